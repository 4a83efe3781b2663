# Dojo in English.

dojo-pitch = Train disciples, hand out cards, and dare the dealer.
dojo-by = a game by Antoine Bauza
dojo-made = A game by Antoine Bauza, published by Hazgaard Editions in 2011.
dojo-known = Only the second half of the printed rulebook has been found; the rest is told after those who played. The disciples, the belts and the trophies are those of the printed game. The deck is reconstructed: which disciple wears which belt, and how often, is our reasoned guess.

## Cards and trophies

dojo-disciple-monkey = monkey
dojo-disciple-fox = fox
dojo-disciple-tigress = tigress
dojo-disciple-crane = crane
dojo-disciple-bear = bear
dojo-disciple-raccoon = raccoon

dojo-belt-white = white
dojo-belt-yellow = yellow
dojo-belt-green = green
dojo-belt-blue = blue
dojo-belt-black = black

dojo-card = { $belt }-belt { $disciple }
dojo-card-hidden = face-down card

dojo-trophy-incense = Incense
dojo-trophy-assistant = Assistant
dojo-trophy-grand_master = Grand Master
dojo-trophy-multicolour_belt = Multicolour Belt
dojo-trophy-kimono = Competition Kimono
dojo-trophy-broom = Broom

dojo-about-disciple = In a row it forms groups with its like: 1, 3, 6 or 10 points for one to four of them. Its belt counts in the column and in challenges.
dojo-about-raccoon = A wild card: in a row it counts as any disciple its owner likes. Its belt stays what it is, in columns and in challenges.
dojo-origin-card = The printed game has these disciples and these belts; which disciple wears which belt, and how often, is not known to us and follows the deck of this table.
dojo-about-plain = In the White Belt variant: 3 points for whoever wins it, and no effect.
    .short = 3 points for its winner, no effect.
dojo-about-incense = On a row: every disciple in the row scores its own group, not just the largest.
    .short = Row: each disciple scores its own group.
dojo-about-assistant = On a row: before the count, its four cards may be put in any order, which can help the columns.
    .short = Row: reorder its cards before the count.
dojo-about-grand_master = On a row: one of its cards counts as a raccoon, that is, as any disciple. (The “Raton-Laveur” token of the booklet.)
    .short = Row: one card counts as any disciple.
dojo-about-multicolour_belt = On a column: two belts of one colour are enough to score that belt.
    .short = Column: two belts of a colour are enough.
dojo-about-kimono = On a column: three belts of one colour score twice.
    .short = Column: three belts of a colour score twice.
dojo-about-broom = On a column: before the count, its three cards may be put in any order, which can help the rows.
    .short = Column: reorder its cards before the count.

## The table

dojo-middle = middle of the table
dojo-pile = { $count ->
    [one] pile: { $count } card
   *[other] pile: { $count } cards
 }
    .short = pile { $count }
dojo-tokens = { $count ->
    [one] { $count } trophy left
   *[other] { $count } trophies left
 }
    .short = trophies left { $count }
dojo-trophy-shown = at stake
dojo-dojo-of = { ME($seat) ->
    [yes] your dojo
   *[no] { POSS($seat) } dojo
 }
    .short = dojo
dojo-staged = { ME($seat) ->
    [yes] you win the challenge
   *[no] { $seat } wins the challenge
 }
dojo-staged-belts = the belts
dojo-staged-challenger = { ME($seat) ->
    [yes] you
   *[no] { $seat }
 }
dojo-staged-dealer = { ME($seat) ->
    [yes] you, dealer
   *[no] { $seat }, dealer
 }
dojo-hand-of = { ME($seat) ->
    [yes] your hand
   *[no] { POSS($seat) } hand
 }
    .short = hand
dojo-drawn = card to give away
    .short = to give
dojo-corner = trophies
    .short = { "" }
dojo-square = { $column }{ $row }
dojo-row = row { $row }
    .short = { $row }
dojo-column = column { $column }
    .short = { $column }
dojo-arranged = { ME($seat) ->
    [yes] your dojo, arranged for the count
   *[no] { POSS($seat) } dojo, arranged for the count
 }

dojo-progress = round { $round } of { $rounds }
dojo-counter-points = points
    .short = pts
dojo-counter-wins = challenges won
    .short = won
dojo-counter-dealer = dealer
dojo-counter-tally = belt with throws won

## What is asked

dojo-prompt-over = { ME($winners) ->
    [yes] The game is over: you win!
   *[no] { COUNT($winners) ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over, a shared victory: { $winners }.
    }
 }
    .short = { asked-over }
    .shorter = { asked-over.shorter }
dojo-prompt-over-tie = { ME($winners) ->
    [yes] The game is over: you win, equal in points but with more challenges won!
   *[no] { COUNT($winners) ->
        [one] The game is over: { $winners } wins, equal in points but with more challenges won.
       *[other] The game is over, a shared victory of those equal in points with most challenges won: { $winners }.
    }
 }
    .short = { asked-over }
    .shorter = { asked-over.shorter }
    .aside = by challenges won
dojo-prompt-wait = Round { $round } of 12: waiting for { $others }.
    .short = { asked-wait }
    .shorter = { asked-wait.shorter }
dojo-prompt-watch = Round { $round } of 12: { COUNT($others) ->
    [one] { $others } is choosing.
   *[other] { $others } are choosing.
 }
    .short = { asked-watch }
    .shorter = { asked-watch.shorter }
dojo-prompt-give = Round { $round } of 12: you deal, and the { $trophy } is at stake. Everybody gets one card, you too. Who gets the { $card }?
    .short = Who gets this card?
    .aside = choose a seat, or yours to keep it
dojo-prompt-challenge = Round { $round } of 12: you hold the { $card }. Challenge the dealer, { $dealer }, for the { $trophy }? The higher belt wins, yours if they are equal.
    .short = Challenge { $dealer } for the trophy?
    .shorter = Challenge { $dealer }?
    .aside = the higher belt wins, yours if equal
dojo-prompt-throw = Round { $round } of 12, throw { $throw } of 3, { $duel }: rock, paper or scissors? Each throw won adds one to the belt in this challenge; if they are equal in the end, the challenger wins.
    .short = Rock, paper or scissors?
    .aside = each throw won adds 1 to the belt
dojo-prompt-wait-throw = Round { $round } of 12, throw { $throw } of 3, { $duel }: waiting for { $others }.
    .short = { asked-wait }
    .shorter = { asked-wait.shorter }
dojo-prompt-watch-throw = Round { $round } of 12, throw { $throw } of 3, { $duel }: { COUNT($others) ->
    [one] { $others } is choosing.
   *[other] { $others } are choosing.
 }
    .short = { asked-watch }
    .shorter = { asked-watch.shorter }
dojo-duel = { $challenger } ({ $attack }) against { $dealer } ({ $defence })
dojo-tally = { $won ->
    [0] { $belt } { $value }
   *[other] { $belt } { $value } + { $won }
 }
dojo-prompt-swap = Round { $round } of 12: you won! Keep the { $card }, or swap it for { POSS($rival) } { $other }?
    .short = You won! Which card do you want?
    .shorter = You won! Which card?
    .aside = the other card goes to your rival
dojo-prompt-place = Round { $round } of 12: where in your dojo does the { $card } train? Disciples count in rows, belts in columns.
    .short = Where does the { $disciple } train?
    .aside = beside a card that is there
dojo-prompt-award = Round { $round } of 12: which line of your dojo gets the { $trophy }? { $about }
    .short = Where does the { $trophy } go?
    .shorter = Where does the trophy go?
    .aside = it works there when points are counted
dojo-prompt-award-fixed = Round { $round } of 12: which line of your dojo gets the { $trophy }? { $about } { $cost }
    .short = Where does the { $trophy } go?
    .shorter = Where does the trophy go?
    .aside = your dojo grows no further there
dojo-fixed-left = The trophy stays where you put it, and from then on your dojo does not grow any further to the left.
dojo-fixed-top = The trophy stays where you put it, and from then on your dojo does not grow any further upwards.

dojo-action-keep-card = Keep the { $card } for yourself
dojo-action-give = Give the { $card } to { $to }
dojo-action-challenge = Challenge { $dealer }
    .short = Challenge
dojo-action-pass = Pass
dojo-action-throw-rock = Rock
dojo-action-throw-paper = Paper
dojo-action-throw-scissors = Scissors
dojo-action-swap = Take { POSS($rival) } { $card }
dojo-action-keep = Keep the { $card }
dojo-action-place = Place the { $card } on { $square }
dojo-action-award = Put the { $trophy } on { $line }

## What happens

dojo-throw-rock = rock
dojo-throw-paper = paper
dojo-throw-scissors = scissors

dojo-event-round = Round { $round } begins.
    .short = Round { $round }
dojo-event-turn-up = { ME($seat) ->
    [yes] You deal and turn up the { $trophy }.
   *[no] { $seat } deals and turns up the { $trophy }.
 }
    .caption = deals for the { $trophy }
dojo-event-look = { ME($seat) ->
    [yes] You look at the top card: { $card }.
   *[no] { $seat } looks at the top card: { $card }.
 }
    .caption = looks at the { $card }
dojo-event-give = { ME($seat) ->
    [yes] { ME($to) ->
        [yes] You keep a card.
       *[no] You give a card to { $to }.
    }
   *[no] { ME($to) ->
        [yes] { $seat } gives you a card.
       *[no] { SAME($seat, $to) ->
            [yes] { $seat } keeps a card.
           *[no] { $seat } gives a card to { $to }.
        }
    }
 }
    .caption = { SAME($seat, $to) ->
        [yes] keeps a card
       *[no] { ME($to) ->
            [yes] a card for you
           *[no] a card for { $to }
        }
    }
dojo-event-give-card = { ME($seat) ->
    [yes] { ME($to) ->
        [yes] You keep the { $card }.
       *[no] You give { $to } the { $card }.
    }
   *[no] { ME($to) ->
        [yes] { $seat } gives you the { $card }.
       *[no] { SAME($seat, $to) ->
            [yes] { $seat } keeps the { $card }.
           *[no] { $seat } gives { $to } the { $card }.
        }
    }
 }
    .caption = { SAME($seat, $to) ->
        [yes] keeps the { $card }
       *[no] { ME($to) ->
            [yes] the { $card } for you
           *[no] the { $card } for { $to }
        }
    }
dojo-event-receive = { ME($seat) ->
    [yes] From the pile you get the { $card }.
   *[no] From the pile { $seat } gets the { $card }.
 }
    .caption = gets the { $card }
dojo-event-pass = { ME($seat) ->
    [yes] You pass.
   *[no] { $seat } passes.
 }
    .caption = passes
dojo-event-challenge = { ME($seat) ->
    [yes] You challenge { $to }!
   *[no] { ME($to) ->
        [yes] { $seat } challenges you!
       *[no] { $seat } challenges { $to }!
    }
 }
    .caption = { ME($to) ->
        [yes] challenges you!
       *[no] challenges { $to }!
    }
dojo-event-reveal = { ME($seat) ->
    [yes] You show the { $card }.
   *[no] { $seat } shows the { $card }.
 }
    .caption = shows the { $card }
dojo-event-throw = { ME($seat) ->
    [yes] You throw { $throw }.
   *[no] { $seat } throws { $throw }.
 }
    .caption = throws { $throw }
dojo-event-throw-drawn = The throw is a draw.
    .caption = a draw
dojo-event-throw-won = { ME($seat) ->
    [yes] You win the throw: one more for your belt.
   *[no] { $seat } wins the throw: one more for their belt.
 }
    .caption = wins the throw
dojo-event-win = { ME($seat) ->
    [yes] You win the challenge (challenger { $attack }, dealer { $defence }) and take the { $trophy }.
   *[no] { $seat } wins the challenge (challenger { $attack }, dealer { $defence }) and takes the { $trophy }.
 }
    .short = { ME($seat) ->
        [yes] You win the challenge
       *[no] { $seat } wins the challenge
    }
    .caption = challenger { $attack }, dealer { $defence }
dojo-event-swap = { ME($seat) ->
    [yes] You swap the two cards.
   *[no] { $seat } swaps the two cards.
 }
    .caption = swaps the cards
dojo-event-keep = { ME($seat) ->
    [yes] You leave the cards as they are.
   *[no] { $seat } leaves the cards as they are.
 }
    .caption = leaves the cards
dojo-event-place = { ME($seat) ->
    [yes] You place the { $card } on { $cell }.
   *[no] { $seat } places the { $card } on { $cell }.
 }
    .caption = { $card } on { $cell }
dojo-goal-award = { $trophy }
dojo-event-award = { ME($seat) ->
    [yes] You put the { $trophy } on { $line }.
   *[no] { $seat } puts the { $trophy } on { $line }.
 }
    .caption = { $trophy }: { $line }
dojo-event-no-line = { ME($seat) ->
    [yes] You have no line for the { $trophy }: it goes back to the box.
   *[no] { $seat } has no line for the { $trophy }: it goes back to the box.
 }
    .caption = no line for it
dojo-event-unclaimed = Nobody challenged: the { $trophy } goes back to the box.
    .caption = back to the box
dojo-event-final = { ME($seat) ->
    [yes] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
    .caption = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What is refused

dojo-refusal-has-a-card = { ME($to) ->
    [yes] You already have a card this round.
   *[no] { $to } already has a card this round.
 }
dojo-refusal-square-taken = A card lies there already, and cards once placed stay put.
dojo-refusal-not-beside-a-card = No card of your dojo lies beside that square.
dojo-refusal-fourth-row = That would be a fourth row; a dojo has three.
dojo-refusal-fifth-column = That would be a fifth column; a dojo has four.
dojo-refusal-beyond-the-left-edge = A fixed trophy stands at the left edge of your dojo: no card goes any further left.
dojo-refusal-beyond-the-top-edge = A fixed trophy stands at the top edge of your dojo: no card goes any further up.
dojo-refusal-wrong-direction = The { $trophy } does not go there: black trophies go to rows, orange ones to columns.
dojo-refusal-empty-line = There is no card on that line yet, so the { $trophy } cannot go there.
dojo-refusal-starts-inside = That line begins inside your dojo: there the { $trophy } would stand for good where a card has to lie.
dojo-refusal-has-a-trophy = That line already carries the { $trophy }.

## Points

dojo-points-total = total
dojo-points-rows = rows
dojo-points-row = row { $row }
dojo-points-group = { $size } × { $disciple }{ $jokers ->
    [0] { "" }
    [one] , one of them wild
   *[other] , { $jokers } of them wild
 }
dojo-points-columns = columns
dojo-points-column = column { $column }: { $belt } belts
dojo-points-column-nothing = column { $column }: no belts that match
dojo-points-column-unfinished = column { $column }: unfinished
dojo-points-with-trophy = { $line } ({ $trophy })
dojo-points-kept = { $trophies ->
    [one] { $trophies } trophy kept, { $each } points each
   *[other] { $trophies } trophies kept, { $each } points each
 }

## Options

dojo-option-white_belt = White Belt variant
dojo-option-black_belt = Black Belt variant
dojo-option-fixed_trophies = fixed trophies
dojo-option-deck = deck
dojo-option-deck-even = even
dojo-option-deck-black_masters = black masters
dojo-option-deck-rare_belts = rare belts
dojo-option-deck-few_masters = few masters

## Families of cards, for the lab

dojo-family-monkey = monkeys
dojo-family-fox = foxes
dojo-family-tigress = tigresses
dojo-family-crane = cranes
dojo-family-bear = bears
dojo-family-raccoon = raccoons
