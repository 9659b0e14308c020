# Tests of which battles are fought, in which order, and of who moves a gun. Clauses 152, 153, 167 to 172, 254 and 457 to 469.

test "any number of territories is attacked, each unit fights once, and the attacker picks the order" {
  cites = ["EUR-152", "EUR-153", "EUR-167", "EUR-169..171"]

  given {
    call turn_of { p = player.germany }
    place poland { germany = { infantry = 3, armour = 1 } }
    place east_poland { soviet_union = { infantry = 1 } }
    place baltic_states { soviet_union = { infantry = 1 } }
  }

  # The Baltic States first: one attacker, one defender; then East Poland, three attackers.
  dice { rolls = [1, 6, 1, 6, 6, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "move 1 infantry from poland to baltic_states", "move 2 infantry from poland to east_poland",
      "move 1 armour from poland to east_poland"
    ]
  }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.east_poland) == 1 &&
      standing(player.soviet_union, unit.infantry, space.baltic_states) == 1
    )
    message = "nobody fights before all have moved"
  }
  refuse {
    line    = "move 1 infantry from baltic_states to east_poland"
    because = "is no answer here"
  }
  expect { offered = ["east_poland", "baltic_states"] }
  refuse {
    line    = "move 1 infantry from baltic_states to east_poland"
    because = "is no answer here"
  }
  play {
    by    = player.germany
    lines = ["baltic_states"]
  }
  expect { that = space.baltic_states.controller == player.germany && space.east_poland.controller == player.germany }
}

test "a battle at sea takes no zone but a convoy centre" {
  cites = ["EUR-204", "EUR-254", "EUR-255"]

  cases = {
    "an ordinary zone" = { s = space.halifax_sea, taken = false }
    "a convoy centre"  = { s = space.us_convoy_1, taken = true }
  }

  given {
    call turn_of { p = player.germany }
    create {
      unit  = unit.battleship
      owner = player.germany
      at    = s
    }
    create {
      unit  = unit.transport
      owner = player.united_states
      at    = s
    }
  }
  dice { rolls = [4, 6] }
  run conduct_combat { defaults = true }
  expect { that = standing(player.united_states, unit.transport, s) == 0 && (s.controller == player.germany) == taken }
}

test "a transport is no convoy: sinking it costs nobody income, and taking a convoy sinks nothing" {
  cites = ["EUR-376"]

  given {
    call turn_of { p = player.germany }
    place halifax_sea {
      germany        = { battleship = 1 }
      united_kingdom = { transport = 1 }
    }
  }
  dice { rolls = [4, 6] }
  run conduct_combat { defaults = true }
  expect { that = production(player.united_kingdom) == 25 && empty(every(piece), piece.unit == unit.transport) }
}

# ---- Guns

test "a gun moved into an ally's territory stays with the power that moved it" {
  cites = ["EUR-410", "EUR-465", "EUR-466"]

  given {
    call turn_of { p = player.soviet_union }
    place archangel { soviet_union = { aa_gun = 1 } }
    place canada { united_kingdom = { aa_gun = 1 } }
    call hold { with = [space.karelia, player.united_kingdom] }
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 aa_gun from canada to united_states"
    because = "No unit of yours there can still move."
  }
  play { lines = ["move 1 aa_gun from archangel to karelia"] }
  expect {
    that = (
      standing(player.soviet_union, unit.aa_gun, space.karelia) == 1 &&
      space.karelia.controller == player.united_kingdom
    )
  }
}

test "any Ally moves a gun of the Middle East, once in a round" {
  cites = ["EUR-468", "EUR-469"]

  given {
    call turn_of { p = player.united_states }
    set game { round = 2 }
    place egypt { united_kingdom = { aa_gun = 1, infantry = 1 } }
  }
  run {
    call noncombat_move {}
    set game { active = player.united_kingdom }
    call noncombat_move {}
    set game { round = 3 }
    set c {
      in    = every(piece)
      moved = 0
      spent = false
    }
    call noncombat_move {}
  }
  play {
    by    = player.united_states
    lines = ["move 1 aa_gun from egypt to palestine"]
  }
  expect {
    that    = standing(player.united_states, unit.aa_gun, space.palestine) == 1
    message = "it is the gun of whoever moved it"
  }
  refuse {
    by      = player.united_kingdom
    line    = "move 1 aa_gun from palestine to syria"
    because = "No unit of yours there can still move."
  }
  refuse {
    line    = "move 1 infantry from palestine to syria"
    because = "No unit of yours there can still move."
  }
  play { lines = ["end noncombat move"] }
  play {
    by    = player.united_kingdom
    lines = ["move 1 aa_gun from palestine to syria"]
  }
  expect { that = standing(player.united_kingdom, unit.aa_gun, space.syria) == 1 }
}

test "a gun outside the Middle East is its owner's to move" {
  cites = ["EUR-468"]

  given {
    call turn_of { p = player.united_states }
    place archangel { united_kingdom = { aa_gun = 1 } }
    place united_states { united_states = { infantry = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 aa_gun from archangel to karelia"
    because = "No unit of yours there can still move."
  }
}
