"""The set-up script refers only to existing parts of the program."""

from __future__ import annotations

import importlib.util
import re

from support.paths import REPOSITORY

SETUP = (REPOSITORY / ".ci" / "setup").read_text(encoding="utf-8")


def test_set_up_names_only_modules_that_there_are() -> None:
    imported = re.findall(r"from (workbench[\w.]*) import (\w+)", SETUP)
    started = re.findall(r"-m (workbench[\w.]*)", SETUP)
    assert imported and started
    for name in (*started, *(f"{package}.{module}" for package, module in imported)):
        assert importlib.util.find_spec(name) is not None, name
