"""The options of a choice are in an order of the reader's own, and wrong numbers are explained."""

from __future__ import annotations

from collections import Counter

from workbench.lessons.files import shipped_lesson, shipped_lessons
from workbench.lessons.grading import Grader
from workbench.lessons.shuffling import option_order
from workbench.wording import say


def test_an_order_is_the_same_for_one_reader_and_differs_between_readers() -> None:
    lesson = shipped_lesson("bfs")
    place = next(n for n, step in enumerate(lesson.steps) if step.question and step.question.kind == "choice")
    orders = {seed: option_order(seed, lesson, place) for seed in range(30)}
    assert orders == {seed: option_order(seed, lesson, place) for seed in range(30)}
    assert len({tuple(order) for order in orders.values()}) > 3
    assert all(sorted(order) == [*range(len(order))] for order in orders.values())


def test_the_right_option_is_in_no_place_more_often_than_by_chance() -> None:
    first = Counter[bool]()
    for seed in range(20):
        for lesson in shipped_lessons():
            for place, step in enumerate(lesson.steps):
                if step.question is not None and step.question.kind == "choice":
                    order = option_order(seed, lesson, place)
                    first[step.question.options[order[0]].right] += 1
    assert 0.25 < first[True] / first.total() < 0.45


def test_a_wrong_number_that_is_another_fact_is_named() -> None:
    grader = Grader(shipped_lesson("a-star").steps[0])
    misplaced = grader.facts.fact("misplaced", grader.question.of)
    expected = f"Here {misplaced} is the value of “Misplaced tiles”; the question asks for “Manhattan distance”."
    assert say(grader.judge(str(misplaced)).why) == expected
    assert say(grader.judge(str(1)).why) == "Too low: the answer is greater than 1."


def test_a_shown_answer_is_explained_as_predict_explains_it() -> None:
    why = Grader(shipped_lesson("a-star").steps[1]).explanation()
    assert len(why) == 1 and "f = 10" in say(why[0])
    assert Grader(shipped_lesson("a-star").steps[6]).explanation() == ()
