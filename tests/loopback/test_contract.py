"""Every call keeps to Discord's own description of its API: whole games of all games, lobbies, commands, refusals."""

from __future__ import annotations

import pytest

from bot.learning.offering import practice_file
from rules.kernel.game import games
from tests.loopback import audit
from tests.loopback.explore import AT_LAST_TYPED, Explorer, commands_of, settled, try_all
from tests.loopback.members import PATIENCE, Member, find, people
from tests.loopback.playing import Round
from tests.loopback.process import BotProcess
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import Channel

GAMES = sorted(games())
PERMITTED = ("40060",)
"""What Discord refuses here: answers to presses that came twice."""


@pytest.fixture(autouse=True)
def _is_checked(described: None, discord: LoopbackDiscord) -> None:
    assert discord.contract is not None


def group_of(game: str) -> str:
    """What a game's commands begin with."""
    return game.replace("_", "-")


async def opened(discord: LoopbackDiscord, home: Channel, game: str, seats: int = 2) -> Round:
    """A table at which so many have begun to play."""
    members = people(discord, home.guild, max(seats, games()[game].seats.start))
    round = Round(discord, home, members, seed=5)
    await round.open(f"{group_of(game)} new", members[0], home, title="週末卓")
    return round


def refused(discord: LoopbackDiscord) -> list[str]:
    return [each for each in discord.refused if not any(code in each for code in PERMITTED)]


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game(discord: LoopbackDiscord, bot: BotProcess, home: Channel, game: str) -> None:
    round = await opened(discord, home, game)
    members = list(round.members.values())
    watcher = Member(discord, home.guild, "見物", "en-US", ())
    explorers = [Explorer(members[0]), Explorer(watcher, 1)]
    boards = 0
    while board := await round.board():
        for explorer in explorers:
            await try_all(explorer, board)
        if boards % 10 == 0:
            assert (await round.choose(watcher, board).seen()).sentence
            round.answers.pop()
        boards += 1
        await round.decide()
        pressed = round.answers[-1]
        if boards % 10 == 1 and pressed.interaction.message is board and board.id in round.channel.messages:
            members[0].replay(pressed)
    assert round.over is not None
    for explorer in explorers:
        await explorer.press_all(round.over)
    assert explorers[0].tried["help"] and explorers[0].tried["log"] and explorers[0].tried["proof"]
    assert refused(discord) == []


@pytest.mark.parametrize("game", GAMES)
async def test_every_command_at_a_table_and_where_there_is_none(
    discord: LoopbackDiscord, bot: BotProcess, home: Channel, game: str
) -> None:
    round = await opened(discord, home, game)
    host, guest = round.members.values()
    stranger = Member(discord, home.guild, "見物", "en-US", ())
    others = [group_of(each) for each in (*GAMES[1:],) if each != game] if game == GAMES[0] else None
    paths = [path for path in commands_of(host) if _belongs(path, game, others)]
    late = [path for path in AT_LAST_TYPED if path in paths]
    host_tries, guest_tries = Explorer(host), Explorer(guest, 1)
    for path in [each for each in paths if each not in late]:
        await host_tries.type(round.channel, path, stranger, everything=True)
        await guest_tries.type(round.channel, path, stranger, everything=False)
    for path in late:
        await guest_tries.type(round.channel, path, stranger, everything=True)
        await host_tries.type(round.channel, path, stranger, everything=path != "table end")
    nowhere = home.guild.channel("空き地")
    for path in paths:
        await Explorer(stranger, 1).type(nowhere, path, host, everything=True)
    assert set(paths) <= set(host_tries.tried)
    if game == GAMES[0]:
        assert {"game", "roll-again", "options"} <= set(host_tries.tried), "what commands show was pressed"
    assert refused(discord) == []


def _belongs(path: str, game: str, others: list[str] | None) -> bool:
    """Whether a command is tried with that game: its own ones, and with the first game those of no game."""
    if path.split()[0] == group_of(game):
        return True
    return others is not None and path.split()[0] not in others


MOST_PLAYED = 60
"""How many decisions it takes at most until dice fall; who chooses at random goes to and fro."""


@pytest.mark.parametrize("game", GAMES)
async def test_taking_back_pausing_leaving_and_ending(
    discord: LoopbackDiscord, bot: BotProcess, home: Channel, game: str
) -> None:
    round = await opened(discord, home, game)
    host, guest = round.members.values()
    for verb in ("disagree", "agree"):
        await play_until_dice_fall(bot, round)
        await settled(host.slash_now(round.channel, "table undo"))
        for member in (host, guest):
            await vote(round, member, verb)
    outcomes = [row["outcome"] for row in audit.rows(bot.database, "SELECT outcome FROM votes")]
    assert len(outcomes) == 2, "dice were taken back, which needs a vote"
    await round.play(2)
    await settled(host.slash_now(round.channel, "table undo"))
    for member, command in ((host, "pause"), (guest, "resume"), (host, "resume"), (guest, "leave"), (host, "end")):
        answer = await settled(member.slash_now(round.channel, f"table {command}"))
        if answer.private:
            await Explorer(member).press_all(answer.private[-1], avoid=("cancel",))
    await settled(host.slash_now(round.channel, "table export"))
    kept = await settled(host.slash_now(home, "privacy"))
    await Explorer(host).press_all(kept.private[-1], avoid=("cancel",))
    assert (await host.slash_now(home, "privacy").seen()).sentence != kept.sentence
    assert refused(discord) == []


async def play_until_dice_fall(bot: BotProcess, round: Round) -> None:
    """Play until the newest answer that counts let dice fall, and everybody has given one that counts."""
    counting = "SELECT seat, revealed FROM journal WHERE kind = 'answer' AND undone_by IS NULL ORDER BY sequence DESC"
    for _ in range(MOST_PLAYED):
        await round.play(1)
        answers = audit.rows(bot.database, counting)
        if answers and answers[0]["revealed"] and {row["seat"] for row in answers} == {0, 1}:
            return
    raise AssertionError(f"no dice fell in {MOST_PLAYED} decisions")


async def vote(round: Round, member: Member, verb: str) -> None:
    """Press a button of the vote, where one is open."""
    board = await round.board()
    assert board is not None
    for item in board.items:
        if f":!{verb}:" in item["custom_id"]:
            await settled(member.press_now(board, item["custom_id"]))


@pytest.mark.parametrize("game", GAMES)
async def test_the_lobby_and_what_it_refuses(
    discord: LoopbackDiscord, bot: BotProcess, home: Channel, game: str
) -> None:
    host, guest, other = people(discord, home.guild, 3)
    command = f"{group_of(game)} new"
    await host.slash_now(home, command, title="週末卓", here=True).seen()
    round = Round(discord, home, [host, guest, other])
    for member, verb in ((host, "join"), (other, "leave-lobby"), (guest, "join"), (guest, "new")):
        await (await round.press_lobby(member, verb)).received()
    await round.channel.changed.until(lambda: guest.name in round.lobby.content, PATIENCE, "the guest")
    assert (await (await round.press_lobby(guest, "start")).seen()).sentence
    for verb in ("add-stand-in", "drop-stand-in"):
        await (await round.press_lobby(host, verb)).received()
    explorer = Explorer(host, 4)
    await explorer.press_all(round.lobby, avoid=("start", "join", "close-lobby", "leave-lobby"))
    assert explorer.tried["set-value"] and explorer.tried["howto"]
    taken = await host.slash_now(home, command, title="もう一つ", here=True).seen()
    assert "週末卓" in taken.sentence
    await Explorer(host, 2).press_all((await settled(await round.press_lobby(host, "settings"))).private[-1], avoid=())
    assert refused(discord) == []


@pytest.mark.parametrize("game", GAMES)
async def test_a_turn_to_practise(discord: LoopbackDiscord, bot: BotProcess, home: Channel, game: str) -> None:
    (beginner,) = people(discord, home.guild, 1)
    menu = (await settled(beginner.slash_now(home, "ryutaku"))).private[-1]
    games_menu = next(item for item in menu.items if ":!game:" in item["custom_id"])
    await settled(beginner.choose_now(menu, games_menu["custom_id"], [game]))
    explorer = Explorer(beginner, 20)
    await explorer.press_all(menu, avoid={"menu", "game", "language", "open-table", "game-howto", "rules"})
    assert bool(explorer.tried["practice-step"]) == practice_file(games()[game]).is_file()
    assert refused(discord) == []


async def test_a_press_that_nothing_is_known_of(discord: LoopbackDiscord, bot: BotProcess, home: Channel) -> None:
    (host,) = people(discord, home.guild, 1)
    await host.slash_now(home, f"{group_of(GAMES[0])} new", here=True).seen()
    lobby = Round(discord, home, [host]).lobby
    for strange in ("g1:", "g1:zzzzzzzz:1:roll:roll", "g0:old", "g1:-:!nothing:", "なに", "g1:zzzzzzzz:!join:"):
        item = find(lobby, "参加")
        kept, item["custom_id"] = item["custom_id"], strange
        answer = await host.press_now(lobby, strange).seen()
        item["custom_id"] = kept
        assert answer.sentence and not answer.accepted
