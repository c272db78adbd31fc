"""A heuristic written by the user: it runs when it is used, never earlier, and errors are reported in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench import api
from workbench.own_file import functions, is_own
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.wording import say

SAMPLE = "1 2 3/7 0 8/5 6 4"

OWN = """
def misplaced(state):
    return sum(1000 for cell, tile in enumerate(state) if tile and tile != cell + 1)

def to_goal(state, goal):
    return sum(1000 for tile, home in zip(state, goal) if tile and tile != home)

def with_default(state, weight=1000):
    return 0 * weight

def never(state):
    return float("inf") if state[0] != 1 else 0

def negative(state):
    return -1

def nothing(state):
    pass

def half(state):
    return 0.5

def broken(state):
    return 1 // 0

number = 5
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "my own.py"
    path.write_text(OWN)
    return path


@pytest.mark.parametrize("function", ["misplaced", "to_goal"])
def test_a_function_serves_as_the_one_it_imitates(own: Path, function: str) -> None:
    result, twin = (api.solve(SAMPLE, heuristic=name) for name in (f"{own}:{function}", "misplaced"))
    assert (result.moves, result.expanded, result.generated) == (twin.moves, twin.expanded, twin.generated)
    assert (result.heuristic, result.engine, result.optimal) == (f"{own}:{function}", "textbook", False)


def test_only_what_needs_the_goal_is_given_it(own: Path) -> None:
    assert api.solve(SAMPLE, heuristic=f"{own}:with_default").cost == 10
    assert api.solve(SAMPLE, heuristic=f"{own}:to_goal", goal="1 2 3/4 5 6/7 0 8").cost == 9


def test_it_may_be_one_of_several(own: Path) -> None:
    result = api.solve(SAMPLE, heuristic=f"max({own}:misplaced,manhattan)")
    assert (result.cost, result.optimal, result.engine) == (10, False, "textbook")
    assert result.expanded == api.solve(SAMPLE, heuristic="manhattan").expanded
    with pytest.raises(Fault) as raised:
        api.start(SAMPLE, heuristic=f"max({own}:misplaced,manhattan)", engine="compiled")
    assert raised.value.message.key == "engine-missing"


@pytest.mark.parametrize(
    ("function", "key"),
    [
        ("negative", "failed-estimate"),
        ("nothing", "failed-kind"),
        ("half", "failed-fraction"),
        ("broken", "failed-heuristic"),
    ],
)
def test_what_cannot_be_used_ends_the_search_and_names_the_board(own: Path, function: str, key: str) -> None:
    result = api.solve(SAMPLE, heuristic=f"{own}:{function}")
    assert result.status is Status.FAILED
    assert result.reason is not None
    assert result.reason.key == key
    assert SAMPLE in say(result.reason)


def test_what_is_no_number_is_no_estimate(tmp_path: Path) -> None:
    (tmp_path / "words.py").write_text("def h(state): return 'far'")
    run = api.start(SAMPLE, heuristic=f"{tmp_path / 'words.py'}:h")
    run.advance(1)
    assert run.status is Status.FAILED
    assert run.reason is not None
    assert say(run.reason).startswith("The heuristic returned a str for 1 2 3/")


def test_infinity_prunes(own: Path) -> None:
    assert api.solve("0 2 3/1 4 5/7 8 6", heuristic=f"{own}:never").status is Status.EXHAUSTED


@pytest.mark.parametrize(
    ("file", "text", "function", "key"),
    [
        ("absent.py", None, "h", "own-unreadable"),
        ("syntax.py", "def h(state:", "h", "own-syntax"),
        ("fails.py", "import nothing_of_that_name", "h", "own-import"),
        ("raises.py", "1 / 0", "h", "own-broken"),
        ("other.py", "def g(state): return 0", "h", "own-missing"),
        ("value.py", "h = 5", "h", "own-missing"),
        ("unnamed.py", "def h(state): return 0", "", "own-unnamed"),
    ],
)
def test_a_file_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, file: str, text: str | None, function: str, key: str
) -> None:
    if text is not None:
        (tmp_path / file).write_text(text)
    with pytest.raises(Fault) as raised:
        api.start(SAMPLE, heuristic=f"{tmp_path / file}:{function}")
    assert raised.value.message.key == key
    assert file in say(raised.value.message)


def test_the_functions_of_a_file_are_found_without_running_it(tmp_path: Path) -> None:
    path = tmp_path / "loud.py"
    path.write_text("raise SystemExit\ndef one(s): ...\nclass C:\n    def not_this(self): ...\ndef two(s): ...\n")
    assert functions(path) == ["one", "two"]


def test_what_is_called_a_function_in_a_file() -> None:
    assert all(map(is_own, ("h.py:f", "/a b/h.py:f", r"C:\\x\\h.py:f_1", "../h.py:größe")))
    assert not any(map(is_own, ("h.py", "h.py:", "h:f", "h.py:1", "manhattan", "h.py:f,g")))
