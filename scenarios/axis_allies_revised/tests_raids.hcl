# Tests of rockets and strategic bombing. Clauses 249 and 374 to 393.

# A German gun in Western Europe that may fire a rocket, and in the United Kingdom a complex and 20 IPC.
procedure rockets_against_london {
  call turn_of { p = player.germany }
  set player germany { technologies = [technology.rockets] }
  place western_europe { germany = { aa_gun = 1 } }
  place united_kingdom { united_kingdom = { industrial_complex = 1 } }
  gain player united_kingdom { ipc = 20 }
}

# ---- Rockets

test "a gun of a power with rockets strikes an enemy complex, and there is no defence" {
  cites = ["REV-249", "REV-374..376", "REV-378", "REV-380"]

  given {
    call rockets_against_london {}
    place united_kingdom { united_kingdom = { aa_gun = 1, fighter = 1, infantry = 1 } }
  }
  dice { rolls = [4] }
  run conduct_combat {}
  play { lines = ["launch a rocket from western_europe at united_kingdom"] }
  expect {
    that    = player.united_kingdom.ipc == 16
    message = "one die was rolled, and 4 IPC are gone"
  }
  expect {
    that    = player.germany.ipc == 0
    message = "they go to the bank"
  }
}

test "the player says which guns strike and which do not" {
  cites = ["REV-375"]

  given {
    call rockets_against_london {}
    place western_europe { germany = { aa_gun = 1 } }
  }
  dice { rolls = [4] }
  run conduct_combat {}
  play { lines = ["launch a rocket from western_europe at united_kingdom", "no more rockets"] }
  expect { that = player.united_kingdom.ipc == 16 }
}

test "a gun strikes once a turn, with one die" {
  cites = ["REV-375", "REV-378"]

  given {
    call rockets_against_london {}
    place germany { germany = { aa_gun = 1 } }
  }
  dice { rolls = [4, 5] }
  run conduct_combat {}
  play { lines = ["launch a rocket from western_europe at united_kingdom"] }
  refuse {
    line    = "launch a rocket from western_europe at united_kingdom"
    because = "No gun of yours stands there that has not fired its rocket."
  }
  play { lines = ["launch a rocket from germany at united_kingdom"] }
  expect { that = player.united_kingdom.ipc == 11 }
}

test "the complex is at most three spaces from the gun" {
  cites = ["REV-377"]

  given {
    call turn_of { p = player.germany }
    set player germany { technologies = [technology.rockets] }
    place germany { germany = { aa_gun = 1 } }
    place balkans { germany = { aa_gun = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    gain player united_kingdom { ipc = 20 }
  }
  dice { rolls = [6] }
  run conduct_combat {}
  refuse {
    line    = "launch a rocket from balkans at united_kingdom"
    because = "A rocket reaches an enemy complex at most 3 spaces away."
  }
  play { lines = ["launch a rocket from germany at united_kingdom"] }
  expect { that = player.united_kingdom.ipc == 14 }
}

test "a rocket goes to a complex and nowhere else" {
  cites = ["REV-374", "REV-377"]

  given {
    call rockets_against_london {}
    place karelia { soviet_union = { infantry = 1 } }
    place eastern_europe { germany = { aa_gun = 1 } }
    place caucasus { soviet_union = { industrial_complex = 1 } }
    gain player soviet_union { ipc = 20 }
  }
  dice { rolls = [3] }
  run conduct_combat {}
  refuse {
    line    = "launch a rocket from eastern_europe at karelia"
    because = "A rocket reaches an enemy complex at most 3 spaces away."
  }
  play { lines = ["launch a rocket from eastern_europe at caucasus", "no more rockets"] }
  expect {
    that    = player.soviet_union.ipc == 17 && player.united_kingdom.ipc == 20
    message = "each gun picks its complex"
  }
}

test "a rocket does no more damage than the territory's income" {
  cites = ["REV-379"]

  given {
    call turn_of { p = player.germany }
    set player germany { technologies = [technology.rockets] }
    place ukraine { germany = { aa_gun = 1 } }
    place caucasus { soviet_union = { industrial_complex = 1 } }
    gain player soviet_union { ipc = 20 }
  }
  dice { rolls = [6] }
  run conduct_combat {}
  play { lines = ["launch a rocket from ukraine at caucasus"] }
  expect {
    that    = player.soviet_union.ipc == 16
    message = "4, not 6"
  }
}

test "the limit is each gun's own: two guns may do more together" {
  cites = ["REV-379"]

  given {
    call turn_of { p = player.germany }
    set player germany { technologies = [technology.rockets] }
    place ukraine { germany = { aa_gun = 2 } }
    place caucasus { soviet_union = { industrial_complex = 1 } }
    gain player soviet_union { ipc = 20 }
  }
  dice { rolls = [6, 5] }
  run conduct_combat {}
  play {
    lines = [
      "launch a rocket from ukraine at caucasus",
      "launch a rocket from ukraine at caucasus",
    ]
  }
  expect {
    that    = player.soviet_union.ipc == 12
    message = "4 and 4"
  }
}

test "nobody pays for a rocket more than he has" {
  cites = ["REV-380"]

  given {
    call rockets_against_london {}
    pay player united_kingdom { ipc = 17 }
  }
  dice { rolls = [6] }
  run conduct_combat {}
  play { lines = ["launch a rocket from western_europe at united_kingdom"] }
  expect { that = player.united_kingdom.ipc == 0 }
}

# ---- Strategic bombing

test "bombers raid an enemy complex, and it costs its owner money" {
  cites = ["REV-381", "REV-382", "REV-388", "REV-390"]

  given {
    call turn_of { p = player.germany }
    place western_europe { germany = { bomber = 1, fighter = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    gain player united_kingdom { ipc = 20 }
  }
  run combat_move {}
  refuse {
    line    = "raid united_kingdom with 1 fighter from western_europe"
    because = "That unit cannot make a raid."
  }
  play { lines = ["raid united_kingdom with 1 bomber from western_europe", "end combat move"] }
  dice { rolls = [5] }
  run conduct_combat {}
  expect { that = player.united_kingdom.ipc == 15 && player.germany.ipc == 0 }
}

test "only the bombers and the gun take part in a raid" {
  cites = ["REV-383", "REV-386..388"]

  given {
    call raid_on_the_caucasus { bombers = 1 }
    place caucasus { soviet_union = { aa_gun = 1, infantry = 3, fighter = 1 } }
  }
  dice { rolls = [2, 3] }
  run conduct_combat {}
  expect {
    that    = player.soviet_union.ipc == 17
    message = "one die from the gun and one from the bomber"
  }
  expect {
    that = (
      standing(player.germany, unit.bomber, space.caucasus) == 1 &&
      standing(player.soviet_union, unit.infantry, space.caucasus) == 3 &&
      standing(player.soviet_union, unit.fighter, space.caucasus) == 1
    )
  }
}

test "the gun fires at every raiding bomber, and those it hits do no damage" {
  cites = ["REV-386", "REV-387"]

  given {
    call raid_on_the_caucasus { bombers = 3 }
    place caucasus { soviet_union = { aa_gun = 1 } }
  }
  dice { rolls = [1, 6, 1, 4] }
  run conduct_combat {}
  expect {
    that    = standing(player.germany, unit.bomber, space.caucasus) == 1 && player.soviet_union.ipc == 16
    message = "three dice from the gun, one from the bomber that is left"
  }
}

test "every bomber that survives rolls a die" {
  cites = ["REV-387", "REV-388"]

  given raid_on_the_caucasus { bombers = 3 }
  dice { rolls = [1, 2, 3] }
  run conduct_combat {}
  expect { that = player.soviet_union.ipc == 14 }
}

test "no bomber does more damage than the territory's income, each for itself" {
  cites = ["REV-389"]

  given raid_on_the_caucasus { bombers = 2 }
  dice { rolls = [6, 5] }
  run conduct_combat {}
  expect {
    that    = player.soviet_union.ipc == 12
    message = "4 and 4"
  }
}

test "nobody pays for a raid more than he has" {
  cites = ["REV-390"]

  given {
    call raid_on_the_caucasus { bombers = 2 }
    pay player soviet_union { ipc = 15 }
  }
  dice { rolls = [4, 4] }
  run conduct_combat {}
  expect { that = player.soviet_union.ipc == 0 }
}

test "a raid is a single exchange" {
  cites = ["REV-391"]

  given {
    call raid_on_the_caucasus { bombers = 1 }
    place caucasus { soviet_union = { aa_gun = 1, infantry = 1 } }
  }
  dice { rolls = [6, 1] }
  run {
    call conduct_combat {}
    call see_who_wins {}
  }
  expect {
    that = (
      game.round == 1 &&
      player.soviet_union.ipc == 19 &&
      standing(player.germany, unit.bomber, space.caucasus) == 1 &&
      !one_of(player.germany, unit.bomber, space.caucasus).raiding
    )
    message = "no second shot, no second bomb, nothing asked"
  }
}

test "the same territory may be raided and attacked in one turn" {
  cites = ["REV-384", "REV-392"]

  given {
    call raid_on_the_caucasus { bombers = 1 }
    place caucasus {
      soviet_union = { infantry = 1 }
      germany      = { armour = 1 }
    }
    call attackers_came { from = space.ukraine }
  }
  dice { rolls = [4, 3, 6] }
  run conduct_combat {}
  expect {
    that = (
      space.caucasus.controller == player.germany && player.soviet_union.ipc == 16 &&
      standing(player.germany, unit.bomber, space.caucasus) == 1
    )
    message = "the bomber rolled for the raid, the tank alone for the battle"
  }
}

test "a bomber is sent either on a raid or into the battle" {
  cites = ["REV-385"]

  given {
    call turn_of { p = player.germany }
    place germany { germany = { bomber = 2 } }
    place ukraine { germany = { infantry = 2 } }
    place caucasus { soviet_union = { industrial_complex = 1, infantry = 1 } }
    gain player soviet_union { ipc = 20 }
  }
  run combat_move {}
  play { lines = ["raid caucasus with 1 bomber from germany", "fly 1 bomber from germany to caucasus"] }
  refuse {
    line    = ["fly 1 bomber from germany to caucasus", "fly 1 bomber from caucasus to russia"]
    because = "No aircraft of yours there can take off."
  }
  play { lines = ["end combat move"] }
  dice { rolls = [3, 4, 6] }
  run conduct_combat {}
  expect {
    that = (
      player.soviet_union.ipc == 17 &&
      standing(player.soviet_union, unit.infantry, space.caucasus) == 0 &&
      standing(player.germany, unit.bomber, space.caucasus) == 2
    )
    message = "one die for the raid, one for the battle"
  }
}

test "a raid and an attack from the air both draw fire" {
  cites = ["REV-386", "REV-384"]

  given {
    call raid_on_the_caucasus { bombers = 1 }
    place caucasus { soviet_union = { infantry = 1, aa_gun = 1 } }
    place caucasus { germany = { fighter = 1 } }
    call in_flight { moved = 2 }
  }
  dice { rolls = [6, 4, 6, 3, 6] }
  run conduct_combat {}
  expect {
    that = (
      player.soviet_union.ipc == 16 &&
      standing(player.soviet_union, unit.infantry, space.caucasus) == 0 &&
      standing(player.germany, unit.fighter, space.caucasus) == 1
    )
  }
}
