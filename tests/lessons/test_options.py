"""The right option of a choice cannot be found by its length, and says why; enough questions are no choices at all."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from workbench.lessons.files import shipped_lesson, shipped_names
from workbench.lessons.lesson import LessonQuestion
from workbench.wording import LANGUAGES

LEAST_OFTEN, MOST_OFTEN = 0.2, 0.4
"""With three options, the right one is the longest in a third of all questions by chance."""


def choices() -> list[LessonQuestion]:
    """Return the questions with one right option."""
    steps = [step for name in shipped_names() for step in shipped_lesson(name).steps]
    questions = [step.question for step in steps if step.question is not None and step.question.kind == "choice"]
    return [one for one in questions if sum(option.right for option in one.options) == 1]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("extreme", [max, min])
def test_the_right_option_is_not_found_by_its_length(code: str, extreme: Callable[[list[int]], int]) -> None:
    found = 0
    for question in choices():
        lengths = [len(option.text[code]) for option in question.options]
        right = next(len(option.text[code]) for option in question.options if option.right)
        found += right == extreme(lengths) and lengths.count(right) == 1
    assert found <= MOST_OFTEN * len(choices())
    assert extreme is min or found >= LEAST_OFTEN * len(choices())


def test_every_option_says_why() -> None:
    lacking = [option.text["en"] for question in choices() for option in question.options if not option.because]
    assert lacking == []


def test_most_choices_have_two_wrong_options_or_more() -> None:
    assert all(len(question.options) >= 2 for question in choices())
    assert sum(len(question.options) >= 3 for question in choices()) >= 0.9 * len(choices())


CONSTRUCTED = {"order", "row", "line", "cell", "node", "graph", "repair", "code", "board", "moves"}
LATER = shipped_names()[10:]


@pytest.mark.parametrize("name", LATER)
def test_at_least_a_third_of_the_answers_are_constructed_or_clicked(name: str) -> None:
    kinds = [step.question.kind for step in shipped_lesson(name).steps if step.question is not None]
    assert 3 * sum(kind in CONSTRUCTED for kind in kinds) >= len(kinds)
