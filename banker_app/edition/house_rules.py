"""House rules: changes laid over the rule points of an edition."""

from typing import Any

from banker_app.edition.schema import RULE_SECTIONS, Edition


def merged(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """`below` with every value of `above` put in its place, tables within tables."""
    result = dict(below)
    for key, value in above.items():
        old = result.get(key)
        both = isinstance(old, dict) and isinstance(value, dict)
        result[key] = merged(result[key], value) if both else value
    return result


def overlay(edition: Edition, changes: dict[str, Any]) -> Edition:
    """The edition with the changes; ValidationError if they do not fit the schema."""
    strangers = [key for key in changes if key not in RULE_SECTIONS]
    if strangers:
        raise ValueError(
            f"not a rule section: {', '.join(map(str, strangers))}; "
            f"there are {', '.join(RULE_SECTIONS)}"
        )
    return Edition.model_validate(merged(edition.model_dump(mode="json"), changes))
