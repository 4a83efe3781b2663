# Machi en français.

machi-pitch = Bâtissez un village, nourrissez-le l’hiver, réglez vos querelles en duel, devenez Shogun.

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
machi-gain-wealth = { $count } de richesse
machi-gain-honour = { $count } d’honneur
machi-gain-rice = { $count } de riz
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
machi-about-bonus = { $villager } Sur { $building } en plus : { $gives }.
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
machi-about-fire = Défausse le dernier villageois d’un bâtiment construit qui en compte 2 au plus.
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
machi-origin-moneylender = Conforme à l’original : 3 de richesse sur un bâtiment jaune, pas de bonus sur la Brasserie. On ignore s’il a un bonus ailleurs.
machi-origin-good-cook = Conforme à l’original : le nom, et le fait qu’il donne du riz. Quantités, couleur et bonus sont reconstitués par nous.
machi-origin-blacksmith = Conforme à l’original : le nom. Qu’il aide les Duellistes et que plusieurs ne s’ajoutent pas vient de l’auteur ; le reste est reconstitué par nous.
machi-origin-zen-monk = Conforme à l’original : le nom, et le fait qu’il n’est pas jaune. Le reste est reconstitué par nous.
machi-origin-writer = Conforme à l’original : le nom. Le reste est reconstitué par nous.
machi-origin-shin = Conforme à l’original : Samouraï, 2 sabres. L’honneur est reconstitué par nous.
machi-origin-akane = Conforme à l’original : le nom. Le reste est reconstitué par nous.
machi-origin-wanted = De l’auteur : un sabre, et 3 points pour qui bat le villageois recherché. La durée est reconstituée par nous.
machi-origin-embezzlement = Le nom est connu par des joueurs. L’effet est reconstitué par nous.
machi-origin-dive = Conforme à l’original : 2 de riz. Couleur et capacité sont reconstituées par nous.
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
machi-outside = en dehors des bâtiments
    .short = dehors
machi-place = emplacement { $number }
    .short = { $number }
machi-place-building = emplacement { $number } : { $card }, { $villagers } sur { $capacity }
    .short = { $number } { $villagers }/{ $capacity }
machi-duel = duel
machi-passes-of = { ME($seat) ->
    [yes] vos passes d’armes ({ $sabres } de force, { $gain } de gagné)
   *[no] passes d’armes { DE($seat) } ({ $sabres } de force, { $gain } de gagné)
 }
    .short = { $seat } { $sabres }+{ $gain }
machi-fighter-of = { ME($seat) ->
    [yes] votre duelliste
   *[no] duelliste { DE($seat) }
 }
    .short = { $seat }
machi-combat-hand-of = { ME($seat) ->
    [yes] vos cartes de Combat
   *[no] cartes de Combat { DE($seat) }
 }
    .short = cartes
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
machi-counter-villagers = villageois
    .short = villageois
machi-year = année { $year } sur { $years }
machi-season-now = la saison en cours
machi-season-winter = Hiver
machi-season-spring = Printemps
machi-season-summer = Été
machi-season-autumn = Automne

## Ce qui est demandé

machi-prompt-over = { ME($winners) ->
    [yes] La partie est finie : vous devenez Shogun !
   *[no] { COUNT($winners) ->
        [one] La partie est finie : { $winners } devient Shogun.
       *[other] La partie est finie : { $winners } se partagent le titre de Shogun.
    }
 }
machi-prompt-wait = { $season } de l’an { $year }. On attend { $others }.
machi-prompt-watch = { $season } de l’an { $year }. La décision appartient à { $others }.
machi-prompt-first-spring = { $season } de l’an { $year }. Pas de Yakuzas la première année. Jouez un événement ou terminez votre tour.
machi-prompt-take = { $season } de l’an { $year }. Prenez une des cartes face visible du flop.
machi-prompt-draw = { $season } de l’an { $year }. Piochez une carte, villageois ou bâtiment.
machi-prompt-send = { $season } de l’an { $year }. Envoyez un Yakuza bloquer un bâtiment adverse ou garder un des vôtres, ou terminez votre tour.
machi-prompt-recall = { $season } de l’an { $year }. Quel Yakuza revient dans votre main ?
machi-prompt-yakuza = { $season } de l’an { $year }. Quel Yakuza va sur { $card } ({ $to }) ?
machi-prompt-found = { $season } de l’an { $year }. Mettez en chantier un bâtiment de votre main, qui sera achevé en hiver, ou passez à l’installation des villageois.
machi-prompt-founder = { $season } de l’an { $year }. Qui fonde { $card } ? Un fondateur ne quitte plus son bâtiment.
machi-prompt-install = { $season } de l’an { $year }. Installez un villageois sur un bâtiment achevé – à moitié plein, il devient actif – ou terminez votre été.
machi-prompt-lodge = { $season } de l’an { $year }. Où s’installe { $card } ?
machi-prompt-challenge = { $season } de l’an { $year }. Choisissez qui lance un défi en duel, ou passez aux déménagements.
machi-prompt-opponent = { $season } de l’an { $year }. Qui { $card } défie-t-il ?
machi-prompt-answer = { $season } de l’an { $year }. { $other } ({ $to }) défie { $card }. Acceptez-vous le duel ? Refuser coûte deux points.
machi-prompt-lay-aside = { $season } de l’an { $year }. Grâce au Dojo, vous avez pioché quatre cartes. Laquelle écartez-vous ?
machi-prompt-pick = { $season } de l’an { $year }. Choisissez votre carte pour cette passe d’armes : elle gagne les sabres qu’elle montre, sauf si l’autre carte l’annule.
machi-prompt-move = { $season } de l’an { $year }. Qui change de bâtiment avant le décompte de l’année ? Ou terminez votre tour.
machi-prompt-set-down = { $season } de l’an { $year }. Où déménage { $card } ?
machi-prompt-starve = { $season } de l’an { $year }. Le riz manque : défaussez encore { $count ->
    [one] un villageois
   *[other] { $count } villageois
 } du dessus de vos piles.
machi-prompt-wanted = { $season } de l’an { $year }. Recherché : sur quelle tête mettez-vous un prix de 3 points ?
machi-prompt-embezzle = { $season } de l’an { $year }. Détournement : la richesse de quel bâtiment comptera pour vous cette année ?
machi-prompt-entice = { $season } de l’an { $year }. Trahison : quel villageois passe chez vous ?
machi-prompt-lure = { $season } de l’an { $year }. Où s’installe { $card } ?
machi-prompt-sicken = { $season } de l’an { $year }. L’épidémie emporte le dessus d’une de vos piles. Laquelle ?
machi-prompt-burn = { $season } de l’an { $year }. Incendie : de quel bâtiment le villageois du dessus est-il défaussé ?
machi-prompt-collapse = { $season } de l’an { $year }. Tremblement de terre : lequel de vos chantiers s’écroule ? Son fondateur revient dans votre main.
machi-prompt-finish = { $season } de l’an { $year }. Lequel de vos chantiers les charpentiers achèvent-ils ?

## Actions

machi-action-take = Prendre « { $card } » ({ $sort })
machi-action-draw = Piocher : { $back }
machi-action-event = Jouer l’événement « { $card } »
machi-action-attack = Attaquer « { $card } » ({ $to })
machi-action-defend = Défendre votre « { $card } »
machi-action-send-done = Ne plus envoyer personne
machi-action-den = Utiliser le Tripot clandestin
machi-action-yakuza = Envoyer { $card }
machi-action-recall = Reprendre { $card }
machi-action-found = Mettre en chantier « { $card } »
machi-action-found-done = Ne plus rien fonder
machi-action-founder-hand = « { $card } », de votre main, en est le fondateur
machi-action-founder-village = « { $card } », de votre village, en est le fondateur
machi-action-install = Installer « { $card } »
machi-action-install-done = Terminer l’été
machi-action-lodge = Sur « { $card } » (emplacement { $number })
machi-action-lodge-outside = En dehors des bâtiments
machi-action-challenge = Lancer un défi avec « { $card } »
machi-action-challenge-done = Plus de duels ni d’événements
machi-action-opponent = Défier « { $card } » ({ $to })
machi-action-accept = Accepter le duel
machi-action-refuse = Refuser le duel
machi-action-pick = Jouer { $card }
machi-action-lay-aside = Écarter { $card }
machi-action-move = Faire déménager « { $card } »
machi-action-move-done = Terminer le tour
machi-action-set-down = Vers « { $card } » (emplacement { $number })
machi-action-set-down-outside = En dehors des bâtiments
machi-action-give-up = Défausser « { $card } »
machi-action-wanted = Mettre à prix la tête de « { $card } » ({ $to })
machi-action-entice = Attirer « { $card } » ({ $to })
machi-action-embezzle = Détourner « { $card } » ({ $to })
machi-action-burn = Incendier « { $card } » ({ $to })
machi-action-lure = Vers « { $card } » (emplacement { $number })
machi-action-collapse = Perdre le chantier « { $card } » (emplacement { $number })
machi-action-finish = Achever « { $card } » (emplacement { $number })

## Ce qui se passe

machi-event-year = L’an { $year } commence.
machi-event-rice = { ME($seat) ->
    [yes] Vous avez { $rice } sacs de riz pour { $mouths } bouches.
   *[no] { $seat } a { $rice } sacs de riz pour { $mouths } bouches.
 }
machi-event-starved = { ME($seat) ->
    [yes] Vous défaussez « { $card } », faute de riz.
   *[no] { $seat } défausse « { $card } », faute de riz.
 }
machi-event-finished = { ME($seat) ->
    [yes] Vous achevez « { $card } ».
   *[no] { $seat } achève « { $card } ».
 }
machi-event-spring = { ME($seat) ->
    [yes] Printemps de l’an { $year } : vous commencez.
   *[no] Printemps de l’an { $year } : { $seat } commence.
 }
machi-event-autumn = { ME($seat) ->
    [yes] Automne de l’an { $year } : vous commencez.
   *[no] Automne de l’an { $year } : { $seat } commence.
 }
machi-event-flop = « { $card } » arrive au flop.
machi-event-reshuffled = La défausse forme une nouvelle pioche : { $back }.
machi-event-take = { ME($seat) ->
    [yes] Vous prenez « { $card } » au flop.
   *[no] { $seat } prend « { $card } » au flop.
 }
machi-event-draw = { ME($seat) ->
    [yes] Vous piochez une carte : { $back }.
   *[no] { $seat } pioche une carte : { $back }.
 }
machi-event-draw-card = { ME($seat) ->
    [yes] Vous piochez « { $card } ».
   *[no] { $seat } pioche « { $card } ».
 }
machi-event-attack = { ME($seat) ->
    [yes] Vous envoyez { $card } attaquer « { $building } » ({ $to }).
   *[no] { $seat } envoie { $card } attaquer « { $building } » ({ $to }).
 }
machi-event-move-yakuza = { ME($seat) ->
    [yes] Vous déplacez { $card } sur « { $building } » ({ $to }).
   *[no] { $seat } déplace { $card } sur « { $building } » ({ $to }).
 }
machi-event-defend = { ME($seat) ->
    [yes] Vous envoyez { $card } défendre « { $building } ».
   *[no] { $seat } envoie { $card } défendre « { $building } ».
 }
machi-event-recalled = { ME($seat) ->
    [yes] Vous reprenez { $card } en main.
   *[no] { $seat } reprend { $card } en main.
 }
machi-event-yakuza-home = { ME($seat) ->
    [yes] { $card } revient dans votre main.
   *[no] { $card } revient dans la main { DE($seat) }.
 }
machi-event-founded = { ME($seat) ->
    [yes] Vous mettez un bâtiment en chantier avec « { $card } ».
   *[no] { $seat } met un bâtiment en chantier avec « { $card } ».
 }
machi-event-installed = { ME($seat) ->
    [yes] Vous installez « { $card } » sur « { $building } ».
   *[no] { $seat } installe « { $card } » sur « { $building } ».
 }
machi-event-outside = { ME($seat) ->
    [yes] Vous laissez « { $card } » en dehors des bâtiments.
   *[no] { $seat } laisse « { $card } » en dehors des bâtiments.
 }
machi-event-heir = { ME($seat) ->
    [yes] Vous voyez « { $card } » devenir fondateur.
   *[no] { $seat } voit « { $card } » devenir fondateur.
 }
machi-event-building-lost = { ME($seat) ->
    [yes] Vous perdez « { $card } ».
   *[no] { $seat } perd « { $card } ».
 }
machi-event-challenge = { ME($seat) ->
    [yes] Votre « { $card } » défie « { $target } » ({ $to }).
   *[no] « { $card } » ({ $seat }) défie « { $target } » ({ $to }).
 }
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
machi-event-refuse-free = { ME($seat) ->
    [yes] Vous refusez le duel depuis votre Château.
   *[no] { $seat } refuse le duel depuis le Château.
 }
machi-event-pass = { ME($seat) ->
    [yes] Passe d’armes { $number } : vous jouez { $combat }, { $to } joue { $answer }.
   *[no] Passe d’armes { $number } : { $seat } joue { $combat }, { ME($to) ->
        [yes] vous jouez
       *[no] { $to } joue
    } { $answer }.
 }
machi-event-pass-won = Sabres gagnés : { $seat } { $gain }, { $to } { $loss }.
machi-event-duel-tied = Égalité à { $total } entre { $seat } et { $to } : personne n’est vaincu.
machi-event-duel-won = { ME($seat) ->
    [yes] Vous remportez le duel { $total } à { $other } : « { $card } » ({ $to }) est défaussé.
   *[no] { $seat } remporte le duel { $total } à { $other } : « { $card } » ({ $to }) est défaussé.
 }
machi-event-survived = { ME($seat) ->
    [yes] Votre villageois recherché s’en tire, sans plus.
   *[no] Le villageois recherché { DE($seat) } s’en tire, sans plus.
 }
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
machi-event-moved = { ME($seat) ->
    [yes] Vous faites déménager « { $card } » vers « { $building } ».
   *[no] { $seat } fait déménager « { $card } » vers « { $building } ».
 }
machi-event-moved-outside = { ME($seat) ->
    [yes] Vous faites sortir « { $card } » des bâtiments.
   *[no] { $seat } fait sortir « { $card } » des bâtiments.
 }
machi-event-event = { ME($seat) ->
    [yes] Vous jouez « { $card } ».
   *[no] { $seat } joue « { $card } ».
 }
machi-event-marked = { ME($seat) ->
    [yes] Vous mettez à prix la tête de « { $card } » ({ $to }).
   *[no] { $seat } met à prix la tête de « { $card } » ({ $to }).
 }
machi-event-embezzled = { ME($seat) ->
    [yes] Vous détournez la richesse de « { $card } » ({ $to }).
   *[no] { $seat } détourne la richesse de « { $card } » ({ $to }).
 }
machi-event-defected = { ME($seat) ->
    [yes] Vous attirez « { $card } » ({ $to }) vers « { $building } ».
   *[no] { $seat } attire « { $card } » ({ $to }) vers « { $building } ».
 }
machi-event-sickened = { ME($seat) ->
    [yes] Vous perdez « { $card } » dans l’épidémie.
   *[no] { $seat } perd « { $card } » dans l’épidémie.
 }
machi-event-drowned = { ME($seat) ->
    [yes] Vous perdez « { $card } » dans le tsunami.
   *[no] { $seat } perd « { $card } » dans le tsunami.
 }
machi-event-burned = « { $card } » ({ $to }) périt dans l’incendie ({ $seat }).
machi-event-collapsed = { ME($seat) ->
    [yes] Vous perdez le chantier « { $card } ».
   *[no] { $seat } perd le chantier « { $card } ».
 }
machi-event-year-end = { ME($seat) ->
    [yes] Vous comptez { $wealth } de richesse et { $honour } d’honneur : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } compte { $wealth } de richesse et { $honour } d’honneur : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
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

## Ce qui est refusé

machi-refusal-barracks = { $card } est nourri par la Caserne et ne souffre pas de la famine.
machi-refusal-autumn-event = « { $card } » ne se joue qu’en automne.
machi-refusal-samurai-wanted = { $card } est Samouraï : sa tête n’est pas à prix.
machi-refusal-own-building = On ne détourne pas sa propre richesse.
machi-refusal-not-built = Ce bâtiment est encore en chantier.
machi-refusal-samurai-stays = { $card } est Samouraï et ne trahit pas.
machi-refusal-founder-stays = « { $card } » est le fondateur du bâtiment et y reste.
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
machi-refusal-is-founder = « { $card } » est déjà fondateur.
machi-refusal-no-room = Il n’y a plus de place dans vos bâtiments construits.
machi-refusal-not-a-samurai = « { $card } » n’est pas Samouraï : il lui faut un bâtiment.
machi-refusal-attacker-cannot-challenge = { $card } est en attaque, et les attaquants ne défient personne.
machi-refusal-has-challenged = « { $card } » a déjà lancé un défi cette année.
machi-refusal-no-opponent = Il n’y a personne à défier pour { $card }.
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
machi-points-year = an { $year }
machi-points-won = duel : « { $card } » vaincu
machi-points-bounty = la prime pour « { $card } »
machi-points-court = le point du Tribunal pour { $card }
machi-points-refused = un duel refusé pour « { $card } »
machi-points-building = { $card } : { $wealth } de richesse, { $honour } d’honneur
machi-points-villager = { $card } : { $wealth } de richesse, { $honour } d’honneur
machi-points-active = { $card }, activé : { $wealth } de richesse, { $honour } d’honneur
machi-points-inactive = { $card }, non activé : rien
machi-points-blocked = { $card }, bloqué : rien
machi-points-stolen = { $wealth } de richesse détournée par { $seat }
machi-points-spoils = détourné de « { $card } » : { $wealth } de richesse
machi-points-feast = le Matsuri : { $honour } d’honneur
machi-points-wealth = { $wealth } de richesse, un point par tranche de trois ({ $lost } de perdu)
machi-points-honour = { $honour } d’honneur, un point par tranche de deux ({ $lost } de perdu)

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
mark-planned = employée par votre plan
    .sign = ×
mark-site = en chantier
    .sign = ^
mark-active = activé
    .sign = *
mark-blocked = bloqué par un Yakuza
    .sign = #
mark-inactive = non activé
    .sign = ,

## Fichiers personnels

error-unknown-card = Il n’y a pas de carte « { $card } » dans { $section }.
error-bad-card-value = « { $field } » ne peut pas être « { $value } ».
error-deck-not-a-list = « { $what } » doit être une liste ; ici, c’est { $found }.
