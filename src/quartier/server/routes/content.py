"""The content of a title (cards, boards), for the page to draw."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from quartier.server.routes.caching import cacheable
from quartier.server.routes.common import HttpRequest, RefusedRequest
from quartier.server.titles import find_title
from quartier.table.told import Facts


class Described(msgspec.Struct):
    """What the title says that things do, by the key of each thing: keys and facts."""

    descriptions: dict[str, list[tuple[str, Facts]]]


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


@cache
def content_of(package: str) -> bytes:
    """All data files of a package by their names, and its descriptions if it makes any."""
    content: dict[str, object] = {}
    folder = files(package) / "data"
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".json"):
                content[file.name.removesuffix(".json")] = msgspec.Raw(file.read_bytes())
    if find_spec(f"{package}.describe") is not None:
        describe = import_module(f"{package}.describe")
        if hasattr(describe, "descriptions"):
            content |= msgspec.structs.asdict(Described(describe.descriptions()))
    return msgspec.json.encode(content)


HANDLERS = [title_content]
