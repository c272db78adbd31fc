"""Checks that a lesson is correct: its claims hold, and the right answer to every question is judged right."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.lessons.grading import Grader
from workbench.lessons.lesson import Lesson, LessonStep
from workbench.lessons.step_facts import facts_of
from workbench.lessons.varying import varied
from workbench.search.problem.messages import Fault, Message, message

_SEEDS = 3
"""The number of readers whose boards are checked."""


def prove(lesson: Lesson) -> Iterator[tuple[str, Message]]:
    """Yield the place of everything in a lesson that is wrong, and what is true instead. Runs the searches."""
    for number, step in enumerate(lesson.steps, 1):
        for place, reason in prove_step(step):
            yield f"steps[{number}].{place}", reason
    for seed in range(_SEEDS):
        other = varied(lesson, seed)
        for number, (step, before) in enumerate(zip(other.steps, lesson.steps, strict=True), 1):
            for place, reason in prove_step(step) if step != before else ():
                yield f"steps[{number}].{place}", reason


def prove_step(step: LessonStep) -> Iterator[tuple[str, Message]]:
    """Yield the same for one step."""
    try:
        if step.bench == "explore" and "run" in step.scene:
            facts_of(step, of_scene=True)  # its heuristic may not fit this board, or not be built
        yield from _claims(step)
        yield from _question(step)
    except Fault as fault:
        yield "scene", fault.message


def _claims(step: LessonStep) -> Iterator[tuple[str, Message]]:
    if not step.claims:
        return
    facts = facts_of(step, of_scene=True)
    for name, claimed in step.claims.items():
        actual = facts.fact(name)
        if actual != claimed:
            yield f"claims.{name}", message("lesson-claim", claimed=f"{claimed:.12g}", found=f"{actual:.12g}")


def _question(step: LessonStep) -> Iterator[tuple[str, Message]]:
    if step.question is None or step.question.kind == "code":
        return
    grader = Grader(step)
    verdict = grader.judge(grader.answer())
    if not verdict.right:
        yield "question", verdict.why
    if step.question.kind == "repair" and grader.judge(step.question.code).right:
        yield "question.code", message("lesson-nothing-to-mend")
