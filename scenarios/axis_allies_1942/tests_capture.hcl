# Tests of capture: what passes to whom, liberation, capitals and their purses, victory.

# A territory that fell to another power before this turn, with a complex and a gun of its new owner.
procedure lost_ground {
  params = { s = space, to = player }

  set s {
    controller  = to
    was_held_by = to
  }
  for u {
    in = [unit.industrial_complex, unit.aa_gun]
    create {
      unit  = u
      owner = to
      at    = s
    }
  }
}

function owner_of {
  params = { u = unit, s = space }
  is     = first([for c in pieces(s) : c.owner if c.unit == u])
}

test "a captured territory goes to its captor, with its income, its complex and its guns" {
  cites = ["A42-321", "A42-327..329", "A42-465", "A42-482"]

  given turn_of { p = player.germany }
  given {
    place caucasus {
      germany      = { infantry = 1 }
      soviet_union = { industrial_complex = 1, aa_gun = 2 }
    }
  }
  run take_control { with = [space.caucasus, player.germany] }
  expect {
    that = (
      space.caucasus.controller == player.germany && production(player.germany) == 44 &&
      production(player.soviet_union) == 20
    )
  }
  expect { that = all(pieces(space.caucasus), piece.owner == player.germany) }
  expect { said = "Germany takes the Caucasus." }
}

test "damage stays at a captured complex" {
  cites = ["A42-484"]

  given turn_of { p = player.germany }
  given {
    place caucasus {
      germany      = { infantry = 1 }
      soviet_union = { industrial_complex = 1 }
    }
    set space caucasus { damage = 3 }
  }
  run take_control { with = [space.caucasus, player.germany] }
  expect { that = space.caucasus.damage == 3 && owner_of(unit.industrial_complex, space.caucasus) == player.germany }
}

test "a captured complex mobilizes nothing before the captor's next turn" {
  cites = ["A42-331", "A42-400", "A42-483"]

  given turn_of { p = player.germany }
  given {
    place caucasus {
      germany      = { infantry = 1 }
      soviet_union = { industrial_complex = 1 }
    }
    call take_control { with = [space.caucasus, player.germany] }
  }
  expect { that = !eligible_works(space.caucasus, player.germany) }
  run begin_turn { with = [player.germany] }
  expect { that = eligible_works(space.caucasus, player.germany) }
}

test "a captured gun stays where it was taken" {
  cites = ["A42-330"]

  given turn_of { p = player.germany }
  given {
    place ukraine { germany = { aa_gun = 1 } }
    place caucasus {
      germany      = { infantry = 1 }
      soviet_union = { aa_gun = 1 }
    }
    call take_control { with = [space.caucasus, player.germany] }
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 aa_gun from caucasus to ukraine"
    because = "No such unit of yours there can still move."
  }
  play { lines = ["move 1 aa_gun from ukraine to caucasus"] }
  expect { that = count(pieces(space.caucasus), piece.unit == unit.aa_gun) == 2 }
}

# ---- Liberation

test "a liberated territory goes back to its power, with its income, its complex and its guns" {
  cites = ["A42-332..335", "A42-466", "A42-486"]

  given turn_of { p = player.united_kingdom }
  given lost_ground { with = [space.caucasus, player.germany] }
  given {
    place caucasus { united_kingdom = { infantry = 1 } }
  }
  run take_control { with = [space.caucasus, player.united_kingdom] }
  expect {
    that = (
      space.caucasus.controller == player.soviet_union && production(player.soviet_union) == 24 &&
      production(player.united_kingdom) == 30
    )
  }
  expect {
    that = (
      owner_of(unit.industrial_complex, space.caucasus) == player.soviet_union &&
      owner_of(unit.aa_gun, space.caucasus) == player.soviet_union
    )
  }
  expect {
    that    = !eligible_works(space.caucasus, player.united_kingdom)
    message = "The liberator may not use the complex."
  }
  expect { said = "which goes back to the Soviet Union" }
}

test "the power whose complex was freed uses it in its next turn" {
  cites = ["A42-487"]

  given turn_of { p = player.united_kingdom }
  given lost_ground { with = [space.caucasus, player.germany] }
  given {
    place caucasus { united_kingdom = { infantry = 1 } }
    call take_control { with = [space.caucasus, player.united_kingdom] }
    call begin_turn { with = [player.soviet_union] }
  }
  expect { that = eligible_works(space.caucasus, player.soviet_union) }
}

test "while the owner's capital is in enemy hands the liberator keeps the territory, its income, its complex and its guns" {
  cites = ["A42-336..339"]

  given turn_of { p = player.united_kingdom }
  given lost_ground { with = [space.russia, player.germany] }
  given lost_ground { with = [space.caucasus, player.germany] }
  given {
    place caucasus { united_kingdom = { infantry = 1 } }
  }
  run take_control { with = [space.caucasus, player.united_kingdom] }
  expect { that = space.caucasus.controller == player.united_kingdom && production(player.united_kingdom) == 34 }
  expect {
    that = (
      owner_of(unit.industrial_complex, space.caucasus) == player.united_kingdom &&
      owner_of(unit.aa_gun, space.caucasus) == player.united_kingdom
    )
  }
  run begin_turn { with = [player.united_kingdom] }
  expect {
    that    = eligible_works(space.caucasus, player.united_kingdom)
    message = "From the next turn on it may use the complex."
  }
}

test "a territory freed in the same turn as its capital goes to its power after all, with its guns" {
  cites = ["A42-335", "A42-336", "A42-349", "A42-350"]

  given turn_of { p = player.united_kingdom }
  given lost_ground { with = [space.russia, player.germany] }
  given lost_ground { with = [space.caucasus, player.germany] }
  given {
    place caucasus { united_kingdom = { infantry = 1 } }
    place russia { united_kingdom = { infantry = 1 } }
    call take_control { with = [space.caucasus, player.united_kingdom] }
  }
  run take_control { with = [space.russia, player.united_kingdom] }
  expect { that = space.russia.controller == player.soviet_union && space.caucasus.controller == player.soviet_union }
  expect {
    that = all(
      [unit.industrial_complex, unit.aa_gun],
      owner_of(unit, space.russia) == player.soviet_union && owner_of(unit, space.caucasus) == player.soviet_union
    )
    message = "Complexes and guns of both."
  }
}

test "with a freed capital all of its power's own comes back from friends, but guns outside it stay with their owners" {
  cites = ["A42-348..351"]

  given turn_of { p = player.united_kingdom }
  given lost_ground { with = [space.russia, player.germany] }
  given lost_ground { with = [space.caucasus, player.united_states] }
  given lost_ground { with = [space.karelia, player.germany] }
  given {
    place russia { united_kingdom = { infantry = 1 } }
  }
  run take_control { with = [space.russia, player.united_kingdom] }
  expect {
    that = (
      space.caucasus.controller == player.soviet_union &&
      owner_of(unit.industrial_complex, space.caucasus) == player.soviet_union
    )
  }
  expect {
    that    = owner_of(unit.aa_gun, space.caucasus) == player.united_states
    message = "The gun stays American."
  }
  expect {
    that = (
      space.karelia.controller == player.germany && owner_of(unit.industrial_complex, space.karelia) == player.germany
    )
    message = "What the enemy holds stays his."
  }
  expect {
    that = (
      owner_of(unit.industrial_complex, space.russia) == player.soviet_union &&
      owner_of(unit.aa_gun, space.russia) == player.soviet_union
    )
    message = "The complex and the gun of the capital itself."
  }
}

# ---- Capitals

test "the captor of a capital takes the 18 IPCs that its power has left, and the territory's value" {
  cites = ["A42-341", "A42-342"]

  given turn_of { p = player.germany }
  given {
    gain p {
      in  = [player.soviet_union]
      ipc = 18
    }
    place russia { germany = { armour = 1 } }
  }
  run take_control { with = [space.russia, player.germany] }
  expect { that = player.germany.ipc == 18 && player.soviet_union.ipc == 0 && production(player.germany) == 48 }
}

test "he takes them though his own capital is lost" {
  cites = ["A42-343"]

  given turn_of { p = player.germany }
  given lost_ground { with = [space.germany, player.united_kingdom] }
  given {
    gain p {
      in  = [player.soviet_union]
      ipc = 18
    }
    place russia { germany = { armour = 1 } }
  }
  run take_control { with = [space.russia, player.germany] }
  expect { that = player.germany.ipc == 18 && player.soviet_union.ipc == 0 }
}

test "who frees a capital gets no IPCs from the power that held it" {
  cites = ["A42-352"]

  given turn_of { p = player.united_kingdom }
  given lost_ground { with = [space.russia, player.germany] }
  given {
    gain p {
      in  = [player.germany]
      ipc = 20
    }
    place russia { united_kingdom = { infantry = 1 } }
  }
  run take_control { with = [space.russia, player.united_kingdom] }
  expect { that = player.germany.ipc == 20 && player.united_kingdom.ipc == 0 && player.soviet_union.ipc == 0 }
}

test "a power without its capital only moves and fights: it buys nothing, mobilizes nothing and collects nothing" {
  cites = ["A42-344..347", "A42-420"]

  given turn_of { p = player.soviet_union }
  given lost_ground { with = [space.russia, player.germany] }
  given {
    gain p {
      in  = [player.soviet_union]
      ipc = 12
    }
    place caucasus { soviet_union = { infantry = 2, industrial_complex = 1 } }
    place ukraine { germany = { infantry = 1 } }
  }
  run turn { with = [player.soviet_union] }
  refuse {
    line    = "buy 1 infantry"
    because = "There is no such action now"
  }
  play { lines = ["end combat move", "end noncombat move"] }
  expect { that = player.soviet_union.ipc == 12 }
}

test "a power whose capital is freed in its own turn mobilizes and collects again in that turn" {
  cites = ["A42-347", "A42-348"]

  given turn_of { p = player.soviet_union }
  given lost_ground { with = [space.russia, player.germany] }
  given {
    place caucasus { soviet_union = { infantry = 1 } }
    place archangel { soviet_union = { infantry = 1 } }
  }
  run turn { with = [player.soviet_union] }
  play { lines = ["move 1 infantry from archangel to russia", "end combat move", "end noncombat move"] }
  expect { that = space.russia.controller == player.soviet_union && player.soviet_union.ipc == 24 }
}

# ---- Victory

procedure cities_taken {
  params = { more = int }

  set s {
    in         = take(where(every(space), space.city != none && space.power.alliance == alliance.allies), more)
    controller = player.germany
  }
}

test "nine victory cities are a standard victory, which is played for if nothing else is agreed" {
  cites = ["A42-022", "A42-024", "A42-025", "A42-353", "A42-423"]
  cases = {
    "eight" = { more = 2, won = false }
    "nine"  = { more = 3, won = true }
    "ten"   = { more = 4, won = true }
  }

  given turn_of { p = player.united_states }
  given cities_taken { with = [more] }
  run {
    check_victory {}
  }
  expect { that = game.over == won && contains(game.winners, player.japan) == won }
}

test "all twelve victory cities are a total victory" {
  options = { victory = victory_level.total }
  cites   = ["A42-023", "A42-024", "A42-424"]
  cases = {
    "eleven" = { more = 5, won = false }
    "twelve" = { more = 6, won = true }
  }

  given turn_of { p = player.united_states }
  given cities_taken { with = [more] }
  run {
    check_victory {}
  }
  expect { that = game.over == won }
}

test "the Allies win by nine cities, too" {
  cites = ["A42-022", "A42-354"]

  given turn_of { p = player.united_states }
  given {
    set s {
      in         = [space.western_europe, space.southern_europe, space.philippines]
      controller = player.united_states
    }
  }
  run {
    check_victory {}
  }
  expect {
    that = (
      game.over && same([for p in game.winners : p], [player.soviet_union, player.united_kingdom, player.united_states])
    )
  }
}

test "victory is looked for at the end of a round, after the turn of the United States" {
  cites = ["A42-109", "A42-111", "A42-354", "A42-422"]

  given turn_of { p = player.soviet_union }
  given {
    set s {
      in         = [space.india, space.karelia, space.western_united_states]
      controller = player.japan
    }
  }
  run play_round {}
  expect {
    that    = game.over && game.active == player.united_states && player.united_states.ipc > 0
    message = "All five have had their turns, and the last of them its income."
  }
}

test "the game for total victory ends with the round in which the twelfth city falls" {
  options = { victory = victory_level.total }
  cites   = ["A42-023", "A42-109", "A42-424"]

  given turn_of { p = player.soviet_union }
  given {
    set s {
      in          = every(space)
      where       = s.city != none
      controller  = player.united_states
      was_held_by = player.united_states
    }
    call hold { with = [space.germany, player.germany] }
    place western_europe { united_states = { infantry = 1 } }
  }
  run play_round {}
  play { lines = ["move 1 infantry from western_europe to germany"] }
  expect {
    that = (
      space.germany.controller == player.united_states && game.over && contains(game.winners, player.soviet_union) &&
      !contains(game.winners, player.germany)
    )
  }
}
