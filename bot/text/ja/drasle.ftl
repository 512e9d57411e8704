### ドラスレ

drasle-name = ドラスレ
drasle-tagline = 旅をして力をつけ、みんなで1体の竜に挑む協力ダイスゲーム
drasle-length = 40〜60分
drasle-first = キャラクターで決まる
drasle-howto =
    {"**"}目的**　竜のライフを0にすれば全員の勝ちです。冒険フェイズでだれかが死亡し、奇跡の復活にも失敗すると負けです。決戦フェイズでは、全員が死亡すると負けです。
    {"**"}冒険フェイズの手番**
    1. 移動ダイスを振ります。6が出た数だけドラゴンゲージが上がり、印に届くと竜が動きます。
    2. ダイス1個で1マス進みます（街・村・街道は2以上、平地は3以上、森は5以上）。
    3. 冒険（XP）、休息（ライフ2）、山のクエストの調査か挑戦のうち、1つを行います。

    {"**"}ピークロール**　4以上が成功です。6は1個振り足し、振り足しは2以上で成功です。1は成功を1つ減らします。
    {"**"}リソース**　振る前に使うとダイスが増え（ブースト）、ダメージを受けたときに使うとダメージが減ります（ガード）。
    {"**"}決戦フェイズ**　5枚の報酬がそろうか、ゲージが最後まで上がると始まります。1人ずつ竜を攻撃し、決戦表に従います。

## キャラクター

drasle-card-hunter = ハンター
    .hint = 何でもこなす。休息すると魔力弾が全部戻る
drasle-card-ninja = ニンジャ
    .hint = 足が速く、探索が得意。森に入ると忍術が戻る
drasle-card-gladiator = グラディエーター
    .hint = 戦闘が得意。平地で冒険するとライフが戻る
drasle-card-paladin = パラディン
    .hint = 打たれ強い。移動ダイスを1個捨てると信仰心が戻る
drasle-card-prince = プリンス
    .hint = 教養が得意な大器晩成。部下は自分の手番ごとに戻る
drasle-card-grandmaster = グランドマスター
    .hint = 1人で竜に挑む達人。休息すると極意が全部戻る

drasle-resource-bullets = 魔力弾
drasle-resource-ninjutsu = 忍術
drasle-resource-faith = 信仰心
drasle-resource-retainers = 部下
drasle-resource-gold = 金貨
drasle-resource-mastery = 極意

drasle-skill-combat = 戦闘
drasle-skill-exploration = 探索
drasle-skill-lore = 教養

## クエストと報酬

drasle-card-guardian-golem = 守護者ゴーレム
drasle-card-chimera-hunt = キマイラ討伐
drasle-card-bandit-fort = 盗賊の砦
drasle-card-vast-labyrinth = 広大な地下迷宮
drasle-card-griffin-nest = グリフォンの巣
drasle-card-forbidden-library = 禁断の書庫
drasle-card-sphinx-riddle = スフィンクスの謎

drasle-card-hideout = 竜の隠れ家
drasle-card-treasure = 竜の財宝
drasle-card-book = 竜の書
drasle-card-weapon = 竜殺しの武器
drasle-card-talisman = 竜縛の呪符
drasle-card-incense = 竜払いの魔香

## 場所

drasle-terrain-town = 街
drasle-terrain-village = 村
drasle-terrain-road = 街道
drasle-terrain-plain = 平地
drasle-terrain-forest = 森
drasle-terrain-mountain = 山
drasle-terrain-lake = 湖
drasle-space-havinia-city = ハヴィニア・シティ
drasle-space-berg = ベルク村
drasle-space-fodina = フォディーナ村
drasle-space-western-lake = 西の湖
drasle-space-north-west-peak = 北西の峰
drasle-space-far-peak = 最果ての峰
drasle-space-eastern-crag = 東の岩山
drasle-space-lake-peak = 湖畔の峰
drasle-space-fodina-peak = 南東の峰

drasle-direction-east = 東
drasle-direction-south-east = 南東
drasle-direction-south = 南
drasle-direction-south-west = 南西
drasle-direction-west = 西
drasle-direction-north-west = 北西
drasle-direction-north = 北
drasle-direction-north-east = 北東
drasle-spot = { $space }・{ $direction }へ{ $steps }
drasle-spot-here = { $space }・いまの場所
drasle-near = （{ $quests }のとなり）
drasle-near-nothing = {""}
drasle-way = ダイス{ $dice }を使う
drasle-way-none = 移動しない
drasle-way-bringing = ダイス{ $dice }を使う、{ $resource }＋{ $gain }
drasle-way-none-bringing = 移動しない、{ $resource }＋{ $gain }
drasle-cost = { $resource }{ $points }
drasle-costs = { $costs }
drasle-cost-nothing = なし

## 竜のすること

drasle-blow-berg-burns = ベルク村炎上
drasle-blow-driven-off = 街へ退却
drasle-blow-shock-wave = 衝撃波
drasle-blow-hunt-the-weak = 弱者狩り
drasle-blow-hunt-the-strong = 強者狩り
drasle-blow-terror = 竜の威圧
drasle-blow-wing-storm = 翼の嵐
drasle-blow-claw-sweep = 爪のなぎ払い
drasle-blow-tail-lash = 尾の一撃
drasle-blow-bite = 噛みつき
drasle-blow-terrible-roar = 恐怖の咆哮
drasle-blow-fire-breath = 炎の息
drasle-cause-adventure = 冒険
drasle-cause-attack = 竜の反撃

## 選ぶこと

drasle-prompt-character = キャラクターを選んでください。
drasle-option-character = { $character }
drasle-option-character-random = おまかせ
drasle-help-character = 1人が1キャラクターを受け持ち、同じものは選べません。早い者勝ちです。はじめてならハンターかグラディエーターが扱いやすいです。
    .rule = characters

drasle-prompt-roll = 移動ダイスを振ってください。
drasle-option-roll = 振る
drasle-help-roll = 動かないときも振ります。6が出た数だけドラゴンゲージが上がり、印に届くと、移動の前に竜が動きます。
    .rule = turn

drasle-prompt-move = { $bound ->
        [0] 移動ダイスは{ $dice }です。行き先とすることを選んでください。
       *[other] 迷宮の影響で、この手番は移動できません。することを選んでください。
    }
    .menu = 行き先とすることを選ぶ
drasle-option-adventure = 冒険 { $chance }%
    .menu = { $spot }{ $near }：冒険 { $chance }%
    .hint = { $way }（けが{ $risk }%）
drasle-option-rest = 休息
    .menu = { $spot }{ $near }：休息
    .hint = { $way }
drasle-option-investigate = 調査
    .menu = { $spot }{ $near }：{ $mountain }を調査
    .hint = { $way }
drasle-option-challenge = 挑戦 { $chance }%
    .menu = { $spot }：「{ $quest }」に挑戦 { $chance }%
    .hint = { $value }で{ $need }以上、{ $way }
drasle-option-stop = 移動だけ
    .menu = { $spot }{ $near }：移動だけ
    .hint = { $way }
drasle-help-move = ダイスで行ける場所と、そこでできることの一覧です。1歩にダイスを1個使い、いちばん安い払い方を選んであります。%は、1人で行ってXPを得る、またはクエストに成功する確率です。
    .rule = actions
drasle-closed-rest = { $space }で休息
drasle-reason-burning = 炎上した村では休息できない
drasle-reason-too-weak = 挑戦すると{ $damage }ダメージを受けるので、ライフが足りない

drasle-prompt-adventure = 冒険のダイスを振ってください。
drasle-option-adventure-roll = 振る { $chance }%
    .menu = ブーストなし：XP { $chance }%、けが{ $risk }%
drasle-option-adventure-roll-boosted = ＋{ $boost } { $chance }%
    .menu = { $cost }を使う：XP { $chance }%、けが{ $risk }%
drasle-option-adventure-roll-paid = { $cost } { $chance }%
    .menu = { $cost }を使う：XP { $chance }%、けが{ $risk }%
drasle-help-adventure = 成功数+1以上で1XPですが、+1ではライフも1減ります。−1以下もライフが1減ります。リソースを使うと、その数だけダイスが増えます。
    .rule = adventure

drasle-prompt-challenge = 「{ $quest }」に挑戦します。{ $value }で成功数{ $need }以上が必要です。
drasle-option-challenge-roll = 振る { $chance }%
    .menu = ブーストなし：成功{ $chance }%
drasle-option-challenge-roll-boosted = ＋{ $boost } { $chance }%
    .menu = { $cost }を使う：成功{ $chance }%
drasle-option-challenge-roll-paid = { $cost } { $chance }%
    .menu = { $cost }を使う：成功{ $chance }%
drasle-help-challenge = となりにいる仲間は、あなたが振る前なら協力できます。待つかどうかは自由です。1人で成功すると2XP、協力すると全員が1XPです。失敗しても、成功数だけ達成マーカーが残ります。
    .rule = challenge

drasle-prompt-brave = 「{ $quest }」に挑みます。{ $value }で成功数{ $need }以上が必要です。
drasle-option-brave = 挑む { $chance }%
    .menu = 挑む：成功{ $chance }%
drasle-help-brave = となりにいる仲間は、あなたが挑む前なら協力できます。このクエストは、振る前に参加者全員がダメージを受けます。ブーストはそのあとで決めます。
    .rule = challenge

drasle-prompt-help = { $seat }さんが「{ $quest }」（{ $value }で{ $need }以上）に挑みます。協力できます。
drasle-option-help = 協力 { $before }→{ $after }%
    .menu = 協力する：成功{ $before }%→{ $after }%
    .shared = 協力
drasle-option-help-boosted = 協力＋{ $boost } { $before }→{ $after }%
    .menu = 協力して{ $cost }を使う：成功{ $before }%→{ $after }%
    .shared = 協力＋{ $boost }
drasle-option-help-paid = 協力＋{ $cost } { $after }%
    .menu = 協力して{ $cost }を使う：成功{ $before }%→{ $after }%
    .shared = 協力（{ $cost }）
drasle-option-help-none = 見送る
drasle-help-help = 協力しても、自分の手番の移動やアクションは減りません。成功すると参加者全員が1XPです。クエストの特別な効果は、参加者全員が受けます。
    .rule = cooperation

drasle-prompt-boost = 「{ $quest }」のダイスを振ります。{ $value }で成功数{ $need }以上が必要です。
drasle-option-boost = ブーストなし
    .menu = ブーストなし：成功{ $chance }%
drasle-option-boost-boosted = ＋{ $boost } { $chance }%
    .menu = { $cost }を使う：成功{ $chance }%
drasle-option-boost-paid = { $cost } { $chance }%
    .menu = { $cost }を使う：成功{ $chance }%
drasle-help-boost = 参加者全員が、だれのダイスも振られないうちにブーストを決めます。使ったリソースは失敗しても戻りません。
    .rule = boost

drasle-prompt-attack = 竜を攻撃してください。竜のライフは{ $life }、自分のライフは{ $own }です。
drasle-option-attack = 攻撃 { $chance }%
    .menu = ブーストなし：命中{ $chance }%、丸のみ{ $risk }%
drasle-option-attack-boosted = ＋{ $boost } { $chance }%
    .menu = { $cost }を使う：命中{ $chance }%、丸のみ{ $risk }%
drasle-option-attack-paid = { $cost } { $chance }%
    .menu = { $cost }を使う：命中{ $chance }%、丸のみ{ $risk }%
drasle-help-attack = 成功数を決戦表で見ます。+3以上で竜にダメージ、+2なら全員の連携攻撃です。−1以下なら丸のみにされ、その場で死亡します。%は竜にダメージを与える確率です。
    .rule = attack

drasle-prompt-chain = 連携攻撃です。全員がダイスを1個ずつ振り、{ $total }に加えます。
drasle-option-chain = ダイス{ $dice }個
drasle-option-chain-boosted = ＋{ $boost }で{ $dice }個
    .menu = { $cost }を使ってダイス{ $dice }個
drasle-option-chain-paid = { $cost }で{ $dice }個
    .menu = { $cost }を使ってダイス{ $dice }個
drasle-help-chain = 全員の成功数を合わせた結果で、もう一度決戦表を見ます。1が出ると合計が下がります。リソースを使うとダイスが増えます。
    .rule = chain

drasle-prompt-guard = { $cause }で{ $damage }ダメージです。ガードしますか。
drasle-option-guard = ガードしない
    .menu = ガードしない（残りライフ{ $left }）
drasle-option-guard-boosted = ガード{ $guard }
    .menu = { $cost }でガード{ $guard }（残りライフ{ $left }）
drasle-option-guard-paid = { $cost }で守る
    .menu = { $cost }でガード{ $guard }（残りライフ{ $left }）
drasle-help-guard = 使ったリソースの数だけダメージが減ります。ライフが0になるときは、生き残れる数だけ使うのがふつうです。
    .rule = guard

drasle-prompt-aegis = イージス：仲間1人の受けるダメージを、すべて代わりに受けられます。自分のライフは{ $life }、自分の受けるダメージは{ $own }です。
drasle-option-aegis = { $seat }さん −{ $damage }
    .menu = { $seat }さん（ライフ{ $life }）の{ $damage }ダメージを受ける
drasle-option-aegis-none = 受けない
drasle-help-aegis = 次の自分の手番までに1回使えます。だれもガードしないうちに決め、そのあとで自分がまとめてガードします。
    .rule = items

drasle-prompt-venom-bullet = 毒の魔弾：{ $dice }のうち1個を振り直せます。
drasle-option-reroll = { $number }を振り直す
drasle-option-reroll-none = このまま
drasle-help-venom-bullet = 振り足しの前に、最初のダイス1個を振り直せます。新しい目を使います。3以下の目があれば、いちばん小さい目を振り直すのがふつうです。
    .rule = items

drasle-prompt-substitution = 変わり身の術：このままでは死亡します。使いますか。
drasle-option-substitution = 術を使う
    .confirm = 変わり身を使う
drasle-option-accept-death = 使わない
    .confirm = 本当に使わない
drasle-help-substitution = ゲーム中に1回だけ、死亡につながるダメージや即死をすべて打ち消します。
    .rule = items

drasle-prompt-royal-command = 王命：{ $seat }さんの攻撃のダイスを1個増やせます。
drasle-option-royal-command = 王命を下す
    .menu = { $seat }さんの攻撃のダイスを1個増やす
drasle-help-royal-command = 次の自分の手番までに1回、ほかの人の攻撃のダイスを1個増やせます。攻撃する人が振る前に使います。
    .rule = items

drasle-prompt-elixir = 竜の秘薬を飲めます。
drasle-option-elixir = 秘薬を飲む
    .menu = 竜の秘薬を飲んでライフを{ $life }回復する
    .confirm = 本当に飲む
drasle-help-elixir = 自分の手番の前に飲むと、ライフが2回復します。ゲーム中に1回だけです。
    .rule = young

## 出来事

drasle-event-dice_rolled = { $why ->
        [movement] 移動ダイス：{ $dice }
       *[other] {""}
    }
drasle-event-peak_rolled = { $seat }さん：{ $first }{ $extras ->
        [0] {""}
       *[other] {" → "}振り足し{ $extra }
    }＝成功{ $successes }{ $fumbles ->
        [0] {""}
       *[other] −ファンブル{ $fumbles }
    }＝成功数{ $total }
drasle-event-character_chosen = { $seat }さんは{ $character }
drasle-event-adventure_began = 冒険フェイズ開始、{ $seat }さんから
drasle-event-gauge_raised = ドラゴンゲージ＋{ $steps }（{ $step }/{ $limit }）
drasle-event-gauge_fell = ドラゴンゲージが下がった（{ $step }/{ $limit }）
drasle-event-dragon_acted = ドラゴンアクション［{ $number }］{ $blow }
drasle-event-dragon_raged = ドラゴンランページ［{ $number }］{ $blow }（{ $seat }さんが振った）
drasle-event-rampage_cancelled = 竜縛の呪符がドラゴンランページを打ち消した
drasle-event-everybody_rolled = 全員のダイス{ $dice }、{ $highest ->
        [0] 最低
       *[other] 最高
    }は{ $who }
drasle-event-village_burned = { $space }が炎上
drasle-event-driven_to_town = { $seat }さんは街へ戻された
drasle-event-moved = { $seat }さんが{ $space }へ移動（ダイス{ $dice }）
drasle-event-die_given_up = { $seat }さんが移動ダイスの{ $number }を捨てた
drasle-event-points_gained = { $seat }さんの{ $resource }＋{ $points }
drasle-event-points_lost = { $seat }さんの{ $resource }が0に
drasle-event-boosted = { $seat }さんがブースト＋{ $boost }
drasle-event-adventure_ended = { $seat }さんの冒険［{ $total }］{ $xp ->
        [0] {""}
       *[other] 1XP
    }{ $damage ->
        [0] { $xp ->
            [0] 何も起きず
           *[other] {""}
        }
       *[other] { $xp ->
            [0] けが
           *[other] とけが
        }
    }
drasle-event-xp_gained = { $seat }さんが{ $points }XP（計{ $xp }）
drasle-event-level_gained = { $seat }さんがレベル{ $level }に
drasle-event-rested = { $seat }さんが{ $space }で休息
drasle-event-healed = { $seat }さんのライフ＋{ $life }（残り{ $left }）
drasle-event-quest_revealed = { $seat }さんが調査、「{ $quest }」が表に
drasle-event-challenge_declared = { $seat }さんが「{ $quest }」に挑戦（{ $need }以上）
drasle-event-helped = { $seat }さんが協力
drasle-event-help_declined = { $seat }さんは協力を見送り
drasle-event-quest_won = 「{ $quest }」達成［{ $total }］（{ $who }）
drasle-event-quest_failed = 「{ $quest }」失敗［{ $total }］、達成マーカー{ $markers }、次は{ $need }以上
drasle-event-bound = { $seat }さんは次の手番に移動できない
drasle-event-reward_found = 報酬「{ $reward }」を発見
drasle-event-elixirs_found = 全員が竜の秘薬を1つずつ入手
drasle-event-elixir_drunk = { $seat }さんが竜の秘薬を使用
drasle-event-damage_taken = { $damage ->
        [0] { $seat }さんがダメージを防いだ（ガード{ $guarded }）
       *[other] { $seat }さんに{ $damage }ダメージ{ $guarded ->
            [0] {""}
           *[other] （ガード{ $guarded }）
        }、残りライフ{ $left }
    }
drasle-event-damage_taken_over = イージス：{ $seat }さんが{ $other }さんの{ $damage }ダメージを引き受けた
drasle-event-death_cheated = { $item ->
        [substitution] 変わり身の術：{ $seat }さんは死をまぬかれた
       *[other] 不屈：{ $seat }さんは死をまぬかれた
    }
drasle-event-died = { $seat }さんが死亡
drasle-event-revival_rolled = 奇跡の復活：{ $dice }
drasle-event-revived = 奇跡の復活：{ $seat }さんが街で復活（ライフ{ $life }）
drasle-event-revival_failed = 奇跡は起きず、敗北
drasle-event-decisive_began = { $reason ->
        [gauge] ゲージが最大に、決戦フェイズ開始、{ $seat }さんから
       *[other] 5枚の報酬がそろい、決戦フェイズ開始、{ $seat }さんから
    }
drasle-event-attack_commanded = 王命：{ $seat }さんが{ $other }さんの攻撃にダイス1個
drasle-event-die_rerolled = 毒の魔弾：{ $seat }さんが{ $number }を振り直して{ $new }
drasle-event-chain_began = { $seat }さんの攻撃［{ $total }］、連携攻撃
drasle-event-attack_ended = { $seat }さんの攻撃［{ $total }］{ $damage ->
        [0] 竜は無傷
       *[other] 命中
    }
drasle-event-dragon_wounded = 竜に{ $damage }ダメージ、残りライフ{ $left }
drasle-event-swallowed = { $seat }さんが竜に丸のみにされた
drasle-event-game_won = 竜を討伐、勝利
drasle-event-game_lost = 全員が倒れ、敗北

## ひと目でわかる行・絵の説明・結果

drasle-summary = ゲージ { $step }/{ $limit }（{ $final ->
        [0] 次の{ $next }で竜が動く
       *[other] { $next }で決戦
    }）｜ライフ最少：{ $seat }さん { $least }
drasle-summary-choosing = キャラクター選び（あと{ $left }人）
drasle-summary-decisive = 竜のライフ { $life }｜戦える人 { $standing }｜ライフ最少：{ $seat }さん { $least }
drasle-summary-lost = 竜のライフ { $life }｜全員が倒れた
drasle-description = ドラスレの地図。ドラゴンゲージ{ $step }/{ $limit }。キャラクター：{ $heroes }。山：{ $quests }。
drasle-description-decisive = ドラスレの決戦。竜のライフ{ $life }/{ $most }。キャラクター：{ $heroes }。
drasle-description-hero = { $seat }さんの{ $hero }（{ $space }、ライフ{ $life }、レベル{ $level }）
drasle-description-fighter = { $seat }さんの{ $hero }（ライフ{ $life }、レベル{ $level }）
drasle-description-nobody = まだなし
drasle-description-quest = { $mountain }に「{ $quest }」（{ $need }以上）
drasle-description-hidden = { $mountain }は裏向き
drasle-description-reward = { $mountain }は攻略済み（{ $reward }）
drasle-result-won = 勝利！竜を倒しました。冒険{ $turns }手番、クエスト{ $quests }件、攻撃{ $attacks }回、生き残り{ $survivors }人。
drasle-result-lost-adventure = 敗北。冒険の途中で仲間が倒れ、奇跡は起きませんでした。冒険{ $turns }手番、クエスト{ $quests }件。
drasle-result-lost-decisive = 敗北。竜との決戦で全員が倒れました。冒険{ $turns }手番、クエスト{ $quests }件、攻撃{ $attacks }回。

## 卓の設定

drasle-setting-modules = 拡張
    .help = 加える拡張。おすすめは、1人ならソロ、2人なら若きドラゴン
drasle-value-modules-recommended = おすすめ
drasle-value-modules-none = なし
drasle-value-modules-young = 若きドラゴン
drasle-value-modules-solo = ソロ
drasle-setting-characters = キャラクター
    .help = キャラクターを自分で選ぶか、抽選で配るか
drasle-value-characters-choose = 自分で選ぶ
drasle-value-characters-random = 抽選

## 「迷ったら」の理由

drasle-why-adventure = ここでの冒険は{ $chance }%で1XPになり、レベルを上げる近道です。
drasle-why-rest = ライフとリソースを戻しておくと、このあとの戦いで倒れにくくなります。
drasle-why-investigate = クエストを表にすると、得意な人が挑戦できるようになります。
drasle-why-challenge = 「{ $quest }」は報酬が全員の役に立ち、失敗しても達成マーカーが残ります。
drasle-why-stop = この手番は、次に備えて場所を取るのがいちばんです。
drasle-why-guard = ガードしなければ倒れます。使えばライフ{ $left }で残ります。
drasle-why-guard-none = ガードしなくてもライフ{ $left }で残るので、リソースは取っておきます。
drasle-why-guard-vain = ガードしても助からないので、リソースは使いません。
drasle-why-help = 協力すると成功しやすくなり、XPも得られます。
drasle-why-help-none = いまは自分のライフを守るほうが大事です。
drasle-why-boost = いま使うダイスが、いちばん役に立ちます。
drasle-why-boost-none = リソースは、もっと大事なときのために取っておきます。

## コマンドの名前（英字のまま）と説明

drasle-verb-character = character
    .about = キャラクターを選ぶ
drasle-verb-roll = roll
    .about = 移動ダイスを振る
drasle-verb-move = move
    .about = 行き先とすることを選ぶ
drasle-verb-adventure = boost
    .about = ブーストを決めて振る
drasle-verb-challenge = boost
    .about = ブーストを決めて振る
drasle-verb-brave = boost
    .about = ブーストを決めて振る
drasle-verb-boost = boost
    .about = ブーストを決めて振る
drasle-verb-chain = boost
    .about = ブーストを決めて振る
drasle-verb-attack = attack
    .about = 竜を攻撃する
drasle-verb-help = help
    .about = 仲間の挑戦に協力する
drasle-verb-guard = guard
    .about = ダメージをガードする
drasle-verb-aegis = item
    .about = アイテム能力を使う
drasle-verb-venom-bullet = item
    .about = アイテム能力を使う
drasle-verb-substitution = item
    .about = アイテム能力を使う
drasle-verb-royal-command = item
    .about = アイテム能力を使う
drasle-verb-elixir = item
    .about = アイテム能力を使う
