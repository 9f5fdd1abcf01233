"""What the source of banker_app must look like."""

import ast
import re
import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parent.parent
PACKAGE = TOP / "banker_app"
FILES = sorted(PACKAGE.rglob("*.py"))
EXACT = [f for f in FILES if f.relative_to(PACKAGE).parts[0] in ("engine", "ledger")]

LONGEST_FUNCTION = 70
LONGEST_FILE = 300
MEDIAN_FILE = 120
MARKERS = re.compile(
    r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK")) + r")\b"
)


def name(file: Path) -> str:
    return file.relative_to(TOP).as_posix()


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), filename=name(file))


def lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def is_cli(file: Path) -> bool:
    return any(re.fullmatch(r"_?cli(_\w+)?(\.py)?", p) for p in file.relative_to(PACKAGE).parts)


def is_edition_id(node: ast.AST) -> bool:
    """edition.id, or anything.edition.id"""
    if not (isinstance(node, ast.Attribute) and node.attr == "id"):
        return False
    owner = node.value
    return (isinstance(owner, ast.Name) and owner.id == "edition") or (
        isinstance(owner, ast.Attribute) and owner.attr == "edition"
    )


def asks_edition_id(module: ast.Module) -> Iterator[int]:
    for node in ast.walk(module):
        if isinstance(node, ast.Compare):
            if any(is_edition_id(side) for side in (node.left, *node.comparators)):
                yield node.lineno
        elif isinstance(node, ast.Match) and is_edition_id(node.subject):
            yield node.lineno


def inexact(module: ast.Module) -> Iterator[int]:
    for node in ast.walk(module):
        match node:
            case ast.Constant(value=float()):
                yield node.lineno
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                yield node.lineno


def prints(module: ast.Module) -> Iterator[int]:
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Name(id="print")):
                yield node.lineno


def long_functions(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                yield f"{node.name}: {length} lines"


def test_there_is_something_to_look_at() -> None:
    assert FILES and EXACT


@pytest.mark.parametrize("file", FILES, ids=name)
def test_no_rule_asks_which_edition_it_is(file: Path) -> None:
    assert list(asks_edition_id(tree(file))) == []


@pytest.mark.parametrize("file", EXACT, ids=name)
def test_money_is_whole(file: Path) -> None:
    assert list(inexact(tree(file))) == []


@pytest.mark.parametrize("file", FILES, ids=name)
def test_functions_and_files_are_short(file: Path) -> None:
    assert list(long_functions(tree(file))) == []
    assert lines(file) <= LONGEST_FILE


def test_most_files_are_shorter_still() -> None:
    assert statistics.median(lines(file) for file in FILES) < MEDIAN_FILE


@pytest.mark.parametrize("file", [f for f in FILES if not is_cli(f)], ids=name)
def test_only_the_command_line_prints(file: Path) -> None:
    assert list(prints(tree(file))) == []


@pytest.mark.parametrize("file", FILES, ids=name)
def test_nothing_is_put_off(file: Path) -> None:
    assert MARKERS.findall(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("check", "source", "found"),
    [
        (asks_edition_id, "if edition.id == 'x': pass", True),
        (asks_edition_id, "if 'x' != state.edition.id: pass", True),
        (asks_edition_id, "if player.id == 'x': pass", False),
        (inexact, "a = 1 / 2", True),
        (inexact, "a /= 2", True),
        (inexact, "a = 0.5", True),
        (inexact, "a = 1 // 2", False),
        (prints, "print(1)", True),
        (prints, "out.print(1)", False),
        (long_functions, "def f():\n" + "    pass\n" * 70, True),
        (long_functions, "def f():\n" + "    pass\n" * 69, False),
    ],
)
def test_the_checks_see(check, source: str, found: bool) -> None:
    assert bool(list(check(ast.parse(source)))) is found
