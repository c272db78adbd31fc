"""Names of states that have forms in several languages, such as the towns of a map."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence

_PLAIN = {"đ": "d", "ı": "i", "ł": "l", "ø": "o"}
"""Letters whose marks are part of them."""


class Name(str):
    """A name as its file writes it; `forms`: language code -> how that language writes it, where it differs.

    Files, `--json` and comparisons use it like any text; `workbench.wording` shows the form of the user's language.
    """

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, own: str, forms: Mapping[str, str]) -> Name:
        name = super().__new__(cls, own)
        name.forms = forms
        return name

    def __getnewargs__(self) -> tuple[str, Mapping[str, str]]:  # type: ignore[override]  # str returns its text alone
        return str.__str__(self), self.forms

    def in_language(self, language: str) -> str:
        """Return the form of a language, or the name as its file writes it."""
        return self.forms.get(language) or str.__str__(self)


def in_language(name: str, language: str) -> str:
    """Return the form of a name in a language; any other text unchanged."""
    return name.in_language(language) if isinstance(name, Name) else name


def plain(text: str) -> str:
    """Return a text without diacritics, spaces at its ends and capitals, as it may be typed on any keyboard."""
    letters = unicodedata.normalize("NFKD", " ".join(text.split()).casefold())
    return "".join(_PLAIN.get(letter, letter) for letter in letters if not unicodedata.combining(letter))


def find_name(names: Sequence[str], text: str) -> int | None:
    """Return which of `names` a text is, in any of their languages; None if it is none of them.

    A name with several forms or with diacritics is also found without its capitals and diacritics, if only one of
    `names` is meant then.
    """
    forms = [(name, *(name.forms.values() if isinstance(name, Name) else ())) for name in names]
    if (exact := next((place for place, known in enumerate(forms) if text in known), None)) is not None:
        return exact
    typed = plain(text)
    similar = [
        place
        for place, known in enumerate(forms)
        if typed in map(plain, known) and (len({*known}) > 1 or plain(known[0]) != known[0].casefold())
    ]
    return similar[0] if len(similar) == 1 else None


def compose(build: Callable[..., str], *parts: str) -> str:
    """Return the text that `build` makes of `parts`; it is a Name if one of the parts is."""
    languages = sorted({language for part in parts if isinstance(part, Name) for language in part.forms})
    own = build(*map(str.__str__, parts))
    if not languages:
        return own
    return Name(own, {language: build(*(in_language(part, language) for part in parts)) for language in languages})
