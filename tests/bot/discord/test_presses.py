"""Presses that count, and a sentence for each that does not."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import msgspec
import pytest

from bot.app import Ryutaku
from bot.screen import respond
from bot.screen.boundary import new_error_number, sentence
from bot.screen.item import TableItem, view_of
from bot.screen.presses import Presses
from bot.screen.respond import Responder
from bot.tables import errors
from bot.text import LOCALES, Texts
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Play, Table, ask_one
from tests.bot.discord.world import World, buttons
from tests.rules.kernel.toy import Content, State, Toy


async def roll(world: World, table_id: str, member: Any) -> Any:
    stop = (await world.scene(table_id)).stop
    return await world.press(member, world.board, f"g1:{table_id}:{stop}:roll:go")


def said(result: Any) -> str:
    """The one private sentence of an answer."""
    private = [each for each in (result.response, *result.followups) if each is not None and each.ephemeral]
    assert len(private) == 1 and result.acknowledged
    return private[0].content


async def test_who_is_not_awaited_is_told_whose_turn_it_is_in_the_own_language(world: World) -> None:
    table_id = await world.table(world.mika, world.ken, world.aya, window="on")
    assert said(await roll(world, table_id, world.ken)) == "いまはミカさんの番です。あなたの番はその次です。"
    assert said(await roll(world, table_id, world.aya)) == "It is ミカ's turn. Yours comes 2 turns from now."
    assert said(await roll(world, table_id, world.taro)).endswith("You have no seat here, but you can watch.")


async def test_a_second_press_of_the_same_is_known(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    board = world.board
    pressed = f"g1:{table_id}:1:roll:go"
    await world.mika.click(board, custom_id=pressed)
    assert said(await world.press(world.mika, board, pressed)) == "もう受け付けました。"


async def test_who_has_answered_and_waits_for_others_hears_so(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    await roll(world, table_id, world.mika)
    stop = (await world.scene(table_id)).stop
    card = (await world.cards(table_id, world.mika))[0]
    await world.play_card(table_id, world.mika)
    pressed = f"g1:{table_id}:{stop}:card:{card}"
    assert said(await world.press(world.mika, world.board, pressed)) == "もう選んでいます。ほかの人を待っています。"


async def test_a_late_press_is_led_to_the_board_and_takes_the_old_buttons(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    old = world.board
    world.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    await world.press(world.mika, old, f"g1:{table_id}:1:roll:go")
    await world.settled()
    for member in (world.mika, world.ken):
        await world.play_card(table_id, member, old)
    board = (await world.scene(table_id)).table.board_message
    assert board != old.id
    late = await world.press(world.ken, old, f"g1:{table_id}:1:roll:go")
    assert str(board) in said(late)
    assert not world.again(old).components


@pytest.mark.parametrize("custom_id", ["strange", "g1:", "g1:nonsense", "g1:{}:!never:", "g1:{}:!page:x", "g9:1:2:3"])
async def test_an_unknown_press_is_answered(world: World, custom_id: str) -> None:
    table_id = await world.table(world.mika, world.ken)
    result = await world.press(world.ken, world.board, custom_id.format(table_id))
    assert said(result) == "このボタンはもう使えません。/table show で盤面を出し直せます。"


async def test_a_press_for_a_table_that_never_was_is_answered(world: World) -> None:
    await world.table(world.mika, world.ken)
    assert said(await world.press(world.ken, world.board, "g1:abcdefgh:1:roll:go"))


async def test_a_defect_is_one_sentence_with_a_number_that_is_in_the_log(
    world: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table_id = await world.table(world.mika, world.ken)

    async def broken(*args: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(world.bot.tables, "answer", broken)
    text = said(await roll(world, table_id, world.mika))
    number = text.split("エラー番号 ")[1].split(" ")[0]
    logged = capsys.readouterr().out
    assert number in logged and "ZeroDivisionError" in logged


async def test_what_counts_is_not_refused_when_its_board_can_not_be_made(
    world: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table_id = await world.table(world.mika, world.ken)
    stop = (await world.scene(table_id)).stop

    async def broken(*args: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(world.bot.deliveries.outbox, "send", broken)
        text = said(await roll(world, table_id, world.mika))
    assert text.startswith("受け付けました") and "/table show" in text
    assert text.split("エラー番号 ")[1].split(" ")[0] in capsys.readouterr().out
    assert (await world.scene(table_id)).stop == stop + 1


async def test_a_commit_that_fails_refuses_the_press_and_changes_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await world.table(world.mika, world.ken)
    before = await world.scene(table_id)

    def locked(self: object) -> None:
        raise errors.StoreLocked

    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.store.Store.change", locked)
        assert "記録が混み合っています" in said(await roll(world, table_id, world.mika))
    assert (await world.scene(table_id)).table.revision == before.table.revision
    assert (await roll(world, table_id, world.mika)).acknowledged
    assert (await world.scene(table_id)).stop == before.stop + 1


class Confirming(Toy):
    """The toy game with a choice that can't be taken back, and one of more options than a menu holds."""

    def roll_window(self, t: Table[State, Content]) -> Play[None]:
        yield from ask_one(Prompt(t.state.active, "roll", (Option("go", confirm=True), Option("wait"))))
        yield from ask_one(Prompt(t.state.active, "amount", tuple(Option(str(n)) for n in range(30))))


@pytest.fixture
def confirming(monkeypatch: pytest.MonkeyPatch, world: World) -> None:
    game = Confirming()
    monkeypatch.setattr("rules.kernel.game.games", lambda: {"toy": game})


@pytest.mark.usefixtures("confirming")
async def test_what_can_not_be_taken_back_asks_for_a_second_press_of_the_same_button(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    stop = (await world.scene(table_id)).stop
    before = world.calls_so_far
    await world.mika.click(world.board, custom_id=f"g1:{table_id}:1:roll:go")
    assert (await world.scene(table_id)).stop == stop and len(world.calls(before)) == 1
    assert buttons(world.board)["確定する"] == f"g1:{table_id}:1!:roll:go"
    assert world.board.attachments and world.board.content
    await world.mika.click(world.board, label="確定する")
    assert (await world.scene(table_id)).stop == stop + 1


@pytest.mark.usefixtures("confirming")
async def test_a_long_menu_has_pages(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    await world.press(world.mika, world.board, f"g1:{table_id}:1!:roll:go")
    first = _menu_values(world.board)
    forward = next(each for label, each in buttons(world.board).items() if ":!page:" in each)
    assert "ケン" not in said(await world.ken.click(world.board, custom_id=forward))
    assert _menu_values(world.board) == first
    await world.mika.click(world.board, custom_id=forward)
    assert len(first) == 25 and _menu_values(world.board) == ["25", "26", "27", "28", "29"]
    await world.mika.select(world.board, ["27"], custom_id=f"g1:{table_id}:2:amount")
    assert (await world.scene(table_id)).stop == 3


def _menu_values(message: discord.Message) -> list[str]:
    children = [child for row in message.components for child in row.children]
    return [each.value for child in children if isinstance(child, discord.SelectMenu) for each in child.options]


async def test_who_comes_back_is_welcomed_in_private(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    await world.bot.tables.stand_in(table_id, world.actor(world.mika), 1, False)
    await roll(world, table_id, world.mika)
    await world.play_card(table_id, world.mika)
    await world.settled()
    assert (await world.scene(table_id)).seats[1].agent
    await world.settled()
    scene = await world.scene(table_id)
    if scene.awaited == (0,):
        await world.press(world.ken, world.board, f"g1:{table_id}:{scene.stop}:nudge:up")
        assert (await world.scene(table_id)).seats[1].agent is None


async def test_views_hold_nothing_but_dynamic_items_and_links(env: Any, make_bot: Any) -> None:
    world = World(env, {})
    table_id = await world.table(world.mika, world.ken)
    await roll(world, table_id, world.mika)
    store = world.bot._connection._view_store
    assert store._dynamic_items and all(item is TableItem for item in store._dynamic_items.values())
    assert not store._views and not store._synced_message_views


def test_a_view_is_new_each_time_and_never_ends() -> None:
    from bot.screen.choices import Button

    rows = ((Button("g1:-:!join:", "参加"),),)
    first, second = view_of(rows, [("盤面へ", "https://discord.com")]), view_of(rows)
    assert first is not second and first.timeout is None
    kinds = {type(child) for child in first.children}
    assert kinds == {TableItem, discord.ui.Button}
    assert all(child.url for child in first.children if isinstance(child, discord.ui.Button))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_error_has_a_sentence_without_its_arguments_missing(locale: str) -> None:
    texts = Texts()
    from bot.screen import errors as screen_errors

    kinds = [
        kind
        for module in (errors, screen_errors)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, errors.TableError)
    ]
    assert [kind.key for kind in kinds if not texts.has(kind.key, locale)] == []


def test_error_numbers_are_easy_to_read_out() -> None:
    assert all(len(number) == 5 and number[2] == "-" for number in (new_error_number() for _ in range(50)))


def test_an_error_without_words_is_still_a_sentence(texts: Texts) -> None:
    class Odd(errors.TableError):
        key = "error-late"

    assert "エラー番号" in sentence(Odd(), texts, "ja")


# In time -------------------------------------------------------------------------------------------------------------


class Response:
    """A response that only counts."""

    def __init__(self) -> None:
        self.type: discord.InteractionResponseType | None = None
        self.sent: list[str] = []
        self.deferred = asyncio.Event()

    def is_done(self) -> bool:
        return self.type is not None

    async def defer(self, *, ephemeral: bool) -> None:
        self.type = discord.InteractionResponseType.deferred_message_update
        self.sent.append("defer")
        self.deferred.set()

    async def edit_message(self, **changes: Any) -> None:
        self.type = discord.InteractionResponseType.message_update
        self.sent.append("edit")


def an_interaction() -> Any:
    response = Response()

    async def edit_original_response(**changes: Any) -> None:
        response.sent.append("edit after")

    message = SimpleNamespace(id=7, flags=SimpleNamespace(ephemeral=False))
    return SimpleNamespace(
        id=1, locale="ja", message=message, response=response, edit_original_response=edit_original_response, data={}
    )


async def test_slow_work_is_acknowledged_meanwhile_and_its_edit_follows(
    texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(respond, "ACKNOWLEDGE_AFTER", 0.01)
    interaction = an_interaction()

    async def work(responder: Responder) -> None:
        await interaction.response.deferred.wait()
        await responder.edit(content="")

    await respond.answer(interaction, texts, respond.Busy(), work)
    assert interaction.response.sent == ["defer", "edit after"]


async def test_quick_work_is_never_deferred_and_leaves_no_watchdog(
    texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    interaction = an_interaction()
    await respond.answer(interaction, texts, respond.Busy(), lambda responder: responder.edit(content=""))
    assert interaction.response.sent == ["edit"]
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "acknowledge" and not task.cancelling()]


async def test_nothing_is_accepted_while_the_bot_goes_down(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    world.bot.bridge.busy.stopping = True
    assert "入れ替えています" in said(await roll(world, table_id, world.mika))
    assert (await world.scene(table_id)).stop == 1


async def test_leaving_waits_for_what_is_under_way(make_bot: Any) -> None:
    bot: Ryutaku = make_bot()
    bot.bridge.busy.begin()
    leaving = asyncio.create_task(bot.leave(5))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not leaving.done() and bot.bridge.busy.stopping
    bot.bridge.busy.end()
    await leaving
    assert bot.is_closed()


async def test_leaving_waits_until_the_client_is_ready_which_can_not_be_closed_before(
    make_bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot: Ryutaku = make_bot()
    ready = asyncio.Event()
    monkeypatch.setattr(bot, "ws", object())
    monkeypatch.setattr(bot, "wait_until_ready", ready.wait)
    monkeypatch.setattr(discord.Client, "close", closing := AsyncMock())
    leaving = asyncio.create_task(bot.leave(5))
    await asyncio.sleep(0.02)
    assert not leaving.done() and not closing.called
    ready.set()
    await leaving
    assert closing.called


async def test_what_begins_too_late_is_not_begun(make_bot: Any) -> None:
    bot: Ryutaku = make_bot()
    await bot.leave(5)
    begun: list[str] = []

    async def work() -> None:
        begun.append("work")

    bot.deliveries.spawn(work())
    await asyncio.sleep(0.01)
    assert begun == []


@pytest.mark.parametrize("what", ["!help:1", "!log:", "1:roll:go", "9:roll:go"])
async def test_a_seat_that_rests_is_its_players_again_whatever_they_press(world: World, what: str) -> None:
    table_id = await world.table(world.mika, world.ken)
    tables = world.bot.tables
    for seat in (await world.scene(table_id)).seats:
        async with tables.store.change() as tx:
            await tx.update_seat(seat, rests=True, agent="sensible")
    tables.live.forget(table_id)
    result = await world.press(world.ken, world.board, f"g1:{table_id}:{what}")
    await world.settled()
    private = [each.content for each in (result.response, *result.followups) if each is not None and each.ephemeral]
    assert len([each for each in private if each.startswith("おかえりなさい。")]) == 1
    scene = await world.scene(table_id)
    assert [seat.rests for seat in scene.seats] == [True, False] and 1 in scene.awaited
    assert world.board.content.startswith(f"<@{world.ken.id}>"), "stand-ins play on for the others"


@pytest.mark.parametrize(("noted", "taken"), [(None, 0), (1, 0), (2, 0), (3, 1)])
async def test_a_board_that_was_sent_but_not_noted_yet_keeps_its_buttons(
    world: World, noted: int | None, taken: int
) -> None:
    scene = await world.scene(await world.table(world.mika, world.ken))
    edits: list[Any] = []

    async def edit(**changes: Any) -> None:
        edits.append(changes)

    pressed: Any = SimpleNamespace(message=SimpleNamespace(id=2), on_private=False, edit=edit)
    table = msgspec.structs.replace(scene.table, board_message=noted)
    await Presses(world.bot.bridge)._take_buttons(pressed, msgspec.structs.replace(scene, table=table))
    assert edits == [{"view": None}] * taken
