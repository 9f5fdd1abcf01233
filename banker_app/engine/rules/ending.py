"""The end of a game: worth, or the final rents of the sore losers."""

from banker_app.engine import commands as c
from banker_app.engine.charges import charge
from banker_app.engine.conditions import table_free
from banker_app.engine.core import Draft, require
from banker_app.engine.scoring import final_rents, finished
from banker_app.engine.state import BANK


def finish_game(draft: Draft, command: c.FinishGame) -> None:
    state = draft.state
    table_free(state)
    own = state.edition.end.scoring
    scoring = command.scoring or own
    if scoring == "final_rents":
        unsold = [d for d, now in state.deeds.items() if now.owner is None]
        require(not unsold, "deeds_unsold", deeds=unsold)
        for player in state.still_in:
            charge(draft, BANK, player, final_rents(state, player), "final_rents")
    end = finished(draft.state, scoring)
    facts = {"how": end.how, "ranking": list(end.ranking), "winners": list(end.winners)}
    draft.add("game_finished", facts, finished=end, pending=())
