"""What cards, stages and boards are said to cost and do, in every language."""

from __future__ import annotations

import re

import pytest

from quartier.locale import LANGUAGES, Texts
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.content import BOARDS, KIND_OF, KINDS, Kind
from quartier.titles.sevenwonders.describe import (
    Phrase,
    describe_board,
    describe_card,
    describe_stage,
    price_of,
)

TEXTS = {language: Texts(language, TITLE.package) for language in LANGUAGES}
RAW_KEY = re.compile(r"\b(effect|card|wonder|amount|counted|resource|colour|symbol)-[a-z]|[_{}$]")

EXPECTED = [
    ("lumber_yard", "produces 1 wood", "produit 1 bois"),
    ("tree_farm", "produces wood or clay", "produit bois ou argile"),
    ("quarry", "produces 2 stone", "produit 2 pierres"),
    (
        "caravansery",
        "produces 1 raw material of your choice; not for sale; chain to Lighthouse",
        "fournit 1 matière première au choix; pas à vendre; chaînage vers Phare",
    ),
    (
        "east_trading_post",
        "raw materials cost 1 coin from the right neighbour; chain to Forum",
        "matières premières à 1 pièce chez le voisin de droite; chaînage vers Forum",
    ),
    (
        "vineyard",
        "1 coin per brown card in your city and both neighbouring cities",
        "1 pièce par carte marron de votre cité et des deux cités voisines",
    ),
    (
        "lighthouse",
        "1 coin and 1 point per yellow card in your city",
        "1 pièce et 1 point par carte jaune de votre cité",
    ),
    (
        "arena",
        "3 coins and 1 point per built stage in your city",
        "3 pièces et 1 point par étape construite de votre cité",
    ),
    (
        "shipowners_guild",
        "1 point per brown card, grey card and purple card in your city",
        "1 point par carte marron, carte grise et carte violette de votre cité",
    ),
    (
        "justinian",
        "3 points per set of blue, red and green cards",
        "3 points par série de cartes bleue, rouge et verte",
    ),
    (
        "caligula",
        "once per age, a black card is free",
        "une fois par âge, une carte noire est gratuite",
    ),
    ("ramses", "every purple card is free", "chaque carte violette est gratuite"),
    (
        "imhotep",
        "every wonder stage costs 1 resource less",
        "chaque étape de merveille coûte 1 ressource de moins",
    ),
    (
        "sepulcher",
        "4 points; everybody else loses 1 coin per victory token of theirs",
        "4 points; tous les autres perdent 1 pièce par jeton Victoire chez eux",
    ),
]


def said(language: str, phrases: list[Phrase]) -> str:
    return "; ".join(TEXTS[language].text(key, facts) for key, facts in phrases)


def check(phrases: list[Phrase], language: str) -> None:
    assert phrases
    for key, facts in phrases:
        text = TEXTS[language].text(key, facts)
        assert text.strip()
        assert not RAW_KEY.search(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=[kind.id for kind in KINDS])
def test_every_card_and_leader_says_its_price_and_effect(kind: Kind, language: str) -> None:
    check(price_of(kind.price), language)
    check(describe_card(kind), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_and_stage_says_its_price_and_effect(language: str) -> None:
    for board in BOARDS:
        check(describe_board(board), language)
        for stage in board.stages:
            check(price_of(stage.price), language)
            check(describe_stage(stage), language)


@pytest.mark.parametrize(("card", "english", "french"), EXPECTED, ids=[row[0] for row in EXPECTED])
def test_descriptions_read_well(card: str, english: str, french: str) -> None:
    phrases = describe_card(KIND_OF[card])
    assert (said("en", phrases), said("fr", phrases)) == (english, french)


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("altar", "free", "gratuit"),
        ("tree_farm", "1 coin", "1 pièce"),
        ("statue", "1 wood; 2 ore", "1 bois; 2 minerais"),
        ("spy_ring", "2 coins; 1 stone; 1 clay", "2 pièces; 1 pierre; 1 argile"),
    ],
)
def test_prices_read_well(card: str, english: str, french: str) -> None:
    phrases = price_of(KIND_OF[card].price)
    assert (said("en", phrases), said("fr", phrases)) == (english, french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label(language: str) -> None:
    labels = [TEXTS[language].text(move.key, move.facts) for move in TITLE.space.moves]
    assert all(labels)
    assert not any(RAW_KEY.search(label) for label in labels)


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("pay 2 0", "Pay 2 to the left", "Payer 2 à gauche"),
        ("pay 0 1", "Pay 1 to the right", "Payer 1 à droite"),
        ("pay 2 1", "Pay 2 to the left, 1 to the right", "Payer 2 à gauche, 1 à droite"),
        ("pay 0 0", "Buy nothing", "Ne rien acheter"),
        ("pay 0 0 right", "Pay 0 to the right", "Payer 0 à droite"),
        (
            "pay 2 0 bank",
            "Pay 2 to the left, 1 to the bank for a resource",
            "Payer 2 à gauche, 1 à la banque pour une ressource",
        ),
    ],
)
def test_a_way_to_pay_names_those_who_are_paid(move: str, english: str, french: str) -> None:
    way = TITLE.space.parse(move)
    assert way is not None
    assert TEXTS["en"].text(way.key, way.facts) == english
    assert TEXTS["fr"].text(way.key, way.facts) == french
