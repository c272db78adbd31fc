"""Fast IDA* with the maximum of several estimates: of each of them only what a move changes is looked up again.

It works like `idastar.expand_unrecorded`, on a stack of pending nodes. Each of them also has the codes of its lines, as
in `idastar_lines`, and its walks; the indices of all *look-ups* of pattern databases, as in `idastar_patterns`: one for
a database, or two if the mirrored board is looked up; and its slacks: for each estimate the bound minus f. The slacks
of the sums over the tiles, with or without linear conflicts, come first, then that of the walking distance, then those
of the look-ups. What is quick to look up decides whether the rest is looked up at all.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.idastar_codes import (
    BOUND,
    EXPANDED,
    GENERATED,
    ITERATION_FINISHED,
    MIN,
    NO_ROOM,
    PAUSED,
    SOLVED,
)
from workbench.compiling.kernels.jit import kernel
from workbench.tiles.kernels.idastar import MAX_DEPTH, PENDING
from workbench.tiles.kernels.idastar_lines import STEP_FIELDS, TILES
from workbench.tiles.kernels.idastar_walks import WALK_BITS
from workbench.tiles.puzzle.moves import MOVE_COST


def _expansion(any_number, with_patterns):
    """Return the kernel for any number of sums and look-ups, or for one sum and no look-up or, `with_patterns`, two.

    The latter two are much faster, since the compiler writes their loops without counting. Their indices are not ranks.
    """

    @kernel
    def expand(
        most, control, states, metas, path, goal, slacks, lines, walks, indices,
        steps, deltas, conflicts, changes, home_lines, leaving, homes, following,
        fields, mirrored, ranked, weights, passing, passed, length, values,
    ):  # fmt: skip
        """Expand up to `most` nodes; see `idastar.expand_unrecorded`. The upper bits of a meta are not used.

        `slacks` int64, flat (capacity, slacks); `indices` uint64, flat (capacity, look-ups); `lines`, `steps`,
        `changes`, `home_lines` and `leaving` as in `idastar_lines`. `walks` uint64 (capacity,), with WALK_BITS bits for
        each view: a place in `following`, and in the lowest 8 bits the distance. `homes` uint64, flat (directions,
        TILES), and `following` uint32: the walk after a move is `following[(walk >> 8) + homes[direction, tile]]`.
        `leaving` or `following` is empty if no estimate needs it. `conflicts` bool (sums,): whether linear conflicts
        are added to a sum; `deltas` int32, flat (sums, cell, cell, tile): MOVE_COST plus its change. `fields` uint64,
        flat (4 directions of the blank, TILES, look-ups, 4), as in `idastar_patterns`. `mirrored`, `ranked` bool
        (look-ups,). Only for ranks: `weights` int64, flat (look-ups, TILES), `passing` int64, flat (look-ups, TILES,
        TILES), and `passed`, `length` as in `idastar_patterns`.
        """
        if control[BOUND] >= (MAX_DEPTH - 4) * MOVE_COST:
            return NO_ROOM
        one, two, three, four = np.uint64(1), np.uint64(2), np.uint64(3), np.uint64(4)
        five = np.uint64(5)
        low, byte, eight = np.uint64(15), np.uint64(255), np.uint64(8)
        walk_bits, walk_mask = np.uint64(WALK_BITS), np.uint64((1 << WALK_BITS) - 1)
        pending, generated, expanded = np.uint64(control[PENDING]), control[GENERATED], control[EXPANDED]
        last, bound, least = expanded + most, control[BOUND], control[MIN]
        goal_state, every_bit = goal[0], np.uint64(2**64 - 1)
        with_conflicts, with_walking = len(leaving) > 0, len(following) > 0
        sums = np.uint64(len(conflicts) if any_number else 1)
        lookups = np.uint64(len(mirrored) if any_number else 2 * with_patterns)
        first_lookup = sums + one
        count = first_lookup + lookups
        pairs = np.uint64(len(deltas) // len(conflicts))
        codes = np.uint64(len(leaving) // 2)
        code_mask = codes - one
        slacks_here, indices_here = np.empty(np.int64(count), np.int64), np.empty(np.int64(lookups), np.uint64)
        code = PAUSED
        while True:
            if pending == np.uint64(0):
                code = ITERATION_FINISHED
                break
            at = pending - one
            state, meta = states[at], metas[at]
            if state == goal_state:
                code = SOLVED
                break
            if expanded >= last:
                break
            pending = at
            expanded += 1
            way = meta & byte
            path[(meta >> eight) & np.uint64(0xFFFF)] = np.int64(way)
            base = way * np.uint64(STEP_FIELDS)
            generated += np.int64(steps[base])
            blank_shift, deeper = steps[base + one], meta - way + np.uint64(256)
            lines_here = lines_differ = walks_here = np.uint64(0)
            if with_conflicts:
                lines_here = lines[two * at]
                lines_differ = lines_here ^ lines[two * at + one]
            if with_walking:
                walks_here = walks[at]
            for number in range(count):
                slacks_here[number] = slacks[at * count + number]
            for number in range(lookups):
                indices_here[number] = indices[at * lookups + number]
            step = base + two + five * steps[base]
            while step > base + two:
                step -= five
                shift, after, view = steps[step], steps[step + one], steps[step + three]
                tile = (state >> shift) & low
                pair = steps[step + two] + tile
                moved = steps[step + four] + tile
                selected = view * every_bit
                slack_row, index_row = pending * count, pending * lookups
                added, before, line, walk, new_walk = 0, one, one, one, one
                if with_conflicts:
                    before = lines_here ^ (lines_differ & selected)
                    line = before ^ changes[two * pair + view]
                    home_line, line_codes = home_lines[view * np.uint64(TILES) + tile], view * codes
                    added = np.int64(leaving[line_codes + ((line >> home_line) & code_mask)])
                    added -= np.int64(leaving[line_codes + ((before >> home_line) & code_mask)])
                rest = np.int64(1) << 62
                for number in range(sums):
                    left = slacks_here[number] - np.int64(deltas[number * pairs + pair])
                    if conflicts[number]:
                        left -= 2 * MOVE_COST * added
                    slacks[slack_row + number] = left
                    rest = min(rest, left)
                if rest < 0 and bound - rest >= least:
                    continue
                if with_walking:
                    walk = (walks_here >> (view * walk_bits)) & walk_mask
                    new_walk = np.uint64(following[(walk >> eight) + homes[moved]])
                    left = slacks_here[sums] - MOVE_COST * (1 + np.int64(new_walk & byte) - np.int64(walk & byte))
                    slacks[slack_row + sums] = left
                    rest = min(rest, left)
                    if rest < 0 and bound - rest >= least:
                        continue
                field = moved * lookups * four
                for number in range(lookups):
                    change, pattern = fields[field], fields[field + one]
                    mask, start = fields[field + two], fields[field + three]
                    field += four
                    if any_number and ranked[number]:
                        by = weights[number * np.uint64(TILES) + tile]
                        direction = after % five
                        if mirrored[number] == (view == one):
                            by *= length + 1
                            row = (number * np.uint64(TILES) + tile) * np.uint64(TILES)
                            place = ((way // five) * four + direction) * np.uint64(length)
                            for _ in range(length):
                                by += passing[row + ((state >> passed[place]) & low)]
                                place += one
                        if direction & one:  # the blank moves to a later cell, so the tile moves to an earlier one
                            by = -by
                        change = np.uint64(by) << pattern
                    index = indices_here[number]
                    new_index = index + change
                    entry = np.int64(values[start + ((index >> pattern) & mask)])
                    new_entry = np.int64(values[start + ((new_index >> pattern) & mask)])
                    left = slacks_here[first_lookup + number] - MOVE_COST * (1 + new_entry - entry)
                    slacks[slack_row + first_lookup + number] = left
                    indices[index_row + number] = new_index
                    rest = min(rest, left)
                    if rest < 0 and bound - rest >= least:
                        break
                if rest < 0:
                    least = min(least, bound - rest)
                    continue
                states[pending], metas[pending] = (state ^ (tile << shift)) | (tile << blank_shift), deeper + after
                if with_conflicts:
                    lines[two * pending + view] = line
                    lines[two * pending + (one ^ view)] = before ^ lines_differ ^ changes[two * pair + (one ^ view)]
                if with_walking:
                    walks[pending] = walks_here ^ ((walk ^ new_walk) << (view * walk_bits))
                pending += one
        control[PENDING], control[GENERATED], control[EXPANDED], control[MIN] = pending, generated, expanded, least
        return code

    return expand


expand_any, expand_by_cells, expand_without_patterns = (
    _expansion(True, True),
    _expansion(False, True),
    _expansion(False, False),
)
