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
    that = (
      standing(player.germany, unit.infantry, space.germany) == 1 &&
      standing(player.japan, unit.infantry, space.mobilization_zone) == 2
    )
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
    line = ["mobilize 1 industrial_complex in germany", "mobilize 1 submarine in germany"]
    because = <<-END
      No such land or air unit of yours waits to be mobilized. Ships are launched with "launch", and a complex is built
      with "build".
    END
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
    line = [
      "base fighter on carrier in sea_zone_61 from manchuria", "base fighter on carrier in sea_zone_61 from sea_zone_60"
    ]
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
