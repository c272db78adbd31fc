"""The drawing of the states expanded by two searches, in the colours of both."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from workbench.ui.base.theme import Colours, colours
from workbench.ui.trees.tree_canvas import TreeCanvas
from workbench.ui.trees.tree_legend import TreeLegend
from workbench.ui.trees.tree_painter import TreeLabels
from workbench.ui.trees.tree_scene import Scene


class JointCanvas(TreeCanvas):
    """A drawing of trees in the colours of two configurations. `pair`: the indices of their letters."""

    pair = (0, 1)

    def colours(self) -> Colours:
        """Return the current colours, the pair's first."""
        now = colours()
        one, other = (now.configurations[place] for place in self.pair)
        return replace(now, configurations=(one, other, *now.configurations))

    def show_scene(self, scene: Scene | None, words: TreeLabels) -> None:
        """Show another scene; scale it to fit if it belongs to other searches."""
        former = self.scene
        super().show_scene(scene, words)
        if scene is not None and (former is None or former.moment.recording is not scene.moment.recording):
            self.fit()


class JointLegend(TreeLegend):
    """The legend of a JointCanvas, in its colours."""

    def __init__(self, canvas: JointCanvas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._canvas = canvas

    def palette_of_signs(self) -> Colours:
        return self._canvas.colours()
