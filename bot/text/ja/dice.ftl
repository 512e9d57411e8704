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

peak-heading = ピークロール { $dice }個{ $boost ->
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
