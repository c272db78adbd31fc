"""Navigation in a tree with the arrow keys."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt

from workbench.search.recording.columns import NONE
from workbench.ui.trees.tree_scene import Scene


def neighbour(scene: Scene, place: int, key: Qt.Key) -> int | None:
    """Return the place that an arrow key leads to, or None.

    Up leads to the parent, Down to the nearest child, Left and Right to the neighbour on the same level.
    """
    if key == Qt.Key.Key_Up:
        parent = int(scene.parents[place])
        return None if parent == NONE else parent
    if key == Qt.Key.Key_Down:
        below = np.flatnonzero((scene.parents == place) & (scene.records >= 0))
        nearest = np.argsort(np.abs(scene.x[below] - scene.x[place]), kind="stable")
        return int(below[nearest[0]]) if len(below) else None
    ahead = (scene.x - scene.x[place]) * (1 if key == Qt.Key.Key_Right else -1)
    neighbour = np.flatnonzero((scene.y == scene.y[place]) & (ahead > 0) & (scene.records >= 0))
    return int(neighbour[np.argmin(ahead[neighbour])]) if len(neighbour) else None
