"""`grade` as a teacher and as a student use it."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench.wording import LANGUAGES

TASK = """
format = "search-workbench-task"
version = 1
title = { en = "Parity" }
[limits]
seconds = 20
[[functions]]
name = "is_solvable"
parameters = ["state"]
returns = "truth"
text = { en = "Return whether the board can be solved." }
[[boards]]
name = "few"
list = ["1 2 3/4 5 6/7 8 0", "1 2 3/4 5 6/7 0 8"]
[[boards]]
name = "swapped"
source = "random:3x3 count=3 seed=1"
unsolvable = true
[[checks]]
name = "few"
kind = "solvable"
function = "is_solvable"
boards = "few"
points = 2
[[checks]]
name = "swapped"
kind = "solvable"
function = "is_solvable"
boards = "swapped"
points = 1.5
visible = false
title = { en = "Swapped <boards>" }
[[manual]]
name = "essay"
of = 5
"""
RIGHT = """
def is_solvable(state):
    tiles = [tile for tile in state if tile]
    return sum(a > b for i, a in enumerate(tiles) for b in tiles[i + 1 :]) % 2 == 0
"""
WRONG = "def is_solvable(state):\n    return True\n"
Workbench = Callable[..., Any]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "parity.toml").write_text(TASK)
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "ada.py").write_text(RIGHT)
    (tmp_path / "class" / "bob.py").write_text(WRONG)
    return tmp_path


def grade(workbench: Workbench, folder: Path, *options: str) -> Any:
    return workbench("grade", str(folder / "parity.toml"), str(folder / "class"), *options)


def test_the_json_is_a_list_of_submissions_with_points_and_reasons(workbench: Workbench, folder: Path) -> None:
    result = grade(workbench, folder, "--json")
    assert result.status == 0
    ada, bob = json.loads(result.out)
    assert ada == {
        "submission": "ada",
        "points": 3.5,
        "of": 3.5,
        "checks": [
            {"name": "few", "points": 2, "of": 2, "reason": ""},
            {"name": "swapped", "points": 1.5, "of": 1.5, "reason": ""},
        ],
    }
    assert (bob["points"], bob["of"]) == (2, 3.5)
    assert "instead of False (3 boards of 3 wrong)" in bob["checks"][1]["reason"]


def test_the_table_keeps_what_is_marked_by_hand_and_the_pages_show_it(workbench: Workbench, folder: Path) -> None:
    table, pages = folder / "grades.csv", folder / "pages"
    assert grade(workbench, folder, "--csv", str(table), "--html", str(pages)).status == 0
    with table.open(newline="", encoding="utf-8-sig") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["submission", "points", "of", "few", "swapped", "essay", "reasons"]
    assert rows[1][:6] == ["ada", "3.5", "3.5", "2", "1.5", ""]
    assert table.read_bytes().startswith("\ufeff".encode()), "spreadsheets read the letters of all languages"
    rows[1][5] = "4"
    with table.open("w", newline="") as file:
        csv.writer(file).writerows(rows)
    (folder / "class" / "bob.py").write_text(RIGHT)
    assert grade(workbench, folder, "--csv", str(table), "--html", str(pages), "--resume").status == 0
    with table.open(newline="", encoding="utf-8-sig") as file:
        again = list(csv.reader(file))
    assert again[1][5] == "4" and again[2][1] == "3.5"
    page = next(pages.glob("ada-*.html")).read_text()
    assert "Swapped &lt;boards&gt;" in page and "4 / 5" in page and "http" not in page.replace("http://www.w3.org/", "")
    index = (pages / "index.html").read_text()
    assert all(f'href="{path.name}"' in index for path in pages.glob("*-*.html"))
    assert "th.points { text-align: right; }" in index, "long headings of columns may break"


def test_what_is_written_into_the_folder_is_noted_and_a_cell_of_the_table_is_one_line(
    workbench: Workbench, folder: Path
) -> None:
    writing = (
        "def is_solvable(state):\n    open('out.txt', 'w').close()\n    open(__file__, 'a').write('#')\n    return 1\n"
    )
    (folder / "class" / "bob.py").write_text(writing)
    sentence = "It writes, changes or removes files in its folder: bob.py, out.txt. This costs no points."
    result = grade(workbench, folder, "--csv", str(folder / "grades.csv"), "--json")
    ada, bob = json.loads(result.out)
    assert "notes" not in ada and bob["notes"] == [sentence]
    with (folder / "grades.csv").open(newline="", encoding="utf-8-sig") as file:
        cell = list(csv.DictReader(file))[1]["reasons"]
    assert "few: " in cell and "swapped: " in cell and cell.endswith(sentence) and cell.splitlines() == [cell]
    assert f"  {sentence}\n" in grade(workbench, folder).out


def test_the_help_shows_sentences_and_an_example(workbench: Workbench) -> None:
    shown = workbench("grade", "--help").out
    assert "\nGrade students’ algorithms against a reference.\n" in shown
    assert "Print a JSON list with an object for each submission" in shown
    example = shown.splitlines()[-1].removeprefix("Example: search-workbench ")
    refused = workbench(*example.split())
    assert refused.status == 2 and "class.zip" in refused.err


def test_what_was_graded_is_not_run_again_when_it_is_resumed(workbench: Workbench, folder: Path) -> None:
    witness = folder / "runs.txt"
    for name in ("ada", "bob"):
        (folder / "class" / f"{name}.py").write_text(RIGHT + f"\nopen({str(witness)!r}, 'a').write('{name} ')\n")
    options = ("--csv", str(folder / "grades.csv"), "--jobs", "1", "--json")
    first = grade(workbench, folder, *options)
    (folder / "class" / "bob.py").write_text(RIGHT + f"\nopen({str(witness)!r}, 'a').write('again')\n")
    assert grade(workbench, folder, *options, "--resume").out == first.out
    assert sorted(witness.read_text().split()) == ["ada", "again", "bob"]


def test_a_student_checks_what_is_visible_and_gets_a_status(workbench: Workbench, folder: Path) -> None:
    task = str(folder / "parity.toml")
    mine = workbench("grade", task, str(folder / "class" / "bob.py"), "--self-check")
    assert mine.status == 0 and "bob: 2 of 2 points" in mine.out and "swapped" not in mine.out
    (folder / "class" / "bob.py").write_text("def is_solvable(state):\n    return 1\n")
    wrong = workbench("grade", task, str(folder / "class" / "bob.py"), "--self-check")
    assert wrong.status == 1 and "is_solvable returns 1 for 1 2 3/4 5 6/7 8 0 instead of True" in wrong.out


def test_the_template_of_every_task_can_be_graded_and_says_what_to_write(workbench: Workbench, folder: Path) -> None:
    mine = folder / "mine.py"
    assert workbench("grade", "astar-8puzzle", "--template", str(mine)).status == 0
    compile(mine.read_text(), "mine.py", "exec")
    assert "def astar(state, heuristic):" in mine.read_text() and "def heuristic_manhattan(state):" in mine.read_text()
    mine.write_text("mine", encoding="utf-8")
    refused = workbench("grade", "astar-8puzzle", "--template", str(mine))
    assert refused.status == 2 and "--force replaces it" in refused.err and mine.read_text("utf-8") == "mine"
    assert workbench("grade", "astar-8puzzle", "--template", str(mine), "--force").status == 0
    result = workbench("grade", "astar-8puzzle", str(mine), "--self-check")
    assert result.status == 1 and "failed with NotImplementedError." in result.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("grade",), "TASK"),
        (("grade", "astar-8puzzle"), "SUBMISSIONS"),
        (("grade", "astar"), "Unknown task “astar”"),
        (("grade", "absent.toml", "x.py"), "absent.toml"),
        (("grade", "bfs", "absent.zip"), "absent.zip"),
        (("grade", "bfs", "{folder}/class", "--jobs", "0"), "jobs"),
        (("grade", "bfs", "{folder}/class", "--resume"), "--resume needs --csv or --html"),
        (("grade", "bfs", "{folder}/class", "--csv", "{folder}/absent/x.csv"), "absent"),
        (("grade", "bfs", "{folder}/class", "--csv", "{folder}/parity.toml"), "it is not a table of grades"),
    ],
)
def test_bad_input_is_one_sentence(
    workbench: Workbench, folder: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    result = workbench(*(one.format(folder=folder) for one in arguments))
    assert result.status == 2 and result.out == ""
    assert sentence in result.err and result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('kind = "solvable"', 'kind = "values"', "checks[1]"),
        ('function = "is_solvable"', 'function = "other"', "checks[1].function"),
        ('boards = "few"', 'boards = "absent"', "checks[1].boards"),
        ('name = "swapped"\nkind', 'name = "few"\nkind', "occurs twice in checks"),
        ("points = 2", "points = -1", "checks[1].points"),
        ('source = "random:3x3', 'source = "random:4x4', "the board is 4×4"),
        ('source = "random:3x3 count=3 seed=1"', 'source = "absent.txt"', "absent.txt"),
        ("[[functions]]", "[[functions", "not valid TOML"),
        ("search-workbench-task", "something", "This is not a task"),
        ("version = 1", "version = 2", "newer than this program supports"),
    ],
)
def test_a_task_with_a_mistake_names_its_place(
    workbench: Workbench, folder: Path, old: str, new: str, sentence: str
) -> None:
    assert old in TASK
    (folder / "parity.toml").write_text(TASK.replace(old, new, 1))
    result = grade(workbench, folder)
    assert result.status == 2 and sentence in result.err


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_every_language_gives_reasons(workbench: Workbench, folder: Path, language: str) -> None:
    result = grade(workbench, folder, "--language", language)
    assert result.status == 0 and "bob" in result.out
    assert ("instead of" in result.out) == (language == "en")


def test_ctrl_c_keeps_what_is_graded(folder: Path) -> None:
    (folder / "class" / "bob.py").write_text("import time\ntime.sleep(1000)\n" + WRONG)
    command = [sys.executable, "-m", "workbench", "grade", str(folder / "parity.toml"), str(folder / "class")]
    options = ["--csv", str(folder / "grades.csv"), "--jobs", "1"]
    task = (folder / "parity.toml").read_text().replace("seconds = 20", "seconds = 500")
    (folder / "parity.toml").write_text(task)
    with subprocess.Popen([*command, *options], stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        stored = folder / "grades.csv.grades.jsonl"
        until = time.monotonic() + 120
        while time.monotonic() < until and not (stored.exists() and '"ada"' in stored.read_text()):
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130 and "ada: 3.5 of 3.5 points" in out
    assert "Cancelled: 1 of 2 submissions were graded." in err
    assert (folder / "grades.csv").read_text().splitlines()[1].startswith("ada,3.5")
