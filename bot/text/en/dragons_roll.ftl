### Dragons Roll

dragons_roll-name = Dragons Roll
dragons_roll-tagline = A co-operative dice game: defend three cities and defeat both faces of the master dragon
dragons_roll-length = 20–40 minutes
dragons_roll-howto =
    {"**"}Goal** Place dice on cards. Complete the master dragon's yellow face, then its red face, and everybody wins. When all three cities burn, everybody loses.
    {"**"}A turn**
    1. Roll the dragon die and all your available dice.
    2. Dragons with the number of the dragon die move one space toward the cities. The master's number activates its ability; 4 to 6 brings a new dragon.
    3. Choose one number of your roll and place as many dice of that number as you like. If you can place none, the roll has failed: step 2 happens once more.

    {"**"}Placed dice** stay on their card and are not rolled. When the dice condition is complete the dragon is defeated; its dice go back to their owners at the end of the turn.
    {"**"}Cities** A dragon that leaves the bottom row burns one city. Defeating the last dragon in the grid repairs one.
    {"**"}Scrolls** belong to the team; each can be used once.

## Cards

dragons_roll-card-normling = Normling { $number }
dragons_roll-card-trolling = Trolling { $number }
dragons_roll-card-noble = Nobles { $number }
dragons_roll-card-grabbler = Grabbler { $number }
dragons_roll-card-forestling = Forestling { $number }

dragons_roll-card-trollock = Trollock
dragons_roll-card-show-off = Show-Off
dragons_roll-card-dragini = Dragini
dragons_roll-card-dracel = Dracel
dragons_roll-card-greedmaw = Greedmaw
dragons_roll-card-dragomir = Dragomir

## Places

dragons_roll-cell = { $column }, { $row }
dragons_roll-row-top = top
dragons_roll-row-middle = middle
dragons_roll-row-bottom = bottom
dragons_roll-column-left = left
dragons_roll-column-centre = centre
dragons_roll-column-right = right
dragons_roll-city-left = the left city
dragons_roll-city-centre = the centre city
dragons_roll-city-right = the right city

## Choices

dragons_roll-prompt-roll = Roll the dice.
dragons_roll-option-roll = Roll
dragons_roll-help-roll = You roll the dragon die and all your dice that lie on no card. Dragons with the number of the dragon die move one space toward the cities.
    .rule = turn

dragons_roll-prompt-run = The dragon die shows { $number }: { $moves ->
        [0] no dragon moves
        [one] 1 dragon moves
       *[other] { $moves } dragons move
    }, { $attacks ->
        [0] none attacks
        [one] 1 attacks a city
       *[other] { $attacks } attack a city
    }.
dragons_roll-option-run = Continue
    .confirm = Really continue
dragons_roll-option-test = Continue
dragons_roll-help-run = Before the dragons move anybody may use a scroll. If nobody wants to, press Continue.
    .rule = movement

dragons_roll-prompt-ability-dragon = { $master }'s ability: choose the dragon that moves.
dragons_roll-option-move-dragon = { $cell }
    .menu = { $dragon } ({ $cell }){ $attacks ->
            [0] {""}
           *[other] {" – a city burns"}
        }
dragons_roll-help-ability-dragon = The dragon die showed the master's number, so its ability works. The dragon that you choose moves one space toward the cities and pushes those in its way. Usually the one farthest from the cities is best.
    .rule = ability

dragons_roll-prompt-face = Which number do you place?
dragons_roll-option-face = { $number } (×{ $count })
dragons_roll-help-face = In this turn you place dice of one number only: as many as you like, on one card or several. A number of which you can place many, or one that completes a card, is a good choice.
    .rule = placement

dragons_roll-prompt-where = { $count ->
        [0] No { $number } is left. End the turn?
       *[other] Where do you place the { $number }? ({ $count } left)
    }
dragons_roll-option-place-dragon = { $cell }
    .menu = { $card } ({ $cell }) – { $left ->
            [0] defeats it
           *[other] then { $left } missing
        }
dragons_roll-option-place-dragon-space = { $cell } { $space ->
        [1] ①
        [2] ②
        [3] ③
        [4] ④
        [5] ⑤
       *[other] ⑥
    }
    .menu = { $card } ({ $cell }), space { $space } from the left – { $left ->
            [0] defeats it
           *[other] then { $left } missing
        }
dragons_roll-option-place-master = On the master
    .menu = { $card } (master) – { $left ->
            [0] completes it
           *[other] then { $left } missing
        }
dragons_roll-option-place-master-space = Master { $space ->
        [1] ①
        [2] ②
        [3] ③
        [4] ④
        [5] ⑤
       *[other] ⑥
    }
    .menu = { $card } (master), space { $space } from the left – { $left ->
            [0] completes it
           *[other] then { $left } missing
        }
dragons_roll-option-place-try = Try the master
    .menu = { $card } (master) – rerolled first
dragons_roll-option-whose = { $seat }'s dice
    .menu = Place { $seat }'s die first
dragons_roll-option-other-face = Another number
dragons_roll-option-end-turn = End the turn
    .confirm = Really end it
dragons_roll-help-where = Dice are placed one at a time. After the first you may go on or stop. A placed die stays until its card is complete.
    .rule = conditions

dragons_roll-prompt-failed-roll = No die can be placed: a failed roll.
dragons_roll-option-accept = Accept
dragons_roll-help-failed-roll = If you accept, the dragon die is rolled again, the dragons move, and your turn ends. A scroll may help before that.
    .rule = failed-roll

## Why something can't be chosen

dragons_roll-reason-fits-nowhere = no card takes a { $number }
dragons_roll-reason-no-space = no space takes a { $number }
dragons_roll-reason-hides = camouflaged in the top row
dragons_roll-reason-illusion = nothing on the master after Illusion

## What happened

dragons_roll-event-dice_rolled = { $why ->
        [dragon-die] Dragon die: { $dice }
        [own-dice] Dice: { $dice }
        [greedmaw] Greedmaw's reroll: { $dice }
        [ambush] Ambush: { $dice }
        [speed-boost] Speed Boost: { $dice }
        [helping-hands] Helping Hands: { $dice }
        [lightning-strike] Lightning Strike: { $dice }
       *[other] Dragon die (test): { $dice }
    }
dragons_roll-event-die_placed = { $seat }: { $number } on { $card } ({ $left ->
        [0] complete
       *[other] { $left } missing
    })
dragons_roll-event-die_returned = { $owner }'s { $number } goes back (not usable this turn)
dragons_roll-event-dragon_moved = { $dragon } moves to { $cell }
dragons_roll-event-dragon_pushed = { $dragon } is pushed to { $cell }
dragons_roll-event-dragon_appeared = { $dragon } appears at { $cell }
dragons_roll-event-dragon_defeated = { $dragon } defeated ({ $cell })
dragons_roll-event-dragon_frozen = Freeze: { $dragon } stays
dragons_roll-event-ability_frozen = Freeze: the ability moves nobody
dragons_roll-event-city_burned = { $dragon } attacks: { $city } burns ({ $left } left)
dragons_roll-event-city_repaired = { $city } is repaired
dragons_roll-event-pile_reshuffled = { $count } discarded dragons are shuffled into a new draw pile
dragons_roll-event-roll_failed = { $seat }'s roll has failed
dragons_roll-event-master_activated = { $master }'s ability is activated
dragons_roll-event-master_enraged = { $master }'s yellow face is complete: enraged
dragons_roll-event-master_turned = { $master } shows the red face
dragons_roll-event-game_won = { $master }'s red face is complete: victory
dragons_roll-event-game_lost = All three cities burn: defeat

## The line at a glance, the picture in words, results

dragons_roll-face-yellow = yellow face
dragons_roll-face-red = red face
dragons_roll-summary = { $cities } { $cities ->
        [one] city
       *[other] cities
    } left | { $master } ({ $face }): { $missing } missing{ $danger ->
        [0] {""}
       *[other] {" | "}{ $danger } next to the cities
    }
dragons_roll-description = The table of Dragons Roll. Cities left: { $cities }. { $master } ({ $face }) lacks { $missing } dice. Dragons: { $dragons }. Draw pile: { $pile }.
dragons_roll-description-dragon = { $dragon } at { $cell } (lacks { $missing })
dragons_roll-description-empty = none
dragons_roll-result-won = Victory! { $master } is defeated. Cities left: { $cities }, dragons defeated: { $defeated }, turns: { $turns }.
dragons_roll-result-lost = Defeat: all cities burn, and { $master } remains. Dragons defeated: { $defeated }, turns: { $turns }.

## Options of a table

dragons_roll-setting-level = Master
    .help = The master dragon to defeat; level 1 for a first game
dragons_roll-value-level-1 = Trollock (level 1)
dragons_roll-value-level-2 = Show-Off (level 2)
dragons_roll-value-level-3 = Dragini (level 3)
dragons_roll-value-level-4 = Dracel (level 4)
dragons_roll-value-level-5 = Greedmaw (level 5)
dragons_roll-value-level-6 = Dragomir (level 6)
dragons_roll-setting-scrolls = Scrolls
    .help = How many scrolls the team has
dragons_roll-value-scrolls = { $value }
dragons_roll-value-scrolls-level = as the level
dragons_roll-setting-first = Start player
    .help = Who begins
dragons_roll-value-first = seat { $value }
dragons_roll-value-first-random = drawn by lot
dragons_roll-setting-pause = Ask about scrolls
    .help = When the game asks, before the dragons move, whether a scroll shall be used
dragons_roll-value-pause-help = when one would help
dragons_roll-value-pause-danger = only when a city is in danger

## Scrolls

dragons_roll-card-freeze = Freeze
    .hint = Cancel one movement of one dragon
dragons_roll-card-time-reverser = Time Reverser
    .hint = Roll the dragon die just rolled again
dragons_roll-card-dimension-portal = Dimension Portal
    .hint = Choose a dragon and a number, then roll: any other number defeats it
dragons_roll-card-earthquake = Earthquake
    .hint = Around a dragon you placed on: a roll for each neighbour may place a die there
dragons_roll-card-final-blow = Final Blow
    .hint = Defeat a dragon that lacks exactly one die
dragons_roll-card-web-trap = Web Trap
    .hint = On a 4 to 6: no dragon appears by refill this turn
dragons_roll-card-ambush = Ambush
    .hint = Roll one of your available dice and place it at once
dragons_roll-card-speed-boost = Speed Boost
    .hint = Roll all your available dice again
dragons_roll-card-illusion = Illusion
    .hint = Turn two of your dice to the number of a third; no dice on the master this turn
dragons_roll-card-lightning-strike = Lightning Strike
    .hint = Choose a column: for each dragon there roll a die and place it if it fits
dragons_roll-card-redirect = Redirect
    .hint = Move a die from one dragon to another, whatever its requirements
dragons_roll-card-helping-hands = Helping Hands
    .hint = Roll two of your dice and add them to the current player's roll

dragons_roll-prompt-scroll = Scrolls can be used.
dragons_roll-option-scroll = { $scroll }
    .confirm = Use { $scroll }
dragons_roll-option-lend-dice = Lend my dice
    .menu = Lend my dice for Helping Hands while I am away
dragons_roll-option-keep-dice = Keep my dice
    .menu = Do not lend my dice for Helping Hands
dragons_roll-help-scroll = The scrolls are the team's; anybody may use one now, each once. If nobody does, the game simply goes on.
    .closed = • The scroll { $what }: { $why }
    .rule = scrolls
dragons_roll-event-scroll_used = { $seat } uses the scroll { $scroll }
dragons_roll-event-lending_changed = { $lends ->
        [0] { $seat } keeps the own dice from Helping Hands
       *[other] { $seat } lends dice for Helping Hands
    }
dragons_roll-reason-not-now = not at this moment
dragons_roll-reason-only-current = only for the current player

## Other masters

dragons_roll-prompt-ability-number = { $master }'s ability: choose a number.
dragons_roll-option-number = { $number }
    .menu = Number { $number }
dragons_roll-help-ability-number = The dragon die is rolled next. If it shows your number, nothing happens; otherwise a new dragon appears. All numbers are equally likely.
    .rule = ability
dragons_roll-event-guess_made = { $right ->
        [0] { $master }'s guess: { $named } was wrong ({ $number })
       *[other] { $master }'s guess: { $named } was right
    }
dragons_roll-prompt-ability-die = { $master }'s ability: choose the die that leaves a dragon.
dragons_roll-help-ability-die = The die goes back to its owner and can't be used again this turn. Usually the one that matters least is best.
    .rule = ability
dragons_roll-prompt-ability-own-die = { $master }'s ability: choose the die that leaves { $master }.
dragons_roll-help-ability-own-die = The die goes back to its owner and can't be used again this turn. The space is open again.
    .rule = ability
dragons_roll-option-return-die = { $number } on { $card }
    .menu = { $number } on { $card } ({ $owner }'s die)
dragons_roll-prompt-space = On which space of { $card } do you place the { $number }?
dragons_roll-option-space = Space { $space }
dragons_roll-help-space = The rerolled die fits more than one space. Choose any.
    .rule = conditions
dragons_roll-event-die_locked = One of { $owner }'s dice is locked
dragons_roll-event-dice_unlocked = { $count } locked { $count ->
        [one] die goes
       *[other] dice go
    } back to { $owner } (not usable this turn)

dragons_roll-prompt-test = The test roll shows { $number }.
dragons_roll-help-test = This test can still be rolled again. If you do not use Time Reverser, press Continue.
    .rule = scrolls

## Using scrolls

dragons_roll-prompt-freeze-target = { $scroll }: choose the move to cancel.
dragons_roll-option-freeze-dragon = { $cell }
    .menu = { $dragon } ({ $cell })
dragons_roll-option-freeze-ability = Ability move { $move }
    .menu = { $master }'s ability, move { $move } of { $moves }
dragons_roll-help-freeze-target = Only that move is cancelled, with the pushes it would have made. Other dragons can still push the frozen one.
    .rule = scrolls

dragons_roll-prompt-dimension-portal-target = { $scroll }: choose a dragon.
dragons_roll-option-dragon = { $cell }
    .menu = { $dragon } ({ $cell })
dragons_roll-help-dimension-portal-target = You name a number next. Unless the dragon die shows it, this dragon is defeated: five times in six.
    .rule = scrolls
dragons_roll-prompt-dimension-portal-number = { $scroll }: name a number. Any other number defeats the dragon.
dragons_roll-help-dimension-portal-number = All numbers are equally likely. Only the number that you name fails.
    .rule = scrolls

dragons_roll-prompt-earthquake-target = { $scroll }: choose the dragon in the centre.
dragons_roll-help-earthquake-target = For each dragon above, below, left and right of it the dragon die is rolled. If the number fits there, one of your available dice may be placed with it.
    .rule = scrolls
dragons_roll-prompt-earthquake-spot = A { $number } fits on { $card }. Which die do you use?
dragons_roll-option-shake-die-in-hand = A die in hand{ $space ->
        [0] {""}
        [1] {" "}→ ①
        [2] {" "}→ ②
        [3] {" "}→ ③
        [4] {" "}→ ④
        [5] {" "}→ ⑤
       *[other] {" "}→ ⑥
    }
    .menu = A die in hand, as a { $number }, on { $card }{ $space ->
            [0] {""}
           *[other] , space { $space } from the left
        } – { $left ->
            [0] defeats it
           *[other] then { $left } missing
        }
dragons_roll-option-shake-die-in-roll = The { $shows }{ $space ->
        [0] {""}
        [1] {" "}→ ①
        [2] {" "}→ ②
        [3] {" "}→ ③
        [4] {" "}→ ④
        [5] {" "}→ ⑤
       *[other] {" "}→ ⑥
    }
    .menu = The { $shows }, turned to { $number }, on { $card }{ $space ->
            [0] {""}
           *[other] , space { $space } from the left
        } – { $left ->
            [0] defeats it
           *[other] then { $left } missing
        }
dragons_roll-option-skip = Place none
dragons_roll-help-earthquake-spot = Usually you take a die that you do not need for the number of this turn. You need not place any.
    .rule = scrolls

dragons_roll-prompt-final-blow-target = { $scroll }: choose the dragon to defeat.
dragons_roll-help-final-blow-target = A dragon that lacks one die is defeated without it. One near the cities is a good choice.
    .rule = scrolls

dragons_roll-prompt-ambush-target = { $scroll }: choose the die to roll.
dragons_roll-option-die-in-hand = A die in hand
dragons_roll-option-die-in-roll = The { $number }
    .menu = The { $number } of the roll
dragons_roll-help-ambush-target = The die is rolled and placed at once if any card takes it. Usually you take one that you do not need for the number of this turn.
    .rule = scrolls
dragons_roll-prompt-ambush-spot = It shows { $number }. Where do you place it?
dragons_roll-help-ambush-spot = The die of Ambush must be placed if it can be, also on a dragon camouflaged in the top row.
    .rule = scrolls

dragons_roll-prompt-illusion-target = { $scroll }: to which number?
dragons_roll-help-illusion-target = Two of your dice are turned to this number. Nobody may place dice on the master for the rest of this turn.
    .rule = scrolls
dragons_roll-prompt-illusion-dice = { $scroll }: which dice are turned to { $number }?
dragons_roll-option-turn-dice = { $dice }
    .menu = Turn { $dice } to { $number }
dragons_roll-help-illusion-dice = Only these dice change. Usually you take those that fit nowhere.
    .rule = scrolls

dragons_roll-prompt-lightning-strike-target = { $scroll }: choose a column.
dragons_roll-option-column = { $column }
    .menu = The { $column } column ({ $count } { $count ->
            [one] dragon
           *[other] dragons
        })
dragons_roll-help-lightning-strike-target = For each dragon there, from the top, you roll one of your dice and may place it if it fits.
    .rule = scrolls
dragons_roll-prompt-lightning-strike-die = Which die do you roll?
dragons_roll-help-lightning-strike-die = A die that is not placed can be used for the next dragon.
    .rule = scrolls
dragons_roll-prompt-lightning-strike-spot = It shows { $number }. Do you place it on { $card }?
dragons_roll-help-lightning-strike-spot = A placed die stays until its card is complete. You need not place it.
    .rule = scrolls

dragons_roll-prompt-redirect-target = { $scroll }: choose the die to move.
dragons_roll-option-placed-die = { $number } at { $cell }
    .menu = { $number } of { $card } at { $cell } ({ $owner }'s die)
dragons_roll-help-redirect-target = A die moves from a dragon to a space of another dragon. There it counts as any number.
    .rule = scrolls
dragons_roll-prompt-redirect-spot = { $scroll }: where does it go?
dragons_roll-option-redirect-to = { $cell } { $space ->
        [1] ①
        [2] ②
        [3] ③
        [4] ④
        [5] ⑤
       *[other] ⑥
    }
    .menu = { $card } ({ $cell }), space { $space } from the left – { $left ->
            [0] defeats it
           *[other] then { $left } missing
        }
dragons_roll-help-redirect-spot = The requirements of the space do not matter. If the card is complete by it, that dragon is defeated.
    .rule = scrolls

dragons_roll-prompt-helping-hands-target = { $scroll }: whose dice?
dragons_roll-option-helper = { $seat }
    .menu = { $count } of { $seat }'s dice
dragons_roll-help-helping-hands-target = The dice are rolled and join your roll. Those not placed go back at the end of the turn.
    .rule = scrolls

dragons_roll-event-die_not_placed = { $scroll }: { $owner }'s { $number } is not placed
dragons_roll-event-portal_opened = { $hit ->
        [0] Dimension Portal: it is the { $named }, { $dragon } stays
       *[other] Dimension Portal: { $number } instead of { $named }, { $dragon } is gone
    }
dragons_roll-event-dice_turned = Illusion: { $dice } turned to { $number }
dragons_roll-event-die_redirected = Redirect: { $owner }'s { $number } from { $start } to { $end }

dragons_roll-reason-no-die = no available die
dragons_roll-reason-no-dragon = no dragon in the grid
dragons_roll-reason-nothing-placed = no die placed on a dragon this turn
dragons_roll-reason-no-neighbour = no dragon next to the one you placed on
dragons_roll-reason-none-lacks-one = no dragon lacks exactly one die
dragons_roll-reason-nothing-moves = no dragon is about to move
dragons_roll-reason-placing-over = placing is over
dragons_roll-reason-no-helper = nobody can lend dice
dragons_roll-reason-master-tried = a die was placed on the master this turn
dragons_roll-reason-nothing-to-turn = no die to turn
dragons_roll-reason-no-die-on-dragon = no die lies on a dragon
dragons_roll-reason-only-one-dragon = no other dragon to move it to
dragons_roll-reason-no-dragon-comes = the dragon die shows no 4 to 6

## Games in a row

dragons_roll-setting-mode = Mode
    .help = One game, or the next of a campaign
dragons_roll-value-mode-single = Single game
dragons_roll-value-mode-campaign = Campaign
dragons_roll-value-mode-nightmare = Nightmare mode
dragons_roll-campaign-head = **Campaigns of this channel**
dragons_roll-campaign-fresh = { $mode }: not begun. The first opponent is { $level }.
dragons_roll-campaign-stands = { $mode }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } played. Next is { $level }, { $count ->
        [0] without scrolls so far
       *[other] with { $scrolls }
    }.
dragons_roll-campaign-won = { $mode }: all six masters are defeated ({ $games } games). The next one begins anew.
