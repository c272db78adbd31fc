"""Films of small searches that use everything that films of large searches use, compared with recordings."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

import numpy as np

from workbench import api
from workbench.search.explaining import explain
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.search.recording import depth_first_trace, film, filming
from workbench.search.recording.columns import NEVER

EVERYTHING = 10**7
"""A number of records that no search of a test reaches."""


@contextmanager
def small_film(kept: int = 40, spacing: int = 7, many: int = 12, cached: int = 1 << 16) -> Iterator[None]:
    """Keep few records, and make checkpoints often, in the searches started meanwhile."""
    with (
        mock.patch.object(depth_first_trace, "KEPT_RECORDS", kept),
        mock.patch.object(filming, "FIRST_SPACING", spacing),
        mock.patch.multiple(film, FIRST_SPACING=spacing, MANY_CHECKPOINTS=many, CACHED_BYTES=cached),
    ):
        yield


def small_sizes(chance: random.Random) -> dict[str, int]:
    return {
        "kept": chance.choice((1, 9, 60)),
        "spacing": chance.choice((1, 3, 11)),
        "many": chance.choice((4, 9, 50)),
        "cached": chance.choice((1, 1 << 16, 1 << 24)),
    }


def assert_same_columns(recorded: api.ConfiguredRun, filmed: api.ConfiguredRun) -> None:
    one, other = recorded.recording.published, filmed.recording.published
    assert (one.steps, one.records, one.goal, one.iterations) == (
        other.steps,
        other.records,
        other.goal,
        other.iterations,
    )
    for length, columns, others in ((one.records, one.nodes, other.nodes), (one.steps, one.rows, other.rows)):
        for name in columns:
            values = np.asarray(columns[name][:length])
            if name in ("expanded", "left"):  # what happens later is not known to a film
                values = np.where(values > one.steps, NEVER, values)
            found = np.asarray(others[name][:length])
            if name == "move":  # labels are numbered when they are first recorded or rebuilt
                values, found = np.array(recorded.recording.labels)[values], np.array(filmed.recording.labels)[found]
            assert (found == values).all(), name


def same_while_running(chance: random.Random, recorded: api.ConfiguredRun, filmed: api.ConfiguredRun) -> None:
    """Advance both to their ends or limits, and compare them at first after each slice, then only there."""
    slices = [chance.choice((1, 2, 5, 30, 400)) for _ in range(4)]
    for number in range(10**6):
        recorded.advance(slices[number % 4])
        filmed.advance(slices[number % 4])
        ended = recorded.status is not Status.RUNNING
        if number < 5 or ended:
            assert_same_columns(recorded, filmed)
        if ended:
            break
    assert (recorded.status, recorded.solution) == (filmed.status, filmed.solution)
    assert recorded.recording.max_open == filmed.recording.max_open
    assert_same_moments(chance, recorded, filmed)


def assert_same_moments(chance: random.Random, recorded: api.ConfiguredRun, filmed: api.ConfiguredRun) -> None:
    one, other = Timeline(recorded.recording), Timeline(filmed.recording)
    nodes, current = one.recording.published.nodes, one.current()
    sizes = one.open_size() if one.recording.stores_open else nodes["depth"][current[:]] + 1
    steps, samples = other.recording.later_samples()
    assert (samples == sizes[steps - 1]).all()
    for t in [one.length, *(chance.randint(0, one.length) for _ in range(10))]:
        moments = one.at(t), other.at(t)
        assert moments[0].waiting.tolist() == moments[1].waiting.tolist(), t
        assert moments[0].successors == moments[1].successors, t
        if moments[0].open is not None:
            assert moments[0].open.tolist() == moments[1].open.tolist(), t
        assert explain.steps(one, t) == explain.steps(other, t)
