"""docs/rules.md is made from the editions and is up to date; every rule field has its point."""

from pathlib import Path

import pytest

from banker_app.edition.load import edition_ids, load_edition
from banker_app.edition.rule_points import RULE_POINTS
from banker_app.text.rules_page import FIGURES, page, told
from tests.engine import refusals_page
from tests.engine.fields import rule_fields

POINTS = [point for points in RULE_POINTS.values() for point in points]
PAGE = Path(__file__).parents[1] / "docs" / "rules.md"


def test_page_is_up_to_date() -> None:
    made = page([load_edition(name) for name in edition_ids()])
    assert PAGE.read_text("utf-8") == made, "run: banker rules > docs/rules.md"


def test_the_page_of_refusals_is_up_to_date() -> None:
    made = refusals_page.page()
    stands = (PAGE.parent / "refusals.md").read_text("utf-8")
    assert stands == made, "run: python -m tests.engine.refusals_page > docs/refusals.md"
    for code in ("not_even", "hotel_needs_group", "not_enough_cash"):
        assert f"`{code}`" in made.split("## build\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("edition", edition_ids())
def test_every_rule_field_belongs_to_one_point(edition: str) -> None:
    shown = [field for point in POINTS for field in point.fields]
    assert len(shown) == len(set(shown))
    missing = set(rule_fields(load_edition(edition))) - set(shown)
    assert not missing, sorted(missing)


def test_every_field_of_a_point_is_in_some_box() -> None:
    known = {field for name in edition_ids() for field in rule_fields(load_edition(name))}
    for point in POINTS:
        assert point.fields or point.always, point.title
        unknown = set(point.fields) - known - set(FIGURES)
        assert not unknown, unknown


def test_a_figure_that_is_not_certain_says_so() -> None:
    edition = load_edition("de-berlin-ampelmann")
    assert "money.start" in edition.unsure
    assert told(edition, "money.start").endswith(", check)")
