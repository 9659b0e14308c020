# Tests of hits on ships of two hits, of retreats in mixed company, and of what a battle leaves behind.

# ---- Hits

test "a battleship that is hit already takes one hit more, not two" {
  cites = ["REV-355", "REV-356", "REV-553"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { battleship = 1, transport = 1 }
      germany        = { destroyer = 2 }
    }
    set c {
      in      = pieces(space.sea_zone_12)
      where   = c.unit == unit.battleship
      damaged = true
    }
  }
  dice { rolls = [6, 3, 3] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.united_kingdom, unit.battleship, space.sea_zone_12) == 0 &&
      standing(player.united_kingdom, unit.transport, space.sea_zone_12) == 0
    )
  }
}

test "nor does one of a joint defence" {
  cites = ["REV-355", "REV-356", "REV-362"]

  given {
    call turn_of { p = player.germany }
    place sea_zone_12 {
      united_kingdom = { battleship = 1 }
      united_states  = { transport = 1 }
      germany        = { destroyer = 2 }
    }
    set c {
      in      = pieces(space.sea_zone_12)
      where   = c.unit == unit.battleship
      damaged = true
    }
  }
  dice { rolls = [3, 3, 6, 6] }
  run conduct_combat {}
  play {
    by    = player.united_states
    lines = ["true"]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.battleship, space.sea_zone_12) == 0 &&
      standing(player.united_states, unit.transport, space.sea_zone_12) == 0
    )
  }
}

test "two hits in one salvo sink an attacking battleship that is alone" {
  cites = ["REV-355", "REV-553"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { battleship = 1 }
      germany        = { destroyer = 2 }
    }
  }
  dice { rolls = [6, 3, 3] }
  run conduct_combat {}
  expect { that = standing(player.united_kingdom, unit.battleship, space.sea_zone_12) == 0 }
}

test "with nobody left of the attack after the submarines' fire the other defenders do not fire" {
  cites = ["REV-256", "REV-259", "REV-294"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { transport = 1 }
      germany        = { submarine = 1, destroyer = 1 }
    }
  }
  dice { rolls = [2] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.united_kingdom, unit.transport, space.sea_zone_12) == 0 &&
      standing(player.germany, unit.destroyer, space.sea_zone_12) == 1
    )
    message = "one die, and it was over"
  }
}

test "a submarine's hit is lost where its enemy has no ship" {
  cases = {
    "of the attacker" = { dice = [1, 6, 1, 4], sub = player.germany, plane = player.united_kingdom }
    "of the defender" = { dice = [2, 6, 2, 3], sub = player.united_kingdom, plane = player.germany }
  }
  cites = ["REV-258", "REV-622"]

  given {
    call turn_of { p = player.germany }
    if {
      when = sub == player.germany
      place sea_zone_12 {
        germany        = { submarine = 1 }
        united_kingdom = { carrier = 1, fighter = 1 }
      }
    }
    else {
      place sea_zone_12 {
        germany        = { fighter = 1 }
        united_kingdom = { submarine = 1 }
      }
    }
    call in_flight { moved = 1 }
  }
  dice { rolls = dice }
  run conduct_combat { defaults = true }
  expect {
    that = (
      !any(every(piece), piece.unit == unit.submarine) &&
      count(every(piece), piece.unit == unit.fighter && piece.owner == plane) == (plane == player.germany ? 1 : 0)
    )
  }
}

# ---- Submarines of two powers

test "each defending power says for its own submarines whether they submerge" {
  cites = ["REV-290", "REV-625"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { battleship = 1 }
      germany        = { submarine = 1 }
      japan          = { submarine = 1 }
    }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  refuse {
    line    = "submarine, submarine"
    because = "That is too many: choose 0 to 1."
  }
  play {
    by    = player.germany
    lines = ["submarine"]
  }
  play {
    by    = player.japan
    lines = ["submarine"]
  }
  expect { that = all([for c in pieces(space.sea_zone_12) : c.submerged if c.unit == unit.submarine]) }
}

# ---- Retreat

test "while land units press the attack the aircraft with them do not leave" {
  cites = ["REV-282", "REV-288"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1 }
      soviet_union = { infantry = 1, fighter = 1 }
    }
    call attackers_came { from = space.russia }
    call in_flight { moved = 1 }
  }
  dice { rolls = [6, 6, 6, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["press the attack"] }
  refuse {
    line    = "false"
    because = "is no answer here"
  }
  play { lines = ["retreat to russia", "wait for the noncombat move"] }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.russia) == 1 &&
      standing(player.soviet_union, unit.fighter, space.west_russia) == 1
    )
  }
}

test "while ships press the attack the aircraft with them do not leave" {
  cites = ["REV-282", "REV-349"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 {
      germany        = { destroyer = 1 }
      united_kingdom = { destroyer = 1, fighter = 1 }
    }
    call attackers_came { from = space.sea_zone_3 }
    call in_flight { moved = 1 }
  }
  dice { rolls = [6, 6, 6, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["press the attack"] }
  refuse {
    line    = "false"
    because = "is no answer here"
  }
  play { lines = ["retreat to sea_zone_3", "retreat to united_kingdom"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_3) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1
    )
  }
}

test "at a retreat aircraft fly from where they fought, and there they have landed" {
  cites = ["REV-284", "REV-349", "REV-394"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1 }
      soviet_union = { infantry = 1, fighter = 2 }
    }
    call attackers_came { from = space.russia }
    call in_flight { moved = 3 }
  }
  dice { rolls = [6, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to russia"] }
  refuse {
    line    = ["retreat to kazakh", "retreat to evenki"]
    because = "is no answer here"
  }
  play { lines = ["retreat to russia", "retreat to archangel"] }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.russia) == 1 &&
      standing(player.soviet_union, unit.fighter, space.archangel) == 1
    )
    message = "one space, as far as they could"
  }
  expect {
    that    = !any(every(piece), piece.flown)
    message = "neither is in the air any more"
  }
}

test "a battleship that was hit is repaired when it retreats" {
  cites = ["REV-357", "REV-554"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 {
      germany        = { destroyer = 1 }
      united_kingdom = { battleship = 1, destroyer = 1 }
    }
    call attackers_came { from = space.sea_zone_3 }
  }
  dice { rolls = [6, 6, 3] }
  run conduct_combat {}
  play { lines = ["battleship"] }
  expect { that = one_of(player.united_kingdom, unit.battleship, space.sea_zone_6).damaged }
  play { lines = ["retreat to sea_zone_3"] }
  expect { that = !one_of(player.united_kingdom, unit.battleship, space.sea_zone_3).damaged }
}

test "a fighter that retreats to a zone where a carrier is to come is fired on over the guns on its way" {
  cites = ["REV-285", "REV-287"]

  given {
    call turn_of { p = player.united_kingdom }
    set space karelia { controller = player.germany }
    place karelia { germany = { aa_gun = 1 } }
    place eastern_europe { germany = { aa_gun = 1 } }
    place sea_zone_6 { united_kingdom = { carrier = 1 } }
    place belorussia {
      germany        = { infantry = 1 }
      united_kingdom = { fighter = 1 }
    }
    call in_flight { moved = 2 }
  }
  dice { rolls = [6, 6, 1] }
  run conduct_combat {}
  play { lines = ["false", "retreat to sea_zone_5"] }
  expect {
    that    = empty(every(piece), piece.unit == unit.fighter)
    message = "one gun, one die"
  }
}

# ---- Landings

test "a ship bombards one shore in a turn" {
  cites = ["REV-250", "REV-251", "REV-262"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
    place libya { germany = { infantry = 1 } }
    place southern_europe { germany = { infantry = 1 } }
    call laden_transport {
      sea   = space.sea_zone_14
      cargo = [unit.infantry]
    }
    call bound_for { there = space.libya }
    call laden_transport {
      sea   = space.sea_zone_14
      cargo = [unit.armour]
    }
    for c {
      in    = pieces(space.sea_zone_14)
      where = c.unit == unit.armour
      set c { target = space.southern_europe }
      t = c.holder
      set t {
        unloads = space.southern_europe
        spent   = true
      }
    }
  }
  dice { rolls = [4, 3, 6] }
  run conduct_combat {}
  play { lines = ["libya", "true", "battleship", "true"] }
  expect {
    that    = space.libya.controller == player.united_kingdom && space.southern_europe.controller == player.united_kingdom
    message = "its one shot fell in Libya; in Italy tank and infantry fired"
  }
}

# ---- What a battle leaves behind

test "a fighter whose carrier is sunk does not land on an enemy's deck" {
  setup = true
  cites = ["REV-521"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_11 { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_11 }
    place sea_zone_12 { germany = { submarine = 1, carrier = 1 } }
  }
  dice { rolls = [1, 4] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 submarine from sea_zone_12 to sea_zone_11", "end combat move"] }
  expect { that = !any(every(piece), piece.unit == unit.fighter) }
}

test "it takes the last place on a friendly deck" {
  setup = true
  cites = ["REV-514", "REV-521"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_11 { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_11 }
    place sea_zone_18 { united_states = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_18 }
    place sea_zone_12 { germany = { submarine = 1 } }
  }
  dice { rolls = [1, 4] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 submarine from sea_zone_12 to sea_zone_11", "end combat move"] }
  expect { that = on_deck(player.united_states, space.sea_zone_18) == 2 }
}

test "who boards has moved, and who has gone ashore is done" {
  cites = ["REV-371", "REV-394", "REV-606"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
  }
  run noncombat_move {}
  play { lines = ["load infantry from united_kingdom in sea_zone_6"] }
  expect {
    c    = one_of(player.united_kingdom, unit.infantry, space.sea_zone_6)
    that = c.moved == 1 && c.spent && c.boarded
  }
  play { lines = ["unload infantry from sea_zone_6 to united_kingdom"] }
  expect { that = all(every(piece), piece.spent) }
}

test "who has landed in an assault is done" {
  cites = ["REV-394"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_14
      cargo = [unit.infantry]
    }
    call bound_for { there = space.libya }
  }
  run conduct_combat { defaults = true }
  expect {
    c    = one_of(player.united_kingdom, unit.infantry, space.libya)
    that = c.spent && c.holder == none
  }
}

test "a submarine that dives has fought, and is done" {
  cites = ["REV-190", "REV-290"]

  given {
    call turn_of { p = player.germany }
    place sea_zone_12 {
      germany        = { submarine = 1 }
      united_kingdom = { transport = 1 }
    }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["1 submarine"] }
  expect {
    c    = one_of(player.germany, unit.submarine, space.sea_zone_12)
    that = c.submerged && c.fought && c.spent
  }
}

test "a transport whose landing a blitz calls off sails on" {
  cites = ["REV-404", "REV-603"]

  given {
    call turn_of { p = player.united_kingdom }
    place anglo_egypt { united_kingdom = { armour = 1 } }
    call laden_transport {
      sea   = space.sea_zone_14
      cargo = [unit.infantry]
    }
    set c {
      in    = pieces(space.sea_zone_14)
      where = c.unit == unit.transport
      moved = 1
    }
  }
  run combat_move {}
  play {
    lines = [
      "assault libya with infantry from sea_zone_14",
      "blitz 1 armour from anglo_egypt through libya to anglo_egypt",
      "sail transport from sea_zone_14 to sea_zone_15",
    ]
  }
  expect { that = standing(player.united_kingdom, unit.transport, space.sea_zone_15) == 1 }
}
