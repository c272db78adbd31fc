"""Places in a lesson file, as texts of the editor."""

from __future__ import annotations

import re
from collections.abc import Iterable

from workbench.search.problem.messages import Fault
from workbench.wording import LANGUAGES, text

MAX = 6
"""The number of places listed in one sentence."""
_PARTS = re.compile(r"([a-z_]+)(?:\[(\d+)\])?")
_NUMBERED = {"steps": "editor-place-step", "options": "editor-place-option"}
_NAMED = {
    "title": "editor-title",
    "goal": "editor-goal",
    "notes": "editor-notes",
    "minutes": "editor-minutes",
    "name": "editor-name",
    "text": "editor-place-text",
    "scene": "editor-place-scene",
    "look": "editor-look",
    "question": "editor-tab-question",
    "because": "editor-question-because",
    "judge": "editor-field-judge",
    "answer": "editor-field-answer",
    "of": "editor-field-of",
    "tolerance": "editor-field-tolerance",
    "example": "editor-field-example",
    "shape": "editor-field-shape",
    "which": "editor-field-which",
    "board": "editor-field-board",
    "like": "editor-field-like",
    "run": "editor-field-run",
    "code": "editor-field-code",
    "hide": "editor-field-hide",
}
_LINES = {"nodes": "editor-nodes", "breakpoints": "editor-breakpoints", "boards": "editor-field-boards"}


def place_text(place: str) -> str:
    """Return a place such as `steps[2].question.options[1].text` in the terms of the editor."""
    labels: list[str] = []
    for name, number in _PARTS.findall(place):
        if name in _NUMBERED and number:
            labels.append(text(_NUMBERED[name], number=int(number)))
        elif name == "title" and labels:
            labels.append(text("editor-step-title"))
        elif name in _NAMED or name in _LINES:
            labels.append(text((_NAMED | _LINES)[name]) + (f" ({number})" if number else ""))
        else:
            labels.append(LANGUAGES.get(name, name))
    return " · ".join(labels)


def with_place_text(fault: Fault) -> Fault:
    """Return a fault with its place in these terms."""
    facts = dict(fault.message.facts)
    if "place" in facts:
        facts["place"] = place_text(str(facts["place"])) or text("editor-tab-lesson")
    return Fault(fault.message.key, **facts)


def missing_texts_fault(places: Iterable[str]) -> Fault:
    """Return a fault that lists the missing texts."""
    labels = [place_text(place) for place in places]
    return Fault("editor-lacking", texts="; ".join(labels if len(labels) <= MAX else [*labels[:MAX], "…"]))
