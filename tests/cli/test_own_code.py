"""The user's own code on the command line: whatever it does, the search ends with a message, and Ctrl+C stops it."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.own_code import CODE

from workbench.own_code.isolation import current

SAMPLE = "1 2 3/7 0 8/5 6 4"
Workbench = Callable[..., Any]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(CODE, encoding="utf-8")
    return path


def test_whatever_the_code_does_is_a_failed_search(workbench: Workbench, file: Path) -> None:
    for function, output in (
        ("leaves", "The heuristic failed on 1 2 3/7 0 8/5 6 4 with SystemExit: mine.py, line 9"),
        ("closes", "mine.py:closes closes its output instead of only returning an answer."),
        ("hoards", "MemoryError"),
    ):
        result = workbench("solve", SAMPLE, "--heuristic", f"{file}:{function}", "--max-memory", "20M")
        assert (result.status, result.err) == (5, "")
        assert output in result.out


@pytest.mark.parametrize(
    "command",
    ["solve --explain 0", "solve --until solution", "solve --find solution", "predict", "worksheet", "animate"],
)
def test_a_search_that_fails_with_its_first_estimate_is_one_sentence_wherever_it_is_shown(
    workbench: Workbench, file: Path, tmp_path: Path, command: str
) -> None:
    name, *options = command.split()
    outputs = {
        "worksheet": [str(tmp_path / "sheet.pdf")],
        "animate": [str(tmp_path / "film.gif"), "--subject", "search"],
    }
    result = workbench(name, SAMPLE, *outputs.get(name, ()), *options, "--heuristic", f"{file}:divides")
    assert result.status in (2, 5)
    assert "ZeroDivisionError" in result.err + result.out
    assert "unexpected" not in result.err + result.out
    assert not [*tmp_path.glob("sheet*"), *tmp_path.glob("film*")]


def test_code_that_does_not_come_back_reaches_the_limit_of_time(workbench: Workbench, file: Path) -> None:
    for function in ("loops", "sleeps"):
        result = workbench("solve", SAMPLE, "--heuristic", f"{file}:{function}", "--max-seconds", "0.05")
        assert (result.status, result.err) == (3, "")
        assert "A limit was reached before a solution was found: time." in result.out
    for command in (("audit", "2x3", "--heuristic", f"{file}:sleeps"), ("solve", "--problem", f"{file}:Endless")):
        result = workbench(*command, "--max-seconds", "0.05")
        assert result.status in (2, 5)
        assert "did not answer within 0.55 s, so it was stopped." in result.err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_case_whose_code_does_not_answer_as_it_should_is_told_of_and_the_others_are_done(
    workbench: Workbench, file: Path, tmp_path: Path, jobs: str
) -> None:
    functions = ("vanishes", "sleeps", "crashes", "closes", "misplaced")
    given = ("--algorithms", "astar", "--heuristics", ",".join(f"{file}:{one}" for one in functions))
    output = tmp_path / "results.json"
    limits = ("--max-seconds", "1", "--jobs", jobs, "--output", str(output))
    result = workbench("compare", "--boards", SAMPLE, *given, *limits)
    assert result.status == 5
    rows = {row["heuristic"].rpartition(":")[2]: row for row in json.loads(output.read_text())["rows"]}
    assert {name: row["status"] for name, row in rows.items()} == {
        "vanishes": "failed",
        "sleeps": "limit",
        "crashes": "failed",
        "closes": "failed",
        "misplaced": "solved",
    }
    assert rows["sleeps"]["limit"] == "seconds"
    for message_text in ("vanishes ended its process", "line 15 crashed its process", "closes closes its output"):
        assert message_text in output.read_text()


def test_ctrl_c_ends_code_that_does_not_come_back(workbench: Workbench, file: Path) -> None:
    """Press Ctrl+C as soon as the function is in its loop."""

    def interrupt() -> None:
        while (process := current()) is None or not process.silent[1]:
            time.sleep(0.001)
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=interrupt)
    thread.start()
    result = workbench("solve", SAMPLE, "--heuristic", f"{file}:loops")
    thread.join()
    assert result.status == 130
    assert "did not return and was stopped" in result.out


@pytest.mark.parametrize(
    "command",
    [
        ("solve", SAMPLE, "--heuristic"),
        ("audit", "2x2", "--heuristic"),
        ("compare", "--boards", SAMPLE, "--heuristics"),
    ],
)
def test_a_missing_file_is_named(workbench: Workbench, command: tuple[str, ...]) -> None:
    result = workbench(*command, "nowhere.py:f")
    assert result.status in (2, 5)
    assert "nowhere.py cannot be read: No such file or directory." in result.out + result.err


@pytest.mark.parametrize("wanted", [["--find", "f > 9"], ["--explain", "40"], ["--trace-steps", "35-45"]])
def test_any_step_of_a_search_is_shown_though_few_are_kept(
    workbench: Workbench, file: Path, tmp_path: Path, wanted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    results = []
    for module in ("workbench.api.own_host", "support.small_films"):
        monkeypatch.setattr(sys.modules["workbench.cli.main"], "_OWN_CODE", module)
        trace = tmp_path / f"{module}.jsonl"
        options = ["--record", "all", *wanted, *(["--trace", str(trace)] if "--trace-steps" in wanted else [])]
        outcome = workbench("solve", SAMPLE, "--algorithm", "idastar", "--heuristic", f"{file}:misplaced", *options)
        assert outcome.status == 0
        written = trace.read_text("utf-8") if trace.exists() else outcome.out
        results.append([line for line in written.splitlines() if line.split()[:1] not in (["Seconds"], ["Memory,"])])
    assert results[0] == results[1] and "no matching step" not in str(results)
