"""Names of places in several languages."""

from __future__ import annotations

import pickle

import pytest

from workbench.catalog.problems import shipped
from workbench.maps.graph import GraphProblem
from workbench.maps.graph_text import parse_graph
from workbench.maps.reading import read_map
from workbench.search.finding.records import read_state
from workbench.search.problem.messages import Fault
from workbench.search.problem.names import Name, compose, find_name, in_language
from workbench.search.problem.problem import Placed, name_of

TEXT = """graph Small
start Praha
goal Wien
Praha: ru Прага, en Prague
Wien: ru Вена, cs Vídeň, en Vienna
Praha -- Wien: 250
"""


def test_a_place_has_names_in_other_languages_and_keeps_its_own_in_files() -> None:
    problem = read_map(TEXT)
    vienna = name_of(problem, "Wien")
    assert (vienna, in_language(vienna, "cs"), in_language(vienna, "vi")) == ("Wien", "Vídeň", "Wien")
    assert type(problem.initial()) is str
    [(move, state, cost)] = problem.successors("Praha")  # a graph, not a grid
    assert (move, in_language(move, "ru"), state, cost) == ("Wien", "Вена", "Wien", 250)
    copy = pickle.loads(pickle.dumps(vienna))
    assert isinstance(copy, Name) and in_language(copy, "ru") == "Вена"


def test_a_place_is_found_by_its_name_in_any_language() -> None:
    problem = read_map(TEXT)
    assert {problem.read(name) for name in ("Wien", "вена", "Vídeň", "VIENNA")} == {"Wien"}
    with pytest.raises(Fault, match="near=Vídeň"):
        problem.read("Vídna")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Brno: ru Прага", "graph-form-taken .form=Прага, place=Brno, other=Praha"),
        ("Brno: ru wien", "graph-form-taken"),
        ("Brno: ru", "graph-fact"),
        ("Brno: ru Брно, ru Брюнн", "graph-fact"),
        ("Brno: rus Брно", "graph-fact"),
    ],
)
def test_a_name_belongs_to_one_place(line: str, fault: str) -> None:
    with pytest.raises(Fault, match=fault):
        parse_graph(TEXT + line)


def test_a_sentence_composed_of_names_has_all_their_forms() -> None:
    names = [Name("Wien", {"ru": "Вена"}), Name("Praha", {"en": "Prague"}), "Brno"]
    joined = compose(lambda *parts: ", ".join(parts), *names)
    forms = [in_language(joined, code) for code in ("ru", "en", "vi")]
    assert forms == ["Вена, Praha, Brno", "Wien, Prague, Brno", "Wien, Praha, Brno"]
    assert type(compose("{}!".format, "Brno")) is str


def test_all_towns_of_romania_have_russian_names() -> None:
    romania = shipped("romania")
    assert isinstance(romania, Placed)
    russian = {in_language(name_of(romania, place), "ru") for place in romania.places()}
    assert len(russian) == 20 and not any(name.isascii() for name in russian)
    assert in_language(name_of(romania, "Bucharest"), "cs") == "Bukurešť"


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("timisoara", "Timisoara"),
        ("Timișoara", "Timisoara"),
        ("Ramnicu", "Rimnicu"),
        ("Râmnicu", "Rimnicu"),
        ("TEMESVAR", "Timisoara"),
        ("Васлуи", "Vaslui"),
    ],
)
def test_a_place_may_be_typed_without_diacritics_and_capitals(typed: str, place: str) -> None:
    romania = shipped("romania")
    assert read_state(romania, typed) == place
    assert find_name([name_of(romania, one) for one in romania.places()], typed) == romania.places().index(place)


VIETNAM = "graph Vietnam\nstart Đà Nẵng\ngoal Hà\n\nĐà Nẵng -- Hà: 1\nĐà Nẵng -- Hạ: 1\n"


def test_diacritics_count_where_names_differ_in_nothing_else() -> None:
    problem = GraphProblem(parse_graph(VIETNAM))
    assert (problem.read("da nang"), problem.read("hạ"), problem.read("Hà")) == ("Đà Nẵng", "Hạ", "Hà")
    with pytest.raises(Fault):
        problem.read("Ha")
    assert find_name(["Hà", "Hạ"], "Ha") is None and find_name(["Hà", "Đà Nẵng"], "da nang") == 1
    assert find_name(["R", "U"], "r") is None  # labels without forms are typed as they are
