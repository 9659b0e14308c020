# Tests of the fleet: naval battles, withdrawal and flight at sea, ports, equipment that is seized, transport, landings and mines.

test "ships fight as land units do" {
  cites = ["KK3-788"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.torpedo_boat, player.kingdom, space.north_amber, 1] }
    call marches_in { with = [unit.cruiser, player.khanate, space.south_amber, space.north_amber, 0, 1] }
  }
  dice { rolls = [3, 1] }
  run {
    defaults = true
    call battle_at { with = [space.north_amber, player.khanate] }
  }
  play { lines = ["stand", "attack torpedo_boat with cruiser"] }
  expect {
    said = "Cruiser of Tarkhan: 10; Torpedo Boat of Aldermark: 6."
    that = first(pieces(space.north_amber)).unit == unit.cruiser
  }
}

test "ships that must withdraw" {
  cases = {
    "towards their nearest haven, as far as their points take them" = {
      points = 1,
      home   = space.hafenland,
      at     = space.delta_bight,
      cites  = ["KK3-790", "KK3-791"]
    }
    "with more points, further" = {
      points = 2,
      home   = space.hafenland,
      at     = space.lantern_straits,
      cites  = ["KK3-790"]
    }
    "all the way"               = { points = 9, home = space.hafenland, at = space.sunrise_coast, cites = ["KK3-791"] }
    "without points, next door" = { points = 0, home = space.hafenland, at = space.delta_bight, cites = ["KK3-792"] }
    "to a coastal capital"      = { points = 9, home = space.dornmark, at = space.north_amber, cites = ["KK3-791"] }
  }

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [home]] }
    create {
      unit  = unit.torpedo_boat
      owner = player.kingdom
      at    = home == space.dornmark ? space.south_amber : space.pearl_gulf
      left  = points
    }
  }
  run {
    defaults = true
    ship     = first(every(piece), piece.unit == unit.torpedo_boat)
    call stands { with = [unit.cruiser, player.khanate, ship.space, 1] }
    call stands {
      when = home == space.hafenland
      with = [unit.cruiser, player.khanate, space.south_amber, 1]
    }
    call withdraw { with = [ship, player.khanate] }
  }
  expect {
    that    = any(pieces(at), piece.unit == unit.torpedo_boat)
    message = "on the way home"
  }
}

test "a fleet that flees goes as far as its Speed" {
  cites = ["KK3-789"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.merchant_junk, player.kingdom, space.pearl_gulf, 2] }
    call marches_in { with = [unit.cruiser, player.khanate, space.south_amber, space.pearl_gulf, 0, 1] }
  }
  run battle_at { with = [space.pearl_gulf, player.khanate] }
  refuse {
    line    = ["flee to delta_bight", "flee to sunrise_coast"]
    because = "None of your army can go there, or all of it can go elsewhere."
  }
  play { lines = ["flee to lantern_straits"] }
  expect {
    that    = count(pieces(space.lantern_straits)) == 2
    message = "two away"
  }
}

test "the wind carries a fleeing fleet of junks farther" {
  cites = ["KK3-052", "KK3-789"]
  cases = {
    "in sunshine" = { now = weather.sunny, far = 2 }
    "in the wind" = { now = weather.windy, far = 4 }
  }

  given {
    set game { weather = now }
    call stands { with = [unit.war_junk, player.kingdom, space.pearl_gulf, 1] }
  }
  expect {
    that = (
      all([
        for z in flights(space.pearl_gulf, player.kingdom) :
        distance(movement.clear_water, first(pieces(space.pearl_gulf)), space.pearl_gulf, z, 9) == far
      ]) &&
      !empty(flights(space.pearl_gulf, player.kingdom))
    )
  }
}

test "a fleet flees to waters for all its ships, as fast as the slowest" {
  cites = ["KK3-540", "KK3-755", "KK3-789"]
  cases = {
    "junks go up a river"         = { other = unit.merchant_junk, to = space.dornburg, never = space.holm_fields }
    "a cruiser keeps them at sea" = { other = unit.cruiser, to = space.delta_bight, never = space.dornburg }
    "kites come along"            = { other = unit.kite_riders, to = space.dornburg, never = space.eldermoor }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.war_junk, player.kingdom, space.south_amber, 1] }
    call stands { with = [other, player.kingdom, space.south_amber, 1] }
    call marches_in { with = [unit.kite_riders, player.khanate, space.pearl_gulf, space.south_amber, 0, 1] }
  }
  run battle_at { with = [space.south_amber, player.khanate] }
  refuse {
    line    = "flee to ${never}"
    because = "None of your army can go there, or all of it can go elsewhere."
  }
  play { lines = ["flee to ${to}"] }
  expect {
    that    = count(army(to, player.kingdom)) == 2 && all(army(to, player.kingdom), may_stand(piece.unit, to))
    message = "all are away, and float"
  }
}

test "who flies over the sea without ships flees next door" {
  cites = ["KK3-755"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.kite_riders, player.kingdom, space.south_amber, 2] }
    call marches_in { with = [unit.kite_riders, player.khanate, space.pearl_gulf, space.south_amber, 0, 3] }
  }
  run battle_at { with = [space.south_amber, player.khanate] }
  refuse {
    line    = ["flee to dornburg", "flee to lantern_straits"]
    because = "None of your army can go there, or all of it can go elsewhere."
  }
  play { lines = ["flee to eldermoor"] }
  expect { that = count(army(space.eldermoor, player.kingdom)) == 2 }
}

# ---- Ports, and what is seized

test "ships put in at their own ports, and take no part in battles there" {
  cites = ["KK3-668", "KK3-794"]

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.khanate, [space.dornmark]] }
    call stands { with = [unit.port, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.torpedo_boat, player.khanate, space.north_amber, 1] }
    call stands { with = [unit.port, player.kingdom, space.kings_haven, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = ["put in at dornburg with torpedo_boat", "put in at kings_haven with torpedo_boat"]
    because = "There is no port or naval base of yours next to it."
  }
  play { lines = ["put in at holm_fields with torpedo_boat"] }
  expect {
    ship = last(pieces(space.holm_fields))
    that = (
      ship.unit == unit.torpedo_boat && in_port(ship) && ship.left == 2 &&
      empty(army(space.holm_fields, player.khanate))
    )
  }
  play { lines = ["sail 1 torpedo_boat from holm_fields to south_amber"] }
  expect { that = !in_port(first(pieces(space.south_amber))) }
}

test "what land units find undefended is theirs, from the next turn on" {
  cases = {
    "aircraft at an airfield" = {
      what   = unit.bomber,
      wall   = unit.airfield,
      guards = 0,
      whose  = player.khanate,
      cites  = ["KK3-666", "KK3-667"]
    }
    "aircraft that are defended" = {
      what   = unit.bomber,
      wall   = unit.airfield,
      guards = 1,
      whose  = player.kingdom,
      cites  = ["KK3-666"]
    }
    "a ship in a port" = {
      what   = unit.torpedo_boat,
      wall   = unit.port,
      guards = 0,
      whose  = player.khanate,
      cites  = ["KK3-668"]
    }
    "a ship in a defended port" = {
      what   = unit.torpedo_boat,
      wall   = unit.port,
      guards = 1,
      whose  = player.kingdom,
      cites  = ["KK3-668"]
    }
    "a seaplane on the coast" = {
      what   = unit.seaplane,
      wall   = unit.market,
      guards = 0,
      whose  = player.khanate,
      cites  = ["KK3-669"]
    }
    "a river ship in workshops" = {
      what   = unit.river_gunboat,
      wall   = unit.workshops,
      guards = 0,
      whose  = player.khanate,
      cites  = ["KK3-670"]
    }
  }

  given {
    set game {
      round   = 3
      weather = weather.sunny
    }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [wall, player.kingdom, space.dornburg, 1] }
    call stands { with = [what, player.kingdom, space.dornburg, 1] }
    call stands {
      when = guards > 0
      with = [unit.royal_guard, player.kingdom, space.dornburg, guards]
    }
    call stands { with = [unit.light_horse, player.khanate, space.holm_fields, 2] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["move 1 light_horse from holm_fields to dornburg"] }
  expect {
    prize   = first(pieces(space.dornburg), piece.unit == what)
    that    = prize.owner == whose && (whose == player.kingdom || fresh_arrival(prize) && prize.left == 0)
    message = "seized, or not"
  }
}

test "equipment is also seized when its defenders are beaten" {
  cites = ["KK3-666", "KK3-671"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.airfield, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.bomber, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [4, 4] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack militia with swordsmen", "dornburg"] }
  expect {
    that    = first(airmen_at(space.holm_fields)).owner == player.khanate
    message = "the victor's"
    said    = "Tarkhan seizes Bomber of Aldermark at Holm Fields."
  }
}

test "from a naval base ships sail out" {
  cites = ["KK3-672"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.naval_base, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.torpedo_boat, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kings_haven, 1] }
  }
  run movement_of { p = player.khanate }
  play {
    by    = player.khanate
    lines = ["move 1 spearmen from kings_haven to holm_fields"]
  }
  play {
    by    = player.kingdom
    lines = ["south_amber"]
  }
  expect { that = first(pieces(space.south_amber)).owner == player.kingdom }
}

test "whom the captured ship carries is taken, or dies" {
  cites = ["KK3-668"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.port, player.kingdom, space.holm_fields, 1] }
    create ship {
      unit  = unit.war_junk
      owner = player.kingdom
      at    = space.holm_fields
    }
    create man {
      unit  = unit.spearmen
      owner = player.kingdom
      at    = space.holm_fields
    }
    carry man { by = ship }
    call stands { with = [unit.spearmen, player.khanate, space.kings_haven, 1] }
  }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["move 1 spearmen from kings_haven to holm_fields"] }
  expect { that = count(every(piece), piece.unit == unit.spearmen) == 1 }
}

# ---- Transport

# A transport of the Khanate's off Holm Fields, and troops ashore.
procedure embarking {
  params = { what = unit, n = int, ship = unit }

  set game { weather = weather.sunny }
  call stands { with = [ship, player.khanate, space.north_amber, 1] }
  call stands { with = [what, player.khanate, space.holm_fields, n] }
}

test "loading, one turn; landing, another" {
  cites = ["KK3-566", "KK3-793", "KK3-795", "KK3-796"]

  given {
    call embarking { with = [unit.spearmen, 3, unit.merchant_junk] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "load 3 spearmen on merchant_junk"
    because = "It carries no more."
  }
  play { lines = ["load 2 spearmen on merchant_junk"] }
  refuse {
    line    = "land 2 spearmen from merchant_junk at cold_fells"
    because = "No such ship has units aboard that can land."
  }
  refuse {
    line    = "load 1 spearmen on merchant_junk"
    because = "No ship of yours there has room for a unit nearby."
  }
  play { lines = ["sail 1 merchant_junk from north_amber to south_amber", "stop moving"] }
  expect { that = count(cargo(first(pieces(space.south_amber), piece.unit == unit.merchant_junk))) == 2 }
  run movement_of { p = player.khanate }
  refuse {
    line    = "land 1 spearmen from merchant_junk at dornburg"
    because = "That is not on its shore."
  }
  play { lines = ["land 2 spearmen from merchant_junk at eldermoor"] }
  expect {
    that = (
      count(army(space.eldermoor, player.khanate)) == 2 && all(army(space.eldermoor, player.khanate), piece.left == 0)
    )
  }
  play { lines = ["stop moving"] }
}

test "a General goes aboard with his troops, and ashore with them or alone, and takes no unit's place" {
  cites = ["KK3-566", "KK3-690", "KK3-793", "KK3-796"]
  cases = {
    "with them" = { who = "old_temur, 2 spearmen", n = 3 }
    "alone"     = { who = "old_temur", n = 1 }
  }

  given {
    call embarking { with = [unit.spearmen, 3, unit.merchant_junk] }
    call stands { with = [unit.old_temur, player.khanate, space.holm_fields, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "load 3 spearmen, old_temur on merchant_junk"
    because = "It carries no more."
  }
  play { lines = ["load 2 spearmen, old_temur on merchant_junk"] }
  refuse {
    line    = "land old_temur from merchant_junk at cold_fells"
    because = "No such ship has units aboard that can land."
  }
  play { lines = ["sail 1 merchant_junk from north_amber to south_amber", "stop moving"] }
  run movement_of { p = player.khanate }
  play { lines = ["land ${who} from merchant_junk at eldermoor", "stop moving"] }
  expect {
    that = (
      count(pieces(space.eldermoor, player.khanate)) == n &&
      count(cargo(first(pieces(space.south_amber), piece.unit == unit.merchant_junk))) == 3 - n
    )
  }
}

test "a General on a full ship: he boards it later than his troops" {
  cites = ["KK3-566", "KK3-690"]

  given {
    call embarking { with = [unit.spearmen, 2, unit.merchant_junk] }
    call stands { with = [unit.old_temur, player.khanate, space.holm_fields, 1] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["load 2 spearmen on merchant_junk", "load old_temur on merchant_junk", "stop moving"] }
  expect { that = count(cargo(first(pieces(space.north_amber), piece.unit == unit.merchant_junk))) == 3 }
}

test "who has moved does not board, nor what the ship does not carry" {
  cites = ["KK3-566", "KK3-795"]

  given {
    call embarking { with = [unit.light_horse, 2, unit.merchant_junk] }
    call stands { with = [unit.fighter, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.torpedo_boat, player.khanate, space.south_amber, 1] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["move 2 light_horse from holm_fields to dornburg"] }
  refuse {
    line = [
      "load 1 light_horse on merchant_junk", "load 1 fighter on merchant_junk", "load 1 light_horse on torpedo_boat"
    ]
    because = "No ship of yours there has room for a unit nearby."
  }
}

test "in port, whole garrisons board" {
  cites = ["KK3-794"]

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.khanate, [space.dornmark]] }
    call stands { with = [unit.port, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.freighter, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.holm_fields, 2] }
    call stands { with = [unit.swordsmen, player.khanate, space.dornburg, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "load 1 swordsmen on freighter"
    because = "It carries no more."
  }
  play { lines = ["load 2 spearmen on freighter"] }
  expect { that = count(cargo(first(pieces(space.holm_fields), piece.unit == unit.freighter))) == 2 }
}

test "a landing where enemies are is an attack from the sea" {
  cites = ["KK3-797"]

  given {
    set game { weather = weather.sunny }
    create ship {
      unit  = unit.merchant_junk
      owner = player.khanate
      at    = space.north_amber
    }
    create man {
      unit  = unit.swordsmen
      owner = player.khanate
      at    = space.north_amber
    }
    carry man { by = ship }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
  }
  dice { rolls = [2, 3] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play {
    lines = [
      "land 1 swordsmen from merchant_junk at holm_fields", "attack at holm_fields", "stand",
      "attack spearmen with swordsmen", "north_amber"
    ]
  }
  expect {
    that    = count(cargo(first(pieces(space.north_amber)))) == 1
    message = "beaten, they go back aboard"
    said    = "Swordsmen of Tarkhan: 2; Spearmen of Aldermark: 6."
  }
}

# ---- Mines

test "mines" {
  cases = {
    "a ship, 1: sunk" = {
      what   = unit.torpedo_boat,
      shown  = 1,
      sunk   = true,
      how    = wound.fresh,
      points = 0,
      cites  = ["KK3-457", "KK3-458"]
    }
    "a ship, 2: sunk" = {
      what   = unit.torpedo_boat,
      shown  = 2,
      sunk   = true,
      how    = wound.fresh,
      points = 0,
      cites  = ["KK3-458"]
    }
    "a ship, 3: heavily damaged" = {
      what   = unit.torpedo_boat,
      shown  = 3,
      sunk   = false,
      how    = wound.heavy_losses,
      points = 0,
      cites  = ["KK3-459"]
    }
    "a ship, 4: damaged" = {
      what   = unit.torpedo_boat,
      shown  = 4,
      sunk   = false,
      how    = wound.losses,
      points = 0,
      cites  = ["KK3-460"]
    }
    "a ship, 5: stopped" = {
      what   = unit.torpedo_boat,
      shown  = 5,
      sunk   = false,
      how    = wound.fresh,
      points = 0,
      cites  = ["KK3-461"]
    }
    "a ship, 6: stopped" = {
      what   = unit.torpedo_boat,
      shown  = 6,
      sunk   = false,
      how    = wound.fresh,
      points = 0,
      cites  = ["KK3-461"]
    }
    "a sweeper, 1: sunk" = {
      what   = unit.minesweeper,
      shown  = 1,
      sunk   = true,
      how    = wound.fresh,
      points = 0,
      cites  = ["KK3-594", "KK3-595"]
    }
    "a sweeper, 2: heavily damaged" = {
      what   = unit.minesweeper,
      shown  = 2,
      sunk   = false,
      how    = wound.heavy_losses,
      points = 1,
      cites  = ["KK3-595", "KK3-596"]
    }
    "a sweeper, 3: damaged" = {
      what   = unit.minesweeper,
      shown  = 3,
      sunk   = false,
      how    = wound.losses,
      points = 1,
      cites  = ["KK3-595"]
    }
    "a sweeper, 4: nothing" = {
      what   = unit.minesweeper,
      shown  = 4,
      sunk   = false,
      how    = wound.fresh,
      points = 1,
      cites  = ["KK3-595", "KK3-596"]
    }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.mine_barrier, player.khanate, space.south_amber, 1] }
    call stands { with = [what, player.khanate, space.north_amber, 1] }
    call stands { with = [unit.merchant_junk, player.khanate, space.pearl_gulf, 1] }
  }
  dice { rolls = [shown] }
  run movement_of { p = player.khanate }
  play { lines = ["sail 1 ${what} from north_amber to south_amber"] }
  expect {
    ship    = first(pieces(space.south_amber), piece.unit == what)
    that    = sunk ? ship == none : ship.stage == how && ship.left == points
    message = "what the die says"
  }
}

test "sweeping" {
  cites = ["KK3-456", "KK3-592", "KK3-593", "KK3-597"]
  cases = {
    "1 leaves the barrier" = { shown = 1, n = 1 }
    "2 removes it"         = { shown = 2, n = 0 }
    "4 removes it"         = { shown = 4, n = 0 }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.mine_barrier, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.minesweeper, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.torpedo_boat, player.khanate, space.south_amber, 1] }
  }
  dice { rolls = [shown] }
  run movement_of { p = player.khanate }
  refuse {
    line    = "sweep the mines in south_amber with torpedo_boat"
    because = "You have no minesweeper there that can still move."
  }
  play { lines = ["sweep the mines in south_amber with minesweeper"] }
  expect {
    that = (
      count(mines_at(space.south_amber)) == n &&
      first(pieces(space.south_amber), piece.unit == unit.minesweeper).left == 1
    )
    message = "for one point"
  }
}

test "laying mines" {
  cites = ["KK3-454", "KK3-545"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.minesweeper, player.khanate, space.south_amber, 2] }
    call stands { with = [unit.torpedo_boat, player.khanate, space.north_amber, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "lay mines in north_amber with torpedo_boat"
    because = "You have no ship that lays mines and has its whole turn left."
  }
  play { lines = ["lay mines in south_amber with minesweeper"] }
  refuse {
    line    = "lay mines in south_amber with minesweeper"
    because = "There are mines already."
  }
  expect {
    that = (
      count(mines_at(space.south_amber)) == 1 &&
      any(pieces(space.south_amber), piece.unit == unit.minesweeper && piece.left == 0)
    )
  }
}

# Two swordsmen off the Cold Fells, which hold one, and somebody ashore.
procedure off_the_cold_fells {
  params = { foe = unit }

  set game { weather = weather.sunny }
  call stands { with = [foe, player.kingdom, space.cold_fells, 1] }
  call stands { with = [unit.merchant_junk, player.khanate, space.north_amber, 1] }
  call stands { with = [unit.swordsmen, player.khanate, space.north_amber, 2] }
  ship = first(pieces(space.north_amber))
  them = where(pieces(space.north_amber), piece.unit == unit.swordsmen)
  carry them { by = ship }
}

test "a landing brings no more than the ground holds to those whom it does not fight" {
  cites = ["KK3-264..266", "KK3-572"]
  cases = {
    "flyers" = { foe = unit.kite_riders }
    "Agents" = { foe = unit.agents }
  }

  given off_the_cold_fells { with = [foe] }
  run marching { p = player.khanate }
  refuse {
    line    = "land 2 swordsmen from merchant_junk at cold_fells"
    because = "The Cold Fells has no room for so many."
  }
  play { lines = ["land 1 swordsmen from merchant_junk at cold_fells"] }
}

test "a landing that is an attack brings more than the ground holds" {
  cites = ["KK3-264..266", "KK3-797"]

  given off_the_cold_fells { foe = unit.spearmen }
  run marching { p = player.khanate }
  play { lines = ["land 2 swordsmen from merchant_junk at cold_fells"] }
  expect { that = count(army(space.cold_fells, player.khanate)) == 2 }
}

test "who is beaten before its own movement has all its Speed for the way home" {
  cites   = ["KK3-790", "KK3-791"]
  options = { players = 2 }
  cases = {
    "it sailed in the last turn" = { before = 0 }
    "it did not"                 = { before = 3 }
  }

  given {
    call two_states {}
    call stands { with = [unit.port, player.kingdom, space.holm_fields, 1] }
    create {
      unit  = unit.war_junk
      owner = player.kingdom
      at    = space.pearl_gulf
      left  = before
    }
    call stands { with = [unit.cruiser, player.khanate, space.south_amber, 1] }
  }
  dice { rolls = [3, 3] }
  run {
    call begin_turn {}
    set game { weather = weather.sunny }
    call movement_of { with = [player.khanate] }
  }
  play {
    lines = [
      "sail 1 cruiser from south_amber to pearl_gulf", "attack at pearl_gulf", "stand to the end",
      "attack war_junk with cruiser"
    ]
  }
  expect { said = "withdraws War Junk to the South Amber Sea" }
}

# ---- What is left undefended, and who is left out

test "who holds a harbour alone" {
  cites = ["KK3-666", "KK3-668"]
  cases = {
    "infantry ashore"            = { whose = player.khanate, aboard = false, holds = true }
    "infantry aboard a ship"     = { whose = player.khanate, aboard = true, holds = false }
    "the infantry of a friend's" = { whose = player.union, aboard = false, holds = false }
  }

  given {
    call settle_relation { with = [player.khanate, player.union, relation.peace] }
    create ship {
      unit  = unit.river_gunboat
      owner = whose
      at    = space.holm_fields
    }
    create man {
      unit  = unit.spearmen
      owner = whose
      at    = space.holm_fields
    }
    carry man {
      when = aboard
      by   = ship
    }
  }
  expect { that = holds_alone(space.holm_fields, player.khanate) == holds }
}

test "who comes back from a battle seizes ships in port, but not while routed" {
  cites = ["KK3-615", "KK3-668"]
  cases = {
    "in good order" = { broken = false, whose = player.khanate }
    "routed"        = { broken = true, whose = player.kingdom }
  }

  given {
    call stands { with = [unit.port, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.war_junk, player.kingdom, space.kings_haven, 1] }
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.holm_fields
      routed = broken
    }
  }
  run fall_back { with = [first(pieces(space.holm_fields)), space.kings_haven] }
  expect { that = first([for u in pieces(space.kings_haven) : u.owner if u.unit == unit.war_junk]) == whose }
}

test "from next door one boards a ship at sea and not one in port" {
  cites = ["KK3-793", "KK3-794"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.port, player.khanate, space.kings_haven, 1] }
    create {
      unit  = unit.merchant_junk
      owner = player.khanate
      at    = space.kings_haven
      left  = 2
    }
    create {
      unit  = unit.spearmen
      owner = player.khanate
      at    = space.long_downs
      left  = 1
    }
  }
  run acting { p = player.khanate }
  refuse {
    line    = "load 1 spearmen on merchant_junk"
    because = "No ship of yours there has room for a unit nearby."
  }
}

test "ships alone have their Speed before their owner moves" {
  cites   = ["KK3-475", "KK3-790"]
  options = { players = 2 }

  given {
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.war_junk, player.kingdom, space.north_amber, 1] }
    call stands { with = [unit.lancers, player.kingdom, space.dornburg, 1] }
  }
  run begin_turn {}
  expect { that = first(pieces(space.north_amber)).left == 2 && first(pieces(space.dornburg)).left == 0 }
}

test "the wind of this turn carries those who are beaten before their owner moves" {
  cites   = ["KK3-047", "KK3-052", "KK3-790"]
  options = { players = 2 }
  cases = {
    "the wind rises" = { before = weather.sunny, now = weather.windy, n = 4 }
    "the wind falls" = { before = weather.windy, now = weather.sunny, n = 2 }
  }

  given {
    set game { weather = before }
    call stands { with = [unit.war_junk, player.kingdom, space.north_amber, 1] }
  }
  dice { rolls = [now] }
  dice { rolls = [5, 6] }
  run {
    call begin_turn {}
    call events {}
  }
  expect { that = first(pieces(space.north_amber)).left == n }
}

test "a fleet that is beaten in its own haven makes for another" {
  cites = ["KK3-790", "KK3-791"]

  given {
    call holds { with = [player.kingdom, [space.dornmark, space.kasr]] }
    call stands { with = [unit.port, player.kingdom, space.lighthouse, 1] }
    create {
      unit  = unit.cruiser
      owner = player.kingdom
      at    = space.pearl_gulf
      left  = 2
    }
  }
  expect { that = same(courses(first(pieces(space.pearl_gulf))), [space.south_amber]) }
}

test "flyers over the sea do not flee to where enemies are" {
  cites = ["KK3-751", "KK3-789"]

  given {
    call stands { with = [unit.kite_riders, player.kingdom, space.north_amber, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.holm_fields, 1] }
  }
  expect {
    that = same(flights(space.north_amber, player.kingdom), [space.cold_fells, space.dornburg, space.south_amber])
  }
}

test "a fleet with one sea to flee to flees there" {
  cites = ["KK3-789"]

  given {
    call stands { with = [unit.cruiser, player.kingdom, space.north_amber, 1] }
    call stands { with = [unit.cruiser, player.khanate, space.pearl_gulf, 1] }
  }
  expect { that = same(flights(space.north_amber, player.kingdom), [space.south_amber]) }
}

test "mines are swept with a die of four" {
  cites = ["KK3-593"]

  given {
    set game { weather = weather.sunny }
    for z {
      in = seas()
      call stands { with = [unit.mine_barrier, player.kingdom, z, 1] }
      create {
        unit  = unit.minesweeper
        owner = player.khanate
        at    = z
        left  = 1
      }
    }
  }
  run acting { p = player.khanate }
  play {
    lines = [
      "sweep the mines in north_amber with minesweeper", "sweep the mines in south_amber with minesweeper",
      "sweep the mines in pearl_gulf with minesweeper", "sweep the mines in delta_bight with minesweeper",
      "sweep the mines in lantern_straits with minesweeper", "sweep the mines in sunrise_coast with minesweeper"
    ]
  }
  expect { unsaid = ": 5." }
  expect { unsaid = ": 6." }
}
