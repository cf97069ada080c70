"""The voice of the people and the migration it causes (LC-44 to LC-50)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.lacitta.content import SERVICE_KEYS, SERVICES
from quartier.titles.lacitta.moves import ATTRACT, Attract
from quartier.titles.lacitta.rehousing import BEGIN_REHOUSING
from quartier.titles.lacitta.state import (
    MIGRATION_PHASE,
    REVEAL_PHASE,
    Citta,
    named,
)


def ruling_services(faces: list[int]) -> list[int]:
    """LC-44, LC-45: the service shown most often; two of them if each has two cards."""
    counts = [faces.count(service) for service in range(len(SERVICES))]
    most = max(counts)
    return [service for service, count in enumerate(counts) if count == most]


class Reveal(Step[Citta]):
    """LC-44: the hidden voice cards are turned."""

    def run(self, state: Citta) -> None:
        state.phase = REVEAL_PHASE
        for card in state.voice:
            state.show(card, state.all_eyes)
        faces = [state.cards.face[card] for card in state.voice]
        state.rulings = ruling_services(faces)
        if state.listening:
            state.tell("event-revealed", {"voices": [SERVICE_KEYS[face] for face in faces]})
            rulings = [SERVICE_KEYS[service] for service in state.rulings]
            state.tell("event-ruling", {"services": rulings})


class BeginMigration(Step[Citta]):
    """LC-46: clockwise from the first player."""

    def run(self, state: Citta) -> None:
        state.phase = MIGRATION_PHASE
        state.position = 0
        state.then(MIGRATE, BEGIN_REHOUSING)


class Migrate(Step[Citta]):
    """LC-46: a player looks at each of his cities."""

    def run(self, state: Citta) -> None:
        seat = state.next_in_turn()
        if seat >= 0:
            state.mover = seat
            state.pending = [city.castle for city in state.cities if city.owner == seat]
            state.then(ATTRACT_STEP, MIGRATE)


def losers_to(state: Citta, index: int, service: int) -> int:
    """LC-47, LC-48: the neighbours that lose a citizen to this city if this service rules.

    They have a citizen to lose and fewer points of the service; a mask of cities by index.
    """
    neighbours = state.survey.neighbours(index)
    points = state.cities[index].points[service]
    losers = 0
    for other, city in enumerate(state.cities):
        if neighbours >> other & 1 and city.citizens and city.points[service] < points:
            losers |= 1 << other
    return losers


def take_citizens(state: Citta, castle: int, service: int) -> None:
    """LC-47, LC-48: one citizen of each weaker neighbour comes, or leaves for good."""
    index = state.castle_index(castle)
    losers = losers_to(state, index, service)
    if not losers:
        return
    city = state.change(index)
    for loser in range(len(state.cities)):
        if not losers >> loser & 1:
            continue
        state.mark()
        other = state.change(loser)
        other.citizens -= 1
        stays = city.room > 0
        if stays:
            city.citizens += 1
        else:
            state.supply += 1
        if state.listening:
            facts: Facts = {
                "seat": city.owner,
                "city": named(castle),
                "other_seat": other.owner,
                "from": named(other.castle),
                "service": SERVICE_KEYS[service],
            }
            state.tell("event-migrated" if stays else "event-lost", facts)


class AttractStep(Step[Citta]):
    """LC-46a, LC-50: cities for which nothing is to be decided take their turn by themselves."""

    def run(self, state: Citta) -> None:
        # None of them takes what another city is short of: for the others nothing changes.
        undecided = _undecided(state)
        for castle in state.pending:
            if castle not in undecided:
                _no_longer_pending(state, castle)
                take_citizens(state, castle, state.rulings[0])
        if undecided:
            state.ask(state.mover, CHOOSE_CITY)
            state.then(ATTRACT_STEP)


def _no_longer_pending(state: Citta, castle: int) -> None:
    state.pending = [other for other in state.pending if other != castle]


def _undecided(state: Citta) -> list[int]:
    """The castles of pending cities whose service or whose place in the order matters."""
    wanted: list[int] = []
    for castle in state.pending:
        at = state.castle_index(castle)
        mask = 0
        same = True
        for position, service in enumerate(state.rulings):
            losers = losers_to(state, at, service)
            if position and losers != mask:
                same = False
            mask |= losers
        wanted.append(mask if same else mask | OPEN_SERVICE)
    # A neighbour with fewer citizens than cities that want one: the order decides who gets it.
    short = 0
    for index, city in enumerate(state.cities):
        claims = 0
        for mask in wanted:
            claims += mask >> index & 1
        if claims > city.citizens:
            short |= 1 << index
    return [
        castle
        for castle, mask in zip(state.pending, wanted, strict=True)
        if mask & (short | OPEN_SERVICE)
    ]


# Beyond every index of a city: the two ruling services bring different neighbours.
OPEN_SERVICE: Final = 1 << 32


class ChooseCity(Ask[Citta]):
    """LC-46a, LC-50: which city is next, and which of the ruling services it follows."""

    def question(self, state: Citta, seat: int) -> Question:
        rule = "LC-50" if len(state.rulings) > 1 else "LC-46a"
        prompt = "prompt-attract" if len(state.rulings) > 1 else "prompt-order"
        return Question(state.phase_key, prompt, rule, {})

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [ATTRACT[castle][service] for castle in state.pending for service in state.rulings]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Attract):
            return Refusal("LC-46", NOT_OFFERED, {})
        if move.service not in state.rulings:
            key = SERVICE_KEYS[move.service]
            return Refusal("LC-44", "refusal-not-ruling", {"service": key})
        if move.hex not in state.pending:
            return Refusal("LC-46", "refusal-not-waiting", {"hex": named(move.hex)})
        return None

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, Attract)
        _no_longer_pending(state, move.hex)
        if state.listening:
            facts: Facts = {
                "seat": seat,
                "city": named(move.hex),
                "service": SERVICE_KEYS[move.service],
            }
            state.tell("event-named", facts)
        take_citizens(state, move.hex, move.service)


REVEAL: Final = Reveal("reveal")
BEGIN_MIGRATION: Final = BeginMigration("begin_migration")
MIGRATE: Final = Migrate("migrate")
ATTRACT_STEP: Final = AttractStep("attract")
CHOOSE_CITY: Final = ChooseCity("choose_city")
