"""All scrolls."""

from __future__ import annotations

from rules.dragons_roll.scrolls.ambush import Ambush
from rules.dragons_roll.scrolls.base import BOOK, ScrollRules
from rules.dragons_roll.scrolls.dimension_portal import DimensionPortal
from rules.dragons_roll.scrolls.earthquake import Earthquake
from rules.dragons_roll.scrolls.final_blow import FinalBlow
from rules.dragons_roll.scrolls.freeze import Freeze
from rules.dragons_roll.scrolls.helping_hands import HelpingHands
from rules.dragons_roll.scrolls.illusion import Illusion
from rules.dragons_roll.scrolls.lightning_strike import LightningStrike
from rules.dragons_roll.scrolls.redirect import Redirect
from rules.dragons_roll.scrolls.speed_boost import SpeedBoost
from rules.dragons_roll.scrolls.time_reverser import TimeReverser
from rules.dragons_roll.scrolls.web_trap import WebTrap

SCROLLS: dict[str, ScrollRules] = {
    scroll.card: scroll
    for scroll in (
        Freeze(),
        TimeReverser(),
        DimensionPortal(),
        Earthquake(),
        FinalBlow(),
        WebTrap(),
        Ambush(),
        SpeedBoost(),
        Illusion(),
        LightningStrike(),
        Redirect(),
        HelpingHands(),
    )
}
BOOK.update(SCROLLS)
