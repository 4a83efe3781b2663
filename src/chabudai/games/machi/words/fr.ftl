# Machi en français.

machi-pitch = Bâtissez un village, nourrissez-le, réglez le reste au sabre.
machi-by = un jeu de Loïc Billiau
machi-made = Un jeu de Loïc Billiau, publié par Tilsit en 2008.
machi-known = Les règles suivent le livret imprimé et les réponses publiées de l’auteur. La plupart des valeurs des cartes, les effets des événements et des bâtiments rouges et la septième carte de Combat sont reconstitués : chaque carte le dit, et pour quelle part.

## Cartes

machi-card-brewer = Brasseur
machi-card-moneylender = Usurier
machi-card-good-cook = Bon cuisinier
machi-card-blacksmith = Forgeron
machi-card-fisherman = Pêcheur
machi-card-rice-merchant = Marchand de riz
machi-card-silk-merchant = Marchand de soie
machi-card-innkeeper = Aubergiste
machi-card-weaver = Tisserande
    .gender = f
machi-card-peasant = Paysan
machi-card-gambler = Joueur
machi-card-bodyguard = Garde du corps
machi-card-zen-monk = Moine Zen
machi-card-writer = Écrivain
machi-card-geisha = Geisha
    .gender = f
machi-card-shinto-priest = Prêtre shinto
machi-card-shrine-maiden = Miko
    .gender = f
machi-card-noh-actor = Acteur de Nô
machi-card-tea-master = Maître de thé
machi-card-calligrapher = Calligraphe
machi-card-gardener = Jardinier
machi-card-warrior-monk = Moine guerrier
machi-card-begging-monk = Moine mendiant
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
machi-card-wanted = Recherché
machi-card-embezzlement = Détournement
machi-card-defection = Trahison
    .gender = f
machi-card-epidemic = Épidémie
    .gender = f
machi-card-festival = Matsuri
machi-card-brewery = Brasserie
    .gender = f
machi-card-dive = Bouge
machi-card-inn = Ryokan
machi-card-harbour = Port
machi-card-market = Marché
machi-card-exchange = Comptoir de change
machi-card-forge = Forge
    .gender = f
machi-card-granary = Grenier à riz
machi-card-silk-workshop = Atelier de soie
machi-card-zen-temple = Temple zen
machi-card-shrine = Sanctuaire shinto
machi-card-tea-house = Maison de thé
    .gender = f
machi-card-noh-theatre = Théâtre Nô
machi-card-library = Bibliothèque
    .gender = f
machi-card-zen-garden = Jardin zen
machi-card-school = École
    .gender = f
machi-card-monastery = Monastère
machi-card-dojo = Dojo
machi-card-watchtower = Tour de guet
    .gender = f
machi-card-castle = Château
machi-card-barracks = Caserne
    .gender = f
machi-card-court = Tribunal
machi-card-post-station = Relais de poste
machi-card-den = Tripot clandestin
machi-card-tsunami = Tsunami
machi-card-fire = Incendie
machi-card-earthquake = Tremblement de terre
machi-card-carpenters = Charpentiers impériaux
machi-card-back-villager = carte Villageois face cachée
machi-card-back-building = carte Bâtiment face cachée
machi-combat-parry = Parade
machi-combat-dodge = Esquive
machi-combat-men = Attaque Men
machi-combat-do = Attaque Do
machi-combat-ashi = Attaque Ashi
machi-combat-frank = Attaque Franche
machi-combat-flash = Attaque Éclair
machi-combat-hidden = carte de Combat face cachée
machi-clan-lotus = du Lotus
machi-clan-dragon = du Dragon
machi-clan-serpent = du Serpent
machi-yakuza-of = { ME($seat) ->
    [yes] { $card }, votre Yakuza
   *[no] { $card }, Yakuza { DE($seat) }
 }
machi-back-villager = Villageois
machi-back-building = Bâtiments
machi-gain-wealth = { $count ->
    [one] { $count } point de richesse
   *[other] { $count } points de richesse
 }
machi-gain-honour = { $count ->
    [one] { $count } point d’honneur
   *[other] { $count } points d’honneur
 }
machi-gain-rice = { $count ->
    [one] { $count } sac de riz
   *[other] { $count } sacs de riz
 }
machi-colour-yellow = jaune
machi-colour-blue = bleu
machi-colour-red = rouge
machi-sort-event = événement
machi-sort-yakuza = Yakuza du clan { $clan }, { $sabres ->
    [one] 1 sabre
   *[other] { $sabres } sabres
 }
machi-sort-samurai = Samouraï, { $sabres ->
    [one] 1 sabre
   *[other] { $sabres } sabres
 }
machi-sort-villager = villageois { $colour }
machi-sort-villager-armed = villageois { $colour }, { $sabres ->
    [one] 1 sabre
   *[other] { $sabres } sabres
 }
machi-sort-building = bâtiment { $colour } pour { $capacity }
machi-about-building = Accueille { $capacity } villageois. Activé : { $gives }.
machi-about-red = { $building } { $ability }
machi-about-villager = Sur un bâtiment de sa couleur : { $gives }. Sabres : { $sabres }.
machi-about-bonus = { $villager } Sur { UN($building) }, en plus : { $gives }.
machi-about-blacksmith = { $villager } Chaque Duelliste du village combat avec un sabre de plus.
machi-about-yakuza = Yakuza, clan { $clan }. Sabres : { $sabres }. Bloque la richesse et l’honneur d’un bâtiment.
machi-about-combat = Gagne { $value } si rien ne l’annule. { $cancels }
machi-combat-cancels = Annule : { $cards }.
machi-combat-cancels-none = N’annule rien.
machi-about-wanted = Met à prix (3 points) la tête d’un villageois qui n’est pas Samouraï, jusqu’à la fin de l’année.
machi-about-embezzlement = En automne : à la fin de cette année, la richesse d’un bâtiment construit d’un adversaire compte pour vous.
machi-about-defection = Un villageois d’un adversaire, ni fondateur ni Samouraï, s’installe chez vous.
machi-about-epidemic = Chaque joueur qui a plus de 6 villageois défausse le dessus d’une pile.
machi-about-festival = En automne : 3 points d’honneur de plus à la fin de cette année.
machi-about-tsunami = Détruit tous les Ports avec leurs villageois.
machi-about-fire = Défausse le villageois du dessus d’un bâtiment construit qui en compte 2 au plus.
machi-about-earthquake = Chaque joueur perd un bâtiment en chantier ; son fondateur revient en main.
machi-about-carpenters = En automne : un de vos bâtiments en chantier est construit tout de suite.
machi-about-dojo = Les Samouraïs du village piochent 4 cartes de Combat et en écartent une.
machi-about-watchtower = Aucun second Yakuza ne peut entrer dans le village pour attaquer.
machi-about-castle = Les duels peuvent être refusés sans rien perdre.
machi-about-barracks = Les Samouraïs dehors ne mangent pas et ne souffrent pas de la famine.
machi-about-court = Un point de plus pour chaque Yakuza vaincu.
machi-about-post-station = On pioche une carte de plus au printemps.
machi-about-den = Une fois par printemps, un de vos Yakuzas revient en main.

# Ce que l’on sait d’une carte, et ce qu’il a fallu imaginer.
machi-origin-noted = { $origin } { $note }
machi-origin-moneylender = Conforme à l’original : 3 points de richesse sur un bâtiment jaune, pas de bonus sur la Brasserie. On ignore s’il a un bonus ailleurs.
machi-origin-good-cook = Conforme à l’original : le nom, et le fait qu’il donne du riz. Quantités, couleur et bonus sont reconstitués par nous.
machi-origin-blacksmith = Conforme à l’original : le nom. Qu’il aide les Duellistes et que plusieurs ne s’ajoutent pas vient de l’auteur ; le reste est reconstitué par nous.
machi-origin-zen-monk = Conforme à l’original : le nom, et le fait qu’il n’est pas jaune. Le reste est reconstitué par nous.
machi-origin-writer = Conforme à l’original : le nom. Le reste est reconstitué par nous.
machi-origin-shin = Conforme à l’original : Samouraï, 2 sabres. L’honneur est reconstitué par nous.
machi-origin-akane = Conforme à l’original : le nom. Le reste est reconstitué par nous.
machi-origin-wanted = De l’auteur : un sabre, et 3 points pour qui bat le villageois recherché. La durée est reconstituée par nous.
machi-origin-embezzlement = Le nom est connu par des joueurs. L’effet est reconstitué par nous.
machi-origin-dive = Conforme à l’original : 2 sacs de riz. Couleur et capacité sont reconstituées par nous.
machi-origin-inn = Conforme à l’original : activé par 2 villageois, donne du riz. Quantités, couleur et capacité exacte sont reconstituées par nous.
machi-origin-harbour = Le nom, et le fait que le Tsunami le frappe, sont connus par des joueurs. Le reste est reconstitué par nous.
machi-origin-dojo = Conforme à l’original : le nom, et le fait que les Samouraïs y rapportent de l’honneur ; il est donc rouge. Capacité, honneur et aptitude sont reconstitués par nous.
machi-origin-tsunami = On sait par des joueurs qu’il frappe les Ports. L’effet exact est reconstitué par nous.
machi-origin-parry = Conforme à l’original : arrête Do. Ce qu’elle annule d’autre est reconstitué par nous.
machi-origin-dodge = Conforme à l’original : arrête Ashi. Ce qu’elle annule d’autre est reconstitué par nous.
machi-origin-men = La septième carte de Combat n’est pas connue : nom, valeur et effet sont notre supposition.
machi-origin-do = Conforme à l’original : contre Ashi. Sa valeur est reconstituée par nous.
machi-origin-ashi = Conforme à l’original : le nom, et ce qui l’arrête. Sa valeur et ce qu’elle annule sont reconstitués par nous.
machi-origin-frank = Conforme à l’original : vaut 2, contrée par l’Éclair. Ce qu’elle annule est reconstitué par nous.
machi-origin-flash = Conforme à l’original : vaut 1, contre la Franche. On ignore si elle annule autre chose.

## La table

machi-hand-of = { ME($seat) ->
    [yes] votre main
   *[no] main { DE($seat) }
 }
    .short = main
machi-village-of = { ME($seat) ->
    [yes] votre village
   *[no] village { DE($seat) }
 }
    .short = village
machi-outside = dehors
    .short = dehors
machi-place = emplacement { $number }
    .short = { $number }
machi-place-building = emplacement { $number } : { $card }, { $villagers } sur { $capacity }
    .short = { $number } { $villagers }/{ $capacity }
machi-duel = duel
machi-passes-of = { ME($seat) ->
    [yes] vos passes d’armes
   *[no] passes d’armes { DE($seat) }
 } ({ $sabres ->
    [one] { $sabres } sabre
   *[other] { $sabres } sabres
 }, { $gain ->
    [one] { $gain } gagné
   *[other] { $gain } gagnés
 })
    .short = { $seat } { $sabres }+{ $gain }
machi-fighter-of = { ME($seat) ->
    [yes] votre Duelliste
   *[no] Duelliste { DE($seat) }
 }
    .short = { $seat }
machi-combat-hand-of = { ME($seat) ->
    [yes] vos cartes de Combat
   *[no] { $left ->
        [0] cartes de Combat { DE($seat) }
        [1] dernière carte de Combat { DE($seat) }
       *[other] { $left } cartes de Combat { DE($seat) }
    }
 }
    .short = cartes
machi-pass = { $number ->
    [1] première passe d’armes
    [2] deuxième passe d’armes
   *[other] troisième passe d’armes
 }
    .short = { $number }
machi-pass-card-of = { ME($seat) ->
    [yes] votre carte
   *[no] carte { DE($seat) }
 }
    .short = { $seat }
machi-staged-duel-won = { ME($seat) ->
    [yes] Vous remportez le duel
   *[no] { $seat } remporte le duel
 }
machi-staged-duel-tied = Duel à égalité
machi-stakes = ce qui est en jeu
    .short = enjeu
machi-stakes-told = Le vainqueur marque les sabres du vaincu, qui est défaussé. Une égalité ne change rien.
machi-deciding = à décider
machi-missing-founder = fondateur
machi-missing-home = demeure
machi-missing-opponent = adversaire
machi-missing-yakuza = Yakuza
machi-missing-building = bâtiment
machi-missing-villager = villageois
machi-missing-challenger = Duelliste
machi-middle = milieu de la table
machi-flop = flop : { $back }
    .short = flop
machi-pile = { $back }, pioche de { $count }
    .short = { $back } { $count }
machi-discards = { $back }, { $count } en défausse
    .short = défausse { $count }
machi-counter-points = points
    .short = pts
machi-counter-rice = riz
machi-counter-mouths = bouches
machi-counter-wealth = richesse
machi-counter-honour = honneur
machi-year = année { $year } sur { $years }
machi-progress-winter = année { $year } sur { $years }, hiver
machi-progress-spring = année { $year } sur { $years }, printemps
machi-progress-summer = année { $year } sur { $years }, été
machi-progress-autumn = année { $year } sur { $years }, automne
machi-season-now = la saison en cours
machi-season-note-winter = du riz pour chacun
machi-season-note-spring = prendre 1, puis piocher
machi-season-note-summer = chacun prévoit en secret
machi-season-note-autumn = duels, puis départs
machi-season-winter = Hiver
machi-season-spring = Printemps
machi-season-summer = Été
machi-season-autumn = Automne

## Ce qui est demandé

machi-prompt-over = { ME($winners) ->
    [yes] La partie est finie : vous voilà Shogun !
   *[no] { COUNT($winners) ->
        [one] La partie est finie : { $winners } devient Shogun.
       *[other] La partie est finie, titre de Shogun partagé : { $winners }.
    }
 }
    .short = { ME($winners) ->
        [yes] Vous voilà Shogun !
       *[no] { COUNT($winners) ->
            [1] { $winners } devient Shogun
            [2] Shoguns : { $winners }
           *[other] { NUMBER(COUNT($winners)) } Shoguns à égalité
        }
     }
machi-prompt-over-tie = { ME($winners) ->
    [yes] La partie est finie : à égalité de points, l’honneur vous fait Shogun !
   *[no] { COUNT($winners) ->
        [one] La partie est finie : à égalité de points, l’honneur fait Shogun { $winners }.
       *[other] La partie est finie, titre de Shogun partagé, à égalité de points et d’honneur : { $winners }.
    }
 }
    .short = { machi-prompt-over.short }
    .aside = à l’honneur de la dernière année
machi-prompt-wait = { $season }, année { $year }. On attend { $others }.
    .short = { asked-wait }
machi-prompt-watch = { $season }, année { $year }. { COUNT($others) ->
    [one] { $others } choisit.
   *[other] { $others } choisissent.
 }
    .short = { asked-watch }
    .shorter = { asked-watch.shorter }
machi-prompt-first-spring = { $season }, année { $year }. Pas de Yakuzas la première année. Jouez un événement ou finissez votre tour.
    .short = Jouez un événement ou finissez
    .aside = pas de Yakuzas la première année
machi-prompt-take = { $season }, année { $year }. Prenez une des cartes face visible du flop.
    .short = Prenez une carte du flop
    .aside = ensuite : les pioches
machi-prompt-draw = { $season }, année { $year }. Piochez une carte, villageois ou bâtiment.
    .short = Piochez : villageois ou bâtiment ?
    .shorter = Piochez une carte
    .aside = l’une des deux pioches
machi-prompt-send = { $season }, année { $year }. Envoyez un Yakuza bloquer un bâtiment adverse ou défendre un de vos bâtiments bloqués, ou finissez votre tour.
    .short = Envoyer un Yakuza ?
    .aside = il bloque un bâtiment ou défend le vôtre
machi-prompt-recall = { $season }, année { $year }. Quel Yakuza revient dans votre main ?
    .short = Quel Yakuza reprendre en main ?
    .shorter = Quel Yakuza reprendre ?
machi-prompt-yakuza = { $season }, année { $year }. Quel Yakuza va sur { ME($to) ->
    [yes] votre « { $card } »
   *[no] « { $card } » ({ $to })
 } ?
    .short = Quel Yakuza y envoyer ?
machi-prompt-found = { $season }, année { $year }. Mettez en chantier un bâtiment de votre main, qui sera construit en hiver, ou passez à l’installation des villageois.
    .short = Mettre un bâtiment en chantier ?
    .shorter = Un nouveau chantier ?
    .aside = face cachée jusqu’à l’hiver
machi-prompt-founder = { $season }, année { $year }. Qui fonde « { $card } » ? Un fondateur ne quitte plus son bâtiment.
    .short = Qui en sera le fondateur ?
    .aside = un fondateur ne quitte plus son bâtiment
machi-prompt-install = { $season }, année { $year }. Installez un villageois sur un bâtiment construit – au moins à moitié plein, il est activé – ou finissez votre été.
    .short = Installer un villageois ?
    .aside = à moitié plein, un bâtiment est activé
machi-prompt-lodge = { $season }, année { $year }. Où s’installe « { $card } » ?
    .short = Dans quel bâtiment ?
    .aside = un bonus peut dépendre du bâtiment
machi-prompt-challenge = { $season }, année { $year }. Choisissez qui lance un défi en duel, ou passez aux déménagements.
    .short = Qui lance un défi ?
    .aside = ou passez aux déménagements
machi-prompt-opponent = { $season }, année { $year }. Qui défier avec « { $card } » ?
    .short = Qui défier ?
    .aside = un défi par an et par Duelliste
machi-prompt-answer = { $season }, année { $year }. « { $other } » ({ $to }) défie « { $card } ». Acceptez-vous le duel ? { $cost ->
    [0] Grâce au Château, refuser ne coûte rien.
    [one] Refuser coûte { $cost } point.
   *[other] Refuser coûte { $cost } points.
 }
    .short = { $cost ->
        [0] Accepter le duel ? Refuser est gratuit
        [one] Accepter le duel ? Refuser : −{ $cost } point
       *[other] Accepter le duel ? Refuser : −{ $cost } points
     }
    .shorter = { $cost ->
        [0] Duel ? Refuser est gratuit
       *[other] Duel ? Refuser coûte { $cost }
     }
machi-prompt-lay-aside = { $season }, année { $year }. Grâce au Dojo, vous avez pioché quatre cartes. Laquelle écartez-vous ?
    .short = Quelle carte écarter ?
    .aside = le Dojo vous en a fait piocher 4
machi-prompt-pick = { $season }, année { $year }. Choisissez votre carte pour cette passe d’armes : elle gagne les sabres qu’elle montre, sauf si l’autre carte l’annule.
    .short = Votre carte pour cette passe d’armes ?
    .shorter = Votre carte de Combat ?
    .aside = ses sabres comptent si rien ne l’annule
machi-prompt-move = { $season }, année { $year }. Qui change de bâtiment avant le décompte de l’année ? Ou finissez votre tour.
    .short = Qui déménage ?
    .aside = avant le décompte de l’année
machi-prompt-set-down = { $season }, année { $year }. Vers quel bâtiment déménage « { $card } » ?
    .short = Vers quel bâtiment ?
machi-prompt-starve = { $season }, année { $year }. Le riz manque : défaussez encore { $count ->
    [one] un villageois
   *[other] { $count } villageois
 } du dessus de vos piles.
    .short = { $count ->
        [one] Famine : encore { $count } villageois à perdre
       *[other] Famine : encore { $count } villageois à perdre
     }
    .shorter = Famine : encore { $count } à perdre
    .aside = du dessus de vos piles
machi-prompt-wanted = { $season }, année { $year }. Recherché : sur quelle tête mettez-vous un prix de 3 points ?
    .short = Quelle tête mettre à prix ?
    .aside = jusqu’à la fin de l’année
machi-prompt-embezzle = { $season }, année { $year }. Détournement : la richesse de quel bâtiment comptera pour vous cette année ?
    .short = Détourner quelle richesse ?
    .aside = elle comptera pour vous cette année
machi-prompt-entice = { $season }, année { $year }. Trahison : quel villageois passe chez vous ?
    .short = Quel villageois attirer ?
machi-prompt-lure = { $season }, année { $year }. Où s’installe « { $card } » ?
    .short = Où l’installer ?
machi-prompt-sicken = { $season }, année { $year }. L’épidémie emporte le dessus d’une de vos piles. Laquelle ?
    .short = Épidémie : quelle pile ?
    .aside = son villageois du dessus est défaussé
machi-prompt-burn = { $season }, année { $year }. Incendie : de quel bâtiment le villageois du dessus est-il défaussé ?
    .short = Incendie : quel bâtiment ?
    .aside = son villageois du dessus est défaussé
machi-prompt-collapse = { $season }, année { $year }. Tremblement de terre : lequel de vos chantiers s’écroule ? Son fondateur revient dans votre main.
    .short = Quel chantier s’écroule ?
    .aside = son fondateur revient dans votre main
machi-prompt-finish = { $season }, année { $year }. Lequel de vos chantiers les charpentiers construisent-ils ?
    .short = Quel chantier construire ?

## Actions

machi-action-take = Prendre « { $card } » ({ $sort })
machi-action-draw = Piocher : { $back }
machi-action-event = Jouer l’événement « { $card } »
machi-action-attack = Attaquer « { $card } » ({ $to })
machi-action-defend = Défendre votre « { $card } »
machi-action-send-done = Ne plus envoyer personne
    .short = Fini d’envoyer
machi-action-den = Utiliser le Tripot clandestin
    .short = Le Tripot
machi-action-yakuza = Envoyer { $card }
machi-action-recall = Reprendre { $card }
machi-action-found = Mettre en chantier « { $card } »
machi-action-found-done = Plus aucun chantier
    .short = Fini de fonder
machi-action-founder-hand = « { $card } », de votre main
machi-action-founder-village = « { $card } », de votre village
machi-action-install = Installer « { $card } »
machi-action-install-done = Finir l’été
machi-action-lodge = Sur « { $card } » (emplacement { $number })
machi-action-lodge-outside = En dehors des bâtiments
machi-action-challenge = Lancer un défi avec « { $card } »
machi-action-challenge-done = Passer aux déménagements
    .short = Déménager
machi-action-opponent = Défier « { $card } » ({ $to })
machi-action-accept = Accepter le duel
    .short = Accepter
machi-action-refuse = Refuser le duel
    .short = Refuser
machi-action-pick = Jouer { $card }
machi-action-lay-aside = Écarter { $card }
machi-action-move = Faire déménager « { $card } »
machi-action-move-done = Finir le tour
machi-action-set-down = Vers « { $card } » (emplacement { $number })
machi-action-set-down-outside = En dehors des bâtiments
machi-action-give-up = Défausser « { $card } »
machi-action-wanted = Mettre à prix la tête de « { $card } » ({ ME($to) ->
    [yes] chez vous
   *[no] { $to }
 })
machi-action-entice = Attirer « { $card } » ({ $to })
machi-action-embezzle = Détourner « { $card } » ({ $to })
machi-action-burn = Incendier « { $card } » ({ ME($to) ->
    [yes] chez vous
   *[no] { $to }
 })
machi-action-lure = Vers « { $card } » (emplacement { $number })
machi-action-collapse = Perdre le chantier « { $card } » (emplacement { $number })
machi-action-finish = Construire « { $card } » (emplacement { $number })

## Ce qui se passe

machi-event-year = L’année { $year } commence.
    .short = Année { $year }
machi-event-rice = { ME($seat) ->
    [yes] Vous avez
   *[no] { $seat } a
 } { $rice ->
    [one] { $rice } sac de riz
   *[other] { $rice } sacs de riz
 } pour { $mouths ->
    [one] { $mouths } villageois
   *[other] { $mouths } villageois
 }.
    .caption = riz { $rice }, bouches { $mouths }
machi-event-starved = { ME($seat) ->
    [yes] Vous défaussez « { $card } », faute de riz.
   *[no] { $seat } défausse « { $card } », faute de riz.
 }
    .caption = { $card } part, sans riz
machi-event-finished = { ME($seat) ->
    [yes] Vous construisez « { $card } ».
   *[no] { $seat } construit « { $card } ».
 }
    .caption = construit « { $card } »
machi-event-spring = { ME($seat) ->
    [yes] Printemps, année { $year } : vous commencez.
   *[no] Printemps, année { $year } : { $seat } commence.
 }
    .short = { ME($seat) ->
        [yes] Printemps : vous commencez
       *[no] Printemps : { $seat } commence
    }
machi-event-autumn = { ME($seat) ->
    [yes] Automne, année { $year } : vous commencez.
   *[no] Automne, année { $year } : { $seat } commence.
 }
    .short = { ME($seat) ->
        [yes] Automne : vous commencez
       *[no] Automne : { $seat } commence
    }
machi-event-flop = « { $card } » arrive au flop.
    .caption = flop : { $card }
machi-event-reshuffled = La défausse forme une nouvelle pioche : { $back }.
    .caption = une nouvelle pioche
machi-event-take = { ME($seat) ->
    [yes] Vous prenez « { $card } » au flop.
   *[no] { $seat } prend « { $card } » au flop.
 }
    .caption = prend « { $card } »
machi-event-draw = { ME($seat) ->
    [yes] Vous piochez une carte : { $back }.
   *[no] { $seat } pioche une carte : { $back }.
 }
    .caption = pioche : { $back }
machi-event-draw-card = { ME($seat) ->
    [yes] Vous piochez « { $card } ».
   *[no] { $seat } pioche « { $card } ».
 }
    .caption = pioche « { $card } »
machi-event-attack = { ME($seat) ->
    [yes] Vous envoyez { $card } attaquer « { $building } » ({ $to }).
   *[no] { ME($to) ->
        [yes] { $seat } envoie { $card } attaquer votre « { $building } ».
       *[no] { $seat } envoie { $card } attaquer « { $building } » ({ $to }).
    }
 }
    .caption = { $card } bloque « { $building } »
machi-event-move-yakuza = { ME($seat) ->
    [yes] Vous déplacez { $card } sur « { $building } » ({ $to }).
   *[no] { ME($to) ->
        [yes] { $seat } déplace { $card } sur votre « { $building } ».
       *[no] { $seat } déplace { $card } sur « { $building } » ({ $to }).
    }
 }
    .caption = { $card } va sur « { $building } »
machi-event-defend = { ME($seat) ->
    [yes] Vous envoyez { $card } défendre votre « { $building } ».
   *[no] { $seat } envoie { $card } défendre « { $building } ».
 }
    .caption = { $card } défend « { $building } »
machi-event-recalled = { ME($seat) ->
    [yes] Vous reprenez { $card } en main.
   *[no] { $seat } reprend { $card } en main.
 }
    .caption = reprend { $card }
machi-event-yakuza-home = { ME($seat) ->
    [yes] { $card } revient dans votre main.
   *[no] { $card } revient dans la main { DE($seat) }.
 }
    .caption = { $card } rentre
machi-event-founded = { ME($seat) ->
    [yes] Vous mettez un bâtiment en chantier avec « { $card } ».
   *[no] { $seat } met un bâtiment en chantier avec « { $card } ».
 }
    .caption = ouvre un chantier
machi-event-installed = { ME($seat) ->
    [yes] Vous installez « { $card } » sur « { $building } ».
   *[no] { $seat } installe « { $card } » sur « { $building } ».
 }
    .caption = { $card } sur « { $building } »
machi-event-outside = { ME($seat) ->
    [yes] Vous laissez « { $card } » en dehors des bâtiments.
   *[no] { $seat } laisse « { $card } » en dehors des bâtiments.
 }
    .caption = { $card } reste dehors
machi-event-heir = { ME($seat) ->
    [yes] Chez vous, « { $card } » succède au fondateur.
   *[no] Chez { $seat }, « { $card } » succède au fondateur.
 }
    .caption = nouveau fondateur : { $card }
machi-event-building-lost = { ME($seat) ->
    [yes] Vous perdez « { $card } ».
   *[no] { $seat } perd « { $card } ».
 }
    .caption = perd « { $card } »
machi-event-challenge = { ME($seat) ->
    [yes] Votre « { $card } » défie « { $target } » ({ $to }).
   *[no] { ME($to) ->
        [yes] « { $card } » ({ $seat }) défie votre « { $target } ».
       *[no] « { $card } » ({ $seat }) défie « { $target } » ({ $to }).
    }
 }
    .caption = { $card } défie { $target }
machi-event-refuse = { ME($seat) ->
    [yes] Vous refusez le duel et perdez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } refuse le duel et perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
    .caption = refuse le duel
machi-event-refuse-free = { ME($seat) ->
    [yes] Vous refusez le duel depuis votre Château.
   *[no] { $seat } refuse le duel depuis son Château.
 }
    .caption = refuse le duel
machi-event-pass = { ME($seat) ->
    [yes] Passe d’armes { $number } : vous jouez { $combat }, { $to } joue { $answer }.
   *[no] Passe d’armes { $number } : { $seat } joue { $combat }, { ME($to) ->
        [yes] vous jouez
       *[no] { $to } joue
    } { $answer }.
 }
    .caption = { $combat } contre { $answer }
machi-event-pass-won = Sabres gagnés : { ME($seat) ->
    [yes] vous
   *[no] { $seat }
 } { $gain }, { ME($to) ->
    [yes] vous
   *[no] { $to }
 } { $loss }.
    .caption = { $gain } à { $loss }
machi-event-duel-tied = Égalité à { $total } entre { ME($seat) ->
    [yes] vous et { $to }
   *[no] { ME($to) ->
        [yes] vous et { $seat }
       *[no] { $seat } et { $to }
    }
 } : personne n’est vaincu.
    .caption = égalité à { $total }
machi-event-duel-won = { ME($seat) ->
    [yes] Vous remportez le duel { $total } à { $other }, carte défaussée : « { $card } » ({ $to }).
   *[no] { ME($to) ->
        [yes] { $seat } remporte le duel { $total } à { $other }, vous défaussez « { $card } ».
       *[no] { $seat } remporte le duel { $total } à { $other }, carte défaussée : « { $card } » ({ $to }).
    }
 }
    .caption = gagne { $total } à { $other }
machi-event-survived = { ME($seat) ->
    [yes] Votre villageois recherché survit au duel, mais ne marque rien.
   *[no] Le villageois recherché { DE($seat) } survit au duel, mais ne marque rien.
 }
    .caption = survit, mais ne marque rien
machi-event-points = { ME($seat) ->
    [yes] Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour « { $card } ».
   *[no] { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour « { $card } ».
 }
    .caption = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
machi-event-moved = { ME($seat) ->
    [yes] Vous faites déménager « { $card } » vers « { $building } ».
   *[no] { $seat } fait déménager « { $card } » vers « { $building } ».
 }
    .caption = { $card } vers « { $building } »
machi-event-moved-outside = { ME($seat) ->
    [yes] Vous faites sortir « { $card } » des bâtiments.
   *[no] { $seat } fait sortir « { $card } » des bâtiments.
 }
    .caption = { $card } sort
machi-event-event = { ME($seat) ->
    [yes] Vous jouez « { $card } ».
   *[no] { $seat } joue « { $card } ».
 }
    .caption = joue « { $card } »
machi-event-marked = { ME($seat) ->
    [yes] Vous mettez à prix la tête de { ME($to) ->
        [yes] votre « { $card } »
       *[no] « { $card } » ({ $to })
    }.
   *[no] { ME($to) ->
        [yes] { $seat } met à prix la tête de votre « { $card } ».
       *[no] { $seat } met à prix la tête de { SAME($seat, $to) ->
            [yes] sa propre carte « { $card } »
           *[no] « { $card } » ({ $to })
        }.
    }
 }
    .caption = tête mise à prix
machi-event-embezzled = { ME($seat) ->
    [yes] Vous détournez la richesse de « { $card } » ({ $to }).
   *[no] { ME($to) ->
        [yes] { $seat } détourne la richesse de votre « { $card } ».
       *[no] { $seat } détourne la richesse de « { $card } » ({ $to }).
    }
 }
    .caption = détourne « { $card } »
machi-event-defected = { ME($seat) ->
    [yes] Vous attirez « { $card } » ({ $to }) vers « { $building } ».
   *[no] { ME($to) ->
        [yes] { $seat } attire votre « { $card } » vers « { $building } ».
       *[no] { $seat } attire « { $card } » ({ $to }) vers « { $building } ».
    }
 }
    .caption = { $card } change de camp
machi-event-sickened = { ME($seat) ->
    [yes] Vous perdez « { $card } » dans l’épidémie.
   *[no] { $seat } perd « { $card } » dans l’épidémie.
 }
    .caption = { $card } tombe malade
machi-event-drowned = { ME($seat) ->
    [yes] Vous perdez « { $card } » dans le tsunami.
   *[no] { $seat } perd « { $card } » dans le tsunami.
 }
    .caption = le tsunami emporte { $card }
machi-event-burned = { ME($to) ->
    [yes] Vous perdez « { $card } »
   *[no] { $to } perd « { $card } »
 } dans { SAME($seat, $to) ->
    [yes] { ME($seat) ->
        [yes] votre propre incendie
       *[no] son propre incendie
    }
   *[no] l’incendie { ME($seat) ->
        [yes] que vous avez allumé
       *[no] allumé par { $seat }
    }
 }.
    .caption = le feu emporte { $card }
machi-event-collapsed = { ME($seat) ->
    [yes] Vous perdez le chantier « { $card } ».
   *[no] { $seat } perd le chantier « { $card } ».
 }
    .caption = le chantier s’écroule
machi-event-year-end = { ME($seat) ->
    [yes] Vous comptez
   *[no] { $seat } compte
 } { $wealth ->
    [one] { $wealth } point de richesse
   *[other] { $wealth } points de richesse
 } et { $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
 } : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
 }.
    .caption = { $points ->
        [one] { $points } point cette année
       *[other] { $points } points cette année
    }
machi-event-shogun = { ME($seat) ->
    [yes] Vous devenez Shogun avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } devient Shogun avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
    .caption = devient Shogun

## Ce qui est refusé

machi-refusal-barracks = La Caserne nourrit « { $card } », qui ne souffre pas de la famine.
machi-refusal-autumn-event = « { $card } » ne se joue qu’en automne.
machi-refusal-samurai-wanted = « { $card } » est Samouraï : sa tête n’est pas à prix.
machi-refusal-own-building = On ne détourne pas sa propre richesse.
machi-refusal-not-built = Ce bâtiment est encore en chantier.
machi-refusal-samurai-stays = « { $card } » est Samouraï et ne trahit pas.
machi-refusal-founder-stays = « { $card } » a fondé ce bâtiment et y reste.
machi-refusal-blocked-building = Un Yakuza bloque ce bâtiment : personne n’en sort ni n’y entre.
machi-refusal-blocked-target = Un Yakuza bloque « { $card } » : personne n’y emménage.
machi-refusal-full = Ce bâtiment est complet.
machi-refusal-too-many-to-burn = Plus de deux villageois y vivent : ils éteignent le feu.
machi-refusal-samurai-inside = Un Samouraï protège ce bâtiment.
machi-refusal-already-there = { $card } s’y trouve déjà.
machi-refusal-not-blocked = Ce bâtiment n’est pas bloqué : il n’y a rien à défendre.
machi-refusal-same-clan = { $card }, qui le bloque, est du même clan.
machi-refusal-other-clan = { $card } attaque déjà ce village et est d’un autre clan.
machi-refusal-watchtower = Une Tour de guet interdit ce village à un second Yakuza.
machi-refusal-not-a-villager = « { $card } » n’est pas un villageois.
machi-refusal-is-founder = « { $card } » a déjà fondé un bâtiment.
machi-refusal-no-room = Il n’y a plus de place dans vos bâtiments construits.
machi-refusal-not-a-samurai = « { $card } » n’est pas Samouraï : il lui faut un bâtiment.
machi-refusal-attacker-cannot-challenge = { $card } est en attaque, et les attaquants ne défient personne.
machi-refusal-has-challenged = « { $card } » a déjà lancé un défi cette année.
machi-refusal-no-opponent = Il n’y a personne à défier pour « { $card } ».
machi-refusal-only-samurai = « { $card } » ne peut défier qu’un Yakuza qui bloque le même bâtiment.
machi-refusal-own-duellist = « { $card } » est à vous.
machi-refusal-no-duellist = « { $card } » n’est pas un Duelliste.
machi-refusal-not-the-blocker = « { $card } » ne bloque pas ce bâtiment.
machi-refusal-overfull = « { $card } » compte trop de villageois : quelqu’un doit d’abord en partir.
machi-refusal-has-moved = « { $card } » a déjà déménagé.
machi-refusal-nowhere-to-go = « { $card } » n’a nulle part où aller.
machi-refusal-no-move = « { $card } » y habite déjà : ce n’est pas un déménagement.
machi-refusal-cannot-make-room = « { $card } » est complet et personne ne pourrait faire de la place.

## Points

machi-points-total = total
machi-points-year = année { $year }
machi-points-won = duel gagné contre « { $card } »
    .short = duels
machi-points-bounty = la prime pour « { $card } »
    .short = têtes mises à prix
machi-points-court = le point du Tribunal pour { $card }
    .short = le Tribunal
machi-points-refused = un duel refusé pour « { $card } »
    .short = duels refusés
machi-points-building = { $card } : richesse { $wealth }, honneur { $honour }
machi-points-villager = { $card } : richesse { $wealth }, honneur { $honour }
machi-points-active = { $card }, activé : richesse { $wealth }, honneur { $honour }
machi-points-inactive = { $card }, non activé : rien
machi-points-blocked = { $card }, bloqué : rien
machi-points-stolen = richesse { $wealth }, détournée par { $seat }
machi-points-spoils = richesse détournée de « { $card } » : { $wealth }
machi-points-feast = le Matsuri : honneur { $honour }
machi-points-wealth = richesse { $wealth } : un point par tranche complète de trois ({ $lost } en trop)
    .short = richesse
machi-points-honour = honneur { $honour } : un point par tranche complète de deux ({ $lost } en trop)
    .short = honneur

## Options

machi-option-years = années
machi-option-years-auto = 8, ou 6 à cinq joueurs
machi-option-years-2 = 2
machi-option-years-3 = 3
machi-option-years-4 = 4
machi-option-years-5 = 5
machi-option-years-6 = 6
machi-option-years-7 = 7
machi-option-years-8 = 8
machi-option-sweep_flop = un nouveau flop chaque printemps
machi-option-wanted_winner_scores = un villageois recherché qui gagne marque

## Marques sur les cartes

mark-founder = fondateur
    .sign = °
mark-wanted = recherché
    .sign = $
mark-spent = a lancé son défi de l’année
    .sign = -
mark-planned = prévue pour cet été
    .sign = ×
mark-site = en chantier
    .sign = ^
mark-active = activé
    .sign = *
mark-blocked = bloqué par un Yakuza
    .sign = #
mark-inactive = non activé
    .sign = ,
mark-cancelled = annulée
    .sign = /

## Fichiers personnels

error-unknown-card = Il n’y a pas de carte « { $card } » dans { $section }.
error-bad-card-value = « { $field } » ne peut pas être « { $value } ».
error-deck-not-a-list = « { $what } » doit être une liste ; ici, c’est { $found }.

## Légende des symboles

machi-sign-wealth = richesse : trois font un point en fin d’année
machi-sign-honour = honneur : deux font un point en fin d’année
machi-sign-rice = un sac de riz
machi-sign-sabre = un sabre
machi-sign-person = villageois qui y vivent, et combien il y a de places
machi-sign-clan-lotus = le clan du Lotus
machi-sign-clan-dragon = le clan du Dragon
machi-sign-clan-serpent = le clan du Serpent
machi-sign-winter = { machi-season-winter } : { machi-season-note-winter }
machi-sign-spring = { machi-season-spring } : { machi-season-note-spring }
machi-sign-summer = { machi-season-summer } : { machi-season-note-summer }
machi-sign-autumn = { machi-season-autumn } : { machi-season-note-autumn }
machi-sign-ashi = { machi-combat-ashi }
machi-sign-do = { machi-combat-do }
machi-sign-flash = { machi-combat-flash }
machi-sign-frank = { machi-combat-frank }
machi-sign-men = { machi-combat-men }

## Familles de cartes, pour le labo

machi-family-yellow-villagers = villageois jaunes
machi-family-blue-villagers = villageois bleus
machi-family-samurai = Samouraïs
machi-family-yakuza = Yakuzas
machi-family-villager-events = événements des villageois
machi-family-yellow-buildings = bâtiments jaunes
machi-family-blue-buildings = bâtiments bleus
machi-family-red-buildings = bâtiments rouges
machi-family-building-events = événements des bâtiments
