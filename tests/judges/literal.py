"""How pseudocode is held against a judge that carries it out literally, line by line.

A judge is a generator: it yields the name of every line that it carries out, with the variables after it. It knows
nothing of recordings.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from judges.naive_best_first import Node
from judges.naive_tiles import Number

from workbench import api
from workbench.search.explaining import explain
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.playback.timeline import Timeline
from workbench.wording import LANGUAGES, set_language
from workbench.wording.pseudocode import Listing, forms, listing

Carried = Iterator[tuple[str, dict[str, Any]]]
"""The lines that are carried out: their names, and the variables after each."""
FATES = (
    "new", "cheaper", "reopened", "no-better", "closed", "pruned", "waiting", "repeated", "dropped", "too-deep",
    "candidate", "better",
)  # fmt: skip
"""The lines that are called what becomes of a successor."""
COSTS = {"g", "h", "f", "s_g", "s_h", "s_f", "delta", "known_g", "next", "limit", "value", "s_value", "least", "best"}
"""The variables that are costs."""


def of(node: Node, f: Number | None = None) -> dict[str, Any]:
    """Return what the pseudocode knows of the node that is expanded."""
    return {"node": node.number, "g": node.g, "h": node.h, "f": node.g + node.h if f is None else f}


def of_successor(move: str, g: Number, h: Number, known: Node | None = None, f: Number | None = None) -> dict[str, Any]:
    """Return what the pseudocode knows of a successor, and of the node of the same state that is known already."""
    result = {"move": move, "s_g": g, "s_h": h, "s_f": g + h if f is None else f}
    return result if known is None else {**result, "known": known.number, "known_g": known.g}


def listings(run: api.ConfiguredRun) -> list[Listing]:
    """Return all that the algorithm of a run may be written as."""
    found = []
    for code in LANGUAGES:
        set_language(code)
        name, options = run.configuration.algorithm, run.configuration.options
        found += [listing(name, options, form) for form in forms(name)]
    set_language("en")
    return found


def hold(run: api.ConfiguredRun, judge: Carried, most: int, unit: int = 1, bound: int = 1) -> list[str]:
    """Compare all micro-steps of a run with a judge, for at most `most` expansions; return the lines carried out.

    `unit`: how many units of cost make 1 on screen; `bound`: the same of bounds, where they are costs.
    """
    run.advance(most)
    timeline, written, carried = Timeline(run.recording), listings(run), []
    for t in range(timeline.length + 1):
        for step in explain.steps(timeline, t):
            line, variables = next(judge)
            assert step.line == line, (t, step.message)
            carried.append(line)
            wanted = {name: shown(value, scale(name, unit, bound)) for name, value in variables.items()}
            agree_on_sentence(step, wanted)
            for lines in written:
                assert lines.place(line) is not None, f"{line} is in no line"
                assert lines.place(line) in lines.lit(line)
                for name in lines.symbols:
                    assert step.values.get(name) == wanted.get(name), (t, line, name, step.message)
    if run.status.finished:
        assert next(judge, None) is None
    return carried


def agree_on_sentence(step: MicroStep, wanted: dict[str, Any]) -> None:
    """Hold the facts of the sentence against the variables of the judge."""
    facts, of_it = step.message.facts, {"g": "g", "h": "h", "f": "value" if "value" in wanted else "f"}
    if step.successor is not None:
        of_it = {"move": "move", "g": "s_g", "h": "s_h", "f": "s_value" if "s_value" in wanted else "s_f"}
    elif step.line == "take":
        of_it["number"] = "node"
    elif step.line not in ("test", "cut", "known"):
        return
    for fact, variable in of_it.items():
        if fact in facts and variable in wanted and step.message.key != "explain-goal":
            assert facts[fact] == wanted[variable], (step.message, fact)
    if step.line in FATES:
        assert step.message.key == f"explain-successor-{step.line}"


def scale(name: str, unit: int, bound: int) -> int:
    return unit if name in COSTS else bound if name == "bound" else 1


def shown(value: Any, unit: int) -> Any:
    """Return a value as it is shown."""
    if isinstance(value, str):
        return value
    if value == math.inf:
        return "∞"
    if unit == 1:
        return value
    return value // unit if value % unit == 0 else value / unit
