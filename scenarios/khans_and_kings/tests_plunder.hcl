# Tests of plunder.

# The Kingdom's Sarai with a castle, and raiders of the Khanate there.
procedure raiders_at_sarai {
  params = { n = int }

  call holds { with = [player.kingdom, [space.chagan, space.dornmark]] }
  call holds { with = [player.khanate, [space.altan_steppe]] }
  call stands { with = [unit.castle, player.kingdom, space.sarai, 1] }
  call stands { with = [unit.spearmen, player.khanate, space.sarai, n] }
}

test "plunder destroys the building and brings half of its price; it costs no movement and gives no experience" {
  cites = ["KK3-810..813", "KK3-278"]

  given {
    call raiders_at_sarai { with = [1] }
    scout = first(pieces(space.sarai), piece.unit == unit.spearmen)
    set scout { left = 1 }
  }
  run raiding { p = player.khanate }
  play { lines = ["plunder the building of Sarai"] }
  expect { that = building_at(space.sarai) == none && player.khanate.stone == 2 && player.khanate.gold == 1 }
  expect {
    raider = first(pieces(space.sarai))
    that   = raider.left == 1 && raider.experience == 1 && raider.plundered
  }
}

test "one unit plunders once in a turn" {
  cites = ["KK3-814"]

  given {
    call raiders_at_sarai { with = [1] }
    call stands { with = [unit.market, player.kingdom, space.red_sands, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.red_sands, 1] }
    tired = first(pieces(space.red_sands), piece.unit == unit.spearmen)
    set tired { plundered = true }
  }
  run raiding { p = player.khanate }
  refuse {
    line    = "plunder the building of the Red Sands"
    because = "no unit of yours alone there that has not plundered this turn"
  }
  play { lines = ["plunder the building of Sarai"] }
}

test "only an enemy's sub-province is plundered, and only with units alone in it" {
  cites = ["KK3-810"]

  given {
    call raiders_at_sarai { with = [1] }
    call stands { with = [unit.market, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.market, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.market, player.kingdom, space.red_sands, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.red_sands, 1] }
  }
  run raiding { p = player.khanate }
  refuse {
    line = [
      "plunder the building of Altan Ordo", "plunder the building of Dornburg", "plunder the building of the Red Sands"
    ]
    because = "There is nothing to plunder"
  }
  play { lines = ["plunder the building of Sarai"] }
}

test "friends are not plundered" {
  cites = ["KK3-810"]

  given {
    call raiders_at_sarai { with = [1] }
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
  }
  expect {
    that = (
      !hostile_ground(space.sarai, player.khanate) && hostile_ground(space.mirror_town, player.khanate) &&
      !hostile_ground(space.north_amber, player.khanate)
    )
  }
}

test "the plunderer takes the building, the roads, the railways or everything" {
  cites = ["KK3-815"]
  cases = {
    "the building" = { line = "the building", house = false, road = true, rail = true, gold = 1, stone = 2 }
    "the roads"    = { line = "the roads", house = true, road = false, rail = true, gold = 2, stone = 0 }
    "the railways" = { line = "the railways", house = true, road = true, rail = false, gold = 1, stone = 0 }
    "everything"   = { line = "all that stands there", house = false, road = false, rail = false, gold = 4, stone = 2 }
  }

  given {
    call raiders_at_sarai { with = [1] }
    call lay { with = [way.road, space.sarai, space.chagan_ford] }
    call lay { with = [way.road, space.sarai, space.kurgan_plain] }
    call lay { with = [way.rail, space.sarai, space.red_sands] }
  }
  run raiding { p = player.khanate }
  refuse {
    line    = "plunder the bridges of Sarai"
    because = "There is nothing of the kind."
  }
  play { lines = ["plunder ${line} of Sarai"] }
  expect {
    that = (
      (building_at(space.sarai) != none) == house &&
      has_way(space.sarai, space.chagan_ford, way.road) == road &&
      has_way(space.sarai, space.kurgan_plain, way.road) == road &&
      has_way(space.sarai, space.red_sands, way.rail) == rail
    )
  }
  expect { that = player.khanate.gold == gold && player.khanate.stone == stone }
}

test "a bridge is plundered like a way" {
  cites = ["KK3-815"]

  given {
    call raiders_at_sarai { with = [1] }
    call lay { with = [way.bridge, space.sarai, space.red_sands] }
  }
  run raiding { p = player.khanate }
  play { lines = ["plunder the bridges of Sarai"] }
  expect {
    that = (
      !has_way(space.sarai, space.red_sands, way.bridge) && player.khanate.metal == 1 &&
      building_at(space.sarai) != none
    )
  }
}

test "an industrial state takes building materials for stone" {
  cites = ["KK3-303", "KK3-813"]

  expect {
    booty = spoils(unit.castle, player.union)
    that  = booty[resource.materials] == 2 && booty[resource.stone] == 0 && booty[resource.gold] == 1
  }
}

test "a mine barrier is not plundered" {
  cites = ["KK3-455"]

  given {
    call stands { with = [unit.mine_barrier, player.kingdom, space.sarai, 1] }
  }
  expect { that = empty(loot_at(space.sarai)) }
}

test "what is destroyed leaves a ruin, which is the enemy's work to all but him who destroyed it" {
  cites = ["KK3-184", "KK3-812"]
  cases = {
    "an enemy"     = { by = player.khanate, ours = 1, theirs = 0 }
    "independents" = { by = player.independents, ours = 1, theirs = 1 }
    "its owner"    = { by = player.kingdom, ours = 0, theirs = 1 }
  }

  given {
    call raiders_at_sarai { with = [1] }
    call lay { with = [way.road, space.sarai, space.chagan_ford] }
  }
  run raze {
    b  = building_at(space.sarai)
    by = by
  }
  expect {
    that = (
      building_at(space.sarai) == none &&
      count(rebuildable(space.chagan, player.kingdom)) == ours &&
      count(rebuildable(space.chagan, player.khanate)) == theirs
    )
  }
  run raze_way { with = [unit.road, space.sarai, space.chagan_ford, by] }
  expect {
    that = (
      !has_way(space.chagan_ford, space.sarai, way.road) &&
      count(rebuildable(space.chagan, player.kingdom)) == 2 * ours &&
      count(rebuildable(space.chagan, player.khanate)) == 2 * theirs
    )
  }
}

test "who can plunder: one's own troops that are neither routed nor prisoners" {
  cites = ["KK3-810", "KK3-814"]

  given {
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 3] }
    call stands { with = [unit.spearmen, player.union, space.sarai, 1] }
    call stands { with = [unit.herd, player.khanate, space.sarai, 1] }
    fled = pieces(space.sarai)[0]
    set fled { routed = true }
    caught = pieces(space.sarai)[1]
    set caught { captor = player.union }
  }
  expect {
    that = (
      count(raiders(space.sarai, player.khanate)) == 1 &&
      first(raiders(space.sarai, player.khanate)) == pieces(space.sarai)[2]
    )
  }
}

test "what there is to plunder" {
  cites = ["KK3-815"]
  cases = {
    "nothing"         = { house = false, laid = [way.road], n = 0, kinds = 0 }
    "roads alone"     = { house = false, laid = [way.road], n = 1, kinds = 1 }
    "a building"      = { house = true, laid = [way.road], n = 0, kinds = 1 }
    "roads and rails" = { house = false, laid = [way.road, way.rail], n = 2, kinds = 3 }
    "all four"        = { house = true, laid = [way.road, way.rail, way.bridge], n = 3, kinds = 5 }
  }

  given {
    call stands {
      when = house
      with = [unit.market, player.kingdom, space.sarai]
      n    = 1
    }
    for w {
      in = take(laid, n)
      call lay { with = [w, space.sarai, space.red_sands] }
    }
  }
  expect {
    that = (
      count(loot_at(space.sarai)) == kinds &&
      contains(loot_at(space.sarai), loot.everything) == (kinds > 1) &&
      contains(loot_at(space.sarai), loot.roads) == (n > 0)
    )
  }
}

test "everything is what there is, also without a building" {
  cites = ["KK3-815"]

  given {
    call raiders_at_sarai { with = [1] }
    call raze {
      b  = building_at(space.sarai)
      by = none
    }
    call lay { with = [way.road, space.sarai, space.red_sands] }
    call lay { with = [way.bridge, space.sarai, space.red_sands] }
  }
  run raiding { p = player.khanate }
  play { lines = ["plunder all that stands there of Sarai"] }
  expect {
    that = (
      !has_way(space.sarai, space.red_sands, way.road) && !has_way(space.sarai, space.red_sands, way.bridge) &&
      player.khanate.gold == 1 && player.khanate.metal == 1
    )
  }
}

test "the roads stay when the bridges go" {
  cites = ["KK3-815"]

  given {
    call raiders_at_sarai { with = [1] }
    call lay { with = [way.road, space.sarai, space.red_sands] }
    call lay { with = [way.bridge, space.sarai, space.red_sands] }
    call lay { with = [way.rail, space.sarai, space.red_sands] }
  }
  run raiding { p = player.khanate }
  play { lines = ["plunder the bridges of Sarai"] }
  expect {
    that = (
      has_way(space.sarai, space.red_sands, way.road) && has_way(space.sarai, space.red_sands, way.rail) &&
      !has_way(space.sarai, space.red_sands, way.bridge)
    )
  }
}

test "some units plunder twice as much" {
  cites = ["KK3-591", "KK3-813"]

  given {
    call raiders_at_sarai { with = [1] }
    call stands { with = [unit.mercenaries, player.khanate, space.sarai, 1] }
  }
  run raiding { p = player.khanate }
  play { lines = ["plunder the building of Sarai"] }
  expect {
    horde = first(pieces(space.sarai), piece.unit == unit.mercenaries)
    that  = player.khanate.stone == 4 && player.khanate.gold == 2 && horde.plundered
  }
}

test "independents that plunder gather nothing" {
  cites = ["KK3-868"]

  given {
    call holds { with = [player.kingdom, [space.chagan]] }
    call stands { with = [unit.castle, player.kingdom, space.sarai, 1] }
    call stands { with = [unit.militia, player.independents, space.sarai, 1] }
  }
  run pillage {
    province = space.chagan
    who      = [last(pieces(space.sarai))]
  }
  expect { that = player.independents.stone == 0 && player.independents.gold == 0 && building_at(space.sarai) == none }
}

test "with the turn of its owner a unit may plunder again" {
  cites = ["KK3-814"]

  given {
    call raiders_at_sarai { with = [1] }
    tired = first(pieces(space.sarai), piece.unit == unit.spearmen)
    set tired { plundered = true }
  }
  run movement_of { p = player.union }
  expect { that = count(raiders(space.sarai, player.khanate)) == 1 }
}

test "whoever plunders in one phase of the independents may do so in the next" {
  cites = ["KK3-814", "KK3-868"]

  given {
    call two_states {}
    set game { round = 4 }
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
    call haunted { with = [unit.militia, calling.recruited, space.sarai, 1] }
  }
  run independents_act {}
  expect { that = building_at(space.sarai) == none && all(rebels_in(space.sarai), !piece.plundered) }
}

test "one plunders only where one's own troops stand" {
  cites = ["KK3-810", "KK3-812"]

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
    call stands { with = [unit.market, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.market, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.duke_alaric, player.kingdom, space.red_sands, 1] }
    call stands { with = [unit.spearmen, player.union, space.silk_gate, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.sarai, 1] }
  }
  run movement_of { p = player.kingdom }
  refuse {
    line    = ["plunder the building of red_sands", "plunder the building of silk_gate"]
    because = "There is nothing to plunder, or no unit of yours alone there that has not plundered this turn."
  }
  play { lines = ["plunder building of sarai"] }
}

test "who plunders ways of one kind leaves the others" {
  cites = ["KK3-812"]
  cases = {
    "roads"        = { what = loot.roads, road = false, bridge = true, rail = true }
    "railways"     = { what = loot.railways, road = true, bridge = true, rail = false }
    "bridges"      = { what = loot.bridges, road = true, bridge = false, rail = true }
    "the building" = { what = loot.building, road = true, bridge = true, rail = true }
    "everything"   = { what = loot.everything, road = false, bridge = false, rail = false }
  }

  given {
    call raiders_at_sarai { with = [1] }
    for s {
      in = [space.altan_ordo, space.chagan_ford]
      call way_between { with = [space.sarai, s, way.road] }
    }
    call way_between { with = [space.sarai, space.kurgan_plain, way.bridge] }
    call way_between { with = [space.sarai, space.northport, way.rail] }
  }
  run sack { with = [space.sarai, what, player.khanate, last(pieces(space.sarai))] }
  expect {
    that = (
      has_way(space.sarai, space.altan_ordo, way.road) == road &&
      has_way(space.sarai, space.chagan_ford, way.road) == road &&
      has_way(space.sarai, space.kurgan_plain, way.bridge) == bridge &&
      has_way(space.sarai, space.northport, way.rail) == rail
    )
  }
}

test "neither who is aboard a ship plunders, nor equipment in the turn in which it was seized" {
  cites = ["KK3-667", "KK3-796", "KK3-810"]
  cases = {
    "a ship of one's own"         = { come = -1, aboard = false, can = true }
    "a ship that was just seized" = { come = 3, aboard = false, can = false }
    "one seized in another turn"  = { come = 2, aboard = false, can = true }
    "infantry aboard"             = { come = -1, aboard = true, can = false }
  }

  given {
    set game { round = 3 }
    create ship {
      unit      = unit.river_gunboat
      owner     = player.khanate
      at        = space.dornburg
      arrived   = come
      plundered = aboard
    }
    create man {
      unit  = unit.spearmen
      owner = aboard ? player.khanate : player.kingdom
      at    = space.dornburg
    }
    carry man {
      when = aboard
      by   = ship
    }
  }
  expect { that = !empty(raiders(space.dornburg, player.khanate)) == can }
}

test "whom one could not attack keeps nobody from plunder" {
  cites = ["KK3-526", "KK3-572", "KK3-810"]
  cases = {
    "Agents"                     = { foe = unit.agents, raider = unit.spearmen, n = 1 }
    "kites, from infantry"       = { foe = unit.kite_riders, raider = unit.spearmen, n = 1 }
    "kites, from siege machines" = { foe = unit.kite_riders, raider = unit.catapult, n = 0 }
    "kites, from kites"          = { foe = unit.kite_riders, raider = unit.kite_riders, n = 0 }
    "infantry"                   = { foe = unit.militia, raider = unit.spearmen, n = 0 }
    "a building"                 = { foe = unit.mine_barrier, raider = unit.spearmen, n = 1 }
  }

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.chagan]] }
    call stands { with = [unit.castle, player.kingdom, space.sarai, 1] }
    call stands { with = [foe, player.kingdom, space.sarai, 1] }
    call stands { with = [raider, player.khanate, space.sarai, 1] }
  }
  expect { that = count(plunderers(space.sarai, player.khanate)) == n }
}

test "Agents beside a building do not save it from raiders" {
  cites = ["KK3-572", "KK3-810"]

  given {
    call raiders_at_sarai { with = [1] }
    call stands { with = [unit.agents, player.kingdom, space.sarai, 1] }
  }
  run raiding { p = player.khanate }
  play { lines = ["plunder the building of Sarai"] }
  expect { that = building_at(space.sarai) == none }
}
