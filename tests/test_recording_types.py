"""Nobody asks a recording or a moment of what type it is, but where recordings are made and played.

What differs between families of searches is a method of the recording or the moment, or registered by the layer that
makes something of it, once for each family, and found by `by_family`.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from functools import cache

import pytest
from support.paths import REPOSITORY

ROOTS = {"Recording", "Moment", "GameRecording", "GameMoment"}
HOMES = ("workbench/search/recording/", "workbench/search/playback/")


Nodes = list[ast.AST]
"""A module, and all that is in it."""


def parsed(code: str) -> Nodes:
    return [*ast.walk(ast.parse(code))]


@cache
def package() -> dict[str, Nodes]:
    """Return every module of the program by its path."""
    paths = sorted((REPOSITORY / "workbench").rglob("*.py"))
    return {path.relative_to(REPOSITORY).as_posix(): parsed(path.read_text(encoding="utf-8")) for path in paths}


@cache
def classes() -> list[tuple[str, set[str]]]:
    """Return every class of the program with its bases."""
    return [one for nodes in package().values() for one in bases_of(nodes)]


def name_of(node: ast.expr) -> str:
    """Return the last part of a dotted name, of one with type arguments too; empty for anything else."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def imports(nodes: Nodes) -> dict[str, str]:
    """Return what a module imports: how it calls it -> the name of it."""
    found = (node for node in nodes if isinstance(node, ast.ImportFrom | ast.Import))
    return {alias.asname or alias.name: alias.name for node in found for alias in node.names}


def bases_of(nodes: Nodes) -> list[tuple[str, set[str]]]:
    """Return the classes of a module with their bases."""
    names = imports(nodes)
    found = (node for node in nodes if isinstance(node, ast.ClassDef))
    return [(node.name, {names.get(base, base) for base in map(name_of, node.bases)}) for node in found]


def families(known: list[tuple[str, set[str]]]) -> set[str]:
    """Return the names of the classes of recordings and moments: the descendants of ROOTS."""
    found = set(ROOTS)
    while more := {name for name, bases in known if bases & found} - found:
        found |= more
    return found


class Module:
    """A module, and where it asks for types.

    Attributes: kinds, the names that the classes `found` of recordings and moments have in it; plain, those of what is
    no such class.
    """

    def __init__(self, nodes: Nodes, found: set[str]) -> None:
        self.nodes = nodes
        names = imports(nodes) | {name: name for name, _ in bases_of(nodes)}
        attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        self.kinds = {name for name, of in names.items() if of in found} | (attributes & found)
        self.plain = ({*names} - self.kinds) | {*dir(builtins)}
        assert isinstance(nodes[0], ast.Module)
        for node in nodes[0].body:
            if isinstance(node, ast.Assign) and not self._names_kind(node.value):
                self.plain.update(map(name_of, node.targets))

    def faults(self) -> Iterator[tuple[int, str]]:
        """Yield where a type is asked for, and by what."""
        for node in self.nodes:
            if self._asks(node):
                yield getattr(node, "lineno", 0), ast.unparse(node)

    def _asks(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Call):
            return self._asks_by_call(node)
        if isinstance(node, ast.MatchClass):
            return self._names_kind(node.cls)
        if isinstance(node, ast.Compare):
            sides = (node.left, *node.comparators)
            return any(map(is_type, sides)) and any(map(self._names_kind, sides))
        if isinstance(node, ast.Subscript):
            return bool(self.kinds) and is_type(node.slice)
        return isinstance(node, ast.FunctionDef) and self._is_registered(node)

    def _asks_by_call(self, node: ast.Call) -> bool:
        called = name_of(node.func)
        if called in ("isinstance", "issubclass") and len(node.args) == 2:
            return self._names_kind(node.args[1]) or self._is_variable(node.args[1])
        if called in ("getattr", "hasattr") and isinstance(node.func, ast.Name):
            return name_of(node.args[0]) in ("recording", "moment")
        return called == "get" and bool(self.kinds) and bool(node.args) and is_type(node.args[0])

    def _is_registered(self, node: ast.FunctionDef) -> bool:
        """Tell whether a function is what functools.singledispatch does with such a class."""
        first = next((one.annotation for one in node.args.args if one.annotation is not None), None)
        return any(
            name_of(one.func if isinstance(one, ast.Call) else one) == "register"
            and (self._names_kind(one) or (first is not None and self._names_kind(first)))
            for one in node.decorator_list
        )

    def _names_kind(self, node: ast.AST) -> bool:
        return any(name_of(one) in self.kinds for one in ast.walk(node) if isinstance(one, ast.Name | ast.Attribute))

    def _is_variable(self, node: ast.expr) -> bool:
        """Tell whether a class is not named but comes out of a variable, where there are such classes to come."""
        names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
        return bool(self.kinds) and not names <= self.plain


def is_type(node: ast.expr) -> bool:
    """Tell whether an expression is the type of something."""
    called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "type"
    return called or (isinstance(node, ast.Attribute) and node.attr == "__class__")


def faults(path: str, nodes: Nodes, found: set[str]) -> list[str]:
    """Return where a module asks for a type, unless it is in one of HOMES."""
    if path.startswith(HOMES):
        return []
    return [f"{path}:{line}: {code}" for line, code in Module(nodes, found).faults()]


IMPORTS = """
from functools import singledispatch
from workbench.hex.compiled import mcts
from workbench.search.recording.pool import Pool, PoolMoment
from workbench.search.recording.recording import Recording
from workbench.search.recording.depth_first_trace import Trace as DepthFirst
"""


def planted(code: str, path: str = "workbench/search/tree/planted.py") -> list[str]:
    """Return the faults of one module more."""
    nodes = parsed(IMPORTS + code)
    return faults(path, nodes, families([*classes(), *bases_of(nodes)]))


def test_nobody_asks_of_what_type_a_recording_or_a_moment_is() -> None:
    found = families(classes())
    assert [fault for path, nodes in package().items() for fault in faults(path, nodes, found)] == []


def test_the_classes_of_recordings_and_moments_are_found_in_all_packages() -> None:
    found = families(classes())
    assert {"Pool", "DiskMoment", "Imported", "CompiledTrace", "PartPool", "WayPool", "HexProofMoment"} <= found
    assert not {"Timeline", "Tree", "Board", "HexBoard", "Run", "GameRun"} & found


VIOLATIONS = [
    "isinstance(recording, Pool)",
    "isinstance(recording, int | Pool)",
    "isinstance(recording, (str, PoolMoment))",
    "isinstance(recording, mcts.HexVisitTree)",
    "isinstance(recording, DepthFirst)",
    "assert isinstance(recording, Recording)",
    "issubclass(kind, Pool)",
    "type(moment) is PoolMoment",
    "type(moment) is not PoolMoment",
    "type(moment) == PoolMoment",
    "type(moment) in (str, PoolMoment)",
    "PoolMoment is type(moment)",
    "moment.__class__ is PoolMoment",
    "match moment:\n    case PoolMoment():\n        pass",
    "match moment:\n    case int() | Pool(steps=0):\n        pass",
    "match (moment, 1):\n    case (Pool() as pool, _):\n        pass",
    "KINDS = ((Pool, 1),)\nnext(found for kind, found in KINDS if isinstance(recording, kind))",
    "KINDS = (Pool, DepthFirst)\nisinstance(recording, KINDS)",
    "TABLE = {Pool: 1}\nTABLE[type(recording)]",
    "TABLE = {Pool: 1}\nTABLE.get(type(recording))",
    "TABLE = {Pool: 1}\nTABLE[recording.__class__]",
    "hasattr(recording, 'served')",
    "getattr(run.recording, 'bounds', None)",
    "getattr(moment, 'meeting', None)",
    "@singledispatch\ndef told(of): ...\n\n@told.register\ndef _(of: Pool): ...",
    "@singledispatch\ndef told(of): ...\n\n@told.register(Pool)\ndef _(of): ...",
    "class NewPool(Pool): ...\n\nisinstance(recording, NewPool)",
    "class NewTrace(DepthFirst): ...\n\nclass NewerTrace(NewTrace): ...\n\nisinstance(recording, NewerTrace)",
]


@pytest.mark.parametrize("code", VIOLATIONS)
def test_a_planted_question_is_found(code: str) -> None:
    (fault,) = planted(code)
    assert fault.startswith("workbench/search/tree/planted.py:")


@pytest.mark.parametrize("home", HOMES)
def test_recordings_and_playback_may_ask(home: str) -> None:
    assert planted("isinstance(recording, Pool)", f"{home}planted.py") == []


@pytest.mark.parametrize(
    "code",
    [
        "isinstance(state, bytes)",
        "isinstance(recording.problem, Reversible)\nfrom workbench.search.problem.problem import Reversible",
        "by_family({Pool: 1, DepthFirst: 2}, recording)",
        "recording.keeps_closed and moment.fates",
        "def told(recording: Pool[int]) -> PoolMoment[int]: ...",
        "DepthFirst(problem, 100)",
        "type(state) is int",
        "BOARDS = (str, bytes)\nisinstance(state, BOARDS)",
        "re.match(pattern, recording.label(1))",
    ],
)
def test_what_is_no_such_question_is_let_alone(code: str) -> None:
    assert planted(code) == []
