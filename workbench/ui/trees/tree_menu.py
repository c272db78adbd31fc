"""The context menus of the tree drawing and of its nodes."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from workbench.search.recording.columns import NONE
from workbench.ui.controls.buttons import new_action


class TreeMenu(QMenu):
    """Attributes, actions: reset_folding, which resets the folding; save_svg, save_png, which save the visible part;
    save_all_svg, save_all_png, which save everything that is unfolded.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reset_folding = new_action(self, text="tree-menu-as-usual")
        self.save_svg = new_action(self, "save", text="tree-menu-save-svg")
        self.save_png = new_action(self, text="tree-menu-save-png")
        self.save_all_svg = new_action(self, text="tree-menu-save-all-svg")
        self.save_all_png = new_action(self, text="tree-menu-save-all-png")
        self.addAction(self.reset_folding)
        self.addSeparator()
        self.addActions((self.save_svg, self.save_png, self.save_all_svg, self.save_all_png))


class NodeMenu(QMenu):
    """Attributes: place, of the menu's node; actions: toggle, unfold_below, and made_at and expanded_at, which go to
    the steps that generated and expanded the node. The actions of the drawing are included.
    """

    def __init__(self, drawing: TreeMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = NONE
        self.toggle = new_action(self, text="tree-menu-toggle")
        self.unfold_below = new_action(self, text="tree-menu-unfold-below")
        self.to_generation = new_action(self, text="tree-menu-made-at")
        self.expanded_at = new_action(self, text="tree-menu-expanded-at")
        self.addActions((self.toggle, self.unfold_below))
        self.addSeparator()
        self.addActions((self.to_generation, self.expanded_at))
        self.addSeparator()
        self.addActions(drawing.actions())

    def open_for(self, place: int, point: QPoint, has_children: bool, expanded: bool) -> None:
        """Open at `point` for a node. `has_children`, `expanded`: whether it has children, and has been expanded."""
        self.place = place
        self.toggle.setEnabled(has_children)
        self.unfold_below.setEnabled(has_children)
        self.expanded_at.setEnabled(expanded)
        self.popup(point)
