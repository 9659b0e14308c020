# Tests of flights home, of what stays behind while others move, of guns on two ways at once, and of rockets in a crowd.

# ---- What does not move

test "cargo does not walk ashore" {
  cites = ["REV-223", "REV-598"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_14
      cargo = [unit.infantry]
    }
    call laden_transport {
      sea   = space.sea_zone_15
      cargo = [unit.infantry]
    }
    place india { united_kingdom = { infantry = 1 } }
  }
  run {
    call combat_move {}
    call noncombat_move {}
  }
  refuse {
    line    = "move 1 infantry from sea_zone_14 to libya"
    because = "No unit of yours there can make a combat move."
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "move 1 infantry from sea_zone_15 to anglo_egypt"
    because = "No unit of yours there can still move."
  }
}

test "a laden ship sails two zones in the noncombat move, and no farther" {
  cites = ["REV-402", "REV-542"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_2
      cargo = [unit.infantry]
    }
    place india { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["sail transport from sea_zone_2 to sea_zone_9"] }
  refuse {
    line    = "sail transport from sea_zone_9 to sea_zone_10"
    because = "No laden ship of yours there can still move."
  }
}

# ---- Flights home

test "an aircraft still in the air after the noncombat move lands where it could have, and nowhere else" {
  cites = ["REV-302", "REV-310", "REV-313"]

  given {
    call turn_of { p = player.united_kingdom }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_3
      flown = true
      moved = 2
    }
  }
  run land_aircraft { p = player.united_kingdom }
  refuse {
    line    = ["norway", "sea_zone_4", "eastern_canada"]
    because = "is no answer here"
  }
  play { lines = ["karelia"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.karelia) == 1 }
}

test "unasked, it lands where it can" {
  cites = ["REV-302", "REV-313"]

  given {
    call turn_of { p = player.united_kingdom }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_3
      flown = true
      moved = 2
    }
  }
  run {
    defaults = true
    call land_aircraft { p = player.united_kingdom }
  }
  expect { that = any(every(piece), safe(piece.space, player.united_kingdom)) }
}
