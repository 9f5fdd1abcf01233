"""Random walks over all editions: no invariant breaks, a refusal changes nothing."""

import pytest

from banker_app.edition.load import edition_ids
from tests.machine.walk import walk


@pytest.mark.parametrize("edition", edition_ids())
def test_walk(edition: str) -> None:
    _, accepted = walk(f"ci:{edition}", edition, 3000)
    assert sum(accepted.values()) > 300
