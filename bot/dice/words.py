"""A roll in words, and the sentence that says where an expression is wrong."""

from __future__ import annotations

from collections.abc import Iterable

from bot.dice import limits
from bot.dice.errors import DiceError
from bot.dice.places import quoted
from bot.dice.result import Group, Note, Number, PeakRolled, Piece, Rolled, ShownDie, Sign
from bot.screen.escape import escape
from bot.text import Words
from rules.dice.peak import CRITICAL, FUMBLE
from rules.kernel.message import Arg, Message

DICE_STEPS = (60, 25, 8, 0)
"""How many dice are written out: the first number with which the text is short enough."""

LONGEST_STORY = 4
"""Numbers of one die, rolled again and again, that are written out."""

_SIGNS = {"-": "−", "*": "×"}
_BINARY = frozenset(["+", "-", "*", "/", "//", "%", "==", "!=", ">=", "<=", ">", "<"])


def heading(rolled: Rolled | PeakRolled, label: str, words: Words) -> str:
    """What was rolled, and what for."""
    if isinstance(rolled, PeakRolled):
        first = words(Message("peak-heading", {"dice": rolled.dice, "boost": rolled.boost}))
    else:
        first = code(rolled.expression)
    return f"{first} {escape(label, limits.LABEL)}" if label else first


def outcome(rolled: Rolled | PeakRolled, words: Words) -> str:
    """Every die as it fell, what was kept, and what it comes to."""
    if isinstance(rolled, PeakRolled):
        return _peak(rolled, words)
    if rolled.kind == "choice":
        return words(Message("roll-chosen", {"chosen": escape(rolled.chosen, limits.LENGTH)}))
    for most in DICE_STEPS:
        text = _with_result(rolled, most, words)
        if len(text) <= limits.TEXT:
            break
    return text


def brief(rolled: Rolled | PeakRolled, words: Words) -> str:
    """What it came to, without the dice: for lists."""
    if isinstance(rolled, PeakRolled):
        return words(Message("peak-brief", {"total": signed(rolled.roll.total)}))
    if rolled.kind == "choice":
        return escape(rolled.chosen)
    if rolled.successes is not None:
        return words(Message("roll-brief-successes", {"count": rolled.successes}))
    if rolled.kind == "separate":
        values = [str(die.counts) for group in rolled.groups() for die in group.dice]
        return " ".join(values[: limits.PICTURED]) + (" …" if len(values) > limits.PICTURED else "")
    total = number(rolled.total or 0)
    if rolled.success is None:
        return total
    return words(Message(f"roll-brief-{'success' if rolled.success else 'failure'}", {"total": total}))


def refusal(error: DiceError) -> Message:
    """The sentence for an error; one of notation points at the place in what was typed."""
    return Message(error.key, error.args_for_text)


def code(text: str) -> str:
    """The text as it is, in type of one width."""
    return f"`{quoted(text) or ' '}`"


def number(value: Number) -> str:
    """A number with a proper minus, and not more than two places behind the point."""
    text = f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
    return text.replace("-", "−")


def signed(value: int) -> str:
    """A number with its sign; 0 has none."""
    return number(value) if value <= 0 else f"+{value}"


# Rolls -------------------------------------------------------------------------------------------------------------


def _with_result(rolled: Rolled, most: int, words: Words) -> str:
    counted = rolled.successes is not None
    dice = _pieces(rolled.pieces, most, counted, words)
    if rolled.kind == "separate":
        if not counted:
            return dice
        return words(Message("roll-successes", {"dice": dice, "count": rolled.successes or 0}))
    text = words(Message("roll-total", {"dice": dice, "total": number(rolled.total or 0)}))
    if rolled.success is None:
        return text
    if rolled.against:
        target = _pieces(rolled.against, most, counted, words)
        text = words(Message("roll-against", {"roll": text, "dice": target, "total": number(rolled.target or 0)}))
    return words(Message("roll-success" if rolled.success else "roll-failure", {"roll": text}))


def _pieces(pieces: Iterable[Piece], most: int, counted: bool, words: Words) -> str:
    joint = words(Message("roll-joint"))
    parts: list[str] = []
    value_before = False
    for piece in pieces:
        if isinstance(piece, Group):
            parts.append(_group(piece, most, counted, words))
            most = max(0, most - len(piece.dice))
            value_before = True
        elif isinstance(piece, Note):
            parts.append(words(Message("roll-note", {"text": escape(piece.text, limits.LABEL)})))
        else:
            parts.append(_sign(piece, joint, value_before))
            value_before = piece.text not in _BINARY and not piece.text.endswith(("(", ","))
    return "".join(parts)


def _sign(sign: Sign, joint: str, value_before: bool) -> str:
    text = _SIGNS.get(sign.text, sign.text)
    if sign.text == "," or (sign.text in _BINARY and value_before):
        return f"{text}{joint}" if sign.text == "," else f"{joint}{text}{joint}"
    return text if sign.kept else f"~~{text}~~"


def _group(group: Group, most: int, counted: bool, words: Words) -> str:
    shown = " ".join(_die(die, counted) for die in group.dice[:most])
    hidden = len(group.dice) - most
    if hidden > 0:
        more = words(Message("roll-more", {"count": hidden}))
        shown = f"{shown} {more}" if shown else more
    return words(Message("roll-group", {"name": escape(group.name, limits.LENGTH), "dice": shown}))


def _die(die: ShownDie, counted: bool) -> str:
    story = [str(value) for value in die.shown]
    if len(story) > LONGEST_STORY:
        story = [story[0], "…", *story[-2:]]
    text = "→".join(story) + ("★" if die.exploded else "")
    if counted:
        return f"**{text}**" if die.kept else text
    return text if die.kept else f"~~{text}~~"


def _peak(rolled: PeakRolled, words: Words) -> str:
    waves = [" ".join(map(_peak_die, wave)) for wave in rolled.roll.waves]
    dice = "".join(
        wave if not place else words(Message("peak-extra", {"dice": wave})) for place, wave in enumerate(waves)
    )
    args: dict[str, Arg] = {
        "dice": dice,
        "successes": rolled.roll.successes,
        "fumbles": rolled.roll.fumbles,
        "total": signed(rolled.roll.total),
    }
    return words(Message("peak-outcome" if waves else "peak-nothing", args))


def _peak_die(value: int) -> str:
    return f"{value}{'★' if value == CRITICAL else '✕' if value == FUMBLE else ''}"


def listed(lines: Iterable[str], longest: int) -> str:
    """As many of the lines as fit."""
    kept: list[str] = []
    left = longest
    for line in lines:
        left -= len(line) + 1
        if left < 0:
            break
        kept.append(line)
    return "\n".join(kept)
