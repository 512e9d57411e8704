### Descriptions of the slash commands

command-ryutaku = Choose a game and open a table, or see your tables
command-choose = Choose among what is on offer now
    .choice = What to choose
command-table = Show and manage the table of this channel
command-table-show = Post the board anew
command-table-undo = Take back the last choice
command-table-log = Read what has happened
    .page = The page to read
command-table-leave = Leave your seat
command-table-replace = Hand a seat over to somebody else
    .seat = The seat
    .member = Who takes it over
command-table-end = End this table
command-table-stand-in = Let a stand-in choose for a seat
    .seat = The seat
    .once = Only this time
command-table-pause = Pause this table
command-table-resume = Resume a paused table
command-table-move = Bring a table into this channel
    .table = The table
command-table-export = Get the record of this table as a file
command-table-options = See or change the options of this table
command-table-help = Explain the choice at hand

## Commands that every game has

command-game = Play { $title }
command-game-new = Open a table of { $title }
    .title = Name of the table
    .pace = Pace
    .here = Play in this channel instead of a thread
    .first = Start player
command-game-rules = Read how { $title } is played
    .topic = What you want to know (left out: the whole in short)
command-game-campaign = See how far the campaign of { $title } has come
