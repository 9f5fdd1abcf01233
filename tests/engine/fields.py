"""The rule fields of an edition, and other values to break them with."""

from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel

from banker_app.edition.schema import RULE_SECTIONS, Edition


def leaves(model: BaseModel, path: str) -> dict[str, tuple[Any, Any]]:
    """Dotted path -> (annotation, value) of every plain field below."""
    found: dict[str, tuple[Any, Any]] = {}
    for name, about in type(model).model_fields.items():
        value = getattr(model, name)
        if isinstance(value, BaseModel):
            found |= leaves(value, f"{path}.{name}")
        else:
            found[f"{path}.{name}"] = (about.annotation, value)
    return found


def rule_fields(edition: Edition) -> dict[str, tuple[Any, Any]]:
    found: dict[str, tuple[Any, Any]] = {}
    for section in RULE_SECTIONS:
        part = getattr(edition, section)
        if part is not None:
            found |= leaves(part, section)
    return found


def other_values(annotation: Any, value: Any) -> list[Any]:
    """What the field could say instead; empty where only one behaviour is known."""
    if get_origin(annotation) is Literal:
        return [other for other in get_args(annotation) if other != value]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, *([value - 1] if value > 1 else [])]
    if value is None:
        return [1]
    return []


def nested(path: str, value: Any) -> dict[str, Any]:
    for part in reversed(path.split(".")):
        value = {part: value}
    assert isinstance(value, dict)
    return value
