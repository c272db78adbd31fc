"""Walking distance: the published values, and boards for which its tables would be too large."""

import pytest

from workbench.search.problem.messages import Fault
from workbench.tiles.heuristics.walking_distance import WalkingDistance
from workbench.tiles.puzzle.goal import goal_board


def test_the_table_of_the_15_puzzle_has_the_known_size_and_largest_value():
    estimate = WalkingDistance(goal_board("first", 4, 4))
    (component,) = estimate.tables().components
    assert component.walking is not None
    for table in component.walking:
        assert (len(table.distance), table.distance.max()) == (24_964, 35)


def test_both_directions_are_told():
    goal = goal_board("last", 3, 3)
    estimate = WalkingDistance(goal)
    state = goal.replayed("uull").state
    assert estimate.lookups(state) == (2, 2)
    assert sum(part.amount for part in estimate.parts(state)) == estimate(state) == 4000


@pytest.mark.parametrize("shape", [(3, 6), (5, 5), (10, 10)])
def test_boards_that_are_too_large_are_refused(shape: tuple[int, int]):
    with pytest.raises(Fault) as caught:
        WalkingDistance(goal_board("last", *shape))
    assert caught.value.message.key == "walking-size"
