### Learning while playing: topics of the rules, terms, practice

rules-head = **{ $topic }** ({ $title })
rules-menu = Choose a topic
button-rule = Read the rule
