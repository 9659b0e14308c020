# Tests of mobilization among the units of others: what waits beside them, stands beside them or was there before. Clauses 414 to 427.

# Units of three powers wait in the mobilization zone; it is Germany's turn, and it holds two complexes.
procedure three_powers_wait {
  call turn_of { p = player.germany }
  call begin_turn { p = player.germany }
  place germany { germany = { industrial_complex = 1 } }
  place southern_europe { germany = { industrial_complex = 1 } }
  place mobilization_zone {
    germany       = { infantry = 1, submarine = 1 }
    japan         = { infantry = 2, artillery = 1, submarine = 1, destroyer = 1, industrial_complex = 1 }
    united_states = { bomber = 1, fighter = 1, transport = 1 }
  }
}

test "a power mobilizes its own units only, not those that wait beside them" {
  cites = ["REV-021", "REV-414"]

  given three_powers_wait {}
  run mobilize_new_units {}
  refuse {
    line    = ["mobilize 1 artillery in germany", "mobilize 1 bomber in germany", "mobilize 1 fighter in germany"]
    because = "No such land or air unit of yours waits to be mobilized."
  }
  refuse {
    line    = ["mobilize 2 infantry in germany", "mobilize 3 infantry in germany"]
    because = "You have 1 of these to mobilize"
  }
  refuse {
    line    = ["launch 1 destroyer in sea_zone_5 from germany", "launch 1 transport in sea_zone_5 from germany"]
    because = "No such ship of yours waits to be launched."
  }
  refuse {
    line    = "launch 2 submarine in sea_zone_5 from germany"
    because = "The complex can still mobilize"
  }
  refuse {
    line    = "build industrial_complex in libya"
    because = "No such building of yours waits to be built."
  }
  play { lines = ["mobilize 1 infantry in germany"] }
  expect {
    that    = standing(player.germany, unit.infantry, space.germany) == 1 && standing(player.japan, unit.infantry, space.mobilization_zone) == 2
    message = "the Japanese still wait"
  }
}

test "with nothing of its own in the mobilization zone a power is not asked" {
  cites = ["REV-414"]

  given {
    call turn_of { p = player.germany }
    place germany { germany = { industrial_complex = 1, fighter = 1 } }
    place sea_zone_5 { germany = { carrier = 1 } }
    place mobilization_zone { japan = { infantry = 1 } }
  }
  run {
    call mobilize_new_units {}
    set game { round = 2 }
  }
  expect { that = game.round == 2 && standing(player.japan, unit.infantry, space.mobilization_zone) == 1 }
}

test "a complex is built, not mobilized or launched, a ship is launched, and nothing is launched on land" {
  cites = ["REV-419", "REV-422", "REV-426"]

  given {
    call turn_of { p = player.germany }
    call begin_turn { p = player.germany }
    place germany { germany = { industrial_complex = 1 } }
    place mobilization_zone { germany = { infantry = 1, industrial_complex = 1, submarine = 1 } }
  }
  run mobilize_new_units {}
  refuse {
    line    = ["mobilize 1 industrial_complex in germany", "mobilize 1 submarine in germany"]
    because = "No such land or air unit of yours waits to be mobilized."
  }
  refuse {
    line    = ["launch 1 infantry in sea_zone_5 from germany", "launch 1 industrial_complex in sea_zone_5 from germany"]
    because = "No such ship of yours waits to be launched."
  }
  refuse {
    line    = ["build infantry in libya", "build submarine in libya"]
    because = "No such building of yours waits to be built."
  }
  refuse {
    line    = "launch 1 submarine in eastern_europe from germany"
    because = "Ships are launched in a sea zone beside the complex."
  }
}

# A Japanese complex in Japan; the carrier in sea zone 61 beside it is old.
procedure old_deck_off_japan {
  call turn_of { p = player.japan }
  call begin_turn { p = player.japan }
  place japan { japan = { industrial_complex = 1 } }
  place sea_zone_61 { japan = { destroyer = 1, carrier = 1 } }
}

test "new fighters are based on the new carriers in a zone, two on each, and on no old one beside them" {
  cites = ["REV-421", "REV-424"]

  given {
    call old_deck_off_japan {}
    place mobilization_zone { japan = { carrier = 2, fighter = 5, infantry = 1 } }
  }
  run mobilize_new_units {}
  play {
    lines = [
      "launch 2 carrier in sea_zone_61 from japan",
      "base fighter on carrier in sea_zone_61 from japan",
      "base fighter on carrier in sea_zone_61 from japan",
      "base fighter on carrier in sea_zone_61 from japan",
      "base fighter on carrier in sea_zone_61 from japan",
    ]
  }
  expect {
    that    = all([for c in pieces(space.sea_zone_61) : count(cargo(c)) == (c.fresh ? 2 : 0) if c.unit == unit.carrier])
    message = "two on each of the new ones, none on the old one"
  }
  refuse {
    line    = "base fighter on carrier in sea_zone_61 from japan"
    because = "No carrier built this turn lies there with room on its deck."
  }
}

test "old fighters go aboard the new carriers in a zone, two on each, and aboard no old one beside them" {
  cites = ["REV-425"]

  given {
    call old_deck_off_japan {}
    place japan { japan = { fighter = 5 } }
    place mobilization_zone { japan = { carrier = 2, infantry = 1 } }
  }
  run mobilize_new_units {}
  play {
    lines = [
      "launch 2 carrier in sea_zone_61 from japan",
      "embark fighter from japan in sea_zone_61",
      "embark fighter from japan in sea_zone_61",
      "embark fighter from japan in sea_zone_61",
      "embark fighter from japan in sea_zone_61",
    ]
  }
  expect {
    that    = all([for c in pieces(space.sea_zone_61) : count(cargo(c)) == (c.fresh ? 2 : 0) if c.unit == unit.carrier])
    message = "two on each of the new ones, none on the old one"
  }
}

test "a fighter mobilized ashore this turn does not go aboard after all" {
  cites = ["REV-425"]

  given {
    call turn_of { p = player.japan }
    call begin_turn { p = player.japan }
    place japan { japan = { industrial_complex = 1 } }
    place mobilization_zone { japan = { carrier = 1, fighter = 1, infantry = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 carrier in sea_zone_60 from japan", "mobilize 1 fighter in japan"] }
  refuse {
    line    = "embark fighter from japan in sea_zone_60"
    because = "None of your fighters stands there beside a complex."
  }
}

test "only one's own fighters that stood there before go aboard a new carrier, not an ally's nor a new one" {
  cites = ["REV-021", "REV-425"]

  given {
    call turn_of { p = player.united_kingdom }
    call begin_turn { p = player.united_kingdom }
    place united_kingdom {
      united_states  = { fighter = 1 }
      united_kingdom = { industrial_complex = 1 }
    }
    place mobilization_zone { united_kingdom = { carrier = 1, fighter = 1, infantry = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 carrier in sea_zone_2 from united_kingdom"] }
  refuse {
    line    = "embark fighter from united_kingdom in sea_zone_2"
    because = "None of your fighters stands there beside a complex."
  }
  play { lines = ["mobilize 1 fighter in united_kingdom", "end mobilization"] }
  given {
    place united_kingdom { united_kingdom = { fighter = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["embark fighter from united_kingdom in sea_zone_2"] }
  expect {
    that    = all([for c in cargo(one_of(player.united_kingdom, unit.carrier, space.sea_zone_2)) : c.owner == player.united_kingdom && !c.fresh]) && on_deck(player.united_kingdom, space.sea_zone_2) == 1
    message = "the fighter aboard is the British one that stood there"
  }
}

test "infantry and bombers beside a complex do not go aboard a new carrier, and a fighter that waits for another power is not based" {
  cites = ["REV-420", "REV-421", "REV-425"]

  given {
    call turn_of { p = player.united_kingdom }
    call begin_turn { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { industrial_complex = 1, infantry = 1, bomber = 1 } }
    place mobilization_zone {
      united_kingdom = { carrier = 1, infantry = 1 }
      united_states  = { fighter = 1 }
    }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 carrier in sea_zone_2 from united_kingdom"] }
  refuse {
    line    = ["embark infantry from united_kingdom in sea_zone_2", "embark bomber from united_kingdom in sea_zone_2"]
    because = "None of your fighters stands there beside a complex."
  }
  refuse {
    line    = "base fighter on carrier in sea_zone_2 from united_kingdom"
    because = "No such new aircraft of yours waits for a deck."
  }
}

test "a new fighter is based from a complex, not from a territory beside the zone that has none" {
  cites = ["REV-415", "REV-424"]

  given {
    call turn_of { p = player.japan }
    call begin_turn { p = player.japan }
    place japan { japan = { industrial_complex = 1 } }
    place mobilization_zone { japan = { carrier = 1, fighter = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 carrier in sea_zone_61 from japan"] }
  refuse {
    line    = ["base fighter on carrier in sea_zone_61 from manchuria", "base fighter on carrier in sea_zone_61 from sea_zone_60"]
    because = "No complex of yours beside that zone can mobilize it."
  }
}

# The liberator has had Karelia in trust; he frees Moscow in this turn.
test "a territory that went back to its owner this turn takes no complex of the liberator's" {
  cites = ["REV-319", "REV-329", "REV-426"]

  given {
    call turn_of { p = player.united_kingdom }
    call hold { with = [space.russia, player.germany] }
    call hold { with = [space.karelia, player.united_kingdom] }
    call duel { s = space.russia }
    place mobilization_zone { united_kingdom = { industrial_complex = 1 } }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  run mobilize_new_units {}
  refuse {
    line    = "build industrial_complex in karelia"
    because = "that has been yours since the turn began"
  }
  play { lines = ["build industrial_complex in india"] }
}

# ---- The turn

test "with each turn the units of a power may move again, and ships that were in no battle of this turn bombard" {
  cites = ["REV-120", "REV-254", "REV-181"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_14
      cargo = [unit.infantry]
    }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
    place anglo_egypt { united_kingdom = { armour = 1 } }
    place libya { germany = { infantry = 1 } }
    set c {
      in        = every(piece)
      moved     = 2
      spent     = true
      fought    = true
      submerged = false
    }
    set s {
      in        = every(space)
      fought    = true
      sea_fight = true
    }
    call next_turn { p = player.united_kingdom }
  }
  dice { rolls = [4] }
  run turn { p = player.united_kingdom }
  play { lines = ["assault libya with infantry from sea_zone_14", "move 1 armour from anglo_egypt to libya", "true", "battleship"] }
  expect {
    that    = space.libya.controller == player.united_kingdom && standing(player.united_kingdom, unit.infantry, space.libya) == 1
    message = "the battleship's 4 took the infantry, and nobody fired back"
  }
}

test "a zone is shared if both sides have ships there when the turn begins" {
  cites = ["REV-188"]

  given {
    place sea_zone_6 {
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
    place sea_zone_5 { germany = { destroyer = 1 } }
    place sea_zone_7 {
      united_kingdom = { destroyer = 1 }
      united_states  = { destroyer = 1 }
    }
    place sea_zone_13 {
      united_states = { destroyer = 1 }
      germany       = { destroyer = 1 }
    }
    call begin_turn { p = player.united_kingdom }
  }
  expect {
    that    = count([for s in every(space) : s if s.was_shared]) == 1 && space.sea_zone_6.was_shared
    message = "one side alone shares with nobody, nor do two powers of one side, and an ally's fight is the ally's"
  }
}
