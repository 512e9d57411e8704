### ダイスのコマンド：結果、確率、運だめし、証明

## 振った結果

roll-joint = {""}
roll-group = { $name }（{ $dice }）
roll-more = …ほか{ $count }個
roll-note = 「{ $text }」
roll-total = { $dice }＝**{ $total }**
roll-against = { $roll }、目標{ $dice }＝**{ $total }**
roll-success = { $roll } → **成功**
roll-failure = { $roll } → **失敗**
roll-successes = { $dice } → **成功数{ $count }**
roll-chosen = → **{ $chosen }**
roll-brief-success = { $total } 成功
roll-brief-failure = { $total } 失敗
roll-brief-successes = 成功数{ $count }

## ピークロール

peak-heading = ピークロール{ $dice }個{ $boost ->
        [0] {""}
       *[other] ＋ブースト{ $boost }個
    }
peak-extra = {" → 振り足し"}{ $dice }
peak-outcome = { $dice }＝成功{ $successes }−ファンブル{ $fumbles }＝**成功数{ $total }**
peak-nothing = ダイス0個＝**成功数{ $total }**
peak-brief = 成功数{ $total }

## 読めない式（どこがいけないかを指す）

dice-place = `{ $before }【{ $at }】{ $after }`（{ $number }文字目）
dice-place-end = `{ $before }【 】{ $after }`（{ $number }文字目）
error-dice = このダイスは振れません。
error-dice-empty = 振るダイスを書いてください。例：`2D6+3`、`2D6>=7`、`3B6`
error-dice-too-long = 式は{ $most }文字までです。ここから先が入りません：{ $place }
error-dice-unexpected = 「{ $found }」はここに置けません：{ $place }
error-dice-unfinished = { $needed ->
        [closing] 閉じかっこが足りません：{ $place }
        [number] ここに数字が要ります：{ $place }
        [list] 選ぶものを [ ] に並べてください。例：`choice[竜、剣、盾]`。いまの式：{ $place }
       *[value] ここにダイスか数字が要ります：{ $place }
    }
error-dice-no-dice = ダイスが1個もありません。`1D6`のように書いてください：{ $place }
error-dice-too-many = ダイスは1回に全部で{ $most }個までです：{ $place }
error-dice-no-sides = 面のないダイスは振れません：{ $place }
error-dice-too-many-sides = ダイスの面は{ $most }までです：{ $place }
error-dice-number = 数字は{ $most }けたまでです：{ $place }
error-dice-too-deep = 式が込み入りすぎています（ここは{ $most }まで）：{ $place }
error-dice-one-target = 目標との比較は1回の式に1つだけです：{ $place }
error-dice-plain-number = ここに書けるのは数字だけです：{ $place }
error-dice-division = 0で割ることになりました：{ $place }
error-dice-endless = 振り直しや振り足しが多すぎるので止めました（全部で{ $most }個まで）：{ $place }
error-dice-choice = 選ぶものは2〜{ $most }個、空のものなしで並べてください：{ $place }

## できないとき

error-dice-no-odds = 確率を出せるのは、合計か成功数の出る式です。`choice[…]`や、目標のない`3B6`では出せません。
error-dice-too-fast = 少し続けて振りすぎです。あと{ $seconds }秒待ってください。
error-dice-off = ここではダイスのコマンドを止めてあります。サーバーを管理できる人が /dice on で戻せます。
error-dice-no-roll = その振り方は残っていません。/roll でもう一度振ってください。
error-dice-nothing-rolled = この種ではまだ何も振られていないので、公開するものがありません。

## 画像の中の言葉

picture-success = 成功
picture-failure = 失敗
picture-successes = 成功数
odds-title = { $expression }の確率
odds-peak-title = ピークロール{ $dice }個の確率
odds-exactly = ちょうど
odds-at-least = 以上
odds-range = { $first }〜{ $last }
odds-mean = 平均{ $mean }、標準偏差{ $spread }
luck-title = D{ $sides }を{ $dice }個
luck-count = 回数
luck-line = 線は期待される回数（{ $expected }）

## 確率

odds-roll = { $expression }の確率（正確な値）
odds-estimate = { $expression }の確率：{ $rolls }回振ってみた推定値です。誤差は±{ $error }ポイント（100回のうち95回はこの範囲）。
odds-success = 成功 **{ $chance }**、失敗 { $rest }
odds-likely = いちばん出やすいのは{ $numbers }（{ $chance }）
odds-peak = ピークロール{ $dice }個{ $boost ->
        [0] {""}
       *[other] （うちブースト{ $boost }個）
    }の確率（正確な値）
odds-peak-steps = 成功数+1以上 **{ $one }**、+2以上 **{ $two }**、+3以上 **{ $three }**、+4以上 **{ $four }**
odds-peak-below = 0以下 { $chance }（うちマイナス { $negative }）

## 運だめし

luck-none = まだ数えられるダイスがありません。
luck-none-sides = D{ $sides }はまだ振られていません。
luck-of-member = { $name }さんの直近のダイス
luck-of-channel = このチャンネルの直近のダイス
luck-of-table = 卓「{ $table }」のダイス
luck-head = { $whose }：D{ $sides }を{ $dice }個
luck-ordinary = 公平なダイスでも、これくらいの偏りは100回に{ $times }回出ます。ふつうの範囲です。
luck-rare = 公平なダイスだと、これくらいの偏りは100回に{ $times }回ほどです。めずらしいけれど、起こります。
luck-strange = 公平なダイスだと、これくらいの偏りは1000回に{ $times }回ほどです。気になるときは /dice proof で1個ずつ確かめられます。
luck-less-than-one = 1未満
luck-too-few = あと{ $missing }個ほど振ると、偏りがふつうかどうかを言えます。

## 秘密のダイス・最近のダイス

roll-secret = { $roll }（秘密）
roll-secret-notice = { $name }さんが秘密のダイスを振りました。
rolls-here = このチャンネルの最近のダイス
rolls-mine = あなたの最近のダイス
rolls-none = まだ何も振られていません。/roll で振れます。
rolls-line = { $when } { $who } { $roll } → { $result }
rolls-own = { $when } { $roll } → { $result }
rolls-secret = { $when } { $roll } → { $result }（秘密）
button-again = もう一度

## ダイスの証明

dice-proof-open = このチャンネルのダイスは、{ $since }に決めた1つの種から順に出ています。これまでに{ $draws }個。
    種のSHA-256：`{ $commitment }`
    /dice reveal で種を公開すると、だれでも1個ずつ確かめられます（次からは新しい種になります）。
dice-proof-secret = あなたがここで振る秘密のダイスは、{ $since }に決めた別の種から出ています。これまでに{ $draws }個。
    種のSHA-256：`{ $commitment }`
    公開するまで、ほかの人には何も分かりません。
dice-revealed = このチャンネルの種を公開しました。ダイス{ $dice }個（{ $rolls }回）をファイルから確かめられます。
    種：`{ $seed }`
    SHA-256：`{ $commitment }`
    次からは新しい種で振ります。確かめ方は説明書にあります。
dice-revealed-secret = 秘密のダイスの種を公開しました。ダイス{ $dice }個（{ $rolls }回）をファイルから確かめられます。
    種：`{ $seed }`
    SHA-256：`{ $commitment }`
dice-switched-off-server = このサーバーでダイスのコマンドを止めました。卓はそのまま遊べます。/dice on で戻せます。
dice-switched-off-here = このチャンネルでダイスのコマンドを止めました。/dice on でここだけ戻せます。
dice-switched-on-server = このサーバーでダイスのコマンドを使えるようにしました。
dice-switched-on-here = このチャンネルでダイスのコマンドを使えるようにしました。
error-dice-not-manager = これができるのは、サーバーを管理できる人です。
error-dice-one-face = 面が1つのダイスに運はありません。2面以上を選んでください。

## コマンドの説明

command-roll = ダイスを振る。例：2D6+3、4D6kh3、2D6>=7、3B6、choice[竜、剣、盾]
    .expression = 振るダイス（全角でも書けます）
    .label = 何のロールか
    .secret = 自分だけに見せる
command-peak = ピークロールを振る。振り足しとファンブルまで順に見せます
    .dice = ダイスの数
    .boost = ブーストの数
command-rolls = 最近のダイスを見る
    .mine = 自分が振ったものだけにする
command-luck = ダイスの出目の偏りを調べる
    .whose = だれのダイスか
    .member = 自分
    .channel = このチャンネル
    .table = この卓
    .sides = ダイスの面の数
command-odds = 振る前に確率を見る
command-odds-peak = ピークロールの確率を見る
command-odds-roll = 式の確率を見る
command-dice = ダイスの証明と設定
command-dice-proof = いまの種の証明を見る
    .secret = 自分の秘密のダイスの種
command-dice-reveal = 種を公開して、これまでのダイスをだれでも確かめられるようにする
command-dice-off = ダイスのコマンドを止める（サーバーを管理できる人）
    .here = このチャンネルだけにする
command-dice-on = ダイスのコマンドを使えるようにする（サーバーを管理できる人）
