### From opening a table to its start

lobby-head = **{ $title }** "{ $table }" is looking for players.
lobby-facts = { $least }–{ $most } players | { $length } | pace: { $pace } | starts: { $first }
lobby-facts-fixed = { $least } { $least ->
        [one] player
       *[other] players
    } | { $length } | pace: { $pace } | starts: { $first }
lobby-settings = Options: { $settings }
lobby-first-random = drawn by lot
lobby-seat = { $letter } { $name }
lobby-seat-host = { $letter } { $name } (host)
lobby-seat-new = { $letter } { $name } (new)
lobby-seat-host-new = { $letter } { $name } (host, new)
lobby-seat-agent = { $letter } Stand-in
lobby-seat-none = Nobody has joined yet.
lobby-missing = { $count } more { $count ->
        [one] player is
       *[other] players are
    } needed to start.
lobby-ready = The game begins when { $host } presses Start.

agent-name = Stand-in { $number }

lobby-opened-here = A table of { $title } is open: "{ $table }".
lobby-started = { $title } "{ $table }" has begun.
lobby-closed-idle = Nobody pressed anything for three days, so this table was closed. Use /{ $command } to open one again.
lobby-closed-host = { $name } closed this table.
lobby-closed-empty = Everybody has left, so this table was closed.

lobby-left = You have left.
lobby-new-on = You play as somebody new: "?" comes with advice.
lobby-new-off = You no longer play as somebody new.

## Options

lobby-settings-head = **Options** — choose what to change.
lobby-settings-menu = { $name }: now { $value }
lobby-settings-pace = Pace
lobby-settings-first = Start player
lobby-settings-absence = When somebody is away
lobby-settings-changed = { $name } is { $value } now.

## The menu (/ryutaku)

menu-head = **Ryutaku** is a game master of dice board games. Choose a game.
menu-games = Choose a game
menu-tables = **Your tables**
menu-table = { $title } "{ $table }" ({ $state }) { $link }
menu-table-yours = { $title } "{ $table }" (your turn) { $link }
menu-no-tables = You have no table.
