# Tests of movement: points, what the ground, rivers and weather take from them, roads, and steps.

# Marching for one state, with what else its movement offers.
procedure marching {
  params = { p = player }

  call movement_of { with = [p] }
}

procedure way_between {
  params = { one = space, other = space, kind = way }

  set e {
    in   = borders(one, other)
    ways = union(e.ways, [kind])
  }
}

test "the points with which a unit begins" {
  cases = {
    "on fields" = {
      what  = unit.spearmen,
      at    = space.holm_fields,
      sky   = weather.sunny,
      n     = 1,
      cites = ["KK3-469", "KK3-475"]
    }
    "fast"         = { what = unit.lancers, at = space.holm_fields, sky = weather.sunny, n = 2, cites = ["KK3-475"] }
    "in a jungle"  = { what = unit.spearmen, at = space.palm_coast, sky = weather.sunny, n = 1, cites = ["KK3-476"] }
    "in mountains" = { what = unit.spearmen, at = space.eagle_pass, sky = weather.sunny, n = 1, cites = ["KK3-476"] }
    "in a jungle and a storm" = {
      what  = unit.spearmen,
      at    = space.palm_coast,
      sky   = weather.storm,
      n     = 0,
      cites = ["KK3-477", "KK3-478", "KK3-060"]
    }
    "in a storm"      = { what = unit.spearmen, at = space.holm_fields, sky = weather.storm, n = 1, cites = ["KK3-479"] }
    "fast in a storm" = { what = unit.lancers, at = space.holm_fields, sky = weather.storm, n = 1, cites = ["KK3-477"] }
    "fast in a jungle and a storm" = {
      what  = unit.lancers,
      at    = space.palm_coast,
      sky   = weather.storm,
      n     = 1,
      cites = ["KK3-479"]
    }
    "fast in the mountains in a storm" = {
      what  = unit.lancers,
      at    = space.eagle_pass,
      sky   = weather.storm,
      n     = 0,
      cites = ["KK3-478"]
    }
    "on the steppe" = { what = unit.spearmen, at = space.kurgan_plain, sky = weather.sunny, n = 1, cites = ["KK3-232"] }
    "riding on the steppe" = {
      what  = unit.light_horse,
      at    = space.kurgan_plain,
      sky   = weather.sunny,
      n     = 3,
      cites = ["KK3-232"]
    }
    "tanks on the steppe" = {
      what  = unit.tankettes,
      at    = space.kurgan_plain,
      sky   = weather.sunny,
      n     = 3,
      cites = ["KK3-232"]
    }
    "riding on hills of the steppe" = {
      what  = unit.light_horse,
      at    = space.silk_gate,
      sky   = weather.sunny,
      n     = 3,
      cites = ["KK3-218", "KK3-232"]
    }
    "a building" = { what = unit.barracks, at = space.holm_fields, sky = weather.sunny, n = 0, cites = ["KK3-475"] }
    "a General"  = { what = unit.old_temur, at = space.holm_fields, sky = weather.sunny, n = 1, cites = ["KK3-690"] }
    "a flyer in the rain" = {
      what  = unit.kite_riders,
      at    = space.holm_fields,
      sky   = weather.rain,
      n     = 0,
      cites = ["KK3-054"]
    }
    "a flyer under clouds" = {
      what  = unit.kite_riders,
      at    = space.holm_fields,
      sky   = weather.cloudy,
      n     = 3,
      cites = ["KK3-051"]
    }
    "a ship in a storm" = {
      what  = unit.cruiser,
      at    = space.north_amber,
      sky   = weather.storm,
      n     = 0,
      cites = ["KK3-056"]
    }
  }

  given {
    set game { weather = sky }
    call stands { with = [what, player.khanate, at, 1] }
  }
  run reset_units { p = player.khanate }
  expect {
    that    = first(pieces(at)).left == n
    message = "${n} points"
  }
}

test "who has just been recruited waits a turn" {
  cites = ["KK3-154"]

  given {
    create {
      unit    = unit.spearmen
      owner   = player.khanate
      at      = space.kurgan_plain
      arrived = game.round
    }
  }
  run marching { p = player.khanate }
  refuse {
    line    = "move 1 spearmen from kurgan_plain to sarai"
    because = "You have nothing there that can still move."
  }
}

test "one point is one step" {
  cites = ["KK3-025", "KK3-198", "KK3-480"]

  given {
    call stands { with = [unit.spearmen, player.khanate, space.holm_fields, 2] }
  }
  run marching { p = player.khanate }
  refuse {
    line    = "move 1 spearmen from holm_fields to oak_march"
    because = "Nothing of yours in Holm Fields can go there."
  }
  play { lines = ["move 1 spearmen from holm_fields to kings_haven"] }
  refuse {
    line    = "move 1 spearmen from kings_haven to dornburg"
    because = "You have nothing there that can still move."
  }
  play { lines = ["stop moving"] }
  expect {
    that    = count(pieces(space.holm_fields)) == 1 && first(pieces(space.kings_haven)).left == 0
    message = "The other has stayed."
  }
}

test "two points are two steps" {
  cites = ["KK3-481", "KK3-482"]

  given {
    call stands { with = [unit.lancers, player.kingdom, space.holm_fields, 1] }
  }
  run marching { p = player.kingdom }
  play { lines = ["move 1 lancers from holm_fields to dornburg", "move 1 lancers from dornburg to stonewater"] }
  expect {
    that    = count(pieces(space.stonewater)) == 1 && first(pieces(space.stonewater)).start_at == space.dornburg
    message = "Each step begins where the last one ended."
  }
}

test "the ground is paid for on the way" {
  cites = ["KK3-235", "KK3-482", "KK3-476"]
  cases = {
    "into a swamp"     = { what = unit.kite_riders, from = space.long_downs, to = space.eldermoor, left = 2 }
    "into a jungle"    = { what = unit.lancers, from = space.lighthouse, to = space.palm_coast, left = 0 }
    "into fields"      = { what = unit.lancers, from = space.lighthouse, to = space.kasr_city, left = 1 }
    "into mountains"   = { what = unit.light_horse, from = space.ulan_tamga, to = space.eagle_pass, left = 0 }
    "at one point"     = { what = unit.spearmen, from = space.long_downs, to = space.eldermoor, left = 0 }
    "over a river"     = { what = unit.lancers, from = space.dornburg, to = space.oak_march, left = 0, cites = ["KK3-250"] }
    "out of mountains" = { what = unit.light_horse, from = space.eagle_pass, to = space.ulan_tamga, left = 2 }
  }

  given {
    call stands { with = [what, player.kingdom, from, 1] }
  }
  run marching { p = player.kingdom }
  play { lines = ["move 1 ${what} from ${from} to ${to}"] }
  expect {
    that    = first(pieces(to)).left == left
    message = "${left} left"
  }
}

test "who rides onto the steppe gains a point, once" {
  cites = ["KK3-232"]

  given {
    call stands { with = [unit.light_horse, player.khanate, space.red_sands, 1] }
  }
  run marching { p = player.khanate }
  play { lines = ["move 1 light_horse from red_sands to chagan_ford"] }
  expect {
    that    = first(pieces(space.chagan_ford)).left == 2
    message = "2 - 1 + 1"
  }
  play {
    lines = [
      "move 1 light_horse from chagan_ford to kurgan_plain", "move 1 light_horse from kurgan_plain to altan_ordo"
    ]
  }
  expect {
    that    = first(pieces(space.altan_ordo)).left == 0
    message = "Only once."
  }
}

test "a road adds a step for those who keep to it" {
  cites = ["KK3-406", "KK3-408", "KKA-42"]

  given {
    call way_between { with = [space.altan_ordo, space.sarai, way.road] }
    call way_between { with = [space.sarai, space.chagan_ford, way.road] }
    call stands { with = [unit.spearmen, player.khanate, space.altan_ordo, 2] }
  }
  run marching { p = player.khanate }
  play { lines = ["move 2 spearmen from altan_ordo to sarai"] }
  refuse {
    line    = "move 1 spearmen from sarai to grey_shore"
    because = "Nothing of yours in Sarai can go there."
  }
  play { lines = ["move 1 spearmen from sarai to chagan_ford"] }
  refuse {
    line    = "move 1 spearmen from chagan_ford to sarai"
    because = "You have nothing there that can still move."
  }
  play { lines = ["stop moving"] }
  expect {
    that    = count(pieces(space.sarai)) == 1 && count(pieces(space.chagan_ford)) == 1
    message = "One has gone on along the road."
  }
}

test "who leaves the road has no more of it" {
  cites = ["KK3-408"]

  given {
    call way_between { with = [space.sarai, space.chagan_ford, way.road] }
    call stands { with = [unit.spearmen, player.khanate, space.grey_shore, 1] }
  }
  run marching { p = player.khanate }
  play { lines = ["move 1 spearmen from grey_shore to sarai"] }
  refuse {
    line    = "move 1 spearmen from sarai to chagan_ford"
    because = "You have nothing there that can still move."
  }
}

test "a road spares the ground and the river" {
  cites = ["KK3-407"]
  cases = {
    "a road over a river"    = { kind = [way.road], from = space.dornburg, to = space.oak_march, left = 1 }
    "a railway over a river" = { kind = [way.rail], from = space.dornburg, to = space.oak_march, left = 1 }
    "a bridge over a river" = {
      kind  = [way.bridge],
      from  = space.dornburg,
      to    = space.oak_march,
      left  = 1,
      cites = ["KK3-432"]
    }
    "a road into a jungle" = { kind = [way.road], from = space.lighthouse, to = space.palm_coast, left = 1 }
    "rails into a jungle"  = { kind = [way.rail], from = space.lighthouse, to = space.palm_coast, left = 0 }
  }

  given {
    call way_between { with = [from, to, kind[0]] }
    call stands { with = [unit.lancers, player.kingdom, from, 1] }
  }
  run marching { p = player.kingdom }
  play { lines = ["move 1 lancers from ${from} to ${to}"] }
  expect {
    that    = first(pieces(to)).left == left
    message = "${left} left"
  }
}

test "several units move together, as far as there is room" {
  cites = ["KK3-264", "KK3-480", "KK3-674"]

  given {
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, 3] }
    call stands { with = [unit.bowmen, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.duke_alaric, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.militia, player.kingdom, space.stonewater, 1] }
  }
  run marching { p = player.kingdom }
  refuse {
    line    = "move 3 spearmen from dornburg to stonewater"
    because = "Stonewater has no room for 3 more."
  }
  play { lines = ["move 1 spearmen, 1 bowmen, duke_alaric from dornburg to stonewater", "stop moving"] }
  expect {
    that    = count(pieces(space.stonewater)) == 4 && count(pieces(space.dornburg)) == 2
    message = "Two units and a General, who takes no room."
  }
}

test "some types stay out of some ground" {
  cites = ["KK3-471"]
  cases = {
    "tanks and a swamp"  = { what = unit.tankettes, from = space.long_downs, to = space.eldermoor }
    "guns and a swamp"   = { what = unit.field_guns, from = space.long_downs, to = space.eldermoor }
    "tanks and a jungle" = { what = unit.tankettes, from = space.lighthouse, to = space.palm_coast }
    "infantry and a sea" = { what = unit.spearmen, from = space.kings_haven, to = space.south_amber }
  }

  given {
    call stands { with = [what, player.kingdom, from, 1] }
  }
  run marching { p = player.kingdom }
  refuse {
    line    = "move 1 ${what} from ${from} to ${to}"
    because = "can go there."
  }
}

test "nobody is sent where only others could go" {
  cites = ["KK3-025", "KK3-471", "KK3-481"]
  cases = {
    "spearmen of another state" = {
      what  = unit.tankettes,
      other = unit.spearmen,
      whose = player.khanate,
      from  = space.long_downs,
      at    = space.long_downs,
      to    = space.eldermoor,
      foes  = 0,
      said  = "Nothing of yours in the Long Downs can go there."
    }
    "spearmen elsewhere" = {
      what  = unit.tankettes,
      other = unit.spearmen,
      whose = player.kingdom,
      from  = space.long_downs,
      at    = space.holm_fields,
      to    = space.eldermoor,
      foes  = 0,
      said  = "Nothing of yours in the Long Downs can go there."
    }
    "flyers that are in battle" = {
      what  = unit.agents,
      other = unit.kite_riders,
      whose = player.kingdom,
      from  = space.kings_haven,
      at    = space.kings_haven,
      to    = space.south_amber,
      foes  = 1,
      said  = "Nothing of yours in King's Haven can go there."
    }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [what, player.kingdom, from, 1] }
    create {
      unit  = other
      owner = whose
      at    = at
      left  = 1
    }
    call stands { with = [unit.militia, player.union, from, foes] }
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
  }
  run marching { p = player.kingdom }
  refuse {
    line    = "move 1 ${what} from ${from} to ${to}"
    because = said
  }
}

test "flyers cross the sea" {
  cites = ["KK3-523"]

  given {
    call stands { with = [unit.kite_riders, player.kingdom, space.kings_haven, 1] }
  }
  run marching { p = player.kingdom }
  play {
    lines = [
      "move 1 kite_riders from kings_haven to south_amber", "move 1 kite_riders from south_amber to kasr_city",
      "stop moving"
    ]
  }
  expect {
    that    = first(pieces(space.kasr_city)).left == 1
    message = "They move as land units do, over water, too."
  }
}

test "flyers need no bridge" {
  cites = ["KK3-250", "KK3-523"]

  given {
    call stands { with = [unit.kite_riders, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.lancers, player.kingdom, space.dornburg, 1] }
  }
  expect {
    that = (
      step_cost(first(pieces(space.dornburg)), space.oak_march) == 1 &&
      step_cost(last(pieces(space.dornburg)), space.oak_march) == 2
    )
  }
}

test "more than the ground holds come only to a battle" {
  cites = ["KK3-264", "KK3-266"]
  cases = {
    "Agents, who cannot be attacked"      = { foe = unit.agents, what = unit.swordsmen, n = 3 }
    "flyers, whom swordsmen do not reach" = { foe = unit.kite_riders, what = unit.swordsmen, n = 3 }
    "aircraft on the ground"              = { foe = unit.bomber, what = unit.swordsmen, n = 3 }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [foe, player.kingdom, space.oak_march, 1] }
    call stands { with = [what, player.khanate, space.deepwood, 5] }
  }
  run marching { p = player.khanate }
  refuse {
    line    = ["move 5 ${what} from deepwood to oak_march", "move ${n + 1} ${what} from deepwood to oak_march"]
    because = "That is too many"
  }
  play { lines = ["move ${n} ${what} from deepwood to oak_march", "stop moving"] }
}

test "one unit that fights brings the others along, and those that follow join it" {
  cites = ["KK3-264", "KK3-266"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.kite_riders, player.kingdom, space.oak_march, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.deepwood, 4] }
    call stands { with = [unit.catapult, player.khanate, space.deepwood, 1] }
  }
  run marching { p = player.khanate }
  refuse {
    line    = "move 4 swordsmen from deepwood to oak_march"
    because = "no room for 4 more"
  }
  play {
    lines = ["move 3 swordsmen, 1 catapult from deepwood to oak_march", "move 1 swordsmen from deepwood to oak_march"]
  }
  expect {
    that = (
      crowd(space.oak_march, player.khanate) == 5 && count(army(space.oak_march, player.khanate), piece.engaged) == 1
    )
  }
}

# Swordsmen of the Khanate's march against Militia in Holm Fields; a gun beside it can shell the Militia, and spearmen there can follow.
procedure guns_before_the_battle {
  params = { n = int }

  set game { weather = weather.sunny }
  create {
    unit  = unit.militia
    owner = player.kingdom
    at    = space.holm_fields
    stage = wound.heavy_losses
  }
  call stands { with = [unit.swordsmen, player.khanate, space.dornburg, n] }
  call stands { with = [unit.field_guns, player.khanate, space.kings_haven, 1] }
  call stands { with = [unit.spearmen, player.khanate, space.kings_haven, 1] }
  call stands { with = [unit.wagon_train, player.khanate, space.kings_haven, 1] }
}

test "nobody follows into a battle whose enemies are gone, beyond what the ground holds" {
  cites = ["KK3-264", "KK3-266", "KK3-267"]
  cases = {
    "they are gone, and it is full" = { n = 5, orders = ["shell militia in holm_fields with field_guns"], there = 5 }
    "they are gone, and it is overfull" = {
      n      = 6,
      orders = ["shell militia in holm_fields with field_guns"],
      there  = 6
    }
  }

  given guns_before_the_battle { with = [n] }
  dice { rolls = [4, 1] }
  run marching { p = player.khanate }
  play { lines = ["move ${n} swordsmen from dornburg to holm_fields"] }
  play { lines = orders }
  refuse {
    line    = "move 1 spearmen from kings_haven to holm_fields"
    because = "is not possible here"
  }
  expect {
    that = (
      space.holm_fields.unit_limit == 5 && crowd(space.holm_fields, player.khanate) == there &&
      empty(enemies(space.holm_fields, player.khanate))
    )
  }
}

test "others follow into a battle, and to ground that is free of enemies as far as there is room" {
  cites = ["KK3-264", "KK3-266", "KK3-267"]
  cases = {
    "the enemies are there, and it is full" = { n = 5, orders = [], there = 6 }
    "they are gone, and there is room"      = { n = 4, orders = ["shell militia in holm_fields with field_guns"], there = 5 }
  }

  given guns_before_the_battle { with = [n] }
  dice { rolls = empty(orders) ? [] : [4, 1] }
  run marching { p = player.khanate }
  play { lines = ["move ${n} swordsmen from dornburg to holm_fields"] }
  play { lines = orders }
  play { lines = ["move 1 spearmen from kings_haven to holm_fields"] }
  expect { that = crowd(space.holm_fields, player.khanate) == there }
}

test "when the enemies are gone before the battle, those for whom there is no room go back" {
  cites = ["KK3-266..268"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.oak_march, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.deepwood, 4] }
    call stands { with = [unit.spearmen, player.khanate, space.deepwood, 1] }
  }
  run {
    call set_out { with = [pieces(space.deepwood), space.deepwood, space.oak_march] }
    foe = first(pieces(space.oak_march, player.kingdom))
    call lose { with = [foe, none] }
    call fight_out { with = [player.khanate] }
  }
  play { lines = ["1 swordsmen, 1 spearmen"] }
  expect { that = crowd(space.oak_march, player.khanate) == 3 && crowd(space.deepwood, player.khanate) == 2 }
}

test "who can still march" {
  cites = ["KK3-025"]
  cases = {
    "a unit with a point" = {
      what    = unit.lancers,
      whose   = player.kingdom,
      left    = 1,
      along   = 0,
      engaged = false,
      carried = false,
      n       = 1,
      free    = true,
      cites   = ["KK3-475"]
    }
    "a unit with a road's point" = {
      what    = unit.lancers,
      whose   = player.kingdom,
      left    = 0,
      along   = 1,
      engaged = false,
      carried = false,
      n       = 1,
      free    = false,
      cites   = ["KK3-408"]
    }
    "a unit without points" = {
      what    = unit.lancers,
      whose   = player.kingdom,
      left    = 0,
      along   = 0,
      engaged = false,
      carried = false,
      n       = 0,
      free    = false,
      cites   = ["KK3-475"]
    }
    "a unit in battle" = {
      what    = unit.lancers,
      whose   = player.kingdom,
      left    = 1,
      along   = 0,
      engaged = true,
      carried = false,
      n       = 0,
      free    = false,
      cites   = ["KK3-481"]
    }
    "a unit aboard a ship" = {
      what    = unit.lancers,
      whose   = player.kingdom,
      left    = 1,
      along   = 0,
      engaged = false,
      carried = true,
      n       = 0,
      free    = false
    }
    "another's unit" = {
      what    = unit.lancers,
      whose   = player.khanate,
      left    = 1,
      along   = 0,
      engaged = false,
      carried = false,
      n       = 0,
      free    = true
    }
    "flyers" = {
      what    = unit.kite_riders,
      whose   = player.kingdom,
      left    = 1,
      along   = 0,
      engaged = false,
      carried = false,
      n       = 1,
      free    = true,
      cites   = ["KK3-523"]
    }
    "a General" = {
      what    = unit.duke_alaric,
      whose   = player.kingdom,
      left    = 1,
      along   = 0,
      engaged = false,
      carried = false,
      n       = 1,
      free    = true,
      cites   = ["KK3-690"]
    }
    "an Admiral ashore" = {
      what    = unit.lord_haven,
      whose   = player.kingdom,
      left    = 1,
      along   = 0,
      engaged = false,
      carried = false,
      n       = 1,
      free    = true,
      cites   = ["KK3-690"]
    }
    "a ship" = {
      what    = unit.war_junk,
      whose   = player.kingdom,
      left    = 1,
      along   = 0,
      engaged = false,
      carried = false,
      n       = 0,
      free    = true
    }
    "aircraft" = {
      what    = unit.fighter,
      whose   = player.kingdom,
      left    = 1,
      along   = 0,
      engaged = false,
      carried = false,
      n       = 0,
      free    = true
    }
  }

  given {
    create soldier {
      unit    = what
      owner   = whose
      at      = space.dornburg
      left    = left
      along   = along
      engaged = engaged
    }
    create ship {
      unit  = unit.merchant_junk
      owner = whose
      at    = space.dornburg
    }
    carry soldier {
      when = carried
      by   = ship
    }
  }
  expect {
    soldier = first(pieces(space.dornburg), piece.unit == what)
    that    = count(marchers(player.kingdom)) == n && movable(soldier) == free
  }
}

test "only those march who are there, and whom the ground bears" {
  cites = ["KK3-471", "KK3-480"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.spearmen, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.tankettes, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.bowmen, player.kingdom, space.kings_haven, 1] }
  }
  run marching { p = player.kingdom }
  refuse {
    line = [
      "move 1 spearmen, 1 tankettes from long_downs to eldermoor",
      "move 1 spearmen, 1 bowmen from long_downs to eldermoor", "move 1 bowmen from long_downs to kasr_city"
    ]
    because = "is not possible here"
  }
  play { lines = ["move 1 spearmen from long_downs to eldermoor", "move 1 tankettes from long_downs to kasr_city"] }
}

test "where there is no room, only a General goes" {
  cites = ["KK3-264", "KK3-674", "KK3-687"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.stonewater, 2] }
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, 2] }
    call stands { with = [unit.duke_alaric, player.kingdom, space.dornburg, 1] }
  }
  run marching { p = player.kingdom }
  refuse {
    line    = "move 2 spearmen from dornburg to stonewater"
    because = "Stonewater has no room for 2 more."
  }
  refuse {
    line    = "move 2 spearmen, duke_alaric from dornburg to stonewater"
    because = "That is too many"
  }
  play { lines = ["move 1 spearmen from dornburg to stonewater"] }
  refuse {
    line    = ["move 1 spearmen, duke_alaric from dornburg to stonewater", "move 1 spearmen from dornburg to stonewater"]
    because = "is not possible here"
  }
  play { lines = ["move duke_alaric from dornburg to stonewater"] }
}

test "an army of more than sixteen moves in several lines" {
  cites = ["KK3-480"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, 17] }
    call stands { with = [unit.spearmen, player.khanate, space.stonewater, 1] }
  }
  run marching { p = player.kingdom }
  refuse {
    line    = "move 17 spearmen from dornburg to stonewater"
    because = "That is too many"
  }
  play { lines = ["move 16 spearmen from dornburg to stonewater", "move 1 spearmen from dornburg to stonewater"] }
}

test "who rides on the steppe: all cavalry and armour, unless floods hold them fast" {
  cites = ["KK3-218", "KK3-232", "KK3-478"]
  cases = {
    "light riders"               = { what = unit.light_horse, floods = 0, sky = weather.sunny, n = 3 }
    "heavy riders"               = { what = unit.lancers, floods = 0, sky = weather.sunny, n = 3 }
    "in a storm"                 = { what = unit.lancers, floods = 0, sky = weather.storm, n = 2 }
    "in floods"                  = { what = unit.lancers, floods = -2, sky = weather.sunny, n = 3 }
    "in floods and a storm"      = { what = unit.lancers, floods = -2, sky = weather.storm, n = 2 }
    "in deep floods and a storm" = { what = unit.lancers, floods = -3, sky = weather.storm, n = 0 }
  }

  given {
    set game { weather = sky }
    set terrain steppe { speed_change = floods }
    call stands { with = [what, player.khanate, space.kurgan_plain, 1] }
  }
  run reset_units { p = player.khanate }
  expect { that = first(pieces(space.kurgan_plain)).left == n }
}

test "what a state's movement sets back is its own" {
  cites = ["KK3-475", "KK3-633"]

  given {
    for p {
      in = [player.khanate, player.kingdom]
      create {
        unit    = unit.field_hospital
        owner   = p
        at      = space.dornburg
        moved   = true
        healed  = 1
        rallied = 1
      }
      create {
        unit   = unit.hospital
        owner  = p
        at     = space.dornburg
        healed = 2
      }
      create {
        unit    = unit.old_temur
        owner   = p
        at      = space.dornburg
        rallied = 2
      }
    }
  }
  run reset_units { p = player.khanate }
  expect {
    mine   = pieces(space.dornburg, player.khanate)
    theirs = pieces(space.dornburg, player.kingdom)
    that = (
      all([for u in mine : u.healed == 0 && u.rallied == 0 && !u.moved]) &&
      sum(theirs, piece.healed + piece.rallied) == 6 &&
      first(theirs).moved &&
      first(theirs).left == 0 &&
      first(mine).left == 1
    )
  }
}

test "roads add nothing for ships and aircraft, nor for those who have spent their turn" {
  cites = ["KK3-406"]
  cases = {
    "infantry"   = { what = unit.spearmen, along = 1 }
    "a ship"     = { what = unit.war_junk, along = 0 }
    "aircraft"   = { what = unit.fighter, along = 0 }
    "an Admiral" = { what = unit.lord_haven, along = 1 }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [what, player.kingdom, space.dornburg, 1] }
  }
  run reset_units { p = player.kingdom }
  expect { that = first(pieces(space.dornburg)).along == along && first(pieces(space.dornburg)).left > 0 }
  run spend_turn { u = first(pieces(space.dornburg)) }
  expect { that = first(pieces(space.dornburg)).along == 0 && first(pieces(space.dornburg)).left == 0 }
}

test "what holds a province" {
  cites = ["KK3-525", "KK3-575", "KK3-615", "KK3-688"]
  cases = {
    "infantry"          = { what = unit.spearmen, routed = false, holds = true }
    "Routed infantry"   = { what = unit.spearmen, routed = true, holds = false }
    "flyers"            = { what = unit.kite_riders, routed = false, holds = false }
    "Agents"            = { what = unit.agents, routed = false, holds = false }
    "a General"         = { what = unit.duke_alaric, routed = false, holds = false }
    "a ship on a river" = { what = unit.war_junk, routed = false, holds = false }
    "a building"        = { what = unit.barracks, routed = false, holds = false }
  }

  given {
    create {
      unit   = what
      owner  = player.kingdom
      at     = space.dornburg
      routed = routed
    }
  }
  expect { that = occupies(first(pieces(space.dornburg))) == holds }
}

test "with those who march go neither friends nor those who have to stay" {
  cites = ["KK3-025", "KK3-475", "KK3-481"]
  cases = {
    "a friend's unit" = {
      what    = unit.swordsmen,
      whose   = player.kingdom,
      left    = 1,
      engaged = false,
      line    = "move 1 swordsmen from sarai to red_sands"
    }
    "a unit in battle" = {
      what    = unit.riflemen,
      whose   = player.khanate,
      left    = 1,
      engaged = true,
      line    = "move 1 riflemen from sarai to red_sands"
    }
    "a unit that is spent" = {
      what    = unit.riflemen,
      whose   = player.khanate,
      left    = 0,
      engaged = false,
      line    = "move 1 riflemen from sarai to red_sands"
    }
  }

  given {
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    create {
      unit  = unit.lancers
      owner = player.khanate
      at    = space.sarai
      left  = 2
    }
    create {
      unit    = what
      owner   = whose
      at      = space.sarai
      left    = left
      engaged = engaged
    }
  }
  run acting { p = player.khanate }
  refuse {
    line    = line
    because = "is not possible here"
  }
  play { lines = ["move 1 lancers from sarai to chagan_ford"] }
  expect { that = count(pieces(space.chagan_ford)) == 1 }
}
