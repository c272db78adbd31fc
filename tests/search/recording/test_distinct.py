"""Counting and sorting give the same distinct values."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from workbench.search.recording.distinct import counted, distinct, distinct_pairs

WHOLE = st.lists(st.one_of(st.integers(-50, 50).map(lambda value: 1000 * value), st.integers(-(10**9), 10**9)))


@given(values=st.one_of(WHOLE.map(lambda some: np.array(some, np.int64)), st.lists(st.floats(-5, 5)).map(np.array)))
def test_values_counts_and_places(values):
    found = distinct(values)
    assert found.values.tolist() == sorted(set(values.tolist()))
    assert found.counts.tolist() == [int((values == value).sum()) for value in found.values]
    assert found.values[found.which].tolist() == values.tolist()
    values_alone, counts = counted(values)
    assert (values_alone.tolist(), counts.tolist()) == (found.values.tolist(), found.counts.tolist())


@given(
    st.lists(st.tuples(*2 * [st.one_of(st.integers(-9, 9).map(lambda value: 1000 * value), st.integers(-(10**9), 9))]))
)
def test_pairs(pairs):
    found, which = distinct_pairs(
        *(np.array(column, np.int64) for column in zip(*pairs, strict=True)) if pairs else 2 * [np.zeros(0, np.int64)]
    )
    assert sorted(found) == sorted(set(pairs))
    assert [found[one] for one in which.tolist()] == pairs


def test_pairs_of_fractions():
    found, which = distinct_pairs(np.array([0.5, 1.5, 0.5]), np.array([1, 2, 1]))
    assert [found[one] for one in which.tolist()] == [(0.5, 1), (1.5, 2), (0.5, 1)]
