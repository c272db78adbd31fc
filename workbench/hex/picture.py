"""Pictures of a Hex position without a window: text for the terminal, and SVG for notebooks and web pages."""

from __future__ import annotations

import math
from collections.abc import Collection

from workbench.hex.board import BLUE, EMPTY, LETTERS, RED, SYMBOLS, HexBoard

_UNIT = 20.0
"""The distance from the centre of a cell to its corners, in points."""

_INK, _PAPER, _LINE = "#222222", "#f4f1ea", "#8a8478"
_COLOURS = {RED: "#d55e00", BLUE: "#0072b2"}
_FONT = 'font-family="DejaVu Sans, sans-serif"'


def text_picture(board: HexBoard, marked: int | None = None) -> str:
    """Return the board as a rhombus of `.RB` with the names of columns and rows around it, and `marked` in brackets."""
    columns = " ".join(LETTERS[: board.size])
    lines = [f"    {columns}"]
    for row in range(board.size):
        cells = range(row * board.size, (row + 1) * board.size)
        gaps = ["(" if cell == marked else ")" if cell - 1 == marked and cell != cells[0] else " " for cell in cells]
        stones = "".join(gap + SYMBOLS[board.stones[cell]] for gap, cell in zip(gaps, cells, strict=True))
        end = ")" if cells[-1] == marked else " "
        lines.append(f"{' ' * row}{row + 1:>2} {stones}{end} {row + 1}")
    return "\n".join([*lines, f"{' ' * (board.size + 4)}{columns}"])


def svg_picture(board: HexBoard, chain: Collection[int] = ()) -> str:
    """Return the board as an SVG: Red's stones have a dot, Blue's a bar, the stones in `chain` a white ring.

    The edges are drawn in the colours of the sides that join them. The last stone that was played has a ring, too.
    """
    size, (width, height) = board.size, _corner(board.size)
    title = f"Hex {size}×{size}, {board.stones.count(RED)} red and {board.stones.count(BLUE)} blue stones"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.1f} {height:.1f}" role="img">',
        f"<title>{title}</title>",
    ]
    parts += [_edge(size, side, far) for side in (RED, BLUE) for far in (False, True)]
    parts += [_cell(size, cell) for cell in range(board.cells)]
    parts += [_stone(board, cell, cell in chain) for cell in range(board.cells) if board.stones[cell] != EMPTY]
    parts += [_label(size, number, across) for number in range(size) for across in (True, False)]
    return "\n".join([*parts, "</svg>"])


def _centre(size: int, cell: int) -> tuple[float, float]:
    """Return the centre of a cell. Each row is shifted by half a cell; cells have a corner at the top."""
    row, column = divmod(cell, size)
    return _UNIT * (2.2 + math.sqrt(3) * (column + row / 2)), _UNIT * (2.4 + 1.5 * row)


def _corner(size: int) -> tuple[float, float]:
    x, y = _centre(size, size * size - 1)
    return x + 2.2 * _UNIT, y + 1.6 * _UNIT


def _hexagon(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """Return the corners of a cell, clockwise from the upper right one."""
    turns = (math.pi * (2 * number - 1) / 6 for number in range(6))
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def _points(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _cell(size: int, cell: int) -> str:
    points = _points(_hexagon(*_centre(size, cell), _UNIT))
    return f'<polygon points="{points}" fill="{_PAPER}" stroke="{_LINE}"/>'


def _edge(size: int, side: int, far: bool) -> str:
    """Return the line along an edge of a side; it is drawn behind the cells."""
    if side == RED:
        cells = range(size * (size - 1), size * size) if far else range(size)
        corners: tuple[int, ...] = (3, 2, 1) if far else (4, 5, 0)
    else:
        cells = range(size - 1, size * size, size) if far else range(0, size * size, size)
        corners = (0, 1) if far else (4, 3)
    outline = [_hexagon(*_centre(size, cell), _UNIT) for cell in cells]
    points = [hexagon[corner] for hexagon in outline for corner in corners]
    return (
        f'<polyline points="{_points(points)}" fill="none" stroke="{_COLOURS[side]}" stroke-width="9" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def _stone(board: HexBoard, cell: int, ringed: bool) -> str:
    (x, y), side = _centre(board.size, cell), board.stones[cell]
    parts = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.68 * _UNIT:.1f}" fill="{_COLOURS[side]}" stroke="{_INK}"/>']
    if side == RED:
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.14 * _UNIT:.1f}" fill="white"/>')
    else:
        half = 0.3 * _UNIT
        parts.append(f'<path d="M{x - half:.1f} {y:.1f}h{2 * half:.1f}" stroke="white" stroke-width="2.5"/>')
    if ringed or cell == board.last:
        radius = (0.62 if ringed else 0.45) * _UNIT
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="none" stroke="white" stroke-width="2"/>'
        )
    return "".join(parts)


def _label(size: int, number: int, across: bool) -> str:
    """Return the name of a column, above it, or of a row, on its left."""
    x, y = _centre(size, number if across else number * size)
    x, y = (x - 0.5 * _UNIT, y - 1.45 * _UNIT) if across else (x - 1.6 * _UNIT, y)
    label = LETTERS[number] if across else str(number + 1)
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" {_FONT} font-size="{0.62 * _UNIT:.1f}" fill="{_INK}" text-anchor="middle" '
        f'dominant-baseline="central">{label}</text>'
    )
