"""At every step, the history of a node and its successors agree with what a naive search knows."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_backed_up import rbfs, smastar
from judges.naive_beam import beam
from judges.naive_best_first import Node, Rules, Search, Snapshot, best_first
from judges.naive_bidirectional import biastar, bibfs
from judges.naive_depth_first import dfs, idastar, ids
from judges.naive_tiles import Puzzle, zero
from worlds.searches import Graph, board, goal, graphs, near, plain, random_graph

from workbench import api
from workbench.search.inspecting.node_history import ChildInfo, NodeHistory, children, life
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import NodeStatus, Outcome

MAX = 30


def hold(run: api.ConfiguredRun, judged: Search) -> Timeline[Any]:
    """Compare what is known about every node at every step with the reference search."""
    run.advance(judged.snapshots[-1].t)
    timeline = Timeline(run.recording)
    for snapshot in judged.snapshots:
        for node in snapshot.nodes:
            result = life(timeline, node.number, snapshot.t)
            _came_from(result, node, judged)
            _became(result, node, snapshot, judged)
            _led_to(children(timeline, node.number, snapshot.t), node, snapshot, judged)
    return timeline


def _came_from(shown: NodeHistory, node: Node, judged: Search) -> None:
    born = next(seen for seen in judged.snapshots if any(one.number == node.number for one in seen.nodes))
    assert (shown.generated, shown.move) == (born.t, node.move)
    assert shown.parent == (NONE if node.parent is None else node.parent.number)
    assert shown.cost == (0 if node.parent is None else node.g - node.parent.g)
    made = [one for one in born.successors if one.number == node.number]
    assert (shown.outcome, shown.previous) == (
        (Outcome(made[0].fate), NONE if made[0].known is None else made[0].known) if made else (None, NONE)
    )


def _became(history: NodeHistory, node: Node, seen: Snapshot, judged: Search) -> None:
    t = seen.t
    expanded = node.expanded if node.expanded is not None and node.expanded <= t else None
    assert history.expanded == expanded
    assert history.goal == (seen.goal == node.number)
    way = [] if seen.goal is None else seen.way or [one.number for one in seen.nodes[seen.goal].line]
    assert history.on_solution == (node.number in way)
    removed = _withdrawn(node, judged, t)
    if removed is not None:
        made = judged.snapshots[removed].successors
        taken = [one.number for one in made if one.known == node.number and one.number is not None]
        assert history.by == (taken[0] if taken else NONE)
        assert history.standing is (NodeStatus.SUPERSEDED if taken else NodeStatus.DROPPED)
        assert history.ended == removed
    elif node.left is not None and node.left <= t:
        assert history.ended == node.left
        assert history.standing.value == (node.fate if node.expanded is None else "done")
    else:
        assert (history.ended, history.by) == (None, NONE)
        waits = {NodeStatus.WAITING} if expanded is None else {NodeStatus.CLOSED, NodeStatus.ENTERED}
        assert history.standing in waits


def _withdrawn(node: Node, judged: Search, t: int) -> int | None:
    """Return the step by `t` since which a node is on neither list, or None."""
    for seen in judged.snapshots[: t + 1]:
        there = any(one.number == node.number for one in seen.nodes)
        if there and seen.open is not None and seen.closed is not None and node.number not in seen.open + seen.closed:
            return seen.t
    return None


def _led_to(shown: tuple[ChildInfo[Any], ...], node: Node, seen: Snapshot, judged: Search) -> None:
    recorded = [one.number for one in seen.nodes if one.parent is not None and one.parent.number == node.number]
    assert [child.successor.record for child in shown if child.successor.record != NONE] == recorded
    if node.expanded is None or node.expanded > seen.t:
        assert shown == ()
        return
    at_once = judged.snapshots[node.expanded].successors
    if at_once and seen.closed is not None:  # a search with both lists generates all of them at once
        assert [
            (child.successor.move, plain(child.successor.state), child.successor.g, str(child.successor.outcome))
            for child in shown
        ] == [(one.move, one.state, one.g, one.fate) for one in at_once]
    assert all((child.life is None) == (child.successor.record == NONE) for child in shown)


@pytest.mark.parametrize("name", ["bfs", "ucs", "greedy", "astar", "wastar"])
@given(seed=st.integers(0, 2**32))
@settings(max_examples=6, deadline=None)
def test_of_a_best_first_search(name: str, seed: int) -> None:
    world, rules = random_graph(seed), Rules(name, "low-h", exact=False)
    estimate = world.estimate if name not in ("bfs", "ucs") else None
    run = api.start(world, name, estimate, **({"weight": "1"} if name == "wastar" else {}))
    hold(run, best_first(world, rules, estimate or zero, MAX))


@given(graphs(), st.integers(1, 3))
@settings(max_examples=15, deadline=None)
def test_of_a_beam(world: Graph, width: int) -> None:
    run = api.start(world, "beam", world.estimate, beam_width=width)
    hold(run, beam(world, Rules("astar"), width, world.estimate, MAX))


def judged(puzzle: Puzzle, name: str) -> Search:
    if name == "dfs":
        return dfs(puzzle, None, "path", "expansion", MAX)
    if name == "ids":
        return ids(puzzle, 0, 1, "expansion", MAX)
    estimate = puzzle.estimate("manhattan")
    return idastar(puzzle, estimate, MAX) if name == "idastar" else best_first(puzzle, Rules("astar"), estimate, MAX)


@pytest.mark.thorough
@pytest.mark.parametrize("engine", ["textbook", "compiled"])
@pytest.mark.parametrize("name", ["astar", "dfs", "ids", "idastar"])
def test_on_boards_with_either_engine(name: str, engine: str) -> None:
    for seed in range(3):
        puzzle = near(3, 3, 12 + seed, seed)
        heuristic = "manhattan" if name in ("astar", "idastar") else None
        run = api.start(board(puzzle), name, heuristic, goal=goal(puzzle), order=puzzle.order, engine=engine)
        hold(run, judged(puzzle, name))


@given(graphs())
@settings(max_examples=20, deadline=None)
def test_of_searches_that_generate_one_successor_at_a_time(world: Graph) -> None:
    hold(api.start(world, "idastar", world.estimate), idastar(world, world.estimate, MAX))


@given(graphs())
@settings(max_examples=15, deadline=None)
def test_of_a_search_from_both_ends(world: Graph) -> None:
    hold(api.start(world, "bibfs"), bibfs(world, MAX))


def test_of_a_search_from_both_ends_on_boards() -> None:
    for seed in range(4):
        puzzle = near(3, 3, 8 + 2 * seed, seed)
        turned = Puzzle(3, 3, puzzle.goal, puzzle.start, puzzle.order)
        estimates = (puzzle.estimate("manhattan"), turned.estimate("manhattan"))
        for name, judged_ in (("bibfs", bibfs(puzzle, MAX)), ("biastar", biastar(puzzle, estimates, MAX, 1000))):
            heuristic = "manhattan" if name == "biastar" else None
            hold(api.start(board(puzzle), name, heuristic, goal=goal(puzzle), order=puzzle.order), judged_)


@pytest.mark.parametrize("name", ["rbfs", "smastar"])
@given(seed=st.integers(0, 2**32))
@settings(max_examples=8, deadline=None)
def test_of_a_search_that_forgets(name: str, seed: int) -> None:
    world = random_graph(seed)
    if name == "rbfs":
        judged_, _, previous = rbfs(world, world.estimate, MAX)
        run = api.start(world, name, world.estimate)
    else:
        judged_, _, previous = smastar(world, world.estimate, MAX, 12)
        run = api.start(world, name, world.estimate, nodes=12)
    run.advance(judged_.snapshots[-1].t)
    timeline = Timeline(run.recording)
    for snapshot in judged_.snapshots:
        for node in snapshot.nodes:
            result, t = life(timeline, node.number, snapshot.t), snapshot.t
            assert result.previous == (NONE if previous[node.number] is None else previous[node.number])
            assert result.expanded == (node.expanded if node.expanded is not None and node.expanded <= t else None)
            gone = node.left is not None and node.left <= t
            assert result.ended == (node.left if gone else None)
            assert result.goal == (snapshot.goal == node.number)
            if result.standing is NodeStatus.REPLACED:
                assert previous[result.by] == node.number
            elif gone and node.expanded is None:
                assert result.standing.value == node.fate
            elif not gone:
                assert result.standing is (NodeStatus.WAITING if result.expanded is None else NodeStatus.ENTERED)


@pytest.mark.parametrize("name", ["rbfs", "smastar"])
def test_what_is_forgotten_goes_on_as_the_record_that_names_it(name: str) -> None:
    room = {"nodes": 40} if name == "smastar" else {}
    run = api.start("7 2 4/5 0 6/8 3 1", name, "manhattan", goal="first", **room)
    run.advance(300)
    timeline, seen = Timeline(run.recording), set()
    previous = run.recording.published.nodes["previous"]
    for number in range(timeline.at(300).records):
        result = life(timeline, number, 300)
        seen.add(result.standing)
        if result.previous != NONE:
            assert result.outcome is None
        if result.standing is NodeStatus.REPLACED:
            assert previous[result.by] == number
    assert {NodeStatus.REPLACED, NodeStatus.FORGOTTEN, NodeStatus.WAITING} <= seen


def test_a_copy_on_disk_is_found_when_its_layer_is_merged() -> None:
    run = api.start("1 2 3/7 0 8/5 6 4", "diskbfs")
    run.advance(200)
    timeline = Timeline(run.recording)
    copies = [one for number in range(100) if (one := life(timeline, number, 200)).standing is NodeStatus.COPY]
    assert copies
    for copy in copies:
        assert run.recording.state(copy.number) == run.recording.state(copy.by)
        assert copy.by < copy.number
        assert copy.outcome is Outcome.COPY


def test_a_node_is_not_known_before_it_is_generated() -> None:
    run = api.start("1 2 3/7 0 8/5 6 4", "astar", "manhattan")
    run.advance(5)
    timeline = Timeline(run.recording)
    with pytest.raises(IndexError):
        life(timeline, timeline.at(2).records, 2)
