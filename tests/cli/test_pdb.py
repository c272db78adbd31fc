"""`pdb`: listing, building and removing databases."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.partitions import known_names, partition
from workbench.tiles.puzzle.goal import goal_board

Workbench = Callable[..., Any]

BOARD = "1 2 3/7 0 8/5 6 4"
posix = pytest.mark.skipif(os.name != "posix", reason="terminals and signals of POSIX")


def listed(workbench: Workbench) -> dict[tuple[str, str, str], bool]:
    """Return (name, board, goal) -> built."""
    databases = workbench("pdb", "list", "--json").fields["databases"]
    return {(one["name"], one["board"], one["goal"]): one["built"] for one in databases}


def test_the_list_offers_every_name_and_nothing_is_built_at_first(workbench: Workbench) -> None:
    found = listed(workbench)
    assert [name for name, _, _ in found] == list(known_names())
    assert not any(found.values())
    out = workbench("pdb", "list").out
    assert "pdb-78    4×4    last  576.6 MB  not built\n" in out
    assert out.endswith(f"Folder: {database.folder()}\n")


def test_what_is_built_is_listed_until_it_is_removed(workbench: Workbench) -> None:
    result = workbench("pdb", "build", "pdb-44")
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("Built pdb-44 (0.131 MB) in ")
    assert listed(workbench)[("pdb-44", "3x3", "last")]
    assert workbench("pdb", "build", "pdb-44").out.startswith("pdb-44 has already been built: ")
    assert workbench("pdb", "remove", "pdb-44").out == "Removed pdb-44 (0.131 MB).\n"
    assert not listed(workbench)[("pdb-44", "3x3", "last")]
    result = workbench("pdb", "remove", "pdb-44")
    assert (result.status, result.err) == (
        2,
        "The database pdb-44 for a 3×3 board with the goal last was not found.\n",
    )


def flip(path: Path) -> None:
    """Change a bit in the middle of a file; its size and its time remain."""
    found, content = path.stat(), bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))


def test_a_damaged_database_is_never_used_and_is_built_again(workbench: Workbench) -> None:
    workbench("pdb", "build", "pdb-44")
    workbench("pdb", "build", "pdb(1 2/3)", "--board", "3x3")
    files = list(database.folder().glob("*.pdb"))
    for file in files:
        flip(file)
    out = workbench("pdb", "list").out
    assert "pdb-44      3×3    last  0.131 MB  damaged\n" in out
    assert "pdb(1 2/3)  3×3    last  0 MB      damaged\n" in out
    databases = {one["name"]: one for one in workbench("pdb", "list", "--json").fields["databases"]}
    assert (databases["pdb-44"]["built"], databases["pdb-44"]["damaged"]) == (False, True)
    assert databases["pdb-44"]["file"] in map(str, files)
    assert (databases["pdb-8"]["damaged"], databases["pdb-8"]["file"]) == (False, None)
    result = workbench("solve", "8 6 7/2 5 4/3 0 1", "--heuristic", "pdb-44")
    assert (result.status, result.err.endswith(".pdb” is damaged: pdb-44 is being rebuilt.\n")) == (0, True)
    flip(next(file for file in files if str(file) == databases["pdb-44"]["file"]))
    result = workbench("pdb", "build", "pdb-44")
    assert result.err.endswith(".pdb” is damaged: pdb-44 is being rebuilt.\n")
    assert result.out.startswith("Built pdb-44")
    assert listed(workbench)[("pdb-44", "3x3", "last")]
    assert workbench("pdb", "remove", "pdb(1 2/3)", "--board", "3x3").status == 0


def test_json_tells_what_was_done(workbench: Workbench) -> None:
    built = workbench("pdb", "build", "pdb-44", "--json").fields
    assert Path(built["file"]).stat().st_size > built["bytes"] == 131_072
    assert (built["name"], built["board"], built["goal"], built["built"]) == ("pdb-44", "3x3", "last", True)
    assert built["status"] == "solved"
    assert built["seconds"] > 0
    assert built["peak_bytes"] > 0
    removed = workbench("pdb", "remove", "pdb-44", "--json").fields
    assert (removed["removed"], removed["built"], removed["file"]) == (True, False, None)
    assert not Path(built["file"]).exists()


@pytest.mark.parametrize(
    ("arguments", "entry"),
    [
        (["pdb-44", "--goal", "first"], ("pdb-44", "3x3", "first")),
        (["pdb-44", "--goal", "1 2 3/8 0 4/7 6 5"], ("pdb-44", "3x3", "1 2 3/4 0 5/6 7 8")),
        (["pdb-43", "--board", "4x2"], ("pdb-43", "4x2", "last")),
        (["pdb-43", "--board", "4x2", "--goal", "0 1 2 3 4 5 6 7"], ("pdb-43", "4x2", "first")),
        (["pdb(3 2 1/4)", "--board", "3x3"], ("pdb(1 2 3/4)", "3x3", "last")),
        (["pdb(3 2 1/4)", "--goal", "8 7 6/5 4 3/2 1 0"], ("pdb(5/6 7 8)", "3x3", "last")),
    ],
)
def test_other_boards_goals_and_patterns_are_listed_as_they_are_for_tiles_in_order(
    arguments: list[str], entry: tuple[str, str, str], workbench: Workbench
) -> None:
    assert workbench("pdb", "build", *arguments).status == 0
    assert listed(workbench)[entry]
    assert workbench("pdb", "remove", *arguments).status == 0
    assert entry not in listed(workbench)


def test_a_memory_limit_is_kept(workbench: Workbench) -> None:
    result = workbench("pdb", "build", "pdb-8", "--max-memory", "1M")
    assert (result.status, result.out) == (3, "")
    assert result.err == "Building the database needs 1.8 MB of memory, but only 1 MB are allowed.\n"
    fields = workbench("pdb", "build", "pdb-8", "--max-memory", "1M", "--json").fields
    assert (fields["status"], fields["built"], fields["why"]) == ("limit", False, result.err.strip())


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "ACTION is missing; see search-workbench pdb --help."),
        (["build"], "NAME is missing; see search-workbench pdb --help."),
        (["bild"], "Unknown action “bild” for pattern databases. Did you mean build?"),
        (["qqqq"], "Unknown action “qqqq” for pattern databases. Available: list, build, remove."),
        (["list", "pdb-44"], "pdb list lists all databases; it takes no name."),
        (["list", "--board", "3x3"], "pdb list lists all databases; it takes no board."),
        (["build", "pdb-99"], "Give the size of the board that pdb-99 is for, as in --board 4x4."),
        (["build", "pdb-99", "--board", "4x4"], "The patterns of pdb-99 have 18 tiles, so they do not fit a 4×4"),
        (["build", "pdb(1 2)"], "Give the size of the board that pdb(1 2) is for, as in --board 4x4."),
        (["build", "nonsense", "--board", "4x4"], "Unknown pattern database “nonsense”. Available: pdb-663, "),
        (["build", "nonsense"], "Unknown pattern database “nonsense”. Available: pdb-663, "),
        (["build", "pdb-96", "--board", "4x4"], "pdb-96 is too large: a pattern of 9 tiles on a 4×4 board needs"),
        (["build", "pdb-44", "--goal", "1 2/3 0"], "The patterns of pdb-44 have 8 tiles, so they do not fit a 2×2"),
        (["build", "pdb-44", "--board", "3x3", "--goal", "1 2/3 0"], "The board is 2×2, but it should be 3×3."),
        (["build", "pdb-44", "pdb-8"], "Unexpected argument “pdb-8”"),
        (["build", "pdb-44", "--max-memory", "-1"], "“-1” is not a valid value for max-memory"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_done_is_told_in_one_line(arguments: list[str], expected: str, workbench: Workbench) -> None:
    result = workbench("pdb", *arguments)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(expected)
    assert result.err.count("\n") == 1


@posix
def test_progress_is_shown_and_ctrl_c_leaves_nothing_half_made() -> None:
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "workbench", "pdb", "build", "pdb-663", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs) as building:
        os.close(theirs)
        seen = b""
        while b"% built, " not in seen:
            seen += os.read(ours, 1024)
        building.send_signal(signal.SIGINT)
        out, _ = building.communicate()
    os.close(ours)
    assert building.returncode == 130
    fields = json.loads(out)
    assert (fields["status"], fields["built"], fields["file"]) == ("cancelled", False, None)
    assert list(database.folder().iterdir()) == []


def test_a_small_database_is_built_when_it_is_first_used(workbench: Workbench) -> None:
    first = workbench("solve", "1 2 3/7 0 8/5 6 4", "--heuristic", "pdb-44", "--json")
    assert (first.status, first.err) == (0, "Building the pattern database pdb-44; this happens only once.\n")
    again = workbench("solve", "1 2 3/7 0 8/5 6 4", "--heuristic", "pdb-44", "--json")
    assert (again.status, again.err) == (0, "")
    assert first.fields["moves"] == again.fields["moves"]


@pytest.mark.parametrize(
    "command",
    [
        ("solve", BOARD, "--heuristic", "max(pdb-44,manhattan)"),
        ("solve", BOARD, "--heuristic", "2*pdb-44", "--trace", "search.csv"),
        ("solve", BOARD, "--algorithm", "biastar", "--heuristic", "pdb-44"),
        ("audit", "3x3", "--heuristic", "sum(pdb-44,zero)"),
        ("compare", "--boards", "random:3x3 count=1 seed=1", "--heuristics", "pdb-44", "--engine", "textbook"),
        ("animate", BOARD, "film.gif", "--heuristic", "pdb-44"),
        ("worksheet", BOARD, "sheet.pdf", "--heuristic", "pdb-44"),
        ("predict", BOARD, "--heuristic", "pdb-44"),
    ],
    ids=lambda command: " ".join((command[0], *command[-1:])),
)
def test_every_command_that_names_one_builds_it(program: Workbench, command: tuple[str, ...]) -> None:
    result = program(*command)
    assert result.status == 0
    assert "Building the pattern database pdb-44; this happens only once." in result.err
    assert database.is_built(partition("pdb-44", goal_board("last", 3, 3)))


def test_ctrl_c_while_it_is_built_ends_the_command(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.cli.driving.drive", lambda building, _progress: building.cancel())
    result = workbench("solve", "1 2 3/7 0 8/5 6 4", "--heuristic", "pdb-44")
    assert result.status == 130
    assert not (database.folder()).is_dir() or not [*database.folder().glob("*.pdb")]
