"""`solve --until` and `--find`: stopping when a condition holds, and listing the steps at which it held."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator
from typing import Any

import pytest
from support.matching import matching_steps

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.cli import driving
from workbench.search.finding import step_scanner
from workbench.search.finding.conditions import NAMES, ConditionSet, parse
from workbench.search.playback.timeline import Timeline

Workbench = Callable[..., Any]

FIRST = "1 2 3/7 0 8/5 6 4"


def test_a_search_stops_at_the_first_step_at_which_a_condition_holds(workbench: Workbench) -> None:
    result = workbench("solve", FIRST, "--until", "cheaper")
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("Step 13: a cheaper path to a node on OPEN is found.\n1 2 3\n7 0 6\n5 4 8\n")
    assert "The blank moves down: a cheaper path, g = 5 instead of 7" in result.out
    assert "Solved" not in result.out


def test_json_tells_the_step_and_the_counts_of_that_step(workbench: Workbench) -> None:
    fields = workbench("solve", FIRST, "--until", "f > 99; cheaper; depth=4", "--json").fields
    assert (fields["status"], fields["moves"], fields["until"]) == (
        "stopped",
        None,
        {"step": 5, "conditions": ["depth = 4"]},
    )
    assert (fields["expanded"], fields["generated"]) == (5, 14)
    assert len(fields["explanation"]) > 2


def test_all_conditions_that_hold_are_told(workbench: Workbench) -> None:
    fields = workbench("solve", FIRST, "--until", "cheaper; g = 4; f > 50", "--json").fields
    step = fields["until"]["step"]
    assert fields["until"]["conditions"] == (["cheaper", "g = 4"] if step == 13 else ["g = 4"])
    both = workbench("solve", FIRST, "--until", "solution; expanded = 1 2 3/4 5 6/7 8 0", "--json").fields["until"]
    assert both == {"step": 19, "conditions": ["solution", "expanded = 1 2 3/4 5 6/7 8 0"]}


def test_a_condition_that_never_holds_is_told_and_the_status_says_so(workbench: Workbench) -> None:
    result = workbench("solve", FIRST, "--until", "reopened")
    assert result.status == 4
    assert result.out.startswith("Solved in 10 moves")
    assert result.err == "The search ended before this condition held: a closed node is put back on OPEN.\n"
    assert workbench("solve", "1 2 3 4 5 6 8 7 0", "--until", "reopened").status == 1
    assert workbench("solve", FIRST, "--until", "reopened", "--max-expansions", "5").status == 3


def test_what_was_not_recorded_is_not_said_not_to_have_happened(workbench: Workbench) -> None:
    result = workbench("solve", FIRST, "--algorithm", "ids", "--record", "50", "--until", "g = 9")
    assert result.status == 4
    assert result.err.startswith("Nothing is recorded after step")


def test_find_lists_the_steps(workbench: Workbench) -> None:
    result = workbench("solve", FIRST, "--find", "cheaper; reopened; depth <= 1")
    assert result.status == 0
    assert "a cheaper path to a node on OPEN is found: 1 matching step\n13\n" in result.out
    assert "a closed node is put back on OPEN: no matching step\n" in result.out
    assert workbench("solve", FIRST, "--find", "cheaper; reopened", "--json").fields["found"] == {
        "cheaper": [13],
        "reopened": [],
    }


def test_of_very_many_steps_only_some_are_printed(workbench: Workbench) -> None:
    out = workbench("solve", FIRST, "--heuristic", "zero", "--find", "h = 0").out
    assert "639 matching steps\n1 2 3 " in out
    assert out.endswith(" 500\nand 139 more\n")


def test_the_progress_of_finding_steps_is_shown_in_a_pipe_too(
    workbench: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "_FIRST_PROGRESS", 0.0)
    assert workbench("solve", FIRST, "--find", "cheaper").err == "scanning the search for the conditions: 100%, 0 s\n"


def test_ctrl_c_while_steps_are_found_keeps_the_result(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any) -> Generator[float]:
        for number, done in enumerate(scan(*arguments)):
            if not number:
                signal.raise_signal(signal.SIGINT)
            yield done

    scan = ConditionSet.scan
    monkeypatch.setattr(step_scanner, "PIECE_STEPS", 1)
    monkeypatch.setattr(ConditionSet, "scan", interrupted)
    result = workbench("solve", FIRST, "--find", "cheaper", "--json")
    assert (result.fields["cost"], "found" in result.fields) == (10, False)
    assert result.err == "Stopped: the steps at which the conditions hold are not known.\n"
    assert result.status == 130


TWICE = [(name, engine) for name in ALGORITHMS for engine in ("textbook", "compiled")
         if engine == "textbook" or name not in ("biastar", "rbfs", "smastar", "lrta", "hill",
         "simulated-annealing")]  # fmt: skip


@pytest.mark.parametrize(("algorithm", "engine"), TWICE)
def test_both_engines_stop_where_a_judge_says(algorithm: str, engine: str, workbench: Workbench) -> None:
    more = ("--depth", "12") if algorithm == "dfs" else ()
    for output in ("depth = 4; h = 3", "board = 1 2 3/7 8 0/5 6 4", "layer"):
        run = api.start(FIRST, algorithm, **({"depth": 12} if more else {}))
        run.advance(10**5)
        timeline = Timeline(run.recording)
        steps = [
            step
            for part in output.split(";")
            for held in matching_steps(timeline, parse(part, run.problem)).values()
            for step in held
        ]
        result = workbench(
            "solve", FIRST, "--algorithm", algorithm, *more, "--engine", engine, "--until", output, "--json"
        )
        assert result.fields.get("until", {"step": None})["step"] == min(steps, default=None)
        assert result.status == (0 if steps else 4)


@pytest.mark.parametrize(
    ("expected", "complaint"),
    [
        ("reopend", "“reopend” is not a condition. Did you mean reopened?"),
        ("xyz", f"“xyz” is not a condition: it must start with one of {', '.join(NAMES)}."),
        ("f 12", "“f 12” lacks a comparison: after f, write one of > >= = < <=, then a number."),
        ("f > x", "“f > x” cannot be compared: after f >, write a number such as 12 or 4.5."),
        ("", "A condition is missing here; write, for example, f > 12."),
        ("cheaper now", "“cheaper now” is not a condition: cheaper takes no value; remove what follows it."),
        ("board = ", "“board =” does not name a board: write it as in board = 1 2 3/4 0 5."),
    ],
)
@pytest.mark.parametrize("option", ["--until", "--find"])
def test_a_condition_that_cannot_be_read_is_told_in_one_sentence(
    option: str, expected: str, complaint: str, workbench: Workbench
) -> None:
    result = workbench("solve", FIRST, option, expected)
    assert (result.status, result.out, result.err) == (2, "", complaint + "\n")


def test_a_board_of_another_shape_is_refused(workbench: Workbench) -> None:
    result = workbench("solve", FIRST, "--until", "board = 1 2/3 0")
    assert (result.status, result.out) == (2, "")
    assert result.err.count("\n") == 1


def test_it_is_told_in_russian_too(workbench: Workbench) -> None:
    out = workbench("solve", FIRST, "--until", "cheaper", "--language", "ru").out
    assert out.startswith("Шаг 13: найден более дешёвый путь к узлу из OPEN.")
