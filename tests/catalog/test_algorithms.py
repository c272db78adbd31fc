"""The catalogue's claims for each algorithm with each heuristic are true, by brute force on complete state spaces."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import pytest
from judges.naive_tiles import Puzzle, Tiles, cheapest, distances, puzzle_distance
from worlds.searches import Graph, board, first_goal, goal, last_goal, near, random_graph

from workbench import api
from workbench.catalog import ALGORITHMS, HEURISTICS
from workbench.catalog.algorithm_entry import Optimal
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board

PAIRS = [
    (name, heuristic) for name, entry in ALGORITHMS.items() for heuristic in (HEURISTICS if entry.informed else [None])
]
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "bfs": [{}, {"test": "generation"}],
    "beam": [{"beam_width": width} for width in (3, 200)],
    "wastar": [{"weight": weight} for weight in (0.5, 1, 1.5, 3)],
    # Without a closed list depth-first search takes very long on some boards even of this size.
    "dfs": [{"repeated": "all"}, {"repeated": "all", "test": "generation"}],
    "ids": [{}, {"start_bound": 1, "test": "generation"}, {"start_bound": 5}, {"increment": 4}],
}


@cache
def whole(rows: int, columns: int, goal_tiles: Tiles) -> tuple[Puzzle, dict[Tiles, int]]:
    puzzle = Puzzle(rows, columns, goal_tiles, goal_tiles)
    return puzzle, distances(puzzle)


def check_claims(
    start: Board, aim: Board, optimum: int, algorithm: str, heuristic: str | None, options: Any
) -> api.Result:
    """Solve a solvable board, and check the result against every claim of the catalogue."""
    result = api.solve(start, algorithm, heuristic=heuristic, goal=aim, **options)
    if result.status is Status.EXHAUSTED:
        assert not result.configuration.completeness().sure
        return result
    assert result.status is Status.SOLVED, "complete"
    assert result.moves is not None
    assert start.replayed("".join(result.moves)) == aim
    assert isinstance(result.cost, int)
    assert result.cost == len(result.moves) >= optimum
    claimed = result.configuration.guarantee()
    if claimed.sure or result.optimal:
        assert result.cost == optimum
    if algorithm == "wastar" and heuristic is not None and HEURISTICS[heuristic].admissible:
        assert result.cost <= max(1, options["weight"]) * optimum
    return result


def every_setting(algorithm: str) -> list[dict[str, Any]]:
    return SETTINGS.get(algorithm, [{}])


@pytest.mark.parametrize(("algorithm", "heuristic"), PAIRS)
def test_every_claim_holds_on_boards_of_2x3(algorithm: str, heuristic: str | None):
    """An uninformed search solves all of them; of those with heuristics, three solve all of them together."""
    puzzle, true = whole(2, 3, last_goal(2, 3))
    aim, options = board(puzzle), every_setting(algorithm)
    first, stride = (0, 1) if heuristic is None else (list(HEURISTICS).index(heuristic) % 3, 3)
    for number, (state, optimum) in list(enumerate(true.items()))[first::stride]:
        chosen = options[number // stride % len(options)]
        check_claims(board(puzzle, state), aim, optimum, algorithm, heuristic, chosen)


@pytest.mark.parametrize(("algorithm", "heuristic"), PAIRS)
def test_every_claim_holds_on_boards_of_other_shapes_and_goals(algorithm: str, heuristic: str | None):
    for seed, (shape, aim) in enumerate([((3, 3), "last"), ((2, 4), "first"), ((4, 2), "random"), ((3, 3), "random")]):
        puzzle = near(*shape, moves=12, seed=seed, goal=aim)
        # Boards of this size have paths far too long for an unlimited depth-first search.
        for options in every_setting(algorithm) if algorithm != "dfs" else [{"depth": 13}]:
            check_claims(board(puzzle), goal(puzzle), puzzle_distance(puzzle), algorithm, heuristic, options)


def test_every_entry_was_checked():
    assert {algorithm for algorithm, _ in PAIRS} == ALGORITHMS.keys()
    assert {heuristic for _, heuristic in PAIRS} == {None, *HEURISTICS}


@pytest.mark.parametrize("algorithm", [name for name, entry in ALGORITHMS.items() if entry.complete])
def test_a_complete_algorithm_solves_the_smallest_boards_whatever_its_goal(algorithm: str):
    for aim in (last_goal(2, 2), first_goal(2, 2), (2, 0, 1, 3)):
        puzzle, true = whole(2, 2, aim)
        for state, optimum in true.items():
            options = {"weight": 2} if algorithm == "wastar" else {}
            check_claims(board(puzzle, state), board(puzzle), optimum, algorithm, None, options)


@pytest.mark.parametrize(
    ("algorithm", "options"),
    [
        ("greedy", {}),
        ("beam", {"beam_width": 2}),
        ("dfs", {"repeated": "all"}),
        ("wastar", {"weight": 3}),
        ("ids", {"increment": 4}),
        ("ids", {"start_bound": 9}),
    ],
    ids=str,
)
def test_where_no_shortest_solution_is_promised_some_board_gets_a_longer_one(algorithm: str, options: Any):
    puzzle, true = whole(2, 3, last_goal(2, 3))
    some = list(true.items())[::6]
    results = [(api.solve(board(puzzle, state), algorithm, **options), best) for state, best in some]
    assert not results[0][0].configuration.guarantee().sure
    assert any(result.cost is not None and result.cost > best for result, best in results)


def test_the_claims_of_optimality_are_those_of_the_textbooks():
    assert {name: entry.optimal for name, entry in ALGORITHMS.items()} == {
        "astar": Optimal.ADMISSIBLE,
        "bfs": Optimal.EQUAL_COSTS,
        "ucs": Optimal.ALWAYS,
        "greedy": Optimal.NEVER,
        "wastar": Optimal.WEIGHT,
        "bibfs": Optimal.EQUAL_COSTS,
        "biastar": Optimal.ADMISSIBLE,
        "diskbfs": Optimal.EQUAL_COSTS,
        "beam": Optimal.NEVER,
        "dfs": Optimal.NEVER,
        "ids": Optimal.EQUAL_COSTS,
        "idastar": Optimal.ADMISSIBLE,
        "rbfs": Optimal.ADMISSIBLE,
        "smastar": Optimal.ADMISSIBLE,
        "lrta": Optimal.NEVER,
        "hill": Optimal.NEVER,
        "simulated-annealing": Optimal.NEVER,
    }


SHAPES = [(3, 4), (4, 3), (2, 5)]


@pytest.mark.parametrize("aim", ["last", "first", "random"])
@pytest.mark.parametrize("shape", SHAPES)
def test_astar_ucs_and_bfs_agree_with_the_judge_on_random_boards(shape: tuple[int, int], aim: str):
    farthest = 30 if shape == (2, 5) else 15  # its state space is small enough for breadth-first search
    for seed in range(24):
        puzzle = near(*shape, moves=4 + seed % (farthest - 3), seed=seed, goal=aim)
        optimum = puzzle_distance(puzzle)
        for algorithm in ("astar", "ucs", "bfs"):
            assert api.solve(board(puzzle), algorithm, goal=goal(puzzle)).cost == optimum


@pytest.mark.parametrize("shape", SHAPES)
def test_astar_agrees_with_the_judge_on_boards_far_from_their_goals(shape: tuple[int, int]):
    for seed in range(8):
        puzzle = near(*shape, moves=28, seed=100 + seed)
        for heuristic in ("manhattan", "linear-conflict"):
            assert api.solve(board(puzzle), "astar", heuristic=heuristic, goal=goal(puzzle)).cost == puzzle_distance(
                puzzle
            )


# Problems with different move costs


def priced(seed: int) -> Graph:
    """Return a graph without moves of cost 0, on which iterative deepening terminates if there is a goal."""
    world = random_graph(seed)
    edges = {state: tuple((move, to, cost + 0.5) for move, to, cost in moves) for state, moves in world.edges.items()}
    return Graph(edges, world.ends, world.estimates)


def admissible(world: Graph) -> Graph:
    """Return the graph with estimates between 0 and the true costs, ∞ if the goal is unreachable."""
    true = {state: cheapest(From(world, state)) for state in world.edges}
    estimates: dict[str, float] = {}
    for state, cost in true.items():
        estimates[state] = math.inf if cost is None else cost if "a" < state < "e" else 0
    return Graph(world.edges, world.ends, estimates)


class From(Graph):
    def __init__(self, world: Graph, start: str) -> None:
        super().__init__(world.edges, world.ends, world.estimates)
        object.__setattr__(self, "start", start)

    def initial(self) -> str:
        return self.start


GRAPHS = range(150)


@pytest.mark.parametrize("algorithm", [name for name, entry in ALGORITHMS.items() if entry.complete])
def test_a_complete_algorithm_reaches_a_goal_of_any_graph_if_there_is_a_way(algorithm: str):
    for seed in GRAPHS:
        world = priced(seed)
        result = api.solve(world, algorithm, limits=Limits(expansions=3000))
        if cheapest(world) is not None:
            assert result.status is Status.SOLVED
        elif algorithm not in ("ids", "idastar", "rbfs"):  # in a cycle their bounds grow without end
            assert result.status is Status.UNSOLVABLE


@pytest.mark.parametrize("seeds", [GRAPHS])
def test_uniform_cost_search_finds_the_cheapest_way_where_moves_cost_differently(seeds: range):
    found = 0
    for seed in seeds:
        world = random_graph(seed)
        result, best = api.solve(world, "ucs"), cheapest(world)
        assert result.cost == (None if best is None else pytest.approx(best))
        assert result.optimal == (best is not None)
        found += best is not None
    assert found > 50


@pytest.mark.parametrize("algorithm", ["astar", "idastar", "rbfs", "smastar", "wastar"])
def test_an_admissible_estimate_leads_to_the_cheapest_way_however_inconsistent(algorithm: str):
    reopened = 0
    for seed in GRAPHS:
        world = admissible(priced(seed))
        options = {"weight": 2} if algorithm == "wastar" else {}
        result, best = api.solve(world, algorithm, heuristic=world.estimate, **options), cheapest(world)
        if best is None:
            assert result.status is Status.EXHAUSTED
            continue
        assert result.status is Status.SOLVED
        assert result.cost is not None
        assert result.cost <= (2 if algorithm == "wastar" else 1) * best + 1e-9
        assert not result.optimal, "nothing is known of a stranger's estimate"
        reopened += result.reopened
    assert algorithm in ("idastar", "rbfs", "smastar") or reopened > 0


@pytest.mark.parametrize(
    ("algorithm", "options"), [("bfs", {}), ("bfs", {"test": "generation"}), ("bibfs", {}), ("ids", {})], ids=str
)
def test_breadth_first_search_and_deepening_find_the_fewest_moves(algorithm: str, options: Any):
    for seed in GRAPHS:
        world = priced(seed)
        steps = distances(world)
        result = api.solve(world, algorithm, limits=Limits(expansions=3000), **options)
        reached = [count for state, count in steps.items() if world.is_goal(state)]
        if reached:
            assert result.moves is not None
            assert len(result.moves) == min(reached)
