# Arigatō in English.

arigato-pitch = Twelve days, four workshops, a birthday for the Shogun.
arigato-by = a game by M. Ladrat and F. Sirieix
arigato-made = A game by Mélodye Ladrat and Florian Sirieix, published by Ludonaute in 2025.
arigato-known = The rules follow the printed rulebooks. The hundred artisans and the calendar are reconstructed, but for a few seen in the examples of the rulebook: each card says so.

## Cards and items

arigato-craft-sculptor = sculptor
arigato-craft-botanist = botanist
arigato-craft-origamist = origamist
arigato-craft-blacksmith = blacksmith
arigato-craft-fireworks_maker = fireworks maker

arigato-item-statue = statue
arigato-item-bonsai = bonsai
arigato-item-origami = origami
arigato-item-katana = katana
arigato-item-firework = firework

arigato-items-statue = { $count ->
    [one] { $count } statue
   *[other] { $count } statues
 }
arigato-items-bonsai = { $count } bonsai
arigato-items-origami = { $count } origami
arigato-items-katana = { $count ->
    [one] { $count } katana
   *[other] { $count } katanas
 }
arigato-items-firework = { $count ->
    [one] { $count } firework
   *[other] { $count } fireworks
 }

arigato-workshop-TL = top left
    .short = TL
arigato-workshop-TR = top right
    .short = TR
arigato-workshop-BL = bottom left
    .short = BL
arigato-workshop-BR = bottom right
    .short = BR

arigato-card = { $craft } { $number }
arigato-card-hidden = face-down card
arigato-card-rule = { $effect } { $condition }
arigato-card-dusk = { $rule } (dusk icon)
arigato-card-offering = Offering: { $cost }; worth { $favors } favor under the gate
arigato-card-about = { $rule }. { $offering }. Makes: { $item }. Goes { OR($workshops) }.

arigato-condition-traveller_is = for each { $craft } among your travelers
arigato-condition-travellers_alike = when your two travelers are of the same type
arigato-condition-resident_is = when a new { $craft } moves in
arigato-condition-craftsman_is = for each { $craft } among your craftsmen, twice at most
arigato-condition-craftsman_is_generous = for each { $craft } among your craftsmen
arigato-condition-craftsmen_alike = when your two craftsmen are of the same type
arigato-condition-craftsmen_alike_generous = for each two of your craftsmen who are of the same type
arigato-condition-craft_to_gate = when { AN($craft) } goes under your gate
arigato-condition-self_to_gate = when this artisan goes under your gate
arigato-condition-offering_placed = when you prepare an offering
arigato-condition-item_gained = for each { $item } you gain
arigato-condition-objective_gained = when you gain an objective token
arigato-condition-dusk_per_offered_craft = at dusk for each { $craft } with an offering
arigato-condition-dusk_two_on_top = at dusk if both upper workshops hold { $craft }s
arigato-condition-dusk_five_items = at dusk if you have five items or more
arigato-condition-dusk_per_offered_pair = at dusk for each pair of artisans with an offering
arigato-condition-dusk_per_craft = at dusk for each { $craft } in your village

arigato-effect-favor = { $count } favor
arigato-effect-favor_per_craft_in_village = { $count } favor per { $craft } in your village
arigato-effect-favor_per_craft_at_gate = { $count } favor per { $craft } under your gate
arigato-effect-item_of_offered = { $count } × the item of that artisan
arigato-effect-item_of_craftsmen = { $count } × the item of those craftsmen

arigato-subject-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
arigato-subject-dusk_cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } with the dusk icon
arigato-subject-same_craft = { $count } cards of the same type
arigato-subject-different_crafts = { $count } different types
arigato-subject-offered_cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } with an offering
arigato-subject-items = { $count ->
    [one] { $count } item
   *[other] { $count } items
 }
arigato-subject-same_items = { $count } identical items
arigato-subject-different_items = { $count } different items
arigato-place-village = in your village
arigato-place-gate = under your gate
arigato-place-both = in your village and under your gate together
arigato-place-stock = in your supply
arigato-today-village = in your village
arigato-today-gate = under your gate
arigato-today-both = in village and gate
arigato-today-stock = in your supply
arigato-objective = { $what } { $where }
arigato-objective-about = { $objective }: { $have } of { $count } so far.

## The table

arigato-staged-dusk = { ME($seats) ->
    [yes] you meet the objective
   *[no] { COUNT($seats) ->
        [one] { $seats } meets the objective
       *[other] { $seats } meet the objective
    }
 }
arigato-dusk-of-day = dusk of day { $day }
arigato-dusk-seat = { ME($seat) ->
    [yes] you
   *[no] { $seat }
 }
arigato-dusk-token = token { $tokens }
arigato-dusk-counted = of { $count }
arigato-dusk-missed = of { $count }, no token
arigato-village-of = { ME($seat) ->
    [yes] your village
   *[no] { POSS($seat) } village
 }
    .short = village
arigato-hand-of = { ME($seat) ->
    [yes] your hand
   *[no] { POSS($seat) } hand
 }
    .short = hand
arigato-progress = day { $day } of { $days }
arigato-craftsman = { $number ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 } craftsman
arigato-craftsmen-of = { ME($seat) ->
    [yes] your craftsmen
   *[no] { POSS($seat) } craftsmen
 }
    .short = craftsmen
arigato-hand-card = card { $number }
    .short = { "" }
arigato-stock-of = { ME($seat) ->
    [yes] your supply
   *[no] { POSS($seat) } supply
 }
    .short = items
arigato-gate-of = { ME($seat) ->
    [yes] under your gate
   *[no] under { POSS($seat) } gate
 }
    .short = gate
arigato-travellers-alone = today’s travelers
arigato-travellers-of = { ME($seat) ->
    [yes] your travelers to { $to }
   *[no] { ME($to) ->
        [yes] { POSS($seat) } travelers to you
       *[no] { POSS($seat) } travelers to { $to }
    }
 }
    .short = on the way
arigato-traveller = { $number ->
    [1] first
   *[other] second
 } traveler
    .short = { "" }
arigato-calendar = calendar
arigato-day = day { $day }
arigato-day-marker = day marker on day { $day }
arigato-middle = middle of the table
arigato-pile = { $count ->
    [one] { $count } card left in the draw pile
   *[other] { $count } cards left in the draw pile
 }
    .short = pile { $count }
arigato-discard = { $count ->
    [one] { $count } discarded card
   *[other] { $count } discarded cards
 }
    .short = discard { $count }
arigato-kept = { $count ->
    [one] { $count } traveler kept
   *[other] { $count } travelers kept
 }
    .short = kept { $count }
arigato-offering = offering token
arigato-favors = favor
arigato-objective-tokens = objective tokens

arigato-counter-target = to beat
arigato-counter-points = points
    .short = pts
arigato-counter-favors = favor
    .short = fav
arigato-counter-items = items
arigato-counter-objectives = objectives
    .short = obj

mark-fired = has had its effect in this round
    .sign = *
mark-met = reached
    .sign = ✓
mark-traveller = traveler
    .sign = →
mark-craftsman = craftsman
    .sign = +

## What is asked

arigato-phase-dawn = dawn
arigato-phase-day = the day
arigato-phase-dusk = dusk

arigato-prompt-over = { ME($winners) ->
    [yes] The game is over: you win!
   *[no] { COUNT($winners) ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over, a shared victory: { $winners }.
    }
 }
    .short = { asked-over }
    .shorter = { asked-over.shorter }
arigato-prompt-solo-won = The game is over. You win, { $points } to { $target }!
    .short = You win, { $points } to { $target }!
arigato-prompt-solo-lost = The game is over. Not enough: { $points } to { $target }.
    .short = Not enough: { $points } to { $target }
arigato-prompt-wait = Day { $day } of 12, { $phase }: waiting for { $others }.
    .short = { asked-wait }
    .shorter = { asked-wait.shorter }
arigato-prompt-watch = Day { $day } of 12, { $phase }: { COUNT($others) ->
    [one] { $others } is choosing.
   *[other] { $others } are choosing.
 }
    .short = { asked-watch }
    .shorter = { asked-watch.shorter }
arigato-prompt-arrange = Day { $day } of 12, dawn: who moves into a workshop as your resident? The artisan stays and works there. You may empty workshops first.
    .short = Dawn: who becomes your resident?
    .shorter = Who becomes your resident?
    .aside = the artisan stays and works there
arigato-prompt-roles = Day { $day } of 12, dawn: give your five artisans their roles. One moves into a workshop and stays, two travel to your neighbor for tomorrow, two give their items today. Everything can be changed until you are ready; workshops may be emptied first.
    .short = Give your five artisans their roles
    .shorter = Give each artisan a role
arigato-prompt-last = Day { $day } of 12, dawn: who moves into a workshop? All the others are craftsmen today.
    .short = Who moves in? All others craft today
    .shorter = Last day: who moves in?
arigato-prompt-full = Day { $day } of 12, dawn: no workshop is free for any of your artisans. Empty one first: click on who lives there.
    .short = No workshop fits: empty one first
    .shorter = Empty a workshop first
arigato-post-resident = moves in here
    .short = moves in
arigato-post-traveller = travels
arigato-post-craftsman = crafts
arigato-prompt-install = Day { $day } of 12, dawn: which workshop is for { $card }?
    .short = Which workshop?
    .aside = it stays there and works for you
arigato-prompt-traveller = Day { $day } of 12, dawn: choose traveler { $number } of 2, who goes to { $to } for tomorrow. The two cards left are your craftsmen: they give their items today.
    .short = Traveler { $number } of 2: who leaves?
    .aside = the two left over craft today
arigato-prompt-keep = Day { $day } of 12, dawn: choose traveler { $number } of 2, to be kept. The favor of the kept cards, by type and without the weakest type, is the score to beat.
    .short = Traveler { $number } of 2: keep whom?
    .aside = kept cards make the score to beat
arigato-prompt-confirm = Day { $day } of 12, dawn: all roles are set. Ready? Until everybody is, you can go back.
    .short = All roles are set. Ready?
    .aside = until all are, you can go back
arigato-prompt-morning = Day { $day } of 12: empty a workshop before the craftsmen go to work?
    .short = Empty a workshop first?
    .aside = before the craftsmen set to work
arigato-prompt-pair = Day { $day } of 12: you have two pairs of craftsmen. Which one counts?
    .short = Which pair of craftsmen counts?
    .shorter = Which pair counts?
    .aside = on the last day only one does
arigato-prompt-apply = Day { $day } of 12: { $card } gives { $effect } { $condition }. Take it?
    .short = Use this effect?
    .aside = you may let it pass
arigato-prompt-apply-spilling = Day { $day } of 12, dusk: { $card } gives { $effect }. That brings you bonus items, but no more than { $most ->
    [one] { $most } item
   *[other] { $most } items
 } may be kept tonight. Take it, or skip it and keep the bonus for another day?
    .short = Use this effect?
    .aside = only seven items stay tonight
arigato-prompt-pick = Day { $day } of 12: you have { $favors } favor, and every ten bring two items of your choice. Which one?
    .short = { $favors } favor: which item?
    .aside = every ten bring two items
arigato-prompt-order = Day { $day } of 12, dusk: whose effect comes next? The order may matter.
    .short = Dusk: which effect first?
    .aside = then seven items at most
arigato-prompt-limit = Day { $day } of 12, dusk: you may keep { $most ->
    [one] { $most } item
   *[other] { $most } items
 }. Discard { $count } more.
    .short = Seven items at most: discard { $count } more
    .shorter = Discard { $count } more
    .aside = then the day is over
arigato-prompt-manage = Day { $day } of 12: manage your village. Swap two like items for another, pay for an offering, send artisans with an offering to the palace; then end the day.
    .short = Manage your village
    .aside = swap items, offer, send to the palace
arigato-prompt-manage-last = Last day: manage your village. { $offered ->
    [0] Only what goes under the gate today will count.
    [one] { $offered } artisan with an offering has not been sent yet.
   *[other] { $offered } artisans with an offering have not been sent yet.
 }
    .short = { $offered ->
        [0] Last day in your village
       *[other] Last day: { $offered } left to send
     }
    .aside = only what is under the gate counts

arigato-action-resident = Make { $card } your resident: { $rule }. { $offering }.
    .short = Make { $card } your resident
arigato-action-install = Place { $card } { $workshop }
arigato-action-traveller = Send { $card } to { $to }
arigato-action-keep = Keep { $card } as a traveler
arigato-action-work = Let { $card } craft today
arigato-action-ready = Ready
arigato-action-craft = Let the craftsmen work
    .short = To work
arigato-action-apply = Use the effect
arigato-action-decline = Skip the effect
arigato-action-next = Next { $card }: { $effect }
arigato-action-pick = Take { AN($item) }
arigato-action-pair = Count the pair that makes { AN($item) }
arigato-action-discard = Discard { AN($item) }
arigato-action-done = End the day
arigato-action-done-warned = End anyway ({ $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
 } to send)
    .short = End anyway
arigato-action-offer = Prepare the offering of { $card }: { $cost }
    .short = Make offering
arigato-action-swap = Swap two items ({ $item }) for { AN($other) }
arigato-action-send = Send { $card } to the palace ({ $favors } favor)
arigato-action-empty = Discard { $card } ({ $workshop })

## What happens

arigato-event-day = Day { $day } begins.
    .short = Day { $day }
arigato-event-reshuffle = The discard pile is shuffled and becomes the new draw pile ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }).
    .caption = the discards are shuffled
arigato-event-draw = { ME($seat) ->
    [yes] You take { $craft } { $card }.
   *[no] { $seat } takes { $craft } { $card }.
 }
    .caption = takes { AN($craft) }
arigato-event-reveal = { ME($seat) ->
    [yes] Your new resident: { $craft } { $card } ({ $workshop }).
   *[no] { POSS($seat) } new resident: { $craft } { $card } ({ $workshop }).
 }
    .caption = { AN($craft) } moves in
arigato-event-empty = { ME($seat) ->
    [yes] You discard { $craft } { $card } from your village.
   *[no] { $seat } discards { $craft } { $card } from their village.
 }
    .caption = discards { AN($craft) }
arigato-event-send = { ME($seat) ->
    [yes] You send { $craft } { $card } to the palace.
   *[no] { $seat } sends { $craft } { $card } to the palace.
 }
    .caption = { AN($craft) } to the palace
arigato-event-craft = { ME($seat) ->
    [yes] Your { $craft } { $card } makes { AN($item) }.
   *[no] { POSS($seat) } { $craft } { $card } makes { AN($item) }.
 }
    .caption = makes { AN($item) }
arigato-event-pass = { ME($seat) ->
    [yes] Your traveler { $craft } { $card } sets off to { $to }.
   *[no] { ME($to) ->
        [yes] { POSS($seat) } traveler { $craft } { $card } sets off to you.
       *[no] { POSS($seat) } traveler { $craft } { $card } sets off to { $to }.
    }
 }
    .caption = { ME($to) ->
        [yes] sends you { AN($craft) }
       *[no] { AN($craft) } to { $to }
    }
arigato-event-keep = { ME($seat) ->
    [yes] You keep traveler { $craft } { $card }.
   *[no] { $seat } keeps traveler { $craft } { $card }.
 }
    .caption = keeps { AN($craft) }
arigato-event-effect = { ME($seat) ->
    [yes] Effect of your { $craft } { $card }.
   *[no] Effect of { POSS($seat) } { $craft } { $card }.
 }
    .caption = effect of the { $craft }
arigato-event-decline = { ME($seat) ->
    [yes] You skip the effect of your { $craft } { $card }.
   *[no] { $seat } skips the effect of { $craft } { $card }.
 }
    .caption = skips an effect
arigato-event-gain = { ME($seat) ->
    [yes] You gain { AN($item) }.
   *[no] { $seat } gains { AN($item) }.
 }
    .caption = gains { AN($item) }
arigato-event-favors = { ME($seat) ->
    [yes] You gain { $favors } favor.
   *[no] { $seat } gains { $favors } favor.
 }
    .caption = +{ $favors } favor
arigato-event-bonus = { ME($seat) ->
    [yes] You have reached { $favors } favor and take items of your choice.
   *[no] { $seat } has reached { $favors } favor and takes items of their choice.
 }
    .caption = bonus items
arigato-event-guard = { ME($seat) ->
    [yes] You have had { $most } effects in this round: no more follow.
   *[no] { $seat } has had { $most } effects in this round: no more follow.
 }
    .caption = no more effects
arigato-event-offer = { ME($seat) ->
    [yes] You prepare the offering of your { $craft } { $card }.
   *[no] { $seat } prepares the offering of their { $craft } { $card }.
 }
    .caption = an offering is ready
arigato-event-swap = { ME($seat) ->
    [yes] You swap two items ({ $item }) for { AN($other) }.
   *[no] { $seat } swaps two items ({ $item }) for { AN($other) }.
 }
    .caption = swaps for { AN($other) }
arigato-event-day-done = { ME($seat) ->
    [yes] You end the day.
   *[no] { $seat } ends the day.
 }
    .caption = ends the day
arigato-goal-objective = Day { $day }
arigato-event-objective = { ME($seat) ->
    [yes] You meet the objective of day { $day } and now have { $tokens ->
        [one] { $tokens } objective token
       *[other] { $tokens } objective tokens
    }.
   *[no] { $seat } meets the objective of day { $day } and now has { $tokens ->
        [one] { $tokens } objective token
       *[other] { $tokens } objective tokens
    }.
 }
    .caption = objective met: token { $tokens }
arigato-event-discard-item = { ME($seat) ->
    [yes] You discard { AN($item) }.
   *[no] { $seat } discards { AN($item) }.
 }
    .caption = discards { AN($item) }
arigato-event-final = { ME($seat) ->
    [yes] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
    .caption = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
arigato-event-target = The score to beat was { $points }.
    .caption = score to beat: { $points }

## What is refused

arigato-refusal-face-down = The resident { $workshop } is still face down; it cannot be removed before it is revealed.
arigato-refusal-workshop-empty = The workshop { $workshop } is empty already.
arigato-refusal-no-free-workshop = No free workshop fits { $craft } { $card }. Empty one that does, or choose another card.
arigato-refusal-workshop-taken = The workshop { $workshop } is occupied.
arigato-refusal-not-allowed-there = { START($craft) } { $card } does not go { $workshop }.
arigato-refusal-is-resident = { START($craft) } { $card } is your resident.
arigato-refusal-is-traveller = { START($craft) } { $card } travels already.
arigato-refusal-no-artisan = Nobody works { $workshop }.
arigato-refusal-has-token = { START($craft) } { $card } has an offering token already.
arigato-refusal-lacks-items = The offering of { $craft } { $card } needs { $lacking } more of this item: { $item }.
arigato-refusal-same-item = A swap takes an item of another kind.
arigato-refusal-needs-two = A swap gives back two identical items, and you do not have two of these: { $item }.
arigato-refusal-too-many-swaps = { $most } swaps are the limit for one day.
arigato-refusal-nothing-pending = No effect is pending { $workshop }.
arigato-refusal-none-in-stock = You have none of these: { $item }.

## Points

arigato-points-total = total
arigato-points-favors = favor gained by effects
    .short = favor by effects
arigato-points-gate = { $count ->
    [one] { $count } artisan under the gate
   *[other] { $count } artisans under the gate
 }
arigato-points-objectives = { $count ->
    [one] { $count } objective token
   *[other] { $count } objective tokens
 }
arigato-points-target = score to beat: { $target } ({ $cards ->
    [one] { $cards } traveler kept
   *[other] { $cards } travelers kept
 })
arigato-points-group = kept travelers, { $craft }: { $favors }
arigato-points-group-dropped = kept travelers, { $craft }: { $favors }, the weakest group, not counted

## Options

arigato-option-first_tile = calendar, days 1 to 6
arigato-option-first_tile-a = side A
arigato-option-first_tile-b = side B
arigato-option-second_tile = calendar, days 7 to 12
arigato-option-second_tile-a = side A
arigato-option-second_tile-b = side B
arigato-option-objectives = objectives
arigato-option-objectives-first = first reconstruction
arigato-option-objectives-balanced = balanced
arigato-option-explicit_effects = ask for every effect
arigato-option-generous_last_day = all four craftsmen count on the last day

## A deck of one’s own

error-artisan-list = “{ $what }” must be a list; here it is { $found }.
error-artisan-twice = The card { $card } is there twice.
error-artisans-per-craft = Of the type “{ $craft }” there must be { $needed } cards, and there are { $cards }.
error-artisan-word = “{ $field }” cannot be “{ $word }”.
error-artisan-number = “{ $field }” cannot be “{ $value }”.
error-artisan-without-workshop = The card { $card } may not stand in any workshop.
error-artisan-dusk-icon = The condition of the card { $card } belongs to dusk, so the card needs the dusk icon.
error-artisan-effect-condition = The effect “{ $effect }” goes with one condition only.
error-artisan-effect-parts = An effect has one to three parts, at most one of which counts artisans; here there are { $parts }, and { $counted } of them count.
error-calendar-days = The calendar has { $days } objectives and must have { $needed }.
error-calendar-day-twice = Day { $day } is there twice on this side.
error-calendar-objective = The objective “{ $subject }” cannot be counted at “{ $place }”.

## Key to the symbols

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
arigato-sign-favor = favor: a point each
arigato-sign-offering = an offering: the artisan has all that is needed
arigato-sign-dusk = happens at dusk, every evening
arigato-sign-gate = { arigato-place-gate }
arigato-sign-village = { arigato-place-village }
arigato-sign-both = { arigato-place-both }
arigato-sign-stock = { arigato-place-stock }
arigato-sign-traveller = { mark-traveller }
arigato-sign-resident = resident
arigato-sign-craftsman = { mark-craftsman }
arigato-sign-self = this very artisan
arigato-sign-cards = artisans, whatever their type
arigato-sign-person = artisans, compared by type
arigato-sign-items = items, whatever their kind
arigato-sign-objectives = an objective token
arigato-sign-at = the workshops that the card may go to

## Families of cards, for the lab

arigato-family-traveller_is = a craft among the travelers
arigato-family-travellers_alike = travelers of one type
arigato-family-resident_is = a craft moves in
arigato-family-craftsman_is = a craft among the craftsmen
arigato-family-craftsmen_alike = craftsmen of one type
arigato-family-craft_to_gate = a craft goes to the gate
arigato-family-self_to_gate = goes to the gate itself
arigato-family-offering_placed = an offering is prepared
arigato-family-item_gained = an item is gained
arigato-family-objective_gained = an objective is gained
arigato-family-dusk_per_offered_craft = dusk: per offering of a craft
arigato-family-dusk_two_on_top = dusk: a craft in both upper workshops
arigato-family-dusk_five_items = dusk: five items
arigato-family-dusk_per_offered_pair = dusk: per pair of offerings
arigato-family-dusk_per_craft = dusk: per artisan of a craft
