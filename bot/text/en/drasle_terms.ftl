### Terms of Drasle: explained in a line when they first occur at a table (the most important first)

drasle-term-attack = Decisive phase: each in turn attacks the dragon and looks up the total in the decisive table. Its life at 0 is victory.
drasle-term-roll = Dragon gauge: every 6 of the movement dice raises it. At a mark the dragon acts, at 14 the decisive phase begins.
drasle-term-chain = Chain attack: after exactly +2 everybody else rolls one die and adds it.
drasle-term-died = Miracle revival: everybody rolls one die, and one 6 brings the dead back to town.
drasle-term-guard = Guard: every point that you spend takes 1 off the damage.
drasle-term-help = Cooperation: who stands next to the same mountain can join a challenge. If it is won, 1 XP for each.
drasle-term-dragon_raged = Dragon rampage: every claw mark that damage covers on its life track makes the dragon rage.
drasle-term-dragon_acted = Dragon action: one die decides what the dragon does.
drasle-term-adventure = Boost: every point that you spend before a roll is one die more.
drasle-term-peak_rolled = Peak roll: 4 or more succeeds, a 6 (★) adds a die, a 1 (✕) takes a success away.
drasle-term-quest_failed = Progress markers: even a failure leaves as many as its total, and each lowers the difficulty by 1.
drasle-term-reward_found = Rewards belong to everybody. With the fifth the decisive phase begins.
drasle-term-quest_revealed = Quests lie on the five mountains; a total of the difficulty or more wins one and finds the reward below.
drasle-term-level_gained = Levels bring more dice, more life and a higher cap of your resource.
