"""The micro-steps of every search agree with a reference that executes its pseudocode line by line."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.literal import hold
from judges.literal_best_first import best_first
from judges.literal_depth_first import dfs, idastar, ids
from judges.literal_layers import beam, diskbfs
from judges.naive_best_first import Rules
from judges.naive_tiles import Puzzle, zero
from worlds.searches import Graph, board, goal, graphs, puzzles, random_graph

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.search.algorithms.dfs import REPEATED
from workbench.search.explaining import explain
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.ordering import TIES

MAX = 40
BEST_FIRST = [
    Rules("bfs"), Rules("bfs", test="generation"), Rules("wastar", "low-h", "1.5"),
    *(Rules(name, ties) for name in ("ucs", "greedy", "astar") for ties in TIES),
]  # fmt: skip


def options(rules: Rules) -> dict[str, Any]:
    if rules.algorithm == "bfs":
        return {"test": rules.test}
    return {"ties": rules.ties, **({"weight": float(rules.weight)} if rules.algorithm == "wastar" else {})}


def start(world: Graph | Puzzle, algorithm: str, estimate: Any, **more: Any) -> api.ConfiguredRun:
    """Return a run of the textbook engine; `estimate`: a function for a graph, or a heuristic's name for a board."""
    if isinstance(world, Graph):
        return api.start(world, algorithm, estimate, **more)
    place = {"goal": goal(world), "order": world.order}
    return api.start(board(world), algorithm, estimate, engine="textbook", search_anyway=True, **place, **more)


def in_graph(world: Graph, rules: Rules) -> list[str]:
    informed = ALGORITHMS[rules.algorithm].informed
    plain = Rules(rules.algorithm, rules.ties, rules.weight, exact=False, test=rules.test)
    run = start(world, rules.algorithm, world.estimate if informed else None, **options(rules))
    return hold(run, best_first(world, plain, world.estimate if informed else zero), MAX)


def on_board(puzzle: Puzzle, rules: Rules, heuristic: str) -> list[str]:
    informed = ALGORITHMS[rules.algorithm].informed
    run = start(puzzle, rules.algorithm, heuristic if informed else None, **options(rules))
    return hold(run, best_first(puzzle, rules, puzzle.estimate(heuristic if informed else "zero")), MAX, 1000)


@pytest.mark.thorough
@pytest.mark.parametrize("rules", BEST_FIRST, ids=str)
def test_best_first_searches_where_many_paths_lead_to_a_state(rules: Rules):
    seen: Counter[str] = Counter()
    for seed in range(40):
        seen.update(in_graph(random_graph(seed), rules))
    wanted = {"start", "take", "each", "new", "no-better", "closed", "found", "fail"}
    assert wanted <= seen.keys()


@settings(max_examples=30)
@given(graphs(), st.sampled_from(BEST_FIRST))
def test_best_first_searches_in_any_graph(world: Graph, rules: Rules):
    in_graph(world, rules)


@settings(max_examples=30)
@given(puzzles(), st.sampled_from(BEST_FIRST), st.sampled_from(["manhattan", "flicker", "euclidean"]))
def test_best_first_searches_on_any_board(puzzle: Puzzle, rules: Rules, heuristic: str):
    on_board(puzzle, rules, heuristic)


# Layer by layer


def layered(world: Graph | Puzzle, ties: str, width: int, heuristic: str = "manhattan") -> list[str]:
    estimate = world.estimate if isinstance(world, Graph) else world.estimate(heuristic)
    run = start(world, "beam", estimate if isinstance(world, Graph) else heuristic, ties=ties, beam_width=width)
    return hold(run, beam(world, Rules("astar", ties), width, estimate), MAX, unit(world))


def on_disk(world: Graph | Puzzle) -> list[str]:
    return hold(start(world, "diskbfs", None), diskbfs(world), MAX, unit(world))


def unit(world: Graph | Puzzle) -> int:
    return 1 if isinstance(world, Graph) else 1000


def test_searches_by_layers_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for seed in range(40):
        for width in (1, 2, 3):
            seen.update(layered(random_graph(seed), TIES[seed % len(TIES)], width))
        seen.update(on_disk(random_graph(seed)))
    assert {"layer", "cheaper", "dropped", "no-better", "closed", "pruned", "merge", "found", "fail"} <= seen.keys()


@settings(max_examples=25)
@given(graphs(), st.sampled_from(TIES), st.integers(1, 4))
def test_searches_by_layers_in_any_graph(world: Graph, ties: str, width: int):
    layered(world, ties, width)
    on_disk(world)


@settings(max_examples=25)
@given(puzzles(), st.sampled_from(TIES), st.integers(1, 4), st.sampled_from(["manhattan", "euclidean"]))
def test_searches_by_layers_on_any_board(puzzle: Puzzle, ties: str, width: int, heuristic: str):
    layered(puzzle, ties, width, heuristic)
    on_disk(puzzle)


# Depth first


DFS = [
    {"repeated": repeated, "depth": depth, "test": test}
    for repeated in REPEATED
    for depth in (None, 0, 1, 4)
    for test in ("expansion", "generation")
]
IDS = [
    {"start_bound": first, "increment": more, "test": test}
    for first in (0, 1, 4)
    for more in (1, 3)
    for test in ("expansion", "generation")
]


def stacked(world: Graph | Puzzle, rules: dict[str, Any]) -> list[str]:
    run = start(world, "dfs", None, **rules)
    return hold(run, dfs(world, rules["depth"], rules["repeated"], rules["test"]), MAX, unit(world))


def deepened(world: Graph | Puzzle, rules: dict[str, Any]) -> list[str]:
    run = start(world, "ids", None, **rules)
    return hold(run, ids(world, rules["start_bound"], rules["increment"], rules["test"]), MAX, unit(world))


def contoured(world: Graph | Puzzle, heuristic: str = "manhattan") -> list[str]:
    estimate = world.estimate if isinstance(world, Graph) else world.estimate(heuristic)
    run = start(world, "idastar", estimate if isinstance(world, Graph) else heuristic)
    return hold(run, idastar(world, estimate), MAX, unit(world), unit(world))


def test_depth_first_searches_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for seed in range(12):
        for rules in DFS:
            seen.update(stacked(random_graph(seed), rules))
        for rules in IDS:
            seen.update(deepened(random_graph(seed), rules))
    assert {"known", "cut", "repeated", "waiting", "back", "bound", "found", "fail"} <= seen.keys()


def test_idastar_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for seed in range(60):
        seen.update(contoured(random_graph(seed)))
    assert {"cut", "enter", "back", "raise", "found"} <= seen.keys()


def test_of_very_many_nodes_that_are_passed_over_at_once_only_the_first_are_told():
    puzzle = Puzzle(2, 4, (2, 1, 3, 4, 5, 6, 7, 0), (1, 2, 3, 4, 5, 6, 7, 0))
    run = start(puzzle, "dfs", None, repeated="all")
    run.advance(30_000)
    timeline = Timeline(run.recording)
    result = [explain.steps(timeline, t) for t in range(timeline.length - 5, timeline.length + 1)]
    longest = max(result, key=len)
    assert 300 < len(longest) < 3 * 300 + 20
    assert "explain-more" in [step.message.key for step in longest]
    assert [step.line for step in result[-1]][-1] == "fail"


@settings(max_examples=30)
@given(graphs(), st.sampled_from(DFS), st.sampled_from(IDS))
def test_depth_first_searches_in_any_graph(world: Graph, one: dict[str, Any], other: dict[str, Any]):
    stacked(world, one)
    deepened(world, other)
    contoured(world)


@settings(max_examples=30)
@given(puzzles(), st.sampled_from(DFS), st.sampled_from(IDS), st.sampled_from(["manhattan", "flicker"]))
def test_depth_first_searches_on_any_board(puzzle: Puzzle, one: dict[str, Any], other: dict[str, Any], heuristic: str):
    stacked(puzzle, one)
    deepened(puzzle, other)
    contoured(puzzle, heuristic)
