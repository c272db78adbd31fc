"""The compiled searches with pattern databases expand the same nodes in the same order as the textbook searches."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.examples import at_most
from worlds.boards import ORDERS, walked

from workbench import api
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board

Build = Callable[[str, Board], None]
MAXIMA = ["max({},manhattan)", "max({},linear-conflict)", "max(misplaced,{},manhattan)", "max({0},euclidean,{0})"]
NAMES = [(3, 3, "pdb-44"), (3, 3, "pdb-8"), (2, 4, "pdb(1 2 3/4 5)"), (4, 4, "pdb(1 2 3/4 5 6/7 8 9/10 11 12)")]
NAMES += [(3, 6, "pdb(1 2 8/3 4 9)"), (5, 5, "pdb(1 2 6/3 4 8/13 18 19/5 10/22)")]
CASES = [
    pytest.param(rows, columns, name, goal, marks=pytest.mark.compiled if name == "pdb-8" else ())
    for rows, columns, name in NAMES
    for goal in ("first", "last", "1 2 3/4 0 5/6 7 8")
    if goal in ("first", "last") or (rows, columns) == (3, 3)
]

SEVERAL = [
    (3, ["pdb-44"], "max({},walking-distance)"),
    (3, ["pdb-44"], "max({},walking-distance,linear-conflict)"),
    (4, ["pdb(1 2 3/4 5)"], "max(walking-distance,{},linear-conflict)"),
    (4, ["pdb(1 2 3/4 5)", "pdb(1 5/6 7 8)"], "max({},walking-distance,{})"),
    pytest.param(3, ["pdb-44", "pdb-8"], "max(manhattan,{},{})", marks=pytest.mark.compiled),
    pytest.param(3, ["pdb-8"], "max({},linear-conflict)", marks=pytest.mark.compiled),
]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], max_examples=at_most(12))
@given(data=st.data())
@pytest.mark.parametrize(("rows", "columns", "name", "goal"), CASES)
def test_both_engines_do_the_same(rows: int, columns: int, name: str, goal: str, build: Build, data: st.DataObject):
    aim = goal_board(goal, rows, columns) if goal in ("first", "last") else Board.parse(goal)
    build(name, aim)
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    algorithm = data.draw(st.sampled_from(["idastar", "astar", "greedy"]))
    options: dict[str, Any] = {"goal": aim, "order": chance.choice(ORDERS)}
    if algorithm == "idastar":
        options["records"] = data.draw(st.sampled_from([0, 10, 100, 10**6]))
    start = walked(aim, chance.randint(0, 40), chance)
    name = data.draw(st.sampled_from(["{}", *MAXIMA])).format(name)
    compare(start, algorithm, name, chance, **options)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], max_examples=at_most(12))
@given(data=st.data())
@pytest.mark.parametrize(("side", "names", "heuristic"), SEVERAL)
def test_both_engines_do_the_same_with_several_tables(
    side: int, names: list[str], heuristic: str, build: Build, data: st.DataObject
) -> None:
    aim = goal_board(data.draw(st.sampled_from(["first", "last"])), side, side)
    for name in names:
        build(name, aim)
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    start = walked(aim, chance.randint(0, 40), chance)
    options: dict[str, Any] = {"goal": aim, "order": chance.choice(ORDERS)}
    if (algorithm := data.draw(st.sampled_from(["idastar", "idastar", "astar"]))) == "idastar":
        options["records"] = chance.choice([0, 10, 10**6])
    compare(start, algorithm, heuristic.format(*names), chance, **options)


@pytest.fixture
def build() -> Build:
    """Return a function that builds the databases of a name; the examples of a test share its home folder."""
    return cache(build_databases)


def build_databases(name: str, goal: Board) -> None:
    building = Building(partition(name, goal))
    while building.advance(10**6) is Status.RUNNING:
        pass


def compare(start: Board, algorithm: str, heuristic: str, chance: random.Random, **options: Any) -> None:
    """Assert that both engines do the same, in slices."""
    runs = [api.start(start, algorithm, heuristic, engine=engine, **options) for engine in ("textbook", "compiled")]
    for _ in range(6):
        slice_ = chance.choice([1, 7, 100, 500])
        for run in runs:
            run.advance(slice_)
        one, other = (run.recording for run in runs)
        assert (one.expanded, one.generated, one.reopened, one.open) == (
            other.expanded, other.generated, other.reopened, other.open,
        )  # fmt: skip
        assert runs[0].status == runs[1].status
        assert one.published.iterations == other.published.iterations
    assert runs[0].solution == runs[1].solution
