"""A card for each configuration: the node at its current step, and its counters."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.search.playback.timeline import Timeline
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.status import Status
from workbench.search.recording.ordering import cost, estimate
from workbench.ui.base.layouts import grid, hbox, vbox
from workbench.ui.base.plain_text import Label, embolden, plain_tip
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.theme import pixels, theme
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.compare.letter_badge import LetterBadge
from workbench.ui.compare.runs import Side
from workbench.ui.compare.session import CompareSession
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.vertical_scroll_area import FramelessScrollArea
from workbench.ui.states.state_picture import state_text
from workbench.ui.states.state_view import StateCanvas, StateView, show_on_map_or_drawn
from workbench.ui.trees.tree_labels import costs_text
from workbench.wording import number, say, text

MIN_INTERVAL = 0.04
CARD_WIDTH = 140
COSTS, COUNTS, ALL = range(3)
HEIGHTS = {ALL: 150, COUNTS: 80}
"""The minimum height of a card that shows this much, in pixels."""
MIN_PICTURE, MIN_MAP = 56, 110
MAX_PATH = 60
"""The maximum number of moves of a path that is drawn on a map."""


class Card(PaneFrame):
    """Attributes: side; icon_label; name; picture, map; costs, counts, state and refusal, texts.

    Signals: `clicked(Side)`, also for Enter.
    """

    clicked = Signal(object)

    def __init__(self, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side: Side | None = None
        self._costs = self._states = ("", "")
        self._shown = ALL
        self.icon_label, self.name = LetterBadge(place, self), Muted(self)
        self.picture, self.map = StateCanvas(self), StateView(noted=False, parent=self)
        self.map.hide()
        self.map.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for picture in (self.picture, self.map.board, self.map.canvas):
            picture.setMinimumSize(MIN_PICTURE, MIN_PICTURE)
        self.map.map.setMinimumSize(MIN_PICTURE, MIN_MAP)
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
        vbox(
            hbox(self.icon_label, (self.name, 1), spacing=5),
            (self.picture, 1),
            (self.map, 1),
            self.refusal,
            self.costs,
            self.counts,
            self.state,
            parent=self,
            margins=(6, 5, 6, 5),
            spacing=2,
        )

    def show_side(self, side: Side, name: str, step: int, problem: Any) -> None:
        """Show the current step of a side; `name`: a short name."""
        self.side = side
        self.icon_label.place = side.place
        self.icon_label.update()
        self.name.setText(name)
        self.setToolTip(plain_tip(text("compare-card-tip", name=side.name())))
        self.name.setToolTip(plain_tip(name))
        if side.timeline is None or not side.timeline.recording.published.records:
            self._show_nothing(side)
        else:
            self._show_moment(side, side.timeline, step, problem)
        details = (self.costs.text(), self.counts.text(), self.state.text(), self.refusal.text())
        self.setAccessibleName(text("compare-chip", letter=side.letter, name=side.name()))
        self.setAccessibleDescription(", ".join(filter(None, details)))

    def show_part(self, detail: int) -> None:
        """Show ALL; or COUNTS, without the picture and the state; or COSTS alone."""
        if detail != self._shown:
            self._shown = detail
            self.counts.setVisible(detail >= COUNTS)
            self.state.setVisible(detail == ALL)

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
        for label, (long, short) in ((self.costs, self._costs), (self.state, self._states)):
            fits = label.fontMetrics().horizontalAdvance(long) <= label.contentsRect().width()
            label.setText(long if fits else short)

    def _open(self) -> None:
        if self.side is not None and self.side.run is not None:
            self.clicked.emit(self.side)

    def _show_nothing(self, side: Side) -> None:
        self.picture.hide()
        self.map.hide()
        self._costs = self._states = ("", "")
        self._fit()
        self.counts.setText("")
        self.refusal.setText("" if side.refused is None else say(side.refused))
        self.refusal.show()

    def _show_moment(self, side: Side, timeline: Timeline[Any], step: int, problem: Any) -> None:
        moment = timeline.at(min(step, timeline.length))
        record = moment.current or 0
        state = timeline.recording.state(record)
        mapped = isinstance(problem, HasMap)
        self.refusal.hide()
        self.picture.setVisible(not mapped and self._shown == ALL)
        self.map.setVisible(mapped and self._shown == ALL)
        if mapped:
            path = timeline.recording.path(record)[-MAX_PATH:]
            show_on_map_or_drawn(self.map, problem, state, [timeline.recording.state(one) for one in path])
        else:
            self.picture.show_state(problem, state)
        weight = side.configuration.options.get("weight")
        costs = costs_text(moment, record, weight if isinstance(weight, float) else None)
        has_f = timeline.recording.priority not in (cost, estimate)
        self._costs = (text("compare-f", costs=costs), costs) if has_f else (costs, costs)
        counts = moment.counts
        waiting = text("amount-none") if counts.open is None else number(counts.open)
        self.counts.setText(text("compare-card-expanded", expanded=number(counts.expanded)))
        details = text("compare-card-open", open=waiting)
        end = self._status_text(side, step, state_text(problem, state) if mapped else "")
        self._states = (" · ".join(filter(None, (end, details))), end or details)
        self._fit()

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
    """Attributes: cards, in the order of the letters. Signals: `opened(Side)`: it should be opened in Explore."""

    opened = Signal(object)

    def __init__(self, compare: CompareSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compare = compare
        self.cards: list[Card] = []
        self._across = 0
        self._shown = ALL
        self._throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self)
        inner = QWidget(self)
        self._grid = grid(parent=inner, margins=6, spacing=6)
        vbox(FramelessScrollArea(inner, self), parent=self, margins=0)
        for signal in (compare.sides_changed, compare.axis_changed, compare.progressed, compare.player.moved):
            signal.connect(self._throttle.request)
        theme().changed.connect(self._restyle)
        on_language_change(self._throttle.request)

    def refresh(self) -> None:
        """Show the current step of each side."""
        compare = self._compare
        if len(self.cards) != len(compare.sides):
            self._make(len(compare.sides))
        for card, side, name in zip(self.cards, compare.sides, compare.names.distinct, strict=True):
            card.show_part(self._shown)
            card.show_side(side, name, compare.step_of(side), compare.problem)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _make(self, count: int) -> None:
        for card in self.cards[count:]:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        del self.cards[count:]
        while len(self.cards) < count:
            card = Card(len(self.cards), self)
            card.clicked.connect(self.opened)
            self.cards.append(card)
        self._across = 0
        self._arrange()
        self._restyle()

    def _arrange(self) -> None:
        """Arrange as many cards per row as fit, with rows of equal length if possible."""
        count = max(len(self.cards), 1)
        room = max(1, min(self.width() // pixels(CARD_WIDTH), count))
        rows = -(-count // room)
        across = -(-count // rows)
        height = self.height() // rows
        detail = next((part for part, least in HEIGHTS.items() if height >= pixels(least)), COSTS)
        if detail != self._shown:
            self._shown = detail
            self._throttle.request()
        if across != self._across:
            self._across = across
            for place, card in enumerate(self.cards):
                self._grid.removeWidget(card)
                self._grid.addWidget(card, place // across, place % across)
                card.show()
            for column in range(self._grid.columnCount()):
                self._grid.setColumnStretch(column, int(column < across))

    def _restyle(self) -> None:
        for card in self.cards:
            card.setMinimumWidth(pixels(90))


def _is_enter(event: QKeyEvent) -> bool:
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers()
