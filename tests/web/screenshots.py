"""Takes the pictures of docs/screenshots: the first screen, each title's start, middle and end, a
lesson and a puzzle.

Run by script/screenshots.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.server.servers import running
from tests.web.browser import DESKTOP, PHONE, Visitor, launch, visitor
from tests.web.test_lessons import begin

from quartier.bots.greedy import GreedyBot
from quartier.bots.match import bot_rng
from quartier.bots.position import Position
from quartier.core.history import History
from quartier.core.speech import Refusal
from quartier.core.titles import Value, find_title
from quartier.puzzles.puzzle import puzzles_of
from quartier.testing.random_play import plain_view

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
# Both languages and both colour schemes are shown, on both sizes.
LOOKS = (("light", "en-GB"), ("dark", "fr-FR"))
SIZES = {"desktop": DESKTOP, "phone": PHONE}
# The first title is shown in all looks, the others by day on a desk and by night on a phone.
FEW = ("desktop-light", "phone-dark")
# Until pictures and fonts stand.
CALM = 600
# A puzzle of 7 Wonders that says much at a look.
PUZZLE = 3
CHOICES = re.compile("Choices|Choix")
CONFIRM = re.compile("Confirm")


class Moment:
    """The first time the first seat is asked something when a number of its view is that high."""

    def __init__(self, prompt: str, field: str, number: int) -> None:
        self.prompt = prompt
        self.field = field
        self.number = number

    def is_now(self, history: History) -> bool:
        state = history.state
        reached = plain_view(state, 0)[self.field]
        assert isinstance(reached, int)
        return state.question(0).prompt == self.prompt and reached >= self.number


class Scene:
    """A game between bots, and the moments of it that are shown."""

    def __init__(
        self, title: str, seats: int, seed: int, start: Moment, middle: Moment, **options: Value
    ) -> None:
        self.title = title
        self.seats = seats
        self.seed = seed
        self.moments = {"start": start, "middle": middle}
        self.options = options

    def stages(self) -> Iterator[tuple[str, History]]:
        title = find_title(self.title)
        assert title is not None
        settings = title.settings(self.options)
        assert not isinstance(settings, Refusal)
        history = History(title, settings, self.seats, self.seed)
        rngs = [bot_rng(self.seed, seat) for seat in range(self.seats)]
        bot = GreedyBot()
        ahead = dict(self.moments)
        while deciders := history.state.deciders:
            seat = deciders[0]
            for stage in [name for name in ahead if seat == 0 and ahead[name].is_now(history)]:
                del ahead[stage]
                yield stage, history
            history.play(seat, bot.choose(Position(title, history.state, seat), rngs[seat]))
        assert not ahead, f"{self.title} never came to {list(ahead)}"
        yield "end", history


SCENES = (
    Scene(
        "sevenwonders",
        4,
        3,
        Moment("prompt-pick", "age", 1),
        Moment("prompt-pick", "age", 3),
        leaders=True,
        cities=True,
    ),
    Scene(
        "lacitta",
        4,
        1,
        Moment("prompt-turn", "year", 1),
        Moment("prompt-where", "year", 3),
        expansion=True,
    ),
    Scene(
        "smallcity",
        3,
        7,
        Moment("prompt-city-hall", "round", 0),
        Moment("prompt-citizen", "round", 6),
    ),
    Scene(
        "cardcity",
        3,
        1,
        Moment("prompt-place", "round", 1),
        Moment("prompt-place", "round", 5),
        level="advanced",
        victory="happiness",
    ),
)


def take(person: Visitor, name: str) -> None:
    person.page.wait_for_timeout(CALM)
    person.page.mouse.move(0, 0)
    person.page.screenshot(path=FOLDER / f"{name}.png")


def picture_teaching(person: Visitor, look: str) -> None:
    """A lesson that asks for something, and a puzzle that was tried."""
    begin(person, "sevenwonders", "city")
    person.page.locator("aside .actions button.main").click()
    person.page.locator("[data-ring]").first.wait_for()
    take(person, f"lesson-{look}")
    title = find_title("sevenwonders")
    assert title is not None
    puzzle = puzzles_of(title)[PUZZLE - 1]
    person.open(f"/puzzles/{title.id}/{puzzle.number}")
    choices = person.page.get_by_role("button", name=CHOICES)
    move = person.page.locator(f'[data-move="{puzzle.tempting}"]')
    choices.or_(move).first.wait_for()
    if choices.count():
        choices.click()
    move.click()
    person.page.get_by_role("button", name=CONFIRM).click()
    person.page.locator("li.right").first.wait_for()
    take(person, f"puzzle-{look}")


def picture(browser: Browser, url: str) -> None:
    """Everything in all looks: by day in English and by night in French."""
    for size_name, size in SIZES.items():
        for colours, language in LOOKS:
            look = f"{size_name}-{colours}"
            options = {"size": size, "language": language, "dark": colours == "dark"}
            with visitor(browser, url, **options) as person:  # type: ignore[arg-type]
                person.name_myself("Colette")
                person.play_now()
                person.open()
                person.page.locator("li a").first.wait_for()
                take(person, f"start-{look}")
                if look in FEW:
                    picture_teaching(person, look)
                for scene in SCENES if look in FEW else SCENES[:1]:
                    for stage, history in scene.stages():
                        person.open_record(history)
                        take(person, f"{scene.title}-{stage}-{look}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(f"sqlite:///{data}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        picture(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
