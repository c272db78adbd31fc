"""Answers that are constructed are judged by the search, by the board, or by running them."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.formats.run_line import read_run_line
from workbench.lessons.answer_key import KeyEntry, answer_key, written_answer
from workbench.lessons.checking import check_lesson
from workbench.lessons.grading import Grader
from workbench.lessons.hiding import concealed_by
from workbench.lessons.lesson import AnswerOption, Lesson, LessonQuestion, LessonStep
from workbench.lessons.proving import prove
from workbench.lessons.shuffling import option_order
from workbench.search.problem.messages import Fault
from workbench.ui.lessons.question_form import fresh_question
from workbench.wording.pseudocode import listing

RUN = "3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan ties=low-h at=3"
GRAPH = "graph G\nstart S\ngoal G\nS: h {s}\nA: h {a}\nB: h {b}\nG: h 0\nS -> A: 1\nS -> B: 3\nA -> B: 1\nB -> G: 3\n"
CUT = {"bench": "minimax", "tree": "(3 12 8) (2 4 6) (14 5 2)", "algorithm": "alphabeta", "at": 6}
CODE = fresh_question("repair").code


def step(kind: str, scene: dict[str, Any] | None = None, **fields: Any) -> LessonStep:
    question = LessonQuestion(kind, {"en": "?"}, **fields)
    return LessonStep({"en": "x"}, scene={"bench": "explore", "run": RUN, **(scene or {})}, question=question)


def grader(kind: str, scene: dict[str, Any] | None = None, **fields: Any) -> Grader:
    return Grader(step(kind, scene, **fields))


def verdict(kind: str, answer: str, **fields: Any) -> tuple[bool, str]:
    graded = grader(kind, **fields).judge(answer)
    return graded.right, graded.why.key


@pytest.mark.parametrize("kind", ["order", "row", "line", "cell", "graph", "repair"])
def test_a_fresh_question_of_each_kind_is_valid_and_its_answer_is_right(kind: str) -> None:
    question = fresh_question(kind)
    lesson = Lesson(
        "own", {"en": "L"}, {"en": "G"}, 1, (LessonStep({"en": "x"}, scene=step(kind).scene, question=question),)
    )
    check_lesson(lesson)
    assert list(prove(lesson)) == []


def test_open_is_put_in_the_order_in_which_it_is_served() -> None:
    order = str(grader("order").answer()).split("; ")
    searched = grader("order").searched
    assert searched.problem.describe(searched.moment(1).recording.state(searched.moment(1).current)) == order[0]
    wrong = [order[0], order[2], order[1], *order[3:]]
    graded = grader("order").judge("; ".join(wrong))
    assert (graded.right, graded.why.facts["count"]) == (False, 1)
    with pytest.raises(Fault):
        grader("order").judge("; ".join(order[1:]))


def test_the_next_row_is_a_node_with_its_values() -> None:
    node, g, h, f = str(grader("row").answer()).split("; ")
    assert verdict("row", f"{node}; {g}; {h}; {f}") == (True, "verdict-right")
    assert verdict("row", f"{node}; {g}; {int(h) + 1}; {f}") == (False, "verdict-row-value")
    assert verdict("row", f"1 2 3/7 0 8/5 6 4; {g}; {h}; {f}") == (False, "verdict-other-node")
    with pytest.raises(Fault):
        grader("row").judge(node)


def test_the_line_that_is_executed_next_depends_on_the_micro_step() -> None:
    lines = [grader("line", {"micro": micro}, which="next-expanded").answer() for micro in range(4)]
    assert lines[0] == "take" and len({*lines}) > 2
    assert verdict("line", "each", which="next-expanded") == (False, "verdict-line")
    assert verdict("line", "each", which="each take") == (True, "verdict-right")
    with pytest.raises(Fault) as failure:
        check_lesson(Lesson("own", {"en": "L"}, {"en": "G"}, 1, (step("line", which="teapot"),)))
    assert "steps[1].question.which" in str(failure.value.message.facts)


def test_a_line_without_names_is_named_by_those_in_parentheses() -> None:
    lines = listing("bfs", read_run_line("3x3:1 2 3/7 0 8/5 6 4 bfs").configuration.options).lines
    labels = [line.label for line in lines]
    assert "(new)" in labels and labels[1] == "-" and "closed no-better" in labels
    assert verdict("line", "(cheaper)", which="(cheaper)") == (True, "verdict-right")
    assert verdict("line", "-", which="(cheaper)") == (False, "verdict-line")


def test_a_cell_is_named_by_column_and_row() -> None:
    assert verdict("cell", "b2", which="tile 0") == (True, "verdict-node")
    assert verdict("cell", "B2 ", which="goal-of 5") == (True, "verdict-node")
    assert verdict("cell", "a1", which="misplaced") == (False, "verdict-other-node")
    with pytest.raises(Fault):
        grader("cell", which="tile 0").judge("d4")
    with pytest.raises(Fault):
        grader("cell", which="tile 12").answer()


@pytest.mark.parametrize(
    ("judge", "h", "right", "why"),
    [
        ("inconsistent", (4, 4, 1), True, "verdict-graph-drop"),
        ("inconsistent", (4, 3, 3), False, "verdict-graph-consistent"),
        ("inconsistent", (6, 4, 1), False, "verdict-graph-above"),
        ("reopens", (4, 4, 1), True, "verdict-graph-reopened"),
        ("greedy-not-optimal", (4, 4, 1), True, "verdict-graph-cost"),
        ("greedy-not-optimal", (4, 0, 1), False, "verdict-graph-cost"),
        ("astar-not-optimal", (4, 9, 0), True, "verdict-graph-cost"),
        ("early-test-not-optimal", (4, 4, 1), True, "verdict-graph-cost"),
        ("early-test-not-optimal", (4, 4, 3), False, "verdict-graph-cost"),
        ("early-test-not-optimal", (4, 6, 1), False, "verdict-graph-above"),
        ("bfs-not-optimal", (4, 9, 0), True, "verdict-graph-cost"),
    ],
)
def test_a_graph_is_judged_by_searching_it(judge: str, h: tuple[int, int, int], right: bool, why: str) -> None:
    s, a, b = h
    assert verdict("graph", GRAPH.format(s=s, a=a, b=b), judge=judge) == (right, why)


def test_breadth_first_search_needs_no_h_to_be_refuted() -> None:
    graph = "graph G\nstart S\ngoal G\nS -> A: 1\nA -> G: 1\nS -> G: {}\n"
    assert verdict("graph", graph.format(3), judge="bfs-not-optimal") == (True, "verdict-graph-cost")
    assert verdict("graph", graph.format(2), judge="bfs-not-optimal") == (False, "verdict-graph-cost")


@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("2 1 3/5 4 6/7 8 0", "verdict-solvable"),
        ("2 3 4/1 5 6/7 8 0", "verdict-unsolvable"),
        ("1 3 2/4 5 6/7 8 0", "verdict-fact"),
        ("4 1 3/2 5 0/7 8 6", "verdict-away"),
    ],
)
def test_a_board_satisfies_all_conditions_or_the_first_that_it_does_not_is_named(board: str, why: str) -> None:
    fields = {"judge": "misplaced=4 and in-place:0 and solvable", "shape": "3x3", "example": "2 1 3/5 4 6/7 8 0"}
    assert verdict("board", board, **fields) == (why == "verdict-solvable", why)
    with pytest.raises(Fault):
        verdict("board", board, **{**fields, "judge": "solvable and in-place:9"})


def test_a_graph_without_h_or_with_too_many_places_is_not_an_answer() -> None:
    for text in ("graph G\nstart A\ngoal B\nA -- B\n", "nonsense"):
        with pytest.raises(Fault):
            grader("graph", judge="inconsistent").judge(text)


def test_mended_code_is_run_and_harmful_code_is_not() -> None:
    fields: dict[str, Any] = {"boards": ("1 2 3/4 5 6/7 0 8",), "like": "misplaced"}
    assert verdict("repair", CODE, **fields) == (False, "verdict-code-other")
    assert verdict("repair", fresh_question("repair").example, **fields) == (True, "verdict-code")
    for harmful in (
        "import os\ndef h(s):\n    return 0",
        "from math import pi\ndef h(s):\n    return 0",
        "def h(s):\n    return open('x')",
        "def h(s):\n    return s.__class__",
        "def h(s):\n    return '{0.a}'.format(s)",
        "def h(s):\n    return __import__('os')",
        "def h(s):\n    return (lambda: 0).__globals__",
        "def h(s)\n    return 0",
    ):
        with pytest.raises(Fault) as failure:
            grader("repair", **fields).judge(harmful)
        assert failure.value.message.key in ("repair-forbidden", "repair-syntax")


def test_code_that_needs_no_mending_is_told() -> None:
    right = fresh_question("repair").example
    lesson = Lesson(
        "own",
        {"en": "L"},
        {"en": "G"},
        1,
        (step("repair", boards=("1 2 3/4 5 6/7 0 8",), like="misplaced", code=right, example=right),),
    )
    assert [why.key for _, why in prove(lesson)] == ["lesson-nothing-to-mend"]


def test_an_answer_of_several_lines_is_written_on_lines_of_its_own_in_the_key() -> None:
    mended = fresh_question("repair").example
    assert written_answer(KeyEntry(1, "", mended, "")) == f"Answer:\n\n{mended.strip()}\n"
    assert written_answer(KeyEntry(1, "", "7", "")) == "Answer: 7"


def test_a_key_names_every_answer_that_is_right() -> None:
    leaves = LessonStep({"en": "x"}, scene=CUT, question=LessonQuestion("node", {"en": "?"}, which="cut"))
    lines = step("line", which="take no-better cheaper")
    one = step("line", which="take")
    lesson = Lesson("own", {"en": "L"}, {"en": "G"}, 1, (leaves, lines, one))
    several, listed, single = (entry.answer for entry in answer_key(lesson, 0))
    assert several == "any of these: C2 · C3"
    assert listed.startswith(f"any of these: {single} · ") and listed.count(" · ") == 2


LITRES = tuple(AnswerOption({"en": name}) for name in ("one", "two", "three", "four"))


def test_options_are_put_in_order_and_are_never_given_in_the_right_one() -> None:
    asked = step("order", options=LITRES)
    lesson = Lesson("own", {"en": "L"}, {"en": "G"}, 1, (asked,))
    check_lesson(lesson)
    assert list(prove(lesson)) == []
    assert next(answer_key(lesson, 0)).answer == "one; two; three; four"
    assert all(option_order(seed, lesson, 0) != [0, 1, 2, 3] for seed in range(60))
    examiner = Grader(asked)
    assert examiner.judge([0, 1, 2, 3]).right
    graded = examiner.judge([0, 1, 3, 2])
    assert (graded.right, graded.why.key, graded.why.facts["count"]) == (False, "verdict-order-items", 2)
    for none in ("", [0, 1, 2], [0, 0, 1, 2]):
        with pytest.raises(Fault):
            examiner.judge(none)
    assert not concealed_by(asked)


def test_a_path_of_a_search_from_both_ends_needs_no_h() -> None:
    graph = "graph G\nstart S\ngoal G\nS -- G: {}\nS -- A: 1\nA -- G: 1\n"
    assert verdict("graph", graph.format(3), judge="bidirectional-not-optimal") == (True, "verdict-graph-cost")
    assert verdict("graph", graph.format(2), judge="bidirectional-not-optimal") == (False, "verdict-graph-cost")


FACTORIAL = """def factorial(n, start):
    for k in range(n):
        start *= {}
    return start

def helper(n):
    return n
"""


def test_a_mended_function_is_called_with_the_arguments_of_each_case() -> None:
    fields: dict[str, Any] = {"cases": ("3, 1", "4, 2"), "values": (6, 48)}
    right, wrong = FACTORIAL.format("helper(k + 1)"), FACTORIAL.format("k")
    lesson = Lesson("own", {"en": "L"}, {"en": "G"}, 1, (step("repair", code=wrong, example=right, **fields),))
    check_lesson(lesson)
    assert list(prove(lesson)) == []
    assert verdict("repair", right, **fields) == (True, "verdict-cases")
    assert verdict("repair", wrong, **fields) == (False, "verdict-case-other")
    assert verdict("repair", "def f(n, start):\n    return [n]", **fields) == (False, "verdict-case-number")
    assert verdict("repair", "def f(n):\n    return n", **fields) == (False, "verdict-case-raised")


@pytest.mark.parametrize("fields", [{"cases": ("3 +", "4"), "values": (6, 24)}, {"cases": ("3", "4"), "values": (6,)}])
def test_a_case_that_cannot_be_called_is_reported_with_its_place(fields: dict[str, Any]) -> None:
    asked = step("repair", code=FACTORIAL.format("k"), example=FACTORIAL.format("2"), **fields)
    with pytest.raises(Fault) as failure:
        check_lesson(Lesson("own", {"en": "L"}, {"en": "G"}, 1, (asked,)))
    assert "steps[1].question" in str(failure.value.message.facts)


CORNER = "1 2 0/4 6 3/7 8 5"
"""Tile 3 is below its corner, the blank in it."""


@pytest.mark.parametrize(
    ("judge", "moves", "expected"),
    [
        ("home-optimal:3", "d", (True, "verdict-home")),
        ("home-optimal:3", "lrd", (False, "verdict-home-more")),
        ("home:3", "lrd", (True, "verdict-home")),
        ("home:3", "u", (False, "verdict-illegal")),
        ("home:3", "ld", (False, "verdict-home-not")),
        ("home:3 frozen:2", "lrd", (False, "verdict-home-frozen")),
        ("home:3 frozen:2", "d", (True, "verdict-home")),
        ("home:3 6", "dlurd", (False, "verdict-home-not")),
    ],
)
def test_tiles_are_brought_home_in_the_fewest_moves(judge: str, moves: str, expected: tuple[bool, str]) -> None:
    assert verdict("moves", moves, judge=judge, board=CORNER) == expected
    asked = grader("moves", judge=judge, board=CORNER)
    assert asked.judge(asked.answer()).right


@pytest.mark.parametrize("judge", ["home:", "home:9", "home:1 2 3 4", "home:1 frozen:x"])
def test_tiles_that_cannot_be_brought_home_are_reported(judge: str) -> None:
    with pytest.raises(Fault):
        check_lesson(Lesson("own", {"en": "L"}, {"en": "G"}, 1, (step("moves", judge=judge, board=CORNER),)))


EXAMPLES = (
    (
        "board",
        {"judge": "moves-from-goal:2 and misplaced=2"},
        "it is exactly 2 moves from the goal; Misplaced tiles is 2",
    ),
    ("board", {"judge": "h-equals-true:manhattan"}, "the estimate “Manhattan distance” equals the true distance"),
    ("graph", {"judge": "reopens"}, "h is admissible, and that meets this condition: A* reopens at least one node"),
    ("graph", {"judge": "bfs-not-optimal"}, "at most 12 places is right that meets this condition: breadth-first"),
    ("repair", {"cases": ("1, 2",), "values": (3.5,)}, "Every function is right that returns these values: 1, 2 → 3.5"),
    ("code", {"boards": ("1 2 3/4 5 6/7 0 8",), "judge": "admissible"}, "at most these values: 1 2 3/4 5 6/7 0 8 → 1"),
    ("moves", {"board": "1 2 3/4 0 6/7 5 8", "judge": "optimal"}, "at the least cost, 2, is right"),
    ("moves", {"board": "1 2 5/4 8 3/7 6 0", "judge": "home:2 3 frozen:1"}, "home: 2, 3. These must not move: 1."),
)


@pytest.mark.parametrize(("kind", "fields", "condition"), EXAMPLES)
def test_a_key_calls_an_example_an_example_and_says_what_makes_an_answer_right(
    kind: str, fields: dict[str, Any], condition: str
) -> None:
    asked = step(kind, **{"shape": "3x3", "example": "1 2 3/4 0 6/7 5 8", **fields})
    entry = next(answer_key(Lesson("own", {"en": "L"}, {"en": "G"}, 1, (asked,)), 0))
    assert condition in entry.criterion
    assert written_answer(entry).startswith("For example:") and written_answer(entry).endswith(entry.criterion)


def test_a_key_gives_the_range_of_a_number() -> None:
    asked = step("number", answer=2.5, tolerance=0.2)
    entry = next(answer_key(Lesson("own", {"en": "L"}, {"en": "G"}, 1, (asked,)), 0))
    assert written_answer(entry) == "Answer: 2.5 (every number from 2.3 to 2.7 is right)"


def test_the_next_line_is_the_one_after_the_line_that_the_scene_shows() -> None:
    run = "problem=queens start=83742516 simulated-annealing attacks random-seed=5 at=1"
    shown = {"run": run, "line": "each"}
    assert grader("line", shown, which="next-expanded").right_ones() == ["better"]
    assert grader("line", {"run": run}, which="next-expanded").right_ones() == ["take"]
    assert grader("line", {"run": run, "micro": 1}, which="next-expanded").right_ones() == ["test"]
