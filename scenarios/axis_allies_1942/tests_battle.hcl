# Tests of landings, bombardment, battles on land and the order of combat.

# The British turn: a transport in sea zone 14 with this aboard, which is to land in Libya.
procedure bound_for_libya {
  params = { cargo = list(unit) }

  call turn_of { p = player.united_kingdom }
  call laden_transport { with = [space.sea_zone_14, cargo] }
  call bound_for { there = space.libya }
  set c {
    in      = every(piece)
    where   = c.holder != none
    boarded = true
  }
}

# British units that have come to Libya overland.
procedure from_egypt {
  params = { units = list(unit) }

  for u {
    in = units
    create {
      unit      = u
      owner     = player.united_kingdom
      at        = space.libya
      came_from = space.anglo_egypt
      moved     = u.domain == domain.air ? 2 : 1
      flown     = u.domain == domain.air
    }
  }
}

function in_libya {
  params = { p = player, u = unit }
  is     = standing(p, u, space.libya)
}

# ---- The sea comes first

test "a transport and a battleship, and a destroyer off Western Europe: the destroyer must be sunk before anybody lands" {
  cites = ["A42-168", "A42-174", "A42-226", "A42-227", "A42-230", "A42-231", "A42-240", "A42-559"]

  given {
    call turn_of { p = player.united_states }
    call laden_transport { with = [space.sea_zone_7, [unit.infantry]] }
    call bound_for { there = space.western_europe }
    place sea_zone_7 {
      united_states = { battleship = 1 }
      germany       = { destroyer = 1 }
    }
    place western_europe { germany = { infantry = 1 } }
  }
  dice { rolls = [5, 6, 4, 6, 1, 6] }
  run conduct_combat {}
  expect {
    that = (
      space.western_europe.controller == player.united_states &&
      standing(player.germany, unit.destroyer, space.sea_zone_7) == 0
    )
    message = "two rounds at sea, no bombardment after that, and a round ashore"
  }
}

test "with a submarine and a transport there instead, the Americans may ignore them, and bombard" {
  cites = ["A42-174", "A42-228", "A42-231", "A42-234", "A42-557"]

  given {
    call turn_of { p = player.united_states }
    call laden_transport { with = [space.sea_zone_7, [unit.infantry, unit.artillery]] }
    call bound_for { there = space.western_europe }
    place sea_zone_7 {
      united_states = { battleship = 1 }
      germany       = { submarine = 1, transport = 1 }
    }
    place western_europe { germany = { infantry = 2 } }
  }
  dice { rolls = [4, 2, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["false", "battleship"] }
  expect {
    that = (
      space.western_europe.controller == player.united_states &&
      standing(player.germany, unit.submarine, space.sea_zone_7) == 1 &&
      standing(player.germany, unit.transport, space.sea_zone_7) == 1
    )
    message = "one hit from the sea, one ashore"
  }
}

test "or fight: that was a combat, and nobody bombards" {
  cites = ["A42-228..230", "A42-233", "A42-309", "A42-619"]

  given {
    call turn_of { p = player.united_states }
    call laden_transport { with = [space.sea_zone_7, [unit.infantry]] }
    call bound_for { there = space.western_europe }
    place sea_zone_7 {
      united_states = { battleship = 1 }
      germany       = { transport = 1 }
    }
    place western_europe { germany = { infantry = 1 } }
  }
  dice { rolls = [1, 6] }
  run conduct_combat {}
  play { lines = ["true"] }
  expect {
    that = (
      space.western_europe.controller == player.united_states &&
      standing(player.germany, unit.transport, space.sea_zone_7) == 0
    )
    message = "the transport was sunk without a die, and the infantry fought without the battleship"
  }
}

test "all ships in the zone fight, and they are asked once, though two shores are landed on" {
  cites = ["A42-224", "A42-228", "A42-229", "A42-262"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    call laden_transport { with = [space.sea_zone_14, [unit.infantry]] }
    create {
      unit  = unit.cruiser
      owner = player.united_kingdom
      at    = space.sea_zone_14
    }
    for c {
      in    = every(piece)
      where = c.holder != none && c.target == none
      set c { target = space.southern_europe }
      t = c.holder
      set t { unloads = space.southern_europe }
    }
    place sea_zone_14 { germany = { submarine = 1 } }
  }
  run conduct_combat {}
  play { lines = ["southern_europe", "false"] }
  expect {
    that = (
      space.southern_europe.controller == player.united_kingdom &&
      space.libya.controller == player.united_kingdom &&
      standing(player.germany, unit.submarine, space.sea_zone_14) == 1
    )
  }
}

test "aircraft sent to the sea fight there, those sent to the shore fight there" {
  cites = ["A42-173", "A42-256..259"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_14
      flown = true
      moved = 2
    }
    call from_egypt { units = [unit.fighter] }
    place sea_zone_14 { germany = { destroyer = 1 } }
    place libya { germany = { infantry = 1, fighter = 1 } }
  }
  dice { rolls = [3, 6, 1, 1, 6, 6] }
  run conduct_combat {}
  expect {
    that = (
      space.libya.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.fighter, space.sea_zone_14) == 1 &&
      in_libya(player.united_kingdom, unit.fighter) == 1
    )
    message = <<-END
      one die for the fighter at sea; ashore one for the infantry and one for the fighter; the German fighter did not
      fight at sea; all stay where they are
    END
  }
}

# ---- Bombardment

test "a battleship hits the shore with 4, a cruiser with 3, and the victim fires before it is lost" {
  cites = ["A42-231", "A42-234..238", "A42-242", "A42-556", "A42-558", "A42-562", "A42-580", "A42-582", "A42-586"]

  cases = {
    "battleship, 4" = { ship = unit.battleship, dice = [4, 6, 2], mine = 0, theirs = 0 }
    "battleship, 5" = { ship = unit.battleship, dice = [5, 1, 2], mine = 0, theirs = 0 }
    "cruiser, 3"    = { ship = unit.cruiser, dice = [3, 6, 3], mine = 1, theirs = 0 }
    "cruiser, 4"    = { ship = unit.cruiser, dice = [4, 6, 2], mine = 0, theirs = 1 }
  }

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    create {
      unit  = ship
      owner = player.united_kingdom
      at    = space.sea_zone_14
    }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = dice }
  run conduct_combat { defaults = true }
  expect {
    that = in_libya(player.united_kingdom, unit.infantry) == mine && in_libya(player.germany, unit.infantry) == theirs
  }
}

test "no more ships bombard than units land, battleships and cruisers together" {
  cites = ["A42-232", "A42-561", "A42-585"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 1, cruiser = 2 } }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [3, 6, 6] }
  run conduct_combat {}
  play { lines = ["cruiser"] }
  expect {
    that    = space.libya.controller == player.united_kingdom
    message = "one shot"
  }
}

test "a ship bombards one shore in a turn, and none if its player does not want to" {
  cites = ["A42-231", "A42-239", "A42-560", "A42-584"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    call laden_transport { with = [space.sea_zone_14, [unit.infantry]] }
    set c {
      in     = every(piece)
      where  = c.holder != none && c.target == none
      target = space.southern_europe
    }
    place sea_zone_14 { united_kingdom = { battleship = 1, cruiser = 1 } }
    place libya { germany = { infantry = 1 } }
    place southern_europe { germany = { infantry = 1 } }
  }
  dice { rolls = [4, 6, 6] }
  run conduct_combat {}
  play { lines = ["libya", "battleship"] }
  expect { offered = ["cruiser", "done"] }
  refuse {
    line    = "battleship"
    because = "is no answer here"
  }
  dice { rolls = [1, 6] }
  play { lines = ["done"] }
  expect {
    that = space.southern_europe.controller == player.united_kingdom && space.libya.controller == player.united_kingdom
  }
}

test "a cruiser that has fought at sea does not bombard, though the sea is clear" {
  cites = ["A42-230", "A42-583", "A42-625"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    place sea_zone_14 {
      united_kingdom = { cruiser = 1 }
      germany        = { destroyer = 1 }
    }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [3, 6, 1, 6] }
  run conduct_combat {}
  expect {
    that    = space.libya.controller == player.united_kingdom
    message = "the infantry aboard threw no die at sea, the cruiser none at the shore"
  }
}

test "ships in another zone do not bombard, nor do destroyers" {
  cites = ["A42-557", "A42-581"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    place sea_zone_13 { united_kingdom = { battleship = 1, cruiser = 1 } }
    place sea_zone_14 { united_kingdom = { destroyer = 1 } }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [1, 6] }
  run conduct_combat {}
  expect { that = space.libya.controller == player.united_kingdom }
}

test "ships fire at land units: at aircraft alone they do not" {
  cites = ["A42-558"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
    place libya { germany = { fighter = 1 } }
  }
  dice { rolls = [1, 5] }
  run conduct_combat {}
  expect { that = space.libya.controller == player.united_kingdom }
}

# ---- Ashore

test "units from the sea and from next door attack together; those from the sea stay, the others may go back together" {
  cites = ["A42-169", "A42-243", "A42-247..254", "A42-316", "A42-318"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    call from_egypt { units = [unit.armour, unit.fighter] }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [6, 6, 6, 6] }
  run conduct_combat {}
  expect { offered = ["retreat to anglo_egypt", "press the attack"] }
  refuse {
    line    = "retreat to sea_zone_14"
    because = "is no answer here"
  }
  dice { rolls = [6, 3, 1, 6] }
  play { lines = ["retreat to anglo_egypt"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.armour, space.anglo_egypt) == 1 &&
      in_libya(player.united_kingdom, unit.infantry) == 1 &&
      in_libya(player.united_kingdom, unit.fighter) == 1 &&
      space.libya.controller == player.united_kingdom
    )
    message = "the infantry fought on alone; the fighter waits above"
  }
  run noncombat_move {}
  play { lines = ["land fighter from libya in anglo_egypt"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.anglo_egypt) == 1 }
}

test "troops that came by sea alone are never asked: they fight to the end" {
  cites = ["A42-248"]

  given {
    call bound_for_libya { cargo = [unit.infantry, unit.infantry] }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [6, 6, 6, 6, 6, 2, 6, 2] }
  run conduct_combat {}
  expect { that = in_libya(player.germany, unit.infantry) == 1 && count(pieces(space.libya)) == 1 }
}

test "aircraft beside them may leave, and fight no more" {
  cites = ["A42-249", "A42-252", "A42-253", "A42-255", "A42-319", "A42-320"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    call from_egypt { units = [unit.bomber] }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [6, 6, 6, 6, 2] }
  run conduct_combat {}
  play { lines = ["false"] }
  expect {
    that = (
      in_libya(player.united_kingdom, unit.bomber) == 1 && in_libya(player.united_kingdom, unit.infantry) == 0 &&
      space.libya.controller == player.germany
    )
    message = "the second round was the infantry's alone"
  }
  run noncombat_move {}
  refuse {
    line    = "land bomber from libya in libya"
    because = "Aircraft land in territory"
  }
  play { lines = ["land bomber from libya in anglo_egypt"] }
  expect { that = standing(player.united_kingdom, unit.bomber, space.anglo_egypt) == 1 }
}

test "while land units can go back with them, aircraft do not leave alone" {
  cites = ["A42-254", "A42-318"]

  given {
    call turn_of { p = player.united_kingdom }
    call from_egypt { units = [unit.infantry, unit.fighter] }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [6, 6, 6, 6, 6, 6] }
  run conduct_combat {}
  refuse {
    line    = "false"
    because = "is no answer here"
  }
  play { lines = ["press the attack", "retreat to anglo_egypt"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.anglo_egypt) == 1 &&
      first(pieces(space.libya), piece.unit == unit.fighter).withdrew
    )
    message = "both have left the battle"
  }
}

test "when the landing has failed at sea, those who came overland fight at least one round" {
  cites = ["A42-245"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    call from_egypt { units = [unit.armour] }
    place sea_zone_14 { germany = { cruiser = 1 } }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  expect {
    that    = count(pieces(space.sea_zone_14)) == 1 && in_libya(player.united_kingdom, unit.armour) == 1
    offered = ["retreat to anglo_egypt", "press the attack"]
    message = "the transport was lost, and the tank asked only after a round"
  }
}

test "when nobody is left for the shore, the assault is over" {
  cites = ["A42-246"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    place sea_zone_14 { germany = { cruiser = 1 } }
    place libya { germany = { infantry = 1, aa_gun = 1 } }
  }
  run {
    call conduct_combat {}
    call see_who_wins {}
  }
  expect {
    that = space.libya.controller == player.germany && in_libya(player.germany, unit.infantry) == 1 && game.round == 1
  }
}

test "from a battle at sea the landing goes back with its ships, and is not put ashore this turn" {
  cites = ["A42-635"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport { with = [space.sea_zone_14, [unit.infantry]] }
    call bound_for { there = space.libya }
    place sea_zone_14 {
      united_kingdom = { cruiser = 1 }
      germany        = { cruiser = 1 }
    }
    place libya { germany = { infantry = 1 } }
    set c {
      in        = pieces(space.sea_zone_14)
      where     = c.owner == player.united_kingdom && c.holder == none
      came_from = space.sea_zone_13
      moved     = 1
    }
    place gibraltar { united_kingdom = { infantry = 1 } }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to sea_zone_13"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.transport, space.sea_zone_13) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.sea_zone_13) == 1
    )
    message = "what was loaded stays aboard"
  }
  run noncombat_move {}
  refuse {
    line    = "unload infantry from sea_zone_13 to gibraltar"
    because = "A transport unloads into one territory only, not at all after a retreat"
  }
  expect { that = true }
}

test "a landing is not called off once its zone is clear" {
  cites = ["A42-191", "A42-644"]

  given {
    call bound_for_libya { cargo = [unit.infantry, unit.artillery] }
    place libya { germany = { armour = 1 } }
  }
  dice { rolls = [6, 2, 6] }
  run conduct_combat {}
  expect {
    that    = space.libya.controller == player.united_kingdom && count(pieces(space.libya)) == 2
    message = "nobody was asked, and both went ashore"
  }
}

test "a transport that has landed troops handles no more cargo this turn, not even what it kept aboard" {
  cites = ["A42-395", "A42-634", "A42-642", "A42-645"]

  given {
    call bound_for_libya { cargo = [unit.infantry, unit.armour] }
    tank = first(every(piece), piece.unit == unit.armour)
    set tank {
      target  = none
      boarded = false
    }
  }
  run conduct_combat {}
  expect { that = space.libya.controller == player.united_kingdom && all(pieces(space.libya), piece.target == none) }
  run noncombat_move {}
  refuse {
    line    = "unload armour from sea_zone_14 to libya"
    because = "A transport unloads into one territory only"
  }
  expect { that = standing(player.united_kingdom, unit.armour, space.sea_zone_14) == 1 }
}

test "a way back leads over friendly ground" {
  cites = ["A42-316"]

  given {
    call turn_of { p = player.united_kingdom }
    call from_egypt { units = [unit.armour] }
    call hold { with = [space.anglo_egypt, player.germany] }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [6, 6, 3, 6] }
  run conduct_combat {}
  expect {
    that    = space.libya.controller == player.united_kingdom
    message = "nobody was asked after the first round"
  }
}

test "the troops of another transport elsewhere have nothing to do with the landing" {
  cites = ["A42-227", "A42-228"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    call laden_transport { with = [space.sea_zone_7, [unit.infantry]] }
    place sea_zone_7 { germany = { submarine = 1 } }
  }
  run conduct_combat {}
  expect {
    that    = space.libya.controller == player.united_kingdom
    offered = ["true", "false"]
    message = "Libya has fallen before anybody asks about the submarine"
  }
}

test "from an ally's transport one lands past a submarine, and nobody is asked to fight it" {
  cites = ["A42-367", "A42-228"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_14 {
      united_states = { transport = 1 }
      germany       = { submarine = 1 }
    }
    call stow { with = [space.sea_zone_14, player.united_kingdom, [unit.infantry]] }
    call bound_for { there = space.libya }
  }
  run {
    call conduct_combat {}
    call see_who_wins {}
  }
  expect { that = space.libya.controller == player.united_kingdom && game.round == 1 }
}

# ---- The order of combat

test "raids come first, then landings, then all other battles" {
  cites = ["A42-196", "A42-224..226", "A42-241", "A42-260..262"]

  given {
    call bound_for_libya { cargo = [unit.infantry] }
    place libya { germany = { infantry = 1 } }
    place algeria {
      united_kingdom = { infantry = 1 }
      germany        = { infantry = 1 }
    }
    place germany { germany = { industrial_complex = 1 } }
    create {
      unit    = unit.bomber
      owner   = player.united_kingdom
      at      = space.germany
      raiding = true
      flown   = true
      moved   = 2
    }
  }
  dice { rolls = [6, 1, 6, 6, 2] }
  run conduct_combat {}
  expect {
    that = (
      space.germany.damage == 6 &&
      space.libya.controller == player.united_kingdom &&
      space.algeria.controller == player.germany &&
      standing(player.united_kingdom, unit.infantry, space.algeria) == 0
    )
    message = "the 6 is the bomber's, the next two dice are Libya's, the last Algeria's"
  }
}

test "the attacker says which landing and which battle comes next" {
  cites = ["A42-224", "A42-261", "A42-262"]

  given {
    call turn_of { p = player.united_kingdom }
    for s {
      in = [space.algeria, space.libya]
      call duel { with = [s] }
    }
  }
  dice { rolls = [6, 6, 1, 6, 6, 2] }
  run conduct_combat {}
  play { lines = ["libya"] }
  expect { that = space.libya.controller == player.united_kingdom && space.algeria.controller == player.germany }
}

test "nobody's ally joins his attack, on land or at sea" {
  cites = ["A42-357", "A42-359..361"]

  given {
    call turn_of { p = player.united_kingdom }
    place libya {
      united_kingdom = { infantry = 1 }
      united_states  = { artillery = 1 }
      germany        = { infantry = 1 }
    }
  }
  dice { rolls = [2, 2] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      in_libya(player.united_kingdom, unit.infantry) == 0 && in_libya(player.united_states, unit.artillery) == 1 &&
      in_libya(player.germany, unit.infantry) == 1
    )
    message = "no artillery helped the infantry, fired or was hit"
  }
}
