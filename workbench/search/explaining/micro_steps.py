"""The micro-steps of a step: which line of the pseudocode is carried out, what it did, and what the variables are then.

A line is named by what it does, the same in every form in which an algorithm may be written down. The forms are texts
among the resources; `workbench.wording.pseudocode` reads them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from workbench.search.problem.messages import Fact, Message

Values = Mapping[str, Fact]
_SUCCESSOR = {"move", "s_g", "s_h", "s_f", "s_value", "known", "known_g", "status"}
"""The variables that tell of a successor."""


@dataclass(frozen=True)
class MicroStep:
    """One thing that a step did.

    Attributes:
        line: the name of the pseudocode's line that was carried out.
        message: what it did, to be told to people.
        values: the variables after it, by name: node, g, h, f; move, s_g, s_h, s_f of the successor; open; …
        successor: which of the moment's successors it is about, or None.
    """

    line: str
    message: Message
    values: Values
    successor: int | None = None


class MicroStepBuilder:
    """The micro-steps of a step as they are told, one after the other.

    Attributes:
        values: the variables now. steps: what is told so far.
    """

    def __init__(self, **values: Fact) -> None:
        self.values: dict[str, Fact] = values
        self.steps: list[MicroStep] = []

    def tell(self, line: str, told: Message, **values: Fact) -> None:
        """Tell one thing more, of no successor; `values` are the variables that it has changed."""
        self.values = {name: value for name, value in self.values.items() if name not in _SUCCESSOR} | values
        self.steps.append(MicroStep(line, told, dict(self.values)))

    def tell_of(self, successor: int, line: str, told: Message, **values: Fact) -> None:
        """Tell one thing more, of a successor."""
        self.values |= values
        self.steps.append(MicroStep(line, told, dict(self.values), successor))

    def change(self, name: str, by: int) -> int:
        """Return what a count becomes, and keep it."""
        changed = int(self.values[name]) + by
        self.values[name] = changed
        return changed

    def told(self) -> tuple[MicroStep, ...]:
        """Return all that was told."""
        return tuple(self.steps)
