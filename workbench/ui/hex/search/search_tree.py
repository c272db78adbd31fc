"""The search of the position as a tree, at the player's step."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from workbench.hex.board import name, other
from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.pan_zoom import ZOOM_STEP
from workbench.ui.controls.segmented import Segmented
from workbench.ui.controls.shrinking_row import ShrinkingRow
from workbench.ui.hex.search.families import shown_search
from workbench.ui.hex.search.search_pages import SearchPages
from workbench.ui.hex.search.search_tree_model import (
    MAX_CHILDREN,
    MIN_CHILDREN,
    MIN_SCALE,
    DrawnNode,
    Folding,
    SearchTree,
    plans,
    unfolded,
)
from workbench.ui.hex.search.search_tree_view import HexSearchTree
from workbench.ui.player.game_search_player import GameSearchPlayer
from workbench.wording import number, say, text

MIN_INTERVAL, MIN_INTERVAL_WHILE_RUNNING = 0.08, 0.3
"""The minimum interval in seconds between updates; and the one while the search is running."""


class HexSearchTreePane(QWidget):
    """The pane of the search tree.

    Attributes: canvas, the drawing; search_pages, with the button that starts a search; most, the choice of the maximum
    number of children drawn per node; zoom_out, zoom_in, fit, buttons; count, how much of the tree is drawn.

    Signals: `line_chosen(cells)`: the line to the node that was chosen.
    """

    line_chosen = Signal(object)

    def __init__(self, player: GameSearchPlayer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._folding, self._plan = Folding(), plans(MAX_CHILDREN)[0]
        self._recording: Any = None
        self.canvas, self.search_pages = HexSearchTree(self), SearchPages("hex-search-tree-none", self)
        self.most = Segmented(tuple(f"{count}" for count in range(MIN_CHILDREN, MAX_CHILDREN + 1)), self)
        self.most.choose(f"{MAX_CHILDREN}")
        self.zoom_out, self.zoom_in, self.fit = (self._button(icon) for icon in ("zoom-out", "zoom-in", "fit"))
        self._most_name, self.count = Label(self), LiveLabel(self)
        self._throttle = VisibleThrottle(self._refresh, MIN_INTERVAL, self, MIN_INTERVAL_WHILE_RUNNING)
        self._lay_out()
        self.canvas.chosen.connect(self._choose)
        self.canvas.toggled.connect(self._toggle)
        self.canvas.widened.connect(self._widen)
        self.canvas.fit_requested.connect(self.show_all)
        self.canvas.resized.connect(self._throttle.request)
        self.most.chosen.connect(self.show_all)
        self.zoom_in.clicked.connect(lambda: self.canvas.zoom(ZOOM_STEP))
        self.zoom_out.clicked.connect(lambda: self.canvas.zoom(1 / ZOOM_STEP))
        self.fit.clicked.connect(self.show_all)
        player.moved.connect(self._throttle.request)
        player.lengthened.connect(self._throttle.request)
        translated(self.canvas, accessibleName="hex-search-tree", toolTip="hex-search-tree-hint")
        translated(self._most_name, text="hex-tree-max")
        translated(self.most, accessibleName="hex-tree-max")
        for button, key, tip in (
            (self.zoom_in, "tree-zoom-in", "tree-zoom-in-tip"),
            (self.zoom_out, "tree-zoom-out", "tree-zoom-out-tip"),
            (self.fit, "tree-fit", "hex-tree-fit-tip"),
        ):
            translated(button, accessibleName=key, toolTip=tip)
        translated(self.count, toolTip="hex-tree-drawn-tip")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        counts = [f"{count}" for count in range(MIN_CHILDREN, MAX_CHILDREN + 1)]
        self.most.set_texts({count: count for count in counts})
        self.most.set_hints(dict.fromkeys(counts, text("hex-tree-max-tip")))
        self.count.discard_width()
        self._refresh()

    def narration(self) -> tuple[str, ...]:
        """Return what happened in the current step."""
        moment: Any = self._player.moment
        if moment is None:
            return (self.search_pages.message.text(),)
        if self._player.micro:
            return (say(self._player.micro_steps[self._player.micro - 1].message),)
        if not moment.t:
            return (text("hex-step-none"),)
        return shown_search(moment.recording).narration(moment)

    def show_all(self) -> None:
        """Draw as much as fits, as large as possible; nodes that the user unfolded stay unfolded."""
        self.canvas.fitted = True
        self._refresh()

    # Internal

    def _button(self, icon: str) -> QToolButton:
        button = QToolButton(self, autoRaise=True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_icon(button, icon)
        return button

    def _lay_out(self) -> None:
        drawing = self.search_pages.content
        zooms = (self.zoom_out, self.zoom_in, self.fit)
        self._row = ShrinkingRow((self._most_name, self.most, self.count), zooms, (*zooms[:2], self.count), drawing)
        vbox(self._row, (self.canvas, 1), parent=drawing, margins=0, spacing=0)

    def _refresh(self) -> None:
        moment: Any = self._player.moment
        if moment is None or moment.recording is not self._recording:
            self._folding.clear()
            self.canvas.fitted = True
            self._recording = None if moment is None else moment.recording
            self.canvas.set_picked(None)
        self.search_pages.show_content(moment is not None)
        if moment is None:
            return
        self.canvas.set_board(moment.recording.game.board)
        self._draw(shown_search(moment.recording).tree(moment))
        drawn = len(self.canvas.leaves)
        self.count.setText(text("hex-tree-drawn", drawn=number(drawn), count=moment.records) if drawn else "")
        self._row.share()
        self._describe()

    def _draw(self, tree: SearchTree) -> None:
        """Draw as much of the tree as fits; once the user has unfolded a node, keep the plan and reduce the scale."""
        canvas = self.canvas
        if not canvas.fitted:
            canvas.show_nodes(unfolded(tree, self._folding, self._plan))
            return
        candidate_plans = [self._plan] if self._folding else plans(int(self.most.choice))
        for self._plan in candidate_plans:
            drawn_nodes = unfolded(tree, self._folding, self._plan)
            scale = canvas.fitting(drawn_nodes)
            if scale >= self._plan.min_scale:
                break
        canvas.show_nodes(drawn_nodes, max(scale, MIN_SCALE))

    def _choose(self, record: int) -> None:
        self.canvas.set_picked(record)
        node = self._leaf(record)
        if node is not None:
            self.canvas.bring_in(node)
            side = self._recording.game.board.to_move
            sides = (side, other(side))
            self.line_chosen.emit([(cell, sides[place % 2]) for place, cell in enumerate(node.line)])
        self._describe()

    def _toggle(self, record: int) -> None:
        """Fold or unfold a node."""
        nodes = self.canvas.leaves
        place = next((place for place, node in enumerate(nodes) if node.record == record), None)
        self._folding.toggle(record, any(node.parent == place for node in nodes))
        self._redraw_around(record)

    def _widen(self, record: int) -> None:
        """Draw more children of a node."""
        nodes = self.canvas.leaves
        place = next((place for place, node in enumerate(nodes) if node.record == record), None)
        drawn = sum(node.parent == place for node in nodes)
        self._folding.widen(record, drawn, int(self.most.choice))
        self._redraw_around(record)

    def _redraw_around(self, record: int) -> None:
        """Draw again, with a node and its last child in view."""
        self._refresh()
        nodes = self.canvas.leaves
        place = next((place for place, node in enumerate(nodes) if node.record == record), None)
        for node in [node for node in nodes if node.parent == place][-1:] + [
            node for node in nodes if node.record == record
        ]:
            self.canvas.bring_in(node)

    def _leaf(self, record: int) -> DrawnNode | None:
        return next((node for node in self.canvas.leaves if node.record == record), None)

    def _describe(self) -> None:
        """Set the accessible description to the chosen node."""
        node = None if self.canvas.picked is None else self._leaf(self.canvas.picked)
        if node is not None and node.line:
            move = name(self._recording.game.board.size, node.line[-1])
            if node.texts is not None or not node.visits:
                self.canvas.setAccessibleDescription(" ".join((move, *(node.texts or ()))))
                return
            fields = {"cell": move, "rate": number(100 * node.rate, 1)}
            self.canvas.setAccessibleDescription(text("hex-node", visits=node.visits, **fields))
