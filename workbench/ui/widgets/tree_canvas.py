"""The drawing of a tree or a graph that can be moved, enlarged, and walked through with the arrow keys."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from workbench.search.columns import NONE
from workbench.ui.models.tree_scene import Scene
from workbench.ui.theme import Colours, colours, theme
from workbench.ui.throttle import Throttle
from workbench.ui.widgets.state_picture import draw_state, is_pictured, state_text
from workbench.ui.widgets.tree_camera import Camera
from workbench.ui.widgets.tree_painter import ACROSS, DOWN, SIDE, TreePainter, Words

LEGIBLE, LARGEST_FITTED = 0.7, 1.2
"""The scale below which boards can hardly be read: a larger drawing is shown in part rather than smaller than this; and
the one above which no drawing is shown by itself.
"""
STEP = 1.25
"""What a turn of the wheel, or a key, enlarges by."""
NOTCH = 120
MOST_PICTURES = 3000
NAME, LEAST_NAME = 0.5, 7
"""How high a name is as part of its box, and in pixels at least."""
_KEYS = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Plus,
    Qt.Key.Key_Equal,
    Qt.Key.Key_Minus,
    Qt.Key.Key_0,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
}


class Fitting(Enum):
    """How large the drawing is shown."""

    LEGIBLE = 0
    """All of it, where it is legible so; else as small as is legible."""
    ALL = 1
    """All of it, however small."""
    BY_HAND = 2
    """As the user wants it."""


class TreeCanvas(QWidget):
    """Attributes: scene, what is drawn, or None; camera; following, whether the current node is kept in view; fitting,
    how large it is shown; selected, the record picked out, or None.

    Signals: `picked(record)`, `toggled(place)` a node is to be folded or unfolded, `moved()` the user has moved the
    drawing, `menu_wanted(place or NONE, point)`, `asked(place, point)` what a node is.
    """

    picked = Signal(int)
    toggled = Signal(int)
    moved = Signal()
    menu_wanted = Signal(int, QPoint)
    asked = Signal(int, QPoint)

    def __init__(self, throttle: Throttle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._throttle = throttle
        self.scene: Scene | None = None
        self.words = Words(lambda _place: "", lambda _count: "", lambda _place: "", {})
        self.camera = Camera(LEGIBLE)
        self.following, self.fitting = True, Fitting.LEGIBLE
        self.selected: int | None = None
        self._invitation = ""
        self._pressed: QPointF | None = None
        self._dragged = False
        self._pictures: dict[Hashable, QPixmap] = {}
        self._pictured: Hashable = None
        self._pinch = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(False)
        self.setMinimumSize(160, 120)
        self.grabGesture(Qt.GestureType.PinchGesture)
        theme().changed.connect(self._restyle)

    # What is shown

    def show_scene(self, scene: Scene | None, words: Words) -> None:
        """Show another picture; what was in the middle of attention stays where it was, as far as it can."""
        former, held = self.scene, self._focus()
        before = self._point(held) if held is not None else None
        record = int(former.records[held]) if former is not None and held is not None else None
        self.scene, self.words = scene, words
        if scene is None:
            self.update()
            return
        same = former is not None and former.moment.recording is scene.moment.recording
        if same and record is not None and before is not None and record in scene.places:
            self.camera.centre += self._point(scene.places[record]) - before
        if not same:
            self.fitting = Fitting.LEGIBLE
        self.look_after(fresh=not same)
        self.update()

    def set_words(self, words: Words) -> None:
        """Write something else to the same picture."""
        self.words = words
        self.update()

    def set_selected(self, record: int | None) -> None:
        """Pick out another record, or none."""
        if record != self.selected:
            self.selected = record
            self.update()

    def set_invitation(self, told: str) -> None:
        """Say what will appear here while there is nothing."""
        self._invitation = told
        self.update()

    @property
    def selected_place(self) -> int | None:
        """Where the record picked out is drawn, or None."""
        if self.scene is None or self.selected is None:
            return None
        return self.scene.places.get(self.selected)

    # Looking

    def look_after(self, fresh: bool = False) -> None:
        """Have in view what is to be in view: all, where it is legible, else the node that is followed."""
        if self.scene is None or not len(self.scene):
            return
        view, bounds = QSizeF(self.size()), self.bounds()
        fitted = Camera.fitting(bounds, view, LARGEST_FITTED * theme().scale)
        legible = LEGIBLE * theme().scale
        if self.fitting is Fitting.ALL or (self.fitting is Fitting.LEGIBLE and fitted.scale >= legible):
            self.camera = fitted
            return
        if self.fitting is Fitting.LEGIBLE:
            self.camera.scale, self.camera.stretch = legible, 1.0
        focus = self._focus()
        if focus is not None and (self.following or fresh):
            if fresh:
                self.camera.centre = self._point(focus)
            self.camera.bring_in(self._point(focus), view)
            self.camera.keep_to(bounds, view)

    def fit(self) -> None:
        """Show all of the drawing, however small it gets."""
        self.fitting = Fitting.ALL
        self.look_after()
        self.update()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Enlarge, around a point of the view, or around its middle."""
        middle = QPointF(self.width() / 2, self.height() / 2)
        self.camera.zoom(factor, middle if at is None else at, QSizeF(self.size()))
        self.fitting = Fitting.BY_HAND
        self.update()

    def centre_on(self, place: int) -> None:
        """Have a node in the middle."""
        self.camera.centre = self._point(place)
        self.update()

    def bounds(self) -> QRectF:
        """Return what part of the drawing its nodes take, with their texts."""
        assert self.scene is not None
        width, height = self.scene.size
        top = SIDE * (0.9 if self.words.roots else 0.6)
        return QRectF(0, 0, width * ACROSS, height * DOWN).adjusted(-ACROSS / 2, -top, ACROSS / 2, SIDE * 0.5 + 36)

    def painter_of(
        self, painter: QPainter, camera: Camera | None = None, view: QSizeF | None = None, of: Colours | None = None
    ) -> TreePainter:
        """Return what paints the scene as it is seen now, or by another camera, in other colours."""
        assert self.scene is not None
        return TreePainter(
            painter, self.scene, camera or self.camera, view or QSizeF(self.size()), of or colours(), self.font()
        )

    def place_at(self, point: QPointF) -> int | None:
        """Return the place of the node at a point of the view, or None."""
        if self.scene is None or not len(self.scene):
            return None
        drawn = self.painter_of(QPainter())
        box = drawn.box(0)
        across, down = max(box.width() / 2 + 3, 6), max(box.height() / 2 + 3, 6)
        beneath = 34 * self.camera.scale if drawn.near else 14
        dx, dy = np.abs(drawn.x - point.x()), point.y() - drawn.y
        hit = np.flatnonzero((dx <= across) & (dy >= -down) & (dy <= down + beneath))
        return int(hit[np.argmin(dx[hit] + np.abs(dy[hit]))]) if len(hit) else None

    # For Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what is in view."""
        with self._throttle.timed():
            painter = QPainter(self)
            painter.fillRect(self.rect(), self.palette().base())
            if self.scene is not None and len(self.scene):
                self.painter_of(painter).paint(self._draw_kept, self.words, self.selected_place)
            elif self._invitation:
                painter.setPen(self.palette().placeholderText().color())
                area = self.rect().adjusted(16, 16, -16, -16)
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._invitation)
            if self.hasFocus():
                painter.setPen(self.palette().highlight().color())
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep in view what was."""
        super().resizeEvent(event)
        fresh = not event.oldSize().isValid() or not event.oldSize().width()
        self.look_after(fresh)

    def event(self, event: QEvent) -> bool:
        """Claim the keys of the drawing, zoom by gestures, tell what a node is."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_own(event):
            event.accept()
            return True
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self._zoom_by_hand(1 + event.value(), event.position())
            return True
        if kind == QEvent.Type.Gesture:
            return self._pinched(event)
        if kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.place_at(QPointF(event.pos()))
            if place is None:
                QToolTip.hideText()
            else:
                self.asked.emit(place, event.globalPos())
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom where the pointer is."""
        turned = event.angleDelta().y()
        if turned:
            self._zoom_by_hand(STEP ** (turned / NOTCH), event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move the drawing, or to click."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed, self._dragged = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the drawing."""
        if self._pressed is None:
            return
        way = event.position() - self._pressed
        if self._dragged or way.manhattanLength() >= QGuiApplication.styleHints().startDragDistance():
            self._dragged = True
            self._pressed = event.position()
            self.camera.centre -= self.camera.way(way)
            self.fitting = Fitting.BY_HAND
            self.moved.emit()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the node that was clicked."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or self._dragged or event.button() != Qt.MouseButton.LeftButton:
            return
        place = self.place_at(event.position())
        if place is not None:
            self.toggled.emit(place) if self._is_below(place, event.position()) else self._pick(place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Fold or unfold the node."""
        place = self.place_at(event.position())
        if place is not None:
            self.toggled.emit(place)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu, of the node under the pointer or of the selected one."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            place = self._focus()
        else:
            place = self.place_at(QPointF(event.pos()))
        self.menu_wanted.emit(NONE if place is None else place, event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the tree, zoom, fold."""
        key, factor = Qt.Key(event.key()), {Qt.Key.Key_Plus: STEP, Qt.Key.Key_Equal: STEP, Qt.Key.Key_Minus: 1 / STEP}
        if not self._is_own(event):
            super().keyPressEvent(event)
        elif key in factor:
            self.zoom(factor[key])
        elif key == Qt.Key.Key_0:
            self.fit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            place = self._focus()
            if place is not None:
                self.toggled.emit(place)
        else:
            self._walk(key)

    # Within

    def _is_own(self, event: QKeyEvent) -> bool:
        others = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        plain = not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        zooms = event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus)
        return self.scene is not None and event.key() in _KEYS and not others and (plain or zooms)

    def _walk(self, key: Qt.Key) -> None:
        """Go to the parent, the first child, or the neighbour on the same level."""
        place = self._focus()
        if self.scene is None or not len(self.scene):
            return
        target = 0 if place is None else self._beside(self.scene, place, key)
        if target is not None:
            self._pick(target)
            self.camera.bring_in(self._point(target), QSizeF(self.size()))
            self.update()

    @staticmethod
    def _beside(scene: Scene, place: int, key: Qt.Key) -> int | None:
        if key == Qt.Key.Key_Up:
            parent = int(scene.parents[place])
            return None if parent == NONE else parent
        if key == Qt.Key.Key_Down:
            below = np.flatnonzero((scene.parents == place) & (scene.records >= 0))
            nearest = np.argsort(np.abs(scene.x[below] - scene.x[place]), kind="stable")
            return int(below[nearest[0]]) if len(below) else None
        ahead = (scene.x - scene.x[place]) * (1 if key == Qt.Key.Key_Right else -1)
        beside = np.flatnonzero((scene.y == scene.y[place]) & (ahead > 0) & (scene.records >= 0))
        return int(beside[np.argmin(ahead[beside])]) if len(beside) else None

    def _pick(self, place: int) -> None:
        assert self.scene is not None
        record = int(self.scene.records[place])
        if record >= 0:
            self.picked.emit(record)

    def _is_below(self, place: int, point: QPointF) -> bool:
        """Tell whether a point is on what is written of the nodes folded into one."""
        assert self.scene is not None
        drawn = self.painter_of(QPainter())
        beneath = 18 * self.camera.scale if drawn.near else 0
        return bool(self.scene.folded[place]) and point.y() > drawn.box(place).bottom() + beneath

    def _focus(self) -> int | None:
        """Return the place of what is looked at: the selected node, else the current one, else the first."""
        if self.scene is None or not len(self.scene):
            return None
        selected = self.selected_place
        if selected is not None:
            return selected
        return self.scene.current if self.scene.current != NONE else 0

    def _point(self, place: int) -> QPointF:
        """Return where a node is in the drawing."""
        assert self.scene is not None
        return QPointF(float(self.scene.x[place]) * ACROSS, float(self.scene.y[place]) * DOWN)

    def _zoom_by_hand(self, factor: float, at: QPointF) -> None:
        self.zoom(factor, at)
        self.moved.emit()

    def _pinched(self, event: QEvent) -> bool:
        gesture = event.gesture(Qt.GestureType.PinchGesture)  # type: ignore[attr-defined]
        if gesture is None:
            return False
        self._zoom_by_hand(gesture.scaleFactor(), QPointF(self.mapFromGlobal(gesture.centerPoint().toPoint())))
        return True

    def _draw_kept(self, painter: QPainter, box: QRectF, place: int) -> None:
        """Draw a node's picture, painting it anew only where it was not kept."""
        assert self.scene is not None
        width, height, ratio = round(box.width()), round(box.height()), self.devicePixelRatioF()
        pictured = (self.scene.moment.recording, width, height, ratio, self.palette().cacheKey())
        if pictured != self._pictured or len(self._pictures) > MOST_PICTURES:
            self._pictured, self._pictures = pictured, {}
        record = int(self.scene.records[place])
        key = record if record >= 0 else (self.scene.moment.t, record)
        picture = self._pictures.get(key)
        if picture is None:
            picture = QPixmap(round(width * ratio), round(height * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            inner = QPainter(picture)
            self.draw_fresh(inner, QRectF(0, 0, width, height), place, self.palette())
            inner.end()
            self._pictures[key] = picture
        painter.drawPixmap(QPointF(round(box.x()), round(box.y())), picture)

    def draw_fresh(self, painter: QPainter, box: QRectF, place: int, palette: QPalette) -> None:
        """Draw a node's picture in a palette's colours."""
        assert self.scene is not None
        problem, state = self.scene.moment.recording.problem, self.scene.state(place)
        if is_pictured(problem):
            draw_state(painter, box, problem, state, palette)
        else:
            painter.setPen(palette.color(QPalette.ColorRole.Text))
            _write_name(painter, box, state_text(problem, state), self.font())

    def _restyle(self) -> None:
        font = QFont(QGuiApplication.font())
        self.setFont(font)
        self.look_after(fresh=True)
        self.update()


def _write_name(painter: QPainter, box: QRectF, name: str, usual: QFont) -> None:
    """Write a name into the middle of a box, smaller where it is long, and cut where it is very long."""
    font, room = QFont(usual), round(box.width()) - 4
    for size in range(max(round(box.height() * NAME), LEAST_NAME), LEAST_NAME - 1, -1):
        font.setPixelSize(size)
        painter.setFont(font)
        if painter.fontMetrics().horizontalAdvance(name) <= room:
            break
    told = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)
