### ドラゴンズ・ロールで「迷ったら」が言う理由

dragons_roll-why-wins = これで{ $card }の赤い面が完成し、勝ちます。
dragons_roll-why-completes = これで{ $card }が完成し、置いてあるダイスが戻ります。
dragons_roll-why-master = { $card }を早く倒すほど、街が燃えずにすみます。
dragons_roll-why-dragon = { $card }は、倒しておくと街が安全になります。
dragons_roll-why-face = { $number }は{ $count }個あり、いちばん役に立ちます。
dragons_roll-why-end = 残りのダイスは、置くより次の手番で振るほうが得です。
dragons_roll-why-least-harm = { $dragon }を進めるのが、街にいちばん安全です。
dragons_roll-why-cheapest-die = { $card }のダイスが戻っても、いちばん痛くありません。
dragons_roll-why-scroll-attack = このままでは街が攻撃されます。{ $scroll }で防げるかもしれません。
dragons_roll-why-scroll-failed = このままでは失敗ロールです。{ $scroll }で置けるようになるかもしれません。
dragons_roll-why-scroll-gain = いま使うと、{ $scroll }がよく効きます。
