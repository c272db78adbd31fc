"""OPEN of the compiled engine with ties by state: buckets are sorted only as far as a table shows them."""

from __future__ import annotations

from typing import Any

import pytest

import workbench
from workbench.search.playback.timeline import Timeline
from workbench.search.recording import open_order


@pytest.mark.compiled
def test_the_first_rows_of_a_bucket_are_sorted_without_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    sorted_lengths: list[int] = []
    argsort = open_order.argsort

    def watched(values: Any) -> Any:
        sorted_lengths.append(len(values))
        return argsort(values)

    monkeypatch.setattr(open_order, "SHOWN", 16)
    monkeypatch.setattr(open_order, "argsort", watched)
    run = workbench.start("hardest8", "astar", "zero", ties="state", engine="compiled")
    run.advance(3000)
    moment = Timeline(run.recording).at(2500)
    rows = moment.buckets
    assert rows is not None and moment.open is not None
    first = rows.rows(0, 10).tolist()
    assert max(sorted_lengths) == 16
    assert first == moment.open.tolist()[:10]
    assert rows.rows(0, len(rows)).tolist() == moment.open.tolist()
    assert max(sorted_lengths) > 100
