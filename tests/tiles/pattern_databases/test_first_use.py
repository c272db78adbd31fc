"""Small databases are built when they are first used, where that is allowed; large ones never are."""

from __future__ import annotations

import pytest

import workbench
from workbench import api
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.first_use import building_with, run_to_end
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.pattern_databases.pattern_database import PatternDatabase
from workbench.tiles.puzzle.goal import goal_board

GOAL = goal_board("last", 3, 3)


def test_solve_builds_a_small_database_once() -> None:
    assert not database.is_built(partition("pdb-44", GOAL))
    result = workbench.solve("1 2 3/7 0 8/5 6 4", "astar", heuristic="max(pdb-44,manhattan)")
    assert result.status is Status.SOLVED and result.optimal
    file = database.path(partition("pdb-44", GOAL))
    before = file.stat().st_mtime_ns
    workbench.solve("1 2 3/7 0 8/5 6 4", "astar", heuristic="pdb-44")
    assert file.stat().st_mtime_ns == before


def test_a_damaged_one_is_built_again() -> None:
    workbench.solve("1 2 3/7 0 8/5 6 4", heuristic="pdb-44")
    file = database.path(partition("pdb-44", GOAL))
    file.write_bytes(file.read_bytes()[:-1])
    assert workbench.solve("1 2 3/7 0 8/5 6 4", heuristic="pdb-44").status is Status.SOLVED


def test_start_builds_none_because_a_window_may_not_wait() -> None:
    with pytest.raises(Fault) as caught:
        api.start("1 2 3/7 0 8/5 6 4", heuristic="pdb-44")
    assert caught.value.message.key == "pdb-missing"


def test_a_large_one_is_only_built_on_request() -> None:
    with pytest.raises(Fault) as caught:
        workbench.solve("korf:1", "idastar", heuristic="pdb-78")
    assert caught.value.message.key == "pdb-missing"


def test_a_failure_says_why() -> None:
    database.folder().parent.mkdir(parents=True)
    database.folder().write_text("a file is in the way")
    with building_with(run_to_end), pytest.raises(Fault) as caught:
        PatternDatabase(GOAL, "pdb-44")
    assert caught.value.message.key == "pdb-unwritable"


def test_the_outer_builder_is_used_and_forgotten_afterwards() -> None:
    seen: list[str] = []

    def build(building: Building, name: str) -> None:
        seen.append(name)
        run_to_end(building, name)

    with building_with(build):
        workbench.solve("1 2 3/7 0 8/5 6 4", heuristic="pdb-44")
    assert seen == ["pdb-44"]
    with pytest.raises(Fault):
        PatternDatabase(goal_board("first", 3, 3), "pdb-44")
