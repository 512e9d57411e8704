"""How a table looks in a channel: choices as buttons and menus, events as lines, Discord's limits."""

from __future__ import annotations
