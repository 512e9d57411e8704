"""Expansions of Drasle, each in a file of its own, in the order in which they speak."""

from __future__ import annotations

from collections.abc import Mapping

from rules.drasle.modules.solo import Solo
from rules.drasle.modules.young import Young
from rules.drasle.points import Expansion

MODULES: tuple[type[Expansion], ...] = (Solo, Young)

NEEDED: Mapping[int, tuple[str, ...]] = {1: (Solo.id,)}
"""The modules without which so many seats can't play."""

RECOMMENDED: Mapping[int, tuple[str, ...]] = {2: (Young.id,)}
"""The modules that so many seats are best served by; the others play the base game."""
