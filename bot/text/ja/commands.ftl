### スラッシュコマンドの説明（名前は英語のまま）

command-ryutaku = ゲームを選んで卓を開く・自分の卓を見る
command-choose = いまの選択肢から選ぶ
    .choice = 選ぶもの
command-table = この卓の表示と管理
command-table-show = 盤面を出し直す
command-table-undo = 直前の選択を取り消す
command-table-log = これまでの記録を見る
    .page = 見たいページ
command-table-leave = 席を離れる
command-table-replace = 席をほかの人に引き継ぐ
    .seat = 引き継ぐ席
    .member = 新しく座る人
command-table-end = この卓を終える
command-table-stand-in = 席の選択を代打ちにまかせる
    .seat = まかせる席
    .once = 今回だけにする
command-table-pause = この卓を中断する
command-table-resume = 中断した卓を再開する
command-table-move = 卓をこのチャンネルに移す
    .table = 移す卓
command-table-export = この卓の記録をファイルで受け取る
command-table-options = この卓の設定を見る・変える
command-table-help = いまの選択の説明を見る

## 各ゲームに共通のコマンド（ゲーム名が入る）

command-game = { $title }を遊ぶ
command-game-new = { $title }の卓を開く
    .title = 卓の名前
    .pace = ペース
    .here = スレッドを作らず、このチャンネルで遊ぶ
    .first = 開始プレイヤー
command-game-rules = { $title }の遊び方を読む
    .topic = 知りたいこと（省くと全体を短く）
command-game-campaign = { $title }のキャンペーンの進み具合を見る
