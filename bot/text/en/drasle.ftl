### Drasle

drasle-name = Drasle
drasle-tagline = A co-operative dice game: travel to grow strong, then fight one dragon together
drasle-length = 40–60 minutes
drasle-first = by character
drasle-howto =
    {"**"}Goal** Bring the dragon's life to 0 and everybody wins. In the adventure phase you lose when somebody dies and the miracle revival fails; in the decisive phase, when everybody is dead.
    {"**"}A turn of the adventure phase**
    1. Roll your movement dice. Every 6 raises the dragon gauge by one; at its marks the dragon acts.
    2. One die pays one step: 2 or more into town, village and road, 3 or more into a plain, 5 or more into a forest.
    3. Do one thing: adventure (XP), rest (2 life), or investigate or challenge a quest on a mountain.

    {"**"}Peak roll** 4 or more succeeds. A 6 adds a die, which succeeds on 2 or more. A 1 takes one success away.
    {"**"}Resources** Spend them before a roll for more dice (boost), or when you are hurt for less damage (guard).
    {"**"}Decisive phase** It begins with the fifth reward or when the gauge is full. One after the other attacks the dragon and follows the decisive table.

## Characters

drasle-card-hunter = Hunter
    .hint = Good at everything. Resting brings all magic bullets back
drasle-card-ninja = Ninja
    .hint = Fast, and good at exploration. Forests bring ninjutsu back
drasle-card-gladiator = Gladiator
    .hint = Strong in combat. Adventures on plains heal
drasle-card-paladin = Paladin
    .hint = Hard to bring down. Giving up a movement die brings faith
drasle-card-prince = Prince
    .hint = Learned, and strong late. Retainers come back every turn
drasle-card-grandmaster = Grandmaster
    .hint = Faces the dragon alone. Resting brings all mastery back

drasle-resource-bullets = magic bullets
drasle-resource-ninjutsu = ninjutsu
drasle-resource-faith = faith
drasle-resource-retainers = retainers
drasle-resource-gold = gold
drasle-resource-mastery = mastery

drasle-skill-combat = combat
drasle-skill-exploration = exploration
drasle-skill-lore = lore

## Quests and rewards

drasle-card-guardian-golem = Guardian Golem
drasle-card-chimera-hunt = Chimera Hunt
drasle-card-bandit-fort = Bandit Fort
drasle-card-vast-labyrinth = Vast Labyrinth
drasle-card-griffin-nest = Griffin Nest
drasle-card-forbidden-library = Forbidden Library
drasle-card-sphinx-riddle = Sphinx Riddle

drasle-card-hideout = dragon's hideout
drasle-card-treasure = dragon's treasure
drasle-card-book = dragon's book
drasle-card-weapon = dragon-slaying weapon
drasle-card-talisman = binding talisman
drasle-card-incense = repelling incense

## Places

drasle-terrain-town = town
drasle-terrain-village = village
drasle-terrain-road = road
drasle-terrain-plain = plain
drasle-terrain-forest = forest
drasle-terrain-mountain = mountain
drasle-terrain-lake = lake
drasle-space-havinia-city = Havinia City
drasle-space-berg = Berg
drasle-space-fodina = Fodina
drasle-space-western-lake = Western Lake
drasle-space-north-west-peak = North-west Peak
drasle-space-far-peak = Far Peak
drasle-space-eastern-crag = Crag of the East
drasle-space-lake-peak = Lake Peak
drasle-space-fodina-peak = Fodina Peak

drasle-direction-east = east
drasle-direction-south-east = south-east
drasle-direction-south = south
drasle-direction-south-west = south-west
drasle-direction-west = west
drasle-direction-north-west = north-west
drasle-direction-north = north
drasle-direction-north-east = north-east
drasle-spot = { $space }, { $steps } { $direction }
drasle-spot-here = { $space }, here
drasle-near = {" "}(next to { $quests })
drasle-near-nothing = {""}
drasle-way = pays { $dice }
drasle-way-none = no move
drasle-way-bringing = pays { $dice }, { $resource } +{ $gain }
drasle-way-none-bringing = no move, { $resource } +{ $gain }
drasle-cost = { $resource } { $points }
drasle-costs = { $costs }
drasle-cost-nothing = nothing

## What the dragon does

drasle-blow-berg-burns = Berg burns
drasle-blow-driven-off = driven off
drasle-blow-shock-wave = shock wave
drasle-blow-hunt-the-weak = hunt for the weak
drasle-blow-hunt-the-strong = hunt for the strong
drasle-blow-terror = terror
drasle-blow-wing-storm = wing storm
drasle-blow-claw-sweep = claw sweep
drasle-blow-tail-lash = tail lash
drasle-blow-bite = bite
drasle-blow-terrible-roar = terrible roar
drasle-blow-fire-breath = fire breath
drasle-cause-adventure = adventure
drasle-cause-attack = the dragon strikes back

## Choices

drasle-prompt-character = Choose your character.
drasle-option-character = { $character }
drasle-option-character-random = Any
drasle-help-character = Everybody plays one character, and no two play the same: first come, first served. Hunter and Gladiator are the easiest to begin with.
    .rule = characters

drasle-prompt-roll = Roll your movement dice.
drasle-option-roll = Roll
drasle-help-roll = You roll even if you want to stay. Every 6 raises the dragon gauge by one; at a mark the dragon acts before you move.
    .rule = turn

drasle-prompt-move = { $bound ->
        [0] Your movement dice show { $dice }. Choose where to go and what to do there.
       *[other] The labyrinth holds you: no move in this turn. Choose what to do.
    }
    .menu = Where to go and what to do
drasle-option-adventure = Adventure { $chance }%
    .menu = { $spot }{ $near }: adventure { $chance }%
    .hint = { $way } (hurt { $risk }%)
drasle-option-rest = Rest
    .menu = { $spot }{ $near }: rest
    .hint = { $way }
drasle-option-investigate = Investigate
    .menu = { $spot }{ $near }: investigate { $mountain }
    .hint = { $way }
drasle-option-challenge = Challenge { $chance }%
    .menu = { $spot }: challenge { $quest } { $chance }%
    .hint = { $value }, { $need } needed; { $way }
drasle-option-stop = Only move
    .menu = { $spot }{ $near }: only move
    .hint = { $way }
drasle-help-move = All places that your dice reach, with what you can do there. A step takes one die; the cheapest way to pay is chosen for you. The percentages are the chance of XP, or of winning the quest alone.
    .rule = actions
drasle-closed-rest = Rest in { $space }
drasle-reason-burning = nobody rests in a burning village
drasle-reason-too-weak = it costs { $damage } life before the roll, and you have no more

drasle-prompt-adventure = Roll for your adventure.
drasle-option-adventure-roll = Roll { $chance }%
    .menu = No boost: XP { $chance }%, hurt { $risk }%
drasle-option-adventure-roll-boosted = +{ $boost } { $chance }%
    .menu = Spend { $cost }: XP { $chance }%, hurt { $risk }%
drasle-option-adventure-roll-paid = { $cost } { $chance }%
    .menu = Spend { $cost }: XP { $chance }%, hurt { $risk }%
drasle-help-adventure = A total of +1 or more brings 1 XP, but +1 also costs 1 life, and so does −1 or less. Every point that you spend adds a die.
    .rule = adventure

drasle-prompt-challenge = You challenge { $quest }: { $value }, a total of { $need } or more.
drasle-option-challenge-roll = Roll { $chance }%
    .menu = No boost: { $chance }%
drasle-option-challenge-roll-boosted = +{ $boost } { $chance }%
    .menu = Spend { $cost }: { $chance }%
drasle-option-challenge-roll-paid = { $cost } { $chance }%
    .menu = Spend { $cost }: { $chance }%
drasle-help-challenge = Friends next to the quest can help until you roll; waiting for them is up to you. Won alone it brings 2 XP, won together 1 XP each. When it fails, your successes stay as progress markers.
    .rule = challenge

drasle-prompt-brave = You face { $quest }: { $value }, a total of { $need } or more.
drasle-option-brave = Face it { $chance }%
    .menu = Face it: win { $chance }%
drasle-help-brave = Friends next to the quest can help until you face it. This quest hurts all who take part before the roll; boosts are declared after that.
    .rule = challenge

drasle-prompt-help = { $seat } challenges { $quest } ({ $value }, { $need } or more). You can help.
drasle-option-help = Help { $before }→{ $after }%
    .menu = Help: { $before }%→{ $after }%
    .shared = Help
drasle-option-help-boosted = Help +{ $boost } { $before }→{ $after }%
    .menu = Help and spend { $cost }: { $before }%→{ $after }%
    .shared = Help +{ $boost }
drasle-option-help-paid = Help, { $cost } { $after }%
    .menu = Help and spend { $cost }: { $before }%→{ $after }%
    .shared = Help ({ $cost })
drasle-option-help-none = Not this time
drasle-help-help = Helping costs nothing of your own turn. If the quest is won, all who took part gain 1 XP. Its special effects hit all who took part.
    .rule = cooperation

drasle-prompt-boost = The roll for { $quest }: { $value }, a total of { $need } or more.
drasle-option-boost = No boost
    .menu = No boost: { $chance }%
drasle-option-boost-boosted = +{ $boost } { $chance }%
    .menu = Spend { $cost }: { $chance }%
drasle-option-boost-paid = { $cost } { $chance }%
    .menu = Spend { $cost }: { $chance }%
drasle-help-boost = All who take part declare their boosts before anybody's dice are thrown. What is spent is gone even if the roll fails.
    .rule = boost

drasle-prompt-attack = Attack the dragon. It has { $life } life, you have { $own }.
drasle-option-attack = Attack { $chance }%
    .menu = No boost: hit { $chance }%, swallowed { $risk }%
drasle-option-attack-boosted = +{ $boost } { $chance }%
    .menu = Spend { $cost }: hit { $chance }%, swallowed { $risk }%
drasle-option-attack-paid = { $cost } { $chance }%
    .menu = Spend { $cost }: hit { $chance }%, swallowed { $risk }%
drasle-help-attack = The total is looked up in the decisive table: +3 or more hurts the dragon, +2 is a chain attack of all. With −1 or less you are swallowed and dead. The percentage is the chance to hurt the dragon.
    .rule = attack

drasle-prompt-chain = A chain attack: everybody rolls one die, added to { $total }.
drasle-option-chain = { $dice } die
drasle-option-chain-boosted = +{ $boost }: { $dice } dice
    .menu = Spend { $cost }: { $dice } dice
drasle-option-chain-paid = { $cost }: { $dice } dice
    .menu = Spend { $cost }: { $dice } dice
drasle-help-chain = All totals together are looked up in the decisive table again. A 1 lowers the sum. Every point that you spend adds a die.
    .rule = chain

drasle-prompt-guard = { $damage } damage ({ $cause }). Do you guard?
drasle-option-guard = No guard
    .menu = No guard ({ $left } life left)
drasle-option-guard-boosted = Guard { $guard }
    .menu = Guard { $guard } with { $cost } ({ $left } life left)
drasle-option-guard-paid = Spend { $cost }
    .menu = Guard { $guard } with { $cost } ({ $left } life left)
drasle-help-guard = Every point that you spend takes 1 off the damage. When you would die, spend as many as keep you alive.
    .rule = guard

drasle-prompt-aegis = Aegis: you can take all of one friend's damage. You have { $life } life, and { $own } damage of your own.
drasle-option-aegis = { $seat } −{ $damage }
    .menu = Take { $damage } damage for { $seat } ({ $life } life)
drasle-option-aegis-none = Not now
drasle-help-aegis = Once until your next turn. You decide before anybody guards, and then guard it all as one.
    .rule = items

drasle-prompt-venom-bullet = Venom Bullet: you can re-roll one of { $dice }.
drasle-option-reroll = Re-roll a { $number }
drasle-option-reroll-none = Keep them
drasle-help-venom-bullet = Before extra dice are rolled, one first die can be rolled again; the new number counts. Re-roll your lowest die if it is 3 or less.
    .rule = items

drasle-prompt-substitution = Substitution: you are about to die. Do you use it?
drasle-option-substitution = Use it
    .confirm = Use it now
drasle-option-accept-death = Keep it
    .confirm = Really keep it
drasle-help-substitution = Once in the game it cancels a damage that would kill you, or an instant death, completely.
    .rule = items

drasle-prompt-royal-command = Royal Command: { $seat } can attack with one die more.
drasle-option-royal-command = Give the command
    .menu = One die more for the attack of { $seat }
drasle-help-royal-command = Once until your next turn, somebody else's attack has one die more. Give it before they roll.
    .rule = items

drasle-prompt-elixir = You can drink your dragon elixir.
drasle-option-elixir = Drink elixir
    .menu = Drink the dragon elixir and heal { $life } life
    .confirm = Really drink it
drasle-help-elixir = Before your turn it heals 2 life. Once in the game.
    .rule = young

## Events

drasle-event-dice_rolled = { $why ->
        [movement] Movement dice: { $dice }
       *[other] {""}
    }
drasle-event-peak_rolled = { $seat }: { $first }{ $extras ->
        [0] {""}
       *[other] {" "}→ extra { $extra }
    } = successes { $successes }{ $fumbles ->
        [0] {""}
       *[other] {" "}− fumbles { $fumbles }
    } = total { $total }
drasle-event-character_chosen = { $seat } plays the { $character }
drasle-event-adventure_began = The adventure phase begins with { $seat }
drasle-event-gauge_raised = Dragon gauge +{ $steps } ({ $step }/{ $limit })
drasle-event-gauge_fell = The dragon gauge falls ({ $step }/{ $limit })
drasle-event-dragon_acted = Dragon action [{ $number }] { $blow }
drasle-event-dragon_raged = Dragon rampage [{ $number }] { $blow } (rolled by { $seat })
drasle-event-rampage_cancelled = The binding talisman cancels a rampage
drasle-event-everybody_rolled = Everybody rolls { $dice }; { $highest ->
        [0] lowest
       *[other] highest
    }: { $who }
drasle-event-village_burned = { $space } burns
drasle-event-driven_to_town = { $seat } is driven back to town
drasle-event-moved = { $seat } moves: { $space } (dice { $dice })
drasle-event-die_given_up = { $seat } gives up a movement die ({ $number })
drasle-event-points_gained = { $seat }: { $resource } +{ $points }
drasle-event-points_lost = { $seat } loses all { $resource }
drasle-event-boosted = { $seat } boosts +{ $boost }
drasle-event-adventure_ended = { $seat } adventures [{ $total }] { $xp ->
        [0] {""}
       *[other] 1 XP
    }{ $damage ->
        [0] { $xp ->
            [0] nothing happens
           *[other] {""}
        }
       *[other] { $xp ->
            [0] hurt
           *[other] {" "}and hurt
        }
    }
drasle-event-xp_gained = { $seat }: +{ $points } XP ({ $xp } in all)
drasle-event-level_gained = { $seat } rises to level { $level }
drasle-event-rested = { $seat } rests in { $space }
drasle-event-healed = { $seat }: +{ $life } life ({ $left } left)
drasle-event-quest_revealed = { $seat } investigates: { $quest }
drasle-event-challenge_declared = { $seat } challenges { $quest } ({ $need } or more)
drasle-event-helped = { $seat } helps
drasle-event-help_declined = { $seat } does not help this time
drasle-event-quest_won = { $quest } won [{ $total }] by { $who }
drasle-event-quest_failed = { $quest } failed [{ $total }]; progress markers { $markers }, { $need } needed next
drasle-event-bound = { $seat } can't move in the next turn
drasle-event-reward_found = Reward found: { $reward }
drasle-event-elixirs_found = Everybody finds a dragon elixir
drasle-event-elixir_drunk = { $seat } drinks the dragon elixir
drasle-event-damage_taken = { $damage ->
        [0] { $seat } guards against all of it ({ $guarded })
       *[other] { $seat } takes { $damage } damage{ $guarded ->
            [0] {""}
           *[other] {" "}(guard { $guarded })
        }, { $left } life left
    }
drasle-event-damage_taken_over = Aegis: { $seat } takes { $damage } damage for { $other }
drasle-event-death_cheated = { $item ->
        [substitution] Substitution: { $seat } escapes death
       *[other] Unbroken: { $seat } escapes death
    }
drasle-event-died = { $seat } dies
drasle-event-revival_rolled = Miracle revival: { $dice }
drasle-event-revived = Miracle revival: { $seat } is back in town ({ $life } life)
drasle-event-revival_failed = No miracle: defeat
drasle-event-decisive_began = { $reason ->
        [gauge] The gauge is full: the decisive phase begins with { $seat }
       *[other] All five rewards are found: the decisive phase begins with { $seat }
    }
drasle-event-attack_commanded = Royal Command: { $seat } adds a die to the attack of { $other }
drasle-event-die_rerolled = Venom Bullet: { $seat } re-rolls { $number } into { $new }
drasle-event-chain_began = { $seat } attacks [{ $total }]: chain attack
drasle-event-attack_ended = { $seat } attacks [{ $total }]: { $damage ->
        [0] the dragon is unhurt
       *[other] a hit
    }
drasle-event-dragon_wounded = The dragon takes { $damage } damage, { $left } life left
drasle-event-swallowed = { $seat } is swallowed by the dragon
drasle-event-game_won = The dragon is slain: victory
drasle-event-game_lost = Everybody has fallen: defeat

## One line, the picture in words, results

drasle-summary = Gauge { $step }/{ $limit } ({ $final ->
        [0] dragon acts at { $next }
       *[other] decisive phase at { $next }
    }) | Least life: { $seat } { $least }
drasle-summary-choosing = Choosing characters ({ $left } to go)
drasle-summary-decisive = Dragon's life { $life } | Standing { $standing } | Least life: { $seat } { $least }
drasle-summary-lost = Dragon's life { $life } | Everybody has fallen
drasle-description = The map of Drasle. Dragon gauge { $step }/{ $limit }. Characters: { $heroes }. Mountains: { $quests }.
drasle-description-decisive = Drasle's decisive phase. Dragon's life { $life }/{ $most }. Characters: { $heroes }.
drasle-description-hero = { $seat }'s { $hero } ({ $space }, life { $life }, level { $level })
drasle-description-fighter = { $seat }'s { $hero } (life { $life }, level { $level })
drasle-description-nobody = none yet
drasle-description-quest = { $quest } on { $mountain } ({ $need } or more)
drasle-description-hidden = { $mountain } face down
drasle-description-reward = { $mountain } cleared ({ $reward })
drasle-result-won = Victory! The dragon is slain. { $turns } turns of adventure, { $quests } quests, { $attacks } attacks, { $survivors } alive.
drasle-result-lost-adventure = Defeat. A friend fell on the way, and there was no miracle. { $turns } turns of adventure, { $quests } quests.
drasle-result-lost-decisive = Defeat. Everybody fell in the fight with the dragon. { $turns } turns of adventure, { $quests } quests, { $attacks } attacks.

## Settings of a table

drasle-setting-modules = Expansions
    .help = What is added. Recommended: Solo for one player, Young dragon for two
drasle-value-modules-recommended = recommended
drasle-value-modules-none = none
drasle-value-modules-young = Young dragon
drasle-value-modules-solo = Solo
drasle-setting-characters = Characters
    .help = Everybody chooses a character, or they are dealt
drasle-value-characters-choose = chosen
drasle-value-characters-random = dealt at random

## Reasons of the advice

drasle-why-adventure = An adventure here brings 1 XP with { $chance }%, the shortest way to a level.
drasle-why-rest = With life and points back you will not fall so soon.
drasle-why-investigate = Turned up, the quest can be challenged by who is best at it.
drasle-why-challenge = The reward of { $quest } helps everybody, and even a failed try leaves progress markers.
drasle-why-stop = This turn the best you can do is to take a good place.
drasle-why-guard = Without a guard you fall; with it { $left } life stays.
drasle-why-guard-none = Even without a guard { $left } life stays, so keep your points.
drasle-why-guard-vain = No guard would save you, so spend nothing.
drasle-why-help = With your help the quest is more likely won, and it brings XP.
drasle-why-help-none = Your own life matters more now.
drasle-why-boost = These dice are worth more now than later.
drasle-why-boost-none = Your points are worth more later.

## Slash verbs: their names and what they do

drasle-verb-character = character
    .about = Choose your character
drasle-verb-roll = roll
    .about = Roll your movement dice
drasle-verb-move = move
    .about = Choose where to go and what to do
drasle-verb-adventure = boost
    .about = Declare a boost and roll
drasle-verb-challenge = boost
    .about = Declare a boost and roll
drasle-verb-brave = boost
    .about = Declare a boost and roll
drasle-verb-boost = boost
    .about = Declare a boost and roll
drasle-verb-chain = boost
    .about = Declare a boost and roll
drasle-verb-attack = attack
    .about = Attack the dragon
drasle-verb-help = help
    .about = Help a friend's challenge
drasle-verb-guard = guard
    .about = Guard against damage
drasle-verb-aegis = item
    .about = Use your item ability
drasle-verb-venom-bullet = item
    .about = Use your item ability
drasle-verb-substitution = item
    .about = Use your item ability
drasle-verb-royal-command = item
    .about = Use your item ability
drasle-verb-elixir = item
    .about = Use your item ability
