"""What a step speaks of in the drawing of a search: as much of it as fits into the view."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF

from workbench.search.recording.columns import NONE
from workbench.ui.trees.tree_camera import Camera
from workbench.ui.trees.tree_painter import ACROSS, DOWN
from workbench.ui.trees.tree_scene import Scene


def in_order(scene: Scene, focus: int) -> list[int]:
    """Return the places that should be in view with a node, the most important first, without duplicates.

    These are the node, the current one, and then of each of the two: its children, its parent and its siblings.
    """
    subjects = [focus] if scene.current == NONE else [focus, scene.current]
    relatives = [relative for subject in subjects for relative in _family(scene, subject)]
    return list(dict.fromkeys((*subjects, *relatives)))


def _family(scene: Scene, place: int) -> list[int]:
    """Return a node's children, its parent and its siblings, each the nearest first."""
    parent = int(scene.parents[place])
    siblings = _below(scene, parent, place)
    return [*children(scene, place), *([] if parent == NONE else [parent]), *siblings]


def children(scene: Scene, place: int) -> list[int]:
    """Return a node's children, the nearest first."""
    return _below(scene, place, place)


def _below(scene: Scene, parent: int, place: int) -> list[int]:
    """Return the nodes below a parent, or the roots if that is NONE, the nearest to a place first."""
    below = np.flatnonzero(scene.parents == parent)
    return below[np.argsort(np.abs(scene.x[below] - scene.x[place]), kind="stable")].tolist()  # type: ignore[no-any-return]


def fitting_area(places: Iterable[int], extent: Callable[[int], QRectF], room: QSizeF) -> QRectF:
    """Return the area of the first of some nodes, and of each further one that has room together with those before."""
    area = QRectF()
    for place in places:
        larger = area | extent(place)
        if area.isNull() or (larger.width() <= room.width() and larger.height() <= room.height()):
            area = larger
    return area


def filled_rows(scene: Scene, bounds: QRectF, camera: Camera, view: QSizeF) -> QRectF:
    """Return the bounds without the levels, above and below, that have no node in the columns in view."""
    half = camera.distance(QPointF(view.width() / 2, 0)).x()
    y = scene.y[np.abs(scene.x * ACROSS - camera.centre.x()) <= half]
    if not len(y):
        return bounds
    top, bottom = (float(y.min()) - float(scene.y.min())) * DOWN, (float(scene.y.max()) - float(y.max())) * DOWN
    return bounds.adjusted(0, top, 0, -bottom)


def filled_columns(scene: Scene, bounds: QRectF, camera: Camera, view: QSizeF) -> QRectF:
    """Return the bounds without the columns, left and right, that have no node on the levels in view."""
    half = camera.distance(QPointF(0, view.height() / 2)).y()
    x = scene.x[np.abs(scene.y * DOWN - camera.centre.y()) <= half]
    if not len(x):
        return bounds
    left, right = float(x.min()) * ACROSS, (float(scene.x.max()) - float(x.max())) * ACROSS
    return bounds.adjusted(left, 0, -right, 0)
