### What the `banker` command prints around the story of a game.

line-error = Rad { $line } går inte att läsa: { $message }
file-error = Filen går inte att läsa: { $message }
standing = Ställningen efter { $entries ->
        [one] 1 händelse
       *[other] { $entries } händelser
    }
standing-out = ute
standing-hotel = hotell
standing-mortgaged = inteckning
no-games = I mappen { $folder } finns inga spel än
no-such-game = Det finns inget spel { $game }
folder-in-use = Bankir är redan igång och använder { $folder }; stäng den först, eller välj en annan mapp med --data
folder-too-new = Mappen { $folder } är skriven av en nyare Bankir; inget har ändrats
folder-damaged = Journalen var skadad: det som gick att läsa används vidare, den skadade filen är { $file }
game-damaged = Från händelse { $seq } gick spelet inte att läsa; allt så som det hittades finns i { $file }
verify-whole = Spel { $game }: { $entries ->
        [one] 1 händelse, oskadad
       *[other] { $entries } händelser, alla oskadade
    }
verify-chain_broken = Spel { $game }: händelse { $row } har ändrats eller skadats
verify-unreadable = Spel { $game }: händelse { $row } går inte att läsa
verify-out_of_order = Spel { $game }: händelse { $row } står inte på sin plats
verify-does_not_follow = Spel { $game }: händelse { $row } stämmer inte med dem före
verify-too_new = Spel { $game }: händelse { $row } är skriven av en nyare Bankir
verify-no_such_game = Det finns inget spel { $game }
import-file_too_large = Filen är för stor för att vara ett spel; inget har importerats
import-not_a_game_file = Det är ingen spelfil från Bankir; inget har importerats
import-file_cut_short = Filen är inte hel; inget har importerats
import-chain_broken = Rad { $row } i filen har ändrats eller skadats; inget har importerats
import-unreadable = Rad { $row } i filen går inte att läsa; inget har importerats
import-out_of_order = Rad { $row } i filen står inte på sin plats; inget har importerats
import-does_not_follow = Rad { $row } i filen stämmer inte med raderna före; inget har importerats
import-too_new = Filen är skriven av en nyare Bankir; inget har importerats
verify-journal_damaged = Själva journalen är skadad; nästa gång Bankir startar räddas det som går att läsa, och den skadade filen sparas
