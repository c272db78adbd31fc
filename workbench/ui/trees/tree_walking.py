"""Walking through a tree with the arrow keys."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt

from workbench.search.recording.columns import NONE
from workbench.ui.trees.tree_scene import Scene


def beside(scene: Scene, place: int, key: Qt.Key) -> int | None:
    """Return where an arrow key leads from a place: to the parent, to the child that is nearest, or to the neighbour on
    the same level; None where there is no node.
    """
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
