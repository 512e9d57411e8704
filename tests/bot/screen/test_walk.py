"""Random games, looked at as they are played: every board and every private panel can be sent, read and pressed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

from bot.screen import limits
from bot.screen.board import closed_face, face_of
from bot.screen.choices import Menu, Row, components
from bot.screen.panels import choices_panel, help_panel
from bot.screen.voice import Voice
from bot.tables.live import LiveTable
from bot.tables.records import SeatRecord, TableRecord
from bot.tables.scene import Scene
from bot.text import LOCALES, Texts
from rules.kernel.decide import take_decision
from rules.kernel.draft import Draft
from rules.kernel.game import AnyGame, games
from rules.kernel.match import Match, Setting
from rules.kernel.simulate import deal_agents
from tests.bot.discord.manners import lapses

NOW = datetime(2026, 1, 1, tzinfo=UTC)
NAMES = ("ミカ", "ケン*_`@everyone", "名前のとても長い人がここにもひとりいます", "שלום", "A" * 40)
DRAFTED = 0.1
"""How many of the choices on offer are gone on with in private."""


@pytest.fixture(scope="module")
def words() -> Texts:
    return Texts(strict=True)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_is_shown_fits(words: Texts, game: AnyGame, locale: str) -> None:
    rng = Random(f"{game.id} {locale}")
    for seats in game.seats:
        for scene, match in played(game, seats, rng):
            voice = Voice(words, scene, locale)
            face = face_of(scene, voice)
            fits(face.content, face.rows)
            fits(closed_face(scene, voice, scene.turn).content)
            assert 0 < limits.length(face.description) <= limits.FILE_DESCRIPTION
            for seat in range(seats):
                panels_fit(scene, voice, match, seat, rng)


def panels_fit(scene: Scene, voice: Voice, match: Match, seat: int, rng: Random) -> None:
    """What that seat sees in private, also some steps into a choice."""
    prompts = match.prompts(seat)
    if not prompts:
        return
    for panel in (choices_panel(scene, voice, prompts), help_panel(scene, voice, prompts, seat)):
        fits(panel.text, panel.rows)
    for prompt in prompts:
        if rng.random() < DRAFTED and prompt.min <= 1:
            draft = Draft(match, seat, match.number, prompt.kind)
            following = prompt
            while following is not None and following.min <= 1:
                draft.choose((rng.choice(following.options).id,))
                following = draft.prompt
                panel = choices_panel(scene, voice, () if following is None else (following,))
                fits(panel.text, panel.rows)


def fits(text: str, rows: Sequence[Row] = ()) -> None:
    """Discord takes it, a phone shows every label whole, and no two choices are called alike."""
    body = {"content": text, "components": components(rows)}
    limits.check(body)
    assert lapses([SimpleNamespace(json=body)]) == []
    assert text.strip() and not {"{", "}"} & set(text)
    buttons = [item.label for row in rows for item in row if not isinstance(item, Menu)]
    lines = [[line.label for line in item.options] for row in rows for item in row if isinstance(item, Menu)]
    for labels in (buttons, *lines):
        assert len(set(labels)) == len(labels), f"twice the same: {labels}"


def played(game: AnyGame, seats: int, rng: Random) -> Iterator[tuple[Scene, Match]]:
    """A game as everybody sees it, stop by stop, to its end."""
    match = Match.open(Setting(game, game.load_content(), seats, game.check_options({}), rng.randbytes(16)))
    agents = deal_agents(game, ["random", "sensible"], seats)
    live = LiveTable(record_of(match), people(seats))
    live.match = match
    live.hear(match.turn, tuple(match.table.events), False)
    while not match.over:
        live.record = record_of(match)
        yield live.scene(), match
        outcome = take_decision(match, agents, rng)[1]
        live.hear(outcome.entry.turn, outcome.events, True)
    live.record = record_of(match)
    yield live.scene(), match


def record_of(match: Match) -> TableRecord:
    """The record of the table at which the match is played."""
    over = {"state": "finished", "result": match.result, "ended_at": NOW} if match.over else {}
    record = TableRecord(
        id="abcd2345",
        game=match.game.id,
        title="週末*卓",
        channel=1,
        home_channel=1,
        host=100,
        locale="ja",
        seats=match.setting.seats,
        seed=b"",
        commitment="",
        opened_at=NOW,
        touched_at=NOW,
        started_at=NOW,
        state="playing",
        pace="relaxed",
        options=dict(match.setting.options),
        turn=match.turn,
        stop=match.number,
        board_turn=max(match.turn - 1, 1),
        due_at=NOW,
    )
    return msgspec.structs.replace(record, **over)


def people(seats: int) -> tuple[SeatRecord, ...]:
    """Who sits there: names of every kind, all of them new to the game."""
    return tuple(
        SeatRecord(table_id="abcd2345", seat=seat, joined_at=NOW, name=NAMES[seat], member=100 + seat, beginner=True)
        for seat in range(seats)
    )
