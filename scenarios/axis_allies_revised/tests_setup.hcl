# Tests of the starting position, the map and the order of play. Clauses 1 to 126.

test "no power has a development at the start" {
  setup = true
  cites = ["REV-060"]

  expect {
    that    = all(every(player), empty(player.technologies))
    message = "Somebody has one."
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
    that    = all(every(space), (space.controller == player.united_kingdom) == contains(own, space))
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
    that    = all(every(space), (space.controller == player.japan) == contains(own, space))
    message = "It controls these 12 territories and no other."
  }
  expect {
    that    = player.japan.ipc == 30 && production(player.japan) == 30
    message = "It has 30 IPC, and a production level of 30."
  }
}

# ---- The reference charts

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
  is = same([for c in pieces(s, p) : c.unit], concat(
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

  expect { that = count(every(piece), piece.owner == player.soviet_union) == 37 }
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

  expect { that = count(every(piece), piece.owner == player.germany) == 58 }
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

  expect { that = count(every(piece), piece.owner == player.united_kingdom) == 36 }
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

  expect { that = count(every(piece), piece.owner == player.japan) == 40 }
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

  expect { that = count(every(piece), piece.owner == player.united_states) == 34 }
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
    that    = count(every(space), space.domain == domain.land && !space.off_map) == 79
    message = "Territories."
  }
  expect {
    that    = count(every(space), space.domain == domain.sea) == 64
    message = "Sea zones."
  }
  expect {
    that    = !any(every(space), space.domain == domain.air)
    message = "There is no third kind."
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
    that    = all(every(space), space.income <= 12) && space.eastern_united_states.income == 12 && space.alaska.income == 2
    message = "Values go up to 12."
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
    that = (
      hostile_waters(space.sea_zone_5, player.united_kingdom) && hostile_waters(space.sea_zone_5, player.soviet_union)
    )
    message = "It is hostile to the Allies."
  }
  expect {
    that    = all(every(player), !hostile_waters(space.sea_zone_6, player))
    message = "An empty zone is friendly to every power."
  }
}

test "an island is one territory inside one sea zone, and no zone holds two" {
  setup = true
  cites = ["REV-103..106"]

  expect {
    that = (
      count(every(space), space.island) == 13 &&
      all([for s in every(space) : count(adjacent(s)) == 1 && first(adjacent(s)).domain == domain.sea if s.island])
    )
    message = "An island borders the zone around it, and nothing else."
  }
  expect {
    that    = all([for s in every(space) : count(adjacent(s), space.island) <= 1 if s.domain == domain.sea])
    message = "A zone holds one island group at most."
  }
  expect {
    that    = all(every(space), empty(parts(space)))
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
    that    = all(every(player), player.ipc == 2 * production(player))
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
    everything = where(every(piece), !piece.unit.industry)
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
