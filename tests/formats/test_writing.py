"""Only regular files are replaced, atomically, and errors are reported."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from support.failing_disk import check_every_failure

from workbench.formats import writing
from workbench.formats.film import Frame, write_film
from workbench.formats.locking import locked
from workbench.formats.writing import check_writable, replacing, write_whole
from workbench.search.problem.messages import Fault
from workbench.wording import say, set_language


def _fifo(path: Path) -> None:
    os.mkfifo(path)


def _link_to_fifo(path: Path) -> None:
    os.mkfifo(path.with_name("pipe"))
    path.symlink_to("pipe")


def _link_over_a_link_to_fifo(path: Path) -> None:
    _link_to_fifo(path.with_name("first"))
    path.symlink_to("first")


@pytest.mark.parametrize("make", [_fifo, _link_to_fifo, _link_over_a_link_to_fifo])
def test_a_pipe_is_never_replaced_not_through_a_link_either(make: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / "one.pdf"
    make(path)
    before = {one.name: one.lstat().st_mode for one in tmp_path.iterdir()}
    for write in (check_writable, lambda one: write_whole(one, b"content")):
        with pytest.raises(Fault) as caught:
            write(path)
        assert say(caught.value) == f"“{path}” is a pipe or a device, not a file."
    assert {one.name: one.lstat().st_mode for one in tmp_path.iterdir()} == before
    assert stat.S_ISFIFO(path.stat().st_mode)


def test_no_picture_of_a_film_takes_the_place_of_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "film-0002.png")
    frame = Frame(np.zeros((4, 4, 3), np.uint8), 1.0)
    with pytest.raises(Fault, match="file-special"):
        write_film(tmp_path / "film.png", [frame] * 3)
    assert [one.name for one in tmp_path.iterdir()] == ["film-0002.png"]


def test_a_link_stays_a_link_to_the_new_content(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    link, target = tmp_path / "link.txt", tmp_path / "folder" / "target.txt"
    link.symlink_to("folder/target.txt")
    for content in (b"first", b"second"):  # the link is dangling at first
        write_whole(link, content)
        assert link.is_symlink() and target.read_bytes() == content


def test_where_a_link_leads_to_no_folder_or_in_a_ring_nothing_is_written(tmp_path: Path) -> None:
    (tmp_path / "lost.txt").symlink_to("nowhere/target.txt")
    (tmp_path / "ring.txt").symlink_to("ring.txt")
    with pytest.raises(Fault, match="file-no-folder"):
        check_writable(tmp_path / "lost.txt")
    with pytest.raises(Fault) as caught:
        write_whole(tmp_path / "ring.txt", b"content")
    assert "Too many levels of symbolic links" in say(caught.value)


def test_what_fails_leaves_the_former_content_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "one.txt"
    path.write_text("before")

    def leave_off() -> None:
        with replacing(path) as file:
            file.write("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        leave_off()
    assert path.read_text() == "before" and [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "“x.txt” cannot be written: No space left on device."),
        ("ru", "«x.txt» не записывается: на диске не осталось места."),
        ("cs", "„x.txt“ nelze zapsat: na disku už není místo."),
        ("vi", "Không ghi được “x.txt”: ổ đĩa đã hết chỗ."),
    ],
)
def test_the_systems_reason_is_told_in_the_users_language(language: str, expected: str) -> None:
    set_language(language)
    assert say(Fault("file-unwritable", name="x.txt", reason="No space left on device")) == expected
    assert say(Fault("file-unwritable", name="x.txt", reason="unheard of")).endswith("unheard of.")


# Files of killed processes


def _part(folder: Path, host: str, process: int, age: float = 0.0) -> Path:
    path = folder / f".one.txt.{host}.{process}.1.workbench-part"
    path.write_text("half")
    os.utime(path, (path.stat().st_atime, path.stat().st_mtime - age))
    return path


def test_parts_of_dead_processes_are_swept_and_nothing_else(tmp_path: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    removed = [_part(tmp_path, writing._host_id(), ended.pid), _part(tmp_path, "00000000", 7, age=7 * 3600)]
    removed.append(_part(tmp_path, writing._host_id(), os.getpid(), age=7 * 3600))
    preserved = [_part(tmp_path, writing._host_id(), os.getppid()), _part(tmp_path, "00000001", 7)]
    for name in (".one.txt.part", "one.workbench-part", ".one.00000000.x.1.workbench-part", ".workbench-part"):
        preserved.append(tmp_path / name)
        preserved[-1].write_text("another program's")
        os.utime(preserved[-1], (0, 0))
    (tmp_path / ".a.00000000.1.1.workbench-part").mkdir()
    writing._swept.discard(str(tmp_path))
    write_whole(tmp_path / "two.txt", b"content")
    assert not any(path.exists() for path in removed)
    assert all(path.exists() for path in preserved) and (tmp_path / ".a.00000000.1.1.workbench-part").is_dir()


def test_a_killed_writer_leaves_the_old_content_and_a_part_that_the_next_one_sweeps(tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    path.write_text("old")
    code = (
        "import os, sys; from pathlib import Path; from workbench.formats.writing import write_whole\n"
        "os.fsync = lambda _: os._exit(9)\n"
        "write_whole(Path(sys.argv[1]), b'new' * 9999)"
    )
    assert subprocess.run([sys.executable, "-c", code, str(path)]).returncode == 9
    assert path.read_text() == "old" and len([*tmp_path.iterdir()]) == 2
    writing._swept.discard(str(tmp_path))
    write_whole(path, b"newer")
    assert path.read_text() == "newer" and [*tmp_path.iterdir()] == [path]


# Properties of a file besides its content


def test_who_may_read_a_file_stays_the_same(tmp_path: Path) -> None:
    path = tmp_path / "one.txt"
    write_whole(path, b"first")
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~_umask()
    path.chmod(0o600)
    write_whole(path, b"second")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 and path.read_bytes() == b"second"


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def test_a_name_as_long_as_the_system_allows_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("ž" * 127)
    with locked(path):
        write_whole(path, b"content")
    assert path.read_bytes() == b"content" and [*tmp_path.iterdir()] == [path]


def test_a_folder_whose_names_cannot_be_flushed_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fsync(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    monkeypatch.setattr(os, "fsync", fsync)
    write_whole(tmp_path / "one.txt", b"content")


def test_content_that_did_not_arrive_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace = os.replace

    def cut(part: Path, target: Path) -> None:
        os.truncate(part, 3)
        replace(part, target)

    monkeypatch.setattr(os, "replace", cut)
    with pytest.raises(Fault) as caught:
        write_whole(tmp_path / "one.txt", b"content")
    assert say(caught.value) == f"“{tmp_path / 'one.txt'}” cannot be written: Input/output error."


# The harness of tests/test_every_save.py detects errors


@pytest.mark.parametrize(
    ("save", "found"),
    [
        (lambda path, content: path.write_bytes(content), "there was no write at all"),
        (lambda path, content: _over(path, content), "neither the old one nor the new one"),
        (lambda path, content: _silently(path, content), "nothing was said"),
    ],
)
def test_a_save_that_does_not_keep_to_the_rules_is_found(
    save: Callable[[Path, bytes], object], found: str, tmp_path: Path
) -> None:
    with pytest.raises(AssertionError, match=found):
        check_every_failure(tmp_path, lambda folder, version: save(folder / "one", bytes([version]) * 9000))


def _over(path: Path, content: bytes) -> None:
    path.write_bytes(content[:9])
    write_whole(path, content)


def _silently(path: Path, content: bytes) -> None:
    with suppress(Fault):
        write_whole(path, content)
