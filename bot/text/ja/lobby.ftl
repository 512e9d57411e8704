### 卓を開いてから始まるまで

lobby-head = **{ $title }**「{ $table }」の参加者を募集しています。
lobby-facts = { $least }〜{ $most }人｜{ $length }｜ペース：{ $pace }｜開始：{ $first }
lobby-facts-fixed = { $least }人｜{ $length }｜ペース：{ $pace }｜開始：{ $first }
lobby-settings = 設定：{ $settings }
lobby-first-random = 抽選
lobby-seat = { $letter } { $name }さん
lobby-seat-host = { $letter } { $name }さん（ホスト）
lobby-seat-new = { $letter } { $name }さん（はじめて）
lobby-seat-host-new = { $letter } { $name }さん（ホスト・はじめて）
lobby-seat-agent = { $letter } 代打ち
lobby-seat-none = まだだれも参加していません。
lobby-missing = あと{ $count }人で始められます。
lobby-ready = { $host }さんが「はじめる」を押すと始まります。

agent-name = 代打ち{ $number }

lobby-opened-here = { $title }の卓「{ $table }」を開きました。
lobby-started = { $title }「{ $table }」が始まりました。
lobby-closed-idle = 3日間だれも押さなかったので、この募集を閉じました。もう一度開くには /{ $command } を使ってください。
lobby-closed-host = { $name }さんがこの募集を閉じました。
lobby-closed-empty = 参加者がいなくなったので、この募集を閉じました。

lobby-left = 抜けました。
lobby-new-on = はじめての人として遊びます。「？」に「迷ったら」が付きます。
lobby-new-off = 「はじめて」を外しました。

## 設定

lobby-settings-head = **設定**　変えたいものを選んでください。
lobby-settings-menu = { $name }：いまは{ $value }
lobby-settings-pace = ペース
lobby-settings-first = 開始プレイヤー
lobby-settings-absence = 来ない人の手番
lobby-settings-changed = { $name }を{ $value }にしました。

## メニュー（/ryutaku）

menu-head = **竜卓** ダイスボードゲームのゲームマスターです。遊ぶゲームを選んでください。
menu-games = ゲームを選ぶ
menu-tables = **あなたの卓**
menu-table = { $title }「{ $table }」（{ $state }）{ $link }
menu-table-yours = { $title }「{ $table }」（あなたの手番）{ $link }
menu-no-tables = 参加している卓はありません。
