"""How a Monte-Carlo tree search went: visits and wins of each first move over its steps, and which led. No Qt here.

Everything is counted from the recording: the first move of a step is that of the record at which it left the tree.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NEVER
from workbench.search.recording.visit_tree import ProvedResult, VisitTree
from workbench.ui.charts.envelope import MAX_BLOCKS, Curve

PIECE = 50_000
"""Steps that are taken in at once: a few milliseconds."""
MAX_CLOSE = 1 << 17
"""Steps of a part that is looked at, up to which it is counted more finely than the whole."""
SHOWN, MIN_SHOWN, MIN_SHARE = 5, 3, 0.01
"""First moves that are drawn: at most, at least, and the part of all visits that the further ones have."""
LONG, LASTING = 0.05, 0.01
"""The part of all steps that a former leader led for if it is drawn, and that a lead lasts if its beginning is marked.
"""
_WON, _OPEN, _LOST = 2, 1, 0
_MAX_MOVES = (1 << 16) - 1

Numbers = NDArray[np.int64]
Values = NDArray[np.float64]


@dataclass(frozen=True)
class Lead:
    """Who led: the first move, by its place among them, and since which step."""

    move: int
    since: int


class VisitCourse:
    """First moves are told by their place in the order in which they were first tried.

    Attributes: recording; steps, how many are taken in; children, the record of each first move.
    """

    def __init__(self, recording: VisitTree[Any]) -> None:
        self.recording = recording
        self.steps = 0
        self.children: Numbers = np.zeros(0, np.int64)
        self._block = 1
        self._tops: NDArray[np.int32] = np.zeros(1, np.int32)  # of each record its first move + 1; 0 of the root
        self._visits: Values = np.zeros((0, 1))  # of each block of steps, of each first move + 1
        self._wins: Values = np.zeros((0, 1))
        self._newest: Numbers = np.zeros(0, np.int64)
        self._counts: Numbers = np.zeros(1, np.int64)
        self._lead_at: Numbers = np.zeros(0, np.int64)
        self._lead_of: Numbers = np.zeros(0, np.int64)

    @property
    def behind(self) -> bool:
        """Whether more is recorded than is taken in."""
        return self.steps < self.recording.published.steps

    @property
    def stamp(self) -> tuple[int, ...]:
        """Numbers that are others once there is something else to draw."""
        return (self.steps,)

    def update(self, most: int = PIECE) -> None:
        """Take in so many of the steps that are recorded since."""
        published = self.recording.published
        first, last = self.steps, min(self.steps + most, published.steps)
        if first == last:
            return
        leaves = published.rows["leaf"][first:last]
        self._take_records(published.nodes["parent"], int(leaves.max()) + 1)
        tops, wins = self._told(first, last)
        self._lead(first, tops - 1, last)
        while last > MAX_BLOCKS * self._block:
            self._halve()
        places = np.arange(first, last) // self._block
        self._make_room(int(places[-1]) + 1)
        width = self._visits.shape[1]
        cells = (places - places[0]) * width + tops
        there = slice(int(places[0]), int(places[-1]) + 1)
        size = (there.stop - there.start) * width
        self._visits[there] += np.bincount(cells, minlength=size).reshape(-1, width)
        self._wins[there] += np.bincount(cells, wins, size).reshape(-1, width)
        np.maximum.at(self._newest, places, leaves)
        self.steps = last

    # What is known

    def counts(self, t: int) -> tuple[Values, Values]:
        """Return how often each first move was tried within `t` steps, and how many of these games it won."""
        whole = t // self._block
        visits, wins = self._visits[:whole].sum(0), self._wins[:whole].sum(0)
        tops, won = self._told(whole * self._block, t)
        visits += np.bincount(tops, minlength=len(visits))
        wins += np.bincount(tops, won, len(wins))
        return visits[1:], wins[1:]

    def records(self, t: int) -> int:
        """Return how many nodes the tree had after `t` steps."""
        whole = t // self._block
        leaves = self.recording.published.rows["leaf"][whole * self._block : t]
        return 1 + int(max(self._newest[:whole].max(initial=0), leaves.max(initial=0)))

    def lead(self, t: int) -> Lead | None:
        """Return which first move was the best after `t` steps, and since when; None where none was tried yet."""
        place = int(np.searchsorted(self._lead_at, t, "right")) - 1
        return Lead(int(self._lead_of[place]), int(self._lead_at[place])) if place >= 0 else None

    def changes(self) -> list[Lead]:
        """Return the leads that took the place of another and lasted."""
        until = np.append(self._lead_at[1:], self.steps)
        lasting = np.flatnonzero(until - self._lead_at >= LASTING * self.steps)
        another = np.diff(self._lead_of[lasting], prepend=-1) != 0
        return [Lead(int(self._lead_of[place]), int(self._lead_at[place])) for place in lasting[another] if place]

    def proof(self, move: int, t: int) -> ProvedResult:
        """Return what was proved of a first move after `t` steps."""
        nodes, record = self.recording.published.nodes, self.children[move]
        return ProvedResult(int(nodes["proof"][record])) if int(nodes["proved"][record]) <= t else ProvedResult.UNKNOWN

    def best(self) -> list[int]:
        """Return the first moves that are drawn, the best by now first: of the others, former leaders come first."""
        order = np.argsort(-self._keys(self.steps), kind="stable")
        order = order[self._counts[1:][order] > 0]
        if not len(order):
            return []
        until = np.append(self._lead_at[1:], self.steps)
        led = np.bincount(self._lead_of, until - self._lead_at, len(self.children))
        rank = np.where(led[order] >= LONG * self.steps, 1, 2)
        rank[0] = 0
        order = order[np.argsort(rank, kind="stable")]
        many = self._counts[1:][order] >= MIN_SHARE * self.steps
        many[:MIN_SHOWN] = True
        chosen: list[int] = order[many][:SHOWN].tolist()
        return chosen

    def curves(self, moves: list[int], span: tuple[int, int] | None = None) -> tuple[Values, Values, Values]:
        """Return steps (ascending), and how often each of `moves` was tried and won by then: float64[steps, moves].

        `span`: between these steps, each of them, or so many as a screen has room for.
        """
        columns = np.array(moves, np.int64) + 1
        if span is None or not 0 < span[1] - span[0] <= MAX_CLOSE:
            x = np.minimum(np.arange(1, len(self._visits) + 1) * self._block, self.steps).astype(np.float64)
            return x, self._visits[:, columns].cumsum(0), self._wins[:, columns].cumsum(0)
        first, last = span
        tops, won = self._told(first, last)
        every = -(-(last - first) // MAX_BLOCKS)
        starts = np.arange(0, last - first, every)
        before = self.counts(first)
        found = []
        for counted, weights in zip(before, (np.ones(len(won)), won), strict=True):
            hits = np.where(tops[:, None] == columns, weights[:, None], 0.0)
            found.append(np.add.reduceat(hits, starts, axis=0).cumsum(0) + counted[columns - 1])
        return np.minimum(first + starts + every, last).astype(np.float64), found[0], found[1]

    def nodes(self) -> Curve:
        """Return how the tree grew."""
        x = np.minimum(np.arange(1, len(self._newest) + 1) * self._block, self.steps)
        return Curve(x.astype(np.float64), np.maximum.accumulate(self._newest) + 1.0)

    # Within

    def _take_records(self, parent: NDArray[np.int32], to: int) -> None:
        """Note of the records up to `to` which first move they are below."""
        first = len(self._tops)
        parents = parent[first:to]
        at_root = np.flatnonzero(parents == 0)
        tops = np.full(len(parents), -1, np.int32)
        tops[at_root] = len(self.children) + 1 + np.arange(len(at_root))
        known = (parents > 0) & (parents < first)
        tops[known] = self._tops[parents[known]]
        while len(left := np.flatnonzero(tops < 0)):
            tops[left] = tops[parents[left] - first]
        self._tops = np.concatenate((self._tops, tops))
        self.children = np.concatenate((self.children, first + at_root))
        more = len(self.children) + 1 - len(self._counts)
        self._counts = np.pad(self._counts, (0, more))
        self._visits, self._wins = (np.pad(one, ((0, 0), (0, more))) for one in (self._visits, self._wins))

    def _told(self, first: int, last: int) -> tuple[NDArray[np.int32], Values]:
        """Return of steps their first move + 1, and what the side to move at the root got out of each: 0, ½ or 1."""
        rows = self.recording.published.rows
        winner = rows["winner"][first:last]
        won = (winner == self.recording.root_mover) + 0.5 * (winner == 0)
        return self._tops[rows["leaf"][first:last]], won.astype(np.float64)

    def _make_room(self, blocks: int) -> None:
        more = blocks - len(self._visits)
        self._visits, self._wins = (np.pad(one, ((0, more), (0, 0))) for one in (self._visits, self._wins))
        self._newest = np.pad(self._newest, (0, more))

    def _halve(self) -> None:
        """Make one block of each two."""
        self._make_room(len(self._visits) + len(self._visits) % 2)
        width = self._visits.shape[1]
        self._visits, self._wins = (one.reshape(-1, 2, width).sum(1) for one in (self._visits, self._wins))
        self._newest = self._newest.reshape(-1, 2).max(1)
        self._block *= 2

    def _classes(self, t: int) -> Numbers:
        """Return what goes before visits: won, open or lost, as it was proved after `t` steps."""
        nodes = self.recording.published.nodes
        proof, proved = nodes["proof"][self.children], nodes["proved"][self.children]
        kinds = np.array([_OPEN, _WON, _LOST], np.int64)[proof]
        return np.where(proved <= t, kinds, _OPEN)

    def _keys(self, t: int) -> Numbers:
        """Return numbers by which the best first move has the greatest; of equal ones it is the one tried first."""
        count = self._counts[1:]
        keys = _key(self._classes(t), count, np.arange(len(count)))
        return np.where(count > 0, keys, 0)

    def _lead(self, first: int, moves: NDArray[np.int32], last: int) -> None:
        """Note who led after each of the steps from `first` to `last`, which tried `moves`; -1: none.

        Only what was tried just now can come to lead, until something is proved: so a running maximum tells it.
        """
        proved = np.unique(self.recording.published.nodes["proved"][self.children]).astype(np.int64)
        starts = np.unique(np.append(proved[(proved > first + 1) & (proved <= last) & (proved != NEVER)], first + 1))
        for start, end in zip(starts, np.append(starts[1:], last + 1), strict=True):
            tried = moves[start - first - 1 : end - first - 1]
            keys = np.zeros(len(tried) + 1, np.int64)
            keys[0] = self._keys(int(start)).max(initial=0)
            real = np.flatnonzero(tried >= 0)
            which = tried[real].astype(np.int64)
            keys[real + 1] = _key(self._classes(int(start))[which], self._counts[1:][which] + _nth(which), which)
            self._counts += np.bincount(tried + 1, minlength=len(self._counts))
            best = np.maximum.accumulate(keys)[1:]
            leaders = np.where(best > 0, _MAX_MOVES - (best & _MAX_MOVES), -1)
            before = self._lead_of[-1] if len(self._lead_of) else -1
            turns = np.flatnonzero(np.diff(leaders, prepend=before))
            self._lead_at = np.append(self._lead_at, turns + start)
            self._lead_of = np.append(self._lead_of, leaders[turns])


def _key(kinds: Numbers, counts: Numbers, moves: Numbers) -> Numbers:
    return (kinds << 52) + (counts << 16) + (_MAX_MOVES - moves)


def _nth(moves: Numbers) -> Numbers:
    """Return of each entry how many entries up to it, itself included, are the same."""
    order = np.argsort(moves, kind="stable")
    ordered = moves[order]
    starts = np.flatnonzero(np.diff(ordered, prepend=-1))
    sizes = np.diff(np.append(starts, len(moves)))
    nth = np.empty(len(moves), np.int64)
    nth[order] = np.arange(len(moves)) - np.repeat(starts, sizes) + 1
    return nth
