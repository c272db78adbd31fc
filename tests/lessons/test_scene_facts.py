"""Questions about a game of Hex and about a divided board are answered from the scene."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.hex.board import HexBoard
from workbench.lessons.checking import check_lesson
from workbench.lessons.grading import Grader
from workbench.lessons.hex_facts import WHICH, HexFacts
from workbench.lessons.lesson import Lesson, LessonQuestion, LessonStep
from workbench.lessons.minimax_facts import MinimaxFacts
from workbench.lessons.proving import prove_step
from workbench.lessons.step_facts import check_step_fact, facts_of
from workbench.search.problem.messages import Fault
from workbench.wording import say

HEX: dict[str, Any] = {"bench": "hex", "game": "(;GM[11]SZ[5];B[c3];W[c2](;B[d2])(;B[a1]))", "moves": "c3 c2"}
ONE = {"bench": "hex", "game": "(;GM[11]SZ[5];B[d1];W[d2];B[c2];W[b3];B[b4];W[d4];B[a5];W[e3])"}
BLOCK = {**ONE, "moves": "d1 d2 c2 b3 b4 d4 a5"}
THINK = {"bench": "hex", "game": "(;GM[11]SZ[3])", "think": {"engine": "alphabeta", "steps": 2000}}
DIVIDE = {"bench": "divide", "run": "4x4:7 1 3 4/2 5 10 8/0 6 9 11/13 14 15 12 goal=last at=5"}


def step(scene: dict[str, Any], **question: Any) -> LessonStep:
    return LessonStep(
        {"en": "…"}, scene=scene, question=LessonQuestion(text={"en": "?"}, **question) if question else None
    )


@pytest.mark.parametrize(
    ("scene", "fact", "number"),
    [
        *((HEX, fact, number) for fact, number in (("stones", 2), ("missing-red", 4), ("distance-blue", 5))),
        *((HEX, fact, number) for fact, number in (("bridges-red", 0), ("must-play-cells", 10), ("winning-moves", 6))),
        *((THINK, fact, number) for fact, number in (("entered", 782), ("depth", 5), ("cut-offs", 165))),
        *((DIVIDE, fact, number) for fact, number in (("divided-cost", 100), ("divided-expanded", 332))),
        *((DIVIDE, fact, number) for fact, number in (("phases", 8), ("most-in-a-phase", 75), ("manhattan", 14))),
    ],
)
def test_facts_are_those_of_what_the_scene_shows(scene: dict[str, Any], fact: str, number: float) -> None:
    check_step_fact(step(scene), fact)
    assert facts_of(step(scene)).fact(fact) == number


def test_a_search_by_playouts_tells_visits_and_shares() -> None:
    shown = {**HEX, "think": {"engine": "mcts", "steps": 900, "at": 400}}
    facts = HexFacts(shown)
    assert facts.fact("visits") == 400
    best = facts.cells("best")[0]
    assert facts.fact(f"visits {best}") == facts.fact("visits", best) > 40
    assert 0 <= facts.fact(f"wins-percent {best}") <= 100
    with pytest.raises(Fault, match="lesson-not-tried"):
        facts.fact("visits c3")


@pytest.mark.parametrize(
    ("scene", "which", "right", "wrong"),
    [
        (HEX, "wins", "e1", "a1"),
        (HEX, "loses", "a1", "e1"),
        (HEX, "must-play", "E1", "e5"),
        (ONE, "wins-now", "b1", "a1"),
        (BLOCK, "only-defence", "b1", "a1"),
        (HEX, "a1 a2", "a2", "a3"),
    ],
)
def test_a_cell_is_judged_by_the_position(scene: dict[str, Any], which: str, right: str, wrong: str) -> None:
    if which in ("wins-now", "only-defence"):
        right = HexFacts(scene).cells(which)[0]
        wrong = next(cell for cell in ("a1", "e5", "e1") if cell != right)
    grader = Grader(step(scene, kind="node", which=which))
    assert grader.judge(right).right and grader.judge(str(grader.answer())).right
    assert not grader.judge(wrong).right
    with pytest.raises(Fault):
        grader.judge("z99")
    expanded = HexFacts(scene).board.history[0]
    with pytest.raises(Fault, match="hex-cell-taken"):
        grader.judge(f"{'abcde'[expanded % 5]}{expanded // 5 + 1}")


def test_every_empty_cell_wins_or_loses() -> None:
    facts = HexFacts(HEX)
    assert {*facts.cells("wins"), *facts.cells("loses")} == {
        f"{'abcde'[cell % 5]}{cell // 5 + 1}" for cell in facts.board.vacant
    }
    assert isinstance(facts.board, HexBoard) and "wins" in WHICH


@pytest.mark.parametrize(
    ("scene", "question"),
    [
        (HEX, {"kind": "number", "answer": "beauty"}),
        (HEX, {"kind": "node", "which": "best?"}),
        (DIVIDE, {"kind": "number", "answer": "beauty"}),
        ({**HEX, "game": "(;GM[1])"}, {"kind": "node", "which": "wins"}),
    ],
)
def test_what_cannot_be_asked_is_told(scene: dict[str, Any], question: dict[str, Any]) -> None:
    lesson = Lesson("x", {"en": "x"}, {"en": "x"}, 1, (step(scene, **question),))
    with pytest.raises(Fault, match="lesson-place"):
        check_lesson(lesson)


def test_claims_about_a_scene_are_checked() -> None:
    claimed = LessonStep({"en": "…"}, scene=DIVIDE, claims={"divided-cost": 99, "phases": 8})
    assert [(place, say(output)) for place, output in prove_step(claimed)] == [
        ("claims.divided-cost", "The text says 99, but it is 100.")
    ]


def test_facts_of_a_game_tree_are_those_of_its_search() -> None:
    scene = {"bench": "minimax", "tree": "(3 12 8) (2 4 6) (14 5 2)", "algorithm": "alphabeta", "at": 6}
    facts = MinimaxFacts(scene)
    assert [facts.fact(name) for name in ("value", "leaves", "entered", "cut-offs")] == [3, 7, 11, 1]
    assert [facts.fact(name) for name in ("value C", "alpha C", "alpha D")] == [2, 3, 3]
    assert (facts.cells("cut"), facts.cells("best"), facts.cells("b1 d")) == (["C2", "C3"], ["B"], ["B1", "D"])
    assert MinimaxFacts({**scene, "algorithm": "minimax"}).fact("leaves") == 9
    with pytest.raises(Fault):
        facts.fact("value C2")
    for name in ("leaves C", "value Z", "depth"):
        with pytest.raises(Fault):
            facts.check(name)
