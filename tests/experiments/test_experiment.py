"""Experiments are run case by case, survive interruptions, and give the same rows with every executor."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from support.experiment_driving import compare, killed_half_way, repeated

import workbench
from workbench.experiments import results
from workbench.experiments.boards import read_boards
from workbench.experiments.executors import Executor, Inline, Local
from workbench.experiments.experiment import Experiment, journal_path
from workbench.experiments.plan import Plan, configurations
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status

BOARDS = "random:3x3 count=24 seed=7"
OPTIONS = ("--algorithms", "astar", "--heuristics", "manhattan,linear-conflict", "--engine", "textbook", "--jobs", "2")


def small(boards: str = "random:2x3 count=6 seed=1", **limits: int) -> Plan:
    chosen = configurations(["astar", "idastar"], ["manhattan", "zero"], engine="textbook")
    return Plan(read_boards(boards), chosen, Limits(**limits))


def finished_experiment(
    plan: Plan, executor: Callable[[], Executor] = Inline, journal: Path | None = None
) -> Experiment:
    experiment = Experiment(plan, executor, journal)
    while not experiment.advance().finished:
        pass
    return experiment


def test_outcomes_are_those_of_single_searches() -> None:
    experiment = finished_experiment(small())
    assert experiment.status is Status.SOLVED
    for case in experiment.plan.cases():
        results = workbench.solve(case.board.board, case.configuration)
        outcome = experiment.outcomes[case.number]
        assert (outcome.status, outcome.moves) == (results.status.value, "".join(results.moves or ()))
        assert (outcome.expanded, outcome.generated, outcome.max_open) == (
            results.expanded,
            results.generated,
            results.max_open,
        )
        assert (outcome.cost, outcome.optimal, outcome.engine) == (results.cost, results.optimal, "textbook")


def test_only_searches_with_a_heuristic_have_an_h_of_the_start() -> None:
    uninformed = ["bfs", "bibfs", "ucs", "ids"]
    chosen = configurations([*uninformed, "astar"], ["zero", "manhattan"], engine="textbook")
    experiment = finished_experiment(Plan(read_boards("1 2 3/4 5 6/7 0 8"), chosen))
    found = [experiment.outcomes[case].start_h for case in range(len(chosen))]
    assert found == [None] * len(uninformed) + [0, 1]


def test_processes_do_what_one_does_and_rows_stand_in_the_order_of_the_plan() -> None:
    plan = small()
    alone, pool = finished_experiment(plan), finished_experiment(plan, partial(Local, 2))
    settings = [
        [{key: value for key, value in row.items() if key not in results.UNREPEATED} for row in results.rows(plan, by)]
        for by in (alone.outcomes, pool.outcomes)
    ]
    assert settings[0] == settings[1]
    assert [row["case"] for row in settings[1]] == [*range(1, len(plan) + 1)]


def test_an_unsolvable_board_and_one_too_hard_are_rows_as_well() -> None:
    plan = Plan(read_boards("1 2 3 4 5 6 8 7 0"), configurations(["astar"], engine="textbook"), Limits(expansions=10))
    assert finished_experiment(plan).outcomes[0].status == "unsolvable"
    hard = Plan(read_boards("8 6 7 2 5 4 3 0 1"), plan.configurations, plan.limits)
    outcome = finished_experiment(hard).outcomes[0]
    assert (outcome.status, outcome.limit, outcome.expanded) == ("limit", "expansions", 10)


def test_a_case_that_cannot_be_done_fails_alone(tmp_path: Path) -> None:
    own = tmp_path / "mine.py"
    own.write_text("def h(state):\n    raise ValueError(state)\n")
    plan = Plan(read_boards("1 2 3/4 5 0/7 8 6"), configurations(["astar"], ["zero", f"{own}:h"], engine="textbook"))
    outcome = finished_experiment(plan).outcomes
    assert [outcome[number].status for number in (0, 1)] == ["solved", "failed"]
    own.write_text("def h(state):\n    return 0\n")
    assert (
        finished_experiment(plan).outcomes[1].reason
        == workbench.Fault("experiment-file-changed", name=str(own)).message
    )


def test_an_experiment_that_was_left_off_is_gone_on_with(tmp_path: Path) -> None:
    plan, journal = small(), tmp_path / "results.csv.journal"
    first = Experiment(plan, Inline, journal)
    while first.done < 5:
        first.advance()
    first.cancel()
    assert first.status is Status.CANCELLED
    with journal.open("ab") as file:
        file.write(b'{"case": 5, "outco')  # the process was killed here
    second = Experiment(plan, Inline, journal)
    assert second.done == 5
    while not second.advance().finished:
        pass
    assert len(journal.read_bytes().splitlines()) == 1 + len(plan)
    assert Experiment(plan, Inline, journal).status is Status.SOLVED


def test_a_journal_of_another_experiment_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "results.csv.journal"
    finished_experiment(small(), journal=journal)
    before = journal.read_bytes()
    with pytest.raises(Fault) as fault:
        Experiment(small("random:2x3 count=6 seed=2"), Inline, journal)
    assert fault.value.message.key == "experiment-other"
    lines = before.splitlines(keepends=True)
    for wrong in (b'{"case": 999, "outcome": {}}\n', b'{"case": 0, "outcome": {"status": "solved"}}\n', b"nonsense\n"):
        journal.write_bytes(lines[0] + wrong + lines[1])
        with pytest.raises(Fault) as fault:
            Experiment(small(), Inline, journal)
        assert fault.value.message.facts["line"] == 2


@pytest.mark.parametrize("executor", [Inline, partial(Local, 1)])
def test_while_it_is_paused_nothing_goes_on(executor: Callable[[], Executor]) -> None:
    experiment = Experiment(small(), executor)
    while not experiment.done:
        experiment.advance()
    experiment.pause(True)
    for _ in range(5):
        experiment.advance()  # cases in progress may still finish
    done = experiment.done
    experiment.advance()
    assert experiment.done == done < len(experiment.plan)
    experiment.pause(False)
    while not experiment.advance().finished:
        pass
    assert experiment.status is Status.SOLVED


def test_a_process_that_dies_costs_nothing_and_one_that_always_dies_only_its_case(tmp_path: Path) -> None:
    own = tmp_path / "deadly.py"
    own.write_text(
        "import os, signal\ndef h(state):\n    if state[0] == 8: os.kill(os.getppid(), signal.SIGKILL)\n    return 0\n"
    )
    path = tmp_path / "boards.txt"
    path.write_text("1 2 3/4 5 6/7 0 8\n8 2 3/4 5 6/1 7 0\n1 2 3/4 5 0/7 8 6\n1 2 3/4 5 6/0 7 8\n")
    chosen = configurations(["astar"], [f"{own}:h"], engine="textbook")
    plan = Plan(read_boards(str(path), "last"), chosen)
    journal = tmp_path / "deadly.csv.journal"
    experiment = finished_experiment(plan, partial(Local, 2), journal)
    assert experiment.status is Status.SOLVED
    assert [experiment.outcomes[number].status for number in range(4)] == ["solved", "failed", "solved", "solved"]
    assert experiment.outcomes[1].reason == Fault("experiment-lost").message


def test_a_process_killed_from_outside_is_replaced() -> None:
    plan = small("random:2x3 count=20 seed=3")
    executor = Local(2)
    experiment = Experiment(plan, lambda: executor)
    while not experiment.done:
        experiment.advance()
    os.kill(executor.processes[0], signal.SIGKILL)
    while not experiment.advance().finished:
        pass
    assert {outcome.status for outcome in experiment.outcomes.values()} == {"solved"}


def test_killed_half_way_and_resumed_gives_the_same_rows(tmp_path: Path) -> None:
    undisturbed, output = tmp_path / "undisturbed.csv", tmp_path / "killed.csv"
    assert compare("--boards", BOARDS, *OPTIONS, "--output", str(undisturbed)).returncode == 0
    killed_half_way(tmp_path, BOARDS, output, 12)
    done = len(journal_path(output).read_bytes().splitlines()) - 1
    assert 12 <= done < 48
    assert not output.exists()
    again = ("--boards", BOARDS, *OPTIONS, "--output", str(output))
    refused = compare(*again)
    assert (refused.returncode, "--resume" in refused.stderr) == (2, True)
    resumed = compare(*again, "--resume", "--json")
    assert resumed.returncode == 0, resumed.stderr
    assert json.loads(resumed.stdout)["done"] == 48
    assert repeated(output) == repeated(undisturbed)
    assert not journal_path(output).exists()
