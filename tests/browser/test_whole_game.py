"""A whole game through the page of `ryutaku play`, by what stands there, as two people of whom one is new."""

from __future__ import annotations

import logging
import re
from collections import Counter

import pytest
import simcord

from tests.browser.conftest import CHROMIUM
from tests.browser.page import Preview, Shown, named

HOST, NEW = "ミカ", "ケン"
BESIDE = ("？", "取り消す", "記録", "ほかの選択")
LAST = ("続ける", "手番を終える", "目を選び直す")
"""What is pressed only when there is nothing else."""

MANY, AIM = "[1-6]を[1-9]個", "マスター"
"""A number with how many dice show it, and whom to place them on: who has read the aim of the game presses these."""

SCROLLS = "巻物を使えます。"
MOST_STEPS = 80
ASKS_FOR_ADVICE = 3
"""How often the new player presses 迷ったら before playing alone."""

MOST_PRESSES_A_TURN = 7
"""On average of this one game; how long and how lucky a game is differs, the mean of many is `tests/test_games`'s."""

BESIDE_TURNS = 2
"""The lobby, and the end."""

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here (`.ci/run` installs one)")


def test_a_whole_game_by_labels_only(preview: Preview, simulated: tuple[str, simcord.Env]) -> None:
    open_table(preview)
    before = len(preview.presses)
    aside = play_to_the_end(preview)
    check_volume(preview, simulated[1], presses=len(preview.presses) - before - aside)
    board = preview.board()
    assert re.search("勝利|敗北", board.text) and "ダイスの証明" in board.buttons
    preview.press(board, "ダイスの証明")
    assert "SHA-256" in preview.answer().text
    assert preview.shows_picture(board)
    assert preview.errors == []


def open_table(preview: Preview) -> None:
    """From the first message of the channel to the first turn."""
    preview.look_as(HOST)
    preview.press(preview.board(), "遊ぶゲームを選ぶ")
    preview.pick(preview.answer(), "ドラゴンズ・ロール")
    preview.press(preview.answer(), "ここで開く")
    preview.press(preview.board(), "設定")
    preview.pick(preview.answer(), "巻物")
    preview.pick(preview.answer(), "3")
    assert "巻物：3" in preview.board().text
    preview.look_as(NEW)
    preview.press(preview.board(), "練習する")
    assert "練習" in preview.answer().text and preview.answer().picture
    preview.press(preview.board(), "参加")
    preview.press(preview.board(), "はじめて")
    assert f"{NEW}さん（はじめて）" in preview.board().text
    preview.look_as(HOST)
    for _ in range(2):
        preview.press(preview.board(), "代打ちを追加")
    preview.press(preview.board(), "はじめる")


def play_to_the_end(preview: Preview) -> int:
    """Do what stands there until the game is over; how many presses asked for advice or used a scroll."""
    advice = aside = 0
    used = False
    for _ in range(MOST_STEPS):
        board = preview.board()
        if "終わりました" in board.text.splitlines()[0]:
            assert used and advice == ASKS_FOR_ADVICE
            return aside
        player = named(board.text, (HOST, NEW))
        preview.look_as(player)
        board, before = preview.board(), len(preview.presses)
        if not used and player == HOST and "振る" not in board.buttons:
            used = use_scroll(preview, board)
            board = preview.board()
        hint = ""
        if player == NEW and advice < ASKS_FOR_ADVICE:
            hint, advice = ask(preview, board), advice + 1
        aside += len(preview.presses) - before
        take_step(preview, board, hint)
    raise AssertionError(f"the game does not end: {preview.presses[-6:]}, {preview.board()}")


def ask(preview: Preview, board: Shown) -> str:
    """Press ？ and 迷ったら; what is advised."""
    preview.press(board, "？")
    helped = preview.answer()
    assert 1 <= len(helped.text.splitlines()) <= 8 and "規則を読む" in helped.buttons
    preview.press(helped, "迷ったら")
    found = re.match("迷ったら：(.+?)。", preview.answer().text)
    assert found, preview.answer().text
    return found[1]


def take_step(preview: Preview, board: Shown, hint: str) -> None:
    """Press what is advised, else the first thing that leads on; there must be one."""
    lines = preview.lines(board) if board.menus and board.menus[0] != SCROLLS else []
    advised = [label for label in board.buttons if label == hint or (hint[1:2] == " " and label[:2] == hint[:2])]
    numbers = sorted((label for label in board.blue if re.match(MANY, label)), key=lambda label: -int(label[-2]))
    others = sorted((label for label in board.blue if label not in LAST), key=lambda label: AIM not in label)
    ways = [*board.red, *advised, *numbers, *others]
    if hint in lines:
        preview.pick(board, hint)
    elif ways:
        preview.press(board, ways[0])
    elif lines:
        preview.pick(board, min(lines, key=lambda line: AIM not in line))
    else:
        last = [label for label in LAST if label in board.buttons]
        assert last, f"no next step: {board}"
        preview.press(board, last[0])


def use_scroll(preview: Preview, board: Shown) -> bool:
    """Use the first thing on offer, step by step in private; whether there was one."""
    offers = [label for label in board.buttons if label not in (*BESIDE, *LAST, *board.blue, *board.red)]
    if offers:
        preview.press(board, offers[0])
    elif SCROLLS in board.menus:
        number = board.menus.index(SCROLLS)
        preview.pick(board, preview.lines(board, number)[0], number)
    else:
        return False
    for _ in range(6):
        step = preview.answer()
        if "選びました" in step.text:
            return True
        ways = [label for label in step.buttons if label not in ("1つ戻る", "やめる")]
        assert ways or step.menus, f"no next step: {step}"
        if ways:
            preview.press(step, ways[0])
        else:
            preview.pick(step, preview.lines(step)[0])
    raise AssertionError("the scroll does not end")


def check_volume(preview: Preview, env: simcord.Env, presses: int) -> None:
    """A whole game is few messages, few pings, few presses; a run of the stand-ins' turns is one message."""
    posts = [each.json or {} for each in env.http_requests if each.method == "POST" and each.path.endswith("/messages")]
    told = [message.get("allowed_mentions", {}).get("users", []) for message in posts]
    pings = Counter(str(member) for each in told for member in each)
    public = [each for each in preview.messages() if not each.private]
    messages = len(public) - 1  # the page's own welcome stands above
    turns = Counter(player for player, label in preview.presses if label == "振る")
    own = [turns[player] for player in (HOST, NEW)]  # who presses before a turn is not pinged for it
    counted = f"{messages} messages, pings {sorted(pings.values())}, {presses} presses in {own} turns of people"
    logging.getLogger(__name__).info(counted)
    assert len(public) == len(posts), "nothing was posted that is not a board"
    assert messages <= turns.total() + BESIDE_TURNS, counted
    assert all(count <= most for count, most in zip(sorted(pings.values()), sorted(own), strict=True)), counted
    assert presses <= turns.total() * MOST_PRESSES_A_TURN, counted
