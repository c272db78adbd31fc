"""The n-queens problem: its states as text, its moves, the attacks, and its drawing, held against plain definitions."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench import api
from workbench.catalog.estimates import entry_for, offered_for
from workbench.formats.problem_input import read_problem
from workbench.queens.problem import FIRST, Queens, QueensProblem, attacks
from workbench.search.problem.drawing import drawing
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status


@st.composite
def states(draw: st.DrawFn) -> Queens:
    n = draw(st.integers(4, 12))
    return tuple(draw(st.lists(st.integers(1, n), min_size=n, max_size=n)))


def judged(state: Queens) -> int:
    """Count the pairs of queens on one row or diagonal, square by square."""
    squares = list(enumerate(state))
    return sum(r == s or c + r == d + s or c - r == d - s for c, r in squares for d, s in squares if c < d)


@given(states())
def test_attacks_are_pairs_in_a_row_or_on_a_diagonal(state: Queens):
    assert attacks(state) == judged(state)
    assert QueensProblem().is_goal(state) == (judged(state) == 0)


@given(states())
def test_a_move_takes_one_queen_to_another_row_of_its_column(state: Queens):
    problem = QueensProblem(state)
    made = list(problem.successors(state))
    assert len(made) == len({move for move, _, _ in made}) == len(state) * (len(state) - 1)
    for move, other, cost in made:
        column, row = ord(move[0]) - ord("a"), int(move[1:])
        assert cost == 1
        assert [at for at in range(len(state)) if other[at] != state[at]] == [column]
        assert other[column] == row


@given(states())
def test_a_state_is_read_as_it_is_written(state: Queens):
    problem = QueensProblem(state)
    assert problem.read(problem.name(state)) == state
    assert problem.read(" ".join(map(str, state))) == state
    assert problem.starting_at(state).initial() == state


@given(states(), st.integers(0, 99))
def test_moves_between_states_are_as_many_as_queens_that_differ(state: Queens, seed: int):
    problem = QueensProblem(state)
    other = problem.random_state(random.Random(seed))
    moves = problem.moves_between(state, other)
    assert len(moves) == sum(one != another for one, another in zip(state, other, strict=True))
    at = state
    for move in moves:
        at = next(to for label, to, _ in problem.successors(at) if label == move)
    assert at == other


def test_the_states_that_aima_shows():
    assert attacks(FIRST) == 17
    assert attacks(QueensProblem().read("83742516")) == 1
    assert sum(attacks(tuple(row + 1 for row in rows)) == 0 for rows in permutations(range(8))) == 92


@pytest.mark.parametrize(
    "text", ["", "x", "12", "43254329", "0 1 2 3", "1 2 3 4 5 6 7 8 9 10 99", "seed:x", "seed:1@3"]
)
def test_what_is_no_state_is_refused_with_a_sentence(text: str):
    with pytest.raises(Fault) as caught:
        QueensProblem().read(text)
    assert caught.value.message.key.startswith("queens-")


def test_a_seed_gives_the_same_state_each_time():
    problem = QueensProblem()
    assert problem.read("seed:7") == problem.read("seed:7") != problem.read("seed:8")
    assert len(problem.read("seed:7@12")) == 12


@given(states())
def test_a_state_is_drawn_with_its_queens_and_a_line_for_each_attack(state: Queens):
    shapes = drawing(QueensProblem(state), state)
    assert shapes is not None and not isinstance(shapes, str)
    kinds = [shape.kind for shape in shapes]
    assert kinds.count("text") == len(state)
    assert kinds.count("line") == judged(state)
    assert kinds.count("box") == len(state) ** 2 // 2


def test_it_is_searched_by_name_from_any_start():
    given = read_problem("queens").between("2 1 3 4", None)
    run = api.start(given.problem, "bfs")
    run.advance(1000)
    assert run.status is Status.SOLVED
    assert run.solution is not None
    assert run.solution.cost == 3
    assert run.solution.states[-1] in {(2, 4, 1, 3), (3, 1, 4, 2)}
    assert api.result(run).optimal is True


def test_the_number_of_attacks_may_overestimate_and_is_called_so():
    problem = QueensProblem()
    assert offered_for(problem) == ("attacks", "zero")
    entry = entry_for(problem, "attacks")
    assert (entry.admissible, entry.consistent, entry.own) == (False, False, False)
    assert attacks(problem.initial()) > 8 >= len(problem.initial())
