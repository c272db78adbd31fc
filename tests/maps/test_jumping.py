"""Jump point search on random grids: compared with A*, between the two engines, and as it is shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from support.engines import same_in_slices

from workbench import api
from workbench.catalog.estimates import offered_for
from workbench.compiling.best_first import TIES
from workbench.maps.distances import distances
from workbench.maps.grid import WALL, Grid, MoveRule
from workbench.maps.grid_problem import DiagonalGridProblem, GridProblem, grid_problem
from workbench.search.explaining.explain import narration, steps
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.search.recording.moment import Outcome
from workbench.wording import say

DIAGONAL = (MoveRule.EIGHT, MoveRule.CORNERS)
ROOM = ("..........", "..##......", "..#...##..", "......#...", "....###...", "..........")


def random_grid(chance: random.Random, rule: MoveRule) -> DiagonalGridProblem:
    """Return a grid of up to 12 × 12 squares with walls and water of any density, whose start and goals are free."""
    rows, columns, walls = chance.randint(1, 12), chance.randint(2, 12), chance.random() * 0.6
    costs = [bytearray(WALL if chance.random() < walls else 1 for _ in range(columns)) for _ in range(rows)]
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    start, *goals = chance.sample(squares, min(chance.randint(2, 3), len(squares)))
    for row, column in (start, *goals):
        costs[row][column] = 1
    water: list[bytes] = []
    if chance.random() < 0.2:
        water = [bytes(chance.random() < 0.1 for _ in range(columns)) for _ in range(rows)]
    grid = Grid("", tuple(map(bytes, costs)), start, tuple(goals), rule, water=tuple(water))
    return DiagonalGridProblem(grid)


def room(rule: MoveRule = MoveRule.EIGHT, cost: int = 1) -> GridProblem:
    rows = [bytearray(WALL if square == "#" else 1 for square in row) for row in ROOM]
    rows[0][0] = cost
    return grid_problem(Grid("", tuple(map(bytes, rows)), (3, 0), ((2, 9),), rule))


def started(problem: GridProblem, algorithm: str = "jps", engine: str = "compiled", **options: Any) -> Any:
    return api.start(problem, algorithm, engine=engine, search_anyway=True, **options)


@pytest.mark.parametrize("rule", DIAGONAL)
def test_on_a_thousand_grids_a_shortest_path_leads_over_jump_points_as_by_astar(rule: MoveRule) -> None:
    chance = random.Random(7)
    for _ in range(1000):
        problem = random_grid(chance, rule)
        how = {"ties": chance.choice(TIES), "heuristic": chance.choice(["octile", "euclidean", "zero"])}
        both = [started(problem, name, **how) for name in ("jps", "astar")]
        found = []
        for run in both:
            run.advance(1000)
            found.append(float("inf") if run.solution is None else run.solution.cost)
        assert found == [distances(problem)[problem.initial()]] * 2, problem.grid


@pytest.mark.parametrize("rule", DIAGONAL)
def test_on_larger_grids_it_costs_as_much_as_by_astar(rule: MoveRule) -> None:
    chance = random.Random(3)
    for walls in (0, 0.05, 0.2, 0.3):
        rows = [bytearray(WALL if chance.random() < walls else 1 for _ in range(150)) for _ in range(100)]
        rows[0][0] = rows[-1][-1] = 1
        problem = grid_problem(Grid("", tuple(map(bytes, rows)), (0, 0), ((99, 149),), rule))
        both = [started(problem, name) for name in ("jps", "astar")]
        for run in both:
            run.advance(10**6)
        assert both[0].status is both[1].status
        assert both[0].solution is None or both[0].solution.cost == both[1].solution.cost


@pytest.mark.parametrize("rule", DIAGONAL)
def test_both_engines_jump_to_the_same_squares(rule: MoveRule) -> None:
    chance = random.Random(5)
    for _ in range(100):
        problem = random_grid(chance, rule)
        options = {
            "ties": chance.choice(TIES),
            "heuristic": chance.choice(offered_for(problem)),
            "order": "".join(chance.sample("udlr", 4)),
        }
        runs = [started(problem, engine=engine, **options) for engine in ("textbook", "compiled")]
        same_in_slices(runs, [*(chance.choice([1, 2, 3, 50]) for _ in range(5)), 1000])


def each_engine() -> Iterator[Timeline[Any]]:
    """Yield the same finished search by each engine."""
    for engine in ("textbook", "compiled"):
        run = started(room(), engine=engine)
        run.advance(100)
        yield Timeline(run.recording)


def test_a_record_is_a_jump_and_the_solution_has_single_moves() -> None:
    for timeline in each_engine():
        recording = timeline.recording
        assert recording.solution == ("r", "r", "r", "ur", "ur", "r", "r", "r", "dr")
        jumps = [recording.label(record) for record in recording.solution_path()[1:]]
        assert jumps == ["r3", "ur1", "ur1", "r3", "dr1"]


def test_every_step_is_explained_with_its_jumps() -> None:
    for timeline in each_engine():
        assert "3 successors are generated, all of them jump points." in " ".join(map(say, narration(timeline, 1)))
        for t in range(1, timeline.length + 1):
            moment = timeline.at(t)
            assert steps(timeline, t)[0].line == "take"
            assert [one.record for one in moment.successors if one.outcome is Outcome.NEW] == [
                record for record in moment.added if timeline.recording.published.nodes["previous"][record] < 0
            ]


@pytest.mark.parametrize("problem", [room(MoveRule.FOUR), room(cost=2), "1 2 3 4 5 6 7 0 8"])
def test_it_is_refused_where_paths_of_equal_length_may_differ_in_cost(problem: Any) -> None:
    with pytest.raises(Fault) as caught:
        api.start(problem, "jps")
    assert say(caught.value.message) == (
        "The algorithm jps searches only grids with diagonal moves on which all squares cost the same."
    )
