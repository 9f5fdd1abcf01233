"""The command, in English and on one folder, as a person sees it."""

import json
from pathlib import Path
from typing import Any

import pytest

from banker_app.cli import main
from banker_app.text.words import Words

Said = tuple[int, str, str]  # exit code, what it printed, what it said beside that


class Banker:
    def __init__(self, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.data, self.capsys = data, capsys

    def __call__(self, *command: object) -> Said:
        option = "--into" if command[0] == "replay" else "--data"
        return self.plain(*command, option, self.data)

    def plain(self, *command: object) -> Said:
        self.capsys.readouterr()
        code = main([*map(str, command), "--language", "en"])
        said = self.capsys.readouterr()
        assert "Traceback" not in said.err
        return code, said.out, said.err

    def json(self, *command: object) -> tuple[int, Any]:
        code, out, _ = self(*command, "--json")
        assert out.count("\n") == 1
        return code, json.loads(out)


def sentence(id: str, **facts: Any) -> str:
    return Words("en").sentence(id, facts) + "\n"
