### 卓を開く・席・記録など、コマンドとその返事の言葉

words = { $words }

## 卓を開く

lobby-title = { $name }さんの卓
lobby-opened-line = { $host }さんが{ $title }の卓「{ $table }」を開きました。参加は下のスレッドからどうぞ。
lobby-length-unknown = 長さはいろいろ
lobby-settings-host = 変えられるのは、ホストの{ $host }さんです。
lobby-settings-choose = 変えるものを選ぶ
lobby-close-confirm = 「{ $table }」の募集を閉じますか。
lobby-closed-done = この募集を閉じました。
button-close-lobby = 募集を閉じる
command-game-new-seats = 何人まで参加できるか

## メニュー

menu-language = このチャンネルの言葉：{ $language }
menu-language-set = このチャンネルの言葉を日本語にしました。
menu-open = どこで遊びますか。開いたあとで設定を変えられます。
menu-table-theirs = { $title }「{ $table }」（{ $name }さんの手番）{ $link }
menu-table-lost = { $title }「{ $table }」（チャンネルがなくなり中断中。続けたいチャンネルで /table move）
menu-table-unreadable = 「{ $table }」は、いまの版では読み込めません。
language-ja = 日本語
language-en = 英語
button-open-thread = スレッドで開く
button-open-here = ここで開く

## 席

stand-in-menu = 席を選ぶ
stand-in-how = { $name }さんの席をどうしますか。
stand-in-awaited = いま待っている席
stand-in-nobody = 代打ちにできる席はありません。
button-stand-ins = 代打ちにまかせる
button-take-back = 席に戻る
button-not-always = 毎回はきかない
options-always = あなたの席：小さな選択も、あなたを待ちます。
options-not-always = あなたの席：離れているあいだの小さな選択は、代打ちが決めます。
replace-line = { $mention } さん、「{ $table }」の{ $old }さんの席を引き継ぎました：{ $link }
error-not-voter = この投票で決めるのは、ほかの席の人です。
undo-asked = 取り消しの投票を始めました。盤面のボタンで賛否を受け付けています。

## 記録

log-line = { $who }：{ $what }
log-by-rules = { $name }さん（自動）

## ブラウザーで試す

play-bot = 竜卓
play-guild = 竜卓の会
play-opened =
    { $address } をブラウザーで開いてください。
    だれとして見るかは画面の上で選べます。終えるには `Ctrl-C` を押します。
play-welcome = ようこそ、竜卓へ。下のボタンを押すか、/ryutaku と打つと始められます。上の一覧で、だれとして遊ぶかを切り替えられます（4人分）。
button-games = 遊ぶゲームを選ぶ
