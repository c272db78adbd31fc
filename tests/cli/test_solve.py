"""`solve`: its output, and its exit status."""

from __future__ import annotations

import csv
import json
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.slow_compilation import slow_compilations

from workbench.catalog import ALGORITHMS
from workbench.cli import driving
from workbench.tiles.puzzle.board import Board
from workbench.wording import LANGUAGES

Workbench = Callable[..., Any]

SAMPLE = "1 2 3 4 0 6 7 5 8"
FIRST = "1 2 3/7 0 8/5 6 4"
UNSOLVABLE = "1 2 3 4 5 6 8 7 0"


def test_json_gives_the_agreed_fields_in_their_order(workbench: Workbench) -> None:
    result = workbench("solve", SAMPLE, "--json")
    fields = result.fields
    assert (result.status, result.err) == (0, "")
    assert fields.pop("seconds") > 0
    assert fields.pop("peak_bytes") > 0
    assert list(fields.items()) == [
        ("status", "solved"),
        ("moves", "dr"),
        ("cost", 2),
        ("optimal", True),
        ("expanded", 3),
        ("generated", 7),
        ("reopened", 0),
        ("max_open", 5),
        ("board", "1 2 3/4 0 6/7 5 8"),
        ("goal", "1 2 3/4 5 6/7 8 0"),
        ("algorithm", "astar"),
        ("heuristic", "manhattan"),
        ("ties", "low-h"),
        ("order", "udlr"),
        ("engine", "textbook"),
        ("counts", "exact"),
        ("limit", None),
        ("optimum_known", 2),
    ]


def test_json_is_one_line_and_nothing_else(workbench: Workbench) -> None:
    result = workbench("solve", FIRST, "--json", "--show", "--expanded", "--explain", "3", "--algorithm", "idastar")
    assert result.out.count("\n") == 1
    assert json.loads(result.out)["status"] == "solved"
    assert result.err == ""


def test_people_are_told_the_moves_what_they_cost_and_whether_they_are_the_best(workbench: Workbench) -> None:
    result = workbench("solve", SAMPLE)
    assert result.status == 0
    assert result.out.startswith("Solved in 2 moves:\ndr\nThe heuristic never overestimates")
    for label, value in [("Algorithm", "A*"), ("Cost", 2), ("Expanded", 3), ("Generated", 7), ("Max OPEN", 5)]:
        assert re.search(rf"^  {re.escape(label)} +{re.escape(str(value))}$", result.out, re.MULTILINE)


def test_the_goal_itself_is_solved_in_no_moves(workbench: Workbench) -> None:
    result = workbench("solve", "1 2 3 4 5 6 7 8 0")
    assert result.status == 0
    assert result.out.startswith("The board is the goal already: solved in 0 moves.\n")
    assert workbench("solve", "1 2 3 4 5 6 7 8 0", "--json").fields["moves"] == ""


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_algorithm_finds_moves_that_lead_to_the_goal(algorithm: str, workbench: Workbench) -> None:
    more = {
        "dfs": ("--depth", "12"),
        "hill": ("--sideways", "100", "--restarts", "10000"),
        "simulated-annealing": ("--cooling", "1", "--max-steps", "100000"),
    }.get(algorithm, ())
    fields = workbench("solve", FIRST, "--algorithm", algorithm, *more, "--json").fields
    assert (fields["status"], fields["algorithm"]) == ("solved", algorithm)
    assert str(Board.parse(FIRST).replayed(fields["moves"])) == fields["goal"]
    assert not fields["optimal"] or fields["cost"] == 10


@pytest.mark.parametrize(("heuristic", "expanded"), [("manhattan", 19), ("misplaced", 44), ("zero", 639)])
def test_a_better_heuristic_expands_fewer_nodes(heuristic: str, expanded: int, workbench: Workbench) -> None:
    fields = workbench("solve", FIRST, "--heuristic", heuristic, "--json").fields
    assert (fields["cost"], fields["expanded"], fields["heuristic"]) == (10, expanded, heuristic)


@pytest.mark.parametrize(
    ("algorithm", "guaranteed", "said"),
    [("astar", True, "yes"), ("greedy", False, "not optimal: the optimum is 10"), ("rbfs", True, "yes")],
)
def test_optimal_is_what_is_known_and_in_json_what_is_guaranteed(
    algorithm: str, guaranteed: bool, said: str, workbench: Workbench
) -> None:
    fields = workbench("solve", FIRST, "--algorithm", algorithm, "--json").fields
    assert (fields["optimal"], fields["optimum_known"]) == (guaranteed, 10)
    assert re.search(rf"^  Optimal +{said}$", workbench("solve", FIRST, "--algorithm", algorithm).out, re.MULTILINE)


def test_options_that_the_algorithm_has_are_obeyed_and_told(workbench: Workbench) -> None:
    fields = workbench("solve", FIRST, "--algorithm", "wastar", "--weight", "1.5", "--ties", "fifo", "--json").fields
    assert (fields["weight"], fields["ties"], fields["optimal"]) == (1.5, "fifo", False)
    fields = workbench("solve", FIRST, "--algorithm", "wastar", "--weight", "1", "--json").fields
    assert (fields["expanded"], fields["optimal"]) == (19, True)
    fields = workbench("solve", FIRST, "--order", "rldu", "--json").fields
    assert fields["order"] == "rldu"
    deep = workbench("solve", SAMPLE, "--algorithm", "dfs", "--repeated", "parent", "--depth", "2", "--json").fields
    assert (deep["repeated"], deep["depth"], deep["moves"], deep["optimal"]) == ("parent", 2, "dr", False)


def test_testing_at_generation_expands_less(workbench: Workbench) -> None:
    late = workbench("solve", FIRST, "--algorithm", "bfs", "--json").fields
    early = workbench("solve", FIRST, "--algorithm", "bfs", "--test", "generation", "--json").fields
    assert early["cost"] == late["cost"] == 10
    assert early["expanded"] < late["expanded"]


def test_iterative_deepening_tells_its_rounds(workbench: Workbench) -> None:
    rounds = workbench("solve", SAMPLE, "--algorithm", "ids", "--json").fields["iterations"]
    assert [round_["threshold"] for round_ in rounds] == [0, 1, 2]
    rounds = workbench("solve", FIRST, "--algorithm", "ids", "--start-bound", "4", "--increment", "3", "--json").fields
    assert [round_["threshold"] for round_ in rounds["iterations"]] == [4, 7, 10]
    assert rounds["expanded"] == sum(round_["expanded"] for round_ in rounds["iterations"])
    assert not rounds["optimal"]


# More output


def test_show_prints_every_board_then_the_counts(workbench: Workbench) -> None:
    result = workbench("solve", SAMPLE, "--show")
    assert result.out.startswith(
        "Step 0\n1 2 3\n4 0 6\n7 5 8\n\nStep 1\n1 2 3\n4 5 6\n7 0 8\n\nStep 2\n1 2 3\n4 5 6\n7 8 0\n\nSolved in 2"
    )
    after = result.out.partition("Step 2")[2]
    assert re.search(r"Cost +2\n  Optimal +yes\n  Expanded +3\n(.*\n)*  Seconds +[0-9.]+\n", after)


@pytest.mark.parametrize(
    ("board", "algorithm", "bounds"), [("thesis:1", "idastar", [14, 16, 18]), ("first-board", "ids", list(range(11)))]
)
def test_show_prints_each_bound_as_it_is_tried(
    board: str, algorithm: str, bounds: list[int], workbench: Workbench
) -> None:
    out = workbench("solve", board, "--algorithm", algorithm, "--show").out
    before = out.partition("Step 0")[0]
    assert before == "".join(f"Bound {bound}\n" for bound in bounds)
    assert re.search(rf"Bounds tried +{' '.join(map(str, bounds))}\n", out)


def test_expanded_lists_the_states_in_the_order_of_their_expansion(workbench: Workbench) -> None:
    fields = workbench("solve", SAMPLE, "--expanded", "--json").fields
    assert fields["expanded_states"] == ["1 2 3/4 0 6/7 5 8", "1 2 3/4 5 6/7 0 8", "1 2 3/4 5 6/7 8 0"]
    result = workbench("solve", SAMPLE, "--expanded")
    assert result.out.endswith("Expanded states:\n" + "\n".join(fields["expanded_states"]) + "\n")


def test_explain_tells_what_an_expansion_did_and_why(workbench: Workbench) -> None:
    result = workbench("solve", SAMPLE, "--explain", "2")
    assert result.status == 0
    output = result.out.partition("Expansion 2\n")[2].splitlines()
    assert output[:3] == ["1 2 3", "4 5 6", "7 0 8"]
    lines, sentences = output[3::2], [sentence.removeprefix("    ") for sentence in output[4::2]]
    assert lines[0].startswith("n ← the node of OPEN with the smallest f(n)")
    assert lines[1:3] == ["if n is a goal", "for each successor s of n:  g′ ← g(n) + cost(n, s)"]
    assert sentences[0] == "Node 2 is taken off OPEN (f = 2 = 1 + 1): it alone has the smallest f."
    assert sentences[1] == "Node 2 is not the goal, so its successors are generated."
    assert len(sentences) == 2 + 2 * 3
    assert lines[-1] == "else put s on OPEN;  g(s) ← g′;  parent(s) ← n"
    assert sentences[-1] == "The blank moves right: new; it goes on OPEN as node 6, f = 2 = 2 + 0."
    fields = workbench("solve", SAMPLE, "--explain", "2", "--json").fields
    assert (fields["pseudocode"], fields["explanation"]) == (lines, sentences)


def test_explain_tells_of_the_start_and_of_the_goal(workbench: Workbench) -> None:
    assert "Nothing is expanded yet" in workbench("solve", SAMPLE, "--explain", "0").out
    assert "Node 6 is the goal: the search is done." in workbench("solve", SAMPLE, "--explain", "3").out


def test_an_expansion_that_never_was_cannot_be_explained(workbench: Workbench) -> None:
    result = workbench("solve", SAMPLE, "--explain", "4")
    assert (result.status, result.err) == (2, "Expansion 4 cannot be explained: only 3 are recorded.\n")
    assert result.out.startswith("Solved in 2 moves")


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_expansion_of_every_algorithm_can_be_explained(
    algorithm: str, language: str, workbench: Workbench
) -> None:
    command = ("solve", "reopening", "--goal", "1 3 5/4 2 8/7 6 0", "--algorithm", algorithm, "--language", language)
    steps = workbench(*command, "--json").fields["expanded"]
    for step in range(min(steps, 60) + 1):
        fields = workbench(*command, "--json", "--explain", str(step)).fields
        output = fields["explanation"]
        assert output
        assert len(fields["pseudocode"]) == len(output)
        assert all(sentence.endswith((".", "·")) and "explain-" not in sentence for sentence in output)


@pytest.mark.parametrize(
    ("options", "moves"),
    [
        ([], "dr"),
        (["--moves-as", "tile"], "ul"),
        (["--move-names", "words"], "down right"),
        (["--moves-as", "tile", "--move-names", "words"], "up left"),
        (["--moves-as", "tile", "--move-names", "words", "--language", "ru"], "вверх влево"),
    ],
)
def test_moves_are_written_as_the_user_likes(options: list[str], moves: str, workbench: Workbench) -> None:
    assert workbench("solve", SAMPLE, *options).out.splitlines()[1] == moves
    assert workbench("solve", SAMPLE, *options, "--json").fields["moves"] == moves


def test_the_trace_is_written_whatever_came_of_the_search(workbench: Workbench, tmp_path: Path) -> None:
    lines, table = tmp_path / "run.jsonl", tmp_path / "run.csv"
    assert workbench("solve", SAMPLE, "--trace", str(lines)).status == 0
    assert json.loads(lines.read_text(encoding="utf-8").splitlines()[0])["result"]["moves"] == "dr"
    assert workbench("solve", FIRST, "--max-expansions", "5", "--trace", str(table)).status == 3
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert sum(row["expanded"] != "" for row in rows) == 5
    assert sorted(path.name for path in tmp_path.iterdir()) == ["run.csv", "run.jsonl"]


# No solution


def test_an_unsolvable_board_is_refused_at_once_with_the_reason_and_the_nearest(workbench: Workbench) -> None:
    fields = workbench("solve", UNSOLVABLE, "--json").fields
    assert (fields["status"], fields["expanded"], fields["moves"]) == ("unsolvable", 0, None)
    assert "1 inversion" in fields["why"]
    assert fields["nearest"] == "1 2 3/4 5 6/7 8 0"
    result = workbench("solve", UNSOLVABLE)
    assert result.status == 1
    assert result.out.startswith("No solution exists.\nUnsolvable: there is 1 inversion")
    assert "The nearest solvable board:\n1 2 3/4 5 6/7 8 0\n" in result.out


@pytest.mark.compiled
def test_search_anyway_exhausts_half_of_all_boards(workbench: Workbench) -> None:
    result = workbench("solve", UNSOLVABLE, "--search-anyway", "--algorithm", "bfs", "--json")
    assert (result.status, result.fields["status"], result.fields["expanded"]) == (1, "unsolvable", 181_440)
    assert "181,440 nodes" in result.fields["why"]


@pytest.mark.parametrize(
    ("option", "limit"),
    [
        (["--max-expansions", "10"], "expansions"),
        (["--max-memory", "1K"], "memory"),
        (["--max-seconds", "1e-9"], "seconds"),
    ],
)
def test_a_limit_ends_the_search_and_is_named(option: list[str], limit: str, workbench: Workbench) -> None:
    result = workbench("solve", "korf:1", *option, "--json")
    assert (result.status, result.fields["status"], result.fields["limit"]) == (3, "limit", limit)
    assert result.fields["moves"] is None
    assert result.fields["expanded"] <= 64
    assert workbench("solve", "korf:1", *option).out.startswith("A limit was reached before a solution was found")


def test_a_depth_limit_that_cuts_off_proves_nothing(workbench: Workbench) -> None:
    result = workbench("solve", "hardest8", "--algorithm", "dfs", "--depth", "3")
    assert result.status == 4
    assert result.out.startswith("No solution was found, but one may exist.\nEverything down to depth 3 was searched")
    assert (
        workbench("solve", "hardest8", "--algorithm", "dfs", "--depth", "3", "--json").fields["status"] == "exhausted"
    )


def test_a_depth_first_search_goes_on_when_its_recording_is_full(workbench: Workbench) -> None:
    full = workbench("solve", FIRST, "--algorithm", "idastar", "--json", "--expanded").fields
    short = workbench("solve", FIRST, "--algorithm", "idastar", "--record", "12", "--json", "--expanded").fields
    assert (short["moves"], short["expanded"]) == (full["moves"], full["expanded"])
    recorded = short["expanded_states"]
    assert 0 < len(recorded) < len(full["expanded_states"])
    assert full["expanded_states"][: len(recorded)] == recorded


# What to search


def test_a_named_board_brings_its_goal_unless_another_is_asked_for(workbench: Workbench) -> None:
    assert workbench("solve", "nilsson", "--json").fields["goal"] == "1 2 3/8 0 4/7 6 5"
    fields = workbench("solve", "nilsson", "--goal", "2 8 3/1 6 4/7 5 0", "--json").fields
    assert (fields["goal"], fields["moves"]) == ("2 8 3/1 6 4/7 5 0", "r")


def test_a_board_that_is_not_square_is_solved(workbench: Workbench) -> None:
    assert workbench("solve", "1 2 3/0 4 5", "--goal", "1 2 3 4 5 0", "--json").fields["moves"] == "rr"


def test_a_board_comes_from_a_file_or_from_standard_input(program: Workbench, tmp_path: Path) -> None:
    (tmp_path / "my board.txt").write_text("1 2 3\n4 _ 6\n7 5 8\n", encoding="utf-8")
    assert program("solve", "my board.txt", "--json").fields["moves"] == "dr"
    assert program("solve", "-", "--json", given="1 2 3\n4 . 6\n7 5 8\n").fields["moves"] == "dr"
    assert program("solve", "-", given="1 2 3\n4 . 6\n").err.startswith("In “standard input”: ")


@pytest.mark.parametrize(
    "tables", [["--transposition", "1M"], ["--endgame", "6"], ["--jobs", "2", "--engine", "compiled"]], ids=" ".join
)
def test_counts_that_depend_on_tables_or_threads_are_not_comparable(program: Workbench, tables: list[str]) -> None:
    output = program("solve", "hardest8", "--algorithm", "idastar", *tables, "--json")
    fields = json.loads(output.out)
    assert (fields["cost"], fields["optimal"], fields["counts"]) == (31, True, "not comparable")
    assert "cannot be compared" in program("solve", "hardest8", "--algorithm", "idastar", *tables).out


@pytest.mark.parametrize(
    ("option", "expected"),
    [
        (["--transposition", "3"], "“3” is not a valid value for transposition: use an amount of memory from 64K"),
        (["--endgame", "26"], "“26” is not a valid value for endgame: use a whole number from 0 to 25."),
        (["--jobs", "0"], "“0” is not a valid value for jobs: use a whole number from 1 to 256."),
    ],
)
def test_tables_and_threads_that_cannot_be_are_refused(program: Workbench, option: list[str], expected: str) -> None:
    ended = program("solve", "hardest8", "--algorithm", "idastar", *option)
    assert ended.status == 2
    assert expected in ended.err


def test_a_whole_search_in_one_line_is_taken_and_options_change_it(workbench: Workbench) -> None:
    line = f"3x3:{FIRST} goal=last astar misplaced ties=low-h at=13"
    assert workbench("solve", line, "--json").fields["expanded"] == 44
    assert workbench("solve", line, "--heuristic", "manhattan", "--json").fields["expanded"] == 19
    assert workbench("solve", line, "--algorithm", "bfs", "--json").fields["algorithm"] == "bfs"
    assert workbench("check", line).status == 0
    assert "at=" in workbench("solve", f"{FIRST} astar at=soon").err


@pytest.mark.parametrize(
    "command", [("solve", "--max-expansions", "1"), ("check",), ("divide",), ("predict", "--count", "1")], ids=" ".join
)
def test_the_name_of_a_collection_alone_says_which_board_it_is(command: tuple[str, ...], workbench: Workbench) -> None:
    name, *options = command
    assert re.search("\n  Board +korf:1\n", workbench(name, "korf", *options).out)
    assert "korf:1" not in workbench(name, "korf:1", *options).out


@pytest.mark.parametrize(("first", "reported"), [(math.inf, False), (0.0, True)])
def test_that_kernels_are_being_compiled_is_reported_while_they_are_waited_for(
    first: float, reported: bool, workbench: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = slow_compilations(monkeypatch)
    monkeypatch.setattr(driving, "_FIRST_PROGRESS", first)
    result = workbench("solve", "hardest8")
    assert result.status == 0 and len(begun) == 1, "the search ends before they are ready"
    assert ("compiling what this search needs" in result.err) is reported
