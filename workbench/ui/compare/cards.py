"""A card for each configuration: the node at its current step, and its counters."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.api import ConfiguredRun
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.map_shape import HasMap, MapShape
from workbench.search.problem.status import Status
from workbench.search.recording.moment import Moment
from workbench.search.recording.ordering import cost, estimate
from workbench.ui.base.layouts import grid, hbox, vbox
from workbench.ui.base.plain_text import Label, embolden, plain_tip
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.theme import pixels, theme
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.compare.ends import WAIT_MS, EndsHand, EndsMoving, can_move
from workbench.ui.compare.fitted_name import fitted_name
from workbench.ui.compare.letter_badge import LetterBadge
from workbench.ui.compare.runs import Side
from workbench.ui.compare.session import CompareSession
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.vertical_scroll_area import FramelessScrollArea
from workbench.ui.states.costs import costs_text
from workbench.ui.states.map_camera import MapCamera
from workbench.ui.states.map_marks import MapReader
from workbench.ui.states.state_picture import state_text, state_thumbnail
from workbench.ui.states.state_view import StateCanvas, StateView
from workbench.wording import number, say, text

MIN_INTERVAL = 0.04
CARD_WIDTH = 140
LINE, COSTS, COUNTS, ALL = range(4)
HEIGHTS = {ALL: 150, COUNTS: 80, COSTS: 60}
"""The minimum height of a card that shows this much, in pixels."""
MARGINS, LINE_MARGINS, HEAD_SPACING = (6, 5, 6, 5), (6, 1, 6, 1), 5
SMALL_SIDES = {LINE: 28, COSTS: 44, COUNTS: 60}
"""The side of the picture beside the texts of a low card, in pixels."""
MIN_PICTURE, MIN_MAP, LARGE_MAP = 56, 64, 110
"""The minimum sides of a picture and of a map, and that of maps with large text, in pixels."""
MIN_HEIGHT_WITH_COSTS = 230
"""The minimum height of a card with a map that has more than one line of texts, in pixels."""
MIN_PART_WITH_COSTS = 0.75
"""The minimum width of a map with more than one line of texts, as a part of its width with only one."""
WORDS_HEIGHT, WORD_HEIGHT = 92, 52
"""Approximate heights of all texts of a card, and of its name and one line, in pixels."""
GRAPH_ASPECT = 1.4
"""The ratio of width and height at which a map of roads looks well."""


class Card(PaneFrame):
    """Attributes: side; icon_label; name; picture, map; small, the picture in a low card; costs, counts, state and
    refusal, texts; brief_costs, whether the costs are without the name of their sum.

    Signals: `clicked(Side)`, also for Enter.
    """

    clicked = Signal(object)

    def __init__(self, place: int, camera: MapCamera, moving: EndsMoving, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side: Side | None = None
        self._reader: MapReader | None = None
        self._costs: tuple[str, ...] = ("",)
        self._states: tuple[str, ...] = ("",)
        self._counts: tuple[str, ...] = ("",)
        """Versions of a text, the longest first: the first one that fits is shown."""
        self.brief_costs = False
        self._shown = ALL
        self._has_small = False
        self._name = ""
        self.icon_label, self.name = LetterBadge(place, self), Muted(self)
        self.picture, self.map = StateCanvas(self), StateView(noted=False, parent=self, camera=camera)
        self.map.hide()
        self.map.map.clicked.connect(self._open)
        self.map.map.chosen.connect(self._open)
        self.map.map.set_hand(EndsHand(moving, self.map.map))
        for picture in (self.picture, self.map.board, self.map.canvas):
            picture.setMinimumSize(MIN_PICTURE, MIN_PICTURE)
        self.map.map.setMinimumSize(MIN_PICTURE, MIN_MAP)
        self.small = Label(self)
        self.small.hide()
        self.costs, self.counts, self.state = Label(self), Muted(self), Muted(self)
        self.refusal = Muted(self, wrap=True)
        embolden(self.costs)
        for label in (self.costs, self.counts, self.state, self.refusal):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.costs.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._head = hbox(self.icon_label, (self.name, 1), spacing=HEAD_SPACING)
        self._head.addStretch(0)  # keeps the row wide while the name is hidden
        self._texts = vbox(
            self._head,
            (self.picture, 1),
            (self.map, 1),
            self.refusal,
            self.costs,
            self.counts,
            self.state,
            margins=0,
            spacing=2,
        )
        self._row = hbox(self.small, (self._texts, 1), parent=self, margins=MARGINS, spacing=6)

    def show_side(self, side: Side, name: str, step: int, problem: Any) -> None:
        """Show the current step of a side; `name`: a short name."""
        self.side = side
        self.icon_label.place = side.place
        self.icon_label.update()
        self._name = name
        tips = [text("compare-card-tip", name=side.name()), *([text("compare-ends-tip")] if can_move(problem) else [])]
        refused = "" if side.refused is None else say(side.refused)
        self.setToolTip(plain_tip(refused or " ".join(tips)))
        self.name.setToolTip(plain_tip(name))
        if side.timeline is None or not side.timeline.recording.published.records:
            self._show_nothing(refused)
        else:
            self._show_moment(side, side.timeline, step, problem)
        details = (self.costs.text(), self.counts.text(), self.state.text(), self.refusal.text())
        self.setAccessibleName(text("compare-chip", letter=side.letter, name=side.name()))
        self.setAccessibleDescription(", ".join(filter(None, details)))

    def show_part(self, detail: int) -> None:
        """Show ALL; or COUNTS, with a small picture and without the state; or COSTS alone, perhaps in one LINE."""
        if detail != self._shown:
            self._shown = detail
            self._row.setContentsMargins(*(LINE_MARGINS if detail == LINE else MARGINS))
            if detail == LINE:
                self._head.addWidget(self.costs, 1)
            elif self._texts.indexOf(self.costs) < 0:
                self._texts.insertWidget(self._texts.indexOf(self.counts), self.costs)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, so that this widget receives the release."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the search at this step."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._open()

    def event(self, event: QEvent) -> bool:
        return claim_key(event, _is_enter) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the search at this step with Enter."""
        self._open() if _is_enter(event) else super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._fit_small()
        costs = self._costs[-1:] if self.brief_costs else self._costs
        texts = (self.costs, costs), (self.state, self._states), (self.counts, self._counts)
        for label, versions in texts:
            metrics, width = label.fontMetrics(), label.contentsRect().width()
            fitting = (one for one in versions if metrics.horizontalAdvance(one) <= width)
            label.setText(next(fitting, metrics.elidedText(versions[-1], Qt.TextElideMode.ElideRight, width)))

    @property
    def has_room_for_costs(self) -> bool:
        """Whether the longest version of the costs fits."""
        width = self.costs.fontMetrics().horizontalAdvance(self._costs[0])
        return self.costs.isHidden() or width <= self.costs.contentsRect().width()

    def set_brief_costs(self, brief: bool) -> None:
        self.brief_costs = brief
        self._fit()

    def _open(self) -> None:
        if self.side is not None and self.side.run is not None:
            self.clicked.emit(self.side)

    def _show_nothing(self, refused: str) -> None:
        for part in (self.picture, self.map, self.costs, self.counts, self.state):
            part.hide()
        self._has_small = False
        self._costs = self._states = self._counts = ("",)
        self._fit()
        self.refusal.setText(refused)
        self.refusal.show()

    def _show_moment(self, side: Side, timeline: Timeline[Any], step: int, problem: Any) -> None:
        moment = timeline.at(min(step, timeline.length))
        record = moment.current or 0
        state = timeline.recording.state(record)
        mapped = isinstance(problem, HasMap)
        self.refusal.hide()
        self.picture.setVisible(not mapped and self._shown == ALL)
        self.map.setVisible(mapped)
        self.costs.setVisible(self._shown != COUNTS or not mapped)
        self.counts.setVisible(self._shown >= COUNTS)
        self.state.setVisible(self._shown == ALL)
        self._show_small(problem, state)
        if mapped:
            self._show_map(side.run, moment)
        else:
            self.picture.show_state(problem, state)
        costs = costs_text(moment, record)
        has_f = timeline.recording.priority not in (cost, estimate) and timeline.recording.knows_paths
        self._costs = (text("compare-f", costs=costs), costs) if has_f else (costs, costs)
        counts = moment.counts
        waiting = text("amount-none") if counts.open is None else number(counts.open)
        expanded, details = (
            text("compare-card-expanded", expanded=number(counts.expanded)),
            text("compare-card-open", open=waiting),
        )
        both = f"{expanded} · {details}" if mapped and self._shown == COUNTS else expanded
        self._counts = both, expanded, number(counts.expanded)
        end = self._status_text(side, step, state_text(problem, state) if mapped else "")
        self._states = (" · ".join(filter(None, (end, details))), end or details)
        self._fit()

    def _show_map(self, run: ConfiguredRun | None, moment: Moment[Any]) -> None:
        assert run is not None
        if self._reader is None or self._reader.run is not run:
            self._reader = MapReader(run)
        self.map.show_map(self._reader.sketch, self._reader.at(moment))

    def _show_small(self, problem: Any, state: Any) -> None:
        """Show the picture of a low card, for problems whose states have one."""
        picture = None
        if self._shown != ALL:
            side = pixels(SMALL_SIDES[self._shown])
            picture = state_thumbnail(problem, state, side, self.devicePixelRatioF(), self.palette())
        self._has_small = picture is not None
        if picture is not None:
            self.small.setPixmap(picture)

    def _fit_small(self) -> None:
        """Show the picture of a low card if it has room beside the costs, and of the name what has room beside both."""
        badge = self.icon_label.sizeHint().width() + HEAD_SPACING
        room = self.contentsRect().width() - MARGINS[0] - MARGINS[2]
        beside = room - self._row.spacing() - pixels(SMALL_SIDES.get(self._shown, 0))
        costs = self.costs.fontMetrics().horizontalAdvance(self._costs[-1]) + (badge if self._shown == LINE else 0)
        shown = self._has_small and costs <= beside
        name = fitted_name(self._name, self.name.fontMetrics(), (beside if shown else room) - badge)
        self.name.setText(name)
        self.name.setVisible(self._shown != LINE and bool(name))  # the chips have it beside the same letter
        if shown != self.small.isVisibleTo(self):
            self.small.setVisible(shown)
            self._row.activate()

    @staticmethod
    def _status_text(side: Side, step: int, place: str) -> str:
        run = side.run
        assert run is not None
        if step < side.length or side.unfinished:
            return place
        if run.solution is not None:
            return text("run-moves", count=len(run.solution.moves))
        return text(f"status-{run.status.value}") if run.status is not Status.RUNNING else place


class CompareCards(QWidget):
    """Attributes: cards, in the order of the letters; camera, of all their maps; moving, of the ends on them; throttle.

    Signals: `opened(Side)`: it should be opened in Explore; `shown` when the cards show the current steps.
    """

    opened = Signal(object)
    shown = Signal()

    def __init__(self, compare: CompareSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compare = compare
        self.cards: list[Card] = []
        self.camera, self.moving = MapCamera(self), EndsMoving(compare, self)
        self._problem: object = None
        self._across = 0
        self._shown = ALL
        self.throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self)
        inner = QWidget(self)
        self._grid = grid(parent=inner, margins=6, spacing=6)
        self._area = FramelessScrollArea(inner, self)
        vbox(self._area, parent=self, margins=0)
        for signal in (compare.sides_changed, compare.axis_changed, compare.progressed, compare.player.moved):
            signal.connect(self.throttle.request)
        theme().changed.connect(self._restyle)
        on_language_change(self.throttle.request)

    def refresh(self) -> None:
        """Show the current step of each side."""
        compare = self._compare
        if self.moving.waits:
            self.throttle.request_later(WAIT_MS)
            return
        if len(self.cards) != len(compare.sides):
            self._make(len(compare.sides))
        if compare.problem is not self._problem:
            self._problem = compare.problem
            self._arrange()
        for card, side, name in zip(self.cards, compare.sides, compare.names.distinct, strict=True):
            card.show_part(self._shown)
            card.show_side(side, name, compare.step_of(side), compare.problem)
        self._agree_on_costs()
        self.shown.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.throttle.request()

    def _agree_on_costs(self) -> None:
        """Write the costs in one form on all cards: the longest that fits on each."""
        self._grid.activate()
        brief = not all(card.has_room_for_costs for card in self.cards)
        for card in self.cards:
            card.set_brief_costs(brief)

    def _make(self, count: int) -> None:
        for card in self.cards[count:]:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        del self.cards[count:]
        while len(self.cards) < count:
            card = Card(len(self.cards), self.camera, self.moving, self)
            card.clicked.connect(self.opened)
            self.cards.append(card)
        self._across = 0
        self._arrange()
        self._restyle()

    def _arrange(self) -> None:
        """Arrange as many cards per row as fit, in rows of equal length if the cards show as much so."""
        count = max(len(self.cards), 1)
        if isinstance(self._compare.problem, HasMap):
            across, detail = self._arrangement_of_maps(self._compare.problem.sketch(), count)
            least = WORD_HEIGHT + LARGE_MAP
        else:
            room = max(1, min(self.width() // pixels(CARD_WIDTH), count))
            across = -(-count // -(-count // room))
            detail = self._detail(count, across)
            equal = (less for less in range(across, 0, -1) if count % less == 0)
            across = next((less for less in equal if self._detail(count, less) == detail), across)
            least = -(-count // across) * HEIGHTS[COUNTS]
        self.setMinimumHeight(pixels(least) if theme().large else 0)
        # A bar that comes and goes with the pictures, which need the width that it takes, would never come to rest.
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if theme().large else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._area.setVerticalScrollBarPolicy(policy)
        if detail != self._shown:
            self._shown = detail
            self.throttle.request()
        if across != self._across:
            self._across = across
            for place, card in enumerate(self.cards):
                self._grid.removeWidget(card)
                self._grid.addWidget(card, place // across, place % across)
                card.show()
            for column in range(self._grid.columnCount()):
                self._grid.setColumnStretch(column, int(column < across))
            for row in range(self._grid.rowCount()):  # a refused configuration has as much room for the reason
                self._grid.setRowStretch(row, int(row < -(-count // across)))

    def _detail(self, count: int, across: int) -> int:
        """Return what each of `count` cards has the height to show, with `across` of them per row."""
        height = self.height() // -(-count // across)
        return next((part for part, least in HEIGHTS.items() if height >= pixels(least)), LINE)

    def _arrangement_of_maps(self, sketch: MapShape, count: int) -> tuple[int, int]:
        """Return how many cards per row give the largest maps, and what these show: all texts if that costs little."""
        columns, squares = sketch.size
        aspect = columns / squares if squares else GRAPH_ASPECT

        def width_of_map(across: int, words: int) -> float:
            height = self.height() / -(-count // across)
            return min(self.width() / across, (height - pixels(words)) * aspect)

        across = max(range(1, count + 1), key=lambda across: (round(width_of_map(across, WORD_HEIGHT)), -across))
        roomy = self.height() // -(-count // across) >= pixels(MIN_HEIGHT_WITH_COSTS)
        part = width_of_map(across, WORDS_HEIGHT) / max(width_of_map(across, WORD_HEIGHT), 1.0)
        return across, ALL if roomy and part >= MIN_PART_WITH_COSTS else COUNTS

    def _restyle(self) -> None:
        for card in self.cards:
            card.setMinimumWidth(pixels(90))
        self._arrange()


def _is_enter(event: QKeyEvent) -> bool:
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers()
