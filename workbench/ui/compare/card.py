"""A card of a configuration: the node at its current step, and its counters."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.api import ConfiguredRun
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.status import Status
from workbench.search.recording.moment import Moment
from workbench.search.recording.ordering import cost, estimate
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label, embolden, plain_tip
from workbench.ui.base.theme import pixels
from workbench.ui.compare.ends import EndsHand, EndsMoving, can_move
from workbench.ui.compare.fitted_name import fitted_name
from workbench.ui.compare.letter_badge import LetterBadge
from workbench.ui.compare.runs import Side
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.controls.pane_title import Muted
from workbench.ui.states.costs import costs_text
from workbench.ui.states.map_camera import MapCamera
from workbench.ui.states.map_marks import MapReader
from workbench.ui.states.state_picture import state_text, state_thumbnail
from workbench.ui.states.state_view import StateCanvas, StateView
from workbench.wording import number, say, text

LINE, COSTS, COUNTS, PICTURE, ALL = range(5)
FORMS = 3
"""The number of versions of the counts."""
MARGINS, LINE_MARGINS, HEAD_SPACING = (6, 5, 6, 5), (6, 1, 6, 1), 5
SMALL_SIDES = {LINE: 28, COSTS: 44, COUNTS: 60}
"""The side of the picture beside the texts of a low card, in pixels."""
MIN_PICTURE, MIN_MAP = 56, 64
"""The minimum sides of a picture and of a map, in pixels."""


class Card(PaneFrame):
    """Attributes: side; icon_label; name; picture, map; small, the picture in a low card; costs, counts, state and
    refusal, texts; brief_costs, whether the costs are without the name of their sum; named, whether the name is shown
    if there is room; counts_form, which version of the counts stands beside the name.

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
        self.brief_costs, self.counts_form = False, 0
        self._shown = ALL
        self._heads_counts = False
        """Whether the counts stand beside the name, where they take nothing of the height of the map."""
        self._has_small, self._small_side = False, 0
        self._name = ""
        self.named = True
        self.icon_label, self.name = LetterBadge(place, self), Muted(self)
        self.picture, self.map = StateCanvas(self, margin=2.0), StateView(noted=False, parent=self, camera=camera)
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

    def show_part(self, detail: int, side: int = 0) -> None:
        """Show ALL; or PICTURE, with the costs alone; or COUNTS, with a small picture and without the state; or COSTS
        alone, perhaps in one LINE. `side`: of the small picture, in pixels, if that is more than usual.
        """
        self._small_side = max(side, pixels(SMALL_SIDES.get(detail, 0)))
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
        texts = [(self.costs, costs), (self.state, self._states)]
        if self._heads_counts:
            self._fit_counts()
        else:
            texts.append((self.counts, self._counts))
        for label, versions in texts:
            metrics, width = label.fontMetrics(), label.contentsRect().width()
            fitting = (one for one in versions if metrics.horizontalAdvance(one) <= width)
            label.setText(next(fitting, metrics.elidedText(versions[-1], Qt.TextElideMode.ElideRight, width)))

    @property
    def has_room_for_costs(self) -> bool:
        """Whether the longest version of the costs fits."""
        width = self.costs.fontMetrics().horizontalAdvance(self._costs[0])
        return self.costs.isHidden() or width <= self.costs.contentsRect().width()

    def has_room_for_counts(self, form: int) -> bool:
        """Whether a version of the counts fits beside the whole name."""
        return not self._heads_counts or self._name_room(form) >= self.name.fontMetrics().horizontalAdvance(self._name)

    @property
    def has_room_for_name(self) -> bool:
        """Whether the whole name fits, or need not: at a desk it may be cut, with the whole name in a tip."""
        needed = self.name.fontMetrics().horizontalAdvance(self._name)
        return self._shown != PICTURE or needed <= self._name_room(self.counts_form)

    def set_named(self, named: bool) -> None:
        self.named = named
        self._fit()

    def set_counts_form(self, form: int) -> None:
        self.counts_form = form
        self._fit()

    def set_brief_costs(self, brief: bool) -> None:
        self.brief_costs = brief
        self._fit()

    def _fit_counts(self) -> None:
        """Show the counts beside the name."""
        words = self._counts[min(self.counts_form, len(self._counts) - 1)]
        self.counts.setText(words)
        self.counts.setToolTip(plain_tip(self._counts[0]))

    def _name_room(self, form: int) -> int:
        """Return the room for the name beside a version of the counts."""
        room = self.contentsRect().width() - MARGINS[0] - MARGINS[2] - self.icon_label.sizeHint().width() - HEAD_SPACING
        counts = self._counts[min(form, len(self._counts) - 1)] if self._heads_counts else ""
        return room - (self.counts.fontMetrics().horizontalAdvance(counts) + 2 * HEAD_SPACING if counts else 0)

    def _move_counts(self, beside: bool) -> None:
        """Put the counts beside the name, or below the picture."""
        if beside != self._heads_counts:
            self._heads_counts = beside
            width = QSizePolicy.Policy.Fixed if beside else QSizePolicy.Policy.Ignored
            self.counts.setSizePolicy(width, QSizePolicy.Policy.Preferred)
            if beside:
                self._head.addWidget(self.counts)
            else:
                self._texts.insertWidget(self._texts.indexOf(self.state), self.counts)
                self.counts.setToolTip("")

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
        self.picture.setVisible(not mapped and self._shown >= PICTURE)
        self.map.setVisible(mapped)
        self.costs.setVisible(self._shown != COUNTS or not mapped)
        self._move_counts(mapped and self._shown == COUNTS)
        self.counts.setVisible(self._shown in (COUNTS, ALL))
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
        if self._shown < PICTURE:
            picture = state_thumbnail(problem, state, self._small_side, self.devicePixelRatioF(), self.palette())
        self._has_small = picture is not None
        if picture is not None:
            self.small.setPixmap(picture)

    def _fit_small(self) -> None:
        """Show the picture of a low card if it has room beside the costs, and of the name what has room beside both."""
        badge = self.icon_label.sizeHint().width() + HEAD_SPACING
        room = self.contentsRect().width() - MARGINS[0] - MARGINS[2]
        beside = room - self._row.spacing() - self._small_side
        costs = self.costs.fontMetrics().horizontalAdvance(self._costs[-1]) + (badge if self._shown == LINE else 0)
        shown = self._has_small and costs <= beside
        name_room = beside - badge if shown else self._name_room(self.counts_form)
        name = self._name if self.named else ""
        name = fitted_name(name, self.name.fontMetrics(), name_room)
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


def _is_enter(event: QKeyEvent) -> bool:
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers()
