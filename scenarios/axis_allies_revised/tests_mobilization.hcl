# Tests of mobilization among the units of others: what waits beside them, stands beside them or was there before. Clauses 414 to 427.

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
      "carrier with fighter",
      "embark fighter from japan in sea_zone_61",
      "embark fighter from japan in sea_zone_61",
    ]
  }
  expect {
    that    = all([for c in pieces(space.sea_zone_61) : count(cargo(c)) == (c.fresh ? 2 : 0) if c.unit == unit.carrier])
    message = "two on each of the new ones, none on the old one"
  }
}

test "which of the new carriers takes a fighter, the player says" {
  cites = ["REV-421", "REV-424", "REV-425"]

  cases = {
    "both on one" = { second = "carrier with fighter", most = 2, third = [] }
    "one on each" = { second = "carrier", most = 1, third = ["carrier #2"] }
  }

  given {
    call old_deck_off_japan {}
    place japan { japan = { fighter = 1 } }
    place mobilization_zone { japan = { carrier = 2, fighter = 2, infantry = 1 } }
  }
  run mobilize_new_units {}
  play {
    lines = [
      "launch 2 carrier in sea_zone_61 from japan", "base fighter on carrier in sea_zone_61 from japan",
      "base fighter on ${second} in sea_zone_61 from japan"
    ]
  }
  expect { that = max([for c in pieces(space.sea_zone_61) : count(cargo(c))]) == most }
  play { lines = ["embark fighter from japan in sea_zone_61"] }
  play { lines = third }
  expect { that = sum(pieces(space.sea_zone_61), count(cargo(piece))) == 3 }
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
  expect { said = "1 unit of the United Kingdom waits in the mobilization zone for a later turn." }
  given {
    place united_kingdom { united_kingdom = { fighter = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["embark fighter from united_kingdom in sea_zone_2"] }
  expect {
    that = (
      all(
        cargo(one_of(player.united_kingdom, unit.carrier, space.sea_zone_2)),
        piece.owner == player.united_kingdom && !piece.fresh
      ) &&
      on_deck(player.united_kingdom, space.sea_zone_2) == 1
    )
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
  play {
    lines = [
      "assault libya with infantry from sea_zone_14", "move 1 armour from anglo_egypt to libya", "true", "battleship"
    ]
  }
  expect {
    that = (
      space.libya.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.infantry, space.libya) == 1
    )
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
    that    = count(every(space), space.was_shared) == 1 && space.sea_zone_6.was_shared
    message = "one side alone shares with nobody, nor do two powers of one side, and an ally's fight is the ally's"
  }
}
