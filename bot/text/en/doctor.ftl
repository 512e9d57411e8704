### ryutaku doctor: what was found, and the next step

doctor-state-good = good
doctor-state-note = note
doctor-state-wrong = wrong
doctor-sum-good = Nothing that was checked needs to be mended.
doctor-sum-wrong = { $count ->
        [one] One thing needs
       *[other] { $count } things need
    } to be mended. Do what "→" says and run `make doctor` again (Docker: `docker compose run --rm ryutaku doctor`).
doctor-sum-unasked = The token could not be checked, so there is no invite link yet. Run `make doctor` again when Discord can be reached (Docker: `docker compose run --rm ryutaku doctor`).

## On this machine

doctor-settings-good = The settings can be read.
doctor-settings = The setting { $place } is wrong: { $reason }
    .todo = Correct { $place } in the environment or in `.env`. README.en.md lists all settings.
doctor-data = The data folder is { $folder } ({ $free } MB free).
doctor-data-to-come = The data folder { $folder } is not there yet.
    .todo = It is made at the first start. Name another place by RYUTAKU_DATA if you like.
doctor-folder = A folder can't be used ({ $place }): { $reason }
    .todo = Make the folder and allow the user that runs the bot to write there, or correct { $place }.
doctor-full = Only { $free } MB are free at { $folder }.
    .todo = Make room. When it is full, choices can't be saved.
doctor-database-good = The database { $file } is well ({ $tables ->
        [one] one table goes
       *[other] { $tables } tables go
    } on).
doctor-database-to-come = The database { $file } is not there yet.
    .todo = It is made at the first start. If you moved it, check RYUTAKU_DATA and RYUTAKU_DATABASE.
doctor-database-older = The database { $file } is of an older version.
    .todo = The next start makes it a new one. Make a copy before, as README.en.md says under "Backup and restore".
doctor-database-newer = The database { $file } is of a newer version than this program.
    .todo = Use the newer program, or put an older copy back, as README.en.md says under "Backup and restore".
doctor-database-damaged = The database { $file } is damaged, or is none ({ $reason }).
    .todo = Stop the bot and put a copy back, as README.en.md says under "Backup and restore". The broken one is kept too.
doctor-database-foreign = { $file } is the database of another program.
    .todo = Check RYUTAKU_DATA and RYUTAKU_DATABASE.
doctor-database-read-only = The database { $file } can't be written ({ $reason }).
    .todo = Allow the user that runs the bot to write that file and its folder.
doctor-database = The database { $file } can't be read ({ $reason }).
    .todo = Check RYUTAKU_DATA and RYUTAKU_DATABASE.
doctor-games = Games: { $games }
doctor-content = The data of { $game } can't be read: { $reason }
    .todo = Correct that file in RYUTAKU_CONTENT, or take the setting away.
doctor-content-folder = The folder of the games' numbers can't be used ({ $place }): { $reason }
    .todo = Correct { $place }, or take the setting away to play with the numbers that come along.
doctor-fonts = The letters of pictures can be drawn.
doctor-fonts-missing = The letters of pictures can't be drawn.
    .todo = Make the virtual environment anew (`make clean`, then `make venv`).
doctor-clock = The clock says { $time }.
doctor-clock-old = The clock is far off.
    .todo = Set the clock of this machine.
doctor-backups = Copies: { $count } in { $folder }.
doctor-backups-late = Copies: there is no new one in { $folder }.
    .todo = A running bot makes them by itself. To make one now do what README.en.md says under "Backup and restore".
doctor-no-backups = No copies are made by themselves.
    .todo = Name a folder by RYUTAKU_BACKUP_FOLDER, and one is made at regular intervals.
doctor-running = The bot runs and is connected to Discord.
doctor-not-running = The bot does not seem to run.
    .todo = `make run` starts it (Docker: `docker compose up --detach`).

## Discord

doctor-not-asked = Discord was not asked anything.
    .todo = Leave out `--offline` to check token and permissions too.
doctor-offline = Discord can't be reached ({ $reason }). Nothing further was checked.
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

## What is wrong with a setting

configuration-other = { $reason }
configuration-no-token = it is not set.
configuration-token-refused = Discord refuses it.
configuration-token-no-token = it has not the form of a token.
configuration-no-folder = the folder { $folder } does not exist.
configuration-not-folder = { $folder } is not a folder.
configuration-read-only = the folder { $folder } can't be written to.
configuration-not-made = the folder { $folder } can't be made ({ $reason }).
configuration-unreadable = the file can't be read ({ $reason }).
configuration-not-text = the file is not text in UTF-8.
configuration-no-setting = there is no such setting. There are { $known }.
configuration-not-known = it can be one of { $known }.
configuration-no-number = it is no whole number.
configuration-too-small = it must be { $least } or more.
configuration-too-large = it must be { $most } or less.
