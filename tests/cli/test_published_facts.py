"""The command line reproduces the figures of textbooks, papers, lectures and the course notebook."""

from __future__ import annotations

import csv
from collections.abc import Callable
from typing import Any

import pytest
from support.paths import GOLDEN

from workbench.catalog import HEURISTICS
from workbench.search.recording.ordering import TIES
from workbench.tiles.puzzle.board import Board

Workbench = Callable[..., Any]


def rows(name: str) -> list[dict[str, str]]:
    with (GOLDEN / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("row", rows("astar_8puzzle.csv"), ids=lambda row: " ".join(list(row.values())[:3]))
def test_astar_agrees_with_the_course_notebook(row: dict[str, str], workbench: Workbench) -> None:
    result = workbench("solve", row["board"], "--heuristic", row["heuristic"], "--ties", row["ties"], "--json")
    fields = result.fields
    assert (fields["cost"], fields["expanded"], fields["moves"]) == (
        int(row["cost"]),
        int(row["expanded"]),
        row["moves"],
    )


@pytest.mark.parametrize("ties", TIES)
@pytest.mark.parametrize(
    ("board", "moves"),
    [("1 2 3 4 5 6 7 8 0", ""), ("notebook:9", "rr"), ("notebook:8", "ldr"), ("notebook:7", "ldrd")],
)
def test_the_notebooks_short_boards_expand_their_solution_and_nothing_else(
    board: str, moves: str, ties: str, workbench: Workbench
) -> None:
    fields = workbench("solve", board, "--ties", ties, "--expanded", "--json").fields
    assert fields["moves"] == moves
    start = Board.parse(fields["board"])
    assert fields["expanded_states"] == [str(start.replayed(moves[:count])) for count in range(len(moves) + 1)]


@pytest.mark.parametrize("number", [12, 79])
def test_idastar_counts_as_korf_did(number: int, workbench: Workbench) -> None:
    (row,) = [row for row in rows("korf100.csv") if int(row["id"]) == number]
    fields = workbench("solve", f"korf:{number}", "--algorithm", "idastar", "--order", "ulrd", "--json").fields
    assert (fields["cost"], fields["optimal"]) == (int(row["optimal"]), True)
    assert fields["generated"] == int(row["ida_manhattan_nodes_korf1985"]) - 1  # the author counted the root too
    assert fields["iterations"][0]["threshold"] == int(row["manhattan_h0"])


@pytest.mark.parametrize(
    ("board", "cost"), [("nilsson", 5), ("aima", 26), ("slides", 20), ("thesis:1", 18), ("hardest8:1", 31)]
)
def test_textbook_boards_take_as_many_moves_as_their_books_say(board: str, cost: int, workbench: Workbench) -> None:
    fields = workbench("solve", board, "--json").fields
    assert (fields["cost"], fields["optimal"]) == (cost, True)


@pytest.mark.parametrize("heuristic", [name for name, entry in HEURISTICS.items() if entry.admissible])
def test_every_admissible_heuristic_finds_the_optimum(heuristic: str, workbench: Workbench) -> None:
    fields = workbench("solve", "nilsson", "--heuristic", heuristic, "--json").fields
    assert (fields["cost"], fields["optimal"]) == (5, True)


@pytest.mark.parametrize(("heuristic", "h"), [("misplaced", 8), ("manhattan", 18)])
def test_the_aima_board_is_estimated_as_in_the_book(heuristic: str, h: int, workbench: Workbench) -> None:
    output = workbench("solve", "aima", "--heuristic", heuristic, "--explain", "0", "--json").fields["explanation"]
    assert f"with f = {h} = 0 + {h}." in output[0]


def test_the_slides_board_is_estimated_and_its_inversions_counted_as_in_the_lecture(workbench: Workbench) -> None:
    output = workbench("solve", "slides", "--explain", "0", "--json").fields["explanation"]
    assert "with f = 18 = 0 + 18." in output[0]
    found = workbench("check", "slides", "--json").fields
    assert found["smaller_after"] == [6, 4, 1, 2, 0, 1, 1, 2, 6, 0, 1, 0, 1, 1, 0]
    assert (found["inversions"], found["blank_row"], found["solvable"]) == (26, 2, True)


def test_the_thesis_prints_the_directions_of_the_tiles(workbench: Workbench) -> None:
    fields = workbench("solve", "thesis:2", "--json").fields
    assert fields["moves"] == "ddr"
    assert workbench("solve", "thesis:2", "--moves-as", "tile", "--json").fields["moves"] == "uul"
    blank = workbench("solve", "thesis:1", "--json").fields
    tile = workbench("solve", "thesis:1", "--moves-as", "tile", "--json").fields
    assert tile["moves"] == blank["moves"].translate(str.maketrans("udlr", "durl"))
    assert (len(tile["moves"]), tile["board"]) == (18, blank["board"])


def test_iterative_deepening_solves_the_thesis_board_with_bounds_tried_from_10(workbench: Workbench) -> None:
    options = ("--start-bound", "10", "--increment", "4", "--record", "1000")
    fields = workbench("solve", "thesis:1", "--algorithm", "ids", *options, "--json").fields
    assert [round_["threshold"] for round_ in fields["iterations"]] == [10, 14, 18]
    assert fields["cost"] == 18


def test_an_inconsistent_heuristic_makes_astar_reopen_a_node(workbench: Workbench) -> None:
    fields = workbench("solve", "reopening", "--heuristic", "flicker", "--json").fields
    assert (fields["reopened"], fields["expanded"]) == (1, 28)
    consistent = workbench("solve", "reopening", "--heuristic", "manhattan", "--json").fields
    assert (consistent["reopened"], consistent["cost"]) == (0, fields["cost"])


def test_expansion_13_of_the_first_board_finds_a_cheaper_path_to_a_node_on_open(workbench: Workbench) -> None:
    output = workbench("solve", "first-board", "--explain", "13", "--json").fields["explanation"]
    assert [output[3::2].index(line) for line in output[3::2] if "a cheaper path" in line] == [1]


@pytest.mark.parametrize("weight", ["1", "1.5", "2", "5", "0.5"])
def test_weighted_astar_costs_at_most_its_weight_times_the_optimum(weight: str, workbench: Workbench) -> None:
    fields = workbench("solve", "hardest8", "--algorithm", "wastar", "--weight", weight, "--json").fields
    assert 31 <= fields["cost"] <= 31 * max(1, float(weight))
    assert fields["optimal"] == (float(weight) <= 1)
