# Odd positions where two chapters of the book meet: the weather and the air, the lake, Agents on the way, what rebels suffer and spare.

test "who lands from a ship on the lake attacks as over a river, and goes back aboard" {
  cites = ["KK3-732", "KK3-797"]

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call aboard_ship { with = [unit.swordsmen, unit.river_gunboat, player.khanate, space.mirror_lake, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.mirror_town, 1] }
  }
  dice { rolls = [2, 3] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play {
    lines = [
      "land 1 swordsmen from river_gunboat at mirror_town", "attack at mirror_town", "stand",
      "attack spearmen with swordsmen"
    ]
  }
  expect {
    that = count(cargo(first(pieces(space.mirror_lake)))) == 1
    said = "Swordsmen of Tarkhan: 2; Spearmen of Aldermark: 6."
  }
}

test "rebels who stay in the gas have Losses, too" {
  cites = ["KK3-783"]

  given {
    call two_states {}
    set game {
      round   = 4
      weather = weather.sunny
    }
    set space silk_gate { foul = 4 }
    call haunted { with = [unit.partisans, calling.rebel, space.silk_gate, 1] }
  }
  run {
    defaults = true
    call independents_act {}
  }
  expect { that = first(rebels_in(space.silk_gate)).stage == wound.losses }
}

test "wind drives gas out to sea, and not over the lake" {
  cites = ["KK3-253", "KK3-786"]

  given {
    set game {
      round   = 5
      weather = weather.windy
    }
  }
  run {
    repeat {
      times = 40
      set s {
        in   = every(space)
        foul = 0
      }
      set s {
        in   = [space.lighthouse, space.silk_gate]
        foul = 3
      }
      call gas_in_the_weather {}
    }
  }
  expect {
    said   = "The wind drives the gas from the Lighthouse to the Pearl Gulf."
    unsaid = "to Mirror Lake"
  }
}

test "nobody rises from a desert against an aircraft that flies into the rain" {
  cites = ["KK3-054", "KK3-827"]

  given {
    set game { weather = weather.rain }
    call airfield_at { with = [space.oil_springs, player.khanate] }
    call stands { with = [unit.airfield, player.khanate, space.cape_union, 1] }
    call stands { with = [unit.bomber, player.khanate, space.oil_springs, 1] }
    call stands { with = [unit.airfield, player.kingdom, space.east_dunes, 1] }
    call stands { with = [unit.fighter, player.kingdom, space.east_dunes, 1] }
  }
  run marching { p = player.khanate }
  play { lines = ["move bomber to cape_union"] }
  expect {
    that   = first(pieces(space.cape_union), piece.unit == unit.bomber).stage == wound.fresh
    unsaid = "rises from"
  }
}

test "who flies out of the desert into the rain flies no further in it" {
  cites = ["KK3-054"]

  given {
    set game { weather = weather.rain }
    call stands { with = [unit.kite_riders, player.khanate, space.salt_pans, 1] }
    call way_between { with = [space.kasr_city, space.palm_coast, way.road] }
  }
  run marching { p = player.khanate }
  play { lines = ["move 1 kite_riders from salt_pans to kasr_city"] }
  refuse {
    line    = ["move 1 kite_riders from kasr_city to lighthouse", "move 1 kite_riders from kasr_city to palm_coast"]
    because = "You have nothing there that can still move."
  }
}

test "a wooden ship passes Agents on the bank" {
  cites = ["KK3-541", "KK3-572"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.agents, player.khanate, space.oak_march, 1] }
    call stands { with = [unit.war_junk, player.kingdom, space.dornburg, 1] }
  }
  run marching { p = player.kingdom }
  play { lines = ["sail 1 war_junk from dornburg to oak_march", "sail 1 war_junk from oak_march to stonewater"] }
  expect { that = count(pieces(space.stonewater)) == 1 }
}

test "rebels pass Agents as if they were not there" {
  cites = ["KK3-572"]
  cases = {
    "Agents"   = { foe = unit.agents, passes = true }
    "spearmen" = { foe = unit.spearmen, passes = false }
  }

  given {
    call haunted { with = [unit.horde, calling.rebel, space.ulan_tamga, 1] }
    call stands { with = [foe, player.khanate, space.kurgan_plain, 1] }
  }
  expect { that = contains(in_reach(first(pieces(space.ulan_tamga))), space.altan_ordo) == passes }
}

test "Agents do not answer the levy where the enemy's Agents are" {
  cites = ["KK3-167", "KK3-574"]

  given {
    call two_states {}
    set game { round = 4 }
    call stands { with = [unit.castle, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.agents, player.kingdom, space.silk_gate, 1] }
    set space chagan { invaded = true }
  }
  run levy { p = player.khanate }
  play { lines = ["call it to the Fortress in silk_gate"] }
  refuse {
    line    = "agents"
    because = "is no answer here"
  }
  play { lines = ["spearmen"] }
  expect { that = count(called_from(space.chagan, calling.levy)) == 1 }
}

test "what was said to the march of independents binds nobody in the next movement" {
  cites = ["KK3-084", "KK3-173"]

  given {
    set space chagan { tribes_wait = true }
    set space red_sands {
      asked_from = space.mirror_town
      watched    = true
    }
  }
  run independents_act {}
  expect { that = !space.chagan.tribes_wait && space.red_sands.asked_from == none && !space.red_sands.watched }
}

test "warriors do not rebuild what their own state has ruined" {
  cites = ["KK3-184"]
  cases = {
    "a rival's work" = { by = player.union, n = 2 }
    "one's own"      = { by = player.khanate, n = 0 }
  }

  given {
    call tribal_khanate {}
    call stands { with = [unit.market, player.kingdom, space.deepwood, 1] }
    call raze {
      b  = building_at(space.deepwood)
      by = by
    }
    call raze_way { with = [unit.road, space.falkenstadt, space.charcoal_hills, by] }
    set space falkenwald { holder = player.khanate }
  }
  expect { that = count(rebuildable(space.falkenwald, player.khanate)) == n }
}

test "nobody rebuilds another's legation in his own province" {
  cites = ["KK3-184", "KK3-467"]
  cases = {
    "a legation" = { kind = unit.legation, n = 0 }
    "a market"   = { kind = unit.market, n = 1 }
  }

  given {
    call tribal_khanate {}
    call stands { with = [kind, player.kingdom, space.sarai, 1] }
    call raze {
      b  = building_at(space.sarai)
      by = player.union
    }
  }
  expect { that = count(rebuildable(space.chagan, player.khanate)) == n }
}

test "rebels neither fly nor march with the aircraft that they have seized" {
  cites = ["KK3-816", "KK3-864"]
  cases = {
    "a bomber"  = { what = unit.bomber, stays = true }
    "partisans" = { what = unit.partisans, stays = false }
  }

  given {
    call two_states {}
    set game {
      round   = 4
      weather = weather.sunny
    }
    call stands { with = [unit.airfield, player.khanate, space.red_sands, 1] }
    call haunted { with = [what, calling.recruited, space.red_sands, 1] }
  }
  run {
    defaults = true
    call independents_act {}
  }
  expect { that = (building_at(space.red_sands) != none) == stays }
}

test "rebels make for troops that they can get at" {
  cites = ["KK3-284"]

  given {
    set game {
      round   = 4
      weather = weather.sunny
    }
    call stands { with = [unit.spearmen, player.khanate, space.delta_town, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.mangroves, 1] }
    call haunted { with = [unit.horde, calling.rebel, space.reed_fields, 1] }
  }
  run {
    defaults = true
    call independents_act {}
  }
  expect { that = count(rebels_in(space.cotton_fields)) == 1 }
}

test "rebels make for a building that is far away before they dig in" {
  cites = ["KK3-285", "KK3-286"]

  given {
    call two_states {}
    set game {
      round   = 4
      weather = weather.sunny
    }
    call stands { with = [unit.market, player.kingdom, space.deepwood, 1] }
    call haunted { with = [unit.partisans, calling.rebel, space.falken_tower, 1] }
  }
  run {
    call independents_act {}
    set game { round = 5 }
  }
  expect { that = count(rebels_in(space.falkenstadt)) == 1 && building_at(space.deepwood) != none }
  run independents_act {}
  expect { that = count(rebels_in(space.deepwood)) == 1 && building_at(space.deepwood) == none }
}

test "a revolution does not spread before its province is taken" {
  cites = ["KK3-296", "KK3-464"]
  cases = {
    "a stronghold, far away"           = { what = unit.stronghold, crowd = 0, there = space.falkenwald }
    "a stronghold that nobody gets at" = { what = unit.stronghold, crowd = 4, there = space.falkenwald }
    "a market that nobody gets at"     = { what = unit.market, crowd = 3, there = space.jasmine }
  }

  given {
    set space falkenwald { holder = player.kingdom }
    set space jasmine { holder = player.kingdom }
    set game {
      round   = 4
      weather = weather.sunny
    }
    call stands { with = [what, player.kingdom, space.falken_tower, 1] }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.charcoal_hills, 1] }
    for _i {
      in = range(1, crowd)
      call haunted { with = [unit.militia, calling.recruited, space.falken_tower, 1] }
    }
    set u {
      in     = rebels_in(space.falken_tower)
      routed = true
    }
  }
  run {
    defaults = true
    call independents_act {}
  }
  expect { that = first(every(piece), piece.unit == unit.red_guard).space.part_of == there }
}

test "Red Guards spare where they rose no building that has been put in its place" {
  cites = ["KK3-294"]
  cases = {
    "the farm where they rose" = { burns = false, spared = true }
    "a market after a fire"    = { burns = true, spared = false }
  }

  given {
    call two_states {}
    set s {
      in     = [space.sarai]
      cradle = true
    }
    call stands { with = [unit.farm, player.khanate, space.sarai, 1] }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.sarai, 1] }
  }
  run {
    if {
      when = burns
      call raze {
        b  = building_at(space.sarai)
        by = none
      }
      call raise_building { with = [unit.market, space.sarai, player.khanate] }
    }
  }
  expect { that = can_be_sacked(space.sarai, first(rebels_in(space.sarai))) == !spared }
}

test "beyond their province Red Guards spare nothing, not even where others rose before them" {
  cites = ["KK3-294"]
  cases = {
    "in their province" = { born = space.chagan, spared = true }
    "beyond it"         = { born = space.altan_steppe, spared = false }
  }

  given {
    set s {
      in     = [space.sarai]
      cradle = true
    }
    call stands { with = [unit.farm, player.khanate, space.sarai, 1] }
    create {
      unit    = unit.red_guard
      owner   = player.independents
      at      = space.sarai
      calling = calling.revolutionary
      origin  = born
    }
  }
  expect { that = can_be_sacked(space.sarai, last(pieces(space.sarai))) == !spared }
}

test "two rivals close a port together" {
  cites = ["KK3-139"]

  given {
    call two_states {}
    call stands { with = [unit.port, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.freighter, player.khanate, space.north_amber, 1] }
  }
  expect { that = !blockaded(first(pieces(space.holm_fields))) }
  run stands { with = [unit.mine_barrier, player.union, space.south_amber, 1] }
  expect { that = blockaded(first(pieces(space.holm_fields))) }
}

test "enemies on the line in a third province stop no transport between centres" {
  cites = ["KK3-419"]

  given {
    call union_railway {}
    call holds { with = [player.union, [space.hafenland, space.grenzland]] }
    call stands { with = [unit.logistics_centre, player.union, space.smelter_bay, 1] }
    call stands { with = [unit.logistics_centre, player.union, space.cape_union, 1] }
    set player union { fuel = 10 }
    call rested { with = [unit.spearmen, player.union, space.smelter_bay] }
    call way_between { with = [space.smelter_bay, space.kettle_gorge, way.rail] }
    call way_between { with = [space.kettle_gorge, space.cape_union, way.rail] }
    set e {
      in   = concat(borders(space.smelter_bay, space.east_dunes), borders(space.east_dunes, space.cape_union))
      ways = []
    }
    call stands { with = [unit.spearmen, player.kingdom, space.kettle_gorge, 1] }
  }
  run riding { p = player.union }
  play { lines = ["transport spearmen from smelter_bay to cape_union"] }
  expect { that = player.union.fuel == 9 }
}
