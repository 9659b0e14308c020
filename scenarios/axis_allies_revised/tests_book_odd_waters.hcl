# Positions made up from the book alone: carriers, canals, landings and transports.

test "a carrier that cannot pass is no promise, until the battle that lets it pass is announced" {
  cites = ["REV-314..316", "REV-506"]

  given {
    call as_the_book_begins { p = player.germany }
    place norway { germany = { fighter = 1 } }
    place sea_zone_6 { germany = { carrier = 1, battleship = 1 } }
    place sea_zone_3 { united_kingdom = { transport = 1 } }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
    place sea_zone_1 { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "fly 1 fighter from norway to sea_zone_1"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["move 1 battleship from sea_zone_6 to sea_zone_3", "fly 1 fighter from norway to sea_zone_1"] }
  expect {
    that = number_of(space.sea_zone_1, player.germany, unit.fighter) == 1
  }
}

test "a deck holds two, and the guest of an ally takes his place" {
  cites = ["REV-514", "REV-506", "REV-579"]

  given {
    call as_the_book_begins { p = player.germany }
    place norway { germany = { fighter = 2 } }
    place sea_zone_6 {
      germany = { carrier = 1 }
      japan   = { fighter = 1 }
    }
    place sea_zone_1 { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["fly 1 fighter from norway to sea_zone_1"] }
  refuse {
    line    = "fly 1 fighter from norway to sea_zone_1"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  expect {
    that = number_of(space.norway, player.germany, unit.fighter) == 1
  }
}

test "those on deck who can fly ashore make room" {
  cites = ["REV-506", "REV-312"]

  given {
    call as_the_book_begins { p = player.germany }
    place norway { germany = { fighter = 1 } }
    place sea_zone_6 { germany = { carrier = 1, fighter = 2 } }
    place sea_zone_1 { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["fly 1 fighter from norway to sea_zone_1"] }
  expect {
    that = number_of(space.sea_zone_1, player.germany, unit.fighter) == 1
  }
}

test "a bomber needs land" {
  cites = ["REV-506", "REV-497", "REV-547"]

  given {
    call as_the_book_begins { p = player.germany }
    place norway { germany = { bomber = 1 } }
    place sea_zone_9 { united_kingdom = { transport = 1 } }
    place sea_zone_6 { germany = { carrier = 1 } }
    call stand_ready {}
    set space algeria { controller = player.united_kingdom }
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "fly 1 bomber from norway to sea_zone_9"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  expect {
    that = number_of(space.norway, player.germany, unit.bomber) == 1
  }
}

test "the Suez canal is closed if each side holds a bank, and aircraft do not care" {
  cites = ["REV-112", "REV-117", "REV-116"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_15 { united_kingdom = { battleship = 1, submarine = 1, carrier = 1, fighter = 1 } }
    place sea_zone_34 { germany = { transport = 1 } }
    call stand_ready {}
    set space trans_jordan { controller = player.germany }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "move 1 battleship from sea_zone_15 to sea_zone_34"
    because = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
  refuse {
    line    = "move 1 submarine from sea_zone_15 to sea_zone_34"
    because = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
  play { lines = ["fly 1 fighter from sea_zone_15 to sea_zone_34"] }
  expect {
    that = number_of(space.sea_zone_34, player.united_kingdom, unit.fighter) == 1
  }
}

test "the Suez canal is open if allies hold a bank each" {
  cites = ["REV-114", "REV-116", "REV-110"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    place sea_zone_14 { soviet_union = { destroyer = 1 } }
    place sea_zone_34 { germany = { transport = 1 } }
    call stand_ready {}
    set space trans_jordan { controller = player.united_states }
  }
  dice { rolls = [3, 6] }
  run {
    call turn { p = player.soviet_union }
  }
  play { lines = ["move 1 destroyer from sea_zone_14 to sea_zone_34"] }
  expect {
    that = (
      number_of(space.sea_zone_34, player.soviet_union, unit.destroyer) == 1 &&
      number_of(space.sea_zone_34, player.germany, unit.transport) == 0
    )
  }
}

test "a bank taken this turn opens nothing" {
  cites = ["REV-112"]

  given {
    call as_the_book_begins { p = player.germany }
    place anglo_egypt { germany = { infantry = 1 } }
    place sea_zone_15 { germany = { destroyer = 1 } }
    call stand_ready {}
    set space anglo_egypt { controller = player.germany }
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 infantry from anglo_egypt to trans_jordan"] }
  expect {
    that = space.trans_jordan.controller == player.germany
  }
  refuse {
    line    = "move 1 destroyer from sea_zone_15 to sea_zone_34"
    because = "That is out of its reach, or not friendly."
  }
}

test "Panama held by an ally lets ships through, held by the enemy it does not" {
  cites = ["REV-115", "REV-114"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_20 { united_kingdom = { destroyer = 1 } }
    place sea_zone_19 { japan = { transport = 1 } }
    call stand_ready {}
  }
  dice { rolls = [3, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["move 1 destroyer from sea_zone_20 to sea_zone_19"] }
  expect {
    that = number_of(space.sea_zone_19, player.japan, unit.transport) == 0
  }
}

test "Panama in enemy hands" {
  cites = ["REV-115", "REV-112"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_20 { united_kingdom = { destroyer = 1 } }
    place sea_zone_19 { japan = { transport = 1 } }
    call stand_ready {}
    set space panama { controller = player.japan }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "move 1 destroyer from sea_zone_20 to sea_zone_19"
    because = "That is out of its reach, or not friendly."
  }
}

test "the ship that fought stays silent, the one in the other zone bombards" {
  cites = ["REV-250", "REV-251", "REV-254", "REV-337", "REV-340", "REV-557"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { battleship = 1, transport = 1 } }
    place sea_zone_12 { united_kingdom = { battleship = 1, transport = 1 } }
    place sea_zone_7 { germany = { submarine = 1 } }
    place western_europe { germany = { infantry = 2 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_8
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
    call cargo_of_the_book {
      s     = space.sea_zone_12
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  dice { rolls = [6, 1, 4, 1, 6, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 battleship from sea_zone_8 to sea_zone_7", "sail transport from sea_zone_8 to sea_zone_7",
      "sail transport from sea_zone_12 to sea_zone_13", "assault western_europe with infantry from sea_zone_7",
      "assault western_europe with infantry from sea_zone_13", "move 1 battleship from sea_zone_12 to sea_zone_13",
      "true", "battleship"
    ]
  }
  expect {
    that = (
      space.western_europe.controller == player.united_kingdom &&
      number_of(space.western_europe, player.united_kingdom, unit.infantry) == 2
    )
  }
}

test "a ship bombards only beside a transport that unloads" {
  cites = ["REV-250", "REV-253"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
    place sea_zone_13 { united_kingdom = { battleship = 1 } }
    place western_europe { germany = { infantry = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_8
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
  play {
    lines = [
      "sail transport from sea_zone_8 to sea_zone_7", "assault western_europe with infantry from sea_zone_7",
      "end combat move", "true"
    ]
  }
  expect {
    that = space.western_europe.controller == player.united_kingdom
  }
}

test "ships do not fire where only aircraft and a gun stand" {
  cites = ["REV-252", "REV-251"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { transport = 1, battleship = 1 } }
    place western_europe { germany = { fighter = 1, aa_gun = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_8
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
  play {
    lines = [
      "sail transport from sea_zone_8 to sea_zone_7", "assault western_europe with infantry from sea_zone_7",
      "move 1 battleship from sea_zone_8 to sea_zone_7", "true"
    ]
  }
  expect {
    that = (
      space.western_europe.controller == player.united_kingdom &&
      number_of(space.western_europe, player.united_kingdom, unit.aa_gun) == 1
    )
  }
}

test "with a landing nobody on land retreats, aircraft do" {
  cites = ["REV-343", "REV-288", "REV-349"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place archangel { united_kingdom = { infantry = 1, fighter = 1 } }
    place sea_zone_4 { united_kingdom = { transport = 1 } }
    place karelia { germany = { infantry = 2 } }
    call stand_ready {}
    set space karelia { controller = player.germany }
    call cargo_of_the_book {
      s     = space.sea_zone_4
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  dice { rolls = [6, 6, 6, 6, 6, 6, 6, 1, 1] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 infantry from archangel to karelia", "fly 1 fighter from archangel to karelia",
      "assault karelia with infantry from sea_zone_4", "true"
    ]
  }
  refuse {
    line    = "retreat to archangel"
    because = "is no answer here"
  }
  expect {
    that = number_of(space.karelia, player.united_kingdom, unit.infantry) == 2
  }
  play { lines = ["false", "retreat to archangel"] }
  expect {
    that = (
      number_of(space.karelia, player.united_kingdom, unit.infantry) == 0 &&
      number_of(space.karelia, player.germany, unit.infantry) == 2 &&
      number_of(space.archangel, player.united_kingdom, unit.fighter) == 1
    )
  }
}

test "who withdraws from the sea keeps his cargo and puts nobody ashore" {
  cites = ["REV-406", "REV-335", "REV-282"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_3 { united_kingdom = { destroyer = 1, transport = 1 } }
    place sea_zone_6 { germany = { destroyer = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_3
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  dice { rolls = [6, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 destroyer from sea_zone_3 to sea_zone_6", "sail transport from sea_zone_3 to sea_zone_6",
      "assault western_europe with infantry from sea_zone_6", "retreat to sea_zone_3"
    ]
  }
  refuse {
    line    = "unload infantry from sea_zone_3 to united_kingdom"
    because = "There is no such action now"
  }
  expect {
    that = (
      space.western_europe.controller == player.germany &&
      number_of(space.sea_zone_3, player.united_kingdom, unit.infantry) == 1
    )
  }
}

test "where the last enemy dives the landing goes on" {
  cites = ["REV-337", "REV-340", "REV-290", "REV-254"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_3 { united_kingdom = { battleship = 1, transport = 1 } }
    place sea_zone_6 { germany = { submarine = 1 } }
    place western_europe { germany = { infantry = 1 } }
    call stand_ready {}
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
      "move 1 battleship from sea_zone_3 to sea_zone_6", "sail transport from sea_zone_3 to sea_zone_6",
      "assault western_europe with infantry from sea_zone_6", "submarine", "true"
    ]
  }
  expect {
    that = (
      space.western_europe.controller == player.united_kingdom &&
      number_of(space.sea_zone_6, player.germany, unit.submarine) == 1
    )
  }
}

test "a destroyer of a bystander keeps the submarine up" {
  cites = ["REV-566", "REV-258"]

  given {
    call as_the_book_begins { p = player.germany }
    place norway { germany = { fighter = 1 } }
    place sea_zone_6 {
      united_kingdom = { submarine = 1 }
      japan          = { destroyer = 1 }
    }
    call stand_ready {}
  }
  dice { rolls = [6, 6, 6, 1] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["fly 1 fighter from norway to sea_zone_6", "true"] }
  expect {
    that = number_of(space.sea_zone_6, player.united_kingdom, unit.submarine) == 0
  }
}

test "without a destroyer the submarine dives before aircraft" {
  cites = ["REV-290", "REV-258", "REV-291"]

  given {
    call as_the_book_begins { p = player.germany }
    place norway { germany = { fighter = 1 } }
    place sea_zone_6 { united_kingdom = { submarine = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["fly 1 fighter from norway to sea_zone_6", "submarine"] }
  expect {
    that = number_of(space.sea_zone_6, player.united_kingdom, unit.submarine) == 1
  }
  play { lines = ["land fighter from sea_zone_6 in norway"] }
}

test "the destroyer of one defender protects the ship of another" {
  cites = ["REV-264", "REV-265", "REV-360"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 {
      united_kingdom = { transport = 1 }
      united_states  = { destroyer = 1 }
    }
    call stand_ready {}
  }
  dice { rolls = [1, 1, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6"] }
  expect {
    that = number_of(space.sea_zone_6, player.germany, unit.submarine) == 1
  }
  play { lines = ["transport", "true"] }
  expect {
    that = (
      number_of(space.sea_zone_6, player.united_kingdom, unit.transport) == 0 &&
      number_of(space.sea_zone_6, player.germany, unit.submarine) == 0
    )
  }
}

test "load, sail, load, sail, unload" {
  cites = ["REV-601", "REV-600", "REV-593", "REV-598"]

  given {
    call as_the_book_begins { p = player.united_states }
    place sea_zone_10 { united_states = { transport = 1 } }
    place eastern_united_states { united_states = { infantry = 1, armour = 1 } }
    place eastern_canada { united_states = { infantry = 1, armour = 1 } }
    call stand_ready {}
    set space algeria { controller = player.united_states }
  }
  run {
    call turn { p = player.united_states }
  }
  play {
    lines = [
      "end combat move", "load armour from eastern_united_states in sea_zone_10",
      "sail transport from sea_zone_10 to sea_zone_9"
    ]
  }
  refuse {
    line    = "load armour from eastern_canada in sea_zone_9"
    because = "No transport of your side lies there with room for it; one unit and one infantry is a load."
  }
  play { lines = ["load infantry from eastern_canada in sea_zone_9", "sail transport from sea_zone_9 to sea_zone_12"] }
  refuse {
    line    = "sail transport from sea_zone_12 to sea_zone_13"
    because = "No laden ship of yours there can still move."
  }
  play { lines = ["unload armour from sea_zone_12 to algeria"] }
  refuse {
    line    = "move 1 armour from algeria to libya"
    because = "No unit of yours there can still move."
  }
  refuse {
    line    = "load infantry from eastern_canada in sea_zone_9"
    because = "No land unit of yours there can board a transport."
  }
  play { lines = ["unload infantry from sea_zone_12 to algeria"] }
  expect {
    that = (
      number_of(space.algeria, player.united_states, unit.armour) == 1 &&
      number_of(space.algeria, player.united_states, unit.infantry) == 1
    )
  }
}

test "one transport unloads into one territory" {
  cites = ["REV-606", "REV-607", "REV-220"]

  given {
    call as_the_book_begins { p = player.united_states }
    place gibraltar { united_states = { infantry = 1 } }
    place sea_zone_13 { united_states = { transport = 1 } }
    call stand_ready {}
    set space algeria { controller = player.united_states }
    call cargo_of_the_book {
      s     = space.sea_zone_13
      p     = player.united_states
      u     = unit.infantry
      whose = player.united_states
      ship  = unit.transport
    }
    call cargo_of_the_book {
      s     = space.sea_zone_13
      p     = player.united_states
      u     = unit.infantry
      whose = player.united_states
      ship  = unit.transport
    }
  }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["end combat move", "unload infantry from sea_zone_13 to algeria"] }
  refuse {
    line = "unload infantry from sea_zone_13 to gibraltar"
    because = <<-END
      A transport unloads into one territory only, not at all after a retreat, after a battle only if it did not load,
      and in the noncombat move not if it sailed in the combat move without a battle.
    END
  }
  refuse {
    line    = "sail transport from sea_zone_13 to sea_zone_12"
    because = "No laden ship of yours there can still move."
  }
  refuse {
    line    = "load infantry from gibraltar in sea_zone_13"
    because = "No transport of your side lies there with room for it; one unit and one infantry is a load."
  }
  play { lines = ["unload infantry from sea_zone_13 to algeria"] }
  expect {
    that = number_of(space.algeria, player.united_states, unit.infantry) == 2
  }
}

test "nobody boards beside the enemy, but the ship may leave and board elsewhere" {
  cites = ["REV-225", "REV-608", "REV-188"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 2 } }
    place sea_zone_7 {
      united_kingdom = { transport = 1 }
      germany        = { submarine = 1 }
    }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_7"
    because = "A transport does not load in a zone with enemy units."
  }
  play { lines = ["move 1 transport from sea_zone_7 to sea_zone_8", "load infantry from united_kingdom in sea_zone_8"] }
  expect {
    that = number_of(space.sea_zone_8, player.united_kingdom, unit.infantry) == 1
  }
}

test "a transport that sailed in the combat move and did not fight does nothing afterwards" {
  cites = ["REV-404"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 2 } }
    place sea_zone_2 { united_kingdom = { transport = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_2
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["sail transport from sea_zone_2 to sea_zone_3", "end combat move"] }
  refuse {
    line    = "unload infantry from sea_zone_3 to united_kingdom"
    because = "There is no such action now"
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_3"
    because = "There is no such action now"
  }
  refuse {
    line    = "sail transport from sea_zone_3 to sea_zone_6"
    because = "There is no such action now"
  }
}

test "a transport that fought loads or unloads, not both" {
  cites = ["REV-405"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 2 } }
    place sea_zone_2 { united_kingdom = { transport = 1, battleship = 1 } }
    place sea_zone_3 { germany = { transport = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.sea_zone_2
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
  play {
    lines = [
      "move 1 battleship from sea_zone_2 to sea_zone_3", "sail transport from sea_zone_2 to sea_zone_3",
      "end combat move", "unload infantry from sea_zone_3 to united_kingdom"
    ]
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_3"
    because = "There is no such action now"
  }
  expect {
    that = number_of(space.united_kingdom, player.united_kingdom, unit.infantry) == 3
  }
}

test "aboard an ally's ship one waits for a turn of one's own" {
  cites = ["REV-371..373", "REV-370"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 2 } }
    place sea_zone_8 { united_states = { transport = 1 } }
    call stand_ready {}
    set space western_europe { controller = player.united_kingdom }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["load infantry from united_kingdom in sea_zone_8"] }
  refuse {
    line    = "unload infantry from sea_zone_8 to united_kingdom"
    because = "None of your units aboard there can go ashore."
  }
  refuse {
    line    = "sail transport from sea_zone_8 to sea_zone_7"
    because = "No laden ship of yours there can move."
  }
  refuse {
    line    = "move 1 transport from sea_zone_8 to sea_zone_7"
    because = "No unit of yours there can make a combat move."
  }
  expect {
    that = number_of(space.sea_zone_8, player.united_kingdom, unit.infantry) == 1
  }
}

test "what a transport holds" {
  cites = ["REV-593", "REV-594", "REV-436"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place united_kingdom {
      united_kingdom = { infantry = 3, artillery = 1, armour = 2, aa_gun = 1, industrial_complex = 1 }
    }
    place sea_zone_8 { united_kingdom = { transport = 3 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "load armour from united_kingdom in sea_zone_8", "load armour from united_kingdom in sea_zone_8",
      "load artillery from united_kingdom in sea_zone_8"
    ]
  }
  refuse {
    line    = "load aa_gun from united_kingdom in sea_zone_8"
    because = "No transport of your side lies there with room for it; one unit and one infantry is a load."
  }
  refuse {
    line    = "load industrial_complex from united_kingdom in sea_zone_8"
    because = "No such unit of yours there can board a transport."
  }
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_8", "transport with artillery",
      "load infantry from united_kingdom in sea_zone_8", "transport with armour",
      "load infantry from united_kingdom in sea_zone_8"
    ]
  }
  expect {
    that = number_of(space.sea_zone_8, player.united_kingdom, unit.infantry) == 3
  }
}

test "who has moved does not board" {
  cites = ["REV-598"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place anglo_egypt { united_kingdom = { armour = 1 } }
    place sea_zone_34 { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["end combat move", "move 1 armour from anglo_egypt to trans_jordan"] }
  refuse {
    line    = "load armour from trans_jordan in sea_zone_34"
    because = "No land unit of yours there can board a transport."
  }
  expect {
    that = number_of(space.trans_jordan, player.united_kingdom, unit.armour) == 1
  }
}

test "the guest on deck sinks with the carrier and is no casualty" {
  cites = ["REV-207..209", "REV-368"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 {
      germany = { carrier = 1 }
      japan   = { fighter = 1 }
    }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6, 1] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["sail carrier from sea_zone_5 to sea_zone_6"] }
  expect {
    that = (
      number_of(space.sea_zone_6, player.germany, unit.carrier) == 0 &&
      number_of(space.sea_zone_6, player.japan, unit.fighter) == 0 &&
      number_of(space.sea_zone_6, player.united_kingdom, unit.transport) == 1
    )
  }
}

test "defenders who do not agree leave the choice to the attacker" {
  cites = ["REV-362", "REV-363"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { infantry = 1, armour = 1 } }
    place caucasus {
      soviet_union   = { infantry = 1 }
      united_kingdom = { armour = 1 }
    }
    call stand_ready {}
  }
  dice { rolls = [6, 3, 6, 6] }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = [
      "move 1 infantry from ukraine to caucasus", "move 1 armour from ukraine to caucasus", "infantry", "false",
      "armour"
    ]
  }
  expect {
    that = (
      number_of(space.caucasus, player.soviet_union, unit.infantry) == 1 &&
      number_of(space.caucasus, player.united_kingdom, unit.armour) == 0
    )
  }
}

test "a battleship that is hit twice in one battle is lost, and whole again after it" {
  cites = ["REV-355..357"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { battleship = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 2 } }
    call stand_ready {}
  }
  dice { rolls = [1, 1, 6, 1, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 battleship from sea_zone_5 to sea_zone_6", "press the attack"] }
  expect {
    that = (
      number_of(space.sea_zone_6, player.germany, unit.battleship) == 1 && !any(pieces(space.sea_zone_6), piece.damaged)
    )
  }
}

test "two hits, a round apart" {
  cites = ["REV-355"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { battleship = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 2 } }
    call stand_ready {}
  }
  dice { rolls = [6, 1, 6, 6, 1, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 battleship from sea_zone_5 to sea_zone_6", "press the attack"] }
  expect {
    that = number_of(space.sea_zone_6, player.germany, unit.battleship) == 0
  }
}

# From South Africa to sea zone 15 a fighter flies all it can; the only carrier lies beyond the canal.
test "a carrier is promised through an open canal" {
  cites = ["REV-112", "REV-116", "REV-315", "REV-518"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place union_of_south_africa { united_kingdom = { fighter = 1 } }
    place sea_zone_34 { united_kingdom = { carrier = 1 } }
    place sea_zone_15 { germany = { transport = 1 } }
    call stand_ready {}
  }
  dice { rolls = [3, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "fly 1 fighter from union_of_south_africa to sea_zone_15", "end combat move",
      "move 1 carrier from sea_zone_34 to sea_zone_15"
    ]
  }
  expect {
    that = number_of(space.sea_zone_15, player.united_kingdom, unit.fighter) == 1
  }
}

test "none is promised through a closed canal, nor through one that a blitz has opened this turn" {
  cites = ["REV-113", "REV-117", "REV-315"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place trans_jordan { united_kingdom = { armour = 1 } }
    place union_of_south_africa { united_kingdom = { fighter = 1 } }
    place sea_zone_34 { united_kingdom = { carrier = 1 } }
    place sea_zone_15 { germany = { transport = 1 } }
    call stand_ready {}
    set space anglo_egypt { controller = player.germany }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "fly 1 fighter from union_of_south_africa to sea_zone_15"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["blitz 1 armour from trans_jordan through anglo_egypt to trans_jordan"] }
  refuse {
    line    = "fly 1 fighter from union_of_south_africa to sea_zone_15"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}
