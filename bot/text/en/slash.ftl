### Opening tables, seats, the log: words of commands and of their answers

words = { $words }

## Opening a table

lobby-title = { $name }'s table
lobby-opened-line = { $host } opened a table of { $title }, "{ $table }". Join in the thread below.
lobby-length-unknown = length varies
lobby-settings-host = Only the host, { $host }, can change them.
lobby-settings-choose = What to change
lobby-close-confirm = Close "{ $table }" before it begins?
lobby-closed-done = This table is closed.
button-close-lobby = Close the table
command-game-new-seats = How many may join

## The menu

menu-language = Language of this channel: { $language }
menu-language-set = This channel is in English now.
menu-open = Where do you want to play? The options can be changed afterwards.
menu-table-theirs = { $title } "{ $table }" ({ $name }'s turn) { $link }
menu-table-lost = { $title } "{ $table }" (paused: its channel is gone; /table move where it should go on)
menu-table-unreadable = "{ $table }" can't be read by this version.
language-ja = Japanese
language-en = English
button-open-thread = Open in a thread
button-open-here = Open here

## Seats

stand-in-menu = Choose a seat
stand-in-how = What about { $name }'s seat?
stand-in-awaited = awaited now
stand-in-nobody = There is no seat that a stand-in could play.
button-stand-ins = Use a stand-in
button-take-back = Back to my seat
button-not-always = Don't always ask
options-always = Your seat: small choices wait for you too.
options-not-always = Your seat: a stand-in makes your small choices while you are away.
replace-line = { $mention }, you have the seat of { $old } in "{ $table }" now: { $link }
error-not-voter = This vote is for other seats to decide.
undo-asked = The vote on taking it back has begun; the buttons are on the board.

## Log

log-line = { $who }: { $what }
log-by-rules = { $name } (automatic)

## Trying it in the browser

play-bot = Ryutaku
play-guild = Ryutaku's friends
play-opened =
    Open { $address } in your browser.
    The list at the top says who is looking. Ctrl-C ends it.
play-welcome = Welcome to Ryutaku. Press the button, or type /ryutaku, to begin. In the list above you choose as whom you play, for all four.
button-games = Choose a game
