"""Which questions are drawn for a round: instructive ones, with a choice, and no answer twice in succession."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.search.playback.timeline import Timeline
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import right_answer
from workbench.search.predicting.sampling import candidates_at_step, consecutive_questions, draw_questions
from workbench.search.recording.moment import Outcome

FIRST, REOPENING = "1 2 3/7 0 8/5 6 4", "1 3 5/4 0 8/7 6 2"
SEEDS = range(12)
WALKS = ("hill", "lrta")
"""Algorithms that only walk: no node has a fate to ask about."""


def searched(board: str, algorithm: str, heuristic: str | None = None) -> Timeline[Any]:
    run = api.start(board, algorithm, heuristic)
    run.advance(60)
    return Timeline(run.recording)


@pytest.mark.parametrize("algorithm", sorted(ALGORITHMS))
@pytest.mark.parametrize("kinds", [(QuestionKind.VALUE,), (QuestionKind.FATE,), tuple(QuestionKind)])
def test_no_answer_is_right_twice_in_succession(algorithm: str, kinds: tuple[QuestionKind, ...]) -> None:
    timeline = searched(FIRST, algorithm)
    for seed in SEEDS:
        drawn = draw_questions(timeline, kinds, 10, seed)
        in_a_row = consecutive_questions(
            range(timeline.length), lambda step, rng: candidates_at_step(timeline, step, kinds, rng), 10, seed
        )
        for questions in (drawn, in_a_row):
            answers = [(question.kind, right_answer(timeline, question)) for question in questions]
            is_asked = kinds != (QuestionKind.FATE,) or algorithm not in WALKS
            is_asked = is_asked and (kinds != (QuestionKind.VALUE,) or algorithm != "simulated-annealing")
            assert bool(answers) is is_asked and all(one != other for one, other in pairwise(answers))
            assert [question.step for question in questions] == sorted({question.step for question in questions})


@pytest.mark.parametrize("algorithm", ["bfs", "ucs", "astar", "greedy", "dfs", "ids", "beam", "rbfs"])
def test_where_only_one_node_waits_nobody_is_asked_which_is_next(algorithm: str) -> None:
    timeline = searched("1 2 3/4 5 6/7 0 8", algorithm)
    assert not draw_questions(timeline, (QuestionKind.NEXT,), 10, 1, 1)
    timeline = searched(FIRST, algorithm)
    for seed in SEEDS:
        for question in draw_questions(timeline, (QuestionKind.NEXT, QuestionKind.VALUE), 10, seed):
            assert len(timeline.at(question.step).waiting) > 1


@pytest.mark.parametrize(
    ("board", "heuristic", "rare"), [(FIRST, None, Outcome.CHEAPER), (REOPENING, "flicker", Outcome.REOPENED)]
)
def test_what_happens_once_in_a_search_is_asked_in_most_rounds(
    board: str, heuristic: str | None, rare: Outcome
) -> None:
    timeline = searched(board, "astar", heuristic)
    happens = sum(one.outcome is rare for t in range(1, timeline.length + 1) for one in timeline.at(t).successors)
    assert happens == 1
    rounds = [draw_questions(timeline, (QuestionKind.FATE,), 6, seed) for seed in SEEDS]
    with_it = sum(any(right_answer(timeline, one) is rare for one in questions) for questions in rounds)
    assert with_it >= len(SEEDS) * 0.7


def test_ties_are_asked_about_more_often_than_they_occur() -> None:
    timeline = searched(REOPENING, "ucs")

    def ties(step: int) -> bool:
        moment = timeline.at(step)
        costs = Counter(moment.f(record) for record in moment.waiting.tolist())
        return costs[min(costs)] > 1

    steps = [step for step in range(timeline.length) if len(timeline.at(step).waiting) > 1]
    asked = [one.step for seed in SEEDS for one in draw_questions(timeline, (QuestionKind.NEXT,), 5, seed)]
    occurring, drawn = (sum(map(ties, found)) / len(found) for found in (steps, asked))
    assert 0 < occurring < drawn < 1
