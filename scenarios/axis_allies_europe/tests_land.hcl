# Tests of battles on land: fire, casualties, guns, artillery, blitz, withdrawal, capture. Clauses 151 to 203, 248 to 270 and 456 to 521.

# ---- Fire

test "a battle: the attackers fire, the defenders fire back, casualties leave, the victor takes the territory" {
  cites = ["EUR-168", "EUR-173", "EUR-174", "EUR-181", "EUR-187", "EUR-202", "EUR-248", "EUR-252", "EUR-258", "EUR-260"]

  given {
    call turn_of { p = player.soviet_union }
    place rumania {
      germany      = { infantry = 1 }
      soviet_union = { infantry = 2, armour = 1 }
    }
    call attackers_came { from = space.bessarabia }
  }
  dice { rolls = [6, 6, 3, 2] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.rumania) == 0 &&
      standing(player.soviet_union, unit.infantry, space.rumania) == 1
    )
  }
  expect { that = space.rumania.controller == player.soviet_union }
}

test "an attacker hits with his attack number or less, and no higher" {
  cites = ["EUR-182", "EUR-456", "EUR-496", "EUR-501", "EUR-514", "EUR-526", "EUR-536"]

  cases = {
    "infantry with 1"  = { kind = unit.infantry, face = 1, hit = true }
    "infantry with 2"  = { kind = unit.infantry, face = 2, hit = false }
    "artillery with 2" = { kind = unit.artillery, face = 2, hit = true }
    "artillery with 3" = { kind = unit.artillery, face = 3, hit = false }
    "armour with 3"    = { kind = unit.armour, face = 3, hit = true }
    "armour with 4"    = { kind = unit.armour, face = 4, hit = false }
    "fighter with 3"   = { kind = unit.fighter, face = 3, hit = true }
    "fighter with 4"   = { kind = unit.fighter, face = 4, hit = false }
    "bomber with 4"    = { kind = unit.bomber, face = 4, hit = true }
    "bomber with 5"    = { kind = unit.bomber, face = 5, hit = false }
  }

  given {
    call turn_of { p = player.soviet_union }
    place rumania { germany = { infantry = 2 } }
    create {
      unit  = kind
      owner = player.soviet_union
      at    = space.rumania
    }
    call attackers_came { from = space.bessarabia }
    call in_flight { moved = 1 }
  }
  dice { rolls = [face, 6, 6] }
  run conduct_combat {}
  expect { that = standing(player.germany, unit.infantry, space.rumania) == (hit ? 1 : 2) }
}

test "a defender hits with his defence number or less, and no higher, in the casualty zone too" {
  cites = ["EUR-185", "EUR-187", "EUR-188", "EUR-190", "EUR-456", "EUR-498", "EUR-502", "EUR-515", "EUR-527", "EUR-537"]

  cases = {
    "infantry with 2"  = { kind = unit.infantry, face = 2, hit = true }
    "infantry with 3"  = { kind = unit.infantry, face = 3, hit = false }
    "artillery with 2" = { kind = unit.artillery, face = 2, hit = true }
    "artillery with 3" = { kind = unit.artillery, face = 3, hit = false }
    "armour with 2"    = { kind = unit.armour, face = 2, hit = true }
    "armour with 3"    = { kind = unit.armour, face = 3, hit = false }
    "fighter with 4"   = { kind = unit.fighter, face = 4, hit = true }
    "fighter with 5"   = { kind = unit.fighter, face = 5, hit = false }
    "bomber with 1"    = { kind = unit.bomber, face = 1, hit = true }
    "bomber with 2"    = { kind = unit.bomber, face = 2, hit = false }
  }

  given {
    call turn_of { p = player.soviet_union }
    place rumania { soviet_union = { infantry = 1 } }
    create {
      unit  = kind
      owner = player.germany
      at    = space.rumania
    }
    call attackers_came { from = space.bessarabia }
  }
  dice { rolls = [1, face] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.rumania) == (hit ? 0 : 1) &&
      standing(player.germany, kind, space.rumania) == 0
    )
  }
  expect { that = space.rumania.controller == (hit ? player.germany : player.soviet_union) }
}

test "each side chooses its own casualties" {
  cites = ["EUR-184", "EUR-189"]

  given {
    call turn_of { p = player.soviet_union }
    place rumania {
      germany      = { infantry = 1, armour = 1 }
      soviet_union = { infantry = 1, armour = 1 }
    }
    call attackers_came { from = space.bessarabia }
  }
  dice { rolls = [1, 6, 2, 6] }
  run conduct_combat {}
  play {
    by    = player.germany
    lines = ["armour"]
  }
  play {
    by    = player.soviet_union
    lines = ["armour"]
  }
  expect {
    that = (
      standing(player.germany, unit.armour, space.rumania) == 0 &&
      standing(player.germany, unit.infantry, space.rumania) == 1
    )
  }
  expect {
    that = (
      standing(player.soviet_union, unit.armour, space.rumania) == 0 &&
      standing(player.soviet_union, unit.infantry, space.rumania) == 1
    )
  }
}

test "guns and complexes are never casualties" {
  cites = ["EUR-186", "EUR-484"]

  given {
    call turn_of { p = player.germany }
    place stalingrad {
      soviet_union = { infantry = 1, aa_gun = 1, industrial_complex = 1 }
      germany      = { infantry = 3 }
    }
    call attackers_came { from = space.ukraine }
  }
  dice { rolls = [1, 1, 1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.germany, unit.aa_gun, space.stalingrad) == 1 &&
      standing(player.germany, unit.industrial_complex, space.stalingrad) == 1
    )
  }
}

# A variant may make units rise where others stand: then a gun and a complex of the attacker's are in the midst of it.
test "nor are they where their owner attacks" {
  cites = ["EUR-174", "EUR-186", "EUR-463"]

  given {
    call turn_of { p = player.united_kingdom }
    place poland {
      united_kingdom = { infantry = 1, aa_gun = 1, industrial_complex = 1 }
      germany        = { infantry = 1 }
    }
  }

  # The Britons miss, the Germans do not.
  dice { rolls = [6, 2] }
  run conduct_combat {}
  expect {
    that    = standing(player.united_kingdom, unit.infantry, space.poland) == 0 && count(pieces(space.poland)) == 3
    message = "the infantry was lost, and nobody was asked"
  }
}

test "both sides destroyed: the territory stays whose it was" {
  cites = ["EUR-191", "EUR-203", "EUR-250"]

  given {
    call turn_of { p = player.soviet_union }
    call duel { s = space.rumania }
    call attackers_came { from = space.bessarabia }
  }
  dice { rolls = [1, 2] }
  run conduct_combat { defaults = true }
  expect { that = empty(pieces(space.rumania)) && space.rumania.controller == player.germany }
}

test "attackers destroyed: the defenders hold the territory, and the chart does not change" {
  cites = ["EUR-201", "EUR-248", "EUR-251", "EUR-270"]

  given {
    call turn_of { p = player.soviet_union }
    call duel { s = space.rumania }
    call attackers_came { from = space.bessarabia }
  }
  dice { rolls = [6, 6, 6, 1] }
  run conduct_combat { defaults = true }
  expect {
    that = standing(player.germany, unit.infantry, space.rumania) == 1 && space.rumania.controller == player.germany
  }
  expect { that = production(player.germany) == 40 && production(player.soviet_union) == 24 }
}

test "aircraft alone take nothing, and cannot stay" {
  cites = ["EUR-253", "EUR-256", "EUR-257", "EUR-418", "EUR-523", "EUR-532"]

  given {
    call turn_of { p = player.soviet_union }
    place rumania {
      germany      = { infantry = 1 }
      soviet_union = { fighter = 1 }
    }
    call attackers_came { from = space.bessarabia }
    call in_flight { moved = 1 }
  }
  dice { rolls = [3, 6] }
  run moves_after_combat {}
  expect { that = empty(pieces(space.rumania, player.germany)) && space.rumania.controller == player.germany }
  refuse {
    line = "land fighter from rumania in rumania"
    because = <<-END
      Aircraft land in territory that was friendly when the turn began, fighters also on a carrier with room, within the
      range they have left.
    END
  }
}

# The battles and the noncombat move.
procedure moves_after_combat {
  call conduct_combat {}
  call noncombat_move {}
}

test "the production levels follow a capture at once" {
  cites = ["EUR-032", "EUR-261..265"]

  cases = {
    "a territory worth something" = { s = space.rumania, up = 1, down = 1 }
    "one worth nothing"           = { s = space.sicily, up = 0, down = 0 }
  }

  given {
    call turn_of { p = player.soviet_union }
    create {
      unit  = unit.infantry
      owner = player.soviet_union
      at    = s
    }
  }
  run conduct_combat { defaults = true }
  expect {
    that = (
      s.controller == player.soviet_union && production(player.soviet_union) == 24 + up &&
      production(player.germany) == 40 - down
    )
  }
}

# ---- Withdrawal

test "the attacker withdraws after a round of fire, all together, to where attackers came from" {
  cites = ["EUR-193..196", "EUR-200", "EUR-249"]

  given {
    call turn_of { p = player.germany }
    place ukraine {
      soviet_union = { infantry = 2 }
      germany      = { infantry = 1, armour = 1 }
    }
    set c {
      in        = pieces(space.ukraine)
      where     = c.owner == player.germany
      came_from = c.unit == unit.armour ? space.rumania : none
    }
  }
  dice { rolls = [6, 6, 6, 6] }
  run conduct_combat {}
  refuse {
    line    = "retreat to caucasus"
    because = "is no answer here"
  }
  refuse {
    line    = "retreat to bessarabia"
    because = "is no answer here"
  }
  play {
    by    = player.germany
    lines = ["retreat to rumania"]
  }
  expect {
    that = (
      standing(player.germany, unit.infantry, space.rumania) == 1 &&
      standing(player.germany, unit.armour, space.rumania) == 1
    )
  }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.ukraine) == 2 &&
      space.ukraine.controller == player.soviet_union
    )
  }
}

test "there is no withdrawal to a territory that was not friendly when the turn began" {
  cites = ["EUR-194"]

  given {
    call turn_of { p = player.germany }
    set space east_poland { controller = player.germany }
    place belorussia {
      soviet_union = { infantry = 2 }
      germany      = { infantry = 1, armour = 1 }
    }
    call attackers_came { from = space.east_poland }
  }
  dice { rolls = [6, 6, 6, 6, 1, 1, 1, 1] }
  run conduct_combat { defaults = true }
  expect { that = empty(pieces(space.east_poland, player.germany)) }
}

# ---- Guns

test "a gun fires once at each aircraft before the battle, however many guns there are, and in the first round only" {
  cites = ["EUR-176", "EUR-177", "EUR-180", "EUR-192", "EUR-470", "EUR-471", "EUR-474"]

  given {
    call turn_of { p = player.germany }
    place stalingrad {
      soviet_union = { infantry = 1, aa_gun = 2 }
      germany      = { infantry = 1, fighter = 1, bomber = 1 }
    }
    call attackers_came { from = space.ukraine }
    call in_flight { moved = 2 }
  }

  # The guns, two dice; round 1, three attackers and a defender; round 2 the same.
  dice { rolls = [2, 6, 6, 6, 6, 6, 1, 6, 6, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.stalingrad.controller == player.germany &&
      standing(player.germany, unit.fighter, space.stalingrad) == 1 &&
      standing(player.germany, unit.bomber, space.stalingrad) == 1
    )
  }
}

test "what a gun does is told, and who keeps a territory that no land unit is left to take" {
  cites = ["EUR-178", "EUR-268"]

  cases = {
    "a miss, and aircraft alone are left" = {
      rolls = [2, 6, 1, 1],
      said  = ["Antiaircraft fire over Stalingrad misses.", "The Soviet Union keeps Stalingrad."]
    }
    "a hit, and nobody is left" = {
      rolls = [1, 1, 1],
      said = [
        "Antiaircraft fire over Stalingrad brings down a fighter.", "Stalingrad: neither side has units left to fight."
      ]
    }
  }

  given {
    call turn_of { p = player.germany }
    place stalingrad {
      soviet_union = { infantry = 1, aa_gun = 1 }
      germany      = { infantry = 1, fighter = 1 }
    }
    call attackers_came { from = space.ukraine }
    call in_flight { moved = 2 }
  }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect { said = said[0] }
  expect { said = said[1] }
}

test "each 1 of a gun brings down an aircraft before it fires, and its owner chooses which" {
  cites = ["EUR-178", "EUR-179", "EUR-459", "EUR-473"]

  given {
    call turn_of { p = player.germany }
    place stalingrad {
      soviet_union = { infantry = 1, aa_gun = 1 }
      germany      = { infantry = 1, fighter = 1, bomber = 1 }
    }
    call attackers_came { from = space.ukraine }
    call in_flight { moved = 2 }
  }
  dice { rolls = [1, 6, 1, 6, 6] }
  run conduct_combat {}
  play {
    by    = player.germany
    lines = ["bomber"]
  }
  expect {
    that = (
      standing(player.germany, unit.bomber, space.stalingrad) == 0 &&
      standing(player.germany, unit.fighter, space.stalingrad) == 1
    )
  }
}

test "a gun does not fire at an attack without aircraft, and falls to the captor with the territory" {
  cites = ["EUR-176", "EUR-268", "EUR-461", "EUR-463", "EUR-478", "EUR-491"]

  given {
    call turn_of { p = player.germany }
    place stalingrad {
      soviet_union = { infantry = 1, aa_gun = 1, industrial_complex = 1 }
      germany      = { infantry = 2 }
    }
    call attackers_came { from = space.ukraine }
  }
  dice { rolls = [1, 6, 6] }
  run moves_after_combat { defaults = true }
  expect {
    that = (
      standing(player.germany, unit.aa_gun, space.stalingrad) == 1 &&
      standing(player.germany, unit.industrial_complex, space.stalingrad) == 1
    )
  }
}

test "a gun taken this turn stays where it is" {
  cites = ["EUR-411", "EUR-467"]

  given {
    call turn_of { p = player.germany }
    place stalingrad {
      soviet_union = { aa_gun = 1 }
      germany      = { infantry = 2 }
    }
    place ukraine { germany = { infantry = 1 } }
    call hold { with = [space.ukraine, player.germany] }
    call attackers_came { from = space.ukraine }
  }
  run moves_after_combat {}
  refuse {
    line    = "move 1 aa_gun from stalingrad to ukraine"
    because = "No unit of yours there can still move."
  }
}

# ---- Artillery

test "each artillery lifts one infantry, and the others attack at 1" {
  cites = ["EUR-497", "EUR-517", "EUR-519"]

  given {
    call turn_of { p = player.soviet_union }
    place rumania {
      germany      = { infantry = 8 }
      soviet_union = { infantry = 6, artillery = 2 }
    }
    call attackers_came { from = space.bessarabia }
  }

  # Four dice hit on 2, four on 1: with eight twos there are four hits.
  dice { rolls = [2, 2, 2, 2, 2, 2, 2, 2, 6, 6, 6, 6, 6, 6, 6, 6] }
  run conduct_combat {}
  expect { that = standing(player.germany, unit.infantry, space.rumania) == 4 }
}

# The attack on Romania of line 965.
test "two infantry and an artillery attack Romania: one infantry at 2, the other at 1; in defence nobody is lifted" {
  cites = ["EUR-518", "EUR-519"]

  cases = {
    "twos"          = { rolls = [2, 2, 2, 2, 2], told = "Rumania: the attackers score 2, the defenders 2." }
    "a one as well" = { rolls = [2, 1, 2, 2, 3], told = "Rumania: the attackers score 3, the defenders 1." }
    "threes"        = { rolls = [2, 2, 2, 3, 3], told = "Rumania: the attackers score 2, the defenders 0." }
  }

  given {
    call turn_of { p = player.soviet_union }
    place rumania {
      germany      = { infantry = 1, artillery = 1 }
      soviet_union = { infantry = 2, artillery = 1 }
    }
    call attackers_came { from = space.bessarabia }
  }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect { said = told }
}

# ---- Blitz

test "armour drives through an empty hostile territory, takes it, and goes on" {
  cites = ["EUR-163", "EUR-505..509"]

  given {
    call turn_of { p = player.germany }
    place poland { germany = { armour = 2 } }
    place belorussia { soviet_union = { infantry = 1 } }
  }
  run combat_move {}
  play { lines = ["blitz 1 armour from poland through east_poland to belorussia"] }
  expect {
    that = (
      space.east_poland.controller == player.germany && standing(player.germany, unit.armour, space.belorussia) == 1
    )
  }
  expect { that = production(player.germany) == 41 && production(player.soviet_union) == 23 }
  play { lines = ["blitz 1 armour from poland through baltic_states to poland"] }
  expect {
    that    = space.baltic_states.controller == player.germany && standing(player.germany, unit.armour, space.poland) == 1
    message = "it may come back to where it set out"
  }
}

test "a territory with a gun stops a blitz, and one with a complex alone does not" {
  cites = ["EUR-505", "EUR-511"]

  given {
    call turn_of { p = player.germany }
    place belorussia { germany = { armour = 2 } }
    place stalingrad { soviet_union = { aa_gun = 1 } }
    place moscow { soviet_union = { industrial_complex = 1 } }
    call hold { with = [space.belorussia, player.germany] }
  }
  run combat_move {}
  refuse {
    line    = "blitz 1 armour from belorussia through stalingrad to caucasus"
    because = "A blitz goes through a hostile territory beside it that holds no enemy unit, not even a gun."
  }
  play { lines = ["blitz 1 armour from belorussia through moscow to turkestan"] }
  expect {
    that = (
      space.moscow.controller == player.germany && space.turkestan.controller == player.soviet_union &&
      standing(player.germany, unit.armour, space.turkestan) == 1
    )
  }
}

test "armour that stops at guns alone takes the territory in the combat, without a roll" {
  cites = ["EUR-512"]

  given {
    call turn_of { p = player.germany }
    place ukraine { germany = { armour = 1 } }
    place stalingrad { soviet_union = { aa_gun = 1, industrial_complex = 1 } }
    call hold { with = [space.ukraine, player.germany] }
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 armour from ukraine to stalingrad"] }
  expect {
    that = space.stalingrad.controller == player.germany && standing(player.germany, unit.aa_gun, space.stalingrad) == 1
  }
}

# The example of line 969.
test "infantry and artillery attack the Baltic States, and armour joins them through East Poland" {
  cites = ["EUR-520", "EUR-521"]

  given {
    call turn_of { p = player.germany }
    place poland { germany = { infantry = 1, artillery = 1, armour = 1 } }
    place baltic_states { soviet_union = { infantry = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "move 1 infantry from poland to baltic_states",
      "move 1 artillery from poland to baltic_states",
      "blitz 1 armour from poland through east_poland to baltic_states",
    ]
  }
  expect {
    that = space.east_poland.controller == player.germany && count(pieces(space.baltic_states, player.germany)) == 3
  }
}

test "infantry, artillery and armour take territories, and ground that is empty falls without a battle" {
  cites = ["EUR-151", "EUR-158", "EUR-494"]

  cases = {
    "infantry"  = { kind = unit.infantry }
    "artillery" = { kind = unit.artillery }
    "armour"    = { kind = unit.armour }
  }

  given {
    call turn_of { p = player.germany }
    create {
      unit  = kind
      owner = player.germany
      at    = space.poland
    }
    place hungary { germany = { infantry = 1 } }
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 ${kind} from poland to east_poland", "end combat move"] }
  expect { that = space.east_poland.controller == player.germany }
}

# ---- How units move

test "armour moves two territories among friends, infantry one" {
  cites = ["EUR-113", "EUR-155", "EUR-407", "EUR-408", "EUR-504"]

  given {
    call turn_of { p = player.germany }
    place germany { germany = { infantry = 1, armour = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 infantry from germany to hungary"
    because = "That is out of its reach, or not friendly."
  }
  play { lines = ["move 1 armour from germany to hungary", "move 1 infantry from germany to poland"] }
  expect {
    that = (
      standing(player.germany, unit.armour, space.hungary) == 1 &&
      standing(player.germany, unit.infantry, space.poland) == 1
    )
  }
}

test "nobody enters a neutral country, nor land of the enemy in the noncombat move" {
  cites = ["EUR-017", "EUR-100", "EUR-106", "EUR-409", "EUR-464"]

  given {
    call turn_of { p = player.germany }
    place bulgaria { germany = { infantry = 1, armour = 1, aa_gun = 1 } }
    place poland { germany = { infantry = 1, aa_gun = 1 } }
  }
  run {
    call combat_move {}
    call noncombat_move {}
  }
  refuse {
    line    = "move 1 infantry from bulgaria to turkey"
    because = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
  refuse {
    line    = "move 1 aa_gun from poland to east_poland"
    because = "No such unit of yours there can make a combat move."
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "move 1 infantry from poland to east_poland"
    because = "That is out of its reach, or not friendly."
  }
  refuse {
    line    = "move 1 aa_gun from poland to east_poland"
    because = "That is out of its reach, or not friendly."
  }
  refuse {
    line    = "move 1 infantry from bulgaria to turkey"
    because = "That is out of its reach, or not friendly."
  }
  play { lines = ["move 1 aa_gun from poland to germany"] }
  expect { that = standing(player.germany, unit.aa_gun, space.germany) == 1 }
}

test "land units go over land only" {
  cites = ["EUR-107", "EUR-108", "EUR-457", "EUR-493"]

  given {
    call turn_of { p = player.germany }
    place denmark { germany = { infantry = 1, aa_gun = 1 } }
    place germany { germany = { infantry = 1 } }
  }
  run {
    call combat_move {}
    call noncombat_move {}
  }
  refuse {
    line    = "move 1 infantry from denmark to danish_sea"
    because = "That is out of its reach, or not friendly."
  }
  refuse {
    line    = "move 1 aa_gun from denmark to danish_sea"
    because = "That is out of its reach, or not friendly."
  }
  refuse {
    line    = "move 1 infantry from denmark to norway"
    because = "That is out of its reach, or not friendly."
  }
}
