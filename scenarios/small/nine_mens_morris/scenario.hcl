# Nine Men's Morris: a game without dice that was scratched into the seats of cathedrals. The rules are in rules.hcl,
# the board in map.hcl, the rules in words in rulebook.hcl, and tests.hcl holds the one to the other; bots.hcl is for bots.

scenario "nine_mens_morris" {
  title = { en = "Nine Men's Morris", de = "Mühle" }
  description = {
    en = "Three in a row take a man of the other: the old board game for two, without dice."
    de = "Drei in einer Reihe nehmen einen Stein des anderen: das alte Brettspiel für zwei, ohne Würfel."
  }
  languages        = ["en", "de"]
  version          = "1.0.0"
  language_version = 2
}

# Spaces are points that lines join.
enum kind { values = [point] }

class space {
  attributes = { column = int, row = int, kind = { type = kind, default = kind.point } }
}

# Men that a player has not placed yet.
resource men { title = { en = "men in hand", de = "Steine in der Hand" } }

unit man {
  title  = { en = "man", de = "Stein" }
  plural = { en = "men", de = "Steine" }
  symbol = circle
}

setup {
  gain p {
    in  = every(player)
    men = 9
  }
}

class game {
  state = { quiet = { type = int, default = 0, doc = "Moves since a man was last taken." } }
}

player white {
  title  = { en = "White", de = "Weiß" }
  colour = "orange"
}

player black {
  title  = { en = "Black", de = "Schwarz" }
  colour = "navy"
}

seating duel {
  title = { en = "two players", de = "zwei Spieler" }
  seats = [[player.white], [player.black]]
}
