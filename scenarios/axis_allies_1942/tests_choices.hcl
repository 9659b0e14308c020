# Tests of what the player chooses: which troops land and from which transport, which transport takes them, whose fighters take off.

# A British transport off Norway with an infantry that was aboard before, and another infantry that can board now.
procedure one_aboard_one_ashore {
  call turn_of { p = player.united_kingdom }
  call laden_transport {
    sea   = space.sea_zone_6
    cargo = [unit.infantry]
  }
  place united_kingdom { united_kingdom = { infantry = 1 } }
}

test "who boarded now lands, and who was aboard before may stay" {
  cites = ["A42-191", "A42-644", "A42-645"]

  given one_aboard_one_ashore {}
  run combat_move {}
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6", "assault norway with infantry from sea_zone_6",
      "end combat move"
    ]
  }
  expect {
    landing = where(pieces(space.sea_zone_6), piece.target != none)
    that    = count(landing) == 1 && first(landing).boarded
  }
}

test "who was aboard before may land too, but not instead" {
  cites = ["A42-191", "A42-644", "A42-645"]

  given one_aboard_one_ashore {}
  run combat_move {}
  play {
    lines = ["load infantry from united_kingdom in sea_zone_6", "assault norway with infantry #2 from sea_zone_6"]
  }
  expect { that = !any(pieces(space.sea_zone_6), piece.boarded && piece.target != none) }
  refuse {
    line    = "end combat move"
    because = "A transport that loaded or sailed now must announce a landing"
  }
  play { lines = ["assault norway with infantry from sea_zone_6"] }
  expect { that = count(pieces(space.sea_zone_6), piece.target == space.norway) == 2 }
}

test "the player chooses from which transport a unit lands: the other may land elsewhere" {
  cites = ["A42-191", "A42-645"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_5
      cargo = [unit.infantry, unit.armour]
    }
    call laden_transport {
      sea   = space.sea_zone_5
      cargo = [unit.infantry, unit.artillery]
    }
  }
  run combat_move {}
  play { lines = ["assault norway with infantry #2 from sea_zone_5", "assault germany with armour from sea_zone_5"] }
  refuse {
    line    = "assault germany with artillery from sea_zone_5"
    because = "A transport unloads into one territory only."
  }
  play { lines = ["assault germany with infantry from sea_zone_5", "assault norway with artillery from sea_zone_5"] }
}

test "the player chooses which transport takes a unit aboard" {
  cites = ["A42-144", "A42-371", "A42-372"]
  cases = {
    "the laden one" = { answer = "transport with infantry", aboard = 2 }
    "the empty one" = { answer = "transport", aboard = 1 }
  }

  given {
    call one_aboard_one_ashore {}
    place sea_zone_6 { united_kingdom = { transport = 1 } }
  }
  run combat_move {}
  play { lines = ["load infantry from united_kingdom in sea_zone_6", answer] }
  expect {
    man  = first(pieces(space.sea_zone_6), piece.boarded && piece.unit == unit.infantry)
    that = count(cargo(man.holder)) == aboard
  }
}

test "an ally's transport or one's own, in the noncombat move" {
  cites = ["A42-144", "A42-371", "A42-372"]
  cases = {
    "one's own" = { answer = "transport", whose = player.united_kingdom }
    "an ally's" = { answer = "transport #2", whose = player.united_states }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { transport = 1 }
      united_states  = { transport = 1 }
    }
    place united_kingdom { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["load infantry from united_kingdom in sea_zone_6", answer] }
  expect { that = first(pieces(space.sea_zone_6), piece.unit == unit.infantry).holder.owner == whose }
}

test "in the combat move only transports that can still reach a hostile shore take troops" {
  cites = ["A42-191", "A42-644"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_27 { united_kingdom = { transport = 2 } }
    place union_of_south_africa { united_kingdom = { infantry = 1 } }
    place united_kingdom { united_kingdom = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "load infantry from union_of_south_africa in sea_zone_27"
    because = "What loads in the combat move lands on a hostile shore this turn"
  }
}

test "the player chooses from which carrier a fighter takes off" {
  cites = ["A42-364", "A42-517"]
  cases = {
    "one's own" = { line = "fly 1 fighter from sea_zone_53 to sea_zone_52", left = player.united_states }
    "an ally's" = { line = "fly 1 fighter #2 from sea_zone_53 to sea_zone_52", left = player.united_kingdom }
  }

  given {
    call turn_of { p = player.united_states }
    place sea_zone_53 { united_states = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_53 }
    place sea_zone_53 { united_kingdom = { carrier = 1 } }
    guest_deck = one_of(player.united_kingdom, unit.carrier, space.sea_zone_53)
    create guest {
      unit  = unit.fighter
      owner = player.united_states
      at    = space.sea_zone_53
    }
    carry guest { by = guest_deck }
    place sea_zone_52 { japan = { destroyer = 1 } }
    place hawaiian_islands { united_states = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = [line] }
  expect {
    that = (
      empty(cargo(one_of(left, unit.carrier, space.sea_zone_53))) &&
      count(pieces(space.sea_zone_53), piece.unit.deck && !empty(cargo(piece))) == 1
    )
  }
}

# ---- Landings from an ally's transport

# British infantry on an American transport off Norway, where a German destroyer lies, and a British one beside the zone.
procedure guests_among_enemies {
  call turn_of { p = player.united_kingdom }
  place sea_zone_6 {
    united_states = { transport = 1 }
    germany       = { destroyer = 1 }
  }
  create guest {
    unit  = unit.infantry
    owner = player.united_kingdom
    at    = space.sea_zone_6
  }
  carry guest { by = one_of(player.united_states, unit.transport, space.sea_zone_6) }
  place sea_zone_7 { united_kingdom = { destroyer = 1, transport = 1 } }
}

test "one's own ships must come first to clear the zone" {
  cites = ["A42-367"]

  given guests_among_enemies {}
  run combat_move {}
  refuse {
    line    = "assault norway with infantry from sea_zone_6"
    because = "unless units of yours that can sink them have come there first"
  }
  play { lines = ["move 1 transport from sea_zone_7 to sea_zone_6"] }
  refuse {
    line    = "assault norway with infantry from sea_zone_6"
    because = "unless units of yours that can sink them have come there first"
  }
  play { lines = ["move 1 destroyer from sea_zone_7 to sea_zone_6", "assault norway with infantry from sea_zone_6"] }
}

test "the guests land once the zone is clear, and stay aboard where it is not" {
  cites = ["A42-226", "A42-367"]
  cases = {
    "clear"   = { dice = [1, 6], holder = player.united_kingdom }
    "hostile" = { dice = [6, 1], holder = player.germany }
  }

  given guests_among_enemies {}
  dice { rolls = dice }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "move 1 destroyer from sea_zone_7 to sea_zone_6", "assault norway with infantry from sea_zone_6",
      "end combat move"
    ]
  }
  expect { that = space.norway.controller == holder }
  expect {
    that = any(every(piece), piece.unit == unit.infantry &&
      piece.owner == player.united_kingdom &&
      (
        holder == player.germany ? piece.holder != none && piece.target == none && piece.holder.unloads == none :
        piece.space == space.norway
    ))
    message = "they are where they should be"
  }
}

test "nothing is said of a shore where nobody could land" {
  cites = ["A42-367"]

  given guests_among_enemies {}
  dice { rolls = [6, 1] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "move 1 destroyer from sea_zone_7 to sea_zone_6", "assault norway with infantry from sea_zone_6",
      "end combat move"
    ]
  }
  expect { unsaid = "Norway" }
}
