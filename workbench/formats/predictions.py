"""The answers of a round of predictions as a table, which a teacher's spreadsheet reads (CSV)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from workbench.formats.tables import comma_separated
from workbench.formats.writing import replacing

HEAD = ("pupil", "run", "step", "question", "about", "answer", "right answer", "verdict", "seconds")
_FORMULA = tuple("=+-@\t\r")


@dataclass(frozen=True)
class Answered:
    """An answer. `step`: the one that was foretold. `question`: its kind; `about`: what it was asked of, or nothing."""

    step: int
    question: str
    about: str
    answer: str
    right_answer: str
    right: bool
    seconds: float


def write_predictions(path: Path, pupil: str, run: str, answers: Iterable[Answered]) -> None:
    """Write a line for each answer, the names of the columns first. Raises Fault where it cannot be written."""
    rows = [
        (
            _plain(pupil),
            run,
            str(one.step),
            one.question,
            one.about,
            one.answer,
            one.right_answer,
            "right" if one.right else "wrong",
            f"{one.seconds:.1f}",
        )
        for one in answers
    ]
    with replacing(path) as file:
        file.writelines(comma_separated((HEAD, *rows)))


def _plain(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(_FORMULA) else name
