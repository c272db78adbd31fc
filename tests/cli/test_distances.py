"""`distances`: the boards at each distance, as a table and as JSON."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.state_space.disk_search import DiskDistances

Workbench = Callable[..., Any]

posix = pytest.mark.skipif(os.name != "posix", reason="terminals and signals of POSIX")


def test_the_table_has_a_line_for_each_distance_and_the_sums_at_the_end(workbench: Workbench) -> None:
    result = workbench("distances", "2x2")
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith(
        "Distance  Boards  So far\n"
        "       0       1       1\n"
        "       1       2       3\n"
        "       2       2       5\n"
        "       3       2       7\n"
        "       4       2       9\n"
        "       5       2      11\n"
        "       6       1      12\n"
        "\n"
        "12 boards; radius 6; 1 board farthest away; mean distance 3\n"
    )
    assert result.out.endswith("\n\nThe farthest boards:\n0 3/2 1\n")


def test_json_tells_the_same(workbench: Workbench) -> None:
    result = workbench("distances", "3x3", "--json")
    assert (result.status, result.err) == (0, "")
    fields = result.fields
    assert (fields["board"], fields["goal"], fields["status"]) == ("3x3", "last", "solved")
    assert (fields["states"], fields["radius"]) == (181_440, 31)
    assert fields["antipodes"] == ["6 4 7/8 5 0/3 2 1", "8 6 7/2 5 4/3 0 1"]
    assert round(fields["mean"], 2) == 21.97
    assert fields["counts"][:5] == [1, 2, 4, 8, 16]
    assert sum(fields["counts"]) == 181_440
    assert fields["seconds"] > 0


@pytest.mark.parametrize(
    ("goal", "name", "second"),
    [("first", "first", 2), ("1 2 3/4 5 0", "last", 2), ("1 0 2/3 4 5", "1 0 2/3 4 5", 3), ("5 0 4 3 2 1", None, 3)],
)
def test_the_goal_may_be_any_board(goal: str, name: str | None, second: int, workbench: Workbench) -> None:
    fields = workbench("distances", "2x3", "--goal", goal, "--json").fields
    assert fields["goal"] == (name or "5 0 4/3 2 1")
    assert fields["counts"][1] == second


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "SIZE is missing; see search-workbench distances --help."),
        (["three"], "“three” is not a size such as 4x4."),
        (["1x9"], "A board has 2 to 100 rows"),
        (["4x4"], "A 4×4 board is too large: 10,461,394,944,000 boards can be reached from its goal, and "),
        (["9x9"], "A 9×9 board is too large: 10^"),
        (["2x3", "--goal", "1 2/3 0"], "The board is 2×2, but it should be 2×3."),
        (["2x3", "--goal", "nonsense"], "“nonsense” is not a goal"),
        (["2x3", "4"], "Unexpected argument “4”"),
        (["2x3", "--max-memory", "-1"], "“-1” is not a valid value for max-memory"),
        (["2x3", "--max-seconds", "0"], "“0” is not a valid value for max-seconds"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_done_is_told_in_one_line(arguments: list[str], expected: str, workbench: Workbench) -> None:
    result = workbench("distances", *arguments)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(expected)
    assert result.err.count("\n") == 1


def test_where_the_farthest_are_many_some_are_shown(workbench: Workbench) -> None:
    result = workbench("distances", "3x3", "--goal", "1 2 3/4 0 5/6 7 8")
    some = result.out.partition("\n24 of the farthest boards:\n")[2].splitlines()
    assert len({*some}) == 24
    moves = workbench("solve", some[0], "--goal", "1 2 3/4 0 5/6 7 8", "--json").fields["cost"]
    assert f"; radius {moves}; " in result.out


def test_limits_are_kept(workbench: Workbench) -> None:
    result = workbench("distances", "3x4", "--max-memory", "20M")
    assert (result.status, result.out) == (3, "")
    assert result.err == "The search needs 82 MB of memory, but only 21 MB are allowed.\n"
    fields = workbench("distances", "3x4", "--max-seconds", "0.001", "--json").fields
    assert (fields["status"], fields["radius"], fields["mean"], fields["antipodes"]) == ("limit", None, None, [])
    assert fields["why"] == "The time limit was reached."


def test_layers_can_be_kept_on_disk(workbench: Workbench, tmp_path: Path) -> None:
    folder = str(tmp_path / "layers")
    arguments = ("distances", "3x3", "--disk", folder, "--max-memory", "100K")
    result = workbench(*arguments, "--json")
    assert (result.status, result.err) == (0, "")
    expected = workbench("distances", "3x3", "--json").fields
    assert result.fields["counts"] == expected["counts"]
    assert result.fields["antipodes"] == expected["antipodes"]
    assert result.fields["peak_bytes"] <= 102_400
    assert result.fields["disk_bytes"] > 0
    assert not Path(folder).exists()
    assert "On disk, MiB" in workbench(*arguments).out


def test_a_search_on_disk_that_was_stopped_goes_on(workbench: Workbench, tmp_path: Path) -> None:
    arguments = ("distances", "2x5", "--disk", str(tmp_path / "layers"), "--max-memory", "400K")
    result = workbench(*arguments, "--max-seconds", "0.1")
    assert (result.status, result.err) == (3, "The time limit was reached.\n")
    assert result.out.endswith(f"Progress is kept in {tmp_path / 'layers'}: the same command resumes the search.\n")
    other = workbench("distances", "2x4", *arguments[2:])
    assert (other.status, other.out) == (2, "")
    assert "contains another search, from 1 2 3 4 5/6 7 8 9 0: choose another folder." in other.err
    assert workbench(*arguments, "--json").fields["radius"] == 55


def test_a_damaged_search_on_disk_goes_on_from_what_is_whole_or_says_what_to_do(
    workbench: Workbench, tmp_path: Path
) -> None:
    pieces = stopped_search(tmp_path)
    pieces[-1].write_bytes(b"")
    result = workbench("distances", "2x4", "--disk", str(tmp_path), "--json")
    assert (result.status, sum(result.fields["counts"])) == (0, 20_160)
    assert "resumed from the last whole layer" in result.err and result.err.count("\n") == 1

    pieces = stopped_search(tmp_path)
    for piece in pieces:
        piece.write_bytes(bytes(piece.stat().st_size))
    result = workbench("distances", "2x4", "--disk", str(tmp_path), "--json")
    assert (result.status, result.out) == (2, "")
    assert result.err == (
        f"The file “{pieces[0]}” of a search on disk is damaged, so the search cannot continue. "
        "Remove the files in its folder, or choose another folder.\n"
    )


def stopped_search(folder: Path) -> list[Path]:
    """Return the files of a search that was stopped half-way."""
    search = DiskDistances(goal_board("last", 2, 4), folder)
    while len(search.counts) < 20:
        search.advance(100)
    search.cancel()
    return sorted(folder.glob("*.boards"))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["4x4"], "A 4×4 board needs about 33,476,464 MB on disk, but only "),
        (["5x5"], "A 5×5 board is too large: "),
        (["2x2", "--disk", "/dev/null"], "“/dev/null” cannot hold the layers: File exists."),
    ],
)
def test_what_a_disk_cannot_do_is_told_in_one_line(
    arguments: list[str], expected: str, workbench: Workbench, tmp_path: Path
) -> None:
    result = workbench("distances", "--disk", str(tmp_path), *arguments)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(expected)
    assert result.err.count("\n") == 1
    assert [*tmp_path.iterdir()] == []


@posix
@pytest.mark.parametrize("json_requested", [True, False])
def test_progress_is_shown_and_ctrl_c_ends_it_with_what_is_counted(json_requested: bool) -> None:
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "workbench", "distances", "3x4", *(["--json"] if json_requested else [])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs) as counting:
        os.close(theirs)
        seen = b""
        while not re.search(rb"distance ([3-9]|\d\d)", seen):
            seen += os.read(ours, 1024)
        counting.send_signal(signal.SIGINT)
        out, _ = counting.communicate()
    os.close(ours)
    assert counting.returncode == 130
    if json_requested:
        fields = json.loads(out)
        assert (fields["status"], fields["states"], fields["radius"]) == ("cancelled", 239_500_800, None)
        assert fields["counts"][:3] == [1, 2, 4]
    else:
        assert out.decode().endswith("\n\nStopped; boards farther away are not counted.\n")
