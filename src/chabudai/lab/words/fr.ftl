# Le labo : beaucoup de parties sur des donnes appariées. Commandes, erreurs et rapport.

## Erreurs

error-lab-folder-taken = Ce dossier contient autre chose. Choisissez-en un autre avec --out.
error-lab-no-folder = Ce dossier ne contient aucune expérience du labo.
error-lab-bad-change = « { $change } » n’est pas un changement.
error-lab-bad-range = « { $change } » n’est pas un intervalle, du plus petit au plus grand, de { $most } valeurs au plus.
error-lab-not-a-number = « { $change } » demande un nombre entier des deux côtés.
error-lab-no-field = « { $change } » : il n’y a rien qui s’appelle « { $field } ».

## Le rapport : le cadre

lab-title-report = { $game } : rapport d’équilibre
lab-title-compare = { $game } : et si ?
lab-title-sweep = { $game } : une courbe
lab-title-forbid = { $game } : ce que vaut une règle
lab-title-tournament = { $game } : tournoi
lab-facts = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 } · { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } · robots : { $bots } · édition { $edition }
lab-stale = Les règles, les robots ou un paquet ont changé depuis que ces parties ont été jouées. La même commande les rejoue.
lab-early = Moins de { $deals } donnes jusqu’ici : ne croyez encore aucun intervalle.
lab-minute = En une minute
lab-whole = Le jeu dans son ensemble
lab-percent = { $number } %
lab-numbers = Les nombres
lab-mark-fine = bien
lab-mark-look = à regarder
lab-mark-unsure = pas encore sûr
lab-mark-told = pour information
lab-needs = Il faudrait environ { $deals } donnes de plus pour trancher.
lab-made = Comment c’est fait
lab-made-deals = Donnes { $first } à { $last } ; toutes les façons de jouer rencontrent les mêmes donnes.
lab-made-how = Les intervalles contiennent la vérité 95 fois sur 100 ; leur unité est la donne. Qui répond en premier quand plusieurs sont interrogés est tiré au sort. Là où l’on regarde beaucoup de chiffres à la fois, les fausses alertes sont contenues (Benjamini et Hochberg).
lab-made-peeking = Ces intervalles sont des suites de confiance pour { $planned } donnes prévues : ils contiennent la vérité à tous les moments à la fois, si bien qu’on peut regarder n’importe quand et s’arrêter quand on veut. Ils en sont environ moitié plus larges que si l’on n’avait regardé qu’une fois.
lab-made-speed = { $speed } parties par seconde et par cœur.
lab-made-files = Chabudai { $version }. Tous les chiffres pour les programmes : { $file }, à côté de cette page.
lab-made-again = La commande qui refait cette page :
lab-people = Les robots ne sont pas des gens. Prenez ceci comme une carte des endroits où regarder à la table, pas comme un verdict.

## Le rapport : en une minute

lab-say-seats-head = Places.
lab-say-seats = À { $seats } places, la place { $seat } gagne le plus, { $wins } ; l’égalité serait { $even }.
lab-say-seats-fine = Aucune place n’est nettement meilleure.
lab-say-seats-unsure = Aucune place n’est nettement meilleure jusqu’ici.
lab-say-seats-look = Les places ne se valent pas.
lab-say-order = Mais l’ordre du jeu compte, où que l’on soit placé. À partir du premier interrogé, victoires : { $best } { $wins }, { $worst } { $loses }.
lab-say-race-head = La course.
lab-say-race = Qui mène à mi-partie gagne { $leader } ; qui est alors dernier gagne encore { $last }.
lab-say-race-decided = À partir de la manche { $round }, qui mène gagne au moins trois parties sur quatre.
lab-say-closeness-head = L’écart.
lab-say-closeness = Le vainqueur a { $margin } points d’avance (médiane) sur { $points } ; { $within } des parties finissent à { $close ->
    [one] { $close } point près
   *[other] { $close } points près
 }.
lab-say-alone = Une personne seule atteint { $points } points.
lab-say-cards-head = Cartes.
lab-say-cards = { $families ->
    [0] { $clear ->
        [0] Aucune des { $cards } cartes ne se détache.
        [one] { $clear } des { $cards } cartes se détache.
       *[other] { $clear } des { $cards } cartes se détachent.
     }
   *[other] { $clear ->
        [0] { $groups ->
            [0] Aucune des { $cards } cartes ni des { $families } familles ne se détache.
            [one] Aucune des { $cards } cartes, mais { $groups } des { $families } familles se détache.
           *[other] Aucune des { $cards } cartes, mais { $groups } des { $families } familles se détachent.
         }
       *[other] { $groups ->
            [0] { $clear } des { $cards } cartes se détachent, aucune des { $families } familles.
           *[other] { $clear } des { $cards } cartes et { $groups } des { $families } familles se détachent.
         }
     }
 }
lab-say-cards-mistrust = Mais deux niveaux de robots ne s’accordent pas sur la valeur des cartes : pas de classement.
lab-say-cards-ends = La meilleure : { $best }, { $brings } points par pioche ; la plus faible : { $worst }, { $costs }.
lab-say-dead = { $count ->
    [one] { $count } carte n’est presque jamais jouée.
   *[other] { $count } cartes ne sont presque jamais jouées.
 }
lab-say-goals-head = Objectifs.
lab-say-goals-hard = Presque jamais atteints : { $goals }{ $more ->
    [0] .
    [one] {""} et { $more } autre.
   *[other] {""} et { $more } autres.
 }
lab-say-goals-easy = Presque donnés : { $goals }{ $more ->
    [0] .
    [one] {""} et { $more } autre.
   *[other] {""} et { $more } autres.
 }
lab-say-goals-fine = Aucun n’est presque donné, aucun hors d’atteinte.
lab-say-pairs-head = Paires.
lab-say-pairs = { $clear ->
    [0] De { $count } paires de cartes ou de familles, aucune ne se détache : aucune ne vaut nettement plus, ni moins, ensemble que séparément.
    [one] { $clear } paire de cartes ou de familles sur { $count } se détache.
   *[other] { $clear } paires de cartes ou de familles sur { $count } se détachent.
 }
lab-say-luck-head = Chance et talent.
lab-say-luck = De ce qui sépare les joueurs d’une table, { $skill } tient à ce qu’ils jouent au niveau { $strong } ou { $weak }, et { $deal } à ce qui leur est distribué.
lab-say-trust-head = Confiance.
lab-say-trust = { $strong } et { $weak } s’accordent sur la valeur des cartes à { $clean } (1 : tout à fait, 0 : pas du tout).
lab-say-clauses-head = Règles.
lab-say-clauses = Articles cités par des événements : { $cited } ; jamais cités : { $never }.
lab-say-waiting-head = Attente.
lab-say-waiting = { $each } décisions par personne ; si toutes duraient autant, on attendrait { $waits } du temps.
lab-say-compare-head = Le changement.
lab-say-compare = { $figure } : { $before } → { $after }, { $difference }. { $others ->
    [0] Aucun autre chiffre n’a nettement changé.
    [one] { $others } autre chiffre a nettement changé.
   *[other] { $others } autres chiffres ont nettement changé.
 }
lab-say-sweep-head = La courbe.
lab-say-sweep = { $figure } : nettement différent du paquet tel qu’il est pour { $values }.
lab-say-sweep-none = { $figure } : nulle part nettement différent du paquet tel qu’il est.
lab-say-forbid-head = Sans cela.
lab-say-forbid = Qui ne peut pas choisir « { $ban } » : { $points } points par rapport à la table, victoires { $wins }.
lab-say-tournament-head = Les robots.
lab-say-tournament = { $bot } devance nettement { $beaten ->
    [one] { $beaten } robot
   *[other] { $beaten } robots
 } sur { $others }.
lab-say-tournament-none = Personne ne devance nettement personne.

## Le rapport : les dessins

lab-seat = place { $seat }
lab-place = { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
 }
lab-other = tout le reste
lab-axis-wins = victoires
lab-axis-round = position après la manche …
lab-axis-part = position après … % de la partie
lab-axis-points = points
lab-axis-reached = des places l’ont atteint
lab-axis-decisions = décisions d’une personne dans une partie
lab-axis-draw = points pour qui la pioche
lab-axis-played = jouée, sur celles reçues en main
lab-axis-level = points par pioche : { $bot }
lab-axis-change = moins · plus (chaque ligne a son échelle)
lab-axis-value = valeur
lab-axis-ban = points par rapport à la table, sans cela
lab-axis-ahead = victoires de plus que l’autre
lab-head-seat = place
lab-head-wins = victoires
lab-head-place = rang
lab-head-clause = article
lab-head-goal = objectif
lab-head-question = question
lab-head-family = famille
lab-head-cards = cartes
lab-head-card = carte
lab-head-draw-wins = victoires pour qui la pioche
lab-head-scored = comptée
lab-head-figure = chiffre
lab-head-before = avant
lab-head-after = après
lab-head-difference = différence
lab-head-narrower = fois plus étroit par les paires
lab-head-value = valeur
lab-head-clear = net
lab-head-ban = interdit
lab-head-bit = donnes changées
lab-head-pair = paire
lab-head-points = points d’avance
lab-head-deals = donnes
lab-seats-title = Une place est-elle meilleure ?
lab-seats-about = { $seats } places, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }. Victoires, égalités partagées ; le pointillé est l’égalité, { $even }.
lab-order-title = Vaut-il mieux commencer ?
lab-order-about = { $seats } places, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }. Les mêmes victoires, comptées autour de la table à partir du premier interrogé : il est ici tiré au sort, le dessin par place ne peut donc pas le montrer. Le pointillé est l’égalité, { $even }.
lab-order-first = qui commence
lab-race-title = Quand est-ce joué ?
lab-race-about = Combien de fois qui mène, et qui est dernier, finit par gagner.
lab-race-leader = qui mène gagne
lab-race-last = qui est dernier gagne
lab-close-title = Est-ce serré ?
lab-close-about = Points du premier, du deuxième et ainsi de suite dans chaque partie.
lab-sources-title = D’où viennent les points ?
lab-sources-about = Points moyens par rang ; l’article de chaque part est au-dessous.
lab-compare-goals = Quels objectifs sont devenus plus faciles ou plus difficiles ?
lab-compare-goals-about = De combien la part des places qui atteignent chaque objectif a changé. En couleur, ce qui se détache parmi tous les objectifs.
lab-axis-goals = part des places qui l’atteignent, après moins avant
lab-goals-title = Quels objectifs sont trop faciles ?
lab-goals-about = Doré : presque donné. Rouge : presque jamais atteint.
lab-decisions-title = Que décide-t-on ?
lab-decisions-about = { $each } décisions par personne, { $width } options chacune ; { $game } décisions dans une partie, de { $low } à { $high } dans la plupart. Les genres portent le nom qu’attendent les motifs de lab forbid.
lab-luck-title = Chance ou talent ?
lab-luck-about = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 } où { $strong } et { $weak } jouent ensemble et changent de place. { $strong } devance { $weak } de { $ahead } points.
lab-luck-deal = la chance de la donne : ce qu’une place reçoit, quel que soit le joueur
lab-luck-skill = le talent : ce que le meilleur niveau apporte, où qu’il soit assis
lab-luck-rest = le cours de la partie : ce que font les autres, et les hasards suivants
lab-axis-variance = de la variance des points par rapport à la table
lab-head-part = part
lab-clauses-title = Articles jamais vus
lab-clauses-about = { $count ->
    [one] { $count } article n’a été cité
   *[other] { $count } articles n’ont été cités
 } par aucun événement de ces parties. Ce qui n’a jamais été vu arrive dans moins de { $below } des parties, ou aucun événement ne le dit.
lab-clauses-rare = Presque jamais, dans cette part des parties :
lab-clause = { $clause } : { $text }
lab-clauses-never = Les articles
lab-cards-title = Cartes
lab-cards-about = Ce qu’une pioche de plus fait aux points de qui la pioche, par rapport aux autres de la même table. La pioche est un hasard : c’est donc un effet et non une habitude. Seules comptent les { $first } premières pioches de chacun, sinon les longues parties flatteraient leurs cartes.
lab-cards-untried = On ne peut pas encore dire si des robots d’un autre niveau trouvent bonnes les mêmes cartes : prenez ce qui suit comme des endroits où regarder.
lab-cards-mistrust = Des robots d’un autre niveau trouvent d’autres cartes bonnes : voir plus bas. Ce qui suit est montré sans classement et ne doit pas être cru.
lab-cards-dead = { $count ->
    [one] Presque jamais jouée : { $cards }.
   *[other] Presque jamais jouées : { $cards }.
 }
lab-families-title = Familles : que vaut-il la peine de piocher ?
lab-families-about = Les cartes de même « { $field } » dans le paquet ensemble, pour des intervalles plus étroits. En couleur : se détache parmi { $count } familles et toutes les cartes.
lab-map-title = Qu’apporte une carte, et la joue-t-on ?
lab-map-about = Chaque point est une des { $count } cartes. Plus haut : qui la pioche finit avec plus de points. Plus à droite : elle est jouée plus souvent. En couleur : se détache après correction pour autant de comparaisons.
lab-edges-title = Les plus fortes et les plus faibles
lab-edges-about = Gros point : l’estimation ramenée vers la moyenne de toutes les cartes, autant qu’elle est du bruit. Petit point et ligne : telle que mesurée. Les vrais effets diffèrent d’environ { $spread } points.
lab-edges-best = Les plus fortes
lab-edges-weakest = Les plus faibles
lab-pairs-title = Quelles familles vont ensemble ?
lab-pairs-about = Ce que vaut une carte de chacune (« { $field } ») dans une même main, au-delà de ce que chacune vaut seule ; sur la diagonale, ce que vaut une deuxième. Vert : plus, rouge : moins ; plus la couleur est forte, plus l’effet l’est. { $clear ->
    [0] Aucune ne se détache : tout ce qui est coloré peut être du hasard.
   *[other] Un bord : se détache.
 } Pointez une case pour ses chiffres.
lab-pairs-cards = Paires de cartes
lab-pairs-cards-about = Celles qui se détachent parmi { $count }.
lab-axis-pair = points pour les deux ensemble, au-delà de chacune seule
lab-goals-never = { $count ->
    [one] Jamais atteint par personne : { $goals }.
   *[other] Jamais atteints par personne : { $goals }.
 }
lab-trust-title = Peut-on se fier à ces robots ?
lab-trust-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } au niveau { $weak } ({ $points } points en moyenne). Sur le pointillé, les choses valent autant pour les deux niveaux. En couleur : net pour { $strong } ; en vert où { $weak } dit de même, en rouge où il dit le contraire.
lab-trust-agreement = Accord { $correlation } ; sans le bruit des deux, environ { $clean }.
lab-trust-fine = Ce qu’un niveau trouve bon, l’autre le trouve aussi.
lab-trust-look = Les niveaux ne s’accordent pas : ne croyez aucun classement de cartes.
lab-trust-unsure = Trop peu de parties pour dire si les niveaux s’accordent.

## Le rapport : et si

lab-compare-title = Et si ?
lab-compare-forest = Ce qui a changé
lab-compare-about = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }, chacune jouée avant et après. { $reordered } d’entre elles finissent dans un autre ordre ; { $same } sont la même partie jusqu’au dernier coup. En couleur : net ; ★ est le chiffre nommé d’avance, les autres sont corrigés parce qu’ils sont nombreux.
lab-compare-more = et { $count } de plus
lab-replays = { $count ->
    [one] Une donne où cela a décidé de la partie, à rejouer des deux façons :
   *[other] { $count } donnes où cela a décidé de la partie, à rejouer des deux façons :
 }
lab-figure-points = points d’une personne
lab-figure-margin = avance du vainqueur
lab-figure-decisions = décisions d’une personne
lab-figure-drawn-points = points de qui l’a piochée
lab-figure-drawn-wins = victoires de qui l’a piochée
lab-figure-card-played = fois jouée dans une partie
lab-figure-card-scored = fois comptée dans une partie
lab-figure-seat = victoires de la place { $seat }
lab-sweep-title = Une courbe au lieu de deux points
lab-sweep-about = { $figure }, en différence avec le paquet tel qu’il est, dans les mêmes donnes.
lab-forbid-title = Que vaut une règle ?
lab-forbid-seat = Une place ne peut pas …
lab-forbid-about = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }, chacune jouée avec et sans l’interdit ; la place change d’une donne à l’autre. Le motif est le genre de la question et la notation du coup.
lab-tournament-title = Chaque robot contre chaque autre
lab-tournament-pairs = Paires
lab-tournament-about = La part de victoire du premier de chaque paire moins celle du second, dans les mêmes donnes et toutes les dispositions.

## Les commandes

cli-about-lab-report = Un jeu entier : places, course, points, objectifs, décisions, cartes, règles.
cli-about-lab-compare = Un changement de paquet ou d’options, dans les mêmes donnes avant et après.
cli-about-lab-sweep = Un champ du paquet à plusieurs valeurs : une courbe.
cli-about-lab-forbid = Ce que vaut une règle : une place ne peut pas choisir ce qui répond à un motif.
cli-about-lab-tournament = Chaque robot contre chaque autre, dans les mêmes donnes et toutes les dispositions.
cli-about-lab-show = Récrire le rapport d’un dossier, dans n’importe quelle langue.
cli-about-lab-export = Toutes les parties d’un dossier en tableaux pour d’autres programmes.
cli-about-lab-game = Enregistrer une partie d’un dossier, pour la revoir ou l’analyser.
cli-lab-bots = Qui joue : un nom pour tous, ou un par place, séparés par des virgules.
cli-lab-deals = Combien de donnes ; chacune est une partie pour chaque façon de jouer. Par défaut, autant qu’il en tient dans les minutes.
cli-lab-minutes = Combien de temps jouer au plus ; 10 si ni les donnes ni les minutes ne sont données.
cli-lab-seed = Graine de la première donne ; les suivantes comptent à partir de là.
cli-lab-ray = Jouer sur une grappe Ray existante : son adresse, ou auto pour celle de cette machine.
cli-lab-out = Le dossier des parties et du rapport ; sinon un des vôtres, le même pour la même commande.
cli-lab-primary = Le chiffre dont il s’agit ; les autres sont corrigés parce qu’ils sont nombreux.
cli-lab-folder = Un dossier du labo.
cli-lab-change = Un champ du paquet et sa nouvelle valeur, autant de fois que nécessaire : cards[8].favors=7, cards[8].favors+=1.
cli-lab-seats = Combien de places ; plusieurs nombres, séparés par des virgules, le premier est regardé de plus près.
cli-lab-second = Un autre niveau de robots qui joue un dixième des donnes, pour voir si l’on peut se fier aux verdicts.
cli-lab-by = Le champ du paquet par lequel les cartes sont réunies en familles.
cli-lab-new-deck = Le paquet après le changement, en TOML ou en JSON ; avant, c’est celui de la boîte.
cli-lab-range = Un champ du paquet et les valeurs qu’il prend, comme villagers.brewer.wealth=1..4.
cli-lab-pattern = Une expression rationnelle sur le genre de la question et la notation du coup, comme Manage:swap.
cli-lab-tournament = Au moins deux robots, séparés par des virgules.
cli-lab-export = Le dossier des tableaux ; sinon le même.
cli-lab-deal = Le numéro de la donne, à partir de 0.
cli-lab-variant = Quelle façon de jouer ; sinon la première.
cli-lab-game-to = Le fichier de la partie enregistrée ; sinon elle est affichée.
lab-playing = { $game } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }
lab-anew = Le plan, les règles, les robots ou un paquet ont changé : le dossier repart de zéro.
lab-resumed = { $deals ->
    [one] { $deals } donne a déjà été jouée
   *[other] { $deals } donnes ont déjà été jouées
 } ; on continue à partir de là.
lab-interrupted = Interrompu après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 } ; la même commande continue à partir de là.
lab-lost = Les donnes { $first } à { $last } ont mis fin à tous les processus qui les ont essayées ; elles sont laissées de côté.
lab-kept = Le rapport : { $file }
lab-exported = Écrit : { $files }
error-lab-needs = Les chiffres du labo ont besoin de { $packages } : pip install chabudai[lab].
error-lab-needs-ray = Une grappe demande Ray : pip install chabudai[ray].
error-lab-no-ray = Il n’y a pas de grappe Ray à { $address } : { $reason }
error-lab-other-sources = Le nœud { $node } a d’autres sources : { $there }, ici { $here }. Installez partout la même version.
error-lab-nothing-played = Rien n’a encore été joué.
error-lab-nothing-changed = Rien n’est changé.
error-lab-no-range = « { $change } » est une seule valeur ; une courbe en demande plusieurs, comme 1..4.
error-lab-range-elsewhere = « { $change } » est un intervalle : c’est pour chabudai lab sweep.
error-lab-bad-pattern = « { $pattern } » n’est pas un motif : { $reason }.
error-lab-bad-figure = Il n’y a pas de chiffre « { $figure } ».
error-lab-no-variant = Il n’y a pas de variante « { $variant } » dans ce dossier.

## Le labo dans le navigateur

error-lab-closed = Le labo est fermé à cette table. Les responsables du serveur l’ouvrent par chabudai serve --lab MINUTES.
error-lab-busy = Une autre expérience est en cours. Une seule à la fois.
error-lab-spent = Les minutes du labo pour aujourd’hui n’y suffisent pas.
error-lab-too-many-changes = Trop de changements à la fois.
error-lab-not-yours = Seule la personne qui a lancé cette expérience peut l’arrêter.
error-lab-no-such-deal = Cette donne n’a pas été jouée ainsi.
error-no-such-run = Il n’y a pas d’expérience de ce nom, ou plus.
page-lab = Labo
page-lab-door = Le labo : changez une carte, laissez jouer des robots et lisez ce que cela change
page-lab-about = Changez une carte, laissez des robots jouer avec et sans le changement sur les mêmes donnes, et lisez ce que cela change : chaque nombre avec son intervalle. Choisissez un jeu.
page-lab-left = { $minutes ->
    [one] Il reste aujourd’hui { $left } minute de calcul sur { $minutes }.
   *[other] Il reste aujourd’hui { $left } minutes de calcul sur { $minutes }.
 }
page-lab-left-today = { $left ->
    [one] Il reste { $left } minute aujourd’hui.
   *[other] Il reste { $left } minutes aujourd’hui.
 }
page-lab-mine = Mes expériences
page-lab-purpose-report = Comment le jeu se joue-t-il ?
page-lab-purpose-compare = Qu’a fait le changement ?
page-lab-facts = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 } · { $bots } · { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }
page-lab-status-running = En cours
page-lab-status-done = Terminée
page-lab-status-stopped = Arrêtée
page-lab-status-failed = Interrompue
page-lab-try = À essayer
page-lab-how = Cliquez sur une carte pour changer ce qu’elle porte.
page-lab-no-deck = Les cartes de ce jeu ne se changent pas ; ses options, si.
page-lab-bots = Robots
page-lab-set = Régler
page-lab-question = Question
page-lab-primary = Chiffre principal
page-lab-minutes = Minutes
page-lab-run = Lancer
page-lab-busy = Une autre expérience est en cours.
page-lab-look = Regarder
page-lab-play = Jouer avec ce paquet
page-lab-deck-file = Le paquet en fichier
page-lab-cards = Cartes
page-lab-changed = changée
page-lab-change = Changer
page-lab-back = Annuler
page-lab-others = Le reste du paquet
page-lab-of = { $minutes ->
    [one] sur { $minutes } minute
   *[other] sur { $minutes } minutes
 }
page-lab-grows = Le rapport grandit sous vos yeux. Regardez quand vous voulez, arrêtez quand vous voulez : les intervalles en tiennent compte.
page-lab-failed = L’expérience s’est interrompue avant la fin : une partie ne finissait pas, ou quelque chose a échoué. Ce qui a été joué est montré.
page-lab-stop = Cela suffit
page-lab-again = Changer autre chose
page-lab-deal = Donne
page-lab-cell = Jouée
page-lab-cell-base = avant
page-lab-cell-change = après
page-lab-replay-deal = Rejouer la donne { $deal }, { $cell }
page-lab-file-report = Télécharger le rapport
page-lab-file-findings = Ses nombres
page-lab-file-deck = Le paquet
