# Tests of the map in play, of the order of play and of purchase: the straits, the canals, whose a space is, the phases.

test "no ship enters or leaves the Black Sea where the straits are closed, and aircraft do" {
  options = { closed_straits = true }
  cites   = ["A42-091", "A42-092"]

  given turn_of { p = player.united_kingdom }
  given {
    place sea_zone_15 { united_kingdom = { destroyer = 1 } }
    place sea_zone_16 { united_kingdom = { cruiser = 1 } }
    place caucasus { united_kingdom = { bomber = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = ["move 1 destroyer from sea_zone_15 to sea_zone_16", "move 1 cruiser from sea_zone_16 to sea_zone_15"]
    because = "That is out of its reach, or not friendly."
  }
  expect {
    plane = first(pieces(space.caucasus))
    that  = distance(movement.by_air, plane, space.caucasus, space.sea_zone_15, 6) == 2
  }
}

test "nor does any in the combat move, whatever lies there" {
  options = { closed_straits = true }
  cites   = ["A42-091"]

  given turn_of { p = player.united_kingdom }
  given {
    place sea_zone_15 { united_kingdom = { destroyer = 1 } }
    place sea_zone_16 { germany = { destroyer = 1 } }
    place india { united_kingdom = { infantry = 1 } }
    place trans_jordan { united_kingdom = { infantry = 1 } }
    call hold { with = [space.anglo_egypt, player.germany] }
  }
  run combat_move {}
  refuse {
    line    = "move 1 destroyer from sea_zone_15 to sea_zone_16"
    because = "That is out of its reach"
  }
}

test "the straits are open if nothing else is agreed" {
  cites = ["A42-091"]

  given turn_of { p = player.united_kingdom }
  given {
    place sea_zone_15 { united_kingdom = { destroyer = 1 } }
  }
  run noncombat_move {}
  play { lines = ["move 1 destroyer from sea_zone_15 to sea_zone_16"] }
  expect { that = standing(player.united_kingdom, unit.destroyer, space.sea_zone_16) == 1 }
}

test "a canal that is closed to ships is open to aircraft" {
  cites = ["A42-104", "A42-105"]

  given turn_of { p = player.japan }
  given {
    place sea_zone_34 { japan = { destroyer = 1, carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_34 }
  }
  expect {
    that = distance(
      movement.by_sea_at_peace, one_of(player.japan, unit.destroyer, space.sea_zone_34), space.sea_zone_34,
      space.sea_zone_15, 2
    ) == -1
  }
  expect {
    that = distance(
      movement.by_air, one_of(player.japan, unit.fighter, space.sea_zone_34), space.sea_zone_34, space.sea_zone_15, 4
    ) == 1
  }
}

test "a territory that all units have left stays with who held it" {
  cites = ["A42-143"]

  given turn_of { p = player.germany }
  given {
    place norway { germany = { infantry = 1 } }
    place libya { germany = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["move 1 infantry from libya to algeria"] }
  expect {
    that = (
      empty(pieces(space.libya)) && space.libya.controller == player.germany &&
      hostile(space.libya, player.united_kingdom)
    )
  }
}

test "powers of a side share territories, and enemies do not" {
  cites = ["A42-144"]

  given turn_of { p = player.united_states }
  given {
    place eastern_united_states { united_states = { infantry = 1 } }
    place eastern_canada { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["move 1 infantry from eastern_united_states to eastern_canada"] }
  expect { that = count(pieces(space.eastern_canada)) == 2 && space.eastern_canada.controller == player.united_kingdom }
}

test "in every seating a person runs powers of one side only" {
  cites = ["A42-002", "A42-028", "A42-029"]

  expect {
    that = all([
      for t in every(seating) : all([for seat in t.seats : count(unique([for p in seat : p.alliance])) == 1])
    ])
  }
  expect {
    that = all([for t in every(seating) : sum([for seat in t.seats : count(seat)]) == 5]) && count(every(seating)) == 4
  }
}

# ---- The order of play

# A German turn in which there is something to decide in every phase.
procedure a_german_turn {
  call turn_of { p = player.germany }
  gain p {
    in  = [player.germany]
    ipc = 8
  }
  place germany { germany = { industrial_complex = 1, infantry = 1 } }
  place ukraine { germany = { infantry = 1 } }
}

test "a turn has six phases, in one order, and all but the last may be passed over" {
  cites = ["A42-018", "A42-112", "A42-113..115", "A42-117", "A42-118", "A42-131", "A42-399"]

  given a_german_turn {}
  run turn { with = [player.germany] }
  expect { that = game.phase == phase.purchase_units && game.active == player.germany }
  play {
    by    = player.germany
    lines = ["buy 1 infantry", "end purchase"]
  }
  expect { that = game.phase == phase.combat_move }
  play { lines = ["end combat move"] }
  expect { that = game.phase == phase.noncombat_move }
  play { lines = ["end noncombat move"] }
  expect { that = game.phase == phase.mobilize_new_units }
  play { lines = ["end mobilization"] }
  expect {
    that    = player.germany.ipc == 45 && standing(player.germany, unit.infantry, space.germany) == 1
    message = "5 left over and 40 collected; the infantry stays in the mobilization zone."
  }
}

test "battles come between the moves" {
  cites = ["A42-112", "A42-117", "A42-131"]

  given a_german_turn {}
  given {
    place caucasus { soviet_union = { infantry = 2 } }
  }
  dice { rolls = [6, 6, 6] }
  run turn { with = [player.germany] }
  play { lines = ["end purchase", "move 1 infantry from ukraine to caucasus"] }
  expect { that = game.phase == phase.conduct_combat }
  play { lines = ["retreat to ukraine"] }
  expect { that = game.phase == phase.noncombat_move }
}

test "when all powers have had a turn and nobody has won, a new round begins" {
  cites = ["A42-116"]

  given turn_of { p = player.soviet_union }
  run {
    defaults = true
    call play_round {}
    call play_round {}
  }
  expect { that = game.round == 2 || !game.over }
}

# ---- Purchase

test "every power may buy every kind of unit, at its price, and keeps what it does not spend" {
  cites = ["A42-048", "A42-052", "A42-118", "A42-120", "A42-121", "A42-123..125", "A42-129"]
  cases = {
    "infantry"            = { what = unit.infantry, price = 3 }
    "artillery"           = { what = unit.artillery, price = 4 }
    "a tank"              = { what = unit.armour, price = 5 }
    "an antiaircraft gun" = { what = unit.aa_gun, price = 6 }
    "a submarine"         = { what = unit.submarine, price = 6 }
    "a transport"         = { what = unit.transport, price = 7 }
    "a destroyer"         = { what = unit.destroyer, price = 8 }
    "a fighter"           = { what = unit.fighter, price = 10 }
    "a bomber"            = { what = unit.bomber, price = 12 }
    "a cruiser"           = { what = unit.cruiser, price = 12 }
    "a carrier"           = { what = unit.carrier, price = 14 }
    "a complex"           = { what = unit.industrial_complex, price = 15 }
    "a battleship"        = { what = unit.battleship, price = 20 }
  }

  given turn_of { p = player.japan }
  given {
    gain p {
      in  = [player.japan]
      ipc = 2 * price + 3
    }
  }
  run purchase_units {}
  refuse {
    line    = "buy 4 ${what}"
    because = "IPC; you have"
  }
  play {
    by    = player.japan
    lines = ["buy 2 ${what}", "end purchase"]
  }
  expect { that = standing(player.japan, what, space.mobilization_zone) == 2 && player.japan.ipc == 3 }
}

# ---- Guns

test "guns do not fire at aircraft that fly over them" {
  cites = ["A42-166"]

  given turn_of { p = player.united_kingdom }
  given {
    place western_europe { germany = { aa_gun = 1, infantry = 1 } }
    place southern_europe { germany = { infantry = 1 } }
    place united_kingdom { united_kingdom = { bomber = 1 } }
  }

  # The bomber hits, and is missed. No other die is thrown.
  dice { rolls = [1, 6] }
  run moves_and_battles {}
  play { lines = ["fly 1 bomber from united_kingdom to southern_europe"] }
  expect {
    that = (
      empty(pieces(space.southern_europe, player.germany)) &&
      standing(player.united_kingdom, unit.bomber, space.southern_europe) == 1
    )
  }
}

test "where a raid and a battle meet, the gun fires once at each aircraft" {
  cites = ["A42-201", "A42-458", "A42-459", "A42-494"]

  given turn_of { p = player.united_kingdom }
  given {
    place germany { germany = { aa_gun = 1, industrial_complex = 1, infantry = 1 } }
    place united_kingdom { united_kingdom = { bomber = 2 } }
  }

  # The gun at the raider, its bombs; the gun at the other bomber, the bomber, the infantry.
  dice { rolls = [2, 5, 2, 1, 6] }
  run moves_and_battles {}
  play { lines = ["raid germany with 1 bomber from united_kingdom", "fly 1 bomber from united_kingdom to germany"] }
  expect { that = space.germany.damage == 5 && standing(player.united_kingdom, unit.bomber, space.germany) == 2 }
}
