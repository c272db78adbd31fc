"""The Explore bench: a board, a search, and everything that can be seen of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSplitter, QTabWidget, QVBoxLayout, QWidget

from workbench.api import Configuration
from workbench.search.conditions import Condition
from workbench.search.sketch import Mapped
from workbench.search.status import Status
from workbench.ui import explore_scene
from workbench.ui.arrival import Arrival
from workbench.ui.benches.bench import Bench, Scene, framed
from workbench.ui.bookmarks import Bookmarks
from workbench.ui.breakpoints import Breakpoints
from workbench.ui.history import History
from workbench.ui.kept_run import KeptRun
from workbench.ui.player import Mode, Player
from workbench.ui.predict.round import Round
from workbench.ui.predict.strip import PredictStrip
from workbench.ui.retranslation import spoken
from workbench.ui.session import Session
from workbench.ui.settings import Settings
from workbench.ui.spotlight import Spotlight
from workbench.ui.theme import pixels, theme
from workbench.ui.views.board_pane import NOW, BoardPane
from workbench.ui.views.chart_pane import ChartPane
from workbench.ui.views.closed_pane import ClosedPane
from workbench.ui.views.counters import Counters
from workbench.ui.views.inspector_pane import InspectorPane
from workbench.ui.views.moments_pane import MomentsPane
from workbench.ui.views.narration import Narration
from workbench.ui.views.open_pane import OpenPane
from workbench.ui.views.pseudocode_pane import PseudocodePane
from workbench.ui.views.result_banner import ResultBanner
from workbench.ui.views.runs_pane import RunsPane
from workbench.ui.views.search_pane import SearchPane
from workbench.ui.views.stage import Stage
from workbench.ui.views.tree_pane import STEP, TREE, TreePane
from workbench.ui.widgets.search_line import SearchLine
from workbench.ui.widgets.tab_row import TabRow
from workbench.wording import number, text
from workbench.wording.conditions import condition_text

LECTURE = 1
"""The place of the layout for a lecture among the layouts."""
_LAYOUT = "layout"
"""Under what the choice among them is kept."""

_FORMS = "pseudocode-forms"
"""Under what the chosen forms of the pseudocode are kept."""

ALONE = MappingProxyType({"columns": (0, 600, 420), "right": (200, 310)})
"""How the room is shared where a lecture shows a map, or a board alone."""

CRAMPED = 540
"""Pixels; with fewer of them a lecture has no room for a board beside the tree, which shows the same board."""

ROOMY = 900
"""Pixels; with fewer of them the tabs need not all be in view at once."""

CAPTION_LINES = 3
"""Under a board that is narrower than usual."""

SAMPLE = 13
"""The step of the first board's search that a picture shows: a cheaper path to a node on OPEN is found there."""


class ExploreBench(Bench):
    """Attributes: session, spotlight, and the panes: board, search, tree, stage, chart, open_list, closed_list, runs,
    pseudocode, inspector, moments, banner, narration; lists, the tabs under OPEN. For a lecture: line, large_board.
    round, prediction: what is foretold of the search.
    layout_number, the place of the layout among `layouts`; arrival, which goes to a place in a search to come.
    """

    name = "explore"
    predicts = "predict-tip-explore"
    breakpoints: Breakpoints
    spotlight: Spotlight
    layouts = (
        {"columns": (300, 600, 380), "left": (445, 175), "centre": (420, 200), "right": (330, 290)},
        {"columns": (0, 940, 340), "scene": (310, 630), "centre": (350, 270)},
        {"columns": (280, 400, 600), "left": (400, 220), "centre": (420, 200), "right": (400, 220)},
        {"columns": (280, 720, 280), "left": (400, 220), "centre": (520, 100), "right": (330, 290)},
    )

    projected = MappingProxyType({"columns": (0, 690, 330), "scene": (280, 410), "centre": (280, 250)})

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.player = Session(self), Player(self)
        self.spotlight = Spotlight(self.player, self)
        session, player, spotlight = self.session, self.player, self.spotlight
        self._shown: KeptRun | None = None
        self._mapped = False
        self._followed = self._lecture = self._cramped = False
        self.layout_number = 0
        self._sample: int | None = None
        self.board, self.search = BoardPane(session, player, spotlight), SearchPane(session)
        self.line = SearchLine(session)
        self.stage, self.chart = Stage(session, player, spotlight), ChartPane(session, player)
        self.large_board = Stage(session, player, spotlight)
        self.large_board.caption.set_lines(CAPTION_LINES)
        self.tree = TreePane(session, player, spotlight, self.stage)
        self.open_list, self.closed_list = OpenPane(player, spotlight), ClosedPane(player, spotlight)
        self.runs = RunsPane(session)
        self.pseudocode = PseudocodePane(session, player)
        self.inspector = InspectorPane(session, player, spotlight)
        self.banner = ResultBanner(session, player)
        self._outcome = QWidget(self)
        self.breakpoints = breakpoints = Breakpoints(self)
        self.bookmarks = Bookmarks(session, player, breakpoints.history, self)
        self.arrival = Arrival(player, self)
        self.round = Round(session, player, self)
        self.prediction = PredictStrip(self.round, spotlight, self)
        self.moments = MomentsPane(player, spotlight, self.breakpoints, self.bookmarks)
        self.narration = Narration(player, note=lambda: self.bookmarks.notes.get(player.t, ""))
        self.counters = Counters(session, player)
        self.lists = QTabWidget(self)
        self._lay_out()
        self._connect()
        self._show_run(session.current)
        spoken(self.retranslate)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.lists.tabBar().setAccessibleName(text("lists-name"))
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

    def lay_out(self, number: int) -> None:
        """Take one of `layouts`; in Projector mode the usual one is that of a lecture."""
        self.layout_number = number
        self._set_lecture(number == LECTURE or (number == 0 and theme().projector))
        super().lay_out(number)
        self._give_room()

    def restore_layout(self, settings: Settings) -> None:
        """Take the layout that was kept, or the usual one."""
        kept = bytes(settings.layout(self._key(_LAYOUT)).data()).decode("ascii", "replace")
        known = kept.isdecimal() and int(kept) < len(self.layouts)
        self._cramped = False
        self.lay_out(int(kept) if known else 0)
        self._set_lean(False)
        self.restore_splitters(settings)
        self.pseudocode.chosen_forms = bytes(settings.layout(_FORMS).data()).decode("ascii", "replace")

    def keep_layout(self, settings: Settings) -> None:
        """Keep the layout for the next time."""
        super().keep_layout(settings)
        settings.set_layout(self._key(_LAYOUT), QByteArray(str(self.layout_number).encode()))
        settings.set_layout(_FORMS, QByteArray(self.pseudocode.chosen_forms.encode()))

    def share_room(self, room: int) -> None:
        """Share `room` pixels as the layout of now does, or where they are too few for it, as in a lecture."""
        wide = self._lecture or self.minimumSizeHint().width() <= room
        self._cramped = room < pixels(CRAMPED)
        self._lay_out_exactly(self.layout_number if wide else LECTURE)
        self._set_lean(True)

    def _set_lean(self, lean: bool) -> None:
        self.open_list.table.set_lean(lean or self._lecture)
        self.closed_list.table.set_lean(lean)

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

    @property
    def panes(self) -> Mapping[str, QWidget]:
        """Its parts by name."""
        large = self.large_board if self._shows_board_beside() else self.tree
        return {
            "board": large if self._lecture else self.board,
            "search": self.line if self._lecture else self.search,
            "tree": self.tree,
            "chart": self.chart,
            "open": self.open_list,
            "closed": self.closed_list,
            "pseudocode": self.pseudocode,
            "inspector": self.inspector,
            "runs": self.runs,
            "moments": self.moments,
            "narration": self.narration,
        }

    def called(self, pane: str) -> str:
        """Return what a pane is called: what is shown in the centre need not be the tree."""
        return self.tree.called if pane == "tree" else pane

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

    def _lay_out(self) -> None:
        left = self._left = self.splitter("left", QSplitter(Qt.Orientation.Vertical))
        left.addWidget(framed(self.board))
        self._settings = _scrolled(self.search)
        left.addWidget(self._settings)
        centre = self._centre = self.splitter("centre", QSplitter(Qt.Orientation.Vertical))
        scene = self.splitter("scene", QSplitter(Qt.Orientation.Horizontal))
        self._beside, self._picture = framed(self.line, self.large_board), framed(self.tree)
        self._below = framed(self.chart)
        scene.addWidget(self._beside)
        scene.addWidget(self._picture)
        centre.addWidget(scene)
        centre.addWidget(self._below)
        self.lists.setTabBar(TabRow(self.lists))
        self.lists.setDocumentMode(True)
        self.lists.setUsesScrollButtons(False)
        self.lists.addTab(self.closed_list, "")
        self.lists.addTab(self.pseudocode, "")
        self.lists.addTab(self.inspector, "")
        self.lists.addTab(self.runs, "")
        self.lists.addTab(self.moments, "")
        right = self._right = self.splitter("right", QSplitter(Qt.Orientation.Vertical))
        self._tabs = framed(self.lists)
        right.addWidget(framed(self.open_list))
        right.addWidget(self._tabs)
        columns = self.splitter("columns", QSplitter(Qt.Orientation.Horizontal))
        for place, column in enumerate((left, centre, right)):
            columns.addWidget(column)
            columns.setStretchFactor(place, int(column is centre))
        outcome = QVBoxLayout(self._outcome)
        outcome.setContentsMargins(0, 0, 0, 0)
        outcome.addWidget(self.banner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(columns, 1)
        layout.addWidget(self.prediction)
        layout.addWidget(self._outcome)
        layout.addWidget(self.narration)
        self._beside.hide()

    def _connect(self) -> None:
        session, player = self.session, self.player
        session.run_changed.connect(self._show_run)
        session.problem_changed.connect(self._turn_centre)
        session.progressed.connect(self._extend)
        session.finished.connect(self._finished)
        session.busy_changed.connect(self.busy_changed)
        player.wanted.connect(session.advance_to)
        player.rested.connect(session.pause)
        player.missed.connect(self._tell_missed)
        self.prediction.told.connect(self.told)
        self.round.changed.connect(self._make_room)
        self.breakpoints.changed.connect(lambda: player.set_breakpoints(self.breakpoints.conditions))
        self.line.button.toggled.connect(self._left.setVisible)
        self.tree.faces.chosen.connect(self._turn_face)
        self.board.editing.run_entered.connect(lambda line: explore_scene.show_line(self, line))
        for table in (self.open_list.table, self.closed_list.table):
            table.copied.connect(self._tell_copied)
        self.runs.copying.copied.connect(lambda rows: self._tell_copied(rows, rows))

    def _set_lecture(self, on: bool) -> None:
        """Show what a lecture room needs, as large as may be, or what one needs at a desk.

        In a lecture the settings shrink to a line, the board stands beside the tree, the chart makes room for the tabs
        and is behind one of them, and OPEN has a column to itself. A map, or a board alone, has the whole height, and
        the tabs are under OPEN.
        """
        self.line.button.setChecked(False)
        self._left.setVisible(not on)
        self._below.setVisible(not on)
        if on is not self._lecture:
            self._lecture = on
            self._place_chart()
            self.open_list.table.set_lean(on)
            if on:
                self.lists.setCurrentWidget(self.pseudocode)
        self._set_beside()

    def _place_chart(self) -> None:
        """Put the chart behind a tab in a lecture, else where it is always in view."""
        if self._lecture:
            self.lists.addTab(self.chart, text("chart-tab"))
        else:
            self.lists.removeTab(self.lists.indexOf(self.chart))
            self._below.layout().addWidget(self.chart)  # type: ignore[union-attr]
            self.chart.show()

    def _set_beside(self) -> None:
        """In a lecture, show the board beside the tree, where there is room for it."""
        beside, alone = self._shows_board_beside(), self.tree.faces.choice == STEP
        place = self._beside if beside else self._picture
        place.layout().insertWidget(0, self.line)  # type: ignore[union-attr]
        self.line.setVisible(self._lecture)
        self._beside.setVisible(beside)
        self._let_tabs_scroll()
        column = self._centre if self._lecture and not alone and self.round.away else self._right
        if self._tabs.parentWidget() is not column:
            column.insertWidget(1, self._tabs)

    def _make_room(self) -> None:
        """While one predicts, have in view what that needs: no result, nor settings that would end the round.

        In a lecture the tabs stand under OPEN meanwhile.
        """
        away = self.round.away
        self._settings.setVisible(not self.round.playing)
        if self._outcome.isHidden() is away:
            self._outcome.setVisible(away)
            self._turn_face()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the tabs be scrolled where there is not much room."""
        super().resizeEvent(event)
        self._let_tabs_scroll()

    def _let_tabs_scroll(self) -> None:
        place = self.parentWidget()
        while place is not None and not isinstance(place, QScrollArea):
            place = place.parentWidget()
        room = self.width() if place is None else place.width()
        squeezed = self._lecture and not self.round.away
        self.lists.setUsesScrollButtons(squeezed or room < pixels(CRAMPED if self._lecture else ROOMY))
        self.lists.updateGeometry()  # at once: the room may be shared now

    def _shows_board_beside(self) -> bool:
        """Tell whether the board stands beside the tree; not where the same is shown in the place of the tree."""
        return self._lecture and not self._cramped and self.tree.faces.choice != STEP

    def _turn_face(self) -> None:
        self._set_beside()
        if self._lecture:
            was, self._exact = self._exact, self.isVisible()
            super().lay_out(self.layout_number)
            self._give_room()
            self._exact = was

    def _give_room(self) -> None:
        """In a lecture, share the room between a map, or a board alone, and the lists beside it."""
        if self._lecture and self.tree.faces.choice == STEP:
            self._share(ALONE)

    def _turn_centre(self) -> None:
        """Show a map where there is one: it is what the search is about. From one that is left, go back to the tree."""
        self.tree.retranslate()
        self._mapped = isinstance(self.session.shown_problem, Mapped)
        if self._mapped:
            self.tree.faces.choose(STEP)
        elif self.session.other is None and self.tree.faces.choice == STEP:
            self.tree.faces.choose(TREE)

    def _show_run(self, kept: KeptRun | None) -> None:
        if self._shown is not None:
            self._shown.position = self.player.t
        self._shown = kept
        if kept is not None and kept.foreign:
            self.board.show_face(NOW)  # the board that could be searched is another matter
        if kept is None:
            self.player.open(None)
        else:
            self.player.open(kept.timeline, kept.position, kept.over, _moves(kept))
        if isinstance(self.session.shown_problem, Mapped) is not self._mapped:
            self._turn_centre()

    def _extend(self) -> None:
        if self._shown is not None:
            self.player.extend(self._shown.over, _moves(self._shown))

    def _finished(self, kept: KeptRun) -> None:
        if kept is self._shown:
            self._extend()
            if kept.run.status is Status.LIMIT:
                self.player.halt()
            elif kept.run.status is Status.CANCELLED and self._followed:
                self.player.seek(self.player.length)

    def _tell_missed(self, condition: Condition, back: bool) -> None:
        key = "moments-missed-back" if back else "moments-missed"
        self.told.emit(text(key, told=condition_text(condition)))

    def _tell_copied(self, rows: int, selected: int) -> None:
        self.told.emit(text("nodes-copied", count=rows, selected=number(selected)))


def _moves(kept: KeptRun) -> int:
    return len(kept.run.solution.moves) if kept.run.solution is not None else 0


class _Scrolled(QScrollArea):
    """Scrolls up and down only, so that it is never narrower than what is in it."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for other room when what is in it does."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Return room for the width of what is in it."""
        held, bar = self.widget(), self.verticalScrollBar().sizeHint().width()
        needed = held.minimumSizeHint().width() if held is not None else 0
        return QSize(needed + bar + 2 * self.frameWidth(), super().minimumSizeHint().height())


def _scrolled(pane: QWidget) -> QScrollArea:
    area = _Scrolled()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(pane)
    return area
