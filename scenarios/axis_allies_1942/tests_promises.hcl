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
  expect { that = standing(player.united_kingdom, unit.fighter, space.united_kingdom) == home && count([for f in every(piece) : f if f.unit == unit.fighter]) == 3 - lost }
}
