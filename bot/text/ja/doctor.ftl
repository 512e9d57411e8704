### ryutaku doctor：点検の結果と、次にすること

doctor-state-good = よし
doctor-state-note = 注意
doctor-state-wrong = 要修理
doctor-sum-good = 調べたところに、直すものはありません。
doctor-sum-wrong = 直すところが{ $count }つあります。「→」のとおりにして、もう一度 `make doctor`（Dockerでは `docker compose run --rm ryutaku doctor`）を動かしてください。
doctor-sum-unasked = トークンは確かめられなかったので、招待リンクはまだありません。Discordにつながるときに、もう一度 `make doctor`（Dockerでは `docker compose run --rm ryutaku doctor`）を動かしてください。

## このパソコンの中

doctor-settings-good = 設定を読みました。
doctor-settings = 設定 { $place } が正しくありません：{ $reason }
    .todo = 環境変数か `.env` の { $place } を直してください。設定の一覧は `README.md` にあります。
doctor-data = データのフォルダーは { $folder } です（空き{ $free }MB）。
doctor-data-to-come = データのフォルダー { $folder } はまだありません。
    .todo = 初めて動かすときに作られます。別の場所にするなら `RYUTAKU_DATA` で指定してください。
doctor-folder = フォルダーが使えません（{ $place }）：{ $reason }
    .todo = フォルダーを作ってボットを動かす利用者に書き込みを許すか、設定の { $place } を直してください。
doctor-full = { $folder } の空きが{ $free }MBしかありません。
    .todo = 空きを増やしてください。いっぱいになると、押した選択を保存できません。
doctor-database-good = データベース { $file } は無事です（続いている卓{ $tables }）。
doctor-database-to-come = データベース { $file } はまだありません。
    .todo = 初めて動かすときに作られます。移したはずなら、`RYUTAKU_DATA` と `RYUTAKU_DATABASE` を確かめてください。
doctor-database-older = データベース { $file } は前の版のものです。
    .todo = 次に動かすと新しい版になります。その前に `README.md` の「写しを取る・戻す」のとおりに写しを取ってください。
doctor-database-newer = データベース { $file } は、このプログラムより新しい版のものです。
    .todo = 新しい版のプログラムを使うか、`README.md` の「写しを取る・戻す」のとおりに前の版の写しを戻してください。
doctor-database-damaged = データベース { $file } は壊れているか、データベースではありません（{ $reason }）。
    .todo = ボットを止めて、`README.md` の「写しを取る・戻す」のとおりに写しを戻してください。壊れたものも消さずに残ります。
doctor-database-foreign = { $file } は、ほかのプログラムのデータベースです。
    .todo = `RYUTAKU_DATA` と `RYUTAKU_DATABASE` を確かめてください。
doctor-database-read-only = データベース { $file } に書き込めません（{ $reason }）。
    .todo = ボットを動かす利用者に、そのファイルとフォルダーへの書き込みを許してください。
doctor-database = データベース { $file } が読めません（{ $reason }）。
    .todo = `RYUTAKU_DATA` と `RYUTAKU_DATABASE` を確かめてください。
doctor-games = 遊べるゲーム：{ $games }
doctor-content = { $game } のデータが読めません：{ $reason }
    .todo = `RYUTAKU_CONTENT` のそのファイルを直すか、設定から外してください。
doctor-content-folder = ゲームの数値のフォルダーが使えません（{ $place }）：{ $reason }
    .todo = 設定の { $place } を直すか、付属の数値で遊ぶなら設定から外してください。
doctor-fonts = 画像の文字を描けます。
doctor-fonts-missing = 画像の文字を描けません。
    .todo = 仮想環境を作り直してください（`make clean` のあと `make venv`）。
doctor-clock = 時計は { $time } です。
doctor-clock-old = 時計が大きくずれています。
    .todo = パソコンの時計を合わせてください。
doctor-backups = 写し：{ $folder } に{ $count }個あります。
doctor-backups-late = 写し：{ $folder } に新しいものがありません。
    .todo = ボットが動いていれば自動で作られます。いま取るなら `README.md` の「写しを取る・戻す」のとおりにしてください。
doctor-no-backups = 自動で写しを取る設定になっていません。
    .todo = `RYUTAKU_BACKUP_FOLDER` にフォルダーを指定すると、決まった間隔で写しを取ります。
doctor-running = ボットは動いていて、Discordにつながっています。
doctor-not-running = ボットは動いていないようです。
    .todo = `make run`（Dockerでは `docker compose up --detach`）で動きます。

## Discord

doctor-not-asked = Discordには何もきいていません。
    .todo = トークンと権限も調べるには、`--offline` を付けずに動かしてください。
doctor-offline = Discordにつながりません（{ $reason }）。この先は調べていません。
    .todo = インターネットへの接続を確かめてください。卓は、つながればそのまま続きます。
doctor-no-token = トークンがありません。
    .todo = Discordの開発者ポータルの`Bot`でトークンを発行し、`.env` の `DISCORD_TOKEN` に書いてください。
doctor-token = トークンが使えません：{ $reason }
    .todo = Discordの開発者ポータルの`Bot`でトークンを発行しなおし、`.env` の `DISCORD_TOKEN` を書きかえてください。
doctor-token-good = トークンはボット { $name } のものです。招待リンク：{ $link }
doctor-clock-right = 時計はDiscordと合っています。
doctor-clock-off = 時計がDiscordと{ $seconds }秒ずれています。
    .todo = パソコンの時計を合わせてください。期限の表示がその分ずれます。
doctor-no-guild = ボットはまだどのサーバーにもいません。
    .todo = このリンクを開いて、自分のサーバーに招待してください：{ $link }
doctor-guild = サーバー { $guild }：権限はそろっています。
doctor-guild-lacks = サーバー { $guild }：足りない権限は { $permissions } です。
    .todo = サーバー設定の「ロール」でボットのロールに付けるか、もう一度招待してください：{ $link }
doctor-more-guilds = ほかに{ $count }個のサーバーにいます。

## 設定のどこがいけないか

configuration-other = { $reason }
configuration-no-token = 書かれていません。
configuration-token-refused = Discordが受け付けません。
configuration-token-no-token = トークンの形をしていません。
configuration-no-folder = フォルダー { $folder } がありません。
configuration-not-folder = { $folder } はフォルダーではありません。
configuration-read-only = フォルダー { $folder } に書き込めません。
configuration-not-made = フォルダー { $folder } を作れません（{ $reason }）。
configuration-unreadable = ファイルを読めません（{ $reason }）。
configuration-not-text = ファイルがUTF-8の文字として読めません。
configuration-no-setting = そういう設定はありません。あるのは { $known } です。
configuration-not-known = 書けるのは { $known } のどれかです。
configuration-no-number = 整数ではありません。
configuration-too-small = { $least }以上にしてください。
configuration-too-large = { $most }以下にしてください。
