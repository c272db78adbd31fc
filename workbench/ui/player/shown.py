"""What the player shows of its search."""

from __future__ import annotations

from workbench.search.inspecting.shown_moment import ShownMoment, shown_moment
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player


def shown(player: Player) -> ShownMoment | None:
    """Return what is shown at the player's step or micro-step, or the end while it plays moves; None: nothing."""
    timeline = player.timeline
    if timeline is None:
        return None
    if player.mode is Mode.MOVES:
        return shown_moment(timeline, timeline.length)
    return shown_moment(timeline, min(player.t, timeline.length), player.micro_steps, player.micro)


def cursor_step(player: Player) -> int | None:
    """Return where charts mark the player: the steps whose node has been expanded; None while it plays moves."""
    current = shown(player)
    if current is None or player.mode is Mode.MOVES:
        return None
    return player.t + int(player.micro > 0 and current.effects.expanded)


def cursor_place(player: Player) -> float | None:
    """Return where charts over expansions mark the player: within an expansion, between the ends of two steps."""
    step = cursor_step(player)
    return step if step is None or step == player.t else player.t + player.micro / len(player.micro_steps)
