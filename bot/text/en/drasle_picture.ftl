### Words in the picture of Drasle

drasle-picture-turn = { $name } to play
drasle-picture-won = Victory! The dragon fell
drasle-picture-lost-adventure = Defeat on the way
drasle-picture-lost-decisive = Defeat: nobody is left
drasle-picture-over = The game is over

drasle-picture-choose = Everybody chooses a character
drasle-picture-choose-left = { $count } to go
drasle-picture-roll = Roll { $count ->
        [one] 1 movement die
       *[other] { $count } movement dice
    }
drasle-picture-stirred = The dragon stirs
drasle-picture-move = Choose where to go, what to do
drasle-picture-bound = No move: choose an action
drasle-picture-act = In the middle of the action
drasle-picture-challenge = Challenge: { $need } successes to win
drasle-picture-attack = Attack the dragon with { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
drasle-picture-attacking = In the middle of the attack

drasle-picture-gauge = Gauge
drasle-picture-dragon-life = Dragon life
drasle-picture-choosing = Choosing
drasle-picture-level = Lv{ $level }

drasle-picture-movement = Movement
drasle-picture-why-adventure = Adventure
drasle-picture-why-challenge = Challenge
drasle-picture-why-attack = Attack
drasle-picture-blow = Dragon's deed
drasle-picture-lots = A die each
drasle-picture-total = Successes

drasle-picture-row-below = { $most } or less
drasle-picture-row-above = { $least } or more
drasle-picture-column-dragon = Dragon
drasle-picture-column-attacker = Attacker
drasle-picture-column-everybody = Everybody
drasle-picture-swallowed = Swallowed: the attacker dies
drasle-picture-chain = Chain attack: all others roll too

drasle-picture-space-north-west-peak = NW Peak
drasle-picture-space-far-peak = Far Peak
drasle-picture-space-eastern-crag = Crag of the East
drasle-picture-space-lake-peak = Lake Peak
drasle-picture-space-fodina-peak = Fodina Peak
drasle-picture-space-western-lake = West Lake
drasle-picture-space-berg = Berg
drasle-picture-space-fodina = Fodina
drasle-picture-space-havinia-city = Havinia City

drasle-picture-quest-guardian-golem = Guardian Golem
drasle-picture-quest-chimera-hunt = Chimera Hunt
drasle-picture-quest-bandit-fort = Bandit Fort
drasle-picture-quest-vast-labyrinth = Vast Labyrinth
drasle-picture-quest-griffin-nest = Griffin Nest
drasle-picture-quest-forbidden-library = Forbidden Library
drasle-picture-quest-sphinx-riddle = Sphinx Riddle

drasle-picture-reward-hideout = Hideout
drasle-picture-reward-treasure = Treasure
drasle-picture-reward-book = Book
drasle-picture-reward-weapon = Weapon
drasle-picture-reward-talisman = Talisman
drasle-picture-reward-incense = Incense

drasle-picture-hero-hunter = Hunter
drasle-picture-hero-ninja = Ninja
drasle-picture-hero-gladiator = Gladi.
drasle-picture-hero-paladin = Pala.
drasle-picture-hero-prince = Prince
drasle-picture-hero-grandmaster = Master

drasle-picture-blow-berg-burns = Berg burns
drasle-picture-blow-driven-off = Driven off
drasle-picture-blow-shock-wave = Shock wave
drasle-picture-blow-hunt-the-weak = Hunts weak
drasle-picture-blow-hunt-the-strong = Hunts strong
drasle-picture-blow-terror = Terror
drasle-picture-blow-wing-storm = Wing storm
drasle-picture-blow-claw-sweep = Claw sweep
drasle-picture-blow-tail-lash = Tail lash
drasle-picture-blow-bite = Bite
drasle-picture-blow-terrible-roar = Terrible roar
drasle-picture-blow-fire-breath = Fire breath
