"""What can be played here."""

from __future__ import annotations

from litestar import get

from quartier.bots.registry import KINDS
from quartier.core.titles import Title
from quartier.server.messages import BotInfo, Offer, OptionInfo, TitleInfo
from quartier.server.titles import titles


@get("/api/offer", summary="What can be played here")
async def offer() -> Offer:
    return Offer(
        titles=[_title_info(title) for title in titles().values()],
        bots=[BotInfo(kind.name, kind.description) for kind in KINDS],
    )


def _title_info(title: Title) -> TitleInfo:
    return TitleInfo(
        title.id,
        title.version,
        list(title.seats),
        title.usual_seats,
        title.minutes,
        [OptionInfo(option.key, list(option.values)) for option in title.options],
    )


HANDLERS = [offer]
