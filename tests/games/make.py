"""python -m tests.games.make: writes the golden games anew, from seeds.

Only for a new game or a changed format: a golden game that fails shows a changed rule, and is
looked at before it is written anew.
"""

import json
from pathlib import Path
from typing import Any

from banker_app.table.view import view
from tests.games.bot import Bot

FOLDER = Path(__file__).parent / "golden"
NAMES = ["ann", "bob", "cat", "dan", "eva", "fin", "gus", "hal"]
POT = {"free_parking": {"pot": True, "seed": 50}}
HOUSES = {"building": {"houses": 12, "hotels": 4}, "end": {"minutes": 90}}
# file name -> box, seed, players, turns, options, house rules; "timed": ended by the clock
GAMES: dict[str, dict[str, Any]] = {
    "se-last": {"box": "se-classic-kr", "seed": 113, "players": 3, "turns": 900},
    "se-timed": {"box": "se-classic-kr", "seed": 2, "players": 5, "turns": 60,
                 "rules": {"interest": {"when": "both"}}, "options": {"deal_deeds": 2, "seed": 7}},
    "de-last": {"box": "de-classic-2008", "seed": 2, "players": 3, "turns": 900},
    "de-speed-die": {"box": "de-classic-2008", "seed": 1, "players": 4, "turns": 900,
                     "options": {"speed_die": True}},
    "de-timed": {"box": "de-classic-2008", "seed": 3, "players": 8, "turns": 120, "rules": POT},
    "losers-home": {"box": "de-sore-losers-2020", "seed": 9, "players": 3, "turns": 900},
    "losers-last": {"box": "de-sore-losers-2020", "seed": 3, "players": 2, "turns": 900},
    "losers-six": {"box": "de-sore-losers-2020", "seed": 56, "players": 6, "turns": 900},
    "berlin-last": {"box": "de-berlin-ampelmann", "seed": 91, "players": 4, "turns": 900},
    "berlin-short": {"box": "de-berlin-ampelmann", "seed": 2, "players": 3, "turns": 90,
                     "options": {"speed_die": True}, "rules": HOUSES},
    "karlsruhe-last": {"box": "de-karlsruhe-2025", "seed": 13, "players": 3, "turns": 900},
    "karlsruhe-timed": {"box": "de-karlsruhe-2025", "seed": 2, "players": 4, "turns": 100,
                        "rules": {"money": {"salary_on_landing": 400},
                                  "building": {"even": False}}},
    "us-last": {"box": "us-atlantic-city", "seed": 111, "players": 3, "turns": 900},
    "us-timed": {"box": "us-atlantic-city", "seed": 2, "players": 4, "turns": 100},
    "uk-last": {"box": "uk-london", "seed": 3, "players": 3, "turns": 900},
    "uk-timed": {"box": "uk-london", "seed": 2, "players": 4, "turns": 100,
                 "rules": {"auction": {"when": "always"}, "building": {"unlimited": True}}},
}  # fmt: skip


def played(name: str, about: dict[str, Any]) -> Bot:
    start = {
        "kind": "start_game",
        "edition": about["box"],
        "players": [{"id": p, "name": p.title()} for p in NAMES[: about["players"]]],
        "options": about.get("options", {}),
        "house_rules": about.get("rules", {}),
    }
    bot = Bot(f"golden {name} {about['seed']}", start)
    bot.play(about["turns"], mishaps=0.1)
    if not bot.state.finished:
        assert bot.do("finish_game", scoring="worth")
    return bot


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, about in GAMES.items():
        bot = played(name, about)
        end = view(bot.state, len(bot.table.entries))
        lines = ",\n".join(json.dumps(command) for command in bot.commands)
        text = f'{{"commands": [\n{lines}\n],\n"end": {json.dumps(end)}}}\n'
        (FOLDER / f"{name}.json").write_text(text, "utf-8")
        gone = [c for c in bot.commands if c["kind"] == "declare_bankruptcy"]
        print(f"{name}: {len(bot.commands)} commands, {end['finished']['how']}, {len(gone)} gone")


if __name__ == "__main__":
    main()
