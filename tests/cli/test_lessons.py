"""`search-workbench lessons`."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.lessons.files import shipped_lesson, shipped_names, write_lesson

Workbench = Callable[..., Any]


def test_the_lessons_are_listed(workbench: Workbench) -> None:
    assert [one["name"] for one in workbench("lessons", "--json").fields["lessons"]] == [*shipped_names()]
    assert "A* and f = g + h (25 minutes)" in workbench("lessons", "list").out
    assert workbench("lessons").out.endswith("Your progress in each lesson is shown in the window.\n")
    assert "A* и f = g + h (25 минут)" in workbench("lessons", "--language", "ru").out


def test_one_is_shown(workbench: Workbench) -> None:
    result = workbench("lessons", "show", "a-star")
    assert result.status == 0
    assert "Step 1. Two costs, one number" in result.out
    assert "? What is h of another board, `2 8 3/1 6 4/7 0 5`?" in result.out
    fields = workbench("lessons", "show", "a-star", "--json").fields
    assert fields["steps"][0]["scene"]["bench"] == "explore"


def test_a_file_is_checked(workbench: Workbench, tmp_path: Path) -> None:
    lesson, path = shipped_lesson("a-star"), tmp_path / "mine.toml"
    write_lesson(path, lesson)
    assert (
        workbench("lessons", "check", str(path)).out == "All claims in this lesson check out. Steps: 9, questions: 9.\n"
    )
    assert workbench("lessons", "check", "a-star").out == workbench("lessons", "check", str(path)).out
    write_lesson(path, replace(lesson, goal={"en": "Only"}))
    assert "1 text is missing in “ru”: goal." in workbench("lessons", "check", str(path)).out
    write_lesson(path, replace(lesson, title={**lesson.title, "cz": "A*"}))
    result = workbench("lessons", "check", str(path))
    assert result.status == 0
    assert result.out.startswith("title has a text in “cz”, which is not a language of the program (en, ru, cs, vi)")
    assert workbench("lessons", "check", str(path), "--json").fields["foreign"] == [
        {"place": "title", "language": "cz"}
    ]
    wrong = replace(lesson.steps[5], claims={"expanded": 20})
    write_lesson(path, replace(lesson, steps=(wrong,)))
    result = workbench("lessons", "check", str(path))
    assert (result.status, result.out) == (1, "steps[1].claims.expanded: The text says 20, but it is 19.\n")
    result = workbench("lessons", "check", str(path), "--json")
    assert (result.status, result.fields["right"], len(result.fields["faults"])) == (1, False, 1)


def test_bad_input_ends_with_one_sentence(workbench: Workbench, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("format = 3")
    for arguments, output in (
        (("check", str(path)), f"In “{path}”: This is not a lesson: it does not contain format = "),
        (("check", str(tmp_path / "none.toml")), "File not found: "),
        (("check",), "LESSON is missing; see search-workbench lessons check --help."),
        (("show", "b-star"), "Unknown lesson “b-star”. Available: "),
        (("shew", "a-star"), "“shew” is not a valid value for ACTION. Choose one of: list, show, check, key."),
        (("list", "a-star"), "Unexpected argument “a-star”"),
    ):
        result = workbench("lessons", *arguments)
        assert (result.status, result.out) == (2, "")
        assert result.err.startswith(output) and result.err.count("\n") == 1, result.err


def test_options_are_in_the_order_of_a_seed_and_the_key_is_printed_on_request(workbench: Workbench) -> None:
    def options(seed: str) -> list[str]:
        return re.findall(r"^  \d\. .*$", workbench("lessons", "show", "bfs", "--seed", seed).out, re.M)

    assert options("1") == options("1") != options("2")
    assert sorted(line[5:] for line in options("1")) == sorted(line[5:] for line in options("2"))
    assert "Answer:" not in workbench("lessons", "show", "a-star").out
    out = workbench("lessons", "show", "a-star", "--key").out
    assert "Answer: 1 2 3/7 8 0/5 6 4\n" in out and "Answer: 14\n" in out
    fields = workbench("lessons", "show", "a-star", "--key", "--json", "--seed", "5").fields
    asked = fields["steps"][5]["question"]
    number, right = asked["answer"].split(". ", 1)
    assert asked["options"][int(number) - 1] == right and asked["because"]
    assert workbench("lessons", "show", "a-star", "--seed", "-1").status == 2


def test_the_key_is_a_pdf_for_the_teacher(tmp_path: Path, workbench: Workbench) -> None:
    file = tmp_path / "key.pdf"
    command = (sys.executable, "-m", "workbench", "lessons", "key", "a-star", str(file), "--seed", "3")
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "The key is written: 9 questions, seed 3.\n"
    assert file.read_bytes().startswith(b"%PDF") and file.stat().st_size > 5000
    assert workbench("lessons", "key", "a-star").status == 2
