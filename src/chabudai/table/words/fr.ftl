# Ce que dit la table en ligne, en français.

## Toutes les pages

page-name = Chabudai
page-skip = Aller au contenu
page-language-en = English
page-language-fr = Français
page-refused = Ce n’était pas possible
page-go-back = Retour
page-to-lobby = Vers l’accueil
page-to-table = Vers la table
page-save = Garder
page-close = Fermer
page-rules = Règles
page-score = Points
page-replay = Revoir
page-your-turn = À vous
page-your-name = Votre nom

## Accueil

page-hello = Prenez place à la table basse
page-hello-more = { $count ->
    [4] Quatre
   *[other] { $count }
 } jeux de société dans le navigateur, contre des robots ou avec vos amis. Sans compte, rien à installer : choisissez un jeu et jouez, ou envoyez un lien.
page-games = Jeux
page-players = { $least ->
    [one] { $least } à { $most } joueurs
   *[other] { $least } à { $most } joueurs
 }
page-players-one-to = { $most ->
    [one] pour { $most } joueur
   *[other] seul ou jusqu’à { $most } joueurs
 }
page-minutes = environ { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
page-picture = Une table de { $game } en pleine partie
page-lesson = Leçon
page-summary = Résumé
page-summary-print = La page à imprimer
page-rules-whole = Toutes les règles
page-more-options = Encore des options
page-given-seed = Graine de la donne
page-given-seed-more = Le même nombre donne les mêmes cartes : la donne d’une telle table n’est donc pas secrète. Laissez vide pour une donne que personne ne connaît.
page-own-deck = Votre paquet
page-own-deck-more = Le texte d’un fichier de paquet, si vous possédez le jeu et connaissez ses cartes. Laissez vide pour le nôtre.
page-play-bots = Jouer contre des robots
page-play-alone = Jouer en solo
page-more-choices = Avec des amis, autres options…
page-seat-count = Joueurs
page-who-sits = Qui s’assoit où
page-seat = Place { $seat }
page-chair-me = moi
page-chair-open = ouverte à tous
page-chair-invite = un ami avec le lien
page-chair-bot-novice = robot, débutant
page-chair-bot-apprentice = robot, apprenti
page-chair-bot-adept = robot, habitué
page-chair-bot-expert = robot, expert
page-chair-bot-master = robot, maître
page-chair-bot-greedy = robot, regarde un coup devant lui
page-chair-bot-random = robot, joue au hasard
page-pace = Rythme
page-pace-none = sans pendule
page-pace-live = en direct, 10 minutes et 10 secondes par coup
page-pace-quick = rapide, 3 minutes et 5 secondes par coup
page-pace-days = sur plusieurs jours, 3 jours par coup
page-listed = Montrer la table à l’accueil
page-stand-in = Joue pour qui s’en va :
page-open-table = Ouvrir la table
page-my-tables = Mes tables
page-next-table = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
 }
page-nothing-waits = Aucune table ne vous attend plus.
page-older-tables = { $count ->
    [one] encore { $count } table
   *[other] encore { $count } tables
 }
page-open-tables = Tables ouvertes
page-no-open-tables = Personne n’attend de joueurs en ce moment. Ouvrez une table et montrez-la ici.
page-finished = Parties terminées
page-free-seats = { $count ->
    [0] attend un ami
    [one] { $count } place libre
   *[other] { $count } places libres
 }
page-my-data = Mes données
page-my-data-more = Votre navigateur garde la clé de vos places, et le serveur votre nom, votre langue et ce que vous avez dit.
page-carry = Emporter mes places sur un autre appareil
page-carry-more = Ouvrez ce lien sur l’autre appareil dans le quart d’heure. Il ne sert qu’une fois ; qui l’a peut jouer à votre place : ne le partagez pas.
page-carry-arriving = Ce navigateur prendra les places et le nom de la personne qui a créé le lien.
page-carry-here = Continuer ici
page-delete-me = Effacer mon nom et mes paroles
page-delete-sure = Oui, tout effacer
page-delete-more = Votre nom et vos paroles disparaissent de toutes les tables, et vos places ne sont plus à vous. C’est sans retour.
page-devices = Mes appareils
page-device-first = Premier appareil
page-device-other = Un autre appareil
page-device-this = celui-ci
page-sign-out = Déconnecter
page-sign-out-others = Déconnecter tous les autres

## Données personnelles

page-privacy = Ce qui est gardé, et combien de temps
page-privacy-cookie = Dans votre navigateur : un cookie avec un nombre tiré au hasard, qui prouve que vos places sont les vôtres. Il est nécessaire pour jouer et n’est envoyé qu’à ce serveur. Rien n’est chargé d’ailleurs.
page-privacy-you = De vous : votre nom et votre langue si vous les avez donnés, la date de votre dernière visite, et les appareils où vous avez emporté vos places.
page-privacy-mail = Si vous voulez être prévenu par lettre : votre adresse électronique, jusqu’à ce que vous n’en vouliez plus.
page-privacy-push = Si vous voulez que votre navigateur vous prévienne : l’adresse qu’il a donnée pour cela.
page-privacy-tables = De chaque table : qui y était assis, sous le nom d’alors, chaque choix, ce qui s’est dit, et quand.
page-privacy-reports = De chaque signalement : vos mots, et la table telle que vous la voyiez.
page-privacy-not = Ne sont pas gardées : les adresses d’où l’on vient. Elles sont comptées en mémoire, pour que personne ne prenne trop de place, et disparaissent au bout d’une heure au plus.
page-privacy-long = Combien de temps
page-privacy-always = Jusqu’à ce qu’on l’efface : ce serveur n’efface rien de lui-même.
page-privacy-days = { $count ->
    [one] Une table où rien ne se passe pendant { $count } jour est effacée avec tout ce qui s’y rapporte. Ce qui s’est dit, les signalements et ce que l’on sait de qui ne vient plus disparaissent aussi au bout de { $count } jour.
   *[other] Une table où rien ne se passe pendant { $count } jours est effacée avec tout ce qui s’y rapporte. Ce qui s’est dit, les signalements et ce que l’on sait de qui ne vient plus disparaissent aussi au bout de { $count } jours.
 }
page-privacy-delete = Dans l’accueil, sous « Mes données ». Votre nom disparaît de toutes les tables et de tous les signalements, avec ce que vous avez dit, signalé et demandé ; vos places sont libres, et les clés de vos appareils n’ouvrent plus rien. Les choix restent, car les parties des autres en sont faites aussi. Si vous avez perdu votre clé, adressez-vous à qui tient ce serveur, et qui peut faire de même.

## Table

page-status-waiting = On attend des joueurs.
page-status-running = en cours
page-status-over = La partie est finie.
page-status-aborted = La table a été fermée avant le premier coup : personne ne gagne.
page-status-unreadable = Quelque chose dans le journal de cette table est illisible. Voici son dernier état ; on ne peut plus y jouer tant que l’exploitant du serveur ne l’a pas réparé.
page-keep-record = Garder ce que j’ai vu et choisi
page-status-told = Cette partie ne peut plus être montrée, seulement racontée : une édition antérieure des règles l’a jouée.
page-old-edition = Cette partie a commencé avec une édition antérieure des règles. Ce qui s’est passé alors est raconté tel qu’on l’a noté, et ne peut pas être revu.
page-ended-resigned = Terminée par abandon, avant que tous les points soient joués.
page-resigned-bot = { ME($seat) ->
    [yes] Vous avez abandonné ; un robot a joué à votre place.
   *[no] { $seat } a abandonné ; un robot a joué à sa place.
 }
page-watching = Vous regardez
page-lost = La connexion est perdue. Nouvel essai…
page-invite = Inviter
page-invite-more = Envoyez un de ces liens à chaque ami. La partie commence quand toutes les places sont prises.
page-take-seat = M’asseoir
page-link-used = Ce lien invitait à une place qui a été prise depuis, ou à une partie qui a commencé. Vous pouvez regarder ici.
page-link-bad = Ce lien vers une place n’est pas valable : il a été retiré, ou il en manque un bout. Demandez-en un autre à qui vous invite.
page-sit = M’asseoir ici
page-seat-free = Place libre
page-you = vous
page-bot = robot
page-away = s’est absenté
page-resigned = a abandonné
page-back = Reprendre ma place
page-replace = Laisser jouer un robot
page-remove = Renvoyer
page-me-away = Vous passez pour absent : les autres peuvent laisser jouer un robot à votre place. Répondez, ou reprenez votre place, et vous voilà de retour.
page-me-out = Votre temps est écoulé, et vous passez pour absent : les autres peuvent laisser jouer un robot à votre place. Répondez, ou reprenez votre place, et vous voilà de retour.
page-paused-live = Pause : les pendules sont arrêtées, pendant 24 heures au plus. Pour continuer plus tôt, il suffit que la moitié des présents le veuille.
page-paused-days = Pause : les pendules sont arrêtées, pendant 7 jours au plus. Pour continuer plus tôt, il suffit que la moitié des présents le veuille.
page-missing = Qui doit répondre et n’a donné aucun signe depuis 15 minutes passe pour absent : n’importe qui d’autre à la table peut alors laisser jouer un robot. En l’absence de l’hôte, ses droits passent à la personne suivante.
page-me-bot = Un robot joue pour vous. Reprenez votre place quand vous voulez.
page-me-least-live = Si votre temps était écoulé ou qu’un robot a joué, il vous reste alors au moins { $seconds } secondes.
page-me-least-days = Si votre temps était écoulé ou qu’un robot a joué, vous avez alors de nouveau tout le délai pour répondre.
page-guest = Invité { $number }
page-somebody = Quelqu’un
page-all-moves = { $count ->
    [one] Le seul coup
   *[other] Les { $count } coups
 }
page-why = Ce qui n’est pas possible, et pourquoi
page-why-link = Pourquoi pas… ?
page-why-nothing = Rien d’autre n’entre en ligne de compte : tout ce à quoi on peut penser est possible.
page-why-not-asked = On ne vous demande rien pour le moment.
page-why-no-part = Ceci n’a pas de rôle dans le choix en cours.
page-undo = Reprendre
page-undo-ask = Demander à reprendre
page-agree = Accepter
page-refuse = Refuser
page-withdraw = Tant pis
page-proposal-undo = { ME($seat) ->
    [yes] Vous demandez à reprendre votre coup.
   *[no] { $seat } demande à reprendre un coup.
 }
page-proposal-pause = { ME($seat) ->
    [yes] Vous demandez une pause.
   *[no] { $seat } demande une pause.
 }
page-proposal-resume = { ME($seat) ->
    [yes] Vous demandez à continuer.
   *[no] { $seat } demande à continuer.
 }
page-news = Depuis votre dernier coup
page-news-watch = À l’instant
page-enlarge = Agrandir
page-beside = À côté de la table
page-log = Ce qui s’est passé
page-filter = Chercher
page-score-now = Les points jusqu’ici
page-talk = Conversation
page-say = Dire
page-cards = Les cartes sur la table
page-more = Sur cette table
page-record = Télécharger la partie
page-pause = Demander une pause
page-resume = Demander à continuer
page-try = Essayer d’ici, contre des robots
page-abort = Fermer la table
page-leave = Partir
page-resign = Abandonner…
page-resign-sure = Oui, j’abandonne
page-deal-secret = La donne était fixée avant la première carte, avec le jeu de cartes, les options, les places et l’édition. Son empreinte :
page-deal-open = La donne de cette table n’est pas secrète.
page-deal-open-short = donne non secrète
page-own-deck-short = jeu de cartes personnel
page-own-deck-cards = Le jeu de cartes apporté par l’hôte
page-unusual = Avant de jouer : cette table n’est pas comme les autres.
page-deal-shown = Graine et aléa, pour la vérifier :
page-sound = Son
page-keys = Touches
page-key-tab = au prochain choix possible
page-key-arrows = d’une pièce à l’autre
page-key-enter = choisir, ou prendre et poser
page-key-escape = reposer ce qu’on a pris
page-key-undo = reprendre
page-key-next = à la prochaine table qui vous attend
page-key-why = ce qui n’est pas possible, et pourquoi
page-key-rules = règles
page-key-help = cette liste
page-rematch = Rejouer
page-rematch-rotate = Rejouer en changeant de place
page-rematch-asked = { $seat } veut rejouer :
page-rematch-join = Rejouer avec eux
page-same-deal = Même donne

page-note-sit = { ME($seat) ->
    [yes] Vous prenez place.
   *[no] { $seat } prend place.
 }
page-note-leave = { ME($seat) ->
    [yes] Vous quittez la table.
   *[no] { $seat } quitte la table.
 }
page-note-back = { ME($seat) ->
    [yes] Vous voilà de retour.
   *[no] { $seat } est de retour.
 }
page-note-replace = { ME($seat) ->
    [yes] Un robot joue pour vous.
   *[no] Un robot joue pour { $seat }.
 }
page-note-resign = { ME($seat) ->
    [yes] Vous abandonnez.
   *[no] { $seat } abandonne.
 }
page-note-abort = { ME($seat) ->
    [yes] Vous fermez la table.
   *[no] { $seat } ferme la table.
 }
page-note-rematch = { ME($seat) ->
    [yes] Vous voulez rejouer.
   *[no] { $seat } veut rejouer.
 }
page-note-remove = { ME($seat) ->
    [yes] L’hôte vous a renvoyé.
   *[no] L’hôte a renvoyé { $seat }.
 }
page-note-undo = { ME($seat) ->
    [yes] Vous reprenez votre coup.
   *[no] { $seat } reprend un coup.
 }
page-note-undo-asked = { ME($seat) ->
    [yes] Vous demandez à reprendre votre coup.
   *[no] { $seat } demande à reprendre un coup.
 }
page-note-pause = { ME($seat) ->
    [yes] Vous demandez une pause.
   *[no] { $seat } demande une pause.
 }
page-note-resume = { ME($seat) ->
    [yes] Vous demandez à continuer.
   *[no] { $seat } demande à continuer.
 }
page-note-paused = C’est convenu : une pause. Les pendules sont arrêtées.
page-note-resumed = C’est convenu : la partie continue. Les pendules repartent.
page-note-unpause = La pause a duré autant qu’une pause peut durer. Les pendules repartent.
page-note-missing = { ME($seat) ->
    [yes] Aucun signe de vous depuis 15 minutes : les autres peuvent laisser jouer un robot.
   *[no] Aucun signe { DE($seat) } depuis 15 minutes : un robot peut jouer à sa place.
 }
page-note-stumble = { ME($seat) ->
    [yes] Le robot qui joue pour vous n’a pas pu réfléchir ; dans ce cas, il joue au hasard.
   *[no] { $seat } n’a pas pu réfléchir, et joue alors au hasard.
 }
page-note-timeout = { ME($seat) ->
    [yes] Votre temps est écoulé.
   *[no] Le temps { DE($seat) } est écoulé.
 }

## Revoir

page-steps = Étapes
page-step-first = Première position
page-step-back = Un coup en arrière
page-step-forth = Un coup en avant
page-step-last = Dernière position
page-step-of = { $at } / { $last }
page-view-of = Vu par
page-view-spectator = le public
page-continue = Continuer d’ici
page-play = Lire
page-stop = Arrêter
page-speed = Vitesse
page-speed-slow = lente
page-speed-normal = normale
page-speed-quick = rapide
page-jump = Aller à
page-jump-rounds = Manches et tours
page-jump-cards = Cartes : leur prochaine mention
page-jump-go = Aller
page-card-number = Carte { $number }
page-replay-more = Plus : comparer, télécharger, continuer avec d’autres
page-continue-with = Continuer d’ici avec d’autres :
page-deal-games = Comparer les parties de cette donne
page-deal-games-more = { $count ->
    [one] Une partie a été terminée avec ces cartes.
   *[other] { $count } parties ont été terminées avec ces cartes. Une étoile marque le meilleur résultat de chaque place.
 }
page-best = meilleur résultat de cette place
page-from-move = à partir du coup { $move }
page-mute = Rendre muet
page-unmute = Rendre la parole
page-muted = privé de parole
page-report = Quelque chose ne va pas…
page-report-more = Garde l’état de la partie et la table telle que vous la voyez, pour ceux qui tiennent ce serveur.
page-report-what = Qu’est-ce qui ne va pas ?
page-report-send = Signaler
page-report-kept = Votre signalement est gardé
page-report-thanks = Merci. Ceux qui tiennent ce serveur le trouveront avec la position.
page-report-number = Numéro
page-report-said = Vous avez écrit
page-report-move = après le coup { $move }
page-report-later = Une fois la partie finie, cette page mènera au coup.
page-report-hash = Empreinte de ce que vous avez vu
page-report-view = La table telle que vous l’avez vue
page-fair = La donne était-elle honnête ?
page-fair-fingerprint = Empreinte, montrée avant la première carte
page-fair-seed = Graine, 16 octets
page-fair-nonce = Nonce, 32 octets
page-fair-agreed = Ce dont la table était convenue
page-fair-yourself = Ne nous croyez pas sur parole : l’empreinte est le SHA-256 de la graine, du nonce et de ce dont la table était convenue, et l’enregistrement rejoue la partie depuis la graine.
page-fair-yourself-first = Ne nous croyez pas sur parole : l’empreinte est le SHA-256 de la graine et du nonce, et l’enregistrement rejoue la partie depuis la graine. Le jeu de cartes et les options n’entrent pas dans cette ancienne sorte d’empreinte.

## Courbes

page-chart-points = Les points, coup après coup
page-chart-points-about = Le plus de points : { $points }, { $leaders }, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } ; { $changes ->
    [0] la tête n’a jamais changé
    [one] la tête a changé une fois
   *[other] la tête a changé { $changes } fois
 }.
page-chart-move = Coup { $move }
page-chart-numbers = Les chiffres
page-chart-when = Quand
page-chart-end = À la fin
page-percent = { $number } %
page-chart-chances = Les chances de gagner, en %
page-chart-chances-about = Comment les chances de gagner de chacun ont changé, en pour cent. Le plus grand tournant : { $name }, { $most } pour cent.

## Analyse

page-review = Analyse
page-review-make = Analyser cette partie
page-review-more = Les robots regardent encore une fois chaque décision : où en étaient les chances, ce qui aurait été mieux, ce qui fut du hasard. Il leur faut quelques minutes, une fois pour tout le monde.
page-review-making = { $done } coups sur { $whole } sont faits.
page-review-reload = La page se recharge d’elle-même.
page-review-look = Regarder maintenant
page-review-mattered = Les décisions qui ont le plus compté
page-review-nothing = Personne n’aurait pu mieux faire, autant que les robots puissent voir.
page-review-cost = chances de gagner : −{ $percent } %
page-review-made = Choisi
page-review-best = Mieux
page-review-luck-skill = Hasard et adresse
page-review-luck-skill-more = Les chances de chacun sont passées de la donne au résultat : par ses propres choix (au lieu de n’en faire aucun), par ceux des autres et par le hasard, c’est-à-dire les cartes données et les mains dévoilées. Ce que de meilleurs choix auraient apporté s’additionne comme gâché. Ce sont des estimations des robots, en pour cent.
page-review-start = Au début
page-review-own = Ses choix
page-review-others = Les autres
page-review-luck = Hasard
page-review-result = À la fin
page-review-lost = Gâché

## Être prévenu

page-digest = { $count ->
    [one] et { $count } chose avant
   *[other] et { $count } choses avant
 }
page-notices = Me prévenir quand une table m’attend
page-notices-more = Aux tables qui se jouent sur plusieurs jours, vous pouvez être prévenu quand c’est à vous, sauf si vous regardez déjà la table.
page-mail = Adresse électronique
page-mail-ask = M’envoyer un lien de confirmation
page-mail-sent = Une lettre part pour { $email }. Ouvrez le lien qu’elle contient.
page-mail-to = Les lettres vont à { $email }.
page-mail-confirm-more = Les lettres qui annoncent vos tours doivent-elles aller à { $email } ?
page-mail-stop-more = Les lettres qui annoncent vos tours vont à { $email }.
page-mail-on = Désormais les lettres qui annoncent vos tours vont à { $email }.
page-mail-off = Plus aucune lettre n’ira à { $email }.
page-mail-on-button = Oui, m’écrire
page-mail-off-button = Plus de lettres
page-push-on = Prévenir ce navigateur
page-push-off = Ne plus prévenir ce navigateur
page-push-refused = Le navigateur ne le permet pas.
mail-confirm-subject = Chabudai : est-ce votre adresse ?
mail-confirm =
    Quelqu’un, sans doute vous, veut recevoir à cette adresse une lettre de Chabudai quand une table attend.

    Oui : { $link }

    Si ce n’était pas vous, ne faites rien : aucune lettre ne viendra.
mail-turn-subject = { $game } avec { $names } : à vous, jusqu’au { $until }
mail-turn =
    C’est à vous à une table { DE($game) } avec { $names } : { $link }

    Vous avez jusqu’au { $until }.
mail-late-subject = { $game } avec { $names } : votre temps finit le { $until }
mail-late =
    Une table { DE($game) } avec { $names } vous attend toujours : { $link }

    Votre temps finit le { $until } ; ensuite un robot pourra jouer pour vous.
mail-since =
    Depuis votre dernier coup :
    { $lines }
mail-stop = Plus de lettres : { $stop }

## Leçons

learn-title = Premiers pas
learn-about = Quelques minutes chacune, sur une vraie table : lisez, répondez, regardez ce qui se passe. Personne n’attend et rien ne peut mal tourner.
learn-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
 }
learn-step = Étape { $at } sur { $last }
learn-progress = Les étapes de cette leçon
learn-clauses = Dans les règles :
learn-back = Retour
learn-show-me = Montrez-moi
learn-done = Vous connaissez le jeu
learn-again = Encore une fois depuis le début
learn-other = Apprendre { $game }
