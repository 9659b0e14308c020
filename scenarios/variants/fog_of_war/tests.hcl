test "one sees where one's side stands and next door, and no further" {
  given {
    call printed_map {}
    place russia { soviet_union = { infantry = 1 } }
    place west_russia { germany = { infantry = 1 } }
    place ukraine { germany = { armour = 1 } }
    place eastern_europe { germany = { fighter = 1 } }
    place sea_zone_4 { germany = { submarine = 1 } }
  }
  expect {
    that    = in_sight(first(pieces(space.west_russia)), player.soviet_union)
    message = "next door"
  }
  expect {
    that = (
      !in_sight(first(pieces(space.ukraine)), player.soviet_union) &&
      !in_sight(first(pieces(space.eastern_europe)), player.soviet_union)
    )
    message = "two spaces away"
  }
  expect {
    that    = !in_sight(first(pieces(space.sea_zone_4)), player.soviet_union)
    message = "a zone beside an empty territory of one's own"
  }
  expect {
    that    = in_sight(first(pieces(space.eastern_europe)), player.japan)
    message = "an ally's units"
  }
}

test "allies see for each other" {
  given {
    call printed_map {}
    place karelia { soviet_union = { infantry = 1 } }
    place sea_zone_5 { germany = { destroyer = 1 } }
  }
  expect { that = in_sight(first(pieces(space.sea_zone_5)), player.united_states) }
  run {
    foot = first(pieces(space.karelia))
    destroy foot {}
  }
  expect { that = !in_sight(first(pieces(space.sea_zone_5)), player.united_states) }
}

test "what the enemy has bought is not seen until it is on the map" {
  given {
    call printed_map {}
    place mobilization_zone {
      germany      = { bomber = 1 }
      soviet_union = { infantry = 1 }
    }
  }
  expect {
    that = all(
      pieces(space.mobilization_zone), in_sight(piece, player.united_kingdom) == (piece.owner == player.soviet_union)
    )
  }
}

test "what is not seen is there all the same" {
  given {
    call turn_of { p = player.germany }
    place western_europe { germany = { bomber = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    gain player united_kingdom { ipc = 20 }
  }
  dice { rolls = [4] }
  run combat_move {}
  play { lines = ["raid united_kingdom with 1 bomber from western_europe"] }
  run conduct_combat {}
  expect { that = player.united_kingdom.ipc == 16 }
}

test "one is told how many of one's own units can move, whatever else is hidden" {
  given {
    call turn_of { p = player.soviet_union }
    place russia { soviet_union = { infantry = 1 } }
    place west_russia { germany = { infantry = 2 } }
    place western_europe { germany = { infantry = 5 } }
  }
  run combat_move {}
  refuse {
    line    = "move 2 infantry from russia to west_russia"
    because = "Only 1 of them can move there."
  }
}
