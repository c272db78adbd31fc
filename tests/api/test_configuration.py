"""A choice of algorithm, heuristic and options is a value that is checked when it is created."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.api import Configuration
from workbench.catalog import ALGORITHMS, HEURISTICS
from workbench.search.problem.messages import Fault
from workbench.search.recording.recording import Iteration


def test_nothing_said_means_astar_with_manhattan_and_low_h():
    configuration = Configuration.of()
    assert (configuration.algorithm, configuration.heuristic, configuration.order) == ("astar", "manhattan", "udlr")
    assert (configuration.options, configuration.engine) == ({"ties": "low-h"}, "auto")


@pytest.mark.parametrize("name", ALGORITHMS)
def test_every_option_of_the_algorithm_has_a_value(name: str):
    configuration = Configuration.of(name)
    assert configuration.options == configuration.entry.options
    assert (configuration.heuristic is None) == (not configuration.entry.informed)


def test_values_are_read_as_the_command_line_writes_them():
    assert Configuration.of("wastar", weight="1.5", ties="fifo").options == {"ties": "fifo", "weight": 1.5}
    assert Configuration.of("ids", start_bound="10", increment="4").options["start-bound"] == 10
    hyphened: dict[str, Any] = {"start-bound": 3}
    assert Configuration.of("ids", **hyphened).options["start-bound"] == 3
    assert Configuration.of("dfs", depth=None).options["depth"] is None


FAULTS: list[tuple[tuple[Any, ...], dict[str, Any], str]] = [
    (("astr",), {}, "unknown-algorithm-near"),
    (("divination",), {}, "unknown-algorithm"),
    (("",), {}, "unknown-algorithm"),
    (("astar", "manhatan"), {}, "unknown-heuristic-near"),
    (("astar", "?"), {}, "unknown-heuristic"),
    (("astar", ""), {}, "unknown-heuristic"),
    (("bfs", "manhattan"), {}, "option-foreign"),
    (("ucs", "zero"), {}, "option-foreign"),
    (("dfs", "no such heuristic"), {}, "option-foreign"),
    (("astar",), {"order": "udl"}, "order-invalid"),
    (("astar",), {"order": "uudl"}, "order-invalid"),
    (("astar",), {"order": "udlrx"}, "order-invalid"),
    (("astar",), {"order": "UDLR"}, "order-invalid"),
    (("astar",), {"order": ""}, "order-invalid"),
    (("astar",), {"engine": "steam"}, "option-choice"),
    (("astar",), {"engine": ""}, "option-choice"),
    (("astar",), {"ties": "random"}, "option-choice"),
    (("astar",), {"ties": ""}, "option-choice"),
    (("astar",), {"colour": "red"}, "option-unknown"),
    (("astar",), {"weight": 2}, "option-foreign"),
    (("bfs",), {"ties": "fifo"}, "option-foreign"),
    (("idastar",), {"ties": "fifo"}, "option-foreign"),
    (("ucs",), {"depth": 3}, "option-foreign"),
    (("dfs",), {"start_bound": 3}, "option-foreign"),
    (("ids",), {"repeated": "all"}, "option-foreign"),
    (("astar",), {"beam_width": 3}, "option-foreign"),
    (("beam",), {"beam_width": 0}, "option-whole"),
    (("wastar",), {"weight": 0}, "weight-invalid"),
    (("wastar",), {"weight": -2}, "weight-invalid"),
    (("wastar",), {"weight": float("nan")}, "weight-invalid"),
    (("wastar",), {"weight": "heavy"}, "weight-invalid"),
    (("wastar",), {"weight": 1.23456}, "weight-invalid"),
    (("dfs",), {"depth": -1}, "option-whole"),
    (("dfs",), {"depth": "deep"}, "option-whole"),
    (("dfs",), {"repeated": "some"}, "option-choice"),
    (("bfs",), {"test": "never"}, "option-choice"),
    (("ids",), {"increment": 0}, "option-whole"),
    (("ids",), {"start_bound": 1.5}, "option-whole"),
]


@pytest.mark.parametrize(("names", "options", "key"), FAULTS, ids=str)
def test_whatever_is_wrong_is_one_fault_that_names_it(names: Any, options: Any, key: str):
    with pytest.raises(Fault) as caught:
        Configuration.of(*names, **options)
    message = caught.value.message
    assert message.key == key
    if options:
        ((name, value),) = options.items()
        assert {name.replace("_", "-"), str(value)} & set(message.facts.values())


def test_a_foreign_option_is_refused_for_every_algorithm():
    for entry in ALGORITHMS.values():
        foreign = {name for other in ALGORITHMS.values() for name in other.options} - entry.options.keys()
        for name in foreign:
            given: dict[str, Any] = {name: 1}
            with pytest.raises(Fault) as caught:
                Configuration.of(entry.name, **given)
            assert caught.value.message.key == "option-foreign"
            assert caught.value.message.facts == {"option": name, "algorithm": entry.name}


@pytest.mark.parametrize(
    ("names", "options", "optimal", "key"),
    [
        (("astar", "manhattan"), {}, True, "guarantee-admissible"),
        (("astar", "flicker"), {}, True, "guarantee-admissible"),
        (("idastar", "misplaced"), {}, True, "guarantee-admissible"),
        (("wastar", "manhattan"), {"weight": 1}, True, "guarantee-admissible"),
        (("wastar", "manhattan"), {"weight": "0.5"}, True, "guarantee-admissible"),
        (("wastar", "manhattan"), {"weight": "1.001"}, False, "guarantee-weighted"),
        (("ucs",), {}, True, "guarantee-always"),
        (("bfs",), {}, True, "guarantee-equal-costs"),
        (("bfs",), {"test": "generation"}, True, "guarantee-equal-costs"),
        (("greedy",), {}, False, "guarantee-never"),
        (("dfs",), {}, False, "guarantee-never"),
        (("bibfs",), {}, True, "guarantee-equal-costs"),
        (("beam",), {}, False, "guarantee-never"),
        (("ids",), {}, True, "guarantee-equal-costs"),
        (("ids",), {"start_bound": 1}, True, "guarantee-equal-costs"),
        (("ids",), {"start_bound": 2}, False, "guarantee-deepening"),
        (("ids",), {"increment": 2}, False, "guarantee-deepening"),
    ],
    ids=str,
)
def test_the_guarantee_says_whether_and_why(names: Any, options: Any, optimal: bool, key: str):
    guarantee = Configuration.of(*names, **options).guarantee()
    assert (guarantee.sure, guarantee.why.key) == (optimal, key)


def test_every_pair_of_the_catalogue_has_a_guarantee():
    for entry in ALGORITHMS.values():
        for heuristic in HEURISTICS if entry.informed else [None]:
            assert Configuration.of(entry.name, heuristic).guarantee().why.key.startswith("guarantee-")


@pytest.mark.parametrize(
    ("bounds", "cost", "sure"),
    [
        ((0, 4, 8), 5, True),
        ((0, 4, 8), 6, False),
        ((6,), 1, True),
        ((6,), 2, False),
        ((0, 1, 2), 2, True),
        ((3,), 0, True),
    ],
)
def test_a_deepening_run_is_optimal_where_its_rounds_passed_nothing_over(bounds: Any, cost: int, sure: bool):
    rounds = [Iteration(bound, 0, 0, 1) for bound in bounds]
    assert Configuration.of("ids", increment=4).guarantee(cost, rounds).sure == sure
