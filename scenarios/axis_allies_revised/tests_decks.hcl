# Tests of fighters and their carriers: who goes back to which deck after a battle, and who gives way to whom.

# A German submarine beside a zone in which carriers of two Allies lie, each with its own fighters; no land is near.
procedure two_allied_carriers {
  call bare_map { p = player.germany }
  place sea_zone_11 { united_kingdom = { carrier = 1, fighter = 2 } }
  call onto_decks { sea = space.sea_zone_11 }
  place sea_zone_11 { united_states = { carrier = 1, fighter = 2 } }
  call onto_decks { sea = space.sea_zone_11 }
  place sea_zone_12 { germany = { submarine = 1 } }
}

test "the fighters of a sunk carrier do not take the places of those whose carrier survives" {
  setup = true
  cites = ["REV-520", "REV-521"]

  given two_allied_carriers {}
  dice { rolls = [1, 6, 6, 6, 6, 2] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 submarine from sea_zone_12 to sea_zone_11", "end combat move", "carrier", "true"] }
  expect {
    that    = standing(player.united_kingdom, unit.carrier, space.sea_zone_11) == 0 && standing(player.united_states, unit.carrier, space.sea_zone_11) == 1
    message = "The British carrier is lost."
  }
  expect {
    that    = on_deck(player.united_states, space.sea_zone_11) == 2 && all([for f in cargo(one_of(player.united_states, unit.carrier, space.sea_zone_11)) : f.owner == player.united_states])
    message = "The American fighters are back on their own deck, and the British are lost."
  }
  expect { that = !any([for f in every(piece) : f.unit == unit.fighter && f.owner == player.united_kingdom]) }
}

test "they may choose between a free place on another deck in the zone and land beside it" {
  setup = true
  cites = ["REV-520", "REV-521"]
  cases = {
    "the deck" = { line = "sea_zone_7", aboard = 2, ashore = 0 }
    "the land" = { line = "united_kingdom", aboard = 1, ashore = 1 }
  }

  given {
    call bare_map { p = player.germany }
    place sea_zone_7 { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_7 }
    place sea_zone_7 { united_states = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_7 }
    place sea_zone_6 { germany = { submarine = 1 } }
  }
  dice { rolls = [1, 6, 6, 2] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 submarine from sea_zone_6 to sea_zone_7", "end combat move", "carrier", "true", line] }
  expect { that = on_deck(player.united_states, space.sea_zone_7) == aboard && standing(player.united_kingdom, unit.fighter, space.united_kingdom) == ashore }
}
