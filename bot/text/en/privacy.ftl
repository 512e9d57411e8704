### /privacy: what is kept of oneself

command-privacy = See or delete what is kept of you
privacy-head = **What is kept of you** (all of it is in the attached file)
privacy-seats = • Seats, with your name of then: { $playing } at tables in play, { $ended } at ended ones
privacy-answers = • { $answers } choices made at tables and { $actions } notes of presses, with their times
privacy-rolls = • { $rolls } rolls of dice
privacy-never = The text of messages is neither read nor kept.
privacy-nothing = Nothing is kept of you.
privacy-confirm =
    This can't be taken back. { $tables ->
        [0] {""}
        [one] You leave the table in play: a stand-in goes on, or it ends if nobody else is there.
       *[other] You leave { $tables } tables in play: a stand-in goes on, or they end if nobody else is there.
    }
    {"**"}What goes**: your user ID, your names, labels of your rolls, secret dice.
    {"**"}What stays**: choices and dice, as nobody's, so that others can play on and check the dice.
    Messages posted on Discord, and copies that the administrator made, can't be deleted from here.
privacy-forgotten = Deleted. What was recorded is nobody's now.
button-forget = Delete my records
    .confirm = Really delete
