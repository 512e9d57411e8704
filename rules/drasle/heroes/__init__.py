"""Characters: what each of them does differently."""

from __future__ import annotations
