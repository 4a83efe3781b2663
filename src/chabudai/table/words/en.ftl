# What the web table says, in English.

## All pages

page-name = Chabudai
page-skip = Skip to the content
page-language-en = English
page-language-fr = Français
page-refused = That was not possible
page-go-back = Back
page-to-lobby = Lobby
page-to-table = To the table
page-close = Close
page-rules = Rules
page-score = Points
page-replay = Replay
page-your-turn = Your turn
page-your-name = Your name

## Lobby

page-hello = Sit down at the low table
page-hello-more = { $count ->
    [4] Four
   *[other] { $count }
 } board games in your browser, against bots or with friends. No account, nothing to install: choose a game and play, or send a link.
page-games = Games
page-menu = Menu
page-change = change
page-alone = alone
page-learn = Learn
page-learn-game = Learn { $game }
page-learn-a-game = Learn a game
page-lesson-of = Lesson: { $game }
page-play-now = Play
page-play-game = Play { $game } against bots
page-choices-of = { $game } as you like it
page-go-on = Continue
page-new-here = First time here?
page-new-here-short = a lesson of ten minutes
page-new-here-more = A lesson plays your first turns with you in about ten minutes. Or press Play: the bots are novices until you know your way.
page-friends = Play with friends
page-friends-more = Choose a game, send the link. Empty seats can be taken by bots.
page-link-or-code = Paste a link or a code
page-go-there = Go
page-new-table = New table
page-invite-friends = Invite friends
page-which-game = Which game?
page-new-table-more = Each seat gets a link for a friend. Seats, bots and options can be chosen with the arrow beside Play.
page-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
page-all-my-tables = All my tables
page-see-table = See a table
page-about-games = About the games
page-unofficial = This site is unofficial: no designer, illustrator or publisher has a part in it. Rules are told in our own words, and all drawings are ours. Two small waves in the corner of a card say that we had to reconstruct it. If you enjoy a game, buy it if you can.
page-row-thinks = { $more ->
    [0] { $name } is thinking
    [one] { $name } and { $more } other are thinking
   *[other] { $name } and { $more } others are thinking
 }
page-players = { $least ->
    [one] { $least } to { $most } players
   *[other] { $least } to { $most } players
 }
page-players-one-to = { $most ->
    [one] for { $most } player
   *[other] 1 to { $most } players
 }
page-minutes = { $count } min
page-picture = A table of { $game } in the middle of a game
page-lesson = Lesson
page-summary = Summary
page-summary-print = As a page to print
page-rules-whole = All rules
page-more-options = More options
page-given-seed = Seed of the deal
page-given-seed-more = The same number deals the same cards, so the deal of such a table is not secret. Leave it empty for a deal that nobody knows.
page-own-deck = Own deck
page-own-deck-more = The text of a deck file, if you own the game and know its cards. Leave it empty for ours.
page-play-bots = Play now against bots
page-play-alone = Play alone
page-seat-count = Players
page-who-sits = Who sits where
page-seat = Seat { $seat }
page-chair-me = me
page-chair-open = open to anyone
page-chair-invite = a friend with the link
page-chair-bot-novice = bot, novice
page-chair-bot-apprentice = bot, apprentice
page-chair-bot-adept = bot, adept
page-chair-bot-expert = bot, expert
page-chair-bot-master = bot, master
page-chair-bot-greedy = bot, looks one move ahead
page-chair-bot-random = bot, plays at random
page-chair-bot-own = bot, { $name }
page-pace = Pace
page-pace-none = no clock
page-pace-live = live: 10 min each, +10 s a move
page-pace-quick = quick: 3 min each, +5 s a move
page-pace-days = over days: 3 days a move
page-listed = Show the table in the lobby
page-hints-among-people = Allow hints and trials among people
page-hints-yes = Hints and trials are allowed at this table.
page-stand-in = Plays for whoever leaves:
page-sent-away = The seat of whoever is removed:
page-sent-away-bot = goes to this bot
page-sent-away-open = is open to anyone
page-open-table = Open the table
page-my-tables = My tables
page-next-table = { $count ->
    [one] { $count } is waiting for you
   *[other] { $count } are waiting for you
 }
page-nothing-waits = No table is waiting for you any more.
page-older-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
 }
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting for players just now. Open a table and show it here.
page-finished = Finished games
page-free-seats = { $count ->
    [0] waiting for a friend
    [one] { $count } free seat
   *[other] { $count } free seats
 }
page-row-live = live, { $minutes } min each, +{ $seconds } s a move
page-row-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
 }
page-row-none = no clock
page-age-minutes = { $count ->
    [0] opened just now
    [one] opened { $count } minute ago
   *[other] opened { $count } minutes ago
 }
page-age-hours = { $count ->
    [one] opened { $count } hour ago
   *[other] opened { $count } hours ago
 }
page-age-days = { $count ->
    [one] opened { $count } day ago
   *[other] opened { $count } days ago
 }
page-my-data = My data
page-my-data-more = Your browser holds a key to your seats, and the server your name, your language and what you said.
page-carry = Take my seats to another device
page-carry-more = Open this link on the other device within a quarter of an hour. It works once; whoever has it can play for you: do not share it.
page-carry-arriving = This browser will take over the seats and the name of the player who made the link.
page-carry-here = Continue here
page-delete-me = Delete my name and my words
page-delete-sure = Yes, delete them
page-delete-more = Your name and your words disappear from every table, and your seats are no longer yours. This cannot be undone.
page-devices = My devices
page-device-first = First device
page-device-other = Another device
page-device-this = this one
page-sign-out = Sign out
page-sign-out-others = Sign out everywhere else

## Privacy

page-privacy = What is kept, and for how long
page-privacy-cookie = In your browser: one cookie with a random number, by which your seats are known to be yours. It is needed to play, and is sent to this server only. Nothing is loaded from elsewhere.
page-privacy-you = Of you: your name and your language, if you have given them, when you were last here, and the devices that you have taken your seats to.
page-privacy-mail = If you want e-mails about your turns: your e-mail address and your time zone, until you no longer want them.
page-privacy-push = If you want your browser to be told of your turns: the address that it has given for that.
page-privacy-tables = Of every table: who sat there, with the name of that moment, every move, what was said, and when.
page-privacy-reports = Of every report: your words, and the table as you saw it.
page-privacy-not = Not kept: the address that you come from. It is counted in memory, so that nobody takes too much, and is gone after an hour at most.
page-privacy-long = For how long
page-privacy-always = Until it is deleted: this server deletes nothing by itself.
page-privacy-days = { $count ->
    [one] A table at which nothing happens for { $count } day is deleted with everything that belongs to it. What was said, reports, and whatever is known of somebody who does not come any more go after { $count } day too.
   *[other] A table at which nothing happens for { $count } days is deleted with everything that belongs to it. What was said, reports, and whatever is known of somebody who does not come any more go after { $count } days too.
 }
page-privacy-delete = In the lobby, under “My data”. Your name disappears from every table and every report, with all that you said, reported and asked for; your seats are free, and the keys of your devices open nothing any more. The moves stay, because the others’ games consist of them too. If you have lost your key, ask whoever runs this server, who can do the same.

## Table

page-status-waiting = Waiting for players.
page-status-running = being played
page-status-left = everybody has left
page-progress-over = finished
page-status-over = The game is over.
page-status-aborted = The table was closed before the first move: nobody has won.
page-status-unreadable = Something in the log of this table cannot be read. This is how it last stood; nothing can be played here until whoever runs the server has put it right.
page-keep-record = Keep what I saw and played
page-status-told = This game can no longer be shown, only told: it was played with an older edition of the rules.
page-old-edition = This game was begun with an older edition of the rules. What happened then is told as it was noted at the time, and cannot be replayed.
page-ended-resigned = Ended by resignation, before all points were played for.
page-resigned-bot = { ME($seat) ->
    [yes] You resigned; a bot played on for you.
   *[no] { $seat } resigned; a bot played on.
 }
page-watching = You are watching
page-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
 }
page-lost = The connection is lost. Trying again…
page-dropped = What was asked has changed meanwhile: your click was not sent.
page-invite = Invite
page-invite-more = Send one of these links to each friend. The game begins when every seat is taken.
page-invite-seat = Link to seat { $seat }
page-copy = Copy
page-copied = Copied
page-room-waits = { $game } is waiting for players
page-room-invites = { $name } invites you to { $game }
page-room-host = host
page-room-open = free, for anyone
page-room-invited = free, for a friend with the link
page-room-away = not here just now
page-room-begins = The game begins when every seat is taken, or when the host lets bots take the rest.
page-room-watching = The game begins when every seat is taken. Whoever has no seat can watch from here.
page-room-lesson = Learn the game in a lesson
page-key-symbols = Key to the symbols
page-minute = The game in a minute
page-fill = Fill with bots and begin
page-fill-bot = Strength of the bots
page-take-seat = Sit down
page-link-used = This link was the invitation to a seat that has been taken since, or to a game that has begun. You can watch here.
page-link-bad = This link to a seat is not valid: it was withdrawn, or a part of it is missing. Ask whoever invited you for another one.
page-sit = Sit down here
page-seat-free = Free seat
page-you = you
page-away = away
page-clock-days = { $days } d { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-until = until { $when }
page-resigned = has resigned
page-back = Take my seat again
page-replace = Let a bot play
page-remove = Remove from the table…
page-remove-sure = Yes, remove for good
page-me-away = You count as away: the others may let a bot play for you. Answer, or take your seat again, and you are back.
page-me-out = Your time is up, and you count as away: the others may let a bot play for you. Answer, or take your seat again, and you are back.
page-paused-live = A pause: the clocks stand still, for 24 hours at most. To go on sooner it is enough that half of those present want it.
page-paused-days = A pause: the clocks stand still, for 7 days at most. To go on sooner it is enough that half of those present want it.
page-missing = Whoever is asked and has not been seen here for 15 minutes counts as away: anybody else at the table may then let a bot play. While the host is away, the next person has the host’s rights.
page-me-bot = A bot plays for you. Take your seat again whenever you like.
page-me-least-live = If your time was up or a bot played, you then have { $seconds } seconds at least.
page-me-least-days = If your time was up or a bot played, you then have the whole time for an answer again.
page-guest = Guest { $number }
page-somebody = Somebody
page-all-moves = { $count ->
    [one] The only possible move
   *[other] All { $count } possible moves
 }
page-placed = { $count } of { $whole } placed, change freely
page-so-far = { $ready }, { $count } of { $whole }
page-take-up = Take up again
page-tap = tap
page-hint = Hint
page-hint-more = Found from what you can see, in a moment’s thought: good advice, not the last word.
page-hint-looking = Looking for good moves…
page-hint-failed = No hint is available just now.
page-why = What is not possible, and why
page-why-link = Why not…?
page-why-nothing = Everything is allowed here.
page-why-not-asked = You are not asked anything at the moment.
page-why-no-part = This is not for now.
page-undo = Undo
page-undo-ask = Ask to undo
page-agree = Agree
page-refuse = Refuse
page-withdraw = Withdraw
page-proposal-undo = { ME($seat) ->
    [yes] You asked to undo your move.
   *[no] { $seat } asks to undo a move.
 }
page-proposal-pause = { ME($seat) ->
    [yes] You asked for a pause.
   *[no] { $seat } asks for a pause.
 }
page-proposal-resume = { ME($seat) ->
    [yes] You asked to go on.
   *[no] { $seat } asks to go on.
 }
page-news = Since your last move
page-news-watch = Just now
page-enlarge = Enlarge
page-beside = Beside the table
page-drawer-shut = Only the table, without the log beside it
page-log = What happened
page-tab-table = Table
page-tab-log = Log
page-tab-talk = Talk
page-tab-menu = Menu
page-podium-away = To the table
page-podium-show = Show the result
page-explain = What does this mean?
page-filter = Find
page-clauses = Clauses
page-score-now = The points so far
page-talk = Table talk
page-say = Say
page-say-something = Say something…
page-cards = Cards on the table
page-more = About this table
page-record = Download the game
page-pause = Ask for a pause
page-resume = Ask to go on
page-try = Try from here, against bots
page-abort = Close the table
page-leave = Leave…
page-leave-more = Before the game your seat is free again. In a running game it stays yours: you count as away, the others may let a bot play, and you may come back.
page-leave-sure = Yes, leave
page-resign = Resign…
page-resign-sure = Yes, resign
page-deal-secret = Before the first card the deal was fixed, with deck, options, seats and edition. Its fingerprint:
page-deal-open = The deal of this table is not secret.
page-deal-open-short = deal not secret
page-own-deck-short = own deck
page-own-deck-cards = The deck that the host brought
page-unusual = Before you play: this table is not the usual one.
page-deal-shown = Seed and nonce, to check it:
page-sound = Sound
page-sounds = Sounds: my turn, moves, talk, the end
page-keys = Keys
page-key-tab = to the next possible move
page-key-arrows = from piece to piece
page-key-enter = choose, or pick up and put down
page-key-escape = put down what you picked up
page-key-undo = undo
page-key-next = to the next table that is waiting for you
page-key-hint = show the best moves
page-key-why = what is not possible, and why
page-key-sound = sounds on or off
page-key-drawer = only the table, or the log beside it
page-key-rules = rules
page-key-help = this list
page-rematch = Play again
page-rematch-rotate = Play again, one seat on
page-rematch-asked = { $seat } wants to play again:
page-rematch-join = Play again with them
page-same-deal = Same deal

page-note-sit = { ME($seat) ->
    [yes] You sit down.
   *[no] { $seat } sits down.
 }
page-note-fill = { ME($seat) ->
    [yes] You let bots take the free seats.
   *[no] { $seat } lets bots take the free seats.
 }
page-note-leave = { ME($seat) ->
    [yes] You leave the table.
   *[no] { $seat } leaves the table.
 }
page-note-back = { ME($seat) ->
    [yes] You are back.
   *[no] { $seat } is back.
 }
page-note-replace = { ME($seat) ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $seat }.
 }
page-note-resign = { ME($seat) ->
    [yes] You resign.
   *[no] { $seat } resigns.
 }
page-note-abort = { ME($seat) ->
    [yes] You close the table.
   *[no] { $seat } closes the table.
 }
page-note-rematch = { ME($seat) ->
    [yes] You want to play again.
   *[no] { $seat } wants to play again.
 }
page-note-remove = { ME($seat) ->
    [yes] The host removed you from the table.
   *[no] The host removed { $seat } from the table.
 }
page-note-undo = { ME($seat) ->
    [yes] You undo your move.
   *[no] { $seat } undoes a move.
 }
page-note-undo-asked = { ME($seat) ->
    [yes] You ask to undo your move.
   *[no] { $seat } asks to undo a move.
 }
page-note-pause = { ME($seat) ->
    [yes] You ask for a pause.
   *[no] { $seat } asks for a pause.
 }
page-note-resume = { ME($seat) ->
    [yes] You ask to go on.
   *[no] { $seat } asks to go on.
 }
page-note-paused = It is agreed: a pause. The clocks stand still.
page-note-resumed = It is agreed: the game goes on. The clocks run again.
page-note-unpause = The pause has lasted as long as a pause may. The clocks run again.
page-note-missing = { ME($seat) ->
    [yes] You have not been seen for 15 minutes, and count as away.
   *[no] { $seat } has not been seen for 15 minutes, and counts as away.
 }
page-note-stumble = { ME($seat) ->
    [yes] The bot that plays for you could not think; when that happens it plays at random.
   *[no] { $seat } could not think, and plays at random when that happens.
 }
page-note-stumble-instead = { ME($seat) ->
    [yes] The bot that plays for you is called “{ $bot }”, and this server has no such bot; another one plays instead: { $other }.
   *[no] { $seat } is the bot “{ $bot }”, and this server has no such bot; another one plays instead: { $other }.
 }
page-note-timeout = { ME($seat) ->
    [yes] Your time is up.
   *[no] { POSS($seat) } time is up.
 }

## Replay

page-steps = Steps
page-step-first = First position
page-step-back = One move back
page-step-forth = One move on
page-step-last = Last position
page-step-of = { $at } / { $last }
page-view-of = Seen by
page-view-spectator = a spectator
page-continue = Continue from here
page-play = Play
page-stop = Stop
page-speed = Speed
page-speed-slow = slow
page-speed-normal = normal
page-speed-quick = quick
page-speed-at-once = at once
page-dark = Dark
page-theme = Colours
page-theme-auto = as my device
page-theme-light = light
page-theme-dark = dark
page-film-speed = Speed of what others do
page-again = Watch again
page-skip-film = Skip
page-sure = Really:
page-gains = Show on each place what it brings
page-grace = A moment to undo every move: Escape, or click again
page-jump = Jump to
page-jump-rounds = Rounds and turns
page-jump-cards = Next time this card appears
page-jump-go = Go
page-card-number = Card { $number }
page-replay-more = More: compare, download, continue with others
page-continue-with = Continue from here with others:
page-deal-games = Compare the games of this deal
page-deal-games-more = { $count ->
    [one] One game has been finished with these cards.
   *[other] { $count } games have been finished with these cards. A star marks the best result of each seat.
 }
page-best = best result of this seat
page-from-move = from move { $move } on
page-mute = Mute
page-unmute = Unmute
page-muted = muted
page-report = Something is wrong…
page-report-more = Keeps where the game stands, and the table as you see it, for whoever runs this server.
page-report-what = What is wrong?
page-report-send = Report it
page-report-kept = Your report is kept
page-report-thanks = Thank you. Whoever runs this server will find it together with the position.
page-report-number = Number
page-report-said = You wrote
page-report-move = after move { $move }
page-report-later = Once the game is over, this page leads to the move.
page-report-hash = Fingerprint of what you saw
page-report-view = The table as you saw it
page-fair = Was the deal fair?
page-fair-fingerprint = Fingerprint, shown before the first card
page-fair-seed = Seed, 16 bytes
page-fair-nonce = Nonce, 32 bytes
page-fair-agreed = What the table agreed on
page-fair-yourself = You need not take our word for it: the fingerprint is the SHA-256 of seed, nonce and what the table agreed on, and the saved game replays from the seed.
page-fair-yourself-first = You need not take our word for it: the fingerprint is the SHA-256 of seed and nonce, and the saved game replays from the seed. Deck and options are not part of this older kind of fingerprint.

## Charts

page-chart-points = Points, move by move
page-chart-points-about = Most points: { $points }, { $leaders }, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }; { $changes ->
    [0] the lead never changed
    [one] the lead changed once
   *[other] the lead changed { $changes } times
 }.
page-chart-move = Move { $move }
page-chart-numbers = The numbers
page-chart-when = When
page-chart-end = At the end
page-percent = { $number }%
page-chart-chances = Chances to win, in %
page-chart-chances-about = How each player’s chance to win changed, in per cent. The greatest turn at one moment: { $name }, { $most ->
    [one] { $most } point
   *[other] { $most } points
 }.

## Review

page-review = Review
page-review-make = Review this game
page-review-short = Review
page-review-more = The bots look at every move once more: how the chances stood, what would have been better, what was luck. It takes them a few minutes, and is done once for everybody.
page-review-making = Move { $done } of { $whole }
page-review-reload = The page reloads by itself.
page-review-look = Look now
page-review-mattered = The moves that mattered most
page-review-mine = Your moves that mattered most
page-review-mine-nothing = None of your moves cost you a chance worth a word, as far as the bots can see.
page-review-of-others = The moves of the others
page-review-nothing = Nobody could have done better, as far as the bots can see.
page-review-cost = chance to win: −{ $percent ->
    [one] { $percent } point
   *[other] { $percent } points
 }
page-review-made = Played
page-review-best = Better
page-review-luck-skill = Luck and skill
page-review-luck-skill-more = Each player’s chance, from the deal to the result: what their own moves changed, what the others’ moves changed, and what luck did, that is, cards dealt and hands shown. What better moves would have brought is listed as “Given away”. All are estimates of bots, in points out of 100.
page-review-start = At first
page-review-own = Own moves
page-review-others = The others
page-review-luck = Luck
page-review-result = In the end
page-review-lost = Given away

## Being told

page-digest = { $count ->
    [one] and { $count } earlier event
   *[other] and { $count } earlier events
 }
page-notices = Tell me when a table is waiting for me
page-notices-more = At tables that are played over days you can be told when it is your turn, unless you are looking at the table anyway.
page-mail = E-mail address
page-mail-ask = Send me a link to confirm
page-mail-sent = An e-mail is on its way to { $email }. Open the link in it.
page-mail-to = E-mails go to { $email }.
page-mail-confirm-more = Should e-mails about your turns go to { $email }?
page-mail-stop-more = E-mails about your turns go to { $email }.
page-mail-on = From now on e-mails about your turns go to { $email }.
page-mail-off = No more e-mails go to { $email }.
page-mail-on-button = Yes, write to me
page-mail-off-button = Stop e-mails
page-push-on = Tell me in this browser
page-push-off = Stop telling me in this browser
page-push-refused = The browser does not allow it.
mail-confirm-subject = Chabudai: is this your address?
mail-confirm =
    Somebody, probably you, wants e-mails from Chabudai at this address when a table is waiting.

    Yes: { $link }

    If it was not you, do nothing: no e-mails will come.
mail-turn-subject = { $game } with { $names }: your turn, until { $until }
mail-turn =
    It is your turn at a table of { $game } with { $names }: { $link }

    You have until { $until }.
mail-late-subject = { $game } with { $names }: your time is up at { $until }
mail-late =
    A table of { $game } with { $names } is still waiting for you: { $link }

    Your time is up at { $until }; after that a bot may play for you.
mail-since =
    Since your last move:
    { $lines }
mail-stop = Stop these e-mails: { $stop }

## Lessons

learn-title = First steps
learn-about = Lessons of a few minutes, on a real table: read, answer, see what happens. Nobody is waiting and nothing can go wrong.
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
 }
learn-step = Step { $at } of { $last }
learn-progress = Steps of this lesson
learn-clauses = In the rules:
learn-back = Back
learn-show-me = Show me
learn-done = You know the game
learn-again = Once more from the start
learn-other = Learn { $game }
