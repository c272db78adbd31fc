"""What a step speaks of in the drawing of a search: as much of it as fits into the view."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
from PySide6.QtCore import QRectF, QSizeF

from workbench.search.recording.columns import NONE
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
    parents, parent = scene.parents, int(scene.parents[place])
    distance = np.abs(scene.x - scene.x[place])
    children, siblings = np.flatnonzero(parents == place), np.flatnonzero(parents == parent)
    nearest = [group[np.argsort(distance[group], kind="stable")].tolist() for group in (children, siblings)]
    return [*nearest[0], *([] if parent == NONE else [parent]), *nearest[1]]


def fitting_area(places: Iterable[int], extent: Callable[[int], QRectF], room: QSizeF) -> QRectF:
    """Return the area of the first of some nodes, and of each further one that has room together with those before."""
    area = QRectF()
    for place in places:
        larger = area | extent(place)
        if area.isNull() or (larger.width() <= room.width() and larger.height() <= room.height()):
            area = larger
    return area
