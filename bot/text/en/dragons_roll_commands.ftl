### Commands of Dragons Roll

## Slash verbs: their names and what they do

dragons_roll-verb-roll = roll
    .about = Roll the dice
dragons_roll-verb-run = run
    .about = Let the dragons move and go on
dragons_roll-verb-face = place
    .about = Place dice
dragons_roll-verb-where = place
    .about = Place dice
dragons_roll-verb-space = place
    .about = Place dice
dragons_roll-verb-failed-roll = accept
    .about = Accept the failed roll
dragons_roll-verb-ability-dragon = ability
    .about = Choose for the master's ability
dragons_roll-verb-ability-number = ability
    .about = Choose for the master's ability
dragons_roll-verb-ability-die = ability
    .about = Choose for the master's ability
dragons_roll-verb-ability-own-die = ability
    .about = Choose for the master's ability
dragons_roll-verb-test = run
    .about = Let the dragons move and go on
dragons_roll-verb-scroll = scroll
    .about = Use a scroll
