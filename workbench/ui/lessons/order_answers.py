"""The controls for an order: of the nodes on OPEN, or of the options of the question."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from workbench.lessons.constructed import SEPARATOR, split_answer
from workbench.lessons.grading import Answer
from workbench.lessons.lesson import LessonQuestion
from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.bench.bench import Bench
from workbench.ui.controls.pane_title import Muted
from workbench.ui.lessons.answer_control import AnswerControl
from workbench.ui.lessons.inline import plain
from workbench.wording.names import local_text
from workbench.wording.texts import localized

_UP_AND_DOWN = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_OPTION = Qt.ItemDataRole.UserRole
"""The number of an item's option."""


class OrderAnswer(AnswerControl):
    """The nodes on OPEN, to be dragged into order. Attributes: list."""

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self.list = translated(_OrderedList(self), accessibleName="answer-order-name")
        self.setFocusProxy(self.list)
        vbox(self.list, translated(Muted(self, wrap=True), text="answer-order-hint"), parent=self, margins=0)
        self.list.model().rowsMoved.connect(self.edited)
        bench.player.moved.connect(self._fill)
        bench.player.lengthened.connect(self._fill)
        self._fill()

    def answer(self) -> Answer:
        return f"{SEPARATOR} ".join(self.list.item(row).text() for row in range(self.list.count()))

    def show_answer(self, answer: Answer) -> None:
        self._show_nodes(split_answer(str(answer)))

    def _fill(self) -> None:
        """List the nodes on OPEN, in order of generation, once the bench shows only what may be seen."""
        timeline = self._bench.player.timeline
        if self.list.count() or timeline is None or not self._bench.asks or not timeline.recording.secret:
            return
        recording = timeline.recording
        states = map(recording.state, map(int, timeline.at(timeline.length).waiting))
        self._show_nodes([local_text(recording.problem, state) for state in states])

    def _show_nodes(self, nodes: list[str]) -> None:
        self.list.clear()
        self.list.addItems(nodes)
        self.list.setCurrentRow(0)
        self.list.fit()


class OptionOrderAnswer(AnswerControl):
    """The options of a question, to be dragged from the given order into the right one. Attributes: list."""

    def __init__(self, question: LessonQuestion, order: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = question
        self.list = translated(_OrderedList(self), accessibleName="answer-order-items-name")
        self.list.setWordWrap(True)
        self.setFocusProxy(self.list)
        hint = translated(Muted(self, wrap=True), text="answer-order-items-hint")
        vbox(self.list, hint, parent=self, margins=0)
        self.show_answer(order)
        self.list.model().rowsMoved.connect(self.edited)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setText(plain(localized(self._question.options[item.data(_OPTION)].text).strip()))
        self.list.fit()

    def answer(self) -> Answer:
        """Return the numbers of the options in their order."""
        return [int(self.list.item(row).data(_OPTION)) for row in range(self.list.count())]

    def show_answer(self, answer: Answer) -> None:
        self.list.clear()
        for option in answer:
            item = QListWidgetItem(self.list)
            item.setData(_OPTION, option)
        self.list.setCurrentRow(0)
        self.retranslate()


class _OrderedList(QListWidget):
    """A list whose items are moved by dragging, or with Alt and the arrow keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit(self) -> None:
        """Make the list as high as its items."""
        self.setFixedHeight(self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def sizeHint(self) -> QSize:
        rows = sum(self.sizeHintForRow(row) for row in range(self.count()))
        return QSize(super().sizeHint().width(), rows + 2 * self.frameWidth())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = _UP_AND_DOWN.get(Qt.Key(event.key()), 0)
        if not by or event.modifiers() != Qt.KeyboardModifier.AltModifier:
            super().keyPressEvent(event)
            return
        row, model = self.currentRow(), self.model()
        if 0 <= row + by < self.count():
            model.moveRow(self.rootIndex(), row, self.rootIndex(), row + by + (by > 0))
            self.setCurrentRow(row + by)
