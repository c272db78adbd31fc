"""Names of states that have forms in several languages, such as the towns of a map."""

from __future__ import annotations

from collections.abc import Callable, Mapping


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


def is_name(name: str, text: str) -> bool:
    """Return whether `text` is a name, in any of its languages and ignoring case; any other text has one form."""
    forms = {name, *(name.forms.values() if isinstance(name, Name) else ())}
    return text in forms or (len(forms) > 1 and text.casefold() in map(str.casefold, forms))


def compose(build: Callable[..., str], *parts: str) -> str:
    """Return the text that `build` makes of `parts`; it is a Name if one of the parts is."""
    languages = sorted({language for part in parts if isinstance(part, Name) for language in part.forms})
    own = build(*map(str.__str__, parts))
    if not languages:
        return own
    return Name(own, {language: build(*(in_language(part, language) for part in parts)) for language in languages})
