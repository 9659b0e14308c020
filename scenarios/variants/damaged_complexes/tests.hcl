test "a raid damages the complex and leaves the purse alone" {
  given {
    call turn_of { p = player.germany }
    place western_europe { germany = { bomber = 2 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    gain player united_kingdom { ipc = 20 }
  }
  dice { rolls = [5, 6] }
  run combat_move {}
  play { lines = ["raid united_kingdom with 2 bomber from western_europe"] }
  run conduct_combat {}
  expect { that = player.united_kingdom.ipc == 20 && space.united_kingdom.damage == 11 }
}

test "damage ends at twice the value of the territory" {
  given {
    call turn_of { p = player.germany }
    place western_europe { germany = { bomber = 3 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    set space united_kingdom { damage = 14 }
  }
  dice { rolls = [1, 6, 6] }
  run combat_move {}
  play { lines = ["raid united_kingdom with 3 bomber from western_europe"] }
  run conduct_combat {}
  expect { that = space.united_kingdom.damage == 16 && space.united_kingdom.income == 8 }
}

test "a damaged complex builds as much less" {
  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    place mobilization_zone { united_kingdom = { infantry = 4 } }
    set space united_kingdom { damage = 5 }
  }
  run mobilize_new_units {}
  refuse {
    line    = "mobilize 4 infantry in united_kingdom"
    because = "You have 4 of these to mobilize; the complex has room for 3."
  }
  play { lines = ["mobilize 3 infantry in united_kingdom"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 3 &&
      count(waiting(player.united_kingdom, unit.infantry)) == 1
    )
  }
}

test "one damaged beyond its value builds nothing" {
  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    place mobilization_zone { united_kingdom = { infantry = 1 } }
    set space united_kingdom { damage = 9 }
  }
  run {
    call mobilize_new_units {}
    call see_who_wins {}
  }
  expect {
    that    = game.round == 1 && count(waiting(player.united_kingdom, unit.infantry)) == 1
    message = "nobody is asked, and the infantry waits"
  }
}

test "damage is repaired at 1 IPC while units are bought, in one's own complexes only" {
  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    place germany { germany = { industrial_complex = 1 } }
    set space united_kingdom { damage = 5 }
    set space germany { damage = 2 }
    gain player united_kingdom { ipc = 6 }
  }
  run purchase_units {}
  refuse {
    line    = "repair 1 in germany"
    because = "No complex of yours there is damaged."
  }
  refuse {
    line    = "repair 6 in united_kingdom"
    because = "The damage there is 5; repairing 1 costs 1 IPC, and you have 6."
  }
  play { lines = ["buy 1 infantry", "repair 3 in united_kingdom"] }
  expect { that = player.united_kingdom.ipc == 0 && space.united_kingdom.damage == 2 }
}

test "rockets cost the owner money as before" {
  given {
    call turn_of { p = player.germany }
    set player germany { technologies = [technology.rockets] }
    place western_europe { germany = { aa_gun = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    gain player united_kingdom { ipc = 20 }
  }
  dice { rolls = [4] }
  run conduct_combat {}
  play { lines = ["launch a rocket from western_europe at united_kingdom"] }
  expect { that = player.united_kingdom.ipc == 16 && space.united_kingdom.damage == 0 }
}
