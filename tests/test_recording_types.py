"""No code asks for the type of a recording or a moment, except where recordings are created and played.

Differences between families of searches are methods of the recording or the moment, or are registered by the layer that
uses it, once for each family, and found by `by_family`.
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

NAMING = ("workbench/catalog/", "workbench/tiles/compiled/", "workbench/hex/compiled/")
"""Modules that may refer to algorithms by name."""

SUBJECTS = {"recording", "moment"}
"""Common variable names of recordings and moments."""
OTHERS = {"_default", "self", "error", "estimate", "fact", "h", "included", "problem", "value", "version"}
"""Variable names whose type may be checked: none of them is a recording or a moment. Each of them is needed."""
REFLECTION = ("getattr", "hasattr", "vars", "dir")

Nodes = list[ast.AST]
"""A module with all its nodes."""


def parsed(code: str) -> Nodes:
    return [*ast.walk(ast.parse(code))]


@cache
def package() -> dict[str, Nodes]:
    """Return every module of the program by its path."""
    paths = sorted((REPOSITORY / "workbench").rglob("*.py"))
    return {path.relative_to(REPOSITORY).as_posix(): parsed(path.read_text(encoding="utf-8")) for path in paths}


@pytest.fixture(scope="module", autouse=True)
def nothing_kept() -> Iterator[None]:
    """Drop the million nodes afterwards: with them, every later collection in this process takes a second."""
    yield
    classes.cache_clear()
    package.cache_clear()


@cache
def classes() -> list[tuple[str, set[str]]]:
    """Return every class of the program with its bases, and every alias with its meaning."""
    return [one for nodes in package().values() for one in (*bases_of(nodes), *aliases_of(nodes))]


def name_of(node: ast.expr) -> str:
    """Return the last part of a dotted name, also with type arguments; "" for anything else."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def imports(nodes: Nodes) -> dict[str, str]:
    """Return a module's imports: local name -> original name."""
    found = (node for node in nodes if isinstance(node, ast.ImportFrom | ast.Import))
    return {alias.asname or alias.name: alias.name for node in found for alias in node.names}


def bases_of(nodes: Nodes) -> list[tuple[str, set[str]]]:
    """Return the classes of a module with their bases."""
    names = imports(nodes)
    found = (node for node in nodes if isinstance(node, ast.ClassDef))
    return [(node.name, {names.get(base, base) for base in map(name_of, node.bases)}) for node in found]


def aliases_of(nodes: Nodes) -> list[tuple[str, set[str]]]:
    """Return a module's aliases for classes, or for unions of them, with their meanings."""
    assert isinstance(nodes[0], ast.Module)
    names, found = imports(nodes), []
    for node in nodes[0].body:
        if isinstance(node, ast.Assign):
            of = {names.get(name, name) for name in map(name_of, choices(node.value))}
            found += [(name_of(target), of) for target in node.targets]
    return found


def choices(node: ast.expr) -> list[ast.expr]:
    """Return the members of a union of classes, `A | B` or `(A, B)`; anything else unchanged."""
    parts = [node.left, node.right] if isinstance(node, ast.BinOp) else node.elts if isinstance(node, ast.Tuple) else []
    return [one for part in parts for one in choices(part)] or [node]


def listed(node: ast.expr) -> list[ast.expr]:
    """Return the entries of a tuple, list or set; anything else unchanged."""
    return node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]


def families(known: list[tuple[str, set[str]]]) -> set[str]:
    """Return the names of the classes of recordings and moments: the descendants of ROOTS, and their aliases."""
    found = set(ROOTS)
    while more := {name for name, bases in known if bases & found} - found:
        found |= more
    return found


class Module:
    """A module, and the places in which it asks for types.

    Attributes: kinds, the names in it of the classes `found` of recordings and moments; plain, the names of other
    classes; subjects, the names of recordings and moments; may_not_name, whether the name of an algorithm may not be
    checked.
    """

    def __init__(self, nodes: Nodes, found: set[str], may_not_name: bool = True) -> None:
        self.nodes, self.may_not_name = nodes, may_not_name
        names = imports(nodes) | {name: name for name, _ in (*bases_of(nodes), *aliases_of(nodes))}
        attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        self.kinds = {name for name, of in names.items() if of in found} | (attributes & found)
        self.plain = ({*names} - self.kinds) | {*dir(builtins)}
        assert isinstance(nodes[0], ast.Module)
        for node in nodes[0].body:
            if isinstance(node, ast.Assign) and not self._names_kind(node.value):
                self.plain.update(map(name_of, node.targets))
        self.subjects = self._find_subjects()

    def _find_subjects(self) -> set[str]:
        """Return the names of variables that are annotated as, or obtained from, a recording or a moment."""
        found, assigned = set(SUBJECTS), []
        for node in self.nodes:
            if isinstance(node, ast.arg) and node.annotation is not None and self._is_kind(node.annotation):
                found.add(node.arg)
            elif isinstance(node, ast.AnnAssign) and self._is_kind(node.annotation):
                found.add(name_of(node.target))
            elif isinstance(node, ast.Assign):
                assigned += [(name_of(target), node.value) for target in node.targets]
            elif isinstance(node, ast.NamedExpr):
                assigned.append((node.target.id, node.value))
        while more := {name for name, value in assigned if name and self._comes_from(value, found)} - found:
            found |= more
        return found

    def _is_kind(self, annotation: ast.expr) -> bool:
        """Return whether an annotation is one of the classes, or a union with one of them."""
        if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
            return self._is_kind(ast.parse(annotation.value, mode="eval").body)
        return any(name_of(one) in self.kinds for one in choices(annotation))

    def _comes_from(self, value: ast.expr, subjects: set[str]) -> bool:
        if isinstance(value, ast.Call):  # a class is instantiated, or a moment is requested
            return name_of(value.func) in {*self.kinds, "at"}
        return name_of(value) in subjects

    def faults(self) -> Iterator[tuple[int, str]]:
        """Yield the places in which a type is asked for, with the reason."""
        for node in self.nodes:
            if self._asks(node):
                yield getattr(node, "lineno", 0), ast.unparse(node)

    def _asks(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Call):
            return self._asks_by_call(node)
        if isinstance(node, ast.MatchClass):
            return self._names_kind(node.cls) or self._is_variable(node.cls)
        if isinstance(node, ast.Attribute):
            asked = node.attr == "__class__" and name_of(node.value) not in OTHERS
            return asked or (node.attr == "__dict__" and name_of(node.value) in self.subjects)
        if isinstance(node, ast.Compare):
            return self._compares(node)
        if isinstance(node, ast.Assign):  # under another name
            return name_of(node.value) in ("isinstance", "issubclass", "type", *REFLECTION)
        return isinstance(node, ast.FunctionDef) and self._is_registered(node)

    def _compares(self, node: ast.Compare) -> bool:
        """Return whether a class is compared with something, or the name of an algorithm with a text."""
        compared = [one for side in (node.left, *node.comparators) for one in listed(side)]
        if any(name_of(one) in self.kinds for one in compared):
            return True
        named = any(isinstance(one, ast.Attribute) and one.attr == "algorithm" for one in compared)
        texts = any(isinstance(one, ast.Constant) and isinstance(one.value, str) for one in compared)
        return self.may_not_name and named and texts

    def _asks_by_call(self, node: ast.Call) -> bool:
        called = name_of(node.func)
        if any(isinstance(one, ast.Name) and one.id == "type" for one in node.args):
            return True
        if called in ("isinstance", "issubclass") and len(node.args) == 2:
            return self._names_kind(node.args[1]) or self._is_variable(node.args[1])
        if called in REFLECTION and isinstance(node.func, ast.Name) and node.args:
            return name_of(node.args[0]) in self.subjects
        asks = called == "type" and isinstance(node.func, ast.Name) and len(node.args) == 1
        return asks and name_of(node.args[0]) not in OTHERS

    def _is_registered(self, node: ast.FunctionDef) -> bool:
        """Return whether a function is used like functools.singledispatch with such a class."""
        first = next((one.annotation for one in node.args.args if one.annotation is not None), None)
        return any(
            name_of(one.func if isinstance(one, ast.Call) else one) == "register"
            and (self._names_kind(one) or (first is not None and self._names_kind(first)))
            for one in node.decorator_list
        )

    def _names_kind(self, node: ast.AST) -> bool:
        return any(name_of(one) in self.kinds for one in ast.walk(node) if isinstance(one, ast.Name | ast.Attribute))

    def _is_variable(self, node: ast.expr) -> bool:
        """Return whether a class is the value of a variable instead of being named."""
        names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
        return bool(self.kinds) and not names <= self.plain


def faults(path: str, nodes: Nodes, found: set[str]) -> list[str]:
    """Return the places in which a module asks for a type, unless it is in one of HOMES."""
    if path.startswith(HOMES):
        return []
    module = Module(nodes, found, may_not_name=not path.startswith(NAMING))
    return [f"{path}:{line}: {code}" for line, code in module.faults()]


IMPORTS = """
from functools import singledispatch
from workbench.hex.compiled import mcts
from workbench.search.recording.pool import Pool, PoolMoment
from workbench.search.recording.recording import Recording
from workbench.search.recording.depth_first_trace import Trace as DepthFirst
"""


def planted(code: str, path: str = "workbench/search/tree/planted.py") -> list[str]:
    """Return the faults of one additional module."""
    nodes = parsed(IMPORTS + code)
    return faults(path, nodes, families([*classes(), *bases_of(nodes), *aliases_of(nodes)]))


def test_nobody_asks_of_what_type_a_recording_or_a_moment_is() -> None:
    found = families(classes())
    assert [fault for path, nodes in package().items() for fault in faults(path, nodes, found)] == []


def test_every_name_whose_type_may_be_asked_for_is_needed() -> None:
    nodes = [node for path, nodes in package().items() if not path.startswith(HOMES) for node in nodes]
    calls = [node for node in nodes if isinstance(node, ast.Call) and name_of(node.func) == "type" and node.args]
    assert {name_of(node.args[0]) for node in calls} >= OTHERS


def test_the_classes_of_recordings_and_moments_are_found_in_all_packages() -> None:
    found = families(classes())
    assert {
        "Pool",
        "DiskMoment",
        "ImportedRecording",
        "CompiledTrace",
        "PartPool",
        "PathStatePool",
        "HexProofMoment",
    } <= found
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
    "kind is Pool",
    "entry.recording is not Pool",
    "Pool == entry.recording",
    "kind in (Pool, DepthFirst)",
    "kind not in {Pool}",
    "{*map(type, recordings)}",
    "run.configuration.algorithm == 'greedy'",
    "'greedy' != configuration.algorithm",
    "phase.algorithm in ('astar', 'wastar')",
    "type(moment).__name__ == 'PoolMoment'",
    "kind = type(moment)\nkind is PoolMoment",
    "names = {type(run.recording)}",
    "moment.__class__.__name__ == 'PoolMoment'",
    "kind = run.recording.__class__",
    "type(what) is Pool",
    "match type(what):\n    case kind if kind is Pool:\n        pass",
    "Alias = Pool\nmatch moment:\n    case Alias():\n        pass",
    "def of(recording, kind):\n    match recording:\n        case kind():\n            pass",
    "Alias = Pool | DepthFirst\nisinstance(what, Alias)",
    "is_of = isinstance\nis_of(recording, Pool)",
    "vars(recording)['open_order']",
    "'open_order' in dir(recording)",
    "'open_order' in recording.__dict__",
    "def ask(what: PoolMoment[int]):\n    return hasattr(what, 'meeting')",
    "def ask(what: 'str | PoolMoment[int]'):\n    return vars(what)",
    "last = timeline.at(3)\ngetattr(last, 'meeting', None)",
    "whole = run.recording\nother = whole\nhasattr(other, 'open_order')",
    "if one := Pool(problem):\n    hasattr(one, 'open_order')",
    "hasattr(recording, 'open_order')",
    "getattr(run.recording, 'bounds', None)",
    "getattr(moment, 'meeting', None)",
    "@singledispatch\ndef describe(of): ...\n\n@describe.register\ndef _(of: Pool): ...",
    "@singledispatch\ndef describe(of): ...\n\n@describe.register(Pool)\ndef _(of): ...",
    "class NewPool(Pool): ...\n\nisinstance(recording, NewPool)",
    "class NewTrace(DepthFirst): ...\n\nclass NewerTrace(NewTrace): ...\n\nisinstance(recording, NewerTrace)",
]


@pytest.mark.parametrize("code", VIOLATIONS)
def test_a_planted_question_is_found(code: str) -> None:
    found = planted(code)
    assert found and all(fault.startswith("workbench/search/tree/planted.py:") for fault in found)


@pytest.mark.parametrize("home", HOMES)
def test_recordings_and_playback_may_ask(home: str) -> None:
    assert planted("isinstance(recording, Pool)", f"{home}planted.py") == []


@pytest.mark.parametrize("home", NAMING)
def test_algorithms_may_be_told_apart_by_name_where_they_are_known_by_it(home: str) -> None:
    assert planted("asked.algorithm == 'greedy'", f"{home}planted.py") == []


@pytest.mark.parametrize(
    "code",
    [
        "isinstance(state, bytes)",
        "isinstance(recording.problem, Reversible)\nfrom workbench.search.problem.problem import Reversible",
        "by_family({Pool: 1, DepthFirst: 2}, recording)",
        "recording.keeps_closed and moment.fates",
        "def describe(recording: Pool[int]) -> PoolMoment[int]: ...",
        "DepthFirst(problem, 100)",
        "options.algorithm not in (None, base.algorithm)",
        "entry.recording.begun is None",
        "type(h) is int",
        "type(self)(problem)",
        "type('Made', (), {})",
        "type(error).__name__",
        "def describe(kind: type[Pool], known: Mapping[type[Pool], Moment]) -> Pool: ...",
        "def of(make: Callable[[], Pool]):\n    return getattr(make, 'wrapped')",
        "event.type() == event.Type.Show",
        "match command:\n    case int():\n        pass",
        "BOARDS = (str, bytes)\nisinstance(state, BOARDS)",
        "re.match(pattern, recording.label(1))",
    ],
)
def test_what_is_no_such_question_is_let_alone(code: str) -> None:
    assert planted(code) == []
