"""A small part of Python, in which the code that a lesson gives to mend can do no harm when it is run."""

from __future__ import annotations

import ast

from workbench.search.problem.messages import Fault, to_quotable

# fmt: off
_BUILTINS = frozenset((
    "abs", "all", "any", "bool", "dict", "divmod", "enumerate", "filter", "float", "frozenset", "int", "isinstance",
    "len", "list", "map", "max", "min", "range", "reversed", "round", "set", "sorted", "str", "sum", "tuple", "zip",
    "ValueError",
))
_ATTRIBUTES = frozenset((
    "add", "append", "clear", "copy", "count", "discard", "extend", "get", "index", "insert", "items", "join", "keys",
    "pop", "remove", "reverse", "sort", "split", "update", "values", "floor", "ceil", "sqrt", "log", "inf",
))
# fmt: on
_FORBIDDEN = (
    ast.AsyncFunctionDef,
    ast.Await,
    ast.ClassDef,
    ast.Global,
    ast.ImportFrom,
    ast.Nonlocal,
    ast.Try,
    ast.With,
    ast.Yield,
    ast.YieldFrom,
)


def check_code(text: str) -> None:
    """Raise Fault unless a text is Python that uses only functions of its own, plain types and `math`."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1) or 1
        raise Fault("repair-syntax", line=line, why=to_quotable(getattr(error, "msg", str(error)))) from None
    nodes = [*ast.walk(tree)]
    own = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    own |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    own |= {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    for node in nodes:
        if (name := _not_allowed(node, own)) is not None:
            raise Fault("repair-forbidden", line=getattr(node, "lineno", 1), name=to_quotable(name))


def _not_allowed(node: ast.AST, own: set[str]) -> str | None:
    """Return what a part of the code uses that it may not use, or None."""
    if (forbidden := next((one for one in _FORBIDDEN if isinstance(node, one)), None)) is not None:
        return forbidden.__name__
    if isinstance(node, ast.Import):
        return next((alias.name for alias in node.names if alias.name != "math" or alias.asname), None)
    if isinstance(node, ast.Attribute):
        return None if node.attr in _ATTRIBUTES else node.attr
    if isinstance(node, ast.Name):
        return None if node.id in _BUILTINS | own | {"math"} and not node.id.startswith("__") else node.id
    if isinstance(node, ast.FunctionDef | ast.arg):
        name = node.name if isinstance(node, ast.FunctionDef) else node.arg
        return name if name.startswith("__") else None
    return None
