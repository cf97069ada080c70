"""Words: the catalogues and the rules pages, for the page to show."""

from __future__ import annotations

from litestar import get

from quartier.core.titles import find_title
from quartier.locale import LANGUAGES, catalogue_text
from quartier.rulebook import Rulebook
from quartier.server.messages import RuleSection, RuleText
from quartier.server.routes.common import RefusedRequest


@get("/api/texts/{language:str}", media_type="text/plain", summary="Common texts, as Fluent")
async def common_texts(language: str) -> str:
    return catalogue_text(_language(language))


@get(
    "/api/texts/{language:str}/{title_id:str}", media_type="text/plain", summary="Texts of a title"
)
async def title_texts(language: str, title_id: str) -> str:
    title = find_title(title_id)
    if title is None:
        raise RefusedRequest(404, "refusal-no-title")
    return catalogue_text(_language(language), title.package)


@get("/api/rules/{language:str}/{title_id:str}", summary="The rules of a title")
async def rules(language: str, title_id: str) -> list[RuleSection]:
    if find_title(title_id) is None:
        raise RefusedRequest(404, "refusal-no-title")
    chosen = _language(language)
    return [
        RuleSection(
            section.name.text(chosen),
            [RuleText(rule.number, rule.text(chosen)) for rule in section.rules],
        )
        for section in Rulebook.load(title_id).sections
    ]


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise RefusedRequest(404, "refusal-no-language")
    return language


HANDLERS = [common_texts, title_texts, rules]
