"""The tree of a search at any moment: children, unfolded nodes, and the sizes of folded subtrees."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges import naive_tree as naive
from worlds.searches import Graph, board, goal, graph, graphs, near

from workbench.api import Configuration, start
from workbench.catalog import ALGORITHMS
from workbench.search.inspecting.untaken_edges import UntakenEdges
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment
from workbench.search.tree.counting import Counting
from workbench.search.tree.marks import Mark, marks, solution
from workbench.search.tree.source import RememberedTree, TreeSource, tree
from workbench.search.tree.unfolding import Choices, Unfolded, rejected_index, unfold

FORGETFUL = ("rbfs", "smastar")
OPTIONS: dict[str, dict[str, Any]] = {"dfs": {"depth": 14}, "smastar": {"nodes": 25}, "beam": {"beam_width": 4}}


def timeline(algorithm: str, engine: str = "textbook", seed: int = 1, moves: int = 14, **options: Any) -> Timeline[Any]:
    puzzle = near(3, 3, moves, seed, goal="last")
    configuration = Configuration.of(algorithm, None, None, engine, **{**OPTIONS.get(algorithm, {}), **options})
    run = start(board(puzzle), configuration, goal=goal(puzzle))
    while not run.status.finished and run.expanded < 600:
        run.advance(100)
    return Timeline(run.recording)


def moments(played: Timeline[Any], count: int = 25) -> Iterator[Moment[Any]]:
    chance = random.Random(2)
    steps = {0, 1, 2, 3, played.length, *(chance.randint(0, played.length) for _ in range(count))}
    return (played.at(step) for step in sorted(steps) if step <= played.length)


def judged(moment: Moment[Any]) -> dict[int, list[int]]:
    """Return the tree by brute force."""
    return naive.remembered(moment) if isinstance(tree(moment), RememberedTree) else naive.children(moment)


def unfolded(made: TreeSource, choices: Choices | None = None, **limits: int) -> Unfolded:
    moment = made.moment
    return unfold(made, choices or Choices(), [made.roots[-1] if moment.current is None else moment.current], **limits)


CASES = [(name, engine) for name in ALGORITHMS for engine in ("textbook", "compiled")]


@pytest.mark.parametrize(("algorithm", "engine"), CASES, ids=[f"{name} {engine}" for name, engine in CASES])
def test_children_and_counts_are_those_of_the_parents_column(algorithm: str, engine: str) -> None:
    try:
        played = timeline(algorithm, engine)
    except Fault:
        return  # there is no compiled engine for it
    for moment in moments(played):
        made, lower = tree(moment), judged(moment)
        known = sorted({record for members in lower.values() for record in members})
        asked = np.array(random.Random(3).sample(known, min(len(known), 150)))

        assert list(made.roots) == lower[NONE]
        assert [list(made.children(record)) for record in asked.tolist()] == [
            lower.get(record, []) for record in asked.tolist()
        ]
        assert made.have_children(asked).tolist() == [record in lower for record in asked.tolist()]
        counting = Counting(made, asked)
        while not counting.finished:
            counting.advance(40)
        assert counting.counts.tolist() == [naive.below(lower, record) for record in asked.tolist()]
        assert all(counting.done)


@pytest.mark.parametrize("options", [{}, {"endgame": 5}, {"transposition": "1M"}], ids=str)
def test_a_deepening_search_with_tables_has_its_tree_too(options: dict[str, int | str]) -> None:
    for moment in moments(timeline("idastar", seed=5, moves=20, **options), 60):
        made, lower = tree(moment), naive.children(moment)
        every = np.arange(moment.records)
        assert made.roots == lower[NONE]
        assert [list(made.children(record)) for record in every.tolist()] == [
            lower.get(record, []) for record in every.tolist()
        ]
        assert made.below(every).tolist() == [naive.below(lower, record) for record in every.tolist()]


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_nothing_later_than_the_step_is_unfolded_and_nothing_is_lost(algorithm: str) -> None:
    for moment in moments(timeline(algorithm)):
        made, lower = tree(moment), judged(moment)
        drawn = unfolded(made, whole=30, longest=1000)
        recorded = drawn.records[drawn.records >= 0]
        assert len(np.unique(drawn.records)) == len(drawn)
        assert (recorded < moment.records).all()

        counting = Counting(made, drawn.records[drawn.folded])
        while not counting.finished:
            counting.advance()
        assert len(recorded) + counting.counts.sum() == sum(map(len, lower.values()))
        for place, record in enumerate(drawn.records.tolist()):
            parent = int(drawn.parents[place])
            if record >= 0 and parent != NONE:
                assert record in lower[int(drawn.records[parent])]
                assert drawn.levels[place] == drawn.levels[parent] + 1


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_way_to_the_current_node_is_unfolded_with_its_siblings(algorithm: str) -> None:
    for moment in moments(timeline(algorithm)):
        if moment.current is None:
            continue
        made, lower = tree(moment), judged(moment)
        shown = made.representative(moment.current)
        if shown not in {record for members in lower.values() for record in members}:
            continue  # discarded at the end of its own step
        drawn = set(unfolded(made, whole=0, longest=1000).records.tolist())
        way = naive.path(lower, shown)
        assert drawn >= {*way, *(child for record in way for child in lower.get(record, []))}


def test_a_small_tree_is_drawn_whole() -> None:
    played = timeline("astar")
    for moment in moments(played):
        drawn = unfolded(tree(moment))
        assert moment.records < 400
        assert sorted(drawn.records[drawn.records >= 0].tolist()) == list(range(moment.records))
        assert not drawn.folded.any()


@pytest.mark.parametrize("algorithm", ["astar", "bfs", "ucs", "greedy", "bibfs", "beam", "idastar", "dfs"])
def test_the_children_of_the_current_node_are_its_successors_in_their_order(algorithm: str) -> None:
    for moment in moments(timeline(algorithm)):
        if moment.current is None:
            continue
        drawn = unfolded(tree(moment))
        place = drawn.place(moment.current)
        shown = drawn.records[drawn.parents == place].tolist()
        states = [
            moment.recording.state(record)
            if (which := rejected_index(record)) is None
            else moment.successors[which].state
            for record in shown
        ]
        own = [successor for successor in moment.successors if successor.parent == moment.current]
        assert states == [successor.state for successor in own]
        assert [rejected_index(record) is None for record in shown] == [successor.record != NONE for successor in own]


def test_what_the_user_folds_is_folded_and_what_he_unfolds_is_not() -> None:
    played = timeline("bfs", moves=20)
    moment = played.at(played.length)
    made, choices = tree(moment), Choices()
    drawn = unfolded(made, choices)
    folded = int(drawn.records[np.flatnonzero(drawn.folded)[0]])

    choices.toggle(folded, is_unfolded=False)
    more = unfolded(made, choices)
    assert {*more.records.tolist()} == {*drawn.records.tolist(), *made.children(folded)}

    choices.toggle(folded, is_unfolded=True)
    assert unfolded(made, choices).records.tolist() == drawn.records.tolist()

    choices.toggle(0, is_unfolded=True)
    assert unfolded(made, choices).records.tolist() == [0]


def test_no_more_is_unfolded_than_there_is_room_for() -> None:
    played = timeline("bfs", moves=20)
    made = tree(played.at(played.length))
    choices = Choices(unfolded=set(range(made.size)))
    assert len(unfolded(made, choices, most=100)) < 100 + 5


def test_a_long_path_is_drawn_with_its_beginning_and_its_end() -> None:
    played = timeline("dfs", depth=300)
    moment = played.at(played.length)
    assert moment.current is not None
    depth = int(moment.recording.published.nodes["depth"][moment.current])
    drawn = unfolded(tree(moment), whole=0, longest=10)
    place = drawn.place(moment.current)
    assert place is not None
    way = []
    while place != NONE:
        way.append(place)
        place = int(drawn.parents[place])
    assert len(way) == 10
    assert drawn.records[way[-1]] == 0
    assert len(way) - 1 + drawn.skipped[way].sum() == depth
    assert drawn.skipped[way].tolist().count(0) == 9


def test_of_two_paths_nothing_is_drawn_twice() -> None:
    played = timeline("dfs", depth=300)
    moment = played.at(played.length)
    made = tree(moment)
    chance = random.Random(7)
    for _ in range(60):
        aims = [chance.randrange(moment.records) for _ in range(3)]
        drawn = unfold(made, Choices(), aims, whole=0, longest=12)
        assert len(np.unique(drawn.records)) == len(drawn)
        assert {*aims} <= {*drawn.records.tolist()}


def test_marks_say_how_nodes_stand() -> None:
    played = timeline("astar", seed=4, moves=40)
    for moment in moments(played):
        every = np.arange(moment.records)
        found = marks(moment, every)
        assert sorted(every[found == Mark.OPEN].tolist()) == sorted(moment.open.tolist())
        assert sorted(every[found == Mark.CLOSED].tolist()) == sorted(moment.closed.tolist())
        assert {*found.tolist()} <= {Mark.OPEN, Mark.CLOSED, Mark.SUPERSEDED}


def test_the_marks_of_a_depth_first_search_are_its_stack_and_its_path() -> None:
    for moment in moments(timeline("ids")):
        every = np.arange(moment.records)
        found = marks(moment, every)
        assert {*every[found == Mark.OPEN].tolist()} == {*moment.open.tolist()}
        if moment.current is not None and moment.goal is None:
            ended = {*every[found == Mark.ENTERED].tolist()}
            assert ended <= {*moment.path}


def test_the_solution_is_told_only_once_it_is_found() -> None:
    played = timeline("astar")
    assert solution(played.at(played.length - 1)) == set()
    assert solution(played.at(played.length)) == set(played.recording.solution_path())


def test_ways_not_taken_are_gathered_as_far_as_the_step() -> None:
    played, ways = timeline("bfs", moves=8), UntakenEdges()
    for t in (5, 2, 9, 30):
        expected = [
            (successor.parent, successor.known_record)
            for step in range(1, t + 1)
            for successor in played.at(step).successors
            if successor.record == NONE
        ]
        assert list(ways.until(played, t)) == expected


@pytest.mark.parametrize("algorithm", ["astar", "idastar", "rbfs", "smastar"])
def test_a_start_without_hope_is_a_tree_of_one_node(algorithm: str) -> None:
    world = graph("ab1 bc1", "c", a=math.inf)
    run = start(world, algorithm, world.estimate)
    run.advance(5)
    assert unfolded(tree(Timeline(run.recording).at(0))).records.tolist() == [0]


@settings(max_examples=30, deadline=None)
@given(graphs(), st.sampled_from([name for name in ALGORITHMS if name not in ("dfs", "bibfs", "biastar", "diskbfs")]))
def test_in_any_graph_the_tree_is_that_of_the_parents_column(world: Graph, algorithm: str) -> None:
    run = start(world, algorithm, world.estimate if ALGORITHMS[algorithm].informed else None)
    run.advance(40)
    played = Timeline(run.recording)
    for moment in moments(played, 6):
        made, lower = tree(moment), judged(moment)
        drawn = unfolded(made, whole=10_000, longest=10_000)
        recorded = sorted(drawn.records[drawn.records >= 0].tolist())
        assert recorded == sorted(record for members in lower.values() for record in members)
        assert [list(made.children(record)) for record in recorded] == [lower.get(record, []) for record in recorded]
