### What the `banker` command prints around the story of a game.

line-error = Zeile { $line } ist nicht lesbar: { $message }
standing = Stand nach { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträgen
    }
standing-out = raus
standing-mortgaged = Hypothek
