"""The results of a round: the score, the mistakes for review, and saving them for the teacher."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidgetItem, QSizePolicy, QWidget

from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import on_theme_change, pixels, theme
from workbench.ui.controls.buttons import push_button
from workbench.ui.controls.list_with_placeholder import ListWithPlaceholder
from workbench.ui.predict.question_source import AnsweredQuestion
from workbench.ui.predict.round import PredictRound
from workbench.wording import number, text

LINES, LINES_PROJECTED = 4, 2
"""The minimum height of the list of mistakes, in lines."""


class _Mistakes(ListWithPlaceholder):
    """Needs a few lines, and takes all the height that there is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setWordWrap(True)
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def heightForWidth(self, _width: int) -> int:
        return self.minimumHeight()


class SummaryPage(QWidget):
    """The page with the results of a round. The list of mistakes has all the height that the other pages need.

    Attributes: headline, the score, which the owner places; column, for it and the mistakes. mistakes, the list.
    Signals: `save_requested`; `elsewhere_requested`, in another file than the last results; `again_requested`.
    """

    save_requested = Signal()
    elsewhere_requested = Signal()
    again_requested = Signal()

    def __init__(self, round_: PredictRound, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._round = round_
        self._entries: list[AnsweredQuestion] = []
        self.headline = Label(self, wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.mistakes = _Mistakes(self)
        self.save = push_button(self, "save", self.save_requested)
        self.elsewhere = push_button(self, "", self.elsewhere_requested, text="predict-elsewhere")
        self.again_button = push_button(self, "", self.again_requested, text="predict-again")
        self._file, self._saved = "", False
        self.mistakes.itemClicked.connect(self._review)
        self.mistakes.itemActivated.connect(self._review)
        self._lay_out()
        translated(self.mistakes, accessibleName="predict-mistakes", toolTip="predict-mistakes-tip")
        on_theme_change(self._restyle)
        on_language_change(self.refresh)

    def show_file(self, name: str, saved: bool) -> None:
        """Set the file of the last results, "" for none yet, and whether this round's results are saved in it."""
        self._file, self._saved = name, saved
        self._update_buttons()

    def refresh(self) -> None:
        """Show the results of the current round."""
        self._update_buttons()
        round_ = self._round
        seconds = round(sum(entry.seconds for entry in round_.entries))
        self.headline.setText(
            text(
                "predict-summary",
                right=number(round_.score),
                count=len(round_.entries),
                streak=number(round_.longest),
                seconds=number(seconds),
            )
        )
        wrong = [entry for entry in round_.entries if not entry.right]
        self.mistakes.set_placeholder(text("predict-no-mistakes") if round_.entries else "")
        self._entries = wrong
        self.mistakes.clear()
        for entry in wrong:
            item = QListWidgetItem(round_.mistake(entry), self.mistakes)
            item.setToolTip(plain_tip(f"{item.text()}\n{text('predict-mistakes-tip')}"))
        self.mistakes.setCurrentRow(0)  # so that Enter reviews it

    # Internal

    def _restyle(self) -> None:
        lines = LINES_PROJECTED if theme().projector else LINES
        self.mistakes.setMinimumHeight(lines * self.mistakes.fontMetrics().lineSpacing() + pixels(14))

    def _update_buttons(self) -> None:
        name = Path(self._file).name
        save_text = text("predict-saved-short", name=name) if self._saved else text("predict-append", name=name)
        self.save.setText(save_text if name else text("predict-save"))
        self.save.setToolTip(plain_tip(self._file))
        self.save.setEnabled(not self._saved)
        self.elsewhere.setVisible(bool(name) and not self._saved)

    def _review(self, item: QListWidgetItem) -> None:
        self._round.review(self._entries[self.mistakes.row(item)])

    def _lay_out(self) -> None:
        self.column = vbox((self.mistakes, 1))
        hbox(
            (self.column, 1),
            vbox(self.save, hbox(self.elsewhere, (self.again_button, 1)), None),
            parent=self,
            margins=0,
            spacing=12,
        )
