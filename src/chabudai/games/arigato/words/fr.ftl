# Arigatō en français.

arigato-pitch = Douze jours, quatre ateliers, l’anniversaire du Shogun.
arigato-by = un jeu de M. Ladrat et F. Sirieix
arigato-made = Un jeu de Mélodye Ladrat et Florian Sirieix, publié par Ludonaute en 2025.
arigato-known = Les règles suivent les livrets imprimés. Les cent artisans et le calendrier sont reconstitués, sauf quelques-uns vus dans les exemples du livret : chaque carte le dit.

## Cartes et objets

arigato-craft-sculptor = sculpteur
arigato-craft-botanist = botaniste
arigato-craft-origamist = origamiste
arigato-craft-blacksmith = forgeronne
    .gender = f
arigato-craft-fireworks_maker = artificière
    .gender = f

arigato-item-statue = statuette
    .gender = f
arigato-item-bonsai = bonsaï
arigato-item-origami = origami
arigato-item-katana = katana
arigato-item-firework = feu d’artifice

arigato-items-statue = { $count ->
    [one] { $count } statuette
   *[other] { $count } statuettes
 }
arigato-items-bonsai = { $count ->
    [one] { $count } bonsaï
   *[other] { $count } bonsaïs
 }
arigato-items-origami = { $count ->
    [one] { $count } origami
   *[other] { $count } origamis
 }
arigato-items-katana = { $count ->
    [one] { $count } katana
   *[other] { $count } katanas
 }
arigato-items-firework = { $count ->
    [one] { $count } feu d’artifice
   *[other] { $count } feux d’artifice
 }

arigato-workshop-TL = en haut à gauche
    .short = TL
arigato-workshop-TR = en haut à droite
    .short = TR
arigato-workshop-BL = en bas à gauche
    .short = BL
arigato-workshop-BR = en bas à droite
    .short = BR

arigato-card = { $craft } n° { $number }
arigato-card-hidden = carte face cachée
arigato-card-rule = { $effect } { $condition }
arigato-card-dusk = { $rule } (icône du crépuscule)
arigato-card-offering = Offrande : { $cost } ; vaut { $favors ->
    [one] { $favors } faveur
   *[other] { $favors } faveurs
 } sous la porte
arigato-card-about = { $rule }. { $offering }. Fabrique : { $item }. S’installe { OR($workshops) }.

arigato-condition-traveller_is = pour chaque { $craft } parmi vos voyageurs
arigato-condition-travellers_alike = quand vos deux voyageurs sont du même type
arigato-condition-resident_is = quand { UN($craft) } vient s’installer
arigato-condition-craftsman_is = pour chaque { $craft } parmi vos fabricants, deux fois au plus
arigato-condition-craftsman_is_generous = pour chaque { $craft } parmi vos fabricants
arigato-condition-craftsmen_alike = quand vos deux fabricants sont du même type
arigato-condition-craftsmen_alike_generous = pour chaque paire de fabricants du même type
arigato-condition-craft_to_gate = quand { UN($craft) } passe sous votre porte
arigato-condition-self_to_gate = quand cet artisan passe sous votre porte
arigato-condition-offering_placed = quand vous préparez une offrande
arigato-condition-item_gained = chaque fois que vous prenez { UN($item) }
arigato-condition-objective_gained = quand vous gagnez un jeton Objectif
arigato-condition-dusk_per_offered_craft = au crépuscule, pour chaque { $craft } avec une offrande
arigato-condition-dusk_two_on_top = au crépuscule, si les deux ateliers du haut abritent des { $craft }s
arigato-condition-dusk_five_items = au crépuscule, si vous avez cinq objets ou plus
arigato-condition-dusk_per_offered_pair = au crépuscule, pour chaque paire d’artisans avec une offrande
arigato-condition-dusk_per_craft = au crépuscule, pour chaque { $craft } dans votre village

arigato-effect-favor = { $count ->
    [one] { $count } faveur
   *[other] { $count } faveurs
 }
arigato-effect-favor_per_craft_in_village = { $count ->
    [one] { $count } faveur
   *[other] { $count } faveurs
 } par { $craft } dans votre village
arigato-effect-favor_per_craft_at_gate = { $count ->
    [one] { $count } faveur
   *[other] { $count } faveurs
 } par { $craft } sous votre porte
arigato-effect-item_of_offered = { $count } × l’objet de cet artisan
arigato-effect-item_of_craftsmen = { $count } × l’objet de ces fabricants

arigato-subject-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
arigato-subject-dusk_cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } avec l’icône du crépuscule
arigato-subject-same_craft = { $count } cartes du même type
arigato-subject-different_crafts = { $count } types différents
arigato-subject-offered_cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } avec une offrande
arigato-subject-items = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
 }
arigato-subject-same_items = { $count } objets identiques
arigato-subject-different_items = { $count } objets différents
arigato-place-village = dans votre village
arigato-place-gate = sous votre porte
arigato-place-both = dans votre village et sous votre porte ensemble
arigato-place-stock = en stock
arigato-today-village = dans votre village
arigato-today-gate = sous votre porte
arigato-today-both = au village et à la porte
arigato-today-stock = en stock
arigato-objective = { $what } { $where }
arigato-objective-about = { $objective } : { $have } sur { $count } pour l’instant.

## La table

arigato-staged-dusk = { ME($seats) ->
    [yes] vous remplissez l’objectif
   *[no] { COUNT($seats) ->
        [one] { $seats } remplit l’objectif
       *[other] { $seats } remplissent l’objectif
    }
 }
arigato-dusk-of-day = crépuscule du jour { $day }
arigato-dusk-seat = { ME($seat) ->
    [yes] vous
   *[no] { $seat }
 }
arigato-dusk-token = jeton { $tokens }
arigato-dusk-counted = sur { $count }
arigato-dusk-missed = sur { $count }, pas de jeton
arigato-village-of = { ME($seat) ->
    [yes] votre village
   *[no] village { DE($seat) }
 }
    .short = village
arigato-hand-of = { ME($seat) ->
    [yes] votre main
   *[no] main { DE($seat) }
 }
    .short = main
arigato-progress = jour { $day } sur { $days }
arigato-craftsman = { $number ->
    [1] premier
    [2] second
    [3] troisième
   *[other] quatrième
 } fabricant
arigato-craftsmen-of = { ME($seat) ->
    [yes] vos fabricants
   *[no] fabricants { DE($seat) }
 }
    .short = fabricants
arigato-hand-card = carte { $number }
    .short = { "" }
arigato-stock-of = { ME($seat) ->
    [yes] votre stock
   *[no] stock { DE($seat) }
 }
    .short = objets
arigato-gate-of = { ME($seat) ->
    [yes] sous votre porte
   *[no] sous la porte { DE($seat) }
 }
    .short = porte
arigato-travellers-alone = voyageurs du jour
arigato-travellers-of = { ME($seat) ->
    [yes] vos voyageurs vers { $to }
   *[no] { ME($to) ->
        [yes] voyageurs { DE($seat) } vers vous
       *[no] voyageurs { DE($seat) } vers { $to }
    }
 }
    .short = en route
arigato-traveller = { $number ->
    [1] premier
   *[other] second
 } voyageur
    .short = { "" }
arigato-calendar = calendrier
arigato-day = jour { $day }
arigato-day-marker = jeton Jour sur le jour { $day }
arigato-middle = milieu de la table
arigato-pile = { $count ->
    [0] pioche vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
    .short = pioche { $count }
arigato-discard = { $count ->
    [0] rien dans la défausse
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
 }
    .short = défausse { $count }
arigato-kept = { $count ->
    [0] aucun voyageur gardé
    [one] { $count } voyageur gardé
   *[other] { $count } voyageurs gardés
 }
    .short = gardés { $count }
arigato-offering = jeton Offrande
arigato-favors = faveurs
arigato-objective-tokens = jetons Objectif

arigato-counter-target = à battre
arigato-counter-points = points
    .short = pts
arigato-counter-favors = faveurs
    .short = fav
arigato-counter-items = objets
arigato-counter-objectives = objectifs
    .short = obj

mark-fired = a eu son effet à ce tour
    .sign = *
mark-met = atteint
    .sign = ✓
mark-traveller = voyageur
    .sign = →
mark-craftsman = fabricant
    .sign = +

## Ce qui est demandé

arigato-phase-dawn = l’aube
arigato-phase-day = la journée
arigato-phase-dusk = le crépuscule

arigato-prompt-over = { ME($winners) ->
    [yes] La partie est finie : vous gagnez !
   *[no] { COUNT($winners) ->
        [one] La partie est finie : victoire { DE($winners) }.
       *[other] La partie est finie, victoire partagée : { $winners }.
    }
 }
    .short = { asked-over }
    .shorter = { asked-over.shorter }
arigato-prompt-solo-won = La partie est finie. Gagné : { $points } contre { $target } !
    .short = Gagné : { $points } contre { $target } !
arigato-prompt-solo-lost = La partie est finie. Perdu : { $points } contre { $target }, il en fallait plus.
    .short = Perdu : { $points } contre { $target }
arigato-prompt-wait = Jour { $day } sur 12, { $phase } : on attend { $others }.
    .short = { asked-wait }
arigato-prompt-watch = Jour { $day } sur 12, { $phase } : { COUNT($others) ->
    [one] { $others } choisit.
   *[other] { $others } choisissent.
 }
    .short = { asked-watch }
    .shorter = { asked-watch.shorter }
arigato-prompt-arrange = Jour { $day } sur 12, l’aube : qui s’installe dans un atelier comme résident ? L’artisan y reste et y travaille. Vous pouvez d’abord libérer des ateliers.
    .short = Aube : qui devient votre résident ?
    .shorter = Qui sera votre résident ?
    .aside = l’artisan y reste et y travaille
arigato-prompt-roles = Jour { $day } sur 12, l’aube : donnez un rôle à vos cinq artisans. L’un s’installe dans un atelier et y reste, deux partent chez votre voisin pour demain, deux donnent leurs objets aujourd’hui. Tout peut changer jusqu’à ce que vous soyez prêt ; vous pouvez d’abord libérer des ateliers.
    .short = Donnez un rôle à vos cinq artisans
    .shorter = Un rôle pour chaque artisan
arigato-prompt-last = Jour { $day } sur 12, l’aube : qui s’installe dans un atelier ? Tous les autres sont fabricants aujourd’hui.
    .short = Qui s’installe ? Les autres fabriquent
    .shorter = Qui s’installe aujourd’hui ?
arigato-prompt-full = Jour { $day } sur 12, l’aube : aucun atelier n’est libre pour vos artisans. Libérez-en d’abord un : cliquez sur qui y habite.
    .short = Aucun atelier ne convient : libérez-en un
    .shorter = Libérez d’abord un atelier
arigato-post-resident = s’installe ici
    .short = s’installe
arigato-post-traveller = voyage
arigato-post-craftsman = fabrique
arigato-prompt-install = Jour { $day } sur 12, l’aube : quel atelier pour { LE($card) } ?
    .short = Dans quel atelier ?
    .aside = il y reste et y travaille pour vous
arigato-prompt-traveller = Jour { $day } sur 12, l’aube : choisissez le voyageur { $number } sur 2, qui part chez { $to } pour demain. Les deux cartes restantes sont vos fabricants : elles donnent leurs objets aujourd’hui.
    .short = Voyageur { $number } sur 2 : qui part ?
    .aside = les deux autres fabriquent aujourd’hui
arigato-prompt-keep = Jour { $day } sur 12, l’aube : choisissez le voyageur { $number } sur 2, à garder. Les faveurs des cartes gardées, par type et sans le plus faible, font le score à battre.
    .short = Voyageur { $number } sur 2 : qui garder ?
    .shorter = Voyageur { $number }/2 : qui garder ?
    .aside = les gardés font le score à battre
arigato-prompt-confirm = Jour { $day } sur 12, l’aube : tous les rôles sont donnés. C’est bon ? Tant que tout le monde ne l’a pas dit, vous pouvez revenir en arrière.
    .short = Tous les rôles sont donnés. C’est bon ?
    .shorter = Rôles donnés : c’est bon ?
    .aside = d’ici là, tout peut encore changer
arigato-prompt-morning = Jour { $day } sur 12 : libérer un atelier avant que les fabricants se mettent au travail ?
    .short = Libérer un atelier d’abord ?
    .aside = avant que les fabricants travaillent
arigato-prompt-pair = Jour { $day } sur 12 : vous avez deux paires de fabricants. Laquelle compte ?
    .short = Quelle paire de fabricants compte ?
    .shorter = Quelle paire compte ?
    .aside = le dernier jour, une seule
arigato-prompt-apply = Jour { $day } sur 12 : { LE($card) } donne { $effect } { $condition }. Le prendre ?
    .short = Appliquer cet effet ?
    .aside = vous pouvez le laisser passer
arigato-prompt-apply-spilling = Jour { $day } sur 12, le crépuscule : { LE($card) } donne { $effect }. Cela vous apporte des objets bonus, mais ce soir, on ne garde pas plus { $most ->
    [one] d’un objet
   *[other] de { $most } objets
 }. Le prendre, ou le laisser passer et remettre le bonus à un autre jour ?
    .short = Appliquer cet effet ?
    .aside = on ne garde que sept objets ce soir
arigato-prompt-pick = Jour { $day } sur 12 : vous avez { $favors ->
    [one] { $favors } faveur
   *[other] { $favors } faveurs
 }, et chaque dizaine vaut deux objets au choix. Lequel ?
    .short = { $favors ->
        [one] { $favors } faveur : quel objet ?
       *[other] { $favors } faveurs : quel objet ?
     }
    .aside = chaque dizaine vaut deux objets
arigato-prompt-order = Jour { $day } sur 12, le crépuscule : quel effet vient ensuite ? L’ordre peut compter.
    .short = Crépuscule : quel effet d’abord ?
    .shorter = Quel effet d’abord ?
    .aside = ensuite : sept objets au plus
arigato-prompt-limit = Jour { $day } sur 12, le crépuscule : vous pouvez garder { $most ->
    [one] { $most } objet
   *[other] { $most } objets
 }. Défaussez-en encore { $count }.
    .short = Sept objets au plus : encore { $count } à rendre
    .shorter = Défaussez encore { $count ->
        [one] { $count } objet
       *[other] { $count } objets
     }
    .aside = puis la journée est finie
arigato-prompt-manage = Jour { $day } sur 12 : gérez votre village. Échangez deux objets identiques contre un autre, payez une offrande, envoyez au palais les artisans qui en ont une ; puis finissez la journée.
    .short = Gérez votre village
    .aside = échanger, offrir, envoyer au palais
arigato-prompt-manage-last = Dernier jour : gérez votre village. { $offered ->
    [0] Seul compte ce qui passe sous la porte aujourd’hui.
    [one] { $offered } artisan avec une offrande n’est pas encore envoyé.
   *[other] { $offered } artisans avec une offrande ne sont pas encore envoyés.
 }
    .short = { $offered ->
        [0] Dernier jour au village
       *[other] Dernier jour : { $offered } à envoyer au palais
     }
    .shorter = { $offered ->
        [0] Dernier jour au village
       *[other] Dernier jour : { $offered } à envoyer
     }
    .aside = seul compte ce qui est sous la porte

arigato-action-resident = Prendre { LE($card) } comme résident : { $rule }. { $offering }.
    .short = Installer { LE($card) }
arigato-action-install = Placer { LE($card) } { $workshop }
arigato-action-traveller = Envoyer { LE($card) } chez { $to }
arigato-action-keep = Garder { LE($card) } comme voyageur
arigato-action-work = Laisser { LE($card) } fabriquer aujourd’hui
arigato-action-ready = C’est bon
arigato-action-craft = Laisser travailler les fabricants
    .short = Au travail
arigato-action-apply = Appliquer l’effet
    .short = L’appliquer
arigato-action-decline = Renoncer à l’effet
    .short = Y renoncer
arigato-action-next = Ensuite { LE($card) } : { $effect }
arigato-action-pick = Prendre { UN($item) }
arigato-action-pair = Compter la paire qui fabrique { UN($item) }
arigato-action-discard = Défausser { UN($item) }
arigato-action-done = Finir la journée
    .short = Finir le jour
arigato-action-done-warned = Finir quand même ({ $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
 } à envoyer)
    .short = Finir ainsi
arigato-action-offer = Préparer l’offrande { DE(LE($card)) } : { $cost }
    .short = Offrir
arigato-action-swap = Échanger deux objets ({ $item }) contre { UN($other) }
arigato-action-send = Envoyer { LE($card) } au palais ({ $favors ->
    [one] { $favors } faveur
   *[other] { $favors } faveurs
 })
arigato-action-empty = Défausser { LE($card) } ({ $workshop })

## Ce qui se passe

arigato-event-day = Le jour { $day } commence.
    .short = Jour { $day }
arigato-event-reshuffle = La défausse est mélangée et devient la nouvelle pioche ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }).
    .caption = la défausse est mélangée
arigato-event-draw = { ME($seat) ->
    [yes] Vous prenez { LE($craft) } n° { $card }.
   *[no] { $seat } prend { LE($craft) } n° { $card }.
 }
    .caption = prend { UN($craft) }
arigato-event-reveal = { ME($seat) ->
    [yes] Votre nouveau résident est { LE($craft) } n° { $card } ({ $workshop }).
   *[no] Le nouveau résident { DE($seat) } est { LE($craft) } n° { $card } ({ $workshop }).
 }
    .caption = { UN($craft) } s’installe
arigato-event-empty = { ME($seat) ->
    [yes] Vous défaussez de votre village { LE($craft) } n° { $card }.
   *[no] { $seat } défausse de son village { LE($craft) } n° { $card }.
 }
    .caption = défausse { UN($craft) }
arigato-event-send = { ME($seat) ->
    [yes] Vous envoyez au palais { LE($craft) } n° { $card }.
   *[no] { $seat } envoie au palais { LE($craft) } n° { $card }.
 }
    .caption = { UN($craft) } part au palais
arigato-event-craft = { ME($seat) ->
    [yes] Parmi vos fabricants, { LE($craft) } n° { $card } fait { UN($item) }.
   *[no] Parmi les fabricants { DE($seat) }, { LE($craft) } n° { $card } fait { UN($item) }.
 }
    .caption = fabrique { UN($item) }
arigato-event-pass = { ME($seat) ->
    [yes] Parmi vos voyageurs, { LE($craft) } n° { $card } part chez { $to }.
   *[no] { ME($to) ->
        [yes] Parmi les voyageurs { DE($seat) }, { LE($craft) } n° { $card } part chez vous.
       *[no] Parmi les voyageurs { DE($seat) }, { LE($craft) } n° { $card } part chez { $to }.
    }
 }
    .caption = { ME($to) ->
        [yes] vous envoie { UN($craft) }
       *[no] { UN($craft) } vers { $to }
    }
arigato-event-keep = { ME($seat) ->
    [yes] Vous gardez comme voyageur { LE($craft) } n° { $card }.
   *[no] { $seat } garde comme voyageur { LE($craft) } n° { $card }.
 }
    .caption = garde { UN($craft) }
arigato-event-effect = { ME($seat) ->
    [yes] Chez vous, effet { DE(LE($craft)) } n° { $card }.
   *[no] Chez { $seat }, effet { DE(LE($craft)) } n° { $card }.
 }
    .caption = effet : { $craft }
arigato-event-decline = { ME($seat) ->
    [yes] Vous laissez passer l’effet { DE(LE($craft)) } n° { $card }.
   *[no] { $seat } laisse passer l’effet { DE(LE($craft)) } n° { $card }.
 }
    .caption = renonce à un effet
arigato-event-gain = { ME($seat) ->
    [yes] Vous prenez { UN($item) }.
   *[no] { $seat } prend { UN($item) }.
 }
    .caption = prend { UN($item) }
arigato-event-favors = { ME($seat) ->
    [yes] Vous gagnez { $favors ->
        [one] { $favors } faveur
       *[other] { $favors } faveurs
    }.
   *[no] { $seat } gagne { $favors ->
        [one] { $favors } faveur
       *[other] { $favors } faveurs
    }.
 }
    .caption = { $favors ->
        [one] +{ $favors } faveur
       *[other] +{ $favors } faveurs
    }
arigato-event-bonus = { ME($seat) ->
    [yes] Vous atteignez { $favors ->
        [one] { $favors } faveur
       *[other] { $favors } faveurs
    } et prenez des objets au choix.
   *[no] { $seat } atteint { $favors ->
        [one] { $favors } faveur
       *[other] { $favors } faveurs
    } et prend des objets au choix.
 }
    .caption = objets en prime
arigato-event-guard = { ME($seat) ->
    [yes] Vous avez eu { $most } effets à ce tour : il n’y en aura plus d’autre.
   *[no] { $seat } a eu { $most } effets à ce tour : il n’y en aura plus d’autre.
 }
    .caption = plus d’effets
arigato-event-offer = { ME($seat) ->
    [yes] Vous préparez l’offrande { DE(LE($craft)) } n° { $card }.
   *[no] { $seat } prépare l’offrande { DE(LE($craft)) } n° { $card }.
 }
    .caption = une offrande est prête
arigato-event-swap = { ME($seat) ->
    [yes] Vous échangez deux objets ({ $item }) contre { UN($other) }.
   *[no] { $seat } échange deux objets ({ $item }) contre { UN($other) }.
 }
    .caption = échange contre { UN($other) }
arigato-event-day-done = { ME($seat) ->
    [yes] Vous finissez la journée.
   *[no] { $seat } finit la journée.
 }
    .caption = finit la journée
arigato-goal-objective = Jour { $day }
arigato-event-objective = { ME($seat) ->
    [yes] Vous remplissez l’objectif du jour { $day } et avez maintenant { $tokens ->
        [one] { $tokens } jeton Objectif
       *[other] { $tokens } jetons Objectif
    }.
   *[no] { $seat } remplit l’objectif du jour { $day } et a maintenant { $tokens ->
        [one] { $tokens } jeton Objectif
       *[other] { $tokens } jetons Objectif
    }.
 }
    .caption = objectif rempli : jeton { $tokens }
arigato-event-discard-item = { ME($seat) ->
    [yes] Vous défaussez { UN($item) }.
   *[no] { $seat } défausse { UN($item) }.
 }
    .caption = défausse { UN($item) }
arigato-event-final = { ME($seat) ->
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
arigato-event-target = Le score à battre était { $points }.
    .caption = score à battre : { $points }

## Ce qui est refusé

arigato-refusal-face-down = Le résident { $workshop } est encore face cachée ; on ne peut pas le retirer avant qu’il soit révélé.
arigato-refusal-workshop-empty = L’atelier { $workshop } est déjà vide.
arigato-refusal-no-free-workshop = Aucun atelier libre ne convient { A(LE($craft)) } n° { $card }. Libérez-en un, ou choisissez une autre carte.
arigato-refusal-workshop-taken = L’atelier { $workshop } est occupé.
arigato-refusal-not-allowed-there = La carte { $craft } n° { $card } ne s’installe pas { $workshop }.
arigato-refusal-is-resident = La carte { $craft } n° { $card } est déjà votre résident.
arigato-refusal-is-traveller = La carte { $craft } n° { $card } voyage déjà.
arigato-refusal-no-artisan = Personne ne travaille { $workshop }.
arigato-refusal-has-token = La carte { $craft } n° { $card } a déjà un jeton Offrande.
arigato-refusal-lacks-items = Pour l’offrande { DE(LE($craft)) } n° { $card }, il manque encore { $lacking } × { $item }.
arigato-refusal-same-item = Un échange prend un objet d’une autre sorte.
arigato-refusal-needs-two = Un échange rend deux objets identiques, et vous n’avez pas deux fois cet objet : { $item }.
arigato-refusal-too-many-swaps = { $most } échanges ont déjà été faits aujourd’hui : c’est la limite.
arigato-refusal-nothing-pending = Aucun effet n’est en attente { $workshop }.
arigato-refusal-none-in-stock = Vous n’avez pas cet objet : { $item }.

## Points

arigato-points-total = total
arigato-points-favors = faveurs gagnées par des effets
    .short = faveurs d’effets
arigato-points-gate = { $count ->
    [0] aucun artisan sous la porte
    [one] { $count } artisan sous la porte
   *[other] { $count } artisans sous la porte
 }
arigato-points-objectives = { $count ->
    [one] { $count } jeton Objectif
   *[other] { $count } jetons Objectif
 }
arigato-points-target = score à battre : { $target } ({ $cards ->
    [one] { $cards } voyageur gardé
   *[other] { $cards } voyageurs gardés
 })
arigato-points-group = voyageurs gardés, { $craft } : { $favors }
arigato-points-group-dropped = voyageurs gardés, { $craft } : { $favors }, le groupe le plus faible, qui ne compte pas

## Options

arigato-option-first_tile = calendrier, jours 1 à 6
arigato-option-first_tile-a = face A
arigato-option-first_tile-b = face B
arigato-option-second_tile = calendrier, jours 7 à 12
arigato-option-second_tile-a = face A
arigato-option-second_tile-b = face B
arigato-option-objectives = objectifs
arigato-option-objectives-first = première reconstitution
arigato-option-objectives-balanced = équilibrés
arigato-option-explicit_effects = demander chaque effet
arigato-option-generous_last_day = les quatre fabricants comptent le dernier jour

## Un paquet à soi

error-artisan-list = « { $what } » doit être une liste ; ici, c’est { $found }.
error-artisan-twice = La carte { $card } s’y trouve deux fois.
error-artisans-per-craft = Il faut { $needed } cartes du type « { $craft } », et il y en a { $cards }.
error-artisan-word = « { $field } » ne peut pas être « { $word } ».
error-artisan-number = « { $field } » ne peut pas être « { $value } ».
error-artisan-without-workshop = La carte { $card } ne peut se tenir dans aucun atelier.
error-artisan-dusk-icon = La condition de la carte { $card } est du crépuscule ; il lui faut donc l’icône du crépuscule.
error-artisan-effect-condition = L’effet « { $effect } » ne va qu’avec une seule condition.
error-artisan-effect-parts = Un effet a une à trois parties, dont une au plus compte des artisans ; ici, il y en a { $parts }, et { $counted } d’entre elles comptent.
error-calendar-days = Le calendrier a { $days } objectifs et doit en avoir { $needed }.
error-calendar-day-twice = Le jour { $day } se trouve deux fois sur cette face.
error-calendar-objective = L’objectif « { $subject } » ne peut pas se compter à « { $place } ».

## Légende des symboles

arigato-sign-sculptor = { arigato-craft-sculptor }
arigato-sign-botanist = { arigato-craft-botanist }
arigato-sign-origamist = { arigato-craft-origamist }
arigato-sign-blacksmith = { arigato-craft-blacksmith }
arigato-sign-fireworks_maker = { arigato-craft-fireworks_maker }
arigato-sign-statue = { arigato-item-statue }
arigato-sign-bonsai = { arigato-item-bonsai }
arigato-sign-origami = { arigato-item-origami }
arigato-sign-katana = { arigato-item-katana }
arigato-sign-firework = { arigato-item-firework }
arigato-sign-favor = faveur : un point chacune
arigato-sign-offering = une offrande : l’artisan a tout ce qu’il lui faut
arigato-sign-dusk = a lieu au crépuscule, chaque soir
arigato-sign-gate = { arigato-place-gate }
arigato-sign-village = { arigato-place-village }
arigato-sign-both = { arigato-place-both }
arigato-sign-stock = { arigato-place-stock }
arigato-sign-traveller = { mark-traveller }
arigato-sign-resident = résident
arigato-sign-craftsman = { mark-craftsman }
arigato-sign-self = cet artisan même
arigato-sign-cards = des artisans, quel que soit leur type
arigato-sign-person = des artisans, comparés par type
arigato-sign-items = des objets, quels qu’ils soient
arigato-sign-objectives = un jeton Objectif
arigato-sign-at = les ateliers où la carte peut aller

## Familles de cartes, pour le labo

arigato-family-traveller_is = un type parmi les voyageurs
arigato-family-travellers_alike = voyageurs du même type
arigato-family-resident_is = un type s’installe
arigato-family-craftsman_is = un type parmi les fabricants
arigato-family-craftsmen_alike = fabricants du même type
arigato-family-craft_to_gate = un type passe sous la porte
arigato-family-self_to_gate = passe lui-même sous la porte
arigato-family-offering_placed = une offrande est préparée
arigato-family-item_gained = un objet est pris
arigato-family-objective_gained = un objectif est gagné
arigato-family-dusk_per_offered_craft = crépuscule : par offrande d’un type
arigato-family-dusk_two_on_top = crépuscule : un type deux fois en haut
arigato-family-dusk_five_items = crépuscule : cinq objets
arigato-family-dusk_per_offered_pair = crépuscule : par paire d’offrandes
arigato-family-dusk_per_craft = crépuscule : par artisan d’un type
