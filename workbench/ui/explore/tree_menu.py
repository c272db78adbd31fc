"""The context menus of the tree drawing and of its nodes."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from workbench.search.recording.columns import NONE
from workbench.ui.base import theme
from workbench.ui.base.retranslation import translated


class TreeMenu(QMenu):
    """Attributes, actions: reset_folding, which resets the folding; save_svg, save_png, which save the visible part;
    save_all_svg, save_all_png, which save everything that is unfolded.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reset_folding = QAction(self)
        self.save_svg, self.save_png = QAction(self), QAction(self)
        self.save_all_svg, self.save_all_png = QAction(self), QAction(self)
        self.addAction(self.reset_folding)
        self.addSeparator()
        self.addActions((self.save_svg, self.save_png, self.save_all_svg, self.save_all_png))
        theme.set_icon(self.save_svg, "save")
        for action, key in (
            (self.reset_folding, "tree-menu-as-usual"),
            (self.save_svg, "tree-menu-save-svg"),
            (self.save_png, "tree-menu-save-png"),
            (self.save_all_svg, "tree-menu-save-all-svg"),
            (self.save_all_png, "tree-menu-save-all-png"),
        ):
            translated(action, text=key)


class NodeMenu(QMenu):
    """Attributes: place, of the menu's node; actions: toggle, unfold_below, and made_at and expanded_at, which go to
    the steps that generated and expanded the node. The actions of the drawing are included.
    """

    def __init__(self, drawing: TreeMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = NONE
        self.toggle, self.unfold_below = QAction(self), QAction(self)
        self.to_generation, self.expanded_at = QAction(self), QAction(self)
        self.addActions((self.toggle, self.unfold_below))
        self.addSeparator()
        self.addActions((self.to_generation, self.expanded_at))
        self.addSeparator()
        self.addActions(drawing.actions())
        for action, key in (
            (self.toggle, "tree-menu-toggle"),
            (self.unfold_below, "tree-menu-unfold-below"),
            (self.to_generation, "tree-menu-made-at"),
            (self.expanded_at, "tree-menu-expanded-at"),
        ):
            translated(action, text=key)

    def open_for(self, place: int, point: QPoint, has_children: bool, expanded: bool) -> None:
        """Open at `point` for a node. `has_children`, `expanded`: whether it has children, and has been expanded."""
        self.place = place
        self.toggle.setEnabled(has_children)
        self.unfold_below.setEnabled(has_children)
        self.expanded_at.setEnabled(expanded)
        self.popup(point)
