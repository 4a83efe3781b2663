# Lanterns en français.

lanterns-pitch = Regardez une carte, misez en secret, et accrochez vos lampions bien haut.

## Pièces et lieux

lanterns-card = carte { $value }
lanterns-card-hidden = carte cachée
lanterns-lantern = lampion
lanterns-hook = crochet { $hook }
lanterns-pile = pioche de { $count }
lanterns-pile-zone = pioche
lanterns-hand-of = { ME($seat) ->
    [yes] votre main
   *[no] main { DE($seat) }
 }
lanterns-hooks-of = { ME($seat) ->
    [yes] vos crochets
   *[no] crochets { DE($seat) }
 }
lanterns-counter-points = points
    .short = pts

## Ce qui est demandé

lanterns-prompt-over = { ME($winners) ->
    [yes] La partie est finie : vous gagnez !
   *[no] { COUNT($winners) ->
        [one] La partie est finie : victoire { DE($winners) }.
       *[other] La partie est finie, victoire partagée : { $winners }.
    }
 }
    .short = { asked-over }
    .shorter = { asked-over.shorter }
lanterns-prompt-wait = On attend { $others }.
    .short = { asked-wait }
lanterns-prompt-peek = Manche { $round } : de qui regardez-vous la première carte ?
    .short = De qui regardez-vous la carte ?
    .shorter = Regarder quelle carte ?
lanterns-prompt-bid = Manche { $round } : laquelle de vos deux cartes misez-vous ? Les plus hautes mises accrochent deux lampions.
    .short = Quelle carte misez-vous ?
lanterns-prompt-hang = Manche { $round } : à quel crochet va votre lampion ? Il vaut le numéro du crochet.
    .short = À quel crochet va votre lampion ?
    .shorter = À quel crochet va-t-il ?

## Ce qu’on peut choisir

lanterns-action-peek = Regarder la première carte { DE($to) }
lanterns-action-decline = Ne rien regarder
lanterns-action-bid = Miser cette carte
lanterns-action-hang = Accrocher le lampion au crochet { $hook }

## Ce qui arrive

lanterns-event-round = Manche { $round }.
lanterns-event-receive = { ME($seat) ->
    [yes] Vous recevez la { $card }.
   *[no] { $seat } reçoit la { $card }.
 }
lanterns-event-peek = { ME($seat) ->
    [yes] Vous regardez la première carte { DE($to) }.
   *[no] { ME($to) ->
        [yes] { $seat } regarde votre première carte.
       *[no] { $seat } regarde la première carte { DE($to) }.
    }
 }
    .caption = regarde une carte
lanterns-event-peek-card = { ME($seat) ->
    [yes] Vous regardez la première carte { DE($to) } : { $card }.
   *[no] { ME($to) ->
        [yes] { $seat } regarde votre première carte : { $card }.
       *[no] { $seat } regarde la première carte { DE($to) } : { $card }.
    }
 }
    .caption = regarde { $card }
lanterns-event-bid = { ME($seat) ->
    [yes] Vous misez la { $card }.
   *[no] { $seat } mise la { $card }.
 }
lanterns-event-hang = { ME($seat) ->
    [yes] Vous accrochez un lampion au crochet { $hook }.
   *[no] { $seat } accroche un lampion au crochet { $hook }.
 }
    .caption = accroche un lampion

## Pourquoi pas

lanterns-refusal-out-of-reach = { ME($to) ->
    [yes] Vous avez déjà regardé une carte, ou montré la vôtre, dans cette manche.
   *[no] { $to } a déjà regardé une carte, ou montré la sienne, dans cette manche.
 }
lanterns-refusal-hook-taken = Un lampion pend déjà au crochet { $hook }.

## Points et options

lanterns-points = total
lanterns-points-hung = lampions, d’après le numéro de leur crochet
lanterns-points-won = mises gagnées
lanterns-option-rounds = manches
