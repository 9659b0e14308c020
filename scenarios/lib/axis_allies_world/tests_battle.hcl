# Tests of the combat sequence, of retreat and of the flight home. Clauses 239 to 304 and 310 to 317.

# ---- The steps

test "a battle: the attackers fire, the defenders fire back, casualties leave, the victor takes the territory" {
  cites = ["REV-239", "REV-240", "REV-267", "REV-271", "REV-277", "REV-294", "REV-295", "REV-297", "REV-305"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1 }
      soviet_union = { infantry = 2, armour = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [6, 6, 3, 2] }
  run conduct_combat { defaults = true }
  expect {
    that    = standing(player.germany, unit.infantry, space.west_russia) == 0
    message = "the defender is gone"
  }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.west_russia) == 1 &&
      standing(player.soviet_union, unit.armour, space.west_russia) == 1
    )
    message = "the attackers have lost one infantry and stand in the territory"
  }
  expect {
    that    = space.west_russia.controller == player.soviet_union
    message = "the Soviet Union has taken it"
  }
}

test "how a battle ended is told" {
  cites = ["REV-274", "REV-294", "REV-298"]

  cases = {
    "the attacker is lost" = {
      attacker = unit.infantry,
      rolls    = [6, 1],
      said     = "The attack on West Russia is beaten off.",
      unsaid   = "keeps West Russia"
    }
    "both are lost" = {
      attacker = unit.infantry,
      rolls    = [1, 2],
      said     = "West Russia: neither side has units left to fight.",
      unsaid   = "is beaten off"
    }
    "only aircraft are left" = {
      attacker = unit.fighter,
      rolls    = [1, 6],
      said     = "keeps West Russia",
      unsaid   = "neither side has units left"
    }
    "the attacker takes it" = {
      attacker = unit.infantry,
      rolls    = [1, 6],
      said     = "takes West Russia",
      unsaid   = "keeps West Russia"
    }
  }

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany = { infantry = 1 }
    }
    create {
      unit  = attacker
      owner = player.soviet_union
      at    = space.west_russia
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect { said = said }
  expect { unsaid = unsaid }
}

test "every unit rolls one die, and each hits by its own number" {
  cites = ["REV-240", "REV-266", "REV-267", "REV-270", "REV-271"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1, artillery = 1, armour = 1, fighter = 1 }
      soviet_union = { infantry = 1, artillery = 1, armour = 1, fighter = 1, bomber = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [3, 3, 4, 4, 5, 3, 3, 4, 5] }
  run conduct_combat {}
  expect {
    that    = count(pieces(space.west_russia)) == 9
    message = "each die is one above its unit's number, though the infantry's is two above its own with the gun beside it"
  }
}

test "casualties of the attackers' fire shoot back first; with both sides destroyed nobody has won and the master stays" {
  cites = ["REV-269", "REV-270", "REV-274", "REV-278", "REV-294", "REV-298"]

  given {
    call turn_of { p = player.soviet_union }
    call duel { s = space.west_russia }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [1, 2] }
  run conduct_combat { defaults = true }
  expect {
    that    = empty(pieces(space.west_russia))
    message = "both have hit, and both are gone"
  }
  expect {
    that    = space.west_russia.controller == player.germany
    message = "nobody is left to take it"
  }
}

test "casualties leave at the end of the cycle, and the next begins with those that are left" {
  cites = ["REV-273", "REV-274", "REV-279"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 2 }
      soviet_union = { infantry = 2 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [1, 6, 2, 6, 1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.west_russia) == 1 &&
      standing(player.germany, unit.infantry, space.west_russia) == 0
    )
    message = "two dice on each side, then one on each side"
  }
}

test "a battle goes on through cycles without a hit until something ends it" {
  cites = ["REV-274", "REV-279"]

  given {
    call turn_of { p = player.soviet_union }
    call duel { s = space.west_russia }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [6, 6, 6, 6, 6, 6, 1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.west_russia) == 1 &&
      space.west_russia.controller == player.soviet_union
    )
    message = "the fourth cycle decides"
  }
}

test "the attackers may all be lost: the defender has won and keeps the territory" {
  cites = ["REV-274", "REV-276", "REV-294", "REV-295"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 2 }
      soviet_union = { infantry = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [6, 2, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.west_russia) == 2 &&
      standing(player.soviet_union, unit.infantry, space.west_russia) == 0
    )
    message = "the attacker is gone"
  }
  expect {
    that    = space.west_russia.controller == player.germany
    message = "Germany keeps the territory"
  }
}

test "the defender chooses whom the attackers' hits destroy" {
  cites = ["REV-268"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1, artillery = 1 }
      soviet_union = { armour = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [3, 6, 6, 3, 6] }
  run conduct_combat {}
  play { lines = ["artillery", "press the attack"] }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.west_russia) == 0 &&
      standing(player.germany, unit.artillery, space.west_russia) == 0 &&
      standing(player.soviet_union, unit.armour, space.west_russia) == 1
    )
    message = "first the gun, then the last"
  }
}

test "no more casualties are chosen than there were hits" {
  cites = ["REV-268", "REV-272"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1, artillery = 1 }
      soviet_union = { armour = 1, infantry = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [3, 6, 2, 6] }
  run conduct_combat {}
  refuse {
    line    = "infantry, artillery"
    because = "That is too many"
  }
  play { lines = ["infantry"] }
  refuse {
    line    = "infantry, armour"
    because = "That is too many"
  }
  play { lines = ["armour"] }
  expect {
    that = (
      standing(player.germany, unit.artillery, space.west_russia) == 1 &&
      standing(player.germany, unit.infantry, space.west_russia) == 0
    )
    message = "Germany has lost one"
  }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.west_russia) == 1 &&
      standing(player.soviet_union, unit.armour, space.west_russia) == 0
    )
    message = "and so has the Soviet Union"
  }
}

test "the attacker chooses whom the defenders' hits destroy" {
  cites = ["REV-272"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1 }
      soviet_union = { armour = 1, infantry = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [6, 6, 2] }
  run conduct_combat {}
  play { lines = ["armour"] }
  expect {
    that = (
      standing(player.soviet_union, unit.armour, space.west_russia) == 0 &&
      standing(player.soviet_union, unit.infantry, space.west_russia) == 1
    )
    message = "the tank is lost, the infantry stands"
  }
}

# ---- Opening fire

test "in opening fire only those shoot that can; their victims do not fire back" {
  cites = ["REV-242..244", "REV-247", "REV-259"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1, aa_gun = 1 }
      soviet_union = { infantry = 2, fighter = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [1, 1, 6, 6] }
  run conduct_combat { defaults = true }
  expect {
    that    = standing(player.soviet_union, unit.fighter, space.west_russia) == 0
    message = "the fighter was shot down and rolled no die"
  }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.west_russia) == 0 &&
      standing(player.soviet_union, unit.infantry, space.west_russia) == 2
    )
    message = "the infantry fought without it"
  }
  expect {
    that    = standing(player.soviet_union, unit.aa_gun, space.west_russia) == 1
    message = "nothing has hit the gun: it is taken with the territory"
  }
}

test "without a gun or the like nobody fires before the others" {
  cites = ["REV-242"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1 }
      soviet_union = { fighter = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [3, 2] }
  run conduct_combat { defaults = true }
  expect {
    that    = empty(pieces(space.west_russia))
    message = "the infantry fires back, the fighter is no longer there to take anything"
  }
}

test "the gun rolls one die for each attacking aircraft, and hits with a 1" {
  cites = ["REV-244", "REV-245", "REV-247"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1, aa_gun = 1 }
      soviet_union = { infantry = 1, fighter = 2, bomber = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [1, 2, 6, 1, 6, 6, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.west_russia) == 1 &&
      standing(player.soviet_union, unit.bomber, space.west_russia) == 1
    )
    message = "three dice, one of them a 1"
  }
}

test "of several guns only one fires" {
  cites = ["REV-246"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1, aa_gun = 3 }
      soviet_union = { infantry = 1, fighter = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [6, 1, 6, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.west_russia) == 1 &&
      standing(player.soviet_union, unit.aa_gun, space.west_russia) == 3
    )
    message = "one die was rolled for one aircraft"
  }
}

test "without aircraft in the attack the gun does not fire" {
  cites = ["REV-248"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1, aa_gun = 1 }
      soviet_union = { infantry = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.west_russia) == 1 &&
      standing(player.soviet_union, unit.aa_gun, space.west_russia) == 1
    )
    message = "two dice in all"
  }
}

test "the gun fires in the first cycle only, and is no casualty" {
  cites = ["REV-261", "REV-280"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 2, aa_gun = 1 }
      soviet_union = { infantry = 1, fighter = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [6, 1, 3, 6, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.west_russia) == 0 &&
      space.west_russia.controller == player.soviet_union
    )
    message = "both hits had to be taken by infantry"
  }
  expect {
    that    = standing(player.soviet_union, unit.aa_gun, space.west_russia) == 1
    message = "the gun was not there to be hit"
  }
}

test "the gun does not come back in later cycles" {
  cites = ["REV-261", "REV-280"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 1, aa_gun = 1 }
      soviet_union = { infantry = 1, fighter = 1 }
    }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [6, 6, 6, 6, 6, 6, 6, 1, 6, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.west_russia) == 1 &&
      space.west_russia.controller == player.soviet_union
    )
    message = "the gun has rolled once in three cycles"
  }
}

# ---- How it ends

test "the attacker retreats: his land units go back together to a friendly space that one of them came from" {
  cites = ["REV-275", "REV-281..283"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 2 }
      soviet_union = { infantry = 1 }
    }
    call attackers_came { from = space.archangel }
    place west_russia { soviet_union = { armour = 1 } }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [6, 6, 6, 6] }
  run conduct_combat {}
  refuse {
    line    = "retreat to karelia"
    because = "is no answer here"
  }
  play { lines = ["retreat to archangel"] }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.archangel) == 1 &&
      standing(player.soviet_union, unit.armour, space.archangel) == 1
    )
    message = "both are in Archangel, though the tank came from Russia"
  }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.west_russia) == 2 && space.west_russia.controller == player.germany
    )
    message = "the defender stays where he is"
  }
}

test "the attacker is asked anew in each cycle whether to press on" {
  cites = ["REV-281"]

  given {
    call turn_of { p = player.soviet_union }
    call duel { s = space.west_russia }
    call attackers_came { from = space.russia }
  }
  dice { rolls = [6, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["press the attack", "retreat to russia"] }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.russia) == 1 &&
      standing(player.germany, unit.infantry, space.west_russia) == 1
    )
  }
}

test "there is no retreat into a space that is not friendly" {
  cites = ["REV-282"]

  given {
    call turn_of { p = player.soviet_union }
    call duel { s = space.west_russia }
    call attackers_came { from = space.ukraine }
  }
  dice { rolls = [6, 6, 1, 6] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.west_russia) == 1 &&
      space.west_russia.controller == player.soviet_union
    )
    message = "nobody was asked anything: the way back lay through enemy land"
  }
}

test "there is no retreat into a space that does not touch the battle" {
  cites = ["REV-282"]

  given {
    call turn_of { p = player.soviet_union }
    call duel { s = space.west_russia }
    call attackers_came { from = space.evenki }
  }
  dice { rolls = [6, 6, 1, 6] }
  run conduct_combat {}
  expect { that = standing(player.soviet_union, unit.infantry, space.west_russia) == 1 }
}

test "units that have retreated do not move again this turn" {
  cites = ["REV-275", "REV-283"]

  given {
    call turn_of { p = player.soviet_union }
    place west_russia {
      germany      = { infantry = 2 }
      soviet_union = { infantry = 1 }
    }
    call attackers_came { from = space.russia }
    place yakut { soviet_union = { infantry = 1 } }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  play { lines = ["retreat to russia"] }
  run noncombat_move {}
  refuse {
    line    = "move 1 infantry from russia to kazakh"
    because = "No unit of yours there can still move."
  }
  play { lines = ["end noncombat move"] }
}

# ---- Coming home

test "aircraft that survive an attack return to friendly territory" {
  cites = ["REV-302", "REV-310"]

  given {
    call turn_of { p = player.soviet_union }
    place belorussia { soviet_union = { fighter = 1 } }
    call attackers_came { from = space.karelia }
    call in_flight { moved = 2 }
  }
  run noncombat_move {}
  refuse {
    line    = "land fighter from belorussia in west_russia"
    because = "Aircraft land in territory that was friendly when the turn began"
  }
  play { lines = ["land fighter from belorussia in karelia"] }
  expect { that = standing(player.soviet_union, unit.fighter, space.karelia) == 1 }
}

test "aircraft do not land in territories that were taken this turn" {
  cites = ["REV-310", "REV-311"]

  given {
    call turn_of { p = player.soviet_union }
    set space belorussia { controller = player.soviet_union }
    place belorussia { soviet_union = { fighter = 1, infantry = 1 } }
    set space west_russia { controller = player.soviet_union }
    call attackers_came { from = space.karelia }
    call in_flight { moved = 2 }
  }
  run noncombat_move {}
  refuse {
    line    = "land fighter from belorussia in west_russia"
    because = "Aircraft land in territory that was friendly when the turn began"
  }
  play { lines = ["land fighter from belorussia in karelia", "end noncombat move"] }
  expect { that = standing(player.soviet_union, unit.fighter, space.karelia) == 1 }
}

test "an aircraft over the territory its side has just taken cannot stay there" {
  cites = ["REV-302", "REV-310", "REV-311"]

  given {
    call turn_of { p = player.soviet_union }
    set space belorussia { controller = player.soviet_union }
    place belorussia { soviet_union = { fighter = 1 } }
    call attackers_came { from = space.karelia }
    call in_flight { moved = 4 }
  }
  run noncombat_move { defaults = true }
  expect {
    that    = empty(every(piece))
    message = "it had no range left, and is lost"
  }
}

test "a fighter may end its flight on a carrier" {
  cites = ["REV-312", "REV-304"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_5 { united_kingdom = { fighter = 1 } }
    place sea_zone_6 { united_kingdom = { carrier = 1 } }
    call in_flight { moved = 3 }
  }
  run noncombat_move {}
  play { lines = ["land fighter from sea_zone_5 in sea_zone_6"] }
  expect { that = on_deck(player.united_kingdom, space.sea_zone_6) == 1 }
}

test "a fighter at sea without a carrier at the end of the noncombat move is lost" {
  cites = ["REV-313"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 { united_kingdom = { fighter = 1 } }
    call in_flight { moved = 4 }
  }
  run noncombat_move { defaults = true }
  expect { that = empty(every(piece)) }
}

test "a fighter beside a full carrier is lost as well" {
  cites = ["REV-313", "REV-575"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 { united_kingdom = { carrier = 1, fighter = 2 } }
    call onto_decks { sea = space.sea_zone_12 }
    place sea_zone_12 { united_kingdom = { fighter = 1 } }
    set f {
      in    = pieces(space.sea_zone_12)
      where = f.holder == none && f.unit == unit.fighter
      flown = true
      moved = 4
    }
    set f {
      in    = pieces(space.sea_zone_12)
      where = f.holder != none
      spent = true
    }
  }
  run noncombat_move { defaults = true }
  play { lines = ["end noncombat move"] }
  expect {
    that    = standing(player.united_kingdom, unit.fighter, space.sea_zone_12) == 2
    message = "two on the deck, the third is gone"
  }
}

test "no fighter is sent where no carrier of its side can be and no land is in reach" {
  cites = ["REV-315"]

  given {
    call turn_of { p = player.united_states }
    place western_united_states { united_states = { fighter = 1 } }
    place sea_zone_57 { japan = { transport = 1 } }
    place china { united_states = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from western_united_states to sea_zone_57"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}
