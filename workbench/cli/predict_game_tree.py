"""`predict --game-tree`: questions about minimax or alpha-beta, the same as in the window."""

from __future__ import annotations

import os.path
from argparse import Namespace
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any

from workbench.catalog import OPTIONS
from workbench.cli.arguments import choice
from workbench.cli.predict_source import QuestionSource
from workbench.formats.game_tree_text import read_game_tree, run_line
from workbench.formats.predictions import AnswerRow, game_answer_row
from workbench.game_trees.searching import ALGORITHMS, ALPHABETA, MINIMAX, NAMES, searched
from workbench.game_trees.tree import GameTree
from workbench.search.explaining.minimax import name_of, value_text
from workbench.search.predicting import game_questions
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Question
from workbench.search.predicting.sampling import questions_at_steps
from workbench.search.problem.messages import Fault, Message
from workbench.search.recording.minimax_tree import MinimaxMoment
from workbench.wording import game_questions as worded
from workbench.wording import text

_UNUSED = ("board", "problem", "start", "goal", "moves", "heuristic", "order")
"""The arguments that only searches for a path have, besides their options."""


class GameTreeQuestions(QuestionSource):
    """A search of a game tree. Attribute: run_line, the tree and the algorithm in one line, as in the table."""

    def __init__(self, tree: GameTree, algorithm: str) -> None:
        self._tree = tree
        self._recording = searched(tree, algorithm == ALPHABETA)
        name = f"{text('minimax-algorithm')}: {text(NAMES[algorithm])}"
        self.heading = name, f"{text('minimax-tree')}: {tree}"
        self.run_line = run_line(tree, algorithm)

    def draw(self, kinds: Sequence[QuestionKind], count: int, seed: int, within: int) -> tuple[Question, ...]:
        """Return up to `count` questions about different steps among the first `within` steps."""
        recording = self._recording
        return questions_at_steps(
            min(within, recording.length),
            lambda step, chance: game_questions.candidates_at_step(recording, step, kinds, chance),
            count,
            seed,
        )

    def lines(self, place: int, question: Question) -> Iterator[str]:
        yield text("cli-predict-line", place=place, question=self.question_text(question))
        moment = self._recording.at(question.step)
        yield from (f"   {_known(moment, node)}" for node in self._recording.path(question.step)[:-1])

    def fields(self, place: int, question: Question) -> dict[str, Any]:
        _, *given = (line.strip() for line in self.lines(place, question))
        return {
            "kind": question.kind,
            "step": question.step + 1,
            "node": worded.question_subject(self._recording, question) or None,
            "question": self.question_text(question),
            "given": given,
            "answer": self.right_answer(question),
        }

    def question_text(self, question: Question) -> str:
        return worded.question_text(self._recording, question)

    def outcomes(self, question: Question) -> Sequence[StrEnum]:
        return game_questions.leaf_effects(self._recording) if question.kind is QuestionKind.FATE else ()

    def node(self, _question: Question, typed: str) -> Any:
        return self._tree.names[self._tree.node(typed)]

    def right_answer(self, question: Question) -> Any:
        return game_questions.right_answer(self._recording, question)

    def is_right(self, question: Question, answer: Any) -> bool:
        return game_questions.is_right(self._recording, question, answer)

    def reason(self, question: Question) -> tuple[Message, ...]:
        return game_questions.reason(self._recording, question)

    def answer_text(self, _question: Question, answer: Any) -> str:
        return worded.answer_text(self._recording, answer)

    def row(self, question: Question, answer: Any, seconds: float) -> AnswerRow:
        return game_answer_row(self._recording, question, answer, seconds)


def game_tree_questions(options: Namespace) -> GameTreeQuestions:
    """Return the search of the tree that the options give. Raises Fault, also for options that it does not use."""
    for name in (*_UNUSED, *OPTIONS):
        if getattr(options, name.replace("-", "_")) is not None:
            raise Fault("cli-option-not-game-tree", option="BOARD" if name == "board" else f"--{name}")
    given = options.game_tree
    tree = read_game_tree(given) if os.path.isfile(given) else GameTree.parse(given)
    return GameTreeQuestions(tree, choice("algorithm", options.algorithm or MINIMAX, ALGORITHMS))


def _known(moment: MinimaxMoment[Any], node: int) -> str:
    """Return what is known of an entered node: its mover, v, and with cut-offs α and β."""
    recording, best = moment.recording, moment.so_far(node)
    mover = text("minimax-max" if recording.maximizes(node) else "minimax-min")
    values = [] if best is None else [f"v = {value_text(best)}"]
    if recording.pruning:
        values += (f"{name} = {value_text(one)}" for name, one in zip("αβ", moment.window(node), strict=True))
    return "  ".join((f"{name_of(moment, node)}  {mover}", *values))
