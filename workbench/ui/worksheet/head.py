"""The head of a worksheet: title, lines for name, class and date, start and goal, and the rules."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from workbench.formats.problem_input import ends
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.worksheet.boxes import number_box, paragraph
from workbench.ui.worksheet.pages import Block
from workbench.ui.worksheet.pen import CENTRE, GREY, LEFT, POINT, WRAPPED, States, height_of, line, width_of, write
from workbench.ui.worksheet.rows import RowReader
from workbench.ui.worksheet.words import Rules
from workbench.wording import text

_TITLE = 24 * POINT
_LINES = 26 * POINT
_RULE = 8.0
_BETWEEN = 3 * POINT
_BOARDS, _NAMES = 130 * POINT, 96 * POINT
_SMALL, _NAMED = 61 * POINT, 12 * POINT
"""The maximum width of boards side by side, and the height of the headings above them."""


def title(told: str, note: str, width: float) -> Block:
    """Return the title of the pages, with a note at the right."""
    taken = width_of(note, 9) + 8 * POINT if note else 0.0

    def draw(painter: QPainter, x: float, y: float) -> None:
        write(painter, QRectF(x, y, width - taken, _TITLE), told, 16, LEFT, bold=True)
        write(painter, QRectF(x + width - taken, y, taken, _TITLE), note, 9, CENTRE, bold=True)

    return Block(_TITLE, draw)


def to_sign(width: float) -> Block:
    """Return the lines for name, class and date."""
    shares = (0.5, 0.22, 0.28)

    def draw(painter: QPainter, x: float, y: float) -> None:
        left = x
        names = (text("worksheet-name"), text("worksheet-class"), text("worksheet-date"))
        for name, share in zip(names, shares, strict=True):
            room = width * share - 8 * POINT
            taken = width_of(name, 9) + 4 * POINT
            write(painter, QRectF(left, y, taken, _LINES), name, 9)
            line(painter, left + taken, y + _LINES * 0.72, left + room, y + _LINES * 0.72, 0.6)
            left += width * share

    return Block(_LINES, draw)


def task(told: str, width: float) -> Block:
    """Return the text of the task."""
    height = height_of(told, width, 9.5)

    def draw(painter: QPainter, x: float, y: float) -> None:
        write(painter, QRectF(x, y, width, height), told, 9.5, WRAPPED)

    return Block(height, draw)


def given(reader: RowReader, states: States, rules: Rules, width: float) -> Block:
    """Return the rules, on the left, and start and goal, on the right."""
    names = min(max(width_of(name, _RULE, True) for name, _ in rules) + 8 * POINT, _NAMES)
    room = width - _BOARDS - names - 14 * POINT
    heights = [
        max(height_of(told, room, _RULE), height_of(name, names - 6 * POINT, _RULE, True)) + _BETWEEN
        for name, told in rules
    ]
    boards = _Ends(reader, states)

    def draw(painter: QPainter, x: float, y: float) -> None:
        top = y
        for (name, told), height in zip(rules, heights, strict=True):
            write(painter, QRectF(x, top, names - 6 * POINT, height), name, _RULE, WRAPPED, bold=True)
            paragraph(painter, QRectF(x + names, top, room, height), told, _RULE)
            top += height
        boards.draw(painter, x + width - _BOARDS, y)

    return Block(max(sum(heights), boards.height), draw)


class _Ends:
    """Start and goal: small boards are side by side; large boards and named states are one below the other."""

    def __init__(self, reader: RowReader, states: States) -> None:
        self._states = states
        problem = reader.problem
        self._drawn: list[tuple[str, Hashable]] = []
        self._named: list[tuple[str, str]] = []
        if isinstance(problem, TileProblem):
            self._drawn = [
                (text("worksheet-start"), problem.start.state),
                (text("worksheet-goal"), problem.goal.state),
            ]
            self._stacked = states.width > _SMALL
            self._side = 1.0 if self._stacked else min(_SMALL, states.width * 1.7) / states.width
            self._each = _NAMED + states.height * self._side + _BETWEEN
            self.height = self._each * (2 if self._stacked else 1)
        else:
            start, goals = ends(problem)
            self._named = [(text("worksheet-start"), start), (text("worksheet-goal"), ", ".join(goals) or "?")]
            self.height = 2 * 34 * POINT

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        """Draw them with the upper left corner at x, y."""
        for place, (name, state) in enumerate(self._drawn):
            room = _BOARDS if self._stacked else _BOARDS / 2
            left, top = (x, y + place * self._each) if self._stacked else (x + place * room, y)
            write(painter, QRectF(left, top, room, _NAMED), name, 8, CENTRE, bold=True)
            width, height = self._states.width * self._side, self._states.height * self._side
            self._states.draw(painter, QRectF(left + (room - width) / 2, top + _NAMED, width, height), state)
        for place, (name, told) in enumerate(self._named):
            top = y + place * 34 * POINT
            write(painter, QRectF(x, top, _BOARDS, 12 * POINT), name, 8, CENTRE, bold=True, ink=GREY)
            number_box(painter, QRectF(x, top + 12 * POINT, _BOARDS, 16 * POINT), told)
