### /privacy：自分について保存されているもの

command-privacy = 自分について保存されているものを見る・消す
privacy-head = **あなたについて保存しているもの**（すべては添付のファイルにあります）
privacy-seats = ・席と、そのときの名前：進行中の卓{ $playing }、終わった卓{ $ended }
privacy-answers = ・卓で選んだこと{ $answers }件と、押した記録{ $actions }件（どれも日時つき）
privacy-rolls = ・振ったダイス{ $rolls }回
privacy-never = メッセージの文章は読まず、保存もしません。
privacy-nothing = あなたについて保存しているものはありません。
privacy-confirm =
    消すと、元には戻せません。{ $tables ->
        [0] {""}
       *[other] 進行中の{ $tables }卓からは抜け、席は代打ちが進めます（ほかにだれもいない卓は終わります）。
    }
    {"**"}消えるもの**　ユーザーID、名前、ダイスに付けた題、秘密のダイス。
    {"**"}残るもの**　選んだことと出た目。ほかの人の卓を続け、ダイスを確かめられるように、だれのものでもない記録として残ります。
    Discordに投稿されたメッセージと、管理者が取った写しは、ここからは消せません。
privacy-forgotten = 消しました。これまでの記録は、だれのものでもなくなりました。
button-forget = 自分の記録を消す
    .confirm = 本当に消す
