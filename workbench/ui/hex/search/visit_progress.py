"""The course of a Monte-Carlo tree search: visits and wins of each first move, and the leader. Independent of Qt.

Everything is counted from the recording: the first move of a step is the one above the leaf of that step.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NEVER
from workbench.search.recording.visit_tree import ProvedResult, VisitTree
from workbench.ui.charts.envelope import MAX_BLOCKS, Curve

STEPS_PER_BATCH = 50_000
"""The number of steps processed at a time: a few milliseconds."""
MAX_FINE_SPAN = 1 << 17
"""The maximum number of steps in view that are counted more finely than the whole."""
MAX_SHOWN, MIN_SHOWN, MIN_SHARE = 5, 3, 0.01
"""The maximum and minimum numbers of first moves drawn, and the minimum share of all visits for further ones."""
MIN_LEADER_SHARE, MIN_LEAD_SHARE = 0.05, 0.01
"""The fraction of all steps for which a former leader must have led to be drawn, and a lead must last to be marked."""
_WON, _OPEN, _LOST = 2, 1, 0
_MAX_MOVES = (1 << 16) - 1

Numbers = NDArray[np.int64]
Values = NDArray[np.float64]


@dataclass(frozen=True)
class Lead:
    """A lead: the first move, by its index, and the step since which it leads."""

    move: int
    since: int


class VisitProgress:
    """First moves are identified by their index in the order of their first visits.

    Attributes: recording; steps, the number of steps processed; children, the record of each first move.
    """

    def __init__(self, recording: VisitTree[Any]) -> None:
        self.recording = recording
        self.steps = 0
        self.children: Numbers = np.zeros(0, np.int64)
        self._block = 1
        self._first_move_of: NDArray[np.int32] = np.zeros(
            1, np.int32
        )  # for each record its first move + 1; 0 for the root
        self._visits: Values = np.zeros((0, 1))  # for each block of steps, for each first move + 1
        self._wins: Values = np.zeros((0, 1))
        self._newest: Numbers = np.zeros(0, np.int64)
        self._counts: Numbers = np.zeros(1, np.int64)
        self._lead_at: Numbers = np.zeros(0, np.int64)
        self._lead_of: Numbers = np.zeros(0, np.int64)

    @property
    def is_behind(self) -> bool:
        """Whether there are steps left to process."""
        return self.steps < self.recording.published.steps

    @property
    def stamp(self) -> tuple[int, ...]:
        """Numbers that change whenever the data do."""
        return (self.steps,)

    def update(self, max_steps: int = STEPS_PER_BATCH) -> None:
        """Process at most `max_steps` more steps."""
        published = self.recording.published
        first, last = self.steps, min(self.steps + max_steps, published.steps)
        if first == last:
            return
        leaves = published.rows["leaf"][first:last]
        self._assign_first_moves(published.nodes["parent"], int(leaves.max()) + 1)
        first_moves, wins = self._moves_and_scores(first, last)
        self._update_leads(first, first_moves - 1, last)
        while last > MAX_BLOCKS * self._block:
            self._merge_blocks()
        places = np.arange(first, last) // self._block
        self._grow_blocks(int(places[-1]) + 1)
        width = self._visits.shape[1]
        cells = (places - places[0]) * width + first_moves
        block_range = slice(int(places[0]), int(places[-1]) + 1)
        size = (block_range.stop - block_range.start) * width
        self._visits[block_range] += np.bincount(cells, minlength=size).reshape(-1, width)
        self._wins[block_range] += np.bincount(cells, wins, size).reshape(-1, width)
        np.maximum.at(self._newest, places, leaves)
        self.steps = last

    # Results

    def counts(self, t: int) -> tuple[Values, Values]:
        """Return the visits and the wins of each first move within `t` steps."""
        full_blocks = t // self._block
        visits, wins = self._visits[:full_blocks].sum(0), self._wins[:full_blocks].sum(0)
        first_moves, won = self._moves_and_scores(full_blocks * self._block, t)
        visits += np.bincount(first_moves, minlength=len(visits))
        wins += np.bincount(first_moves, won, len(wins))
        return visits[1:], wins[1:]

    def records(self, t: int) -> int:
        """Return the number of nodes of the tree after `t` steps."""
        full_blocks = t // self._block
        leaves = self.recording.published.rows["leaf"][full_blocks * self._block : t]
        return 1 + int(max(self._newest[:full_blocks].max(initial=0), leaves.max(initial=0)))

    def lead(self, t: int) -> Lead | None:
        """Return the best first move after `t` steps, and since when it has been; None before the first visit."""
        place = int(np.searchsorted(self._lead_at, t, "right")) - 1
        return Lead(int(self._lead_of[place]), int(self._lead_at[place])) if place >= 0 else None

    def changes(self) -> list[Lead]:
        """Return the leads that replaced another one and lasted."""
        until = np.append(self._lead_at[1:], self.steps)
        lasting = np.flatnonzero(until - self._lead_at >= MIN_LEAD_SHARE * self.steps)
        another = np.diff(self._lead_of[lasting], prepend=-1) != 0
        return [Lead(int(self._lead_of[place]), int(self._lead_at[place])) for place in lasting[another] if place]

    def proof(self, move: int, t: int) -> ProvedResult:
        """Return the proved result of a first move after `t` steps."""
        nodes, record = self.recording.published.nodes, self.children[move]
        return ProvedResult(int(nodes["proof"][record])) if int(nodes["proved"][record]) <= t else ProvedResult.UNKNOWN

    def best(self) -> list[int]:
        """Return the first moves that are drawn: the current best one, then former leaders, then the others."""
        order = np.argsort(-self._keys(self.steps), kind="stable")
        order = order[self._counts[1:][order] > 0]
        if not len(order):
            return []
        until = np.append(self._lead_at[1:], self.steps)
        lead_lengths = np.bincount(self._lead_of, until - self._lead_at, len(self.children))
        rank = np.where(lead_lengths[order] >= MIN_LEADER_SHARE * self.steps, 1, 2)
        rank[0] = 0
        order = order[np.argsort(rank, kind="stable")]
        frequent = self._counts[1:][order] >= MIN_SHARE * self.steps
        frequent[:MIN_SHOWN] = True
        chosen: list[int] = order[frequent][:MAX_SHOWN].tolist()
        return chosen

    def curves(self, moves: list[int], span: tuple[int, int] | None = None) -> tuple[Values, Values, Values]:
        """Return steps (ascending), and the visits and wins of each of `moves` by then: float64[steps, moves].

        `span`: a range of steps, each of them or as many as the screen can show.
        """
        columns = np.array(moves, np.int64) + 1
        if span is None or not 0 < span[1] - span[0] <= MAX_FINE_SPAN:
            x = np.minimum(np.arange(1, len(self._visits) + 1) * self._block, self.steps).astype(np.float64)
            return x, self._visits[:, columns].cumsum(0), self._wins[:, columns].cumsum(0)
        first, last = span
        first_moves, won = self._moves_and_scores(first, last)
        step_size = -(-(last - first) // MAX_BLOCKS)
        starts = np.arange(0, last - first, step_size)
        before = self.counts(first)
        sums = []
        for counted, weights in zip(before, (np.ones(len(won)), won), strict=True):
            hits = np.where(first_moves[:, None] == columns, weights[:, None], 0.0)
            sums.append(np.add.reduceat(hits, starts, axis=0).cumsum(0) + counted[columns - 1])
        return np.minimum(first + starts + step_size, last).astype(np.float64), sums[0], sums[1]

    def nodes(self) -> Curve:
        """Return the growth of the tree."""
        x = np.minimum(np.arange(1, len(self._newest) + 1) * self._block, self.steps)
        return Curve(x.astype(np.float64), np.maximum.accumulate(self._newest) + 1.0)

    # Internal

    def _assign_first_moves(self, parent: NDArray[np.int32], to: int) -> None:
        """Store for the records up to `to` which first move they are below."""
        first = len(self._first_move_of)
        parents = parent[first:to]
        at_root = np.flatnonzero(parents == 0)
        first_moves = np.full(len(parents), -1, np.int32)
        first_moves[at_root] = len(self.children) + 1 + np.arange(len(at_root))
        known = (parents > 0) & (parents < first)
        first_moves[known] = self._first_move_of[parents[known]]
        while len(unresolved := np.flatnonzero(first_moves < 0)):
            first_moves[unresolved] = first_moves[parents[unresolved] - first]
        self._first_move_of = np.concatenate((self._first_move_of, first_moves))
        self.children = np.concatenate((self.children, first + at_root))
        more = len(self.children) + 1 - len(self._counts)
        self._counts = np.pad(self._counts, (0, more))
        self._visits, self._wins = (np.pad(one, ((0, 0), (0, more))) for one in (self._visits, self._wins))

    def _moves_and_scores(self, first: int, last: int) -> tuple[NDArray[np.int32], Values]:
        """Return for steps their first move + 1, and the score of the side to move at the root: 0, ½ or 1."""
        rows = self.recording.published.rows
        winner = rows["winner"][first:last]
        won = (winner == self.recording.root_mover) + 0.5 * (winner == 0)
        return self._first_move_of[rows["leaf"][first:last]], won.astype(np.float64)

    def _grow_blocks(self, blocks: int) -> None:
        more = blocks - len(self._visits)
        self._visits, self._wins = (np.pad(one, ((0, more), (0, 0))) for one in (self._visits, self._wins))
        self._newest = np.pad(self._newest, (0, more))

    def _merge_blocks(self) -> None:
        """Merge pairs of blocks."""
        self._grow_blocks(len(self._visits) + len(self._visits) % 2)
        width = self._visits.shape[1]
        self._visits, self._wins = (one.reshape(-1, 2, width).sum(1) for one in (self._visits, self._wins))
        self._newest = self._newest.reshape(-1, 2).max(1)
        self._block *= 2

    def _proof_classes(self, t: int) -> Numbers:
        """Return the primary sort key: won, open or lost, as proved after `t` steps."""
        nodes = self.recording.published.nodes
        proof, proved = nodes["proof"][self.children], nodes["proved"][self.children]
        kinds = np.array([_OPEN, _WON, _LOST], np.int64)[proof]
        return np.where(proved <= t, kinds, _OPEN)

    def _keys(self, t: int) -> Numbers:
        """Return keys whose maximum belongs to the best first move; ties go to the one tried first."""
        count = self._counts[1:]
        keys = _key(self._proof_classes(t), count, np.arange(len(count)))
        return np.where(count > 0, keys, 0)

    def _update_leads(self, first: int, moves: NDArray[np.int32], last: int) -> None:
        """Record the leader after each of the steps from `first` to `last`, which tried `moves`; -1: none.

        Unless something is proved, only the move just tried can take the lead, so a running maximum finds it.
        """
        proved = np.unique(self.recording.published.nodes["proved"][self.children]).astype(np.int64)
        starts = np.unique(np.append(proved[(proved > first + 1) & (proved <= last) & (proved != NEVER)], first + 1))
        for start, end in zip(starts, np.append(starts[1:], last + 1), strict=True):
            chunk = moves[start - first - 1 : end - first - 1]
            keys = np.zeros(len(chunk) + 1, np.int64)
            keys[0] = self._keys(int(start)).max(initial=0)
            valid = np.flatnonzero(chunk >= 0)
            chunk_moves = chunk[valid].astype(np.int64)
            keys[valid + 1] = _key(
                self._proof_classes(int(start))[chunk_moves],
                self._counts[1:][chunk_moves] + _occurrences(chunk_moves),
                chunk_moves,
            )
            self._counts += np.bincount(chunk + 1, minlength=len(self._counts))
            best = np.maximum.accumulate(keys)[1:]
            leaders = np.where(best > 0, _MAX_MOVES - (best & _MAX_MOVES), -1)
            before = self._lead_of[-1] if len(self._lead_of) else -1
            changes = np.flatnonzero(np.diff(leaders, prepend=before))
            self._lead_at = np.append(self._lead_at, changes + start)
            self._lead_of = np.append(self._lead_of, leaders[changes])


def _key(kinds: Numbers, counts: Numbers, moves: Numbers) -> Numbers:
    return (kinds << 52) + (counts << 16) + (_MAX_MOVES - moves)


def _occurrences(moves: Numbers) -> Numbers:
    """Return for each entry how many entries up to it, itself included, are equal to it."""
    order = np.argsort(moves, kind="stable")
    ordered = moves[order]
    starts = np.flatnonzero(np.diff(ordered, prepend=-1))
    sizes = np.diff(np.append(starts, len(moves)))
    nth = np.empty(len(moves), np.int64)
    nth[order] = np.arange(len(moves)) - np.repeat(starts, sizes) + 1
    return nth
