# Tests of research, purchase, mobilization and income. Clauses 134 to 176 and 414 to 431.

test "research: the development is named, the dice are bought at 5 IPC, thrown together, and one hit marks it" {
  setup = true
  cites = ["REV-127", "REV-135", "REV-139..142", "REV-145", "REV-148", "REV-149"]

  given bare_map { p = player.germany }
  dice { rolls = [4, 2, 2] }
  run {
    call develop_weapons {}
    set game { round = 2 }
  }
  refuse {
    line    = "research with 3 dice"
    because = "cannot be read"
  }
  play { lines = ["research rockets with 3 dice"] }
  expect {
    that    = player.germany.ipc == 40 - 15
    message = "Three dice cost 15 IPC."
  }
  expect {
    that    = count(player.germany.technologies) == 1 && contains(player.germany.technologies, technology.rockets)
    message = "Germany has rockets, and nothing else by the 4."
  }
  expect {
    that    = game.round == 2
    message = "One development a turn: the phase is over."
  }
}

test "seeking super submarines, a 3 on any of the dice succeeds" {
  setup = true
  cites = ["REV-136", "REV-146", "REV-156"]

  given bare_map { p = player.germany }
  dice { rolls = [1, 6, 3] }
  run develop_weapons {}
  play { lines = ["research super_submarines with 3 dice"] }
  expect {
    that    = count(player.germany.technologies) == 1 && contains(player.germany.technologies, technology.super_submarines)
    message = "The third die shows 3."
  }
}

test "research fails when no die shows the number, and the dice are gone: next turn takes new ones" {
  setup = true
  cites = ["REV-136", "REV-144", "REV-146", "REV-147"]

  given bare_map { p = player.germany }
  dice { rolls = [1, 2, 4, 5, 6, 3] }
  run {
    call develop_weapons {}
    call develop_weapons {}
  }
  play { lines = ["research super_submarines with 5 dice"] }
  expect {
    that    = empty(player.germany.technologies) && player.germany.ipc == 15
    message = "Lower and higher faces are no use, and the IPC are spent."
  }
  play { lines = ["research super_submarines with 1 dice"] }
  expect {
    that    = contains(player.germany.technologies, technology.super_submarines) && player.germany.ipc == 10
    message = "One new die is bought and thrown, not six."
  }
}

test "each of the six developments answers to a number of its own" {
  setup = true
  cites = ["REV-137", "REV-151", "REV-153", "REV-156", "REV-158", "REV-161", "REV-163"]

  given bare_map { p = player.germany }
  dice { rolls = [1, 2, 3, 4, 5, 6] }
  run {
    repeat {
      times = 6
      call develop_weapons {}
    }
  }
  play {
    lines = [
      "research jet_fighters with 1 dice",
      "research rockets with 1 dice",
      "research super_submarines with 1 dice",
      "research long_range_aircraft with 1 dice",
      "research combined_bombardment with 1 dice",
      "research heavy_bombers with 1 dice",
    ]
  }
  expect {
    that    = count(player.germany.technologies) == 6 && count(every(technology)) == 6
    message = "Six throws of 1 to 6 gain the six there are."
  }
}

test "every power can develop the same weapons" {
  setup = true
  cites = ["REV-060", "REV-137"]

  dice { rolls = [6, 6, 6, 6, 1] }
  run {
    for p {
      in = every(player)
      set game { active = p }
      call develop_weapons {}
    }
  }
  play {
    lines = [
      "research heavy_bombers with 1 dice",
      "research heavy_bombers with 1 dice",
      "research heavy_bombers with 1 dice",
      "research heavy_bombers with 1 dice",
      "research jet_fighters with 1 dice",
    ]
  }
  expect {
    that = (
      count(every(player), contains(player.technologies, technology.heavy_bombers)) == 4 &&
      count(every(player), contains(player.technologies, technology.jet_fighters)) == 1
    )
    message = "Each has gained its own, and each is noted for itself."
  }
}

test "a power may pass over research" {
  setup = true
  cites = ["REV-124", "REV-135"]

  given bare_map { p = player.germany }
  run {
    call develop_weapons {}
    set game { round = 2 }
  }
  play { lines = ["no research"] }
  expect {
    that    = game.round == 2 && player.germany.ipc == 40 && empty(player.germany.technologies)
    message = "It costs nothing and gains nothing."
  }
}

test "research dice are limited by the IPC of the power, and by nothing else" {
  setup = true
  cites = ["REV-142", "REV-143"]

  given bare_map { p = player.germany }
  dice { rolls = [1, 1, 1, 1, 1, 1, 1, 1] }
  run develop_weapons {}
  refuse {
    line    = "research rockets with 9 dice"
    because = "A research die costs 5 IPC; you have 40."
  }
  play { lines = ["research rockets with 8 dice"] }
  expect {
    that    = player.germany.ipc == 0
    message = "Eight dice take all it has."
  }
}

test "with 5 IPC one die is bought, with 4 none" {
  setup = true
  cites = ["REV-142", "REV-143"]

  given {
    call bare_map { p = player.germany }
    pay player germany { ipc = 35 }
  }
  dice { rolls = [1] }
  run {
    call develop_weapons {}
    gain player germany { ipc = 4 }
    call develop_weapons {}
    set game { round = 2 }
  }
  refuse {
    line    = "research rockets with 2 dice"
    because = "A research die costs 5 IPC; you have 5."
  }
  play { lines = ["research rockets with 1 dice"] }
  expect {
    that    = game.round == 2 && player.germany.ipc == 4
    message = "With 4 IPC nothing is asked."
  }
}

test "a development is not sought twice" {
  setup = true
  cites = ["REV-141"]

  given {
    call bare_map { p = player.germany }
    set player germany { technologies = [technology.rockets] }
  }
  run develop_weapons {}
  refuse {
    line    = "research rockets with 1 dice"
    because = "You have that development already."
  }
}

test "a development serves all units of its power, old and new, and nobody else's" {
  setup = true
  cites = ["REV-138", "REV-150", "REV-157"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_60 { japan = { submarine = 1 } }
  }
  dice { rolls = [3] }
  run {
    call develop_weapons {}
    place sea_zone_5 { germany = { submarine = 1 } }
  }
  play { lines = ["research super_submarines with 1 dice"] }
  expect {
    that    = sum(pieces(space.sea_zone_5), piece.attack) == 6
    message = "Both German submarines attack at 3, the later one too."
  }
  expect {
    that    = one_of(player.japan, unit.submarine, space.sea_zone_60).attack == 2
    message = "Japan has no part in it."
  }
}

test "a development gained this turn is used this turn" {
  setup = true
  cites = ["REV-134", "REV-149", "REV-158", "REV-159"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { fighter = 1 } }
    place russia { soviet_union = { infantry = 1 } }
    call hold { with = [space.west_russia, player.soviet_union] }
    call hold { with = [space.belorussia, player.soviet_union] }
  }
  dice { rolls = [4] }
  run {
    call develop_weapons {}
    call combat_move {}
  }
  play { lines = ["research long_range_aircraft with 1 dice", "fly 1 fighter from ukraine to evenki"] }
  expect {
    that    = standing(player.germany, unit.fighter, space.evenki) == 1
    message = "Three spaces out and three back."
  }
}

# ---- Purchase

test "units are bought at their cost, as many as the IPC allow, and wait in the mobilization zone; the rest is kept" {
  setup = true
  cites = [
    "REV-052", "REV-128", "REV-167", "REV-169..171", "REV-173..175",
  ]

  given bare_map { p = player.germany }
  run {
    call purchase_units {}
    set game { round = 2 }
  }
  play { lines = ["buy 2 infantry", "buy 1 fighter"] }
  expect {
    that    = player.germany.ipc == 40 - 2 * 3 - 10
    message = "The price is paid at once."
  }
  refuse {
    line    = "buy 9 infantry"
    because = "infantry costs 3 IPC; you have 24. You can buy from 1 to 8."
  }
  refuse {
    line    = "buy 2 bomber"
    because = "bomber costs 15 IPC; you have 24. You can buy 1."
  }
  play { lines = ["buy 6 infantry", "end purchase"] }
  expect {
    that    = player.germany.ipc == 6 && game.round == 2
    message = "Not all of it need be spent."
  }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.mobilization_zone) == 8 &&
      standing(player.germany, unit.fighter, space.mobilization_zone) == 1
    )
    message = "What was bought waits."
  }
}

test "what a power cannot pay for it does not buy" {
  setup = true
  cites = ["REV-169", "REV-171"]

  given {
    call bare_map { p = player.soviet_union }
    pay player soviet_union { ipc = 4 }
  }
  run purchase_units {}
  refuse {
    line    = "buy 1 battleship"
    because = "You cannot pay for that: you have 20 IPC. What you can buy, and its price: infantry 3,"
  }
}

test "every power may buy every kind of unit, whatever it began with" {
  setup = true
  cites = ["REV-063", "REV-168", "REV-172"]

  given {
    call bare_map { p = player.soviet_union }
    gain player soviet_union { ipc = 200 }
  }
  run purchase_units {}
  play {
    lines = [
      "buy 1 infantry", "buy 1 artillery", "buy 1 armour", "buy 1 aa_gun", "buy 1 industrial_complex", "buy 1 fighter",
      "buy 1 bomber", "buy 1 transport", "buy 1 submarine", "buy 1 destroyer", "buy 1 carrier", "buy 1 battleship",
      "end purchase",
    ]
  }
  expect {
    that    = all(every(unit), standing(player.soviet_union, unit, space.mobilization_zone) == 1)
    message = "Twelve kinds, one of each, carriers and battleships too, of which it has none."
  }
  expect {
    that    = player.soviet_union.ipc == 224 - (3 + 4 + 5 + 5 + 15 + 10 + 15 + 8 + 8 + 12 + 16 + 24)
    message = "The prices add up."
  }
}

# ---- Mobilization

test "ships count against the complex beside whose sea zone they are launched" {
  setup = true
  cites = ["REV-417", "REV-422", "REV-488"]

  given {
    call bare_map { p = player.germany }
    place southern_europe { germany = { industrial_complex = 1 } }
    place mobilization_zone { germany = { infantry = 4, transport = 3 } }
  }
  run mobilize_new_units {}
  refuse {
    line    = "launch 1 transport in sea_zone_13 from southern_europe"
    because = "Ships are launched in a sea zone beside the complex."
  }
  refuse {
    line    = "launch 1 transport in sea_zone_13 from western_europe"
    because = "You have no complex there"
  }
  refuse {
    line    = "launch 1 infantry in sea_zone_14 from southern_europe"
    because = "No such ship of yours waits to be launched."
  }
  refuse {
    line    = "mobilize 1 transport in southern_europe"
    because = "No such land or air unit of yours waits to be mobilized."
  }
  play { lines = ["launch 3 transport in sea_zone_14 from southern_europe"] }
  refuse {
    line    = "mobilize 4 infantry in southern_europe"
    because = "You have 4 of these to mobilize; the complex has room for 3."
  }
  play { lines = ["mobilize 3 infantry in southern_europe"] }
  expect {
    that = (
      standing(player.germany, unit.transport, space.sea_zone_14) == 3 &&
      standing(player.germany, unit.infantry, space.southern_europe) == 3
    )
    message = "Six units in all."
  }
  expect {
    that    = standing(player.germany, unit.infantry, space.mobilization_zone) == 1
    message = "The seventh has no place."
  }
}

test "new fighters may enter play on a carrier built this turn" {
  setup = true
  cites = ["REV-421", "REV-424"]

  given {
    call bare_map { p = player.japan }
    place japan { japan = { industrial_complex = 1 } }
    place sea_zone_60 { japan = { carrier = 1 } }
    place mobilization_zone { japan = { carrier = 1, fighter = 3, infantry = 1 } }
  }
  run mobilize_new_units {}
  refuse {
    line    = "base fighter on carrier in sea_zone_60 from japan"
    because = "No carrier built this turn lies there"
  }
  play {
    lines = [
      "launch 1 carrier in sea_zone_61 from japan",
      "base fighter on carrier in sea_zone_61 from japan",
      "base fighter on carrier in sea_zone_61 from japan",
    ]
  }
  refuse {
    line    = "base fighter on carrier in sea_zone_61 from japan"
    because = "No carrier built this turn lies there with room on its deck."
  }
  expect {
    that    = on_deck(player.japan, space.sea_zone_61) == 2
    message = "The new carrier has two new fighters aboard."
  }
  play { lines = ["mobilize 1 fighter in japan"] }
  expect {
    that    = space.japan.placed == 4
    message = "All of them count against the complex."
  }
}

test "fighters that stood in the territory of the complex may go aboard a carrier built there" {
  setup = true
  cites = ["REV-425"]

  given {
    call bare_map { p = player.japan }
    place japan { japan = { industrial_complex = 1, fighter = 1 } }
    place kwantung { japan = { fighter = 1 } }
    place mobilization_zone { japan = { carrier = 1, infantry = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 carrier in sea_zone_60 from japan"] }
  refuse {
    line    = "embark fighter from kwantung in sea_zone_60"
    because = "None of your fighters stands there beside a complex."
  }
  play { lines = ["embark fighter from japan in sea_zone_60"] }
  expect {
    that    = on_deck(player.japan, space.sea_zone_60) == 1 && standing(player.japan, unit.fighter, space.japan) == 0
    message = "The fighter is aboard."
  }
}

test "fighters go aboard no old carrier, no full one and none beside another complex" {
  setup = true
  cites = ["REV-421", "REV-424", "REV-425"]

  given {
    call bare_map { p = player.japan }
    place japan { japan = { industrial_complex = 1, fighter = 3 } }
    place kwantung { japan = { industrial_complex = 1 } }
    place sea_zone_61 { japan = { carrier = 1 } }
    place mobilization_zone { japan = { carrier = 2, fighter = 3, infantry = 3 } }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 carrier in sea_zone_59 from kwantung"] }
  refuse {
    line    = ["embark fighter from japan in sea_zone_61", "embark fighter from japan in sea_zone_59"]
    because = "No carrier built this turn lies beside the territory with room on its deck."
  }
  refuse {
    line    = "base fighter on carrier in sea_zone_59 from japan"
    because = "No complex of yours beside that zone can mobilize it."
  }
  play {
    lines = [
      "base fighter on carrier in sea_zone_59 from kwantung", "base fighter on carrier in sea_zone_59 from kwantung"
    ]
  }
  refuse {
    line    = "launch 1 carrier in sea_zone_59 from kwantung"
    because = "You have no complex there"
  }
  play {
    lines = [
      "launch 1 carrier in sea_zone_61 from japan",
      "embark fighter from japan in sea_zone_61",
      "embark fighter from japan in sea_zone_61",
    ]
  }
  refuse {
    line    = "embark fighter from japan in sea_zone_61"
    because = "No carrier built this turn lies beside the territory with room on its deck."
  }
  refuse {
    line    = "base fighter on carrier in sea_zone_61 from japan"
    because = "No carrier built this turn lies there with room on its deck."
  }
  expect {
    that = (
      standing(player.japan, unit.fighter, space.sea_zone_61) == 2 &&
      standing(player.japan, unit.fighter, space.sea_zone_59) == 2 &&
      standing(player.japan, unit.fighter, space.japan) == 1
    )
    message = "Two in each zone, one ashore."
  }
  expect {
    that    = all([for c in every(piece) : count(cargo(c)) == (c.fresh ? 2 : 0) if c.unit == unit.carrier])
    message = "Two on each new carrier, and the old one empty."
  }
}
