"""Who changes a shared file holds its lock: nothing is lost, nobody waits for ever, and who holds it is said."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from workbench.formats import locking
from workbench.formats.journal import Journal, read_lines
from workbench.formats.locking import Lock, check_free, locked
from workbench.formats.my_boards import MyBoards
from workbench.formats.play_file import PlayStore
from workbench.formats.settings_file import SettingsFile
from workbench.search.problem.messages import Fault
from workbench.wording import say

WRITERS, UPDATES, FEWER = 4, 1000, 20

# What is flushed to the disk is tested elsewhere, and takes most of the time.
WRITER = f"""
import os, sys
from pathlib import Path
os.fsync = lambda _: None
from workbench.formats import locking
locking.PATIENCE = 600.0
from workbench.formats.settings_file import SettingsFile
folder, me = Path(sys.argv[1]), sys.argv[2]
settings = SettingsFile(folder / "settings.json")
print("ready", flush=True)
sys.stdin.readline()
for _ in range({UPDATES}):
    settings.change(lambda values: values.update(count=values.get("count", 0) + 1))
from workbench.formats.my_boards import MyBoards, SavedBoard
from workbench.formats.play_file import Played, PlayStore
from workbench.formats.predictions import Answered, add_predictions
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
board, goal = Board.parse("1 2 3/4 0 6/7 5 8"), goal_board("last", 3, 3)
for number in range({FEWER}):
    settings.change(lambda values: values.setdefault("recent", []).append(f"{{me}}-{{number}}"))
    MyBoards(folder / "boards.json").keep(SavedBoard(f"{{me}}-{{number}}", "", board, goal))
    PlayStore(folder).add(Played(f"{{me}}-{{number}}", board, goal, 1, 1.0, 0, 1, True))
    answer = Answered(1, "next", "", "1", "2", False, 1.0)
    add_predictions(folder / "class.csv", f"{{me}}-{{number}}", "astar", [answer])
"""


def test_of_four_writers_at_once_none_loses_a_change(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    writers = [
        subprocess.Popen([*command, str(me)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for me in range(WRITERS)
    ]
    for writer in writers:
        assert writer.stdout is not None and writer.stdout.readline() == "ready\n"
    for writer in writers:
        writer.communicate("go\n")
    assert [writer.returncode for writer in writers] == [0] * WRITERS
    everything = sorted(f"{me}-{number}" for me in range(WRITERS) for number in range(FEWER))
    values = SettingsFile(tmp_path / "settings.json").values
    assert values["count"] == WRITERS * UPDATES
    assert sorted(values["recent"]) == everything
    assert sorted(one.name for one in MyBoards(tmp_path / "boards.json").all()) == everything
    assert sorted(one.when for one in PlayStore(tmp_path).games()) == everything
    rows = (tmp_path / "class.csv").read_text(encoding="utf-8-sig").splitlines()[1:]
    assert sorted(row.split(",")[1] for row in rows) == everything
    assert sorted(one.name for one in tmp_path.iterdir()) == ["boards.json", "class.csv", "games.json", "settings.json"]


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
        MyBoards(path).take_in([])
    said = say(caught.value)
    assert said.startswith(f"“{path}” is in use by process {os.getpid()} on {platform.node()}, since 2")
    assert "\n" not in said
    MyBoards(path).take_in([])
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
    assert len([*tmp_path.iterdir()]) == 1  # the file of its lock is still there
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
        file.write(b'{"half')  # a line on its way
    for attempt in (Journal.take_up, lambda path: Journal.begin(path, {})):
        with pytest.raises(Fault, match="file-held-by"):
            attempt(path)
    assert read_lines(path) == [{"format": "test"}, {"case": 1}]
    assert path.read_bytes().endswith(b'{"half')  # nobody cuts it off
    journal.close()
    again, entries = Journal.take_up(path)
    again.close()
    assert len(entries) == 2 and [*tmp_path.iterdir()] == [path]
