# How the war is won: victory cities, counted at the end of a round, after the turn of the United States.

function cities_of {
  params = { side = alliance }
  is     = count([for s in every(space) : s if s.city != none && s.controller != none && s.controller.alliance == side])
  cites  = ["A42-019", "A42-353"]
}

victory axis {
  when    = cities_of(alliance.axis) >= option.victory.cities
  winner  = alliance.axis
  because = "The Axis holds ${cities_of(alliance.axis)} victory cities at the end of round ${game.round}."
  cites   = ["A42-022", "A42-023", "A42-111", "A42-354", "A42-422..424"]
}

victory allies {
  when    = cities_of(alliance.allies) >= option.victory.cities
  winner  = alliance.allies
  because = "The Allies hold ${cities_of(alliance.allies)} victory cities at the end of round ${game.round}."
  cites   = ["A42-022", "A42-023", "A42-111", "A42-354", "A42-422..424"]
}
