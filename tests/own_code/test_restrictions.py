"""Code of other people is restricted: whatever it does ends in a sentence, and nothing of it keeps running."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from workbench.own_code.process import OwnProcess
from workbench.own_code.restrictions import Restrictions, session_members
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import SearchFailure
from workbench.wording import say

CODE = """
import os, subprocess, sys, threading, time
from neighbour import four

def right(state): return four()
def loops(state):
    while True:
        four()
def hoards(state):
    return b"x" * 10**10
def shouts(state):
    while True:
        print("x" * 1000)
def forks(state):
    while True:
        if os.fork() == 0:
            time.sleep(60)
def bombs(state):
    while True:
        os.fork()
def detaches(state):
    if os.fork() == 0:
        if os.fork() == 0:
            time.sleep(60)
        os._exit(0)
    os.wait()
    return 4
def leaves_copy(state):
    return os.fork() and 4
def vanishes(state):
    if os.fork() == 0:
        time.sleep(60)
    os._exit(3)
def threads(state):
    threading.Thread(target=time.sleep, args=(60,)).start()
def asks(state): return input("State? ")
def exits(state): sys.exit()
def recurses(state): return recurses(state)
def writes(state): return open("mine.txt", "w").write("1234")
def two(state, heuristic): return 2
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mine.py").write_text(CODE)
    (tmp_path / "neighbour.py").write_text("def four():\n    return 4\n")
    return tmp_path


@pytest.fixture
def process(folder: Path) -> Iterator[OwnProcess]:
    restrictions = Restrictions(str(folder), characters=10_000, processes=3, alone=True)
    process = OwnProcess(most_bytes=10**8, restrictions=restrictions)
    yield process
    process.close()


def called(process: OwnProcess, folder: Path, function: str, within: float = 20.0) -> object:
    name = f"{folder / 'mine.py'}:{function}"
    return process.call("workbench.own_code.loading:call", name, (1, 0), about=f"mine.py:{function}", within=within)


@pytest.mark.parametrize(
    ("function", "sentence"),
    [
        ("hoards", "mine.py, line 10 needs more memory than the limit allows, so it was stopped."),
        ("shouts", "mine.py, line 13 prints more than 10,000 characters, so it was stopped."),
        ("forks", "starts more than 3 processes, so all of them were ended."),
        ("bombs", "starts more than 3 processes, so all of them were ended."),
        ("detaches", "mine.py:detaches leaves a process running after it has returned."),
        ("vanishes", "mine.py:vanishes ended its process (exit status 3) instead of returning an answer."),
        ("threads", "mine.py:threads leaves a thread running after it has returned."),
        ("asks", "mine.py, line 36 waits for input, but nothing can be typed in while it is being tested."),
        ("exits", "mine.py, line 37 ends the program (SystemExit) instead of returning an answer."),
        ("recurses", "mine.py, line 38 failed with RecursionError: maximum recursion depth exceeded"),
        ("two", "two(state, heuristic) cannot be called with 1 argument."),
        ("absent", "mine.py has no function absent."),
    ],
)
def test_whatever_it_does_ends_in_a_sentence(process: OwnProcess, folder: Path, function: str, sentence: str) -> None:
    with pytest.raises((SearchFailure, Fault)) as failure:
        called(process, folder, function)
    assert sentence in say(failure.value.message)
    assert called(process, folder, "right") == 4


def test_an_endless_loop_is_ended_and_its_line_is_named(process: OwnProcess, folder: Path) -> None:
    assert called(process, folder, "right") == 4
    with pytest.raises(SearchFailure) as failure:
        called(process, folder, "loops", within=0.3)
    assert say(failure.value.message) in (
        "mine.py, line 7 did not answer within 0.3 s, so it was stopped.",
        "mine.py, line 8 did not answer within 0.3 s, so it was stopped.",
        "neighbour.py, line 1 did not answer within 0.3 s, so it was stopped.",
        "neighbour.py, line 2 did not answer within 0.3 s, so it was stopped.",
    )


def test_a_copy_of_the_process_does_not_answer(process: OwnProcess, folder: Path) -> None:
    assert [called(process, folder, "leaves_copy") for _ in range(3)] == [4, 4, 4]


def test_its_working_folder_is_the_one_that_is_given(process: OwnProcess, folder: Path) -> None:
    assert called(process, folder, "writes") == 4
    assert (folder / "mine.txt").read_text() == "1234"


@pytest.mark.parametrize("function", ["forks", "bombs", "detaches", "vanishes"])
def test_no_process_survives(process: OwnProcess, folder: Path, function: str) -> None:
    called(process, folder, "right")
    child = process._child
    assert child is not None
    leader = child._process.pid
    with pytest.raises(SearchFailure):
        called(process, folder, function)
    process.close()
    until = time.monotonic() + 10
    while (left := session_members(leader)) and time.monotonic() < until:
        time.sleep(0.01)
    assert not left and not psutil.pid_exists(leader)


def test_other_own_code_has_restrictions_too(folder: Path) -> None:
    process = OwnProcess()
    try:
        for function, sentence in (("bombs", "more than 16 processes"), ("shouts", "more than 10,000,000 characters")):
            with pytest.raises(SearchFailure) as failure:
                called(process, folder, function)
            assert sentence in say(failure.value.message)
    finally:
        process.close()
