"""The facts of a step: about its question's search, or about its scene."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from workbench.formats.run_line import RunLine, read_run_line
from workbench.lessons.divide_facts import DivideFacts
from workbench.lessons.facts import LessonSearch, check_fact
from workbench.lessons.hex_facts import HexFacts
from workbench.lessons.lesson import LessonStep
from workbench.lessons.minimax_facts import MinimaxFacts
from workbench.lessons.scene_facts import CellFacts, SceneFacts
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Number

BENCHES: Mapping[str, type[SceneFacts]] = {"hex": HexFacts, "minimax": MinimaxFacts, "divide": DivideFacts}
"""Bench -> the facts of its scenes; other benches have the facts of a search."""


class FactSource(Protocol):
    """Facts about a search or a scene, by name."""

    def fact(self, name: str, of: str = "") -> Number:
        """Return a fact, of the state or cell `of` if one is given. Raises Fault if there is none."""


def facts_of(step: LessonStep, of_scene: bool = False) -> FactSource:
    """Return the facts of a step; `of_scene`: of its scene, even if its question has a search. Raises Fault."""
    return scene_facts(step, of_scene) or LessonSearch(_line(step, of_scene))


def scene_facts(step: LessonStep, of_scene: bool = False) -> SceneFacts | None:
    """Return the facts of a step's scene, or None if they are about a single search. Raises Fault."""
    kind = BENCHES.get(step.bench)
    if kind is None or not (kind.about_scene or of_scene or step.run == step.scene.get("run")):
        return None
    return kind(step.scene)


def asks_for_cells(bench: str) -> bool:
    """Return whether questions about nodes ask for cells of a board on this bench."""
    return issubclass(BENCHES.get(bench, SceneFacts), CellFacts)


def check_step_fact(step: LessonStep, name: str, of_scene: bool = False) -> None:
    """Raise Fault for a fact that a step does not have."""
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
