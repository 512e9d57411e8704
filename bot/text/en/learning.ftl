### Learning while playing: topics of the rules, terms, practice

rules-head = **{ $topic }** ({ $title })
rules-menu = Choose a topic
button-rule = Read the rule

practice-head = **Practice**: one turn of { $title }. The dice are fixed, and nobody else sees it.
practice-over = **That was the practice.**
practice-next = To play with others open a table by /ryutaku, or press "Join" at one that waits for players.
practice-partner = Partner
button-practice = Practice
button-practice-again = Practise again
error-practice-over = That practice is over. Press "Practice" to begin again.
