"""A bench whose searches can be predicted."""

from __future__ import annotations

from workbench.ui.bench.bench import Bench
from workbench.ui.predict.round import PredictRound
from workbench.ui.predict.strip import PredictStrip
from workbench.wording import say


class PredictingBench(Bench):
    """Attributes: round, the questions; prediction, the strip that asks them."""

    round: PredictRound
    prediction: PredictStrip

    def predict(self) -> None:
        """Start a round of predictions, or end it."""
        self.prediction.toggle()

    @property
    def unpredictable(self) -> str:
        """Why there is nothing to predict, "" if there is."""
        reason = self.round.nothing_to_ask if self.round.away else None
        return "" if reason is None else say(reason)

    @property
    def asks(self) -> bool:
        """Whether a question is open."""
        return self.round.standing

    def end_prediction(self) -> bool:
        """End the current round, if there is one. Return whether there was one."""
        return self.round.leave()

    def close_prediction(self) -> None:
        """End the questions, and close their strip; the results come back with `reopen_prediction`."""
        self.round.set_aside()

    def reopen_prediction(self) -> None:
        """Show the results again that `close_prediction` has put aside."""
        self.round.reopen()
