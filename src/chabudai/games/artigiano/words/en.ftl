# Artigiano in English.

artigiano-pitch = A castle stone by stone, with secret missions.
artigiano-by = a game by C. Dumas with G. Ayoub
artigiano-made = A game by Céline Dumas, with the collaboration of Guillaume Ayoub, published freely by its authors.
artigiano-known = Rules and cards are those of the edition of March 2016: nothing is reconstructed. Three titles that are misspelt in print are spelt right in French; the English titles are ours.

## Titles

artigiano-title-e01 = The Revolt
artigiano-title-e02 = The Lintel
artigiano-title-e03 = The Reinforcements
artigiano-title-e04 = The Landslide
artigiano-title-e05 = The Pulley
artigiano-title-e06 = The Building Plan
artigiano-title-e07 = The Well
artigiano-title-e08 = The Vestibule
artigiano-title-e09 = The Bargain
artigiano-title-e10 = The Plunder
artigiano-title-e11 = The Storeroom
artigiano-title-e12 = Bad Weather
artigiano-title-e13 = The Double-Helix Staircase
artigiano-title-e14 = The Common Grave
artigiano-title-e15 = The Double Attack
artigiano-title-e16 = The Cellar
artigiano-title-e17 = The Square Formation
artigiano-title-e18 = The Trade
artigiano-title-e19 = The Cannon
artigiano-title-e20 = The Musket
artigiano-title-e21 = The Ruse
artigiano-title-e22 = The Crossbow
artigiano-title-e23 = The Fraud
artigiano-title-e24 = The Siege
artigiano-title-e25 = Confined to Barracks
artigiano-title-e26 = The Market Stall
artigiano-title-e27 = The Arrangement
artigiano-title-e28 = The Bread Oven
artigiano-title-e29 = The Mallet
artigiano-title-e30 = The Village Square
artigiano-title-e31 = The Haggling
artigiano-title-e32 = The Shop Window
artigiano-title-e33 = The Smuggling
artigiano-title-e34 = The Keystone
artigiano-title-e35 = The Convent
artigiano-title-e36 = The Brotherhood
artigiano-title-e37 = The Angelus
artigiano-title-e38 = The Pater Noster
artigiano-title-e39 = The Prayer
artigiano-title-e40 = The Chapel
artigiano-title-e41 = The Gargoyle
artigiano-title-e42 = The Revelation
artigiano-title-e43 = The Sin
artigiano-title-e44 = The Baptism
artigiano-title-e45 = The Cloister
artigiano-title-e46 = The Confessional
artigiano-title-s01 = The Roofer
artigiano-title-s02 = The Renovator
artigiano-title-s03 = The Storekeeper
artigiano-title-s04 = The Journeyman
artigiano-title-s05 = The Blacksmith
artigiano-title-s06 = The Captain
artigiano-title-s07 = The Recruiter
artigiano-title-s08 = The Master-at-Arms
artigiano-title-s09 = The Officer
artigiano-title-s10 = The Provost
artigiano-title-s11 = The Ironmonger
artigiano-title-s12 = The Beekeeper
artigiano-title-s13 = The Pawnbroker
artigiano-title-s14 = The Key-Bearer
artigiano-title-s15 = The Pedlar
artigiano-title-s16 = The Bell-Ringer
artigiano-title-s17 = The Pope
artigiano-title-s18 = The Priest
artigiano-title-s19 = The Choirboy
artigiano-title-s20 = The Virgin
artigiano-title-r01 = Mercator’s Projection
artigiano-title-r02 = The Log-Line
artigiano-title-r03 = Galileo’s Telescope
artigiano-title-r04 = The Greengage
artigiano-title-r05 = Leonardo’s Ideal City
artigiano-title-r06 = The Ladies’ Peace
artigiano-title-r07 = The Estates General
artigiano-title-r08 = The King of Navarre
artigiano-title-r09 = The Battle of Pavia
artigiano-title-r10 = The Peace of Nice
artigiano-title-r11 = The Muscovy Company
artigiano-title-r12 = The Discovery of the Potato
artigiano-title-r13 = Cape Horn
artigiano-title-r14 = The East India Company
artigiano-title-r15 = The Spice Route
artigiano-title-r16 = The Marburg Colloquy
artigiano-title-r17 = The Malcontents’ Plot
artigiano-title-r18 = The Battle of Arques
artigiano-title-r19 = The Sale of Indulgences
artigiano-title-r20 = Saint Bartholomew’s Day
artigiano-title-p01 = The Strozzi Lanterns
artigiano-title-p02 = The Gossip Chair
artigiano-title-p03 = The Studiolo
artigiano-title-p04 = Ortelius’s World Map
artigiano-title-p05 = The Slate Roofs
artigiano-title-p06 = Fifteen Fifteen
artigiano-title-p07 = The Day of the Barricades
artigiano-title-p08 = The Fall of Granada
artigiano-title-p09 = The Treaty of Le Verger
artigiano-title-p10 = The Field of the Cloth of Gold
artigiano-title-p11 = The New World
artigiano-title-p12 = The Route to India
artigiano-title-p13 = The Queen’s Herb
artigiano-title-p14 = The Isthmus of Panama
artigiano-title-p15 = The Discovery of Maize
artigiano-title-p16 = The Amboise Conspiracy
artigiano-title-p17 = The Edict of Nantes
artigiano-title-p18 = The Burning Chamber
artigiano-title-p19 = The Affair of the Placards
artigiano-title-p20 = The Massacre of Wassy
artigiano-title-foundation = Foundation
artigiano-title-stone = Stone
artigiano-title-tile = Tile

## What cards say

artigiano-about-e01 = A player misses the whole of their next turn. Doubled: two players.
artigiano-about-e02 = Place up to two materials of equal printed value, one after the other. Doubled: up to four.
artigiano-about-e03 = Place up to two materials on spaces of one and the same kind. Doubled: up to four.
artigiano-about-e04 = A player chooses one of their unprotected foundations; it is discarded with every unprotected material above it, whatever lies in between. Doubled: two foundations, or two players.
artigiano-about-e05 = If you place a material in your next turn, you may place up to three instead of one. It counts for one operation and is lost with that turn. Doubled: up to six.
artigiano-about-e06 = Rearrange the materials of your castle. In the end every moved material must fit its space and have its supports, and no other loses supports that it had; Virgin, Provost and what the Blacksmith protects stay. Nothing of this counts as placing, and no ban on placing forbids it.
artigiano-about-e07 = Turn up cards of the pile until a material appears; it goes to your hand, and the others go back on top in the order you choose, which everybody learns. This does not count as drawing. Doubled: go on to a second material and keep both.
artigiano-about-e08 = Look at an opponent’s stock; you may place one material from it on your castle at once. It counts as placed, not as placed from your hand. Doubled: two materials, or two opponents.
artigiano-about-e09 = An unprotected material of an opponent and one of yours change places, if each fits the space of the other. Doubled: two exchanges.
artigiano-about-e10 = Take an exposed, unprotected material of an opponent and place it on your castle. It counts as placed, not as destroyed. Doubled: two materials, one after the other.
artigiano-about-e11 = Look at an opponent’s stock. Doubled: two opponents.
artigiano-about-e12 = You may place a material; then the player on your left misses their next turn. Doubled: two materials, or the next two players.
artigiano-about-e13 = Look at a player’s hand, then you may place a material. Doubled: two players, or two materials.
artigiano-about-e14 = Discard as many of your cards as you like.
artigiano-about-e15 = You may play another action at once. Either the number of players it targets or its number of cards is doubled, at your choice; doubled numbers are maxima. Doubled by another Double Attack: two further actions, each doubled.
artigiano-about-e16 = A random card of the stock of a player who has one is discarded. Doubled: two cards, or two players.
artigiano-about-e17 = An opponent’s castle loses up to two unprotected materials of value 1 or 2 that are exposed when the card is played. Doubled: up to four, or two opponents.
artigiano-about-e18 = Look at an opponent’s hand, take a card, then give one of yours; the card taken may be given back. Doubled: two cards each way, or two opponents.
artigiano-about-e19 = Every other castle loses an exposed, unprotected material of your choice. Doubled: two of each castle, one after the other.
artigiano-about-e20 = Every other player draws nothing in their next turn.
artigiano-about-e21 = An opponent chooses left or right; each row of their castle loses its outermost card on that side. A protected card stays, and nothing is lost in its place. Doubled: two opponents.
artigiano-about-e22 = A player discards all their unprotected tiles of value 1, 2 or 3. What rested on them stays. Doubled: two players.
artigiano-about-e23 = Exchange your cards with the whole hand of another player. Doubled: two players, one after the other.
artigiano-about-e24 = Every other player chooses a card of their stock and discards it. Doubled: two cards each.
artigiano-about-e25 = Every other player may place no material from their hand in their next turn; from their stock they may.
artigiano-about-e26 = Place any number of materials, each of the kind and value of a material lying on some castle.
artigiano-about-e27 = You may place a material; when this turn is over, you have another complete turn. Doubled: two materials.
artigiano-about-e28 = Place up to two materials. Then, clockwise, every other player may place from their hand, for each of them, one material of the same kind and printed value. Doubled: up to four.
artigiano-about-e29 = Every other player discards two cards of their hand, of their choice. Doubled: four.
artigiano-about-e30 = You and another player see each other’s hands. You propose some of your cards for as many of the other’s, one to five; the other accepts, refuses or makes one counter-offer. You may make three proposals, and stop whenever you like. Doubled: two players, one after the other.
artigiano-about-e31 = Take a special card from an opponent’s zone or castle into your hand. Doubled: two special cards.
artigiano-about-e32 = Another player shows their whole hand to everybody. Doubled: two players.
artigiano-about-e33 = Take two random cards from another player’s hand, then give as many of your choice. Doubled: four cards, or two players.
artigiano-about-e34 = Discard a special card on your castle, in your zone, in your stock or on your stock. You may decline if none lies face up. Doubled: two special cards.
artigiano-about-e35 = A player may play no action card in their next turn. Composite cards may still be placed. Doubled: two players.
artigiano-about-e36 = Every other player discards an action card of their hand, pure or composite; whoever has none discards nothing. Doubled: two.
artigiano-about-e37 = Turn up the top three cards of the pile, take one and put the others back on top in the order you choose, which everybody learns. This does not count as drawing. Doubled: six, take two.
artigiano-about-e38 = Discard two of your cards, then carry out another operation in this turn. With fewer cards all are discarded, for nothing. Doubled: discard four.
artigiano-about-e39 = An action that was aimed at you since the end of your last turn and not cancelled is carried out again, undoubled, by you and against its author alone. Without one, nothing happens. Doubled: two different actions.
artigiano-about-e40 = Until the start of your next turn your castle is protected from other players’ actions. In that turn you may place no material from anywhere.
artigiano-about-e41 = Discard a special card in play anywhere: in a zone, on a castle, or a Captain on a stock. If only special cards of your own are in reach, you may choose none. Doubled: two special cards.
artigiano-about-e42 = Look at an opponent’s stock and exchange any number of its cards with as many of your own stock. Doubled: two opponents.
artigiano-about-e43 = Exchange any number of cards of your stock with as many of your hand.
artigiano-about-e44 = A player discards all action cards of their hand, pure and composite. Doubled: two players.
artigiano-about-e45 = Take two random cards from every other hand, unseen, and add two of yours; then look at them all and deal everybody, yourself included, as many as they gave. Doubled: four each.
artigiano-about-e46 = Another player chooses one of their own face-down mandatory missions and shows it to you alone. Doubled: two missions, or two players.
artigiano-about-s01 = The Roofer, on your castle: place a material with this card on it. It adds 1, and the material is of any kind while it lies there; supports are still needed.
artigiano-about-s02 = The Renovator, in your zone, 3 points: any number of materials of your castle are replaced, each at most once, by materials you hold that fit the same space. The old ones are discarded with the special cards on them; the new ones count as placed.
artigiano-about-s03 = The Storekeeper, in your zone, 2 points: one more slot for your stock, which no action and no Pedlar can reach. If the Storekeeper leaves play, its card moves to a free slot of the stock or to your hand.
artigiano-about-s04 = The Journeyman, on any material: adds 2 to its value.
artigiano-about-s05 = The Blacksmith, on any material: protects it from all actions.
artigiano-about-s06 = The Captain, on an opponent’s stock: that player may not store, play their stock or exchange any of it. As soon as they discard a material of printed value 4 or 5 from their hand, the Captain moves to their zone and counts −1; on a stock it counts nothing.
artigiano-about-s07 = The Recruiter, in your zone: after each turn you play you may take a random card from each player who has placed a material of printed value 4 or 5 from their hand since the end of your previous turn.
artigiano-about-s08 = The Master-at-Arms, on an opponent’s material: takes 2 off its value.
artigiano-about-s09 = The Officer, in an opponent’s zone: −3 points.
artigiano-about-s10 = The Provost, on an opponent’s castle: replaces a material, which is discarded with the special cards on it. It occupies the space and counts −1.
artigiano-about-s11 = The Ironmonger, in your zone, 1 point: once a game, at the start of your turn, the effect of the latest action since the end of your last turn that was not cancelled is carried out as if you had played it, undoubled. It is not a card, but it is an attack.
artigiano-about-s12 = The Beekeeper, in your zone: at the end it scores what the best special card of an opponent, in their zone or on their castle, scores there.
artigiano-about-s13 = The Pawnbroker, in your zone, 1 point: at the end one more for every material of value 5 on the opponents’ castle that has most of them.
artigiano-about-s14 = The Key-Bearer cannot be played. If another player sees it in your hand or stock, or takes it from there at random, it goes to your zone instead and scores 3. Giving, exchanging or discarding it does not do that.
artigiano-about-s15 = The Pedlar, into an opponent’s stock: a random card of it is discarded and the Pedlar takes its place.
artigiano-about-s16 = The Bell-Ringer, in your stock, also if it was merely stored: when an opponent’s action attacks that stock, the whole action is cancelled and the Bell-Ringer goes to that opponent’s zone, where it counts −3.
artigiano-about-s17 = The Pope, in your zone, 2 points: once a game you may cancel an action an opponent has just played, against whomever.
artigiano-about-s18 = The Priest, in your zone: every opponent’s action card that attacks your castle and is not cancelled is put under it and scores 1. If the Priest leaves play, those cards are discarded.
artigiano-about-s19 = The Choirboy, in your zone, −1 point: when an opponent plays an action against your castle, the whole action is cancelled and the Choirboy goes to that opponent’s zone, where it only counts −1.
artigiano-about-s20 = The Virgin, on your castle: replaces one of your materials, which is discarded with the special cards on it. She occupies the space; she and the adjacent materials are immune to attacks.
artigiano-about-r01 = No pure material lies on your castle.
artigiano-about-r02 = At least six pure materials lie on your castle.
artigiano-about-r03 = You have played at least three special cards on your own castle or in your own zone.
artigiano-about-r04 = No material of value 1 or 2 lies on your castle.
artigiano-about-r05 = Every material on your castle has value 1, 3 or 5.
artigiano-about-r06 = Your special cards score more than those of every other player.
artigiano-about-r07 = You have more occupied spaces than every other player.
artigiano-about-r08 = More materials of value 5 lie on your castle than on every other.
artigiano-about-r09 = At most one card in your hand and stock is a special card or a pure action.
artigiano-about-r10 = Your stock is empty.
artigiano-about-r11 = At least four materials of your castle can be paired, by kind and value, with those of one opponent.
artigiano-about-r12 = At most two actions, pure or composite, are in your hand.
artigiano-about-r13 = All ordinary slots of your stock are filled, and no action, pure or composite, is in it.
artigiano-about-r14 = You have fewer occupied spaces than every other player.
artigiano-about-r15 = Fewer special cards that you played yourself lie on your castle and in your zone than every other player has of theirs.
artigiano-about-r16 = You have at least two occupied spaces fewer than the player with the most.
artigiano-about-r17 = The materials of your castle, and a Provost there, score more than those of every other player.
artigiano-about-r18 = Your other accomplished missions score at least 18 points; failed ones do not matter.
artigiano-about-r19 = At least one of your stone spaces is empty.
artigiano-about-r20 = You have never played a special card.
artigiano-about-p01 = Materials of value 1, 2, 3, 4 and 5 lie on your castle.
artigiano-about-p02 = All your foundation spaces hold materials of value 1, 2 or 3.
artigiano-about-p03 = You placed the first tile of the game.
artigiano-about-p04 = You were the first to have all stone spaces filled.
artigiano-about-p05 = You were the first to have all foundation spaces filled.
artigiano-about-p06 = No action, pure or composite, is in your hand.
artigiano-about-p07 = Your cards discarded at least two materials of opponents’ castles during one of your turns.
artigiano-about-p08 = You attacked with an action the castle of a player who had never yet had all foundation spaces filled.
artigiano-about-p09 = You played at least three action cards in one turn.
artigiano-about-p10 = You attacked with an action the castle of a player who had already placed a tile.
artigiano-about-p11 = You played a pure action in each of two consecutive turns of yours.
artigiano-about-p12 = You discarded a pure material in each of two consecutive turns of yours.
artigiano-about-p13 = Two action cards you played in one turn were aimed at the same opponent.
artigiano-about-p14 = No card is in your hand.
artigiano-about-p15 = You have discarded a special card.
artigiano-about-p16 = All your foundation spaces were filled before you placed your first stone.
artigiano-about-p17 = A special card and two pure actions are in your stock at the same time.
artigiano-about-p18 = You have at least two occupied spaces fewer than every opponent.
artigiano-about-p19 = You placed three materials from your stock in one turn.
artigiano-about-p20 = You played a special card before you placed your first stone.
artigiano-about-foundation = A pure material for foundation spaces.
artigiano-about-stone = A pure material for stone spaces.
artigiano-about-tile = A pure material for tile spaces.

## Cards

artigiano-kinds-f = foundation
artigiano-kinds-p = stone
artigiano-kinds-t = tile
artigiano-kinds-fp = foundation or stone
artigiano-kinds-pt = stone or tile
artigiano-kinds-fpt = foundation, stone or tile
artigiano-card-material = { $title } { $value }
artigiano-card-composite = { $title } ({ $kinds } { $value })
artigiano-card-action = { $title }
artigiano-card-special = { $title }
artigiano-card-mission = { $title } ({ $points } points)
artigiano-card-hidden = face-down card

## The table

artigiano-middle = pile and discards
artigiano-pile = { $count ->
    [one] pile: { $count } card
   *[other] pile: { $count } cards
 }
    .short = pile { $count }
artigiano-discard = { $count ->
    [one] discard pile: { $count } card
   *[other] discard pile: { $count } cards
 }
    .short = discard { $count }
artigiano-set-aside = cards set aside
    .short = set aside
artigiano-lifted = lifted materials
artigiano-case = space { $case }, { $kind }
    .short = { $case }{ $face ->
        [foundation] f
        [stone] s
       *[tile] t
     }
artigiano-board-blackheads = House of the Blackheads
artigiano-board-chenonceau = Chenonceau
artigiano-board-chillon = Chillon
artigiano-board-rosenborg = Rosenborg
artigiano-board-quick = quick game
artigiano-staged-seat = { ME($seat) ->
    [yes] you
   *[no] { $seat }
 }
artigiano-staged-attack = { ME($seat) ->
    [yes] you play { $card }
   *[no] { $seat } plays { $card }
 }
artigiano-castle-of = { ME($seat) ->
    [yes] your castle ({ $board })
   *[no] { POSS($seat) } castle ({ $board })
 }
    .short = castle
artigiano-stock-of = { ME($seat) ->
    [yes] your stock
   *[no] { POSS($seat) } stock
 }
    .short = stock
artigiano-stock-slot = stock, slot { $number }
    .short = { "" }
artigiano-store-slot = stock, on the Storekeeper
    .short = store
artigiano-on-stock = on the stock
    .short = on it
artigiano-zone-of = { ME($seat) ->
    [yes] your special zone
   *[no] { POSS($seat) } special zone
 }
    .short = zone
artigiano-hand-of = { ME($seat) ->
    [yes] your hand
   *[no] { POSS($seat) } hand
 }
    .short = hand
artigiano-missions-of = { ME($seat) ->
    [yes] your missions
   *[no] { POSS($seat) } missions
 }
    .short = missions
artigiano-mandatory = mandatory missions
    .short = mandatory
artigiano-optional = optional missions
    .short = optional
artigiano-to-choose = missions to choose
    .short = to choose
artigiano-progress = { $built } of { $cases } cards built
artigiano-counter-points = points
    .short = pts
artigiano-counter-hand = cards in hand
    .short = in hand
artigiano-counter-castle = castle
artigiano-counter-specials = special cards
artigiano-counter-missions = missions
artigiano-counter-skip = misses a turn
artigiano-counter-no-draw = does not draw
artigiano-counter-no-action = may not play actions
artigiano-counter-no-hand-material = may place nothing from their hand
artigiano-counter-no-material = may place nothing
artigiano-counter-chapel = castle under the Chapel
artigiano-counter-turn = turn

## What is asked

artigiano-prompt-over = { ME($winners) ->
    [yes] The game is over: you win!
   *[no] { COUNT($winners) ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over, a shared victory: { $winners }.
    }
 }
    .short = { asked-over }
    .shorter = { asked-over.shorter }
artigiano-prompt-wait = Waiting for { $others }.
    .short = { asked-wait }
    .shorter = { asked-wait.shorter }
artigiano-prompt-watch = { COUNT($others) ->
    [one] { $others } is choosing.
   *[other] { $others } are choosing.
 }
    .short = { asked-watch }
    .shorter = { asked-watch.shorter }
artigiano-prompt-choose-missions = Choose two missions as mandatory. Accomplished they score, missed they cost their points; the other three can only score.
    .short = Choose two mandatory missions
    .aside = missed, they cost their points
artigiano-prompt-choose-mission = Choose the one mission you keep. Accomplished it scores, missed it costs its points; the others leave the game.
    .short = Keep which mission?
    .aside = missed, it costs its points
artigiano-prompt-operate = Your turn, one thing: place a material on your castle, play an action, play a special card, play your stock or discard a card.
    .short = Your turn: one operation
    .aside = place, play, use your stock or discard
artigiano-prompt-hoist = The Pulley lets you place more materials: { $left } at most.
    .short = Pulley: place up to { $left } more
artigiano-prompt-use-stock = You are playing your stock: use a card of it, or stop once you have used one.
    .short = Stock: use a card
    .aside = you may stop after one
artigiano-prompt-put-back = Which card goes back onto the Storekeeper?
    .short = Which card to the Storekeeper?
artigiano-prompt-store = You may put a card of your hand face down into your stock, to play it in a later turn.
    .short = Store a card?
    .aside = face down, for a later turn
artigiano-prompt-recruit = The Recruiter may take a random card from { $other }.
    .short = Take a card from { $other }?
artigiano-prompt-double = The Double Attack doubles your next action: twice the players, or twice the cards?
    .short = Double the players or the cards?
    .shorter = Double players or cards?
    .aside = of your next action
artigiano-prompt-designate = { $effect }: against whom? { $about }
    .short = Against whom?
artigiano-prompt-cancel = { $author } plays { $effect }. Does your Pope cancel it? The card says: “{ $about }”
    .short = Cancel { $effect }?
    .shorter = Cancel it with the Pope?
artigiano-prompt-reply = { $author } plays { $effect } against you. Do you answer with a Prayer? The card says: “{ $about }”
    .short = Answer with a Prayer?
artigiano-prompt-lay-freely = You may place a material.
    .short = Place a material?
artigiano-prompt-lay-equal = The Lintel: place materials of equal value, { $left } at most.
    .short = Lintel: { $left } of equal value
artigiano-prompt-lay-alike = The Reinforcements: place materials on spaces of one kind, { $left } at most.
    .short = Reinforcements: { $left } of one kind
artigiano-prompt-lay-matching = The Market Stall: place materials like those lying on some castle.
    .short = Market Stall: place matching materials
    .shorter = Place matching materials
artigiano-prompt-lay-to-share = The Bread Oven: place materials, { $left } at most; the others may follow.
    .short = Bread Oven: place up to { $left }
    .aside = the others may follow
artigiano-prompt-lay-in-reply = The Bread Oven: you may place a material of the same kind and value.
    .short = Bread Oven: place a match?
    .aside = of the same kind and value
artigiano-prompt-lift = The Building Plan: which materials do you lift?
    .short = Lift which materials?
    .aside = then you say where each one goes
artigiano-prompt-set-down = The Building Plan: where does each material go? Pick it, then a space.
    .short = Put each material down
    .aside = pick it, then a space
artigiano-prompt-choose-foundation = A Landslide: which of your foundations gives way?
    .short = Which foundation gives way?
artigiano-prompt-shoot = The Cannon: which of { POSS($other) } materials is lost?
    .short = Cannon: which of { POSS($other) }?
artigiano-prompt-pierce = The Square Formation: which of { POSS($other) } weak materials are lost?
    .short = Destroy which materials?
artigiano-prompt-choose-side = A Ruse: which side of your castle is hit?
    .short = Ruse: left or right?
artigiano-prompt-choose-theirs = The Bargain: which material do you take?
    .short = Take which material?
    .aside = then you choose what goes there
artigiano-prompt-choose-mine = The Bargain: which of your materials goes there?
    .short = Give which one for it?
artigiano-prompt-choose-loot = The Plunder: which material do you take?
    .short = Plunder which material?
    .aside = an exposed one that fits your castle
artigiano-prompt-choose-site = The Plunder: where on your castle does it go?
    .short = On which space?
    .aside = it counts as placed by you
artigiano-prompt-haggle = The Haggling: which special card do you take into your hand?
    .short = Take which special card?
artigiano-prompt-petrify = The Gargoyle: which special card is discarded?
    .short = Discard which special card?
artigiano-prompt-dislodge = The Keystone: which of your special cards is discarded?
    .short = Which of your special cards?
artigiano-prompt-fetch = The Vestibule: you may place a material from { POSS($other) } stock.
    .short = Place from { POSS($other) } stock?
artigiano-prompt-surrender = A Siege: which card of your stock do you discard?
    .short = Siege: lose which card?
artigiano-prompt-pick-theirs = The Revelation: which card do you take from { POSS($other) } stock?
    .short = Take which of { POSS($other) } cards?
    .aside = then you give one of yours for it
artigiano-prompt-pick-mine = The Revelation: which card of your stock do you give for it?
    .short = Give which card for it?
artigiano-prompt-pick-stored = The Sin: which card do you take from your stock?
    .short = Which card from your stock?
    .aside = then a card of your hand replaces it
artigiano-prompt-pick-in-hand = The Sin: which card of your hand takes its place?
    .short = Replaced by which card?
artigiano-prompt-bury = The Common Grave: discard as many cards as you like.
    .short = Discard as many as you like
    .aside = as many cards as you like
artigiano-prompt-discard-from-hand = A Mallet: which card do you discard?
    .short = Mallet: discard which card?
artigiano-prompt-discard-action = A Brotherhood: which action card do you discard?
    .short = Discard which action?
artigiano-prompt-confess = The Confessional: which mission do you show to { $other }?
    .short = Show { $other } which mission?
artigiano-prompt-take-one = The Trade: which card do you take from { $other }?
    .short = Take which of { POSS($other) } cards?
    .aside = then you give one for it
artigiano-prompt-give-one = Which card do you give to { $other }?
    .short = Give { $other } which card?
artigiano-prompt-add-own = The Cloister: which of your cards do you add?
    .short = Cloister: add which card?
artigiano-prompt-deal-back = The Cloister: which card goes to { $other }?
    .short = Which card goes to { $other }?
artigiano-prompt-propose = The Village Square: choose a card to give to { $other }, then make your offer.
    .short = Offer { $other } which cards?
artigiano-prompt-demand = The Village Square: which of { POSS($other) } cards do you want for it?
    .short = For which of { POSS($other) } cards?
artigiano-prompt-respond = The Village Square: do you accept the offer?
    .short = Accept the offer?
artigiano-prompt-settle = The Village Square: do you accept { POSS($other) } counter-offer?
    .short = Accept the counter-offer?
artigiano-prompt-follow-up = The Double Attack: you may play another action, doubled.
    .short = Another action, doubled?
    .aside = thanks to the Double Attack
artigiano-prompt-sacrifice = The Pater Noster: which card do you discard?
    .short = Pater Noster: discard which card?
    .shorter = Discard which card?
artigiano-prompt-take-displayed = The Angelus: which card do you take?
    .short = Take which card?
artigiano-prompt-return-on-top = Which card goes back on the pile next? The last one lies on top.
    .short = Put which card back on top?
    .aside = the last one lies on top
artigiano-prompt-reflect = The Prayer: which action that hit you do you turn back on its author?
    .short = Prayer: turn which action back?
    .shorter = Turn back which action?
artigiano-prompt-imitate = Your Ironmonger can repeat the last action that was played. Now?
    .short = Repeat the last action?
artigiano-prompt-attach = { $about } On which material?
    .short = On which material?
artigiano-prompt-inflict = { $about } On whom?
    .short = Inflict it on whom?
artigiano-prompt-roof = The Roofer: which material do you place, and where?
    .short = Roofer: which material, and where?
    .shorter = Which material, and where?
artigiano-prompt-renovate = The Renovator: which materials of your castle do you replace from your hand?
    .short = Replace which materials?
artigiano-prompt-ring-in = The Bell-Ringer: into which slot of your stock?
    .short = In which slot of your stock?
artigiano-action-keep-missions = Make mandatory: { $missions }
artigiano-action-keep-vain-mission = Make mandatory: { $missions } – which cannot be accomplished at this table!
artigiano-action-store-nothing = Store nothing
artigiano-action-store = Store { $card }
artigiano-action-store-apart = Store { $card } on the Storekeeper
artigiano-action-nobody-more = Nobody else
artigiano-action-name = { ME($to) ->
    [yes] Target yourself
   *[no] Target { $to }
 }
artigiano-action-no-more = No more
artigiano-action-no-special = No special card
artigiano-action-choose-card = Choose { $card }
artigiano-action-show-mission = Show { $card }
artigiano-action-reflect = Turn { $effect } back on { $to }
artigiano-action-left = Left
artigiano-action-right = Right
artigiano-action-offer = Make the offer
artigiano-action-choose-case = Choose space { $case }
artigiano-action-choose-on = Choose { $card } on { ME($to) ->
    [yes] your space
   *[no] { POSS($to) } space
 } { $case }
artigiano-action-play-stock = Play your stock
artigiano-action-pass = Place nothing
artigiano-action-done = Done
artigiano-action-hold = Hold { $card } back
artigiano-action-release = Reveal { $card } when accomplished
artigiano-action-play = Play { $card } as an action
    .short = Play as action
artigiano-action-lay = Play { $card }
artigiano-action-discard = Discard { $card }
artigiano-action-place = Place { $card } on space { $case }
artigiano-action-no-recruit = Take nothing
artigiano-action-recruit = Take a random card
    .short = A random card
artigiano-action-double-players = Double the players
    .short = The players
artigiano-action-double-cards = Double the cards
    .short = The cards
artigiano-action-let-happen = Let it happen
artigiano-action-cancel = Cancel the action
    .short = Cancel it
artigiano-action-bear-it = Let it happen
artigiano-action-pray = Play the Prayer
artigiano-action-refuse = Refuse
artigiano-action-accept = Accept
artigiano-action-counter = Make a counter-offer
    .short = Counter-offer
artigiano-action-no-imitate = Not now
artigiano-action-imitate = Repeat the action
    .short = Repeat it
artigiano-action-in-stock = Into an ordinary slot
    .short = Ordinary slot
artigiano-action-in-store = Onto the Storekeeper
    .short = The Storekeeper

## What happens

artigiano-event-missions = { ME($seat) ->
    [yes] You have laid out your missions.
   *[no] { $seat } has laid out their missions.
 }
    .caption = missions are laid out
artigiano-event-mandatory = { ME($seat) ->
    [yes] You make a mission mandatory: { $card }.
   *[no] { $seat } makes a mission mandatory: { $card }.
 }
    .caption = mandatory: { $card }
artigiano-event-turn = { ME($seat) ->
    [yes] It is your turn.
   *[no] It is { POSS($seat) } turn.
 }
    .short = { ME($seat) ->
        [yes] Your turn
       *[no] { START(POSS($seat)) } turn
    }
    .caption = a new turn
artigiano-event-skip = { ME($seat) ->
    [yes] You miss this turn.
   *[no] { $seat } misses this turn.
 }
    .caption = misses this turn
artigiano-event-lay = { ME($seat) ->
    [yes] You place { $card } on space { $case }.
   *[no] { $seat } places { $card } on space { $case }.
 }
    .caption = places { $card }
artigiano-event-play = { ME($seat) ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
 }
    .caption = plays { $card }
artigiano-event-lay-special = { ME($seat) ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
 }
    .caption = plays { $card }
artigiano-event-discard = { ME($seat) ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
 }
    .caption = discards { $card }
artigiano-event-play-stock = { ME($seat) ->
    [yes] You play your stock.
   *[no] { $seat } plays their stock.
 }
    .caption = plays the stock
artigiano-event-store = { ME($seat) ->
    [yes] You store a card.
   *[no] { $seat } stores a card.
 }
    .caption = stores a card
artigiano-event-store-card = { ME($seat) ->
    [yes] You have stored { $card }.
   *[no] { $seat } has stored { $card }.
 }
    .caption = stores { $card }
artigiano-event-draw = { ME($seat) ->
    [yes] You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[no] { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
 }
    .caption = draws { $count }
artigiano-event-draw-card = { ME($seat) ->
    [yes] You get { $card }.
   *[no] { $seat } gets { $card }.
 }
    .caption = gets { $card }
artigiano-event-pile-empty = { ME($seat) ->
    [yes] The pile is empty and you would have to draw: the game ends.
   *[no] The pile is empty and { $seat } would have to draw: the game ends.
 }
    .caption = the pile is empty
artigiano-event-claim = { ME($seat) ->
    [yes] You turn up a mission: { $card }.
   *[no] { $seat } turns up a mission: { $card }.
 }
    .caption = mission: { $card }
artigiano-event-designate = { ME($seat) ->
    [yes] { ME($to) ->
        [yes] You target yourself.
       *[no] You target { $to }.
    }
   *[no] { ME($to) ->
        [yes] { $seat } targets you.
       *[no] { SAME($seat, $to) ->
            [yes] { $seat } targets themselves.
           *[no] { $seat } targets { $to }.
        }
    }
 }
    .caption = { ME($to) ->
        [yes] targets you
       *[no] { SAME($seat, $to) ->
            [yes] targets themselves
           *[no] targets { $to }
        }
    }
artigiano-event-pope = { ME($seat) ->
    [yes] Your Pope cancels the action.
   *[no] { POSS($seat) } Pope cancels the action.
 }
    .caption = the Pope cancels it
artigiano-event-pray = { ME($seat) ->
    [yes] You answer with { $card }.
   *[no] { $seat } answers with { $card }.
 }
    .caption = answers with { $card }
artigiano-event-choirboy = { ME($seat) ->
    [yes] Your Choirboy cancels the action and goes to { $to }.
   *[no] { POSS($seat) } Choirboy cancels the action and goes to { ME($to) ->
        [yes] you
       *[no] { $to }
    }.
 }
    .caption = the Choirboy cancels it
artigiano-event-bell-ringer = { ME($seat) ->
    [yes] The Bell-Ringer in your stock cancels the action and goes to { $to }.
   *[no] The Bell-Ringer in { POSS($seat) } stock cancels the action and goes to { ME($to) ->
        [yes] you
       *[no] { $to }
    }.
 }
    .caption = the Bell-Ringer cancels it
artigiano-event-priest = { ME($seat) ->
    [yes] { $card } goes under your Priest.
   *[no] { $card } goes under { POSS($seat) } Priest.
 }
    .caption = under the Priest
artigiano-event-move = { ME($seat) ->
    [yes] You move { $card } to space { $case }.
   *[no] { $seat } moves { $card } to space { $case }.
 }
    .caption = moves { $card }
artigiano-event-lose = { ME($seat) ->
    [yes] You lose { $card } from space { $case }.
   *[no] { $seat } loses { $card } from space { $case }.
 }
    .caption = loses { $card }
artigiano-event-replaced = { ME($seat) ->
    [yes] Your material { $card } on space { $case } is replaced.
   *[no] { POSS($seat) } material { $card } on space { $case } is replaced.
 }
    .caption = { $card } is replaced
artigiano-event-bargain = { ME($seat) ->
    [yes] You exchange { $other } for { $card }.
   *[no] { $seat } exchanges { $other } for { $card }.
 }
    .caption = { $other } for { $card }
artigiano-event-plunder = { ME($seat) ->
    [yes] You plunder { $card } from { $to }.
   *[no] { ME($to) ->
        [yes] { $seat } plunders { $card } from you.
       *[no] { $seat } plunders { $card } from { $to }.
    }
 }
    .caption = plunders { $card }
artigiano-event-haggle = { ME($seat) ->
    [yes] You take { $card } from { $to }.
   *[no] { ME($to) ->
        [yes] { $seat } takes { $card } from you.
       *[no] { $seat } takes { $card } from { $to }.
    }
 }
    .caption = takes { $card }
artigiano-event-special-discarded = { ME($seat) ->
    [yes] Your special card { $card } is discarded.
   *[no] { POSS($seat) } special card { $card } is discarded.
 }
    .caption = { $card } is discarded
artigiano-event-captain-leaves = { ME($seat) ->
    [yes] The Captain leaves your stock for your zone.
   *[no] The Captain leaves { POSS($seat) } stock for their zone.
 }
    .caption = the Captain steps down
artigiano-event-key-bearer = { ME($seat) ->
    [yes] Your Key-Bearer steps into your zone.
   *[no] { POSS($seat) } Key-Bearer steps into their zone.
 }
    .caption = the Key-Bearer appears
artigiano-event-look-stock = { ME($seat) ->
    [yes] You look at { POSS($to) } stock.
   *[no] { ME($to) ->
        [yes] { $seat } looks at your stock.
       *[no] { $seat } looks at { POSS($to) } stock.
    }
 }
    .caption = { ME($to) ->
        [yes] looks at your stock
       *[no] looks at a stock
    }
artigiano-event-look-hand = { ME($seat) ->
    [yes] You look at { ME($to) ->
        [yes] your hand
       *[no] { POSS($to) } hand
    }.
   *[no] { ME($to) ->
        [yes] { $seat } looks at your hand.
       *[no] { SAME($seat, $to) ->
            [yes] { $seat } looks at their own hand.
           *[no] { $seat } looks at { POSS($to) } hand.
        }
    }
 }
    .caption = { ME($to) ->
        [yes] looks at your hand
       *[no] looks at a hand
    }
artigiano-event-show-hand = { ME($seat) ->
    [yes] You show your hand to everybody.
   *[no] { $seat } shows everybody their hand.
 }
    .caption = shows a hand
artigiano-event-swap-stock = { ME($seat) ->
    [yes] You exchange a card of your stock with { $to }.
   *[no] { ME($to) ->
        [yes] { $seat } exchanges a card of their stock with you.
       *[no] { $seat } exchanges a card of their stock with { $to }.
    }
 }
    .caption = exchanges stored cards
artigiano-event-confess = { ME($seat) ->
    [yes] You show a mission to { $to }.
   *[no] { ME($to) ->
        [yes] { $seat } shows you a mission.
       *[no] { $seat } shows a mission to { $to }.
    }
 }
    .caption = shows a mission
artigiano-event-confess-card = { ME($seat) ->
    [yes] Your mission is { $card }.
   *[no] { POSS($seat) } mission is { $card }.
 }
    .caption = mission: { $card }
artigiano-event-take = { ME($seat) ->
    [yes] You take a card from { $to }.
   *[no] { ME($to) ->
        [yes] { $seat } takes a card from you.
       *[no] { $seat } takes a card from { $to }.
    }
 }
    .caption = { ME($to) ->
        [yes] takes your card
       *[no] takes a card
    }
artigiano-event-give = { ME($seat) ->
    [yes] You give a card to { $to }.
   *[no] { ME($to) ->
        [yes] { $seat } gives you a card.
       *[no] { $seat } gives a card to { $to }.
    }
 }
    .caption = { ME($to) ->
        [yes] gives you a card
       *[no] gives a card
    }
artigiano-event-fraud = { ME($seat) ->
    [yes] You exchange hands with { $to }: { $given } for { $taken }.
   *[no] { ME($to) ->
        [yes] { $seat } exchanges hands with you: { $given } for { $taken }.
       *[no] { $seat } exchanges hands with { $to }: { $given } for { $taken }.
    }
 }
    .caption = exchanges hands
artigiano-event-smuggle = { ME($seat) ->
    [yes] You take { $taken ->
        [one] { $taken } random card
       *[other] { $taken } random cards
    } from { $to }.
   *[no] { $seat } takes { $taken ->
        [one] { $taken } random card
       *[other] { $taken } random cards
    } from { ME($to) ->
        [yes] you
       *[no] { $to }
    }.
 }
    .caption = takes cards at random
artigiano-event-meet = { ME($seat) ->
    [yes] You and { $to } see each other’s cards.
   *[no] { ME($to) ->
        [yes] You and { $seat } see each other’s cards.
       *[no] { $seat } and { $to } see each other’s cards.
    }
 }
    .caption = both show their cards
artigiano-event-offer = { ME($seat) ->
    [yes] You offer { $to } an exchange of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[no] { ME($to) ->
        [yes] { $seat } offers you an exchange of { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $seat } offers { $to } an exchange of { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
 }
    .caption = offers an exchange
artigiano-event-agree = { ME($seat) ->
    [yes] You and { $to } agree.
   *[no] { ME($to) ->
        [yes] You and { $seat } agree.
       *[no] { $seat } and { $to } agree.
    }
 }
    .caption = an agreement
artigiano-event-disagree = { ME($seat) ->
    [yes] You and { $to } do not agree.
   *[no] { ME($to) ->
        [yes] You and { $seat } do not agree.
       *[no] { $seat } and { $to } do not agree.
    }
 }
    .caption = no agreement
artigiano-event-display = The pile shows { $card }.
    .caption = the pile shows { $card }
artigiano-event-well = { ME($seat) ->
    [yes] You turn up { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } at the Well.
   *[no] { $seat } turns up { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } at the Well.
 }
    .caption = goes to the Well
artigiano-event-take-displayed = { ME($seat) ->
    [yes] You take { $card }.
   *[no] { $seat } takes { $card }.
 }
    .caption = takes { $card }
artigiano-event-reflect = { ME($seat) ->
    [yes] You turn { $effect } back on { $to }.
   *[no] { ME($to) ->
        [yes] { $seat } turns { $effect } back on you.
       *[no] { $seat } turns { $effect } back on { $to }.
    }
 }
    .caption = { ME($to) ->
        [yes] turns it on you
       *[no] turns it on { $to }
    }
artigiano-event-imitate = { ME($seat) ->
    [yes] Your Ironmonger repeats { $effect }.
   *[no] { POSS($seat) } Ironmonger repeats { $effect }.
 }
    .caption = repeats { $effect }
artigiano-event-attach = { ME($seat) ->
    [yes] You play { $special } on { ME($to) ->
        [yes] your space
       *[no] { POSS($to) } space
    } { $case }.
   *[no] { $seat } plays { $special } on { ME($to) ->
        [yes] your space
       *[no] { SAME($seat, $to) ->
            [yes] their own space
           *[no] { POSS($to) } space
        }
    } { $case }.
 }
    .caption = plays { $special }
artigiano-event-inflict = { ME($seat) ->
    [yes] You send { $special } to { $to }.
   *[no] { ME($to) ->
        [yes] { $seat } sends you { $special }.
       *[no] { $seat } sends { $special } to { $to }.
    }
 }
    .caption = { ME($to) ->
        [yes] sends you { $special }
       *[no] { $special } to { $to }
    }
artigiano-event-recruit = { ME($seat) ->
    [yes] Your Recruiter takes a card from { $to }.
   *[no] { ME($to) ->
        [yes] { POSS($seat) } Recruiter takes a card from you.
       *[no] { POSS($seat) } Recruiter takes a card from { $to }.
    }
 }
    .caption = recruits a card
artigiano-event-final = { ME($seat) ->
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

artigiano-refusal-barracks-ban = You are confined to barracks: nothing may be placed from your hand this turn.
artigiano-refusal-captain-blocks = The Captain lies on your stock: it cannot be used.
artigiano-refusal-case-taken = Space { $case } is occupied.
artigiano-refusal-chapel-ban = After the Chapel you may place no material this turn.
artigiano-refusal-chapel-protects = The Chapel protects that castle.
artigiano-refusal-convent-ban = The Convent forbids you to play actions this turn.
artigiano-refusal-does-not-fit-there = Your material on space { $case } does not fit there, or the other does not fit here.
artigiano-refusal-effect-forbids = { $effect } does not allow { $card } there.
artigiano-refusal-empty-stock = There is nothing to take in { POSS($to) } stock.
artigiano-refusal-fits-nothing = The material on space { $case } would find no space that fits.
artigiano-refusal-has-an-action = You do hold an action card: { $card }.
artigiano-refusal-immune = { $special } cannot be chosen there: it is immune to actions.
artigiano-refusal-named-already = { ME($to) ->
    [yes] You are a target already.
   *[no] { $to } is a target already.
 }
artigiano-refusal-never-played = The Key-Bearer cannot be played.
artigiano-refusal-no-action-card = { $card } is not an action card.
artigiano-refusal-no-material = There is no material to choose on space { $case }.
artigiano-refusal-no-material-for-it = You hold no material to place with the Roofer.
artigiano-refusal-no-place-for-it = There is no place for this special card.
artigiano-refusal-no-prayer = You have no Prayer in your hand.
artigiano-refusal-no-support = Space { $case } rests on space { $support }, which is empty.
artigiano-refusal-not-an-opponents = { $special } does not lie with an opponent, and must.
artigiano-refusal-not-on-a-special = On space { $case } lies a special card, not a material.
artigiano-refusal-not-superficial = Something rests on space { $case }.
artigiano-refusal-not-weak = The material on space { $case } is not exposed, or not worth 1 or 2.
artigiano-refusal-not-yourself = { $effect } is aimed at an opponent.
artigiano-refusal-nothing-to-ask-for = { $to } has no card left to exchange.
artigiano-refusal-nothing-to-renew = There is no old material to replace on space { $case }.
artigiano-refusal-offer-is-full = An offer has five cards at most.
artigiano-refusal-on-a-stock = { $special } lies on a stock, out of reach.
artigiano-refusal-only-the-author = Only the author of the reflected action can be hit.
artigiano-refusal-others-would-be-stuck = With this material on space { $case } the others would find no space, or something would lose its support.
artigiano-refusal-protected = The material on space { $case } is protected.
artigiano-refusal-stays-put = What lies on space { $case } stays where it is.
artigiano-refusal-stock-empty = Your stock is empty.
artigiano-refusal-wrong-kind = Space { $case } is for another kind: { $kind }.

## Points

artigiano-points-total = total
artigiano-points-full = full castle
artigiano-points-castle = castle
artigiano-points-material = { $card } on space { $case }
artigiano-points-printed = printed value
artigiano-points-on-it = { $special } on it
artigiano-points-zone = special zone
artigiano-points-missions = accomplished missions
    .short = missions
artigiano-points-failed = failed mandatory missions
    .short = failed missions

## Options

artigiano-option-quick = quick game
artigiano-option-families = families, in order of preference
artigiano-option-families-random = at random
artigiano-option-families-AMCL = artisans, army, merchants, clergy
artigiano-option-families-ACLM = artisans, merchants, clergy, army
artigiano-option-families-MCLA = army, merchants, clergy, artisans
artigiano-option-families-LMAC = clergy, army, artisans, merchants
artigiano-option-families-CLAM = merchants, clergy, artisans, army
artigiano-option-families-LACM = clergy, artisans, merchants, army
artigiano-option-prayer_interrupts = the Prayer may answer an attack
artigiano-option-strict_missions = one-turn missions must be turned up in that turn

## Errors in a list of cards

error-bad-card-id = The card { $card } stands where { $needed } belongs.
error-bad-card-type = There is no type of card { $type }.
error-bad-card-kinds = The kinds { $kinds } do not fit this card.
error-bad-material-value = The value { $value } does not fit this card.
error-bad-card-effect = The effect { $effect } does not fit this card.
error-bad-card-points = Points are whole numbers: { $points }.
error-bad-boards = The boards are { $boards }.
error-bad-case = The space { $case } needs a row, an edge and a kind.

## Marks on cards

mark-mission = mission
    .sign = °
mark-royal = royal mission
    .sign = *
mark-princely = princely mission
    .sign = +
mark-accomplished = accomplished
    .sign = !
mark-held = held back
    .sign = =
mark-usable = may be used
    .sign = »

## Key to the symbols

artigiano-sign-foundation = goes on a foundation space
artigiano-sign-stone = goes on a stone space
artigiano-sign-tile = goes on a tile space
artigiano-sign-artisans = family of the artisans
artigiano-sign-army = family of the army
artigiano-sign-merchants = family of the merchants
artigiano-sign-clergy = family of the clergy
artigiano-sign-royal = { mark-royal }
artigiano-sign-princely = { mark-princely }

## Families of cards, for the lab

artigiano-family-material = materials
artigiano-family-composite = action or material
artigiano-family-special = special cards
artigiano-family-action = action cards
