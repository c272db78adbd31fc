"""Texts of questions about the next step of a search, and of their answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from workbench.search.explaining.annealing import draw_facts
from workbench.search.playback.timeline import Timeline
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Answer, Question, question_node, question_successor
from workbench.search.problem.problem import MovesBlank, Ordered
from workbench.search.recording.families import FamilyTable, by_family
from workbench.search.recording.local_trace import AnnealTrace
from workbench.search.recording.moment import Outcome
from workbench.search.recording.ordering import cost, estimate
from workbench.search.recording.recording import Recording
from workbench.wording.language import number, text
from workbench.wording.names import local, local_name

_DRAWN: FamilyTable[Callable[[Any], Mapping[str, Any]]] = {Recording: lambda _: {}, AnnealTrace: draw_facts}
"""The numbers by which simulated annealing decides about a neighbour."""


def question_text(timeline: Timeline[Any], question: Question) -> str:
    step = number(question.step + 1)
    if question.kind is QuestionKind.NEXT:
        return text("predict-ask-next", step=step)
    node = node_name(timeline, question_node(timeline, question))
    if question.kind is QuestionKind.VALUE:
        ordering = {cost: "g", estimate: "h"}.get(timeline.recording.priority, "f")  # the value that orders OPEN
        return text("predict-ask-value", step=step, node=node, value=ordering)
    successor, problem = question_successor(timeline, question), timeline.recording.problem
    facts = dict(by_family(_DRAWN, timeline.recording)(timeline.at(question.step + 1)))
    if _of_boards(timeline):
        key = "predict-ask-anneal" if facts else "predict-ask-fate-blank"
        return text(key, **{"step": step, "node": node, "move": successor.move, **facts})
    name = local_name(problem, successor.state)
    if facts:
        return text("predict-ask-anneal", **{**facts, "step": step, "node": node, "move": name})
    by = "" if isinstance(problem, Ordered) or local(successor.move) == name else successor.move
    return text("predict-ask-fate", step=step, node=node, name=name, by="move" if by else "no", move=by)


def _of_boards(timeline: Timeline[Any]) -> bool:
    """Return whether states are boards or parts of boards: these are drawn, and a letter is the blank's direction."""
    return isinstance(timeline.recording.problem, MovesBlank)


def node_name(timeline: Timeline[Any], record: int) -> str:
    """Return the number of a node, with the name of its state if that is not a board."""
    if _of_boards(timeline):
        return str(record)
    return f"{record} ({local_name(timeline.recording.problem, timeline.recording.state(record))})"


def question_subject(timeline: Timeline[Any], question: Question) -> Any:
    """Return the state to show with a question; None for NEXT."""
    if question.kind is QuestionKind.NEXT:
        return None
    if question.kind is QuestionKind.FATE:
        return question_successor(timeline, question).state
    return timeline.recording.state(question_node(timeline, question))


def answer_text(timeline: Timeline[Any], question: Question, answer: Answer) -> str:
    if isinstance(answer, Outcome):
        return text(f"predict-fate-{answer.value}")
    if question.kind is QuestionKind.VALUE:
        return number(answer, 3)
    return text("predict-node", node=node_name(timeline, int(answer)))
