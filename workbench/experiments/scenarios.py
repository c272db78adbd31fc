"""Searches of an experiment that come from a file of scenarios, each with the length of a shortest path.

A map is part of the experiment, as compressed text: workers on other machines need no files, and an experiment can be
resumed when the file is gone.
"""

from __future__ import annotations

import hashlib
import os
import zlib
from base64 import b85decode, b85encode
from collections.abc import Generator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from workbench.experiments.outcome import CaseOutcome
from workbench.formats.scenarios import Scenarios, map_reader, square_name
from workbench.maps.grid import MAX_SIDE, Grid, MoveRule, Square
from workbench.maps.grid_problem import GridProblem, grid_problem
from workbench.maps.listed import ListedLength
from workbench.maps.moving_ai import moving_ai_text, parse_moving_ai
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status

_MOST_CHARACTERS = 2 * MAX_SIDE * MAX_SIDE
SAMPLE = grid_problem(Grid("", (bytes([1]),), (0, 0), ((0, 0),), MoveRule.EIGHT, x_y=True))
"""A problem with the heuristics that all scenarios have."""


@dataclass(frozen=True, slots=True)
class ListedScenario:
    """A search on a map, with its number in its file.

    file: the name of that file. map_name: as in the file. map: the compressed text. listed: the length that the file
    lists.
    """

    name: str
    file: str
    map_name: str
    map: str
    start: Square
    goal: Square
    listed: ListedLength

    @property
    def optimum(self) -> float:
        """The length that the file lists."""
        return self.listed.length

    @property
    def label(self) -> str:
        """The number, the start and the goal."""
        return f"{self.name}: {square_name(self.start)} → {square_name(self.goal)}"

    @property
    def given(self) -> str:
        """The name by which the search can be opened."""
        return f"{os.path.abspath(self.file)}:{self.name}"

    @property
    def title(self) -> str:
        return os.path.basename(self.given)

    @property
    def aim(self) -> str:
        """What the heuristics depend on."""
        return self.map

    @property
    def sample(self) -> GridProblem:
        """A problem with the same heuristics."""
        return SAMPLE

    @property
    def maps(self) -> dict[str, str]:
        """The map that is needed, by its key."""
        return {map_key(self.map): self.map}

    def problem(self, order: str) -> GridProblem:
        """Return the problem. Raises Fault if the map is not valid."""
        whole = _unpacked(self.map)
        if any(whole.grid.cost(*square) is None for square in (self.start, self.goal)):
            raise Fault("experiment-map-damaged")
        return grid_problem(
            replace(whole.grid, title=self.title, start=self.start, goals=(self.goal,)), order, self.listed
        )

    def columns(self) -> dict[str, Any]:
        """Return what the results say of it, by column name."""
        return {
            "name": self.name,
            "map": self.map_name,
            "start": square_name(self.start),
            "goal": square_name(self.goal),
            "optimum": self.optimum,
        }

    def as_dict(self) -> dict[str, Any]:
        """Return the JSON fields, without the map."""
        return {
            "name": self.name,
            "file": self.file,
            "map": self.map_name,
            "map_key": map_key(self.map),
            "start": square_name(self.start),
            "goal": square_name(self.goal),
            "optimum": self.listed.length,
            "tolerance": self.listed.tolerance,
        }

    def meets_optimum(self, outcome: CaseOutcome) -> bool | None:
        """Return whether a search has confirmed the listed length; None if it has said nothing about it."""
        return self.listed.agrees(outcome.cost, outcome.optimal, outcome.status == Status.UNSOLVABLE.value)


def read_scenario(fields: Mapping[str, Any], packed: str) -> ListedScenario:
    """Return the scenario with these fields of `as_dict`. Raises KeyError, TypeError or ValueError if not valid."""
    return ListedScenario(
        str(fields["name"]),
        str(fields["file"]),
        str(fields["map"]),
        packed,
        _square(fields["start"]),
        _square(fields["goal"]),
        ListedLength(float(fields["optimum"]), float(fields["tolerance"])),
    )


def _square(name: object) -> Square:
    """Return the square of a name by `square_name`."""
    column, row = str(name).split(",")
    return int(row), int(column)


def listed(scenarios: Scenarios) -> Generator[None, None, tuple[ListedScenario, ...]]:
    """Return searches with their maps, in small pieces: yields after each. Raises Fault, naming file and line."""
    read, packed = map_reader(scenarios.path), dict[str, str]()
    created = []
    for number, one in scenarios.numbered():
        grid = read(one)
        if one.map_name not in packed:
            packed[one.map_name] = _packed(grid)
            yield
        ends = one.start, one.goal
        created.append(
            ListedScenario(str(number), scenarios.path, one.map_name, packed[one.map_name], *ends, one.listed)
        )
    return tuple(created)


@lru_cache(maxsize=16)
def map_key(packed: str) -> str:
    """Return a short name of a map."""
    return hashlib.sha256(packed.encode()).hexdigest()[:16]


def _packed(grid: Grid) -> str:
    return b85encode(zlib.compress(moving_ai_text(grid).encode("ascii"), 9)).decode("ascii")


@lru_cache(maxsize=4)
def _unpacked(packed: str) -> GridProblem:
    try:
        unpacking = zlib.decompressobj()
        written = unpacking.decompress(b85decode(packed), _MOST_CHARACTERS).decode("ascii")
    except (ValueError, zlib.error):
        raise Fault("experiment-map-damaged") from None
    return grid_problem(parse_moving_ai(written, ""))
