"""The formula for iterative deepening, compared with the iterations of a search."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import start
from workbench.search.problem.status import Status
from workbench.search.recording.recording import Iteration
from workbench.tiles.puzzle.board import Board
from workbench.ui.charts.iteration_growth import growth, ratio


def tree(branching: int, depth: int) -> int:
    return sum(branching**level for level in range(depth + 1))


@given(st.integers(1, 5), st.integers(1, 7))
def test_in_a_tree_where_all_branch_alike_the_formula_is_exact(branching: int, depth: int) -> None:
    rounds = [Iteration(bound, tree(branching, bound) - 1, 0, 1) for bound in range(depth + 1)]
    result = growth(rounds, Status.UNSOLVABLE)
    assert result is not None
    assert result.branching == pytest.approx(branching)
    written_out = sum((depth + 1 - level) * branching**level for level in range(depth + 1))
    assert result.total == pytest.approx(written_out)
    assert result.counted == written_out
    assert result.expected.tolist() == pytest.approx([tree(branching, bound) for bound in range(depth + 1)])


def test_a_round_that_was_left_off_tells_nothing_of_b() -> None:
    rounds = [Iteration(bound, 3**bound, 0, 1) for bound in range(5)]
    whole, cut = growth(rounds, Status.UNSOLVABLE), growth([*rounds, Iteration(5, 7, 0, 1)], Status.SOLVED)
    assert whole is not None and cut is not None
    assert cut.branching == whole.branching
    assert (cut.finished, cut.depth, len(cut.expected)) == (5, 5, 6)
    assert cut.expected[-1] > 100 * 7 / 10
    assert growth(rounds[:1], Status.SOLVED) is None
    assert growth([], Status.RUNNING) is None


def test_the_rounds_of_a_real_search_sum_to_what_b_was_fitted_to() -> None:
    run = start(Board.parse("1 2 3/7 0 8/5 6 4"), "ids")
    while run.advance(1000).value == "running":
        pass
    rounds = run.recording.published.iterations
    result = growth(rounds, run.status)
    assert result is not None
    assert result.depth == 10
    assert result.expected[:-1].sum() == pytest.approx(result.nodes[:-1].sum())
    assert result.nodes.sum() == run.recording.generated + len(rounds)
    assert 1.4 < result.branching < 2.2  # without the move back, between the corner's 1 and the centre's 3


def test_the_ratio_of_rounds_is_their_geometric_mean() -> None:
    rounds = [Iteration(bound, 10 * 6**place - 1, 0, 1) for place, bound in enumerate((41, 43, 45, 47))]
    assert ratio(rounds, Status.UNSOLVABLE) == pytest.approx(6)
    assert ratio(rounds[:2], Status.SOLVED) is None
