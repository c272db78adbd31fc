"""What the core says: a key and named facts. The sentence is made in `workbench.wording`, in the user's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Fact = str | int | float


@dataclass(frozen=True)
class Message:
    """Something to tell a person: a key of the translation files and the facts its sentence needs."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} ({facts})" if facts else self.key


def message(key: str, **facts: Fact) -> Message:
    """Return the message `key` with its facts given by name."""
    return Message(key, facts)


class Fault(ValueError):  # noqa: N818 - the word of the field for bad input; an Error is a programming mistake
    """Input that cannot be used. It carries a `Message`, which says what is wrong and where."""

    def __init__(self, key: str, **facts: Fact) -> None:
        self.message = Message(key, facts)
        super().__init__(str(self.message))


def shown(text: str, most: int = 24) -> str:
    """Return user's text fit to be quoted in a sentence: one line, printable, of at most `most` characters."""
    short = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(char if char.isprintable() else "?" for char in short)
