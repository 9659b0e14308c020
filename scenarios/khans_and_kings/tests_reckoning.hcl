# Tests of Strength and Morale where a bonus or a penalty does not count: aircraft, guns that fire from elsewhere, units that are
# not fighting, and those whom an ability does not concern.

test "what does not count for a unit" {
  cases = {
    "a bomber based in a jungle" = {
      what  = unit.bomber,
      there = space.palm_coast,
      from  = space.palm_coast,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 4,
      m     = 2,
      cites = ["KK3-760"]
    }
    "guns that fire from a jungle" = {
      what  = unit.field_guns,
      there = space.palm_coast,
      from  = space.kasr_city,
      acts  = duty.firing,
      foe   = unit.bowmen,
      n     = 2,
      m     = 2,
      cites = ["KK3-224", "KK3-760", "KK3-771"]
    }
    "guns that fire from a forest" = {
      what  = unit.field_guns,
      there = space.east_weald,
      from  = space.east_weald,
      acts  = duty.firing,
      foe   = unit.bowmen,
      n     = 3,
      m     = 2,
      cites = ["KK3-228", "KK3-771"]
    }
    "guns that fire from a desert" = {
      what  = unit.field_guns,
      there = space.red_sands,
      from  = space.red_sands,
      acts  = duty.firing,
      foe   = unit.bowmen,
      n     = 3,
      m     = 2,
      cites = ["KK3-221", "KK3-771"]
    }
    "who is at home there and fires" = {
      what  = unit.bedouins,
      there = space.red_sands,
      from  = space.red_sands,
      acts  = duty.firing,
      foe   = unit.bowmen,
      n     = 5,
      m     = 5,
      cites = ["KK3-221", "KK3-600"]
    }
    "hills defend, and give guns nothing" = {
      what  = unit.field_guns,
      there = space.long_downs,
      from  = space.long_downs,
      acts  = duty.firing,
      foe   = unit.bowmen,
      n     = 4,
      m     = 2,
      cites = ["KK3-217", "KK3-771"]
    }
    "ships that fire have no ground" = {
      what  = unit.cruiser,
      there = space.north_amber,
      from  = space.north_amber,
      acts  = duty.firing,
      foe   = unit.bowmen,
      n     = 7,
      m     = 5,
      cites = ["KK3-771"]
    }
    "guns that attack in a jungle" = {
      what  = unit.field_guns,
      there = space.palm_coast,
      from  = space.kasr_city,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 2,
      m     = 2,
      cites = ["KK3-224", "KK3-760"]
    }
    "nobody is fighting in a jungle" = {
      what  = unit.swordsmen,
      there = space.palm_coast,
      from  = space.kasr_city,
      acts  = duty.idle,
      foe   = unit.bowmen,
      n     = 5,
      m     = 4,
      cites = ["KK3-760"]
    }
    "a bonus elsewhere does not spare a desert" = {
      what  = unit.khans_guard,
      there = space.red_sands,
      from  = space.northport,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 8,
      m     = 6,
      cites = ["KK3-221", "KK3-600"]
    }
    "guns charge when they fire, if they charge" = {
      what  = unit.lancers,
      there = space.holm_fields,
      from  = space.kings_haven,
      acts  = duty.firing,
      foe   = unit.bowmen,
      n     = 7,
      m     = 4,
      cites = ["KK3-565"]
    }
    "charging cavalry that stands by" = {
      what  = unit.lancers,
      there = space.holm_fields,
      from  = space.kings_haven,
      acts  = duty.idle,
      foe   = unit.bowmen,
      n     = 5,
      m     = 4,
      cites = ["KK3-565"]
    }
    "firing over a river" = {
      what  = unit.field_guns,
      there = space.stonewater,
      from  = space.holm_fields,
      acts  = duty.firing,
      foe   = unit.bowmen,
      n     = 4,
      m     = 2,
      cites = ["KK3-249"]
    }
    "nobody is fighting over a river" = {
      what  = unit.swordsmen,
      there = space.stonewater,
      from  = space.holm_fields,
      acts  = duty.idle,
      foe   = unit.bowmen,
      n     = 5,
      m     = 4,
      cites = ["KK3-249"]
    }
    "supporting over a river" = {
      what  = unit.swordsmen,
      there = space.stonewater,
      from  = space.holm_fields,
      acts  = duty.supporting,
      foe   = unit.bowmen,
      n     = 3,
      m     = 4,
      cites = ["KK3-249"]
    }
    "a gunboat is on the river itself" = {
      what  = unit.river_gunboat,
      there = space.stonewater,
      from  = space.holm_fields,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 3,
      m     = 2,
      cites = ["KK3-249"]
    }
    "supporting a landing" = {
      what  = unit.swordsmen,
      there = space.holm_fields,
      from  = space.north_amber,
      acts  = duty.supporting,
      foe   = unit.bowmen,
      n     = 3,
      m     = 4,
      cites = ["KK3-797"]
    }
    "flying from the sea" = {
      what  = unit.kite_riders,
      there = space.holm_fields,
      from  = space.north_amber,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 3,
      m     = 3,
      cites = ["KK3-797"]
    }
    "elite units that land" = {
      what  = unit.janissaries,
      there = space.holm_fields,
      from  = space.north_amber,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 4,
      m     = 6,
      cites = ["KK3-797"]
    }
    "ships that come from the sea" = {
      what  = unit.cruiser,
      there = space.south_amber,
      from  = space.north_amber,
      acts  = duty.attacking,
      foe   = unit.cruiser,
      n     = 7,
      m     = 5,
      cites = ["KK3-797"]
    }
    "where it stood before the battle began" = {
      what  = unit.swordsmen,
      there = space.stonewater,
      from  = space.stonewater,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 5,
      m     = 4,
      cites = ["KK3-249"]
    }
    "halberds against cavalry that defends" = {
      what  = unit.halberdiers,
      there = space.holm_fields,
      from  = space.kings_haven,
      acts  = duty.attacking,
      foe   = unit.light_horse,
      n     = 8,
      m     = 4,
      cites = ["KK3-558", "KK3-560"]
    }
    "flak shells against aircraft" = {
      what  = unit.flak,
      there = space.holm_fields,
      from  = space.holm_fields,
      acts  = duty.firing,
      foe   = unit.bomber,
      n     = 4,
      m     = 2,
      cites = ["KK3-560"]
    }
  }

  given weighed {
    with = [what, there, from, acts]
    foe  = foe
  }
  expect {
    mine    = last(pieces(there))
    that    = mine.power == n && mine.morale == m
    message = "Strength ${n}, Morale ${m}."
  }
}

test "the capital is worth something to its owner, also when he fires from it, and nothing to aircraft" {
  cites = ["KK3-245", "KK3-271"]
  cases = {
    "a bomber"             = { what = unit.bomber, acts = duty.attacking, n = 4 }
    "guns that fire"       = { what = unit.field_guns, acts = duty.firing, n = 5 }
    "guns that defend"     = { what = unit.field_guns, acts = duty.defending, n = 5 }
    "guns under attack"    = { what = unit.field_guns, acts = duty.attacking, n = 5 }
    "a fighter that flies" = { what = unit.fighter, acts = duty.defending, n = 3 }
  }

  given {
    call holds { with = [player.khanate, [space.dornmark]] }
    call weighed { with = [what, space.dornburg, space.holm_fields, acts, unit.bowmen] }
  }
  expect {
    that    = last(pieces(space.dornburg)).power == n
    message = "${n} in all"
  }
}

test "walls protect before it is known who attacks, and not against guns that stand far off with sappers" {
  cases = {
    "nobody has attacked yet" = {
      what   = unit.swordsmen,
      guns   = false,
      gunner = unit.field_guns,
      n      = 7,
      cites  = ["KK3-417", "KK3-434"]
    }
    "guns fire, and sappers stand by them" = {
      what   = unit.swordsmen,
      guns   = true,
      gunner = unit.field_guns,
      n      = 7,
      cites  = ["KK3-598"]
    }
    "a trebuchet fires from another place" = {
      what   = unit.swordsmen,
      guns   = true,
      gunner = unit.trebuchet,
      n      = 5,
      cites  = ["KK3-598"]
    }
    "a ship on a river has walls, too" = {
      what   = unit.river_gunboat,
      guns   = false,
      gunner = unit.field_guns,
      n      = 5,
      cites  = ["KK3-434", "KK3-671"]
    }
    "a bomber on the ground has no walls" = {
      what   = unit.bomber,
      guns   = false,
      gunner = unit.field_guns,
      n      = 4,
      cites  = ["KK3-434"]
    }
  }

  given {
    call stands { with = [unit.castle, player.khanate, space.kings_haven, 1] }
    create gun {
      unit  = gunner
      owner = player.kingdom
      at    = space.holm_fields
      duty  = duty.firing
    }
    call stands { with = [unit.sappers, player.kingdom, space.holm_fields, 1] }
    create {
      unit  = what
      owner = player.khanate
      at    = space.kings_haven
      duty  = duty.defending
      foe   = guns ? gun : none
    }
  }
  expect {
    that    = last(pieces(space.kings_haven)).power == n
    message = "${n} in all"
  }
}

test "who has the help of engineers next to an enemy Fortress" {
  cites = ["KK3-562"]
  cases = {
    "the engineers attack as well" = {
      start = space.holm_fields,
      at    = space.kings_haven,
      owner = player.khanate,
      there = space.kings_haven,
      from  = space.holm_fields,
      acts  = duty.attacking,
      what  = unit.swordsmen,
      n     = 7
    }
    "engineers who came from elsewhere" = {
      start = space.long_downs,
      at    = space.kings_haven,
      owner = player.khanate,
      there = space.kings_haven,
      from  = space.holm_fields,
      acts  = duty.attacking,
      what  = unit.swordsmen,
      n     = 5
    }
    "another's engineers" = {
      start = space.holm_fields,
      at    = space.holm_fields,
      owner = player.union,
      there = space.kings_haven,
      from  = space.holm_fields,
      acts  = duty.attacking,
      what  = unit.swordsmen,
      n     = 5
    }
    "who defends beside them, from elsewhere" = {
      start = space.holm_fields,
      at    = space.holm_fields,
      owner = player.khanate,
      there = space.holm_fields,
      from  = space.dornburg,
      acts  = duty.defending,
      what  = unit.swordsmen,
      n     = 7
    }
    "nobody is fighting" = {
      start = space.holm_fields,
      at    = space.holm_fields,
      owner = player.khanate,
      there = space.holm_fields,
      from  = space.holm_fields,
      acts  = duty.idle,
      what  = unit.swordsmen,
      n     = 5
    }
    "aircraft that fly from there" = {
      start = space.holm_fields,
      at    = space.holm_fields,
      owner = player.khanate,
      there = space.holm_fields,
      from  = space.holm_fields,
      acts  = duty.attacking,
      what  = unit.fighter,
      n     = 3
    }
  }

  given {
    create {
      unit     = unit.imperial_engineers
      owner    = owner
      at       = at
      start_at = start
      duty     = at == start ? duty.idle : duty.attacking
    }
    call stands { with = [unit.castle, player.kingdom, space.kings_haven, 1] }
    call weighed { with = [what, there, from, acts, unit.bowmen] }
  }
  expect {
    that    = last(pieces(there)).power == n
    message = "${n} in all"
  }
}

test "engineers do not help against a Fortress of nobody, nor of friends" {
  cites = ["KK3-562"]
  cases = {
    "nobody's"   = { whose = player.kingdom, owned = false, n = 5 }
    "a friend's" = { whose = player.union, owned = true, n = 5 }
    "an enemy's" = { whose = player.kingdom, owned = true, n = 7 }
  }

  given {
    call settle_relation { with = [player.khanate, player.union, relation.peace] }
    call stands { with = [unit.imperial_engineers, player.khanate, space.holm_fields, 1] }
    create {
      unit  = unit.castle
      owner = owned ? whose : none
      at    = space.kings_haven
    }
    call weighed { with = [unit.swordsmen, space.holm_fields, space.holm_fields, duty.defending, unit.bowmen] }
  }
  expect {
    that    = last(pieces(space.holm_fields)).power == n
    message = "${n} in all"
  }
}

test "units strengthen and hearten their allies, those who fight" {
  cites = ["KK3-587"]
  cases = {
    "an ally's guards"   = { who = unit.iron_guard, whose = player.union, acts = duty.defending, n = 6, m = 4 }
    "an ally's drums"    = { who = unit.royal_guard, whose = player.union, acts = duty.defending, n = 5, m = 5 }
    "guards, attacking"  = { who = unit.iron_guard, whose = player.khanate, acts = duty.attacking, n = 6, m = 4 }
    "nobody is fighting" = { who = unit.iron_guard, whose = player.khanate, acts = duty.idle, n = 5, m = 4 }
  }

  given {
    call settle_relation { with = [player.khanate, player.union, relation.alliance] }
    call stands { with = [who, whose, space.stonewater, 1] }
    call weighed { with = [unit.swordsmen, space.holm_fields, space.kings_haven, acts, unit.bowmen] }
  }
  expect {
    mine    = last(pieces(space.holm_fields))
    that    = mine.power == n && mine.morale == m
    message = "Strength ${n}, Morale ${m}."
  }
}

test "on a lake nobody is in a province" {
  cites = ["KK3-587"]

  given weighed {
    with = [unit.river_gunboat, space.mirror_lake, space.mirror_town, duty.attacking]
    foe  = unit.river_gunboat
  }
  expect {
    mine = last(pieces(space.mirror_lake))
    that = mine.power == 3 && mine.morale == 2
  }
}

test "who is at home in deserts" {
  cites = ["KK3-077"]

  expect {
    that = (
      at_home_in_deserts(unit.bedouins) && !at_home_in_deserts(unit.horde) && !at_home_in_deserts(unit.lancers) &&
      !at_home_in_deserts(unit.swordsmen)
    )
  }
}
