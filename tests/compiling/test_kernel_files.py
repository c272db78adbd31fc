"""The files of compiled kernels: used only if unchanged, else removed, reported, and compiled again."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.damage import damaged

from workbench import cache
from workbench.compiling import kernel_files

CONTENT = random.Random(1).randbytes(2000)


@pytest.fixture
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a folder for kernels that the user has set."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "own"))
    (tmp_path / "own" / "kernels_1").mkdir(parents=True)
    monkeypatch.setattr(kernel_files, "_domains", {"kernels_1": "a", "kernels_2": "b"})
    monkeypatch.setattr(kernel_files, "_unwritten", set())
    return tmp_path / "own"


def kept(folder: Path, name: str = "one.1.nbc", content: bytes = CONTENT) -> Path:
    path = folder / "kernels_1" / name
    path.write_bytes(kernel_files.sealed(path, content))
    return path


def test_a_sealed_file_is_read_as_it_was_written(own_folder: Path) -> None:
    assert kernel_files.read(kept(own_folder)) == CONTENT
    assert kernel_files.read(own_folder / "kernels_1" / "none.nbi") is None
    assert kernel_files.pop_discarded() == []


def test_no_damage_of_a_thousand_is_overlooked(own_folder: Path) -> None:
    path = kept(own_folder)
    sound = path.read_bytes()
    for content in (b"", bytes(100), CONTENT, *damaged(sound, random.Random(2), 1000)):
        path.write_bytes(content)
        assert kernel_files.read(path) is None
        assert not path.exists()
        assert kernel_files.pop_discarded() == [path]
    path.write_bytes(sound)
    assert kernel_files.read(path) == CONTENT


def test_a_file_in_the_place_of_another_is_not_taken(own_folder: Path) -> None:
    one, other = kept(own_folder), kept(own_folder, "one.2.nbc")
    one.replace(other)
    assert kernel_files.read(other) is None
    assert kernel_files.pop_discarded() == [other]


def test_kernels_of_other_sources_are_no_use_but_not_damaged(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept(own_folder)
    monkeypatch.setattr(kernel_files, "_sources", lambda: "other")
    assert kernel_files.read(path) is None
    assert path.exists()
    assert kernel_files.pop_discarded() == []


def test_they_are_complete_while_all_that_were_written_are_there_and_whole(own_folder: Path) -> None:
    one, other = kept(own_folder), kept(own_folder, "one.nbi")
    foreign = own_folder / "kernels_1" / "foreign.nbi"
    foreign.write_bytes(b"of another program")
    assert not kernel_files.is_complete("a")
    kernel_files.mark_complete("a")
    assert {state for _, state in kernel_files.states()} == {"sound"}
    assert kernel_files.is_complete("a")
    for damage in (lambda: one.write_bytes(b""), other.unlink):
        kernel_files._verified.clear()  # as in a new process
        damage()
        assert not kernel_files.is_complete("a")
        assert not kernel_files.is_complete("a")
        kept(own_folder)
        kept(own_folder, "one.nbi")
        kernel_files.mark_complete("a")
        assert kernel_files.is_complete("a")
    assert kernel_files.pop_discarded() == [one]
    assert foreign.read_bytes() == b"of another program"


def test_damage_in_one_domain_does_not_concern_another(own_folder: Path) -> None:
    (own_folder / "kernels_2").mkdir()
    other = own_folder / "kernels_2" / "one.1.nbc"
    other.write_bytes(kernel_files.sealed(other, CONTENT))
    kept(own_folder)
    for domain in "ab":
        kernel_files.mark_complete(domain)
        assert kernel_files.is_complete(domain)
    kernel_files._verified.clear()  # as in a new process
    other.write_bytes(CONTENT)
    assert kernel_files.is_complete("a")
    assert not kernel_files.is_complete("b")
    assert kernel_files.pop_discarded() == [other]


def test_a_domain_of_which_a_file_could_not_be_written_is_not_complete(own_folder: Path) -> None:
    kernel_files.report_unwritten(kept(own_folder))
    kernel_files.mark_complete("a")
    kernel_files.mark_complete("b")
    assert [kernel_files.is_complete(domain) for domain in "ab"] == [False, True]


def test_kernels_that_nobody_used_for_long_go_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    old, used, begun = (cache.folder() / "kernels" / name for name in ("old", "used", "begun"))
    for kernels in (old, used, begun):
        kernels.mkdir(parents=True)
    for kernels in (old, used):
        (kernels / "complete-0").touch()
        os.utime(kernels, (0, 0))
    os.utime(old / "complete-0", (0, 0))
    assert not kernel_files.is_complete("a")
    kernel_files.mark_complete("a")
    kernel_files.mark_used()
    assert kernel_files.is_complete("a")
    assert [kernels.exists() for kernels in (old, used, begun, kernel_files.folder())] == [False, True, True, True]


def test_what_killed_processes_left_goes_away(own_folder: Path) -> None:
    old, new = (own_folder / "kernels_1" / f"one.1.nbc.tmp.{name}" for name in ("old", "new"))
    for path in (old, new):
        path.touch()
    os.utime(old, (0, 0))
    kernel_files.mark_complete("a")
    assert (old.exists(), new.exists()) == (False, True)


def test_kernels_may_be_kept_where_the_user_says(own_folder: Path) -> None:
    other = own_folder.parent / "other"
    other.mkdir()
    os.utime(other, (0, 0))
    assert not kernel_files.is_complete("a")
    kernel_files.mark_complete("a")
    kernel_files.mark_used()
    assert kernel_files.is_complete("a")
    assert other.exists(), "what is beside is not ours"


def test_kernels_are_kept_by_their_sources_when_these_were_written_and_whether_indices_are_checked(
    tmp_path: Path,
) -> None:
    package = tmp_path / "workbench"
    (package / "a" / "kernels").mkdir(parents=True)
    (package / "compiling").mkdir()
    shutil.copy(cache.__file__, package / "cache.py")
    shutil.copy(kernel_files.__file__, package / "compiling" / "kernel_files.py")
    source = package / "a" / "kernels" / "one.py"
    printed = set()
    for text, time, checked in (("1", 1, ""), ("2", 1, ""), ("2", 2, ""), ("2", 2, "1"), ("1", 2, "1")):
        environment = {**os.environ, "NUMBA_CACHE_DIR": "", "NUMBA_BOUNDSCHECK": checked}
        source.write_text(text)
        os.utime(source, (time, time))
        command = [sys.executable, "-c", "from workbench.compiling.kernel_files import folder; print(folder())"]
        printed.add(
            subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True).stdout
        )
    assert len(printed) == 5


def test_the_percentage_counts_each_kernel_that_was_compiled_or_found(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel_files, "_kernels", 0)
    monkeypatch.setattr(kernel_files, "_indexes", set())
    assert kernel_files.percentage() == 0
    for name in ("kernels_1", "kernels_1", "kernels_1", "kernels_2"):
        kernel_files.add_kernel("a", name)
    kept(own_folder, "one.nbi")
    kept(own_folder, "one.1.nbc")
    assert kernel_files.percentage() == 25
    two = kept(own_folder, "two.nbi")
    for _ in range(2):
        kernel_files.read(two)
    kernel_files.read(own_folder / "kernels_1" / "none.nbi")
    assert kernel_files.percentage() == 50
