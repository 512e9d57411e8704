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
over-ended = { $name } ended { $title } "{ $table }" early.
over-channel = { $title } "{ $table }": { $result } { $link }

waiting-line = { $mentions }, a choice is yours in { $title } "{ $table }": { $link }
waiting-last = Waiting for { $name }.
waiting-many = Waiting for { $count } players: { $names }

## Log

log-head = **Log** — { $title } "{ $table }"
log-turn = Turn { $turn }
log-empty = Nothing has happened yet.
log-page = Page { $page }/{ $pages }
log-undone = { $name } took back: { $what }
log-by-agent = { $name } (stand-in)
log-by-timer = { $name } (out of time)
log-by-host = { $name } (by the host)
log-seat-taken = { $new } took over the seat of { $old }
log-seat-agent = A stand-in plays the seat of { $name }
log-seat-back = { $name } is back
log-paused = { $name } paused the table
log-resumed = { $name } resumed the table
log-ended = { $name } ended the table

## Undo

undo-done = Taken back: { $what }
undo-notice = { $name } took back "{ $what }".
undo-vote = { $name } asks to take back "{ $what }". The dice will not change; you would choose again knowing what is coming.
undo-vote-count = { $agreed } of { $needed } agree. Open until the next answer or { $time }.
undo-vote-passed = Everybody needed agreed: "{ $what }" was taken back.
undo-vote-failed = "{ $what }" stands: somebody disagreed.
undo-vote-over = "{ $what }" stands: the game went on.
undo-vote-timeout = "{ $what }" stands: not everybody needed agreed in time.
undo-voted = Your vote is in.

## Seats: leaving, handing over, stand-ins

leave-confirm = If you leave, a stand-in plays your seat. You can come back at any time.
leave-done = You have left your seat. Press any button of the board to come back.
leave-notice = { $name } has left; a stand-in plays on.
replace-done = { $new } has the seat of { $old } now.
replace-notice = { $new } took over the seat of { $old }.
replace-ask = { $mention }, will you take over { $old }'s seat in { $title } "{ $table }"?
stand-in-once-done = A stand-in makes this choice for { $name }.
stand-in-seat-done = A stand-in plays { $name }'s seat until { $name } presses a button.
stand-in-notice = A stand-in plays the seat of { $name }.
stand-in-choose = Which seat should a stand-in play?
always-ask-on = From now on small choices wait for you too.
always-ask-off = While you are away, a stand-in makes your small choices.
new-host = { $name } is the host now.
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
move-choose = Which table shall come here?
end-confirm = End "{ $table }"? It can't be resumed. Its log stays.
end-done = "{ $table }" has ended.
end-notice = { $name } ended "{ $table }".
export-done = The record of "{ $table }".
export-open = The record of "{ $table }". The seed of its dice is published when it ends.
options-head = **Options of { $title } "{ $table }"**

show-head = { $title } "{ $table }" ({ $state })
show-link = Board: { $link }
choose-prompt = What do you choose?
choose-done = Chosen: { $what }
draft-head = { $prompt }
draft-so-far = So far: { $what }
draft-ready = Confirm this? { $what }
draft-cancelled = Cancelled. Nothing has been chosen.

## Updates and restores

notice-rules-changed = An update of the rules changed what was on offer, so the last { $count ->
        [one] choice has
       *[other] { $count } choices have
    } to be made again. The dice do not change.

## Proof of the dice

proof-commitment = SHA-256 of this table's dice seed: `{ $commitment }`. The seed is published when the table ends; then every roll can be checked.
proof-seed = This table's dice seed: `{ $seed }`, SHA-256: `{ $commitment }`
