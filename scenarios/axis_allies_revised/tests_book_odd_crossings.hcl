# Positions made up from the book alone: where two rules cross.

test "the deck is for the one that cannot fly home" {
  cites = ["REV-312", "REV-313", "REV-523"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { fighter = 1 } }
    place western_europe { germany = { fighter = 1 } }
    place sea_zone_6 {
      germany = { carrier = 1 }
      japan   = { fighter = 1 }
    }
    place sea_zone_7 { united_kingdom = { transport = 2 } }
    call stand_ready {}
  }
  dice { rolls = [3, 3, 6, 6] }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = [
      "fly 1 fighter from western_europe to sea_zone_7", "fly 1 fighter from ukraine to sea_zone_7", "end combat move",
      "sail carrier from sea_zone_6 to sea_zone_7", "end noncombat move"
    ]
  }
  expect {
    that = (
      number_of(space.sea_zone_7, player.germany, unit.fighter) + number_of(
        space.western_europe, player.germany, unit.fighter
      ) == 2 &&
      number_of(space.sea_zone_7, player.japan, unit.fighter) == 1
    )
  }
}

test "a carrier stays where a fighter has come down" {
  cites = ["REV-409", "REV-401"]

  given {
    call as_the_book_begins { p = player.germany }
    place norway { germany = { fighter = 1 } }
    place sea_zone_6 { germany = { carrier = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["end combat move", "land fighter from norway in sea_zone_6"] }
  refuse {
    line    = "sail carrier from sea_zone_6 to sea_zone_7"
    because = "There is no such action now"
  }
  expect {
    that = number_of(space.sea_zone_6, player.germany, unit.carrier) == 1
  }
}

test "a fighter left aboard is cargo where its carrier arrives" {
  cites = ["REV-204", "REV-206..208"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { carrier = 1, fighter = 1 } }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["sail carrier from sea_zone_5 to sea_zone_7"] }
  refuse {
    line    = "fly 1 fighter from sea_zone_7 to sea_zone_8"
    because = "is no answer here"
  }
  play { lines = ["retreat to sea_zone_6"] }
  expect {
    that = number_of(space.sea_zone_6, player.germany, unit.fighter) == 1
  }
}

test "a fighter takes off from an ally's carrier in its own turn and comes back" {
  cites = ["REV-366", "REV-576", "REV-504"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_9 {
      united_states  = { carrier = 1 }
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_12 { germany = { transport = 1 } }
    call stand_ready {}
  }
  dice { rolls = [3, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["fly 1 fighter from sea_zone_9 to sea_zone_12", "land fighter from sea_zone_12 in sea_zone_9"] }
  expect {
    that = number_of(space.sea_zone_9, player.united_kingdom, unit.fighter) == 1
  }
}

test "who lives on deck defends the sea, who lives on land the land" {
  cites = ["REV-350", "REV-351", "REV-338"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_3 { united_kingdom = { battleship = 1, transport = 1 } }
    place sea_zone_6 { germany = { carrier = 1, fighter = 1 } }
    place norway { germany = { fighter = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_3
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  dice { rolls = [4, 6, 6, 4, 6, 1, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 battleship from sea_zone_3 to sea_zone_6", "sail transport from sea_zone_3 to sea_zone_6",
      "assault norway with infantry from sea_zone_6", "fighter", "press the attack", "true"
    ]
  }
  expect {
    that = (
      space.norway.controller == player.united_kingdom && number_of(space.sea_zone_6, player.germany, unit.carrier) == 0
    )
  }
}

test "two landings, and one fleet beaten back" {
  cites = ["REV-337", "REV-340", "REV-282"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { destroyer = 1, transport = 1 } }
    place sea_zone_3 { united_kingdom = { transport = 1 } }
    place sea_zone_7 { germany = { battleship = 1 } }
    place western_europe { germany = { infantry = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_8
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
    call cargo_of_the_book {
      s     = space.sea_zone_3
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  dice { rolls = [6, 6, 1, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 destroyer from sea_zone_8 to sea_zone_7", "sail transport from sea_zone_8 to sea_zone_7",
      "assault western_europe with infantry from sea_zone_7", "sail transport from sea_zone_3 to sea_zone_6",
      "assault western_europe with infantry from sea_zone_6", "retreat to sea_zone_8", "true"
    ]
  }
  expect {
    that = (
      number_of(space.western_europe, player.united_kingdom, unit.infantry) == 1 &&
      number_of(space.sea_zone_8, player.united_kingdom, unit.infantry) == 1
    )
  }
}

test "a laden ship that wakes among enemies lands when they are gone" {
  cites = ["REV-337", "REV-340", "REV-189"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { destroyer = 1, transport = 1 }
      germany        = { submarine = 1 }
    }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_6
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  dice { rolls = [6, 3] }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["assault western_europe with infantry from sea_zone_6", "end combat move", "true"] }
  expect {
    that = space.western_europe.controller == player.united_kingdom
  }
}

test "past a submarine that dived ships sail and load" {
  cites = ["REV-293", "REV-403", "REV-225"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 1, infantry = 1 } }
    place sea_zone_7 { germany = { submarine = 1 } }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "fly 1 fighter from united_kingdom to sea_zone_7", "end combat move", "submarine",
      "move 1 transport from sea_zone_8 to sea_zone_7", "load infantry from united_kingdom in sea_zone_7",
      "sail transport from sea_zone_7 to sea_zone_6"
    ]
  }
  expect {
    that = number_of(space.sea_zone_6, player.united_kingdom, unit.infantry) == 1
  }
}

test "the owner chooses what the gun brings down" {
  cites = ["REV-247", "REV-236"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { fighter = 1, bomber = 1 } }
    place caucasus { soviet_union = { aa_gun = 1, infantry = 1 } }
    call stand_ready {}
  }
  dice { rolls = [1, 6, 4, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["fly 1 fighter from ukraine to caucasus", "fly 1 bomber from ukraine to caucasus", "fighter"] }
  expect {
    that = (
      number_of(space.caucasus, player.germany, unit.bomber) == 1 &&
      number_of(space.caucasus, player.soviet_union, unit.infantry) == 0
    )
  }
}

test "a heavy bomber hits twice, and in defence throws one die" {
  cites = ["REV-164", "REV-166", "REV-536"]

  given {
    call as_the_book_begins { p = player.germany }
    set player germany { technologies = [technology.heavy_bombers] }
    place ukraine { germany = { bomber = 1 } }
    place caucasus { soviet_union = { infantry = 2 } }
    call stand_ready {}
  }
  dice { rolls = [4, 4, 6, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["fly 1 bomber from ukraine to caucasus"] }
  expect {
    that = number_of(space.caucasus, player.soviet_union, unit.infantry) == 0
  }
}

test "a heavy bomber defends with one die" {
  cites = ["REV-166"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    set player germany { technologies = [technology.heavy_bombers] }
    place caucasus { soviet_union = { infantry = 1 } }
    place ukraine { germany = { bomber = 1 } }
    call stand_ready {}
  }
  dice { rolls = [1, 6] }
  run {
    call turn { p = player.soviet_union }
  }
  play { lines = ["move 1 infantry from caucasus to ukraine"] }
  expect {
    that = space.ukraine.controller == player.soviet_union
  }
}

test "destroyers bombard with the development, without it they do not" {
  cites = ["REV-162", "REV-569", "REV-262"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    set player united_kingdom { technologies = [technology.combined_bombardment] }
    place sea_zone_7 { united_kingdom = { transport = 1, destroyer = 1 } }
    place western_europe { germany = { infantry = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_7
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  dice { rolls = [3] }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["assault western_europe with infantry from sea_zone_7", "true", "destroyer"] }
  expect {
    that = space.western_europe.controller == player.united_kingdom
  }
}

test "without it" {
  cites = ["REV-162"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    set player united_states { technologies = [technology.combined_bombardment] }
    place sea_zone_7 { united_kingdom = { transport = 1, destroyer = 1 } }
    place western_europe { germany = { infantry = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_7
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  dice { rolls = [1, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["assault western_europe with infantry from sea_zone_7", "true"] }
  expect {
    that = space.western_europe.controller == player.united_kingdom
  }
}

test "a battleship struck by a torpedo fights on" {
  cites = ["REV-356", "REV-259", "REV-257"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { battleship = 1 } }
    place sea_zone_6 { united_kingdom = { submarine = 1 } }
    call stand_ready {}
  }
  dice { rolls = [2, 4] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 battleship from sea_zone_5 to sea_zone_6"] }
  expect {
    that = (
      number_of(space.sea_zone_6, player.germany, unit.battleship) == 1 &&
      number_of(space.sea_zone_6, player.united_kingdom, unit.submarine) == 0
    )
  }
}

test "cargo goes down with its ship, guns too" {
  cites = ["REV-224", "REV-471"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_6
      p     = player.united_kingdom
      u     = unit.aa_gun
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
  dice { rolls = [2] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6"] }
  expect {
    that = !any(pieces(space.sea_zone_6), piece.owner == player.united_kingdom)
  }
}

test "who was there withdraws with who came" {
  cites = ["REV-282", "REV-283"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { destroyer = 1 }
      germany        = { battleship = 1 }
    }
    place sea_zone_3 { united_kingdom = { destroyer = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6, 6, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["move 1 destroyer from sea_zone_3 to sea_zone_6", "end combat move", "retreat to sea_zone_3"] }
  expect {
    that = number_of(space.sea_zone_3, player.united_kingdom, unit.destroyer) == 2
  }
}

test "a bridge that is an attack" {
  cites = ["REV-604", "REV-607", "REV-220"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 2 } }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_7", "load infantry from united_kingdom in sea_zone_7",
      "assault western_europe with infantry from sea_zone_7"
    ]
  }
  refuse {
    line    = "sail transport from sea_zone_7 to sea_zone_8"
    because = "No laden ship of yours there can move."
  }
  play { lines = ["assault western_europe with infantry from sea_zone_7", "true"] }
  expect {
    that = number_of(space.western_europe, player.united_kingdom, unit.infantry) == 2
  }
}

test "a landing called off leaves the troops aboard" {
  cites = ["REV-335", "REV-336"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
    place western_europe { germany = { infantry = 1 } }
    call stand_ready {}
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
  play { lines = ["assault western_europe with infantry from sea_zone_7", "false"] }
  expect {
    that = (
      number_of(space.sea_zone_7, player.united_kingdom, unit.infantry) == 1 &&
      space.western_europe.controller == player.germany
    )
  }
}

test "jets defend at five, and attack at three" {
  cites = ["REV-152", "REV-511"]

  given {
    call as_the_book_begins { p = player.germany }
    set player germany { technologies = [technology.jet_fighters] }
    set player soviet_union { technologies = [technology.jet_fighters] }
    place ukraine { germany = { fighter = 1 } }
    place caucasus { soviet_union = { fighter = 1 } }
    call stand_ready {}
  }
  dice { rolls = [4, 5] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["fly 1 fighter from ukraine to caucasus"] }
  expect {
    that = (
      number_of(space.caucasus, player.germany, unit.fighter) == 0 &&
      number_of(space.caucasus, player.soviet_union, unit.fighter) == 1
    )
  }
}

test "super submarines attack at three and defend at two" {
  cites = ["REV-157", "REV-615"]

  given {
    call as_the_book_begins { p = player.germany }
    set player germany { technologies = [technology.super_submarines] }
    set player united_kingdom { technologies = [technology.super_submarines] }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { submarine = 1 } }
    call stand_ready {}
  }
  dice { rolls = [3, 3] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6"] }
  expect {
    that = (
      number_of(space.sea_zone_6, player.germany, unit.submarine) == 1 &&
      number_of(space.sea_zone_6, player.united_kingdom, unit.submarine) == 0
    )
  }
}

test "a power that has lost its capital still conquers" {
  cites = ["REV-324", "REV-325", "REV-327", "REV-306"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place anglo_egypt { united_kingdom = { infantry = 1 } }
    call stand_ready {}
    set space united_kingdom { controller = player.germany }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["move 1 infantry from anglo_egypt to libya"] }
  expect {
    that = space.libya.controller == player.united_kingdom && player.united_kingdom.ipc == 0
  }
}

test "a submarine alone that dives ends its attack" {
  cites = ["REV-290", "REV-291"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { battleship = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6", "submarine"] }
  expect {
    that = (
      number_of(space.sea_zone_6, player.germany, unit.submarine) == 1 &&
      number_of(space.sea_zone_6, player.united_kingdom, unit.battleship) == 1
    )
  }
}

test "infantry from two powers do not share a gun" {
  cites = ["REV-353", "REV-359", "REV-444"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    place ukraine { germany = { infantry = 1 } }
    place caucasus {
      soviet_union   = { infantry = 1 }
      united_kingdom = { artillery = 1, infantry = 1 }
    }
    call stand_ready {}
  }
  dice { rolls = [2, 2] }
  run {
    call turn { p = player.soviet_union }
  }
  refuse {
    line    = "move 1 artillery from caucasus to ukraine"
    because = "No such unit of yours there can make a combat move."
  }
  play { lines = ["move 1 infantry from caucasus to ukraine"] }
  expect {
    that = (
      number_of(space.ukraine, player.germany, unit.infantry) == 1 &&
      number_of(space.ukraine, player.soviet_union, unit.infantry) == 0
    )
  }
}
