"""Damaged contents of files: always the same ones for the same number."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 2**31, 2**63, 10**40, 0.5, -1e308, 1e15, "", " ", "0", "-", "\0", "\ud800", "=1",
    "a" * 5000, [], {}, [[]], [None], {"": None}, [{}], "1 2 3/4 0 5", "Arad", "romania", "tiles", "goal", "nan",
)  # fmt: skip
_PIECES = (b"", b"\0", b"\xff", b"[", b"]", b"{", b"}", b'"', b"\n", b"\r", b"/", b"(", b")", b";", b"-", b"1e999",
           b"9" * 40, b"\xed\xa0\x80", b"\xe2\x80\xae", b"\x1b[2J", b"[" * 2000, b"a." * 200, b" " * 300, b"null",
           b"\xef\xbb\xbf", b"=", b":", b"@Variant(\\0\\0\\0\\x9\\x7f\\xff\\xff\\xff)")  # fmt: skip


def damaged(content: bytes, count: int, seed: int = 0) -> Iterator[bytes]:
    """Yield damaged contents, a number of them: cut, with bytes flipped, put in, taken out or doubled."""
    chance = random.Random(seed)
    for _ in range(count):
        made = bytearray(content)
        for _ in range(chance.choice((1, 1, 1, 2, 5))):
            at = chance.randrange(len(made) + 1)
            match chance.randrange(5):
                case 0:
                    del made[at:]
                case 1:
                    made[at : at + 1] = bytes([chance.randrange(256)])
                case 2:
                    made[at:at] = chance.choice(_PIECES)
                case 3:
                    del made[at : at + chance.choice((1, 2, 10, 100))]
                case 4:
                    made[at:at] = made[at : at + chance.choice((1, 10, 100))]
        yield bytes(made)


def other_values(value: Any, count: int, seed: int = 0) -> Iterator[Any]:
    """Yield values of JSON like `value` in which a few entries are missing, doubled, or something else."""
    chance = random.Random(seed)
    for _ in range(count):
        made = deepcopy(value)
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            _change(made, chance)
        yield made


def other_lines(content: bytes, count: int, seed: int = 0) -> Iterator[bytes]:
    """Yield the same for lines of JSON."""
    rows = [json.loads(line) for line in content.splitlines()]
    for made in other_values(rows, count, seed):
        yield "".join(json.dumps(row) + "\n" for row in made).encode("utf-8", "surrogatepass")


def _change(value: Any, chance: random.Random) -> None:
    """Change something in a list or a map, or in one that lies within it."""
    while True:
        places = [*value] if isinstance(value, dict) else [*range(len(value))]
        if not places:
            return
        place = chance.choice(places)
        if not isinstance(value[place], dict | list) or not value[place] or chance.random() < 0.15:
            break
        value = value[place]
    match chance.randrange(4):
        case 0:
            del value[place]
        case 1 if isinstance(value, list):
            value.insert(place, deepcopy(value[chance.randrange(len(value))]))
        case 2 if len(places) > 1:
            value[place] = deepcopy(value[chance.choice(places)])
        case _:
            value[place] = deepcopy(chance.choice(_VALUES))
