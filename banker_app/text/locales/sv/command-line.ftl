### What the `banker` command prints around the story of a game.

line-error = Rad { $line } går inte att läsa: { $message }
standing = Ställningen efter { $entries ->
        [one] 1 händelse
       *[other] { $entries } händelser
    }
standing-out = ute
standing-mortgaged = inteckning
