# Tests of what is left over when a power has mobilized: units that wait, units that are given back, fighters that no carrier came for.

# The German turn, with a complex of some territory that can build so much.
procedure german_yard {
  params = { s = space, room = int }

  call turn_of { p = player.germany }
  create {
    unit  = unit.industrial_complex
    owner = player.germany
    at    = s
  }
  set s { damage = s.income - room }
}

# Nothing is Germany's but these.
procedure germany_keeps {
  params = { own = list(space) }

  for s {
    in    = every(space)
    where = s.controller == player.germany && !contains(own, s)
    call hold { with = [s, player.united_kingdom] }
  }
}

test "what could be mobilized and is not, waits" {
  cites = ["A42-418"]
  cases = {
    "ships beside a dock" = { what = unit.submarine, works = space.southern_europe, n = 2 }
    "land units"          = { what = unit.infantry, works = space.southern_europe, n = 6 }
    "aircraft"            = { what = unit.bomber, works = space.southern_europe, n = 1 }
    "a complex"           = { what = unit.industrial_complex, works = space.southern_europe, n = 1 }
  }

  given german_yard {
    s    = works
    room = 6
  }
  given {
    create {
      unit  = what
      owner = player.germany
      at    = space.mobilization_zone
      count = n
    }
  }
  run refund { with = [player.germany] }
  expect {
    that   = standing(player.germany, what, space.mobilization_zone) == n && player.germany.ipc == 0
    unsaid = "returns"
  }
}

test "what waits is reported, when everything else has been given back" {
  cites = ["A42-418"]

  given german_yard {
    s    = space.southern_europe
    room = 2
  }
  given {
    place mobilization_zone { germany = { infantry = 3 } }
  }
  run mobilize_new_units {}
  play { lines = ["end mobilization"] }
  expect { said = "Germany returns 1 infantry and gets 3 IPC back." }
  expect { said = "2 units of Germany wait in the mobilization zone for a later turn." }
}

test "a landlocked complex builds land units, and no ships" {
  cites = ["A42-408", "A42-418"]

  given turn_of { p = player.soviet_union }
  given {
    place russia { soviet_union = { industrial_complex = 1 } }
    place mobilization_zone { soviet_union = { infantry = 2, submarine = 1 } }
  }
  run refund { with = [player.soviet_union] }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.mobilization_zone) == 2 &&
      standing(player.soviet_union, unit.submarine, space.mobilization_zone) == 0
    )
  }
  expect { that = player.soviet_union.ipc == 6 }
}

test "units that others have left waiting are no concern of the power's" {
  cites = ["A42-418"]

  given german_yard {
    s    = space.southern_europe
    room = 0
  }
  given {
    place mobilization_zone {
      germany = { infantry = 1 }
      japan   = { infantry = 2, submarine = 1, industrial_complex = 1 }
    }
  }
  run refund { with = [player.germany] }
  expect {
    that = player.germany.ipc == 3 && player.japan.ipc == 0 && count(pieces(space.mobilization_zone, player.japan)) == 4
  }
}

test "a complex finds its place where nothing else can be built, and does not count against what is" {
  cites = ["A42-415", "A42-418"]

  given german_yard {
    s    = space.southern_europe
    room = 0
  }
  given {
    place mobilization_zone { germany = { industrial_complex = 1 } }
  }
  run refund { with = [player.germany] }
  expect { that = standing(player.germany, unit.industrial_complex, space.mobilization_zone) == 1 }
}

test "a complex is given back where no territory is left for it" {
  cites = ["A42-415..418"]
  cases = {
    "no other territory"           = { more = [space.germany], taken = [space.germany], left = 0, paid = 15 }
    "one that was taken this turn" = { more = [space.germany], taken = [space.libya], left = 0, paid = 15 }
    "one that is worth 1 IPC"      = { more = [space.libya], taken = [space.germany], left = 1, paid = 0 }
    "one that is worth nothing"    = { more = [space.caroline_islands], taken = [space.germany], left = 0, paid = 15 }
  }

  given german_yard {
    s    = space.germany
    room = 5
  }
  given {
    call germany_keeps { own = concat(more, [space.germany]) }
    for s {
      in = concat(more, [space.germany])
      call hold { with = [s, player.germany] }
    }
    set s {
      in         = taken
      controller = player.germany
    }
    set space algeria { was_held_by = player.germany }
    place mobilization_zone { germany = { industrial_complex = 1, infantry = 2 } }
  }
  run refund { with = [player.germany] }
  expect {
    that = (
      standing(player.germany, unit.industrial_complex, space.mobilization_zone) == left && player.germany.ipc == paid
    )
  }
  expect {
    that    = standing(player.germany, unit.infantry, space.mobilization_zone) == 2
    message = "The infantry can be built, and is no complex."
  }
}

test "who says nothing gives back what costs most" {
  cites = ["A42-418"]

  given german_yard {
    s    = space.southern_europe
    room = 2
  }
  given {
    place mobilization_zone { germany = { infantry = 2, armour = 1, artillery = 1 } }
  }
  run {
    defaults = true
    call refund { with = [player.germany] }
  }
  expect { that = player.germany.ipc == 9 && standing(player.germany, unit.infantry, space.mobilization_zone) == 2 }
  expect { said = "gets 9 IPC back" }
}

test "a fighter that no carrier comes for is lost at the end of the phase" {
  cites = ["A42-389", "A42-527"]

  given german_yard {
    s    = space.southern_europe
    room = 6
  }
  given {
    place sea_zone_14 { japan = { fighter = 1 } }
    create {
      unit  = unit.fighter
      owner = player.germany
      at    = space.sea_zone_14
      flown = true
    }
  }
  run mobilize_new_units {}
  expect {
    that = (
      standing(player.germany, unit.fighter, space.sea_zone_14) == 0 &&
      standing(player.japan, unit.fighter, space.sea_zone_14) == 1
    )
  }
}

test "fighters stay on the deck they have when another carrier is launched beside them, and an ally's does not come aboard" {
  cites = ["A42-414", "A42-528"]

  given german_yard {
    s    = space.southern_europe
    room = 6
  }
  given {
    place sea_zone_14 { germany = { carrier = 1, fighter = 2 } }
    call onto_decks { sea = space.sea_zone_14 }
    place sea_zone_14 { japan = { fighter = 1 } }
    place mobilization_zone { germany = { carrier = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 carrier in sea_zone_14 from southern_europe"] }
  expect {
    that = (
      all([for c in pieces(space.sea_zone_14) : empty(cargo(c)) if c.unit.deck && c.fresh]) &&
      on_deck(player.germany, space.sea_zone_14) == 2
    )
  }
}

test "a new fighter finds room on a deck with one fighter, and none on a full one" {
  cites = ["A42-412", "A42-413", "A42-516"]

  given german_yard {
    s    = space.southern_europe
    room = 6
  }
  given {
    place sea_zone_14 { germany = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_14 }
    place mobilization_zone { germany = { fighter = 2 } }
  }
  run mobilize_new_units {}
  play { lines = ["base fighter on carrier in sea_zone_14 from southern_europe"] }
  refuse {
    line    = "base fighter on carrier in sea_zone_14 from southern_europe"
    because = "No carrier of yours lies there with room on its deck."
  }
}

test "room for the carrier that a fighter waits for is not given to another fighter" {
  cites = ["A42-385", "A42-508"]

  given german_yard {
    s    = space.western_europe
    room = 1
  }
  given {
    place sea_zone_5 { germany = { carrier = 1 } }
    place mobilization_zone { germany = { carrier = 1, fighter = 1 } }
    create {
      unit  = unit.fighter
      owner = player.germany
      at    = space.sea_zone_13
      flown = true
    }
  }
  run mobilize_new_units {}
  refuse {
    line    = "base fighter on carrier in sea_zone_5 from western_europe"
    because = "That room is needed for the carrier which fighters at sea wait for."
  }
  play { lines = ["launch 1 carrier in sea_zone_13 from western_europe"] }
  expect { that = standing(player.germany, unit.fighter, space.sea_zone_13) == 1 }
}

test "a complex that is built this turn builds nothing yet" {
  cites = ["A42-401"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    place mobilization_zone { united_kingdom = { industrial_complex = 1, infantry = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["build industrial_complex in india"] }
  refuse {
    line    = "mobilize 1 infantry in india"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
  play { lines = ["mobilize 1 infantry in united_kingdom"] }
  expect { that = standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 1 }
}
