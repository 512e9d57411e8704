### The terms of Dragons Roll: each is explained in one line where it first occurs at a table (the important first)

dragons_roll-term-roll = The *dragon die* is the black one: every dragon with its number moves one space toward the cities.
dragons_roll-term-city_burned = There are three *cities*; when all of them burn you lose. A dragon that leaves the bottom row burns one.
dragons_roll-term-failed-roll = A *failed roll* means that no die can be placed: the dragons move once more and the turn ends.
dragons_roll-term-master_enraged = *Enraged*: when the yellow face is complete, dragons move once more and the master turns to the red face. Complete that to win.
dragons_roll-term-master_activated = The master's *ability* is carried out when the dragon die shows the master's number.
dragons_roll-term-face = Each card has its own *dice condition*. In one turn you place dice of one number only.
dragons_roll-term-dragon_defeated = *Defeated*: when its dice condition is complete, a dragon is gone, and its dice return at the end of the turn.
dragons_roll-term-dragon_pushed = *Pushed*: a dragon in the way goes one space down, whatever its number.
dragons_roll-term-dragon_appeared = *Refill*: when the dragon die shows 4 to 6, a new dragon enters the top row.
dragons_roll-term-run = *Scrolls* belong to everybody and work once each. You may use one now, before the dragons move.
dragons_roll-term-city_repaired = *Repair*: defeating the last dragon of the grid, or an empty draw pile, repairs one city.
dragons_roll-term-die_locked = A *locked* die can't be used until somebody places a die on the master.
dragons_roll-term-die_returned = A die that is *sent back* returns to its owner's hand, but can't be used this turn.
dragons_roll-term-pile_reshuffled = When the *draw pile* is empty, the discard pile is shuffled into a new one.
