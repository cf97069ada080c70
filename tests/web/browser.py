"""A person at the page, in a real browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from playwright.sync_api import Browser, Locator, Page, Playwright, expect
from playwright.sync_api import TimeoutError as TookTooLong

from quartier.core.history import History
from quartier.core.record import record_of

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = (1400, 900)
PHONE = (360, 740)
PATIENCE = 30_000
TRIES = 6
# A process that thinks may have to start first, which says nothing of the page.
expect.set_options(timeout=PATIENCE)
# A page without an address, which a browser starts with, has nothing to remember anything in.
REMEMBER = """
if (location.protocol !== "about:") {{
  localStorage["quartier-speed"] ??= "{speed}";
  localStorage["quartier-known"] ??= `{known}`;
}}
"""
# Most have played all of these before.
KNOWN = """
{"titles": ["cardcity", "lacitta", "nightmarket", "sevenwonders", "smallcity"]}
"""
NAMES = ["Ann", "Hugo", "Inès", "Marius", "Odile"]


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)


class Visitor:
    """One page of one person, with what they do there."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    # Going places

    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.url}{path}")

    def name_myself(self, name: str) -> None:
        self.open()
        self.page.locator("#nickname").fill(name)
        self.page.locator("#nickname").press("Enter")
        self.page.locator("#nickname-note:not(:empty)").wait_for()

    def play_now(self) -> None:
        """From the first screen to a table, with one touch."""
        self.open()
        title = self.page.locator("article", has_text="7 Wonders")
        title.locator("button").first.click()
        self.wait_for_turn()

    def play_small(self, title: str) -> None:
        """From the first screen to a small table with easy bots, and tips."""
        self.open()
        card = self.page.locator("article", has=self.page.get_by_role("heading", name=title))
        card.locator("button.learn").click()
        self.page.locator("dialog [data-way=small]").click()
        self.wait_for_turn()

    def open_record(self, history: History) -> None:
        """To a table where a game has come this far; I have its first seat."""
        record = record_of(history, NAMES[: history.state.seats])
        answer = self.page.request.post(
            f"{self.url}/api/records",
            data=msgspec.json.encode(record),
            headers={"Content-Type": "application/json", "Origin": self.url},
        )
        assert answer.ok, answer.text()
        self.open(f"/t/{answer.json()['id']}")
        self.wait_for_turn()

    # At a table

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt p")

    @property
    def result(self) -> Locator:
        return self.page.locator("dialog table")

    @property
    def is_over(self) -> bool:
        return self.result.count() > 0

    def wait_for_turn(self) -> None:
        """Until something is asked of me, or the game is over."""
        self.page.locator(".prompt .lively, dialog table").first.wait_for()

    def open_choices(self) -> None:
        """The key opens the list if I am asked; one that is just closing needs it twice."""
        moves = self.page.locator("[data-move]").first
        for _ in range(TRIES):
            self.page.keyboard.press("c")
            try:
                moves.wait_for(timeout=PATIENCE / TRIES)
            except TookTooLong:
                continue
            return
        moves.wait_for()

    def choose(self, text: str) -> None:
        """Take this move from the list."""
        self._choose_by_mouse(f'[data-move="{text}"]', 0)

    def choose_by_mouse(self, number: int = 0) -> None:
        """Take one of the legal moves from the list."""
        self._choose_by_mouse("[data-move]", number)
        self.settle()

    def _choose_by_mouse(self, moves: str, number: int) -> None:
        listed = self.page.locator(moves)

        def touch() -> None:
            listed.nth(min(number, listed.count() - 1)).click(timeout=PATIENCE / TRIES)

        self._pick(touch, ".confirm button").click()

    def choose_by_keyboard(self, down: int = 0) -> None:
        """The same without a mouse: to the choices, down, Enter, Enter."""

        def walk() -> None:
            for _ in range(down):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")

        self._pick(walk, ".confirm button:focus")
        self.page.keyboard.press("Enter")
        self.settle()

    def _pick(self, point: Callable[[], None], confirm: str) -> Locator:
        """Point at a move until it can be confirmed: a list that is just closing or being
        replaced takes nothing.
        """
        confirmation = self.page.locator(confirm)
        for _ in range(TRIES):
            self.open_choices()
            try:
                point()
                confirmation.wait_for(timeout=PATIENCE / TRIES)
            except TookTooLong:
                continue
            break
        return confirmation

    def choose_on_board(self) -> None:
        """Pick a card of the hand and what to do with it, on the drawn board."""
        answers = self.page.locator(".board main .actions button.main, .board main .panel > button")
        # A card that was chosen before stays chosen if the new hand holds it, too.
        if not answers.count():
            self.page.locator(".hand button").first.click()
        answers.first.click()
        self.settle()

    def settle(self) -> None:
        """Until the table has taken the answer in."""
        expect(self.page.locator("[data-busy=false]")).to_be_attached(timeout=PATIENCE)

    def close_dialog(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")


@contextmanager
def visitor(
    browser: Browser,
    url: str,
    size: tuple[int, int] = DESKTOP,
    language: str = "en-GB",
    dark: bool = False,
    still: bool = True,
    speed: str = "instant",
    touch: bool = False,
    installed: bool = False,
    new: bool = False,
) -> Iterator[Visitor]:
    """A person with a browser of their own; what goes wrong in its page is a failure.

    Most have seen such games and want to be told nothing on the way.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if still else "no-preference",
        has_touch=touch or size == PHONE,
        # Who has not installed the page goes to the server for everything.
        service_workers="allow" if installed else "block",
    )
    context.add_init_script(REMEMBER.format(speed=speed, known="{}" if new else KNOWN))
    person = Visitor(context.new_page(), url)
    yield person
    context.close()
    assert person.errors == [], person.errors
