from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.screen.choices import Button, Choices, Menu, Row, closed_count, components, explanation, rows_of
from bot.screen.ids import Pick, Press, Verb, decode
from bot.screen.limits import check
from rules.kernel.message import Message
from rules.kernel.prompt import Closed, Option, Prompt


class Words:
    """Says every key as itself, with its arguments; attributes are there when `attributes` names them."""

    locale = "en"

    def __init__(self, **texts: str) -> None:
        self.texts = {key.replace("__", ".").replace("_", "-"): text for key, text in texts.items()}

    def __call__(self, message: Message, /) -> str:
        shown = {
            name: "+".join(self(each) for each in value) if isinstance(value, tuple) else value
            for name, value in message.args.items()
        }
        return self.texts.get(message.key, message.key).format(**shown)

    def has(self, key: str) -> bool:
        return key in self.texts


def options(count: int, **more: Any) -> tuple[Option, ...]:
    return tuple(Option(f"o{index}", label=f"l{index}", **more) for index in range(count))


def prompt(count: int = 2, kind: str = "move", seat: int = 0, **more: Any) -> Prompt:
    return Prompt(seat, kind, options(count), **more)


def show(*prompts: Prompt, words: Words | None = None, room: int = 4, **more: Any) -> tuple[Row, ...]:
    rows = rows_of(Choices("1", 5, prompts, **more), words or Words(), room)
    check({"components": components(rows)})
    return rows


def labels(rows: tuple[Row, ...]) -> list[list[str]]:
    return [[item.label if isinstance(item, Button) else item.custom_id for item in row] for row in rows]


@pytest.mark.parametrize(
    ("count", "shape"), [(1, [1]), (2, [2]), (3, [3]), (4, [2, 2]), (5, [3, 2])]
)  # fmt: skip
def test_few_options_are_buttons(count: int, shape: list[int]) -> None:
    rows = show(prompt(count))
    assert [len(row) for row in rows] == shape
    assert all(isinstance(item, Button) for row in rows for item in row)
    assert rows[0][0] == Button("g1:1:5:move:o0", "option-l0", "primary")


def test_more_options_are_a_menu() -> None:
    ((menu,),) = show(prompt(6))
    assert isinstance(menu, Menu)
    assert (menu.custom_id, menu.placeholder) == ("g1:1:5:move", "prompt-move")
    assert [line.value for line in menu.options] == [f"o{index}" for index in range(6)]


def test_long_options_are_a_menu() -> None:
    long = Words(option_l0="x" * 30)
    assert isinstance(show(prompt(3), words=long)[0][0], Menu)
    assert isinstance(show(prompt(2), words=long)[0][0], Button)
    assert isinstance(show(prompt(2), words=Words(option_l0="x" * 50))[0][0], Menu)


def test_very_many_options_have_pages() -> None:
    rows = show(prompt(60))
    assert labels(rows) == [["g1:1:5:move"], ["button-page-after"]]
    rows = show(prompt(60), pages={"move": 1})
    menu, turns = rows[0][0], rows[1]
    assert isinstance(menu, Menu)
    assert menu.options[0].value == "o25"
    assert [decode(button.custom_id) for button in turns] == [
        Verb("1", "page", "5:0:move"),
        Verb("1", "page", "5:2:move"),
    ]
    rows = show(prompt(60), pages={"move": 99})
    assert [len(item.options) for row in rows for item in row if isinstance(item, Menu)] == [10]


def test_several_may_be_chosen() -> None:
    several = Prompt(0, "pick", options(4), min=1, max=3)
    ((menu,),) = show(several, words=Words(menu_several="{text} {least}-{most}"))
    assert isinstance(menu, Menu)
    assert (menu.min, menu.max, menu.placeholder) == (1, 3, "prompt-pick 1-3")


def test_nothing_may_be_chosen() -> None:
    rows = show(Prompt(0, "pick", options(4), min=0, max=3))
    menu, (nothing,) = rows[0][0], rows[1]
    assert isinstance(menu, Menu)
    assert menu.min == 1
    assert decode(nothing.custom_id) == Press("1", 5, "pick")
    assert labels(show(Prompt(0, "pick", options(2), min=0))) == [["option-l0", "option-l1", "button-nothing"]]


def test_letters_are_on_buttons_and_in_menus() -> None:
    lettered = Prompt(0, "go", (Option("a", letter="A"), Option("b", letter="B", place="x")))
    assert labels(show(lettered, words=Words(option_go="rest"))) == [["A rest", "B rest"]]
    many = Prompt(0, "go", tuple(Option(str(n), letter="ABCDEF"[n]) for n in range(6)))
    words = Words(option_go="rest", option_go__menu="rest by the river", option_go__hint="quiet")
    ((menu,),) = show(many, words=words)
    assert isinstance(menu, Menu)
    assert (menu.options[2].label, menu.options[2].description) == ("C rest by the river", "quiet")


def test_a_thing_that_an_option_names_may_hint() -> None:
    many = Prompt(0, "use", tuple(Option(str(n), {"card": Message("card-web")}) for n in range(6)))
    ((menu,),) = show(many, words=Words(card_web__hint="no dragon appears"))
    assert isinstance(menu, Menu)
    assert menu.options[0].description == "no dragon appears"


def test_the_awaited_choice_comes_before_offers() -> None:
    offer = prompt(1, "help", offer=True)
    assert labels(show(offer, prompt(2))) == [["option-l0", "option-l1", "option-l0"]]
    rows = show(offer, prompt(2))
    assert [button.style for button in rows[0] if isinstance(button, Button)] == ["primary", "primary", "secondary"]
    assert labels(show(prompt(3), offer)) == [["option-l0", "option-l1", "option-l2"], ["option-l0"]]
    many_offers = prompt(4, "help", offer=True)
    assert labels(show(prompt(3), many_offers))[1] == ["g1:1:5:help"]


def test_buttons_share_a_row_only_where_each_is_shown_whole() -> None:
    offer = prompt(2, "help", offer=True)
    wide = Words(option_l1="ライトニング・ストライク")
    assert labels(show(prompt(1), offer, words=wide)) == [["option-l0"], ["option-l0", "ライトニング・ストライク"]]
    assert labels(
        show(prompt(1), prompt(1, "help", offer=True), words=Words(option_l0="ライトニング・ストライク"))
    ) == [["ライトニング・ストライク"] * 2]


def test_rather_a_long_label_than_a_choice_that_is_gone() -> None:
    places = tuple(Option(str(number), letter=chr(65 + number), place=f"p{number}") for number in range(26))
    long = Prompt(0, "move", (*places, Option("end", label="end"), Option("back", label="back")))
    words = Words(option_end="手番を終えて次の人に渡す", option_back="ほかの目を選び直す")
    rows = rows_of(Choices("1", 5, (long, prompt(2, "help", offer=True))), words, room=3)
    shown = [label for row in labels(rows)[1:] for label in row]
    assert len(rows) == 3 and {"手番を終えて次の人に渡す", "ほかの目を選び直す", "button-offers"} < set(shown)


def test_one_button_serves_several_seats() -> None:
    first = Prompt(0, "guard", (Option("yes"), Option("no")))
    second = Prompt(1, "guard", (Option("yes"), Option("no"), Option("both")))
    rows = show(first, second)
    ids = [button.custom_id for row in rows for button in row]
    assert ids == [f"g1:1:5:guard:{option}" for option in ("yes", "no", "both")]


def test_shared_buttons_hold_for_everybody() -> None:
    first = Prompt(0, "help", (Option("yes", {"odds": 62}),), offer=True)
    second = Prompt(1, "help", (Option("yes", {"odds": 81}),), offer=True)
    words = Words(option_help="help {odds}", option_help__shared="help")
    assert labels(show(first, second, words=words)) == [["help"]]
    assert labels(show(first, words=words)) == [["help 62"]]


def test_secret_choices_are_opened_in_private() -> None:
    secret = prompt(3, secret=True)
    rows = show(secret)
    assert [decode(button.custom_id) for button in rows[0]] == [Verb("1", "open", "5:move")]
    assert labels(show(secret, private=True)) == [["option-l0", "option-l1", "option-l2"]]


def test_the_second_press_is_another_button() -> None:
    end = Prompt(0, "end", (Option("go"), Option("stop", label="stop", confirm=True)))
    rows = show(end)
    assert rows[0][1] == Button("g1:1:5:end:stop", "option-stop", "secondary", confirm=True)
    rows = show(end, confirming=("end", "stop"))
    assert rows[0][1] == Button("g1:1:5!:end:stop", "button-confirm", "danger")
    rows = show(end, confirming=("end", "stop"), words=Words(option_stop__confirm="really"))
    assert rows[0][1] == Button("g1:1:5!:end:stop", "really", "danger")


def test_a_menu_line_is_confirmed_by_a_button() -> None:
    long = Prompt(0, "end", (*options(6), Option("stop", label="stop", confirm=True)))
    rows = show(long, confirming=("end", "stop"))
    menu, (button,) = rows[0][0], rows[1]
    assert isinstance(menu, Menu)
    assert [line.value for line in menu.options if line.default] == ["stop"]
    assert decode(button.custom_id) == Press("1", 5, "end", "stop", confirmed=True)


def test_what_does_not_fit_goes_behind_one_button() -> None:
    offers = [prompt(6, f"help{index}", offer=True) for index in range(6)]
    rows = show(prompt(5), *offers)
    assert len(rows) == 4
    assert decode(rows[-1][0].custom_id) == Verb("1", "offers", "5")


def test_closed_options_are_counted_and_explained() -> None:
    closed = tuple(Closed(each, Message(f"card-{each}"), Message("reason-late")) for each in "xy")
    other = Closed("z", Message("card-z"), Message("reason-early"))
    asked = prompt(2, closed=(*closed, other))
    assert closed_count((asked, asked)) == 3
    assert "card" not in str(labels(show(asked)))
    words = Words(help_closed="{what}: {why}", help_move="Choose where to go")
    assert explanation((asked,), words).splitlines() == [
        "Choose where to go",
        "card-x+card-y: reason-late",
        "card-z: reason-early",
    ]


def test_a_kind_of_choice_may_say_what_its_closed_options_are() -> None:
    asked = prompt(kind="spell", closed=(Closed("c", Message("web"), Message("late")),))
    words = Words(help_spell="Cast one.", help_spell__closed="the spell {what}: {why}", help_closed="{what}: {why}")
    assert explanation([asked], words).splitlines()[-1] == "the spell web: late"


def test_what_is_no_place_is_grey_among_the_buttons_of_places() -> None:
    places = (Option("a", letter="A"), Option("b", letter="B"), Option("back"))
    (row,) = rows_of(Choices("t", 1, (Prompt(0, "go", places),)), Words())
    assert [item.style for item in row] == ["primary", "primary", "secondary"]
    (row,) = rows_of(Choices("t", 1, (prompt(2),)), Words())
    assert [item.style for item in row] == ["primary", "primary"]


def test_a_prompt_without_help_is_explained_by_its_question() -> None:
    assert explanation((prompt(),), Words()) == "prompt-move"


prompts = st.lists(
    st.builds(
        lambda count, seat, kind, least, most, offer, secret: Prompt(
            seat, kind, options(count), min(least, most, count), min(most, count), offer=offer, secret=secret
        ),
        st.integers(0, 70),
        st.integers(0, 7),
        st.sampled_from(["a", "b", "c", "d", "e", "f"]),
        st.integers(0, 2),
        st.integers(1, 3),
        st.booleans(),
        st.booleans(),
    ),
    max_size=8,
    unique_by=(lambda each: (each.seat, each.kind)),
)


@given(prompts, st.integers(1, 5), st.booleans(), st.integers(0, 3))
def test_whatever_is_asked_fits_discord(asked: list[Prompt], room: int, private: bool, page: int) -> None:
    pages = dict.fromkeys("abcdef", page)
    rows = rows_of(Choices("1", 5, tuple(asked), pages, ("a", "o1"), private), Words(), room)
    assert len(rows) <= room
    check({"components": components(rows)})
    for row in rows:
        assert len(row) <= 3
        for item in row:
            meant = decode(item.custom_id)
            assert isinstance(meant, Pick if isinstance(item, Menu) else (Press, Verb))


def test_what_is_no_place_stands_beside_the_menu_of_places() -> None:
    places = tuple(Option(str(n), letter="ABCDEFG"[n]) for n in range(7))
    end, back = Option("end", label="end", confirm=True), Option("back", label="back")
    asked = Prompt(0, "go", (*places, back, end))
    menu, buttons = show(asked)
    assert isinstance(menu[0], Menu)
    assert [line.value for line in menu[0].options] == [str(n) for n in range(7)]
    assert [decode(button.custom_id) for button in buttons] == [
        Press("1", 5, "go", "back"),
        Press("1", 5, "go", "end"),
    ]
    _, confirming = show(asked, confirming=("go", "end"))
    assert decode(confirming[1].custom_id) == Press("1", 5, "go", "end", confirmed=True)
    five = show(Prompt(0, "go", (*places[:5], back, end)))
    assert [len(row) for row in five] == [3, 2, 2], "few places are buttons then"
    optional = Prompt(0, "go", (*places, end), min=0)
    assert labels(show(optional))[1] == ["option-end", "button-nothing"]


def test_what_only_others_may_use_has_rows_of_its_own() -> None:
    apart = show(prompt(1, "roll", seat=0), prompt(2, "help", seat=1, offer=True))
    assert labels(apart) == [["option-l0"], ["option-l0", "option-l1"]]
    mine_too = show(prompt(1, "roll", seat=0), prompt(2, "help", seat=0, offer=True))
    assert labels(mine_too) == [["option-l0", "option-l0", "option-l1"]]
