"""Session files: the contents and the layout of every bench, as JSON that a published schema describes.

They are small, because a search is saved as the line that repeats it, not as its recording. No code in them is run.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workbench.formats.reading import decoded, naming_file, whole_file
from workbench.formats.schema import FileSchema
from workbench.formats.writing import encoded, replacing
from workbench.search.problem.messages import Fault, to_quotable

ENDING = ".workbench"
MAX_BYTES = 8_000_000
SCHEMA = FileSchema("session", "search-workbench-session", 1, none="session-format", later="session-version")

Scenes = Mapping[str, Mapping[str, Any]]
"""The scenes of the benches, by their names."""
Layouts = Mapping[str, Mapping[str, Sequence[int]]]
"""The layout of the benches: proportions by the names of their splitters."""

Drawings = Sequence[Mapping[str, str]]
"""Maps, each with its `name`, "" for none, and its `map`, as a problem is written."""


@dataclass(frozen=True)
class SessionFile:
    """A session.

    Attributes: bench, the visible one; scenes; layout; projector: whether that mode is on; drawings, the maps that were
    drawn and are in no file, with their names.
    """

    bench: str
    scenes: Scenes
    layout: Layouts = field(default_factory=dict)
    projector: bool = False
    drawings: Drawings = ()


def read_session(path: Path) -> SessionFile:
    """Return the session in a file. Raises Fault, naming the file and the place in it, if it is invalid."""
    name = to_quotable(str(path), 200)
    text = decoded(whole_file(path, MAX_BYTES, "session-large", 10**6), Fault("session-binary", name=name))
    with naming_file(name):
        return parse_session(text)


def parse_session(text: str) -> SessionFile:
    """Return the session in a text. Raises Fault, naming the place in it, if it is invalid."""
    try:
        values = json.loads(text)
    except json.JSONDecodeError as error:
        raise Fault("session-json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise Fault("session-nested") from None
    except ValueError:  # a number with thousands of digits
        raise Fault("session-number") from None
    complaint = SCHEMA.check(values)
    if complaint is not None:
        raise Fault(complaint.key, **complaint.facts)
    optional = {name: values[name] for name in ("layout", "projector", "drawings") if name in values}
    return SessionFile(values["bench"], values["scenes"], **optional)


def write_session(path: Path, session: SessionFile) -> None:
    """Write a session to a file atomically. Raises Fault if it cannot be written."""
    values = {
        "format": SCHEMA.format,
        "version": SCHEMA.version,
        "bench": session.bench,
        "scenes": session.scenes,
        "layout": session.layout,
        "projector": session.projector,
        **({"drawings": session.drawings} if session.drawings else {}),
    }
    serialized = json.dumps(values, ensure_ascii=False, indent=1) + "\n"
    if len(encoded(serialized)) > MAX_BYTES:
        raise Fault("session-large", name=to_quotable(str(path), 200), most=MAX_BYTES // 10**6)
    with replacing(path) as file:
        file.write(serialized)
