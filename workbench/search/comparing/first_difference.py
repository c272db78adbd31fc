"""The first step at which an order of expansions differs from that of a reference search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from workbench.search.comparing.variants import Known, Variant
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.problem.problem import Number, describe, scale, to_display_units
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment

_NO_G = ("bfs", "dfs")


@dataclass(frozen=True)
class ComparedNode:
    """A state at the first difference, as the reference knows it just before.

    Attributes:
        state: as the problem stores it; text: its text.
        f, g, h: in displayed units; f and g are None if the reference has not generated it, f and h if it uses no
            heuristic.
        place: "open", "closed", or "unknown" if it has not been generated.
    """

    state: Any
    text: str
    f: Number | None
    g: Number | None
    h: Number | None
    place: str

    def as_dict(self) -> dict[str, Any]:
        """Return the fields of the command line's JSON object."""
        return {"state": self.text, "f": self.f, "g": self.g, "h": self.h, "place": self.place}


@dataclass(frozen=True)
class FirstDifference:
    """Where two orders of expansions differ first.

    Attributes:
        step: the step, from 1.
        own: what the compared order expands there, None if it has ended. reference: what the reference expands there.
        asked: the reference as a variant. variant: the one that reproduces the compared order exactly, or None.
        perhaps_early: whether the variant, whose list omits the goal, gives the same list if it tests the goal when a
            node is generated.
    """

    step: int
    own: ComparedNode | None
    reference: ComparedNode | None
    asked: Variant
    variant: Variant | None = None
    perhaps_early: bool = False

    def messages(self) -> tuple[Message, ...]:
        """Return what differs, and the likely reason."""
        return (*self._facts(), *self.reasons())

    def reasons(self) -> tuple[Message, ...]:
        """Return in which way the variant differs from the reference; one message if no variant was found."""
        if self.variant is None:
            return (message("difference-no-variant"),)
        deviations = _deviations(self.asked, self.variant)
        if self.perhaps_early:
            deviations += (message("difference-perhaps-early"),)
        same = self.variant.ties == self.asked.ties or self.variant.priority in _NO_G
        ties = "same" if same else "other"
        facts: dict[str, Fact] = {"algorithm": self.variant.priority, "reference": self.asked.priority}
        facts |= {"ties": self.variant.ties, "reference_ties": self.asked.ties}
        kind = "otherwise" if deviations else "like"
        other = "" if self.variant.priority == self.asked.priority else "-algorithm"
        return (*deviations, message(f"difference-{kind}-{ties}{other}", **facts))

    def as_dict(self) -> dict[str, Any]:
        """Return the fields of the command line's JSON object."""
        variant = None if self.variant is None else asdict(self.variant)
        return {
            "step": self.step,
            "own": None if self.own is None else self.own.as_dict(),
            "reference": None if self.reference is None else self.reference.as_dict(),
            "variant": variant,
        }

    def _facts(self) -> tuple[Message, ...]:
        own, reference = self.own, self.reference
        if own is None or reference is None:
            node = own or reference
            assert node is not None
            key = "difference-ends" if own is None else "difference-goes-on"
            return (message(key, step=self.step, state=node.text),)
        first = message("difference-step", step=self.step, state=own.text, other=reference.text)
        return (first, *(_node_message(who, one) for who, one in (("own", own), ("reference", reference))))


def first_difference(
    timeline: Timeline[Any], states: Sequence[Any], estimate: Callable[[Any], Number], asked: Variant
) -> FirstDifference | None:
    """Return where `states` differ first from the expansions of a reference, None if they are equal.

    `timeline`: of the reference, which has ended or has more steps than there are states.
    """
    recording, nodes = timeline.recording, timeline.current()
    length = timeline.length
    for place in range(max(length, len(states))):
        reference = recording.state(int(nodes[place])) if place < length else None
        own = states[place] if place < len(states) else None
        if own != reference:
            moment = timeline.at(min(place, length))
            return FirstDifference(place + 1, _node(moment, own, estimate), _node(moment, reference, estimate), asked)
    return None


def _node(moment: Moment[Any], state: Any, estimate: Callable[[Any], Number]) -> ComparedNode | None:
    if state is None:
        return None
    problem = moment.recording.problem
    unit, number = scale(problem), next(moment.recording.records_of(state, moment.records), NONE)
    informed, text = moment.recording.informed, describe(problem, state)
    h = to_display_units(estimate(state), unit) if informed else None
    if number == NONE:
        return ComparedNode(state, text, None, None, h, "unknown")
    f, g = (to_display_units(value, unit) for value in (moment.f(number), moment.g(number)))
    return ComparedNode(state, text, f if informed else None, g, h, "open" if moment.step(number) is None else "closed")


def _node_message(who: str, node: ComparedNode) -> Message:
    costs = {name: value for name, value in (("f", node.f), ("g", node.g), ("h", node.h)) if value is not None}
    return message(f"difference-{who}-{node.place}", state=node.text, informed=informed_text(node), **costs)


def informed_text(node: ComparedNode) -> str:
    """Return "yes" or "no", by which texts choose: whether the reference uses a heuristic."""
    return "no" if node.h is None else "yes"


def _deviations(asked: Variant, variant: Variant) -> tuple[Message, ...]:
    """Return the deviations of a variant other than its ties and its priority."""
    found = []
    if variant.known is not asked.known:
        found.append(message(f"difference-{variant.known.value}"))
    if variant.early != asked.early:
        found.append(message("difference-early"))
    if variant.heuristic != asked.heuristic and variant.priority not in ("ucs", *_NO_G):
        blank = (variant.heuristic or "").endswith("with-blank")
        found.append(
            message("difference-blank" if blank else "difference-heuristic", heuristic=variant.heuristic or "")
        )
    if variant.order != asked.order:
        found.append(message("difference-order", order=variant.order))
    if not variant.lists_goal and not variant.early:
        found.append(message("difference-goal-missing"))
    if not variant.lists_start:
        found.append(message("difference-start-missing"))
    return tuple(found)


assert set(Known)  # the messages are named after its values
