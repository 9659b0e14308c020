# Tests of movement by land and sea: neutrals, canals, the combat move, submarines, blitz, transports, the noncombat move.

# Clauses 87 to 117, 177 to 233, 358 and 394 to 413.

test "units move to adjacent spaces, as many as their move allows" {
  setup = true
  cites = ["REV-087", "REV-181", "REV-434"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 1 } }
    place belorussia { germany = { armour = 1 } }
    place germany { germany = { infantry = 1, armour = 1 } }
  }
  run combat_move {}
  refuse {
    line = [
      "move 1 infantry from germany to karelia",
      "move 1 infantry from ukraine to russia",
      "move 1 armour from germany to archangel",
      "move 1 infantry from germany to sea_zone_5",
    ]
    because = "That is out of its reach"
  }
  play {
    lines = [
      "move 1 infantry from ukraine to caucasus",
      "move 1 armour from belorussia to archangel",
      "move 1 armour from germany to karelia",
    ]
  }
  expect {
    that = (
      one_of(player.germany, unit.infantry, space.caucasus).moved == 1 &&
      one_of(player.germany, unit.armour, space.karelia).moved == 2
    )
    message = "One space, and two."
  }
}

# ---- Neutrals

test "no land unit enters or crosses a neutral territory, in the combat move or in the noncombat move" {
  setup = true
  cites = ["REV-094", "REV-099", "REV-100", "REV-185"]

  given {
    call bare_map { p = player.japan }
    place manchuria { japan = { armour = 1 } }
  }
  run {
    call combat_move {}
    call noncombat_move {}
  }
  refuse {
    line    = ["move 1 armour from manchuria to mongolia", "move 1 armour from manchuria to novosibirsk"]
    because = "or over impassable ground"
  }
  refuse {
    line    = "blitz 1 armour from manchuria through mongolia to novosibirsk"
    because = "A blitz goes through a hostile territory"
  }
  refuse {
    line    = "blitz 1 armour from manchuria through buryatia to mongolia"
    because = "is not neutral"
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "move 1 armour from manchuria to mongolia"
    because = "That is out of its reach, or not friendly."
  }
}

test "air units do not fly over neutral territories" {
  setup = true
  cites = ["REV-094", "REV-099", "REV-101"]

  given {
    call bare_map { p = player.germany }
    place algeria { germany = { fighter = 1, bomber = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 bomber from algeria to sahara"
    because = "never over neutrals"
  }
  refuse {
    line    = "fly 1 fighter from algeria to french_equatorial_africa"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["fly 1 bomber from algeria to french_equatorial_africa"] }
  expect {
    that    = one_of(player.germany, unit.bomber, space.french_equatorial_africa).moved == 3
    message = "It went by Libya and Anglo-Egypt, not over the Sahara."
  }
}

# ---- Canals

test "ships pass the Panama Canal from sea zone 20 to sea zone 19 in one move" {
  setup = true
  cites = ["REV-107", "REV-108", "REV-110", "REV-112", "REV-115"]

  given {
    call bare_map { p = player.united_states }
    place sea_zone_20 { united_states = { destroyer = 1 } }
  }
  run noncombat_move {}
  expect {
    that    = count(every(border), !empty(border.locks)) == 2
    message = "There are two canals."
  }
  refuse {
    line    = "move 1 destroyer from sea_zone_20 to sea_zone_17"
    because = "That is out of its reach"
  }
  play { lines = ["move 1 destroyer from sea_zone_20 to sea_zone_18"] }
  expect {
    that    = one_of(player.united_states, unit.destroyer, space.sea_zone_18).moved == 2
    message = "Two sea zones, and nothing for the canal."
  }
}

test "ships pass the Suez Canal from sea zone 15 to sea zone 34 in one move" {
  setup = true
  cites = ["REV-107", "REV-109", "REV-110", "REV-112", "REV-116"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_15 { united_kingdom = { destroyer = 1 } }
  }
  run noncombat_move {}
  play { lines = ["move 1 destroyer from sea_zone_15 to sea_zone_35"] }
  expect {
    that    = one_of(player.united_kingdom, unit.destroyer, space.sea_zone_35).moved == 2
    message = "Two sea zones, and nothing for the canal."
  }
}

test "a canal is closed to the side that does not hold its banks" {
  setup = true
  cites = ["REV-112", "REV-115", "REV-116"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_20 { japan = { destroyer = 1 } }
    place sea_zone_34 { japan = { submarine = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = ["move 1 destroyer from sea_zone_20 to sea_zone_19", "move 1 submarine from sea_zone_34 to sea_zone_15"]
    because = "That is out of its reach"
  }
  play { lines = ["move 1 destroyer from sea_zone_20 to sea_zone_21"] }
}

test "a canal is not used in the turn in which it is taken" {
  setup = true
  cites = ["REV-112", "REV-113"]

  given {
    call bare_map { p = player.japan }
    place sea_zone_20 { japan = { destroyer = 2 } }
    place sea_zone_19 { united_states = { transport = 1 } }
    set space panama { controller = player.japan }
  }
  run {
    call combat_move {}
    call begin_turn { p = player.japan }
    call combat_move {}
  }
  refuse {
    line    = "move 1 destroyer from sea_zone_20 to sea_zone_19"
    because = "through a closed canal"
  }
  play { lines = ["end combat move", "move 2 destroyer from sea_zone_20 to sea_zone_19"] }
  expect {
    that    = standing(player.japan, unit.destroyer, space.sea_zone_19) == 2
    message = "In the next turn it is open."
  }
}

test "any power of the side may hold the canal, and the banks of the Suez Canal may be held by two" {
  setup = true
  cites = ["REV-112", "REV-114", "REV-116"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_20 { united_kingdom = { destroyer = 1 } }
    place sea_zone_15 { united_kingdom = { submarine = 1 } }
    call hold { with = [space.trans_jordan, player.united_states] }
  }
  run noncombat_move {}
  play {
    lines = [
      "move 1 destroyer from sea_zone_20 to sea_zone_19",
      "move 1 submarine from sea_zone_15 to sea_zone_34",
    ]
  }
}

test "with one bank in the hands of each side the Suez Canal is closed to both" {
  setup = true
  cites = ["REV-117"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_15 {
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
    call hold { with = [space.anglo_egypt, player.germany] }
  }
  run {
    call noncombat_move {}
    set game { active = player.germany }
    call noncombat_move {}
  }
  refuse {
    line    = "move 1 destroyer from sea_zone_15 to sea_zone_34"
    because = "That is out of its reach"
  }
  play { lines = ["end noncombat move"] }
  refuse {
    line    = "move 1 submarine from sea_zone_15 to sea_zone_34"
    because = "That is out of its reach"
  }
  play { lines = ["move 1 submarine from sea_zone_15 to sea_zone_14"] }
}

test "a canal does not hinder land units: they go from Trans-Jordan to Anglo-Egypt" {
  setup = true
  cites = ["REV-111"]

  given {
    call bare_map { p = player.united_kingdom }
    place trans_jordan { united_kingdom = { infantry = 1 } }
    call hold { with = [space.anglo_egypt, player.germany] }
  }
  run combat_move {}
  play { lines = ["move 1 infantry from trans_jordan to anglo_egypt"] }
  expect {
    that    = standing(player.united_kingdom, unit.infantry, space.anglo_egypt) == 1
    message = "They have crossed."
  }
}

# ---- The combat move

test "a unit with a move of two goes friendly, then hostile, or straight into a hostile space, where it must stop" {
  setup = true
  cites = ["REV-182", "REV-183"]

  given {
    call bare_map { p = player.germany }
    place eastern_europe { germany = { armour = 3 } }
    place karelia { soviet_union = { infantry = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "move 1 armour from eastern_europe to caucasus",
      "move 1 armour from eastern_europe to karelia",
    ]
  }
  refuse {
    line    = "move 1 armour from eastern_europe to archangel"
    because = "past enemy units"
  }
  refuse {
    line    = ["move 1 armour from karelia to archangel", "move 1 armour from caucasus to kazakh"]
    because = "No unit of yours there can make a combat move."
  }
}

test "a combat move does not end in a friendly space; a noncombat move does" {
  setup = true
  cites = ["REV-131", "REV-183", "REV-184", "REV-394", "REV-396"]

  given {
    call bare_map { p = player.germany }
    place germany { germany = { armour = 1, infantry = 1 } }
    place sea_zone_5 { germany = { destroyer = 1 } }
  }
  run {
    call combat_move {}
    call noncombat_move {}
  }
  refuse {
    line    = ["move 1 armour from germany to ukraine", "move 1 destroyer from sea_zone_5 to sea_zone_6"]
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
  play {
    lines = [
      "end combat move",
      "move 1 armour from germany to ukraine",
      "move 1 infantry from germany to eastern_europe",
      "move 1 destroyer from sea_zone_5 to sea_zone_6",
    ]
  }
  refuse {
    line    = "move 1 infantry from eastern_europe to belorussia"
    because = "No unit of yours there can still move."
  }
}

test "powers of one side never attack each other, and share spaces without limit" {
  setup = true
  cites = ["REV-021", "REV-022", "REV-186", "REV-187", "REV-358"]

  given {
    call bare_map { p = player.united_states }
    place eastern_united_states { united_states = { infantry = 3 } }
    place eastern_canada { united_kingdom = { infantry = 3, armour = 1 } }
    place sea_zone_10 { united_states = { destroyer = 1 } }
    place sea_zone_9 { united_kingdom = { destroyer = 1 } }
  }
  run moves_and_battles {}
  refuse {
    line = [
      "move 1 infantry from eastern_united_states to eastern_canada",
      "move 1 destroyer from sea_zone_10 to sea_zone_9",
    ]
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
  play {
    lines = [
      "end combat move",
      "move 3 infantry from eastern_united_states to eastern_canada",
      "move 1 destroyer from sea_zone_10 to sea_zone_9",
    ]
  }
  expect {
    that = (
      count(pieces(space.eastern_canada)) == 7 && count(pieces(space.sea_zone_9)) == 2 &&
      space.eastern_canada.controller == player.united_kingdom
    )
    message = "They stand together."
  }
  refuse {
    line    = "move 1 armour from eastern_canada to western_canada"
    because = "No unit of yours there can still move."
  }
}

test "battles are resolved one by one, in the order the attacker chooses, and no unit fights in two" {
  setup = true
  cites = ["REV-190", "REV-226", "REV-228..230", "REV-240"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { armour = 1 } }
    place belorussia { germany = { infantry = 1, armour = 1 } }
    place caucasus { soviet_union = { infantry = 1 } }
    place karelia { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [6, 3, 6, 3, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "move 1 armour from ukraine to caucasus",
      "move 1 infantry from belorussia to karelia",
      "move 1 armour from belorussia to karelia",
      "end combat move",
      "karelia",
    ]
  }
  expect {
    that    = space.karelia.controller == player.germany && space.caucasus.controller == player.germany
    message = "Two dice and one in Karelia, then one and one in the Caucasus."
  }
}

test "a unit that has moved and fought does not move again, in the combat move or after it" {
  setup = true
  cites = ["REV-190", "REV-191", "REV-227", "REV-394"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { armour = 2 } }
  }
  run moves_and_battles {}
  play { lines = ["move 1 armour from ukraine to caucasus"] }
  refuse {
    line    = "move 1 armour from caucasus to russia"
    because = "No unit of yours there can make a combat move."
  }
  play { lines = ["end combat move"] }
  expect {
    that    = space.caucasus.controller == player.germany
    message = "The Caucasus is taken."
  }
  refuse {
    line    = "move 1 armour from caucasus to ukraine"
    because = "No unit of yours there can still move."
  }
  play { lines = ["move 1 armour from ukraine to eastern_europe"] }
}

test "once a battle has begun no unit moves into it" {
  setup = true
  cites = ["REV-193", "REV-227", "REV-231", "REV-395"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 2 } }
    place caucasus { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [6, 6] }
  run moves_and_battles {}
  play { lines = ["move 1 infantry from ukraine to caucasus", "end combat move"] }
  refuse {
    line    = "move 1 infantry from ukraine to caucasus"
    because = "is no answer here"
  }
  play { lines = ["retreat to ukraine"] }
  refuse {
    line    = "move 1 infantry from ukraine to caucasus"
    because = "That is out of its reach, or not friendly."
  }
}

test "guns move in the noncombat move only, one space" {
  setup = true
  cites = ["REV-195", "REV-462"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { aa_gun = 1, infantry = 1 } }
  }
  run {
    call combat_move {}
    call noncombat_move {}
  }
  refuse {
    line    = "move 1 aa_gun from ukraine to caucasus"
    because = "Guns and complexes never do."
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "move 1 aa_gun from ukraine to germany"
    because = "That is out of its reach"
  }
  play { lines = ["move 1 aa_gun from ukraine to balkans"] }
}

# ---- Submarines

test "submarines pass hostile sea zones as if they were friendly; other ships must stop there" {
  setup = true
  cites = ["REV-182", "REV-211", "REV-543..545"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1, destroyer = 2 } }
    place sea_zone_6 { united_kingdom = { battleship = 1 } }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 1 destroyer from sea_zone_5 to sea_zone_7"
    because = "past enemy units"
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_7", "move 2 destroyer from sea_zone_5 to sea_zone_6"] }
  refuse {
    line    = "move 1 destroyer from sea_zone_6 to sea_zone_7"
    because = "No unit of yours there can make a combat move."
  }
}

test "an enemy destroyer in a zone stops a submarine that enters it" {
  setup = true
  cites = ["REV-213", "REV-545"]

  given {
    call bare_map { p = player.germany }
    place sea_zone_5 { germany = { submarine = 2, destroyer = 1 } }
    place sea_zone_6 { united_kingdom = { destroyer = 1 } }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 1 submarine from sea_zone_5 to sea_zone_7"
    because = "past enemy units"
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6"] }
  refuse {
    line    = "move 1 submarine from sea_zone_6 to sea_zone_7"
    because = "No unit of yours there can make a combat move."
  }
}

# ---- Blitz

test "a tank blitzes through an empty hostile territory into a second one, and takes the first on its way" {
  setup = true
  cites = ["REV-214..216", "REV-455..457"]

  given {
    call bare_map { p = player.germany }
    place ukraine {
      germany = { armour = 2, infantry = 1 }
      japan   = { armour = 1 }
    }
    place russia { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [3, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  refuse {
    line    = "blitz 3 armour from ukraine through caucasus to russia"
    because = "Only 2 of them can blitz."
  }
  play { lines = ["blitz 1 armour from ukraine through caucasus to russia"] }
  expect {
    that    = space.caucasus.controller == player.germany && standing(player.germany, unit.armour, space.russia) == 1
    message = "The Caucasus is taken at once, and the tank has driven on."
  }
  expect {
    that    = production(player.germany) == 44 && production(player.soviet_union) == 20
    message = "Both production levels have changed at once."
  }
  refuse {
    line    = "blitz 1 armour from russia through kazakh to persia"
    because = "No unit of yours there can blitz."
  }
  play { lines = ["end combat move"] }
  expect {
    that    = space.russia.controller == player.germany
    message = "In the second territory it fights."
  }
}

test "the second territory of a blitz may be friendly, or the one it began in" {
  setup = true
  cites = ["REV-457"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { armour = 2 } }
    place eastern_europe { germany = { armour = 1 } }
  }
  run moves_and_battles {}
  play {
    lines = [
      "blitz 1 armour from ukraine through caucasus to ukraine",
      "blitz 1 armour from eastern_europe through karelia to west_russia",
    ]
  }
  expect {
    that    = space.caucasus.controller == player.germany && space.karelia.controller == player.germany
    message = "Two territories are taken."
  }
  expect {
    that = (
      standing(player.germany, unit.armour, space.ukraine) == 2 &&
      standing(player.germany, unit.armour, space.west_russia) == 1
    )
    message = "And two tanks are back among friends."
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "move 1 armour from west_russia to ukraine"
    because = "No unit of yours there can still move."
  }
}

test "a tank that meets any enemy unit must stop, even a gun or a complex alone" {
  setup = true
  cites = ["REV-214", "REV-217", "REV-455", "REV-458"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { armour = 3, infantry = 1 } }
    place west_russia { germany = { armour = 2 } }
    place caucasus { soviet_union = { aa_gun = 1 } }
    place archangel { soviet_union = { industrial_complex = 1 } }
    place karelia { soviet_union = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line = [
      "blitz 1 armour from ukraine through caucasus to kazakh",
      "blitz 1 armour from west_russia through archangel to russia",
      "blitz 1 armour from west_russia through karelia to norway",
    ]
    because = "that holds no enemy unit, not even a gun or a complex"
  }
  play { lines = ["move 1 armour from ukraine to caucasus"] }
  refuse {
    line    = "blitz 1 armour from caucasus through kazakh to persia"
    because = "No unit of yours there can blitz."
  }
}

test "only tanks blitz" {
  setup = true
  cites = ["REV-214", "REV-455"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { armour = 1, infantry = 1, artillery = 1 } }
  }
  run combat_move {}
  refuse {
    line = [
      "blitz 1 infantry from ukraine through caucasus to kazakh",
      "blitz 1 artillery from ukraine through caucasus to kazakh",
    ]
    because = "That unit cannot blitz."
  }
}

# ---- Transports in the combat move

test "after the announcement of a landing the transport stays where it is" {
  setup = true
  cites = ["REV-220"]

  given {
    call bare_map { p = player.united_kingdom }
    call laden_transport {
      sea   = space.sea_zone_6
      cargo = [unit.infantry, unit.infantry]
    }
  }
  run combat_move {}
  play { lines = ["assault norway with infantry from sea_zone_6"] }
  refuse {
    line    = "sail transport from sea_zone_6 to sea_zone_3"
    because = "No laden ship of yours there can move."
  }
}

test "one landing force does not assault two territories" {
  setup = true
  cites = ["REV-192"]

  given {
    call bare_map { p = player.japan }
    call laden_transport {
      sea   = space.sea_zone_62
      cargo = [unit.infantry, unit.infantry]
    }
  }
  run combat_move {}
  play { lines = ["assault buryatia with infantry from sea_zone_62"] }
  refuse {
    line    = "assault soviet_far_east with infantry from sea_zone_62"
    because = "A transport unloads into one territory only."
  }
  play { lines = ["assault buryatia with infantry from sea_zone_62"] }
}

# ---- Fire

test "fire is simultaneous: casualties fire back" {
  setup = true
  cites = ["REV-045", "REV-228", "REV-232", "REV-234", "REV-237"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 1 } }
    place caucasus { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [1, 2] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 infantry from ukraine to caucasus", "end combat move"] }
  expect {
    that    = empty(pieces(space.caucasus)) && space.caucasus.controller == player.soviet_union
    message = "Both fall, and the territory stays Soviet."
  }
}

test "an attacker with attack 1 hits on a 1 only, one with attack 3 on 1 to 3" {
  setup = true
  cites = ["REV-234"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 1, armour = 1 } }
    place caucasus { soviet_union = { infantry = 2 } }
  }
  dice { rolls = [2, 4, 6, 6, 1, 3, 6, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "move 1 infantry from ukraine to caucasus",
      "move 1 armour from ukraine to caucasus",
      "end combat move",
    ]
  }
  expect {
    that    = standing(player.soviet_union, unit.infantry, space.caucasus) == 2
    message = "2 and 4 miss."
  }
  play { lines = ["press the attack"] }
  expect {
    that    = standing(player.soviet_union, unit.infantry, space.caucasus) == 0
    message = "1 and 3 hit."
  }
}

test "a defender with defence 2 hits on 1 or 2 only" {
  setup = true
  cites = ["REV-235"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 3 } }
    place caucasus { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [6, 6, 6, 3, 6, 6, 6, 2, 6, 6, 1] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 3 infantry from ukraine to caucasus", "end combat move"] }
  expect {
    that    = standing(player.germany, unit.infantry, space.caucasus) == 3
    message = "A 3 misses."
  }
  play { lines = ["press the attack"] }
  expect {
    that    = standing(player.germany, unit.infantry, space.caucasus) == 2
    message = "A 2 hits."
  }
  play { lines = ["press the attack"] }
  expect {
    that    = standing(player.germany, unit.infantry, space.caucasus) == 1
    message = "A 1 hits."
  }
}

test "the player who is hit chooses his casualties, in any order; most units fall to one hit" {
  setup = true
  cites = ["REV-236..238"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 1, armour = 1 } }
    place caucasus { soviet_union = { infantry = 1, fighter = 1 } }
  }
  dice { rolls = [1, 6, 2, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "move 1 infantry from ukraine to caucasus",
      "move 1 armour from ukraine to caucasus",
      "end combat move",
      "fighter",
      "armour",
    ]
  }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.caucasus) == 1 &&
      standing(player.soviet_union, unit.fighter, space.caucasus) == 0
    )
    message = "The Soviet player gives up his fighter."
  }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.caucasus) == 1 &&
      standing(player.germany, unit.armour, space.caucasus) == 0
    )
    message = "The German player gives up his tank."
  }
}

# ---- The noncombat move

test "no hostile territory is entered in the noncombat move, not even an empty one" {
  setup = true
  cites = ["REV-179", "REV-395", "REV-397"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 1, armour = 1, fighter = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = ["move 1 infantry from ukraine to caucasus", "move 1 armour from ukraine to russia"]
    because = "That is out of its reach, or not friendly."
  }
  refuse {
    line    = "land fighter from ukraine in caucasus"
    because = "Aircraft land in territory that was friendly when the turn began"
  }
}

test "land units move to friendly territories within their move, also those of allies" {
  setup = true
  cites = ["REV-184", "REV-394", "REV-396"]

  given {
    call bare_map { p = player.united_kingdom }
    place persia { united_kingdom = { armour = 1, infantry = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = ["move 1 infantry from persia to russia", "move 1 armour from persia to archangel"]
    because = "That is out of its reach"
  }
  play { lines = ["move 1 infantry from persia to caucasus", "move 1 armour from persia to russia"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.armour, space.russia) == 1 && space.russia.controller == player.soviet_union
    )
    message = "The tank stands in Russia."
  }
}

test "a transport that did not move goes to a friendly coast and loads and unloads" {
  setup = true
  cites = ["REV-404"]

  given {
    call bare_map { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place sea_zone_2 { united_kingdom = { transport = 1 } }
    place eastern_canada { united_kingdom = { armour = 1 } }
  }
  run noncombat_move {}
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_2",
      "sail transport from sea_zone_2 to sea_zone_1",
      "load armour from eastern_canada in sea_zone_1",
      "unload infantry from sea_zone_1 to eastern_canada",
    ]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.eastern_canada) == 1 &&
      standing(player.united_kingdom, unit.armour, space.sea_zone_1) == 1
    )
    message = "The infantry is in Canada, the tank aboard."
  }
}

test "a transport that has retreated neither loads nor unloads" {
  setup = true
  cites = ["REV-406"]

  given {
    call bare_map { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place sea_zone_7 { united_kingdom = { destroyer = 1 } }
    call laden_transport {
      sea   = space.sea_zone_7
      cargo = [unit.infantry]
    }
    place sea_zone_6 { germany = { destroyer = 1 } }
  }
  dice { rolls = [6, 6] }
  run moves_and_battles {}
  play {
    lines = [
      "sail transport from sea_zone_7 to sea_zone_6",
      "move 1 destroyer from sea_zone_7 to sea_zone_6",
      "end combat move",
      "retreat to sea_zone_7",
    ]
  }
  refuse {
    line    = "unload infantry from sea_zone_7 to united_kingdom"
    because = "not at all after a retreat"
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_7"
    because = "No transport of your side lies there"
  }
}

test "submerged submarines surface at the end of the noncombat move, and no battle follows" {
  setup = true
  cites = ["REV-411", "REV-412"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 2 }
    }
    set c {
      in        = pieces(space.sea_zone_6)
      where     = c.unit == unit.submarine
      submerged = true
    }
  }
  run {
    call noncombat_move {}
    call mobilize_new_units {}
    call collect_income {}
  }
  expect {
    that    = count(every(piece), piece.submerged) == 2
    message = "Until then they stay down."
  }
  play { lines = ["end noncombat move"] }
  expect {
    that    = !any(every(piece), piece.submerged) && count(pieces(space.sea_zone_6)) == 3
    message = "They are up, and nobody has fired."
  }
}

# ---- What land units and ships are

test "ships never leave the sea, and move two zones at most" {
  setup = true
  cites = ["REV-540..542"]

  given {
    call bare_map { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { transport = 1, submarine = 1, destroyer = 1, carrier = 1, battleship = 1 } }
    place sea_zone_14 { germany = { transport = 1 } }
    place sea_zone_13 { germany = { transport = 1 } }
  }
  run {
    call combat_move {}
    call noncombat_move {}
  }
  refuse {
    line = [
      "move 1 battleship from sea_zone_8 to western_europe",
      "move 1 battleship from sea_zone_8 to united_kingdom",
      "move 1 submarine from sea_zone_8 to sea_zone_14",
    ]
    because = "That is out of its reach"
  }
  play {
    lines = [
      "move 1 destroyer from sea_zone_8 to sea_zone_13",
      "end combat move",
    ]
  }
  expect {
    that    = all(where(every(unit), unit.domain == domain.sea), unit.move == 2)
    message = "All ships have a move of two."
  }
  refuse {
    line    = ["move 1 battleship from sea_zone_8 to united_kingdom", "move 1 carrier from sea_zone_8 to sea_zone_19"]
    because = "That is out of its reach"
  }
}

test "only infantry, artillery and tanks take territory" {
  setup = true
  cites = ["REV-435"]

  given {
    call bare_map { p = player.germany }
    place ukraine { germany = { infantry = 1, fighter = 1 } }
    place west_russia { germany = { artillery = 1, armour = 1, aa_gun = 1 } }
    place kazakh { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [3, 6] }
  run moves_and_battles { defaults = true }
  refuse {
    line    = "move 1 aa_gun from west_russia to russia"
    because = "Guns and complexes never do."
  }
  play {
    lines = [
      "move 1 infantry from ukraine to caucasus",
      "move 1 artillery from west_russia to archangel",
      "move 1 armour from west_russia to russia",
      "fly 1 fighter from ukraine to kazakh",
      "end combat move",
    ]
  }
  expect {
    that = (
      space.caucasus.controller == player.germany && space.archangel.controller == player.germany &&
      space.russia.controller == player.germany
    )
    message = "Infantry, artillery and a tank have taken a territory each."
  }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.kazakh) == 0 && space.kazakh.controller == player.soviet_union
    )
    message = "The fighter has cleared Kazakh, and it stays Soviet."
  }
}
