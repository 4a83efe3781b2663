# The first steps in Machi, in English.

machi-lesson-about = Start buildings, fill them with villagers, block your neighbours and fight duels, season by season.

machi-lesson-spring-title = Spring: new cards
machi-lesson-spring-text = You are a lord with a rice field and five cards. In spring each lord takes one card of the flop and then draws two from the piles. Take Saburo: he is a Yakuza, and you will have work for him. You have three villagers but only one building, so draw two cards from the building pile.
machi-lesson-spring-hint = That is allowed too. For this lesson take Saburo from the flop, then draw twice from the building pile.

machi-lesson-found-title = Summer: new buildings
machi-lesson-found-text = In summer all lords plan at the same time, in secret. Every new building needs a founder, who stays there for good. Start the Library with Yoshi: he is a Samurai, and inside he can fight all the same. Then start the Tea house with the Geisha, who earns an extra honour there.
machi-lesson-found-hint = Possible, but let us follow the colours: the Library with Yoshi, then the Tea house with the Geisha.

machi-lesson-yakuza-title = Yakuza
machi-lesson-yakuza-text = A year has passed. In winter every villager ate a sack of rice, and then your buildings were finished. From the second spring on you may send out Yakuza: a building they attack gives no more wealth or honour. Send Saburo to { $seat1 }’s Watchtower.
machi-lesson-yakuza-hint = Saburo could do that as well. But on the Watchtower a Yakuza costs { $seat1 } honour at the end of every year.

machi-lesson-install-title = Summer: move in
machi-lesson-install-text = With the Moneylender you have started a third building, the Silk workshop. A finished one is active while it is at least half full, and only then it gives what it shows. A villager gives what the card shows on a building of the same colour. Yours are blue: install the Tea master on the Tea house, plot 2, which brings rice too, and the Warrior monk on the Library, plot 1. Akira stays in your hand: everybody must be fed. Then finish your summer.
machi-lesson-install-hint = Allowed, but three sacks of rice feed few mouths: the Tea master on 2, the Warrior monk on 1, and then finish your summer.

machi-lesson-challenge-title = Autumn: a challenge
machi-lesson-challenge-text = In autumn Samurai settle their quarrels. Your Yoshi has four swords and may challenge one duellist. Haru, with two, fought him to a draw last year, and has just founded a building for { $seat1 }. Challenge Haru with Yoshi!
machi-lesson-challenge-hint = First Yoshi, then Haru: whoever is beaten is discarded, and a building nobody lives in is lost.

machi-lesson-attack-title = The first exchange
machi-lesson-attack-text = A duel has three exchanges. Both drew three of their seven combat cards; in each exchange both show one at the same time. It wins its swords unless the other card cancels it. You lead by four to two, so just strike: play Men attack.
machi-lesson-attack-hint = Not bad either, but keep it for later: begin with Men attack.

machi-lesson-dodge-title = The second exchange
machi-lesson-dodge-text = One sword each: five to three. You hold Dodge and Do attack, and the last card is played by itself. Dodge wins nothing, but it cancels Men, Ashi, All-out and Flash attacks. With two ahead nothing is safer: dodge.
machi-lesson-dodge-hint = That would be bold. With two swords ahead, play it safe: dodge.

machi-lesson-rescue-title = A Yakuza at the Tea house
machi-lesson-rescue-text = Haru is gone, and his building with him: 2 points. At the end of the year every three wealth and every two honour made another: 3 points. That was noticed: Tatsu, { $seat2 }’s Yakuza, now blocks your Tea house, and Ryoma the Silk workshop. Let Yoshi challenge Tatsu: he has only two swords, and your Tea house would be free again.
machi-lesson-rescue-hint = Yoshi could do that, but the Tea house is your best building: let him challenge Tatsu.

machi-lesson-closing = 18 points: you are Shogun! Tatsu was driven off, and two more counts of wealth and honour did the rest. This table played four years; usually there are eight. Unfold the points to see the last count, then build a village of your own.
