# Tests of the ways that aircraft, rockets and promised carriers go, and of what is friendly on them.

# ---- Guns and neutrals on the way

# A Soviet fighter flies from Karelia to Ukraine, by one of three territories; guns stand in two of them.
test "of equally short flights the one over no enemy gun is flown, whatever else stands there" {
  cases = {
    "by Eastern Europe" = { quiet = space.eastern_europe }
    "by Belorussia"     = { quiet = space.belorussia }
    "by West Russia"    = { quiet = space.west_russia }
  }
  cites = ["REV-196", "REV-197"]

  given {
    call turn_of { p = player.soviet_union }
    place karelia { soviet_union = { fighter = 1 } }
    place ukraine { germany = { infantry = 1 } }
    place belorussia { germany = { infantry = 1 } }
    for s {
      in    = [space.eastern_europe, space.belorussia, space.west_russia]
      where = s != quiet
      create {
        unit  = unit.aa_gun
        owner = player.germany
        at    = s
      }
    }
    create {
      unit  = unit.infantry
      owner = player.germany
      at    = quiet
    }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from karelia to ukraine"] }
  expect {
    that    = standing(player.soviet_union, unit.fighter, space.ukraine) == 1 && empty(every(overflight))
    message = "no gun fires at it on the way"
  }
}

test "a gun of one's own is none to fly around" {
  cites = ["REV-196", "REV-197"]

  given {
    call turn_of { p = player.soviet_union }
    call already_held { territories = [space.west_russia] }
    place karelia { soviet_union = { fighter = 1 } }
    place ukraine { germany = { infantry = 1 } }
    place west_russia { soviet_union = { aa_gun = 1 } }
    place belorussia { germany = { aa_gun = 1 } }
    place eastern_europe { germany = { aa_gun = 1 } }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from karelia to ukraine"] }
  expect {
    that    = standing(player.soviet_union, unit.fighter, space.ukraine) == 1 && empty(every(overflight))
    message = "over West Russia, where the gun is Soviet"
  }
}

test "a gun aboard a transport fires at nothing" {
  cites = ["REV-434", "REV-466"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 1 } }
    place sea_zone_6 { germany = { transport = 1 } }
    call stow {
      with  = [space.sea_zone_6, player.germany]
      cargo = [unit.aa_gun]
    }
    place norway { germany = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from united_kingdom via sea_zone_6 to norway"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.norway) == 1 && empty(every(overflight)) }
}

test "no gun is avoided by a flight over a neutral territory" {
  cites = ["REV-099", "REV-287"]

  given {
    call turn_of { p = player.united_kingdom }
    place algeria {
      germany        = { infantry = 1 }
      united_kingdom = { fighter = 1 }
    }
    place libya { germany = { aa_gun = 1 } }
    call in_flight { moved = 1 }
  }
  dice { rolls = [6, 6, 1] }
  run conduct_combat {}
  play { lines = ["false", "retreat to trans_jordan"] }
  expect {
    that    = empty(every(piece), piece.unit == unit.fighter)
    message = "it flew over Libya, not over the Sahara"
  }
}

test "a rocket does not fly over a neutral territory" {
  cites = ["REV-099", "REV-377"]

  given {
    call turn_of { p = player.soviet_union }
    set player soviet_union { technologies = [technology.rockets] }
    place russia { soviet_union = { aa_gun = 1 } }
    place yakut { soviet_union = { aa_gun = 1 } }
    place manchuria { japan = { industrial_complex = 1 } }
    gain player japan { ipc = 20 }
  }
  dice { rolls = [2] }
  run conduct_combat {}
  refuse {
    line    = "launch a rocket from russia at manchuria"
    because = "A rocket reaches an enemy complex at most 3 spaces away."
  }
  play { lines = ["launch a rocket from yakut at manchuria"] }
  expect { that = player.japan.ipc == 18 }
}

# ---- Promises

test "a carrier that has still to fight where it lies is promised to no retreating fighter" {
  setup = true
  cites = ["REV-285", "REV-286", "REV-317"]

  given {
    call fighters_over_okinawa {}
    place sea_zone_52 { japan = { transport = 1 } }
    place sea_zone_35 { united_states = { carrier = 1 } }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  play { lines = ["okinawa", "false"] }
  refuse {
    line    = ["retreat to sea_zone_51", "retreat to sea_zone_50", "retreat to sea_zone_60"]
    because = "is no answer here"
  }
  play { lines = ["retreat to sea_zone_49"] }
}

test "nor does its promise to a fighter in flight keep another from a zone that it cannot reach" {
  setup = true
  cites = ["REV-285", "REV-317"]

  given {
    call fighters_over_okinawa {}
    place sea_zone_52 { japan = { transport = 1 } }
    place sea_zone_35 { united_states = { carrier = 1 } }
    place sea_zone_53 { united_states = { fighter = 1 } }
    call in_flight { moved = 4 }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  play { lines = ["okinawa", "false", "retreat to sea_zone_49"] }
  expect { that = standing(player.united_states, unit.fighter, space.sea_zone_49) == 1 }
}

test "a carrier that has moved is not promised to a fighter over a zone where enemies still lie" {
  setup = true
  cites = ["REV-313", "REV-317", "REV-403"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_55 {
      japan         = { fighter = 1 }
      united_states = { transport = 1 }
    }
    call in_flight { moved = 4 }
    set f {
      in       = pieces(space.sea_zone_55)
      where    = f.flown
      withdrew = true
    }
    place sea_zone_52 { japan = { carrier = 1 } }
  }
  run noncombat_move {}
  play { lines = ["move 1 carrier from sea_zone_52 to sea_zone_53", "end noncombat move"] }
  expect {
    that    = !any(every(piece), piece.unit == unit.fighter)
    message = "no carrier can come, and the fighter is lost"
  }
}
