"""What must hold for every title: one test for each promise of the contract.

A test that takes a table gets a new one, about to be played at random; those without ask the title
itself. `quartier.testing.conformance` plugs a title in.
"""

from __future__ import annotations

import math
import pickle
import pkgutil
from collections import Counter
from collections.abc import Mapping
from importlib import import_module
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest

from quartier.bots.outlook import let_others_answer
from quartier.core.agenda import Agenda, Ask, Step
from quartier.core.features import Features
from quartier.core.moves import NO_KIN, Move
from quartier.core.record import Record, RecordError, read, record_of, replay, write
from quartier.core.speech import Event, Facts, Refusal, Result
from quartier.core.state import State
from quartier.core.titles import Title, find_title, spelled
from quartier.core.views import ViewPart
from quartier.locale import Texts
from quartier.rulebook import Rulebook
from quartier.testing.fields import own_fields, variants
from quartier.testing.languages import faults_of_title
from quartier.testing.random_play import (
    NAMES,
    RandomTable,
    all_settings,
    allowed_settings,
    as_lines,
    heard,
    passed,
    seen,
    told,
)

# A space of this size is asked for completely, of a larger one a sample.
SMALL_SPACE = 200
SAMPLED_MOVES = 150
FORESEEN_MOVES = 4
# How far two worlds, or a stray copy, are played on.
A_WHILE = 40
# Two cards that could change places stay where they are this often with no chance worth a thought.
MANY_DRAWS = 30

# What the classes of core leave to a title.
LEFT_TO_TITLES: dict[type, tuple[str, ...]] = {
    Title: ("start", "forbids", "evaluate"),
    State: (
        "deciders",
        "question",
        "moves",
        "refusal",
        "play",
        "advance",
        "view",
        "veiled",
        "dealt",
        "redealt",
        "follows",
        "clone",
        "data",
        "result",
    ),
    Agenda: ("forget", "zones", "lay_out"),
    Step: ("run",),
    Ask: ("question", "moves", "refusal", "answer"),
}


class Contract:
    """The promises: of the title, of moves, of hidden things, of copies, of the whole game."""

    title: Title
    rulebook: Rulebook
    languages: list[Texts]
    features: Features | None = None
    # By name, with the reason: events that tell what no view keeps, and fields that follow from
    # others and are therefore missing in the data.
    fleeting_events: Mapping[str, str] = {}
    derived_fields: Mapping[str, str] = {}

    @staticmethod
    def census(state: State) -> object:
        """What is in the box: cards that lie somewhere, unless a title counts more than that."""
        if not isinstance(state, Agenda):
            return None
        lying = [card for zone in state.zones() for card in zone.cards]
        return sorted((state.cards.back[card], state.cards.face[card]) for card in lying)

    # The title

    def test_the_title_overrides_the_whole_contract(self) -> None:
        settings, seats = allowed_settings(self.title)[0]
        state = self.title.new(settings, seats, seed=1)
        classes = [type(self.title), type(state), *_leaves_in(self.title.package, Step, Ask)]
        missing = [
            f"{own.__qualname__}.{name}"
            for own in classes
            for base, names in LEFT_TO_TITLES.items()
            if issubclass(own, base)
            for name in names
            if getattr(own, name) is getattr(base, name)
        ]
        assert missing == []

    def test_the_title_describes_itself(self) -> None:
        title = self.title
        assert find_title(title.id) is title
        assert title.version >= 1
        assert title.minutes > 0
        assert list(title.seats) == sorted(set(title.seats))
        assert title.seats[0] >= 1
        assert title.usual_seats in title.seats
        assert len(set(title.vocabulary)) == len(title.vocabulary)
        keys = [option.key for option in title.options]
        assert len(set(keys)) == len(keys)
        for option in title.options:
            assert [option.parse(spelled(value)) for value in option.values] == [*option.values]

    def test_the_title_can_be_played_with_its_defaults_and_any_number_of_seats(self) -> None:
        defaults = self.title.settings({})
        assert not isinstance(defaults, Refusal)
        assert self.title.check(defaults, self.title.usual_seats) is None
        playable = {seats for _, seats in allowed_settings(self.title)}
        assert playable == set(self.title.seats)

    def test_settings_begin_a_game_or_are_refused_with_a_reason(self) -> None:
        for settings in all_settings(self.title):
            for seats in self.title.seats:
                refusal = self.title.check(settings, seats)
                if refusal is None:
                    assert self.title.new(settings, seats, seed=1).deciders
                else:
                    self._check_refusal(refusal)
                    with pytest.raises(ValueError, match=self.title.id):
                        self.title.new(settings, seats, seed=1)

    def test_every_move_has_its_number_and_its_notation_parses_back(self) -> None:
        space = self.title.space
        assert [move.number for move in space.moves] == list(range(len(space)))
        for move in space.moves:
            assert space.parse(move.text) is move
            assert space.parse(f"  {move.text.upper()} ") is move

    def test_every_move_and_every_word_can_be_read(self) -> None:
        for move in self.title.space.moves:
            self._check_sentence(move.key, move.facts)
        for key in self.title.vocabulary:
            self._check_sentence(key)

    def test_the_title_has_every_text_in_every_language_and_none_too_many(self) -> None:
        assert faults_of_title(self.title) == []

    # Moves and refusals

    def test_exactly_the_listed_moves_are_not_refused(self, table: RandomTable) -> None:
        for state in table.positions(about=18):
            for seat in range(state.seats):
                listed = state.moves(seat)
                # A fresh copy: the list a state remembers must not answer for the rule.
                fresh = state.clone()
                candidates = self._candidates(table, listed)
                legal = {move for move in candidates if fresh.refusal(seat, move) is None}
                assert legal == set(listed)

    def test_who_owes_an_answer_has_a_complete_and_stable_list(self, table: RandomTable) -> None:
        for state in table.positions(about=35):
            for seat in range(state.seats):
                listed = state.moves(seat)
                assert bool(listed) == (seat in state.deciders)
                assert len(set(listed)) == len(listed)
                assert all(self.title.space.moves[move.number] is move for move in listed)
                assert state.clone().moves(seat) == listed
                assert state.moves(seat) == listed
                if listed:
                    assert state.clone().draw(seat, table.chance) in listed

    def test_every_listed_move_plays(self, table: RandomTable) -> None:
        for state in table.positions(about=10):
            for seat in state.deciders:
                for move in state.moves(seat):
                    told(state.clone().play(seat, move))

    def test_a_refused_move_changes_nothing(self, table: RandomTable) -> None:
        for state in table.positions(about=35):
            fingerprint = state.fingerprint()
            for seat in range(-1, state.seats + 1):
                listed = state.moves(seat) if seat in state.deciders else []
                candidates = self._candidates(table, listed)
                for move in [table.pick(candidates) for _ in range(8)]:
                    if move not in listed:
                        assert isinstance(state.play(seat, move), Refusal)
            assert state.fingerprint() == fingerprint

    def test_a_refusal_names_its_rule_and_can_be_read(self, table: RandomTable) -> None:
        read: set[bytes] = set()
        for state in table.positions(about=14):
            for seat in range(state.seats):
                for move in self._candidates(table, state.moves(seat)):
                    refusal = state.refusal(seat, move)
                    if refusal is not None and _is_new(read, refusal.key, refusal.facts):
                        self._check_refusal(refusal)

    def test_answers_given_at_the_same_time_may_come_in_any_order(self, table: RandomTable) -> None:
        for state in table.positions(about=25):
            if len(state.deciders) < 2:
                continue
            seat_by_seat, mixed = state.clone(), state.clone()
            answers: dict[int, list[Move]] = {}
            for seat in state.deciders:
                given = answers.setdefault(seat, [])
                while seat in seat_by_seat.deciders and seat_by_seat.moment == state.moment:
                    given.append(table.pick(seat_by_seat.moves(seat)))
                    seat_by_seat.advance(seat, given[-1])
            while answers:
                seat = table.pick(list(answers))
                told(mixed.play(seat, answers[seat].pop(0)))
                if not answers[seat]:
                    del answers[seat]
            assert mixed.fingerprint() == seat_by_seat.fingerprint()

    def test_it_makes_no_difference_whether_somebody_listens(self, table: RandomTable) -> None:
        unheard = table.state.clone()
        while table.state.deciders:
            heard_now = unheard.clone()
            table.events.clear()
            entry = table.step()
            unheard.advance(entry.seat, entry.move)
            assert unheard.fingerprint() == table.state.fingerprint()
            assert _all(told(heard_now.play(entry.seat, entry.move))) == _all(table.events)

    # Hidden things

    def test_what_a_seat_cannot_know_does_not_change_what_it_sees(self, table: RandomTable) -> None:
        for state in table.positions(about=9):
            for seat in table.everybody:
                imagined = state.sample(seat, table.chance)
                assert seen(imagined, seat) == seen(state, seat)
                assert imagined.deciders == state.deciders
                assert all(imagined.moves(decider) for decider in imagined.deciders)
                if seat is not None and seat in state.deciders:
                    assert imagined.moves(seat) == state.moves(seat)
                    asked, really_asked = imagined.question(seat), state.question(seat)
                    assert asked.prompt == really_asked.prompt
                    assert asked.facts == really_asked.facts

    def test_a_view_is_what_its_struct_says(self, table: RandomTable) -> None:
        """Clients take its form from the struct, and nothing else checks what rules put there."""
        for state in table.positions(about=12):
            for seat in table.everybody:
                assert _fault_of(state.view(seat)) == ""

    def test_views_made_together_show_each_seat_what_it_sees_alone(
        self, table: RandomTable
    ) -> None:
        for state in table.positions(about=5):
            together = state.views([*table.everybody])
            alone = [seen(state.clone(), seat) for seat in table.everybody]
            assert [as_lines(view) for view in together] == alone

    def test_a_veiled_state_shows_its_seat_what_the_real_one_shows(
        self, table: RandomTable
    ) -> None:
        for state in table.positions(about=9):
            for seat in table.everybody:
                veiled = state.veiled(seat)
                assert seen(veiled, seat) == seen(state, seat)
                assert veiled.deciders == state.deciders
                assert veiled.veiled(seat).fingerprint() == veiled.fingerprint()
                if seat is not None and seat in state.deciders:
                    assert veiled.moves(seat) == state.moves(seat)

    def test_imagined_worlds_do_not_depend_on_the_truth(self, table: RandomTable) -> None:
        """The same generator gives the same world, whatever is true of what a seat cannot know."""
        for state in table.positions(about=9):
            for seat in table.everybody:
                self._check_same_worlds(table, state, state.sample(seat, table.chance), seat)
                exchanged = table.exchanged(state, seat)
                if exchanged is not None and seen(exchanged, seat) == seen(state, seat):
                    self._check_same_worlds(table, state, exchanged, seat)

    def test_who_sees_the_same_is_told_the_same(self, table: RandomTable) -> None:
        """From one position two worlds, in which things nobody may know take different courses.

        As long as a seat is told the same it sees the same; and as long as it sees the same it is
        told the same, observes the same, may do the same and imagines the same worlds.
        """
        for state in table.positions(about=14):
            seat = table.pick(table.everybody)
            one, other = state.clone(), state.sample(seat, table.chance)
            for _ in range(A_WHILE):
                if not one.deciders or one.deciders != other.deciders:
                    break
                mover = table.pick(one.deciders)
                move = table.pick(one.moves(mover))
                if mover == seat:
                    assert one.moves(mover) == other.moves(mover)
                    counterpart = move
                else:
                    counterpart = table.similar(move, other.moves(mover))
                events = told(one.play(mover, move))
                other_events = told(other.play(mover, counterpart))
                eyes = state.eyes(seat)
                same_news = heard(events, eyes) == heard(other_events, eyes)
                if same_news and one.deciders == other.deciders:
                    assert seen(one, seat) == seen(other, seat)
                    assert passed(one, events, seat) == passed(other, other_events, seat)
                elif seen(one, seat) != seen(other, seat):
                    break
                lasting, other_lasting = (
                    [event for event in some if event.key not in self.fleeting_events]
                    for some in (events, other_events)
                )
                assert heard(lasting, eyes) == heard(other_lasting, eyes)
                if one.deciders == other.deciders:
                    self._check_same_worlds(table, one, other, seat)

    def test_what_is_foreseen_comes_true_and_tells_nothing_hidden(self, table: RandomTable) -> None:
        """What a move alone leads to is the same in two worlds that look alike to its seat."""
        for state in table.positions(about=14):
            for seat in state.deciders:
                other = state.sample(seat, table.chance)
                for move in {table.pick(state.moves(seat)) for _ in range(FORESEEN_MOVES)}:
                    before = state.fingerprint()
                    foreseen = state.foreseen(seat, move)
                    assert state.fingerprint() == before
                    assert seen(foreseen.state, seat) == seen(
                        other.foreseen(seat, move).state, seat
                    )
                    if foreseen.is_whole:
                        really = state.clone()
                        really.advance(seat, move)
                        assert seen(foreseen.state, seat) == seen(really, seat)

    def test_a_sample_deals_the_hidden_cards_anew_and_no_others(self, table: RandomTable) -> None:
        for state in table.positions(about=7):
            if not isinstance(state, Agenda):
                continue
            for seat in table.everybody:
                eyes = state.eyes(seat)
                veiled = state.veiled(seat)
                assert isinstance(veiled, Agenda)
                cards = veiled.cards
                faces = _hidden_faces(veiled, eyes)
                varied = all(len(set(alike)) < 2 for alike in faces.values())
                for _ in range(MANY_DRAWS):
                    imagined = veiled.dealt(seat, table.chance)
                    assert isinstance(imagined, Agenda)
                    assert imagined.rng.data() != veiled.rng.data()
                    assert Counter(imagined.cards.face) == Counter(state.cards.face)
                    for card, known in enumerate(cards.known):
                        assert imagined.cards.face[card] == cards.face[card] or not known & eyes
                    varied = varied or imagined.cards.face != cards.face
                    if varied:
                        break
                assert varied, "the hidden cards are always the same"

    def test_nobody_sees_that_what_no_seat_knows_is_dealt_anew(self, table: RandomTable) -> None:
        for state in table.positions(about=9):
            other = state.redealt(table.chance)
            for seat in table.everybody:
                assert seen(other, seat) == seen(state, seat)
            answers = [state.moves(seat) for seat in state.deciders]
            assert [other.moves(seat) for seat in other.deciders] == answers
            if isinstance(state, Agenda):
                assert isinstance(other, Agenda)
                assert Counter(other.cards.face) == Counter(state.cards.face)
                for card, known in enumerate(state.cards.known):
                    kept = other.cards.face[card] == state.cards.face[card]
                    assert kept or not known & state.player_eyes
            table.play_on(other, table.most_decisions)
            assert other.result is not None

    def test_a_sample_can_be_played_to_its_end(self, table: RandomTable) -> None:
        for state in table.positions(about=6):
            seat = table.pick(table.everybody)
            imagined = state.sample(seat, table.chance)
            table.play_on(imagined, table.most_decisions)
            assert imagined.result is not None

    def test_a_move_that_counts_as_no_reveal_tells_nobody_anything_hidden(
        self, table: RandomTable
    ) -> None:
        for state in table.positions(about=35):
            if not state.deciders:
                continue
            mover = table.pick(state.deciders)
            move = table.pick(state.moves(mover))
            after = state.clone()
            after.advance(mover, move)
            if after.reveals != state.reveals:
                continue
            for seat in table.everybody:
                imagined = state.sample(seat, table.chance)
                # What others guess because a free choice was possible is no reveal.
                if imagined.refusal(mover, move) is not None:
                    continue
                imagined.advance(mover, move)
                if imagined.deciders == after.deciders:
                    assert seen(imagined, seat) == seen(after, seat)

    def test_every_event_is_for_eyes_at_the_table(self, table: RandomTable) -> None:
        for state in table.positions():
            for event in table.events:
                assert event.eyes
                assert event.eyes | state.all_eyes == state.all_eyes
            table.events.clear()

    # Copies, records and undo

    def test_every_field_is_in_the_data_and_in_every_copy(self, table: RandomTable) -> None:
        """Where a number is changed and the fingerprint is not, nothing else may change either."""
        for state in table.positions(about=4):
            fingerprint = state.fingerprint()
            for name in own_fields(state):
                for variant in variants(state, name):
                    if variant.fingerprint() != fingerprint:
                        assert variant.clone().fingerprint() == variant.fingerprint(), name
                    elif name not in self.derived_fields:
                        assert _course(variant) == _course(state), name

    def test_a_clone_goes_its_own_way(self, table: RandomTable) -> None:
        clones = []
        for state in table.positions(about=14):
            fingerprint = state.fingerprint()
            shown = [seen(state, seat) for seat in table.everybody]
            stray = state.clone()
            assert stray.fingerprint() == fingerprint
            table.play_on(stray, A_WHILE)
            assert state.fingerprint() == fingerprint
            # What follows from the rest and is kept may be shared; then nobody changes it.
            assert [seen(state, seat) for seat in table.everybody] == shown
            clones.append((state.clone(), fingerprint, len(table.history.decisions)))
        for clone, fingerprint, length in clones:
            assert clone.fingerprint() == fingerprint
            for entry in table.history.decisions[length:]:
                clone.advance(entry.seat, entry.move)
            assert clone.fingerprint() == table.state.fingerprint()

    def test_a_pickled_state_goes_on_alike(self, table: RandomTable) -> None:
        """Questions and moves are the same objects, everything else is its own."""
        pickled = []
        for state in table.positions(about=6):
            pickled.append((pickle.dumps(state), len(table.history.decisions)))
            twin = pickle.loads(pickled[-1][0])
            fingerprint = state.fingerprint()
            assert twin.fingerprint() == fingerprint
            for seat in state.deciders:
                moves = zip(twin.moves(seat), state.moves(seat), strict=True)
                assert all(own is other for own, other in moves)
            for own, other in zip(_errands(twin), _errands(state), strict=True):
                assert own is other
            table.play_on(twin, A_WHILE)
            assert state.fingerprint() == fingerprint
        for data, length in pickled:
            twin = pickle.loads(data)
            for entry in table.history.decisions[length:]:
                twin.advance(entry.seat, entry.move)
            assert twin.fingerprint() == table.state.fingerprint()
            assert _plain(twin.result) == _plain(table.state.result)

    def test_replaying_a_record_gives_the_same_game(self, table: RandomTable) -> None:
        for _ in table.positions():
            pass
        record = _record(table)
        again = replay(record)
        assert again.state.fingerprint() == table.state.fingerprint()
        assert _plain(again.state.result) == _plain(table.state.result)
        history = table.history
        state = self.title.new(history.settings, table.state.seats, history.seed)
        events = [told(state.play(entry.seat, entry.move)) for entry in history.decisions]
        assert _all(list(chain(*events))) == _all(table.events)

    def test_a_record_survives_its_file(self, table: RandomTable) -> None:
        for _ in table.positions(about=4):
            record = _record(table)
            with TemporaryDirectory() as folder:
                path = Path(folder) / "table.json"
                write(record, path)
                assert read(path) == record
            assert replay(record).state.fingerprint() == table.state.fingerprint()

    def test_a_changed_record_is_refused(self, table: RandomTable) -> None:
        for _ in table.positions(about=4):
            for changed in self._changed(table, _record(table)):
                with pytest.raises(RecordError) as refused:
                    replay(changed)
                self._check_refusal(refused.value.refusal)

    def test_a_move_taken_back_leaves_no_trace(self, table: RandomTable) -> None:
        history = table.history
        for state in table.positions():
            if not state.deciders:
                continue
            before, reveals = state.fingerprint(), state.reveals
            entry = table.step()
            seat = entry.seat
            if table.state.reveals != reveals:
                assert all(history.undo_index(other) is None for other in range(state.seats))
                with pytest.raises(ValueError, match="nothing it may take back"):
                    history.undo(seat)
                continue
            after = table.state.fingerprint()
            assert history.undo_index(seat) == len(history.decisions) - 1
            history.undo(seat)
            assert table.state.fingerprint() == before
            told(history.play(seat, entry.move))
            assert table.state.fingerprint() == after

    def test_taking_back_a_secret_answer_leaves_those_of_the_others(
        self, table: RandomTable
    ) -> None:
        history = table.history
        for _ in table.positions():
            for seat in range(table.state.seats):
                index = history.undo_index(seat)
                if index is None:
                    continue
                before = table.state.fingerprint()
                played = [(entry.seat, entry.move) for entry in history.decisions]
                history.undo(seat)
                left = [(entry.seat, entry.move) for entry in history.decisions]
                assert left == played[:index] + played[index + 1 :]
                told(history.play(*played[index]))
                assert table.state.fingerprint() == before

    # The whole game

    def test_a_game_ends_with_a_complete_result(self, table: RandomTable) -> None:
        for state in table.positions():
            assert (state.result is None) == bool(state.deciders)
        result = table.state.result
        assert result is not None
        assert len(result.lines) == len(result.ranks) == table.state.seats
        assert result.totals == [sum(line.points for line in lines) for lines in result.lines]
        assert result.winners
        assert all(1 <= rank <= table.state.seats for rank in result.ranks)

    def test_no_component_is_lost_or_made(self, table: RandomTable) -> None:
        in_the_box = self.census(table.state)
        for state in table.positions():
            assert self.census(state) == in_the_box
            if isinstance(state, Agenda):
                lying = [card for zone in state.zones() for card in zone.cards]
                assert len(set(lying)) == len(lying), "a card is in two places"

    def test_everything_said_at_the_table_can_be_read(self, table: RandomTable) -> None:
        read: set[bytes] = set()
        for state in table.positions():
            for seat in state.deciders:
                question = state.question(seat)
                self._check_rule(question.rule)
                self._check_sentence(question.phase)
                if _is_new(read, question.prompt, question.facts):
                    self._check_sentence(question.prompt, question.facts)
        for event in table.events:
            if _is_new(read, event.key, event.facts):
                self._check_sentence(event.key, event.facts)
        assert table.state.result is not None
        self._check_result(table.state.result)

    def test_every_seat_can_be_evaluated(self, table: RandomTable) -> None:
        for state in table.positions(about=14):
            for seat in range(state.seats):
                imagined = state.sample(seat, table.chance)
                assert math.isfinite(self.title.evaluate(imagined, seat))

    def test_moves_of_one_kin_are_worth_the_same(self, table: RandomTable) -> None:
        for state in table.positions(about=14):
            if not state.deciders:
                continue
            seat = state.deciders[0]
            imagined = state.sample(seat, table.chance)
            let_others_answer(imagined, seat, table.chance)
            worths: dict[int, float] = {}
            for move in imagined.moves(seat):
                after = imagined.clone()
                after.advance(seat, move)
                # What is asked next may be answered in ways that differ.
                if move.kin != NO_KIN and after.moment != imagined.moment:
                    worth = self.title.evaluate(after, seat)
                    assert worths.setdefault(move.kin, worth) == worth

    # How it is checked

    def _check_same_worlds(
        self, table: RandomTable, one: State, other: State, seat: int | None
    ) -> None:
        """Two states that look alike to a seat are alike to all that is told it and made of it."""
        if seat is not None:
            assert one.moves(seat) == other.moves(seat)
            if self.features is not None:
                caches = self.features.cache(one.seats), self.features.cache(one.seats)
                assert self.features.observe(one, seat, caches[0]) == self.features.observe(
                    other, seat, caches[1]
                )
        known, other_known = one.veiled(seat), other.veiled(seat)
        assert known.fingerprint() == other_known.fingerprint()
        rng = table.chance.fork()
        world, other_world = known.dealt(seat, rng.clone()), other_known.dealt(seat, rng)
        assert world.fingerprint() == other_world.fingerprint()

    def _candidates(self, table: RandomTable, listed: list[Move]) -> list[Move]:
        """The moves to ask about: all, or those listed, those beside them, and some others."""
        moves = self.title.space.moves
        if len(moves) <= SMALL_SPACE:
            return moves
        beside = [
            moves[number % len(moves)]
            for move in listed
            for number in range(move.number - 2, move.number + 3)
        ]
        return [*listed, *beside, *(table.pick(moves) for _ in range(SAMPLED_MOVES))]

    def _changed(self, table: RandomTable, record: Record) -> list[Record]:
        """The record of a table with one thing in it changed, in every way."""
        replaced = msgspec.structs.replace
        changed = [
            replaced(record, seed=str(int(record.seed) ^ 1)),
            replaced(record, check=record.check[::-1] + "0"),
        ]
        for option in self.title.options:
            others = [value for value in option.values if value != record.options[option.key]]
            if others:
                options = {**record.options, option.key: table.pick(others)}
                changed.append(replaced(record, options=options))
        if record.moves:
            index = table.chance.below(len(record.moves))
            seat, text = record.moves[index]
            others = [move.text for move in self.title.space.moves if move.text != text]
            for other in (table.pick(others), f"no {text}"):
                moves = [*record.moves[:index], (seat, other), *record.moves[index + 1 :]]
                changed.append(replaced(record, moves=moves))
            changed.append(replaced(record, moves=record.moves[:-1]))
        return changed

    def _check_refusal(self, refusal: Refusal) -> None:
        self._check_rule(refusal.rule)
        self._check_sentence(refusal.key, refusal.facts)

    def _check_result(self, result: Result) -> None:
        for key in [*result.categories, result.tie_break, result.reason]:
            if key:
                self._check_sentence(key)
        for line in chain(*result.lines):
            assert line.category in result.categories
            self._check_rule(line.rule)
            self._check_sentence(line.source)

    def _check_rule(self, number: str) -> None:
        if number:
            self.rulebook.rule(number)

    def _check_sentence(self, key: str, facts: Facts | None = None) -> None:
        for texts in self.languages:
            assert texts.text(key, facts, NAMES).strip()


def _leaves_in(package: str, *bases: type) -> list[type]:
    """The classes of a package that specialise one of the bases and are not specialised again."""
    module = import_module(package)
    for found in pkgutil.walk_packages(module.__path__, f"{package}."):
        import_module(found.name)
    leaves: list[type] = []
    waiting = list(bases)
    while waiting:
        own = waiting.pop()
        if own.__subclasses__():
            waiting += own.__subclasses__()
        elif own.__module__.startswith(package):
            leaves.append(own)
    return leaves


def _record(table: RandomTable) -> Record:
    return record_of(table.history, list(NAMES[: table.state.seats]))


def _hidden_faces(state: Agenda[State], eyes: int) -> dict[int, list[int]]:
    """The faces these eyes do not know, by the backs they see."""
    cards = state.cards
    faces: dict[int, list[int]] = {}
    for card, known in enumerate(cards.known):
        if not known & eyes:
            faces.setdefault(cards.back[card], []).append(cards.face[card])
    return faces


def _errands(state: State) -> list[object]:
    """The shared objects that say how a table goes on."""
    if not isinstance(state, Agenda):
        return []
    return [*state.agenda, *chain(*state.errands), *chain(*state.asked)]


def _all(events: list[Event]) -> list[tuple[str, Facts, int]]:
    return [(event.key, event.facts, event.eyes) for event in events]


def _course(state: State) -> list[object]:
    """What everybody sees of a state, and of what follows if always the first move is made."""
    state = state.clone()
    course: list[object] = []
    for _ in range(A_WHILE):
        course += [seen(state, seat) for seat in [*range(state.seats), None]]
        if not state.deciders:
            break
        seat = state.deciders[0]
        moves = state.moves(seat)
        course.append([move.text for move in moves])
        course.append(_all(told(state.play(seat, moves[0]))))
    return course


def _plain(result: Result | None) -> object:
    assert result is not None
    lines = [
        [(line.category, line.source, line.rule, line.points) for line in of_seat]
        for of_seat in result.lines
    ]
    return lines, result.totals, result.ranks, result.tie_break, result.reason


def _fault_of(view: ViewPart) -> str:
    """Where a view is not what its struct says; empty if nowhere."""
    try:
        msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    except msgspec.ValidationError as fault:
        return str(fault)
    return ""


def _is_new(read: set[bytes], key: str, facts: Facts) -> bool:
    """Whether a sentence is met for the first time: most are said again and again."""
    sentence = msgspec.json.encode((key, facts))
    new = sentence not in read
    read.add(sentence)
    return new
