# Tests of what fighters in flight may count on: the last place on a deck, fighters aboard that can still leave it, the ways that carriers
# have.

test "at the end a fighter that can still fly home leaves the deck to one that cannot" {
  cites = ["A42-381..383", "A42-390", "A42-508"]
  cases = {
    "it came first" = { moved = [3, 4], home = 1, lost = 0 }
    "it came last"  = { moved = [4, 3], home = 1, lost = 0 }
    "nobody can"    = { moved = [4, 4], home = 0, lost = 1 }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_8 }
    for n {
      in = range(0, 1)
      create {
        unit  = unit.fighter
        owner = player.united_kingdom
        at    = space.sea_zone_8
        flown = true
        moved = moved[n]
      }
    }
  }
  run {
    defaults = true
    call land_aircraft { p = player.united_kingdom }
  }
  expect { that = on_deck(player.united_kingdom, space.sea_zone_8) == 2 }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == home &&
      count(every(piece), piece.unit == unit.fighter) == 3 - lost
    )
  }
}

# ---- Fighters aboard that can still leave the deck

# An American fighter in Hawaii that can attack a destroyer three spaces away and go no farther, and beside that zone an American carrier,
# whose deck is full.
procedure full_deck {
  params = { aboard = player, moved = int }

  call turn_of { p = player.united_states }
  place sea_zone_44 { united_states = { carrier = 1 } }
  create {
    unit  = unit.fighter
    owner = aboard
    at    = space.sea_zone_44
    count = 2
    moved = moved
  }
  call onto_decks { sea = space.sea_zone_44 }
  place sea_zone_43 { japan = { destroyer = 1 } }
  create {
    unit  = unit.fighter
    owner = player.united_states
    at    = space.hawaiian_islands
    moved = 1
  }
}

test "a fighter may count on a place that one aboard can leave in the noncombat move" {
  cites = ["A42-501..504"]

  given full_deck {
    aboard = player.united_states
    moved  = 0
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from hawaiian_islands to sea_zone_43"] }
  refuse {
    line    = "sail carrier from sea_zone_44 to sea_zone_43"
    because = "That carrier is promised to a fighter in flight."
  }
}

test "whichever flies first" {
  cites = ["A42-501..503"]

  given {
    call full_deck {
      aboard = player.united_states
      moved  = 0
    }
    place sea_zone_52 { japan = { destroyer = 1 } }
  }
  run combat_move {}
  play {
    lines = ["fly 1 fighter from hawaiian_islands to sea_zone_43", "fly 1 fighter from sea_zone_44 to sea_zone_52"]
  }
}

test "it may not count on the place of one that cannot leave" {
  cites = ["A42-501", "A42-502", "A42-366"]
  cases = {
    "an ally's"                  = { aboard = player.united_kingdom, moved = 0 }
    "one that has flown already" = { aboard = player.united_states, moved = 4 }
  }

  given full_deck {
    aboard = aboard
    moved  = moved
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from hawaiian_islands to sea_zone_43"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "one that would then have no place itself is not counted on" {
  cites = ["A42-501", "A42-502"]

  given {
    call full_deck {
      aboard = player.united_states
      moved  = 0
    }
    set s {
      in         = every(space)
      where      = s != space.hawaiian_islands && s.domain == domain.land
      controller = player.japan
    }
    set space hawaiian_islands { was_held_by = player.japan }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from hawaiian_islands to sea_zone_43"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "two decks may change places with one another's fighters" {
  cites = ["A42-502", "A42-503"]

  given {
    call full_deck {
      aboard = player.united_states
      moved  = 0
    }
    set s {
      in         = every(space)
      where      = s != space.hawaiian_islands && s.domain == domain.land
      controller = player.japan
    }
    set space hawaiian_islands { was_held_by = player.japan }
    place sea_zone_53 { united_kingdom = { carrier = 1 } }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from hawaiian_islands to sea_zone_43"] }
}

test "the place must be left before the noncombat move ends" {
  cites = ["A42-508", "A42-520"]

  given {
    call full_deck {
      aboard = player.united_states
      moved  = 0
    }
    enemies = pieces(space.sea_zone_43)
    destroy enemies {}
    flyer = first(pieces(space.hawaiian_islands))
    move flyer { to = space.sea_zone_43 }
    set flyer {
      flown = true
      moved = 4
    }
  }
  run noncombat_move {}
  refuse {
    line    = "end noncombat move"
    because = "If its deck is full, fighters must leave it first."
  }
  refuse {
    line    = "sail carrier from sea_zone_44 to sea_zone_43"
    because = "That carrier is promised to a fighter in flight."
  }
  play { lines = ["land fighter from sea_zone_44 in hawaiian_islands"] }
  refuse {
    line    = "end noncombat move"
    because = "A carrier must first go where one of your fighters waits: it was promised."
  }
  play { lines = ["sail carrier from sea_zone_44 to sea_zone_43"] }
  expect {
    that = (
      on_deck(player.united_states, space.sea_zone_43) == 2 &&
      standing(player.united_states, unit.fighter, space.hawaiian_islands) == 1
    )
  }
}
