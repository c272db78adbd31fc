"""The micro-steps of a step: the line of pseudocode that is executed, what it did, and the variables after it.

A line is named after what it does, so its name is the same in every form of the pseudocode. The forms are texts in the
resources; `workbench.wording.pseudocode` reads them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from workbench.search.problem.messages import Fact, Message

Values = Mapping[str, Fact]
_SUCCESSOR = {"move", "s_g", "s_h", "s_f", "s_value", "known", "known_g", "status"}
"""The variables that describe the successor."""


@dataclass(frozen=True)
class MicroStep:
    """One action within a step.

    Attributes:
        line: the name of the executed line of pseudocode.
        message: what it did, for the user.
        values: the variables after it, by name: node, g, h, f; move, s_g, s_h, s_f of the successor; open; …
        successor: index of the moment's successor it is about, or None.
    """

    line: str
    message: Message
    values: Values
    successor: int | None = None


class MicroStepBuilder:
    """Collects the micro-steps of a step.

    Attributes:
        values: the current variables. steps: the micro-steps so far.
    """

    def __init__(self, **values: Fact) -> None:
        self.values: dict[str, Fact] = values
        self.steps: list[MicroStep] = []

    def add(self, line: str, text: Message, **values: Fact) -> None:
        """Add a micro-step without a successor; `values` are the variables it changed."""
        self.values = {name: value for name, value in self.values.items() if name not in _SUCCESSOR} | values
        self.steps.append(MicroStep(line, text, dict(self.values)))

    def add_for_successor(self, successor: int, line: str, text: Message, **values: Fact) -> None:
        """Add a micro-step about a successor; `values` are the variables it changed."""
        self.values |= values
        self.steps.append(MicroStep(line, text, dict(self.values), successor))

    def change(self, name: str, by: int) -> int:
        """Change a count variable and return its new value."""
        changed = int(self.values[name]) + by
        self.values[name] = changed
        return changed

    def micro_steps(self) -> tuple[MicroStep, ...]:
        """Return all micro-steps."""
        return tuple(self.steps)
