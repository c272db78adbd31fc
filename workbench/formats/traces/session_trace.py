"""The trace that a session shows: its file's path relative to the session's, and the SHA-256 sum of its content."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.formats.reading import first_bytes
from workbench.formats.traces.posthoc_document import MAX_JSON_BYTES
from workbench.search.problem.messages import Fault, to_quotable

_DIGITS = 64


def trace_entry(file: Path, session: Path) -> dict[str, str]:
    """Return the entry of a trace in a session file. Raises Fault if the trace cannot be read."""
    folder = session.absolute().parent
    try:
        name = os.path.relpath(file, folder)
    except ValueError:  # on another drive
        name = str(file)
    return {"file": Path(name).as_posix(), "sha256": _sum(file)}


def check_trace(values: object) -> None:
    """Raise Fault if a session file's entry of a trace is invalid."""
    if not isinstance(values, Mapping) or values.keys() != {"file", "sha256"}:
        raise Fault("scene-kind", name="trace", value=to_quotable(str(values), 40))
    for name, value in values.items():
        if not isinstance(value, str) or not value or len(value) > 4000:
            raise Fault("scene-kind", name=f"trace.{name}", value=to_quotable(str(value), 40))
    if len(values["sha256"]) != _DIGITS or not set(values["sha256"]) <= set("0123456789abcdef"):
        raise Fault("scene-kind", name="trace.sha256", value=to_quotable(values["sha256"], 40))


def find_trace(values: Mapping[str, Any], session: Path) -> Path:
    """Return the file of a trace: at its path relative to the session, or in the session's folder.

    Raises Fault if it is not found, or its content has changed.
    """
    folder, stored_path = session.absolute().parent, Path(values["file"])
    existing = [path for path in (folder / stored_path, folder / stored_path.name) if os.path.isfile(path)]
    if not existing:
        raise Fault("session-trace-gone", name=to_quotable(values["file"], 200))
    for path in existing:
        if _sum(path) == values["sha256"]:
            return path.resolve()
    raise Fault("session-trace-other", name=to_quotable(values["file"], 200))


def _sum(file: Path) -> str:
    return hashlib.sha256(first_bytes(file, MAX_JSON_BYTES)).hexdigest()
