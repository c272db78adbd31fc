"""Texts of questions about the next step of an adversarial search, and of their answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from workbench.search.explaining.games import format_value
from workbench.search.explaining.minimax import name_of, value_text
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.game_questions import (
    GameAnswer,
    LeafEffect,
    StepOutcome,
    question_record,
    value_for_mover,
)
from workbench.search.predicting.questions import Question
from workbench.search.recording.cutoff_tree import CutoffTree
from workbench.search.recording.families import FamilyTable, by_family
from workbench.search.recording.game_recording import GameRecording
from workbench.search.recording.minimax_tree import MinimaxTree
from workbench.search.recording.visit_tree import VisitTree
from workbench.wording.language import number, text


def question_text(recording: GameRecording[Any], question: Question) -> str:
    return by_family(_TEXTS, recording).question_text(recording, question)


def _game_question(recording: VisitTree[Any], question: Question) -> str:
    """Return the question which move is tried, or which share of wins a node has after one more game."""
    record, before, step = question_record(question), recording.at(question.step), number(question.step + 1)
    if question.kind is QuestionKind.NEXT:
        return text("predict-ask-try", step=step)
    visits = int(before.visits[record])
    sides = dict(zip(recording.sides, ("first", "second"), strict=True))
    return text(
        "predict-ask-share",
        wins=round(before.rate(record) * visits),
        side=sides[before.mover(record)],
        winner=sides[recording.at(question.step + 1).winner],
        node=_node(recording, record),
        visits=visits,
        step=step,
    )


def _value_question(recording: CutoffTree[Any], question: Question) -> str:
    """Return the question about the value of a node, or about the effect of a child's value on it."""
    record, entered = question_record(question), question.step
    facts = {
        "move": recording.label(entered),
        "value": shown_value(value_for_mover(recording, question)),
        "step": number(question.step + 1),
    }
    if question.kind is QuestionKind.VALUE:
        return text("predict-ask-back", node=_node(recording, record), **facts)
    node = recording.parent(entered)
    alpha, beta = map(shown_value, recording.at(question.step).entered(node))
    return text("predict-ask-upshot", node=_node(recording, node), alpha=alpha, beta=beta, **facts)


def _leaf_question(recording: MinimaxTree[Any], question: Question) -> str:
    """Return the question about what the leaf that is evaluated next leads to."""
    moment, leaf, record = recording.at(question.step + 1), question.step, question_record(question)
    value = moment.value(leaf)
    assert value is not None
    facts = {"leaf": name_of(moment, leaf), "value": value_text(value), "node": name_of(moment, record)}
    mover = "max" if recording.maximizes(record) else "min"
    kind = question.kind.value
    return text(f"predict-ask-leaf-{kind}", step=number(question.step + 1), mover=mover, **facts)


def question_subject(recording: GameRecording[Any], question: Question) -> str:
    """Return the subject of a question for a table: a node, or the moves to it; "" for NEXT."""
    if question.kind is QuestionKind.NEXT:
        return ""
    return by_family(_TEXTS, recording).subject(recording, question)


def _node_name(recording: MinimaxTree[Any], question: Question) -> str:
    return name_of(recording.at(question.step + 1), question_record(question))


def _moves_to_node(recording: GameRecording[Any], question: Question) -> str:
    return " ".join(recording.moves(question_record(question)))


def answer_text(recording: GameRecording[Any], answer: GameAnswer) -> str:
    if isinstance(answer, StepOutcome | LeafEffect):
        return text(f"predict-fate-{answer.value}")
    if isinstance(answer, str):
        return text("predict-move", move=answer)
    return by_family(_TEXTS, recording).value(answer)


def _node(recording: GameRecording[Any], record: int) -> str:
    """Return the number of a node and the moves to it, because the tree is drawn without numbers."""
    return f"{record} ({' '.join(recording.moves(record)) or text('predict-root')})"


def shown_value(value: int) -> str:
    """Return the value of a node as displayed, in the current language."""
    fact = format_value(value)
    return fact if isinstance(fact, str) else number(fact)


class _Texts(NamedTuple):
    """The texts for one family of searches: of a question, of a number as an answer, and of the node asked about."""

    question_text: Callable[[Any, Question], str]
    value: Callable[[float], str]
    subject: Callable[[Any, Question], str] = _moves_to_node


_TEXTS: FamilyTable[_Texts] = {
    VisitTree: _Texts(_game_question, lambda share: text("predict-share", share=number(share, 1))),
    CutoffTree: _Texts(_value_question, lambda value: number(value, 3)),
    MinimaxTree: _Texts(_leaf_question, lambda value: value_text(int(value)), _node_name),
}
