"""The cards of all configurations: how they are arranged, and how much they show."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.search.problem.map_shape import HasMap, MapShape
from workbench.ui.base.layouts import grid, vbox
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.theme import pixels, theme
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.compare.card import ALL, COSTS, COUNTS, FORMS, LINE, LINE_MARGINS, MARGINS, PICTURE, Card
from workbench.ui.compare.ends import WAIT_MS, EndsMoving
from workbench.ui.compare.session import CompareSession
from workbench.ui.controls.vertical_scroll_area import FramelessScrollArea
from workbench.ui.states.map_camera import MapCamera

MIN_INTERVAL = 0.04
CARD_WIDTH = 140
SPACING = 6
"""Pixels around the cards and between them."""
MIN_WIDTH = 90
"""The minimum width of a card, in pixels: its costs fit."""
HEIGHTS = {ALL: 150, COUNTS: 80, COSTS: 60}
"""The minimum height of a card that shows this much, in pixels."""
LARGE_MAP = 110
"""The minimum side of maps with large text, in pixels."""
MIN_HEIGHT_WITH_COSTS = 230
"""The minimum height of a card with a map that has more than one line of texts, in pixels."""
MIN_PART_WITH_COSTS = 0.75
"""The minimum width of a map with more than one line of texts, as a part of its width with only one."""
NAME_AND_COSTS_HEIGHT = 52
"""Approximate height of the name of a card and its costs, in pixels."""
WORDS_HEIGHT, WORD_HEIGHT = 92, 34
"""Approximate heights of all texts of a card, and of its name alone, in pixels."""
GRAPH_ASPECT = 1.4
"""The ratio of width and height at which a map of roads looks well."""


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
        self._shown, self._small_side = ALL, 0
        self.throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self)
        inner = QWidget(self)
        self._grid = grid(parent=inner, margins=SPACING, spacing=SPACING)
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
            card.show_part(self._shown, self._small_side)
            card.show_side(side, name, compare.step_of(side), compare.problem)
        self._agree_on_costs()
        self.shown.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.throttle.request()

    def _agree_on_costs(self) -> None:
        """Write costs and counts in one form on all cards: the longest that fits on each; names on all, or on none."""
        self._grid.activate()
        forms = (form for form in range(FORMS) if all(card.has_room_for_counts(form) for card in self.cards))
        counts_form = next(forms, FORMS - 1)
        brief = not all(card.has_room_for_costs for card in self.cards)
        named = all(card.has_room_for_name for card in self.cards)
        for card in self.cards:
            card.set_brief_costs(brief)
            card.set_named(named)
            card.set_counts_form(counts_form)

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
        count, before = max(len(self.cards), 1), (self._shown, self._small_side)
        self._small_side = uneven = 0
        if isinstance(self._compare.problem, HasMap):
            across, detail = self._arrangement_of_maps(self._compare.problem.sketch(), count)
            least = WORD_HEIGHT + LARGE_MAP
        elif theme().projector:
            across, detail, self._small_side = self._arrangement_of_boards(count)
            least, uneven = 0, (self.width() - SPACING) % across
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
        self._grid.setContentsMargins(SPACING, SPACING, SPACING + uneven, SPACING)  # all cards have the same width
        self._shown = detail
        if (detail, self._small_side) != before:
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

    def _arrangement_of_boards(self, count: int) -> tuple[int, int, int]:
        """Return how many cards per row give the largest boards, what they show, and the side of small boards."""
        arrangements = [(LINE, 1, self._size_of_card(count, 1)[1] - LINE_MARGINS[1] - LINE_MARGINS[3])]
        for across in (across for across in range(1, count + 1) if count % across == 0):
            width, height = self._size_of_card(count, across)
            height -= MARGINS[1] + MARGINS[3] + pixels(NAME_AND_COSTS_HEIGHT)
            if width >= pixels(MIN_WIDTH):
                arrangements.append((PICTURE, across, min(width - MARGINS[0] - MARGINS[2], height)))
        detail, across, side = max(arrangements, key=lambda arrangement: arrangement[2])
        return across, detail, side if detail == LINE else 0

    def _size_of_card(self, count: int, across: int) -> tuple[int, int]:
        """Return the width and height of one of `count` cards, with `across` of them per row, within its frame."""
        down = -(-count // across)
        return (self.width() - SPACING) // across - SPACING - 2, (self.height() - SPACING) // down - SPACING - 2

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
            card.setMinimumWidth(pixels(MIN_WIDTH))
        self._arrange()
