"""How a recording of backed-up values is held against a judge's."""

from __future__ import annotations

from judges.naive_best_first import Search
from judges.naive_tiles import Number
from worlds.searches import agree, agree_on_records

from workbench import api
from workbench.search.explaining.explain import narration, steps
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.backed_up_values import BackedUpMoment
from workbench.search.recording.columns import NONE

Judged = tuple[Search, dict[int, Number], dict[int, int | None]]


def check_against(run: api.ConfiguredRun, judged: Judged) -> Search:
    """Compare every step of a run with the judge; return what the judge saw."""
    search, values, previous = judged
    run.advance(search.snapshots[-1].t)
    timeline = Timeline(run.recording)
    assert timeline.length == len(search.snapshots) - 1
    agree_on_records(run.recording, search)
    for snapshot in search.snapshots:
        moment = timeline.at(snapshot.t)
        assert isinstance(moment, BackedUpMoment)
        agree(moment, snapshot)
        for node in snapshot.nodes:
            assert moment.f(node.number) == values[node.number]
            former = previous[node.number]
            assert moment.previous(node.number) == (NONE if former is None else former)
        if snapshot.t < timeline.length:
            assert timeline.at(snapshot.t + 1).current == moment.open[0], "the first of OPEN is served next"
        assert narration(timeline, snapshot.t)
        assert steps(timeline, snapshot.t)
    assert run.recording.max_open == max([0, *(len(seen.open or ()) for seen in search.snapshots[1:])])
    if search.status != "running":
        assert run.advance(1).value == search.status
        assert (run.solution.moves if run.solution else None) == search.moves
    return search
