"""Bots are fair: they know what their seat knows, and they play by the rules."""

from __future__ import annotations

from inspect import signature

import pytest

from quartier.bots.bot import Bot
from quartier.bots.position import Position
from quartier.bots.registry import make_bot
from quartier.core.moves import Move
from quartier.core.rng import Rng, seeded
from quartier.core.speech import Question, Refusal
from quartier.core.state import State
from quartier.core.titles import Settings, Title, all_titles, find_title
from quartier.core.views import ViewPart

SPECS = ("random", "hasty", "greedy", "swift", "net", "search:6")
DECISIONS = 10_000
# A thinking bot answers slowly; its moves come from the same lists as everybody's.
SLOW_SPECS = (
    ("random", DECISIONS),
    ("hasty", DECISIONS),
    ("greedy", DECISIONS),
    ("swift", DECISIONS // 4),
    ("net", DECISIONS // 4),
    ("search:2", 300),
)


class Spy(State):
    """Stands in for the real state and lets through what a seat may ask of it, nothing else."""

    def __init__(self, state: State, seat: int) -> None:
        self.real = state
        self.seats = state.seats
        self.seat = seat
        self.veils = 0

    def __getattribute__(self, name: str) -> object:
        allowed = ("seats", "question", "moves", "draw", "view", "veiled")
        if name not in (*allowed, "real", "seat", "veils", "_own", "__class__"):
            raise AssertionError(f"a bot looked at {name} of the real state")
        return super().__getattribute__(name)

    def _own(self, seat: int | None) -> int:
        assert seat == self.seat, "a bot asked what another seat knows"
        return self.seat

    def question(self, seat: int) -> Question:
        return self.real.question(self._own(seat))

    def moves(self, seat: int) -> list[Move]:
        return self.real.moves(self._own(seat))

    def draw(self, seat: int, rng: Rng) -> Move:
        return self.real.draw(self._own(seat), rng)

    def view(self, seat: int | None) -> ViewPart:
        return self.real.view(self._own(seat))

    def veiled(self, seat: int | None) -> State:
        self.veils += 1
        return self.real.veiled(self._own(seat))


def bot_of(spec: str) -> Bot:
    bot = make_bot(spec)
    assert isinstance(bot, Bot)
    return bot


def set_up(title_id: str) -> tuple[Title, Settings]:
    title = find_title(title_id)
    assert title is not None
    settings = title.settings({})
    assert isinstance(settings, dict)
    return title, settings


TITLES = [title.id for title in all_titles()]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("title_id", TITLES)
def test_a_bot_asks_nothing_but_what_its_seat_may_know(title_id: str, spec: str) -> None:
    title, settings = set_up(title_id)
    state = title.new(settings, title.usual_seats, 5)
    rng = seeded(6)
    bot = bot_of(spec)
    veils = 0
    for decision in range(60):
        if not state.deciders:
            # A game may be over after ten decisions: then another one.
            state = title.new(settings, title.usual_seats, decision)
        seat = state.deciders[0]
        if decision % 4 == 0:
            spy = Spy(state, seat)
            before = state.fingerprint()
            move = bot.choose(Position(title, spy, seat), rng)
            assert state.fingerprint() == before
            veils += spy.veils
        else:
            move = state.draw(seat, rng)
        assert state.refusal(seat, move) is None
        state.advance(seat, move)
    assert veils > 0 or spec == "random"


def test_a_position_offers_nothing_but_what_a_seat_may_know() -> None:
    title, settings = set_up("sevenwonders")
    position = Position(title, title.new(settings, 3, 1), 0)
    offered = {name for name in dir(position) if not name.startswith("_")}
    public = {"title", "settings", "seats", "moment"}
    allowed = public | {"seat", "question", "moves", "draw", "view", "sample"}
    assert offered <= allowed
    assert signature(Bot.choose).parameters.keys() == {"self", "position", "rng"}


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "decisions"), SLOW_SPECS)
@pytest.mark.parametrize("title_id", TITLES)
def test_no_illegal_move_in_many_decisions(title_id: str, spec: str, decisions: int) -> None:
    title, _ = set_up(title_id)
    bot = bot_of(spec)
    rng = seeded(10)
    made = 0
    seed = 0
    while made < decisions:
        seats = title.seats[seed % len(title.seats)]
        settings = drawn_settings(title, seats, rng)
        state = title.new(settings, seats, seed)
        while state.deciders and made < decisions:
            seat = state.deciders[0]
            move = bot.choose(Position(title, state, seat), rng)
            played = state.play(seat, move)
            assert not isinstance(played, Refusal), (settings, seats, seed, move)
            made += 1
        seed += 1


def drawn_settings(title: Title, seats: int, rng: Rng) -> Settings:
    """Any settings that are allowed with so many seats."""
    while True:
        given = {
            option.key: option.values[rng.below(len(option.values))] for option in title.options
        }
        settings = title.settings(given)
        if not isinstance(settings, Refusal) and title.check(settings, seats) is None:
            return settings
