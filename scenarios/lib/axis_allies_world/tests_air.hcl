# Tests of flights, fire from the ground, and carriers. Clauses 194 to 210, 398 to 409 and 496 to 525.

test "aircraft fly over hostile territories as over friendly ones" {
  setup = true
  cites = ["REV-194", "REV-499", "REV-500"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { fighter = 1, bomber = 1 } }
    place caucasus { soviet_union = { infantry = 2 } }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from ukraine to kazakh", "fly 1 bomber from ukraine to persia"] }
  expect {
    that = (
      one_of(player.germany, unit.fighter, space.kazakh).moved == 2 &&
      one_of(player.germany, unit.bomber, space.persia).moved == 2
    )
    message = "They have flown over the Caucasus."
  }
}

test "one gun only fires in a territory, at every aircraft, in the opening fire and not again" {
  setup = true
  cites = ["REV-200", "REV-461", "REV-465..469"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { fighter = 3 } }
    place caucasus {
      soviet_union   = { aa_gun = 1, infantry = 1 }
      united_kingdom = { aa_gun = 1 }
    }
  }
  dice { rolls = [1, 2, 6, 6, 6, 6, 3, 6, 6] }
  run {
    defaults = true
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["fly 3 fighter from ukraine to caucasus", "end combat move"] }
  expect {
    that    = standing(player.germany, unit.fighter, space.caucasus) == 2
    message = "Three dice for three fighters, and none in the second cycle."
  }
  expect {
    that = (
      standing(player.soviet_union, unit.aa_gun, space.caucasus) == 1 &&
      standing(player.united_kingdom, unit.aa_gun, space.caucasus) == 1
    )
    message = "The guns stand: they are no casualties."
  }
}

# ---- Where aircraft land

test "the way out and the way home share one range" {
  setup = true
  cites = ["REV-500", "REV-398"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { fighter = 1 } }
    place russia { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [3, 6] }
  run moves_and_battles {}
  play { lines = ["fly 1 fighter from ukraine to russia", "end combat move"] }
  refuse {
    line    = "land fighter from russia in eastern_europe"
    because = "within the range they have left"
  }
  play { lines = ["land fighter from russia in belorussia"] }
  expect {
    that    = standing(player.germany, unit.fighter, space.belorussia) == 1
    message = "Two spaces out, two home."
  }
}

test "air units land in friendly territories, those of allies too" {
  setup = true
  cites = ["REV-394", "REV-398", "REV-497"]

  given {
    call bare_map { p = player.united_kingdom }
    place persia { united_kingdom = { fighter = 1, bomber = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = ["land bomber from persia in french_indochina", "land fighter from persia in sea_zone_34"]
    because = "Aircraft land in territory that was friendly when the turn began"
  }
  play { lines = ["land fighter from persia in russia", "land bomber from persia in trans_jordan"] }
  expect {
    that    = standing(player.united_kingdom, unit.fighter, space.russia) == 1
    message = "The fighter stands among the Soviets."
  }
}

test "air units do not land in territory taken this turn, whether they fought there or not" {
  setup = true
  cites = ["REV-399", "REV-498"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 1, fighter = 2 } }
    place caucasus { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [6, 3, 6] }
  run moves_and_battles {}
  play {
    lines = [
      "move 1 infantry from ukraine to caucasus",
      "fly 1 fighter from ukraine to caucasus",
      "end combat move",
    ]
  }
  expect {
    that    = space.caucasus.controller == player.germany
    message = "The Caucasus is taken."
  }
  refuse {
    line    = ["land fighter from caucasus in caucasus", "land fighter from ukraine in caucasus"]
    because = "Aircraft land in territory that was friendly when the turn began"
  }
  play { lines = ["end noncombat move"] }
  refuse {
    line    = "caucasus"
    because = "is no answer here"
  }
  play { lines = ["balkans"] }
  expect {
    that    = standing(player.germany, unit.fighter, space.balkans) == 1
    message = "It has to leave the Caucasus."
  }
}

test "no aircraft is sent where it could not land afterwards" {
  setup = true
  cites = ["REV-506"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { fighter = 1, bomber = 1 } }
  }
  run combat_move {}
  refuse {
    line    = ["fly 1 fighter from ukraine to evenki", "fly 1 bomber from ukraine to soviet_far_east"]
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["fly 1 bomber from ukraine to evenki"] }
}

test "an aircraft that finds no place to land by the end of the noncombat move is lost" {
  setup = true
  cites = ["REV-523"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_53 { japan = { fighter = 1 } }
    place sea_zone_58 { japan = { fighter = 1 } }
    place sea_zone_63 { japan = { fighter = 1 } }
    place sea_zone_64 { japan = { carrier = 1 } }
    call in_flight { moved = 3 }
  }
  run noncombat_move {}
  play { lines = ["end noncombat move"] }
  expect {
    that = (
      count(every(piece), piece.unit == unit.fighter) == 2 && standing(player.japan, unit.fighter, space.okinawa) == 1
    )
    message = "One has come down on Okinawa, one in the sea."
  }
  expect {
    that    = on_deck(player.japan, space.sea_zone_64) == 1
    message = "One is aboard the carrier beside its zone."
  }
}

test "from a coast the first sea zone counts one space, and an island and the zone around it count two" {
  setup = true
  cites = ["REV-500..502"]

  given {
    call bare_map { p = player.united_states }
    place hawaiian_islands { united_states = { fighter = 2 } }
    place sea_zone_51 {
      united_states = { carrier = 1 }
      japan         = { submarine = 1 }
    }
    place sea_zone_52 { japan = { transport = 1 } }
  }
  run combat_move {}
  play {
    lines = ["fly 1 fighter from hawaiian_islands to sea_zone_52", "fly 1 fighter from hawaiian_islands to wake_island"]
  }
  expect {
    that    = one_of(player.united_states, unit.fighter, space.sea_zone_52).moved == 1
    message = "From Hawaii into the zone around it: one."
  }
  expect {
    that    = one_of(player.united_states, unit.fighter, space.wake_island).moved == 3
    message = "Two zones and the island: three."
  }
}

# ---- Carriers

test "fighters land on a carrier after its noncombat move, and then it moves no further" {
  setup = true
  cites = ["REV-210", "REV-400", "REV-401", "REV-407", "REV-409", "REV-516", "REV-517", "REV-519"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_37 { japan = { carrier = 2 } }
    place sea_zone_35 { japan = { fighter = 1 } }
    call in_flight { moved = 3 }
  }
  run noncombat_move {}
  refuse {
    line    = "land fighter from sea_zone_35 in sea_zone_36"
    because = "fighters also on a carrier with room"
  }
  play {
    lines = [
      "move 1 carrier from sea_zone_37 to sea_zone_36",
      "move 1 carrier from sea_zone_36 to sea_zone_48",
      "move 1 carrier from sea_zone_37 to sea_zone_36",
      "land fighter from sea_zone_35 in sea_zone_36",
    ]
  }
  expect {
    that    = on_deck(player.japan, space.sea_zone_36) == 1
    message = "The first carrier has moved twice, the second has taken the fighter aboard after its first move."
  }
  refuse {
    line    = "sail carrier from sea_zone_36 to sea_zone_48"
    because = "No laden ship of yours there can still move."
  }
}

test "a fighter does not go to a sea zone that no carrier of its side can reach" {
  setup = true
  cites = ["REV-506", "REV-507"]

  given {
    call bare_map { p = player.japan }
    place caroline_islands { japan = { fighter = 1 } }
    place sea_zone_47 { japan = { carrier = 1 } }
    place sea_zone_53 { united_states = { transport = 1 } }
    place sea_zone_51 { united_states = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from caroline_islands to sea_zone_53"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["fly 1 fighter from caroline_islands to sea_zone_51"] }
}

test "a carrier holds two fighters and nothing else, and a transport no aircraft" {
  setup = true
  cites = ["REV-497", "REV-514", "REV-546", "REV-547"]

  given {
    call bare_map { p = player.japan }
    place east_indies { japan = { fighter = 3, bomber = 1, infantry = 1 } }
    place sea_zone_37 { japan = { carrier = 1 } }
    place sea_zone_48 { japan = { transport = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = ["land bomber from east_indies in sea_zone_37", "land fighter from east_indies in sea_zone_48"]
    because = "fighters also on a carrier with room"
  }
  refuse {
    line    = "load infantry from east_indies in sea_zone_37"
    because = "No land unit of yours there can board a transport."
  }
  play { lines = ["land fighter from east_indies in sea_zone_37", "land fighter from east_indies in sea_zone_37"] }
  refuse {
    line    = "land fighter from east_indies in sea_zone_37"
    because = "fighters also on a carrier with room"
  }
}

# ---- Developments

test "a fighter launches to fight in the zone where its carrier began the turn among enemies" {
  cites = ["REV-204", "REV-206", "REV-515", "REV-577"]

  given {
    call turn_of { p = player.germany }
    place sea_zone_5 {
      germany        = { carrier = 1, fighter = 1 }
      united_kingdom = { transport = 1 }
    }
    call onto_decks { sea = space.sea_zone_5 }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from sea_zone_5 to sea_zone_5"] }
  expect {
    that = any(
      pieces(space.sea_zone_5), piece.unit == unit.fighter && piece.flown && piece.holder == none && piece.moved == 0
    )
    message = "the fighter is in the air over its own zone"
  }
}

# ---- Places on deck

test "a carrier that has already moved counts where it lies" {
  setup = true
  cites = ["REV-203", "REV-210", "REV-507"]

  given {
    call bare_map { p = player.japan }
    place caroline_islands { japan = { fighter = 2 } }
    place sea_zone_50 { japan = { carrier = 1 } }
    place sea_zone_52 { united_states = { transport = 1 } }
    place sea_zone_53 { united_states = { transport = 1 } }
  }
  run combat_move {}
  play { lines = ["move 1 carrier from sea_zone_50 to sea_zone_52"] }
  refuse {
    line    = "fly 1 fighter from caroline_islands to sea_zone_53"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["fly 2 fighter from caroline_islands to sea_zone_52"] }
}

test "an ally's carrier comes to nobody's aid in this turn" {
  setup = true
  cites = ["REV-507", "REV-518"]

  given {
    call bare_map { p = player.japan }
    place caroline_islands { japan = { fighter = 1 } }
    place sea_zone_50 { germany = { carrier = 1 } }
    place sea_zone_51 { united_states = { transport = 1 } }
    place sea_zone_52 { united_states = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from caroline_islands to sea_zone_52"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["fly 1 fighter from caroline_islands to sea_zone_51"] }
}

test "each place on deck serves one fighter" {
  setup = true
  cites = ["REV-506", "REV-507", "REV-514"]

  given {
    call bare_map { p = player.japan }
    place caroline_islands { japan = { fighter = 3 } }
    place sea_zone_51 { japan = { carrier = 1 } }
    place sea_zone_53 { united_states = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 3 fighter from caroline_islands to sea_zone_53"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["fly 2 fighter from caroline_islands to sea_zone_53"] }
  refuse {
    line    = "fly 1 fighter from caroline_islands to sea_zone_53"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "an aircraft flies once in the noncombat move, and nobody flies another's" {
  setup = true
  cites = ["REV-022", "REV-394", "REV-398"]

  given {
    call bare_map { p = player.japan }
    place japan { japan = { fighter = 1, bomber = 2, infantry = 1 } }
    place kwantung { germany = { fighter = 1 } }
  }
  run noncombat_move {}
  play { lines = ["land fighter from japan in french_indochina", "land bomber from japan in kwantung"] }
  refuse {
    line    = ["land fighter from french_indochina in kwantung", "land fighter from kwantung in japan"]
    because = "No aircraft of yours there can still fly."
  }
  refuse {
    line    = "land infantry from japan in kwantung"
    because = "No such aircraft of yours there can still fly."
  }
}

test "no bomber is sent on a raid it could not come home from" {
  setup = true
  cites = ["REV-506"]

  given {
    call bare_map { p = player.germany }
    place algeria { germany = { bomber = 1 } }
    place kenya { united_kingdom = { industrial_complex = 1 } }
    place belgian_congo { united_kingdom = { industrial_complex = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "raid kenya with 1 bomber from algeria"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["raid belgian_congo with 1 bomber from algeria"] }
}

test "no gun of its own side fires at an aircraft, and no enemy infantry" {
  setup = true
  cites = ["REV-196", "REV-466"]

  given {
    call bare_map { p = player.germany }
    place balkans { germany = { bomber = 1 } }
    place ukraine { germany = { aa_gun = 1 } }
    place caucasus { soviet_union = { infantry = 1 } }
    place kazakh { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [4, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["fly 1 bomber from balkans to kazakh", "end combat move"] }
  expect {
    that    = standing(player.soviet_union, unit.infantry, space.kazakh) == 0
    message = "Two dice, both in Kazakh."
  }
}
