"""Reading a file with any content returns its content or raises a Fault with the reason, and is fast."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from support.mutating import damaged, other_lines, other_values
from support.paths import FAULTS, GOLDEN, REPOSITORY
from support.tracing import run_of

from workbench.experiments import results
from workbench.experiments.boards import read_boards
from workbench.experiments.environment import environment
from workbench.experiments.experiment import read_journal
from workbench.experiments.outcome import CaseOutcome
from workbench.formats import board_list, my_boards, play_file, predictions
from workbench.formats.board_input import EditedBoard, read_argument, read_typed
from workbench.formats.entry import FILES, read_entry
from workbench.formats.hex.hex_input import HexInput, read_game
from workbench.formats.problem_input import read_problem
from workbench.formats.random_boards import read_random
from workbench.formats.run_line import RunLine, RunLines, read_run_line
from workbench.formats.session_file import read_session
from workbench.formats.traces import trace, traces
from workbench.formats.traces.importing import check_playable, import_trace
from workbench.lessons.files import read_lesson
from workbench.search.problem.messages import Fault
from workbench.search.running.generators import run_to_end
from workbench.tiles.puzzle.board import Board
from workbench.wording import say

Reader = Callable[[Path], object]
COUNT = 40

BOARDS = {"format": "search-workbench-boards", "version": 1,
          "boards": [{"name": "a", "note": "", "board": "1 2 3/4 0 5", "goal": "last"}]}  # fmt: skip
GAME = {"format": "search-workbench-game", "version": 1, "board": "1 2 3/4 0 5", "goal": "last",
        "moves": "lr", "at": 1, "seconds": 1.5, "hints": 0, "helped": False, "finished": False}  # fmt: skip
GAMES = {"format": "search-workbench-games", "version": 1,
         "games": [{"when": "2026-11-22", "board": "1 2 3/4 0 5", "goal": "last", "moves": 3, "seconds": 1.0,
                    "hints": 0, "least": 1, "exact": True}]}  # fmt: skip
OUTCOME = {
    **CaseOutcome("solved", "d", 1.0, True, 1.0, 2, 4, engine="compiled").as_dict(),
    "environment": environment(),
}
JOURNAL = [{"format": "search-workbench-experiment", "version": 1, "fingerprint": "0", "environment": {},
            "plan": {"source": "sample", "boards": [{"name": "1", "board": "1 2/0 3", "goal": "1 2/3 0"}],
                     "configurations": [{"algorithm": "astar", "heuristic": "manhattan", "order": "udlr",
                                         "engine": "auto", "options": {"ties": "low-h"}}],
                     "limits": {"expansions": None, "seconds": None, "bytes": None}, "files": {}}},
           {"case": 0, "outcome": OUTCOME},
           {"case": 0, "outcome": OUTCOME | {"why": {"key": "own-called-off", "facts": {}}}}]  # fmt: skip
SGF = b"(;GM[11]FF[4]SZ[4]RU[swap-pieces]PB[a]TM[60]OT[3 fischer]C[b];B[a1]BL[50](;W[swap])(;W[b2]C[c];B[c3]LB[a1:1]))"
REPLAY = b"size 4\nswap pieces\nfirst red\na1\ny\nb2 # so\n2 3\nresign\n"
MAP = b"graph\nstart Arad\ngoal Bern\nArad -- Bern: 3\nArad -> Chur: 1.5\nArad h=2 at 1, 2\n"
GRID = b"grid\nA..#\n.##.\n..5Z\n"
TABLE = (
    predictions.BYTE_ORDER_MARK + ",".join(predictions.COLUMNS) + '\n"now",me,astar,1,open,"a\nb",x,y,right,1.0\n'
).encode()
LIST = b"# mine\n1 2 3/4 0 5\nkorf:1\n\n1 2\n3 0\n"
TEXTS = ("1 2 3/4 0 5", "((1,2,3),(4,0,6),(7,5,8))", "seed:42@4x4", "korf:1", "random:3x3 count=20 seed=42 moves=2",
         "3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan ties=low-h at=13",
         "problem=romania start=Arad goal=Neamt ucs order=udlr")  # fmt: skip


def jsonl(values: Any) -> bytes:
    return "".join(json.dumps(value) + "\n" for value in values).encode()


def journal(path: Path) -> None:
    plan, outcomes = run_to_end(read_journal(path))
    for _ in results.table(plan, outcomes):
        pass
    results.summary_fields(plan, outcomes)


def play(path: Path) -> None:
    store = play_file.PlayStore(path.parent)
    for read in (store.game, store.games):
        with suppress(Fault):
            read()


def trace_in(path: Path) -> None:
    with suppress(Fault):
        traces.convert(path, path.with_name("out.jsonl"), check_playable)
    *_, run = import_trace(path)
    trace.write(path.with_name("out.trace.json"), run)


READERS: dict[str, tuple[Reader, bytes]] = {
    "a.workbench": (read_session, (GOLDEN / "sessions" / "version-1.workbench").read_bytes()),
    "a.toml": (read_lesson, (REPOSITORY / "resources" / "lessons" / "02-parity.toml").read_bytes()[:6000]),
    "boards.json": (my_boards.read, json.dumps(BOARDS).encode()),
    "game.json": (play, json.dumps(GAME).encode()),
    "games.json": (play, json.dumps(GAMES).encode()),
    "a.journal": (journal, jsonl(JOURNAL)),
    "a.sgf": (read_game, SGF),
    "replay.txt": (read_game, REPLAY),
    "a.map": (lambda path: read_problem(str(path)), MAP),
    "grid.map": (lambda path: read_problem(str(path)), GRID),
    "a.csv": (predictions.check_predictions, TABLE),
    "list.txt": (lambda path: board_list.read_list(str(path)), LIST),
    "boards.txt": (lambda path: read_boards(str(path)), LIST),
    "board": (lambda path: read_entry(path, FILES), b"1 2 3/4 0 5\n"),
}


def check_sentence(fault: Fault) -> None:
    assert "\n" not in say(fault)


def attempt(path: Path, content: bytes, read: Reader) -> None:
    """Read a content; an error must be a sentence in one line."""
    path.write_bytes(content)
    try:
        read(path)
    except Fault as fault:
        check_sentence(fault)


@pytest.mark.parametrize("name", READERS)
def test_damaged_bytes_are_a_fault(name: str, tmp_path: Path) -> None:
    read, content = READERS[name]
    for made in damaged(content, COUNT):
        attempt(tmp_path / name, made, read)


@pytest.mark.parametrize("name", [name for name in READERS if name.endswith((".json", ".workbench", ".journal"))])
def test_values_of_another_kind_are_a_fault(name: str, tmp_path: Path) -> None:
    read, content = READERS[name]
    if name.endswith(".journal"):
        for made in other_lines(content, COUNT):
            attempt(tmp_path / name, made, read)
        return
    for values in other_values(json.loads(content), COUNT):
        attempt(tmp_path / name, json.dumps(values).encode(), read)


@pytest.mark.parametrize("search", ["refused", "romania", "rbfs", "bibfs", "idastar"])
def test_damaged_traces_are_a_fault(search: str, tmp_path: Path) -> None:
    for ending in (".jsonl", ".trace.json", ".trace.yaml"):
        path = tmp_path / f"a{ending}"
        trace.write(path, run_of(search))
        content = path.read_bytes()
        for made in damaged(content, 4):
            attempt(path, made, trace_in)
        if ending == ".jsonl":
            for made in other_lines(content, 16):
                attempt(path, made, trace_in)
        elif ending == ".trace.json":
            for values in other_values(json.loads(content), 6):
                attempt(path, json.dumps(values).encode(), trace_in)


@pytest.mark.parametrize("name", [name for name in sorted(os.listdir(FAULTS)) if "trace" in name])
def test_what_once_broke_the_reader_of_traces_is_a_fault(name: str) -> None:
    with pytest.raises(Fault) as raised:
        trace_in(FAULTS / name)
    check_sentence(raised.value)


@pytest.mark.parametrize("text", TEXTS)
def test_a_damaged_text_is_a_fault(text: str) -> None:
    over = EditedBoard((3, 3), False, 10)
    readers: tuple[Callable[[str], object], ...] = (
        read_argument,
        read_run_line,
        lambda given: read_typed(given, over),
        lambda given: read_entry(given, (HexInput, RunLines, RunLine), over),
        lambda given: read_random(given) if given.startswith("random:") else None,
    )
    for made in damaged(text.encode(), COUNT):
        for read in readers:
            try:
                read(made.decode(errors="replace"))
            except Fault as fault:
                check_sentence(fault)


LONG = ("1/" * 500_000, "\n" * 1_000_000, "\r" * 1_000_000, "1\n" * 500_000, "[" * 1_000_000, "(;" * 500_000)


@pytest.mark.parametrize("text", LONG, ids=lambda text: repr(text[:2]))
def test_a_megabyte_is_refused_by_its_length(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        pytest.fail("it was parsed")

    monkeypatch.setattr("workbench.tiles.puzzle.board_text._tokens", refuse)
    monkeypatch.setattr("workbench.formats.hex.sgf.sgf_grammar.parse_sgf_game", refuse)
    over = EditedBoard((3, 3), False, 10)
    for read in (Board.parse, lambda given: read_typed(given, over)):
        with pytest.raises(Fault):
            read(text)
    path = tmp_path / "a.txt"
    path.write_text(text, newline="")
    with pytest.raises(Fault):
        read_entry(path, FILES)


def test_tables_within_tables_are_refused_before_they_are_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workbench.formats.toml_reading.tomllib.loads", lambda _text: pytest.fail("it was parsed"))
    with pytest.raises(Fault, match="lesson-deep"):
        raise fault_of(FAULTS / "lesson-dotted-keys.toml")
    path = tmp_path / "a.toml"
    for content in ("x = 1\n" * 50_000, "[[steps]]\n" * 50_000, "x = [" + "1," * 50_000 + "]"):
        path.write_text(content)
        with pytest.raises(Fault, match="file-many-values"):
            raise fault_of(path)


def fault_of(path: Path) -> Fault:
    """Return the error in a lesson file."""
    from workbench.lessons.files import parse_lesson

    try:
        parse_lesson(path.read_text(encoding="utf-8"))
    except Fault as fault:
        return fault
    raise AssertionError(f"nothing is wrong with {path}")


def test_a_session_of_too_many_values_is_refused_before_they_are_checked(tmp_path: Path) -> None:
    path = tmp_path / "a.workbench"
    head = {"format": "search-workbench-session", "version": 1, "bench": "explore"}
    path.write_text(json.dumps({**head, "scenes": {"explore": {"bookmarks": [1] * 30_000}}}))
    with pytest.raises(Fault, match="too many values"):
        read_session(path)
