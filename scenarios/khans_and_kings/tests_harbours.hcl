# Tests of harbours, of what is seized in them, of boarding and landing, and of mines: who may, and who may not.

# A unit aboard a ship, where nothing else is.
procedure aboard_ship {
  params = { what = unit, ship = unit, p = player, at = space, left = int }

  create carrier {
    unit  = ship
    owner = p
    at    = at
    left  = left
  }
  create passenger {
    unit  = what
    owner = p
    at    = at
    left  = left
  }
  carry passenger { by = carrier }
}

# ---- Harbours

test "which buildings are harbours of which ships" {
  cites = ["KK3-668", "KK3-670"]
  cases = {
    "a cruiser in a port"           = { what = unit.cruiser, house = unit.port, shelter = true }
    "a cruiser at a naval base"     = { what = unit.cruiser, house = unit.naval_base, shelter = true }
    "a cruiser at workshops"        = { what = unit.cruiser, house = unit.workshops, shelter = false }
    "a cruiser at a market"         = { what = unit.cruiser, house = unit.market, shelter = false }
    "a river ship in a port"        = { what = unit.river_gunboat, house = unit.port, shelter = true }
    "a river ship at workshops"     = { what = unit.river_gunboat, house = unit.workshops, shelter = true }
    "a river ship at a market"      = { what = unit.river_gunboat, house = unit.market, shelter = false }
    "a wooden ship at workshops"    = { what = unit.war_junk, house = unit.workshops, shelter = false }
    "infantry in a port is ashore"  = { what = unit.spearmen, house = unit.port, shelter = false }
    "aircraft in a port are ashore" = { what = unit.seaplane, house = unit.port, shelter = false }
  }

  given {
    call stands { with = [house, player.kingdom, space.dornburg, 1] }
    call stands { with = [what, player.kingdom, space.dornburg, 1] }
  }
  expect { that = in_port(last(pieces(space.dornburg))) == shelter }
}

# An own port at King's Haven, and a junk somewhere near it.
procedure junk_and_port {
  params = { holder = player, from = space, foes = int }

  call holds { with = [holder, [space.eldershore]] }
  call stands { with = [unit.port, holder, space.kings_haven, 1] }
  call stands { with = [unit.war_junk, player.khanate, from, 1] }
  for _i {
    in = range(1, foes)
    call stands { with = [unit.spearmen, player.union, space.kings_haven, 1] }
  }
  set game { weather = weather.sunny }
}

test "into which ports no ship puts in" {
  cites = ["KK3-668"]
  cases = {
    "another's" = {
      holder  = player.kingdom,
      from    = space.south_amber,
      foes    = 0,
      because = "There is no port or naval base of yours next to it."
    }
    "among enemies" = {
      holder  = player.khanate,
      from    = space.south_amber,
      foes    = 1,
      because = "There is no port or naval base of yours next to it."
    }
    "from a river one sails" = {
      holder  = player.khanate,
      from    = space.eldermoor,
      foes    = 0,
      because = "You have no ship at sea that can still move."
    }
    "from afar, though at sea" = {
      holder  = player.khanate,
      from    = space.pearl_gulf,
      foes    = 0,
      because = "There is no port or naval base of yours next to it."
    }
  }

  given junk_and_port { with = [holder, from, foes] }
  run movement_of { p = player.khanate }
  refuse {
    line    = "put in at kings_haven with war_junk"
    because = because
  }
}

test "putting in at a port takes a point and is a move" {
  cites = ["KK3-668", "KK3-480"]

  given junk_and_port {
    with = [player.khanate, space.south_amber]
    foes = 0
  }
  run movement_of { p = player.khanate }
  play { lines = ["put in at kings_haven with war_junk"] }
  expect {
    ship = last(pieces(space.kings_haven))
    that = ship.left == 1 && ship.moved && ship.start_at == space.south_amber
  }
}

test "ships whose harbour is gone put to sea, and those that can float there stay" {
  cites = ["KK3-668"]
  cases = {
    "a cruiser"                = { what = unit.cruiser, place = space.dornburg, to = space.north_amber, there = 1 }
    "a wooden ship on a river" = { what = unit.war_junk, place = space.dornburg, to = space.dornburg, there = 1 }
    "a wooden ship by the sea" = { what = unit.war_junk, place = space.northport, to = space.sunrise_coast, there = 1 }
    "infantry"                 = { what = unit.spearmen, place = space.dornburg, to = space.dornburg, there = 1 }
    "a river ship by the sea" = {
      what  = unit.river_gunboat,
      place = space.northport,
      to    = space.sunrise_coast,
      there = 0
    }
    "a cruiser without any sea" = {
      what  = unit.cruiser,
      place = space.kurgan_plain,
      to    = space.kurgan_plain,
      there = 0
    }
  }

  given {
    call stands { with = [unit.port, player.kingdom, place, 1] }
    call stands { with = [what, player.kingdom, place, 1] }
  }
  run raze {
    b  = building_at(place)
    by = none
  }
  expect { that = count(every(piece), piece.unit == what) == there && count(pieces(to), piece.unit == what) == there }
}

# ---- What is seized

test "who finds equipment, and what of it" {
  cites = ["KK3-666", "KK3-668"]
  cases = {
    "infantry at an airfield" = {
      by    = unit.spearmen,
      what  = unit.bomber,
      house = unit.airfield,
      peace = false,
      whose = player.khanate
    }
    "flyers at an airfield" = {
      by    = unit.kite_riders,
      what  = unit.bomber,
      house = unit.airfield,
      peace = false,
      whose = player.kingdom
    }
    "a General at an airfield" = {
      by    = unit.old_temur,
      what  = unit.bomber,
      house = unit.airfield,
      peace = false,
      whose = player.kingdom
    }
    "friends at an airfield" = {
      by    = unit.spearmen,
      what  = unit.bomber,
      house = unit.airfield,
      peace = true,
      whose = player.kingdom
    }
    "aircraft at a naval base" = {
      by    = unit.spearmen,
      what  = unit.seaplane,
      house = unit.naval_base,
      peace = false,
      whose = player.khanate
    }
    "river ships at a naval base" = {
      by    = unit.spearmen,
      what  = unit.river_gunboat,
      house = unit.naval_base,
      peace = false,
      whose = player.khanate
    }
    "junks that are no longer in port" = {
      by    = unit.spearmen,
      what  = unit.war_junk,
      house = unit.market,
      peace = false,
      whose = player.kingdom
    }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call settle_relation {
      when = peace
      with = [player.khanate, player.kingdom, relation.peace]
    }
    call stands { with = [house, player.kingdom, space.dornburg, 1] }
    create {
      unit   = what
      owner  = player.kingdom
      at     = space.dornburg
      routed = true
    }
    call stands { with = [by, player.khanate, space.dornburg, 1] }
  }
  run {
    defaults = true
    call seize_equipment {
      when = holds_alone(space.dornburg, player.khanate)
      with = [space.dornburg, player.khanate]
    }
  }
  expect {
    prize = first(every(piece), piece.unit == what)
    that = (
      prize.owner == whose && (prize.routed || whose == player.khanate) && !(prize.routed && whose == player.khanate) &&
      building_at(space.dornburg).owner == player.kingdom && prize.space == space.dornburg
    )
  }
}

test "after a battle the victor's land units alone seize equipment, and nobody's if nobody is left" {
  cites = ["KK3-666"]
  cases = {
    "infantry have won"     = { by = unit.spearmen, won = true, whose = player.khanate }
    "flyers have won"       = { by = unit.kite_riders, won = true, whose = player.kingdom }
    "infantry have not won" = { by = unit.spearmen, won = false, whose = player.kingdom }
  }

  given {
    call stands { with = [unit.airfield, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.bomber, player.kingdom, space.holm_fields, 1] }
    call stands { with = [by, player.khanate, space.holm_fields, 1] }
  }
  run {
    emit battle_over {
      place  = space.holm_fields
      winner = won ? player.khanate : none
      loser  = player.kingdom
    }
  }
  expect { that = first(airmen_at(space.holm_fields)).owner == whose }
}

# ---- Boarding

# Acting in one's movement, with nothing reset before it.
procedure acting {
  params = { p = player }

  offer {
    to      = p
    actions = [action.step]
    prompt  = "Move, or stop."
    done    = "stop moving"
  }
}

test "which ships take whom" {
  cites = ["KK3-566"]
  cases = {
    "infantry on a junk" = {
      ship  = unit.merchant_junk,
      what  = unit.spearmen,
      whose = player.khanate,
      load  = 0,
      takes = true
    }
    "the last place" = {
      ship  = unit.merchant_junk,
      what  = unit.spearmen,
      whose = player.khanate,
      load  = 1,
      takes = true
    }
    "a full ship" = { ship = unit.merchant_junk, what = unit.spearmen, whose = player.khanate, load = 2, takes = false }
    "another's ship" = {
      ship  = unit.merchant_junk,
      what  = unit.spearmen,
      whose = player.kingdom,
      load  = 0,
      takes = false
    }
    "a ship that carries nothing" = {
      ship  = unit.torpedo_boat,
      what  = unit.spearmen,
      whose = player.khanate,
      load  = 0,
      takes = false
    }
    "a ship with room for one" = {
      ship  = unit.war_junk,
      what  = unit.spearmen,
      whose = player.khanate,
      load  = 0,
      takes = true
    }
    "riders on a junk" = {
      ship  = unit.merchant_junk,
      what  = unit.lancers,
      whose = player.khanate,
      load  = 0,
      takes = true
    }
    "aircraft on a junk" = {
      ship  = unit.merchant_junk,
      what  = unit.fighter,
      whose = player.khanate,
      load  = 0,
      takes = false
    }
    "a building on a junk" = {
      ship  = unit.merchant_junk,
      what  = unit.market,
      whose = player.khanate,
      load  = 0,
      takes = false
    }
    "infantry on a river ship" = {
      ship  = unit.river_gunboat,
      what  = unit.spearmen,
      whose = player.khanate,
      load  = 0,
      takes = true
    }
    "a General on a junk" = {
      ship  = unit.merchant_junk,
      what  = unit.old_temur,
      whose = player.khanate,
      load  = 0,
      takes = true
    }
    "a General on a full junk" = {
      ship  = unit.merchant_junk,
      what  = unit.old_temur,
      whose = player.khanate,
      load  = 2,
      takes = true
    }
    "a General on a river ship" = {
      ship  = unit.river_gunboat,
      what  = unit.old_temur,
      whose = player.khanate,
      load  = 0,
      takes = false
    }
    "riders on a river ship" = {
      ship  = unit.river_gunboat,
      what  = unit.lancers,
      whose = player.khanate,
      load  = 0,
      takes = false
    }
    "nobody's men on nobody's ship" = {
      ship  = unit.merchant_junk,
      what  = unit.spearmen,
      whose = player.union,
      load  = 0,
      takes = false
    }
  }

  given {
    create vessel {
      unit  = ship
      owner = whose
      at    = space.oak_march
    }
    for _i {
      in = range(1, load)
      create man {
        unit  = unit.spearmen
        owner = whose
        at    = space.oak_march
      }
      carry man { by = vessel }
    }
    call stands { with = [what, player.khanate, space.dornburg, 1] }
  }
  expect { that = !empty(berths(first(pieces(space.dornburg)), space.oak_march)) == takes }
}

test "who boards a ship at sea" {
  cites = ["KK3-566", "KK3-793", "KK3-795"]
  cases = {
    "who stands on the shore" = {
      what  = unit.spearmen,
      whose = player.khanate,
      at    = space.holm_fields,
      left  = 1,
      moved = false,
      n     = 1
    }
    "who stands inland" = {
      what  = unit.spearmen,
      whose = player.khanate,
      at    = space.oak_march,
      left  = 1,
      moved = false,
      n     = 0
    }
    "who has no points left" = {
      what  = unit.spearmen,
      whose = player.khanate,
      at    = space.holm_fields,
      left  = 0,
      moved = false,
      n     = 0
    }
    "who has moved" = {
      what  = unit.lancers,
      whose = player.khanate,
      at    = space.holm_fields,
      left  = 1,
      moved = true,
      n     = 0
    }
    "another's men" = {
      what  = unit.spearmen,
      whose = player.kingdom,
      at    = space.holm_fields,
      left  = 1,
      moved = false,
      n     = 0
    }
    "aircraft" = { what = unit.fighter, whose = player.khanate, at = space.holm_fields, left = 1, moved = false, n = 0 }
  }

  given {
    call stands { with = [unit.merchant_junk, player.khanate, space.north_amber, 1] }
    create {
      unit  = what
      owner = whose
      at    = at
      left  = left
      moved = moved
    }
  }
  expect { that = count(boarders(first(pieces(space.north_amber)))) == n }
}

test "who is in a battle neither boards nor takes anybody aboard" {
  cites = ["KK3-481"]
  cases = {
    "the men are"         = { ship = false, men = true, at = space.holm_fields }
    "the ship is"         = { ship = true, men = false, at = space.holm_fields }
    "nobody is, but near" = { ship = false, men = false, at = space.oak_march, cites = ["KK3-793"] }
  }

  given {
    set game { weather = weather.sunny }
    create {
      unit    = unit.merchant_junk
      owner   = player.khanate
      at      = space.north_amber
      left    = 2
      engaged = ship
    }
    create {
      unit    = unit.spearmen
      owner   = player.khanate
      at      = at
      left    = 1
      engaged = men
    }
  }
  run acting { p = player.khanate }
  refuse {
    line    = "load 1 spearmen on merchant_junk"
    because = "No ship of yours there has room for a unit nearby."
  }
}

test "boarding and landing each take the turn" {
  cites = ["KK3-625", "KK3-795", "KK3-796"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.merchant_junk, player.khanate, space.north_amber, 1] }
    create {
      unit  = unit.spearmen
      owner = player.khanate
      at    = space.holm_fields
      along = 1
    }
  }
  run movement_of { p = player.khanate }
  play { lines = ["load 1 spearmen on merchant_junk"] }
  expect {
    man  = first(every(piece), piece.unit == unit.spearmen)
    that = man.holder != none && man.left == 0 && man.along == 0 && man.moved
  }
  play { lines = ["stop moving"] }
  run movement_of { p = player.khanate }
  play { lines = ["land 1 spearmen from merchant_junk at cold_fells"] }
  expect {
    man  = first(pieces(space.cold_fells))
    that = man.holder == none && man.left == 0 && man.along == 0 && man.moved && man.start_at == space.north_amber
  }
}

# ---- Landing

test "where those whom a ship carries land" {
  cites = ["KK3-471", "KK3-796"]
  cases = {
    "infantry, in a swamp" = { what = unit.spearmen, at = space.south_amber, there = space.eldermoor }
    "tanks, in fields"     = { what = unit.tankettes, at = space.south_amber, there = space.kings_haven }
    "in port, ashore"      = { what = unit.spearmen, at = space.kings_haven, there = space.kings_haven }
  }

  given {
    set game { weather = weather.sunny }
    call aboard_ship { with = [what, unit.freighter, player.khanate, at, 1] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["land 1 ${what} from freighter at ${there}"] }
  expect { that = first(pieces(there), piece.unit == what).holder == none }
}

test "where nobody lands" {
  cites = ["KK3-471", "KK3-796"]
  cases = {
    "tanks, in a swamp"       = { what = unit.tankettes, at = space.south_amber, there = space.eldermoor }
    "further inland"          = { what = unit.spearmen, at = space.south_amber, there = space.long_downs }
    "at sea"                  = { what = unit.spearmen, at = space.south_amber, there = space.pearl_gulf }
    "in port, beyond it"      = { what = unit.spearmen, at = space.kings_haven, there = space.long_downs }
    "in port, over the water" = { what = unit.spearmen, at = space.kings_haven, there = space.south_amber }
  }

  given {
    set game { weather = weather.sunny }
    call aboard_ship { with = [what, unit.freighter, player.khanate, at, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "land 1 ${what} from freighter at ${there}"
    because = "That is not on its shore."
  }
}

test "of a mixed load only those land whom the ground bears" {
  cites = ["KK3-471", "KK3-796"]

  given {
    set game { weather = weather.sunny }
    call aboard_ship { with = [unit.spearmen, unit.freighter, player.khanate, space.south_amber, 1] }
    create tank {
      unit  = unit.tankettes
      owner = player.khanate
      at    = space.south_amber
    }
    carry tank { by = first(pieces(space.south_amber), piece.unit == unit.freighter) }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = ["land 1 spearmen, 1 tankettes from freighter at eldermoor", "land 1 tankettes from freighter at eldermoor"]
    because = "Eldermoor has no room for so many."
  }
  play { lines = ["land 1 spearmen from freighter at eldermoor"] }
  expect { that = count(pieces(space.eldermoor)) == 1 }
}

test "flyers land ashore, also where no other unit finds room" {
  cites = ["KK3-796"]

  given {
    set game { weather = weather.sunny }
    call aboard_ship { with = [unit.kite_riders, unit.freighter, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.militia, player.khanate, space.kings_haven, 6] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "land 1 kite_riders from freighter at pearl_gulf"
    because = "That is not on its shore."
  }
  play { lines = ["land 1 kite_riders from freighter at kings_haven"] }
}

test "what carries units" {
  cites = ["KK3-566"]

  given {
    call stands { with = [unit.war_junk, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.torpedo_boat, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.freighter, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
  }
  expect { that = count(carriers(player.khanate)) == 1 && carriers(player.khanate)[0].unit == unit.war_junk }
}

procedure landing_where_others_stand {
  params = { engaged = bool }

  set game { weather = weather.sunny }
  call stands { with = [unit.kite_riders, player.kingdom, space.eldermoor, 1] }
  create {
    unit    = unit.flak
    owner   = player.khanate
    at      = space.eldermoor
    count   = 2
    engaged = engaged
  }
  call aboard_ship { with = [unit.spearmen, unit.freighter, player.khanate, space.south_amber, 1] }
}

test "more land where the first that have landed fight" {
  cites = ["KK3-266", "KK3-797"]

  given landing_where_others_stand { engaged = true }
  run acting { p = player.khanate }
  play { lines = ["land 1 spearmen from freighter at eldermoor"] }
  expect { that = count(pieces(space.eldermoor), piece.unit == unit.spearmen) == 1 }
}

test "nobody lands in a crowd of his own that fights nobody" {
  cites = ["KK3-265", "KK3-266"]

  given landing_where_others_stand { engaged = false }
  run acting { p = player.khanate }
  refuse {
    line    = "land 1 spearmen from freighter at eldermoor"
    because = "Eldermoor has no room for so many."
  }
}

test "nobody lands behind a battle whose enemies are gone, where there is no room" {
  cites = ["KK3-265..267"]

  given {
    call landing_where_others_stand { engaged = true }
    call lose { with = [first(pieces(space.eldermoor, player.kingdom)), none] }
  }
  run acting { p = player.khanate }
  refuse {
    line    = "land 1 spearmen from freighter at eldermoor"
    because = "Eldermoor has no room for so many."
  }
}

test "nobody sweeps where there are no mines" {
  cites = ["KK3-592"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.minesweeper, player.khanate, space.south_amber, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "sweep the mines in south_amber with minesweeper"
    because = "You have no minesweeper there that can still move."
  }
}

test "ships in battle land nobody" {
  cites = ["KK3-481"]

  given {
    set game { weather = weather.sunny }
    call aboard_ship { with = [unit.spearmen, unit.freighter, player.khanate, space.south_amber, 1] }
    set u {
      in      = pieces(space.south_amber)
      where   = u.unit == unit.freighter
      engaged = true
    }
  }
  run acting { p = player.khanate }
  refuse {
    line    = "land 1 spearmen from freighter at kings_haven"
    because = "No such ship has units aboard that can land."
  }
  expect { that = empty(pieces(space.kings_haven)) }
}

# ---- Withdrawing at sea

test "the way home at sea leads through waters without enemies, to harbours of one's own" {
  cites = ["KK3-790", "KK3-791"]
  cases = {
    "to a coastal capital" = {
      house  = unit.market,
      holder = player.kingdom,
      foe    = space.mirror_lake,
      left   = 9,
      to     = space.sunrise_coast
    }
    "to a nearer port" = {
      house  = unit.port,
      holder = player.kingdom,
      foe    = space.mirror_lake,
      left   = 9,
      to     = space.north_amber
    }
    "to a nearer naval base" = {
      house  = unit.naval_base,
      holder = player.kingdom,
      foe    = space.mirror_lake,
      left   = 9,
      to     = space.north_amber
    }
    "a nearer port, cut off" = {
      house  = unit.port,
      holder = player.kingdom,
      foe    = space.south_amber,
      left   = 9,
      to     = space.sunrise_coast
    }
    "another's port" = {
      house  = unit.port,
      holder = player.union,
      foe    = space.mirror_lake,
      left   = 9,
      to     = space.sunrise_coast
    }
    "on the way to it" = {
      house  = unit.port,
      holder = player.kingdom,
      foe    = space.mirror_lake,
      left   = 1,
      to     = space.south_amber
    }
  }

  given {
    call holds { with = [player.kingdom, [space.hafenland]] }
    call holds { with = [holder, [space.nordheim]] }
    call stands { with = [house, holder, space.cold_fells, 1] }
    call stands { with = [unit.cruiser, player.khanate, foe, 1] }
    create {
      unit  = unit.torpedo_boat
      owner = player.kingdom
      at    = space.pearl_gulf
      left  = left
    }
  }
  expect { that = same(courses(first(pieces(space.pearl_gulf, player.kingdom))), [to]) }
}

test "a ship that is at its haven, or has none, goes next door" {
  cites = ["KK3-791", "KK3-792"]
  cases = {
    "at its haven" = {
      home = [space.dornmark],
      at   = space.north_amber,
      foe  = space.mirror_lake,
      to   = [space.south_amber]
    }
    "cut off from it" = { home = [space.hafenland], at = space.north_amber, foe = space.south_amber, to = [] }
    "without any haven" = {
      home = [],
      at   = space.pearl_gulf,
      foe  = space.mirror_lake,
      to   = [space.south_amber, space.delta_bight]
    }
  }

  given {
    for s {
      in = home
      call holds { with = [player.kingdom, [s]] }
    }
    call stands { with = [unit.cruiser, player.khanate, foe, 1] }
    create {
      unit  = unit.torpedo_boat
      owner = player.kingdom
      at    = at
      left  = 9
    }
  }
  expect { that = same(courses(first(pieces(at))), to) }
}

# ---- Mines

test "who works with mines" {
  cites = ["KK3-454", "KK3-456", "KK3-545", "KK3-592"]
  cases = {
    "a minesweeper" = {
      what    = unit.minesweeper,
      whose   = player.khanate,
      at      = space.south_amber,
      left    = 2,
      moved   = false,
      engaged = false,
      works   = true
    }
    "with one point" = {
      what    = unit.minesweeper,
      whose   = player.khanate,
      at      = space.south_amber,
      left    = 1,
      moved   = false,
      engaged = false,
      works   = true
    }
    "that has moved" = {
      what    = unit.minesweeper,
      whose   = player.khanate,
      at      = space.south_amber,
      left    = 1,
      moved   = true,
      engaged = false,
      works   = true
    }
    "without points" = {
      what    = unit.minesweeper,
      whose   = player.khanate,
      at      = space.south_amber,
      left    = 0,
      moved   = false,
      engaged = false,
      works   = false
    }
    "in a battle" = {
      what    = unit.minesweeper,
      whose   = player.khanate,
      at      = space.south_amber,
      left    = 2,
      moved   = false,
      engaged = true,
      works   = false
    }
    "in port" = {
      what    = unit.minesweeper,
      whose   = player.khanate,
      at      = space.kings_haven,
      left    = 2,
      moved   = false,
      engaged = false,
      works   = false
    }
    "another's minesweeper" = {
      what    = unit.minesweeper,
      whose   = player.kingdom,
      at      = space.south_amber,
      left    = 2,
      moved   = false,
      engaged = false,
      works   = false
    }
    "a ship that is no such ship" = {
      what    = unit.torpedo_boat,
      whose   = player.khanate,
      at      = space.south_amber,
      left    = 2,
      moved   = false,
      engaged = false,
      works   = false
    }
  }

  given {
    create {
      unit    = what
      owner   = whose
      at      = at
      left    = left
      moved   = moved
      engaged = engaged
    }
  }
  expect {
    that = (
      !empty(crews_of(player.khanate, ability.lays_mines)) == works &&
      !empty(crews_of(player.khanate, ability.sweeps)) == works
    )
  }
}

test "who sweeps or lays mines has moved" {
  cites = ["KK3-454", "KK3-592"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.minesweeper, player.khanate, space.south_amber, 2] }
  }
  dice { rolls = [2] }
  run movement_of { p = player.khanate }
  play { lines = ["lay mines in south_amber with minesweeper", "sweep the mines in south_amber with minesweeper"] }
  expect { that = all(pieces(space.south_amber), piece.moved) && empty(mines_at(space.south_amber)) }
}

test "mines are for ships" {
  cites = ["KK3-457"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.mine_barrier, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.kite_riders, player.khanate, space.kings_haven, 1] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["move 1 kite_riders from kings_haven to south_amber"] }
  expect {
    that   = any(pieces(space.south_amber), piece.unit == unit.kite_riders && piece.left > 0)
    unsaid = "enters the mines"
  }
}

test "mines are thrown for with a die of six" {
  cites = ["KK3-457"]

  given {
    call stands { with = [unit.mine_barrier, player.kingdom, space.south_amber, 1] }
  }
  run {
    repeat {
      times = 40
      create ship {
        unit  = unit.torpedo_boat
        owner = player.khanate
        at    = space.south_amber
      }
      emit exposed {
        mover     = ship
        place     = space.south_amber
        left_from = space.north_amber
      }
    }
  }
  expect {
    that = (
      any(pieces(space.south_amber), piece.stage == wound.heavy_losses) &&
      any(pieces(space.south_amber), piece.stage == wound.losses)
    )
    said   = ": 6."
    unsaid = ": 7."
  }
  expect { unsaid = ": 8." }
}

test "who has moved lays no mines" {
  cites = ["KK3-545"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.minesweeper, player.khanate, space.north_amber, 1] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["sail 1 minesweeper from north_amber to south_amber"] }
  refuse {
    line    = "lay mines in south_amber with minesweeper"
    because = "has its whole turn left"
  }
}

test "an Admiral on a ship takes no unit's place, and goes ashore alone" {
  cites = ["KK3-566", "KK3-717"]

  given {
    set game { weather = weather.sunny }
    create ship {
      unit  = unit.war_junk
      owner = player.kingdom
      at    = space.north_amber
    }
    create chief {
      unit  = unit.lord_haven
      owner = player.kingdom
      at    = space.north_amber
    }
    carry chief { by = ship }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.dornburg, 1] }
  }
  run movement_of { p = player.kingdom }
  refuse {
    line    = "land lord_haven from war_junk at dornburg"
    because = "No such ship has units aboard that can land."
  }
  play { lines = ["load 1 spearmen on war_junk"] }
  expect { that = count(cargo(first(pieces(space.north_amber), piece.unit == unit.war_junk))) == 2 }
}
