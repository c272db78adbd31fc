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
    return head | _without_empty(texts) | {"steps": [step_values(step) for step in lesson.steps]}


def step_from(values: Values) -> LessonStep:
    """Return the step with these checked values."""
    content: dict[str, Any] = {name: _immutable(value) for name, value in values.items() if name != "question"}
    return LessonStep(**content, question=question_from(values["question"]) if "question" in values else None)


def step_values(step: LessonStep) -> dict[str, Any]:
    """Return the values of a step in a file."""
    lists = {"look": [*step.look], "nodes": [*step.nodes], "breakpoints": [*step.breakpoints]}
    tables = {"title": step.title, "text": step.text, "notes": step.notes, "scene": step.scene, "claims": step.claims}
    vary = {"vary": True} if step.vary else {}
    content = _without_empty(lists) | vary | _without_empty(tables)
    return content if step.question is None else content | {"question": question_values(step.question)}


def question_from(values: Values) -> LessonQuestion:
    """Return the question with these checked values."""
    content: dict[str, Any] = {name: _immutable(value) for name, value in values.items() if name != "options"}
    options = (
        AnswerOption(
            dict(option["text"]),
            option.get("right", False),
            dict(option.get("because", {})),
            tuple(option.get("nodes", ())),
        )
        for option in values.get("options", ())
    )
    return LessonQuestion(**content, options=tuple(options))


def question_values(question: LessonQuestion) -> dict[str, Any]:
    """Return the values of a question in a file, without defaults."""
    content: dict[str, Any] = {"kind": question.kind}
    for field in fields(LessonQuestion):
        value = getattr(question, field.name)
        is_answer = field.name == "answer" and question.kind == "number"
        if field.name not in ("kind", "options") and (value != field.default or is_answer):
            content[field.name] = [*value] if isinstance(value, tuple) else value
    if question.options:
        content["options"] = [
            ({"right": True} if option.right else {})
            | _without_empty({"nodes": [*option.nodes], "text": option.text, "because": option.because})
            for option in question.options
        ]
    return _without_empty(content, always=("answer", "hide"))


def _immutable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else dict(value) if isinstance(value, Mapping) else value


def _without_empty(content: Mapping[str, Any], always: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return the non-empty values, with maps as plain dicts."""
    return {
        name: dict(value) if isinstance(value, Mapping) else value
        for name, value in content.items()
        if name in always or (value != 0 and value not in ("", [], {}))
    }


def with_all_texts(values: Values, placeholder: str = "…") -> dict[str, Any]:
    """Return the values of an unfinished lesson, with a placeholder for every required text that is missing."""
    text = {"en": placeholder} if placeholder else {}
    filled = {"title": text, "goal": text, **values}
    filled["steps"] = [_with_texts(step, placeholder) for step in values.get("steps", ())]
    return filled


def _with_texts(values: Values, placeholder: str) -> dict[str, Any]:
    filled = {"text": {"en": placeholder} if placeholder else {}, **values}
    if "options" in values:
        filled["options"] = [_with_texts(option, placeholder) for option in values["options"]]
    if "question" in values:
        filled["question"] = _with_texts(values["question"], placeholder)
    return filled
