"""Where heuristics come from, the proofs about A*, the branching factor: what these lessons say is computed again."""

from __future__ import annotations

import re
from math import log, sqrt

import pytest
from judges.naive_tiles import Puzzle, Tiles, distances

from workbench.api import result
from workbench.formats.run_line import read_run_line
from workbench.lessons.facts import LessonSearch
from workbench.lessons.files import shipped_lesson
from workbench.lessons.graphs import judge_graph
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.measures import branching_factor
from workbench.tiles.heuristics import Gaschnig, LinearConflict, Manhattan, Misplaced
from workbench.tiles.puzzle.goal import goal_board

GOAL = (1, 2, 3, 4, 5, 6, 7, 8, 0)
TEN = "3x3:1 2 3/7 0 8/5 6 4 goal=last astar"
AIMA = "3x3:7 2 4/5 0 6/8 3 1 goal=first"
ARAD = "problem=romania start=Arad goal=Bucharest"
TIMISOARA = "problem=romania start=Timisoara goal=Bucharest astar"


def text(name: str, place: int, language: str = "en") -> str:
    """Return all that a step says: text, question, reasons."""
    step = shipped_lesson(name).steps[place - 1]
    assert step.question is not None
    options = [option.because for option in step.question.options]
    return "\n".join(one[language] for one in (step.text, step.question.text, step.question.because, *options) if one)


def outcome(run: str, fact: str) -> float:
    return LessonSearch(read_run_line(run)).fact(fact)


@pytest.fixture(scope="module")
def true() -> dict[Tiles, int]:
    return distances(Puzzle(3, 3, GOAL, GOAL))


# Relaxed problems


def out_of_row_and_column(state: Tiles) -> int:
    """Return the moves that are needed if a tile may go to any cell of its row or column."""
    homes = ((cell, tile - 1) for cell, tile in enumerate(state) if tile)
    return sum((cell // 3 != home // 3) + (cell % 3 != home % 3) for cell, home in homes)


def test_relaxed_problems_order_their_costs_as_the_lesson_says(true: dict[Tiles, int]) -> None:
    last = goal_board("last", 3, 3)
    misplaced, gaschnig, manhattan, conflict = (kind(last) for kind in (Misplaced, Gaschnig, Manhattan, LinearConflict))
    rows = [
        (misplaced(one) // 1000, gaschnig(one) // 1000, out_of_row_and_column(one), manhattan(one) // 1000)
        for one in map(bytes, true)
    ]
    assert all(m <= g and m <= lines <= h for m, g, lines, h in rows)
    greater = [g > h for _, g, _, h in rows]
    assert (sum(greater), sum(h > g for _, g, _, h in rows)) == (304, 177_591)
    means = [sum(column) / len(true) for column in zip(*rows, strict=True)]
    assert [f"{one:.1f}" for one in means] == ["7.1", "8.1", "10.7", "14.0"]
    assert f"{sum(max(g, h) for _, g, _, h in rows) / len(true):.3f}" == "14.003"
    assert f"{sum(conflict(bytes(one)) for one in true) / len(true) / 1000:.1f}" == "15.1"
    assert all(number in text("relaxed-problems", 6) for number in ("304", "177,591", "14.003", "14.000"))
    assert out_of_row_and_column((8, 6, 7, 2, 5, 4, 3, 0, 1)) == 13


def test_only_the_sum_whose_parts_share_no_move_is_admissible(true: dict[Tiles, int]) -> None:
    last = goal_board("last", 3, 3)

    def parts(state: Tiles) -> tuple[int, int]:
        far = {part.tile: part.amount // 1000 for part in Manhattan(last).parts(bytes(state))}
        return sum(far[tile] for tile in range(1, 5)), sum(far[tile] > 0 for tile in range(5, 9))

    assert all(sum(parts(state)) <= moves for state, moves in true.items())
    one_move = bytes((1, 2, 3, 4, 5, 6, 7, 0, 8))
    assert Misplaced(last)(one_move) + Manhattan(last)(one_move) / 2 == 1500


# A*


def expanded(run: str) -> list[tuple[str, float]]:
    """Return the places that a search expands, with their f."""
    searched = LessonSearch(read_run_line(run))
    assert searched.result
    recording = searched.run.recording
    timeline = Timeline(recording)
    moments = [timeline.at(step) for step in range(1, timeline.length + 1)]
    return [(str(recording.state(one.current)), one.f(one.current)) for one in moments]


def test_nine_cities_must_be_expanded_and_one_may_be() -> None:
    assert len([place for place, f in expanded(TIMISOARA) if f < 536]) == 9
    counts = {ties: len(expanded(f"{TIMISOARA} ties={ties}")) for ties in ("low-h", "lifo", "high-h", "fifo")}
    assert counts == {"low-h": 10, "lifo": 10, "high-h": 11, "fifo": 11}
    assert {*dict(expanded(f"{TIMISOARA} ties=high-h"))} - {*dict(expanded(TIMISOARA))} == {"Craiova"}


@pytest.mark.parametrize(
    ("algorithm", "expansions", "cost"),
    [("bfs", 9, 450), ("ucs", 13, 418), ("dfs", 5, 607), ("ids", 10, 450), ("bibfs", 4, 450), ("astar", 6, 418),
     ("greedy", 4, 450), ("idastar", 20, 418)],
)  # fmt: skip
def test_the_compared_searches_are_as_the_tables_say(algorithm: str, expansions: int, cost: int) -> None:
    assert (outcome(f"{ARAD} {algorithm}", "expanded"), outcome(f"{ARAD} {algorithm}", "cost")) == (expansions, cost)


@pytest.mark.parametrize(("h", "wrong"), [(4, False), (5, True), (6, True)])
def test_astar_takes_the_dearer_path_if_h_of_a_is_too_large(h: int, wrong: bool) -> None:
    question = shipped_lesson("a-star-proved").steps[2].question
    assert question is not None
    assert judge_graph("astar-not-optimal", question.code.replace("A: h 4", f"A: h {h}"))[0] is wrong


# The branching factor


@pytest.mark.parametrize(
    ("run", "generated", "moves", "shown", "place"),
    [
        (f"{TEN} manhattan", 53, 10, "1.29", 2),
        (f"{TEN} misplaced", 120, 10, "1.437", 2),
        (f"{AIMA} astar manhattan", 3957, 26, "1.300", 3),
        (f"{AIMA} astar linear-conflict", 2297, 26, "1.269", 3),
        (f"{AIMA} astar gaschnig", 52495, 26, "1.452", 3),
        (f"{AIMA} astar misplaced", 86447, 26, "1.483", 3),
        ("3x3:8 6 7/2 5 4/3 0 1 goal=last astar manhattan", 17708, 31, "1.309", 4),
    ],
)
def test_b_is_what_the_lesson_says(run: str, generated: int, moves: int, shown: str, place: int) -> None:
    assert (outcome(run, "generated"), outcome(run, "moves")) == (generated, moves)
    b = branching_factor(generated, moves)
    assert b is not None
    assert f"{b:.{len(shown) - 2}f}" == shown
    assert shown in text("branching-factor", place)


def uniform(b: float, depth: int) -> float:
    return sum(b**layer for layer in range(1, depth + 1))


def test_sums_and_powers_are_those_of_the_lesson() -> None:
    tried = {1.25: "41.6", 1.3: "55.4", 1.29: "52.3", 1.43: "115.6", 1.44: "122.2"}
    assert {b: f"{uniform(b, 10):.1f}" for b in tried} == tried
    assert all(number in text("branching-factor", 2) for number in tried.values())
    assert (uniform(3, 3), round(uniform(1.3, 31)), round(uniform(1.483, 31), -4)) == (39, 14755, 620_000)
    assert (f"{2 ** (1 / 26):.3f}", f"{0.8**26:.3f}", 2**26 // 10**6) == ("1.027", "0.003", 67)


def growth(columns: int) -> float:
    """Return by what factor the layers of a square board's tree grow in the end if no move is taken back."""
    cells = range(columns**2)
    steps = {
        cell: [one for one in cells if abs(one // columns - cell // columns) + abs(one % columns - cell % columns) == 1]
        for cell in cells
    }
    layer = {(before, cell): 1.0 for before in cells for cell in steps[before]}
    factors = []
    for _ in range(400):
        following = dict.fromkeys(layer, 0.0)
        for (before, cell), count in layer.items():
            for after in steps[cell]:
                if after != before:
                    following[cell, after] += count
        total = sum(following.values())
        factors.append(total / sum(layer.values()))
        layer = {edge: count / total for edge, count in following.items()}
    return sqrt(factors[-1] * factors[-2])


def test_layers_grow_by_the_root_of_three_and_by_2_130() -> None:
    assert (f"{growth(3):.4f}", f"{growth(4):.3f}") == (f"{sqrt(3):.4f}", "2.130")
    corner, centre = 100, 100
    corners, centres = corner + 2 * centre, corner
    assert corners + 3 * centres == 600 and corners == 3 * centres


def iterations(run: str) -> dict[float, int]:
    """Return bound -> expanded for the iterations up to the step of a run, or of all."""
    searched = LessonSearch(read_run_line(f"{AIMA} idastar {run}"))
    searched.moment()
    return {one.bound: one.expanded for one in result(searched.run).iterations}


def test_iterations_grow_as_without_h_and_h_takes_away_depth() -> None:
    misplaced, manhattan, conflict = map(iterations, ("misplaced at=12896", "manhattan", "linear-conflict"))
    assert sum(misplaced.values()) == 12896
    assert {bound: misplaced[bound] for bound in (18, 19, 20)} == {18: 1822, 19: 3170, 20: 5614}
    assert (f"{3170 / 1822:.2f}", f"{5614 / 3170:.2f}") == ("1.74", "1.77")
    assert (manhattan[20], manhattan[24], conflict[24]) == (113, 1966, 1110)
    assert (f"{5614 / 113:.1f}", f"{3**3.5:.1f}", f"{log(5614 / 113) / log(sqrt(3)):.1f}") == ("49.7", "46.8", "7.1")
    assert round(1966 / sqrt(3) ** 1.1) == 1074
    assert re.search("1,110", text("branching-factor", 8))
