"""What the Explore bench shows, as values that a session file or a lesson can hold, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.formats.run_line import END, RunLine, read_run_line
from workbench.search.messages import Fault
from workbench.ui.benches.bench import Scene
from workbench.ui.board_document import check_fits
from workbench.ui.player import Mode

if TYPE_CHECKING:
    from workbench.ui.benches.explore import ExploreBench

TABS = ("closed", "pseudocode", "inspector", "runs", "moments")
"""The lists under OPEN, in the order of their tabs."""


def scene_of(bench: ExploreBench) -> Scene:
    """Return what the bench shows: the search as a line, the place in it, bookmarks, and what is in view."""
    session, player = bench.session, bench.player
    kept = session.current
    over_at_end = player.over and player.t == player.length and player.length > 0
    line = RunLine(
        None if session.other else session.start_board,
        None if session.other else session.goal_board,
        session.other,
        session.configuration,
        kept is not None and kept.anyway,
        END if over_at_end else player.t,
    )
    scene: Scene = {
        "run": str(line),
        "layout": bench.layout_number,
        "tab": TABS[bench.lists.currentIndex()],
        "face": bench.tree.faces.choice,
    }
    if player.micro:
        scene["micro"] = player.micro
    if player.mode is Mode.MOVES:
        scene["move"] = player.move
    if bench.bookmarks.notes:
        scene["bookmarks"] = {str(step): note for step, note in bench.bookmarks.notes.items()}
    return scene


def show_scene(bench: ExploreBench, scene: Scene) -> None:
    """Show what `scene` describes; what it leaves out stays as it is. Raises Fault before anything is changed."""
    line = read_run_line(scene["run"]) if "run" in scene else None
    tab, face = scene.get("tab"), scene.get("face")
    if tab is not None and tab not in TABS:
        raise Fault("option-choice", option="tab", value=str(tab), known=", ".join(TABS))
    if face is not None and face not in bench.tree.faces.buttons:
        raise Fault("option-choice", option="face", value=str(face), known=", ".join(bench.tree.faces.buttons))
    if line is not None:
        _search(bench, line)
    if "layout" in scene and scene["layout"] != bench.layout_number:
        bench.lay_out(scene["layout"])
    if tab is not None:
        bench.lists.setCurrentIndex(TABS.index(tab))
    if face is not None:
        bench.tree.faces.choose(face)
    for step, note in scene.get("bookmarks", {}).items():
        bench.bookmarks.note(int(step), note)
    if line is not None and line.step is not None:
        bench.arrival.go(line.step, scene.get("micro", 0), scene.get("move"))


def _search(bench: ExploreBench, line: RunLine) -> None:
    session = bench.session
    if line.other is not None:
        session.set_problem(line.other)
    else:
        assert line.board is not None and line.goal is not None
        check_fits(line.board)
        session.set_boards(line.board, line.goal)
    if line.configuration is not None:
        session.configure(line.configuration)
    if line.anyway and (session.current is None or not session.current.anyway):
        session.begin_anyway()
