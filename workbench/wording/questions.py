"""How questions about the next step of a search, and the answers to them, are worded."""

from __future__ import annotations

from typing import Any

from workbench.search.asking.askable import QuestionKind
from workbench.search.asking.questions import Answer, Question, asked_node, asked_successor, right_answer
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import name_of
from workbench.search.recording.moment import Outcome
from workbench.search.recording.ordering import cost, estimate
from workbench.tiles.divide.block import BlockProblem
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording.language import number, text


def asked(timeline: Timeline[Any], question: Question) -> str:
    """Return what is asked."""
    step = number(question.step + 1)
    if question.kind is QuestionKind.NEXT:
        return text("predict-ask-next", step=step)
    node = node_name(timeline, asked_node(timeline, question))
    if question.kind is QuestionKind.VALUE:
        return text("predict-ask-value", step=step, node=node, value=_value_name(timeline))
    move = asked_successor(timeline, question).move
    if _of_boards(timeline):
        return text("predict-ask-fate-blank", step=step, node=node, move=move)
    return text("predict-ask-fate", step=step, node=node, move=move)


def _of_boards(timeline: Timeline[Any]) -> bool:
    """Return whether states are boards, whole or in part: they are seen, and a letter tells where the blank goes."""
    return isinstance(timeline.recording.problem, TileProblem | BlockProblem)


def _value_name(timeline: Timeline[Any]) -> str:
    """Return what the value is by which nodes are served: f, or g or h where that is all of it."""
    return {cost: "g", estimate: "h"}.get(timeline.recording.priority, "f")


def node_name(timeline: Timeline[Any], record: int) -> str:
    """Return the number of a node, with the name of its state where that is no board."""
    if _of_boards(timeline):
        return str(record)
    return f"{record} ({name_of(timeline.recording.problem, timeline.recording.state(record))})"


def about(timeline: Timeline[Any], question: Question) -> Any:
    """Return the state that is to be seen with a question, or None: of NEXT there is none."""
    if question.kind is QuestionKind.NEXT:
        return None
    if question.kind is QuestionKind.FATE:
        return asked_successor(timeline, question).state
    return timeline.recording.state(asked_node(timeline, question))


def verdict(timeline: Timeline[Any], question: Question, right: bool) -> str:
    """Return whether an answer is right, and which is."""
    if right:
        return text("predict-right")
    return text("predict-wrong", right=answer_text(timeline, question, right_answer(timeline, question)))


def mistake(timeline: Timeline[Any], question: Question, answer: Answer) -> str:
    """Return what was asked, what was answered, and what is right."""
    return text(
        "predict-mistake",
        question=asked(timeline, question),
        answer=answer_text(timeline, question, answer),
        right=answer_text(timeline, question, right_answer(timeline, question)),
    )


def answer_text(timeline: Timeline[Any], question: Question, answer: Answer) -> str:
    """Return an answer in words."""
    if isinstance(answer, Outcome):
        return text(f"predict-fate-{answer.value}")
    if question.kind is QuestionKind.VALUE:
        return number(answer, 3)
    return text("predict-node", node=node_name(timeline, int(answer)))
