from __future__ import annotations

from typing import Any

import discord

from tests.bot.cogs.channel import Channel, labels, table_of
from tests.bot.discord.world import World


class Helping:
    """ケン, or somebody else, helps ミカ: an offer with two more steps."""

    def __init__(self, world: World, channel: Channel, board: discord.Message, who: Any = None) -> None:
        self.world, self.channel, self.board, self.who = world, channel, board, who or world.ken
        self.table = table_of(board)

    async def begin(self, how: str = "up") -> Any:
        stop = (await self.world.scene(self.table)).stop
        return await self.world.press(self.who, self.board, f"g1:{self.table}:{stop}:nudge:{how}")

    @property
    def private(self) -> discord.Message:
        seen = self.channel.handle.history(viewer=self.who)
        return [each for each in seen if each.flags.ephemeral][-1]

    async def step(self, number: int = 0) -> Any:
        children = [child for row in self.private.components for child in row.children]  # type: ignore[union-attr]
        return await self.who.click(self.private, custom_id=children[number].custom_id)


async def helping(world: World, channel: Channel) -> Helping:
    return Helping(world, channel, await channel.table(world.mika, world.ken))


async def test_an_answer_of_several_steps_is_one_answer(world: World, channel: Channel) -> None:
    help_ = await helping(world, channel)
    before = await world.scene(help_.table)
    await help_.begin()
    assert "いくつ動かしますか。" in help_.private.content and {"1つ戻る", "やめる"} <= set(labels(help_.private))
    assert (await world.scene(help_.table)).stop == before.stop
    await help_.step(1)
    assert "よいですか。" in help_.private.content and "手を貸す → 数" in help_.private.content
    await help_.step(0)
    after = await world.scene(help_.table)
    assert after.table.sequence == before.table.sequence + 1
    assert "選びました：手を貸す → 数 → はい" in help_.private.content and not labels(help_.private)
    assert "2動かした" in channel.newest.content


async def test_a_step_can_be_taken_back_and_all_of_it_dropped(world: World, channel: Channel) -> None:
    help_ = await helping(world, channel)
    await help_.begin()
    await help_.step(0)
    await channel.press(world.ken, "1つ戻る", help_.private)
    assert "いくつ動かしますか。" in help_.private.content
    await channel.press(world.ken, "1つ戻る", help_.private)
    assert "手を貸しますか。" in help_.private.content and "1つ戻る" not in labels(help_.private)
    await channel.press(world.ken, "やめる", help_.private)
    assert "まだ何も選んでいません" in help_.private.content
    assert "動かした" not in channel.newest.content


async def test_what_became_outdated_is_prepared_anew(world: World, channel: Channel) -> None:
    help_ = await helping(world, channel)
    await help_.begin()
    await channel.press(world.mika, "振る")
    await help_.step(0)
    assert "状況が変わりました" in help_.private.content and not labels(help_.private)[1:]


async def test_where_the_choice_is_still_there_it_is_offered_again(world: World, channel: Channel) -> None:
    board = await channel.table(world.mika, world.ken, world.aya)
    mine, theirs = Helping(world, channel, board), Helping(world, channel, board, world.aya)
    await mine.begin()
    await theirs.begin()
    await theirs.step()
    await theirs.step()
    await mine.step()
    assert "状況が変わりました" in mine.private.content
    assert "手を貸す" in labels(mine.private)
    await mine.step()
    await mine.step()
    await mine.step()
    assert "選びました" in mine.private.content


async def test_buttons_of_an_older_draft_begin_anew(world: World, channel: Channel) -> None:
    help_ = await helping(world, channel)
    await help_.begin()
    old = help_.private
    await help_.begin("down")
    await world.ken.click(old, custom_id=old.components[0].children[0].custom_id)  # type: ignore[union-attr]
    now = next(each for each in channel.handle.history(viewer=world.ken) if each.id == old.id)
    assert "もう一度選んでください" in now.content


async def test_typing_the_first_step_opens_the_draft_too(world: World, channel: Channel) -> None:
    help_ = await helping(world, channel)
    offers = await world.ken.autocomplete(channel.handle, "choose", "choice", "")
    shown = await channel.type(world.ken, "choose", choice=offers[0]["value"])
    assert "いくつ動かしますか。" in shown.response.content
    await help_.step(0)
    await help_.step(0)
    assert "動かした" in channel.newest.content
