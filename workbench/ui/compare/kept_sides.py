"""Sides of Compare that were removed or changed, kept with their searches as long as a change can bring them back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter

from workbench.api import Configuration
from workbench.search.comparing.lockstep import JointAxis
from workbench.ui.compare.pair_comparison import Pair
from workbench.ui.compare.runs import Side

LetteredConfigurations = tuple[tuple[str, Configuration], ...]
"""Configurations by their letters."""


@dataclass(frozen=True)
class Place:
    """Where the player is, and which states are compared there.

    Attributes: letter, of the side with the most steps; step, its step; at_end, of the axis; pair.
    """

    letter: str
    step: int
    at_end: bool
    pair: Pair

    @classmethod
    def of(cls, sides: Sequence[Side], steps: Sequence[int], at_end: bool, pair: Pair) -> Place:
        """Return the place at these steps of the sides."""
        reached = zip((side.letter for side in sides), steps, strict=False)
        return cls(*max(reached, key=itemgetter(1), default=("", 0)), at_end, pair)

    def position(self, joint: JointAxis, sides: Sequence[Side]) -> int:
        """Return the position on the joint axis of `sides`."""
        if self.at_end:
            return joint.length  # another search may take longer than the one with the most steps
        which = [number for number, side in enumerate(sides) if side.letter == self.letter]
        return joint.position_of(which[0], self.step) if which else min(self.step, joint.length)


class KeptSides:
    """The sides, the one that was replaced first is first; and where the player was with which configurations."""

    def __init__(self) -> None:
        self._sides: list[Side] = []
        self._places: list[tuple[LetteredConfigurations, Place]] = []

    @property
    def nbytes(self) -> int:
        """The bytes of the recordings."""
        return sum(side.run.recording.nbytes for side in self._sides if side.run is not None)

    def keep(self, sides: Sequence[Side], replaced: Sequence[Side], place: Place) -> None:
        """Keep those of `sides` that are replaced, if they have a search, and where the player is."""
        self._sides += [side for side in replaced if side.run is not None]
        lettered = tuple(side.lettered for side in sides)
        self._places = [one for one in self._places if one[0] != lettered] + [(lettered, place)]

    def take(self, lettered: LetteredConfigurations) -> list[Side]:
        """Return the sides with these configurations, which are not kept any longer."""
        taken = [side for side in self._sides if side.lettered in lettered]
        self._sides = [side for side in self._sides if side not in taken]
        return taken

    def place(self, lettered: LetteredConfigurations) -> Place | None:
        """Return where the player was when these configurations were compared last, or None."""
        return next((place for known, place in self._places if known == lettered), None)

    def retain(self, reachable: Iterable[LetteredConfigurations]) -> bool:
        """Drop all that is not for one of these configurations; return whether a side was dropped."""
        known, before = list(reachable), len(self._sides)
        wanted = [one for lettered in known for one in lettered]
        self._places = [one for one in self._places if one[0] in known]
        self._sides = [side for side in self._sides if side.lettered in wanted]
        return len(self._sides) < before

    def release(self) -> bool:
        """Drop the side that was replaced first, because memory is short; return whether there was one."""
        if not self._sides:
            return False
        del self._sides[0]
        return True
