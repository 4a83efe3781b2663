# The first steps in Dojo, in English.

dojo-lesson-about = Deal, challenge and fill your school: rows of one disciple, columns of one belt.

dojo-lesson-give-title = Deal the cards
dojo-lesson-give-text = Welcome to your dojo! Every round a trophy is turned up; this time it is the Incense. You are the dealer: you look at one card after the other, for yourself, and give each to somebody who has none yet. You may be one of them. High belts win challenges, so give the weak white monkey to { $seat1 }. Then keep the next card: a raccoon, the wild card of the game, with a blue belt.
dojo-lesson-give-hint = The rules allow it, but let us be a little selfish: the white monkey goes to { $seat1 }, the blue raccoon stays with you.

dojo-lesson-column-title = Place a card
dojo-lesson-column-text = { $seat2 } challenged you: blue belt against blue belt, and on a tie the challenger wins. The trophy is gone, but your raccoon has moved in. Now { $seat1 } has dealt, and you hold a crane with a blue belt. A card goes beside one that is already there. Columns want belts: three of one colour score. So put the crane on d2, right above the raccoon.
dojo-lesson-column-hint = That square is allowed, and d4 would do just as well for the column. To stay with the lesson, take d2.

dojo-lesson-challenge-title = Challenge the dealer
dojo-lesson-challenge-text = { $seat2 } deals, for the Competition Kimono, and gave you a fox with a black belt. That is a five, the highest there is: at best the dealer draws level, and then the challenger wins. You cannot lose. Challenge!
dojo-lesson-challenge-hint = You may pass. But with a black belt you cannot lose: challenge!

dojo-lesson-swap-title = Take your pick
dojo-lesson-swap-text = Five against two: the trophy is yours. The winner may also swap the two cards. You showed a fox with a black belt, { $seat2 } a raccoon with a yellow one. In a row the raccoon counts as any disciple you like, so take it and leave the fox behind.
dojo-lesson-swap-hint = You may keep the fox, of course. But a wild card is at home in every row: swap.

dojo-lesson-joker-title = Rows want their like
dojo-lesson-joker-text = In a row a lone disciple scores 1 point, a pair 3, three of a kind 6 and all four 10. A raccoon joins any of them. Put yours on c2, beside the crane: together they are a pair of cranes. Everybody places at the same time, so nobody needs to wait.
dojo-lesson-joker-hint = That square is allowed as well. But beside the crane, on c2, the raccoon makes a pair at once.

dojo-lesson-trophy-title = A place for the trophy
dojo-lesson-trophy-text = Black trophies go to the left of a row, orange ones above a column, and no line holds two. The Competition Kimono counts three equal belts twice. Column d has two blue belts already: there it has the best prospects.
dojo-lesson-trophy-hint = Allowed, but column d already has two blue belts: there the Kimono has something to double.

dojo-lesson-belts-title = Three of a colour
dojo-lesson-belts-text = Two rounds later you have won once more, this time as dealer, and a second Kimono hangs above column e. Now you hold a fox with a blue belt. On d1 it completes column d: three blue belts are worth 4 points, and the Kimono makes it 8.
dojo-lesson-belts-hint = Any place beside your cards is allowed. But on d1 this fox is worth eight points.

dojo-lesson-full-title = The last places
dojo-lesson-full-text = Round 11: three rows of four, and only two places left, both in row 2. Being wild, the raccoon suits either. On e2 its green belt also completes column e, under your second Kimono. After that comes the last round, and the points are counted.
dojo-lesson-full-hint = In row 2 the raccoon is welcome anywhere. But on e2 its green belt counts too, and twice.

dojo-lesson-closing = 39 points, and the victory is yours! Unfold the points: each number names the cards and the rule behind it. That is all of Dojo: rows of one disciple, columns of one belt, trophies that bend both, and every round the question whether the dealer gave you just the card to win with.
