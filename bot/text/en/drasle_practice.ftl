### The practice turn of Drasle

drasle-practice-roll = You are the Hunter, in town. Press "Roll" first: three movement dice, and every 6 raises the dragon gauge by one.
drasle-practice-move = One 6, so the gauge went up by one. Now choose where to go and what to do there, in one go. The letters are places on the map. To adventure in a forest or on a plain is the quick way to XP.
drasle-practice-adventure = An adventure is a peak roll: 4 or more succeeds, a 6 adds a die, a 1 takes one success away. Every magic bullet that you spend (a boost) is one die more.
drasle-practice-challenge = A quest is a peak roll, too. Your partner stands next to it and helps, so both totals are added up. Every magic bullet that you spend is one die more.
drasle-practice-guard = You are being hurt. Every point of your resource that you spend now takes 1 off the damage (a guard). With life to spare you can just take it.
drasle-practice-end = That is one turn. The next player does the same. XP brings levels; the fifth reward or a full gauge begins the decisive phase. Grow strong together before that.
