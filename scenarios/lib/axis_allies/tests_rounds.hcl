# Tests that hold in all editions: what lasts a turn, what a power buys and mobilizes, what changes hands, and what a battle leaves.

test "at the end of a turn all is forgotten that lasts a turn" {
  cites = ["REV-120", "REV-122"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.infantry, unit.bomber]] }
    call post { with = [second_shore(), enemy_power(), [unit.infantry]] }
    set c {
      in        = every(piece)
      moved     = 1
      spent     = true
      came_from = first_shore()
      boarded   = true
      sailed    = true
      withdrew  = true
      fought    = true
      fresh     = true
      fired     = true
      seized    = true
      damaged   = true
    }
    set s {
      in        = [first_shore(), second_sea()]
      fought    = true
      sea_fight = true
      origins   = [first_shore()]
      placed    = 1
    }
  }
  run {
    call next_turn { p = enemy_power() }
  }
  expect {
    that    = all([for c in every(piece) : c.moved == 0 && !c.spent && c.came_from == none])
    message = "who moved moves again"
  }
  expect {
    that = all([
      for c in every(piece) : !c.boarded && !c.sailed && !c.withdrew && !c.fought && !c.fresh && !c.fired && !c.seized
    ])
    message = "and fights again"
  }
  expect {
    that    = all(every(piece), !piece.damaged)
    message = "and is whole"
  }
  expect {
    that = !first_shore().fought && !second_sea().sea_fight && empty(first_shore().origins) && first_shore().placed == 0
  }
}

test "a turn begins with what is shared noted: zones with ships of both sides, and no others; and a transport is free of its shore" {
  cites = ["REV-122", "REV-607"]

  given {
    call our_turn {}
    call post { with = [first_sea(), own_power(), [unit.destroyer, unit.transport]] }
    call post { with = [first_sea(), enemy_power(), [unit.destroyer, unit.transport]] }
    call post { with = [second_sea(), enemy_power(), [unit.destroyer]] }
    call post { with = [third_sea(), own_power(), [unit.destroyer]] }
    call post { with = [first_shore(), own_power(), [unit.infantry]] }
    call post { with = [first_shore(), enemy_power(), [unit.infantry]] }
    set c {
      in      = every(piece)
      where   = c.unit == unit.transport
      unloads = first_shore()
    }
    call begin_turn { p = own_power() }
  }
  expect {
    that = first_sea().was_shared && !second_sea().was_shared && !third_sea().was_shared && !first_shore().was_shared
  }
  expect { that = own_unit(unit.transport, first_sea()).unloads == none }
}

# ---- Mobilization

test "a power mobilizes its own units, at complexes that were its own when the turn began; each is new there" {
  cites = ["REV-414..420", "REV-492..495"]

  given {
    call our_turn {}
    call hold { with = [second_shore(), own_power()] }
    call post { with = [first_shore(), own_power(), [unit.industrial_complex]] }
    call post { with = [third_shore(), enemy_power(), [unit.industrial_complex]] }
    call post { with = [space.mobilization_zone, enemy_power(), [unit.armour, unit.infantry, unit.submarine]] }
    call post {
      with = [space.mobilization_zone, own_power(), [unit.infantry, unit.transport, unit.industrial_complex]]
    }
  }
  run mobilize_new_units {}
  refuse {
    line = [
      "mobilize 1 armour in ${first_shore()}", "mobilize 1 transport in ${first_shore()}",
      "mobilize 1 industrial_complex in ${first_shore()}"
    ]
    because = "No such land or air unit of yours waits"
  }
  refuse {
    line    = ["mobilize 1 infantry in ${second_shore()}", "mobilize 1 infantry in ${third_shore()}"]
    because = "You have no complex there"
  }
  refuse {
    line    = "mobilize 2 infantry in ${first_shore()}"
    because = "You have 1 of these to mobilize; the complex has room for 1."
  }
  refuse {
    line = [
      "launch 1 infantry in ${first_sea()} from ${first_shore()}",
      "launch 1 submarine in ${first_sea()} from ${first_shore()}"
    ]
    because = "No such ship of yours waits"
  }
  refuse {
    line    = "launch 1 transport in ${second_shore()} from ${first_shore()}"
    because = "Ships are launched in a sea zone beside the complex"
  }
  refuse {
    line    = "launch 1 transport in ${third_sea()} from ${third_shore()}"
    because = "You have no complex there"
  }
  play { lines = ["mobilize 1 infantry in ${first_shore()}"] }
  expect { that = own_unit(unit.infantry, first_shore()).fresh && first_shore().placed == 1 }
}

test "a ship that is launched is new there, and takes a place of its complex" {
  cites = ["REV-417", "REV-422", "REV-423"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.industrial_complex]] }
    call post { with = [space.mobilization_zone, own_power(), [unit.transport]] }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 transport in ${first_sea()} from ${first_shore()}"] }
  expect { that = own_unit(unit.transport, first_sea()).fresh && first_shore().placed == 1 }
}

test "a complex mobilizes no more than its territory is worth, and one built this turn nothing" {
  cites = ["REV-417", "REV-418", "REV-488"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.industrial_complex]] }
    set s {
      in     = [first_shore()]
      placed = first_shore().income
    }
    call hold { with = [second_shore(), own_power()] }
    call post { with = [second_shore(), own_power(), [unit.industrial_complex]] }
    new = own_unit(unit.industrial_complex, second_shore())
    set new { fresh = true }
    call post { with = [space.mobilization_zone, own_power(), [unit.infantry, unit.transport]] }
  }
  run mobilize_new_units {}
  refuse {
    line    = ["mobilize 1 infantry in ${first_shore()}", "mobilize 1 infantry in ${second_shore()}"]
    because = "You have no complex there"
  }
  refuse {
    line = [
      "launch 1 transport in ${first_sea()} from ${first_shore()}",
      "launch 1 transport in ${second_sea()} from ${second_shore()}"
    ]
    because = "You have no complex there"
  }
}

# ---- What a battle leaves

test "who fought is done, but aircraft fly home; cargo, guns, allies and enemies are not" {
  cites = ["REV-190", "REV-193", "REV-394"]

  given {
    call our_turn {}
    call post { with = [second_sea(), own_power(), [unit.destroyer, unit.carrier, unit.fighter]] }
    call post { with = [second_sea(), allied_power(), [unit.destroyer]] }
    call post { with = [second_sea(), enemy_power(), [unit.submarine]] }
    call laden_transport { with = [second_sea(), [unit.infantry]] }
    call post { with = [first_shore(), own_power(), [unit.infantry, unit.aa_gun, unit.bomber]] }
    call after_battle { with = [second_sea(), own_power()] }
    call after_battle { with = [first_shore(), own_power()] }
  }
  expect {
    that = all([for c in pieces(second_sea()) : c.fought == (c.owner == own_power() && c.unit != unit.infantry)])
  }
  expect { that = all(pieces(first_shore()), piece.fought == (piece.unit != unit.aa_gun)) }
  expect { that = all([for c in every(piece) : c.spent == (c.fought && c.unit.domain != domain.air)]) }
}

test "hits are placed on who can take them: a unit that takes two can be named twice, one that is damaged once" {
  cites = ["REV-236", "REV-237", "REV-356", "REV-553"]

  given {
    call our_turn {}
    call post { with = [second_sea(), own_power(), [unit.destroyer, unit.transport]] }
  }
  run take_hits {
    hits = 1
    pool = pieces(second_sea())
    by   = own_power()
  }
  refuse {
    line    = ["destroyer, destroyer", "destroyer, transport"]
    because = "That is too many"
  }
  play { lines = ["transport"] }
  expect { that = own_unit(unit.transport, second_sea()).dying && !own_unit(unit.destroyer, second_sea()).dying }
}

test "a unit that takes two hits can be named twice, one that is damaged once" {
  cites = ["REV-237", "REV-356", "REV-553"]

  cases = {
    "whole"   = { hurt = false, refused = "destroyer, destroyer", chosen = "battleship, battleship" }
    "damaged" = { hurt = true, refused = "battleship, battleship", chosen = "battleship, destroyer" }
  }

  given {
    call our_turn {}
    call post { with = [second_sea(), own_power(), [unit.battleship, unit.destroyer, unit.transport]] }
    ship = own_unit(unit.battleship, second_sea())
    set ship { damaged = hurt }
  }
  run take_hits {
    hits = 2
    pool = pieces(second_sea())
    by   = own_power()
  }
  refuse {
    line    = refused
    because = "is no answer here"
  }
  play { lines = [chosen] }
  expect {
    that = own_unit(unit.battleship, second_sea()).dying && own_unit(unit.destroyer, second_sea()).dying == hurt
  }
}

test "and so it is where several powers defend" {
  cites = ["REV-237", "REV-356", "REV-362"]

  cases = {
    "whole"   = { hurt = false, refused = "destroyer, destroyer", chosen = "battleship, battleship" }
    "damaged" = { hurt = true, refused = "battleship, battleship", chosen = "battleship, destroyer" }
  }

  given {
    call our_turn {}
    call post { with = [second_sea(), own_power(), [unit.battleship, unit.destroyer]] }
    call post { with = [second_sea(), allied_power(), [unit.transport]] }
    ship = own_unit(unit.battleship, second_sea())
    set ship { damaged = hurt }
  }
  run defenders_take_hits {
    hits = 2
    pool = pieces(second_sea())
    a    = enemy_power()
  }
  refuse {
    line    = refused
    because = "is no answer here"
  }
  play { lines = [chosen, "true"] }
  expect {
    that = own_unit(unit.battleship, second_sea()).dying && own_unit(unit.destroyer, second_sea()).dying == hurt
  }
}

test "defenders of two powers: the one proposes the losses, and if the other does not agree, the attacker chooses" {
  cites = ["REV-362", "REV-363"]

  cases = {
    "agreed"     = { answer = "true", last = [] }
    "not agreed" = { answer = "false", last = ["infantry"] }
  }

  given {
    call our_turn {}
    call post { with = [second_shore(), own_power(), [unit.infantry, unit.armour]] }
    call post { with = [second_shore(), allied_power(), [unit.artillery]] }
    call post { with = [second_shore(), enemy_power(), [unit.armour]] }
  }
  run defenders_take_hits {
    hits = 1
    pool = where(pieces(second_shore()), friend(piece.owner, own_power()))
    a    = enemy_power()
  }
  refuse {
    line    = "infantry, infantry"
    because = "That is too many"
  }
  refuse {
    line    = "bomber"
    because = "is no answer here"
  }
  play { lines = ["armour", "${answer}"] }
  play { lines = last }
  expect {
    that = (
      own_unit(unit.armour, second_shore()).dying == empty(last) &&
      own_unit(unit.infantry, second_shore()).dying != empty(last)
    )
  }
}

test "a battle notes where land units and ships came from next door, not where aircraft did" {
  cites = ["REV-282"]

  given {
    call our_turn {}
    call post { with = [second_shore(), own_power(), [unit.infantry, unit.armour, unit.artillery, unit.bomber]] }
    man  = own_unit(unit.infantry, second_shore())
    tank = own_unit(unit.armour, second_shore())
    wing = own_unit(unit.bomber, second_shore())
    set man { came_from = first_shore() }
    set tank { came_from = third_sea() }
    set wing { came_from = third_shore() }
    call note_origins {
      s     = second_shore()
      group = pieces(second_shore())
    }
  }
  expect { that = same(second_shore().origins, [first_shore()]) }
}

test "ships that retreat lose the landing of their cargo with the sea, and others keep the shore they unloaded at" {
  cites = ["REV-283", "REV-337"]

  given {
    call our_turn {}
    call laden_transport { with = [second_sea(), [unit.infantry]] }
    call bound_for { there = second_shore() }
    call laden_transport { with = [third_sea(), [unit.artillery]] }
    other = own_unit(unit.transport, third_sea())
    set other { unloads = third_shore() }
    call retreat {
      s     = second_sea()
      group = [own_unit(unit.transport, second_sea()), own_unit(unit.transport, third_sea())]
      to    = first_sea()
      a     = own_power()
    }
  }
  expect {
    that = (
      own_unit(unit.infantry, first_sea()).target == none && own_unit(unit.infantry, first_sea()).holder.unloads == none
    )
  }
  expect {
    that = (
      own_unit(unit.artillery, first_sea()).holder.unloads == third_shore() &&
      all([for c in pieces(first_sea()) : c.spent && c.withdrew if c.unit == unit.transport])
    )
  }
}

test "what waits to be mobilized is told, and only one's own" {
  cites = ["REV-414"]

  given {
    call our_turn {}
    call post { with = [space.mobilization_zone, own_power(), [unit.infantry, unit.armour]] }
    call post { with = [space.mobilization_zone, enemy_power(), [unit.infantry, unit.infantry]] }
    call post { with = [first_shore(), own_power(), [unit.infantry]] }
  }
  run report_waiting { p = own_power() }
  expect { said = "2 units of" }
}

test "no hits and nobody to be hit are no question" {
  cites = ["REV-236"]

  given {
    call our_turn {}
    call post { with = [second_sea(), own_power(), [unit.destroyer, unit.transport]] }
    call take_hits {
      hits = 0
      pool = pieces(second_sea())
      by   = own_power()
    }
    call take_hits {
      hits = 1
      pool = pieces(first_sea())
      by   = own_power()
    }
  }
  expect { that = !any(pieces(second_sea()), piece.dying) }
}

# ---- What changes hands

test "guns and complexes of the enemy go with the territory, and nobody else's" {
  cites = ["REV-308", "REV-470", "REV-491"]

  given {
    call our_turn {}
    call post { with = [second_shore(), enemy_power(), [unit.aa_gun, unit.industrial_complex]] }
    call post { with = [second_shore(), allied_power(), [unit.infantry, unit.aa_gun]] }
    call take_control {
      s  = second_shore()
      by = own_power()
    }
  }
  expect {
    that = (
      standing(own_power(), unit.aa_gun, second_shore()) == 1 &&
      standing(own_power(), unit.industrial_complex, second_shore()) == 1
    )
  }
  expect {
    that = (
      standing(allied_power(), unit.aa_gun, second_shore()) == 1 &&
      !one_of(allied_power(), unit.aa_gun, second_shore()).seized
    )
  }
}

test "a capital that is freed brings its power back what friends hold of its own, with the complexes, and nothing that the enemy holds" {
  cites = ["REV-319", "REV-328", "REV-329"]

  given {
    call our_turn {}
    home  = own_power().home
    lands = [for s in every(space) : s if s.power == own_power() && s != home && s.domain == domain.land]
    call hold { with = [home, enemy_power()] }
    call hold { with = [lands[0], allied_power()] }
    call hold { with = [lands[1], enemy_power()] }
    call hold { with = [lands[2], allied_power()] }
    call post { with = [lands[0], allied_power(), [unit.industrial_complex, unit.infantry]] }
    set game { active = allied_power() }
    call take_control {
      s  = home
      by = allied_power()
    }
  }
  expect {
    home  = own_power().home
    lands = [for s in every(space) : s if s.power == own_power() && s != home && s.domain == domain.land]
    that = (
      home.controller == own_power() && lands[0].controller == own_power() && lands[1].controller == enemy_power() &&
      lands[2].controller == own_power()
    )
  }
  expect {
    that = (
      count(every(piece), piece.owner == own_power() && piece.unit == unit.industrial_complex) == 1 &&
      count(every(piece), piece.owner == allied_power() && piece.unit == unit.infantry) == 1
    )
  }
}

test "another territory that changes hands brings no capital's lands back" {
  cites = ["REV-328"]

  given {
    call our_turn {}
    lands = [for s in every(space) : s if s.power == own_power() && s != own_power().home && s.domain == domain.land]
    call hold { with = [lands[0], allied_power()] }
    call take_control {
      s  = second_shore()
      by = own_power()
    }
  }
  expect {
    lands = [for s in every(space) : s if s.power == own_power() && s != own_power().home && s.domain == domain.land]
    that  = lands[0].controller == allied_power()
  }
}

# ---- Guns and ways

test "a gun counts as hostile that is an enemy's and on land" {
  cites = ["REV-466"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.aa_gun]] }
    call post { with = [second_shore(), enemy_power(), [unit.infantry]] }
    call post { with = [third_shore(), enemy_power(), [unit.aa_gun]] }
    call post { with = [first_sea(), enemy_power(), [unit.transport]] }
    call stow { with = [first_sea(), enemy_power(), [unit.aa_gun]] }
  }
  expect { that = same(where(every(space), has_antiair(space, own_power())), [third_shore()]) }
}

test "a set-up gives purses and pieces their places: fighters with a carrier go aboard" {
  setup = true
  cites = ["REV-058"]

  expect {
    that    = all([for f in every(piece) : f.holder != none if f.unit.deck_borne && f.space.domain == domain.sea])
    message = "no fighter of the set-up is over the sea"
  }
}
