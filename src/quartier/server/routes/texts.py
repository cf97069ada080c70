"""Words: the catalogues and the rules pages, for the page to show."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from quartier.examples import examples_of
from quartier.inventory import rulebook_of
from quartier.locale import LANGUAGES, catalogue_text
from quartier.rulebook import page_of
from quartier.server.messages import RuleSection, RuleText
from quartier.server.routes.caching import cacheable
from quartier.server.routes.common import HttpRequest, RefusedRequest
from quartier.server.titles import find_title

PLAIN = "text/plain"


@get("/api/texts/{language:str}", media_type=PLAIN, summary="Common texts, as Fluent")
async def common_texts(language: FromPath[str], request: HttpRequest) -> Response[bytes]:
    return cacheable(request, catalogue_text(_language(language)).encode(), PLAIN)


@get("/api/texts/{language:str}/{title_id:str}", media_type=PLAIN, summary="Texts of a title")
async def title_texts(
    language: FromPath[str], title_id: FromPath[str], request: HttpRequest
) -> Response[bytes]:
    title = find_title(title_id)
    if title is None:
        raise RefusedRequest(404, "refusal-no-title")
    text = catalogue_text(_language(language), title.package)
    return cacheable(request, text.encode(), PLAIN)


@get("/api/rules/{language:str}/{title_id:str}", summary="The rules of a title")
async def rules(language: FromPath[str], title_id: FromPath[str]) -> list[RuleSection]:
    title = find_title(title_id)
    if title is None or page_of(title) is None:
        raise RefusedRequest(404, "refusal-no-title")
    chosen = _language(language)
    return [
        RuleSection(
            section.name.text(chosen),
            [RuleText(rule.number, rule.text(chosen)) for rule in section.rules],
        )
        for section in rulebook_of(title).sections
    ]


@get("/api/examples/{title_id:str}", summary="Which worked examples of the rules are positions")
async def examples(title_id: FromPath[str]) -> list[str]:
    title = find_title(title_id)
    if title is None:
        raise RefusedRequest(404, "refusal-no-title")
    return list(examples_of(title))


@get(
    "/api/examples/{title_id:str}/{number:str}",
    media_type="application/json",
    summary="A worked example: positions as a seat sees them, and what is asked about each",
)
async def example(
    title_id: FromPath[str], number: FromPath[str], request: HttpRequest
) -> Response[bytes]:
    title = find_title(title_id)
    if title is None or number not in examples_of(title):
        raise RefusedRequest(404, "refusal-no-example")
    found = msgspec.json.encode(examples_of(title)[number])
    return cacheable(request, found, "application/json")


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise RefusedRequest(404, "refusal-no-language")
    return language


HANDLERS = [common_texts, title_texts, rules, examples, example]
