"""The small Discord against a tiny client of discord.py, so that what the bot is tested with is itself tested."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import discord as dpy
import pytest

from tests.loopback import tiny
from tests.loopback.members import PATIENCE, Answer, CannotPress, Member
from tests.loopback.server import LoopbackDiscord
from tests.loopback.tiny import Tiny
from tests.loopback.world import Message


class Room:
    """A channel with one member and the tiny client in it."""

    def __init__(self, server: LoopbackDiscord) -> None:
        self.server = server
        self.guild = server.world.guild()
        self.channel = self.guild.channel("広場")
        self.ana = Member(server, self.guild, "アナ", "ja", ())
        self.client: Tiny

    @property
    def place(self) -> dpy.PartialMessageable:
        return self.client.get_partial_messageable(self.channel.id, guild_id=self.guild.id)

    async def roll(self) -> tuple[Answer, Message]:
        await self.client.tree.sync()
        answer = await self.ana.slash(self.channel, "roll", dice="2D6")
        return answer, self.channel.public[-1]

    async def send(self, text: str = "やあ", **more: object) -> Message:
        sent = await self.place.send(text, **more)  # type: ignore[arg-type]
        return self.channel.messages[sent.id]


@pytest.fixture
async def room(discord: LoopbackDiscord) -> AsyncIterator[Room]:
    made = Room(discord)
    async with tiny.connected(discord) as client:
        made.client = client
        yield made


async def refusal(action: object) -> tuple[int, int]:
    with pytest.raises(dpy.HTTPException) as caught:
        await action  # type: ignore[misc]
    return caught.value.status, caught.value.code


async def test_a_command_with_its_options_in_the_members_language(room: Room) -> None:
    await room.client.tree.sync()
    await room.ana.slash(room.channel, "roll", dice="3D6", times=2, who=room.ana)
    message = room.channel.public[-1]
    assert message.content == f"アナ 3D6×2 {room.ana.id} ja"
    assert message.picture == tiny.PNG
    assert message.data["attachments"][0]["url"].startswith(room.server.world.base)


async def test_autocomplete(room: Room) -> None:
    await room.client.tree.sync()
    found = await room.ana.autocomplete(room.channel, "roll", "dice", "4")
    assert [choice["value"] for choice in found] == ["4D6"]


async def test_a_press_edits_the_message_in_one_call(room: Room) -> None:
    _, message = await room.roll()
    before = room.server.calls.total()
    answer = await room.ana.press(message, "edit")
    assert (message.content, answer.accepted) == ("編集", True)
    assert [each["filename"] for each in message.data["attachments"]] == ["two.png"]
    assert room.server.calls.total() == before + 1


async def test_a_deferral_then_an_edit_then_a_private_sentence(room: Room) -> None:
    _, message = await room.roll()
    answer = room.ana.press_now(message, "defer")
    told = await answer.told()
    assert (message.content, told.content, told.private_to) == ("あとで", "ひみつ", room.ana.id)
    assert told not in room.channel.public


async def test_a_form(room: Room) -> None:
    _, message = await room.roll()
    shown = await room.ana.press(message, "form")
    answer = await room.ana.submit(shown, "週末卓")
    assert answer.sentence == "送信 週末卓"


async def test_a_menu(room: Room) -> None:
    message = await room.send(view=tiny.menu("a", "b", "c"))
    answer = await room.ana.choose(message, "選ぶ", ["a", "c"])
    assert answer.sentence == "a,c"
    with pytest.raises(CannotPress):
        room.ana.choose_now(message, "選ぶ", ["a", "b", "c"])


async def test_thinking_is_followed_by_the_answer(room: Room) -> None:
    message = await room.send(view=tiny.buttons("think"))
    answer = room.ana.press_now(message, "think")
    assert (await answer.told()).content == "考えた"


async def test_a_second_answer_is_refused(room: Room) -> None:
    message = await room.send(view=tiny.buttons("twice"))
    await room.ana.press(message, "twice")
    await _until(lambda: bool(room.client.errors))
    assert room.client.errors[0].code == 40060  # type: ignore[attr-defined]


async def test_a_late_answer_is_refused(room: Room) -> None:
    message = await room.send(view=tiny.buttons("edit"))
    held = room.server.faults.add("callback", gate=asyncio.Event())
    room.ana.press_now(message, "edit")
    await asyncio.wait_for(held.met.wait(), PATIENCE)
    room.server.world.shift += PATIENCE + 1
    room.server.faults.clear()
    await _until(lambda: bool(room.client.errors))
    assert room.client.errors[0].code == 10062  # type: ignore[attr-defined]
    assert message.content == "やあ"


async def test_a_rate_limit_is_waited_for(room: Room) -> None:
    room.server.faults.limit("POST /channels/{channel_id}/messages$", 0.05, times=2)
    room.server.faults.limit("DELETE", 0.05, everywhere=True)
    message = await room.send()
    await room.place.get_partial_message(message.id).delete()
    assert room.channel.public == []
    assert room.server.calls["POST /channels/{channel_id}/messages"] == 3


async def test_a_lost_connection_is_resumed_and_nothing_is_missed(room: Room) -> None:
    room.server.gateway.cut()
    await room.server.gateway.changed.until(lambda: not room.server.gateway.connected, PATIENCE)
    room.ana.write(room.channel, "きこえますか")
    await room.server.gateway.changed.until(lambda: room.server.gateway.resumed == 1, PATIENCE)
    await _until(lambda: "きこえますか" in room.client.heard)
    assert room.server.gateway.identified == 1


async def test_the_gateway_asks_for_a_reconnect(room: Room) -> None:
    room.server.gateway.reconnect()
    await room.server.gateway.changed.until(lambda: room.server.gateway.resumed == 1, PATIENCE)


async def test_an_invalid_session_begins_anew(room: Room) -> None:
    room.server.gateway.invalidate()
    await room.server.gateway.changed.until(lambda: room.server.gateway.identified == 2, PATIENCE)
    room.ana.write(room.channel, "もどった")
    await _until(lambda: "もどった" in room.client.heard)


async def test_threads_archive_lock_and_wake(room: Room) -> None:
    message = await room.send()
    thread = await room.place.get_partial_message(message.id).create_thread(name="週末卓", auto_archive_duration=10080)
    assert thread.id == message.id
    inside = await thread.send("なか")
    channel = room.guild.channels[thread.id]
    channel.data["thread_metadata"]["archived"] = True
    assert await refusal(inside.edit(content="x")) == (400, 50083)
    await thread.send("起きて")
    assert not channel.state("archived")
    channel.data["thread_metadata"]["locked"] = True
    assert await refusal(thread.send("x")) == (403, 160005)


async def test_a_nonce_is_taken_once(room: Room) -> None:
    first = await room.send(nonce="t-1")
    second = await room.send("ほか", nonce="t-1")
    assert (first, [each.content for each in room.channel.public]) == (second, ["やあ"])


async def test_old_messages_are_edited_by_ration(room: Room) -> None:
    message = await room.send()
    message.older_by = 3700
    partial = room.place.get_partial_message(message.id)
    for number in range(3):
        await partial.edit(content=str(number))
    assert await refusal(partial.edit(content="x")) == (429, 30046)


async def test_tokens_of_interactions_die(room: Room) -> None:
    answer, _ = await room.roll()
    room.server.world.shift += 16 * 60
    webhook = dpy.Webhook.partial(room.server.world.application_id, answer.interaction.token, client=room.client)
    assert await refusal(webhook.send("x")) == (401, 50027)


async def test_permissions_are_demanded(room: Room) -> None:
    for name, action in {
        "send_messages": lambda: room.place.send("x"),
        "attach_files": lambda: room.place.send("x", file=tiny.picture()),
        "read_message_history": lambda: room.place.fetch_message(1),
    }.items():
        room.server.forbid(room.channel, name)
        assert await refusal(action()) == (403, 50013)
    room.server.forbid(room.channel, "view_channel")
    assert await refusal(room.place.send("x")) == (403, 50001)
    room.server.forbid(room.channel)
    await room.place.send("x")


async def test_limits_are_those_of_discord(room: Room) -> None:
    assert await refusal(room.place.send("あ" * 2001)) == (400, 50035)
    assert await refusal(room.place.send("　 ")) == (400, 50006)
    same = dpy.ui.View()
    same.add_item(dpy.ui.Button(custom_id="t:a", label="a")).add_item(dpy.ui.Button(custom_id="t:a", label="b"))
    assert await refusal(room.place.send("x", view=same)) == (400, 50035)


async def test_attachments_named_in_components_must_be_there(room: Room) -> None:
    view = dpy.ui.LayoutView()
    view.add_item(dpy.ui.MediaGallery(dpy.MediaGalleryItem("attachment://board.png")))
    message = await room.place.send(view=view, file=tiny.picture())
    assert room.channel.messages[message.id].data["components"][0]["items"][0]["media"]["url"].startswith("http://127")
    assert await refusal(room.place.send(view=view)) == (400, 50035)


async def test_mentions_ping_whom_they_may(room: Room) -> None:
    text = f"<@{room.ana.id}>"
    assert (await room.send(text, allowed_mentions=dpy.AllowedMentions.none())).pinged == frozenset()
    told = dpy.AllowedMentions(users=[dpy.Object(room.ana.id)])
    assert (await room.send(text, allowed_mentions=told)).pinged == {room.ana.id}
    assert (await room.send(text, allowed_mentions=told, silent=True)).pinged == frozenset()


async def test_a_wrong_token_is_refused(room: Room) -> None:
    room.server.token = "another"
    async with dpy.Client(intents=dpy.Intents.none()) as client:
        with pytest.raises(dpy.LoginFailure):
            await client.login("wrong")


async def test_failures_are_tried_again_and_shown_as_a_second_answer(room: Room) -> None:
    message = await room.send(view=tiny.buttons("edit"))
    room.server.faults.fail("callback", afterwards=True)
    await room.ana.press(message, "edit")
    await _until(lambda: bool(room.client.errors))
    assert (message.content, room.client.errors[0].code) == ("編集", 40060)  # type: ignore[attr-defined]


async def _until(true: object, patience: float = PATIENCE) -> None:
    end = asyncio.get_running_loop().time() + patience
    while not true():  # type: ignore[operator]
        assert asyncio.get_running_loop().time() < end
        await asyncio.sleep(0.01)


async def test_the_guilds_of_the_bot_and_what_it_may_do_there(room: Room) -> None:
    room.server.world.guild().with_bot = False
    (mine,) = await room.client.http.get_guilds(limit=200)
    assert (int(mine["id"]), mine["name"]) == (room.guild.id, room.guild.name)
    assert dpy.Permissions(int(mine["permissions"])) >= dpy.Permissions(send_messages=True, attach_files=True)
