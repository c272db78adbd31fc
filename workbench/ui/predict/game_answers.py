"""Answers to questions about a search of a game tree, judged."""

from __future__ import annotations

from typing import Any

from workbench.search.predicting import game_questions
from workbench.search.predicting.questions import Question
from workbench.search.problem.messages import Message


def judged(recording: Any, question: Question, answer: Any) -> tuple[Any, bool, tuple[Message, ...]]:
    """Return the right answer, whether `answer` is right, and the reason."""
    right = game_questions.is_right(recording, question, answer)
    return game_questions.right_answer(recording, question), right, game_questions.reason(recording, question)
