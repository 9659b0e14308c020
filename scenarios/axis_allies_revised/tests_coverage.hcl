# Tests of what `scenario coverage` found nobody had tried: refusals that were never given.

# ---- Combat move

# lint:ignore SL703 the same of aircraft
test "only what flies takes off, and only what is there" {
  given {
    call turn_of { p = player.soviet_union }
    place caucasus { soviet_union = { fighter = 1, infantry = 1 } }
    place ukraine { germany = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = ["fly 1 infantry from caucasus to ukraine", "fly 1 infantry from caucasus via west_russia to ukraine"]
    because = "No such aircraft of yours there can take off."
  }
  refuse {
    line    = "fly 2 fighter from caucasus via west_russia to ukraine"
    because = "Only 1 of them can fly there."
  }
  refuse {
    line    = "fly 1 fighter from caucasus via eastern_united_states to ukraine"
    because = "That is too far to fly by."
  }
}

test "a landing needs what is aboard" {
  cites = ["REV-192", "REV-606"]

  given {
    call off_libya { cargo = [unit.infantry] }
    set space southern_europe { controller = player.united_kingdom }
  }
  run combat_move {}
  refuse {
    line    = "assault libya with armour from sea_zone_14"
    because = "No such unit of yours aboard there can make a landing."
  }
  refuse {
    line    = "unload armour from sea_zone_14 to southern_europe"
    because = "No such unit of yours aboard there can go ashore."
  }
}

# ---- Money and new units

test "who has less than 5 IPC is not asked about research" {
  cites = ["REV-142", "REV-143"]

  given {
    call turn_of { p = player.germany }
    set player germany { ipc = 4 }
  }
  run {
    call develop_weapons {}
    set game { round = 2 }
  }
  expect {
    that    = player.germany.ipc == 4 && empty(player.germany.technologies) && game.round == 2
    message = "The round changes only when no question is open."
  }
}

test "a new fighter is based on a carrier, not on another ship; only fighters go aboard" {
  cites = ["REV-424", "REV-425"]

  given {
    call turn_of { p = player.japan }
    call begin_turn { p = player.japan }
    place japan { japan = { industrial_complex = 1, fighter = 1, infantry = 1 } }
    place mobilization_zone { japan = { carrier = 1, fighter = 1, transport = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 carrier in sea_zone_60 from japan", "launch 1 transport in sea_zone_60 from japan"] }
  refuse {
    line    = "base fighter on transport in sea_zone_60 from japan"
    because = "That is no carrier built this turn with room on its deck."
  }
  refuse {
    line    = "embark infantry from japan in sea_zone_60"
    because = "None of that kind stands there."
  }
}
