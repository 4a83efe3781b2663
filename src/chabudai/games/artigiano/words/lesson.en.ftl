# The first steps in Artigiano, in English.

artigiano-lesson-about = Build a castle space by space, hinder the others, and accomplish your secret missions.

artigiano-lesson-missions-title = Secret missions
artigiano-lesson-missions-text = Before the building begins you receive five missions, for your eyes only. Two of them become mandatory: accomplished they score their points, otherwise they cost as many. The other three can only bring something. Choose what you can do early: the Slate Roofs (be the first with all foundations) and the Fall of Granada (attack a castle that never had all of its own).
artigiano-lesson-missions-hint = That would do too, but those two are hard to plan for. Take the Slate Roofs and the Fall of Granada.

artigiano-lesson-place-title = The first stone
artigiano-lesson-place-text = Your turn: you do exactly one thing. Most cards can be placed as material or played as an action. The Landslide, for instance, is also a foundation of value 4. A space takes only its own kind, and everything it rests on must be filled first, so begin at the bottom: place the Landslide on space 1.
artigiano-lesson-place-hint = Allowed, but high values count at the end: place the Landslide, foundation 4, on space 1.

artigiano-lesson-store-title = Something for later
artigiano-lesson-store-text = After the one thing you do you may put a card of your hand into the stock, face down. Later you can play the whole stock in a single turn, and that is how castles grow quickly. Store Foundation 3; then you draw up to five cards again.
artigiano-lesson-store-hint = You may store another card or none. For the surprise to come, store Foundation 3.

artigiano-lesson-cannon-title = Fire!
artigiano-lesson-cannon-text = { $seat1 } has placed a first foundation. Your Cannon is a modest tile, but as an action it takes from every other castle a material on which nothing rests. And it accomplishes the Fall of Granada, which is turned up at once: 7 points. Play the Cannon.
artigiano-lesson-cannon-hint = Later, perhaps. Right now the Cannon accomplishes a mission: play it as an action.

artigiano-lesson-stock-title = Play your stock
artigiano-lesson-stock-text = Meanwhile the Musket has joined Foundation 3 in your stock. Instead of one card of your hand, play the stock: all of its cards in one turn. Put Foundation 3 on space 5, then the Musket on space 2.
artigiano-lesson-stock-hint = Possible, but the lesson plays the stock: Foundation 3 on space 5, the Musket on space 2.

artigiano-lesson-special-title = A special guest
artigiano-lesson-special-text = { $seat1 } has sent you the Officer: 3 points less, as long as that card lies in your zone. Special cards stay when they are played. Answer with the Provost: it takes the place of a material in another castle and counts −1 there. Play the Provost.
artigiano-lesson-special-hint = Also possible. But { $seat1 } deserves an answer: play the Provost.

artigiano-lesson-foundations-title = All foundations
artigiano-lesson-foundations-text = Some turns later only one foundation is missing, space 7, and the right card is waiting: play your stock and put Foundation 4 there. Then you are the first with all foundations, and your second mission is turned up.
artigiano-lesson-foundations-hint = A fine idea, but { $seat1 } is building too. Play your stock now, and put Foundation 4 on space 7.

artigiano-lesson-full-title = The last space
artigiano-lesson-full-text = { $seat1 } plundered that foundation soon after, but another one took its place, and a mission stays accomplished. Now only one space is empty, at the top of the right tower. As soon as a castle is full the game ends, and full castles score 10 points. Place Tile 4 on space 12.
artigiano-lesson-full-hint = Why wait? Tile 4 on space 12, and your castle is finished. The Pulley would be worth less there.

artigiano-lesson-closing = 68 points, and your castle stands! Ten for a full castle, the values of all materials, and the missions, one of them a royal one that is only judged at the end. Unfold the points to see everything. Keep an eye on your mandatory missions, and on the neighbours’ cannons.
