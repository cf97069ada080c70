"""Every question of every title on every kind of screen, side by side, to be looked at.

Run by script/contact-sheet. It writes a picture of each screen and sheets of them.
"""

from __future__ import annotations

import argparse
import html
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.server.servers import running
from tests.web.browser import Visitor, launch, visitor

from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.titles import Value, find_title

# Screens for fingers and for a mouse; 1366 × 650 is what a laptop's browser leaves of 768 rows.
TOUCHED = ((360, 740), (390, 844), (820, 1180))
POINTED = ((1366, 650), (1400, 900), (1920, 1080))
LOOKS = (("light", "en-GB"), ("dark", "fr-FR"))
# Until pictures and fonts stand, and until a board has found its place in another frame.
CALM = 500
RESIZED = 250
SEEDS = 3
PER_ROW = {True: 8, False: 4}


class Variant:
    """A way to play a title in which its questions come up."""

    def __init__(self, title: str, seats: int, **options: Value) -> None:
        self.title = title
        self.seats = seats
        self.options = options

    def game(self, seed: int) -> tuple[History, dict[str, int]]:
        """A game drawn by lot, and how many moves it had when the first seat was last asked each
        question: late, because boards are full then.
        """
        title = find_title(self.title)
        assert title is not None
        settings = title.settings(self.options)
        assert not isinstance(settings, Refusal)
        history = History(title, settings, self.seats, seed)
        rng = seeded(seed)
        asked: dict[str, int] = {}
        while deciders := history.state.deciders:
            if 0 in deciders:
                asked[history.state.question(0).prompt] = len(history.decisions)
            seat = deciders[-1]
            history.play(seat, history.state.draw(seat, rng))
        return history, asked

    def questions(self) -> Iterator[tuple[str, History]]:
        """Each question once, at the position it is asked in."""
        met: set[str] = set()
        for seed in range(SEEDS):
            history, asked = self.game(seed)
            for prompt, length in sorted(asked.items(), key=lambda one: -one[1]):
                if prompt not in met:
                    met.add(prompt)
                    history.rewind(length)
                    yield prompt, history


VARIANTS = (
    Variant("sevenwonders", 4, leaders=True, cities=True, sides="choose"),
    Variant("sevenwonders", 8, leaders=True, cities=True, teams=True),
    Variant("sevenwonders", 2),
    Variant("lacitta", 4, expansion=True, setup="advanced"),
    Variant("smallcity", 4, game="advanced", borough="expert"),
    Variant("smallcity", 1),
    Variant("cardcity", 4, level="advanced", architect=True, ecology=True),
    Variant("cardcity", 1),
)


def take(browser: Browser, url: str, folder: Path, variant: Variant, name: str) -> list[Path]:
    """All questions of a variant in all looks; the pictures that were made."""
    made = []
    for colours, language in LOOKS:
        for sizes in (TOUCHED, POINTED):
            options = {"language": language, "dark": colours == "dark", "touch": sizes is TOUCHED}
            with visitor(browser, url, **options) as person:  # type: ignore[arg-type]
                person.name_myself("Colette")
                for prompt, history in variant.questions():
                    person.page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
                    person.open_record(history)
                    person.page.wait_for_timeout(CALM)
                    for size in sizes:
                        picture = folder / f"{name}-{prompt}-{size[0]}x{size[1]}-{colours}.png"
                        made.append(shot(person, size, picture))
    return made


def shot(person: Visitor, size: tuple[int, int], picture: Path) -> Path:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.wait_for_timeout(RESIZED)
    person.page.screenshot(path=picture)
    return picture


def sheets(browser: Browser, folder: Path, name: str, pictures: list[Path]) -> None:
    """The pictures of each screen side by side, with the names of their questions."""
    for size in (*TOUCHED, *POINTED):
        here = [picture for picture in pictures if f"-{size[0]}x{size[1]}-" in picture.name]
        columns = PER_ROW[size in TOUCHED]
        cells = "".join(
            f"<figure><img src='{picture.as_uri()}' width='100%'>"
            f"<figcaption>{html.escape(picture.stem)}</figcaption></figure>"
            for picture in here
        )
        sheet = folder / f"sheet-{name}-{size[0]}x{size[1]}.html"
        sheet.write_text(
            "<!doctype html><meta charset='utf-8'><style>body{margin:8px;display:grid;gap:8px;"
            f"font:11px sans-serif;grid-template-columns:repeat({columns},1fr)}}"
            f"figure{{margin:0}}</style>{cells}",
            encoding="utf-8",
        )
        page = browser.new_page(viewport={"width": 2000, "height": 1200})
        page.goto(sheet.as_uri())
        page.screenshot(path=sheet.with_suffix(".png"), full_page=True)
        page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--title", default="", help="one title only")
    chosen = parser.parse_args()
    folder = chosen.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(f"sqlite:///{data}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for variant in VARIANTS:
            if chosen.title in ("", variant.title):
                name = f"{variant.title}-{variant.seats}"
                sheets(browser, folder, name, take(browser, server.url, folder, variant, name))
        browser.close()


if __name__ == "__main__":
    main()
