# Tests of strategic bombing raids: announcement, escorts, interceptors, guns, bombs. Clauses 347 to 370.

# A German raid on Great Britain, which has 10 IPC.
procedure raid_on_britain {
  params = { bombers = int, escorts = int }

  call turn_of { p = player.germany }
  gain player united_kingdom { ipc = 10 }
  create {
    unit  = unit.bomber
    owner = player.germany
    at    = space.united_kingdom
    count = bombers
  }
  create {
    unit  = unit.fighter
    owner = player.germany
    at    = space.united_kingdom
    count = escorts
  }
  create {
    unit  = unit.industrial_complex
    owner = player.united_kingdom
    at    = space.united_kingdom
  }
  set c {
    in      = pieces(space.united_kingdom)
    where   = c.owner == player.germany
    raiding = true
    flown   = true
    moved   = 2
  }
}

test "a bomber from Germany raids Great Britain with fighters from France, as in the book" {
  cites = [
    "EUR-020", "EUR-156", "EUR-172", "EUR-178..180", "EUR-349", "EUR-351", "EUR-353", "EUR-355..369", "EUR-529",
    "EUR-540"
  ]

  given {
    call turn_of { p = player.germany }
    gain player united_kingdom { ipc = 20 }
    place germany { germany = { bomber = 1 } }
    place france { germany = { fighter = 2 } }
    place united_kingdom { united_kingdom = { fighter = 1, aa_gun = 2, industrial_complex = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "raid united_kingdom with 1 bomber from germany",
      "escort the raid on united_kingdom with 2 fighter from france",
    ]
  }
  expect { that = one_of(player.germany, unit.bomber, space.united_kingdom).moved == 3 }

  # Guns 1, 3, 4: a fighter is given up. The interceptor hits with 2, the escort misses with 3 and is given up. The bomb rolls 6.
  dice { rolls = [1, 3, 4, 2, 3, 6] }
  run conduct_combat {}
  play {
    lines = ["fighter"]
    by    = player.united_kingdom
  }
  play {
    lines = ["fighter", "fighter"]
    by    = player.germany
  }
  expect {
    that = (
      player.united_kingdom.ipc == 14 &&
      same(left_of(player.germany, space.united_kingdom), [unit.bomber]) &&
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1
    )
  }
  run noncombat_move {}
  play { lines = ["land bomber from united_kingdom in germany"] }
  expect {
    that = (
      standing(player.germany, unit.bomber, space.germany) == 1 &&
      one_of(player.germany, unit.bomber, space.germany).moved == 6
    )
  }
}

test "only bombers raid, and only where there is a complex of the enemy" {
  cites = ["EUR-347", "EUR-348"]

  given {
    call turn_of { p = player.germany }
    place germany { germany = { bomber = 1 } }
    place france { germany = { fighter = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    place east_poland { soviet_union = { infantry = 1 } }
    place northern_italy { germany = { industrial_complex = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "raid united_kingdom with 1 fighter from france"
    because = "No bomber of yours there can take off."
  }
  refuse {
    line    = ["raid east_poland with 1 bomber from germany", "raid northern_italy with 1 bomber from germany"]
    because = "A raid goes to an enemy industrial complex within range."
  }
  refuse {
    line    = "escort the raid on united_kingdom with 1 fighter from france"
    because = "Escorts go where bombers of yours make a raid"
  }
  play { lines = ["raid united_kingdom with 1 bomber from germany"] }
  refuse {
    line    = "escort the raid on united_kingdom with 2 fighter from france"
    because = "Only 1 of them can fly there."
  }
}

test "what escorts, and whom" {
  cites = ["EUR-348", "EUR-351"]

  given {
    call turn_of { p = player.germany }
    place germany { germany = { bomber = 1 } }
    place denmark { germany = { fighter = 1 } }
    set c {
      in    = pieces(space.denmark)
      spent = true
    }
    place france { germany = { fighter = 1, bomber = 1 } }
    place netherlands_belgium { germany = { fighter = 1 } }
    place united_kingdom { germany = { bomber = 1 } }
    set c {
      in      = concat(pieces(space.united_kingdom), pieces(space.netherlands_belgium))
      raiding = true
    }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    place leningrad { germany = { bomber = 1 } }
    call in_flight { moved = 3 }
  }
  run combat_move {}
  refuse {
    line = [
      "escort the raid on united_kingdom with 1 bomber from germany",
      "escort the raid on united_kingdom with 1 fighter from denmark"
    ]
    because = "No fighter of yours there can take off."
  }
  refuse {
    line    = "escort the raid on united_kingdom with 1 bomber from france"
    because = "That unit escorts nobody."
  }
  refuse {
    line = [
      "escort the raid on leningrad with 1 fighter from france",
      "escort the raid on netherlands_belgium with 1 fighter from france"
    ]
    because = "Escorts go where bombers of yours make a raid"
  }
  play {
    lines = [
      "escort the raid on united_kingdom with 1 fighter from france",
      "raid united_kingdom with 1 bomber from germany via netherlands_belgium",
      "raid united_kingdom with 1 bomber from france"
    ]
  }
  expect { that = count(raiders(space.united_kingdom)) == 4 }
}

test "a raid lapses when a blitz of the same combat move takes the complex" {
  cites = ["EUR-347", "EUR-349", "EUR-367"]

  given {
    call turn_of { p = player.germany }
    set p {
      in  = every(player)
      ipc = 10
    }
    place leningrad { soviet_union = { industrial_complex = 1 } }
    place baltic_states { germany = { armour = 1, bomber = 1 } }
    call already_held { territories = [space.baltic_states] }
    place germany { germany = { fighter = 1, bomber = 1 } }
    place moscow { soviet_union = { industrial_complex = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "raid leningrad with 1 bomber from baltic_states",
      "raid moscow with 1 bomber from germany",
      "blitz 1 armour from baltic_states through leningrad to baltic_states",
    ]
  }
  refuse {
    line    = "escort the raid on leningrad with 1 fighter from germany"
    because = "Escorts go where bombers of yours make a raid, within their range."
  }
  play { lines = ["end combat move"] }

  # One die, for Moscow.
  dice { rolls = [5] }
  run conduct_combat {}
  expect { that = player.germany.ipc == 10 && player.soviet_union.ipc == 5 }
  run noncombat_move {}
  play { lines = ["land bomber from leningrad in baltic_states"] }
  expect {
    that    = standing(player.germany, unit.bomber, space.baltic_states) == 1
    message = "the bomber has flown all the same, and goes home"
  }
}

test "a raid lapses when a blitz frees an ally's complex" {
  cites = ["EUR-154", "EUR-347"]

  given {
    call turn_of { p = player.united_kingdom }
    set p {
      in  = every(player)
      ipc = 10
    }
    set space leningrad {
      controller  = player.germany
      was_held_by = player.germany
    }
    place leningrad { germany = { industrial_complex = 1 } }
    place baltic_states { united_kingdom = { armour = 1, bomber = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "raid leningrad with 1 bomber from baltic_states",
      "blitz 1 armour from baltic_states through leningrad to baltic_states"
    ]
  }
  run conduct_combat {}
  expect { that = space.leningrad.controller == player.soviet_union && all(every(player), player.ipc == 10) }
}

test "what intercepted is as free as ever in the next turn" {
  cites = ["EUR-354"]

  given {
    call turn_of { p = player.soviet_union }
    place united_kingdom { united_kingdom = { fighter = 1 } }
    set c {
      in          = every(piece)
      intercepted = true
    }
  }
  run turn { p = player.soviet_union }
  expect { that = count(opposing(space.united_kingdom, player.germany)) == 1 }
}

test "a power that lets its fighters stay down does not keep an ally's from rising" {
  cites = ["EUR-353"]

  given {
    call raid_on_britain {
      bombers = 1
      escorts = 1
    }
    place united_kingdom {
      united_kingdom = { fighter = 1 }
      united_states  = { fighter = 1 }
    }
  }
  dice { rolls = [6, 1, 2] }
  run conduct_combat {}
  play {
    lines = ["done"]
    by    = player.united_kingdom
  }
  play {
    lines = ["fighter"]
    by    = player.united_states
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1 &&
      standing(player.united_states, unit.fighter, space.united_kingdom) == 0
    )
    message = "the escort hit the one that rose"
  }
}

test "escorts must be able to land afterwards" {
  cites = ["EUR-164", "EUR-351", "EUR-542"]

  given {
    call turn_of { p = player.germany }
    place poland { germany = { bomber = 1, fighter = 1 } }
    place northern_italy { germany = { fighter = 1 } }
    place moscow { soviet_union = { industrial_complex = 1 } }
  }
  run combat_move {}
  play { lines = ["raid moscow with 1 bomber from poland"] }
  refuse {
    line    = "escort the raid on moscow with 1 fighter from northern_italy"
    because = "within their range"
  }
  refuse {
    line    = "escort the raid on moscow with 1 fighter from poland"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "raids come first, and neither side's aircraft in them fight in the battle there" {
  cites = ["EUR-172", "EUR-352", "EUR-354", "EUR-530"]

  given {
    call turn_of { p = player.germany }
    gain player soviet_union { ipc = 10 }
    place leningrad {
      germany      = { bomber = 1, fighter = 1, infantry = 2 }
      soviet_union = { fighter = 1, infantry = 1, industrial_complex = 1 }
    }
    call attackers_came { from = space.baltic_states }
    set c {
      in      = pieces(space.leningrad)
      where   = c.owner == player.germany && c.unit.domain == domain.air
      raiding = true
      flown   = true
    }
  }

  # The interceptor misses, the escort misses, the bomb is 3; two infantry miss, one defends and misses; then one hits.
  dice { rolls = [3, 2, 3, 6, 6, 6, 1, 6, 6] }
  run conduct_combat {}
  play {
    lines = ["fighter"]
    by    = player.soviet_union
  }
  refuse {
    line    = "leningrad"
    because = "\"leningrad\" is no answer here"
  }
  play {
    lines = ["belorussia"]
    by    = player.soviet_union
  }
  expect {
    that    = player.germany.ipc == 0 && player.soviet_union.ipc == 7 && space.leningrad.controller == player.germany
    message = "the infantry fought alone"
  }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.leningrad) == 0 &&
      standing(player.soviet_union, unit.fighter, space.belorussia) == 1
    )
    message = "the interceptor has left the lost territory"
  }
}

test "fighters that do not rise defend in the battle" {
  cites = ["EUR-353", "EUR-354", "EUR-358"]

  given {
    call turn_of { p = player.germany }
    place leningrad {
      germany      = { bomber = 1, infantry = 1 }
      soviet_union = { fighter = 2, industrial_complex = 1 }
    }
    call attackers_came { from = space.baltic_states }
    set c {
      in      = pieces(space.leningrad)
      where   = c.unit == unit.bomber
      raiding = true
      flown   = true
    }
  }

  # One rises and misses; the bomb; then the infantry hits the other fighter, which misses.
  dice { rolls = [3, 1, 1, 6] }
  run conduct_combat {}
  play { lines = ["fighter", "russia"] }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.russia) == 1 &&
      standing(player.soviet_union, unit.fighter, space.leningrad) == 0 &&
      space.leningrad.controller == player.germany
    )
  }
}

test "an interceptor hits with 2 or less, and an escort with 1" {
  cites = ["EUR-358", "EUR-359", "EUR-361"]

  cases = {
    "2 and 1" = { rolls = [2, 1, 5], bombers = 1, escorts = 0, up = 0 }
    "3 and 2" = { rolls = [3, 2, 5], bombers = 1, escorts = 1, up = 1 }
    "1 and 6" = { rolls = [1, 6, 5], bombers = 1, escorts = 0, up = 1 }
  }

  given {
    call raid_on_britain {
      bombers = 1
      escorts = 1
    }
    place united_kingdom { united_kingdom = { fighter = 1 } }
  }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.germany, unit.bomber, space.united_kingdom) == bombers &&
      standing(player.germany, unit.fighter, space.united_kingdom) == escorts &&
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == up
    )
  }
}

test "what interceptors hit falls after the escorts have answered, and may be a bomber" {
  cites = ["EUR-360..365"]

  given {
    call raid_on_britain {
      bombers = 1
      escorts = 1
    }
    place united_kingdom { united_kingdom = { fighter = 1 } }
  }

  # Both hit; Germany gives up the bomber, so no bomb falls; and there is no second round.
  dice { rolls = [1, 1] }
  run conduct_combat {}
  play {
    lines = ["fighter"]
    by    = player.united_kingdom
  }
  play {
    lines = ["bomber"]
    by    = player.germany
  }
  expect {
    that = (
      same([for c in pieces(space.united_kingdom) : c.unit], [unit.fighter, unit.industrial_complex]) &&
      player.united_kingdom.ipc == 10
    )
  }
}

test "bombers do not fire at interceptors" {
  cites = ["EUR-361", "EUR-363"]

  given {
    call raid_on_britain {
      bombers = 2
      escorts = 0
    }
    place united_kingdom { united_kingdom = { fighter = 1 } }
  }
  dice { rolls = [6, 1, 1] }
  run conduct_combat { defaults = true }
  expect {
    that = player.united_kingdom.ipc == 8 && standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1
  }
}

test "the defender may decline" {
  cites = ["EUR-353", "EUR-358"]

  given {
    call raid_on_britain {
      bombers = 1
      escorts = 0
    }
    place united_kingdom { united_kingdom = { fighter = 2 } }
  }
  dice { rolls = [4] }
  run conduct_combat {}
  play { lines = ["done"] }
  expect { that = player.united_kingdom.ipc == 6 }
}

test "escorts whom nobody meets do not fire" {
  cites = ["EUR-358", "EUR-361"]

  given {
    call raid_on_britain {
      bombers = 1
      escorts = 1
    }
    place united_kingdom { united_kingdom = { fighter = 1 } }
  }
  dice { rolls = [4] }
  run conduct_combat {}
  play { lines = ["done"] }
  expect { that = player.united_kingdom.ipc == 6 }
}

test "interceptors do not fire when the guns have left nobody" {
  cites = ["EUR-357", "EUR-358"]

  given {
    call raid_on_britain {
      bombers = 1
      escorts = 1
    }
    place united_kingdom { united_kingdom = { fighter = 1, aa_gun = 1 } }
  }
  dice { rolls = [1, 1] }
  run conduct_combat {}
  play { lines = ["fighter"] }
  expect {
    that = player.united_kingdom.ipc == 10 && standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1
  }
}

test "fighters of every ally there may rise, and the powers say so each for itself" {
  cites = ["EUR-335", "EUR-337", "EUR-353"]

  given {
    call raid_on_britain {
      bombers = 1
      escorts = 1
    }
    place united_kingdom {
      united_kingdom = { fighter = 1 }
      united_states  = { fighter = 1 }
    }
  }
  dice { rolls = [6, 6, 1, 2] }
  run conduct_combat {}
  play {
    lines = ["fighter"]
    by    = player.united_kingdom
  }
  play {
    lines = ["fighter"]
    by    = player.united_states
  }

  # The escort's hit: one proposes, the other agrees.
  play { lines = ["fighter #2", "true"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1 &&
      standing(player.united_states, unit.fighter, space.united_kingdom) == 0 &&
      player.united_kingdom.ipc == 8
    )
  }
}

test "the dice of all bombers are paid in full, as far as there is money" {
  cites = ["EUR-366..368"]

  cases = {
    "more than the territory is worth" = { rolls = [6, 3], left = 1 }
    "more than there is"               = { rolls = [6, 6], left = 0 }
  }

  given raid_on_britain {
    bombers = 2
    escorts = 0
  }
  dice { rolls = rolls }
  run conduct_combat {}
  expect { that = player.united_kingdom.ipc == left && player.germany.ipc == 0 }
}

test "guns fire first, once at each aircraft, and what they hit drops no bombs" {
  cites = ["EUR-177", "EUR-179", "EUR-180", "EUR-355..357", "EUR-471", "EUR-474"]

  given {
    call raid_on_britain {
      bombers = 2
      escorts = 0
    }
    place united_kingdom { united_kingdom = { aa_gun = 2 } }
  }
  dice { rolls = [1, 2, 6] }
  run conduct_combat {}
  expect { that = standing(player.germany, unit.bomber, space.united_kingdom) == 1 && player.united_kingdom.ipc == 4 }
}

test "by default no fighter rises where a battle follows, and all where none does" {
  cites = ["EUR-353", "EUR-354"]

  given {
    call raid_on_britain {
      bombers = 1
      escorts = 0
    }
    place united_kingdom {
      united_kingdom = { fighter = 1 }
      germany        = { infantry = 1 }
    }
  }
  dice { rolls = [1, 6, 4] }
  run conduct_combat { defaults = true }
  expect {
    that    = standing(player.germany, unit.infantry, space.united_kingdom) == 0
    message = "the fighter stayed for the infantry, which missed it"
  }
}
