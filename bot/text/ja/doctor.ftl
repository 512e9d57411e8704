### ryutaku doctor：点検の結果と、次にすること

doctor-state-good = よし
doctor-state-note = 注意
doctor-state-wrong = 要修理
doctor-sum-good = 調べたところに、直すものはありません。
doctor-sum-wrong = 直すところが{ $count }つあります。「→」のとおりにして、もう一度 `ryutaku doctor` を動かしてください。

## このパソコンの中

doctor-settings-good = 設定を読みました。
doctor-settings = 設定 { $place } が正しくありません：{ $reason }
    .todo = 環境変数か `.env` の { $place } を直してください。設定の一覧は `README.md` にあります。
doctor-data = データのフォルダーは { $folder } です（空き{ $free }MB）。
doctor-data-to-come = データのフォルダー { $folder } はまだありません。
    .todo = 初めて動かすときに作られます。別の場所にするなら `RYUTAKU_DATA` で指定してください。
doctor-folder = フォルダーが使えません（{ $place }）：{ $reason }
    .todo = フォルダーを作るか、ボットを動かす利用者に書き込みを許してください。
doctor-full = { $folder } の空きが{ $free }MBしかありません。
    .todo = 空きを増やしてください。いっぱいになると、押した選択を保存できません。
doctor-database-good = データベース { $file } は無事です（続いている卓{ $tables }）。
doctor-database-to-come = データベース { $file } はまだありません。
    .todo = 初めて動かすときに作られます。移したはずなら、`RYUTAKU_DATA` と `RYUTAKU_DATABASE` を確かめてください。
doctor-database-older = データベース { $file } は前の版のものです。
    .todo = 次に動かすと新しい版になります。その前に `ryutaku backup` で写しを取ってください。
doctor-database-newer = データベース { $file } は、このプログラムより新しい版のものです。
    .todo = 新しい版のプログラムを使うか、前の版の写しを `ryutaku restore` で戻してください。
doctor-database = データベース { $file } が読めません：{ $reason }
    .todo = ボットを止め、`ryutaku restore` に写しを渡して戻してください。壊れたものも消さずに残ります。
doctor-games = 遊べるゲーム：{ $games }
doctor-content = { $game } のデータが読めません：{ $reason }
    .todo = `RYUTAKU_CONTENT` のそのファイルを直すか、設定から外してください。
doctor-fonts = 画像の文字を描けます。
doctor-fonts-missing = 画像の文字を描けません。
    .todo = 仮想環境を作り直してください（`make clean` のあと `make venv`）。
doctor-clock = 時計は { $time } です。
doctor-clock-old = 時計が大きくずれています。
    .todo = パソコンの時計を合わせてください。
doctor-backups = 写し：{ $folder } に{ $count }個あります。
doctor-backups-late = 写し：{ $folder } に新しいものがありません。
    .todo = ボットが動いていれば自動で作られます。いま作るなら `ryutaku backup` を動かしてください。
doctor-no-backups = 自動で写しを取る設定になっていません。
    .todo = `RYUTAKU_BACKUP_FOLDER` にフォルダーを指定すると、決まった間隔で写しを取ります。
doctor-running = ボットは動いていて、Discordにつながっています。
doctor-not-running = ボットは動いていないようです。
    .todo = `ryutaku run` で動きます。

## Discord

doctor-not-asked = Discordには何もきいていません。
    .todo = トークンと権限も調べるには、`--offline` を付けずに動かしてください。
doctor-offline = Discordにつながりません（{ $reason }）。トークンと権限は調べていません。
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
