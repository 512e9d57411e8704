"""Slash commands: what people type, handed to the application."""

from __future__ import annotations
