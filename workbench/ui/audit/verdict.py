"""The verdict in large type, with the figures behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from workbench.tiles.state_space.verdict import HeuristicVerdict
from workbench.ui.audit.session import AuditSession
from workbench.ui.base.icons import pixmap
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label, keep_lines
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.pane_title import Muted
from workbench.wording import number, text
from workbench.wording.audit import amount, unit_text
from workbench.wording.heuristics import heuristic_text

ANSWER_SCALE, PROJECTED_SCALE = 1.5, 1.2
"""The factor by which the answers' font is larger than the default font, outside Projector mode and in it."""
MAX_SCALE_SIDE_BY_SIDE = 1.2
"""The font scale up to which the two answers are side by side."""
_YES = ("yes", "unrefuted")
MANY_STATES, MANY_MOVES = 400_000, 30_000
"""Numbers as long as any in the reasons."""
FIGURES_PER_ROW = 2
"""Figures per row with larger fonts."""


class _Answer(QWidget):
    """Whether a property holds. Attributes: verdict_word, the answer; why, the reason.

    `longest`: returns reasons for which there is always room.
    """

    def __init__(self, longest: Callable[[], Iterable[str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holds: bool | None = None
        self._sign, self.verdict_word, self.why = Label(self), Label(self, wordWrap=True), Muted(self, wrap=True)
        keep_lines(self.why, 2, longest)
        vbox(hbox(self._sign, (self.verdict_word, 1), spacing=8), self.why, parent=self, margins=0, spacing=2)
        theme().changed.connect(self._apply_style)
        self._apply_style()

    def show_answer(self, word: str, why: str, holds: bool | None) -> None:
        """Show an answer; `holds`: None if it is unknown."""
        self._holds = holds
        self.verdict_word.setText(word)
        self.why.setText(why)
        self._apply_style()

    def _apply_style(self) -> None:
        palette_colours = colours()
        colour = (
            palette_colours.muted
            if self._holds is None
            else palette_colours.good
            if self._holds
            else palette_colours.danger
        )
        font = QFont()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * (PROJECTED_SCALE if theme().projector else ANSWER_SCALE))
        self.verdict_word.setFont(font)
        palette = self.verdict_word.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
        self.verdict_word.setPalette(palette)
        side = pixels(24)
        if self._holds is None:
            self._sign.clear()
        else:
            self._sign.setPixmap(pixmap("check" if self._holds else "cross", side, colour))


class AuditVerdict(QWidget):
    """Attributes: name, of the heuristic; admissible, consistent, the answers; note.

    Attributes: facts, the figures, which the bench may place elsewhere; figures and labels of these, by name.
    """

    def __init__(self, audit: AuditSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._audit, self._busy = audit, False
        self.name, self.note = Label(self, wordWrap=True), Muted(self, wrap=True)
        keep_lines(self.note, 1)
        self.admissible, self.consistent = _Answer(_admissible_reasons, self), _Answer(_consistent_reasons, self)
        self.facts = QWidget(self)
        self.figures = {
            name: LiveLabel(self.facts) for name in ("states", "mean", "mean-true", "most-under", "most-over")
        }
        self.labels = {name: Muted(self.facts, wrap=True) for name in self.figures}
        self._answers, self._figures = QBoxLayout(QBoxLayout.Direction.LeftToRight), QGridLayout(self.facts)
        self._lay_out()
        theme().changed.connect(self._arrange)
        self._arrange()
        audit.verdict_changed.connect(self.refresh)
        audit.changed.connect(self.refresh)
        audit.progressed.connect(self._progressed)
        for label, key in zip(
            self.labels.values(),
            (
                "audit-label-states",
                "audit-label-mean",
                "audit-label-mean-true",
                "audit-label-most-under",
                "audit-label-most-over",
            ),
            strict=True,
        ):
            translated(label, text=key)
        on_language_change(self.refresh)

    def take_facts(self) -> None:
        """Show the figures here, below the answers."""
        column = self.layout()
        assert isinstance(column, QBoxLayout)
        if column.indexOf(self.facts) < 0:
            column.insertWidget(column.indexOf(self.note), self.facts)

    def refresh(self) -> None:
        verdict, self._busy = self._audit.verdict, self._audit.busy
        self.name.setText(heuristic_text(self._audit.request.name))
        font = QFont()
        font.setBold(True)
        self.name.setFont(font)
        if verdict is None:
            waiting = text("audit-waiting") if self._audit.busy else text("audit-stopped")
            self.admissible.show_answer(text("audit-word-admissible", answer="unknown"), waiting, None)
            self.consistent.show_answer(text("audit-word-consistent", answer="unknown"), "", None)
            for figure in self.figures.values():
                figure.setText("–")
            self.note.clear()
            return
        self._show_answers(verdict)
        self._show_figures(verdict)

    def _progressed(self, progress: object) -> None:
        if (progress is not None) != self._busy:
            self.refresh()

    def _arrange(self) -> None:
        """With large fonts, put the answers one below the other and the figures in several rows.

        In Projector mode each figure has a row, its label beside it.
        """
        large = theme().scale > MAX_SCALE_SIDE_BY_SIDE
        direction = QBoxLayout.Direction.TopToBottom if large else QBoxLayout.Direction.LeftToRight
        self._answers.setDirection(direction)
        self._answers.setSpacing(4 if large else 16)
        columns = FIGURES_PER_ROW if large else len(self.figures)
        listed = theme().projector
        self._figures.setContentsMargins(*((10, 0, 4, 8) if listed else (0, 0, 0, 0)))
        self._figures.setHorizontalSpacing(7 if listed else 12)
        for index, name in enumerate(self.figures):
            if listed:
                self._figures.addWidget(self.figures[name], index, 0, Qt.AlignmentFlag.AlignTop)
                self._figures.addWidget(self.labels[name], index, 1, Qt.AlignmentFlag.AlignTop)
                self._figures.setColumnStretch(index, int(index == 1))
                continue
            row, column = divmod(index, columns)
            self._figures.addWidget(self.figures[name], 2 * row, column)
            self._figures.addWidget(self.labels[name], 2 * row + 1, column, Qt.AlignmentFlag.AlignTop)
            self._figures.setColumnStretch(index, int(index < columns))

    def _show_answers(self, verdict: HeuristicVerdict) -> None:
        complete = verdict.field.complete
        yes = "yes" if complete else "unrefuted"
        answer = yes if verdict.admissible else "no"
        why = (
            text("audit-why-admissible", answer=answer)
            if verdict.admissible
            else text("audit-why-over", count=verdict.overestimated, most=amount(verdict.max_overestimate))
        )
        self.admissible.show_answer(
            text("audit-word-admissible", answer=answer), why, None if answer == "unrefuted" else verdict.admissible
        )
        answer = yes if verdict.consistent else "no"
        why = (
            text("audit-why-consistent", answer=answer)
            if verdict.consistent
            else text("audit-why-broken", count=verdict.broken, moves=number(verdict.moves))
        )
        self.consistent.show_answer(
            text("audit-word-consistent", answer=answer), why, None if answer == "unrefuted" else verdict.consistent
        )
        content = "" if complete else text("audit-sample", states=verdict.states, missed=verdict.field.missed)
        if verdict.consistent and verdict.goal_estimate:
            content = text("audit-goal-above", h=amount(verdict.goal_estimate))
        content = unit_text(verdict, self._audit.request.name) or content
        self.note.setText(content)

    def _show_figures(self, verdict: HeuristicVerdict) -> None:
        mean = "∞" if verdict.mean is None else number(verdict.mean, 3)
        values = (number(verdict.states), mean, number(verdict.mean_true, 3), amount(verdict.max_underestimate),
                  amount(verdict.max_overestimate))  # fmt: skip
        for figure, content in zip(self.figures.values(), values, strict=True):
            figure.setText(content)

    def _lay_out(self) -> None:
        answers = self._answers
        answers.setSpacing(16)
        for answer in (self.admissible, self.consistent):
            answers.addWidget(answer, 1, Qt.AlignmentFlag.AlignTop)
        figures = self._figures
        figures.setVerticalSpacing(0)
        vbox(self.name, answers, self.facts, self.note, parent=self, margins=(12, 10, 12, 10), spacing=8)


def _admissible_reasons() -> list[str]:
    """Return reasons as long as any for a heuristic to be admissible or not."""
    return [text("audit-waiting"), text("audit-stopped"), *(text("audit-why-admissible", answer=yes) for yes in _YES),
            text("audit-why-over", count=MANY_STATES, most=amount(MANY_MOVES))]  # fmt: skip


def _consistent_reasons() -> list[str]:
    """Return reasons as long as any for a heuristic to be consistent or not."""
    broken = text("audit-why-broken", count=MANY_STATES, moves=number(MANY_STATES))
    return [broken, *(text("audit-why-consistent", answer=yes) for yes in _YES)]
