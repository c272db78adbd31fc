"""Whether the board can be solved, why, and the swap that makes it solvable."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.solvability import Solvability
from workbench.ui.base import theme
from workbench.ui.base.icons import pixmap, set_icon
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.popup_panel import PopupPanel
from workbench.ui.runs.board_document import MAX_SIDE
from workbench.wording import say, text

REASON_WIDTH, SPACING = 300, 3
MOST_INVERSIONS = MAX_SIDE**2 * (MAX_SIDE**2 - 1) // 2


class SolvabilityBadge(QWidget):
    """Shows in a few words whether the board can be solved, on request the reason, and offers the nearest solvable
    board.

    Its height is the same for all boards, so that nothing moves under the pointer during editing.

    Attributes: verdict, the few words; why, the button that shows the reason; reason, the sentence; nearest, the button
    that makes the swap; swap_hint, what swaps do; row, the layout of these two, with room for other notes.
    Signals: `nearest_requested` when the nearest solvable board is requested.
    """

    nearest_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board: Board | None = None
        self._solvability: Solvability | None = None
        self._swapping, self._offering = False, True
        self._sign = Label(self)
        self.verdict = Label(self)
        self.why = tool_button(self, "info", self._show_reason, "solvability-why")
        self.why.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.nearest = translated(QPushButton(self), toolTip="solvability-nearest-hint")
        set_icon(self.nearest, "swap")
        self.reason = Label(self)
        self._panel = PopupPanel(self.reason, self)
        self.swap_hint = translated(Label(self), text="solvability-swap-hint", toolTip="solvability-swap-tip")
        for label in (self.verdict, self.reason):
            label.setWordWrap(True)
        self.swap_hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.swap_hint.hide()
        self.nearest.hide()
        self._row_widget = QWidget(self)
        self.row = hbox(self.nearest, (self.swap_hint, 1), parent=self._row_widget, margins=0)
        self._lay_out()
        self.nearest.clicked.connect(self.nearest_requested)
        theme.theme().changed.connect(self._update_texts)
        on_language_change(self._update_texts)

    def _lay_out(self) -> None:
        vbox(
            hbox(self._sign, (self.verdict, 1), self.why, spacing=5),
            self._row_widget,
            parent=self,
            margins=0,
            spacing=SPACING,
        )

    def show_solvability(self, board: Board, solvability: Solvability | None, swapping: bool) -> None:
        """Show the solvability of a board (None: not known yet). `swapping`: whether to say what a swap does to it."""
        if (board, solvability, swapping) != (self._board, self._solvability, self._swapping):
            self._board, self._solvability, self._swapping = board, solvability, swapping
            self._update_texts()

    def set_offering(self, offering: bool) -> None:
        """Offer the nearest solvable board, or not while another text is being entered."""
        if offering != self._offering:
            self._offering = offering
            self._update_texts()

    def _show_reason(self) -> None:
        if self._solvability is not None:
            self.reason.setText(say(self._solvability.why))
            self.reason.setFixedWidth(theme.pixels(REASON_WIDTH))
            self._panel.open_beside(self.why)

    def _update_texts(self) -> None:
        solvability, colours = self._solvability, theme.colours()
        self.why.setEnabled(solvability is not None)
        unsolvable = solvability is not None and not solvability.solvable
        self.swap_hint.setVisible(self._swapping and not unsolvable)
        self.nearest.setVisible(unsolvable and self._offering)
        self._reserve_height()
        if solvability is None or self._board is None:
            self._sign.clear()
            self.verdict.setText(text("solvability-pending"))
            return
        sign, colour = ("check", colours.good) if solvability.solvable else ("cross", colours.danger)
        self._sign.setPixmap(pixmap(sign, theme.pixels(18), colour))
        self.verdict.setText(_verdict(self._board, solvability))
        self.verdict.setToolTip(say(solvability.why))
        if not solvability.solvable:
            first, second = swapped_tiles(self._board, solvability.nearest)
            self.nearest.setText(text("solvability-nearest", first=str(first), second=str(second)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reserve_height()

    def _reserve_height(self) -> None:
        """Reserve the height of the longest verdict."""
        metrics, room = self.verdict.fontMetrics(), QRect(0, 0, self.verdict.width(), 0)
        longest = max(
            metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, verdict).height() for verdict in _longest_verdicts()
        )
        self.verdict.setMinimumHeight(longest)
        self._row_widget.setMinimumHeight(self.nearest.sizeHint().height())
        verdict = max(longest, self.why.sizeHint().height())
        self.setMinimumHeight(verdict + SPACING + self._row_widget.minimumHeight())


def swapped_tiles(board: Board, other: Board) -> tuple[int, int]:
    """Return the two tiles, the smaller first, that one swap on `board` exchanges to make it `other`."""
    first, second = sorted(
        tile for tile, other_tile in zip(board.tiles, other.tiles, strict=True) if tile != other_tile
    )
    return first, second


def _verdict(board: Board, solvability: Solvability) -> str:
    """Return the verdict with the number that decides it."""
    rows = abs(solvability.blank_row - solvability.goal_blank_row)
    return _verdict_text(board.columns, solvability.solvable, solvability.inversions, rows)


def _longest_verdicts() -> list[str]:
    """Return verdicts as long as any, for boards of odd and of even width."""
    return [_verdict_text(columns, False, MOST_INVERSIONS, MAX_SIDE) for columns in (MAX_SIDE - 1, MAX_SIDE)]


def _verdict_text(columns: int, solvable: bool, inversions: int, rows: int) -> str:
    if columns % 2:
        return text("solvability-odd-width-yes" if solvable else "solvability-odd-width-no", inversions=inversions)
    key = "solvability-even-width-yes" if solvable else "solvability-even-width-no"
    return text(key, inversions=inversions, rows=rows)
