# Dojo en français.

dojo-pitch = Formez des disciples, distribuez les cartes, défiez le donneur.
dojo-by = un jeu d’Antoine Bauza
dojo-made = Un jeu d’Antoine Bauza, publié par Hazgaard Editions en 2011.
dojo-known = Seule la seconde moitié du livret imprimé a été retrouvée ; le reste vient de ceux qui y ont joué. Les disciples, les ceintures et les trophées sont ceux du jeu imprimé. Le paquet est reconstitué : quel disciple porte quelle ceinture, et combien de fois, nous l’avons déduit de notre mieux.

## Cartes et trophées

dojo-disciple-monkey = singe
dojo-disciple-fox = renard
dojo-disciple-tigress = tigresse
    .gender = f
dojo-disciple-crane = grue
    .gender = f
dojo-disciple-bear = ours
dojo-disciple-raccoon = raton laveur

dojo-belt-white = blanche
dojo-belt-yellow = jaune
dojo-belt-green = verte
dojo-belt-blue = bleue
dojo-belt-black = noire

dojo-card = { $disciple } à ceinture { $belt }
dojo-card-hidden = carte face cachée

dojo-trophy-incense = Encens
dojo-trophy-assistant = Assistant
dojo-trophy-grand_master = Grand maître
dojo-trophy-multicolour_belt = Ceinture multicolore
    .gender = f
dojo-trophy-kimono = Kimono de compétition
dojo-trophy-broom = Balai

dojo-about-disciple = Sur une ligne, il forme un groupe avec ses semblables : 1, 3, 6 ou 10 points pour un à quatre disciples. Sa ceinture compte dans la colonne et dans les défis.
dojo-about-raccoon = Un joker : sur une ligne, il compte comme le disciple que veut son propriétaire. Sa ceinture reste ce qu’elle est, dans les colonnes et dans les défis.
dojo-origin-card = Ces disciples et ces ceintures sont ceux du jeu imprimé ; quel disciple porte quelle ceinture, et combien de fois, ne nous est pas connu et suit le paquet de cette table.
dojo-about-plain = Dans la variante Ceinture blanche : 3 points pour qui le gagne, et aucun effet.
    .short = 3 points pour qui le gagne, aucun effet.
dojo-about-incense = Sur une ligne : chaque disciple marque pour son propre groupe, et pas seulement le plus nombreux.
    .short = Ligne : chaque disciple marque pour son groupe.
dojo-about-assistant = Sur une ligne : avant le décompte, ses quatre cartes peuvent être remises dans n’importe quel ordre, au profit des colonnes.
    .short = Ligne : réordonnez ses cartes au décompte.
dojo-about-grand_master = Sur une ligne : une de ses cartes compte comme un raton laveur, donc comme n’importe quel disciple. (Le jeton « Raton-Laveur » du livret.)
    .short = Ligne : une carte vaut n’importe quel disciple.
dojo-about-multicolour_belt = Sur une colonne : deux ceintures d’une même couleur suffisent pour marquer cette ceinture.
    .short = Colonne : deux ceintures d’une couleur suffisent.
dojo-about-kimono = Sur une colonne : trois ceintures d’une même couleur comptent double.
    .short = Colonne : trois ceintures d’une couleur comptent double.
dojo-about-broom = Sur une colonne : avant le décompte, ses trois cartes peuvent être remises dans n’importe quel ordre, au profit des lignes.
    .short = Colonne : réordonnez ses cartes au décompte.

## La table

dojo-middle = milieu de la table
dojo-pile = { $count ->
    [0] pioche vide
    [one] pioche : { $count } carte
   *[other] pioche : { $count } cartes
 }
    .short = pioche { $count }
dojo-tokens = { $count ->
    [0] aucun trophée caché
    [one] { $count } trophée caché
   *[other] { $count } trophées cachés
 }
    .short = trophées cachés { $count }
dojo-trophy-shown = en jeu
dojo-dojo-of = { ME($seat) ->
    [yes] votre dojo
   *[no] dojo { DE($seat) }
 }
    .short = dojo
dojo-staged = { ME($seat) ->
    [yes] vous gagnez le défi
   *[no] { $seat } gagne le défi
 }
dojo-staged-belts = les ceintures
dojo-staged-challenger = { ME($seat) ->
    [yes] vous
   *[no] { $seat }
 }
dojo-staged-dealer = { ME($seat) ->
    [yes] vous, donneur
   *[no] { $seat }, donneur
 }
dojo-hand-of = { ME($seat) ->
    [yes] votre main
   *[no] main { DE($seat) }
 }
    .short = main
dojo-drawn = carte à donner
    .short = à donner
dojo-corner = trophées
    .short = { "" }
dojo-square = { $column }{ $row }
dojo-row = ligne { $row }
    .gender = f
    .short = { $row }
dojo-column = colonne { $column }
    .gender = f
    .short = { $column }
dojo-arranged = { ME($seat) ->
    [yes] votre dojo, arrangé pour le décompte
   *[no] dojo { DE($seat) }, arrangé pour le décompte
 }

dojo-progress = tour { $round } sur { $rounds }
dojo-counter-points = points
    .short = pts
dojo-counter-wins = défis gagnés
    .short = gagnés
dojo-counter-dealer = donneur
dojo-counter-tally = ceinture et manches gagnées

## Ce qui est demandé

dojo-prompt-over = { ME($winners) ->
    [yes] La partie est finie : vous gagnez !
   *[no] { COUNT($winners) ->
        [one] La partie est finie : victoire { DE($winners) }.
       *[other] La partie est finie, victoire partagée : { $winners }.
    }
 }
    .short = { asked-over }
    .shorter = { asked-over.shorter }
dojo-prompt-over-tie = { ME($winners) ->
    [yes] La partie est finie : à égalité de points, vous gagnez aux défis remportés !
   *[no] { COUNT($winners) ->
        [one] La partie est finie : à égalité de points, victoire { DE($winners) } aux défis remportés.
       *[other] La partie est finie, victoire partagée aux défis remportés, à égalité de points : { $winners }.
    }
 }
    .short = { asked-over }
    .shorter = { asked-over.shorter }
    .aside = aux défis remportés
dojo-prompt-wait = Tour { $round } sur 12 : on attend { $others }.
    .short = { asked-wait }
dojo-prompt-watch = Tour { $round } sur 12 : { COUNT($others) ->
    [one] { $others } choisit.
   *[other] { $others } choisissent.
 }
    .short = { asked-watch }
    .shorter = { asked-watch.shorter }
dojo-prompt-give = Tour { $round } sur 12 : vous distribuez, l’enjeu est { LE($trophy) }. Chacun reçoit une carte, vous aussi. À qui va { LE($card) } ?
    .short = À qui va cette carte ?
    .aside = une place, ou la vôtre pour la garder
dojo-prompt-challenge = Tour { $round } sur 12 : vous avez { LE($card) }. Défier le donneur, { $dealer }, pour { LE($trophy) } ? La plus haute ceinture gagne, la vôtre en cas d’égalité.
    .short = Défier { $dealer } pour le trophée ?
    .shorter = Défier { $dealer } ?
    .aside = à ceintures égales, vous gagnez
dojo-prompt-throw = Tour { $round } sur 12, manche { $throw } sur 3, { $duel } : pierre, feuille ou ciseaux ? Chaque manche gagnée ajoute un à la ceinture pour ce défi ; à égalité, l’attaquant l’emporte.
    .short = Pierre, feuille ou ciseaux ?
    .aside = chaque manche gagnée : +1 à la ceinture
dojo-prompt-wait-throw = Tour { $round } sur 12, manche { $throw } sur 3, { $duel } : on attend { $others }.
    .short = { asked-wait }
dojo-prompt-watch-throw = Tour { $round } sur 12, manche { $throw } sur 3, { $duel } : { COUNT($others) ->
    [one] { $others } choisit.
   *[other] { $others } choisissent.
 }
    .short = { asked-watch }
    .shorter = { asked-watch.shorter }
dojo-duel = { $challenger } ({ $attack }) contre { $dealer } ({ $defence })
dojo-tally = { $won ->
    [0] { $belt } { $value }
   *[other] { $belt } { $value } + { $won }
 }
dojo-prompt-swap = Tour { $round } sur 12 : défi gagné ! Garder { LE($card) }, ou prendre à la place { LE($other) } { DE($rival) } ?
    .short = Défi gagné ! Quelle carte voulez-vous ?
    .shorter = Gagné ! Quelle carte ?
    .aside = l’autre carte va à l’adversaire
dojo-prompt-place = Tour { $round } sur 12 : où s’entraîne { LE($card) } dans votre dojo ? Les disciples comptent en ligne, les ceintures en colonne.
    .short = Où s’entraîne { LE($disciple) } ?
    .shorter = Où poser votre carte ?
    .aside = à côté d’une carte déjà posée
dojo-prompt-award = Tour { $round } sur 12 : quelle ligne ou colonne de votre dojo reçoit { LE($trophy) } ? { $about }
    .short = Où placer { LE($trophy) } ?
    .shorter = Où placer le trophée ?
    .aside = il y agira au décompte
dojo-prompt-award-fixed = Tour { $round } sur 12 : quelle ligne ou colonne de votre dojo reçoit { LE($trophy) } ? { $about } { $cost }
    .short = Où placer { LE($trophy) } ?
    .shorter = Où placer le trophée ?
    .aside = le dojo ne grandira plus de ce côté
dojo-fixed-left = Le trophée reste où vous le mettez, et dès lors votre dojo ne grandit plus vers la gauche.
dojo-fixed-top = Le trophée reste où vous le mettez, et dès lors votre dojo ne grandit plus vers le haut.

dojo-action-keep-card = Garder { LE($card) } pour vous
dojo-action-give = Donner { LE($card) } { A($to) }
dojo-action-challenge = Défier { $dealer }
    .short = Défier
dojo-action-pass = Passer
dojo-action-throw-rock = Pierre
dojo-action-throw-paper = Feuille
dojo-action-throw-scissors = Ciseaux
dojo-action-swap = Prendre { LE($card) } { DE($rival) }
dojo-action-keep = Garder { LE($card) }
dojo-action-place = Poser { LE($card) } en { $square }
dojo-action-award = Placer { LE($trophy) } sur { LE($line) }

## Ce qui se passe

dojo-throw-rock = pierre
dojo-throw-paper = feuille
dojo-throw-scissors = ciseaux

dojo-event-round = Le tour { $round } commence.
    .short = Tour { $round }
dojo-event-turn-up = { ME($seat) ->
    [yes] Vous distribuez et retournez { LE($trophy) }.
   *[no] { $seat } distribue et retourne { LE($trophy) }.
 }
    .caption = en jeu : { $trophy }
dojo-event-look = { ME($seat) ->
    [yes] Vous regardez la première carte : { $card }.
   *[no] { $seat } regarde la première carte : { $card }.
 }
    .caption = regarde : { $card }
dojo-event-give = { ME($seat) ->
    [yes] { ME($to) ->
        [yes] Vous gardez une carte.
       *[no] Vous donnez une carte { A($to) }.
    }
   *[no] { ME($to) ->
        [yes] { $seat } vous donne une carte.
       *[no] { SAME($seat, $to) ->
            [yes] { $seat } garde une carte.
           *[no] { $seat } donne une carte { A($to) }.
        }
    }
 }
    .caption = { SAME($seat, $to) ->
        [yes] garde une carte
       *[no] { ME($to) ->
            [yes] une carte pour vous
           *[no] une carte pour { $to }
        }
    }
dojo-event-give-card = { ME($seat) ->
    [yes] { ME($to) ->
        [yes] Vous gardez { LE($card) }.
       *[no] Vous donnez { LE($card) } { A($to) }.
    }
   *[no] { ME($to) ->
        [yes] { $seat } vous donne { LE($card) }.
       *[no] { SAME($seat, $to) ->
            [yes] { $seat } garde { LE($card) }.
           *[no] { $seat } donne { LE($card) } { A($to) }.
        }
    }
 }
    .caption = { SAME($seat, $to) ->
        [yes] garde : { $card }
       *[no] { ME($to) ->
            [yes] { $card } pour vous
           *[no] { $card } pour { $to }
        }
    }
dojo-event-receive = { ME($seat) ->
    [yes] Vous recevez de la pioche { LE($card) }.
   *[no] { $seat } reçoit de la pioche { LE($card) }.
 }
    .caption = reçoit : { $card }
dojo-event-pass = { ME($seat) ->
    [yes] Vous passez.
   *[no] { $seat } passe.
 }
    .caption = passe
dojo-event-challenge = { ME($seat) ->
    [yes] Vous défiez { $to } !
   *[no] { ME($to) ->
        [yes] { $seat } vous défie !
       *[no] { $seat } défie { $to } !
    }
 }
    .caption = { ME($to) ->
        [yes] vous défie !
       *[no] défie { $to } !
    }
dojo-event-reveal = { ME($seat) ->
    [yes] Vous montrez { LE($card) }.
   *[no] { $seat } montre { LE($card) }.
 }
    .caption = montre : { $card }
dojo-event-throw = { ME($seat) ->
    [yes] Vous jouez { $throw }.
   *[no] { $seat } joue { $throw }.
 }
    .caption = joue : { $throw }
dojo-event-throw-drawn = La manche est nulle.
    .caption = égalité
dojo-event-throw-won = { ME($seat) ->
    [yes] Vous gagnez la manche : un de plus pour votre ceinture.
   *[no] { $seat } gagne la manche : un de plus pour sa ceinture.
 }
    .caption = gagne la manche
dojo-event-win = { ME($seat) ->
    [yes] Vous gagnez le défi (attaquant { $attack }, donneur { $defence }) et prenez { LE($trophy) }.
   *[no] { $seat } gagne le défi (attaquant { $attack }, donneur { $defence }) et prend { LE($trophy) }.
 }
    .short = { ME($seat) ->
        [yes] Vous gagnez le défi
       *[no] { $seat } gagne le défi
    }
    .caption = attaquant { $attack }, donneur { $defence }
dojo-event-swap = { ME($seat) ->
    [yes] Vous échangez les deux cartes.
   *[no] { $seat } échange les deux cartes.
 }
    .caption = échange les cartes
dojo-event-keep = { ME($seat) ->
    [yes] Vous laissez les cartes comme elles sont.
   *[no] { $seat } laisse les cartes comme elles sont.
 }
    .caption = laisse les cartes
dojo-event-place = { ME($seat) ->
    [yes] Vous posez { LE($card) } en { $cell }.
   *[no] { $seat } pose { LE($card) } en { $cell }.
 }
    .caption = { $card } en { $cell }
dojo-goal-award = { $trophy }
dojo-event-award = { ME($seat) ->
    [yes] Vous placez { LE($trophy) } sur { LE($line) }.
   *[no] { $seat } place { LE($trophy) } sur { LE($line) }.
 }
    .caption = { $trophy } : { $line }
dojo-event-no-line = { ME($seat) ->
    [yes] Vous n’avez pas de place pour { LE($trophy) }, qui retourne dans la boîte.
   *[no] { $seat } n’a pas de place pour { LE($trophy) }, qui retourne dans la boîte.
 }
    .caption = aucune ligne pour lui
dojo-event-unclaimed = Personne n’a lancé de défi : { LE($trophy) } retourne dans la boîte.
    .caption = retour dans la boîte
dojo-event-final = { ME($seat) ->
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

dojo-refusal-has-a-card = { ME($to) ->
    [yes] Vous avez déjà une carte à ce tour.
   *[no] { $to } a déjà une carte à ce tour.
 }
dojo-refusal-square-taken = Une carte s’y trouve déjà, et une carte posée ne bouge plus.
dojo-refusal-not-beside-a-card = Aucune carte de votre dojo ne touche cette case par un côté.
dojo-refusal-fourth-row = Ce serait une quatrième ligne ; un dojo en a trois.
dojo-refusal-fifth-column = Ce serait une cinquième colonne ; un dojo en a quatre.
dojo-refusal-beyond-the-left-edge = Un trophée fixe se tient au bord gauche de votre dojo : aucune carte ne se pose au-delà.
dojo-refusal-beyond-the-top-edge = Un trophée fixe se tient au bord supérieur de votre dojo : aucune carte ne se pose au-delà.
dojo-refusal-wrong-direction = La place { DE(LE($trophy)) } n’est pas là : les trophées noirs vont aux lignes, les orange aux colonnes.
dojo-refusal-empty-line = Il n’y a encore aucune carte à cet endroit ; { LE($trophy) } ne peut pas y aller.
dojo-refusal-starts-inside = Cette ligne ou colonne commence à l’intérieur de votre dojo : { LE($trophy) } y occuperait pour de bon la place d’une carte.
dojo-refusal-has-a-trophy = On y trouve déjà { LE($trophy) }.

## Points

dojo-points-total = total
dojo-points-rows = lignes
dojo-points-row = ligne { $row }
dojo-points-group = { $size } × { $disciple }{ $jokers ->
    [0] { "" }
    [one] , dont un joker
   *[other] , dont { $jokers } jokers
 }
dojo-points-columns = colonnes
dojo-points-column = colonne { $column } : ceinture { $belt }
dojo-points-column-nothing = colonne { $column } : ceintures dépareillées
dojo-points-column-unfinished = colonne { $column } : inachevée
dojo-points-with-trophy = { $line } ({ $trophy })
dojo-points-kept = { $trophies ->
    [one] { $trophies } trophée gardé, { $each } points pièce
   *[other] { $trophies } trophées gardés, { $each } points pièce
 }

## Options

dojo-option-white_belt = variante Ceinture blanche
dojo-option-black_belt = variante Ceinture noire
dojo-option-fixed_trophies = trophées fixes
dojo-option-deck = paquet
dojo-option-deck-even = équilibré
dojo-option-deck-black_masters = maîtres noirs
dojo-option-deck-rare_belts = ceintures rares
dojo-option-deck-few_masters = peu de maîtres

## Familles de cartes, pour le labo

dojo-family-monkey = singes
dojo-family-fox = renards
dojo-family-tigress = tigresses
dojo-family-crane = grues
dojo-family-bear = ours
dojo-family-raccoon = ratons laveurs
