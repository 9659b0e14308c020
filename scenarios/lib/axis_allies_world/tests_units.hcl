# Tests of the units: figures, artillery, guns, complexes, bombers, battleships. Clauses 152 to 166, 355 to 357 and 438 to 539.

# What is printed of a kind.
function has_figures {
  params = { u = unit, cost = int, attack = int, defence = int, move = int }
  is     = u.cost == cost && u.attack == attack && u.defence == defence && u.move == move
}

# What one of them is worth in play, by itself and without developments.
function is_worth {
  params = { c = piece, attack = int, defence = int, range = int }
  is     = c.attack == attack && c.attack_dice == 1 && c.defence == defence && c.range == range
}

test "infantry: cost 3, attack 1, defence 2, move 1" {
  cites = ["REV-438..441"]

  given {
    place ukraine { germany = { infantry = 1 } }
  }
  expect { that = has_figures(unit.infantry, 3, 1, 2, 1) && is_worth(first(pieces(space.ukraine)), 1, 2, 1) }
}

test "artillery: cost 4, attack 2, defence 2, move 1" {
  cites = ["REV-445..448"]

  given {
    place ukraine { germany = { artillery = 1 } }
  }
  expect { that = has_figures(unit.artillery, 4, 2, 2, 1) && is_worth(first(pieces(space.ukraine)), 2, 2, 1) }
}

test "tank: cost 5, attack 3, defence 3, move 2" {
  cites = ["REV-451..454"]

  given {
    place ukraine { germany = { armour = 1 } }
  }
  expect { that = has_figures(unit.armour, 5, 3, 3, 2) && is_worth(first(pieces(space.ukraine)), 3, 3, 2) }
}

test "industrial complex: cost 15, no attack, no defence, no move" {
  cites = ["REV-437", "REV-480..483"]

  expect { that = has_figures(unit.industrial_complex, 15, 0, 0, 0) }
}

test "fighter: cost 10, attack 3, defence 4, move 4" {
  cites = ["REV-510..513"]

  given {
    place ukraine { germany = { fighter = 1 } }
  }
  expect { that = has_figures(unit.fighter, 10, 3, 4, 4) && is_worth(first(pieces(space.ukraine)), 3, 4, 4) }
}

# ---- Artillery

test "one infantry for each artillery attacks at 2, the others at 1" {
  setup = true
  cites = ["REV-352..354", "REV-439", "REV-442", "REV-443", "REV-446", "REV-449"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 4, artillery = 3 } }
    place caucasus { soviet_union = { infantry = 5 } }
  }
  dice { rolls = [2, 2, 3, 2, 3, 2, 3, 6, 6, 6, 6, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "move 4 infantry from ukraine to caucasus",
      "move 3 artillery from ukraine to caucasus",
      "end combat move",
    ]
  }
  expect {
    that    = standing(player.soviet_union, unit.infantry, space.caucasus) == 2
    message = "Two infantry hit on a 2, the third misses on a 3, the fourth on a 2; one artillery hits on a 2, the others miss on a 3."
  }
}

test "artillery does not help infantry in defence" {
  setup = true
  cites = ["REV-440", "REV-444", "REV-447", "REV-450"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { armour = 4 } }
    place caucasus { soviet_union = { infantry = 2, artillery = 2 } }
  }
  dice { rolls = [6, 6, 6, 6, 3, 2, 3, 2] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 4 armour from ukraine to caucasus", "end combat move"] }
  expect {
    that    = standing(player.germany, unit.armour, space.caucasus) == 2
    message = "Infantry and artillery hit on a 2 and miss on a 3."
  }
}

# ---- Antiaircraft guns

test "a gun does not fight: it neither fires at land units nor falls, and goes to whoever takes the territory" {
  setup = true
  cites = ["REV-070", "REV-461", "REV-470", "REV-471"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 1 } }
    place caucasus { soviet_union = { aa_gun = 2, infantry = 1, industrial_complex = 1 } }
    place russia { soviet_union = { fighter = 1 } }
  }
  dice { rolls = [1, 6, 1] }
  run {
    call combat_move {}
    call conduct_combat {}
    call noncombat_move {}
    set game { active = player.soviet_union }
    call next_turn { p = player.soviet_union }
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 infantry from ukraine to caucasus", "end combat move"] }
  expect {
    that = (
      standing(player.germany, unit.aa_gun, space.caucasus) == 2 &&
      standing(player.germany, unit.industrial_complex, space.caucasus) == 1
    )
    message = "One die on each side; guns and complex are German."
  }
  play { lines = ["end noncombat move", "fly 1 fighter from russia to caucasus"] }
  expect {
    that    = standing(player.soviet_union, unit.fighter, space.russia) == 0
    message = "The captured guns have shot down a Soviet fighter."
  }
}

test "a gun moved into an ally's territory stays under the control of its owner" {
  setup = true
  cites = ["REV-472"]

  given {
    call bare_map { p = player.united_states }
    place eastern_united_states { united_states = { aa_gun = 1 } }
  }
  run {
    call noncombat_move {}
    call next_turn { p = player.united_states }
    call noncombat_move {}
  }
  play { lines = ["move 1 aa_gun from eastern_united_states to eastern_canada"] }
  expect {
    that = (
      standing(player.united_states, unit.aa_gun, space.eastern_canada) == 1 &&
      space.eastern_canada.controller == player.united_kingdom
    )
    message = "The territory is British, the gun American."
  }
  play { lines = ["end noncombat move", "move 1 aa_gun from eastern_canada to western_canada"] }
}

test "when a territory with a captured gun is liberated, the gun goes to the territory's original owner" {
  setup = true
  cites = ["REV-473"]

  given {
    call bare_map { p = player.united_kingdom }
    call hold { with = [space.caucasus, player.germany] }
    place caucasus { germany = { aa_gun = 1 } }
    place persia { united_kingdom = { infantry = 1 } }
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 infantry from persia to caucasus", "end combat move"] }
  expect {
    that = (
      standing(player.soviet_union, unit.aa_gun, space.caucasus) == 1 &&
      space.caucasus.controller == player.soviet_union
    )
    message = "The gun is Soviet."
  }
}

# ---- Rockets

test "guns without rockets never attack" {
  setup = true
  cites = ["REV-460", "REV-464", "REV-475"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { aa_gun = 1 } }
    place caucasus { soviet_union = { industrial_complex = 1 } }
  }
  run {
    call conduct_combat {}
    set game { round = 2 }
  }
  expect {
    that    = game.round == 2 && player.soviet_union.ipc == 24
    message = "Nothing was asked, nothing fired."
  }
}

# ---- Industrial complexes

test "a complex does not fight, move or fall, and goes to whoever takes the territory" {
  setup = true
  cites = ["REV-070", "REV-437", "REV-484", "REV-485", "REV-491"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 1 } }
    place germany { germany = { industrial_complex = 1 } }
    place caucasus { soviet_union = { infantry = 1, industrial_complex = 1 } }
    place sea_zone_5 { germany = { transport = 1 } }
  }
  dice { rolls = [1, 6] }
  run moves_and_battles {}
  refuse {
    line    = "move 1 industrial_complex from germany to eastern_europe"
    because = "No unit of yours there can make a combat move."
  }
  refuse {
    line    = "load industrial_complex from germany in sea_zone_5"
    because = "No land unit of yours there can board a transport."
  }
  play { lines = ["move 1 infantry from ukraine to caucasus", "end combat move"] }
  expect {
    that    = standing(player.germany, unit.industrial_complex, space.caucasus) == 1
    message = "One die on each side; the complex is German."
  }
  refuse {
    line    = "move 1 industrial_complex from germany to eastern_europe"
    because = "No unit of yours there can still move."
  }
}
