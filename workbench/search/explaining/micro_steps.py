"""The micro-steps of a step: the line of pseudocode that is executed, what it did, and the variables after it.

A line is named after what it does, so its name is the same in every form of the pseudocode. The forms are texts in the
resources; `workbench.wording.pseudocode` reads them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from workbench.search.problem.messages import Fact, Message, message

Values = Mapping[str, Fact]
_SUCCESSOR = {"move", "s_g", "s_h", "s_f", "s_value", "known", "known_g", "status"}
"""The variables that describe the successor."""
_NODE = {"node", "g", "h", "f", "depth"}
"""The variables that describe the node."""
EACH = "each"
"""The line that generates a successor, before its fate is decided."""


@dataclass(frozen=True)
class Effects:
    """What the micro-steps of a step have changed so far, compared with the moment before the step.

    Attributes:
        put: the records on OPEN that were not on it. taken: those no longer on it. reopened: those no longer on CLOSED.
        node: the node that the pseudocode speaks of, or None.
        expanded: whether the step's node has been taken to be expanded. generated: how many successors were generated.
        decided: how many successors have met their fate.
        over: whether everything is as after the step.
    """

    put: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    reopened: tuple[int, ...] = ()
    node: int | None = None
    expanded: bool = False
    generated: int = 0
    decided: int = 0
    over: bool = False


NO_EFFECTS = Effects()


@dataclass(frozen=True)
class MicroStep:
    """One action within a step.

    Attributes:
        line: the name of the executed line of pseudocode.
        message: what it did, for the user.
        values: the variables after it, by name: node, g, h, f; move, s_g, s_h, s_f of the successor; open; …
        successor: index of the moment's successor it is about, or None.
        effects: what it and the micro-steps before it have changed.
    """

    line: str
    message: Message
    values: Values
    successor: int | None = None
    effects: Effects = NO_EFFECTS


class MicroStepBuilder:
    """Collects the micro-steps of a step.

    Attributes:
        values: the current variables. steps: the micro-steps so far.
    """

    def __init__(self, **values: Fact) -> None:
        self.values: dict[str, Fact] = values
        self.steps: list[MicroStep] = []
        self._effects = Effects()

    def begin(self, text: Message, is_hopeless: bool) -> None:
        """Add the start, and that the search fails at once if no goal can be reached from it."""
        self.add("start", text)
        if is_hopeless:
            self.add("fail", message("explain-fail-start"))

    def add(self, line: str, text: Message, **values: Fact) -> None:
        """Add a micro-step without a successor; `values` are the variables it changed."""
        self.values = {name: value for name, value in self.values.items() if name not in _SUCCESSOR} | values
        self._append(line, text, None)

    def add_restart(self, line: str, text: Message, root: int, **values: Fact) -> None:
        """Add a micro-step about a new start, which no variable of the pseudocode is yet."""
        self.values = {name: value for name, value in self.values.items() if name not in _NODE}
        self.add(line, text, **values)
        self._effects = replace(self._effects, node=root)
        self.steps[-1] = replace(self.steps[-1], effects=self._effects)

    def add_for_successor(self, successor: int, line: str, text: Message, **values: Fact) -> None:
        """Add a micro-step about a successor; `values` are the variables it changed."""
        self.values |= values
        generated = successor + 1
        self._effects = replace(
            self._effects, generated=generated, decided=generated - 1 if line == EACH else generated
        )
        self._append(line, text, successor)

    def _append(self, line: str, text: Message, successor: int | None) -> None:
        node = self.values.get("node")
        self._effects = replace(self._effects, node=node if isinstance(node, int) else None)
        self.steps.append(MicroStep(line, text, dict(self.values), successor, self._effects))

    def expand(self) -> None:
        """Note that the node of the step is expanded from now on."""
        self._effects = replace(self._effects, expanded=True)

    def take(self, record: int, name: str = "open") -> None:
        """Take a record off OPEN, and count it in the variable `name`."""
        self.change(name, -1)
        effects = self._effects
        if record in effects.put:
            self._effects = replace(effects, put=tuple(other for other in effects.put if other != record))
        else:
            self._effects = replace(effects, taken=(*effects.taken, record))

    def put(self, record: int, name: str = "open") -> None:
        """Put a record on OPEN, and count it in the variable `name`."""
        self.change(name, 1)
        self._effects = replace(self._effects, put=(*self._effects.put, record))

    def reopen(self, record: int) -> None:
        """Note that a record is no longer on CLOSED."""
        self._effects = replace(self._effects, reopened=(*self._effects.reopened, record))

    def finish(self) -> None:
        """Note that everything is as after the step from now on."""
        self._effects = replace(self._effects, over=True)

    def change(self, name: str, by: int) -> int:
        """Change a count variable and return its new value."""
        changed = int(self.values[name]) + by
        self.values[name] = changed
        return changed

    def micro_steps(self) -> tuple[MicroStep, ...]:
        """Return all micro-steps."""
        return tuple(self.steps)
