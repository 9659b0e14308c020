# Tests of the combat sequence, of retreat and of the flight home. Clauses 239 to 304 and 310 to 317.

# A British fighter from a carrier has flown so far to attack the infantry in Norway.
procedure fighter_over_norway {
  params = { moved = int }

  call turn_of { p = player.united_kingdom }
  place norway {
    germany        = { infantry = 1 }
    united_kingdom = { fighter = 1 }
  }
  call attackers_came { from = space.sea_zone_3 }
  call in_flight { with = [moved] }
}

# A Soviet fighter has flown so far to attack the infantry in Belorussia; a gun stands in West Russia beside it.
procedure fighter_over_belorussia {
  params = { moved = int }

  call turn_of { p = player.soviet_union }
  place belorussia {
    germany      = { infantry = 1 }
    soviet_union = { fighter = 1 }
  }
  place west_russia { germany = { aa_gun = 1 } }
  call attackers_came { from = space.karelia }
  call in_flight { with = [moved] }
}

# A British fighter attacks the infantry in Algeria; on its way east stand two guns, in Libya and in Egypt.
procedure fighter_over_algeria {
  call turn_of { p = player.united_kingdom }
  set space anglo_egypt { controller = player.germany }
  place algeria {
    germany        = { infantry = 1 }
    united_kingdom = { fighter = 1 }
  }
  place libya { germany = { aa_gun = 1 } }
  place anglo_egypt { germany = { aa_gun = 1 } }
  call attackers_came { from = space.gibraltar }
  call in_flight { moved = 1 }
}

# ---- Opening fire

test "with each_die each die of the gun is for one aircraft, and nobody chooses which falls" {
  cites   = ["REV-199", "REV-247"]
  options = { antiaircraft_hits = antiaircraft_hits.each_die }

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1, aa_gun = 1 }
      soviet_union = { infantry = 1, fighter = 1, bomber = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [6, 1, 1, 6, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.west_russia) == 1 &&
      standing(player.soviet_union, unit.bomber, space.west_russia) == 0
    )
    message = "the bomber is lost, the fighter flies on"
  }
}

test "the owner chooses which aircraft a hit of the gun brings down" {
  cites = ["REV-199", "REV-236", "REV-247"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1, aa_gun = 1 }
      soviet_union = { infantry = 1, fighter = 1, bomber = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [6, 1, 1, 1, 6] }
  run conduct_combat {}
  play { lines = ["bomber"] }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.west_russia) == 1 &&
      standing(player.soviet_union, unit.bomber, space.west_russia) == 0
    )
    message = "the second die hit, and the bomber was chosen"
  }
}

# ---- Aircraft retreat by themselves

test "retreating aircraft go where they like within the range they have left, the land units go back" {
  cites = ["REV-284", "REV-275"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 2 }
      soviet_union = { infantry = 1, fighter = 1 }
    }
    call attackers_came { from = space.caucasus }
    call in_flight { moved = 2 }
  }
  dice { rolls = [6, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to caucasus"] }
  refuse {
    line    = "retreat to yakut"
    because = "is no answer here"
  }
  play { lines = ["retreat to kazakh"] }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.caucasus) == 1 &&
      standing(player.soviet_union, unit.fighter, space.kazakh) == 1
    )
  }
}

test "retreating aircraft land in no territory that was taken this turn" {
  cites = ["REV-284", "REV-310", "REV-311"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1 }
      soviet_union = { fighter = 1 }
    }
    set space ukraine { controller = player.soviet_union }
    call attackers_came { from = space.caucasus }
    call in_flight { moved = 3 }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["false"] }
  refuse {
    line    = "retreat to ukraine"
    because = "is no answer here"
  }
  play { lines = ["retreat to karelia"] }
  expect { that = standing(player.soviet_union, unit.fighter, space.karelia) == 1 }
}

test "a fighter may retreat to a friendly carrier" {
  cites = ["REV-285", "REV-304", "REV-312"]

  given {
    call fighter_over_norway { moved = 3 }
    place sea_zone_3 { united_kingdom = { carrier = 1 } }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["false", "retreat to sea_zone_3"] }
  run noncombat_move { defaults = true }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.sea_zone_3) == 1 &&
      on_deck(player.united_kingdom, space.sea_zone_3) == 1
    )
    message = "it stands on the deck"
  }
}

test "a fighter may retreat to a zone where a carrier is announced, and the carrier must then come" {
  cites = ["REV-285", "REV-286", "REV-304", "REV-312", "REV-314", "REV-316", "REV-317", "REV-580"]

  given {
    call fighter_over_norway { moved = 3 }
    place sea_zone_1 { united_kingdom = { carrier = 1, transport = 1 } }
    place eastern_canada { united_kingdom = { infantry = 1 } }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["false"] }
  play { lines = ["retreat to sea_zone_3"] }
  run noncombat_move {}
  refuse {
    line    = "end noncombat move"
    because = "A carrier must first go where one of your fighters waits: it was promised."
  }
  play { lines = ["move 1 carrier from sea_zone_1 to sea_zone_3"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.carrier, space.sea_zone_3) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.sea_zone_3) == 1
    )
  }
}

test "a fighter does not retreat to a zone that no carrier can reach" {
  cites = ["REV-285", "REV-286", "REV-304"]

  given {
    call fighter_over_norway { moved = 2 }
    place sea_zone_9 { united_kingdom = { carrier = 1 } }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["false"] }
  refuse {
    line    = "retreat to sea_zone_3"
    because = "is no answer here"
  }
  play { lines = ["retreat to united_kingdom"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1 }
}

test "a fighter does not retreat to a zone where a battle is still to be won, though a carrier could come there then" {
  cites = ["REV-285", "REV-286", "REV-315"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 1 } }
    place norway { germany = { infantry = 1 } }
    place sea_zone_6 { united_kingdom = { carrier = 1, battleship = 1 } }
    place sea_zone_5 { germany = { transport = 1 } }
  }
  dice {
    fighter    = [6]
    infantry   = [6]
    battleship = [1]
    transport  = [6]
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "fly 1 fighter from united_kingdom to norway", "move 1 battleship from sea_zone_6 to sea_zone_5",
      "end combat move",
      "norway", "false"
    ]
  }
  refuse {
    line    = "retreat to sea_zone_5"
    because = "is no answer here"
  }
  play { lines = ["retreat to sea_zone_3"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.sea_zone_3) == 1 }
}

test "a place on deck takes one fighter" {
  cites = ["REV-285", "REV-575"]

  given {
    call turn_of { p = player.united_kingdom }
    place norway {
      germany        = { infantry = 1 }
      united_kingdom = { fighter = 2 }
    }
    place sea_zone_3 {
      united_kingdom = { carrier = 1 }
      united_states  = { fighter = 1 }
    }
    call onto_decks { sea = space.sea_zone_3 }
    call attackers_came { from = space.sea_zone_3 }
    call in_flight { moved = 3 }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  play { lines = ["false", "retreat to sea_zone_3"] }
  refuse {
    line    = "retreat to sea_zone_3"
    because = "is no answer here"
  }
  play { lines = ["retreat to karelia"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.karelia) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.sea_zone_3) == 1
    )
  }
}

test "a bomber does not retreat to a carrier" {
  cites = ["REV-285", "REV-304"]

  given {
    call turn_of { p = player.united_kingdom }
    place norway {
      germany        = { infantry = 1 }
      united_kingdom = { bomber = 1 }
    }
    place sea_zone_3 { united_kingdom = { carrier = 1 } }
    call attackers_came { from = space.united_kingdom }
    call in_flight { moved = 2 }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  play { lines = ["false"] }
  refuse {
    line    = "retreat to sea_zone_3"
    because = "is no answer here"
  }
  play { lines = ["retreat to united_kingdom"] }
  expect { that = standing(player.united_kingdom, unit.bomber, space.united_kingdom) == 1 }
}

test "retreating aircraft are fired on by every gun they fly over" {
  cites = ["REV-287"]

  given fighter_over_belorussia { moved = 2 }
  dice { rolls = [6, 6, 1] }
  run conduct_combat {}
  play { lines = ["false", "retreat to russia"] }
  expect { that = standing(player.soviet_union, unit.fighter, space.russia) == 0 }
}

test "a retreating aircraft that the guns miss gets home" {
  cites = ["REV-287"]

  given fighter_over_belorussia { moved = 2 }
  dice { rolls = [6, 6, 2] }
  run conduct_combat {}
  play { lines = ["false", "retreat to russia"] }
  expect { that = standing(player.soviet_union, unit.fighter, space.russia) == 1 }
}

test "a retreating aircraft that flies around the guns is not fired on, nor by the gun it leaves behind" {
  cites = ["REV-287"]

  given {
    call fighter_over_belorussia { moved = 1 }
    place belorussia { germany = { aa_gun = 1 } }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  play { lines = ["false", "retreat to archangel"] }
  expect {
    that    = standing(player.soviet_union, unit.fighter, space.archangel) == 1
    message = "by way of Karelia"
  }
}

test "guns fire at returning aircraft in the order in which they are passed" {
  cites = ["REV-303", "REV-287"]

  given fighter_over_algeria {}
  dice { rolls = [6, 6, 6, 1] }
  run conduct_combat {}
  play { lines = ["false", "retreat to trans_jordan"] }
  expect {
    that    = empty(every(piece), piece.unit == unit.fighter)
    message = "the first gun missed, the second hit"
  }
}

test "the second gun has nothing to fire at when the first has hit" {
  cites = ["REV-303"]

  given fighter_over_algeria {}
  dice { rolls = [6, 6, 1] }
  run conduct_combat {}
  play { lines = ["false", "retreat to trans_jordan"] }
  expect { that = empty(every(piece), piece.unit == unit.fighter) }
}

# ---- Coming home

test "with a carrier that can come, the same flight is allowed, and the carrier is promised" {
  cites = ["REV-314..317", "REV-580"]

  given {
    call turn_of { p = player.united_states }
    place western_united_states { united_states = { fighter = 1 } }
    place sea_zone_54 { united_states = { carrier = 1, transport = 1 } }
    place mexico { united_states = { infantry = 1 } }
    place sea_zone_57 { japan = { transport = 1 } }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from western_united_states to sea_zone_57"] }
  refuse {
    line    = "move 1 carrier from sea_zone_54 to sea_zone_43"
    because = "That carrier is promised to a fighter in flight."
  }
  play { lines = ["end combat move"] }
  dice { rolls = [3, 6] }
  run conduct_combat { defaults = true }
  run noncombat_move {}
  refuse {
    line    = "end noncombat move"
    because = "A carrier must first go where one of your fighters waits: it was promised."
  }
  refuse {
    line    = "move 1 carrier from sea_zone_54 to sea_zone_43"
    because = "That carrier is promised to a fighter in flight."
  }
  play {
    lines = [
      "move 1 carrier from sea_zone_54 to sea_zone_56",
      "land fighter from sea_zone_57 in sea_zone_56",
    ]
  }
  expect {
    that    = on_deck(player.united_states, space.sea_zone_56) == 1
    message = "the fighter is aboard"
  }
}

test "a carrier whose fighter was shot down is free of its promise" {
  cites = ["REV-317"]

  given {
    call turn_of { p = player.united_states }
    place western_united_states { united_states = { fighter = 1 } }
    place sea_zone_54 { united_states = { carrier = 1 } }
    place sea_zone_57 { japan = { transport = 1 } }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from western_united_states to sea_zone_57", "end combat move"] }
  dice { rolls = [6, 1] }
  run conduct_combat { defaults = true }
  run noncombat_move {}
  play { lines = ["move 1 carrier from sea_zone_54 to sea_zone_43"] }
  expect {
    that = (
      standing(player.united_states, unit.carrier, space.sea_zone_43) == 1 &&
      standing(player.united_states, unit.fighter, space.sea_zone_57) == 0
    )
  }
}
