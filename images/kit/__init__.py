"""What the pictures of all games are drawn with."""

from __future__ import annotations
