"""The card of a heuristic: what the catalogue claims of it, and why that is so."""

from __future__ import annotations

import math

import pytest

from workbench.catalog.estimates import entry_for, offered_for
from workbench.formats.problem_input import read_problem
from workbench.maps.grid import Grid, MoveRule
from workbench.maps.grid_heuristics import STRAIGHT
from workbench.maps.grid_problem import grid_problem
from workbench.ui.base.plain_text import Label
from workbench.ui.explore.facts_card import FactsCard, heuristic_facts
from workbench.wording import text

FALLS = {"manhattan": (1, 2), "euclidean": (1, math.sqrt(2)), "chebyshev": (1, 1), "octile": (1, math.sqrt(2))}
"""By how much the proofs say that a straight and a diagonal move can bring a heuristic down."""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("cost", [1, 2])
@pytest.mark.parametrize("rule", MoveRule)
def test_each_claim_has_a_proof_whose_bounds_hold(rule: MoveRule, cost: int) -> None:
    problem = grid_problem(Grid("Plain", (bytes([cost]) * 9,) * 9, (0, 0), ((4, 5),), rule))
    unit = 1 if rule is MoveRule.FOUR else STRAIGHT
    for name, estimate in problem.heuristics().items():
        if name == "zero":
            continue
        falls = {False: 0.0, True: 0.0}
        for row in range(9):
            for column in range(9):
                for _move, there, _cost in problem.successors((row, column)):
                    diagonal = there[0] != row and there[1] != column
                    falls[diagonal] = max(falls[diagonal], (estimate((row, column)) - estimate(there)) / unit)
        assert falls[False] == pytest.approx(FALLS[name][0])
        facts = heuristic_facts(name, problem)
        overestimates = rule is not MoveRule.FOUR and name == "manhattan"
        assert entry_for(problem, name).consistent is not (overestimates and cost == 1)
        if rule is not MoveRule.FOUR:
            assert falls[True] == pytest.approx(FALLS[name][1])
        if overestimates:
            assert facts.proof == f"{text('map-proof-diagonal')} {text('map-proof-examined', places=81)}"
        else:
            assert facts.proof == text(f"map-proof-{name}")
        card = FactsCard(facts)
        shown = [label.text() for label in card.findChildren(Label)]
        assert any(text("facts-proof") in one for one in shown) and facts.proof in shown


def test_what_does_not_follow_from_a_rule_says_how_it_was_examined() -> None:
    romania = read_problem("romania").problem
    assert heuristic_facts(offered_for(romania)[0], romania).proof == text("map-proof-examined", places=20)
    assert heuristic_facts("zero", romania).proof == text("map-proof-zero")
    large = grid_problem(Grid("Free", (b"\0" * 300,) * 300, (0, 0), ((4, 5),)))
    assert heuristic_facts("manhattan", large).proof == text("map-proof-none")
    assert heuristic_facts("manhattan").proof == ""
