"""The Explore bench: a board, a search, and everything that can be seen of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from workbench.api import Configuration
from workbench.formats.problem_input import ProblemInput
from workbench.search.finding.conditions import Condition
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.status import Status
from workbench.ui.base.history import History
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.bench.bench import Scene
from workbench.ui.explore import scene as explore_scene
from workbench.ui.explore.board.pane import NOW
from workbench.ui.explore.panes import ExplorePanes
from workbench.ui.explore.tree_pane import STEP, TREE
from workbench.ui.player.player import Mode
from workbench.ui.runs.kept_run import RunEntry
from workbench.wording import number, text
from workbench.wording.conditions import condition_text

SAMPLE = 13
"""The step of the first board's search that a picture shows: a cheaper path to a node on OPEN is found there."""


class ExploreBench(ExplorePanes):
    """The panes at work: what each of them does with the others, and what the window asks of a bench."""

    name = "explore"
    shows_board = True
    predicts = "predict-tip-explore"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: RunEntry | None = None
        self._mapped = self._followed = False
        self._sample: int | None = None
        self._connect()
        self._show_run(self.session.current)
        translated(self.lists.tabBar(), accessibleName="lists-name")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        titles = ("closed-title", "pseudocode-tab", "inspector-title", "runs-title", "moments-title", "chart-tab")
        for place, told in zip(range(self.lists.count()), map(text, titles), strict=False):
            self.lists.setTabText(place, told)
        self.lists.setTabToolTip(self.lists.indexOf(self.pseudocode), text("pseudocode-title"))

    def load(self) -> None:
        """Load the chart."""
        self.chart.load()

    def enter(self) -> bool:
        """Watch the moves, where a banner offers it."""
        if self.banner.offers_moves:
            self.player.watch_moves()
            return True
        return False

    def leave(self) -> bool:
        """Let go of the node that was picked out of a list."""
        if self.spotlight.record is None:
            return False
        self.spotlight.clear()
        return True

    def find_moment(self, back: bool = False) -> None:
        """Go to the next step, or the one before, at which the condition that was written holds; else ask for one."""
        if not self.moments.entry.line.text().strip():
            self.lists.setCurrentWidget(self.moments)
            self.moments.entry.line.setFocus()
            self.told.emit(text("moments-find-what"))
        else:
            self.moments.find_moment(back)
            if self.moments.entry.fault.fault is not None:
                self.lists.setCurrentWidget(self.moments)

    def find_event(self, condition: Condition) -> None:
        """Go to the next step at which a condition holds, searching on until there is one."""
        self.player.find(condition)

    def predict(self) -> None:
        """Begin to ask what the search does next, or leave off."""
        self.prediction.toggle()

    @property
    def asks(self) -> bool:
        """Whether a question stands."""
        return self.round.standing

    def end_round(self) -> bool:
        """End the round that goes on, if there is one; return whether there was."""
        return self.round.leave()

    def ask(self) -> None:
        """Begin to ask what the search does next, from the first question on."""
        self.round.close()
        self.round.open()

    def bookmark(self) -> None:
        """Mark the player's step, or take its mark off, and say so."""
        t = self.player.t
        key = "bookmark-off" if t in self.bookmarks.notes else "bookmark-on"
        self.bookmarks.toggle_here()
        self.told.emit(text(key, step=number(t)))

    def go_to_bookmark(self, back: bool = False) -> None:
        """Go to the next marked step, or the one before; say so where there is none."""
        if not self.bookmarks.go_next(back):
            self.told.emit(text("bookmark-none-before") if back else text("bookmark-none-after"))

    def show_step(self, configuration: Configuration, step: int) -> None:
        """Search the board by `configuration`, and go to a step of it once it has come so far."""
        self.session.configure(configuration)
        self.player.set_mode(Mode.SEARCH)
        self.player.step(step - self.player.t)

    @property
    def history(self) -> History:
        """The history of the boards, and of what is searched in their place."""
        return self.board.editing.history

    def called(self, pane: str) -> str:
        """Return what a pane is called: what is shown in the centre need not be the tree."""
        return self.tree.called if pane == "tree" else pane

    @property
    def other(self) -> ProblemInput | None:
        """What is searched in the place of boards."""
        return self.session.other

    def scene(self) -> Scene:
        """Return the search, the place in it, and what is in view."""
        return explore_scene.scene_of(self)

    def read_scene(self, scene: Scene) -> Callable[[], None]:
        """Return what searches what `scene` says and goes to its place. Raises Fault."""
        return explore_scene.read_scene(self, scene)

    def show_sample(self, step: int | None) -> None:
        """Stand at a step of the first board's search."""
        self._sample = SAMPLE if step is None else step
        self.session.advance_to(self._sample)

    def settled(self) -> bool:
        """Tell whether the sample is there and everything drawn."""
        if self.session.busy or self.arrival.waits:
            return False
        if self._sample is not None:
            self.player.seek(self._sample)
        return super().settled()

    def stop(self) -> None:
        """End the search that goes on; who follows it stands at its last step."""
        self._followed = self.player.following
        self.player.pause()
        self.session.cancel()

    def close_down(self) -> None:
        """End all that goes on, at once."""
        self.player.pause()
        self.tree.stop()
        self.session.close()

    # Within

    def _connect(self) -> None:
        session, player = self.session, self.player
        session.run_changed.connect(self._show_run)
        session.problem_changed.connect(self._turn_centre)
        session.progressed.connect(self._extend)
        session.finished.connect(self._finished)
        session.busy_changed.connect(self.busy_changed)
        player.wanted.connect(session.advance_to)
        player.rested.connect(session.pause)
        player.missed.connect(self._report_missed)
        self.prediction.told.connect(self.told)
        self.breakpoints.changed.connect(lambda: player.set_breakpoints(self.breakpoints.conditions))
        self.board.editing.run_entered.connect(lambda line: explore_scene.show_line(self, line))
        for table in (self.open_list.table, self.closed_list.table):
            table.copied.connect(self._report_copied)
        self.runs.copying.copied.connect(lambda rows: self._report_copied(rows, rows))

    def _turn_centre(self) -> None:
        """Show a map where there is one: it is what the search is about. From one that is left, go back to the tree."""
        self.tree.retranslate()
        self._mapped = isinstance(self.session.shown_problem, HasMap)
        if self._mapped:
            self.tree.faces.choose(STEP)
        elif self.session.other is None and self.tree.faces.choice == STEP:
            self.tree.faces.choose(TREE)

    def _show_run(self, kept: RunEntry | None) -> None:
        if self._shown is not None:
            self._shown.position = self.player.t
        self._shown = kept
        if kept is not None and kept.foreign:
            self.board.show_face(NOW)  # the board that could be searched is another matter
        if kept is None:
            self.player.open(None)
        else:
            self.player.open(kept.timeline, kept.position, kept.over, _moves(kept))
        if isinstance(self.session.shown_problem, HasMap) is not self._mapped:
            self._turn_centre()

    def _extend(self) -> None:
        if self._shown is not None:
            self.player.extend(self._shown.over, _moves(self._shown))

    def _finished(self, kept: RunEntry) -> None:
        if kept is self._shown:
            self._extend()
            if kept.run.status is Status.LIMIT:
                self.player.halt()
            elif kept.run.status is Status.CANCELLED and self._followed:
                self.player.seek(self.player.length)

    def _report_missed(self, condition: Condition, back: bool) -> None:
        key = "moments-missed-back" if back else "moments-missed"
        self.told.emit(text(key, told=condition_text(condition)))

    def _report_copied(self, rows: int, selected: int) -> None:
        self.told.emit(text("nodes-copied", count=rows, selected=number(selected)))


def _moves(kept: RunEntry) -> int:
    return len(kept.run.solution.moves) if kept.run.solution is not None else 0
