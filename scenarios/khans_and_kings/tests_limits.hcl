# Tests of what the ground holds, of where the beaten flee, and of what weather and support take from a unit's turn.

# ---- The unit limit

# Guests are in Oak March, which holds three units; the Khanate's march from the Deepwood.
procedure guests_in_oak_march {
  params = { terms = relation, guests = int, n = int }

  set game { weather = weather.sunny }
  call settle_relation { with = [player.khanate, player.kingdom, terms] }
  call stands { with = [unit.militia, player.kingdom, space.oak_march, guests] }
  call stands { with = [unit.swordsmen, player.khanate, space.deepwood, n] }
}

test "units of allies and of states at peace take room" {
  cites = ["KK3-260", "KK3-264", "KK3-266"]
  cases = {
    "an ally's unit"          = { terms = relation.alliance, guests = 1, n = 2 }
    "two of a state at peace" = { terms = relation.peace, guests = 2, n = 1 }
  }

  given guests_in_oak_march { with = [terms, guests, 4] }
  run marching { p = player.khanate }
  refuse {
    line    = ["move 4 swordsmen from deepwood to oak_march", "move ${n + 1} swordsmen from deepwood to oak_march"]
    because = "That is too many"
  }
  play { lines = ["move ${n} swordsmen from deepwood to oak_march", "stop moving"] }
  expect { that = count(pieces(space.oak_march)) == 3 }
}

test "nobody marches where guests leave no room" {
  cites = ["KK3-260", "KK3-264"]

  given guests_in_oak_march { with = [relation.peace, 3, 4] }
  run marching { p = player.khanate }
  refuse {
    line    = "move 1 swordsmen from deepwood to oak_march"
    because = "\"swordsmen\" is not possible here."
  }
}

test "a battle exceeds the limit, with an ally's units in it too" {
  cites = ["KK3-266"]

  given {
    call guests_in_oak_march { with = [relation.alliance, 3, 4] }
    call stands { with = [unit.militia, player.union, space.oak_march, 1] }
  }
  run marching { p = player.khanate }
  play { lines = ["move 4 swordsmen from deepwood to oak_march"] }
  expect { that = count(pieces(space.oak_march)) == 8 }
}

test "whose units take room from whom" {
  cites = ["KK3-260", "KK3-266"]
  cases = {
    "one's own"               = { foe = player.khanate, what = unit.militia, terms = relation.hostile, n = 1 }
    "an ally's"               = { foe = player.kingdom, what = unit.militia, terms = relation.alliance, n = 1 }
    "a state's at peace"      = { foe = player.kingdom, what = unit.militia, terms = relation.peace, n = 1 }
    "enemies, who are fought" = { foe = player.kingdom, what = unit.militia, terms = relation.hostile, n = 0 }
    "enemies' Agents"         = { foe = player.kingdom, what = unit.agents, terms = relation.hostile, n = 0 }
    "an ally's Agents"        = { foe = player.kingdom, what = unit.agents, terms = relation.alliance, n = 1 }
    "independents"            = { foe = player.independents, what = unit.militia, terms = relation.hostile, n = 0 }
    "flyers of a state's" = {
      foe   = player.kingdom,
      what  = unit.kite_riders,
      terms = relation.peace,
      n     = 0,
      cites = ["KK3-269"]
    }
    "a General of an ally's" = { foe = player.kingdom, what = unit.duke_alaric, terms = relation.alliance, n = 0 }
  }

  given {
    call settle_relation { with = [player.khanate, player.kingdom, terms] }
    call stands { with = [what, foe, space.oak_march, 1] }
  }
  expect { that = crowd(space.oak_march, player.khanate) == n }
}

test "the limit counts guests in every other situation" {
  cites = ["KK3-260", "KK3-265"]
  cases = {
    "room for one" = { guests = 2, may = true }
    "no room"      = { guests = 3, may = false }
  }

  given {
    call guests_in_oak_march { with = [relation.peace, guests, 4] }
    set space oak_march { holder = player.khanate }
  }
  expect {
    man = first(pieces(space.deepwood))
    that = (
      contains(refuges(man), space.oak_march) == may && takes_in(space.oak_march, unit.militia, player.khanate) == may
    )
  }
}

test "who has attacked from a place that others have filled since does not go back there, not even if ships lie in it" {
  cites = ["KK3-265", "KK3-732", "KK3-751"]
  cases = {
    "a place left"          = { others = 2, ships = 1, back = true }
    "no place, and a ship"  = { others = 3, ships = 1, back = false }
    "no place, and no ship" = { others = 3, ships = 0, back = false }
  }

  given {
    call stands { with = [unit.militia, player.khanate, space.deepwood, others] }
    call stands { with = [unit.merchant_junk, player.khanate, space.deepwood, ships] }
    create {
      unit     = unit.spearmen
      owner    = player.khanate
      at       = space.oak_march
      start_at = space.deepwood
      duty     = duty.attacking
    }
  }
  expect {
    man  = first(pieces(space.oak_march))
    that = empty(way_back(man)) != back && contains(retreats(man), space.deepwood) == back
  }
}

test "a winner among an ally's units sends his own excess back, and no more than he has" {
  cites = ["KK3-260", "KK3-267", "KK3-268"]

  given {
    call guests_in_oak_march { with = [relation.alliance, 2, 4] }
    call stands { with = [unit.militia, player.union, space.oak_march, 1] }
  }
  run {
    call set_out { with = [pieces(space.deepwood), space.deepwood, space.oak_march] }
    foe = first(pieces(space.oak_march, player.union))
    call lose { with = [foe, none] }
    call fight_out { with = [player.khanate] }
  }
  expect { that = count(pieces(space.oak_march)) == 3 && count(pieces(space.deepwood)) == 3 }
}

test "guests who fill a place do not leave it when the host wins beside them" {
  cites = ["KK3-260", "KK3-268"]

  given {
    call guests_in_oak_march { with = [relation.alliance, 5, 2] }
    call stands { with = [unit.militia, player.union, space.oak_march, 1] }
  }
  run {
    call set_out { with = [pieces(space.deepwood), space.deepwood, space.oak_march] }
    foe = first(pieces(space.oak_march, player.union))
    call lose { with = [foe, none] }
    call fight_out { with = [player.khanate] }
  }
  expect { that = count(pieces(space.oak_march)) == 5 && count(pieces(space.deepwood)) == 2 }
}

# ---- Where the routed flee to

test "the routed flee to the neighbours that are nearest to their friends, however far that is" {
  cites = ["KK3-730"]
  cases = {
    "two steps" = {
      what = unit.spearmen,
      lord = player.kingdom,
      land = space.burkhan,
      foes = [],
      ways = [space.oak_march, space.deepwood]
    }
    "four steps" = {
      what = unit.spearmen,
      lord = player.kingdom,
      land = space.altan_steppe,
      foes = [],
      ways = [space.oak_march, space.deepwood]
    }
    "to an ally, three steps" = {
      what = unit.spearmen,
      lord = player.union,
      land = space.chagan,
      foes = [],
      ways = [space.deepwood]
    }
    "a stranger's land counts for no more than any" = {
      what = unit.spearmen,
      lord = player.sultanate,
      land = space.chagan,
      foes = [],
      ways = [space.holm_fields, space.oak_march, space.dornburg, space.kings_haven, space.east_weald, space.deepwood]
    }
    "enemies are on the nearest" = {
      what = unit.spearmen,
      lord = player.kingdom,
      land = space.burkhan,
      foes = [space.oak_march, space.deepwood],
      ways = [space.dornburg, space.east_weald]
    }
    "enemies farther on close no way" = {
      what = unit.spearmen,
      lord = player.kingdom,
      land = space.burkhan,
      foes = [space.amber_forest, space.charcoal_hills],
      ways = [space.oak_march, space.deepwood]
    }
    "land beyond the sea is reached by land" = {
      what = unit.spearmen,
      lord = player.kingdom,
      land = space.grenzland,
      foes = [],
      ways = [space.east_weald, space.deepwood]
    }
    "flyers go over the sea" = {
      what = unit.kite_riders,
      lord = player.kingdom,
      land = space.grenzland,
      foes = [],
      ways = [space.holm_fields, space.kings_haven, space.east_weald]
    }
  }

  given {
    call settle_relation { with = [player.kingdom, player.union, relation.alliance] }
    call holds { with = [lord, [land]] }
    for s {
      in = foes
      call stands { with = [unit.militia, player.khanate, s, 1] }
    }
    create {
      unit   = what
      owner  = player.kingdom
      at     = space.stonewater
      duty   = duty.defending
      routed = true
    }
  }
  expect {
    that    = same(retreats(first(pieces(space.stonewater))), ways)
    message = "the ways"
  }
}

test "an attacker who is routed goes back to where he began, or flees to the nearest" {
  cites = ["KK3-730"]

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.khanate, [space.burkhan]] }
    create {
      unit     = unit.spearmen
      owner    = player.khanate
      at       = space.stonewater
      start_at = space.kings_haven
      duty     = duty.attacking
      routed   = true
    }
  }
  expect {
    that = same(retreats(first(pieces(space.stonewater))), [space.kings_haven, space.oak_march, space.deepwood])
  }
}

# ---- Support takes the rest of a turn

# Swordsmen and others, with points left, against Spearmen and Militia in Holm Fields.
procedure supported_attack {
  params = { what = unit, left = int }

  set game { weather = weather.sunny }
  call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
  call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
  call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, left, 1] }
  call marches_in { with = [what, player.khanate, space.kings_haven, space.holm_fields, 2, 1] }
}

test "who has supported an attack neither attacks nor supports again" {
  cites = ["KK3-735", "KK3-748"]

  given supported_attack { with = [unit.lancers, 1] }
  dice { rolls = [3, 3, 3, 3] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack spearmen with swordsmen, supported by 1 lancers", "dornburg", "stand"] }
  refuse {
    line    = "attack militia with lancers"
    because = "That unit cannot attack now."
  }
  refuse {
    line    = "attack militia with swordsmen, supported by 1 lancers"
    because = "Only units that could attack themselves support."
  }
  play { lines = ["attack militia with swordsmen"] }
}

test "Armoured units go on after they have supported an attack" {
  cites = ["KK3-748"]
  cases = {
    "to attack"        = { order = "attack militia with tankettes" }
    "to support again" = { order = "attack militia with swordsmen, supported by 1 tankettes" }
  }

  given supported_attack { with = [unit.tankettes, 1] }
  dice { rolls = [3, 3, 3, 3] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play {
    lines = ["stand", "attack spearmen with swordsmen, supported by 1 tankettes", "dornburg", "stand", "${order}"]
  }
}

test "supporters with points left do not press on alone: they go back" {
  cites = ["KK3-736", "KK3-748"]

  given supported_attack { with = [unit.lancers, 0] }
  dice { rolls = [3, 3] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack spearmen with swordsmen, supported by 1 lancers", "dornburg"] }
  expect {
    that = count(pieces(space.kings_haven)) == 2 && all(pieces(space.kings_haven), piece.left == 0)
    said = "Aldermark holds Holm Fields."
  }
}

# ---- The army that flees

test "an army flees whole where a neighbouring sub-province takes all of it" {
  cites = ["KK3-756"]
  cases = {
    "another has room for all" = {
      what  = unit.spearmen,
      near  = 2,
      full  = 2,
      never = space.stonewater,
      order = "flee to dornburg",
      stay  = 2,
      go    = 4
    }
    "room for the last of them" = {
      what  = unit.spearmen,
      near  = 2,
      full  = 4,
      never = space.stonewater,
      order = "flee to dornburg",
      stay  = 2,
      go    = 6
    }
    "the other is full" = {
      what  = unit.lancers,
      near  = 1,
      full  = 6,
      never = space.dornburg,
      order = "flee to stonewater",
      stay  = 3,
      go    = 6
    }
    "none has: it is split as one likes" = {
      what  = unit.spearmen,
      near  = 2,
      full  = 5,
      never = space.kings_haven,
      order = "flee to dornburg",
      stay  = 3,
      go    = 6
    }
    "flyers need no room" = {
      what  = unit.kite_riders,
      near  = 2,
      full  = 6,
      never = space.dornburg,
      order = "flee to stonewater",
      stay  = 4,
      go    = 6
    }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [what, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.kingdom, space.stonewater, near] }
    call stands { with = [unit.militia, player.kingdom, space.dornburg, full] }
    call stands { with = [unit.militia, player.khanate, space.kings_haven, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  refuse {
    by      = player.kingdom
    line    = "flee to ${never}"
    because = "None of your army can go there, or all of it can go elsewhere."
  }
  play { lines = ["${order}"] }
  expect { that = count(pieces(space.stonewater)) == stay && count(pieces(space.dornburg)) == go }
}

test "an army is not split by ground that some of it cannot enter, while other ground takes all" {
  cites = ["KK3-236", "KK3-756"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.lancers, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.kings_haven, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.holm_fields, space.kings_haven, 0, 1] }
  }
  run battle_at { with = [space.kings_haven, player.khanate] }
  refuse {
    by      = player.kingdom
    line    = "flee to eldermoor"
    because = "None of your army can go there, or all of it can go elsewhere."
  }
  play { lines = ["flee to stonewater"] }
  expect { that = count(pieces(space.stonewater)) == 2 }
}

# ---- Storm and snow on the way

# A way leads from Holm Fields to Dornburg and on to Oak March, and none to King's Haven.
procedure ways_in_bad_weather {
  params = { what = unit, now = weather, kind = way }

  set game {
    season  = season.winter
    weather = now
  }
  call way_between { with = [space.holm_fields, space.dornburg, kind] }
  call way_between { with = [space.dornburg, space.oak_march, kind] }
  call stands { with = [what, player.kingdom, space.holm_fields, 1] }
}

test "storm and snow take a point from those who leave the road or railway, wherever it touches" {
  cases = {
    "a storm, off the road" = {
      now   = weather.storm,
      kind  = way.road,
      to    = space.kings_haven,
      left  = 0,
      cites = ["KK3-059"]
    }
    "a storm, along the road" = {
      now   = weather.storm,
      kind  = way.road,
      to    = space.dornburg,
      left  = 1,
      cites = ["KK3-059"]
    }
    "a storm, off the railway" = {
      now   = weather.storm,
      kind  = way.rail,
      to    = space.kings_haven,
      left  = 0,
      cites = ["KK3-059"]
    }
    "a storm, along the railway" = {
      now   = weather.storm,
      kind  = way.rail,
      to    = space.dornburg,
      left  = 1,
      cites = ["KK3-059"]
    }
    "snow, off the road" = {
      now   = weather.snow,
      kind  = way.road,
      to    = space.kings_haven,
      left  = 0,
      cites = ["KK3-066"]
    }
    "snow, along the road" = { now = weather.snow, kind = way.road, to = space.dornburg, left = 1, cites = ["KK3-066"] }
    "snow, along the railway" = {
      now   = weather.snow,
      kind  = way.rail,
      to    = space.dornburg,
      left  = 1,
      cites = ["KK3-066"]
    }
    "sunshine, off the road" = {
      now   = weather.sunny,
      kind  = way.road,
      to    = space.kings_haven,
      left  = 1,
      cites = ["KK3-059"]
    }
  }

  given ways_in_bad_weather { with = [unit.lancers, now, kind] }
  run marching { p = player.kingdom }
  play { lines = ["move 1 lancers from holm_fields to ${to}"] }
  expect { that = first(pieces(to)).left == left }
}

test "nobody leaves the road without a point more than the weather takes" {
  cases = {
    "lancers have two points"  = { what = unit.lancers, cites = ["KK3-059"] }
    "spearmen have the road's" = { what = unit.spearmen, cites = ["KK3-059", "KK3-479"] }
  }

  given ways_in_bad_weather { with = [what, weather.storm, way.road] }
  run marching { p = player.kingdom }
  play { lines = ["move 1 ${what} from holm_fields to dornburg"] }
  refuse {
    line    = ["move 1 ${what} from dornburg to stonewater", "move 1 ${what} from dornburg to cold_fells"]
    because = "Nothing of yours in Dornburg can go there."
  }
  play { lines = ["move 1 ${what} from dornburg to oak_march"] }
}

test "who leaves the road later pays then" {
  cites = ["KK3-059", "KK3-232"]

  given {
    set game { weather = weather.storm }
    call way_between { with = [space.jasmine_gate, space.al_jasmin, way.road] }
    call stands { with = [unit.light_horse, player.sultanate, space.jasmine_gate, 1] }
  }
  run marching { p = player.sultanate }
  expect { that = first(pieces(space.jasmine_gate)).left == 3 }
  play {
    lines = ["move 1 light_horse from jasmine_gate to al_jasmin", "move 1 light_horse from al_jasmin to ruby_wells"]
  }
  expect { that = first(pieces(space.ruby_wells)).left == 0 && first(pieces(space.ruby_wells)).toll == 0 }
}

test "who stands fast in a storm still goes where the way leads" {
  cites = ["KK3-059", "KK3-060", "KK3-478"]
  cases = {
    "no way at all" = {
      ways  = [],
      can   = [],
      never = ["move 1 spearmen from palm_coast to lighthouse", "move 1 spearmen from palm_coast to kasr_city"],
      why   = "You have nothing there that can still move."
    }
    "a road" = {
      ways  = [way.road],
      can   = ["move 1 spearmen from palm_coast to lighthouse"],
      never = ["move 1 spearmen from palm_coast to kasr_city"],
      why   = "Nothing of yours in the Palm Coast can go there."
    }
    "a railway" = {
      ways  = [way.rail],
      can   = ["move 1 spearmen from palm_coast to lighthouse"],
      never = ["move 1 spearmen from palm_coast to kasr_city"],
      why   = "Nothing of yours in the Palm Coast can go there."
    }
  }

  given {
    set game { weather = weather.storm }
    for kind {
      in = ways
      call way_between { with = [space.palm_coast, space.lighthouse, kind] }
    }
    call stands { with = [unit.spearmen, player.sultanate, space.palm_coast, 1] }
  }
  run marching { p = player.sultanate }
  refuse {
    line    = never
    because = "${why}"
  }
  play { lines = can }
}

test "who has just been recruited waits a turn beside a road, too" {
  cites = ["KK3-154", "KK3-059"]

  given {
    call way_between { with = [space.holm_fields, space.dornburg, way.road] }
    create {
      unit    = unit.spearmen
      owner   = player.kingdom
      at      = space.holm_fields
      arrived = game.round
    }
  }
  run reset_units { p = player.kingdom }
  expect { that = first(pieces(space.holm_fields)).left == 0 && !may_march(first(pieces(space.holm_fields))) }
}

test "who stands fast in a storm still rides by rail" {
  cites = ["KK3-059", "KK3-409", "KK3-478"]

  given {
    set game { weather = weather.storm }
    call holds { with = [player.sultanate, [space.kasr]] }
    call way_between { with = [space.palm_coast, space.lighthouse, way.rail] }
    call way_between { with = [space.lighthouse, space.kasr_city, way.rail] }
    call stands { with = [unit.spearmen, player.sultanate, space.palm_coast, 1] }
  }
  run marching { p = player.sultanate }
  play { lines = ["ride spearmen by rail from palm_coast to kasr_city"] }
  expect { that = count(pieces(space.kasr_city)) == 1 }
}

# ---- Guests where one recruits and where trains arrive

test "guests leave no room for recruits" {
  cites = ["KK3-260", "KK3-265"]
  cases = {
    "room for one" = { guests = 5, orders = ["recruit spearmen in dornmark"] }
    "no room"      = { guests = 6, orders = [] }
  }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    call stands { with = [unit.militia, player.khanate, space.dornburg, guests] }
  }
  run recruiting { p = player.kingdom }
  play { lines = orders }
  refuse {
    line    = "recruit spearmen in dornmark"
    because = "That province is not yours, lacks a building that the unit needs or does not raise it, or has no place for it."
  }
}

test "guests leave no room for those who come by train" {
  cites = ["KK3-260", "KK3-412"]
  cases = {
    "room for one" = { guests = 2, n = true }
    "no room"      = { guests = 3, n = false }
  }

  given {
    call settle_relation { with = [player.khanate, player.kingdom, relation.alliance] }
    call way_between { with = [space.deepwood, space.oak_march, way.rail] }
    call stands { with = [unit.militia, player.kingdom, space.oak_march, guests] }
    call stands { with = [unit.swordsmen, player.khanate, space.deepwood, 1] }
  }
  expect { that = contains(stations(first(pieces(space.deepwood))), space.oak_march) == n }
}
