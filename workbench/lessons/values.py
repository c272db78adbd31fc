"""Conversion of a lesson from and to the values of its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from workbench.lessons.lesson import SCHEMA, AnswerOption, Lesson, LessonQuestion, LessonStep, Values


def lesson_from(values: Values) -> Lesson:
    """Return the lesson with these checked values."""
    return Lesson(
        name=values["name"],
        title=dict(values["title"]),
        goal=dict(values["goal"]),
        minutes=values["minutes"],
        steps=tuple(step_from(step) for step in values["steps"]),
        notes=dict(values.get("notes", {})),
    )


def values_of(lesson: Lesson) -> dict[str, Any]:
    """Return the values of a lesson's file."""
    head = {"format": SCHEMA.format, "version": SCHEMA.version, "name": lesson.name, "minutes": lesson.minutes}
    texts: dict[str, Any] = {"title": lesson.title, "goal": lesson.goal, "notes": lesson.notes}
    return head | _filled(texts) | {"steps": [step_values(step) for step in lesson.steps]}


def step_from(values: Values) -> LessonStep:
    """Return the step with these checked values."""
    told: dict[str, Any] = {name: _frozen(value) for name, value in values.items() if name != "question"}
    return LessonStep(**told, question=question_from(values["question"]) if "question" in values else None)


def step_values(step: LessonStep) -> dict[str, Any]:
    """Return the values of a step in a file."""
    lists = {"look": [*step.look], "nodes": [*step.nodes], "breakpoints": [*step.breakpoints]}
    tables = {"title": step.title, "text": step.text, "notes": step.notes, "scene": step.scene, "claims": step.claims}
    told = _filled(lists) | _filled(tables)
    return told if step.question is None else told | {"question": question_values(step.question)}


def question_from(values: Values) -> LessonQuestion:
    """Return the question with these checked values."""
    told: dict[str, Any] = {name: _frozen(value) for name, value in values.items() if name != "options"}
    return LessonQuestion(**told, options=tuple(_option(option) for option in values.get("options", ())))


def question_values(question: LessonQuestion) -> dict[str, Any]:
    """Return the values of a question in a file, without defaults."""
    told: dict[str, Any] = {"kind": question.kind}
    for field in fields(LessonQuestion):
        value = getattr(question, field.name)
        if field.name not in ("kind", "options") and (value != field.default or _is_answer(question, field.name)):
            told[field.name] = [*value] if isinstance(value, tuple) else value
    if question.options:
        told["options"] = [_option_values(option) for option in question.options]
    return _filled(told, but=("answer",))


def _is_answer(question: LessonQuestion, name: str) -> bool:
    return name == "answer" and question.kind == "number"


def _option(values: Values) -> AnswerOption:
    return AnswerOption(dict(values["text"]), values.get("right", False), dict(values.get("because", {})))


def _option_values(option: AnswerOption) -> dict[str, Any]:
    right = {"right": True} if option.right else {}
    return right | _filled({"text": option.text, "because": option.because})


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else dict(value) if isinstance(value, Mapping) else value


def _filled(told: Mapping[str, Any], but: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return the non-empty values, with maps as plain dicts."""
    return {
        name: dict(value) if isinstance(value, Mapping) else value
        for name, value in told.items()
        if name in but or (value != 0 and value not in ("", [], {}))
    }


def with_all_texts(values: Values, told: str = "…") -> dict[str, Any]:
    """Return the values of an unfinished lesson, with a placeholder for every required text that is missing."""
    text = {"en": told} if told else {}
    filled = {"title": text, "goal": text, **values}
    filled["steps"] = [_with_texts(step, told) for step in values.get("steps", ())]
    return filled


def _with_texts(values: Values, told: str) -> dict[str, Any]:
    filled = {"text": {"en": told} if told else {}, **values}
    if "options" in values:
        filled["options"] = [_with_texts(option, told) for option in values["options"]]
    if "question" in values:
        filled["question"] = _with_texts(values["question"], told)
    return filled
