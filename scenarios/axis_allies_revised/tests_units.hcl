# Tests of the units: figures, artillery, guns, complexes, bombers, battleships. Clauses 152 to 166, 355 to 357 and 438 to 539.

test "antiaircraft gun: cost 5, no attack, defence 1, move 1" {
  cites = ["REV-459..462"]

  expect { that = has_figures(unit.aa_gun, 5, 0, 1, 1) }
}

test "bomber: cost 15, attack 4, defence 1, move 6" {
  cites = ["REV-526..529"]

  given {
    place ukraine { germany = { bomber = 1 } }
  }
  expect { that = has_figures(unit.bomber, 15, 4, 1, 6) && is_worth(first(pieces(space.ukraine)), 4, 1, 6) }
}

# ---- Battleships

test "a battleship is destroyed by two hits in one battle" {
  setup = true
  cites = ["REV-355", "REV-356"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { battleship = 1 } }
  }
  dice { rolls = [1, 6, 1] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6", "end combat move"] }
  expect {
    c       = one_of(player.united_kingdom, unit.battleship, space.sea_zone_6)
    that    = c.damaged
    message = "One hit damages it, and it has fired."
  }
  play { lines = ["done", "press the attack"] }
  expect {
    that    = standing(player.united_kingdom, unit.battleship, space.sea_zone_6) == 0
    message = "The second sinks it."
  }
}

test "a battleship that survives with one hit is whole in the next battle" {
  setup = true
  cites = ["REV-355", "REV-357"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { battleship = 1 } }
  }
  dice { rolls = [1, 4, 1, 4] }
  run {
    repeat {
      times = 2
      call next_turn { p = player.germany }
      call combat_move {}
      call conduct_combat {}
      place sea_zone_5 { germany = { submarine = 1 } }
    }
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6", "end combat move"] }
  expect {
    c       = one_of(player.united_kingdom, unit.battleship, space.sea_zone_6)
    that    = !c.damaged && standing(player.germany, unit.submarine, space.sea_zone_6) == 0
    message = "It has sunk the submarine, and is repaired."
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6", "end combat move"] }
  expect {
    that    = standing(player.united_kingdom, unit.battleship, space.sea_zone_6) == 1
    message = "One hit in the next battle does not sink it either."
  }
}

# ---- Rockets

test "rockets: each gun may fire one at a complex within three spaces; the owner pays the die, at most its territory's value" {
  setup = true
  cites = ["REV-154", "REV-464", "REV-474..479", "REV-486"]

  given {
    call bare_map { p = player.germany }
    set player germany { technologies = [technology.rockets] }
    place ukraine { germany = { aa_gun = 2 } }
    place western_europe { germany = { aa_gun = 1 } }
    place caucasus { soviet_union = { industrial_complex = 1 } }
    place russia { soviet_union = { industrial_complex = 1 } }
    place evenki { soviet_union = { industrial_complex = 1 } }
    place sinkiang { united_states = { industrial_complex = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
  }
  dice { rolls = [3, 6, 5] }
  run {
    call conduct_combat {}
    set game { round = 2 }
  }
  refuse {
    line    = ["launch a rocket from ukraine at united_kingdom", "launch a rocket from ukraine at kazakh"]
    because = "A rocket reaches an enemy complex at most 3 spaces away."
  }
  play { lines = ["launch a rocket from ukraine at russia"] }
  expect {
    that    = player.soviet_union.ipc == 24 - 3
    message = "Three IPC."
  }
  play { lines = ["launch a rocket from ukraine at caucasus"] }
  expect {
    that    = player.soviet_union.ipc == 24 - 3 - 4
    message = "A 6, but the Caucasus is worth 4."
  }
  refuse {
    line    = "launch a rocket from ukraine at evenki"
    because = "No gun of yours stands there that has not fired its rocket."
  }
  play { lines = ["launch a rocket from western_europe at united_kingdom"] }
  expect {
    that = (
      player.united_kingdom.ipc == 30 - 5 &&
      standing(player.united_kingdom, unit.industrial_complex, space.united_kingdom) == 1
    )
    message = "Five IPC, and the complex stands."
  }
  expect {
    that    = standing(player.germany, unit.aa_gun, space.ukraine) == 2 && player.germany.ipc == 40
    message = "It goes to the bank."
  }
  dice { rolls = [1] }
  run {
    call next_turn { p = player.germany }
    call conduct_combat {}
  }
  play { lines = ["launch a rocket from ukraine at caucasus"] }
  expect {
    that    = player.soviet_union.ipc == 24 - 3 - 4 - 1
    message = "Next turn they fire again."
  }
}

test "guns with rockets still fire at aircraft, and move as before" {
  setup = true
  cites = ["REV-155"]

  given {
    call bare_map { p = player.germany }
    set player soviet_union { technologies = [technology.rockets] }
    place ukraine { germany = { fighter = 2 } }
    place caucasus { soviet_union = { aa_gun = 1 } }
  }
  dice { rolls = [1, 2] }
  run {
    call combat_move {}
    call conduct_combat {}
    call noncombat_move {}
    set game { active = player.soviet_union }
    call begin_turn { p = player.soviet_union }
    call moves_and_battles {}
  }
  play {
    lines = [
      "fly 2 fighter from ukraine to caucasus", "end combat move", "land fighter from caucasus in ukraine",
      "end noncombat move"
    ]
  }
  expect {
    that    = count(every(piece), piece.unit == unit.fighter) == 1
    message = "It has hit on a 1."
  }
  play { lines = ["move 1 aa_gun from caucasus to russia"] }
}

# ---- Bombers

test "a bomber may raid a complex: the gun fires first, then each bomber that is left takes its die from the owner's IPC" {
  setup = true
  cites = ["REV-486", "REV-530..532", "REV-534"]

  given {
    call bare_map { p = player.germany }
    place western_europe { germany = { bomber = 3 } }
    place united_kingdom { united_kingdom = { infantry = 2, aa_gun = 1, industrial_complex = 1 } }
  }
  dice { rolls = [1, 2, 6, 3, 5] }
  run moves_and_battles {}
  refuse {
    line    = "raid eastern_canada with 1 bomber from western_europe"
    because = "A raid goes to an enemy industrial complex within range."
  }
  play { lines = ["raid united_kingdom with 3 bomber from western_europe", "end combat move"] }
  expect {
    that    = player.united_kingdom.ipc == 30 - 8 && standing(player.germany, unit.bomber, space.united_kingdom) == 2
    message = "One is shot down, the other two cost 3 and 5 IPC."
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 2 &&
      standing(player.united_kingdom, unit.industrial_complex, space.united_kingdom) == 1
    )
    message = "Nobody else has fought, and the complex stands."
  }
}

test "the damage of a bomber is at most the value of the territory, and the owner pays no more than he has" {
  setup = true
  cites = ["REV-533", "REV-534"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { bomber = 2 } }
    place caucasus { soviet_union = { industrial_complex = 1 } }
    pay player soviet_union { ipc = 18 }
  }
  dice { rolls = [6, 3] }
  run {
    call combat_move {}
    call conduct_combat {}
    set game { round = 2 }
  }
  play { lines = ["raid caucasus with 1 bomber from ukraine", "end combat move"] }
  expect {
    that    = player.soviet_union.ipc == 6 - 4 && game.round == 2
    message = "A 6, but the Caucasus is worth 4."
  }
  run {
    call begin_turn { p = player.germany }
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["raid caucasus with 1 bomber from ukraine", "end combat move"] }
  expect {
    that    = player.soviet_union.ipc == 0
    message = "A 3, but there were 2 IPC left."
  }
}

test "heavy bombers roll two dice in an attack and can score two hits, and one die in defence" {
  setup = true
  cites = ["REV-164", "REV-166", "REV-527", "REV-535", "REV-536"]

  given {
    call bare_map { p = player.germany }
    set player germany { technologies = [technology.heavy_bombers] }
    set player soviet_union { technologies = [technology.heavy_bombers] }
    place ukraine { germany = { bomber = 1, infantry = 1 } }
    place caucasus { soviet_union = { infantry = 1, bomber = 2 } }
  }
  dice { rolls = [6, 4, 3, 6, 2, 1] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "move 1 infantry from ukraine to caucasus",
      "fly 1 bomber from ukraine to caucasus",
      "end combat move",
      "1 infantry, 1 bomber",
      "infantry",
    ]
  }
  expect {
    that    = count(pieces(space.caucasus)) == 2 && standing(player.germany, unit.bomber, space.caucasus) == 1
    message = "The German bomber has hit twice; of the two Soviet bombers one has hit with its one die."
  }
}

test "heavy bombers roll two dice in a raid, and the sum is capped by the value of the territory" {
  setup = true
  cites = ["REV-165", "REV-537", "REV-538"]

  given {
    call bare_map { p = player.germany }
    set player germany { technologies = [technology.heavy_bombers] }
    place western_europe { germany = { bomber = 2 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
  }
  dice { rolls = [3, 4, 6, 5] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["raid united_kingdom with 2 bomber from western_europe", "end combat move"] }
  expect {
    that    = player.united_kingdom.ipc == 30 - 7 - 8
    message = "The first costs 3 and 4; the second 6 and 5, which is more than 8."
  }
}

# ---- The other developments

test "super submarines attack at 3 and defend at 2" {
  setup = true
  cites = ["REV-157"]

  given {
    call bare_map { p = player.germany }
    set player germany { technologies = [technology.super_submarines] }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
  }
  dice { rolls = [3] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  expect {
    c       = one_of(player.germany, unit.submarine, space.sea_zone_5)
    that    = c.attack == 3 && c.defence == 2
    message = "Three and two."
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6", "end combat move"] }
  expect {
    that    = standing(player.united_kingdom, unit.transport, space.sea_zone_6) == 0
    message = "It hits on a 3."
  }
}

test "combined bombardment: destroyers bombard the shore like battleships" {
  setup = true
  cites = ["REV-162"]

  given {
    call bare_map { p = player.united_states }
    set player united_states { technologies = [technology.combined_bombardment] }
    place sea_zone_12 { united_states = { destroyer = 2 } }
    call laden_transport {
      sea   = space.sea_zone_12
      cargo = [unit.infantry]
    }
    place algeria { germany = { infantry = 2 } }
  }
  dice { rolls = [3, 4, 1, 6] }
  run {
    defaults = true
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["assault algeria with infantry from sea_zone_12", "end combat move"] }
  expect {
    that    = space.algeria.controller == player.united_states
    message = "One destroyer hits on a 3, the other misses on a 4; what it killed did not fire."
  }
}
