"""Answers to questions about a search of a game tree: judged, and as rows of the table."""

from __future__ import annotations

from typing import Any

from workbench.formats.predictions import AnswerRow
from workbench.search.predicting import game_questions
from workbench.search.predicting.questions import Question
from workbench.search.problem.messages import Message
from workbench.ui.predict.question_source import AnsweredQuestion
from workbench.wording import game_questions as worded


def judged(recording: Any, question: Question, answer: Any) -> tuple[Any, bool, tuple[Message, ...]]:
    """Return the right answer, whether `answer` is right, and the reason."""
    right = game_questions.is_right(recording, question, answer)
    return game_questions.right_answer(recording, question), right, game_questions.reason(recording, question)


def answer_row(recording: Any, entry: AnsweredQuestion) -> AnswerRow:
    """Return an answer as a row of the table."""
    question = entry.question
    return AnswerRow(
        question.step + 1,
        question.kind.value,
        worded.question_subject(recording, question),
        str(entry.answer),
        str(entry.right_answer),
        entry.right,
        entry.seconds,
    )
