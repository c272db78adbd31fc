"""Where an order of expansions differs first from a reference, and which variant of the reference reproduces it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from workbench import api
from workbench.api import Configuration
from workbench.api.first_difference import differences_from, first_difference, reference_of
from workbench.catalog.estimates import estimate_for
from workbench.search.comparing.variants import Known, Rules, Variant, expansions
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import say

BOARD = "8 1 3 4 0 2 7 6 5"
ASKED = Variant("astar", "state", "manhattan", "udlr")


def listed(variant: Variant, board: str = BOARD) -> list[tuple[int, ...]]:
    """Return the states that a variant expands."""
    problem = TileProblem(Board.parse(board), goal_board("last", 3, 3), variant.order)
    estimate = estimate_for(problem, variant.heuristic) if variant.heuristic else lambda _: 0
    return [tuple(state) for state in expansions(Rules(problem), estimate, variant)]


def expanded_by(board: str, algorithm: str, heuristic: str | None = None, **options: Any) -> list[tuple[int, ...]]:
    """Return the states that a search of the catalogue expands."""
    run = api.start(board, algorithm, heuristic, **options)
    while not run.status.finished:
        run.advance(10_000)
    return [tuple(run.recording.state(number)) for number in Timeline(run.recording).current()[:].tolist()]


@pytest.mark.parametrize("ties", ["low-h", "high-h", "fifo", "lifo", "state", "path"])
def test_each_tie_breaking_rule_of_the_catalogue_is_recognised(ties: str) -> None:
    found = first_difference(expanded_by(BOARD, "astar", "manhattan", ties=ties), BOARD, ties="state")
    if ties == "state":
        assert found is None
    else:
        assert found is not None and found.variant == replace(ASKED, ties=ties)


@pytest.mark.parametrize("ties", ["low-h", "fifo", "state", "path"])
def test_the_variants_without_a_deviation_expand_as_the_textbook_does(ties: str) -> None:
    for algorithm, heuristic in (("astar", "manhattan"), ("greedy", "misplaced"), ("ucs", None)):
        board = BOARD if heuristic else "1 2 3 4 0 6 7 5 8"
        known = Known.NO_REOPENING if algorithm == "greedy" else Known.CHEAPER
        variant = Variant(algorithm, ties, heuristic, "udlr", known)
        assert listed(variant, board) == expanded_by(board, algorithm, heuristic, ties=ties)


DEVIATIONS: list[tuple[dict[str, Any], str]] = [
    ({"ties": "path"}, "It expands as A* with ties by path, not by state."),
    ({"ties": "moves"}, "It expands as A* with ties by the moves, not by state."),
    ({"ties": "fifo", "order": "rlud"}, "It generates the successors in the order rlud."),
    ({"known": Known.DROPPED}, "It drops a successor whose state is already on OPEN, without comparing g."),
    ({"known": Known.PARENT}, "It has no closed list and omits only the move back"),
    ({"heuristic": "broken-manhattan-with-blank"}, "Its heuristic counts the blank."),
    ({"heuristic": "misplaced"}, "Its heuristic is another one: misplaced."),
    ({"priority": "greedy"}, "It expands as greedy best-first search, not as A*."),
    ({"lists_goal": False}, "Its list omits the goal."),
    ({"lists_start": False, "ties": "path"}, "Its list omits the start."),
]


@pytest.mark.parametrize(("deviation", "sentence"), DEVIATIONS)
def test_the_likely_reason_is_the_deviation_that_was_made(deviation: dict[str, Any], sentence: str) -> None:
    found = first_difference(listed(replace(ASKED, **deviation)), BOARD, ties="state")
    assert found is not None and found.variant == replace(ASKED, **deviation)
    assert sentence in " ".join(map(say, found.messages()))


def test_one_variant_is_the_reason_of_several_lists_if_it_explains_them_all() -> None:
    short, reference = "1 2 3 8 5 6 4 0 7", Configuration.of("astar", "manhattan", ties="state")
    goal = goal_board("last", 3, 3)

    def reasons(*lists: tuple[str, str]) -> list[str | None]:
        """Return the tie-breaking rules that are the reasons of lists: a board, and the rule that was used."""
        given = [(listed(replace(ASKED, ties=ties), board), Board.parse(board), reference) for board, ties in lists]
        found = differences_from(given, goal)
        return [None if one is None or one.variant is None else one.variant.ties for one in found]

    assert reasons((short, "fifo")) == ["high-h"], "on this board both rules give the same list"
    assert reasons((short, "fifo"), (BOARD, "fifo")) == ["fifo", "fifo"]
    assert reasons((BOARD, "fifo"), (BOARD, "state"), (short, "fifo")) == ["fifo", None, "fifo"]
    assert reasons((BOARD, "fifo"), (BOARD, "path")) == ["fifo", "path"], "no variant explains both"


def test_other_mistakes_are_recognised_where_they_show() -> None:
    for deviation, board in (
        ({"priority": "ucs"}, "1 3 5/4 0 8/7 6 2"),
        ({"known": Known.UNCHECKED}, "4 1 3/2 5 6/7 0 8"),
    ):
        states = listed(replace(ASKED, **deviation), board)
        found = first_difference(states, board, ties="state")
        assert found is None or found.variant is not None
        if found is not None and found.variant is not None:
            assert listed(found.variant, board) == states


def test_no_reopening_shows_with_an_inconsistent_heuristic() -> None:
    board = "1 3 5/4 0 8/7 6 2"
    asked = Variant("astar", "low-h", "flicker", "udlr")
    states = listed(replace(asked, known=Known.NO_REOPENING), board)
    found = first_difference(states, board, heuristic="flicker")
    assert found is not None and found.variant is not None and found.variant.known is Known.NO_REOPENING


def test_the_difference_has_both_states_with_the_costs_that_the_reference_knows() -> None:
    found = first_difference(listed(replace(ASKED, ties="path")), BOARD, ties="state")
    assert found is not None and found.own is not None and found.reference is not None
    assert found.step == 2
    assert (found.own.text, found.own.f, found.own.g, found.own.h) == ("8 1 3/4 6 2/7 0 5", 10, 1, 9)
    assert (found.reference.text, found.reference.place) == ("8 1 3/4 2 0/7 6 5", "open")


def test_a_shorter_and_a_longer_list_differ_where_one_of_them_ends() -> None:
    states = listed(ASKED)
    shorter, longer = (first_difference(one, BOARD, ties="state") for one in (states[:5], [*states, states[0]]))
    assert shorter is not None and (shorter.step, shorter.own, shorter.variant) == (6, None, None)
    assert longer is not None and (longer.step, longer.reference) == (len(states) + 1, None)
    assert "the reason is not known" in say(longer.messages()[-1])


def test_a_list_without_the_goal_may_come_from_testing_the_goal_early() -> None:
    perhaps = "Perhaps it tests the goal when a node is generated"
    for board, ties, possible in (
        ("1 2 3/4 0 6/7 5 8", "state", True),
        ("1 0 2/7 5 3/8 4 6", "state", True),
        ("1 0 2/7 5 3/8 4 6", "fifo", False),
    ):
        states = listed(replace(ASKED, ties=ties, lists_goal=False), board)
        found = first_difference(states, board, ties=ties)
        assert found is not None
        texts = [say(reason) for reason in found.reasons()]
        assert texts[0] == "Its list omits the goal."
        assert any(text.startswith(perhaps) for text in texts) is possible


def test_a_reference_is_named_by_up_to_three_words() -> None:
    assert reference_of("astar manhattan state").options["ties"] == "state"
    assert reference_of("greedy").heuristic == "manhattan"
    for wrong in ("", "astar manhattan state more", "astar manhattan misplaced"):
        with pytest.raises(Fault):
            reference_of(wrong)


def test_without_a_heuristic_in_the_reference_there_is_no_h_and_no_f() -> None:
    board = "1 2 3 4 0 6 7 5 8"
    found = first_difference(expanded_by(board, "bfs", order="lrud"), board, reference="bfs")
    assert found is not None and found.own is not None and found.reference is not None
    assert [(one.f, one.g, one.h) for one in (found.own, found.reference)] == [(None, 1, None)] * 2
    assert [say(one) for one in found.messages()][1:] == [
        "In the reference, 1 2 3/0 4 6/7 5 8 waits on OPEN with g = 1.",
        "The reference takes 1 0 3/4 2 6/7 5 8 with g = 1.",
        "It generates the successors in the order lrud.",
        "Otherwise it expands exactly as breadth-first search with ties by age, oldest first.",
    ]
    far = "1 2 3 4 5 6 0 7 8"
    unknown = first_difference([tuple(map(int, board.split())), tuple(map(int, far.split()))], board, reference="bfs")
    assert unknown is not None
    assert "The reference has not generated 1 2 3/4 5 6/0 7 8." in [say(one) for one in unknown.messages()]
