### The message of a board

board-closed = { $title } "{ $table }", turn { $turn }
board-ended = { $title } "{ $table }" has ended early.
board-vote = { $name } asks to take back a choice. The dice will not change; it would be chosen again knowing what is coming.
board-offer = { $names }: { $prompt }
board-no-picture = The picture can't be shown. Please give the bot the permission "{ $permission }".
board-term = {"-#"} { $text }

sheet-head = **{ $name }** · "{ $table }"
sheet-not-yet = You can look this up once the table has begun.
