# Tests of flights home, of what stays behind while others move, of guns on two ways at once, and of rockets in a crowd.

# ---- What does not move

test "what waits in the mobilization zone neither moves nor flies nor boards" {
  cites = ["REV-176"]

  given {
    call turn_of { p = player.germany }
    place libya { germany = { infantry = 1, fighter = 1 } }
    place mobilization_zone { germany = { infantry = 1, fighter = 1, destroyer = 1 } }
    place sea_zone_14 { germany = { transport = 1 } }
  }
  run noncombat_move {}
  refuse {
    line = [
      "move 1 infantry from mobilization_zone to germany", "move 1 destroyer from mobilization_zone to sea_zone_5"
    ]
    because = "No unit of yours there can still move."
  }
  refuse {
    line = [
      "land fighter from mobilization_zone in germany", "land fighter from mobilization_zone via sea_zone_5 in germany"
    ]
    because = "No aircraft of yours there can still fly."
  }
  refuse {
    line    = "load infantry from mobilization_zone in sea_zone_14"
    because = "No land unit of yours there can board a transport."
  }
}

# ---- Flights home

test "a flight home by a way of one's choice is flown by one's own aircraft, and all of it is within the range" {
  cites = ["REV-022", "REV-197", "REV-310", "REV-500"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom {
      united_states  = { bomber = 1 }
      united_kingdom = { fighter = 1, infantry = 1 }
    }
    place gibraltar { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "land fighter from gibraltar via sea_zone_13 in united_kingdom"
    because = "No aircraft of yours there can still fly."
  }
  refuse {
    line = [
      "land infantry from united_kingdom via sea_zone_8 in eastern_canada",
      "land bomber from united_kingdom via sea_zone_8 in eastern_canada"
    ]
    because = "No such aircraft of yours there can still fly."
  }
  refuse {
    line    = "land fighter from united_kingdom via ukraine in caucasus"
    because = "That is too far to fly by."
  }
  refuse {
    line = [
      "land fighter from united_kingdom via sea_zone_13 in eastern_canada",
      "land fighter from united_kingdom via sea_zone_6 in norway"
    ]
    because = "Aircraft land in territory that was friendly when the turn began"
  }
  play { lines = ["land fighter from united_kingdom via sea_zone_12 in eastern_canada"] }
  expect {
    that    = one_of(player.united_kingdom, unit.fighter, space.eastern_canada).moved == 4
    message = "two zones out, and two spaces home"
  }
}

test "a bomber that comes back from a raid is fired on over the guns it passes" {
  cites = ["REV-303", "REV-393"]

  given {
    call raid_on_the_caucasus { bombers = 1 }
    place russia { soviet_union = { aa_gun = 1 } }
  }
  dice { rolls = [3, 1] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play { lines = ["land bomber from caucasus via russia in west_russia"] }
  expect {
    that    = empty(every(piece), piece.unit == unit.bomber) && player.soviet_union.ipc == 17
    message = "it cost the Soviet Union 3 IPC, and fell over Moscow"
  }
}

# ---- Guns

# Soviet fighters over the Balkans and over Italy; there are guns in Ukraine and Belorussia.
procedure two_fighters_and_two_guns {
  call turn_of { p = player.soviet_union }
  place balkans { soviet_union = { fighter = 1 } }
  place southern_europe { soviet_union = { fighter = 1 } }
  place ukraine { germany = { aa_gun = 1 } }
  place belorussia { germany = { aa_gun = 1 } }
}

test "of aircraft on two ways each is fired on by the guns of its own way only" {
  cites = ["REV-197..199"]

  given {
    call two_fighters_and_two_guns {}
    create {
      record   = overflight
      aircraft = one_of(player.soviet_union, unit.fighter, space.balkans)
      place    = space.ukraine
      step     = 1
    }
    create {
      record   = overflight
      aircraft = one_of(player.soviet_union, unit.fighter, space.southern_europe)
      place    = space.belorussia
      step     = 1
    }
  }
  dice { rolls = [1, 6] }
  run fire_on_the_way { a = player.soviet_union }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.balkans) == 0 &&
      standing(player.soviet_union, unit.fighter, space.southern_europe) == 1
    )
    message = "one die of each gun"
  }
}

test "a gun that one aircraft passes first and another second fires once at each" {
  cites = ["REV-197..199"]

  given {
    call two_fighters_and_two_guns {}
    create {
      record   = overflight
      aircraft = one_of(player.soviet_union, unit.fighter, space.balkans)
      place    = space.ukraine
      step     = 1
    }
    create {
      record   = overflight
      aircraft = one_of(player.soviet_union, unit.fighter, space.southern_europe)
      place    = space.belorussia
      step     = 1
    }
    create {
      record   = overflight
      aircraft = one_of(player.soviet_union, unit.fighter, space.southern_europe)
      place    = space.ukraine
      step     = 2
    }
  }
  dice { rolls = [6, 6, 1] }
  run fire_on_the_way { a = player.soviet_union }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.balkans) == 1 &&
      standing(player.soviet_union, unit.fighter, space.southern_europe) == 0
    )
  }
}

test "rockets are launched from one's own guns on the map, and against enemies" {
  cites = ["REV-374", "REV-377"]

  given {
    call rockets_against_london {}
    place germany { germany = { industrial_complex = 1 } }
    place southern_europe { japan = { aa_gun = 1 } }
    place belorussia { germany = { industrial_complex = 1, infantry = 1 } }
    place mobilization_zone { germany = { aa_gun = 1 } }
    call laden_transport {
      sea   = space.sea_zone_5
      cargo = [unit.aa_gun]
    }
  }
  dice { rolls = [4] }
  run conduct_combat {}
  refuse {
    line = [
      "launch a rocket from southern_europe at united_kingdom",
      "launch a rocket from mobilization_zone at united_kingdom", "launch a rocket from sea_zone_5 at united_kingdom",
      "launch a rocket from belorussia at united_kingdom"
    ]
    because = "No gun of yours stands there that has not fired its rocket."
  }
  refuse {
    line    = "launch a rocket from western_europe at germany"
    because = "A rocket reaches an enemy complex at most 3 spaces away."
  }
  play { lines = ["launch a rocket from western_europe at united_kingdom"] }
  expect { that = player.united_kingdom.ipc == 16 }
}
