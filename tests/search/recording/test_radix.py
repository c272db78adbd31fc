"""Sorting columns digit by digit gives the same result as comparison sort."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from workbench.search.recording.radix import argsort


@given(st.lists(st.integers(-(2**40), 2**40), max_size=200))
def test_whole_numbers_are_put_in_order_equal_ones_as_they_came(values: list[int]) -> None:
    assert argsort(np.array(values, np.int64)).tolist() == sorted(range(len(values)), key=values.__getitem__)


@given(st.lists(st.sampled_from([0.5, 1.0, 2.25, 1e9]), max_size=50))
def test_so_are_other_numbers(values: list[float]) -> None:
    assert argsort(np.array(values)).tolist() == sorted(range(len(values)), key=values.__getitem__)


@given(st.lists(st.binary(max_size=3), max_size=50))
def test_and_what_is_no_number(values: list[bytes]) -> None:
    assert argsort(values).tolist() == sorted(range(len(values)), key=values.__getitem__)
