# Ce que dit la table en ligne, en français.

## Toutes les pages

page-name = Chabudai
page-skip = Aller au contenu
page-language-en = English
page-language-fr = Français
page-refused = Ce n’était pas possible
page-go-back = Retour
page-to-lobby = Accueil
page-to-table = Vers la table
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
page-menu = Menu
page-change = changer
page-alone = solo
page-learn = Apprendre
page-learn-game = Apprendre { $game }
page-learn-a-game = Apprendre un jeu
page-lesson-of = Leçon : { $game }
page-play-now = Jouer
page-play-game = Jouer à { $game } contre des robots
page-choices-of = { $game } à votre façon
page-go-on = Continuer
page-new-here = Première visite ?
page-new-here-short = une leçon de dix minutes
page-new-here-more = Une leçon joue vos premiers tours avec vous, en dix minutes environ. Ou cliquez sur Jouer : les robots sont débutants le temps que vous preniez vos marques.
page-friends = Jouer entre amis
page-friends-more = Choisissez un jeu, envoyez le lien. Des robots peuvent prendre les places vides.
page-link-or-code = Collez un lien ou un code
page-go-there = Y aller
page-new-table = Nouvelle table
page-invite-friends = Inviter des amis
page-which-game = Quel jeu ?
page-new-table-more = Chaque place reçoit un lien pour un ami. La flèche à côté de Jouer permet de choisir les places, les robots et les options.
page-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
page-all-my-tables = Toutes mes tables
page-see-table = Voir une table
page-about-games = À propos des jeux
page-unofficial = Ce site n’est pas officiel : aucun auteur, illustrateur ou éditeur n’y prend part. Les règles sont dites avec nos mots et tous les dessins sont de nous. Deux petites vagues au coin d’une carte disent que nous avons dû la reconstituer. Si un jeu vous plaît et que vous le pouvez, achetez-le.
page-row-thinks = { $more ->
    [0] { $name } réfléchit
    [one] { $name } et { $more } autre réfléchissent
   *[other] { $name } et { $more } autres réfléchissent
 }
page-players = { $least ->
    [one] { $least } à { $most } joueurs
   *[other] { $least } à { $most } joueurs
 }
page-players-one-to = { $most ->
    [one] pour { $most } joueur
   *[other] 1 à { $most } joueurs
 }
page-minutes = { $count } min
page-picture = Une table { DE($game) } en pleine partie
page-lesson = Leçon
page-summary = Résumé
page-summary-print = La page à imprimer
page-rules-whole = Toutes les règles
page-more-options = Autres options
page-given-seed = Graine de la donne
page-given-seed-more = Le même nombre donne les mêmes cartes : la donne d’une telle table n’est donc pas secrète. Laissez vide pour une donne que personne ne connaît.
page-own-deck = Votre paquet
page-own-deck-more = Le texte d’un fichier de paquet, si vous possédez le jeu et connaissez ses cartes. Laissez vide pour le nôtre.
page-play-bots = Jouer contre des robots
page-play-alone = Jouer en solo
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
page-chair-bot-greedy = robot, voit un coup d’avance
page-chair-bot-random = robot, joue au hasard
page-chair-bot-own = robot, { $name }
page-pace = Rythme
page-pace-none = sans pendule
page-pace-live = en direct : 10 min par joueur, + 10 s par coup
page-pace-quick = rapide : 3 min par joueur, + 5 s par coup
page-pace-days = sur plusieurs jours : 3 jours par coup
page-listed = Montrer la table à l’accueil
page-hints-among-people = Autoriser conseils et essais entre joueurs
page-hints-yes = Conseils et essais sont autorisés à cette table.
page-stand-in = Joue pour qui s’en va :
page-sent-away = La place d’une personne retirée :
page-sent-away-bot = revient à ce robot
page-sent-away-open = est ouverte à tous
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
page-row-live = en direct, { $minutes } min par joueur, + { $seconds } s par coup
page-row-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
 }
page-row-none = sans pendule
page-age-minutes = { $count ->
    [0] ouverte à l’instant
    [one] ouverte il y a { $count } minute
   *[other] ouverte il y a { $count } minutes
 }
page-age-hours = { $count ->
    [one] ouverte il y a { $count } heure
   *[other] ouverte il y a { $count } heures
 }
page-age-days = { $count ->
    [one] ouverte il y a { $count } jour
   *[other] ouverte il y a { $count } jours
 }
page-my-data = Mes données
page-my-data-more = Votre navigateur garde la clé de vos places, et le serveur votre nom, votre langue et ce que vous avez dit.
page-carry = Emporter mes places sur un autre appareil
page-carry-more = Ouvrez ce lien sur l’autre appareil dans le quart d’heure. Il ne sert qu’une fois ; qui l’a peut jouer à votre place : ne le partagez pas.
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
page-privacy-mail = Si vous voulez recevoir un e-mail quand c’est à vous : votre adresse électronique et votre fuseau horaire, jusqu’à ce que vous n’en vouliez plus.
page-privacy-push = Si vous voulez recevoir une notification de votre navigateur : l’adresse qu’il a donnée pour cela.
page-privacy-tables = De chaque table : qui avait quelle place, sous le nom d’alors, chaque coup, ce qui s’est dit, et quand.
page-privacy-reports = De chaque signalement : vos mots, et la table telle que vous la voyiez.
page-privacy-not = Ne sont pas gardées : les adresses d’où l’on vient. Elles sont comptées en mémoire, pour que personne ne prenne trop de place, et disparaissent au bout d’une heure au plus.
page-privacy-long = Combien de temps
page-privacy-always = Jusqu’à ce qu’on l’efface : ce serveur n’efface rien de lui-même.
page-privacy-days = { $count ->
    [one] Une table où rien ne se passe pendant { $count } jour est effacée avec tout ce qui s’y rapporte. Ce qui s’est dit, les signalements et ce que l’on sait de qui ne vient plus disparaissent aussi au bout de { $count } jour.
   *[other] Une table où rien ne se passe pendant { $count } jours est effacée avec tout ce qui s’y rapporte. Ce qui s’est dit, les signalements et ce que l’on sait de qui ne vient plus disparaissent aussi au bout de { $count } jours.
 }
page-privacy-delete = À l’accueil, sous « Mes données ». Votre nom disparaît de toutes les tables et de tous les signalements, avec ce que vous avez dit, signalé et demandé ; vos places sont libres, et les clés de vos appareils n’ouvrent plus rien. Les coups restent, car les parties des autres en sont faites aussi. Si vous avez perdu votre clé, adressez-vous aux responsables du serveur, qui peuvent faire de même.

## Table

page-status-waiting = On attend des joueurs.
page-status-running = en cours
page-status-left = tout le monde est parti
page-progress-over = terminée
page-status-over = La partie est finie.
page-status-aborted = La table a été fermée avant le premier coup : personne ne gagne.
page-status-unreadable = Quelque chose dans le journal de cette table est illisible. Voici son dernier état ; on ne peut plus y jouer tant que les responsables du serveur ne l’ont pas réparé.
page-keep-record = Garder ce que j’ai vu et joué
page-status-told = Cette partie ne peut plus être montrée, seulement racontée : elle a été jouée avec une édition antérieure des règles.
page-old-edition = Cette partie a commencé avec une édition antérieure des règles. Ce qui s’est passé alors est raconté tel qu’on l’a noté, et ne peut pas être revu.
page-ended-resigned = Terminée par abandon, avant que tous les points soient joués.
page-resigned-bot = { ME($seat) ->
    [yes] Vous avez abandonné ; un robot a joué à votre place.
   *[no] { $seat } a abandonné ; un robot a joué à sa place.
 }
page-watching = Vous regardez
page-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
page-lost = La connexion est perdue. Nouvel essai…
page-dropped = La question a changé entre-temps : votre clic n’a pas été envoyé.
page-invite = Inviter
page-invite-more = Envoyez un de ces liens à chaque ami. La partie commence quand toutes les places sont prises.
page-invite-seat = Lien vers la place { $seat }
page-copy = Copier
page-copied = Copié
page-room-waits = { $game } attend des joueurs
page-room-invites = { $name } vous invite à jouer à { $game }
page-room-host = hôte
page-room-open = libre, pour qui veut
page-room-invited = libre, pour un ami qui a le lien
page-room-away = pas là pour l’instant
page-room-begins = La partie commence quand toutes les places sont prises, ou quand l’hôte donne le reste à des robots.
page-room-watching = La partie commence quand toutes les places sont prises. Sans place, on peut la regarder d’ici.
page-room-lesson = Apprendre le jeu dans une leçon
page-key-symbols = Légende des symboles
page-minute = Le jeu en une minute
page-fill = Compléter avec des robots et commencer
page-fill-bot = Force des robots
page-take-seat = M’asseoir
page-link-used = Ce lien invitait à une place qui a été prise depuis, ou à une partie qui a commencé. Vous pouvez regarder ici.
page-link-bad = Ce lien vers une place n’est pas valable : il a été retiré, ou il en manque un bout. Demandez-en un autre à qui vous invite.
page-sit = M’asseoir ici
page-seat-free = Place libre
page-you = vous
page-away = ailleurs
page-clock-days = { $days } j { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-until = jusqu’au { $when }
page-resigned = a abandonné
page-back = Reprendre ma place
page-replace = Laisser jouer un robot
page-remove = Retirer de la table…
page-remove-sure = Oui, retirer pour de bon
page-me-away = Vous comptez parmi les absents : les autres peuvent laisser jouer un robot à votre place. Répondez, ou reprenez votre place, et vous voilà de retour.
page-me-out = Votre temps est écoulé, et vous comptez parmi les absents : les autres peuvent laisser jouer un robot à votre place. Répondez, ou reprenez votre place, et vous voilà de retour.
page-paused-live = Pause : les pendules sont arrêtées, pendant 24 heures au plus. Pour continuer plus tôt, il suffit que la moitié des présents le veuille.
page-paused-days = Pause : les pendules sont arrêtées, pendant 7 jours au plus. Pour continuer plus tôt, il suffit que la moitié des présents le veuille.
page-missing = Qui doit répondre et n’a donné aucun signe depuis 15 minutes compte parmi les absents : n’importe qui d’autre à la table peut alors laisser jouer un robot. En l’absence de l’hôte, ses droits passent à la personne suivante.
page-me-bot = Un robot joue pour vous. Reprenez votre place quand vous voulez.
page-me-least-live = Si votre temps était écoulé ou qu’un robot a joué, il vous reste alors au moins { $seconds } secondes.
page-me-least-days = Si votre temps était écoulé ou qu’un robot a joué, vous avez alors de nouveau tout le délai pour répondre.
page-guest = Invité { $number }
page-somebody = Quelqu’un
page-all-moves = { $count ->
    [one] Le seul coup possible
   *[other] Les { $count } coups possibles
 }
page-placed = { $count } sur { $whole } en place, tout peut changer
page-so-far = { $ready }, { $count } sur { $whole }
page-take-up = Reprendre
page-tap = toucher
page-hint = Conseil
page-hint-more = Trouvé d’après ce que vous voyez, après un instant de réflexion : un bon conseil, pas une vérité.
page-hint-looking = Recherche de bons coups…
page-hint-failed = Pas de conseil disponible pour l’instant.
page-why = Ce qui n’est pas possible, et pourquoi
page-why-link = Pourquoi pas… ?
page-why-nothing = Ici, tout est permis.
page-why-not-asked = On ne vous demande rien pour le moment.
page-why-no-part = Cela ne se joue pas maintenant.
page-undo = Annuler mon coup
page-undo-ask = Demander à annuler
page-agree = Accepter
page-refuse = Refuser
page-withdraw = Retirer ma demande
page-proposal-undo = { ME($seat) ->
    [yes] Vous demandez à annuler votre coup.
   *[no] { $seat } demande à annuler un coup.
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
page-drawer-shut = La table seule, sans le journal à côté
page-log = Ce qui s’est passé
page-tab-table = Table
page-tab-log = Journal
page-tab-talk = Parler
page-tab-menu = Menu
page-podium-away = Voir la table
page-podium-show = Voir le résultat
page-explain = Que veut dire cette question ?
page-filter = Chercher
page-clauses = Articles
page-score-now = Les points jusqu’ici
page-talk = Conversation
page-say = Dire
page-say-something = Dites quelque chose…
page-cards = Les cartes sur la table
page-more = Sur cette table
page-record = Télécharger la partie
page-pause = Demander une pause
page-resume = Demander à continuer
page-try = Essayer d’ici, contre des robots
page-abort = Fermer la table
page-leave = Partir…
page-leave-more = Avant la partie, votre place redevient libre. Pendant la partie, elle reste la vôtre : vous comptez parmi les absents, les autres peuvent laisser jouer un robot, et vous pouvez revenir.
page-leave-sure = Oui, je pars
page-resign = Abandonner…
page-resign-sure = Oui, j’abandonne
page-deal-secret = La donne était fixée avant la première carte, avec le paquet, les options, les places et l’édition. Son empreinte :
page-deal-open = La donne de cette table n’est pas secrète.
page-deal-open-short = donne non secrète
page-own-deck-short = paquet personnel
page-own-deck-cards = Le paquet apporté par l’hôte
page-unusual = Avant de jouer : cette table n’est pas comme les autres.
page-deal-shown = Graine et nonce, pour la vérifier :
page-sound = Son
page-sounds = Sons : mon tour, coups, conversation, fin
page-keys = Touches
page-key-tab = au prochain coup possible
page-key-arrows = d’une pièce à l’autre
page-key-enter = choisir, ou prendre et poser
page-key-escape = reposer ce qu’on a pris
page-key-undo = annuler
page-key-next = à la prochaine table qui vous attend
page-key-hint = montrer les meilleurs coups
page-key-why = ce qui n’est pas possible, et pourquoi
page-key-sound = sons ou silence
page-key-drawer = la table seule, ou le journal à côté
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
page-note-fill = { ME($seat) ->
    [yes] Vous donnez les places libres à des robots.
   *[no] { $seat } donne les places libres à des robots.
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
    [yes] L’hôte vous a fait quitter la table.
   *[no] L’hôte a retiré { $seat } de la table.
 }
page-note-undo = { ME($seat) ->
    [yes] Vous annulez votre coup.
   *[no] { $seat } annule un coup.
 }
page-note-undo-asked = { ME($seat) ->
    [yes] Vous demandez à annuler votre coup.
   *[no] { $seat } demande à annuler un coup.
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
page-note-stumble-instead = { ME($seat) ->
    [yes] Le robot qui joue pour vous s’appelle « { $bot } », et ce serveur n’en a pas de ce nom ; un autre joue à sa place : { $other }.
   *[no] { $seat } est le robot « { $bot } », et ce serveur n’en a pas de ce nom ; un autre joue à sa place : { $other }.
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
page-speed-at-once = tout de suite
page-dark = Sombre
page-theme = Couleurs
page-theme-auto = comme mon appareil
page-theme-light = claires
page-theme-dark = sombres
page-film-speed = Vitesse du jeu des autres
page-again = Revoir
page-skip-film = Passer
page-sure = Vraiment :
page-gains = Montrer sur chaque emplacement ce qu’il rapporte
page-grace = Un instant pour annuler chaque coup : Échap, ou un second clic
page-jump = Aller à
page-jump-rounds = Manches et tours
page-jump-cards = Aller à la prochaine apparition d’une carte
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
page-mute = Couper la parole
page-unmute = Rendre la parole
page-muted = parole coupée
page-report = Quelque chose ne va pas…
page-report-more = Garde l’état de la partie et la table telle que vous la voyez, pour les responsables du serveur.
page-report-what = Qu’est-ce qui ne va pas ?
page-report-send = Signaler
page-report-kept = Votre signalement est gardé
page-report-thanks = Merci. Les responsables du serveur le trouveront avec la position.
page-report-number = Numéro
page-report-said = Vous avez écrit
page-report-move = après le coup { $move }
page-report-later = Une fois la partie finie, cette page mènera au coup.
page-report-hash = Empreinte de ce que vous avez vu
page-report-view = La table telle que vous l’avez vue
page-fair = La donne était-elle honnête ?
page-fair-fingerprint = Empreinte, montrée avant la première carte
page-fair-seed = Graine, 16 octets
page-fair-nonce = Nonce, 32 octets
page-fair-agreed = Ce dont la table était convenue
page-fair-yourself = Ne nous croyez pas sur parole : l’empreinte est le SHA-256 de la graine, du nonce et de ce dont la table était convenue, et l’enregistrement rejoue la partie depuis la graine.
page-fair-yourself-first = Ne nous croyez pas sur parole : l’empreinte est le SHA-256 de la graine et du nonce, et l’enregistrement rejoue la partie depuis la graine. Le paquet et les options n’entrent pas dans cette ancienne sorte d’empreinte.

## Courbes

page-chart-points = Les points, coup après coup
page-chart-points-about = Le plus de points : { $points }, { $leaders }, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } ; { $changes ->
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
page-chart-chances-about = Comment les chances de gagner de chacun ont changé, en pour cent. Le plus grand tournant : { $name }, { $most ->
    [one] { $most } point
   *[other] { $most } points
 }.

## Analyse

page-review = Analyse
page-review-make = Analyser cette partie
page-review-short = Analyser
page-review-more = Les robots regardent encore une fois chaque coup : où en étaient les chances, ce qui aurait été mieux, ce qui fut du hasard. Il leur faut quelques minutes, une fois pour tout le monde.
page-review-making = Coup { $done } sur { $whole }
page-review-reload = La page se recharge d’elle-même.
page-review-look = Regarder maintenant
page-review-mattered = Les coups qui ont le plus compté
page-review-mine = Vos coups qui ont le plus compté
page-review-mine-nothing = Aucun de vos coups ne vous a coûté de chances dignes de mention, autant que les robots puissent voir.
page-review-of-others = Les coups des autres
page-review-nothing = Personne n’aurait pu mieux faire, autant que les robots puissent voir.
page-review-cost = chances de gagner : −{ $percent ->
    [one] { $percent } point
   *[other] { $percent } points
 }
page-review-made = Joué
page-review-best = Mieux
page-review-luck-skill = Hasard et adresse
page-review-luck-skill-more = Les chances de chacun, de la donne au résultat : ce que ses propres coups y ont changé, ce que ceux des autres y ont changé, et ce qu’a fait le hasard, c’est-à-dire les cartes données et les mains dévoilées. Ce que de meilleurs coups auraient rapporté figure sous « Perdu ». Ce sont des estimations des robots, en points sur 100.
page-review-start = Au début
page-review-own = Ses coups
page-review-others = Les autres
page-review-luck = Hasard
page-review-result = À la fin
page-review-lost = Perdu

## Recevoir un message

page-digest = { $count ->
    [one] et { $count } autre événement
   *[other] et { $count } autres événements
 }
page-notices = M’avertir quand une table m’attend
page-notices-more = Aux tables qui se jouent sur plusieurs jours, vous pouvez recevoir un message quand c’est à vous, sauf si vous regardez déjà la table.
page-mail = Adresse électronique
page-mail-ask = M’envoyer un lien de confirmation
page-mail-sent = Un e-mail part pour { $email }. Ouvrez le lien qu’il contient.
page-mail-to = Les e-mails vont à { $email }.
page-mail-confirm-more = Les e-mails qui annoncent vos tours doivent-ils aller à { $email } ?
page-mail-stop-more = Les e-mails qui annoncent vos tours vont à { $email }.
page-mail-on = Désormais les e-mails qui annoncent vos tours vont à { $email }.
page-mail-off = Aucun e-mail n’ira plus à { $email }.
page-mail-on-button = Oui, m’écrire
page-mail-off-button = Ne plus m’écrire
page-push-on = M’avertir dans ce navigateur
page-push-off = Ne plus m’avertir dans ce navigateur
page-push-refused = Le navigateur ne le permet pas.
mail-confirm-subject = Chabudai : est-ce votre adresse ?
mail-confirm =
    Quelqu’un, sans doute vous, veut recevoir à cette adresse un e-mail de Chabudai quand une table attend.

    Oui : { $link }

    Si ce n’était pas vous, ne faites rien : aucun e-mail ne viendra.
mail-turn-subject = { $game } avec { $names } : à vous, jusqu’au { $until }
mail-turn =
    C’est à vous à une table { DE($game) } avec { $names } : { $link }

    Vous avez jusqu’au { $until }.
mail-late-subject = { $game } avec { $names } : votre temps finit le { $until }
mail-late =
    Une table { DE($game) } avec { $names } vous attend toujours : { $link }

    Votre temps finit le { $until } ; ensuite un robot pourra jouer pour vous.
mail-since =
    Depuis votre dernier coup :
    { $lines }
mail-stop = Ne plus recevoir ces messages : { $stop }

## Leçons

learn-title = Premiers pas
learn-about = Des leçons de quelques minutes, sur une vraie table : lisez, répondez, regardez ce qui se passe. Personne n’attend et rien ne peut mal tourner.
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
