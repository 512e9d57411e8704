### 遊びながらおぼえる：規則の項目、用語、練習

rules-head = **{ $topic }**（{ $title }）
rules-menu = 知りたいことを選ぶ
button-rule = 規則を読む

practice-head = **練習**　{ $title }の1手番です。出る目は決まっていて、ほかの人には見えません。
practice-over = **練習はここまでです。**
practice-next = みんなと遊ぶときは、/ryutaku で卓を開くか、募集の「参加」を押してください。
practice-partner = 相棒
button-practice = 練習する
button-practice-again = もう一度練習
error-practice-over = その練習は終わりました。もう一度始めるには「練習する」を押してください。
