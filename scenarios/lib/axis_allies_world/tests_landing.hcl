# Tests of amphibious assaults, bombardment, loading and unloading. Clauses 250 to 262, 288, 289, 332 to 351, 555 to
# 558, 567 to 570 and 593 to 611.

# The British turn: in sea zone 14, off Libya, lies a transport with this aboard.
procedure off_libya {
  params = { cargo = list(unit) }

  call turn_of { p = player.united_kingdom }
  call laden_transport { with = [space.sea_zone_14, cargo] }
}

# It has been announced that they land in Libya, which one infantry defends.
procedure landing_in_libya {
  params = { cargo = list(unit) }

  call off_libya { with = [cargo] }
  call bound_for { there = space.libya }
  place libya { germany = { infantry = 1 } }
}

# An American landing in Japan has been announced. A destroyer sails with the transport; a carrier with a fighter lies there.
procedure landing_in_japan {
  call turn_of { p = player.united_states }
  place sea_zone_60 {
    united_states = { destroyer = 1 }
    japan         = { carrier = 1, fighter = 1 }
  }
  call onto_decks { sea = space.sea_zone_60 }
  call laden_transport {
    sea   = space.sea_zone_60
    cargo = [unit.infantry]
  }
  call bound_for { there = space.japan }
  place japan { japan = { infantry = 1 } }
}

# The British turn: an empty transport lies between Britain and Norway, which is British.
procedure bridge_to_norway {
  call turn_of { p = player.united_kingdom }
  call already_held { territories = [space.norway] }
  place sea_zone_6 { united_kingdom = { transport = 1 } }
}

# ---- The announcement

test "a refusal names the order by which a ship with units aboard moves" {
  cites = ["REV-334"]

  given {
    call off_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
  }
  run combat_move {}
  refuse {
    line = "move 1 transport from sea_zone_14 to sea_zone_15"
    because = <<-END
      No such unit of yours there can make a combat move. Guns and complexes never do. A ship with units aboard moves
      with "sail".
    END
  }
}

# Two British transports lie off Libya and Southern Europe: infantry went aboard the first, the second, and the first
# again, and then artillery aboard the second.
procedure two_laden_transports {
  call turn_of { p = player.united_kingdom }
  place sea_zone_14 { united_kingdom = { transport = 2 } }

  ships = pieces(space.sea_zone_14)
  call put_aboard { with = [ships[0], unit.infantry] }
  call put_aboard { with = [ships[1], unit.infantry] }
  call put_aboard { with = [ships[0], unit.infantry] }
  call put_aboard { with = [ships[1], unit.artillery] }
}

procedure put_aboard {
  params = { ship = piece, u = unit }

  create c {
    unit  = u
    owner = ship.owner
    at    = ship.space
  }
  carry c { by = ship }
}

test "more troops for a shore leave a transport that is bound there first, and the others stay free for another shore" {
  cites = ["REV-192", "REV-334", "REV-606"]

  given two_laden_transports {}
  run combat_move {}
  play {
    lines = [
      "assault libya with infantry from sea_zone_14",
      "assault libya with infantry from sea_zone_14",
      "assault southern_europe with infantry from sea_zone_14",
      "assault southern_europe with artillery from sea_zone_14",
    ]
  }
  expect {
    that = all([
      for t in pieces(space.sea_zone_14) : count(unique([for c in cargo(t) : c.target])) == 1
      if t.unit.lifts_land
    ])
  }
}

test "ships of a kind are called by what they carry where that tells them apart" {
  cites = ["REV-601"]

  cases = {
    "in the combat move"    = { begins = [] }
    "in the noncombat move" = { begins = ["end combat move"] }
  }

  given two_laden_transports {}
  run {
    call combat_move {}
    call noncombat_move {}
  }
  play { lines = begins }
  refuse {
    line = "sail transport from sea_zone_14 to sea_zone_15"
    because = <<-END
      That ship cannot move: none such, or it has begun to unload. You can sail transport with 2 infantry, transport
      with infantry and artillery.
    END
  }
  play {
    lines = [
      "sail transport with infantry and artillery from sea_zone_14 to sea_zone_15",
      "sail transport from sea_zone_14 to sea_zone_15"
    ]
  }
  expect { that = count(pieces(space.sea_zone_15)) == 6 }
}

test "ships that carry the same are not" {
  cites = ["REV-601"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_14 { united_kingdom = { transport = 2 } }

    ships = pieces(space.sea_zone_14)
    call put_aboard { with = [ships[0], unit.infantry] }
    call put_aboard { with = [ships[0], unit.artillery] }
    call put_aboard { with = [ships[1], unit.artillery] }
    call put_aboard { with = [ships[1], unit.infantry] }
  }
  run combat_move {}
  play { lines = ["sail transport from sea_zone_14 to sea_zone_15", "sail transport from sea_zone_14 to sea_zone_15"] }
}

test "so do those who go ashore among friends" {
  cites = ["REV-404", "REV-606"]

  given {
    call two_laden_transports {}
    call already_held { territories = [space.libya, space.southern_europe] }
  }
  run noncombat_move {}
  play {
    lines = [
      "unload infantry from sea_zone_14 to libya",
      "unload infantry from sea_zone_14 to libya",
      "unload infantry from sea_zone_14 to southern_europe",
      "unload artillery from sea_zone_14 to southern_europe",
    ]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.libya) == 2 &&
      standing(player.united_kingdom, unit.artillery, space.southern_europe) == 1
    )
  }
}

test "what was not announced does not land" {
  cites = ["REV-334"]

  given off_libya { cargo = [unit.infantry] }
  run combat_move {}
  play { lines = ["end combat move"] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.sea_zone_14) == 1 && space.libya.controller == player.germany
    )
  }
}

test "a landing goes to a territory that borders the zone" {
  cites = ["REV-333", "REV-332"]

  given off_libya { cargo = [unit.infantry] }
  run combat_move {}
  refuse {
    line    = ["assault algeria with infantry from sea_zone_14", "assault germany with infantry from sea_zone_14"]
    because = "A landing goes to a hostile territory beside the zone."
  }
  play { lines = ["assault southern_europe with infantry from sea_zone_14"] }
  expect { that = first(every(piece), piece.unit == unit.infantry).target == space.southern_europe }
}

test "a landing may go to an island" {
  cites = ["REV-332", "REV-333"]

  given {
    call turn_of { p = player.united_states }
    call laden_transport {
      sea   = space.sea_zone_58
      cargo = [unit.infantry]
    }
    place okinawa { japan = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["assault okinawa with infantry from sea_zone_58"] }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect { that = space.okinawa.controller == player.united_states }
}

test "a transport lands all its cargo on one shore, and does not sail on" {
  cites = ["REV-336", "REV-606", "REV-607"]

  given off_libya { cargo = [unit.infantry, unit.armour] }
  run combat_move {}
  play { lines = ["assault libya with infantry from sea_zone_14"] }
  refuse {
    line    = "assault southern_europe with armour from sea_zone_14"
    because = "A transport unloads into one territory only."
  }
  refuse {
    line    = "sail transport from sea_zone_14 to sea_zone_13"
    because = "No laden ship of yours there can move."
  }
  play { lines = ["assault libya with armour from sea_zone_14"] }
  expect { that = all([for c in every(piece) : c.target == space.libya if c.holder != none]) }
}

# ---- The sea comes first

test "if the sea is not won, nobody lands" {
  cites = ["REV-337", "REV-340", "REV-611"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
    call attackers_came { from = space.sea_zone_13 }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to sea_zone_13"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.sea_zone_13) == 1 &&
      standing(player.united_kingdom, unit.transport, space.sea_zone_13) == 1 &&
      space.libya.controller == player.germany
    )
  }
  run see_who_wins {}
  expect {
    that    = game.round == 1
    message = "nobody is asked about the landing any more"
  }
}

# ---- Bombardment

test "ships that have bombarded fire no more and are not hit" {
  cites = ["REV-262", "REV-280"]

  given {
    call landing_in_libya { cargo = [unit.infantry, unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [5, 6, 6, 2, 6, 1, 6, 6, 1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.united_kingdom, unit.battleship, space.sea_zone_14) == 1 &&
      space.libya.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.infantry, space.libya) == 1
    )
    message = "one shot in three cycles, and the hit was the infantry's"
  }
}

test "a battleship in another zone does not bombard" {
  cites = ["REV-250", "REV-555"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_13 { united_kingdom = { battleship = 1 } }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect { that = space.libya.controller == player.united_kingdom }
}

test "no ship of an ally bombards" {
  cites = ["REV-556"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_states = { battleship = 1 } }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect { that = space.libya.controller == player.united_kingdom }
}

test "without a landing there is no bombardment, even for an attack overland" {
  cites = ["REV-250", "REV-253"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
    place libya {
      united_kingdom = { infantry = 1 }
      germany        = { infantry = 1 }
    }
    call attackers_came { from = space.anglo_egypt }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect { that = space.libya.controller == player.united_kingdom }
}

test "a battleship that fought at sea does not bombard" {
  cites = ["REV-253", "REV-254", "REV-342", "REV-558"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 {
      united_kingdom = { battleship = 1 }
      germany        = { transport = 1 }
    }
  }
  dice { rolls = [4, 6, 1, 6] }
  run conduct_combat {}
  play { lines = ["true"] }
  expect {
    that    = space.libya.controller == player.united_kingdom
    message = "the shore was taken by the infantry alone"
  }
}

test "without combined bombardment no destroyer bombards" {
  cites = ["REV-255", "REV-567"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { destroyer = 1 } }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect { that = space.libya.controller == player.united_kingdom }
}

# ---- The land part

test "without the landing the same tank may retreat" {
  cites = ["REV-343"]

  given {
    call turn_of { p = player.united_kingdom }
    place libya {
      united_kingdom = { armour = 1 }
      germany        = { infantry = 1 }
    }
    call attackers_came { from = space.anglo_egypt }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to anglo_egypt"] }
  expect { that = standing(player.united_kingdom, unit.armour, space.anglo_egypt) == 1 }
}

test "fighters on carriers do not defend the shore" {
  cites = ["REV-350"]

  given {
    call turn_of { p = player.united_states }
    place sea_zone_60 { japan = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_60 }
    call laden_transport {
      sea   = space.sea_zone_61
      cargo = [unit.infantry]
    }
    call bound_for { there = space.japan }
    place japan { japan = { infantry = 1 } }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.japan.controller == player.united_states && standing(player.japan, unit.fighter, space.sea_zone_60) == 1
    )
  }
}

test "fighters on a carrier in the zone of the landing defend it at sea" {
  cites = ["REV-350"]

  given {
    call landing_in_japan {}
    call attackers_came { from = space.sea_zone_57 }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to sea_zone_57"] }
  expect {
    that    = standing(player.united_states, unit.transport, space.sea_zone_57) == 1
    message = "the carrier and the fighter each rolled a die"
  }
}

test "fighters in the attacked territory defend the land, not the sea" {
  cites = ["REV-351"]

  given {
    call turn_of { p = player.united_states }
    place sea_zone_60 {
      united_states = { destroyer = 1 }
      japan         = { transport = 1 }
    }
    call laden_transport {
      sea   = space.sea_zone_60
      cargo = [unit.infantry]
    }
    call bound_for { there = space.japan }
    place japan { japan = { fighter = 1 } }
  }
  dice { rolls = [3, 6, 6, 4] }
  run conduct_combat {}
  play { lines = ["true"] }
  expect {
    that = (
      standing(player.united_states, unit.infantry, space.japan) == 0 &&
      standing(player.japan, unit.fighter, space.japan) == 1 &&
      standing(player.united_states, unit.destroyer, space.sea_zone_60) == 1
    )
    message = "one die from the Japanese transport, one from the fighter on land"
  }
}

# ---- Loading and unloading

test "a tank leaves room for an infantry only" {
  cites = ["REV-593"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    place united_kingdom { united_kingdom = { armour = 2, artillery = 1, infantry = 2 } }
  }
  run noncombat_move {}
  play { lines = ["load armour from united_kingdom in sea_zone_6"] }
  refuse {
    line    = ["load armour from united_kingdom in sea_zone_6", "load artillery from united_kingdom in sea_zone_6"]
    because = "one unit and one infantry is a load"
  }
  play { lines = ["load infantry from united_kingdom in sea_zone_6"] }
  expect {
    that = (
      count(every(piece), piece.unit == unit.armour && piece.holder != none) == 1 &&
      count(every(piece), piece.unit == unit.infantry && piece.holder != none) == 1
    )
  }
}

test "an industrial complex is never carried" {
  cites = ["REV-594"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1, infantry = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "load industrial_complex from united_kingdom in sea_zone_6"
    because = "No such unit of yours there can board a transport."
  }
}

test "load, sail a zone, load more, sail another zone, unload: all in one turn" {
  cites = ["REV-600", "REV-601"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_1 { united_kingdom = { transport = 1 } }
    place eastern_canada { united_kingdom = { infantry = 1 } }
    place united_kingdom { united_kingdom = { armour = 1 } }
    call already_held { territories = [space.norway] }
  }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from eastern_canada in sea_zone_1",
      "sail transport from sea_zone_1 to sea_zone_2",
      "load armour from united_kingdom in sea_zone_2",
      "sail transport from sea_zone_2 to sea_zone_3",
      "unload infantry from sea_zone_3 to norway",
      "unload armour from sea_zone_3 to norway",
    ]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.norway) == 1 &&
      standing(player.united_kingdom, unit.armour, space.norway) == 1 &&
      standing(player.united_kingdom, unit.transport, space.sea_zone_3) == 1
    )
  }
}

test "a transport may load before it moves, on its way, and after it has moved" {
  cites = ["REV-600"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_9 { united_kingdom = { transport = 2 } }
    place eastern_canada { united_kingdom = { infantry = 1 } }
    place united_kingdom { united_kingdom = { infantry = 2 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from eastern_canada in sea_zone_9",
      "sail transport from sea_zone_9 to sea_zone_8",
      "load infantry from united_kingdom in sea_zone_8",
      "sail transport from sea_zone_8 to sea_zone_7",
    ]
  }
  play {
    lines = [
      "move 1 transport from sea_zone_9 to sea_zone_7",
      "load infantry from united_kingdom in sea_zone_7",
    ]
  }
  expect {
    that = (
      all([for t in pieces(space.sea_zone_7) : !empty(cargo(t)) if t.unit == unit.transport]) &&
      count(every(piece), piece.unit == unit.infantry && piece.holder != none) == 3
    )
  }
}

test "cargo may stay aboard, for turns on end" {
  cites = ["REV-602"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    place united_kingdom { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["load infantry from united_kingdom in sea_zone_6", "end noncombat move"] }
  run begin_turn { p = player.united_kingdom }
  expect { that = count(every(piece), piece.unit == unit.infantry && piece.holder != none) == 1 }
  run noncombat_move {}
  play { lines = ["sail transport from sea_zone_6 to sea_zone_7"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.sea_zone_7) == 1 &&
      count(every(piece), piece.unit == unit.infantry && piece.holder != none) == 1
    )
  }
}

test "a unit that has moved does not load" {
  cites = ["REV-598"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_9 { united_kingdom = { transport = 1 } }
    place western_canada { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["move 1 infantry from western_canada to eastern_canada"] }
  refuse {
    line    = "load infantry from eastern_canada in sea_zone_9"
    because = "No land unit of yours there can board a transport."
  }
}

test "a unit that has been unloaded does not move on" {
  cites = ["REV-598"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_9
      cargo = [unit.armour]
    }
    place western_canada { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["unload armour from sea_zone_9 to eastern_canada"] }
  refuse {
    line    = "move 1 armour from eastern_canada to western_canada"
    because = "No unit of yours there can still move."
  }
}

test "cargo goes ashore in a hostile territory only as a landing" {
  cites = ["REV-603"]

  given {
    call off_libya { cargo = [unit.infantry] }
    place western_canada { united_kingdom = { infantry = 1 } }
    call already_held { territories = [space.southern_europe] }
  }
  run noncombat_move {}
  refuse {
    line    = "unload infantry from sea_zone_14 to libya"
    because = "Cargo goes ashore in a friendly territory beside the zone."
  }
  refuse {
    line    = "assault libya with infantry from sea_zone_14"
    because = "There is no such action"
  }
}

test "a transport may load and unload without leaving its zone" {
  cites = ["REV-604"]

  given {
    call bridge_to_norway {}
    place united_kingdom { united_kingdom = { infantry = 1, armour = 1 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "load armour from united_kingdom in sea_zone_6",
      "load infantry from united_kingdom in sea_zone_6",
      "unload armour from sea_zone_6 to norway",
      "unload infantry from sea_zone_6 to norway",
    ]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.norway) == 1 &&
      standing(player.united_kingdom, unit.armour, space.norway) == 1
    )
  }
}

test "a bridge carries no more than a load" {
  cites = ["REV-605"]

  given {
    call bridge_to_norway {}
    place united_kingdom { united_kingdom = { infantry = 3 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6",
      "load infantry from united_kingdom in sea_zone_6",
    ]
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "one unit and one infantry is a load"
  }
  play { lines = ["unload infantry from sea_zone_6 to norway"] }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "No transport of your side lies there with room for it"
  }
}

test "a transport unloads into one territory only" {
  cites = ["REV-606"]

  given {
    call bridge_to_norway {}
    place united_kingdom { united_kingdom = { infantry = 2 } }
    call already_held { territories = [space.western_europe] }
  }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6",
      "load infantry from united_kingdom in sea_zone_6",
      "unload infantry from sea_zone_6 to norway",
    ]
  }
  refuse {
    line    = "unload infantry from sea_zone_6 to western_europe"
    because = "A transport unloads into one territory only"
  }
  play { lines = ["unload infantry from sea_zone_6 to norway"] }
  expect { that = standing(player.united_kingdom, unit.infantry, space.norway) == 2 }
}

test "a transport that has unloaded neither moves nor loads until its next turn" {
  cites = ["REV-607"]

  given {
    call bridge_to_norway {}
    place united_kingdom { united_kingdom = { infantry = 3 } }
    place eastern_canada { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6",
      "unload infantry from sea_zone_6 to norway",
    ]
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "No transport of your side lies there with room for it"
  }
  refuse {
    line    = "move 1 transport from sea_zone_6 to sea_zone_7"
    because = "No unit of yours there can still move."
  }
  play { lines = ["end noncombat move"] }
  run {
    call next_turn { p = player.united_kingdom }
    call noncombat_move {}
  }
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6",
      "sail transport from sea_zone_6 to sea_zone_7",
    ]
  }
  expect { that = standing(player.united_kingdom, unit.transport, space.sea_zone_7) == 1 }
}

test "a transport that has unloaded half its load does not sail on with the other half" {
  cites = ["REV-607"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_6
      cargo = [unit.infantry, unit.armour]
    }
    call already_held { territories = [space.norway] }
    place united_kingdom { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["unload infantry from sea_zone_6 to norway"] }
  refuse {
    line    = "sail transport from sea_zone_6 to sea_zone_7"
    because = "No laden ship of yours there can still move."
  }
}
