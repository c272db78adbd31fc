"""Dask clusters on this machine, each part in a process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from distributed import Future


@contextmanager
def running(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Run a part of a cluster in a separate process, and end it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "dask", *words], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        assert process.stderr is not None
        process.stderr.close()


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """Yield the address of a cluster, and its two workers."""
    with running(folder, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard") as scheduler:
        assert scheduler.stderr is not None
        address = next(found[0] for line in scheduler.stderr if (found := re.search(r"tcp://127\.0\.0\.1:\d+", line)))
        how = ("worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
        with running(folder, *how) as first, running(folder, *how) as second:
            yield address, [first, second]


def end_callback_thread() -> None:
    """End the thread that Dask keeps in this process for the callbacks of all clients; the next one starts another."""
    executor, Future._cb_executor = Future._cb_executor, None
    if executor is not None:
        executor.shutdown()
