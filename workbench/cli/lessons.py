"""`lessons`: list the lessons of the program, show one, write its key, or check a file."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from workbench.cli.arguments import PROGRAM, Parser, integer
from workbench.cli.printing import print_json
from workbench.formats.reader_seed import SEEDS, stored_seed
from workbench.formats.writing import check_writable
from workbench.lessons.answer_key import KeyEntry, answer_key, written_answer
from workbench.lessons.files import find_lesson, shipped_lessons
from workbench.lessons.lesson import Lesson
from workbench.lessons.proving import prove
from workbench.lessons.shuffling import option_order
from workbench.lessons.varying import varied
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import LANGUAGES, number, say, text
from workbench.wording.texts import localized


def add_arguments(parser: Parser) -> None:
    parser.operand("ACTION", text("cli-help-lessons-action"), needed=False)
    parser.operand("LESSON", text("cli-help-lessons-lesson"), needed=False)
    parser.operand("FILE", text("cli-help-lessons-file"), needed=False)
    parser.value("--seed", "N", text("cli-help-lessons-seed"))
    parser.switch("--key", text("cli-help-lessons-key"))
    parser.switch("--json", text("cli-help-json"))


class KeyWriter(Protocol):
    """Writes the key of a lesson as a PDF; implemented in `ui`, which this layer does not import."""

    def __call__(self, path: Path, lesson: Lesson, seed: int) -> int:
        """Write the key and return the number of questions. Raises Fault."""


def run(options: Namespace, write_key: KeyWriter | None = None) -> int:
    """List the lessons, show one, write its key, or check a file; return 1 if the check finds an error."""
    action = options.action or "list"
    if action == "list":
        if options.lesson is not None:
            raise Fault("cli-operand-surplus", text=to_quotable(options.lesson))
        return _list(options.json)
    seed = integer("--seed", options.seed, 0, SEEDS - 1)
    seed = stored_seed() if seed is None else seed
    show = partial(_show, seed=seed, with_key=options.key)
    key = partial(_write_key, seed=seed, file=options.file, write_key=write_key)
    actions: Mapping[str, Callable[[str, bool], int]] = {"show": show, "check": _check, "key": key}
    if action not in actions:
        known = ("list", *actions)
        raise Fault("option-choice", option="ACTION", value=to_quotable(action), known=", ".join(known))
    if options.lesson is None:
        raise Fault("cli-operand-missing", name="LESSON", command=f"{PROGRAM} lessons {action}")
    if options.file is not None and action != "key":
        raise Fault("cli-operand-surplus", text=to_quotable(options.file))
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


def _show(name: str, as_json: bool, seed: int, with_key: bool) -> int:
    lesson = varied(find_lesson(name), seed)
    key = {entry.number: entry for entry in answer_key(lesson, seed)} if with_key else {}
    if as_json:
        steps = [_step_fields(lesson, place, seed, key) for place in range(len(lesson.steps))]
        print_json({**_lesson_fields(lesson), "notes": localized(lesson.notes), "seed": seed, "steps": steps})
        return 0
    print(f"{localized(lesson.title)} ({text('lesson-minutes', count=lesson.minutes)})\n\n{localized(lesson.goal)}")
    if lesson.notes:
        print(f"\n{text('lesson-notes')}: {localized(lesson.notes).strip()}")
    for place in range(len(lesson.steps)):
        _print_step(lesson, place, seed, key)
    return 0


def _write_key(name: str, as_json: bool, seed: int, file: str | None, write_key: KeyWriter | None) -> int:
    """Write the key of a lesson as a PDF."""
    if file is None or write_key is None:
        raise Fault("cli-operand-missing", name="FILE", command=f"{PROGRAM} lessons key")
    path = Path(file)
    if path.suffix.lower() != ".pdf":
        raise Fault("experiment-ending", name=to_quotable(file, 200), known=".pdf")
    check_writable(path)
    questions = write_key(path, varied(find_lesson(name), seed), seed)
    if as_json:
        print_json({"file": file, "questions": questions, "seed": seed})
    else:
        print(text("lesson-key-written", count=questions, seed=str(seed)))
    return 0


def _options(lesson: Lesson, place: int, seed: int) -> list[str]:
    """Return the options of a step's question in the order in which the reader with this seed sees them."""
    question = lesson.steps[place].question
    return (
        []
        if question is None
        else [localized(question.options[option].text).strip() for option in option_order(seed, lesson, place)]
    )


def _step_fields(lesson: Lesson, place: int, seed: int, key: Mapping[int, KeyEntry]) -> dict[str, Any]:
    step = lesson.steps[place]
    fields: dict[str, Any] = {
        "title": localized(step.title),
        "text": localized(step.text),
        "notes": localized(step.notes),
    }
    fields |= {"scene": dict(step.scene), "look": [*step.look], "nodes": [*step.nodes]}
    question, entry = step.question, key.get(place + 1)
    if question is None:
        return fields | {"question": None}
    asked: dict[str, Any] = {"kind": question.kind, "text": localized(question.text)}
    if question.options:
        asked["options"] = _options(lesson, place, seed)
    if entry is not None:
        asked |= {"answer": entry.answer, "criterion": entry.criterion, "because": entry.because}
    return fields | {"question": asked}


def _print_step(lesson: Lesson, place: int, seed: int, key: Mapping[int, KeyEntry]) -> None:
    step = lesson.steps[place]
    title = localized(step.title)
    print(f"\n{text('cli-step', number=place + 1)}{f'. {title}' if title else ''}\n")
    print(localized(step.text).strip())
    if step.scene:
        print(f"\n  {' '.join(f'{name}={value}' for name, value in step.scene.items())}")
    if step.notes:
        print(f"\n{text('lesson-notes')}: {localized(step.notes).strip()}")
    if step.question is not None:
        print(f"\n? {localized(step.question.text).strip()}")
        for number_, option in enumerate(_options(lesson, place, seed), 1):
            print(f"  {number_}. {option}")
    if (entry := key.get(place + 1)) is not None:
        print(f"\n{written_answer(entry)}")
        print(entry.because) if entry.because else None


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
