# Where two rules meet, and where a player would try to get round one.

# ---- Transports in the noncombat move

# The British turn: a transport in sea zone 2 may load in Britain; Eastern Canada is two zones away, and a destroyer lies in reach of
# an enemy, so that no menu closes by itself.
procedure across_the_atlantic {
  call bare_map { p = player.united_kingdom }
  place united_kingdom { united_kingdom = { infantry = 2 } }
  place sea_zone_2 { united_kingdom = { transport = 1 } }
  place eastern_canada { united_kingdom = { infantry = 2 } }
}

test "a transport that sailed in the combat move and did not fight does not unload in the noncombat move" {
  setup = true
  cites = ["REV-404"]

  given across_the_atlantic {}
  run moves_and_battles {}
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_2",
      "sail transport from sea_zone_2 to sea_zone_1",
      "end combat move",
    ]
  }
  refuse {
    line    = "unload infantry from sea_zone_1 to eastern_canada"
    because = "not if it sailed in the combat move without a battle"
  }
}

test "nor does it load" {
  setup = true
  cites = ["REV-404"]

  given across_the_atlantic {}
  run moves_and_battles {}
  play { lines = ["move 1 transport from sea_zone_2 to sea_zone_1", "end combat move"] }
  refuse {
    line    = "load infantry from eastern_canada in sea_zone_1"
    because = "No transport of your side lies there"
  }
}

test "what sailed in the combat move loads and unloads in the combat move" {
  setup = true
  cites = ["REV-404", "REV-600"]

  given across_the_atlantic {}
  run combat_move {}
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_2",
      "sail transport from sea_zone_2 to sea_zone_1",
      "load infantry from eastern_canada in sea_zone_1",
      "unload infantry from sea_zone_1 to eastern_canada",
    ]
  }
  expect { that = standing(player.united_kingdom, unit.infantry, space.eastern_canada) == 2 }
}

test "a transport that loaded in the combat move and stayed sails and unloads in the noncombat move" {
  setup = true
  cites = ["REV-404"]

  given across_the_atlantic {}
  run moves_and_battles {}
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_2",
      "end combat move",
      "sail transport from sea_zone_2 to sea_zone_1",
      "unload infantry from sea_zone_1 to eastern_canada",
    ]
  }
  expect { that = standing(player.united_kingdom, unit.infantry, space.eastern_canada) == 3 }
}

# The British turn: a transport with infantry lies in sea zone 6, between Britain and German Norway, and its landing there is announced.
procedure landing_in_norway {
  call bare_map { p = player.united_kingdom }
  call laden_transport {
    sea   = space.sea_zone_6
    cargo = [unit.infantry]
  }
  place norway { germany = { infantry = 1 } }
}

test "after a landing that was called off the cargo goes ashore among friends" {
  setup = true
  cites = ["REV-335", "REV-405"]

  given landing_in_norway {}
  run moves_and_battles {}
  play {
    lines = [
      "assault norway with infantry from sea_zone_6",
      "end combat move",
      "false",
      "unload infantry from sea_zone_6 to united_kingdom",
    ]
  }
  expect { that = standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 1 }
}

test "so does it where the transport sailed to the landing" {
  setup = true
  cites = ["REV-335", "REV-405"]

  given {
    call bare_map { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_7
      cargo = [unit.infantry]
    }
    place norway { germany = { infantry = 1 } }
  }
  run moves_and_battles {}
  play {
    lines = [
      "sail transport from sea_zone_7 to sea_zone_6",
      "assault norway with infantry from sea_zone_6",
      "end combat move",
      "false",
      "unload infantry from sea_zone_6 to united_kingdom",
    ]
  }
  expect { that = standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 1 }
}

test "and where a sea battle came before it" {
  setup = true
  cites = ["REV-335", "REV-405"]

  given {
    call landing_in_norway {}
    place sea_zone_6 {
      united_kingdom = { destroyer = 1 }
      germany        = { transport = 1 }
    }
  }
  dice { rolls = [3, 6] }
  run moves_and_battles {}
  play {
    lines = [
      "assault norway with infantry from sea_zone_6",
      "end combat move",
      "false",
      "unload infantry from sea_zone_6 to united_kingdom",
    ]
  }
  expect { that = standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 1 }
}

test "a transport whose landing was called off does not sail on" {
  setup = true
  cites = ["REV-394", "REV-405"]

  given landing_in_norway {}
  run moves_and_battles {}
  play { lines = ["assault norway with infantry from sea_zone_6", "end combat move", "false"] }
  refuse {
    line    = "sail transport from sea_zone_6 to sea_zone_7"
    because = "No laden ship of yours there can still move."
  }
}

test "an ally's transport that has bridged does not load again before its own power's next turn" {
  setup = true
  cites = ["REV-607"]

  given {
    call bare_map { p = player.united_states }
    place united_kingdom { soviet_union = { infantry = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    call already_held { territories = [space.norway] }
    place buryatia { soviet_union = { infantry = 1 } }
    place manchuria { japan = { infantry = 1 } }
    for t {
      in    = pieces(space.sea_zone_6)
      where = t.unit == unit.transport
      set t { unloads = space.norway }
    }
    call begin_turn { p = player.soviet_union }
  }
  run {
    set game { active = player.soviet_union }
    call combat_move {}
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "No transport of your side lies there"
  }
}

test "in its own power's next turn it loads again" {
  setup = true
  cites = ["REV-607"]

  given {
    call bare_map { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    for t {
      in    = pieces(space.sea_zone_6)
      where = t.unit == unit.transport
      set t { unloads = space.norway }
    }
    call begin_turn { p = player.united_kingdom }
  }
  run combat_move {}
  play { lines = ["load infantry from united_kingdom in sea_zone_6"] }
  expect { that = count([for c in pieces(space.sea_zone_6) : c if c.holder != none]) == 1 }
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

test "at sea also" {
  setup = true
  cites = ["REV-282"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_6 { germany = { destroyer = 1 } }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
    place sea_zone_3 { united_kingdom = { destroyer = 1 } }
  }
  dice { rolls = [6, 1] }
  run moves_and_battles {}
  play {
    lines = [
      "move 1 transport from sea_zone_7 to sea_zone_6",
      "move 1 destroyer from sea_zone_3 to sea_zone_6",
      "end combat move",
      "transport",
      "retreat to sea_zone_7",
    ]
  }
  expect { that = standing(player.united_kingdom, unit.destroyer, space.sea_zone_7) == 1 }
}

test "aircraft alone are not led back by where dead land units set out from" {
  setup = true
  cites = ["REV-282", "REV-284"]

  given {
    call bare_map { p = player.soviet_union }
    place west_russia { germany = { infantry = 1 } }
    place russia { soviet_union = { infantry = 1, fighter = 1 } }
  }
  dice { rolls = [6, 6, 1] }
  run moves_and_battles {}
  play {
    lines = [
      "move 1 infantry from russia to west_russia",
      "fly 1 fighter from russia to west_russia",
      "end combat move",
      "infantry",
    ]
  }
  refuse {
    line    = "retreat to russia"
    because = "is no answer here"
  }
  play { lines = ["false", "retreat to caucasus"] }
  expect { that = standing(player.soviet_union, unit.fighter, space.caucasus) == 1 }
}

# ---- Submarines

test "a destroyer of the attacker's ally that does not fight keeps the defender's submarine up" {
  cites = ["REV-566", "REV-630"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { battleship = 1 }
      united_states  = { destroyer = 1 }
      germany        = { submarine = 1, battleship = 1 }
    }
    call attackers_came { from = space.sea_zone_13 }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to sea_zone_13"] }
  expect {
    that    = standing(player.united_kingdom, unit.battleship, space.sea_zone_13) == 1 && !any([for c in pieces(space.sea_zone_12) : c.submerged])
    message = "the submarine was not asked"
  }
}

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
  expect { that = !any([for c in every(piece) : c.submerged]) }
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

test "a gun that launched a rocket does not move in the noncombat move" {
  cites = ["REV-394", "REV-462"]

  given {
    call rockets_against_london {}
    place germany { germany = { infantry = 1 } }
  }
  dice { rolls = [4] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play { lines = ["launch a rocket from western_europe at united_kingdom"] }
  refuse {
    line    = "move 1 aa_gun from western_europe to germany"
    because = "No unit of yours there can still move."
  }
}

test "one that launched none moves" {
  cites = ["REV-394", "REV-462"]

  given rockets_against_london {}
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play { lines = ["no more rockets", "move 1 aa_gun from western_europe to germany"] }
  expect { that = standing(player.germany, unit.aa_gun, space.germany) == 1 }
}

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

test "two guns of two powers in a space that is flown over fire one die at each aircraft" {
  setup = true
  cites = ["REV-199", "REV-246", "REV-468"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { bomber = 2 } }
    place caucasus { soviet_union = { aa_gun = 1 } }
    place caucasus { united_kingdom = { aa_gun = 1 } }
    place kazakh { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [6, 6, 4, 6, 6] }
  run moves_and_battles {}
  play { lines = ["fly 2 bomber from ukraine via caucasus to kazakh", "end combat move"] }
  expect { that = standing(player.germany, unit.bomber, space.kazakh) == 2 }
}

test "a die has six faces" {
  cites = ["REV-045"]

  expect { that = count(die.d6.faces) == 6 && sum(die.d6.faces) == 21 && max(die.d6.faces) == 6 && min(die.d6.faces) == 1 }
}

# ---- Raids

test "a raid flies by the way its player chooses, around a gun" {
  setup = true
  cites = ["REV-197", "REV-382"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { bomber = 2 } }
    place west_russia { soviet_union = { aa_gun = 1 } }
    place russia { soviet_union = { industrial_complex = 1, infantry = 1 } }
    gain player soviet_union { ipc = 20 }
  }
  dice { rolls = [4] }
  run moves_and_battles {}
  play { lines = ["raid russia with 1 bomber from ukraine via caucasus", "end combat move"] }
  expect {
    that    = player.soviet_union.ipc == 40
    message = "the one die was the bomber's: no gun fired"
  }
}

test "over the gun it is fired on" {
  setup = true
  cites = ["REV-197", "REV-198"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { bomber = 2 } }
    place west_russia { soviet_union = { aa_gun = 1 } }
    place russia { soviet_union = { industrial_complex = 1, infantry = 1 } }
    gain player soviet_union { ipc = 20 }
  }
  dice { rolls = [1] }
  run moves_and_battles {}
  play { lines = ["raid russia with 1 bomber from ukraine via west_russia", "end combat move"] }
  expect { that = player.soviet_union.ipc == 44 && standing(player.germany, unit.bomber, space.ukraine) == 1 }
}

test "a raid by a way that leaves too little to land is refused" {
  setup = true
  cites = ["REV-506"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { bomber = 1 } }
    place russia { soviet_union = { industrial_complex = 1, infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "raid russia with 1 bomber from ukraine via india"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}
