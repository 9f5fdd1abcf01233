### What the `banker` command prints around the story of a game.

line-error = Line { $line } cannot be read: { $message }
file-error = The file cannot be read: { $message }
standing = Standing after { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }
standing-out = out
standing-hotel = hotel
standing-mortgaged = mortgaged
no-games = No games are kept in { $folder } yet
no-such-game = There is no game { $game }
folder-in-use = Another Bankir is using { $folder }; close it first, or name another folder with --data
folder-too-new = The folder { $folder } was written by a newer Bankir; nothing was changed
folder-damaged = The journal was damaged: what could be read is kept on, the damaged file is { $file }
game-damaged = From entry { $seq } on this game could not be read; everything as it was found is in { $file }
verify-whole = Game { $game }: { $entries ->
        [one] 1 entry, whole
       *[other] { $entries } entries, all whole
    }
verify-chain_broken = Game { $game }: entry { $row } was changed or damaged
verify-unreadable = Game { $game }: entry { $row } cannot be read
verify-out_of_order = Game { $game }: entry { $row } is not where it belongs
verify-does_not_follow = Game { $game }: entry { $row } does not follow from those before it
verify-too_new = Game { $game }: entry { $row } was written by a newer Bankir
verify-no_such_game = There is no game { $game }
import-file_too_large = This file is too large for a game; nothing was imported
import-not_a_game_file = This is no game file of Bankir; nothing was imported
import-file_cut_short = This file is not whole; nothing was imported
import-chain_broken = Row { $row } of this file was changed or damaged; nothing was imported
import-unreadable = Row { $row } of this file cannot be read; nothing was imported
import-out_of_order = Row { $row } of this file is not where it belongs; nothing was imported
import-does_not_follow = Row { $row } of this file does not follow from those before it; nothing was imported
import-too_new = This file was written by a newer Bankir; nothing was imported
verify-journal_damaged = The journal itself is damaged; starting Bankir saves what can be read and keeps the damaged file
