"""The options of the algorithms: their values, and the errors for invalid ones."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from workbench.search.algorithms.dfs import REPEATED
from workbench.search.algorithms.hill import NEIGHBOURS
from workbench.search.problem.messages import Fault
from workbench.search.recording.ordering import TIES

_MIN_BYTES, _MAX_BYTES = 1 << 16, 1 << 40
OptionValue = str | int | float | None


@dataclass(frozen=True)
class Option:
    """An option of some algorithms. `choices` is empty for a number; `parse` returns a value, or raises Fault."""

    name: str
    parse: Callable[[str | float], OptionValue]
    choices: tuple[str, ...] = ()


def _choice(name: str, choices: tuple[str, ...]) -> Option:
    def parse(value: str | float) -> str:
        if value not in choices:
            raise Fault("option-choice", option=name, value=str(value), known=", ".join(choices))
        return str(value)

    return Option(name, parse, choices)


def _integer(name: str, least: int, most: int = 10**9) -> Option:
    def parse(value: str | float) -> int:
        try:
            number = float(value)
        except (ValueError, OverflowError):
            number = math.nan
        if not (math.isfinite(number) and number == int(number) and least <= number <= most):
            raise Fault("option-whole", option=name, value=str(value), least=least, most=most)
        return int(number)

    return Option(name, parse)


def _decimal(name: str, most: int, decimals: int = 3, fault: str = "option-decimal") -> Option:
    """Return an option whose values are from 0.001 to `most`, with at most `decimals` decimals."""
    unit: int = 10**decimals

    def parse(value: str | float) -> float:
        try:
            number = float(value)
        except (ValueError, OverflowError):
            number = math.nan
        if not (math.isfinite(number) and 0.001 <= number <= most and abs(number * unit - round(number * unit)) < 1e-9):
            raise Fault(fault, option=name, value=str(value), most=most, decimals=decimals)
        return round(number * unit) / unit

    return Option(name, parse)


def _bytes(value: str | float) -> int:
    match = re.fullmatch(r"\s*([0-9]{1,15}(?:\.[0-9]{1,9})?)\s*([KMG]?)(?:i?B)?\s*", str(value), re.IGNORECASE)
    amount = int(float(match[1]) * 1024 ** " KMG".index(match[2].upper() or " ")) if match else 0
    if not _MIN_BYTES <= amount <= _MAX_BYTES:
        raise Fault("option-bytes", option="transposition", value=str(value))
    return amount


OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        _choice("ties", TIES),
        _decimal("weight", 1000, fault="weight-invalid"),
        _integer("beam-width", 1),
        _integer("nodes", 2),
        _integer("trials", 1),
        _choice("neighbours", NEIGHBOURS),
        _integer("sideways", 0),
        _integer("restarts", 0),
        _decimal("temperature", 1000),
        _decimal("cooling", 1, 4),
        _integer("max-steps", 1),
        _integer("random-seed", 0),
        Option("transposition", _bytes),
        _integer("endgame", 0, 25),
        _integer("jobs", 1, 256),
        _integer("depth", 0),
        _integer("start-bound", 0),
        _integer("increment", 1),
        _choice("repeated", REPEATED),
        _choice("test", ("expansion", "generation")),
    )
}
