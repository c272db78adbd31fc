"""Which file of a submission defines a function; no file is run."""

from __future__ import annotations

import ast
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from workbench.own_code.loading import NOTEBOOK
from workbench.own_code.notebook import read_cells
from workbench.search.problem.messages import message
from workbench.search.problem.problem import SearchFailure

CODE = (".py", NOTEBOOK)
_parsing = threading.Lock()
"""Held while code is parsed: before Python 3.13, two threads that do so at the same time disturb each other."""


def defining_file(files: Sequence[Path], function: str) -> Path:
    """Return the first file that defines a function, else the first file. Raises SearchFailure if there is no file."""
    if not files:
        raise SearchFailure(message("grade-no-code"))
    return next((path for path in files if function in defined_names(path)), files[0])


def by_importance(files: Sequence[Path], expected: Sequence[str]) -> list[Path]:
    """Return the files, those that provide most of the expected names first, imported ones included."""

    def importance(path: Path) -> tuple[int, int]:
        names = {*expected} & defined_names(path)
        return -len(names), -len(names & defined_names(path, imported=False))

    return sorted(files, key=importance)


def defined_names(path: Path, imported: bool = True) -> set[str]:
    """Return the names that a file defines or imports at its top, without running it; none if it cannot be read."""
    return {name for tree in _trees(path) for name in _names(tree, imported)}


def imported_modules(path: Path) -> set[str]:
    """Return the names of the modules that a file imports anywhere; none if it cannot be read."""
    nodes = [node for tree in _trees(path) for node in ast.walk(tree)]
    found = {one.name for node in nodes if isinstance(node, ast.Import) for one in node.names}
    found |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    return {name.partition(".")[0] for name in found}


def _trees(path: Path) -> list[ast.Module]:
    with suppress(OSError, SyntaxError, ValueError, RecursionError, MemoryError):
        content = path.read_bytes()
        with _parsing:
            if path.suffix.lower() == NOTEBOOK:
                return [cell.tree for cell in read_cells(content, path.name)]
            return [ast.parse(content)]
    return []


def _names(tree: ast.Module, imported: bool) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.ImportFrom) and imported:
            yield from (one.asname or one.name for one in node.names)
