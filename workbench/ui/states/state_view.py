"""A view of a state of any problem: a board, a place on a map, or the problem's own drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QStackedWidget, QWidget

from workbench.search.problem.map_shape import HasMap, MapShape
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.theme import colours, theme
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.board_view import BoardView
from workbench.ui.states.map_camera import MapCamera
from workbench.ui.states.map_legend import MapLegend
from workbench.ui.states.map_look_button import MapLookButton
from workbench.ui.states.map_marks import MapMarks, start_and_goal_marks
from workbench.ui.states.map_statuses import Mark, Statuses
from workbench.ui.states.map_values import NOTHING, MapLook
from workbench.ui.states.map_view import MapView
from workbench.ui.states.state_picture import draw_state, state_text

MARGIN = 12.0
_Direction = QBoxLayout.Direction


class StateView(QStackedWidget):
    """Shows one state at a time. `noted`: whether maps have notes under names, and a legend. `camera`: see MapView.

    Attributes: board, for boards and the placeholder; map, for places, legend, for its shapes, and look, the menu of
    values on it; canvas, for all other states.
    """

    def __init__(self, noted: bool = True, parent: QWidget | None = None, camera: MapCamera | None = None) -> None:
        super().__init__(parent)
        self.board, self.map, self.canvas = BoardView(self), MapView(noted, camera=camera), StateCanvas(self)
        self._map_page = QWidget(self)
        self.legend = MapLegend(self._map_page)
        self.look = MapLookButton(self._map_page)
        self.look.chosen.connect(self._set_look)
        self.map.hint_changed.connect(self.legend.set_hinted)
        for widget in (self.legend, self.look):
            widget.setVisible(noted)
        self._foot = hbox(self.look, (self.legend, 1), spacing=4)
        vbox((self.map, 1), self._foot, parent=self._map_page, margins=0)
        on_language_change(self._place_legend)
        for page in (self.board, self._map_page, self.canvas):
            self.addWidget(page)

    def show_board(self, picture: BoardPicture | None, before: BoardPicture | None = None) -> None:
        """Show a board, or the placeholder."""
        self.setCurrentWidget(self.board)
        self.board.show_picture(picture, before)

    def show_map(self, sketch: MapShape, marks: MapMarks) -> None:
        self.setCurrentWidget(self._map_page)
        self.legend.set_partial(sketch.partial and sketch.squares)
        self.legend.set_names(marks.names)
        self._place_legend()
        self.map.show_map(sketch, marks)
        if marks.values is not None and not self.look.isHidden():
            self.look.offer(marks.values.offered, bool(sketch.squares))
            self._show_ramp()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_legend()

    def _place_legend(self) -> None:
        """Put the legend under the menu of values if there is no room for all of it beside that.

        In Projector mode it is also there rather than small, if the view is so high that the map loses nothing.
        """
        large = theme().projector and self.height() >= self.width()
        beside = self.legend.has_room(self.width() - self.look.sizeHint().width() - self._foot.spacing(), large)
        self._foot.setDirection(_Direction.LeftToRight if beside else _Direction.TopToBottom)

    def _set_look(self, look: MapLook) -> None:
        self.map.set_look(look)
        self._show_ramp()

    def _show_ramp(self) -> None:
        """Explain the colours of values in the legend, while they are shown."""
        value, values = self.look.look.coloured, self.map.marks.values
        limits = None if values is None or value == NOTHING else values.range(value)
        self.legend.set_ramp(None if limits is None else (value, *limits))

    def show_state(self, problem: Any, state: Any) -> None:
        """Show a state as its problem draws it, or as text."""
        self.setCurrentWidget(self.canvas)
        self.canvas.show_state(problem, state)


def show_on_map_or_drawn(view: StateView, problem: Any, state: Any, path: Sequence[Any] = ()) -> None:
    """Show a state other than a board: on its map with the path to it, or as its problem draws it."""
    if not isinstance(problem, HasMap):
        view.show_state(problem, state)
        return
    sketch = problem.sketch()
    places = sketch.places
    marks = Statuses.of({places[state]: Mark.CURRENT} if state in places else {}, len(sketch.spots))
    path_places = tuple(places[one] for one in path if one in places)
    view.show_map(sketch, replace(start_and_goal_marks(problem), marks=marks, path=path_places))


class StateCanvas(QWidget):
    """Draws a state, as large as fits within a margin in pixels."""

    def __init__(self, parent: QWidget | None = None, margin: float = MARGIN) -> None:
        super().__init__(parent)
        self._margin = margin
        self._shown: tuple[Any, Any] | None = None
        PictureCopying(self)
        self.setMinimumSize(96, 96)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_state(self, problem: Any, state: Any) -> None:
        if self._shown != (problem, state):
            self._shown = problem, state
            self.setAccessibleDescription(state_text(problem, state))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(270, 270)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._shown is None:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours().surface))
        room = QRectF(self.rect()).adjusted(self._margin, self._margin, -self._margin, -self._margin)
        draw_state(painter, room, *self._shown, self.palette())
