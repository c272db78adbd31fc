"""User input is recognised and read only by `formats.entry`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

from support.paths import REPOSITORY

PACKAGE = REPOSITORY / "workbench"
Name = tuple[str, str]
"""A module, and the name imported from it."""

READING = re.compile(r"workbench\.(formats|maps)")
FIELDS = {
    ("workbench.formats.run_line", "read_run_line"): (
        "lessons/checking.py",
        "lessons/divide_facts.py",
        "lessons/grading.py",
        "lessons/hiding.py",
        "lessons/step_facts.py",
        "lessons/varying.py",
        "ui/bench/scene_reading.py",
        "ui/lessons/answers.py",
        "ui/lessons/constructed_answers.py",
        "ui/lessons/scene_presenter.py",
    ),
    ("workbench.formats.hex.hex_game_text", "read_game_text"): ("lessons/hex_facts.py", "ui/hex/scene.py"),
    ("workbench.formats.problem_input", "read_problem"): ("ui/shell/session_files.py",),
    ("workbench.formats.traces.traces", "is_trace"): ("ui/shell/trace_files.py",),
    ("workbench.formats.board_list", "read_list"): ("grading/reference.py",),
    ("workbench.formats.random_boards", "is_random"): ("experiments/texts.py", "grading/reference.py"),
    ("workbench.formats.random_boards", "read_random"): ("experiments/texts.py", "grading/reference.py"),
}
"""Modules that may read or recognise input whose kind is known: fields of lessons, tasks and sessions, names in the
catalogue, the boards of an experiment that has been read, and a trace that was just written."""


@cache
def imported(code: str) -> frozenset[Name]:
    """Return the names that a module imports, and the modules that it imports, as names of their packages."""
    return frozenset(_imported(ast.parse(code)))


def _imported(tree: ast.Module) -> Iterator[Name]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, one.name) for one in node.names)
        elif isinstance(node, ast.Import):
            for one in node.names:
                package, _, module = one.name.rpartition(".")
                yield package, module


@cache
def readers() -> set[Name]:
    """Return the functions of other modules of formats that `entry` calls, and these modules."""
    names = imported((PACKAGE / "formats/entry.py").read_text(encoding="utf-8"))
    ours = {(module, name) for module, name in names if module.startswith("workbench.formats.") and name.islower()}
    assert len(ours) > 15
    module_names = {(package, name) for package, _, name in (module.rpartition(".") for module, _ in ours)}
    return {*ours, *module_names, ("workbench.formats.hex", "sgf"), ("workbench.maps.reading", "is_map")}


def past_the_entry(path: str, code: str) -> set[Name]:
    """Return the imports of a module for reading entries itself."""
    return {name for name in imported(code) & readers() if path not in FIELDS.get(name, ())}


def test_outside_formats_only_the_entry_reads_what_is_entered() -> None:
    files = {file.relative_to(PACKAGE).as_posix(): file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py")}
    outside = {path: code for path, code in files.items() if not path.startswith("formats/") and READING.search(code)}
    assert len(outside) > 80
    assert {path: found for path, code in outside.items() if (found := past_the_entry(path, code))} == {}
    used = {name: tuple(path for path, code in outside.items() if name in imported(code)) for name in FIELDS}
    assert {name: tuple(sorted(paths)) for name, paths in used.items()} == FIELDS


def test_whoever_passes_it_by_is_found() -> None:
    for line in (
        "from workbench.formats.run_line import RunLine, is_run_line",
        "from workbench.formats.run_line import read_run_line",
        "from workbench.formats import board_input",
        "import workbench.formats.problem_input",
        "from workbench.formats.hex import sgf",
        "def late():\n    from workbench.formats.session_file import read_session",
    ):
        assert past_the_entry("ui/explore/planted.py", line), line
    assert past_the_entry("ui/bench/scene_reading.py", "from workbench.formats.run_line import is_run_line")
    assert not past_the_entry("ui/bench/scene_reading.py", "from workbench.formats.run_line import read_run_line")
    assert not past_the_entry("cli/problem_arguments.py", "from workbench.formats.entry import read_entry")
