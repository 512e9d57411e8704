"""`ryutaku bench pictures`: drawing and encoding against encoding the same finished picture alone, and the bytes."""

from __future__ import annotations

import importlib
import importlib.util
import io
from random import Random
from time import process_time

from PIL import Image

from bot.bench.figures import Figure
from bot.text import Texts
from images.kit.encode import encode
from rules.kernel.decide import take_decision
from rules.kernel.game import AnyGame
from rules.kernel.match import Match, Setting
from rules.kernel.simulate import deal_agents

REPEATS = 3


def pictures(game: AnyGame, count: int = 40) -> list[Figure]:
    """Draw so many moments of matches; what is drawn once and kept is drawn before.

    Encoding alone begins with the finished picture in full colours, as anybody else would have it; compressing alone
    with its numbers in the palette, which drawing makes here.
    """
    if importlib.util.find_spec(f"images.{game.id}") is None:
        return []
    draw = importlib.import_module(f"images.{game.id}").draw
    texts = Texts()
    drawn = encoded = compressed = 0.0
    sizes: list[int] = []
    for view, options, events, seats in _moments(game, count):
        names = [texts.say("seat-unnamed", "ja", number=seat + 1) for seat in range(seats)]
        say = texts.speaker("ja", game.id, names)
        picture = draw(view, options, events, say, names)
        numbers = Image.open(io.BytesIO(picture))
        finished = numbers.convert("RGB")
        began = process_time()
        for _ in range(REPEATS):
            draw(view, options, events, say, names)
        between = process_time()
        for _ in range(REPEATS):
            encode(finished)
        after = process_time()
        for _ in range(REPEATS):
            encode(numbers)
        drawn += between - began
        encoded += after - between
        compressed += process_time() - after
        sizes.append(len(picture))
    each = count * REPEATS
    return [
        Figure(f"{game.id}: draw and encode", drawn / each * 1000, "ms CPU"),
        Figure(f"{game.id}: encode alone", encoded / each * 1000, "ms CPU"),
        Figure(f"{game.id}: compress alone", compressed / each * 1000, "ms CPU"),
        Figure(f"{game.id}: draw and encode against encode", drawn / encoded, "×", "≤ 1.3"),
        Figure(f"{game.id}: bytes, largest", max(sizes) / 1024, "KiB", "≤ 100"),
        Figure(f"{game.id}: bytes, mean", sum(sizes) / len(sizes) / 1024, "KiB"),
    ]


def _moments(game: AnyGame, count: int):  # type: ignore[no-untyped-def]
    """Moments of matches by sensible agents: view, options on offer, what happened last, seats."""
    found, number = 0, 0
    while found < count:
        number += 1
        seats = game.seats[number % len(game.seats)]
        seed = f"bench/{number}".encode()
        match = Match.open(Setting(game, game.load_content(), seats, game.check_options({}), seed))
        agents, rng = deal_agents(game, ["sensible"], seats), Random(number)
        while not match.over and found < count:
            events = take_decision(match, agents, rng)[1].events
            if rng.random() < 0.3 and not match.over:
                found += 1
                options = [option for prompt in match.open_prompts() if not prompt.secret for option in prompt.options]
                yield match.view(None), options, [event for event in events if event.visible_to(None)], seats
