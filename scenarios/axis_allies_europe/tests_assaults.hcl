# Tests of amphibious assaults: announcement, the battle at sea before it, supporting fire, no withdrawal. Clauses 290 to 333.

# A British landing in Norway from the North Sea, announced, with one German infantry ashore.
procedure landing_in_norway {
  params = { cargo = list(unit) }

  call turn_of { p = player.united_kingdom }
  place norway { germany = { infantry = 1 } }
  call laden_transport { with = [space.north_sea, cargo] }
  call bound_for { there = space.norway }
}

test "Britain lands in Norway and withdraws its fighter: the example of the book" {
  cites = ["EUR-297", "EUR-299", "EUR-304", "EUR-306..311", "EUR-323..325"]

  given {
    call turn_of { p = player.united_kingdom }
    place north_sea { united_kingdom = { destroyer = 1 } }
    call laden_transport {
      sea   = space.north_sea
      cargo = [unit.armour]
    }
    call bound_for { there = space.norway }
    place norway {
      germany        = { infantry = 3 }
      united_kingdom = { fighter = 1 }
    }
    call in_flight { moved = 2 }
  }

  # The destroyer hits with 3; fighter and armour miss with 5; the infantry, the one that was hit too, roll 2, 3 and 3.
  dice { rolls = [3, 5, 5, 2, 3, 3] }
  run conduct_combat {}
  play { lines = ["destroyer", "armour", "false", "withdraw to united_kingdom"] }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.norway) == 2 &&
      space.norway.controller == player.germany &&
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1 &&
      standing(player.united_kingdom, unit.armour, space.norway) == 0
    )
  }
}

test "Germany lands in Libya after a battle at sea, and both sides destroy each other: the example of the book" {
  cites = ["EUR-203", "EUR-303", "EUR-312", "EUR-315", "EUR-318", "EUR-322", "EUR-326..333"]

  given {
    call turn_of { p = player.germany }
    place adriatic_sea { germany = { transport = 1, submarine = 1, battleship = 1 } }
    place yugoslavia { germany = { infantry = 2 } }
    call hold { with = [space.libya, player.united_kingdom] }
    place libya { united_kingdom = { infantry = 1 } }
    place central_mediterranean { united_kingdom = { destroyer = 1 } }
    place eastern_mediterranean { germany = { destroyer = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "load infantry from yugoslavia in adriatic_sea",
      "load infantry from yugoslavia in adriatic_sea",
      "sail transport from adriatic_sea to central_mediterranean",
      "move 1 submarine from adriatic_sea to central_mediterranean",
      "move 1 battleship from adriatic_sea to central_mediterranean",
      "assault libya with infantry from central_mediterranean",
      "assault libya with infantry from central_mediterranean",
      "end combat move",
    ]
  }

  # At sea the submarine misses with 4, the battleship hits with 4, the destroyer hits with 1. Ashore 3 and 4 miss, 2 hits; then 1 and 1.
  dice { rolls = [4, 4, 1, 3, 4, 2, 1, 1] }
  run conduct_combat {}
  play { lines = ["done", "battleship"] }
  play { lines = ["true"] }
  expect {
    that = (
      empty(pieces(space.libya)) &&
      space.libya.controller == player.united_kingdom &&
      one_of(player.germany, unit.battleship, space.central_mediterranean).damaged
    )
    message = "the battleship had fought and could not support them, nor could the destroyer in the next zone"
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 transport from central_mediterranean to eastern_mediterranean"
    because = "No unit of yours there can still move."
  }
}

test "a landing is announced in the combat move, for one territory per transport" {
  cites = ["EUR-157", "EUR-290..294", "EUR-330", "EUR-641"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sicilian_sea
      cargo = [unit.infantry, unit.infantry]
    }
    call laden_transport {
      sea   = space.sicilian_sea
      cargo = [unit.artillery]
    }
    place malta { united_kingdom = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["assault tunisia with infantry from sicilian_sea"] }
  refuse {
    line    = "assault libya with infantry from sicilian_sea"
    because = "A transport unloads into one territory only."
  }
  refuse {
    line    = ["assault malta with infantry from sicilian_sea", "assault egypt with infantry from sicilian_sea"]
    because = "A landing goes to a hostile territory beside the zone."
  }
  play { lines = ["assault libya with artillery from sicilian_sea", "assault tunisia with infantry from sicilian_sea"] }
  expect {
    that = (
      count(every(piece), piece.target == space.tunisia) == 2 && count(every(piece), piece.target == space.libya) == 1
    )
  }
}

test "no landing goes to a convoy, and guns make none" {
  cites = ["EUR-290", "EUR-465"]

  given {
    call turn_of { p = player.germany }
    call laden_transport {
      sea   = space.azores_sea
      cargo = [unit.infantry]
    }
    call laden_transport {
      sea   = space.english_channel
      cargo = [unit.aa_gun]
    }
    place germany { germany = { armour = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "assault british_convoy_3 with infantry from azores_sea"
    because = "A landing goes to a hostile territory beside the zone."
  }
  refuse {
    line    = "assault united_kingdom with aa_gun from english_channel"
    because = "None of your units aboard there can make a landing."
  }
}

test "who comes by land and by air joins the landing" {
  cites = ["EUR-295", "EUR-296", "EUR-310", "EUR-313"]

  given {
    call landing_in_norway { cargo = [unit.infantry] }
    place norway { united_kingdom = { infantry = 1, fighter = 1 } }
    call attackers_came { from = space.finland }
  }
  dice { rolls = [6, 3, 6, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.norway.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.infantry, space.norway) == 2
    )
  }
}

test "in a landing no land unit withdraws, also none that came by land" {
  cites = ["EUR-298", "EUR-299", "EUR-311"]

  given {
    call landing_in_norway { cargo = [unit.infantry] }
    call already_held { territories = [space.finland] }
    place norway { united_kingdom = { infantry = 1 } }
    call attackers_came { from = space.finland }
  }
  dice { rolls = [6, 6, 6, 1, 6, 6] }
  run conduct_combat {}
  expect {
    that    = space.norway.controller == player.united_kingdom
    message = "nobody was asked, neither before the landing nor between the rounds"
  }
}

test "without a landing they withdraw" {
  cites = ["EUR-194", "EUR-298"]

  given {
    call turn_of { p = player.united_kingdom }
    call already_held { territories = [space.finland] }
    place norway {
      united_kingdom = { infantry = 1 }
      germany        = { infantry = 1 }
    }
    call attackers_came { from = space.finland }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to finland"] }
  expect { that = standing(player.united_kingdom, unit.infantry, space.finland) == 1 }
}

# ---- Supporting fire

test "battleships support with 4, destroyers with 3, other ships not at all" {
  cites = ["EUR-297", "EUR-304..306", "EUR-595", "EUR-627"]

  cases = {
    "a battleship with 4"  = { kind = unit.battleship, rolls = [4, 6, 6] }
    "no battleship with 5" = { kind = unit.battleship, rolls = [5, 6, 6, 1, 6] }
    "a destroyer with 3"   = { kind = unit.destroyer, rolls = [3, 6, 6] }
    "no destroyer with 4"  = { kind = unit.destroyer, rolls = [4, 6, 6, 1, 6] }
    "no carrier"           = { kind = unit.carrier, rolls = [1, 6] }
    "no submarine"         = { kind = unit.submarine, rolls = [1, 6] }
  }

  given {
    call landing_in_norway { cargo = [unit.infantry] }
    create {
      unit  = kind
      owner = player.united_kingdom
      at    = space.north_sea
    }
  }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect { that = space.norway.controller == player.united_kingdom }
}

test "what supporting fire hits returns fire with the others, once" {
  cites = ["EUR-307", "EUR-308", "EUR-310"]

  given {
    call landing_in_norway { cargo = [unit.infantry] }
    place north_sea { united_kingdom = { battleship = 1 } }
  }

  # The battleship hits, the infantry fires at nobody who is left, and the one that was hit hits.
  dice { rolls = [1, 6, 2] }
  run conduct_combat { defaults = true }
  expect { that = empty(pieces(space.norway)) && space.norway.controller == player.germany }
}

test "the ships fire before the guns, which fire at aircraft as ever" {
  cites = ["EUR-304", "EUR-309"]

  given {
    call landing_in_norway { cargo = [unit.infantry] }
    place norway { germany = { aa_gun = 1 } }
    place norway { united_kingdom = { fighter = 1 } }
    call in_flight { moved = 2 }
    place north_sea { united_kingdom = { destroyer = 1 } }
  }

  # A miss of the destroyer with 4, and a 1 of the gun: in the other order the gun would miss with 4 and the ship hit.
  dice { rolls = [4, 1, 1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.norway) == 0 &&
      space.norway.controller == player.united_kingdom
    )
  }
}

test "the defender picks what supporting fire hits, and may give up a fighter" {
  cites = ["EUR-304", "EUR-307"]

  given {
    call landing_in_norway { cargo = [unit.infantry] }
    place norway { germany = { artillery = 1, fighter = 1, industrial_complex = 1 } }
    place north_sea { united_kingdom = { battleship = 1 } }
  }
  dice { rolls = [4] }
  run conduct_combat {}
  play { lines = ["battleship"] }
  expect { offered = ["infantry", "artillery", "fighter"] }
  refuse {
    line    = "industrial_complex"
    because = "is no answer here"
  }
}

test "a ship supports only from the zone the units land from, and only if no battle was fought there" {
  cites = ["EUR-297", "EUR-317", "EUR-322", "EUR-324", "EUR-329"]

  cases = {
    "from another zone"       = { zone = space.norwegian_sea, fought = false, rolls = [1, 6] }
    "after a battle at sea"   = { zone = space.north_sea, fought = true, rolls = [1, 6] }
    "from the zone, at peace" = { zone = space.north_sea, fought = false, rolls = [1, 1, 6] }
  }

  given {
    call landing_in_norway { cargo = [unit.infantry] }
    create {
      unit  = unit.battleship
      owner = player.united_kingdom
      at    = zone
    }
    set space north_sea { sea_fight = fought }
  }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect { that = space.norway.controller == player.united_kingdom }
}

test "ships may come to support a landing that has been announced" {
  cites = ["EUR-297"]

  given {
    call landing_in_norway { cargo = [unit.infantry] }
    place english_channel { united_kingdom = { destroyer = 1, submarine = 1 } }
  }
  run combat_move {}
  refuse {
    line = "move 1 submarine from english_channel to north_sea"
    because = <<-END
      A combat move ends where there is an enemy to fight or a hostile territory to take. To support a landing, announce
      it with "assault" before the ship moves.
    END
  }
  play { lines = ["move 1 destroyer from english_channel to north_sea"] }
  expect { that = standing(player.united_kingdom, unit.destroyer, space.north_sea) == 1 }
}

# ---- The battle at sea before it

test "the zone is fought for first, and a landing that loses its transport is lost" {
  cites = ["EUR-312", "EUR-315..317"]

  given {
    call landing_in_norway { cargo = [unit.infantry, unit.infantry] }
    place north_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
  }
  dice { rolls = [3, 3] }
  run conduct_combat {}
  play {
    lines = ["transport with 2 infantry"]
    by    = player.united_kingdom
  }
  expect {
    that = (
      space.norway.controller == player.germany &&
      empty(every(piece), piece.owner == player.united_kingdom && piece.unit == unit.infantry)
    )
  }
}

test "an enemy that submerges does not hinder the landing" {
  cites = ["EUR-315", "EUR-318", "EUR-612"]

  given {
    call landing_in_norway { cargo = [unit.infantry] }
    place north_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
  }
  dice { rolls = [6, 1, 6] }
  run conduct_combat {}
  play { lines = ["submarine", "true"] }
  expect { that = space.norway.controller == player.united_kingdom }
}

test "after the battle at sea the landing may be called off, and goes nowhere else" {
  cites = ["EUR-292", "EUR-320", "EUR-321"]

  given {
    call landing_in_norway { cargo = [unit.infantry] }
    place north_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { transport = 1 }
    }
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  expect { offered = ["true", "false"] }
  play { lines = ["false"] }
  expect {
    that = (
      space.norway.controller == player.germany &&
      count(pieces(space.north_sea), piece.unit == unit.infantry && piece.holder != none) == 1
    )
  }
}

test "without a battle at sea before it the landing goes ahead, and nobody is asked" {
  cites = ["EUR-320"]

  given {
    call landing_in_norway { cargo = [unit.infantry] }
  }
  dice { rolls = [1, 6] }
  run conduct_combat {}
  expect { that = space.norway.controller == player.united_kingdom }
}

test "aircraft that fought at sea do not fight ashore" {
  cites = ["EUR-313", "EUR-314", "EUR-319"]

  given {
    call landing_in_norway { cargo = [unit.infantry] }
    place north_sea {
      united_kingdom = { fighter = 1 }
      germany        = { transport = 1 }
    }
    call in_flight { moved = 1 }
  }
  dice { rolls = [3, 6, 1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.north_sea) == 1 &&
      space.norway.controller == player.united_kingdom
    )
  }
}
