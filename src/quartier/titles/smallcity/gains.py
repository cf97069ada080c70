"""Money or votes, as the player likes (SC-33, SC-105)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.content import COLUMNS, ECONOMY_GAINS
from quartier.titles.smallcity.moves import GAIN_MONEY, GAIN_VOTES
from quartier.titles.smallcity.state import SmallCity

SUPPORT_MONEY: Final = 1
SUPPORT_VOTES: Final = 2


def gain_money(state: SmallCity, seat: int, money: int, source: str) -> None:
    state.changing(seat).money += money
    if state.listening:
        state.tell("event-money", {"seat": seat, "money": money, "source": source})


def gain_votes(state: SmallCity, seat: int, votes: int, source: str) -> None:
    """SC-88: only the total matters."""
    state.changing(seat).votes += votes
    if state.listening:
        state.tell("event-votes", {"seat": seat, "votes": votes, "source": source})


class MoneyOrVotes(Ask[SmallCity]):
    """Take the one or the other."""

    def __init__(self, name: str, phase: str, rule: str, source: str) -> None:
        super().__init__(name)
        self.phase = phase
        self.rule = rule
        self.source = source

    def offer(self, state: SmallCity) -> tuple[int, int]:
        """Dollars and votes to choose from."""
        raise NotImplementedError

    def question(self, state: SmallCity, seat: int) -> Question:
        money, votes = self.offer(state)
        facts: Facts = {"money": money, "votes": votes}
        return Question(self.phase, "prompt-gain", self.rule, facts)

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [GAIN_MONEY, GAIN_VOTES]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        return None if move in (GAIN_MONEY, GAIN_VOTES) else Refusal(self.rule, NOT_OFFERED, {})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        money, votes = self.offer(state)
        if move is GAIN_MONEY:
            gain_money(state, seat, money, self.source)
        else:
            gain_votes(state, seat, votes, self.source)


class SupporterGain(MoneyOrVotes):
    """SC-33: the Supporter brings $1 or 2 votes."""

    def offer(self, state: SmallCity) -> tuple[int, int]:
        return SUPPORT_MONEY, SUPPORT_VOTES


class EconomyGain(MoneyOrVotes):
    """SC-105: the same number of dollars or votes."""

    def offer(self, state: SmallCity) -> tuple[int, int]:
        number = ECONOMY_GAINS[state.space % COLUMNS]
        return number, number


GAIN_SUPPORT: Final = SupporterGain("gain_support", "phase-actions", "SC-33", "action-supporter")
GAIN_ECONOMY: Final = EconomyGain("gain_economy", "phase-council", "SC-105", "row-economy")
