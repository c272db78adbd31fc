from __future__ import annotations

import csv
from collections.abc import Callable, Mapping

import pytest
from support.paths import GOLDEN

from workbench.search.problem.messages import Fault
from workbench.tiles.heuristics import Manhattan
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import collection, find, names
from workbench.tiles.puzzle.goal import goal_board, goal_name
from workbench.tiles.puzzle.scramble import scramble
from workbench.tiles.puzzle.solvability import is_solvable
from workbench.wording import LANGUAGES, say, set_language

Distances = Callable[[Board], Mapping[bytes, int]]
Neighbours = Callable[[int, int, bytes], list[bytes]]


def rows(name: str) -> list[dict[str, str]]:
    with (GOLDEN / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_the_named_boards_are_those_of_their_sources() -> None:
    for name, board, goal in [
        ("first-board", "1 2 3/7 0 8/5 6 4", "last"),
        ("sample", "1 2 3/4 0 6/7 5 8", "last"),
        ("nilsson", "2 8 3/1 6 4/7 0 5", "1 2 3/8 0 4/7 6 5"),
        ("aima", "7 2 4/5 0 6/8 3 1", "first"),
        ("slides", "7 5 2 4/1 0 6 8/10 15 3 11/9 13 14 12", "last"),
        ("thesis:1", "7 1 3 4/2 5 10 8/0 6 9 11/13 14 15 12", "last"),
        ("thesis:2", "1 2 3 4/5 6 0 8/9 10 7 12/13 14 11 15", "last"),
        ("hardest8:1", "8 6 7/2 5 4/3 0 1", "last"),
        ("hardest8:2", "6 4 7/8 5 0/3 2 1", "last"),
        ("reopening", "1 3 5/4 0 8/7 6 2", "last"),
        ("korf:1", "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3", "first"),
    ]:
        named = find(name)
        assert (named.name, str(named.board), goal_name(named.goal)) == (name, board, goal)


def test_the_fifty_24_puzzles_are_as_published() -> None:
    fifty = collection("korf24")
    assert len(fifty) == 50
    for named, row in zip(fifty, rows("korf24.csv"), strict=True):
        assert named.name == f"korf24:{row['id']}"
        assert [*named.board.tiles] == [*map(int, row["tiles"].split())]
        assert (named.goal, named.optimum) == (goal_board("first", 5, 5), int(row["optimal"]))
        assert is_solvable(named.board, named.goal)


def test_korfs_hundred_are_as_published() -> None:
    hundred = collection("korf")
    published = rows("korf100.csv")
    assert len(hundred) == len(published) == 100
    for named, row in zip(hundred, published, strict=True):
        assert named.name == f"korf:{row['id']}"
        assert named.board == Board.parse(row["tiles"])
        assert named.goal == goal_board("first", 4, 4)
        assert named.optimum == int(row["optimal"])
        assert Manhattan(named.goal)(named.board.state) == 1000 * int(row["manhattan_h0"])
        assert is_solvable(named.board, named.goal)


def test_the_notebooks_boards_are_all_there() -> None:
    known = {Board.parse(row["board"]): int(row["cost"]) for row in rows("astar_8puzzle.csv")}
    notebook = {named.board: named.optimum for named in collection("notebook")}
    assert known.items() <= notebook.items()
    assert notebook.keys() - known.keys() == {Board.parse("1 2 3 4 5 6 8 7 0")}
    unsolvable = find("notebook:6")
    assert unsolvable.optimum is None
    assert not is_solvable(unsolvable.board, unsolvable.goal)


def test_the_optimum_of_every_named_8_puzzle_is_its_true_distance(distances: Distances) -> None:
    for name in names():
        named = find(name)
        if named.board.shape == (3, 3):
            assert distances(named.goal).get(bytes(named.board.tiles)) == named.optimum


def test_the_hardest_8_puzzles_are_the_two_farthest_from_the_goal(distances: Distances) -> None:
    true = distances(goal_board("last", 3, 3))
    radius = max(true.values())
    farthest = {state for state, moves in true.items() if moves == radius}
    assert radius == 31
    assert farthest == {named.board.state for named in collection("hardest8")}


@pytest.mark.parametrize("name", ["slides", "thesis:1", "thesis:2"])
def test_the_optimum_of_a_named_15_puzzle_is_its_true_distance(name: str, neighbours: Neighbours) -> None:
    named = find(name)

    def layers(start: bytes) -> list[set[bytes]]:
        found: list[set[bytes]] = [set(), {start}]
        for _ in range((named.optimum or 0) // 2 + 1):
            around = {other for state in found[-1] for other in neighbours(4, 4, state)}
            found.append(around - found[-1] - found[-2])
        return found[1:]

    from_board, from_goal = layers(bytes(named.board.tiles)), layers(bytes(named.goal.tiles))
    meetings = [
        there + back
        for there, boards in enumerate(from_board)
        for back, others in enumerate(from_goal)
        if boards & others
    ]
    assert min(meetings) == named.optimum


def test_a_collections_name_alone_is_its_first_board() -> None:
    assert find("hardest8") == find("hardest8:1")
    assert find("korf") == find("korf:1")
    assert [named.name for named in collection("thesis")] == ["thesis:1", "thesis:2"]
    assert collection("nilsson") == (find("nilsson"),)
    assert collection("korf:7") == (find("korf:7"),)


def test_every_name_finds_its_board() -> None:
    assert len(set(names())) == len(names())
    assert all(find(name).name == name for name in names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_named_board_has_something_to_say_for_itself(language: str) -> None:
    set_language(language)
    for name in (*names(), "seed:42@4x4"):
        note = find(name).note
        assert say(note) != note.key


def test_a_seed_is_a_name_too() -> None:
    named = find("seed:42@4x4")
    assert (named.name, named.board, named.goal) == ("seed:42@4x4", scramble(4, 4, 42), goal_board("last", 4, 4))
    assert find("seed:0@3x5").board == scramble(3, 5, 0)
    assert collection("seed:42@4x4") == (named,)


REFUSED = {
    "nilson": "Unknown board “nilson”. Did you mean nilsson?",
    "Korf:3": "Unknown board “Korf:3”. Did you mean korf:3?",
    "hardest9": "Unknown board “hardest9”. Did you mean hardest8?",
    "korf:101": "korf has no board “101”: its boards are numbered 1 to 100.",
    "thesis:x": "thesis has no board “x”: its boards are numbered 1 to 2.",
    "qqq": "Unknown board “qqq”. Available: first-board, sample, nilsson, aima, slides, thesis, hardest8, "
    "reopening, notebook, caught, korf, korf24, and seed:42@4x4 for any seed and size.",
    "seed:42": "“seed:42” is not a valid scramble: write it as seed:42@4x4.",
    "seed:-1@4x4": "“seed:-1@4x4” is not a valid scramble: write it as seed:42@4x4.",
    "seed:1@4y4": "“4y4” is not a size such as 4x4.",
    "seed:1@300x300": "A board has 2 to 100 rows and columns; 300×300 is not possible.",
    "seed:99999999999999999999@4x4": "The seed must be from 0 to 18446744073709551615, not 99999999999999999999.",
}


@pytest.mark.parametrize("name", REFUSED)
def test_an_unknown_name_is_refused_with_what_may_have_been_meant(name: str) -> None:
    for question in (find, collection):
        with pytest.raises(Fault) as refused:
            question(name)
        assert say(refused.value) == REFUSED[name]


def test_even_a_very_long_name_is_refused_in_one_line() -> None:
    with pytest.raises(Fault) as refused:
        find("korf" * 100_000 + "\n")
    assert len(say(refused.value)) < 300
    with pytest.raises(Fault):
        find("")
