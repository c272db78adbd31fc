"""The dialogs for the size of a grid and for mazes and obstacles at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QSpinBox, QWidget

from workbench.maps.generating import MAX_PERCENT, maze, obstacles
from workbench.maps.grid import MAX_SIDE, Grid
from workbench.maps.grid_changes import resized
from workbench.search.problem.messages import Fault
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import pixels
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.message_dialog import ok_and_cancel
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.explore.drawing.map_editing import MapEditing
from workbench.ui.setup.scramble_dialog import read_seed

SIZE, MAZE, OBSTACLES = KINDS = ("size", "maze", "obstacles")
WIDTH = 280
"""Least width in pixels, so that the title is not cut."""
QUICK_SQUARES = 2_500
"""Grids of at most this many squares are made at once."""
MAX_SEED = 2**32 - 1


class GridDialog(QDialog):
    """Asks for the rows and columns of a grid, and for the seed of a maze or of obstacles.

    `kind`: SIZE, MAZE or OBSTACLES. Attributes: rows, columns; percent, of walls; seed; fault; buttons.
    """

    def __init__(self, editing: MapEditing, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing, self._kind = editing, kind
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._use)
        grid = editing.grid
        assert grid is not None
        self._grid = grid
        self.rows, self.columns = self._box(2, MAX_SIDE, grid.shape[0]), self._box(2, MAX_SIDE, grid.shape[1])
        self.percent, self.seed = self._box(0, MAX_PERCENT, editing.percent), QLineEdit(editing.seed, self)
        translated(self.percent, suffix="text-size-suffix")
        translated(self.seed, toolTip="map-seed-tip")
        self.fault = FaultLabel(self)
        self.buttons = ok_and_cancel(self, f"map-dialog-ok-{kind}")
        form = QFormLayout()
        self._add(form, "map-rows", self.rows)
        self._add(form, "map-columns", self.columns)
        self._add(form, "map-percent", self.percent, kind == OBSTACLES)
        self._add(form, "scramble-seed-label", self.seed, kind != SIZE)
        vbox(form, MessageRoom(self, self.fault), self.buttons, parent=self)
        self.setMinimumWidth(pixels(WIDTH))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.rows.setFocus()
        self.rows.selectAll()  # what is typed replaces it, as in the other fields
        translated(self, windowTitle=f"map-dialog-title-{kind}")

    def _box(self, least: int, most: int, value: int) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(least, most)
        box.setValue(value)
        return box

    def _add(self, form: QFormLayout, key: str, widget: QWidget, shown: bool = True) -> None:
        label = translated(Label(self), text=key)
        label.setBuddy(widget)
        form.addRow(label, widget)
        form.setRowVisible(widget, shown)

    def accept(self) -> None:
        """Make the grid, a large one in the background, or show why not."""
        self.fault.show_fault(None)
        with self.fault.catching():
            rows, columns = self.rows.value(), self.columns.value()
            make = self._maker(rows, columns)
            self.setEnabled(False)
            self._jobs.begin(_made(make), rows * columns <= QUICK_SQUARES)

    def _maker(self, rows: int, columns: int) -> Callable[[], Grid]:
        """Return what makes the grid; the next dialog begins with the same seed and percentage. Raises Fault."""
        grid = self._grid
        if self._kind == SIZE:
            return partial(resized, grid, rows, columns)
        seed = read_seed(self.seed.text())
        if not 0 <= seed <= MAX_SEED:
            raise Fault("scramble-seed", seed=seed, most=MAX_SEED)
        self._editing.seed, self._editing.percent = self.seed.text(), self.percent.value()
        if self._kind == MAZE:
            return lambda: replace(maze(rows, columns, seed, grid.moves, grid.title), x_y=grid.x_y)
        percent = self.percent.value()
        return lambda: replace(obstacles(rows, columns, seed, percent, grid.moves, grid.title), x_y=grid.x_y)

    @Slot(object)
    def _use(self, grid: Grid) -> None:
        self.setEnabled(True)
        self._editing.attempt(lambda: grid)
        super().accept()


def _made(make: Callable[[], Grid]) -> Iterator[Grid]:
    yield make()
