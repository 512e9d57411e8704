"""What every message keeps to, whatever a test is about: few buttons a row, labels that a phone shows whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.screen.choices import BUTTONS_A_ROW, LONG_FOR_TWO, SHORT
from bot.text.width import width

BUTTON = 2


def lapses(requests: Iterable[Any]) -> list[str]:
    """Rows with too many buttons and labels that are too long, in all that was sent."""
    return list(dict.fromkeys(lapse for request in requests for row in _rows(request.json) for lapse in _of_row(row)))


def _rows(body: Any) -> Iterator[list[dict[str, Any]]]:
    message = body.get("data") or body if isinstance(body, dict) else {}
    for row in message.get("components") or () if isinstance(message, dict) else ():
        yield [item for item in row.get("components", ()) if item.get("type") == BUTTON]


def _of_row(buttons: list[dict[str, Any]]) -> Iterator[str]:
    labels = [str(button.get("label", "")) for button in buttons]
    if len(buttons) > BUTTONS_A_ROW:
        yield f"{len(buttons)} buttons in a row: {labels}"
    most = SHORT if len(buttons) > 2 else LONG_FOR_TWO
    yield from (f"{label!r} is {width(label)} wide, {most} fit" for label in labels if width(label) > most)
