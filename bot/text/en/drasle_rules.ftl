### The rules of Drasle (what /drasle rules shows; in the order in which somebody new reads them)

drasle-rules-goal =
    You are one party: grow strong and slay one dragon. When its life is 0 you all win.
    In the adventure phase you lose when somebody dies and the miracle revival fails; in the decisive phase when everybody is dead.
    If the same event takes the dragon and the whole party, you win.
    .title = Goal, winning and losing
drasle-rules-turn =
    A turn of the adventure phase always has this order.
    1. Roll your movement dice, even if you want to stay.
    2. Every 6 raises the dragon gauge; at a mark the dragon acts.
    3. Move by spending dice.
    4. Do one action where you stand. If one is possible it must be done.
    .title = The course of a turn
drasle-rules-peak =
    Roll the dice; 4, 5 and 6 are successes. The success total is successes minus fumbles and can be negative.
    • 6 (critical): a success, and one extra die. Extra dice succeed on 2 or more; a 6 adds another.
    • 1 (fumble): takes one success away, on extra dice too.
    2 and 3 count nothing. Extra dice can't be declined.
    .title = Peak roll
drasle-rules-boost =
    Before a peak roll you can spend points of your resource; each is one die more. Only your own points count.
    It is declared before any die is thrown, never for extra dice, and is spent even if the roll fails. Movement dice can't be boosted.
    .title = Boost
drasle-rules-guard =
    When the amount of damage is known, every point of your resource that you spend takes 1 off it.
    If one event hurts several characters all decide at the same time, and the damage comes together.
    Being swallowed is instant death, not damage; it can't be guarded.
    For who is away an agent decides at once: it guards whenever that saves the character, and spends nothing where nothing helps.
    .title = Guard
drasle-rules-movement =
    Every step into a neighbouring space spends one movement die.
    Town, village and road need 2 or more, plains 3, forests 5. A 1 is useless; dice are neither added nor split.
    Mountains and the lake can't be entered. You may pass through other characters but not stop there; the town holds any number.
    Dice may be left over.
    .title = Movement
drasle-rules-gauge =
    It rises by the number of 6s among the movement dice. Each mark reached or passed (1, 4, 7, 10, 13) makes the dragon act, before you move.
    At 14 the turn ends at once and the decisive phase begins.
    Other dice don't raise it. A dragon's hideout raises it by 1.
    .title = Dragon gauge
drasle-rules-dragon-actions =
    One die decides.
    1: Berg burns, 2 damage to who is there; nobody can rest in a burning village.
    2: everybody rolls a die, the highest is driven back to town.
    3: 1 damage to everybody.
    4: everybody rolls, 2 damage to the lowest.
    5: everybody rolls, 2 damage to the highest.
    6: everybody rolls, the lowest loses all points (gold stays).
    On a tie it hits all of them.
    .title = Dragon actions
drasle-rules-actions =
    What you can do after moving depends on where you stop.
    • Plain or forest: adventure
    • Town or village: rest
    • Next to a mountain: investigate a quest that lies face down, or challenge one that lies face up
    A road gives nothing unless it is next to a mountain.
    .title = Actions
drasle-rules-adventure =
    Roll your left adventure value on a plain, the right one in a forest, and look at the success total.
    +2 or more: 1 XP
    +1: 1 XP, then 1 damage
    0: nothing
    −1 or less: 1 damage
    XP and levels come first, damage after.
    .title = Adventure
drasle-rules-rest =
    Heals 2 life, up to the maximum. The Hunter also gets all magic bullets back.
    There is no rest in a burning village.
    .title = Rest
drasle-rules-challenge =
    Roll the value that the quest names (combat, exploration or lore); its difficulty or more wins it. A quest just investigated can be challenged from the next player's turn on.
    Won alone it brings 2 XP. The reward below is turned up and serves everybody.
    A failure leaves as many progress markers as the success total, and each lowers the difficulty by 1. A negative total takes markers away.
    .title = Investigate and challenge
drasle-rules-cooperation =
    Whoever stands next to the same mountain can help in a challenge; the helper alone decides.
    All roll their own values with their own boosts and add the totals. If it is won everybody who took part gains 1 XP instead of 2.
    Special effects of the quest hit all who take part. Helping costs nothing of your own next turn.
    The challenger may wait for an answer or not.
    .title = Cooperation
drasle-rules-rewards =
    • Dragon's hideout (two): 1 damage to the dragon, the gauge rises by 1.
    • Dragon's treasure: everybody can use the item ability; 3 gold for the Prince.
    • Dragon's book: 1 XP for everybody.
    • Dragon-slaying weapon: +1 combat for everybody in the decisive phase.
    They belong to all and last to the end of the game.
    .title = Rewards
drasle-rules-levels =
    When your XP reaches a number on your sheet you rise a level at once (3 is the highest).
    When the maximum life or the cap of your resource grows, what you have grows by the same.
    XP comes from adventures, quests and the dragon's book.
    .title = Levels
drasle-rules-characters =
    • Hunter: resting brings back all magic bullets.
    • Ninja: moving into a forest brings 1 ninjutsu (once a turn).
    • Gladiator: an adventure on a plain heals 1 life; no resource.
    • Paladin: giving up the highest movement die brings 1 faith.
    • Prince: all retainers are back at the start of his turn; gold can be spent too.
    .title = Characters
drasle-rules-items =
    They can be used once the dragon's treasure is found.
    • Venom Bullet (Hunter): re-roll one first die of an attack.
    • Substitution (Ninja): once in the game, cancel your death.
    • Champion's Draught (Gladiator): all life when the decisive phase begins.
    • Aegis (Paladin): take all of one friend's damage.
    • Royal Command (Prince): one die more for somebody else's attack.
    Aegis and Royal Command come back with each of your turns.
    .title = Item abilities
drasle-rules-death =
    When a life falls to 0 in the adventure phase a miracle revival is tried at once.
    Everybody rolls one die, and one 6 is enough: the dead are back in town with the life they began with, but all resources of all become 0.
    Without a 6 the game is lost. In the decisive phase there is no revival.
    .title = Death and miracle revival
drasle-rules-decisive =
    It begins when all five rewards are found or the gauge reaches 14; the player whose turn it is attacks first.
    Everybody stands in the arena; map and gauge play no part any more. Life and points stay as they are.
    If the gauge reached 14, two dragon rampages come first.
    .title = Decisive phase
drasle-rules-attack =
    A turn is one attack with your combat value (+1 with the weapon); it can't be skipped. The total is looked up in the decisive table.
    The order is: damage to the dragon, victory, damage to you, dragon rampages.
    With −1 or less you are swallowed and dead on the spot.
    .title = Attacking the dragon
drasle-rules-chain =
    If an attack comes to exactly +2 everybody else makes a peak roll with one die, boosts allowed, and the totals are added to +2.
    If it is +2 again, start again from +2. Where nobody else is alive nothing happens.
    .title = Chain attack
drasle-rules-dragon-life =
    Damage is put down from the left. Every claw mark covered causes one dragon rampage.
    A dragon with 2 or more life can't be slain at one blow: it stops at 1, and rages then too.
    At 1 life any damage slays it.
    .title = The dragon's life and claw marks
drasle-rules-young =
    Recommended for two. Rewards don't raise the gauge.
    With the dragon's treasure everybody also gains a dragon elixir: drink it before your turn to heal 2 life.
    .title = Young dragon
drasle-rules-solo =
    One player with the Grandmaster. Adventures bring no XP and a quest brings 1.
    Whatever hits the highest or the lowest hits you. The miracle revival has one die, and an attack of +2 has no effect.
    .title = Solo
