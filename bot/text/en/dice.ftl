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

## When something can't be done

error-dice-no-odds = Odds need a total or successes: they can't be given for `choice[…]`, nor for `3B6` without a target.
error-dice-too-fast = That was a lot at once. Please wait { $seconds } more { $seconds ->
        [one] second
       *[other] seconds
    }.
error-dice-off = The dice commands are switched off here. Who may manage the server can bring them back with /dice on.
error-dice-no-roll = That roll is not kept any more. Please roll anew with /roll.
error-dice-nothing-rolled = Nothing was rolled from this seed yet, so there is nothing to publish.

## Words in pictures

picture-success = success
picture-failure = failure
picture-successes = successes
odds-title = Odds of { $expression }
odds-peak-title = Odds of a peak roll, { $dice } { $dice ->
        [one] die
       *[other] dice
    }
odds-exactly = exactly
odds-at-least = at least
odds-range = { $first }–{ $last }
odds-mean = mean { $mean }, standard deviation { $spread }
luck-title = { $dice } × D{ $sides }
luck-count = times
luck-line = The line is what to expect ({ $expected })

## Odds

odds-roll = Odds of { $expression } (exact)
odds-estimate = Odds of { $expression }: an estimate from { $rolls } rolls, within ±{ $error } points (95 times of 100).
odds-success = success **{ $chance }**, failure { $rest }
odds-likely = most likely: { $numbers } ({ $chance })
odds-peak = Odds of a peak roll with { $dice } { $dice ->
        [one] die
       *[other] dice
    }{ $boost ->
        [0] {""}
       *[other] {" "}({ $boost } by boost)
    } (exact)
odds-peak-steps = +1 or more **{ $one }**, +2 or more **{ $two }**, +3 or more **{ $three }**, +4 or more **{ $four }**
odds-peak-below = 0 or less { $chance } (below 0: { $negative })

## Luck

luck-none = There are no dice to count yet.
luck-none-sides = No D{ $sides } was rolled yet.
luck-of-member = The last dice of { $name }
luck-of-channel = The last dice of this channel
luck-of-table = The dice of table "{ $table }"
luck-head = { $whose }: { $dice } × D{ $sides }
luck-ordinary = Fair dice are as uneven as this { $times } times in 100: quite ordinary.
luck-rare = Fair dice are as uneven as this about { $times } times in 100: rare, but it happens.
luck-strange = Fair dice are as uneven as this about { $times } times in 1000. If you wonder, check every die with /dice proof.
luck-less-than-one = less than 1
luck-too-few = About { $missing } more dice, and it can be said whether that is ordinary.

## Secret and last rolls

roll-secret = { $roll } (secret)
roll-secret-notice = { $name } made a secret roll.
rolls-here = The last rolls of this channel
rolls-mine = Your last rolls
rolls-none = Nothing was rolled yet. /roll rolls.
rolls-line = { $when } { $who } { $roll } → { $result }
rolls-own = { $when } { $roll } → { $result }
rolls-secret = { $when } { $roll } → { $result } (secret)
button-again = Again

## Proof of the dice

dice-proof-open = The dice of this channel come one after another from a seed that was fixed on { $since }; { $draws } so far.
    SHA-256 of the seed: `{ $commitment }`
    /dice reveal publishes the seed, so that anybody can check every die; a new one is used from then on.
dice-proof-secret = Your secret rolls here come from a seed of their own, fixed on { $since }; { $draws } dice so far.
    SHA-256 of the seed: `{ $commitment }`
    Nobody learns anything of them until you reveal it.
dice-revealed = The seed of this channel is public now: { $dice } { $dice ->
        [one] die
       *[other] dice
    } ({ $rolls } { $rolls ->
        [one] roll
       *[other] rolls
    }) can be checked with the file.
    Seed: `{ $seed }`
    SHA-256: `{ $commitment }`
    A new seed is used from now on. The README says how to check.
dice-revealed-secret = The seed of secret rolls is public now: { $dice } { $dice ->
        [one] die
       *[other] dice
    } ({ $rolls } { $rolls ->
        [one] roll
       *[other] rolls
    }) can be checked with the file.
    Seed: `{ $seed }`
    SHA-256: `{ $commitment }`
dice-switched-off-server = The dice commands are off in this server; tables can still be played. /dice on brings them back.
dice-switched-off-here = The dice commands are off in this channel. /dice on brings them back here.
dice-switched-on-server = The dice commands can be used in this server.
dice-switched-on-here = The dice commands can be used in this channel.
error-dice-not-manager = Only members who may manage the server can do this.
error-dice-one-face = A die with one side has no luck. Please choose 2 sides or more.

## Descriptions of commands

command-roll = Roll dice, such as 2D6+3, 4D6kh3, 2D6>=7, 3B6, choice[dragon,sword]
    .expression = What to roll
    .label = What the roll is for
    .secret = Show it to me alone
command-peak = Make a peak roll, with its extra dice and fumbles step by step
    .dice = How many dice
    .boost = How many dice by boost
command-rolls = The last rolls
    .mine = Only mine
command-luck = How even the dice fell
    .whose = Whose dice
    .member = mine
    .channel = this channel's
    .table = this table's
    .sides = Sides of the dice
command-odds = Odds before you roll
command-odds-peak = Odds of a peak roll
command-odds-roll = Odds of any expression
command-dice = Proof and switch of the dice commands
command-dice-proof = The proof of the seed in use
    .secret = The seed of my secret rolls
command-dice-reveal = Publish the seed, so that anybody can check the dice rolled so far
command-dice-off = Switch the dice commands off (who may manage the server)
    .here = In this channel alone
command-dice-on = Switch the dice commands on (who may manage the server)
