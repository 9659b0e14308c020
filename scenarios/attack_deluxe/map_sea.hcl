# The board of Attack! Deluxe: the Sea Zones. A border is stated once and holds both ways.
# Anchored zones are the five the book lists. The Red Sea is part of the Indian Ocean, the Black Sea of the Mediterranean Sea,
# and the Sea of Japan reaches up to Yakut and Koryak: so the book's lists have it. Zones printed on both boards are one zone.

class border {
  attributes = {
    canal = { type = optional(space), default = none, doc = "The region a canal cuts: who holds it controls the way." }
  }
}

space oceans {
  title   = "oceans"
  article = "the"
  off_map = true
  domain  = domain.table
}

space north_atlantic {
  title     = "North Atlantic"
  article   = "the"
  longitude = -45
  latitude  = 38
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders = [
    space.labrador_sea,
    space.caribbean_sea,
    space.norwegian_sea,
    space.bay_of_biscay,
    space.mid_atlantic,
  ]
  cites = ["ATK-216", "ATK-217"]
}

space caribbean_sea {
  title     = "Caribbean Sea"
  article   = "the"
  longitude = -77
  latitude  = 17
  boards    = [board.western]
  domain    = domain.sea
  anchored  = true
  part_of   = space.oceans
  borders   = [space.mid_atlantic]
  cites     = ["ATK-326"]
}

space labrador_sea {
  title     = "Labrador Sea"
  article   = "the"
  longitude = -52
  latitude  = 58
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.norwegian_sea, space.arctic_circle]
}

space norwegian_sea {
  title     = "Norwegian Sea"
  article   = "the"
  longitude = 2
  latitude  = 67
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.northern_sea, space.arctic_circle]
}

space northern_sea {
  title     = "Northern Sea"
  article   = "the"
  longitude = 8
  latitude  = 57
  boards    = [board.western]
  domain    = domain.sea
  anchored  = true
  part_of   = space.oceans
  borders   = [space.bay_of_biscay]
  cites     = ["ATK-333"]
}

space bay_of_biscay {
  title     = "Bay of Biscay"
  article   = "the"
  longitude = -13
  latitude  = 44
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.mediterranean_sea, space.mid_atlantic]
}

space mediterranean_sea {
  title     = "Mediterranean Sea"
  article   = "the"
  longitude = 19
  latitude  = 36
  boards    = [board.western, board.pacific]
  domain    = domain.sea
  anchored  = true
  part_of   = space.oceans
  cites     = ["ATK-119", "ATK-341", "ATK-353"]
}

space mid_atlantic {
  title     = "Mid-Atlantic"
  article   = "the"
  longitude = -32
  latitude  = 12
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.gulf_of_guinea, space.brazil_basin]
}

space gulf_of_guinea {
  title     = "Gulf of Guinea"
  article   = "the"
  longitude = 0
  latitude  = -3
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.brazil_basin, space.angola_basin]
}

space brazil_basin {
  title     = "Brazil Basin"
  article   = "the"
  longitude = -27
  latitude  = -18
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.angola_basin, space.argentine_sea]
}

space angola_basin {
  title     = "Angola Basin"
  article   = "the"
  longitude = 2
  latitude  = -24
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.argentine_sea, space.cape_of_good_hope]
}

space argentine_sea {
  title     = "Argentine Sea"
  article   = "the"
  longitude = -48
  latitude  = -42
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.drake_passage]
}

space drake_passage {
  title     = "Drake Passage"
  article   = "the"
  longitude = -70
  latitude  = -59
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.southeast_pacific, space.antarctic_circle]
}

space cape_of_good_hope {
  title     = "Cape of Good Hope"
  article   = "the"
  longitude = 25
  latitude  = -43
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.mozambique_channel, space.southern_indian_ocean, space.antarctic_circle]
}

space mozambique_channel {
  title     = "Mozambique Channel"
  article   = "the"
  longitude = 42
  latitude  = -19
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.indian_ocean, space.southern_indian_ocean]
}

space indian_ocean {
  title     = "Indian Ocean"
  article   = "the"
  longitude = 63
  latitude  = 10
  boards    = [board.western, board.pacific]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.bay_of_bengal, space.southern_indian_ocean]
  cites     = ["ATK-119", "ATK-367", "ATK-368"]
}

space bay_of_bengal {
  title     = "Bay of Bengal"
  article   = "the"
  longitude = 88
  latitude  = 12
  boards    = [board.pacific]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.southern_indian_ocean, space.coral_sea]
}

space southern_indian_ocean {
  title     = "Southern Indian Ocean"
  article   = "the"
  longitude = 85
  latitude  = -27
  boards    = [board.western, board.pacific]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.coral_sea, space.great_australian_bight, space.antarctic_circle]
  cites     = ["ATK-119"]
}

space coral_sea {
  title     = "Coral Sea"
  article   = "the"
  longitude = 128
  latitude  = -10
  boards    = [board.pacific]
  domain    = domain.sea
  anchored  = true
  part_of   = space.oceans
  borders   = [space.southwest_pacific, space.tasman_sea]
  cites     = ["ATK-222", "ATK-354"]
}

space great_australian_bight {
  title     = "Great Australian Bight"
  article   = "the"
  longitude = 130
  latitude  = -38
  boards    = [board.pacific]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.tasman_sea, space.antarctic_circle]
}

space tasman_sea {
  title     = "Tasman Sea"
  article   = "the"
  longitude = 160
  latitude  = -36
  boards    = [board.pacific]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.southwest_pacific, space.south_pacific, space.antarctic_circle]
}

space southwest_pacific {
  title     = "Southwest Pacific"
  article   = "the"
  longitude = 150
  latitude  = 0
  boards    = [board.pacific]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.northwest_pacific, space.central_pacific, space.south_pacific]
  cites     = ["ATK-220..222"]
}

space northwest_pacific {
  title     = "Northwest Pacific"
  article   = "the"
  longitude = 152
  latitude  = 32
  boards    = [board.pacific]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.sea_of_japan, space.central_pacific, space.bering_sea]
  cites     = ["ATK-219", "ATK-221"]
}

space sea_of_japan {
  title     = "Sea of Japan"
  article   = "the"
  longitude = 138
  latitude  = 45
  boards    = [board.pacific]
  domain    = domain.sea
  anchored  = true
  part_of   = space.oceans
  cites     = ["ATK-361"]
}

space bering_sea {
  title     = "Bering Sea"
  article   = "the"
  longitude = -178
  latitude  = 58
  boards    = [board.western, board.pacific]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.gulf_of_alaska, space.central_pacific, space.arctic_circle]
  cites     = ["ATK-119"]
}

space gulf_of_alaska {
  title     = "Gulf of Alaska"
  article   = "the"
  longitude = -147
  latitude  = 54
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.northeast_pacific, space.central_pacific]
}

space northeast_pacific {
  title     = "Northeast Pacific"
  article   = "the"
  longitude = -133
  latitude  = 37
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.eastern_pacific, space.central_pacific]
}

space eastern_pacific {
  title     = "Eastern Pacific"
  article   = "the"
  longitude = -105
  latitude  = 9
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.southeast_pacific, space.central_pacific, space.south_pacific]
}

space southeast_pacific {
  title     = "Southeast Pacific"
  article   = "the"
  longitude = -90
  latitude  = -28
  boards    = [board.western]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.south_pacific]
}

space central_pacific {
  title     = "Central Pacific"
  article   = "the"
  longitude = -168
  latitude  = 22
  boards    = [board.pacific]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.south_pacific]
}

space south_pacific {
  title     = "South Pacific"
  article   = "the"
  longitude = -140
  latitude  = -24
  boards    = [board.pacific]
  domain    = domain.sea
  part_of   = space.oceans
  borders   = [space.antarctic_circle]
}

space arctic_circle {
  title     = "Arctic Circle"
  article   = "the"
  longitude = 0
  latitude  = 82
  boards    = [board.western, board.pacific]
  domain    = domain.sea
  polar     = true
  cites     = ["ATK-121"]
}

space antarctic_circle {
  title     = "Antarctic Circle"
  article   = "the"
  longitude = 0
  latitude  = -72
  boards    = [board.western, board.pacific]
  domain    = domain.sea
  polar     = true
  cites     = ["ATK-121"]
}

# ---- The two canals

border suez_canal {
  between = [space.mediterranean_sea, space.indian_ocean]
  canal   = space.egypt_sudan
  cites   = ["ATK-130", "ATK-373"]
}

border panama_canal {
  between = [space.caribbean_sea, space.eastern_pacific]
  canal   = space.panama
  cites   = ["ATK-131"]
}
