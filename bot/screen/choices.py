"""Prompts as rows of buttons and menus; plain data, without Discord.

Up to five short options are buttons, at most three a row; up to 25 a menu; more a menu with pages. Where several seats
are asked the same, one button serves them all: who presses says which seat answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal

import msgspec

from bot.screen import limits
from bot.screen.ids import Pick, Press, Verb, page_argument
from bot.text.conventions import option_message, prompt_message
from bot.text.texts import Words
from bot.text.width import width
from rules.kernel.message import Message
from rules.kernel.prompt import Option, Prompt

Style = Literal["primary", "secondary", "success", "danger"]

BUTTONS_A_ROW = 3
MOST_BUTTONS = 5
SHORT = 20
"""Half-width characters that fit on a button beside two others."""

LONG_FOR_TWO = 40
"""Half-width characters that fit on a button when there are at most two."""


class Button(msgspec.Struct, frozen=True):
    """A button. `confirm`: a first press asks for a second one."""

    custom_id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False
    confirm: bool = False


class MenuOption(msgspec.Struct, frozen=True):
    """A line of a menu; `value` is the option's id."""

    value: str
    label: str
    description: str = ""
    default: bool = False


class Menu(msgspec.Struct, frozen=True):
    """A menu in which `min..max` lines are chosen."""

    custom_id: str
    placeholder: str
    options: tuple[MenuOption, ...]
    min: int = 1
    max: int = 1
    disabled: bool = False


Row = tuple[Button, ...] | tuple[Menu]
"""Either up to five buttons or one menu."""


class Choices(msgspec.Struct, frozen=True):
    """What is on offer at one stop of a table, and how much of it is shown.

    `pages`: the page shown of the long menus, by kind. `confirming`: kind and option id that were pressed once and wait
    for the second press. `private`: shown to the seat alone, secret options included.
    """

    table: str
    stop: int
    prompts: tuple[Prompt, ...]
    pages: Mapping[str, int] = {}
    confirming: tuple[str, str] | None = None
    private: bool = False


class _Group(msgspec.Struct, frozen=True):
    """The prompts of one kind, of whichever seats, as one prompt."""

    prompts: tuple[Prompt, ...]

    @property
    def first(self) -> Prompt:
        return self.prompts[0]

    @property
    def seats(self) -> frozenset[int]:
        return frozenset(prompt.seat for prompt in self.prompts)

    @property
    def offer(self) -> bool:
        return all(prompt.offer for prompt in self.prompts)

    @property
    def options(self) -> tuple[tuple[Prompt, Option], ...]:
        """Every option that anybody has, with the prompt that it comes from."""
        found: dict[str, tuple[Prompt, Option]] = {}
        for prompt in self.prompts:
            for option in prompt.options:
                found.setdefault(option.id, (prompt, option))
        return tuple(found.values())


def rows_of(choices: Choices, words: Words, room: int = 4) -> tuple[Row, ...]:
    """The rows for all prompts, the awaited ones first, in at most `room` rows.

    What does not fit goes behind one button (verb `offers`) that shows it in private.
    """
    groups = _groups(choices.prompts)
    apart = [not before.seats & group.seats for before, group in pairwise(groups)]
    shown: list[list[Row]] = []
    for index, group in enumerate(groups):
        buttons = [button for rows in shown for row in rows for button in row if isinstance(button, Button)]
        rows = _rows_of_group(group, choices, words, few=MOST_BUTTONS - len(buttons) * group.offer)
        used = sum(len(each) for each in shown)
        if used + len(rows) + (index < len(groups) - 1) > room and shown:
            more = Button(str(Verb(choices.table, "offers", str(choices.stop))), words(Message("button-offers")))
            return _within([*shown, [(more,)]], apart, room)
        shown.append(rows)
    return _within(shown, apart, room)


def label_of(prompt: Prompt, option: Option, words: Words, *, menu: bool = False, attribute: str = "") -> str:
    """The words on an option: its letter, then its text, for a menu the longer one where there is one."""
    if not attribute and menu and words.has(option_message(prompt, option, "menu").key):
        attribute = "menu"
    text = words(option_message(prompt, option, attribute))
    text = f"{option.letter} {text}" if option.letter else text
    return limits.shorten(text, limits.MENU_LABEL if menu else limits.BUTTON_LABEL)


def explanation(prompts: Sequence[Prompt], words: Words) -> str:
    """What `？` says of prompts: what each choice is, and why what can't be chosen can't."""
    lines: list[str] = []
    for prompt in prompts:
        help_key = f"help-{prompt.kind}"
        lines.append(words(Message(help_key, prompt.args)) if words.has(help_key) else words(prompt_message(prompt)))
        lines += _closed_lines(prompt, words)
    return limits.shorten("\n".join(dict.fromkeys(lines)), limits.CONTENT)


def _closed_lines(prompt: Prompt, words: Words) -> list[str]:
    """A line for each reason, with all that it closes."""
    closed: dict[str, dict[str, Message]] = {}
    for each in prompt.closed:
        closed.setdefault(words(each.why), {})[words(each.label)] = each.label
    key = closed_key(prompt, words)
    return [words(Message(key, {"what": tuple(labels.values()), "why": why})) for why, labels in closed.items()]


def closed_key(prompt: Prompt, words: Words) -> str:
    """The text that says why something can't be chosen: that of the kind of choice, else the one for all."""
    own = f"help-{prompt.kind}.closed"
    return own if words.has(own) else "help-closed"


def closed_count(prompts: Sequence[Prompt]) -> int:
    """How many options are closed: not shown as buttons, but explained by `？`."""
    return len({each.id for prompt in prompts for each in prompt.closed})


def components(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The rows as the JSON of Discord's API."""
    return [{"type": 1, "components": [_component(item) for item in row]} for row in rows]


def _groups(prompts: Sequence[Prompt]) -> list[_Group]:
    kinds: dict[str, list[Prompt]] = {}
    for prompt in sorted(prompts, key=lambda each: each.offer):
        kinds.setdefault(prompt.kind, []).append(prompt)
    return [_Group(tuple(each)) for each in kinds.values()]


def _rows_of_group(group: _Group, choices: Choices, words: Words, few: int) -> list[Row]:
    kind = group.first.kind
    if any(prompt.secret for prompt in group.prompts) and not choices.private:
        opener = Verb(choices.table, "open", f"{choices.stop}:{kind}")
        key = f"option-{kind}.open"
        label = words(Message(key if words.has(key) else "button-open", group.first.args))
        return [(Button(str(opener), label, "primary"),)]
    if _fits_buttons(group, words, few):
        return [tuple(row) for row in _spread(_buttons(group, choices, words))]
    if parts := _parted(group, words):
        places, others = parts
        return [*_rows_of_group(places, choices, words, few), tuple(_buttons(others, choices, words, "secondary"))]
    rows = _menu_rows(group, choices, words) if group.options else []
    extra = [*_nothing(group, choices, words), *_second_press(group, choices, words)]
    return [*rows, tuple(extra)] if extra else rows


def _parted(group: _Group, words: Words) -> tuple[_Group, _Group] | None:
    """Places on the board, and beside them what is no place (end, go back): a row of buttons of its own.

    So that nobody looks for the end of a turn in a menu of places. None where that does not help.
    """
    prompts = group.prompts
    lettered = [[option for option in prompt.options if option.letter] for prompt in prompts]
    others = [[option for option in prompt.options if not option.letter] for prompt in prompts]
    if group.first.max != 1 or not any(lettered) or not any(others):
        return None
    kept = msgspec.structs.replace
    beside = _Group(tuple(kept(p, options=tuple(some)) for p, some in zip(prompts, others, strict=True)))
    if not _fits_buttons(beside, words, BUTTONS_A_ROW):
        return None
    return _Group(tuple(kept(p, options=tuple(some), min=1) for p, some in zip(prompts, lettered, strict=True))), beside


def _fits_buttons(group: _Group, words: Words, few: int) -> bool:
    options = group.options
    if group.first.max != 1 or len(options) + (group.first.min == 0) > max(few, 1):
        return False
    widest = max(width(_shared_label(group, prompt, option, words)) for prompt, option in options)
    return widest <= (LONG_FOR_TWO if len(options) <= 2 else SHORT)


def _buttons(group: _Group, choices: Choices, words: Words, style: Style = "primary") -> list[Button]:
    style = "secondary" if group.offer else style
    confirming = {button.custom_id: button for button in _second_press(group, choices, words)}
    lettered = any(option.letter for _, option in group.options)
    buttons = []
    for prompt, option in group.options:
        second = Press(choices.table, choices.stop, prompt.kind, option.id, confirmed=True)
        if str(second) in confirming:
            buttons.append(confirming[str(second)])
            continue
        press = Press(choices.table, choices.stop, prompt.kind, option.id)
        label = _shared_label(group, prompt, option, words)
        beside = option.confirm or (lettered and not option.letter)  # no place on the board, as in `_parted`
        buttons.append(Button(str(press), label, "secondary" if beside else style, confirm=option.confirm))
    return buttons + _nothing(group, choices, words)


def _shared_label(group: _Group, prompt: Prompt, option: Option, words: Words) -> str:
    """The words on a shared button: they must hold for everybody who has the option."""
    label = label_of(prompt, option, words)
    others = {
        label_of(other, same, words)
        for other in group.prompts
        for same in other.options
        if same.id == option.id and other is not prompt
    }
    if others - {label} and words.has(option_message(prompt, option, "shared").key):
        return label_of(prompt, option, words, attribute="shared")
    return label


def _second_press(group: _Group, choices: Choices, words: Words) -> list[Button]:
    if choices.confirming is None:
        return []
    for prompt, option in group.options:
        if choices.confirming == (prompt.kind, option.id):
            own = words.has(option_message(prompt, option, "confirm").key)
            label = label_of(prompt, option, words, attribute="confirm") if own else words(Message("button-confirm"))
            press = Press(choices.table, choices.stop, prompt.kind, option.id, confirmed=True)
            return [Button(str(press), label, "danger")]
    return []


def _nothing(group: _Group, choices: Choices, words: Words) -> list[Button]:
    """The button that chooses nothing, where nothing may be chosen."""
    prompt = group.first
    if prompt.min or prompt.offer:
        return []
    key = f"option-{prompt.kind}.none"
    label = words(Message(key if words.has(key) else "button-nothing", prompt.args))
    return [Button(str(Press(choices.table, choices.stop, prompt.kind)), label)]


def _menu_rows(group: _Group, choices: Choices, words: Words) -> list[Row]:
    prompt, options = group.first, group.options
    pages = -(-len(options) // limits.MENU_OPTIONS)
    page = min(max(choices.pages.get(prompt.kind, 0), 0), pages - 1)
    part = options[page * limits.MENU_OPTIONS : (page + 1) * limits.MENU_OPTIONS]
    lines = tuple(_menu_line(source, option, choices, words) for source, option in part)
    menu = Menu(
        str(Pick(choices.table, choices.stop, prompt.kind)),
        limits.shorten(_placeholder(prompt, words), limits.PLACEHOLDER),
        lines,
        min(max(prompt.min, 1), len(lines)),
        min(max(prompt.max, 1), len(lines)),
    )
    return [(menu,)] if pages == 1 else [(menu,), _page_buttons(prompt, choices, words, page, pages)]


def _menu_line(prompt: Prompt, option: Option, choices: Choices, words: Words) -> MenuOption:
    description = limits.shorten(_hint(prompt, option, words), limits.MENU_DESCRIPTION)
    pressed = choices.confirming == (prompt.kind, option.id)
    return MenuOption(option.id, label_of(prompt, option, words, menu=True), description, pressed)


def _hint(prompt: Prompt, option: Option, words: Words) -> str:
    """The second line of a menu's option: its own hint, or that of a thing it names (a card, say)."""
    own = option_message(prompt, option, "hint")
    named = [Message(f"{arg.key}.hint", arg.args) for arg in option.args.values() if isinstance(arg, Message)]
    return next((words(hint) for hint in (own, *named) if words.has(hint.key)), "")


def _placeholder(prompt: Prompt, words: Words) -> str:
    key = f"prompt-{prompt.kind}.menu"
    text = words(Message(key, prompt.args) if words.has(key) else prompt_message(prompt))
    if prompt.max == 1:
        return text
    return words(Message("menu-several", {"text": text, "least": prompt.min, "most": prompt.max}))


def _page_buttons(prompt: Prompt, choices: Choices, words: Words, page: int, pages: int) -> tuple[Button, ...]:
    def turn(to: int, key: str) -> Button:
        shown = words(Message(key, {"page": to + 1, "pages": pages}))
        verb = Verb(choices.table, "page", page_argument(choices.stop, prompt.kind, max(to, 0)))
        return Button(str(verb), shown)

    turns = []
    if page > 0:
        turns.append(turn(page - 1, "button-page-before"))
    if page < pages - 1:
        turns.append(turn(page + 1, "button-page-after"))
    return tuple(turns)


def _spread(buttons: Sequence[Button]) -> list[list[Button]]:
    """Rows of at most three, as even as they go: 2 and 2, 3 and 2."""
    count = -(-len(buttons) // BUTTONS_A_ROW)
    per_row = -(-len(buttons) // max(count, 1))
    return [list(buttons[start : start + per_row]) for start in range(0, len(buttons), per_row)]


def _within(groups: Sequence[Sequence[Row]], apart: Sequence[bool], room: int) -> tuple[Row, ...]:
    """The rows in at most that many: rather a label that a phone cuts than a choice that nobody can press."""
    rows = _joined(groups, apart, _fit_a_row)
    return rows if len(rows) <= room else _joined(groups, apart, _may_share_a_row)[:room]


def _joined(
    groups: Sequence[Sequence[Row]], apart: Sequence[bool], together: Callable[[Sequence[Button | Menu]], bool]
) -> tuple[Row, ...]:
    """All rows one below the other; neighbouring rows share one where they may, unless they are for other people.

    `apart` says of every group but the first whether nobody is asked both it and the group before.
    """
    rows: list[Row] = []
    for number, group in enumerate(groups):
        for place, row in enumerate(group):
            last = rows[-1] if rows else ()
            for_others = number and not place and apart[number - 1]
            if rows and not for_others and together((*last, *row)):
                rows[-1] = (*last, *row)
            else:
                rows.append(row)
    return tuple(rows)


def _fit_a_row(items: Sequence[Button | Menu]) -> bool:
    """Whether they are buttons that a phone shows whole beside each other."""
    most = LONG_FOR_TWO if len(items) <= 2 else SHORT
    return _may_share_a_row(items) and all(width(item.label) <= most for item in items if isinstance(item, Button))


def _may_share_a_row(items: Sequence[Button | Menu]) -> bool:
    return len(items) <= BUTTONS_A_ROW and all(isinstance(item, Button) for item in items)


def _component(item: Button | Menu) -> dict[str, Any]:
    if isinstance(item, Button):
        style = ("primary", "secondary", "success", "danger").index(item.style) + 1
        return {
            "type": 2,
            "custom_id": item.custom_id,
            "label": item.label,
            "style": style,
            "disabled": item.disabled,
        }
    return {
        "type": 3,
        "custom_id": item.custom_id,
        "placeholder": item.placeholder,
        "min_values": item.min,
        "max_values": item.max,
        "disabled": item.disabled,
        "options": [
            {"value": o.value, "label": o.label, "description": o.description, "default": o.default}
            for o in item.options
        ],
    }
