"""Networks: whole numbers, one answer on every machine, only for what they have learned."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import msgspec
import numpy as np
import pytest

from quartier.bots.evaluation import ByHand
from quartier.bots.learned import ASKED, Learned, abouts_of, has_learned, learned, networks_of
from quartier.bots.network import (
    FIRST_STEPS,
    INSIGHT_STEPS,
    LATER_STEPS,
    MOST_ACTIVE,
    MOST_ANSWER,
    SIGHT_STEPS,
    Network,
    feeds,
    load,
    mix_names,
)
from quartier.bots.sight import places_of
from quartier.core.features import Features, features_of
from quartier.core.rng import seeded
from quartier.core.state import State
from quartier.core.titles import TO_THE_END, Settings, Title, find_title, title_ids

TITLES = ("cardcity", "lacitta", "sevenwonders", "smallcity")
MOST_BYTES = 3_000_000
# Up to here float64 and float32 hold whole numbers exactly.
EXACT = 2**53
EXACT_SINGLE = 2**24


def title_of(title_id: str) -> Title:
    title = find_title(title_id)
    assert title is not None
    return title


def usual(title: Title, seats: int, **given: bool | str) -> Settings:
    settings = title.settle(given, seats)
    assert isinstance(settings, dict)
    return settings


def positions(title: Title, settings: Settings, seats: int, decisions: int) -> list[State]:
    """The positions of a game at random."""
    rng = seeded(8)
    state = title.new(settings, seats, 4)
    course: list[State] = []
    while state.deciders and len(course) < decisions:
        seat = state.deciders[0]
        state.advance(seat, state.draw(seat, rng))
        course.append(state.clone())
    return course


def plainly(network: Network, title: Title, state: State, seat: int) -> list[int]:
    """What the network says, in Python's whole numbers and input by input."""
    features = features_of(title)
    assert features is not None
    index = {name: number for number, name in enumerate(network.about.inputs)}
    inputs = [0] * len(index)
    seen = features.observe(state, seat, features.cache(state.seats))
    flags = len(features.numbers) + features.parts(state.seats) * len(features.part_numbers)
    for place, fed in enumerate(feeds(features, state.seats, index)):
        for number in fed:
            inputs[number] += seen[place] if place < flags else min(1, seen[place])
    for name in mix_names(title.settings_of(state), state.seats):
        if name in index:
            inputs[index[name]] = 1
    for number, insight in enumerate(title.insights(state, seat)):
        inputs[index[f"insight.{number}"]] = round(insight * INSIGHT_STEPS)
    edge = [0]
    if "edge_first" in network.weights:
        edge = _layer_by_layer(network, "edge_", inputs, _sights(network, features, seen))
    return [*_layer_by_layer(network, "", inputs), *edge]


def _sights(network: Network, features: Features, seen: bytes) -> list[int]:
    """What is seen of the board, place by place, for each unit of the edge's first layer."""
    if not network.about.planes:
        return []
    flags = {name: min(1, byte) for name, byte in zip(features.names(1), seen, strict=True)}
    kernel = network.weights["edge_kernel"].tolist()
    bias = network.weights["edge_kernel_bias"].tolist()
    plane = network.about.planes[0]
    cells = [name.rpartition(":")[2] for name in flags if name.startswith(f"+0.{plane}:")]
    sums = [0] * len(bias)
    for cell in cells:
        column, row = cell[0], int(cell[1:])
        felt = bias[:]
        for plane, rows in zip(network.about.planes, kernel, strict=True):
            for down in (-1, 0, 1):
                for right in (-1, 0, 1):
                    near = f"+0.{plane}:{chr(ord(column) + right)}{row + down}"
                    if flags.get(near):
                        weights = rows[down + 1][right + 1]
                        felt = [one + weight for one, weight in zip(felt, weights, strict=True)]
        limit = int(MOST_ACTIVE * FIRST_STEPS)
        sums = [total + min(max(one, 0), limit) for total, one in zip(sums, felt, strict=True)]
    columns = network.weights["edge_sights"].T.tolist()
    weighed = [sum(one * total for one, total in zip(own, sums, strict=True)) for own in columns]
    return [whole // int(SIGHT_STEPS) for whole in weighed]


def _layer_by_layer(
    network: Network, prefix: str, inputs: list[int], seen_there: Sequence[int] = ()
) -> list[int]:
    values = inputs
    limit = int(MOST_ACTIVE * FIRST_STEPS)
    for layer in ("first", "second", "last"):
        rows = network.weights[f"{prefix}{layer}"].tolist()
        sums = [int(bias) for bias in network.weights[f"{prefix}{layer}_bias"]]
        if layer == "first" and seen_there:
            sums = [total + more for total, more in zip(sums, seen_there, strict=True)]
        for value, row in zip(values, rows, strict=True):
            if value:
                sums = [total + value * weight for total, weight in zip(sums, row, strict=True)]
        values = sums if layer == "last" else [min(max(total, 0), limit) for total in sums]
        limit *= int(LATER_STEPS)
    return values


@pytest.mark.parametrize(
    ("title_id", "seats"),
    [
        *[(title_id, title_of(title_id).usual_seats) for title_id in TITLES],
        ("cardcity", 1),
        ("smallcity", 1),
    ],
)
def test_it_says_what_plain_arithmetic_says(title_id: str, seats: int) -> None:
    title = title_of(title_id)
    course = positions(title, usual(title, seats), seats, 40)
    evaluation = learned(title, course[0])
    assert isinstance(evaluation, Learned)
    network = next(
        network
        for network in networks_of(title)
        if network.about.knows(title.settings_of(course[0]), seats)
    )
    chosen = course[::13]
    told = [title.insights(state, 0) for state in chosen]
    seen = [evaluation.features.observe(state, 0, evaluation.cache) for state in chosen]
    steps = FIRST_STEPS * LATER_STEPS * LATER_STEPS
    for state, answers in zip(chosen, evaluation.reader.answers(seen, told), strict=True):
        plain = [value / steps for value in plainly(network, title, state, 0)]
        assert answers.tolist() == [min(max(one, -MOST_ANSWER), MOST_ANSWER) for one in plain]


@pytest.mark.parametrize("title_id", TITLES)
def test_a_position_is_worth_the_same_alone_and_among_others(title_id: str) -> None:
    title = title_of(title_id)
    seats = title.usual_seats
    course = positions(title, usual(title, seats), seats, 30)
    evaluation = learned(title, course[0])
    together = evaluation.worths(course, 1)
    assert together == [evaluation.worth(state, 1) for state in course]
    assert evaluation.worths(course[::-1], 1) == together[::-1]
    assert together != ByHand(title).worths(course, 1)


@pytest.mark.parametrize("title_id", TITLES)
def test_no_sum_leaves_the_whole_numbers_that_float64_holds(title_id: str) -> None:
    for network in networks_of(title_of(title_id)):
        for prefix in ("", "edge_") if "edge_first" in network.weights else ("",):
            active = MOST_ACTIVE * FIRST_STEPS
            for layer in (f"{prefix}second", f"{prefix}last"):
                weights = np.abs(network.weights[layer].astype(np.float64))
                bias = np.abs(network.weights[f"{layer}_bias"].astype(np.float64))
                assert (active * weights.sum(axis=0) + bias).max() < EXACT
                active *= LATER_STEPS


def test_no_sum_of_what_is_seen_leaves_the_whole_numbers_that_float32_holds() -> None:
    seeing = [one for title_id in TITLES for one in networks_of(title_of(title_id))]
    seeing = [network for network in seeing if network.about.planes]
    assert seeing
    for network in seeing:
        features = features_of(title_of(network.about.title))
        assert features is not None
        _, rows, columns = places_of(features, network.about.planes, 1).shape
        kernel = np.abs(network.weights["edge_kernel"].astype(np.float64))
        bias = np.abs(network.weights["edge_kernel_bias"].astype(np.float64))
        assert (kernel.sum(axis=(0, 1, 2)) + bias).max() < EXACT_SINGLE
        most = rows * columns * MOST_ACTIVE * FIRST_STEPS
        assert most < EXACT_SINGLE
        sights = np.abs(network.weights["edge_sights"].astype(np.float64))
        assert most * sights.sum(axis=0).max() < EXACT


@pytest.mark.parametrize("title_id", TITLES)
def test_networks_fit_the_title_and_the_package(title_id: str) -> None:
    title = title_of(title_id)
    features = features_of(title)
    assert features is not None
    size = 0
    for network in networks_of(title):
        about = network.about
        assert (about.title, about.features) == (title_id, features.version)
        file = BytesIO()
        network.save(file)
        size += len(file.getvalue())
        file.seek(0)
        again = load(file)
        assert again.about == about
        assert all((again.weights[name] == network.weights[name]).all() for name in again.weights)
    assert 0 < size <= MOST_BYTES


@pytest.mark.parametrize("title_id", TITLES)
def test_a_title_knows_the_settings_of_its_states(title_id: str) -> None:
    title = title_of(title_id)
    for option in title.options:
        for seats in title.seats:
            for value in title.choices(option, seats):
                settings = usual(title, seats, **{option.key: value})
                assert title.settings_of(title.new(settings, seats, 2)) == settings


@pytest.mark.parametrize("title_id", TITLES)
def test_insights_begin_with_the_evaluation_and_are_always_as_many(title_id: str) -> None:
    title = title_of(title_id)
    counts = set()
    for state in positions(title, usual(title, title.usual_seats), title.usual_seats, 10_000)[::9]:
        for seat in range(state.seats):
            insights = title.insights(state, seat)
            # Small City has found other weights since its network learned.
            if title_id != "smallcity":
                assert insights[0] == title.evaluate(state, seat)
            counts.add(len(insights))
    assert len(counts) == 1


@pytest.mark.parametrize("victory", ["economic", "citizen", "cultural"])
def test_what_was_not_learned_is_judged_by_hand(victory: str) -> None:
    title = title_of("smallcity")
    settings = usual(title, 3, victory=victory)
    assert not has_learned(title, settings, 3)
    assert isinstance(learned(title, title.new(settings, 3, 1)), ByHand)
    assert has_learned(title, usual(title, 3), 3)


@pytest.mark.parametrize(
    ("victory", "level", "seats", "is_asked"),
    [
        ("residential", "simplified", 4, True),
        ("residential", "normal", 2, True),
        ("residential", "normal", 4, False),
        ("commercial", "normal", 2, False),
        ("happiness", "normal", 4, True),
        ("economic", "advanced", 2, False),
    ],
)
def test_a_network_is_not_asked_where_the_evaluation_alone_judges_as_well(
    victory: str, level: str, seats: int, is_asked: bool
) -> None:
    title = title_of("cardcity")
    settings = usual(title, seats, victory=victory, level=level)
    judge = learned(title, title.new(settings, seats, 1))
    assert isinstance(judge, Learned if is_asked else ByHand)
    assert has_learned(title, settings, seats) == is_asked


def test_the_residential_network_is_not_asked_where_pollution_counts() -> None:
    title = title_of("cardcity")
    for victory, is_asked in (("residential", False), ("happiness", True)):
        settings = usual(title, 4, victory=victory, ecology=True)
        assert has_learned(title, settings, 4) == is_asked


def test_weak_are_the_mixes_that_have_one_of_each() -> None:
    weak = {"level": ["normal", "advanced"], "seats": ["3"]}
    title = title_of("cardcity")
    of_many_seats = next(about for about in abouts_of(title) if 3 in about.seats)
    about = msgspec.structs.replace(of_many_seats, weak=[weak])
    victory = about.trained["victory"][0]
    for level in ("simplified", "normal", "advanced"):
        for seats in (2, 3):
            settings = usual(title, seats, victory=victory, level=level)
            assert about.knows(settings, seats) == (level == "simplified" or seats == 2)


@pytest.mark.parametrize("title_id", ["smallcity", "cardcity"])
def test_who_plays_alone_looks_further_ahead(title_id: str) -> None:
    title = title_of(title_id)
    alone = learned(title, title.new(usual(title, 1), 1, 1))
    among_others = learned(title, title.new(usual(title, 2), 2, 1))
    assert isinstance(among_others, Learned)
    assert alone.horizon > among_others.horizon


def test_a_network_says_how_far_ahead_it_is_asked() -> None:
    title = title_of("cardcity")
    for victory, is_asked_at_the_end in (("economic", True), ("industrial", False)):
        world = title.new(usual(title, 2, victory=victory), 2, 1)
        among_others = learned(title, world)
        assert isinstance(among_others, Learned)
        assert (among_others.horizon == TO_THE_END) == is_asked_at_the_end


@pytest.mark.parametrize("title_id", ["smallcity", "cardcity"])
def test_who_plays_alone_is_judged_by_a_network_that_has_learned_alone(title_id: str) -> None:
    title = title_of(title_id)
    settings = usual(title, 1)
    knowing = [network for network in networks_of(title) if network.about.knows(settings, 1)]
    assert knowing[0].about.seats == [1]
    assert isinstance(learned(title, title.new(settings, 1, 1)), Learned)


def test_playouts_ask_a_network_about_what_looks_best_by_hand() -> None:
    title = title_of("smallcity")
    states = positions(title, usual(title, 1), 1, 10_000)[::2]
    judge = learned(title, states[0])
    values = [title.evaluate(state, 0) for state in states]
    chosen = judge.likely(states, 0)
    left_out = set(range(len(states))) - set(chosen)
    assert len(chosen) == ASKED < len(states)
    assert min(values[place] for place in chosen) >= max(values[place] for place in left_out)
    assert judge.likely(states[:ASKED], 0) == list(range(ASKED))


@pytest.mark.parametrize("title_id", title_ids())
def test_what_a_network_is_for_is_read_without_numpy(title_id: str) -> None:
    title = title_of(title_id)
    assert abouts_of(title) == tuple([network.about for network in networks_of(title)])


def test_an_ended_game_needs_no_forecast() -> None:
    title = title_of("lacitta")
    end = positions(title, usual(title, 2), 2, 10_000)[-1]
    assert end.result is not None
    assert learned(title, end).worth(end, 0) == title.evaluate(end, 0)


def test_an_edge_counts_where_moves_are_compared_and_nowhere_else() -> None:
    title = title_of("cardcity")
    settings = usual(title, 2)
    network = next(one for one in networks_of(title) if "edge_first" in one.weights)
    features = features_of(title)
    assert features is not None
    blunt = Network(
        network.about,
        {name: array for name, array in network.weights.items() if not name.startswith("edge")},
    )
    course = positions(title, settings, 2, 40)
    sharp, plain = (Learned(title, features, one, settings, 2) for one in (network, blunt))
    verdicts = sharp.verdicts([(state, 1) for state in course])
    assert len({verdict.edge for verdict in verdicts}) > 10
    for verdict, with_edge, without in zip(
        verdicts, sharp.worths(course, 1), plain.worths(course, 1), strict=True
    ):
        assert with_edge == pytest.approx(without + sharp.sharpness * verdict.edge)
    for one, other in zip(sharp.expected(course, 1), plain.expected(course, 1), strict=True):
        assert (one.worths, one.points) == (other.worths, other.points)
