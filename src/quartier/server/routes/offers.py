"""What can be played here."""

from __future__ import annotations

from litestar import get

from quartier.bots.registry import LEVELS, USUAL_LEVEL
from quartier.core.titles import Title
from quartier.server.messages import BotInfo, Offer, OptionInfo, TitleInfo
from quartier.server.titles import titles


@get("/api/offer", summary="What can be played here")
async def offer() -> Offer:
    return Offer(
        titles=[_title_info(title) for title in titles().values()],
        bots=[BotInfo(level.name, level.description) for level in LEVELS],
        usual_bot=USUAL_LEVEL,
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
