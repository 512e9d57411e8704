### 進行中の卓

## 手番の行

turn-line = { $mention } さん、{ $title }「{ $table }」の手番です。{ $prompt }
turn-line-choice = { $mention } さん、{ $title }「{ $table }」で選択をお願いします。{ $prompt }
turn-line-many = { $mentions }、{ $title }「{ $table }」で選択をお願いします。{ $prompt }
turn-line-resting = { $title }「{ $table }」：{ $name }さんの手番です（代打ちが進めます）。
turn-deadline = 期限：{ $time }
turn-paused = { $title }「{ $table }」は中断中です。
turn-moved-on = この盤面は古くなりました。続きはこちら：{ $link }
over-line = { $title }「{ $table }」は終わりました。{ $result }
over-channel = { $title }「{ $table }」：{ $result }{ $link }

waiting-line = { $mentions }、{ $title }「{ $table }」で選択をお願いします：{ $link }
waiting-last = { $name }さんの選択を待っています。
waiting-many = { $count }人の選択を待っています：{ $names }

## 記録

log-head = **記録**　{ $title }「{ $table }」
log-turn = 手番{ $turn }
log-empty = まだ何も起きていません。
log-page = { $page }/{ $pages }ページ
log-by-agent = { $name }さん（代打ち）
log-by-timer = { $name }さん（時間切れ）
log-by-host = { $name }さん（ホストが代行）

## 取り消し

undo-done = 直前の選択を取り消しました。
undo-notice = { $name }さんが選択を取り消しました。
undo-vote-count = 賛成{ $agreed }人（必要{ $needed }人）。次の選択か{ $time }まで。
undo-vote-passed = 賛成がそろったので、選択を取り消しました。
undo-vote-failed = 取り消しには反対がありました。選択はそのままです。
undo-vote-over = 卓が先に進んだので、取り消しの投票は終わりました。
undo-vote-timeout = 賛成がそろわなかったので、選択はそのままです。
undo-voted = 投票しました。

## 席：抜ける・引き継ぐ・代打ち

leave-confirm = 抜けると、あなたの席は代打ちが進めます。いつでも戻れます。
leave-done = 席を離れました。戻るときは盤面のボタンを押してください。
leave-notice = { $name }さんが席を離れました。代打ちが進めます。
replace-done = { $old }さんの席を{ $new }さんに引き継ぎました。
replace-notice = { $new }さんが{ $old }さんの席を引き継ぎました。
stand-in-once-done = { $name }さんの今回の選択を代打ちにまかせました。
stand-in-seat-done = { $name }さんの席を代打ちにしました。{ $name }さんがボタンを押せば戻れます。
stand-in-notice = { $name }さんの席は代打ちが進めます。
stand-in-choose = どの席を代打ちにしますか。
always-ask-on = これからは小さな選択もあなたを待ちます。
always-ask-off = 離れているあいだの小さな選択は代打ちが決めます。
welcome-back = おかえりなさい。
welcome-back-since = おかえりなさい。離れているあいだのこと：
reaction-done = 離れているあいだに、代打ちが選びました：{ $what }

## 待ち時間

reminder = { $mention } さん、{ $title }「{ $table }」の手番です。期限は{ $time }です：{ $link }
timeout-default = 時間切れ：{ $name }さんの選択は自動で進めました（{ $what }）。
timeout-agent = 時間切れ：{ $name }さんの手番は代打ちが進めました。
timeout-rest = { $name }さんの席は休みます。何か押せば戻れます。

## 中断・再開・移動・終了・書き出し

pause-done = 中断しました。再開は /table resume です。
pause-notice = { $name }さんが卓を中断しました。
pause-lost = チャンネルが見つからないため、「{ $table }」を中断しました。別のチャンネルで /table move を使うと続けられます。
resume-done = 再開しました。
resume-notice = { $name }さんが卓を再開しました。
move-done = 「{ $table }」をここに移しました。
end-confirm = 「{ $table }」を終えますか。終えた卓は続けられません。記録は残ります。
end-done = 「{ $table }」を終えました。
end-notice = { $name }さんが「{ $table }」を終えました。
export-done = 「{ $table }」の記録です。
export-open = 「{ $table }」の記録です。ダイスの種は卓が終わると公開されます。
options-head = **{ $title }「{ $table }」の設定**

show-head = { $title }「{ $table }」（{ $state }）
choose-done = 選びました：{ $what }
draft-head = { $prompt }
draft-so-far = ここまで：{ $what }
draft-cancelled = やめました。まだ何も選んでいません。

## 更新と復元

notice-rules-changed = ルールの更新で選択肢が変わったため、最後の{ $count }回の選択をやり直します。もう一度選んでください。ダイスの目は変わりません。

## ダイスの証明

proof-commitment = この卓のダイスの種のSHA-256：`{ $commitment }`　種は卓が終わると公開され、すべての出目を確かめられます。
proof-seed = この卓のダイスの種：`{ $seed }`　SHA-256：`{ $commitment }`

## 席や卓に起きたこと（記録の行）

act-back = { $seat }さんが席に復帰
act-stand-in = { $seat }さんの席は代打ちに
act-stand-in-once = { $seat }さんの選択を今回だけ代打ちに
act-replace = { $by }さんが{ $seat }さんの席を引き継ぎ
act-leave = { $seat }さんが席を離れ、代打ちに
act-ask-always = { $seat }さんが毎回きくかどうかを変更
act-pause = 卓を中断
act-resume = 卓を再開
act-move = 卓を移動
act-end = 卓を終了
act-rules-changed = ルールの更新で、最後の{ $count }回の選択をやり直し
