# Sabres: a duel with cards. The cards are in cards.hcl, the rules in rules.hcl.

scenario "sabres" {
  title            = "Sabres"
  description      = "A duel with cards: thrust, parry and strike back, in three lines. Two players, first to three hits."
  version          = "1.0.0"
  language_version = 2
}

enum line { values = [high, middle, low] }

class unit {
  attributes = {
    line     = line
    strength = { type = int, min = 1, max = 5 }
  }
}

class space {
  attributes = { hand_of = { type = optional(player), default = none } }
}

class player {
  state = { hits = { type = int, default = 0, show = true, doc = "Hits that the player has scored." } }
}

player rose {
  title  = "Rose"
  colour = "red"
}

player thorn {
  title  = "Thorn"
  colour = "green"
}

seating duel {
  title = "two players"
  seats = [[player.rose], [player.thorn]]
}

# What is in a hand only its player sees, and in the deck nobody.
hide cards {
  of      = piece
  members = [unit]
  text    = "a card"
  when    = self.space == space.deck || self.space != none && self.space.hand_of != none && self.space.hand_of != viewer
  cites   = ["SABRES-1"]
}
