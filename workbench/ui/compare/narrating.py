"""What the narration of Compare says: where each search is, and at the end the result."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.search.problem.problem import scale, to_display_units
from workbench.search.problem.status import Status
from workbench.ui.compare.axes import LAYER, TIME
from workbench.ui.compare.runs import Side
from workbench.ui.compare.session import CompareSession
from workbench.ui.compare.table_model import listed_notes, summary
from workbench.wording import number, say, text


def sentences(compare: CompareSession) -> tuple[str, ...]:
    """Return the sentences for the position of the player."""
    player = compare.player
    if not player.length:
        return _at_start(compare)
    if player.at_end and player.ended:
        return _at_end(compare)
    if player.t == 0:
        return (text("compare-at-start"),)
    return _between(compare)


def _steps_of(compare: CompareSession, sides: Sequence[Side]) -> str:
    places = {compare.step_of(side) for side in sides}
    if len(sides) == len(compare.sides) > 1 and len(places) == 1:
        return f"{text('compare-status-all', step=number(places.pop()))}."
    steps = (text("compare-status", letter=side.letter, step=number(compare.step_of(side))) for side in sides)
    return f"{', '.join(steps)}."


def _at_start(compare: CompareSession) -> tuple[str, ...]:
    """Return why there is nothing to play, such as the reasons why there is no solution."""
    if compare.busy:
        return (text("compare-searching"),)
    reasons = [side.run.reason for side in compare.sides if side.run is not None]
    return tuple(dict.fromkeys(say(reason) for reason in reasons if reason is not None)) or (text("compare-begin"),)


def _between(compare: CompareSession) -> tuple[str, ...]:
    """Return what the position of the player is, and the searches that are elsewhere."""
    joint, at = compare.player.joint, compare.player.t
    sides = [side for side in compare.sides if side.run is not None]
    if compare.axis == LAYER and joint.scale is not None:
        level = to_display_units(float(joint.scale[at]), scale(compare.problem))
        return text("compare-at-layer", f=number(level, 3)), _steps_of(compare, sides)
    if compare.axis == TIME and joint.scale is not None:
        milliseconds = number(float(joint.scale[at]) * 1000, 3)
        return text("compare-at-time", milliseconds=milliseconds), _steps_of(compare, sides)
    behind = [side for side in sides if compare.step_of(side) < at]
    if not behind:
        return text("compare-at-step", step=at, shown=number(at)), _steps_of(compare, sides)
    parts = [text("compare-at-step-some", shown=number(at))]
    for key, running in (("compare-ended-before", False), ("compare-behind", True)):
        if here := [one for one in behind if one.run is not None and (one.run.status is Status.RUNNING) is running]:
            parts += [text(key), _steps_of(compare, here)]
    return tuple(parts)


def _at_end(compare: CompareSession) -> tuple[str, ...]:
    extremes = summary(compare.sides)
    stopped = any(side.run is not None and side.run.status is Status.CANCELLED for side in compare.sides)
    limited = any(side.limited for side in compare.sides)
    key = "compare-stopped" if stopped else "compare-at-limit" if limited else "compare-ended"
    ended = text(key), *listed_notes(compare.sides, compare.problem)
    if extremes is None:
        return ended
    least, most = extremes
    assert least[0].run is not None and most.run is not None
    fewest, many = least[0].run.expanded, most.run.expanded
    if fewest == many:
        return (text("compare-alike", expanded=number(fewest)), *ended[1:])
    names = dict(zip(compare.sides, compare.names.distinct, strict=True))
    sentence = text(
        "compare-min" if len(least) == 1 else "compare-min-tied",
        letter=least[0].letter,
        letters=", ".join(side.letter for side in least),
        name=names[least[0]],
        expanded=number(fewest),
        ratio=round(many / max(fewest, 1), 1),
        other=most.letter,
        most=number(many),
    )
    return (*ended, sentence)
