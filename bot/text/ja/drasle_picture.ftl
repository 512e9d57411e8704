### ドラスレの盤面の絵に入る言葉

drasle-picture-turn = { $name }さんの手番
drasle-picture-won = 勝利！竜を倒しました
drasle-picture-lost-adventure = 敗北…冒険の途中で倒れました
drasle-picture-lost-decisive = 敗北…全員が倒れました
drasle-picture-over = ゲーム終了

drasle-picture-choose = 全員がキャラクターを選ぶ
drasle-picture-choose-left = あと{ $count }人
drasle-picture-roll = 移動ダイス{ $count }個を振る
drasle-picture-stirred = 竜が動いた
drasle-picture-move = 行き先と行動を選ぶ
drasle-picture-bound = 移動できない：行動を選ぶ
drasle-picture-act = 行動の途中
drasle-picture-challenge = 挑戦：成功数{ $need }で達成
drasle-picture-attack = ダイス{ $count }個で竜を攻撃
drasle-picture-attacking = 攻撃の途中

drasle-picture-gauge = ゲージ
drasle-picture-dragon-life = 竜のライフ
drasle-picture-choosing = 選択中
drasle-picture-level = Lv{ $level }

drasle-picture-movement = 移動
drasle-picture-why-adventure = 冒険
drasle-picture-why-challenge = 挑戦
drasle-picture-why-attack = 攻撃
drasle-picture-blow = 竜の行動
drasle-picture-lots = 全員のダイス
drasle-picture-total = 成功数

drasle-picture-row-below = { $most }以下
drasle-picture-row-above = { $least }以上
drasle-picture-column-dragon = 竜
drasle-picture-column-attacker = 攻撃した人
drasle-picture-column-everybody = 全員
drasle-picture-swallowed = 丸のみ：攻撃した人は即死
drasle-picture-chain = 連携攻撃：ほかの全員も振る

drasle-picture-space-north-west-peak = 北西の峰
drasle-picture-space-far-peak = 最果ての峰
drasle-picture-space-eastern-crag = 東の岩山
drasle-picture-space-lake-peak = 湖畔の峰
drasle-picture-space-fodina-peak = 南東の峰
drasle-picture-space-western-lake = 西の湖
drasle-picture-space-berg = ベルク
drasle-picture-space-fodina = フォディーナ
drasle-picture-space-havinia-city = ハヴィニア

drasle-picture-quest-guardian-golem = 守護者 ゴーレム
drasle-picture-quest-chimera-hunt = キマイラ 討伐
drasle-picture-quest-bandit-fort = 盗賊の砦
drasle-picture-quest-vast-labyrinth = 広大な 地下迷宮
drasle-picture-quest-griffin-nest = グリフォン の巣
drasle-picture-quest-forbidden-library = 禁断の 書庫
drasle-picture-quest-sphinx-riddle = 謎かけ

drasle-picture-reward-hideout = 隠れ家
drasle-picture-reward-treasure = 竜の財宝
drasle-picture-reward-book = 竜の書
drasle-picture-reward-weapon = 竜殺しの 武器
drasle-picture-reward-talisman = 竜縛の 呪符
drasle-picture-reward-incense = 竜払いの 魔香

drasle-picture-hero-hunter = ハンター
drasle-picture-hero-ninja = ニンジャ
drasle-picture-hero-gladiator = グラディ
drasle-picture-hero-paladin = パラ
drasle-picture-hero-prince = プリンス
drasle-picture-hero-grandmaster = グラマス

drasle-picture-blow-berg-burns = ベルク炎上
drasle-picture-blow-driven-off = 街へ退却
drasle-picture-blow-shock-wave = 衝撃波
drasle-picture-blow-hunt-the-weak = 弱者狩り
drasle-picture-blow-hunt-the-strong = 強者狩り
drasle-picture-blow-terror = 竜の威圧
drasle-picture-blow-wing-storm = 翼の嵐
drasle-picture-blow-claw-sweep = 爪のなぎ払い
drasle-picture-blow-tail-lash = 尾の一撃
drasle-picture-blow-bite = 噛みつき
drasle-picture-blow-terrible-roar = 恐怖の咆哮
drasle-picture-blow-fire-breath = 炎の息
