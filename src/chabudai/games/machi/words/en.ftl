# Machi in English.

machi-pitch = Build a village, feed it through the winter, settle your quarrels by duel, become Shogun.

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
machi-card-akane = Akane
machi-card-akira = Akira
machi-card-daisuke = Daisuke
machi-card-goro = Goro
machi-card-haru = Haru
machi-card-isamu = Isamu
machi-card-jiro = Jiro
machi-card-kaede = Kaede
machi-card-masato = Masato
machi-card-noboru = Noboru
machi-card-ryu = Ryu
machi-card-tetsuo = Tetsuo
machi-card-yoshi = Yoshi
machi-card-fuu = Fuu
machi-card-ginji = Ginji
machi-card-momo = Momo
machi-card-riku = Riku
machi-card-oboro = Oboro
machi-card-kuro = Kuro
machi-card-saburo = Saburo
machi-card-tatsu = Tatsu
machi-card-washi = Washi
machi-card-ryoma = Ryoma
machi-card-nezu = Nezu
machi-card-sasori = Sasori
machi-card-kage = Kage
machi-card-jubei = Jubei
machi-card-orochi = Orochi
machi-card-wanted = Wanted
machi-card-embezzlement = Embezzlement
machi-card-defection = Defection
machi-card-epidemic = Epidemic
machi-card-festival = Festival
machi-card-brewery = Brewery
machi-card-dive = Dive (seedy tavern)
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
machi-card-court = Magistrate's court
machi-card-post-station = Post station
machi-card-den = Clandestine den
machi-card-tsunami = Tsunami
machi-card-fire = Fire
machi-card-earthquake = Earthquake
machi-card-carpenters = Imperial carpenters
machi-card-back-villager = face-down Villager card
machi-card-back-building = face-down Building card
machi-combat-parry = Parry
machi-combat-dodge = Dodge
machi-combat-men = Men attack
machi-combat-do = Do attack
machi-combat-ashi = Ashi attack
machi-combat-frank = Frank attack
machi-combat-flash = Flash attack
machi-combat-hidden = face-down combat card
machi-clan-lotus = Lotus
machi-clan-dragon = Dragon
machi-clan-serpent = Serpent
machi-yakuza-of = { ME($seat) ->
    [yes] { $card }, your Yakuza
   *[no] { $card }, a Yakuza of { $seat }
 }
machi-back-villager = Villagers
machi-back-building = Buildings
machi-gain-wealth = { $count } wealth
machi-gain-honour = { $count } honour
machi-gain-rice = { $count } rice
machi-colour-yellow = yellow
machi-colour-blue = blue
machi-colour-red = red
machi-sort-event = event
machi-sort-yakuza = Yakuza of the { $clan } clan, { $sabres ->
    [one] 1 sabre
   *[other] { $sabres } sabres
 }
machi-sort-samurai = Samurai, { $sabres ->
    [one] 1 sabre
   *[other] { $sabres } sabres
 }
machi-sort-villager = { $colour } villager
machi-sort-villager-armed = { $colour } villager, { $sabres ->
    [one] 1 sabre
   *[other] { $sabres } sabres
 }
machi-sort-building = { $colour } building for { $capacity }
machi-about-building = Holds { $capacity } villagers. When active: { $gives }.
machi-about-red = { $building } { $ability }
machi-about-villager = On a building of the same colour: { $gives }. Sabres: { $sabres }.
machi-about-bonus = { $villager } On { $building } also: { $gives }.
machi-about-blacksmith = { $villager } Every duellist of the village fights with one sabre more.
machi-about-yakuza = Yakuza, clan: { $clan }. Sabres: { $sabres }. Blocks the wealth and honour of a building.
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
machi-about-earthquake = Every player loses a building under construction; its founder goes back to the hand.
machi-about-carpenters = In autumn: a building of yours under construction is finished at once.
machi-about-dojo = Samurai of the village draw 4 combat cards and lay one aside.
machi-about-watchtower = No second Yakuza may enter the village to attack.
machi-about-castle = Duels may be refused at no cost.
machi-about-barracks = Samurai outside eat nothing and do not starve.
machi-about-court = One point more for every Yakuza beaten.
machi-about-post-station = One card more is drawn in spring.
machi-about-den = Once a spring a Yakuza of yours goes back to your hand.

# What of a card is known, and what we had to make up.
machi-origin-noted = { $origin } { $note }
machi-origin-moneylender = As printed: 3 wealth on a yellow building, no bonus on the Brewery. Whether there is a bonus elsewhere is not known.
machi-origin-good-cook = As printed: the name, and that he gives rice. Amounts, colour and bonus are reconstructed by us.
machi-origin-blacksmith = As printed: the name. That he helps duellists and that several do not add up is the designer’s word; the rest is reconstructed by us.
machi-origin-zen-monk = As printed: the name, and that he is not yellow. The rest is reconstructed by us.
machi-origin-writer = As printed: the name. The rest is reconstructed by us.
machi-origin-shin = As printed: a Samurai with 2 sabres. The honour is reconstructed by us.
machi-origin-akane = As printed: the name. The rest is reconstructed by us.
machi-origin-wanted = The designer’s word: one sabre, and 3 points for whoever beats the wanted one. How long it lasts is reconstructed by us.
machi-origin-embezzlement = The name is known from players. The effect is reconstructed by us.
machi-origin-dive = As printed: 2 rice. Colour and capacity are reconstructed by us.
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
machi-origin-flash = As printed: worth 1, counters Frank. Whether it cancels more is not known.

## The table

machi-hand-of = { ME($seat) ->
    [yes] your hand
   *[no] hand of { $seat }
 }
    .short = hand
machi-village-of = { ME($seat) ->
    [yes] your village
   *[no] village of { $seat }
 }
    .short = village
machi-outside = outside the buildings
    .short = out
machi-place = place { $number }
    .short = { $number }
machi-place-building = place { $number }: { $card }, { $villagers } of { $capacity }
    .short = { $number } { $villagers }/{ $capacity }
machi-duel = duel
machi-passes-of = { ME($seat) ->
    [yes] your passes ({ $sabres } sabres, { $gain } won)
   *[no] passes of { $seat } ({ $sabres } sabres, { $gain } won)
 }
    .short = { $seat } { $sabres }+{ $gain }
machi-fighter-of = { ME($seat) ->
    [yes] your duellist
   *[no] duellist of { $seat }
 }
    .short = { $seat }
machi-combat-hand-of = { ME($seat) ->
    [yes] your combat cards
   *[no] combat cards of { $seat }
 }
    .short = cards
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
machi-counter-villagers = villagers
    .short = villagers
machi-year = year { $year } of { $years }
machi-season-now = the present season
machi-season-winter = Winter
machi-season-spring = Spring
machi-season-summer = Summer
machi-season-autumn = Autumn

## What is asked

machi-prompt-over = { ME($winners) ->
    [yes] The game is over: you become Shogun!
   *[no] { COUNT($winners) ->
        [one] The game is over: { $winners } becomes Shogun.
       *[other] The game is over: { $winners } share the title of Shogun.
    }
 }
machi-prompt-wait = { $season } of year { $year }. Waiting for { $others }.
machi-prompt-watch = { $season } of year { $year }. { $others } to decide.
machi-prompt-first-spring = { $season } of year { $year }. No Yakuzas in the first year. Play an event, or end your turn.
machi-prompt-take = { $season } of year { $year }. Take one of the cards lying face up in the flop.
machi-prompt-draw = { $season } of year { $year }. Draw a card from the pile of villagers or the pile of buildings.
machi-prompt-send = { $season } of year { $year }. Send a Yakuza to block a building of somebody else or to guard one of yours, or end your turn.
machi-prompt-recall = { $season } of year { $year }. Which Yakuza goes back to your hand?
machi-prompt-yakuza = { $season } of year { $year }. Which Yakuza goes to { $card } ({ $to })?
machi-prompt-found = { $season } of year { $year }. Found a building from your hand, which is finished in winter, or go on to installing villagers.
machi-prompt-founder = { $season } of year { $year }. Who founds { $card }? A founder stays on his building for good.
machi-prompt-install = { $season } of year { $year }. Install a villager on a finished building – half full, it becomes active – or finish your summer.
machi-prompt-lodge = { $season } of year { $year }. Where does { $card } live?
machi-prompt-challenge = { $season } of year { $year }. Choose who challenges somebody to a duel, or go on to moving house.
machi-prompt-opponent = { $season } of year { $year }. Whom does { $card } challenge?
machi-prompt-answer = { $season } of year { $year }. { $other } ({ $to }) challenges { $card }. Do you accept the duel? Refusing costs two points.
machi-prompt-lay-aside = { $season } of year { $year }. Thanks to the Dojo you drew four cards. Which one do you lay aside?
machi-prompt-pick = { $season } of year { $year }. Choose your card for this pass: it wins the sabres it shows, unless the other card cancels it.
machi-prompt-move = { $season } of year { $year }. Who moves to another building before the year is counted? Or end your turn.
machi-prompt-set-down = { $season } of year { $year }. Where does { $card } move?
machi-prompt-starve = { $season } of year { $year }. Rice is missing: give up { $count ->
    [one] one more villager
   *[other] { $count } more villagers
 } from the tops of your stacks.
machi-prompt-wanted = { $season } of year { $year }. Wanted: on whose head do you put a price of 3 points?
machi-prompt-embezzle = { $season } of year { $year }. Embezzlement: the wealth of which building will count for you this year?
machi-prompt-entice = { $season } of year { $year }. Defection: which villager moves over to you?
machi-prompt-lure = { $season } of year { $year }. Where does { $card } settle?
machi-prompt-sicken = { $season } of year { $year }. The epidemic takes the top of one of your stacks. Which one?
machi-prompt-burn = { $season } of year { $year }. Fire: on which building is the top villager discarded?
machi-prompt-collapse = { $season } of year { $year }. Earthquake: which of your sites collapses? Its founder goes back to your hand.
machi-prompt-finish = { $season } of year { $year }. Which of your sites do the carpenters finish?

## Actions

machi-action-take = Take { $card } ({ $sort })
machi-action-draw = Draw from the pile of { $back }
machi-action-event = Play the event { $card }
machi-action-attack = Attack { $card } of { $to }
machi-action-defend = Defend your { $card }
machi-action-send-done = Send nobody else
machi-action-den = Use the Clandestine den
machi-action-yakuza = Send { $card }
machi-action-recall = Take { $card } back
machi-action-found = Found { $card }
machi-action-found-done = Found nothing else
machi-action-founder-hand = { $card } from your hand founds it
machi-action-founder-village = { $card } of your village founds it
machi-action-install = Install { $card }
machi-action-install-done = Finish the summer
machi-action-lodge = On { $card } (place { $number })
machi-action-lodge-outside = Outside the buildings
machi-action-challenge = Challenge with { $card }
machi-action-challenge-done = No more duels and events
machi-action-opponent = Challenge { $card } of { $to }
machi-action-accept = Accept the duel
machi-action-refuse = Refuse the duel
machi-action-pick = Play { $card }
machi-action-lay-aside = Lay { $card } aside
machi-action-move = Move { $card }
machi-action-move-done = End the turn
machi-action-set-down = To { $card } (place { $number })
machi-action-set-down-outside = Outside the buildings
machi-action-give-up = Give up { $card }
machi-action-wanted = Put a price on the head of { $card } ({ $to })
machi-action-entice = Entice { $card } ({ $to })
machi-action-embezzle = Embezzle { $card } ({ $to })
machi-action-burn = Set fire to { $card } ({ $to })
machi-action-lure = To { $card } (place { $number })
machi-action-collapse = Give up the site of { $card } (place { $number })
machi-action-finish = Finish { $card } (place { $number })

## What happens

machi-event-year = Year { $year } begins.
machi-event-rice = { ME($seat) ->
    [yes] You have { $rice } rice for { $mouths } mouths.
   *[no] { $seat } has { $rice } rice for { $mouths } mouths.
 }
machi-event-starved = { ME($seat) ->
    [yes] You give up { $card } for want of rice.
   *[no] { $seat } gives up { $card } for want of rice.
 }
machi-event-finished = { ME($seat) ->
    [yes] You finish { $card }.
   *[no] { $seat } finishes { $card }.
 }
machi-event-spring = { ME($seat) ->
    [yes] Spring of year { $year }: you begin.
   *[no] Spring of year { $year }: { $seat } begins.
 }
machi-event-autumn = { ME($seat) ->
    [yes] Autumn of year { $year }: you begin.
   *[no] Autumn of year { $year }: { $seat } begins.
 }
machi-event-flop = { $card } comes into the flop.
machi-event-reshuffled = The discards become a new pile: { $back }.
machi-event-take = { ME($seat) ->
    [yes] You take { $card } from the flop.
   *[no] { $seat } takes { $card } from the flop.
 }
machi-event-draw = { ME($seat) ->
    [yes] You draw a card: { $back }.
   *[no] { $seat } draws a card: { $back }.
 }
machi-event-draw-card = { ME($seat) ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
 }
machi-event-attack = { ME($seat) ->
    [yes] You send { $card } against { $building } ({ $to }).
   *[no] { $seat } sends { $card } against { $building } ({ $to }).
 }
machi-event-move-yakuza = { ME($seat) ->
    [yes] You move { $card } to { $building } ({ $to }).
   *[no] { $seat } moves { $card } to { $building } ({ $to }).
 }
machi-event-defend = { ME($seat) ->
    [yes] You send { $card } to defend { $building }.
   *[no] { $seat } sends { $card } to defend { $building }.
 }
machi-event-recalled = { ME($seat) ->
    [yes] You take { $card } back to your hand.
   *[no] { $seat } takes { $card } back.
 }
machi-event-yakuza-home = { ME($seat) ->
    [yes] { $card } goes back to your hand.
   *[no] { $card } goes back to the hand of { $seat }.
 }
machi-event-founded = { ME($seat) ->
    [yes] You found a building with { $card }.
   *[no] { $seat } founds a building with { $card }.
 }
machi-event-installed = { ME($seat) ->
    [yes] You install { $card } on { $building }.
   *[no] { $seat } installs { $card } on { $building }.
 }
machi-event-outside = { ME($seat) ->
    [yes] You let { $card } stand outside.
   *[no] { $seat } lets { $card } stand outside.
 }
machi-event-heir = { ME($seat) ->
    [yes] You see { $card } become founder.
   *[no] { $seat } sees { $card } become founder.
 }
machi-event-building-lost = { ME($seat) ->
    [yes] You lose { $card }.
   *[no] { $seat } loses { $card }.
 }
machi-event-challenge = { ME($seat) ->
    [yes] Your { $card } challenges { $target } ({ $to }).
   *[no] { $card } ({ $seat }) challenges { $target } ({ $to }).
 }
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
machi-event-refuse-free = { ME($seat) ->
    [yes] You refuse the duel from your Castle.
   *[no] { $seat } refuses the duel from the Castle.
 }
machi-event-pass = { ME($seat) ->
    [yes] Pass { $number }: you play { $combat }, { $to } plays { $answer }.
   *[no] Pass { $number }: { $seat } plays { $combat }, { $to } { ME($to) ->
        [yes] play
       *[no] plays
    } { $answer }.
 }
machi-event-pass-won = Sabres won: { $seat } { $gain }, { $to } { $loss }.
machi-event-duel-tied = The duel of { $seat } and { $to } is tied, { $total } all: nobody is beaten.
machi-event-duel-won = { ME($seat) ->
    [yes] You win the duel { $total } to { $other }: { $card } ({ $to }) is discarded.
   *[no] { $seat } wins the duel { $total } to { $other }: { $card } ({ $to }) is discarded.
 }
machi-event-survived = { ME($seat) ->
    [yes] Your wanted villager merely survives.
   *[no] The wanted villager of { $seat } merely survives.
 }
machi-event-points = { ME($seat) ->
    [yes] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $card }.
   *[no] { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $card }.
 }
machi-event-moved = { ME($seat) ->
    [yes] You move { $card } to { $building }.
   *[no] { $seat } moves { $card } to { $building }.
 }
machi-event-moved-outside = { ME($seat) ->
    [yes] You move { $card } outside.
   *[no] { $seat } moves { $card } outside.
 }
machi-event-event = { ME($seat) ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
 }
machi-event-marked = { ME($seat) ->
    [yes] You put a price on the head of { $card } ({ $to }).
   *[no] { $seat } puts a price on the head of { $card } ({ $to }).
 }
machi-event-embezzled = { ME($seat) ->
    [yes] You embezzle the wealth of { $card } ({ $to }).
   *[no] { $seat } embezzles the wealth of { $card } ({ $to }).
 }
machi-event-defected = { ME($seat) ->
    [yes] You entice { $card } from { $to } to { $building }.
   *[no] { $seat } entices { $card } from { $to } to { $building }.
 }
machi-event-sickened = { ME($seat) ->
    [yes] You lose { $card } to the epidemic.
   *[no] { $seat } loses { $card } to the epidemic.
 }
machi-event-drowned = { ME($seat) ->
    [yes] You lose { $card } to the tsunami.
   *[no] { $seat } loses { $card } to the tsunami.
 }
machi-event-burned = { $card } ({ $to }) falls victim to the fire of { $seat }.
machi-event-collapsed = { ME($seat) ->
    [yes] You lose the site of { $card }.
   *[no] { $seat } loses the site of { $card }.
 }
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

## What is refused

machi-refusal-barracks = { $card } is fed by the Barracks and does not starve.
machi-refusal-autumn-event = { $card } can only be played in autumn.
machi-refusal-samurai-wanted = { $card } is a Samurai: nobody puts a price on his head.
machi-refusal-own-building = You cannot embezzle your own wealth.
machi-refusal-not-built = That building is still under construction.
machi-refusal-samurai-stays = { $card } is a Samurai and does not defect.
machi-refusal-founder-stays = { $card } is the founder of that building and stays there.
machi-refusal-blocked-building = A Yakuza blocks that building: nobody leaves or enters it.
machi-refusal-blocked-target = A Yakuza blocks { $card }: nobody moves in.
machi-refusal-full = That building is full.
machi-refusal-too-many-to-burn = More than two villagers live there: they put the fire out.
machi-refusal-samurai-inside = A Samurai protects that building.
machi-refusal-already-there = { $card } stands there already.
machi-refusal-not-blocked = That building of yours is not blocked: there is nothing to defend.
machi-refusal-same-clan = { $card }, who blocks it, is of the same clan.
machi-refusal-other-clan = { $card } attacks that village already and is of another clan.
machi-refusal-watchtower = A Watchtower keeps a second Yakuza out of that village.
machi-refusal-not-a-villager = { $card } is not a villager.
machi-refusal-is-founder = { $card } is a founder already.
machi-refusal-no-room = There is no room in your finished buildings.
machi-refusal-not-a-samurai = { $card } is not a Samurai and needs a building.
machi-refusal-attacker-cannot-challenge = { $card } is attacking, and attackers do not challenge.
machi-refusal-has-challenged = { $card } has challenged this year.
machi-refusal-no-opponent = There is nobody for { $card } to challenge.
machi-refusal-only-samurai = { $card } may only challenge a Yakuza that blocks the same building.
machi-refusal-own-duellist = { $card } is yours.
machi-refusal-no-duellist = { $card } is no duellist.
machi-refusal-not-the-blocker = { $card } does not block that building.
machi-refusal-overfull = { $card } holds too many villagers: somebody has to leave first.
machi-refusal-has-moved = { $card } has moved already.
machi-refusal-nowhere-to-go = There is nowhere for { $card } to go.
machi-refusal-no-move = { $card } lives there: that is no move.
machi-refusal-cannot-make-room = { $card } is full and nobody could make room.

## Points

machi-points-total = total
machi-points-year = year { $year }
machi-points-won = duel: { $card } beaten
machi-points-bounty = the price on the head of { $card }
machi-points-court = the Court’s point for { $card }
machi-points-refused = a duel of { $card } refused
machi-points-building = { $card }: { $wealth } wealth, { $honour } honour
machi-points-villager = { $card }: { $wealth } wealth, { $honour } honour
machi-points-active = { $card }, active: { $wealth } wealth, { $honour } honour
machi-points-inactive = { $card }, not active: nothing
machi-points-blocked = { $card }, blocked: nothing
machi-points-stolen = { $wealth } wealth embezzled by { $seat }
machi-points-spoils = embezzled from { $card }: { $wealth } wealth
machi-points-feast = the Festival: { $honour } honour
machi-points-wealth = { $wealth } wealth, a point for every three ({ $lost } lost)
machi-points-honour = { $honour } honour, a point for every two ({ $lost } lost)

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
mark-planned = used by your plan
    .sign = ×
mark-site = under construction
    .sign = ^
mark-active = active
    .sign = *
mark-blocked = blocked by a Yakuza
    .sign = #
mark-inactive = not active
    .sign = ,

## Files of one’s own

error-unknown-card = There is no card called “{ $card }” in { $section }.
error-bad-card-value = “{ $field }” cannot be “{ $value }”.
error-deck-not-a-list = “{ $what }” must be a list; here it is { $found }.
