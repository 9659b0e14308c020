# Where two rules meet, and where a player would try to get round one.

# ---- Transports in the noncombat move

test "in its own power's next turn it loads again" {
  setup = true
  cites = ["REV-607"]

  given {
    call bare_map { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    set t {
      in      = pieces(space.sea_zone_6)
      where   = t.unit == unit.transport
      unloads = space.norway
    }
    call begin_turn { p = player.united_kingdom }
  }
  run combat_move {}
  play { lines = ["load infantry from united_kingdom in sea_zone_6"] }
  expect { that = count(pieces(space.sea_zone_6), piece.holder != none) == 1 }
}

# ---- Retreats

test "a retreat goes to where a unit set out from, though it died since" {
  setup = true
  cites = ["REV-282"]

  given {
    call bare_map { p = player.soviet_union }
    place west_russia { germany = { infantry = 2 } }
    place russia { soviet_union = { infantry = 1 } }
    place caucasus { soviet_union = { armour = 1 } }
  }
  dice { rolls = [6, 6, 1, 6] }
  run moves_and_battles {}
  play {
    lines = [
      "move 1 infantry from russia to west_russia",
      "move 1 armour from caucasus to west_russia",
      "end combat move",
      "infantry",
      "retreat to russia",
    ]
  }
  expect {
    that    = standing(player.soviet_union, unit.armour, space.russia) == 1
    message = "the infantry came from Russia, and is dead"
  }
}

# ---- Submarines

test "a destroyer of the defender's ally keeps the attacker's submarine up" {
  cites = ["REV-566", "REV-630"]

  given {
    call turn_of { p = player.germany }
    place sea_zone_12 {
      united_kingdom = { battleship = 1 }
      united_states  = { destroyer = 1 }
      germany        = { submarine = 1, battleship = 1 }
    }
    call attackers_came { from = space.sea_zone_13 }
  }
  dice { rolls = [6, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to sea_zone_13"] }
  expect { that = !any(every(piece), piece.submerged) }
}

# ---- Leaving a space shared since the turn began

test "a ship that came into a shared zone this turn does not go on to an empty one" {
  cites = ["REV-183", "REV-188"]

  given {
    call turn_of { p = player.germany }
    place sea_zone_6 {
      germany        = { destroyer = 1 }
      united_kingdom = { transport = 1 }
    }
    place sea_zone_5 { germany = { submarine = 1 } }
    set space sea_zone_6 { was_shared = true }
  }
  run combat_move {}
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6"] }
  refuse {
    line    = "move 1 submarine from sea_zone_6 to sea_zone_7"
    because = "A combat move ends where there is an enemy to fight"
  }
  play { lines = ["move 1 destroyer from sea_zone_6 to sea_zone_7"] }
}

test "a fighter leaves a shared zone for a friendly territory, and need not fight" {
  cites = ["REV-188"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { carrier = 1, fighter = 1 }
      germany        = { transport = 1 }
    }
    call onto_decks { sea = space.sea_zone_6 }
    set space sea_zone_6 { was_shared = true }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from sea_zone_6 to united_kingdom"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1 }
}

test "or for a carrier in a zone without enemies" {
  cites = ["REV-188"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { carrier = 1, fighter = 1 }
      germany        = { transport = 1 }
    }
    call onto_decks { sea = space.sea_zone_6 }
    place sea_zone_8 { united_kingdom = { carrier = 1 } }
    set space sea_zone_6 { was_shared = true }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from sea_zone_6 to sea_zone_8"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.sea_zone_8) == 1 }
}

test "a fighter in a zone that is not shared stays unless it fights" {
  cites = ["REV-183", "REV-188"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 { united_kingdom = { carrier = 1, fighter = 1 } }
    place sea_zone_7 { germany = { transport = 1 } }
    call onto_decks { sea = space.sea_zone_6 }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from sea_zone_6 to united_kingdom"
    because = "Aircraft fly to hostile territories and zones within their range"
  }
  play { lines = ["fly 1 fighter from sea_zone_6 to sea_zone_7"] }
}

# ---- Guns

test "a gun taken this turn stays where it was taken" {
  cites = ["REV-308"]

  given {
    call turn_of { p = player.soviet_union }
    place ukraine {
      germany      = { infantry = 1, aa_gun = 1 }
      soviet_union = { infantry = 1 }
    }
    place russia { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [1, 6] }
  run {
    defaults = true
    call conduct_combat {}
    call noncombat_move {}
  }
  refuse {
    line    = "move 1 aa_gun from ukraine to caucasus"
    because = "No unit of yours there can still move."
  }
}

test "a die has six faces" {
  cites = ["REV-045"]

  expect {
    that = count(die.d6.faces) == 6 && sum(die.d6.faces) == 21 && max(die.d6.faces) == 6 && min(die.d6.faces) == 1
  }
}

# ---- Fighters and carriers are settled together

# The Japanese turn: fighters on the Carolines, four spaces from sea zones 53 and 56, in each of which lies an enemy
# transport, and a carrier in sea zone 51, two zones from both.
procedure two_targets_one_carrier {
  call bare_map { p = player.japan }
  place caroline_islands { japan = { fighter = 3 } }
  place sea_zone_51 { japan = { carrier = 1 } }
  place sea_zone_53 { united_states = { transport = 1 } }
  place sea_zone_56 { united_states = { transport = 1 } }
}

test "one carrier does not serve fighters bound for two zones" {
  setup = true
  cites = ["REV-314", "REV-315", "REV-506", "REV-507"]

  given two_targets_one_carrier {}
  run combat_move {}
  play { lines = ["fly 1 fighter from caroline_islands to sea_zone_53"] }
  refuse {
    line    = "fly 1 fighter from caroline_islands to sea_zone_56"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["fly 1 fighter from caroline_islands to sea_zone_53"] }
}

test "two carriers serve two zones" {
  setup = true
  cites = ["REV-315", "REV-507"]

  given {
    call two_targets_one_carrier {}
    place sea_zone_63 { japan = { carrier = 1 } }
  }
  run combat_move {}
  play {
    lines = ["fly 1 fighter from caroline_islands to sea_zone_53", "fly 2 fighter from caroline_islands to sea_zone_56"]
  }
}

test "a promise is not let go because another is met" {
  setup = true
  cites = ["REV-317", "REV-509"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_53 { japan = { fighter = 1 } }
    place sea_zone_56 { japan = { fighter = 1 } }
    call in_flight { moved = 4 }
    place sea_zone_51 { japan = { carrier = 1 } }
    place sea_zone_63 { japan = { carrier = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 carrier from sea_zone_51 to sea_zone_56"
    because = "That carrier is promised to a fighter in flight."
  }
  play { lines = ["move 1 carrier from sea_zone_63 to sea_zone_56"] }
  refuse {
    line    = "end noncombat move"
    because = "A carrier must first go where one of your fighters waits"
  }
  play { lines = ["move 1 carrier from sea_zone_51 to sea_zone_53", "end noncombat move"] }
  expect { that = on_deck(player.japan, space.sea_zone_53) == 1 && on_deck(player.japan, space.sea_zone_56) == 1 }
}

# The American turn: two fighters that have flown two spaces fight over Okinawa; a carrier lies in sea zone 52.
procedure fighters_over_okinawa {
  call bare_map { p = player.united_states }
  place okinawa { japan = { infantry = 1 } }
  create {
    unit  = unit.fighter
    owner = player.united_states
    at    = space.okinawa
    count = 2
    flown = true
    moved = 2
  }
  place sea_zone_52 { united_states = { carrier = 1 } }
}

test "nor does a retreat take the deck that another fighter waits for" {
  setup = true
  cites = ["REV-285", "REV-317"]

  given {
    call bare_map { p = player.united_states }
    place okinawa { japan = { infantry = 1 } }
    create {
      unit  = unit.fighter
      owner = player.united_states
      at    = space.okinawa
      flown = true
      moved = 2
    }
    create {
      unit  = unit.fighter
      owner = player.united_states
      at    = space.sea_zone_53
      flown = true
      moved = 4
    }
    place sea_zone_51 { united_states = { carrier = 1 } }
  }
  dice { rolls = [6, 6] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play { lines = ["false", "move 1 carrier from sea_zone_51 to sea_zone_53"] }
  expect {
    that    = standing(player.united_states, unit.fighter, space.okinawa) == 1
    message = "it could only wait for the noncombat move, so nobody was asked"
  }
}

test "nor to a deck that lies among enemies" {
  setup = true
  cites = ["REV-285"]

  given {
    call fighters_over_okinawa {}
    place sea_zone_51 {
      united_states = { carrier = 1 }
      japan         = { transport = 1 }
    }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  play { lines = ["okinawa", "false"] }
  refuse {
    line    = "retreat to sea_zone_51"
    because = "is no answer here"
  }
}

test "a landing that would hold a carrier away from where it is promised is refused" {
  setup = true
  cites = ["REV-317", "REV-409"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_53 { japan = { fighter = 1 } }
    call in_flight { moved = 4 }
    place sea_zone_52 { japan = { fighter = 1 } }
    call in_flight { moved = 3 }
    place sea_zone_51 { japan = { carrier = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "land fighter from sea_zone_52 in sea_zone_51"
    because = "That place on deck is promised to another fighter."
  }
  play {
    lines = ["move 1 carrier from sea_zone_51 to sea_zone_53", "land fighter from sea_zone_52 in sea_zone_53"]
  }
  expect {
    that    = any(pieces(space.sea_zone_53), piece.unit == unit.fighter && piece.holder != none)
    message = "both go aboard where it was promised"
  }
}

test "a carrier that has fought holds nobody back, and the fighter it cannot reach is lost" {
  setup = true
  cites = ["REV-313", "REV-317"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_53 { japan = { fighter = 1 } }
    call in_flight { moved = 4 }
    place sea_zone_51 { japan = { carrier = 1 } }
    set c {
      in     = pieces(space.sea_zone_51)
      where  = c.unit == unit.carrier
      fought = true
      spent  = true
    }
  }
  run noncombat_move {}
  play { lines = ["end noncombat move"] }
  expect { that = standing(player.japan, unit.fighter, space.sea_zone_53) == 0 }
}

test "a fighter comes down on the deck of its choice, and that carrier stays" {
  setup = true
  cites = ["REV-210", "REV-400", "REV-409"]

  cases = {
    "its own power's" = { deck = "carrier", host = player.japan, stays = true }
    "an ally's"       = { deck = "carrier #2", host = player.germany, stays = false }
  }

  given {
    call bare_map { p = player.japan }
    place sea_zone_51 { germany = { carrier = 1 } }
    place sea_zone_51 { japan = { carrier = 1 } }
    place sea_zone_52 { japan = { fighter = 1 } }
    call in_flight { moved = 3 }
  }
  run noncombat_move {}
  play { lines = ["land fighter from sea_zone_52 in sea_zone_51", deck] }
  expect {
    that = (
      on_deck(host, space.sea_zone_51) == 1 &&
      any([for c in pieces(space.sea_zone_51) : c.unit == unit.carrier && c.owner == player.japan && c.spent]) == stays
    )
  }
}

test "a fighter takes no deck that another in flight cannot do without, where there is a second" {
  setup = true
  cites = ["REV-312", "REV-317", "REV-409"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_51 { germany = { carrier = 1 } }
    place sea_zone_51 { japan = { carrier = 1 } }
    place sea_zone_52 { japan = { fighter = 1 } }
    call in_flight { moved = 3 }
    place sea_zone_57 { japan = { fighter = 1 } }
    set c {
      in    = pieces(space.sea_zone_57)
      flown = true
      moved = 4
    }
  }
  run noncombat_move {}
  play {
    lines = [
      "land fighter from sea_zone_52 in sea_zone_51", "move 1 carrier from sea_zone_51 to sea_zone_57",
      "end noncombat move"
    ]
  }
  expect { that = on_deck(player.germany, space.sea_zone_51) == 1 && on_deck(player.japan, space.sea_zone_57) == 1 }
}

test "a carrier that sails in the noncombat move carries its fighter as cargo" {
  setup = true
  cites = ["REV-207", "REV-578"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_60 { japan = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_60 }
  }
  run noncombat_move {}
  play { lines = ["sail carrier from sea_zone_60 to sea_zone_61"] }
  refuse {
    line    = "land fighter from sea_zone_61 in japan"
    because = "No aircraft of yours there can still fly."
  }
}
