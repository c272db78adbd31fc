"""Notebooks (.ipynb) as source code: their code cells, and of these only what defines something.

Imports, definitions and assignments of constants are kept. Magics, shell lines, tests and output are left out, so that
loading a function from a notebook does not run the notebook.
"""

from __future__ import annotations

import ast
import builtins
import json
import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from workbench.search.problem.messages import Fault

_KEPT_CELL_MAGICS = ("%%time", "%%capture")
"""Cell magics after which the rest of the cell is Python that defines names in the notebook."""
_MAGIC = re.compile(r"\s*[%!?]|.*=\s*[%!]|.*\?\s*$")
"""Lines that only IPython understands."""
_FUNCTIONS = re.compile(
    "abs|all|any|bool|bytes|complex|dict|divmod|enumerate|filter|float|frozenset|int|iter|len|list|map|max|min|next|"
    "object|ord|chr|pow|range|reversed|round|set|slice|sorted|str|sum|tuple|type|zip"
)
"""Built-in functions that a constant may be computed with."""
_MODULES = re.compile(
    "array|collections|dataclasses|decimal|enum|fractions|functools|heapdict|heapq|itertools|math|numbers|numpy|"
    "operator|queue|string|sys|typing|types"
)
"""Modules whose functions a constant may be computed with, such as `namedtuple`."""
_METHODS = re.compile("split|index|items|keys|values|join|copy|format|lower|upper|strip|fromkeys|union")


@dataclass(frozen=True)
class Cell:
    """A code cell.

    Attributes: number, from 1, counting code cells only; source, as written; tree, of what is kept; skipped, the names
    that are assigned by statements that are not kept; error: why it cannot be parsed.
    """

    number: int
    source: str
    tree: ast.Module
    skipped: frozenset[str] = frozenset()
    error: SyntaxError | None = None


def read_cells(content: bytes, name: str) -> list[Cell]:
    """Return the code cells of a notebook. Raises Fault, naming the file, if `content` is not a notebook."""
    try:
        sources = list(_sources(json.loads(content.decode("utf-8-sig"))))
    except (ValueError, RecursionError, TypeError, KeyError, AttributeError):
        raise Fault("own-not-notebook", name=name) from None
    cells: list[Cell] = []
    modules: dict[str, str] = {}
    for number, source in enumerate(sources, start=1):
        cells.append(_cell(number, source, modules))
    return cells


def _sources(notebook: dict[str, object]) -> Iterator[str]:
    """Yield the source of each code cell. Raises TypeError or KeyError if the notebook has another structure."""
    cells = notebook["cells"]
    if not isinstance(cells, list):
        raise TypeError
    for cell in cells:
        if cell["cell_type"] == "code":
            source = cell["source"]
            yield source if isinstance(source, str) else "".join(source)


def _cell(number: int, source: str, modules: dict[str, str]) -> Cell:
    """Return a cell. `modules`: the imported names of this and earlier cells, and the module each comes from."""
    try:
        tree = _parse(source)
    except (SyntaxError, ValueError) as error:
        broken = error if isinstance(error, SyntaxError) else SyntaxError(str(error))
        return Cell(number, source, ast.Module([], []), error=broken)
    _note_imports(tree.body, modules)
    kept = [one for one in tree.body if _is_kept(one, modules)]
    skipped = frozenset(_names(one for one in tree.body if one not in kept))
    return Cell(number, source, ast.Module(kept, []), skipped)


def _parse(source: str) -> ast.Module:
    """Return the syntax tree of a cell; lines that only IPython understands become `pass`. Raises SyntaxError."""
    lines = source.split("\n")
    first = next((place for place, line in enumerate(lines) if line.strip()), None)
    if first is not None and lines[first].startswith("%%"):
        if not lines[first].startswith(_KEPT_CELL_MAGICS):
            return ast.Module([], [])
        lines[first] = ""
    while True:
        try:
            return ast.parse(textwrap.dedent("\n".join(lines)) if _is_indented(lines) else "\n".join(lines))
        except SyntaxError as error:
            place = (error.lineno or 0) - 1
            if not (0 <= place < len(lines) and _MAGIC.match(lines[place])):
                raise
            _remove_line(lines, place)


def _is_indented(lines: list[str]) -> bool:
    return next((line[:1].isspace() for line in lines if line.strip()), False)


def _remove_line(lines: list[str], place: int) -> None:
    """Replace a line, and the lines that continue it, by `pass` with the same indentation."""
    continues = lines[place].endswith("\\")
    lines[place] = lines[place][: len(lines[place]) - len(lines[place].lstrip())] + "pass"
    while continues and place + 1 < len(lines):
        place += 1
        continues = lines[place].endswith("\\")
        lines[place] = ""


def _note_imports(body: Iterable[ast.stmt], modules: dict[str, str]) -> None:
    for statement in body:
        if isinstance(statement, ast.Import):
            modules.update((one.asname or one.name.partition(".")[0], one.name) for one in statement.names)
        elif isinstance(statement, ast.ImportFrom):
            modules.update((one.asname or one.name, statement.module or "") for one in statement.names)


def _is_kept(statement: ast.stmt, modules: dict[str, str]) -> bool:
    """Return whether a statement only defines something."""
    match statement:
        case ast.Import() | ast.ImportFrom() | ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return True
        case ast.Assign(targets=targets, value=value):
            return all(map(_is_name, targets)) and _is_constant(value, modules)
        case ast.AnnAssign(target=ast.Name(), value=value):
            return value is None or _is_constant(value, modules)
        case ast.Try():
            parts = [*statement.body, *statement.orelse, *statement.finalbody]
            parts += (one for handler in statement.handlers for one in handler.body)
            return all(isinstance(one, ast.Pass) or _is_kept(one, modules) for one in parts)
    return False


def _is_name(target: ast.expr) -> bool:
    if isinstance(target, ast.Tuple | ast.List):
        return all(map(_is_name, target.elts))
    return isinstance(target, ast.Name)


def _is_constant(value: ast.expr, modules: dict[str, str]) -> bool:
    """Return whether an expression is computed without the user's functions, input or output."""
    for node in ast.walk(value):
        if isinstance(node, ast.Await | ast.Yield | ast.YieldFrom | ast.NamedExpr):
            return False
        if isinstance(node, ast.Call) and not _is_harmless(node.func, modules):
            return False
    return True


def _is_harmless(function: ast.expr, modules: dict[str, str]) -> bool:
    if isinstance(function, ast.Name):
        known = modules.get(function.id)
        return _is_known_module(known) if known is not None else _FUNCTIONS.fullmatch(function.id) is not None
    if not isinstance(function, ast.Attribute):
        return False
    root = function.value
    while isinstance(root, ast.Attribute):
        root = root.value
    if isinstance(root, ast.Name) and root.id in modules:
        return _is_known_module(modules[root.id])
    return _METHODS.fullmatch(function.attr) is not None


def _is_known_module(name: str) -> bool:
    return _MODULES.fullmatch(name.partition(".")[0]) is not None


def _names(statements: Iterable[ast.stmt]) -> Iterator[str]:
    """Yield the names that statements assign."""
    for statement in statements:
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and not hasattr(builtins, node.id):
                yield node.id
