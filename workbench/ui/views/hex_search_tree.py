"""The search of the position as a tree, at the step where the player stands."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from workbench.hex.board import name, other
from workbench.search import explain_games
from workbench.search.cutoff_tree import CutoffMoment
from workbench.ui import turn
from workbench.ui.hex_words import colour_word
from workbench.ui.models.hex_search_tree import Leaf, unfolded
from workbench.ui.retranslation import spoken
from workbench.ui.theme import set_icon
from workbench.ui.thought_player import ThoughtPlayer
from workbench.ui.throttle import Throttle
from workbench.ui.widgets.hex_search_tree import HexSearchTree
from workbench.ui.widgets.pane_title import Muted
from workbench.wording import number, say, text

LEAST, LEAST_WHILE_GROWING = 0.08, 0.3
"""Seconds from one refreshing to the next at least; and while the search goes on."""


class HexSearchTreePane(QWidget):
    """Attributes: canvas, the drawing; go, the button that begins a search. Signals: `line_chosen(cells)` of the node
    that was chosen; `wanted` a search is wanted.
    """

    line_chosen = Signal(object)
    wanted = Signal()

    def __init__(self, player: ThoughtPlayer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._opened: set[int] = set()
        self._closed: set[int] = set()
        self._of: Any = None
        self.canvas, self.area, self.go = HexSearchTree(), QScrollArea(self), QPushButton(self)
        self._message, self._hint = Muted(self, wrap=True), Muted(self)
        self._pages = QStackedWidget(self)
        self._throttle = Throttle(self._refresh, LEAST, self)
        self._growing = Throttle(self._refresh, LEAST_WHILE_GROWING, self)
        self._lay_out()
        self.canvas.chosen.connect(self._choose)
        self.canvas.toggled.connect(self._toggle)
        self.go.clicked.connect(self.wanted)
        player.moved.connect(self._ask)
        player.lengthened.connect(self._ask)
        spoken(self.retranslate)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.canvas.setAccessibleName(text("hex-search-tree"))
        self._message.setText(text("hex-search-tree-none"))
        self._hint.setText(text("hex-search-tree-hint"))
        self.go.setText(text("hex-analyse"))
        self.go.setToolTip(text("hex-analyse-tip"))
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened while hidden."""
        super().showEvent(event)
        self._refresh()

    def narration(self) -> tuple[str, ...]:
        """Return what happened in the step at hand."""
        moment: Any = self._player.moment
        if moment is None:
            return (text("hex-search-tree-none"),)
        if self._player.micro:
            return (say(self._player.micro_steps[self._player.micro - 1].message),)
        if not moment.t:
            return (text("hex-step-none"),)
        if isinstance(moment, CutoffMoment):
            return tuple(say(step.message) for step in explain_games.steps(moment))
        recording = moment.recording
        board = recording.game.board
        way = [name(board.size, recording.cell(record)) for record in moment.path[1:]]
        winner = colour_word(moment.winner) if moment.winner else ""
        told = [text("hex-step", step=number(moment.t), way=" ".join(way) or "–", winner=winner)]
        best = moment.best_first(0)
        if best:
            shown = {"move": name(board.size, recording.cell(best[0])), "rate": number(100 * moment.rate(best[0]), 1)}
            told.append(text("hex-step-best", visits=int(moment.visits[best[0]]), **shown))
        return tuple(told)

    # Within

    def _lay_out(self) -> None:
        set_icon(self.go, "search")
        self.area.setWidget(self.canvas)
        self.area.viewport().setBackgroundRole(QPalette.ColorRole.Base)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        empty = QWidget(self)
        column = QVBoxLayout(empty)
        column.addStretch(1)
        column.addWidget(self._message)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.go)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        for page in (empty, self.area):
            self._pages.addWidget(page)
        self._hint.setContentsMargins(8, 4, 8, 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self._hint)

    def _ask(self) -> None:
        if self.isVisible():
            (self._growing if turn.wanted() else self._throttle).request()

    def _refresh(self) -> None:
        moment: Any = self._player.moment
        fresh = moment is None or moment.recording is not self._of
        if fresh:
            self._opened.clear()
            self._closed.clear()
            self._of = None if moment is None else moment.recording
            self.canvas.set_picked(None)
        self._pages.setCurrentIndex(0 if moment is None else 1)
        self._hint.setVisible(moment is not None)
        if moment is None or not self.isVisible():
            return
        self.canvas.show_leaves(moment.recording.game.board, unfolded(moment, self._opened, self._closed), fresh)
        if fresh:
            self._centre()
        self._describe()

    def _centre(self) -> None:
        """Have the root in the middle."""
        if not self.canvas.leaves:
            return
        root = round(self.canvas.box(self.canvas.leaves[0]).center().x())
        self.area.ensureVisible(root, 0, self.area.viewport().width() // 2, 0)

    def _choose(self, record: int) -> None:
        self.canvas.set_picked(record)
        leaf = self._leaf(record)
        if leaf is not None:
            box = self.canvas.box(leaf).center()
            self.area.ensureVisible(round(box.x()), round(box.y()), 60, 60)
            side = self._of.game.board.to_move
            sides = (side, other(side))
            self.line_chosen.emit([(cell, sides[place % 2]) for place, cell in enumerate(leaf.line)])
        self._describe()

    def _toggle(self, record: int) -> None:
        """Fold a node that is unfolded, unfold another one."""
        shown = self.canvas.leaves
        place = next((place for place, leaf in enumerate(shown) if leaf.record == record), None)
        if any(leaf.parent == place for leaf in shown):
            self._closed.add(record)
            self._opened.discard(record)
        else:
            self._opened.add(record)
            self._closed.discard(record)
        self._refresh()

    def _leaf(self, record: int) -> Leaf | None:
        return next((leaf for leaf in self.canvas.leaves if leaf.record == record), None)

    def _describe(self) -> None:
        """Say to those who do not see it what is chosen."""
        leaf = None if self.canvas.picked is None else self._leaf(self.canvas.picked)
        if leaf is not None and leaf.line:
            if leaf.told is not None:
                move = name(self._of.game.board.size, leaf.line[-1])
                self.canvas.setAccessibleDescription(" ".join((move, *leaf.told)))
                return
            told = {"cell": name(self._of.game.board.size, leaf.line[-1]), "rate": number(100 * leaf.rate, 1)}
            self.canvas.setAccessibleDescription(text("hex-node", visits=leaf.visits, **told))
