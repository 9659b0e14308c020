# Tests of the Patriotic War: what the Soviet Union takes over. Clauses 421 to 427.

# The example of line 805.
test "of two British fighters the Soviet Union takes over the one in Leningrad" {
  cites = ["EUR-025", "EUR-421", "EUR-423..427"]

  given {
    call turn_of { p = player.soviet_union }
    place leningrad { united_kingdom = { fighter = 1 } }
    place baltic_states { united_kingdom = { fighter = 1 } }
  }
  run noncombat_move {}
  play {
    by    = player.soviet_union
    lines = ["take over 1 fighter of united_kingdom in leningrad"]
  }
  expect {
    that = (
      standing(player.soviet_union, unit.fighter, space.leningrad) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.leningrad) == 0
    )
  }
  expect { that = standing(player.united_kingdom, unit.fighter, space.baltic_states) == 1 }
  refuse {
    line    = "land fighter from leningrad in moscow"
    because = "No aircraft of yours there can still fly."
  }
}

test "only what stands on red and pink land is taken over, and neither guns nor complexes" {
  cites = ["EUR-083", "EUR-421", "EUR-422"]

  given {
    call turn_of { p = player.soviet_union }
    place iran { united_kingdom = { infantry = 1 } }
    place rumania { united_kingdom = { infantry = 1 } }
    place moscow {
      united_states  = { aa_gun = 1, infantry = 2 }
      united_kingdom = { armour = 1, infantry = 1 }
    }
    place ukraine { germany = { infantry = 1 } }
    place east_poland { united_kingdom = { armour = 1 } }
    call hold { with = [space.rumania, player.soviet_union] }
  }
  run noncombat_move {}
  refuse {
    line    = "take over 1 infantry of united_kingdom in iran"
    because = "No units of your allies stand there on Soviet soil."
  }
  refuse {
    line    = "take over 1 infantry of germany in ukraine"
    because = "No units of your allies stand there on Soviet soil."
  }
  refuse {
    line    = "take over 1 armour of united_states in moscow"
    because = "That ally has no such unit there."
  }
  refuse {
    line    = "take over 2 infantry of united_kingdom in moscow"
    because = "Only 1 of them stand there."
  }
  refuse {
    line    = "take over 1 infantry of united_kingdom in rumania"
    because = "No units of your allies stand there on Soviet soil."
  }
  refuse {
    line    = "take over 1 aa_gun of united_states in moscow"
    because = "That ally has no such unit there."
  }
  refuse {
    line    = "take over 3 infantry of united_states in moscow"
    because = "Only 2 of them stand there."
  }
  play {
    lines = ["take over 2 infantry of united_states in moscow", "take over 1 armour of united_kingdom in east_poland"]
  }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.moscow) == 2 &&
      standing(player.soviet_union, unit.armour, space.east_poland) == 1
    )
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.moscow) == 1 &&
      standing(player.united_kingdom, unit.armour, space.moscow) == 1 &&
      standing(player.united_states, unit.infantry, space.moscow) == 0
    )
  }
}

test "nothing at sea is taken over, in the Soviet convoy neither" {
  cites = ["EUR-421", "EUR-422"]
  cases = {
    "a destroyer"                 = { kind = unit.destroyer }
    "a transport"                 = { kind = unit.transport }
    "infantry aboard a transport" = { kind = unit.infantry }
    "a fighter on a carrier"      = { kind = unit.fighter }
  }

  given {
    call turn_of { p = player.soviet_union }
    place soviet_convoy { united_kingdom = { destroyer = 1, transport = 1, carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.soviet_convoy }
    call stow {
      with  = [space.soviet_convoy, player.united_kingdom]
      cargo = [unit.infantry]
    }
    place moscow { united_kingdom = { armour = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "take over 1 ${kind} of united_kingdom in soviet_convoy"
    because = "No units of your allies stand there on Soviet soil."
  }
  play { lines = ["take over 1 armour of united_kingdom in moscow"] }
}

test "nobody else takes over anything, and not before the noncombat move" {
  cites = ["EUR-421"]

  cases = {
    "Great Britain"     = { p = player.united_kingdom }
    "the United States" = { p = player.united_states }
    "Germany"           = { p = player.germany }
  }

  given {
    call turn_of { with = [p] }
    place moscow { soviet_union = { infantry = 1 } }
    place canada { united_kingdom = { infantry = 1 } }
    place gibraltar { united_states = { infantry = 1 } }
    place united_states { united_states = { infantry = 1 } }
    place libya { germany = { infantry = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "take over 1 infantry of soviet_union in moscow"
    because = "Only the Soviet Union takes over its allies' units."
  }
  refuse {
    line    = "take over 1 infantry of united_kingdom in canada"
    because = "Only the Soviet Union takes over its allies' units."
  }
  refuse {
    line    = "take over 1 infantry of united_states in gibraltar"
    because = "Only the Soviet Union takes over its allies' units."
  }
  refuse {
    line    = "take over 1 infantry of united_states in united_states"
    because = "Only the Soviet Union takes over its allies' units."
  }
}

test "what was taken over moves in the next turn, as a Soviet unit for good" {
  cites = ["EUR-424", "EUR-426"]

  given {
    call turn_of { p = player.soviet_union }
    place moscow { united_kingdom = { armour = 1 } }
  }
  run {
    call noncombat_move {}
    call begin_turn { p = player.soviet_union }
    set c {
      in    = pieces(space.moscow)
      moved = 0
      spent = false
    }
    call noncombat_move {}
  }
  play { lines = ["take over 1 armour of united_kingdom in moscow"] }
  play { lines = ["move 1 armour from moscow to russia"] }
  expect { that = standing(player.soviet_union, unit.armour, space.russia) == 1 }
}
