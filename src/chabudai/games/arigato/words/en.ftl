# Arigatō in English.

arigato-pitch = Twelve days to fill a village with artisans and send them to the palace with their gifts.

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
arigato-card-offering = Offering: { $cost }; worth { $favors ->
    [one] { $favors } favor
   *[other] { $favors } favors
 } under the gate
arigato-card-about = { $rule }. { $offering }. Makes: { $item }. May stand { $workshops }.

arigato-condition-traveller_is = for each { $craft } among your travellers
arigato-condition-travellers_alike = when your two travellers are of one craft
arigato-condition-resident_is = when a new { $craft } moves in
arigato-condition-craftsman_is = for each { $craft } among your craftsmen, twice at most
arigato-condition-craftsman_is_generous = for each { $craft } among your craftsmen
arigato-condition-craftsmen_alike = when your two craftsmen are of one craft
arigato-condition-craftsmen_alike_generous = for each two craftsmen of yours who are of one craft
arigato-condition-craft_to_gate = for each { $craft } that you place under your gate
arigato-condition-self_to_gate = when this artisan goes under your gate
arigato-condition-offering_placed = when you prepare an offering
arigato-condition-item_gained = for each { $item } you gain
arigato-condition-objective_gained = when you gain an objective token
arigato-condition-dusk_per_offered_craft = at dusk for each { $craft } with an offering
arigato-condition-dusk_two_on_top = at dusk if both upper workshops hold { $craft }s
arigato-condition-dusk_five_items = at dusk if you have five items or more
arigato-condition-dusk_per_offered_pair = at dusk for each pair of artisans with an offering
arigato-condition-dusk_per_craft = at dusk for each { $craft } in your village

arigato-effect-favor = { $count ->
    [one] { $count } favor
   *[other] { $count } favors
 }
arigato-effect-favor_per_craft_in_village = { $count ->
    [one] { $count } favor
   *[other] { $count } favors
 } per { $craft } in your village
arigato-effect-favor_per_craft_at_gate = { $count ->
    [one] { $count } favor
   *[other] { $count } favors
 } per { $craft } under your gate
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
arigato-subject-same_craft = { $count } cards of one craft
arigato-subject-different_crafts = { $count } different crafts
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
arigato-place-stock = in stock
arigato-objective = { $what } { $where }
arigato-objective-about = { $objective }: { $have } of { $count } so far.

## The table

arigato-village-of = { ME($seat) ->
    [yes] your village
   *[no] village of { $seat }
 }
    .short = village
arigato-hand-of = { ME($seat) ->
    [yes] your hand
   *[no] hand of { $seat }
 }
    .short = hand
arigato-hand-card = card { $number }
    .short = { "" }
arigato-stock-of = { ME($seat) ->
    [yes] your stock
   *[no] stock of { $seat }
 }
    .short = items
arigato-gate-of = { ME($seat) ->
    [yes] under your gate
   *[no] under the gate of { $seat }
 }
    .short = gate
arigato-travellers-of = { ME($seat) ->
    [yes] your travellers to { $to }
   *[no] { ME($to) ->
        [yes] travellers of { $seat } to you
       *[no] travellers of { $seat } to { $to }
    }
 }
    .short = on the way
arigato-traveller = traveller { $number }
    .short = { "" }
arigato-calendar = calendar
arigato-day = day { $day }
arigato-day-marker = day marker on day { $day }
arigato-middle = middle of the table
arigato-pile = { $count ->
    [one] { $count } card left in the pile
   *[other] { $count } cards left in the pile
 }
    .short = pile { $count }
arigato-discard = { $count ->
    [one] { $count } discarded card
   *[other] { $count } discarded cards
 }
    .short = discard { $count }
arigato-kept = { $count ->
    [one] { $count } traveller kept
   *[other] { $count } travellers kept
 }
    .short = kept { $count }
arigato-offering = offering token
arigato-favors = favors
arigato-objective-tokens = objective tokens

arigato-counter-target = to beat
arigato-counter-points = points
    .short = pts
arigato-counter-favors = favors
    .short = fav
arigato-counter-items = items
arigato-counter-objectives = objectives
    .short = obj

mark-fired = has had its effect in this round
    .sign = *
mark-traveller = traveller
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
       *[other] The game is over: { $winners } share the victory.
    }
 }
arigato-prompt-solo-won = The game is over: { $points } points beat the target of { $target }. You win!
arigato-prompt-solo-lost = The game is over: { $points } points do not beat the target of { $target }.
arigato-prompt-wait = Day { $day } of 12, { $phase }: waiting for { $others }.
arigato-prompt-watch = Day { $day } of 12, { $phase }: { $others } to choose.
arigato-prompt-arrange = Day { $day } of 12, dawn: who moves into a workshop as your resident? The artisan stays and works there. You may empty workshops first.
arigato-prompt-install = Day { $day } of 12, dawn: which workshop is for the { $card }?
arigato-prompt-traveller = Day { $day } of 12, dawn: choose traveller { $number } of 2, who goes to { $to } for tomorrow. The two cards left are your craftsmen: they give their items today.
arigato-prompt-keep = Day { $day } of 12, dawn: choose traveller { $number } of 2, to be kept. The favors of the kept cards, by craft and without the weakest craft, are the score to beat.
arigato-prompt-confirm = Day { $day } of 12, dawn: all roles are given. Ready? Until everybody is, you can take it back.
arigato-prompt-morning = Day { $day } of 12: empty a workshop before the craftsmen go to work?
arigato-prompt-pair = Day { $day } of 12: you have two pairs of craftsmen. Which one counts?
arigato-prompt-apply = Day { $day } of 12: the { $card } gives { $effect } { $condition }. Take it?
arigato-prompt-apply-spilling = Day { $day } of 12, dusk: the { $card } gives { $effect }. That brings you bonus items, but no more than { $most } items may be kept tonight. Take it, or let it pass and keep the bonus for another day?
arigato-prompt-pick = Day { $day } of 12: you have reached { $favors } favors, and every ten bring two items of your choice. Which one?
arigato-prompt-order = Day { $day } of 12, dusk: whose effect comes next? The order may matter.
arigato-prompt-limit = Day { $day } of 12, dusk: you may keep { $most } items. Discard { $count } more.
arigato-prompt-manage = Day { $day } of 12: manage your village. Swap two like items for another, pay for an offering, send artisans with an offering to the palace; then end the day.
arigato-prompt-manage-last = Last day: manage your village. { $offered ->
    [0] Only what goes under the gate today will count.
    [one] { $offered } artisan with an offering has not been sent yet.
   *[other] { $offered } artisans with an offering have not been sent yet.
 }

arigato-action-resident = Make the { $card } your resident: { $rule }. { $offering }.
arigato-action-install = Place the { $card } { $workshop }
arigato-action-traveller = Send the { $card } to { $to }
arigato-action-keep = Keep the { $card } as traveller
arigato-action-ready = Ready
arigato-action-craft = Let the craftsmen work
arigato-action-apply = Take { $effect } from the { $card }
arigato-action-decline = Let { $effect } from the { $card } pass
arigato-action-next = Next the { $card }: { $effect }
arigato-action-pick = Take this item: { $item }
arigato-action-pair = Count the pair that makes this item: { $item }
arigato-action-discard = Discard this item: { $item }
arigato-action-done = End the day
arigato-action-done-warned = End the day although { $count ->
    [one] { $count } artisan with an offering is
   *[other] { $count } artisans with an offering are
 } still in your village
arigato-action-offer = Prepare the offering of the { $card }: { $cost }
arigato-action-swap = Swap two items ({ $item }) for another one ({ $other })
arigato-action-send = Send the { $card } to the palace ({ $favors ->
    [one] { $favors } favor
   *[other] { $favors } favors
 })
arigato-action-empty = Discard the { $card } ({ $workshop })

## What happens

arigato-event-day = Day { $day } begins.
arigato-event-reshuffle = The discard pile is shuffled and becomes the new pile ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }).
arigato-event-draw = { ME($seat) ->
    [yes] You take up the { $craft } { $card }.
   *[no] { $seat } takes up the { $craft } { $card }.
 }
arigato-event-reveal = { ME($seat) ->
    [yes] Your new resident is the { $craft } { $card } ({ $workshop }).
   *[no] The new resident of { $seat } is the { $craft } { $card } ({ $workshop }).
 }
arigato-event-empty = { ME($seat) ->
    [yes] You discard the { $craft } { $card } from your village.
   *[no] { $seat } discards the { $craft } { $card } from the village.
 }
arigato-event-send = { ME($seat) ->
    [yes] You send the { $craft } { $card } to the palace.
   *[no] { $seat } sends the { $craft } { $card } to the palace.
 }
arigato-event-craft = { ME($seat) ->
    [yes] Your { $craft } { $card } makes an item: { $item }.
   *[no] The { $craft } { $card } of { $seat } makes an item: { $item }.
 }
arigato-event-pass = { ME($seat) ->
    [yes] Your traveller { $craft } { $card } sets off to { $to }.
   *[no] The traveller { $craft } { $card } of { $seat } sets off to { $to }.
 }
arigato-event-keep = { ME($seat) ->
    [yes] You keep the traveller { $craft } { $card }.
   *[no] { $seat } keeps the traveller { $craft } { $card }.
 }
arigato-event-effect = { ME($seat) ->
    [yes] Effect of your { $craft } { $card }.
   *[no] Effect of the { $craft } { $card } of { $seat }.
 }
arigato-event-decline = { ME($seat) ->
    [yes] You let the effect of your { $craft } { $card } pass.
   *[no] { $seat } lets the effect of the { $craft } { $card } pass.
 }
arigato-event-gain = { ME($seat) ->
    [yes] You gain an item: { $item }.
   *[no] { $seat } gains an item: { $item }.
 }
arigato-event-favors = { ME($seat) ->
    [yes] You gain { $favors ->
        [one] { $favors } favor
       *[other] { $favors } favors
    }.
   *[no] { $seat } gains { $favors ->
        [one] { $favors } favor
       *[other] { $favors } favors
    }.
 }
arigato-event-bonus = { ME($seat) ->
    [yes] You have reached { $favors } favors and take items of your choice.
   *[no] { $seat } has reached { $favors } favors and takes items of choice.
 }
arigato-event-guard = { ME($seat) ->
    [yes] You have had { $most } effects in this round: no more follow.
   *[no] { $seat } has had { $most } effects in this round: no more follow.
 }
arigato-event-offer = { ME($seat) ->
    [yes] You prepare the offering of your { $craft } { $card }.
   *[no] { $seat } prepares the offering of the { $craft } { $card }.
 }
arigato-event-swap = { ME($seat) ->
    [yes] You give back two items ({ $item }) for another ({ $other }).
   *[no] { $seat } gives back two items ({ $item }) for another ({ $other }).
 }
arigato-event-day-done = { ME($seat) ->
    [yes] You end the day.
   *[no] { $seat } ends the day.
 }
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
arigato-event-discard-item = { ME($seat) ->
    [yes] You discard an item: { $item }.
   *[no] { $seat } discards an item: { $item }.
 }
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
arigato-event-target = The score to beat was { $points }.

## What is refused

arigato-refusal-face-down = The resident { $workshop } is still face down; it cannot be removed before it is revealed.
arigato-refusal-workshop-empty = The workshop { $workshop } is empty already.
arigato-refusal-no-free-workshop = No free workshop fits the { $craft } { $card }. Empty one that does, or choose another card.
arigato-refusal-workshop-taken = The workshop { $workshop } is occupied.
arigato-refusal-not-allowed-there = The { $craft } { $card } may not stand { $workshop }.
arigato-refusal-is-resident = The { $craft } { $card } is your resident.
arigato-refusal-is-traveller = The { $craft } { $card } travels already.
arigato-refusal-no-artisan = Nobody works { $workshop }.
arigato-refusal-has-token = The { $craft } { $card } has an offering token already.
arigato-refusal-lacks-items = The offering of the { $craft } { $card } needs { $lacking } more of this item: { $item }.
arigato-refusal-same-item = A swap takes an item of another kind.
arigato-refusal-needs-two = A swap gives back two identical items, and you do not have two of these: { $item }.
arigato-refusal-too-many-swaps = { $most } swaps a day are enough.
arigato-refusal-nothing-pending = No effect is pending { $workshop }.
arigato-refusal-none-in-stock = You have none of these: { $item }.

## Points

arigato-points-total = total
arigato-points-favors = favors gained by effects
arigato-points-gate = { $count ->
    [one] { $count } artisan under the gate
   *[other] { $count } artisans under the gate
 }
arigato-points-objectives = { $count ->
    [one] { $count } objective token
   *[other] { $count } objective tokens
 }
arigato-points-target = score to beat: { $target } ({ $cards ->
    [one] { $cards } traveller kept
   *[other] { $cards } travellers kept
 })
arigato-points-group = kept travellers, { $craft }: { $favors }
arigato-points-group-dropped = kept travellers, { $craft }: { $favors }, the weakest group, not counted

## Options

arigato-option-first_tile = calendar, days 1 to 6
arigato-option-first_tile-a = side A
arigato-option-first_tile-b = side B
arigato-option-second_tile = calendar, days 7 to 12
arigato-option-second_tile-a = side A
arigato-option-second_tile-b = side B
arigato-option-explicit_effects = ask for every effect
arigato-option-generous_last_day = all four craftsmen count on the last day

## A deck of one’s own

error-artisan-list = “{ $what }” must be a list; here it is { $found }.
error-artisan-twice = The card { $card } is there twice.
error-artisans-per-craft = There are { $cards } cards of the craft “{ $craft }”, and there must be { $needed }.
error-artisan-word = “{ $field }” cannot be “{ $word }”.
error-artisan-number = “{ $field }” cannot be “{ $value }”.
error-artisan-without-workshop = The card { $card } may not stand in any workshop.
error-artisan-dusk-icon = The condition of the card { $card } belongs to dusk, so the card needs the dusk icon.
error-artisan-effect-condition = The effect “{ $effect }” goes with one condition only.
error-artisan-effect-parts = An effect has one to three parts, at most one of which counts artisans; here there are { $parts }, and { $counted } of them count.
error-calendar-days = The calendar has { $days } objectives and must have { $needed }.
error-calendar-day-twice = Day { $day } is there twice on this side.
error-calendar-objective = The objective “{ $subject }” cannot be counted at “{ $place }”.
