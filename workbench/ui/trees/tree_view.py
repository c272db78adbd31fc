"""The view of a tree or a graph, with its camera."""

from __future__ import annotations

from enum import Enum
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.search.recording.columns import NONE
from workbench.search.recording.recording import Recording
from workbench.ui.base.theme import Colours, colours, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.trees.tree_camera import Camera
from workbench.ui.trees.tree_painter import ACROSS, DOWN, SIDE, TreeLabels, TreePainter
from workbench.ui.trees.tree_pictures import NodePictures, NodeStyle
from workbench.ui.trees.tree_scene import Scene

LEGIBLE, MAX_FITTED_SCALE = 0.7, 1.2
"""LEGIBLE: the scale below which boards can hardly be read; a larger drawing is shown in part instead. LARGEST_FITTED:
the maximum scale when a drawing is fitted into the view.
"""

MIN_LEVELS, MIN_LEGIBLE = 2.7, 0.5
"""If this many levels do not fit, the drawing is shown smaller, but not below the scale MIN_LEGIBLE."""


class Fitting(Enum):
    """How the scale of the drawing is chosen."""

    LEGIBLE = 0
    """The entire drawing if it is legible, otherwise the smallest legible scale."""
    ALL = 1
    """The entire drawing, at any scale."""
    MANUAL = 2
    """The user's own zoom."""


class TreeView(QWidget):
    """Attributes: scene, the content, or None; words, its texts; camera; following, whether the current node is kept in
    view; fitting, how the scale is chosen, and fresh_fitting, the same for another recording; selected, the selected
    record, or None; marked, the highlighted records.
    """

    def __init__(self, throttle: Throttle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._throttle = throttle
        self.scene: Scene | None = None
        self._recording: Recording[Any] | None = None
        self.words = TreeLabels(lambda _place: "", lambda _count: "", lambda _place: "", {})
        self.camera = Camera(LEGIBLE)
        self.following, self.fitting, self.fresh_fitting = True, Fitting.LEGIBLE, Fitting.LEGIBLE
        self.selected: int | None = None
        self.marked: tuple[int, ...] = ()
        self._placeholder = ""
        self._pictures = NodePictures()
        self._style = NodeStyle(1.0, colours(), self.palette(), self.font())
        self.setMinimumSize(160, 120)
        theme().changed.connect(self._restyle)

    # Content

    def show_scene(self, scene: Scene | None, labels: TreeLabels) -> None:
        """Show another drawing. The focused node stays in place, if possible."""
        previous, focused = self.scene, self.focus()
        before = self.point(focused) if focused is not None else None
        record = int(previous.records[focused]) if previous is not None and focused is not None else None
        self.scene, self.words = scene, labels
        if scene is None:
            self.update()
            return
        same = previous is not None and self._recording is scene.moment.recording
        self._recording = scene.moment.recording
        if same and record is not None and before is not None and record in scene.places:
            self.camera.centre += self.point(scene.places[record]) - before
        if not same:
            self.fitting = self.fresh_fitting
        self.update_camera(fresh=not same)
        self.update()

    def adopt(self, recording: Recording[Any]) -> None:
        """Let the next drawing, of an equal recording, have the present camera."""
        self._recording = recording

    def set_labels(self, labels: TreeLabels) -> None:
        self.words = labels
        self.update()

    def set_selected(self, record: int | None) -> None:
        if record != self.selected:
            self.selected = record
            self.update()

    def set_marked(self, records: tuple[int, ...]) -> None:
        """Highlight these records, and no others."""
        if records != self.marked:
            self.marked = records
            self.update()

    def set_placeholder(self, placeholder: str) -> None:
        """Set the placeholder text that is shown while there is no drawing."""
        self._placeholder = placeholder
        self.update()

    @property
    def selected_place(self) -> int | None:
        """The place of the selected record, or None."""
        if self.scene is None or self.selected is None:
            return None
        return self.scene.places.get(self.selected)

    # Camera

    def update_camera(self, fresh: bool = False) -> None:
        """Set the camera: to show everything if that is legible, otherwise the followed node."""
        if self.scene is None or not len(self.scene):
            return
        view, bounds = QSizeF(self.size()), self.bounds()
        fitted = Camera.fitting(bounds, view, MAX_FITTED_SCALE * theme().scale)
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
            self.camera.limit_to(bounds, view)

    def fit(self) -> None:
        """Show the entire drawing, at any scale."""
        self.fitting = Fitting.ALL
        self.update_camera()
        self.update()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom around a point of the view (default: its centre)."""
        middle = QPointF(self.width() / 2, self.height() / 2)
        self.camera.zoom(factor, middle if at is None else at, QSizeF(self.size()))
        self.fitting = Fitting.MANUAL
        self.update()

    def bounds(self) -> QRectF:
        """Return the area of the drawing that its nodes and their texts take."""
        assert self.scene is not None
        width, height = self.scene.size
        top = SIDE * (0.9 if self.words.roots else 0.6)
        return QRectF(0, 0, width * ACROSS, height * DOWN).adjusted(-ACROSS / 2, -top, ACROSS / 2, SIDE * 0.5 + 36)

    def colours(self) -> Colours:
        return colours()

    def painter_of(
        self,
        painter: QPainter,
        camera: Camera | None = None,
        view: QSizeF | None = None,
        palette: Colours | None = None,
    ) -> TreePainter:
        """Return a painter of the scene as it is seen now, or with another camera, size and colours."""
        assert self.scene is not None
        return TreePainter(
            painter,
            self.scene,
            camera or self.camera,
            view or QSizeF(self.size()),
            palette or self.colours(),
            self.font(),
        )

    def place_at(self, point: QPointF) -> int | None:
        """Return the place of the node at a point of the view, or None."""
        if self.scene is None or not len(self.scene):
            return None
        tree_painter = self.painter_of(QPainter())
        box = tree_painter.box(0)
        across, down = max(box.width() / 2 + 3, 6), max(box.height() / 2 + 3, 6)
        label_height = 34 * self.camera.scale if tree_painter.near else 14
        dx, dy = np.abs(tree_painter.x - point.x()), point.y() - tree_painter.y
        hit = np.flatnonzero((dx <= across) & (dy >= -down) & (dy <= down + label_height))
        return int(hit[np.argmin(dx[hit] + np.abs(dy[hit]))]) if len(hit) else None

    # Qt overrides

    def paintEvent(self, _event: QPaintEvent) -> None:
        with self._throttle.timed():
            painter = QPainter(self)
            painter.fillRect(self.rect(), self.palette().base())
            if self.scene is not None and len(self.scene):
                self._style = NodeStyle(self.camera.scale, self.colours(), self.palette(), self.font())
                tree, places = self.painter_of(painter), self.scene.places
                tree.paint(self._draw_node, self.words, self.selected_place)
                tree.paint_marked(places[record] for record in self.marked if record in places)
            elif self._placeholder:
                painter.setPen(self.palette().placeholderText().color())
                area = self.rect().adjusted(16, 16, -16, -16)
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._placeholder)
            if self.hasFocus():
                painter.setPen(self.palette().highlight().color())
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the focused node in view."""
        super().resizeEvent(event)
        fresh = not event.oldSize().isValid() or not event.oldSize().width()
        self.update_camera(fresh)

    # Private

    def focus(self) -> int | None:
        """Return the place of the selected node, otherwise of the current one, otherwise of the first; None without
        nodes.
        """
        if self.scene is None or not len(self.scene):
            return None
        selected = self.selected_place
        if selected is not None:
            return selected
        return self.scene.current if self.scene.current != NONE else 0

    def point(self, place: int) -> QPointF:
        """Return the position of a node in the drawing."""
        assert self.scene is not None
        return QPointF(float(self.scene.x[place]) * ACROSS, float(self.scene.y[place]) * DOWN)

    def _draw_node(self, painter: QPainter, box: QRectF, place: int) -> None:
        assert self.scene is not None
        self._pictures.draw(painter, box, self.scene, place, self._style)

    def _restyle(self) -> None:
        font = QFont(QGuiApplication.font())
        self.setFont(font)
        self.update_camera(fresh=True)
        self.update()
