"""The custom ids of buttons and menus.

    g1:<table>:<stop>:<kind>:<option>    a button that chooses one option; no option: nothing is chosen
    g1:<table>:<stop>!:<kind>:<option>   the same button at its second press
    g1:<table>:<stop>:<kind>             a menu; the options chosen are its values
    g1:<table>:!<verb>:<argument>        anything else that can be pressed

Table `-` is no table. The argument of a verb and the option may hold colons; table, kind and verb may not.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

PREFIX: Final = "g1:"
TEMPLATE: Final = r"g1:(.+)"
"""The pattern of the one item that answers them all."""

LONGEST: Final = 100

NO_TABLE: Final = "-"
"""The table of what is pressed where there is none yet."""

_NUMBER = r"(0|[1-9][0-9]{0,17})"
_TABLE = r"([A-Za-z0-9_-]{1,16})"
_WORD = r"([A-Za-z0-9_.-]+)"
_VERB = re.compile(rf"g1:{_TABLE}:!{_WORD}:([^\n\r]*)")
_PRESS = re.compile(rf"g1:{_TABLE}:{_NUMBER}(!?):{_WORD}:([^\n\r]*)")
_PICK = re.compile(rf"g1:{_TABLE}:{_NUMBER}:{_WORD}")


class Press(msgspec.Struct, frozen=True):
    """A button that chooses. `option` empty: nothing is chosen. `confirmed`: this is the second press."""

    table: str
    stop: int
    kind: str
    option: str = ""
    confirmed: bool = False

    def __str__(self) -> str:
        mark = "!" if self.confirmed else ""
        return _checked(f"{PREFIX}{self.table}:{self.stop}{mark}:{self.kind}:{self.option}", self)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The option ids chosen."""
        return (self.option,) if self.option else ()


class Pick(msgspec.Struct, frozen=True):
    """A menu that chooses; the option ids come as its values."""

    table: str
    stop: int
    kind: str

    def __str__(self) -> str:
        return _checked(f"{PREFIX}{self.table}:{self.stop}:{self.kind}", self)


class Verb(msgspec.Struct, frozen=True):
    """Anything else that can be pressed: `join`, `undo`, `help` … with one argument."""

    table: str
    verb: str
    argument: str = ""

    def __str__(self) -> str:
        return _checked(f"{PREFIX}{self.table}:!{self.verb}:{self.argument}", self)


CustomId = Press | Pick | Verb


def decode(custom_id: str) -> CustomId | None:
    """What a custom id means; None for one that is not ours."""
    if len(custom_id) > LONGEST:
        return None
    if found := _VERB.fullmatch(custom_id):
        return Verb(found[1], found[2], found[3])
    if found := _PRESS.fullmatch(custom_id):
        return Press(found[1], int(found[2]), found[4], found[5], found[3] == "!")
    if found := _PICK.fullmatch(custom_id):
        return Pick(found[1], int(found[2]), found[3])
    return None


def page_argument(stop: int, kind: str, page: int) -> str:
    """The argument of the verb `page`, which turns the pages of a long menu."""
    return f"{stop}:{page}:{kind}"


def read_page_argument(argument: str) -> tuple[int, str, int] | None:
    """Stop, kind and page out of such an argument; None when it is none."""
    found = re.fullmatch(rf"{_NUMBER}:{_NUMBER}:{_WORD}", argument)
    return (int(found[1]), found[3], int(found[2])) if found else None


def _checked(text: str, meant: CustomId) -> str:
    if len(text) > LONGEST:
        raise ValueError(f"the custom id {text!r} has {len(text)} characters, {LONGEST} are allowed")
    if decode(text) != meant:
        raise ValueError(f"the custom id {text!r} can't be read back")
    return text
