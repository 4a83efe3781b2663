# Ce que dit le projet lui-même, en français.  Chaque jeu apporte ses propres mots.

## Listes, oui et non, articles

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
decimal-sign = ,
list-nothing = rien
yes = oui
no = non
clause-ruling = { $title }, décision
clause-reported = { $title }, rapporté
refused = { $why } ({ $clause })
ruling = { $name ->
    [none] décision
   *[other] décision { $name }
 }
reported = rapporté

## Ce qui est demandé, en peu de mots : les jeux s’y réfèrent (`.short`, 42 caractères ; `.shorter`, 30)

asked-over = { ME($winners) ->
    [yes] Vous gagnez !
   *[no] { COUNT($winners) ->
        [1] { $winners } gagne
        [2] Victoire partagée : { $winners }
       *[other] Victoire partagée à { NUMBER(COUNT($winners)) }
    }
 }
    .shorter = { ME($winners) ->
        [yes] Vous gagnez !
       *[no] { COUNT($winners) ->
            [1] { $winners } gagne
            [2] Égalité : { $winners }
           *[other] Victoire partagée à { NUMBER(COUNT($winners)) }
        }
     }
asked-wait = { COUNT($others) ->
    [1] On attend { $others }
    [2] On attend { $others }
   *[other] On attend { NUMBER(COUNT($others)) } joueurs
 }
asked-watch = { COUNT($others) ->
    [1] { $others } choisit
    [2] { $others } choisissent
   *[other] { NUMBER(COUNT($others)) } joueurs choisissent
 }
    .shorter = { COUNT($others) ->
        [1] { $others } choisit
       *[other] { NUMBER(COUNT($others)) } joueurs choisissent
     }

## Les joueurs et la table

seat = place
player = joueur
player-you = vous
player-seat = place { $seat }
player-nameless = Joueur { $number }
status-asked = choisit
status-ready = a choisi
status-winner = gagne
mark-pending = choisi, pas encore montré
    .sign = ~
mark-moved = déplacé pour le décompte
    .sign = *
origin-printed = Conforme à l’original imprimé.
origin-reconstructed = Reconstitution de notre part : l’original imprimé peut différer.
options-value = { $option } : { $value }
options-reconstructed = { $value } (reconstitué)
options-own-deck = le vôtre

## Une partie au terminal

bot-novice = débutant
bot-apprentice = apprenti
bot-adept = habitué
bot-expert = expert
bot-master = maître
bot-greedy = glouton
bot-random = hasard
session-opponent = { $player } : { $bot }
menu-go-on = Continuer une partie :
menu-begin = En commencer une nouvelle :
menu-game = { $game } · { $when } · { $choices ->
    [one] { $choices } coup
   *[other] { $choices } coups
 }
menu-unknown = « { $typed } » ne se joue pas. Tapez un numéro de 1 à { $last }, ou juste Entrée pour partir.
session-hello = Tapez le numéro d’une option ou sa notation ; « ? » explique, « { $help } » énumère les commandes.
session-title = { $game } · graine { $seed }
session-ask = > { "" }
session-thinking = { $player } réfléchit…
session-unknown = « { $typed } » n’est ni une option ni une commande. Choix possibles : { $possible }.
session-kept = Cette partie est gardée dans { $file }.
session-left = À bientôt ! Rien n’est perdu, pour continuer : chabudai play --record { $file }
session-lost = Cette partie n’est pas gardée.
session-nobody = Cet enregistrement ne dit pas qui jouait : vous avez la place { $seat }, et des robots jouent pour les autres.
hint-thinking = Recherche de bons coups…
hint-nothing = On ne vous demande rien.
hint-worth = { $win } % de chances de gagner, { $points } points attendus
hint-gain = { $points } de plus : { $clause }
hint-deny = { $player } en reçoit { $points } de moins : { $clause }
hint-prospect = { $points } de plus à venir qu’après les autres coups ; rien n’en compte encore
hint-exact = dans { $share } % des cas de ce genre, calcul exact : { $clause }
hint-alone = le seul coup qui mérite d’être regardé
hint-equal = aussi bon que { $others } : prenez celui qui vous plaît
hint-ahead = { $win ->
    [one] { $win } chance
   *[other] { $win } chances
 } sur 100 et { $points } points de mieux que { $other }
hint-behind = { $win ->
    [one] { $win } chance
   *[other] { $win } chances
 } sur 100 et { $points } points de moins que { $other }
hint-safer = { $win ->
    [one] { $win } chance
   *[other] { $win } chances
 } sur 100 de plus que { $other }, pour { $points } points de moins
hint-richer = { $points } points de plus que { $other }, mais { $win ->
    [one] { $win } chance
   *[other] { $win } chances
 } sur 100 de moins
score-so-far = vos points jusqu’ici
result-title = Score final
result-place = { $place }. { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
explain-allowed = C’est permis : { $choice }.
look-nothing = Rien sur la table ne s’appelle « { $typed } ». Essayez le nom d’un joueur, d’une pile ou d’une autre partie de la table.
table-cut = le reste : { $look } NOM
options-cut = Il y a d’autres options ; « { $options } » les donne toutes.
explain-nothing = Rien sur la table ne s’appelle « { $typed } ». Essayez une option, une case, le code ou le nom d’une pièce, ou un article des règles.
undo-done = Coup annulé : { $choice }.
undo-further = Vous pouvez revenir encore plus loin.
undo-limit = Pas plus loin : { $why }
save-how = Donnez un nom de fichier, par exemple : { $save } ma-partie.json
save-failed = Impossible d’écrire { $file } : { $reason }.
save-elsewhere = La partie continue, mais elle n’est pas gardée. « { $save } ma-partie.json » la garde dans un fichier de votre choix.
save-where = Cette partie n’est pas encore gardée. La garder dans un autre fichier ? (nom de fichier, ou Entrée pour y renoncer) { "" }
save-over = { $file } existe et n’est pas cette partie. L’écraser ? ({ $yes }, ou Entrée pour non) { "" }
save-not = Rien n’a été écrit.
saved = Enregistré dans { $file }.
quit-save = En garder une copie sous un autre nom ? (nom de fichier, ou juste Entrée) { "" }

command-help = aide
command-table = table
command-look = voir
command-options = options
command-hint = conseil
command-undo = annuler
command-log = journal
command-score = score
command-rules = règles
command-save = sauver
command-lang = langue
command-quit = quitter
command-show = montrer
lesson-hello = Répondez comme à table, par un numéro ou une notation. « { $show } » donne la réponse, « ? » explique, « { $help } » dit ce que l’on peut encore taper, « { $quit } » termine.
lesson-help-help = cette liste
lesson-help-show = la réponse que la leçon attend, et on passe à la suite
lesson-help-quit = quitter la leçon
lesson-step = étape { $at } sur { $last }
lesson-done = À vous de jouer : chabudai play { $game }
help-answer = Choisissez par le numéro d’une option ou par sa notation ; son dernier mot suffit si aucune autre ne finit ainsi. Un nombre seul est toujours le numéro d’une option.
help-about = « ? » explique la question, « ? 3 » un coup et pourquoi il est permis ou non, « ? TY » une pièce par son code ou son nom.
help-help = cette liste
help-table = redessiner la table
help-look = toute la table en grand, ou une partie : voir Aiko, voir défausse
help-options = toutes les options en entier
help-hint = les meilleurs coups, et pourquoi
help-undo = annuler votre dernier coup
help-log = tout ce qui s’est passé, avec les articles
help-score = vos points jusqu’ici, avec les articles
help-rules = les règles, ou un seul article : règles scoring.1
help-save = enregistrer dans un fichier : sauver ma-partie.json
help-lang = changer de langue : langue en
help-quit = partir ; la partie est gardée

## La ligne de commande

cli-about = Les jeux de la table basse, au terminal : jouer contre des robots ([bold]play[/bold]), consulter les règles ([bold]rules[/bold]), revoir des parties ([bold]replay[/bold]), en simuler ([bold]simulate[/bold]), vérifier que le moteur respecte ses lois ([bold]check[/bold]).
cli-examples = [dim]À essayer :[/dim]
    chabudai learn dojo
    chabudai play dojo
    chabudai rules dojo scoring
    chabudai simulate dojo --seats 4 --games 1000
cli-usage = Usage :
cli-panel-play = Jouer
cli-panel-look = Regarder
cli-panel-prove = Prouver
cli-panel-make = Créer
cli-panel-commands = Commandes
cli-panel-arguments = Quoi
cli-panel-options = Options
cli-about-play = Jouer une partie contre des robots.
cli-about-serve = Ouvrir la table sur le web : jouer dans le navigateur, entre amis et avec des robots.
cli-about-learn = Faire ses premiers pas dans un jeu : quelques minutes sur une vraie table.
cli-about-rules = Lire les règles : toutes, un chapitre ou un article.
cli-about-replay = Montrer une partie enregistrée après n’importe quel coup.
cli-about-simulate = Faire jouer beaucoup de parties à des robots ; afficher un résumé ou des données.
cli-about-review = Annoter une partie finie : ce que chaque coup a coûté, la chance et l’adresse séparées.
cli-about-ladder = Mesurer les robots entre eux : donnes appariées, classement, dessin.
cli-about-lab = Expérimenter : jouer des milliers de parties sur des donnes appariées, et lire ce qu’elles disent d’un jeu.
cli-about-check = Soumettre des parties au hasard à toutes les lois, sur tous les cœurs.
cli-about-new = Créer un petit jeu qui marche, à transformer en jeu à vous.
cli-examples-new = [dim]Exemples :[/dim]
    chabudai new ishi
    chabudai new ishi --folder ~/jeux
cli-about-verify = Prouver qu’une donne était fixée avant la première carte.
cli-about-reports = Lister ce que les joueurs ont trouvé anormal aux tables d’un serveur.
cli-examples-reports = [dim]Exemples :[/dim]
    chabudai reports
    chabudai reports --db postgresql://chabudai@localhost/chabudai 5aXw1Qz0kB7c
cli-about-forget = Effacer les données d’une personne qui en a perdu la clé, même quand un serveur tourne.
cli-examples-forget = [dim]Exemples :[/dim]
    chabudai forget 3f9a0c5d77e1b2a4c6d8e0f1
    chabudai forget --table 5aXw1Qz0kB7c --seat 2 --db postgresql://chabudai@localhost/chabudai
cli-examples-play = [dim]Exemples :[/dim]
    chabudai play
    chabudai play dojo --seats 3 --lang fr
    chabudai play dojo -o black_belt=true --seed 42
    chabudai play --record ma-partie.json
cli-examples-serve = [dim]Exemples :[/dim]
    chabudai serve
    chabudai serve --host 0.0.0.0 --port 8000 --no-browser
    chabudai serve --db postgresql://chabudai@localhost/chabudai
cli-examples-verify = [dim]Exemples :[/dim]
    chabudai verify ma-partie.json
    chabudai verify ma-partie.json --fingerprint 8b4201a8…
cli-examples-learn = [dim]Exemples :[/dim]
    chabudai learn dojo
    chabudai learn machi --lang fr
cli-examples-rules = [dim]Exemples :[/dim]
    chabudai rules dojo
    chabudai rules dojo scoring
    chabudai rules dojo scoring.1 --lang en
cli-examples-replay = [dim]Exemples :[/dim]
    chabudai replay ma-partie.json --at 60 --seat 0
    chabudai replay ma-partie.json --json
cli-examples-simulate = [dim]Exemples :[/dim]
    chabudai simulate dojo --seats 4 --games 1000 --seed 7
    chabudai simulate dojo --seats 3 --games 10 --bots master,greedy,random
    chabudai simulate dojo --games 10 --jsonl > parties.jsonl
cli-examples-review = [dim]Exemples :[/dim]
    chabudai review ma-partie.json
    chabudai review ma-partie.json --simulations 400 --lang fr
cli-examples-ladder = [dim]Exemples :[/dim]
    chabudai ladder dojo --seats 4 --deals 200
    chabudai ladder machi --seats 4 --match master,greedy --deals 100
    chabudai ladder arigato --seats 1 --match master --deals 100
    chabudai ladder artigiano --against-random --bots master --deals 200
cli-examples-lab = [dim]Exemples :[/dim]
    chabudai lab report dojo --seats 4 --deals 1000
    chabudai lab compare arigato --option generous_last_day=true --deals 500
    chabudai lab forbid arigato Manage:swap --minutes 5
cli-examples-check = [dim]Exemples :[/dim]
    chabudai check
    chabudai check dojo --games 20000
cli-help = Afficher cette aide.
cli-install-completion = Faire compléter les commandes par la touche Tab dans ce shell, désormais.
cli-show-completion = Afficher ce que --install-completion installerait.
cli-default = [par défaut : {"{}"}]
cli-variable = [environnement : {"{}"}]
cli-required = [obligatoire]
cli-version = Afficher la version et sortir.
cli-lang = La langue ; par défaut celle de votre système.
cli-game = Quel jeu : { $games }.
cli-seats = Combien de places a la table.
cli-option = Une option du jeu, autant de fois qu’il le faut.
cli-deck = Un paquet à vous, en TOML ou en JSON.
cli-play-seat = Votre place, à compter de 0 ; dans une partie enregistrée, vous gardez la vôtre.
cli-play-seed = La donne ; la même graine donne les mêmes cartes. Par défaut une nouvelle.
cli-opponents = Comment jouent les autres : un nom pour tous, ou un par place, séparés par des virgules ; plusieurs noms sans --seats font une table pour eux.
cli-play-record = Continuer une partie enregistrée : même place, mêmes adversaires.
cli-simulate-bots = Qui joue : un nom pour tous, ou un par place, séparés par des virgules ; plusieurs noms sans --seats font une table pour eux.
cli-simulate-games = Combien de parties.
cli-simulate-seed = Graine de la première partie ; les suivantes comptent à partir d’elle.
cli-simulate-jsonl = Un objet JSON par partie sur la sortie standard.
cli-replay-file = Une partie enregistrée.
cli-replay-at = S’arrêter après tant de coups ; par défaut à la fin.
cli-replay-seat = Voir ce que voit cette place ; sinon ce que voit un spectateur.
cli-replay-json = Afficher la position en JSON ; avec --seat, ce que cette place en sait.
cli-replay-svg = Dessiner la table dans un fichier SVG.
cli-rules-clause = Un chapitre (scoring) ou un article (scoring.1).
cli-rules-summary = Le jeu en une page, à la place des règles.
cli-serve-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines.
cli-serve-port = Port d’écoute ; sinon le premier libre à partir de 8520.
cli-serve-db = Où garder les tables : un fichier, sqlite:///fichier ou postgresql://… ; sinon un fichier dans votre dossier.
cli-serve-processes = Processus qui se partagent les tables, sur une machine à plusieurs cœurs ; sous Linux.
cli-serve-no-browser = Ne pas ouvrir de navigateur.
cli-serve-rate = Requêtes par seconde permises à chaque client ; 0 pour ne pas limiter.
cli-serve-address = Adresse à laquelle on joint le serveur : pour les liens dans les e-mails.
cli-serve-smtp = Serveur de courrier pour « c’est à vous » : smtp://nom:secret@hôte:587/?from=table@example.org ; sans lui, aucun e-mail.
cli-serve-push = Votre adresse pour les services de notification (mailto:vous@example.org) : les navigateurs annoncent alors les tours ; sans elle, rien.
cli-serve-hosts = Noms sous lesquels on atteint le serveur, séparés par des virgules ; les adresses et les noms du réseau local vont de soi.
cli-serve-tables = Tables qu’un client peut ouvrir par heure ; 0 pour ne pas limiter.
cli-serve-lab = Minutes de calcul par jour pour le labo, à /lab : on y change des paquets et des robots jouent ; 0 pour le laisser fermé.
cli-serve-keep-days = Jours sans rien de nouveau après lesquels tables, paroles, signalements et identités sont effacés ; 0 pour tout garder.
cli-serve-bot = Un robot à vous, à proposer aux tables, sous la forme NOM=MODULE:ROBOT ; peut être répété. Il réfléchit dans un processus à part.
cli-serve-bot-seconds = Secondes de réflexion d’un robot à vous ; au-delà, il joue au hasard, et la table le dit.
cli-serve-bot-pause = Le temps que les robots laissent passer avant de répondre, pour qu’on puisse suivre : de tant de millisecondes au double.
cli-reports-id = Numéro d’un signalement : l’afficher en entier, en JSON.
reports-none = Aucun signalement.
cli-forget-player = Le numéro de la personne, tel que le donne /api/me.
cli-forget-table = Une table où la personne a une place, avec --seat.
cli-forget-seat = La place de la personne à cette table, comptée à partir de 0.
forget-done = { $count ->
    [one] Données effacées : { $player }, à { $count } table.
   *[other] Données effacées : { $player }, à { $count } tables.
 }
cli-new-name = Le nom du jeu : 3 à 20 caractères, de a à z et de 0 à 9, par exemple ishi.
cli-new-folder = Où son dossier est créé.
cli-new-made = { $title } est un jeu qui marche. Installez-le, puis jouez-y et laissez les lois l’examiner :
cli-new-next =
    pip install -e { $home }
    chabudai play { $name }
    chabudai check { $name } --games 50
cli-verify-file = L’enregistrement d’une partie finie, tel que la table le donne.
cli-verify-fingerprint = L’empreinte montrée avant la première carte ; sinon celle du fichier.
cli-verify-nonce = Le nonce montré après le dernier point ; sinon celui du fichier.
cli-review-file = L’enregistrement d’une partie finie.
cli-review-simulations = Combien de parties sont imaginées pour chaque coup.
cli-review-seat = Qui vous êtes dans cette partie, à compter de 0 ; sinon qui a gardé l’enregistrement.
cli-review-out = Garder aussi l’analyse, en JSON, dans ce fichier.
cli-ladder-deals = Combien de donnes ; chacune est jouée dans chaque rotation des places.
cli-ladder-bots = Les robots de l’échelle, séparés par des virgules ; sinon les cinq niveaux.
cli-ladder-match = Deux robots avec la moitié des places chacun, ou un seul ; séparés par des virgules.
cli-ladder-random = Chaque robot seul contre des joueurs au hasard.
cli-ladder-every = Un match de toutes les façons de partager les places, pas seulement en rotation : là où le hasard est grand, plus de parties en disent plus sur une donne.
cli-ladder-out = Le dossier des résultats ; sinon un dossier à vous, là où chabudai garde ses données.
cli-ladder-fresh = Recommencer même si une série précédente est allée plus loin.
cli-check-game = Quel jeu ; tous, si rien n’est dit.
cli-check-games = Combien de parties, sur tous les nombres de places et toutes les options.
cli-check-fresh = Repartir de la première partie même si un essai précédent est allé plus loin.
cli-check-jobs = Combien de processus ; sinon un par cœur.
cli-check-counts = Dire aussi combien de fois chaque carte a été jouée et chaque chose rare est arrivée, pour les jeux qui le savent.
cli-check-record = Une partie qui a violé une loi : soumettre de nouveau sa dernière position aux lois.

usage-no-such-option = Il n’y a pas d’option { $option }.
usage-no-value = L’option { $option } demande une valeur.
usage-no-such-command = Cette commande n’existe pas. Choix possibles : { $possible }.
usage-missing = Il manque quelque chose : { $what }.
usage-wrong = { $reason }
machine-failed = Cela ne marche pas sur cette machine : { $reason }.
usage-help = Aide : { $command }

simulate-interrupted = Interrompu après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
 } sur { $all }.
simulate-running = { $game } : parties en cours
simulate-bot = robot
simulate-mean = points en moyenne
simulate-least = minimum
simulate-most = maximum
simulate-wins = victoires
simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $speed } parties/s, { $choices } coups par partie
review-running = { $game } : lecture de { $choices ->
    [one] { $choices } coup
   *[other] { $choices } coups
 }
review-title = { $game } · analyse
review-mattered = Les coups qui ont le plus compté
review-nothing = Personne n’aurait pu mieux faire, autant que nous voyions.
review-decision = { $number }. { $player } : { $written } ; mieux : { $best }. Cela a coûté { $loss } points de chance (sur 100).
review-seat = joueur
review-start = chances au début, %
review-own = ses coups
review-others = coups des autres
review-luck = hasard
review-result = résultat, %
review-loss = perdu, points
review-kept = Gardé dans { $file }.
review-not-over = La partie n’est pas finie : seul ce qui a été joué est analysé.
ladder-running = { $game } : { $what }
ladder-resumed = { $done ->
    [one] { $done } partie a déjà été jouée
   *[other] { $done } parties ont déjà été jouées
 } ; on continue de là.
ladder-interrupted = Interrompu après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
 } ; la même commande continue de là.
ladder-bot = robot
ladder-rating = cote
ladder-interval = intervalle à 95 %
ladder-games = parties
ladder-wins = victoires, %
ladder-place = rang moyen
ladder-points = points en moyenne
ladder-next = avance sur le suivant, en rangs
ladder-next-alone = avance sur le suivant, en points
ladder-better = mieux dans les donnes, %
ladder-title = { $game } à { $seats } : { $kind ->
    [match] un match
    [random] contre des joueurs au hasard
   *[ladder] l’échelle
 }
ladder-page-command = Commande : { $command }
ladder-page-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } ; la même donne { $how ->
    [every] de toutes les façons de partager les places
   *[rotation] dans chaque rotation des places
 }
ladder-page-machine = Machine : { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
 }, { $machine }, Python { $python }, version { $build ->
    [compiled] compilée
   *[pure] interprétée
 }
ladder-page-date = Date : { $date }
ladder-kept = Gardé dans { $files }.
replay-title = { $game } · après le coup { $at } sur { $of }
check-resumed = { $game } : { $done ->
    [one] { $done } partie déjà vérifiée
   *[other] { $done } parties déjà vérifiées
 } ; on continue à partir de là.
check-interrupted = Interrompu après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
 } ; relancez pour continuer.
check-broken = { $game }, graine { NUMBER($seed, useGrouping: 0) } : une loi est violée : { $law }. Cette partie le montre :
check-again = Pour le revoir : chabudai check { $game } --record { $file }
check-broken-again = { $game } : une loi est violée là où finit cette partie : { $law }.
check-held-again = { $game } : toutes les lois sont respectées là où finit cette partie.
check-held = { $game } : toutes les lois sont respectées sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } et { $choices ->
    [one] { $choices } coup
   *[other] { $choices } coups
 }.
check-covered = Les { $steps } sortes d’étape ont toutes eu lieu.
check-missing = { $count ->
    [one] Une sorte d’étape n’a jamais eu lieu
   *[other] { $count } sortes d’étape n’ont jamais eu lieu
 } : { $steps }.
check-seen = Cartes, effets, missions et fins de partie survenus : { $seen } sur { $all }.
check-unseen = { $count ->
    [one] Jamais survenu
   *[other] { $count } ne sont jamais survenus
 } : { $sights }.
check-unsaid = { $count ->
    [one] Il manque une entrée aux textes du jeu :
   *[other] Il manque { $count } entrées aux textes du jeu :
 }
words-missing = Il manque une entrée aux textes du jeu ({ $entry }) ; « chabudai check » suivi du nom du jeu dit tout ce qui manque.
check-unwatched = Les étapes du moteur compilé ne se comptent pas ; utilisez l’autre pour savoir lesquelles ont lieu.

## Erreurs : ce qui ne va pas.  Où, et ce qui est possible, se met autour de ces phrases.

error-where = { $where } : { $error }
error-possible = Choix possibles : { $possible }.
place-line = ligne { NUMBER($line, useGrouping: 0) }
place-column = ligne { NUMBER($line, useGrouping: 0) }, colonne { $column }
place-choice = coup { $choice }
type-NoneType = rien
type-bool = vrai ou faux
type-dict = une table
type-float = un nombre à virgule
type-int = un nombre entier
type-list = une liste
type-str = un texte

error-unknown-language = Nous ne parlons pas « { $language } ».
error-bad-game-name = Un jeu ne peut pas s’appeler « { $name } » : 3 à 20 caractères, de a à z et de 0 à 9, et un nom qui n’est pas pris.
error-folder-exists = Il y a déjà quelque chose dans { $folder }. Rien n’a été écrit.
error-unknown-game = Aucun jeu ne s’appelle « { $game } ».
error-which-game = Quel jeu ?
error-unknown-bot = Aucun robot ne s’appelle « { $bot } ».
error-bad-house-bot = « { $bot } » n’est pas un robot à proposer aux tables : un nom de 1 à 24 caractères sans deux-points, « = », puis l’endroit où Python le trouve.
error-bot-name-taken = Un robot s’appelle déjà « { $bot } ».
error-bad-own-bot = Le robot « { $bot } » ne peut pas prendre place : { $detail }.
error-bad-bot-count = Il y a { $count ->
    [one] { $count } robot
   *[other] { $count } robots
 } pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }.
error-bad-budget = « { $budget } » n’est pas un budget de recherche.
error-bad-worlds = « { $worlds } » n’est pas un nombre de parties imaginées.
error-bad-seat-count = Le jeu ne se joue pas à { $seats }.
error-bad-seat = Cette table n’a pas de place { $seat }.
error-bad-seed = { $seed } ne peut pas servir de graine.
error-not-a-count = « { $value } » n’est pas un nombre entier à partir de 1.
error-not-a-number = « { $value } » n’est pas un nombre entier à partir de 0.
error-unknown-option = Il n’y a pas d’option « { $option } ».
error-option-needs = { $option } ne sert qu’avec { $needed }.
error-options-exclude = { $option } et { $other } ne vont pas ensemble.
error-bad-option-form = Une option s’écrit CLÉ=VALEUR, et non « { $option } ».
error-bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } ».
error-no-own-deck = { $game } ne se joue pas avec un paquet à soi.
error-no-observations = { $game } n’a pas d’observations en tableaux de nombres ; on peut y jouer en mots.

error-no-such-file = Ce fichier n’existe pas.
error-file-is-a-folder = C’est un dossier, pas un fichier.
error-file-not-text = Ce n’est pas un fichier texte.
error-file-too-long = Ce fichier est bien trop long.
error-file-unreadable = Ce fichier est illisible : { $reason }.

error-unknown-deck = Aucun paquet ne s’appelle « { $deck } ».
error-deck-too-long = Ce paquet compte { $length } caractères ; on en lit { $most } au plus.
error-deck-syntax = Ce n’est pas du { $format } : { $reason }.
error-deck-key-twice = « { $key } » s’y trouve deux fois.
error-deck-not-a-table = « { $what } » doit être une table ; ici, c’est { $found }.
error-deck-not-a-text = « { $what } » doit être un texte ; ici, c’est { $found }.
error-unknown-deck-field = Un paquet n’a pas de champ « { $field } ».
error-deck-without-counts = Le paquet n’a pas de « counts ».
error-bad-deck-status = Le statut ne peut pas être « { $status } ».
error-unknown-figure = Il n’y a pas de figure « { $figure } ».
error-unknown-belt = Il n’y a pas de ceinture « { $belt } » ({ $figure }).
error-bad-card-count = { $figure } { $belt } : « { $count } » n’est pas un nombre de cartes.
error-bad-deck-size = Le paquet a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } et doit en avoir { $needed }.

error-not-json = Ce n’est pas du JSON : { $detail }.
error-not-a-record = Ce n’est pas une partie enregistrée, mais { $found }.
error-unknown-format = Une partie enregistrée au format { $format } ne peut pas être lue.
error-bad-field = Le champ « { $field } » contient { $found }.
error-bad-value = « { $field } » ne peut pas être { $value }.
error-bad-players = Une partie enregistrée a un joueur par place, et un seul peut être vous, qui n’êtes pas un robot.
error-bad-ending = La fin de cette partie n’est pas écrite comme il faut.
error-seat-record = Ce n’est pas une partie finie, mais ce qu’une place a vu d’une partie { DE($game) } encore en cours, avec { $count ->
    [one] un coup
   *[other] { $count } coups
 } de sa part. Elle s’ouvrira une fois la partie finie : téléchargez-la alors de nouveau.
error-too-many-choices = { $count } coups, c’est plus qu’aucune partie n’en a.
error-foreign-record = C’est une partie enregistrée { DE($game) }.
error-not-your-seat = Dans cette partie, la place { $seat } n’est pas la vôtre.
error-other-edition = La partie a été enregistrée avec l’édition { $edition } du jeu ; celle-ci la jouerait autrement.
error-no-such-choice = La partie n’a pas de coup numéro { $at }.
error-unreadable-choice = « { $choice } » ne peut pas être lu comme un coup.
error-choice-refused = « { $choice } » est refusé : { $detail }.

error-malformed-position = La position est illisible : { $detail }.
error-foreign-position = La position ne convient pas : { $field } vaut « { $value } ».
error-not-your-view = On ne peut pas montrer à la place { $seat } ce que voit une autre.
error-unknown-step = Il n’y a pas d’étape « { $step } ».

error-not-asked = La place { $seat } n’est pas interrogée.
error-not-a-choice = { $choice } n’est pas un coup possible ici.
error-against-the-rules = Les règles l’interdisent ({ $clause }).
error-nothing-to-undo = Il n’y a rien à annuler.
error-others-answered = D’autres ont répondu depuis.
error-somebody-learned = Quelqu’un a vu une carte depuis, et nul ne peut l’oublier.
error-chance-was-used = Des cartes ont été tirées depuis.
error-unknown-clause = Il n’y a pas d’article « { $clause } ».
error-no-lesson = Il n’y a pas encore de leçon pour { $game }.
error-bad-lesson = La leçon { DE($game) } est illisible : { $detail }.
error-broken-law = Une loi est violée : { $law } ({ $facts }).

# --- la table sur le web -------------------------------------------------------------------------

serve-ready = La table est dressée à { $address }
serve-kept = Les tables sont gardées dans { $place }
serve-end = Ctrl-C arrête le serveur ; chaque partie continue quand il repart.

fair-good = Donne honnête : cette partie, avec son paquet, ses options, ses places et son édition, découle de l’empreinte { $fingerprint }.
fair-good-first = Donne honnête : cette partie découle de l’empreinte { $fingerprint }, qui couvre la graine et le nonce, comme aux tables plus anciennes, mais ni le paquet ni les options.
fair-malformed = La graine ou le nonce n’a pas la bonne forme.
fair-other-fingerprint = Donne douteuse : ce qui a été donné et convenu a une autre empreinte.
fair-not-over = La partie n’est pas finie.
ended-won = { ME($seat) ->
    [yes] Vous gagnez : tous les autres ont abandonné.
   *[no] { $seat } gagne : tous les autres ont abandonné.
 }
ended-nobody = Personne ne gagne : la partie a été abandonnée.

error-no-fingerprint = Le fichier n’a ni empreinte ni nonce ; donnez les deux.
error-bad-port = Il n’y a pas de port { $port }.
error-cannot-listen = Le serveur ne peut pas écouter à { $host }, port { $port } : { $detail }.
error-unknown-database = Il n’y a pas de base de données du type « { $url } ».
error-too-many-processes = { $count } processus, c’est trop pour une machine.
error-no-processes = Plusieurs processus ne peuvent servir ensemble que sous Linux.
error-processes-in-memory = Plusieurs processus ne peuvent pas partager des tables en mémoire : donnez-leur un fichier ou une base PostgreSQL.
error-store-in-use = Un autre serveur utilise déjà { $place }. Arrêtez-le d’abord, ou donnez à celui-ci un fichier à lui.
error-no-database = Aucune table ne peut être gardée ou lue ici : { $reason }.
error-bad-address = « { $address } » n’est pas une adresse que l’on puisse suivre.
error-store-failed = L’enregistrement a échoué ; rien n’a changé. Veuillez réessayer.
error-store-away = Le serveur n’a pas accès à ses tables en ce moment. Rien n’est perdu ; veuillez réessayer dans un instant.
error-number-taken = Quelqu’un a été plus rapide ; veuillez réessayer.

error-no-such-table = Cette table n’existe pas.
error-unreadable-entry = L’entrée { $number } du journal, de la sorte « { $kind } », est illisible ; on attendait le numéro { $expected }.
error-unreadable-table = Cette table ne peut pas être lue. La raison est dans le journal du serveur.
error-no-such-page = Cette page n’existe pas.
error-no-such-act = Nous n’avons pas compris « { $act } » : cela ne se fait pas à une table.
error-wrong-method = Nous n’avons pas compris : cette adresse ne s’utilise pas ainsi.
error-bad-link = Ce lien n’est pas valable, ou ne l’est plus.
error-bad-request = Nous n’avons pas compris cette demande.
error-unknown-field = Il n’y a pas de champ « { $field } ».
error-bad-email = Aucun e-mail ne peut être envoyé à une telle adresse.
error-bad-name = Il faut un nom, et pas trop long.
error-bad-text = Dites quelque chose, mais pas trop.
error-body-too-long = C’est trop long.
error-too-fast = Trop vite ; attendez un instant.
error-other-host = Ce serveur ne répond pas au nom de { $host }. Ses responsables peuvent le lui apprendre : chabudai serve --hosts { $host }
error-server-failed = Une erreur s’est produite ici ; rien n’a changé. Veuillez réessayer.
error-other-site = Un autre site voulait agir en votre nom ; il n’y a pas été autorisé.
error-not-signed-in = La table ne sait pas qui vous êtes.

error-not-at-the-table = Vous n’avez pas de place à cette table.
error-no-hints = Cette table a été ouverte sans conseils : des personnes y jouent entre elles.
error-not-the-host = Seul l’hôte de la table peut faire cela.
error-somebody-else-plays = Quelqu’un d’autre joue à cette place.
error-sent-away = L’hôte vous a fait quitter cette table.
error-no-such-report = Aucun signalement de votre part ne porte ce numéro.
error-no-such-player = Personne n’est connu ainsi.
error-no-such-device = Aucun de vos appareils ne porte ce nom.
error-used-link = Ce lien a déjà servi. Faites-en un nouveau sur le premier appareil.
error-forget-whom = Dites qui doit être oublié : par un numéro, ou par une table et une place.
error-too-many-tables = Vous avez ouvert beaucoup de tables en une heure. Jouez d’abord à l’une d’elles.
error-too-many-reviews = Beaucoup de parties attendent leur analyse. Réessayez un peu plus tard.
error-too-many-reports = Vous avez envoyé beaucoup de signalements en une heure. Merci ; réessayez plus tard.
error-too-many-players = Beaucoup de nouveaux joueurs sont venus de votre adresse en une heure. Réessayez plus tard.
error-too-much-talk = Vous avez beaucoup parlé en une minute. Attendez un instant.
error-bad-smtp = L’adresse du serveur de courrier est illisible.
error-no-address = E-mails et notifications demandent l’adresse de ce serveur.
error-bad-contact = Il faut une adresse (mailto:vous@example.org) pour les notifications.
error-no-push = Les notifications demandent un paquet qui n’est pas installé.
error-mail-failed = L’e-mail n’a pas pu partir : { $detail }.
error-muted = L’hôte vous a coupé la parole.
error-stale-question = C’était la réponse à une question précédente.
error-seat-taken = Cette place n’est pas libre.
error-already-seated = Vous avez déjà une place à cette table.
error-resigned = Vous avez abandonné : un robot joue pour vous jusqu’à la fin de la partie.
error-already-started = La partie a déjà commencé.
error-not-running = La partie n’est pas en cours.
error-no-replay = Cette partie ne peut pas être revue : son début n’est pas dans l’enregistrement, ou elle a été jouée avec une édition antérieure des règles. Son journal est à la table.
error-game-not-over = La partie n’est pas encore finie.
error-nothing-asked = Personne n’a rien proposé.
error-nothing-to-pause = Il n’y a pas de pendule à arrêter ou à relancer.
error-still-playing = Ce joueur joue encore.
error-time-is-left = Il reste du temps.
