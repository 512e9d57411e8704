### うまくいかなかったときの一文（本人だけに見える）

## ボタンと選択

error-foreign = いまは{ $names }の番です。{ $turns ->
        [0] あなたの番が来たらお知らせします。
        [1] あなたの番はその次です。
       *[other] あなたの番は{ $turns }つ先です。
    }
error-foreign-spectator = いまは{ $names }の番です。あなたの席はないので選べませんが、見ることはできます。
error-others = それを選ぶのは{ $names }です。
error-late = その選択はもう終わりました。いまの盤面はこちら：{ $link }
error-double = もう受け付けました。
error-unknown-button = このボタンはもう使えません。/table show で盤面を出し直せます。
error-illegal-answer = それはいま選べません。「？」で理由を確かめられます。
error-not-asked = いま、あなたが選ぶことはありません。
error-outdated = その選択はもう終わりました。新しい盤面で選んでください。
error-already-answered = もう選んでいます。ほかの人を待っています。
error-outdated-draft = 準備しているあいだに状況が変わりました。もう一度選んでください。
error-unfinished-draft = まだ選ぶことが残っています。続けて選んでください。
error-match-over = この卓のゲームは終わっています。
error-nothing-to-undo = 取り消せる選択はありません。
error-no-vote = その投票は終わりました。
error-vote-open = ほかの投票が終わっていません。終わったらもう一度押してください。
error-unknown-choice = 「{ $text }」という選択肢はありません。候補から選んでください。

## 卓と席

error-no-table = このチャンネルに卓はありません。/ryutaku で開けます。
error-channel-taken = このチャンネルでは「{ $table }」が進んでいます。終わってから開くか、別のチャンネルを使ってください：{ $link }
error-no-seat = この卓にあなたの席はありません。{ $state ->
        [lobby] 「参加」を押すと席に着けます。
       *[other] 盤面と「記録」は見られます。
    }
error-no-stand-in = 外せる代打ちはいません。
error-no-such-seat = その席はありません。
error-already-seated = もう参加しています。
error-lobby-full = 満席です。空きを待つか、別の卓を開いてください。
error-not-lobby = もう始まっています。
error-not-playing = この卓はまだ始まっていません。
error-paused = この卓は中断中です。/table resume で再開できます。
error-not-paused = この卓は中断していません。
error-finished = この卓は終わっています。
error-not-host = これができるのは、ホストの{ $host }さんと、メッセージを管理できる人だけです。
error-not-yet = それができるのは{ $until }からです。ホストはいつでもできます。
error-stand-in-consent = 競い合うゲームでは、本人が前もって認めた席だけを代打ちにできます。
error-bot-member = ボットは席に着けません。
error-no-such-member = その人はこのサーバーにいません。
error-old-command = このコマンドは新しくなりました。もう一度入力してください。前のままなら、Discordを開き直してください。
error-too-many-threads = このサーバーではこれ以上スレッドを作れません。使わないスレッドを閉じるか、スレッドを作らずに開いてください。
error-needs-guild = これはサーバーのチャンネルで使ってください。
error-bad-title = 卓の名前は{ $most }文字までにしてください。
error-bad-option = 設定「{ $option }」にその値は使えません。使えるのは{ $known }です。
error-bad-seats = このゲームは{ $least }〜{ $most }人用です（いまは{ $seats }人）。
error-bad-modules = 「{ $module }」はこの組み合わせでは使えません。設定を見直してください。
error-unknown-game = そのゲームはありません。/ryutaku で選べます。

## 権限

error-permission = このチャンネルでボットに「{ $permission }」の権限がありません。権限を付けて、もう一度試してください。
permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-create_public_threads = 公開スレッドの作成
permission-attach_files = ファイルを添付
permission-embed_links = 埋め込みリンク
permission-read_message_history = メッセージ履歴を読む
permission-manage_messages = メッセージの管理

## ボットの側

error-busy = 記録が混み合っています。少し待って、もう一度押してください。
error-not-saved = 保存できなかったので、この選択は受け付けていません。もう一度押してください。
error-stopping = ボットを入れ替えています。1分ほど待って、もう一度押してください。
error-not-shown = 受け付けましたが、盤面を新しくできませんでした。/table show で出し直せます。変わらなければ、エラー番号 { $number } を管理者に伝えてください。
error-not-shown-here = 受け付けましたが、このチャンネルでボットに「{ $permission }」の権限がないため、盤面を新しくできません。権限が付くと、盤面も新しくなります。
error-internal = うまく処理できませんでした。もう一度試しても同じなら、エラー番号 { $number } を管理者に伝えてください。
error-rule-fault = この選択は処理できず、卓は押す前のままです。エラー番号 { $number } を管理者に伝えてください。
error-invariant = この選択は処理できず、卓は押す前のままです。エラー番号 { $number } を管理者に伝えてください。
error-kernel = うまく処理できませんでした。卓は押す前のままです。
error-bad-content = ゲームのデータに誤りがあり、卓を開けません。管理者に伝えてください。
error-bad-scenario = シナリオに誤りがあります。
error-table-unreadable = この卓は、いまの版では続きを読み込めません。管理者に伝えてください。記録は残っています。
error-bad-checkpoint = この卓はいまの版では読み込めません。管理者に伝えてください。記録は残っています。
