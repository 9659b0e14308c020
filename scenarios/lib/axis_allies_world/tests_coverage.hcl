# Tests of what `scenario coverage` found nobody had tried: refusals that were never given.

# ---- Combat move

# lint:ignore SL703 that there must be so many is common sense; the book does not say it
test "no more units move or fly than stand there" {
  given {
    call turn_of { p = player.soviet_union }
    place caucasus { soviet_union = { armour = 1, fighter = 1, infantry = 1 } }
    place ukraine { germany = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 2 armour from caucasus to ukraine"
    because = "Only 1 of them can move there."
  }
  refuse {
    line    = "fly 2 fighter from caucasus to ukraine"
    because = "Only 1 of them can fly there."
  }
  play {
    lines = ["move 1 armour from caucasus to ukraine", "fly 1 fighter from caucasus to ukraine", "end combat move"]
  }
  expect {
    that = (
      standing(player.soviet_union, unit.armour, space.ukraine) == 1 &&
      standing(player.soviet_union, unit.fighter, space.ukraine) == 1
    )
  }
}

test "infantry does not blitz" {
  cites = ["REV-214", "REV-455"]

  given {
    call turn_of { p = player.soviet_union }
    place caucasus { soviet_union = { infantry = 1, armour = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "blitz 1 infantry from caucasus through ukraine to west_russia"
    because = "That unit cannot blitz."
  }
}

test "a raid is flown by bombers that are there, and by no more of them" {
  cites = ["REV-381"]

  given {
    call turn_of { p = player.germany }
    place western_europe { germany = { bomber = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "raid united_kingdom with 1 bomber from germany"
    because = "No bomber of yours there can take off."
  }
  refuse {
    line    = "raid united_kingdom with 2 bomber from western_europe"
    because = "Only 1 of them can fly there."
  }
}

# ---- Noncombat move

test "what stands still moves afterwards, no more than there are, and no laden ship past enemies" {
  cites = ["REV-402", "REV-403"]

  given {
    call off_libya { cargo = [unit.infantry] }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place anglo_egypt { united_kingdom = { infantry = 1 } }
    place sea_zone_14 { united_kingdom = { destroyer = 1 } }
    place sea_zone_13 { germany = { destroyer = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "move 2 infantry from anglo_egypt to trans_jordan"
    because = "Only 1 of them can move there."
  }
  refuse {
    line    = "sail destroyer from sea_zone_14 to sea_zone_15"
    because = "That ship cannot move: none such, or it has begun to unload."
  }
  refuse {
    line    = "sail transport from sea_zone_14 to sea_zone_13"
    because = "That is out of its reach, or there are enemy ships."
  }
}

# ---- Money and new units

test "a complex launches no more ships than it can mobilize, and builds none that was not bought" {
  cites = ["REV-426"]

  given {
    call turn_of { p = player.germany }
    call begin_turn { p = player.germany }
    place southern_europe { germany = { industrial_complex = 1 } }
    place mobilization_zone { germany = { transport = 1, industrial_complex = 1 } }
  }
  run mobilize_new_units {}
  refuse {
    line    = "launch 2 transport in sea_zone_14 from southern_europe"
    because = "The complex can still mobilize"
  }
  refuse {
    line    = "build transport in ukraine"
    because = "No such building of yours waits to be built."
  }
}

# ---- After all moves

test "an aircraft that is over its own land when the moves are over has landed" {
  cites = ["REV-302"]

  given {
    call turn_of { p = player.germany }
    place germany { germany = { fighter = 1 } }
    set c {
      in    = pieces(space.germany)
      flown = true
    }
    call land_aircraft { p = player.germany }
  }
  expect { that = count(pieces(space.germany), !piece.flown) == 1 }
}
