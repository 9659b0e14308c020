# What is hidden from whom.

# How many cards another holds can be seen, which not. Where a card lies says that it is one, and nothing it hides does: so
# this stands before the markers, and what lies in the deck reads "a card" whatever it may be.
hide hands {
  of      = piece
  members = [unit]
  text    = "a face-down card"
  when    = self.space == space.deck || self.space != none && self.space.hand_of != none && self.space.hand_of != viewer
  cites   = ["ATK-081"]
}

# The type of a marker that lies face down, until one has looked at it.
hide face_down_markers {
  of      = piece
  members = [unit]
  text    = "a face-down marker"
  when    = self.unit.sign != none && !self.revealed && !contains(self.seen_by, viewer)
  cites   = ["ATK-104", "ATK-107", "ATK-239"]
}

# Who does not play is not there.
hide empty_chairs {
  cites = ["ATK-077"]
  of    = player
  when  = !contains(powers(), self)
}
