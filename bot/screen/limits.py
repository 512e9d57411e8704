"""Discord's limits, in one table, and a check of what we are about to send against it.

Lengths are counted in UTF-16 units, the most careful of the ways in which Discord may count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

CONTENT: Final = 2000
ROWS: Final = 5
BUTTONS_A_ROW: Final = 5
BUTTONS: Final = 25
MENU_OPTIONS: Final = 25
BUTTON_LABEL: Final = 80
MENU_LABEL: Final = 100
MENU_DESCRIPTION: Final = 100
MENU_VALUE: Final = 100
PLACEHOLDER: Final = 150
CUSTOM_ID: Final = 100
FILES: Final = 10
FILE_BYTES: Final = 10 * 1024 * 1024
FILE_DESCRIPTION: Final = 1024
NONCE: Final = 25
THREAD_NAME: Final = 100
AUTOCOMPLETE_CHOICES: Final = 25
COMMAND_NAME: Final = 32
COMMAND_DESCRIPTION: Final = 100
COMMAND_CHILDREN: Final = 25
COMMAND_TEXT: Final = 8000
COMMANDS: Final = 100
MODAL_TITLE: Final = 45

MENU_TYPES: Final = frozenset({3, 5, 6, 7, 8})

Payload = Mapping[str, Any]


class OverLimit(ValueError):
    """Discord would refuse the message; says which limits it breaks."""


def length(text: str) -> int:
    """The length of a text as Discord may count it."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def shorten(text: str, longest: int) -> str:
    """The text, cut with `…` if it is too long."""
    if length(text) <= longest:
        return text
    cut = text[:longest]
    while length(cut) > longest - 1:
        cut = cut[:-1]
    return cut.rstrip() + "…"


def check(payload: Payload) -> None:
    """Raise OverLimit when a message (the JSON of Discord's API) breaks a limit."""
    if found := list(problems(payload)):
        raise OverLimit("; ".join(found))


def problems(payload: Payload) -> Iterator[str]:
    """What Discord would refuse a message for: `content`, `components`, `attachments`, `nonce`."""
    yield from _too_long("content", payload.get("content"), CONTENT)
    yield from _too_long("nonce", payload.get("nonce"), NONCE)
    files = payload.get("attachments") or ()
    yield from _too_many("files", files, FILES)
    for file in files:
        yield from _too_long("description of a file", file.get("description"), FILE_DESCRIPTION)
        if file.get("size", 0) > FILE_BYTES:
            yield f"a file of {file['size']} bytes, {FILE_BYTES} are allowed"
    yield from _component_problems(payload.get("components") or ())


def command_problems(command: Payload, path: str = "") -> Iterator[str]:
    """What Discord would refuse a slash command (its JSON) for, subcommands and options included."""
    name = f"{path} {command.get('name', '')}".strip()
    yield from _too_long(f"name of /{name}", command.get("name"), COMMAND_NAME, 1)
    for text in (command.get("description"), *(command.get("description_localizations") or {}).values()):
        yield from _too_long(f"description of /{name}", text, COMMAND_DESCRIPTION, 1)
    children = command.get("options") or ()
    yield from _too_many(f"options of /{name}", children, COMMAND_CHILDREN)
    yield from _too_many(f"choices of /{name}", command.get("choices") or (), AUTOCOMPLETE_CHOICES)
    for child in children:
        yield from command_problems(child, name)


def _component_problems(rows: Sequence[Payload]) -> Iterator[str]:
    yield from _too_many("rows", rows, ROWS)
    items = [item for row in rows for item in row.get("components", ())]
    yield from _too_many("buttons", [item for item in items if item.get("type") not in MENU_TYPES], BUTTONS)
    seen: set[str] = set()
    for row in rows:
        yield from _row_problems(row.get("components", ()))
    for item in items:
        custom_id = item.get("custom_id")
        if custom_id in seen:
            yield f"the custom id {custom_id} twice"
        if custom_id is not None:
            seen.add(custom_id)
            yield from _too_long("custom id", custom_id, CUSTOM_ID, 1)
        yield from _menu_problems(item) if item.get("type") in MENU_TYPES else _button_problems(item)


def _row_problems(items: Sequence[Payload]) -> Iterator[str]:
    if not items:
        yield "an empty row"
    yield from _too_many("buttons in a row", items, BUTTONS_A_ROW)
    if len(items) > 1 and any(item.get("type") in MENU_TYPES for item in items):
        yield "a menu that shares its row"


def _button_problems(button: Payload) -> Iterator[str]:
    yield from _too_long("label of a button", button.get("label"), BUTTON_LABEL, 0 if button.get("emoji") else 1)


def _menu_problems(menu: Payload) -> Iterator[str]:
    yield from _too_long("placeholder", menu.get("placeholder"), PLACEHOLDER)
    options = menu.get("options") or ()
    if menu.get("type") == 3 and not options:
        yield "a menu without options"
    yield from _too_many("options of a menu", options, MENU_OPTIONS)
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if menu.get("type") == 3 and not (0 <= least <= most <= len(options) and most):
        yield f"a menu of {len(options)} options for {least} to {most} choices"
    values = [option.get("value") for option in options]
    if len(set(values)) != len(values):
        yield "a value twice in a menu"
    for option in options:
        yield from _too_long("label in a menu", option.get("label"), MENU_LABEL, 1)
        yield from _too_long("value in a menu", option.get("value"), MENU_VALUE, 1)
        yield from _too_long("description in a menu", option.get("description"), MENU_DESCRIPTION)


def _too_long(what: str, text: str | None, most: int, least: int = 0) -> Iterator[str]:
    count = length(str(text or ""))
    if count > most:
        yield f"{what}: {count} characters, {most} are allowed"
    elif count < least:
        yield f"{what}: empty"


def _too_many(what: str, things: Sequence[Any], most: int) -> Iterator[str]:
    if len(things) > most:
        yield f"{len(things)} {what}, {most} are allowed"
