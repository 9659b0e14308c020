# The board of Axis & Allies Europe: the territories.
# Every border is stated once, territories before sea zones and by label, and holds both ways. A place is a point for drawing:
# degrees east and north. power is the colour the territory is printed in; red and light pink are both the Soviet Union's.
# The countries of the Middle East are printed for nobody. income is left out where it is nothing.

space "algeria" {
  title     = "Algeria"
  longitude = 2
  latitude  = 34
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.morocco, space.tunisia, space.strait_of_gibraltar, space.western_mediterranean]
}

space "archangel" {
  title     = "Archangel"
  longitude = 44
  latitude  = 64
  domain    = domain.land
  income    = 1
  power     = player.soviet_union
  borders   = [space.karelia, space.russia, space.siberia, space.white_sea]
}

space "austria" {
  title     = "Austria"
  longitude = 14.5
  latitude  = 47.5
  domain    = domain.land
  income    = 2
  power     = player.germany
  borders = [
    space.czechoslovakia,
    space.germany,
    space.hungary,
    space.northern_italy,
    space.switzerland,
    space.yugoslavia,
  ]
}

space "baltic_states" {
  title     = "Baltic States"
  article   = "the"
  longitude = 25
  latitude  = 56.5
  domain    = domain.land
  income    = 1
  power     = player.soviet_union
  borders   = [space.belorussia, space.east_poland, space.leningrad, space.poland, space.baltic_sea]
}

space "belorussia" {
  title     = "Belorussia"
  longitude = 31
  latitude  = 53.5
  domain    = domain.land
  income    = 1
  power     = player.soviet_union
  borders = [
    space.east_poland,
    space.leningrad,
    space.moscow,
    space.russia,
    space.stalingrad,
    space.turkestan,
    space.ukraine,
  ]
}

space "bessarabia" {
  title     = "Bessarabia"
  longitude = 28.5
  latitude  = 47.2
  domain    = domain.land
  power     = player.soviet_union
  borders   = [space.east_poland, space.hungary, space.rumania, space.ukraine]
}

space "bulgaria" {
  title     = "Bulgaria"
  longitude = 25
  latitude  = 42.7
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.greece, space.rumania, space.turkey, space.yugoslavia, space.black_sea]
}

space "canada" {
  title     = "Canada"
  longitude = -66
  latitude  = 50
  domain    = domain.land
  income    = 3
  power     = player.united_kingdom
  borders   = [space.united_states, space.davis_strait]
}

space "caucasus" {
  title     = "Caucasus"
  article   = "the"
  longitude = 43.5
  latitude  = 43.5
  domain    = domain.land
  income    = 4
  power     = player.soviet_union
  borders   = [space.iran, space.stalingrad, space.turkestan, space.turkey, space.ukraine, space.black_sea]
}

space "corsica" {
  title     = "Corsica"
  longitude = 9.1
  latitude  = 42.2
  domain    = domain.land
  power     = player.germany
  island    = true
  borders   = [space.tyrrhenian_sea]
}

space "crete" {
  title     = "Crete"
  longitude = 24.9
  latitude  = 35.2
  domain    = domain.land
  power     = player.germany
  island    = true
  borders   = [space.aegean_sea, space.eastern_mediterranean]
}

space "cyprus" {
  title     = "Cyprus"
  longitude = 33.2
  latitude  = 35
  domain    = domain.land
  power     = player.united_kingdom
  island    = true
  borders   = [space.aegean_sea, space.eastern_mediterranean]
}

space "czechoslovakia" {
  title     = "Czechoslovakia"
  longitude = 16
  latitude  = 49.7
  domain    = domain.land
  income    = 2
  power     = player.germany
  borders   = [space.germany, space.hungary, space.poland]
}

space "denmark" {
  title     = "Denmark"
  longitude = 9.3
  latitude  = 56
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.germany, space.danish_sea]
}

space "east_poland" {
  title     = "East Poland"
  longitude = 25
  latitude  = 50.8
  domain    = domain.land
  income    = 1
  power     = player.soviet_union
  borders   = [space.hungary, space.poland, space.ukraine]
}

space "eastern_france" {
  title     = "Eastern France"
  longitude = 5.5
  latitude  = 48.3
  domain    = domain.land
  income    = 2
  power     = player.germany
  borders   = [space.france, space.germany, space.netherlands_belgium, space.switzerland, space.vichy_france]
}

space "egypt" {
  title       = "Egypt"
  longitude   = 28.5
  latitude    = 28
  domain      = domain.land
  income      = 1
  middle_east = true
  borders     = [space.libya, space.palestine, space.eastern_mediterranean]
}

space "eire" {
  title     = "Eire"
  longitude = -8
  latitude  = 53.2
  domain    = domain.land
  neutral   = true
  borders   = [space.celtic_sea]
}

space "finland" {
  title     = "Finland"
  longitude = 26
  latitude  = 64
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.karelia, space.norway, space.sweden, space.vyborg, space.baltic_sea, space.barents_sea]
}

space "france" {
  title     = "France"
  longitude = 0
  latitude  = 47.5
  domain    = domain.land
  income    = 3
  power     = player.germany
  borders   = [space.netherlands_belgium, space.spain, space.vichy_france, space.bay_of_biscay, space.english_channel]
}

space "germany" {
  title     = "Germany"
  longitude = 11
  latitude  = 51.5
  domain    = domain.land
  income    = 6
  power     = player.germany
  capital   = player.germany
  borders   = [space.netherlands_belgium, space.poland, space.switzerland, space.baltic_sea, space.danish_sea]
}

space "gibraltar" {
  title     = "Gibraltar"
  longitude = -5.4
  latitude  = 36.4
  domain    = domain.land
  power     = player.united_kingdom
  borders   = [space.strait_of_gibraltar]
}

space "greece" {
  title     = "Greece"
  longitude = 22
  latitude  = 39.5
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.turkey, space.yugoslavia, space.adriatic_sea, space.aegean_sea, space.central_mediterranean]
}

space "hungary" {
  title     = "Hungary"
  longitude = 19.5
  latitude  = 47
  domain    = domain.land
  income    = 2
  power     = player.germany
  borders   = [space.poland, space.rumania, space.yugoslavia]
}

space "iceland" {
  title     = "Iceland"
  longitude = -18.5
  latitude  = 65
  domain    = domain.land
  power     = player.united_kingdom
  island    = true
  borders   = [space.denmark_strait]
}

space "iran" {
  title       = "Iran"
  longitude   = 50
  latitude    = 35
  domain      = domain.land
  income      = 2
  middle_east = true
  borders     = [space.iraq, space.syria, space.turkey]
}

space "iraq" {
  title       = "Iraq"
  longitude   = 43.5
  latitude    = 33
  domain      = domain.land
  income      = 2
  middle_east = true
  borders     = [space.syria, space.trans_jordan]
}

space "karelia" {
  title     = "Karelia"
  longitude = 34
  latitude  = 64
  domain    = domain.land
  income    = 1
  power     = player.soviet_union
  borders   = [space.leningrad, space.russia, space.vyborg, space.white_sea]
}

space "leningrad" {
  title     = "Leningrad"
  longitude = 31.5
  latitude  = 58.5
  domain    = domain.land
  income    = 1
  power     = player.soviet_union
  borders   = [space.russia, space.vyborg, space.baltic_sea]
}

space "libya" {
  title     = "Libya"
  longitude = 18
  latitude  = 29.5
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.tunisia, space.central_mediterranean, space.eastern_mediterranean, space.sicilian_sea]
}

space "malta" {
  title     = "Malta"
  longitude = 14.4
  latitude  = 35.9
  domain    = domain.land
  power     = player.united_kingdom
  island    = true
  borders   = [space.sicilian_sea]
}

space "morocco" {
  title     = "Morocco"
  longitude = -7
  latitude  = 32
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.spanish_morocco, space.south_atlantic, space.strait_of_gibraltar]
}

space "moscow" {
  title     = "Moscow"
  longitude = 38.5
  latitude  = 55.5
  domain    = domain.land
  income    = 2
  power     = player.soviet_union
  capital   = player.soviet_union
  borders   = [space.russia, space.turkestan]
}

space "netherlands_belgium" {
  title     = "Netherlands-Belgium"
  longitude = 4.8
  latitude  = 51.2
  domain    = domain.land
  income    = 2
  power     = player.germany
  borders   = [space.danish_sea, space.english_channel]
}

space "northern_italy" {
  title     = "Northern Italy"
  longitude = 10.5
  latitude  = 44.8
  domain    = domain.land
  income    = 4
  power     = player.germany
  borders = [
    space.southern_italy,
    space.switzerland,
    space.vichy_france,
    space.yugoslavia,
    space.adriatic_sea,
    space.tyrrhenian_sea,
  ]
}

space "norway" {
  title     = "Norway"
  longitude = 9.5
  latitude  = 61.5
  domain    = domain.land
  income    = 2
  power     = player.germany
  borders   = [space.sweden, space.barents_sea, space.danish_sea, space.north_sea, space.norwegian_sea]
}

space "palestine" {
  title       = "Palestine"
  longitude   = 34.8
  latitude    = 31.2
  domain      = domain.land
  middle_east = true
  borders     = [space.syria, space.trans_jordan, space.eastern_mediterranean]
}

space "poland" {
  title     = "Poland"
  longitude = 19
  latitude  = 52
  domain    = domain.land
  income    = 2
  power     = player.germany
  borders   = [space.baltic_sea]
}

space "rumania" {
  title     = "Rumania"
  longitude = 25
  latitude  = 45.5
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.ukraine, space.yugoslavia, space.black_sea]
}

space "russia" {
  title     = "Russia"
  longitude = 42
  latitude  = 59.5
  domain    = domain.land
  income    = 1
  power     = player.soviet_union
  borders   = [space.siberia, space.turkestan]
}

space "sardinia" {
  title     = "Sardinia"
  longitude = 9
  latitude  = 40
  domain    = domain.land
  power     = player.germany
  island    = true
  borders   = [space.tyrrhenian_sea]
}

space "saudi_arabia" {
  title     = "Saudi Arabia"
  longitude = 42
  latitude  = 27
  domain    = domain.land
  neutral   = true
  borders   = [space.trans_jordan]
}

space "siberia" {
  title     = "Siberia"
  longitude = 56
  latitude  = 62
  domain    = domain.land
  income    = 2
  power     = player.soviet_union
  borders   = [space.turkestan]
}

space "sicily" {
  title     = "Sicily"
  longitude = 14.2
  latitude  = 37.5
  domain    = domain.land
  power     = player.germany
  island    = true
  borders   = [space.sicilian_sea]
}

space "southern_italy" {
  title     = "Southern Italy"
  longitude = 15.2
  latitude  = 41
  domain    = domain.land
  income    = 2
  power     = player.germany
  borders   = [space.adriatic_sea, space.central_mediterranean, space.sicilian_sea]
}

space "spain" {
  title     = "Spain"
  longitude = -4
  latitude  = 40
  domain    = domain.land
  neutral   = true
  borders   = [space.vichy_france, space.strait_of_gibraltar, space.western_mediterranean]
}

space "spanish_morocco" {
  title     = "Spanish Morocco"
  longitude = -4.5
  latitude  = 34.8
  domain    = domain.land
  neutral   = true
  borders   = [space.strait_of_gibraltar]
}

space "stalingrad" {
  title     = "Stalingrad"
  longitude = 43
  latitude  = 48.5
  domain    = domain.land
  income    = 1
  power     = player.soviet_union
  borders   = [space.turkestan, space.ukraine]
}

space "sweden" {
  title     = "Sweden"
  longitude = 15.5
  latitude  = 61
  domain    = domain.land
  neutral   = true
  borders   = [space.baltic_sea, space.danish_sea]
}

space "switzerland" {
  title     = "Switzerland"
  longitude = 8
  latitude  = 46.8
  domain    = domain.land
  neutral   = true
  borders   = [space.vichy_france]
}

space "syria" {
  title       = "Syria"
  longitude   = 38
  latitude    = 35
  domain      = domain.land
  income      = 1
  middle_east = true
  borders     = [space.trans_jordan, space.turkey, space.eastern_mediterranean]
}

space "trans_jordan" {
  title       = "Trans-Jordan"
  longitude   = 37
  latitude    = 30.8
  domain      = domain.land
  income      = 2
  middle_east = true
}

space "tunisia" {
  title     = "Tunisia"
  longitude = 9.5
  latitude  = 34
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.sicilian_sea]
}

space "turkestan" {
  title     = "Turkestan"
  longitude = 52
  latitude  = 51
  domain    = domain.land
  income    = 2
  power     = player.soviet_union
}

space "turkey" {
  title     = "Turkey"
  longitude = 33
  latitude  = 39
  domain    = domain.land
  neutral   = true
  borders   = [space.aegean_sea, space.black_sea, space.eastern_mediterranean]
}

space "ukraine" {
  title     = "Ukraine S.S.R."
  article   = "the"
  longitude = 33.5
  latitude  = 48.5
  domain    = domain.land
  income    = 2
  power     = player.soviet_union
  borders   = [space.black_sea]
}

space "united_kingdom" {
  title     = "United Kingdom"
  article   = "the"
  longitude = -1.5
  latitude  = 53
  domain    = domain.land
  income    = 6
  power     = player.united_kingdom
  capital   = player.united_kingdom
  borders   = [space.atlantic, space.celtic_sea, space.english_channel, space.north_sea]
}

space "united_states" {
  title     = "United States"
  article   = "the"
  longitude = -78
  latitude  = 40
  domain    = domain.land
  income    = 30
  power     = player.united_states
  capital   = player.united_states
  borders   = [space.us_eastern_coast]
}

space "vichy_france" {
  title     = "Vichy France"
  longitude = 3
  latitude  = 44.5
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.tyrrhenian_sea, space.western_mediterranean]
}

space "vyborg" {
  title     = "Vyborg"
  longitude = 29
  latitude  = 60.9
  domain    = domain.land
  power     = player.soviet_union
  borders   = [space.baltic_sea]
}

space "yugoslavia" {
  title     = "Yugoslavia"
  longitude = 18.5
  latitude  = 44
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.adriatic_sea]
}
