"""What a round of questions needs from a kind of search: its steps, what is shown of it, and the wording."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QLocale, QObject

from workbench.formats.predictions import AnswerRow
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Question
from workbench.search.predicting.sampling import Candidate
from workbench.search.problem.messages import Fault, Message
from workbench.wording import text


@dataclass(frozen=True)
class AnsweredQuestion:
    """A question with its answer, the right answer, why it is right, and the seconds taken."""

    question: Question
    answer: Any
    right_answer: Any
    right: bool
    why: tuple[Message, ...]
    seconds: float


class QuestionSource(QObject):
    """The interface between a round of questions and a kind of search."""

    outcomes: Sequence[StrEnum] = ()
    """All possible answers to a question of kind FATE."""

    @abstractmethod
    def review(self, entry: AnsweredQuestion) -> None:
        """Go to the step of a question."""

    # Wording

    @property
    def about(self) -> str:
        """A sentence on what should be predicted."""
        return text("predict-about")

    def kind_name(self, kind: QuestionKind) -> str:
        """Return the name of a kind of question."""
        return text(f"predict-kind-{kind.value}")

    @property
    @abstractmethod
    def nothing_to_ask(self) -> Message | None:
        """Why nothing at all can be asked about the current search, or None if something can."""

    @abstractmethod
    def unavailable_reason(self, kind: QuestionKind) -> Message | None:
        """Return why a kind of question cannot be asked about the current search, or None if it can."""

    @property
    @abstractmethod
    def fates(self) -> Sequence[StrEnum]:
        """The possible answers to a question of kind FATE in the current search."""

    @abstractmethod
    def question_text(self, question: Question) -> str:
        """Return the text of a question."""

    def state(self, _question: Question) -> tuple[Any, Any] | None:
        """Return the problem and the state to show with a question, or None."""
        return None

    def choices(self, _question: Question) -> Sequence[str]:
        """Return the choices for an answer, numbered from 1 by position; empty if the question does not offer any."""
        return ()

    @abstractmethod
    def hint(self, question: Question) -> str:
        """Return the placeholder of the answer field."""

    @abstractmethod
    def read(self, question: Question, typed: str) -> Any:
        """Return the answer typed by the user. Raises Fault if it is invalid."""

    @abstractmethod
    def answer_text(self, question: Question, answer: Any) -> str:
        """Return an answer as text."""

    def verdict(self, entry: AnsweredQuestion) -> str:
        """Return the sentence that says whether an answer is right, and which one is."""
        if entry.right:
            return text("predict-right")
        return text("predict-wrong", right=self.answer_text(entry.question, entry.right_answer))

    def mistake(self, entry: AnsweredQuestion) -> str:
        """Return a sentence with the question, the given answer and the right one."""
        question = entry.question
        return text(
            "predict-mistake",
            question=self.question_text(question),
            answer=self.answer_text(question, entry.answer),
            right=self.answer_text(question, entry.right_answer),
        )

    @abstractmethod
    def row(self, entry: AnsweredQuestion) -> AnswerRow:
        """Return an answer as a row of the results table."""

    @property
    @abstractmethod
    def run_line(self) -> str:
        """The current search as one line."""

    # Abstract methods for subclasses

    @abstractmethod
    def _ask_first(self) -> None:
        """Ask the first question, now that the search has recorded enough."""

    @abstractmethod
    def _use_search(self) -> int:
        """Use the current search for questions, and stop playing it; return its current step."""

    @abstractmethod
    def _release_search(self) -> None:
        """Release the search."""

    @property
    @abstractmethod
    def _there(self) -> bool:
        """Whether there is a search to ask about."""

    @property
    @abstractmethod
    def _most(self) -> int:
        """The number of first steps that questions may be about."""

    @property
    @abstractmethod
    def _length(self) -> int:
        """The number of recorded steps."""

    @abstractmethod
    def _needs_steps(self, needed: int) -> bool:
        """Return whether the search must continue, or stop, before questions about `needed` steps are possible."""

    @abstractmethod
    def _continue(self, needed: int) -> None:
        """Continue the search; then call `_ask_first`."""

    @abstractmethod
    def _stop_search(self) -> None:
        """Stop continuing the search."""

    @abstractmethod
    def _candidates(self, step: int, chance: random.Random) -> Sequence[Candidate]:
        """Return what can be asked about a step."""

    def _rare_steps(self, _last: int) -> Sequence[int]:
        """Return steps before `_last` with answers that are seldom right."""
        return ()

    @abstractmethod
    def _judge(self, question: Question, answer: Any) -> tuple[Any, bool, tuple[Message, ...]]:
        """Return the right answer, whether the given one is right, and why."""

    @abstractmethod
    def _show(self, question: Question) -> None:
        """Show only what happened before the step of a question."""

    @abstractmethod
    def _reveal(self, question: Question) -> None:
        """Show the step of a question, but nothing later."""

    @abstractmethod
    def _restore(self, t: int) -> None:
        """Show the full search again, at step `t`."""


def read_number(typed: str) -> int | float:
    """Return the number in a text. Raises Fault for anything else."""
    value, valid = QLocale().toDouble(typed)
    if not valid:
        value, valid = QLocale.c().toDouble(typed.replace(",", ".").replace("\u2212", "-"))
    if not valid or value != value or abs(value) == float("inf"):
        raise Fault("predict-no-number", text=typed)
    return int(value) if value.is_integer() else value
