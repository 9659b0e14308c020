# Tests of rockets and strategic bombing. Clauses 249 and 374 to 393.

# German bombers on a raid over the Caucasus, two spaces from home; there is a complex, and the Soviet Union has 20 IPC.
procedure raid_on_the_caucasus {
  params = { bombers = int }

  call turn_of { p = player.germany }
  create {
    unit    = unit.bomber
    owner   = player.germany
    at      = space.caucasus
    count   = bombers
    raiding = true
    flown   = true
    moved   = 2
  }
  place caucasus { soviet_union = { industrial_complex = 1 } }
  gain player soviet_union { ipc = 20 }
}

# ---- Rockets

test "without rockets no gun strikes" {
  cites = ["REV-374"]

  given {
    call turn_of { p = player.germany }
    place western_europe { germany = { aa_gun = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    gain player united_kingdom { ipc = 20 }
  }
  run {
    call conduct_combat {}
    call see_who_wins {}
  }
  expect {
    that    = player.united_kingdom.ipc == 20 && game.round == 1
    message = "nobody was asked"
  }
}

# ---- Strategic bombing

test "a raid goes to a complex" {
  cites = ["REV-381"]

  given {
    call turn_of { p = player.germany }
    place western_europe { germany = { bomber = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    place karelia { soviet_union = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "raid karelia with 1 bomber from western_europe"
    because = "A raid goes to an enemy industrial complex within range."
  }
}

test "a bomber on a raid takes no part in the battle there, nor is it a casualty of it" {
  cites = ["REV-385", "REV-392"]

  given {
    call raid_on_the_caucasus { bombers = 1 }
    place caucasus {
      soviet_union = { infantry = 1 }
      germany      = { infantry = 1 }
    }
    call attackers_came { from = space.ukraine }
  }
  dice { rolls = [4, 6, 2] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.germany, unit.infantry, space.caucasus) == 0 &&
      standing(player.germany, unit.bomber, space.caucasus) == 1 &&
      space.caucasus.controller == player.soviet_union
    )
  }
}

test "bombers that come back from a raid return to a friendly territory" {
  cites = ["REV-393"]

  given {
    call raid_on_the_caucasus { bombers = 1 }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [4] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  refuse {
    line    = "land bomber from caucasus in karelia"
    because = "Aircraft land in territory that was friendly when the turn began"
  }
  play { lines = ["land bomber from caucasus in ukraine"] }
  expect { that = standing(player.germany, unit.bomber, space.ukraine) == 1 }
}

test "a bomber that cannot come back from a raid is lost" {
  cites = ["REV-393"]

  given {
    call raid_on_the_caucasus { bombers = 1 }
    bomber = one_of(player.germany, unit.bomber, space.caucasus)
    set bomber { moved = 6 }
  }
  dice { rolls = [4] }
  run conduct_combat {}
  run noncombat_move { defaults = true }
  expect { that = standing(player.germany, unit.bomber, space.caucasus) == 0 }
}
