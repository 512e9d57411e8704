"""The application: everything between Discord and the rules."""

from __future__ import annotations
