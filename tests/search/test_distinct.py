"""Distinct values are found alike by counting and by sorting."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from workbench.search.distinct import distinct

WHOLE = st.lists(st.one_of(st.integers(-50, 50).map(lambda value: 1000 * value), st.integers(-(10**9), 10**9)))


@given(values=st.one_of(WHOLE.map(lambda some: np.array(some, np.int64)), st.lists(st.floats(-5, 5)).map(np.array)))
def test_values_counts_and_places(values):
    found = distinct(values)
    assert found.values.tolist() == sorted(set(values.tolist()))
    assert found.counts.tolist() == [int((values == value).sum()) for value in found.values]
    assert found.values[found.which].tolist() == values.tolist()
