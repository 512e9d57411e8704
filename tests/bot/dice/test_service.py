"""Rolls that are kept: one stream a channel, secret streams of their own, nothing learned for nothing."""

from __future__ import annotations

import asyncio

import pytest

from bot.dice.errors import Endless, Unexpected
from bot.dice.proof import problems
from bot.dice.result import PeakRolled, Rolled, Spoiled
from bot.dice.service import Dice, DiceOff, NoSuchRoll, NothingRolled
from bot.tables.errors import RepeatedAction
from rules.kernel.dice import DiceStream
from tests.bot.dice.conftest import actor

HERE, THERE = 10, 20


async def test_rolls_take_their_dice_one_after_another_from_the_stream_of_the_channel(dice: Dice) -> None:
    proof = await dice.stream(actor(), HERE)
    first = await dice.roll(actor(1), HERE, "2d6")
    await dice.roll(actor(2), THERE, "5d6")
    second = await dice.peak(actor(2), HERE, 2, 1)
    third = await dice.roll(actor(2), HERE, "1d20+1 to hit")
    draws = [*first.result.draws, *second.result.draws, *third.result.draws]
    assert [draw.draw for draw in draws] == list(range(len(draws)))
    stream = DiceStream(proof.seed)
    assert [stream.roll(draw.sides) for draw in draws] == [draw.value for draw in draws]
    assert third.label == "to hit"
    assert (await dice.stream(actor(), HERE)).draws == len(draws)
    assert proof.commitment == (await dice.stream(actor(), HERE)).commitment


async def test_a_refused_expression_takes_no_dice(dice: Dice) -> None:
    with pytest.raises(Unexpected):
        await dice.roll(actor(), HERE, "2d6+*")
    assert (await dice.stream(actor(), HERE)).draws == 0


async def test_dice_that_fell_for_nothing_are_used_up(dice: Dice) -> None:
    who = actor()
    with pytest.raises(Endless):
        await dice.roll(who, HERE, "1d6rr<7")
    assert (await dice.stream(actor(), HERE)).draws == 200
    (spoiled,) = await dice.last_of_channel(HERE)
    assert isinstance(spoiled.result, Spoiled) and spoiled.result.why == "error-dice-endless"
    await dice.roll(actor(), HERE, "2d6")
    assert list(problems(await dice.reveal(actor(), HERE))) == []


async def test_rolls_at_the_same_moment_share_no_die(dice: Dice) -> None:
    kept = await asyncio.gather(*(dice.roll(actor(member), HERE, "2d6") for member in range(1, 21)))
    draws = sorted(draw.draw for each in kept for draw in each.result.draws)
    assert draws == list(range(40))
    assert list(problems(await dice.reveal(actor(), HERE))) == []


async def test_a_roll_that_fails_again_says_where(dice: Dice) -> None:
    with pytest.raises(Endless):
        await dice.roll(actor(), HERE, "２Ｄ６＋1D6rr<7")
    (spoiled,) = await dice.last_of_channel(HERE)
    with pytest.raises(Endless) as refused:
        await dice.again(actor(), HERE, spoiled.id)
    assert "place" in refused.value.args_for_text


async def test_the_same_press_rolls_once(dice: Dice) -> None:
    who = actor()
    await dice.roll(who, HERE, "1d6")
    with pytest.raises(RepeatedAction):
        await dice.roll(who, HERE, "1d6")
    assert len(await dice.last_of_channel(HERE)) == 1


async def test_secret_rolls_are_in_no_open_list_and_no_open_proof(dice: Dice) -> None:
    await dice.roll(actor(1), HERE, "1d6")
    secret = await dice.roll(actor(1), HERE, "10d6", secret=True)
    await dice.roll(actor(2), HERE, "1d6", secret=True)
    assert [each.member for each in await dice.last_of_channel(HERE)] == [1]
    assert [each.secret for each in await dice.last_of_member(1)] == [True, False]
    assert len(await dice.dice_of_member(1)) == 1, "luck does not tell what is still secret"
    open_proof = await dice.reveal(actor(2), HERE)
    assert [len(each.dice) for each in open_proof.rolls] == [1]
    own = await dice.reveal(actor(1), HERE, secret=True)
    assert own.of == "member" and own.rolls[0].dice == secret.result.draws and len(own.rolls) == 1
    assert own.seed != open_proof.seed
    assert len(await dice.dice_of_member(1)) == 11


async def test_a_secret_roll_can_be_made_again_by_who_made_it(dice: Dice) -> None:
    kept = await dice.roll(actor(1), HERE, "1d6", secret=True)
    again = await dice.again(actor(1), HERE, kept.number)
    assert again.secret
    with pytest.raises(NoSuchRoll):
        await dice.again(actor(2), HERE, kept.number)


async def test_a_roll_is_made_again_by_anybody(dice: Dice) -> None:
    kept = await dice.roll(actor(1), HERE, "choice[竜、剣] 今日は")
    again = await dice.again(actor(2), THERE, kept.number)
    assert isinstance(again.result, Rolled) and again.label == "今日は"
    assert again.result.expression == "choice[竜,剣]"
    peak = await dice.peak(actor(1), HERE, 3, 2, "冒険")
    second = await dice.again(actor(2), HERE, peak.number)
    assert isinstance(second.result, PeakRolled) and (second.result.dice, second.result.boost) == (3, 2)
    with pytest.raises(NoSuchRoll):
        await dice.again(actor(2), HERE, 999)


async def test_a_revealed_seed_is_never_used_again(dice: Dice) -> None:
    with pytest.raises(NothingRolled):
        await dice.reveal(actor(), HERE)
    await dice.roll(actor(), HERE, "2d6")
    proof = await dice.reveal(actor(), HERE)
    after = await dice.stream(actor(), HERE)
    assert after.seed.hex() != proof.seed and after.draws == 0
    with pytest.raises(NothingRolled):
        await dice.reveal(actor(), HERE)
    await dice.roll(actor(), HERE, "2d6")
    assert [len(each.dice) for each in (await dice.reveal(actor(), HERE)).rolls] == [2]


async def test_the_switch_holds_for_a_server_a_channel_and_its_threads(dice: Dice) -> None:
    await dice.check_on(1, HERE)
    await dice.switch(actor(), HERE, on=False)
    for place in ((1, HERE), (1, THERE, HERE)):
        with pytest.raises(DiceOff):
            await dice.check_on(*place)
    await dice.check_on(1, THERE)
    await dice.switch(actor(), 1, on=False)
    with pytest.raises(DiceOff):
        await dice.check_on(1, THERE)
    await dice.switch(actor(), 1, on=True)
    await dice.switch(actor(), HERE, on=True)
    await dice.check_on(1, HERE)
    await dice.check_on(None, HERE)
