"""Lessons are read and written completely; any other content of a file is rejected with one sentence of our own."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.lessons.files import MAX_BYTES, parse_lesson, read_lesson, shipped_lessons, toml_of, write_lesson
from workbench.lessons.lesson import AnswerOption, Lesson, LessonQuestion, LessonStep
from workbench.lessons.values import values_of
from workbench.search.problem.messages import Fault
from workbench.wording import say

WORDS = st.text(st.characters(exclude_categories=("C",)), min_size=1, max_size=40).filter(str.strip)
TEXTS = st.dictionaries(st.sampled_from(["en", "ru", "cs", "vi"]), WORDS | st.just("two\n\nlines\n"), min_size=1)
OPTIONAL = st.just({}) | TEXTS
OPTIONS = st.builds(AnswerOption, TEXTS, st.booleans(), OPTIONAL)
CHOICES = st.builds(
    LessonQuestion,
    st.just("choice"),
    TEXTS,
    options=st.lists(OPTIONS, min_size=1, max_size=3).map(
        lambda some: (*some, AnswerOption({"en": "this"}, right=True))
    ),
)
NUMBERS = st.builds(
    LessonQuestion,
    st.just("number"),
    TEXTS,
    OPTIONAL,
    answer=st.integers(-99, 99) | st.floats(-9, 9),
    tolerance=st.integers(0, 3),
)
NOWHERE: dict[str, Any] = {"bench": "experiments", "boards": {"count": 3}, "ties": ["fifo", "lifo"], "seconds": 3.5}
STEPS = st.builds(
    LessonStep,
    TEXTS,
    OPTIONAL,
    OPTIONAL,
    st.just({}) | st.just(NOWHERE),
    st.lists(st.sampled_from(["setup", "results"]), unique=True).map(tuple),
    question=st.none() | CHOICES | NUMBERS,
)
LESSONS = st.builds(
    Lesson,
    st.from_regex("[a-z]{1,9}(-[a-z0-9]{1,9})?", fullmatch=True),
    TEXTS,
    TEXTS,
    st.integers(1, 90),
    st.lists(STEPS, min_size=1, max_size=4).map(tuple),
    OPTIONAL,
)


@given(LESSONS)
def test_what_is_written_is_read_back(lesson: Lesson) -> None:
    assert parse_lesson(toml_of(lesson)) == lesson
    assert parse_lesson(json.dumps(values_of(lesson)), as_json=True) == lesson


@pytest.mark.parametrize("ending", [".toml", ".json"])
def test_the_lessons_that_come_with_the_program_are_kept_in_files(ending: str, tmp_path: Path) -> None:
    for lesson in shipped_lessons():
        path = tmp_path / f"{lesson.name}{ending}"
        write_lesson(path, lesson)
        assert read_lesson(path) == lesson


GOOD = """
format = "search-workbench-lesson"
version = 1
name = "small"
minutes = 5
title = { en = "Small" }
goal = { en = "Something" }

[[steps]]
text = { en = "Look." }
nodes = ["1 2 3/4 0 5/7 8 6"]
breakpoints = ["f > 3"]
claims = { cost = 2 }
scene = { bench = "explore", run = "3x3:1 2 3/4 0 5/7 8 6 goal=last astar manhattan at=0" }

[steps.question]
kind = "number"
answer = "cost"
text = { en = "How many moves?" }
"""

FAULTS = {
    'name = "small"': ("", "“name” is missing in the file."),
    "minutes = 5": ('minutes = "5"', "At minutes the value must be a whole number."),
    'kind = "number"': (
        'kind = "guess"',
        "At steps[1].question.kind, “guess” is not one of these: choice, ",
    ),
    'answer = "cost"': (
        'answer = "coast"',
        "At steps[1].question.answer: “coast” is not a fact of a search. Available: ",
    ),
    "f > 3": ("f about 3", "At steps[1].breakpoints[1]: "),
    "nodes = [": ("nodes = ['1 2', ", "At steps[1].nodes[1]: "),
    "claims = { cost": ("claims = { cast", "At steps[1].claims.cast: "),
    "astar manhattan": ("/tmp/my.py:h astar", "At steps[1].scene.run: “/tmp/my.py:h” is Python code in a file."),
    "bench =": ("bank =", "“bench” is missing in steps[1].scene."),
    "text = { en": ("text = { english", "“english” is not allowed in steps[1].text."),
    "text = { en =": ("look = 'tree'\ntext = { en =", "At steps[1].look the value must be a list."),
    "[steps.question]": ("[steps.question]\noptions = []", "“options” is not allowed in steps[1].question."),
    '{ en = "Look." }': ("{ }", "Nothing, or too little, is given at steps[1].text."),
    "{ cost = 2 }": ("{ cost = inf }", "At steps[1].claims.cost a text, a number, true or false, "),
    "version = 1": ("version = 2", "This lesson has version 2, which is newer than this program supports (version 1)."),
    "search-workbench-lesson": ("other", "This is not a lesson: it does not contain format = "),
    "goal = {": ("goal = = {", "This is not valid TOML: see line 7."),
    "scene = { ": (
        "scene = { think = { steps = 9000000 }, ",
        "The number at steps[1].scene.think.steps is too large: ",
    ),
    'bench = "explore",': (
        'bench = "explore", tab = "nose",',
        "At steps[1].scene: “nose” is not a valid value for tab. Choose one of: ",
    ),
    "manhattan at": ("manhattan x at", "At steps[1].scene.run: "),
    "\n[[steps]]": (
        "\n[[steps]]\nlook = ['rulez']",
        "At steps[1].look: The bench “explore” does not have the pane “rulez”. ",
    ),
    "minutes = ": ("minutes = " + "[" * 5000, "This is not valid TOML: see line "),
}


@pytest.mark.parametrize("right", FAULTS)
def test_a_planted_fault_is_told_with_file_and_place(right: str, tmp_path: Path) -> None:
    wrong, output = FAULTS[right]
    assert right in GOOD
    path = tmp_path / "lesson.toml"
    path.write_text(GOOD)
    assert read_lesson(path).minutes == 5
    path.write_text(GOOD.replace(right, wrong, 1))
    with pytest.raises(Fault) as fault:
        read_lesson(path)
    assert say(fault.value).startswith(f"In “{path}”: {output}")


def test_a_huge_file_a_picture_and_a_folder_are_refused(tmp_path: Path) -> None:
    for content, output in (
        (b"#" * (MAX_BYTES + 1), "is too large for a lesson: at most 1 MB."),
        (b"\x89PNG\xff", "is not a text file (UTF-8), so it is not a lesson."),
    ):
        path = tmp_path / "lesson.toml"
        path.write_bytes(content)
        with pytest.raises(Fault) as fault:
            read_lesson(path)
        assert say(fault.value) == f"“{path}” {output}"
    with pytest.raises(Fault, match="file-directory"):
        read_lesson(tmp_path)
    os.mkfifo(tmp_path / "pipe.toml")
    with pytest.raises(Fault) as fault:
        read_lesson(tmp_path / "pipe.toml")
    assert "is a pipe or a device" in say(fault.value)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=9,
)


@given(ANYTHING)
def test_any_other_values_are_refused_with_a_fault(values: object) -> None:
    head = {"format": "search-workbench-lesson", "version": 1, "name": "x", "minutes": 1, "title": {"en": "t"}}
    with pytest.raises(Fault) as fault:
        parse_lesson(json.dumps({**head, "goal": {"en": "g"}, "steps": [values]}), as_json=True)
    assert "is not valid" not in say(fault.value)
