# Tests of ships, submarines and sea battles. Clauses 256 to 265, 290 to 293, 548 to 554, 559 to 566, 571 to 574, 585 to
# 591, 595 and 612 to 631.

# ---- What ships cost, and how they fight and move

test "a battleship costs 24 IPC, a carrier 16, a destroyer 12, a transport and a submarine 8" {
  cites = ["REV-548", "REV-559", "REV-571", "REV-585", "REV-612"]

  given {
    set game { active = player.germany }
    gain player germany { ipc = 47 }
  }
  run purchase_units {}
  refuse {
    line    = "buy 2 battleship"
    because = "you have 47"
  }
  play { lines = ["buy 1 battleship"] }
  refuse {
    line    = "buy 2 destroyer"
    because = "you have 23"
  }
  play { lines = ["buy 1 destroyer", "end purchase"] }
  expect {
    that    = player.germany.ipc == 11
    message = "a battleship and a destroyer"
  }
  given {
    gain player germany { ipc = 20 }
  }
  run purchase_units {}
  refuse {
    line    = "buy 2 carrier"
    because = "you have 31"
  }
  play { lines = ["buy 1 carrier"] }
  refuse {
    line    = "buy 2 transport"
    because = "you have 15"
  }
  play { lines = ["buy 1 transport", "end purchase"] }
  expect {
    that    = player.germany.ipc == 7
    message = "a carrier and a transport"
  }
  given {
    gain player germany { ipc = 8 }
  }
  run purchase_units {}
  refuse {
    line    = "buy 2 submarine"
    because = "you have 15"
  }
  play { lines = ["buy 1 submarine"] }
  expect {
    that    = player.germany.ipc == 7
    message = "a submarine"
  }
}

# In each battle the ship first rolls one more than it hits with, then just that. The numbers climb, so that a die too many
# or too few in one battle does not come right in the next.
test "attacking, a carrier hits with 1, a submarine with 2 or less, a destroyer with 3, a battleship with 4" {
  cites = ["REV-549", "REV-560", "REV-572", "REV-613", "REV-614"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { carrier = 1 }
      germany        = { transport = 1 }
    }
    place sea_zone_13 {
      united_kingdom = { submarine = 1 }
      germany        = { transport = 1 }
    }
    place sea_zone_14 {
      united_kingdom = { destroyer = 1 }
      germany        = { transport = 1 }
    }
    place sea_zone_15 {
      united_kingdom = { battleship = 1 }
      germany        = { transport = 1 }
    }
  }
  dice {
    rolls = [
      2, 6, 1, 6,
      3, 6, 2,
      4, 6, 3, 6,
      5, 6, 4, 6,
    ]
  }
  run conduct_combat {}
  play { lines = ["sea_zone_12", "sea_zone_13", "done", "sea_zone_14"] }
  expect {
    zones   = [space.sea_zone_12, space.sea_zone_13, space.sea_zone_14, space.sea_zone_15]
    that    = all(zones, count(pieces(space)) == 1 && first(pieces(space)).owner == player.united_kingdom)
    message = "each has sunk its transport"
  }
}

test "defending, a transport hits with 1, a submarine with 2 or less, a carrier and a destroyer with 3, a battleship with 4" {
  cites = ["REV-550", "REV-561", "REV-573", "REV-587", "REV-615"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { destroyer = 1 }
      germany        = { transport = 1 }
    }
    place sea_zone_13 {
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
    place sea_zone_14 {
      united_kingdom = { destroyer = 1 }
      germany        = { carrier = 1 }
    }
    place sea_zone_15 {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
    place sea_zone_16 {
      united_kingdom = { destroyer = 1 }
      germany        = { battleship = 1 }
    }
  }
  dice {
    rolls = [
      6, 2, 6, 1,
      3, 6, 2, 6,
      6, 4, 6, 3,
      6, 4, 6, 3,
      6, 5, 6, 4,
    ]
  }
  run conduct_combat {}
  play { lines = ["sea_zone_12", "sea_zone_13", "sea_zone_14", "sea_zone_15"] }
  expect {
    zones   = [space.sea_zone_12, space.sea_zone_13, space.sea_zone_14, space.sea_zone_15, space.sea_zone_16]
    that    = all(zones, count(pieces(space)) == 1 && first(pieces(space)).owner == player.germany)
    message = "each has sunk its destroyer"
  }
}

# ---- Battleships

test "a battleship takes two hits" {
  cites = ["REV-552", "REV-553"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { destroyer = 2 }
      germany        = { battleship = 1 }
    }
  }
  dice { rolls = [3, 3, 6] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.germany, unit.battleship, space.sea_zone_12) == 0 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_12) == 2
    )
  }
}

test "a battleship that was hit once fights on, and the second hit sinks it" {
  cites = ["REV-552", "REV-553"]

  given sea_duel { with = [unit.destroyer, unit.battleship] }
  dice { rolls = [3, 6, 6, 6, 3, 6] }
  run conduct_combat {}
  expect {
    that    = only_left(player.united_kingdom, unit.destroyer)
    message = "hit in the first cycle and in the third"
  }
}

test "one hit may go to a battleship so that nothing is lost" {
  cites = ["REV-552", "REV-553"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { destroyer = 1 }
      germany        = { battleship = 1, transport = 1 }
    }
  }
  dice { rolls = [3, 6, 6, 6, 6, 6, 6, 4, 6] }
  run conduct_combat {}
  play { lines = ["battleship"] }
  expect {
    that = (
      standing(player.germany, unit.battleship, space.sea_zone_12) == 1 &&
      standing(player.germany, unit.transport, space.sea_zone_12) == 1 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_12) == 0
    )
  }
}

# ---- Submarines fire first

test "submarines fire before all others, and what they hit is gone before it fires" {
  cites = ["REV-256", "REV-259", "REV-614", "REV-621", "REV-623"]

  given sea_duel { with = [unit.submarine, unit.transport] }
  dice { rolls = [2] }
  run conduct_combat {}
  expect {
    that    = only_left(player.united_kingdom, unit.submarine)
    message = "the transport rolled no die"
  }
}

test "defending submarines fire before all others as well" {
  cites = ["REV-256", "REV-259", "REV-621", "REV-623"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { battleship = 1, transport = 1 }
      germany        = { submarine = 1 }
    }
    call attackers_came { from = space.sea_zone_8 }
  }
  dice { rolls = [2, 4] }
  run conduct_combat {}
  play { lines = ["transport"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.transport, space.sea_zone_12) == 0 &&
      standing(player.germany, unit.submarine, space.sea_zone_12) == 0 &&
      standing(player.united_kingdom, unit.battleship, space.sea_zone_12) == 1
    )
  }
}

test "submarines of both sides fire at the same time, the attacker's die first" {
  cites = ["REV-256", "REV-257"]

  given sea_duel { with = [unit.submarine, unit.submarine] }
  dice { rolls = [2, 2] }
  run conduct_combat {}
  expect {
    that    = empty(pieces(space.sea_zone_12))
    message = "each has sunk the other"
  }
}

test "of two submarines the one that hits with its own die lives" {
  cites = ["REV-257"]

  given sea_duel { with = [unit.submarine, unit.submarine] }
  dice { rolls = [2, 3] }
  run conduct_combat {}
  expect {
    that    = only_left(player.united_kingdom, unit.submarine)
    message = "the first die was the attacker's"
  }
}

test "a submarine's hit cannot be taken by a fighter" {
  cites = ["REV-258", "REV-584", "REV-622"]

  given {
    call turn_of { p = player.united_states }
    place sea_zone_12 {
      united_states = { submarine = 1 }
      japan         = { carrier = 1, fighter = 2 }
    }
    call onto_decks { sea = space.sea_zone_12 }
  }
  dice { rolls = [2, 4, 6] }
  run conduct_combat { defaults = true }
  expect {
    that    = standing(player.japan, unit.carrier, space.sea_zone_12) == 0
    message = "the carrier was the only ship"
  }
  expect {
    that    = standing(player.united_states, unit.submarine, space.sea_zone_12) == 0
    message = "any aircraft may fire at a submarine"
  }
}

test "two submarine hits sink one carrier and no fighter" {
  cites = ["REV-258", "REV-622"]

  given {
    call turn_of { p = player.united_states }
    place sea_zone_60 {
      united_states = { submarine = 2 }
      japan         = { carrier = 1, fighter = 1 }
    }
    call onto_decks { sea = space.sea_zone_60 }
    call attackers_came { from = space.sea_zone_57 }
  }
  dice { rolls = [2, 2, 6] }
  run conduct_combat {}
  play { lines = ["done", "retreat to sea_zone_57"] }
  expect {
    that = (
      standing(player.japan, unit.carrier, space.sea_zone_60) == 0 &&
      standing(player.japan, unit.fighter, space.sea_zone_60) == 0 &&
      standing(player.japan, unit.fighter, space.japan) == 1
    )
    message = "the fighter lived, and has flown ashore"
  }
}

test "a submarine fires again in every cycle, and never with the others" {
  cites = ["REV-263", "REV-266", "REV-279", "REV-621"]

  given sea_duel { with = [unit.submarine, unit.transport] }
  dice { rolls = [3, 6, 3, 6, 2] }
  run conduct_combat { defaults = true }
  expect {
    that    = standing(player.germany, unit.transport, space.sea_zone_12) == 0
    message = "one die in each cycle"
  }
}

test "submarines stay in the battle after their fire and may be hit" {
  cites = ["REV-263", "REV-624"]

  given sea_duel { with = [unit.submarine, unit.transport] }
  dice { rolls = [3, 1] }
  run conduct_combat { defaults = true }
  expect { that = only_left(player.germany, unit.transport) }
}

test "ships and aircraft may fire at submarines" {
  cites = ["REV-624"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { destroyer = 1, fighter = 1 }
      germany        = { submarine = 2 }
    }
    call attackers_came { from = space.sea_zone_8 }
    call in_flight { moved = 1 }
  }
  dice { rolls = [6, 6, 3, 3] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.germany, unit.submarine, space.sea_zone_12) == 0 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_12) == 1
    )
  }
}

# ---- Destroyers

test "where its side has a destroyer, a submarine's victim stays to fire" {
  cites = ["REV-264", "REV-265", "REV-563", "REV-565", "REV-623"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { submarine = 1 }
      germany        = { transport = 1, destroyer = 1 }
    }
  }
  dice { rolls = [2, 1, 6] }
  run conduct_combat {}
  play { lines = ["transport"] }
  expect {
    that = (
      standing(player.germany, unit.transport, space.sea_zone_12) == 0 &&
      standing(player.united_kingdom, unit.submarine, space.sea_zone_12) == 0 &&
      standing(player.germany, unit.destroyer, space.sea_zone_12) == 1
    )
    message = "the transport has sunk the submarine before it went down"
  }
}

test "an attacker's destroyer lets the attacker's casualties fire" {
  cites = ["REV-264", "REV-265", "REV-563", "REV-565"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { destroyer = 1, transport = 1 }
      germany        = { submarine = 1 }
    }
  }
  dice { rolls = [2, 3] }
  run conduct_combat {}
  play { lines = ["destroyer"] }
  expect {
    that = (
      standing(player.germany, unit.submarine, space.sea_zone_12) == 0 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_12) == 0 &&
      standing(player.united_kingdom, unit.transport, space.sea_zone_12) == 1
    )
    message = "the destroyer itself was hit and still fired"
  }
}

test "a destroyer protects its own side's casualties, not the enemy's" {
  cites = ["REV-264", "REV-259"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { submarine = 1, destroyer = 1 }
      germany        = { transport = 1 }
    }
  }
  dice { rolls = [2] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.germany, unit.transport, space.sea_zone_12) == 0 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_12) == 1
    )
    message = "the transport rolled no die, nor needed the destroyer"
  }
}

test "in the noncombat move a submarine cannot enter a zone with an enemy destroyer" {
  cites = ["REV-620", "REV-564"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { submarine = 1 } }
    place sea_zone_12 { germany = { destroyer = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 submarine from sea_zone_8 to sea_zone_12"
    because = "That is out of its reach"
  }
}

test "a submarine may pass enemy ships in the noncombat move but not stop among them" {
  cites = ["REV-617", "REV-619"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { submarine = 1 } }
    place sea_zone_12 { germany = { transport = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 submarine from sea_zone_8 to sea_zone_12"
    because = "A noncombat move does not end among enemy ships."
  }
  play { lines = ["move 1 submarine from sea_zone_8 to sea_zone_13"] }
  expect { that = standing(player.united_kingdom, unit.submarine, space.sea_zone_13) == 1 }
}

test "a submarine that ends its combat move among enemy ships must fight" {
  cites = ["REV-618"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { submarine = 1 } }
    place sea_zone_12 { germany = { transport = 1 } }
  }
  run combat_move {}
  play { lines = ["move 1 submarine from sea_zone_8 to sea_zone_12"] }
  dice { rolls = [2] }
  run conduct_combat {}
  expect { that = standing(player.germany, unit.transport, space.sea_zone_12) == 0 }
}

# ---- Submerging

test "a submarine of the attacker may leave the battle by submerging" {
  cites = ["REV-290", "REV-291", "REV-625", "REV-626"]

  given sea_duel { with = [unit.submarine, unit.transport] }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["submarine"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.submarine, space.sea_zone_12) == 1 &&
      standing(player.germany, unit.transport, space.sea_zone_12) == 1 &&
      count(pieces(space.sea_zone_12), piece.submerged) == 1
    )
    message = "after one cycle the battle is over, the submarine under water"
  }
}

test "a submarine of the defender may leave the battle by submerging" {
  cites = ["REV-290", "REV-291", "REV-625", "REV-626"]

  given sea_duel { with = [unit.battleship, unit.submarine] }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["submarine"] }
  expect {
    that = (
      standing(player.germany, unit.submarine, space.sea_zone_12) == 1 &&
      standing(player.united_kingdom, unit.battleship, space.sea_zone_12) == 1 &&
      count(pieces(space.sea_zone_12), piece.submerged) == 1
    )
  }
}

test "submarines are asked only after both sides have fired" {
  cites = ["REV-290", "REV-625"]

  given sea_duel { with = [unit.battleship, unit.submarine] }
  dice { rolls = [2, 3] }
  run conduct_combat { defaults = true }
  expect {
    that    = !first(pieces(space.sea_zone_12)).submerged && only_left(player.united_kingdom, unit.battleship)
    message = "it fired, was fired at and sank before it could dive"
  }
}

test "a submerged submarine is out of the battle, whatever the others do" {
  cites = ["REV-280", "REV-290", "REV-625"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { submarine = 1, destroyer = 1 }
      germany        = { transport = 1 }
    }
  }
  dice { rolls = [6, 6, 6, 3, 6] }
  run conduct_combat {}
  play { lines = ["submarine"] }
  expect {
    that = (
      standing(player.germany, unit.transport, space.sea_zone_12) == 0 &&
      standing(player.united_kingdom, unit.submarine, space.sea_zone_12) == 1
    )
    message = "in the second cycle the destroyer fought alone"
  }
}

test "the attacker's destroyer keeps the defender's submarine up" {
  cites = ["REV-290", "REV-563", "REV-566", "REV-630"]

  given sea_duel { with = [unit.destroyer, unit.submarine] }
  dice { rolls = [6, 6, 6, 3] }
  run conduct_combat {}
  expect {
    that = (
      count(pieces(space.sea_zone_12)) == 1 && standing(player.united_kingdom, unit.destroyer, space.sea_zone_12) == 1
    )
  }
}

test "the defender's destroyer keeps the attacker's submarine up" {
  cites = ["REV-290", "REV-563", "REV-566", "REV-630"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { submarine = 1 }
      germany        = { destroyer = 1 }
    }
  }
  dice { rolls = [6, 6, 2, 6] }
  run conduct_combat {}
  expect {
    that    = only_left(player.united_kingdom, unit.submarine)
    message = "nobody was asked after the first cycle; in the second the destroyer is hit, and fires back in vain"
  }
}

test "when the destroyer has gone down, the submarine may submerge" {
  cites = ["REV-566", "REV-290"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { submarine = 1 }
      germany        = { destroyer = 1, transport = 1 }
    }
  }
  dice { rolls = [2, 6, 6] }
  run conduct_combat {}
  play { lines = ["destroyer", "submarine"] }
  expect { that = count(pieces(space.sea_zone_12), piece.submerged) == 1 }
}

test "a submarine that has submerged does not move on this turn" {
  cites = ["REV-291", "REV-292", "REV-626"]

  given {
    call sea_duel { with = [unit.submarine, unit.transport] }
    place eastern_canada { united_kingdom = { infantry = 1 } }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["submarine"] }
  run noncombat_move {}
  refuse {
    line    = "move 1 submarine from sea_zone_12 to sea_zone_8"
    because = "No unit of yours there can still move."
  }
  expect { that = standing(player.united_kingdom, unit.submarine, space.sea_zone_12) == 1 }
}

test "a surfaced submarine stops them" {
  cites = ["REV-293", "REV-628"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { battleship = 1 } }
    place sea_zone_12 { germany = { submarine = 1 } }
    place sea_zone_7 { germany = { submarine = 1 } }
    place sea_zone_9 { germany = { submarine = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 1 battleship from sea_zone_8 to sea_zone_13"
    because = "That is out of its reach"
  }
}

test "over a surfaced submarine they do neither" {
  cites = ["REV-629", "REV-608"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 { germany = { submarine = 1 } }
    place united_kingdom { united_kingdom = { infantry = 2 } }
    call already_held { territories = [space.norway] }
    call laden_transport {
      sea   = space.sea_zone_6
      cargo = [unit.infantry]
    }
  }
  run noncombat_move {}
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "A transport does not load in a zone with enemy units."
  }
  refuse {
    line    = "unload infantry from sea_zone_6 to norway"
    because = "A transport does not unload in a zone with enemy units."
  }
}

test "super submarines attack at 3" {
  cites = ["REV-613", "REV-631"]

  given {
    call sea_duel { with = [unit.submarine, unit.transport] }
    set player united_kingdom { technologies = [technology.super_submarines] }
  }
  dice { rolls = [4, 6, 3] }
  run conduct_combat { defaults = true }
  expect { that = only_left(player.united_kingdom, unit.submarine) }
}

test "super submarines defend at 2 as ever" {
  cites = ["REV-613", "REV-615", "REV-631"]

  given {
    call sea_duel { with = [unit.destroyer, unit.submarine] }
    set player germany { technologies = [technology.super_submarines] }
  }
  dice { rolls = [3, 6, 6, 3] }
  run conduct_combat { defaults = true }
  expect { that = only_left(player.united_kingdom, unit.destroyer) }
}

# ---- Retreat at sea

test "a ship that fought where it lay does not move in the noncombat move" {
  cites = ["REV-190", "REV-394"]

  given {
    call sea_duel { with = [unit.destroyer, unit.transport] }
    place eastern_canada { united_kingdom = { infantry = 1 } }
  }
  dice { rolls = [3, 6] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  refuse {
    line    = "move 1 destroyer from sea_zone_12 to sea_zone_8"
    because = "No unit of yours there can still move."
  }
}

test "transports alone must survive the defenders' fire before they may retreat" {
  cites = ["REV-589", "REV-590"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { transport = 2 }
      germany        = { destroyer = 1 }
    }
    call attackers_came { from = space.sea_zone_8 }
  }
  dice { rolls = [3] }
  run conduct_combat {}
  play { lines = ["retreat to sea_zone_8"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.transport, space.sea_zone_8) == 1 &&
      standing(player.united_kingdom, unit.transport, space.sea_zone_12) == 0
    )
    message = "one was sunk, one got away; neither has fired"
  }
}

test "a transport in an attack never fires, but can be lost" {
  cites = ["REV-586", "REV-589"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { destroyer = 1, transport = 1 }
      germany        = { submarine = 1 }
    }
  }
  dice { rolls = [6, 6, 2, 3] }
  run conduct_combat {}
  play { lines = ["transport"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_12) == 1 &&
      standing(player.united_kingdom, unit.transport, space.sea_zone_12) == 0 &&
      standing(player.germany, unit.submarine, space.sea_zone_12) == 0
    )
    message = "two dice in each cycle"
  }
}

test "cargo goes down with its transport" {
  cites = ["REV-591", "REV-596"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 { germany = { destroyer = 1 } }
    call laden_transport {
      sea   = space.sea_zone_12
      cargo = [unit.infantry, unit.armour]
    }
  }
  dice { rolls = [3] }
  run conduct_combat {}
  expect { that = count(pieces(space.sea_zone_12)) == 1 }
}

test "cargo neither defends at sea nor takes a hit" {
  cites = ["REV-595"]

  given {
    call turn_of { p = player.germany }
    place sea_zone_12 {
      germany        = { destroyer = 1 }
      united_kingdom = { transport = 1, destroyer = 1 }
    }
    call stow {
      with  = [space.sea_zone_12, player.united_kingdom]
      cargo = [unit.armour, unit.infantry]
    }
    call attackers_came { from = space.sea_zone_13 }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to sea_zone_13"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.armour, space.sea_zone_12) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.sea_zone_12) == 1
    )
    message = "two ships, two dice"
  }
}

test "cargo does not attack at sea" {
  cites = ["REV-595", "REV-338"]

  given {
    call sea_duel { with = [unit.destroyer, unit.destroyer] }
    call laden_transport {
      sea   = space.sea_zone_12
      cargo = [unit.armour, unit.infantry]
    }
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.germany, unit.destroyer, space.sea_zone_12) == 0 &&
      standing(player.united_kingdom, unit.armour, space.sea_zone_12) == 1
    )
    message = "the destroyer alone has fired"
  }
}
