# Tests of movement by land and sea: neutrals, canals, the combat move, submarines, blitz, transports, the noncombat move.

# Clauses 87 to 117, 177 to 233, 358 and 394 to 413.

# ---- The combat move

test "any number of units move into any number of hostile spaces, and from several spaces into one" {
  setup = true
  cites = ["REV-177..180"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 3 } }
    place west_russia { germany = { infantry = 3 } }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    place caucasus { soviet_union = { infantry = 1 } }
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  dice { rolls = [1, 6, 6, 6, 2] }
  play {
    lines = [
      "move 2 infantry from ukraine to caucasus",
      "move 1 infantry from west_russia to caucasus",
      "move 1 infantry from west_russia to russia",
      "move 1 infantry from west_russia to archangel",
      "move 1 submarine from sea_zone_5 to sea_zone_6",
      "end combat move",
    ]
  }
  expect {
    that    = count(pieces(space.caucasus)) == 4
    message = "Three attack the Caucasus, from two sides."
  }
  play { lines = ["sea_zone_6", "russia", "archangel", "infantry"] }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.caucasus) == 2 && space.caucasus.controller == player.soviet_union
    )
    message = "Occupied territory is fought over."
  }
  expect {
    that    = space.russia.controller == player.germany && space.archangel.controller == player.germany
    message = "Unoccupied territory is taken."
  }
}

test "units that share a space with enemies since the turn began may leave it, also for a space without enemies" {
  setup = true
  cites = ["REV-188"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
    place sea_zone_8 { united_kingdom = { destroyer = 1 } }
  }
  run {
    call begin_turn { p = player.united_kingdom }
    call combat_move {}
    call conduct_combat {}
    set game { round = 2 }
  }
  refuse {
    line    = "move 1 destroyer from sea_zone_8 to sea_zone_2"
    because = "A combat move ends where there is an enemy"
  }
  play { lines = ["move 1 destroyer from sea_zone_6 to sea_zone_3", "end combat move"] }
  expect {
    that = (
      game.round == 2 &&
      count(pieces(space.sea_zone_6)) == 1 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_3) == 1
    )
    message = "There was no battle."
  }
}

test "units left in a space with enemies begin a battle there" {
  setup = true
  cites = ["REV-189", "REV-226", "REV-413"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
  }
  dice { rolls = [6, 3] }
  run {
    call begin_turn { p = player.united_kingdom }
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["end combat move"] }
  expect {
    that = (
      standing(player.germany, unit.submarine, space.sea_zone_6) == 0 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_6) == 1
    )
    message = "The destroyer stayed and attacked the submarine."
  }
}

# ---- Submarines

test "a submarine that ends its combat move in a hostile sea zone must fight" {
  setup = true
  cites = ["REV-212", "REV-226"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
  }
  dice { rolls = [2] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6", "end combat move"] }
  expect {
    that    = standing(player.united_kingdom, unit.transport, space.sea_zone_6) == 0
    message = "The transport is sunk, and did not return the fire."
  }
}

# ---- Transports in the combat move

test "a transport loads, sails and lands its units in one combat move; landing on a hostile shore is an amphibious assault" {
  setup = true
  cites = ["REV-218", "REV-221", "REV-227"]

  given {
    call bare_map { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 2 } }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_8",
      "sail transport from sea_zone_8 to sea_zone_7",
      "load infantry from united_kingdom in sea_zone_7",
      "sail transport from sea_zone_7 to sea_zone_6",
      "assault norway with infantry from sea_zone_6",
      "assault norway with infantry from sea_zone_6",
      "end combat move",
    ]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.sea_zone_6) == 2 && space.norway.controller == player.germany
    )
    message = "They land in the combat phase, not before."
  }
  play { lines = ["true"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.norway) == 2 &&
      space.norway.controller == player.united_kingdom
    )
    message = "Norway is taken."
  }
}

test "a transport may unload into a friendly territory in the combat move, and ends its movement with that" {
  setup = true
  cites = ["REV-218", "REV-220"]

  given {
    call bare_map { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_8
      cargo = [unit.infantry, unit.infantry]
    }
  }
  run combat_move {}
  play { lines = ["sail transport from sea_zone_8 to sea_zone_2", "unload infantry from sea_zone_2 to united_kingdom"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.sea_zone_2) == 1
    )
    message = "One is ashore, one aboard."
  }
  refuse {
    line    = "sail transport from sea_zone_2 to sea_zone_3"
    because = "No laden ship of yours there can move."
  }
  play { lines = ["unload infantry from sea_zone_2 to united_kingdom"] }
  refuse {
    line    = "move 1 transport from sea_zone_2 to sea_zone_3"
    because = "No unit of yours there can make a combat move."
  }
}

test "a ship that has sailed in the combat move does not sail in the noncombat move" {
  setup = true
  cites = ["REV-181", "REV-394", "REV-542"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { transport = 2 } }
    call laden_transport {
      sea   = space.sea_zone_8
      cargo = [unit.infantry]
    }
  }
  run {
    call combat_move {}
    call noncombat_move {}
  }
  play {
    lines = [
      "sail transport from sea_zone_8 to sea_zone_9",
      "move 1 transport from sea_zone_8 to sea_zone_7",
      "sail transport from sea_zone_9 to sea_zone_1",
    ]
  }
  refuse {
    line    = "sail transport from sea_zone_1 to sea_zone_2"
    because = "No laden ship of yours there can move."
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "sail transport from sea_zone_1 to sea_zone_2"
    because = "No laden ship of yours there can still move."
  }
  refuse {
    line    = "move 1 transport from sea_zone_7 to sea_zone_6"
    because = "No unit of yours there can still move."
  }
  play { lines = ["move 1 transport from sea_zone_8 to sea_zone_7"] }
}

test "nothing lands in a neutral territory" {
  setup = true
  cites = ["REV-094", "REV-099", "REV-100"]

  given {
    call bare_map { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_16
      cargo = [unit.infantry]
    }
  }
  run {
    call combat_move {}
    call noncombat_move {}
  }
  refuse {
    line    = ["assault turkey with infantry from sea_zone_16", "assault caucasus with infantry from sea_zone_16"]
    because = "A landing goes to a hostile territory beside the zone."
  }
  refuse {
    line    = "unload infantry from sea_zone_16 to turkey"
    because = "Cargo goes ashore in a friendly territory beside the zone."
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = ["unload infantry from sea_zone_16 to turkey", "unload infantry from sea_zone_16 to ukraine"]
    because = "Cargo goes ashore in a friendly territory beside the zone."
  }
  play { lines = ["unload infantry from sea_zone_16 to caucasus"] }
}

test "a transport that meets enemy ships ends its movement" {
  setup = true
  cites = ["REV-219"]

  given {
    call bare_map { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_8
      cargo = [unit.infantry]
    }
    place sea_zone_12 { germany = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "sail transport from sea_zone_8 to sea_zone_13"
    because = "past enemy units"
  }
  play { lines = ["sail transport from sea_zone_8 to sea_zone_12"] }
  refuse {
    line    = "sail transport from sea_zone_12 to sea_zone_13"
    because = "No laden ship of yours there can move."
  }
}

test "a transport may end its move laden, and what is aboard takes no part in combat" {
  setup = true
  cites = ["REV-222", "REV-223"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { destroyer = 1 } }
    call laden_transport {
      sea   = space.sea_zone_8
      cargo = [unit.armour]
    }
    place sea_zone_12 { germany = { destroyer = 1 } }
  }
  dice { rolls = [3, 6] }
  run moves_and_battles {}
  refuse {
    line    = "sail destroyer from sea_zone_8 to sea_zone_12"
    because = "That ship cannot move: none such, or it has begun to unload."
  }
  play {
    lines = [
      "sail transport from sea_zone_8 to sea_zone_12",
      "move 1 destroyer from sea_zone_8 to sea_zone_12",
      "end combat move",
    ]
  }
  expect {
    that = (
      standing(player.germany, unit.destroyer, space.sea_zone_12) == 0 &&
      standing(player.united_kingdom, unit.armour, space.sea_zone_12) == 1
    )
    message = "A destroyer fired on each side and nothing else, and the tank is still aboard."
  }
}

test "cargo is destroyed together with its transport" {
  setup = true
  cites = ["REV-223", "REV-224", "REV-471"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    call stow {
      with  = [space.sea_zone_6, player.united_kingdom]
      cargo = [unit.infantry, unit.aa_gun]
    }
  }
  dice { rolls = [1] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6", "end combat move"] }
  expect {
    that    = count(pieces(space.sea_zone_6)) == 1
    message = "Nothing is left but the submarine."
  }
}

test "a transport neither loads nor unloads among enemy ships, unless these are submerged submarines" {
  setup = true
  cites = ["REV-225", "REV-404"]

  given {
    call bare_map { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 2 } }
    place sea_zone_6 {
      united_kingdom = { transport = 1 }
      germany        = { submarine = 1 }
    }
    call laden_transport {
      sea   = space.sea_zone_6
      cargo = [unit.armour]
    }
  }
  run {
    call combat_move {}
    diver = one_of(player.germany, unit.submarine, space.sea_zone_6)
    set diver { submerged = true }
    call noncombat_move {}
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "A transport does not load in a zone with enemy units."
  }
  refuse {
    line    = "unload armour from sea_zone_6 to united_kingdom"
    because = "A transport does not unload in a zone with enemy units."
  }
  play {
    lines = [
      "end combat move",
      "load infantry from united_kingdom in sea_zone_6",
      "transport",
      "unload armour from sea_zone_6 to united_kingdom",
    ]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.armour, space.united_kingdom) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.sea_zone_6) == 1
    )
    message = "Over submerged submarines it does."
  }
}

# ---- Fire

test "opening fire destroys units before they can return it" {
  setup = true
  cites = ["REV-233"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { carrier = 1 } }
  }
  dice { rolls = [2] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6", "end combat move"] }
  expect {
    that    = count(pieces(space.sea_zone_6)) == 1
    message = "The carrier is gone and has not fired."
  }
}

# ---- The noncombat move

test "ships go through friendly zones, and through hostile ones only over submerged submarines" {
  setup = true
  cites = ["REV-402", "REV-403", "REV-543"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { destroyer = 2 } }
    place sea_zone_12 {
      united_states = { transport = 1 }
      germany       = { submarine = 1 }
    }
  }
  run {
    call noncombat_move {}
    diver = one_of(player.germany, unit.submarine, space.sea_zone_12)
    set diver { submerged = true }
    call noncombat_move {}
  }
  refuse {
    line    = ["move 1 destroyer from sea_zone_8 to sea_zone_13", "move 1 destroyer from sea_zone_8 to sea_zone_12"]
    because = "That is out of its reach"
  }
  play {
    lines = [
      "move 1 destroyer from sea_zone_8 to sea_zone_1",
      "end noncombat move",
      "move 1 destroyer from sea_zone_8 to sea_zone_13",
    ]
  }
}

test "a transport that was in a battle loads or unloads, but not both" {
  setup = true
  cites = ["REV-405"]

  given {
    call bare_map { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 4 } }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
    call laden_transport {
      sea   = space.sea_zone_6
      cargo = [unit.infantry]
    }
    set t {
      in     = concat(pieces(space.sea_zone_6), pieces(space.sea_zone_8))
      where  = t.unit == unit.transport
      fought = true
      spent  = true
    }
  }
  run noncombat_move {}
  play {
    lines = ["load infantry from united_kingdom in sea_zone_8", "load infantry from united_kingdom in sea_zone_8"]
  }
  refuse {
    line    = "unload infantry from sea_zone_8 to united_kingdom"
    because = "after a battle only if it did not load"
  }
  play { lines = ["unload infantry from sea_zone_6 to united_kingdom"] }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "No transport of your side lies there"
  }
}

test "what a transport loaded before its battle it may unload after it" {
  setup = true
  cites = ["REV-405"]

  given {
    call bare_map { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place sea_zone_7 { united_kingdom = { transport = 1, destroyer = 1 } }
    place sea_zone_6 { germany = { transport = 1 } }
  }
  dice { rolls = [3, 6] }
  run moves_and_battles {}
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_7",
      "sail transport from sea_zone_7 to sea_zone_6",
      "move 1 destroyer from sea_zone_7 to sea_zone_6",
      "end combat move",
      "unload infantry from sea_zone_6 to united_kingdom",
    ]
  }
  expect {
    that    = standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 1
    message = "It is ashore."
  }
}

test "a submarine goes through hostile zones in the noncombat move also, but does not end there" {
  setup = true
  cites = ["REV-410", "REV-545"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { battleship = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 submarine from sea_zone_5 to sea_zone_6"
    because = "A noncombat move does not end among enemy ships."
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_7"] }
}

# ---- What land units and ships are

test "every land unit but the complex can be carried by transports" {
  setup = true
  cites = ["REV-436", "REV-485"]

  given {
    call bare_map { p = player.united_kingdom }
    place united_kingdom {
      united_kingdom = { infantry = 1, artillery = 1, armour = 1, aa_gun = 1, industrial_complex = 1 }
    }
    place sea_zone_6 { united_kingdom = { transport = 5 } }
  }
  run combat_move {}
  refuse {
    line    = "load industrial_complex from united_kingdom in sea_zone_6"
    because = "No such unit of yours there can board a transport."
  }
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6",
      "load artillery from united_kingdom in sea_zone_6",
      "transport with infantry",
      "load armour from united_kingdom in sea_zone_6",
      "load aa_gun from united_kingdom in sea_zone_6",
    ]
  }
  expect {
    that    = count(pieces(space.united_kingdom)) == 1
    message = "Only the complex is left ashore."
  }
}

test "a gun moves in the combat move only as cargo" {
  setup = true
  cites = ["REV-195", "REV-463"]

  given {
    call bare_map { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { aa_gun = 1, infantry = 1 } }
    place sea_zone_2 { united_kingdom = { transport = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "load aa_gun from united_kingdom in sea_zone_2",
      "sail transport from sea_zone_2 to sea_zone_1",
    ]
  }
  refuse {
    line    = "assault norway with aa_gun from sea_zone_1"
    because = "None of your units aboard there can make a landing."
  }
  play { lines = ["unload aa_gun from sea_zone_1 to eastern_canada"] }
  expect {
    that    = standing(player.united_kingdom, unit.aa_gun, space.eastern_canada) == 1
    message = "The gun is in Canada."
  }
}
