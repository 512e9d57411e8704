### ドラゴンズ・ロール

dragons_roll-name = ドラゴンズ・ロール
dragons_roll-tagline = 3つの街を守り、マスタードラゴンの黄色の面と赤い面を力を合わせて倒すダイスゲーム
dragons_roll-length = 20〜40分
dragons_roll-howto =
    {"**"}目的**　カードにダイスを置き、マスタードラゴンの黄色の面、続いて赤い面を完成させれば全員の勝ちです。3つの街がすべて燃えると負けです。
    {"**"}手番**
    1. ドラゴンダイスと、自分の使えるダイスをすべて振ります。
    2. ドラゴンダイスと同じ数字のドラゴンが、街へ1マス進みます。マスターの数字なら能力が発動します。4〜6なら新しいドラゴンが現れます。
    3. 出た目から数字を1つ選び、その目のダイスを好きなだけカードに置きます。1個も置けなければ失敗ロールで、2をもう一度行います。

    {"**"}置いたダイス**　カードに残り、次の手番でも振れません。ダイス条件がそろうとドラゴンは倒れ、ダイスは手番の終わりに持ち主へ戻ります。
    {"**"}街**　下段から出たドラゴンは街を1つ燃やします。グリッドの最後の1体を倒すと、燃えている街が1つ直ります。
    {"**"}巻物**　全員のもので、それぞれ1回だけ使えます。

## カード

dragons_roll-card-normling = ノルムリング{ $number }
dragons_roll-card-trolling = トローリング{ $number }
dragons_roll-card-noble = 貴族たち{ $number }
dragons_roll-card-grabbler = グラブラー{ $number }
dragons_roll-card-forestling = フォレストリング{ $number }

dragons_roll-card-trollock = トロロック
dragons_roll-card-show-off = ショーオフ
dragons_roll-card-dragini = ドラギニ
dragons_roll-card-dracel = ドラセル
dragons_roll-card-greedmaw = グリードモウ
dragons_roll-card-dragomir = ドラゴミール

## 場所

dragons_roll-cell = { $column }・{ $row }
dragons_roll-row-top = 上段
dragons_roll-row-middle = 中段
dragons_roll-row-bottom = 下段
dragons_roll-column-left = 左
dragons_roll-column-centre = 中央
dragons_roll-column-right = 右
dragons_roll-city-left = 左の街
dragons_roll-city-centre = 中央の街
dragons_roll-city-right = 右の街

## 選ぶこと

dragons_roll-prompt-roll = ダイスを振ってください。
dragons_roll-option-roll = 振る
dragons_roll-help-roll = ドラゴンダイスと、カードに置いていない自分のダイスをすべて振ります。ドラゴンダイスと同じ数字のドラゴンが、街へ1マス進みます。
    .rule = turn

dragons_roll-prompt-run = ドラゴンダイスは{ $number }です。このあと{ $moves ->
        [0] ドラゴンは動かず
       *[other] ドラゴンが{ $moves }体動き
    }、{ $attacks ->
        [0] 街は無事です
       *[other] { $attacks }体が街を攻撃します
    }。
dragons_roll-option-run = 続ける
    .confirm = 本当に続ける
dragons_roll-option-test = 続ける
dragons_roll-help-run = ドラゴンが動く前に、だれでも巻物を使えます。使わなければ「続ける」を押してください。
    .rule = movement

dragons_roll-prompt-ability-dragon = { $master }の能力で進めるドラゴンを選んでください。
dragons_roll-option-move-dragon = { $cell }
    .menu = { $cell }の{ $dragon }{ $attacks ->
            [0] {""}
           *[other] （街が1つ燃える）
        }
dragons_roll-help-ability-dragon = ドラゴンダイスがマスターの数字だったので、能力が発動しました。選んだドラゴンは街へ1マス進み、先にいるドラゴンを押し下げます。ふつうは街から遠いドラゴンを選びます。
    .rule = ability

dragons_roll-prompt-face = どの目を置きますか。
dragons_roll-option-face = { $number }を{ $count }個
dragons_roll-help-face = この手番に置けるのは、選んだ1つの数字のダイスだけです。同じ目なら何個でも、別々のカードにも置けます。多くのダイスを置ける目か、カードを完成させる目がよい選択です。
    .rule = placement

dragons_roll-prompt-where = { $count ->
        [0] { $number }の目のダイスはもうありません。手番を終えますか。
       *[other] { $number }の目（あと{ $count }個）をどこに置きますか。
    }
dragons_roll-option-place-dragon = { $cell }
    .menu = { $cell }の{ $card }（{ $left ->
            [0] これで討伐
           *[other] 置くとあと{ $left }個
        }）
dragons_roll-option-place-dragon-space = { $cell }{ $space ->
        [1] ①
        [2] ②
        [3] ③
        [4] ④
        [5] ⑤
       *[other] ⑥
    }
    .menu = { $cell }の{ $card }、左から{ $space }番目（{ $left ->
            [0] これで討伐
           *[other] 置くとあと{ $left }個
        }）
dragons_roll-option-place-master = マスターに置く
    .menu = { $card }（マスター、{ $left ->
            [0] これで完成
           *[other] 置くとあと{ $left }個
        }）
dragons_roll-option-place-master-space = マスター{ $space ->
        [1] ①
        [2] ②
        [3] ③
        [4] ④
        [5] ⑤
       *[other] ⑥
    }
    .menu = { $card }（マスター）の左から{ $space }番目（{ $left ->
            [0] これで完成
           *[other] 置くとあと{ $left }個
        }）
dragons_roll-option-place-try = マスターに試す
    .menu = { $card }（マスター、置く前に振り直す）
dragons_roll-option-whose = { $seat }さんの分
    .menu = { $seat }さんのダイスを先に置く
dragons_roll-option-other-face = 目を選び直す
dragons_roll-option-end-turn = 手番を終える
    .confirm = 本当に終える
dragons_roll-help-where = ダイスを1個ずつ置きます。1個置いたあとは、続けるかどうかは自由です。置いたダイスはカードが完成するまで戻りません。
    .rule = conditions

dragons_roll-prompt-failed-roll = 置けるダイスがありません（失敗ロール）。
dragons_roll-option-accept = 受け入れる
dragons_roll-help-failed-roll = 受け入れると、ドラゴンダイスをもう一度振ってドラゴンが動き、手番が終わります。その前に巻物で助けられるかもしれません。
    .rule = failed-roll

## 選べない理由

dragons_roll-reason-fits-nowhere = { $number }を置けるカードがない
dragons_roll-reason-no-space = { $number }を置けるスペースがない
dragons_roll-reason-hides = 上段で擬態しているあいだは置けない
dragons_roll-reason-illusion = イリュージョンの手番はマスターに置けない

## 出来事

dragons_roll-event-dice_rolled = { $why ->
        [dragon-die] ドラゴンダイス：{ $dice }
        [own-dice] ダイス：{ $dice }
        [greedmaw] グリードモウの振り直し：{ $dice }
        [ambush] アンブッシュ：{ $dice }
        [speed-boost] スピードブースト：{ $dice }
        [helping-hands] ヘルピング・ハンズ：{ $dice }
        [lightning-strike] ライトニング・ストライク：{ $dice }
       *[other] ドラゴンダイス（判定）：{ $dice }
    }
dragons_roll-event-die_placed = { $seat }さんが{ $number }を{ $card }へ（{ $left ->
        [0] 完成
       *[other] あと{ $left }個
    }）
dragons_roll-event-die_returned = { $owner }さんのダイス{ $number }が手元へ（この手番は使えない）
dragons_roll-event-dragon_moved = { $dragon }が{ $cell }へ前進
dragons_roll-event-dragon_pushed = { $dragon }が押されて{ $cell }へ
dragons_roll-event-dragon_appeared = { $dragon }が{ $cell }に現れた
dragons_roll-event-dragon_defeated = { $cell }の{ $dragon }を討伐
dragons_roll-event-dragon_frozen = フリーズ：{ $dragon }は動かず
dragons_roll-event-ability_frozen = フリーズ：能力の移動なし
dragons_roll-event-city_burned = { $dragon }が攻撃、{ $city }が炎上（残り{ $left }）
dragons_roll-event-city_repaired = { $city }が復旧
dragons_roll-event-pile_reshuffled = 捨て山の{ $count }枚を混ぜて新しい山札に
dragons_roll-event-roll_failed = { $seat }さんの失敗ロール
dragons_roll-event-master_activated = { $master }の能力が発動
dragons_roll-event-master_enraged = { $master }の黄色の面が完成、激怒状態に
dragons_roll-event-master_turned = { $master }が赤い面に
dragons_roll-event-game_won = { $master }の赤い面が完成、勝利
dragons_roll-event-game_lost = 3つの街がすべて炎上、敗北

## ひと目でわかる行・絵の説明・結果

dragons_roll-face-yellow = 黄色の面
dragons_roll-face-red = 赤い面
dragons_roll-summary = 残りの街{ $cities }｜{ $master }（{ $face }）あと{ $missing }個{ $danger ->
        [0] {""}
       *[other] ｜街の前に{ $danger }体
    }
dragons_roll-description = ドラゴンズ・ロールの盤面。残りの街{ $cities }。{ $master }（{ $face }）は完成まであと{ $missing }個。ドラゴン：{ $dragons }。山札{ $pile }枚。
dragons_roll-description-dragon = { $cell }に{ $dragon }（あと{ $missing }個）
dragons_roll-description-empty = なし
dragons_roll-result-won = 勝利！{ $master }を倒しました。守った街{ $cities }、討伐{ $defeated }体、{ $turns }手番。
dragons_roll-result-lost = 敗北。街がすべて燃えました。{ $master }は残っています。討伐{ $defeated }体、{ $turns }手番。

## 卓の設定

dragons_roll-setting-level = マスター
    .help = 倒すマスタードラゴン。はじめてならレベル1
dragons_roll-value-level-1 = トロロック（レベル1）
dragons_roll-value-level-2 = ショーオフ（レベル2）
dragons_roll-value-level-3 = ドラギニ（レベル3）
dragons_roll-value-level-4 = ドラセル（レベル4）
dragons_roll-value-level-5 = グリードモウ（レベル5）
dragons_roll-value-level-6 = ドラゴミール（レベル6）
dragons_roll-setting-scrolls = 巻物
    .help = 使える巻物の枚数
dragons_roll-value-scrolls = { $value }枚
dragons_roll-value-scrolls-level = レベルと同じ枚数
dragons_roll-setting-first = 開始プレイヤー
    .help = だれから始めるか
dragons_roll-value-first = { $value }番目の席
dragons_roll-value-first-random = 抽選
dragons_roll-setting-pause = 巻物を使うか聞くとき
    .help = ドラゴンが動く前に、巻物を使うかどうかを聞いて待つのはいつか
dragons_roll-value-pause-help = 使えば役立つとき
dragons_roll-value-pause-danger = 街が危ないときだけ

## 巻物

dragons_roll-card-freeze = フリーズ
    .hint = ドラゴン1体の移動を1回だけ取り消す
dragons_roll-card-time-reverser = タイムリバーサー
    .hint = 振ったばかりのドラゴンダイスを振り直す
dragons_roll-card-dimension-portal = ディメンションポータル
    .hint = ドラゴンと数字を選んで振る。その数字でなければ討伐
dragons_roll-card-earthquake = アースクェイク
    .hint = ダイスを置いたドラゴンのとなりにも、振った目で置けるかもしれない
dragons_roll-card-final-blow = ファイナル・ブロー
    .hint = あと1個で倒れるドラゴン1体を討伐
dragons_roll-card-web-trap = ウェブ・トラップ
    .hint = ドラゴンダイスが4〜6のとき、この手番は補充で現れない
dragons_roll-card-ambush = アンブッシュ
    .hint = 使えるダイス1個を振って、すぐに置く
dragons_roll-card-speed-boost = スピードブースト
    .hint = 使えるダイスをすべて振り直す
dragons_roll-card-illusion = イリュージョン
    .hint = ダイス2個を別の1個と同じ目にする。この手番はマスターに置けない
dragons_roll-card-lightning-strike = ライトニング・ストライク
    .hint = 列を選び、そこのドラゴンごとに1個振って、合えば置ける
dragons_roll-card-redirect = リダイレクト
    .hint = ドラゴンの上のダイス1個を、別のドラゴンへ条件なしで移す
dragons_roll-card-helping-hands = ヘルピング・ハンズ
    .hint = 自分のダイス2個を振って、手番の人のロールに加える

dragons_roll-prompt-scroll = 巻物を使えます。
dragons_roll-option-scroll = { $scroll }
    .confirm = { $scroll }を使う
dragons_roll-option-lend-dice = ダイスを貸す
    .menu = 留守のあいだもヘルピング・ハンズにダイスを貸す
dragons_roll-option-keep-dice = ダイスを貸さない
    .menu = ヘルピング・ハンズにダイスを貸さない
dragons_roll-help-scroll = 巻物は全員のもので、いまだれでも使えます。それぞれ1回だけです。使わなければ、そのまま進みます。
    .closed = ・巻物「{ $what }」：{ $why }
    .rule = scrolls
dragons_roll-event-scroll_used = { $seat }さんが巻物「{ $scroll }」を使用
dragons_roll-event-lending_changed = { $lends ->
        [0] { $seat }さんはヘルピング・ハンズにダイスを貸さない
       *[other] { $seat }さんはヘルピング・ハンズにダイスを貸す
    }
dragons_roll-reason-not-now = いまは使うときではない
dragons_roll-reason-only-current = 手番の人だけが使える

## ほかのマスター

dragons_roll-prompt-ability-number = { $master }の能力：数字を1つ選んでください。
dragons_roll-option-number = { $number }
    .menu = 数字{ $number }
dragons_roll-help-ability-number = このあとドラゴンダイスを振り、選んだ数字が出れば何も起きません。ほかの数字なら新しいドラゴンが現れます。どの数字も同じ確率です。
    .rule = ability
dragons_roll-event-guess_made = { $right ->
        [0] { $master }の問い：{ $named }は外れ（{ $number }）
       *[other] { $master }の問い：{ $named }は当たり
    }
dragons_roll-prompt-ability-die = { $master }の能力：ドラゴンから戻すダイスを選んでください。
dragons_roll-help-ability-die = 選んだダイスは持ち主の手元に戻り、この手番は使えません。ふつうは影響の小さいダイスを選びます。
    .rule = ability
dragons_roll-prompt-ability-own-die = { $master }の能力：{ $master }から戻すダイスを選んでください。
dragons_roll-help-ability-own-die = 選んだダイスは持ち主の手元に戻り、この手番は使えません。空いたスペースにはまた置けます。
    .rule = ability
dragons_roll-option-return-die = { $card }の{ $number }
    .menu = { $card }の{ $number }（{ $owner }さんのダイス）
dragons_roll-prompt-space = { $number }を{ $card }のどのスペースに置きますか。
dragons_roll-option-space = 左から{ $space }番目
dragons_roll-help-space = 振り直した目が合うスペースは1つではありません。好きなところを選んでください。
    .rule = conditions
dragons_roll-event-die_locked = { $owner }さんのダイス1個がロック
dragons_roll-event-dice_unlocked = { $owner }さんのロックされたダイス{ $count }個が手元へ（この手番は使えない）

dragons_roll-prompt-test = 判定は{ $number }でした。
dragons_roll-help-test = この判定はまだ振り直せます。タイムリバーサーを使わないなら「続ける」を押してください。
    .rule = scrolls

## 巻物を使うとき

dragons_roll-prompt-freeze-target = { $scroll }：止める移動を選んでください。
dragons_roll-option-freeze-dragon = { $cell }
    .menu = { $cell }の{ $dragon }
dragons_roll-option-freeze-ability = 能力の移動{ $move }
    .menu = { $master }の能力の移動（{ $moves }回のうち{ $move }回目）
dragons_roll-help-freeze-target = 選んだ移動だけが取り消され、その移動で押されるはずだったドラゴンも動きません。ほかのドラゴンに押されることはあります。
    .rule = scrolls

dragons_roll-prompt-dimension-portal-target = { $scroll }：ドラゴンを選んでください。
dragons_roll-option-dragon = { $cell }
    .menu = { $cell }の{ $dragon }
dragons_roll-help-dimension-portal-target = 次に選ぶ数字がドラゴンダイスに出なければ、このドラゴンを討伐します。6回に5回は成功します。
    .rule = scrolls
dragons_roll-prompt-dimension-portal-number = { $scroll }：数字を選んでください。この数字が出なければ討伐です。
dragons_roll-help-dimension-portal-number = どの数字も同じ確率です。選んだ数字が出たときだけ失敗します。
    .rule = scrolls

dragons_roll-prompt-earthquake-target = { $scroll }：中心のドラゴンを選んでください。
dragons_roll-help-earthquake-target = 中心の上・下・左・右のドラゴンごとにドラゴンダイスを振ります。その目が合えば、使えるダイス1個をその目にして置けます。
    .rule = scrolls
dragons_roll-prompt-earthquake-spot = { $card }に{ $number }を置けます。使うダイスを選んでください。
dragons_roll-option-shake-die-in-hand = 手元のダイス{ $space ->
        [0] {""}
        [1] →①
        [2] →②
        [3] →③
        [4] →④
        [5] →⑤
       *[other] →⑥
    }
    .menu = { $card }{ $space ->
            [0] に
           *[other] の左から{ $space }番目に
        }手元のダイスを{ $number }にして置く（{ $left ->
            [0] これで討伐
           *[other] 置くとあと{ $left }個
        }）
dragons_roll-option-shake-die-in-roll = { $shows }のダイス{ $space ->
        [0] {""}
        [1] →①
        [2] →②
        [3] →③
        [4] →④
        [5] →⑤
       *[other] →⑥
    }
    .menu = { $card }{ $space ->
            [0] に
           *[other] の左から{ $space }番目に
        }{ $shows }のダイスを{ $number }にして置く（{ $left ->
            [0] これで討伐
           *[other] 置くとあと{ $left }個
        }）
dragons_roll-option-skip = 置かない
dragons_roll-help-earthquake-spot = この手番の目に使わないダイスを選ぶのがふつうです。置かなくてもかまいません。
    .rule = scrolls

dragons_roll-prompt-final-blow-target = { $scroll }：討伐するドラゴンを選んでください。
dragons_roll-help-final-blow-target = あと1個で倒れるドラゴンを、ダイスなしで討伐します。街に近いドラゴンがよい選択です。
    .rule = scrolls

dragons_roll-prompt-ambush-target = { $scroll }：振るダイスを選んでください。
dragons_roll-option-die-in-hand = 手元のダイス
dragons_roll-option-die-in-roll = { $number }のダイス
    .menu = 出ている{ $number }のダイス
dragons_roll-help-ambush-target = 選んだダイスを振り、置けるカードがあればすぐに置きます。手番の目に使わないダイスを選ぶのがふつうです。
    .rule = scrolls
dragons_roll-prompt-ambush-spot = { $number }が出ました。どこに置きますか。
dragons_roll-help-ambush-spot = アンブッシュのダイスは、置けるなら必ず置きます。上段で擬態しているドラゴンにも置けます。
    .rule = scrolls

dragons_roll-prompt-illusion-target = { $scroll }：どの目に変えますか。
dragons_roll-help-illusion-target = 自分のダイス2個を、ここで選ぶ目に変えます。この手番はもう、だれもマスターに置けません。
    .rule = scrolls
dragons_roll-prompt-illusion-dice = { $scroll }：{ $number }に変えるダイスを選んでください。
dragons_roll-option-turn-dice = { $dice }
    .menu = { $dice }を{ $number }に変える
dragons_roll-help-illusion-dice = ここで選んだダイスだけが変わります。ふつうは置けないダイスを選びます。
    .rule = scrolls

dragons_roll-prompt-lightning-strike-target = { $scroll }：列を選んでください。
dragons_roll-option-column = { $column }の列
    .menu = { $column }の列（{ $count }体）
dragons_roll-help-lightning-strike-target = 選んだ列のドラゴンごとに、上から順に自分のダイスを1個振り、合えば置けます。
    .rule = scrolls
dragons_roll-prompt-lightning-strike-die = 振るダイスを選んでください。
dragons_roll-help-lightning-strike-die = 置かなかったダイスは、次のドラゴンでまた使えます。
    .rule = scrolls
dragons_roll-prompt-lightning-strike-spot = { $number }が出ました。{ $card }に置きますか。
dragons_roll-help-lightning-strike-spot = 置いたダイスは、カードが完成するまで戻りません。置かないこともできます。
    .rule = scrolls

dragons_roll-prompt-redirect-target = { $scroll }：移すダイスを選んでください。
dragons_roll-option-placed-die = { $cell }の{ $number }
    .menu = { $cell }の{ $card }から{ $number }（{ $owner }さんのダイス）
dragons_roll-help-redirect-target = ドラゴンの上のダイスを、別のドラゴンのスペースへ移します。移した先では、どの数字としても数えます。
    .rule = scrolls
dragons_roll-prompt-redirect-spot = { $scroll }：移す先を選んでください。
dragons_roll-option-redirect-to = { $cell }{ $space ->
        [1] ①
        [2] ②
        [3] ③
        [4] ④
        [5] ⑤
       *[other] ⑥
    }
    .menu = { $cell }の{ $card }、左から{ $space }番目（{ $left ->
            [0] これで討伐
           *[other] 移すとあと{ $left }個
        }）
dragons_roll-help-redirect-spot = 移した先のダイス条件は問いません。これで条件がそろえば、そのドラゴンを討伐します。
    .rule = scrolls

dragons_roll-prompt-helping-hands-target = { $scroll }：だれのダイスを借りますか。
dragons_roll-option-helper = { $seat }さん
    .menu = { $seat }さんのダイス{ $count }個
dragons_roll-help-helping-hands-target = 借りたダイスを振って、この手番のロールに加えます。置かなかったダイスは、手番の終わりに持ち主へ戻ります。
    .rule = scrolls

dragons_roll-event-die_not_placed = { $scroll }：{ $owner }さんの{ $number }は置かず
dragons_roll-event-portal_opened = { $hit ->
        [0] ディメンションポータル：{ $named }が出て、{ $dragon }は残る
       *[other] ディメンションポータル：{ $named }でなく{ $number }、{ $dragon }は門の向こうへ
    }
dragons_roll-event-dice_turned = イリュージョン：{ $dice }を{ $number }に
dragons_roll-event-die_redirected = リダイレクト：{ $owner }さんの{ $number }を{ $start }から{ $end }へ

dragons_roll-reason-no-die = 使えるダイスがない
dragons_roll-reason-no-dragon = グリッドにドラゴンがいない
dragons_roll-reason-nothing-placed = この手番に、まだドラゴンに置いていない
dragons_roll-reason-no-neighbour = 置いたドラゴンのとなりにドラゴンがいない
dragons_roll-reason-none-lacks-one = あと1個で倒れるドラゴンがいない
dragons_roll-reason-nothing-moves = これから動くドラゴンがいない
dragons_roll-reason-placing-over = ダイスを置く段階は終わった
dragons_roll-reason-no-helper = ダイスを貸せる人がいない
dragons_roll-reason-master-tried = この手番に、もうマスターにダイスを置いた
dragons_roll-reason-nothing-to-turn = 変えられるダイスがない
dragons_roll-reason-no-die-on-dragon = ダイスの置かれたドラゴンがいない
dragons_roll-reason-only-one-dragon = 移す先のドラゴンがいない
dragons_roll-reason-no-dragon-comes = ドラゴンダイスが4〜6ではない

## つづけて遊ぶ

dragons_roll-setting-mode = モード
    .help = 1回だけ遊ぶか、キャンペーンのつづきを遊ぶか
dragons_roll-value-mode-single = 1回だけ
dragons_roll-value-mode-campaign = キャンペーン
dragons_roll-value-mode-nightmare = ナイトメアモード
dragons_roll-campaign-head = **このチャンネルのキャンペーン**
dragons_roll-campaign-fresh = { $mode }：まだ始まっていません。最初の相手は{ $level }です。
dragons_roll-campaign-stands = { $mode }：{ $games }回遊びました。次の相手は{ $level }、巻物は{ $count ->
        [0] まだありません
       *[other] { $scrolls }
    }。
dragons_roll-campaign-won = { $mode }：6体のマスターをすべて倒しました（{ $games }回）。次はまたはじめからです。
