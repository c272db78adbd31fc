"""The text format of grids.

    # Comments precede the heading.
    grid A small maze               the heading: the keyword, then a title
    #########
    #S.2..9.#                       `#` a wall, `.` a free square, a digit the cost of entering the square,
    #.##.##G#                       `S` the start, `G` the goal (once or more), which cost 1 to enter
    #########

All rows have the same length. Everything outside the grid is wall.
"""

from __future__ import annotations

from workbench.maps.grid import Grid, Square
from workbench.maps.lines import TextLine, line_fault, numbered_lines, parse_heading
from workbench.search.problem.messages import Fault

KIND = "grid"
MAX_SIDE = 100
WALL, FREE, START, GOAL = "#", ".", "S", "G"


def parse_grid(text: str) -> Grid:
    """Parse a grid. Raises Fault with the line number if the text is not valid."""
    lines = numbered_lines(text)
    title = parse_heading(lines, KIND)
    rows = [line for line in lines if line.text]
    if not rows:
        raise Fault("map-empty", kind=KIND)
    starts: list[tuple[Square, TextLine]] = []
    goals: list[Square] = []
    costs = []
    for number, line in enumerate(rows):
        _check_row(line, rows[0], number)
        costs.append(tuple(_cost(line, sign) for sign in line.text))
        starts += [((number, column), line) for column, sign in enumerate(line.text) if sign == START]
        goals += [(number, column) for column, sign in enumerate(line.text) if sign == GOAL]
    if len(starts) > 1:
        raise line_fault("grid-starts", starts[1][1], before=starts[0][1].number)
    if not (starts and goals):
        raise Fault("grid-ends", line=rows[-1].number)
    return Grid(title, tuple(costs), starts[0][0], tuple(goals))


def _check_row(line: TextLine, first: TextLine, number: int) -> None:
    if len(line.text) != len(first.text):
        raise line_fault("grid-width", line, count=len(line.text), first=len(first.text))
    if max(len(line.text), number + 1) > MAX_SIDE:
        raise line_fault("grid-large", line, most=MAX_SIDE)


def _cost(line: TextLine, sign: str) -> int | None:
    if sign == WALL:
        return None
    if sign in (FREE, START, GOAL):
        return 1
    if sign in "0123456789":
        return int(sign)
    raise line_fault("grid-sign", line, sign=sign)
