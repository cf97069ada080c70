"""How tests write cards: "R", "Ia" or "RC:s:w".

R C L I P M G N are the plain cards as in the rules page, "Ia" to "Id" the illustrated industries.
"RC:s" is a straight residence and commerce, "RC:d" a diagonal one; a third part says which side
the type named first has: "RC:s:w", "RC:d:nw".
"""

from __future__ import annotations

from collections.abc import Sequence

from quartier.titles.cardcity.content import KIND_OF, KINDS, OPPOSITE, SIDES, WHOLE, Kind

LETTERS = {
    "R": "residence",
    "C": "commerce",
    "L": "leisure",
    "I": "industry",
    "P": "parking",
    "M": "town_hall",
    "G": "park",
    "N": "cloud",
    "Ia": "industry_a",
    "Ib": "industry_b",
    "Ic": "industry_c",
    "Id": "industry_d",
}
CUTS = {"s": "straight", "d": "diagonal"}
_NAME_OF = {name: letter for letter, name in LETTERS.items()}


def kind_of(card: str) -> Kind:
    """The kind of card a test has written."""
    if card in LETTERS:
        return KIND_OF[LETTERS[card]]
    types, cut = card.split(":")[:2]
    names = {LETTERS[types[0]], LETTERS[types[1]]}
    return next(
        kind
        for kind in KINDS
        if kind.cut == CUTS[cut] and {KINDS[number].id for number in kind.types} == names
    )


def turn_of(card: str) -> int:
    """How the card a test has written lies."""
    if card.count(":") < 2:
        return WHOLE
    types, _, side = card.split(":")
    turn = SIDES.index(side)
    return turn if KINDS[kind_of(card).first].id == LETTERS[types[0]] else OPPOSITE[turn]


def written(kind: Kind) -> str:
    """A card as a test writes it, however it lies."""
    if not kind.is_bicolour:
        return _NAME_OF[kind.id]
    first, second = [_NAME_OF[KINDS[number].id] for number in kind.types]
    return f"{first}{second}:{kind.cut[0]}"


def all_written(kinds: Sequence[Kind]) -> list[str]:
    return sorted([written(kind) for kind in kinds])
