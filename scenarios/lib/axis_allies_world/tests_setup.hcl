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
    axis    = where(every(player), player.alliance == alliance.axis)
    that    = count(axis) == 2 && contains(axis, player.germany) && contains(axis, player.japan)
    message = "The Axis is Germany and Japan."
  }
  expect {
    allies = where(every(player), player.alliance == alliance.allies)
    that = (
      count(allies) == 3 && contains(allies, player.soviet_union) && contains(allies, player.united_kingdom) &&
      contains(allies, player.united_states)
    )
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
    that    = sum(every(player), player.ipc) == 166
    message = "Five purses, and nothing twice."
  }
  expect {
    that    = all([for p in every(player) : any(every(piece), piece.owner == p)])
    message = "Each has units of its own."
  }
}

test "the map holds twelve victory cities, six on each side" {
  setup = true
  cites = ["REV-008..011"]

  expect {
    that = (
      count(every(space), space.city != none) == 12 &&
      count(unique([for s in every(space) : s.city if s.city != none])) == 12
    )
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
    ours = [city.washington, city.london, city.leningrad, city.moscow, city.calcutta, city.los_angeles]
    that = all(
      where(every(space), space.city != none),
      (space.controller.alliance == alliance.allies) == contains(ours, space.city)
    )
    message = "Each city is under the control of its side."
  }
}

test "the United Kingdom holds the most territories, the United States has the greatest income, the Axis less than the Allies" {
  setup = true
  cites = ["REV-037..039"]

  expect {
    british = count(every(space), space.controller == player.united_kingdom)
    that = all([
      for p in every(player) : count(every(space), space.controller == p) < british
      if p != player.united_kingdom
    ])
    message = "No power holds as many territories as the United Kingdom."
  }
  expect {
    that    = all([for p in every(player) : production(p) < production(player.united_states) if p != player.united_states])
    message = "No income is as great as that of the United States."
  }
  expect {
    that = (
      sum([for p in every(player) : production(p) if p.alliance == alliance.axis]) == 70 &&
      sum([for p in every(player) : production(p) if p.alliance == alliance.allies]) == 96
    )
    message = "70 IPC against 96."
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
    that    = all(every(space), (space.controller == player.soviet_union) == contains(own, space))
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
    that    = all(every(space), (space.controller == player.germany) == contains(own, space))
    message = "It controls these 11 territories and no other."
  }
  expect {
    that    = player.germany.ipc == 40 && production(player.germany) == 40
    message = "It has 40 IPC, and a production level of 40."
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
    that    = all(every(space), (space.controller == player.united_states) == contains(own, space))
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
  is = same([for c in pieces(s, p) : c.unit], concat(
    repeated(unit.infantry, infantry),
    repeated(unit.artillery, artillery),
    repeated(unit.armour, armour),
    repeated(unit.aa_gun, aa_gun),
    repeated(unit.industrial_complex, industrial_complex),
    repeated(unit.fighter, fighter),
    repeated(unit.bomber, bomber),
  ))
}

# ---- The map

test "sixteen territories are neutral, and belong to nobody and yield nothing" {
  setup = true
  cites = ["REV-083", "REV-093", "REV-096", "REV-098", "REV-102"]

  expect {
    open = [
      space.afghanistan, space.angola, space.argentina, space.eire, space.himalaya, space.mongolia, space.mozambique,
      space.peru, space.rio_de_oro, space.sahara, space.saudi_arabia, space.spain, space.sweden, space.switzerland,
      space.turkey, space.venezuela,
    ]
    that    = all(every(space), space.neutral == contains(open, space))
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
    that    = !any([for s in every(space) : s.latitude > 55 && any(adjacent(s), space.latitude < 0 - 10)])
    message = "Nothing in the far north touches anything in the far south."
  }
}

test "to a power every territory is friendly, hostile or neutral, and one of these only" {
  setup = true
  cites = ["REV-090..093"]

  expect {
    that = all([
      for s in every(space) :
      all(every(player), (friendly(s, player) ? 1 : 0) + (hostile(s, player) ? 1 : 0) + (s.neutral ? 1 : 0) == 1)
      if s.domain == domain.land && !s.off_map
    ])
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
