"""Setting a table up (SC-1, SC-2, SC-9 to SC-23)."""

import pytest
from tests.titles.smallcity.table import Table, keys, parse, settings

from quartier.core.speech import Refusal
from quartier.locale import Texts
from quartier.testing.random_play import plain_view
from quartier.titles.smallcity import TITLE
from quartier.titles.smallcity.content import PROMISES, SIDES, TILE_OF
from quartier.titles.smallcity.game import Game
from quartier.titles.smallcity.placements import PIECES, PIECES_OF
from quartier.titles.smallcity.state import ROUNDS

SEATS = (1, 2, 3, 4)


def fresh(seats: int = 3, seed: int = 1, **given: str) -> Game:
    game = TITLE.new(settings(**given), seats, seed)
    assert isinstance(game, Game)
    return game


@pytest.mark.rule("SC-1")
def test_one_to_four_players_play_eight_rounds() -> None:
    assert TITLE.seats == SEATS
    assert ROUNDS == 8
    table = Table(2)
    table.start("round")
    table.until_over()
    assert table.game.round == 8
    assert table.game.result is not None


@pytest.mark.rule("SC-2", "SC-19")
@pytest.mark.parametrize("seats", SEATS)
def test_boards_start_without_votes_pollution_and_discs(seats: int) -> None:
    for borough in fresh(seats).world.boroughs:
        assert (borough.votes, borough.pollution, borough.step) == (0, 0, 0)
        assert borough.discs == [-1, -1]


@pytest.mark.rule("SC-3", "SC-16")
@pytest.mark.parametrize(("side", "cells"), [("easy", 49), ("expert", 36)])
def test_everybody_plays_on_the_agreed_side(side: str, cells: int) -> None:
    for borough in fresh(4, borough=side).world.boroughs:
        assert borough.zone.bit_count() == cells
        borough.extend()
        assert borough.zone.bit_count() == (int(cells**0.5) + 1) ** 2


@pytest.mark.rule("SC-16")
def test_everybody_may_choose_the_side_of_the_own_board() -> None:
    game = fresh(3, borough="choose")
    order = game.order()
    told = []
    for seat, side in zip(order, ("expert", "easy", "expert"), strict=True):
        assert game.deciders == [seat]
        assert [move.text for move in game.moves(seat)] == ["side easy", "side expert"]
        move = TITLE.space.parse(f"side {side}")
        assert move is not None
        events = game.play(seat, move)
        assert not isinstance(events, Refusal)
        told += [event.facts for event in events if event.key == "event-side"]
    assert told == [
        {"seat": seat, "side": f"side-{side}"}
        for seat, side in zip(order, ("expert", "easy", "expert"), strict=True)
    ]
    assert [game.borough(seat).side for seat in order] == [6, 7, 6]
    assert sorted(game.deciders) == sorted(order)
    # LayHall: an expert has 5 x 5 places for a City Hall of 2 x 2 cells, the easy side 6 x 6.
    assert [len(game.moves(seat)) for seat in order] == [25, 36, 25]


@pytest.mark.rule("SC-3", "SC-16")
@pytest.mark.parametrize(("easy", "expert"), [(7, 6), (8, 5)])
def test_the_question_for_the_side_says_how_large_the_zones_are_at_first(
    easy: int, expert: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SIDES, "easy", (easy, 8, 9, 10))
    monkeypatch.setitem(SIDES, "expert", (expert, 7, 8, 9))
    game = fresh(1, borough="choose")
    question = game.question(0)
    assert question is not None
    said = Texts("en", TITLE.package).text(question.prompt, question.facts)
    assert f"starts with {easy} × {easy} cells, the expert side with {expert} × {expert}" in said


@pytest.mark.rule("SC-16")
def test_chosen_sides_are_part_of_the_position() -> None:
    one, other = fresh(1, borough="choose"), fresh(1, borough="choose")
    for game, side in ((one, "easy"), (other, "expert")):
        move = TITLE.space.parse(f"side {side}")
        assert move is not None
        game.advance(0, move)
    assert one.fingerprint() != other.fingerprint()


@pytest.mark.rule("SC-3")
def test_the_zone_grows_to_the_right_and_to_the_top_and_stops_at_its_largest() -> None:
    table = Table()
    borough = table.borough(0)
    before = borough.zone
    borough.extend()
    assert before & ~borough.zone == 0
    assert borough.side == 8
    table.extend(0, 2)
    assert borough.zone.bit_count() == 100
    assert not borough.can_extend


@pytest.mark.rule("SC-10", "SC-20", "SC-T20")
@pytest.mark.parametrize("seats", SEATS)
def test_citizens_start_in_hall_career_space_and_reserve(seats: int) -> None:
    for borough in fresh(seats).world.boroughs:
        assert (borough.in_hall, borough.career, borough.reserve) == (3, 11, 8)
        assert borough.hall_room == 1


@pytest.mark.rule("SC-11")
@pytest.mark.parametrize(("game", "side"), [("base", "easy"), ("advanced", "expert")])
def test_the_council_side_follows_from_the_game_and_the_round_counter_starts_at_one(
    game: str, side: str
) -> None:
    table = Table(2, game=game)
    assert plain_view(table.game, None)["council"] == side
    assert table.game.round == 1


@pytest.mark.rule("SC-11")
def test_games_recorded_with_a_side_of_the_council_still_open() -> None:
    assert TITLE.settings({"council": "expert"}) == settings()


@pytest.mark.rule("SC-14")
@pytest.mark.parametrize(("seats", "copies"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_scarce_buildings_by_number_of_players(seats: int, copies: int) -> None:
    supply = fresh(seats).world.supply
    for name in ("metro", "clinic", "university", "police", "fire_station"):
        piece = PIECES_OF[TILE_OF[name].number][0]
        assert supply[piece.number] == copies


@pytest.mark.rule("SC-15", "SC-21")
def test_the_first_host_is_drawn_and_money_follows_turn_order() -> None:
    hosts = set()
    for seed in range(30):
        game = fresh(4, seed)
        hosts.add(game.host)
        order = game.order()
        assert order == [(game.host + turn) % 4 for turn in range(4)]
        assert [game.borough(seat).money for seat in order] == [4, 5, 5, 6]
    assert hosts == {0, 1, 2, 3}


@pytest.mark.rule("SC-17")
def test_each_player_has_six_tiles_of_his_own() -> None:
    game = fresh(2)
    view = plain_view(game, None)
    assert isinstance(view["boroughs"], list)
    for borough in view["boroughs"]:
        assert set(borough["unbuilt"]) == {
            "city_hall",
            "school",
            "library",
            "museum",
            "refinery",
            "port",
        }
    for piece in PIECES:
        if piece.tile.dealt:
            assert game.world.supply[piece.number] == 0


@pytest.mark.rule("SC-18")
def test_city_halls_are_laid_in_secret_and_shown_together() -> None:
    game = fresh(3)
    assert game.deciders == [0, 1, 2]
    game.advance(1, parse("place city_hall c3"))
    seen_by_others = plain_view(game, 0)["boroughs"]
    assert isinstance(seen_by_others, list)
    assert seen_by_others[1]["tiles"] == []
    outside = game.refusal(0, parse("place city_hall g7"))
    assert outside is not None
    assert outside.rule == "SC-18"
    game.advance(0, parse("place city_hall a1"))
    events = game.play(2, parse("place city_hall f6"))
    assert not isinstance(events, Refusal)
    assert keys(events)[:4] == ["event-hall"] * 4
    assert [place.text for place in game.borough(1).tiles] == ["place city_hall c3"]


@pytest.mark.rule("SC-22")
def test_one_promise_of_three_is_kept_and_only_its_pile_is_known() -> None:
    game = fresh(3)
    for seat in range(3):
        game.advance(seat, parse("place city_hall a1"))
    assert game.deciders == [0, 1, 2]
    for seat in range(3):
        piles = [PROMISES[game.cards.face[card]].pile for card in game.drawn[seat]]
        assert piles == ["easy", "medium", "hard"]
    returned = [
        card for seat in game.order() for pile, card in enumerate(game.drawn[seat]) if pile != seat
    ]
    for seat in range(3):
        game.advance(seat, game.moves(seat)[seat])
    for seat, pile in enumerate(("easy", "medium", "hard")):
        own = plain_view(game, seat)["boroughs"]
        other = plain_view(game, (seat + 1) % 3)["boroughs"]
        assert isinstance(own, list)
        assert isinstance(other, list)
        assert own[seat]["promises"][0]["card"] is not None
        assert other[seat]["promises"] == [{"pile": pile, "special": False, "card": None}]
    assert [len(pile) for pile in game.piles[:3]] == [5, 4, 4]
    assert {card for pile in game.piles[:3] for card in pile[-2:]} == set(returned)


@pytest.mark.rule("SC-22")
def test_a_promise_that_was_not_drawn_cannot_be_kept() -> None:
    game = fresh(2)
    for seat in range(2):
        game.advance(seat, parse("place city_hall a1"))
    offered = game.moves(0)
    others = [parse(f"keep promise {number}") for number in range(1, 17)]
    for move in others:
        assert (game.clone().refusal(0, move) is None) == (move in offered)


@pytest.mark.rule("SC-13")
@pytest.mark.parametrize("seats", SEATS)
def test_piles_hold_what_nobody_drew(seats: int) -> None:
    game = fresh(seats)
    assert [len(pile) for pile in game.piles] == [6, 5, 5, 0]


@pytest.mark.rule("SC-9")
def test_a_slot_never_holds_two_citizens() -> None:
    table = Table(2)
    for cell in ("a1", "c1", "e1", "g1"):
        table.lay(0, "park_1", cell)
    table.people(0, "a1")
    table.people(1, "c1", at=0)
    table.start("citizens")
    table.play(0, "citizen 1 a1")
    assert table.moves(0) == ["to 1 e1", "to 1 g1"]
    assert table.refusal(0, "to 1 c1").rule == "SC-9"


@pytest.mark.rule("SC-8")
def test_a_cell_is_empty_without_tile_and_cemetery() -> None:
    table = Table()
    table.lay(0, "park_1", "a1")
    table.bury(0, "b1")
    borough = table.borough(0)
    assert borough.empty.bit_count() == 49 - 4 - 2


def test_victories_and_difficulties_belong_to_their_games() -> None:
    wrong = TITLE.check(settings(victory="economic"), 3)
    assert isinstance(wrong, Refusal)
    wrong = TITLE.check(settings(difficulty="senator"), 3)
    assert isinstance(wrong, Refusal)
    assert TITLE.check(settings(difficulty="senator"), 1) is None
