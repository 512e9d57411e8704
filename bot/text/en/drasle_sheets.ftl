### Drasle: what only the reader sees: sheet, quests, chances

drasle-sheet-sheet = Sheet
    .about = See your character sheet and how everybody is doing
drasle-sheet-map = Map
    .about = See the picture of the table, for you alone
drasle-sheet-quests = Quests
    .about = See the quests on the mountains and the rewards found
drasle-sheet-odds = Odds
    .about = See the exact chances of your present choice, or of any number of dice
    .number = How many dice of a peak roll (leave out: your present choice)

## Sheet

drasle-sheet-nobody = Nobody has chosen a character yet.
drasle-sheet-hero = **{ $hero }** · level { $level } · { $xp } XP{ $next ->
        [0] {""}
       *[other] {" "}(next level at { $next })
    }
drasle-sheet-standing = Life { $life }/{ $most } | { $points } | { $space }
drasle-sheet-fighting = Life { $life }/{ $most } | { $points }
drasle-sheet-points = { $resource } { $points }/{ $cap }
drasle-sheet-points-free = { $resource } { $points }
drasle-sheet-points-none = no resource
drasle-sheet-values = Movement { $move } | adventure: plain { $plain }, forest { $forest } | combat { $combat }{ $bonus ->
        [0] {""}
       *[other] {" "}(+{ $bonus } against the dragon)
    }, exploration { $exploration }, lore { $lore }
drasle-sheet-ability = Ability: { $ability }
drasle-sheet-item = Item ability: { $item }{ $state }
drasle-sheet-item-hidden = {" "}(once the dragon's treasure is found)
drasle-sheet-item-ready = {" "}(ready)
drasle-sheet-item-spent = {" "}(used)
drasle-sheet-elixir = Dragon elixir: drink it before your turn to heal 2 life (once)
drasle-sheet-bound = Held by the labyrinth: you can't move in your next turn
drasle-sheet-other = • { $seat } ({ $hero }, level { $level }): { $standing } | { $skills }
drasle-sheet-skill = { $skill } { $dice }

drasle-ability-hunter = resting brings back all magic bullets
drasle-ability-ninja = moving into a forest brings 1 ninjutsu (once a turn)
drasle-ability-gladiator = an adventure on a plain heals 1 life; there is no resource
drasle-ability-paladin = giving up the highest movement die brings 1 faith
drasle-ability-prince = all retainers are back at the start of each own turn in the adventure phase
drasle-ability-grandmaster = resting brings back all mastery

drasle-item-hunter = Venom Bullet: in each attack one first die can be re-rolled
drasle-item-ninja = Substitution: once in the game a deadly damage or an instant death is cancelled
drasle-item-gladiator = Champion's Draught: all life is back when the decisive phase begins
drasle-item-paladin = Aegis: once between two own turns, take all of one friend's damage
drasle-item-prince = Royal Command: once between two own turns, somebody else's attack has one die more
drasle-item-grandmaster = Unbroken: once in the game an instant death is cancelled

## Quests

drasle-quests-hidden = • { $mountain }: face down (investigate it from next to it)
drasle-quests-open = • { $mountain }: { $quest }, { $need } or more with { $skill } (difficulty { $difficulty }, progress markers { $markers }). { $effects }
drasle-quests-open-mine = • { $mountain }: { $quest }, { $need } or more with { $skill } (difficulty { $difficulty }, progress markers { $markers }). { $effects }. You alone: { $dice } dice, { $chance }%
drasle-quests-found = • { $mountain }: cleared, { $reward } { $effect }
drasle-quests-plain = No special effect
drasle-quests-damage = { $damage } damage to all who take part, before the roll
drasle-quests-failure = { $damage } damage to all who take part if it fails
drasle-quests-binds = Who takes part can't move in the next turn if it fails

drasle-gives-hideout = (1 damage to the dragon)
drasle-gives-treasure = (everybody can use the item ability)
drasle-gives-book = (1 XP for everybody)
drasle-gives-weapon = (+1 combat for all against the dragon)
drasle-gives-talisman = (cancels the first dragon rampage)
drasle-gives-incense = (1 damage to the dragon)

## Chances

drasle-odds-now = The chances of your present choice:
drasle-odds-choice = • { $count ->
        [0] {""}
       *[other] { $letters }:{" "}
    }{ $what }
drasle-odds-risky = { $what } (hurt { $risk }%)
drasle-odds-nothing = You have no seat here, so no choice. Type /drasle odds with a number of dice to see the chances of a peak roll.
drasle-odds-own = No choice with chances is open for you now. What your dice come to without a boost:
drasle-odds-skill = • { $skill } ({ $dice } dice): { $chances }
drasle-odds-least = +{ $total } or more { $chance }%
drasle-odds-dice = The success total of a peak roll with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }:
drasle-odds-below = • { $total } or less: { $chance }%
drasle-odds-exactly = • { $total }: { $chance }% ({ $least }% for it or more)
drasle-odds-above = • { $total } or more: { $chance }%
