"""A row that names a field fails when the field says something else."""

import pytest
from pydantic import ValidationError

from banker_app.edition.load import edition_ids, load_edition
from banker_app.engine.core import Refused
from tests.engine.all_rows import all_rows
from tests.engine.fields import nested, other_values, rule_fields
from tests.engine.rows import Row, begun, failure, prepared
from tests.engine.rules.test_setup import GUARDS as START_GUARDS

GUARDS = [(row, field) for row in all_rows() for field in row.guards]
# What only tells people something: screens and docs/rules.md read it, no command does. Their
# values are held by tests/editions.
TELLS = {
    "players.banker_may_play", "money.name", "money.symbol", "money.notes", "money.smallest",
    "money.start_notes", "trade.loans", "trade.rent_waivers", "end.minutes", "speed_die.faces",
    "players.starts", "players.tie", "rent.utility_new_throw", "loser_tokens.total",
    "money.larger_notes", "money.notes_in_box", "interest.optional",
}  # fmt: skip


def fails_under(row: Row, changed: dict[str, object]) -> bool:
    """Whether the row fails on a box that says something else; an impossible box does not count."""
    try:
        table = begun(row, changed)
        prepared(row, table)
    except Refused:
        return True
    except ValidationError:
        return False
    return failure(row, table) is not None


@pytest.mark.parametrize(("row", "field"), GUARDS, ids=[f"{f}: {r.name}" for r, f in GUARDS])
def test_row_fails_when_its_field_is_changed(row: Row, field: str) -> None:
    fields = rule_fields(load_edition(row.edition))
    assert field in fields, f"{row.edition} has no {field}"
    others = other_values(*fields[field])
    broken = [other for other in others if fails_under(row, nested(field, other))]
    assert broken or not others, f"the row holds whatever {field} says"


def test_every_field_and_every_value_of_the_boxes_is_guarded() -> None:
    wanted, guarded = set(), set()
    for edition in edition_ids():
        for field, (_, value) in rule_fields(load_edition(edition)).items():
            if field not in TELLS:
                wanted.add((field, repr(value)))
    for row, field in [*GUARDS, *START_GUARDS]:
        guarded.add((field, repr(rule_fields(load_edition(row.edition))[field][1])))
    assert not wanted - guarded, sorted(wanted - guarded)
