"""A lesson being written: every change creates a new value, so that all changes can be undone."""

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
from workbench.lessons.values import lesson_from, values_of, with_all_texts
from workbench.search.problem.messages import Fault, to_quotable
from workbench.ui.base.history import History
from workbench.wording.texts import Texts, localized

_NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
_PLAIN_NAME = "my-lesson"


class Draft(QObject):
    """A lesson in the editor.

    Attributes: lesson, in its current state; history, of the changes; path, the file it was last saved to, or None;
    place, the number of the step being edited.
    Signals: `changed` when the lesson has changed; `turned` when another step is being edited.
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
        """The step being edited, None if there are no steps."""
        return self.lesson.steps[self.place] if self.place < len(self.lesson.steps) else None

    @property
    def begun(self) -> bool:
        """Whether something was written, in this session or an earlier one."""
        return self._begun or self.history.can_undo

    @property
    def unsaved(self) -> bool:
        """Whether there are unsaved changes."""
        return self.lesson != self._saved

    def select_step(self, place: int) -> None:
        """Select another step."""
        if place != self.place and 0 <= place < len(self.lesson.steps):
            self.place = place
            self.history.stop_merging()
            self.turned.emit()

    # Changes

    def change(self, what: str = "", **fields: Any) -> None:
        """Change fields of the lesson. `what`: consecutive changes of one thing are undone together; "": separately."""
        self._put("undo-lesson", replace(self.lesson, **fields), self.place, what)

    def change_step(self, what: str = "", **fields: Any) -> None:
        self._change_step("undo-step", what, **fields)

    def change_question(self, what: str = "", **fields: Any) -> None:
        if self.step is not None and self.step.question is not None:
            self._change_step("undo-question", what, question=replace(self.step.question, **fields))

    def ask(self, question: LessonQuestion | None) -> None:
        """Replace the step's question; None removes it."""
        self._change_step("undo-question", question=question)

    def insert(self, step: LessonStep) -> None:
        """Insert a step after the current one, and select it."""
        steps = self.lesson.steps
        place = min(self.place + 1, len(steps)) if steps else 0
        self._put("undo-step-added", replace(self.lesson, steps=(*steps[:place], step, *steps[place:])), place)

    def remove(self) -> None:
        """Remove the current step."""
        steps = self.lesson.steps
        rest = (*steps[: self.place], *steps[self.place + 1 :])
        if len(rest) < len(steps):
            place = max(0, min(self.place, len(rest) - 1))
            self._put("undo-step-removed", replace(self.lesson, steps=rest), place)

    def move(self, by: int) -> None:
        """Move the current step down by `by` places; up if negative."""
        target = self.place + by
        order = [*range(len(self.lesson.steps))]
        if 0 <= target < len(order):
            order.insert(target, order.pop(self.place))
            self.reorder(order, target)

    def reorder(self, order: list[int], place: int) -> None:
        """Reorder the steps; `order` contains their current places. The one then at `place` is selected."""
        if order != [*range(len(self.lesson.steps))]:
            steps = tuple(self.lesson.steps[one] for one in order)
            self._put("undo-step-moved", replace(self.lesson, steps=steps), place)

    # Files

    def lacking(self) -> list[str]:
        """Return the places of required texts that are missing in all languages."""
        return [place for place, texts in self.lesson.texts() if not localized(texts).strip()]

    def check(self) -> Fault | None:
        """Return what is wrong with the lesson, except for missing texts; None if nothing is."""
        if not _NAME.fullmatch(self.lesson.name):
            return Fault("editor-bad-name", name=to_quotable(self.lesson.name), example=file_name(self.lesson.name))
        try:
            values = with_all_texts(values_of(self.lesson))
            problem = SCHEMA.check(values)
            if problem is not None:
                return Fault(problem.key, **problem.facts)
            check_lesson(lesson_from(values))
            check_pictures(self.lesson, own_folder() if self.path is None else self.path.parent)
        except Fault as fault:
            return fault
        return None

    def save(self, path: Path) -> None:
        """Write the lesson to a file. Raises Fault if it is not valid, or the file cannot be written."""
        fault = self.check()
        if fault is not None:
            raise fault
        if self.lacking():
            raise Fault("editor-lacking", texts=", ".join(self.lacking()))
        check_pictures(self.lesson, path.parent)
        write_lesson(path, self.lesson)
        self.path, self._saved = path, self.lesson
        self.changed.emit()

    # Internals

    def _change_step(self, key: str, what: str = "", **fields: Any) -> None:
        if self.step is not None:
            steps, place = self.lesson.steps, self.place
            changed = (*steps[:place], replace(self.step, **fields), *steps[place + 1 :])
            self._put(key, replace(self.lesson, steps=changed), place, f"{what}-{place}" if what else "")

    def _put(self, key: str, lesson: Lesson, place: int, what: str = "") -> None:
        if lesson != self.lesson:
            before, after = (self.lesson, self.place), (lesson, place)
            self.history.record(key, before, after, self._apply, what)
            self._apply(after)

    def _apply(self, lesson_and_place: tuple[Lesson, int]) -> None:
        turned = lesson_and_place[1] != self.place
        self.lesson, self.place = lesson_and_place
        self.changed.emit()
        if turned:
            self.turned.emit()


def with_text(texts: Texts, language: str, new_text: str) -> Texts:
    """Return texts with one of them replaced; an empty one is removed."""
    rest = {code: text for code, text in texts.items() if code != language}
    order = [*texts, language] if language not in texts else [*texts]
    new = {**rest, language: new_text} if new_text.strip() else rest
    return {code: new[code] for code in order if code in new}


def file_name(source_text: str) -> str:
    """Return a file name derived from a text: lower-case letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", source_text).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall("[a-z0-9]+", plain))[:60].strip("-") or _PLAIN_NAME
