"""Python files of the user: nothing of them is run but what the user has named, as `path/to/file.py:name`."""

from __future__ import annotations

import ast
import errno
import os
import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from workbench.interrupting import interruptible
from workbench.search.problem.messages import Fault

_NAME = re.compile(r".*\.py:[^\W\d]\w*", re.DOTALL)


def is_own(name: str) -> bool:
    """Tell whether a name is that of something in a file: `path/to/file.py:function`."""
    return _NAME.fullmatch(name) is not None


def functions(path: Path, classes: bool = False) -> list[str]:
    """Return the names of a file's functions, and of its `classes` too, without running it. Raises Fault."""
    kinds: tuple[type[ast.stmt], ...] = (ast.FunctionDef, ast.ClassDef) if classes else (ast.FunctionDef,)
    try:
        tree = ast.parse(path.read_bytes(), str(path))
    except OSError as error:
        raise Fault("own-unreadable", name=str(path), reason=error.strerror or str(error)) from error
    except (SyntaxError, ValueError) as error:
        raise Fault("own-broken", name=str(path), reason=told(error)) from error
    return [str(getattr(node, "name", "")) for node in tree.body if isinstance(node, kinds)]


def called(name: str) -> Any:
    """Return what a name stands for, which can be called off where it does not come back. This runs the file.

    Raises Fault where it is not there, does not run, or defines nothing of that name that can be called.
    """
    file, _, wanted = name.rpartition(":")
    found = getattr(_module(Path(file)), wanted, None)
    if not callable(found):
        raise Fault("own-missing", name=file, function=wanted)
    return interruptible(found)


def told(error: BaseException) -> str:
    """Return in one line what went wrong."""
    line = f", line {error.lineno}" if isinstance(error, SyntaxError) and error.lineno else ""
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}: {text}{line}"


def _module(path: Path) -> Any:
    if not path.is_file():
        raise Fault("own-unreadable", name=str(path), reason=os.strerror(errno.ENOENT))
    name = f"workbench_own_{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # where dataclasses look up what their annotations name
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise Fault("own-broken", name=str(path), reason=told(error)) from error
    return module
