# Tests of amphibious assaults, bombardment, loading and unloading. Clauses 250 to 262, 288, 289, 332 to 351, 555 to
# 558, 567 to 570 and 593 to 611.

# So that something can still be done when those in sea zone 14 have done all they can.
procedure another_transport {
  call laden_transport {
    sea   = space.sea_zone_9
    cargo = [unit.infantry]
  }
}

# ---- The announcement

test "land units attack a coast from a transport, announced in the combat move" {
  cites = ["REV-332", "REV-334", "REV-603", "REV-609"]

  given {
    call off_libya { cargo = [unit.infantry] }
    place libya { germany = { infantry = 1 } }
    call another_transport {}
  }
  run combat_move {}
  refuse {
    line = "unload infantry from sea_zone_14 to libya"
    because = <<-END
      Cargo goes ashore in a friendly territory beside the zone. In the combat move a landing on an enemy's shore is
      announced with "assault".
    END
  }
  play { lines = ["assault libya with infantry from sea_zone_14"] }
  expect {
    that    = standing(player.united_kingdom, unit.infantry, space.libya) == 0
    message = "it has been named, and the infantry waits aboard"
  }
  play { lines = ["end combat move"] }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.libya.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.infantry, space.libya) == 1
    )
  }
}

test "the landing may be called off, and the units stay aboard" {
  cites = ["REV-335"]

  given landing_in_libya { cargo = [unit.infantry] }
  run conduct_combat {}
  play { lines = ["false"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.sea_zone_14) == 1 &&
      standing(player.germany, unit.infantry, space.libya) == 1 &&
      space.libya.controller == player.germany
    )
  }
  expect {
    that = first(every(piece), piece.owner == player.united_kingdom && piece.unit == unit.infantry).holder != none
  }
}

test "the landing is not turned to another shore" {
  cites = ["REV-336"]

  given {
    call off_libya { cargo = [unit.infantry] }
    place libya { germany = { infantry = 1 } }
    call another_transport {}
  }
  run combat_move {}
  play { lines = ["assault libya with infantry from sea_zone_14"] }
  refuse {
    line    = "assault southern_europe with infantry from sea_zone_14"
    because = "None of your units aboard there can make a landing."
  }
  play { lines = ["end combat move"] }
  run conduct_combat {}
  refuse {
    line    = "southern_europe"
    because = "is no answer here"
  }
  play { lines = ["false"] }
  expect {
    that = (
      space.southern_europe.controller == player.germany &&
      standing(player.united_kingdom, unit.infantry, space.sea_zone_14) == 1
    )
    message = "called off, it is over"
  }
}

# ---- The sea comes first

test "enemy ships in the zone must be fought before the landing" {
  cites = ["REV-337", "REV-610"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
  }
  dice { rolls = [3, 6, 1, 6] }
  run conduct_combat {}
  play { lines = ["true"] }
  expect {
    that = (
      space.libya.controller == player.united_kingdom &&
      standing(player.germany, unit.destroyer, space.sea_zone_14) == 0
    )
  }
}

test "only ships and aircraft fight in the sea part, the landing party and the shore do not" {
  cites = ["REV-338"]

  given {
    call landing_in_libya { cargo = [unit.infantry, unit.armour] }
    place sea_zone_14 {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
    place libya { germany = { infantry = 1, artillery = 1, fighter = 1 } }
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  play { lines = ["false"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.armour, space.sea_zone_14) == 1 &&
      standing(player.germany, unit.fighter, space.libya) == 1
    )
    message = "two destroyers, two dice"
  }
}

test "all ships in the zone fight the sea part, transports too, against all enemy ships and fighters there" {
  cites = ["REV-339"]

  given landing_in_japan {}
  dice { rolls = [3, 3, 6, 3, 6] }
  run conduct_combat {}
  play { lines = ["carrier", "transport with infantry"] }
  expect {
    that = (
      standing(player.united_states, unit.transport, space.sea_zone_60) == 0 &&
      standing(player.united_states, unit.infantry, space.sea_zone_60) == 0 &&
      standing(player.united_states, unit.destroyer, space.sea_zone_60) == 1 &&
      standing(player.japan, unit.fighter, space.sea_zone_60) == 0
    )
    message = "the transport could be hit, the carrier and its fighter had to be sunk"
  }
}

test "the transports that survive the battle at sea may unload" {
  cites = ["REV-340", "REV-611"]

  given {
    call landing_in_libya { cargo = [unit.infantry, unit.infantry] }
    place sea_zone_14 {
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
  }
  dice { rolls = [2, 3, 1, 6, 6] }
  run conduct_combat {}
  play { lines = ["destroyer", "true"] }
  expect {
    that = (
      space.libya.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.infantry, space.libya) == 2 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_14) == 0
    )
  }
}

test "a zone where only submerged enemies are left is clear" {
  cites = ["REV-340", "REV-611", "REV-629"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 {
      united_kingdom = { battleship = 1 }
      germany        = { submarine = 1 }
    }
  }
  dice { rolls = [6, 6, 1, 6] }
  run conduct_combat {}
  play { lines = ["submarine", "true"] }
  expect {
    that = (
      space.libya.controller == player.united_kingdom &&
      standing(player.germany, unit.submarine, space.sea_zone_14) == 1
    )
  }
}

test "after the battle at sea the landing may still be called off" {
  cites = ["REV-335", "REV-340"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  play { lines = ["false"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.sea_zone_14) == 1 && space.libya.controller == player.germany
    )
  }
}

test "an attack overland need not wait for a sea battle that has nothing to do with it" {
  cites = ["REV-337"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_14 {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
    place libya {
      united_kingdom = { infantry = 1 }
      germany        = { infantry = 1 }
    }
  }
  dice { rolls = [1, 6, 6, 3] }
  run conduct_combat {}
  play { lines = ["libya"] }
  expect {
    that = (
      space.libya.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_14) == 0 &&
      standing(player.germany, unit.destroyer, space.sea_zone_14) == 1
    )
  }
}

test "in the sea part battleships fire with the others, not before them" {
  cites = ["REV-341"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 {
      united_kingdom = { battleship = 1 }
      germany        = { destroyer = 1 }
    }
  }
  dice { rolls = [4, 3] }
  run conduct_combat {}
  play { lines = ["battleship", "false"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.battleship, space.sea_zone_14) == 1 &&
      standing(player.united_kingdom, unit.transport, space.sea_zone_14) == 1 &&
      standing(player.germany, unit.destroyer, space.sea_zone_14) == 0
    )
    message = "the destroyer was hit and has fired"
  }
}

# ---- Bombardment

test "a battleship may bombard the shore: one shot, and its victim does not fire back" {
  cites = ["REV-250", "REV-251", "REV-345", "REV-346", "REV-555..557"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
  }
  dice { rolls = [4] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.libya.controller == player.united_kingdom &&
      standing(player.germany, unit.infantry, space.libya) == 0 &&
      standing(player.united_kingdom, unit.infantry, space.libya) == 1
    )
  }
}

test "the attacker decides whether a battleship bombards" {
  cites = ["REV-250", "REV-345", "REV-555"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
  }
  dice { rolls = [1, 6] }
  run conduct_combat {}
  play { lines = ["true", "done"] }
  expect {
    that = space.libya.controller == player.united_kingdom && !first(every(piece), piece.unit == unit.battleship).fought
  }
}

test "every battleship in the zone fires one shot, however few land" {
  cites = ["REV-251", "REV-346", "REV-556"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 2 } }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [4, 4] }
  run conduct_combat { defaults = true }
  expect {
    that = space.libya.controller == player.united_kingdom && standing(player.germany, unit.infantry, space.libya) == 0
  }
}

test "a battleship fires one shot in the turn, at one shore" {
  cites = ["REV-251", "REV-262", "REV-346", "REV-556"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
    call laden_transport {
      sea   = space.sea_zone_14
      cargo = [unit.infantry, unit.infantry]
    }
    place southern_europe { germany = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["assault southern_europe with infantry from sea_zone_14", "end combat move"] }
  dice { rolls = [4, 1, 6] }
  run conduct_combat {}
  play { lines = ["libya", "true", "battleship", "true"] }
  expect {
    that    = space.libya.controller == player.united_kingdom && space.southern_europe.controller == player.united_kingdom
    message = "the second landing went without it"
  }
}

test "a ship that has bombarded does not move on" {
  cites = ["REV-262"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
    place eastern_canada { united_kingdom = { infantry = 1 } }
  }
  dice { rolls = [4] }
  run conduct_combat { defaults = true }
  run noncombat_move {}
  refuse {
    line    = "move 1 battleship from sea_zone_14 to sea_zone_13"
    because = "No unit of yours there can still move."
  }
}

test "a landing called off is not bombarded for" {
  cites = ["REV-250", "REV-253"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
    place libya { united_kingdom = { infantry = 1 } }
    call attackers_came { from = space.anglo_egypt }
  }
  dice { rolls = [1, 6] }
  run conduct_combat {}
  play { lines = ["false"] }
  expect {
    that = (
      space.libya.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.infantry, space.sea_zone_14) == 1
    )
  }
}

test "a shore without land units is not bombarded, and the ships stay as they were" {
  cites = ["REV-252"]

  given {
    call off_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
    place libya { germany = { fighter = 1 } }
    call bound_for { there = space.libya }
  }
  dice { rolls = [1, 6] }
  run conduct_combat {}
  play { lines = ["true"] }
  expect {
    that = space.libya.controller == player.united_kingdom && !first(every(piece), piece.unit == unit.battleship).fought
  }
}

test "a shot from the sea hits land units, not aircraft" {
  cites = ["REV-251", "REV-346", "REV-556"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
    place libya { germany = { fighter = 1 } }
  }
  dice { rolls = [4, 6, 4] }
  run conduct_combat {}
  play { lines = ["true", "battleship"] }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.libya) == 0 &&
      standing(player.germany, unit.fighter, space.libya) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.libya) == 0
    )
  }
}

test "with combined bombardment destroyers bombard as battleships do" {
  cites = ["REV-255", "REV-567..569"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { destroyer = 1 } }
    set player united_kingdom { technologies = [technology.combined_bombardment] }
  }
  dice { rolls = [3] }
  run conduct_combat { defaults = true }
  expect {
    that    = space.libya.controller == player.united_kingdom && standing(player.germany, unit.infantry, space.libya) == 0
    message = "its victim did not fire back"
  }
}

test "a destroyer bombards once, with its attack of 3" {
  cites = ["REV-255", "REV-568"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { destroyer = 1 } }
    set player united_kingdom { technologies = [technology.combined_bombardment] }
  }
  dice { rolls = [4, 6, 6, 1, 6] }
  run conduct_combat { defaults = true }
  expect { that = space.libya.controller == player.united_kingdom }
}

test "a destroyer that fought at sea does not bombard" {
  cites = ["REV-570", "REV-254"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 {
      united_kingdom = { destroyer = 1 }
      germany        = { transport = 1 }
    }
    set player united_kingdom { technologies = [technology.combined_bombardment] }
  }
  dice { rolls = [3, 6, 1, 6] }
  run conduct_combat {}
  play { lines = ["true"] }
  expect { that = space.libya.controller == player.united_kingdom }
}

# ---- The land part

test "in a landing no land unit retreats: it fights to the end" {
  cites = ["REV-288", "REV-289", "REV-343"]

  given landing_in_libya { cargo = [unit.infantry] }
  dice { rolls = [6, 6, 6, 2] }
  run conduct_combat {}
  play { lines = ["true"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.libya) == 0 &&
      standing(player.germany, unit.infantry, space.libya) == 1
    )
    message = "nobody was asked between the cycles"
  }
}

test "nor do those that came overland" {
  cites = ["REV-343", "REV-289"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place libya { united_kingdom = { armour = 1 } }
    call attackers_came { from = space.anglo_egypt }
  }
  dice { rolls = [6, 6, 6, 6, 6, 6, 3, 6, 6] }
  run conduct_combat {}
  play { lines = ["true"] }
  expect {
    that = (
      space.libya.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.armour, space.libya) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.libya) == 1
    )
  }
}

test "aircraft may leave a landing, the others fight on" {
  cites = ["REV-288", "REV-289", "REV-349"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place libya { united_kingdom = { fighter = 1 } }
    call attackers_came { from = space.anglo_egypt }
    call in_flight { moved = 1 }
  }
  dice { rolls = [6, 6, 6, 6, 2] }
  run conduct_combat {}
  play { lines = ["true", "false", "retreat to anglo_egypt"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.anglo_egypt) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.libya) == 0 &&
      standing(player.germany, unit.infantry, space.libya) == 1
    )
  }
}

test "aircraft that leave a landing may wait over it, but fight no more" {
  cites = ["REV-288", "REV-349"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place libya { united_kingdom = { fighter = 1 } }
    call attackers_came { from = space.anglo_egypt }
    call in_flight { moved = 1 }
  }
  dice { rolls = [6, 6, 6, 6, 2] }
  run conduct_combat {}
  play { lines = ["true", "false", "wait for the noncombat move"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.libya) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.libya) == 0 &&
      standing(player.germany, unit.infantry, space.libya) == 1
    )
  }
}

test "the land part is fought like any other battle, with guns against aircraft and casualties that fire back" {
  cites = ["REV-344"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place libya { germany = { aa_gun = 1 } }
    place libya { united_kingdom = { fighter = 1 } }
    call attackers_came { from = space.anglo_egypt }
    call in_flight { moved = 1 }
  }
  dice { rolls = [6, 3, 6, 2] }
  run conduct_combat {}
  play { lines = ["true", "infantry"] }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.libya) == 0 &&
      standing(player.united_kingdom, unit.fighter, space.libya) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.libya) == 0 &&
      space.libya.controller == player.germany
    )
  }
}

test "an aircraft fights in the part it was sent to, the sea or the land" {
  cites = ["REV-347", "REV-348"]

  given {
    call off_libya { cargo = [unit.infantry] }
    place sea_zone_14 {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
    place gibraltar { united_kingdom = { fighter = 2 } }
    place libya { germany = { infantry = 1 } }
    call another_transport {}
  }
  run combat_move {}
  play {
    lines = [
      "assault libya with infantry from sea_zone_14",
      "fly 1 fighter from gibraltar to sea_zone_14",
      "fly 1 fighter from gibraltar to libya",
    ]
  }
  refuse {
    line    = "fly 1 fighter from sea_zone_14 to libya"
    because = "No aircraft of yours there can take off."
  }
  play { lines = ["end combat move"] }
  dice { rolls = [3, 6, 6, 3, 6, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.libya.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.fighter, space.sea_zone_14) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.libya) == 1
    )
    message = "one in each part: three dice at sea, three on land"
  }
}

test "aircraft sent to the sea part may retreat from it" {
  cites = ["REV-349"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_14 {
      united_kingdom = { fighter = 1 }
      germany        = { destroyer = 1 }
    }
    call in_flight { moved = 1 }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["false", "retreat to gibraltar"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.gibraltar) == 1 }
}

test "aircraft leave the sea part with the retreating ships, each to a place of its own" {
  cites = ["REV-349"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
    place sea_zone_14 { united_kingdom = { fighter = 1 } }
    call attackers_came { from = space.sea_zone_13 }
    call in_flight { moved = 1 }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to sea_zone_13", "retreat to gibraltar"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_13) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.gibraltar) == 1
    )
  }
}

# ---- Loading and unloading

test "a full load is a tank and an infantry, an artillery and an infantry, a gun and an infantry, or two infantry" {
  cites = ["REV-593"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 { united_kingdom = { transport = 4 } }
    place united_kingdom { united_kingdom = { armour = 1, artillery = 1, aa_gun = 1, infantry = 6 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "load armour from united_kingdom in sea_zone_6",
      "load infantry from united_kingdom in sea_zone_6",
      "transport with armour",
      "load artillery from united_kingdom in sea_zone_6",
      "load infantry from united_kingdom in sea_zone_6",
      "transport with artillery",
      "load aa_gun from united_kingdom in sea_zone_6",
      "load infantry from united_kingdom in sea_zone_6",
      "transport with aa_gun",
      "load infantry from united_kingdom in sea_zone_6",
      "load infantry from united_kingdom in sea_zone_6",
    ]
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "one unit and one infantry is a load"
  }
  expect { that = all([for t in pieces(space.sea_zone_6) : count(cargo(t)) == 2 if t.unit == unit.transport]) }
  expect {
    that = all([
      for t in pieces(space.sea_zone_6) : any(cargo(t), piece.unit == unit.infantry)
      if t.unit == unit.transport
    ])
  }
}

test "there is no bridge in a zone with enemy units" {
  cites = ["REV-608"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 { germany = { transport = 1 } }
    call laden_transport {
      sea   = space.sea_zone_6
      cargo = [unit.armour]
    }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    call already_held { territories = [space.norway] }
  }
  run noncombat_move {}
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "A transport does not load in a zone with enemy units."
  }
  refuse {
    line    = "unload armour from sea_zone_6 to norway"
    because = "A transport does not unload in a zone with enemy units."
  }
}
