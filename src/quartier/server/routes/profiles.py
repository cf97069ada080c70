"""Profiles: what somebody has played and how it went, for those they show it to."""

from __future__ import annotations

from collections import Counter

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from quartier.server.messages import Request
from quartier.server.people.openings import Opening, openings_of
from quartier.server.people.ratings import Rating
from quartier.server.routes.common import Asking, Provided, RefusedRequest, known
from quartier.server.routes.ratings import RatingInfo, info_of
from quartier.server.routes.relations import named
from quartier.server.services import Services
from quartier.server.storage.identities import Identity, ShownTo
from quartier.server.storage.puzzles import Solved

RECENT = 20
MOST_POINTS = 100


class CoursePoint(msgspec.Struct, frozen=True):
    at: float
    rating: int
    spread: int


class TitleProfile(msgspec.Struct, frozen=True):
    """Somebody at a title: tables by the rank reached among people and bots, and alone.

    `points` and `points_alone` are those of the last tables, in their order.
    """

    title: str
    games: int
    ranks: dict[str, int]
    alone: int
    best_alone: float | None
    rating: RatingInfo | None
    course: list[CoursePoint]
    points: list[float]
    points_alone: list[float]
    openings: list[Opening]
    puzzles: Solved


class PastTable(msgspec.Struct, frozen=True):
    """A finished table; `id` only where everybody may see it, or it is mine."""

    id: str | None
    title: str
    seats: int
    rank: int
    points: float
    at: float
    rated: bool


class Profile(msgspec.Struct, frozen=True):
    name: str
    account: str
    since: float
    me: bool
    shown_to: ShownTo | None
    titles: list[TitleProfile]
    recent: list[PastTable]


class SetShownTo(Request, frozen=True):
    """Who may see my profile, and me on ladders."""

    shown_to: ShownTo


@get("/api/people/{account:str}", summary="Somebody's profile, if they show it to me")
async def profile(account: FromPath[str], services: Provided, me: Asking) -> Profile:
    person = await named(services, account)
    is_me = me is not None and me.id == person.id
    if not is_me and not await _may_see(services, person, me):
        raise RefusedRequest(404, "refusal-nobody")
    results = await services.ratings.results(person.id)
    return Profile(
        name=person.name,
        account=person.account or "",
        since=person.created,
        me=is_me,
        shown_to=person.shown_to if is_me else None,
        titles=await _titles(services, person, results),
        recent=[
            PastTable(
                str(row["id"]) if row["public"] or is_me else None,
                str(row["title"]),
                msgspec.convert(row["seats"], int),
                msgspec.convert(row["rank"], int),
                msgspec.convert(row["points"], float),
                msgspec.convert(row["changed"], float),
                bool(row["rated"]),
            )
            for row in results[:RECENT]
        ],
    )


async def _may_see(services: Services, person: Identity, me: Identity | None) -> bool:
    if person.shown_to == "friends":
        return me is not None and await services.relations.are_friends(person.id, me.id)
    return person.shown_to == "everybody"


async def _titles(
    services: Services, person: Identity, results: list[dict[str, object]]
) -> list[TitleProfile]:
    course = await services.ratings.course(person.id)
    solved = await services.puzzles.of_person(person.id)
    titles = dict.fromkeys(
        [*(str(row["title"]) for row in results), *(one.title for one in course), *solved]
    )
    found = []
    for title in titles:
        mine = [row for row in results if row["title"] == title]
        among = [row for row in mine if row["seats"] != 1]
        alone = [msgspec.convert(row["points"], float) for row in mine if row["seats"] == 1]
        points = [Rating(one.mu, one.sigma) for one in course if one.title == title]
        when = [one.at for one in course if one.title == title]
        found.append(
            TitleProfile(
                title=title,
                games=len(among),
                ranks={
                    str(rank): number
                    for rank, number in sorted(
                        Counter(msgspec.convert(row["rank"], int) for row in among).items()
                    )
                },
                alone=len(alone),
                best_alone=max(alone, default=None),
                rating=info_of(points[-1]) if points else None,
                course=[
                    CoursePoint(at, rating.shown, rating.spread)
                    for at, rating in zip(when, points, strict=True)
                ],
                points=_latest([msgspec.convert(row["points"], float) for row in among]),
                points_alone=_latest(alone),
                openings=await openings_of(services.ratings, person.id, title),
                puzzles=solved.get(title, Solved()),
            )
        )
    return found


def _latest(newest_first: list[float]) -> list[float]:
    return newest_first[:MOST_POINTS][::-1]


@post("/api/me/shown-to", status_code=204, summary="Who may see my profile")
async def show_to(data: JSONBody[SetShownTo], services: Provided, me: Asking) -> None:
    await services.identities.change(known(me).id, shown_to=data.shown_to)


HANDLERS = [profile, show_to]
