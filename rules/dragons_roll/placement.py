"""Step 3: the current player chooses a face and places its dice (9), or the roll has failed (11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.dragons_roll import conditions
from rules.dragons_roll.board import (
    MASTER,
    Board,
    card_name,
    cell_of,
    condition_of,
    numbers_on,
)
from rules.dragons_roll.masters import rules_of
from rules.dragons_roll.placing import Spot, any_placeable, is_hidden, lay, placement_spots
from rules.dragons_roll.run import carry_out_run, roll_dragon_die
from rules.dragons_roll.scrolls.base import Window
from rules.dragons_roll.spots import spot_id, spot_of, spot_option
from rules.dragons_roll.state import Die
from rules.dragons_roll.windows import failed_window_opens, hold_window
from rules.kernel.message import Message, Seat
from rules.kernel.prompt import Closed, Option, Prompt, lettered
from rules.kernel.table import Play

END, BACK, FACE, WHOSE = "end", "back", "face-", "of-"


def place_dice(t: Board) -> Play[None]:
    """Step 3 of a turn."""
    state = t.state
    while True:
        state.phase = "place"
        if not state.turn.placed and not any_placeable(t):
            yield from hold_window(t, Window.FAILED, lambda: _accept_prompt(t))
            if not state.turn.placed and not any_placeable(t):
                yield from fail_roll(t)
                return
        chosen = yield from hold_window(t, Window.PLACE, lambda: placement_prompt(t))
        if chosen and chosen[0] == END:
            return
        if chosen:
            yield from _take(t, chosen[0])


def fail_roll(t: Board) -> Play[None]:
    """No die could be placed: the dragon die is rolled again for one more full run (DR-11.1)."""
    t.state.phase = "failed"
    t.state.tally.failed_rolls += 1
    t.tell("roll_failed", seat=Seat(t.state.current))
    yield from carry_out_run(t, "failed", roll_dragon_die(t))


def placement_prompt(t: Board) -> Prompt | None:
    """What is asked in step 3: a face, or where its next die goes; nothing when no die can be placed at all."""
    turn = t.state.turn
    faces = _faces(t)
    if not faces and not turn.placed:
        return None
    number = _number(t, faces)
    if number:
        return _where_prompt(t, number, other_faces=len(faces) > 1)
    return _face_prompt(t, faces)


def _faces(t: Board) -> dict[int, list[Spot]]:
    """The numbers of the roll that can be placed, and where."""
    face = t.state.turn.face
    numbers = sorted({die.value for die in t.state.roll if face in (0, die.value)})
    return {number: spots for number in numbers if (spots := placement_spots(t, number))}


def _number(t: Board, faces: dict[int, list[Spot]]) -> int:
    """The face of this turn: the one fixed, else the one picked, else the only one; 0 while it must be chosen."""
    turn = t.state.turn
    if turn.face:
        return turn.face
    if turn.picked in faces:
        return turn.picked
    return next(iter(faces)) if len(faces) == 1 and not turn.placed else 0


def _face_prompt(t: Board, faces: dict[int, list[Spot]]) -> Prompt:
    counts = Counter(die.value for die in t.state.roll)
    options = [
        Option(
            f"{FACE}{number}",
            {"number": number, "count": counts[number], "cards": _cards_in(t, spots)},
            "face",
        )
        for number, spots in faces.items()
    ]
    closed = [
        Closed(
            f"{FACE}{number}",
            Message("option-face", {"number": number, "count": counts[number], "cards": ()}),
            Message("reason-fits-nowhere", {"number": number}),
        )
        for number in sorted(set(counts) - set(faces))
    ]
    if t.state.turn.placed:
        options.append(_end_option(confirm=bool(faces)))
    best = max(faces, key=lambda number: (_worth(t, number, faces[number]), counts[number]), default=0)
    default = (f"{FACE}{best}",) if not t.state.turn.placed else (END,)
    return Prompt(t.state.current, "face", tuple(options), default=default, closed=tuple(closed))


def _where_prompt(t: Board, number: int, *, other_faces: bool) -> Prompt:
    turn = t.state.turn
    lenders = {die.owner for die in t.state.roll if die.value == number}
    spots = placement_spots(t, number) if lenders else []
    options = list(lettered(spot_option(t, number, spot, spots) for spot in spots))
    if len(lenders) > 1 and spots:
        first = _lender(t, number)
        for other in sorted(lenders - {first}):
            options.append(Option(f"{WHOSE}{other}", {"seat": Seat(other)}, "whose"))
    if other_faces and not turn.face:
        options.append(Option(BACK, label="other-face"))
    if turn.placed:
        options.append(_end_option(confirm=bool(spots)))
    default = END if turn.placed else spot_id(max(spots, key=lambda spot: _worth(t, number, [spot])))
    count = sum(die.value == number for die in t.state.roll)
    return Prompt(
        t.state.current,
        "where",
        tuple(options),
        default=(default,),
        args={"number": number, "count": count},
        closed=tuple(_closed_cards(t, number, spots)),
    )


def _end_option(*, confirm: bool) -> Option:
    return Option(END, label="end-turn", confirm=confirm)


def _closed_cards(t: Board, number: int, spots: list[Spot]) -> Iterable[Closed]:
    """The cards that do not take this number, and why."""
    taking = {card for card, _ in spots}
    for row in t.state.grid:
        for dragon in row:
            if dragon is not None and dragon.card not in taking:
                reason = "hides" if is_hidden(t, dragon.card) else "no-space"
                name = card_name(t, dragon.card)
                yield Closed(dragon.card, name, Message(f"reason-{reason}", {"number": number}))
    if MASTER not in taking:
        reason = "illusion" if t.state.turn.illusion else "no-space"
        yield Closed(MASTER, card_name(t, MASTER), Message(f"reason-{reason}", {"number": number}))


def _take(t: Board, option: str) -> Play[None]:
    turn = t.state.turn
    if option.startswith(FACE):
        turn.picked = int(option.removeprefix(FACE))
    elif option.startswith(WHOSE):
        turn.lender = int(option.removeprefix(WHOSE))
    elif option == BACK:
        turn.picked = 0
        turn.lender = None
    else:
        number = _number(t, _faces(t))
        die = _take_from_roll(t, number)
        turn.face = number
        yield from lay(t, t.state.current, die, spot_of(option), from_roll=True)


def _lender(t: Board, number: int) -> int:
    """Whose die of that number is placed next: the one named, else the current player's own."""
    owners = [die.owner for die in t.state.roll if die.value == number]
    for wanted in (t.state.turn.lender, t.state.current):
        if wanted in owners:
            assert wanted is not None
            return wanted
    return owners[0]


def _take_from_roll(t: Board, number: int) -> Die:
    owner = _lender(t, number)
    die = next(die for die in t.state.roll if (die.owner, die.value) == (owner, number))
    t.state.roll.remove(die)
    return die


def _cards_in(t: Board, spots: list[Spot]) -> tuple[Message, ...]:
    return tuple(card_name(t, card) for card in dict.fromkeys(card for card, _ in spots))


def _worth(t: Board, number: int, spots: list[Spot]) -> tuple[int, int, int, int]:
    """How the default ranks: win, complete a dragon, dice on the master, the fullest low dragon (DR-D14)."""
    return max(_rank(t, number, spot) for spot in spots)


def _rank(t: Board, number: int, spot: Spot) -> tuple[int, int, int, int]:
    card, space = spot
    dice = sum(bool(on) for on in numbers_on(t, card))
    left = conditions.NEVER
    if space is not None and not rules_of(t).rerolls:
        left = conditions.missing(condition_of(t, card), conditions.with_die(numbers_on(t, card), space, number))
    if card == MASTER:
        wins = left == 0 and t.state.master.face == "red"
        return (4 if wins else 2, dice, 0, 0)
    cell = cell_of(t, card)
    row, column = cell if cell is not None else (0, 0)
    return (3, row, -column, 0) if left == 0 else (1, dice, row, -column)


def _accept_prompt(t: Board) -> Prompt | None:
    """Accept the failed roll: asked only while a scroll could prevent it (DR-22.6)."""
    if t.state.turn.placed or any_placeable(t) or not failed_window_opens(t):
        return None
    return Prompt(t.state.current, "failed-roll", (Option("accept", label="accept"),), default=("accept",))
