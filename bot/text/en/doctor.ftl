### ryutaku doctor: what was found, and the next step

doctor-state-good = good
doctor-state-note = note
doctor-state-wrong = wrong
doctor-sum-good = Nothing that was checked needs to be mended.
doctor-sum-wrong = { $count ->
        [one] One thing needs
       *[other] { $count } things need
    } to be mended. Do what "→" says and run `ryutaku doctor` again.

## On this machine

doctor-settings-good = The settings can be read.
doctor-settings = The setting { $place } is wrong: { $reason }
    .todo = Correct { $place } in the environment or in `.env`. README.md lists all settings.
doctor-data = The data folder is { $folder } ({ $free } MB free).
doctor-data-to-come = The data folder { $folder } is not there yet.
    .todo = It is made at the first start. Name another place by RYUTAKU_DATA if you like.
doctor-folder = A folder can't be used ({ $place }): { $reason }
    .todo = Make the folder, or allow the user that runs the bot to write there.
doctor-full = Only { $free } MB are free at { $folder }.
    .todo = Make room. When it is full, choices can't be saved.
doctor-database-good = The database { $file } is well ({ $tables ->
        [one] one table goes
       *[other] { $tables } tables go
    } on).
doctor-database-to-come = The database { $file } is not there yet.
    .todo = It is made at the first start. If you moved it, check RYUTAKU_DATA and RYUTAKU_DATABASE.
doctor-database-older = The database { $file } is of an older version.
    .todo = The next start makes it a new one. Run `ryutaku backup` before.
doctor-database-newer = The database { $file } is of a newer version than this program.
    .todo = Use the newer program, or put an older copy back by `ryutaku restore`.
doctor-database = The database { $file } can't be read: { $reason }
    .todo = Stop the bot and put a copy back by `ryutaku restore`. The broken one is kept too.
doctor-games = Games: { $games }
doctor-content = The data of { $game } can't be read: { $reason }
    .todo = Correct that file in RYUTAKU_CONTENT, or take the setting away.
doctor-fonts = The letters of pictures can be drawn.
doctor-fonts-missing = The letters of pictures can't be drawn.
    .todo = Make the virtual environment anew (`make clean`, then `make venv`).
doctor-clock = The clock says { $time }.
doctor-clock-old = The clock is far off.
    .todo = Set the clock of this machine.
doctor-backups = Copies: { $count } in { $folder }.
doctor-backups-late = Copies: there is no new one in { $folder }.
    .todo = A running bot makes them by itself. Run `ryutaku backup` to make one now.
doctor-no-backups = No copies are made by themselves.
    .todo = Name a folder by RYUTAKU_BACKUP_FOLDER, and one is made at regular intervals.
doctor-running = The bot runs and is connected to Discord.
doctor-not-running = The bot does not seem to run.
    .todo = `ryutaku run` starts it.

## Discord

doctor-not-asked = Discord was not asked anything.
    .todo = Leave out `--offline` to check token and permissions too.
doctor-offline = Discord can't be reached ({ $reason }). Token and permissions were not checked.
    .todo = Check the connection to the internet. Tables go on as soon as it is back.
doctor-no-token = There is no token.
    .todo = Make one under "Bot" in Discord's developer portal and write it into `.env` as DISCORD_TOKEN.
doctor-token = The token can't be used: { $reason }
    .todo = Reset it under "Bot" in Discord's developer portal and write the new one into `.env` as DISCORD_TOKEN.
doctor-token-good = The token is that of the bot { $name }. Invite link: { $link }
doctor-clock-right = The clock agrees with Discord's.
doctor-clock-off = The clock differs from Discord's by { $seconds } s.
    .todo = Set the clock of this machine: deadlines are shown off by as much.
doctor-no-guild = The bot is in no server yet.
    .todo = Open this link and invite it to your server: { $link }
doctor-guild = Server { $guild }: all permissions are there.
doctor-guild-lacks = Server { $guild }: it lacks { $permissions }.
    .todo = Give them to the bot's role under "Roles" in the server settings, or invite it again: { $link }
doctor-more-guilds = It is in { $count } more servers.
