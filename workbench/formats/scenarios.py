"""Files of scenarios (MovingAI, `.scen`): many searches on maps, each with the length of a shortest path.

A file is given by its name, and one or some of its searches by their numbers, from 1: `arena.map.scen:12`,
`arena.map.scen:1-100`. A map is looked for beside the file, and where the path in the file leads from the file's folder
or from one of those above it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from workbench.formats.reading import decoded, first_bytes, naming_file, whole_file
from workbench.maps.grid import Grid, Square
from workbench.maps.grid_problem import GridProblem, grid_problem
from workbench.maps.moving_ai import Scenario, parse_moving_ai, parse_scenario, starts_scenarios
from workbench.search.problem.messages import Fault, to_quotable

ENDING = ".scen"
MAX_BYTES = 20_000_000
"""Maximum number of bytes of a file of scenarios: several times the largest of the benchmarks."""
MAX_MAP_BYTES = 1_200_000
"""Maximum number of bytes of a map: more than the largest takes."""
_NAME = re.compile(rf"(?P<file>.+{re.escape(ENDING)})(:(?P<range>[^:/\\]*))?", re.I | re.S)
_RANGE = re.compile(r"(?P<first>[0-9]{1,7})(-(?P<last>[0-9]{1,7}))?")
_FOLDERS = 4
"""The number of folders, from the file's own upwards, from which the path of a map may lead."""


@dataclass(frozen=True)
class Scenarios:
    """Searches of a file, in its order. `first`: the number of the first one. `path`: the file, as it was given."""

    path: str
    first: int
    searches: tuple[Scenario, ...]

    def numbered(self) -> list[tuple[int, Scenario]]:
        """Return the searches with their numbers."""
        return [*enumerate(self.searches, self.first)]


@dataclass(frozen=True)
class ScenarioFile:
    """A file of scenarios, which has not been read."""

    path: Path


def is_scenarios(argument: str) -> bool:
    """Return whether an argument names a file of scenarios, or some of its searches."""
    return _NAME.fullmatch(argument) is not None


def holds_scenarios(path: Path) -> bool:
    """Return whether a file begins like one of scenarios; False if it cannot be read."""
    try:
        return starts_scenarios(first_bytes(path, 40).decode("utf-8-sig", "replace"))
    except Fault:
        return False


def read_scenarios(argument: str) -> Scenarios:
    """Return the searches that an argument names. Raises Fault, naming the file and the line."""
    match = _NAME.fullmatch(argument)
    path, numbers = (argument, None) if match is None else match.group("file", "range")
    name = to_quotable(path, 200)
    text = decoded(whole_file(path, MAX_BYTES), Fault("scenario-binary", name=name))
    with naming_file(name):
        searches = parse_scenario(text)
        if not searches:
            raise Fault("scenario-none")
        if numbers is None:
            return Scenarios(path, 1, tuple(searches))
        chosen = _RANGE.fullmatch(numbers)
        first, last = (0, 0) if chosen is None else (int(chosen["first"]), int(chosen["last"] or chosen["first"]))
        if not 1 <= first <= last <= len(searches):
            raise Fault("scenario-range", range=to_quotable(numbers), count=len(searches))
    return Scenarios(path, first, tuple(searches[first - 1 : last]))


def read_scenario_text(typed: str) -> Scenarios:
    """Raise Fault: a pasted text of scenarios has no folder in which its map could be. Names the map, or the line."""
    searches = parse_scenario(typed, 1)
    if not searches:
        raise Fault("scenario-none")
    raise Fault("scenario-pasted", name=to_quotable(searches[0].map_name, 100))


def scenario_problem(argument: str) -> GridProblem:
    """Return the problem of the search that an argument names: of the first one, if it names several. Raises Fault."""
    scenarios = read_scenarios(argument)
    number, scenario = scenarios.numbered()[0]
    grid = map_reader(scenarios.path)(scenario)
    title = f"{os.path.basename(scenarios.path)}:{number}"
    placed = replace(grid, title=title, start=scenario.start, goals=(scenario.goal,))
    return grid_problem(placed, listed=scenario.listed)


def map_reader(path: str) -> Callable[[Scenario], Grid]:
    """Return a function that returns the map of each search of a file; every map is read once.

    It raises Fault, naming the file and the line, if the map is not found or not valid, if its size is not the one in
    the line, or if the start or the goal is not a free square of it.
    """
    maps: dict[str, Grid] = {}

    def read(scenario: Scenario) -> Grid:
        if scenario.map_name not in maps:
            maps[scenario.map_name] = _read_map(path, scenario)
        grid = maps[scenario.map_name]
        with naming_file(to_quotable(path, 200)):
            _check(scenario, grid)
        return grid

    return read


def _read_map(path: str, scenario: Scenario) -> Grid:
    found = next((place for place in _places(Path(path).parent, scenario.map_name) if place.is_file()), None)
    if found is None:
        with naming_file(to_quotable(path, 200)):
            raise Fault("scenario-map-missing", line=scenario.line, name=to_quotable(scenario.map_name, 100))
    name = to_quotable(str(found), 200)
    text = decoded(whole_file(found, MAX_MAP_BYTES), Fault("map-binary", name=name))
    with naming_file(name):
        return parse_moving_ai(text, found.stem)


def _places(folder: Path, map_name: str) -> Sequence[Path]:
    """Return where a map may be; never on another machine, whatever the file says."""
    written = map_name.replace("\\", "/")
    beside = folder / written.rpartition("/")[2]
    if written.startswith("//"):
        return [beside]
    above = [folder.absolute(), *folder.absolute().parents][:_FOLDERS]
    return [beside, *(place / written for place in above)]


def _check(scenario: Scenario, grid: Grid) -> None:
    if scenario.size != grid.shape:
        (rows, columns), (height, width) = scenario.size, grid.shape
        raise Fault("scenario-size", line=scenario.line, columns=columns, rows=rows, width=width, height=height)
    for square in (scenario.start, scenario.goal):
        if grid.cost(*square) is None:
            raise Fault("scenario-square", line=scenario.line, name=square_name(square), outside=_outside(square, grid))


def square_name(square: Square) -> str:
    """Return the name of a square as in a file of scenarios."""
    row, column = square
    return f"{column},{row}"


def _outside(square: Square, grid: Grid) -> str:
    return "no" if all(place < size for place, size in zip(square, grid.shape, strict=True)) else "yes"
