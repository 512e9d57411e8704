### A table in play

## The line of the turn

turn-line = { $mention }, it is your turn in { $title } "{ $table }". { $prompt }
turn-line-choice = { $mention }, a choice is yours in { $title } "{ $table }". { $prompt }
turn-line-many = { $mentions }, a choice is yours in { $title } "{ $table }". { $prompt }
turn-line-resting = { $title } "{ $table }": { $name }'s turn (a stand-in plays).
turn-line-nobody = { $title } "{ $table }" is waiting, as everybody is away. It goes on when somebody with a seat presses any button.
turn-deadline = Until { $time }
turn-paused = { $title } "{ $table }" is paused.
turn-moved-on = This board is out of date. It goes on here: { $link }
over-line = { $title } "{ $table }" has ended. { $result }

waiting-line = { $mentions }, a choice is yours in { $title } "{ $table }": { $link }
waiting-last = Waiting for { $name }.
waiting-many = Waiting for { $count } players: { $names }

## Log

log-head = **Log** — { $title } "{ $table }"
log-turn = Turn { $turn }
log-empty = Nothing has happened yet.
log-page = Page { $page }/{ $pages }
log-by-agent = { $name } (stand-in)
log-by-timer = { $name } (out of time)
log-by-host = { $name } (by the host)

## Undo

undo-done = Your last choice is taken back.
undo-vote-count = { $agreed } of { $needed } agree. Open until the next answer or { $time }.
undo-vote-over = The game went on, so the vote on the undo is over.
undo-voted = Your vote is in.

## Seats: leaving, handing over, stand-ins

leave-confirm = If you leave, a stand-in plays your seat. You can come back at any time.
leave-done = You have left your seat. Press any button of the board to come back.
stand-in-once-done = A stand-in makes this choice for { $name }.
stand-in-seat-done = A stand-in plays { $name }'s seat until { $name } presses a button.
stand-in-choose = Which seat should a stand-in play?
always-ask-on = From now on small choices wait for you too.
always-ask-off = While you are away, a stand-in makes your small choices.
welcome-back = Welcome back.
welcome-back-since = Welcome back. While you were away:
reaction-done = While you were away, a stand-in chose: { $what }
decided-one = { $what }

## Waiting

reminder = { $mentions }, it is your turn in { $title } "{ $table }", until { $until }: { $link }

## Pausing, resuming, moving, ending, export

pause-done = Paused. /table resume goes on.
pause-lost = The channel is gone, so "{ $table }" is paused. Use /table move in another channel to go on.
resume-done = Resumed.
move-done = "{ $table }" is here now.
end-confirm = End "{ $table }"? It can't be resumed. Its log stays.
end-done = "{ $table }" has ended.
export-done = The record of "{ $table }".
export-open = The record of "{ $table }". The seed of its dice is published when it ends.
options-head = **Options of { $title } "{ $table }"**

show-head = { $title } "{ $table }" ({ $state })
choose-done = Chosen: { $what }
draft-head = { $prompt }
draft-so-far = So far: { $what }
draft-cancelled = Cancelled. Nothing has been chosen.

## Updates and restores

notice-rules-changed = An update of the rules changed what was on offer, so the last { $count ->
        [one] choice has
       *[other] { $count } choices have
    } to be made again. The dice do not change.
notice-undo = { $seat } took a choice back.
notice-undo-vote = Enough said yes: the choice of { $seat } is taken back.
notice-vote-refused = Somebody said no to taking back. The choice stays.
notice-vote-lapsed = Not enough said yes. The choice stays.
notice-leave = { $seat } left the table. A stand-in plays on.
notice-forgotten = Whoever had seat { $letter } left the table. A stand-in plays on.
notice-replace = { $by } took over a seat.
notice-stand-in = A stand-in plays for { $seat }.
notice-stand-in-once = A stand-in chose for { $seat } this once.
notice-back = { $seat } is back.
notice-resume = The table goes on.
notice-time-default = Time is up: the choice of { $seat } was made automatically.
notice-time-agent = Time is up: a stand-in played for { $seat }.
notice-rest = The seat of { $seat } rests. Pressing anything brings it back.

## Proof of the dice

proof-commitment = SHA-256 of this table's dice seed: `{ $commitment }`. The seed is published when the table ends; then every roll can be checked.
proof-seed = This table's dice seed: `{ $seed }`, SHA-256: `{ $commitment }`

## What happened to seats and tables (lines of the log)

act-back = { $seat } is back
act-stand-in = A stand-in plays { $seat }'s seat
act-stand-in-once = A stand-in chooses for { $seat } this once
act-replace = { $by } took over { $seat }'s seat
act-forgotten = Whoever had seat { $letter } left; a stand-in plays on
act-leave = { $seat } left; a stand-in plays on
act-ask-always = { $seat } changed "always ask me"
act-standing = { $seat }, by standing instruction: { $what }
act-late = { $seat }, time ran out, chosen instead: { $what }
act-pause = The table was paused
act-resume = The table was resumed
act-move = The table was moved
act-end = The table was ended
act-rules-changed = After an update of the rules the last { $count ->
        [one] choice is
       *[other] { $count } choices are
    } made again
act-undo = { $seat } took a choice back
act-undo-vote = By vote, the choice of { $seat } was taken back
act-vote-refused = The vote to take back was refused
act-vote-lapsed = The vote to take back lapsed
act-rest = The seat of { $seat } rests
act-time-default = { $seat } ran out of time, chosen automatically
act-time-agent = { $seat } ran out of time, a stand-in chose
