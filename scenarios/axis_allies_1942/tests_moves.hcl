# Tests of the combat move and the noncombat move: what leads to combat, transports, ships among enemies, submarines.

# Land units of the United Kingdom, and its empty transports there, in its turn.
procedure troops_and_transport {
  params = { shore = space, troops = list(unit), sea = space }

  call turn_of { p = player.united_kingdom }
  for u {
    in = troops
    create {
      unit  = u
      owner = player.united_kingdom
      at    = shore
    }
  }
  create {
    unit  = unit.transport
    owner = player.united_kingdom
    at    = sea
  }
}

# ---- Where a combat move ends

test "ships do not end a combat move where there is nobody to fight: neither a cruiser nor a carrier nor an empty transport" {
  cites = ["A42-132", "A42-134", "A42-138"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { cruiser = 1, carrier = 1, transport = 1, submarine = 1 } }
    place sea_zone_9 { germany = { cruiser = 1 } }
  }
  run combat_move {}
  refuse {
    line = [
      "move 1 cruiser from sea_zone_8 to sea_zone_7",
      "move 1 carrier from sea_zone_8 to sea_zone_7",
      "move 1 transport from sea_zone_8 to sea_zone_7",
      "move 1 submarine from sea_zone_8 to sea_zone_7",
    ]
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
  play { lines = ["move 1 submarine from sea_zone_8 to sea_zone_9", "move 1 cruiser from sea_zone_8 to sea_zone_9"] }
  expect { that = count(pieces(space.sea_zone_9, player.united_kingdom)) == 2 }
}

test "they may end it among enemy submarines and transports alone, and need not stop there" {
  cites = ["A42-142", "A42-150", "A42-153", "A42-544"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { cruiser = 2 } }
    place sea_zone_7 { germany = { transport = 1 } }
    place sea_zone_12 { germany = { submarine = 1 } }
    place sea_zone_6 { germany = { destroyer = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "move 1 cruiser from sea_zone_8 to sea_zone_6",
      "move 1 cruiser from sea_zone_8 to sea_zone_7",
    ]
  }
  refuse {
    line    = "move 1 cruiser from sea_zone_7 to sea_zone_8"
    because = "A combat move ends where there is an enemy to fight"
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.cruiser, space.sea_zone_6) == 1 &&
      standing(player.united_kingdom, unit.cruiser, space.sea_zone_7) == 1
    )
  }
}

test "warships stop everybody but submarines, which a destroyer stops" {
  cites = ["A42-149", "A42-181..183", "A42-189", "A42-543", "A42-545", "A42-591", "A42-604", "A42-605"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { battleship = 1, submarine = 2 } }
    place sea_zone_7 { germany = { cruiser = 1 } }
    place sea_zone_12 { germany = { destroyer = 1 } }
    place sea_zone_6 { germany = { transport = 1 } }
    place sea_zone_13 { germany = { cruiser = 1 } }
  }
  run combat_move {}
  refuse {
    line = [
      "move 1 battleship from sea_zone_8 to sea_zone_6",
      "move 1 submarine from sea_zone_8 to sea_zone_13",
    ]
    because = "That is out of its reach"
  }
  play {
    lines = [
      "move 1 submarine from sea_zone_8 to sea_zone_6",
      "move 1 submarine from sea_zone_8 to sea_zone_12",
    ]
  }
  refuse {
    line    = "move 1 submarine from sea_zone_12 to sea_zone_13"
    because = "No unit of yours there can make a combat move"
  }
  expect { that = standing(player.united_kingdom, unit.submarine, space.sea_zone_12) == 1 }
}

test "units come to one space from several" {
  cites = ["A42-135..137"]

  given {
    call turn_of { p = player.germany }
    place ukraine { germany = { infantry = 1, armour = 1 } }
    place belorussia { germany = { infantry = 1 } }
    place germany { germany = { armour = 1 } }
    place west_russia { soviet_union = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 1 armour from germany to west_russia"
    because = "That is out of its reach"
  }
  play { lines = ["move 1 infantry from ukraine to caucasus", "move 1 armour from ukraine to caucasus"] }
  expect {
    that = (
      count(pieces(space.caucasus)) == 2 &&
      one_of(player.germany, unit.armour, space.caucasus).came_from == space.ukraine
    )
  }
}

# ---- Among enemies since the turn began

test "ships that begin the turn beside enemy warships may stay and fight, or leave to where nobody is" {
  cites = ["A42-141", "A42-154..156", "A42-160", "A42-161"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_7 {
      united_kingdom = { cruiser = 2, submarine = 1 }
      germany        = { destroyer = 1 }
    }
    place eastern_canada { united_kingdom = { infantry = 1 } }
    call begin_turn { with = [player.united_kingdom] }
  }
  dice { rolls = [2, 6] }
  run moves_and_battles {}
  play {
    lines = [
      "move 1 cruiser from sea_zone_7 to sea_zone_8",
      "move 1 submarine from sea_zone_7 to sea_zone_8",
      "end combat move",
    ]
  }
  expect {
    that = (
      standing(player.germany, unit.destroyer, space.sea_zone_7) == 1 ||
      standing(player.united_kingdom, unit.cruiser, space.sea_zone_7) == 1
    )
    message = "the other cruiser has fought"
  }
}

test "beside submarines and transports alone no such choice is theirs" {
  cites = ["A42-155"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_7 {
      united_kingdom = { cruiser = 1 }
      germany        = { submarine = 1, transport = 1 }
    }
    place sea_zone_12 { germany = { cruiser = 1 } }
    call begin_turn { with = [player.united_kingdom] }
  }
  run combat_move {}
  refuse {
    line    = "move 1 cruiser from sea_zone_7 to sea_zone_8"
    because = "A combat move ends where there is an enemy to fight"
  }
  expect { that = !space.sea_zone_7.was_shared }
}

test "a transport may leave them, load elsewhere, and come back to land troops; among them it does not load" {
  cites = ["A42-157..159", "A42-638"]

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.infantry]
      sea    = space.sea_zone_7
    }
    place sea_zone_7 { germany = { destroyer = 1 } }
    call begin_turn { with = [player.united_kingdom] }
  }
  run combat_move {}
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_7"
    because = "A transport does not load in a zone with enemy units."
  }
  play {
    lines = [
      "fetch infantry from united_kingdom in sea_zone_6 with a transport from sea_zone_7",
    ]
  }
  expect { that = one_of(player.united_kingdom, unit.infantry, space.sea_zone_6).boarded }
  play {
    lines = [
      "sail transport from sea_zone_6 to sea_zone_7",
      "assault western_europe with infantry from sea_zone_7",
    ]
  }
  expect { that = any(pieces(space.sea_zone_7), piece.target == space.western_europe) }
}

test "one that leaves without anything to do may" {
  cites = ["A42-141", "A42-160"]

  given {
    call troops_and_transport {
      shore  = space.eastern_canada
      troops = [unit.infantry]
      sea    = space.sea_zone_7
    }
    place sea_zone_7 { germany = { destroyer = 1 } }
    call begin_turn { with = [player.united_kingdom] }
  }
  run combat_move {}
  play { lines = ["move 1 transport from sea_zone_7 to sea_zone_8", "end combat move"] }
  expect { that = standing(player.united_kingdom, unit.transport, space.sea_zone_8) == 1 }
}

test "a laden one may leave as well" {
  cites = ["A42-141", "A42-160", "A42-189"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport { with = [space.sea_zone_7, [unit.infantry]] }
    place sea_zone_7 { germany = { destroyer = 1 } }
    call begin_turn { with = [player.united_kingdom] }
  }
  run combat_move {}
  play { lines = ["sail transport from sea_zone_7 to sea_zone_8", "end combat move"] }
  expect { that = standing(player.united_kingdom, unit.infantry, space.sea_zone_8) == 1 }
}

# ---- Transports in the combat move

test "load, one zone on, load again, one zone on, and land" {
  cites = ["A42-167", "A42-170", "A42-190", "A42-192", "A42-632", "A42-644"]

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.infantry, unit.armour]
      sea    = space.sea_zone_8
    }
  }
  run combat_move {}
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_8",
      "sail transport from sea_zone_8 to sea_zone_7",
      "load armour from united_kingdom in sea_zone_7",
      "sail transport from sea_zone_7 to sea_zone_6",
      "assault norway with infantry from sea_zone_6",
      "assault norway with armour from sea_zone_6",
    ]
  }
  expect { that = count(pieces(space.sea_zone_6), piece.target == space.norway) == 2 }
}

test "what loads in the combat move lands: all of it, on one shore" {
  cites = ["A42-138", "A42-167", "A42-191", "A42-244", "A42-633", "A42-644"]

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.infantry, unit.armour]
      sea    = space.sea_zone_6
    }
  }
  run combat_move {}
  play { lines = ["load infantry from united_kingdom in sea_zone_6", "load armour from united_kingdom in sea_zone_6"] }
  refuse {
    line    = "end combat move"
    because = "A transport that loaded or sailed now must announce a landing"
  }
  play { lines = ["assault norway with armour from sea_zone_6"] }
  refuse {
    line    = "end combat move"
    because = "A transport that loaded or sailed now must announce a landing"
  }
  refuse {
    line    = "assault western_europe with infantry from sea_zone_6"
    because = "A transport unloads into one territory only."
  }
  refuse {
    line    = "sail transport from sea_zone_6 to sea_zone_7"
    because = "No laden ship of yours there can move."
  }
  play { lines = ["assault norway with infantry from sea_zone_6"] }
  expect { that = count(pieces(space.sea_zone_6), piece.target == space.norway) == 2 }
}

test "nobody loads where no hostile shore is in reach, and none sails out of reach of one" {
  cites = ["A42-191", "A42-192", "A42-644"]

  given {
    call troops_and_transport {
      shore  = space.union_of_south_africa
      troops = [unit.infantry]
      sea    = space.sea_zone_27
    }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "load infantry from union_of_south_africa in sea_zone_27"
    because = "What loads in the combat move lands on a hostile shore this turn: there is none in reach."
  }
  play { lines = ["load infantry from united_kingdom in sea_zone_8"] }
  refuse {
    line    = ["sail transport from sea_zone_8 to sea_zone_10", "sail transport from sea_zone_8 to sea_zone_11"]
    because = "From there its troops could reach no hostile shore."
  }
  play {
    lines = ["sail transport from sea_zone_8 to sea_zone_7", "assault western_europe with infantry from sea_zone_7"]
  }
  expect { that = first(pieces(space.sea_zone_7), piece.unit == unit.infantry).target == space.western_europe }
}

test "a transport that fetches troops can still bring them to a hostile shore" {
  cites = ["A42-190..192", "A42-632"]

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.infantry]
      sea    = space.sea_zone_9
    }
  }
  run combat_move {}
  refuse {
    line    = "fetch infantry from united_kingdom in sea_zone_2 with a transport from sea_zone_9"
    because = "From there they could reach no hostile shore."
  }
  play {
    lines = [
      "fetch infantry from united_kingdom in sea_zone_8 with a transport from sea_zone_9",
      "sail transport from sea_zone_8 to sea_zone_7",
      "assault western_europe with infantry from sea_zone_7",
    ]
  }
  expect { that = first(pieces(space.sea_zone_7), piece.unit == unit.infantry).target == space.western_europe }
}

test "fetching is for one's own transports without troops and for troops that wait on the shore" {
  cites = ["A42-190", "A42-428", "A42-456"]

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.infantry, unit.aa_gun]
      sea    = space.sea_zone_1
    }
    place sea_zone_2 { united_states = { transport = 1 } }
    call laden_transport { with = [space.sea_zone_8, [unit.infantry]] }
  }
  run combat_move {}
  refuse {
    line    = "fetch infantry from united_kingdom in sea_zone_3 with a transport from sea_zone_2"
    because = "No transport without troops of yours there can sail."
  }
  refuse {
    line    = "fetch infantry from united_kingdom in sea_zone_7 with a transport from sea_zone_8"
    because = "No transport without troops of yours there can sail."
  }
  refuse {
    line    = "fetch aa_gun from united_kingdom in sea_zone_3 with a transport from sea_zone_1"
    because = "No such unit of yours there can board a transport."
  }
  refuse {
    line    = "fetch infantry from united_kingdom in sea_zone_4 with a transport from sea_zone_1"
    because = "That is out of its reach, hostile, or nobody waits on its shores."
  }
  refuse {
    line    = "fetch infantry from norway in sea_zone_3 with a transport from sea_zone_1"
    because = "No land unit of yours waits there beside the zone."
  }
  expect { that = true }
}

test "a gun boards no transport in the combat move, but one that is aboard travels with it" {
  cites = ["A42-380", "A42-455", "A42-456"]

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.aa_gun, unit.infantry]
      sea    = space.sea_zone_8
    }
    call laden_transport { with = [space.sea_zone_6, [unit.aa_gun, unit.infantry]] }
    place sea_zone_3 { germany = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "load aa_gun from united_kingdom in sea_zone_8"
    because = "No such unit of yours there can board a transport."
  }
  play { lines = ["sail transport from sea_zone_6 to sea_zone_3", "assault norway with infantry from sea_zone_3"] }
  expect { that = standing(player.united_kingdom, unit.aa_gun, space.sea_zone_3) == 1 }
}

test "cargo of earlier turns may land or stay aboard, but its transport does not sail for nothing" {
  cites = ["A42-170", "A42-191", "A42-633", "A42-645"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport { with = [space.sea_zone_7, [unit.infantry, unit.armour]] }
    place sea_zone_1 { united_kingdom = { transport = 1 } }
  }
  run combat_move {}
  play { lines = ["sail transport from sea_zone_7 to sea_zone_6"] }
  refuse {
    line    = "end combat move"
    because = "A transport that loaded or sailed now must announce a landing"
  }
  play { lines = ["assault norway with infantry from sea_zone_6", "end combat move"] }
  expect {
    that    = one_of(player.united_kingdom, unit.armour, space.sea_zone_6).target == none
    message = "the tank stays aboard"
  }
}

test "where it lies it may stay with all its cargo" {
  cites = ["A42-633", "A42-645"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport { with = [space.sea_zone_6, [unit.infantry]] }
  }
  run combat_move {}
  play { lines = ["end combat move"] }
  expect { that = one_of(player.united_kingdom, unit.infantry, space.sea_zone_6).target == none }
}

test "a transport bridges two shores without leaving its zone; submarines and transports of the enemy do not hinder it" {
  cites = ["A42-151", "A42-639..642"]

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.infantry, unit.infantry, unit.armour]
      sea    = space.sea_zone_6
    }
    place sea_zone_6 { germany = { submarine = 1, transport = 1 } }
    place norway { germany = { infantry = 1 } }
  }
  dice { rolls = [1, 3, 6] }
  run moves_and_battles {}
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6",
      "load armour from united_kingdom in sea_zone_6",
    ]
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "No transport of your side lies there with room for it"
  }
  play {
    lines = [
      "assault norway with infantry from sea_zone_6",
      "assault norway with armour from sea_zone_6",
      "false",
    ]
  }
  expect { that = space.norway.controller == player.united_kingdom }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "No transport of your side lies there with room for it"
  }
  expect { that = true }
}

test "nobody boards an ally's transport in the combat move: it could not land this turn" {
  cites = ["A42-191", "A42-372", "A42-627", "A42-628"]

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.infantry]
      sea    = space.sea_zone_8
    }
    place sea_zone_6 { united_states = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "No transport of your side lies there with room for it"
  }
  expect { that = true }
}

test "a battleship or cruiser comes in support of a landing that has been announced, another warship does not" {
  cites = ["A42-138", "A42-140", "A42-171"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport { with = [space.sea_zone_6, [unit.infantry]] }
    place sea_zone_7 { united_kingdom = { battleship = 1, cruiser = 1, destroyer = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 1 battleship from sea_zone_7 to sea_zone_6"
    because = "A combat move ends where there is an enemy to fight"
  }
  play {
    lines = [
      "assault norway with infantry from sea_zone_6",
      "move 1 battleship from sea_zone_7 to sea_zone_6",
      "move 1 cruiser from sea_zone_7 to sea_zone_6",
    ]
  }
  refuse {
    line    = "move 1 destroyer from sea_zone_7 to sea_zone_6"
    because = "A combat move ends where there is an enemy to fight"
  }
  expect { that = count(pieces(space.sea_zone_6)) == 4 }
}

test "no blitz takes the shore that troops aboard count on" {
  cites = ["A42-184", "A42-191"]

  given {
    call turn_of { p = player.united_kingdom }
    place anglo_egypt { united_kingdom = { armour = 1 } }
    call laden_transport { with = [space.sea_zone_14, [unit.infantry]] }
    call hold { with = [space.southern_europe, player.united_kingdom] }
    call hold { with = [space.western_europe, player.united_kingdom] }
    for t {
      in = [space.algeria, space.balkans, space.ukraine]
      call hold { with = [t, player.united_kingdom] }
    }
    set c {
      in      = pieces(space.sea_zone_14)
      where   = c.holder != none
      boarded = true
    }
  }
  run combat_move {}
  refuse {
    line    = "blitz 1 armour from anglo_egypt through libya to algeria"
    because = "Troops aboard count on landing there"
  }
  expect { that = space.libya.controller == player.germany }
}

test "a transport whose troops are an ally's, or only guns, does not sail in the combat move" {
  cites = ["A42-138", "A42-170", "A42-427"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
    call stow { with = [space.sea_zone_8, player.united_states, [unit.infantry]] }
    call laden_transport { with = [space.sea_zone_7, [unit.aa_gun]] }
    place sea_zone_1 { united_kingdom = { cruiser = 1 } }
    place sea_zone_9 { germany = { submarine = 1 } }
  }
  run combat_move {}
  refuse {
    line    = ["sail transport from sea_zone_8 to sea_zone_7", "sail transport from sea_zone_7 to sea_zone_6"]
    because = "A combat move ends where there is an enemy to fight, or where the troops aboard can land."
  }
  expect { that = true }
}

test "a laden transport may sail into a fight and owe no landing" {
  cites = ["A42-142", "A42-170", "A42-616"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport { with = [space.sea_zone_8, [unit.infantry]] }
    place sea_zone_7 { germany = { submarine = 1 } }
    place sea_zone_1 { united_kingdom = { transport = 1 } }
  }
  run combat_move {}
  play { lines = ["sail transport from sea_zone_8 to sea_zone_7", "end combat move"] }
  expect { that = standing(player.united_kingdom, unit.infantry, space.sea_zone_7) == 1 }
}

test "a warship on its way stops a transport: no shore beyond it counts" {
  cites = ["A42-189", "A42-192"]

  given {
    call troops_and_transport {
      shore  = space.eastern_canada
      troops = [unit.infantry]
      sea    = space.sea_zone_1
    }
    place sea_zone_8 { germany = { destroyer = 1 } }
  }
  run combat_move {}
  play { lines = ["load infantry from eastern_canada in sea_zone_1"] }
  refuse {
    line    = "sail transport from sea_zone_1 to sea_zone_8"
    because = "From there its troops could reach no hostile shore."
  }
  play { lines = ["sail transport from sea_zone_1 to sea_zone_3", "assault norway with infantry from sea_zone_3"] }
  expect { that = one_of(player.united_kingdom, unit.infantry, space.sea_zone_3).target == space.norway }
}

test "a laden transport leaves enemies by one step or two; another time it owes a landing again" {
  cites = ["A42-141", "A42-160", "A42-170"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport { with = [space.sea_zone_7, [unit.infantry]] }
    place sea_zone_7 { germany = { destroyer = 1 } }
    place eastern_canada { united_kingdom = { infantry = 1 } }
    place sea_zone_1 { united_kingdom = { transport = 1 } }
    call begin_turn { with = [player.united_kingdom] }
  }
  run combat_move {}
  play {
    lines = [
      "sail transport from sea_zone_7 to sea_zone_8",
      "sail transport from sea_zone_8 to sea_zone_12",
      "end combat move",
    ]
  }
  expect { that = one_of(player.united_kingdom, unit.transport, space.sea_zone_12).fled }
  given next_turn { p = player.united_kingdom }
  run combat_move {}
  play { lines = ["sail transport from sea_zone_12 to sea_zone_8"] }
  refuse {
    line    = "end combat move"
    because = "A transport that loaded or sailed now must announce a landing"
  }
  expect { that = true }
}

test "a submarine that has come among warships in passing does not leave them as if it had begun there" {
  cites = ["A42-138", "A42-141"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_7 {
      united_kingdom = { cruiser = 1 }
      germany        = { cruiser = 1 }
    }
    place sea_zone_8 { united_kingdom = { submarine = 1 } }
    call begin_turn { with = [player.united_kingdom] }
  }
  run combat_move {}
  play { lines = ["move 1 submarine from sea_zone_8 to sea_zone_7"] }
  refuse {
    line    = "move 1 submarine from sea_zone_7 to sea_zone_6"
    because = "A combat move ends where there is an enemy to fight"
  }
  expect { that = true }
}

test "an idle transport is one's own, empty, on the map, and has not stopped" {
  cites = ["A42-157", "A42-190"]

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.infantry, unit.infantry, unit.armour]
      sea    = space.sea_zone_1
    }
    place sea_zone_8 { united_kingdom = { cruiser = 1 } }
    place sea_zone_9 { united_states = { transport = 1 } }
    place sea_zone_2 { united_kingdom = { transport = 1 } }
    call stow { with = [space.sea_zone_2, player.united_kingdom, [unit.infantry]] }
    place mobilization_zone { united_kingdom = { transport = 1 } }
    place sea_zone_12 { united_kingdom = { transport = 1 } }
    stopped = one_of(player.united_kingdom, unit.transport, space.sea_zone_12)
    set stopped { spent = true }
  }
  expect {
    that = (
      count(idle_transports(player.united_kingdom)) == 1 &&
      first(idle_transports(player.united_kingdom)).space == space.sea_zone_1
    )
  }
  run combat_move {}
  refuse {
    line    = "fetch infantry from eastern_canada in sea_zone_9 with a transport from sea_zone_1"
    because = "That is out of its reach, hostile, or nobody waits on its shores."
  }
  play { lines = ["fetch armour from united_kingdom in sea_zone_3 with a transport from sea_zone_1"] }
  expect {
    that = one_of(player.united_kingdom, unit.armour, space.sea_zone_3).holder == one_of(
      player.united_kingdom, unit.transport, space.sea_zone_3
    )
  }
}

test "a transport with a gun or an ally's infantry aboard fetches whom it has room for; the emptiest goes" {
  cites = ["A42-190", "A42-623", "A42-632"]

  cases = {
    "a gun leaves room for infantry" = {
      owner = player.united_kingdom, aboard = [unit.aa_gun], others = [], what = "infantry", stays = 0
    }
    "an ally's infantry leaves room for any" = {
      owner = player.united_states, aboard = [unit.infantry], others = [], what = "armour", stays = 0
    }
    "an empty one goes before it" = {
      owner = player.united_kingdom, aboard = [unit.aa_gun], others = [unit.transport], what = "armour", stays = 2
    }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1, armour = 1 } }
    place sea_zone_1 { united_kingdom = { transport = 1 } }
    call stow { with = [space.sea_zone_1, owner, aboard] }
    for u {
      in = others
      create {
        unit  = u
        owner = player.united_kingdom
        at    = space.sea_zone_1
      }
    }
  }
  run combat_move {}
  play { lines = ["fetch ${what} from united_kingdom in sea_zone_3 with a transport from sea_zone_1"] }
  expect {
    that = (
      count(pieces(space.sea_zone_1)) == stays &&
      one_of(player.united_kingdom, unit.transport, space.sea_zone_3) != none
    )
  }
}

test "a transport with a gun aboard fetches no tank, and with two soldiers of an ally nobody" {
  cites = ["A42-190", "A42-623"]

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.armour]
      sea    = space.sea_zone_12
    }
    call laden_transport { with = [space.sea_zone_1, [unit.aa_gun]] }
    place sea_zone_2 { united_kingdom = { transport = 1 } }
    call stow { with = [space.sea_zone_2, player.united_states, [unit.infantry, unit.infantry]] }
  }
  run combat_move {}
  refuse {
    line    = "fetch armour from united_kingdom in sea_zone_3 with a transport from sea_zone_1"
    because = "nobody waits on its shores"
  }
  refuse {
    line    = "fetch armour from united_kingdom in sea_zone_3 with a transport from sea_zone_2"
    because = "No transport without troops of yours there can sail."
  }
  expect { that = true }
}

test "no transport fetches in a hostile zone" {
  cites = ["A42-159", "A42-638"]

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.infantry, unit.infantry]
      sea    = space.sea_zone_1
    }
    one = first(pieces(space.united_kingdom))
    set one { moved = 1 }
    place sea_zone_8 { germany = { destroyer = 1 } }
    call troops_and_transport {
      shore  = space.eastern_canada
      troops = [unit.armour]
      sea    = space.sea_zone_4
    }
  }
  run combat_move {}
  refuse {
    line    = "fetch infantry from united_kingdom in sea_zone_8 with a transport from sea_zone_1"
    because = "That is out of its reach, hostile, or nobody waits on its shores."
  }
  play { lines = ["fetch infantry from united_kingdom in sea_zone_3 with a transport from sea_zone_4"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.transport, space.sea_zone_1) == 1 &&
      standing(player.united_kingdom, unit.transport, space.sea_zone_4) == 0
    )
  }
  expect {
    that    = first(pieces(space.united_kingdom)).moved == 1 && count(pieces(space.united_kingdom)) == 1
    message = "the one that had not moved went aboard"
  }
}

test "of two units the one that has not moved boards" {
  cites = ["A42-629"]

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.infantry, unit.infantry]
      sea    = space.sea_zone_6
    }
    one = first(pieces(space.united_kingdom))
    set one { moved = 1 }
  }
  run combat_move {}
  play { lines = ["load infantry from united_kingdom in sea_zone_6"] }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "No land unit of yours there can board a transport."
  }
  expect {
    that = (
      count(pieces(space.united_kingdom)) == 1 &&
      first(pieces(space.united_kingdom)).moved == 1 &&
      one_of(player.united_kingdom, unit.infantry, space.sea_zone_6).boarded
    )
  }
}

# ---- Aircraft

test "a fighter may launch and stay above the zone until the noncombat move, while its carrier sails to battle" {
  cites = ["A42-175", "A42-176", "A42-180", "A42-500", "A42-517", "A42-570"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { carrier = 1, fighter = 2 } }
    call onto_decks { sea = space.sea_zone_8 }
    place sea_zone_7 { germany = { submarine = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "fly 1 fighter from sea_zone_8 to sea_zone_8",
      "sail carrier from sea_zone_8 to sea_zone_7",
    ]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.sea_zone_8) == 1 &&
      count(cargo(one_of(player.united_kingdom, unit.carrier, space.sea_zone_7))) == 1
    )
    message = "one has launched, the other is cargo"
  }
  refuse {
    line    = "fly 1 fighter from sea_zone_7 to sea_zone_7"
    because = "No aircraft of yours there can take off."
  }
  run noncombat_move {}
  play { lines = ["land fighter from sea_zone_8 in sea_zone_7"] }
  expect { that = on_deck(player.united_kingdom, space.sea_zone_7) == 2 }
}

test "aircraft fly to enemy submarines and transports as to any enemy, and not where nobody is" {
  cites = ["A42-132", "A42-142", "A42-489"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 2 } }
    place sea_zone_7 { germany = { submarine = 1 } }
    place sea_zone_8 { united_states = { cruiser = 1 } }
  }
  run combat_move {}
  refuse {
    line    = ["fly 1 fighter from united_kingdom to sea_zone_8", "fly 1 fighter from united_kingdom to sea_zone_6"]
    because = "Aircraft fly to hostile territories and zones within their range"
  }
  play { lines = ["fly 1 fighter from united_kingdom to sea_zone_7", "fly 1 fighter from united_kingdom to norway"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.sea_zone_7) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.norway) == 1
    )
    message = "hostile ground is hostile though nobody is there"
  }
}

test "aircraft leave a zone of enemies for another zone or for ground that was friendly when the turn began" {
  cites = ["A42-160"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_7 {
      united_kingdom = { carrier = 1, fighter = 2 }
      germany        = { destroyer = 1 }
    }
    call onto_decks { sea = space.sea_zone_7 }
    set space western_europe { controller = player.united_kingdom }
    call begin_turn { with = [player.united_kingdom] }
    set space western_europe { was_held_by = player.germany }
    place united_kingdom { united_kingdom = { fighter = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from sea_zone_7 to western_europe"
    because = "Aircraft fly to hostile territories and zones within their range"
  }
  refuse {
    line    = "fly 1 fighter from united_kingdom to sea_zone_8"
    because = "Aircraft fly to hostile territories and zones within their range"
  }
  play { lines = ["fly 1 fighter from sea_zone_7 to united_kingdom", "fly 1 fighter from sea_zone_7 to sea_zone_8"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 2 &&
      standing(player.united_kingdom, unit.fighter, space.sea_zone_8) == 1
    )
  }
}

test "the combat move does not end before a carrier has left its enemies for the fighter that counts on it" {
  cites = ["A42-501", "A42-505"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 {
      united_kingdom = { carrier = 1 }
      germany        = { destroyer = 1 }
    }
    call begin_turn { with = [player.united_kingdom] }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_12
      flown = true
      moved = 4
    }
  }
  run combat_move {}
  refuse {
    line    = "end combat move"
    because = "A fighter in flight relies on a carrier that could not come later: move the carrier now."
  }
  play { lines = ["move 1 carrier from sea_zone_8 to sea_zone_12"] }
  expect { that = standing(player.united_kingdom, unit.carrier, space.sea_zone_12) == 1 }
}

test "with the option, fighters are asked whether they intercept when the combat move is over" {
  cites = ["A42-210", "A42-211"]

  options = { escorts = true }

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { bomber = 1 } }
    place germany { germany = { industrial_complex = 1, fighter = 1 } }
  }
  run combat_move {}
  play { lines = ["raid germany with 1 bomber from united_kingdom"] }
  play {
    by    = player.germany
    lines = ["fighter"]
  }
  expect { that = one_of(player.germany, unit.fighter, space.germany).intercepts }
}

test "without it nobody is" {
  cites = ["A42-208"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { bomber = 1 } }
    place germany { germany = { industrial_complex = 1, fighter = 1 } }
  }
  run {
    call combat_move {}
    call see_who_wins {}
  }
  play { lines = ["raid germany with 1 bomber from united_kingdom"] }
  expect { that = game.round == 1 && !one_of(player.germany, unit.fighter, space.germany).intercepts }
}

# ---- The noncombat move

test "in the noncombat move submarines go through hostile zones and stay in them; a destroyer stops them" {
  cites = ["A42-377", "A42-391..394", "A42-604", "A42-605"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { submarine = 3, cruiser = 1 } }
    place sea_zone_7 { germany = { cruiser = 1 } }
    place sea_zone_12 { germany = { destroyer = 1 } }
    place sea_zone_13 { germany = { battleship = 1 } }
  }
  run noncombat_move {}
  refuse {
    line = [
      "move 1 cruiser from sea_zone_8 to sea_zone_7", "move 1 cruiser from sea_zone_8 to sea_zone_6",
      "move 1 submarine from sea_zone_8 to sea_zone_13"
    ]
    because = "That is out of its reach, or not friendly."
  }
  refuse {
    line    = "move 1 cruiser from sea_zone_8 to sea_zone_7"
    because = "It can get to: Sea Zone 1, Sea Zone 2, Sea Zone 9, Sea Zone 3, Sea Zone 10, Sea Zone 11."
  }
  play {
    lines = [
      "move 1 submarine from sea_zone_8 to sea_zone_6",
      "move 1 submarine from sea_zone_8 to sea_zone_7",
      "move 1 submarine from sea_zone_7 to sea_zone_6",
      "move 1 submarine from sea_zone_8 to sea_zone_12",
    ]
  }
  refuse {
    line    = "move 1 submarine from sea_zone_12 to sea_zone_13"
    because = "No unit of yours there can still move."
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.submarine, space.sea_zone_6) == 2 &&
      standing(player.united_kingdom, unit.submarine, space.sea_zone_12) == 1
    )
  }
}

test "ships may end it beside enemy submarines and transports" {
  cites = ["A42-391", "A42-609", "A42-620"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { cruiser = 1 } }
    call laden_transport { with = [space.sea_zone_8, [unit.infantry]] }
    place sea_zone_7 { germany = { submarine = 1, transport = 1 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "move 1 cruiser from sea_zone_8 to sea_zone_7",
      "sail transport from sea_zone_8 to sea_zone_7",
      "unload infantry from sea_zone_7 to united_kingdom",
    ]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.cruiser, space.sea_zone_7) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 1
    )
  }
}

test "a transport handles no cargo in the noncombat move if it has sailed, fought or landed troops before" {
  cites = ["A42-161", "A42-395"]

  cases = {
    "sailed"    = { sailed = true, fought = false, withdrew = false }
    "fought"    = { sailed = false, fought = true, withdrew = false }
    "retreated" = { sailed = false, fought = false, withdrew = true }
  }

  given {
    call troops_and_transport {
      shore  = space.united_kingdom
      troops = [unit.infantry]
      sea    = space.sea_zone_8
    }
    call laden_transport { with = [space.sea_zone_8, [unit.armour]] }
    set t {
      in       = pieces(space.sea_zone_8)
      where    = t.unit == unit.transport
      sailed   = sailed
      fought   = fought
      withdrew = withdrew
    }
  }
  run noncombat_move {}
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_8"
    because = "No transport of your side lies there with room for it"
  }
  refuse {
    line    = "unload armour from sea_zone_8 to united_kingdom"
    because = "A transport unloads into one territory only"
  }
  expect { that = true }
}

test "one that has done nothing yet loads, sails, loads and unloads, once and into one territory" {
  cites = ["A42-395", "A42-631", "A42-632", "A42-634", "A42-636", "A42-642"]

  given {
    call troops_and_transport {
      shore  = space.eastern_canada
      troops = [unit.infantry, unit.infantry, unit.infantry]
      sea    = space.sea_zone_1
    }
  }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from eastern_canada in sea_zone_1",
      "load infantry from eastern_canada in sea_zone_1",
      "sail transport from sea_zone_1 to sea_zone_8",
      "unload infantry from sea_zone_8 to united_kingdom",
    ]
  }
  refuse {
    line    = "sail transport from sea_zone_8 to sea_zone_7"
    because = "No laden ship of yours there can still move."
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_8"
    because = "No land unit of yours there can board a transport."
  }
  play { lines = ["unload infantry from sea_zone_8 to united_kingdom"] }
  expect {
    that    = standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 2
    message = "both, in the same territory"
  }
}

test "troops go ashore, not onto another transport" {
  cites = ["A42-637"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport { with = [space.sea_zone_8, [unit.infantry]] }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "load infantry from sea_zone_8 in sea_zone_8"
    because = "No land unit of yours there can board a transport."
  }
  refuse {
    line    = "unload infantry from sea_zone_8 to sea_zone_8"
    because = "Cargo goes ashore in a friendly territory beside the zone."
  }
  expect { that = true }
}

test "what has moved in the combat move does not move in the noncombat move, though it did not fight" {
  cites = ["A42-147", "A42-161", "A42-375"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { cruiser = 1 } }
    place sea_zone_7 { germany = { transport = 1 } }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place sea_zone_2 { united_kingdom = { cruiser = 1 } }
  }
  run moves_and_battles {}
  play { lines = ["move 1 cruiser from sea_zone_8 to sea_zone_7", "end combat move", "false"] }
  refuse {
    line    = "move 1 cruiser from sea_zone_7 to sea_zone_8"
    because = "No unit of yours there can still move."
  }
  play { lines = ["move 1 cruiser from sea_zone_2 to sea_zone_8"] }
  expect { that = standing(player.united_kingdom, unit.cruiser, space.sea_zone_7) == 1 }
}

test "in the noncombat move one boards an ally's transport too, guns as well, and no hostile shore need be near" {
  cites = ["A42-371", "A42-372", "A42-380", "A42-622"]

  given {
    call troops_and_transport {
      shore  = space.union_of_south_africa
      troops = [unit.infantry, unit.aa_gun]
      sea    = space.sea_zone_28
    }
    place sea_zone_27 { united_states = { transport = 1 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from union_of_south_africa in sea_zone_27", "load aa_gun from union_of_south_africa in sea_zone_27"
    ]
  }
  expect { that = count(cargo(one_of(player.united_states, unit.transport, space.sea_zone_27))) == 2 }
}

test "closed straits bar the Black Sea and nothing else" {
  cites = ["A42-091"]

  options = { closed_straits = true }

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_14 { united_kingdom = { cruiser = 2 } }
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 cruiser from sea_zone_14 to sea_zone_16"
    because = "That is out of its reach"
  }
  play { lines = ["move 1 cruiser from sea_zone_14 to sea_zone_13"] }
  expect { that = standing(player.united_kingdom, unit.cruiser, space.sea_zone_13) == 1 }
}

# ---- A transport that unloaded is free in the next turn, whoever's it is

# The British turn: a transport with infantry of its own and American infantry aboard, both of whose powers have more to move.
procedure shared_transport {
  params = { sea = space }

  call turn_of { p = player.united_kingdom }
  call laden_transport { with = [sea, [unit.infantry]] }
  call stow { with = [sea, player.united_states, [unit.infantry]] }
  place united_kingdom { united_kingdom = { infantry = 1 } }
  place eastern_united_states { united_states = { infantry = 1 } }
}

# It is the turn of the United States, after another's.
procedure americans_next {
  call next_turn { p = player.united_states }
  set game { active = player.united_states }
}

test "an ally's troops land in their own turn though the transport unloaded others in its power's turn" {
  cites = ["A42-373", "A42-374", "A42-636"]

  given shared_transport { sea = space.sea_zone_7 }
  run noncombat_move {}
  play { lines = ["sail transport from sea_zone_7 to sea_zone_8", "unload infantry from sea_zone_8 to united_kingdom"] }
  given americans_next {}
  run noncombat_move {}
  play {
    by    = player.united_states
    lines = ["unload infantry from sea_zone_8 to united_kingdom"]
  }
  expect { that = standing(player.united_states, unit.infantry, space.united_kingdom) == 1 }
}

test "they land on another shore, too, in an assault" {
  cites = ["A42-367", "A42-374", "A42-636"]

  given {
    call shared_transport { sea = space.sea_zone_6 }
    call hold { with = [space.eastern_europe, player.germany] }
  }
  run noncombat_move {}
  play { lines = ["unload infantry from sea_zone_6 to united_kingdom"] }
  given americans_next {}
  run combat_move {}
  play {
    by    = player.united_states
    lines = ["assault norway with infantry from sea_zone_6"]
  }
  expect { that = count(pieces(space.sea_zone_6), piece.target == space.norway) == 1 }
}

test "an ally loads onto a transport that unloaded in its power's turn" {
  cites = ["A42-371", "A42-372", "A42-642"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport { with = [space.sea_zone_8, [unit.infantry]] }
    place united_kingdom {
      united_kingdom = { infantry = 1 }
      united_states  = { infantry = 2 }
    }
  }
  run noncombat_move {}
  play { lines = ["unload infantry from sea_zone_8 to united_kingdom"] }
  given americans_next {}
  run noncombat_move {}
  play {
    by    = player.united_states
    lines = ["load infantry from united_kingdom in sea_zone_8"]
  }
  expect { that = standing(player.united_states, unit.infantry, space.united_kingdom) == 1 }
}
