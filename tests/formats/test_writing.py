"""Files take the place of plain files only, are there whole or not at all, and what went wrong is said."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from workbench.formats.film import Frame, write_film
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
    for content in (b"first", b"second"):  # the link leads to nothing at first
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
    ("language", "told"),
    [
        ("en", "“x.txt” cannot be written: No space left on device."),
        ("ru", "«x.txt» не записывается: на диске не осталось места."),
        ("cs", "„x.txt“ nelze zapsat: na disku už není místo."),
        ("vi", "Không ghi được “x.txt”: ổ đĩa đã hết chỗ."),
    ],
)
def test_the_systems_reason_is_told_in_the_users_language(language: str, told: str) -> None:
    set_language(language)
    assert say(Fault("file-unwritable", name="x.txt", reason="No space left on device")) == told
    assert say(Fault("file-unwritable", name="x.txt", reason="unheard of")).endswith("unheard of.")
