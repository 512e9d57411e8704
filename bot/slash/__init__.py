"""What the slash commands share: their words, how a table is found, how one is opened, how a game gets its commands."""

from __future__ import annotations
