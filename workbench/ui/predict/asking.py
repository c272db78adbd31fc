"""What a round of questions asks about: the search, what may be seen of it, and how questions are worded."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QLocale, QObject

from workbench.formats.predictions import Answered
from workbench.search.asking.askable import QuestionKind
from workbench.search.asking.questions import Question
from workbench.search.problem.messages import Fault, Message
from workbench.wording import text


@dataclass(frozen=True)
class AnsweredQuestion:
    """A question with its answer, the right one, why that is right, and how many seconds it took."""

    question: Question
    answer: Any
    right_answer: Any
    right: bool
    why: tuple[Message, ...]
    seconds: float


class Asking(QObject):
    """What those who ask about a kind of search do for their round."""

    outcomes: Sequence[StrEnum] = ()
    """All that can be answered to a question of FATE here."""

    @abstractmethod
    def review(self, entry: AnsweredQuestion) -> None:
        """Go to the step that a question was about."""

    # How it is worded

    @property
    def about(self) -> str:
        """What is to be predicted."""
        return text("predict-about")

    def kind_name(self, kind: QuestionKind) -> str:
        """Return what a kind of question asks."""
        return text(f"predict-kind-{kind.value}")

    @abstractmethod
    def why_not(self, kind: QuestionKind) -> Message | None:
        """Return why a kind of question cannot be asked about the search of now, or None where it can."""

    @property
    @abstractmethod
    def fates(self) -> Sequence[StrEnum]:
        """What can be answered to a question of FATE in the search that is asked about."""

    @abstractmethod
    def asked(self, question: Question) -> str:
        """Return what is asked."""

    def state(self, _question: Question) -> tuple[Any, Any] | None:
        """Return the problem and the state to be seen with a question, or None."""
        return None

    def choices(self, _question: Question) -> Sequence[str]:
        """Return what the answer can be chosen from, numbered from 1 by their places; empty where that is not told."""
        return ()

    @abstractmethod
    def hint(self, question: Question) -> str:
        """Return what is to be written as an answer."""

    @abstractmethod
    def read(self, question: Question, told: str) -> Any:
        """Return the answer that is written. Raises Fault where it is none."""

    @abstractmethod
    def answer_text(self, question: Question, answer: Any) -> str:
        """Return an answer in words."""

    def verdict(self, entry: AnsweredQuestion) -> str:
        """Return whether an answer is right, and which is."""
        if entry.right:
            return text("predict-right")
        return text("predict-wrong", right=self.answer_text(entry.question, entry.right_answer))

    def mistake(self, entry: AnsweredQuestion) -> str:
        """Return what was asked, what was answered, and what is right."""
        question = entry.question
        return text(
            "predict-mistake",
            question=self.asked(question),
            answer=self.answer_text(question, entry.answer),
            right=self.answer_text(question, entry.right_answer),
        )

    @abstractmethod
    def row(self, entry: AnsweredQuestion) -> Answered:
        """Return an answer as a table has it."""

    @property
    @abstractmethod
    def run_line(self) -> str:
        """The search that is asked about, in one line."""

    # What those who inherit do

    @abstractmethod
    def _ask_first(self) -> None:
        """Ask the first question, as the search has come far enough."""

    @abstractmethod
    def _take_hold(self) -> int:
        """Take the search of now to ask about, and stop playing it; return the step where one stands."""

    @abstractmethod
    def _let_go(self) -> None:
        """Forget the search that was asked about."""

    @property
    @abstractmethod
    def _there(self) -> bool:
        """Whether there is a search to ask about."""

    @property
    @abstractmethod
    def _most(self) -> int:
        """How many of the first steps may be asked about."""

    @property
    @abstractmethod
    def _length(self) -> int:
        """How many steps are recorded."""

    @abstractmethod
    def _waits_for(self, needed: int) -> bool:
        """Tell whether the search has to go on, or to come to rest, before so many steps can be asked about."""

    @abstractmethod
    def _continue(self, needed: int) -> None:
        """Let it do so; `_ask_first` follows."""

    @abstractmethod
    def _stop_search(self) -> None:
        """Let it go on no more."""

    @abstractmethod
    def _at_step(self, step: int, chance: random.Random, trivial: bool) -> Question | None:
        """Return what is asked at a step, or None."""

    @abstractmethod
    def _judged(self, question: Question, answer: Any) -> tuple[Any, bool, tuple[Message, ...]]:
        """Return the right answer, whether it is the one given, and why it is right."""

    @abstractmethod
    def _show(self, question: Question) -> None:
        """Show no more than what was done before the step of a question."""

    @abstractmethod
    def _reveal(self, question: Question) -> None:
        """Show the step of a question, and nothing later."""

    @abstractmethod
    def _restore_configurations(self, t: int) -> None:
        """Show the whole search again, at step `t`."""


def read_number(told: str) -> int | float:
    """Return the number that is written. Raises Fault for anything else."""
    value, fine = QLocale().toDouble(told)
    if not fine:
        value, fine = QLocale.c().toDouble(told.replace(",", ".").replace("\u2212", "-"))
    if not fine or value != value or abs(value) == float("inf"):
        raise Fault("predict-no-number", text=told)
    return int(value) if value.is_integer() else value
