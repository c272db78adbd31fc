"""A lesson that is being written: every change makes another value, so that all of them can be undone."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.lessons.checking import check_lesson
from workbench.lessons.files import own_folder, write_lesson
from workbench.lessons.lesson import SCHEMA, Lesson, LessonQuestion, LessonStep
from workbench.lessons.pictures import check_pictures
from workbench.lessons.texts import Texts, said
from workbench.lessons.values import lesson_from, values_of, with_all_texts
from workbench.search.problem.messages import Fault, shown
from workbench.ui.base.history import History

_NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
_PLAIN_NAME = "my-lesson"


class Draft(QObject):
    """Attributes: lesson, as it is now; history, of the changes; path, where it was saved last, or None; place, the
    step that is being written.

    Signals: `changed` when the lesson has become another; `turned` when another step is being written.
    """

    changed = Signal()
    turned = Signal()

    def __init__(
        self, lesson: Lesson, path: Path | None = None, parent: QObject | None = None, begun: bool = False
    ) -> None:
        super().__init__(parent)
        self._begun = begun
        self.lesson, self.path = lesson, path
        self._saved: Lesson | None = lesson if path is not None and not begun else None
        self.place = 0
        self.history = History(self)

    @property
    def step(self) -> LessonStep | None:
        """The step that is being written, None where there is none yet."""
        return self.lesson.steps[self.place] if self.place < len(self.lesson.steps) else None

    @property
    def begun(self) -> bool:
        """Whether something was written here, now or at another time."""
        return self._begun or self.history.canUndo()

    @property
    def unsaved(self) -> bool:
        """Whether it is not as it was saved last."""
        return self.lesson != self._saved

    def turn(self, place: int) -> None:
        """Write another step."""
        if place != self.place and 0 <= place < len(self.lesson.steps):
            self.place = place
            self.history.break_off()
            self.turned.emit()

    # Changes

    def change(self, what: str = "", **fields: Any) -> None:
        """Change fields of the lesson. `what`: changes of one thing after the other are undone together; "": alone."""
        self._put("undo-lesson", replace(self.lesson, **fields), self.place, what)

    def change_step(self, what: str = "", **fields: Any) -> None:
        """Change fields of the step."""
        self._change_step("undo-step", what, **fields)

    def change_question(self, what: str = "", **fields: Any) -> None:
        """Change fields of the step's question."""
        if self.step is not None and self.step.question is not None:
            self._change_step("undo-question", what, question=replace(self.step.question, **fields))

    def ask(self, question: LessonQuestion | None) -> None:
        """Put a question in the place of the step's, or none."""
        self._change_step("undo-question", question=question)

    def insert(self, step: LessonStep) -> None:
        """Put a step after the one that is being written, and write that."""
        steps = self.lesson.steps
        place = min(self.place + 1, len(steps)) if steps else 0
        self._put("undo-step-added", replace(self.lesson, steps=(*steps[:place], step, *steps[place:])), place)

    def remove(self) -> None:
        """Take the step out."""
        steps = self.lesson.steps
        rest = (*steps[: self.place], *steps[self.place + 1 :])
        if len(rest) < len(steps):
            place = max(0, min(self.place, len(rest) - 1))
            self._put("undo-step-removed", replace(self.lesson, steps=rest), place)

    def move(self, by: int) -> None:
        """Move the step so many places down; up where that is negative."""
        there = self.place + by
        order = [*range(len(self.lesson.steps))]
        if 0 <= there < len(order):
            order.insert(there, order.pop(self.place))
            self.reorder(order, there)

    def reorder(self, order: list[int], place: int) -> None:
        """Put the steps in another order, by their places of now; the one at `place` is then written."""
        if order != [*range(len(self.lesson.steps))]:
            steps = tuple(self.lesson.steps[one] for one in order)
            self._put("undo-step-moved", replace(self.lesson, steps=steps), place)

    # Files

    def lacking(self) -> list[str]:
        """Return the places of the texts that must be there and are not yet, in any language."""
        return [place for place, texts in self.lesson.texts() if not said(texts).strip()]

    def check(self) -> Fault | None:
        """Return what is wrong with the lesson as it is, but for texts that are not yet written; None: nothing is."""
        if not _NAME.fullmatch(self.lesson.name):
            return Fault("editor-bad-name", name=shown(self.lesson.name), example=file_name(self.lesson.name))
        try:
            values = with_all_texts(values_of(self.lesson))
            told = SCHEMA.check(values)
            if told is not None:
                return Fault(told.key, **told.facts)
            check_lesson(lesson_from(values))
            check_pictures(self.lesson, own_folder() if self.path is None else self.path.parent)
        except Fault as fault:
            return fault
        return None

    def save(self, path: Path) -> None:
        """Write the lesson to a file. Raises Fault where it is none yet, or the file cannot be written."""
        fault = self.check()
        if fault is not None:
            raise fault
        if self.lacking():
            raise Fault("editor-lacking", texts=", ".join(self.lacking()))
        check_pictures(self.lesson, path.parent)
        write_lesson(path, self.lesson)
        self.path, self._saved = path, self.lesson
        self.changed.emit()

    # Within

    def _change_step(self, key: str, what: str = "", **fields: Any) -> None:
        if self.step is not None:
            steps, place = self.lesson.steps, self.place
            changed = (*steps[:place], replace(self.step, **fields), *steps[place + 1 :])
            self._put(key, replace(self.lesson, steps=changed), place, f"{what}-{place}" if what else "")

    def _put(self, key: str, lesson: Lesson, place: int, what: str = "") -> None:
        if lesson != self.lesson:
            before, after = (self.lesson, self.place), (lesson, place)
            self.history.put(key, before, after, self._take, what)
            self._take(after)

    def _take(self, written: tuple[Lesson, int]) -> None:
        turned = written[1] != self.place
        self.lesson, self.place = written
        self.changed.emit()
        if turned:
            self.turned.emit()


def with_text(texts: Texts, language: str, told: str) -> Texts:
    """Return texts with another one in a language; none where it is empty."""
    rest = {code: text for code, text in texts.items() if code != language}
    order = [*texts, language] if language not in texts else [*texts]
    new = {**rest, language: told} if told.strip() else rest
    return {code: new[code] for code in order if code in new}


def file_name(told: str) -> str:
    """Return a name for a file that is like what is told: small letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", told).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall("[a-z0-9]+", plain))[:60].strip("-") or _PLAIN_NAME
