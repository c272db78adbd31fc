"""Searches are started by names or with the user's own problems and heuristics, and results are plain values."""

from __future__ import annotations

import json
from typing import Any

import pytest
from worlds.searches import Graph, graph

from workbench import api
from workbench.api import Configuration
from workbench.catalog import ALGORITHMS
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board

SAMPLE = "1 2 3 4 0 6 7 5 8"
WORLD = graph("ab1 ac4 bc2.5 cd1", "d", a=4, b=3, c=1)

FIELDS = [
    "status", "moves", "cost", "optimal", "expanded", "generated", "reopened", "max_open", "seconds", "peak_bytes",
    "board", "goal", "algorithm", "heuristic", "ties", "order", "engine", "counts", "limit",
]  # fmt: skip


def fields(*what: Any, **options: Any) -> dict[str, Any]:
    """Return the result after a round trip through JSON."""
    result = api.solve(*what, **options)
    values = json.dumps(result.as_dict(), allow_nan=False)
    read: dict[str, Any] = json.loads(values)
    return read


def test_the_sample_board_has_the_agreed_result():
    values = fields(SAMPLE)
    assert values.pop("seconds") > 0
    assert values.pop("peak_bytes") > 0
    assert values == {
        "status": "solved", "moves": "dr", "cost": 2, "optimal": True, "expanded": 3, "generated": 7, "reopened": 0,
        "max_open": 5, "board": "1 2 3/4 0 6/7 5 8", "goal": "1 2 3/4 5 6/7 8 0", "algorithm": "astar",
        "heuristic": "manhattan", "ties": "low-h", "order": "udlr", "engine": "textbook", "counts": "exact",
        "limit": None,
    }  # fmt: skip


@pytest.mark.parametrize("name", ALGORITHMS)
def test_every_result_has_the_agreed_fields_and_its_options(name: str):
    values = fields(SAMPLE, name)
    options = [option.replace("-", "_") for option in ALGORITHMS[name].options if option != "ties"]
    rounds = ["iterations"] if name in ("ids", "idastar") else []
    assert list(values) == [*FIELDS[:16], *options, *FIELDS[16:], *rounds]
    assert (values["algorithm"], values["status"]) == (name, "solved")
    assert (values["heuristic"] is None) == (not ALGORITHMS[name].informed)


def test_deepening_tells_its_rounds_in_moves():
    assert fields(SAMPLE, "idastar")["iterations"] == [{"threshold": 2, "generated": 4, "expanded": 2}]
    assert [round_["threshold"] for round_ in fields(SAMPLE, "ids")["iterations"]] == [0, 1, 2]
    assert fields("1 2 3/7 0 8/5 6 4", "idastar", heuristic="euclidean")["iterations"][0]["threshold"] == 7.478


def test_a_search_that_found_nothing_says_so():
    values = fields("1 2 3 4 5 6 8 7 0")
    assert (values["status"], values["moves"], values["cost"], values["optimal"]) == ("unsolvable", None, None, False)
    values = fields(SAMPLE, limits=Limits(expansions=1))
    assert (values["status"], values["limit"], values["moves"]) == ("limit", "expansions", None)


def test_no_moves_are_an_empty_string():
    assert fields("1 2 3 4 5 6 7 8 0")["moves"] == ""


def test_boards_and_goals_are_given_as_text_or_as_values():
    board, goal = Board.parse("0 1 2/3 4 5"), goal_board("first", 2, 3)
    assert fields(board, goal=goal)["cost"] == 0
    assert fields("0 1 2/3 4 5", goal="first")["cost"] == 0
    assert fields("1 0 2/3 4 5", goal="0 1 2/3 4 5")["moves"] == "l"


@pytest.mark.parametrize(
    ("what", "options"),
    [
        ("1 2 3", {}),
        ("", {}),
        (SAMPLE, {"goal": "nowhere"}),
        (SAMPLE, {"goal": "1 2/3 0"}),
        (Board.parse(SAMPLE), {"goal": goal_board("last", 3, 4)}),
        (SAMPLE, {"heuristic": "manhatan"}),
        (SAMPLE, {"order": "abcd"}),
        (SAMPLE, {"depth": 3}),
    ],
    ids=str,
)
def test_input_that_cannot_be_used_is_a_fault(what: Any, options: Any):
    with pytest.raises(Fault):
        api.start(what, **options)


def test_a_whole_configuration_may_be_given():
    values = fields(SAMPLE, Configuration.of("wastar", "misplaced", order="rldu", weight=1.5, ties="fifo"))
    assert (values["algorithm"], values["heuristic"], values["order"], values["weight"], values["ties"]) == (
        "wastar", "misplaced", "rldu", 1.5, "fifo",
    )  # fmt: skip


# The user's own problems and heuristics


@pytest.mark.parametrize("name", ALGORITHMS)
def test_a_problem_of_ones_own_is_searched_by_every_algorithm(name: str):
    estimate = WORLD.estimate if ALGORITHMS[name].informed else None
    values = fields(WORLD, name, heuristic=estimate)
    assert values["status"] == "solved"
    assert values["moves"] in ("cd", "bcd")
    assert (values["board"], values["goal"]) == ("a", None)
    assert values["optimal"] == (name == "ucs")
    assert values["heuristic"] == ("estimate" if estimate else None)


@pytest.mark.parametrize("name", ["ucs", "astar", "idastar"])
def test_costs_of_ones_own_are_told_as_they_are(name: str):
    values = fields(WORLD, name, heuristic=WORLD.estimate if name != "ucs" else None)
    assert (values["moves"], values["cost"]) == ("bcd", 4.5)


def test_labels_of_several_letters_are_told_apart():
    world = Graph({"a": (("go on", "b", 1),), "b": (("and on", "c", 1),), "c": ()}, "c", {})
    assert fields(world, "bfs")["moves"] == "go on and on"


def test_without_an_estimate_a_problem_of_ones_own_is_searched_with_nothing():
    assert fields(WORLD, "astar")["heuristic"] == "zero"


def test_an_estimate_of_ones_own_for_boards_is_told_by_its_own_name_and_nothing_is_claimed_of_it():
    def corner(state: bytes) -> int:
        return 0 if state[0] == 1 else 1000

    class Halved:
        def __call__(self, state: bytes) -> int:
            return 500 * corner(state) // 1000

    values = fields(SAMPLE, "astar", heuristic=corner)
    assert (values["heuristic"], values["optimal"], values["moves"]) == ("corner", False, "dr")
    assert fields(SAMPLE, "astar", heuristic=Halved())["heuristic"] == "Halved"


def test_an_estimate_that_has_a_length_of_nothing_is_used_all_the_same():
    class Empty(dict[bytes, int]):
        def __call__(self, state: bytes) -> int:
            return self.get(state, 7000)

    run = api.start(SAMPLE, "astar", Empty())
    assert run.recording.published.nodes["h"][0] == 7000


@pytest.mark.parametrize("name", [name for name, entry in ALGORITHMS.items() if not entry.informed])
def test_an_estimate_is_foreign_to_an_algorithm_that_uses_none(name: str):
    for what in (SAMPLE, WORLD):
        with pytest.raises(Fault) as caught:
            api.start(what, name, lambda _: 0)
        assert caught.value.message.facts == {"option": "heuristic", "algorithm": name}


def test_an_estimate_for_boards_is_refused_for_another_problem():
    with pytest.raises(Fault) as caught:
        api.start(WORLD, "astar", "manhattan")
    assert (caught.value.message.key, caught.value.message.facts["name"]) == ("heuristic-for-boards", "manhattan")


def test_a_problem_that_can_refute_itself_is_over_at_once_unless_searched_anyway():
    run = api.start("1 2/0 3", goal="2 1/3 0")
    assert (run.status, run.expanded) == (Status.UNSOLVABLE, 0)
    run = api.start("1 2/0 3", goal="2 1/3 0", search_anyway=True)
    assert run.advance(99) is Status.UNSOLVABLE
    assert run.expanded == 12


def test_a_board_can_be_given_by_its_name_its_tiles_or_its_rows():
    assert api.solve("aima").cost == 26
    assert api.solve((1, 2, 3, 4, 0, 6, 7, 5, 8)).moves == ("d", "r")
    assert api.solve([[1, 2], [3, 0]]).cost == 0
    with pytest.raises(Fault, match="board-name-mistaken") as refused:
        api.solve("smaple")
    assert refused.value.__notes__ == ["Unknown board “smaple”. Did you mean sample?"]


def test_a_configuration_is_not_half_overruled():
    with pytest.raises(TypeError):
        api.start("1 2 3/4 0 6/7 5 8", Configuration.of("astar"), ties="fifo")


def test_a_board_that_is_solved_already_needs_no_moves_for_sure():
    assert api.solve("1 2/3 0", "greedy").optimal


@pytest.mark.parametrize(("algorithm", "options"), [("astar", {"ties": "path"})])
def test_a_search_that_is_not_compiled_says_so(algorithm: str, options: dict[str, Any]):
    with pytest.raises(Fault) as caught:
        api.start("1 2 3/4 5 6/7 0 8", algorithm, engine="compiled", **options)
    assert caught.value.message.key == "engine-missing"
    assert api.start("1 2 3/4 5 6/7 0 8", algorithm, engine="auto", **options).engine == "textbook"


def test_a_notebook_shows_the_board_and_what_the_search_came_to() -> None:
    shown = api.solve(SAMPLE)._repr_html_()
    assert shown.startswith("<svg")
    assert "<th>Moves</th>" in shown
    assert "<td>dr</td><td>yes</td><td>3</td><td>7</td>" in shown
    hopeless = api.solve("1 2 3 4 5 6 8 7 0")._repr_html_()
    assert "<td>Unsolvable</td>" in hopeless
    assert "1 inversion" in hopeless
    place = api.solve("romania", "ucs")._repr_html_()
    assert place.startswith("<table>")
    assert "<td>418</td><td>Sibiu Rimnicu Pitesti Bucharest</td>" in place
