"""What `predict` asks about: a search, with its questions, their answers and the wording of both."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any

from workbench.api import ConfiguredRun
from workbench.cli.predict_givens import question_lines, search_lines
from workbench.formats.predictions import AnswerRow, answer_row
from workbench.search.playback.timeline import Timeline
from workbench.search.predicting.answers import open_record
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import (
    Question,
    is_right,
    question_node,
    question_successor,
    reason,
    right_answer,
)
from workbench.search.problem.messages import Message
from workbench.search.problem.problem import describe
from workbench.wording import text
from workbench.wording.questions import answer_text, question_subject, question_text


class QuestionSource(ABC):
    """A search that is asked about. Attribute: heading, the lines that say which one it is, and what rules it has."""

    heading: tuple[str, ...]

    @abstractmethod
    def lines(self, place: int, question: Question) -> Iterator[str]:
        """Yield a question with its number and with what is known before its step."""

    @abstractmethod
    def fields(self, place: int, question: Question) -> dict[str, Any]:
        """Return the JSON fields of a question, with the answer."""

    @abstractmethod
    def question_text(self, question: Question) -> str:
        """Return the question alone."""

    @abstractmethod
    def outcomes(self, question: Question) -> Sequence[StrEnum]:
        """Return the answers to choose from; empty if the question does not offer any."""

    @abstractmethod
    def node(self, question: Question, typed: str) -> Any:
        """Return the node that is typed as the next one. Raises Fault."""

    @abstractmethod
    def right_answer(self, question: Question) -> Any:
        """Return the right answer according to the recording."""

    @abstractmethod
    def is_right(self, question: Question, answer: Any) -> bool:
        """Return whether an answer is right."""

    @abstractmethod
    def reason(self, question: Question) -> tuple[Message, ...]:
        """Return why the right answer is right."""

    @abstractmethod
    def answer_text(self, question: Question, answer: Any) -> str:
        """Return an answer in words."""

    @abstractmethod
    def row(self, question: Question, answer: Any, seconds: float) -> AnswerRow:
        """Return an answer as a row of the table."""

    def right_answer_text(self, question: Question) -> str:
        """Return the right answer in words."""
        return self.answer_text(question, self.right_answer(question))

    def verdict_text(self, question: Question, right: bool) -> str:
        """Return whether an answer is right, and if not, the right one."""
        return text("predict-right") if right else text("predict-wrong", right=self.right_answer_text(question))

    def mistake_text(self, question: Question, answer: Any) -> str:
        """Return the question, the answer, and the right answer."""
        return text(
            "predict-mistake",
            question=self.question_text(question),
            answer=self.answer_text(question, answer),
            right=self.right_answer_text(question),
        )


class SearchQuestions(QuestionSource):
    """A search for a path."""

    def __init__(self, search: ConfiguredRun) -> None:
        self._timeline: Timeline[Any] = Timeline(search.recording)
        self.heading = tuple(search_lines(search))

    def lines(self, place: int, question: Question) -> Iterator[str]:
        return question_lines(self._timeline, place, question)

    def fields(self, place: int, question: Question) -> dict[str, Any]:
        timeline = self._timeline
        data: dict[str, Any] = {"kind": question.kind, "step": question.step + 1}
        if question.kind is not QuestionKind.NEXT:
            state = describe(timeline.recording.problem, question_subject(timeline, question))
            data |= {"node": question_node(timeline, question), "state": state}
        if question.kind is QuestionKind.FATE:
            data["move"] = question_successor(timeline, question).move
        _, *given = (line.strip() for line in self.lines(place, question))
        return data | {
            "question": self.question_text(question),
            "given": given,
            "answer": self.right_answer(question),
        }

    def question_text(self, question: Question) -> str:
        return question_text(self._timeline, question)

    def outcomes(self, question: Question) -> Sequence[StrEnum]:
        return self._timeline.at(question.step).fates if question.kind is QuestionKind.FATE else ()

    def node(self, question: Question, typed: str) -> Any:
        return open_record(self._timeline.at(question.step), typed)

    def right_answer(self, question: Question) -> Any:
        return right_answer(self._timeline, question)

    def is_right(self, question: Question, answer: Any) -> bool:
        return is_right(self._timeline, question, answer)

    def reason(self, question: Question) -> tuple[Message, ...]:
        return tuple(reason(self._timeline, question))

    def answer_text(self, question: Question, answer: Any) -> str:
        return answer_text(self._timeline, question, answer)

    def row(self, question: Question, answer: Any, seconds: float) -> AnswerRow:
        return answer_row(self._timeline, question, answer, seconds)
