# The board as the printed map and the charts have it, stated once more: what borders on what, both ways, what is worth how
# much, whose it is, and what stands where. Nothing here is computed from the map that it is compared with.

test "the borders of the territories" {
  cites = ["EUR-087", "EUR-088", "EUR-114", "EUR-323", "EUR-332", "EUR-399", "EUR-439", "EUR-477", "EUR-521", "EUR-556"]

  cases = {
    "Algeria" = {
      here = space.algeria
      borders_on = [
        space.morocco, space.tunisia, space.strait_of_gibraltar, space.western_mediterranean,
      ]
    }
    "Archangel" = { here = space.archangel, borders_on = [space.karelia, space.russia, space.siberia, space.white_sea] }
    "Austria" = {
      here = space.austria
      borders_on = [
        space.czechoslovakia, space.germany, space.hungary, space.northern_italy, space.switzerland,
        space.yugoslavia,
      ]
    }
    "Baltic States" = {
      here = space.baltic_states
      borders_on = [
        space.belorussia, space.east_poland, space.leningrad, space.poland, space.baltic_sea,
      ]
    }
    "Belorussia" = {
      here = space.belorussia
      borders_on = [
        space.baltic_states, space.east_poland, space.leningrad, space.moscow, space.russia, space.stalingrad,
        space.turkestan, space.ukraine,
      ]
    }
    "Bessarabia" = {
      here       = space.bessarabia,
      borders_on = [space.east_poland, space.hungary, space.rumania, space.ukraine]
    }
    "Bulgaria" = {
      here = space.bulgaria
      borders_on = [
        space.greece, space.rumania, space.turkey, space.yugoslavia, space.black_sea,
      ]
    }
    "Canada" = { here = space.canada, borders_on = [space.united_states, space.davis_strait] }
    "Caucasus" = {
      here = space.caucasus
      borders_on = [
        space.iran, space.stalingrad, space.turkestan, space.turkey, space.ukraine, space.black_sea,
      ]
    }
    "Corsica" = { here = space.corsica, borders_on = [space.tyrrhenian_sea] }
    "Crete"   = { here = space.crete, borders_on = [space.aegean_sea, space.eastern_mediterranean] }
    "Cyprus"  = { here = space.cyprus, borders_on = [space.aegean_sea, space.eastern_mediterranean] }
    "Czechoslovakia" = {
      here       = space.czechoslovakia,
      borders_on = [space.austria, space.germany, space.hungary, space.poland]
    }
    "Denmark" = { here = space.denmark, borders_on = [space.germany, space.danish_sea] }
    "East Poland" = {
      here = space.east_poland
      borders_on = [
        space.baltic_states, space.belorussia, space.bessarabia, space.hungary, space.poland, space.ukraine,
      ]
    }
    "Eastern France" = {
      here = space.eastern_france
      borders_on = [
        space.france, space.germany, space.netherlands_belgium, space.switzerland, space.vichy_france,
      ]
    }
    "Egypt" = { here = space.egypt, borders_on = [space.libya, space.palestine, space.eastern_mediterranean] }
    "Eire"  = { here = space.eire, borders_on = [space.celtic_sea] }
    "Finland" = {
      here = space.finland
      borders_on = [
        space.karelia, space.norway, space.sweden, space.vyborg, space.baltic_sea, space.barents_sea,
      ]
    }
    "France" = {
      here = space.france
      borders_on = [
        space.eastern_france, space.netherlands_belgium, space.spain, space.vichy_france, space.bay_of_biscay,
        space.english_channel,
      ]
    }
    "Germany" = {
      here = space.germany
      borders_on = [
        space.austria, space.czechoslovakia, space.denmark, space.eastern_france, space.netherlands_belgium,
        space.poland, space.switzerland, space.baltic_sea, space.danish_sea,
      ]
    }
    "Gibraltar" = { here = space.gibraltar, borders_on = [space.strait_of_gibraltar] }
    "Greece" = {
      here = space.greece
      borders_on = [
        space.bulgaria, space.turkey, space.yugoslavia, space.adriatic_sea, space.aegean_sea,
        space.central_mediterranean,
      ]
    }
    "Hungary" = {
      here = space.hungary
      borders_on = [
        space.austria, space.bessarabia, space.czechoslovakia, space.east_poland, space.poland, space.rumania,
        space.yugoslavia,
      ]
    }
    "Iceland" = { here = space.iceland, borders_on = [space.denmark_strait] }
    "Iran"    = { here = space.iran, borders_on = [space.caucasus, space.iraq, space.syria, space.turkey] }
    "Iraq"    = { here = space.iraq, borders_on = [space.iran, space.syria, space.trans_jordan] }
    "Karelia" = {
      here = space.karelia
      borders_on = [
        space.archangel, space.finland, space.leningrad, space.russia, space.vyborg, space.white_sea,
      ]
    }
    "Leningrad" = {
      here = space.leningrad
      borders_on = [
        space.baltic_states, space.belorussia, space.karelia, space.russia, space.vyborg, space.baltic_sea,
      ]
    }
    "Libya" = {
      here = space.libya
      borders_on = [
        space.egypt, space.tunisia, space.central_mediterranean, space.eastern_mediterranean,
        space.sicilian_sea,
      ]
    }
    "Malta" = { here = space.malta, borders_on = [space.sicilian_sea] }
    "Morocco" = {
      here = space.morocco
      borders_on = [
        space.algeria, space.spanish_morocco, space.south_atlantic, space.strait_of_gibraltar,
      ]
    }
    "Moscow" = { here = space.moscow, borders_on = [space.belorussia, space.russia, space.turkestan] }
    "Netherlands-Belgium" = {
      here = space.netherlands_belgium
      borders_on = [
        space.eastern_france, space.france, space.germany, space.danish_sea, space.english_channel,
      ]
    }
    "Northern Italy" = {
      here = space.northern_italy
      borders_on = [
        space.austria, space.southern_italy, space.switzerland, space.vichy_france, space.yugoslavia,
        space.adriatic_sea, space.tyrrhenian_sea,
      ]
    }
    "Norway" = {
      here = space.norway
      borders_on = [
        space.finland, space.sweden, space.barents_sea, space.danish_sea, space.north_sea, space.norwegian_sea,
      ]
    }
    "Palestine" = {
      here = space.palestine
      borders_on = [
        space.egypt, space.syria, space.trans_jordan, space.eastern_mediterranean,
      ]
    }
    "Poland" = {
      here = space.poland
      borders_on = [
        space.baltic_states, space.czechoslovakia, space.east_poland, space.germany, space.hungary,
        space.baltic_sea,
      ]
    }
    "Rumania" = {
      here = space.rumania
      borders_on = [
        space.bessarabia, space.bulgaria, space.hungary, space.ukraine, space.yugoslavia, space.black_sea,
      ]
    }
    "Russia" = {
      here = space.russia
      borders_on = [
        space.archangel, space.belorussia, space.karelia, space.leningrad, space.moscow, space.siberia,
        space.turkestan,
      ]
    }
    "Sardinia"     = { here = space.sardinia, borders_on = [space.tyrrhenian_sea] }
    "Saudi Arabia" = { here = space.saudi_arabia, borders_on = [space.trans_jordan] }
    "Siberia"      = { here = space.siberia, borders_on = [space.archangel, space.russia, space.turkestan] }
    "Sicily"       = { here = space.sicily, borders_on = [space.sicilian_sea] }
    "Southern Italy" = {
      here = space.southern_italy
      borders_on = [
        space.northern_italy, space.adriatic_sea, space.central_mediterranean, space.sicilian_sea,
      ]
    }
    "Spain" = {
      here = space.spain
      borders_on = [
        space.france, space.vichy_france, space.strait_of_gibraltar, space.western_mediterranean,
      ]
    }
    "Spanish Morocco" = { here = space.spanish_morocco, borders_on = [space.morocco, space.strait_of_gibraltar] }
    "Stalingrad" = {
      here       = space.stalingrad,
      borders_on = [space.belorussia, space.caucasus, space.turkestan, space.ukraine]
    }
    "Sweden" = { here = space.sweden, borders_on = [space.finland, space.norway, space.baltic_sea, space.danish_sea] }
    "Switzerland" = {
      here = space.switzerland
      borders_on = [
        space.austria, space.eastern_france, space.germany, space.northern_italy, space.vichy_france,
      ]
    }
    "Syria" = {
      here = space.syria
      borders_on = [
        space.iran, space.iraq, space.palestine, space.trans_jordan, space.turkey, space.eastern_mediterranean,
      ]
    }
    "Trans-Jordan" = {
      here       = space.trans_jordan,
      borders_on = [space.iraq, space.palestine, space.saudi_arabia, space.syria]
    }
    "Tunisia" = { here = space.tunisia, borders_on = [space.algeria, space.libya, space.sicilian_sea] }
    "Turkestan" = {
      here = space.turkestan
      borders_on = [
        space.belorussia, space.caucasus, space.moscow, space.russia, space.siberia, space.stalingrad,
      ]
    }
    "Turkey" = {
      here = space.turkey
      borders_on = [
        space.bulgaria, space.caucasus, space.greece, space.iran, space.syria, space.aegean_sea,
        space.black_sea, space.eastern_mediterranean,
      ]
    }
    "Ukraine S.S.R." = {
      here = space.ukraine
      borders_on = [
        space.belorussia, space.bessarabia, space.caucasus, space.east_poland, space.rumania, space.stalingrad,
        space.black_sea,
      ]
    }
    "United Kingdom" = {
      here = space.united_kingdom
      borders_on = [
        space.atlantic, space.celtic_sea, space.english_channel, space.north_sea,
      ]
    }
    "United States" = { here = space.united_states, borders_on = [space.canada, space.us_eastern_coast] }
    "Vichy France" = {
      here = space.vichy_france
      borders_on = [
        space.eastern_france, space.france, space.northern_italy, space.spain, space.switzerland,
        space.tyrrhenian_sea, space.western_mediterranean,
      ]
    }
    "Vyborg" = { here = space.vyborg, borders_on = [space.finland, space.karelia, space.leningrad, space.baltic_sea] }
    "Yugoslavia" = {
      here = space.yugoslavia
      borders_on = [
        space.austria, space.bulgaria, space.greece, space.hungary, space.northern_italy, space.rumania,
        space.adriatic_sea,
      ]
    }
  }

  expect {
    that    = same(adjacent(here), borders_on)
    message = "${here} borders on these and on nothing else."
  }
}

test "the borders of the sea zones" {
  cites = ["EUR-087", "EUR-115", "EUR-327", "EUR-332", "EUR-393", "EUR-396", "EUR-585", "EUR-669"]

  cases = {
    "Adriatic Sea" = {
      here = space.adriatic_sea
      borders_on = [
        space.greece, space.northern_italy, space.southern_italy, space.yugoslavia, space.central_mediterranean,
      ]
    }
    "Aegean Sea" = {
      here = space.aegean_sea
      borders_on = [
        space.crete, space.cyprus, space.greece, space.turkey, space.black_sea, space.central_mediterranean,
        space.eastern_mediterranean,
      ]
    }
    "Atlantic" = {
      here = space.atlantic
      borders_on = [
        space.united_kingdom, space.celtic_sea, space.denmark_strait, space.halifax_sea, space.north_atlantic,
        space.north_sea,
      ]
    }
    "Azores Sea" = {
      here = space.azores_sea
      borders_on = [
        space.bay_of_biscay, space.british_convoy_1, space.british_convoy_2, space.british_convoy_3,
        space.celtic_sea, space.central_atlantic, space.mid_atlantic, space.south_atlantic,
        space.strait_of_gibraltar,
      ]
    }
    "Baltic Sea" = {
      here = space.baltic_sea
      borders_on = [
        space.baltic_states, space.finland, space.germany, space.leningrad, space.poland, space.sweden,
        space.vyborg, space.danish_sea,
      ]
    }
    "Barents Sea" = {
      here = space.barents_sea
      borders_on = [
        space.finland, space.norway, space.north_atlantic, space.norwegian_sea, space.soviet_convoy,
        space.white_sea,
      ]
    }
    "Bay of Biscay" = {
      here = space.bay_of_biscay
      borders_on = [
        space.france, space.azores_sea, space.celtic_sea, space.english_channel,
      ]
    }
    "Black Sea" = {
      here = space.black_sea
      borders_on = [
        space.bulgaria, space.caucasus, space.rumania, space.turkey, space.ukraine, space.aegean_sea,
      ]
    }
    "British Convoy 1" = {
      here = space.british_convoy_1
      borders_on = [
        space.azores_sea, space.central_atlantic, space.south_atlantic,
      ]
    }
    "British Convoy 2" = { here = space.british_convoy_2, borders_on = [space.azores_sea, space.central_atlantic] }
    "British Convoy 3" = {
      here       = space.british_convoy_3,
      borders_on = [space.azores_sea, space.celtic_sea, space.mid_atlantic]
    }
    "British Convoy 4" = {
      here = space.british_convoy_4
      borders_on = [
        space.davis_strait, space.denmark_strait, space.halifax_sea,
      ]
    }
    "Celtic Sea" = {
      here = space.celtic_sea
      borders_on = [
        space.eire, space.united_kingdom, space.atlantic, space.azores_sea, space.bay_of_biscay,
        space.british_convoy_3, space.english_channel, space.halifax_sea, space.mid_atlantic,
      ]
    }
    "Central Atlantic" = {
      here = space.central_atlantic
      borders_on = [
        space.azores_sea, space.british_convoy_1, space.british_convoy_2, space.mid_atlantic,
        space.south_atlantic, space.us_convoy_1, space.us_eastern_coast,
      ]
    }
    "Central Mediterranean" = {
      here = space.central_mediterranean
      borders_on = [
        space.greece, space.libya, space.southern_italy, space.adriatic_sea, space.aegean_sea,
        space.eastern_mediterranean, space.sicilian_sea,
      ]
    }
    "Danish Sea" = {
      here = space.danish_sea
      borders_on = [
        space.denmark, space.germany, space.netherlands_belgium, space.norway, space.sweden, space.baltic_sea,
        space.english_channel, space.north_sea,
      ]
    }
    "Davis Strait" = {
      here = space.davis_strait
      borders_on = [
        space.canada, space.british_convoy_4, space.denmark_strait, space.halifax_sea, space.us_eastern_coast,
      ]
    }
    "Denmark Strait" = {
      here = space.denmark_strait
      borders_on = [
        space.iceland, space.atlantic, space.british_convoy_4, space.davis_strait, space.halifax_sea,
        space.north_atlantic,
      ]
    }
    "Eastern Mediterranean" = {
      here = space.eastern_mediterranean
      borders_on = [
        space.crete, space.cyprus, space.egypt, space.libya, space.palestine, space.syria, space.turkey,
        space.aegean_sea, space.central_mediterranean,
      ]
    }
    "English Channel" = {
      here = space.english_channel
      borders_on = [
        space.france, space.netherlands_belgium, space.united_kingdom, space.bay_of_biscay, space.celtic_sea,
        space.danish_sea, space.north_sea,
      ]
    }
    "Halifax Sea" = {
      here = space.halifax_sea
      borders_on = [
        space.atlantic, space.british_convoy_4, space.celtic_sea, space.davis_strait, space.denmark_strait,
        space.mid_atlantic, space.us_convoy_2, space.us_eastern_coast,
      ]
    }
    "Mid-Atlantic" = {
      here = space.mid_atlantic
      borders_on = [
        space.azores_sea, space.british_convoy_3, space.celtic_sea, space.central_atlantic, space.halifax_sea,
        space.us_convoy_1, space.us_convoy_2, space.us_eastern_coast,
      ]
    }
    "North Atlantic" = {
      here = space.north_atlantic
      borders_on = [
        space.atlantic, space.barents_sea, space.denmark_strait, space.north_sea, space.norwegian_sea,
        space.soviet_convoy,
      ]
    }
    "North Sea" = {
      here = space.north_sea
      borders_on = [
        space.norway, space.united_kingdom, space.atlantic, space.danish_sea, space.english_channel,
        space.north_atlantic, space.norwegian_sea,
      ]
    }
    "Norwegian Sea" = {
      here = space.norwegian_sea
      borders_on = [
        space.norway, space.barents_sea, space.north_atlantic, space.north_sea, space.soviet_convoy,
      ]
    }
    "Sicilian Sea" = {
      here = space.sicilian_sea
      borders_on = [
        space.libya, space.malta, space.sicily, space.southern_italy, space.tunisia,
        space.central_mediterranean, space.tyrrhenian_sea, space.western_mediterranean,
      ]
    }
    "South Atlantic" = {
      here = space.south_atlantic
      borders_on = [
        space.morocco, space.azores_sea, space.british_convoy_1, space.central_atlantic,
        space.strait_of_gibraltar,
      ]
    }
    "Soviet Convoy" = {
      here       = space.soviet_convoy,
      borders_on = [space.barents_sea, space.north_atlantic, space.norwegian_sea]
    }
    "Strait of Gibraltar" = {
      here = space.strait_of_gibraltar
      borders_on = [
        space.algeria, space.gibraltar, space.morocco, space.spain, space.spanish_morocco, space.azores_sea,
        space.south_atlantic, space.western_mediterranean,
      ]
    }
    "Tyrrhenian Sea" = {
      here = space.tyrrhenian_sea
      borders_on = [
        space.corsica, space.northern_italy, space.sardinia, space.vichy_france, space.sicilian_sea,
        space.western_mediterranean,
      ]
    }
    "U.S. Convoy 1" = {
      here = space.us_convoy_1
      borders_on = [
        space.central_atlantic, space.mid_atlantic, space.us_eastern_coast,
      ]
    }
    "U.S. Convoy 2" = {
      here       = space.us_convoy_2,
      borders_on = [space.halifax_sea, space.mid_atlantic, space.us_eastern_coast]
    }
    "U.S. Eastern Coast" = {
      here = space.us_eastern_coast
      borders_on = [
        space.united_states, space.central_atlantic, space.davis_strait, space.halifax_sea, space.mid_atlantic,
        space.us_convoy_1, space.us_convoy_2,
      ]
    }
    "Western Mediterranean" = {
      here = space.western_mediterranean
      borders_on = [
        space.algeria, space.spain, space.vichy_france, space.sicilian_sea, space.strait_of_gibraltar,
        space.tyrrhenian_sea,
      ]
    }
    "White Sea" = { here = space.white_sea, borders_on = [space.archangel, space.karelia, space.barents_sea] }
  }

  expect {
    that    = same(adjacent(here), borders_on)
    message = "${here} borders on these and on nothing else."
  }
}

test "the board has 61 territories and 35 sea zones, seven of them convoy centres" {
  cites = ["EUR-085", "EUR-087", "EUR-091", "EUR-095", "EUR-099", "EUR-376"]

  expect { that = count(every(space), space.domain == domain.land && !space.off_map) == 61 }
  expect { that = count(every(space), space.domain == domain.sea) == 35 }
  expect {
    that = same(where(every(space), space.convoy), [
      space.british_convoy_1, space.british_convoy_2, space.british_convoy_3, space.british_convoy_4,
      space.soviet_convoy, space.us_convoy_1, space.us_convoy_2,
    ])
    message = "These are convoy centres, and no others."
  }
  expect {
    that = same(where(every(space), space.neutral), [
      space.eire, space.saudi_arabia, space.spain, space.spanish_morocco, space.sweden, space.switzerland,
      space.turkey,
    ])
    message = "These seven territories are neutral, and no others."
  }
  expect {
    that = same(where(every(space), space.middle_east), [
      space.egypt, space.iran, space.iraq, space.palestine, space.syria, space.trans_jordan,
    ])
    message = "These are the countries of the Middle East, and no others."
  }
  expect {
    that = same(where(every(space), space.island), [
      space.corsica, space.crete, space.cyprus, space.iceland, space.malta, space.sardinia, space.sicily,
    ])
    message = "These are islands, and no others."
  }
}

test "what the territories and convoy centres are worth" {
  cites = [
    "EUR-046", "EUR-093", "EUR-094", "EUR-265", "EUR-289", "EUR-391", "EUR-392", "EUR-438", "EUR-448", "EUR-453",
    "EUR-455", "EUR-490"
  ]

  cases = {
    "1 IPC" = {
      value = 1
      which = [
        space.algeria, space.archangel, space.baltic_states, space.belorussia, space.bulgaria, space.denmark,
        space.east_poland, space.egypt, space.finland, space.greece, space.karelia, space.leningrad,
        space.libya, space.morocco, space.rumania, space.russia, space.stalingrad, space.syria, space.tunisia,
        space.vichy_france, space.yugoslavia,
      ]
    }
    "2 IPC" = {
      value = 2
      which = [
        space.austria, space.czechoslovakia, space.eastern_france, space.hungary, space.iran, space.iraq,
        space.moscow, space.netherlands_belgium, space.norway, space.poland, space.siberia,
        space.southern_italy, space.trans_jordan, space.turkestan, space.ukraine,
      ]
    }
    "3 IPC" = {
      value = 3
      which = [
        space.british_convoy_1, space.british_convoy_2, space.canada, space.france,
      ]
    }
    "4 IPC" = {
      value = 4
      which = [
        space.caucasus, space.northern_italy, space.soviet_convoy, space.us_convoy_1,
      ]
    }
    "5 IPC" = {
      value = 5
      which = [
        space.british_convoy_3, space.british_convoy_4,
      ]
    }
    "6 IPC" = {
      value = 6
      which = [
        space.germany, space.united_kingdom, space.us_convoy_2,
      ]
    }
    "30 IPC" = {
      value = 30
      which = [
        space.united_states,
      ]
    }
  }

  expect {
    that    = same(where(every(space), space.income == value), which)
    message = "These are worth ${value} IPC, and no others."
  }
}

test "no territory and no convoy centre is worth anything else" {
  cites = ["EUR-094", "EUR-265"]

  expect { that = all(every(space), contains([0, 1, 2, 3, 4, 5, 6, 30], space.income)) }
  expect {
    that    = all([for s in every(space) : s.income > 0 if s.convoy])
    message = "Every convoy centre is worth something."
  }
  expect {
    that    = sum([for s in every(space) : s.income if s.middle_east]) == 8
    message = "The scale of the Middle East has eight boxes."
  }
}

test "what Germany holds at the start, and what that yields" {
  setup = true
  cites = ["EUR-079", "EUR-080", "EUR-129", "EUR-042", "EUR-126", "EUR-132"]

  expect {
    own = [
      space.algeria, space.austria, space.bulgaria, space.corsica, space.crete, space.czechoslovakia,
      space.denmark, space.eastern_france, space.finland, space.france, space.germany, space.greece,
      space.hungary, space.libya, space.morocco, space.netherlands_belgium, space.northern_italy, space.norway,
      space.poland, space.rumania, space.sardinia, space.sicily, space.southern_italy, space.tunisia,
      space.vichy_france, space.yugoslavia,
    ]
    that = (
      same(where(every(space), space.controller == player.germany), own) &&
      same(where(every(space), space.power == player.germany), own)
    )
    message = "It controls these 26 territories, and nothing else."
  }
  expect { that = player.germany.purse == 40 && production(player.germany) == 40 }
  expect { that = player.germany.home == space.germany && space.germany.capital == player.germany }
}

test "what the Soviet Union holds at the start, and what that yields" {
  setup = true
  cites = ["EUR-082", "EUR-083", "EUR-130", "EUR-042", "EUR-126", "EUR-132"]

  expect {
    own = [
      space.archangel, space.baltic_states, space.belorussia, space.bessarabia, space.caucasus,
      space.east_poland, space.karelia, space.leningrad, space.moscow, space.russia, space.siberia,
      space.stalingrad, space.turkestan, space.ukraine, space.vyborg, space.soviet_convoy,
    ]
    that = (
      same(where(every(space), space.controller == player.soviet_union), own) &&
      same(where(every(space), space.power == player.soviet_union), own)
    )
    message = "It controls these 15 territories and one convoy centre, and nothing else."
  }
  expect { that = player.soviet_union.purse == 24 && production(player.soviet_union) == 24 }
  expect { that = player.soviet_union.home == space.moscow && space.moscow.capital == player.soviet_union }
}

test "what the United Kingdom holds at the start, and what that yields" {
  setup = true
  cites = ["EUR-081", "EUR-128", "EUR-042", "EUR-126", "EUR-132"]

  expect {
    own = [
      space.canada, space.cyprus, space.gibraltar, space.iceland, space.malta, space.united_kingdom,
      space.british_convoy_1, space.british_convoy_2, space.british_convoy_3, space.british_convoy_4,
    ]
    that = (
      same(where(every(space), space.controller == player.united_kingdom), own) &&
      same(where(every(space), space.power == player.united_kingdom), own)
    )
    message = "It controls these 6 territories and 4 convoy centres, and nothing else."
  }
  expect { that = player.united_kingdom.purse == 25 && production(player.united_kingdom) == 25 }
  expect {
    that = player.united_kingdom.home == space.united_kingdom && space.united_kingdom.capital == player.united_kingdom
  }
}

test "what the United States holds at the start, and what that yields" {
  setup = true
  cites = ["EUR-084", "EUR-127", "EUR-042", "EUR-126", "EUR-132"]

  expect {
    own = [
      space.united_states, space.us_convoy_1, space.us_convoy_2,
    ]
    that = (
      same(where(every(space), space.controller == player.united_states), own) &&
      same(where(every(space), space.power == player.united_states), own)
    )
    message = "It controls these 1 territories and 2 convoy centres, and nothing else."
  }
  expect { that = player.united_states.purse == 40 && production(player.united_states) == 40 }
  expect {
    that = player.united_states.home == space.united_states && space.united_states.capital == player.united_states
  }
}

test "there are four capitals, and nobody holds the Middle East" {
  setup = true
  cites = ["EUR-078", "EUR-097"]

  expect {
    that = same(
      where(every(space), space.capital != none),
      [space.germany, space.moscow, space.united_kingdom, space.united_states]
    )
  }
  expect { that = all([for s in every(space) : s.controller == none && s.power == none if s.middle_east || s.neutral]) }
}

test "the countries of the Middle East are six" {
  cites = ["EUR-086"]

  expect {
    that = same(where(every(space), space.middle_east), [
      space.egypt, space.iran, space.iraq, space.palestine, space.syria, space.trans_jordan
    ])
  }
}

test "no ship passes the Turkish straits, and aircraft do" {
  setup = true
  cites = ["EUR-102", "EUR-103"]

  cases = {
    "Germany"            = { p = player.germany }
    "the Soviet Union"   = { p = player.soviet_union }
    "the United Kingdom" = { p = player.united_kingdom }
  }

  given {
    create {
      unit  = unit.destroyer
      owner = p
      at    = space.black_sea
    }
    create {
      unit  = unit.fighter
      owner = p
      at    = p.home
    }
  }
  expect {
    ship = first(pieces(space.black_sea), piece.unit == unit.destroyer)
    that = (
      empty(reach(movement.by_sea, ship, space.black_sea, 2)) &&
      empty(reach(movement.by_sea_at_peace, ship, space.black_sea, 2))
    )
    message = "The Black Sea is closed."
  }
  expect {
    plane   = first(every(piece), piece.owner == p && piece.unit == unit.fighter)
    that    = contains(reach(movement.by_air, plane, space.black_sea, 1), space.aegean_sea)
    message = "An aircraft crosses in one move."
  }
}

# ---- What stands where

# infantry, artillery, armour, aa_gun, industrial_complex, fighter, bomber
test "the chart of Germany on land" {
  setup = true
  cites = ["EUR-038", "EUR-053"]

  cases = {
    "Austria"             = { s = space.austria, has = [1, 1, 0, 0, 0, 0, 0] }
    "Bulgaria"            = { s = space.bulgaria, has = [2, 0, 0, 0, 0, 0, 0] }
    "Crete"               = { s = space.crete, has = [1, 0, 0, 0, 0, 0, 0] }
    "Czechoslovakia"      = { s = space.czechoslovakia, has = [1, 1, 0, 0, 0, 0, 0] }
    "Denmark"             = { s = space.denmark, has = [1, 0, 0, 0, 0, 0, 0] }
    "Eastern France"      = { s = space.eastern_france, has = [4, 0, 0, 0, 0, 0, 0] }
    "Finland"             = { s = space.finland, has = [3, 0, 0, 0, 0, 0, 0] }
    "France"              = { s = space.france, has = [4, 1, 2, 0, 0, 1, 0] }
    "Germany"             = { s = space.germany, has = [4, 2, 2, 1, 1, 2, 1] }
    "Greece"              = { s = space.greece, has = [2, 1, 0, 0, 0, 0, 0] }
    "Hungary"             = { s = space.hungary, has = [3, 1, 1, 0, 0, 0, 0] }
    "Morocco"             = { s = space.morocco, has = [1, 0, 0, 0, 0, 0, 0] }
    "Netherlands-Belgium" = { s = space.netherlands_belgium, has = [3, 0, 2, 0, 0, 0, 0] }
    "Northern Italy"      = { s = space.northern_italy, has = [2, 1, 2, 1, 1, 1, 0] }
    "Norway"              = { s = space.norway, has = [4, 0, 0, 0, 0, 1, 0] }
    "Poland"              = { s = space.poland, has = [6, 1, 2, 0, 0, 1, 0] }
    "Rumania"             = { s = space.rumania, has = [3, 0, 1, 0, 0, 0, 0] }
    "Southern Italy"      = { s = space.southern_italy, has = [2, 0, 0, 0, 0, 0, 0] }
    "Tunisia"             = { s = space.tunisia, has = [1, 1, 1, 0, 0, 0, 0] }
    "Yugoslavia"          = { s = space.yugoslavia, has = [2, 0, 0, 0, 0, 0, 0] }
  }

  expect {
    that = same([for c in pieces(s) : c.unit], concat(
      repeated(unit.infantry, has[0]), repeated(unit.artillery, has[1]), repeated(unit.armour, has[2]),
      repeated(unit.aa_gun, has[3]), repeated(unit.industrial_complex, has[4]), repeated(unit.fighter, has[5]),
      repeated(unit.bomber, has[6])
    ))
    message = "The units of the chart stand there, and no others."
  }
  expect { that = all(pieces(s), piece.owner == player.germany) }
}

# transport, submarine, destroyer, carrier, battleship, fighter
test "the chart of Germany at sea" {
  setup = true
  cites = ["EUR-038", "EUR-053"]

  cases = {
    "Azores Sea"     = { s = space.azores_sea, has = [0, 1, 0, 0, 0, 0] }
    "Barents Sea"    = { s = space.barents_sea, has = [0, 1, 0, 0, 0, 0] }
    "Bay of Biscay"  = { s = space.bay_of_biscay, has = [0, 2, 0, 0, 0, 0] }
    "Danish Sea"     = { s = space.danish_sea, has = [1, 2, 0, 0, 0, 0] }
    "Denmark Strait" = { s = space.denmark_strait, has = [0, 1, 0, 0, 0, 0] }
    "Halifax Sea"    = { s = space.halifax_sea, has = [0, 1, 0, 0, 0, 0] }
    "Mid-Atlantic"   = { s = space.mid_atlantic, has = [0, 1, 0, 0, 0, 0] }
    "South Atlantic" = { s = space.south_atlantic, has = [0, 1, 0, 0, 0, 0] }
    "Tyrrhenian Sea" = { s = space.tyrrhenian_sea, has = [1, 0, 1, 0, 1, 0] }
  }

  expect {
    that = same([for c in pieces(s) : c.unit], concat(
      repeated(unit.transport, has[0]), repeated(unit.submarine, has[1]), repeated(unit.destroyer, has[2]),
      repeated(unit.carrier, has[3]), repeated(unit.battleship, has[4]), repeated(unit.fighter, has[5])
    ))
    message = "The units of the chart stand there, and no others."
  }
  expect { that = all(pieces(s), piece.owner == player.germany) }
}

# infantry, artillery, armour, aa_gun, industrial_complex, fighter, bomber
test "the chart of the Soviet Union on land" {
  setup = true
  cites = ["EUR-038", "EUR-053"]

  cases = {
    "Archangel"      = { s = space.archangel, has = [3, 0, 1, 1, 1, 0, 0] }
    "Baltic States"  = { s = space.baltic_states, has = [3, 0, 0, 0, 0, 0, 0] }
    "Belorussia"     = { s = space.belorussia, has = [4, 1, 0, 0, 0, 0, 0] }
    "Bessarabia"     = { s = space.bessarabia, has = [1, 0, 1, 0, 0, 0, 0] }
    "Caucasus"       = { s = space.caucasus, has = [3, 0, 1, 0, 0, 0, 0] }
    "East Poland"    = { s = space.east_poland, has = [4, 0, 0, 0, 0, 0, 0] }
    "Iran"           = { s = space.iran, has = [1, 0, 0, 0, 0, 0, 0] }
    "Karelia"        = { s = space.karelia, has = [2, 0, 0, 0, 0, 0, 0] }
    "Leningrad"      = { s = space.leningrad, has = [2, 0, 0, 1, 1, 0, 0] }
    "Moscow"         = { s = space.moscow, has = [4, 0, 1, 1, 1, 1, 1] }
    "Russia"         = { s = space.russia, has = [4, 1, 0, 0, 0, 0, 0] }
    "Siberia"        = { s = space.siberia, has = [3, 1, 1, 0, 0, 0, 0] }
    "Stalingrad"     = { s = space.stalingrad, has = [2, 1, 0, 1, 1, 0, 0] }
    "Turkestan"      = { s = space.turkestan, has = [3, 0, 1, 0, 0, 0, 0] }
    "Ukraine S.S.R." = { s = space.ukraine, has = [4, 1, 0, 0, 0, 0, 0] }
    "Vyborg"         = { s = space.vyborg, has = [1, 0, 0, 0, 0, 0, 0] }
  }

  expect {
    that = same([for c in pieces(s) : c.unit], concat(
      repeated(unit.infantry, has[0]), repeated(unit.artillery, has[1]), repeated(unit.armour, has[2]),
      repeated(unit.aa_gun, has[3]), repeated(unit.industrial_complex, has[4]), repeated(unit.fighter, has[5]),
      repeated(unit.bomber, has[6])
    ))
    message = "The units of the chart stand there, and no others."
  }
  expect { that = all(pieces(s), piece.owner == player.soviet_union) }
}

# transport, submarine, destroyer, carrier, battleship, fighter
test "the chart of the Soviet Union at sea" {
  setup = true
  cites = ["EUR-038", "EUR-053"]

  cases = {
    "White Sea" = { s = space.white_sea, has = [1, 1, 0, 0, 0, 0] }
  }

  expect {
    that = same([for c in pieces(s) : c.unit], concat(
      repeated(unit.transport, has[0]), repeated(unit.submarine, has[1]), repeated(unit.destroyer, has[2]),
      repeated(unit.carrier, has[3]), repeated(unit.battleship, has[4]), repeated(unit.fighter, has[5])
    ))
    message = "The units of the chart stand there, and no others."
  }
  expect { that = all(pieces(s), piece.owner == player.soviet_union) }
}

# infantry, artillery, armour, aa_gun, industrial_complex, fighter, bomber
test "the chart of the United Kingdom on land" {
  setup = true
  cites = ["EUR-038", "EUR-053"]

  cases = {
    "Canada"         = { s = space.canada, has = [0, 0, 1, 1, 1, 0, 0] }
    "Egypt"          = { s = space.egypt, has = [1, 1, 1, 0, 0, 0, 0] }
    "Iraq"           = { s = space.iraq, has = [1, 0, 0, 0, 0, 0, 0] }
    "Malta"          = { s = space.malta, has = [0, 0, 0, 0, 0, 1, 0] }
    "Palestine"      = { s = space.palestine, has = [1, 0, 0, 0, 0, 0, 0] }
    "Syria"          = { s = space.syria, has = [1, 0, 0, 0, 0, 0, 0] }
    "United Kingdom" = { s = space.united_kingdom, has = [4, 1, 1, 1, 1, 2, 1] }
  }

  expect {
    that = same([for c in pieces(s) : c.unit], concat(
      repeated(unit.infantry, has[0]), repeated(unit.artillery, has[1]), repeated(unit.armour, has[2]),
      repeated(unit.aa_gun, has[3]), repeated(unit.industrial_complex, has[4]), repeated(unit.fighter, has[5]),
      repeated(unit.bomber, has[6])
    ))
    message = "The units of the chart stand there, and no others."
  }
  expect { that = all(pieces(s), piece.owner == player.united_kingdom) }
}

# transport, submarine, destroyer, carrier, battleship, fighter
test "the chart of the United Kingdom at sea" {
  setup = true
  cites = ["EUR-038", "EUR-053"]

  cases = {
    "Celtic Sea"            = { s = space.celtic_sea, has = [2, 0, 1, 0, 0, 0] }
    "Davis Strait"          = { s = space.davis_strait, has = [1, 0, 1, 0, 0, 0] }
    "Eastern Mediterranean" = { s = space.eastern_mediterranean, has = [1, 0, 1, 0, 0, 0] }
    "English Channel"       = { s = space.english_channel, has = [0, 0, 1, 0, 0, 0] }
    "North Sea"             = { s = space.north_sea, has = [1, 0, 1, 0, 1, 0] }
    "Strait of Gibraltar"   = { s = space.strait_of_gibraltar, has = [0, 0, 1, 0, 0, 0] }
  }

  expect {
    that = same([for c in pieces(s) : c.unit], concat(
      repeated(unit.transport, has[0]), repeated(unit.submarine, has[1]), repeated(unit.destroyer, has[2]),
      repeated(unit.carrier, has[3]), repeated(unit.battleship, has[4]), repeated(unit.fighter, has[5])
    ))
    message = "The units of the chart stand there, and no others."
  }
  expect { that = all(pieces(s), piece.owner == player.united_kingdom) }
}

# infantry, artillery, armour, aa_gun, industrial_complex, fighter, bomber
test "the chart of the United States on land" {
  setup = true
  cites = ["EUR-038", "EUR-053"]

  cases = {
    "United States" = { s = space.united_states, has = [2, 0, 0, 1, 1, 1, 1] }
  }

  expect {
    that = same([for c in pieces(s) : c.unit], concat(
      repeated(unit.infantry, has[0]), repeated(unit.artillery, has[1]), repeated(unit.armour, has[2]),
      repeated(unit.aa_gun, has[3]), repeated(unit.industrial_complex, has[4]), repeated(unit.fighter, has[5]),
      repeated(unit.bomber, has[6])
    ))
    message = "The units of the chart stand there, and no others."
  }
  expect { that = all(pieces(s), piece.owner == player.united_states) }
}

# transport, submarine, destroyer, carrier, battleship, fighter
test "the chart of the United States at sea" {
  setup = true
  cites = ["EUR-038", "EUR-053"]

  cases = {
    "U.S. Eastern Coast" = { s = space.us_eastern_coast, has = [1, 0, 1, 0, 0, 0] }
  }

  expect {
    that = same([for c in pieces(s) : c.unit], concat(
      repeated(unit.transport, has[0]), repeated(unit.submarine, has[1]), repeated(unit.destroyer, has[2]),
      repeated(unit.carrier, has[3]), repeated(unit.battleship, has[4]), repeated(unit.fighter, has[5])
    ))
    message = "The units of the chart stand there, and no others."
  }
  expect { that = all(pieces(s), piece.owner == player.united_states) }
}

test "nothing stands anywhere else" {
  setup = true
  cites = ["EUR-053", "EUR-054"]

  cases = {
    "Germany"        = { p = player.germany, has = [50, 10, 13, 2, 2, 6, 1, 2, 10, 1, 0, 1] }
    "Soviet Union"   = { p = player.soviet_union, has = [44, 5, 6, 4, 4, 1, 1, 1, 1, 0, 0, 0] }
    "United Kingdom" = { p = player.united_kingdom, has = [8, 2, 3, 2, 2, 3, 1, 5, 0, 6, 0, 1] }
    "United States"  = { p = player.united_states, has = [2, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0] }
  }

  expect {
    that = same([for c in every(piece) : c.unit if c.owner == p], concat(
      repeated(unit.infantry, has[0]),
      repeated(unit.artillery, has[1]),
      repeated(unit.armour, has[2]),
      repeated(unit.aa_gun, has[3]),
      repeated(unit.industrial_complex, has[4]),
      repeated(unit.fighter, has[5]),
      repeated(unit.bomber, has[6]),
      repeated(unit.transport, has[7]),
      repeated(unit.submarine, has[8]),
      repeated(unit.destroyer, has[9]),
      repeated(unit.carrier, has[10]),
      repeated(unit.battleship, has[11]),
    ))
    message = "That many of each kind, in all."
  }
}
