"""`solve --trace-steps` writes a chosen part of a depth-first search."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

BOARD = "1 2 3/7 0 8/5 6 4"


def test_the_chosen_steps_are_written_and_can_be_converted(workbench: Callable[..., Any], tmp_path: Path):
    path = tmp_path / "part.jsonl"
    found = workbench("solve", BOARD, "--algorithm", "idastar", "--trace", str(path), "--trace-steps", "5-9")
    assert found.status == 0
    header, *rows = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    assert (header["part"]["first_step"], header["part"]["last_step"]) == (5, 9)
    assert [row["step"] for row in rows if "step" in row] == [1, 2, 3, 4, 5]
    assert workbench("trace", str(path), str(tmp_path / "part.trace.json"), "--json").fields["steps"] == 5


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--trace-steps", "5-9"), "--trace-steps needs --trace"),
        (("--trace", "x.jsonl", "--trace-steps", "9-5"), "“9-5” is not a valid value for trace-steps"),
        (("--trace", "x.jsonl", "--trace-steps", "0"), "“0” is not a valid value for trace-steps"),
        (("--trace", "x.jsonl", "--trace-steps", "900000"), "Step 900,000 is not recorded: only"),
    ],
)
def test_other_values_are_refused(
    options: tuple[str, ...], complaint: str, workbench: Callable[..., Any], tmp_path: Path, monkeypatch: Any
):
    monkeypatch.chdir(tmp_path)
    result = workbench("solve", BOARD, "--algorithm", "idastar", *options)
    assert result.status == 2
    assert complaint in result.err
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("algorithm", ["astar", "rbfs", "smastar"])
def test_a_search_that_stores_more_than_a_path_has_no_such_option(algorithm: str, workbench: Callable[..., Any]):
    result = workbench("solve", BOARD, "--algorithm", algorithm, "--trace", "x.jsonl", "--trace-steps", "5")
    assert result.status == 2
    assert f"The algorithm {algorithm} has no option trace-steps." in result.err
