# Tests of the starting position, the map and the order of play. Clauses 1 to 126.

test "fighters in a sea zone begin on the carrier there" {
  setup = true
  cites = ["REV-063", "REV-071"]

  expect {
    that    = all([for c in every(piece) : (c.holder != none) == (c.unit == unit.fighter && c.space.domain == domain.sea)])
    message = "They and nobody else are aboard."
  }
  expect {
    that    = all([for c in every(piece) : c.holder.owner == c.owner && c.holder.unit == unit.carrier if c.holder != none])
    message = "Each is on a carrier of its own power."
  }
}

test "two sides play, the Axis of two powers and the Allies of three" {
  setup = true
  cites = ["REV-001..003"]

  expect {
    that    = count(every(alliance)) == 2 && count(every(player)) == 5
    message = "There are two sides and five powers."
  }
  expect {
    axis    = [for p in every(player) : p if p.alliance == alliance.axis]
    that    = count(axis) == 2 && contains(axis, player.germany) && contains(axis, player.japan)
    message = "The Axis is Germany and Japan."
  }
  expect {
    allies  = [for p in every(player) : p if p.alliance == alliance.allies]
    that    = count(allies) == 3 && contains(allies, player.soviet_union) && contains(allies, player.united_kingdom) && contains(allies, player.united_states)
    message = "The Allies are the Soviet Union, the United Kingdom and the United States."
  }
}

test "all five powers are in play, each with its own capital, money and forces" {
  setup = true
  cites = ["REV-020", "REV-021"]

  expect {
    that    = all([for p in every(player) : p.home.capital == p && p.home.controller == p])
    message = "Each holds its capital."
  }
  expect {
    that    = sum([for p in every(player) : p.ipc]) == 166
    message = "Five purses, and nothing twice."
  }
  expect {
    that    = all([for p in every(player) : any([for c in every(piece) : c.owner == p])])
    message = "Each has units of its own."
  }
}

test "the map holds twelve victory cities, six on each side" {
  setup = true
  cites = ["REV-008..011"]

  expect {
    that    = count([for s in every(space) : s if s.city != none]) == 12 && count(unique([for s in every(space) : s.city if s.city != none])) == 12
    message = "Twelve territories have a city each, and no city is there twice."
  }
  expect {
    that = all([
      space.eastern_united_states.city == city.washington,
      space.united_kingdom.city == city.london,
      space.karelia.city == city.leningrad,
      space.russia.city == city.moscow,
      space.india.city == city.calcutta,
      space.western_united_states.city == city.los_angeles,
    ])
    message = "The six cities of the Allies."
  }
  expect {
    that = all([
      space.germany.city == city.berlin,
      space.western_europe.city == city.paris,
      space.southern_europe.city == city.rome,
      space.kwantung.city == city.shanghai,
      space.philippines.city == city.manila,
      space.japan.city == city.tokyo,
    ])
    message = "The six cities of the Axis."
  }
  expect {
    that    = cities_of(alliance.allies) == 6 && cities_of(alliance.axis) == 6
    message = "Each side controls six."
  }
  expect {
    ours    = [city.washington, city.london, city.leningrad, city.moscow, city.calcutta, city.los_angeles]
    that    = all([for s in every(space) : (s.controller.alliance == alliance.allies) == contains(ours, s.city) if s.city != none])
    message = "Each city is under the control of its side."
  }
}

test "the United Kingdom holds the most territories, the United States has the greatest income, the Axis less than the Allies" {
  setup = true
  cites = ["REV-037..039"]

  expect {
    british = count([for s in every(space) : s if s.controller == player.united_kingdom])
    that    = all([for p in every(player) : count([for s in every(space) : s if s.controller == p]) < british if p != player.united_kingdom])
    message = "No power holds as many territories as the United Kingdom."
  }
  expect {
    that    = all([for p in every(player) : production(p) < production(player.united_states) if p != player.united_states])
    message = "No income is as great as that of the United States."
  }
  expect {
    that    = sum([for p in every(player) : production(p) if p.alliance == alliance.axis]) == 70 && sum([for p in every(player) : production(p) if p.alliance == alliance.allies]) == 96
    message = "70 IPC against 96."
  }
}

test "no power has a development at the start" {
  setup = true
  cites = ["REV-060"]

  expect {
    that    = all([for p in every(player) : empty(p.technologies)])
    message = "Somebody has one."
  }
}

test "the territories printed in the colour of the Soviet Union start under its control, and yield what it starts with" {
  setup = true
  cites = ["REV-050", "REV-058", "REV-077", "REV-078", "REV-053"]

  expect {
    own = [
      space.archangel, space.buryatia, space.caucasus, space.evenki, space.karelia, space.kazakh,
      space.novosibirsk, space.russia, space.soviet_far_east, space.yakut,
    ]
    that    = all([for s in every(space) : (s.controller == player.soviet_union) == contains(own, s)])
    message = "It controls these 10 territories and no other."
  }
  expect {
    that    = player.soviet_union.ipc == 24 && production(player.soviet_union) == 24
    message = "It has 24 IPC, and a production level of 24."
  }
}

test "the territories printed in the colour of Germany start under its control, and yield what it starts with" {
  setup = true
  cites = ["REV-050", "REV-058", "REV-077", "REV-079", "REV-054"]

  expect {
    own = [
      space.algeria, space.balkans, space.belorussia, space.eastern_europe, space.germany, space.libya,
      space.norway, space.southern_europe, space.ukraine, space.west_russia, space.western_europe,
    ]
    that    = all([for s in every(space) : (s.controller == player.germany) == contains(own, s)])
    message = "It controls these 11 territories and no other."
  }
  expect {
    that    = player.germany.ipc == 40 && production(player.germany) == 40
    message = "It has 40 IPC, and a production level of 40."
  }
}

test "the territories printed in the colour of the United Kingdom start under its control, and yield what it starts with" {
  setup = true
  cites = ["REV-050", "REV-058", "REV-077", "REV-080", "REV-055"]

  expect {
    own = [
      space.anglo_egypt, space.australia, space.belgian_congo, space.eastern_canada,
      space.french_equatorial_africa, space.french_madagascar, space.french_west_africa, space.gibraltar,
      space.india, space.italian_east_africa, space.kenya, space.new_zealand, space.persia, space.trans_jordan,
      space.union_of_south_africa, space.united_kingdom, space.western_canada,
    ]
    that    = all([for s in every(space) : (s.controller == player.united_kingdom) == contains(own, s)])
    message = "It controls these 17 territories and no other."
  }
  expect {
    that    = player.united_kingdom.ipc == 30 && production(player.united_kingdom) == 30
    message = "It has 30 IPC, and a production level of 30."
  }
}

test "the territories printed in the colour of Japan start under its control, and yield what it starts with" {
  setup = true
  cites = ["REV-050", "REV-058", "REV-077", "REV-081", "REV-056"]

  expect {
    own = [
      space.borneo, space.caroline_islands, space.east_indies, space.french_indochina, space.japan, space.kwantung,
      space.manchuria, space.new_guinea, space.okinawa, space.philippines, space.solomon_islands,
      space.wake_island,
    ]
    that    = all([for s in every(space) : (s.controller == player.japan) == contains(own, s)])
    message = "It controls these 12 territories and no other."
  }
  expect {
    that    = player.japan.ipc == 30 && production(player.japan) == 30
    message = "It has 30 IPC, and a production level of 30."
  }
}

test "the territories printed in the colour of the United States start under its control, and yield what it starts with" {
  setup = true
  cites = ["REV-050", "REV-058", "REV-077", "REV-082", "REV-057"]

  expect {
    own = [
      space.alaska, space.brazil, space.central_united_states, space.china, space.eastern_united_states,
      space.greenland, space.hawaiian_islands, space.mexico, space.midway, space.panama, space.sinkiang,
      space.west_indies, space.western_united_states,
    ]
    that    = all([for s in every(space) : (s.controller == player.united_states) == contains(own, s)])
    message = "It controls these 13 territories and no other."
  }
  expect {
    that    = player.united_states.ipc == 42 && production(player.united_states) == 42
    message = "It has 42 IPC, and a production level of 42."
  }
}

# ---- The reference charts

# A row of a chart: what a power has in a territory, and nothing else of its own.
function ashore {
  params = {
    p                  = player
    s                  = space
    infantry           = int
    artillery          = int
    armour             = int
    aa_gun             = int
    industrial_complex = int
    fighter            = int
    bomber             = int
  }
  is = same([for c in pieces(s) : c.unit if c.owner == p], concat(
    repeated(unit.infantry, infantry),
    repeated(unit.artillery, artillery),
    repeated(unit.armour, armour),
    repeated(unit.aa_gun, aa_gun),
    repeated(unit.industrial_complex, industrial_complex),
    repeated(unit.fighter, fighter),
    repeated(unit.bomber, bomber),
  ))
}

# The same of a sea zone.
function at_sea {
  params = {
    p          = player
    s          = space
    fighter    = int
    transport  = int
    submarine  = int
    destroyer  = int
    carrier    = int
    battleship = int
  }
  is = same([for c in pieces(s) : c.unit if c.owner == p], concat(
    repeated(unit.fighter, fighter),
    repeated(unit.transport, transport),
    repeated(unit.submarine, submarine),
    repeated(unit.destroyer, destroyer),
    repeated(unit.carrier, carrier),
    repeated(unit.battleship, battleship),
  ))
}

test "The Soviet Union begins with the units of its reference chart" {
  setup = true
  cites = ["REV-063", "REV-071"]

  expect { that = count([for c in every(piece) : c if c.owner == player.soviet_union]) == 37 }
  expect { that = ashore(player.soviet_union, space.archangel, 3, 0, 1, 0, 0, 0, 0) }
  expect { that = ashore(player.soviet_union, space.buryatia, 2, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.soviet_union, space.caucasus, 3, 1, 1, 1, 1, 0, 0) }
  expect { that = ashore(player.soviet_union, space.evenki, 2, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.soviet_union, space.karelia, 3, 0, 0, 0, 0, 1, 0) }
  expect { that = ashore(player.soviet_union, space.kazakh, 2, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.soviet_union, space.novosibirsk, 2, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.soviet_union, space.russia, 3, 1, 2, 1, 1, 1, 0) }
  expect { that = ashore(player.soviet_union, space.soviet_far_east, 2, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.soviet_union, space.yakut, 2, 0, 0, 0, 0, 0, 0) }
  expect { that = at_sea(player.soviet_union, space.sea_zone_4, 0, 0, 1, 0, 0, 0) }
}

test "Germany begins with the units of its reference chart" {
  setup = true
  cites = ["REV-063", "REV-071"]

  expect { that = count([for c in every(piece) : c if c.owner == player.germany]) == 58 }
  expect { that = ashore(player.germany, space.algeria, 1, 1, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.germany, space.balkans, 2, 0, 1, 0, 0, 1, 0) }
  expect { that = ashore(player.germany, space.belorussia, 3, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.germany, space.eastern_europe, 2, 0, 1, 0, 0, 1, 0) }
  expect { that = ashore(player.germany, space.germany, 3, 0, 2, 1, 1, 1, 1) }
  expect { that = ashore(player.germany, space.libya, 1, 0, 1, 0, 0, 0, 0) }
  expect { that = ashore(player.germany, space.norway, 3, 0, 0, 0, 0, 1, 0) }
  expect { that = ashore(player.germany, space.southern_europe, 2, 1, 1, 1, 1, 0, 0) }
  expect { that = ashore(player.germany, space.ukraine, 3, 1, 1, 0, 0, 1, 0) }
  expect { that = ashore(player.germany, space.west_russia, 3, 1, 1, 0, 0, 0, 0) }
  expect { that = ashore(player.germany, space.western_europe, 2, 0, 2, 1, 0, 1, 0) }
  expect { that = at_sea(player.germany, space.sea_zone_5, 0, 1, 2, 1, 0, 0) }
  expect { that = at_sea(player.germany, space.sea_zone_8, 0, 0, 1, 0, 0, 0) }
  expect { that = at_sea(player.germany, space.sea_zone_14, 0, 1, 0, 0, 0, 1) }
}

test "The United Kingdom begins with the units of its reference chart" {
  setup = true
  cites = ["REV-063", "REV-071"]

  expect { that = count([for c in every(piece) : c if c.owner == player.united_kingdom]) == 36 }
  expect { that = ashore(player.united_kingdom, space.anglo_egypt, 1, 0, 1, 0, 0, 1, 0) }
  expect { that = ashore(player.united_kingdom, space.australia, 3, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.united_kingdom, space.eastern_canada, 0, 0, 1, 0, 0, 0, 0) }
  expect { that = ashore(player.united_kingdom, space.india, 3, 0, 0, 1, 0, 0, 0) }
  expect { that = ashore(player.united_kingdom, space.new_zealand, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.united_kingdom, space.persia, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.united_kingdom, space.trans_jordan, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.united_kingdom, space.union_of_south_africa, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.united_kingdom, space.united_kingdom, 2, 1, 1, 1, 1, 2, 1) }
  expect { that = ashore(player.united_kingdom, space.western_canada, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = at_sea(player.united_kingdom, space.sea_zone_1, 0, 1, 0, 0, 0, 0) }
  expect { that = at_sea(player.united_kingdom, space.sea_zone_2, 0, 1, 0, 0, 0, 1) }
  expect { that = at_sea(player.united_kingdom, space.sea_zone_13, 0, 0, 0, 0, 0, 1) }
  expect { that = at_sea(player.united_kingdom, space.sea_zone_15, 0, 0, 0, 1, 0, 0) }
  expect { that = at_sea(player.united_kingdom, space.sea_zone_35, 1, 1, 0, 1, 1, 0) }
  expect { that = at_sea(player.united_kingdom, space.sea_zone_40, 0, 1, 1, 0, 0, 0) }
}

test "Japan begins with the units of its reference chart" {
  setup = true
  cites = ["REV-063", "REV-071"]

  expect { that = count([for c in every(piece) : c if c.owner == player.japan]) == 40 }
  expect { that = ashore(player.japan, space.borneo, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.japan, space.caroline_islands, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.japan, space.east_indies, 2, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.japan, space.french_indochina, 2, 0, 0, 0, 0, 1, 0) }
  expect { that = ashore(player.japan, space.japan, 4, 1, 1, 1, 1, 1, 1) }
  expect { that = ashore(player.japan, space.kwantung, 3, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.japan, space.manchuria, 2, 0, 0, 0, 0, 1, 0) }
  expect { that = ashore(player.japan, space.new_guinea, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.japan, space.okinawa, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.japan, space.philippines, 2, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.japan, space.solomon_islands, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.japan, space.wake_island, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = at_sea(player.japan, space.sea_zone_37, 2, 0, 0, 0, 1, 1) }
  expect { that = at_sea(player.japan, space.sea_zone_45, 0, 0, 1, 0, 0, 0) }
  expect { that = at_sea(player.japan, space.sea_zone_50, 1, 0, 0, 1, 1, 0) }
  expect { that = at_sea(player.japan, space.sea_zone_59, 0, 1, 0, 0, 0, 0) }
  expect { that = at_sea(player.japan, space.sea_zone_60, 0, 1, 0, 0, 0, 1) }
}

test "The United States begins with the units of its reference chart" {
  setup = true
  cites = ["REV-063", "REV-071"]

  expect { that = count([for c in every(piece) : c if c.owner == player.united_states]) == 34 }
  expect { that = ashore(player.united_states, space.alaska, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.united_states, space.central_united_states, 2, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.united_states, space.china, 2, 0, 0, 0, 0, 1, 0) }
  expect { that = ashore(player.united_states, space.eastern_united_states, 2, 1, 1, 1, 1, 1, 1) }
  expect { that = ashore(player.united_states, space.hawaiian_islands, 2, 0, 0, 0, 0, 1, 0) }
  expect { that = ashore(player.united_states, space.midway, 1, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.united_states, space.sinkiang, 2, 0, 0, 0, 0, 0, 0) }
  expect { that = ashore(player.united_states, space.western_united_states, 2, 0, 0, 1, 1, 1, 0) }
  expect { that = at_sea(player.united_states, space.sea_zone_10, 0, 2, 0, 1, 0, 0) }
  expect { that = at_sea(player.united_states, space.sea_zone_20, 0, 0, 0, 1, 0, 0) }
  expect { that = at_sea(player.united_states, space.sea_zone_52, 1, 0, 1, 0, 1, 0) }
  expect { that = at_sea(player.united_states, space.sea_zone_55, 0, 1, 0, 0, 0, 1) }
}

# ---- The map

test "the map has 79 territories and 64 sea zones" {
  cites = ["REV-041"]

  expect {
    that    = count([for s in every(space) : s if s.domain == domain.land && !s.off_map]) == 79
    message = "Territories."
  }
  expect {
    that    = count([for s in every(space) : s if s.domain == domain.sea]) == 64
    message = "Sea zones."
  }
  expect {
    that    = !any([for s in every(space) : s.domain == domain.air])
    message = "There is no third kind."
  }
}

test "sixteen territories are neutral, and belong to nobody and yield nothing" {
  setup = true
  cites = ["REV-083", "REV-093", "REV-096", "REV-098", "REV-102"]

  expect {
    open = [
      space.afghanistan, space.angola, space.argentina, space.eire, space.himalaya, space.mongolia, space.mozambique,
      space.peru, space.rio_de_oro, space.sahara, space.saudi_arabia, space.spain, space.sweden, space.switzerland,
      space.turkey, space.venezuela,
    ]
    that    = all([for s in every(space) : s.neutral == contains(open, s)])
    message = "These and no others; Turkey, Mongolia and the Sahara among them, and no sea zone."
  }
  expect {
    that    = all([for s in every(space) : s.controller == none && s.power == none && s.income == 0 if s.neutral])
    message = "Nobody controls them, and they give no income."
  }
  expect {
    that    = all([for s in every(space) : s.controller != none if s.domain == domain.land && !s.neutral && !s.off_map])
    message = "A territory that nobody controls is a neutral one."
  }
}

test "most territories have an income value from 1 to 12, a few like Gibraltar none" {
  setup = true
  cites = ["REV-084", "REV-086"]

  expect {
    worthless = [
      space.caroline_islands, space.gibraltar, space.greenland, space.midway, space.solomon_islands, space.wake_island,
    ]
    that    = all([for s in every(space) : (s.income == 0) == contains(worthless, s) if s.controller != none])
    message = "Six territories have no value."
  }
  expect {
    that    = all([for s in every(space) : s.income <= 12]) && space.eastern_united_states.income == 12 && space.alaska.income == 2
    message = "Values go up to 12."
  }
}

test "a territory yields its income value to whoever controls it" {
  setup = true
  cites = ["REV-050", "REV-085"]

  given {
    set space borneo { controller = player.united_kingdom }
  }
  expect {
    that    = space.borneo.income == 4 && production(player.japan) == 26 && production(player.united_kingdom) == 34
    message = "Four IPC change sides with Borneo."
  }
}

test "the board goes round from east to west, but not from north to south" {
  cites = ["REV-088", "REV-089"]

  expect {
    that = all([
      touches(space.mexico, space.panama),
      touches(space.central_united_states, space.eastern_united_states),
      touches(space.western_canada, space.eastern_canada),
      touches(space.sea_zone_54, space.sea_zone_20),
      touches(space.sea_zone_43, space.sea_zone_21),
      touches(space.sea_zone_42, space.sea_zone_25),
    ])
    message = "The six borders across the edge."
  }
  expect {
    that    = !any([for s in every(space) : s.latitude > 55 && any([for n in adjacent(s) : n.latitude < 0 - 10])])
    message = "Nothing in the far north touches anything in the far south."
  }
}

test "to a power every territory is friendly, hostile or neutral, and one of these only" {
  setup = true
  cites = ["REV-090..093"]

  expect {
    that    = all([for s in every(space) : all([for p in every(player) : (friendly(s, p) ? 1 : 0) + (hostile(s, p) ? 1 : 0) + (s.neutral ? 1 : 0) == 1]) if s.domain == domain.land && !s.off_map])
    message = "Some territory is none of them, or two."
  }
  expect {
    that    = friendly(space.ukraine, player.germany) && friendly(space.ukraine, player.japan)
    message = "What Germany controls is friendly to Japan also."
  }
  expect {
    that    = hostile(space.ukraine, player.soviet_union) && hostile(space.ukraine, player.united_states)
    message = "It is hostile to all of the Allies."
  }
  expect {
    that    = !friendly(space.turkey, player.germany) && !hostile(space.turkey, player.germany)
    message = "Turkey is neither."
  }
}

test "a sea zone with friendly units is friendly, one with enemy units hostile, an empty one friendly to all" {
  cites = ["REV-090", "REV-095..097"]

  given {
    place sea_zone_5 { germany = { transport = 1 } }
  }
  expect {
    that    = !hostile_waters(space.sea_zone_5, player.germany) && !hostile_waters(space.sea_zone_5, player.japan)
    message = "It is friendly to the Axis."
  }
  expect {
    that    = hostile_waters(space.sea_zone_5, player.united_kingdom) && hostile_waters(space.sea_zone_5, player.soviet_union)
    message = "It is hostile to the Allies."
  }
  expect {
    that    = all([for p in every(player) : !hostile_waters(space.sea_zone_6, p)])
    message = "An empty zone is friendly to every power."
  }
}

test "an island is one territory inside one sea zone, and no zone holds two" {
  setup = true
  cites = ["REV-103..106"]

  expect {
    that    = count([for s in every(space) : s if s.island]) == 13 && all([for s in every(space) : count(adjacent(s)) == 1 && first(adjacent(s)).domain == domain.sea if s.island])
    message = "An island borders the zone around it, and nothing else."
  }
  expect {
    that    = all([for s in every(space) : count([for n in adjacent(s) : n if n.island]) <= 1 if s.domain == domain.sea])
    message = "A zone holds one island group at most."
  }
  expect {
    that    = all([for s in every(space) : empty(parts(s))])
    message = "No group has islands that units could be assigned to."
  }
  expect {
    that    = standing(player.japan, unit.infantry, space.east_indies) == 2
    message = "Two infantry stand in the East Indies, on no particular island."
  }
}

# ---- The order of play

test "a round is a turn of the Soviet Union, of Germany, the United Kingdom, Japan and the United States, and then another begins" {
  setup = true
  cites = ["REV-022", "REV-118..120", "REV-124..126", "REV-432", "REV-433"]

  run {
    call play_round {}
    call play_round {}
  }
  expect {
    that    = game.round == 1 && game.active == player.soviet_union
    message = "The Soviet Union opens the first round."
  }
  play { lines = ["no research", "end purchase", "end combat move", "end noncombat move"] }
  expect {
    that    = game.round == 1 && game.active == player.germany
    message = "Germany comes second."
  }
  play { lines = ["no research", "end purchase", "end combat move", "end noncombat move"] }
  expect {
    that    = game.round == 1 && game.active == player.united_kingdom
    message = "The United Kingdom comes third."
  }
  play { lines = ["no research", "end purchase", "end combat move", "end noncombat move"] }
  expect {
    that    = game.round == 1 && game.active == player.japan
    message = "Japan comes fourth."
  }
  play { lines = ["no research", "end purchase", "end combat move", "end noncombat move"] }
  expect {
    that    = game.round == 1 && game.active == player.united_states
    message = "The United States comes fifth."
  }
  play { lines = ["no research", "end purchase", "end combat move", "end noncombat move"] }
  expect {
    that    = game.round == 2 && game.active == player.soviet_union
    message = "Nobody has won, so the Soviet Union opens the second round."
  }
  expect {
    that    = all([for p in every(player) : p.ipc == 2 * production(p)])
    message = "Phases were passed over, but each power has collected its income."
  }
}

test "a turn has seven phases in fixed order" {
  setup = true
  cites = [
    "REV-122", "REV-123", "REV-125", "REV-127..133",
    "REV-226", "REV-227",
  ]

  dice { rolls = [6, 6, 6, 6, 6, 6, 1, 1, 1, 6, 6] }
  given {
    everything = [for c in every(piece) : c if !c.unit.industry]
    destroy everything {}
    place ukraine { germany = { armour = 4, infantry = 1 } }
    place caucasus { soviet_union = { infantry = 2 } }
  }
  run {
    call turn { p = player.germany }
    set game { round = 7 }
  }
  expect {
    that    = game.phase == phase.develop_weapons
    message = "First, develop weapons."
  }
  play { lines = ["research rockets with 1 dice"] }
  expect {
    that    = game.phase == phase.purchase_units
    message = "Second, purchase units."
  }
  play { lines = ["buy 1 infantry", "end purchase"] }
  expect {
    that    = game.phase == phase.combat_move && game.round == 0
    message = "Third, the combat move."
  }
  play { lines = ["move 3 armour from ukraine to caucasus"] }
  expect {
    that    = count(pieces(space.caucasus)) == 6
    message = "Nothing is fought before the moves are over."
  }
  play { lines = ["end combat move"] }
  expect {
    that    = game.phase == phase.conduct_combat
    message = "Fourth, combat: the attacker has rolled three sixes, the defender two, and is asked."
  }
  play { lines = ["press the attack"] }
  expect {
    that    = game.phase == phase.noncombat_move && space.caucasus.controller == player.germany
    message = "Fifth, the noncombat move."
  }
  play { lines = ["end noncombat move"] }
  expect {
    that    = game.phase == phase.mobilize_new_units && player.germany.ipc == 32
    message = "Sixth, mobilize new units; nothing has been collected yet."
  }
  play { lines = ["mobilize 1 infantry in germany"] }
  expect {
    that    = player.germany.ipc == 32 + 44 && game.round == 7
    message = "Seventh, collect income, without asking; then the turn is over."
  }
}

# ---- Victory

test "eight victory cities are a minor victory" {
  setup = true
  cites = ["REV-007", "REV-012..014"]

  given {
    set game { round = 1 }
    set space karelia { controller = player.germany }
  }
  run {
    check_victory {}
    set game { round = 2 }
  }
  expect {
    that    = game.round == 2 && cities_of(alliance.axis) == 7
    message = "Seven are too few: the game goes on."
  }
  run {
    set space india { controller = player.japan }
    check_victory {}
    set game { round = 3 }
  }
  expect {
    that    = game.round == 2
    message = "Seven of Germany and Japan, and one more, end it: the cities of the whole side are counted."
  }
}

test "ten victory cities are a major victory" {
  setup   = true
  options = { victory = victory_level.major }
  cites   = ["REV-007", "REV-012", "REV-015"]

  given {
    set game { round = 1 }
    set space germany { controller = player.soviet_union }
    set space western_europe { controller = player.united_kingdom }
    set space southern_europe { controller = player.united_states }
  }
  run {
    check_victory {}
    set game { round = 2 }
  }
  expect {
    that    = game.round == 2 && cities_of(alliance.allies) == 9
    message = "Nine are too few: the game goes on."
  }
  run {
    set space kwantung { controller = player.united_states }
    check_victory {}
    set game { round = 3 }
  }
  expect {
    that    = game.round == 2
    message = "Ten end it."
  }
}

test "all twelve victory cities are a total victory" {
  setup   = true
  options = { victory = victory_level.total }
  cites   = ["REV-007", "REV-012", "REV-016"]

  given {
    set game { round = 1 }
    set s {
      in         = every(space)
      where      = s.city != none && s != space.japan
      controller = player.soviet_union
    }
  }
  run {
    check_victory {}
    set game { round = 2 }
  }
  expect {
    that    = game.round == 2 && cities_of(alliance.allies) == 11
    message = "Eleven are too few: the game goes on."
  }
  run {
    set space japan { controller = player.united_kingdom }
    check_victory {}
    set game { round = 3 }
  }
  expect {
    that    = game.round == 2
    message = "Twelve end it."
  }
}

test "victory is checked at the end of the round, after the turn of the United States" {
  setup = true
  cites = ["REV-012", "REV-119", "REV-121", "REV-433"]

  given {
    for s {
      in    = [space.karelia, space.russia, space.united_kingdom]
      there = pieces(s)
      destroy there {}
      set s { controller = player.germany }
    }
  }
  run {
    call play_round {}
    set game { round = 9 }
  }
  expect {
    that    = game.active == player.soviet_union && cities_of(alliance.axis) == 9
    message = "The Axis has its cities, and still the round is played."
  }
  play {
    lines = [
      "end combat move", "end noncombat move",
      "no research", "end purchase", "end combat move", "end noncombat move",
      "end combat move", "end noncombat move",
      "no research", "end purchase", "end combat move", "end noncombat move",
    ]
  }
  expect {
    that    = game.active == player.united_states && game.round == 1
    message = "Germany and Japan had their turns, and it is not over yet."
  }
  play { lines = ["no research", "end purchase", "end combat move", "end noncombat move"] }
  expect {
    that    = game.round == 1
    message = "Now it is."
  }
}
