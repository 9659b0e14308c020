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
  expect { that = count([for f in cargo(one_of(player.united_states, unit.carrier, space.mid_atlantic)) : f if f.owner == player.united_states]) == 2 }
}
