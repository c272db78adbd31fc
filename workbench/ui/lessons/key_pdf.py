"""The answers to the questions of a lesson as a PDF for the teacher, written without a display."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from workbench.formats.writing import write_whole
from workbench.lessons.answer_key import KeyEntry, answer_key, written_answer
from workbench.lessons.lesson import Lesson
from workbench.lessons.shuffling import option_order
from workbench.ui.base.application import application
from workbench.ui.lessons.inline import inline_html
from workbench.wording import text
from workbench.wording.texts import localized

_MARGIN, _RESOLUTION = 18, 300
"""The margin in millimetres, and the units per inch."""


def write_key(path: Path, lesson: Lesson, seed: int) -> int:
    """Write the key of a lesson for the reader with this seed; return the number of questions. Raises Fault."""
    entries = [*answer_key(lesson, seed)]
    application()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    portrait, unit = QPageLayout.Orientation.Portrait, QPageLayout.Unit.Millimeter
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), portrait, margins, unit))
    writer.setResolution(_RESOLUTION)
    writer.setTitle(localized(lesson.title))
    document = QTextDocument()
    document.setHtml(key_html(lesson, seed, entries))
    document.print_(writer)
    buffer.close()
    write_whole(path, bytes(buffer.data().data()))
    return len(entries)


def key_html(lesson: Lesson, seed: int, entries: list[KeyEntry]) -> str:
    """Return the key as HTML: each question with its options in the reader's order, the answer, and why."""
    head = f"<h2>{escape(localized(lesson.title))}</h2><p>{escape(text('lesson-key-seed', seed=str(seed)))}</p>"
    return head + "".join(_entry_html(lesson, seed, entry) for entry in entries)


def _entry_html(lesson: Lesson, seed: int, entry: KeyEntry) -> str:
    step = lesson.steps[entry.number - 1]
    question = step.question
    assert question is not None
    title = " ".join(filter(None, (f"{entry.number}.", escape(localized(step.title)))))
    options = "".join(
        f"<p>{number}. {inline_html(localized(question.options[place].text).strip())}</p>"
        for number, place in enumerate(option_order(seed, lesson, entry.number - 1), 1)
    )
    answer = escape(written_answer(entry)).replace("  ", "&nbsp;&nbsp;").replace("\n", "<br>")
    because = f"<p><i>{inline_html(entry.because)}</i></p>" if entry.because else ""
    return f"<h4>{title}</h4><p>{inline_html(entry.question)}</p>{options}<p><b>{answer}</b></p>{because}"
