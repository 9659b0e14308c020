# Tests of transports: what they carry, when they load, sail and unload, alone, after a battle and for allies. Clauses 108, 161, 162,
# 300 to 303, 341 to 346, 415, 465, 632 to 670.

# A transport of the power whose turn it is, empty, with another of its units at home, so that no menu closes by itself.
procedure waiting_transport {
  params = { p = player, sea = space }

  call turn_of { with = [p] }
  create {
    unit  = unit.transport
    owner = p
    at    = sea
  }
  create {
    unit  = unit.armour
    owner = p
    at    = p.home
  }
}

# What a power's transports in a zone have aboard.
function aboard {
  params = { p = player, sea = space }
  is     = [for c in pieces(sea, p) : c.unit if c.holder != none && c.unit.domain == domain.land]
}

# ---- Capacity

test "a transport takes two land units that are not armour, or one armour alone" {
  cites = ["EUR-108", "EUR-636", "EUR-638", "EUR-639"]

  cases = {
    "two infantry"           = { first = unit.infantry, second = unit.infantry, fits = true }
    "infantry and artillery" = { first = unit.infantry, second = unit.artillery, fits = true }
    "two artillery"          = { first = unit.artillery, second = unit.artillery, fits = true }
    "artillery and a gun"    = { first = unit.artillery, second = unit.aa_gun, fits = true }
    "two guns"               = { first = unit.aa_gun, second = unit.aa_gun, fits = true }
    "armour and infantry"    = { first = unit.armour, second = unit.infantry, fits = false }
    "infantry and armour"    = { first = unit.infantry, second = unit.armour, fits = false }
    "two armour"             = { first = unit.armour, second = unit.armour, fits = false }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place english_channel { united_kingdom = { transport = 1 } }
    call stow {
      with  = [space.english_channel, player.united_kingdom]
      cargo = [first]
    }
  }
  expect { that = has_room(one_of(player.united_kingdom, unit.transport, space.english_channel), second) == fits }
}

test "no third unit goes aboard, and nothing aboard another ship" {
  cites = ["EUR-108", "EUR-590", "EUR-600", "EUR-625", "EUR-636"]

  given {
    call turn_of { p = player.united_kingdom }
    place english_channel {
      united_kingdom = { transport = 1, destroyer = 1, battleship = 1, submarine = 1, carrier = 1 }
    }
    place united_kingdom { united_kingdom = { infantry = 3 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from united_kingdom in english_channel", "load infantry from united_kingdom in english_channel"
    ]
  }
  refuse {
    line    = "load infantry from united_kingdom in english_channel"
    because = "No transport of your side lies there with room for it"
  }
  expect { that = same(aboard(player.united_kingdom, space.english_channel), [unit.infantry, unit.infantry]) }
}

# ---- Loading, sailing, unloading

test "two infantry go from Canada to Great Britain in one turn: the example of the book" {
  cites = ["EUR-637", "EUR-642", "EUR-643", "EUR-654", "EUR-662", "EUR-667"]

  given {
    call waiting_transport { with = [player.united_kingdom, space.davis_strait] }
    place canada { united_kingdom = { infantry = 2 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from canada in davis_strait",
      "load infantry from canada in davis_strait",
      "sail transport from davis_strait to atlantic",
      "unload infantry from atlantic to united_kingdom",
      "unload infantry from atlantic to united_kingdom",
    ]
  }
  expect { that = standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 2 }
}

test "a transport loads, sails, loads, sails and unloads both: the example of the book" {
  cites = ["EUR-106", "EUR-465", "EUR-639", "EUR-643", "EUR-645"]

  given {
    call waiting_transport { with = [player.germany, space.adriatic_sea] }
    place yugoslavia { germany = { infantry = 1 } }
    place greece { germany = { aa_gun = 1 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from yugoslavia in adriatic_sea",
      "sail transport from adriatic_sea to central_mediterranean",
      "load aa_gun from greece in central_mediterranean",
      "sail transport from central_mediterranean to sicilian_sea",
      "unload infantry from sicilian_sea to tunisia",
      "unload aa_gun from sicilian_sea to tunisia",
    ]
  }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.tunisia) == 1 &&
      standing(player.germany, unit.aa_gun, space.tunisia) == 1
    )
  }
}

test "boarding and going ashore are a land unit's whole move" {
  cites = ["EUR-300..302", "EUR-655"]

  given {
    call waiting_transport { with = [player.united_kingdom, space.english_channel] }
    place netherlands_belgium { united_kingdom = { armour = 1 } }
    place france { united_kingdom = { armour = 1 } }
    call already_held { territories = [space.france, space.netherlands_belgium, space.eastern_france] }
  }
  run noncombat_move {}
  play { lines = ["move 1 armour from netherlands_belgium to france"] }
  play { lines = ["load armour from france in english_channel"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.armour, space.france) == 1 &&
      one_of(player.united_kingdom, unit.armour, space.france).moved == 1
    )
    message = "the one that had not moved has boarded"
  }
  refuse {
    line    = "load armour from france in english_channel"
    because = "No land unit of yours there can board a transport."
  }
  play { lines = ["unload armour from english_channel to netherlands_belgium"] }
  refuse {
    line    = "move 1 armour from netherlands_belgium to eastern_france"
    because = "No unit of yours there can still move."
  }
}

test "what a transport unloads in a turn goes to one territory, all or part, and then it lies still" {
  cites = ["EUR-293", "EUR-640", "EUR-646..649", "EUR-662"]

  given {
    call waiting_transport { with = [player.germany, space.sicilian_sea] }
    call stow {
      with  = [space.sicilian_sea, player.germany]
      cargo = [unit.infantry, unit.infantry]
    }
  }
  run noncombat_move {}
  play { lines = ["unload infantry from sicilian_sea to tunisia"] }
  refuse {
    line    = "unload infantry from sicilian_sea to libya"
    because = "A transport unloads into one territory only"
  }
  refuse {
    line    = "sail transport from sicilian_sea to central_mediterranean"
    because = "No laden ship of yours there can still move."
  }
  play { lines = ["end noncombat move"] }
  expect {
    that = (
      same(aboard(player.germany, space.sicilian_sea), [unit.infantry]) &&
      standing(player.germany, unit.infantry, space.tunisia) == 1
    )
  }
}

test "a transport that has unloaded takes others aboard, for the same shore only, and sails no more" {
  cites = ["EUR-643", "EUR-647", "EUR-648", "EUR-654", "EUR-662"]

  given {
    call waiting_transport { with = [player.germany, space.sicilian_sea] }
    call stow {
      with  = [space.sicilian_sea, player.germany]
      cargo = [unit.armour]
    }
    place southern_italy { germany = { infantry = 2, artillery = 1 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "unload armour from sicilian_sea to tunisia", "load infantry from southern_italy in sicilian_sea",
      "load infantry from southern_italy in sicilian_sea"
    ]
  }
  refuse {
    line    = "load artillery from southern_italy in sicilian_sea"
    because = "No transport of your side lies there with room for it; two units are a load, or one tank alone"
  }
  refuse {
    line    = "sail transport from sicilian_sea to central_mediterranean"
    because = "No laden ship of yours there can still move."
  }
  refuse {
    line    = "unload infantry from sicilian_sea to libya"
    because = "A transport unloads into one territory only, and after a battle only if it has not loaded since."
  }
  play { lines = ["unload infantry from sicilian_sea to tunisia", "end noncombat move"] }
  expect {
    that = (
      same(aboard(player.germany, space.sicilian_sea), [unit.infantry]) &&
      standing(player.germany, unit.infantry, space.tunisia) == 1 &&
      standing(player.germany, unit.armour, space.tunisia) == 1
    )
  }
}

test "a transport whose landing is announced takes others aboard for it, while it has room" {
  cites = ["EUR-292", "EUR-643", "EUR-647"]

  given {
    call waiting_transport { with = [player.germany, space.eastern_mediterranean] }
    call stow {
      with  = [space.eastern_mediterranean, player.germany]
      cargo = [unit.infantry]
    }
    call already_held { territories = [space.egypt] }
    place egypt { germany = { infantry = 1, artillery = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "assault palestine with infantry from eastern_mediterranean", "load artillery from egypt in eastern_mediterranean"
    ]
  }
  refuse {
    line    = "load infantry from egypt in eastern_mediterranean"
    because = "No transport of your side lies there with room for it"
  }
  refuse {
    line    = "sail transport from eastern_mediterranean to central_mediterranean"
    because = "No laden ship of yours there can move."
  }
  refuse {
    line    = "assault syria with artillery from eastern_mediterranean"
    because = "A transport unloads into one territory only."
  }
  play { lines = ["assault palestine with artillery from eastern_mediterranean", "end combat move"] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.germany, unit.infantry, space.palestine) == 1 &&
      standing(player.germany, unit.artillery, space.palestine) == 1 &&
      space.palestine.controller == player.germany
    )
  }
}

test "after a landing without a battle at sea a transport loads and unloads, after one with it it does not load" {
  cites = ["EUR-303", "EUR-654", "EUR-660"]

  cases = {
    "the sea was free"       = { enemy_at = space.north_sea, rolls = [], loads = 1 }
    "the sea was fought for" = { enemy_at = space.eastern_mediterranean, rolls = [3, 6], loads = 0 }
  }

  given {
    call waiting_transport { with = [player.germany, space.eastern_mediterranean] }
    call stow {
      with  = [space.eastern_mediterranean, player.germany]
      cargo = [unit.infantry]
    }
    call already_held { territories = [space.egypt] }
    place egypt { germany = { infantry = 1 } }
    place eastern_mediterranean { germany = { destroyer = 1 } }
    create {
      unit  = unit.transport
      owner = player.united_kingdom
      at    = enemy_at
    }
    call bound_for { there = space.palestine }
  }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect {
    carrier = one_of(player.germany, unit.transport, space.eastern_mediterranean)
    that = (
      standing(player.germany, unit.infantry, space.palestine) == 1 &&
      carrier.fought &&
      count(lifts(space.eastern_mediterranean, unit.infantry, player.germany)) == loads
    )
  }
  given {
    place eastern_mediterranean { germany = { transport = 1 } }
    set c {
      in      = pieces(space.eastern_mediterranean)
      where   = c.unit.lifts_land
      unloads = space.palestine
    }
  }
  expect {
    that    = count(lifts(space.eastern_mediterranean, unit.infantry, player.germany)) == loads + 1
    message = "one that comes later has not been in the battle"
  }
}

test "a laden transport may stay at sea" {
  cites = ["EUR-646"]

  given {
    call waiting_transport { with = [player.germany, space.adriatic_sea] }
    call stow {
      with  = [space.adriatic_sea, player.germany]
      cargo = [unit.infantry]
    }
  }
  run noncombat_move {}
  play { lines = ["sail transport from adriatic_sea to eastern_mediterranean", "end noncombat move"] }
  expect { that = same(aboard(player.germany, space.eastern_mediterranean), [unit.infantry]) }
}

test "a transport sails two zones at most" {
  cites = ["EUR-109", "EUR-559", "EUR-632", "EUR-642"]

  given {
    call waiting_transport { with = [player.germany, space.adriatic_sea] }
    call stow {
      with  = [space.adriatic_sea, player.germany]
      cargo = [unit.infantry]
    }
  }
  run noncombat_move {}
  refuse {
    line    = "sail transport from adriatic_sea to tyrrhenian_sea"
    because = "out of its reach"
  }
  refuse {
    line    = "sail transport from adriatic_sea to greece"
    because = "out of its reach"
  }
}

test "a transport that sailed in the combat move may load and unload in the noncombat move" {
  cites = ["EUR-415"]

  given {
    call waiting_transport { with = [player.germany, space.adriatic_sea] }
    place greece { germany = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["move 1 transport from adriatic_sea to central_mediterranean", "end combat move"] }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from greece in central_mediterranean", "unload infantry from central_mediterranean to libya"
    ]
  }
  expect { that = standing(player.germany, unit.infantry, space.libya) == 1 }
}

test "a transport that sailed in the combat move does not sail again" {
  cites = ["EUR-407"]

  given {
    call waiting_transport { with = [player.germany, space.adriatic_sea] }
    place greece { germany = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["move 1 transport from adriatic_sea to central_mediterranean", "end combat move"] }
  run noncombat_move {}
  refuse {
    line    = "move 1 transport from central_mediterranean to sicilian_sea"
    because = "No unit of yours there can still move."
  }
}

test "cargo does not change ships at sea" {
  cites = ["EUR-656"]

  given {
    call waiting_transport { with = [player.germany, space.adriatic_sea] }
    call stow {
      with  = [space.adriatic_sea, player.germany]
      cargo = [unit.infantry]
    }
    place adriatic_sea { germany = { transport = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "load infantry from adriatic_sea in adriatic_sea"
    because = "No land unit of yours there can board a transport."
  }
}

# ---- Among enemies

test "no transport loads or unloads where enemy ships are" {
  cites = ["EUR-161", "EUR-657"]

  given {
    call waiting_transport { with = [player.united_kingdom, space.english_channel] }
    call stow {
      with  = [space.english_channel, player.united_kingdom]
      cargo = [unit.infantry]
    }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place english_channel { germany = { submarine = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "load infantry from united_kingdom in english_channel"
    because = "A transport does not load in a zone with enemy units."
  }
  refuse {
    line    = "unload infantry from english_channel to united_kingdom"
    because = "A transport does not unload in a zone with enemy units."
  }
}

test "a transport leaves a hostile zone, loads from two territories and unloads both: the example of the book" {
  cites = ["EUR-159", "EUR-160", "EUR-162", "EUR-643", "EUR-645", "EUR-658", "EUR-659", "EUR-662", "EUR-668", "EUR-669"]

  given {
    call waiting_transport { with = [player.united_kingdom, space.danish_sea] }
    place danish_sea { germany = { destroyer = 1 } }
    call already_held { territories = [space.france, space.netherlands_belgium] }
    place france { united_kingdom = { infantry = 1 } }
    place netherlands_belgium { united_kingdom = { infantry = 1 } }
    call begin_turn { p = player.united_kingdom }
  }
  run combat_move {}
  play {
    lines = [
      "move 1 transport from danish_sea to english_channel",
      "load infantry from france in english_channel",
      "load infantry from netherlands_belgium in english_channel",
      "unload infantry from english_channel to united_kingdom",
      "unload infantry from english_channel to united_kingdom",
    ]
  }
  expect { that = standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 2 }
}

test "after a battle a transport loads or unloads, not both, and does not move" {
  cites = ["EUR-303", "EUR-331", "EUR-660", "EUR-661", "EUR-670"]

  given {
    call waiting_transport { with = [player.united_kingdom, space.north_sea] }
    call already_held { territories = [space.norway] }
    place norway { united_kingdom = { infantry = 2 } }
    place north_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
    call stow {
      with  = [space.north_sea, player.united_kingdom]
      cargo = [unit.infantry]
    }
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  run noncombat_move {}
  play { lines = ["load infantry from norway in north_sea"] }
  refuse {
    line    = "unload infantry from north_sea to united_kingdom"
    because = "A transport unloads into one territory only, and after a battle only if it has not loaded since."
  }
  refuse {
    line    = "sail transport from north_sea to danish_sea"
    because = "No laden ship of yours there can still move."
  }
  expect { that = count(aboard(player.united_kingdom, space.north_sea)) == 2 }
}

test "a transport that has fought may unload" {
  cites = ["EUR-303", "EUR-660"]

  given {
    call waiting_transport { with = [player.united_kingdom, space.north_sea] }
    call stow {
      with  = [space.north_sea, player.united_kingdom]
      cargo = [unit.infantry]
    }
    place norway { united_kingdom = { infantry = 1 } }
    call already_held { territories = [space.norway] }
    place north_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { transport = 1 }
    }
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  run noncombat_move {}
  play { lines = ["unload infantry from north_sea to united_kingdom"] }
  refuse {
    line = "load infantry from norway in north_sea"
    because = <<-END
      No transport of your side lies there with room for it; two units are a load, or one tank alone, and a ship that
      has unloaded after a battle does not load.
    END
  }
  expect { that = standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 1 }
}

# ---- Aboard an ally's

test "who boards an ally's transport neither leaves it in the same turn nor sails it" {
  cites = ["EUR-341..343", "EUR-346", "EUR-650", "EUR-651", "EUR-654"]

  given {
    call turn_of { p = player.united_states }
    place english_channel { united_kingdom = { transport = 1 } }
    place united_kingdom { united_states = { infantry = 2 } }
  }
  run noncombat_move {}
  play { lines = ["load infantry from united_kingdom in english_channel"] }
  refuse {
    line    = "unload infantry from english_channel to united_kingdom"
    because = "None of your units aboard there can go ashore."
  }
  refuse {
    line    = "sail transport from english_channel to north_sea"
    because = "No laden ship of yours there can still move."
  }
}

test "its owner sails it with the guests aboard, and cannot put them ashore" {
  cites = ["EUR-342", "EUR-344", "EUR-652"]

  given {
    call waiting_transport { with = [player.united_kingdom, space.english_channel] }
    call stow {
      with  = [space.english_channel, player.united_states]
      cargo = [unit.infantry]
    }
  }
  run noncombat_move {}
  refuse {
    line    = "unload infantry from english_channel to united_kingdom"
    because = "None of your units aboard there can go ashore."
  }
  play { lines = ["sail transport from english_channel to atlantic"] }
  expect { that = same(aboard(player.united_states, space.atlantic), [unit.infantry]) }
}

test "guests go ashore in their own next turn" {
  cites = ["EUR-345", "EUR-653"]

  given {
    call turn_of { p = player.united_states }
    place united_kingdom { united_states = { infantry = 1 } }
    place atlantic { united_kingdom = { transport = 1 } }
    call stow {
      with  = [space.atlantic, player.united_states]
      cargo = [unit.infantry]
    }
  }
  run noncombat_move {}
  play { lines = ["unload infantry from atlantic to united_kingdom"] }
  expect { that = standing(player.united_states, unit.infantry, space.united_kingdom) == 2 }
}

test "where one guest landed binds the transport in that turn, not in the next power's" {
  cites = ["EUR-293", "EUR-345", "EUR-653", "EUR-662"]

  given {
    call printed_map {}
    place barents_sea { united_states = { transport = 1 } }
    call stow {
      with  = [space.barents_sea, player.soviet_union]
      cargo = [unit.infantry]
    }
    call stow {
      with  = [space.barents_sea, player.united_kingdom]
      cargo = [unit.infantry]
    }
    place siberia { soviet_union = { infantry = 1 } }
    place united_kingdom { united_kingdom = { infantry = 1 } }
  }
  run turn { p = player.soviet_union }
  play {
    by    = player.soviet_union
    lines = ["assault finland with infantry from barents_sea", "end noncombat move"]
  }
  run turn { p = player.united_kingdom }
  play {
    by    = player.united_kingdom
    lines = ["assault norway with infantry from barents_sea"]
  }
  expect { that = space.finland.controller == player.soviet_union && space.norway.controller == player.united_kingdom }
}

test "guests board in their own turn a transport that unloaded in its owner's" {
  cites = ["EUR-343", "EUR-651"]

  given {
    call printed_map {}
    place danish_sea { united_kingdom = { transport = 1 } }
    call stow {
      with  = [space.danish_sea, player.united_kingdom]
      cargo = [unit.infantry]
    }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place denmark { united_states = { infantry = 1 } }
    place united_states { united_states = { infantry = 1 } }
    call hold { with = [space.denmark, player.united_states] }
  }
  run turn { p = player.united_kingdom }
  play {
    by    = player.united_kingdom
    lines = ["assault norway with infantry from danish_sea"]
  }
  run turn { p = player.united_states }
  play {
    by    = player.united_states
    lines = ["load infantry from denmark in danish_sea"]
  }
  expect { that = same(aboard(player.united_states, space.danish_sea), [unit.infantry]) }
}

test "in the combat move land units, guns too, board and go ashore among friends, and do not board again" {
  cites = ["EUR-161", "EUR-162", "EUR-655"]

  given {
    call waiting_transport { with = [player.united_kingdom, space.north_sea] }
    call hold { with = [space.norway, player.united_kingdom] }
    place united_kingdom { united_kingdom = { aa_gun = 1 } }
    place norway { united_kingdom = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["load aa_gun from united_kingdom in north_sea", "unload aa_gun from north_sea to norway"] }
  refuse {
    line    = "load aa_gun from norway in north_sea"
    because = "No such unit of yours there can board a transport."
  }
  expect { that = standing(player.united_kingdom, unit.aa_gun, space.norway) == 1 }
}

test "guests land from an ally's transport when their own ships have cleared the zone, and not while it is fought for" {
  cites = ["EUR-315", "EUR-318", "EUR-345"]

  cases = {
    "the zone is cleared" = { rolls = [3, 6], holder = none }
    "it is not"           = { rolls = [6, 1], holder = player.germany }
  }

  given {
    call turn_of { p = player.united_states }
    place eastern_mediterranean {
      united_kingdom = { transport = 1 }
      united_states  = { destroyer = 1 }
      germany        = { transport = 1 }
    }
    call stow {
      with  = [space.eastern_mediterranean, player.united_states]
      cargo = [unit.infantry]
    }
    call hold { with = [space.egypt, player.germany] }
  }
  run combat_move {}
  play { lines = ["assault egypt with infantry from eastern_mediterranean", "end combat move"] }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect { that = space.egypt.controller == holder }
}
