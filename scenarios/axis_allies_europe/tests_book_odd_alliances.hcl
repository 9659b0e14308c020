# Positions made up from the book alone: who is hurt by what, oil, guns and land held for an ally.

test "each attacker's loss goes where it can be taken" {
  cites = ["EUR-213", "EUR-580", "EUR-607", "EUR-209", "EUR-581"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place english_channel {
      united_kingdom = { submarine = 1, destroyer = 1, carrier = 1 }
      united_states  = { fighter = 1 }
    }
    place bay_of_biscay { germany = { submarine = 1, destroyer = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6, 6, 6, 2, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 submarine from english_channel to bay_of_biscay",
      "move 1 destroyer from english_channel to bay_of_biscay", "sail carrier from english_channel to bay_of_biscay",
      "done", "done", "carrier with fighter", "retreat to english_channel"
    ]
  }
  expect {
    that = (
      number_of(space.english_channel, player.united_states, unit.fighter) == 0 &&
      number_of(space.english_channel, player.united_kingdom, unit.carrier) == 0
    )
  }
}

test "a defender's torpedo does not take what flies" {
  cites = ["EUR-209", "EUR-607", "EUR-603"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 1 } }
    place english_channel { united_kingdom = { destroyer = 1 } }
    place bay_of_biscay { germany = { submarine = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6, 6, 2] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 destroyer from english_channel to bay_of_biscay", "fly 1 fighter from united_kingdom to bay_of_biscay",
      "done"
    ]
  }
  expect {
    that = (
      number_of(space.bay_of_biscay, player.united_kingdom, unit.destroyer) == 0 &&
      number_of(space.bay_of_biscay, player.united_kingdom, unit.fighter) == 1 &&
      number_of(space.bay_of_biscay, player.germany, unit.submarine) == 1
    )
  }
}

test "a damaged battleship lies on its side until the turn ends" {
  cites = ["EUR-229", "EUR-231", "EUR-442"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place english_channel { united_kingdom = { battleship = 1 } }
    place bay_of_biscay { germany = { transport = 1 } }
    call stand_ready {}
  }
  dice { rolls = [4, 1] }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["move 1 battleship from english_channel to bay_of_biscay"] }
  expect {
    that = (
      number_of(space.bay_of_biscay, player.united_kingdom, unit.battleship) == 1 &&
      !any(pieces(space.bay_of_biscay), piece.damaged) &&
      number_of(space.bay_of_biscay, player.germany, unit.transport) == 0
    )
  }
}

test "the Middle East pays for Germany what its land is worth, and the Allies' income stays" {
  cites = ["EUR-446", "EUR-449", "EUR-451", "EUR-454", "EUR-263"]

  given {
    call as_the_book_begins { p = player.germany }
    place egypt { germany = { infantry = 1 } }
    call stand_ready {}
    set space egypt { controller = player.germany }
    set player united_kingdom { ipc = 5 }
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["end combat move", "end noncombat move", "1"] }
  expect {
    that = player.germany.ipc == 41 && player.united_kingdom.ipc == 4 && player.united_states.ipc == 0
  }
}

test "a convoy is freed for a power that has lost its capital" {
  cites = ["EUR-389", "EUR-280"]

  given {
    call as_the_book_begins { p = player.united_states }
    place central_atlantic { united_states = { destroyer = 1 } }
    call stand_ready {}
    set space british_convoy_2 { controller = player.germany }
    set space united_kingdom { controller = player.germany }
  }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["move 1 destroyer from central_atlantic to british_convoy_2"] }
  expect {
    that = space.british_convoy_2.controller == player.united_kingdom && player.united_states.ipc == 40
  }
}

test "a gun in the Middle East is moved by any Ally, once in a round" {
  cites = ["EUR-468", "EUR-469"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place egypt { united_kingdom = { aa_gun = 1, infantry = 1 } }
    place palestine { united_states = { infantry = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["end combat move", "move 1 aa_gun from egypt to palestine"] }
  refuse {
    line    = "move 1 aa_gun from palestine to syria"
    because = "No unit of yours there can still move."
  }
}

test "another ally's turn moves it on" {
  cites = ["EUR-468"]

  given {
    call as_the_book_begins { p = player.united_states }
    place egypt { united_kingdom = { aa_gun = 1, infantry = 1 } }
    place us_eastern_coast { united_states = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["end combat move", "move 1 aa_gun from egypt to palestine"] }
  expect {
    that = number_of(
      space.palestine, player.united_kingdom, unit.aa_gun
    ) + number_of(space.palestine, player.united_states, unit.aa_gun) == 1
  }
}

test "nobody moves a gun of his ally's elsewhere" {
  cites = ["EUR-342", "EUR-466"]

  given {
    call as_the_book_begins { p = player.united_states }
    place united_kingdom {
      united_kingdom = { aa_gun = 1 }
      united_states  = { infantry = 1 }
    }
    place gibraltar { united_kingdom = { aa_gun = 1 } }
    place us_eastern_coast { united_states = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "load aa_gun from united_kingdom in north_sea"
    because = "No land unit of yours there can board a transport."
  }
}

test "a fighter is not sent where nothing can take it up" {
  cites = ["EUR-164", "EUR-543"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 2 } }
    place us_convoy_2 { germany = { submarine = 1, transport = 1 } }
    place davis_strait { united_kingdom = { carrier = 1 } }
    call stand_ready {}
    set space canada { controller = player.germany }
    set space iceland { controller = player.germany }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["fly 1 fighter from united_kingdom to us_convoy_2"] }
  expect {
    that = number_of(space.us_convoy_2, player.united_kingdom, unit.fighter) == 1
  }
}

test "land held for an ally goes home with his capital" {
  cites = ["EUR-286", "EUR-288", "EUR-283", "EUR-284"]

  given {
    call as_the_book_begins { p = player.united_states }
    place archangel { united_states = { infantry = 1, armour = 1 } }
    place russia { united_states = { infantry = 1 } }
    call stand_ready {}
    set space moscow { controller = player.germany }
    set space archangel { controller = player.united_states }
    set space karelia { controller = player.germany }
  }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["move 1 infantry from archangel to karelia", "end combat move"] }
  expect {
    that = space.karelia.controller == player.united_states
  }
  play { lines = ["end noncombat move"] }
  expect {
    that = player.united_states.ipc > 40
  }
}

test "and the capital is freed" {
  cites = ["EUR-288", "EUR-283"]

  given {
    call as_the_book_begins { p = player.united_states }
    place archangel { united_states = { infantry = 1 } }
    place russia { united_states = { infantry = 1 } }
    call stand_ready {}
    set space moscow { controller = player.germany }
    set space archangel { controller = player.united_states }
  }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["move 1 infantry from russia to moscow"] }
  expect {
    that = space.moscow.controller == player.soviet_union && space.archangel.controller == player.soviet_union
  }
}

test "ships placed among enemies fight only in the enemy's turn" {
  cites = ["EUR-432", "EUR-433"]

  given {
    call as_the_book_begins { p = player.germany }
    place germany { germany = { industrial_complex = 1 } }
    place danish_sea { united_kingdom = { destroyer = 1 } }
    call stand_ready {}
    set player germany { ipc = 8 }
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["buy 1 submarine", "launch 1 submarine in danish_sea from germany"] }
  expect {
    that = (
      number_of(space.danish_sea, player.germany, unit.submarine) == 1 &&
      number_of(space.danish_sea, player.united_kingdom, unit.destroyer) == 1
    )
  }
}

test "a blitz there and back, and not past a gun" {
  cites = ["EUR-505", "EUR-510", "EUR-511"]

  given {
    call as_the_book_begins { p = player.germany }
    place poland { germany = { armour = 2 } }
    place baltic_states { soviet_union = { aa_gun = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "blitz 1 armour from poland through baltic_states to poland"
    because = "A blitz goes through a hostile territory beside it that holds no enemy unit, not even a gun."
  }
  play { lines = ["blitz 1 armour from poland through east_poland to poland"] }
  expect {
    that = space.east_poland.controller == player.germany && space.baltic_states.controller == player.soviet_union
  }
  play { lines = ["move 1 armour from poland to baltic_states"] }
  expect {
    that = (
      space.baltic_states.controller == player.germany &&
      number_of(space.baltic_states, player.germany, unit.aa_gun) == 1
    )
  }
}

test "what goes ashore beside a gun leaves it its move" {
  cites = ["EUR-469", "EUR-410"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place norway { united_kingdom = { aa_gun = 1 } }
    place north_sea { united_kingdom = { transport = 1 } }
    call stand_ready {}
    set space norway { controller = player.united_kingdom }
    set space finland { controller = player.united_kingdom }
    call cargo_of_the_book {
      s     = space.north_sea
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = ["end combat move", "unload infantry from north_sea to norway", "move 1 aa_gun from norway to finland"]
  }
  expect {
    that = number_of(space.finland, player.united_kingdom, unit.aa_gun) == 1
  }
}

test "a gun that came ashore in the Middle East has had its move of the round" {
  cites = ["EUR-468", "EUR-469"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place eastern_mediterranean { united_kingdom = { transport = 1 } }
    place palestine { united_states = { infantry = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.eastern_mediterranean
      p     = player.united_kingdom
      u     = unit.aa_gun
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  run {
    call turn { p = player.united_kingdom }
    call turn { p = player.united_states }
  }
  play {
    lines = [
      "end combat move", "unload aa_gun from eastern_mediterranean to egypt", "end noncombat move", "end combat move"
    ]
  }
  refuse {
    line    = "move 1 aa_gun from egypt to palestine"
    because = "No unit of yours there can still move."
  }
}

test "on red land that an ally holds for it the Soviet Union takes over units, which are not moved this turn" {
  cites = ["EUR-267", "EUR-421", "EUR-424"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    place leningrad { united_states = { infantry = 1, fighter = 1, aa_gun = 1 } }
    place moscow { germany = { infantry = 3 } }
    call stand_ready {}
    set space leningrad { controller = player.united_states }
    set space moscow { controller = player.germany }
  }
  run {
    call turn { p = player.soviet_union }
  }
  play { lines = ["end combat move", "take over 1 fighter of united_states in leningrad"] }
  refuse {
    line    = "land fighter from leningrad in karelia"
    because = "No aircraft of yours there can still fly."
  }
  play { lines = ["take over 1 infantry of united_states in leningrad", "end noncombat move"] }
  expect {
    that = (
      number_of(space.leningrad, player.soviet_union, unit.infantry) == 1 &&
      number_of(space.leningrad, player.soviet_union, unit.fighter) == 1 &&
      number_of(space.leningrad, player.united_states, unit.aa_gun) == 1 &&
      space.leningrad.controller == player.united_states
    )
  }
}
