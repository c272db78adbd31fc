"""The micro-steps of searches with backed-up values, two sides or tables agree with a reference."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from judges.literal import hold
from judges.literal_backed_up import rbfs, smastar
from judges.literal_both_sides import biastar, bibfs
from judges.literal_depth_first import idastar, near_the_goal
from judges.literal_walking import annealing, hill, lrta
from judges.naive_tiles import Puzzle
from worlds.searches import Graph, board, goal, graph, graphs, near, puzzles, random_graph

from workbench import api
from workbench.search.problem.problem import HeuristicPair

MAX = 40
HEURISTICS = ["manhattan", "flicker"]


def start(world: Graph | Puzzle, algorithm: str, estimate: Any, **options: Any) -> api.ConfiguredRun:
    if isinstance(world, Graph):
        return api.start(world, algorithm, estimate, **options)
    place = {"goal": goal(world), "order": world.order}
    return api.start(board(world), algorithm, estimate, engine="textbook", search_anyway=True, **place, **options)


def unit(world: Graph | Puzzle) -> int:
    return 1 if isinstance(world, Graph) else 1000


def recursive(world: Graph | Puzzle, heuristic: str = "manhattan") -> list[str]:
    estimate = world.estimate if isinstance(world, Graph) else world.estimate(heuristic)
    run = start(world, "rbfs", estimate if isinstance(world, Graph) else heuristic)
    return hold(run, rbfs(world, estimate), MAX, unit(world))


def bounded(world: Graph | Puzzle, room: int, heuristic: str = "manhattan") -> list[str]:
    estimate = world.estimate if isinstance(world, Graph) else world.estimate(heuristic)
    run = start(world, "smastar", estimate if isinstance(world, Graph) else heuristic, nodes=room)
    return hold(run, smastar(world, estimate, room), MAX, unit(world))


def walking(world: Graph | Puzzle, trials: int, heuristic: str = "manhattan") -> list[str]:
    estimate = world.estimate if isinstance(world, Graph) else world.estimate(heuristic)
    run = start(world, "lrta", estimate if isinstance(world, Graph) else heuristic, trials=trials)
    return hold(run, lrta(world, estimate, trials), MAX, unit(world))


def climbing(world: Graph | Puzzle, options: dict[str, Any], heuristic: str = "manhattan") -> list[str]:
    estimate = world.estimate if isinstance(world, Graph) else world.estimate(heuristic)
    run = start(world, "hill", estimate if isinstance(world, Graph) else heuristic, **options)
    return hold(run, hill(world, estimate, **options), MAX, unit(world))


def annealed(world: Graph | Puzzle, options: dict[str, Any], heuristic: str = "manhattan") -> list[str]:
    estimate = world.estimate if isinstance(world, Graph) else world.estimate(heuristic)
    run = start(world, "simulated-annealing", estimate if isinstance(world, Graph) else heuristic, **options)
    return hold(run, annealing(world, estimate, unit(world), **options), MAX, unit(world))


def by_layers(world: Graph | Puzzle) -> list[str]:
    return hold(start(world, "bibfs", None), bibfs(world), MAX, unit(world))


def by_pairs_in_graph(world: Graph, backwards: Any) -> list[str]:
    run = start(world, "biastar", HeuristicPair(world.estimate, backwards))
    return hold(run, biastar(world, (world.estimate, backwards), 0), MAX)


def by_pairs_on_board(puzzle: Puzzle, heuristic: str) -> list[str]:
    turned = Puzzle(puzzle.rows, puzzle.columns, puzzle.goal, puzzle.start, puzzle.order)
    estimates = (puzzle.estimate(heuristic), turned.estimate(heuristic))
    return hold(start(puzzle, "biastar", heuristic), biastar(puzzle, estimates, 1000), MAX, 1000, 1000)


def with_tables(puzzle: Puzzle, room: int | None, moves: int | None, heuristic: str) -> list[str]:
    options = {"transposition": None if room is None else 256 * room, "endgame": moves}
    run = start(puzzle, "idastar", heuristic, **options)
    known = ({}, 0) if moves is None else (near_the_goal(puzzle, moves), 1000 * moves)
    return hold(run, idastar(puzzle, puzzle.estimate(heuristic), room or 0, *known), MAX, 1000, 1000)


def test_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for seed in range(40):
        world, other = random_graph(seed), random_graph(seed + 1)
        seen.update(recursive(world))
        for room in (3, 4, 6):
            seen.update(bounded(world, room))
        seen.update(by_layers(world))
        seen.update(by_pairs_in_graph(world, lambda state, other=other: other.estimates.get(state, 1)))
    assert {"over", "back-up", "forget", "remember", "dead-end", "too-deep", "repeated", "pruned"} <= seen.keys()
    assert {"side", "meeting", "bound", "done", "found", "fail", "cheaper"} <= seen.keys()


def test_idastar_with_tables_near_the_goal():
    seen: Counter[str] = Counter()
    for seed in range(12):
        puzzle = near(*[(3, 3), (2, 3)][seed % 2], 8 + seed, seed)
        for room, moves in ((256, None), (None, 4), (256, 2), (1000, 0)):
            seen.update(with_tables(puzzle, room, moves, HEURISTICS[seed % 2]))
    assert {"exact", "cut", "raise", "back", "found"} <= seen.keys()


@settings(max_examples=30)
@given(graphs(), st.integers(2, 8), st.integers(0, 3))
def test_in_any_graph(world: Graph, room: int, more: int):
    recursive(world)
    bounded(world, room)
    by_layers(world)
    by_pairs_in_graph(world, lambda state: more * (ord(state) % 3))


@settings(max_examples=25)
@given(puzzles(), st.integers(2, 12), st.sampled_from(HEURISTICS))
def test_on_any_board(puzzle: Puzzle, room: int, heuristic: str):
    recursive(puzzle, heuristic)
    bounded(puzzle, room, heuristic)
    by_layers(puzzle)
    by_pairs_on_board(puzzle, heuristic)
    with_tables(puzzle, 256, room % 4, heuristic)


def test_real_time_search_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for seed in range(60):
        seen.update(walking(random_graph(seed), 1 + seed % 4))
    for seed in range(6):
        seen.update(walking(near(2, 3, 4 + seed, seed), 9))
    assert min(seen[line] for line in ("take", "raise", "keep", "candidate", "pruned", "trial", "found")) >= 5
    assert walking(graph("ab1 bc1"), 1)[-1] == "fail"


@settings(max_examples=40)
@given(graphs(), st.integers(1, 4))
def test_real_time_search_in_any_graph(world: Graph, trials: int):
    walking(world, trials)


@settings(max_examples=20)
@given(puzzles(), st.integers(1, 4), st.sampled_from([*HEURISTICS, "euclidean"]))
def test_real_time_search_on_any_board(puzzle: Puzzle, trials: int, heuristic: str):
    walking(puzzle, trials, heuristic)


CLIMBS = [
    {"neighbours": neighbours, "sideways": sideways, "restarts": restarts, "random_seed": seed}
    for neighbours in ("steepest", "first")
    for sideways in (0, 2)
    for restarts in (0, 2)
    for seed in (1, 2)
]


def test_hill_climbing_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for seed in range(64):
        seen.update(climbing(random_graph(seed), CLIMBS[seed % len(CLIMBS)]))
        seen.update(climbing(near(3, 3, 2 + seed % 9, seed), CLIMBS[seed % len(CLIMBS)]))
    assert min(seen[line] for line in ("take", "candidate", "pruned", "restart", "found", "fail")) >= 5


@settings(max_examples=40)
@given(graphs(), st.sampled_from(CLIMBS))
def test_hill_climbing_in_any_graph(world: Graph, options: dict[str, Any]):
    climbing(world, options)


@settings(max_examples=20)
@given(puzzles(), st.sampled_from(CLIMBS), st.sampled_from(HEURISTICS))
def test_hill_climbing_on_any_board(puzzle: Puzzle, options: dict[str, Any], heuristic: str):
    climbing(puzzle, options, heuristic)


SCHEDULES = [
    {"temperature": temperature, "cooling": cooling, "max_steps": steps, "random_seed": seed}
    for temperature in (0.5, 2.0, 40.0)
    for cooling in (0.5, 0.99, 1.0)
    for steps in (3, 1000)
    for seed in (1, 2)
]


def test_annealing_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for seed in range(72):
        seen.update(annealed(random_graph(seed), SCHEDULES[seed % len(SCHEDULES)]))
        seen.update(annealed(near(3, 3, 2 + seed % 9, seed), SCHEDULES[seed % len(SCHEDULES)]))
    assert min(seen[line] for line in ("take", "better", "accept", "reject", "pruned", "found", "fail")) >= 5


@settings(max_examples=40)
@given(graphs(), st.sampled_from(SCHEDULES))
def test_annealing_in_any_graph(world: Graph, options: dict[str, Any]):
    annealed(world, options)


@settings(max_examples=20)
@given(puzzles(), st.sampled_from(SCHEDULES), st.sampled_from([*HEURISTICS, "euclidean"]))
def test_annealing_on_any_board(puzzle: Puzzle, options: dict[str, Any], heuristic: str):
    annealed(puzzle, options, heuristic)
