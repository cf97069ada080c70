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
from quartier.titles.smallcity import TITLE

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
# Both languages and both colour schemes are shown, on both sizes.
LOOKS = (("light", "en-GB"), ("dark", "fr-FR"))
SIZES = {"desktop": DESKTOP, "phone": PHONE}
# The middle of the second age.
MIDDLE = 9
AFTERGLOW = 4_000
SMALL_CITY_SEATS = 3
SMALL_CITY_SEED = 7
SMALL_CITY_MIDDLE = 6


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


def small_city() -> Iterator[tuple[str, History]]:
    """The same of a game of Small City between bots, when something is asked of the first seat."""
    settings = TITLE.settings({})
    assert not isinstance(settings, Refusal)
    history = History(TITLE, settings, SMALL_CITY_SEATS, SMALL_CITY_SEED)
    bot = GreedyBot()
    rngs = [bot_rng(SMALL_CITY_SEED, seat) for seat in range(SMALL_CITY_SEATS)]
    yield "start", history
    shown = False
    while deciders := history.state.deciders:
        seat = deciders[0]
        if seat == 0 and not shown and history.state.question(0).prompt == "prompt-citizen":
            shown = history.state.view(0)["round"] == SMALL_CITY_MIDDLE
            if shown:
                yield "middle", history
        history.play(seat, bot.choose(Position(TITLE, history.state, seat), rngs[seat]))
    yield "end", history


def picture_small_city(browser: Browser, url: str) -> None:
    """By day on a desktop in English, by night on a phone in French."""
    for stage, history in small_city():
        for size, colours, language in (("desktop", "light", "en-GB"), ("phone", "dark", "fr-FR")):
            options = {"size": SIZES[size], "language": language, "dark": colours == "dark"}
            with visitor(browser, url, **options) as person:  # type: ignore[arg-type]
                person.name_myself("Colette")
                person.open_record(history)
                if stage == "start":
                    # The City Hall in the hand, with its influence.
                    person.page.locator("[data-cell=c4]").focus()
                take(person, f"smallcity-{stage}-{size}-{colours}")


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
        picture_small_city(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
