"""The tasks of the program: complete in all languages, agreeing with the published figures, with boards that fit."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from support.paths import REPOSITORY

from workbench import assets
from workbench.catalog.estimates import estimate_for
from workbench.formats.toml_reading import parse_toml
from workbench.grading.reference import Reference
from workbench.grading.task import Check, Task, find_task, parse_task, shipped_names, template
from workbench.search.comparing.variants import TIE_KEYS, Rules, Variant, reproduces
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import LANGUAGES, say, set_language

GOLDEN = REPOSITORY / "tests" / "golden" / "astar_8puzzle.csv"
TASKS = ("astar-8puzzle", "bfs", "idastar", "linear-conflict", "solvability")
MOST_EXPANDED = 10_000
"""Searches with more expansions than this are left to the tests of `solve`."""


def texts(values: Any) -> Iterator[dict[str, str]]:
    """Yield each table of texts."""
    if isinstance(values, dict):
        for name, value in values.items():
            if name in ("title", "text"):
                yield value
            yield from texts(value)
    elif isinstance(values, list):
        for value in values:
            yield from texts(value)


def test_the_tasks_of_the_issue_ship() -> None:
    assert shipped_names() == TASKS


@pytest.mark.parametrize("name", TASKS)
def test_a_task_is_complete_in_every_language(name: str) -> None:
    values = parse_toml(assets.read_text("tasks", f"{name}.toml"))
    assert all({*one} == {*LANGUAGES} for one in texts(values))
    for language in LANGUAGES:
        set_language(language)
        compile(template(find_task(name)), name, "exec")


@pytest.mark.parametrize("name", TASKS)
def test_its_boards_are_of_the_kind_that_its_checks_need(name: str) -> None:
    task = find_task(name)
    reference = Reference(task)
    for check in task.checks:
        if check.boards == "all":
            continue
        boards = reference.boards(check.boards)
        assert len(boards) == len({*boards}) > 0
        if check.kind != "solvable":
            assert {reference.solvable(board) for board in boards} == {check.kind != "unsolvable"}


def test_a_hidden_part_is_left_to_the_teacher() -> None:
    assert any(not check.visible for check in find_task("astar-8puzzle").checks)
    assert [part.name for part in find_task("astar-8puzzle").manual] == ["comparison"]


def test_the_reference_expands_as_the_course_published() -> None:
    task = find_task("astar-8puzzle")
    with GOLDEN.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if int(row["expanded"]) <= MOST_EXPANDED]
    assert len(rows) > 20
    for row in rows:
        check = Check("x", "expanded", "astar", 1, "x", heuristic=row["heuristic"], ties=row["ties"])
        board = Board.parse(row["board"], (3, 3))
        found = Reference(task).search(check, board)
        assert (found.moves, len(found.expanded)) == (int(row["cost"]), int(row["expanded"]))
        assert found.expanded[0] == board.tiles and found.expanded[-1] == task.goal.tiles


@pytest.mark.parametrize(
    ("board", "moves", "expanded"),
    [
        ("1 2 3/4 5 6/7 8 0", "", ["123456780"]),
        ("1 2 3/4 5 6/0 7 8", "rr", ["123456078", "123456708", "123456780"]),
        ("1 2 3/4 6 0/7 5 8", "ldr", ["123460758", "123406758", "123456708", "123456780"]),
        ("1 3 0/4 2 5/7 8 6", "ldrd", ["130425786", "103425786", "123405786", "123450786", "123456780"]),
    ],
)
def test_the_examples_of_the_course_are_expanded_state_by_state(board: str, moves: str, expanded: list[str]) -> None:
    task = find_task("astar-8puzzle")
    examples = Reference(task).boards("examples")
    assert Board.parse(board) in examples
    for check in task.checks:
        if check.name in ("expanded-misplaced", "expanded-manhattan"):
            found = Reference(task).search(check, Board.parse(board))
            assert found.moves == len(moves)
            assert ["".join(map(str, state)) for state in found.expanded] == expanded


@pytest.mark.parametrize("name", ["expanded-misplaced", "expanded-manhattan"])
def test_the_visible_boards_show_another_tie_breaking_rule(name: str) -> None:
    task = find_task("astar-8puzzle")
    check = next(one for one in task.checks if one.name == name)
    assert check.visible and check.heuristic is not None
    reference, same = Reference(task), set(TIE_KEYS) - {"state"}
    for board in reference.boards(check.boards):
        problem = TileProblem(board, task.goal, "udlr")
        rules, estimate = Rules(problem), estimate_for(problem, check.heuristic)
        expanded = [bytes(state) for state in reference.search(check, board).expanded]
        same -= {
            ties for ties in same if reproduces(rules, estimate, Variant("astar", ties, check.heuristic), expanded) <= 0
        }
    assert same == set()


def test_a_wrong_board_of_a_task_is_named_with_its_set() -> None:
    text = assets.read_text("tasks", "astar-8puzzle.toml").replace("1 3 0/4 2 5/7 8 6", "1 3 0/4 2 5/7 8 8")
    with pytest.raises(Fault, match="task-board-wrong") as raised:
        Reference(parse_task(text, "own")).boards("examples")
    assert say(raised.value).startswith("The board 1 3 0/4 2 5/7 8 8 of “examples” is not valid: Tile 8 appears twice")


def test_the_heuristic_that_is_passed_is_the_catalogues() -> None:
    reference = Reference(find_task("astar-8puzzle"))
    boards = reference.boards("further")
    for heuristic in ("misplaced", "manhattan", "zero"):
        table = np.array(reference.table(heuristic))
        by_table = [sum(table[cell][tile] for cell, tile in enumerate(board.tiles)) for board in boards]
        assert by_table == reference.estimates(heuristic, "further").tolist()


def test_the_schema_is_a_schema_and_knows_all_keys_that_the_tasks_use() -> None:
    from jsonschema import Draft202012Validator

    schema = json.loads(assets.read_text("schemas", "task.schema.json"))
    Draft202012Validator.check_schema(schema)
    for name in TASKS:
        assert not [*Draft202012Validator(schema).iter_errors(parse_toml(assets.read_text("tasks", f"{name}.toml")))]


def test_all_boards_of_the_space_are_checked() -> None:
    task: Task = find_task("linear-conflict")
    assert len(Reference(task).packed("all")) == 9 * 181_440
