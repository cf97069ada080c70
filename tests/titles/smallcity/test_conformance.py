"""Small City keeps the contract, and no tile, citizen, raw material or promise gets lost."""

from quartier.core.state import State
from quartier.testing.conformance import conformance
from quartier.titles.smallcity.content import GOODS
from quartier.titles.smallcity.game import Game
from quartier.titles.smallcity.placements import PIECES


def everything(state: State) -> object:
    """Tiles by piece, raw materials by kind, citizens by seat, promises by face."""
    assert isinstance(state, Game)
    world = state.world
    return _tiles(state), _goods(state), _citizens(state), _promises(state), len(world.boroughs)


def _tiles(state: Game) -> list[int]:
    """Supply, boroughs and demolished tiles; those dealt wait beside the boards."""
    world = state.world
    tiles = [supply + gone for supply, gone in zip(world.supply, world.scrapped, strict=True)]
    for borough in world.boroughs:
        for place in borough.tiles:
            tiles[place.piece] += 1
        for piece in PIECES:
            if piece.tile.dealt and not piece.tile.unique & borough.had:
                tiles[piece.number] += 1
    return tiles


def _goods(state: Game) -> list[int]:
    """Supply, stores, products not stored yet, those left abroad, and gifts of the council."""
    goods = []
    for good in range(len(GOODS)):
        stored = sum(borough.has(good) for borough in state.world.boroughs)
        abroad = sum(kind == good for _, kind, _ in state.left_abroad)
        goods.append(state.world.goods[good] + stored + abroad + _in_hand(state, good))
    return goods


def _in_hand(state: Game, good: int) -> int:
    """What has been made or given and is about to be stored."""
    asked = {errands[-1].name for errands in state.errands if errands}
    if asked & {"share_goods", "shelve_good"}:
        return state.due[good]
    return sum(state.made[good]) if asked & {"produce_where", "choose_yield"} else 0


def _citizens(state: Game) -> list[int]:
    citizens = []
    for own in state.world.boroughs:
        number = own.in_hall + own.career + own.reserve + own.gone
        for borough in state.world.boroughs:
            number += borough.crowd[own.seat].bit_count()
            number += sum(seat == own.seat for _, seat in borough.graves)
        citizens.append(number + (state.dead == own.seat))
    return citizens


def _promises(state: Game) -> list[int]:
    cards = [card for pile in state.piles for card in pile]
    cards += [card for drawn in state.drawn for card in drawn]
    cards += [card for borough in state.world.boroughs for card in borough.promises]
    assert len(set(cards)) == len(cards), "a promise is in two places"
    return sorted(state.cards.face[card] for card in cards)


TestContract = conformance(
    "smallcity",
    census=everything,
    fleeting_events={"event-goods": "which raw material was chosen, though none of it fitted"},
)
