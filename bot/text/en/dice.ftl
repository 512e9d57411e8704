### The dice commands: results, odds, luck, proof

## What was rolled

roll-joint = {" "}
roll-group = { $name } ({ $dice })
roll-more = … and { $count } more
roll-note = {" "}[{ $text }]
roll-total = { $dice } = **{ $total }**
roll-against = { $roll } against { $dice } = **{ $total }**
roll-success = { $roll } → **success**
roll-failure = { $roll } → **failure**
roll-successes = { $dice } → **{ $count } { $count ->
        [one] success
       *[other] successes
    }**
roll-chosen = → **{ $chosen }**
roll-brief-success = { $total }, success
roll-brief-failure = { $total }, failure
roll-brief-successes = { $count } { $count ->
        [one] success
       *[other] successes
    }

## Peak rolls

peak-heading = Peak roll, { $dice } { $dice ->
        [one] die
       *[other] dice
    }{ $boost ->
        [0] {""}
       *[other] {""} + boost { $boost }
    }
peak-extra = {" → extra "}{ $dice }
peak-outcome = { $dice } = { $successes } { $successes ->
        [one] success
       *[other] successes
    } − { $fumbles } { $fumbles ->
        [one] fumble
       *[other] fumbles
    } = **total { $total }**
peak-nothing = No dice = **total { $total }**
peak-brief = total { $total }

## Expressions that can't be read (each sentence points at the place)

dice-place = `{ $before }»{ $at }«{ $after }` (character { $number })
dice-place-end = `{ $before }» «{ $after }` (character { $number })
error-dice = These dice can't be rolled.
error-dice-empty = Please write what to roll, such as `2D6+3`, `2D6>=7` or `3B6`.
error-dice-too-long = An expression can have { $most } characters. What comes from here on is too much: { $place }
error-dice-unexpected = "{ $found }" can't stand here: { $place }
error-dice-unfinished = { $needed ->
        [closing] A closing parenthesis is missing: { $place }
        [number] A number is missing here: { $place }
        [list] Put what to choose from in brackets, such as `choice[dragon,sword,shield]`. You wrote: { $place }
       *[value] Dice or a number are missing here: { $place }
    }
error-dice-no-dice = There is no die in it. Write it like `1D6`: { $place }
error-dice-too-many = At most { $most } dice can be rolled at once: { $place }
error-dice-no-sides = A die without sides can't be rolled: { $place }
error-dice-too-many-sides = A die can have { $most } sides at most: { $place }
error-dice-number = A number can have { $most } digits at most: { $place }
error-dice-too-deep = The expression is too involved (the limit is { $most } here): { $place }
error-dice-one-target = There can be only one comparison with a target: { $place }
error-dice-plain-number = Only a plain number can stand here: { $place }
error-dice-division = This came to a division by zero: { $place }
error-dice-endless = Too many dice were rolled again or added, so it was stopped ({ $most } in all at most): { $place }
error-dice-choice = Please list 2 to { $most } things, none of them empty: { $place }
