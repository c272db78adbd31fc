"""Small games to search: noughts and crosses, and a heap of matches."""

from __future__ import annotations

from collections.abc import Iterator

LINES = ("012", "345", "678", "036", "147", "258", "048", "246")


class Noughts:
    """Noughts and crosses: states are nine signs of `.XO`; X moves first."""

    def __init__(self, start: str = "." * 9) -> None:
        self.start = start

    def initial(self) -> str:
        return self.start

    def moves(self, state: str) -> Iterator[tuple[str, str]]:
        if self.result(state) is None:
            sign = "XO"[self.mover(state)]
            for place, there in enumerate(state):
                if there == ".":
                    yield str(place), state[:place] + sign + state[place + 1 :]

    def mover(self, state: str) -> int:
        return (9 - state.count(".")) % 2

    def result(self, state: str) -> int | None:
        for line in LINES:
            if len({state[int(place)] for place in line}) == 1 and state[int(line[0])] != ".":
                return -1  # the one who has just moved made it
        return None if "." in state else 0


class Matches:
    """Take one to three matches; who takes the last one wins."""

    def __init__(self, heap: int) -> None:
        self.heap = heap

    def initial(self) -> tuple[int, int]:
        return self.heap, 1

    def moves(self, state: tuple[int, int]) -> Iterator[tuple[str, tuple[int, int]]]:
        for taken in range(1, min(3, state[0]) + 1):
            yield f"take {taken}", (state[0] - taken, 3 - state[1])

    def mover(self, state: tuple[int, int]) -> int:
        return state[1]

    def result(self, state: tuple[int, int]) -> int | None:
        return -1 if state[0] == 0 else None
