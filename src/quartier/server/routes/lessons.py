"""Lessons: what they are made of, and tables at which they are held."""

from __future__ import annotations

import time
from functools import cache

import msgspec
from litestar import get, post
from litestar.params import FromPath

from quartier.bots.levels import LEVELS
from quartier.core.titles import Title
from quartier.lessons.lesson import Lesson, find_lesson, lessons_of, opening
from quartier.server.messages import Chapter, TableSummary
from quartier.server.opening import log_of
from quartier.server.replays import Replayed
from quartier.server.routes.common import Address, Asking, Provided, RefusedRequest, known
from quartier.server.routes.lobby import seat_for
from quartier.server.routes.room import check_room
from quartier.server.routes.summaries import summary
from quartier.server.storage.rows import RUNNING
from quartier.server.tables import new_game
from quartier.server.titles import find_title
from quartier.table.pace import Pace
from quartier.table.seats import Seat

# Who plays on where the script of a lesson ends.
RIVAL = LEVELS[0].name


@get("/api/lessons/{title_id:str}/{name:str}", summary="A lesson of a title, step by step")
async def show_lesson(title_id: FromPath[str], name: FromPath[str]) -> Lesson:
    return _found(title_id, name)[1]


@post("/api/lessons/{title_id:str}/{name:str}", summary="Begin a lesson at a table of mine")
async def begin_lesson(
    title_id: FromPath[str], name: FromPath[str], services: Provided, me: Asking, address: Address
) -> TableSummary:
    """I get the first seat, easy bots the others; they play what the lesson says as long as it
    does.
    """
    person = known(me)
    title, lesson = _found(title_id, name)
    await check_room(services, person, address, public=False)
    rivals = [Seat(bot=RIVAL) for _ in range(lesson.seats - 1)]
    start = _start(title, lesson.name)
    seats = [seat_for(person, wait=False), *rivals]
    fresh = new_game(title, start.settings, seats, Pace(), False, person.id)
    game = msgspec.structs.replace(
        fresh,
        lesson=lesson.name,
        seed=start.seed,
        secret="",
        status=RUNNING,
        started=fresh.created,
        noted=len(start.log),
        waiting=start.waiting,
        position=start.position,
    )
    now = time.time()
    await services.games.add(game, [msgspec.structs.replace(one, at=now) for one in start.log])
    services.notices.table_changed(game)
    return summary(services, game, person)


def chapters_of(title: Title) -> list[Chapter]:
    return [Chapter(lesson.name, lesson.minutes) for lesson in lessons_of(title)]


def _found(title_id: str, name: str) -> tuple[Title, Lesson]:
    title = find_title(title_id)
    if title is None:
        raise RefusedRequest(404, "refusal-no-title")
    lesson = find_lesson(title, name)
    if lesson is None:
        raise RefusedRequest(404, "refusal-no-lesson")
    return title, lesson


@cache
def _start(title: Title, name: str) -> Replayed:
    """What the table of a lesson begins with: always the same."""
    lesson = find_lesson(title, name)
    assert lesson is not None, f"there was a lesson {name} before"
    past = opening(title, lesson)
    return Replayed(
        past.settings,
        str(lesson.seed),
        [],
        log_of(past, 0.0),
        past.state.deciders,
        past.state.fingerprint(),
        None,
    )


HANDLERS = [show_lesson, begin_lesson]
