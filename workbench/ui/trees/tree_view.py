"""The drawing of a tree or a graph, and from where it is looked at."""

from __future__ import annotations

from enum import Enum

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.search.recording.columns import NONE
from workbench.ui.base.theme import Colours, colours, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.trees.tree_camera import Camera
from workbench.ui.trees.tree_painter import ACROSS, DOWN, SIDE, TreePainter, Words
from workbench.ui.trees.tree_pictures import Look, NodePictures
from workbench.ui.trees.tree_scene import Scene

LEGIBLE, LARGEST_FITTED = 0.7, 1.2
"""The scale below which boards can hardly be read: a larger drawing is shown in part rather than smaller than this; and
the one above which no drawing is shown by itself.
"""

MIN_LEVELS, MIN_LEGIBLE = 2.7, 0.5
"""Where so many levels have no room, the drawing is shown smaller, though no smaller than this."""


class Fitting(Enum):
    """How large the drawing is shown."""

    LEGIBLE = 0
    """All of it, where it is legible so; else as small as is legible."""
    ALL = 1
    """All of it, however small."""
    BY_HAND = 2
    """As the user wants it."""


class TreeView(QWidget):
    """Attributes: scene, what is drawn, or None; words, what is written in it; camera; following, whether the current
    node is kept in view; fitting, how large it is shown, and fresh_fitting, how large another recording will be;
    selected, the record picked out, or None; marked, records that are marked besides.
    """

    def __init__(self, throttle: Throttle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._throttle = throttle
        self.scene: Scene | None = None
        self.words = Words(lambda _place: "", lambda _count: "", lambda _place: "", {})
        self.camera = Camera(LEGIBLE)
        self.following, self.fitting, self.fresh_fitting = True, Fitting.LEGIBLE, Fitting.LEGIBLE
        self.selected: int | None = None
        self.marked: tuple[int, ...] = ()
        self._invitation = ""
        self._pictures = NodePictures()
        self._look = Look(1.0, colours(), self.palette(), self.font())
        self.setMinimumSize(160, 120)
        theme().changed.connect(self._restyle)

    # What is shown

    def show_scene(self, scene: Scene | None, words: Words) -> None:
        """Show another picture; what was in the middle of attention stays where it was, as far as it can."""
        former, held = self.scene, self.focus()
        before = self.point(held) if held is not None else None
        record = int(former.records[held]) if former is not None and held is not None else None
        self.scene, self.words = scene, words
        if scene is None:
            self.update()
            return
        same = former is not None and former.moment.recording is scene.moment.recording
        if same and record is not None and before is not None and record in scene.places:
            self.camera.centre += self.point(scene.places[record]) - before
        if not same:
            self.fitting = self.fresh_fitting
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

    def set_marked(self, records: tuple[int, ...]) -> None:
        """Mark these records, and no others."""
        if records != self.marked:
            self.marked = records
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
        legible = min(LEGIBLE * theme().scale, max(view.height() / (MIN_LEVELS * DOWN), MIN_LEGIBLE))
        if self.fitting is Fitting.ALL or (self.fitting is Fitting.LEGIBLE and fitted.scale >= legible):
            self.camera = fitted
            return
        if self.fitting is Fitting.LEGIBLE:
            self.camera.scale, self.camera.stretch = legible, 1.0
        focus = self.focus()
        if focus is not None and (self.following or fresh):
            if fresh:
                self.camera.centre = self.point(focus)
            self.camera.bring_in(self.point(focus), view)
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

    def bounds(self) -> QRectF:
        """Return what part of the drawing its nodes take, with their texts."""
        assert self.scene is not None
        width, height = self.scene.size
        top = SIDE * (0.9 if self.words.roots else 0.6)
        return QRectF(0, 0, width * ACROSS, height * DOWN).adjusted(-ACROSS / 2, -top, ACROSS / 2, SIDE * 0.5 + 36)

    def colours(self) -> Colours:
        """Return the colours that it is painted in."""
        return colours()

    def painter_of(
        self, painter: QPainter, camera: Camera | None = None, view: QSizeF | None = None, of: Colours | None = None
    ) -> TreePainter:
        """Return what paints the scene as it is seen now, or by another camera, in other colours."""
        assert self.scene is not None
        return TreePainter(
            painter, self.scene, camera or self.camera, view or QSizeF(self.size()), of or self.colours(), self.font()
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
                self._look = Look(self.camera.scale, self.colours(), self.palette(), self.font())
                tree, places = self.painter_of(painter), self.scene.places
                tree.paint(self._draw, self.words, self.selected_place)
                tree.paint_marked(places[record] for record in self.marked if record in places)
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

    # Within

    def focus(self) -> int | None:
        """Return the place of what is looked at: the selected node, else the current one, else the first."""
        if self.scene is None or not len(self.scene):
            return None
        selected = self.selected_place
        if selected is not None:
            return selected
        return self.scene.current if self.scene.current != NONE else 0

    def point(self, place: int) -> QPointF:
        """Return where a node is in the drawing."""
        assert self.scene is not None
        return QPointF(float(self.scene.x[place]) * ACROSS, float(self.scene.y[place]) * DOWN)

    def _draw(self, painter: QPainter, box: QRectF, place: int) -> None:
        assert self.scene is not None
        self._pictures.draw(painter, box, self.scene, place, self._look)

    def _restyle(self) -> None:
        font = QFont(QGuiApplication.font())
        self.setFont(font)
        self.look_after(fresh=True)
        self.update()
