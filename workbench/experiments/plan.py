"""The plan of an experiment: every board, or scenario, with every configuration, within limits per case."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import Any

from workbench import api
from workbench.api import Configuration
from workbench.api.engines import is_compiled
from workbench.catalog import OPTIONS, OptionValue
from workbench.catalog.estimates import estimate_for
from workbench.catalog.names import split_names
from workbench.catalog.own_names import own_functions
from workbench.experiments.boards import ExperimentBoards, Listed, read_listed
from workbench.own_file import content_hash
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Problem
from workbench.tiles.puzzle.board_text import to_quotable

MAX_CASES = 1_000_000


@dataclass(frozen=True)
class Case:
    """One search of an experiment: its number, from 0, in the order of the plan; the board; the configuration."""

    number: int
    board: Listed
    configuration: Configuration


@dataclass(frozen=True)
class Plan:
    """The boards, the configurations, and the limits of each case. The cases are ordered board by board."""

    boards: ExperimentBoards
    configurations: tuple[Configuration, ...]
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if not self.boards.boards or not self.configurations:
            raise Fault("experiment-empty")
        if len(self) > MAX_CASES:
            raise Fault("experiment-large", cases=len(self), most=MAX_CASES)

    def __len__(self) -> int:
        return len(self.boards.boards) * len(self.configurations)

    def case(self, number: int) -> Case:
        board, configuration = divmod(number, len(self.configurations))
        return Case(number, self.boards.boards[board], self.configurations[configuration])

    def cases(self) -> Iterator[Case]:
        """Yield all cases in order."""
        return map(self.case, range(len(self)))

    @cached_property
    def own_files(self) -> Mapping[str, str]:
        """The files of the user's own algorithms and heuristics: name -> SHA-256 hash of its content."""
        names = {part for one in self.configurations for part in own_parts(one)}
        files = sorted({name.rpartition(":")[0] for name in names})
        return {file: content_hash(file) for file in files}

    def spec(self, number: int) -> str:
        """Return everything that is needed to run a case anywhere, as JSON."""
        case = self.case(number)
        own = {part.rpartition(":")[0] for part in own_parts(case.configuration)}
        return json.dumps(
            {
                **case.board.as_dict(),
                "maps": case.board.maps,
                **configuration_fields(case.configuration),
                "limits": limit_fields(self.limits),
                "files": {file: self.own_files[file] for file in sorted(own)},
            }
        )

    def as_dict(self) -> dict[str, Any]:
        """Return the JSON fields of the complete plan, with the boards themselves and not only their source."""
        maps = {key: packed for one in self.boards.boards for key, packed in one.maps.items()}
        return {
            "source": self.boards.source,
            "boards": [one.as_dict() for one in self.boards.boards],
            **({"maps": maps} if maps else {}),
            "configurations": [configuration_fields(one) for one in self.configurations],
            "limits": limit_fields(self.limits),
            "files": dict(self.own_files),
        }

    @cached_property
    def fingerprint(self) -> str:
        """A hash of everything that the results depend on; identifies an experiment."""
        return hashlib.sha256(json.dumps(self.as_dict(), sort_keys=True).encode()).hexdigest()

    def check(self) -> None:
        """Raise Fault if a configuration is not possible for a board, for example a heuristic for another size."""
        examples = {one.aim: one for one in self.boards.boards}
        for configuration, one in product(self.configurations, examples.values()):
            problem = one.problem(configuration.order)
            api.start(problem, replace(configuration, engine="textbook"))
            name = configuration.heuristic
            estimate = estimate_for(problem, name) if name else estimate_for(problem, "zero")
            compiled = is_compiled(problem, estimate, configuration.algorithm, configuration.options)
            if configuration.engine == "compiled" and not compiled:
                raise Fault("engine-missing", algorithm=configuration.algorithm)


def read_plan(fields: Mapping[str, Any]) -> Plan:
    """Return the plan with these fields of `as_dict`. Raises Fault, KeyError or TypeError if it is not a valid plan."""
    maps = fields.get("maps", {})
    listed = tuple(read_listed(one, maps) for one in fields["boards"])
    boards, limits = ExperimentBoards(str(fields["source"]), listed), fields["limits"]
    return Plan(
        boards,
        tuple(read_configuration(one, boards.sample) for one in fields["configurations"]),
        Limits(limits["expansions"], limits["seconds"], limits["bytes"]),
    )


def configurations(
    algorithms: Sequence[str],
    heuristics: Sequence[str] = (),
    orders: Sequence[str] = (),
    engine: str | None = None,
    problem: Problem[Any] | None = None,
    **options: Sequence[OptionValue],
) -> tuple[Configuration, ...]:
    """Return every algorithm with every heuristic, order and value of each option that it has, without duplicates.

    `problem`: one with the heuristics that may be chosen; None: boards.
    An empty list means the default. Raises Fault for an invalid combination, and for an option that no algorithm has.
    """
    entries = [api.Configuration.of(name).entry for name in algorithms]
    if heuristics and not any(entry.informed for entry in entries):
        raise Fault("option-foreign", option="heuristic", algorithm=", ".join(algorithms))
    for name, values in options.items():
        written = name.replace("_", "-")
        if values and not any(written in entry.options for entry in entries):
            raise Fault("option-foreign", option=written, algorithm=", ".join(algorithms))
    unique: dict[str, Configuration] = {}
    for entry in entries:
        own = {name: values for name, values in options.items() if values and name.replace("_", "-") in entry.options}
        for names in product(heuristics if entry.informed and heuristics else (None,), orders or (None,)):
            for values in product(*own.values()):
                chosen: dict[str, Any] = dict(zip(own, values, strict=True))
                one = Configuration.of(entry.name, *names, engine, problem, **chosen)
                unique.setdefault(json.dumps(configuration_fields(one), sort_keys=True), one)
    return tuple(unique.values())


def read_lists(line: str) -> dict[str, list[str]]:
    """Return the lists of a text such as `weight=1.5,2 order=udlr,ulrd engine=textbook`, by option.

    Raises Fault for an unknown option.
    """
    lists: dict[str, list[str]] = {}
    known = ("order", "engine", *algorithm_options())
    for token in line.split():
        name, separator, values = token.partition("=")
        if not separator or name not in known:
            raise Fault("experiment-option", text=to_quotable(token), known=", ".join(known))
        lists[name.replace("-", "_")] = split_names(values)
    return lists


def own_parts(configuration: Configuration) -> tuple[str, ...]:
    """Return the names `path/to/file.py:function` of the user's own code in a configuration."""
    return (*own_functions(configuration.algorithm), *own_functions(configuration.heuristic))


def configuration_fields(configuration: Configuration) -> dict[str, Any]:
    """Return the JSON fields of a configuration; the inverse of `read_configuration`."""
    return {
        "algorithm": configuration.algorithm,
        "heuristic": configuration.heuristic,
        "order": configuration.order,
        "engine": configuration.engine,
        "options": dict(configuration.options),
    }


def read_configuration(fields: Mapping[str, Any], problem: Problem[Any] | None = None) -> Configuration:
    """Return the configuration with these fields, for problems like this one; None: for boards. Raises Fault."""
    return Configuration.of(
        fields["algorithm"], fields["heuristic"], fields["order"], fields["engine"], problem, **fields["options"]
    )


def limit_fields(limits: Limits) -> dict[str, Any]:
    """Return the JSON fields of limits."""
    return {"expansions": limits.expansions, "seconds": limits.seconds, "bytes": limits.bytes}


def algorithm_options() -> tuple[str, ...]:
    """Return the options that distinguish configurations: all but the number of threads."""
    return tuple(name for name in OPTIONS if name != "jobs")
