"""Reading the whole narration of a run in every language."""

from __future__ import annotations

from typing import Any

from workbench.search.explaining.explain import narration
from workbench.search.playback.timeline import Timeline
from workbench.search.running.run import Run
from workbench.wording import LANGUAGES, say, set_language


def check_narration(run: Run[Any]) -> None:
    """Assert that every step has sentences without gaps, in every language."""
    timeline = Timeline(run.recording)
    for code in LANGUAGES:
        set_language(code)
        sentences = [" ".join(map(say, narration(timeline, t))) for t in range(timeline.length + 1)]
        assert all(sentences) and not any("None" in one or "{" in one for one in sentences)
        if run.reason is not None:
            assert say(run.reason)
    set_language("en")
