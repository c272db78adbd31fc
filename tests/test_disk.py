"""Renamed files survive a power failure: every writer flushes the folder."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from workbench import cache
from workbench.compiling import kernel_files
from workbench.tiles.state_space.disk_folder import DiskFolder


def kept_file(folder: Path) -> None:
    writing = cache.CacheWriter.begin(folder / "kept.test")
    assert writing
    writing.write(np.zeros(9, np.uint8))
    writing.finish({})
    writing.abandon()


def kernels(folder: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUMBA_CACHE_DIR", str(folder))
        kernel_files.mark_complete("a")


def layers(folder: Path) -> None:
    made = DiskFolder(folder)
    made.save({})
    made.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no way to flush a folder")
@pytest.mark.parametrize("save", [kept_file, kernels, layers])
def test_the_folder_is_flushed_once_the_file_is_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, save: Callable[[Path], None]
) -> None:
    done = []
    replace, fsync = os.replace, os.fsync

    def replaced(part: Path, path: Path) -> None:
        replace(part, path)
        done.append("renamed")

    def flushed(descriptor: int) -> None:
        fsync(descriptor)
        if os.path.samestat(os.fstat(descriptor), tmp_path.stat()):
            done.append("flushed")

    monkeypatch.setattr(os, "replace", replaced)
    monkeypatch.setattr(os, "fsync", flushed)
    save(tmp_path)
    assert done == ["renamed", "flushed"]
