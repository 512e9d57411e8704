"""Set-up of a game (1)."""

from __future__ import annotations

from rules.drasle.box import Box
from rules.drasle.choosing import cast_of, first_seat, fresh_hero
from rules.drasle.points import Expansion
from rules.drasle.state import Hero, Mountain, State
from rules.kernel.errors import BadOption, BadSeats
from rules.kernel.message import Seat
from rules.kernel.table import Table

SEATS = range(2, 6)
"""With how many seats the base game can be played (DS-O-02)."""


def set_up(t: Table[None, Box]) -> State:
    """Lay out the map with its tiles (DS-1.1 to DS-1.6); characters are dealt, or chosen in the first turn."""
    roster = t.points.value(Expansion.roster, SEATS)
    if t.seats not in roster:
        raise BadSeats(
            f"these modules are for {roster.start} to {roster.stop - 1} seats, not {t.seats}",
            least=roster.start,
            most=roster.stop - 1,
            seats=t.seats,
        )
    mountains, leftover = _tiles(t)
    characters = _characters(t)
    heroes: list[Hero | None] = [fresh_hero(t.content, character) for character in characters] or [None] * t.seats
    if characters:
        t.tell("adventure_began", seat=Seat(first_seat(t.content, characters)))
    return State(
        phase="adventure" if characters else "choosing",
        stage="begin",
        current=first_seat(t.content, characters) if characters else 0,
        turn_number=1,
        heroes=heroes,
        mountains=mountains,
        leftover=leftover,
        modules={module.id: module.State() for module in t.points.modules},
    )


def _tiles(t: Table[None, Box]) -> tuple[dict[str, Mountain], list[str]]:
    """A reward and a quest on every mountain, face down but on the far one; the other quests stay in the box."""
    rewards, quests = list(t.content.tiles), list(t.content.quests)
    t.shuffle(rewards)
    t.shuffle(quests)
    board = t.content.map
    mountains = {
        mountain: Mountain(rewards.pop(), quests.pop(), face_up=mountain == board.far_mountain)
        for mountain in board.mountains
    }
    return mountains, quests


def _characters(t: Table[None, Box]) -> list[str]:
    """The characters that the options name or leave to chance; none where everybody chooses."""
    cast = list(cast_of(t.content, t.points))
    named = [character for character in str(t.options["lineup"]).split("+") if character]
    if named:
        if len(named) != t.seats or not set(named) <= set(cast):
            known = ", ".join(cast)
            raise BadOption(f"a line-up for {t.seats} seats of {known}, not {'+'.join(named)}", option="lineup")
        return named
    if t.options["characters"] == "random" or len(cast) == 1:
        t.shuffle(cast)
        return cast[: t.seats]
    return []
