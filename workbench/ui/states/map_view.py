"""An interactive view of a map."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from workbench.search.problem.map_shape import MapShape
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.theme import colours, theme
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.pan_zoom import ZOOMS, Dragging, wheel_factor
from workbench.ui.states.map_camera import MapCamera
from workbench.ui.states.map_fitting import fit_layout
from workbench.ui.states.map_layout import MAX_SIDE, GridLayout, MapLayout
from workbench.ui.states.map_marks import MapMarks, Mark
from workbench.ui.states.map_painter import MapPainter, Notes
from workbench.wording import number, text

MARGIN = 8.0
_ARROWS = {Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1), Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0)}
_ZOOMING = {**ZOOMS, Qt.Key.Key_0: 0.0}
_CHOOSING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class MapView(QWidget):
    """Draws a map with its marks. With the keyboard, arrow keys go from place to place, and Enter chooses one.

    The wheel and the plus and minus keys zoom; 0 shows the entire map. A map larger than the widget can be dragged, and
    follows the current place.

    `noted`: whether there are notes under the names. Signals: `chosen(place)`, an index into the list of spots.
    """

    chosen = Signal(int)

    def __init__(self, noted: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._noted, self._notes = noted, Notes.LONG
        self._sketch: MapShape | None = None
        self._marks = MapMarks()
        self._layout: MapLayout | GridLayout | None = None
        self._squares: QPixmap | None = None
        self._camera = MapCamera()
        self._dragging = Dragging()
        self._cursor, self._hover = 0, -1
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(120, 120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme().changed.connect(self._invalidate_layout)

    @property
    def sketch(self) -> MapShape | None:
        return self._sketch

    @property
    def marks(self) -> MapMarks:
        return self._marks

    def show_map(self, sketch: MapShape | None, marks: MapMarks | None = None) -> None:
        marks = marks or MapMarks()
        if sketch is not self._sketch:
            self._sketch, self._layout, self._squares = sketch, None, None
            self._camera = MapCamera()
            self._cursor = marks.start or 0
        elif marks == self._marks:
            return
        self._marks = marks
        self._describe()
        current = next((place for place, mark in marks.marks.items() if mark is Mark.CURRENT), -1)
        if current >= 0:
            self._scroll_to(current)
        self.update()

    def point(self, place: int) -> QPointF:
        layout = self._current_layout()
        assert layout is not None
        return QPointF(layout.points[place])

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom; the place nearest to `at` (default: the centre) keeps its position."""
        layout, at = self._current_layout(), QRectF(self.rect()).center() if at is None else at
        if layout is None or not layout.points:
            return
        place = min(range(len(layout.points)), key=lambda place: (layout.points[place] - at).manhattanLength())
        offset, before = at - layout.points[place], self._camera.zoom
        self._camera.magnify(factor, at, self._room())
        self._invalidate_layout()
        # Margins and names do not grow with the map, so the camera alone would not keep the place exactly where it is.
        self._move(at - offset * (self._camera.zoom / before) - self.point(place))

    def show_all(self) -> None:
        self._camera = MapCamera()
        self._invalidate_layout()

    # Private

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def _scroll_to(self, place: int) -> None:
        """Scroll a place into view."""
        if self._camera.zoom > 1 and not self._room().contains(self.point(place)):
            self._move(self._room().center() - self.point(place))

    def _move(self, by: QPointF) -> None:
        self._camera.move(by, self._room())
        self._invalidate_layout()

    def _describe(self) -> None:
        if self._sketch is None:
            self.setAccessibleDescription("")
            return
        path = " → ".join(self._sketch.spots[place].name for place in self._marks.path if place >= 0)
        count = len(self._sketch.spots)
        self.setAccessibleDescription(text("map-description", count=count, number=number(count), path=path or "–"))

    def _invalidate_layout(self) -> None:
        self._layout = self._squares = None
        self.update()

    def _current_layout(self) -> MapLayout | GridLayout | None:
        if self._layout is None and self._sketch is not None:
            room = self._camera.taken(self._room())
            if self._sketch.squares:
                self._layout = GridLayout(self._sketch, room, MAX_SIDE * self._camera.zoom)
            else:
                self._layout, self._notes = fit_layout(
                    self._sketch, room, theme().scale, self._noted, self._marks.start
                )
        return self._layout

    def _painted_squares(self, layout: GridLayout, sketch: MapShape) -> QPixmap:
        """Return the squares of a grid, painted once for all marks on them."""
        ratio = self.devicePixelRatioF()
        if self._squares is None or self._squares.devicePixelRatio() != ratio:
            self._squares = QPixmap(self.size() * ratio)
            self._squares.setDevicePixelRatio(ratio)
            self._squares.fill(QColor(colours().surface))
            painter = QPainter(self._squares)
            MapPainter(painter, sketch, MapMarks(), colours()).paint_squares(layout)
            painter.end()
        return self._squares

    def _place_text(self, place: int) -> str:
        assert self._sketch is not None
        spot, marks = self._sketch.spots[place], self._marks
        facts = [marks.notes[place]] if place in marks.notes else []
        facts += [text("map-goal")] if place in marks.goals else []
        facts += [text("map-start")] if place == marks.start else []
        state = text(f"map-mark-{marks.mark(place).value}")
        return " · ".join([spot.name, state, *facts])

    # Qt overrides

    def sizeHint(self) -> QSize:
        return QSize(270, 270)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the map, and a ring around the place of the pointer or the keyboard cursor."""
        layout, sketch = self._current_layout(), self._sketch
        if layout is None or sketch is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(colours().surface))
        map_painter = MapPainter(painter, sketch, self._marks, colours())
        if isinstance(layout, MapLayout):
            map_painter.paint_graph(layout, self._noted, self._notes)
        else:
            painter.drawPixmap(0, 0, self._painted_squares(layout, sketch))
            map_painter.paint_grid_marks(layout)
        highlighted = self._cursor if self.hasFocus() else self._hover
        if 0 <= highlighted < len(layout.points):
            ring_radius = layout.radius * 2.1
            painter.setPen(QPen(QColor(colours().accent), 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(layout.points[highlighted], ring_radius, ring_radius)

    def event(self, event: QEvent) -> bool:
        """Show a tool tip for the place under the pointer. Claim the keys used here before they trigger shortcuts."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            layout = self._current_layout()
            place = None if layout is None else layout.spot_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), "" if place is None else plain_tip(self._place_text(place)), self)
            return True
        return claim_key(event, self._is_own_key) or super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        if factor := wheel_factor(event):
            self.zoom(factor, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start to drag, or to click."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragging.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the place under the pointer, or drag the map."""
        if self._camera.zoom > 1 and (delta := self._dragging.distance(event)) is not None:
            self._move(delta)
        self._set_hover(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the clicked place."""
        clicked, layout = self._dragging.release(event), self._current_layout()
        place = None if layout is None else layout.spot_at(event.position())
        if place is not None and clicked:
            self._cursor = place
            self.chosen.emit(place)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another place, choose the current one, or zoom."""
        layout = self._current_layout()
        if layout is None or not self._is_own_key(event):
            super().keyPressEvent(event)
        elif event.key() in _CHOOSING:
            self.chosen.emit(self._cursor)
        elif (key := Qt.Key(event.key())) in _ZOOMING:
            self.zoom(_ZOOMING[key]) if _ZOOMING[key] else self.show_all()
        else:
            self._cursor = layout.next_place(self._cursor, *_ARROWS[key])
            self._scroll_to(self._cursor)
            self.setAccessibleDescription(self._place_text(self._cursor))
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._invalidate_layout()

    def _is_own_key(self, event: QKeyEvent) -> bool:
        zooms, plain = event.key() in _ZOOMING, Qt.KeyboardModifier.KeypadModifier
        allowed = plain | Qt.KeyboardModifier.ShiftModifier if zooms else plain  # plus may need Shift
        if event.modifiers() & ~allowed or self._sketch is None:
            return False
        return zooms or event.key() in _ARROWS or event.key() in _CHOOSING

    def _set_hover(self, at: QPointF | None) -> None:
        layout = self._current_layout()
        place = None if layout is None or at is None else layout.spot_at(at)
        hover = -1 if place is None else place
        if hover != self._hover:
            self._hover = hover
            self.update()
