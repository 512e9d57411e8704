### ドラゴンズ・ロールの用語：卓で初めて出たときに、1行で説明する（大事な順）

dragons_roll-term-roll = 《ドラゴンダイス》は黒い1個のダイスです。その目と同じ数字のドラゴンが、街へ1マス進みます。
dragons_roll-term-city_burned = 《街》は3つあり、すべて燃えると負けです。下段から出たドラゴンが1つ燃やします。
dragons_roll-term-failed-roll = 《失敗ロール》は、置けるダイスが1個もないことです。ドラゴンがもう一度動き、手番が終わります。
dragons_roll-term-master_enraged = 《激怒》：黄色の面が完成するとドラゴンが1回余分に動き、マスターは赤い面になります。赤い面を完成させれば勝ちです。
dragons_roll-term-master_activated = 《能力》は、ドラゴンダイスがマスターの数字と同じときに発動します。
dragons_roll-term-face = 《ダイス条件》はカードごとに違います。この手番に置けるのは、選んだ1つの数字のダイスだけです。
dragons_roll-term-dragon_defeated = 《討伐》：ダイス条件がそろうとドラゴンは倒れ、ダイスは手番の終わりに持ち主へ戻ります。
dragons_roll-term-dragon_pushed = 《押し下げ》：進む先にいるドラゴンは、数字に関係なく1マス押し下げられます。
dragons_roll-term-dragon_appeared = 《補充》：ドラゴンダイスが4〜6なら、新しいドラゴンが上段に現れます。
dragons_roll-term-run = 《巻物》は全員のもので、それぞれ1回だけ使えます。ドラゴンが動く前のいまも使えます。
dragons_roll-term-city_repaired = 《復旧》：グリッドの最後のドラゴンを倒すか、山札が空になると、街が1つ直ります。
dragons_roll-term-die_locked = 《ロック》されたダイスは、マスターにだれかがダイスを置くまで使えません。
dragons_roll-term-die_returned = 《戻されたダイス》は持ち主の手元に戻りますが、この手番は使えません。
dragons_roll-term-pile_reshuffled = 《山札》が空になると、捨て山を混ぜて新しい山札にします。
