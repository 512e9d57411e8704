"""The rush agent: it sees only the master."""

from __future__ import annotations

from typing import ClassVar

from rules.dragons_roll.agents.outlook import Weights
from rules.dragons_roll.agents.sensible import Sensible


class Rush(Sensible):
    """Cares for no city: every die that fits goes on the master."""

    weights: ClassVar[Weights] = Weights(fear=0.0)
