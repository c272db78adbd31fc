"""Messages of the core: a key and named facts. `workbench.wording` makes the sentence in the user's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Fact = str | int | float


@dataclass(frozen=True)
class Message:
    """A message for the user: a key of the translation files and the facts its sentence needs."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} ({facts})" if facts else self.key


def message(key: str, **facts: Fact) -> Message:
    return Message(key, facts)


class Fault(ValueError):  # noqa: N818 - bad input, in contrast to an Error, which is a programming mistake
    """Input that cannot be used. It carries a `Message` with the mistake and its place."""

    def __init__(self, key: str, **facts: Fact) -> None:
        self.message = Message(key, facts)
        super().__init__(str(self.message))


def to_quotable(text: str, max_length: int = 24) -> str:
    """Return a user's text for quoting in a sentence: on one line, printable, with at most `max_length` characters."""
    short = text if len(text) <= max_length else text[: max_length - 1] + "…"
    return "".join(char if char.isprintable() else "?" for char in short)
