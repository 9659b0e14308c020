# Tests of two rules that meet, and of ways that a player might try round one.

test "each die of a gun may be for one aircraft" {
  cites   = ["EUR-471", "EUR-472"]
  options = { antiaircraft_hits = antiaircraft_hits.each_die }

  given {
    call turn_of { p = player.germany }
    place leningrad {
      germany      = { bomber = 1, fighter = 1 }
      soviet_union = { aa_gun = 1, infantry = 1 }
    }
    call in_flight { moved = 2 }
  }
  dice { rolls = [1, 2, 3, 6] }
  run conduct_combat {}
  expect {
    that = (
      same(left_of(player.germany, space.leningrad), [unit.fighter]) &&
      standing(player.soviet_union, unit.infantry, space.leningrad) == 0
    )
  }
}

test "over two guns each die may be for one aircraft, and what has fallen is not fired at again" {
  cites   = ["EUR-166", "EUR-471"]
  options = { antiaircraft_hits = antiaircraft_hits.each_die }

  given {
    call turn_of { p = player.germany }
    call already_held { territories = [space.east_poland] }
    place east_poland { germany = { fighter = 2, infantry = 1 } }
    place belorussia { soviet_union = { aa_gun = 1 } }
    place ukraine { soviet_union = { aa_gun = 1 } }
    place stalingrad { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [1, 6] }
  run combat_move {}
  play { lines = ["fly 2 fighter from east_poland to stalingrad"] }
  expect { that = standing(player.germany, unit.fighter, space.stalingrad) == 1 && empty(every(overflight)) }
}

# ---- Landings

test "a landing in an empty territory takes it without dice, and no ship fires" {
  cites = ["EUR-158", "EUR-304"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sicilian_sea
      cargo = [unit.infantry]
    }
    call bound_for { there = space.tunisia }
    place sicilian_sea { united_kingdom = { battleship = 1 } }
  }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.tunisia.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.infantry, space.tunisia) == 1
    )
  }
}

test "a territory that a blitz has taken needs no landing" {
  cites = ["EUR-292", "EUR-507"]

  given {
    call turn_of { p = player.united_kingdom }
    call already_held { territories = [space.libya] }
    call laden_transport {
      sea   = space.sicilian_sea
      cargo = [unit.infantry]
    }
    place libya { united_kingdom = { armour = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "assault tunisia with infantry from sicilian_sea", "blitz 1 armour from libya through tunisia to algeria",
      "unload infantry from sicilian_sea to tunisia"
    ]
  }
  run conduct_combat {}
  expect {
    that = (
      space.tunisia.controller == player.united_kingdom &&
      space.algeria.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.infantry, space.tunisia) == 1
    )
  }
}

test "Germany lands in the Middle East, and does not walk in there" {
  cites = ["EUR-097", "EUR-272", "EUR-445", "EUR-640", "EUR-641"]

  given {
    call turn_of { p = player.germany }
    call laden_transport {
      sea   = space.eastern_mediterranean
      cargo = [unit.infantry]
    }
    call laden_transport {
      sea   = space.eastern_mediterranean
      cargo = [unit.armour]
    }
  }
  run combat_move {}
  refuse {
    line    = "unload infantry from eastern_mediterranean to egypt"
    because = "Cargo goes ashore in a friendly territory beside the zone."
  }
  play {
    lines = [
      "assault egypt with infantry from eastern_mediterranean",
      "assault palestine with armour from eastern_mediterranean"
    ]
  }
  run conduct_combat { defaults = true }
  expect {
    that = space.egypt.controller == player.germany && oil(player.germany) == 1 && production(player.germany) == 40
  }
}

test "an Ally lands in a country of the Middle East that Germany holds, not in a free one" {
  cites = ["EUR-097", "EUR-445", "EUR-447"]

  given {
    call turn_of { p = player.united_kingdom }
    call hold { with = [space.egypt, player.germany] }
    place egypt { germany = { aa_gun = 1 } }
    call laden_transport {
      sea   = space.eastern_mediterranean
      cargo = [unit.infantry]
    }
    call laden_transport {
      sea   = space.eastern_mediterranean
      cargo = [unit.armour]
    }
  }
  run combat_move {}
  refuse {
    line    = "assault syria with infantry from eastern_mediterranean"
    because = "A landing goes to a hostile territory"
  }
  play {
    lines = [
      "unload armour from eastern_mediterranean to syria", "assault egypt with infantry from eastern_mediterranean"
    ]
  }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.egypt.controller == none &&
      one_of(player.united_kingdom, unit.aa_gun, space.egypt).seized &&
      oil(player.germany) == 0 &&
      production(player.united_kingdom) == 25
    )
  }
}

test "after a withdrawal a transport may unload" {
  cites = ["EUR-303", "EUR-660"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.danish_sea
      cargo = [unit.infantry]
    }
    place danish_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { battleship = 1 }
    }
    call attackers_came { from = space.north_sea }
    place united_kingdom { united_kingdom = { armour = 1 } }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to north_sea"] }
  run noncombat_move {}
  play { lines = ["unload infantry from north_sea to united_kingdom"] }
  expect { that = standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 1 }
}

# A British transport with infantry aboard that it is to land in Denmark has withdrawn from a battleship there to the North Sea.
procedure landing_withdrawn {
  call turn_of { p = player.united_kingdom }
  call laden_transport {
    sea   = space.danish_sea
    cargo = [unit.infantry]
  }
  call bound_for { there = space.denmark }
  place danish_sea {
    united_kingdom = { destroyer = 1 }
    germany        = { battleship = 1 }
  }
  call attackers_came { from = space.north_sea }
  place united_kingdom { united_kingdom = { infantry = 2 } }
}

test "a transport whose landing ended in a withdrawal puts its troops ashore at home, or takes others aboard" {
  cites = ["EUR-235", "EUR-303", "EUR-660", "EUR-661"]

  cases = {
    "it unloads" = {
      line   = "unload infantry from north_sea to united_kingdom",
      then   = "load infantry from united_kingdom in north_sea",
      aboard = 0,
      why    = "No transport of your side lies there with room for it"
    }
    "it loads" = {
      line   = "load infantry from united_kingdom in north_sea",
      then   = "unload infantry from north_sea to united_kingdom",
      aboard = 2,
      why    = "A transport unloads into one territory only, and after a battle only if it has not loaded since."
    }
  }

  given landing_withdrawn {}
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to north_sea"] }
  run noncombat_move {}
  play { lines = ["${line}"] }
  refuse {
    line    = "${then}"
    because = "${why}"
  }
  refuse {
    line    = "sail transport from north_sea to english_channel"
    because = "No laden ship of yours there can still move."
  }
  refuse {
    line    = "move 1 transport from north_sea to english_channel"
    because = "No unit of yours there can still move."
  }
  expect { that = count(aboard(player.united_kingdom, space.north_sea)) == aboard }
}

test "a landing force goes home with its transport when that withdraws" {
  cites = ["EUR-235", "EUR-315"]

  given landing_withdrawn {}
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to north_sea"] }
  expect {
    that = (
      empty(every(piece), piece.target != none) &&
      count(aboard(player.united_kingdom, space.north_sea)) == 1 &&
      space.denmark.controller == player.germany
    )
  }
}

test "a blitz goes through hostile ground only, also where one's own troops have just come to" {
  cites = ["EUR-505", "EUR-506"]

  given {
    call turn_of { p = player.germany }
    place poland { germany = { infantry = 1, armour = 1 } }
    place germany { germany = { armour = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "blitz 1 armour from germany through poland to east_poland"
    because = "A blitz goes through a hostile territory beside it"
  }
  play {
    lines = [
      "move 1 infantry from poland to east_poland", "blitz 1 armour from poland through east_poland to belorussia"
    ]
  }
  expect {
    that = (
      space.east_poland.controller == player.germany && standing(player.germany, unit.armour, space.belorussia) == 1
    )
  }
}

# ---- Convoys

test "a convoy that an ally retakes is its owner's again, though his capital has fallen" {
  cites = ["EUR-283", "EUR-389"]

  given {
    call at_sea { with = [player.united_states, unit.destroyer, space.mid_atlantic] }
    call lost_convoy { with = [space.british_convoy_3] }
    call hold { with = [space.united_kingdom, player.germany] }
  }
  run combat_move {}
  play { lines = ["move 1 destroyer from mid_atlantic to british_convoy_3"] }
  expect { that = space.british_convoy_3.controller == player.united_kingdom && production(player.united_states) == 40 }
}

test "aircraft do not land in a convoy, and take none" {
  cites = ["EUR-111", "EUR-380", "EUR-405"]

  given {
    call turn_of { p = player.united_kingdom }
    place british_convoy_3 {
      united_kingdom = { fighter = 1 }
      germany        = { transport = 1 }
    }
    call lost_convoy { with = [space.british_convoy_3] }
    call in_flight { moved = 1 }
    place united_kingdom { united_kingdom = { infantry = 1 } }
  }
  dice { rolls = [3, 6] }
  run conduct_combat { defaults = true }
  expect { that = space.british_convoy_3.controller == player.germany }
  run noncombat_move {}
  refuse {
    line = [
      "land fighter from british_convoy_3 in british_convoy_3", "land fighter from british_convoy_3 in celtic_sea"
    ]
    because = "Aircraft land in territory"
  }
}

# ---- Aircraft

test "an aircraft that withdraws waits over a zone for a carrier that can come, and lands when it comes" {
  cites = ["EUR-197", "EUR-299", "EUR-543", "EUR-568"]

  cases = {
    "the carrier comes"    = { line = "move 1 carrier from english_channel to north_sea", saved = 1 }
    "the carrier does not" = { line = "end noncombat move", saved = 0 }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place norway {
      germany        = { infantry = 1 }
      united_kingdom = { fighter = 1 }
    }
    call in_flight { moved = 3 }
    place english_channel { united_kingdom = { carrier = 1 } }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["false", "withdraw to north_sea"] }
  run noncombat_move { defaults = true }
  play { lines = [line] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.north_sea) == saved }
}

test "an aircraft that withdraws is offered no zone where no carrier can come" {
  cites = ["EUR-197", "EUR-546"]

  given {
    call turn_of { p = player.united_kingdom }
    place norway {
      germany        = { infantry = 1 }
      united_kingdom = { fighter = 1 }
    }
    call in_flight { moved = 3 }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["false"] }
  expect {
    that    = empty(every(piece), piece.unit == unit.fighter)
    message = "it was lost"
  }
}

test "what is still in flight at the end must land, where its owner says" {
  cites = ["EUR-405", "EUR-406", "EUR-545"]

  given {
    call turn_of { p = player.germany }
    place denmark { germany = { infantry = 1 } }
    place danish_sea { germany = { fighter = 1 } }
    set c {
      in    = pieces(space.danish_sea)
      moved = 3
      flown = true
    }
  }
  run noncombat_move {}
  play { lines = ["end noncombat move", "denmark"] }
  expect { that = standing(player.germany, unit.fighter, space.denmark) == 1 }
}

test "fighters launched from a carrier fight beside it, those aboard that stayed do not" {
  cites = ["EUR-549", "EUR-570", "EUR-571"]

  given {
    call turn_of { p = player.united_kingdom }
    place celtic_sea { united_kingdom = { carrier = 1, fighter = 2 } }
    call onto_decks { sea = space.celtic_sea }
    place bay_of_biscay { germany = { transport = 1 } }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from celtic_sea to bay_of_biscay", "sail carrier from celtic_sea to bay_of_biscay"] }
  expect {
    that = (
      same([for c in fighting(space.bay_of_biscay, player.united_kingdom) : c.unit], [unit.fighter, unit.carrier]) &&
      on_deck(player.united_kingdom, space.bay_of_biscay) == 1
    )
  }
  dice { rolls = [6, 3, 6] }
  run conduct_combat { defaults = true }
  run noncombat_move { defaults = true }
  play { lines = ["end noncombat move"] }
  expect { that = on_deck(player.united_kingdom, space.bay_of_biscay) == 2 }
}

test "no bomber relies on a carrier" {
  cites = ["EUR-533", "EUR-534", "EUR-543"]

  given {
    call turn_of { p = player.united_kingdom }
    place gibraltar { united_kingdom = { bomber = 1 } }
    set c {
      in    = pieces(space.gibraltar)
      moved = 4
    }
    place azores_sea { germany = { transport = 1 } }
    place celtic_sea { united_kingdom = { carrier = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 bomber from gibraltar to azores_sea"
    because = "could not land"
  }
}

# ---- Guns

test "a gun goes ashore in the turn it boards, and has then been moved for the round" {
  cites = ["EUR-465", "EUR-469", "EUR-643"]

  given {
    call waiting_transport { with = [player.united_kingdom, space.eastern_mediterranean] }
    set game { round = 2 }
    place egypt { united_states = { aa_gun = 1 } }
  }
  run noncombat_move {}
  play { lines = ["load aa_gun from egypt in eastern_mediterranean"] }
  expect {
    that = first(cargo(one_of(
      player.united_kingdom, unit.transport, space.eastern_mediterranean
    ))).owner == player.united_kingdom
  }
  play { lines = ["unload aa_gun from eastern_mediterranean to palestine"] }
  expect {
    that = (
      !may_haul(one_of(player.united_kingdom, unit.aa_gun, space.palestine), player.united_states) &&
      one_of(player.united_kingdom, unit.aa_gun, space.palestine).hauled == 2
    )
  }
}

test "a gun that came aboard in an earlier round has been moved for the round when it goes ashore" {
  cites = ["EUR-468", "EUR-469"]

  given {
    call turn_of { p = player.united_kingdom }
    set game { round = 2 }
    call laden_transport { with = [space.eastern_mediterranean, [unit.aa_gun]] }
    place palestine { united_states = { infantry = 1 } }
  }
  run {
    call turn { with = [player.united_kingdom] }
    call turn { with = [player.united_states] }
  }
  play {
    by    = player.united_kingdom
    lines = ["end combat move", "unload aa_gun from eastern_mediterranean to egypt"]
  }
  refuse {
    line    = "load aa_gun from egypt in eastern_mediterranean"
    because = "No land unit of yours there can board a transport."
  }
  play {
    by    = player.united_states
    lines = ["end combat move"]
  }
  refuse {
    line    = "move 1 aa_gun from egypt to palestine"
    because = "No unit of yours there can still move."
  }
}

# Guns of three powers in Egypt and one in Iceland, in a British turn; an American transport lies in the zone before Egypt.
procedure guns_in_egypt {
  call turn_of { p = player.united_kingdom }
  set game { round = 2 }
  place egypt {
    united_kingdom = { aa_gun = 1 }
    united_states  = { aa_gun = 1, infantry = 1 }
  }
  place eastern_mediterranean { united_states = { transport = 1 } }
  place denmark_strait { united_kingdom = { transport = 1 } }
  place iceland { united_states = { aa_gun = 1 } }
  place canada { united_kingdom = { infantry = 1 } }
}

test "who moves a gun of the Middle East moves one, and the others stay whose they were" {
  cites = ["EUR-466", "EUR-468", "EUR-469"]

  given guns_in_egypt {}
  run noncombat_move {}
  play { lines = ["move 1 aa_gun from egypt to palestine"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.aa_gun, space.palestine) == 1 &&
      standing(player.united_states, unit.aa_gun, space.egypt) == 1 &&
      may_haul(one_of(player.united_states, unit.aa_gun, space.egypt), player.united_states)
    )
  }
}

test "of one's own gun and an ally's, one's own is moved first, whichever has stood there longer" {
  cites = ["EUR-466", "EUR-468"]

  cases = {
    "overland" = { line = "move 1 aa_gun from egypt to palestine" }
    "aboard"   = { line = "load aa_gun from egypt in eastern_mediterranean" }
  }

  given {
    call turn_of { p = player.united_kingdom }
    set game { round = 2 }
    place egypt { united_states = { aa_gun = 1 } }
    place egypt { united_kingdom = { aa_gun = 1 } }
    place eastern_mediterranean { united_kingdom = { transport = 1 } }
  }
  run noncombat_move {}
  play { lines = ["${line}"] }
  expect {
    that = (
      standing(player.united_states, unit.aa_gun, space.egypt) == 1 &&
      standing(player.united_kingdom, unit.aa_gun, space.egypt) == 0
    )
  }
}

test "only guns are common, only in the Middle East, and only to Allies" {
  cites = ["EUR-342", "EUR-468"]

  given guns_in_egypt {}
  given {
    call hold { with = [space.syria, player.germany] }
    place syria { germany = { aa_gun = 1 } }
    place mobilization_zone { united_kingdom = { aa_gun = 1 } }
  }
  run noncombat_move {}
  refuse {
    line = [
      "move 1 aa_gun from syria to palestine", "move 1 aa_gun from iceland to denmark_strait",
      "move 1 aa_gun from mobilization_zone to egypt"
    ]
    because = "No unit of yours there can still move."
  }
  refuse {
    line    = "load infantry from egypt in eastern_mediterranean"
    because = "No such unit of yours there can board a transport."
  }
  refuse {
    line    = "load aa_gun from iceland in denmark_strait"
    because = "No land unit of yours there can board a transport."
  }
}

test "a gun aboard an ally's transport leaves the transport whose it is, and other guns aboard, too" {
  cites = ["EUR-466", "EUR-469"]

  given guns_in_egypt {}
  given {
    call stow {
      with  = [space.eastern_mediterranean, player.united_states]
      cargo = [unit.aa_gun]
    }
  }
  run noncombat_move {}
  play { lines = ["load aa_gun from egypt in eastern_mediterranean"] }
  expect {
    that = (
      standing(player.united_states, unit.transport, space.eastern_mediterranean) == 1 &&
      standing(player.united_kingdom, unit.aa_gun, space.eastern_mediterranean) == 1 &&
      standing(player.united_states, unit.aa_gun, space.eastern_mediterranean) == 1
    )
  }
}

test "a gun that comes ashore is neither moved on nor taken aboard again, and does not change ships" {
  cites = ["EUR-469", "EUR-655", "EUR-656"]

  given {
    call turn_of { p = player.united_kingdom }
    set game { round = 2 }
    call stow_guns {}
    place central_mediterranean { united_kingdom = { transport = 1 } }
    place canada { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "load aa_gun from eastern_mediterranean in central_mediterranean"
    because = "No land unit of yours there can board a transport."
  }
  refuse {
    line    = "move 1 aa_gun from eastern_mediterranean to egypt"
    because = "No such unit of yours there can still move."
  }
  play { lines = ["unload aa_gun from eastern_mediterranean to egypt"] }
  refuse {
    line    = "load aa_gun from egypt in eastern_mediterranean"
    because = "No land unit of yours there can board a transport."
  }
  refuse {
    line    = "move 1 aa_gun from egypt to palestine"
    because = "No unit of yours there can still move."
  }
  expect { that = standing(player.united_kingdom, unit.aa_gun, space.egypt) == 1 }
}

# A British transport before Egypt with a gun aboard, and another that is empty.
procedure stow_guns {
  place eastern_mediterranean { united_kingdom = { transport = 2 } }
  call stow {
    with  = [space.eastern_mediterranean, player.united_kingdom]
    cargo = [unit.aa_gun]
  }
}

# ---- The turn

test "a turn begins by noting who holds what, and ends with submarines up and battleships upright" {
  cites = ["EUR-140", "EUR-402", "EUR-441", "EUR-442", "EUR-557"]

  given {
    call printed_map {}
    set space sicily { controller = player.united_kingdom }
    place danish_sea { germany = { submarine = 1, battleship = 1 } }
    set c {
      in        = every(piece)
      submerged = c.unit == unit.submarine
      damaged   = c.unit == unit.battleship
    }
  }
  run turn { p = player.soviet_union }
  expect {
    that = (
      space.sicily.was_held_by == player.united_kingdom && all(every(piece), !piece.submerged && !piece.damaged) &&
      player.soviet_union.ipc == 24
    )
  }
}

test "a power without its capital places nothing and collects nothing" {
  cites = ["EUR-279", "EUR-280"]

  given {
    call printed_map {}
    call hold { with = [space.united_kingdom, player.germany] }
    place canada { united_kingdom = { industrial_complex = 1 } }
    place mobilization_zone { united_kingdom = { infantry = 1 } }
  }
  run turn { p = player.united_kingdom }
  run turn { p = player.united_states }
  expect {
    that = (
      count(pieces(space.mobilization_zone)) == 1 && player.united_kingdom.ipc == 0 && player.united_states.ipc == 40
    )
  }
}

test "the first round begins with the cash advance, and no later one does" {
  cites = ["EUR-116", "EUR-125", "EUR-126", "EUR-136"]

  given {
    call printed_map {}
    place germany { germany = { infantry = 1 } }
  }
  run play_round {}
  expect {
    that    = game.round == 0 && player.germany.advance == 12 && player.germany.ipc == 0
    offered = "keep the rest"
  }
}

test "in later rounds there is none" {
  cites = ["EUR-116"]

  given {
    call printed_map {}
    set game { round = 1 }
  }
  run play_round {}
  expect { that = game.round == 2 && player.germany.ipc == 40 && player.united_states.ipc == 40 }
}

# ---- Landings that fail, and what they leave

test "if the zone before an ally's transport is not cleared, who came over land fights without the guests aboard" {
  cites = ["EUR-295", "EUR-315", "EUR-318", "EUR-345"]

  cases = {
    "the destroyer is lost" = { rolls = [6, 1, 1, 6], answers = [] }
    "it withdraws"          = { rolls = [6, 6, 1, 6], answers = ["retreat to aegean_sea"] }
  }

  given {
    call turn_of { p = player.united_states }
    place eastern_mediterranean {
      united_kingdom = { transport = 1 }
      germany        = { transport = 1 }
    }
    place aegean_sea { united_states = { destroyer = 1 } }
    call stow {
      with  = [space.eastern_mediterranean, player.united_states]
      cargo = [unit.infantry]
    }
    call hold { with = [space.egypt, player.germany] }
    place egypt { germany = { infantry = 1 } }
    place palestine { united_states = { infantry = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "move 1 destroyer from aegean_sea to eastern_mediterranean",
      "assault egypt with infantry from eastern_mediterranean", "move 1 infantry from palestine to egypt"
    ]
  }
  dice { rolls = rolls }
  run conduct_combat {}
  play { lines = answers }
  expect {
    that = (
      space.egypt.controller == none && standing(player.germany, unit.infantry, space.egypt) == 0 &&
      standing(player.united_states, unit.infantry, space.eastern_mediterranean) == 1
    )
  }
}

test "a landing that is called off leaves those who came over land free to withdraw" {
  cites = ["EUR-193", "EUR-298", "EUR-320"]

  given {
    call turn_of { p = player.germany }
    place adriatic_sea { germany = { transport = 1, battleship = 1 } }
    call stow {
      with  = [space.adriatic_sea, player.germany]
      cargo = [unit.infantry]
    }
    place central_mediterranean { united_kingdom = { destroyer = 1 } }
    call hold { with = [space.libya, player.united_kingdom] }
    place libya { united_kingdom = { infantry = 2 } }
    place tunisia { germany = { infantry = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "move 1 battleship from adriatic_sea to central_mediterranean",
      "sail transport from adriatic_sea to central_mediterranean",
      "assault libya with infantry from central_mediterranean", "move 1 infantry from tunisia to libya",
      "end combat move"
    ]
  }
  dice { rolls = [1, 6, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["false", "retreat to tunisia"] }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.tunisia) == 1 &&
      standing(player.germany, unit.infantry, space.central_mediterranean) == 1
    )
  }
}

test "a gun goes ashore beside the infantry that has taken the shore" {
  cites = ["EUR-268", "EUR-410", "EUR-465", "EUR-649", "EUR-662"]

  given {
    call turn_of { p = player.germany }
    place english_channel { germany = { transport = 1 } }
    call stow {
      with  = [space.english_channel, player.germany]
      cargo = [unit.infantry, unit.aa_gun]
    }
    place united_kingdom { united_kingdom = { aa_gun = 1, industrial_complex = 1 } }
  }
  run moves_and_battles {}
  play {
    lines = [
      "assault united_kingdom with infantry from english_channel", "end combat move",
      "unload aa_gun from english_channel to united_kingdom", "end noncombat move"
    ]
  }
  expect { that = standing(player.germany, unit.aa_gun, space.united_kingdom) == 2 }
}

# ---- Convoys and capitals

test "who took a convoy on the way to a battle may withdraw to it" {
  cites = ["EUR-236", "EUR-377"]

  given {
    call turn_of { p = player.germany }
    place central_atlantic { germany = { submarine = 1 } }
    place azores_sea { united_kingdom = { destroyer = 1 } }
  }
  run combat_move {}
  play { lines = ["sail submarine from central_atlantic via british_convoy_1 to azores_sea", "end combat move"] }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["done", "retreat to british_convoy_1", "done"] }
  expect {
    that = (
      standing(player.germany, unit.submarine, space.british_convoy_1) == 1 &&
      space.british_convoy_1.controller == player.germany
    )
  }
}

test "a power without its capital takes another's, and its purse, and has not won when its next turn begins" {
  cites = ["EUR-031", "EUR-276", "EUR-277", "EUR-279..281"]

  given {
    call turn_of { p = player.germany }
    call hold { with = [space.germany, player.soviet_union] }
    gain player soviet_union { ipc = 17 }
    place germany { soviet_union = { infantry = 1 } }
    place moscow { soviet_union = { infantry = 1 } }
    place russia { germany = { armour = 2 } }
    call hold { with = [space.russia, player.germany] }
  }
  dice { rolls = [1, 1, 6] }
  run turn { p = player.germany }
  play { lines = ["move 2 armour from russia to moscow", "end combat move", "end noncombat move"] }
  expect {
    that    = player.germany.ipc == 17 && player.soviet_union.ipc == 0 && space.moscow.controller == player.germany
    message = "the purse is no income"
  }
  run turn { p = player.germany }
  play { lines = ["end combat move", "end noncombat move"] }
  expect { that = !game.over }
}

test "a complex that goes home with its power's capital places nothing more for who held it" {
  cites = ["EUR-286..288", "EUR-428"]

  given {
    call turn_of { p = player.united_kingdom }
    call hold { with = [space.moscow, player.germany] }
    call hold { with = [space.archangel, player.united_kingdom] }
    call hold { with = [space.russia, player.united_kingdom] }
    place archangel { united_kingdom = { industrial_complex = 1 } }
    place russia { united_kingdom = { armour = 2 } }
    place moscow { germany = { infantry = 1 } }
    place mobilization_zone { united_kingdom = { infantry = 1 } }
  }
  dice { rolls = [1, 1, 6] }
  run turn { p = player.united_kingdom }
  play {
    lines = ["end purchase", "move 2 armour from russia to moscow", "end combat move", "end noncombat move"]
  }
  refuse {
    line    = "mobilize 1 infantry in archangel"
    because = "There is no such action now"
  }
  expect {
    that = space.archangel.controller == player.soviet_union && space.russia.controller == player.soviet_union
  }
}
