"""What was saved by older rules, brought to the rules of today."""

from __future__ import annotations

from copy import deepcopy
from typing import Any as Anything

import msgspec

from rules.kernel.errors import BadCheckpoint, KernelError
from rules.kernel.game import AnyGame, Plain
from rules.kernel.journal import Checkpoint


def upgraded_state(game: AnyGame, checkpoint: Checkpoint) -> Anything:
    """The state in a checkpoint, brought to the rules of today. Raises BadCheckpoint with the reason."""
    if checkpoint.revision > game.revision:
        raise BadCheckpoint(f"saved by revision {checkpoint.revision} of the rules, these are {game.revision}")
    data = checkpoint.state if checkpoint.revision == game.revision else deepcopy(checkpoint.state)
    for revision in range(checkpoint.revision + 1, game.revision + 1):
        if upgrade := game.upgrades.get(revision):
            data = upgrade.state(data)
    try:
        return game.decode_state(data)
    except (msgspec.ValidationError, KernelError) as problem:
        raise BadCheckpoint(f"turn {checkpoint.turn}: {problem}") from problem


def stored_content(game: AnyGame, data: Plain, revision: int) -> Anything:
    """The content that a table was opened with, out of plain data of that revision. Raises BadCheckpoint."""
    if revision > game.revision:
        raise BadCheckpoint(f"content saved by revision {revision} of the rules, these are {game.revision}")
    plain = data if revision == game.revision else deepcopy(data)
    for later in range(revision + 1, game.revision + 1):
        if upgrade := game.upgrades.get(later):
            plain = upgrade.content(plain)
    try:
        return msgspec.convert(plain, game.Content, strict=False)
    except msgspec.ValidationError as problem:
        raise BadCheckpoint(f"content of {game.id}: {problem}") from problem
