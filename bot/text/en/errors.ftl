### The one private sentence when something does not work

## Buttons and choices

error-foreign = It is { $names }'s turn. { $turns ->
        [0] You will be told when yours comes.
        [1] Yours comes next.
       *[other] Yours comes { $turns } turns from now.
    }
error-foreign-spectator = It is { $names }'s turn. You have no seat here, but you can watch.
error-others = That choice is for { $names }.
error-late = That choice is over. The board is here: { $link }
error-double = Already taken.
error-unknown-button = This button no longer works. /table show brings the board.
error-illegal-answer = That can't be chosen now; "?" says why.
error-not-asked = There is nothing for you to choose right now.
error-outdated = That choice is over. Please use the newest board.
error-already-answered = You have already chosen; others are still choosing.
error-outdated-draft = Something changed while you were choosing. Please choose again.
error-unfinished-draft = There is more to choose. Please go on.
error-match-over = This game is over.
error-nothing-to-undo = There is nothing to take back.
error-no-vote = That vote is over.
error-vote-open = A vote is still open. Please ask again when it has ended.
error-unknown-choice = There is no choice "{ $text }". Please pick one from the list.

## Tables and seats

error-no-table = There is no table in this channel. /ryutaku opens one.
error-channel-taken = "{ $table }" is being played in this channel. Wait for its end or use another channel: { $link }
error-no-seat = You have no seat at this table. { $state ->
        [lobby] "Join" takes one.
       *[other] You can watch the board and read the log.
    }
error-no-stand-in = There is no stand-in to remove.
error-no-such-seat = There is no such seat.
error-already-seated = You have already joined.
error-lobby-full = All seats are taken. Wait for one or open another table.
error-not-lobby = The game has already begun.
error-not-playing = This table has not begun yet.
error-paused = This table is paused. /table resume goes on.
error-not-paused = This table is not paused.
error-finished = This table has ended.
error-not-host = Only the host, { $host }, and members who may manage messages can do this.
error-not-yet = That is possible from { $until }. The host can at any time.
error-stand-in-consent = In a competitive game a stand-in needs the player's consent in advance.
error-bot-member = Bots can't take a seat.
error-no-such-member = That person is not on this server.
error-old-command = This command has changed. Please type it again; if it still looks the same, restart Discord.
error-too-many-threads = This server can't have any more active threads. Close some, or open the table without a thread.
error-needs-guild = Please use this in a channel of a server.
error-bad-title = The name of a table can have { $most } characters at most.
error-bad-option = The option { $option } can't have that value. It can have: { $known }.
error-bad-seats = This game is for { $least } to { $most } players, not { $seats }.
error-bad-modules = { $module } can't be used in this combination. Please check the options.
error-unknown-game = There is no such game. /ryutaku lists them.

## Permissions

error-permission = The bot lacks the permission "{ $permission }" in this channel. Grant it and try again.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
permission-manage_messages = Manage Messages

## On the bot's side

error-busy = The store is busy. Please wait a moment and press again.
error-not-saved = This could not be saved, so it does not count. Please press again.
error-stopping = The bot is being replaced. Please press again in a minute.
error-not-shown = That counts, but the board could not be brought up to date. /table show posts it anew; if it fails again, tell the administrator the error number { $number }.
error-not-shown-here = That counts, but the bot lacks the permission "{ $permission }" in this channel, so the board is out of date. It follows as soon as the permission is granted.
error-internal = That did not work. If it fails again, tell the administrator the error number { $number }.
error-rule-fault = This choice could not be carried out; the table is as before. Tell the administrator the error number { $number }.
error-invariant = This choice could not be carried out; the table is as before. Tell the administrator the error number { $number }.
error-kernel = That did not work. The table is as before.
error-bad-content = The game's data is wrong, so no table can be opened. Please tell the administrator.
error-bad-scenario = The scenario is wrong.
error-table-unreadable = This version can't go on with the table. Please tell the administrator; its record is safe.
error-bad-checkpoint = This version can't read the table. Please tell the administrator; its record is safe.
