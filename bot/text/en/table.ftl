### A table in play

## The line of the turn

turn-line = { $mention }, it is your turn in { $title } "{ $table }". { $prompt }
turn-line-choice = { $mention }, a choice is yours in { $title } "{ $table }". { $prompt }
turn-line-many = { $mentions }, a choice is yours in { $title } "{ $table }". { $prompt }
turn-line-resting = { $title } "{ $table }": { $name }'s turn (a stand-in plays).
turn-deadline = Until { $time }
turn-paused = { $title } "{ $table }" is paused.
turn-moved-on = This board is out of date. It goes on here: { $link }
over-line = { $title } "{ $table }" has ended. { $result }
over-channel = { $title } "{ $table }": { $result } { $link }

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
undo-notice = { $name } took a choice back.
undo-vote-count = { $agreed } of { $needed } agree. Open until the next answer or { $time }.
undo-vote-passed = Enough of you agreed: the choice is taken back.
undo-vote-failed = Somebody disagreed: the choice stands.
undo-vote-over = The game went on, so the vote on the undo is over.
undo-vote-timeout = Not enough of you agreed in time: the choice stands.
undo-voted = Your vote is in.

## Seats: leaving, handing over, stand-ins

leave-confirm = If you leave, a stand-in plays your seat. You can come back at any time.
leave-done = You have left your seat. Press any button of the board to come back.
leave-notice = { $name } has left; a stand-in plays on.
replace-done = { $new } has the seat of { $old } now.
replace-notice = { $new } took over the seat of { $old }.
stand-in-once-done = A stand-in makes this choice for { $name }.
stand-in-seat-done = A stand-in plays { $name }'s seat until { $name } presses a button.
stand-in-notice = A stand-in plays the seat of { $name }.
stand-in-choose = Which seat should a stand-in play?
always-ask-on = From now on small choices wait for you too.
always-ask-off = While you are away, a stand-in makes your small choices.
welcome-back = Welcome back.
welcome-back-since = Welcome back. While you were away:
reaction-done = While you were away, a stand-in chose: { $what }

## Waiting

reminder = { $mention }, it is your turn in { $title } "{ $table }", until { $time }: { $link }
timeout-default = Out of time: { $name }'s choice was made automatically ({ $what }).
timeout-agent = Out of time: a stand-in played { $name }'s turn.
timeout-rest = { $name }'s seat rests. Any press brings { $name } back.

## Pausing, resuming, moving, ending, export

pause-done = Paused. /table resume goes on.
pause-notice = { $name } paused the table.
pause-lost = The channel is gone, so "{ $table }" is paused. Use /table move in another channel to go on.
resume-done = Resumed.
resume-notice = { $name } resumed the table.
move-done = "{ $table }" is here now.
end-confirm = End "{ $table }"? It can't be resumed. Its log stays.
end-done = "{ $table }" has ended.
end-notice = { $name } ended "{ $table }".
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

## Proof of the dice

proof-commitment = SHA-256 of this table's dice seed: `{ $commitment }`. The seed is published when the table ends; then every roll can be checked.
proof-seed = This table's dice seed: `{ $seed }`, SHA-256: `{ $commitment }`

## What happened to seats and tables (lines of the log)

act-back = { $seat } is back
act-stand-in = A stand-in plays { $seat }'s seat
act-stand-in-once = A stand-in chooses for { $seat } this once
act-replace = { $by } took over { $seat }'s seat
act-leave = { $seat } left; a stand-in plays on
act-ask-always = { $seat } changed "always ask me"
act-pause = The table was paused
act-resume = The table was resumed
act-move = The table was moved
act-end = The table was ended
act-rules-changed = After an update of the rules the last { $count ->
        [one] choice is
       *[other] { $count } choices are
    } made again
