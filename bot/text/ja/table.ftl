### 進行中の卓

## 手番の行

turn-line = { $mention } さん、{ $title }「{ $table }」の手番です。{ $prompt }
turn-line-choice = { $mention } さん、{ $title }「{ $table }」で選択をお願いします。{ $prompt }
turn-line-many = { $mentions }、{ $title }「{ $table }」で選択をお願いします。{ $prompt }
turn-line-resting = { $title }「{ $table }」：{ $name }の手番です（代打ちが進めます）。
turn-line-nobody = { $title }「{ $table }」は、みなさんが離れているので待っています。席のある人がどれかのボタンを押すと続きます。
turn-deadline = 期限：{ $time }
turn-paused = { $title }「{ $table }」は中断中です。
turn-moved-on = この盤面は古くなりました。続きはこちら：{ $link }
over-line = { $title }「{ $table }」は終わりました。{ $result }

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
undo-vote-count = 賛成は{ $agreed }人です（必要{ $needed }人）。次の選択か{ $time }まで受け付けます。
undo-vote-over = 卓が先に進んだので、取り消しの投票は終わりました。
undo-voted = 投票しました。

## 席：抜ける・引き継ぐ・代打ち

leave-confirm = 抜けると、あなたの席は代打ちが進めます。いつでも戻れます。
leave-done = 席を離れました。戻るときは盤面のボタンを押してください。
stand-in-once-done = { $name }さんの今回の選択を代打ちにまかせました。
stand-in-seat-done = { $name }さんの席を代打ちにしました。{ $name }さんがボタンを押せば戻れます。
stand-in-choose = どの席を代打ちにしますか。
always-ask-on = これからは小さな選択もあなたを待ちます。
always-ask-off = 離れているあいだの小さな選択は代打ちが決めます。
welcome-back = おかえりなさい。
welcome-back-since = おかえりなさい。離れているあいだのこと：
reaction-done = 離れているあいだに、代わりに選びました：{ $what }
decided-one = { $what }

## 待ち時間

reminder = { $mentions }、{ $title }「{ $table }」の手番です。期限は{ $until }です：{ $link }

## 中断・再開・移動・終了・書き出し

pause-done = 中断しました。再開は /table resume です。
pause-lost = チャンネルが見つからないため、「{ $table }」を中断しました。別のチャンネルで /table move を使うと続けられます。
resume-done = 再開しました。
move-done = 「{ $table }」をここに移しました。
end-confirm = 「{ $table }」を終えますか。終えた卓は続けられません。記録は残ります。
end-done = 「{ $table }」を終えました。
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
notice-undo = { $seat }さんが選択を取り消しました。
notice-undo-vote = 賛成がそろったので、{ $seat }さんの選択を取り消しました。
notice-vote-refused = 取り消しには反対がありました。選択はそのままです。
notice-vote-lapsed = 賛成がそろわなかったので、選択はそのままです。
notice-leave = { $seat }さんが席を離れました。代打ちが進めます。
notice-forgotten = 席{ $letter }の人が席を離れました。代打ちが進めます。
notice-replace = { $by }さんが席を引き継ぎました。
notice-stand-in = { $seat }さんの席は代打ちが進めます。
notice-stand-in-once = { $seat }さんの今回の選択は代打ちが決めました。
notice-back = { $seat }さんが席に戻りました。
notice-resume = 卓を再開しました。
notice-time-default = 時間切れ：{ $seat }さんの選択は自動で進めました。
notice-time-agent = 時間切れ：{ $seat }さんの手番は代打ちが進めました。
notice-rest = { $seat }さんの席は休みます。何か押せば戻れます。

## ダイスの証明

proof-commitment = この卓のダイスの種のSHA-256：`{ $commitment }`　種は卓が終わると公開され、すべての出目を確かめられます。
proof-seed = この卓のダイスの種：`{ $seed }`　SHA-256：`{ $commitment }`

## 席や卓に起きたこと（記録の行）

act-back = { $seat }さんが席に復帰
act-stand-in = { $seat }さんの席は代打ちに
act-stand-in-once = { $seat }さんの選択を今回だけ代打ちに
act-replace = { $by }さんが{ $seat }さんの席を引き継ぎ
act-forgotten = 席{ $letter }の人が席を離れ、代打ちに
act-leave = { $seat }さんが席を離れ、代打ちに
act-ask-always = { $seat }さんが毎回きくかどうかを変更
act-standing = { $seat }さん：事前指示で{ $what }
act-late = { $seat }さん：時間切れ、代わりに{ $what }
act-pause = 卓を中断
act-resume = 卓を再開
act-move = 卓を移動
act-end = 卓を終了
act-rules-changed = ルールの更新で、最後の{ $count }回の選択をやり直し
act-undo = { $seat }さんが選択を取り消し
act-undo-vote = 投票で{ $seat }さんの選択を取り消し
act-vote-refused = 取り消しの投票は否決
act-vote-lapsed = 取り消しの投票は不成立
act-rest = { $seat }さんの席は休みに
act-time-default = { $seat }さんは時間切れ、自動で選択
act-time-agent = { $seat }さんは時間切れ、代打ちが選択
