"""Dice outside games: notation, rolls, odds, luck, and the proof that nobody chose the numbers.

`notation` reads what was typed, `roller` rolls it with dice out of a `cup`, `result` is what came of it and `words`
says it. `chances` works out how likely results are, `proof` exports and checks rolls, `service` keeps them.
"""

from __future__ import annotations
