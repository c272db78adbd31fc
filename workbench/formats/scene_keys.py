"""What a scene of each bench may hold, and which panes it has: what session files and lessons may name."""

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
"""By the name of a bench, what its scenes may hold."""

TABS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "explore": ("closed", "pseudocode", "inspector", "runs", "moments", "chart"),
        "hex": ("moves", "analysis", "course", "tree", "chart", "code"),
    }
)
"""By the name of a bench, its tabs in their order."""

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
"""By the name of a bench, its panes."""


def check_scene(bench: str, scene: Mapping[str, Any]) -> None:
    """Raise Fault for a bench that there is not, and for what its scenes do not hold."""
    if bench not in KEYS:
        raise Fault("unknown-bench", name=shown(bench), known=", ".join(KEYS))
    for key in scene:
        if key not in KEYS[bench] and key != "bench":
            raise Fault("scene-key", name=shown(key), bench=bench, known=", ".join(sorted(KEYS[bench])))
    tab = scene.get("tab")
    if tab is not None and tab not in TABS[bench]:
        raise Fault("option-choice", option="tab", value=shown(str(tab)), known=", ".join(TABS[bench]))


def check_panes(bench: str, names: tuple[str, ...]) -> None:
    """Raise Fault for a pane that a bench has not; "": that no bench has."""
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
