"""The strategies of divide and conquer: how a board is divided, and how the parts are searched."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable

GROUPS = ("tile", "pair", "line")
"""How many tiles are brought to their goals at once: one, two, or a whole line."""
ORDERS = ("thesis", "rows", "rings", "cheapest")
"""Which line is next.

"thesis": the longer side. "rows": the rows before the columns. "rings": one side after the other, all around.
"cheapest": the lines of "thesis", but within a line the tiles with the fewest estimated moves first.
"""
FINALS = ("3x2", "3x3", "4x3", "4x4")
"""The block that is solved in one search at the end, in either orientation."""
SEARCHES = ("auto", "astar", "wastar", "greedy")
"""The algorithm for a sub-goal; auto: A*, or weighted A* if several tiles make the state space too large."""
ESTIMATES = ("delivery", "manhattan")
IMPROVE = "improve"

_CHOICES = {"order": ORDERS, "final": FINALS, "search": SEARCHES, "estimate": ESTIMATES}


@dataclass(frozen=True)
class Strategy:
    """The options of divide and conquer. Its text, which `parse` reads, contains the values that are not the default.

    Attributes:
        group, order, final, search, estimate: values listed above.
        improve: whether the solution is shortened at the end.
    """

    group: str = GROUPS[0]
    order: str = ORDERS[0]
    final: str = FINALS[0]
    search: str = SEARCHES[0]
    estimate: str = ESTIMATES[0]
    improve: bool = False

    @classmethod
    def parse(cls, text: str) -> Strategy:
        """Return the strategy in a text such as "line order=rows final=3x3 improve". Raises Fault."""
        result, seen = cls(), set[str]()
        for token in text.lower().replace(",", " ").replace("×", "x").split():
            name, equals, value = token.partition("=")
            if not equals and token in GROUPS:
                name, value = "group", token
            elif token == IMPROVE:
                value = token
            elif name not in _CHOICES or not equals:
                raise Fault("strategy-word", word=to_quotable(token), known=", ".join((*GROUPS, *_CHOICES, IMPROVE)))
            elif value not in _CHOICES[name]:
                raise Fault("option-choice", option=name, value=to_quotable(value), known=", ".join(_CHOICES[name]))
            if name in seen:
                raise Fault("strategy-twice", word=to_quotable(token))
            seen.add(name)
            result = replace(result, improve=True) if name == IMPROVE else replace(result, **{name: value})  # type: ignore[arg-type]
        return result

    def __str__(self) -> str:
        """Return its text: the group, and all values that are not the default."""
        tokens = [self.group]
        for one in fields(self):
            value = getattr(self, one.name)
            if one.name in _CHOICES and value != one.default:
                tokens.append(f"{one.name}={value}")
        return " ".join([*tokens, IMPROVE] if self.improve else tokens)

    @property
    def final_sides(self) -> tuple[int, int]:
        """The sides of the last block, the longer one first."""
        longer, shorter = self.final.split("x")
        return int(longer), int(shorter)


DEFAULT = Strategy()
