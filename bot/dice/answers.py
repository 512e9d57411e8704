"""What the dice commands say, as text: one function an answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bot.dice.chances import Chances
from bot.dice.luck import Luck
from bot.dice.pictures import percent
from bot.dice.proof import Proof
from bot.dice.result import PeakRolled, Rolled, Spoiled
from bot.dice.rows import RollRecord, SeedRecord
from bot.dice.service import Kept
from bot.dice.words import brief, code, heading, number, outcome
from bot.screen.escape import escape
from bot.screen.limits import CONTENT, FILE_DESCRIPTION, shorten
from bot.text import Words
from rules.dice.odds import Odds, at_least
from rules.kernel.message import Arg, Message

RARE, STRANGE = 0.05, 0.01
_MARKUP = re.compile(r"\\(?=[^\w\s])|\*\*|~~|`")


def rolled(kept: Kept, words: Words) -> str:
    """A roll: what was rolled, and what came of it."""
    first = heading(kept.result, kept.label, words)
    if kept.secret:
        first = words(Message("roll-secret", {"roll": first}))
    return f"{first}\n{outcome(kept.result, words)}"


def plain(text: str) -> str:
    """The same for who can't see the picture: without markup, on one line."""
    return shorten(" ".join(_MARKUP.sub("", text).split()), FILE_DESCRIPTION)


def last_rolls(rolls: Iterable[RollRecord], words: Words, mine: bool) -> str:
    """The newest rolls, newest first."""
    lines = [_last(each, words, mine) for each in rolls if not isinstance(each.result, Spoiled)]
    head = words(Message("rolls-mine" if mine else "rolls-here"))
    return fitting([head, *lines] if lines else [words(Message("rolls-none"))])


def _last(roll: RollRecord, words: Words, mine: bool) -> str:
    assert isinstance(roll.result, (Rolled, PeakRolled))
    args = {
        "when": f"<t:{int(roll.at.timestamp())}:R>",
        "who": f"<@{roll.member}>",
        "roll": heading(roll.result, roll.label, words),
        "result": brief(roll.result, words),
    }
    if mine:
        return words(Message("rolls-secret" if roll.secret else "rolls-own", args))
    return words(Message("rolls-line", args))


# Odds --------------------------------------------------------------------------------------------------------------


def odds(answer: Chances, expression: str, words: Words) -> str:
    """The odds of an expression in a few lines."""
    if answer.exact:
        lines = [words(Message("odds-roll", {"expression": code(expression)}))]
    else:
        args: dict[str, Arg] = {
            "expression": code(expression),
            "rolls": answer.rolls,
            "error": f"{answer.error * 100:.1f}",
        }
        lines = [words(Message("odds-estimate", args))]
    if answer.success is not None:
        args = {"chance": percent(answer.success), "rest": percent(1 - answer.success)}
        lines.append(words(Message("odds-success", args)))
    lines.append(words(Message("odds-mean", _mean(answer))))
    lines.append(words(Message("odds-likely", _likely(answer.odds, words))))
    return "\n".join(lines)


def peak_odds(chances: Odds, dice: int, boost: int, words: Words) -> str:
    """The odds of a peak roll in a few lines."""
    more = at_least(chances)
    low = min(more)

    def from_(total: int) -> str:
        return percent(more.get(total, 1.0 if total < low else 0.0))

    steps = {"one": from_(1), "two": from_(2), "three": from_(3), "four": from_(4)}
    failed = sum(chance for total, chance in chances.items() if total <= 0)
    negative = sum(chance for total, chance in chances.items() if total < 0)
    below = {"chance": percent(failed), "negative": percent(negative)}
    return "\n".join(
        [
            words(Message("odds-peak", {"dice": dice + boost, "boost": boost})),
            words(Message("odds-peak-steps", steps)),
            words(Message("odds-peak-below", below)),
            words(Message("odds-mean", _mean(Chances(chances)))),
        ]
    )


def _mean(answer: Chances) -> dict[str, str]:
    return {"mean": number(round(answer.mean, 2)), "spread": number(round(answer.spread, 2))}


def _likely(chances: Odds, words: Words) -> dict[str, str]:
    most = max(chances.values())
    likely = [number(value) for value, chance in chances.items() if chance > most * (1 - 1e-9)]
    joint = words(Message("settings-separator"))
    return {"numbers": joint.join([*likely[:5], "…"] if len(likely) > 5 else likely), "chance": percent(most)}


# Luck --------------------------------------------------------------------------------------------------------------


def luck(counted: Luck, whose: str, words: Words) -> str:
    """Counts per face, and in one sentence whether they are anything to wonder at."""
    head = words(Message("luck-head", {"whose": whose, "sides": counted.sides, "dice": counted.dice}))
    return "\n".join([head, _verdict(counted, words)])


def counts(counted: Luck) -> str:
    """The counts alone, for who can't see the picture."""
    faces = (
        (str(each.first) if each.first == each.last else f"{each.first}–{each.last}", each.count)
        for each in counted.ranges
    )
    return ", ".join(f"{face}: {count}" for face, count in faces)


def _verdict(counted: Luck, words: Words) -> str:
    chance = counted.chance
    if chance is None:
        return words(Message("luck-too-few", {"missing": counted.missing}))
    if chance >= RARE:
        return words(Message("luck-ordinary", {"times": round(chance * 100)}))
    if chance >= STRANGE:
        return words(Message("luck-rare", {"times": max(1, round(chance * 100))}))
    times = round(chance * 1000) or words(Message("luck-less-than-one"))
    return words(Message("luck-strange", {"times": times}))


# Proof ---------------------------------------------------------------------------------------------------------------


def stream(seed: SeedRecord, words: Words, secret: bool) -> str:
    """What may be known of a stream while it is used."""
    args: dict[str, Arg] = {
        "commitment": seed.commitment,
        "draws": seed.draws,
        "since": f"<t:{int(seed.opened_at.timestamp())}:f>",
    }
    return words(Message("dice-proof-secret" if secret else "dice-proof-open", args))


def revealed(proof: Proof, words: Words) -> str:
    """What is said with the file of a proof."""
    dice = sum(len(each.dice) for each in proof.rolls)
    args: dict[str, Arg] = {"seed": proof.seed, "commitment": proof.commitment, "rolls": len(proof.rolls), "dice": dice}
    return words(Message("dice-revealed-secret" if proof.of == "member" else "dice-revealed", args))


def fitting(lines: Iterable[str], longest: int = CONTENT) -> str:
    """As many of the lines as fit into one message."""
    return "\n".join(_fitting(lines, longest))


def _fitting(lines: Iterable[str], longest: int) -> Iterator[str]:
    for line in lines:
        longest -= len(line) + 1
        if longest < 0:
            return
        yield line


def secret_notice(name: str, words: Words) -> str:
    """What the channel is told of a secret roll: that there was one."""
    return words(Message("roll-secret-notice", {"name": escape(name)}))
