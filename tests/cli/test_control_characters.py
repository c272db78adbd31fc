"""No control character of a file, a name or an argument reaches the terminal, whatever a command prints."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.wording.terminal import PlainStream, erase_line, plain_streams, plain_text

Workbench = Callable[..., Any]
HOSTILE = "\x1b[2J\x1b]0;me\x07\x9b31m\u202egnp.\u2066\x7f\r"
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")

MAP = f"graph\nstart A{HOSTILE}x\ngoal B\nA{HOSTILE}x -- B: 3\n"
SGF = f"(;GM[11]SZ[3]PB[{HOSTILE}]C[{HOSTILE}];B[a1]C[{HOSTILE}])"
EVENTS = [{"type": "source", "id": HOSTILE, "label": HOSTILE}, {"type": "expanding", "id": HOSTILE, "label": HOSTILE}]
OWN = """class Two:
    title = {0!r}
    def initial(self): return {0!r}
    def is_goal(self, s): return s == 'b'
    def successors(self, s): return [({0!r}, 'b', 1)] if s != 'b' else []
"""

COMMANDS: list[tuple[str, str, list[str]]] = [
    ("a.map", MAP, ["solve", "--problem", "FILE", "--show"]),
    ("a.map", MAP, ["solve", "--problem", "FILE", "--json"]),
    ("a.sgf", SGF, ["hex", "replay", "FILE"]),
    ("a.sgf", SGF + HOSTILE, ["hex", "replay", "FILE"]),
    ("a.txt", HOSTILE, ["check", "FILE"]),
    (f"{HOSTILE.replace('/', '')}.txt", "1 2 x", ["check", "FILE"]),
    ("a.txt", f"1 2 3/4 0 5\n{HOSTILE}", ["compare", "--boards", "FILE"]),
    ("a.toml", f'format = "search-workbench-lesson"\nname = "{HOSTILE}"', ["lessons", "check", "FILE"]),
    ("a.trace.json", json.dumps({"version": "1.4.0", "views": {}, "events": EVENTS}), ["trace", "FILE", "OUT.csv"]),
    ("a.trace.json", json.dumps({"version": HOSTILE}), ["trace", "FILE", f"{HOSTILE}.csv"]),
    ("own.py", OWN.format(HOSTILE), ["solve", "--problem", "FILE:Two", "--show"]),
    ("own.py", OWN.format(HOSTILE), ["solve", "--problem", "FILE:Two", "--json"]),
    ("own.py", OWN.format(HOSTILE), ["predict", "--problem", "FILE:Two"]),
]


@pytest.mark.parametrize(("name", "content", "command"), COMMANDS)
def test_what_is_printed_is_text(
    workbench: Workbench, tmp_path: Path, name: str, content: str, command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{HOSTILE}\n"))
    path = tmp_path / name
    path.write_text(content, encoding="utf-8", newline="")
    output = workbench(*(word.replace("FILE", str(path)).replace("OUT", str(tmp_path / "out")) for word in command))
    assert not CONTROL.search(output.out) and not CONTROL.search(output.err) and (output.out or output.err)


@pytest.mark.parametrize("command", [["check", HOSTILE], [HOSTILE], ["solve", f"--{HOSTILE}"], ["--language", HOSTILE],
                                     ["solve", "sample", "--heuristic", HOSTILE], ["pdb", HOSTILE],
                                     ["compare", "--boards", HOSTILE], ["hex", HOSTILE]])  # fmt: skip
def test_an_argument_is_repeated_as_text(workbench: Workbench, command: list[str]) -> None:
    output = workbench(*command)
    assert output.status and not CONTROL.search(output.out + output.err)


def test_json_says_the_same_in_other_words(workbench: Workbench, tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    path.write_text(OWN.format(HOSTILE))
    assert workbench("solve", "--problem", f"{path}:Two", "--json").fields["start"] == HOSTILE


@given(st.text())
def test_a_plain_text_has_no_control_character(raw: str) -> None:
    shown = plain_text(raw)
    assert not CONTROL.search(shown) and len(shown) == len(raw)


def test_only_our_own_progress_takes_a_line_back(capsys: pytest.CaptureFixture[str]) -> None:
    with plain_streams():
        erase_line()
        print("50 %\r", end="", file=sys.stderr)
    assert capsys.readouterr().err == "\r\x1b[K50 %\ufffd"
    assert PlainStream(io.StringIO()).isatty() is False
