"""Tables that begin otherwise, to get where games seldom do: no rule is broken there."""

from __future__ import annotations

from tests.umpires.planting import Fault
from tests.umpires.smallcity.umpire import TitleUmpire


class RichAndFoul(TitleUmpire):
    """$80 and 85% each: everybody builds what he likes, until pollution ends it (SC-91)."""

    first_money = (80, 80, 80, 80)
    first_pollution = 85


class Cramped(TitleUmpire):
    """$80 each, and room for little: no street, no cell for a cemetery, no tile fits."""

    first_money = (80, 80, 80, 80)
    sides = (4, 5)


class Cultured(TitleUmpire):
    """Cultural Buildings for nothing: large homes, posts at work, many Tourists."""

    culture_is_free = True


RICH_AND_FOUL = Fault(
    "SC-21",
    "setup",
    "state.changing(seat).money = MONEY_BY_TURN[turn]",
    "state.changing(seat).money, state.changing(seat).pollution = 80, 85",
)
CRAMPED = Fault(
    "SC-3",
    "content",
    """    board.id: tuple(board.sides) for board in _BOARDS.boroughs
}
# SC-16: the side of a board on which nothing has been chosen yet.
EASY: Final = "easy"
COPIES_BY_PLAYERS: Final = tuple(_BOARDS.copies_by_players)
MONEY_BY_TURN: Final = tuple(_BOARDS.money_by_turn)
""",
    """    board.id: (4, 5) for board in _BOARDS.boroughs
}
EASY: Final = "easy"
COPIES_BY_PLAYERS: Final = tuple(_BOARDS.copies_by_players)
MONEY_BY_TURN: Final = (80, 80, 80, 80)
""",
)
CULTURED = Fault("SC-51", "content", "data.goods.count(letter) for letter", "0 for letter")

# How the title is changed, and the umpire who knows of it.
VARIANTS: tuple[tuple[Fault, type[TitleUmpire]], ...] = (
    (RICH_AND_FOUL, RichAndFoul),
    (CRAMPED, Cramped),
    (CULTURED, Cultured),
)
