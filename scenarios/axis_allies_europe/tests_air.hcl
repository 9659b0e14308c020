# Tests of aircraft: guns along the way, flights and landings, carriers. Clauses 101 to 112, 164 to 166, 197, 198, 257, 405 to 406,
# 416 to 420, 462 to 476, 522 to 557 and 564 to 585.

# Distance by air, the same for all that fly.
function by_air_from {
  params = { from = space, to = space }
  is     = distance(movement.by_air, first(every(piece)), from, to, 9)
}

# ---- Guns along the way

test "two fighters fly over a gun to Stalingrad, are fired at there again, and one flies home unharmed: the example of the book" {
  cites = ["EUR-165..167", "EUR-176..180", "EUR-420", "EUR-462", "EUR-470..472", "EUR-475..478"]

  given {
    call turn_of { p = player.germany }
    call already_held { territories = [space.east_poland, space.ukraine] }
    place east_poland { germany = { fighter = 2 } }
    place belorussia { soviet_union = { aa_gun = 1 } }
    place stalingrad {
      germany      = { armour = 1 }
      soviet_union = { aa_gun = 2, infantry = 1 }
    }
    call attackers_came { from = space.ukraine }
  }
  run combat_move {}

  # Over Belorussia 5 and 1; over Stalingrad one die; the tank hits, the fighter misses, and the infantry misses.
  dice { rolls = [5, 1, 4, 3, 6, 6] }
  play { lines = ["fly 2 fighter from east_poland via belorussia to stalingrad", "end combat move"] }
  expect {
    that    = standing(player.germany, unit.fighter, space.stalingrad) == 1
    message = "the gun has fired at once, before anything else moves"
  }
  run conduct_combat {}
  expect {
    that = space.stalingrad.controller == player.germany && standing(player.germany, unit.aa_gun, space.stalingrad) == 2
  }
  run noncombat_move {}
  play { lines = ["land fighter from stalingrad via belorussia in east_poland"] }
  expect { that = standing(player.germany, unit.fighter, space.east_poland) == 1 }
}

test "every gun on the way has its shot, and of equal ways the one past the fewest guns is flown" {
  cites = ["EUR-165", "EUR-166", "EUR-474"]

  cases = {
    "past no gun"      = { guns = [space.belorussia], rolls = [], left = 1 }
    "past one of each" = { guns = [space.belorussia, space.ukraine], rolls = [1], left = 0 }
  }

  given {
    call turn_of { p = player.germany }
    call already_held { territories = [space.east_poland] }
    place east_poland { germany = { fighter = 1, infantry = 1 } }
    place stalingrad { soviet_union = { infantry = 1 } }
    for s {
      in = guns
      create {
        unit  = unit.aa_gun
        owner = player.soviet_union
        at    = s
      }
    }
  }
  dice { rolls = rolls }
  run combat_move {}
  play { lines = ["fly 1 fighter from east_poland to stalingrad"] }
  expect { that = standing(player.germany, unit.fighter, space.stalingrad) == left }
}

test "a flight over two guns is fired at twice, in order" {
  cites = ["EUR-166", "EUR-472"]

  given {
    call turn_of { p = player.germany }
    place poland { germany = { fighter = 2, infantry = 1 } }
    place east_poland { soviet_union = { aa_gun = 1, infantry = 1 } }
    place baltic_states { soviet_union = { aa_gun = 1 } }
    place belorussia { soviet_union = { infantry = 1 } }
  }

  # Over East Poland 1 and 6, over Belorussia nothing.
  dice { rolls = [1, 6] }
  run combat_move {}
  play { lines = ["fly 2 fighter from poland to belorussia"] }
  expect { that = standing(player.germany, unit.fighter, space.belorussia) == 1 }
}

test "a gun fires once at an aircraft that passes over it there and back" {
  cites = ["EUR-166", "EUR-180"]

  given {
    call turn_of { p = player.germany }
    call hold { with = [space.baltic_states, player.germany] }
    place baltic_states { germany = { bomber = 1 } }
    place belorussia { soviet_union = { aa_gun = 1 } }
    place leningrad { soviet_union = { aa_gun = 1 } }
    place russia { soviet_union = { aa_gun = 1 } }
    place baltic_sea { united_kingdom = { transport = 1 } }
  }

  # Out to Stalingrad and back by way of Belorussia: past Russia and Leningrad there are two guns.
  dice { rolls = [6] }
  run combat_move {}
  play { lines = ["fly 1 bomber from baltic_states via stalingrad to baltic_sea"] }
  expect { that = one_of(player.germany, unit.bomber, space.baltic_sea).moved == 5 }
}

test "guns fire at aircraft that withdraw over them" {
  cites = ["EUR-197", "EUR-198", "EUR-299"]

  cases = {
    "a hit"  = { face = 1, home = 0 }
    "a miss" = { face = 2, home = 1 }
  }

  given {
    call turn_of { p = player.germany }
    place belorussia {
      germany      = { fighter = 1 }
      soviet_union = { infantry = 1 }
    }
    call in_flight { moved = 2 }
    place baltic_states { soviet_union = { aa_gun = 1 } }
    place east_poland { soviet_union = { aa_gun = 1 } }
  }
  dice { rolls = [6, 6, face] }
  run conduct_combat {}
  play { lines = ["false", "withdraw to poland"] }
  expect {
    that = (
      standing(player.germany, unit.fighter, space.poland) == home &&
      standing(player.germany, unit.fighter, space.belorussia) == 0
    )
  }
}

test "guns do not fire at moves in the noncombat move" {
  cites = ["EUR-416", "EUR-420", "EUR-475"]

  given {
    call turn_of { p = player.germany }
    call already_held { territories = [space.belorussia] }
    place belorussia { germany = { fighter = 1 } }
    place baltic_states { soviet_union = { aa_gun = 1 } }
    place east_poland { soviet_union = { aa_gun = 1 } }
  }
  run noncombat_move {}
  play { lines = ["land fighter from belorussia in poland"] }
  expect { that = standing(player.germany, unit.fighter, space.poland) == 1 }
}

# ---- Where one flies

test "nothing flies over a neutral territory" {
  cites = ["EUR-017", "EUR-101", "EUR-419"]

  given {
    call turn_of { p = player.germany }
    place eastern_france { germany = { fighter = 1 } }
    place vichy_france { united_kingdom = { infantry = 1 } }
  }
  expect {
    that = (
      by_air_from(space.northern_italy, space.switzerland) == -1 &&
      by_air_from(space.strait_of_gibraltar, space.spain) == -1
    )
    message = "neither Switzerland nor Spain"
  }
}

test "aircraft cross the Turkish straits, ships never do" {
  cites = ["EUR-102", "EUR-103"]

  given {
    call turn_of { p = player.germany }
    place aegean_sea { germany = { destroyer = 1 } }
  }
  expect {
    ship = one_of(player.germany, unit.destroyer, space.aegean_sea)
    that = (
      by_air_from(space.aegean_sea, space.black_sea) == 1 &&
      distance(movement.by_sea, ship, space.aegean_sea, space.black_sea, 9) == -1 &&
      distance(movement.by_sea_at_peace, ship, space.aegean_sea, space.black_sea, 9) == -1
    )
  }
}

test "the ways that the book counts" {
  cites = ["EUR-090", "EUR-104", "EUR-105", "EUR-110", "EUR-113", "EUR-370", "EUR-550", "EUR-552..556", "EUR-583"]

  cases = {
    "Great Britain to Gibraltar is 4"       = { from = space.united_kingdom, to = space.gibraltar, moves = 4 }
    "Great Britain to Tunisia is 6 at most" = { from = space.united_kingdom, to = space.tunisia, moves = 5 }
    "Malta to Sardinia is 3"                = { from = space.malta, to = space.sardinia, moves = 3 }
    "Great Britain to the Celtic Sea is 1"  = { from = space.united_kingdom, to = space.celtic_sea, moves = 1 }
    "Germany to Great Britain is 3"         = { from = space.germany, to = space.united_kingdom, moves = 3 }
    "the Bay of Biscay to Great Britain"    = { from = space.bay_of_biscay, to = space.united_kingdom, moves = 2 }
    "the Bay of Biscay to the Azores Sea"   = { from = space.bay_of_biscay, to = space.azores_sea, moves = 1 }
    "Germany to Poland is 1"                = { from = space.germany, to = space.poland, moves = 1 }
    "South to Central Atlantic is 1"        = { from = space.south_atlantic, to = space.central_atlantic, moves = 1 }
  }

  given {
    place germany { germany = { infantry = 1 } }
  }
  expect { that = by_air_from(from, to) == moves }
}

test "aircraft fly to where there is an enemy, or out of a zone they share with one" {
  cites = ["EUR-110", "EUR-524"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { bomber = 1 } }
    place norway { germany = { infantry = 1 } }
    place danish_sea { germany = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = ["fly 1 bomber from united_kingdom to north_sea", "fly 1 bomber from united_kingdom to iceland"]
    because = "Aircraft fly to hostile territories and zones within their range"
  }
  play { lines = ["fly 1 bomber from united_kingdom to danish_sea"] }
  expect { that = one_of(player.united_kingdom, unit.bomber, space.danish_sea).moved == 2 }
}

test "fighters on an island do not defend the zone around it" {
  cites = ["EUR-524", "EUR-541"]

  given {
    call turn_of { p = player.germany }
    place malta { united_kingdom = { fighter = 1 } }
    call sea_duel { with = [space.sicilian_sea, unit.destroyer, player.united_kingdom, unit.transport] }
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  expect { that = same([for c in pieces(space.sicilian_sea) : c.unit], [unit.destroyer]) }
}

# ---- A place to land

test "no aircraft is sent where it could not land" {
  cites = ["EUR-164", "EUR-530", "EUR-534", "EUR-542"]

  given {
    call turn_of { p = player.germany }
    place germany { germany = { bomber = 1, fighter = 1 } }
    place moscow { soviet_union = { infantry = 1, industrial_complex = 1 } }
  }
  run combat_move {}
  refuse {
    line = [
      "fly 1 bomber from germany to moscow", "fly 1 fighter from germany to moscow",
      "fly 1 bomber from germany via poland to moscow", "raid moscow with 1 bomber from germany",
      "raid moscow with 1 bomber from germany via poland"
    ]
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "a fighter may rely on a carrier that could come, and is lost if it does not" {
  cites = ["EUR-164", "EUR-405", "EUR-543", "EUR-545", "EUR-568"]

  cases = {
    "it comes" = {
      line  = "move 1 carrier from celtic_sea to azores_sea",
      last  = "land fighter from south_atlantic in azores_sea",
      saved = 1
    }
    "it stays away" = { line = "move 1 carrier from celtic_sea to atlantic", last = "end noncombat move", saved = 0 }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 1 } }
    place south_atlantic { germany = { transport = 1 } }
    place celtic_sea { united_kingdom = { carrier = 1 } }
  }
  dice { rolls = [3, 6] }
  run combat_move {}
  play { lines = ["fly 1 fighter from united_kingdom to south_atlantic", "end combat move"] }
  run conduct_combat {}
  run noncombat_move {}
  play { lines = [line, last] }
  expect { that = count(every(piece), piece.unit == unit.fighter) == saved }
}

test "without such a carrier it may not be sent" {
  cites = ["EUR-542", "EUR-543"]

  cases = {
    "no carrier at all"   = { kind = unit.destroyer, at = space.celtic_sea }
    "one that is too far" = { kind = unit.carrier, at = space.danish_sea }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 1 } }
    place south_atlantic { germany = { transport = 1 } }
    create {
      unit  = kind
      owner = player.united_kingdom
      at    = at
    }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from united_kingdom to south_atlantic"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "two fighters cannot rely on the same place on deck" {
  cites = ["EUR-542", "EUR-548"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 3 } }
    place south_atlantic { germany = { transport = 1 } }
    place celtic_sea { united_kingdom = { carrier = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 3 fighter from united_kingdom to south_atlantic"
    because = "could not land"
  }
  play {
    lines = [
      "fly 1 fighter from united_kingdom to south_atlantic", "fly 1 fighter from united_kingdom to south_atlantic"
    ]
  }
  refuse {
    line    = "fly 1 fighter from united_kingdom to south_atlantic"
    because = "could not land"
  }
}

test "two fighters, one after the other, may rely on a carrier that has moved and can move on" {
  cites = ["EUR-543"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 2 } }
    place south_atlantic { germany = { transport = 1 } }
    place celtic_sea { united_kingdom = { carrier = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "move 1 carrier from celtic_sea to bay_of_biscay", "fly 1 fighter from united_kingdom to south_atlantic",
      "fly 1 fighter from united_kingdom to south_atlantic"
    ]
  }
  expect {
    that = (
      one_of(player.united_kingdom, unit.fighter, space.south_atlantic).moved == 3 &&
      standing(player.united_kingdom, unit.fighter, space.south_atlantic) == 2
    )
  }
}

test "a carrier that one fighter relied on may leave, and does not hinder the next flight" {
  cites = ["EUR-543"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 2 } }
    place south_atlantic { germany = { transport = 1 } }
    place danish_sea { germany = { transport = 1 } }
    place celtic_sea { united_kingdom = { carrier = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "fly 1 fighter from united_kingdom to south_atlantic",
      "move 1 carrier from celtic_sea to english_channel",
      "fly 1 fighter from united_kingdom to danish_sea",
      "end combat move",
    ]
  }
  expect { that = count(every(piece), piece.flown) == 2 }
}

test "aircraft land on ground that was friendly when the turn began, islands too, within the moves they have left" {
  cites = [
    "EUR-111", "EUR-257", "EUR-369", "EUR-405", "EUR-406", "EUR-418", "EUR-529", "EUR-531", "EUR-532", "EUR-539",
    "EUR-551", "EUR-557"
  ]

  cases = {
    "a fighter" = { kind = unit.fighter, moved = 2 }
    "a bomber"  = { kind = unit.bomber, moved = 4 }
  }

  given {
    call turn_of { p = player.united_kingdom }
    set space tunisia { controller = player.united_kingdom }
    create {
      unit  = kind
      owner = player.united_kingdom
      at    = space.tunisia
    }
    call in_flight { with = [moved] }
  }
  run noncombat_move {}
  refuse {
    line = [
      "land ${kind} from tunisia in libya", "land ${kind} from tunisia in algeria",
      "land ${kind} from tunisia in gibraltar", "land ${kind} from tunisia in sicily"
    ]
    because = "Aircraft land in territory that was friendly when the turn began"
  }
  play { lines = ["land ${kind} from tunisia in malta"] }
  expect { that = count(left_of(player.united_kingdom, space.malta)) == 1 }
}

test "what cannot land is lost, also over ground that was taken this turn" {
  cites = ["EUR-257", "EUR-418", "EUR-545", "EUR-557"]

  given {
    call turn_of { p = player.united_kingdom }
    set space tunisia { controller = player.united_kingdom }
    place tunisia { united_kingdom = { fighter = 1, infantry = 1 } }
    set c {
      in    = pieces(space.tunisia)
      where = c.unit == unit.fighter
      moved = 4
      flown = true
    }
  }
  run noncombat_move { defaults = true }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.tunisia) == 0 &&
      standing(player.united_kingdom, unit.infantry, space.tunisia) == 1
    )
  }
}

test "Allied aircraft land in the Middle East while it is not German" {
  cites = ["EUR-097", "EUR-416"]

  given {
    call turn_of { p = player.soviet_union }
    place caucasus { soviet_union = { fighter = 1 } }
    call hold { with = [space.syria, player.germany] }
  }
  run noncombat_move {}
  refuse {
    line    = "land fighter from caucasus in syria"
    because = "Aircraft land in territory that was friendly"
  }
  play { lines = ["land fighter from caucasus in iraq"] }
  expect { that = standing(player.soviet_union, unit.fighter, space.iraq) == 1 }
}

# ---- Withdrawal

test "a fighter that has no move left is lost when the others withdraw" {
  cites = ["EUR-235", "EUR-546"]

  cases = {
    "no move left"   = { moved = 4, lines = ["retreat to north_sea"], saved = 0 }
    "one move left"  = { moved = 3, lines = ["retreat to north_sea"], saved = 1 }
    "two moves left" = { moved = 2, lines = ["retreat to north_sea", "withdraw to united_kingdom"], saved = 1 }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { carrier = 1, fighter = 1 }
      germany        = { destroyer = 1 }
    }
    call attackers_came { from = space.north_sea }
    call in_flight { with = [moved] }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  play { lines = lines }
  expect {
    that = (
      standing(player.united_kingdom, unit.carrier, space.north_sea) == 1 &&
      count(every(piece), piece.unit == unit.fighter) == saved &&
      standing(player.united_kingdom, unit.fighter, space.danish_sea) == 0
    )
  }
}

test "aircraft withdraw from a land battle to friendly ground or a deck" {
  cites = ["EUR-197", "EUR-325"]

  given {
    call turn_of { p = player.united_kingdom }
    place norway {
      united_kingdom = { infantry = 1, fighter = 1 }
      germany        = { infantry = 2 }
    }
    call already_held { territories = [space.finland] }
    call attackers_came { from = space.finland }
    set c {
      in    = pieces(space.norway)
      where = c.unit == unit.fighter
      moved = 2
      flown = true
    }
    place north_sea { united_kingdom = { carrier = 1 } }
  }
  dice { rolls = [6, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to finland"] }
  expect { offered = ["withdraw to finland", "withdraw to united_kingdom", "withdraw to north_sea"] }
  refuse {
    line    = "wait for the noncombat move"
    because = "is no answer here"
  }
  play { lines = ["withdraw to north_sea"] }
  expect { that = on_deck(player.united_kingdom, space.north_sea) == 1 }
}

# ---- Carriers

test "a carrier takes two fighters of its side, and no bomber" {
  cites = ["EUR-112", "EUR-417", "EUR-533", "EUR-547", "EUR-548", "EUR-564", "EUR-566", "EUR-567"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 2, bomber = 1 } }
    place celtic_sea {
      united_states = { carrier = 1, fighter = 1 }
    }
    call onto_decks { sea = space.celtic_sea }
  }
  run noncombat_move {}
  refuse {
    line    = "land bomber from united_kingdom in celtic_sea"
    because = "fighters also on a carrier with room"
  }
  play { lines = ["land fighter from united_kingdom in celtic_sea"] }
  refuse {
    line    = "land fighter from united_kingdom in celtic_sea"
    because = "fighters also on a carrier with room"
  }
  expect { that = on_deck(player.united_states, space.celtic_sea) == 2 }
}

test "a fighter takes off before its carrier moves, or is cargo for the turn" {
  cites = ["EUR-549", "EUR-570", "EUR-571"]

  given {
    call turn_of { p = player.united_kingdom }
    place celtic_sea { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.celtic_sea }
    place bay_of_biscay { germany = { transport = 1 } }
    place azores_sea { germany = { transport = 1 } }
    place united_kingdom { united_kingdom = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["sail carrier from celtic_sea to bay_of_biscay"] }
  refuse {
    line    = "fly 1 fighter from bay_of_biscay to azores_sea"
    because = "No aircraft of yours there can take off."
  }
  expect { that = count(fighting(space.bay_of_biscay, player.united_kingdom)) == 1 }
}

test "a fighter flies from its deck, whose zone is not counted" {
  cites = ["EUR-549", "EUR-550", "EUR-553"]

  given {
    call turn_of { p = player.united_kingdom }
    place mid_atlantic { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.mid_atlantic }
    place azores_sea { germany = { transport = 1 } }
    call hold { with = [space.algeria, player.united_kingdom] }
  }
  dice { rolls = [3, 6] }
  run combat_move {}
  play { lines = ["fly 1 fighter from mid_atlantic to azores_sea"] }
  expect { that = one_of(player.united_kingdom, unit.fighter, space.azores_sea).moved == 1 }
  play { lines = ["end combat move"] }
  run conduct_combat {}
  run noncombat_move {}
  play { lines = ["land fighter from azores_sea in algeria"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.algeria) == 1 }
}

test "in a power's turn only its own fighters take off, from any deck of its side" {
  cites = ["EUR-567", "EUR-569", "EUR-572"]

  given {
    call turn_of { p = player.united_kingdom }
    place celtic_sea {
      united_states  = { carrier = 1, fighter = 1 }
      united_kingdom = { fighter = 1 }
    }
    call onto_decks { sea = space.celtic_sea }
    place bay_of_biscay { germany = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 2 fighter from celtic_sea to bay_of_biscay"
    because = "Only 1 of them can fly there."
  }
  play { lines = ["fly 1 fighter from celtic_sea to bay_of_biscay"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.bay_of_biscay) == 1 &&
      on_deck(player.united_states, space.celtic_sea) == 1
    )
  }
}

test "an ally's fighter aboard a carrier that attacks is cargo, and goes down with it" {
  cites = ["EUR-569", "EUR-579", "EUR-581"]

  given {
    call turn_of { p = player.united_states }
    place bay_of_biscay {
      united_states  = { carrier = 1 }
      united_kingdom = { fighter = 1 }
      germany        = { destroyer = 1 }
    }
    call onto_decks { sea = space.bay_of_biscay }
  }
  dice { rolls = [6, 3] }
  run conduct_combat {}
  expect {
    that    = same([for c in pieces(space.bay_of_biscay) : c.unit], [unit.destroyer])
    message = "it neither fired nor could be chosen"
  }
}

test "fighters of an attacked carrier defend, an ally's too, and may be lost in its place" {
  cites = ["EUR-335", "EUR-574"]

  given {
    call turn_of { p = player.germany }
    place celtic_sea {
      germany        = { destroyer = 1 }
      united_kingdom = { carrier = 1 }
      united_states  = { fighter = 1 }
    }
    call onto_decks { sea = space.celtic_sea }
  }
  dice { rolls = [3, 6, 4] }
  run conduct_combat { defaults = true }
  expect {
    that    = same([for c in pieces(space.celtic_sea) : c.unit], [unit.carrier])
    message = "the fighter was the loss, and fired back with 4"
  }
}

test "after a battle fighters go back to their deck" {
  cites = ["EUR-566", "EUR-574"]

  given {
    call turn_of { p = player.germany }
    place celtic_sea {
      germany        = { destroyer = 1 }
      united_kingdom = { carrier = 1, fighter = 2 }
    }
    call onto_decks { sea = space.celtic_sea }
  }
  dice { rolls = [6, 3, 6, 6] }
  run conduct_combat {}
  expect { that = on_deck(player.united_kingdom, space.celtic_sea) == 2 }
}

test "the fighter of a sunk carrier chooses among the places one space away" {
  cites = ["EUR-398", "EUR-576..578"]

  given {
    call turn_of { p = player.germany }
    place celtic_sea {
      germany        = { submarine = 1 }
      united_kingdom = { carrier = 1, fighter = 1 }
    }
    call onto_decks { sea = space.celtic_sea }
    place mid_atlantic { united_states = { carrier = 1 } }
    place azores_sea { united_states = { carrier = 1, fighter = 2 } }
    call onto_decks { sea = space.azores_sea }
  }
  dice { rolls = [2] }
  run conduct_combat {}
  play { lines = ["done"] }
  expect { offered = ["United Kingdom", "Mid-Atlantic"] }
  refuse {
    line    = ["azores_sea", "eire"]
    because = "is no answer here"
  }
  play {
    lines = ["mid_atlantic"]
    by    = player.united_kingdom
  }
  expect { that = on_deck(player.united_states, space.mid_atlantic) == 1 }
}

test "a carrier on which a fighter has landed does not move any more this turn" {
  cites = ["EUR-401", "EUR-573"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 1, infantry = 1 } }
    place mid_atlantic { united_kingdom = { carrier = 1 } }
    place celtic_sea { united_kingdom = { destroyer = 1 } }
  }
  run noncombat_move {}
  play { lines = ["land fighter from united_kingdom in mid_atlantic"] }
  refuse {
    line    = "sail carrier from mid_atlantic to celtic_sea"
    because = "No laden ship of yours there can still move."
  }
}

test "a fighter whose carrier is lost in its attack lands where it can" {
  cites = ["EUR-544", "EUR-582"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { carrier = 1, fighter = 1 }
      germany        = { destroyer = 1 }
    }
    call in_flight { moved = 1 }
  }
  dice { rolls = [6, 3, 3] }
  run conduct_combat {}
  play { lines = ["carrier"] }
  run noncombat_move {}
  play { lines = ["land fighter from danish_sea in united_kingdom"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1 }
}
