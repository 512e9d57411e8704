"""The content that new tables are played with: a game's own, or what the owner of a box put in its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.config import PREFIX, ConfigurationError, load, no_folder
from rules.kernel.game import AnyGame


def content_of(game: AnyGame, named: Path | None = None) -> Any:
    """The game's content out of `named`, else out of `RYUTAKU_CONTENT`, else the game's own.

    Such a folder holds one folder a game, by its id; in the setting's a game may be missing and keeps its own content.
    Raises ConfigurationError for a folder that is not there and BadContent for a file that is wrong.
    """
    place, folder = ("--content", named) if named else (PREFIX + "CONTENT", load().content)
    if folder is None:
        return game.load_content()
    if not folder.is_dir():
        raise no_folder(place, folder)
    own = folder / game.id
    if named and not own.is_dir():
        raise ConfigurationError(place, f"there is no folder {game.id} in {folder}")
    return game.load_content(own if own.is_dir() else None)
