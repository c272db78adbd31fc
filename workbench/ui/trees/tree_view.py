"""The view of a tree or a graph, with its camera."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.search.recording.columns import NONE
from workbench.search.recording.recording import Recording
from workbench.ui.base.theme import Colours, colours, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.note import paint_note
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.trees.tree_camera import MARGIN, Camera
from workbench.ui.trees.tree_framing import children, filled_columns, filled_rows, fitting_area, in_order
from workbench.ui.trees.tree_overview import TreeOverview
from workbench.ui.trees.tree_painter import ACROSS, DOWN, MIN_TEXT_HEIGHT, SIDE, TreeLabels, TreePainter
from workbench.ui.trees.tree_pictures import NodePictures, NodeStyle
from workbench.ui.trees.tree_scales import FAMILY, LEGIBLE, scales
from workbench.ui.trees.tree_scene import Scene

EDGE = 3
"""Pixels between the texts of a family and the edge of the view, if there is room."""

BELOW = SIDE / 2 + 36
"""The height of a node's picture and texts below its position."""

VEIL = 0.6
"""The opacity of the veil over an outdated drawing."""


class Fitting(Enum):
    """How the scale of the drawing is chosen."""

    LEGIBLE = 0
    """The entire drawing if it is legible, otherwise the smallest legible scale."""
    ALL = 1
    """The entire drawing, at any scale."""
    MANUAL = 2
    """The user's own zoom."""


@dataclass(frozen=True)
class Outlook:
    """What is seen of a drawing of a recording: `point` is where the node in focus, `record`, is in the drawing."""

    recording: Recording[Any] | None
    fitting: Fitting
    camera: Camera
    record: int
    point: QPointF


class TreeView(QWidget):
    """Attributes: scene, the content, or None; words, its texts; camera; following, whether the current node is kept in
    view; fitting, how the scale is chosen, and fresh_fitting, the same for another recording; selected, the selected
    record, or None; marked, the highlighted records; note, what is painted over a drawing that is outdated; overview,
    the strip with the entire drawing, shown if it is not in view.
    """

    def __init__(self, throttle: Throttle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._throttle = throttle
        self.scene: Scene | None = None
        self._recording: Recording[Any] | None = None
        self.words = TreeLabels(lambda _place: "", lambda _count: "", lambda _place: (), {})
        self.camera = Camera(LEGIBLE)
        self.following, self.fitting, self.fresh_fitting = True, Fitting.LEGIBLE, Fitting.LEGIBLE
        self.selected: int | None = None
        self.marked: tuple[int, ...] = ()
        self._placeholder = self.note = ""
        self._pictures = NodePictures()
        self._style = NodeStyle(1.0, colours(), self.palette(), self.font())
        self.overview = TreeOverview(self)
        self.overview.moved.connect(self._centre_on)
        self.setMinimumSize(160, 120)
        self.copying = PictureCopying(self)
        theme().changed.connect(self._restyle)

    # Content

    def show_scene(self, scene: Scene | None, labels: TreeLabels) -> None:
        """Show another drawing. The focused node stays in place, if possible."""
        previous, focused = self.scene, self.focus()
        before = self.point(focused) if focused is not None else None
        record = int(previous.records[focused]) if previous is not None and focused is not None else None
        self.scene, self.words = scene, labels
        if scene is None:
            self.overview.hide()
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

    def set_outdated(self, note: str) -> None:
        """Pale the drawing and show `note` over it, because the drawing of another step is due; "": it is current."""
        if note != self.note:
            self.note = note
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

    def outlook(self) -> Outlook | None:
        """Return what is seen of the drawing now, for `restore`; None without a drawing."""
        if self.scene is None or (focus := self.focus()) is None:
            return None
        record = int(self.scene.records[focus])
        return Outlook(self._recording, self.fitting, self.camera.copy(), record, self.point(focus))

    def restore(self, outlook: Outlook | None) -> None:
        """See the same part of the drawing again, as far as another step of the same recording allows it."""
        if self.scene is None or outlook is None or self._recording is not outlook.recording:
            return
        self.fitting, self.camera = outlook.fitting, outlook.camera.copy()
        place = self.scene.places.get(outlook.record)
        if place is not None:
            self.camera.centre += self.point(place) - outlook.point
        if place is None or place != self.focus() or self.point(place) != outlook.point:
            self.update_camera(fresh=place is None)
        self._update_overview()
        self.update()

    def update_camera(self, fresh: bool = False) -> None:
        """Set the camera: to show everything if that is legible, otherwise the followed node."""
        if self.scene is not None and len(self.scene):
            self._set_camera(self.scene, fresh)
            self._update_overview()

    def _set_camera(self, scene: Scene, fresh: bool) -> None:
        view, bounds = QSizeF(self.size()), self.bounds()
        scale = scales(scene.moment.recording.problem, view)
        fitted = Camera.fitting(bounds, view, scale.largest)
        legible = scale.legible
        whole = scale.smallest if theme().projector else legible  # rather than a part of it, and empty room beside that
        fits = self._widen(fitted, (view.width() - 2 * MARGIN) * ACROSS / bounds.width())
        if self.fitting is Fitting.ALL or (self.fitting is Fitting.LEGIBLE and fitted.scale >= whole and fits):
            self.camera = fitted
            return
        focus = self.focus()
        if self.fitting is Fitting.LEGIBLE:
            if theme().projector and focus is not None:
                legible = self._scale_for_both(scene, focus, scale.smallest, legible)
            self.camera.scale, self.camera.stretch, self.camera.spread = legible, scale.stretch(legible), 1.0
            self._widen(self.camera, view.width() / FAMILY)
        if focus is not None and (self.following or fresh):
            strip = self.overview.width_over(bounds, self.camera.distance(QPointF(view.width(), view.height())))
            beside_it = self.camera.distance(QPointF(strip / 2, 0))
            self.camera.centre -= beside_it
            self._follow(scene, bounds, focus, fresh, QSizeF(view.width() - strip, view.height()))
            self.camera.centre += beside_it

    def _follow(self, scene: Scene, bounds: QRectF, focus: int, fresh: bool, view: QSizeF) -> None:
        """Show the focused node, and what belongs to it, in the part of the view beside the overview."""
        if fresh:
            self.camera.centre = self.point(focus)
        marked = self._marked_places()
        if theme().projector or marked:
            spoken_of = self._show_spoken_of(scene, focus, marked, view)
            if not marked:
                self._fill_view(scene, bounds, spoken_of)
        else:
            self.camera.bring_in(self.point(focus), view, DOWN + BELOW)
            self.camera.limit_to(bounds, view)
            self.camera.limit_to(filled_rows(scene, bounds, self.camera, view), view)
            self._bring_in_children(scene, focus, view)

    def _scale_for_both(self, scene: Scene, focus: int, smallest: float, legible: float) -> float:
        """Return the scale at which the focused node and the current one are in view, if there is one."""
        if scene.current in (NONE, focus):
            return legible
        fitted = Camera.fitting(self._area([focus, scene.current]), QSizeF(self.size()), legible).scale
        return fitted if fitted >= smallest else legible

    def _show_spoken_of(self, scene: Scene, focus: int, marked: list[int], view: QSizeF) -> QRectF:
        """Centre what the step speaks of, as far as it fits, and return its area of the drawing."""
        self.camera.centre = self.point(marked[0] if marked else focus)
        painter = self.painter_of(QPainter(), view=view)
        places = [*marked, *children(scene, focus), focus] if marked else in_order(scene, focus)
        area = fitting_area(places, lambda place: painter.extent(place, self.words), view)
        corners = (self.camera.to_drawing(corner, view) for corner in (area.topLeft(), area.bottomRight()))
        spoken_of = QRectF(*corners)
        self.camera.centre = spoken_of.center()
        return spoken_of

    def _bring_in_children(self, scene: Scene, focus: int, view: QSizeF) -> None:
        """Move by the smallest distance that shows the focused node and its children, as many as fit, with texts."""
        painter = self.painter_of(QPainter(), view=view)
        places = [focus, *children(scene, focus)]
        area = fitting_area(places, lambda place: painter.extent(place, self.words), view)
        self.camera.show(area.adjusted(-EDGE, -EDGE, EDGE, EDGE), view)

    def _fill_view(self, scene: Scene, bounds: QRectF, spoken_of: QRectF) -> None:
        """Move away from empty room beside the drawing, with an area of it still in view."""
        view = QSizeF(self.size())
        for filled in (lambda *_: bounds, filled_rows, filled_columns):
            self.camera.limit_to(filled(scene, bounds, self.camera, view) | spoken_of, view, 0.0)

    def _widen(self, camera: Camera, most: float) -> bool:
        """In Projector mode put nodes as far apart as the smallest costs need; return False if that is over `most`."""
        needed = self.words.costs_width(self.font(), theme().min_label) if theme().projector else 0.0
        if needed <= most:
            camera.spread = max(camera.spread, needed / (ACROSS * camera.scale))
        return needed <= most

    def fit(self) -> None:
        """Show the entire drawing, at any scale."""
        self.fitting = Fitting.ALL
        self.update_camera()
        self.update()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom around a point of the view (default: its centre)."""
        middle = QPointF(self.width() / 2, self.height() / 2)
        self.camera.zoom(factor, middle if at is None else at, QSizeF(self.size()))
        self.show_moved()

    def show_moved(self) -> None:
        """Show the drawing after the user has moved it."""
        self.fitting = Fitting.MANUAL
        self._update_overview()
        self.update()

    def _centre_on(self, point: QPointF) -> None:
        self.camera.centre = point
        self.show_moved()

    def _update_overview(self) -> None:
        if self.scene is None or not len(self.scene):
            return
        view = QSizeF(self.size())
        corners = QPointF(0, 0), QPointF(view.width(), view.height())
        in_view = QRectF(*(self.camera.to_drawing(corner, view) for corner in corners))
        places = np.stack((self.scene.x * ACROSS, self.scene.y * DOWN), axis=1)
        self.overview.show_drawing(self.scene, places, self.bounds(), in_view)

    def bounds(self) -> QRectF:
        """Return the area of the drawing that its nodes and their texts take."""
        assert self.scene is not None
        width, height = self.scene.size
        return self._with_texts(QRectF(0, 0, width * ACROSS, height * DOWN))

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
            MIN_TEXT_HEIGHT if camera else max(MIN_TEXT_HEIGHT, theme().min_label),
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
                tree = self.painter_of(painter)
                tree.paint(self._draw_node, self.words, self.selected_place)
                tree.paint_marked(self._marked_places())
                if self.note:
                    self._paint_note(painter)
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

    def _marked_places(self) -> list[int]:
        """Return the places of the marked nodes that are drawn."""
        return [] if self.scene is None else [self.scene.places[one] for one in self.marked if one in self.scene.places]

    def _area(self, places: list[int]) -> QRectF:
        """Return the area of the drawing that nodes take."""
        assert self.scene is not None
        x, y = self.scene.x[places] * ACROSS, self.scene.y[places] * DOWN
        return self._with_texts(QRectF(QPointF(x.min(), y.min()), QPointF(x.max(), y.max())))

    def _with_texts(self, area: QRectF) -> QRectF:
        """Return an area of nodes' centres with the room for their pictures and texts."""
        top = SIDE * (0.9 if self.words.roots else 0.6)
        return area.adjusted(-ACROSS / 2, -top, ACROSS / 2, BELOW)

    def _draw_node(self, painter: QPainter, box: QRectF, place: int) -> None:
        assert self.scene is not None
        self._pictures.draw(painter, box, self.scene, place, self._style)

    def _paint_note(self, painter: QPainter) -> None:
        veil = QColor(self.palette().base().color())
        veil.setAlphaF(VEIL)
        painter.fillRect(self.rect(), veil)
        paint_note(painter, self, self.note)

    def _restyle(self) -> None:
        font = QFont(QGuiApplication.font())
        self.setFont(font)
        self.overview.restyle()
        self.update_camera(fresh=True)
        self.update()
