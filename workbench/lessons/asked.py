"""Which facts a step can be asked for: those of its question's search, else those of what its scene shows."""

from __future__ import annotations

from typing import Protocol

from workbench.formats.run_line import RunLine, read_run_line
from workbench.lessons.divide_facts import DivideFacts
from workbench.lessons.facts import Searched, check_fact
from workbench.lessons.hex_facts import HexFacts
from workbench.lessons.lesson import Step
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Number


class Facts(Protocol):
    """What is known of something, by name."""

    def fact(self, name: str, of: str = "") -> Number:
        """Return a fact, of the state or cell `of` where one is given. Raises Fault where there is none."""


def facts_of(step: Step, of_scene: bool = False) -> Facts:
    """Return what can be asked of a step; `of_scene`: of its scene whatever its question is. Raises Fault."""
    if not shows_own(step, of_scene):
        return Searched(_line(step, of_scene))
    return HexFacts(step.scene) if step.bench == "hex" else DivideFacts(step.scene)


def shows_own(step: Step, of_scene: bool = False) -> bool:
    """Tell whether what is asked of a step is no single search, but a game of Hex or a divided board."""
    return step.bench == "hex" or (step.bench == "divide" and (of_scene or step.run == step.scene.get("run")))


def check_asked(step: Step, name: str, of_scene: bool = False) -> None:
    """Raise Fault for a fact that a step cannot have."""
    if not shows_own(step, of_scene):
        check_fact(name, _line(step, of_scene))
    elif step.bench == "hex":
        HexFacts.check(name)
    else:
        DivideFacts(step.scene).check(name)


def _line(step: Step, of_scene: bool) -> RunLine:
    run = str(step.scene.get("run", "")) if of_scene else step.run
    if not run:
        raise Fault("lesson-no-run")
    return read_run_line(run)
