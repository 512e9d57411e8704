### Why "Not sure?" advises what it advises

dragons_roll-why-wins = It completes the red face of { $card }, and everybody wins.
dragons_roll-why-completes = It completes { $card }, and the dice on it come back.
dragons_roll-why-master = The sooner { $card } is defeated, the fewer cities burn.
dragons_roll-why-dragon = Without { $card } the cities are safer.
dragons_roll-why-face = You have { $count } × { $number }, which helps most.
dragons_roll-why-end = The other dice are worth more in the next roll.
dragons_roll-why-least-harm = Moving { $dragon } is safest for the cities.
dragons_roll-why-cheapest-die = A die from { $card } is the smallest loss.
dragons_roll-why-scroll-attack = A city is about to be attacked; { $scroll } may prevent it.
dragons_roll-why-scroll-failed = The roll is about to fail; with { $scroll } a die may fit.
dragons_roll-why-scroll-gain = { $scroll } gains most at this moment.
