"""The keys of each bench's scenes, and its panes: the names that session files and lessons may use."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable


def _split(text: str) -> frozenset[str]:
    return frozenset(text.split())


KEYS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "explore": _split("run layout tab face chart hide fit inversions micro line move bookmarks parts pin pinned"),
        "compare": _split("runs axis pair face at"),
        "experiments": _split("boards algorithms heuristics ties more expansions seconds"),
        "divide": _split("run strategy inside step"),
        "audit": _split("shape goal heuristic second way weight page"),
        "hex": _split("game moves tab code marks fill players seconds think"),
        "minimax": _split("tree algorithm at micro"),
        "play": _split("run moves at slides hints helped finished seconds"),
    }
)
"""The keys that the scenes of a bench may contain, by the name of the bench."""

TABS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "explore": ("closed", "pseudocode", "inspector", "runs", "moments", "chart", "open"),
        "hex": ("moves", "analysis", "course", "tree", "chart", "code"),
    }
)
"""The tabs of a bench in their order, by the name of the bench."""

PANES: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "explore": _split("board search tree chart open closed pseudocode inspector runs moments narration"),
        "compare": _split("chips chart table cards pair narration"),
        "experiments": _split("setup results charts"),
        "divide": _split("setup strategy board phases open closed tree pseudocode inspector costs chart narration"),
        "audit": _split("setup verdict density errors examples rules"),
        "hex": _split("board players moves analysis course tree chart code search narration"),
        "minimax": _split("setup tree code narration"),
        "play": _split("board counters chart results narration"),
    }
)
"""The panes of a bench, by the name of the bench."""


def check_scene(bench: str, scene: Mapping[str, Any]) -> None:
    """Raise Fault for an unknown bench, and for a key or tab that its scenes do not have."""
    if bench not in KEYS:
        raise Fault("unknown-bench", name=to_quotable(bench), known=", ".join(KEYS))
    for key in scene:
        if key not in KEYS[bench] and key != "bench":
            raise Fault("scene-key", name=to_quotable(key), bench=bench, known=", ".join(sorted(KEYS[bench])))
    tab = scene.get("tab")
    if tab is not None and tab not in TABS[bench]:
        raise Fault("option-choice", option="tab", value=to_quotable(str(tab)), known=", ".join(TABS[bench]))


def check_panes(bench: str, names: tuple[str, ...]) -> None:
    """Raise Fault for a pane that a bench does not have. `bench` "": for a pane that no bench has."""
    panes = PANES.get(bench, frozenset()) if bench else frozenset[str]().union(*PANES.values())
    known = ", ".join(sorted(panes))
    for name in names:
        if name not in panes and not bench:
            raise Fault("option-choice", option="look", value=to_quotable(name), known=known)
        if name not in panes:
            raise Fault("scene-pane", name=to_quotable(name), bench=bench, known=known)
