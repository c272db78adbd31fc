"""What is looked up in the recording of a compiled search touches a few of its entries, however many there are."""

from __future__ import annotations

import tracemalloc
from typing import Literal

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.tiles.compiled.snapshot import places_in
from workbench.tiles.kernels.best_first import SUCCESSION

SIDES: tuple[Literal["left", "right"], ...] = ("left", "right")


@pytest.mark.parametrize("side", SIDES)
@given(entries=st.lists(st.integers(0, 20), max_size=40), values=st.lists(st.integers(-1, 21), max_size=10))
def test_places_are_those_of_a_sorted_field(
    side: Literal["left", "right"], entries: list[int], values: list[int]
) -> None:
    succession = np.zeros(len(entries), SUCCESSION)
    succession["step"] = sorted(entries)
    found = places_in(succession["step"], np.array(values, np.int64), side)
    assert found.tolist() == np.searchsorted(succession["step"], values, side).tolist()


def test_a_field_is_searched_without_being_copied() -> None:
    succession = np.zeros(1 << 18, SUCCESSION)
    succession["step"] = np.arange(1 << 18)
    values = np.array([5, 1 << 17])
    tracemalloc.start()
    found = places_in(succession["step"], values, "left")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found.tolist() == values.tolist()
    assert peak < len(succession) / 10
