# Ways round a rule that players might try: a gun carried off by ship, a landing that a blitz makes needless, a battleship that

# idles, a retreat to an ally's deck.

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
  refuse {
    line    = "sail transport from sea_zone_6 to sea_zone_3"
    because = "No laden ship of yours there can still move."
  }
  refuse {
    line    = "unload infantry from sea_zone_6 to norway"
    because = "in the noncombat move not if it sailed in the combat move without a battle"
  }
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
  play {
    lines = ["fly 1 fighter from united_kingdom to algeria", "end combat move", "false", "retreat to sea_zone_12"]
  }
  expect { that = on_deck(player.united_states, space.sea_zone_12) == 1 }
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
  expect { that = any(pieces(space.sea_zone_6), piece.submerged) }
}
