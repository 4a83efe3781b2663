# Les premiers pas dans Dojo, en français.

dojo-lesson-about = Distribuez, défiez et remplissez votre école : des lignes d’un même disciple, des colonnes d’une même ceinture.

dojo-lesson-give-title = Distribuer les cartes
dojo-lesson-give-text = Bienvenue dans votre dojo ! À chaque tour, on retourne un trophée ; cette fois, c’est l’Encens. Vous donnez les cartes : vous les regardez une à une, en secret, et donnez chacune à quelqu’un qui n’en a pas encore. Ce peut être vous. Les hautes ceintures gagnent les défis : donnez donc le faible singe blanc à { $seat1 }, puis gardez la carte suivante, un raton laveur, le joker du jeu, à ceinture bleue.
dojo-lesson-give-hint = Les règles le permettent, mais soyons un peu égoïstes : le singe blanc va à { $seat1 }, le raton laveur bleu reste chez vous.

dojo-lesson-column-title = Placer une carte
dojo-lesson-column-text = { $seat2 } vous a lancé un défi : ceinture bleue contre ceinture bleue, et à égalité, l’attaquant l’emporte. Le trophée est perdu, mais votre raton laveur est installé. { $seat1 } vient de donner, et vous tenez une grue à ceinture bleue. Une carte se place à côté d’une carte déjà posée. Les colonnes aiment les ceintures : trois de la même couleur rapportent des points. Posez donc la grue en d2, juste au-dessus du raton laveur.
dojo-lesson-column-hint = Cette case est permise, et d4 conviendrait tout autant à la colonne. Pour suivre la leçon, prenez d2.

dojo-lesson-challenge-title = Défier le donneur
dojo-lesson-challenge-text = { $seat2 } donne les cartes pour le Kimono de compétition et vous a remis un renard à ceinture noire. C’est un cinq, il n’y a rien au-dessus : au mieux, l’adversaire fait égalité, et alors l’attaquant l’emporte. Vous ne pouvez pas perdre. Défiez !
dojo-lesson-challenge-hint = Vous pouvez passer. Mais avec une ceinture noire, vous ne pouvez pas perdre : défiez !

dojo-lesson-swap-title = Se servir
dojo-lesson-swap-text = Cinq contre deux : le trophée est à vous. Qui gagne peut aussi échanger les deux cartes. Vous avez montré un renard à ceinture noire, { $seat2 } un raton laveur à ceinture jaune. Sur une ligne, le raton laveur compte comme le disciple de votre choix : prenez-le et laissez le renard.
dojo-lesson-swap-hint = Vous pouvez garder le renard, bien sûr. Mais un joker est chez lui sur toutes les lignes : échangez.

dojo-lesson-joker-title = Les lignes aiment les semblables
dojo-lesson-joker-text = Sur une ligne, un disciple seul rapporte 1 point, deux semblables 3, trois 6 et les quatre 10. Un raton laveur se joint à n’importe lesquels. Posez le vôtre en c2, à côté de la grue : à eux deux, ils font deux grues. Tout le monde place en même temps, personne n’a donc à attendre.
dojo-lesson-joker-hint = Cette case est permise aussi. Mais à côté de la grue, en c2, le raton laveur fait tout de suite la paire.

dojo-lesson-trophy-title = Où va le trophée ?
dojo-lesson-trophy-text = Les trophées noirs se placent au début d’une ligne, à gauche, les orange au-dessus d’une colonne, et jamais deux au même endroit. Le Kimono de compétition compte double trois ceintures semblables. La colonne d en a déjà deux bleues : c’est là qu’il a le plus bel avenir.
dojo-lesson-trophy-hint = C’est permis, mais la colonne d a déjà deux ceintures bleues : là, le Kimono aura de quoi doubler.

dojo-lesson-belts-title = Trois de la même couleur
dojo-lesson-belts-text = Deux tours plus tard, vous avez encore gagné, cette fois en donnant, et un deuxième Kimono domine la colonne e. Vous tenez maintenant un renard à ceinture bleue. En d1, il complète la colonne d : trois ceintures bleues valent 4 points, et le Kimono en fait 8.
dojo-lesson-belts-hint = Toute place voisine de vos cartes est permise. Mais en d1, ce renard vaut huit points.

dojo-lesson-full-title = Les dernières places
dojo-lesson-full-text = Tour 11 : trois lignes de quatre, et il ne reste que deux places, toutes deux sur la ligne 2. Joker, le raton laveur convient aux deux. En e2, sa ceinture verte complète aussi la colonne e, sous votre deuxième Kimono. Puis vient le dernier tour, et l’on compte les points.
dojo-lesson-full-hint = Sur la ligne 2, le raton laveur est partout le bienvenu. Mais en e2, sa ceinture verte compte aussi, et double.

dojo-lesson-closing = 39 points, et la victoire est à vous ! Dépliez les points : chaque nombre nomme les cartes et la règle dont il vient. Voilà tout Dojo : des lignes d’un même disciple, des colonnes d’une même ceinture, des trophées qui bousculent les deux, et à chaque tour cette question : vous a-t-on donné justement la carte qui gagne ?
