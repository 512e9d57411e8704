### ドラスレ：自分だけに見えるシート、クエスト、確率

drasle-sheet-sheet = シート
    .about = 自分のキャラクターシートと、みんなの様子を見る
drasle-sheet-map = 地図
    .about = いまの盤面の絵を自分だけに出す
drasle-sheet-quests = クエスト
    .about = 山のクエストと、見つけた報酬を見る
drasle-sheet-odds = 確率
    .about = いまの選択や、ダイスの数ごとの正確な確率を見る
    .number = ピークロールのダイスの数（省くと、いまの選択）

## シート

drasle-sheet-nobody = まだだれもキャラクターを選んでいません。
drasle-sheet-hero = **{ $hero }**　レベル{ $level }　XP{ $xp }{ $next ->
        [0] {""}
       *[other] （次のレベルは{ $next }）
    }
drasle-sheet-standing = ライフ{ $life }/{ $most }｜{ $points }｜{ $space }
drasle-sheet-fighting = ライフ{ $life }/{ $most }｜{ $points }
drasle-sheet-points = { $resource }{ $points }/{ $cap }
drasle-sheet-points-free = { $resource }{ $points }
drasle-sheet-points-none = リソースなし
drasle-sheet-values = 移動{ $move }｜冒険 平地{ $plain }・森{ $forest }｜戦闘{ $combat }{ $bonus ->
        [0] {""}
       *[other] （決戦では＋{ $bonus }）
    }・探索{ $exploration }・教養{ $lore }
drasle-sheet-ability = 能力：{ $ability }
drasle-sheet-item = アイテム能力：{ $item }{ $state }
drasle-sheet-item-hidden = （竜の財宝が見つかると使える）
drasle-sheet-item-ready = （いま使える）
drasle-sheet-item-spent = （使用済み）
drasle-sheet-elixir = 竜の秘薬：自分の手番の前に飲むと、ライフが2回復する（1回だけ）
drasle-sheet-bound = 迷宮の影響：次の手番は移動できない
drasle-sheet-other = ・{ $seat }さん（{ $hero } レベル{ $level }）{ $standing }｜{ $skills }
drasle-sheet-skill = { $skill }{ $dice }

drasle-ability-hunter = 休息すると魔力弾が全部戻る
drasle-ability-ninja = 移動で森に入ると忍術が1戻る（手番に1回）
drasle-ability-gladiator = 平地で冒険するとライフが1回復する。リソースはない
drasle-ability-paladin = いちばん大きい移動ダイスを1個捨てると信仰心が1戻る
drasle-ability-prince = 冒険フェイズの自分の手番のはじめに、部下が全部戻る
drasle-ability-grandmaster = 休息すると極意が全部戻る

drasle-item-hunter = 毒の魔弾…攻撃のたびに、最初のダイス1個を振り直せる
drasle-item-ninja = 変わり身の術…ゲーム中に1回、死亡につながるダメージや即死を打ち消す
drasle-item-gladiator = 勇者の霊薬…決戦フェイズのはじめに、ライフが全部戻る
drasle-item-paladin = イージス…自分の手番から次の手番までに1回、仲間1人のダメージを代わりに受ける
drasle-item-prince = 王命…自分の手番から次の手番までに1回、ほかの人の攻撃のダイスを1個増やす
drasle-item-grandmaster = 不屈…ゲーム中に1回、即死を打ち消す

## クエスト

drasle-quests-hidden = ・{ $mountain }：裏向き（となりで調査できる）
drasle-quests-open = ・{ $mountain }「{ $quest }」{ $skill }で{ $need }以上（難易度{ $difficulty }、達成マーカー{ $markers }）。{ $effects }
drasle-quests-open-mine = ・{ $mountain }「{ $quest }」{ $skill }で{ $need }以上（難易度{ $difficulty }、達成マーカー{ $markers }）。{ $effects }。あなた1人ならダイス{ $dice }個で{ $chance }%
drasle-quests-found = ・{ $mountain }：攻略済み「{ $reward }」{ $effect }
drasle-quests-plain = 特別な効果なし
drasle-quests-damage = 挑戦すると、振る前に参加者に{ $damage }ダメージ
drasle-quests-failure = 失敗すると参加者に{ $damage }ダメージ
drasle-quests-binds = 失敗すると参加者は次の手番に移動できない

drasle-gives-hideout = …竜に1ダメージ
drasle-gives-treasure = …全員がアイテム能力を使える
drasle-gives-book = …全員が1XPを得た
drasle-gives-weapon = …決戦フェイズで全員の戦闘＋1
drasle-gives-talisman = …最初のドラゴンランページを打ち消す
drasle-gives-incense = …竜に1ダメージ

## 確率

drasle-odds-now = いまの選択の確率：
drasle-odds-choice = ・{ $count ->
        [0] {""}
       *[other] { $letters }：
    }{ $what }
drasle-odds-risky = { $what }（けが{ $risk }%）
drasle-odds-nothing = 席がないので、いまの選択はありません。ダイスの数を付けると、ピークロールの確率を見られます。
drasle-odds-own = いまは確率のある選択がありません。ブーストなしで振ったときの確率：
drasle-odds-skill = ・{ $skill }（{ $dice }個）{ $chances }
drasle-odds-least = +{ $total }以上{ $chance }%
drasle-odds-dice = ピークロール（ダイス{ $dice }個）の成功数：
drasle-odds-below = ・{ $total }以下　{ $chance }%
drasle-odds-exactly = ・{ $total }　{ $chance }%　（以上は{ $least }%）
drasle-odds-above = ・{ $total }以上　{ $chance }%
