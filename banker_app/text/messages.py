"""Messages in Fluent files, read by Mozilla's parser and made ready to be filled in.

Only what our files use: variables, functions, messages within messages, and choices by number,
plural or word.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from fluent.syntax import FluentParser, ast

from banker_app.text.language import Language, plural

LOCALES = Path(__file__).parent / "locales"
Facts = Mapping[str, Any]


class Speaker(Protocol):
    """Who fills a message in: it knows what PLAYER or MONEY of a value is."""

    def function(self, name: str, value: Any) -> str: ...

    def say(self, id: str, facts: Facts) -> str: ...


Part = Callable[[Facts, Speaker], Any]


class Broken(ValueError):
    """A message file that is not right: ours, never the user's."""


@cache
def messages(language: Language) -> dict[str, Part]:
    found: dict[str, Part] = {}
    for entry in entries(language):
        if entry.value is None or entry.id.name in found:
            raise Broken(f"{language}: {entry.id.name} has no value or stands twice")
        found[entry.id.name] = pattern(entry.value)
    return found


def entries(language: Language) -> Iterator[ast.Message]:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise Broken(f"{language}/{path.name}: {entry.content[:60]!r}")
            if isinstance(entry, ast.Message):
                yield entry


def pattern(value: ast.Pattern) -> Part:
    parts = [element(part) for part in value.elements]
    if len(parts) == 1:
        return lambda facts, speaker: str(parts[0](facts, speaker))
    return lambda facts, speaker: "".join(str(part(facts, speaker)) for part in parts)


def element(part: Any) -> Part:
    match part:
        case ast.TextElement(value=text) | ast.StringLiteral(value=text):
            return lambda facts, speaker: text
        case ast.NumberLiteral(value=digits):
            return lambda facts, speaker: int(digits)
        case ast.Placeable(expression=inner):
            return element(inner)
        case ast.VariableReference(id=id):
            return lambda facts, speaker: facts[id.name]
        case ast.MessageReference(id=id):
            return lambda facts, speaker: speaker.say(id.name, facts)
        case ast.FunctionReference(id=id, arguments=arguments):
            (given,) = (element(argument) for argument in arguments.positional)
            return lambda facts, speaker: speaker.function(id.name, given(facts, speaker))
        case ast.SelectExpression():
            return choice(part)
    raise Broken(f"not used in our files: {type(part).__name__}")


def choice(expression: ast.SelectExpression) -> Part:
    selector = element(expression.selector)
    variants = {key_of(variant): pattern(variant.value) for variant in expression.variants}
    (other,) = (key_of(variant) for variant in expression.variants if variant.default)

    def chosen(facts: Facts, speaker: Speaker) -> Any:
        for key in keys(selector(facts, speaker)):
            if key in variants:
                return variants[key](facts, speaker)
        return variants[other](facts, speaker)

    return chosen


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def keys(value: Any) -> tuple[str, ...]:
    """The exact value first, then its plural."""
    if isinstance(value, bool) or value is None:
        return (str(value).lower(),)
    if isinstance(value, int):
        return (str(value), plural(value))
    return (str(value),)


def variables(node: Any) -> set[str]:
    """The names that a message asks for."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found
