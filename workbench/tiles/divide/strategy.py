"""The strategies of divide and conquer: how a board is cut up, and how the parts are searched."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import shown

GROUPS = ("tile", "pair", "line")
"""How many tiles are brought home at once: one, two, or a whole line."""
ORDERS = ("thesis", "rows", "rings", "cheapest")
"""Which is next: the longer side; the rows before the columns; one side after the other, all around; or the lines of
the thesis, but within a line the tiles that take fewest moves."""
FINALS = ("3x2", "3x3", "4x3", "4x4")
"""The block that is searched whole in the end, either way round."""
SEARCHES = ("auto", "astar", "wastar", "greedy")
"""What a sub-goal is searched by; auto: A*, or weighted A* where several tiles make too large a space for that."""
ESTIMATES = ("delivery", "manhattan")
IMPROVE = "improve"

_CHOICES = {"order": ORDERS, "final": FINALS, "search": SEARCHES, "estimate": ESTIMATES}


@dataclass(frozen=True)
class Strategy:
    """How divide and conquer goes about a board. Its text, which `parse` reads, names what is not the default.

    Attributes:
        group, order, final, search, estimate: of the names above.
        improve: whether the solution is shortened in the end.
    """

    group: str = GROUPS[0]
    order: str = ORDERS[0]
    final: str = FINALS[0]
    search: str = SEARCHES[0]
    estimate: str = ESTIMATES[0]
    improve: bool = False

    @classmethod
    def parse(cls, text: str) -> Strategy:
        """Return the strategy that a text such as "line order=rows final=3x3 improve" says. Raises Fault."""
        made, seen = cls(), set[str]()
        for word in text.lower().replace(",", " ").replace("×", "x").split():
            name, equals, value = word.partition("=")
            if not equals and word in GROUPS:
                name, value = "group", word
            elif word == IMPROVE:
                value = word
            elif name not in _CHOICES or not equals:
                raise Fault("strategy-word", word=shown(word), known=", ".join((*GROUPS, *_CHOICES, IMPROVE)))
            elif value not in _CHOICES[name]:
                raise Fault("option-choice", option=name, value=shown(value), known=", ".join(_CHOICES[name]))
            if name in seen:
                raise Fault("strategy-twice", word=shown(word))
            seen.add(name)
            made = replace(made, improve=True) if name == IMPROVE else replace(made, **{name: value})  # type: ignore[arg-type]
        return made

    def __str__(self) -> str:
        """Return its text: the group, and what is not the default."""
        words = [self.group]
        for one in fields(self):
            value = getattr(self, one.name)
            if one.name in _CHOICES and value != one.default:
                words.append(f"{one.name}={value}")
        return " ".join([*words, IMPROVE] if self.improve else words)

    @property
    def final_sides(self) -> tuple[int, int]:
        """The sides of the final block, the longer one first."""
        longer, shorter = self.final.split("x")
        return int(longer), int(shorter)


DEFAULT = Strategy()
