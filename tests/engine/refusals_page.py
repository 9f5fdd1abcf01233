"""python -m tests.engine.refusals_page > docs/refusals.md: what each command is refused for.

Read from the source: the `require` lines of a rule, and of what it calls, in the order in which
they are asked.
"""

import ast
import inspect
import sys
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from banker_app.engine.catalogue import RULES
from banker_app.text.messages import messages

HEAD = """# What each command is refused for

Made by `python -m tests.engine.refusals_page`; do not edit. In order of precedence: where several
apply, the first is said. Every command is refused with `game_finished` once the game is over,
except `correct`.
"""


def function_in(module: ModuleType, name: str) -> Callable[..., Any] | None:
    found = getattr(module, name, None)
    ours = inspect.isfunction(found) and found.__module__.startswith("banker_app.engine")
    return found if ours else None


def codes(function: Callable[..., Any], seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The codes of a function and of those it calls, as they stand in the source."""
    module = sys.modules[function.__module__]
    name = f"{function.__module__}.{function.__name__}"
    if name in seen:
        return
    tree = ast.parse(inspect.getsource(function))
    if function.__name__ == "step_fault":  # says the code, and leaves it to others to refuse
        returned = [node.value for node in ast.walk(tree) if isinstance(node, ast.Return)]
        yield from (code for value in returned for code in words(value))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        called = ast.unparse(call.func)
        if called in ("require", "Refused"):
            at = 1 if called == "require" else 0
            yield from words(call.args[at])
        elif inner := function_in(module, called):
            yield from codes(inner, seen | {name})


def words(node: ast.expr | None) -> Iterator[str]:
    match node:
        case ast.Constant(value=str() as word):
            yield word
        case ast.IfExp(body=body, orelse=other):
            yield from words(body)
            yield from words(other)


def page() -> str:
    said = messages("en")
    parts = [HEAD]
    for kind, (_, rule) in RULES.items():
        found = list(dict.fromkeys(codes(rule)))
        parts.append(f"\n## {kind}\n\n" + "".join(f"1. `{code}`\n" for code in found))
        assert all(f"refusal-{code}" in said for code in found), found
    return "".join(parts)


if __name__ == "__main__":
    print(page(), end="")
