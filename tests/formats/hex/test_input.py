"""Files entered as a game of Hex: either they contain a game, or one sentence says why not."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from workbench.formats.hex import sgf
from workbench.formats.hex.hex_input import MAX_BYTES, read_game
from workbench.hex.replay import LineFault, Replay, replay, replay_text
from workbench.search.problem.messages import Fault
from workbench.wording import say


def read_replay(name: str) -> Replay:
    return read_game(name).replay(name)


READERS = (read_game, read_replay)
SIGNS = [*"(;)[]:\\ \n\r#,-", "\x00", "\x0c", "\u2028", "é", "表", "ソ"]
WORDS = ["GM[11]", "SZ[3]", "CA[UTF-8]", "CA[Shift_JIS]", "RU[swap-pieces]", "AB", "AW", "PL[W]", "B[a1]", "W[b2]"]
LINES = ["size 3", "size 99", "swap seed", "swap pieces", "first red", "y", "n", "resign", "a1", "0 1", "b2", "9 9"]
written_signs = st.lists(st.sampled_from([*SIGNS, *WORDS, "(;", "swap", "resign", "C["]), max_size=20).map("".join)
written_lines = st.lists(st.sampled_from([*LINES, *SIGNS, "# a"]), max_size=20).map("\n".join)
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "shift_jis", "koi8-r")
contents = st.binary(max_size=60) | st.builds(
    lambda sentence, encoding: sentence.encode(encoding, "replace"),
    written_signs | written_lines,
    st.sampled_from(ENCODINGS),
)


@pytest.mark.parametrize(
    ("name", "content", "complaint"),
    [
        ("a.sgf", b"", "“a.sgf” is empty, so there is no game in it."),
        ("a.SGF", b" \r\n", "“a.SGF” is empty, so there is no game in it."),
        ("a.sgf", b"size 5\na1\n", "“a.sgf”, line 1: No SGF game was found here."),
        (
            "a.txt",
            b"size 5\r\na1\r\nb\xff\r\n",
            "“a.txt”, line 3: This is not a text file (UTF-8).",
        ),
        (
            "a.txt",
            b"\xef\xbb\xbfa1\n\x00",
            "“a.txt”, line 2: This is not a text file (UTF-8).",
        ),
        ("a.txt", b"\x89PNG", "“a.txt”, line 1: This is not a text file (UTF-8)."),
        ("a", b"(;CA[UTF-8]\n;C[caf\xe9])", "“a”, line 2: This is not in UTF-8, although the file says so (CA)."),
        ("a", b"a1\n" * (MAX_BYTES // 3 + 1), "“a” is too large for a game of Hex: files of at most 1 MB are read."),
        ("no.sgf", None, "File not found: “no.sgf”"),
        ("no\0.sgf", None, "File not found: “no?.sgf”"),
        (".", None, "“.” is a folder, not a file."),
    ],
)
def test_what_is_no_game_is_told_in_one_sentence_with_file_and_line(
    name: str, content: bytes | None, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if content is not None:
        Path(name).write_bytes(content)

    for read in READERS:
        with pytest.raises(Fault) as caught:
            read(name)
        assert say(caught.value) == complaint


def test_a_file_that_must_not_be_read_is_told(tmp_path: Path) -> None:
    file = tmp_path / "game.sgf"
    file.write_text("(;GM[11])")
    file.chmod(0)
    if os.access(file, os.R_OK):
        file = tmp_path / ("a" * 300)  # root cannot read this one either
    for read in READERS:
        with pytest.raises(Fault, match="file-unreadable"):
            read(str(file))


@pytest.mark.parametrize("encoding", ["Shift_JIS", "GBK", "Big5", "EUC-JP", "KOI8-R", "windows-1251", "ISO-8859-2"])
def test_an_sgf_file_is_read_in_the_encoding_that_it_says(encoding: str, tmp_path: Path) -> None:
    far_east = encoding in ("Shift_JIS", "GBK", "Big5", "EUC-JP")
    comment = "表ソ能十" if encoding in ("Shift_JIS", "EUC-JP") else "許功蓋" if far_east else "Červená a modrá"
    if encoding in ("KOI8-R", "windows-1251"):
        comment = "Партия в гекс"
    file = tmp_path / "game.sgf"
    file.write_bytes(f"(;GM[11]SZ[5]\nCA[{encoding}]PB[{comment}]\n;B[a1]C[{comment}])".encode(encoding))

    tree = read_game(str(file)).tree
    assert (tree.players[0], tree.nodes[1].comment, tree.nodes[1].move) == (comment, comment, "a1")
    reread = sgf.read(sgf.written(tree))
    assert (reread.players, reread.nodes[1].comment) == (tree.players, comment)


@pytest.mark.parametrize(
    "encoding", ["utf-16", "utf-7", "idna", "punycode", "unicode_escape", "rot13", "hz", "a\0", "undefined"]
)
def test_an_encoding_in_which_no_sgf_is_written_counts_as_none(encoding: str) -> None:
    tree = sgf.read(f"(;CA[{encoding}]C[a + ~é\\]-])".encode())
    assert tree.root.comment == "a + ~é]-"


def test_the_game_itself_of_an_sgf_file_can_be_played_over(tmp_path: Path) -> None:
    file = tmp_path / "game.sgf"
    file.write_text("(;GM[11]SZ[3]RU[swap-pieces];B[a2];W[swap-pieces](;B[c3];W[b2])(;B[a1]))")

    assert read_replay(str(file)).game.moves == ("a2", "swap", "c3", "b2")
    file.write_text("(;GM[11]SZ[3]AB[a2];W[b2])")
    with pytest.raises(Fault) as caught:
        read_replay(str(file))
    assert caught.value.message.key == "file-complaint" and "started from a set-up position" in say(caught.value)


def outcome(read: Callable[[Any], Any], given: object) -> Any:
    """Return the result of reading, or the fault."""
    try:
        return read(given)
    except Fault as fault:
        return fault


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=contents, name=st.sampled_from(("game.sgf", "game.txt", "game")), read=st.sampled_from(READERS))
def test_whatever_is_in_a_file_it_is_a_game_or_a_fault(
    content: bytes, name: str, read: Callable[[str], object], tmp_path: Path
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    if isinstance(result := outcome(read, str(file)), Fault):
        sentence = say(result)
        assert result.message.key not in sentence and name in sentence and "\n" not in sentence


@given(contents)
def test_bytes_are_an_sgf_game_that_comes_back_or_a_fault_of_a_line(content: bytes) -> None:
    result = outcome(sgf.read, content)
    if isinstance(result, Fault):
        assert isinstance(result, LineFault) and 1 <= result.line <= content.count(b"\n") + 1
    else:
        assert sgf.read(sgf.written(result)).root.game == result.root.game


@given(written_lines | written_signs)
def test_a_text_is_a_replay_whose_moves_come_back_or_a_fault_of_a_line(text: str) -> None:
    result, lines = outcome(replay, text), text.splitlines()
    if isinstance(result, Fault):
        assert isinstance(result, LineFault) and 1 <= result.line <= len(lines)
    else:
        assert all(step.text in lines[step.number - 1] for step in result.steps)
        assert replay(replay_text(result.game)).game.moves == result.game.moves


def test_what_is_said_in_many_nodes_without_moves_is_read_in_its_order() -> None:
    tree = sgf.read(b"(;GM[11]" + b";C[a]N[b]" * 6_000 + b")")
    assert tree.root.comment == "\n".join("a" * 6_000) and tree.root.notes == {"N": ("b",) * 6_000}


@pytest.mark.parametrize(
    ("name", "content", "remarks"),
    [
        (
            "a.txt",
            "size 4\nswap off\na1\na1\nzz\nb2\n",
            ["Line 4, “a1”: There is already", "Line 5, “zz”: “zz” is not"],
        ),
        ("a.sgf", "(;GM[11]SZ[4];B[a1])\n\n(;GM[11]SZ[5])", ["Nothing is read from line 3 on"]),
        ("a.sgf", "(;GM[11]SZ[4];B[a1]))", ["Nothing is read from line 1 on"]),
        ("a.sgf", "(;GM[11]SZ[4];B[a1])\n ", []),
    ],
)
def test_what_is_left_out_of_a_file_is_told_line_by_line(
    name: str, content: str, remarks: list[str], tmp_path: Path
) -> None:
    (tmp_path / name).write_text(content)
    sentence = read_game(str(tmp_path / name)).remarks()
    assert len(sentence) == len(remarks) and all(
        one.startswith(start) for one, start in zip(sentence, remarks, strict=True)
    )
