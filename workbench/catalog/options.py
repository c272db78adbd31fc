"""The options of the algorithms: their values and what is wrong with a wrong one."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from workbench.search.algorithms.dfs import REPEATED
from workbench.search.messages import Fault
from workbench.search.ordering import TIES

OptionValue = str | int | float | None


@dataclass(frozen=True)
class Option:
    """An option of some algorithms. `choices` is empty where it is a number; `parse` reads a value, or raises Fault."""

    name: str
    parse: Callable[[str | float], OptionValue]
    choices: tuple[str, ...] = ()


def _choice(name: str, choices: tuple[str, ...]) -> Option:
    def parse(value: str | float) -> str:
        if value not in choices:
            raise Fault("option-choice", option=name, value=str(value), known=", ".join(choices))
        return str(value)

    return Option(name, parse, choices)


def _whole(name: str, least: int) -> Option:
    def parse(value: str | float) -> int:
        try:
            number = float(value)
        except (ValueError, OverflowError):
            number = math.nan
        if not (math.isfinite(number) and number == int(number) and least <= number <= 10**9):
            raise Fault("option-whole", option=name, value=str(value), least=least)
        return int(number)

    return Option(name, parse)


def _weight(value: str | float) -> float:
    try:
        weight = float(value)
    except (ValueError, OverflowError):
        weight = math.nan
    if not (math.isfinite(weight) and 0.001 <= weight <= 1000 and abs(weight * 1000 - round(weight * 1000)) < 1e-9):
        raise Fault("weight-invalid", value=str(value))
    return round(weight * 1000) / 1000


OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        _choice("ties", TIES),
        Option("weight", _weight),
        _whole("beam-width", 1),
        _whole("nodes", 2),
        _whole("depth", 0),
        _whole("start-bound", 0),
        _whole("increment", 1),
        _choice("repeated", REPEATED),
        _choice("test", ("expansion", "generation")),
    )
}
