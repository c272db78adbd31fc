"""Numbers in the texts of the lessons, in addition to their claims, are computed again by the program."""

from __future__ import annotations

from math import factorial

import pytest

import workbench
from workbench.api import start_divide
from workbench.formats.run_line import read_run_line
from workbench.lessons.divide_facts import DivideFacts
from workbench.lessons.facts import LessonSearch
from workbench.lessons.files import shipped_lesson
from workbench.lessons.hex_facts import HexFacts
from workbench.search.problem.status import Status

HARD = "3x3:8 6 7/2 5 4/3 0 1 goal=last"
SAMPLE = "3x3:1 2 3/7 0 8/5 6 4 goal=last"
SMALL = "4x4:7 1 3 4/2 5 10 8/0 6 9 11/13 14 15 12 goal=last"
MIDDLE = "3x3:3 1 2/6 4 5/0 7 8 goal=last"


@pytest.mark.parametrize(
    ("run", "expanded"),
    [
        (f"{SAMPLE} bfs", 719),
        (f"{SMALL} astar manhattan", 98),
        (f"{HARD} astar linear-conflict", 3828),
        (f"{HARD} biastar manhattan", 4154),
        (f"{MIDDLE} astar manhattan", 616),
        ("problem=romania start=Arad goal=Bucharest bfs", 9),
        ("problem=tree start=A greedy", 10),
        ("problem=maze ucs", 66),
        ("problem=maze greedy manhattan", 13),
        ("problem=maze astar manhattan", 35),
    ],
)
def test_searches_expand_what_the_texts_say(run: str, expanded: int) -> None:
    assert LessonSearch(read_run_line(run)).fact("expanded") == expanded


def test_the_rounds_of_idastar_are_those_of_the_text() -> None:
    outcome = LessonSearch(read_run_line(f"{HARD} idastar manhattan")).result
    assert [one.generated for one in outcome.iterations] == [5, 64, 383, 3259, 17903, 1189]
    small = LessonSearch(read_run_line(f"{SMALL} idastar manhattan")).result
    assert [(one.bound, one.expanded) for one in small.iterations] == [(14, 1), (16, 18), (18, 66)]


def test_ten_moves_do_not_fit_into_room_for_ten_nodes() -> None:
    searched = LessonSearch(read_run_line(f"{SAMPLE} smastar manhattan nodes=10"))
    searched.run.advance(100_000)
    assert searched.run.status is Status.LIMIT


def test_phases_cost_what_the_text_says() -> None:
    divide = start_divide("7 1 3 4/2 5 10 8/0 6 9 11/13 14 15 12", keep=False)
    divide.advance(100_000)
    assert [len(phase.moves) for phase in divide.phases[:3]] == [3, 11, 13]
    improved = DivideFacts({"run": SMALL, "strategy": "tile improve"})
    assert improved.fact("divided-cost") == 18
    assert len(str(factorial(100) // 2)) == 158


@pytest.mark.parametrize(("engine", "steps", "best"), [("uct", 50, "a3"), ("uct", 1000, "c3"), ("mcts", 50, "c3")])
def test_what_playouts_like_best(engine: str, steps: int, best: str) -> None:
    scene = {**shipped_lesson("mcts").steps[3].scene, "think": {"engine": engine, "steps": steps}}
    facts = HexFacts(scene)
    assert facts.cells("best") == [best]
    assert engine == "uct" or facts.fact("visits c3") == steps


def test_what_alphabeta_cuts_off_in_its_second_round() -> None:
    scene = {**shipped_lesson("alpha-beta").steps[2].scene, "think": {"engine": "alphabeta", "steps": 782, "at": 36}}
    moment = HexFacts(scene).moment
    (_, root), (_, after) = moment.recording.rounds[1:3]
    assert after - root == 26 < 1 + 9 + 9 * 8 == 82
    assert [moment.left_out(one) for one in range(root, after) if moment.cut(one)] == [7] * 8
    assert 1 + 9 + 72 + 504 + 3024 + 15120 == 18730


def test_fifty_random_boards_are_compared_as_the_report_says() -> None:
    compared = workbench.compare("random:3x3 count=50 seed=42", heuristics="misplaced,manhattan,linear-conflict")
    report = str(compared)
    assert "Misplaced expanded 13.4 times as many nodes as Manhattan" in report
    assert "Misplaced expanded 27.7 times as many nodes as Linear conflict" in report


def test_the_sequences_that_never_run_into_an_edge_are_counted() -> None:
    """On 3×3: from the centre an edge is reached, from an edge the centre or two corners, from a corner two edges."""
    centre = edge = corner = 1
    for _ in range(10):
        centre, edge, corner = 4 * edge, centre + 2 * corner, 2 * edge
    assert centre == 49152
    assert "49,152" in shipped_lesson("state-space").steps[5].text["en"]
