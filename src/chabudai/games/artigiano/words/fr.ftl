# Artigiano en français.

artigiano-pitch = Un château pierre à pierre, avec des missions secrètes.
artigiano-by = un jeu de C. Dumas avec G. Ayoub
artigiano-made = Un jeu de Céline Dumas, avec la collaboration de Guillaume Ayoub, publié librement par ses auteurs.
artigiano-known = Les règles et les cartes sont celles de l’édition de mars 2016 : rien n’est reconstitué. Trois titres imprimés avec une faute sont écrits comme il faut : « Le péché », « L’angélus » et « la Saint-Barthélemy ».

## Titres

artigiano-title-e01 = La révolte
artigiano-title-e02 = Le linteau
artigiano-title-e03 = Les renforts
artigiano-title-e04 = Le glissement de terrain
artigiano-title-e05 = La poulie
artigiano-title-e06 = Le plan de construction
artigiano-title-e07 = Le puits
artigiano-title-e08 = Le vestibule
artigiano-title-e09 = La bonne affaire
artigiano-title-e10 = Le pillage
artigiano-title-e11 = Le cellier
artigiano-title-e12 = Les intempéries
artigiano-title-e13 = L’escalier à double révolution
artigiano-title-e14 = La fosse commune
artigiano-title-e15 = La double attaque
artigiano-title-e16 = La cave
artigiano-title-e17 = La formation au carré
artigiano-title-e18 = Le négoce
artigiano-title-e19 = Le canon
artigiano-title-e20 = Le mousquet
artigiano-title-e21 = La ruse
artigiano-title-e22 = L’arbalète
artigiano-title-e23 = La fraude
artigiano-title-e24 = Le siège
artigiano-title-e25 = Le casernement
artigiano-title-e26 = L’étal
artigiano-title-e27 = L’arrangement
artigiano-title-e28 = Le four à pain
artigiano-title-e29 = La masse
artigiano-title-e30 = La place du village
artigiano-title-e31 = La tractation
artigiano-title-e32 = La devanture
artigiano-title-e33 = La contrebande
artigiano-title-e34 = La clef de voûte
artigiano-title-e35 = Le couvent
artigiano-title-e36 = La confrérie
artigiano-title-e37 = L’angélus
artigiano-title-e38 = Le Pater Noster
artigiano-title-e39 = La prière
artigiano-title-e40 = La chapelle
artigiano-title-e41 = La gargouille
artigiano-title-e42 = La révélation
artigiano-title-e43 = Le péché
artigiano-title-e44 = Le baptême
artigiano-title-e45 = Le cloître
artigiano-title-e46 = Le confessionnal
artigiano-title-s01 = Le couvreur
artigiano-title-s02 = Le rénovateur
artigiano-title-s03 = Le magasinier
artigiano-title-s04 = Le compagnon
artigiano-title-s05 = Le forgeron
artigiano-title-s06 = Le capitaine
artigiano-title-s07 = Le racol
artigiano-title-s08 = Le maître d’armes
artigiano-title-s09 = L’officier
artigiano-title-s10 = Le prévôt de la maréchaussée
artigiano-title-s11 = Le quincaillier
artigiano-title-s12 = Le ruchier
artigiano-title-s13 = Le prêteur sur gage
artigiano-title-s14 = Le porte-clefs
artigiano-title-s15 = La pacotilleuse
artigiano-title-s16 = Le carillonneur
artigiano-title-s17 = Le pape
artigiano-title-s18 = Le curé
artigiano-title-s19 = L’enfant de chœur
artigiano-title-s20 = La vierge
artigiano-title-r01 = La projection de Mercator
artigiano-title-r02 = Le loch
artigiano-title-r03 = Le télescope de Galilée
artigiano-title-r04 = La Reine-Claude
artigiano-title-r05 = La Cité idéale de Léonard de Vinci
artigiano-title-r06 = La Paix des Dames
artigiano-title-r07 = Les États Généraux
artigiano-title-r08 = Le Roi de Navarre
artigiano-title-r09 = La bataille de Pavie
artigiano-title-r10 = La Paix de Nice
artigiano-title-r11 = La compagnie de Moscovie
artigiano-title-r12 = La découverte de la pomme de terre
artigiano-title-r13 = Le cap Horn
artigiano-title-r14 = La compagnie des Indes Orientales
artigiano-title-r15 = La route des épices
artigiano-title-r16 = Le colloque de Marbourg
artigiano-title-r17 = Le complot des Malcontents
artigiano-title-r18 = La bataille d’Arques
artigiano-title-r19 = Le commerce des indulgences
artigiano-title-r20 = Le massacre de la Saint-Barthélemy
artigiano-title-p01 = Les lanternes du Palais Strozzi
artigiano-title-p02 = Le caquetoire
artigiano-title-p03 = Le studiolo
artigiano-title-p04 = La mappemonde d’Abraham Ortelius
artigiano-title-p05 = Les toitures en ardoise
artigiano-title-p06 = Quinze cent quinze
artigiano-title-p07 = La journée des barricades
artigiano-title-p08 = La prise de Grenade
artigiano-title-p09 = Le traité du Verger
artigiano-title-p10 = Le camp du Drap d’Or
artigiano-title-p11 = Le Nouveau monde
artigiano-title-p12 = La route de l’Inde
artigiano-title-p13 = L’herbe à la reine
artigiano-title-p14 = L’isthme de Panama
artigiano-title-p15 = La découverte du maïs
artigiano-title-p16 = La conjuration d’Amboise
artigiano-title-p17 = L’édit de Nantes
artigiano-title-p18 = La Chambre ardente
artigiano-title-p19 = L’affaire des Placards
artigiano-title-p20 = Le massacre de Wassy
artigiano-title-foundation = Fondation
artigiano-title-stone = Pierre
artigiano-title-tile = Tuile

## Ce que disent les cartes

artigiano-about-e01 = Un joueur passe la totalité de son prochain tour. Doublée : deux joueurs.
artigiano-about-e02 = Posez jusqu’à deux matériaux de même valeur imprimée, l’un après l’autre. Doublé : jusqu’à quatre.
artigiano-about-e03 = Posez jusqu’à deux matériaux sur des cases d’un seul et même genre. Doublés : jusqu’à quatre.
artigiano-about-e04 = Un joueur choisit l’une de ses fondations non protégées ; elle est défaussée avec tous les matériaux non protégés situés au-dessus, quoi qu’il y ait entre les deux. Doublé : deux fondations, ou deux joueurs.
artigiano-about-e05 = Si vous posez un matériau à votre prochain tour, vous pouvez en poser jusqu’à trois. Elle vaut pour une opération et se perd avec ce tour. Doublée : jusqu’à six.
artigiano-about-e06 = Réorganisez les matériaux de votre château. À la fin, tout matériau déplacé doit convenir à sa case et avoir ses appuis, et aucun autre ne perd des appuis qu’il avait ; Vierge, Prévôt et ce que protège le Forgeron restent en place. Rien de cela ne compte comme une pose, et aucune interdiction de poser ne l’empêche.
artigiano-about-e07 = Révélez des cartes de la pioche jusqu’à un matériau ; il rejoint votre main, les autres retournent dessus dans l’ordre de votre choix, que tous apprennent. Ce n’est pas piocher. Doublé : continuez jusqu’à un second matériau et gardez les deux.
artigiano-about-e08 = Regardez le stock d’un adversaire ; vous pouvez aussitôt poser sur votre château un matériau qui s’y trouve. Il compte comme posé, mais pas de votre main. Doublé : deux matériaux, ou deux adversaires.
artigiano-about-e09 = Un matériau non protégé d’un adversaire et un des vôtres échangent leurs places, si chacun convient à la case de l’autre. Doublée : deux échanges.
artigiano-about-e10 = Prenez un matériau superficiel et non protégé d’un adversaire et posez-le sur votre château. Il compte comme posé, pas comme détruit. Doublé : deux matériaux, l’un après l’autre.
artigiano-about-e11 = Regardez le stock d’un adversaire. Doublé : deux adversaires.
artigiano-about-e12 = Vous pouvez poser un matériau ; puis le joueur à votre gauche passe son prochain tour. Doublées : deux matériaux, ou les deux joueurs suivants.
artigiano-about-e13 = Regardez la main d’un joueur, puis vous pouvez poser un matériau. Doublé : deux joueurs, ou deux matériaux.
artigiano-about-e14 = Défaussez autant de vos cartes que vous voulez.
artigiano-about-e15 = Vous pouvez jouer aussitôt une autre action. Soit le nombre de joueurs visés, soit le nombre de cartes est doublé, à votre choix ; les nombres doublés sont des maximums. Doublée par une autre double attaque : deux autres actions, chacune doublée.
artigiano-about-e16 = Une carte au hasard du stock d’un joueur qui en a un est défaussée. Doublée : deux cartes, ou deux joueurs.
artigiano-about-e17 = Le château d’un adversaire perd jusqu’à deux matériaux non protégés de valeur 1 ou 2, superficiels au moment où la carte est jouée. Doublée : jusqu’à quatre, ou deux adversaires.
artigiano-about-e18 = Regardez la main d’un adversaire, prenez une carte, puis donnez-en une des vôtres ; la carte prise peut être rendue. Doublé : deux cartes dans chaque sens, ou deux adversaires.
artigiano-about-e19 = Chaque autre château perd un matériau superficiel et non protégé de votre choix. Doublé : deux par château, l’un après l’autre.
artigiano-about-e20 = Aucun autre joueur ne pioche à son prochain tour.
artigiano-about-e21 = Un adversaire choisit gauche ou droite ; chaque rangée de son château perd sa carte extérieure de ce côté. Une carte protégée reste, et rien n’est perdu à sa place. Doublée : deux adversaires.
artigiano-about-e22 = Un joueur défausse toutes ses tuiles non protégées de valeur 1, 2 ou 3. Ce qui reposait dessus reste. Doublée : deux joueurs.
artigiano-about-e23 = Échangez vos cartes contre toute la main d’un autre joueur. Doublée : deux joueurs, l’un après l’autre.
artigiano-about-e24 = Chaque autre joueur choisit une carte de son stock et la défausse. Doublé : deux cartes chacun.
artigiano-about-e25 = Aucun autre joueur ne peut poser de matériau de sa main à son prochain tour ; du stock, il le peut.
artigiano-about-e26 = Posez autant de matériaux que vous voulez, chacun du genre et de la valeur d’un matériau présent sur un château.
artigiano-about-e27 = Vous pouvez poser un matériau ; à la fin de ce tour, vous en jouez un autre, complet. Doublé : deux matériaux.
artigiano-about-e28 = Posez jusqu’à deux matériaux. Ensuite, dans le sens des aiguilles d’une montre, chaque autre joueur peut poser de sa main, pour chacun d’eux, un matériau de même genre et de même valeur imprimée. Doublé : jusqu’à quatre.
artigiano-about-e29 = Chaque autre joueur défausse deux cartes de sa main, à son choix. Doublée : quatre.
artigiano-about-e30 = Vous et un autre joueur voyez vos mains. Vous proposez certaines de vos cartes contre autant des siennes, une à cinq ; l’autre accepte, refuse ou fait une contre-offre. Vous pouvez faire trois propositions et arrêter quand vous voulez. Doublée : deux joueurs, l’un après l’autre.
artigiano-about-e31 = Prenez dans votre main une carte spéciale de la zone ou du château d’un adversaire. Doublée : deux cartes.
artigiano-about-e32 = Un autre joueur montre toute sa main à tous. Doublée : deux joueurs.
artigiano-about-e33 = Prenez deux cartes au hasard dans la main d’un autre joueur, puis donnez-en autant de votre choix. Doublée : quatre cartes, ou deux joueurs.
artigiano-about-e34 = Défaussez une carte spéciale de votre château, de votre zone, de votre stock ou posée sur votre stock. Vous pouvez y renoncer si aucune n’est face visible. Doublée : deux cartes.
artigiano-about-e35 = Un joueur ne peut jouer aucune carte action à son prochain tour. Les cartes composites peuvent encore être posées. Doublé : deux joueurs.
artigiano-about-e36 = Chaque autre joueur défausse une carte action de sa main, pure ou composite ; qui n’en a pas ne défausse rien. Doublée : deux.
artigiano-about-e37 = Révélez les trois premières cartes de la pioche, prenez-en une et remettez les autres dessus dans l’ordre de votre choix, que tous apprennent. Ce n’est pas piocher. Doublé : six, prenez-en deux.
artigiano-about-e38 = Défaussez deux de vos cartes, puis effectuez une autre opération dans ce tour. Avec moins de cartes, toutes sont défaussées, en vain. Doublé : défaussez-en quatre.
artigiano-about-e39 = Une action dirigée contre vous depuis la fin de votre dernier tour, et qui n’a pas été annulée, est effectuée de nouveau, sans doublement, par vous et contre son seul auteur. Sans cela, rien ne se passe. Doublée : deux actions différentes.
artigiano-about-e40 = Jusqu’au début de votre prochain tour, votre château est protégé des actions des autres joueurs. À ce tour-là vous ne pouvez poser aucun matériau, d’où qu’il vienne.
artigiano-about-e41 = Défaussez une carte spéciale en jeu n’importe où : dans une zone, sur un château, ou un Capitaine sur un stock. Si seules les vôtres sont à portée, vous pouvez n’en choisir aucune. Doublée : deux cartes.
artigiano-about-e42 = Regardez le stock d’un adversaire et échangez autant de ses cartes que vous voulez contre le même nombre du vôtre. Doublée : deux adversaires.
artigiano-about-e43 = Échangez autant de cartes de votre stock que vous voulez contre le même nombre de votre main.
artigiano-about-e44 = Un joueur défausse toutes les cartes action de sa main, pures et composites. Doublé : deux joueurs.
artigiano-about-e45 = Prenez deux cartes au hasard dans chaque autre main, sans les voir, et ajoutez-en deux des vôtres ; regardez-les toutes et redonnez à chacun, vous compris, autant qu’il en a donné. Doublé : quatre chacun.
artigiano-about-e46 = Un autre joueur choisit l’une de ses missions obligatoires face cachée et ne la montre qu’à vous. Doublé : deux missions, ou deux joueurs.
artigiano-about-s01 = Le couvreur, sur votre château : posez un matériau avec cette carte dessus. Elle ajoute 1, et le matériau est de n’importe quel genre tant qu’elle y est ; les appuis restent nécessaires.
artigiano-about-s02 = Le rénovateur, dans votre zone, 3 points : autant de matériaux de votre château que vous voulez sont remplacés, chacun une fois au plus, par des matériaux que vous tenez et qui conviennent à la même case. Les anciens sont défaussés avec les cartes spéciales posées dessus ; les nouveaux comptent comme posés.
artigiano-about-s03 = Le magasinier, dans votre zone, 2 points : un emplacement de stock de plus, hors d’atteinte de toute action et de la Pacotilleuse. S’il quitte le jeu, sa carte va sur un emplacement libre du stock ou dans votre main.
artigiano-about-s04 = Le compagnon, sur n’importe quel matériau : ajoute 2 à sa valeur.
artigiano-about-s05 = Le forgeron, sur n’importe quel matériau : le protège de toutes les actions.
artigiano-about-s06 = Le capitaine, sur le stock d’un adversaire : le joueur visé ne peut ni stocker, ni jouer son stock, ni en échanger. Dès qu’il défausse de sa main un matériau de valeur imprimée 4 ou 5, le capitaine passe dans sa zone spéciale et compte −1 ; sur un stock il ne compte rien.
artigiano-about-s07 = Le racol (le recruteur), dans votre zone : après chaque tour que vous jouez, vous pouvez prendre une carte au hasard à chaque joueur qui a posé de sa main un matériau de valeur imprimée 4 ou 5 depuis la fin de votre tour précédent.
artigiano-about-s08 = Le maître d’armes, sur le matériau d’un adversaire : retire 2 à sa valeur.
artigiano-about-s09 = L’officier, dans la zone d’un adversaire : −3 points.
artigiano-about-s10 = Le prévôt, sur le château d’un adversaire : remplace un matériau, défaussé avec les cartes spéciales posées dessus. Il occupe la case et compte −1.
artigiano-about-s11 = Le quincaillier, dans votre zone, 1 point : une fois par partie, au début de votre tour, l’effet de la dernière action jouée depuis la fin de votre dernier tour et non annulée est effectué comme si vous l’aviez jouée, sans doublement. Ce n’est pas une carte, mais c’est une attaque.
artigiano-about-s12 = Le ruchier (l’apiculteur), dans votre zone : à la fin il rapporte ce que rapporte, là où elle est, la meilleure carte spéciale d’un adversaire, dans sa zone ou sur son château.
artigiano-about-s13 = Le prêteur sur gage, dans votre zone, 1 point : à la fin un de plus par matériau de valeur 5 sur le château adverse qui en a le plus.
artigiano-about-s14 = Le porte-clefs ne peut pas être joué. Si un autre joueur le voit dans votre main ou votre stock, ou l’y prend au hasard, il va dans votre zone et rapporte 3. Le donner, l’échanger ou le défausser n’a pas cet effet.
artigiano-about-s15 = La pacotilleuse, dans le stock d’un adversaire : une carte au hasard en est défaussée et elle prend sa place.
artigiano-about-s16 = Le carillonneur, dans votre stock, même simplement stocké : quand l’action d’un adversaire attaque ce stock, toute l’action est annulée et le carillonneur va dans la zone de cet adversaire, où il compte −3.
artigiano-about-s17 = Le pape, dans votre zone, 2 points : une fois par partie vous pouvez annuler une action qu’un adversaire vient de jouer, contre qui que ce soit.
artigiano-about-s18 = Le curé, dans votre zone : toute carte action d’un adversaire qui attaque votre château sans être annulée est mise dessous et rapporte 1. S’il quitte le jeu, ces cartes sont défaussées.
artigiano-about-s19 = L’enfant de chœur, dans votre zone, −1 point : quand un adversaire joue une action contre votre château, toute l’action est annulée et l’enfant va dans la zone de cet adversaire, où il ne fait que compter −1.
artigiano-about-s20 = La vierge, sur votre château : remplace un de vos matériaux, défaussé avec les cartes spéciales posées dessus. Elle occupe la case ; elle et les matériaux adjacents sont à l’abri des attaques.
artigiano-about-r01 = Aucun matériau pur sur votre château.
artigiano-about-r02 = Au moins six matériaux purs sur votre château.
artigiano-about-r03 = Vous avez posé au moins trois cartes spéciales sur votre château ou dans votre zone.
artigiano-about-r04 = Aucun matériau de valeur 1 ou 2 sur votre château.
artigiano-about-r05 = Tous les matériaux de votre château ont la valeur 1, 3 ou 5.
artigiano-about-r06 = Vos cartes spéciales rapportent plus que celles de chacun des autres.
artigiano-about-r07 = Vous avez plus de cases occupées que chacun des autres.
artigiano-about-r08 = Plus de matériaux de valeur 5 sur votre château que sur chacun des autres.
artigiano-about-r09 = Au plus une carte de votre main et de votre stock est une spéciale ou une action pure.
artigiano-about-r10 = Votre stock est vide.
artigiano-about-r11 = Au moins quatre matériaux de votre château peuvent être appariés, par genre et valeur, à ceux d’un adversaire.
artigiano-about-r12 = Au plus deux actions, pures ou composites, dans votre main.
artigiano-about-r13 = Tous les emplacements ordinaires de votre stock sont remplis et il ne contient aucune action, pure ou composite.
artigiano-about-r14 = Vous avez moins de cases occupées que chacun des autres.
artigiano-about-r15 = Sur votre château et dans votre zone il y a moins de cartes spéciales posées par vous que chacun des autres n’en a des siennes.
artigiano-about-r16 = Vous avez au moins deux cases occupées de moins que le joueur qui en a le plus.
artigiano-about-r17 = Les matériaux de votre château, et un Prévôt qui s’y trouve, rapportent plus que ceux de chacun des autres.
artigiano-about-r18 = Vos autres missions accomplies rapportent au moins 18 points ; les échecs n’y changent rien.
artigiano-about-r19 = Au moins une de vos cases pierre est vide.
artigiano-about-r20 = Vous n’avez jamais posé de carte spéciale.
artigiano-about-p01 = Des matériaux de valeur 1, 2, 3, 4 et 5 sont sur votre château.
artigiano-about-p02 = Toutes vos cases fondation portent des matériaux de valeur 1, 2 ou 3.
artigiano-about-p03 = Vous avez posé la première tuile de la partie.
artigiano-about-p04 = Vous avez rempli toutes vos cases pierre avant tous les autres.
artigiano-about-p05 = Vous avez rempli toutes vos cases fondation avant tous les autres.
artigiano-about-p06 = Aucune action, pure ou composite, dans votre main.
artigiano-about-p07 = Vos cartes ont défaussé au moins deux matériaux de châteaux adverses pendant un de vos tours.
artigiano-about-p08 = Vous avez attaqué par une action le château d’un joueur qui n’avait encore jamais rempli toutes ses cases fondation.
artigiano-about-p09 = Vous avez joué au moins trois cartes action en un tour.
artigiano-about-p10 = Vous avez attaqué par une action le château d’un joueur qui avait déjà posé une tuile.
artigiano-about-p11 = Vous avez joué une action pure à chacun de deux de vos tours consécutifs.
artigiano-about-p12 = Vous avez défaussé un matériau pur à chacun de deux de vos tours consécutifs.
artigiano-about-p13 = Deux cartes action que vous avez jouées en un tour visaient le même adversaire.
artigiano-about-p14 = Aucune carte dans votre main.
artigiano-about-p15 = Vous avez défaussé une carte spéciale.
artigiano-about-p16 = Toutes vos cases fondation étaient remplies avant votre première pierre.
artigiano-about-p17 = Une carte spéciale et deux actions pures sont en même temps dans votre stock.
artigiano-about-p18 = Vous avez au moins deux cases occupées de moins que chaque adversaire.
artigiano-about-p19 = Vous avez posé trois matériaux de votre stock en un tour.
artigiano-about-p20 = Vous avez posé une carte spéciale avant votre première pierre.
artigiano-about-foundation = Un matériau pur pour les cases fondation.
artigiano-about-stone = Un matériau pur pour les cases pierre.
artigiano-about-tile = Un matériau pur pour les cases tuile.

## Cartes

artigiano-kinds-f = fondation
artigiano-kinds-p = pierre
artigiano-kinds-t = tuile
artigiano-kinds-fp = fondation ou pierre
artigiano-kinds-pt = pierre ou tuile
artigiano-kinds-fpt = fondation, pierre ou tuile
artigiano-card-material = { $title } { $value }
artigiano-card-composite = { $title } ({ $kinds } { $value })
artigiano-card-action = { $title }
artigiano-card-special = { $title }
artigiano-card-mission = { $title } ({ $points } points)
artigiano-card-hidden = carte face cachée

## La table

artigiano-middle = pioche et défausse
artigiano-pile = { $count ->
    [one] pioche : { $count } carte
   *[other] pioche : { $count } cartes
 }
    .short = pioche { $count }
artigiano-discard = { $count ->
    [one] défausse : { $count } carte
   *[other] défausse : { $count } cartes
 }
    .short = défausse { $count }
artigiano-set-aside = cartes mises de côté
    .short = de côté
artigiano-lifted = matériaux soulevés
artigiano-case = case { $case }, { $kind }
    .short = { $case }{ $face ->
        [foundation] f
        [stone] p
       *[tile] t
     }
artigiano-board-blackheads = Maison des Têtes-Noires
artigiano-board-chenonceau = Chenonceau
artigiano-board-chillon = Chillon
artigiano-board-rosenborg = Rosenborg
artigiano-board-quick = partie rapide
artigiano-staged-seat = { ME($seat) ->
    [yes] vous
   *[no] { $seat }
 }
artigiano-staged-attack = { ME($seat) ->
    [yes] vous jouez « { $card } »
   *[no] { $seat } joue « { $card } »
 }
artigiano-castle-of = { ME($seat) ->
    [yes] votre château ({ $board })
   *[no] château { DE($seat) } ({ $board })
 }
    .short = château
artigiano-stock-of = { ME($seat) ->
    [yes] votre stock
   *[no] stock { DE($seat) }
 }
    .short = stock
artigiano-stock-slot = stock, emplacement { $number }
    .short = { "" }
artigiano-store-slot = stock, sur le magasinier
    .short = magasin
artigiano-on-stock = sur le stock
    .short = dessus
artigiano-zone-of = { ME($seat) ->
    [yes] votre zone spéciale
   *[no] zone spéciale { DE($seat) }
 }
    .short = zone
artigiano-hand-of = { ME($seat) ->
    [yes] votre main
   *[no] main { DE($seat) }
 }
    .short = main
artigiano-missions-of = { ME($seat) ->
    [yes] vos missions
   *[no] missions { DE($seat) }
 }
    .short = missions
artigiano-mandatory = missions obligatoires
    .short = obligatoires
artigiano-optional = missions facultatives
    .short = facultatives
artigiano-to-choose = missions à choisir
    .short = à choisir
artigiano-progress = { $built } cartes posées sur { $cases }
artigiano-counter-points = points
    .short = pts
artigiano-counter-hand = cartes en main
    .short = en main
artigiano-counter-castle = château
artigiano-counter-specials = spéciales
artigiano-counter-missions = missions
artigiano-counter-skip = passe un tour
artigiano-counter-no-draw = ne pioche pas
artigiano-counter-no-action = ne peut pas jouer d’action
artigiano-counter-no-hand-material = ne peut rien poser de sa main
artigiano-counter-no-material = ne peut rien poser
artigiano-counter-chapel = château sous la Chapelle
artigiano-counter-turn = tour

## Ce qui est demandé

artigiano-prompt-over = { ME($winners) ->
    [yes] La partie est finie : vous gagnez !
   *[no] { COUNT($winners) ->
        [one] La partie est finie : victoire { DE($winners) }.
       *[other] La partie est finie, victoire partagée : { $winners }.
    }
 }
    .short = { asked-over }
    .shorter = { asked-over.shorter }
artigiano-prompt-wait = On attend { $others }.
    .short = { asked-wait }
artigiano-prompt-watch = { COUNT($others) ->
    [one] { $others } choisit.
   *[other] { $others } choisissent.
 }
    .short = { asked-watch }
    .shorter = { asked-watch.shorter }
artigiano-prompt-choose-missions = Choisissez deux missions obligatoires. Accomplies, elles rapportent leurs points, sinon elles les coûtent ; les trois autres ne peuvent que rapporter.
    .short = Choisissez deux missions obligatoires
    .shorter = Deux missions obligatoires
    .aside = manquées, elles coûtent leurs points
artigiano-prompt-choose-mission = Choisissez la mission que vous gardez. Accomplie, elle rapporte ses points, sinon elle les coûte ; les autres quittent la partie.
    .short = Quelle mission garder ?
    .aside = manquée, elle coûte ses points
artigiano-prompt-operate = À vous, une seule chose : posez un matériau sur votre château, jouez une action, posez une carte spéciale, jouez le stock ou défaussez une carte.
    .short = À vous : une seule opération
    .aside = poser, jouer, son stock ou défausser
artigiano-prompt-hoist = La poulie vous permet de poser d’autres matériaux : { $left } au plus.
    .short = Poulie : encore { $left } à poser
artigiano-prompt-use-stock = Vous jouez votre stock : utilisez une carte, ou arrêtez après en avoir utilisé une.
    .short = Stock : utilisez une carte
    .aside = vous pouvez arrêter après une carte
artigiano-prompt-put-back = Quelle carte retourne sur le magasinier ?
    .short = Quelle carte sur le magasinier ?
    .shorter = Laquelle sur le magasinier ?
artigiano-prompt-store = Vous pouvez mettre une carte de votre main face cachée dans votre stock, pour la jouer à un tour suivant.
    .short = Stocker une carte ?
    .aside = face cachée, pour un tour suivant
artigiano-prompt-recruit = Le racol peut prendre une carte au hasard { A($other) }.
    .short = Prendre une carte { A($other) } ?
artigiano-prompt-double = La double attaque double votre prochaine action : deux fois plus de joueurs, ou deux fois plus de cartes ?
    .short = Doubler les joueurs ou les cartes ?
    .shorter = Doubler joueurs ou cartes ?
    .aside = de votre prochaine action
artigiano-prompt-designate = { $effect } : contre qui ? { $about }
    .short = Contre qui ?
artigiano-prompt-cancel = { $author } joue « { $effect } ». Votre pape annule-t-il cette action ? La carte dit : « { $about } »
    .short = Annuler { $effect } ?
    .shorter = Le pape annule-t-il ?
artigiano-prompt-reply = { $author } joue « { $effect } » contre vous. Répondez-vous par une prière ? La carte dit : « { $about } »
    .short = Répondre par la prière ?
artigiano-prompt-lay-freely = Vous pouvez poser un matériau.
    .short = Poser un matériau ?
artigiano-prompt-lay-equal = Le linteau : posez des matériaux de même valeur, { $left } au plus.
    .short = Linteau : { $left } de même valeur
artigiano-prompt-lay-alike = Les renforts : posez des matériaux sur des cases d’un même genre, { $left } au plus.
    .short = Renforts : { $left } d’un même genre
artigiano-prompt-lay-matching = L’étal : posez des matériaux semblables à ceux d’un château.
    .short = Étal : posez des matériaux pareils
    .shorter = Posez des matériaux pareils
artigiano-prompt-lay-to-share = Le four à pain : posez des matériaux, { $left } au plus ; les autres pourront suivre.
    .short = Four à pain : { $left } à poser
    .aside = les autres pourront suivre
artigiano-prompt-lay-in-reply = Le four à pain : vous pouvez poser un matériau de même genre et de même valeur.
    .short = Four à pain : en poser un pareil ?
    .shorter = En poser un pareil ?
    .aside = de même genre et de même valeur
artigiano-prompt-lift = Le plan de construction : quels matériaux soulevez-vous ?
    .short = Quels matériaux soulever ?
    .aside = puis vous direz où va chacun
artigiano-prompt-set-down = Le plan de construction : où va chaque matériau ? Prenez-le, puis choisissez une case.
    .short = Reposez chaque matériau
    .aside = prenez-le, puis une case
artigiano-prompt-choose-foundation = Un glissement de terrain : laquelle de vos fondations cède ?
    .short = Quelle fondation cède ?
artigiano-prompt-shoot = Le canon : quel matériau { DE($other) } est perdu ?
    .short = Canon : quel matériau { DE($other) } ?
    .shorter = Canon : quel matériau ?
artigiano-prompt-pierce = La formation au carré : quels matériaux faibles { DE($other) } sont perdus ?
    .short = Quels matériaux détruire ?
artigiano-prompt-choose-side = Une ruse : quel côté de votre château est touché ?
    .short = Ruse : gauche ou droite ?
artigiano-prompt-choose-theirs = La bonne affaire : quel matériau prenez-vous ?
    .short = Quel matériau prendre ?
    .aside = puis vous direz ce qui le remplace
artigiano-prompt-choose-mine = La bonne affaire : lequel de vos matériaux y va ?
    .short = Lequel donner en échange ?
artigiano-prompt-choose-loot = Le pillage : quel matériau prenez-vous ?
    .short = Quel matériau piller ?
    .aside = superficiel, et qui va à votre château
artigiano-prompt-choose-site = Le pillage : où va-t-il sur votre château ?
    .short = Sur quelle case ?
    .aside = il compte comme posé par vous
artigiano-prompt-haggle = La tractation : quelle carte spéciale prenez-vous en main ?
    .short = Quelle carte spéciale prendre ?
    .shorter = Quelle spéciale prendre ?
artigiano-prompt-petrify = La gargouille : quelle carte spéciale est défaussée ?
    .short = Quelle carte spéciale défausser ?
    .shorter = Quelle spéciale défausser ?
artigiano-prompt-dislodge = La clef de voûte : laquelle de vos cartes spéciales est défaussée ?
    .short = Laquelle de vos spéciales ?
artigiano-prompt-fetch = Le vestibule : vous pouvez poser un matériau du stock { DE($other) }.
    .short = Poser du stock { DE($other) } ?
artigiano-prompt-surrender = Un siège : quelle carte de votre stock défaussez-vous ?
    .short = Siège : quelle carte perdre ?
artigiano-prompt-pick-theirs = La révélation : quelle carte prenez-vous au stock { DE($other) } ?
    .short = Quelle carte prendre { A($other) } ?
    .shorter = Quelle carte prendre ?
    .aside = puis vous en donnez une en échange
artigiano-prompt-pick-mine = La révélation : quelle carte de votre stock donnez-vous en échange ?
    .short = Laquelle donner en échange ?
artigiano-prompt-pick-stored = Le péché : quelle carte prenez-vous dans votre stock ?
    .short = Quelle carte du stock ?
    .aside = puis une carte de votre main la remplace
artigiano-prompt-pick-in-hand = Le péché : quelle carte de votre main la remplace ?
    .short = Remplacée par laquelle ?
artigiano-prompt-bury = La fosse commune : défaussez autant de cartes que vous voulez.
    .short = Défaussez ce que vous voulez
    .aside = autant de cartes que vous voulez
artigiano-prompt-discard-from-hand = Une masse : quelle carte défaussez-vous ?
    .short = Masse : quelle carte défausser ?
    .shorter = Quelle carte défausser ?
artigiano-prompt-discard-action = Une confrérie : quelle carte action défaussez-vous ?
    .short = Quelle action défausser ?
artigiano-prompt-confess = Le confessionnal : quelle mission montrez-vous { A($other) } ?
    .short = Montrer quelle mission { A($other) } ?
    .shorter = Montrer quelle mission ?
artigiano-prompt-take-one = Le négoce : quelle carte prenez-vous { A($other) } ?
    .short = Quelle carte prendre { A($other) } ?
    .shorter = Quelle carte prendre ?
    .aside = puis vous en donnez une en échange
artigiano-prompt-give-one = Quelle carte donnez-vous { A($other) } ?
    .short = Quelle carte donner { A($other) } ?
    .shorter = Quelle carte donner ?
artigiano-prompt-add-own = Le cloître : laquelle de vos cartes ajoutez-vous ?
    .short = Cloître : ajouter quelle carte ?
    .shorter = Ajouter quelle carte ?
artigiano-prompt-deal-back = Le cloître : quelle carte va { A($other) } ?
    .short = Quelle carte va { A($other) } ?
artigiano-prompt-propose = La place du village : choisissez une carte à donner { A($other) }, puis faites votre offre.
    .short = Que proposez-vous { A($other) } ?
artigiano-prompt-demand = La place du village : quelle carte { DE($other) } voulez-vous en échange ?
    .short = Contre quelle carte { DE($other) } ?
    .shorter = Contre quelle carte ?
artigiano-prompt-respond = La place du village : acceptez-vous l’offre ?
    .short = Accepter l’offre ?
artigiano-prompt-settle = La place du village : acceptez-vous la contre-offre { DE($other) } ?
    .short = Accepter la contre-offre ?
artigiano-prompt-follow-up = La double attaque : vous pouvez jouer une autre action, doublée.
    .short = Une autre action, doublée ?
    .aside = grâce à la double attaque
artigiano-prompt-sacrifice = Le Pater Noster : quelle carte défaussez-vous ?
    .short = Pater Noster : quelle carte défausser ?
    .shorter = Quelle carte défausser ?
artigiano-prompt-take-displayed = L’angélus : quelle carte prenez-vous ?
    .short = Quelle carte prendre ?
artigiano-prompt-return-on-top = Quelle carte remettez-vous ensuite sur la pioche ? La dernière sera au-dessus.
    .short = Quelle carte remettre dessus ?
    .aside = la dernière sera au-dessus
artigiano-prompt-reflect = La prière : quelle action subie retournez-vous contre son auteur ?
    .short = Prière : quelle action retourner ?
    .shorter = Quelle action retourner ?
artigiano-prompt-imitate = Votre quincaillier peut répéter la dernière action jouée. Maintenant ?
    .short = Répéter la dernière action ?
artigiano-prompt-attach = { $about } Sur quel matériau ?
    .short = Sur quel matériau ?
artigiano-prompt-inflict = { $about } Sur qui ?
    .short = À qui l’infliger ?
artigiano-prompt-roof = Le couvreur : quel matériau posez-vous, et où ?
    .short = Couvreur : quel matériau, et où ?
    .shorter = Quel matériau, et où ?
artigiano-prompt-renovate = Le rénovateur : quels matériaux de votre château remplacez-vous depuis votre main ?
    .short = Quels matériaux remplacer ?
artigiano-prompt-ring-in = Le carillonneur : à quel emplacement de votre stock ?
    .short = À quel emplacement du stock ?
artigiano-action-keep-missions = Rendre obligatoire : { $missions }
artigiano-action-keep-vain-mission = Rendre obligatoire : { $missions } – ce qui est irréalisable à cette table !
artigiano-action-store-nothing = Ne rien stocker
artigiano-action-store = Stocker « { $card } »
artigiano-action-store-apart = Stocker « { $card } » sur le magasinier
artigiano-action-nobody-more = Personne d’autre
    .short = Plus personne
artigiano-action-name = { ME($to) ->
    [yes] Vous viser
   *[no] Viser { $to }
 }
artigiano-action-no-more = Rien de plus
artigiano-action-no-special = Aucune carte spéciale
    .short = Aucune
artigiano-action-choose-card = Choisir « { $card } »
artigiano-action-show-mission = Montrer « { $card } »
artigiano-action-reflect = Retourner « { $effect } » contre { $to }
artigiano-action-left = Gauche
artigiano-action-right = Droite
artigiano-action-offer = Faire l’offre
artigiano-action-choose-case = Choisir la case { $case }
artigiano-action-choose-on = Choisir « { $card } » sur { ME($to) ->
    [yes] votre case { $case }
   *[no] la case { $case } { DE($to) }
 }
artigiano-action-play-stock = Jouer le stock
artigiano-action-pass = Ne rien poser
artigiano-action-done = Terminer
artigiano-action-hold = Retenir « { $card } »
artigiano-action-release = Ne plus retenir « { $card } »
artigiano-action-play = Jouer « { $card } » comme action
    .short = Jouer l’action
artigiano-action-lay = Poser « { $card } »
artigiano-action-discard = Défausser « { $card } »
artigiano-action-place = Poser « { $card } » sur la case { $case }
artigiano-action-no-recruit = Ne rien prendre
artigiano-action-recruit = Prendre une carte au hasard
    .short = Carte au hasard
artigiano-action-double-players = Doubler les joueurs
    .short = Les joueurs
artigiano-action-double-cards = Doubler les cartes
    .short = Les cartes
artigiano-action-let-happen = Laisser faire
artigiano-action-cancel = Annuler l’action
    .short = L’annuler
artigiano-action-bear-it = Laisser faire
artigiano-action-pray = Jouer la prière
artigiano-action-refuse = Refuser
artigiano-action-accept = Accepter
artigiano-action-counter = Faire une contre-offre
    .short = Contre-offre
artigiano-action-no-imitate = Pas maintenant
artigiano-action-imitate = Répéter l’action
    .short = La répéter
artigiano-action-in-stock = À un emplacement ordinaire
    .short = Place ordinaire
artigiano-action-in-store = Sur le magasinier
    .short = Le magasinier

## Ce qui se passe

artigiano-event-missions = { ME($seat) ->
    [yes] Vous avez posé vos missions.
   *[no] { $seat } a posé ses missions.
 }
    .caption = missions en place
artigiano-event-mandatory = { ME($seat) ->
    [yes] Vous rendez obligatoire « { $card } ».
   *[no] { $seat } rend obligatoire « { $card } ».
 }
    .caption = obligatoire : { $card }
artigiano-event-turn = { ME($seat) ->
    [yes] C’est votre tour.
   *[no] C’est le tour { DE($seat) }.
 }
    .short = { ME($seat) ->
        [yes] Votre tour
       *[no] Tour { DE($seat) }
    }
    .caption = nouveau tour
artigiano-event-skip = { ME($seat) ->
    [yes] Vous passez ce tour.
   *[no] { $seat } passe ce tour.
 }
    .caption = passe ce tour
artigiano-event-lay = { ME($seat) ->
    [yes] Vous posez « { $card } » sur la case { $case }.
   *[no] { $seat } pose « { $card } » sur la case { $case }.
 }
    .caption = pose « { $card } »
artigiano-event-play = { ME($seat) ->
    [yes] Vous jouez « { $card } ».
   *[no] { $seat } joue « { $card } ».
 }
    .caption = joue « { $card } »
artigiano-event-lay-special = { ME($seat) ->
    [yes] Vous posez « { $card } ».
   *[no] { $seat } pose « { $card } ».
 }
    .caption = pose « { $card } »
artigiano-event-discard = { ME($seat) ->
    [yes] Vous défaussez « { $card } ».
   *[no] { $seat } défausse « { $card } ».
 }
    .caption = défausse « { $card } »
artigiano-event-play-stock = { ME($seat) ->
    [yes] Vous jouez votre stock.
   *[no] { $seat } joue son stock.
 }
    .caption = joue son stock
artigiano-event-store = { ME($seat) ->
    [yes] Vous stockez une carte.
   *[no] { $seat } stocke une carte.
 }
    .caption = stocke une carte
artigiano-event-store-card = { ME($seat) ->
    [yes] Vous avez stocké « { $card } ».
   *[no] { $seat } a stocké « { $card } ».
 }
    .caption = stocke « { $card } »
artigiano-event-draw = { ME($seat) ->
    [yes] Vous piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[no] { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
 }
    .caption = pioche { $count }
artigiano-event-draw-card = { ME($seat) ->
    [yes] Vous recevez « { $card } ».
   *[no] { $seat } reçoit « { $card } ».
 }
    .caption = reçoit « { $card } »
artigiano-event-pile-empty = { ME($seat) ->
    [yes] La pioche est vide et vous devriez piocher : la partie s’arrête.
   *[no] La pioche est vide et { $seat } devrait piocher : la partie s’arrête.
 }
    .caption = la pioche est vide
artigiano-event-claim = { ME($seat) ->
    [yes] Vous retournez une mission : { $card }.
   *[no] { $seat } retourne une mission : { $card }.
 }
    .caption = mission : { $card }
artigiano-event-designate = { ME($seat) ->
    [yes] { ME($to) ->
        [yes] Vous vous visez.
       *[no] Vous visez { $to }.
    }
   *[no] { ME($to) ->
        [yes] { $seat } vous vise.
       *[no] { SAME($seat, $to) ->
            [yes] { $seat } se vise.
           *[no] { $seat } vise { $to }.
        }
    }
 }
    .caption = { ME($to) ->
        [yes] vous vise
       *[no] { SAME($seat, $to) ->
            [yes] se vise
           *[no] vise { $to }
        }
    }
artigiano-event-pope = { ME($seat) ->
    [yes] Votre pape annule l’action.
   *[no] Le pape { DE($seat) } annule l’action.
 }
    .caption = le pape annule
artigiano-event-pray = { ME($seat) ->
    [yes] Vous répondez par « { $card } ».
   *[no] { $seat } répond par « { $card } ».
 }
    .caption = répond : { $card }
artigiano-event-choirboy = { ME($seat) ->
    [yes] Votre enfant de chœur annule l’action et passe chez { $to }.
   *[no] L’enfant de chœur { DE($seat) } annule l’action et passe chez { ME($to) ->
        [yes] vous
       *[no] { $to }
    }.
 }
    .caption = l’enfant de chœur annule
artigiano-event-bell-ringer = { ME($seat) ->
    [yes] Le carillonneur de votre stock annule l’action et passe chez { $to }.
   *[no] Le carillonneur du stock { DE($seat) } annule l’action et passe chez { ME($to) ->
        [yes] vous
       *[no] { $to }
    }.
 }
    .caption = le carillonneur annule
artigiano-event-priest = { ME($seat) ->
    [yes] « { $card } » va sous votre curé.
   *[no] « { $card } » va sous le curé { DE($seat) }.
 }
    .caption = sous le curé
artigiano-event-move = { ME($seat) ->
    [yes] Vous déplacez « { $card } » vers la case { $case }.
   *[no] { $seat } déplace « { $card } » vers la case { $case }.
 }
    .caption = déplace « { $card } »
artigiano-event-lose = { ME($seat) ->
    [yes] Vous perdez « { $card } » de la case { $case }.
   *[no] { $seat } perd « { $card } » de la case { $case }.
 }
    .caption = perd « { $card } »
artigiano-event-replaced = { ME($seat) ->
    [yes] Votre matériau « { $card } », case { $case }, est remplacé.
   *[no] Le matériau « { $card } » { DE($seat) }, case { $case }, est remplacé.
 }
    .caption = remplacement : { $card }
artigiano-event-bargain = { ME($seat) ->
    [yes] Vous échangez « { $other } » contre « { $card } ».
   *[no] { $seat } échange « { $other } » contre « { $card } ».
 }
    .caption = { $other } contre { $card }
artigiano-event-plunder = { ME($seat) ->
    [yes] Vous pillez « { $card } » { A($to) }.
   *[no] { ME($to) ->
        [yes] { $seat } vous pille « { $card } ».
       *[no] { $seat } pille « { $card } » { A($to) }.
    }
 }
    .caption = pille « { $card } »
artigiano-event-haggle = { ME($seat) ->
    [yes] Vous prenez « { $card } » { A($to) }.
   *[no] { ME($to) ->
        [yes] { $seat } vous prend « { $card } ».
       *[no] { $seat } prend « { $card } » { A($to) }.
    }
 }
    .caption = prend « { $card } »
artigiano-event-special-discarded = { ME($seat) ->
    [yes] Votre carte « { $card } » est défaussée.
   *[no] La carte « { $card } » { DE($seat) } est défaussée.
 }
    .caption = défausse « { $card } »
artigiano-event-captain-leaves = { ME($seat) ->
    [yes] Le capitaine quitte votre stock pour votre zone.
   *[no] Le capitaine quitte le stock { DE($seat) } pour sa zone.
 }
    .caption = le capitaine s’en va
artigiano-event-key-bearer = { ME($seat) ->
    [yes] Votre porte-clefs passe dans votre zone.
   *[no] Le porte-clefs { DE($seat) } passe dans sa zone.
 }
    .caption = le porte-clefs paraît
artigiano-event-look-stock = { ME($seat) ->
    [yes] Vous regardez le stock { DE($to) }.
   *[no] { ME($to) ->
        [yes] { $seat } regarde votre stock.
       *[no] { $seat } regarde le stock { DE($to) }.
    }
 }
    .caption = { ME($to) ->
        [yes] regarde votre stock
       *[no] regarde un stock
    }
artigiano-event-look-hand = { ME($seat) ->
    [yes] Vous regardez { ME($to) ->
        [yes] votre main
       *[no] la main { DE($to) }
    }.
   *[no] { ME($to) ->
        [yes] { $seat } regarde votre main.
       *[no] { SAME($seat, $to) ->
            [yes] { $seat } regarde sa propre main.
           *[no] { $seat } regarde la main { DE($to) }.
        }
    }
 }
    .caption = { ME($to) ->
        [yes] regarde votre main
       *[no] regarde une main
    }
artigiano-event-show-hand = { ME($seat) ->
    [yes] Vous montrez votre main à tous.
   *[no] { $seat } montre toute sa main.
 }
    .caption = montre sa main
artigiano-event-swap-stock = { ME($seat) ->
    [yes] Vous échangez une carte de stock avec { $to }.
   *[no] { ME($to) ->
        [yes] { $seat } échange une carte de stock avec vous.
       *[no] { $seat } échange une carte de stock avec { $to }.
    }
 }
    .caption = échange des cartes stockées
artigiano-event-confess = { ME($seat) ->
    [yes] Vous montrez une mission { A($to) }.
   *[no] { ME($to) ->
        [yes] { $seat } vous montre une mission.
       *[no] { $seat } montre une mission { A($to) }.
    }
 }
    .caption = montre une mission
artigiano-event-confess-card = { ME($seat) ->
    [yes] Votre mission est : { $card }.
   *[no] La mission { DE($seat) } est : { $card }.
 }
    .caption = mission : { $card }
artigiano-event-take = { ME($seat) ->
    [yes] Vous prenez une carte { A($to) }.
   *[no] { ME($to) ->
        [yes] { $seat } vous prend une carte.
       *[no] { $seat } prend une carte { A($to) }.
    }
 }
    .caption = { ME($to) ->
        [yes] prend votre carte
       *[no] prend une carte
    }
artigiano-event-give = { ME($seat) ->
    [yes] Vous donnez une carte { A($to) }.
   *[no] { ME($to) ->
        [yes] { $seat } vous donne une carte.
       *[no] { $seat } donne une carte { A($to) }.
    }
 }
    .caption = { ME($to) ->
        [yes] vous donne une carte
       *[no] donne une carte
    }
artigiano-event-fraud = { ME($seat) ->
    [yes] Vous échangez vos mains avec { $to } : { $given } contre { $taken }.
   *[no] { ME($to) ->
        [yes] { $seat } échange sa main avec vous : { $given } contre { $taken }.
       *[no] { $seat } échange sa main avec { $to } : { $given } contre { $taken }.
    }
 }
    .caption = échange les mains
artigiano-event-smuggle = { ME($seat) ->
    [yes] Vous prenez { $taken ->
        [one] { $taken } carte
       *[other] { $taken } cartes
    } au hasard { A($to) }.
   *[no] { ME($to) ->
        [yes] { $seat } vous prend { $taken ->
            [one] { $taken } carte
           *[other] { $taken } cartes
        } au hasard.
       *[no] { $seat } prend { $taken ->
            [one] { $taken } carte
           *[other] { $taken } cartes
        } au hasard { A($to) }.
    }
 }
    .caption = prend des cartes au hasard
artigiano-event-meet = { ME($seat) ->
    [yes] { $to } et vous voyez vos cartes.
   *[no] { ME($to) ->
        [yes] { $seat } et vous voyez vos cartes.
       *[no] { $seat } et { $to } voient leurs cartes.
    }
 }
    .caption = chacun montre ses cartes
artigiano-event-offer = { ME($seat) ->
    [yes] Vous proposez { A($to) } un échange { $count ->
        [one] d’une carte
       *[other] de { $count } cartes
    }.
   *[no] { ME($to) ->
        [yes] { $seat } vous propose un échange { $count ->
            [one] d’une carte
           *[other] de { $count } cartes
        }.
       *[no] { $seat } propose { A($to) } un échange { $count ->
            [one] d’une carte
           *[other] de { $count } cartes
        }.
    }
 }
    .caption = propose un échange
artigiano-event-agree = { ME($seat) ->
    [yes] { $to } et vous êtes d’accord.
   *[no] { ME($to) ->
        [yes] { $seat } et vous êtes d’accord.
       *[no] { $seat } et { $to } sont d’accord.
    }
 }
    .caption = accord
artigiano-event-disagree = { ME($seat) ->
    [yes] { $to } et vous n’êtes pas d’accord.
   *[no] { ME($to) ->
        [yes] { $seat } et vous n’êtes pas d’accord.
       *[no] { $seat } et { $to } ne sont pas d’accord.
    }
 }
    .caption = pas d’accord
artigiano-event-display = La pioche révèle « { $card } ».
    .caption = la pioche montre « { $card } »
artigiano-event-well = { ME($seat) ->
    [yes] Vous révélez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } au puits.
   *[no] { $seat } révèle { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } au puits.
 }
    .caption = va au puits
artigiano-event-take-displayed = { ME($seat) ->
    [yes] Vous prenez « { $card } ».
   *[no] { $seat } prend « { $card } ».
 }
    .caption = prend « { $card } »
artigiano-event-reflect = { ME($seat) ->
    [yes] Vous retournez « { $effect } » contre { $to }.
   *[no] { ME($to) ->
        [yes] { $seat } retourne « { $effect } » contre vous.
       *[no] { $seat } retourne « { $effect } » contre { $to }.
    }
 }
    .caption = { ME($to) ->
        [yes] retourne l’attaque contre vous
       *[no] retourne l’attaque contre { $to }
    }
artigiano-event-imitate = { ME($seat) ->
    [yes] Votre quincaillier répète « { $effect } ».
   *[no] Le quincaillier { DE($seat) } répète « { $effect } ».
 }
    .caption = répète « { $effect } »
artigiano-event-attach = { ME($seat) ->
    [yes] Vous posez
   *[no] { $seat } pose
 } « { $special } » sur { ME($to) ->
    [yes] votre case { $case }
   *[no] { SAME($seat, $to) ->
        [yes] sa case { $case }
       *[no] la case { $case } { DE($to) }
    }
 }.
    .caption = pose « { $special } »
artigiano-event-inflict = { ME($seat) ->
    [yes] Vous envoyez « { $special } » { A($to) }.
   *[no] { ME($to) ->
        [yes] { $seat } vous envoie « { $special } ».
       *[no] { $seat } envoie « { $special } » { A($to) }.
    }
 }
    .caption = { ME($to) ->
        [yes] vous envoie « { $special } »
       *[no] « { $special } » vers { $to }
    }
artigiano-event-recruit = { ME($seat) ->
    [yes] Votre racol prend une carte { A($to) }.
   *[no] { ME($to) ->
        [yes] Le racol { DE($seat) } vous prend une carte.
       *[no] Le racol { DE($seat) } prend une carte { A($to) }.
    }
 }
    .caption = recrute une carte
artigiano-event-final = { ME($seat) ->
    [yes] Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
    .caption = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Ce qui est refusé

artigiano-refusal-barracks-ban = Casernement : rien ne peut être posé de votre main ce tour-ci.
artigiano-refusal-captain-blocks = Le capitaine est sur votre stock : il ne peut pas servir.
artigiano-refusal-case-taken = La case { $case } est occupée.
artigiano-refusal-chapel-ban = Après la chapelle, vous ne pouvez poser aucun matériau ce tour-ci.
artigiano-refusal-chapel-protects = La chapelle protège ce château.
artigiano-refusal-convent-ban = Le couvent vous interdit de jouer des actions ce tour-ci.
artigiano-refusal-does-not-fit-there = Votre matériau de la case { $case } ne convient pas là-bas, ou l’autre pas ici.
artigiano-refusal-effect-forbids = « { $effect } » ne permet pas d’y poser « { $card } ».
artigiano-refusal-empty-stock = Il n’y a rien à prendre dans le stock { DE($to) }.
artigiano-refusal-fits-nothing = Le matériau de la case { $case } n’a pas de place qui convienne.
artigiano-refusal-has-an-action = Vous avez bien une carte action : { $card }.
artigiano-refusal-immune = « { $special } » ne peut pas être choisi à cet endroit : aucune action ne l’atteint.
artigiano-refusal-named-already = { ME($to) ->
    [yes] Vous êtes déjà une cible.
   *[no] { $to } est déjà une cible.
 }
artigiano-refusal-never-played = Le porte-clefs ne peut pas être joué.
artigiano-refusal-no-action-card = « { $card } » n’est pas une carte action.
artigiano-refusal-no-material = Il n’y a pas de matériau à choisir sur la case { $case }.
artigiano-refusal-no-material-for-it = Vous n’avez aucun matériau à poser avec le couvreur.
artigiano-refusal-no-place-for-it = Il n’y a pas de place pour cette carte spéciale.
artigiano-refusal-no-prayer = Vous n’avez pas de prière en main.
artigiano-refusal-no-support = La case { $case } repose sur la case { $support }, qui est vide.
artigiano-refusal-not-an-opponents = « { $special } » n’est pas chez un adversaire, et devrait l’être.
artigiano-refusal-not-on-a-special = Sur la case { $case } se trouve une carte spéciale, pas un matériau.
artigiano-refusal-not-superficial = Quelque chose repose sur la case { $case }.
artigiano-refusal-not-weak = Le matériau de la case { $case } n’est pas superficiel, ou ne vaut pas 1 ou 2.
artigiano-refusal-not-yourself = « { $effect } » vise un adversaire.
artigiano-refusal-nothing-to-ask-for = { $to } n’a plus de carte à échanger.
artigiano-refusal-nothing-to-renew = Il n’y a pas d’ancien matériau à remplacer sur la case { $case }.
artigiano-refusal-offer-is-full = Une offre compte au plus cinq cartes.
artigiano-refusal-on-a-stock = « { $special } » est sur un stock, hors d’atteinte.
artigiano-refusal-only-the-author = Seul l’auteur de l’action retournée peut être touché.
artigiano-refusal-others-would-be-stuck = Avec ce matériau sur la case { $case }, les autres ne trouveraient pas de place, ou quelque chose perdrait son appui.
artigiano-refusal-protected = Le matériau de la case { $case } est protégé.
artigiano-refusal-stays-put = Ce qui est sur la case { $case } reste en place.
artigiano-refusal-stock-empty = Votre stock est vide.
artigiano-refusal-wrong-kind = La case { $case } est d’un autre genre : { $kind }.

## Points

artigiano-points-total = total
artigiano-points-full = château complet
artigiano-points-castle = château
artigiano-points-material = { $card } sur la case { $case }
artigiano-points-printed = valeur imprimée
artigiano-points-on-it = { $special } dessus
artigiano-points-zone = zone spéciale
artigiano-points-missions = missions accomplies
    .short = missions
artigiano-points-failed = missions obligatoires manquées
    .short = missions manquées

## Options

artigiano-option-quick = partie rapide
artigiano-option-families = familles, par ordre de préférence
artigiano-option-families-random = au hasard
artigiano-option-families-AMCL = artisans, armée, commerçants, clergé
artigiano-option-families-ACLM = artisans, commerçants, clergé, armée
artigiano-option-families-MCLA = armée, commerçants, clergé, artisans
artigiano-option-families-LMAC = clergé, armée, artisans, commerçants
artigiano-option-families-CLAM = commerçants, clergé, artisans, armée
artigiano-option-families-LACM = clergé, artisans, commerçants, armée
artigiano-option-prayer_interrupts = la prière peut répondre à une attaque
artigiano-option-strict_missions = missions d’un seul tour : à retourner pendant ce tour

## Erreurs dans une liste de cartes

error-bad-card-id = La carte { $card } est à la place de { $needed }.
error-bad-card-type = Il n’y a pas de type de carte { $type }.
error-bad-card-kinds = Les genres { $kinds } ne conviennent pas à cette carte.
error-bad-material-value = La valeur { $value } ne convient pas à cette carte.
error-bad-card-effect = L’effet { $effect } ne convient pas à cette carte.
error-bad-card-points = Les points sont des nombres entiers : { $points }.
error-bad-boards = Les plateaux sont { $boards }.
error-bad-case = La case { $case } doit avoir une rangée, un bord et un genre.

## Marques sur les cartes

mark-mission = mission
    .sign = °
mark-royal = mission royale
    .sign = *
mark-princely = mission princière
    .sign = +
mark-accomplished = accomplie
    .sign = !
mark-held = retenue
    .sign = =
mark-usable = utilisable
    .sign = »

## Légende des symboles

artigiano-sign-foundation = se pose sur une case de fondation
artigiano-sign-stone = se pose sur une case de pierre
artigiano-sign-tile = se pose sur une case de tuile
artigiano-sign-artisans = famille des artisans
artigiano-sign-army = famille de l’armée
artigiano-sign-merchants = famille des commerçants
artigiano-sign-clergy = famille du clergé
artigiano-sign-royal = { mark-royal }
artigiano-sign-princely = { mark-princely }

## Familles de cartes, pour le labo

artigiano-family-material = matériaux
artigiano-family-composite = action ou matériau
artigiano-family-special = cartes spéciales
artigiano-family-action = cartes action
