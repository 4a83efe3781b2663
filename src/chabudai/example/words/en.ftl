# Lanterns in English.

lanterns-pitch = Peek at a card, bid in secret, and hang your lanterns high.

## Pieces and places

lanterns-card = card { $value }
lanterns-card-hidden = hidden card
lanterns-lantern = lantern
lanterns-hook = hook { $hook }
lanterns-pile = pile of { $count }
lanterns-pile-zone = pile
lanterns-hand-of = { ME($seat) ->
    [yes] your hand
   *[no] { POSS($seat) } hand
 }
lanterns-hooks-of = { ME($seat) ->
    [yes] your hooks
   *[no] { POSS($seat) } hooks
 }
lanterns-counter-points = points
    .short = pts

## What is asked

lanterns-prompt-over = { ME($winners) ->
    [yes] The game is over: you win!
   *[no] { COUNT($winners) ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over, a shared victory: { $winners }.
    }
 }
    .short = { asked-over }
    .shorter = { asked-over.shorter }
lanterns-prompt-wait = Waiting for { $others }.
    .short = { asked-wait }
    .shorter = { asked-wait.shorter }
lanterns-prompt-peek = Round { $round }: whose first card do you look at?
    .short = Whose first card do you look at?
    .shorter = Look at whose card?
lanterns-prompt-bid = Round { $round }: which of your two cards do you bid? The highest bids hang two lanterns.
    .short = Which card do you bid?
lanterns-prompt-hang = Round { $round }: on which hook does your lantern hang? It is worth the number of the hook.
    .short = Where does your lantern hang?

## What may be chosen

lanterns-action-peek = Look at { POSS($to) } first card
lanterns-action-decline = Look at nothing
lanterns-action-bid = Bid this card
lanterns-action-hang = Hang the lantern on hook { $hook }

## What happens

lanterns-event-round = Round { $round }.
lanterns-event-receive = { ME($seat) ->
    [yes] You get { $card }.
   *[no] { $seat } gets { $card }.
 }
lanterns-event-peek = { ME($seat) ->
    [yes] You look at { POSS($to) } first card.
   *[no] { ME($to) ->
        [yes] { $seat } looks at your first card.
       *[no] { $seat } looks at { POSS($to) } first card.
    }
 }
    .caption = looks at a card
lanterns-event-peek-card = { ME($seat) ->
    [yes] You look at { POSS($to) } first card: { $card }.
   *[no] { ME($to) ->
        [yes] { $seat } looks at your first card: { $card }.
       *[no] { $seat } looks at { POSS($to) } first card: { $card }.
    }
 }
    .caption = looks at { $card }
lanterns-event-bid = { ME($seat) ->
    [yes] You bid { $card }.
   *[no] { $seat } bids { $card }.
 }
lanterns-event-hang = { ME($seat) ->
    [yes] You hang a lantern on hook { $hook }.
   *[no] { $seat } hangs a lantern on hook { $hook }.
 }
    .caption = hangs a lantern

## Why not

lanterns-refusal-out-of-reach = { ME($to) ->
    [yes] You have looked at a card, or shown yours, in this round.
   *[no] { $to } has looked at a card, or shown theirs, in this round.
 }
lanterns-refusal-hook-taken = A lantern hangs on hook { $hook } already.

## Points and options

lanterns-points = total
lanterns-points-hung = lanterns, by the numbers of their hooks
lanterns-points-won = bids won
lanterns-option-rounds = rounds
