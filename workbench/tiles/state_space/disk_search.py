"""Breadth-first search whose layers are files: frontier search with delayed duplicate detection.

The records of a layer are expanded one after another. What they are expanded into fills the memory, is sorted, and is
written as a *run*; boards that are met in several runs are found to be the same when the runs are merged into the next
layer (Korf 2003; Korf & Schultze 2005). After every piece that is written a manifest says how far the search is.

The layer before the last one is kept for as long as there is one: where files are damaged, the search goes on from the
last layer that is whole, and makes again what came after it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import numpy as np

from workbench.search.problem.limits import Limits, in_megabytes
from workbench.search.problem.messages import Fault, Message, message
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS, pack, unpack
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import size_text
from workbench.tiles.puzzle.moves import MOVES, OPPOSITE
from workbench.tiles.state_space.disk_folder import RECORD_BYTES, DiskFolder, Records, bytes_of
from workbench.tiles.state_space.distances import MAX_EXAMPLES, Census, states_of

MIN_BYTES = 1 << 16
_LARGEST = 4 * RECORD_BYTES
"""The memory for each board of a space with which all is done at once."""
_MAX_BYTES = 1 << 28
"""More memory makes no search faster."""
_WIDEST = 128
"""So many runs are merged at once, where there is memory for it."""
_MIN_SHARE = 512
"""So many records of each run at least are in memory then."""
_BACK = 15
"""The moves back in a record; see the kernels."""
_DISK_SHARE = 0.4
"""How much of a space is on disk at the worst moment, with what is met more than once."""

Work = Generator[int, None, None]
"""Work on a disk: it yields 0 after every slice, and the bytes that it lacks where the disk is full."""


class DiskLayers:
    """The layers of boards at distance 0, 1, 2 … from `start`, in `folder`, where those that are there are taken up.

    Raises Fault where the folder has those of another search. So does whatever reads a piece that is damaged, where
    `mend` cannot help, and the counting where it comes to more boards than there are, or to fewer.

    Attributes:
        counts: how many boards there are in each layer so far.
        layers: the pieces that hold the last two of these, all of them where they are kept.
        mended: the numbers of the layers after which it was gone on again, because files were damaged.
        finished: whether these are all.
        place: how many boards of the last layer are expanded; generated: how many successors there were in all, those
            that moves back lead to included, since this was made.
    """

    def __init__(self, folder: DiskFolder, start: Board, most_bytes: int, keep: bool) -> None:
        self._folder, self._start, self._keep = folder, start, keep
        self._memory: Records = np.empty(max(MIN_BYTES, min(most_bytes, _MAX_BYTES)) // RECORD_BYTES, np.uint64)
        self._search = {"start": str(start), "keep": keep}
        self.counts: list[int] = []
        self.layers: list[str] = []
        self.mended: set[int] = set()
        self.finished = False
        self.place = self.generated = 0
        self._serial = self._expanded = 0
        self._runs: list[tuple[str, int]] = []
        self._merge: dict[str, Any] | None = None
        found = folder.manifest()
        if found is None:
            self._begin()
        else:
            self._take_up(found)

    @property
    def nbytes(self) -> int:
        """The bytes that this holds in memory."""
        return self._memory.nbytes

    def _begin(self) -> None:
        self._folder.take_up({})
        name = self._new()
        self._folder.append(name, np.array([pack(self._start.tiles) & ~_BACK], np.uint64))
        self._adopt(name, 1)

    def _take_up(self, found: dict[str, Any]) -> None:
        if found["search"] != self._search:
            raise Fault("disk-other", name=self._folder.name, board=str(found["search"].get("start")))
        self.counts, self.layers, self.finished = found["counts"], found["layers"], found["finished"]
        self.place = found["expanded"]
        self._serial, self._expanded, self._merge = found["serial"], found["expanded"], found["merge"]
        self._runs = [(name, count) for name, count in found["runs"]]
        kept = self.counts[-len(self.layers) :]
        pieces = {**dict(zip(self.layers, kept, strict=True)), **dict(self._runs)}
        if self._merge is not None:
            pieces[self._merge["output"]] = self._merge["count"]
        pieces = {name: count for name, count in pieces.items() if count or name in self.layers}
        if broken := self._folder.take_up(pieces):
            self.mend(self._folder.damage(broken[0]))
        if self._folder.copied:
            self.mended.add(len(self.counts) - 1)

    def _save(self, copied: bool = False) -> None:
        self._folder.save(
            {
                "search": self._search,
                "counts": self.counts,
                "layers": self.layers,
                "finished": self.finished,
                "serial": self._serial,
                "expanded": self._expanded,
                "runs": self._runs,
                "merge": self._merge,
            },
            copied,
        )

    def work(self, amount: Callable[[], int]) -> Work:
        """Make layer after layer until there is none left; `amount` says how many records are in a slice."""
        while not self.finished:
            try:
                yield from self._layer(amount)
            except Fault as fault:
                self.mend(fault)

    def mend(self, fault: Fault) -> None:
        """Go on from the last layer that is whole, and make again what came after it.

        Raises `fault` where that is no damage, where no such layer is kept, or where it was done after that layer.
        """
        gone = [name for name, _ in self._runs] + ([] if self._merge is None else [self._merge["output"]])
        layers, counts = [*self.layers], [*self.counts]
        while layers and not self._folder.is_sound(layers[-1]):
            gone.append(layers.pop())
            counts.pop()
        if self._keep or fault.message.key != "disk-damaged" or not layers or len(counts) - 1 in self.mended:
            raise fault
        self.mended.add(len(counts) - 1)
        self.layers, self.counts, self._runs, self._merge, self.finished = layers, counts, [], None, False
        self._expanded = self.place = 0
        self._folder.remove(gone)
        self._save(copied=True)

    def _layer(self, amount: Callable[[], int]) -> Work:
        """Make the next layer, or find that there is none."""
        yield from self._expand(amount)
        while len(self._runs) > 1:
            yield from self._merge_some()
        if self._runs:
            (name, count), self._runs = self._runs[0], []
            self._adopt(name, count)
            yield 0
        else:
            self._check(complete=True)
            self.finished = True
            self._save()

    def _check(self, complete: bool) -> None:
        """Raise Fault where there are more boards in the layers than in the space, or fewer in all."""
        count, states = sum(self.counts), states_of(*self._start.shape)
        if count > states or (complete and count < states):
            raise Fault("disk-counts", name=self._folder.name, count=count, states=states)

    def _expand(self, amount: Callable[[], int]) -> Work:
        """Expand the last layer into runs."""
        from workbench.tiles.kernels import disk_bfs

        size = self._start.cells, self._start.columns
        window, made = np.split(self._memory, [len(self._memory) // 16])
        while self._expanded < self.counts[-1]:
            place, count = self._expanded, 0
            while place < self.counts[-1] and count + disk_bfs.MAX_MADE <= len(made):
                records = window[: min(len(window), self.counts[-1] - place, amount())]
                self._folder.read(self.layers[-1], place, records)
                done, more, backs = disk_bfs.expand(records, *size, made, count)
                self.generated += more - count + backs
                place, count = place + done, more
                self.place = place
                yield 0
            run = made[:count]
            run.sort()
            run = run[: disk_bfs.united(run, count)]
            yield from self._room(len(run))
            if len(run):
                name = self._new()
                self._folder.append(name, run)
                self._runs.append((name, len(run)))
            self._expanded = place
            self._save()
            yield 0

    def _merge_some(self) -> Work:
        """Merge as many runs as can be merged at once into one."""
        if self._merge is None:
            width = max(2, min(_WIDEST, len(self._memory) // _MIN_SHARE))
            inputs = [[name, count, 0] for name, count in self._runs[:width]]
            self._merge = {"inputs": inputs, "output": self._new(), "count": 0}
        inputs, output = self._merge["inputs"], self._merge["output"]
        while any(begin < count for _, count, begin in inputs):
            begins, merged = self._next_piece(inputs)
            yield from self._room(len(merged))
            self._folder.append(output, merged)
            self._merge["count"] += len(merged)
            for entry, begin in zip(inputs, begins, strict=True):
                entry[2] = begin
            self._save()
            yield 0
        self._runs = [*self._runs[len(inputs) :], (output, self._merge["count"])]
        self._merge = None
        self._save()
        self._folder.remove(name for name, _, _ in inputs)

    def _next_piece(self, inputs: list[Any]) -> tuple[list[int], Records]:
        """Return where each run is left off then, and the records that come next, no board of which is left behind.

        They are those up to the least board that ends the share of a run.
        """
        from workbench.tiles.kernels import disk_bfs

        share = len(self._memory) // len(inputs)
        parts, ends = [], []
        for place, (name, count, begin) in enumerate(inputs):
            part = self._memory[place * share :][: min(share, count - begin)]
            self._folder.read(name, begin, part)
            parts.append(part)
            if begin + share < count:
                ends.append(int(part[-1]) | disk_bfs.BACK)
        end = np.uint64(min(ends, default=2**64 - 1))
        begins, taken = [], 0
        for part, (_, _, begin) in zip(parts, inputs, strict=True):
            more = int(np.searchsorted(part, end, side="right"))
            self._memory[taken : taken + more] = part[:more]
            begins.append(begin + more)
            taken += more
        merged = self._memory[:taken]
        merged.sort()
        return begins, merged[: disk_bfs.united(merged, taken)]

    def _adopt(self, name: str, count: int) -> None:
        """Let a run be the next layer."""
        gone = [] if self._keep else self.layers[:-1]
        self.layers = [*self.layers[len(gone) :], name]
        self.counts = [*self.counts, count]
        self._check(complete=False)
        self._expanded = self.place = 0
        self._save(copied=True)
        self._folder.remove(gone)

    def _new(self) -> str:
        self._serial += 1
        return self._folder.piece(self._serial)

    def _room(self, records: int) -> Work:
        """Yield the bytes that are lacking for as long as so many records do not fit on the disk."""
        needed = bytes_of(records + 1)
        while (free := self._folder.free) < needed:
            yield needed - free

    def first(self, most: int) -> list[bytes]:
        """Return the tiles of the first boards of the last layer, in their order."""
        records = np.empty(min(most, self.counts[-1]), np.uint64)
        self._folder.read(self.layers[-1], 0, records)
        return [board_of(record, self._start.cells) for record in records.tolist()]

    def find(self, tiles: bytes, layer: int = -1) -> int | None:
        """Return the place of a board in a layer, or None where it is not there. All layers are kept."""
        wanted, record = pack(tiles) & ~_BACK, np.empty(1, np.uint64)
        low, high = 0, self.counts[layer]
        while low < high:
            middle = (low + high) // 2
            self._folder.read(self.layers[layer], middle, record)
            if int(record[0]) & ~_BACK < wanted:
                low = middle + 1
            else:
                high = middle
        if low == self.counts[layer]:
            return None
        self._folder.read(self.layers[layer], low, record)
        return low if int(record[0]) & ~_BACK == wanted else None

    def way_back(self, tiles: bytes) -> str:
        """Return the moves from the start to a board of the last layer, at each step from the smallest board."""
        moves, record = [], np.empty(1, np.uint64)
        board = Board(*self._start.shape, tuple(tiles))
        for layer in range(len(self.counts) - 1, 0, -1):
            place = self.find(bytes(board.tiles), layer)
            assert place is not None
            self._folder.read(self.layers[layer], place, record)
            backs = [move for bit, move in enumerate(MOVES) if int(record[0]) >> bit & 1]
            back = min(backs, key=lambda move: board.moved(move).tiles)
            board = board.moved(back)
            moves.append(OPPOSITE[back])
        return "".join(reversed(moves))


def board_of(record: int, cells: int) -> bytes:
    """Return the tiles of a record's board."""
    tiles = unpack(record & ~_BACK, cells)
    return tiles if cells < MAX_PACKED_CELLS else tiles[:-1] + bytes([120 - sum(tiles)])


class DiskDistances(Census):
    """The search of `Distances`, for boards of up to 16 cells, with the layers in a folder.

    One that was killed, cancelled, or stopped by a limit goes on where it was, with the same goal in the same folder.
    At the end nothing is left there. `limits.bytes` is the memory that it takes.

    Raises Fault where the folder is another search's, or another process has it.

    Attributes:
        path: the folder. disk_bytes: the most that the files took at once, of this process.
        mended: whether files were damaged, and what was in them was made again.
    """

    most_cells = MAX_PACKED_CELLS

    def __init__(self, goal: Board, path: Path, limits: Limits | None = None) -> None:
        self.path = path
        self.disk_bytes, self.mended = 0, False
        super().__init__(goal, limits or Limits())
        next(self._work)

    def _steps(self) -> Generator[None, None, None]:
        folder = DiskFolder(self.path)
        try:
            if folder.manifest() is None:
                self._check_room(folder)
            yield
            while self.limits.room < MIN_BYTES:
                self._stop(
                    message("distances-memory", megabytes=in_megabytes(MIN_BYTES), most=in_megabytes(self.limits.room))
                )
                yield
            layers = DiskLayers(folder, self.goal, min(self.limits.room, self.states * _LARGEST), keep=False)
            self.peak_bytes = layers.nbytes
            while not self.farthest:
                for lacking in layers.work(lambda: self._slice):
                    self._note(layers)
                    self.disk_bytes = folder.peak_bytes
                    if lacking:
                        self._stop(message("disk-full", name=folder.name, megabytes=in_megabytes(lacking)))
                    yield
                self._note(layers)
                try:
                    found = layers.first(MAX_EXAMPLES)
                except Fault as fault:
                    layers.mend(fault)
                else:
                    self.farthest = tuple(Board(*self.goal.shape, tuple(tiles)) for tiles in found)
            folder.clear()
        finally:
            folder.close()

    def _note(self, layers: DiskLayers) -> None:
        self.counts, self.found, self.mended = layers.counts, sum(layers.counts), bool(layers.mended)

    def _check_room(self, folder: DiskFolder) -> None:
        needed, free = int(self.states * _DISK_SHARE * RECORD_BYTES), folder.free
        if needed > free:
            facts = {"size": size_text(*self.goal.shape), "name": folder.name}
            raise Fault("disk-small", **facts, megabytes=in_megabytes(needed), free=in_megabytes(free))

    def _told(self, error: OSError) -> Message:
        return message("disk-failed", name=str(self.path), reason=error.strerror or str(error))
