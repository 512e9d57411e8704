### ボタン・メニュー・一覧など、どこでも使う言葉

seat-unnamed = 席{ $number }
list-empty = なし
settings-one = { $name }：{ $value }
settings-separator = {"｜"}
list-separator = 、
mention-one = { $mention } さん
name-one = { $name }さん
narration-separator = ／

## ボタン

button-agree = 賛成する
button-always-ask = 毎回きく
button-back = 1つ戻る
button-board = 盤面へ
button-cancel = やめる
button-confirm = 確定する
button-disagree = 反対する
button-end = 卓を終える
    .confirm = 本当に終える
button-help = ？
button-howto = 遊び方
button-join = 参加
button-leave = 抜ける
button-log = 記録
button-new-player = はじめて
button-nothing = 選ばない
button-offers = ほかの選択
button-open = 選択を開く
button-page-after = 次へ（{ $page }/{ $pages }）
button-page-before = 前へ（{ $page }/{ $pages }）
button-proof = ダイスの証明
button-resume = 再開する
button-settings = 設定
button-stand-in = 代打ちを追加
button-stand-in-once = 今回だけ代打ち
button-stand-in-remove = 代打ちを外す
button-stand-in-seat = この席を代打ちに
button-start = はじめる
button-undo = 取り消す
button-unsure = 迷ったら

## メニューと「？」

menu-several = { $text }（{ $least }〜{ $most }個）
help-closed = ・{ $what }：{ $why }
help-nothing = いま選べるものはありません。
help-unsure = 迷ったら：{ $what }。{ $why }
help-unsure-plain = 迷ったら：{ $what }。

## 卓の状態

state-lobby = 募集中
state-playing = 進行中
state-paused = 中断中
state-finished = 終了
state-closed = 閉鎖

## ペース

pace-together = いっしょに
    .long = いっしょに（その場で続けて遊ぶ）
pace-relaxed = のんびり
    .long = のんびり（1手番24時間まで）

## ゲームの出来事（ゲームごとの文があればそちらを使う）

event-dice_rolled = ダイス：{ $dice }

## 手番が来ない人がいるとき

absence-wait = 待つ
    .long = 待つ（代打ちはホストか、24時間後にだれでも頼める）
absence-skip = 自動で進める
    .long = 期限が来たら自動で進める
absence-agent = 代打ち
    .long = 期限が来たら代打ちが進める
