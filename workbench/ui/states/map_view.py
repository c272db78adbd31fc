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
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from workbench.search.problem.map_shape import MapShape
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.theme import Colours, colours, theme
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.pan_zoom import ZOOMS, Dragging, wheel_factor
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.states.grid_drawing import GridDrawing
from workbench.ui.states.grid_layout import MAX_SIDE, GridLayout, outside
from workbench.ui.states.map_camera import MapCamera
from workbench.ui.states.map_fitting import fit_layout, has_fractions
from workbench.ui.states.map_hand import MapHand
from workbench.ui.states.map_layout import PIXELS, Frame, MapLayout
from workbench.ui.states.map_marks import MapMarks
from workbench.ui.states.map_painter import MapPainter, Notes
from workbench.ui.states.map_statuses import Mark
from workbench.ui.states.map_values import COSTS, NOTHING, MapLook
from workbench.ui.states.value_painter import ramp_colours, with_notes
from workbench.wording import number, text
from workbench.wording.names import local

MARGIN = 8.0
MAX_READ = 40
"""Maximum number of places of a path that are read out."""
_ARROWS = {Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1), Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0)}
_ZOOMING = {**ZOOMS, Qt.Key.Key_0: 0.0}
_OPEN_HAND = Qt.CursorShape.OpenHandCursor
_CHOOSING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class MapView(QWidget):
    """Draws a map with its marks. With the keyboard, arrow keys go from place to place, and Enter chooses one.

    The wheel and the plus and minus keys zoom; 0 shows the entire map. A map larger than the widget can be dragged, and
    follows the current place.

    `noted`: whether there are notes under the names. `camera`: shared with other views; then no view follows its own
    current place. Signals: `chosen(place)`, an index into the list of spots; `clicked`, a click at no place;
    `hint_changed(hinted)`.
    """

    chosen = Signal(int)
    clicked = Signal()
    hint_changed = Signal(bool)

    def __init__(self, noted: bool = True, parent: QWidget | None = None, camera: MapCamera | None = None) -> None:
        super().__init__(parent)
        self._noted, self._notes = noted, Notes.LONG
        self._sketch: MapShape | None = None
        self._marks = MapMarks()
        self._layout: MapLayout | GridLayout | None = None
        self._grid: GridDrawing | None = None
        self._framed: tuple[MapShape, QRectF, Frame] | None = None
        self._camera, self._follows = camera or MapCamera(self), camera is None
        self._dragging = Dragging()
        self._hand: MapHand | None = None
        self._in_hand = self._stays = False
        self._cursor, self._hover = 0, -1
        self._look, self._hinted = MapLook(), False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(120, 120)
        PictureCopying(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._camera.changed.connect(self._invalidate_layout)
        theme().changed.connect(self._invalidate_layout)

    @property
    def sketch(self) -> MapShape | None:
        return self._sketch

    @property
    def marks(self) -> MapMarks:
        return self._marks

    def colours(self) -> Colours:
        """Return the colours in which the map is drawn."""
        return colours()

    def show_map(self, sketch: MapShape | None, marks: MapMarks | None = None) -> None:
        """Show a map. A zoomed one follows the current place of a search, but not to where that is in a changed map."""
        marks = marks or MapMarks()
        if sketch is not self._sketch:
            self._sketch, self._stays = sketch, True
            self._grid = None if sketch is None else GridDrawing(sketch)
            self._camera.set_map(sketch, self._is_edited_graph(sketch))
            self._cursor = marks.start or 0
        elif marks == self._marks:
            return
        elif sketch is not None and has_fractions(sketch, marks) != has_fractions(sketch, self._marks):
            self._layout = None
        before, self._marks = self._marks.marks.places(Mark.CURRENT), marks
        self._describe()
        for current in marks.marks.places(Mark.CURRENT) if self._follows else ():
            if current not in before and not (self._stays or (self._hand is not None and self._hand.holding)):
                self._scroll_to(current)
            self._stays = False
        self.update()

    def set_hand(self, hand: MapHand | None) -> None:
        """Let a hand take the pointer and the keys first; None: the map is not edited."""
        if hand is not self._hand:
            self._hand, self._in_hand = hand, False
            self.update()

    def set_look(self, look: MapLook) -> None:
        """Set what is shown besides statuses."""
        if look != self._look:
            self._look = look
            self.update()

    @property
    def hinted(self) -> bool:
        """Whether the map is too small for what it should show."""
        return self._hinted

    def point(self, place: int) -> QPointF:
        layout = self._current_layout()
        assert layout is not None
        return QPointF(layout.point(place))

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom; the place nearest to `at` (default: the centre) keeps its position."""
        layout, at = self._current_layout(), QRectF(self.rect()).center() if at is None else at
        if layout is None or not len(layout.sketch.spots):
            return
        anchor, before = layout.anchor(at), self._camera.zoom
        self._camera.magnify(factor, at, self._room())
        # Margins and names do not grow with the map, so the camera alone would not keep the point exactly where it is.
        layout = self._current_layout()
        assert layout is not None
        self._move(at - layout.anchored(anchor, self._camera.zoom / before))

    def zoom_by_key(self, event: QKeyEvent) -> bool:
        """Zoom if the key does that; a bench calls this for keys that nothing else took: a click gives no focus."""
        factor = _ZOOMING.get(Qt.Key(event.key())) if self._is_own_key(event) and self.isVisible() else None
        if factor is not None:
            self.zoom(factor) if factor else self.show_all()
        return factor is not None

    def read_out(self, place: int | None, road: int | None = None) -> None:
        """Describe a place, or else a road, to those who do not see the map."""
        if place is not None:
            self.setAccessibleDescription(self._place_text(place))
        elif road is not None and self._sketch is not None:
            edge = self._sketch.roads[road]
            here, there = (local(self._sketch.spots[end].name) for end in (edge.here, edge.there))
            key = "map-entry-cost-one-way" if edge.one_way else "map-entry-cost"
            self.setAccessibleDescription(f"{text(key, here=here, there=there)}: {number(edge.cost or 0, 2)}")

    def lay_out_again(self) -> None:
        """Put back what was dragged."""
        self._invalidate_layout()

    def show_all(self) -> None:
        self._framed = None
        self._camera.reset()

    # Private

    def _room(self) -> QRectF:
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        more = 0.0 if self._sketch is None else max(outside(self._sketch, room, theme().scale) - MARGIN, 0.0)
        return room.adjusted(more, more, -more, -more)

    def _paint_graph(self, painter: QPainter, layout: MapLayout) -> None:
        marks, look = self._marks, self._look
        fills = {}
        if marks.values is not None and look.coloured != NOTHING:
            ramped, which = ramp_colours(theme().dark), marks.values.levels(look.coloured).tolist()
            fills = {place: ramped[level - 1] for place, level in enumerate(which) if level}
        self._set_hinted(look.written not in (COSTS, NOTHING) and self._notes is Notes.NONE and self._noted)
        map_painter = MapPainter(painter, layout.sketch, with_notes(marks, look.written), self.colours())
        map_painter.paint_graph(layout, self._noted, self._notes, look.arrows, fills)

    def _set_hinted(self, hinted: bool) -> None:
        if hinted != self._hinted:
            self._hinted = hinted
            self.hint_changed.emit(hinted)

    def _scroll_to(self, place: int) -> None:
        """Scroll a place into view."""
        if self._camera.zoom > 1 and not self._room().contains(self.point(place)):
            self._move(self._room().center() - self.point(place))

    def _move(self, by: QPointF) -> None:
        self._camera.move(by, self._room())

    def _describe(self) -> None:
        if self._sketch is None:
            self.setAccessibleDescription("")
            return
        places = [place for place in self._marks.path if place >= 0]
        ends = places if len(places) <= MAX_READ else [*places[: MAX_READ // 2], -1, *places[-MAX_READ // 2 :]]
        path = " → ".join("…" if place < 0 else local(self._sketch.spots[place].name) for place in ends)
        count = len(self._sketch.spots)
        self.setAccessibleDescription(text("map-description", count=count, number=number(count), path=path or "–"))

    def _invalidate_layout(self) -> None:
        self._layout = None
        self.update()

    def _is_stale(self, layout: MapLayout | GridLayout) -> bool:
        """Return whether the layout is of another map; while a place is dragged, all others stay where they are."""
        if layout.sketch is self._sketch:
            return False
        held = self._hand is not None and self._hand.holding and isinstance(layout, MapLayout)
        return not (held and self._sketch is not None and len(layout.sketch.spots) == len(self._sketch.spots))

    def _current_layout(self) -> MapLayout | GridLayout | None:
        if self._layout is not None and self._is_stale(self._layout):
            self._layout = None
        if self._layout is None and self._sketch is not None:
            room = self._camera.taken(self._room())
            if self._sketch.squares:
                self._layout = GridLayout(self._sketch, room, MAX_SIDE * self._camera.zoom, theme().scale)
            else:
                frame = self._kept_frame(self._sketch, room)
                layout, self._notes = fit_layout(
                    self._sketch, room, theme().scale, self._noted, self._marks, frame, theme().min_label
                )
                self._layout, self._framed = layout, (self._sketch, room, layout.frame)
        return self._layout

    def _is_edited_graph(self, sketch: MapShape | None) -> bool:
        """Return whether a map is a graph that is drawn, and so is what became of the one that was shown."""
        edited = self._hand is not None and self._hand.edits and self._framed is not None
        return edited and sketch is not None and not sketch.squares

    def _kept_frame(self, sketch: MapShape, room: QRectF) -> Frame | None:
        """Return the frame that a graph keeps while it is drawn; None if it must fill the room (again)."""
        if not self._is_edited_graph(sketch) or self._framed is None or sketch.free:
            return None
        before, room_before, frame = self._framed
        frame = PIXELS if before.free else frame
        return frame if room == room_before and all(map(room.contains, frame.points(sketch))) else None

    def _place_text(self, place: int) -> str:
        assert self._sketch is not None
        spot, marks = self._sketch.spots[place], self._marks
        facts = [marks.notes[place]] if place in marks.notes else []
        facts += [text("map-goal")] if place in marks.goals else []
        facts += [text("map-start")] if place == marks.start else []
        state = text(marks.name_key(place))
        return " · ".join(filter(None, [local(spot.name), state, *facts]))

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
        painter.fillRect(self.rect(), QColor(self.colours().surface))
        if isinstance(layout, MapLayout):
            self._paint_graph(painter, layout)
            painter.setClipPath(layout.unnamed_path())  # what is highlighted keeps its name
        else:
            assert self._grid is not None
            seen, marks = QRectF(self.rect()), self._marks if self._hand is None else self._hand.marked(self._marks)
            fits = self._grid.paint(painter, layout, marks, self.colours(), seen, self._look.on_squares)
            self._set_hinted(not fits and self._marks.values is not None)
        if self._hand is not None:
            self._hand.paint(painter, layout)
        edited = self._hand is not None and self._hand.edits
        highlighted = -1 if edited else self._cursor if self.hasFocus() else self._hover
        if 0 <= highlighted < len(sketch.spots):
            ring_radius = layout.radius * 2.1
            painter.setPen(QPen(QColor(self.colours().accent), 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(layout.point(highlighted), ring_radius, ring_radius)

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
        if event.button() != Qt.MouseButton.LeftButton:
            return
        layout, at = self._current_layout(), event.position()
        takes = self._takes(at)
        if self._hand is not None and layout is not None and self._hand.press(at, layout):
            self._in_hand = True
            self._set_hover(None)
            if takes:
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.update()
        else:
            self._dragging.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Let the hand edit what is at the pointer; without one that does, two quick clicks are two clicks."""
        layout = self._current_layout()
        if self._hand is None or not self._hand.edits or layout is None or event.button() != Qt.MouseButton.LeftButton:
            super().mouseDoubleClickEvent(event)
        else:
            self._hand.double_click(event.position(), layout)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the place under the pointer, or drag the map, or what the hand has taken."""
        layout = self._current_layout()
        if self._in_hand and self._hand is not None and layout is not None:
            self._hand.drag(event.position(), layout)
            self.update()
            return
        delta = self._dragging.distance(event)
        if delta is not None and self._camera.zoom > 1:
            self._move(delta)
        self._set_hover(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the clicked place, or end the hand's drag."""
        if self._in_hand and self._hand is not None:
            self._in_hand = False
            self._hand.release()
            self._set_hover(event.position())
            self.update()
            return
        clicked, layout = self._dragging.release(event), self._current_layout()
        place = None if layout is None else layout.spot_at(event.position())
        if place is not None and clicked:
            self._cursor = place
            self.chosen.emit(place)
        elif clicked:
            self.clicked.emit()

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another place, choose the current one, or zoom."""
        layout = self._current_layout()
        if layout is None or not self._is_own_key(event):
            super().keyPressEvent(event)
        elif self._hand is not None and self._hand.wants_key(event):
            self._hand.press_key(event, layout)
            self.update()
        elif event.key() in _CHOOSING:
            self.chosen.emit(self._cursor)
        elif not self.zoom_by_key(event):
            self._cursor = layout.next_place(self._cursor, *_ARROWS[Qt.Key(event.key())])
            self._scroll_to(self._cursor)
            self.read_out(self._cursor)
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._invalidate_layout()

    def _is_own_key(self, event: QKeyEvent) -> bool:
        if self._sketch is not None and self._hand is not None and self._hand.wants_key(event):
            return True
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
        self.setCursor(_OPEN_HAND) if at is not None and self._takes(at) else self.unsetCursor()

    def _takes(self, at: QPointF) -> bool:
        """Return whether something at a point can be dragged."""
        layout = self._current_layout()
        return self._hand is not None and layout is not None and self._hand.takes(at, layout)
