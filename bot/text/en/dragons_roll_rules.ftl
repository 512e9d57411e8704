### The rules of Dragons Roll (what /dragons-roll rules shows; in the order in which somebody new reads them)

dragons_roll-rules-goal =
    You are one team. Complete the yellow face of the master dragon with dice, then the red face that follows.
    When the red face is complete you all win at once; when all three cities burn you all lose at once.
    .title = Goal, winning and losing
dragons_roll-rules-turn =
    A turn has four steps, always in this order.
    1. Roll the dragon die and all your available dice.
    2. Check the dragon die: dragons move, the master's ability, a new dragon.
    3. Choose one number of your roll and place dice showing it on cards.
    4. Completed cards and unplaced dice are cleared, and the next player has the turn.
    .title = The course of a turn
dragons_roll-rules-dice =
    Two players have 6 dice each, three or four have 5.
    You roll what is in your hand. Dice on a card stay there until the card is completed.
    A die keeps its owner: whoever completes a card, all dice on it go back to their owners.
    .title = Available dice
dragons_roll-rules-movement =
    Every dragon with the number of the dragon die moves one space toward the cities.
    The left column goes first; within a column the dragon nearest to the cities. Never sideways or back.
    Dice on a dragon travel with it.
    .title = Dragons move
dragons_roll-rules-push =
    A dragon in the way is pushed one space down, and so on down the column.
    The pushed dragon's number does not matter. A dragon pushed out of the bottom row attacks a city.
    .title = Pushing
dragons_roll-rules-attack =
    A dragon that leaves the bottom row attacks: one city burns, the one below it, or another if that burns already.
    The attacker goes to the discard pile and its dice go back to their owners at once. It does not count as defeated.
    If an attack leaves the grid empty, three new dragons appear at once.
    .title = Attacks and cities
dragons_roll-rules-ability =
    When the dragon die shows the number on the master's visible face, that face's ability is carried out.
    Where it leaves a choice, the current player chooses for the team. What can't be done is skipped.
    Dragons moved by it push others and attack as usual.
    .title = The master's ability
dragons_roll-rules-refill =
    When the dragon die shows 4 to 6, one new dragon appears; with 1 to 3 none does.
    It enters the top row of the column with the fewest dragons; if tied, where the topmost dragon is nearest to
    the cities, then the leftmost. A dragon in the way is pushed down.
    .title = A new dragon
dragons_roll-rules-placement =
    Choose one number of your roll and place at least one die showing it: as many as you like, on as many cards.
    The first die fixes the number for the turn.
    If you can place a die you must place one; after that it is up to you. Unplaced dice go back to your hand.
    .title = Placing dice
dragons_roll-rules-conditions =
    Each space of a card has its condition.
    • A number: only that number. "1/2/3": any of them.
    • Symbols: equal symbols hold equal numbers, different ones different numbers.
    • A sum, or ascending: all dice on the card together. Ascending means rising from left to right, none equal.
    • A dotted space may stay empty.
    A die that would make the card impossible to complete can't be placed.
    .title = Dice conditions
dragons_roll-rules-defeat =
    A dragon is defeated at the moment its dice condition is complete. It no longer moves or pushes.
    Its dice go back to their owners at the end of the turn and can't be used before.
    .title = Defeating a dragon
dragons_roll-rules-master =
    When the yellow face is complete the master is enraged: the dragon die is rolled, dragons move, the ability and a
    new dragon follow, and then the card turns to its red face. If the third city burns on the way, you lose.
    The red face starts empty, with another number, ability and condition. The current player may go on placing dice of
    the chosen number.
    .title = The master's two faces
dragons_roll-rules-failed-roll =
    If the current player can't place any die, the roll has failed.
    The dragon die is rolled again, dragons move, the ability and a new dragon follow, and the turn ends.
    A scroll used before may prevent it.
    .title = Failed roll
dragons_roll-rules-empty-grid =
    Defeating the last dragon of the grid repairs one burning city. New dragons come only by the next refill.
    If no city burns, nothing happens.
    .title = The last dragon
dragons_roll-rules-pile =
    There are 18 dragons. When one is to be drawn and the pile is empty, one burning city is repaired first, and the
    discard pile is shuffled into a new one.
    .title = The draw pile
dragons_roll-rules-scrolls =
    Scrolls belong to everybody; each can be used once, by anyone. The board has a button when one can be used.
    After the dragon die the game pauses when a scroll could help. An option of the table says how often it does.
    .title = Scrolls
dragons_roll-rules-kinds =
    • Normlings (helmet) and Trollings (meat) may be moved by Trollock's ability.
    • Nobles and Grabblers have nothing special.
    • Forestlings hide in the top row: no die can be placed on them there, but scrolls work.
    .title = Kinds of dragons
dragons_roll-rules-masters =
    • Trollock (level 1) moves a helmet dragon; his red face a meat dragon too.
    • Show-Off (level 2) moves any dragon; the red face two.
    • Dragini (level 3) lets you guess a number; if wrong, a new dragon appears.
    • Dracel (level 4) sends a placed die back; the red face also one from Dracel.
    • Greedmaw (level 5) rerolls every die placed on him; what no longer fits goes back.
    • Dragomir (level 6) calls a new dragon; the red face locks a die of the next player.
    .title = The six masters
dragons_roll-rules-levels =
    Choose the master (level 1 to 6) when you open a table. Level 1, Trollock, is best for a first game.
    You usually begin with as many scrolls as the level.
    .title = Levels and scrolls
