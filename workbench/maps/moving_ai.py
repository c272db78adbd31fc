"""MovingAI's formats of maps and scenarios (Sturtevant 2012, https://movingai.com/benchmarks/formats.html).

A map has four lines of heading, then its rows:

    type octile
    height 2
    width 4
    map
    ..@.            `.` and `G` ground, `S` swamp, `W` water, `@`, `O` and `T` walls;
    .T3W            in weighted maps a digit is the cost of entering the square

Moves lead from water only to water, and never from land to water. A scenario has the line `version 1` and one line per
search: bucket, map, width, height, start x and y, goal x and y, optimal length. The lengths assume eight neighbours
without cutting corners.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, replace
from itertools import islice

import numpy as np

from workbench.maps.grid import MAX_COST, MAX_SIDE, WALL, Grid, MoveRule, Square
from workbench.maps.lines import TextLine, line_fault, numbered_lines
from workbench.maps.listed import ListedLength, tolerance_of
from workbench.search.problem.messages import Fault, to_quotable

HEADING = ("type", "height", "width", "map")
"""The first words of the lines of the heading; a text that begins with any of them is meant as a map."""
KIND = HEADING[0]
ENDING = ".map"
_GROUND, _WATER, _WALLS = ".GS", "W", "@OT"
_COSTS = {
    **dict.fromkeys(_GROUND + _WATER, 1),
    **dict.fromkeys(_WALLS, WALL),
    **{str(cost): cost for cost in range(MAX_COST + 1)},
}
_TO_COST = bytes(_COSTS.get(chr(code), WALL) for code in range(256))
_IS_WATER = bytes(chr(code) in _WATER for code in range(256))
_OTHER = re.compile(f"[^{re.escape(''.join(_COSTS))}]")
_VERSION = re.compile(r"version\s+1(\.0*)?\s*")
_FIELDS, _MAX_DIGITS = 9, 5


@dataclass(frozen=True)
class Scenario:
    """One search of a scenario file: from a start to a goal on a map, and the length of a shortest path.

    `line`: its number in the file, from 1. `size`: the number of rows and of columns that the map must have.
    """

    line: int
    bucket: int
    map_name: str
    size: tuple[int, int]
    start: Square
    goal: Square
    listed: ListedLength


def parse_moving_ai(text: str, title: str) -> Grid:
    """Parse a map; it starts at its first free square, and its goal is the last square that moves lead to from there.

    Raises Fault with the line number if the text is not valid.
    """
    lines = list(numbered_lines(text))
    while lines and not lines[-1].text:
        lines.pop()
    rows, columns = _heading(lines)
    body = lines[len(HEADING) :]
    for line in body[:rows]:
        if len(line.text) != columns:
            raise line_fault("moving-ai-width", line, count=len(line.text), columns=columns)
        if (other := _OTHER.search(line.text)) is not None:
            raise line_fault("moving-ai-sign", line, sign=other[0], column=other.start())
    if len(body) != rows:
        first_wrong = len(HEADING) + 1 + min(len(body), rows)
        lacks = "yes" if len(body) < rows else "no"
        raise Fault("moving-ai-rows", line=first_wrong, lacks=lacks, count=len(body), rows=rows)
    codes = [line.text.encode("ascii") for line in body]
    costs = tuple(row.translate(_TO_COST) for row in codes)
    water = tuple(row.translate(_IS_WATER) for row in codes)
    return placed(title, costs, water if any(map(any, water)) else ())


def placed(title: str, costs: tuple[bytes, ...], water: tuple[bytes, ...] = ()) -> Grid:
    """Return a grid by MovingAI's rule, from its first free square to the last one that moves lead to.

    Raises Fault if all squares are walls.
    """
    start = next(((row, at) for row, line in enumerate(costs) if (at := _free(line)) is not None), None)
    if start is None:
        raise Fault("moving-ai-no-room")
    grid = Grid(title, costs, start, (start,), MoveRule.EIGHT, True, water)
    reachable = grid.reachable()
    row, column = divmod(int(np.flatnonzero(reachable)[-1]), grid.shape[1])
    return replace(grid, goals=((row, column),))


def _heading(lines: list[TextLine]) -> tuple[int, int]:
    """Return the numbers of rows and columns that the first four lines give."""
    sizes = []
    for place, word in enumerate(HEADING):
        if place >= len(lines):
            raise Fault("moving-ai-heading-end", word=word)
        line = lines[place]
        words = line.text.split()
        if not words or words[0] != word or len(words) != (1 if word == "map" else 2):
            raise line_fault("moving-ai-heading", line, word=f"{word} …" if line.text.strip() == word else word)
        if word == KIND and words[1] != "octile":
            raise line_fault("moving-ai-heading", line, word="type octile")
        if word in ("height", "width"):
            if not words[1].isdecimal() or not 1 <= int(words[1]) <= MAX_SIDE:
                raise line_fault("moving-ai-size", line, most=MAX_SIDE)
            sizes.append(int(words[1]))
    return sizes[0], sizes[1]


def _free(costs: bytes) -> int | None:
    """Return the first square of a row that is no wall."""
    return next((at for at, cost in enumerate(costs) if cost != WALL), None)


def moving_ai_text(grid: Grid) -> str:
    """Return a grid as a map; its start and its goals are not part of the format, and neither is the title."""
    rows, columns = grid.shape
    signs = {WALL: "@", 1: "."}
    body = [
        "".join(
            "W" if grid.water and grid.water[row][column] else signs.get(cost, str(cost))
            for column, cost in enumerate(costs)
        )
        for row, costs in enumerate(grid.costs)
    ]
    return "\n".join(["type octile", f"height {rows}", f"width {columns}", "map", *body]) + "\n"


def parse_scenario(text: str, most: int | None = None) -> list[Scenario]:
    """Parse a scenario file, or its first `most` searches. Raises Fault with the line number if it is not valid."""
    lines = (line for line in numbered_lines(text) if line.text)
    first = next(lines, None)
    if first is None:
        raise Fault("scenario-empty")
    if not _VERSION.fullmatch(first.text):
        raise line_fault("scenario-heading", first)
    return [_scenario(line) for line in islice(lines, most)]


def starts_scenarios(text: str) -> bool:
    """Return whether a text begins with the first line of a scenario file."""
    return _VERSION.fullmatch(text.lstrip().partition("\n")[0].rstrip()) is not None


def _scenario(line: TextLine) -> Scenario:
    fields = line.text.split("\t") if line.text.count("\t") >= _FIELDS - 1 else line.text.split()
    if len(fields) != _FIELDS:
        raise line_fault("scenario-fields", line, count=len(fields), fields=_FIELDS)
    bucket, map_name, *numbers, length = fields
    for number in (bucket, *numbers):
        if not number.isdecimal() or len(number) > _MAX_DIGITS:
            raise line_fault("scenario-number", line, value=to_quotable(number))
    try:
        cost = float(length)
    except ValueError:
        cost = math.nan
    if not 0 <= cost < math.inf:
        raise line_fault("scenario-number", line, value=to_quotable(length))
    width, height, start_x, start_y, goal_x, goal_y = map(int, numbers)
    ends = (start_y, start_x), (goal_y, goal_x)
    listed = ListedLength(cost, tolerance_of(length))
    return Scenario(line.number, int(bucket), map_name, (height, width), *ends, listed)
