"""The message of a turn: who is awaited, how it stands, what happened, the buttons. Pure: a scene in, a face out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec

from bot.screen import limits, narration
from bot.screen.choices import BUTTONS_A_ROW, Button, Choices, Row, rows_of
from bot.screen.escape import harmless
from bot.screen.ids import Verb
from bot.screen.item import Link
from bot.screen.voice import Voice
from bot.tables.records import SeatRecord, VoteRecord
from bot.tables.scene import Scene
from bot.text.conventions import prompt_message, result_message
from rules.kernel.message import Message, Seat
from rules.kernel.prompt import Prompt, asked_together

ROWS_OF_CHOICES = 4
"""How many rows choices may take; the last one is for `？`, undo and log."""


class Face(msgspec.Struct, frozen=True):
    """What a message of a table shows.

    `description` is the alternative text of its picture; empty: it has none. `awaited` are the members who are named
    in it and may be told of it.
    """

    content: str
    rows: tuple[Row, ...] = ()
    links: tuple[Link, ...] = ()
    description: str = ""
    awaited: tuple[int, ...] = ()


def face_of(
    scene: Scene, voice: Voice, *, pages: Mapping[str, int] | None = None, confirming: tuple[str, str] | None = None
) -> Face:
    """The board of a table that has begun: in play, paused or at its end."""
    if scene.table.state == "playing":
        return Face(
            content=_text(scene, voice, _turn_lines(scene, voice)),
            rows=board_rows(scene, voice, pages=pages, confirming=confirming),
            description=describe(scene, voice),
            awaited=pinged(scene),
        )
    head = [_paused(voice)] if scene.table.state == "paused" else [_over(scene, voice)]
    return Face(
        content=_text(scene, voice, head),
        rows=(tuple(_utilities(scene, voice)),),
        description=describe(scene, voice),
    )


def closed_face(scene: Scene, voice: Voice, turn: int, link: str = "") -> Face:
    """What is left of a board that another one has followed: its turn in words, and where it goes on."""
    head = voice.text.say("board-closed", title=voice.title, table=voice.table, turn=turn)
    lines = [head, *narration.brief(scene.game, scene.behind, voice.text)]
    links = ((voice.plain.say("button-board"), link),) if link else ()
    return Face(content=_joined(lines), links=links)


def board_rows(
    scene: Scene, voice: Voice, *, pages: Mapping[str, int] | None = None, confirming: tuple[str, str] | None = None
) -> tuple[Row, ...]:
    """The buttons and menus of a board: the choices, then the small row below them."""
    choices = Choices(
        table=scene.table.id, stop=scene.stop, prompts=scene.prompts, pages=pages or {}, confirming=confirming
    )
    rows = [*rows_of(choices, voice.plain, room=ROWS_OF_CHOICES - (scene.vote is not None))]
    if scene.vote is not None:
        number = str(scene.vote.number)
        agree = Button(str(Verb(scene.table.id, "agree", number)), voice.plain.say("button-agree"))
        disagree = Button(str(Verb(scene.table.id, "disagree", number)), voice.plain.say("button-disagree"))
        rows.append((agree, disagree))
    return (*rows, tuple(_utilities(scene, voice)))


def describe(scene: Scene, voice: Voice) -> str:
    """The alternative text of the picture."""
    if scene.view is None:
        return ""
    return limits.shorten(voice.plain(scene.game.description(scene.view)), limits.FILE_DESCRIPTION)


def awaited_people(scene: Scene) -> tuple[SeatRecord, ...]:
    """The seats whose members are awaited in person; also who is asked the same beside them, whoever comes first."""
    seats = (scene.seats[seat] for seat in sorted({*scene.awaited, *asked_together(scene.prompts)}))
    return tuple(seat for seat in seats if seat.member is not None and seat.agent is None)


def pinged(scene: Scene) -> tuple[int, ...]:
    """The members who may be told that they are awaited; who rests is left in peace."""
    return tuple(seat.member for seat in awaited_people(scene) if seat.member is not None and not seat.rests)


def mentions(scene: Scene, seats: Sequence[SeatRecord], voice: Voice) -> tuple[str, ...]:
    """The seats as mentions; who rests by the name alone."""
    return tuple(voice.name(seat.seat) if seat.rests else f"<@{seat.member}>" for seat in seats)


def stamp(moment: datetime, style: str = "R") -> str:
    """A moment as every reader's client shows it in their own time zone."""
    return f"<t:{int(moment.timestamp())}:{style}>"


# Lines ---------------------------------------------------------------------------------------------------------------


def _turn_lines(scene: Scene, voice: Voice) -> list[str]:
    lines = [_who(scene, voice)]
    if scene.table.due_at is not None:
        lines.append(voice.text.say("turn-deadline", time=stamp(scene.table.due_at)))
    return lines


def _who(scene: Scene, voice: Voice) -> str:
    """The line that names the awaited and the move."""
    known = {"title": voice.title, "table": voice.table}
    seats = awaited_people(scene)
    prompts = [prompt for prompt in scene.prompts if not prompt.offer]
    asked = " ".join(dict.fromkeys(voice.text(prompt_message(prompt)) for prompt in prompts))
    if not seats and all(seat.rests for seat in scene.seats if seat.member is not None):
        return voice.text.say("turn-line-nobody", **known)
    if not seats:
        stands_in = tuple(Seat(seat) for seat in scene.awaited)
        return voice.text.say("turn-line-resting", **known, name=stands_in)
    named = mentions(scene, seats, voice)
    if len(named) == 1:
        key = "turn-line-choice" if _in_another_turn(prompts) else "turn-line"
        return voice.text.say(key, **known, mention=named[0], prompt=asked)
    each = tuple(Message("mention-one", {"mention": mention}) for mention in named)
    return voice.text.say("turn-line-many", **known, mentions=each, prompt=asked)


def _in_another_turn(prompts: Sequence[Prompt]) -> bool:
    return any(prompt.reaction for prompt in prompts)


def _paused(voice: Voice) -> str:
    return voice.text.say("turn-paused", title=voice.title, table=voice.table)


def _over(scene: Scene, voice: Voice) -> str:
    known = {"title": voice.title, "table": voice.table}
    if scene.table.result is None:
        return voice.text.say("board-ended", **known)
    return voice.text.say("over-line", **known, result=voice.text(result_message(scene.table.result)))


def _text(scene: Scene, voice: Voice, head: Sequence[str]) -> str:
    """The content: head, summary, what happened, notices, vote; narration gives way first when it is too long."""
    summary = [voice.text(scene.game.summary(scene.view))] if scene.view is not None else []
    told = [*narration.brief(scene.game, scene.recent, voice.text)]
    noted = dict.fromkeys(voice.text(harmless(notice)) for notice in scene.notices)
    below = [*_offer_lines(scene, voice), *noted, *_vote_lines(scene, voice)]
    while told and limits.length(_joined([*head, *summary, *told, *below])) > limits.CONTENT:
        told.pop(0)
    return _joined([*head, *summary, *told, *below])


def _offer_lines(scene: Scene, voice: Voice) -> list[str]:
    """Who may join in now, beside the one who is awaited."""
    offered: dict[str, list[Message]] = {}
    for prompt in scene.prompts:
        seat = scene.seats[prompt.seat]
        if prompt.offer and prompt.reaction and not prompt.secret and seat.member is not None and seat.agent is None:
            asked = voice.text(prompt_message(prompt))
            offered.setdefault(asked, []).append(Message("name-one", {"name": voice.name(prompt.seat)}))
    return [voice.text.say("board-offer", names=tuple(names), prompt=asked) for asked, names in offered.items()]


def _vote_lines(scene: Scene, voice: Voice) -> list[str]:
    vote = scene.vote
    if vote is None:
        return []
    agreed = sum(vote.ballots.values())
    return [
        voice.text.say("board-vote", name=voice.name(vote.seat)),
        voice.text.say("undo-vote-count", agreed=agreed, needed=_needed(scene, vote), time=stamp(vote.closes_at, "t")),
    ]


def _needed(scene: Scene, vote: VoteRecord) -> int:
    return len(vote.voters) // 2 + 1 if scene.game.cooperative else len(vote.voters)


def _utilities(scene: Scene, voice: Voice) -> list[Button]:
    """The small row below the choices."""

    def button(verb: str, key: str, argument: str = "") -> Button:
        return Button(str(Verb(scene.table.id, verb, argument)), voice.plain.say(key))

    if scene.table.state == "playing":
        row = [button("help", "button-help", str(scene.stop))]
        if scene.undo is not None:
            row.append(button("undo", "button-undo", str(scene.stop)))
        row += [button("sheet", f"sheet-{sheet.id}", sheet.id) for sheet in scene.game.sheets[:1]]
        # The log stands beside every sheet too, where there is no room for it here.
        return [*row, button("log", "button-log")][:BUTTONS_A_ROW]
    if scene.table.state == "paused":
        return [button("resume", "button-resume"), button("log", "button-log")]
    return [button("log", "button-log"), button("proof", "button-proof")]


def _joined(lines: Sequence[str]) -> str:
    return limits.shorten("\n".join(line for line in lines if line), limits.CONTENT)
