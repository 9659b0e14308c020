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

test "into which ports a ship puts in" {
  cites = ["KK3-668"]
  cases = {
    "one's own"               = { holder = player.khanate, from = space.south_amber, foes = 0, because = "", open = true }
    "another's"               = { holder = player.kingdom, from = space.south_amber, foes = 0, because = "There is no port or naval base of yours next to it.", open = false }
    "among enemies"           = { holder = player.khanate, from = space.south_amber, foes = 1, because = "There is no port or naval base of yours next to it.", open = false }
    "from a river, one sails" = { holder = player.khanate, from = space.eldermoor, foes = 0, because = "You have no ship at sea that can still move.", open = false }
  }

  given {
    call holds { with = [holder, [space.eldershore]] }
    call stands { with = [unit.port, holder, space.kings_haven, 1] }
    call stands { with = [unit.war_junk, player.khanate, from, 1] }
    for _i {
      in = range(1, foes)
      call stands { with = [unit.spearmen, player.union, space.kings_haven, 1] }
    }
    set game { weather = weather.sunny }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = open ? ["put in at dornburg with war_junk"] : ["put in at kings_haven with war_junk"]
    because = because
  }
  play { lines = open ? ["put in at kings_haven with war_junk"] : [] }
  expect { that = any([for u in pieces(space.kings_haven) : u.unit == unit.war_junk && u.moved]) == open }
}

test "ships whose harbour is gone put to sea, and those that can float there stay" {
  cites = ["KK3-668"]
  cases = {
    "a cruiser"                 = { what = unit.cruiser, place = space.dornburg, to = space.north_amber, there = 1 }
    "a wooden ship on a river"  = { what = unit.war_junk, place = space.dornburg, to = space.dornburg, there = 1 }
    "a wooden ship by the sea"  = { what = unit.war_junk, place = space.northport, to = space.sunrise_coast, there = 1 }
    "infantry"                  = { what = unit.spearmen, place = space.dornburg, to = space.dornburg, there = 1 }
    "a river ship by the sea"   = { what = unit.river_gunboat, place = space.northport, to = space.sunrise_coast, there = 0 }
    "a cruiser without any sea" = { what = unit.cruiser, place = space.kurgan_plain, to = space.kurgan_plain, there = 0 }
  }

  given {
    call stands { with = [unit.port, player.kingdom, place, 1] }
    call stands { with = [what, player.kingdom, place, 1] }
  }
  run raze {
    b  = building_at(place)
    by = none
  }
  expect { that = count([for u in every(piece) : u if u.unit == what]) == there && count([for u in pieces(to) : u if u.unit == what]) == there }
}

# ---- What is seized

test "who finds equipment, and what of it" {
  cites = ["KK3-666", "KK3-668"]
  cases = {
    "infantry at an airfield"          = { by = unit.spearmen, what = unit.bomber, house = unit.airfield, peace = false, whose = player.khanate }
    "flyers at an airfield"            = { by = unit.kite_riders, what = unit.bomber, house = unit.airfield, peace = false, whose = player.kingdom }
    "a General at an airfield"         = { by = unit.old_temur, what = unit.bomber, house = unit.airfield, peace = false, whose = player.kingdom }
    "friends at an airfield"           = { by = unit.spearmen, what = unit.bomber, house = unit.airfield, peace = true, whose = player.kingdom }
    "aircraft at a naval base"         = { by = unit.spearmen, what = unit.seaplane, house = unit.naval_base, peace = false, whose = player.khanate }
    "river ships at a naval base"      = { by = unit.spearmen, what = unit.river_gunboat, house = unit.naval_base, peace = false, whose = player.khanate }
    "junks that are no longer in port" = { by = unit.spearmen, what = unit.war_junk, house = unit.market, peace = false, whose = player.kingdom }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call settle_relation {
      when = peace
      a    = player.khanate
      b    = player.kingdom
      now  = relation.peace
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
      s    = space.dornburg
      by   = player.khanate
    }
  }
  expect {
    prize = first([for u in every(piece) : u if u.unit == what])
    that  = prize.owner == whose && (prize.routed || whose == player.khanate) && !(prize.routed && whose == player.khanate) && building_at(space.dornburg).owner == player.kingdom && prize.space == space.dornburg
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

test "which ships take whom" {
  cites = ["KK3-566"]
  cases = {
    "infantry on a junk"            = { ship = unit.merchant_junk, what = unit.spearmen, whose = player.khanate, load = 0, takes = true }
    "the last place"                = { ship = unit.merchant_junk, what = unit.spearmen, whose = player.khanate, load = 1, takes = true }
    "a full ship"                   = { ship = unit.merchant_junk, what = unit.spearmen, whose = player.khanate, load = 2, takes = false }
    "another's ship"                = { ship = unit.merchant_junk, what = unit.spearmen, whose = player.kingdom, load = 0, takes = false }
    "a ship that carries nothing"   = { ship = unit.torpedo_boat, what = unit.spearmen, whose = player.khanate, load = 0, takes = false }
    "a ship with room for one"      = { ship = unit.war_junk, what = unit.spearmen, whose = player.khanate, load = 0, takes = true }
    "riders on a junk"              = { ship = unit.merchant_junk, what = unit.lancers, whose = player.khanate, load = 0, takes = true }
    "aircraft on a junk"            = { ship = unit.merchant_junk, what = unit.fighter, whose = player.khanate, load = 0, takes = false }
    "a building on a junk"          = { ship = unit.merchant_junk, what = unit.market, whose = player.khanate, load = 0, takes = false }
    "infantry on a river ship"      = { ship = unit.river_gunboat, what = unit.spearmen, whose = player.khanate, load = 0, takes = true }
    "riders on a river ship"        = { ship = unit.river_gunboat, what = unit.lancers, whose = player.khanate, load = 0, takes = false }
    "nobody's men on nobody's ship" = { ship = unit.merchant_junk, what = unit.spearmen, whose = player.union, load = 0, takes = false }
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
    "who stands on the shore" = { what = unit.spearmen, whose = player.khanate, at = space.holm_fields, left = 1, moved = false, n = 1 }
    "who stands inland"       = { what = unit.spearmen, whose = player.khanate, at = space.oak_march, left = 1, moved = false, n = 0 }
    "who has no points left"  = { what = unit.spearmen, whose = player.khanate, at = space.holm_fields, left = 0, moved = false, n = 0 }
    "who has moved"           = { what = unit.lancers, whose = player.khanate, at = space.holm_fields, left = 1, moved = true, n = 0 }
    "another's men"           = { what = unit.spearmen, whose = player.kingdom, at = space.holm_fields, left = 1, moved = false, n = 0 }
    "aircraft"                = { what = unit.fighter, whose = player.khanate, at = space.holm_fields, left = 1, moved = false, n = 0 }
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
  cites = ["KK3-481", "KK3-795"]
  cases = {
    "nobody is"   = { ship = false, men = false, n = 1, free = true }
    "the men are" = { ship = false, men = true, n = 0, free = true }
    "the ship is" = { ship = true, men = false, n = 1, free = false }
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
      at      = space.holm_fields
      left    = 1
      engaged = men
    }
  }
  run {
    offer {
      to      = player.khanate
      actions = [action.step]
      done    = "stop moving"
    }
  }
  refuse {
    line    = ship || men ? "load 1 spearmen on merchant_junk" : "load 1 bowmen on merchant_junk"
    because = ship || men ? "No ship of yours there has room for a unit nearby." : "It carries no more."
  }
  expect { that = count(boarders(first(pieces(space.north_amber)))) == n && first(pieces(space.north_amber)).engaged != free }
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
    man  = first([for u in every(piece) : u if u.unit == unit.spearmen])
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

test "where whom a ship carries can land" {
  cites = ["KK3-471", "KK3-796"]
  cases = {
    "infantry, in a swamp"    = { what = unit.spearmen, at = space.south_amber, there = space.eldermoor, lands = true }
    "tanks, in a swamp"       = { what = unit.tankettes, at = space.south_amber, there = space.eldermoor, lands = false }
    "tanks, in fields"        = { what = unit.tankettes, at = space.south_amber, there = space.kings_haven, lands = true }
    "further inland"          = { what = unit.spearmen, at = space.south_amber, there = space.long_downs, lands = false }
    "at sea"                  = { what = unit.spearmen, at = space.south_amber, there = space.pearl_gulf, lands = false }
    "in port, ashore"         = { what = unit.spearmen, at = space.kings_haven, there = space.kings_haven, lands = true }
    "in port, beyond it"      = { what = unit.spearmen, at = space.kings_haven, there = space.long_downs, lands = false }
    "in port, over the water" = { what = unit.spearmen, at = space.kings_haven, there = space.south_amber, lands = false }
  }

  given {
    set game { weather = weather.sunny }
    call aboard_ship { with = [what, unit.freighter, player.khanate, at, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = lands ? "land 1 ${what} from freighter at frozen_mere" : "land 1 ${what} from freighter at ${there}"
    because = "That is not on its shore."
  }
  play { lines = lands ? ["land 1 ${what} from freighter at ${there}"] : [] }
  expect { that = (first([for u in every(piece) : u if u.unit == what]).holder == none) == lands }
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
    carry tank { by = first([for u in pieces(space.south_amber) : u if u.unit == unit.freighter]) }
  }
  run movement_of { p = player.khanate }
  refuse { line = ["land 1 spearmen, 1 tankettes from freighter at eldermoor", "land 1 tankettes from freighter at eldermoor"] }
  play { lines = ["land 1 spearmen from freighter at eldermoor"] }
  expect { that = count(pieces(space.eldermoor)) == 1 }
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
  run {
    offer {
      to      = player.khanate
      actions = [action.step]
      done    = "stop moving"
    }
  }
  refuse { line = "land 1 spearmen from freighter at kings_haven" }
  expect { that = empty(pieces(space.kings_haven)) }
}

# ---- Withdrawing at sea

test "the way home at sea leads through waters without enemies, to harbours of one's own" {
  cites = ["KK3-790", "KK3-791"]
  cases = {
    "straight home"          = { house = unit.market, at = space.salt_pans, foe = space.mirror_lake, n = [space.sunrise_coast] }
    "to a nearer port"       = { house = unit.port, at = space.salt_pans, foe = space.mirror_lake, n = [space.south_amber] }
    "to a nearer naval base" = { house = unit.naval_base, at = space.salt_pans, foe = space.mirror_lake, n = [space.south_amber] }
    "a nearer port, cut off" = { house = unit.port, at = space.salt_pans, foe = space.south_amber, n = [space.sunrise_coast] }
    "another's port"         = { house = unit.port, at = space.mangroves, foe = space.mirror_lake, n = [space.sunrise_coast] }
  }

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.hafenland, space.kasr]] }
    set space kasr { holder = at == space.salt_pans ? player.kingdom : player.union }
    call stands { with = [house, at == space.salt_pans ? player.kingdom : player.union, at, 1] }
    call stands { with = [unit.cruiser, player.khanate, foe, 1] }
    create {
      unit  = unit.torpedo_boat
      owner = player.kingdom
      at    = space.pearl_gulf
      left  = 9
    }
    set space kasr { holder = at == space.salt_pans ? player.kingdom : none }
  }
  expect {
    ship = first([for u in pieces(space.pearl_gulf) : u if u.unit == unit.torpedo_boat])
    that = same(courses(ship), n)
  }
}
