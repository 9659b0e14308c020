# Tests of flights, fire from the ground, and carriers. Clauses 194 to 210, 398 to 409 and 496 to 525.

test "a gun fires at every aircraft that flies over it, before all battles; those it misses fly on" {
  setup = true
  cites = ["REV-196", "REV-199", "REV-201", "REV-202", "REV-465", "REV-467", "REV-469", "REV-499"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { bomber = 3 } }
    place belorussia { germany = { armour = 1 } }
    place caucasus { soviet_union = { aa_gun = 1 } }
    place kazakh { soviet_union = { infantry = 1 } }
    place karelia { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [1, 2, 6, 3, 6, 4, 4, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "fly 3 bomber from ukraine to kazakh",
      "move 1 armour from belorussia to karelia",
      "end combat move",
    ]
  }
  expect {
    that    = standing(player.germany, unit.bomber, space.kazakh) == 2
    message = "Three dice, of which only the 1 hits; no battle has been chosen yet."
  }
  play { lines = ["karelia"] }
  expect {
    that    = space.karelia.controller == player.germany && standing(player.soviet_union, unit.infantry, space.kazakh) == 0
    message = "Then the battles; the two bombers left fight in Kazakh."
  }
}

test "guns along a way fire one after the other, in the order of the way" {
  setup = true
  cites = ["REV-197..199"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { bomber = 2 } }
    place caucasus { soviet_union = { aa_gun = 1 } }
    place persia { united_kingdom = { aa_gun = 1 } }
    place india { united_kingdom = { infantry = 1 } }
  }
  dice { rolls = [6, 1, 2, 4, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["fly 2 bomber from ukraine to india", "end combat move"] }
  expect {
    that = (
      standing(player.germany, unit.bomber, space.india) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.india) == 0
    )
    message = "Two dice in the Caucasus, so one in Persia, and one bomber over India."
  }
}

test "the player chooses the way, and may fly around a gun" {
  setup = true
  cites = ["REV-197"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { bomber = 2 } }
    place caucasus { soviet_union = { aa_gun = 1 } }
    place kazakh { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [1, 4, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "fly 1 bomber from ukraine via west_russia to kazakh",
      "fly 1 bomber from ukraine to kazakh",
      "end combat move",
    ]
  }
  expect {
    that = (
      standing(player.germany, unit.bomber, space.kazakh) == 1 &&
      one_of(player.germany, unit.bomber, space.kazakh).moved == 3
    )
    message = "The gun got the one that flew over it, and never saw the other."
  }
}

# ---- Where aircraft land

test "aircraft on an island do not defend the zone around it" {
  setup = true
  cites = ["REV-503"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_51 { japan = { destroyer = 1 } }
    place sea_zone_52 { united_states = { transport = 1 } }
    place hawaiian_islands { united_states = { fighter = 2 } }
  }
  dice { rolls = [3, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 destroyer from sea_zone_51 to sea_zone_52", "end combat move"] }
  expect {
    that = (
      standing(player.united_states, unit.transport, space.sea_zone_52) == 0 &&
      standing(player.united_states, unit.fighter, space.hawaiian_islands) == 2
    )
    message = "The transport has fired, and nobody else."
  }
}

test "fighters and bombers attack on land and at sea, and defend on land" {
  setup = true
  cites = ["REV-496", "REV-511", "REV-512", "REV-527", "REV-528"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { fighter = 1, bomber = 1, infantry = 2 } }
    place western_europe { germany = { fighter = 1, bomber = 1 } }
    place caucasus { soviet_union = { fighter = 1, bomber = 1 } }
    place sea_zone_7 { united_kingdom = { transport = 2 } }
  }
  dice { rolls = [3, 4, 6, 6, 6, 6, 3, 4, 4, 1] }
  run {
    defaults = true
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "move 2 infantry from ukraine to caucasus",
      "fly 1 fighter from ukraine to caucasus",
      "fly 1 bomber from ukraine to caucasus",
      "fly 1 fighter from western_europe to sea_zone_7",
      "fly 1 bomber from western_europe to sea_zone_7",
      "end combat move",
      "sea_zone_7",
      "2 infantry",
    ]
  }
  expect {
    that    = standing(player.united_kingdom, unit.transport, space.sea_zone_7) == 0
    message = "At sea the fighter hits on 3 and the bomber on 4."
  }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.caucasus) == 0 &&
      standing(player.soviet_union, unit.bomber, space.caucasus) == 0 &&
      standing(player.germany, unit.infantry, space.caucasus) == 0
    )
    message = "On land too, and there the fighter has defended on 4 and the bomber on 1."
  }
}

# ---- Carriers

test "a fighter that is launched before its carrier moves makes a combat move of its own, and the carrier's zone does not count" {
  setup = true
  cites = ["REV-203", "REV-205", "REV-206", "REV-504", "REV-515"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_37 { japan = { carrier = 1, fighter = 2 } }
    call onto_decks { sea = space.sea_zone_37 }
    place india { united_kingdom = { infantry = 1 } }
  }
  dice { rolls = [3, 6] }
  run moves_and_battles {}
  play { lines = ["fly 1 fighter from sea_zone_37 to india"] }
  expect {
    that    = one_of(player.japan, unit.fighter, space.india).moved == 2
    message = "Sea zone 35 and India."
  }
  play { lines = ["sail carrier from sea_zone_37 to sea_zone_36"] }
  expect {
    that    = on_deck(player.japan, space.sea_zone_36) == 1
    message = "The other fighter stayed aboard."
  }
  play { lines = ["end combat move"] }
  expect {
    that    = standing(player.united_kingdom, unit.infantry, space.india) == 0
    message = "One fighter has fought."
  }
}

test "a fighter that was not launched before the carrier moved is cargo: it neither flies nor fights, and goes down with the ship" {
  setup = true
  cites = ["REV-204", "REV-207..209", "REV-505", "REV-515"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_37 { japan = { carrier = 1, fighter = 2 } }
    call onto_decks { sea = space.sea_zone_37 }
    place sea_zone_36 { united_kingdom = { destroyer = 1 } }
  }
  dice { rolls = [6, 3] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["sail carrier from sea_zone_37 to sea_zone_36"] }
  refuse {
    line    = "fly 1 fighter from sea_zone_36 to china"
    because = "No aircraft of yours there can take off."
  }
  play { lines = ["end combat move"] }
  expect {
    that    = count(pieces(space.sea_zone_36)) == 1
    message = "The carrier fired and was hit, and the fighters have sunk with it."
  }
}

test "an ally's fighter aboard is cargo when the carrier moves" {
  setup = true
  cites = ["REV-207", "REV-208"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_35 {
      united_kingdom = { carrier = 1 }
      united_states  = { fighter = 1 }
    }
    call onto_decks { sea = space.sea_zone_35 }
    place sea_zone_36 { japan = { transport = 1 } }
  }
  dice { rolls = [1, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  refuse {
    line    = "fly 1 fighter from sea_zone_35 to sea_zone_36"
    because = "No aircraft of yours there can take off."
  }
  play { lines = ["sail carrier from sea_zone_35 to sea_zone_36", "end combat move"] }
  expect {
    that = (
      standing(player.japan, unit.transport, space.sea_zone_36) == 0 &&
      on_deck(player.united_kingdom, space.sea_zone_36) == 1
    )
    message = "The carrier alone has fought, and still has the American fighter aboard."
  }
}

test "fighters land on a carrier where it has finished its combat move" {
  setup = true
  cites = ["REV-203", "REV-210", "REV-400", "REV-497", "REV-516"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_37 { japan = { carrier = 1, fighter = 2 } }
    call onto_decks { sea = space.sea_zone_37 }
    place sea_zone_35 { united_kingdom = { transport = 1 } }
  }
  dice { rolls = [3, 6, 6] }
  run moves_and_battles {}
  play {
    lines = [
      "fly 2 fighter from sea_zone_37 to sea_zone_35",
      "move 1 carrier from sea_zone_37 to sea_zone_36",
      "end combat move",
      "land fighter from sea_zone_35 in sea_zone_36",
      "land fighter from sea_zone_35 in sea_zone_36",
    ]
  }
  expect {
    that    = on_deck(player.japan, space.sea_zone_36) == 2
    message = "Both are aboard."
  }
}

test "a carrier that a fighter relies on is promised from that move on, and must come" {
  setup = true
  cites = ["REV-407", "REV-408", "REV-508", "REV-509", "REV-518"]

  given {
    call bare_map { p = player.japan }
    place caroline_islands { japan = { fighter = 1 } }
    place japan { japan = { bomber = 1 } }
    place sea_zone_51 { japan = { carrier = 1 } }
    place sea_zone_53 { united_states = { transport = 1 } }
  }
  dice { rolls = [3, 6] }
  run moves_and_battles {}
  play { lines = ["fly 1 fighter from caroline_islands to sea_zone_53"] }
  refuse {
    line    = "move 1 carrier from sea_zone_51 to sea_zone_50"
    because = "That carrier is promised to a fighter in flight."
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "end noncombat move"
    because = "A carrier must first go where one of your fighters waits: it was promised."
  }
  refuse {
    line    = "move 1 carrier from sea_zone_51 to sea_zone_50"
    because = "That carrier is promised to a fighter in flight."
  }
  play { lines = ["move 1 carrier from sea_zone_51 to sea_zone_53", "end noncombat move"] }
  expect {
    that    = on_deck(player.japan, space.sea_zone_53) == 1
    message = "The fighter is aboard."
  }
}

test "with the fighter lost the carrier is free" {
  setup = true
  cites = ["REV-509"]

  given {
    call bare_map { p = player.japan }
    place caroline_islands { japan = { fighter = 1 } }
    place sea_zone_51 { japan = { carrier = 1 } }
    place sea_zone_53 { united_states = { transport = 1 } }
  }
  dice { rolls = [6, 1] }
  run moves_and_battles {}
  play {
    lines = [
      "fly 1 fighter from caroline_islands to sea_zone_53",
      "end combat move",
      "move 1 carrier from sea_zone_51 to sea_zone_50",
      "end noncombat move",
    ]
  }
  expect {
    that    = standing(player.japan, unit.carrier, space.sea_zone_50) == 1
    message = "It went elsewhere."
  }
}

test "a fighter whose defending carrier is sunk lands one space away" {
  setup = true
  cites = ["REV-496", "REV-520", "REV-521"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_7 { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_7 }
    place sea_zone_6 { germany = { submarine = 1 } }
  }
  dice { rolls = [1, 4] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 submarine from sea_zone_6 to sea_zone_7", "end combat move"] }
  expect {
    that    = empty(pieces(space.sea_zone_7)) && standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1
    message = "The fighter has sunk the submarine and is home."
  }
}

test "it lands on a friendly carrier one space away also" {
  setup = true
  cites = ["REV-520", "REV-521"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_11 { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_11 }
    place sea_zone_12 {
      germany       = { submarine = 1 }
      united_states = { carrier = 1 }
    }
  }
  dice { rolls = [1, 4] }
  run {
    call begin_turn { p = player.germany }
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 submarine from sea_zone_12 to sea_zone_11", "end combat move"] }
  expect {
    that    = on_deck(player.united_states, space.sea_zone_12) == 1
    message = "The American carrier has taken it."
  }
}

test "with no friendly place one space away it is lost" {
  setup = true
  cites = ["REV-520", "REV-521"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_11 { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_11 }
    place sea_zone_12 { germany = { submarine = 1 } }
    place sea_zone_9 { united_states = { transport = 1 } }
  }
  dice { rolls = [1, 4] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 submarine from sea_zone_12 to sea_zone_11", "end combat move"] }
  expect {
    that    = !any(every(piece), piece.unit == unit.fighter)
    message = "Canada is two spaces away, and a transport is no deck."
  }
}

test "a fighter launched from an attacking carrier may retreat to a friendly territory within range" {
  setup = true
  cites = ["REV-516", "REV-522"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_37 { japan = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_37 }
    place sea_zone_35 { united_kingdom = { destroyer = 1 } }
  }
  dice { rolls = [6, 6, 3] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "fly 1 fighter from sea_zone_37 to sea_zone_35",
      "move 1 carrier from sea_zone_37 to sea_zone_35",
      "end combat move",
      "carrier",
      "false",
      "retreat to french_indochina",
    ]
  }
  expect {
    that = (
      standing(player.japan, unit.fighter, space.french_indochina) == 1 &&
      standing(player.japan, unit.carrier, space.sea_zone_35) == 0
    )
    message = "The carrier is lost, the fighter in Indochina."
  }
}

# ---- Developments

test "jet fighters defend at 5" {
  setup = true
  cites = ["REV-152", "REV-512", "REV-524"]

  given {
    call bare_map { p = player.germany }
    set player soviet_union { technologies = [technology.jet_fighters] }
    place ukraine { germany = { infantry = 2, fighter = 1 } }
    place caucasus { soviet_union = { fighter = 1 } }
  }
  dice { rolls = [6, 6, 5, 6, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 2 infantry from ukraine to caucasus", "end combat move"] }
  expect {
    that    = standing(player.germany, unit.infantry, space.caucasus) == 1
    message = "It hits on a 5."
  }
  expect {
    that = (
      one_of(player.soviet_union, unit.fighter, space.caucasus).attack == 3 &&
      one_of(player.germany, unit.fighter, space.ukraine).defence == 4
    )
    message = "It attacks as before, and others defend as before."
  }
  play { lines = ["press the attack"] }
  expect {
    that    = standing(player.germany, unit.infantry, space.caucasus) == 1
    message = "It misses on a 6."
  }
}

test "long-range fighters move six, long-range bombers eight" {
  setup = true
  cites = ["REV-159", "REV-160", "REV-513", "REV-525", "REV-529", "REV-539"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { fighter = 1, bomber = 1 } }
    place caucasus { soviet_union = { fighter = 1, bomber = 1 } }
    set player germany { technologies = [technology.long_range_aircraft] }
  }
  run combat_move {}
  expect {
    that = (
      one_of(player.germany, unit.fighter, space.ukraine).range == 6 &&
      one_of(player.germany, unit.bomber, space.ukraine).range == 8
    )
    message = "Six and eight."
  }
  expect {
    that = (
      one_of(player.soviet_union, unit.fighter, space.caucasus).range == 4 &&
      one_of(player.soviet_union, unit.bomber, space.caucasus).range == 6
    )
    message = "Four and six without the development."
  }
  refuse {
    line    = "fly 1 fighter from ukraine to soviet_far_east"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["fly 1 fighter from ukraine to evenki", "fly 1 bomber from ukraine to soviet_far_east"] }
}

# ---- Places on deck

test "a carrier with one fighter aboard has room for one more, and is bound by the promise with it" {
  setup = true
  cites = ["REV-407", "REV-408", "REV-508", "REV-509", "REV-514", "REV-518"]

  given {
    call bare_map { p = player.japan }
    place caroline_islands { japan = { fighter = 2 } }
    place sea_zone_51 {
      japan   = { carrier = 1 }
      germany = { fighter = 1 }
    }
    call onto_decks { sea = space.sea_zone_51 }
    place sea_zone_53 { united_states = { transport = 1 } }
  }
  dice { rolls = [3, 6] }
  run moves_and_battles {}
  refuse {
    line    = "fly 2 fighter from caroline_islands to sea_zone_53"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["fly 1 fighter from caroline_islands to sea_zone_53"] }
  refuse {
    line    = "sail carrier from sea_zone_51 to sea_zone_50"
    because = "That carrier is promised to a fighter in flight."
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "sail carrier from sea_zone_51 to sea_zone_50"
    because = "That carrier is promised to a fighter in flight."
  }
  refuse {
    line    = "end noncombat move"
    because = "A carrier must first go where one of your fighters waits: it was promised."
  }
  play { lines = ["sail carrier from sea_zone_51 to sea_zone_53", "end noncombat move"] }
  expect {
    that    = on_deck(player.japan, space.sea_zone_53) == 2
    message = "Two are aboard."
  }
}

test "a place on deck that one fighter needs is not taken by another" {
  setup = true
  cites = ["REV-509", "REV-514"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_53 {
      japan   = { carrier = 1 }
      germany = { fighter = 1 }
    }
    call onto_decks { sea = space.sea_zone_53 }
    place sea_zone_43 { japan = { fighter = 1 } }
    call in_flight { moved = 3 }
    place sea_zone_51 { japan = { fighter = 1 } }
    call in_flight { moved = 2 }
  }
  run noncombat_move {}
  refuse {
    line = [
      "land fighter from sea_zone_51 in sea_zone_53", "land fighter from sea_zone_51 via sea_zone_52 in sea_zone_53"
    ]
    because = "That place on deck is promised to another fighter."
  }
  play { lines = ["land fighter from sea_zone_51 in wake_island", "land fighter from sea_zone_43 in sea_zone_53"] }
}

test "a way around is no longer than the range, and leaves enough to land" {
  setup = true
  cites = ["REV-197", "REV-500", "REV-506"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { bomber = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 bomber from ukraine via western_europe to kazakh"
    because = "Aircraft fly to hostile territories and zones within their range, never over neutrals."
  }
  refuse {
    line    = "fly 1 bomber from ukraine via evenki to kazakh"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["fly 1 bomber from ukraine via archangel to kazakh"] }
  expect {
    that    = one_of(player.germany, unit.bomber, space.kazakh).moved == 4
    message = "Four spaces."
  }
}
