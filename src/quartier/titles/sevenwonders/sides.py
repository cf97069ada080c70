"""Choosing the side of the own board, if the players agreed to (SW-11)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.moves import Move
from quartier.core.speech import Question, Refusal
from quartier.titles.sevenwonders.city import found_city
from quartier.titles.sevenwonders.content import BOARDS
from quartier.titles.sevenwonders.moves import SIDE, ChooseSide
from quartier.titles.sevenwonders.state import Wonders


class PickSide(Ask[Wonders]):
    """SW-11: side A or side B."""

    def question(self, state: Wonders, seat: int) -> Question:
        facts = {"board": state.cities[seat].board.key}
        return Question("phase-sides", "prompt-side", "SW-11", dict(facts))

    def moves(self, state: Wonders, seat: int) -> list[Move]:
        return [*SIDE]

    def refusal(self, state: Wonders, seat: int, move: Move) -> Refusal | None:
        return None if isinstance(move, ChooseSide) else Refusal("SW-11", NOT_OFFERED, {})

    def answer(self, state: Wonders, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseSide)
        state.picks[seat] = SIDE.index(move)


class ChooseSides(Step[Wonders]):
    """SW-11: everybody chooses at the same time."""

    def run(self, state: Wonders) -> None:
        for seat in range(state.seats):
            state.ask(seat, PICK_SIDE)
        state.then(TURN_BOARDS)


class TurnBoards(Step[Wonders]):
    """All boards are laid down."""

    def run(self, state: Wonders) -> None:
        for seat in range(state.seats):
            city = state.cities[seat]
            board = BOARDS[city.board.number // 2 * 2 + state.picks[seat]]
            state.cities[seat] = found_city(board, city.coins)
            state.picks[seat] = -1
            if state.listening:
                state.tell(
                    "event-side", {"seat": seat, "board": board.key, "side": f"side-{board.side}"}
                )


def sides_are_open(state: Wonders) -> bool:
    """Whether the players still have to choose; the Free City has the side that was drawn."""
    return CHOOSE_SIDES in state.agenda or TURN_BOARDS in state.agenda


PICK_SIDE: Final = PickSide("pick_side")
CHOOSE_SIDES: Final = ChooseSides("choose_sides")
TURN_BOARDS: Final = TurnBoards("turn_boards")
