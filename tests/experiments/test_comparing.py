"""`workbench.compare` and `workbench.solve` agree, in the form that notebooks use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import workbench
from workbench.experiments.experiment import journal_path
from workbench.experiments.running import run_case
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.puzzle.goal import goal_board


def test_boards_by_configurations_in_one_call() -> None:
    boards = ["1 2 3/4 0 6/7 5 8", workbench.Board.parse("3 1 2 6 4 5 0 7 8"), "1 2 3 4 5 6 8 7 0"]
    outcome = workbench.compare(boards, heuristics="misplaced,manhattan", ties="path", engine="textbook")
    assert [row["expanded"] for row in outcome] == [3, 3, 8374, 1428, 0, 0]
    assert [row["name"] for row in outcome][::2] == ["1", "2", "3"]
    assert [one.solved for one in outcome.summaries] == [2, 2]
    assert outcome.comparisons[0].ratio == pytest.approx(8377 / 1431)
    assert str(outcome) == "Misplaced expanded 5.9 times as many nodes as Manhattan on the 2 boards both solved."


def test_a_small_database_is_built_first() -> None:
    compared = workbench.compare("sample", heuristics="max(pdb-44,manhattan),pdb-8", engine="textbook")
    assert {row["status"] for row in compared} == {"solved"}
    spec = compared.plan.spec(1)
    database.remove(partition("pdb-8", goal_board("last", 3, 3)))  # as on another machine
    assert json.loads(run_case(spec))["status"] == "solved"


def test_a_notebook_shows_tables_and_sentences() -> None:
    shown = workbench.compare("sample", ["astar", "bfs"], engine="textbook")._repr_html_()
    assert shown.count("<table>") == 2
    assert "Breadth-first expanded" in shown
    many = workbench.compare("random:2x2 count=30 seed=1", engine="textbook")._repr_html_()
    assert many.count("<table>") == 1


def test_results_are_kept_in_a_file_case_by_case(tmp_path: Path) -> None:
    output = tmp_path / "results.csv"
    outcome = workbench.compare(
        "random:2x3 count=3 seed=1", output=output, engine="textbook", weight=(2, 1.5), algorithms=["wastar"]
    )
    assert len(output.read_text(encoding="utf-8").splitlines()) == 1 + len(outcome) == 7
    assert not journal_path(output).exists()


def test_what_cannot_be_used_is_told_in_words() -> None:
    with pytest.raises(workbench.Fault) as fault:
        workbench.compare("sample", "astarr")
    assert "Did you mean" in fault.value.__notes__[0]
