# Tests of the ways that aircraft, rockets and promised carriers go, and of what is friendly on them.

# ---- Where an aircraft can land

test "an aircraft may end its range over a friendly territory" {
  cites = ["REV-188", "REV-497", "REV-506"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { carrier = 1, fighter = 1 }
      germany        = { destroyer = 1 }
    }
    call onto_decks { sea = space.sea_zone_6 }
    set space sea_zone_6 { was_shared = true }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from sea_zone_6 to caucasus"] }
  expect { that = one_of(player.united_kingdom, unit.fighter, space.caucasus).moved == 4 }
}

test "no aircraft lands in a territory that was friendly when the turn began and is so no more" {
  cites = ["REV-310", "REV-311"]

  given {
    call turn_of { p = player.united_kingdom }
    set space norway {
      controller  = player.germany
      was_held_by = player.united_kingdom
    }
    place united_kingdom { united_kingdom = { fighter = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "land fighter from united_kingdom in norway"
    because = "Aircraft land in territory that was friendly when the turn began"
  }
}

# A British fighter in the United Kingdom can just reach sea zone 19, where it finds no land; a carrier lies in sea zone 20.
procedure far_from_home {
  params = { panama = player }

  call turn_of { p = player.united_kingdom }
  call hold { with = [space.west_indies, player.japan] }
  call hold { with = [space.panama, panama] }
  place united_kingdom { united_kingdom = { fighter = 1 } }
  place sea_zone_20 { united_kingdom = { carrier = 1 } }
}

test "through a closed canal no carrier is promised, nor over land" {
  cites = ["REV-112", "REV-315", "REV-506"]

  given {
    call far_from_home { panama = player.japan }
    place sea_zone_19 { germany = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from united_kingdom to sea_zone_19"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "through an open canal it is" {
  cites = ["REV-112", "REV-114", "REV-315"]

  given {
    call far_from_home { panama = player.united_states }
    place sea_zone_19 { germany = { transport = 1 } }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from united_kingdom to sea_zone_19"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.sea_zone_19) == 1 }
}

test "a deck of the enemy is nowhere to land" {
  cites = ["REV-312", "REV-497", "REV-506"]

  given {
    call turn_of { p = player.united_kingdom }
    call hold { with = [space.west_indies, player.japan] }
    call hold { with = [space.panama, player.japan] }
    place united_kingdom { united_kingdom = { fighter = 1 } }
    place sea_zone_19 { germany = { carrier = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from united_kingdom to sea_zone_19"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "a fighter still in the air over an enemy's deck is lost" {
  cites = ["REV-313", "REV-400"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      germany        = { carrier = 1 }
      united_kingdom = { fighter = 1 }
    }
    call in_flight { moved = 4 }
    call land_aircraft { p = player.united_kingdom }
  }
  expect { that = empty(every(piece), piece.unit == unit.fighter) }
}

test "a bomber relies on no carrier" {
  cites = ["REV-497", "REV-506", "REV-547"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { bomber = 1 } }
    place sea_zone_26 {
      united_kingdom = { carrier = 1 }
      germany        = { transport = 1 }
    }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 bomber from united_kingdom to sea_zone_26"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

# ---- Promises

# The Japanese turn: a fighter waits over sea zone 53, which a carrier with one fighter aboard can reach from sea zone 51. Another
# fighter over sea zone 57 can come down on a second carrier, beside it.
test "a fighter takes the deck beside it while another carrier is still to go where it is promised" {
  setup = true
  cites = ["REV-317", "REV-409"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_53 { japan = { fighter = 1 } }
    call in_flight { moved = 4 }
    place sea_zone_57 { japan = { fighter = 1 } }
    call in_flight { moved = 3 }
    place sea_zone_51 { japan = { carrier = 1, fighter = 1 } }
    place sea_zone_63 { japan = { carrier = 1 } }
    for f {
      in = pieces(space.sea_zone_51)
      call embark { with = [f] }
    }
  }
  run noncombat_move {}
  play { lines = ["land fighter from sea_zone_57 in sea_zone_63"] }
  expect { that = on_deck(player.japan, space.sea_zone_63) == 1 }
  play { lines = ["sail carrier from sea_zone_51 to sea_zone_53", "end noncombat move"] }
  expect { that = on_deck(player.japan, space.sea_zone_53) == 2 }
}

test "a fighter that is lost holds up no other unit" {
  cases = {
    "in the combat move"    = { combat = true, land = space.libya, sea = space.sea_zone_5 }
    "in the noncombat move" = { combat = false, land = space.trans_jordan, sea = space.sea_zone_3 }
  }
  cites = ["REV-177", "REV-313", "REV-394"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_26 { united_kingdom = { fighter = 1 } }
    call in_flight { moved = 4 }
    place anglo_egypt { united_kingdom = { infantry = 1 } }
    place libya { germany = { infantry = 1 } }
    place sea_zone_6 { united_kingdom = { destroyer = 1 } }
    place sea_zone_5 { germany = { transport = 1 } }

    # It can attack as well, so that no menu closes by itself.
    place sea_zone_7 { united_kingdom = { destroyer = 1 } }
  }
  run {
    if {
      when = combat
      call combat_move {}
    }
    else {
      call noncombat_move {}
    }
  }
  play { lines = ["move 1 infantry from anglo_egypt to ${land}", "move 1 destroyer from sea_zone_6 to ${sea}"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, land) == 1 &&
      standing(player.united_kingdom, unit.destroyer, sea) == 1
    )
  }
}
