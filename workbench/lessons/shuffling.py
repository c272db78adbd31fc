"""The order in which a reader sees the options of a choice: always the same for one reader and question."""

from __future__ import annotations

import random

from workbench.lessons.lesson import Lesson


def chance(seed: int, lesson: Lesson, place: int) -> random.Random:
    """Return the random numbers of a reader for the step at `place`, from 0."""
    return random.Random(f"{seed} {lesson.name} {place}")


def option_order(seed: int, lesson: Lesson, place: int) -> list[int]:
    """Return the numbers of the options of a step's question, from 0, in the order in which the reader sees them."""
    question = lesson.steps[place].question
    order = list(range(len(question.options) if question is not None else 0))
    numbers = chance(seed, lesson, place)
    numbers.shuffle(order)
    if question is not None and question.kind == "order" and order == sorted(order):
        order = order[1:] + order[:1]  # the right order is the one to find
    return order
