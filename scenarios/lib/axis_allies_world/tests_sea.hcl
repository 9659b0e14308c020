# Tests of ships, submarines and sea battles. Clauses 256 to 265, 290 to 293, 548 to 554, 559 to 566, 571 to 574, 585 to
# 591, 595 and 612 to 631.

# The British turn: one ship of theirs attacks a German one in sea zone 12.
procedure sea_duel {
  params = { attacker = unit, defender = unit }

  call turn_of { p = player.united_kingdom }
  create {
    unit  = defender
    owner = player.germany
    at    = space.sea_zone_12
  }
  create {
    unit  = attacker
    owner = player.united_kingdom
    at    = space.sea_zone_12
  }
}

# Whether one ship is all that is left there, and whose.
function only_left {
  params = { p = player, u = unit }
  is     = count(pieces(space.sea_zone_12)) == 1 && standing(p, u, space.sea_zone_12) == 1
}

# ---- What ships cost, and how they fight and move

test "a battleship, a destroyer, a carrier, a transport and a submarine move two zones" {
  cites = ["REV-551", "REV-562", "REV-574", "REV-588", "REV-616"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_1 { united_kingdom = { battleship = 1, destroyer = 1, carrier = 1, transport = 1, submarine = 1 } }
  }
  run noncombat_move {}
  refuse {
    line = [
      "move 1 battleship from sea_zone_1 to sea_zone_13",
      "move 1 destroyer from sea_zone_1 to sea_zone_13",
      "move 1 carrier from sea_zone_1 to sea_zone_13",
      "move 1 transport from sea_zone_1 to sea_zone_13",
      "move 1 submarine from sea_zone_1 to sea_zone_13",
    ]
    because = "That is out of its reach"
  }
  play {
    lines = [
      "move 1 battleship from sea_zone_1 to sea_zone_12",
      "move 1 destroyer from sea_zone_1 to sea_zone_12",
      "move 1 carrier from sea_zone_1 to sea_zone_12",
      "move 1 transport from sea_zone_1 to sea_zone_12",
      "move 1 submarine from sea_zone_1 to sea_zone_12",
    ]
  }
  expect { that = empty(pieces(space.sea_zone_1)) && count(pieces(space.sea_zone_12)) == 5 }
}

# ---- Battleships

test "a battleship that survives the battle is repaired" {
  cites = ["REV-554"]

  given sea_duel { with = [unit.destroyer, unit.battleship] }
  dice { rolls = [3, 4] }
  run conduct_combat {}
  expect {
    that = (
      !first(pieces(space.sea_zone_12)).damaged && standing(player.germany, unit.battleship, space.sea_zone_12) == 1
    )
    message = "upright again"
  }
}

test "an attacking battleship is repaired as well" {
  cites = ["REV-554"]

  given sea_duel { with = [unit.battleship, unit.destroyer] }
  dice { rolls = [4, 3] }
  run conduct_combat {}
  expect {
    that = (
      !first(pieces(space.sea_zone_12)).damaged &&
      standing(player.united_kingdom, unit.battleship, space.sea_zone_12) == 1
    )
  }
}

# ---- Destroyers

test "submarines fire first even where there is an enemy destroyer" {
  cites = ["REV-621", "REV-563"]

  given sea_duel { with = [unit.submarine, unit.destroyer] }
  dice { rolls = [2, 6] }
  run conduct_combat {}
  expect {
    that    = only_left(player.united_kingdom, unit.submarine)
    message = "the destroyer was hit first, though it fired before it sank"
  }
}

test "a submarine sails on through a zone with enemy ships" {
  cites = ["REV-617"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { submarine = 1 } }
    place sea_zone_12 { germany = { transport = 1 } }
    place sea_zone_13 { germany = { transport = 1 } }
  }
  run combat_move {}
  play { lines = ["move 1 submarine from sea_zone_8 to sea_zone_13"] }
  expect { that = standing(player.united_kingdom, unit.submarine, space.sea_zone_13) == 1 }
}

test "an enemy destroyer stops a submarine" {
  cites = ["REV-563", "REV-564", "REV-620"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { submarine = 1 } }
    place sea_zone_12 { germany = { destroyer = 1 } }
    place sea_zone_13 { germany = { transport = 1 } }
    place sea_zone_7 { germany = { destroyer = 1 } }
    place sea_zone_9 { germany = { destroyer = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 1 submarine from sea_zone_8 to sea_zone_13"
    because = "That is out of its reach"
  }
  play { lines = ["move 1 submarine from sea_zone_8 to sea_zone_12"] }
  expect { that = standing(player.united_kingdom, unit.submarine, space.sea_zone_12) == 1 }
}

# ---- Submerging

test "no submarine submerges in sight of an enemy destroyer" {
  cites = ["REV-290", "REV-563", "REV-566", "REV-630"]

  given sea_duel { with = [unit.submarine, unit.destroyer] }
  dice { rolls = [6, 6, 2, 6] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.germany, unit.destroyer, space.sea_zone_12) == 0 && !first(pieces(space.sea_zone_12)).submerged
    )
    message = "nobody was asked between the cycles"
  }
}

test "a submerged submarine comes up at the end of the noncombat move, and no battle follows" {
  cites = ["REV-292", "REV-626", "REV-627"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { submarine = 1, battleship = 1 }
      germany        = { destroyer = 1 }
    }
    place eastern_canada { united_kingdom = { infantry = 1 } }
    destroy c {
      in    = pieces(space.sea_zone_12)
      where = c.unit == unit.destroyer
    }
    place sea_zone_12 { germany = { submarine = 1 } }
    set c {
      in        = pieces(space.sea_zone_12)
      where     = c.owner == player.germany
      submerged = true
    }
  }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  expect {
    that    = any(pieces(space.sea_zone_12), piece.submerged)
    message = "still under water while the others move"
  }
  play { lines = ["end noncombat move"] }
  expect {
    that    = !any(pieces(space.sea_zone_12), piece.submerged) && count(pieces(space.sea_zone_12)) == 3
    message = "up again, and nobody has fired"
  }
}

test "ships sail on over submerged submarines" {
  cites = ["REV-293", "REV-628"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { battleship = 1 } }
    place sea_zone_12 { germany = { submarine = 1 } }
    set c {
      in        = pieces(space.sea_zone_12)
      where     = c.unit == unit.submarine
      submerged = true
    }
  }
  run noncombat_move {}
  play { lines = ["move 1 battleship from sea_zone_8 to sea_zone_13"] }
  expect { that = standing(player.united_kingdom, unit.battleship, space.sea_zone_13) == 1 }
}

test "transports load and unload over submerged submarines" {
  cites = ["REV-629"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { transport = 1 }
      germany        = { submarine = 1 }
    }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    call already_held { territories = [space.norway] }
    set c {
      in        = pieces(space.sea_zone_6)
      where     = c.unit == unit.submarine
      submerged = true
    }
  }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6",
      "unload infantry from sea_zone_6 to norway",
    ]
  }
  expect { that = standing(player.united_kingdom, unit.infantry, space.norway) == 1 }
}

# ---- Retreat at sea

test "ships retreat together to a friendly zone from which one of them came" {
  cites = ["REV-281..283"]

  given {
    call sea_duel { with = [unit.battleship, unit.battleship] }
    call attackers_came { from = space.sea_zone_8 }
    place sea_zone_12 { united_kingdom = { destroyer = 1 } }
    call attackers_came { from = space.sea_zone_13 }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  refuse {
    line    = "retreat to sea_zone_9"
    because = "is no answer here"
  }
  play { lines = ["retreat to sea_zone_13"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.battleship, space.sea_zone_13) == 1 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_13) == 1
    )
  }
}
