"""Takes the pictures of docs/screenshots: start, middle and end of a game of each title.

Run by script/screenshots.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.server.servers import running
from tests.web.browser import DESKTOP, PHONE, Visitor, launch, visitor

from quartier.bots.greedy import GreedyBot
from quartier.bots.match import bot_rng
from quartier.bots.position import Position
from quartier.core.history import History
from quartier.core.speech import Refusal
from quartier.titles import lacitta

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
# Both languages and both colour schemes are shown, on both sizes.
LOOKS = (("light", "en-GB"), ("dark", "fr-FR"))
SIZES = {"desktop": DESKTOP, "phone": PHONE}
# The middle of the second age.
MIDDLE = 9
AFTERGLOW = 4_000


def take(person: Visitor, name: str) -> None:
    # What the last events lit has faded by then.
    person.page.wait_for_timeout(AFTERGLOW)
    person.page.mouse.move(0, 0)
    person.page.screenshot(path=FOLDER / f"{name}.png")


def picture_a_game(person: Visitor, look: str) -> None:
    person.name_myself("Colette")
    person.play_now()
    person.open()
    person.page.locator("li a").first.wait_for()
    take(person, f"start-{look}")
    person.page.locator("li a").first.click()
    person.wait_for_turn()
    choices = 0
    while not person.is_over:
        if choices == MIDDLE:
            take(person, f"middle-{look}")
        person.choose_on_board()
        person.wait_for_turn()
        choices += 1
    take(person, f"end-{look}")


def la_citta() -> Iterator[tuple[str, History]]:
    """A game of La Città between bots: its first turn, a building on its way in year 3, its end."""
    settings = lacitta.TITLE.settings({"expansion": True})
    assert not isinstance(settings, Refusal)
    seats, seed = 4, 1
    history = History(lacitta.TITLE, settings, seats, seed)
    rngs = [bot_rng(seed, seat) for seat in range(seats)]
    bot = GreedyBot()
    wanted = {"start": ("prompt-turn", 1), "middle": ("prompt-where", 3)}
    while deciders := history.state.deciders:
        seat = deciders[0]
        for stage, (prompt, year) in list(wanted.items()):
            asked = seat == 0 and history.state.question(0).prompt == prompt
            if asked and history.state.view(0)["year"] == year:
                del wanted[stage]
                yield stage, history
        history.play(seat, bot.choose(Position(lacitta.TITLE, history.state, seat), rngs[seat]))
    yield "end", history


def picture_la_citta(browser: Browser, url: str) -> None:
    """By day on a desktop in English, by night on a phone in French."""
    for stage, history in la_citta():
        for size, (colours, language) in zip(SIZES, LOOKS, strict=True):
            options = {"size": SIZES[size], "language": language, "dark": colours == "dark"}
            with visitor(browser, url, **options) as person:  # type: ignore[arg-type]
                person.name_myself("Colette")
                person.open_record(history)
                if stage == "end":
                    person.close_dialog()
                take(person, f"lacitta-{stage}-{size}-{colours}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(f"sqlite:///{data}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for size_name, size in SIZES.items():
            for colours, language in LOOKS:
                options = {"size": size, "language": language, "dark": colours == "dark"}
                with visitor(browser, server.url, **options) as person:  # type: ignore[arg-type]
                    picture_a_game(person, f"{size_name}-{colours}")
        picture_la_citta(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
