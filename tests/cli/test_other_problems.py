"""`solve --problem`: problems other than boards, from names, files and the user's own code."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.paths import EXAMPLES

from workbench.catalog import ALGORITHMS

Workbench = Callable[..., Any]
RIVER = str(EXAMPLES / "own_problem.py") + ":River"

OWN = """
from dataclasses import dataclass

@dataclass(frozen=True)
class At:
    x: int

class Line:
    def initial(self): return At(0)
    def is_goal(self, state): return state.x == 3
    def successors(self, state): return [("on", At(state.x + 1), 2)]

class Broken(Line):
    def initial(self): return 1 // 0

class Short:
    def initial(self): return 0

class Listed(Line):
    def initial(self): return [0]

class Late(Line):
    def successors(self, state): return [("on", At(state.x + 1), 2)] if state.x < 2 else [("on", 1 // 0, 1)]
    def name(self, state): return ["a", "b"][state.x]

class Offering(Line):
    def heuristics(self): return {"left": lambda state: 2 * (3 - state.x)}

class Wrong(Line):
    def heuristics(self): return ["left"]

class Needy(Line):
    def __init__(self, what): pass

class Painting(Line):
    def paint(self, state): return 3

class Drawing(Line):
    def paint(self, state): return "." * state.x + "o\\n===="

def leaving(): raise SystemExit(4)

def double(state): return 2 * (3 - state.x)
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "own.py"
    path.write_text(OWN, encoding="utf-8")
    return str(path)


def test_romania_is_solved_as_in_the_book(workbench: Workbench) -> None:
    result = workbench("solve", "--problem", "romania", "--json")
    fields = result.fields
    assert (result.status, result.err) == (0, "")
    assert list(fields.items())[:11] == [
        ("status", "solved"),
        ("moves", ["Sibiu", "Rimnicu", "Pitesti", "Bucharest"]),
        ("states", ["Arad", "Sibiu", "Rimnicu", "Pitesti", "Bucharest"]),
        ("cost", 418),
        ("problem", "romania"),
        ("start", "Arad"),
        ("goal", "Bucharest"),
        ("order", None),
        ("optimal", True),
        ("expanded", 6),
        ("generated", 15),
    ]
    assert workbench("solve", "--problem", "romania", "--algorithm", "bfs", "--json").fields["cost"] == 450


def test_people_are_told_the_way_and_what_it_costs(workbench: Workbench) -> None:
    result = workbench("solve", "--problem", "romania", "--algorithm", "bfs", "--show", "--explain", "2", "--expanded")
    assert result.out.startswith("Step 0\nArad\n\nStep 1\nSibiu\n\nStep 2\nFagaras\n\nStep 3\nBucharest\n\n")
    assert "Solved in 3 moves, at a cost of 450:\nSibiu, Fagaras, Bucharest\n" in result.out
    assert "\nA cheaper solution exists: the optimum is 418.\n" in result.out
    assert "Expanded states:\nArad\nZerind\n" in result.out
    assert "Expansion 2\nZerind\nn ← the front of OPEN" in result.out
    assert "\n    Node 1 (Zerind) is at the front of the queue" in result.out
    assert "Order of moves" not in result.out


def test_start_and_goal_are_chosen_by_name(workbench: Workbench) -> None:
    arguments = ("solve", "--problem", "romania", "--start", "neamt", "--goal", "Drobeta", "--json")
    fields = workbench(*arguments).fields
    assert (fields["start"], fields["goal"], fields["cost"], fields["heuristic"]) == (
        "Neamt", "Drobeta", 765, "straight-line",
    )  # fmt: skip
    grid = workbench(
        "solve", "--problem", "maze", "--start", "2,2", "--goal", "2,5", "--order", "rdlu", "--json"
    ).fields
    assert (grid["moves"], grid["order"]) == (["r", "r", "r"], "rdlu")


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("problem", ["romania", "tree", RIVER])
def test_every_algorithm_searches_it_or_says_why_not(algorithm: str, problem: str, workbench: Workbench) -> None:
    result = workbench("solve", "--problem", problem, "--algorithm", algorithm, "--json")
    if ALGORITHMS[algorithm].reversible and problem == RIVER:
        assert result.status == 2
        assert result.err.count("\n") == 1
        assert "searches from both ends" in result.err
    else:
        # No move leads back from a leaf, and there are other local minima.
        stuck = (
            problem != "romania"
            if algorithm == "hill"
            else problem == "tree" and algorithm in ("lrta", "simulated-annealing")
        )
        assert (result.status, result.fields["status"]) == ((4, "exhausted") if stuck else (0, "solved"))


def test_a_file_is_read_and_its_faults_are_told_with_file_and_line(workbench: Workbench, tmp_path: Path) -> None:
    path = tmp_path / "towns.txt"
    path.write_text("graph Towns\nstart A\ngoal C\nA -- B: 2\nB -- C: 3\nA -- C: 9\n", encoding="utf-8")
    assert workbench("solve", "--problem", str(path), "--json").fields["cost"] == 5
    path.write_text("graph Towns\nstart A\ngoal C\nA -- C: nine\n", encoding="utf-8")
    result = workbench("solve", "--problem", str(path))
    assert (result.status, result.out) == (2, "")
    assert result.err == f"In “{path}”: Line 4: “nine” is not a valid number; write it as 75 or 2.5.\n"


def test_a_goal_out_of_reach_is_told_at_once(workbench: Workbench) -> None:
    result = workbench("solve", "--problem", "tree", "--start", "B", "--goal", "G")
    assert (result.status, result.out.splitlines()[:2]) == (1, ["No solution exists.", "No path leads from B to G."])


def test_a_problem_of_ones_own_is_searched(workbench: Workbench, own: str) -> None:
    fields = workbench("solve", "--problem", f"{own}:Line", "--json").fields
    assert (fields["moves"], fields["cost"], fields["goal"]) == (["on"] * 3, 6, None)
    fields = workbench("solve", "--problem", f"{own}:Offering", "--json").fields
    assert (fields["heuristic"], fields["optimal"], fields["expanded"]) == ("left", False, 4)
    fields = workbench("solve", "--problem", f"{own}:Line", "--heuristic", f"{own}:double", "--json").fields
    assert (fields["heuristic"], fields["cost"]) == (f"{own}:double", 6)


def test_the_river_is_drawn_as_its_problem_draws_it(workbench: Workbench) -> None:
    result = workbench("solve", "--problem", RIVER, "--show")
    assert result.out.startswith("Step 0\n")
    assert "Solved in 11 moves, at a cost of 11:" in result.out


def test_what_a_problem_paints_as_text_is_shown_as_it_stands(workbench: Workbench, own: str) -> None:
    result = workbench("solve", "--problem", f"{own}:Drawing", "--show", "--explain", "2")
    assert result.out.startswith("Step 0\no\n====\n\nStep 1\n.o\n====\n\nStep 2\n..o\n====\n")
    assert "Expansion 2\n.o\n====\n" in result.out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--problem", "romanie"), "Unknown problem “romanie”. Did you mean romania?"),
        (("--problem", "chess"), "Unknown problem “chess”: give one of romania, tree, maze,"),
        (("--problem", "no/such.txt"), "“no/such.txt”"),
        (("--problem", "."), "“.”"),
        (("--problem", "OWN"), "Say which class or function of"),
        (("--problem", "OWN:Missing"), "has no function Missing."),
        (("--problem", "OWN:Broken"), "does not create a problem: ZeroDivisionError: integer"),
        (("--problem", "OWN:Short"), "has no is_goal(); a problem has initial(), is_goal(), successors()."),
        (("--problem", "OWN:Listed"), "does not create a problem: TypeError: unhashable type: 'list'"),
        (("--problem", "OWN:Wrong"), "does not return a mapping from names to functions."),
        (("--problem", "OWN:Needy"), "does not create a problem: TypeError:"),
        (("--problem", "OWN:leaving"), "does not create a problem: SystemExit: 4"),
        (("--problem", "OWN:Painting"), "(paint) failed with TypeError"),
        (("--problem", "OWN:Line", "--start", "1"), "The start and the goal of own.py:Line cannot be changed."),
        (("--problem", "OWN:Line", "--order", "udlr"), "--order is for boards and grids"),
        (
            ("--problem", "OWN:Line", "--heuristic", "manhattan"),
            "Manhattan distance is a heuristic for boards and grids. Available for this problem: zero;",
        ),
        (("--problem", "OWN:Line", "--heuristic", "misplaced"), "Misplaced tiles is a heuristic for boards. Available"),
        (("--problem", "romania", "--goal", "Sibu"), "Unknown place “Sibu”. Did you mean Sibiu?"),
        (("--problem", "romania", "--start", "Q"), "Unknown place “Q”. Available: Arad, "),
        (("--problem", "romania", "--move-names", "words"), "--move-names applies to boards only."),
        (("--problem", "romania", "1 2 3 0"), "Give a board or --problem, not both."),
        (("1 2 3 0", "--start", "A"), "--start needs --problem"),
        ((), "BOARD is missing; see search-workbench solve --help."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    arguments: tuple[str, ...], expected: str, workbench: Workbench, own: str
) -> None:
    result = workbench("solve", *(argument.replace("OWN", own) for argument in arguments))
    assert (result.status, result.out) == (2, "")
    assert expected in result.err
    assert result.err.count("\n") == 1


def test_a_file_that_is_no_text_is_told_to_hold_no_map(workbench: Workbench, tmp_path: Path) -> None:
    (tmp_path / "map.txt").write_bytes(b"\xff\xfe1\x002\x00")
    result = workbench("solve", "--problem", str(tmp_path / "map.txt"))
    assert result.status == 2
    assert result.err.endswith("is not a text file (UTF-8), so it is not a map.\n")


def test_code_that_breaks_down_later_ends_the_search_as_failed(workbench: Workbench, own: str) -> None:
    result = workbench("solve", "--problem", f"{own}:Late", "--expanded")
    assert result.status == 5
    assert "ZeroDivisionError" in result.out
    assert "Traceback" not in result.out + result.err


def test_queens_are_searched_from_any_start(workbench: Workbench) -> None:
    found = workbench("solve", "--problem", "queens", "--start", "2134", "--algorithm", "bfs", "--json").fields
    assert (found["problem"], found["start"], found["cost"], found["optimal"]) == ("queens", "2134", 3, True)
    assert found["states"][-1] in ("2413", "3142")
    seeded = [
        workbench("solve", "--problem", "queens", "--start", f"seed:{seed}", "--json").fields for seed in (1, 1, 2)
    ]
    assert seeded[0]["start"] == seeded[1]["start"] != seeded[2]["start"]
    refused = workbench("solve", "--problem", "queens", "--goal", "2413")
    assert refused.status == 2 and "cannot be changed" in refused.err
