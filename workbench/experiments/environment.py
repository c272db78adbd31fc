"""The environment of an experiment: versions and machine, so that it can be repeated and its times can be judged."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path

from workbench.search.problem.limits import machine_bytes

VERSIONS = ("program", "python", "numpy", "numba")


@cache
def environment() -> Mapping[str, str]:
    """Return the versions of the program, Python and the libraries, by name, and the `machine` of this process."""
    return {
        "program": version("search-workbench"),
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "numba": version("numba"),
        "machine": machine(),
    }


def machine() -> str:
    """Return the machine in one line: its name, system, processor, number of processors and memory."""
    gigabytes = round(machine_bytes() / 2**30)
    parts = (platform.node(), platform.platform(terse=True), _processor(), f"{os.cpu_count()} CPU", f"{gigabytes} GB")
    return ", ".join(part for part in parts if part)


def _processor() -> str:
    """Return the model name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return platform.processor()
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.machine())
