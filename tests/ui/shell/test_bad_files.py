"""The window reports files that cannot be opened in one sentence, and everything stays as it was."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot
from support.paths import GOLDEN

from workbench.formats.scene_keys import KEYS
from workbench.formats.session_file import read_session
from workbench.search.problem.messages import Fault
from workbench.ui.play.tile_image import MAX_BYTES, read_image
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.screenshot import wait_until_settled
from workbench.wording import say

FILES = GOLDEN / "sessions" / "version-1.workbench"
HEAD = {"format": "search-workbench-session", "version": 1, "bench": "explore"}


def complaint(window: MainWindow) -> str:
    """Return the text of the visible message box, and close it."""
    (box,) = boxes(window)
    result = box.text()
    box.close()
    return result


def boxes(window: MainWindow) -> list[QMessageBox]:
    """Return the visible message boxes."""
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def shown(window: MainWindow) -> dict[str, Any]:
    """Return the scenes of all benches."""
    return {name: bench.scene() for name, bench in window.stack.made.items()}


# Pipes, devices, folders, huge files


def opened(window: MainWindow, qtbot: QtBot, path: Path) -> str:
    """Open what cannot be opened; return the sentence, which names the file."""
    window.opening.open(str(path))
    qtbot.waitUntil(lambda: bool(boxes(window)))
    result = complaint(window)
    assert path.name in result and "\n" not in result, path
    return result


NO_FILES: dict[str, tuple[Callable[[Path], object], str]] = {
    "pipe": (os.mkfifo, "is a pipe or a device"),
    "folder": (os.mkdir, "is a folder"),
    "zero": (lambda path: os.symlink("/dev/zero", path), "is a pipe or a device"),
    "missing": (lambda _path: None, "File not found"),
}


def test_what_is_no_file_is_told_at_once(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for kind, (make, expected) in NO_FILES.items():
        for ending in (".workbench", ".toml", ".sgf", ".trace.json", ".jsonl", ".txt", ""):
            path = tmp_path / f"{kind}{ending}"
            make(path)
            assert expected in opened(window, qtbot, path), path


def test_a_huge_file_is_told_at_once(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for ending in (".workbench", ".toml", ".sgf", ".txt"):
        path = tmp_path / f"a{ending}"
        with path.open("wb") as file:
            file.truncate(3 << 30)  # a sparse file, which takes no disk space
        assert "large" in opened(window, qtbot, path), path


# Pictures


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((1, 1), "has only 1×1 pixels; each side needs at least 2."),
        ((900, 1), "has only 900×1 pixels"),
        ((30_000, 30_000), "has 30,000×30,000 pixels; at most 50 million are allowed."),
    ],
)
def test_a_picture_of_a_wrong_size_says_which(tmp_path: Path, size: tuple[int, int], expected: str) -> None:
    path = tmp_path / "picture.png"
    image = QImage(*size, QImage.Format.Format_Mono)
    image.fill(0)
    assert image.save(str(path))
    with pytest.raises(Fault) as caught:
        read_image(str(path))
    assert expected in say(caught.value)


def test_a_narrow_picture_is_made_smaller_not_nothing(tmp_path: Path) -> None:
    path = tmp_path / "narrow.png"
    image = QImage(20_000, 2, QImage.Format.Format_Mono)
    image.fill(0)
    assert image.save(str(path))
    assert (read_image(str(path)).width(), read_image(str(path)).height()) == (1600, 2)


def test_what_is_no_picture_is_told(tmp_path: Path) -> None:
    for content, result in (
        (b"", "is not a readable picture"),
        (b"hello", "is not a readable picture"),
        (b"<svg", "is not a readable picture"),
    ):
        (tmp_path / "x").write_bytes(content)
        with pytest.raises(Fault) as caught:
            read_image(str(tmp_path / "x"))
        assert result in say(caught.value)
    with (tmp_path / "x").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(Fault, match="file-large"):
        read_image(str(tmp_path / "x"))


@pytest.mark.usefixtures("qapp")
def test_a_window_that_does_not_settle_is_given_up() -> None:
    wait_until_settled(lambda: True, 5.0)
    with pytest.raises(Fault) as caught:
        wait_until_settled(lambda: False, 0.05)
    assert "was not ready after 0 seconds" in say(caught.value)


# Pasting


LINE = "3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan"


def paste(window: MainWindow, pasted: str) -> str:
    """Paste a text; return the message in the status bar."""
    QGuiApplication.clipboard().setText(pasted)
    window.statusBar().clearMessage()
    window.commands.actions["paste"].trigger()
    return window.statusBar().currentMessage()


def test_several_searches_of_one_board_are_compared(window: MainWindow) -> None:
    lines = [LINE, LINE.replace("manhattan", "misplaced"), LINE.replace("astar manhattan", "bfs at=3")]
    assert paste(window, "\n\n".join(lines) + "\n") == "3 searches are compared."
    assert window.bench.name == "compare"
    names = [line.split("goal=last ")[1].split(" ties")[0] for line in window.bench.scene()["runs"]]
    assert names[:2] == ["astar manhattan", "astar misplaced"]
    assert names[2].startswith("bfs")


def test_what_cannot_be_pasted_is_told_and_changes_nothing(window: MainWindow) -> None:
    before = shown(window)
    for pasted, wanted in (
        (f"{LINE}\n{LINE.replace('7 0 8', '0 7 8')}", "Searches of different boards cannot be compared"),
        (f"{LINE}\n{LINE.replace('goal=last', 'goal=first')}", "Searches of different boards cannot be compared"),
        (f"{LINE}\nproblem=romania ucs", "Searches of different boards cannot be compared"),
        ("\n".join([LINE] * 7), "7 searches cannot be compared at once: at most 6."),
        (f"{LINE}\n3x3:1 2 3/7 0 8/5 6 4 goal=last asta", "Line 2: Unknown algorithm “asta”"),
        (f"{LINE}\nhello", "Line 2: "),
        (f"{LINE}\n3x3:1 2 3/7 0 8/5 6 4 astar x.py:h", "Line 2: "),
        ("hello", "Unknown board “hello”"),
        ("<html><body>hello</body></html>", "is not a tile"),
        ("\x00\x01\x02", "is no"),
        ("(;GM[11]FF[4]SZ[99])", "99"),
        ("1 2 3 " * 100_000, "is too long"),
    ):
        assert wanted in (said := paste(window, pasted))
        assert "\n" not in said
        assert {name: scene for name, scene in shown(window).items() if name in before} == before, pasted


# Sessions


WRONG: dict[str, list[dict[str, Any]]] = {
    "explore": [
        *({"run": run} for run in (3, "", "3x3:1 2", "16x17:1", "3x3:1 2 3/7 0 8/5 6 4 asta", ["x"], "x" * 9999)),
        *({"layout": layout} for layout in (9, -1, "1", True, 1.5, 10**30)),
        *({"tab": tab} for tab in ("xyz", 3, ["closed"], {})),
        *({"face": face} for face in ("xyz", [], 1)),
        *({"micro": micro} for micro in (-1, "2", 10**40)),
        *({"move": move} for move in (-1, "2", [])),
        *({"chart": chart} for chart in ("xyz", 3, [])),
        *({"hide": panes} for panes in ("chart", [3], ["tree"], {})),
        *({"line": line} for line in ("xyz", 3, [])),
        *({name: on} for name in ("fit", "inversions", "pin") for on in (1, "yes", [])),
        *({"pinned": runs} for runs in (LINE, [3], ["x"], {}, [LINE.replace("astar", "asta")])),
        *({"parts": parts} for parts in ([], {"3": 1}, {"a": 1}, "3")),
        *({"bookmarks": notes} for notes in ([], {"a": "b"}, {"3": 4}, {"-1": "x"}, {"9" * 20: "x"}, "3")),
    ],
    "compare": [
        *({"runs": runs} for runs in ([], [LINE], [LINE] * 7, LINE, [LINE, 3], [LINE, "x"], {})),
        *({"axis": axis} for axis in ("xyz", 1, [])),
        *({"pair": pair} for pair in (["A"], ["A", "Z"], "AB", [1, 2])),
        *({"face": face} for face in ("xyz", [], 1)),
        *({"at": at} for at in (-1, "1", 10**20)),
    ],
    "experiments": [
        *({"boards": boards} for boards in ([], {"kind": "xyz"}, {"kind": 3}, {"size": "9x9"}, {"count": "many"})),
        *({"boards": boards} for boards in ({"count": 0}, {"count": 10**30}, {"seed": -1}, {"file": 3}, {"zzz": 3})),
        *({"algorithms": names} for names in (["asta"], "astar", [3])),
        *({"heuristics": names} for names in (["xyz"], {})),
        *({"ties": names} for names in (["xyz"], 3)),
        *({"more": more} for more in (3, "weight", "zzz=1")),
        *({"expansions": most} for most in (-1, "3", 10**12, 2.5)),
        *({"seconds": most} for most in (-1, 10**11)),
    ],
    "divide": [
        *({"run": run} for run in (3, "x", "problem=romania ucs")),
        *({"strategy": strategy} for strategy in ("xyz", 3, "line order=xyz")),
        *({"inside": inside} for inside in (1, "yes")),
        *({"step": step} for step in (-1, "1")),
    ],
    "minimax": [
        *({"tree": tree} for tree in (3, "", "(3 12", "x")),
        *({"algorithm": algorithm} for algorithm in ("xyz", 3, "astar")),
        *({"at": at} for at in (-1, "1")),
        *({"micro": micro} for micro in (-1, "1")),
    ],
    "audit": [
        *({"shape": shape} for shape in ("3", 3, "99x99", "axb")),
        *({"goal": goal} for goal in ("xyz", 3)),
        *({"heuristic": name} for name in ("xyz", 3, "max(xyz,zero)")),
        *({"second": name} for name in ("xyz", [])),
        *({"way": way} for way in ("xyz", 3)),
        *({"weight": weight} for weight in (-1, 99, "1", 10**400, True)),
        *({"page": page} for page in ("xyz", 3)),
    ],
    "hex": [
        *({"game": game} for game in (3, "xyz", "(;GM[1])")),
        *({"moves": moves} for moves in (3, "zz9", "a1 a1")),
        *({"tab": tab} for tab in ("xyz", 3)),
        *({"marks": marks} for marks in (["xyz"], "heat", 3)),
        *({"fill": fill} for fill in ("xyz", 3)),
        *({"code": code} for code in ("xyz", 3, [])),
        *({"players": players} for players in (["person"], ["person", "xyz"], 3)),
        *({"seconds": seconds} for seconds in (-1, 1e9, "1")),
        *({"think": think} for think in (3, {"engine": "xyz"}, {"steps": -1}, {"steps": 10**12}, {"at": "x"})),
    ],
    "play": [
        *({"run": run} for run in (3, "x", "problem=romania ucs", "3x3:1 2 3/4 5 6/8 7 0 goal=last")),
        *({"moves": moves} for moves in ("xyz", 3, "u" * 30)),
        *({"at": at} for at in (-1, 99, "1")),
        *({"slides": slides} for slides in (3, [0], ["1"], [10**6])),
        *({"hints": hints} for hints in (-1, "1")),
        *({"helped": helped} for helped in (1, "yes")),
        *({"finished": finished} for finished in (1, "yes")),
        *({"seconds": seconds} for seconds in (-1, 10**400, "1")),
    ],
}
"""Invalid values for each key of each bench's scenes."""


def test_there_are_wrong_values_of_every_key() -> None:
    assert {bench: {key for scene in scenes for key in scene} for bench, scenes in WRONG.items()} == {
        bench: {*keys} for bench, keys in KEYS.items()
    }


@pytest.mark.parametrize("bench", WRONG)
def test_every_wrong_value_in_a_session_is_refused_before_anything_changes(
    window: MainWindow, tmp_path: Path, bench: str
) -> None:
    path = tmp_path / "bad.workbench"
    window.stack.make_bench(bench)
    before, front = shown(window), window.bench
    for scene in WRONG[bench]:
        content = HEAD | {"scenes": {"explore": {"layout": 1}, bench: scene} if bench != "explore" else {bench: scene}}
        path.write_text(json.dumps(content), encoding="utf-8")
        window.sessions.open_file(str(path))
        result = complaint(window)
        assert "bad.workbench" in result and "\n" not in result and len(result) < 800, scene
        assert shown(window) == before, scene
        assert window.bench is front
        assert not window.undoing.undo.isEnabled(), scene


def whole() -> dict[str, Any]:
    """Return a session of all benches."""
    session: dict[str, Any] = json.loads(FILES.read_text(encoding="utf-8"))
    session["scenes"] |= {
        "experiments": {"boards": {"kind": "random", "count": 3}, "algorithms": ["astar"], "more": "", "seconds": 1},
        "divide": {"run": f"{LINE.partition(' astar')[0]}", "strategy": "line", "inside": False, "step": 0},
        "audit": {"shape": "2x3", "goal": "last", "heuristic": "misplaced", "way": "alone", "weight": 1.0},
        "hex": {"game": "(;FF[4]GM[11]SZ[5];B[c3];W[b2])", "moves": "c3", "tab": "moves", "fill": "", "seconds": 1},
        "play": {"run": f"{LINE.partition(' astar')[0]}", "moves": "u", "at": 1, "hints": 0, "seconds": 3.5},
    }
    return session


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all values within a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, one in inner for place in places(one, (*path, key)))]


HOSTILE = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 5)
    | st.sampled_from([10**20, -(10**400), 1e308, "", "\x1b[2J", "\u202e", "../../etc/passwd", "x.py:h", "__import__"])
    | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_session_that_somebody_has_changed_is_read_or_refused(
    window: MainWindow, tmp_path: Path, data: st.DataObject
) -> None:
    session = whole()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.sampled_from(places(session)[1:]))
        inside: Any = session
        for key in place[:-1]:
            inside = inside[key]
        if data.draw(st.booleans()):
            inside[place[-1]] = data.draw(HOSTILE)
        else:
            del inside[place[-1]]
    path = tmp_path / "bad.workbench"
    text = json.dumps(session)
    if data.draw(st.integers(0, 4)) == 0:
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 5)) :]
    path.write_text(text, encoding="utf-8", errors="replace")
    before = shown(window)
    with suppress(Fault):  # any other exception fails the test
        window.sessions.read(read_session(path), path)
    assert {name: scene for name, scene in shown(window).items() if name in before} == before
