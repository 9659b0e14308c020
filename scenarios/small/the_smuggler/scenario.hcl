# The Smuggler: a chase in the dark. One player sees everything, the other three constables and a trail. The rules are in
# rules.hcl, the town in map.hcl.

scenario "the_smuggler" {
  title            = "The Smuggler"
  description      = "A chase through a town at night: three constables look for one whom they see in every third round."
  version          = "1.0.0"
  language_version = 2
}

# Places are points that lines join.
enum kind { values = [point] }

class space {
  attributes = {
    column = int
    row    = int
    kind   = { type = kind, default = kind.point }
  }
}

# How two places are joined.
enum way {
  values  = [street, canal]
  colours = { canal = "blue" }
}

class border {
  attributes = { way = { type = way, default = way.street } }
}

class game {
  state = {
    trail = { type = set(space), show = true, doc = "Where the smuggler may be, as far as the watch can know." }
  }
}

class piece {
  state = {
    seen  = { type = bool, show = false, doc = "The watch sees the smuggler." }
    moved = { type = bool, lasts = phase.patrols }
  }
}

unit smuggler {
  title  = "smuggler"
  symbol = diamond
}

unit constable {
  title  = "constable"
  symbol = shield
}

player smuggler {
  title   = "smuggler"
  article = "the"
  colour  = "purple"
}

player watch {
  title   = "watch"
  article = "the"
  colour  = "blue"
}

seating chase {
  title = "two players"
  seats = [[player.smuggler], [player.watch]]
}

hide the_smuggler {
  of    = piece
  when  = self.unit == unit.smuggler && !self.seen && viewer != player.smuggler
  cites = ["SMUGGLER-4"]
}
