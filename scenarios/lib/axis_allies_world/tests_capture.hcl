# Tests of capture, liberation, capitals and victory cities. Clauses 297 to 309 and 318 to 331.

# ---- Who takes a territory

test "a territory is taken by the victor who has a land unit left in it" {
  cites = ["REV-297", "REV-305"]

  given {
    call turn_of { p = player.soviet_union }
    call duel { s = space.west_russia }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.west_russia.controller == player.soviet_union &&
      standing(player.soviet_union, unit.infantry, space.west_russia) == 1
    )
  }
}

test "a territory without defenders is taken as well" {
  cites = ["REV-297"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia { soviet_union = { infantry = 1 } }
  }
  run conduct_combat { defaults = true }
  expect { that = space.west_russia.controller == player.soviet_union }
}

test "when all units on both sides are destroyed, the territory keeps its master" {
  cites = ["REV-298"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 2 }
      soviet_union = { infantry = 1, fighter = 1 }
    }
  }
  dice { rolls = [1, 3, 2, 2] }
  run conduct_combat { defaults = true }
  expect { that = empty(pieces(space.west_russia)) && space.west_russia.controller == player.germany }
}

test "aircraft never take a territory, not even one without defenders" {
  cites = ["REV-300", "REV-301"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia { soviet_union = { fighter = 1 } }
  }
  run conduct_combat { defaults = true }
  expect { that = space.west_russia.controller == player.germany }
}

test "where only aircraft have survived, nothing is taken" {
  cites = ["REV-300", "REV-301"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1 }
      soviet_union = { infantry = 1, fighter = 1 }
    }
  }
  dice { rolls = [6, 3, 2] }
  run conduct_combat {}
  play { lines = ["infantry"] }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.west_russia) == 1 &&
      standing(player.germany, unit.infantry, space.west_russia) == 0
    )
    message = "nobody else is left"
  }
  expect {
    that    = space.west_russia.controller == player.germany
    message = "and still it is German"
  }
}

test "no ship moves onto land" {
  cites = ["REV-299"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 battleship from sea_zone_14 to libya"
    because = "That is out of its reach"
  }
}

# ---- What changes hands with it

test "the captor's production rises by the income of the territory, its former master's falls by as much" {
  cites = ["REV-306", "REV-307"]

  given {
    call turn_of { p = player.soviet_union }
    call duel { s = space.ukraine }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that    = production(player.soviet_union) == 24 + 3
    message = "three more for the Soviet Union"
  }
  expect {
    that    = production(player.germany) == 40 - 3
    message = "three less for Germany"
  }
}

test "guns and complexes in a captured territory become the captor's" {
  cites = ["REV-308"]

  given {
    call turn_of { p = player.soviet_union }
    place ukraine {
      germany      = { infantry = 1, aa_gun = 1, industrial_complex = 1 }
      soviet_union = { infantry = 1 }
    }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.soviet_union, unit.aa_gun, space.ukraine) == 1 &&
      standing(player.soviet_union, unit.industrial_complex, space.ukraine) == 1
    )
  }
}

test "guns and complexes alone hold nothing" {
  cites = ["REV-308", "REV-297"]

  given {
    call turn_of { p = player.soviet_union }
    place ukraine {
      germany      = { aa_gun = 1, industrial_complex = 1 }
      soviet_union = { infantry = 1 }
    }
  }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.ukraine.controller == player.soviet_union &&
      standing(player.soviet_union, unit.aa_gun, space.ukraine) == 1 &&
      standing(player.soviet_union, unit.industrial_complex, space.ukraine) == 1
    )
  }
}

test "a captured complex builds nothing until the captor's next turn" {
  cites = ["REV-309"]

  given {
    call turn_of { p = player.soviet_union }
    place ukraine {
      germany      = { industrial_complex = 1 }
      soviet_union = { infantry = 1 }
    }
    place russia { soviet_union = { industrial_complex = 1 } }
    place mobilization_zone { soviet_union = { armour = 2 } }
  }
  run conduct_combat { defaults = true }
  run mobilize_new_units {}
  refuse {
    line    = "mobilize 1 armour in ukraine"
    because = "You have no complex there that has been yours since the turn began"
  }
  play { lines = ["mobilize 1 armour in russia", "end mobilization"] }
  run {
    call begin_turn { p = player.soviet_union }
    call mobilize_new_units {}
  }
  play { lines = ["mobilize 1 armour in ukraine"] }
  expect { that = standing(player.soviet_union, unit.armour, space.ukraine) == 1 }
}

# ---- Liberation

test "a territory of an ally goes back to him when it is freed, with its income" {
  cites = ["REV-318"]

  given {
    call turn_of { p = player.united_kingdom }
    set space karelia { controller = player.germany }
    place karelia {
      germany        = { infantry = 1, aa_gun = 1, industrial_complex = 1 }
      united_kingdom = { infantry = 1 }
    }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.karelia.controller == player.soviet_union && production(player.soviet_union) == 24 &&
      production(player.united_kingdom) == 30
    )
    message = "the Soviet Union has it back, the United Kingdom has nothing of it"
  }
  expect {
    that = (
      standing(player.soviet_union, unit.aa_gun, space.karelia) == 1 &&
      standing(player.soviet_union, unit.industrial_complex, space.karelia) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.karelia) == 1
    )
  }
}

test "while the owner's capital is in enemy hands, the liberator draws the income" {
  cites = ["REV-319"]

  given {
    call turn_of { p = player.united_kingdom }
    set space karelia { controller = player.germany }
    set space russia { controller = player.germany }
    call duel { s = space.karelia }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect { that = space.karelia.controller == player.united_kingdom && production(player.united_kingdom) == 30 + 2 }
  run collect_income {}
  expect { that = player.united_kingdom.ipc == 32 }
}

test "the liberator draws the income until the capital is free" {
  cites = ["REV-319", "REV-329"]

  given {
    call turn_of { p = player.united_kingdom }
    call already_held { territories = [space.karelia] }
    set space russia {
      controller  = player.germany
      was_held_by = player.germany
    }
    call duel { s = space.russia }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.russia.controller == player.soviet_union && space.karelia.controller == player.soviet_union &&
      production(player.united_kingdom) == 30 && production(player.soviet_union) == 24
    )
  }
}

test "the liberator may use the complex, from his next turn, until the owner's capital is free" {
  cites = ["REV-320", "REV-309"]

  given {
    call turn_of { p = player.united_kingdom }
    set space caucasus { controller = player.germany }
    set space russia {
      controller  = player.germany
      was_held_by = player.germany
    }
    place caucasus {
      germany        = { industrial_complex = 1 }
      united_kingdom = { infantry = 1 }
    }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    place mobilization_zone { united_kingdom = { armour = 2 } }
  }
  run conduct_combat { defaults = true }
  run mobilize_new_units {}
  refuse {
    line    = "mobilize 1 armour in caucasus"
    because = "You have no complex there that has been yours since the turn began"
  }
  play { lines = ["end mobilization"] }
  run {
    call begin_turn { p = player.united_kingdom }
    call mobilize_new_units {}
  }
  play { lines = ["mobilize 1 armour in caucasus", "end mobilization"] }
  expect { that = standing(player.united_kingdom, unit.armour, space.caucasus) == 1 }
  given {
    place russia { united_kingdom = { infantry = 1 } }
  }
  run conduct_combat { defaults = true }
  run {
    call begin_turn { p = player.united_kingdom }
    call mobilize_new_units {}
  }
  refuse {
    line    = "mobilize 1 armour in caucasus"
    because = "You have no complex there that has been yours since the turn began"
  }
  play { lines = ["end mobilization"] }
  expect {
    that    = standing(player.soviet_union, unit.industrial_complex, space.caucasus) == 1
    message = "it is the Soviet Union's again"
  }
}

# ---- Capitals

test "the capitals are Moscow, Berlin, London, Tokyo and Washington" {
  cites = ["REV-321"]

  given {
    set game { round = 1 }
  }
  expect {
    that = (
      player.soviet_union.home.city == city.moscow && player.germany.home.city == city.berlin &&
      player.united_kingdom.home.city == city.london
    )
  }
  expect { that = player.japan.home.city == city.tokyo && player.united_states.home.city == city.washington }
  expect {
    that    = all(every(player), player.home.capital == player) && count(every(space), space.capital != none) == 5
    message = "one capital for each power and no other"
  }
}

test "a capital is captured like any territory, and its income goes to the captor" {
  cites = ["REV-322"]

  given {
    call turn_of { p = player.germany }
    call duel { s = space.russia }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.russia.controller == player.germany && production(player.germany) == 40 + 8 &&
      production(player.soviet_union) == 24 - 8
    )
  }
}

test "Germany captures Moscow while the Soviet Union holds 18 IPC: the 18 IPC go to Germany at once" {
  cites = ["REV-323"]

  given {
    call turn_of { p = player.germany }
    call duel { s = space.russia }
    gain player soviet_union { ipc = 18 }
    gain player germany { ipc = 5 }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect { that = player.soviet_union.ipc == 0 && player.germany.ipc == 23 }
}

test "other captures take no money" {
  cites = ["REV-323"]

  given {
    call turn_of { p = player.germany }
    call duel { s = space.karelia }
    gain player soviet_union { ipc = 18 }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect { that = player.soviet_union.ipc == 18 && player.germany.ipc == 0 }
}

test "a capital that is freed brings its liberator no money" {
  cites = ["REV-323", "REV-328"]

  given {
    call turn_of { p = player.united_kingdom }
    set space russia { controller = player.germany }
    call duel { s = space.russia }
    gain player germany { ipc = 18 }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect { that = player.germany.ipc == 18 && player.united_kingdom.ipc == 0 }
}

test "a power without its capital stays in the game, moves and fights, and does nothing else" {
  cites = ["REV-324..327"]

  given {
    call printed_map {}
    set space russia { controller = player.germany }
    place karelia { soviet_union = { infantry = 2 } }
    place caucasus { soviet_union = { industrial_complex = 1 } }
    gain player soviet_union { ipc = 30 }
    place archangel { soviet_union = { infantry = 1 } }
    place mobilization_zone { soviet_union = { infantry = 1 } }
  }
  run turn { p = player.soviet_union }
  refuse {
    line    = ["research rockets with 1 dice", "buy 1 infantry"]
    because = "There is no such action"
  }
  play { lines = ["move 1 infantry from karelia to belorussia", "end combat move"] }
  refuse {
    line    = "mobilize 1 infantry in caucasus"
    because = "There is no such action"
  }
  play { lines = ["move 1 infantry from archangel to karelia", "end noncombat move"] }
  expect {
    that    = player.soviet_union.ipc == 30
    message = "nothing bought, nothing collected"
  }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.belorussia) == 1 &&
      space.belorussia.controller == player.soviet_union &&
      standing(player.soviet_union, unit.infantry, space.karelia) == 2
    )
    message = "but it has moved and taken a territory"
  }
  expect { that = standing(player.soviet_union, unit.infantry, space.mobilization_zone) == 1 }
}

test "a power whose capital an ally has freed collects income again" {
  cites = ["REV-328", "REV-325"]

  given {
    call turn_of { p = player.united_kingdom }
    set space russia { controller = player.germany }
    call duel { s = space.russia }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  run turn { p = player.soviet_union }
  expect {
    that    = player.soviet_union.ipc == 24
    message = "it had nothing to move and nothing to spend, but its income"
  }
}

test "a power that has freed its capital itself collects income again" {
  cites = ["REV-328"]

  given {
    call printed_map {}
    set space russia { controller = player.germany }
    place russia { germany = { infantry = 1 } }
    place archangel { soviet_union = { infantry = 1 } }
  }
  run turn { p = player.soviet_union }
  dice { rolls = [1, 6] }
  play { lines = ["move 1 infantry from archangel to russia"] }
  expect {
    that    = space.russia.controller == player.soviet_union && player.soviet_union.ipc == 24
    message = "at the end of that very turn"
  }
}

test "with its capital a power gets back all that friends hold of its own" {
  cites = ["REV-329"]

  given {
    call turn_of { p = player.united_kingdom }
    call already_held { territories = [space.karelia] }
    set space yakut {
      controller  = player.united_states
      was_held_by = player.united_states
    }
    set space russia {
      controller  = player.germany
      was_held_by = player.germany
    }
    set space archangel {
      controller  = player.germany
      was_held_by = player.germany
    }
    place karelia { united_kingdom = { industrial_complex = 1 } }
    call duel { s = space.russia }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.karelia.controller == player.soviet_union &&
      space.yakut.controller == player.soviet_union &&
      standing(player.soviet_union, unit.industrial_complex, space.karelia) == 1
    )
  }
  expect {
    that    = space.archangel.controller == player.germany && production(player.soviet_union) == 24 - 2
    message = "what the enemy holds stays his"
  }
}

test "what friends have moved into a territory stays theirs when its power gets it back" {
  cites = ["REV-329", "REV-472"]

  given {
    call turn_of { p = player.united_kingdom }
    call already_held { territories = [space.karelia] }
    call hold { with = [space.russia, player.germany] }
    place karelia { united_kingdom = { industrial_complex = 1, infantry = 2, aa_gun = 1 } }
    call duel { s = space.russia }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.karelia.controller == player.soviet_union &&
      standing(player.soviet_union, unit.industrial_complex, space.karelia) == 1
    )
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.karelia) == 2 &&
      standing(player.united_kingdom, unit.aa_gun, space.karelia) == 1
    )
    message = "infantry and gun are British as before"
  }
}

test "a capital that is taken by the enemy brings its power nothing back" {
  cites = ["REV-329"]

  given {
    call turn_of { p = player.germany }
    call hold { with = [space.yakut, player.united_states] }
    call duel { s = space.russia }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect { that = space.russia.controller == player.germany && space.yakut.controller == player.united_states }
}

# ---- Victory cities

test "a captured victory city counts for the captor's side" {
  cites = ["REV-330"]

  given {
    call turn_of { p = player.germany }
    call duel { s = space.karelia }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect { that = cities_of(alliance.axis) == 7 && cities_of(alliance.allies) == 5 }
}

test "a freed victory city counts for its owner's side again" {
  cites = ["REV-330"]

  given {
    call turn_of { p = player.united_states }
    set space karelia { controller = player.germany }
    call duel { s = space.karelia }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect { that = cities_of(alliance.axis) == 6 && cities_of(alliance.allies) == 6 }
}

test "with seven it has not" {
  cites = ["REV-331"]

  given {
    call turn_of { p = player.germany }
    call already_held { territories = [space.karelia] }
  }
  run see_who_wins {}
  expect {
    that    = game.round == 1
    message = "the game goes on"
  }
}
