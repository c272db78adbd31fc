"""The compiled engine on grids, compared with the textbook engine node for node."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.engines import same_in_slices
from worlds.maps import grids_with_water

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.catalog.estimates import estimate_for, offered_for
from workbench.compiling.best_first import ALGORITHMS as COMPILED
from workbench.compiling.best_first import TIES
from workbench.maps.grid import WALL, Grid, MoveRule
from workbench.maps.grid_problem import GridProblem, grid_problem
from workbench.search.playback.timeline import Timeline


def both(problem: GridProblem, algorithm: str, heuristic: str | None, **options: Any) -> list[api.ConfiguredRun]:
    return [
        api.start(problem, algorithm, heuristic, engine=engine, search_anyway=True, **options)
        for engine in ("textbook", "compiled")
    ]


def noise(rows: int, columns: int, rule: MoveRule, seed: int) -> GridProblem:
    """Return a grid with a third of its squares walls and costs of 1 to 3."""
    chance = random.Random(seed)
    costs = [bytearray(chance.choice((1, 1, 2, 3, WALL, WALL)) for _ in range(columns)) for _ in range(rows)]
    costs[0][0] = costs[-1][-1] = 1
    return grid_problem(Grid("", tuple(map(bytes, costs)), (0, 0), ((rows - 1, columns - 1),), rule))


@pytest.mark.parametrize("algorithm", COMPILED)
@given(grid=grids_with_water(), data=st.data())
def test_both_engines_do_the_same_on_small_grids(algorithm: str, grid: Grid, data: st.DataObject) -> None:
    problem, options = grid_problem(grid), dict[str, Any]()
    if algorithm == "bfs":
        options["test"] = data.draw(st.sampled_from(["expansion", "generation"]))
    else:
        options["ties"] = data.draw(st.sampled_from(TIES))
    if algorithm == "wastar":
        options["weight"] = data.draw(st.sampled_from([0.5, 1, 1.001, 2, 7.5]))
    informed = ALGORITHMS[algorithm].informed
    heuristic = data.draw(st.sampled_from(offered_for(problem))) if informed else None
    order = "".join(data.draw(st.permutations("udlr")))
    runs = both(problem, algorithm, heuristic, order=order, **options)
    same_in_slices(runs, [data.draw(st.sampled_from([1, 2, 3, 50])) for _ in range(6)])


@pytest.mark.parametrize("rule", MoveRule)
@pytest.mark.parametrize("ties", TIES)
def test_both_engines_do_the_same_while_all_arrays_grow(rule: MoveRule, ties: str) -> None:
    for algorithm, heuristic in (("astar", "euclidean"), ("wastar", "octile"), ("greedy", "manhattan"), ("ucs", None)):
        weight = {"weight": 1.5} if algorithm == "wastar" else {}
        runs = both(noise(40, 60, rule, 5), algorithm, heuristic, ties=ties, **weight)
        same_in_slices(runs, [7, 2000])


@pytest.mark.parametrize("rule", MoveRule)
def test_every_moment_is_the_same(rule: MoveRule) -> None:
    lines = [Timeline(run.recording) for run in both(noise(6, 7, rule, 3), "astar", "manhattan") if run.advance(100)]
    assert len(lines) == 2
    for t in range(lines[0].length + 1):
        first, second = (line.at(t) for line in lines)
        assert first.open is not None and second.open is not None
        assert first.closed is not None and second.closed is not None
        assert (first.open.tolist(), first.closed.tolist()) == (second.open.tolist(), second.closed.tolist())
        assert (first.successors, first.path, first.counts) == (second.successors, second.path, second.counts)


@given(grid=grids_with_water())
def test_tables_of_estimates_are_the_estimates(grid: Grid) -> None:
    problem = grid_problem(grid)
    rows, columns = grid.shape
    for name in offered_for(problem)[:-1]:
        estimate = estimate_for(problem, name)
        table = estimate.table(rows, columns)
        assert table.tolist() == [[estimate((row, column)) for column in range(columns)] for row in range(rows)]


@pytest.mark.parametrize("rule", MoveRule)
def test_estimates_far_from_the_goal_are_not_rounded_differently(rule: MoveRule) -> None:
    problem = grid_problem(Grid("", (b"\1" * 1024,) * 1024, (0, 0), ((3, 5),), rule))
    chance = random.Random(1)
    for name in offered_for(problem)[:-1]:
        estimate = estimate_for(problem, name)
        table = estimate.table(1024, 1024)
        squares = [(chance.randrange(1024), chance.randrange(1024)) for _ in range(2000)]
        squares += [(3 + 3 * k, 5 + 4 * k) for k in range(254)]  # whole distances
        assert [table[square].item() for square in squares] == [estimate(square) for square in squares], name
        assert np.all(table >= 0)
