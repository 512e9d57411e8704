"""Learning while playing: terms where they first occur, the rules topic by topic, a turn to practise.

A game gives texts for it and no code: `term-<kind>` for kinds of prompts and events, `rules-<topic>` with a `.title`
(and `.rule` at a `help-<kind>` to name the topic that goes with it), and for the practice turn `practice-<kind>` beside
its file `practice.toml`.
"""

from __future__ import annotations
