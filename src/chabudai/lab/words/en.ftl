# The lab: many games on paired deals. Commands, errors, and the report.

## Errors

error-lab-folder-taken = The folder holds something else. Choose another one with --out.
error-lab-no-folder = This folder holds no experiment of the lab.
error-lab-bad-change = “{ $change }” is not a change.
error-lab-bad-range = “{ $change }” is not a range from low to high of at most { $most } values.
error-lab-not-a-number = “{ $change }” needs a whole number on both sides.
error-lab-no-field = “{ $change }”: there is nothing called “{ $field }”.

## The report: frame

lab-title-report = { $game }: balance report
lab-title-compare = { $game }: what if?
lab-title-sweep = { $game }: a curve
lab-title-forbid = { $game }: what a rule is worth
lab-title-tournament = { $game }: tournament
lab-facts = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 } · { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 } · { $games ->
    [one] { $games } game
   *[other] { $games } games
 } · bots: { $bots } · edition { $edition }
lab-stale = The rules, the bots or a deck have changed since these games were played. The same command plays them anew.
lab-early = Fewer than { $deals } deals so far: believe no interval yet.
lab-minute = In one minute
lab-whole = The game as a whole
lab-percent = { $number }%
lab-numbers = Numbers
lab-mark-fine = fine
lab-mark-look = worth a look
lab-mark-unsure = not sure yet
lab-mark-told = for your information
lab-needs = About { $deals } more deals would make it sure.
lab-made = How it was made
lab-made-deals = Deals { $first } to { $last }; every way of playing meets the same deals.
lab-made-how = Intervals hold the truth in 95 cases of 100; their unit is the deal. Who answers first when several are asked is drawn by lot. Where many figures are looked at together, false alarms are held down (Benjamini and Hochberg).
lab-made-peeking = These intervals are confidence sequences for { $planned } planned deals: they hold the truth at all moments together, so that one may look at any time and stop when one likes. That makes them about half as wide again as if one had looked once.
lab-made-speed = { $speed } games per second and core.
lab-made-files = Chabudai { $version }. All figures for programs: { $file }, beside this page.
lab-made-again = The command that makes this page again:
lab-people = Bots are not people. Take this as a map of where to look at the table, not as a verdict.

## The report: in one minute

lab-say-seats-head = Seats.
lab-say-seats = With { $seats } seats, seat { $seat } wins most, { $wins }; even would be { $even }.
lab-say-seats-fine = No seat is clearly better.
lab-say-seats-unsure = No seat is clearly better so far.
lab-say-seats-look = Seats are not equal.
lab-say-order = But the order of play matters, whoever sits where: counted from the first to be asked, { $best } wins { $wins }, { $worst } { $loses }.
lab-say-race-head = The race.
lab-say-race = Whoever leads at half-time wins { $leader }; whoever is last then still wins { $last }.
lab-say-race-decided = From round { $round } on, the leader wins at least three games of four.
lab-say-closeness-head = Closeness.
lab-say-closeness = The winner is ahead by { $margin } points (median) of { $points }; { $within } of the games end within { $close ->
    [one] { $close } point
   *[other] { $close } points
 }.
lab-say-alone = A player alone reaches { $points } points.
lab-say-cards-head = Cards.
lab-say-cards = { $families ->
    [0] { $clear ->
        [0] None of { $cards } cards stands out.
        [one] { $clear } of { $cards } cards stands out.
       *[other] { $clear } of { $cards } cards stand out.
     }
   *[other] { $clear ->
        [0] { $groups ->
            [0] None of { $cards } cards and none of { $families } families stands out.
            [one] None of { $cards } cards, but { $groups } of { $families } families stands out.
           *[other] None of { $cards } cards, but { $groups } of { $families } families stand out.
         }
       *[other] { $groups ->
            [0] { $clear } of { $cards } cards stand out, none of { $families } families does.
           *[other] { $clear } of { $cards } cards and { $groups } of { $families } families stand out.
         }
     }
 }
lab-say-cards-mistrust = But two levels of bots do not agree on what cards are worth: no ranking.
lab-say-cards-ends = Best: { $best }, { $brings } points a draw; weakest: { $worst }, { $costs }.
lab-say-dead = { $count ->
    [one] { $count } card is hardly ever played.
   *[other] { $count } cards are hardly ever played.
 }
lab-say-goals-head = Goals.
lab-say-goals-hard = Hardly ever reached: { $goals }{ $more ->
    [0] .
   *[other] {""} and { $more } more.
 }
lab-say-goals-easy = Nearly free: { $goals }{ $more ->
    [0] .
   *[other] {""} and { $more } more.
 }
lab-say-goals-fine = None is nearly free, none out of reach.
lab-say-pairs-head = Pairs.
lab-say-pairs = { $clear ->
    [0] Of { $count } pairs of cards or families none stands out: none is worth clearly more, or less, together than apart.
    [one] { $clear } of { $count } pairs of cards or families stands out.
   *[other] { $clear } of { $count } pairs of cards or families stand out.
 }
lab-say-luck-head = Luck and skill.
lab-say-luck = Of what sets players of a table apart, { $skill } is whether they play like { $strong } or like { $weak }, and { $deal } what they are dealt.
lab-say-trust-head = Trust.
lab-say-trust = { $strong } and { $weak } agree on what cards are worth to { $clean } (1 is the same, 0 is nothing in common).
lab-say-clauses-head = Rules.
lab-say-clauses = Clauses cited by events: { $cited }; never cited: { $never }.
lab-say-waiting-head = Waiting.
lab-say-waiting = { $each } decisions a player; if all took equally long, one would wait { $waits } of the time.
lab-say-compare-head = The change.
lab-say-compare = { $figure }: { $before } → { $after }, { $difference }. { $others ->
    [0] No other figure changed clearly.
    [one] { $others } other figure changed clearly.
   *[other] { $others } other figures changed clearly.
 }
lab-say-sweep-head = The curve.
lab-say-sweep = { $figure }: clearly different from the deck as it is at { $values }.
lab-say-sweep-none = { $figure }: at no value clearly different from the deck as it is.
lab-say-forbid-head = Without it.
lab-say-forbid = Whoever may not choose “{ $ban }”: { $points } points against the table, wins { $wins }.
lab-say-tournament-head = The bots.
lab-say-tournament = { $bot } is clearly ahead of { $beaten } of { $others ->
    [one] { $others } other bot
   *[other] { $others } other bots
 }.
lab-say-tournament-none = Nobody is clearly ahead of anybody.

## The report: drawings

lab-seat = seat { $seat }
lab-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
lab-other = everything else
lab-axis-wins = wins
lab-axis-round = standing after round …
lab-axis-part = standing after … % of the game
lab-axis-points = points
lab-axis-reached = of seats that reached it
lab-axis-decisions = decisions of a player in a game
lab-axis-draw = points for whoever draws it
lab-axis-played = played, of those that came to hand
lab-axis-level = points a draw: { $bot }
lab-axis-change = less · more (each line on a scale of its own)
lab-axis-value = value
lab-axis-ban = points against the table, without it
lab-axis-ahead = wins more than the other
lab-head-seat = seat
lab-head-wins = wins
lab-head-place = rank
lab-head-clause = clause
lab-head-goal = goal
lab-head-question = question
lab-head-family = family
lab-head-cards = cards
lab-head-card = card
lab-head-draw-wins = wins for whoever draws it
lab-head-scored = scored
lab-head-figure = figure
lab-head-before = before
lab-head-after = after
lab-head-difference = difference
lab-head-narrower = times narrower by pairs
lab-head-value = value
lab-head-clear = clear
lab-head-ban = forbidden
lab-head-bit = deals it changed
lab-head-pair = pair
lab-head-points = points ahead
lab-head-deals = deals
lab-seats-title = Is a seat better?
lab-seats-about = { $seats } seats, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }. Wins, ties split; the dashed line is even, { $even }.
lab-order-title = Is it better to begin?
lab-order-about = { $seats } seats, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }. The same wins, counted round the table from whoever is asked first: that is drawn by lot here, so the drawing by seat cannot show it. The dashed line is even, { $even }.
lab-order-first = who begins
lab-race-title = When is it decided?
lab-race-about = How often whoever leads, and whoever is last, goes on to win.
lab-race-leader = the leader wins
lab-race-last = the last one wins
lab-close-title = How close is it?
lab-close-about = Points of the first, the second and so on in each game.
lab-sources-title = Where do points come from?
lab-sources-about = Mean points by rank; the clause of each part is below.
lab-compare-goals = Which goals became easier or harder?
lab-compare-goals-about = How many more, or fewer, of the seats reach each goal after the change. In colour what stands out among all goals.
lab-axis-goals = share of the seats that reach it, after less before
lab-goals-title = Which goals are too easy?
lab-goals-about = Gold: nearly free. Red: hardly ever reached.
lab-decisions-title = What do players decide?
lab-decisions-about = { $each } decisions a player, { $width } options each; { $game } decisions in a game, { $low } to { $high } in most. Kinds as the patterns of lab forbid name them.
lab-luck-title = Luck or skill?
lab-luck-about = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 } in which { $strong } and { $weak } sit together and move round the table. { $strong } is ahead of { $weak } by { $ahead } points.
lab-luck-deal = the luck of the deal: what a seat has, whoever plays it
lab-luck-skill = skill: what the stronger level brings, wherever it sits
lab-luck-rest = the course of the game: what the others do, and later chance
lab-axis-variance = of the variance of points against the table
lab-head-part = part
lab-clauses-title = Clauses never seen
lab-clauses-about = { $count ->
    [one] { $count } clause was
   *[other] { $count } clauses were
 } cited by no event of these games. What was never seen happens in fewer than { $below } of games, or no event tells it.
lab-clauses-rare = Hardly ever, in this share of the games:
lab-clause = { $clause }: { $text }
lab-clauses-never = The clauses
lab-cards-title = Cards
lab-cards-about = What one more draw does to the points of whoever draws it, against the others at the same table. Draws are chance, so this is an effect and not a habit. Only the first { $first } draws of each player count, or long games would flatter their cards.
lab-cards-untried = Whether bots of another level find the same cards good cannot be said yet: take what follows as places to look.
lab-cards-mistrust = Bots of another level find other cards good: see below. What follows is shown without a ranking, and should not be believed.
lab-cards-dead = { $count ->
    [one] Hardly ever played: { $cards }.
   *[other] Hardly ever played: { $cards }.
 }
lab-families-title = Families: what is worth drawing?
lab-families-about = Cards with the same “{ $field }” in the deck together, so that intervals are narrower. Coloured: stands out among { $count } families and all cards.
lab-map-title = What does a card bring, and is it played?
lab-map-about = Each dot is one of { $count } cards. Up: whoever draws it ends with more points. Right: it is played more often. Coloured: stands out after correction for so many comparisons.
lab-edges-title = The strongest and the weakest
lab-edges-about = Large dot: the estimate drawn towards the mean of all cards, as far as it is noise. Small dot and line: as measured. The true effects differ by about { $spread } points.
lab-edges-best = The strongest
lab-edges-weakest = The weakest
lab-pairs-title = Which families go together?
lab-pairs-about = What one of each (“{ $field }”) in one hand is worth, beyond what each is worth alone; on the diagonal, what a second one is worth. Green: more, red: less; the stronger, the more. { $clear ->
    [0] None stands out: what is coloured may all be chance.
   *[other] A border: stands out.
 } Point at a field for its figures.
lab-pairs-cards = Pairs of cards
lab-pairs-cards-about = Those that stand out among { $count }.
lab-axis-pair = points for both together, beyond each alone
lab-goals-never = { $count ->
    [one] Never reached by anybody: { $goals }.
   *[other] Never reached by anybody: { $goals }.
 }
lab-trust-title = Can these bots be trusted?
lab-trust-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } of { $weak } ({ $points } points on average). On the dashed line things are worth the same to both levels. Coloured: clear to { $strong }; green where { $weak } says the same, red where the opposite.
lab-trust-agreement = Agreement { $correlation }; without the noise of both about { $clean }.
lab-trust-fine = What one level finds good, the other does too.
lab-trust-look = The levels do not agree: believe no ranking of cards.
lab-trust-unsure = Too few games to say whether the levels agree.

## The report: what if

lab-compare-title = What if?
lab-compare-forest = What changed
lab-compare-about = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, each played before and after. { $reordered } of them end in another order; { $same } are the same game to the last move. Coloured: clear; ★ is the figure named first, the others are corrected for being many.
lab-compare-more = and { $count } more
lab-replays = { $count ->
    [one] A deal in which it decided the game, to be replayed both ways:
   *[other] { $count } deals in which it decided the game, to be replayed both ways:
 }
lab-figure-points = points of a player
lab-figure-margin = margin of the winner
lab-figure-decisions = decisions of a player
lab-figure-drawn-points = points of whoever drew it
lab-figure-drawn-wins = wins of whoever drew it
lab-figure-card-played = times played in a game
lab-figure-card-scored = times scored in a game
lab-figure-seat = wins of seat { $seat }
lab-sweep-title = A curve instead of two points
lab-sweep-about = { $figure }, as a difference to the deck as it is, in the same deals.
lab-forbid-title = What is a rule worth?
lab-forbid-seat = One seat may not …
lab-forbid-about = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, each played with and without the ban; the seat changes from deal to deal. The pattern is the kind of question and the notation of the move.
lab-tournament-title = Every bot against every other
lab-tournament-pairs = Pairs
lab-tournament-about = The share of the victory of the first of each pair less that of the second, in the same deals and every seating.

## The commands

cli-about-lab-report = A whole game: seats, race, points, goals, decisions, cards, rules.
cli-about-lab-compare = A change of deck or options, in the same deals before and after.
cli-about-lab-sweep = A field of the deck at several values: a curve.
cli-about-lab-forbid = What a rule is worth: one seat may not choose what matches a pattern.
cli-about-lab-tournament = Every bot against every other, in the same deals and every seating.
cli-about-lab-show = Write the report of a folder again, in any language.
cli-about-lab-export = All games of a folder as tables for other programs.
cli-about-lab-game = Save one game of a folder, to replay or review it.
cli-lab-bots = Who plays: one name for all, or one per seat, separated by commas.
cli-lab-deals = How many deals; each is a game for every way of playing. Default: as many as fit into the minutes.
cli-lab-minutes = How long to play at most; 10 where neither deals nor minutes are given.
cli-lab-seed = Seed of the first deal; the next ones count up.
cli-lab-ray = Play on an existing Ray cluster: its address, or auto for the one of this machine.
cli-lab-out = The folder for games and report; default: one of your own, the same for the same command.
cli-lab-primary = The figure that the change is about; the others are corrected for being many.
cli-lab-folder = A folder of the lab.
cli-lab-change = A field of the deck and its new value, as often as needed: cards[8].favors=7, cards[8].favors+=1.
cli-lab-seats = How many seats; several numbers, separated by commas, the first is looked at most closely.
cli-lab-second = Another level of bots that plays a tenth of the deals, to see whether verdicts can be trusted.
cli-lab-by = The field of the deck by which cards are put together into families.
cli-lab-new-deck = The deck after the change, in TOML or JSON; before it is the deck of the box.
cli-lab-range = A field of the deck and the values it takes, such as villagers.brewer.wealth=1..4.
cli-lab-pattern = A regular expression over the kind of question and the notation of the move, such as Manage:swap.
cli-lab-tournament = At least two bots, separated by commas.
cli-lab-export = The folder for the tables; default: the same.
cli-lab-deal = The number of the deal, from 0.
cli-lab-variant = Which way of playing; default: the first.
cli-lab-game-to = The file for the saved game; default: it is printed.
lab-playing = { $game }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }
lab-anew = The plan, the rules, the bots or a deck have changed: the folder begins anew.
lab-resumed = { $deals ->
    [one] { $deals } deal was played before
   *[other] { $deals } deals were played before
 }; going on from there.
lab-interrupted = Interrupted after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }; the same command goes on from there.
lab-lost = Deals { $first } to { $last } ended every process that tried them; they are left out.
lab-kept = The report: { $file }
lab-exported = Written: { $files }
error-lab-needs = The figures of the lab need { $packages }: pip install chabudai[lab].
error-lab-needs-ray = A cluster needs Ray: pip install chabudai[ray].
error-lab-no-ray = There is no Ray cluster at { $address }: { $reason }
error-lab-other-sources = Node { $node } has other sources: { $there }, here { $here }. Install the same version everywhere.
error-lab-nothing-played = Nothing has been played yet.
error-lab-nothing-changed = Nothing is changed.
error-lab-no-range = “{ $change }” is a single value; a curve needs several, such as 1..4.
error-lab-range-elsewhere = “{ $change }” is a range: that is for chabudai lab sweep.
error-lab-bad-pattern = “{ $pattern }” is not a pattern: { $reason }.
error-lab-bad-figure = There is no figure “{ $figure }”.
error-lab-no-variant = There is no variant “{ $variant }” in this folder.

## The lab in the browser

error-lab-closed = The lab is closed at this table. Whoever runs the server opens it with chabudai serve --lab MINUTES.
error-lab-busy = Another experiment is running. One at a time.
error-lab-spent = Today’s minutes of the lab do not suffice for that.
error-lab-too-many-changes = Too many changes at once.
error-lab-not-yours = Only whoever began this experiment can end it.
error-lab-no-such-deal = That deal has not been played in this way.
error-no-such-run = There is no such experiment, or not any more.
page-lab = Lab
page-lab-door = The lab: change a card, let bots play, and read what it did
page-lab-about = Change a card, let bots play the game with and without the change on the same deals, and read what it did: every number with its interval. Choose a game.
page-lab-left = { $minutes ->
    [one] { $left } of { $minutes } minute of processor time is left today.
   *[other] { $left } of { $minutes } minutes of processor time are left today.
 }
page-lab-left-today = { $left ->
    [one] { $left } minute is left today.
   *[other] { $left } minutes are left today.
 }
page-lab-mine = My experiments
page-lab-purpose-report = How does it play?
page-lab-purpose-compare = What did the change do?
page-lab-facts = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 } · { $bots } · { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }
page-lab-status-running = Running
page-lab-status-done = Finished
page-lab-status-stopped = Stopped
page-lab-status-failed = Broken off
page-lab-try = To try
page-lab-how = Click on a card to change what is on it.
page-lab-no-deck = The cards of this game cannot be changed; its options can.
page-lab-bots = Bots
page-lab-set = Set
page-lab-question = Question
page-lab-primary = Main figure
page-lab-minutes = Minutes
page-lab-run = Run
page-lab-busy = Another experiment is running.
page-lab-look = Look
page-lab-play = Play this deck
page-lab-deck-file = The deck as a file
page-lab-cards = Cards
page-lab-changed = changed
page-lab-change = Change
page-lab-back = Undo
page-lab-others = The rest of the deck
page-lab-of = { $minutes ->
    [one] of { $minutes } minute
   *[other] of { $minutes } minutes
 }
page-lab-grows = The report grows while you look. You may look at any time and stop when you like: the intervals allow for it.
page-lab-failed = The experiment ended before it was finished: a game would not end, or something went wrong. What was played before is shown.
page-lab-stop = That is enough
page-lab-again = Change something else
page-lab-deal = Deal
page-lab-cell = Played
page-lab-cell-base = before
page-lab-cell-change = after
page-lab-replay-deal = Replay deal { $deal }, { $cell }
page-lab-file-report = Download the report
page-lab-file-findings = Its numbers
page-lab-file-deck = The deck
