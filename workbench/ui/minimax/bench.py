"""The Game trees bench: minimax and alpha-beta, step by step, on a tree that is written out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from workbench.formats.game_tree_text import read_game_tree, write_game_tree
from workbench.game_trees.searching import ALGORITHMS, ALPHABETA
from workbench.game_trees.tree import GameTree
from workbench.lessons.concealment import Concealment
from workbench.search.explaining import games
from workbench.ui.base.history import History
from workbench.ui.base.layouts import over, vbox
from workbench.ui.base.theme import pixels, theme
from workbench.ui.bench.bench import Scene, framed
from workbench.ui.bench.pane_area import PaneArea
from workbench.ui.bench.scene_reading import read, read_choice, read_index
from workbench.ui.controls.file_dialog import ask_to_open, ask_to_save
from workbench.ui.controls.message_dialog import faults_shown
from workbench.ui.minimax.code import MinimaxCode
from workbench.ui.minimax.counters import MinimaxCounters
from workbench.ui.minimax.predict_round import MinimaxRound
from workbench.ui.minimax.session import MinimaxSession
from workbench.ui.minimax.setup import MinimaxSetup
from workbench.ui.minimax.shown_tree import shown_nodes
from workbench.ui.minimax.tree_view import MinimaxTreeView
from workbench.ui.player.game_search_player import GameSearchPlayer
from workbench.ui.player.narration import Narration
from workbench.ui.predict.predicting_bench import PredictingBench
from workbench.ui.predict.strip import PredictStrip
from workbench.wording import say, text

SAMPLE_STEP = 7
"""The step of a sample picture: the first cut-off in the first tree."""


MAX_LEAST_WIDTH = 330
"""The largest minimum width of the tree with large text, in pixels at the standard text size; a wider one is scrolled.
"""
NARRATION_LINES = 5
"""Lines of the narration in Projector mode: what it says at the last step is long, and must not cover the values."""
MAX_LEAST_LINES = 12
"""The largest minimum height of the tree with large text, in lines of text."""


class _TreeArea(QScrollArea):
    """Scrolls a tree; with large text it needs the width of the tree, so that only large trees are scrolled."""

    def minimumSizeHint(self) -> QSize:
        least, tree = super().minimumSizeHint(), self.widget()
        if tree is not None and theme().large:
            most = QSize(pixels(MAX_LEAST_WIDTH), MAX_LEAST_LINES * self.fontMetrics().lineSpacing())
            least = tree.minimumSize().boundedTo(most)
        return least

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.updateGeometry()  # the tree may have been set while it was hidden

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().viewportEvent(event)


class MinimaxBench(PredictingBench):
    """Attributes: minimax, the model; setup, the text of the tree; tree, its drawing; code, narration."""

    round: MinimaxRound
    name = "minimax"
    predicts = "predict-tip-minimax"
    layouts = (
        {"columns": (820, 460)},
        {"columns": (960, 320)},
        {"columns": (640, 640)},
        {"columns": (1020, 260)},
    )
    projected = MappingProxyType({"columns": (760, 520)})

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.minimax = session = MinimaxSession(self)
        self.player = self._steps = GameSearchPlayer(self)
        self.setup = MinimaxSetup(session)
        self.tree = MinimaxTreeView(self.setup.fault_height)
        self.code, self.counters = MinimaxCode(session, self._steps), MinimaxCounters(self._steps)
        self.narration = Narration(self._steps, self._narrate, projected=NARRATION_LINES)
        self.narration.may_cover(self.code.code.set_cover)
        self.round = MinimaxRound(session, self._steps, self)
        self.prediction = PredictStrip(self.round, self.narration, self)
        self.prediction.refresh()
        self._picking = False
        self._lay_out()
        self._steps.moved.connect(self._draw)
        self._steps.lengthened.connect(self._draw)
        self.tree.chosen.connect(self._choose)
        self.code.code.asked.connect(self._pick_line)
        session.changed.connect(self._open)
        session.history.changed.connect(self.history_changed)
        self.setup.copied.connect(self.message_reported)
        self.setup.open_requested.connect(self.open_file)
        self.setup.save_requested.connect(self.save_file)
        self.prediction.message_reported.connect(self.message_reported)
        self.round.ended.connect(self.message_reported)
        self.round.picked.connect(self.prediction.question.line.setFocus)  # so that Enter answers
        self._open()
        self._steps.seek(0)

    @property
    def history(self) -> History:
        return self.minimax.history

    @property
    def panes(self) -> Mapping[str, QWidget]:
        return {"setup": self.setup, "tree": self.tree, "code": self.code, "narration": self.narration}

    def open_file(self) -> bool:
        title, kinds = text("minimax-open-title"), text("minimax-kinds")
        ask_to_open(self.window(), title, "game-tree", kinds, self.open_file_named)
        return True

    def open_file_named(self, name: str) -> None:
        """Show the tree in a file, or what is wrong with it."""
        with self.setup.fault.catching():
            self.minimax.change(read_game_tree(name), self.minimax.algorithm)
            self.setup.fault.show_fault(None)

    def save_file(self) -> bool:
        title, kinds = text("minimax-save-title"), text("minimax-kinds")
        ask_to_save(self.window(), title, "game-tree", kinds, text("minimax-tree"), ".txt", self.save_file_named)
        return True

    def save_file_named(self, name: str) -> None:
        """Write the tree to a file, or show what is wrong with it."""
        with faults_shown(self.window()):
            write_game_tree(Path(name), self.minimax.tree)
            self.message_reported.emit(text("minimax-saved", name=Path(name).name))

    def leave(self) -> bool:
        """Leave Predict."""
        return self.prediction.leave()

    def scene(self) -> Scene:
        """Return the tree, the algorithm, and the player's step."""
        session, player = self.minimax, self._steps
        scene: Scene = {"tree": str(session.tree), "algorithm": session.algorithm, "at": player.t}
        return scene | ({"micro": player.micro} if player.micro else {})

    def read_scene(self, scene: Scene) -> Callable[[], None]:
        """Return a function that shows `scene`. Raises Fault before any change."""
        session = self.minimax
        tree = GameTree.parse(read(scene, "tree", str, "")) if "tree" in scene else session.tree
        algorithm = read_choice(scene, "algorithm", ALGORITHMS) or session.algorithm
        at = read_index(scene, "at") if {"tree", "algorithm", "at"} & {*scene} else self._steps.t
        micro = read_index(scene, "micro")

        def show() -> None:
            session.limit(None)
            session.show(tree, algorithm)
            self._steps.go_to_micro_step(min(at, self._steps.length), 0)
            self._steps.go_to_micro_step(self._steps.t, min(micro, len(self._steps.micro_steps)))

        return show

    def conceal(self, concealed: Concealment) -> None:
        """Also end the search at the step after which everything is hidden."""
        t, micro = self._steps.t, self._steps.micro
        self.minimax.limit(None if concealed.step is None else max(concealed.step, t + (micro > 0)))
        self._steps.go_to_micro_step(min(t, self._steps.length), micro)
        super().conceal(concealed)

    def pick_cells(self, on: bool) -> None:
        """Emit `cell_picked` for a click on a node, instead of going to its step."""
        self._picking = on

    def show_sample(self, step: int | None) -> None:
        """Show a cut-off."""
        self.minimax.show(self.minimax.tree, ALPHABETA)
        self._steps.seek(SAMPLE_STEP if step is None else step)

    def close_down(self) -> None:
        self._steps.pause()

    # Internal

    def _lay_out(self) -> None:
        scroll = _TreeArea(self)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self.tree)
        drawing = QWidget(self)
        drawing.setLayout(over(scroll, self.setup.fault))
        columns = self.splitter(
            "columns", Qt.Orientation.Horizontal, framed(self.setup, drawing), framed(self.code), stretch=(2, 1)
        )
        vbox((PaneArea(columns), 1), self.narration, self.prediction, parent=self, margins=0, spacing=0)

    def _open(self) -> None:
        """Play the current recording, from its start if it is of another tree or algorithm."""
        t = self._steps.t
        same = self._steps.recording is not None and self._steps.recording.game is self.minimax.tree
        self._steps.show_recording(self.minimax.recording)
        self._steps.seek(min(t, self._steps.length) if same else 0)
        self._draw()
        self.narration.request()

    def _draw(self) -> None:
        moment: Any = self._steps.moment
        micro = self._steps.micro
        spoken = str(self._steps.micro_steps[micro - 1].values.get("node", "")) if micro else ""
        self.tree.show_nodes(self.minimax.tree, shown_nodes(self.minimax.tree, moment, spoken))

    def _choose(self, name: str) -> None:
        """Go to the step at which a node was entered; or use the node as an answer while a question is open."""
        if self._picking:
            self.cell_picked.emit(name)
            return
        if self.round.pick(name):
            return
        recording, node = self.minimax.recording, self.minimax.tree.node(name)
        step = next((one + 1 for one in range(recording.length) if recording.state(one) == node), None)
        if step is None:
            self.message_reported.emit(text("minimax-never-entered", name=name))
        else:
            self._steps.seek(step)

    def _pick_line(self, row: int) -> None:
        if (shown := self.code.model.listing) is not None:
            self.line_picked.emit(shown.lines[row].label, shown.lines[row].text)

    def _narrate(self) -> tuple[str, ...]:
        player = self._steps
        if player.micro:
            return (say(player.micro_steps[player.micro - 1].message),)
        moment = player.moment
        return () if moment is None else tuple(say(step.message) for step in games.steps(moment))
