"""The table of a worksheet: a row for each step; chosen columns are left empty."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from workbench.ui.worksheet.boxes import (
    BOX_HEIGHT,
    LABELLED_BOX_HEIGHT,
    LINE_DISTANCE,
    number_box,
    paragraph,
    value_boxes,
    writing_lines,
)
from workbench.ui.worksheet.pages import Block
from workbench.ui.worksheet.pen import CENTRE, GREY, PALE, POINT, States, box, height_of, line, write
from workbench.ui.worksheet.rows import ChildRow, RowReader, WorksheetRow
from workbench.wording import text

_PADDING = 4 * POINT
_STEP_WIDTH, _VALUE_WIDTH, _BOUND_WIDTH, _OPEN_WIDTH = 24 * POINT, 25 * POINT, 34 * POINT, 104 * POINT
_HEADER_HEIGHT = 24 * POINT
_MOVE_HEIGHT, _FATE_HEIGHT = 8 * POINT, 15 * POINT
_NUMBER_WIDTH, _MIN_NODE_WIDTH = 17 * POINT, 36 * POINT
_MIN_CHILD_WIDTH = 55 * POINT
"""The minimum width of a successor with its explanation."""
_TEXT_SIZE = 7.5


class WorksheetTable:
    """Lays out the rows of a run over `width`. Columns have the same width whether they are left empty or not."""

    def __init__(self, reader: RowReader, states: States, width: float) -> None:
        self._reader, self._states, self._rows = reader, states, reader.rows()
        self._child = max(states.width, _MIN_CHILD_WIDTH) + 5 * POINT
        self._bounded = any(row.bound is not None for row in self._rows)
        values = self._rows[0].values.named if self._rows else []
        self._columns: dict[str, float] = {
            "step": _STEP_WIDTH,
            "node": max(states.width, _MIN_NODE_WIDTH) + 2 * _PADDING,
            **{name: _VALUE_WIDTH for name, _ in values},
            **({"bound": _BOUND_WIDTH} if self._bounded else {}),
            "successors": 0.0,
            "open": _OPEN_WIDTH,
        }
        self._columns["successors"] = width - sum(self._columns.values())
        self._per_row = max(int((self._columns["successors"] - _PADDING) // self._child), 1)
        self._width = width

    def head(self) -> Block:
        """Return the header of the columns."""
        return Block(_HEADER_HEIGHT, self._draw_head, repeated=True)

    def blocks(self, blanks: frozenset[str]) -> Sequence[Block]:
        """Return the rows, with `blanks` left empty."""
        return [Block(self._height(row), partial(self._draw_row, row, blanks)) for row in self._rows]

    @property
    def _child_height(self) -> float:
        return _MOVE_HEIGHT + self._states.height + LABELLED_BOX_HEIGHT + BOX_HEIGHT + _FATE_HEIGHT + 5 * POINT

    def _height(self, row: WorksheetRow) -> float:
        lines = -(-len(row.children) // self._per_row)
        waiting = height_of(row.open_or_path, self._columns["open"] - 2 * _PADDING, _TEXT_SIZE)
        node = BOX_HEIGHT + self._states.height + 2 * _PADDING + (_MOVE_HEIGHT if row.side else 0)
        return max(lines * self._child_height, waiting, node, 3 * LINE_DISTANCE) + 2 * _PADDING

    def _draw_head(self, painter: QPainter, x: float, y: float) -> None:
        for name, left, width in self._places(x):
            rect = QRectF(left, y, width, _HEADER_HEIGHT)
            box(painter, rect, 0.5, PALE)
            write(painter, rect.adjusted(POINT, 0, -POINT, 0), self._title(name), 7.5, CENTRE, bold=True)

    def _title(self, name: str) -> str:
        if name in ("g", "h", "f"):
            return name
        if name == "open":
            return text("worksheet-open") if self._reader.stores_open else text("worksheet-path")
        titles = {
            "step": text("worksheet-step"),
            "node": text("worksheet-node"),
            "bound": text("worksheet-bound"),
            "successors": text("worksheet-successors"),
        }
        return titles[name]

    def _places(self, x: float) -> Sequence[tuple[str, float, float]]:
        places, left = [], x
        for name, width in self._columns.items():
            places.append((name, left, width))
            left += width
        return places

    def _draw_row(self, row: WorksheetRow, blanks: frozenset[str], painter: QPainter, x: float, y: float) -> None:
        height = self._height(row)
        values = dict(row.values.named)
        for name, left, width in self._places(x):
            cell = QRectF(left, y, width, height)
            box(painter, cell, 0.5)
            inner = cell.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
            if name == "step":
                write(painter, inner, str(row.step), 9, CENTRE, bold=True)
            elif name == "node":
                self._draw_node(painter, inner, row, "node" in blanks)
            elif name == "successors":
                self._draw_children(painter, inner, row.children, blanks)
            elif name == "open":
                self._fill(painter, inner, None if "open" in blanks else row.open_or_path)
            elif name == "bound":
                self._value(painter, inner, None if "open" in blanks else row.bound)
            else:
                self._value(painter, inner, None if name in blanks else values[name])

    def _draw_node(self, painter: QPainter, rect: QRectF, row: WorksheetRow, blank: bool) -> None:
        middle = rect.center().x()
        top = rect.y()
        if row.side:
            write(painter, QRectF(rect.x(), top, rect.width(), _MOVE_HEIGHT), row.side, 6, CENTRE, ink=GREY)
            top += _MOVE_HEIGHT
        number_box(
            painter, QRectF(middle - _NUMBER_WIDTH / 2, top, _NUMBER_WIDTH, BOX_HEIGHT), None if blank else row.number
        )
        place = QRectF(
            middle - self._states.width / 2, top + BOX_HEIGHT + 2 * POINT, self._states.width, self._states.height
        )
        self._states.draw(painter, place, None if blank else row.state)

    def _draw_children(
        self, painter: QPainter, rect: QRectF, children: Sequence[ChildRow], blanks: frozenset[str]
    ) -> None:
        for place, child in enumerate(children):
            down, across = divmod(place, self._per_row)
            left, top = rect.x() + across * self._child, rect.y() + down * self._child_height
            self._draw_child(painter, QRectF(left, top, self._child - 5 * POINT, self._child_height), child, blanks)
        if not children:
            content = None if "successors" in blanks else text("worksheet-none")
            self._fill(painter, rect, content)

    def _draw_child(self, painter: QPainter, rect: QRectF, child: ChildRow, blanks: frozenset[str]) -> None:
        blank, hide_fate = "successors" in blanks, "fates" in blanks
        middle, top = rect.center().x(), rect.y()
        if not blank and self._reader.boards:
            write(painter, QRectF(rect.x(), top, rect.width(), _MOVE_HEIGHT), child.move, 6, CENTRE, ink=GREY)
        top += _MOVE_HEIGHT
        place = QRectF(middle - self._states.width / 2, top, self._states.width, self._states.height)
        self._states.draw(painter, place, None if blank else child.state)
        top += self._states.height + POINT
        value_boxes(painter, QRectF(rect.x(), top, rect.width(), LABELLED_BOX_HEIGHT), child.values, blanks)
        top += LABELLED_BOX_HEIGHT + 2 * POINT
        number_box(painter, QRectF(rect.x(), top, _NUMBER_WIDTH, BOX_HEIGHT), None if hide_fate else child.number)
        beside = QRectF(
            rect.x() + _NUMBER_WIDTH + 2 * POINT,
            top,
            rect.width() - _NUMBER_WIDTH - 2 * POINT,
            BOX_HEIGHT + _FATE_HEIGHT,
        )
        if hide_fate:
            _two_lines(painter, beside)
        else:
            paragraph(painter, beside, child.fate, 6)

    @staticmethod
    def _value(painter: QPainter, rect: QRectF, content: str | None) -> None:
        if content is not None:
            write(painter, rect.adjusted(-3 * POINT, 0, 3 * POINT, 0), content, 9, CENTRE)

    @staticmethod
    def _fill(painter: QPainter, rect: QRectF, content: str | None) -> None:
        if content is None:
            writing_lines(painter, rect)
        else:
            paragraph(painter, rect, content, _TEXT_SIZE)


def _two_lines(painter: QPainter, rect: QRectF) -> None:
    """Draw two lines for an answer."""
    for y in (rect.y() + BOX_HEIGHT, rect.y() + BOX_HEIGHT + _FATE_HEIGHT * 0.9):
        line(painter, rect.x(), y, rect.right(), y, 0.3)
