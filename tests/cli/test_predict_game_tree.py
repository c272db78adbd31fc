"""`predict --game-tree`: questions about minimax and alpha-beta on a tree that is written out."""

from __future__ import annotations

import csv
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from workbench.formats.game_tree_text import write_game_tree
from workbench.game_trees.searching import ALGORITHMS
from workbench.game_trees.tree import GameTree
from workbench.search.predicting.game_questions import LeafEffect
from workbench.wording import LANGUAGES

Workbench = Callable[..., Any]

TREE = "(3 12 8) (2 4 6) (14 5 2)"


def set_input(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """Set the lines that are typed."""
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))


def right_answers(workbench: Workbench, *more: str) -> list[str]:
    """Return the right answers as they are typed: effects as digits."""
    effects = [effect.value for effect in LeafEffect]
    questions = workbench("predict", "--game-tree", TREE, *more, "--json").fields["questions"]
    return [str(effects.index(one["answer"]) + 1) if one["kind"] == "fate" else str(one["answer"]) for one in questions]


def test_the_cut_off_of_the_textbook_is_asked_about(workbench: Workbench) -> None:
    result = workbench("predict", "--game-tree", TREE, "--algorithm", "alphabeta", "--kinds", "next", "--json")
    questions = {one["step"]: one for one in result.fields["questions"]}
    assert questions[7]["answer"] == "D" and "C1 with the value 2" in questions[7]["question"]
    assert questions[7]["given"] == ["A  MAX  v = 3  α = 3  β = +∞", "C  MIN  α = 3  β = +∞"]
    assert result.fields["search"] == ["Algorithm: Alpha-beta", f"Game tree: {TREE}"]


def test_minimax_cuts_nothing_off(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    for algorithm, offered in (("minimax", False), ("alphabeta", True)):
        set_input(monkeypatch, [])
        result = workbench("predict", "--game-tree", TREE, "--algorithm", algorithm, "--kinds", "fate", "--ask")
        assert ("cut off" in result.out) is offered and "v changes" in result.out


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_round_in_the_terminal_is_judged_and_kept(
    algorithm: str, workbench: Workbench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    options = ("--algorithm", algorithm, "--count", "6", "--seed", "3")
    right, file = right_answers(workbench, *options), tmp_path / "class.csv"
    assert right and right == right_answers(workbench, *options)
    set_input(monkeypatch, [answer.lower() for answer in right])
    result = workbench("predict", "--game-tree", TREE, *options, "--ask", "--pupil", "Ada", "--csv", str(file))
    assert (result.status, result.err) == (0, "")
    assert result.out.count("Right. ") == len(right) and f"{len(right)} of {len(right)} answers right" in result.out
    rows = [*csv.DictReader(StringIO(file.read_text("utf-8-sig")))]
    assert {row["run"] for row in rows} == {f"game-tree {TREE} {algorithm}"}
    assert {row["verdict"] for row in rows} == {"right"} and {row["pupil"] for row in rows} == {"Ada"}


def test_a_wrong_answer_is_explained_and_an_invalid_one_is_asked_again(
    workbench: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind, typed, fault in (
        ("value", ["", "many", "\u2212999"], "“many” is not a number"),
        ("next", ["Z", "A"], "There is no node “Z”"),
        ("fate", ["3", "v", "1"], "“3” is not a number from 1 to 2"),
    ):
        set_input(monkeypatch, typed)
        result = workbench("predict", "--game-tree", "((1 -2) (3 4)) (5 6)", "--kinds", kind, "--ask", "--json")
        assert fault in result.err and len(result.fields["answers"]) == 1
    set_input(monkeypatch, ["999"])
    result = workbench("predict", "--game-tree", TREE, "--kinds", "value", "--ask")
    assert "Not right. The right answer: 3. B is finished: its value is 3." in result.out
    assert "0 of 1 answer right" in result.out and "Answered: 999. Right: 3." in result.out


def test_a_tree_may_be_in_a_file(workbench: Workbench, tmp_path: Path) -> None:
    file = tmp_path / "tree.txt"
    write_game_tree(file, GameTree.parse(TREE))
    assert workbench("predict", "--game-tree", str(file)).out == workbench("predict", "--game-tree", TREE).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_ask(language: str, workbench: Workbench) -> None:
    result = workbench("predict", "--game-tree", TREE, "--algorithm", "alphabeta", "--language", language)
    assert (result.status, result.err) == (0, "") and TREE in result.out and "cli-" not in result.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--game-tree", "(3 12"], "A closing parenthesis is missing."),
        (["--game-tree", ""], "The game tree is empty"),
        (["--game-tree", "3 x"], "“x” at character 3 is unexpected"),
        (["--game-tree", "missing.txt"], "“missing.txt” at character 1 is unexpected"),
        (["--game-tree", "5"], "There is no step to ask about"),
        (["--game-tree", TREE, "--algorithm", "astar"], "astar"),
        (["1 2 3/7 0 8/5 6 4", "--game-tree", TREE], "BOARD does not apply to a game tree."),
        (["--game-tree", TREE, "--heuristic", "manhattan"], "--heuristic does not apply to a game tree."),
        (["--game-tree", TREE, "--ties", "low-h"], "--ties does not apply to a game tree."),
        (["--game-tree", TREE, "--csv", "a.csv"], "--csv and --pupil need --ask"),
        (["--game-tree", TREE, "--kinds", "colour"], "colour"),
    ],
)
def test_bad_input_is_explained(arguments: list[str], message: str, workbench: Workbench) -> None:
    result = workbench("predict", *arguments)
    assert result.status == 2 and result.out == "" and message in result.err
