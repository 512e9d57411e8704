"""From the tables to Discord: boards posted and edited, one at a time for each table, and mended after any trouble."""

from __future__ import annotations
