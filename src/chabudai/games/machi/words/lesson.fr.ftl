# Les premiers pas dans Machi, en français.

machi-lesson-about = Mettez des bâtiments en chantier, peuplez-les, bloquez vos voisins et livrez des duels, de saison en saison.

machi-lesson-spring-title = Printemps : de nouvelles cartes
machi-lesson-spring-text = Vous êtes seigneur d’une rizière, avec cinq cartes en main. Au printemps, chacun prend une carte du flop, puis en pioche deux. Prenez Saburo : c’est un Yakuza, et vous aurez du travail pour lui. Vous avez trois villageois mais un seul bâtiment : piochez donc deux cartes dans la pioche des bâtiments.
machi-lesson-spring-hint = C’est permis aussi. Pour cette leçon, prenez Saburo dans le flop, puis piochez deux fois dans les bâtiments.

machi-lesson-found-title = Été : des chantiers
machi-lesson-found-text = En été, tous les seigneurs décident en même temps, en secret. Tout nouveau bâtiment a besoin d’un fondateur, qui y reste pour toujours. Mettez en chantier la Bibliothèque avec Yoshi : c’est un Samouraï, et il se bat tout aussi bien à l’intérieur. Puis la Maison de thé avec la Geisha, qui y gagne un point d’honneur de plus.
machi-lesson-found-hint = C’est possible, mais suivons les couleurs : la Bibliothèque avec Yoshi, puis la Maison de thé avec la Geisha.

machi-lesson-yakuza-title = Les Yakuzas
machi-lesson-yakuza-text = Une année a passé. En hiver, chaque villageois a mangé un sac de riz, puis vos bâtiments ont été construits. Dès le deuxième printemps, vous pouvez envoyer des Yakuzas : un bâtiment qu’ils attaquent ne donne plus ni richesse ni honneur. Envoyez Saburo à la Tour de guet { DE($seat1) }.
machi-lesson-yakuza-hint = Saburo pourrait faire cela aussi. Mais sur la Tour de guet, un Yakuza coûte de l’honneur à { $seat1 } à chaque fin d’année.

machi-lesson-install-title = Été : on emménage
machi-lesson-install-text = Avec l’Usurier, vous avez mis en chantier un troisième bâtiment, l’Atelier de soie. Construit, un bâtiment est activé tant qu’il est au moins à moitié plein, et ne donne qu’alors ce qu’il montre. Un villageois, lui, donne sur un bâtiment de sa couleur. Les vôtres sont bleus : installez le Maître de thé dans la Maison de thé, emplacement 2, où il apporte aussi du riz, et le Moine guerrier dans la Bibliothèque, emplacement 1. Akira reste en main : il faut nourrir tout le monde. Puis finissez votre été.
machi-lesson-install-hint = C’est permis, mais trois sacs de riz nourrissent peu de bouches : le Maître de thé en 2, le Moine guerrier en 1, puis finissez votre été.

machi-lesson-challenge-title = Automne : un défi
machi-lesson-challenge-text = En automne, les Samouraïs règlent leurs comptes. Votre Yoshi a quatre sabres et peut défier un Duelliste. Haru, qui en a deux, lui a tenu tête l’année passée et vient de fonder un bâtiment pour { $seat1 }. Défiez Haru avec Yoshi !
machi-lesson-challenge-hint = D’abord Yoshi, puis Haru : qui est battu est défaussé, et un bâtiment où plus personne n’habite est perdu.

machi-lesson-attack-title = La première passe
machi-lesson-attack-text = Un duel a trois passes d’armes. Chacun a pioché trois de ses sept cartes de Combat ; à chaque passe, on en montre une en même temps. Elle gagne ses sabres, sauf si l’autre l’annule. Vous menez par quatre à deux, alors frappez : jouez l’Attaque Men.
machi-lesson-attack-hint = Pas mal non plus, mais gardez cela pour plus tard : commencez par l’Attaque Men.

machi-lesson-dodge-title = La deuxième passe
machi-lesson-dodge-text = Un sabre chacun : cinq à trois. Il vous reste l’Esquive et l’Attaque Do, et la dernière carte se joue toute seule. L’Esquive ne gagne rien, mais elle annule les attaques Men, Ashi, Franche et Éclair. Avec deux sabres d’avance, rien n’est plus sûr : esquivez.
machi-lesson-dodge-hint = Ce serait audacieux. Avec deux sabres d’avance, jouez la prudence : esquivez.

machi-lesson-rescue-title = Un Yakuza à la Maison de thé
machi-lesson-rescue-text = Haru n’est plus là, ni son bâtiment : 2 points. À la fin de l’année, chaque tranche de 3 points de richesse ou de 2 points d’honneur en a valu un : 3 points. Cela se remarque : Tatsu, un Yakuza { DE($seat2) }, bloque votre Maison de thé, et Ryoma l’Atelier de soie. Que Yoshi défie Tatsu : il n’a que deux sabres, et votre Maison de thé serait libérée.
machi-lesson-rescue-hint = Yoshi pourrait le faire, mais la Maison de thé est votre meilleur bâtiment : qu’il défie Tatsu.

machi-lesson-closing = 18 points : vous voilà Shogun ! Tatsu a été chassé, et deux autres décomptes de richesse et d’honneur ont fait le reste. Cette table a joué quatre années ; d’ordinaire, il y en a huit. Dépliez les points pour voir le dernier décompte, puis bâtissez votre propre village.
