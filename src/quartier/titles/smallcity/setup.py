"""Setting a table up: boroughs, supply, promises, first host (SC-11 to SC-23, SC-111 to SC-118)."""

from __future__ import annotations

from quartier.core.cards import Cards
from quartier.core.rng import Rng, Seed, seeded
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.content import (
    COPIES_BY_PLAYERS,
    CULTURAL,
    EASY,
    MONEY_BY_TURN,
    PILES,
    PROMISES,
    SIDES,
    START_CAREER,
    START_GOODS,
    START_IN_HALL,
    START_RESERVE,
)
from quartier.titles.smallcity.game import Game
from quartier.titles.smallcity.opening import CHOOSE_SIDES, DEAL_PROMISES, LAY_HALLS
from quartier.titles.smallcity.placements import PIECES, Piece
from quartier.titles.smallcity.state import CHOOSE, Options
from quartier.titles.smallcity.visit import BEGIN_ROUND
from quartier.titles.smallcity.world import World


def set_up(options: Options, seats: int, seed: Seed) -> Game:
    """A table ready for its first question."""
    rng = seeded(seed)
    boroughs = [_borough(options, seat, seats) for seat in range(seats)]
    supply = [_in_supply(piece, options, seats) for piece in PIECES]
    world = World(boroughs, (1 << seats) - 1, supply, list(START_GOODS), [0] * len(PIECES))
    cards = Cards([], [], [])
    piles = [_pile(options, seats, index, rng, cards) for index in range(len(PILES))]
    state = Game(seats, options, rng, cards, world)
    state.clear()
    state.piles = piles
    state.host = rng.below(seats)  # SC-15
    for turn, seat in enumerate(state.order()):
        state.changing(seat).money = MONEY_BY_TURN[turn]  # SC-21, SC-118
    sides = CHOOSE_SIDES[:seats] if options.borough == CHOOSE else []
    state.then(*sides, LAY_HALLS, DEAL_PROMISES, BEGIN_ROUND)
    state.proceed()
    return state


def _borough(options: Options, seat: int, seats: int) -> Borough:
    """SC-16, SC-19, SC-20: a board with its discs and citizens."""
    side = EASY if options.borough == CHOOSE else options.borough
    borough = Borough(seat, SIDES[side])
    borough.clear()
    borough.crowd = [0] * seats
    borough.in_hall = START_IN_HALL
    borough.career = START_CAREER
    borough.reserve = START_RESERVE
    if options.victory == "citizen":  # SC-116
        borough.career += START_RESERVE
        borough.reserve = 0
    return borough


def _in_supply(piece: Piece, options: Options, seats: int) -> int:
    """SC-14, SC-17, SC-23: tiles in the common supply; those dealt lie with the players."""
    if piece.tile.dealt:
        return 0
    if piece.tile.by_players:
        if options.victory == "cultural" and piece.tile.family == CULTURAL:
            return seats  # SC-117: one for each, since nobody may build it twice
        return COPIES_BY_PLAYERS[seats - 1]
    return piece.shape.count


def _pile(options: Options, seats: int, index: int, rng: Rng, cards: Cards) -> list[int]:
    """SC-13, SC-111: a shuffled pile of promises; cards taken out never come into play."""
    if PILES[index] == "special" and not options.special:
        return []
    faces = [
        promise.face
        for promise in PROMISES
        if promise.pile == PILES[index]
        and options.victory not in promise.removed_in
        and not (seats == 1 and "solo" in promise.removed_in)
    ]
    rng.shuffle(faces)
    return cards.add(faces, index)
