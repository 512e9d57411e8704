### Buttons, menus, lists: words used everywhere

seat-unnamed = seat { $number }
list-empty = none
settings-one = { $name }: { $value }
settings-separator = {" | "}
list-separator = {", "}
mention-one = { $mention }
name-one = { $name }
narration-separator = {" · "}

## Buttons

button-agree = Agree
button-always-ask = Always ask me
button-back = Back
button-board = To the board
button-cancel = Cancel
button-confirm = Confirm
button-disagree = Disagree
button-end = End the table
    .confirm = Really end it
button-help = ?
button-howto = How to play
button-join = Join
button-leave = Leave
button-log = Log
button-new-player = I'm new
button-nothing = Choose nothing
button-offers = Other choices
button-open = Open my choice
button-page-after = Next { $page }/{ $pages }
button-page-before = Back { $page }/{ $pages }
button-proof = Proof of the dice
button-resume = Resume
button-settings = Options
button-stand-in = Add a stand-in
button-stand-in-once = Stand in once
button-stand-in-remove = Remove stand-in
button-stand-in-seat = Stand-in for seat
button-start = Start
button-undo = Undo
button-unsure = Not sure?

## Menus and "?"

menu-several = { $text } ({ $least }–{ $most })
help-closed = • { $what }: { $why }
help-nothing = There is nothing to choose right now.
help-unsure = If unsure: { $what }. { $why }
help-unsure-plain = If unsure: { $what }.

## States of a table

state-lobby = open
state-playing = in play
state-paused = paused
state-finished = finished
state-closed = closed

## Pace

pace-together = at once
    .long = At once (everybody is here)
pace-relaxed = relaxed
    .long = Relaxed (up to 24 h a turn)

## What happens in games (a game's own text goes first)

event-dice_rolled = Dice { $dice }

## When somebody does not come

absence-wait = wait
    .long = Wait (the host, or anybody after 24 h, can call a stand-in)
absence-skip = automatic
    .long = Make the default choice when time is up
absence-agent = stand-in
    .long = A stand-in plays when time is up
