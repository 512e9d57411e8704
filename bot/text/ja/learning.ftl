### 遊びながらおぼえる：規則の項目、用語、練習

rules-head = **{ $topic }**（{ $title }）
rules-menu = 知りたいことを選ぶ
button-rule = 規則を読む
