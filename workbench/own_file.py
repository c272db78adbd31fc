"""Python files and notebooks of the user: only code that the user has named, as `path/to/file.py:name`, is run."""

from __future__ import annotations

import ast
import hashlib
import os
import re
from functools import lru_cache, partial
from numbers import Integral, Number
from pathlib import Path
from typing import Any

from workbench.interruption import interruptible
from workbench.own_code.isolation import current
from workbench.own_code.loading import NOTEBOOK, load_module
from workbench.own_code.notebook import read_cells
from workbench.search.problem.messages import Fault

_NAME = re.compile(r".*\.(?:py|ipynb):[^\W\d]\w*", re.DOTALL)


def is_own(name: str) -> bool:
    """Return whether a name refers to something in a Python file or a notebook: `path/to/file.py:function`."""
    return _NAME.fullmatch(name) is not None


def content_hash(name: str) -> str:
    """Return the SHA-256 hash of a file's content, in hexadecimal. Raises Fault if it cannot be read."""
    try:
        return hashlib.sha256(Path(name).read_bytes()).hexdigest()
    except OSError as error:
        raise Fault("own-unreadable", name=name, reason=error.strerror or str(error)) from error


def functions(path: Path, classes: bool = False) -> list[str]:
    """Return the names of a file's functions, and if `classes` also its classes, without running it. Raises Fault."""
    kinds: tuple[type[ast.stmt], ...] = (ast.FunctionDef, ast.ClassDef) if classes else (ast.FunctionDef,)
    return [str(getattr(node, "name", "")) for node in _statements(path) if isinstance(node, kinds)]


def takes_one_argument(name: str) -> bool:
    """Return whether a function has a single positional parameter, without running its file; False if not known."""
    return _takes_one_argument(name, file_version(name))


@lru_cache(64)
def _takes_one_argument(name: str, _version: object) -> bool:
    file, _, attribute = name.rpartition(":")
    try:
        statements = _statements(Path(file))
    except Fault:
        return False
    found = [one.args for one in statements if isinstance(one, ast.FunctionDef) and one.name == attribute]
    return bool(found) and len([*found[-1].posonlyargs, *found[-1].args]) == 1


def _statements(path: Path) -> list[ast.stmt]:
    """Return the statements of a file at its top level. Raises Fault."""
    try:
        content = path.read_bytes()
        if path.suffix.lower() == NOTEBOOK:
            return [node for cell in read_cells(content, str(path)) for node in cell.tree.body]
        return ast.parse(content, str(path)).body
    except OSError as error:
        raise Fault("own-unreadable", name=str(path), reason=error.strerror or str(error)) from error
    except (SyntaxError, ValueError) as error:
        raise Fault("own-broken", name=str(path), reason=error_text(error)) from error


def load_callable(name: str) -> Any:
    """Return the function or class that a name refers to, as a function that can be interrupted. This runs the file.

    If there is a process of own code, the file is run and called there, at the first call. Raises Fault if the file is
    missing, fails, or defines nothing callable of that name.
    """
    process = current()
    return load_here(name) if process is None else partial(process.call, f"{__name__}:call", name, about=name)


_callables: dict[str, tuple[object, Any]] = {}


def call(name: str, *arguments: Any) -> Any:
    """Return the result of `path/to/file.py:function`; the file is run again if it has changed."""
    stamp = file_version(name)
    if name not in _callables or _callables[name][0] != stamp:
        _callables[name] = stamp, load_here(name)
    return as_number(_callables[name][1](*arguments))


def load_here(name: str) -> Any:
    """Return the function or class that a name refers to, in this process. Raises Fault; see `load_callable`."""
    file, _, attribute = name.rpartition(":")
    found = getattr(load_module(Path(file)), attribute, None)
    if not callable(found):
        raise Fault("own-missing", name=file, function=attribute)
    return interruptible(found)


def file_version(name: str) -> tuple[int, int] | None:
    """Return a value that changes with the file of `path/to/file.py:name`; None if the file does not exist."""
    try:
        found = os.stat(name.rpartition(":")[0])
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def as_number(value: Any) -> Any:
    """Return a number of another type, such as numpy's, as Python's int or float; any other value unchanged."""
    if isinstance(value, int | float | str) or not isinstance(value, Number):
        return value
    return int(value) if isinstance(value, Integral) else float(value)  # type: ignore[arg-type]


def error_text(error: BaseException) -> str:
    """Return an error as one line of text."""
    line = f", line {error.lineno}" if isinstance(error, SyntaxError) and error.lineno else ""
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}: {text}{line}"
