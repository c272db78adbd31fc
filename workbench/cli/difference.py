"""The first difference between the user's own algorithm and a reference: as sentences, and as fields for JSON."""

from __future__ import annotations

from typing import Any

from workbench.api import Configuration, ConfiguredRun
from workbench.api.first_difference import difference_of_run
from workbench.wording import say, text


def difference_fields(run: ConfiguredRun, against: Configuration) -> dict[str, Any]:
    """Return the field `first_difference`: None, or an object with the sentences under "why"."""
    found = difference_of_run(run, against)
    data = None if found is None else found.as_dict() | {"why": [say(reason) for reason in found.reasons()]}
    return {"first_difference": data}


def print_difference(run: ConfiguredRun, against: Configuration) -> None:
    """Print the first difference, or that there is none."""
    found = difference_of_run(run, against)
    print()
    for sentence in (text("difference-none"),) if found is None else map(say, found.messages()):
        print(sentence)
