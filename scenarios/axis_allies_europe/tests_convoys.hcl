# Tests of the Battle of the Atlantic: convoys taken in passing, by battle, and back. Clauses 371 to 396.

# A unit of the power whose turn it is, and another of its own at home, so that no menu closes by itself.
procedure at_sea {
  params = { p = player, what = unit, s = space }

  call turn_of { with = [p] }
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
  cites = [
    "EUR-016", "EUR-092", "EUR-271", "EUR-373", "EUR-377", "EUR-378", "EUR-384", "EUR-385", "EUR-390", "EUR-392..394"
  ]

  given at_sea { with = [player.germany, unit.submarine, space.azores_sea] }
  run combat_move {}
  play { lines = ["sail submarine from azores_sea via british_convoy_3 to azores_sea"] }
  expect {
    that = (
      space.british_convoy_3.controller == player.germany &&
      space.azores_sea.controller == none &&
      standing(player.germany, unit.submarine, space.azores_sea) == 1
    )
  }
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
  expect {
    that = (
      (space.us_convoy_1.controller == player.germany) == taken && production(player.united_states) == (taken ? 36 : 40)
    )
  }
}

test "a transport passes through a convoy and takes nothing" {
  cites = ["EUR-382"]

  given at_sea { with = [player.germany, unit.transport, space.central_atlantic] }
  run combat_move {}
  play { lines = ["sail transport from central_atlantic via british_convoy_1 to south_atlantic"] }
  expect {
    that = (
      space.british_convoy_1.controller == player.united_kingdom &&
      standing(player.germany, unit.transport, space.south_atlantic) == 1
    )
  }
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
  expect {
    that = (
      (space.british_convoy_3.controller == player.germany) == taken &&
      empty(left_of(player.united_kingdom, space.british_convoy_3))
    )
  }
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
  expect {
    that = (
      same([for c in pieces(space.british_convoy_3) : c.unit], [unit.transport]) &&
      space.british_convoy_3.controller == player.united_kingdom
    )
  }
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
  expect {
    that = (
      production(player.united_kingdom) == 20 && production(player.united_states) == 36 &&
      production(player.germany) == 40
    )
  }
  run combat_move {}
  play { lines = ["sail destroyer from us_eastern_coast via mid_atlantic to british_convoy_3"] }
  expect { that = space.british_convoy_3.controller == player.united_kingdom }
  expect {
    that = (
      production(player.united_kingdom) == 25 && production(player.united_states) == 36 &&
      production(player.germany) == 40
    )
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
    line = [
      "move 1 destroyer from azores_sea to british_convoy_3",
      "sail destroyer from azores_sea via mid_atlantic to us_convoy_1"
    ]
    because = "A combat move"
  }
  expect {
    that = (
      count(every(space), enemy_convoy(space, player.germany)) == 6 &&
      count(every(space), enemy_convoy(space, player.soviet_union)) == 1
    )
  }
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
  refuse {
    line    = "fly 1 fighter from us_eastern_coast to central_atlantic"
    because = "No aircraft of yours there can take off."
  }
}

test "what may sail by a way of its choice, and how far" {
  cites = ["EUR-559"]

  given {
    call turn_of { p = player.germany }
    place azores_sea { germany = { submarine = 1 } }
    place celtic_sea { germany = { destroyer = 1 } }
    set c {
      in    = pieces(space.celtic_sea)
      moved = 1
    }
    place mid_atlantic { united_kingdom = { destroyer = 1 } }
    place germany { germany = { armour = 1 } }
  }
  run combat_move {}
  refuse {
    line = [
      "sail armour from germany via poland to east_poland",
      "sail destroyer from celtic_sea via british_convoy_3 to celtic_sea",
      "sail destroyer from mid_atlantic via us_convoy_1 to mid_atlantic"
    ]
    because = "No ship of yours there can sail so far."
  }
  refuse {
    line = [
      "sail submarine from azores_sea via english_channel to celtic_sea",
      "sail submarine from azores_sea via mid_atlantic to celtic_sea"
    ]
    because = "It cannot sail by there"
  }
  refuse {
    line    = "sail submarine from azores_sea via british_convoy_3 to english_channel"
    because = "That is out of its reach"
  }
}

test "of the ships in a zone only those that can still sail so far sweep" {
  cites = ["EUR-559"]

  given {
    call at_sea { with = [player.germany, unit.submarine, space.azores_sea] }
    place azores_sea {
      germany        = { destroyer = 1, carrier = 1 }
      united_kingdom = { battleship = 1 }
    }
    set c {
      in    = pieces(space.azores_sea)
      where = c.unit == unit.destroyer
      moved = 1
    }
    set c {
      in    = pieces(space.azores_sea)
      where = c.unit == unit.carrier
      spent = true
    }
  }
  run combat_move {}
  refuse {
    line = [
      "sail destroyer from azores_sea via british_convoy_3 to azores_sea",
      "sail carrier from azores_sea via british_convoy_3 to azores_sea",
      "sail battleship from azores_sea via british_convoy_3 to azores_sea"
    ]
    because = "No such ship of yours there can sail so far."
  }
}

test "a carrier is expected through an enemy convoy only if that is attacked" {
  cites = ["EUR-414", "EUR-543"]

  cases = {
    "a free zone"     = { zone = space.azores_sea, ours = false, attacked = false, theirs = false, open = true }
    "an enemy convoy" = { zone = space.british_convoy_3, ours = false, attacked = false, theirs = false, open = false }
    "one that is attacked" = {
      zone     = space.british_convoy_3,
      ours     = false,
      attacked = true,
      theirs   = true,
      open     = true
    }
    "one's own" = { zone = space.british_convoy_3, ours = true, attacked = false, theirs = false, open = true }
    "one's own, with enemies in" = {
      zone     = space.british_convoy_3,
      ours     = true,
      attacked = false,
      theirs   = true,
      open     = false
    }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place celtic_sea { united_kingdom = { carrier = 1 } }
    call hold {
      s  = space.british_convoy_3
      by = ours ? player.united_kingdom : player.germany
    }
    create {
      when  = attacked
      unit  = unit.destroyer
      owner = player.united_kingdom
      at    = zone
    }
    create {
      when  = theirs
      unit  = unit.destroyer
      owner = player.germany
      at    = zone
    }
  }
  expect {
    that = contains(reach(
      movement.by_sea_if_won, one_of(player.united_kingdom, unit.carrier, space.celtic_sea), space.celtic_sea, 1
    ), zone) == open
  }
}

test "convoys taken and freed: the example of the book" {
  cites = ["EUR-373", "EUR-377", "EUR-378", "EUR-382", "EUR-384..389", "EUR-391..393", "EUR-395", "EUR-396"]

  given {
    call turn_of { p = player.germany }
    place central_atlantic { germany = { submarine = 1, destroyer = 1, transport = 1 } }
    place azores_sea { germany = { submarine = 1 } }
    place us_eastern_coast { united_states = { destroyer = 1, battleship = 1 } }
    place germany { germany = { armour = 1 } }
    place united_states { united_states = { armour = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "move 1 submarine from central_atlantic to us_convoy_1",
      "sail submarine from azores_sea via british_convoy_3 to azores_sea",
      "sail destroyer from central_atlantic via british_convoy_2 to azores_sea",
      "sail transport from central_atlantic via british_convoy_1 to south_atlantic",
    ]
  }
  expect {
    that = (
      production(player.united_states) == 36 && production(player.united_kingdom) == 17 &&
      production(player.germany) == 40
    )
    message = "-4 and -8, and nothing for Germany; the transport has taken nothing"
  }
  play { lines = ["end combat move"] }
  given {
    set game { active = player.united_states }
    set c {
      in    = every(piece)
      moved = 0
      spent = false
    }
  }
  run combat_move {}
  play {
    lines = [
      "sail destroyer from us_eastern_coast via mid_atlantic to british_convoy_3",
      "move 1 battleship from us_eastern_coast to us_convoy_1"
    ]
  }
  expect { that = production(player.united_kingdom) == 22 && production(player.united_states) == 36 }

  # The battleship misses and is hit; then both hit.
  dice { rolls = [6, 2, 4, 2] }
  run conduct_combat {}
  play { lines = ["done", "press the attack"] }
  expect {
    that = (
      empty(pieces(space.us_convoy_1)) && space.us_convoy_1.controller == player.germany &&
      production(player.united_states) == 36 && production(player.germany) == 40
    )
  }
}

test "the enemy is met in his convoys, too, and who sails through one takes it" {
  cites = ["EUR-158", "EUR-373", "EUR-377"]

  given {
    call turn_of { p = player.germany }
    call hold { with = [space.british_convoy_2, player.germany] }
    place south_atlantic { germany = { submarine = 1, transport = 1 } }
  }
  expect {
    that = (
      enemy_there(space.british_convoy_1, player.germany) && !enemy_there(space.british_convoy_2, player.germany) &&
      !enemy_there(space.azores_sea, player.germany)
    )
  }
  expect {
    boat = one_of(player.germany, unit.submarine, space.south_atlantic)
    ship = one_of(player.germany, unit.transport, space.south_atlantic)
    that = (
      passes_convoys(boat, [space.british_convoy_1, space.central_atlantic]) &&
      !passes_convoys(boat, [space.british_convoy_2, space.azores_sea]) &&
      !passes_convoys(ship, [space.british_convoy_1])
    )
  }
}
