"""The text format of grids.

    # Comments precede the heading.
    grid A small maze               the heading: the keyword, then a title
    moves 8                         optional: 4 neighbours (if the line is missing), 8, or 8-corners, which cuts corners
    #########
    #S.2..9.#                       `#` a wall, `.` a free square, a digit the cost of entering the square, `W` water,
    #.##.##G#                       `S` the start, `G` the goal (once or more), which cost 1 to enter
    #########

All rows have the same length. Everything outside the grid is wall. No move leads from land to water or back.
Further lines may follow the heading: `start 2,2` and `goal 3,8`, row and column from 1, for ends on squares whose cost
is not 1; `names x,y` if places are named by column and row from 0, there too.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from workbench.maps.grid import MAX_COST, MAX_SIDE, WALL, Grid, MoveRule, Square
from workbench.maps.lines import TextLine, line_fault, numbered_lines, parse_heading
from workbench.search.problem.messages import Fault

KIND = "grid"
WALL_SIGN, FREE, WATER, START, GOAL = "#", ".", "W", "S", "G"
_RULE, _NAMES, _X_Y = "moves", "names", "x,y"
_COSTS = {
    WALL_SIGN: WALL, FREE: 1, WATER: 1, START: 1, GOAL: 1, **{str(cost): cost for cost in range(MAX_COST + 1)},
}  # fmt: skip
_TO_COST = bytes(_COSTS.get(chr(code), WALL) for code in range(256))
_IS_WATER = bytes(chr(code) == WATER for code in range(256))
_SIGNS = {WALL: WALL_SIGN, 1: FREE}
_TO_SIGN = bytes(ord(_SIGNS.get(cost, str(min(cost, MAX_COST))[0])) for cost in range(256))
_OTHER = re.compile(f"[^{re.escape(''.join(_COSTS))}]")
_HEADER = re.compile(r"(moves|names|start|goal)\b\s*(.*)")
_PAIR = re.compile(r"([0-9]{1,4}),([0-9]{1,4})")


@dataclass
class _Header:
    """What the lines between the heading and the first row say."""

    rule: MoveRule = MoveRule.FOUR
    x_y: bool = False
    starts: list[tuple[TextLine, str]] = field(default_factory=list)
    goals: list[tuple[TextLine, str]] = field(default_factory=list)


def parse_grid(text: str) -> Grid:
    """Parse a grid. Raises Fault with the line number if the text is not valid."""
    lines = numbered_lines(text)
    title = parse_heading(lines, KIND)
    rows = [line for line in lines if line.text]
    header = _parse_header(rows)
    if not rows:
        raise Fault("map-empty", kind=KIND)
    for number, line in enumerate(rows):
        _check_row(line, rows[0], number)
    codes = [line.text.encode("ascii") for line in rows]
    costs = tuple(row.translate(_TO_COST) for row in codes)
    water = tuple(row.translate(_IS_WATER) for row in codes)
    starts = [(_square(line, pair, header.x_y, costs), line) for line, pair in header.starts]
    goals = [_square(line, pair, header.x_y, costs) for line, pair in header.goals]
    for number, line in enumerate(rows):
        starts += [((number, found.start()), line) for found in re.finditer(START, line.text)]
        goals += [(number, found.start()) for found in re.finditer(GOAL, line.text)]
    if len(starts) > 1:
        raise line_fault("grid-starts", starts[1][1], before=starts[0][1].number)
    if not (starts and goals):
        raise Fault("grid-ends", line=rows[-1].number)
    goals = sorted(dict.fromkeys(goals))
    return Grid(
        title, costs, starts[0][0], tuple(goals), header.rule, header.x_y, water if any(map(any, water)) else ()
    )


def grid_text(grid: Grid) -> str:
    """Return a grid in the text format."""
    rows = [bytearray(costs.translate(_TO_SIGN)) for costs in grid.costs]
    for row, water in zip(rows, grid.water, strict=False):
        row[:] = bytes(
            ord(WATER) if is_water and sign != ord(WALL_SIGN) else sign
            for sign, is_water in zip(row, water, strict=True)
        )
    header = [] if grid.moves is MoveRule.FOUR else [f"{_RULE} {grid.moves}"]
    header += [f"{_NAMES} {_X_Y}"] if grid.x_y else []
    signs = [(GOAL, "goal", goal) for goal in grid.goals] + [(START, "start", grid.start)]
    for letter, keyword, (down, right) in signs:
        if rows[down][right] == ord(FREE):
            rows[down][right] = ord(letter)
        else:
            header.append(f"{keyword} {right},{down}" if grid.x_y else f"{keyword} {down + 1},{right + 1}")
    return "\n".join([f"{KIND} {grid.title}".rstrip(), *header, *(row.decode("ascii") for row in rows)]) + "\n"


def _parse_header(rows: list[TextLine]) -> _Header:
    """Parse and remove the lines before the first row."""
    header = _Header()
    while rows and (match := _HEADER.fullmatch(rows[0].text)):
        line, (keyword, value) = rows.pop(0), match.groups()
        if keyword == _RULE:
            if value not in set(MoveRule):
                raise line_fault("grid-moves", line, known=", ".join(MoveRule))
            header.rule = MoveRule(value)
        elif keyword == _NAMES:
            if value != _X_Y:
                raise line_fault("grid-names", line)
            header.x_y = True
        else:
            (header.starts if keyword == "start" else header.goals).append((line, value))
    return header


def _square(line: TextLine, value: str, x_y: bool, costs: tuple[bytes, ...]) -> Square:
    """Return the free square that a line names. Raises Fault."""
    if match := _PAIR.fullmatch(value.replace(" ", "")):
        first, second = map(int, match.groups())
        row, column = (second, first) if x_y else (first - 1, second - 1)
        if 0 <= row < len(costs) and 0 <= column < len(costs[0]) and costs[row][column] != WALL:
            return row, column
    raise line_fault("grid-square", line, value=value)


def _check_row(line: TextLine, first: TextLine, number: int) -> None:
    if len(line.text) != len(first.text):
        raise line_fault("grid-width", line, count=len(line.text), first=len(first.text))
    if max(len(line.text), number + 1) > MAX_SIDE:
        raise line_fault("grid-large", line, most=MAX_SIDE)
    if (other := _OTHER.search(line.text)) is not None:
        raise line_fault("grid-sign", line, sign=other[0])
