"""Verdicts on heuristics, compared with a judge that examines every state and every move."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from judges.naive_audit import broken_moves, mistaken, overestimates
from judges.naive_tiles import Estimate, Puzzle, Tiles, distances, puzzle_distance
from worlds.searches import board, first_goal, last_goal

from workbench.api.audit import audit_fields, audit_verdict, in_moves, start_audit
from workbench.catalog import HEURISTICS
from workbench.catalog.broken import BROKEN_HEURISTICS
from workbench.compiling import preparing
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.recording.recording import UNREACHABLE
from workbench.tiles.puzzle.board import Board
from workbench.tiles.state_space.audit import Audit
from workbench.tiles.state_space.field import DistanceField, all_permutations, full_field
from workbench.tiles.state_space.verdict import MAX_EXAMPLES, HeuristicVerdict, judge, total, weighted
from workbench.wording import say

GOALS = [
    (2, 2, last_goal(2, 2)),
    (2, 3, last_goal(2, 3)),
    (3, 2, first_goal(3, 2)),
    (3, 2, (4, 0, 2, 1, 5, 3)),
    (2, 3, (5, 3, 1, 0, 2, 4)),
]


def finished(audit: Audit) -> Audit:
    while audit.status is Status.RUNNING:
        audit.advance(1 << 14)
    return audit


def verdict(goal: Board | str, name: str, weight: float = 1.0) -> HeuristicVerdict:
    audit = finished(start_audit(goal, name))
    assert audit.status is Status.SOLVED, audit.reason
    return audit_verdict(audit, weight)


def whole(goal: Board) -> DistanceField:
    work = full_field(goal)
    while True:
        try:
            next(work)
        except StopIteration as ended:
            return ended.value


def naive_estimate(puzzle: Puzzle, name: str) -> Estimate:
    return mistaken(puzzle, name) if name in BROKEN_HEURISTICS else puzzle.estimate(name)


@pytest.mark.parametrize(("rows", "columns", "goal"), [*GOALS, (2, 4, last_goal(2, 4))])
def test_the_field_holds_every_board_its_distance_and_its_neighbours(rows: int, columns: int, goal: Tiles) -> None:
    puzzle = Puzzle(rows, columns, goal, goal)
    field, true = whole(board(puzzle)), distances(puzzle)
    boards = [tuple(one) for one in field.boards.tolist()]
    assert dict(zip(boards, field.true.tolist(), strict=True)) == true
    for number, state in enumerate(boards):
        beside = {
            move: boards[to] for move, to in zip("udlr", field.neighbours[number].tolist(), strict=True) if to >= 0
        }
        assert beside == {move: other for move, other, _ in puzzle.successors(state)}


@pytest.mark.parametrize("name", [*HEURISTICS, *BROKEN_HEURISTICS])
@pytest.mark.parametrize(("rows", "columns", "goal"), GOALS)
def test_a_verdict_and_its_counterexamples_are_those_of_brute_force(
    name: str, rows: int, columns: int, goal: Tiles
) -> None:
    puzzle = Puzzle(rows, columns, goal, goal)
    estimate, result = naive_estimate(puzzle, name), verdict(board(puzzle), name)
    true = distances(puzzle)
    over, broken = overestimates(puzzle, estimate), broken_moves(puzzle, estimate)
    assert (result.admissible, result.overestimated) == (not over, len(over))
    assert (result.consistent, result.broken) == (not broken, len(broken))
    assert result.moves == sum(len(puzzle.successors(state)) for state in true)
    assert [(one.board.tiles, one.h, one.true) for one in result.overestimates] == over[:MAX_EXAMPLES]
    actual = [(one.board.tiles, one.move, one.h, one.h_after) for one in result.inconsistencies]
    assert actual == broken[:MAX_EXAMPLES]
    assert all(one.board.moved(one.move) == one.after for one in result.inconsistencies)
    assert result.mean == pytest.approx(sum(map(estimate, true)) / 1000 / len(true))
    assert result.mean_true == pytest.approx(sum(true.values()) / len(true))
    errors = [1000 * true[state] - estimate(state) for state in true]
    assert (result.max_overestimate, result.max_underestimate) == (max(0, -min(errors)), max(errors))


@pytest.mark.parametrize("name", ["euclidean", "broken-euclidean-with-blank"])
def test_histograms_count_every_board_once(name: str) -> None:
    puzzle = Puzzle(2, 3, last_goal(2, 3), last_goal(2, 3))
    result, true, estimate = verdict(board(puzzle), name), distances(puzzle), naive_estimate(puzzle, name)
    errors = [math.floor((1000 * distance - estimate(state)) / 1000) for state, distance in true.items()]
    assert result.errors == {error: errors.count(error) for error in sorted(set(errors))}
    cells = [(int(estimate(state)) // 1000, distance) for state, distance in true.items()]
    for (h, distance), count in np.ndenumerate(result.density):
        assert count == cells.count((h, distance))
        alike = sorted(state for state in true if (int(estimate(state)) // 1000, true[state]) == (h, distance))
        example = result.example(h, distance)
        assert (None if example is None else example.tiles) == (alike[0] if alike else None)
    assert result.example(99, 99) is None


@pytest.mark.parametrize(("name", "over", "moves"), [
    ("broken-misplaced-with-blank", 78, 2),
    ("broken-linear-conflict-pairwise", 7, 28),
])  # fmt: skip
def test_on_the_eight_puzzle_mistakes_are_found_however_rare(name: str, over: int, moves: int) -> None:
    result = verdict("3x3", name)
    assert (result.states, result.overestimated) == (181440, over)
    worst = result.overestimates[0]
    puzzle = Puzzle(3, 3, worst.board.tiles, last_goal(3, 3))
    assert worst.h == mistaken(puzzle, name)(worst.board.tiles) == 1000 * moves
    assert worst.true == 1000 * puzzle_distance(puzzle) < worst.h


def test_the_mean_distance_of_the_eight_puzzle_is_the_published_one() -> None:
    result = verdict("3x3", "linear-conflict")
    assert round(result.mean_true, 2) == 21.97
    assert result.admissible
    assert result.consistent


def test_weights_and_sums_are_judged_without_evaluating_anew() -> None:
    manhattan, misplaced = (finished(start_audit("2x3", name)) for name in ("manhattan", "misplaced"))
    assert manhattan.field is not None
    assert manhattan.values is not None
    assert misplaced.values is not None
    for name, values in (
        ("1.2*manhattan", weighted(manhattan.values, 1.2)),
        ("0*manhattan", weighted(manhattan.values, 0)),
        ("sum(manhattan,misplaced)", total(manhattan.values, misplaced.values)),
        ("max(manhattan,misplaced)", np.maximum(manhattan.values, misplaced.values)),
    ):
        one, other = audit_fields(judge(manhattan.field, values)), audit_fields(verdict("2x3", name))
        assert one == other
    assert audit_fields(audit_verdict(manhattan, 1.2)) == audit_fields(verdict("2x3", "1.2*manhattan"))


def test_kernels_and_python_estimate_alike() -> None:
    preparing.load()
    for name in HEURISTICS:
        compiled = finished(start_audit("2x3", name))
        goal = compiled.goal
        interpreted = finished(Audit(goal, HEURISTICS[name].create(goal), field=compiled.field))
        assert compiled.values is not None
        assert compiled.values.tolist() == list(interpreted.values if interpreted.values is not None else ())


def own(folder: Path, body: str) -> str:
    path = folder / "mine.py"
    path.write_text(f"import math\ndef h(state, goal):\n    {body}\n", encoding="utf-8")
    return f"{path}:h"


def test_a_function_of_ones_own_is_audited_too(tmp_path: Path) -> None:
    result = verdict("2x3", own(tmp_path, "return 1000 * sum(a != b for a, b in zip(state, goal) if a)"))
    assert audit_fields(result) == audit_fields(verdict("2x3", "misplaced"))


def test_an_infinite_estimate_refutes_and_has_no_mean(tmp_path: Path) -> None:
    result = verdict("2x2", own(tmp_path, "return 0 if state == goal else math.inf"))
    assert not result.admissible
    assert not result.consistent
    assert result.mean is None
    assert result.max_overestimate == result.overestimates[0].h == UNREACHABLE
    assert in_moves(result.max_overestimate) is None
    assert sum(result.errors.values()) == result.density.sum() == 1
    assert judge(result.field, weighted(result.h, 0)).mean == 0


def test_a_constant_is_consistent_but_says_too_much_of_the_goal(tmp_path: Path) -> None:
    result = verdict("2x2", own(tmp_path, "return 3000"))
    assert result.consistent
    assert not result.admissible
    assert result.goal_estimate == 3000


@pytest.mark.parametrize("body", ["return -1", "return 1 / 0", "return 'much'", "return math.nan"])
def test_a_function_that_breaks_down_ends_the_audit_naming_the_board(body: str, tmp_path: Path) -> None:
    audit = finished(start_audit("2x2", own(tmp_path, body)))
    assert audit.status is Status.FAILED
    assert audit.reason is not None
    assert audit.values is None
    assert "/" in say(audit.reason)


def test_an_audit_can_be_cancelled_and_stops_at_limits() -> None:
    audit = start_audit("3x3")
    audit.advance(1)
    audit.cancel()
    assert audit.advance(1) is Status.CANCELLED
    assert audit.values is None
    small = start_audit("3x3", limits=Limits(bytes=1 << 16))
    assert small.advance(1) is Status.LIMIT
    assert small.reason is not None
    small.cancel()


def test_a_sample_knows_the_distances_along_shortest_solutions_and_refutes() -> None:
    audit = finished(start_audit("3x4", "broken-manhattan-with-blank", samples=12, seed=3))
    assert audit.field is not None
    result, field = audit_verdict(audit), audit.field
    assert not field.complete
    assert not result.admissible
    assert result.overestimates[0].true == 1000
    for number in range(0, result.states, max(1, result.states // 12)):
        state = field.board(number).tiles
        assert field.true[number] == puzzle_distance(Puzzle(3, 4, state, last_goal(3, 4)))
        actual = {
            move: field.board(to) for move, to in zip("udlr", field.neighbours[number].tolist(), strict=True) if to >= 0
        }
        assert actual == {move: field.board(number).moved(move) for move in field.board(number).legal_moves()}


def test_a_sample_of_a_sound_heuristic_is_not_refuted_and_the_same_for_a_seed() -> None:
    one, other = (audit_fields(audit_verdict(finished(start_audit("4x4", samples=5, seed=2)))) for _ in range(2))
    assert one == other
    assert (one["admissible"], one["consistent"], one["complete"]) == (True, True, False)


def test_every_order_is_there_once() -> None:
    orders = [tuple(order) for order in all_permutations(4).tolist()]
    assert sorted(orders) == sorted(set(orders))
    assert len(orders) == 24
