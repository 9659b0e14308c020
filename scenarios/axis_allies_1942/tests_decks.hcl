# Tests of aircraft and their decks: proofs of landing, carriers that are still to be built, fighters that wait for them, new units and what
# is given back.

# The Japanese turn: a fighter in Japan that can fly one space more, an American destroyer off the coast, a complex, and carriers on order.
procedure one_space_left {
  params = { carriers = int, damage = int }

  call turn_of { p = player.japan }
  set space japan { damage = damage }
  place japan { japan = { industrial_complex = 1, infantry = 1 } }
  place sea_zone_60 { united_states = { submarine = 1, destroyer = 1 } }
  create {
    unit  = unit.fighter
    owner = player.japan
    at    = space.japan
    moved = 3
  }
  create {
    unit  = unit.carrier
    owner = player.japan
    at    = space.mobilization_zone
    count = carriers
  }
}

test "a fighter may spend its last space on a zone in which a carrier can be built by the end of the turn" {
  cites = ["A42-164", "A42-385", "A42-501..503"]

  given one_space_left {
    carriers = 1
    damage   = 0
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from japan to sea_zone_60"] }
  expect { that = standing(player.japan, unit.fighter, space.sea_zone_60) == 1 }
}

test "it may not where none has been bought" {
  cites = ["A42-162", "A42-164", "A42-388", "A42-501"]

  given one_space_left {
    carriers = 0
    damage   = 0
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from japan to sea_zone_60"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "nor beside an ally's complex, or one that was taken this turn" {
  cites = ["A42-164", "A42-385", "A42-401", "A42-402"]

  cases = {
    "an ally's"  = { whose = player.germany }
    "just taken" = { whose = player.united_states }
  }

  given {
    call one_space_left {
      carriers = 1
      damage   = 0
    }
    set space japan { was_held_by = whose }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from japan to sea_zone_60"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "nor where the complex is too much damaged to build it" {
  cites = ["A42-164", "A42-385", "A42-404"]

  given one_space_left {
    carriers = 1
    damage   = 8
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from japan to sea_zone_60"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "a fighter waits over the zone, hostile though it is, and goes aboard the new carrier" {
  cites = ["A42-385", "A42-387", "A42-389", "A42-409", "A42-410", "A42-412", "A42-528"]

  given one_space_left {
    carriers = 1
    damage   = 0
  }
  given {
    set f {
      in    = pieces(space.japan)
      where = f.unit.deck_borne
      flown = true
    }
  }
  run {
    call noncombat_move {}
    call mobilize_new_units {}
  }
  play { lines = ["land fighter from japan in sea_zone_60"] }
  refuse {
    line    = "end mobilization"
    because = "A fighter waits at sea for a new carrier: launch it there first."
  }
  refuse {
    line    = "launch 1 carrier in sea_zone_61 from japan"
    because = "That room is needed for the carrier which fighters at sea wait for."
  }
  play { lines = ["launch 1 carrier in sea_zone_60 from japan"] }
  expect { that = on_deck(player.japan, space.sea_zone_60) == 1 }
  expect {
    that    = standing(player.united_states, unit.destroyer, space.sea_zone_60) == 1
    message = "No battle follows."
  }
}

test "the complex keeps room for the carrier that a fighter waits for" {
  cites = ["A42-385", "A42-402", "A42-508"]

  given one_space_left {
    carriers = 1
    damage   = 6
  }
  given {
    place mobilization_zone { japan = { infantry = 3 } }
  }
  given {
    set f {
      in    = pieces(space.japan)
      where = f.unit.deck_borne
      flown = true
    }
  }
  run {
    call noncombat_move {}
    call mobilize_new_units {}
  }
  play { lines = ["land fighter from japan in sea_zone_60"] }
  refuse {
    line    = "mobilize 2 infantry in japan"
    because = "That room is needed for the carrier which fighters at sea wait for."
  }
  play { lines = ["mobilize 1 infantry in japan", "launch 1 carrier in sea_zone_60 from japan"] }
  expect { that = on_deck(player.japan, space.sea_zone_60) == 1 }
  expect {
    that    = player.japan.ipc == 6
    message = "Two infantry have no place, and are paid back."
  }
}

test "a new carrier takes two fighters that wait, and no third" {
  cites = ["A42-384", "A42-385", "A42-516"]

  given one_space_left {
    carriers = 1
    damage   = 0
  }
  given {
    create {
      unit  = unit.fighter
      owner = player.japan
      at    = space.japan
      count = 2
      moved = 3
    }
  }
  run combat_move {}
  play { lines = ["fly 2 fighter from japan to sea_zone_60"] }
  refuse {
    line    = "fly 1 fighter from japan to sea_zone_60"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

# ---- Carriers that go where fighters are

test "a way that is declared may rely on a carrier's noncombat move; the carrier then stays where it is until that" {
  cites = ["A42-502..505", "A42-508"]

  given turn_of { p = player.united_states }
  given {
    place hawaiian_islands { united_states = { fighter = 1, infantry = 1 } }
    place sea_zone_53 { united_states = { carrier = 1 } }
    place sea_zone_51 { japan = { transport = 1 } }
    place sea_zone_57 { japan = { destroyer = 1 } }
    place sea_zone_44 { japan = { destroyer = 1 } }
    set f {
      in    = pieces(space.hawaiian_islands)
      where = f.unit.deck_borne
      moved = 1
    }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from hawaiian_islands to sea_zone_57"] }
  refuse {
    line    = "move 1 carrier from sea_zone_53 to sea_zone_44"
    because = "That carrier is promised to a fighter in flight."
  }
}

test "for the proof all of one's dice hit and none of the enemy's: a carrier's way leads through a zone that is attacked" {
  cites = ["A42-506"]
  cases = {
    "attacked"     = { first = "move 1 destroyer from sea_zone_53 to sea_zone_52", legal = true }
    "not attacked" = { first = "move 1 destroyer from sea_zone_53 to sea_zone_44", legal = false }
    "a transport" = {
      first = "move 1 transport from sea_zone_53 to sea_zone_52",
      legal = false,
      cites = ["A42-501", "A42-616"]
    }
  }

  given turn_of { p = player.united_states }
  given {
    place sea_zone_53 { united_states = { carrier = 1, destroyer = 1, transport = 1 } }
    place sea_zone_44 { japan = { destroyer = 1 } }
    place sea_zone_52 { japan = { destroyer = 1 } }
    place hawaiian_islands { united_states = { infantry = 1 } }
    create {
      unit  = unit.fighter
      owner = player.united_states
      at    = space.hawaiian_islands
      moved = 2
    }
  }
  run combat_move {}
  play { lines = [first] }
  expect {
    ship = one_of(player.united_states, unit.carrier, space.sea_zone_53)
    that = contains(stops(ship, player.united_states, false), space.sea_zone_51) == legal
  }
}

test "a carrier that has moved to fight counts where it is, and not where it might retreat to" {
  cites = ["A42-505", "A42-507"]

  given turn_of { p = player.united_states }
  given {
    place sea_zone_53 { united_states = { carrier = 1 } }
    place sea_zone_52 { japan = { destroyer = 1 } }
    place hawaiian_islands { united_states = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["move 1 carrier from sea_zone_53 to sea_zone_52"] }
  expect {
    that = same(stops(
      one_of(player.united_states, unit.carrier, space.sea_zone_52), player.united_states, false
    ), [space.sea_zone_52])
  }
}

test "the carrier that was counted on must come" {
  cites = ["A42-387", "A42-397", "A42-508", "A42-520"]

  given turn_of { p = player.united_states }
  given {
    place hawaiian_islands { united_states = { infantry = 1 } }
    place sea_zone_53 { united_states = { carrier = 1 } }
    create {
      unit  = unit.fighter
      owner = player.united_states
      at    = space.sea_zone_52
      moved = 4
      flown = true
    }
  }
  run noncombat_move {}
  refuse {
    line    = "end noncombat move"
    because = "A carrier must first go where one of your fighters waits: it was promised."
  }
  play { lines = ["move 1 carrier from sea_zone_53 to sea_zone_52"] }
  expect { that = on_deck(player.united_states, space.sea_zone_52) == 1 }
}

test "a fighter may leave its deck and stay in the zone while the carrier sails, and lands where it likes" {
  cites = ["A42-175", "A42-176", "A42-499", "A42-500", "A42-526", "A42-570"]

  given turn_of { p = player.united_states }
  given {
    place hawaiian_islands { united_states = { infantry = 1 } }
    place sea_zone_53 { united_states = { carrier = 1, fighter = 2 } }
    place sea_zone_52 { japan = { destroyer = 1 } }
    call onto_decks { sea = space.sea_zone_53 }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from sea_zone_53 to sea_zone_53", "sail carrier from sea_zone_53 to sea_zone_52"] }
  refuse {
    line    = "fly 1 fighter from sea_zone_52 to sea_zone_52"
    because = "No aircraft of yours there can take off."
  }
  expect {
    that = (
      standing(player.united_states, unit.fighter, space.sea_zone_53) == 1 &&
      standing(player.united_states, unit.fighter, space.sea_zone_52) == 1
    )
  }
  expect {
    f    = one_of(player.united_states, unit.fighter, space.sea_zone_53)
    that = f.moved == 0 && left(f) == 4 && can_land_ashore(f)
  }
}

# ---- Where aircraft fight

test "fighters and bombers attack on land and at sea, and defend on land" {
  cites = ["A42-488", "A42-489"]

  given turn_of { p = player.germany }
  given {
    place norway { germany = { fighter = 1, bomber = 1, infantry = 1 } }
    place sea_zone_3 { united_kingdom = { destroyer = 1 } }
    place karelia { soviet_union = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from norway to sea_zone_3", "fly 1 bomber from norway to karelia"] }
  expect {
    that = count(fighting(space.sea_zone_3, player.germany)) == 1 && count(fighting(space.karelia, player.germany)) == 1
  }
  expect {
    that    = count(opposing(space.norway, player.united_kingdom)) == 1
    message = "What is left there defends it."
  }
}

test "only fighters on carriers defend at sea: those on an island do not, nor do they fight in the zone around it" {
  cites = ["A42-490", "A42-498"]

  given turn_of { p = player.japan }
  given {
    place hawaiian_islands { united_states = { fighter = 2 } }
    place sea_zone_52 { united_states = { carrier = 1, fighter = 1, destroyer = 1 } }
    call onto_decks { sea = space.sea_zone_52 }
    call launch_fighters { with = [space.sea_zone_52, player.japan] }
  }
  expect {
    that = (
      count(opposing(space.sea_zone_52, player.japan)) == 3 &&
      count(opposing(space.hawaiian_islands, player.japan)) == 2
    )
  }
}

test "aircraft that retreat stay where they are, and land in the noncombat move like all others" {
  cites = ["A42-253", "A42-255", "A42-319", "A42-320"]

  given turn_of { p = player.united_kingdom }
  given {
    place algeria { germany = { infantry = 1 } }
    place algeria { united_kingdom = { fighter = 1 } }
    call in_flight { moved = 2 }
  }
  dice { rolls = [6, 6] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play { lines = ["false"] }
  expect {
    that = standing(player.united_kingdom, unit.fighter, space.algeria) == 1 && game.phase == phase.noncombat_move
  }
  refuse {
    line    = "land fighter from algeria in united_kingdom"
    because = "Aircraft land in territory that was friendly"
  }
  play { lines = ["land fighter from algeria in gibraltar"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.gibraltar) == 1 }
}

# ---- Fighters that have lost the ground under them

# Western Europe has just fallen to the British; a German fighter was up against a raid there.
procedure western_europe_has_fallen {
  call turn_of { p = player.united_kingdom }
  set space western_europe { controller = player.united_kingdom }
  create {
    unit       = unit.fighter
    owner      = player.germany
    at         = space.western_europe
    intercepts = true
  }
}

test "interceptors whose territory has fallen move one space to a friendly territory" {
  cites = ["A42-220..222"]

  given western_europe_has_fallen {}
  run relocate { with = [player.united_kingdom] }
  play {
    by    = player.germany
    lines = ["southern_europe"]
  }
  expect { that = standing(player.germany, unit.fighter, space.southern_europe) == 1 }
}

test "or to a friendly carrier" {
  cites = ["A42-221"]

  given western_europe_has_fallen {}
  given {
    place sea_zone_13 { germany = { carrier = 1 } }
  }
  run relocate { with = [player.united_kingdom] }
  play {
    by    = player.germany
    lines = ["sea_zone_13"]
  }
  expect { that = on_deck(player.germany, space.sea_zone_13) == 1 }
}

test "and are lost where there is neither" {
  cites = ["A42-223", "A42-523"]

  given western_europe_has_fallen {}
  given {
    set s {
      in         = [space.germany, space.southern_europe]
      controller = player.united_kingdom
    }
  }
  run relocate { with = [player.united_kingdom] }
  expect { that = empty(every(piece)) }
  expect { said = "finds no place to land" }
}

test "interceptors whose territory still stands stay there" {
  cites = ["A42-220"]

  given western_europe_has_fallen {}
  given {
    set space western_europe { controller = player.germany }
  }
  run relocate { with = [player.united_kingdom] }
  expect { that = standing(player.germany, unit.fighter, space.western_europe) == 1 }
}

# ---- New units

# The German turn, with a complex in Southern Europe and things to mobilize.
procedure southern_works {
  call turn_of { p = player.germany }
  place southern_europe { germany = { industrial_complex = 1 } }
}

test "a new fighter is placed in the territory, or on a carrier of its own power beside it, new or old" {
  cites = ["A42-411..413"]

  given southern_works {}
  given {
    place mobilization_zone { germany = { fighter = 3, carrier = 1 } }
    place sea_zone_14 { germany = { carrier = 1 } }
    place sea_zone_13 { germany = { carrier = 1 } }
  }
  run mobilize_new_units {}
  refuse {
    line    = "base fighter on carrier in sea_zone_13 from southern_europe"
    because = "No complex of yours beside that zone can mobilize it."
  }
  play {
    lines = [
      "base fighter on carrier in sea_zone_14 from southern_europe",
      "mobilize 1 fighter in southern_europe",
      "launch 1 carrier in sea_zone_14 from southern_europe",
      "base fighter on carrier in sea_zone_14 from southern_europe"
    ]
  }
  expect {
    that = (
      count(pieces(space.sea_zone_14), piece.holder != none) == 2 &&
      standing(player.germany, unit.fighter, space.southern_europe) == 1
    )
  }
  expect { that = capacity(space.southern_europe) == 2 }
}

test "also where enemies lie, and not on the carrier of another power" {
  cites = ["A42-412", "A42-414"]

  given southern_works {}
  given {
    place mobilization_zone { germany = { fighter = 1 } }
    place sea_zone_14 {
      japan          = { carrier = 1 }
      united_kingdom = { destroyer = 1 }
    }
  }
  run mobilize_new_units {}
  refuse {
    line    = "base fighter on carrier in sea_zone_14 from southern_europe"
    because = "No carrier of yours lies there with room on its deck."
  }
  play { lines = ["mobilize 1 fighter in southern_europe"] }
  expect { that = standing(player.germany, unit.fighter, space.southern_europe) == 1 }
}

test "what the complexes cannot build is given back, and paid back" {
  cites = ["A42-418"]

  given southern_works {}
  given {
    place mobilization_zone { germany = { infantry = 7, artillery = 2 } }
  }
  run mobilize_new_units {}
  play { lines = ["mobilize 6 infantry in southern_europe"] }
  expect {
    that    = player.germany.ipc == 11 && empty(pieces(space.mobilization_zone))
    message = "3 for the infantry, 4 for each gun."
  }
}

test "the power chooses which units it gives back" {
  cites = ["A42-418"]

  given southern_works {}
  given {
    set space southern_europe { damage = 5 }
    place mobilization_zone { germany = { infantry = 1, armour = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["end mobilization", "1 infantry"] }
  expect { that = player.germany.ipc == 3 && standing(player.germany, unit.armour, space.mobilization_zone) == 1 }
}

test "ships that no dock can launch are given back; complexes that find a place are not" {
  cites = ["A42-418"]

  given turn_of { p = player.soviet_union }
  given {
    place russia { soviet_union = { industrial_complex = 1 } }
    place mobilization_zone { soviet_union = { submarine = 1, industrial_complex = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["build industrial_complex in caucasus"] }
  expect {
    that = player.soviet_union.ipc == 6 && standing(player.soviet_union, unit.industrial_complex, space.caucasus) == 1
  }
}

# ---- Who may count on a carrier that is still to be built

# London has a complex and has bought a carrier; these aircraft are in flight over the sea beside it.
procedure waiting_off_london {
  params = { aircraft = list(unit), moved = int }

  call turn_of { p = player.united_kingdom }
  place united_kingdom { united_kingdom = { industrial_complex = 1 } }
  place mobilization_zone { united_kingdom = { carrier = 1 } }
  for u {
    in = aircraft
    create {
      unit  = u
      owner = player.united_kingdom
      at    = space.sea_zone_8
      flown = true
      moved = moved
    }
  }
}

test "carriers that are one's own and bought count, with the capital in one's hands" {
  cites = ["A42-385", "A42-528"]

  given {
    call waiting_off_london {
      aircraft = [unit.fighter]
      moved    = 4
    }
    place mobilization_zone {
      united_kingdom = { destroyer = 1 }
      united_states  = { carrier = 1 }
    }
    call hold { with = [space.india, player.united_kingdom] }
    place india { united_kingdom = { industrial_complex = 1 } }
  }
  expect {
    that = (
      count(new_decks(player.united_kingdom)) == 1 &&
      berthed(player.united_kingdom) == 1 &&
      same(docks(player.united_kingdom), [space.india, space.united_kingdom])
    )
  }
  expect {
    that = (
      !on_order(first(pieces(space.mobilization_zone), piece.unit == unit.destroyer), player.united_kingdom) &&
      all(waters(space.india), space.domain == domain.sea)
    )
  }
  given {
    set space united_kingdom { controller = player.germany }
  }
  expect { that = empty(new_decks(player.united_kingdom)) && berthed(player.united_kingdom) == 0 }
}

test "no bomber waits for a carrier" {
  cites = ["A42-383", "A42-385"]

  given waiting_off_london {
    aircraft = [unit.bomber, unit.fighter]
    moved    = 2
  }
  expect {
    that = (
      !awaited(first(pieces(space.sea_zone_8), piece.unit == unit.bomber), space.sea_zone_8) &&
      awaited(first(pieces(space.sea_zone_8), piece.unit == unit.fighter), space.sea_zone_8)
    )
  }
}

test "a fighter that could land ashore leaves the deck to be built to those that cannot, in whatever order they came" {
  cites = ["A42-385", "A42-387", "A42-389", "A42-528"]

  given {
    call waiting_off_london {
      aircraft = [unit.fighter, unit.fighter, unit.fighter]
      moved    = 4
    }
    fresh = first(pieces(space.sea_zone_8))
    set fresh { moved = 3 }
  }
  run {
    call land_aircraft { p = player.united_kingdom }
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.sea_zone_8) == 2
    )
    message = "the first has gone ashore, the other two wait"
  }
}

test "so it does when it is the last, or one of two" {
  cites = ["A42-385", "A42-387", "A42-389", "A42-528"]

  cases = {
    "the last"   = { moved = [4, 4, 3], ashore = 1, wait = 2 }
    "one of two" = { moved = [3, 3, 4], ashore = 1, wait = 2 }
    "nobody can" = { moved = [4, 4, 4], ashore = 0, wait = 2 }
  }

  given {
    call waiting_off_london {
      aircraft = [unit.fighter, unit.fighter, unit.fighter]
      moved    = 4
    }
    flyers = pieces(space.sea_zone_8)
    for n {
      in = range(0, 2)
      f  = flyers[n]
      set f { moved = moved[n] }
    }
  }
  run {
    call land_aircraft { p = player.united_kingdom }
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == ashore &&
      standing(player.united_kingdom, unit.fighter, space.sea_zone_8) == wait
    )
  }
}

test "a deck that lies in the zone already counts as well" {
  cites = ["A42-387"]

  given {
    call waiting_off_london {
      aircraft = [unit.fighter]
      moved    = 4
    }
    bought = pieces(space.mobilization_zone)
    destroy bought {}
    place sea_zone_8 { united_kingdom = { carrier = 1 } }
  }
  expect { that = berthed(player.united_kingdom) == 1 && unberthed(player.united_kingdom) == 0 }
}

test "a fighter that has come to wait for a carrier flies no further, and its place is taken" {
  cites = ["A42-385", "A42-386", "A42-508"]

  given {
    call waiting_off_london {
      aircraft = [unit.fighter, unit.fighter]
      moved    = 4
    }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_7
      flown = true
      moved = 1
    }
    one = first(pieces(space.sea_zone_8))
    destroy one {}
    place eastern_canada { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["land fighter from sea_zone_7 in sea_zone_8"] }
  expect {
    that = all(pieces(space.sea_zone_8), piece.flown && left(piece) == 0) && count(pieces(space.sea_zone_8)) == 2
  }
  refuse {
    line    = "land fighter from sea_zone_8 in united_kingdom"
    because = "No aircraft of yours there can still fly."
  }
  expect { that = true }
}

test "a carrier that has left its enemies is counted on where it is now, not a step further" {
  cites = ["A42-505"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_7 {
      united_kingdom = { carrier = 1 }
      germany        = { destroyer = 1 }
    }
    call begin_turn { with = [player.united_kingdom] }
    place sea_zone_12 { germany = { submarine = 1 } }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.united_kingdom
      moved = 2
    }
  }
  run combat_move {}
  play { lines = ["move 1 carrier from sea_zone_7 to sea_zone_8"] }
  refuse {
    line    = "fly 1 fighter from united_kingdom to sea_zone_12"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  expect { that = true }
}
