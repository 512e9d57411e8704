"""`ryutaku doctor`: looks at everything that the bot needs, and says what is wrong and what to do about it."""

from __future__ import annotations
