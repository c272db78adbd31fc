"""Unknown names are reported with a similar one, and values of options are read or rejected uniformly."""

from __future__ import annotations

import pytest

from workbench.catalog import ALGORITHMS, HEURISTICS, OPTIONS, algorithm, heuristic
from workbench.search.problem.messages import Fault


@pytest.mark.parametrize(
    ("look", "name", "key", "near"),
    [
        (algorithm, "astarr", "unknown-algorithm-near", "astar"),
        (algorithm, "A*star", "unknown-algorithm-near", "astar"),
        (algorithm, "ASTAR", "unknown-algorithm-near", "astar"),
        (algorithm, "magic", "unknown-algorithm", ""),
        (algorithm, "", "unknown-algorithm", ""),
        (heuristic, "manhatan", "unknown-heuristic-near", "manhattan"),
        (heuristic, "linear", "unknown-heuristic-near", "linear-conflict"),
        (heuristic, "zzz", "unknown-heuristic", ""),
    ],
)
def test_a_name_that_does_not_exist_is_refused_with_the_nearest_one(look, name: str, key: str, near: str):
    with pytest.raises(Fault) as caught:
        look(name)
    message = caught.value.message
    assert (message.key, message.facts["name"], message.facts["near"]) == (key, name, near)


def test_entries_are_found_by_their_names():
    assert all(algorithm(name).name == name for name in ALGORITHMS)
    assert all(heuristic(name).name == name for name in HEURISTICS)


def test_every_option_of_an_algorithm_exists_and_its_default_is_one_of_its_values():
    for entry in ALGORITHMS.values():
        for name, value in entry.options.items():
            if value is not None:
                assert OPTIONS[name].parse(value) == value
            if OPTIONS[name].choices:
                assert value == OPTIONS[name].choices[0]
    assert {name for entry in ALGORITHMS.values() for name in entry.options} == OPTIONS.keys()


@pytest.mark.parametrize(
    ("name", "value", "read"),
    [
        ("weight", "1.5", 1.5),
        ("weight", 2, 2.0),
        ("weight", "0.001", 0.001),
        ("weight", 1000, 1000.0),
        ("weight", "2.718", 2.718),
        ("depth", "0", 0),
        ("depth", 12, 12),
        ("depth", "1e3", 1000),
        ("increment", 1, 1),
        ("start-bound", "10", 10),
        ("ties", "fifo", "fifo"),
        ("repeated", "none", "none"),
        ("test", "generation", "generation"),
    ],
)
def test_values_are_read(name: str, value: str | float, read: str | float):
    assert OPTIONS[name].parse(value) == read
    assert type(OPTIONS[name].parse(value)) is type(read)


@pytest.mark.parametrize(
    "value", ["0", 0, -1, "-2", "nan", float("nan"), "inf", "1e9", "x", "", "1.2345", "0.0001", 10**400]
)
def test_a_weight_is_a_positive_number_of_at_most_three_decimals(value: str | float):
    with pytest.raises(Fault) as caught:
        OPTIONS["weight"].parse(value)
    assert caught.value.message.key == "weight-invalid"


@pytest.mark.parametrize("name", ["depth", "start-bound", "increment"])
@pytest.mark.parametrize("value", [-1, "1.5", "x", "", "nan", "inf", 10**10, 10**400])
def test_depths_are_whole_numbers(name: str, value: str | float):
    with pytest.raises(Fault) as caught:
        OPTIONS[name].parse(value)
    assert (caught.value.message.key, caught.value.message.facts["option"]) == ("option-whole", name)


def test_bounds_must_grow():
    with pytest.raises(Fault):
        OPTIONS["increment"].parse(0)


@pytest.mark.parametrize("name", ["ties", "repeated", "test"])
def test_a_choice_that_is_not_offered_is_refused_with_those_that_are(name: str):
    with pytest.raises(Fault) as caught:
        OPTIONS[name].parse("best")
    assert caught.value.message.facts["known"] == ", ".join(OPTIONS[name].choices)
