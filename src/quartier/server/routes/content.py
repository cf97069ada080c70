"""What a title's package brings for the page: its content (cards, boards), emblem and scripts."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from quartier.core.data import content_of as loaded_content
from quartier.core.titles import Title
from quartier.lessons.aid import FILE as AID
from quartier.server.routes.caching import cacheable
from quartier.server.routes.common import HttpRequest, RefusedRequest
from quartier.server.titles import find_title
from quartier.table.told import Facts


class Described(msgspec.Struct):
    """What the title says that things do, by the key of each thing: keys and facts."""

    descriptions: dict[str, list[tuple[str, Facts]]]


SCRIPTS = ("board", "tips")
# What a title is about, in pictures: the first three, where they are there.
SCENES = tuple(f"scene-{number}.svg" for number in (1, 2, 3))
PICTURES = ("emblem.svg", *SCENES)
KINDS = {AID: "application/json"}
KINDS |= dict.fromkeys(PICTURES, "image/svg+xml")
KINDS |= {f"{name}.js": "text/javascript" for name in SCRIPTS}
# Beside the headers of every answer. A picture is only looked at, even by who opens it by itself.
PICTURE_ONLY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
PLAIN_EMBLEM = files("quartier.server") / "emblem.svg"


@get(
    "/api/content/{title_id:str}",
    media_type="application/json",
    summary="The data files of a title, and what each thing in them does, as keys and facts",
)
async def title_content(title_id: FromPath[str], request: HttpRequest) -> Response[bytes]:
    title = find_title(title_id)
    if title is None:
        raise RefusedRequest(404, "refusal-no-title")
    return cacheable(request, content_of(title.package), "application/json")


@get(
    "/api/content/{title_id:str}/{name:str}",
    media_type="application/octet-stream",
    summary="A picture of a title (emblem.svg, scene-1.svg), its aid.json, a script (board.js)",
)
async def title_file(
    title_id: FromPath[str], name: FromPath[str], request: HttpRequest
) -> Response[bytes]:
    title = find_title(title_id)
    if title is None:
        raise RefusedRequest(404, "refusal-no-title")
    file = _file(title, name) if name in KINDS else None
    if file is None and name == "emblem.svg":
        file = PLAIN_EMBLEM
    if file is None:
        raise RefusedRequest(404, "error-http-404")
    answer = cacheable(request, file.read_bytes(), KINDS[name])
    if name in PICTURES:
        answer.headers["content-security-policy"] = PICTURE_ONLY
    return answer


def scenes_of(title: Title) -> int:
    return sum(_file(title, name) is not None for name in SCENES)


def scripts_of(title: Title) -> list[str]:
    return [name for name in SCRIPTS if _file(title, f"{name}.js") is not None]


def _file(title: Title, name: str) -> Traversable | None:
    file = files(title.package) / name
    return file if file.is_file() else None


@cache
def content_of(package: str) -> bytes:
    """The content of a package by data files, and its descriptions if it makes any."""
    raw = loaded_content(package).raw
    content: dict[str, object] = {name: msgspec.Raw(raw[name]) for name in sorted(raw)}
    if find_spec(f"{package}.describe") is not None:
        describe = import_module(f"{package}.describe")
        if hasattr(describe, "descriptions"):
            content |= msgspec.structs.asdict(Described(describe.descriptions()))
    return msgspec.json.encode(content)


HANDLERS = [title_content, title_file]
