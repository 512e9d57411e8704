"""Ways to roll that are no game's own, and how likely their results are: exact, without a die being rolled."""

from __future__ import annotations
