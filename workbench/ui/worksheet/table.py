"""The table of a worksheet: a row for each step; chosen columns are left empty."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from workbench.formats.worksheet import WorksheetSetting
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
from workbench.ui.worksheet.pen import (
    CENTRE,
    GREY,
    PALE,
    POINT,
    RIGHT,
    TOP_CENTRE,
    WRAPPED,
    States,
    box,
    height_of,
    line,
    write,
)
from workbench.ui.worksheet.rows import ChildRow, RowReader, WorksheetRow
from workbench.wording import number, text

_PADDING = 4 * POINT
_STEP_WIDTH, _VALUE_WIDTH, _BOUND_WIDTH, _OPEN_WIDTH = 24 * POINT, 25 * POINT, 34 * POINT, 104 * POINT
_HEADER_HEIGHT = 24 * POINT
_MOVE_HEIGHT, _FATE_HEIGHT, _POINTS_HEIGHT = 8 * POINT, 15 * POINT, 10 * POINT
_NUMBER_WIDTH, _MIN_NODE_WIDTH = 17 * POINT, 36 * POINT
_MIN_CHILD_WIDTH = 55 * POINT
"""The minimum width of a successor with its explanation."""
_MAX_CHILD_SHARE = 1.25
"""How much wider than necessary a successor may be, to use the room of its column."""
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
        self._slots = max((len(row.children) for row in self._rows), default=0)
        side_by_side = min(self._per_row, max(self._slots, 1))
        self._child = min((self._columns["successors"] - _PADDING) / side_by_side, _MAX_CHILD_SHARE * self._child)
        self._width = width

    def head(self) -> Block:
        """Return the header of the columns."""
        return Block(_HEADER_HEIGHT, self._draw_head, repeated=True)

    def blocks(self, setting: WorksheetSetting) -> Sequence[Block]:
        """Return the rows, with what is to be answered left empty."""
        return [
            Block(self._height(row, setting), partial(self._draw_row, row, setting, self._height(row, setting)))
            for row in self._rows
        ]

    @property
    def _top_height(self) -> float:
        """The height of the number of a successor and of its move."""
        return (BOX_HEIGHT if self._reader.numbered else 0.0) + POINT

    @property
    def _child_height(self) -> float:
        return self._top_height + self._states.height + LABELLED_BOX_HEIGHT + _FATE_HEIGHT + 5 * POINT

    def _height(self, row: WorksheetRow, setting: WorksheetSetting) -> float:
        successors = len(row.children) if "successors" not in setting.blanks else self._slots
        lines = -(-successors // self._per_row)
        waiting = height_of(row.open_or_path, self._columns["open"] - 2 * _PADDING, _TEXT_SIZE)
        node = self._top_height + self._states.height + 2 * _PADDING + (_MOVE_HEIGHT if row.side else 0)
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

    def _draw_row(
        self, row: WorksheetRow, setting: WorksheetSetting, height: float, painter: QPainter, x: float, y: float
    ) -> None:
        blanks = frozenset[str]() if setting.is_worked(row.step) else setting.blanks
        values = dict(row.values.named)
        for name, left, width in self._places(x):
            cell = QRectF(left, y, width, height)
            box(painter, cell, 0.5)
            inner = cell.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
            if name == "step":
                write(painter, inner, str(row.step), 9, CENTRE, bold=True)
                self._draw_points(painter, cell, setting, row.step)
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

    @staticmethod
    def _draw_points(painter: QPainter, cell: QRectF, setting: WorksheetSetting, step: int) -> None:
        """Write below the number of a step how many points it is worth, with room for those that are given."""
        lower = QRectF(cell.x(), cell.bottom() - _POINTS_HEIGHT, cell.width(), _POINTS_HEIGHT)
        if points := setting.points(step):
            content = text("worksheet-of-points", points=number(points))
            line(
                painter,
                lower.x() + 3 * POINT,
                lower.bottom() - 2 * POINT,
                lower.center().x(),
                lower.bottom() - 2 * POINT,
                0.3,
            )
            write(painter, lower.adjusted(lower.width() / 2 + POINT, 0, 0, 0), content, 6, ink=GREY)
        elif setting.is_worked(step):
            write(painter, lower, text("worksheet-example"), 5, CENTRE, ink=GREY)

    def _draw_node(self, painter: QPainter, rect: QRectF, row: WorksheetRow, blank: bool) -> None:
        middle = rect.center().x()
        top = rect.y()
        if row.side:
            write(painter, QRectF(rect.x(), top, rect.width(), _MOVE_HEIGHT), row.side, 6, CENTRE, ink=GREY)
            top += _MOVE_HEIGHT
        if self._reader.numbered:
            box_rect = QRectF(middle - _NUMBER_WIDTH / 2, top, _NUMBER_WIDTH, BOX_HEIGHT)
            number_box(painter, box_rect, None if blank else row.number)
        top += self._top_height + POINT
        place = QRectF(middle - self._states.width / 2, top, self._states.width, self._states.height)
        self._states.draw(painter, place, None if blank else row.state)

    def _draw_children(
        self, painter: QPainter, rect: QRectF, children: Sequence[ChildRow], blanks: frozenset[str]
    ) -> None:
        slots: list[ChildRow | None] = [*children]
        if "successors" in blanks:  # so that their number is not given away
            slots += [None] * (self._slots - len(children))
        for place, child in enumerate(slots):
            down, across = divmod(place, self._per_row)
            left, top = rect.x() + across * self._child, rect.y() + down * self._child_height
            self._draw_child(painter, QRectF(left, top, self._child - 5 * POINT, self._child_height), child, blanks)
        if not slots:
            self._fill(painter, rect, text("worksheet-none"))

    def _draw_child(self, painter: QPainter, rect: QRectF, child: ChildRow | None, blanks: frozenset[str]) -> None:
        """Draw a successor with what is asked about it left empty; None: room for one that may not exist."""
        blank, hide_fate = child is None or "successors" in blanks, child is None or "fates" in blanks
        middle, top = rect.center().x(), rect.y()
        if self._reader.numbered:
            number_rect = QRectF(middle - _NUMBER_WIDTH / 2, top, _NUMBER_WIDTH, BOX_HEIGHT)
            number_box(painter, number_rect, None if hide_fate or child is None else child.number)
            beside = QRectF(number_rect.right() + POINT, top, rect.right() - number_rect.right(), BOX_HEIGHT)
            if child is not None and not blank and self._reader.boards:
                write(painter, beside, child.move, 6, ink=GREY)
            label = QRectF(rect.x(), top, number_rect.x() - rect.x() - POINT, BOX_HEIGHT)
            write(painter, label, text("worksheet-number"), 6, RIGHT, ink=GREY)
        top += self._top_height
        place = QRectF(middle - self._states.width / 2, top, self._states.width, self._states.height)
        self._states.draw(painter, place, None if blank or child is None else child.state)
        top += self._states.height + POINT
        values = self._rows[0].values if child is None else child.values
        hidden = frozenset("ghf") if child is None else blanks
        value_boxes(painter, QRectF(rect.x(), top, rect.width(), LABELLED_BOX_HEIGHT), values, hidden)
        top += LABELLED_BOX_HEIGHT + 2 * POINT
        below = QRectF(rect.x(), top, rect.width(), _FATE_HEIGHT)
        if hide_fate or child is None:
            write(painter, below, text("worksheet-fate"), 6, WRAPPED, ink=GREY)
            line(painter, below.x(), below.bottom(), below.right(), below.bottom(), 0.3)
        else:
            write(painter, below, child.fate, 6, TOP_CENTRE)

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
