# Tests of Allies beside each other: joint defence, ships that look on, no common attack. Clauses 154, 334 to 342, 403, 404, 608 and
# 614.

test "Allies share spaces, defend together and attack apart" {
  cites = ["EUR-334..336", "EUR-340"]

  given {
    call turn_of { p = player.united_kingdom }
    place norway {
      united_kingdom = { infantry = 1 }
      united_states  = { infantry = 3 }
      germany        = { infantry = 1 }
    }
  }
  expect {
    that = (
      count(fighting(space.norway, player.united_kingdom)) == 1 && count(opposing(space.norway, player.germany)) == 4 &&
      !hostile(space.united_states, player.united_kingdom)
    )
    message = "in the attack one's own units count, in defence those of all"
  }
}

# British units of every kind within reach of Denmark and the Danish Sea, which another power holds with what can defend them.
procedure neighbours_in_denmark {
  params = { theirs = player }

  call turn_of { p = player.united_kingdom }
  call already_held { territories = [space.germany, space.norway] }
  call hold { with = [space.denmark, theirs] }
  call hold { with = [space.poland, theirs] }
  place germany { united_kingdom = { infantry = 1, armour = 1, fighter = 1, bomber = 1 } }
  place norway { united_kingdom = { infantry = 1, fighter = 1 } }
  place danish_sea { united_kingdom = { destroyer = 1 } }
  call laden_transport {
    sea   = space.danish_sea
    cargo = [unit.infantry]
  }
  for u {
    in = [unit.infantry, unit.industrial_complex]
    create {
      unit  = u
      owner = theirs
      at    = space.denmark
    }
  }
  create {
    unit  = unit.destroyer
    owner = theirs
    at    = space.baltic_sea
  }
}

test "an Ally attacks no other: not by land, sea or air, from the sea or in passing" {
  cites = ["EUR-154"]

  given {
    call neighbours_in_denmark { with = [player.united_states] }
    place danish_sea { united_states = { destroyer = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 1 infantry from germany to denmark"
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
  refuse {
    line    = "blitz 1 armour from germany through poland to east_poland"
    because = "A blitz goes through a hostile territory beside it that holds no enemy unit, not even a gun."
  }
  refuse {
    line    = "move 1 destroyer from danish_sea to baltic_sea"
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
  refuse {
    line    = ["fly 1 fighter from germany to denmark", "fly 1 fighter from germany to baltic_sea"]
    because = "Aircraft fly to hostile territories and zones within their range, never over neutrals."
  }
  refuse {
    line    = "raid denmark with 1 bomber from germany"
    because = "A raid goes to an enemy industrial complex within range."
  }
  refuse {
    line    = "assault denmark with infantry from danish_sea"
    because = "A landing goes to a hostile territory beside the zone."
  }
  play { lines = ["unload infantry from danish_sea to denmark", "end combat move"] }
  run conduct_combat {}
  expect {
    that    = space.denmark.controller == player.united_states && empty(every(space), space.fought)
    message = "they stand beside each other, and no battle is fought"
  }
}

test "an Ally attacks Germany in all those ways" {
  cites = ["EUR-151", "EUR-154"]

  cases = {
    "by land"      = { line = "move 1 infantry from germany to denmark" }
    "in passing"   = { line = "blitz 1 armour from germany through poland to east_poland" }
    "by sea"       = { line = "move 1 destroyer from danish_sea to baltic_sea" }
    "by air"       = { line = "fly 1 fighter from germany to denmark" }
    "over the sea" = { line = "fly 1 fighter from germany to baltic_sea" }
    "with bombs"   = { line = "raid denmark with 1 bomber from germany" }
    "with landing" = { line = "assault denmark with infantry from danish_sea" }
  }

  given {
    call neighbours_in_denmark { with = [player.germany] }
    call hold { with = [space.germany, player.united_kingdom] }
  }
  run combat_move {}
  play { lines = ["${line}"] }
}

test "in its turn a power moves only its own units" {
  cites = ["EUR-036", "EUR-340", "EUR-342"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_states = { infantry = 1, fighter = 1 } }
    place celtic_sea { united_states = { destroyer = 1 } }
    place canada { united_kingdom = { infantry = 1, armour = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "move 1 destroyer from celtic_sea to atlantic"
    because = "No unit of yours there can still move."
  }
  refuse {
    line    = "land fighter from united_kingdom in iceland"
    because = "No aircraft of yours there can still fly."
  }
  refuse {
    line    = "move 1 infantry from united_kingdom to iceland"
    because = "No unit of yours there can still move."
  }
}

# A German tank attacks one Soviet and one British infantry in Leningrad, and hits.
procedure tank_at_leningrad {
  call turn_of { p = player.germany }
  place leningrad {
    germany        = { armour = 1 }
    soviet_union   = { infantry = 1 }
    united_kingdom = { infantry = 1 }
  }
  call attackers_came { from = space.vyborg }
}

test "those who defend together agree on their losses" {
  cites = ["EUR-335", "EUR-337", "EUR-339"]

  given tank_at_leningrad {}
  dice { rolls = [3, 2, 6] }
  run conduct_combat {}
  play {
    lines = ["infantry #2"]
    by    = player.soviet_union
  }
  play {
    lines = ["true"]
    by    = player.united_kingdom
  }
  expect {
    that    = same([for c in pieces(space.leningrad) : c.owner], [player.soviet_union])
    message = "the British infantry is lost, and the tank to one of the two dice of the defenders"
  }
}

test "if those who defend together do not agree, the attacker chooses" {
  cites = ["EUR-338"]

  given tank_at_leningrad {}
  dice { rolls = [3, 2, 6] }
  run conduct_combat {}
  play {
    lines = ["infantry #2"]
    by    = player.soviet_union
  }
  play {
    lines = ["false"]
    by    = player.united_kingdom
  }
  play {
    lines = ["infantry"]
    by    = player.germany
  }
  expect { that = same([for c in pieces(space.leningrad) : c.owner], [player.united_kingdom]) }
}

# ---- Ships of allies that look on

test "an ally's destroyer lets aircraft attack submarines, does not fire, and takes the hit if nobody else can" {
  cites = ["EUR-340", "EUR-403", "EUR-404", "EUR-604", "EUR-608"]

  given {
    call turn_of { p = player.united_states }
    place celtic_sea {
      united_states  = { fighter = 1 }
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
    call in_flight { moved = 1 }
  }

  # The example of the book: the fighter misses with 5, the submarine hits with 2.
  dice { rolls = [5, 2] }
  run conduct_combat {}
  play {
    lines = ["done"]
    by    = player.germany
  }
  expect {
    that    = same([for c in pieces(space.celtic_sea) : c.unit], [unit.fighter, unit.submarine])
    message = "the destroyer is lost, and the battle over"
  }
  run noncombat_move {}
  play { lines = ["land fighter from celtic_sea in united_kingdom"] }
  expect { that = standing(player.united_states, unit.fighter, space.united_kingdom) == 1 }
}

test "with an ally's destroyer in the zone an aircraft hits a submarine" {
  cites = ["EUR-403"]

  given {
    call turn_of { p = player.united_states }
    place celtic_sea {
      united_states  = { fighter = 1 }
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
    call in_flight { moved = 1 }
  }
  dice { rolls = [3, 6] }
  run conduct_combat { defaults = true }
  expect { that = same([for c in pieces(space.celtic_sea) : c.unit], [unit.destroyer, unit.fighter]) }
}

# An American destroyer attacks a German submarine beside a British battleship, misses and is hit.
procedure battleship_looks_on {
  call turn_of { p = player.united_states }
  place celtic_sea {
    united_states  = { destroyer = 1 }
    united_kingdom = { battleship = 1 }
    germany        = { submarine = 1 }
  }
}

test "the Allies agree whose ship a submarine's hit falls on" {
  cites = ["EUR-404", "EUR-608", "EUR-614", "EUR-616"]

  given battleship_looks_on {}
  dice { rolls = [6, 2, 3, 6] }
  run conduct_combat {}
  play { lines = ["done"] }
  play {
    lines = ["battleship"]
    by    = player.united_kingdom
  }
  play {
    lines = ["battleship"]
    by    = player.united_states
  }
  expect {
    that = (
      one_of(player.united_kingdom, unit.battleship, space.celtic_sea).damaged &&
      standing(player.united_states, unit.destroyer, space.celtic_sea) == 1
    )
  }
}

test "if they do not agree, Germany chooses" {
  cites = ["EUR-338", "EUR-608"]

  given battleship_looks_on {}
  dice { rolls = [6, 2] }
  run conduct_combat {}
  play { lines = ["done"] }
  play {
    lines = ["destroyer"]
    by    = player.united_kingdom
  }
  play {
    lines = ["battleship"]
    by    = player.united_states
  }
  play {
    lines = ["destroyer"]
    by    = player.germany
  }
  expect {
    that = (
      standing(player.united_states, unit.destroyer, space.celtic_sea) == 0 &&
      !one_of(player.united_kingdom, unit.battleship, space.celtic_sea).damaged
    )
  }
}

test "only submarines hit ships that look on" {
  cites = ["EUR-404", "EUR-608"]

  given {
    call turn_of { p = player.united_states }
    place celtic_sea {
      united_states  = { destroyer = 1 }
      united_kingdom = { transport = 1 }
      germany        = { destroyer = 1 }
    }
  }
  dice { rolls = [6, 3] }
  run conduct_combat {}
  expect { that = same([for c in pieces(space.celtic_sea) : c.unit], [unit.transport, unit.destroyer]) }
}

test "no ship that looks on fires, and none is hit by aircraft" {
  cites = ["EUR-340", "EUR-403", "EUR-608"]

  given {
    call turn_of { p = player.united_states }
    place celtic_sea {
      united_states  = { destroyer = 1 }
      united_kingdom = { battleship = 1, submarine = 1 }
      germany        = { carrier = 1, fighter = 1 }
    }
    call onto_decks { sea = space.celtic_sea }
  }

  # One die for the American, one each for the carrier and its fighter.
  dice { rolls = [6, 6, 4] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.united_states, unit.destroyer, space.celtic_sea) == 0 &&
      count(left_of(player.united_kingdom, space.celtic_sea)) == 2
    )
  }
}

test "who looks on: ships of allies, not one's own, no aircraft, and nothing under water" {
  cites = ["EUR-404", "EUR-608"]

  given {
    call turn_of { p = player.united_states }
    place celtic_sea {
      united_states  = { destroyer = 1 }
      united_kingdom = { submarine = 1 }
      germany        = { destroyer = 1, submarine = 1 }
    }
    set c {
      in        = pieces(space.celtic_sea)
      where     = c.owner == player.united_kingdom
      submerged = true
    }
    place celtic_sea { united_kingdom = { transport = 1, carrier = 1, fighter = 1 } }
  }
  expect {
    that = same([for c in bystanders(space.celtic_sea, player.united_states) : c.unit], [unit.transport, unit.carrier])
  }
}

test "losses leave room for the hits that follow: what can fall on the one falls on it" {
  cites = ["EUR-404", "EUR-608"]

  given {
    call turn_of { p = player.united_states }
    place celtic_sea {
      united_states  = { destroyer = 1 }
      united_kingdom = { transport = 1 }
      germany        = { submarine = 1, destroyer = 1 }
    }
  }

  # The submarine and the destroyer both hit: the submarine's falls on the British ship, so that the other counts, too.
  dice { rolls = [6, 3, 2] }
  run conduct_combat {}
  play { lines = ["done"] }
  refuse {
    line    = "destroyer"
    because = "As many hits as possible must count."
  }
  play { lines = ["transport", "transport"] }
  expect { that = empty(pieces(space.celtic_sea), piece.owner != player.germany) }
}

# A German battleship has hit a British destroyer and an American transport, which miss, and Great Britain has named the transport.
procedure joint_defence_at_sea {
  call turn_of { p = player.germany }
  place celtic_sea {
    germany        = { battleship = 1 }
    united_kingdom = { destroyer = 1 }
    united_states  = { transport = 1 }
  }
  call attackers_came { from = space.bay_of_biscay }
}

test "Allies who are attacked at sea name the loss together" {
  cites = ["EUR-335", "EUR-337"]

  given joint_defence_at_sea {}
  dice { rolls = [4, 6, 6] }
  run conduct_combat {}
  play {
    lines = ["transport"]
    by    = player.united_kingdom
  }
  play {
    lines = ["transport"]
    by    = player.united_states
  }
  play { lines = ["retreat to bay_of_biscay"] }
  expect { that = same([for c in pieces(space.celtic_sea) : c.unit], [unit.destroyer]) }
}

test "and if they name different ones, Germany chooses" {
  cites = ["EUR-335", "EUR-338"]

  given joint_defence_at_sea {}
  dice { rolls = [4, 6, 6] }
  run conduct_combat {}
  play { lines = ["destroyer", "transport"] }
  play {
    lines = ["destroyer"]
    by    = player.germany
  }
  play { lines = ["retreat to bay_of_biscay"] }
  expect { that = same([for c in pieces(space.celtic_sea) : c.unit], [unit.transport]) }
}
