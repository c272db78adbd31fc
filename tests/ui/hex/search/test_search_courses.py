"""The curves of an adversarial search agree with counts made directly from its recording, at any step."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workbench.hex import searches
from workbench.hex.board import HexBoard
from workbench.hex.game import HexGame
from workbench.search.algorithms.mcts import mcts, random_playouts
from workbench.search.recording.cutoff_tree import CutoffTree
from workbench.search.recording.visit_tree import VisitTree
from workbench.search.running.game_run import GameRun, TextbookGameSearch
from workbench.ui.charts.envelope import MAX_BLOCKS
from workbench.ui.hex.search.cutoff_progress import CutoffProgress
from workbench.ui.hex.search.visit_progress import MAX_SHOWN, MIN_LEAD_SHARE, VisitProgress

pytestmark = pytest.mark.compiled


def recorded(size: int, kind: str, steps: int) -> Any:
    run = searches.start(kind, HexBoard.empty(size))
    run.advance(steps)
    return run.recording


def course_of(recording: VisitTree[Any], piece: int) -> VisitProgress:
    course = VisitProgress(recording)
    while course.is_behind:
        course.update(piece)
    return course


def some_steps(length: int) -> list[int]:
    chosen = random.Random(7)
    return [0, 1, 2, length, *(chosen.randint(0, length) for _ in range(25))]


@pytest.mark.parametrize(("size", "kind", "piece"), [(3, "mcts", 7), (4, "uct", 333), (4, "mcts", 4000)])
def test_visits_wins_nodes_and_leader_are_those_of_the_moment(size: int, kind: str, piece: int) -> None:
    recording = recorded(size, kind, 3000)
    course = course_of(recording, piece)
    for t in some_steps(recording.length):
        moment = recording.at(t)
        visits, wins = course.counts(t)
        children = moment.children(0).tolist()
        assert visits.tolist() == [int(moment.visits[child]) for child in children] + [0] * (
            len(visits) - len(children)
        )
        for child, tried, won in zip(children, visits, wins, strict=False):
            assert won / tried == pytest.approx(moment.rate(child))
        assert course.records(t) == moment.records
        best, lead = moment.best_first(0), course.lead(t)
        assert (lead is None) == (not best)
        if lead is not None:
            assert course.children[lead.move] == best[0]
            earlier = recording.at(lead.since - 1).best_first(0)
            assert earlier[:1] != best[:1]
            assert recording.at(lead.since).best_first(0)[0] == best[0]


@settings(max_examples=20, deadline=None)
@given(rounds=st.lists(st.integers(1, 900), min_size=1, max_size=8), piece=st.integers(1, 700))
def test_it_does_not_matter_in_which_pieces_a_search_is_taken_in(rounds: list[int], piece: int) -> None:
    run = searches.start("uct", HexBoard.empty(3))
    growing = VisitProgress(run.recording)
    for steps in rounds:
        run.advance(steps)
        growing.update(piece)
    while growing.is_behind:
        growing.update(piece)
    at_once = course_of(run.recording, 1 << 20)
    moves = at_once.best()
    assert growing.best() == moves and growing.changes() == at_once.changes()
    for mine, other in zip(growing.curves(moves), at_once.curves(moves), strict=True):
        assert np.array_equal(mine, other)


def test_long_searches_have_few_points_and_a_part_of_them_more() -> None:
    recording = recorded(5, "uct", 9000)
    course = course_of(recording, 5000)
    moves = course.best()
    assert len(moves) <= MAX_SHOWN
    whole, part = course.curves(moves), course.curves(moves, (4000, 4600))
    assert len(whole[0]) <= MAX_BLOCKS and whole[0][-1] == recording.length
    assert part[0].tolist() == list(range(4001, 4601))
    for x, tried, won in (whole, part):
        for place in range(0, len(x), 97):
            moment = recording.at(int(x[place]))
            for column, move in enumerate(moves):
                record = int(course.children[move])
                visits = int(moment.visits[record]) if record < moment.records else 0
                assert tried[place, column] == visits
                assert not visits or won[place, column] == pytest.approx(moment.rate(record) * visits)
    grown = course.nodes()
    assert [recording.at(int(x)).records for x in grown.x[::97]] == grown.y[::97].tolist()


def test_changes_of_the_lead_are_those_that_lasted() -> None:
    recording = recorded(4, "uct", 4000)
    course = course_of(recording, 1000)
    leaders = [best[0] if (best := recording.at(t).best_first(0)) else None for t in range(1, recording.length + 1)]
    for change in course.changes():
        record = course.children[change.move]
        lasted = leaders[change.since - 1 : change.since - 1 + int(MIN_LEAD_SHARE * recording.length)]
        assert set(lasted) == {record} and leaders[change.since - 2] != record


def test_the_textbook_search_is_counted_as_well() -> None:
    game = HexGame(HexBoard.empty(3))
    recording: VisitTree[HexBoard] = VisitTree(game, (1, 2))
    GameRun(recording, TextbookGameSearch(mcts(game, recording, random_playouts(game, (1, 2), 5)))).advance(200)
    course = course_of(recording, 60)
    moment = recording.at(recording.length)
    best = course.lead(recording.length)
    assert best is not None and course.children[best.move] == moment.best_first(0)[0]


@pytest.mark.parametrize(("size", "kind"), [(3, "alphabeta"), (4, "alphabeta-resistance")])
def test_cut_offs_and_depths_are_those_of_the_moment(size: int, kind: str) -> None:
    run = searches.start(kind, HexBoard.empty(size))
    recording: Any = run.recording
    course = CutoffProgress(recording)
    for _ in range(30):
        run.advance(77)
        course.update(60)
    while course.is_behind:
        course.update(60)
    course.update()
    for t in some_steps(recording.length):
        moment = recording.at(t)
        assert course.cuts(t) == sum(moment.done(node) and moment.cut(node) for node in range(t))
    found = course.rounds()
    assert [one.depth for one in found] == [depth for depth, _ in recording.rounds]
    assert sum(one.nodes for one in found) == recording.length
    assert sum(one.cuts for one in found) == course.cuts(recording.length)
    for one in found:
        assert recording.at(one.first).round == (one.depth, one.first - 1)
        if one.ended is not None:
            moment = recording.at(one.ended)
            assert one.value == moment.value(one.first - 1)
            assert one.move == recording.label(moment.best_line[0])
    cut, known = course.over_steps((100, 200))
    assert cut.y.tolist() == [course.cuts(int(x)) for x in cut.x]
    assert known.y.tolist() == [course.transpositions(int(x)) for x in known.x]


def test_a_search_that_has_not_begun_has_no_depth() -> None:
    course = CutoffProgress(CutoffTree(HexGame(HexBoard.empty(3))))
    course.update()
    assert not course.rounds() and not course.cuts(0) and not course.is_behind
