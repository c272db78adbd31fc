"""A process that changes a shared file holds its lock: no change is lost, waiting ends, and the holder is reported."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from workbench.formats import locking
from workbench.formats.journal import Journal, read_lines
from workbench.formats.locking import Lock, check_free, locked
from workbench.formats.my_boards import MyBoards
from workbench.formats.play_file import PlayStore
from workbench.formats.settings_file import SettingsFile
from workbench.search.problem.messages import Fault
from workbench.search.running.generators import run_to_end
from workbench.wording import say

WRITERS, UPDATES, IN_A_FILE = 4, 200, 5

# Flushing to the disk takes most of the time and is tested elsewhere. Files are small, because their size is
# not tested.
WRITER = f"""
import os, sys
from pathlib import Path
os.fsync = lambda _: None
from workbench.formats import locking
locking.PATIENCE = 600.0
from workbench.formats.my_boards import MyBoards, SavedBoard
from workbench.formats.play_file import WonGame, PlayStore
from workbench.formats.predictions import AnswerRow, add_predictions
from workbench.formats.settings_file import SettingsFile
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board

board, goal = Board.parse("1 2 3/4 0 6/7 5 8"), goal_board("last", 3, 3)
answer = AnswerRow(1, "next", "", "1", "2", False, 1.0)
folder, kind, me = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
if kind == "open_and_remove_files":
    from workbench.ui.base.settings import Settings
    settings = Settings(folder / "settings.json")

def change_settings(number, own):
    SettingsFile(folder / "settings.json").change(lambda values: values.update(count=values.get("count", 0) + 1))

def open_and_remove_files(number, own):
    name = str(folder / f"{{me}}-{{number // 2}}")
    if number % 2:
        assert ("board", name) in settings.recent_files
        settings.remove_recent_file(name)
    else:
        settings.add_recent_file("board", name)

def keep_and_remove_boards(number, own):
    name, boards = f"{{me}}-{{number // 2}}", MyBoards(folder / "boards.json")
    if number % 2:
        boards.remove(name)
    else:
        boards.add(SavedBoard(name, "", board, goal))

def win_games(number, own):
    PlayStore(own).add(WonGame(f"{{me}}-{{number}}", board, goal, 1, 1.0, 0, 1, True))

def answer_questions(number, own):
    add_predictions(own / "class.csv", f"{{me}}-{{number}}", "astar", [answer])

print("ready", flush=True)
sys.stdin.readline()
for number in range({UPDATES}):
    globals()[kind](number, folder / str(number // {IN_A_FILE}))
"""


def updated_settings(folder: Path) -> None:
    assert SettingsFile(folder / "settings.json").values == {"count": WRITERS * UPDATES}


def no_recent_files(folder: Path) -> None:
    assert SettingsFile(folder / "settings.json").values == {"recent-files": []}


def no_boards(folder: Path) -> None:
    assert MyBoards(folder / "boards.json").all() == ()


def all_games(folder: Path) -> None:
    assert sorted(one.when for own in folder.iterdir() for one in PlayStore(own).games()) == EVERYTHING


def all_answers(folder: Path) -> None:
    rows = [row for own in folder.glob("*/*") for row in own.read_text(encoding="utf-8-sig").splitlines()[1:]]
    assert sorted(row.split(",")[1] for row in rows) == EVERYTHING


EVERYTHING = sorted(f"{me}-{number}" for me in range(WRITERS) for number in range(UPDATES))
KINDS: dict[str, Callable[[Path], None]] = {
    "change_settings": updated_settings,
    "open_and_remove_files": no_recent_files,
    "keep_and_remove_boards": no_boards,
    "win_games": all_games,
    "answer_questions": all_answers,
}


@pytest.mark.parametrize("kind", KINDS)
def test_of_four_writers_at_once_none_loses_a_change(tmp_path: Path, kind: str) -> None:
    """A lost change would be noticed when it is removed again, or at the end."""
    for number in range(UPDATES // IN_A_FILE):
        (tmp_path / "all" / str(number)).mkdir(parents=True)
    folder = tmp_path / "all"
    command = [sys.executable, "-c", WRITER, str(folder), kind]
    writers = [
        subprocess.Popen([*command, str(me)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for me in range(WRITERS)
    ]
    for writer in writers:
        assert writer.stdout is not None and writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
    for writer in writers:
        writer.communicate()
    assert [writer.returncode for writer in writers] == [0] * WRITERS
    KINDS[kind](folder)
    assert [path for path in folder.rglob("*") if "workbench-" in path.name] == []


def test_threads_of_one_process_lose_nothing_either(tmp_path: Path) -> None:
    def change() -> None:
        store = SettingsFile(tmp_path / "settings.json")
        for _ in range(20):
            store.change(lambda values: values.update(count=values.get("count", 0) + 1))

    threads = [threading.Thread(target=change) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert SettingsFile(tmp_path / "settings.json").values == {"count": 80}


def test_who_holds_a_lock_is_said_and_nobody_waits_longer_than_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locking, "PATIENCE", 0.0)
    path = tmp_path / "boards.json"
    with locked(path), pytest.raises(Fault) as caught:
        MyBoards(path).add_all([])
    sentence = say(caught.value)
    assert sentence.startswith(f"“{path}” is in use by process {os.getpid()} on {platform.node()}, since 2")
    assert "\n" not in sentence
    MyBoards(path).add_all([])
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("content", [b"", b" ", b" 3", b" {}", b" [" * 400, b"\xff" * 5000, b'{"process": 1}'])
def test_a_lock_that_does_not_say_who_holds_it_holds_all_the_same(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "one"
    with locked(path):
        (file,) = tmp_path.iterdir()
        file.write_bytes(content)
        with pytest.raises(Fault) as caught:
            check_free(path)
    assert say(caught.value) == f"“{path}” is in use by another process. Try again later."


def test_a_lock_ends_with_the_process_that_held_it(tmp_path: Path) -> None:
    path = tmp_path / "one"
    code = (
        "import os, sys; from pathlib import Path; from workbench.formats.locking import Lock\n"
        "Lock(Path(sys.argv[1])).acquire(); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", code, str(path)]).returncode == 9
    assert len([*tmp_path.iterdir()]) == 1  # its lock file still exists
    check_free(path)
    assert [*tmp_path.iterdir()] == []


def test_where_there_can_be_no_lock_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="file-no-folder"):
        Lock(tmp_path / "nowhere" / "one").acquire()
    (tmp_path / ".one.workbench-lock").mkdir()
    with pytest.raises(Fault) as caught:
        Lock(tmp_path / "one").acquire()
    assert say(caught.value) == f"“{tmp_path / 'one'}” cannot be written: Is a directory."


def test_a_journal_that_is_being_written_can_be_read_but_not_written_by_others(tmp_path: Path) -> None:
    path = tmp_path / "j"
    journal = Journal.begin(path, {"format": "test"})
    journal.add({"case": 1})
    with path.open("ab") as file:
        file.write(b'{"half')  # an incomplete line
    for attempt in (Journal.take_up, lambda path: Journal.begin(path, {})):
        with pytest.raises(Fault, match="file-held-by"):
            attempt(path)
    assert run_to_end(read_lines(path)) == [{"format": "test"}, {"case": 1}]
    assert path.read_bytes().endswith(b'{"half')  # it is not cut off
    journal.close()
    reopened, entries = Journal.take_up(path)
    reopened.close()
    assert len(entries) == 2 and [*tmp_path.iterdir()] == [path]
