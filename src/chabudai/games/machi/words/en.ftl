# Machi in English.

machi-pitch = Build a village, feed it, and settle the rest by the sword.
machi-by = a game by Loïc Billiau
machi-made = A game by Loïc Billiau, published by Tilsit in 2008.
machi-known = The rules follow the printed booklet and the designer’s published answers. Most values of the cards, the effects of events and red buildings and the seventh combat card are reconstructed: each card says so, and of which part.

## Cards

machi-card-brewer = Brewer
machi-card-moneylender = Moneylender
machi-card-good-cook = Good cook
machi-card-blacksmith = Blacksmith
machi-card-fisherman = Fisherman
machi-card-rice-merchant = Rice merchant
machi-card-silk-merchant = Silk merchant
machi-card-innkeeper = Innkeeper
machi-card-weaver = Weaver
machi-card-peasant = Peasant
machi-card-gambler = Gambler
machi-card-bodyguard = Bodyguard
machi-card-zen-monk = Zen monk
machi-card-writer = Writer
machi-card-geisha = Geisha
machi-card-shinto-priest = Shinto priest
machi-card-shrine-maiden = Shrine maiden
machi-card-noh-actor = Noh actor
machi-card-tea-master = Tea master
machi-card-calligrapher = Calligrapher
machi-card-gardener = Gardener
machi-card-warrior-monk = Warrior monk
machi-card-begging-monk = Begging monk
machi-card-shin = Shin
    .article = none
machi-card-akane = Akane
    .article = none
machi-card-akira = Akira
    .article = none
machi-card-daisuke = Daisuke
    .article = none
machi-card-goro = Goro
    .article = none
machi-card-haru = Haru
    .article = none
machi-card-isamu = Isamu
    .article = none
machi-card-jiro = Jiro
    .article = none
machi-card-kaede = Kaede
    .article = none
machi-card-masato = Masato
    .article = none
machi-card-noboru = Noboru
    .article = none
machi-card-ryu = Ryu
    .article = none
machi-card-tetsuo = Tetsuo
    .article = none
machi-card-yoshi = Yoshi
    .article = none
machi-card-fuu = Fuu
    .article = none
machi-card-ginji = Ginji
    .article = none
machi-card-momo = Momo
    .article = none
machi-card-riku = Riku
    .article = none
machi-card-oboro = Oboro
    .article = none
machi-card-kuro = Kuro
    .article = none
machi-card-saburo = Saburo
    .article = none
machi-card-tatsu = Tatsu
    .article = none
machi-card-washi = Washi
    .article = none
machi-card-ryoma = Ryoma
    .article = none
machi-card-nezu = Nezu
    .article = none
machi-card-sasori = Sasori
    .article = none
machi-card-kage = Kage
    .article = none
machi-card-jubei = Jubei
    .article = none
machi-card-orochi = Orochi
    .article = none
machi-card-wanted = Wanted
    .article = none
machi-card-embezzlement = Embezzlement
    .article = none
machi-card-defection = Defection
    .article = none
machi-card-epidemic = Epidemic
    .article = none
machi-card-festival = Festival
    .article = none
machi-card-brewery = Brewery
machi-card-dive = Tavern
machi-card-inn = Inn
machi-card-harbour = Harbour
machi-card-market = Market
machi-card-exchange = Exchange counter
machi-card-forge = Forge
machi-card-granary = Rice granary
machi-card-silk-workshop = Silk workshop
machi-card-zen-temple = Zen temple
machi-card-shrine = Shinto shrine
machi-card-tea-house = Tea house
machi-card-noh-theatre = Noh theatre
machi-card-library = Library
machi-card-zen-garden = Zen garden
machi-card-school = School
machi-card-monastery = Monastery
machi-card-dojo = Dojo
machi-card-watchtower = Watchtower
machi-card-castle = Castle
machi-card-barracks = Barracks
machi-card-court = Court
machi-card-post-station = Post station
machi-card-den = Gambling den
machi-card-tsunami = Tsunami
    .article = none
machi-card-fire = Fire
    .article = none
machi-card-earthquake = Earthquake
    .article = none
machi-card-carpenters = Imperial carpenters
    .article = none
machi-card-back-villager = face-down Villager card
machi-card-back-building = face-down Building card
machi-combat-parry = Parry
machi-combat-dodge = Dodge
machi-combat-men = Men attack
machi-combat-do = Do attack
machi-combat-ashi = Ashi attack
machi-combat-frank = All-out attack
machi-combat-flash = Flash attack
machi-combat-hidden = face-down combat card
machi-clan-lotus = Lotus
machi-clan-dragon = Dragon
machi-clan-serpent = Serpent
machi-yakuza-of = { ME($seat) ->
    [yes] { $card }, your Yakuza
   *[no] { $card }, { POSS($seat) } Yakuza
 }
machi-back-villager = Villagers
machi-back-building = Buildings
machi-gain-wealth = { $count } wealth
machi-gain-honour = { $count } honour
machi-gain-rice = { $count ->
    [one] { $count } sack of rice
   *[other] { $count } sacks of rice
 }
machi-colour-yellow = yellow
machi-colour-blue = blue
machi-colour-red = red
machi-sort-event = event
machi-sort-yakuza = Yakuza of the { $clan } clan, { $sabres ->
    [one] 1 sword
   *[other] { $sabres } swords
 }
machi-sort-samurai = Samurai, { $sabres ->
    [one] 1 sword
   *[other] { $sabres } swords
 }
machi-sort-villager = { $colour } villager
machi-sort-villager-armed = { $colour } villager, { $sabres ->
    [one] 1 sword
   *[other] { $sabres } swords
 }
machi-sort-building = { $colour } building for { $capacity }
machi-about-building = Holds { $capacity ->
    [one] { $capacity } villager
   *[other] { $capacity } villagers
 }. When active: { $gives }.
machi-about-red = { $building } { $ability }
machi-about-villager = On a building of the same colour: { $gives }. Swords: { $sabres }.
machi-about-bonus = { $villager } On { AN($building) } also: { $gives }.
machi-about-blacksmith = { $villager } Every duellist of the village fights with one more sword.
machi-about-yakuza = Yakuza, clan: { $clan }. Swords: { $sabres }. Blocks the wealth and honour of a building.
machi-about-combat = Wins { $value } unless cancelled. { $cancels }
machi-combat-cancels = Cancels { $cards }.
machi-combat-cancels-none = Cancels nothing.
machi-about-wanted = Puts a price of 3 points on the head of a villager who is not a Samurai, until the end of the year.
machi-about-embezzlement = In autumn: at the end of this year the wealth of an opponent’s finished building counts for you.
machi-about-defection = A villager of an opponent, neither founder nor Samurai, moves to a building of yours.
machi-about-epidemic = Every player with more than 6 villagers discards the top of a stack.
machi-about-festival = In autumn: 3 honour more at the end of this year.
machi-about-tsunami = Destroys every Harbour with the villagers on it.
machi-about-fire = The top villager of a finished building with at most 2 villagers is discarded.
machi-about-earthquake = Every player loses a building under construction; its founder goes back to their hand.
machi-about-carpenters = In autumn: a building of yours under construction is finished at once.
machi-about-dojo = Samurai of the village draw 4 combat cards and set one aside.
machi-about-watchtower = No second Yakuza may enter the village to attack.
machi-about-castle = Duels may be refused at no cost.
machi-about-barracks = Samurai outside eat nothing and do not starve.
machi-about-court = One point more for every Yakuza beaten.
machi-about-post-station = One card more is drawn in spring.
machi-about-den = Once a spring a Yakuza of yours goes back to your hand.

# What of a card is known, and what we had to make up.
machi-origin-noted = { $origin } { $note }
machi-origin-moneylender = As printed: 3 wealth on a yellow building, no bonus on the Brewery. Whether there is a bonus elsewhere is not known.
machi-origin-good-cook = As printed: the name, and that the cook gives rice. Amounts, colour and bonus are reconstructed by us.
machi-origin-blacksmith = As printed: the name. That the Blacksmith helps duellists and that several do not add up is the designer’s word; the rest is reconstructed by us.
machi-origin-zen-monk = As printed: the name, and that the monk is not yellow. The rest is reconstructed by us.
machi-origin-writer = As printed: the name. The rest is reconstructed by us.
machi-origin-shin = As printed: a Samurai with 2 swords. The honour is reconstructed by us.
machi-origin-akane = As printed: the name. The rest is reconstructed by us.
machi-origin-wanted = The designer’s word: one sword, and 3 points for whoever beats the wanted one. How long it lasts is reconstructed by us.
machi-origin-embezzlement = The name is known from players. The effect is reconstructed by us.
machi-origin-dive = As printed: 2 sacks of rice. Colour and capacity are reconstructed by us.
machi-origin-inn = As printed: active with 2 villagers, gives rice. Amounts, colour and exact capacity are reconstructed by us.
machi-origin-harbour = The name, and that the Tsunami hits it, is known from players. The rest is reconstructed by us.
machi-origin-dojo = As printed: the name, and that Samurai bring honour there; so it must be red. Capacity, honour and ability are reconstructed by us.
machi-origin-tsunami = That it hits Harbours is known from players. The exact effect is reconstructed by us.
machi-origin-parry = As printed: stops Do. What else it cancels is reconstructed by us.
machi-origin-dodge = As printed: stops Ashi. What else it cancels is reconstructed by us.
machi-origin-men = The seventh combat card is not known: name, value and effect are our guess.
machi-origin-do = As printed: counters Ashi. Its value is reconstructed by us.
machi-origin-ashi = As printed: the name, and what stops it. Its value and what it cancels are reconstructed by us.
machi-origin-frank = As printed: worth 2, countered by Flash. What it cancels is reconstructed by us.
machi-origin-flash = As printed: worth 1, counters All-out. Whether it cancels more is not known.

## The table

machi-hand-of = { ME($seat) ->
    [yes] your hand
   *[no] { POSS($seat) } hand
 }
    .short = hand
machi-village-of = { ME($seat) ->
    [yes] your village
   *[no] { POSS($seat) } village
 }
    .short = village
machi-outside = outside
    .short = out
machi-place = plot { $number }
    .short = { $number }
machi-place-building = plot { $number }: { $card }, { $villagers } of { $capacity }
    .short = { $number } { $villagers }/{ $capacity }
machi-duel = duel
machi-passes-of = { ME($seat) ->
    [yes] your exchanges
   *[no] { POSS($seat) } exchanges
 } ({ $sabres ->
    [one] { $sabres } sword
   *[other] { $sabres } swords
 }, { $gain } won)
    .short = { $seat } { $sabres }+{ $gain }
machi-fighter-of = { ME($seat) ->
    [yes] your duellist
   *[no] { POSS($seat) } duellist
 }
    .short = { $seat }
machi-combat-hand-of = { ME($seat) ->
    [yes] your combat cards
   *[no] { $left ->
        [0] { POSS($seat) } combat cards
        [one] { POSS($seat) } last combat card
       *[other] { POSS($seat) } { $left } combat cards
    }
 }
    .short = cards
machi-pass = { $number ->
    [1] first exchange
    [2] second exchange
   *[other] third exchange
 }
    .short = { $number }
machi-pass-card-of = { ME($seat) ->
    [yes] your card
   *[no] { POSS($seat) } card
 }
    .short = { $seat }
machi-staged-duel-won = { ME($seat) ->
    [yes] You win the duel
   *[no] { $seat } wins the duel
 }
machi-staged-duel-tied = A drawn duel
machi-stakes = what is at stake
    .short = stake
machi-stakes-told = The winner scores the loser’s swords, the loser is discarded. A tie changes nothing.
machi-deciding = being decided
machi-missing-founder = founder
machi-missing-home = home
machi-missing-opponent = opponent
machi-missing-yakuza = Yakuza
machi-missing-building = building
machi-missing-villager = villager
machi-missing-challenger = challenger
machi-middle = middle of the table
machi-flop = flop: { $back }
    .short = flop
machi-pile = { $back }, pile of { $count }
    .short = { $back } { $count }
machi-discards = { $back }, { $count } discarded
    .short = discard { $count }
machi-counter-points = points
    .short = pts
machi-counter-rice = rice
machi-counter-mouths = mouths
machi-counter-wealth = wealth
machi-counter-honour = honour
machi-year = year { $year } of { $years }
machi-progress-winter = year { $year } of { $years }, winter
machi-progress-spring = year { $year } of { $years }, spring
machi-progress-summer = year { $year } of { $years }, summer
machi-progress-autumn = year { $year } of { $years }, autumn
machi-season-now = the present season
machi-season-note-winter = every mouth eats
machi-season-note-spring = take 1, then draw
machi-season-note-summer = all plan in secret
machi-season-note-autumn = duels, then moves
machi-season-winter = Winter
machi-season-spring = Spring
machi-season-summer = Summer
machi-season-autumn = Autumn

## What is asked

machi-prompt-over = { ME($winners) ->
    [yes] The game is over: you are Shogun!
   *[no] { COUNT($winners) ->
        [one] The game is over: { $winners } becomes Shogun.
       *[other] The game is over, the title of Shogun is shared: { $winners }.
    }
 }
    .short = { ME($winners) ->
        [yes] You are Shogun!
       *[no] { COUNT($winners) ->
            [1] { $winners } is Shogun
            [2] Shoguns: { $winners }
           *[other] { NUMBER(COUNT($winners)) } tied for Shogun
        }
     }
machi-prompt-over-tie = { ME($winners) ->
    [yes] The game is over: equal in points but with more honour, you are Shogun!
   *[no] { COUNT($winners) ->
        [one] The game is over: { $winners } becomes Shogun, equal in points but with more honour.
       *[other] The game is over, the title of Shogun is shared by those equal in points with most honour: { $winners }.
    }
 }
    .short = { machi-prompt-over.short }
    .aside = by honour in the last year
machi-prompt-wait = { $season } of year { $year }. Waiting for { $others }.
    .short = { asked-wait }
    .shorter = { asked-wait.shorter }
machi-prompt-watch = { $season } of year { $year }. { COUNT($others) ->
    [one] { $others } is choosing.
   *[other] { $others } are choosing.
 }
    .short = { asked-watch }
    .shorter = { asked-watch.shorter }
machi-prompt-first-spring = { $season } of year { $year }. No Yakuza in the first year. Play an event, or end your turn.
    .short = Play an event or end your turn
    .aside = no Yakuza in the first year
machi-prompt-take = { $season } of year { $year }. Take one of the cards lying face up in the flop.
    .short = Take a card from the flop
    .aside = then draw from the piles
machi-prompt-draw = { $season } of year { $year }. Draw a card from the pile of villagers or the pile of buildings.
    .short = Draw: villager or building?
    .aside = one of the two piles
machi-prompt-send = { $season } of year { $year }. Send a Yakuza to block somebody else’s building or to defend a blocked one of yours, or end your turn.
    .short = Send a Yakuza?
    .aside = it blocks a building, or defends yours
machi-prompt-recall = { $season } of year { $year }. Which Yakuza goes back to your hand?
    .short = Which Yakuza comes back?
machi-prompt-yakuza = { $season } of year { $year }. Which Yakuza goes to { ME($to) ->
    [yes] your { $card }
   *[no] { POSS($to) } { $card }
 }?
    .short = Which Yakuza goes there?
machi-prompt-found = { $season } of year { $year }. Start a building from your hand, which is finished in winter, or go on to installing villagers.
    .short = Start a new building?
    .aside = face down until winter
machi-prompt-founder = { $season } of year { $year }. Who founds { THE($card) }? A founder never leaves the building.
    .short = Who will be its founder?
    .aside = founders never leave the building
machi-prompt-install = { $season } of year { $year }. Install a villager on a finished building – at least half full, it is active – or finish your summer.
    .short = Install a villager?
    .aside = half full, a building is active
machi-prompt-lodge = { $season } of year { $year }. Where does { THE($card) } live?
    .short = In which building?
    .aside = a bonus may depend on the building
machi-prompt-challenge = { $season } of year { $year }. Choose who challenges somebody to a duel, or go on to moving house.
    .short = Who issues a challenge?
    .aside = or go on to moving house
machi-prompt-opponent = { $season } of year { $year }. Whom does { THE($card) } challenge?
    .short = Challenge whom?
    .aside = one challenge a year for each duellist
machi-prompt-answer = { $season } of year { $year }. { POSS($to) } { $other } challenges your { $card }. Do you accept the duel? { $cost ->
    [0] With your Castle, refusing is free.
    [one] Refusing costs { $cost } point.
   *[other] Refusing costs { $cost } points.
 }
    .short = { $cost ->
        [0] Accept the duel? Refusing is free
       *[other] Accept the duel? Refusing costs { $cost }
     }
    .shorter = { $cost ->
        [0] Duel? Refusing is free
       *[other] Duel? Refusing costs { $cost }
     }
machi-prompt-lay-aside = { $season } of year { $year }. Thanks to the Dojo you drew four cards. Which one do you set aside?
    .short = Set which card aside?
    .aside = the Dojo let you draw 4
machi-prompt-pick = { $season } of year { $year }. Choose your card for this exchange: it wins the swords it shows, unless the other card cancels it.
    .short = Your card for this exchange?
    .aside = it wins its swords unless cancelled
machi-prompt-move = { $season } of year { $year }. Who moves to another building before the year is counted? Or end your turn.
    .short = Who moves house?
    .aside = before the year is counted
machi-prompt-set-down = { $season } of year { $year }. Where does { THE($card) } move?
    .short = To which building?
machi-prompt-starve = { $season } of year { $year }. Rice is missing: discard { $count ->
    [one] one more villager
   *[other] { $count } more villagers
 } from the tops of your stacks.
    .short = { $count ->
        [one] Famine: { $count } more villager to lose
       *[other] Famine: { $count } more villagers to lose
     }
    .shorter = Famine: lose { $count } more
    .aside = from the tops of your stacks
machi-prompt-wanted = { $season } of year { $year }. Wanted: on whose head do you put a price of 3 points?
    .short = Put a price on whose head?
    .aside = until the end of the year
machi-prompt-embezzle = { $season } of year { $year }. Embezzlement: the wealth of which building will count for you this year?
    .short = Embezzle which building?
    .aside = its wealth counts for you this year
machi-prompt-entice = { $season } of year { $year }. Defection: which villager moves over to you?
    .short = Lure which villager?
machi-prompt-lure = { $season } of year { $year }. Where does { THE($card) } settle?
    .short = Where do they settle?
machi-prompt-sicken = { $season } of year { $year }. The epidemic takes the top of one of your stacks. Which one?
    .short = Epidemic: which stack?
    .aside = its top villager is discarded
machi-prompt-burn = { $season } of year { $year }. Fire: on which building is the top villager discarded?
    .short = Fire: which building?
    .aside = its top villager is discarded
machi-prompt-collapse = { $season } of year { $year }. Earthquake: which of your sites collapses? Its founder goes back to your hand.
    .short = Which site collapses?
    .aside = its founder goes back to your hand
machi-prompt-finish = { $season } of year { $year }. Which of your sites do the carpenters finish?
    .short = Finish which site?

## Actions

machi-action-take = Take { THE($card) } ({ $sort })
machi-action-draw = Draw from the pile of { $back }
machi-action-event = Play the event { $card }
machi-action-attack = Attack { POSS($to) } { $card }
machi-action-defend = Defend your { $card }
machi-action-send-done = Send nobody else
    .short = Send no more
machi-action-den = Use the Gambling den
    .short = Gambling den
machi-action-yakuza = Send { $card }
machi-action-recall = Take { $card } back
machi-action-found = Start { THE($card) }
machi-action-found-done = No more buildings
    .short = Done founding
machi-action-founder-hand = { START(THE($card)) } from your hand
machi-action-founder-village = { START(THE($card)) } of your village
machi-action-install = Install { THE($card) }
machi-action-install-done = Finish the summer
    .short = End summer
machi-action-lodge = On { THE($card) } (plot { $number })
machi-action-lodge-outside = Outside the buildings
machi-action-challenge = Challenge with { THE($card) }
machi-action-challenge-done = On to moving house
    .short = Move house
machi-action-opponent = Challenge { POSS($to) } { $card }
machi-action-accept = Accept the duel
machi-action-refuse = Refuse the duel
machi-action-pick = Play { $card }
machi-action-lay-aside = Set { $card } aside
machi-action-move = Move { THE($card) }
machi-action-move-done = End the turn
machi-action-set-down = To { THE($card) } (plot { $number })
machi-action-set-down-outside = Outside the buildings
machi-action-give-up = Discard { THE($card) }
machi-action-wanted = Put a price on the head of { ME($to) ->
    [yes] your { $card }
   *[no] { POSS($to) } { $card }
 }
machi-action-entice = Lure { POSS($to) } { $card }
machi-action-embezzle = Embezzle { POSS($to) } { $card }
machi-action-burn = Set fire to { ME($to) ->
    [yes] your { $card }
   *[no] { POSS($to) } { $card }
 }
machi-action-lure = To { THE($card) } (plot { $number })
machi-action-collapse = Lose the site of { THE($card) } (plot { $number })
machi-action-finish = Finish { THE($card) } (plot { $number })

## What happens

machi-event-year = Year { $year } begins.
    .short = Year { $year }
machi-event-rice = { ME($seat) ->
    [yes] You have
   *[no] { $seat } has
 } { $rice ->
    [one] { $rice } sack of rice
   *[other] { $rice } sacks of rice
 } for { $mouths ->
    [one] { $mouths } villager
   *[other] { $mouths } villagers
 }.
    .caption = rice { $rice }, mouths { $mouths }
machi-event-starved = { ME($seat) ->
    [yes] You discard { THE($card) } for want of rice.
   *[no] { $seat } discards { THE($card) } for want of rice.
 }
    .caption = { $card } leaves, hungry
machi-event-finished = { ME($seat) ->
    [yes] You finish { THE($card) }.
   *[no] { $seat } finishes { THE($card) }.
 }
    .caption = { $card } is finished
machi-event-spring = { ME($seat) ->
    [yes] Spring of year { $year }: you begin.
   *[no] Spring of year { $year }: { $seat } begins.
 }
    .short = { ME($seat) ->
        [yes] Spring: you begin
       *[no] Spring: { $seat } begins
    }
machi-event-autumn = { ME($seat) ->
    [yes] Autumn of year { $year }: you begin.
   *[no] Autumn of year { $year }: { $seat } begins.
 }
    .short = { ME($seat) ->
        [yes] Autumn: you begin
       *[no] Autumn: { $seat } begins
    }
machi-event-flop = { START(THE($card)) } comes into the flop.
    .caption = flop: { $card }
machi-event-reshuffled = The discards become a new pile: { $back }.
    .caption = a new pile
machi-event-take = { ME($seat) ->
    [yes] You take { THE($card) } from the flop.
   *[no] { $seat } takes { THE($card) } from the flop.
 }
    .caption = takes { THE($card) }
machi-event-draw = { ME($seat) ->
    [yes] You draw a card: { $back }.
   *[no] { $seat } draws a card: { $back }.
 }
    .caption = draws: { $back }
machi-event-draw-card = { ME($seat) ->
    [yes] You draw { THE($card) }.
   *[no] { $seat } draws { THE($card) }.
 }
    .caption = draws { THE($card) }
machi-event-attack = { ME($seat) ->
    [yes] You send { $card } against { POSS($to) } { $building }.
   *[no] { ME($to) ->
        [yes] { $seat } sends { $card } against your { $building }.
       *[no] { $seat } sends { $card } against { POSS($to) } { $building }.
    }
 }
    .caption = { $card } blocks { THE($building) }
machi-event-move-yakuza = { ME($seat) ->
    [yes] You move { $card } to { ME($to) ->
        [yes] your { $building }
       *[no] { POSS($to) } { $building }
    }.
   *[no] { ME($to) ->
        [yes] { $seat } moves { $card } to your { $building }.
       *[no] { $seat } moves { $card } to { POSS($to) } { $building }.
    }
 }
    .caption = { $card } goes on: { $building }
machi-event-defend = { ME($seat) ->
    [yes] You send { $card } to defend your { $building }.
   *[no] { $seat } sends { $card } to defend their { $building }.
 }
    .caption = { $card } defends { THE($building) }
machi-event-recalled = { ME($seat) ->
    [yes] You take { $card } back to your hand.
   *[no] { $seat } takes { $card } back.
 }
    .caption = takes { $card } back
machi-event-yakuza-home = { ME($seat) ->
    [yes] { $card } goes back to your hand.
   *[no] { $card } goes back to { POSS($seat) } hand.
 }
    .caption = { $card } goes home
machi-event-founded = { ME($seat) ->
    [yes] You start a building with { THE($card) }.
   *[no] { $seat } starts a building with { THE($card) }.
 }
    .caption = starts a building
machi-event-installed = { ME($seat) ->
    [yes] You install { THE($card) } on { THE($building) }.
   *[no] { $seat } installs { THE($card) } on { THE($building) }.
 }
    .caption = { $card } on { THE($building) }
machi-event-outside = { ME($seat) ->
    [yes] You let { THE($card) } stand outside.
   *[no] { $seat } lets { THE($card) } stand outside.
 }
    .caption = { $card } stays outside
machi-event-heir = { ME($seat) ->
    [yes] In your village { THE($card) } becomes a founder.
   *[no] In { POSS($seat) } village { THE($card) } becomes a founder.
 }
    .caption = new founder: { $card }
machi-event-building-lost = { ME($seat) ->
    [yes] You lose { THE($card) }.
   *[no] { $seat } loses { THE($card) }.
 }
    .caption = loses { THE($card) }
machi-event-challenge = { ME($seat) ->
    [yes] Your { $card } challenges { POSS($to) } { $target }.
   *[no] { ME($to) ->
        [yes] { POSS($seat) } { $card } challenges your { $target }.
       *[no] { POSS($seat) } { $card } challenges { POSS($to) } { $target }.
    }
 }
    .caption = { $card } challenges { $target }
machi-event-refuse = { ME($seat) ->
    [yes] You refuse the duel and lose { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } refuses the duel and loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
    .caption = refuses the duel
machi-event-refuse-free = { ME($seat) ->
    [yes] You refuse the duel from your Castle.
   *[no] { $seat } refuses the duel from their Castle.
 }
    .caption = refuses the duel
machi-event-pass = { ME($seat) ->
    [yes] Exchange { $number }: you play { $combat }, { $to } plays { $answer }.
   *[no] Exchange { $number }: { $seat } plays { $combat }, { ME($to) ->
        [yes] you play
       *[no] { $to } plays
    } { $answer }.
 }
    .caption = { $combat } against { $answer }
machi-event-pass-won = Swords won: { ME($seat) ->
    [yes] you
   *[no] { $seat }
 } { $gain }, { ME($to) ->
    [yes] you
   *[no] { $to }
 } { $loss }.
    .caption = { $gain } to { $loss }
machi-event-duel-tied = { ME($seat) ->
    [yes] Your duel with { $to } is tied
   *[no] { ME($to) ->
        [yes] Your duel with { $seat } is tied
       *[no] The duel between { $seat } and { $to } is tied
    }
 }, { $total } all: nobody is beaten.
    .caption = a draw at { $total }
machi-event-duel-won = { ME($seat) ->
    [yes] You win the duel { $total } to { $other }: { POSS($to) } { $card } is discarded.
   *[no] { ME($to) ->
        [yes] { $seat } wins the duel { $total } to { $other }: your { $card } is discarded.
       *[no] { $seat } wins the duel { $total } to { $other }: { POSS($to) } { $card } is discarded.
    }
 }
    .caption = wins { $total } to { $other }
machi-event-survived = { ME($seat) ->
    [yes] Your wanted villager survives, but scores nothing.
   *[no] { POSS($seat) } wanted villager survives, but scores nothing.
 }
    .caption = survives, but scores nothing
machi-event-points = { ME($seat) ->
    [yes] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { THE($card) }.
   *[no] { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { THE($card) }.
 }
    .caption = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
machi-event-moved = { ME($seat) ->
    [yes] You move { THE($card) } to { THE($building) }.
   *[no] { $seat } moves { THE($card) } to { THE($building) }.
 }
    .caption = { $card } to { THE($building) }
machi-event-moved-outside = { ME($seat) ->
    [yes] You move { THE($card) } outside.
   *[no] { $seat } moves { THE($card) } outside.
 }
    .caption = { $card } goes outside
machi-event-event = { ME($seat) ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
 }
    .caption = plays { $card }
machi-event-marked = { ME($seat) ->
    [yes] You put a price on the head of { ME($to) ->
        [yes] your { $card }
       *[no] { POSS($to) } { $card }
    }.
   *[no] { ME($to) ->
        [yes] { $seat } puts a price on the head of your { $card }.
       *[no] { $seat } puts a price on the head of { SAME($seat, $to) ->
            [yes] their own { $card }
           *[no] { POSS($to) } { $card }
        }.
    }
 }
    .caption = { $card } is wanted
machi-event-embezzled = { ME($seat) ->
    [yes] You embezzle the wealth of { POSS($to) } { $card }.
   *[no] { ME($to) ->
        [yes] { $seat } embezzles the wealth of your { $card }.
       *[no] { $seat } embezzles the wealth of { POSS($to) } { $card }.
    }
 }
    .caption = embezzles { THE($card) }
machi-event-defected = { ME($seat) ->
    [yes] You lure { POSS($to) } { $card } to { THE($building) }.
   *[no] { ME($to) ->
        [yes] { $seat } lures your { $card } to { THE($building) }.
       *[no] { $seat } lures { POSS($to) } { $card } to { THE($building) }.
    }
 }
    .caption = { $card } defects
machi-event-sickened = { ME($seat) ->
    [yes] You lose { THE($card) } to the epidemic.
   *[no] { $seat } loses { THE($card) } to the epidemic.
 }
    .caption = { $card } falls ill
machi-event-drowned = { ME($seat) ->
    [yes] You lose { THE($card) } to the tsunami.
   *[no] { $seat } loses { THE($card) } to the tsunami.
 }
    .caption = the tsunami takes { $card }
machi-event-burned = { ME($seat) ->
    [yes] Your
   *[no] { POSS($seat) }
 } fire kills { ME($to) ->
    [yes] your { $card }
   *[no] { SAME($seat, $to) ->
        [yes] their own { $card }
       *[no] { POSS($to) } { $card }
    }
 }.
    .caption = the fire takes { $card }
machi-event-collapsed = { ME($seat) ->
    [yes] You lose the site of { THE($card) }.
   *[no] { $seat } loses the site of { THE($card) }.
 }
    .caption = the site collapses
machi-event-year-end = { ME($seat) ->
    [yes] You count { $wealth } wealth and { $honour } honour: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } counts { $wealth } wealth and { $honour } honour: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
    .caption = { $points ->
        [one] { $points } point this year
       *[other] { $points } points this year
    }
machi-event-shogun = { ME($seat) ->
    [yes] You become Shogun with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } becomes Shogun with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
    .caption = becomes Shogun

## What is refused

machi-refusal-barracks = The Barracks feeds { THE($card) }, who does not starve.
machi-refusal-autumn-event = { $card } can only be played in autumn.
machi-refusal-samurai-wanted = { START(THE($card)) } is a Samurai, on whose head nobody puts a price.
machi-refusal-own-building = You cannot embezzle your own wealth.
machi-refusal-not-built = That building is still under construction.
machi-refusal-samurai-stays = { START(THE($card)) } is a Samurai and does not defect.
machi-refusal-founder-stays = { START(THE($card)) } is the founder of that building and stays there.
machi-refusal-blocked-building = A Yakuza blocks that building: nobody leaves or enters it.
machi-refusal-blocked-target = A Yakuza blocks { THE($card) }: nobody moves in.
machi-refusal-full = That building is full.
machi-refusal-too-many-to-burn = More than two villagers live there: they put the fire out.
machi-refusal-samurai-inside = A Samurai protects that building.
machi-refusal-already-there = { $card } stands there already.
machi-refusal-not-blocked = That building of yours is not blocked: there is nothing to defend.
machi-refusal-same-clan = { $card }, who blocks it, is of the same clan.
machi-refusal-other-clan = { $card } attacks that village already and is of another clan.
machi-refusal-watchtower = A Watchtower keeps a second Yakuza out of that village.
machi-refusal-not-a-villager = { START(THE($card)) } is not a villager.
machi-refusal-is-founder = { START(THE($card)) } is a founder already.
machi-refusal-no-room = There is no room in your finished buildings.
machi-refusal-not-a-samurai = { START(THE($card)) } is not a Samurai and needs a building.
machi-refusal-attacker-cannot-challenge = { $card } is attacking, and attackers do not challenge.
machi-refusal-has-challenged = { START(THE($card)) } has challenged this year.
machi-refusal-no-opponent = There is nobody for { THE($card) } to challenge.
machi-refusal-only-samurai = { START(THE($card)) } may only challenge a Yakuza that blocks the same building.
machi-refusal-own-duellist = { START(THE($card)) } is yours.
machi-refusal-no-duellist = { START(THE($card)) } is not a duellist.
machi-refusal-not-the-blocker = { START(THE($card)) } does not block that building.
machi-refusal-overfull = { START(THE($card)) } holds too many villagers: somebody has to leave first.
machi-refusal-has-moved = { START(THE($card)) } has moved already.
machi-refusal-nowhere-to-go = There is nowhere for { THE($card) } to go.
machi-refusal-no-move = { START(THE($card)) } lives there already: that is not a move.
machi-refusal-cannot-make-room = { START(THE($card)) } is full and nobody could make room.

## Points

machi-points-total = total
machi-points-year = year { $year }
machi-points-won = duel: { $card } beaten
    .short = duels
machi-points-bounty = the price on the head of { THE($card) }
    .short = prices on heads
machi-points-court = the Court’s point for { $card }
    .short = the Court
machi-points-refused = a duel refused for { THE($card) }
    .short = duels refused
machi-points-building = { $card }: { $wealth } wealth, { $honour } honour
machi-points-villager = { $card }: { $wealth } wealth, { $honour } honour
machi-points-active = { $card }, active: { $wealth } wealth, { $honour } honour
machi-points-inactive = { $card }, not active: nothing
machi-points-blocked = { $card }, blocked: nothing
machi-points-stolen = { $wealth } wealth embezzled by { $seat }
machi-points-spoils = embezzled from { $card }: { $wealth } wealth
machi-points-feast = the Festival: { $honour } honour
machi-points-wealth = { $wealth } wealth, a point for every three ({ $lost } lost)
    .short = wealth
machi-points-honour = { $honour } honour, a point for every two ({ $lost } lost)
    .short = honour

## Options

machi-option-years = years
machi-option-years-auto = 8, or 6 with five players
machi-option-years-2 = 2
machi-option-years-3 = 3
machi-option-years-4 = 4
machi-option-years-5 = 5
machi-option-years-6 = 6
machi-option-years-7 = 7
machi-option-years-8 = 8
machi-option-sweep_flop = a new flop every spring
machi-option-wanted_winner_scores = a wanted villager who wins scores

## Marks on cards

mark-founder = founder
    .sign = °
mark-wanted = wanted
    .sign = $
mark-spent = has challenged this year
    .sign = -
mark-planned = planned for this summer
    .sign = ×
mark-site = under construction
    .sign = ^
mark-active = active
    .sign = *
mark-blocked = blocked by a Yakuza
    .sign = #
mark-inactive = not active
    .sign = ,
mark-cancelled = cancelled
    .sign = /

## Files of one’s own

error-unknown-card = There is no card called “{ $card }” in { $section }.
error-bad-card-value = “{ $field }” cannot be “{ $value }”.
error-deck-not-a-list = “{ $what }” must be a list; here it is { $found }.

## Key to the symbols

machi-sign-wealth = wealth: three are a point at the end of the year
machi-sign-honour = honour: two are a point at the end of the year
machi-sign-rice = a sack of rice
machi-sign-sabre = a sword
machi-sign-person = villagers who live there, and how many it has room for
machi-sign-clan-lotus = the Lotus clan
machi-sign-clan-dragon = the Dragon clan
machi-sign-clan-serpent = the Serpent clan
machi-sign-winter = { machi-season-winter }: { machi-season-note-winter }
machi-sign-spring = { machi-season-spring }: { machi-season-note-spring }
machi-sign-summer = { machi-season-summer }: { machi-season-note-summer }
machi-sign-autumn = { machi-season-autumn }: { machi-season-note-autumn }
machi-sign-ashi = { machi-combat-ashi }
machi-sign-do = { machi-combat-do }
machi-sign-flash = { machi-combat-flash }
machi-sign-frank = { machi-combat-frank }
machi-sign-men = { machi-combat-men }

## Families of cards, for the lab

machi-family-yellow-villagers = yellow villagers
machi-family-blue-villagers = blue villagers
machi-family-samurai = Samurai
machi-family-yakuza = Yakuza
machi-family-villager-events = events of the villagers
machi-family-yellow-buildings = yellow buildings
machi-family-blue-buildings = blue buildings
machi-family-red-buildings = red buildings
machi-family-building-events = events of the buildings
