# Tests of the moves where others stand beside those that may move: allies, cargo, guns, and those that have moved.

# ---- Land units and ships

# British and American units in Anglo-Egypt, beside Libya, which is defended. Of the ships some are laden.
procedure crowd_beside_libya {
  call turn_of { p = player.united_kingdom }
  place libya { germany = { infantry = 1 } }
  place anglo_egypt {
    united_states  = { infantry = 1, armour = 1, fighter = 1 }
    united_kingdom = { infantry = 1, aa_gun = 1, bomber = 1 }
  }
  place gibraltar { united_kingdom = { aa_gun = 1 } }
  place sea_zone_2 { united_kingdom = { transport = 1 } }
  call stow {
    with  = [space.sea_zone_2, player.united_kingdom]
    cargo = [unit.infantry]
  }
  place sea_zone_7 { united_kingdom = { destroyer = 1 } }
  call laden_transport {
    sea   = space.sea_zone_7
    cargo = [unit.infantry]
  }
  call laden_transport {
    sea   = space.sea_zone_8
    cargo = [unit.infantry, unit.infantry]
  }
  place sea_zone_8 { united_kingdom = { transport = 1 } }
}

test "nor are they in the noncombat move, and no laden ship is moved as an empty one" {
  cites = ["REV-022", "REV-394"]

  given {
    call crowd_beside_libya {}
    place gibraltar { united_kingdom = { fighter = 1 } }
    place sea_zone_2 { united_states = { destroyer = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = ["move 1 armour from anglo_egypt to trans_jordan", "move 1 bomber from anglo_egypt to trans_jordan"]
    because = "No such unit of yours there can still move."
  }
  refuse {
    line    = ["move 2 infantry from anglo_egypt to trans_jordan", "move 2 transport from sea_zone_8 to sea_zone_7"]
    because = "Only 1 of them can move there."
  }
  refuse {
    line    = "move 1 transport from sea_zone_2 to sea_zone_3"
    because = "No unit of yours there can still move."
  }
  refuse {
    line    = "move 1 transport from sea_zone_7 to sea_zone_6"
    because = "No such unit of yours there can still move."
  }
  play { lines = ["move 1 infantry from anglo_egypt to trans_jordan"] }
  expect { that = standing(player.united_kingdom, unit.infantry, space.trans_jordan) == 1 }
}

# Laden: a British transport in sea zone 2, and beside it in sea zone 6 an American carrier. In sea zone 8 nothing is.
procedure laden_and_empty_ships {
  call turn_of { p = player.united_kingdom }
  place sea_zone_6 { united_states = { carrier = 1, fighter = 1 } }
  call onto_decks { sea = space.sea_zone_6 }
  call laden_transport {
    sea   = space.sea_zone_6
    cargo = [unit.infantry]
  }
  place sea_zone_8 {
    united_kingdom = { transport = 1, destroyer = 1 }
    united_states  = { submarine = 1 }
  }
}

test "of the laden ships in a zone only one's own sail, and an empty one does not sail as a laden one" {
  cases = {
    "in the combat move"    = { combat = true, no_ship = "No laden ship of yours there can move." }
    "in the noncombat move" = { combat = false, no_ship = "No laden ship of yours there can still move." }
  }
  cites = ["REV-022", "REV-218", "REV-368"]

  given laden_and_empty_ships {}
  run {
    if {
      when = combat
      call combat_move {}
    }
    else {
      call noncombat_move {}
    }
  }
  refuse {
    line    = "sail carrier from sea_zone_6 to sea_zone_3"
    because = "That ship cannot move"
  }
  refuse {
    line    = "sail transport from sea_zone_8 to sea_zone_2"
    because = no_ship
  }
  play { lines = ["sail transport from sea_zone_6 to sea_zone_3"] }
  expect { that = standing(player.united_kingdom, unit.infantry, space.sea_zone_3) == 1 }
}

test "a unit that came over two spaces retreats to the one it entered the battle from, not to where it began" {
  cites = ["REV-282"]

  given {
    call turn_of { p = player.germany }
    place germany { germany = { armour = 2 } }
    place karelia { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [6, 6, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 2 armour from germany to karelia"] }
  refuse {
    line    = "retreat to germany"
    because = "is no answer here"
  }
  play { lines = ["retreat to eastern_europe"] }
  expect { that = standing(player.germany, unit.armour, space.eastern_europe) == 2 }
}

test "one that came over one space retreats to where it began" {
  cites = ["REV-282"]

  given {
    call turn_of { p = player.germany }
    place eastern_europe { germany = { armour = 2 } }
    place karelia { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [6, 6, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 2 armour from eastern_europe to karelia", "retreat to eastern_europe"] }
  expect { that = standing(player.germany, unit.armour, space.eastern_europe) == 2 }
}

# ---- Blitz

test "a blitz is made by one's own tanks, as many as there are, and goes over land" {
  cites = ["REV-214", "REV-022", "REV-541"]

  given {
    call turn_of { p = player.united_kingdom }
    place anglo_egypt {
      united_states  = { armour = 2 }
      united_kingdom = { armour = 1, infantry = 1 }
    }
    place trans_jordan { united_states = { armour = 1 } }
    place gibraltar { united_kingdom = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line = [
      "blitz 1 armour from trans_jordan through libya to algeria",
      "blitz 1 infantry from gibraltar through algeria to libya"
    ]
    because = "No unit of yours there can blitz."
  }
  refuse {
    line    = "blitz 2 armour from anglo_egypt through libya to algeria"
    because = "Only 1 of them can blitz."
  }
  refuse {
    line    = "blitz 1 armour from anglo_egypt through libya to sea_zone_14"
    because = "The second territory lies beside the first and is not neutral."
  }
  play { lines = ["blitz 1 armour from anglo_egypt through libya to algeria"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.armour, space.algeria) == 1 &&
      one_of(player.united_kingdom, unit.armour, space.algeria).moved == 2 &&
      one_of(player.united_kingdom, unit.armour, space.algeria).spent
    )
    message = "that was both its moves"
  }
}

test "a blitz may go through an empty territory that others have entered before" {
  cites = ["REV-214", "REV-217"]

  given {
    call turn_of { p = player.united_kingdom }
    place anglo_egypt { united_kingdom = { armour = 1, infantry = 1 } }
  }
  run combat_move {}
  play {
    lines = ["move 1 infantry from anglo_egypt to libya", "blitz 1 armour from anglo_egypt through libya to algeria"]
  }
  expect {
    that = (
      space.libya.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.armour, space.algeria) == 1
    )
  }
}

# ---- Aircraft

test "a raid is not flown against a complex of one's own side" {
  cites = ["REV-381"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { bomber = 1, industrial_complex = 1 } }
    place russia { soviet_union = { industrial_complex = 1 } }
    place norway { germany = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "raid russia with 1 bomber from united_kingdom"
    because = "A raid goes to an enemy industrial complex within range."
  }
}

test "a fighter that launched to fight where it was has launched" {
  cites = ["REV-191", "REV-204"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { carrier = 1, fighter = 1 }
      germany        = { destroyer = 1 }
    }
    call onto_decks { sea = space.sea_zone_6 }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from sea_zone_6 to sea_zone_6"] }
  refuse {
    line    = "fly 1 fighter from sea_zone_6 to sea_zone_6"
    because = "No aircraft of yours there can take off."
  }
}

test "aircraft that leave a shared zone do not go to a territory taken this turn" {
  cites = ["REV-188", "REV-310", "REV-311"]

  given {
    call turn_of { p = player.united_kingdom }
    set space norway { controller = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { carrier = 1, fighter = 1 }
      germany        = { destroyer = 1 }
    }
    call onto_decks { sea = space.sea_zone_6 }
    set space sea_zone_6 { was_shared = true }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from sea_zone_6 to norway"
    because = "Aircraft fly to hostile territories and zones within their range"
  }
  play { lines = ["fly 1 fighter from sea_zone_6 to united_kingdom"] }
}

# ---- A carrier that can still come out of a shared zone

# The American carrier in sea zone 51 began its turn among enemies. Fighters from Hawaii reach sea zone 49 and go no farther.
procedure carrier_among_enemies {
  call turn_of { p = player.united_states }
  set space sea_zone_51 { was_shared = true }
  place sea_zone_51 {
    united_states = { carrier = 1, destroyer = 1 }
    japan         = { destroyer = 1 }
  }
  place hawaiian_islands { united_states = { fighter = 2, bomber = 2 } }
  place sea_zone_49 { japan = { transport = 1 } }
  place japan { japan = { industrial_complex = 1 } }
  call laden_transport {
    sea   = space.sea_zone_52
    cargo = [unit.infantry]
  }
}

test "so does a carrier with an ally's fighter aboard, which sails as a laden ship" {
  cites = ["REV-188", "REV-207", "REV-314", "REV-317"]

  given {
    call carrier_among_enemies {}
    place sea_zone_51 { united_kingdom = { fighter = 1 } }
    call onto_decks { sea = space.sea_zone_51 }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from hawaiian_islands to sea_zone_49"] }
  refuse {
    line    = "sail carrier from sea_zone_51 to sea_zone_52"
    because = "That carrier is promised to a fighter in flight."
  }
  play { lines = ["sail carrier from sea_zone_51 to sea_zone_49"] }
  expect {
    that = (
      standing(player.united_states, unit.carrier, space.sea_zone_49) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.sea_zone_49) == 1
    )
  }
}

# ---- Loading

test "no ally's unit is loaded, no ship, no aircraft, nothing that is aboard already or has moved" {
  cites = ["REV-370", "REV-371", "REV-436", "REV-546", "REV-547", "REV-598"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom {
      united_states  = { infantry = 1, armour = 1 }
      united_kingdom = { infantry = 1, artillery = 1, fighter = 1, industrial_complex = 1 }
    }
    place eastern_canada { united_states = { infantry = 1 } }
    place sea_zone_9 { united_kingdom = { transport = 1 } }
    call stow {
      with  = [space.sea_zone_9, player.united_kingdom]
      cargo = [unit.infantry]
    }
    place sea_zone_8 { united_kingdom = { transport = 2, destroyer = 1 } }
    set c {
      in    = pieces(space.united_kingdom)
      where = c.unit == unit.artillery
      moved = 1
    }
  }
  run combat_move {}
  refuse {
    line = [
      "load armour from united_kingdom in sea_zone_8", "load artillery from united_kingdom in sea_zone_8",
      "load fighter from united_kingdom in sea_zone_8", "load industrial_complex from united_kingdom in sea_zone_8"
    ]
    because = "No such unit of yours there can board a transport."
  }
  refuse {
    line = [
      "load infantry from eastern_canada in sea_zone_9", "load infantry from sea_zone_9 in sea_zone_8",
      "load destroyer from sea_zone_8 in sea_zone_9", "load transport from sea_zone_8 in sea_zone_9"
    ]
    because = "No land unit of yours there can board a transport."
  }
  play { lines = ["load infantry from united_kingdom in sea_zone_8"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.sea_zone_8) == 1 &&
      standing(player.united_states, unit.infantry, space.united_kingdom) == 1
    )
    message = "the British infantry is aboard, the American ashore"
  }
}

test "nothing boards a transport of the enemy" {
  cites = ["REV-225", "REV-370"]

  given {
    call turn_of { p = player.united_kingdom }
    place eastern_canada { united_kingdom = { infantry = 1 } }
    place gibraltar { united_kingdom = { infantry = 1 } }
    place sea_zone_1 { germany = { transport = 1 } }
    place sea_zone_9 { united_kingdom = { transport = 1 } }
    place sea_zone_13 { germany = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "load infantry from gibraltar in sea_zone_13"
    because = "No land unit of yours there can board a transport."
  }
  refuse {
    line    = "load infantry from eastern_canada in sea_zone_1"
    because = "No transport of your side lies there with room for it"
  }
}
