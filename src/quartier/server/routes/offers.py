"""What can be played here, and with which options."""

from __future__ import annotations

from functools import cache

from litestar import get, post
from litestar.params import JSONBody

from quartier.bots.learned import has_learned
from quartier.bots.levels import LEVELS, USUAL_LEVEL, Level
from quartier.bots.registry import uses_network
from quartier.core.speech import Refusal
from quartier.core.titles import Title, Value
from quartier.inventory import box_of, known_in
from quartier.lessons.aid import aid_of
from quartier.server.messages import (
    BotInfo,
    ContentInfo,
    Offer,
    OptionInfo,
    Settled,
    TitleInfo,
    Wishes,
)
from quartier.server.routes.common import RefusedRequest, allowed
from quartier.server.routes.content import scenes_of, scripts_of
from quartier.server.routes.lessons import chapters_of
from quartier.server.services import Services
from quartier.server.titles import find_title, titles


@get("/api/offer", summary="What can be played here")
async def offer(services: Services) -> Offer:
    return Offer(
        titles=[_title_info(title) for title in titles().values()],
        bots=[_bot_info(level) for level in LEVELS],
        usual_bot=USUAL_LEVEL,
        notice=services.compiling.notice,
        bulletin=services.moderation.bulletin,
        sends_letters=bool(services.config.smtp),
    )


def _bot_info(level: Level) -> BotInfo:
    networks = [title_id for title_id in titles() if uses_network(level.name, title_id)]
    return BotInfo(level.name, level.description, networks)


def _title_info(title: Title) -> TitleInfo:
    return TitleInfo(
        title.id,
        title.version,
        list(title.seats),
        title.usual_seats,
        title.minutes,
        [OptionInfo(option.key, list(option.values)) for option in title.options],
        scripts_of(title),
        chapters_of(title),
        scenes_of(title),
        aid_of(title) is not None,
        _content_info(title),
    )


@cache
def _content_info(title: Title) -> ContentInfo:
    box = box_of(title)
    rule = "" if box is None else box.rules[0].number
    return ContentInfo(title.content.fingerprint, rule, **known_in(title))


@post("/api/settings", status_code=200, summary="Options that go together with what was chosen")
async def settle(data: JSONBody[Wishes]) -> Settled:
    """Of choices that do not go together the later one counts."""
    title = find_title(data.title)
    if title is None:
        raise RefusedRequest(404, "refusal-no-title")
    given: dict[str, Value] = {}
    for key, value in reversed(data.chosen):
        if key not in given and not isinstance(
            title.settle({**given, key: value}, data.seats), Refusal
        ):
            given[key] = value
    settings = allowed(title.settle(given, data.seats), 422)
    return Settled(
        settings,
        list(title.implied(given, settings)),
        {option.key: title.choices(option, data.seats) for option in title.options},
        has_learned(title, settings, data.seats),
    )


HANDLERS = [offer, settle]
