"""Slash commands are given to Discord when they have changed, not at every start."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import discord
import structlog
from discord import app_commands

FILE = "commands.sha256"

log = structlog.get_logger(__name__)


async def sync_if_changed(tree: app_commands.CommandTree[Any], folder: Path | None) -> bool:
    """Sync the commands unless `folder` remembers that these very ones were synced; whether they were now.

    Without a folder they always are.
    """
    digest = await _digest(tree)
    memory = None if folder is None else folder / FILE
    if memory is not None and memory.is_file() and memory.read_text(encoding="utf-8").strip() == digest:
        return False
    try:
        await tree.sync()
    except (discord.HTTPException, app_commands.AppCommandError):
        # Tables must go on: the commands that Discord has from before still work.
        log.exception("commands_not_synced")
        return False
    log.info("commands_synced", count=len(tree.get_commands()))
    if memory is not None:
        memory.write_text(digest + "\n", encoding="utf-8")
    return True


async def _digest(tree: app_commands.CommandTree[Any]) -> str:
    commands = sorted(tree.get_commands(), key=lambda command: command.name)
    payload: list[Any] = [tree.client.application_id]
    for command in commands:
        if tree.translator is not None:
            payload.append(await command.get_translated_payload(tree, tree.translator))
        else:
            payload.append(command.to_dict(tree))
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
