"""Answers are judged by computation."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from workbench.formats.run_line import read_run_line
from workbench.lessons.facts import FACTS, LessonSearch
from workbench.lessons.grading import GradedAnswer, Grader, read_number
from workbench.lessons.lesson import AnswerOption, LessonQuestion, LessonStep
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.wording import language as current_language
from workbench.wording import say, set_language

RUN = "3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan ties=low-h at="


def judged(given: Any, run: str = "", **question_fields: Any) -> GradedAnswer:
    question = LessonQuestion(text={"en": "?"}, run=run, **question_fields)
    return Grader(LessonStep({"en": "…"}, question=question)).judge(given)


@pytest.mark.parametrize(
    ("fact", "number"),
    [
        *(("expanded", 19), ("generated", 53), ("cost", 10), ("moves", 10), ("reopened", 0), ("max_open", 17)),
        *(("step", 5), ("f", 10), ("g", 4), ("h", 6), ("depth", 4), ("open", 6), ("closed", 5), ("successors", 2)),
        *(("new", 1), ("inversions", 8), ("parity", 0), ("blank_row", 2), ("ways", 4), ("distance", 10)),
        *(("states", 181440), ("permutations", 362880), ("manhattan", 10), ("misplaced", 5), ("zero", 0)),
    ],
)
def test_facts_are_those_of_the_search(fact: str, number: float) -> None:
    assert LessonSearch(read_run_line(f"{RUN}5")).fact(fact) == number


def test_facts_of_deepening_searches_and_of_maps() -> None:
    deepening = LessonSearch(read_run_line("3x3:1 2 3/7 0 8/5 6 4 goal=last idastar manhattan"))
    assert [deepening.fact(name) for name in ("iterations", "first_bound", "last_bound")] == [1, 10, 10]
    on_map = LessonSearch(read_run_line("problem=romania start=Arad goal=Bucharest ucs at=end"))
    assert (on_map.fact("cost"), on_map.fact("g", "Sibiu")) == (418, 140)
    with pytest.raises(Fault, match="lesson-fact-none"):
        on_map.fact("first_bound")
    assert len(FACTS) == len({*FACTS})


def test_a_step_of_a_search_without_end_has_its_facts() -> None:
    run = "3x3:1 2 3/4 0 6/7 5 8 goal=last dfs repeated=none at="
    endless = LessonSearch(read_run_line(f"{run}1000"))
    assert (endless.fact("depth"), endless.fact("step")) == (999, 1000)


def test_a_search_is_done_only_as_far_as_its_answer_is_read_off_it() -> None:
    run = "3x3:1 2 3/4 0 6/7 5 8 goal=last dfs repeated=none at=1000"
    question = LessonQuestion("number", {"en": "?"}, run=run, answer="depth")
    grader = Grader(LessonStep({"en": "…"}, question=question))
    assert not grader.judge("7").right
    before = grader.searched
    assert grader.judge("999").right and grader.searched is before
    assert Timeline(before.run.recording).length == 1000
    node = LessonQuestion("node", {"en": "?"}, run=run, which="next-expanded")
    grader = Grader(LessonStep({"en": "…"}, question=node))
    assert grader.judge(str(grader.answer())).right
    assert Timeline(grader.searched.run.recording).length == 1001


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("19", "Right."),
        ("18", "Too low: the answer is greater than 18."),
        ("20", "Too high: the answer is less than 20."),
    ],
)
def test_a_number_is_compared_with_that_of_the_search(typed: str, expected: str) -> None:
    verdict = judged(typed, f"{RUN}end", kind="number", answer="expanded")
    assert (verdict.right, say(verdict.why)) == (typed == "19", expected)


@pytest.mark.parametrize(
    ("language", "typed", "number"),
    [("en", "1,428", 1428), ("en", "1428", 1428), ("ru", "1 428", 1428), ("ru", "1,5", 1.5), ("en", "-2.5", -2.5)],
)
def test_numbers_are_read_as_the_language_writes_them(language: str, typed: str, number: float) -> None:
    set_language(language)
    assert read_number(typed) == number


@pytest.mark.parametrize("typed", ["", "ten", "1e999", "nan", "١٢", "1,2,3"])
def test_what_is_no_number_is_told(typed: str) -> None:
    with pytest.raises(Fault):
        judged(typed, f"{RUN}end", kind="number", answer="expanded")


@pytest.mark.parametrize(("language", "shown"), [("en", "21.45"), ("ru", "21,45"), ("vi", "21,45")])
def test_an_answer_is_written_as_the_language_writes_numbers(language: str, shown: str) -> None:
    before = current_language()
    set_language(language)
    question = LessonQuestion("number", {"en": "?"}, answer=21.45)
    grader = Grader(LessonStep({"en": "…"}, question=question))
    answer, verdict = grader.answer(), grader.judge("20.5")
    right = grader.judge(answer).right
    reason = say(verdict.why)
    set_language(before)
    assert (answer, right) == (shown, True)
    assert "20.5" in reason.replace(",", ".") and ("," in reason) is (language != "en")


def test_a_choice_is_right_where_all_that_is_right_is_chosen_and_nothing_else() -> None:
    a, b, c = (AnswerOption({"en": name}, right=name != "b", because={"en": f"for {name}"}) for name in "abc")
    fields: dict[str, Any] = {"kind": "choice", "options": (a, b, c)}
    assert judged([0, 2], **fields).right
    assert not judged([0], **fields).right
    assert judged([0, 1, 2], **fields).because == {"en": "for b"}


@pytest.mark.parametrize(
    ("judge", "right", "wrong"),
    [
        ("solvable", "1 2 3/4 5 6/7 0 8", "1 2 3/4 5 6/8 7 0"),
        ("unsolvable", "1 2 3/4 5 6/8 7 0", "1 2 3/4 5 6/7 8 0"),
        ("moves-from-goal:2", "1 2 3/4 0 6/7 5 8", "1 2 3/4 5 6/7 0 8"),
        ("h-above-true:broken-manhattan-with-blank", "1 2 3/4 5 6/7 0 8", "1 2 3/4 5 6/7 8 0"),
        ("h-equals-true:manhattan", "1 2 3/4 5 6/7 0 8", "2 1 3/4 5 6/8 7 0"),
        ("h-inconsistent:flicker", "1 2 3/4 0 6/7 5 8", "1 2 3/4 5 6/7 8 0"),
        ("h-greater:gaschnig>manhattan", "2 1 3/5 4 6/7 8 0", "1 2 3/4 5 6/7 0 8"),
        ("h-greater:gaschnig>manhattan", "1 2 3/5 4 6/8 7 0", "2 1 3/4 5 6/7 8 0"),
        ("inversions=1", "1 2 3/4 5 6/8 7 0", "1 2 3/4 5 6/7 8 0"),
        ("misplaced=1", "1 2 3/4 5 6/7 0 8", "1 2 3/4 5 6/7 8 0"),
    ],
)
def test_a_board_is_judged_by_the_core(judge: str, right: str, wrong: str) -> None:
    fields = {"kind": "board", "judge": judge, "shape": "3x3"}
    assert judged(right, **fields).right
    assert not judged(wrong, **fields).right


@pytest.mark.parametrize(
    ("which", "step", "right", "wrong"),
    [
        ("next-expanded", 1, "1 2 3 7 8 0 5 6 4", "1 2 3/7 6 8/5 0 4"),
        ("expanded", 1, "1 2 3/7 0 8/5 6 4", "1 2 3/7 6 8/5 0 4"),
        ("cheaper", 13, "1 2 3/7 4 6/5 0 8", "1 2 3/0 7 6/5 4 8"),
        ("new", 13, "1 2 3/0 7 6/5 4 8", "1 2 3/7 4 6/5 0 8"),
        ("rejected", 2, "1 2 3/7 0 8/5 6 4", "1 2 3/7 8 4/5 6 0"),
        ("1 2 3/7 0 8/5 6 4", 0, "1 2 3/7 0 8/5 6 4", "1 2 3/7 8 4/5 6 0"),
    ],
)
def test_a_node_is_that_of_the_search(which: str, step: int, right: str, wrong: str) -> None:
    assert judged(right, f"{RUN}{step}", kind="node", which=which).right
    assert not judged(wrong, f"{RUN}{step}", kind="node", which=which).right


@pytest.mark.parametrize(
    ("typed", "optimal", "solves", "expected"),
    [
        ("rrd", True, True, "The goal is reached at cost 3, and no solution is cheaper."),
        ("R r, d", True, True, "The goal is reached at cost 3, and no solution is cheaper."),
        ("udrrd", False, True, "The goal is reached at cost 5, but there is a solution of cost 3."),
        ("rr", False, False, "The goal is not reached after 2 moves."),
        ("lll", False, False, "Move 1, “l”, is not possible there."),
    ],
)
def test_moves_are_replayed(typed: str, optimal: bool, solves: bool, expected: str) -> None:
    start = {"kind": "moves", "board": "1 2 3/0 4 5/7 8 6"}
    verdict = judged(typed, judge="optimal", **start)
    assert (verdict.right, say(verdict.why)) == (optimal, expected)
    assert judged(typed, judge="solves", **start).right is solves


def test_a_way_on_a_map_is_places_parted_by_commas() -> None:
    run = "problem=romania start=Arad goal=Bucharest ucs"
    cheapest = Grader(LessonStep({"en": "…"}, question=LessonQuestion("moves", {"en": "?"}, run=run, judge="optimal")))
    answer = cheapest.answer()
    assert isinstance(answer, str) and cheapest.judge(answer).right
    verdict = cheapest.judge("Sibiu, Fagaras, Bucharest")
    assert (verdict.right, say(verdict.why)) == (
        False,
        "The goal is reached at cost 450, but there is a solution of cost 418.",
    )


HEURISTICS = {
    "right": "def h(state, goal):\n    return 1000 * sum(a != b and a > 0 for a, b in zip(state, goal))",
    "other": "def h(state):\n    return 5000",
    "raises": "def h(state):\n    return 1 / 0",
    "nothing": "def h(state):\n    pass",
}


@pytest.mark.parametrize(
    ("which", "expected"),
    [
        ("right", "The function returns the right value on all 2 boards."),
        ("other", "On 1 2 3/4 5 6/7 8 0 the function returns 5; it should return 0."),
        ("raises", "On 1 2 3/4 5 6/7 8 0 the function failed with ZeroDivisionError: division by zero"),
        ("nothing", "On 1 2 3/4 5 6/7 8 0 the function does not return a number but “None”."),
    ],
)
def test_a_heuristic_of_ones_own_is_tried_on_boards(which: str, expected: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(HEURISTICS[which])
    boards = ("1 2 3/4 5 6/7 8 0", "1 2 3/4 5 6/7 0 8")
    verdict = judged(f"{file}:h", kind="code", boards=boards, like="misplaced")
    assert (verdict.right, say(verdict.why)) == (which == "right", expected)
    verdict = judged(f"{file}:h", kind="code", boards=boards[1:], values=(5,))
    assert verdict.right is (which == "other")
    if which == "other":
        verdict = judged(f"{file}:h", kind="code", boards=boards[1:], judge="admissible")
        assert say(verdict.why) == "On 1 2 3/4 5 6/7 0 8 the function returns 5, which is above the true distance 1."


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_places_can_be_typed_in_any_language(language: str) -> None:
    set_language(language)
    run = "problem=romania start=Arad goal=Bucharest ucs at=4"
    for answer in ("Oradea", "Орадя"):
        assert judged(answer, run, kind="node", which="next-expanded").right
    for path in ("Sibiu, Rimnicu, Pitesti, Bucharest", "Сибиу, Рымнику, Pitesti, Bukurešť"):
        assert judged(path, run, kind="moves", judge="optimal").right
    question = LessonQuestion("moves", {"en": "?"}, run=run, judge="optimal")
    shown = Grader(LessonStep({"en": "…"}, question=question)).answer()
    assert (
        shown
        == {
            "en": "Sibiu, Rimnicu, Pitesti, Bucharest",
            "ru": "Сибиу, Рымнику, Питешти, Бухарест",
            "cs": "Sibiu, Rimnicu, Pitesti, Bukurešť",
        }[language]
    )
