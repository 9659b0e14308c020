# Positions made up from the book alone: support, guns on the move, flights home, withdrawals and landings on several shores.

test "infantry lose their support with the gun" {
  cites = ["REV-352..354", "REV-439"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { infantry = 2, artillery = 1 } }
    place caucasus { soviet_union = { infantry = 3 } }
    call stand_ready {}
  }
  dice { rolls = [2, 2, 2, 1, 6, 6, 2, 2, 6] }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = [
      "move 2 infantry from ukraine to caucasus", "move 1 artillery from ukraine to caucasus", "1 artillery",
      "press the attack"
    ]
  }
  expect {
    that = (
      number_of(space.caucasus, player.germany, unit.infantry) == 2 &&
      number_of(space.caucasus, player.soviet_union, unit.infantry) == 1
    )
  }
}

test "a gun does not land against the enemy" {
  cites = ["REV-463", "REV-464", "REV-435", "REV-471"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_7 { united_kingdom = { transport = 2 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_7
      p     = player.united_kingdom
      u     = unit.aa_gun
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "move 1 aa_gun from sea_zone_7 to western_europe"
    because = "No such unit of yours there can make a combat move."
  }
  refuse {
    line    = "assault western_europe with aa_gun from sea_zone_7"
    because = "None of your units aboard there can make a landing."
  }
  expect {
    that = space.western_europe.controller == player.germany
  }
}

test "a gun stays aboard when the infantry land" {
  cites = ["REV-463", "REV-464", "REV-435"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_7
      p     = player.united_kingdom
      u     = unit.aa_gun
      whose = player.united_kingdom
      ship  = unit.transport
    }
    call cargo_of_the_book {
      s     = space.sea_zone_7
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["assault western_europe with infantry from sea_zone_7", "true"] }
  expect {
    that = (
      space.western_europe.controller == player.united_kingdom &&
      number_of(space.sea_zone_7, player.united_kingdom, unit.aa_gun) == 1
    )
  }
}

test "a gun does not move in the combat move" {
  cites = ["REV-195", "REV-464", "REV-434"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { aa_gun = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "move 1 aa_gun from ukraine to caucasus"
    because = "That is out of its reach, or not friendly."
  }
  refuse {
    line    = "move 1 aa_gun from ukraine to caucasus"
    because = "That is out of its reach, or not friendly."
  }
  play { lines = ["move 1 aa_gun from ukraine to balkans"] }
  expect {
    that = number_of(space.balkans, player.germany, unit.aa_gun) == 1
  }
}

test "a gun on the way home fires again" {
  cites = ["REV-303", "REV-287", "REV-302"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { fighter = 1 } }
    place caucasus { soviet_union = { aa_gun = 1 } }
    place kazakh { soviet_union = { infantry = 1 } }
    call stand_ready {}
  }
  dice { rolls = [2, 3, 6, 1] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["fly 1 fighter from ukraine via caucasus to kazakh", "land fighter from kazakh in ukraine"] }
  expect {
    that = (
      number_of(space.ukraine, player.germany, unit.fighter) == 0 &&
      number_of(space.kazakh, player.germany, unit.fighter) == 0
    )
  }
}

test "a flight without a battle meets no fire" {
  cites = ["REV-196", "REV-303"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { fighter = 1 } }
    place caucasus { soviet_union = { aa_gun = 1 } }
    call stand_ready {}
    set space persia { controller = player.germany }
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["end combat move", "land fighter from ukraine in persia"] }
  expect {
    that = number_of(space.persia, player.germany, unit.fighter) == 1
  }
}

test "transports that are left may retreat when they have survived" {
  cites = ["REV-590", "REV-589"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { destroyer = 1, transport = 1 } }
    place sea_zone_6 { united_kingdom = { battleship = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6, 1] }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = [
      "move 1 destroyer from sea_zone_5 to sea_zone_6", "move 1 transport from sea_zone_5 to sea_zone_6", "destroyer",
      "retreat to sea_zone_5"
    ]
  }
  expect {
    that = number_of(space.sea_zone_5, player.germany, unit.transport) == 1
  }
}

test "a fleet from two sides withdraws to one" {
  cites = ["REV-282", "REV-283"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_3 { united_kingdom = { destroyer = 1 } }
    place sea_zone_7 { united_kingdom = { destroyer = 1 } }
    place sea_zone_6 { germany = { battleship = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6, 6, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 destroyer from sea_zone_3 to sea_zone_6", "move 1 destroyer from sea_zone_7 to sea_zone_6",
      "retreat to sea_zone_7"
    ]
  }
  expect {
    that = number_of(space.sea_zone_7, player.united_kingdom, unit.destroyer) == 2
  }
}

test "what was the United States' goes back to them, whoever drives the Japanese out" {
  cites = ["REV-318", "REV-306", "REV-307"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    place kazakh { soviet_union = { infantry = 1, armour = 1 } }
    call stand_ready {}
    set space china { controller = player.japan }
    set space sinkiang { controller = player.japan }
  }
  run {
    call turn { p = player.soviet_union }
  }
  play { lines = ["move 1 armour from kazakh to sinkiang", "end combat move"] }
  expect {
    that = space.sinkiang.controller == player.united_states
  }
}

test "a power without money develops nothing, and what it has is not sought again" {
  cites = ["REV-141..143"]

  given {
    call as_the_book_begins { p = player.germany }
    set player germany { technologies = [technology.jet_fighters] }
    call stand_ready {}
    set player germany { ipc = 12 }
  }
  dice { rolls = [1, 1] }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "research jet_fighters with 1 dice"
    because = "You have that development already."
  }
  refuse {
    line    = "research rockets with 3 dice"
    because = "A research die costs 5 IPC; you have 12."
  }
  play { lines = ["research rockets with 2 dice"] }
  expect {
    that = player.germany.ipc == 2 + 40
  }
}

test "no combat move among friends" {
  cites = ["REV-183", "REV-184"]

  given {
    call as_the_book_begins { p = player.germany }
    place germany { germany = { infantry = 1, fighter = 1 } }
    place eastern_europe { germany = { armour = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "move 1 infantry from germany to eastern_europe"
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
  refuse {
    line    = "fly 1 fighter from germany to norway"
    because = "Aircraft fly to hostile territories and zones within their range, never over neutrals."
  }
  refuse {
    line    = "move 1 armour from eastern_europe to germany"
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
  play { lines = ["end combat move", "move 1 infantry from germany to eastern_europe"] }
  expect {
    that = number_of(space.eastern_europe, player.germany, unit.infantry) == 1
  }
}

test "nobody enters a neutral land, nor flies over it" {
  cites = ["REV-099..101"]

  given {
    call as_the_book_begins { p = player.germany }
    place western_europe { germany = { armour = 1, fighter = 1 } }
    place southern_europe { germany = { infantry = 1 } }
    place gibraltar { united_kingdom = { infantry = 1 } }
    call stand_ready {}
    set space gibraltar { controller = player.united_kingdom }
  }
  dice { rolls = [6, 6] }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "move 1 armour from western_europe to spain"
    because = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
  refuse {
    line    = "move 1 armour from western_europe to gibraltar"
    because = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
  refuse {
    line    = "fly 1 fighter from western_europe via spain to gibraltar"
    because = "That is too far to fly by."
  }
  play { lines = ["fly 1 fighter from western_europe to gibraltar"] }
  expect {
    that = number_of(space.gibraltar, player.germany, unit.fighter) == 1
  }
}

test "the torpedo's victim before the destroyer is gone" {
  cites = ["REV-264", "REV-259"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { submarine = 2 } }
    place sea_zone_6 { united_kingdom = { destroyer = 1, submarine = 1 } }
    call stand_ready {}
  }
  dice { rolls = [1, 6, 6, 6, 1, 6, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 2 submarine from sea_zone_5 to sea_zone_6", "destroyer", "done", "done", "press the attack"] }
  expect {
    that = (
      number_of(space.sea_zone_6, player.united_kingdom, unit.submarine) == 0 &&
      number_of(space.sea_zone_6, player.germany, unit.submarine) == 2
    )
  }
}

test "cargo that was loaded before lands in the same way, with its sisters from another zone, each bound to its own shore" {
  cites = ["REV-192", "REV-336", "REV-190"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_7
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
    call cargo_of_the_book {
      s     = space.sea_zone_6
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["assault western_europe with infantry from sea_zone_7"] }
  refuse {
    line    = "assault norway with infantry from sea_zone_7"
    because = "None of your units aboard there can make a landing."
  }
  play { lines = ["assault norway with infantry from sea_zone_6", "western_europe", "true", "true"] }
  expect {
    that = space.western_europe.controller == player.united_kingdom && space.norway.controller == player.united_kingdom
  }
}

test "a transport lands its whole load in one country" {
  cites = ["REV-606", "REV-192"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_6
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
    call cargo_of_the_book {
      s     = space.sea_zone_6
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["assault western_europe with infantry from sea_zone_6"] }
  refuse {
    line    = "assault norway with infantry from sea_zone_6"
    because = "A transport unloads into one territory only."
  }
  expect {
    that = space.western_europe.controller == player.germany
  }
}
