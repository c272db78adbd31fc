"""The compiled engine on grids, compared with the textbook engine node for node."""

from __future__ import annotations

import random
from typing import Any
from unittest import mock

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.depth_first_twins import same_in_slices as same_depth_first
from support.engines import same_in_slices, same_moments
from support.films import EVERYTHING, same_while_running, small_film, small_sizes
from worlds.maps import grids_with_water

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.catalog.estimates import estimate_for, offered_for
from workbench.compiling import preparing
from workbench.compiling.best_first import ALGORITHMS as COMPILED
from workbench.compiling.best_first import TIES
from workbench.maps.grid import WALL, Grid, MoveRule
from workbench.maps.grid_problem import GridProblem, grid_problem
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.recording import filming


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


@pytest.mark.parametrize("algorithm", [*COMPILED, "bibfs", "beam"])
@given(grid=grids_with_water(), data=st.data())
def test_both_engines_do_the_same_on_small_grids(algorithm: str, grid: Grid, data: st.DataObject) -> None:
    problem, options = grid_problem(grid), dict[str, Any]()
    if algorithm == "bfs":
        options["test"] = data.draw(st.sampled_from(["expansion", "generation"]))
    elif algorithm != "bibfs":
        options["ties"] = data.draw(st.sampled_from(TIES))
    if algorithm == "beam":
        options["beam_width"] = data.draw(st.sampled_from([1, 2, 5, 10**6]))
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


@pytest.mark.parametrize(("rule", "ties"), [*zip(MoveRule, ("low-h", "high-h", "state"), strict=True)])
def test_both_engines_do_the_same_layer_by_layer_while_all_arrays_grow(rule: MoveRule, ties: str) -> None:
    same_in_slices(both(noise(40, 60, rule, 5), "bibfs", None), [7, 2000])
    open_space = grid_problem(Grid("", (b"\1" * 60,) * 40, (20, 30), ((0, 0),), rule))
    for width in (300, 10**6):
        same_in_slices(both(open_space, "beam", "zero", ties=ties, beam_width=width), [7, 2300])


@pytest.mark.parametrize("rule", MoveRule)
@pytest.mark.parametrize("algorithm", ["astar", "bibfs", "beam", "idastar"])
def test_every_moment_is_the_same(algorithm: str, rule: MoveRule) -> None:
    options = {"beam_width": 3} if algorithm == "beam" else {}
    heuristic = "manhattan" if ALGORITHMS[algorithm].informed else None
    problem = noise(6, 7, rule, 3)
    runs = both(problem, algorithm, heuristic, **options)
    for run in runs:
        run.advance(60)
    same_moments(runs)
    textbook, compiled = (run.recording for run in runs)
    records, sketch = textbook.published.records, problem.sketch()
    assert textbook.places(sketch, range(records)).tolist() == compiled.places(sketch, range(records)).tolist()
    for state in {*textbook.states_of(range(records))}:
        assert [*textbook.records_of(state, records)] == [*compiled.records_of(state, records)]


@given(grid=grids_with_water(), seed=st.integers(0, 10**6))
def test_by_idastar_both_engines_do_the_same_whatever_is_recorded(grid: Grid, seed: int) -> None:
    chance, problem = random.Random(seed), grid_problem(grid)
    options = {"order": "".join(chance.sample("udlr", 4)), "records": chance.choice([0, 1, 2, 5, 17, 40, 300, 10**6])}
    runs = both(problem, "idastar", chance.choice([*offered_for(problem)]), **options)
    same_depth_first(runs, [chance.choice([1, 2, 3, 50, 300]) for _ in range(6)])


@given(grid=grids_with_water(), seed=st.integers(0, 10**6))
def test_a_film_of_idastar_shows_what_a_recording_of_everything_shows(grid: Grid, seed: int) -> None:
    chance, problem = random.Random(seed), grid_problem(grid)
    heuristic, limits = chance.choice([*offered_for(problem)]), Limits(expansions=500)
    with small_film(**small_sizes(chance)):
        recorded, filmed = (
            api.start(
                problem, "idastar", heuristic, engine="compiled", search_anyway=True, limits=limits, records=records
            )
            for records in (EVERYTHING, None)
        )
        same_while_running(chance, recorded, filmed)


def corridor(length: int, cost: int = 0) -> GridProblem:
    """Return a grid with a single way, back and forth, of at least `length` squares."""
    columns = 100
    rows = [bytearray([cost] * columns) for _ in range(2 * -(-length // columns) - 1)]
    for number, row in enumerate(rows[1::2]):
        row[:] = bytes([WALL] * columns)
        row[-1 if number % 2 == 0 else 0] = cost
    end = (len(rows) - 1, columns - 1 if len(rows) // 2 % 2 == 0 else 0)
    return grid_problem(Grid("", tuple(map(bytes, rows)), (0, 0), (end,)))


def test_a_path_may_be_of_any_length() -> None:
    runs = both(corridor(1300), "idastar", "zero", records=300)
    same_depth_first(runs, [500, 1000])
    assert runs[1].solution is not None and len(runs[1].solution.moves) > 1300


def test_a_film_ends_where_the_path_becomes_too_long_and_none_begins_there() -> None:
    films = {}
    for kept in (10, 60):
        with small_film(kept=kept), mock.patch.object(filming, "MAX_PATH", 30):
            run = api.start(corridor(200), "idastar", "zero", engine="compiled")
            while run.advance(5) is Status.RUNNING:
                pass
        recording: Any = run.recording
        assert run.status is Status.SOLVED and Timeline(recording).length == recording.published.steps
        films[kept] = recording.film, recording.stopped_at, recording.published.steps, run.expanded
    (film, stopped, steps, expanded), (none, never, all_steps, _) = films[10], films[60]
    assert film is not None and stopped == steps < expanded
    assert (none, never, all_steps) == (None, None, expanded)


@pytest.mark.parametrize("algorithm", ["bibfs", "beam", "idastar"])
def test_the_limit_of_memory_is_kept_and_can_be_raised(algorithm: str) -> None:
    options: dict[str, Any] = {"beam": {"beam_width": 10**6}, "bibfs": {}, "idastar": {"heuristic": "zero"}}[algorithm]
    problem, room = grid_problem(Grid("", (b"\1" * 150,) * 150, (0, 0), ((149, 149),))), 1_000_000
    if algorithm == "idastar":  # moves that cost nothing: a path without end
        problem, room = grid_problem(Grid("", (b"\0" * 3, b"\0" * 3, b"\0\0\1"), (0, 0), ((2, 2),))), 2_000_000
    run = api.start(problem, algorithm, limits=Limits(bytes=room), engine="compiled", **options)
    assert run.advance(10**5) is Status.LIMIT
    assert (run.limit, run.expanded > 100) == ("memory", True)
    assert run.recording.nbytes <= run.peak_bytes <= room
    kept = run.expanded
    run.raise_limits(Limits(bytes=20 * room))
    assert run.advance(200) is Status.RUNNING
    assert run.expanded == kept + 200


def test_what_is_compiled_serves_where_the_choice_is_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "_loaded", True)
    problem = noise(5, 5, MoveRule.EIGHT, 1)
    compiled = {name for name in ALGORITHMS if api.start(problem, name).engine == "compiled"}
    assert compiled == {*COMPILED, "bibfs", "beam", "idastar"}
    assert api.start(problem, "idastar", transposition="64K").engine == "textbook"
    assert api.start(problem, "beam", ties="path").engine == "textbook"


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
