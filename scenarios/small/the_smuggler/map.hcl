# The town: places that streets join, and two canals that only the smuggler uses.

rows space {
  columns     = [title,         article, column, row, borders]

  mill        = ["Mill",        "the",   2,      1,   [space.fish_market, space.tavern, space.brewery]]
  brewery     = ["Brewery",     "the",   4,      1,   [space.tavern, space.town_hall, space.chapel]]
  chapel      = ["Chapel",      "the",   6,      1,   [space.town_hall, space.barracks]]
  fish_market = ["Fish Market", "the",   1,      2,   [space.rope_walk]]
  tavern      = ["Tavern",      "the",   3,      2,   []]
  town_hall   = ["Town Hall",   "the",   5,      2,   []]
  barracks    = ["Barracks",    "the",   7,      2,   [space.east_gate]]
  harbour     = ["Harbour",     "the",   2,      3,   [space.fish_market, space.tavern, space.rope_walk, space.bridge]]
  market      = ["Market",      "the",   4,      3,   [space.tavern, space.town_hall, space.bridge, space.well]]
  school      = ["School",      "the",   6,      3,   [space.town_hall, space.barracks, space.well, space.east_gate]]
  rope_walk   = ["Rope Walk",   "the",   1,      4,   []]
  bridge      = ["Bridge",      "the",   3,      4,   []]
  well        = ["Well",        "the",   5,      4,   []]
  east_gate   = ["East Gate",   "the",   7,      4,   []]
  shipyard    = ["Shipyard",    "the",   2,      5,   [space.rope_walk, space.bridge, space.tannery]]
  tannery     = ["Tannery",     "the",   4,      5,   [space.bridge, space.well, space.orchard]]
  orchard     = ["Orchard",     "the",   6,      5,   [space.well, space.east_gate]]
}

border west_canal {
  between = [space.harbour, space.market]
  way     = way.canal
}

border east_canal {
  between = [space.market, space.school]
  way     = way.canal
}

picture board {
  coasts = none
  grid   = squares
  points = [kind.point]
}

setup {
  cites = ["SMUGGLER-1"]

  place barracks { watch = { constable = 1 } }
  place chapel { watch = { constable = 1 } }
  place east_gate { watch = { constable = 1 } }
  place harbour { smuggler = { smuggler = 1 } }
  set game { trail = [space.harbour] }
}
