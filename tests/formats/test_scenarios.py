"""Files of scenarios: their searches, their maps, and the listed optima."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from judges.map_dijkstra import rows_of, shortest
from support.paths import EXAMPLES

from workbench import api
from workbench.catalog import ALGORITHMS, GRID_ALGORITHMS
from workbench.catalog.estimates import offered_for
from workbench.formats.entry import FILES, kind_of
from workbench.formats.problem_input import read_problem
from workbench.formats.scenarios import ScenarioFile, map_reader, read_scenarios
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.wording import say

MAPS = EXAMPLES / "maps"
FILES_OF_SCENARIOS = sorted(MAPS.glob("*.scen"))
WITH_CLOSED = ("ucs", "astar", "biastar", "jps")
"""These optimal algorithms solve every search; of the others some need hours."""
MOST, MOST_COMPILED = 600, 30_000
"""Limits of expansions."""


def test_there_are_twenty_searches() -> None:
    assert sum(len(read_scenarios(str(path)).searches) for path in FILES_OF_SCENARIOS) == 20


def optimal_searches(problem: Any) -> Iterator[api.Configuration]:
    """Yield every algorithm that guarantees the optimum, with all heuristics if its searches are short."""
    for name, entry in (ALGORITHMS | GRID_ALGORITHMS).items():
        if entry.obstacle(problem) is None:
            engine = "compiled" if name == "idastar" else None
            offered = offered_for(problem) if name in (*WITH_CLOSED, "idastar") else ["octile"]
            for heuristic in offered if entry.informed else [None]:
                configuration = api.Configuration.of(name, heuristic, None, engine, problem)
                if configuration.guarantee(problem=problem).sure:
                    yield configuration


@pytest.mark.parametrize("path", FILES_OF_SCENARIOS, ids=lambda path: path.stem)
def test_every_optimal_algorithm_meets_the_listed_optima(path: Path) -> None:
    scenarios = read_scenarios(str(path))
    rows = rows_of(path.with_suffix("").read_text())
    read = map_reader(scenarios.path)
    met: set[tuple[str, str | None]] = set()
    for number, scenario in scenarios.numbered():
        length = pytest.approx(scenario.listed.length, abs=1e-6)
        assert read(scenario).shape == scenario.size
        assert shortest(rows, scenario.start, scenario.goal) == length
        problem = read_problem(f"{path}:{number}").problem
        for one in optimal_searches(problem):
            found = api.solve(problem, one, limits=Limits(MOST_COMPILED if one.engine == "compiled" else MOST))
            if found.status is Status.SOLVED:
                assert found.optimal and found.cost == length
                met.add((one.algorithm, one.heuristic))
            else:
                assert found.status is Status.LIMIT and one.algorithm not in WITH_CLOSED
    algorithms = {"astar", "biastar", *(() if path.name.startswith("weighted") else ("jps",))}
    informed = {(name, heuristic) for name in algorithms for heuristic in ("octile", "euclidean", "zero")}
    assert {("ucs", None), ("idastar", "octile"), *informed} <= met


def test_one_search_or_some_are_named_by_their_numbers(tmp_path: Path) -> None:
    path = MAPS / "rooms.map.scen"
    every = read_scenarios(str(path))
    some = read_scenarios(f"{path}:2-4")
    assert (some.first, some.searches) == (2, every.searches[1:4])
    assert read_scenarios(f"{path}:5").searches == every.searches[4:]
    problem = read_problem(f"{path}:3")
    assert problem.title == "rooms.map.scen:3"
    assert (problem.problem.initial(), [*problem.problem.goals()]) == (
        every.searches[2].start,
        [every.searches[2].goal],
    )
    assert read_problem(str(path)).problem.initial() == every.searches[0].start
    assert kind_of(path, FILES) is ScenarioFile
    unnamed = shutil.copy(path, tmp_path / "searches.txt")
    assert kind_of(Path(unnamed), FILES) is ScenarioFile


def test_a_map_is_found_beside_the_file_and_where_its_path_leads(tmp_path: Path) -> None:
    line = (MAPS / "rooms.map.scen").read_text().splitlines()[1]
    (tmp_path / "scen" / "dao").mkdir(parents=True)
    (tmp_path / "maps" / "dao").mkdir(parents=True)
    shutil.copy(MAPS / "rooms.map", tmp_path / "maps" / "dao")
    for written in ("maps/dao/rooms.map", "dao\\rooms.map", "../../maps/dao/rooms.map"):
        path = tmp_path / "scen" / "dao" / "rooms.scen"
        path.write_text(f"version 1\n{line.replace('rooms.map', written)}\n")
        if written.startswith("dao"):
            shutil.copy(MAPS / "rooms.map", path.parent)
        assert read_problem(str(path)).problem.grid.shape == (17, 25)


ROOMS = "1\trooms.map\t25\t17\t23\t7\t17\t9\t6.82842712"


@pytest.mark.parametrize(
    ("content", "number", "sentence"),
    [
        (f"version 1\n{ROOMS.replace('rooms', 'halls')}\n", "", "Line 2: the map halls.map was not found, neither"),
        (
            f"version 1\n{ROOMS}\n{ROOMS.replace('25', '24')}\n",
            ":2",
            "Line 3: the map should have 24 × 17 squares, but",
        ),
        (f"version 1\n{ROOMS.replace('23', '20')}\n", "", "Line 2: the square 20,7 is a wall."),
        (f"version 1\n{ROOMS.replace('23', '25')}\n", "", "Line 2: the square 25,7 is outside the map."),
        (f"version 1\n{ROOMS}\n", ":2", "2 is not a search of this file, or not a range such as 1-100: it has 1."),
        (f"version 1\n{ROOMS}\n", ":0", "0 is not a search of this file"),
        (f"version 1\n{ROOMS}\n{ROOMS}\n", ":2-1", "2-1 is not a search of this file"),
        ("version 1\n", "", "There are no searches after the first line."),
        ("versions\n", "", "A scenario file begins with the line version 1."),
    ],
)
def test_what_is_wrong_is_said_with_the_file_and_the_line(
    content: str, number: str, sentence: str, tmp_path: Path
) -> None:
    shutil.copy(MAPS / "rooms.map", tmp_path)
    path = tmp_path / "own.scen"
    path.write_text(content)
    with pytest.raises(Fault) as fault:
        read_problem(f"{path}{number}")
    assert sentence in say(fault.value) and "own.scen" in say(fault.value)


@pytest.mark.parametrize(
    ("written", "tolerance"),
    [
        *(("3.41421", 5e-6), ("12.4142", 5e-5), ("3.41421356", 1e-6), ("3.4142135", 1e-6), ("12.41", 5e-3)),
        *(("12", 1e-6), ("3.5", 0.05), ("123457", 0.5), ("1.23457e+06", 5.0), ("1.24142e1", 5e-5)),
    ],
)
def test_a_length_that_was_rounded_is_compared_as_it_was_rounded(
    written: str, tolerance: float, tmp_path: Path
) -> None:
    path = tmp_path / "own.scen"
    path.write_text(f"version 1\n{ROOMS.replace('6.82842712', written)}\n")
    assert read_scenarios(str(path)).searches[0].listed.tolerance == pytest.approx(tolerance, rel=1e-3)
