"""Depths are found from parents, piece by piece, in any order of questions."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.search.recording import depth_table
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_table import DepthTable


@given(st.data())
def test_depths_equal_those_of_following_every_parent(data: st.DataObject) -> None:
    count = data.draw(st.integers(1, 60))
    parents = np.array([data.draw(st.integers(-1, record - 1)) for record in range(count)], np.int32)
    naive: list[int] = []
    for parent in parents.tolist():
        naive.append(0 if parent == NONE else naive[parent] + 1)
    table = DepthTable()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(depth_table, "CHUNK", 7)
        for first, last in data.draw(st.lists(st.tuples(st.integers(0, count), st.integers(0, count)), max_size=5)):
            assert table.of(parents, slice(first, last)).tolist() == naive[first:last]
        some = data.draw(st.lists(st.integers(0, count - 1)))
        assert table.of(parents, np.array(some, np.int64)).tolist() == [naive[one] for one in some]
        assert table.of(parents, parents == NONE).tolist() == [0] * int((parents == NONE).sum())


def test_a_long_path_takes_few_passes() -> None:
    parents = np.arange(-1, 200_000, dtype=np.int32)
    assert DepthTable().of(parents, np.array([200_000])).tolist() == [200_000]
