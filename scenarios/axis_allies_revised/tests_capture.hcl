# Tests of capture, liberation, capitals and victory cities. Clauses 297 to 309 and 318 to 331.

# ---- Who takes a territory

test "ships do not go ashore, and take nothing" {
  cites = ["REV-299"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_14 {
      united_kingdom = { battleship = 1, submarine = 1 }
      germany        = { submarine = 1 }
    }
  }
  dice { rolls = [6, 6, 4] }
  run conduct_combat { defaults = true }
  expect {
    that    = space.libya.controller == player.germany && space.southern_europe.controller == player.germany
    message = "the zone is won, the coasts are not"
  }
}

# ---- Liberation

test "while the owner's capital is in enemy hands, the liberator has the complex, and the owner the captured gun" {
  cites = ["REV-319", "REV-320", "REV-473"]

  given {
    call turn_of { p = player.united_kingdom }
    set space karelia { controller = player.germany }
    call hold { with = [space.russia, player.germany] }
    place karelia {
      germany        = { infantry = 1, aa_gun = 1, industrial_complex = 1 }
      united_kingdom = { infantry = 1 }
    }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.karelia.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.industrial_complex, space.karelia) == 1 &&
      standing(player.soviet_union, unit.aa_gun, space.karelia) == 1
    )
  }
}

# ---- Victory cities

# Germany holds Karelia and Japan India, besides the cities that are theirs from the start.
procedure eight_cities_of_the_axis {
  call turn_of { p = player.germany }
  call already_held { territories = [space.karelia] }
  set space india {
    controller  = player.japan
    was_held_by = player.japan
  }
}

test "with eight victory cities at the end of a round a side has won" {
  cites = ["REV-331"]

  given eight_cities_of_the_axis {}
  run see_who_wins {}
  expect {
    that    = game.round == 0
    message = "the game is over"
  }
}

test "how many cities are enough was agreed before the game" {
  cites = ["REV-331"]

  options = { victory = victory_level.major }
  given eight_cities_of_the_axis {}
  run see_who_wins {}
  expect {
    that    = game.round == 1
    message = "eight are not enough for a major victory"
  }
}
