# The board of Axis & Allies Europe: the sea zones and the seven convoy centres.
# Every border is stated once and holds both ways. The border between the Black Sea and the Aegean Sea is the Turkish straits
# (scenario.hcl). power is the power that a convoy centre supplies.

space "adriatic_sea" {
  title     = "Adriatic Sea"
  article   = "the"
  longitude = 16
  latitude  = 42.7
  domain    = domain.sea
  borders   = [space.central_mediterranean]
}

space "aegean_sea" {
  title     = "Aegean Sea"
  article   = "the"
  longitude = 25.3
  latitude  = 38
  domain    = domain.sea
  borders   = [space.central_mediterranean, space.eastern_mediterranean]
}

space "atlantic" {
  title     = "Atlantic"
  article   = "the"
  longitude = -13
  latitude  = 57.5
  domain    = domain.sea
  borders   = [space.celtic_sea, space.denmark_strait, space.halifax_sea, space.north_atlantic, space.north_sea]
}

space "azores_sea" {
  title     = "Azores Sea"
  article   = "the"
  longitude = -20
  latitude  = 38.5
  domain    = domain.sea
  borders = [
    space.bay_of_biscay,
    space.british_convoy_1,
    space.british_convoy_2,
    space.british_convoy_3,
    space.celtic_sea,
    space.central_atlantic,
    space.mid_atlantic,
    space.south_atlantic,
    space.strait_of_gibraltar,
  ]
}

space "baltic_sea" {
  title     = "Baltic Sea"
  article   = "the"
  longitude = 19.5
  latitude  = 57
  domain    = domain.sea
  borders   = [space.danish_sea]
}

space "barents_sea" {
  title     = "Barents Sea"
  article   = "the"
  longitude = 26
  latitude  = 72.5
  domain    = domain.sea
  borders   = [space.north_atlantic, space.norwegian_sea, space.soviet_convoy, space.white_sea]
}

space "bay_of_biscay" {
  title     = "Bay of Biscay"
  article   = "the"
  longitude = -4.5
  latitude  = 45.5
  domain    = domain.sea
  borders   = [space.celtic_sea, space.english_channel]
}

space "black_sea" {
  title     = "Black Sea"
  article   = "the"
  longitude = 34
  latitude  = 43.5
  domain    = domain.sea
}

space "british_convoy_1" {
  title     = "British Convoy 1"
  longitude = -36
  latitude  = 29
  domain    = domain.sea
  income    = 3
  power     = player.united_kingdom
  convoy    = true
  borders   = [space.central_atlantic, space.south_atlantic]
}

space "british_convoy_2" {
  title     = "British Convoy 2"
  longitude = -36
  latitude  = 37.5
  domain    = domain.sea
  income    = 3
  power     = player.united_kingdom
  convoy    = true
  borders   = [space.central_atlantic]
}

space "british_convoy_3" {
  title     = "British Convoy 3"
  longitude = -25
  latitude  = 45
  domain    = domain.sea
  income    = 5
  power     = player.united_kingdom
  convoy    = true
  borders   = [space.celtic_sea, space.mid_atlantic]
}

space "british_convoy_4" {
  title     = "British Convoy 4"
  longitude = -38
  latitude  = 56.5
  domain    = domain.sea
  income    = 5
  power     = player.united_kingdom
  convoy    = true
  borders   = [space.davis_strait, space.denmark_strait, space.halifax_sea]
}

space "celtic_sea" {
  title     = "Celtic Sea"
  article   = "the"
  longitude = -13
  latitude  = 49
  domain    = domain.sea
  borders   = [space.english_channel, space.halifax_sea, space.mid_atlantic]
}

space "central_atlantic" {
  title     = "Central Atlantic"
  article   = "the"
  longitude = -50
  latitude  = 32
  domain    = domain.sea
  borders   = [space.mid_atlantic, space.south_atlantic, space.us_convoy_1, space.us_eastern_coast]
}

space "central_mediterranean" {
  title     = "Central Mediterranean"
  article   = "the"
  longitude = 19
  latitude  = 35.5
  domain    = domain.sea
  borders   = [space.eastern_mediterranean, space.sicilian_sea]
}

space "danish_sea" {
  title     = "Danish Sea"
  article   = "the"
  longitude = 6.5
  latitude  = 55.5
  domain    = domain.sea
  borders   = [space.english_channel, space.north_sea]
}

space "davis_strait" {
  title     = "Davis Strait"
  article   = "the"
  longitude = -52
  latitude  = 58
  domain    = domain.sea
  borders   = [space.denmark_strait, space.halifax_sea, space.us_eastern_coast]
}

space "denmark_strait" {
  title     = "Denmark Strait"
  article   = "the"
  longitude = -26
  latitude  = 62.5
  domain    = domain.sea
  borders   = [space.halifax_sea, space.north_atlantic]
}

space "eastern_mediterranean" {
  title     = "Eastern Mediterranean"
  article   = "the"
  longitude = 29.5
  latitude  = 33.3
  domain    = domain.sea
}

space "english_channel" {
  title     = "English Channel"
  article   = "the"
  longitude = -2.5
  latitude  = 50
  domain    = domain.sea
  borders   = [space.north_sea]
}

space "halifax_sea" {
  title     = "Halifax Sea"
  article   = "the"
  longitude = -32
  latitude  = 51.5
  domain    = domain.sea
  borders   = [space.mid_atlantic, space.us_convoy_2, space.us_eastern_coast]
}

space "mid_atlantic" {
  title     = "Mid-Atlantic"
  article   = "the"
  longitude = -42
  latitude  = 43.5
  domain    = domain.sea
  borders   = [space.us_convoy_1, space.us_convoy_2, space.us_eastern_coast]
}

space "north_atlantic" {
  title     = "North Atlantic"
  article   = "the"
  longitude = -6
  latitude  = 64
  domain    = domain.sea
  borders   = [space.north_sea, space.norwegian_sea, space.soviet_convoy]
}

space "north_sea" {
  title     = "North Sea"
  article   = "the"
  longitude = 2.5
  latitude  = 58.5
  domain    = domain.sea
  borders   = [space.norwegian_sea]
}

space "norwegian_sea" {
  title     = "Norwegian Sea"
  article   = "the"
  longitude = 6
  latitude  = 65
  domain    = domain.sea
  borders   = [space.soviet_convoy]
}

space "sicilian_sea" {
  title     = "Sicilian Sea"
  article   = "the"
  longitude = 11.5
  latitude  = 37
  domain    = domain.sea
  borders   = [space.tyrrhenian_sea, space.western_mediterranean]
}

space "south_atlantic" {
  title     = "South Atlantic"
  article   = "the"
  longitude = -24
  latitude  = 26
  domain    = domain.sea
  borders   = [space.strait_of_gibraltar]
}

space "soviet_convoy" {
  title     = "Soviet Convoy"
  article   = "the"
  longitude = 4
  latitude  = 69.5
  domain    = domain.sea
  income    = 4
  power     = player.soviet_union
  convoy    = true
}

space "strait_of_gibraltar" {
  title     = "Strait of Gibraltar"
  article   = "the"
  longitude = -8.5
  latitude  = 36
  domain    = domain.sea
  borders   = [space.western_mediterranean]
}

space "tyrrhenian_sea" {
  title     = "Tyrrhenian Sea"
  article   = "the"
  longitude = 8
  latitude  = 42.9
  domain    = domain.sea
  borders   = [space.western_mediterranean]
}

space "us_convoy_1" {
  title     = "U.S. Convoy 1"
  longitude = -62
  latitude  = 38.5
  domain    = domain.sea
  income    = 4
  power     = player.united_states
  convoy    = true
  borders   = [space.us_eastern_coast]
}

space "us_convoy_2" {
  title     = "U.S. Convoy 2"
  longitude = -54
  latitude  = 45.5
  domain    = domain.sea
  income    = 6
  power     = player.united_states
  convoy    = true
  borders   = [space.us_eastern_coast]
}

space "us_eastern_coast" {
  title     = "U.S. Eastern Coast"
  article   = "the"
  longitude = -69
  latitude  = 41.5
  domain    = domain.sea
}

space "western_mediterranean" {
  title     = "Western Mediterranean"
  article   = "the"
  longitude = 3
  latitude  = 38.8
  domain    = domain.sea
}

space "white_sea" {
  title     = "White Sea"
  article   = "the"
  longitude = 38.5
  latitude  = 66.5
  domain    = domain.sea
}
