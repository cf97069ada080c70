"""The Architect, who lends contact during one construction (CC-59, CC-60, CC-A39)."""

from __future__ import annotations

from quartier.core.moves import Move
from quartier.titles.cardcity.content import CLOUD, WHOLE
from quartier.titles.cardcity.duty import most
from quartier.titles.cardcity.geometry import cells_of
from quartier.titles.cardcity.moves import AT
from quartier.titles.cardcity.state import NOTHING, CardCity


def _may_use(state: CardCity, seat: int) -> bool:
    """Only the first player, once per construction, and with something left to build."""
    return (
        state.options.architect
        and seat == state.first
        and not state.architect_used
        and bool(state.hands[seat])
    )


def _allows(state: CardCity, seat: int, cell: int) -> bool:
    """CC-A39: laid here, the Architect lets as many cards be built as without, at least one."""
    city = state.cities[seat]
    reached = most(
        city.site.with_architect(cell),
        state.faces(state.hands[seat]),
        city.money,
        state.reserve[CLOUD],
        state.options.crisis,
    )
    return reached >= max(state.goal, 1)


def can_lay_architect(state: CardCity, seat: int) -> bool:
    if not _may_use(state, seat):
        return False
    return any(_allows(state, seat, cell) for cell in cells_of(state.cities[seat].site.open))


def architect_moves(state: CardCity, seat: int) -> list[Move]:
    """Every place where the Architect may lie."""
    return [
        AT[WHOLE][cell]
        for cell in cells_of(state.cities[seat].site.open)
        if _allows(state, seat, cell)
    ]


def remove_architect(state: CardCity, seat: int) -> None:
    """CC-60: the Architect leaves when the holder has built."""
    city = state.cities[seat]
    if city.bare is None:
        return
    city.site = city.bare
    city.bare = None
    state.architect = NOTHING
    if state.listening:
        state.tell("event-architect-left", {"seat": seat})
