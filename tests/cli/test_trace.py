"""`trace`: convert a trace to another format, chosen by the file names."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest

from workbench.cli import trace as cli_trace
from workbench.formats.traces.importing import import_trace
from workbench.formats.traces.traces import converting
from workbench.search.problem.messages import Fault
from workbench.wording import say

Workbench = Callable[..., Any]

SAMPLE = "1 2 3/4 0 6/7 5 8"


def test_solve_writes_a_trace_for_posthoc(workbench: Workbench, tmp_path: Path) -> None:
    path = tmp_path / "run.trace.json"
    assert workbench("solve", SAMPLE, "--trace", str(path)).status == 0
    events = json.loads(path.read_text(encoding="utf-8"))["events"]
    assert [event["type"] for event in events][:3] == ["source", "destination", "expanding"]
    assert events[-1]["type"] == "end"


def test_a_trace_goes_there_and_back(workbench: Workbench, tmp_path: Path) -> None:
    own, there, back = (str(tmp_path / name) for name in ("run.jsonl", "run.trace.yaml", "back.jsonl"))
    workbench("solve", SAMPLE, "--trace", own)
    assert workbench("trace", own, there).out == f"“{there}”: 7 nodes, 3 steps\n"
    assert workbench("trace", there, back, "--json").fields == {"output": back, "records": 7, "steps": 3}
    assert Path(back).read_bytes() == Path(own).read_bytes()


def test_another_programs_trace_is_told_by_its_events(workbench: Workbench, tmp_path: Path) -> None:
    given = tmp_path / "given.trace.json"
    given.write_text('{"version": "1.4.0", "views": {}, "events": [{"type": "a", "id": 1}]}', encoding="utf-8")
    table = tmp_path / "given.csv"
    assert workbench("trace", str(given), str(table)).out == f"“{table}”: 1 event\n"
    assert workbench("trace", str(given), str(table), "--json").fields == {"output": str(table), "events": 1}
    assert table.read_text(encoding="utf-8") == "type,id\na,1\n"


@pytest.mark.parametrize(
    ("given", "wanted", "said"),
    [
        ("run.csv", "run.jsonl", "“run.csv” is not a readable trace: its name must end in one of .jsonl, "),
        ("run.jsonl", "run.txt", "“run.txt” is not a valid name for a trace"),
        ("none.jsonl", "run.csv", "File not found: “none.jsonl”"),
        ("bad.jsonl", "run.csv", "In “bad.jsonl”: This is not a trace of Search Workbench"),
        ("bad.trace.json", "run.csv", "In “bad.trace.json”: Line 1 cannot be read"),
    ],
)
def test_what_cannot_be_read_or_written_is_said(
    given: str, wanted: str, said: str, workbench: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.jsonl").write_text("{}\n", encoding="utf-8")
    Path("bad.trace.json").write_text("?", encoding="utf-8")
    outcome = workbench("trace", given, wanted)
    assert outcome.status == 2
    assert outcome.err.startswith(said)
    assert not Path(wanted).exists()


def test_a_trace_that_the_window_refuses_is_not_turned_into_another(
    workbench: Callable[..., Any], tmp_path: Path
) -> None:
    given, expected = tmp_path / "h3.trace.json", tmp_path / "o.jsonl"
    events = [{"type": "source", "id": 0}, {"type": "expanding", "id": 5, "pId": 99}]
    given.write_text(json.dumps({"version": "1.4.0", "views": {}, "events": events}))
    with pytest.raises(Fault) as caught:
        list(import_trace(given))
    result = workbench("trace", str(given), str(expected))
    assert (result.status, result.out) == (2, "") and result.err == f"{say(caught.value)}\n" and "99" in result.err
    assert not expected.exists()


def test_ctrl_c_while_a_trace_is_converted_leaves_no_file(
    workbench: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: Any) -> Generator[Any]:
        for number, part in enumerate(converting(*arguments)):
            if number == 3:
                signal.raise_signal(signal.SIGINT)
            yield part

    given, target = tmp_path / "run.jsonl", tmp_path / "run.csv"
    assert workbench("solve", "hardest8", "--max-expansions", "1500", "--trace", str(given)).status == 3
    monkeypatch.setattr(cli_trace, "converting", interrupted)
    result = workbench("trace", str(given), str(target))
    assert (result.status, result.out) == (130, "")
    assert result.err == f"Stopped: the trace “{target}” was not written.\n"
    assert [*tmp_path.iterdir()] == [given]
