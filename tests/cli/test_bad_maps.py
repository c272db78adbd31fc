"""Places, maps, scenarios and pictures that cannot be used: one sentence says what is wrong and where; status 2."""

from __future__ import annotations

import shutil
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.paths import EXAMPLES

Workbench = Callable[..., Any]
ROOMS = EXAMPLES / "maps" / "rooms.map"
HEAD = "type octile\nheight 2\nwidth 4\nmap\n"
SEARCH = "1\trooms.map\t25\t17\t23\t7\t17\t9\t6.82842712"
X_Y = "write X,Y, the column and the row, counted from 0, such as 0,0."
ROW_COLUMN = "write the row and the column, counted from 1, such as 6,2."

PLACES = [
    *((str(ROOMS), "--start", square, f"“{square}” is not a square: {X_Y}") for square in ("7", "7,", "7,a", "-1,3")),
    *((str(ROOMS), "--goal", square, f"“{square}” is not a square: {X_Y}") for square in ("3.5,1", "1,2,3", "B7", "")),
    (str(ROOMS), "--start", "25,1", "The square 25,1 is outside the grid: X goes from 0 to 24, Y from 0 to 16."),
    (str(ROOMS), "--goal", "6,4", "The square 6,4 is a wall."),
    *(("maze", "--start", square, f"“{square}” is not a square: {ROW_COLUMN}") for square in ("7", "B7", "")),
    ("maze", "--goal", "0,1", "The square 0,1 is outside the grid of 11 rows and 15 columns."),
    ("maze", "--goal", "1,1", "The square 1,1 is a wall."),
    ("romania", "--start", "3,4", "Unknown place “3,4”. Available: Arad, "),
    ("romania", "--goal", "Sibu", "Unknown place “Sibu”. Did you mean Sibiu?"),
    ("romania", "--moves", "8", "--moves is for grids: Romania (map) has only one rule of moves."),
    (str(ROOMS), "--moves", "6", "Unknown rule of moves “6”: give one of 4, 8, 8-corners."),
]

MAPS = [
    ("", "A map starts with a line such as grid Garden, graph Towns or type octile; this one is empty."),
    (
        "height 2\ntype octile\n",
        "Line 1: expected type, not “height 2”. A MovingAI map begins with the lines type, height, width and map.",
    ),
    ("height 2\nwidth 4\nmap\n....\n....\n", "Line 1: expected type, not “height 2”."),
    (
        "hello\n",
        "A map starts with a line such as grid Garden, graph Towns or type octile; this one starts with “hello”.",
    ),
    ("1 2 3/4 5 6/7 8 0", "A map starts with a line such as grid Garden, graph Towns or type octile; this one starts"),
    ("type octile", "The heading ends before height."),
    ("type\nheight 2\nwidth 4\nmap\n", "Line 1: expected type …, not “type”."),
    ("type hexagon\nheight 2\nwidth 4\nmap\n....\n....\n", "Line 1: expected type octile, not “type hexagon”."),
    ("type octile\nheight 2 3\n", "Line 2: expected height, not “height 2 3”."),
    ("type octile\nheight 2000\nwidth 4\nmap\n", "Line 2: “height 2000” is not a size"),
    ("type octile\nheight -2\nwidth 4\nmap\n", "Line 2: “height -2” is not a size"),
    ("type octile\nwidth 4\nmap\n....\n", "Line 2: expected height, not “width 4”."),
    ("type octile\nheight 2\nmap\n....\n", "Line 3: expected width, not “map”."),
    ("type octile\nheight 2\nwidth 4\n....\n", "Line 4: expected map, not “....”."),
    (HEAD + "....\n", "Line 6: a row is missing. The heading says height 2, but the map has 1 row."),
    (
        HEAD + "....\n....\n....\n",
        "Line 7: this row is one too many. The heading says height 2, but the map has 3 rows.",
    ),
    (HEAD + "....\n.....\n", "Line 6 has 5 squares, but the heading says width 4."),
    (HEAD + "....\n\n....\n", "Line 6 has 0 squares, but the heading says width 4."),
    (HEAD + ".\n....\n....\n", "Line 5 has 1 square, but the heading says width 4."),
    (HEAD + "....\n..x.\n", "Line 6, column 2: “x” is not a valid square"),
    (HEAD + "@@@@\n@OT@\n", "All squares of the map are walls."),
    ("grid X\n#S.G#\n#..#\n", "Line 3 has 4 squares, but the first row has 5."),
    ("grid X\n###\n#S#\n", "Line 3 is the last, and the S or the G is missing."),
]

SCENARIOS = [
    ("", "", "The file is empty. A scenario file begins with the line version 1."),
    (f"{SEARCH}\n", "", "Line 1 is “1 rooms.map 25 17 23 7 17 9 6.82842712”."),
    (f"{SEARCH}\n", "", "”. A scenario file begins with the line version 1."),
    (f"\nversion 2\n{SEARCH}\n", "", "Line 2 is “version 2”. A scenario file begins with the line version 1."),
    ("version 1\nrooms.map\n", "", "Line 2 has 1 field, but a search has 9: bucket"),
    ("version 1", "", "There are no searches after the first line."),
    ("version 1\n1\trooms.map\t25\n", "", "Line 2 has 3 fields, but a search has 9: bucket, map, width"),
    (f"version 1\n{SEARCH}x\n", "", "Line 2: “6.82842712x” is not a number of at least 0"),
    (f"version 1\n\n{SEARCH.replace('6.8', '-6.8')}\n", "", "Line 3: “-6.82842712” is not a number"),
    (f"version 1\n{SEARCH.replace('6.82842712', '1e400')}\n", "", "Line 2: “1e400” is not a number"),
    (f"version 1\n{SEARCH.replace('rooms', 'halls')}\n", "", "Line 2: the map halls.map was not found"),
    (
        f"version 1\n{SEARCH.replace('25', '26')}\n",
        "",
        "Line 2: the map should have 26 × 17 squares, but it has 25 × 17.",
    ),
    (f"version 1\n{SEARCH.replace('23', '25')}\n", "", "Line 2: the square 25,7 is outside the map."),
    (f"version 1\n{SEARCH.replace('23', '20')}\n", "", "Line 2: the square 20,7 is a wall."),
    (f"version 1\n{SEARCH}\n", ":2", "2 is not a search of this file, or not a range such as 1-100: it has 1."),
    (f"version 1\n{SEARCH}\n", ":x", "x is not a search of this file"),
    (f"version 1\n{SEARCH}\n", ":1-", "1- is not a search of this file"),
]


def complaint(result: Any) -> str:
    """Return the only line that a command has printed, after checking that it is one of an error."""
    assert (result.status, result.out) == (2, "")
    assert result.err.count("\n") == 1
    return str(result.err)


@pytest.mark.parametrize(("name", "option", "value", "sentence"), PLACES)
def test_a_wrong_place_or_rule_says_what_is_right(
    name: str, option: str, value: str, sentence: str, workbench: Workbench
) -> None:
    assert complaint(workbench("solve", "--problem", name, option, value)).startswith(sentence)


@pytest.mark.parametrize(("content", "number", "sentence"), SCENARIOS)
@pytest.mark.parametrize("words", [("compare", "--scen"), ("solve", "--problem")], ids=lambda words: words[0])
def test_wrong_scenarios_are_refused_with_their_file_and_line(
    words: tuple[str, ...], content: str, number: str, sentence: str, workbench: Workbench, tmp_path: Path
) -> None:
    shutil.copy(ROOMS, tmp_path)
    path = tmp_path / "own.scen"
    path.write_text(content)
    said = complaint(workbench(*words, f"{path}{number}"))
    assert "own.scen”: " in said and sentence in said


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png(columns: int, rows: int, content: bytes) -> bytes:
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", columns, rows, 8, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(content)) + chunk(b"IEND", b"")


DAMAGED = "The picture is damaged, or it is not a PNG picture."
GOOD = png(2, 1, b"\0\xff\xff")
PICTURES = [
    (b"", DAMAGED),
    (b"hello", DAMAGED),
    (ROOMS.read_bytes(), DAMAGED),
    (b"\xff\xd8\xff\xe0" + bytes(100), DAMAGED),
    (GOOD[:8], DAMAGED),
    (GOOD[:40], DAMAGED),
    (GOOD.replace(b"IDAT", b"IDAX"), DAMAGED),
    (GOOD[:45] + b"\x55" + GOOD[46:], DAMAGED),
    (png(2, 1, b"\0\0\0"), "All squares of the map are walls."),
    (png(2000, 1, b""), "The picture has 2,000 × 1 pixels; as a map it may have at most 1,024 in each direction."),
]


FILES = [
    *(("own.map", content.encode(), sentence) for content, sentence in MAPS),
    *(("own.png", content, sentence) for content, sentence in PICTURES),
]


@pytest.mark.parametrize(("name", "content", "sentence"), FILES)
@pytest.mark.parametrize("words", [("solve", "--problem"), ("solve",)], ids=("option", "operand"))
def test_a_wrong_map_or_picture_is_refused_with_its_file_and_line(
    words: tuple[str, ...], name: str, content: bytes, sentence: str, workbench: Workbench, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    said = complaint(workbench(*words, str(path)))
    assert f"{name}”: " in said and sentence in said


@pytest.mark.parametrize("content", [b"\0\1\2", HEAD.encode() + b"..\0.\n....\n", HEAD.encode() + b"\xff...\n....\n"])
@pytest.mark.parametrize("ending", ["map", "scen", "MAP"])
def test_a_binary_file_is_refused_as_what_it_is_called(
    ending: str, content: bytes, workbench: Workbench, tmp_path: Path
) -> None:
    path = tmp_path / f"own.{ending}"
    path.write_bytes(content)
    commands = [("solve", "--problem"), ("solve",), *([("compare", "--scen")] if ending == "scen" else [])]
    what = "it contains no scenarios" if ending == "scen" else "it is not a map"
    for words in commands:
        said = complaint(workbench(*words, str(path)))
        assert said == f"“{path}” is not a text file (UTF-8), so {what}.\n"


def test_a_problem_without_a_map_cannot_be_saved_as_one(workbench: Workbench, tmp_path: Path) -> None:
    assert complaint(workbench("map", "queens", str(tmp_path / "a.txt"))) == "This problem has no map.\n"


def test_a_map_may_be_given_in_the_place_of_a_board(workbench: Workbench) -> None:
    for name in ("maze", "romania", str(ROOMS), f"{ROOMS}.scen:2"):
        assert (
            workbench("solve", name, "--expanded").out.splitlines()[0]
            == (workbench("solve", "--problem", name, "--expanded").out.splitlines()[0])
        )
    assert complaint(workbench("solve", str(ROOMS), "--start", "7")).startswith("“7” is not a square")


def test_a_map_is_also_the_first_of_two_operands(workbench: Workbench, tmp_path: Path) -> None:
    assert complaint(workbench("worksheet", str(ROOMS), str(tmp_path / "a.pdf"), "--start", "7")).startswith(
        "“7” is not"
    )
    assert complaint(workbench("worksheet", "maze")) == "OUT is missing; see search-workbench worksheet --help.\n"
