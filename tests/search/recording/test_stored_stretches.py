"""The stored stretches of a film, which are recorded while the search makes them, show what a recording shows."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from support.films import EVERYTHING, assert_same_columns, assert_same_moments, small_film, small_sizes
from worlds.boards import board_of
from worlds.maps import drawn_graphs, drawn_grids
from worlds.searches import graphs

from workbench import api
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.recording.film import Film
from workbench.search.recording.film_sharing import FilmWriter
from workbench.search.recording.stored_stretches import StoredStretches

SEARCHES: list[tuple[str, dict[str, Any]]] = [
    ("idastar", {}),
    ("ids", {}),
    ("ids", {"start_bound": 1, "increment": 3, "test": "generation"}),
    ("dfs", {"repeated": "none", "depth": 9}),
    ("dfs", {"repeated": "parent", "depth": 14}),
    ("dfs", {"repeated": "path"}),
    ("dfs", {"repeated": "path", "depth": 25, "test": "generation"}),
]


def show_stored(run: api.ConfiguredRun, slices: tuple[int, ...]) -> None:
    """Advance a run to its end in slices, and let it show only what is sent to another process after each slice."""
    recording: Any = run.recording
    recording.stores_stretches = True
    writer, stored, film = FilmWriter(recording), StoredStretches(recording), None
    for number in range(10**6):
        run.advance(slices[number % len(slices)])
        if (changes := writer.changes()) is not None:
            stored.store(changes.stretches)
            for checkpoint in changes.checkpoints:
                film = film or Film(recording, checkpoint, stored, stored_bytes=0)
                film.checkpoints += [checkpoint] if checkpoint is not film.checkpoints[-1] else []
        if run.status is not Status.RUNNING:
            break
    if film is not None:
        recording.film = film
        recording.publish()


BOARDS = st.builds(board_of, st.just(2), st.integers(2, 4), st.randoms())


@settings(max_examples=25)
@given(
    problem=st.one_of(drawn_graphs(), drawn_grids(), graphs(), BOARDS),
    search=st.sampled_from(SEARCHES),
    seed=st.integers(0, 99),
)
def test_they_are_the_same(problem: Any, search: tuple[str, dict[str, Any]], seed: int):
    chance, (algorithm, options) = random.Random(seed), search
    estimate = problem.estimate if algorithm == "idastar" and hasattr(problem, "estimate") else None
    options = {**options, "engine": "textbook", "limits": Limits(expansions=300), "search_anyway": True}
    with small_film(**small_sizes(chance)):
        recorded, filmed = (
            api.start(problem, algorithm, estimate, records=records, **options) for records in (EVERYTHING, None)
        )
        recorded.advance(400)
        show_stored(filmed, (chance.choice((1, 2, 5, 30)), chance.choice((1, 7, 400))))
        assert_same_columns(recorded, filmed)
        assert_same_moments(chance, recorded, filmed)
