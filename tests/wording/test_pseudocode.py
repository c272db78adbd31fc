"""Every algorithm has pseudocode, the same in every language, for all its options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from workbench import assets
from workbench.catalog import ALGORITHMS, OPTIONS, SEARCHES, algorithm
from workbench.catalog.broken_algorithms import BROKEN_ALGORITHMS
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.problem.messages import message
from workbench.search.problem.names import Name, compose
from workbench.wording import LANGUAGES, set_language
from workbench.wording.pseudocode import Listing, forms, listing

SET = {"depth": (None, 7), "transposition": (None, 2**20), "endgame": (None, 5)}
"""Values of numeric options that may change the lines."""


GAMES = ("alphabeta", "mcts", "minimax", "proof", "wincheck")
"""The pseudocode of adversarial searches."""
EVERY = (*SEARCHES, *BROKEN_ALGORITHMS, *GAMES)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    set_language("en")


def configured(name: str) -> Iterator[Mapping[str, Any]]:
    """Yield every combination of options that may change the lines."""
    defaults = {} if name in GAMES else algorithm(name).options
    ways = [OPTIONS[option].choices or SET.get(option, (value,)) for option, value in defaults.items()]
    for chosen in product(*ways):
        yield dict(zip(defaults, chosen, strict=True))


def written(name: str, options: Mapping[str, Any], form: str) -> list[Listing]:
    """Return a listing in every language."""
    found = []
    for code in LANGUAGES:
        set_language(code)
        found.append(listing(name, options, form))
    return found


def test_every_algorithm_has_a_file_and_every_file_an_algorithm() -> None:
    for code in LANGUAGES:
        names = {entry.name for entry in (assets.root() / "pseudocode" / code).iterdir()}
        assert names == {f"{name}.txt" for name in EVERY} | {"keywords.txt"}


@pytest.mark.parametrize("name", EVERY)
def test_all_languages_have_the_same_lines_with_the_same_options(name: str) -> None:
    for options in configured(name):
        for form in forms(name):
            one, *others = written(name, options, form)
            for other in others:
                assert list(one.symbols) == list(other.symbols)
                shape = [(line.depth, line.names, line.along) for line in one.lines]
                assert [(line.depth, line.names, line.along) for line in other.lines] == shape


@pytest.mark.parametrize("name", EVERY)
def test_a_micro_step_carries_out_one_line_only_and_no_option_is_left_open(name: str) -> None:
    for options in configured(name):
        for form in forms(name):
            for lines in written(name, options, form):
                names = [name for line in lines.lines for name in line.names]
                assert len(names) == len(set(names))
                assert all(line.text and not line.text.endswith(" ") for line in lines.lines)
                opened = [line.text for line in lines.lines for option in options if f"{{{option}}}" in line.text]
                assert opened == []


@pytest.mark.parametrize("name", [name for name in SEARCHES if "test" in algorithm(name).options])
def test_at_the_end_no_line_is_marked_that_was_not_executed(name: str) -> None:
    for options in configured(name):
        for form in forms(name):
            lines = listing(name, options, form)
            marked = [lines.lines[place].text for place in sorted(lines.lit("found"))]
            assert not [line for line in marked if "start" in line]
            assert options["test"] == "generation" or not [line for line in marked if "CLOSED" in line or "put" in line]
            trivial = lines.place("trivial")
            assert (trivial is not None) is (options["test"] == "generation")
            assert trivial is None or "start is a goal" in lines.lines[trivial].text.replace("the goal", "a goal")


def test_astar_is_written_as_in_the_slides_and_breadth_first_search_with_status() -> None:
    assert forms("astar") == ("textbook", "slides")
    assert forms("bfs") == ("textbook", "status")
    slides = listing("astar", ALGORITHMS["astar"].options, "slides")
    numbers = [line.text.split()[0] for line in slides.lines]
    expected = ["1.", "2.", "2.a", "2.b", "2.b.1", "2.b.2", "2.b.3", "2.b.3.1", "2.b.3.2", "2.b.3.3"]
    assert [number for number in numbers if number in expected] == expected
    assert [slides.symbols[name] for name in ("node", "move", "known")] == ["Tmax", "Tk", "Tk′"]
    status = listing("bfs", ALGORITHMS["bfs"].options, "status")
    assert {"STATUS(N)", "STATUS(M)"} <= set(status.symbols.values())


def test_every_keyword_is_used() -> None:
    for code in LANGUAGES:
        set_language(code)
        every = [listing(name, options, form) for name in SEARCHES for options in configured(name)
                 for form in forms(name)]  # fmt: skip
        words = {word.strip(",.;:").lower() for lines in every for line in lines.lines for word in line.text.split()}
        assert every[0].keywords <= words


def test_the_place_beside_the_number_of_a_node_is_in_the_language_of_the_reader() -> None:
    set_language("ru")
    node = compose("1003 ({})".format, Name("Iasi", {"ru": "Яссы"}))
    step = MicroStep("take", message("explain-dead-end", number=1003), {"node": node, "known": 1002})
    lines = listing("astar", ALGORITHMS["astar"].options)
    assert dict(lines.shown(step)) == {"n": "1003 (Яссы)", "s′": "1002"}
