"""The Compare bench: two to six configurations on one board, in lockstep."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from workbench.api import ConfiguredRun
from workbench.formats.problem_input import ProblemInput
from workbench.formats.run_line import RunLine
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.messages import Fault
from workbench.ui.base.history import History
from workbench.ui.base.holding import Holding
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.bench.bench import Bench, Scene, framed
from workbench.ui.bench.pane_area import PaneArea
from workbench.ui.bench.scene_reading import read_choice, read_index, read_lines, read_texts, set_subject, subject_of
from workbench.ui.compare.axes import AXES
from workbench.ui.compare.cards import CompareCards
from workbench.ui.compare.chart import CompareChart
from workbench.ui.compare.chips import CompareChips
from workbench.ui.compare.counters import CompareCounters
from workbench.ui.compare.narrating import sentences
from workbench.ui.compare.pair import ComparePair
from workbench.ui.compare.runs import LETTERS, MIN_SIZE, Side
from workbench.ui.compare.session import AUTOMATIC_EXPANSIONS, CompareSession
from workbench.ui.compare.table import CompareTable
from workbench.ui.compare.timing_worker import needs_timing
from workbench.ui.player.narration import Narration
from workbench.ui.runs.run_entry import took_long
from workbench.ui.runs.session import Session
from workbench.wording import number, text

SAMPLE_STEP = 400
"""The step of a sample picture: the best heuristic has finished, and the searches have diverged."""
MAPS_SHARE = 0.72
"""The part of the height of their column that maps take; in Projector mode, of the width of the bench."""
SPACE_SHARE = 0.57
"""The part of the height of their column that the nodes by g and h have beside maps."""

SPACE = "space"
FACES = ("chart", SPACE)
"""What the chart shows: curves, or what each search has seen of the state space."""


class CompareBench(Bench):
    """Attributes: compare, the model; lanes, the menu of searches to predict; and the panes: chips, chart, table,
    cards, pair, narration.

    Signals: `explored(Configuration, int)`: this search should be opened in Explore, at this step.
        `predicted(Configuration)`: it should be predicted there.
    """

    name = "compare"
    shows_shared_board = True
    predicts = "predict-tip-compare"
    layouts = (
        {"columns": (768, 512), "left": (370, 210), "right": (280, 300)},
        {"columns": (640, 640), "left": (370, 210), "right": (430, 150)},
        {"columns": (420, 860), "left": (370, 210), "right": (170, 410)},
        {"columns": (900, 380), "left": (300, 280), "right": (200, 380)},
    )
    projected = MappingProxyType({"columns": (690, 590), "left": (327, 253), "right": (305, 275)})

    explored = Signal(object, int)
    predicted = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.compare = compare = CompareSession(session, self)
        self.player = compare.player
        self.chips, self.chart, self.table = CompareChips(compare), CompareChart(compare), CompareTable(compare)
        self.cards, self.pair = CompareCards(compare), ComparePair(compare)
        self.counters = CompareCounters(compare)
        self.lanes = QMenu(self)
        self.narration = Narration(compare.player, partial(sentences, compare))
        self._sample: int | None = None
        self._without_space: list[int] = []
        """The sizes of the right column before the space took most of it."""
        self._lay_out()
        compare.busy_changed.connect(self.busy_changed)
        session.problem_changed.connect(self.history_changed)
        compare.sides_changed.connect(self.narration.request)
        compare.sides_changed.connect(self._place_cards)
        compare.progressed.connect(self._agree)
        for opened in (self.cards.opened, self.table.opened):
            opened.connect(lambda side: self._explore(side, compare.step_of(side)))
        self._holding = Holding(lambda: self.cards.moving.waits, self)
        self.cards.moving.dragging.connect(self._hold)
        for signal in (self.cards.shown, compare.compared):
            signal.connect(self._holding.show)
        self.pair.opened.connect(self._explore)
        self.pair.first.shown.connect(self._make_room)
        self.chart.space_button.toggled.connect(self._make_room)
        self.chart.space_button.toggled.connect(self.pane_renamed)
        self.table.copying.copied.connect(self._report_copied)
        self.pair.copying.copied.connect(self._report_copied)

    @property
    def history(self) -> History:
        return self.compare.history

    @property
    def panes(self) -> Mapping[str, QWidget]:
        return {
            "chips": self.chips,
            "chart": self.chart,
            "table": self.table,
            "cards": self.cards,
            "pair": self.pair,
            "narration": self.narration,
        }

    def called(self, pane: str) -> str:
        """Return the name of a pane. Those that can show the space or maps are named after what they show."""
        if pane == "cards" and isinstance(self.compare.problem, HasMap):
            return "maps"
        return SPACE if pane == "chart" and self.chart.space_button.isChecked() else pane

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not any(card.map.map.zoom_by_key(event) for card in self.cards.cards[:1]):
            super().keyPressEvent(event)

    def predict(self) -> None:
        """Open a menu of the searches that can be predicted in Explore."""
        self.lanes.clear()
        for side in self.compare.sides:
            action = self.lanes.addAction(text("predict-lane", letter=side.letter, name=side.name()))
            action.triggered.connect(partial(self.predicted.emit, side.configuration))
        button = self.predict_button
        anchor = self.cards if button is None or not button.isVisible() else button
        above = 0 if anchor is self.cards else -self.lanes.sizeHint().height()
        self.lanes.popup(anchor.mapToGlobal(QPoint(0, above)))
        self.lanes.setActiveAction(self.lanes.actions()[0])

    @property
    def unpredictable(self) -> str:
        """Why there is nothing to predict: there always is something."""
        return ""

    @property
    def other(self) -> ProblemInput | None:
        """The problem that is searched instead of boards, or None."""
        return self.compare.session.other

    @property
    def unsaved(self) -> Sequence[str]:
        """A long comparison that has not ended, or that was continued."""
        sides = self.compare.sides
        runs = [side.run for side in sides if side.run is not None]
        continued = any(run.expanded > AUTOMATIC_EXPANSIONS for run in runs)
        going_on = any(side.unfinished or side.stopped or side.limited for side in sides)
        if not (continued or going_on) or not took_long(sum(run.seconds for run in runs)):
            return ()
        return (text("close-comparison", count=sum(run.expanded for run in runs)),)

    def filmed(self) -> Sequence[ConfiguredRun]:
        """Return the searches on show if their state spaces are."""
        runs = [side.run for side in self.compare.sides if side.run is not None and side.run.recording.published.steps]
        return runs if self.chart.space_button.isChecked() else ()

    def scene(self) -> Scene:
        """Return the searches, the axis, the pair, the face of the chart, and the position on the joint axis."""
        compare, session = self.compare, self.compare.session
        subject = subject_of(session)
        return {
            "runs": [str(RunLine(*subject, session.other, configuration)) for _, configuration in compare.due],
            "axis": compare.axis,
            "pair": list(compare.pair),
            "at": compare.place,
            **({"face": SPACE} if self.chart.space_button.isChecked() else {}),
        }

    def read_scene(self, scene: Scene) -> Callable[[], None]:
        """Return a function that compares the searches of `scene`, on the first one's board. Raises Fault."""
        lines = read_lines(scene, "runs")
        axis, pair = read_choice(scene, "axis", AXES), read_texts(scene, "pair")
        face, at = read_choice(scene, "face", FACES), read_index(scene, "at")
        configurations = [line.configuration for line in lines if line.configuration is not None]
        if "runs" in scene and not (MIN_SIZE <= len(configurations) == len(lines) <= len(LETTERS)):
            raise Fault("scene-kind", name="runs", value=str(len(lines)))
        if pair and (len(pair) != 2 or not set(pair) <= set(LETTERS)):
            raise Fault("scene-kind", name="pair", value=" ".join(pair))

        def show() -> None:
            if lines:
                set_subject(self.compare.session, lines[0])
                self.compare.compare(configurations)
                self.chart.space_button.setChecked(face == SPACE)
            if axis is not None:
                self.compare.set_axis(axis)
            if pair:
                self.compare.set_pair(*pair)
            if "at" in scene:
                self.compare.go_to(at)

        return show

    def remembered(self) -> object:
        """Return the configurations of all problems."""
        return dict(self.compare.stored)

    def remember(self, remembered: object) -> None:
        """Have other configurations of all problems; of the present one when it is shown the next time."""
        assert remembered is None or isinstance(remembered, dict)
        self.compare.restore(remembered)
        if remembered is None:
            self.chart.space_button.setChecked(False)

    def show_sample(self, step: int | None) -> None:
        """Compare heuristics on a board on which they differ a lot."""
        if self.compare.session.other is None:
            self.chips.use_sample()
            step = SAMPLE_STEP if step is None else step
        self._sample = step

    def settled(self) -> bool:
        """Return whether everything has been searched, up to where a search has paused, measured and drawn."""
        compare = self.compare
        if compare.busy or compare.measuring or compare.difference is None or self.player.playing:
            return False
        if any(map(needs_timing, compare.sides)) or not self.chart.space.settled:
            return False
        if self._sample is not None:
            self.player.seek(self._sample)
        return super().settled()

    def stop(self) -> None:
        """Cancel the searches in progress."""
        self.compare.cancel()

    def close_down(self) -> None:
        """Stop all background work at once."""
        self.chart.space.stop()
        self.compare.close()

    def showEvent(self, event: QShowEvent) -> None:
        """Start the searches; the chart is created when first needed."""
        super().showEvent(event)
        self.chart.load()
        self.compare.set_watched(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Pause the player and the searches."""
        super().hideEvent(event)
        self.compare.set_watched(False)

    def _lay_out(self) -> None:
        self._chart_frame, self._cards_frame = framed(self.chart), framed(self.cards)
        self._table_frame = framed(self.table)
        left = self.splitter("left", Qt.Orientation.Vertical, self._chart_frame, self._table_frame)
        right = self.splitter("right", Qt.Orientation.Vertical, self._cards_frame, framed(self.pair))
        self._left, self._right = left, right
        self._columns = columns = self.splitter("columns", Qt.Orientation.Horizontal, left, right, stretch=(3, 2))
        self._foot = hbox((self.narration, 1), spacing=0)
        vbox(self.chips, (PaneArea(columns), 1), self._foot, parent=self, margins=0, spacing=0)
        self.edge_controls = QWidget(self)
        self._edge_row = hbox(None, parent=self.edge_controls, margins=(8, 0, 8, 0))

    def lay_out(self, number: int) -> None:
        """Apply one of `layouts`. In Projector mode the names of the pair need the room of the choice of its view."""
        projected = number == 0 and theme().projector
        self.pair.spare(self._edge_row if projected else None)
        self._without_space = []
        super().lay_out(number)
        self._make_room()

    def restore_splitters(self, settings: Settings) -> None:
        """Apply the stored sizes, which are those without a space."""
        self._without_space = []
        super().restore_splitters(settings)
        self._make_room()

    def store_layout(self, settings: Settings) -> None:
        """Store the layout for the next session, without the room that the space has taken."""
        self._raise_space(False)
        super().store_layout(settings)
        self._make_room()

    def _place_cards(self) -> None:
        """Give the place of the chart, the largest, to the cards if they show maps."""
        mapped = isinstance(self.compare.problem, HasMap)
        self.chart.let_wrap(mapped)
        if mapped != (self._left.indexOf(self._cards_frame) == 0):
            sizes = self._left.sizes_in_direction(), self._right.sizes_in_direction()
            self._left.insertWidget(0, self._cards_frame if mapped else self._chart_frame)
            self._right.insertWidget(0, self._chart_frame if mapped else self._cards_frame)
            self._left.setSizes(
                [round(sum(sizes[0]) * share) for share in (MAPS_SHARE, 1 - MAPS_SHARE)] if mapped else sizes[0]
            )
            self._right.setSizes(sizes[1])
            self.pane_renamed.emit()
        self._make_room()

    def _make_room(self, *_: object) -> None:
        """In Projector mode, give the room of the cards and of the joint tree to the boards of a first difference.

        Where there are maps or a state space, these have all the room there.
        """
        large = theme().projector and self.pair.first.found
        mapped = isinstance(self.compare.problem, HasMap)
        spacious = theme().projector and not mapped and self.chart.space_button.isChecked()
        for box in (self.pair.one, self.pair.other):
            box.keep_badge(mapped)
        self._cards_frame.setVisible(mapped or not large)
        self._right.setVisible(not spacious)
        self.pair.show_boards_only(large)
        alone = theme().projector and mapped
        if alone and not self._chart_frame.isHidden():
            self._columns.setSizes(_shared(self._columns.sizes_in_direction(), MAPS_SHARE))
        self._chart_frame.setVisible(not alone)
        self._table_frame.setVisible(not (alone or spacious))
        self.table.spare(self._foot if alone or spacious else None)
        self._raise_space(mapped and not theme().projector and self.chart.space_button.isChecked())

    def _raise_space(self, on: bool) -> None:
        """Beside maps, give the space most of its column; `on` = False: undo that."""
        if on and not self._without_space:
            self._without_space = self._right.sizes_in_direction()
            self._right.setSizes(_shared(self._without_space, SPACE_SHARE))
        elif not on and self._without_space:
            self._right.setSizes(self._without_space)
            self._without_space = []

    def _agree(self) -> None:
        """While searches go on and none is played at a speed, let all panes show the same numbers of a search."""
        if self.compare.busy and not self.compare.player.paced and self.isVisible():
            for throttle in (self.cards.throttle, self.narration.throttle, self.table.throttle):
                throttle.refresh_at_once()

    def _hold(self, dragging: bool) -> None:
        """While an end is dragged on a map, let the other panes show the searches that the maps show."""
        if dragging:
            at_once = self.cards.throttle, self.cards.moving.throttle
            throttles = {*self.findChildren(Throttle), *self.counters.findChildren(Throttle)}
            self._holding.hold(throttles.difference(at_once))
        else:
            self._holding.release()

    def _explore(self, side: Side, step: int) -> None:
        self.player.pause()
        self.explored.emit(side.configuration, step)

    def _report_copied(self, rows: int) -> None:
        self.message_reported.emit(text("nodes-copied", count=rows, selected=number(rows)))


def _shared(sizes: list[int], share: float) -> list[int]:
    """Return the sizes of two parts of which the first has this share of the total."""
    first = round(sum(sizes) * share)
    return [first, sum(sizes) - first]
