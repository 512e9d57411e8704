### Words in the picture of Dragons Roll

dragons_roll-picture-turn = { $name } to play
dragons_roll-picture-won = Victory! The master fell
dragons_roll-picture-lost = Defeat: every city burns

dragons_roll-picture-phase-roll = Roll { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
dragons_roll-picture-phase-run = Dragon die { $number }: dragons move
dragons_roll-picture-phase-run-failed = Failed roll, dragon die { $number }
dragons_roll-picture-phase-run-enrage = Enraged, dragon die { $number }
dragons_roll-picture-phase-place = Place dice: choose one number
dragons_roll-picture-phase-place-face = Placing { $number }s
dragons_roll-picture-phase-failed = Failed roll: no die fits
dragons_roll-picture-phase-over = The game is over

dragons_roll-picture-cities-left = Cities left
dragons_roll-picture-city-safe = Safe
dragons_roll-picture-city-burning = Burning

dragons_roll-picture-face-yellow = Yellow face (1/2)
dragons_roll-picture-face-red = Enraged, red (2/2)
dragons_roll-picture-missing = { $count } to go
dragons_roll-picture-locked = Locked dice
dragons_roll-picture-hides = Hidden now
dragons_roll-picture-rule-least = Sum { $limit }+
dragons_roll-picture-rule-most = Sum ≤ { $limit }
dragons_roll-picture-rule-exactly = Sum = { $limit }
dragons_roll-picture-rule-ascending = Ascending
dragons_roll-picture-pile = Pile { $count }
dragons_roll-picture-scrolls = Scrolls { $count }/{ $all }

dragons_roll-picture-type-normling = Normling
dragons_roll-picture-type-trolling = Trolling
dragons_roll-picture-type-noble = Nobles
dragons_roll-picture-type-grabbler = Grabbler
dragons_roll-picture-type-forestling = Forestling

dragons_roll-picture-master-trollock = Trollock
dragons_roll-picture-master-show-off = Show-Off
dragons_roll-picture-master-dragini = Dragini
dragons_roll-picture-master-dracel = Dracel
dragons_roll-picture-master-greedmaw = Greedmaw
dragons_roll-picture-master-dragomir = Dragomir

dragons_roll-picture-ability-trollock-yellow = Ability: one helmet dragon moves
dragons_roll-picture-ability-trollock-red = Ability: one helmet dragon moves, then one meat dragon
dragons_roll-picture-ability-show-off-yellow = Ability: any one dragon moves
dragons_roll-picture-ability-show-off-red = Ability: any two dragons move
dragons_roll-picture-ability-dragini-yellow = Ability: name a number; on any other roll a dragon appears
dragons_roll-picture-ability-dragini-red = Ability: name a number; on any other roll a dragon appears
dragons_roll-picture-ability-dracel-yellow = Ability: one die on a dragon returns to its owner
dragons_roll-picture-ability-dracel-red = Ability: a die on a dragon and one on Dracel return
dragons_roll-picture-ability-greedmaw-yellow = Always: a die placed here is rolled again first
dragons_roll-picture-ability-greedmaw-red = Always: a die placed here is rolled again first
dragons_roll-picture-ability-dragomir-yellow = Ability: one dragon appears
dragons_roll-picture-ability-dragomir-red = Ability: the next player locks one die
