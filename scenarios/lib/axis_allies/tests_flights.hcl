# Tests of flights that hold in all editions: who takes off, where to, and where a flight ends.

test "aircraft take off that are one's own, on the board, and have neither flown nor are spent" {
  cites = ["REV-022", "REV-194", "REV-206", "REV-366", "REV-576"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.bomber, unit.fighter, unit.infantry]] }
    call post { with = [first_shore(), allied_power(), [unit.fighter]] }
    tired = own_unit(unit.fighter, first_shore())
    set tired { spent = true }
    call post { with = [second_sea(), own_power(), [unit.fighter, unit.destroyer]] }
    in_the_air = own_unit(unit.fighter, second_sea())
    set in_the_air {
      flown = true
      moved = 1
    }
    call post { with = [space.mobilization_zone, own_power(), [unit.bomber]] }
    call post { with = [second_shore(), enemy_power(), [unit.infantry, unit.industrial_complex]] }
  }
  run combat_move {}
  refuse {
    line = [
      "fly 1 fighter from ${first_shore()} to ${second_shore()}",
      "fly 1 infantry from ${first_shore()} to ${second_shore()}"
    ]
    because = "No such aircraft of yours there can take off"
  }
  refuse {
    line = [
      "fly 1 fighter from ${second_sea()} to ${second_shore()}",
      "fly 1 bomber from mobilization_zone to ${second_shore()}"
    ]
    because = "No aircraft of yours there can take off"
  }
  refuse {
    line    = "fly 2 bomber from ${first_shore()} to ${second_shore()}"
    because = "Only 1 of them can fly there"
  }
  refuse {
    line = [
      "fly 1 bomber from ${first_shore()} to ${neutral_shore()}", "fly 1 bomber from ${first_shore()} to ${first_sea()}"
    ]
    because = "Aircraft fly to hostile territories and zones"
  }
  play { lines = ["fly 1 bomber from ${first_shore()} to ${second_shore()}"] }
  expect {
    that = (
      own_unit(unit.bomber, second_shore()).flown &&
      own_unit(unit.bomber, second_shore()).moved > 0 &&
      own_unit(unit.bomber, second_shore()).came_from == first_shore()
    )
  }
}

test "only bombers that can take off raid, and only complexes of the enemy" {
  cites = ["REV-381", "REV-382", "REV-384", "REV-530"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.bomber, unit.bomber, unit.fighter, unit.industrial_complex]] }
    call post { with = [first_shore(), allied_power(), [unit.bomber]] }
    tired = own_unit(unit.bomber, first_shore())
    set tired { spent = true }
    call post { with = [second_shore(), enemy_power(), [unit.industrial_complex]] }
    call post { with = [third_shore(), enemy_power(), [unit.infantry]] }
    call post { with = [second_sea(), own_power(), [unit.carrier, unit.fighter]] }
    call onto_decks { sea = second_sea() }
    call post { with = [space.mobilization_zone, own_power(), [unit.bomber]] }
  }
  run combat_move {}
  refuse {
    line    = "raid ${second_shore()} with 1 fighter from ${first_shore()}"
    because = "That unit cannot make a raid"
  }
  refuse {
    line = [
      "raid ${second_shore()} with 1 fighter from ${second_sea()}",
      "raid ${second_shore()} with 1 bomber from mobilization_zone"
    ]
    because = "No bomber of yours there can take off"
  }
  refuse {
    line    = "raid ${second_shore()} with 2 bomber from ${first_shore()}"
    because = "Only 1 of them can fly there"
  }
  refuse {
    line = [
      "raid ${third_shore()} with 1 bomber from ${first_shore()}",
      "raid ${first_shore()} with 1 bomber from ${first_shore()}"
    ]
    because = "A raid goes to an enemy industrial complex within range"
  }
  play { lines = ["raid ${second_shore()} with 1 bomber from ${first_shore()}"] }
  expect { that = own_unit(unit.bomber, second_shore()).raiding && !own_unit(unit.bomber, first_shore()).raiding }
}

test "a fighter flies from the deck to a fight, and is no longer aboard" {
  cites = ["REV-204", "REV-206", "REV-506", "REV-577"]

  given {
    call our_turn {}
    call post { with = [first_sea(), own_power(), [unit.carrier, unit.fighter]] }
    call onto_decks { sea = first_sea() }
    call post { with = [second_sea(), enemy_power(), [unit.battleship]] }
  }
  run combat_move {}
  play { lines = ["fly 1 fighter from ${first_sea()} to ${second_sea()}"] }
  expect {
    that = own_unit(unit.fighter, second_sea()).holder == none && own_unit(unit.fighter, second_sea()).moved == 1
  }
}

test "aircraft leave a zone that they began the turn in with the enemy, for another or for friendly land; not for land that is not safe" {
  cites = ["REV-188"]

  given {
    call our_turn {}
    call post { with = [second_sea(), own_power(), [unit.carrier, unit.fighter, unit.fighter]] }
    call onto_decks { sea = second_sea() }
    call post { with = [second_sea(), enemy_power(), [unit.destroyer]] }
    call post { with = [third_sea(), own_power(), [unit.carrier]] }
    set s {
      in         = [second_sea()]
      was_shared = true
    }
    call hold { with = [second_shore(), own_power()] }
    set s {
      in          = [second_shore()]
      was_held_by = enemy_power()
    }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from ${second_sea()} to ${second_shore()}"
    because = "Aircraft fly to hostile territories and zones within their range, never over neutrals."
  }
  play {
    lines = [
      "fly 1 fighter from ${second_sea()} to ${third_sea()}", "fly 1 fighter from ${second_sea()} to ${first_shore()}"
    ]
  }
  expect { that = own_unit(unit.fighter, first_shore()).flown && own_unit(unit.fighter, third_sea()).flown }
}

test "from a zone without the enemy nothing flies but to a fight" {
  cites = ["REV-188"]

  given {
    call our_turn {}
    call post { with = [second_sea(), own_power(), [unit.carrier, unit.fighter]] }
    call onto_decks { sea = second_sea() }
    call post { with = [third_sea(), own_power(), [unit.carrier]] }
  }
  run combat_move {}
  refuse {
    line = [
      "fly 1 fighter from ${second_sea()} to ${third_sea()}", "fly 1 fighter from ${second_sea()} to ${first_shore()}"
    ]
    because = "Aircraft fly to hostile territories and zones within their range, never over neutrals."
  }
  play { lines = ["fly 1 fighter from ${second_sea()} to ${second_shore()}"] }
  expect { that = own_unit(unit.fighter, second_shore()).flown }
}

# ---- Landing

test "in the noncombat move fly aircraft in flight and those that have not moved, with range left, to where they can come down" {
  cites = ["REV-022", "REV-304", "REV-310..312", "REV-398..401", "REV-497"]

  given {
    call our_turn {}
    call hold { with = [third_shore(), own_power()] }
    call post { with = [first_shore(), own_power(), [unit.bomber, unit.infantry]] }
    call post { with = [first_shore(), allied_power(), [unit.fighter]] }
    call post { with = [third_shore(), own_power(), [unit.bomber, unit.fighter]] }
    done = own_unit(unit.bomber, third_shore())
    set done { spent = true }
    back = own_unit(unit.fighter, third_shore())
    set back { moved = 2 }
    call post { with = [second_sea(), own_power(), [unit.fighter]] }
    spare = own_unit(unit.fighter, second_sea())
    set spare {
      flown = true
      moved = 3
    }
    call post { with = [first_sea(), own_power(), [unit.carrier]] }
    call post { with = [space.mobilization_zone, own_power(), [unit.bomber]] }
  }
  run noncombat_move {}
  refuse {
    line = [
      "land infantry from ${first_shore()} in ${third_shore()}",
      "land fighter from ${first_shore()} in ${third_shore()}"
    ]
    because = "No such aircraft of yours there can still fly"
  }
  refuse {
    line = [
      "land bomber from ${third_shore()} in ${first_shore()}", "land fighter from ${third_shore()} in ${first_shore()}",
      "land bomber from mobilization_zone in ${first_shore()}"
    ]
    because = "No aircraft of yours there can still fly"
  }
  refuse {
    line = [
      "land bomber from ${first_shore()} in ${second_shore()}", "land bomber from ${first_shore()} in ${first_sea()}",
      "land fighter from ${second_sea()} in ${second_shore()}"
    ]
    because = "Aircraft land in territory that was friendly when the turn began"
  }
  play {
    lines = [
      "land fighter from ${second_sea()} in ${first_sea()}", "land bomber from ${first_shore()} in ${third_shore()}"
    ]
  }
  expect {
    that = (
      on_deck(own_power(), first_sea()) == 1 && own_unit(unit.carrier, first_sea()).spent &&
      !own_unit(unit.fighter, first_sea()).flown
    )
    message = "the fighter is down, and the carrier stays"
  }
}

test "an aircraft that has flown as far as it can flies no further" {
  cites = ["REV-398", "REV-497"]

  given {
    call our_turn {}
    call hold { with = [second_shore(), own_power()] }
    call post { with = [first_shore(), own_power(), [unit.fighter]] }
    far = own_unit(unit.fighter, first_shore())
    set far {
      flown = true
      moved = 4
    }
    call post { with = [first_shore(), own_power(), [unit.infantry]] }
  }
  run noncombat_move {}
  refuse {
    line    = "land fighter from ${first_shore()} in ${second_shore()}"
    because = "No aircraft of yours there can still fly"
  }
  play { lines = ["end noncombat move"] }
  expect {
    that    = !own_unit(unit.fighter, first_shore()).flown
    message = "it is down where it is"
  }
}

test "a fighter takes off from one deck and comes down on another" {
  cites = ["REV-400", "REV-401", "REV-514"]

  given {
    call our_turn {}
    call post { with = [first_sea(), own_power(), [unit.carrier, unit.fighter]] }
    call onto_decks { sea = first_sea() }
    call post { with = [second_sea(), own_power(), [unit.carrier]] }
  }
  run noncombat_move {}
  play { lines = ["land fighter from ${first_sea()} in ${second_sea()}"] }
  expect {
    that = (
      own_unit(unit.fighter, second_sea()).holder == own_unit(unit.carrier, second_sea()) &&
      own_unit(unit.carrier, second_sea()).spent &&
      !own_unit(unit.carrier, first_sea()).spent
    )
  }
}

test "who is still in the air at the end lands where it can, on a deck of its choice, or is lost" {
  cites = ["REV-302", "REV-313", "REV-400", "REV-523"]

  given {
    call our_turn {}
    call post { with = [second_sea(), allied_power(), [unit.carrier]] }
    call post { with = [second_sea(), own_power(), [unit.fighter, unit.carrier]] }
    call post { with = [third_sea(), own_power(), [unit.fighter]] }
    set c {
      in    = every(piece)
      where = c.unit == unit.fighter
      flown = true
      moved = 4
    }
  }
  run land_aircraft { p = own_power() }
  play { lines = ["carrier"] }
  expect {
    that = (
      on_deck(own_power(), second_sea()) == 1 && !own_unit(unit.fighter, second_sea()).flown &&
      own_unit(unit.carrier, second_sea()).spent
    )
    message = "the one is aboard its own power's carrier, which is named first"
  }
  expect {
    that    = empty(pieces(third_sea()))
    message = "the other is lost"
  }
}

test "a flight that ends at the end of the phase has a choice of fields, and only of fields" {
  cites = ["REV-310", "REV-313"]

  given {
    call our_turn {}
    call hold { with = [third_shore(), own_power()] }
    call post { with = [second_sea(), own_power(), [unit.fighter]] }
    set c {
      in    = every(piece)
      flown = true
      moved = 2
    }
  }
  run land_aircraft { p = own_power() }
  refuse {
    line    = ["${second_shore()}", "${first_sea()}"]
    because = "is no answer here"
  }
  play { lines = ["${third_shore()}"] }
  expect { that = !own_unit(unit.fighter, third_shore()).flown && own_unit(unit.fighter, third_shore()).moved == 4 }
}

# ---- Decks

test "decks that a power may use: carriers of its side with room" {
  cites = ["REV-314", "REV-514", "REV-546", "REV-575"]

  given {
    call our_turn {}
    call post { with = [first_sea(), own_power(), [unit.carrier, unit.fighter, unit.fighter, unit.destroyer]] }
    call onto_decks { sea = first_sea() }
    landed = where(pieces(first_sea()), piece.holder != none)
    set landed { moved = 1 }
    call post { with = [second_sea(), own_power(), [unit.carrier, unit.fighter]] }
    call onto_decks { sea = second_sea() }
    call post { with = [second_sea(), allied_power(), [unit.carrier]] }
    call post { with = [third_sea(), enemy_power(), [unit.carrier]] }
  }
  expect {
    that = (
      same([for d in decks(own_power()) : d.space], [second_sea(), second_sea()]) &&
      same([for d in decks(own_power()) : d.owner], [own_power(), allied_power()])
    )
  }
}

# One's own carrier lies in the first zone, an enemy battleship in the second.
procedure carrier_before_the_enemy {
  params = { step = phase, moved = int }

  call our_turn {}
  call post { with = [first_sea(), own_power(), [unit.carrier]] }
  call post { with = [second_sea(), enemy_power(), [unit.battleship]] }
  set c {
    in    = pieces(first_sea())
    moved = moved
  }
  set game { phase = step }
}

# The zones of the three where that carrier can be at the end of the turn.
function carrier_ends {
  params = { closed = bool }
  is = where(
    stops(own_unit(unit.carrier, first_sea()), own_power(), closed),
    contains([first_sea(), second_sea(), third_sea()], space)
  )
}

test "where a carrier can be at the end of the turn: before it moves no enemy's zone, but those where a battle is announced and beyond" {
  cites = ["REV-314", "REV-315", "REV-407"]

  given carrier_before_the_enemy {
    step  = phase.combat_move
    moved = 0
  }
  expect { that = same(carrier_ends(false), [first_sea()]) && same(carrier_ends(true), [first_sea()]) }
  run post {
    s     = second_sea()
    p     = own_power()
    kinds = [unit.destroyer]
  }
  expect {
    that = (
      same(carrier_ends(false), [first_sea(), second_sea(), third_sea()]) &&
      same(carrier_ends(true), carrier_ends(false))
    )
  }
}

test "where a carrier can be that lies among enemies: where it goes in the combat move, and there when that is over" {
  cites = ["REV-315", "REV-317"]

  given carrier_before_the_enemy {
    step  = phase.combat_move
    moved = 0
  }
  run post {
    s     = first_sea()
    p     = enemy_power()
    kinds = [unit.battleship]
  }
  expect { that = same(carrier_ends(false), [first_sea(), second_sea()]) && same(carrier_ends(true), [first_sea()]) }
}

test "where a carrier can be that is done, or an ally's: where it is" {
  cites = ["REV-314", "REV-317"]

  given {
    call our_turn {}
    call post { with = [first_sea(), own_power(), [unit.carrier]] }
    call post { with = [first_sea(), allied_power(), [unit.carrier]] }
    done = own_unit(unit.carrier, first_sea())
    set done { spent = true }
    set game { phase = phase.combat_move }
  }
  expect { that = all(pieces(first_sea()), same(stops(piece, own_power(), false), [first_sea()])) }
}
