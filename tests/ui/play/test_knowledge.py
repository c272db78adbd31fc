"""Distances inferred from known ones are correct."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from worlds.boards import board_distances

from workbench.tiles.divide.solve_from_here import LowerBound, SolvedPath, shortest_solution
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.ui.play.knowledge import Knowledge, mistakes

GOAL = goal_board("last", 2, 3)


@given(
    st.integers(0, 10**6),
    st.lists(st.integers(0, 2), min_size=1, max_size=30),
    st.sets(st.integers(0, 30), max_size=4),
    st.sets(st.integers(0, 30), max_size=4),
)
def test_what_is_concluded_of_a_game_holds(
    seed: int, choices: list[int], searched: set[int], bounded: set[int]
) -> None:
    boards = [scramble(2, 3, seed, GOAL)]
    for choice in choices:
        legal = boards[-1].legal_moves()
        boards.append(boards[-1].moved(legal[choice % len(legal)]))
    knowledge = Knowledge()
    for place in searched & set(range(len(boards))):
        for report in shortest_solution(boards[place], GOAL, 600.0):
            if isinstance(report, SolvedPath | LowerBound):
                knowledge.learn(report)
    for place in bounded & set(range(len(boards))):
        knowledge.learn(LowerBound(boards[place], board_distances(GOAL)[boards[place]] // 2))
    course = knowledge.distances(boards)
    for board, known in zip(boards, course, strict=True):
        if known is not None:
            assert (
                known.moves == board_distances(GOAL)[board]
                if known.exact
                else known.moves <= board_distances(GOAL)[board]
            )
    for number in mistakes(course):
        assert board_distances(GOAL)[boards[number]] == board_distances(GOAL)[boards[number - 1]] + 1
    for place in searched & set(range(len(boards))):
        way = knowledge.known_path(boards[place], GOAL)
        assert way is not None
        assert way.shortest
        assert boards[place].replayed(way.moves) == GOAL
