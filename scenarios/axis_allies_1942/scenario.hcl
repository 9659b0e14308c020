# Axis & Allies 1942 (2009, the spring of 1942): what this edition has besides the common rules. The options, the cities, the canals, the seats.

scenario "axis_allies_1942" {
  title            = "Axis & Allies 1942"
  extends          = "../lib/axis_allies"
  language_version = 2
}

enum city {
  cites = ["A42-019..021"]

  values = [washington, london, leningrad, moscow, calcutta, los_angeles, berlin, paris, rome, shanghai, manila, tokyo]
}

class space {
  attributes = {
    city   = { type = optional(city), default = none, doc = "The victory city here." }
    island = { type = bool, default = false }
  }
  cites = ["A42-070..090", "A42-106..108"]
}

class victory_level {
  attributes = {
    cities = { type = int, min = 1, max = 12 }
  }
}

thing victory_level standard {
  title  = "standard victory"
  cities = 9
  cites  = ["A42-022", "A42-025", "A42-423"]
}

thing victory_level total {
  title  = "total victory"
  cities = 12
  cites  = ["A42-023", "A42-424"]
}

option victory {
  type    = victory_level
  default = victory_level.standard
  text    = "How many victory cities a side must hold at the end of a round."
  cites   = ["A42-024", "A42-025"]
}

# The canals: no spaces, two borders that open to the side that held their banks when the turn began.
border panama_canal {
  between = [space.sea_zone_19, space.sea_zone_20]
  locks   = [space.panama]
  cites   = ["A42-093", "A42-094", "A42-096", "A42-101"]
}

border suez_canal {
  between = [space.sea_zone_15, space.sea_zone_34]
  locks   = [space.anglo_egypt, space.trans_jordan]
  cites   = ["A42-093", "A42-095", "A42-096", "A42-102", "A42-103"]
}

# The book leaves open who runs which powers when fewer than five play; these are the seats of the edition before it.
seating two {
  seats = [[player.soviet_union, player.united_kingdom, player.united_states], [player.germany, player.japan]]
  cites = ["A42-002", "A42-028", "A42-029"]
}

seating three {
  seats = [[player.soviet_union, player.united_kingdom, player.united_states], [player.germany], [player.japan]]
  cites = ["A42-002", "A42-028", "A42-029"]
}

seating four {
  seats = [[player.soviet_union, player.united_states], [player.united_kingdom], [player.germany], [player.japan]]
  cites = ["A42-002", "A42-028", "A42-029"]
}

seating five {
  seats = [[player.soviet_union], [player.germany], [player.united_kingdom], [player.japan], [player.united_states]]
  cites = ["A42-002", "A42-017", "A42-027"]
}
