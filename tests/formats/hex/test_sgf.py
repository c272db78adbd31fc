"""SGF files of Hex: reading, writing, and the line of an error in a damaged file."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.formats.hex import sgf
from workbench.formats.hex.hex_input import read_game
from workbench.hex.board import BLUE, RED, HexBoard
from workbench.hex.game_tree import ROOT, GameTree
from workbench.hex.replay import LineFault
from workbench.hex.rules import KEEP, RESIGN, SWAP, TIMEOUT, Game, Rules
from workbench.hex.timing import TimeControl, spent_after
from workbench.search.problem.messages import Fault
from workbench.wording import say

GAME = rb"""(;FF[4]GM[11]SZ[5]PB[Ann \] Lee]PW[Bo]C[A game
of two]
;B[a3]C[weak?]
(;W[swap-pieces];B[c3](;W[b4]C[the bridge])(;W[d2];B[resign]))
(;W[C3]C[playing on]N[keeps]GC[one][two]))
"""


def content(tree: GameTree) -> list[object]:
    """Return everything in a tree, for comparing two trees."""
    nodes = [tree.nodes[at] for at in tree.below(ROOT)]
    return [tree.players, *((here.game, here.comment, here.notes, len(here.children)) for here in nodes)]


def last(tree: GameTree) -> Game:
    """Return the game at the end of the main line."""
    return tree.game(tree.main[-1])


def test_variations_comments_and_notes_are_read() -> None:
    tree = sgf.read(GAME)

    assert tree.root.game.rules == Rules(5, "pieces", RED) and tree.root.comment == "A game\nof two"
    assert tree.players == ("Ann ] Lee", "Bo")
    nodes = [tree.nodes[at] for at in tree.below(ROOT)]
    assert [here.game.moves for here in nodes if not here.children] == [
        ("a3", SWAP, "c3", "b4"),
        ("a3", SWAP, "c3", "d2", RESIGN),
        ("a3", "c3"),
    ]
    assert nodes[-1].notes == {"N": ("keeps",), "GC": ("one", "two")}
    assert tree.nodes[tree.main[-1]].comment == "the bridge"
    assert str(last(tree).board) == "..B../...../..R../.B.../....."


def test_a_file_is_written_and_read_back() -> None:
    tree = sgf.read(GAME)
    data = sgf.written(tree)

    assert data.startswith(b"(;FF[4]AP[Search Workbench]C[A game\nof two]CA[UTF-8]GM[11]") and b"Ann \\] Lee" in data
    assert content(sgf.read(data)) == content(tree)


@given(
    st.integers(3, 6),
    st.sampled_from(("off", "pieces", "sides")),
    st.sampled_from((RED, BLUE)),
    st.booleans(),
    st.randoms(use_true_random=False),
    st.lists(st.text(alphabet="ab]\\[;:()\n é猫", max_size=12), min_size=1, max_size=5),
)
def test_any_tree_of_games_comes_back_from_its_file(
    size: int, swap: str, first: int, set_up: bool, shuffled: random.Random, comments: list[str]
) -> None:
    game = Game.new(Rules(size, swap, first))
    if set_up:
        board = HexBoard.empty(size, first).play(0, RED).play(size * size - 1, BLUE)
        game = Game.set_up(HexBoard(size, board.stones, first))
    tree = GameTree.of(game).named("a]b", "")
    for number in range(shuffled.randrange(20)):
        at = shuffled.choice([*tree.nodes])
        if not tree.game(at).over:
            tree, at = tree.played(at, shuffled.choice((*tree.game(at).legal(), RESIGN)))
            tree = tree.commented(at, comments[number % len(comments)])

    assert content(sgf.read(sgf.written(tree))) == content(tree)


def test_both_kinds_of_swap_and_a_declined_one_come_back() -> None:
    for swap in ("pieces", "sides"):
        for answer in (SWAP, KEEP):
            tree = GameTree.of(Game.new(Rules(4, swap)).played("b2", answer))
            assert content(sgf.read(sgf.written(tree))) == content(tree)


def test_the_swap_of_replay_files_cannot_be_written() -> None:
    with pytest.raises(Fault, match="hex-sgf-seed"):
        sgf.written(GameTree.of(Game.new(Rules(4, "seed"))))


def test_what_is_not_said_is_as_the_standard_has_it() -> None:
    assert sgf.read(b"(;FF[4])").root.game.rules == Rules(11, "off", RED)
    assert last(sgf.read(b"junk (;GM[11]SZ[7:7];W[g7];B[A1])")).moves == ("g7", "a1")
    assert sgf.read(b"(;GM[11]SZ[5]RU[swap-sides]PL[White])").root.game.rules == Rules(5, "sides", BLUE)
    assert sgf.read("(;CA[KOI8-R]C[гекс])".encode("koi8-r")).root.comment == "гекс"
    assert sgf.read("(;C[café])".encode("latin-1")).root.comment == "café"
    assert sgf.read(b"(;CA[no such thing]C[a])").root.comment == "a"


def test_a_position_can_be_the_beginning() -> None:
    tree = sgf.read(b"(;GM[11]SZ[3]AB[a1][b2]AW[c3]PL[W];W[a2])")

    assert str(tree.root.game.board) == "R../.R./..B" and last(tree).moves == ("a2",)
    assert content(sgf.read(sgf.written(tree))) == content(tree)


@pytest.mark.parametrize(
    ("data", "line", "key"),
    [
        ("", 1, "hex-sgf-none"),
        ("Hello\nworld", 1, "hex-sgf-none"),
        ("(;GM[11]\n;B[a1]\n", 2, "hex-sgf-end"),
        ("(;GM[11]\n;B[a1]\n;C[never closed", 3, "hex-sgf-open"),
        ("(;GM[11]\n;B[a1]\n\n=;W[b2])", 4, "hex-sgf-sign"),
        ("(;GM[11]\n;B\n;W[b2])", 3, "hex-sgf-property"),
        ("(;GM[11]\n(;B[a1])\n;W[b2])", 3, "hex-sgf-node"),
        ("(;GM[11]\n()\n)", 2, "hex-sgf-empty"),
        ("(;\n[a1])", 2, "hex-sgf-value"),
        ("(;GM[11]\n(B[a1]))", 2, "hex-sgf-outside"),
        ("(;GM[1]SZ[19]\n;B[aa])", 1, "hex-sgf-other-game"),
        ("(;GM[11]SZ[25])", 1, "hex-size"),
        ("\n(;GM[11]SZ[5:7])", 2, "hex-sgf-size"),
        ("(;GM[11]SZ[-3])", 1, "hex-sgf-size"),
        ("(;GM[11]PL[green])", 1, "hex-sgf-player"),
        ("(;GM[11]SZ[3]AB[d4])", 1, "hex-cell-outside"),
        ("(;GM[11]SZ[3]C[;;\n;]\n;B[a1]\n;W[a1])", 4, "hex-cell-taken"),
        ("(;GM[11]SZ[3]\n;B[a1]\n(;W[b1])\n(;W[c1]\n;B[pass]))", 5, "hex-cell-unreadable"),
        ("(;GM[11]SZ[3]\n;B[a1]\n;B[b1])", 3, "hex-sgf-turn"),
        ("(;GM[11]SZ[3]\n;B[a1]W[b1])", 2, "hex-sgf-moves"),
        ("(;GM[11]SZ[3]\n;B[a1]\n;AB[b1])", 3, "hex-sgf-late"),
        ("(;GM[11]SZ[3]\n;B[a1]\n(;W[swap-sides])\n(;W[swap-pieces]))", 4, "hex-sgf-swaps"),
        ("(;GM[11]SZ[3]\n;B[a1];W[b1]\n;B[swap-sides])", 3, "hex-swap-not-now"),
        ("(;GM[11]SZ[3]\n;B[b1];W[a1];B[b2];W[a2];B[b3]\n;W[a3])", 3, "hex-over"),
    ],
)
def test_a_broken_file_is_told_with_line_and_reason(data: str, line: int, key: str) -> None:
    with pytest.raises(LineFault) as caught:
        sgf.read(data.encode())

    assert (caught.value.message.key, caught.value.line) == (key, line)
    assert "{" not in say(caught.value) and key not in say(caught.value)


@given(st.text(alphabet="(;)[]BWCa1\\ \nSZ3", max_size=40))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        tree = sgf.read(text.encode())
    except LineFault:
        return
    assert content(sgf.read(sgf.written(tree))) == content(tree)


def test_a_very_deep_game_and_many_variations_are_read() -> None:
    nested = b"".join(b"(;C[%d]" % number for number in range(5000)) + b")" * 5000
    assert sgf.read(b"(;GM[11]" + nested + b")").root.comment.endswith("4999")


def test_both_kinds_of_files_are_read(tmp_path: Path) -> None:
    record, moves = tmp_path / "game.sgf", tmp_path / "game.txt"
    record.write_bytes(GAME)
    moves.write_text("size 5\nfirst red\nswap off\na3\nc3\nc3\n")

    assert content(read_game(str(record)).tree) == content(sgf.read(GAME))
    assert last(read_game(str(moves)).tree).moves == ("a3", "c3")
    assert [step.number for step in read_game(str(moves)).faults] == [6]
    record.write_bytes(GAME[:60])
    with pytest.raises(Fault, match="line=3"):
        read_game(str(record))


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    sgf.save(tmp_path / "game.sgf", sgf.read(GAME))

    assert content(read_game(str(tmp_path / "game.sgf")).tree) == content(sgf.read(GAME))
    with pytest.raises(Fault, match="hex-sgf-seed"):
        sgf.save(tmp_path / "game.sgf", GameTree.of(Game.new(Rules(3, "seed"))))
    assert [file.name for file in tmp_path.iterdir()] == ["game.sgf"]


def test_times_are_read_and_a_loss_on_time() -> None:
    tree = sgf.read(b"(;GM[11]SZ[5]TM[60]OT[5 fischer]RE[B+T];B[a1]BL[50];W[b2]WL[64.5]BL[50];B[c3])")

    assert tree.time == TimeControl(60, 5)
    assert [tree.nodes[at].spent for at in tree.main] == [(0, 0), (15, 0), (15, 0.5), (15, 0.5), (15, 0.5)]
    assert last(tree).moves[-1] == TIMEOUT and last(tree).winner == RED and not last(tree).resigned
    data = sgf.written(tree)
    assert b"TM[60]" in data and b"OT[5 fischer]" in data and b"RE[B+T]" in data and b"WL[64.5]" in data
    assert content(sgf.read(data)) == content(tree) and sgf.read(data).time == tree.time


@pytest.mark.parametrize("stated", ["TM[an hour]", "TM[0]", "TM[60]OT[3x30 byo-yomi]", "TM[-5]"])
def test_times_that_are_not_understood_are_kept_as_they_are(stated: str) -> None:
    tree = sgf.read(f"(;GM[11]SZ[5]{stated};B[a1]BL[50])".encode())

    assert tree.time is None and tree.nodes[tree.main[1]].notes == {"BL": ("50",)}
    assert stated.encode()[:4] in sgf.written(tree) and content(sgf.read(sgf.written(tree))) == content(tree)


@pytest.mark.parametrize("result", ["W+T", "B+Time", "B+", "?"])
def test_who_is_not_to_move_or_has_lost_already_loses_nothing_on_time(result: str) -> None:
    tree = sgf.read(f"(;GM[11]SZ[5]RE[{result}];B[a1])".encode())
    assert last(tree).over is (result == "B+Time")


@given(
    st.sampled_from(("off", "pieces", "sides")),
    st.integers(1, 10_000),
    st.integers(0, 60),
    st.booleans(),
    st.lists(st.floats(0, 30), min_size=1, max_size=9),
    st.randoms(use_true_random=False),
)
def test_the_times_of_a_game_come_back_from_its_file(
    swap: str, seconds: int, increment: int, lost: bool, thought: list[float], shuffled: random.Random
) -> None:
    game, spent, control = Game.new(Rules(5, swap)), [(0.0, 0.0)], TimeControl(seconds + 300, increment)
    for length in thought:
        spent.append(spent_after(spent[-1], game, length))
        game = game.play(shuffled.choice(game.legal()))
    if lost and not game.over:
        spent.append(spent[-1])
        game = game.run_out()
    tree = GameTree.of(game, control, spent[1:])
    reread = sgf.read(sgf.written(tree))

    assert (reread.time, last(reread)) == (control, game)
    for at, there in zip(tree.main, reread.main, strict=True):
        assert tree.nodes[at].spent == pytest.approx(reread.nodes[there].spent, abs=1e-6)


def test_stones_are_put_on_rectangles() -> None:
    board = sgf.read(b"(;GM[11]SZ[4]AB[a1:b2][d4]AW[d1:c2])").root.game.board
    assert str(board) == "RRBB/RRBB/..../...R"


@pytest.mark.parametrize(
    ("expected", "complaint"),
    [
        (b"(;GM[11]SZ[4]AB[a1]AW[a1])", "a1 is set twice."),
        (b"(;GM[11]SZ[4]AB[a1:c2][b2])", "b2 is set twice."),
        (b"(;GM[11]sz[4];B[a1])", "The names of properties must be written in capital letters."),
        (b"(;GM[11]SZ[4]AB[a1:])", "“” is not a cell: cells are named by column and row, such as c4."),
    ],
)
def test_stones_that_contradict_and_names_that_are_none_are_refused(expected: bytes, complaint: str) -> None:
    with pytest.raises(LineFault) as caught:
        sgf.read(expected)
    assert say(caught.value) == complaint and caught.value.line == 1
