# Tests of multinational forces, carriers with allied fighters and allied transports. Clauses 358 to 373, 575 to 583, 592 and 597.

# German tanks have entered Karelia, where infantry of two powers and a fighter of a third defend.
procedure tanks_against_three_allies {
  params = { tanks = int }

  call turn_of { p = player.germany }
  place karelia {
    soviet_union   = { infantry = 1 }
    united_kingdom = { infantry = 1 }
    united_states  = { fighter = 1 }
  }
  create {
    unit  = unit.armour
    owner = player.germany
    at    = space.karelia
    count = tanks
  }
  call attackers_came { from = space.eastern_europe }
}

# An American fighter on a British carrier, off Norway, where a German infantry stands.
procedure american_on_british_deck {
  params = { turn = player }

  call turn_of { p = turn }
  place sea_zone_6 {
    united_kingdom = { carrier = 1 }
    united_states  = { fighter = 1 }
  }
  call onto_decks { sea = space.sea_zone_6 }
  place norway { germany = { infantry = 1 } }
}

# An American infantry aboard a British transport, off America.
procedure american_on_british_transport {
  params = { turn = player }

  call turn_of { p = turn }
  place sea_zone_10 { united_kingdom = { transport = 1 } }
  call stow {
    with  = [space.sea_zone_10, player.united_states]
    cargo = [unit.infantry]
  }
}

# ---- Multinational forces

test "units of one side may share a space" {
  cites = ["REV-358"]

  given {
    call turn_of { p = player.united_kingdom }
    place archangel { united_kingdom = { infantry = 1 } }
    place karelia { soviet_union = { infantry = 1 } }
    place sea_zone_3 { united_kingdom = { destroyer = 1 } }
    place sea_zone_4 { soviet_union = { submarine = 1 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "move 1 infantry from archangel to karelia",
      "move 1 destroyer from sea_zone_3 to sea_zone_4",
    ]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.karelia) == 1 &&
      standing(player.soviet_union, unit.infantry, space.karelia) == 1 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_4) == 1 &&
      standing(player.soviet_union, unit.submarine, space.sea_zone_4) == 1
    )
  }
}

test "a multinational force defends together: all its units fire" {
  cites = ["REV-359..361", "REV-364"]

  given tanks_against_three_allies { tanks = 2 }
  dice { rolls = [6, 6, 2, 2, 4] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.germany, unit.armour, space.karelia) == 0 &&
      standing(player.soviet_union, unit.infantry, space.karelia) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.karelia) == 1 &&
      standing(player.united_states, unit.fighter, space.karelia) == 1
    )
    message = "three powers, three dice"
  }
}

test "the attacker fires first at a multinational force" {
  cites = ["REV-361"]

  given tanks_against_three_allies { tanks = 3 }
  dice { rolls = [3, 3, 3, 2, 2, 4] }
  run conduct_combat { defaults = true }
  expect {
    that    = empty(pieces(space.karelia))
    message = "the dice of the tanks came first, those of the defenders after them"
  }
}

test "the defenders agree on their casualties" {
  cites = ["REV-362"]

  given tanks_against_three_allies { tanks = 2 }
  dice { rolls = [3, 6, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["fighter", "true", "true", "retreat to eastern_europe"] }
  expect {
    that = (
      standing(player.united_states, unit.fighter, space.karelia) == 0 &&
      standing(player.soviet_union, unit.infantry, space.karelia) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.karelia) == 1
    )
  }
}

test "if the defenders do not agree, the attacker chooses" {
  cites = ["REV-363"]

  given tanks_against_three_allies { tanks = 2 }
  dice { rolls = [3, 6, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["fighter", "true", "false", "infantry"] }
  play { lines = ["retreat to eastern_europe"] }
  expect {
    that = (
      standing(player.united_states, unit.fighter, space.karelia) == 1 &&
      count(pieces(space.karelia), piece.unit == unit.infantry) == 1
    )
  }
}

test "when the first of them objects, the others are not asked" {
  cites = ["REV-363"]

  given tanks_against_three_allies { tanks = 2 }
  dice { rolls = [3, 6, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["infantry", "false", "fighter", "retreat to eastern_europe"] }
  expect {
    that = (
      standing(player.united_states, unit.fighter, space.karelia) == 0 &&
      standing(player.soviet_union, unit.infantry, space.karelia) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.karelia) == 1
    )
    message = "the attacker has chosen the fighter"
  }
}

test "units of an ally are not moved" {
  cites = ["REV-359", "REV-365"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { destroyer = 1 }
      united_states  = { battleship = 1 }
    }
    place sea_zone_5 { germany = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 1 battleship from sea_zone_6 to sea_zone_5"
    because = "No such unit of yours there can make a combat move"
  }
}

# ---- Carriers and allied fighters

test "a fighter takes off from an ally's carrier in its own turn" {
  cites = ["REV-366", "REV-576"]

  given american_on_british_deck { turn = player.united_states }
  run combat_move {}
  play { lines = ["fly 1 fighter from sea_zone_6 to norway"] }
  dice { rolls = [3, 6] }
  run conduct_combat { defaults = true }
  run noncombat_move {}
  play { lines = ["land fighter from norway in sea_zone_6"] }
  expect {
    that    = on_deck(player.united_kingdom, space.sea_zone_6) == 1
    message = "and lands there in its own turn"
  }
}

test "nor does it land there then" {
  cites = ["REV-576"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 { united_kingdom = { carrier = 1 } }
    place norway { united_states = { fighter = 1 } }
    place eastern_canada { united_kingdom = { infantry = 1 } }
    set space norway { controller = player.united_states }
  }
  run noncombat_move {}
  refuse {
    line    = "land fighter from norway in sea_zone_6"
    because = "No aircraft of yours there can still fly."
  }
}

test "the carrier of an ally does not move until its owner's turn" {
  cites = ["REV-367"]

  given {
    call american_on_british_deck { turn = player.united_states }
    place eastern_united_states { united_states = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "sail carrier from sea_zone_6 to sea_zone_3"
    because = "No laden ship of yours there can move."
  }
  play { lines = ["fly 1 fighter from sea_zone_6 to norway"] }
  run noncombat_move {}
  refuse {
    line    = "move 1 carrier from sea_zone_6 to sea_zone_3"
    because = "No unit of yours there can still move."
  }
}

test "a carrier holds two fighters, allied ones among them" {
  cites = ["REV-575"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { carrier = 1, fighter = 1 }
      united_states  = { fighter = 1 }
    }
    call onto_decks { sea = space.sea_zone_6 }
    place united_kingdom { united_kingdom = { fighter = 1, infantry = 1 } }
    place sea_zone_7 { united_kingdom = { carrier = 1 } }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "land fighter from united_kingdom in sea_zone_6"
    because = "Aircraft land in territory"
  }
  play { lines = ["land fighter from united_kingdom in sea_zone_7"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.sea_zone_7) == 1 }
}

test "a carrier may sail to the zone where its fighter waits, and must" {
  cites = ["REV-580"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_7 { united_kingdom = { carrier = 1, transport = 1 } }
    place sea_zone_3 { united_kingdom = { fighter = 1 } }
    call in_flight { moved = 4 }
    place eastern_canada { united_kingdom = { infantry = 1 } }
    place united_kingdom { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "end noncombat move"
    because = "A carrier must first go where one of your fighters waits: it was promised."
  }
  play { lines = ["move 1 carrier from sea_zone_7 to sea_zone_3", "end noncombat move"] }
  expect { that = on_deck(player.united_kingdom, space.sea_zone_3) == 1 }
}

test "a carrier on which a fighter has landed does not move on" {
  cites = ["REV-581"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 { united_kingdom = { carrier = 1 } }
    place united_kingdom { united_kingdom = { fighter = 1, infantry = 1 } }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
  }
  run noncombat_move {}
  play { lines = ["land fighter from united_kingdom in sea_zone_6"] }
  refuse {
    line    = "sail carrier from sea_zone_6 to sea_zone_7"
    because = "No laden ship of yours there can still move."
  }
}

# ---- An ally's transport

test "the owner of the transport decides whether it sails" {
  cites = ["REV-372"]

  given {
    call american_on_british_transport { turn = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    place eastern_canada { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["end noncombat move"] }
  expect {
    that    = standing(player.united_states, unit.infantry, space.sea_zone_10) == 1
    message = "it stays, with the cargo aboard"
  }
}

test "allied cargo goes ashore in a friendly territory in its own turn" {
  cites = ["REV-370", "REV-373", "REV-597"]

  given {
    call american_on_british_transport { turn = player.united_states }
    place western_united_states { united_states = { infantry = 1 } }
    place eastern_united_states { united_states = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["unload infantry from sea_zone_10 to eastern_united_states"] }
  expect { that = standing(player.united_states, unit.infantry, space.eastern_united_states) == 2 }
}

test "in the turn of the transport's owner it does not" {
  cites = ["REV-371", "REV-373", "REV-597", "REV-369"]

  given {
    call american_on_british_transport { turn = player.united_kingdom }
    call stow {
      with  = [space.sea_zone_10, player.united_kingdom]
      cargo = [unit.infantry]
    }
    place eastern_canada { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["unload infantry from sea_zone_10 to eastern_united_states"] }
  refuse {
    line    = "unload infantry from sea_zone_10 to eastern_united_states"
    because = "None of your units aboard there can go ashore."
  }
  expect {
    that = (
      standing(player.united_states, unit.infantry, space.sea_zone_10) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.eastern_united_states) == 1
    )
    message = "the British infantry has landed, the American has not"
  }
}

test "one transport may carry units of two powers" {
  cites = ["REV-592", "REV-370"]

  given {
    call turn_of { p = player.united_states }
    place sea_zone_10 { united_kingdom = { transport = 1 } }
    call stow {
      with  = [space.sea_zone_10, player.united_kingdom]
      cargo = [unit.infantry]
    }
    place eastern_united_states { united_states = { infantry = 1, armour = 1 } }
  }
  run noncombat_move {}
  play { lines = ["load armour from eastern_united_states in sea_zone_10"] }
  expect { that = count(cargo(first(pieces(space.sea_zone_10), piece.unit == unit.transport))) == 2 }
}

test "troops aboard one's own transport land at once, though others aboard an ally's came first and cannot" {
  cites = ["REV-225", "REV-334", "REV-369"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 { united_states = { transport = 1 } }
    call stow {
      with  = [space.sea_zone_6, player.united_kingdom]
      cargo = [unit.infantry, unit.infantry]
    }
    place sea_zone_6 {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
    call laden_transport {
      sea   = space.sea_zone_6
      cargo = [unit.infantry]
    }
    call begin_turn { with = [player.united_kingdom] }
  }
  run combat_move {}
  play { lines = ["assault norway with infantry from sea_zone_6"] }
  expect { that = one_of(player.united_kingdom, unit.transport, space.sea_zone_6).unloads == space.norway }
}
