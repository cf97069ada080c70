"""Takes the pictures of docs/screenshots: a game from start to end, and a city of Card City XL.

Run by script/screenshots.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.server.servers import running
from tests.web.browser import DESKTOP, PHONE, Visitor, launch, visitor
from tests.web.test_cardcity import answer_on_board, sit_down

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
# Both languages and both colour schemes are shown, on both sizes.
LOOKS = (("light", "en-GB"), ("dark", "fr-FR"))
SIZES = {"desktop": DESKTOP, "phone": PHONE}
# The middle of the second age.
MIDDLE = 9
# Some rounds into a game of Card City XL, with a card in hand.
CITY_GROWN = 30
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


def picture_card_city(person: Visitor, look: str) -> None:
    sit_down(person, 3, bot="greedy", level="advanced", victory="happiness")
    answers = 0
    while answers < CITY_GROWN or not person.page.locator("[data-cell][data-open]").count():
        answer_on_board(person)
        person.wait_for_turn()
        answers += 1
    person.page.evaluate("scrollTo(0, 0)")
    take(person, f"cardcity-{look}")


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
                    picture_card_city(person, f"{size_name}-{colours}")
        browser.close()


if __name__ == "__main__":
    main()
