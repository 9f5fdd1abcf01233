"""Mistakes at the table, and how they are put right."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.bot import Bot


def mishap(bot: "Bot") -> None:
    """Somebody presses the wrong thing, and it is put right."""
    player = bot.rng.choice(bot.state.still_in)
    cash = bot.state.balances[player]
    match bot.rng.randrange(6):
        case 0:
            bot.do("undo")
            bot.do("redo")
        case 1:
            bot.do("pay", payer="bank", payee=player, amount=37)
            bot.do("undo")
        case 2:
            if bot.do("pay", payer="bank", payee=player, amount=50):
                bot.do("collect_salary", player=player)
                bot.do("reverse", seq=len(bot.table.entries) - 1)
        case 3:
            bot.do("correct", what="balance", player=player, value=cash + 5)
            bot.do("correct", what="balance", player=player, value=cash)
        case 4:
            bot.do("amend_player", player=player, name=player.title())
        case _:
            deed = bot.rng.choice(bot.state.edition.deeds)
            price = bot.state.edition.spaces[deed].price
            bot.do("amend_edition", path=f"spaces.{deed}.price", value=price + 10)
            bot.do("undo")
