"""Agents: they see what a player sees, weigh it, and choose."""

from __future__ import annotations
