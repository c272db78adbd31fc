"""What is compiled in advance is all that is needed later, so that nothing is compiled while somebody waits."""

from __future__ import annotations

import pytest

from workbench.tiles import warming
from workbench.tiles.kernels import pattern_building
from workbench.tiles.pattern_databases.building import KERNELS, Building
from workbench.tiles.pattern_databases.first_use import run_to_end
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.puzzle.goal import goal_board

BUILDERS = (pattern_building.open_goal, pattern_building.expand, pattern_building.copy_to_direct)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "shape"), [("pdb-44", (3, 3)), ("pdb-8", (3, 3)), ("pdb(1 2/3 4)", (3, 6))])
def test_building_a_database_needs_no_other_kernels_than_those_of_its_group(name: str, shape: tuple[int, int]) -> None:
    building = Building(partition(name, goal_board("last", *shape)))
    warming.warm(KERNELS, building.mask)
    compiled = [kernel.signatures for kernel in BUILDERS]
    run_to_end(building, name)
    assert [kernel.signatures for kernel in BUILDERS] == compiled


def test_the_group_is_one_of_those_that_are_compiled_in_advance() -> None:
    assert warming._building in warming.GROUPS
