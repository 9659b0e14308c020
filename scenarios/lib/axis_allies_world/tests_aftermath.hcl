# Tests of hits on ships of two hits, of retreats in mixed company, and of what a battle leaves behind.

# ---- What a battle leaves behind

test "whoever fought in a battle has fought, and land units and ships are done; cargo, guns, allies and enemies are not" {
  cites = ["REV-190", "REV-193", "REV-394"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { destroyer = 1, carrier = 1, fighter = 1 }
      united_states  = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
    call laden_transport {
      sea   = space.sea_zone_12
      cargo = [unit.infantry]
    }
    place libya { united_kingdom = { infantry = 1, aa_gun = 1, bomber = 1 } }
    call after_battle { with = [space.sea_zone_12, player.united_kingdom] }
    call after_battle { with = [space.libya, player.united_kingdom] }
  }
  expect {
    that = all(
      pieces(space.sea_zone_12), piece.fought == (piece.owner == player.united_kingdom && piece.unit != unit.infantry)
    )
    message = "the British ships and their fighter have fought"
  }
  expect {
    that    = all(pieces(space.libya), piece.fought == (piece.unit != unit.aa_gun))
    message = "the gun has not"
  }
  expect {
    that    = all([for c in every(piece) : c.spent == (c.fought && c.unit.domain != domain.air)])
    message = "and all of them but aircraft are done"
  }
}

test "a turn forgets at its end who moved, fought and fired in it" {
  cites = ["REV-124"]

  given {
    call turn_of { p = player.soviet_union }
    place libya { germany = { infantry = 1, bomber = 1 } }
    place sea_zone_14 { germany = { transport = 1 } }
    set c {
      in        = every(piece)
      moved     = 1
      spent     = true
      came_from = space.algeria
      target    = space.anglo_egypt
      boarded   = true
      sailed    = true
      withdrew  = true
      fought    = true
      damaged   = true
      fresh     = true
      fired     = true
      seized    = true
      deck      = first(pieces(space.sea_zone_14))
    }
    set space libya {
      fought    = true
      origins   = [space.algeria]
      sea_fight = true
      placed    = 1
    }
  }
  run turn { p = player.soviet_union }
  expect { that = all([for c in every(piece) : c.moved == 0 && !c.spent && !c.boarded && !c.sailed && !c.withdrew]) }
  expect {
    that = all(
      every(piece),
      piece.came_from == none && piece.target == none && !piece.fought && !piece.damaged && !piece.fresh &&
      !piece.fired && !piece.seized && piece.deck == none
    )
  }
  expect {
    that = !space.libya.fought && empty(space.libya.origins) && !space.libya.sea_fight && space.libya.placed == 0
  }
}

test "a turn begins with what is held and where both sides lie then" {
  cites = ["REV-122"]

  given {
    call turn_of { p = player.germany }
    set space libya { was_held_by = player.united_kingdom }
    place sea_zone_14 {
      germany        = { destroyer = 1 }
      united_kingdom = { destroyer = 1 }
    }
  }
  dice { rolls = [1, 1] }
  run turn { p = player.germany }
  play { lines = ["end combat move"] }
  expect { that = space.libya.was_held_by == player.germany && space.sea_zone_14.was_shared }
}

test "where an aircraft came from is no way back for land units" {
  cites = ["REV-282"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1 }
      soviet_union = { infantry = 1 }
    }
    call attackers_came { from = space.archangel }
    create {
      unit      = unit.fighter
      owner     = player.soviet_union
      at        = space.west_russia
      moved     = 1
      flown     = true
      came_from = space.russia
    }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  refuse {
    line    = "retreat to russia"
    because = "is no answer here"
  }
  expect { offered = ["press the attack", "retreat to archangel"] }
}

test "who retreats has fought" {
  cites = ["REV-190", "REV-275"]

  given {
    call turn_of { p = player.soviet_union }
    call duel { s = space.west_russia }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to russia"] }
  expect {
    c    = one_of(player.soviet_union, unit.infantry, space.russia)
    that = c.fought && c.withdrew && c.spent
  }
}
