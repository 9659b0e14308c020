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
  refuse {
    line    = "move 1 battleship from sea_zone_8 to sea_zone_7"
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
  refuse {
    line    = "move 1 destroyer from sea_zone_8 to sea_zone_6"
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
  play { lines = ["move 1 battleship from sea_zone_8 to sea_zone_6"] }
}

test "a carrier behind a closed canal is no landing place" {
  setup = true
  cites = ["REV-112", "REV-315", "REV-506"]

  given {
    call carrier_off_panama {}
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from eastern_canada to sea_zone_18"
    because = "No aircraft may be sent where it could not land afterwards."
  }
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
  refuse {
    line    = "fly 1 fighter from eastern_canada to sea_zone_18"
    because = "No aircraft may be sent where it could not land afterwards."
  }
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
