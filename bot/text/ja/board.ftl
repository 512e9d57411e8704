### 盤面のメッセージ

board-closed = { $title }「{ $table }」手番{ $turn }
board-ended = { $title }「{ $table }」は途中で終わりました。
board-vote = { $name }さんが取り消しを求めています。ダイスの目は変わらず、次に出る目を知ったうえでの選び直しになります。
board-offer = { $names }：{ $prompt }
board-no-picture = 絵を出せません。ボットに「{ $permission }」の権限を付けてください。
board-term = {"-#"} { $text }

sheet-head = **{ $name }**　「{ $table }」
sheet-not-yet = 卓が始まると見られます。
