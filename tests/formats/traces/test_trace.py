"""A trace contains everything in a recording."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from support.films import small_film

from workbench import api
from workbench.api import ConfiguredRun
from workbench.catalog import ALGORITHMS
from workbench.formats.traces import trace
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board

Rows = list[dict[str, Any]]


class Countdown:
    """From 5 to 0, in moves of one or two; 0 cannot be described."""

    def initial(self) -> int:
        return 5

    def is_goal(self, state: int) -> bool:
        return state == 0

    def successors(self, state: int) -> list[tuple[str, int, int]]:
        return [("one", state - 1, 1)] + ([("two", state - 2, 1)] if state > 1 else [])

    def describe(self, state: int) -> str:
        return str(60 // state)


def searched(board: str | Countdown, algorithm: str, **options: Any) -> ConfiguredRun:
    run = api.start(board, algorithm, **options)
    while run.status is Status.RUNNING:
        run.advance(1000)
    return run


def lines_of(run: ConfiguredRun, folder: Path) -> tuple[dict[str, Any], Rows, Rows]:
    """Return the header, the records and the steps of the trace of a run."""
    trace.write(folder / "run.jsonl", run)
    with (folder / "run.jsonl").open(encoding="utf-8") as file:
        header, *rows = map(json.loads, file)
    return header, [row for row in rows if "record" in row], [row for row in rows if "step" in row]


def test_the_header_tells_what_was_searched_how_and_what_came_of_it(tmp_path: Path) -> None:
    run = searched("1 2 3/4 0 6/7 5 8", "wastar", heuristic="misplaced", order="rldu", weight=1.5, ties="fifo")
    header, *_ = lines_of(run, tmp_path)
    assert header == {
        "format": "search-workbench-trace",
        "version": 1,
        "problem": {"kind": "tiles", "start": "1 2 3/4 0 6/7 5 8", "goal": "1 2 3/4 5 6/7 8 0"},
        "configuration": {
            "algorithm": "wastar",
            "heuristic": "misplaced",
            "order": "rldu",
            "engine": "textbook",
            "ties": "fifo",
            "weight": 1.5,
        },
        "start": {"records": 1, "open": 1},
        "open": ["f", "record"],
        "goal": 5,
        "path": [0, 3, 5],
        "result": {
            "status": "solved",
            "moves": "dr",
            "cost": 2,
            "optimal": False,
            "expanded": run.recording.expanded,
            "generated": run.recording.generated,
        },
    }


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_lists_of_every_moment_can_be_told_from_the_trace(algorithm: str, tmp_path: Path) -> None:
    run = searched("1 2 3/0 4 5", algorithm, goal="1 2 0/4 5 3")
    header, records, steps = lines_of(run, tmp_path)
    timeline = Timeline(run.recording)
    assert header["result"]["status"] == "solved"
    assert len(steps) == timeline.length
    for t, step in enumerate(steps, start=1):
        moment = timeline.at(t)
        assert (step["step"], step["node"], step["records"]) == (t, moment.current, moment.records)
        assert step["generated"] == moment.counts.generated
        known = records[: step["records"]]
        gone = [(row["expanded"], row["left"] if "left" in row else row["superseded"]) for row in known]
        waiting = [number for number, ends in enumerate(gone) if not any(end is not None and end <= t for end in ends)]
        assert moment.open is None or sorted(moment.open.tolist()) == waiting


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_record_follows_from_its_parent_by_its_move(algorithm: str, tmp_path: Path) -> None:
    _, records, _ = lines_of(searched("1 2 3/0 4 5", algorithm, goal="1 2 0/4 5 3"), tmp_path)
    assert [row["record"] for row in records] == list(range(len(records)))
    for row in records:
        if row["parent"] is None:
            root = "1 2 0/4 5 3" if row.get("side") == "backward" else "1 2 3/0 4 5"
            assert (row["state"], row["g"], row["move"]) == (root, 0, "")
        else:
            parent = records[row["parent"]]
            assert str(Board.parse(parent["state"]).moved(row["move"])) == row["state"]
            assert row["g"] == parent["g"] + 1


def test_f_is_g_plus_h_in_moves_with_their_thousandths(tmp_path: Path) -> None:
    _, records, _ = lines_of(searched("3 2 1/4 5 6/8 7 0", "astar", heuristic="euclidean"), tmp_path)
    assert any(row["h"] != int(row["h"]) for row in records)
    assert all(round(1000 * (row["g"] + row["h"])) == round(1000 * row["f"]) for row in records)


def test_a_cheaper_path_names_the_record_it_takes_the_place_of(tmp_path: Path) -> None:
    run = searched("1 3 5/4 0 8/7 6 2", "astar", heuristic="flicker")
    _, records, _ = lines_of(run, tmp_path)
    cheaper = [row for row in records if row["previous"] is not None]
    assert cheaper
    for row in cheaper:
        before = records[row["previous"]]
        assert before["state"] == row["state"]
        assert before["g"] > row["g"]
        assert before["superseded"] is not None
    reopened = [row for row in cheaper if records[row["previous"]]["expanded"] is not None]
    assert len(reopened) == run.recording.reopened == 1


def test_a_depth_first_trace_has_rounds_depths_and_fates(tmp_path: Path) -> None:
    run = searched("1 2 3/4 0 6/7 5 8", "ids")
    header, records, _ = lines_of(run, tmp_path)
    assert [round_["threshold"] for round_ in header["iterations"]] == [0, 1, 2]
    assert {row["iteration"] for row in records} == {0, 1, 2}
    assert all(row["depth"] == row["g"] for row in records)
    assert {row["fate"] for row in records} == {"none", "cut"}


def test_a_table_holds_the_same_records(tmp_path: Path) -> None:
    run = searched("1 2 3/7 0 8/5 6 4", "astar")
    _, records, _ = lines_of(run, tmp_path)
    trace.write(tmp_path / "run.csv", run)
    with (tmp_path / "run.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert [list(row.values()) for row in table] == [
        ["" if value is None else str(value) for value in row.values()] for row in records
    ]
    assert list(table[0]) == list(records[0])


def test_a_run_that_was_refused_or_has_not_begun_has_a_trace_of_its_start(tmp_path: Path) -> None:
    for run in (api.start("1 2 3/4 5 6/8 7 0"), api.start("1 2 3/4 0 6/7 5 8")):
        header, records, steps = lines_of(run, tmp_path)
        assert header["result"]["status"] == run.status.value
        assert (len(records), steps) == (1, [])


def test_the_file_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    path.write_text("before", encoding="utf-8")

    run = searched(Countdown(), "bfs")
    with pytest.raises(ZeroDivisionError):
        trace.write(path, run)
    assert path.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("run.txt", "trace-ending"),
        ("run", "trace-ending"),
        ("nowhere/run.csv", "file-no-folder"),
        ("folder.csv", "file-directory"),
    ],
)
def test_a_place_that_cannot_be_is_told_before_and_after_the_search(name: str, key: str, tmp_path: Path) -> None:
    (tmp_path / "folder.csv").mkdir()
    for attempt in (trace.check_path, lambda path: trace.write(path, api.start("1 2 3/4 0 6/7 5 8"))):
        with pytest.raises(Fault) as fault:
            attempt(tmp_path / name)
        assert fault.value.message.key == key


@pytest.mark.parametrize("algorithm", ["idastar", "ids"])
def test_a_trace_contains_the_steps_in_memory_or_all_steps(algorithm: str, tmp_path: Path) -> None:
    board = "hardest8" if algorithm == "idastar" else "1 2 3/7 0 8/5 6 4"
    with small_film(kept=100, spacing=50):
        filmed = api.start(board, algorithm, engine="compiled")
        recorded = api.start(board, algorithm, engine="compiled", records=10**6)
        for run in (filmed, recorded):
            while run.status is Status.RUNNING:
                run.advance(50)
    names = ("part", "whole", "recorded")
    part, whole, everything = (tmp_path / f"{name}.trace.jsonl" for name in names)
    trace.write(part, filmed)
    trace.write(whole, filmed, filmed.recording)
    trace.write(everything, recorded)
    assert whole.read_text().splitlines()[1:] == everything.read_text().splitlines()[1:]
    header = json.loads(part.read_text().splitlines()[0])
    assert header["recorded_steps"] == filmed.recording.kept_steps < filmed.expanded
    assert len(part.read_text()) < len(whole.read_text())
