"""What the lessons that come with the program say is so, in all languages."""

from __future__ import annotations

import pytest

from workbench.lessons.files import shipped_lesson, shipped_names
from workbench.lessons.proving import prove
from workbench.wording import LANGUAGES, say


@pytest.mark.parametrize("name", shipped_names())
def test_every_text_of_a_lesson_is_there_in_every_language(name: str) -> None:
    assert shipped_lesson(name).untranslated() == []
    assert shipped_lesson(name).name == name


@pytest.mark.parametrize("name", shipped_names())
def test_claims_hold_and_every_question_has_an_answer_that_is_found_right(name: str) -> None:
    assert [f"{place}: {say(told)}" for place, told in prove(shipped_lesson(name))] == []


def test_a_language_that_lacks_is_told_with_its_place() -> None:
    from dataclasses import replace

    lesson = shipped_lesson("a-star")
    assert replace(lesson, goal={"en": "Only"}).untranslated() == [("goal", code) for code in LANGUAGES if code != "en"]
