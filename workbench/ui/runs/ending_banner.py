"""The banner that says how a run ended and offers further actions; shared by all benches."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from workbench.search.problem.limits import Limits, free_bytes
from workbench.search.problem.status import Status
from workbench.ui.base.quantities import duration, memory
from workbench.ui.controls.banner import Banner
from workbench.ui.runs.run_entry import Limited
from workbench.wording import text

_MARKS = {
    Status.SOLVED: ("check", "good"),
    Status.UNSOLVABLE: ("cross", "danger"),
    Status.EXHAUSTED: ("info", "warning"),
    Status.LIMIT: ("warning", "warning"),
    Status.CANCELLED: ("stop", "muted"),
    Status.FAILED: ("warning", "danger"),
}


class EndingBanner(Banner):
    """Appears when a run is over or at a limit, and disappears when it continues or another run is shown.

    Attributes: watch, copy, resume, again_button, its buttons.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves = ""
        self.watch, self.copy = self.add_button("play"), self.add_button("copy")
        self.resume, self.again_button = self.add_button("step-forward"), self.add_button("search")
        self.copy.clicked.connect(self.copy_moves)
        self.closed.connect(self.hide)

    def copy_moves(self) -> None:
        QGuiApplication.clipboard().setText(self._moves)

    def hide_while(self, busy: bool) -> None:
        """Hide the banner while the run continues."""
        if busy:
            self.hide()

    def show_ending(
        self,
        run: Limited,
        raised: Limits | None,
        moves: Sequence[str],
        headline: str,
        detail: str,
        resumable: bool = False,
    ) -> None:
        """Show how `run` ended, and offer actions on its moves or on the run itself.

        `raised`: the limits with which a run at a limit can continue; None if it cannot.
        `resumable`: whether it was stopped and can continue.
        """
        self._moves = ("" if all(len(move) == 1 for move in moves) else ", ").join(moves)
        self.mark(*_MARKS[run.status])
        self.headline.setText(headline)
        self.detail.setText(detail)
        self.watch.setVisible(bool(moves))
        self.copy.setVisible(bool(moves))
        self.resume.setVisible(resumable or (run.status is Status.LIMIT and raised is not None))
        self.again_button.setVisible(run.status is Status.CANCELLED)
        self.offers, self.about_all_steps = not self.resume.isHidden(), False
        self.watch.setText(text("banner-watch", count=len(moves)))
        self.watch.setToolTip(text("banner-watch-tip"))
        self.copy.setText(text("banner-copy"))
        self.copy.setToolTip(text("banner-copy-tip"))
        self.again_button.setText(text("banner-again"))
        self.again_button.setToolTip(text("banner-again-tip"))
        self.resume.setToolTip(text("banner-continue-tip") if resumable else _resume_tip(run, raised))
        if resumable:
            self.resume.setText(text("banner-continue"))
        elif raised is not None:
            self.resume.setText(_continue_text(run, raised))


def ended_text(run: Limited, raised: Limits | None) -> str:
    """Return a short text for how a run without a solution ended. `raised`: see `EndingBanner.show_ending`."""
    if run.status is Status.LIMIT:
        return {
            "expansions": text("banner-limit-expansions"),
            "seconds": text("banner-limit-seconds"),
            "memory": text("banner-limit-machine") if raised is None else text("banner-limit-memory"),
            "nodes": text("banner-limit-nodes"),
        }[run.limit or "memory"]
    return {
        Status.UNSOLVABLE: text("banner-unsolvable"),
        Status.EXHAUSTED: text("banner-exhausted"),
        Status.CANCELLED: text("banner-cancelled"),
        Status.FAILED: text("banner-failed"),
    }[run.status]


def limit_text(run: Limited, counts: str) -> str:
    """Return the counts of a run at a limit, and what can be done if it cannot continue."""
    if run.limit == "nodes":
        return text("banner-with-counts", sentence=text("banner-limit-nodes-detail"), counts=counts)
    return counts


def continue_tip(run: Limited, new_limits: Limits) -> str:
    """Return to where a run at a limit can continue, and what that means."""
    return f"{_continue_text(run, new_limits)}. {_resume_tip(run, new_limits)}."


def _resume_tip(run: Limited, raised: Limits | None) -> str:
    """Return what continuing up to the raised limit means; a memory limit includes what the searches hold already."""
    if run.limit != "memory" or raised is None:
        return text("banner-resume-tip")
    return text("banner-resume-memory-tip", amount=memory(raised.bytes or 0), free=memory(free_bytes()))


def _continue_text(run: Limited, new_limits: Limits) -> str:
    """Return the text that offers to continue up to the raised limit."""
    if run.limit == "expansions":
        return text("banner-resume-expansions", count=new_limits.expansions or 0)
    if run.limit == "seconds":
        return text("banner-resume-seconds", amount=duration(new_limits.seconds or 0))
    return text("banner-resume-memory", amount=memory(new_limits.bytes or 0))
