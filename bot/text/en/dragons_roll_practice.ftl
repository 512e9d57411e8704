### The practice turn of Dragons Roll

dragons_roll-practice-roll = Press "Roll" first: the dragon die and the six dice in your hand are rolled together.
dragons_roll-practice-face = The dragon with the dragon die's number, 2, moved one space and pushed the one before it. Now choose one number to place. You have three 4s, and the Normling at the lower left needs one more 4 to be defeated.
dragons_roll-practice-where = The letters on the buttons are places in the picture. Dice are placed one by one. You can also place on Trollock, the master, to get on with the yellow face.
dragons_roll-practice-failed-roll = When no die can be placed, the roll has failed.
dragons_roll-practice-end = That is one turn. Dice of a defeated dragon go back to their owners; the others stay on their cards. The next player does the same. Complete the master's red face and you all win; if three cities burn, you lose.
