"""Drawing the questions of a round: rare answers as often as common ones, and no answer twice in succession."""

from __future__ import annotations

import random
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

import numpy as np

from workbench.search.playback.timeline import Timeline
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Question, questions_at_step, right_answer
from workbench.search.recording.recording import Recording

_STEPS_PER_QUESTION = 8
"""The number of steps that are looked at for each question that is drawn."""
_TIE_WEIGHT = 3.0
"""The weight of the choice between nodes with equal f, compared with other choices."""


class Candidate(NamedTuple):
    """A question that may be drawn, its answer, and its weight compared with others of its kind."""

    question: Question
    answer: Hashable
    weight: float = 1.0

    @property
    def key(self) -> Hashable:
        """What two questions in succession must not have in common."""
        return self.question.kind, self.answer


Candidates = Callable[[int, random.Random], Sequence[Candidate]]
"""From a step and a random generator: the questions that can be asked about this step."""


def draw_questions(
    timeline: Timeline[Any], kinds: Sequence[QuestionKind], count: int, seed: int, first_steps: int | None = None
) -> tuple[Question, ...]:
    """Return up to `count` questions of these kinds about different steps, sorted by step.

    `first_steps`: only the first `first_steps` steps are used; None: all recorded steps. The same seed gives the same
    questions.
    """
    last = timeline.length if first_steps is None else min(first_steps, timeline.length)
    return questions_at_steps(
        last,
        lambda step, rng: candidates_at_step(timeline, step, kinds, rng),
        count,
        seed,
        rare_steps(timeline.recording, last),
    )


def questions_at_steps(
    last: int, ask: Candidates, count: int, seed: int, rare: Sequence[int] = ()
) -> tuple[Question, ...]:
    """Return up to `count` questions about different steps among the first `last` steps, sorted by step.

    `rare`: steps that are looked at first. There are fewer questions if more would repeat the answer before them.
    """
    rng = random.Random(seed)
    steps = {*rng.sample(rare, min(len(rare), count)), *rng.sample(range(last), min(last, _STEPS_PER_QUESTION * count))}
    candidates = _by_weight([candidate for step in sorted(steps) for candidate in ask(step, rng)], rng)
    chosen = tuple(candidate.question for candidate in _without_repetition([*_mixed(candidates)], count))
    if len(chosen) == count:
        return chosen
    return max(chosen, consecutive_questions(sorted(steps), ask, count, seed), key=len)


def consecutive_questions(steps: Iterable[int], ask: Candidates, count: int, seed: int) -> tuple[Question, ...]:
    """Return up to `count` questions, one at each of these steps unless its answer would be the one before it."""
    rng, chosen = random.Random(seed), list[Candidate]()
    for step in steps:
        different = [one for one in ask(step, rng) if not chosen or one.key != chosen[-1].key]
        chosen += _by_weight(different, rng)[:1]
        if len(chosen) == count:
            break
    return tuple(candidate.question for candidate in chosen)


def candidates_at_step(
    timeline: Timeline[Any], step: int, kinds: Sequence[QuestionKind], rng: random.Random
) -> list[Candidate]:
    """Return a question of each of these kinds about a step, for FATE one of each outcome, with their answers."""
    return [
        Candidate(question, right_answer(timeline, question), _TIE_WEIGHT if _decides_tie(timeline, question) else 1.0)
        for question in questions_at_step(timeline, step, kinds, rng)
    ]


def rare_steps(recording: Recording[Any], last: int) -> list[int]:
    """Return the steps before `last` whose expansion finds a cheaper path, as far as the recording stores them."""
    published = recording.published
    if "superseded" not in published.nodes:
        return []
    found = np.unique(np.asarray(published.nodes["superseded"][: published.records]))
    return [step - 1 for step in found[(found > 0) & (found <= last)].tolist()]


def _decides_tie(timeline: Timeline[Any], question: Question) -> bool:
    """Return whether a question asks which of several nodes with the smallest f is next."""
    if question.kind is not QuestionKind.NEXT:
        return False
    moment, node = timeline.at(question.step), int(timeline.current()[question.step])
    f = timeline.recording.priorities(timeline.recording.published.nodes, moment.waiting)
    return int(np.count_nonzero(f == moment.f(node))) > 1


def _by_weight(candidates: Sequence[Candidate], rng: random.Random) -> list[Candidate]:
    """Return the candidates in random order, those of a greater weight more likely first (Efraimidis & Spirakis)."""
    return sorted(candidates, key=lambda candidate: -(rng.random() ** (1 / candidate.weight)))


def _mixed(candidates: Sequence[Candidate]) -> Iterator[Candidate]:
    """Yield the candidates so that kinds alternate, and within a kind every answer comes before it is repeated."""
    seen, by_kind = Counter[Hashable](), dict[QuestionKind, list[tuple[int, Candidate]]]()
    for candidate in candidates:
        seen[candidate.key] += 1
        by_kind.setdefault(candidate.question.kind, []).append((seen[candidate.key], candidate))
    for row in zip_longest(*(sorted(of_kind, key=lambda one: one[0]) for of_kind in by_kind.values())):
        yield from (entry[1] for entry in row if entry is not None)


def _without_repetition(candidates: Sequence[Candidate], count: int) -> list[Candidate]:
    """Return up to `count` candidates, the first ones preferred: one a step, and no neighbours with equal answers."""
    chosen: list[Candidate] = []
    before = -1
    while len(chosen) > before:  # a question between two others may make room for a third one
        before = len(chosen)
        for candidate in candidates:
            place = bisect(chosen, candidate.question.step, key=lambda one: one.question.step)
            beside = chosen[max(place - 1, 0) : place + 1]
            if len(chosen) < count and not any(
                one.key == candidate.key or one.question.step == candidate.question.step for one in beside
            ):
                chosen.insert(place, candidate)
    return chosen
