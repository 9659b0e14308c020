# Tests of the Battle of the Atlantic: convoys taken in passing, by battle, and back. Clauses 371 to 396.

# A unit of the power whose turn it is, and another of its own at home, so that no menu closes by itself.
procedure at_sea {
  params = { p = player, what = unit, s = space }

  call turn_of { p = p }
  create {
    unit  = what
    owner = p
    at    = s
  }
  create {
    unit  = unit.armour
    owner = p
    at    = p.home
  }
}

# Germany holds a convoy, since before this turn.
procedure lost_convoy {
  params = { s = space }

  call hold { with = [s, player.germany] }
}

test "a submarine takes a convoy on its way and goes back to where it was" {
  cites = ["EUR-016", "EUR-092", "EUR-271", "EUR-373", "EUR-377", "EUR-378", "EUR-384", "EUR-385", "EUR-390", "EUR-392..394"]

  given at_sea { with = [player.germany, unit.submarine, space.azores_sea] }
  run combat_move {}
  play { lines = ["sail submarine from azores_sea via british_convoy_3 to azores_sea"] }
  expect { that = space.british_convoy_3.controller == player.germany && standing(player.germany, unit.submarine, space.azores_sea) == 1 }
  expect {
    that    = production(player.united_kingdom) == 20 && production(player.germany) == 40
    message = "Great Britain has lost 5 IPC, and Germany has gained none"
  }
}

test "a ship that stops in an empty enemy convoy takes it" {
  cites = ["EUR-158", "EUR-373", "EUR-377", "EUR-378", "EUR-384", "EUR-391"]

  cases = {
    "a submarine"  = { kind = unit.submarine, taken = true }
    "a destroyer"  = { kind = unit.destroyer, taken = true }
    "a carrier"    = { kind = unit.carrier, taken = true }
    "a battleship" = { kind = unit.battleship, taken = true }
    "no transport" = { kind = unit.transport, taken = false, cites = ["EUR-382"] }
  }

  given at_sea { with = [player.germany, kind, space.central_atlantic] }
  run combat_move {}
  play { lines = ["move 1 ${kind} from central_atlantic to us_convoy_1"] }
  expect { that = (space.us_convoy_1.controller == player.germany) == taken && production(player.united_states) == (taken ? 36 : 40) }
}

test "a transport passes through a convoy and takes nothing" {
  cites = ["EUR-382"]

  given at_sea { with = [player.germany, unit.transport, space.central_atlantic] }
  run combat_move {}
  play { lines = ["sail transport from central_atlantic via british_convoy_1 to south_atlantic"] }
  expect { that = space.british_convoy_1.controller == player.united_kingdom && standing(player.germany, unit.transport, space.south_atlantic) == 1 }
}

test "a defended convoy is not taken by sailing in or through" {
  cites = ["EUR-374", "EUR-379"]

  given {
    call at_sea { with = [player.germany, unit.submarine, space.azores_sea] }
    place british_convoy_3 { united_kingdom = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "sail submarine from azores_sea via british_convoy_3 to azores_sea"
    because = "It cannot sail by there"
  }
  play { lines = ["move 1 submarine from azores_sea to british_convoy_3"] }
  expect { that = space.british_convoy_3.controller == player.united_kingdom }
}

test "a battle won takes the convoy, if a ship with a combat value is there" {
  cites = ["EUR-374", "EUR-380"]

  cases = {
    "a destroyer" = { kind = unit.destroyer, rolls = [3, 6], taken = true }
    "a submarine" = { kind = unit.submarine, rolls = [2], taken = true }
    "a fighter"   = { kind = unit.fighter, rolls = [3, 6], taken = false }
  }

  given {
    call turn_of { p = player.germany }
    call sea_duel { with = [space.british_convoy_3, kind, player.united_kingdom, unit.transport] }
  }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect { that = (space.british_convoy_3.controller == player.germany) == taken && empty(left_of(player.united_kingdom, space.british_convoy_3)) }
}

test "a transport left alone does not take the convoy its side has won" {
  cites = ["EUR-380", "EUR-382", "EUR-383"]

  given {
    call turn_of { p = player.germany }
    place british_convoy_3 {
      germany        = { destroyer = 1, transport = 1 }
      united_kingdom = { destroyer = 1 }
    }
  }
  dice { rolls = [3, 3] }
  run conduct_combat {}
  play {
    lines = ["destroyer"]
    by    = player.germany
  }
  expect { that = same([for c in pieces(space.british_convoy_3) : c.unit], [unit.transport]) && space.british_convoy_3.controller == player.united_kingdom }
}

test "submarines under water neither hold a convoy nor take it" {
  cites = ["EUR-380", "EUR-381"]

  cases = {
    "the defender's has dived" = { mine = unit.destroyer, theirs = unit.submarine, rolls = [6], taken = true }
    "the attacker's has dived" = { mine = unit.submarine, theirs = unit.destroyer, rolls = [], taken = false }
  }

  given {
    call turn_of { p = player.germany }
    call sea_duel { with = [space.british_convoy_3, mine, player.united_kingdom, theirs] }
  }
  dice { rolls = rolls }
  run conduct_combat {}
  play { lines = ["submarine"] }
  expect { that = (space.british_convoy_3.controller == player.germany) == taken }
}

test "if both sides are destroyed, the convoy stays whose it was" {
  cites = ["EUR-246", "EUR-395"]

  given {
    call turn_of { p = player.united_states }
    call lost_convoy { with = [space.us_convoy_1] }
    call sea_duel { with = [space.us_convoy_1, unit.battleship, player.germany, unit.submarine] }
  }

  # The example of the book: the battleship misses and is hit; then both hit.
  dice { rolls = [6, 2, 4, 2] }
  run conduct_combat { defaults = true }
  expect { that = empty(pieces(space.us_convoy_1)) && space.us_convoy_1.controller == player.germany }
}

test "an Allied warship retakes a convoy by entering it, and its owner is paid again" {
  cites = ["EUR-372", "EUR-378", "EUR-386", "EUR-387", "EUR-389", "EUR-390", "EUR-396"]

  given {
    call at_sea { with = [player.united_states, unit.destroyer, space.us_eastern_coast] }
    call lost_convoy { with = [space.british_convoy_3] }
    call lost_convoy { with = [space.us_convoy_1] }
  }
  expect { that = production(player.united_kingdom) == 20 && production(player.united_states) == 36 && production(player.germany) == 40 }
  run combat_move {}
  play { lines = ["sail destroyer from us_eastern_coast via mid_atlantic to british_convoy_3"] }
  expect { that = space.british_convoy_3.controller == player.united_kingdom }
  expect {
    that    = production(player.united_kingdom) == 25 && production(player.united_states) == 36 && production(player.germany) == 40
    message = "+5 for Great Britain, whoever it was"
  }
}

test "a convoy that German ships defend must be fought for" {
  cites = ["EUR-374", "EUR-388"]

  given {
    call turn_of { p = player.united_kingdom }
    call lost_convoy { with = [space.us_convoy_1] }
    call sea_duel { with = [space.us_convoy_1, unit.destroyer, player.germany, unit.transport] }
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  expect { that = space.us_convoy_1.controller == player.united_states && production(player.united_states) == 40 }
}

test "what is already in an enemy convoy takes it by sailing out and in" {
  cites = ["EUR-377", "EUR-387", "EUR-394"]

  given {
    call at_sea { with = [player.united_kingdom, unit.submarine, space.british_convoy_3] }
    call lost_convoy { with = [space.british_convoy_3] }
  }
  run combat_move {}
  play { lines = ["sail submarine from british_convoy_3 via azores_sea to british_convoy_3"] }
  expect { that = space.british_convoy_3.controller == player.united_kingdom }
}

test "a combat move of ships needs an enemy or a convoy" {
  cites = ["EUR-151", "EUR-377"]

  given at_sea { with = [player.germany, unit.submarine, space.azores_sea] }
  run combat_move {}
  refuse {
    line    = "move 1 submarine from azores_sea to celtic_sea"
    because = "A combat move ends where there is an enemy"
  }
  refuse {
    line    = "sail submarine from azores_sea via celtic_sea to english_channel"
    because = "A combat move takes a convoy"
  }
}

test "one's own convoys and those of allies are passed as open water" {
  cites = ["EUR-091", "EUR-371"]

  given {
    call at_sea { with = [player.united_kingdom, unit.destroyer, space.azores_sea] }
    call lost_convoy { with = [space.british_convoy_1] }
  }
  run combat_move {}
  refuse {
    line    = ["move 1 destroyer from azores_sea to british_convoy_3", "sail destroyer from azores_sea via mid_atlantic to us_convoy_1"]
    because = "A combat move"
  }
  expect { that = count([for s in every(space) : s if enemy_convoy(s, player.germany)]) == 6 && count([for s in every(space) : s if enemy_convoy(s, player.soviet_union)]) == 1 }
}

test "no ship enters an enemy convoy in the noncombat move, nor passes it" {
  cites = ["EUR-412..414"]

  given {
    call at_sea { with = [player.united_kingdom, unit.destroyer, space.azores_sea] }
    call lost_convoy { with = [space.british_convoy_3] }
    place mid_atlantic { germany = { transport = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 destroyer from azores_sea to british_convoy_3"
    because = "out of its reach"
  }
  refuse {
    line    = "move 1 destroyer from azores_sea to mid_atlantic"
    because = "out of its reach"
  }
  play { lines = ["move 1 destroyer from azores_sea to british_convoy_2"] }
  expect { that = standing(player.united_kingdom, unit.destroyer, space.british_convoy_2) == 1 }
}

test "a laden ship takes convoys as others do" {
  cites = ["EUR-377"]

  given {
    call turn_of { p = player.united_kingdom }
    call lost_convoy { with = [space.us_convoy_1] }
    place us_eastern_coast { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.us_eastern_coast }
    place canada { united_kingdom = { armour = 1 } }
  }
  run combat_move {}
  play { lines = ["sail carrier from us_eastern_coast to us_convoy_1"] }
  expect { that = space.us_convoy_1.controller == player.united_states }
}

test "a fighter that was aboard while its carrier swept for convoys is cargo" {
  cites = ["EUR-377", "EUR-570", "EUR-571"]

  given {
    call turn_of { p = player.united_kingdom }
    call lost_convoy { with = [space.us_convoy_1] }
    place us_eastern_coast { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.us_eastern_coast }
    place central_atlantic { germany = { transport = 1 } }
    place canada { united_kingdom = { armour = 1 } }
  }
  run combat_move {}
  play { lines = ["sail carrier from us_eastern_coast via us_convoy_1 to us_eastern_coast"] }
  expect { that = space.us_convoy_1.controller == player.united_states }
  refuse { line = "fly 1 fighter from us_eastern_coast to central_atlantic" }
}
