# Tests of ships in port: what strikes them there, whose ports shelter them, and where they are launched.

# Ships of the Kingdom in a port by the sea, with a unit beside them.
procedure ships_moored {
  params = { ships = list(unit), beside = unit }

  set game { weather = weather.sunny }
  call holds { with = [player.kingdom, [space.eldershore]] }
  call stands { with = [unit.port, player.kingdom, space.kings_haven, 1] }
  for what {
    in = ships
    call stands { with = [what, player.kingdom, space.kings_haven, 1] }
  }
  call stands { with = [beside, player.kingdom, space.kings_haven, 1] }
}

test "whom fire from a distance reaches in a port" {
  cites = ["KK3-668", "KK3-769"]
  cases = {
    "a cruiser"     = { what = unit.cruiser, gunner = player.khanate, now = weather.sunny, n = 1 }
    "a wooden ship" = { what = unit.war_junk, gunner = player.khanate, now = weather.sunny, n = 1 }
    "a submarine" = {
      what   = unit.submarine,
      gunner = player.khanate,
      now    = weather.sunny,
      n      = 1,
      cites  = ["KK3-549"]
    }
    "aircraft"       = { what = unit.seaplane, gunner = player.khanate, now = weather.sunny, n = 0, cites = ["KK3-819"] }
    "one's own ship" = { what = unit.cruiser, gunner = player.kingdom, now = weather.sunny, n = 0 }
    "a ship in a storm" = {
      what   = unit.cruiser,
      gunner = player.khanate,
      now    = weather.storm,
      n      = 0,
      cites  = ["KK3-056"]
    }
  }

  given {
    call ships_moored { with = [[what], unit.market] }
    call stands { with = [unit.howitzers, gunner, space.holm_fields, 1] }
    set game { weather = now }
  }
  expect { that = count(marks(last(pieces(space.holm_fields)), space.kings_haven)) == n }
}

test "guns and ships hit a ship in port, and whoever is aboard it is no target" {
  cites = ["KK3-668", "KK3-769", "KK3-772"]
  cases = {
    "howitzers" = {
      gun   = unit.howitzers,
      hull  = unit.destroyer,
      at    = space.holm_fields,
      rolls = [3, 1],
      after = wound.losses
    }
    "a cruiser on the sea" = {
      gun   = unit.cruiser,
      hull  = unit.cruiser,
      at    = space.south_amber,
      rolls = [3, 1],
      after = wound.losses
    }
    "to no effect" = {
      gun   = unit.howitzers,
      hull  = unit.destroyer,
      at    = space.holm_fields,
      rolls = [1, 3],
      after = wound.fresh
    }
  }

  given {
    call ships_moored { with = [[hull], unit.spearmen] }
    call stands { with = [gun, player.khanate, at, 1] }
    man  = last(pieces(space.kings_haven))
    ship = first(pieces(space.kings_haven), piece.unit == hull)
    carry man { by = ship }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "shell spearmen in kings_haven with ${gun}"
    because = "There is no such enemy there."
  }
  dice { rolls = rolls }
  play { lines = ["shell ${hull} in kings_haven with ${gun}"] }
  expect { that = first([for u in every(piece) : u.stage if u.owner == player.kingdom && u.unit == hull]) == after }
}

test "a ship that is routed in port puts to sea, and is lost where it cannot" {
  cites = ["KK3-668", "KK3-732", "KK3-772"]
  cases = {
    "the sea is free"    = { blockade = 0, afloat = 1 }
    "enemies are at sea" = { blockade = 1, afloat = 0 }
  }

  given {
    call ships_moored { with = [[unit.freighter], unit.market] }
    call stands { with = [unit.howitzers, player.khanate, space.holm_fields, 1] }
    for s {
      in    = adjacent(space.kings_haven)
      where = s.domain == domain.sea && blockade > 0
      call stands { with = [unit.cruiser, player.khanate, s, 1] }
    }
  }
  dice { rolls = [2, 1] }
  run movement_of { p = player.khanate }
  play { lines = ["shell freighter in kings_haven with howitzers"] }
  expect {
    that = (
      count(every(piece), piece.unit == unit.freighter && piece.space.domain == domain.sea) == afloat &&
      count(every(piece), piece.unit == unit.freighter) == afloat
    )
  }
}

test "aircraft attack ships in port, whoever stands on the quay" {
  cites = ["KK3-668", "KK3-820"]
  cases = {
    "a ship"      = { ships = [unit.torpedo_boat], target = unit.torpedo_boat, may = true }
    "a submarine" = { ships = [unit.submarine], target = unit.submarine, may = true }
    "a trader beside a man-of-war" = {
      ships  = [unit.torpedo_boat, unit.freighter],
      target = unit.freighter,
      may    = true
    }
    "another aircraft" = { ships = [unit.torpedo_boat], target = unit.seaplane, may = false, cites = ["KK3-819"] }
  }

  given {
    call ships_moored { with = [ships, unit.spearmen] }
    call stands {
      when = !may
      with = [target, player.kingdom, space.kings_haven, 1]
    }
    call stands { with = [unit.airfield, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.bomber, player.khanate, space.holm_fields, 1] }
  }
  expect {
    plane = last(pieces(space.holm_fields))
    that  = count(marks_from_air(plane, space.kings_haven, player.khanate), piece.unit == target) == (may ? 1 : 0)
  }
  expect {
    plane = last(pieces(space.holm_fields))
    that  = empty(marks_from_air(plane, space.kings_haven, player.kingdom))
  }
}

test "a bomber damages a ship in port and drives it out, and is not answered" {
  cites = ["KK3-668", "KK3-820"]

  given {
    call ships_moored { with = [[unit.torpedo_boat], unit.market] }
    call stands { with = [unit.airfield, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.bomber, player.khanate, space.holm_fields, 1] }
  }
  dice { rolls = [4, 3] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["attack torpedo_boat in kings_haven with bomber"] }
  expect {
    hull  = first(every(piece), piece.unit == unit.torpedo_boat)
    plane = last(pieces(space.holm_fields))
    that  = hull.stage == wound.losses && hull.space.domain == domain.sea && plane.stage == wound.fresh
  }
}

# ---- Whose ports shelter ships

test "an enemy's harbour on a river is no port of a ship's, and one that is no enemy's is" {
  cites = ["KK3-668", "KK3-670", "KK3-671"]
  cases = {
    "its own workshops" = {
      what   = unit.river_gunboat,
      house  = unit.workshops,
      whose  = player.khanate,
      peace  = false,
      at     = space.dornburg,
      moored = true
    }
    "an enemy's workshops" = {
      what   = unit.river_gunboat,
      house  = unit.workshops,
      whose  = player.kingdom,
      peace  = false,
      at     = space.dornburg,
      moored = false
    }
    "an enemy's port" = {
      what   = unit.war_junk,
      house  = unit.port,
      whose  = player.kingdom,
      peace  = false,
      at     = space.dornburg,
      moored = false
    }
    "an enemy's naval base" = {
      what   = unit.war_junk,
      house  = unit.naval_base,
      whose  = player.kingdom,
      peace  = false,
      at     = space.dornburg,
      moored = false
    }
    "a port of a state at peace with it" = {
      what   = unit.war_junk,
      house  = unit.port,
      whose  = player.kingdom,
      peace  = true,
      at     = space.dornburg,
      moored = true
    }
    "a lost port, without a river" = {
      what   = unit.cruiser,
      house  = unit.port,
      whose  = player.kingdom,
      peace  = false,
      at     = space.kings_haven,
      moored = true
    }
  }

  given {
    call settle_relation {
      when = peace
      with = [player.khanate, player.kingdom, relation.peace]
    }
    call stands { with = [house, whose, at, 1] }
    call stands { with = [what, player.khanate, at, 1] }
  }
  expect { that = in_port(last(pieces(at))) == moored && takes_the_field(last(pieces(at))) == !moored }
}

test "a river ship that has sailed into an enemy's harbour is fought, and not seized" {
  cites = ["KK3-670", "KK3-671"]
  cases = {
    "the enemy's harbour" = {
      yard  = player.kingdom,
      owner = player.khanate,
      said  = "Aldermark attacks Tarkhan at Dornburg."
    }
    "its own harbour" = {
      yard  = player.khanate,
      owner = player.kingdom,
      said  = "Aldermark seizes River Gunboat of Tarkhan at Dornburg."
    }
  }

  given {
    set game { weather = weather.sunny }
    call holds { with = [yard, [space.dornmark]] }
    call stands { with = [unit.workshops, yard, space.dornburg, 1] }
    call stands { with = [unit.river_gunboat, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.light_horse, player.kingdom, space.holm_fields, 1] }
  }
  run {
    defaults = true
    call movement_of { with = [player.kingdom] }
  }
  play { lines = ["move 1 light_horse from holm_fields to dornburg", "stop moving"] }
  expect {
    that = first([for u in every(piece) : u.owner if u.unit == unit.river_gunboat]) == owner
    said = said
  }
}

test "a river ship that sails into a garrisoned harbour of the enemy's attacks it" {
  cites = ["KK3-671"]

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.workshops, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.militia, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.river_gunboat, player.khanate, space.oak_march, 1] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["sail 1 river_gunboat from oak_march to dornburg", "attack at dornburg"] }
  expect { said = "Tarkhan attacks Aldermark at Dornburg." }
}

test "a guest on the river keeps no naval base from its enemies" {
  cites = ["KK3-465", "KK3-671"]
  cases = {
    "the owner's ship" = { whose = player.kingdom, keeps = player.kingdom }
    "an enemy's ship"  = { whose = player.khanate, keeps = none }
  }

  given {
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.naval_base, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.war_junk, whose, space.dornburg, 1] }
  }
  expect { that = keeper(space.dornmark) == keeps }
}

# ---- Where ships are launched

test "a regional ship is launched at the harbour that it needs, and a common one at any" {
  cites = ["KK3-157", "KK3-158"]
  cases = {
    "a dhow, at a port"            = { what = unit.war_dhow, house = unit.port, n = 2 }
    "a dhow, at a naval base"      = { what = unit.war_dhow, house = unit.naval_base, n = 0 }
    "a destroyer, at a port"       = { what = unit.destroyer, house = unit.port, n = 3 }
    "a destroyer, at a naval base" = { what = unit.destroyer, house = unit.naval_base, n = 3 }
  }

  given {
    call holds { with = [player.sultanate, [space.kasr]] }
    call stands { with = [house, player.sultanate, space.lighthouse, 1] }
  }
  expect { that = count(moorings(what, space.kasr, player.sultanate)) == n }
}

test "with a port and a naval base in the province, a regional ship that needs a port puts to sea at the port" {
  cites = ["KK3-157"]
  cases = {
    "the base lies at two seas" = { port = space.kasr_city, base = space.lighthouse }
    "the port lies at two seas" = { port = space.lighthouse, base = space.kasr_city }
  }

  given {
    call holds { with = [player.sultanate, [space.kasr]] }
    call has_stock { with = [player.sultanate, 20] }
    call stands { with = [unit.port, player.sultanate, port, 1] }
    call stands { with = [unit.naval_base, player.sultanate, base, 1] }
  }
  run {
    defaults = true
    call recruiting { with = [player.sultanate] }
  }
  play { lines = ["recruit War Dhow in Kasr al-Bahr"] }
  expect {
    that = (
      touches(first([for u in every(piece) : u.space if u.unit == unit.war_dhow]), port) &&
      same(moorings(unit.war_dhow, space.kasr, player.sultanate), seas_at(port))
    )
  }
}

test "a river leads into no harbour of one's own that enemies stand in" {
  cites = ["KK3-668", "KK3-670"]
  cases = {
    "troops"           = { foe = unit.spearmen, whose = player.kingdom, may = false }
    "troops of friend" = { foe = unit.spearmen, whose = player.union, may = true }
    "nobody"           = { foe = unit.market, whose = player.kingdom, may = true }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call settle_relation { with = [player.khanate, player.union, relation.peace] }
    call stands { with = [unit.workshops, player.khanate, space.red_sands, 1] }
    call stands { with = [foe, whose, space.red_sands, 1] }
    call stands { with = [unit.river_gunboat, player.khanate, space.sarai, 1] }
  }
  expect {
    boat = first(pieces(space.sarai))
    that = open_water(boat, space.red_sands, player.khanate) == may && moors_at(boat, space.red_sands)
  }
}
