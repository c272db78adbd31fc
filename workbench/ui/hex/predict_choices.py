"""The moves of the root that MCTS has tried, as a list to choose from."""

from __future__ import annotations

from typing import Any

from workbench.search.recording.visit_tree import VisitMoment
from workbench.wording import number, text


def tried_moves(moment: VisitMoment[Any]) -> list[int]:
    """Return the records of the root's moves that were tried, in the order of their first visits."""
    records: list[int] = moment.children(0).tolist()
    return records


def choice_text(place: int, moment: Any, record: int) -> str:
    """Return the statistics of a move with its place in the list, and its UCT value if that is known."""
    visits = int(moment.visits[record])
    facts = {"place": place, "move": moment.recording.label(record), "wins": round(moment.rate(record) * visits)}
    parts = moment.chosen_by(record)
    if parts is None:
        return text("predict-choice", visits=visits, **facts)
    share, bonus = parts
    uct_terms = {"share": number(share, 3), "bonus": number(bonus, 3), "sum": number(share + bonus, 3)}
    return text("predict-choice-uct", visits=visits, **facts, **uct_terms)
