"""The compiler loads kernels from their sealed files, and compiles those again that it cannot load."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from workbench.compiling import kernel_files, preparing


@pytest.mark.compiled
def test_a_process_that_finds_damaged_kernels_compiles_them_again_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    preparing.load()
    assert preparing.compiled()
    shutil.copytree(kernel_files.folder(), tmp_path / "own")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "own"))
    kernel_files.mark_complete()
    code = next(tmp_path.glob("own/*/best_first.rehash-*.1.nbc"))
    content = bytearray(code.read_bytes())
    content[-2000] ^= 4
    code.write_bytes(content)
    command = [sys.executable, "-m", "workbench", "solve", "sample", "--engine", "compiled"]
    for result in ("One file of the compiled engine was damaged and removed; missing files are recompiled.\n", ""):
        done = subprocess.run(command, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, result)
    assert code.exists()
    assert {state for _, state in kernel_files.states()} == {"sound"}
    assert kernel_files.is_complete()
