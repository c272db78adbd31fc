"""The process of own code: requests are answered, and if it ends, the waiting threads get a message."""

from __future__ import annotations

import os
import pickle
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest
from support.own_code import aside, written

from workbench.interruption import InterruptedCall, interrupt
from workbench.own_code.child_process import MAX_OUTPUT, OwnCodeEnded, sweep
from workbench.own_code.process import OwnProcess
from workbench.own_code.values import OwnValue, Values, pack, unpack
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import SearchFailure
from workbench.wording import say

STATE = (1, 2, 3, 0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path)


@pytest.fixture
def process() -> Iterator[OwnProcess]:
    process = OwnProcess(window=threading.current_thread(), most_bytes=10**7)
    yield process
    process.close()


def called(process: OwnProcess, file: Path, function: str, *arguments: object) -> object:
    name = f"{file}:{function}"
    return aside(lambda: process.call("workbench.own_file:call", name, *arguments, about=name))


def test_a_call_brings_its_value(process: OwnProcess, file: Path) -> None:
    assert called(process, file, "misplaced", (2, 1, 3, 0), (1, 2, 3, 0)) == 2000


def test_what_is_wrong_with_a_file_is_the_same_fault_as_elsewhere(process: OwnProcess, file: Path) -> None:
    with pytest.raises(Fault, match="own-missing"):
        called(process, file, "nothing_of_that_name", STATE)


def test_whatever_it_does_is_told_in_a_sentence_and_the_next_call_is_answered(process: OwnProcess, file: Path) -> None:
    for function, result in (
        ("divides", "mine.py, line 30 failed with ZeroDivisionError: integer division or modulo by zero"),
        ("leaves", "mine.py, line 9 ends the program (SystemExit) instead of returning an answer."),
        ("vanishes", "mine.py:vanishes ended its process (exit status 3) instead of returning an answer."),
        ("crashes", "mine.py, line 15 crashed its process (SIGSEGV)."),
        ("hoards", "mine.py, line 27 needs more memory than the limit allows, so it was stopped."),
    ):
        with pytest.raises(SearchFailure) as failure:
            called(process, file, function, STATE)
        assert result in say(failure.value.message)
        assert called(process, file, "misplaced", STATE, STATE) == 0


def test_what_does_not_come_back_is_ended_at_once(process: OwnProcess, file: Path) -> None:
    with ThreadPoolExecutor(1) as threads:
        thread_ids = threads.submit(threading.get_ident).result()
        for name in (f"{file}:{function}" for function in ("loops", "sleeps", "shouts")):
            waiting = threads.submit(process.call, "workbench.own_file:call", name, STATE, about=name)
            while name.endswith("shouts") and process.output.written <= MAX_OUTPUT:
                time.sleep(0.001)
            while not interrupt(thread_ids):
                time.sleep(0.001)
            with pytest.raises(InterruptedCall):
                waiting.result()
    assert len(process.output.text) <= MAX_OUTPUT < process.output.written


def test_the_windows_thread_does_not_wait_long(process: OwnProcess, file: Path) -> None:
    name = f"{file}:sleeps"
    for _ in range(2):  # the second time not at all
        with pytest.raises(SearchFailure, match="own-no-answer-yet"):
            process.call("workbench.own_file:call", name, STATE, about=name, patience=0.05)
    while process.silent[1] != name:  # until then it was being started
        time.sleep(0.001)
    process.stop()


def test_what_it_prints_is_kept_and_closing_the_output_is_a_failure(process: OwnProcess, file: Path) -> None:
    for _ in range(2):
        with pytest.raises(SearchFailure) as failure:
            called(process, file, "closes", STATE)
        assert say(failure.value.message) == f"{file}:closes closes its output instead of only returning an answer."
    assert called(process, file, "chatters", STATE) == 0
    while not process.output.text.endswith("seen 4\n"):
        time.sleep(0.001)


def test_a_call_that_takes_longer_than_it_may_is_ended(process: OwnProcess, file: Path) -> None:
    process.within = 0.05
    with pytest.raises(OwnCodeEnded) as failure:
        called(process, file, "sleeps", STATE)
    places = "mine.py, line 22", f"{file}:sleeps"  # a busy machine may not say in time which line it is executing
    assert say(failure.value.message) in [f"{one} did not answer within 0.05 s, so it was stopped." for one in places]
    process.within = None
    assert called(process, file, "misplaced", STATE, STATE) == 0


def test_it_ends_with_whoever_began_it() -> None:
    process = OwnProcess()
    number = aside(lambda: process.call("os:getpid", about=""))
    folder = Path(process.folder)
    assert psutil.pid_exists(number) and folder.is_dir()
    process.close()
    assert not psutil.pid_exists(number) and not folder.exists()
    remaining = Path(tempfile.mkdtemp(prefix=f"own-code-{number}-"))
    sweep()
    assert not remaining.exists(), "of one who was killed too"


def test_equal_values_of_a_class_of_the_users_own_are_equal_here() -> None:
    class Own:
        def __eq__(self, other: object) -> bool:
            return isinstance(other, Own)

        def __hash__(self) -> int:
            return 7

        def __str__(self) -> str:
            raise ValueError

    values = Values()
    Own.__module__ = "mine"
    first, second, plain = unpack(values.write((Own(), Own(), {"plain": [1.5, None, "a"]})), 3)
    assert first == second == OwnValue(3, 0, "Own")
    assert plain == {"plain": [1.5, None, "a"]}
    assert values.read(pack([second], 3)) == [Own()]
    with pytest.raises(ValueError, match="Own"):
        pack(first, 4)


@pytest.mark.parametrize("foreign", [os.system, eval, threading.Thread])
def test_nothing_foreign_is_imported_or_called_here(foreign: object) -> None:
    with pytest.raises(pickle.UnpicklingError):
        unpack(pickle.dumps(foreign), 1)


def test_a_value_of_an_ended_process_is_told_of(process: OwnProcess, file: Path) -> None:
    with pytest.raises(OwnCodeEnded) as failure:
        called(process, file, "misplaced", OwnValue(10**9, 0, "Place(x=0, y=0)"), STATE)
    assert "Place(x=0, y=0) was known only to a process that has ended" in say(failure.value.message)
