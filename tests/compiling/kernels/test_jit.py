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
    assert preparing.compiled(preparing.TILES)
    shutil.copytree(kernel_files.folder(), tmp_path / "own", ignore=shutil.ignore_patterns("complete-*"))
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "own"))
    kernel_files.mark_complete(preparing.TILES)
    code = next(tmp_path.glob("own/*/best_first_index.rehash-*.1.nbc"))
    content = bytearray(code.read_bytes())
    content[-2000] ^= 4
    code.write_bytes(content)
    command = [sys.executable, "-m", "workbench", "solve", "sample", "--engine", "compiled"]
    for result in ("One file of the compiled engine was damaged and removed; missing files are recompiled.\n", ""):
        done = subprocess.run(command, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, result)
    assert code.exists()
    assert {state for _, state in kernel_files.states()} == {"sound"}
    assert kernel_files.is_complete(preparing.TILES)


@pytest.mark.compiled
def test_on_a_full_disk_kernels_are_compiled_and_used_but_not_kept(tmp_path: Path) -> None:
    program = """
import os, sys
os.environ["NUMBA_CACHE_DIR"] = sys.argv[1]
from workbench.compiling import kernel_files, preparing
import workbench.compiling.kernels.jit as jit
def full(*_, **__):
    raise OSError(28, "No space left on device")
jit.IndexDataCacheFile._open_for_write = full
from workbench.hex.kernels.playouts import with_wall
import numpy as np
print(len(with_wall(np.zeros(9, np.int8), 3)) > 9)
kernel_files.mark_complete("hex")
print(kernel_files.is_complete("hex"), len(list(kernel_files.folder().glob("*/*.nb?"))))
"""
    done = subprocess.run([sys.executable, "-B", "-c", program, str(tmp_path)], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("True\nFalse 0\n", "")


@pytest.mark.compiled
def test_loading_kernels_does_not_load_the_compiler() -> None:
    program = """
import sys, workbench
from workbench.compiling import preparing
preparing.enable()
print(workbench.solve("sample", "idastar", engine="compiled").status.value, "numba.np.linalg" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("solved False\n", "")


@pytest.mark.compiled
def test_the_percentage_moves_while_the_kernels_to_be_compiled_first_are_not_ready() -> None:
    command = [sys.executable, "-m", "workbench.compiling.preparing", "bfs", "", "0", "9"]
    program = f"""
import runpy, sys, time
from workbench.tiles import warming
warm = warming.warm
def slow(*first):
    warm(*first)
    time.sleep(0.3)
warming.warm = slow
sys.argv[1:] = {command[3:]}
runpy.run_module("workbench.compiling.preparing", run_name="__main__")
"""
    lines = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout.splitlines()
    before = [int(line) for line in lines[: lines.index("first")]]
    assert before and before == sorted(before) and 0 < before[-1] < 100
