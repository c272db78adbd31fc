"""The head of a worksheet: title, lines for name, class and date, start and goal, and the rules."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from workbench.formats.problem_input import local_ends
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.worksheet.boxes import number_box, paragraph
from workbench.ui.worksheet.pages import Block
from workbench.ui.worksheet.pen import CENTRE, GREY, LEFT, POINT, WRAPPED, States, height_of, line, width_of, write
from workbench.ui.worksheet.rows import RowReader
from workbench.ui.worksheet.texts import Rules
from workbench.wording import number, text

_TITLE_HEIGHT = 24 * POINT
_NAME_LINES_HEIGHT = 26 * POINT
_RULE_SIZE = 8.0
_RULE_GAP = 3 * POINT
_ENDS_WIDTH, _MAX_NAME_WIDTH = 130 * POINT, 96 * POINT
_MAX_SMALL_BOARD, _HEADING_HEIGHT = 61 * POINT, 12 * POINT
"""The maximum width of boards side by side, and the height of the headings above them."""


def title(content: str, note: str, width: float) -> Block:
    """Return the title of the pages, with a note at the right."""
    text_width = width_of(note, 9, bold=True) + 8 * POINT if note else 0.0

    def draw(painter: QPainter, x: float, y: float) -> None:
        write(painter, QRectF(x, y, width - text_width, _TITLE_HEIGHT), content, 16, LEFT, bold=True)
        write(painter, QRectF(x + width - text_width, y, text_width, _TITLE_HEIGHT), note, 9, CENTRE, bold=True)

    return Block(_TITLE_HEIGHT, draw)


def name_lines(width: float, points: int) -> Block:
    """Return the lines for name, class, date and the points of all answers, if there are any."""
    shares = (0.4, 0.18, 0.22, 0.2) if points else (0.5, 0.22, 0.28)

    def draw(painter: QPainter, x: float, y: float) -> None:
        left = x
        names = [text("worksheet-name"), text("worksheet-class"), text("worksheet-date")]
        notes = ["", "", ""]
        if points:
            names.append(text("worksheet-points"))
            notes.append(text("worksheet-of-points", points=number(points)))
        for name, note, share in zip(names, notes, shares, strict=True):
            note_width = width_of(note, 9) + 2 * POINT if note else 0
            room = width * share - 8 * POINT - note_width
            text_width = width_of(name, 9) + 4 * POINT
            write(painter, QRectF(left, y, text_width, _NAME_LINES_HEIGHT), name, 9)
            if note:
                write(painter, QRectF(left + room + 2 * POINT, y, note_width, _NAME_LINES_HEIGHT), note, 9)
            line(
                painter,
                left + text_width,
                y + _NAME_LINES_HEIGHT * 0.72,
                left + room,
                y + _NAME_LINES_HEIGHT * 0.72,
                0.6,
            )
            left += width * share

    return Block(_NAME_LINES_HEIGHT, draw)


def task(content: str, width: float) -> Block:
    """Return the text of the task."""
    height = height_of(content, width, 9.5)

    def draw(painter: QPainter, x: float, y: float) -> None:
        write(painter, QRectF(x, y, width, height), content, 9.5, WRAPPED)

    return Block(height, draw)


def rules_and_ends(reader: RowReader, states: States, rules: Rules, width: float) -> Block:
    """Return the rules, on the left, and start and goal, on the right."""
    names = min(max(width_of(name, _RULE_SIZE, True) for name, _ in rules) + 8 * POINT, _MAX_NAME_WIDTH)
    room = width - _ENDS_WIDTH - names - 14 * POINT
    heights = [
        max(height_of(content, room, _RULE_SIZE), height_of(name, names - 6 * POINT, _RULE_SIZE, True)) + _RULE_GAP
        for name, content in rules
    ]
    boards = _StartAndGoal(reader, states)

    def draw(painter: QPainter, x: float, y: float) -> None:
        top = y
        for (name, content), height in zip(rules, heights, strict=True):
            write(painter, QRectF(x, top, names - 6 * POINT, height), name, _RULE_SIZE, WRAPPED, bold=True)
            paragraph(painter, QRectF(x + names, top, room, height), content, _RULE_SIZE)
            top += height
        boards.draw(painter, x + width - _ENDS_WIDTH, y)

    return Block(max(sum(heights), boards.height), draw)


class _StartAndGoal:
    """Start and goal: small boards are side by side; large boards and named states are one below the other."""

    def __init__(self, reader: RowReader, states: States) -> None:
        self._states = states
        problem = reader.problem
        self._boards: list[tuple[str, Hashable]] = []
        self._named: list[tuple[str, str]] = []
        if isinstance(problem, TileProblem):
            self._boards = [
                (text("worksheet-start"), problem.start.state),
                (text("worksheet-goal"), problem.goal.state),
            ]
            self._stacked = states.width > _MAX_SMALL_BOARD
            self._side = 1.0 if self._stacked else min(_MAX_SMALL_BOARD, states.width * 1.7) / states.width
            self._each = _HEADING_HEIGHT + states.height * self._side + _RULE_GAP
            self.height = self._each * (2 if self._stacked else 1)
        else:
            start, goals = local_ends(problem)
            self._named = [(text("worksheet-start"), start), (text("worksheet-goal"), ", ".join(goals) or "?")]
            self.height = 2 * 34 * POINT

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        """Draw them with the upper left corner at x, y."""
        for index, (name, state) in enumerate(self._boards):
            room = _ENDS_WIDTH if self._stacked else _ENDS_WIDTH / 2
            left, top = (x, y + index * self._each) if self._stacked else (x + index * room, y)
            write(painter, QRectF(left, top, room, _HEADING_HEIGHT), name, 8, CENTRE, bold=True)
            width, height = self._states.width * self._side, self._states.height * self._side
            self._states.draw(painter, QRectF(left + (room - width) / 2, top + _HEADING_HEIGHT, width, height), state)
        for index, (name, content) in enumerate(self._named):
            top = y + index * 34 * POINT
            write(painter, QRectF(x, top, _ENDS_WIDTH, 12 * POINT), name, 8, CENTRE, bold=True, ink=GREY)
            number_box(painter, QRectF(x, top + 12 * POINT, _ENDS_WIDTH, 16 * POINT), content)
