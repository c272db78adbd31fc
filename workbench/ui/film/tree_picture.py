"""The search tree in a film: all of it if it is legible, else the part around the node of the step."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPalette

from workbench.search.inspecting.shown_moment import ShownMoment
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment
from workbench.ui.base.theme import Colours
from workbench.ui.states.state_picture import is_board, thumbnail_side
from workbench.ui.trees.tree_camera import Camera
from workbench.ui.trees.tree_maker import TreeMaker
from workbench.ui.trees.tree_painter import ACROSS, DOWN, SIDE, TreePainter
from workbench.ui.trees.tree_pictures import NodeStyle, draw_node
from workbench.ui.trees.tree_scene import Scene

_LEGIBLE, _LARGEST = 1 / 36, 1 / 26
"""The smallest and the largest scale of the tree, relative to the height of a text line in pixels."""
_MIN_ACROSS = 4.2
"""At least this many nodes beside each other are in view."""
_BELOW = SIDE / 2 + 36
"""The height of a node's picture and texts below its position, at scale 1."""


class FilmTree:
    """Draws the tree of a search step by step; `unit`: the height of a text line in pixels.

    Attributes: scene, what was drawn last, and camera, which part of it, or None.
    """

    def __init__(self, unit: float) -> None:
        self._maker = TreeMaker()
        self._legible, self._largest = unit * _LEGIBLE, unit * _LARGEST
        self.camera: Camera | None = None
        self.scene: Scene | None = None

    def draw(self, painter: QPainter, room: QRectF, moment: Moment[Any], colours: Colours, palette: QPalette) -> None:
        """Draw the tree after a step into `room`."""
        scene = self.scene = self._maker.build(ShownMoment(moment, moment), graph=False, picked=None)
        camera = self._camera_on(scene, room)
        font = QGuiApplication.font()
        painter.save()
        painter.fillRect(room, QColor(colours.surface))
        painter.setClipRect(room)
        painter.translate(room.topLeft())
        style = NodeStyle(camera.scale, colours, palette, font)
        tree = TreePainter(painter, scene, camera, room.size(), colours, font)
        tree.paint(
            lambda inner, box, place: draw_node(inner, box, scene, place, style), self._maker.labels(scene), None
        )
        painter.restore()

    def _camera_on(self, scene: Scene, room: QRectF) -> Camera:
        """Return a camera that shows everything, or follows the node of the step, moving no more than necessary."""
        width, height = scene.size
        bounds = QRectF(0, 0, width * ACROSS, height * DOWN).adjusted(-ACROSS / 2, -SIDE * 0.9, ACROSS / 2, _BELOW)
        fitted = Camera.fitting(bounds, room.size(), self._largest)
        legible, problem = self._legible, scene.moment.recording.problem
        if is_board(problem):
            legible = max(legible, thumbnail_side(problem) / SIDE)
        legible = min(legible, room.width() / (_MIN_ACROSS * ACROSS))
        if fitted.scale >= legible:
            self.camera = fitted
            return fitted
        place = 0 if scene.current == NONE else scene.current
        focus = QPointF(float(scene.x[place]) * ACROSS, float(scene.y[place]) * DOWN)
        camera = Camera(legible, focus if self.camera is None else self.camera.centre)
        camera.bring_in(focus, room.size(), DOWN + _BELOW)
        camera.limit_to(bounds, room.size())
        self._show_family(camera, scene, place, room.width() / camera.scale_across)
        self.camera = camera
        return camera

    @staticmethod
    def _show_family(camera: Camera, scene: Scene, place: int, visible: float) -> None:
        """Move sideways until a node and its successors are in view, if they fit; `visible`: the width in view."""
        x = scene.x[np.append(np.flatnonzero(scene.parents == place), place)] * ACROSS
        left, right = float(x.min()) - ACROSS / 2, float(x.max()) + ACROSS / 2
        if right - left <= visible:
            camera.centre.setX(min(max(camera.centre.x(), right - visible / 2), left + visible / 2))
