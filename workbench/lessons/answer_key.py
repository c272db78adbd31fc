"""The answers to the questions of a lesson, for the teacher."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from workbench.lessons.constructed import SEPARATOR, line_text
from workbench.lessons.criteria import criterion
from workbench.lessons.grading import ANY_OF, Grader
from workbench.lessons.lesson import Lesson
from workbench.lessons.shuffling import option_order
from workbench.search.problem.messages import Fault
from workbench.wording import number as written
from workbench.wording import say, text
from workbench.wording.texts import localized


@dataclass(frozen=True)
class KeyEntry:
    """The answer to the question of step `number`, from 1, and the explanation of the question's author.

    `criterion`: if the answer is only an example, the sentence that says which answers are right, else "".
    """

    number: int
    question: str
    answer: str
    because: str
    criterion: str = ""


def answer_key(lesson: Lesson, seed: int) -> Iterator[KeyEntry]:
    """Yield the answer to each question, options with the numbers that the reader with this seed sees."""
    for place, step in enumerate(lesson.steps):
        question = step.question
        if question is None:
            continue
        rule = ""
        if question.orders_options:
            answer = f"{SEPARATOR} ".join(localized(option.text).strip() for option in question.options)
        elif question.kind == "choice":
            answer = ", ".join(right_options(lesson, place, seed))
        else:
            grader = Grader(step)
            answer, rule = _answer(grader), criterion(grader)
        because = localized(question.because) or next(
            (localized(option.because) for option in question.options if option.right), ""
        )
        yield KeyEntry(place + 1, localized(question.text).strip(), answer, because.strip(), rule)


def written_answer(entry: KeyEntry) -> str:
    """Return the answer as a sentence, or as an example with what makes an answer right.

    A longer text, such as code or a graph, is on lines of its own.
    """
    key, answer = "lesson-key-example" if entry.criterion else "lesson-key-answer", entry.answer.strip()
    written = f"{text(key, answer='').strip()}\n\n{answer}\n" if "\n" in answer else text(key, answer=answer)
    return f"{written}\n{entry.criterion}" if entry.criterion else written


def right_options(lesson: Lesson, place: int, seed: int) -> Iterator[str]:
    """Yield each right option of a step, with its number."""
    question = lesson.steps[place].question
    assert question is not None
    for number, option in enumerate(option_order(seed, lesson, place), 1):
        if question.options[option].right:
            yield f"{number}. {localized(question.options[option].text).strip()}"


def _answer(grader: Grader) -> str:
    """Return the right answer; if any of several is right, all of them."""
    try:
        if grader.question.kind not in ANY_OF:
            return _within(grader) if grader.question.tolerance else str(grader.answer())
        right = grader.right_ones()
        if grader.question.kind == "line" and grader.line is not None:
            right = [*dict.fromkeys(line_text(grader.line, name) for name in right)]
        return right[0] if len(right) == 1 else text("lesson-key-any", answers=" · ".join(right))
    except Fault as fault:
        return say(fault)


def _within(grader: Grader) -> str:
    """Return the number that is right, and the range of those that are accepted."""
    least, most = (written(grader.number() + sign * grader.question.tolerance, 3) for sign in (-1, 1))
    return text("lesson-key-within", answer=str(grader.answer()), least=least, most=most)
