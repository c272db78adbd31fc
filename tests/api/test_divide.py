"""Divide and conquer by names."""

from __future__ import annotations

import pytest
from support.slow_compilation import slow_compilations

from workbench.api import start_divide
from workbench.compiling import preparing
from workbench.search.problem.status import Status
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.puzzle.scramble import scramble

BOARD = scramble(5, 5, 1)


def improved() -> DivideRun:
    return start_divide(BOARD, strategy="tile improve")


@pytest.mark.compiled
def test_an_improved_solution_does_not_depend_on_whether_its_kernels_were_compiled_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(preparing, "_loaded", True)
        usual = improved()
        while not usual.status.finished:
            usual.advance(1 << 20)
    compilations = slow_compilations(monkeypatch)
    run = improved()
    assert run.waiting and not compilations
    for _ in range(3):
        assert run.advance(1000) is Status.RUNNING
    assert (run.expanded, run.seconds, run.waiting) == (0, 0.0, True)
    compilations[0].first_ready = True
    while not run.status.finished:
        run.advance(1 << 20)
    assert len(compilations) == 1 and not compilations[0].running and not run.waiting
    assert (run.moves, run.expanded) == (usual.moves, usual.expanded)
    assert not improved().waiting


def test_a_run_that_is_cancelled_while_it_waits_ends_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    compilations = slow_compilations(monkeypatch)
    run = improved()
    run.advance(1)
    run.cancel()
    assert run.status is Status.CANCELLED and not run.waiting
    assert not compilations[0].running


def test_other_strategies_and_small_boards_wait_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    slow_compilations(monkeypatch)
    assert not start_divide(BOARD, strategy="tile").waiting
    assert not start_divide(scramble(4, 4, 1), strategy="tile improve").waiting
