"""`pdb`: list, build and remove pattern databases."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from workbench.cli.arguments import Parser, memory, nearest
from workbench.cli.driving import drive
from workbench.cli.printing import EXIT, print_columns, print_json
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import (
    Partition,
    canonical_name,
    intended_shape,
    known_names,
    names_for,
    partition,
)
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import read_shape, size_text, to_quotable
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board, goal_name
from workbench.wording import number, say, text

_ACTIONS = ("list", "build", "remove")


@dataclass(frozen=True)
class _Entry:
    """A database that exists or could be built."""

    name: str
    goal: Board
    parted: Partition

    @classmethod
    def of(cls, name: str, goal: Board) -> _Entry:
        """Return the database called `name` for `goal`. Raises Fault."""
        return cls(canonical_name(name, goal), goal, partition(name, goal))

    def fields(self) -> dict[str, Any]:
        """Return the fields of a database that are printed as JSON."""
        state = database.state(self.parted)
        return {
            "name": self.name,
            "board": f"{self.goal.rows}x{self.goal.columns}",
            "goal": goal_name(self.goal),
            "bytes": self.parted.nbytes,
            "built": state == "sound",
            "damaged": state == "damaged",
            "file": None if state == "missing" else str(database.path(self.parted)),
        }


def add_arguments(parser: Parser) -> None:
    parser.operand("ACTION", text("cli-help-pdb-action", known=", ".join(_ACTIONS)))
    parser.operand("NAME", text("cli-help-pdb-name", known=", ".join(known_names())), needed=False)
    parser.value("--board", "SIZE", text("cli-help-pdb-board"))
    parser.value("--goal", "G", text("cli-help-pdb-goal"))
    parser.value("--max-memory", "2G", text("cli-help-pdb-memory"))
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """List, build or remove pattern databases, and return the exit status. Raises Fault."""
    if options.action not in _ACTIONS:
        suggestion = nearest(options.action, _ACTIONS)
        key = "cli-pdb-action-near" if suggestion else "cli-pdb-action"
        raise Fault(key, name=to_quotable(options.action), near=suggestion, known=", ".join(_ACTIONS))
    if options.action == "list":
        return _list(options)
    if options.name is None:
        raise Fault("cli-operand-missing", name="NAME", command="search-workbench pdb")
    entry = _Entry.of(options.name, _goal(options))
    return _build(entry, options) if options.action == "build" else _remove(entry, options)


def _goal(options: Namespace) -> Board:
    """Return the goal that the options select. Raises Fault."""
    goal_text = LAST if options.goal is None else options.goal
    shape = intended_shape(options.name) if options.board is None else read_shape(options.board)
    if goal_text.strip().lower() not in (FIRST, LAST) and options.board is None:
        return Board.parse(goal_text)
    if shape is None and not options.name.strip().lower().startswith("pdb"):
        raise Fault("pdb-name", name=to_quotable(options.name, 80), known=", ".join(known_names()))
    if shape is None:
        raise Fault("cli-pdb-board", name=to_quotable(options.name, 80))
    return goal_board(goal_text, *shape)


def _list(options: Namespace) -> int:
    for option in ("name", "board", "goal", "max_memory"):
        if getattr(options, option) is not None:
            raise Fault("cli-pdb-list", text=option.replace("_", "-"))
    databases = [entry.fields() for entry in _entries()]
    if options.json:
        print_json({"folder": str(database.folder()), "databases": databases})
        return 0
    keys = ("cli-pdb-name", "cli-pdb-shape", "cli-pdb-goal", "cli-pdb-size", "cli-pdb-state")
    rows = [
        [one["name"], one["board"].replace("x", "×"), one["goal"], _size(one["bytes"]), _state(one)]
        for one in databases
    ]
    print_columns([[*map(text, keys)], *rows], left=len(keys))
    print()
    print(text("cli-pdb-folder", name=str(database.folder())))
    return 0


def _entries() -> Iterator[_Entry]:
    """Yield every offered database, for the goal `last`, and all others that are built."""
    offered: set[Partition] = set()
    for name in known_names():
        shape = intended_shape(name)
        assert shape
        entry = _Entry.of(name, goal_board(LAST, *shape))
        offered.add(entry.parted)
        yield entry
    for parted in database.built_partitions():
        if parted not in offered:
            yield _entry_of(parted)


def _entry_of(parted: Partition) -> _Entry:
    """Return a database with its name, for the goal whose tiles are numbered row by row."""
    tiles = list(range(1, parted.cells))
    goal = Board(parted.rows, parted.columns, (*tiles[: parted.blank], 0, *tiles[parted.blank :]))
    names = (name for name in names_for(*goal.shape) if partition(name, goal) == parted)
    return _Entry(next(names, str(parted)), goal, parted)


def _build(entry: _Entry, options: Namespace) -> int:
    before = database.state(entry.parted)
    building = Building(entry.parted, memory("max-memory", options.max_memory))
    drive(building, lambda _: progress(building))
    status, why = building.status, "" if building.reason is None else say(building.reason)
    building.cancel()  # also at a limit: frees its memory and files
    facts: Mapping[str, Any] = {"name": entry.name, "file": str(database.path(entry.parted))}
    if before == "damaged":
        print(text("cli-pdb-damaged", **facts), file=sys.stderr)
    if options.json:
        data = {**entry.fields(), "status": status.value, "seconds": building.seconds}
        print_json({**data, "peak_bytes": building.peak_bytes, **({"why": why} if why else {})})
    elif status is Status.CANCELLED:
        print(text("cli-pdb-cancelled", name=entry.name))
    elif status is not Status.SOLVED:
        print(why, file=sys.stderr)
    elif before == "sound":
        print(text("cli-pdb-there", **facts))
    else:
        size, seconds = _size(entry.parted.nbytes), number(building.seconds, 1)
        print(text("cli-pdb-built", **facts, size=size, seconds=seconds))
    return EXIT[status]


def progress(building: Building) -> str:
    """Return the progress line of the building of a database."""
    if building.waiting:
        return text("cli-pdb-waiting")
    return text("cli-pdb-progress", percent=int(100 * building.progress), seconds=int(building.seconds))


def _remove(entry: _Entry, options: Namespace) -> int:
    removed = database.remove(entry.parted)
    if not removed:
        size = size_text(*entry.goal.shape)
        raise Fault(
            "cli-pdb-absent", name=to_quotable(entry.name, 80), size=size, goal=to_quotable(goal_name(entry.goal), 80)
        )
    if options.json:
        print_json({**entry.fields(), "removed": True})
    else:
        print(text("cli-pdb-removed", name=entry.name, size=_size(entry.parted.nbytes)))
    return 0


def _size(count: int) -> str:
    return text("cli-pdb-megabytes", count=number(count / 1e6, 1 if count >= 10**6 else 3))


def _state(fields: Mapping[str, Any]) -> str:
    if fields["damaged"]:
        return text("cli-pdb-state-damaged")
    return text("cli-pdb-state-built") if fields["built"] else text("cli-pdb-state-missing")
