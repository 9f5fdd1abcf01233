### What the `banker` command prints around the story of a game.

line-error = Zeile { $line } ist nicht lesbar: { $message }
file-error = Die Datei ist nicht lesbar: { $message }
standing = Stand nach { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträgen
    }
standing-out = raus
standing-hotel = Hotel
standing-mortgaged = Hypothek
no-games = Im Ordner { $folder } liegen noch keine Spiele
no-such-game = Ein Spiel { $game } gibt es nicht
folder-in-use = Bankir läuft schon und benutzt { $folder }; beende es erst, oder nimm mit --data einen anderen Ordner
folder-too-new = Den Ordner { $folder } hat ein neueres Bankir geschrieben; nichts wurde verändert
folder-damaged = Das Journal war beschädigt: Was lesbar war, wird weitergeführt, die beschädigte Datei ist { $file }
game-damaged = Ab Eintrag { $seq } war dieses Spiel nicht lesbar; alles, wie es vorgefunden wurde, steht in { $file }
verify-whole = Spiel { $game }: { $entries ->
        [one] 1 Eintrag, unversehrt
       *[other] { $entries } Einträge, alle unversehrt
    }
verify-chain_broken = Spiel { $game }: Eintrag { $row } wurde verändert oder beschädigt
verify-unreadable = Spiel { $game }: Eintrag { $row } ist nicht lesbar
verify-out_of_order = Spiel { $game }: Eintrag { $row } steht nicht an seinem Platz
verify-does_not_follow = Spiel { $game }: Eintrag { $row } passt nicht zu den Einträgen davor
verify-too_new = Spiel { $game }: Eintrag { $row } stammt von einem neueren Bankir
verify-no_such_game = Ein Spiel { $game } gibt es nicht
import-file_too_large = Diese Datei ist zu groß für ein Spiel; nichts wurde übernommen
import-not_a_game_file = Das ist keine Spieldatei von Bankir; nichts wurde übernommen
import-file_cut_short = Diese Datei ist nicht vollständig; nichts wurde übernommen
import-chain_broken = Zeile { $row } dieser Datei wurde verändert oder beschädigt; nichts wurde übernommen
import-unreadable = Zeile { $row } dieser Datei ist nicht lesbar; nichts wurde übernommen
import-out_of_order = Zeile { $row } dieser Datei steht nicht an ihrem Platz; nichts wurde übernommen
import-does_not_follow = Zeile { $row } dieser Datei passt nicht zu den Zeilen davor; nichts wurde übernommen
import-too_new = Diese Datei stammt von einem neueren Bankir; nichts wurde übernommen
verify-journal_damaged = Das Journal selbst ist beschädigt; beim nächsten Start rettet Bankir, was lesbar ist, und hebt die beschädigte Datei auf
