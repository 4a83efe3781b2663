# The first steps in Arigatō, in English.

arigato-lesson-about = Take in artisans, pass others on, and bring offerings to the Shogun in long chains of effects.

arigato-lesson-resident-title = A new resident
arigato-lesson-resident-text = In twelve days it is the Shogun’s birthday. Every day you hold five artisans: one becomes a resident of your village, two travel on, two work as craftsmen. Blacksmith 60 is a good start: she brings an origami for each origamist among your travelers, and her offering costs little. Make her your resident, in the workshop at the top right.
arigato-lesson-resident-hint = That is possible too. But blacksmith 60 fits this hand, and the workshop at the top right suits the lesson.

arigato-lesson-travellers-title = Travelers and craftsmen
arigato-lesson-travellers-text = Now two travelers for { $seat1 }, who takes them up tomorrow. Origamist 40 must be one of them: your blacksmith is waiting for that. Send sculptor 12 along. The other two stay as craftsmen and make just what the offering needs, a firework and a katana. Then say that you are ready: the roles are revealed for all at once.
arigato-lesson-travellers-hint = They may travel as well. But your blacksmith wants an origamist on the road, and her offering wants a firework and a katana: send 40 and 12, then say that you are ready.

arigato-lesson-chain-title = Effects
arigato-lesson-chain-text = The blacksmith brought an origami. Today you hold { $seat1 }’s travelers and three new cards, and your new resident is origamist 44: 1 favor for each blacksmith among your craftsmen. Send the two origamists 51 and 54 on their way and say that you are ready. Watch what follows by itself: two origami, and blacksmith 73 brings 1 favor, that is, a point.
arigato-lesson-chain-hint = Allowed, but two origamists on the road and a blacksmith at work set off three effects: send 51 and 54.

arigato-lesson-offering-title = An offering
arigato-lesson-offering-text = Three effects in one morning! The rest of the day is for managing your village, as long as you like. Blacksmith 60 needs a katana and two fireworks for her offering, and you have them: prepare it.
arigato-lesson-offering-hint = You may do that at any time of the day. First prepare the offering of blacksmith 60, before the fireworks are gone.

arigato-lesson-swap-title = Swap items
arigato-lesson-swap-text = The token on her card says that the offering is ready. Now look at the calendar: this evening, three different items in your supply earn an objective token. You have three origami and a katana. Two identical items may be swapped for another one: give two origami for a statue.
arigato-lesson-swap-hint = For the calendar any third kind would do; the lesson takes a statue for two origami.

arigato-lesson-dusk-title = Dusk
arigato-lesson-dusk-text = A statue, an origami, a katana: three kinds. End the day. At dusk come the effects with the dusk icon, then the objective of the day, and nobody keeps more than seven items.
arigato-lesson-dusk-hint = You could go on, but your three kinds are just what the calendar wants this evening: end the day.

arigato-lesson-palace-title = To the palace
arigato-lesson-palace-text = Your second objective token: yesterday an offering waiting in the village was enough, so the blacksmith stayed for it. The more tokens, the more each is worth. Now let her go: empty the workshop at the top right. Under the palace gate she is worth 4 favor, the token comes back, and there is room for a new resident.
arigato-lesson-palace-hint = First the farewell: send blacksmith 60 from the top right to the palace. There she counts, and her workshop is free.

arigato-lesson-last-title = The last day
arigato-lesson-last-text = Eight days later. On the last day nobody travels, and what stays in the village or in your supply is worth nothing. You have just collected what blacksmith 76 at the top left needs: prepare her offering, then send her to the palace at once.
arigato-lesson-last-hint = There is no tomorrow: prepare the offering of blacksmith 76 at the top left, then send her off.

arigato-lesson-closing = 110 points, and the Shogun is delighted! Favor from effects, artisans under the gate, objective tokens: unfold the points to see what each was worth. The art of Arigatō is to install artisans whose wishes fit together, so that one card sets off three.
