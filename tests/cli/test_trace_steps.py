"""`solve --trace-steps` writes a chosen part of a depth-first search."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest

from workbench.cli import driving, trace_output
from workbench.formats.traces.traces import writing_run

BOARD = "1 2 3/7 0 8/5 6 4"


def test_the_chosen_steps_are_written_and_can_be_converted(workbench: Callable[..., Any], tmp_path: Path):
    path = tmp_path / "part.jsonl"
    found = workbench("solve", BOARD, "--algorithm", "idastar", "--trace", str(path), "--trace-steps", "5-9")
    assert (found.status, found.err) == (0, "")
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
        (
            ("--trace", "x.trace.json", "--trace-steps", "1-3000001"),
            "A trace for Posthoc can have at most 3,000,000 events",
        ),
    ],
)
def test_other_values_are_refused(
    options: tuple[str, ...], complaint: str, workbench: Callable[..., Any], tmp_path: Path, monkeypatch: Any
):
    monkeypatch.chdir(tmp_path)
    result = workbench("solve", BOARD, "--algorithm", "idastar", *options)
    assert (result.status, result.out) == (2, "")
    assert complaint in result.err
    assert not [*tmp_path.iterdir()]


def test_steps_after_the_last_one_are_not_written_and_the_result_is_printed(
    workbench: Callable[..., Any], tmp_path: Path
):
    path = tmp_path / "part.jsonl"
    search = ("solve", BOARD, "--algorithm", "idastar", "--trace", str(path))
    late = workbench(*search, "--trace-steps", "900-1000")
    assert (late.status, late.err) == (2, "The search has only 12 steps, so the trace cannot begin with step 900.\n")
    assert "Solved in 10 moves" in late.out
    assert not path.exists()
    clipped = workbench(*search, "--trace-steps", "5-900")
    assert (clipped.status, clipped.err) == (0, "The search has only 12 steps: the trace contains steps 5 to 12.\n")
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["part"]["last_step"] == 12


def test_a_search_recorded_in_part_says_which_steps_can_be_written(workbench: Callable[..., Any], tmp_path: Path):
    search = ("solve", BOARD, "--algorithm", "idastar", "--record", "9", "--trace", str(tmp_path / "part.jsonl"))
    late, clipped = (workbench(*search, "--trace-steps", steps) for steps in ("900", "2-900"))
    assert late.err == "Only the first 5 steps are recorded, so the trace cannot begin with step 900.\n"
    assert clipped.err == "Only the first 5 steps are recorded: the trace contains steps 2 to 5.\n"


@pytest.mark.parametrize("options", [(), ("--trace-steps", "10-2000")])
def test_ctrl_c_while_the_trace_is_written_keeps_the_result(
    options: tuple[str, ...], workbench: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def interrupted(*arguments: Any) -> Generator[float]:
        for number, done in enumerate(writing_run(*arguments)):
            if number == 3:
                signal.raise_signal(signal.SIGINT)
            yield done

    monkeypatch.setattr(trace_output, "writing_run", interrupted)
    path = tmp_path / "run.jsonl"
    search = ("solve", "hardest8", "--algorithm", "idastar", "--max-expansions", "3000", "--trace", str(path))
    result = workbench(*search, *options, "--json")
    assert result.fields["expanded"] == 3000
    assert result.err == f"Stopped: the trace “{path}” was not written.\n"
    assert result.status == 3
    assert not [*tmp_path.iterdir()]


def test_the_progress_of_a_long_trace_is_shown_in_a_pipe_too(
    workbench: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(driving, "_FIRST_PROGRESS", 0.0)
    path = tmp_path / "run.jsonl"
    result = workbench("solve", BOARD, "--algorithm", "idastar", "--trace", str(path))
    assert result.err == f"writing “{path}”: 0%, 0 s\n"
    assert result.status == 0


@pytest.mark.parametrize("algorithm", ["astar", "rbfs", "smastar"])
def test_a_search_that_stores_more_than_a_path_has_no_such_option(algorithm: str, workbench: Callable[..., Any]):
    result = workbench("solve", BOARD, "--algorithm", algorithm, "--trace", "x.jsonl", "--trace-steps", "5")
    assert result.status == 2
    assert f"The algorithm {algorithm} has no option trace-steps." in result.err
