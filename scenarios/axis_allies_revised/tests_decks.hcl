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
    that = (
      standing(player.united_kingdom, unit.carrier, space.sea_zone_11) == 0 &&
      standing(player.united_states, unit.carrier, space.sea_zone_11) == 1
    )
    message = "The British carrier is lost."
  }
  expect {
    that = (
      on_deck(player.united_states, space.sea_zone_11) == 2 &&
      all(cargo(one_of(player.united_states, unit.carrier, space.sea_zone_11)), piece.owner == player.united_states)
    )
    message = "The American fighters are back on their own deck, and the British are lost."
  }
  expect { that = !any(every(piece), piece.unit == unit.fighter && piece.owner == player.united_kingdom) }
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
  expect {
    that = (
      on_deck(player.united_states, space.sea_zone_7) == aboard &&
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == ashore
    )
  }
}

# ---- Who takes the last place on a deck when the turn's flights end

# One place on the deck off Great Britain, and over it British fighters, each with the number of spaces that it has moved.
procedure over_one_place {
  params = { moved = list(int) }

  call turn_of { p = player.united_kingdom }
  place sea_zone_8 { united_kingdom = { carrier = 1, fighter = 1 } }
  call onto_decks { sea = space.sea_zone_8 }
  for n {
    in = range(0, count(moved) - 1)
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_8
      flown = true
      moved = moved[n]
    }
  }
}

test "at the end a fighter that can still fly home leaves the deck to one that cannot" {
  cites = ["REV-312", "REV-313", "REV-523"]
  cases = {
    "it came first"  = { moved = [3, 4], home = 1, lost = 0 }
    "it came last"   = { moved = [4, 3], home = 1, lost = 0 }
    "all can"        = { moved = [3, 3], home = 1, lost = 0 }
    "nobody can"     = { moved = [4, 4], home = 0, lost = 1 }
    "two cannot"     = { moved = [4, 3, 4], home = 1, lost = 1 }
    "two can of all" = { moved = [3, 2, 4], home = 2, lost = 0 }
  }

  given over_one_place { moved = moved }
  run {
    defaults = true
    call land_aircraft { p = player.united_kingdom }
  }
  expect { that = on_deck(player.united_kingdom, space.sea_zone_8) == 2 }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == home &&
      count(every(piece), piece.unit == unit.fighter) == 1 + count(moved) - lost
    )
  }
}

test "one that can reach another deck leaves the near one to one that cannot" {
  cites = ["REV-312", "REV-313", "REV-317"]

  given {
    call over_one_place { moved = [3, 4] }
    place sea_zone_7 { united_states = { carrier = 1 } }
    set space united_kingdom { controller = player.germany }
    set space eire { controller = player.germany }
  }
  run {
    call land_aircraft { p = player.united_kingdom }
  }
  expect {
    that = on_deck(player.united_kingdom, space.sea_zone_8) == 2 && on_deck(player.united_states, space.sea_zone_7) == 1
  }
}

# ---- Fighters aboard that can still leave the deck

test "a fighter may count on a place that one aboard can leave, which it then must" {
  cites = ["REV-314..317", "REV-506..509"]

  given {
    call turn_of { p = player.united_states }
    place sea_zone_44 { united_states = { carrier = 1, fighter = 2 } }
    call onto_decks { sea = space.sea_zone_44 }
    place sea_zone_43 { japan = { transport = 1 } }
    create {
      unit  = unit.fighter
      owner = player.united_states
      at    = space.hawaiian_islands
      moved = 1
    }
  }
  dice { rolls = [3, 6] }
  run moves_and_battles {}
  play { lines = ["fly 1 fighter from hawaiian_islands to sea_zone_43"] }
  refuse {
    line    = "sail carrier from sea_zone_44 to sea_zone_43"
    because = "That carrier is promised to a fighter in flight."
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "end noncombat move"
    because = "If its deck is full, fighters must leave it first."
  }
  play { lines = ["land fighter from sea_zone_44 in hawaiian_islands", "sail carrier from sea_zone_44 to sea_zone_43"] }
  expect {
    that = (
      on_deck(player.united_states, space.sea_zone_43) == 2 &&
      standing(player.united_states, unit.fighter, space.hawaiian_islands) == 1
    )
  }
}

test "it may not count on the place of an ally's fighter, which does not leave in this turn" {
  cites = ["REV-506", "REV-514"]

  given {
    call turn_of { p = player.united_states }
    place sea_zone_44 {
      united_states  = { carrier = 1 }
      united_kingdom = { fighter = 2 }
    }
    call onto_decks { sea = space.sea_zone_44 }
    place sea_zone_43 { japan = { transport = 1 } }
    create {
      unit  = unit.fighter
      owner = player.united_states
      at    = space.hawaiian_islands
      moved = 1
    }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from hawaiian_islands to sea_zone_43"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "a carrier's way does not lead through a zone that only a transport attacks" {
  cites = ["REV-506", "REV-589"]
  cases = {
    "a transport" = { ship = unit.transport, open = false }
    "a destroyer" = { ship = unit.destroyer, open = true }
  }

  given {
    call turn_of { p = player.united_states }
    place sea_zone_53 { united_states = { carrier = 1 } }
    place sea_zone_52 { japan = { destroyer = 1 } }
    create {
      unit  = ship
      owner = player.united_states
      at    = space.sea_zone_52
    }
  }
  expect {
    that = contains(reach(
      movement.by_sea_if_won, one_of(player.united_states, unit.carrier, space.sea_zone_53), space.sea_zone_53, 2
    ), space.sea_zone_51) == open
  }
}

# ---- Whose fighters take off

test "fighters take off from the carrier that is named first, and then from others" {
  cites = ["REV-194", "REV-204", "REV-575"]
  cases = {
    "one of the first"       = { line = "fly 1 fighter from sea_zone_53 to sea_zone_52", first = 1, second = 1 }
    "one of the second"      = { line = "fly 1 fighter #2 from sea_zone_53 to sea_zone_52", first = 2, second = 0 }
    "two of the first"       = { line = "fly 2 fighter from sea_zone_53 to sea_zone_52", first = 0, second = 1 }
    "two from the second on" = { line = "fly 2 fighter #2 from sea_zone_53 to sea_zone_52", first = 1, second = 0 }
  }

  given {
    call turn_of { p = player.united_states }
    place sea_zone_53 { united_states = { carrier = 1, fighter = 2 } }
    call onto_decks { sea = space.sea_zone_53 }
    place sea_zone_53 { united_states = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_53 }
    place sea_zone_52 { japan = { destroyer = 1 } }
    place hawaiian_islands { united_states = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = [line] }
  expect {
    ships = where(pieces(space.sea_zone_53), piece.unit.deck)
    that  = count(cargo(ships[0])) == first && count(cargo(ships[1])) == second
  }
}
