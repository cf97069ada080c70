"""Passing a table on: what messengers show of its address, and a viewer for other pages."""

from __future__ import annotations

import asyncio
from html import escape
from urllib.parse import urlencode

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from quartier.locale import LANGUAGES, Texts
from quartier.server.picture import skyline
from quartier.server.routes.common import HttpRequest, Provided, RefusedRequest
from quartier.server.routes.page import the_page
from quartier.server.routes.summaries import may_see, visible
from quartier.server.services import Services
from quartier.server.storage.rows import OVER, StoredTable
from quartier.server.titles import find_title, title_name
from quartier.table.seats import Seat

HEAD_END = b"</head>"


@get(["/t/{game_id:str}", "/embed/{game_id:str}"], include_in_schema=False)
async def table_page(
    game_id: FromPath[str],
    request: HttpRequest,
    services: Provided,
    link: FromQuery[str] = "",
    at: FromQuery[str] = "",
) -> Response[bytes]:
    """The page, with what a messenger shows of a finished table to who has its address."""
    page = the_page()
    game = await services.games.get(game_id)
    if game is None or game.damage or game.status != OVER or not may_see(game, "", link):
        return page
    language = _language(request.headers.get("accept-language", ""))
    tags = "".join(
        f'<meta property="{name}" content="{escape(content)}" />'
        for name, content in (await _preview(services, game, link, at, language)).items()
    )
    page.content = page.content.replace(HEAD_END, tags.encode() + HEAD_END, 1)
    return page


async def _preview(
    services: Services, game: StoredTable, link: str, at: str, language: str
) -> dict[str, str]:
    """What is shown, and the address that messengers open: that of the same moment."""
    title = find_title(game.title)
    name = game.title if title is None else title_name(title, language)
    texts = Texts(language)
    results = await services.ratings.of_table(game.id)
    people = [
        f"{_called(seat, texts)} {points:g}"
        for seat, (_, points) in zip(game.seats, results, strict=False)
    ]
    query = f"?{urlencode({'link': link})}" if link else ""
    moment = urlencode({name: value for name, value in (("link", link), ("at", at)) if value})
    address = services.config.address
    return {
        "og:type": "website",
        "og:site_name": "Quartier",
        "og:title": name,
        "og:description": " · ".join(people) or name,
        "og:url": f"{address}/t/{game.id}" + (f"?{moment}" if moment else ""),
        "og:image": f"{address}/api/tables/{game.id}/picture.png{query}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }


def _called(seat: Seat, texts: Texts) -> str:
    return seat.name or texts.text("server-somebody" if seat.identity else "server-bot")


def _language(accepted: str) -> str:
    """The first language of ours that is asked for."""
    asked = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((one for one in asked if one in LANGUAGES), LANGUAGES[0])


@get("/api/tables/{game_id:str}/picture.png", summary="A finished table as a picture")
async def picture(
    game_id: FromPath[str], services: Provided, link: FromQuery[str] = ""
) -> Response[bytes]:
    """For messengers, which have no cookie: the link says that they may see a private table."""
    game = await visible(services, game_id, None, link)
    results = await services.ratings.of_table(game_id)
    if game.status != OVER or not results:
        raise RefusedRequest(409, "refusal-not-over")
    ranks, points = zip(*results, strict=True)
    drawn = await asyncio.to_thread(skyline, points, ranks)
    return Response(
        drawn, media_type="image/png", headers={"cache-control": "public, max-age=86400"}
    )


HANDLERS = [table_page, picture]
