# Tests of fighters and their carriers after a battle.

test "the fighters of a sunk carrier do not take the places of those whose carrier survives" {
  cites = ["EUR-398", "EUR-576..578"]

  given {
    call turn_of { p = player.germany }
    place mid_atlantic {
      germany        = { submarine = 1 }
      united_kingdom = { carrier = 1, fighter = 2 }
    }
    call onto_decks { sea = space.mid_atlantic }
    place mid_atlantic { united_states = { carrier = 1, fighter = 2 } }
    call onto_decks { sea = space.mid_atlantic }
  }
  dice { rolls = [1, 1, 6, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["done", "carrier", "carrier"] }
  expect {
    that = count(
      cargo(one_of(player.united_states, unit.carrier, space.mid_atlantic)), piece.owner == player.united_states
    ) == 2
  }
}

test "at the end a fighter that can still fly home leaves the deck to one that cannot" {
  cites = ["EUR-545"]
  cases = {
    "it came first" = { moved = [3, 4], home = 1 }
    "nobody can"    = { moved = [4, 4], home = 0 }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place celtic_sea { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.celtic_sea }
    for n {
      in = range(0, 1)
      create {
        unit  = unit.fighter
        owner = player.united_kingdom
        at    = space.celtic_sea
        flown = true
        moved = moved[n]
      }
    }
  }
  run {
    defaults = true
    call land_aircraft { p = player.united_kingdom }
  }
  expect {
    that = (
      on_deck(player.united_kingdom, space.celtic_sea) == 2 &&
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == home
    )
  }
}

test "the fighters of a sunk carrier go to another deck of their side in the zone, as long as it has room" {
  cites = ["EUR-576..578"]
  cases = {
    "both find room" = { guests = 0, saved = 2, misses = [6, 6] }
    "one finds room" = { guests = 1, saved = 1, misses = [6, 6, 6] }
  }

  given {
    call turn_of { p = player.germany }
    place mid_atlantic {
      germany        = { submarine = 1 }
      united_kingdom = { carrier = 1, fighter = 2 }
    }
    call onto_decks { sea = space.mid_atlantic }
    place mid_atlantic { united_states = { carrier = 1, fighter = guests } }
    call onto_decks { sea = space.mid_atlantic }
  }
  dice {
    submarine = [1]
    carrier   = [6]
    fighter   = misses
  }
  run conduct_combat {}
  play { lines = ["done", "carrier", "carrier", "submarine"] }
  expect {
    that = (
      on_deck(player.united_states, space.mid_atlantic) == 2 &&
      standing(player.united_kingdom, unit.fighter, space.mid_atlantic) == saved
    )
  }
}
