"""Chance that falls the same way at every run: the seeds and ids of tables, and what agents choose by lot.

A test that hangs on luck never fails now and then, and is found by trying others: RYUTAKU_TEST_LUCK=1, 2, 3 …
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

SOURCE = "_urandom"
"""Where, in `random`, `secrets` and `SystemRandom` get their bytes from."""


def luck_of(name: str) -> Callable[[int], bytes]:
    """A source of bytes for whatever has that name, in place of the system's."""
    return random.Random(f"{os.environ.get('RYUTAKU_TEST_LUCK', '')} {name}").randbytes


def settle(name: str) -> None:
    """Let chance in this process be that of the name from now on."""
    setattr(random, SOURCE, luck_of(name))
