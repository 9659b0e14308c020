# Tests of the moves where others stand beside those that may move: allies, cargo, guns, and those that have moved.

# ---- Land units and ships

test "no ally, no gun, no aircraft and no laden ship is moved with the land units and ships of a power" {
  cites = ["REV-022", "REV-177", "REV-195", "REV-359"]

  given crowd_beside_libya {}
  run combat_move {}
  refuse {
    line = [
      "move 1 armour from anglo_egypt to libya", "move 1 aa_gun from anglo_egypt to libya",
      "move 1 bomber from anglo_egypt to libya"
    ]
    because = "No such unit of yours there can make a combat move. Guns and complexes never do."
  }
  refuse {
    line    = "move 2 infantry from anglo_egypt to libya"
    because = "Only 1 of them can move there."
  }
  refuse {
    line    = ["move 1 aa_gun from gibraltar to algeria", "move 1 transport from sea_zone_2 to sea_zone_3"]
    because = "No unit of yours there can make a combat move."
  }
  refuse {
    line    = "move 1 transport from sea_zone_7 to sea_zone_6"
    because = "No such unit of yours there can make a combat move."
  }
  refuse {
    line    = "move 2 transport from sea_zone_8 to sea_zone_7"
    because = "Only 1 of them can move there."
  }
  play { lines = ["move 1 infantry from anglo_egypt to libya"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.libya) == 1 &&
      standing(player.united_states, unit.infantry, space.anglo_egypt) == 1
    )
    message = "the British infantry has moved, the American stayed"
  }
}

test "what has come into a space this turn does not move on farther with those that were there" {
  cites = ["REV-181", "REV-542"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_2 { united_kingdom = { carrier = 1 } }
    place sea_zone_3 { united_kingdom = { carrier = 1 } }
  }
  run combat_move {}
  play { lines = ["move 1 carrier from sea_zone_2 to sea_zone_3"] }
  refuse {
    line    = "move 2 carrier from sea_zone_3 to sea_zone_5"
    because = "Only 1 of them can move there."
  }
  play { lines = ["move 1 carrier from sea_zone_3 to sea_zone_5"] }
}

# ---- Aircraft

# British and American aircraft in the United Kingdom. Germany holds Norway, and Western Europe with a complex.
procedure crowd_in_britain {
  call turn_of { p = player.united_kingdom }
  place united_kingdom {
    united_states  = { fighter = 1, bomber = 1 }
    united_kingdom = { fighter = 1, bomber = 1, infantry = 1, industrial_complex = 1 }
  }
  place eastern_canada {
    united_states  = { bomber = 1 }
    united_kingdom = { fighter = 1 }
  }
  place gibraltar { united_kingdom = { infantry = 1 } }
  place norway { germany = { infantry = 1 } }
  place western_europe { germany = { industrial_complex = 1, infantry = 1 } }
}

test "one's own aircraft fly, no ally's and no other unit, and no more than there are" {
  cites = ["REV-022", "REV-194", "REV-579"]

  given crowd_in_britain {}
  run combat_move {}
  refuse {
    line = [
      "fly 2 fighter from united_kingdom to norway",
      "fly 2 bomber from united_kingdom via sea_zone_3 to norway",
      "fly 2 fighter from united_kingdom via sea_zone_3 to norway"
    ]
    because = "Only 1 of them can fly there."
  }
  refuse {
    line    = ["fly 1 infantry from gibraltar to algeria", "fly 1 infantry from gibraltar via sea_zone_13 to algeria"]
    because = "No aircraft of yours there can take off."
  }
  refuse {
    line    = ["fly 1 bomber from eastern_canada to norway", "fly 1 bomber from eastern_canada via sea_zone_2 to norway"]
    because = "No such aircraft of yours there can take off."
  }
  refuse {
    line    = "fly 1 fighter from united_kingdom via sea_zone_2 to eastern_canada"
    because = "Aircraft fly to hostile territories and zones within their range"
  }
  play {
    lines = ["fly 1 fighter from united_kingdom via sea_zone_3 to norway", "fly 1 bomber from united_kingdom to norway"]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.norway) == 1 &&
      standing(player.united_kingdom, unit.bomber, space.norway) == 1 &&
      standing(player.united_states, unit.fighter, space.united_kingdom) == 1 &&
      standing(player.united_states, unit.bomber, space.united_kingdom) == 1
    )
    message = "the British have flown, the Americans not"
  }
}

test "one's own bombers raid, no ally's and no fighter, and only enemy complexes" {
  cites = ["REV-022", "REV-381", "REV-382"]

  given crowd_in_britain {}
  run combat_move {}
  refuse {
    line = [
      "raid western_europe with 1 bomber from eastern_canada",
      "raid western_europe with 1 bomber from eastern_canada via sea_zone_8"
    ]
    because = "No bomber of yours there can take off."
  }
  refuse {
    line = [
      "raid western_europe with 1 fighter from united_kingdom",
      "raid western_europe with 1 fighter from united_kingdom via sea_zone_6",
      "raid western_europe with 1 infantry from united_kingdom via sea_zone_6"
    ]
    because = "That unit cannot make a raid."
  }
  refuse {
    line = [
      "raid western_europe with 2 bomber from united_kingdom",
      "raid western_europe with 2 bomber from united_kingdom via sea_zone_6"
    ]
    because = "Only 1 of them can fly there."
  }
  refuse {
    line = [
      "raid norway with 1 bomber from united_kingdom",
      "raid norway with 1 bomber from united_kingdom via sea_zone_3",
      "raid united_kingdom with 1 bomber from united_kingdom via sea_zone_3"
    ]
    because = "A raid goes to an enemy industrial complex within range."
  }
  play { lines = ["raid western_europe with 1 bomber from united_kingdom via sea_zone_6"] }
  expect {
    that = (
      one_of(player.united_kingdom, unit.bomber, space.western_europe).raiding &&
      standing(player.united_states, unit.bomber, space.united_kingdom) == 1
    )
    message = "the bomber on the raid is the British one"
  }
}

test "a space to fly by lies one short of the range at most" {
  cites = ["REV-197", "REV-500"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 1, bomber = 1 } }
    place sea_zone_5 {
      united_kingdom = { carrier = 1 }
      germany        = { destroyer = 1 }
    }
    place western_europe { germany = { industrial_complex = 1 } }
  }
  run combat_move {}
  refuse {
    line = [
      "fly 1 fighter from united_kingdom via ukraine to sea_zone_5",
      "fly 1 fighter from united_kingdom via caucasus to sea_zone_5",
      "raid western_europe with 1 bomber from united_kingdom via persia",
      "raid western_europe with 1 bomber from united_kingdom via trans_jordan"
    ]
    because = "That is too far to fly by."
  }
  play { lines = ["fly 1 fighter from united_kingdom via eastern_europe to sea_zone_5"] }
  expect {
    that    = one_of(player.united_kingdom, unit.fighter, space.sea_zone_5).moved == 4
    message = "three spaces there, and one to the carrier"
  }
}

test "the whole of a way by a space of one's choice is within the range, and so is the way home" {
  cites = ["REV-197", "REV-500", "REV-506"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 1, bomber = 1 } }
    place western_europe { germany = { industrial_complex = 1 } }
    place balkans { germany = { industrial_complex = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from united_kingdom via eastern_europe to southern_europe"
    because = "Aircraft fly to hostile territories and zones within their range"
  }
  refuse {
    line    = "raid western_europe with 1 bomber from united_kingdom via ukraine"
    because = "A raid goes to an enemy industrial complex within range."
  }
  refuse {
    line    = "raid balkans with 1 bomber from united_kingdom via sea_zone_16"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

# ---- A carrier that can still come out of a shared zone

test "a carrier that began its turn among enemies serves a fighter that needs it, as long as it may still leave" {
  cites = ["REV-188", "REV-314", "REV-315", "REV-317"]

  given carrier_among_enemies {}
  run combat_move {}
  play {
    lines = [
      "fly 1 fighter from hawaiian_islands to sea_zone_49",
      "fly 1 fighter from hawaiian_islands via sea_zone_51 to sea_zone_49",
      "raid japan with 1 bomber from hawaiian_islands",
      "raid japan with 1 bomber from hawaiian_islands via sea_zone_57",
      "move 1 destroyer from sea_zone_51 to sea_zone_50",
      "sail transport from sea_zone_52 to sea_zone_53",
    ]
  }
  refuse {
    line    = "move 1 carrier from sea_zone_51 to sea_zone_52"
    because = "That carrier is promised to a fighter in flight."
  }
  refuse {
    line    = "end combat move"
    because = "move the carrier now"
  }
  play { lines = ["move 1 carrier from sea_zone_51 to sea_zone_49", "end combat move"] }
  expect {
    that = (
      standing(player.united_states, unit.fighter, space.sea_zone_49) == 2 &&
      standing(player.united_states, unit.carrier, space.sea_zone_49) == 1
    )
  }
}

# ---- Loading

# The player may name any transport with room; this is the one that is proposed.
test "a unit is put aboard one's own transport first, one that can still sail, and of these one that has cargo" {
  cites = ["REV-370", "REV-593"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 6 } }
    place sea_zone_8 {
      united_states  = { transport = 1 }
      united_kingdom = { transport = 1 }
    }
    set t {
      in    = pieces(space.sea_zone_8)
      where = t.owner == player.united_kingdom
      spent = true
    }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
  }
  run combat_move { defaults = true }
  play { lines = ["load infantry from united_kingdom in sea_zone_8"] }
  expect {
    that = all(
      where(pieces(space.sea_zone_8), piece.unit.lifts_land),
      count(cargo(piece)) == (piece.owner == player.united_kingdom && !piece.spent ? 1 : 0)
    )
    message = "first on the British one that can still sail"
  }
  play {
    lines = ["load infantry from united_kingdom in sea_zone_8", "load infantry from united_kingdom in sea_zone_8"]
  }
  expect {
    that = all(
      where(pieces(space.sea_zone_8), piece.unit.lifts_land),
      count(cargo(piece)) == (piece.owner == player.united_states ? 0 : (piece.spent ? 1 : 2))
    )
    message = "that one is filled before the other British one, and the American comes last"
  }
}

# ---- Going ashore

test "what lands is a land unit that is aboard and can take ground: no gun, no fighter, no ally's unit" {
  cites = ["REV-192", "REV-369", "REV-435", "REV-463"]

  given {
    call off_libya { cargo = [unit.aa_gun, unit.infantry] }
    set space southern_europe { controller = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_14
      cargo = [unit.armour]
    }
    place sea_zone_14 {
      united_kingdom = { carrier = 1, fighter = 1 }
      united_states  = { transport = 1 }
    }
    call onto_decks { sea = space.sea_zone_14 }
    call stow {
      with  = [space.sea_zone_14, player.united_states]
      cargo = [unit.artillery]
    }
    call laden_transport {
      sea   = space.sea_zone_13
      cargo = [unit.aa_gun]
    }
    place sea_zone_15 { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_15 }
  }
  run combat_move {}
  refuse {
    line    = "assault algeria with aa_gun from sea_zone_13"
    because = "None of your units aboard there can make a landing."
  }
  refuse {
    line = [
      "assault libya with aa_gun from sea_zone_14", "assault libya with fighter from sea_zone_14",
      "assault libya with artillery from sea_zone_14", "assault libya with transport from sea_zone_14"
    ]
    because = "No such unit of yours aboard there can make a landing."
  }
  refuse {
    line    = "unload fighter from sea_zone_15 to anglo_egypt"
    because = "None of your units aboard there can go ashore."
  }
  refuse {
    line = [
      "unload fighter from sea_zone_14 to southern_europe", "unload transport from sea_zone_14 to southern_europe",
      "unload artillery from sea_zone_14 to southern_europe"
    ]
    because = "No such unit of yours aboard there can go ashore."
  }
  play { lines = ["assault libya with armour from sea_zone_14"] }
  expect {
    that = (
      one_of(player.united_kingdom, unit.armour, space.sea_zone_14).target == space.libya &&
      one_of(player.united_kingdom, unit.infantry, space.sea_zone_14).target == none &&
      one_of(player.united_kingdom, unit.aa_gun, space.sea_zone_14).target == none
    )
    message = "the tank has been announced, and nothing else"
  }
}

test "the unit that is named goes ashore, not another one that is aboard" {
  cites = ["REV-218", "REV-606"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_15
      cargo = [unit.armour, unit.infantry]
    }
  }
  run combat_move {}
  play { lines = ["unload infantry from sea_zone_15 to anglo_egypt"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.anglo_egypt) == 1 &&
      standing(player.united_kingdom, unit.armour, space.sea_zone_15) == 1
    )
  }
}
