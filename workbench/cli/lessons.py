"""`lessons`: list the lessons of the program, show one, or check a file."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping
from typing import Any

from workbench.cli.arguments import PROGRAM, Parser
from workbench.cli.printing import print_json
from workbench.lessons.files import find_lesson, shipped_lessons
from workbench.lessons.lesson import Lesson, LessonStep
from workbench.lessons.proving import prove
from workbench.lessons.texts import localized
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import LANGUAGES, number, say, text


def add_arguments(parser: Parser) -> None:
    parser.operand("ACTION", text("cli-help-lessons-action"), needed=False)
    parser.operand("LESSON", text("cli-help-lessons-lesson"), needed=False)
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """List the lessons, show one, or check a file; return 1 if the check finds an error. Raises Fault."""
    action = options.action or "list"
    if action == "list":
        if options.lesson is not None:
            raise Fault("cli-operand-surplus", text=to_quotable(options.lesson))
        return _list(options.json)
    actions: Mapping[str, Callable[[str, bool], int]] = {"show": _show, "check": _check}
    if action not in actions:
        known = ("list", *actions)
        raise Fault("option-choice", option="ACTION", value=to_quotable(action), known=", ".join(known))
    if options.lesson is None:
        raise Fault("cli-operand-missing", name="LESSON", command=f"{PROGRAM} lessons {action}")
    return actions[action](options.lesson, options.json)


def _list(as_json: bool) -> int:
    lessons = [*shipped_lessons()]
    if as_json:
        print_json({"lessons": [_lesson_fields(lesson) for lesson in lessons]})
        return 0
    width = max(len(lesson.name) for lesson in lessons)
    for lesson in lessons:
        minutes = text("lesson-minutes", count=lesson.minutes)
        print(f"{lesson.name.ljust(width)}  {localized(lesson.title)} ({minutes})")
        print(f"{' ' * width}  {localized(lesson.goal)}")
    print(text("lessons-far-where"))
    return 0


def _lesson_fields(lesson: Lesson) -> dict[str, Any]:
    return {
        "name": lesson.name,
        "title": localized(lesson.title),
        "goal": localized(lesson.goal),
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
        "questions": sum(step.question is not None for step in lesson.steps),
    }


def _show(name: str, as_json: bool) -> int:
    lesson = find_lesson(name)
    if as_json:
        print_json(
            {
                **_lesson_fields(lesson),
                "notes": localized(lesson.notes),
                "steps": [_step_fields(step) for step in lesson.steps],
            }
        )
        return 0
    print(f"{localized(lesson.title)} ({text('lesson-minutes', count=lesson.minutes)})\n\n{localized(lesson.goal)}")
    if lesson.notes:
        print(f"\n{text('lesson-notes')}: {localized(lesson.notes).strip()}")
    for place, step in enumerate(lesson.steps, 1):
        _print_step(place, step)
    return 0


def _step_fields(step: LessonStep) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "title": localized(step.title),
        "text": localized(step.text),
        "notes": localized(step.notes),
    }
    fields |= {"scene": dict(step.scene), "look": [*step.look], "nodes": [*step.nodes]}
    question = step.question
    return fields | {
        "question": None if question is None else {"kind": question.kind, "text": localized(question.text)}
    }


def _print_step(place: int, step: LessonStep) -> None:
    title = localized(step.title)
    print(f"\n{text('cli-step', number=place)}{f'. {title}' if title else ''}\n")
    print(localized(step.text).strip())
    if step.scene:
        print(f"\n  {' '.join(f'{name}={value}' for name, value in step.scene.items())}")
    if step.notes:
        print(f"\n{text('lesson-notes')}: {localized(step.notes).strip()}")
    if step.question is not None:
        print(f"\n? {localized(step.question.text).strip()}")
        for number_, option in enumerate(step.question.options, 1):
            print(f"  {number_}. {localized(option.text)}")


def _check(name: str, as_json: bool) -> int:
    lesson = find_lesson(name)
    wrong = [(place, say(fields)) for place, fields in prove(lesson)]
    lacking = lesson.untranslated()
    if as_json:
        faults = [{"place": place, "why": why} for place, why in wrong]
        untranslated = [{"place": place, "language": code} for place, code in lacking]
        foreign = [{"place": place, "language": code} for place, code in lesson.foreign()]
        fields = {"right": not wrong, "faults": faults, "untranslated": untranslated, "foreign": foreign}
        print_json({**_lesson_fields(lesson), **fields})
        return 1 if wrong else 0
    for place, why in wrong:
        print(f"{place}: {why}")
    for code, place in {code: place for place, code in reversed(lesson.foreign())}.items():
        print(text("lesson-foreign", language=code, place=place, known=", ".join(LANGUAGES)))
    for code in dict.fromkeys(code for _, code in lacking):
        places = [place for place, language in lacking if language == code]
        print(text("lesson-untranslated", count=len(places), language=code, place=places[0]))
    if not wrong:
        head = _lesson_fields(lesson)
        print(text("lesson-right", steps=head["steps"], questions=number(head["questions"])))
    return 1 if wrong else 0
