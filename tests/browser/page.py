"""The page of `ryutaku play` as a person uses it: what stands there is read, buttons are pressed by their labels."""

from __future__ import annotations

import base64
import re
from contextlib import suppress
from typing import NamedTuple

from playwright.sync_api import ConsoleMessage, Locator, Page, TimeoutError

MESSAGES = "#channel-message-list > article"
STATUS = "#action-status"
PICTURES = "**/api/assets/**"
DOT = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")
"""A picture of one point, in place of those that nobody looks at.

The page decodes every picture before it hands it out, which takes seconds, and has no answer but 404 for one that the
next press has replaced meanwhile; so each turn would leave errors in the console that are none of the bot's.
"""

TRIES = 3
"""How often a menu is opened: the page closes it when it renders anew."""

WAITING = "waiting for the answer"


class Shown(NamedTuple):
    """A message as it stands there: its number, its text, and the labels of its buttons and menus.

    `blue` are the buttons that lead on, `red` those that ask whether one is sure.
    """

    id: str
    text: str
    private: bool
    buttons: tuple[str, ...]
    blue: tuple[str, ...]
    red: tuple[str, ...]
    menus: tuple[str, ...]
    picture: bool


class Preview:
    """The page. `presses` counts what was pressed, by whom; `errors` are those of the browser's console."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.viewer = ""
        self.presses: list[tuple[str, str]] = []
        self.errors: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        # The page has no icon; browsers ask for one all the same.
        page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        page.route(PICTURES, lambda route: route.fulfill(status=200, content_type="image/png", body=DOT))
        page.goto(address)
        page.locator("#channel-composer-input").wait_for()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} {message.location}")

    def look_as(self, name: str) -> None:
        """See the channel as that member."""
        if self.viewer != name:
            self._settle(lambda: self.page.select_option("#viewer-picker", label=name))
            self.viewer = name

    def messages(self) -> list[Shown]:
        """What the viewer sees, from above."""
        return [Shown(**each) for each in self.page.locator(MESSAGES).evaluate_all(READ)]

    def board(self) -> Shown:
        """The newest message that everybody sees."""
        return [each for each in self.messages() if not each.private][-1]

    def answer(self) -> Shown:
        """The newest private message."""
        return [each for each in self.messages() if each.private][-1]

    def press(self, message: Shown, label: str) -> None:
        """Press the button with that label."""
        buttons = self._at(message).locator(".message-components").get_by_role("button", name=label, exact=True)
        self._settle(buttons.first.click)
        self.presses.append((self.viewer, label))

    def lines(self, message: Shown, number: int = 0) -> list[str]:
        """The lines of a menu."""
        lists = self._at(message).locator(".select-list").nth(number)
        return [str(each) for each in lists.locator(".option-label").evaluate_all("all => all.map(e => e.textContent)")]

    def pick(self, message: Shown, line: str, number: int = 0) -> None:
        """Choose a line of a menu."""
        menu = self._at(message).locator(".preview-select").nth(number)
        trigger = menu.locator(".select-trigger")
        wanted = menu.locator(".select-option", has_text=line).first
        for _ in range(TRIES):
            if trigger.get_attribute("aria-expanded") != "true":
                trigger.click()
            with suppress(TimeoutError):
                wanted.wait_for(timeout=3000)
                break
        self._settle(wanted.click)
        self.presses.append((self.viewer, line))

    def shows_picture(self, message: Shown) -> bool:
        """Whether the picture of a message is really seen; until this is asked a dot stands in for it."""
        self.page.unroute(PICTURES)
        self.page.reload()
        image = self._at(message).locator(".message-attachments img")
        image.scroll_into_view_if_needed(timeout=30_000)
        self.page.wait_for_function("image => image.naturalWidth > 1", arg=image.element_handle(), timeout=30_000)
        return int(image.evaluate("image => image.naturalWidth")) > 1

    def _at(self, message: Shown) -> Locator:
        return self.page.locator(f'{MESSAGES}[data-message-id="{message.id}"]')

    def _settle(self, action: object) -> None:
        """Do something, and wait until the page says what came of it."""
        self.page.evaluate(f"document.querySelector('{STATUS}').textContent = '{WAITING}'")
        assert callable(action)
        action()
        self.page.wait_for_function(
            f"""() => {{
                const said = document.querySelector('{STATUS}').textContent;
                const busy = document.querySelector('{MESSAGES}[aria-busy="true"]');
                return said !== '{WAITING}' && !/ing$|…$/.test(said.trim()) && !busy;
            }}""",
            timeout=20_000,
        )


READ = """all => all.map(article => {
    const enabled = '.message-components .component-row > button:not([disabled])';
    const labels = style => [...article.querySelectorAll(enabled + style)].map(button => button.innerText.trim());
    return {
    id: article.dataset.messageId,
    text: article.querySelector('.message-content')?.innerText ?? '',
    private: article.querySelector('.message-ephemeral-note') !== null,
    buttons: labels(''), blue: labels('.button-style-1'), red: labels('.button-style-4'),
    menus: [...article.querySelectorAll('.select-trigger')].map(menu => menu.getAttribute('aria-label')),
    picture: article.querySelector('.message-attachments') !== null,
}})"""


def named(text: str, members: tuple[str, ...]) -> str:
    """Whom the first line of a board names."""
    line = text.splitlines()[0]
    found = [member for member in members if re.search(rf"@\s?{member}", line)]
    assert len(found) == 1, f"nobody is named in {line!r}"
    return found[0]
