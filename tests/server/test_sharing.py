"""What messengers and other pages show of a finished table, quiet hours, and the installed page."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from datetime import datetime
from struct import unpack
from zoneinfo import ZoneInfo

import pytest
from tests.server.people import Json, Person, play_out
from tests.server.servers import Server
from tests.server.test_society import eventually

from quartier.server.people.quiet import Quiet, quiet_left
from quartier.server.picture import HEIGHT, INK, SKY, STREET, WIDTH, skyline
from quartier.server.routes.page import folder

PARIS = "Europe/Paris"


def finished(ada: Person, ben: Person) -> Json:
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    looks = [ada.look(table), ben.look(table)]
    play_out(looks)
    for look in looks:
        look.close()
    return table


def test_a_finished_table_has_a_preview_for_who_has_its_address(
    people: Callable[..., list[Person]],
) -> None:
    if not (folder() / "index.html").is_file():
        pytest.skip("the page is not built")
    ada, ben = people("Ada", "Ben")
    table = finished(ada, ben)
    eve = Person(ada.url)
    path = f"/t/{table['id']}"

    def page(query: str = "", language: str = "fr-FR,fr;q=0.9") -> str:
        return eve.http.get(path + query, headers={"Accept-Language": language}).text

    assert "og:title" not in page()
    shown = eventually(lambda: page(f"?link={table['link']}"), lambda text: "Ada" in text)
    assert '<meta property="og:title" content="7 Wonders" />' in shown
    picture = f"/api/tables/{table['id']}/picture.png?link={table['link']}"
    assert picture in shown
    drawn = eve.http.get(picture)
    assert drawn.headers["content-type"] == "image/png"
    assert unpack(">II", drawn.content[16:24]) == (WIDTH, HEIGHT)
    eve.get(f"/api/tables/{table['id']}/picture.png", status=404)
    # A messenger opens what the preview names, not what was sent: the same moment.
    moment = page(f"?link={table['link']}&at=7")
    assert f'/t/{table["id"]}?link={table["link"]}&amp;at=7" />' in moment

    running = ada.new_table("me", "easy", "easy")
    refused = eve.http.get(f"/api/tables/{running['id']}/picture.png?link={running['link']}")
    assert refused.json()["key"] == "refusal-not-over"


def test_only_the_viewer_may_stand_in_pages_of_others(server: Server) -> None:
    eve = Person(server.url)
    for path, framed in (("/", False), ("/t/x", False), ("/embed/x", True), ("/api/me", False)):
        policy = eve.http.get(path).headers["content-security-policy"]
        assert ("frame-ancestors 'none'" in policy) is not framed
        assert "default-src 'self'" in policy


def test_a_tower_is_as_high_as_the_points() -> None:
    png = skyline([10.0, 30.0], [2, 1])
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    length = unpack(">I", png[33:37])[0]
    raw = zlib.decompress(png[41 : 41 + length])
    rows = [raw[at + 1 : at + 1 + 3 * WIDTH] for at in range(0, len(raw), 3 * WIDTH + 1)]
    assert len(rows) == HEIGHT

    def height(x: int) -> int:
        return sum(row[3 * x : 3 * x + 3] != bytes(SKY) for row in rows)

    first, second = WIDTH // 3 - 70, 2 * WIDTH // 3 - 70
    assert 0 < height(first) < height(second)
    ground = [row[3 * (WIDTH // 3) :] for row in rows[-STREET:]]
    assert any(bytes(INK) in row for row in ground), "the points are on the street"
    # Whoever has nothing, or less, has a house, too.
    assert skyline([-12.5, 0.0], [2, 1]).startswith(b"\x89PNG")
    assert skyline([], []).startswith(b"\x89PNG")


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(PARIS)).timestamp()


@pytest.mark.parametrize(
    ("begin", "end", "now", "left"),
    [
        ("22:00", "08:00", "2026-11-16 21:59", 0),
        ("22:00", "08:00", "2026-11-16 22:00", 10 * 3_600),
        ("22:00", "08:00", "2026-11-17 07:30", 1_800),
        ("22:00", "08:00", "2026-11-17 08:00", 0),
        ("12:00", "14:00", "2026-11-16 13:00", 3_600),
        ("12:00", "14:00", "2026-11-16 15:00", 0),
        # The clocks go back an hour in this night.
        ("22:00", "08:00", "2026-10-24 23:00", 10 * 3_600),
    ],
)
def test_quiet_hours_end_by_the_clock_where_somebody_lives(
    begin: str, end: str, now: str, left: float
) -> None:
    assert Quiet(begin, end, PARIS).left(at(now)) == left
    assert quiet_left("", at(now)) == 0


def test_quiet_hours_are_checked_and_kept(people: Callable[..., list[Person]]) -> None:
    (ada,) = people("Ada")
    assert ada.get("/api/me")["quiet"] is None
    night = {"begin": "22:00", "end": "08:00", "zone": PARIS}
    for wrong in ({"zone": "Nowhere/City"}, {"end": "22:00"}):
        refused = ada.post("/api/me/quiet", status=400, quiet={**night, **wrong})
        assert refused["key"] == "refusal-quiet"
    ada.post("/api/me/quiet", status=400, quiet={**night, "begin": "25:00"})
    assert ada.post("/api/me/quiet", quiet=night)["quiet"] == night
    assert ada.get("/api/me")["quiet"] == night
    assert ada.post("/api/me/quiet", quiet=None)["quiet"] is None


def test_the_worker_keeps_nothing_that_is_played() -> None:
    """Old rules or an old page would be a wrong game: only the words for being offline are kept."""
    worker = (folder() / "worker.js").read_text()
    assert worker.count("cache.add(") == 1
    assert "cache.put" not in worker
    assert '"navigate"' in worker
