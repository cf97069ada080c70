"""Films a few turns of each title into docs/screenshots. Run by script/screenshots."""

from __future__ import annotations

import tempfile
import time
from base64 import b64decode, b64encode
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.server.servers import running
from tests.web.browser import Visitor, launch, visitor
from tests.web.screenshots import FOLDER, SCENES, Scene

WEB = Path(__file__).parents[2] / "web"
ENCODER = WEB / "node_modules" / "gifenc" / "dist" / "gifenc.esm.js"
SIZE = (1180, 740)
WIDTH = 720
# Answers of the person, and how long a film shows what follows one.
ANSWERS = 3
LONGEST = 5.0
LAST = 1500


class Film:
    """Pictures of a page, each with the milliseconds it is seen."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.pictures: list[bytes] = []
        self.times: list[float] = []

    def take(self) -> None:
        picture = self.person.page.screenshot()
        if not self.pictures or picture != self.pictures[-1]:
            self.pictures.append(picture)
            self.times.append(time.monotonic())

    def until_asked(self) -> None:
        """What happens before the person is asked again."""
        start = time.monotonic()
        lively = self.person.page.locator(".prompt .lively")
        while time.monotonic() - start < LONGEST:
            self.take()
            if time.monotonic() - start > 1 and lively.count():
                return

    def write(self, browser: Browser, path: Path) -> None:
        delays = [
            round((after - before) * 1000)
            for before, after in zip(self.times, self.times[1:], strict=False)
        ]
        frames = [
            {"picture": b64encode(picture).decode(), "delay": delay}
            for picture, delay in zip(self.pictures, [*delays, LAST], strict=True)
        ]
        page = browser.new_page()
        encoder = ENCODER.read_text(encoding="utf-8")
        script = (Path(__file__).parent / "gif.js").read_text(encoding="utf-8")
        film = page.evaluate(script, {"encoder": encoder, "frames": frames, "width": WIDTH})
        page.close()
        path.write_bytes(b64decode(film))


def hand_of(person: Visitor) -> Visitor:
    """A second page of the same person, which is not filmed: there the answers are given."""
    hand = Visitor(person.page.context.new_page(), person.url)
    hand.page.add_init_script("localStorage.setItem('quartier-speed', 'instant')")
    hand.page.goto(person.page.url)
    return hand


def answer(hand: Visitor) -> None:
    """Play what a bot would."""
    hand.wait_for_turn()
    table = hand.page.url.split("/t/")[1].split("?")[0]
    hint = hand.page.request.get(f"{hand.url}/api/tables/{table}/hint").json()
    hand.open_choices()
    best = hint["candidates"][0]["move"]["text"] if "candidates" in hint else None
    chosen = hand.page.locator(f'[data-move="{best}"]' if best else "[data-move]").first
    chosen.click()
    hand.page.locator(".confirm button").click()
    hand.settle()


def film(browser: Browser, url: str, scene: Scene) -> None:
    history = next(history for stage, history in scene.stages() if stage == "middle")
    with visitor(browser, url, size=SIZE, still=False) as person:
        person.name_myself("Colette")
        person.open_record(history)
        made = Film(person)
        hand = hand_of(person)
        for _ in range(ANSWERS):
            made.take()
            answer(hand)
            made.until_asked()
        made.write(browser, FOLDER / f"{scene.title}.gif")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        running(f"sqlite:///{data}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for scene in SCENES:
            film(browser, server.url, scene)
        browser.close()


if __name__ == "__main__":
    main()
