"""The Explore bench: a board, a search and all views of the search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from workbench.api import Configuration
from workbench.api.start import FIRST_EXPANSIONS
from workbench.formats.problem_input import ProblemInput
from workbench.formats.run_line import END
from workbench.lessons.concealment import Concealment
from workbench.search.finding.conditions import Condition
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.status import Status
from workbench.ui.base.history import History
from workbench.ui.base.holding import Holding
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.settings import Settings
from workbench.ui.base.throttle import Throttle
from workbench.ui.bench.bench import Scene
from workbench.ui.bench.scene_reading import read_line
from workbench.ui.explore import scene as explore_scene
from workbench.ui.explore.board.pane import NOW
from workbench.ui.explore.panes import ExplorePanes
from workbench.ui.explore.panes_in_step import PanesInStep
from workbench.ui.explore.runs_model import search_name
from workbench.ui.player.mode import Mode
from workbench.ui.player.pacer import FULL
from workbench.ui.player.player import Player
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.trees.tree_pane import STEP, TREE
from workbench.wording import number, text
from workbench.wording.conditions import condition_text

SAMPLE_STEP = 13
"""The step of the first board's search in the sample picture. A cheaper path to a node on OPEN is found there."""


class ExploreBench(ExplorePanes):
    """Connects the panes with each other and implements what the window needs of a bench."""

    name = "explore"
    shows_shared_board = True
    predicts = "predict-tip-explore"

    def __init__(self, parent: QWidget | None = None, settings: Settings | None = None) -> None:
        super().__init__(parent, settings)
        self._run_entry: RunEntry | None = None
        self._shows_map = self._was_following = False
        self._sample: int | None = None
        self._of_scenes: list[RunEntry] = []
        lists = self.open_list, self.closed_list, self.pseudocode, self.inspector
        boards = self.stage, self.large_board
        texts = self.narration, self.counters
        self._in_step = PanesInStep(self.player, (self.tree, self.space, self.chart, *boards, *lists, *texts), self)
        self._connect()
        self._show_run(self.session.current)
        translated(self.lists.tabBar(), accessibleName="lists-name")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        titles = (
            "closed-title",
            "pseudocode-tab",
            "inspector-title",
            "runs-title",
            "moments-title",
            "chart-tab",
            "open-title",
        )
        for index, label in zip(range(self.lists.count()), map(text, titles), strict=False):
            self.lists.setTabText(index, label)
        self.lists.setTabToolTip(self.lists.indexOf(self.pseudocode), text("pseudocode-title"))

    def load(self) -> None:
        self.chart.load()

    def enter(self) -> bool:
        """Watch the moves if the result banner offers that."""
        if self.banner.offers_moves:
            self.player.watch_moves()
            return True
        return False

    def leave(self) -> bool:
        """Close the settings that a lecture opens for a time, Predict, or deselect the picked node."""
        if self.line.button.isChecked():
            self.line.button.setChecked(False)
            return True
        if self.prediction.leave():
            return True
        if self.node_selection.record is None:
            return False
        self.node_selection.clear()
        return True

    def put_aside(self) -> None:
        """Pause; a search that was on its way can be continued from the banner."""
        unfinished, on_the_way = self.session.unfinished, _on_the_way(self.player)
        super().put_aside()
        if unfinished and on_the_way is not None:
            self.banner.offer_to_go_on(on_the_way)
            self._paused = False  # the banner says so

    def find_moment(self, back: bool = False) -> None:
        """Go to the next (or previous) step at which the entered condition holds; without a condition, ask for one."""
        if not self.moments.entry.line.text().strip():
            self.lists.setCurrentWidget(self.moments)
            self.moments.entry.line.setFocus()
            self.message_reported.emit(text("moments-find-what"))
        else:
            self.moments.find_moment(back)
            if self.moments.entry.fault.fault is not None:
                self.lists.setCurrentWidget(self.moments)

    def find_event(self, condition: Condition) -> None:
        """Go to the next step at which a condition holds. The search continues until there is one."""
        self.player.find(condition)

    @property
    def asks(self) -> bool:
        """Whether a question is open."""
        return super().asks or self.concealing.active

    def ask(self) -> None:
        """Restart the predictions with the first question."""
        self.round.close()
        self.round.open()

    def bookmark(self) -> None:
        """Bookmark the player's step, or remove its bookmark, and show a message."""
        t = self.bookmarks.here
        key = "bookmark-off" if t in self.bookmarks.notes else "bookmark-on"
        self.bookmarks.toggle_here()
        self.message_reported.emit(text(key, step=number(t)))

    def go_to_bookmark(self, back: bool = False) -> None:
        """Go to the next (or previous) bookmark, or show a message if there is none."""
        if not self.bookmarks.go_next(back):
            self.message_reported.emit(text("bookmark-none-before") if back else text("bookmark-none-after"))

    def show_step(self, configuration: Configuration, step: int) -> None:
        """Search the board by `configuration`, and go to `step` as soon as the search has reached it."""
        self.session.configure(configuration)
        self.session.postponed.afterwards(lambda: self.pending_seek.go_to(step))

    @property
    def unsaved(self) -> Sequence[str]:
        """Long searches that have not ended, and bookmarks."""
        runs = self.session.runs
        lost = [
            text("close-search", name=search_name(entry), count=entry.run.expanded) for entry in runs if entry.unsaved
        ]
        bookmarks = sum(len(entry.bookmarks) for entry in runs)
        return (*lost, text("close-bookmarks", count=bookmarks)) if bookmarks else lost

    @property
    def history(self) -> History:
        """The history of the boards and of the other problems searched."""
        return self.board.editing.history

    @property
    def other_actions(self) -> Sequence[QAction]:
        """What can be searched, and done to the boards, also while another face, or Projector mode, hides it."""
        board, choice = self.board, self.board.problem.menu.menuAction()
        away = self.session.other is None and not board.editor.tools.scramble.isVisible()
        return (choice, board.scramble, *board.menu.actions()) if away else (choice, board.menu.my_boards)

    def called(self, pane: str) -> str:
        """Return the name of a pane. The one in the centre is named after what it shows."""
        return self.tree.called if pane == "tree" else pane

    @property
    def other(self) -> ProblemInput | None:
        """The problem that is searched instead of boards, or None."""
        return self.session.other

    def scene(self) -> Scene:
        return explore_scene.scene_of(self)

    def read_scene(self, scene: Scene) -> Callable[[], None]:
        """Return a function that starts the search described by `scene` and goes to its step. Raises Fault."""
        return explore_scene.read_scene(self, scene)

    def show_afresh(self, scene: Scene) -> None:
        """Show `scene`; a search that has gone further than its step is repeated, and replaces that one in the list."""
        known = [*self.session.runs]
        self.show_scene(scene)
        self._replace_repeated(known)
        line, current = read_line(scene), self.session.current
        if line is None or line.step in (None, END) or current is None or current.timeline.length <= line.step:
            return
        self.session.repeat_run()
        self._replace_repeated(known)
        self.show_scene(scene)

    def _replace_repeated(self, known: Sequence[RunEntry]) -> None:
        """Remove the runs of the same search that earlier scenes have made, if the current one is not among `known`."""
        current = self.session.current
        if current is None or current in known:
            return
        for entry in self._of_scenes:
            if not entry.pinned and entry is not current and entry.same_search(current):
                self.session.remove(entry)
        self._of_scenes = [*(entry for entry in self._of_scenes if entry in self.session.runs), current]

    def conceal(self, concealed: Concealment) -> None:
        super().conceal(concealed)
        self.concealing.show(concealed)

    def show_sample(self, step: int | None) -> None:
        """Go to a step of the first board's search."""
        self._sample = SAMPLE_STEP if step is None else step
        self.session.advance_to(self._sample)

    def settled(self) -> bool:
        """Return whether the sample has been reached and everything is drawn."""
        if self.session.busy or self.session.postponed.busy or self.pending_seek.waits or not self.space.settled:
            return False
        if self._sample is not None:
            self.player.seek(self._sample)
        return super().settled()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.stage.map.zoom_by_key(event):
            super().keyPressEvent(event)

    def stop(self) -> None:
        """Stop the running search. A player that followed it goes to its last step."""
        self._was_following = self.player.following
        self.player.pause()
        self.session.cancel()

    def close_down(self) -> None:
        """Stop all running work at once."""
        self.player.pause()
        self.tree.stop()
        self.space.stop()
        self.engine_change.close()
        self.session.close()

    # Private

    def _connect(self) -> None:
        session, player = self.session, self.player
        session.run_changed.connect(self._show_run)
        session.run_changed.connect(self.map_editing.follow)  # when the player has opened the run
        session.run_changed.connect(self.moments.entry.forget_fault)
        self.map_tools.used.connect(self.board.opened)
        self.board.problem.my_maps_asked.connect(self.map_tools.open_my_maps)
        self.board.problem.drawing_asked.connect(self.map_editing.draw_new)
        self.board.problem.drawn = self.map_editing.drawings.by_title
        self.map_editing.changed.connect(self.board.problem.refresh)
        self._holding = Holding(lambda: self.map_editing.waits, self)
        self.map_editing.dragging.connect(self._hold)
        self.banner.is_drawn = lambda: self.map_editing.on
        self.map_editing.changed.connect(self.banner.update_visibility)
        self._holding.shown.connect(self._show_step_held)
        self.stage.shown.connect(self._holding.show)
        session.problem_changed.connect(self._update_centre)
        for renaming in (self.tree.faces.chosen, session.run_changed, session.problem_changed):
            renaming.connect(self.pane_renamed)
        for changed in (session.run_changed, session.finished, self.round.changed):
            changed.connect(self.predictable_changed)
        session.progressed.connect(self._extend)
        session.finished.connect(self._finished)
        session.finished.connect(self.map_editing.finish)
        session.busy_changed.connect(self.busy_changed)
        self.engine_change.changed.connect(self._change_engine)
        player.wanted.connect(session.advance_to)
        player.rested.connect(session.pause)
        player.missed.connect(self._report_missed)
        self.prediction.message_reported.connect(self.message_reported)
        self.breakpoints.changed.connect(lambda: player.set_breakpoints(self.breakpoints.conditions))
        self.board.editing.run_entered.connect(lambda line: explore_scene.show_line(self, line))
        for table in (self.open_list.table, self.closed_list.table):
            table.copied.connect(self._report_copied)
        self.pseudocode.code.asked.connect(self._pick_line)
        self.runs.copying.copied.connect(lambda rows: self._report_copied(rows, rows))

    def _hold(self, dragging: bool) -> None:
        """While something is dragged on the map, let the other panes show the search that the map shows."""
        if dragging:
            at_once = {*self.stage.findChildren(Throttle), *self.map_editing.findChildren(Throttle)}
            for throttle in self.counters.findChildren(Throttle):
                throttle.flush()  # the expansions are shown before the other counts
            panes = self, self.narration, self.counters
            throttles = {throttle for pane in panes for throttle in pane.findChildren(Throttle)}
            self._holding.hold(throttles - at_once)
        else:
            self._holding.release()
        self.banner.hold(dragging)
        self.position_held.emit(dragging)

    def _show_step_held(self) -> None:
        """Show the step, and at the last one the result, of the search that the other panes show now."""
        self.position_held.emit(True)
        if self.player.at_end or self.player.length == 0:
            self.banner.show_held()

    def _pick_line(self, row: int) -> None:
        if (shown := self.pseudocode.model.listing) is not None:
            self.line_picked.emit(shown.lines[row].label, shown.lines[row].text)

    def _update_centre(self) -> None:
        """Show the map if the problem has one, because the search is about it. After a map, return to the tree."""
        self.tree.retranslate()
        self._shows_map = isinstance(self.session.shown_problem, HasMap)
        if self._shows_map:
            self.tree.faces.choose(STEP)
        elif self.session.other is None and self.tree.faces.choice == STEP:
            self.tree.faces.choose(TREE)

    def _show_run(self, run_entry: RunEntry | None) -> None:
        if self._run_entry is not None:
            self._run_entry.position = self.player.t
        self._run_entry = run_entry
        if run_entry is not None and run_entry.foreign:
            self.board.show_face(NOW)  # the board that could be searched is a different problem
        if run_entry is None:
            self.player.open(None)
        else:
            self.player.open(run_entry.timeline, run_entry.position, run_entry.finished, _moves(run_entry))
        if isinstance(self.session.shown_problem, HasMap) is not self._shows_map:
            self._update_centre()

    def _extend(self, at_once: bool = False) -> None:
        """Let the player process what was recorded. One that follows a search waits until all panes show its step."""
        entry = self._run_entry
        if entry is not None and (at_once or entry.finished or not (self.player.following and self._in_step.resting)):
            self.player.extend(entry.finished, _moves(entry))

    def _finished(self, run_entry: RunEntry) -> None:
        if run_entry is self._run_entry:
            self._extend(at_once=True)
            self._in_step.catch_up()
            self.player.rest(0)  # the end is shown at once
            if run_entry.run.status is Status.LIMIT:
                self.player.halt()
            elif run_entry.run.status is Status.CANCELLED and self._was_following:
                self.player.seek(self.player.length)

    def _change_engine(self, run_entry: RunEntry) -> None:
        """Show the same step of the run on the other engine."""
        self.chart.adopt(run_entry)
        if run_entry is self._run_entry:
            self.player.replace_timeline(run_entry.timeline)
            self._extend()
            if run_entry.run.expanded >= FIRST_EXPANSIONS:
                self.message_reported.emit(text("engine-changed", step=number(run_entry.run.expanded)))

    def _report_missed(self, condition: Condition, back: bool) -> None:
        key = "moments-missed-back" if back else "moments-missed"
        self.message_reported.emit(text(key, content=condition_text(condition)))

    def _report_copied(self, rows: int, selected: int) -> None:
        self.message_reported.emit(text("nodes-copied", count=rows, selected=number(selected)))


def _moves(run_entry: RunEntry) -> int:
    return len(run_entry.run.solution.moves) if run_entry.run.solution is not None else 0


def _on_the_way(player: Player) -> Callable[[], None] | None:
    """Return what continues what a player does in its search, if that is paused; None if it does nothing there."""
    search, target = player.moment_search, player.target_step
    if search is not None and search.to_end:
        return player.previous_layer if search.back else player.next_layer
    if search is not None:
        return partial(player.find, search.condition, search.back)
    if target is not None:
        return partial(player.go_to_step, target)
    if player.mode is Mode.SEARCH and player.playing:
        return player.to_end if player.pace == FULL else player.play
    return None
