### ドラゴンズ・ロールの盤面の絵に入る言葉

dragons_roll-picture-turn = { $name }さんの手番
dragons_roll-picture-won = 勝利！マスターを倒しました
dragons_roll-picture-lost = 敗北…街がすべて燃えました

dragons_roll-picture-phase-roll = ダイスを振る（{ $count }個）
dragons_roll-picture-phase-run = ドラゴンダイスは{ $number }：ドラゴンが動く
dragons_roll-picture-phase-run-failed = 失敗ロール：ドラゴンダイスは{ $number }
dragons_roll-picture-phase-run-enrage = 激怒：ドラゴンダイスは{ $number }
dragons_roll-picture-phase-place = ダイスを置く：目を1つ選ぶ
dragons_roll-picture-phase-place-face = { $number }の目を置く
dragons_roll-picture-phase-failed = 失敗ロール：置けるダイスがない
dragons_roll-picture-phase-over = ゲーム終了

dragons_roll-picture-cities-left = 残りの街
dragons_roll-picture-city-safe = 無事
dragons_roll-picture-city-burning = 炎上

dragons_roll-picture-face-yellow = 黄色の面（1/2）
dragons_roll-picture-face-red = 激怒・赤い面（2/2）
dragons_roll-picture-missing = あと{ $count }個
dragons_roll-picture-locked = ロックされたダイス
dragons_roll-picture-hides = 今は置けない
dragons_roll-picture-rule-least = 合計{ $limit }以上
dragons_roll-picture-rule-most = 合計{ $limit }以下
dragons_roll-picture-rule-exactly = 合計{ $limit }
dragons_roll-picture-rule-ascending = 左から昇順
dragons_roll-picture-pile = 山札{ $count }枚
dragons_roll-picture-scrolls = 巻物{ $count }/{ $all }

dragons_roll-picture-type-normling = ノルムリング
dragons_roll-picture-type-trolling = トローリング
dragons_roll-picture-type-noble = 貴族たち
dragons_roll-picture-type-grabbler = グラブラー
dragons_roll-picture-type-forestling = フォレストリング

dragons_roll-picture-master-trollock = トロロック
dragons_roll-picture-master-show-off = ショーオフ
dragons_roll-picture-master-dragini = ドラギニ
dragons_roll-picture-master-dracel = ドラセル
dragons_roll-picture-master-greedmaw = グリードモウ
dragons_roll-picture-master-dragomir = ドラゴミール

dragons_roll-picture-ability-trollock-yellow = 発動：兜のドラゴン1体が進む
dragons_roll-picture-ability-trollock-red = 発動：兜の1体が進み、次に肉の1体が進む
dragons_roll-picture-ability-show-off-yellow = 発動：どれか1体が進む
dragons_roll-picture-ability-show-off-red = 発動：どれか2体が進む
dragons_roll-picture-ability-dragini-yellow = 発動：数字を1つ言って振り、外れると1体現れる
dragons_roll-picture-ability-dragini-red = 発動：数字を1つ言って振り、外れると1体現れる
dragons_roll-picture-ability-dracel-yellow = 発動：ドラゴンから、ダイスが1個持ち主に戻る
dragons_roll-picture-ability-dracel-red = 発動：ドラゴンとドラセルから、ダイスが1個ずつ戻る
dragons_roll-picture-ability-greedmaw-yellow = つねに：置くダイスを振り直す
dragons_roll-picture-ability-greedmaw-red = つねに：置くダイスを振り直す
dragons_roll-picture-ability-dragomir-yellow = 発動：ドラゴン1体が現れる
dragons_roll-picture-ability-dragomir-red = 発動：次の人が1個ロックする
