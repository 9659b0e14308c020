# Tests of how independents rise, move, fight and plunder, where tests_independents.hcl leaves off.

test "an uprising spreads by those who have just risen, and not by what stood there before" {
  cites = ["KK3-283"]

  given {
    set game { round = 4 }
    call haunted { with = [unit.militia, calling.recruited, space.burkhan_keld, 2] }
  }
  run rise {
    province = space.burkhan
    n        = 3
  }
  expect { that = all([for s in parts(space.burkhan) : count(rebels_in(s), piece.arrived == 4) == 1]) }
}

test "an uprising is thrown for with a die of six" {
  cites = ["KK3-280"]

  run {
    repeat {
      times = 40
      call uprising { province = space.falkenwald }
      set game { round = max(game.round, count(every(piece))) }
      gone = every(piece)
      destroy gone {}
    }
  }
  expect {
    that    = game.round == 6
    message = "The greatest of forty uprisings."
  }
}

test "independents stop before anybody's troops, and use the last place" {
  cites = ["KK3-865", "KK3-866"]
  cases = {
    "troops of the Khanate" = { foe = player.khanate, crowd = 0, through = false }
    "troops of the Kingdom" = { foe = player.kingdom, crowd = 0, through = false }
    "nobody's troops"       = { foe = player.independents, crowd = 0, through = true }
    "one place left"        = { foe = player.independents, crowd = 2, through = true }
    "no place left"         = { foe = player.independents, crowd = 3, through = false }
  }

  given {
    call haunted { with = [unit.horde, calling.recruited, space.ulan_tamga, 1] }
    call stands { with = [unit.spearmen, foe, space.kurgan_plain, 1] }
    for _i {
      in = range(1, crowd)
      call haunted { with = [unit.militia, calling.recruited, space.kurgan_plain, 1] }
    }
  }
  expect { that = contains(in_reach(first(pieces(space.ulan_tamga))), space.altan_ordo) == through }
}

test "who has gone over the border has had its turn, wherever it is" {
  cites = ["KK3-296"]

  given {
    set space altan_steppe { holder = player.khanate }
    set game { round = 4 }
    call stands { with = [unit.market, player.khanate, space.ulan_tamga, 1] }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.eagle_pass, 1] }
  }
  run {
    call independents_of { with = [space.burkhan] }
    call independents_of { with = [space.altan_steppe] }
  }
  expect { that = count(rebels_in(space.ulan_tamga)) == 1 && building_at(space.ulan_tamga) != none }
}

test "roads carry rebels further, and spare them the weather" {
  cites = ["KK3-059", "KK3-406", "KK3-476", "KK3-478", "KK3-865"]
  cases = {
    "two steps by road" = {
      what = unit.militia, sky = weather.sunny, from = space.charcoal_hills, to = space.falken_tower,
      foe  = space.amber_forest, foul = 0, gets = true
    }
    "the same in a storm" = {
      what = unit.militia, sky = weather.storm, from = space.charcoal_hills, to = space.falken_tower,
      foe  = space.amber_forest, foul = 0, gets = true
    }
    "past troops" = {
      what = unit.militia, sky = weather.sunny, from = space.charcoal_hills, to = space.falken_tower,
      foe  = space.falkenstadt, foul = 0, gets = false
    }
    "out of the province" = {
      what = unit.militia, sky = weather.sunny, from = space.charcoal_hills, to = space.east_weald,
      foe  = space.amber_forest, foul = 0, gets = false
    }
    "two steps, one by rail" = {
      what = unit.militia, sky = weather.sunny, from = space.oak_march, to = space.holm_fields,
      foe  = space.amber_forest, foul = 0, gets = false
    }
    "horsemen in a storm" = {
      what = unit.light_horse, sky = weather.storm, from = space.oak_march, to = space.holm_fields,
      foe  = space.amber_forest, foul = 0, gets = true
    }
    "horsemen in a storm, past troops" = {
      what = unit.light_horse, sky = weather.storm, from = space.oak_march, to = space.holm_fields,
      foe  = space.dornburg, foul = 0, gets = false
    }
    "by road out of a swamp" = {
      what = unit.militia, sky = weather.storm, from = space.eldermoor, to = space.long_downs,
      foe  = space.amber_forest, foul = 0, gets = true
    }
    "and not where no road leads" = {
      what = unit.militia, sky = weather.storm, from = space.eldermoor, to = space.kings_haven,
      foe  = space.amber_forest, foul = 0, gets = false
    }
    "nor in gas" = {
      what = unit.militia, sky = weather.storm, from = space.eldermoor, to = space.long_downs,
      foe  = space.amber_forest, foul = 3, gets = false
    }
    "by rail out of the snow" = {
      what = unit.militia, sky = weather.snow, from = space.eagle_pass, to = space.burkhan_keld,
      foe  = space.amber_forest, foul = 0, gets = true
    }
  }

  given {
    set game {
      round   = 4
      weather = sky
    }
    set s {
      in   = [from]
      foul = foul
    }
    call way_between { with = [space.charcoal_hills, space.falkenstadt, way.road] }
    call way_between { with = [space.charcoal_hills, space.east_weald, way.road] }
    call way_between { with = [space.falkenstadt, space.falken_tower, way.road] }
    call way_between { with = [space.oak_march, space.dornburg, way.road] }
    call way_between { with = [space.dornburg, space.holm_fields, way.rail] }
    call way_between { with = [space.eldermoor, space.long_downs, way.road] }
    call way_between { with = [space.eagle_pass, space.burkhan_keld, way.rail] }
    call stands { with = [unit.spearmen, player.kingdom, foe, 1] }
    call haunted { with = [what, calling.rebel, from, 1] }
  }
  expect {
    u    = first(pieces(from))
    that = contains(in_reach(u), to) == gets
  }
}

test "rebels in a storm leave a swamp where a road leads to those whom they fight" {
  cites = ["KK3-059", "KK3-284"]
  cases = {
    "a road" = { kind = way.road, n = 1 }
    "none"   = { kind = way.bridge, n = 0 }
  }

  given {
    call holds { with = [player.kingdom, [space.eldershore]] }
    set game {
      round   = 4
      weather = weather.storm
    }
    call way_between { with = [space.eldermoor, space.kings_haven, kind] }
    call stands { with = [unit.spearmen, player.kingdom, space.east_weald, 1] }
    call haunted { with = [unit.militia, calling.rebel, space.eldermoor, 1] }
  }
  run {
    defaults = true
    call independents_act {}
  }
  expect { that = count(rebels_in(space.kings_haven)) == n }
}

test "nobody is asked for independents: they stand, and who is beaten withdraws within the province" {
  cites = ["KK3-864", "KK3-755"]

  given {
    set game { weather = weather.sunny }
    create {
      unit  = unit.militia
      owner = player.independents
      at    = space.red_sands
    }
    call marches_in { with = [unit.swordsmen, player.khanate, space.grey_shore, space.red_sands, 0, 1] }
  }
  dice { rolls = [2, 2] }
  run battle_at { with = [space.red_sands, player.khanate] }
  play {
    by    = player.khanate
    lines = ["attack militia with swordsmen"]
  }
  expect {
    rebel = first(every(piece), piece.unit == unit.militia)
    that  = rebel.space != space.red_sands && rebel.space.part_of == space.chagan
    said  = "Tarkhan wins at the Red Sands."
  }
}

test "independents that lose a battle go back to where they came from" {
  cites = ["KK3-730", "KK3-866"]
  cases = {
    "from Chagan Ford"   = { from = space.chagan_ford }
    "from the Silk Gate" = { from = space.silk_gate }
    "from Sarai"         = { from = space.sarai }
  }

  given {
    set game { round = 4 }
    call stands { with = [unit.khans_guard, player.kingdom, space.red_sands, 2] }
    call haunted { with = [unit.red_guard, calling.recruited, from, 1] }
    set p {
      in         = pieces(from)
      experience = 5
    }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call independents_act {}
  }
  play {
    by    = player.kingdom
    lines = ["stand"]
  }
  expect {
    that = count(rebels_in(from)) == 1
    said = "withdraws Red Guard"
  }
}

test "what independents plunder nobody gains" {
  cites = ["KK3-868"]

  given {
    call two_states {}
    set game { round = 4 }
    call stands { with = [unit.market, player.kingdom, space.sarai, 1] }
    call haunted { with = [unit.militia, calling.recruited, space.sarai, 1] }
  }
  run independents_act {}
  expect {
    that = (
      building_at(space.sarai) == none &&
      all([for p in every(player) : p.gold == (contains([player.khanate, player.kingdom], p) ? 20 : 0)])
    )
  }
}

test "independents plunder the ways, too, and nobody rises for a road" {
  cites = ["KK3-285", "KK3-295", "KK3-404", "KK3-815", "KK3-868"]
  cases = {
    "with a building" = { how = calling.recruited, house = true, more = 0 }
    "ways alone"      = { how = calling.recruited, house = false, more = 0 }
    "rebels"          = { how = calling.rebel, house = true, more = 0 }
    "Red Guard"       = { how = calling.revolutionary, house = true, more = 1 }
    "and ways alone"  = { how = calling.revolutionary, house = false, more = 0 }
  }

  given {
    call two_states {}
    set game { round = 4 }
    call way_between { with = [space.red_sands, space.northport, way.road] }
    call way_between { with = [space.red_sands, space.chagan_ford, way.rail] }
    call stands {
      when = house
      with = [unit.market, player.khanate, space.red_sands, 1]
    }
    call haunted { with = [unit.militia, how, space.red_sands, 1] }
  }
  run independents_act {}
  expect {
    that = (
      building_at(space.red_sands) == none && empty(ways_from(space.red_sands)) &&
      count(every(piece), piece.unit == unit.red_guard) == more
    )
  }
}

test "independents that nobody can attack keep away from enemies" {
  cites = ["KK3-574", "KK3-866"]
  cases = {
    "Agents"      = { what = unit.agents, foe = unit.spearmen, how = calling.rebel, away = true }
    "and nobody"  = { what = unit.agents, foe = unit.market, how = calling.rebel, away = false }
    "troops"      = { what = unit.militia, foe = unit.spearmen, how = calling.rebel, away = false }
    "the invaded" = { what = unit.agents, foe = unit.spearmen, how = calling.revolutionary, away = true }
  }

  given {
    call two_states {}
    call stands { with = [foe, player.khanate, space.silk_gate, 1] }
    call haunted { with = [what, how, how == calling.rebel ? space.red_sands : space.mirror_town, 1] }
  }
  expect {
    u    = last(every(piece))
    that = !contains(concat(in_reach(u), over_the_border(u.space, u)), space.silk_gate) == away
  }
}

test "independents use the last place on good ground" {
  cites = ["KK3-286", "KK3-867"]

  given {
    set game { round = 4 }
    create {
      unit    = unit.militia
      owner   = player.independents
      at      = space.silk_gate
      count   = 2
      arrived = 4
    }
    call haunted { with = [unit.militia, calling.recruited, space.chagan_ford, 1] }
  }
  run independents_act {}
  expect { that = count(rebels_in(space.silk_gate)) == 3 }
}

test "a revolution spreads to the last place beyond the border, and never to ground that bars its men" {
  cites = ["KK3-296"]
  cases = {
    "one place left" = {
      what  = unit.red_guard,
      from  = space.eagle_pass,
      ruled = space.altan_steppe,
      crowd = 3,
      to    = [space.ulan_tamga]
    }
    "foot, over a swamp" = {
      what  = unit.red_guard,
      from  = space.kasr_city,
      ruled = space.eldershore,
      crowd = 0,
      to    = [space.eldermoor, space.long_downs]
    }
    "riders, over a swamp" = {
      what  = unit.lancers,
      from  = space.kasr_city,
      ruled = space.eldershore,
      crowd = 0,
      to    = [space.long_downs]
    }
  }

  given {
    call holds { with = [player.khanate, [ruled]] }
    for _i {
      in = range(1, crowd)
      call stands { with = [unit.militia, player.independents, space.ulan_tamga, 1] }
    }
    call haunted { with = [what, calling.revolutionary, from, 1] }
  }
  expect { that = same(over_the_border(from, first(rebels_in(from))), to) }
}

test "a Fortress is no less good ground while nobody attacks it" {
  cites = ["KK3-867", "KK3-417"]

  given {
    call stands { with = [unit.castle, player.khanate, space.sarai, 1] }
  }
  expect { that = stronghold(space.sarai) == 2 && stronghold(space.silk_gate) == 2 }
}

# The dice always choose the first of the sub-provinces in question, and so the same again wherever that is allowed.
test "no sub-province has two rebels more than another that has room" {
  cites = ["KK3-282", "KK3-283"]
  cases = {
    "two of three places"               = { n = 2, picks = [0, 0], ford = 1, gate = 1, sands = 0 }
    "three"                             = { n = 3, picks = [0, 0], ford = 1, gate = 1, sands = 1 }
    "four"                              = { n = 4, picks = [0, 0, 0], ford = 2, gate = 1, sands = 1 }
    "eight, and the sands take no more" = { n = 8, picks = [0, 0, 0, 0, 0], ford = 3, gate = 3, sands = 2 }
  }

  given {
    set game { round = 2 }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  dice { rolls = picks }
  run rise { with = [space.chagan, n] }
  expect {
    that = (
      count(rebels_in(space.chagan_ford)) == ford && count(rebels_in(space.silk_gate)) == gate &&
      count(rebels_in(space.red_sands)) == sands && empty(rebels_in(space.sarai))
    )
  }
}

test "an officer who has come this turn is no rebel among those who rise" {
  cites = ["KK3-283"]

  given {
    set game { round = 2 }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    create {
      unit    = unit.old_temur
      owner   = player.khanate
      at      = space.chagan_ford
      arrived = 2
    }
  }
  run rise { with = [space.chagan, 3] }
  expect { that = all([space.chagan_ford, space.silk_gate, space.red_sands], count(rebels_in(space)) == 1) }
}

test "rebels who come upon those who have withdrawn before others fight them in the same turn" {
  cites = ["KK3-284", "KK3-721"]

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    set game {
      round   = 4
      weather = weather.sunny
    }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    create {
      unit       = unit.horde
      owner      = player.independents
      at         = space.chagan_ford
      calling    = calling.rebel
      experience = 5
    }
    call haunted { with = [unit.militia, calling.rebel, space.silk_gate, 1] }
  }
  dice { rolls = [4, 4, 1, 3] }
  run {
    defaults = true
    call independents_of { with = [space.chagan] }
  }
  play { lines = ["stand", "the Red Sands", "stand"] }
  expect { said = "Freeland attacks Tarkhan at the Red Sands." }
  expect { that = !any(every(piece), piece.engaged) && empty(player.independents.front) }
}
