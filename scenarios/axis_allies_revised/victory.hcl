# Victory by cities, at one of three levels.

class victory_level {
  attributes = {
    cities = { type = int, min = 1, max = 12 }
  }
}

thing victory_level minor {
  title  = "minor victory"
  cities = 8
  cites  = ["REV-014"]
}

thing victory_level major {
  title  = "major victory"
  cities = 10
  cites  = ["REV-015"]
}

thing victory_level total {
  title  = "total victory"
  cities = 12
  cites  = ["REV-016"]
}

option victory {
  type    = victory_level
  default = victory_level.minor
  text    = "How many victory cities a side must hold at the end of a round."
  cites   = ["REV-007"]
}

function cities_of {
  params = { side = alliance }
  is     = count([for s in every(space) : s if s.city != none && s.controller != none && s.controller.alliance == side])
  cites  = ["REV-008", "REV-009", "REV-013"]
}

# ---- Victory: at the end of a round, as four places of the book have it, not at the end of a turn (REV-012).

victory axis {
  when    = cities_of(alliance.axis) >= option.victory.cities
  winner  = alliance.axis
  because = "The Axis holds ${cities_of(alliance.axis)} victory cities at the end of round ${game.round}."
  cites   = ["REV-008", "REV-009", "REV-012", "REV-013", "REV-331"]
}

victory allies {
  when    = cities_of(alliance.allies) >= option.victory.cities
  winner  = alliance.allies
  because = "The Allies hold ${cities_of(alliance.allies)} victory cities at the end of round ${game.round}."
  cites   = ["REV-008", "REV-009", "REV-012", "REV-013", "REV-331"]
}
