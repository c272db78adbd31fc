"""The keys of each bench's scenes, and its panes: the names that session files and lessons may use."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import shown


def _words(told: str) -> frozenset[str]:
    return frozenset(told.split())


KEYS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "explore": _words("run layout tab face fit inversions micro move bookmarks"),
        "compare": _words("runs axis pair at"),
        "experiments": _words("boards algorithms heuristics ties more expansions seconds"),
        "divide": _words("run strategy inside step"),
        "audit": _words("shape goal heuristic second way weight page"),
        "hex": _words("game moves tab code marks fill players seconds think"),
        "play": _words("run moves at hints helped finished seconds"),
    }
)
"""The keys that the scenes of a bench may contain, by the name of the bench."""

TABS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "explore": ("closed", "pseudocode", "inspector", "runs", "moments", "chart"),
        "hex": ("moves", "analysis", "course", "tree", "chart", "code"),
    }
)
"""The tabs of a bench in their order, by the name of the bench."""

PANES: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "explore": _words("board search tree chart open closed pseudocode inspector runs moments narration"),
        "compare": _words("chips chart table cards pair narration"),
        "experiments": _words("setup results charts"),
        "divide": _words("setup strategy board phases open closed costs chart narration"),
        "audit": _words("setup verdict density errors examples rules"),
        "hex": _words("board players moves analysis course tree chart code search narration"),
        "play": _words("board counters chart results narration"),
    }
)
"""The panes of a bench, by the name of the bench."""


def check_scene(bench: str, scene: Mapping[str, Any]) -> None:
    """Raise Fault for an unknown bench, and for a key or tab that its scenes do not have."""
    if bench not in KEYS:
        raise Fault("unknown-bench", name=shown(bench), known=", ".join(KEYS))
    for key in scene:
        if key not in KEYS[bench] and key != "bench":
            raise Fault("scene-key", name=shown(key), bench=bench, known=", ".join(sorted(KEYS[bench])))
    tab = scene.get("tab")
    if tab is not None and tab not in TABS[bench]:
        raise Fault("option-choice", option="tab", value=shown(str(tab)), known=", ".join(TABS[bench]))


def check_panes(bench: str, names: tuple[str, ...]) -> None:
    """Raise Fault for a pane that a bench does not have. `bench` "": for a pane that no bench has."""
    if not bench:
        every = sorted(frozenset[str]().union(*PANES.values()))
        for name in names:
            if name not in every:
                raise Fault("option-choice", option="look", value=shown(name), known=", ".join(every))
        return
    for name in names:
        if name not in PANES.get(bench, frozenset()):
            known = ", ".join(sorted(PANES.get(bench, frozenset())))
            raise Fault("scene-pane", name=shown(name), bench=bench, known=known)
