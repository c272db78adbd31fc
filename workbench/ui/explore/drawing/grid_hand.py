"""The pointer and the keyboard on a grid that is edited."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPainter, QPen

from workbench.maps.grid import WALL, Grid, Square
from workbench.maps.grid_changes import (
    Brush,
    painted,
    squares_between,
    with_goal_moved,
    with_goal_toggled,
    with_start,
)
from workbench.ui.base.theme import Colours, colours
from workbench.ui.explore.drawing.map_editing import MapEditing, Tool
from workbench.ui.states.grid_layout import GridLayout
from workbench.ui.states.map_marks import MapMarks
from workbench.ui.states.map_painter import fill_square
from workbench.ui.states.map_signs import paint_goal, paint_start
from workbench.ui.states.map_view import MapView
from workbench.ui.states.square_colours import square_colours

_ARROWS = {Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0), Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1)}
_DRAWING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
Change = Callable[[Grid, Square, Square], Grid]
"""From the grid, the last square of a drag and the current one to the changed grid."""


class GridHand:
    """Draws on the map of `view` by dragging; while the map is not edited, it drags the start and the goals only.

    `shown`: returns the grid that the view shows now, or None.
    """

    def __init__(self, editing: MapEditing, view: MapView, shown: Callable[[], Grid | None]) -> None:
        self._editing, self._view, self._shown = editing, view, shown
        self._last: Square | None = None
        self._pressed: tuple[QPointF, int | None] = QPointF(), None
        self._in_stroke = False
        self._change: Change | None = None
        self._stroke: dict[Square, Brush] = {}
        self._grip = QPointF()
        """The distance of the pointer from the middle of the end that is dragged."""
        self.cursor: Square = (0, 0)

    # The pointer

    @property
    def edits(self) -> bool:
        return self._editing.on

    @property
    def holding(self) -> bool:
        return self._change is not None

    def takes(self, at: QPointF, layout: GridLayout) -> bool:
        return self._marker_at(at, layout) is not None

    def press(self, at: QPointF, layout: GridLayout) -> bool:
        grid, marker = self._editing.grid, self._marker_at(at, layout)
        square = square_at(layout, at if marker is None else marker)
        if grid is None or grid.costs is None or not _inside(grid, square):
            return False
        self._grip = QPointF() if marker is None else at - marker
        change = self._beginning(grid, square)
        if change is None:
            return False
        self._last, self._change, self._pressed = square, change, (at, layout.spot_at(at))
        if self._editing.tool_in_use is not Tool.MOVE:
            self._begin_stroke()
            self._go(square)
        return True

    def drag(self, at: QPointF, layout: GridLayout) -> None:
        """Draw as far as `at`. Only a drag moves an end: a click selects its square, as anywhere on the map."""
        square, least = square_at(layout, at - self._grip), QGuiApplication.styleHints().startDragDistance()
        if not self._in_stroke and (at - self._pressed[0]).manhattanLength() >= least:
            self._begin_stroke()
        if self._in_stroke and square != self._last:
            self._go(square)

    def release(self) -> None:
        self._last = self._change = None
        self._stroke.clear()
        if self._in_stroke:
            self._in_stroke = False
            self._editing.end_stroke()
        elif self._pressed[1] is not None:
            self._view.chosen.emit(self._pressed[1])

    def double_click(self, at: QPointF, layout: GridLayout) -> None:
        """Draw: two quick clicks are two strokes."""
        if self.press(at, layout):
            self.release()

    def _begin_stroke(self) -> None:
        self._in_stroke = True
        self._editing.begin_stroke()

    def _go(self, square: Square) -> None:
        grid, last = self._editing.grid, self._last
        if grid is not None and last is not None and self._change is not None:
            self._editing.change(self._change(grid, last, square))
            self._last = square

    def _marker_at(self, at: QPointF, layout: GridLayout) -> QPointF | None:
        """Return the middle of the start or the goal that a drag from a point moves, or None.

        With the tool for the start, a click near the start moves it there.
        """
        grid = self._editing.grid
        if grid is None or layout.sketch.size != grid.shape[::-1]:
            return None
        start, *goals = (_centre(layout, end) for end in (grid.start, *grid.goals))
        marker = layout.marker_at(at, start, goals)
        return None if marker is start and self._editing.tool is Tool.START else marker

    def _beginning(self, grid: Grid, square: Square) -> Change | None:
        """Return what a drag that begins on a square does; None: nothing."""
        tool = self._editing.tool_in_use
        if tool is Tool.GOAL:
            if square in grid.goals:
                self._editing.attempt(lambda: with_goal_toggled(grid, square))
                return lambda grid, _last, _to: grid
            return partial(_carry_goal, [square])
        if square in grid.goals:
            return partial(_carry_goal, [square])
        if tool is Tool.START or square == grid.start:
            return lambda grid, _last, to: with_start(grid, to)
        brush = self._brush(grid, square)
        return None if brush is None else partial(self._paint, brush)

    def _brush(self, grid: Grid, square: Square) -> Brush | None:
        """Return what the tool draws. A stroke that begins on such a square erases."""
        tool = self._editing.tool_in_use
        brushes = {
            Tool.WALL: Brush(WALL),
            Tool.ERASE: Brush(),
            Tool.COST: Brush(self._editing.cost),
            Tool.WATER: Brush(water=True),
        }
        brush = brushes.get(tool)
        return Brush() if brush == _drawn(grid, square) else brush

    def _paint(self, brush: Brush, grid: Grid, last: Square, to: Square) -> Grid:
        squares = [square for square in squares_between(last, to) if _inside(grid, square)]
        self._stroke |= dict.fromkeys(squares, brush)
        return painted(grid, squares, brush)

    # The keyboard

    def wants_key(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return self._editing.on and plain and (event.key() in _ARROWS or event.key() in _DRAWING)

    def press_key(self, event: QKeyEvent, _layout: GridLayout) -> None:
        """Go to another square, walls too, or draw on it."""
        grid = self._editing.grid
        if grid is None:
            return
        if (step := _ARROWS.get(Qt.Key(event.key()))) is not None:
            to = self.cursor[0] + step[0], self.cursor[1] + step[1]
            self.cursor = to if _inside(grid, to) else self.cursor
        elif (change := self._beginning(grid, self.cursor)) is not None:
            self._editing.attempt(lambda: change(grid, self.cursor, self.cursor))
            self._stroke.clear()

    # Painting

    def marked(self, marks: MapMarks) -> MapMarks:
        """Return marks without the start and the goals that have been moved since the view's search."""
        grid, shown, sketch = self._editing.grid, self._shown(), self._view.sketch
        if grid is None or shown is None or sketch is None or (grid.start, grid.goals) == (shown.start, shown.goals):
            return marks

        def square(place: int) -> Square:
            return divmod(int(sketch.cells[place]), sketch.size[0])

        moved = marks.start is not None and square(marks.start) != grid.start
        goals = tuple(place for place in marks.goals if square(place) in grid.goals)
        return replace(marks, start=None if moved else marks.start, goals=goals)

    def paint(self, painter: QPainter, layout: GridLayout) -> None:
        """Paint the squares and ends that the view does not show yet, and the square of the keyboard."""
        grid, shown, shades = self._editing.grid, self._shown(), colours()
        if grid is None or shown is None or shown.shape != grid.shape:
            return
        for (row, column), brush in self._stroke.items():
            if _drawn(shown, (row, column)) != brush and (row, column) not in (grid.start, *grid.goals):
                fill_square(painter, layout.square(column, row), _shade(brush, shades))
        if grid.start != shown.start:
            at = _centre(layout, grid.start)
            paint_start(painter, at, layout.marker_radius, shades, layout.arrow_side(at))
        for goal in set(grid.goals) - set(shown.goals):
            paint_goal(painter, _centre(layout, goal), layout.marker_radius, shades)
        if self._editing.on and self._view.hasFocus():
            painter.setPen(QPen(QColor(shades.accent), 2.0, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(layout.square(self.cursor[1], self.cursor[0]))


def square_at(layout: GridLayout, at: QPointF) -> Square:
    """Return the square at a point, which may be outside the grid."""
    return int((at.y() - layout.tray.y()) // layout.side), int((at.x() - layout.tray.x()) // layout.side)


def _carry_goal(carried: list[Square], grid: Grid, _last: Square, to: Square) -> Grid:
    """Move the goal that is dragged, `carried[0]`, or add it where the drag began."""
    changed = with_goal_moved(grid, carried[0], to) if carried[0] in grid.goals else with_goal_toggled(grid, to)
    if changed is not grid:
        carried[0] = to
    return changed


def _inside(grid: Grid, square: Square) -> bool:
    return 0 <= square[0] < grid.shape[0] and 0 <= square[1] < grid.shape[1]


def _drawn(grid: Grid, square: Square) -> Brush:
    """Return what is drawn on a square."""
    row, column = square
    return Brush(grid.costs[row][column], bool(grid.water and grid.water[row][column]))


def _centre(layout: GridLayout, square: Square) -> QPointF:
    return layout.square(square[1], square[0]).center()


def _shade(brush: Brush, shades: Colours) -> QColor:
    free, costly, water = square_colours(shades)
    if brush.cost == WALL:
        return QColor(shades.edge)
    return water if brush.water else free if brush == Brush() else costly
