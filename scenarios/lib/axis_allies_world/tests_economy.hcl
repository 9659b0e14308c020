# Tests of research, purchase, mobilization and income. Clauses 134 to 176 and 414 to 431.

# ---- Purchase

test "units bought cannot be used before they are mobilized" {
  setup = true
  cites = ["REV-176"]

  given {
    call bare_map { p = player.germany }
    place mobilization_zone { germany = { armour = 1, fighter = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 1 armour from mobilization_zone to karelia"
    because = "No unit of yours there can make a combat move."
  }
  refuse {
    line    = "fly 1 fighter from mobilization_zone to karelia"
    because = "No aircraft of yours there can take off."
  }
}

test "the purse of one power does not pay for another, and nothing is given or lent" {
  setup = true
  cites = ["REV-020", "REV-022", "REV-431"]

  given {
    call bare_map { p = player.united_kingdom }
    pay player united_kingdom { ipc = 26 }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
  }
  run turn { p = player.united_kingdom }
  refuse {
    line    = "buy 1 fighter"
    because = "You cannot pay for that: you have 4 IPC."
  }
  play {
    lines = ["buy 1 artillery", "end combat move", "end noncombat move", "mobilize 1 artillery in united_kingdom"]
  }
  expect {
    that    = player.united_kingdom.ipc == 30
    message = "It has what it collected."
  }
  expect {
    that = (
      player.soviet_union.ipc == 24 && player.united_states.ipc == 42 && player.germany.ipc == 40 &&
      player.japan.ipc == 30
    )
    message = "No other purse has changed."
  }
}

# ---- Mobilization

test "new units enter at complexes, at each as many as its territory is worth" {
  setup = true
  cites = ["REV-132", "REV-414", "REV-415", "REV-417", "REV-419", "REV-487", "REV-488"]

  given {
    call bare_map { p = player.germany }
    place germany { germany = { industrial_complex = 1 } }
    place southern_europe { germany = { industrial_complex = 1 } }
    place mobilization_zone { germany = { infantry = 14, bomber = 2 } }
  }
  run {
    call mobilize_new_units {}
    set game { round = 2 }
  }
  refuse {
    line    = "mobilize 11 infantry in germany"
    because = "You have 14 of these to mobilize; the complex has room for 10."
  }
  play { lines = ["mobilize 9 infantry in germany", "mobilize 1 bomber in germany"] }
  refuse {
    line    = "mobilize 1 infantry in germany"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
  refuse {
    line    = "mobilize 1 infantry in western_europe"
    because = "You have no complex there"
  }
  play { lines = ["mobilize 5 infantry in southern_europe"] }
  refuse {
    line    = "mobilize 2 bomber in southern_europe"
    because = "You have 1 of these to mobilize; the complex has room for 1."
  }
  play { lines = ["mobilize 1 bomber in southern_europe"] }
  expect {
    that    = game.round == 2 && empty(pieces(space.mobilization_zone))
    message = "All are mobilized, and nothing more is asked."
  }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.germany) == 9 &&
      standing(player.germany, unit.infantry, space.southern_europe) == 5
    )
    message = "They stand at the complexes."
  }
}

test "a complex captured this turn builds nothing; from the next turn on it does" {
  setup = true
  cites = ["REV-415", "REV-416", "REV-487", "REV-491", "REV-492"]

  given {
    call bare_map { p = player.germany }
    place caucasus { soviet_union = { industrial_complex = 1 } }
    place germany { germany = { industrial_complex = 1 } }
    place ukraine { germany = { infantry = 1 } }
    place mobilization_zone { germany = { infantry = 2 } }
  }
  run {
    call combat_move {}
    call conduct_combat {}
    call mobilize_new_units {}
    call next_turn { p = player.germany }
    call mobilize_new_units {}
  }
  play { lines = ["move 1 infantry from ukraine to caucasus", "end combat move"] }
  expect {
    that = (
      space.caucasus.controller == player.germany &&
      standing(player.germany, unit.industrial_complex, space.caucasus) == 1
    )
    message = "The complex changes hands with the territory."
  }
  refuse {
    line    = "mobilize 1 infantry in caucasus"
    because = "You have no complex there that has been yours since the turn began"
  }
  play { lines = ["mobilize 1 infantry in germany", "end mobilization"] }
  expect {
    that    = space.germany.placed == 0
    message = "A new turn, and all complexes are free again."
  }
  play { lines = ["mobilize 1 infantry in caucasus"] }
  expect {
    that    = standing(player.germany, unit.infantry, space.caucasus) == 2
    message = "Next turn it serves."
  }
}

test "new units do not enter at the complex of an ally's territory while his capital is free" {
  setup = true
  cites = ["REV-418", "REV-493"]

  given {
    call bare_map { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    place caucasus { united_kingdom = { industrial_complex = 1 } }
    place mobilization_zone { united_kingdom = { infantry = 3 } }
    call already_held { territories = [space.caucasus] }
  }
  run {
    call mobilize_new_units {}
    call hold { with = [space.russia, player.germany] }
    call mobilize_new_units {}
  }
  refuse {
    line    = "mobilize 1 infantry in caucasus"
    because = "You have no complex there"
  }
  play { lines = ["mobilize 1 infantry in united_kingdom", "end mobilization"] }
  play { lines = ["mobilize 2 infantry in caucasus"] }
  expect {
    that    = standing(player.united_kingdom, unit.infantry, space.caucasus) == 2
    message = "With Moscow in German hands the complex in the Caucasus serves."
  }
}

test "a complex in a liberated territory goes back to its owner, who uses it in his own next turn; the liberator never does" {
  setup = true
  cites = ["REV-418", "REV-494", "REV-495"]

  given {
    call bare_map { p = player.united_kingdom }
    call hold { with = [space.caucasus, player.germany] }
    place caucasus { germany = { industrial_complex = 1 } }
    place persia { united_kingdom = { infantry = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    place russia { soviet_union = { industrial_complex = 1 } }
    place mobilization_zone {
      united_kingdom = { infantry = 2 }
      soviet_union   = { infantry = 1 }
    }
  }
  run {
    call combat_move {}
    call conduct_combat {}
    call begin_turn { p = player.united_kingdom }
    call mobilize_new_units {}
    call begin_turn { p = player.soviet_union }
    set game { active = player.soviet_union }
    call mobilize_new_units {}
  }
  play { lines = ["move 1 infantry from persia to caucasus", "end combat move"] }
  expect {
    that = (
      space.caucasus.controller == player.soviet_union &&
      standing(player.soviet_union, unit.industrial_complex, space.caucasus) == 1
    )
    message = "Territory and complex are Soviet again."
  }
  refuse {
    line    = "mobilize 1 infantry in caucasus"
    because = "You have no complex there"
  }
  play { lines = ["mobilize 2 infantry in united_kingdom", "mobilize 1 infantry in caucasus"] }
  expect {
    that    = standing(player.soviet_union, unit.infantry, space.caucasus) == 1
    message = "The Soviet Union builds there in its own turn."
  }
}

test "new land units and bombers never enter play aboard ships" {
  setup = true
  cites = ["REV-419", "REV-420"]

  given {
    call bare_map { p = player.japan }
    place japan { japan = { industrial_complex = 1 } }
    place sea_zone_60 { japan = { transport = 1 } }
    place mobilization_zone { japan = { infantry = 1, bomber = 1, carrier = 1, fighter = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 carrier in sea_zone_60 from japan"] }
  refuse {
    line    = ["base bomber on carrier in sea_zone_60 from japan", "base infantry on carrier in sea_zone_60 from japan"]
    because = "No such new aircraft of yours waits for a deck."
  }
  refuse {
    line    = "load infantry from mobilization_zone in sea_zone_60"
    because = "There is no such action now"
  }
  refuse {
    line    = "mobilize 1 infantry in sea_zone_60"
    because = "You have no complex there"
  }
}

test "a complex that is full has no place for a fighter on a new carrier either" {
  setup = true
  cites = ["REV-417", "REV-424"]

  given {
    call bare_map { p = player.japan }
    place okinawa { japan = { industrial_complex = 1 } }
    place japan { japan = { industrial_complex = 1 } }
    place mobilization_zone { japan = { carrier = 1, fighter = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 carrier in sea_zone_58 from okinawa"] }
  refuse {
    line    = "base fighter on carrier in sea_zone_58 from okinawa"
    because = "No complex of yours beside that zone can mobilize it."
  }
}

test "ships may be launched among enemy ships, and no battle follows" {
  setup = true
  cites = ["REV-423"]

  given {
    call bare_map { p = player.germany }
    place germany { germany = { industrial_complex = 1 } }
    place sea_zone_5 { united_kingdom = { destroyer = 1 } }
    place mobilization_zone { germany = { submarine = 2 } }
  }
  run {
    call mobilize_new_units {}
    call collect_income {}
  }
  play { lines = ["launch 2 submarine in sea_zone_5 from germany"] }
  expect {
    that    = count(pieces(space.sea_zone_5)) == 3 && player.germany.ipc == 80
    message = "They lie there together, and the turn has gone on."
  }
}

test "a complex is built in a territory worth something, held since the turn began, that has none" {
  setup = true
  cites = ["REV-426", "REV-427", "REV-489", "REV-490"]

  given {
    call bare_map { p = player.germany }
    place germany { germany = { industrial_complex = 1 } }
    place mobilization_zone { germany = { industrial_complex = 2, infantry = 1 } }
    call already_held { territories = [space.gibraltar] }
    set space caucasus { controller = player.germany }
  }
  run mobilize_new_units {}
  refuse {
    line    = "build industrial_complex in gibraltar"
    because = "A complex is built in a territory worth at least 1 IPC that has been yours since the turn began and has none."
  }
  refuse {
    line = [
      "build industrial_complex in germany",
      "build industrial_complex in caucasus",
      "build industrial_complex in russia",
    ]
    because = "A complex is built in a territory"
  }
  play { lines = ["build industrial_complex in libya"] }
  expect {
    that    = standing(player.germany, unit.industrial_complex, space.libya) == 1
    message = "Libya has a complex."
  }
  refuse {
    line    = "build industrial_complex in libya"
    because = "A complex is built in a territory"
  }
  refuse {
    line    = "mobilize 1 infantry in libya"
    because = "You have no complex there"
  }
}

# ---- Income

test "a power collects what its territories are worth, those taken this turn among them" {
  setup = true
  cites = ["REV-050", "REV-123", "REV-133", "REV-428", "REV-429"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 1 } }
  }
  run {
    call combat_move {}
    call conduct_combat {}
    call noncombat_move {}
    call mobilize_new_units {}
    call collect_income {}
  }
  play { lines = ["move 1 infantry from ukraine to caucasus", "end combat move", "end noncombat move"] }
  expect {
    that    = production(player.germany) == 44 && player.germany.ipc == 40 + 44
    message = "Forty of its own, and four of the Caucasus."
  }
}

test "a power without its capital buys nothing and collects nothing" {
  setup = true
  cites = ["REV-430"]

  given {
    call bare_map { p = player.soviet_union }
    call hold { with = [space.russia, player.germany] }
  }
  run {
    call turn { p = player.soviet_union }
    set game { round = 2 }
  }
  play { lines = ["end combat move", "end noncombat move"] }
  expect {
    that    = game.round == 2 && player.soviet_union.ipc == 24
    message = "It has moved, and that was its turn."
  }
}

test "the number of units is limited by nothing but the IPC" {
  setup = true
  cites = ["REV-074", "REV-171"]

  given {
    call bare_map { p = player.germany }
    gain player germany { ipc = 860 }
    place germany { germany = { infantry = 200 } }
  }
  run purchase_units {}
  play { lines = ["buy 300 infantry"] }
  expect {
    that    = standing(player.germany, unit.infantry, space.mobilization_zone) == 300 && player.germany.ipc == 0
    message = "Three hundred infantry for 900 IPC."
  }
}
