"""Ladders of titles and seasons."""

from __future__ import annotations

import time

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from quartier.server.people.ratings import ANCHORS, Rating, anchor, season_at
from quartier.server.routes.common import Asking, Provided, RefusedRequest
from quartier.server.storage.identities import Identity
from quartier.server.storage.ratings import Standing
from quartier.server.titles import find_title


class RatingInfo(msgspec.Struct, frozen=True):
    """`spread` is one standard deviation; as long as it is large, a rating is provisional."""

    rating: int
    spread: int
    provisional: bool


class Rung(msgspec.Struct, frozen=True):
    """Somebody on a ladder."""

    name: str
    account: str
    rating: RatingInfo
    games: int
    me: bool


class Anchor(msgspec.Struct, frozen=True):
    """A bot, whose rating never changes."""

    bot: str
    rating: int


class Ladder(msgspec.Struct, frozen=True):
    title: str
    season: str
    seasons: list[str]
    rungs: list[Rung]
    anchors: list[Anchor]


def info_of(rating: Rating) -> RatingInfo:
    return RatingInfo(rating.shown, rating.spread, rating.is_provisional)


@get("/api/ratings/{title:str}", summary="The ladder of a title in a season")
async def ladder(
    title: FromPath[str], services: Provided, me: Asking, season: FromQuery[str] = ""
) -> Ladder:
    if find_title(title) is None:
        raise RefusedRequest(404, "refusal-no-title")
    now = season_at(time.time())
    seasons = await services.ratings.seasons(title)
    shown = season or now
    rungs = [
        Rung(one.name, one.account, info_of(one.rating), one.rating.games, _is_me(one, me))
        for one in await services.ratings.ladder(title, shown)
        if one.shown_to == "everybody" or _is_me(one, me)
    ]
    anchors = [Anchor(bot, anchor(bot).shown) for bot in ANCHORS]
    return Ladder(title, shown, sorted({now, *seasons}, reverse=True), rungs, anchors)


def _is_me(standing: Standing, me: Identity | None) -> bool:
    return me is not None and standing.identity == me.id


HANDLERS = [ladder]
