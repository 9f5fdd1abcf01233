### What the `banker` command prints around the story of a game.

line-error = Line { $line } cannot be read: { $message }
standing = Standing after { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }
standing-out = out
standing-mortgaged = mortgaged
