# Positions made up from the book alone: guns, capitals and developments where two rules cross.

test "two aircraft that pass the same gun first are fired on together, however far it is on their ways" {
  cites = ["REV-197..199", "REV-247"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    place russia { soviet_union = { bomber = 1 } }
    place caucasus { soviet_union = { fighter = 1 } }
    place ukraine { germany = { aa_gun = 1 } }
    place balkans { germany = { infantry = 1 } }
    call stand_ready {}
  }
  dice {
    rolls    = [1, 6]
    bomber   = [4]
    infantry = [6]
  }
  run {
    call turn { p = player.soviet_union }
  }
  play {
    lines = [
      "fly 1 bomber from russia via ukraine to balkans", "fly 1 fighter from caucasus via ukraine to balkans",
      "end combat move", "fighter"
    ]
  }
  expect {
    that = (
      number_of(space.balkans, player.soviet_union, unit.bomber) == 1 &&
      number_of(space.balkans, player.soviet_union, unit.fighter) == 0
    )
  }
}

test "what was held in trust is no place to mobilize once its owner's capital is free again in the same turn" {
  cites = ["REV-320", "REV-329", "REV-418"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    set s {
      in         = [space.russia]
      controller = player.germany
    }
    set s {
      in         = [space.caucasus]
      controller = player.united_kingdom
    }
    place caucasus { united_kingdom = { armour = 1, industrial_complex = 1 } }
    call stand_so {}
    place mobilization_zone { united_kingdom = { infantry = 1 } }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["move 1 tank from caucasus to russia", "end combat move"] }
  refuse {
    line    = "mobilize 1 infantry in caucasus"
    because = "You have no complex there"
  }
  expect {
    that = space.caucasus.controller == player.soviet_union && space.russia.controller == player.soviet_union
  }
}

procedure stand_so {
  set s {
    in          = every(space)
    was_held_by = s.controller
  }
}

test "a power without its capital launches rockets in its combat phase" {
  cites = ["REV-327", "REV-374", "REV-375"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    set s {
      in         = [space.russia]
      controller = player.germany
    }
    set p {
      in           = [player.soviet_union]
      technologies = [technology.rockets]
    }
    place karelia { soviet_union = { aa_gun = 1 } }
    place germany { germany = { industrial_complex = 1 } }
    call stand_so {}
    gain x {
      in  = [player.germany]
      ipc = 10
    }
  }
  dice { rolls = [4] }
  run {
    call turn { p = player.soviet_union }
  }
  play { lines = ["end combat move", "launch a rocket from karelia at germany"] }
  expect { that = player.germany.ipc == 6 && player.soviet_union.ipc == 0 }
}

test "a tank that blitzes through an empty capital takes the purse and goes on" {
  cites = ["REV-215", "REV-216", "REV-323"]

  given {
    call as_the_book_begins { p = player.germany }
    set s {
      in         = [space.west_russia]
      controller = player.germany
    }
    place west_russia { germany = { armour = 1 } }
    call stand_so {}
    gain x {
      in  = [player.soviet_union]
      ipc = 9
    }
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["blitz 1 tank from west_russia through russia to west_russia"] }
  expect {
    that = (
      player.germany.ipc == 9 + production(player.germany) && player.soviet_union.ipc == 0 &&
      space.russia.controller == player.germany
    )
  }
}

test "of the fighters on a carrier those of the power with jets defend at five" {
  cites = ["REV-150", "REV-152", "REV-364", "REV-582"]

  given {
    call as_the_book_begins { p = player.germany }
    set p {
      in           = [player.united_states]
      technologies = [technology.jet_fighters]
    }
    place sea_zone_8 {
      united_kingdom = { carrier = 1, fighter = 1 }
      united_states  = { fighter = 1 }
    }
    place sea_zone_7 { germany = { battleship = 1, destroyer = 1 } }
    call stand_ready {}
  }
  dice {
    battleship = [6]
    destroyer  = [6]
    carrier    = [6]
    fighter    = [5, 5]
  }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = [
      "move 1 battleship from sea_zone_7 to sea_zone_8", "move 1 destroyer from sea_zone_7 to sea_zone_8",
      "end combat move", "battleship", "retreat to sea_zone_7"
    ]
  }
  expect { that = number_of(space.sea_zone_7, player.germany, unit.destroyer) == 1 }
}

test "an ally's gun in a captured territory is the captor's, and when the land is freed its owner's" {
  cites = ["REV-308", "REV-470", "REV-472", "REV-473"]

  given {
    call as_the_book_begins { p = player.germany }
    place caucasus { united_kingdom = { aa_gun = 1 } }
    place ukraine { germany = { infantry = 1 } }
    place persia { united_kingdom = { infantry = 2 } }
    call stand_ready {}
  }
  dice { rolls = [1, 6, 6] }
  run {
    call turn { p = player.germany }
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 infantry from ukraine to caucasus", "end combat move", "end noncombat move", "no research",
      "end purchase", "move 2 infantry from persia to caucasus", "end combat move"
    ]
  }
  expect {
    that = (
      number_of(space.caucasus, player.soviet_union, unit.aa_gun) == 1 &&
      space.caucasus.controller == player.soviet_union
    )
  }
}

test "what a torpedo has hit takes no other hit, though a destroyer lets it stay to fire" {
  cites = ["REV-237", "REV-264", "REV-265", "REV-268", "REV-269"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1, battleship = 1 } }
    place sea_zone_6 { united_kingdom = { destroyer = 1, transport = 1 } }
    call stand_ready {}
  }
  dice {
    submarine  = [2]
    battleship = [4]
    destroyer  = [6]
    transport  = [6]
  }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = [
      "move 1 submarine from sea_zone_5 to sea_zone_6", "move 1 battleship from sea_zone_5 to sea_zone_6",
      "end combat move",
      "transport"
    ]
  }
  expect {
    that = (
      number_of(space.sea_zone_6, player.united_kingdom, unit.transport) == 0 &&
      number_of(space.sea_zone_6, player.united_kingdom, unit.destroyer) == 0
    )
  }
}

test "a fighter that flies off a carrier far from land counts on its own place there, beside one that has no other either" {
  cites = ["REV-314", "REV-315", "REV-506", "REV-575"]

  given {
    call as_the_book_begins { p = player.japan }
    set s {
      in         = every(space)
      where      = s.power != none
      controller = player.united_states
    }
    place sea_zone_44 { japan = { carrier = 1, fighter = 2 } }
    place sea_zone_45 { united_states = { transport = 1 } }
    call stand_so {}
    call aboard_what_lies_there { s = space.sea_zone_44 }
  }
  dice {
    fighter   = [3]
    transport = [6]
  }
  run {
    call turn { p = player.japan }
  }
  play {
    lines = [
      "fly 1 fighter from sea_zone_44 to sea_zone_45", "end combat move", "land fighter from sea_zone_45 in sea_zone_44"
    ]
  }
  expect { that = number_of(space.sea_zone_44, player.japan, unit.fighter) == 2 }
}

procedure aboard_what_lies_there {
  params = { s = space }

  for f {
    in    = pieces(s)
    where = f.unit.deck_borne
    call embark { with = [f] }
  }
}
