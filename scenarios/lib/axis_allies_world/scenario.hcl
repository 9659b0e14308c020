# What the editions that are played on the map of the world share: the board, the five powers, the victory cities, complexes
# that are built, carriers that are launched with their fighters.

scenario "axis_allies_world" {
  title            = "Axis & Allies: the World"
  extends          = "../axis_allies"
  abstract         = true
  version          = "1.0.0"
  language_version = 2
}

enum city {
  cites = ["REV-008", "REV-010", "REV-011"]

  values = [washington, london, leningrad, moscow, calcutta, los_angeles, berlin, paris, rome, shanghai, manila, tokyo]
}

class space {
  attributes = {
    city = { type = optional(city), default = none, doc = "The victory city here." }
  }
}

picture board { marks = [income, city, capital] }

# Units bought wait here until they are mobilized.
space mobilization_zone {
  title   = "Mobilization Zone"
  article = "the"
  cites   = ["REV-175"]
}

# The canals: no spaces, two borders that open to the side that held their banks when the turn began.
border panama_canal {
  between = [space.sea_zone_19, space.sea_zone_20]
  locks   = [space.panama]
  cites   = ["REV-107", "REV-108", "REV-110", "REV-115"]
}

border suez_canal {
  between = [space.sea_zone_15, space.sea_zone_34]
  locks   = [space.anglo_egypt, space.trans_jordan]
  cites   = ["REV-107", "REV-109", "REV-110", "REV-116", "REV-117"]
}

seating two {
  seats = [[player.soviet_union, player.united_kingdom, player.united_states], [player.germany, player.japan]]
  cites = ["REV-006", "REV-019", "REV-023", "REV-024"]
}

seating three {
  seats = [[player.soviet_union, player.united_kingdom, player.united_states], [player.germany], [player.japan]]
  cites = ["REV-025..027"]
}

seating four {
  seats = [[player.soviet_union, player.united_states], [player.united_kingdom], [player.germany], [player.japan]]
  cites = ["REV-028..031"]
}

seating five {
  seats = [[player.soviet_union], [player.germany], [player.united_kingdom], [player.japan], [player.united_states]]
  cites = ["REV-005", "REV-006", "REV-018", "REV-032..036"]
}
