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
    set t {
      in      = pieces(space.sea_zone_6)
      where   = t.unit == unit.transport
      unloads = space.norway
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

# ---- Retreats

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
    that = (
      standing(player.united_kingdom, unit.battleship, space.sea_zone_13) == 1 &&
      !any(pieces(space.sea_zone_12), piece.submerged)
    )
    message = "the submarine was not asked"
  }
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

# ---- Fighters and carriers are settled together

test "a carrier does not pass ships that nobody attacks" {
  setup = true
  cites = ["REV-315", "REV-506", "REV-507"]

  given {
    call two_targets_one_carrier {}
    place sea_zone_52 { united_states = { transport = 1 } }
    place sea_zone_51 { japan = { battleship = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from caroline_islands to sea_zone_53"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play {
    lines = ["move 1 battleship from sea_zone_51 to sea_zone_52", "fly 1 fighter from caroline_islands to sea_zone_53"]
  }
}

test "a carrier that would have to fight where it lies comes to nobody's aid" {
  setup = true
  cites = ["REV-314", "REV-315", "REV-507"]

  given {
    call two_targets_one_carrier {}
    place sea_zone_51 { united_states = { transport = 1 } }
    set space sea_zone_51 { was_shared = true }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from caroline_islands to sea_zone_53"] }
  refuse {
    line    = "end combat move"
    because = "A fighter in flight relies on a carrier that could not come later"
  }
  play { lines = ["move 1 carrier from sea_zone_51 to sea_zone_53", "end combat move"] }
}

test "a carrier that moves in the combat move is bound then already" {
  setup = true
  cites = ["REV-315", "REV-316", "REV-408"]

  given two_targets_one_carrier {}
  run combat_move {}
  play { lines = ["fly 1 fighter from caroline_islands to sea_zone_56"] }
  refuse {
    line    = "move 1 carrier from sea_zone_51 to sea_zone_53"
    because = "That carrier is promised to a fighter in flight."
  }
  play { lines = ["move 1 carrier from sea_zone_51 to sea_zone_57"] }
  refuse {
    line    = "end combat move"
    because = "A fighter in flight relies on a carrier that could not come later"
  }
  play { lines = ["move 1 carrier from sea_zone_57 to sea_zone_56", "end combat move"] }
}

test "fighters that retreat do not name one carrier for two zones" {
  setup = true
  cites = ["REV-285", "REV-286", "REV-317"]

  given fighters_over_okinawa {}
  dice { rolls = [6, 6, 6] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play { lines = ["false", "retreat to sea_zone_50"] }
  refuse {
    line    = ["retreat to sea_zone_51", "retreat to sea_zone_60"]
    because = "is no answer here"
  }
  play { lines = ["retreat to sea_zone_50"] }
  refuse {
    line    = "end noncombat move"
    because = "A carrier must first go where one of your fighters waits"
  }
  refuse {
    line    = "land fighter from sea_zone_50 in sea_zone_51"
    because = "No aircraft of yours there can still fly."
  }
  play { lines = ["move 1 carrier from sea_zone_52 to sea_zone_50", "end noncombat move"] }
  expect { that = on_deck(player.united_states, space.sea_zone_50) == 2 }
}

test "a fighter that retreated to a deck has landed: its carrier stays, and it flies no more" {
  setup = true
  cites = ["REV-394", "REV-409", "REV-519", "REV-581"]

  given {
    call fighters_over_okinawa {}
    place sea_zone_51 { united_states = { carrier = 1 } }
  }
  dice { rolls = [6, 6, 6] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play { lines = ["false", "retreat to sea_zone_51", "retreat to sea_zone_51"] }
  expect { that = on_deck(player.united_states, space.sea_zone_51) == 2 }
  refuse {
    line    = "sail carrier from sea_zone_51 to sea_zone_50"
    because = "No laden ship of yours there can still move."
  }
  refuse {
    line    = "land fighter from sea_zone_51 in wake_island"
    because = "No aircraft of yours there can still fly."
  }
  play { lines = ["end noncombat move"] }
  expect {
    that    = on_deck(player.united_states, space.sea_zone_51) == 2
    message = "nobody looks for a place to land any more"
  }
}

test "a carrier that must move now does not wait for a battle to clear its way" {
  setup = true
  cites = ["REV-315", "REV-506"]

  given {
    call two_targets_one_carrier {}
    place sea_zone_52 { united_states = { transport = 1 } }
    place sea_zone_51 { japan = { battleship = 1 } }
    place sea_zone_51 { united_states = { transport = 1 } }
    set space sea_zone_51 { was_shared = true }
  }
  run combat_move {}
  play { lines = ["move 1 battleship from sea_zone_51 to sea_zone_52"] }
  refuse {
    line    = "fly 1 fighter from caroline_islands to sea_zone_53"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

# ---- Guns on the way home

test "an aircraft that waits for the noncombat move is fired on as it flies home from its battle" {
  cites = ["REV-287", "REV-303"]

  given fighter_over_belorussia { moved = 2 }
  dice { rolls = [6, 6, 1] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play { lines = ["false", "wait for the noncombat move", "land fighter from belorussia in russia"] }
  expect {
    that    = standing(player.soviet_union, unit.fighter, space.russia) == 0
    message = "over the gun in West Russia"
  }
}

test "one that the gun misses lands" {
  cites = ["REV-287", "REV-303"]

  given fighter_over_belorussia { moved = 2 }
  dice { rolls = [6, 6, 2] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play { lines = ["false", "wait for the noncombat move", "land fighter from belorussia in russia"] }
  expect { that = standing(player.soviet_union, unit.fighter, space.russia) == 1 }
}

test "it may be flown by a way that meets no gun" {
  cites = ["REV-197", "REV-303"]

  given fighter_over_belorussia { moved = 1 }
  dice { rolls = [6, 6] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play { lines = ["false", "wait for the noncombat move", "land fighter from belorussia in archangel"] }
  expect { that = standing(player.soviet_union, unit.fighter, space.archangel) == 1 }
}

test "a longer way past no gun is flown before the shortest over one" {
  cites = ["REV-303"]

  given fighter_over_belorussia { moved = 1 }
  dice { rolls = [6, 6] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play { lines = ["false", "wait for the noncombat move", "land fighter from belorussia in russia"] }
  expect {
    that    = standing(player.soviet_union, unit.fighter, space.russia) == 1
    message = "by way of Karelia and Archangel"
  }
}

test "or by one that does" {
  cites = ["REV-197", "REV-303"]

  given fighter_over_belorussia { moved = 1 }
  dice { rolls = [6, 6, 1] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play {
    lines = ["false", "wait for the noncombat move", "land fighter from belorussia via west_russia in archangel"]
  }
  expect { that = standing(player.soviet_union, unit.fighter, space.archangel) == 0 }
}

test "no gun fires at an aircraft that comes from no battle" {
  setup = true
  cites = ["REV-196", "REV-303"]

  given {
    call bare_map { p = player.soviet_union }
    place caucasus { soviet_union = { bomber = 1 } }
    place ukraine { germany = { aa_gun = 1 } }
    place belorussia { germany = { aa_gun = 1 } }
    place west_russia { germany = { aa_gun = 1 } }
  }
  dice { rolls = [] }
  run noncombat_move {}
  play { lines = ["land bomber from caucasus via west_russia in karelia"] }
  expect { that = standing(player.soviet_union, unit.bomber, space.karelia) == 1 }
}
