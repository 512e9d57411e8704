### ドラゴンズ・ロールのコマンド

## コマンドの名前（英字のまま）と説明

dragons_roll-verb-roll = roll
    .about = ダイスを振る
dragons_roll-verb-run = run
    .about = ドラゴンを動かして続ける
dragons_roll-verb-face = place
    .about = ダイスを置く
dragons_roll-verb-where = place
    .about = ダイスを置く
dragons_roll-verb-space = place
    .about = ダイスを置く
dragons_roll-verb-failed-roll = accept
    .about = 失敗ロールを受け入れる
dragons_roll-verb-ability-dragon = ability
    .about = マスターの能力の選択をする
dragons_roll-verb-ability-number = ability
    .about = マスターの能力の選択をする
dragons_roll-verb-ability-die = ability
    .about = マスターの能力の選択をする
dragons_roll-verb-ability-own-die = ability
    .about = マスターの能力の選択をする
dragons_roll-verb-test = run
    .about = ドラゴンを動かして続ける
dragons_roll-verb-scroll = scroll
    .about = 巻物を使う
