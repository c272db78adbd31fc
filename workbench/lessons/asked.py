"""Which facts a step can be asked for: those of its question's search, else those of what its scene shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from workbench.formats.run_line import RunLine, read_run_line
from workbench.lessons.divide_facts import DivideFacts
from workbench.lessons.facts import Searched, check_fact
from workbench.lessons.hex_facts import HexFacts
from workbench.lessons.lesson import LessonStep
from workbench.lessons.scene_facts import CellFacts, SceneFacts
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Number

BENCHES: Mapping[str, type[SceneFacts]] = {"hex": HexFacts, "divide": DivideFacts}
"""What can be asked of the scenes of a bench; of those of any other bench, what can be asked of a search."""


class FactSource(Protocol):
    """What is known of something, by name."""

    def fact(self, name: str, of: str = "") -> Number:
        """Return a fact, of the state or cell `of` where one is given. Raises Fault where there is none."""


def facts_of(step: LessonStep, of_scene: bool = False) -> FactSource:
    """Return what can be asked of a step; `of_scene`: of its scene whatever its question is. Raises Fault."""
    return scene_facts(step, of_scene) or Searched(_line(step, of_scene))


def scene_facts(step: LessonStep, of_scene: bool = False) -> SceneFacts | None:
    """Return what can be asked of a step if that is no single search; else None. Raises Fault."""
    kind = BENCHES.get(step.bench)
    if kind is None or not (kind.about_all or of_scene or step.run == step.scene.get("run")):
        return None
    return kind(step.scene)


def asks_for_cells(bench: str) -> bool:
    """Tell whether questions about nodes ask for cells of a board where this bench is shown."""
    return issubclass(BENCHES.get(bench, SceneFacts), CellFacts)


def check_asked(step: LessonStep, name: str, of_scene: bool = False) -> None:
    """Raise Fault for a fact that a step cannot have."""
    facts = scene_facts(step, of_scene)
    if facts is None:
        check_fact(name, _line(step, of_scene))
    else:
        facts.check(name)


def _line(step: LessonStep, of_scene: bool) -> RunLine:
    run = str(step.scene.get("run", "")) if of_scene else step.run
    if not run:
        raise Fault("lesson-no-run")
    return read_run_line(run)
