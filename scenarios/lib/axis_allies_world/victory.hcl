# Victory by cities: at the end of a round, as four places of Revised have it, not at the end of a turn (REV-012).

class victory_level {
  attributes = {
    cities = { type = int, min = 1, max = 12 }
  }
}

needs option victory {
  type = victory_level
}

function cities_of {
  params = { side = alliance }
  is     = count(every(space), space.city != none && space.controller != none && space.controller.alliance == side)
  cites  = ["REV-008", "REV-009", "REV-013"]
}

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

# Bots like cities.
function worth {
  is = inherited + (s.city != none ? 40 : 0)
}

progress cities {
  title  = "victory cities"
  params = { side = alliance }
  is     = cities_of(side)
  goal   = option.victory.cities
}
