"""Teaching networks: what lessons hold, how duels are played, how a run goes on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray
from tests.standin import Ray

from quartier.bots.learned import networks_of
from quartier.bots.network import Network, load
from quartier.cli.figures import share_interval
from quartier.core.rng import seeded
from quartier.core.titles import find_title
from quartier.research.learning import arrays
from quartier.research.learning import run as runs
from quartier.research.learning.__main__ import main
from quartier.research.learning.curriculum import COURSES, draw_mix, taught
from quartier.research.learning.duels import Duel, End, play, summary
from quartier.research.learning.games import Lessons, Player
from quartier.research.learning.progress import Stage
from quartier.research.learning.sharpening import with_edge
from quartier.research.learning.trials import Trials, Trier, joined_trials


@pytest.fixture
def network() -> Network:
    """A network of the package."""
    title = find_title("cardcity")
    assert title is not None
    commercial = ["commercial"]
    return next(one for one in networks_of(title) if one.about.trained["victory"] == commercial)


@pytest.fixture
def file(network: Network, tmp_path: Path) -> Path:
    """The same in a file."""
    path = tmp_path / "network.npz"
    with path.open("wb") as file:
        network.save(file)
    return path


@pytest.mark.parametrize("title_id", sorted(COURSES))
def test_every_seat_count_and_option_that_is_taught_is_drawn(title_id: str) -> None:
    title = find_title(title_id)
    assert title is not None
    rng = seeded(2)
    seats = set()
    values: dict[str, set[str]] = {key: set() for key in taught(title, "")}
    for _ in range(600):
        settings, number = draw_mix(title, "", rng)
        assert title.check(settings, number) is None
        seats.add(number)
        for key, value in settings.items():
            values[key].add(str(value).lower() if isinstance(value, bool) else value)
    assert seats == set(title.seats)
    assert values == {key: set(some) for key, some in taught(title, "").items()}


def test_one_value_of_an_option_can_be_taught_alone() -> None:
    title = find_title("cardcity")
    assert title is not None
    drawn = [draw_mix(title, "victory=economic", seeded(seed))[0] for seed in range(20)]
    assert {settings["victory"] for settings in drawn} == {"economic"}


def test_lessons_hold_what_was_seen_thought_and_reached(tmp_path: Path) -> None:
    player = Player("cardcity", None)
    lessons, games, _ = player.lessons(5, 0.0)
    assert games == 1
    rows = len(lessons.thought)
    assert lessons.inputs.shape == (rows, len(player.names))
    own = player.index["own.money"]
    assert 0 <= lessons.inputs[:, own].min() < lessons.inputs[:, own].max()
    seats = [name for name in player.names if name.startswith("seats=")]
    marked = lessons.inputs[:, [player.index[name] for name in seats]]
    assert (marked.sum(axis=1) == 1).all()
    assert (np.abs(lessons.inputs[:, player.index["insight.0"]] / 16 - lessons.thought) < 0.1).all()
    assert 0 < lessons.stage.min() < lessons.stage.max() <= 1
    path = tmp_path / "some.lessons"
    arrays.save(lessons, path)
    twice = arrays.joined([arrays.load(Lessons, path), lessons])
    assert (twice.inputs == np.concatenate([lessons.inputs, lessons.inputs])).all()


def test_the_same_seed_gives_the_same_lessons(network: Network) -> None:
    first, again = (Player("cardcity", network).game(seeded(3)) for _ in range(2))
    assert (first.inputs == again.inputs).all()
    assert (first.ended == again.ended).all()


def test_a_duel_seats_the_bot_on_every_seat(network: Network) -> None:
    duel = Duel("cardcity", network, network, "net", "greedy", 2, {"victory": "commercial"})
    ends = play(duel, [10, 11])
    assert len(ends) == 2
    assert all(0 <= end.won <= 1 for end in ends)
    assert play(duel, [10, 11]) == ends


def test_duels_are_fought_in_processes_and_on_a_cluster(
    file: Path, ray: Ray, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["duel", "cardcity", "--network", str(file), "--games", "4", "--trust", "0.3"]
    for where in (("--workers", "1"), ("--ray", "local")):
        main([*command, *where])
    here, there = capsys.readouterr().out.splitlines()
    assert here == there
    assert here.startswith("net among greedy, 2 seats: ")
    assert ray.started == ["init", "shutdown"]


@pytest.mark.slow
def test_a_real_cluster_fights_the_same_duels(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for where in (("--workers", "1"), ("--ray", "local")):
        main(["duel", "cardcity", "--network", str(file), "--games", "6", *where])
    here, there = capsys.readouterr().out.splitlines()
    assert here == there


def test_a_network_is_written_that_is_trusted_otherwise(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.npz"
    main(["trust", "--network", str(file), "--output", str(other), "--trust", "0.3"])
    main(["trust", "--network", str(other), "--output", str(other), "--sharpness", "0.4"])
    with file.open("rb") as before, other.open("rb") as after:
        given, written = load(before), load(after)
    assert (written.about.trust, written.about.sharpness) == (0.3, 0.4)
    assert written.about.rivalry == given.about.rivalry
    assert all((written.weights[name] == array).all() for name, array in given.weights.items())


def test_an_unknown_bot_is_refused(network: Network) -> None:
    with pytest.raises(ValueError, match="none of net:N"):
        play(Duel("cardcity", network, network, "clever", "greedy", 2, {}), [1])


def test_a_summary_tells_wilsons_interval() -> None:
    assert summary([End(1.0, 4.0)] * 50 + [End(0.0, -4.0)] * 50) == (
        "50.0 % (40-60), lead +0.0 ± 0.4, 100 games"
    )


def test_a_run_learns_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="needs quartier[learn]")
    monkeypatch.setattr(runs, "TURN_SECONDS", 3.0)
    command = ["learn", "cardcity", "--only", "victory=economic", "--output", str(tmp_path)]
    for _ in range(2):
        main([*command, "--seconds", "12", "--workers", "1"])
    with (tmp_path / "cardcity-economic.npz").open("rb") as file:
        about = load(file).about
    assert about.trained["victory"] == ["economic"]
    log = (tmp_path / "cardcity-economic.log").read_text(encoding="utf-8")
    assert f"fit {runs.YOUNG_FITS + 1}:" in log
    lines = (tmp_path / "cardcity-economic.curve").read_bytes().splitlines()
    stages = [msgspec.json.decode(line, type=Stage) for line in lines]
    assert [stage.seconds for stage in stages] == sorted(stage.seconds for stage in stages)
    assert stages[-1].seconds > 24, "a run that goes on adds to the curve"
    assert sum(stage.won is not None for stage in stages) >= 4
    assert set(stages[0].foretold) == {"R² early", "middle", "late"}
    picture = (tmp_path / "cardcity-economic.svg").read_text(encoding="utf-8")
    assert "won among greedy" in picture
    assert picture.count("<polygon") == 5


def test_who_is_taught_alone_sees_no_other_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch", reason="needs quartier[learn]")
    monkeypatch.setattr(runs, "TURN_SECONDS", 1.0)
    command = ["learn", "cardcity", "--only", "seats=1", "--output", str(tmp_path)]
    main([*command, "--seconds", "2", "--workers", "1"])
    with (tmp_path / "cardcity-1.npz").open("rb") as file:
        assert load(file).about.seats == [1]
    stages = (tmp_path / "cardcity-1.curve").read_text(encoding="utf-8")
    assert '"won":null' in stages, "nobody wins alone"
    assert "won among" not in (tmp_path / "cardcity-1.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("title_id", ["smallcity", "cardcity"])
def test_games_to_learn_from_have_the_seats_asked_for(title_id: str) -> None:
    title = find_title(title_id)
    assert title is not None
    rng = seeded(1)
    assert {draw_mix(title, "seats=1", rng)[1] for _ in range(40)} == {1}
    assert {draw_mix(title, "", rng)[1] for _ in range(80)} == set(title.seats)
    with pytest.raises(ValueError, match="is not played with seats=9"):
        draw_mix(title, "seats=9", rng)


@pytest.mark.slow
def test_two_minutes_on_two_processors_make_a_network_that_beats_greedy(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="needs quartier[learn]")
    main(["learn", "sevenwonders", "--output", str(tmp_path), "--seconds", "120", "--workers", "1"])
    with (tmp_path / "sevenwonders.npz").open("rb") as file:
        network = load(file)
    duel = Duel("sevenwonders", network, network, "net", "greedy", 4, {})
    ends = play(duel, list(range(6_000_000, 6_000_100)))
    low, _ = share_interval(sum(end.won for end in ends) / len(ends), len(ends))
    assert low > 0.25, f"no better than an equal: {summary(ends)}"


def test_a_cluster_teaches_and_needs_no_disk_of_ours(
    file: Path, tmp_path: Path, ray: Ray, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch", reason="needs quartier[learn]")
    only = ["--only", "victory=commercial", "--output", str(tmp_path), "--ray", "local"]
    monkeypatch.setattr(runs, "TURN_SECONDS", 1.0)
    main(["learn", "cardcity", "--seconds", "2", *only])
    learned = (tmp_path / "cardcity-commercial.npz").read_bytes()
    main(["sharpen", "cardcity", "--seconds", "1", "--network", str(file), *only])
    assert (tmp_path / "cardcity-commercial.npz").read_bytes() != learned
    assert len(list(tmp_path.glob("*.trials"))) == 2


def test_trials_hold_moves_of_one_choice_side_by_side(network: Network) -> None:
    player = Player("cardcity", network, "victory=commercial")
    parts = Trier(player).game(seeded(4))
    trials, again = joined_trials(parts), joined_trials(Trier(player).game(seeded(4)))
    pairs = zip(trials._asdict().values(), again._asdict().values(), strict=True)
    assert all(np.array_equal(one, other) for one, other in pairs)
    assert trials.inputs.shape == (len(trials.choice), len(player.names))
    assert trials.choice.tolist() == sorted(trials.choice)
    assert set(trials.choice) == set(range(len(parts)))
    assert (np.bincount(trials.choice) > 1).all()
    for part in parts:
        marked = part.inputs[:, [player.index[f"seats={seats}"] for seats in player.title.seats]]
        assert (marked == marked[0]).all(), "moves of one choice belong to one game"


def test_what_moves_come_to_is_told_in_points(network: Network) -> None:
    trier = Trier(Player("cardcity", network, "victory=commercial"))
    trials = joined_trials([part for seed in range(3) for part in trier.game(seeded(seed))])
    thought, reached = _compared(trials, trials.thought), _compared(trials, trials.reached)
    together = np.corrcoef(thought, reached)[0, 1]
    assert together > 0.1, "what was thought to be better came out better"
    assert 0.1 < thought.std() / reached.std() < 10


def _compared(trials: Trials, values: NDArray[np.float32]) -> NDArray[np.float64]:
    means = np.bincount(trials.choice, values) / np.bincount(trials.choice)
    differences: NDArray[np.float64] = values - means[trials.choice]
    return differences


def test_an_edge_has_the_inputs_a_title_got_since(network: Network) -> None:
    old = network
    names = [*old.about.inputs[:5], "something new", *old.about.inputs[5:]]
    new = with_edge(old, names, [], {"edge_first": np.zeros((len(names), 2), np.int16)})
    assert new.about.inputs == names
    assert not new.weights["first"][5].any()
    kept = np.delete(new.weights["first"], 5, axis=0)
    assert (kept == old.weights["first"]).all()
    with pytest.raises(ValueError, match="no longer seen"):
        with_edge(old, old.about.inputs[1:], [], {})


def test_a_network_is_sharpened_by_trials(network: Network) -> None:
    pytest.importorskip("torch", reason="needs quartier[learn]")
    from quartier.research.learning.edges import EdgeFit

    player = Player("cardcity", network, "victory=commercial")
    old = network
    # Moves that leave more money came to more, whatever was thought.
    rng = np.random.default_rng(1)
    money = player.index["own.money"]
    choice = np.repeat(np.arange(3000, dtype=np.int32), 4)
    inputs = np.zeros((len(choice), len(player.names)), np.int16)
    inputs[:, money] = rng.integers(0, 20, len(choice))
    thought = rng.normal(size=len(choice)).astype(np.float32)
    reached = (thought + inputs[:, money]).astype(np.float32)
    unit = np.full(len(choice), 5, np.float32)
    unseen = np.zeros((len(choice), 0), np.uint8)
    trials = Trials(inputs, unseen, thought, reached, choice, unit)
    fit = EdgeFit(old, player.names, (), trials, "cpu", 1)
    before = fit.sharpness()
    after = fit.run()
    assert before.gain == 0
    assert after.after > before.after + 0.3
    assert after.gain > 10 * after.error
    layers = fit.exported()
    assert layers["edge_first"].shape == (len(player.names), old.weights["first"].shape[1])
    assert layers["edge_last"].shape == (old.weights["last"].shape[0], 1)


def test_a_pattern_on_the_board_is_learned_wherever_it_lies(network: Network) -> None:
    pytest.importorskip("torch", reason="needs quartier[learn]")
    from quartier.research.learning.edges import EdgeFit

    player = Player("cardcity", network, "victory=commercial")
    # Of two planes one has a thing in every choice, the other one beside it for every other move.
    rng = np.random.default_rng(2)
    board = (2, 6, 6)
    choice = np.repeat(np.arange(3000, dtype=np.int32), 2)
    flags = np.zeros((len(choice), *board), np.uint8)
    beside = np.arange(len(choice)) % 2
    for row, near in enumerate(beside):
        x, y = rng.integers(0, 5, 2)
        flags[row, 0, y, x] = 1
        flags[row, 1, y, x + 1 if near else (x + 3) % 6] = 1
    inputs = np.zeros((len(choice), len(player.names)), np.int16)
    thought = rng.normal(size=len(choice)).astype(np.float32)
    reached = (thought + 3 * beside).astype(np.float32)
    unit = np.full(len(choice), 5, np.float32)
    boards = np.packbits(flags.reshape(len(choice), -1), axis=1)
    trials = Trials(inputs, boards, thought, reached, choice, unit)
    fit = EdgeFit(network, player.names, board, trials, "cpu", 1)
    assert fit.run().after > fit.sharpness().before + 0.3
    assert fit.exported()["edge_kernel"].shape == (2, 3, 3, 32)


def test_a_sharpening_goes_on_with_the_trials_there_are(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="needs quartier[learn]")
    command = ["sharpen", "cardcity", "--only", "victory=commercial", "--network", str(file)]
    for seed in (1, 2):
        main([*command, "--output", str(tmp_path), "--seconds", "3", "--seed", str(seed)])
    assert len(list(tmp_path.glob("*.trials"))) == 4
    assert capsys.readouterr().out.count("2 of 2 turns") == 2
    stages = (tmp_path / "cardcity-commercial.curve").read_text(encoding="utf-8").splitlines()
    assert len(stages) == 3, "before the first run, and after each"
    assert "won among greedy" in (tmp_path / "cardcity-commercial.svg").read_text(encoding="utf-8")
    with (tmp_path / "cardcity-commercial.npz").open("rb") as written:
        sharpened = load(written)
    assert sharpened.about.trained["victory"] == ["commercial"]
    assert "edge_first" in sharpened.weights
