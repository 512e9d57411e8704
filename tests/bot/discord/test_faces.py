"""What boards show, without a Discord around them."""

from __future__ import annotations

import asyncio
import pickle
import sys
import threading
from datetime import UTC, datetime, timedelta
from itertools import count
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import msgspec
import pytest

from bot.screen import limits
from bot.screen.board import Face, closed_face, face_of, pinged
from bot.screen.choices import Button, components
from bot.screen.pictures import Pictures, options_shown, paint
from bot.screen.studio import Studio, StudioGone
from bot.screen.voice import Voice
from bot.tables.actor import Actor, Place
from bot.tables.scene import Scene
from bot.tables.service import Tables
from bot.tables.store import Store
from bot.text import LOCALES, Texts
from rules.kernel.event import Event
from rules.kernel.message import Message, Seat
from rules.kernel.prompt import Option, Prompt

MIKA, KEN = 11, 12
INTERACTIONS = count(1)


class Noon:
    """A clock that stands still."""

    def now(self) -> datetime:
        return datetime(2026, 1, 1, 12, tzinfo=UTC)


def actor(member: int) -> Actor:
    return Actor(member, {MIKA: "ミカ", KEN: "ケン*_`@everyone"}[member], "ja", next(INTERACTIONS))


@pytest.fixture
async def tables(store: Store, toy: object) -> Tables:
    return Tables(store, Noon())


@pytest.fixture
async def scene(tables: Tables) -> Scene:
    """ミカ and ケン at the first roll."""
    opened = await tables.open_lobby(actor(MIKA), Place(1, 2, 2), "toy", "週末*卓", {"window": "on"})
    table_id = opened.scene.table.id
    await tables.join(table_id, actor(KEN))
    return (await tables.start(table_id, actor(MIKA))).scene


def face(texts: Texts, scene: Scene, **more: Any) -> Face:
    found = face_of(scene, Voice(texts, scene, more.pop("locale", None)), **more)
    limits.check({"content": found.content, "components": components(found.rows)})
    return found


def verbs(found: Face) -> list[str]:
    ids = [each.custom_id for row in found.rows for each in row if isinstance(each, Button)]
    return [each.split("!")[1].split(":")[0] for each in ids if ":!" in each]


@pytest.mark.parametrize("locale", LOCALES)
async def test_titles_and_names_can_not_format_or_ping(texts: Texts, scene: Scene, locale: str) -> None:
    ken = msgspec.structs.replace(scene, awaited=(1,), seats=(scene.seats[0], _with(scene.seats[1], rests=True)))
    found = face(texts, ken, locale=locale)
    assert "週末\\*卓" in found.content and "ケン\\*\\_" in found.content
    assert "@everyone" not in found.content.replace("@\u2060everyone", "") and "<@" not in found.content
    assert found.awaited == ()


async def test_several_awaited_are_all_named(texts: Texts, scene: Scene) -> None:
    prompts = tuple(Prompt(seat, "card", (Option("1"), Option("2")), secret=True) for seat in (0, 1))
    both = msgspec.structs.replace(scene, awaited=(0, 1), prompts=prompts)
    found = face(texts, both)
    assert found.content.startswith(f"<@{MIKA}> さん、<@{KEN}> さん、サイコロ") and found.awaited == (MIKA, KEN)
    assert found.content.count("カードを選んでください。") == 1
    assert not any(":card:1" in each.custom_id for row in found.rows for each in row if isinstance(each, Button))


async def test_a_seat_that_an_agent_plays_is_named_but_not_called(texts: Texts, scene: Scene) -> None:
    resting = msgspec.structs.replace(scene, seats=(_with(scene.seats[0], agent="sensible"), scene.seats[1]))
    found = face(texts, resting)
    assert "ミカさんの手番です（代打ちが進めます）" in found.content and found.awaited == () == pinged(resting)


async def test_a_reaction_is_a_choice_and_not_a_turn(texts: Texts, scene: Scene) -> None:
    guard = Prompt(1, "sure", (Option("yes"), Option("no")), reaction=True)
    asked = msgspec.structs.replace(scene, awaited=(1,), prompts=(guard,))
    assert "選択をお願いします" in face(texts, asked).content


async def test_the_limit_is_a_moment_that_every_client_shows_in_its_own_time(texts: Texts, scene: Scene) -> None:
    due = Noon().now() + timedelta(hours=24)
    relaxed = msgspec.structs.replace(scene, table=msgspec.structs.replace(scene.table, due_at=due))
    assert f"<t:{int(due.timestamp())}:R>" in face(texts, relaxed).content


async def test_what_is_too_long_loses_the_story_before_anything_else(texts: Texts, scene: Scene) -> None:
    notices = (Message("error-permission", {"permission": "長" * 1500}),)
    events = tuple(Event("scored", {"points": number}) for number in range(3))
    long = msgspec.structs.replace(scene, notices=notices, recent=events * 200)
    found = face(texts, long)
    assert limits.length(found.content) <= limits.CONTENT and "長" in found.content


async def test_undo_is_on_the_board_while_it_is_free(texts: Texts, tables: Tables, scene: Scene) -> None:
    assert "undo" not in verbs(face(texts, scene))
    table_id = scene.table.id
    change = await tables.answer(table_id, actor(KEN), scene.stop, "nudge", [("up",), ("1",), ("yes",)])
    assert "undo" in verbs(face(texts, change.scene))
    change = await tables.answer(table_id, actor(MIKA), change.scene.stop, "roll", [("go",)])
    assert "undo" not in verbs(face(texts, change.scene))


async def test_a_vote_can_be_seen_and_cast(texts: Texts, tables: Tables, scene: Scene) -> None:
    table_id = scene.table.id
    await tables.answer(table_id, actor(MIKA), scene.stop, "roll", [("go",)])
    asked = (await tables.undo(table_id, actor(MIKA))).scene
    found = face(texts, asked)
    assert {"agree", "disagree"} <= set(verbs(found)) and "ミカさんが取り消しを求めています" in found.content


async def test_a_paused_table_offers_only_to_go_on(texts: Texts, tables: Tables, scene: Scene) -> None:
    paused = (await tables.pause(scene.table.id, actor(MIKA))).scene
    assert verbs(face(texts, paused)) == ["resume", "log"] and "中断中" in face(texts, paused).content


async def test_a_table_that_was_ended_early_says_so(texts: Texts, tables: Tables, scene: Scene) -> None:
    ended = (await tables.end(scene.table.id, actor(MIKA))).scene
    assert verbs(face(texts, ended)) == ["log", "proof"] and "途中で終わりました" in face(texts, ended).content


async def test_a_closed_board_keeps_its_turn_and_no_button(texts: Texts, scene: Scene) -> None:
    told = msgspec.structs.replace(
        scene, behind=(Event("scored", {"points": 4}),), recent=(Event("scored", {"points": 7}),)
    )
    found = closed_face(told, Voice(texts, told), 3)
    assert not found.rows and "手番3" in found.content and "4点" in found.content and "7点" not in found.content


async def test_a_notice_is_said_once(texts: Texts, scene: Scene) -> None:
    undone = Message("notice-undo", {"seat": Seat(0)})
    twice = msgspec.structs.replace(scene, notices=(undone, undone))
    said = face(texts, twice, locale="ja").content
    assert "ミカさんが選択を取り消しました" in said
    assert said == face(texts, msgspec.structs.replace(scene, notices=(undone,)), locale="ja").content


# Pictures ------------------------------------------------------------------------------------------------------------


async def test_a_picture_is_drawn_once_and_never_on_the_event_loop(
    texts: Texts, scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []

    def draw(*args: Any) -> bytes:
        drawn.append(threading.get_ident())
        return b"PNG"

    monkeypatch.setitem(sys.modules, "images.toy", SimpleNamespace(draw=draw))
    pictures = Pictures()
    ja, en = Voice(texts, scene, "ja"), Voice(texts, scene, "en")
    assert await asyncio.gather(*(pictures.of(scene, ja) for _ in range(5))) == [b"PNG"] * 5
    assert len(drawn) == 1 and threading.get_ident() not in drawn
    await pictures.of(scene, en)
    newer = msgspec.structs.replace(scene, table=msgspec.structs.replace(scene.table, revision=99))
    await pictures.of(newer, ja)
    assert len(drawn) == 3
    pictures.close()


async def test_a_studio_draws_and_where_it_is_gone_threads_do(
    texts: Texts, scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Asked:
        subjects: ClassVar[list[Any]] = []

        def ask(self, subject: Any) -> bytes:
            self.subjects.append(subject)
            if len(self.subjects) == 2:
                raise StudioGone
            return pickle.dumps(subject)

    monkeypatch.setitem(sys.modules, "images.toy", SimpleNamespace(draw=lambda view, *rest: str(view).encode()))
    pictures = Pictures(studio=cast(Studio, Asked()))
    voice = Voice(texts, scene)
    drawn = await pictures.of(scene, voice)
    assert drawn is not None
    subject = pickle.loads(drawn)
    assert (subject.view, subject.game, subject.names) == (scene.view, "toy", tuple(voice.plain.names))
    here = str(scene.view).encode()
    assert paint(subject, texts) == here
    for revision in (98, 99):
        newer = msgspec.structs.replace(scene, table=msgspec.structs.replace(scene.table, revision=revision))
        assert await pictures.of(newer, voice) == here
    assert len(Asked.subjects) == 2
    pictures.close()


async def test_a_game_without_pictures_has_none(texts: Texts, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "images.toy")
    pictures = Pictures()
    assert await pictures.of(scene, Voice(texts, scene)) is None
    pictures.close()


async def test_no_picture_marks_a_secret_option(scene: Scene) -> None:
    place = Option("1", place="north", letter="A")
    open_prompt, secret = (
        Prompt(0, "a", (place,)),
        Prompt(1, "b", (Option("2", place="south", letter="B"),), secret=True),
    )
    shown = options_shown(msgspec.structs.replace(scene, prompts=(open_prompt, secret)))
    assert [option.letter for option in shown] == ["A"]


def _with(record: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(record, **changes)
