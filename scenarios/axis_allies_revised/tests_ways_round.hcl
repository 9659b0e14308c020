# Ways round a rule that players might try: a gun carried off by ship, a landing that a blitz makes needless, a battleship that
# idles, a retreat to an ally's deck.

test "a gun taken this turn boards no ship, and neither does one that launched a rocket" {
  setup = true
  cites = ["REV-308", "REV-394"]

  given {
    call bare_map { p = player.soviet_union }
    place ukraine { germany = { aa_gun = 1 } }
    place caucasus { soviet_union = { infantry = 1, aa_gun = 1 } }
    place sea_zone_16 { soviet_union = { transport = 1 } }
    set c {
      in    = pieces(space.caucasus)
      where = c.unit == unit.aa_gun
      fired = true
    }
  }
  run moves_and_battles {}
  play { lines = ["move 1 infantry from caucasus to ukraine", "end combat move"] }
  expect { that = standing(player.soviet_union, unit.aa_gun, space.ukraine) == 1 }
  refuse {
    line    = "load aa_gun from ukraine in sea_zone_16"
    because = "No land unit of yours there can board a transport."
  }
  refuse {
    line    = "load aa_gun from caucasus in sea_zone_16"
    because = "No land unit of yours there can board a transport."
  }
}

test "any other gun boards in the noncombat move" {
  setup = true
  cites = ["REV-394"]

  given {
    call bare_map { p = player.soviet_union }
    place caucasus { soviet_union = { aa_gun = 1 } }
    place sea_zone_16 { soviet_union = { transport = 1 } }
  }
  run noncombat_move {}
  play { lines = ["load aa_gun from caucasus in sea_zone_16"] }
}

test "where a blitz takes the shore of a landing, the cargo may go ashore there in the noncombat move" {
  setup = true
  cites = ["REV-394", "REV-404", "REV-603"]

  given {
    call blitz_through_norway {}
  }
  run moves_and_battles {}
  play {
    lines = [
      "assault norway with infantry from sea_zone_3", "blitz 1 armour from karelia through norway to karelia",
      "end combat move", "unload infantry from sea_zone_3 to norway"
    ]
  }
  expect { that = standing(player.soviet_union, unit.infantry, space.norway) == 1 }
}

test "and the ship, which has neither moved nor fought, may carry it elsewhere" {
  setup = true
  cites = ["REV-394", "REV-404"]

  given {
    call blitz_through_norway {}
  }
  run moves_and_battles {}
  play {
    lines = [
      "assault norway with infantry from sea_zone_3", "blitz 1 armour from karelia through norway to karelia",
      "end combat move", "sail transport from sea_zone_3 to sea_zone_4", "unload infantry from sea_zone_4 to archangel"
    ]
  }
}

test "one that sailed there in the combat move neither sails on nor unloads in the noncombat move" {
  setup = true
  cites = ["REV-404"]

  given {
    call blitz_through_norway {}
  }
  run moves_and_battles {}
  play {
    lines = [
      "sail transport from sea_zone_3 to sea_zone_6", "assault norway with infantry from sea_zone_6",
      "blitz 1 armour from karelia through norway to karelia", "end combat move"
    ]
  }
  refuse { line = "sail transport from sea_zone_6 to sea_zone_3" }
  refuse {
    line    = "unload infantry from sea_zone_6 to norway"
    because = "in the noncombat move not if it sailed in the combat move without a battle"
  }
}

test "one that sailed into a fight stays for it, and one that began the turn in a fight may leave it" {
  setup = true
  cites = ["REV-188", "REV-203", "REV-404"]

  given {
    call blitz_through_norway {}
    place sea_zone_6 { germany = { destroyer = 1 } }
    place sea_zone_3 { germany = { destroyer = 1 } }
    set space sea_zone_3 { was_shared = true }
    call laden_transport {
      sea   = space.sea_zone_7
      cargo = [unit.infantry]
    }
  }
  run combat_move {}
  play {
    lines = [
      "sail transport from sea_zone_7 to sea_zone_6", "assault norway with infantry from sea_zone_6",
      "assault norway with infantry from sea_zone_3", "blitz 1 armour from karelia through norway to karelia"
    ]
  }
  refuse {
    line    = "sail transport from sea_zone_6 to sea_zone_2"
    because = "No laden ship of yours there can move."
  }
  play { lines = ["sail transport from sea_zone_3 to sea_zone_4"] }
}

procedure blitz_through_norway {
  call bare_map { p = player.soviet_union }
  call laden_transport {
    sea   = space.sea_zone_3
    cargo = [unit.infantry]
  }
  place karelia { soviet_union = { armour = 1 } }
}

test "a landing on another shore stays announced" {
  setup = true
  cites = ["REV-334", "REV-603"]

  given {
    call blitz_through_norway {}
    call laden_transport {
      sea   = space.sea_zone_5
      cargo = [unit.infantry]
    }
    call hold { with = [space.germany, player.germany] }
  }
  run moves_and_battles {}
  play {
    lines = [
      "assault germany with infantry from sea_zone_5", "assault norway with infantry from sea_zone_3",
      "blitz 1 armour from karelia through norway to karelia", "end combat move", "true"
    ]
  }
  expect { that = space.germany.controller == player.soviet_union }
}

test "a battleship sails to an empty zone only where a landing has been announced, a destroyer only with combined bombardment" {
  setup = true
  cites = ["REV-162", "REV-183", "REV-184"]

  given {
    call bare_map { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_6
      cargo = [unit.infantry]
    }
    place sea_zone_8 { united_kingdom = { battleship = 1, destroyer = 2 } }
    place norway { germany = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 1 battleship from sea_zone_8 to sea_zone_6"
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
  play { lines = ["assault norway with infantry from sea_zone_6"] }
  refuse { line = "move 1 battleship from sea_zone_8 to sea_zone_7" }
  refuse { line = "move 1 destroyer from sea_zone_8 to sea_zone_6" }
  play { lines = ["move 1 battleship from sea_zone_8 to sea_zone_6"] }
}

test "with combined bombardment a destroyer may follow it" {
  setup = true
  cites = ["REV-162", "REV-183"]

  given {
    call bare_map { p = player.united_kingdom }
    set player united_kingdom { technologies = [technology.combined_bombardment] }
    call laden_transport {
      sea   = space.sea_zone_6
      cargo = [unit.infantry]
    }
    place sea_zone_8 { united_kingdom = { destroyer = 1 } }
    place norway { germany = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["assault norway with infantry from sea_zone_6", "move 1 destroyer from sea_zone_8 to sea_zone_6"] }
}

test "a fighter may retreat to an ally's carrier though an enemy submarine lies beside it" {
  setup = true
  cites = ["REV-285"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_12 {
      united_states = { carrier = 1 }
      germany       = { submarine = 1 }
    }
    set space sea_zone_12 { was_shared = true }
    place united_kingdom { united_kingdom = { fighter = 1 } }
    place algeria { germany = { infantry = 1 } }
  }
  dice { rolls = [6, 6] }
  run moves_and_battles {}
  play { lines = ["fly 1 fighter from united_kingdom to algeria", "end combat move", "false", "retreat to sea_zone_12"] }
  expect { that = on_deck(player.united_states, space.sea_zone_12) == 1 }
}

test "a carrier behind a closed canal is no landing place" {
  setup = true
  cites = ["REV-112", "REV-315", "REV-506"]

  given {
    call carrier_off_panama {}
  }
  run combat_move {}
  refuse { line = "fly 1 fighter from eastern_canada to sea_zone_18" }
}

test "nor is one behind a canal that was taken this turn" {
  setup = true
  cites = ["REV-112", "REV-315", "REV-506"]

  given {
    call carrier_off_panama {}
    place mexico { united_states = { armour = 1, infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["blitz 1 armour from mexico through panama to mexico"] }
  refuse { line = "fly 1 fighter from eastern_canada to sea_zone_18" }
}

# Beyond the canal an enemy transport, on this side of it the only carrier, and no field in reach.
procedure carrier_off_panama {
  call bare_map { p = player.united_states }
  place sea_zone_20 { united_states = { carrier = 1 } }
  place eastern_canada { united_states = { fighter = 1 } }
  place sea_zone_18 { germany = { transport = 1 } }
  for s {
    in = [space.panama, space.brazil, space.west_indies]
    call hold { with = [s, player.germany] }
  }
}

test "a destroyer of its own side neither stops a submarine nor keeps it from diving" {
  setup = true
  cites = ["REV-213", "REV-566"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_5 { germany = { submarine = 2, destroyer = 1 } }
    place sea_zone_6 {
      germany        = { destroyer = 1 }
      united_kingdom = { battleship = 1 }
    }
    set space sea_zone_6 { was_shared = true }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
  }
  dice { rolls = [6, 6, 6, 6] }
  run moves_and_battles {}
  play {
    lines = [
      "move 1 submarine from sea_zone_5 to sea_zone_7", "move 1 submarine from sea_zone_5 to sea_zone_6",
      "move 1 destroyer from sea_zone_5 to sea_zone_6", "end combat move", "sea_zone_6", "submarine"
    ]
  }
  expect { that = any([for c in pieces(space.sea_zone_6) : c.submerged]) }
}
