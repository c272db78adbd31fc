"""The lessons agree in all languages, also in numbers and typed text, and are written correctly in each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from support.typography import typographic_faults

from workbench.lessons.files import shipped_lesson, shipped_names
from workbench.lessons.lesson import Lesson
from workbench.wording import LANGUAGES
from workbench.wording.texts import Texts

GROUPS = {"en": ",", "ru": "\N{NO-BREAK SPACE}", "cs": "\N{NO-BREAK SPACE}", "vi": "."}
POINTS = {"en": ".", "ru": ",", "cs": ",", "vi": ","}
TYPED = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)
NAMED = re.compile(r"\b(?:8|15)-puzzle|\b(?:8|15) ô số")
"""Puzzles that Czech and Russian call by a word, as osmička."""
DATES = {("parity", "cs"): {"1880", "80", "19"}, ("hex-rules", "cs"): {"1940", "40"}}
"""Decades, which Czech writes as the 40s of their century."""


def texts(lesson: Lesson) -> Iterator[Texts]:
    """Yield every text of a lesson, in all its languages."""
    yield from (lesson.title, lesson.goal, lesson.notes)
    for step in lesson.steps:
        question = step.question
        yield from filter(None, (step.title, step.text, step.notes))
        if question is not None:
            yield from filter(None, (question.text, question.because))
            for option in question.options:
                yield from filter(None, (option.text, option.because))


def numbers(prose: str, code: str) -> Counter[str]:
    """Return the numbers in a text, except in typed text, in English notation."""
    plain = NAMED.sub("", TYPED.sub("", prose))
    plain = re.sub(rf"(?<=\d){re.escape(GROUPS[code])}(?=\d{{3}}(?!\d))", "", plain)
    return Counter(re.findall(r"\d+(?:\.\d+)?", re.sub(rf"(?<=\d){re.escape(POINTS[code])}(?=\d)", ".", plain)))


def typed(prose: str, code: str) -> Counter[str]:
    """Return the typed text in a text: code and boards, except comments and decimals, which are translated."""
    spans = (re.sub(r"#.*", "", span) for span in TYPED.findall(prose))
    return Counter(re.sub(rf"(?<=\d){re.escape(POINTS[code])}(?=\d)", ".", span) for span in spans)


@pytest.mark.parametrize("name", shipped_names())
def test_numbers_and_what_is_typed_are_the_same_in_all_languages(name: str) -> None:
    lesson, found = shipped_lesson(name), []
    for result in texts(lesson):
        for code in LANGUAGES:
            dates = DATES.get((name, code), set())
            ours, english = numbers(result[code], code), numbers(result["en"], "en")
            if {*(ours - english), *(english - ours)} - dates:
                found.append(f"{code}: {dict(ours - english)} for {dict(english - ours)}: {result['en'][:60]}")
            if typed(result[code], code) != typed(result["en"], "en"):
                found.append(f"{code}: {typed(result[code], code)}: {result['en'][:60]}")
            if result[code].count("**") != result["en"].count("**"):
                found.append(f"{code}: something else stands out: {result['en'][:60]}")
    assert found == []


@pytest.mark.parametrize("name", shipped_names())
def test_lessons_are_written_as_their_language_is(name: str) -> None:
    found = [
        f"{code}: {fault}"
        for result in texts(shipped_lesson(name))
        for code in LANGUAGES
        for fault in typographic_faults(TYPED.sub("`", result[code]), code)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("code", "expected", "wanted"),
    [
        ("cs", "1\N{NO-BREAK SPACE}162 desek, 2,5 a `7`", {"1162": 1, "2.5": 1}),
        ("vi", "1.162 bảng, 2,5", {"1162": 1, "2.5": 1}),
    ],
)
def test_numbers_are_read_as_a_language_writes_them(code: str, expected: str, wanted: dict[str, int]) -> None:
    assert numbers(expected, code) == wanted
