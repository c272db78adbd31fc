"""The index of records: for every state its newest record, whatever the size of the index and its tags."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.search.recording.columns import NEVER, NONE
from workbench.tiles.compiled.boards import CACHE_LINE, longer
from workbench.tiles.kernels.best_first import RECORD
from workbench.tiles.kernels.best_first_index import VACANT, find, rehash

STATES = st.integers(0, 2**64 - 1)


@given(st.lists(st.one_of(STATES, st.integers(0, 20)), max_size=80), STATES, st.sampled_from([7, 8, 12]))
def test_the_index_finds_the_newest_record_of_each_state_and_no_other(states: list[int], other: int, bits: int) -> None:
    newest = {state: number for number, state in enumerate(states)}
    records = np.zeros(len(states), RECORD)
    for number, state in enumerate(states):
        superseded = newest[state] != number
        records[number]["state"] = state
        records[number]["expanded"] = -1 if superseded and number % 2 else NEVER
        records[number]["gone"] = superseded and number % 2 == 0
    slots, shift = np.empty(1 << bits, np.uint32), 64 - bits
    rehash(records, len(records), slots, shift)
    assert sorted(int(slot) & (len(slots) - 1) for slot in slots if slot != VACANT) == sorted(newest.values())
    no_tiles, board = np.empty((0, 16), np.uint8), np.zeros(16, np.uint8)
    for state in {*states, other}:
        found = find(records, no_tiles, board, np.uint64(state), slots, shift)
        assert found == newest.get(state, NONE)


def test_boards_of_equal_hash_are_distinguished_by_their_tiles() -> None:
    records, slots = np.zeros(3, RECORD), np.empty(8, np.uint32)
    records["state"], records["expanded"] = 7, NEVER
    tiles = np.arange(12, dtype=np.uint8).reshape(3, 4)
    rehash(records, 3, slots, 61)
    for number in range(3):
        assert find(records, tiles, tiles[number], np.uint64(7), slots, 61) == number
    assert find(records, tiles, np.zeros(4, np.uint8), np.uint64(7), slots, 61) == NONE


@pytest.mark.parametrize("length", [5, 100, 100_000])
def test_a_longer_array_keeps_its_entries_and_begins_at_a_cache_line(length: int) -> None:
    records = np.zeros(5, RECORD)
    records["g"] = range(5)
    grown = longer(records, 4, length)
    assert (len(grown), grown["g"][:5].tolist()) == (length, [0, 1, 2, 3, 0])
    assert grown.ctypes.data % CACHE_LINE == 0
    assert longer(np.ones((2, 25), np.uint8), 2, length).shape == (length, 25)
