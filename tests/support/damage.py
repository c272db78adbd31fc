"""Files as a fault of a disk, or of who copied them, leaves them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random


def damaged(content: bytes, chance: Random, count: int) -> Iterator[bytes]:
    """Yield `count` contents that differ from `content`: bits flipped, parts zeroed or swapped, the end cut."""
    while count:
        other = bytearray(content)
        first, second = sorted(chance.randrange(len(content)) for _ in range(2))
        kind = count % 4
        if kind == 0:
            other[first] ^= 1 << chance.randrange(8)
        elif kind == 1:
            other[first : second + 1] = bytes(second + 1 - first)
        elif kind == 2:
            length = min(second - first, len(content) - second, chance.choice((1, 8, 512)))
            head, tail = other[first : first + length], other[second : second + length]
            other[first : first + length], other[second : second + length] = tail, head
        else:
            del other[first:]
        if other != content:
            count -= 1
            yield bytes(other)
