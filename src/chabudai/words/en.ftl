# What the project itself says, in English.  Each game brings its own words.

## Lists, yes and no, clauses

list-and = { $first } and { $last }
list-or = { $first } or { $last }
decimal-sign = .
list-nothing = nothing
yes = yes
no = no
clause-ruling = { $title }, ruling
clause-reported = { $title }, reported
refused = { $why } ({ $clause })
ruling = { $name ->
    [none] ruling
   *[other] ruling { $name }
 }
reported = reported

## What is asked, in few words: games refer to these (`.short`, 42 characters; `.shorter`, 30)

asked-over = { ME($winners) ->
    [yes] You win!
   *[no] { COUNT($winners) ->
        [1] { $winners } wins
        [2] Shared win: { $winners }
       *[other] A win shared by { NUMBER(COUNT($winners)) }
    }
 }
    .shorter = { ME($winners) ->
        [yes] You win!
       *[no] { COUNT($winners) ->
            [1] { $winners } wins
            [2] Tied: { $winners }
           *[other] A win shared by { NUMBER(COUNT($winners)) }
        }
     }
asked-wait = { COUNT($others) ->
    [1] Waiting for { $others }
    [2] Waiting for { $others }
   *[other] Waiting for { NUMBER(COUNT($others)) } players
 }
    .shorter = { COUNT($others) ->
        [1] Waiting for { $others }
       *[other] Waiting for { NUMBER(COUNT($others)) } players
     }
asked-watch = { COUNT($others) ->
    [1] { $others } is choosing
    [2] { $others } are choosing
   *[other] { NUMBER(COUNT($others)) } players are choosing
 }
    .shorter = { COUNT($others) ->
        [1] { $others } is choosing
       *[other] { NUMBER(COUNT($others)) } players are choosing
     }

## Players and the table

seat = seat
player = player
player-you = you
player-seat = seat { $seat }
player-nameless = Player { $number }
status-asked = is choosing
status-ready = has chosen
status-winner = wins
mark-pending = chosen, not shown yet
    .sign = ~
mark-moved = moved for the count
    .sign = *
origin-printed = As printed.
origin-reconstructed = Reconstructed by us: the printed one may differ.
options-value = { $option }: { $value }
options-reconstructed = { $value } (reconstructed)
options-own-deck = your own

## A game at the terminal

bot-novice = novice
bot-apprentice = apprentice
bot-adept = adept
bot-expert = expert
bot-master = master
bot-greedy = greedy
bot-random = random
session-opponent = { $player }: { $bot }
menu-go-on = Go on with a game:
menu-begin = Begin a new one:
menu-game = { $game } · { $when } · { $choices ->
    [one] { $choices } move
   *[other] { $choices } moves
 }
menu-unknown = “{ $typed }” cannot be played. Type a number from 1 to { $last }, or just Enter to leave.
session-hello = Type the number of an option or its notation; “?” explains, “{ $help }” lists the commands.
session-title = { $game } · seed { $seed }
session-ask = > { "" }
session-thinking = { $player } is thinking…
session-unknown = “{ $typed }” is neither an option nor a command. You can choose: { $possible }.
session-kept = This game is kept in { $file }.
session-left = See you soon! Nothing is lost, go on with: chabudai play --record { $file }
session-lost = This game is not kept.
session-nobody = This saved game does not say who played: you have seat { $seat }, and bots play for the others.
hint-thinking = Looking for good moves…
hint-nothing = You are not being asked anything.
hint-worth = { $win }% to win, { $points } points expected
hint-gain = { $points } more: { $clause }
hint-deny = { $player } gets { $points } less: { $clause }
hint-prospect = { $points } more to come than after the other moves; none of it counts yet
hint-exact = in { $share }% of such cases, worked out exactly: { $clause }
hint-alone = the only move worth looking at
hint-equal = as good as { $others }: take the one you like
hint-ahead = { $win ->
    [one] { $win } chance
   *[other] { $win } chances
 } in 100 and { $points } points better than { $other }
hint-behind = { $win ->
    [one] { $win } chance
   *[other] { $win } chances
 } in 100 and { $points } points worse than { $other }
hint-safer = { $win ->
    [one] { $win } chance
   *[other] { $win } chances
 } in 100 more than { $other }, for { $points } points less
hint-richer = { $points } points more than { $other }, but { $win ->
    [one] { $win } chance
   *[other] { $win } chances
 } in 100 fewer
score-so-far = your points so far
result-title = Final score
result-place = { $place }. { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
explain-allowed = Allowed: { $choice }.
look-nothing = Nothing on the table is called “{ $typed }”. Try the name of a player, of a pile or of another part of the table.
table-cut = more: { $look } NAME
options-cut = There are more options; “{ $options }” lists them all.
explain-nothing = Nothing on the table is called “{ $typed }”. Try an option, a square, the code or the name of a piece, or a clause.
undo-done = Undone: { $choice }.
undo-further = You can go back further.
undo-limit = No further than this: { $why }
save-how = Name one file, for example: { $save } my-game.json
save-failed = { $file } could not be written: { $reason }.
save-elsewhere = The game goes on, but it is not kept. “{ $save } my-game.json” keeps it in a file of your choice.
save-where = This game is not kept yet. Keep it in another file? (file name, or just Enter to give it up) { "" }
save-over = { $file } exists and is not this game. Write over it? ({ $yes }, or just Enter for no) { "" }
save-not = Nothing was written.
saved = Saved in { $file }.
quit-save = Save a copy under another name? (file name, or just Enter) { "" }

command-help = help
command-table = table
command-look = look
command-options = options
command-hint = hint
command-undo = undo
command-log = log
command-score = score
command-rules = rules
command-save = save
command-lang = lang
command-quit = quit
command-show = show
lesson-hello = Answer as at a table, by number or notation. “{ $show }” gives the answer, “?” explains, “{ $help }” lists what else may be typed, “{ $quit }” leaves.
lesson-help-help = this list
lesson-help-show = the answer that the lesson waits for, and on to the next step
lesson-help-quit = leave the lesson
lesson-step = step { $at } of { $last }
lesson-done = Now it is your turn: chabudai play { $game }
help-answer = Choose with the number of an option or its notation; its last word is enough if no other option ends so. A number alone is always that of an option.
help-about = “?” explains the question, “? 3” a move and why it is allowed or not, “? TY” a piece by its code or name.
help-help = this list
help-table = draw the table again
help-look = the whole table drawn large, or a part of it: look Aiko, look discard
help-options = all options in full
help-hint = the best moves, and why
help-undo = undo your last move
help-log = all that happened, with clauses
help-score = your points so far, with clauses
help-rules = the rules, or one clause: rules scoring.1
help-save = save to a file: save my-game.json
help-lang = change the language: lang fr
help-quit = leave; the game is kept

## The command line

cli-about = Games of the low table, at the terminal: [bold]play[/bold] against bots, look things up in the [bold]rules[/bold], [bold]replay[/bold] and [bold]simulate[/bold] games, [bold]check[/bold] that the engine keeps its laws.
cli-examples = [dim]Try:[/dim]
    chabudai learn dojo
    chabudai play dojo
    chabudai rules dojo scoring
    chabudai simulate dojo --seats 4 --games 1000
cli-usage = Usage:
cli-panel-play = Play
cli-panel-look = Look
cli-panel-prove = Prove
cli-panel-make = Make
cli-panel-commands = Commands
cli-panel-arguments = What
cli-panel-options = Options
cli-about-play = Play a game against bots.
cli-about-serve = Open the web table: play in the browser, with friends and bots.
cli-about-learn = Take your first steps in a game: a few minutes on a real table.
cli-about-rules = Read the rules: all of them, a chapter or one clause.
cli-about-replay = Show a saved game as it stood after any move.
cli-about-simulate = Play many games between bots; print a summary or data.
cli-about-review = Annotate a finished game: what each move cost, luck and skill apart.
cli-about-ladder = Measure the bots against one another: paired deals, ratings, a drawing.
cli-about-lab = Experiment: play thousands of games on paired deals, and read what they say about a game.
cli-about-check = Hold random games to the laws, on all cores.
cli-about-new = Make a small game that runs, to be changed into one of your own.
cli-examples-new = [dim]Examples:[/dim]
    chabudai new ishi
    chabudai new ishi --folder ~/games
cli-about-verify = Prove that a deal was fixed before its first card.
cli-about-reports = List what players found wrong at the tables of a server.
cli-examples-reports = [dim]Examples:[/dim]
    chabudai reports
    chabudai reports --db postgresql://chabudai@localhost/chabudai 5aXw1Qz0kB7c
cli-about-forget = Delete the data of a person who has lost the key to it, also while a server runs.
cli-examples-forget = [dim]Examples:[/dim]
    chabudai forget 3f9a0c5d77e1b2a4c6d8e0f1
    chabudai forget --table 5aXw1Qz0kB7c --seat 2 --db postgresql://chabudai@localhost/chabudai
cli-examples-play = [dim]Examples:[/dim]
    chabudai play
    chabudai play dojo --seats 3 --lang fr
    chabudai play dojo -o black_belt=true --seed 42
    chabudai play --record my-game.json
cli-examples-serve = [dim]Examples:[/dim]
    chabudai serve
    chabudai serve --host 0.0.0.0 --port 8000 --no-browser
    chabudai serve --db postgresql://chabudai@localhost/chabudai
cli-examples-verify = [dim]Examples:[/dim]
    chabudai verify my-game.json
    chabudai verify my-game.json --fingerprint 8b4201a8…
cli-examples-learn = [dim]Examples:[/dim]
    chabudai learn dojo
    chabudai learn machi --lang fr
cli-examples-rules = [dim]Examples:[/dim]
    chabudai rules dojo
    chabudai rules dojo scoring
    chabudai rules dojo scoring.1 --lang fr
cli-examples-replay = [dim]Examples:[/dim]
    chabudai replay my-game.json --at 60 --seat 0
    chabudai replay my-game.json --json
cli-examples-simulate = [dim]Examples:[/dim]
    chabudai simulate dojo --seats 4 --games 1000 --seed 7
    chabudai simulate dojo --seats 3 --games 10 --bots master,greedy,random
    chabudai simulate dojo --games 10 --jsonl > games.jsonl
cli-examples-review = [dim]Examples:[/dim]
    chabudai review my-game.json
    chabudai review my-game.json --simulations 400 --lang fr
cli-examples-ladder = [dim]Examples:[/dim]
    chabudai ladder dojo --seats 4 --deals 200
    chabudai ladder machi --seats 4 --match master,greedy --deals 100
    chabudai ladder arigato --seats 1 --match master --deals 100
    chabudai ladder artigiano --against-random --bots master --deals 200
cli-examples-lab = [dim]Examples:[/dim]
    chabudai lab report dojo --seats 4 --deals 1000
    chabudai lab compare arigato --option generous_last_day=true --deals 500
    chabudai lab forbid arigato Manage:swap --minutes 5
cli-examples-check = [dim]Examples:[/dim]
    chabudai check
    chabudai check dojo --games 20000
cli-help = Show this help.
cli-install-completion = Let the Tab key complete commands in this shell from now on.
cli-show-completion = Print what --install-completion would install.
cli-default = [default: {"{}"}]
cli-variable = [environment: {"{}"}]
cli-required = [required]
cli-version = Print the version and leave.
cli-lang = Language; default: your system’s language.
cli-game = Which game: { $games }.
cli-seats = How many seats the table has.
cli-option = An option of the game, as often as needed.
cli-deck = A deck of your own, in TOML or JSON.
cli-play-seat = Where you sit, counted from 0; in a saved game you keep your seat.
cli-play-seed = The deal; the same seed gives the same cards. Default: a new one.
cli-opponents = How the others play: one name for all, or one per seat, separated by commas; several names without --seats make a table for them.
cli-play-record = Go on with a saved game: the same seat, the same opponents.
cli-simulate-bots = Who plays: one name for all, or one per seat, separated by commas; several names without --seats make a table for them.
cli-simulate-games = How many games.
cli-simulate-seed = Seed of the first game; the next ones count up.
cli-simulate-jsonl = One JSON object per game on standard output.
cli-replay-file = A saved game.
cli-replay-at = Stop after so many moves; default: at the end.
cli-replay-seat = See what this seat sees; default: what a spectator sees.
cli-replay-json = Print the position as JSON; with --seat, what that seat knows of it.
cli-replay-svg = Draw the table into an SVG file.
cli-rules-clause = A chapter (scoring) or a clause (scoring.1).
cli-rules-summary = The game on one page, in the place of its rules.
cli-serve-host = Address to listen at; 0.0.0.0 lets other machines in.
cli-serve-port = Port to listen at; default: the first free one from 8520 on.
cli-serve-db = Where tables are kept: a file, sqlite:///file or postgresql://…; default: a file in your own folder.
cli-serve-processes = Processes that share the tables, on a machine with several cores; on Linux.
cli-serve-no-browser = Do not open a browser.
cli-serve-rate = Requests a second that one client may send; 0 for no limit.
cli-serve-address = Address under which people reach the server: for links in e-mails.
cli-serve-smtp = Mail server for “it is your turn”: smtp://user:password@host:587/?from=table@example.org; no e-mails without it.
cli-serve-push = Your address for push services (mailto:you@example.org): browsers then tell people of their turns; nothing without it.
cli-serve-hosts = Names under which people reach the server, separated by commas; addresses and names of the local network go without saying.
cli-serve-tables = Tables an hour that one client may open; 0 for no limit.
cli-serve-lab = Minutes of processor time a day for the lab at /lab: people change decks and let bots play; 0 to keep it closed.
cli-serve-keep-days = Days without anything new after which tables, words, reports and identities are deleted; 0 to keep everything.
cli-serve-bot = A bot of your own to offer at the tables, as NAME=MODULE:BOT; may be given several times. It thinks in a process of its own.
cli-serve-bot-seconds = Seconds that a bot of your own may think; after that it plays at random, and the table says so.
cli-serve-bot-pause = How long bots wait before they answer, so that people can follow: from so many milliseconds to twice as many.
cli-reports-id = Number of a report: print it in full, as JSON.
reports-none = No reports.
cli-forget-player = The person’s number, as /api/me tells it.
cli-forget-table = A table at which the person sits, with --seat.
cli-forget-seat = The person’s seat there, counted from 0.
forget-done = { $count ->
    [one] Forgotten: { $player }, at { $count } table.
   *[other] Forgotten: { $player }, at { $count } tables.
 }
cli-new-name = What the game is called: 3 to 20 characters, a to z and 0 to 9, such as ishi.
cli-new-folder = Where its folder is made.
cli-new-made = { $title } is a game that runs. Install it, then play it and let the laws look at it:
cli-new-next =
    pip install -e { $home }
    chabudai play { $name }
    chabudai check { $name } --games 50
cli-verify-file = A finished game, saved as the table gives it.
cli-verify-fingerprint = The fingerprint that was shown before the first card; default: the one in the file.
cli-verify-nonce = The nonce that was shown after the last point; default: the one in the file.
cli-review-file = A finished, saved game.
cli-review-simulations = How many games are imagined for each move.
cli-review-seat = Who you are in this game, counted from 0; default: whoever saved it.
cli-review-out = Also keep the review as JSON in this file.
cli-ladder-deals = How many deals; each is played in every rotation of the seats.
cli-ladder-bots = The bots on the ladder, separated by commas; default: the five levels.
cli-ladder-match = Two bots with half the seats each, or one alone; separated by commas.
cli-ladder-random = Each bot alone against random players.
cli-ladder-every = A match in every way to share the seats, not only in rotation: where luck is large, more games tell more about a deal.
cli-ladder-out = The folder for the results; default: one of your own, where chabudai keeps its data.
cli-ladder-fresh = Begin again even if an earlier run got further.
cli-check-game = Which game; all of them if left out.
cli-check-games = How many games, over all seat counts and options.
cli-check-fresh = Begin at the first game even if an earlier run got further.
cli-check-jobs = How many processes; default: one per core.
cli-check-counts = Also say how often each card was played and each rare thing happened, for games that can tell.
cli-check-record = A saved game that broke a law: hold its last position to the laws again.

usage-no-such-option = There is no option { $option }.
usage-no-value = The option { $option } needs a value.
usage-no-such-command = There is no such command. You can choose: { $possible }.
usage-missing = Something is missing: { $what }.
usage-wrong = { $reason }
machine-failed = That does not work on this machine: { $reason }.
usage-help = Help: { $command }

simulate-interrupted = Interrupted after { $done } of { $all ->
    [one] { $all } game
   *[other] { $all } games
 }.
simulate-running = { $game }: playing
simulate-bot = bot
simulate-mean = mean points
simulate-least = least
simulate-most = most
simulate-wins = wins
simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $speed } games/s, { $choices } moves a game
review-running = { $game }: going through { $choices ->
    [one] { $choices } move
   *[other] { $choices } moves
 }
review-title = { $game } · review
review-mattered = The moves that mattered most
review-nothing = Nobody could have done better, as far as we can see.
review-decision = { $number }. { $player }: { $written }; better: { $best }. It cost { $loss } percentage points of winning chance.
review-seat = player
review-start = chance at first, %
review-own = own moves
review-others = others’ moves
review-luck = luck
review-result = result, %
review-loss = given away, points
review-kept = Kept in { $file }.
review-not-over = The game is not over: only what was played is reviewed.
ladder-running = { $game }: { $what }
ladder-resumed = { $done ->
    [one] { $done } game was played before
   *[other] { $done } games were played before
 }; going on from there.
ladder-interrupted = Interrupted after { $done ->
    [one] { $done } game
   *[other] { $done } games
 }; the same command goes on from there.
ladder-bot = bot
ladder-rating = rating
ladder-interval = 95% interval
ladder-games = games
ladder-wins = wins, %
ladder-place = mean rank
ladder-points = mean points
ladder-next = ahead of the next, ranks
ladder-next-alone = ahead of the next, points
ladder-better = better in deals, %
ladder-title = { $game } for { $seats }: { $kind ->
    [match] a match
    [random] against random players
   *[ladder] the ladder
 }
ladder-page-command = Command: { $command }
ladder-page-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }; the same deal in { $how ->
    [every] every way to share the seats
   *[rotation] every rotation of the seats
 }
ladder-page-machine = Machine: { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
 }, { $machine }, Python { $python }, { $build } build
ladder-page-date = Date: { $date }
ladder-kept = Kept in { $files }.
replay-title = { $game } · after move { $at } of { $of }
check-resumed = { $game }: { $done ->
    [one] { $done } game was checked before
   *[other] { $done } games were checked before
 }; going on from there.
check-interrupted = Interrupted after { $done ->
    [one] { $done } game
   *[other] { $done } games
 }; run it again to go on.
check-broken = { $game }, seed { NUMBER($seed, useGrouping: 0) }: a law is broken: { $law }. This saved game shows it:
check-again = See it again: chabudai check { $game } --record { $file }
check-broken-again = { $game }: a law is broken where this saved game ends: { $law }.
check-held-again = { $game }: all laws hold where this saved game ends.
check-held = { $game }: all laws hold over { $games ->
    [one] { $games } game
   *[other] { $games } games
 } and { $choices ->
    [one] { $choices } move
   *[other] { $choices } moves
 }.
check-covered = All { $steps } kinds of step happened.
check-missing = { $count ->
    [one] One kind of step never happened
   *[other] { $count } kinds of step never happened
 }: { $steps }.
check-seen = { $seen } of { $all } cards, effects, missions and ends of the game came about.
check-unseen = { $count ->
    [one] One of them never did
   *[other] { $count } of them never did
 }: { $sights }.
check-unsaid = { $count ->
    [one] The words of the game lack an entry:
   *[other] The words of the game lack { $count } entries:
 }
words-missing = The words of the game lack an entry ({ $entry }); “chabudai check” and the name of the game lists all that are missing.
check-unwatched = Steps of the compiled engine cannot be counted; run the plain one to see which of them happen.

## Errors: what is wrong.  Where it is wrong and what is possible are put round these sentences.

error-where = { $where }: { $error }
error-possible = You can choose: { $possible }.
place-line = line { NUMBER($line, useGrouping: 0) }
place-column = line { NUMBER($line, useGrouping: 0) }, column { $column }
place-choice = move { $choice }
type-NoneType = nothing
type-bool = true or false
type-dict = a table
type-float = a decimal number
type-int = a whole number
type-list = a list
type-str = a text

error-unknown-language = We do not speak “{ $language }”.
error-bad-game-name = A game cannot be called “{ $name }”: 3 to 20 characters, a to z and 0 to 9, and no name that is taken.
error-folder-exists = There is something at { $folder } already. Nothing was written.
error-unknown-game = There is no game called “{ $game }”.
error-which-game = Which game?
error-unknown-bot = There is no bot called “{ $bot }”.
error-bad-house-bot = “{ $bot }” is not a bot that a table can offer: a name of 1 to 24 characters without a colon, “=”, and where Python finds it.
error-bot-name-taken = There is a bot called “{ $bot }” already.
error-bad-own-bot = The bot “{ $bot }” cannot be seated: { $detail }.
error-bad-bot-count = There are { $count ->
    [one] { $count } bot
   *[other] { $count } bots
 } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }.
error-bad-budget = “{ $budget }” is not a budget for a search.
error-bad-worlds = “{ $worlds }” is not a number of imagined games.
error-bad-seat-count = The game is not for { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
 }.
error-bad-seat = There is no seat { $seat } at this table.
error-bad-seed = { $seed } cannot be a seed.
error-not-a-count = “{ $value }” is not a whole number from 1 on.
error-not-a-number = “{ $value }” is not a whole number from 0 on.
error-unknown-option = There is no option “{ $option }”.
error-option-needs = { $option } only works with { $needed }.
error-options-exclude = { $option } and { $other } cannot be given together.
error-bad-option-form = An option is written KEY=VALUE, not “{ $option }”.
error-bad-option-value = The option “{ $option }” cannot be “{ $value }”.
error-no-own-deck = { $game } takes no deck of your own.
error-no-observations = { $game } has no observations as arrays; it can be played in words.

error-no-such-file = There is no such file.
error-file-is-a-folder = That is a folder, not a file.
error-file-not-text = That is not a text file.
error-file-too-long = That file is far too long.
error-file-unreadable = That file cannot be read: { $reason }.

error-unknown-deck = There is no deck called “{ $deck }”.
error-deck-too-long = This deck has { $length } characters; at most { $most } are read.
error-deck-syntax = This is not { $format }: { $reason }.
error-deck-key-twice = “{ $key }” occurs twice.
error-deck-not-a-table = “{ $what }” must be a table; here it is { $found }.
error-deck-not-a-text = “{ $what }” must be a text; here it is { $found }.
error-unknown-deck-field = A deck has no field “{ $field }”.
error-deck-without-counts = The deck has no counts.
error-bad-deck-status = The status cannot be “{ $status }”.
error-unknown-figure = There is no figure “{ $figure }”.
error-unknown-belt = There is no belt “{ $belt }” ({ $figure }).
error-bad-card-count = { $figure } { $belt }: “{ $count }” is not a number of cards.
error-bad-deck-size = The deck has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } and must have { $needed }.

error-not-json = This is not JSON: { $detail }.
error-not-a-record = This is not a saved game but { $found }.
error-unknown-format = A saved game of format { $format } cannot be read.
error-bad-field = In the field “{ $field }” there is { $found }.
error-bad-value = “{ $field }” cannot be { $value }.
error-bad-players = A saved game has one player for each seat, and only one of them can be you, who are not a bot.
error-bad-ending = How this game ended is not written as it should be.
error-seat-record = This is not a finished game but what one seat has seen of a game of { $game } that is still being played, with { $count ->
    [one] one move of its own
   *[other] { $count } moves of its own
 }. It can be opened once the game is over: download it again then.
error-too-many-choices = { $count } moves are more than any game has.
error-foreign-record = This is a saved game of { $game }.
error-not-your-seat = In this game seat { $seat } is not yours.
error-other-edition = The game was saved with edition { $edition } of its rules; this one would play it differently.
error-no-such-choice = The game has no move number { $at }.
error-unreadable-choice = “{ $choice }” cannot be read as a move.
error-choice-refused = “{ $choice }” is refused: { $detail }.

error-malformed-position = The position cannot be read: { $detail }.
error-foreign-position = The position does not fit: { $field } is “{ $value }”.
error-not-your-view = Seat { $seat } cannot be shown what another seat sees.
error-unknown-step = There is no step “{ $step }”.

error-not-asked = Seat { $seat } is not being asked.
error-not-a-choice = { $choice } is not a possible move here.
error-against-the-rules = The rules forbid it ({ $clause }).
error-nothing-to-undo = There is nothing to undo.
error-others-answered = Others have answered since.
error-somebody-learned = Somebody has seen a card since, and nobody can unlearn it.
error-chance-was-used = Cards have been drawn since.
error-unknown-clause = There is no clause “{ $clause }”.
error-no-lesson = There is no lesson for { $game } yet.
error-bad-lesson = The lesson of { $game } cannot be read: { $detail }.
error-broken-law = A law is broken: { $law } ({ $facts }).

# --- the table on the web ------------------------------------------------------------------------

serve-ready = The table stands at { $address }
serve-kept = Tables are kept in { $place }
serve-end = Ctrl-C ends the server; every game goes on when it is started again.

fair-good = Fair: this game, with its deck, options, seats and edition, follows from the fingerprint { $fingerprint }.
fair-good-first = Fair: this game follows from the fingerprint { $fingerprint }, which covers seed and nonce, as it did at older tables, not the deck and the options.
fair-malformed = The seed or the nonce is malformed.
fair-other-fingerprint = Not fair: what was dealt and agreed on has another fingerprint.
fair-not-over = The game is not over.
ended-won = { ME($seat) ->
    [yes] You have won: everybody else has resigned.
   *[no] { $seat } has won: everybody else has resigned.
 }
ended-nobody = Nobody has won: the game was given up.

error-no-fingerprint = The file has no fingerprint and no nonce; give both.
error-bad-port = There is no port { $port }.
error-cannot-listen = The server cannot listen at { $host }, port { $port }: { $detail }.
error-unknown-database = There is no database of the kind “{ $url }”.
error-too-many-processes = { $count } processes are too many for one machine.
error-no-processes = Several processes can serve together on Linux only.
error-processes-in-memory = Several processes cannot share tables in memory: give them a file or a PostgreSQL database.
error-store-in-use = Another server already uses { $place }. Stop it first, or give this one a file of its own.
error-no-database = No tables can be kept or read here: { $reason }.
error-bad-address = “{ $address }” is not an address that people can follow.
error-store-failed = This could not be saved; nothing has changed. Please try again.
error-store-away = The server cannot reach its tables just now. Nothing is lost; please try again in a moment.
error-number-taken = Somebody was faster; please try again.

error-no-such-table = There is no such table.
error-unreadable-entry = Entry { $number } of the log, of the kind “{ $kind }”, cannot be read; number { $expected } was expected.
error-unreadable-table = This table cannot be read. The reason is in the log of the server.
error-no-such-page = There is no such page.
error-no-such-act = We could not understand “{ $act }”: nobody does that at a table.
error-wrong-method = We could not understand this: the address is not used in this way.
error-bad-link = This link is not valid, or no longer is.
error-bad-request = We could not understand this request.
error-unknown-field = There is no field “{ $field }”.
error-bad-email = E-mails cannot be sent to such an address.
error-bad-name = A name needs some letters, but not too many.
error-bad-text = Say something, but not too much.
error-body-too-long = This is too long.
error-too-fast = Too fast; wait a moment.
error-other-host = This server does not answer to the name { $host }. Whoever runs it can teach it to: chabudai serve --hosts { $host }
error-server-failed = Something went wrong here; nothing has changed. Please try again.
error-other-site = Another site wanted to act in your name; it was not allowed to.
error-not-signed-in = The table does not know who you are.

error-not-at-the-table = You have no seat at this table.
error-no-hints = This table was opened without hints: people play against each other here.
error-not-the-host = Only the host of the table may do that.
error-somebody-else-plays = Somebody else plays for this seat.
error-sent-away = The host has removed you from this table.
error-no-such-report = There is no report of yours with this number.
error-no-such-player = Nobody is known by that.
error-no-such-device = None of your devices is called that.
error-used-link = This link has been used already. Make a new one on the first device.
error-forget-whom = Say who is to be forgotten: by number, or by table and seat.
error-too-many-tables = You have opened many tables within an hour. Play one of them first.
error-too-many-reviews = Many games wait to be reviewed. Try again a little later.
error-too-many-reports = You have sent many reports within an hour. Thank you; try again later.
error-too-many-players = Many new players have come from your address within an hour. Try again later.
error-too-much-talk = You have said a lot within a minute. Wait a moment.
error-bad-smtp = The address of the mail server cannot be read.
error-no-address = E-mails and push need the address of this server.
error-bad-contact = Push needs an address of yours (mailto:you@example.org).
error-no-push = Push needs a package that is not installed.
error-mail-failed = The e-mail could not be sent: { $detail }.
error-muted = The host has muted you.
error-stale-question = That was an answer to an earlier question.
error-seat-taken = This seat is not free.
error-already-seated = You already have a seat at this table.
error-resigned = You have resigned: a bot plays on for you to the end of the game.
error-already-started = The game has already begun.
error-not-running = The game is not running.
error-no-replay = This game cannot be replayed: its beginning is not in the saved game, or it was played with an older edition of the rules. Its log is at the table.
error-game-not-over = The game is not over yet.
error-nothing-asked = Nobody has proposed anything.
error-nothing-to-pause = There is no clock to stop or to start.
error-still-playing = This player is still playing.
error-time-is-left = There is time left.
