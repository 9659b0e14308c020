# Tests of Strength and Morale in combat: terrain, rivers, Fortresses, abilities, and the order of the reckoning.

# One unit against another, as they are in a clash.
procedure weighed {
  params = { what = unit, there = space, from = space, acts = duty, foe = unit }

  create other {
    unit     = foe
    owner    = player.kingdom
    at       = there
    duty     = acts == duty.defending ? duty.attacking : duty.defending
    start_at = from
  }
  create mine {
    unit     = what
    owner    = player.khanate
    at       = there
    duty     = acts
    start_at = from
    foe      = other
  }
  set other { foe = mine }
}

test "what Strength and Morale come to" {
  cases = {
    "in the fields" = {
      what  = unit.swordsmen,
      there = space.holm_fields,
      from  = space.kings_haven,
      acts  = duty.defending,
      foe   = unit.bowmen,
      n     = 5,
      m     = 4,
      cites = ["KK3-725", "KK3-726"]
    }
    "cavalry attacks" = {
      what  = unit.lancers,
      there = space.holm_fields,
      from  = space.kings_haven,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 7,
      m     = 4,
      cites = ["KK3-565"]
    }
    "cavalry supports" = {
      what  = unit.lancers,
      there = space.holm_fields,
      from  = space.kings_haven,
      acts  = duty.supporting,
      foe   = unit.bowmen,
      n     = 7,
      m     = 4,
      cites = ["KK3-565"]
    }
    "cavalry defends" = {
      what  = unit.lancers,
      there = space.holm_fields,
      from  = space.kings_haven,
      acts  = duty.defending,
      foe   = unit.bowmen,
      n     = 5,
      m     = 4,
      cites = ["KK3-565"]
    }
    "a Horde on the steppe" = {
      what  = unit.horde,
      there = space.jasmine_gate,
      from  = space.tea_hills,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 6,
      m     = 3,
      cites = ["KK3-560"]
    }
    "a Horde on fields" = {
      what  = unit.horde,
      there = space.holm_fields,
      from  = space.kings_haven,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 4,
      m     = 3,
      cites = ["KK3-560"]
    }
    "halberds against cavalry" = {
      what  = unit.halberdiers,
      there = space.holm_fields,
      from  = space.kings_haven,
      acts  = duty.defending,
      foe   = unit.lancers,
      n     = 8,
      m     = 4,
      cites = ["KK3-558", "KK3-560"]
    }
    "halberds against infantry" = {
      what  = unit.halberdiers,
      there = space.holm_fields,
      from  = space.kings_haven,
      acts  = duty.defending,
      foe   = unit.bowmen,
      n     = 4,
      m     = 4,
      cites = ["KK3-558"]
    }
    "halberds against those who ignore them" = {
      what  = unit.halberdiers,
      there = space.holm_fields,
      from  = space.kings_haven,
      acts  = duty.defending,
      foe   = unit.hatamoto,
      n     = 4,
      m     = 4,
      cites = ["KK3-577"]
    }
    "torpedoes against a cruiser" = {
      what  = unit.submarine,
      there = space.north_amber,
      from  = space.south_amber,
      acts  = duty.attacking,
      foe   = unit.cruiser,
      n     = 6,
      m     = 3,
      cites = ["KK3-548", "KK3-560"]
    }
    "Bedouins in the desert" = {
      what  = unit.bedouins,
      there = space.red_sands,
      from  = space.northport,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 5,
      m     = 5,
      cites = ["KK3-600"]
    }
    "others in the desert" = {
      what  = unit.light_horse,
      there = space.red_sands,
      from  = space.northport,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 2,
      m     = 3,
      cites = ["KK3-221", "KK3-600"]
    }
    "Bedouins defend hills in the desert" = {
      what  = unit.bedouins,
      there = space.oil_springs,
      from  = space.cape_union,
      acts  = duty.defending,
      foe   = unit.bowmen,
      n     = 7,
      m     = 5,
      cites = ["KK3-601"]
    }
    "into the jungle" = {
      what  = unit.swordsmen,
      there = space.palm_coast,
      from  = space.kasr_city,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 3,
      m     = 4,
      cites = ["KK3-760"]
    }
    "into the jungle, which they know" = {
      what  = unit.mercenaries,
      there = space.palm_coast,
      from  = space.kasr_city,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 6,
      m     = 5,
      cites = ["KK3-584"]
    }
    "defending wooded hills" = {
      what  = unit.swordsmen,
      there = space.falken_tower,
      from  = space.eagle_pass,
      acts  = duty.defending,
      foe   = unit.bowmen,
      n     = 8,
      m     = 4,
      cites = ["KK3-760"]
    }
    "over a river" = {
      what  = unit.swordsmen,
      there = space.stonewater,
      from  = space.holm_fields,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 3,
      m     = 4,
      cites = ["KK3-249", "KK3-763"]
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
    "behind a river" = {
      what  = unit.swordsmen,
      there = space.stonewater,
      from  = space.holm_fields,
      acts  = duty.defending,
      foe   = unit.bowmen,
      n     = 11,
      m     = 4,
      cites = ["KK3-248", "KK3-763"]
    }
    "not behind a river" = {
      what  = unit.swordsmen,
      there = space.stonewater,
      from  = space.kings_haven,
      acts  = duty.defending,
      foe   = unit.bowmen,
      n     = 7,
      m     = 4,
      cites = ["KK3-248"]
    }
    "flying over a river" = {
      what  = unit.kite_riders,
      there = space.stonewater,
      from  = space.holm_fields,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 3,
      m     = 3,
      cites = ["KK3-249"]
    }
    "a landing" = {
      what  = unit.swordsmen,
      there = space.holm_fields,
      from  = space.north_amber,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 3,
      m     = 4,
      cites = ["KK3-797"]
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
    "against a landing" = {
      what  = unit.swordsmen,
      there = space.holm_fields,
      from  = space.north_amber,
      acts  = duty.defending,
      foe   = unit.bowmen,
      n     = 5,
      m     = 4,
      cites = ["KK3-797"]
    }
    "percentages add up: behind a river and at home" = {
      what  = unit.horde,
      there = space.chagan_ford,
      from  = space.silk_gate,
      acts  = duty.defending,
      foe   = unit.bowmen,
      n     = 8,
      m     = 3,
      cites = ["KK3-561", "KK3-762"]
    }
    "percentages add up: over a river and at home" = {
      what  = unit.horde,
      there = space.chagan_ford,
      from  = space.silk_gate,
      acts  = duty.attacking,
      foe   = unit.bowmen,
      n     = 4,
      m     = 3,
      cites = ["KK3-762"]
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

test "percentages are of everything flat, the die included, and are rounded up" {
  cites = ["KK3-561", "KK3-759", "KK3-761..763"]
  cases = {
    "a die of 1"    = { shown = 1, level = 1, n = 8 }
    "a die of 3"    = { shown = 3, level = 1, n = 11 }
    "a veteran's 2" = { shown = 2, level = 3, n = 12 }
  }

  given {
    create {
      unit       = unit.horde
      owner      = player.khanate
      at         = space.kurgan_plain
      duty       = duty.defending
      rolled     = shown
      experience = level
    }
  }
  expect {
    that    = first(pieces(space.kurgan_plain)).power == n
    message = "${n} in all"
  }
}

test "Losses leave two thirds and a third, rounded once, at the end" {
  cites = ["KK3-753", "KK3-754", "KK3-763"]
  cases = {
    "Losses"                              = { what = unit.swordsmen, there = space.holm_fields, how = wound.losses, n = 4 }
    "Heavy Losses"                        = { what = unit.swordsmen, there = space.holm_fields, how = wound.heavy_losses, n = 2 }
    "Losses with a percentage"            = { what = unit.horde, there = space.kurgan_plain, how = wound.losses, n = 4 }
    "Losses with a percentage and a half" = { what = unit.bedouins, there = space.red_sands, how = wound.losses, n = 4 }
    "those who fight on with Losses" = {
      what  = unit.hatamoto,
      there = space.holm_fields,
      how   = wound.losses,
      n     = 5,
      cites = ["KK3-569"]
    }
    "and with Heavy Losses" = {
      what  = unit.hatamoto,
      there = space.holm_fields,
      how   = wound.heavy_losses,
      n     = 3,
      cites = ["KK3-570"]
    }
    "and without" = {
      what  = unit.hatamoto,
      there = space.holm_fields,
      how   = wound.fresh,
      n     = 5,
      cites = ["KK3-569", "KK3-570"]
    }
  }

  given {
    create {
      unit  = what
      owner = player.khanate
      at    = there
      duty  = duty.defending
      stage = how
    }
  }
  expect {
    that    = first(pieces(there)).power == n
    message = "${n} in all"
  }
}

test "the capital is worth a point to its owner alone" {
  cites = ["KK3-245", "KK3-271"]
  cases = {
    "the owner defends"  = { holder = player.khanate, acts = duty.defending, n = 6 }
    "the owner attacks"  = { holder = player.khanate, acts = duty.attacking, n = 6 }
    "another attacks"    = { holder = player.kingdom, acts = duty.attacking, n = 5 }
    "another defends"    = { holder = player.kingdom, acts = duty.defending, n = 5 }
    "nobody is fighting" = { holder = player.khanate, acts = duty.idle, n = 5 }
  }

  given {
    call holds { with = [holder, [space.dornmark]] }
    call weighed { with = [unit.swordsmen, space.dornburg, space.holm_fields, acts, unit.bowmen] }
  }
  expect {
    that    = last(pieces(space.dornburg)).power == n
    message = "${n} in all"
  }
}

test "walls, and what takes them away" {
  cases = {
    "a castle" = {
      wall  = unit.castle,
      foe   = unit.swordsmen,
      there = space.kings_haven,
      acts  = duty.defending,
      n     = 7,
      cites = ["KK3-417", "KK3-434"]
    }
    "a stronghold" = {
      wall  = unit.stronghold,
      foe   = unit.swordsmen,
      there = space.kings_haven,
      acts  = duty.defending,
      n     = 8,
      cites = ["KK3-434"]
    }
    "none" = {
      wall  = unit.market,
      foe   = unit.swordsmen,
      there = space.kings_haven,
      acts  = duty.defending,
      n     = 5,
      cites = ["KK3-434"]
    }
    "attackers have nothing from it" = {
      wall  = unit.castle,
      foe   = unit.swordsmen,
      there = space.kings_haven,
      acts  = duty.attacking,
      n     = 5,
      cites = ["KK3-434"]
    }
    "a stronghold, a trebuchet" = {
      wall  = unit.stronghold,
      foe   = unit.trebuchet,
      there = space.kings_haven,
      acts  = duty.defending,
      n     = 6,
      cites = ["KK3-598"]
    }
    "a castle, sappers: never below none" = {
      wall  = unit.castle,
      foe   = unit.sappers,
      there = space.kings_haven,
      acts  = duty.defending,
      n     = 5,
      cites = ["KK3-598"]
    }
    "hills remain" = {
      wall  = unit.castle,
      foe   = unit.sappers,
      there = space.long_downs,
      acts  = duty.defending,
      n     = 7,
      cites = ["KK3-599"]
    }
  }

  given {
    call stands { with = [wall, acts == duty.defending ? player.khanate : player.kingdom, there, 1] }
    call weighed { with = [unit.swordsmen, there, space.eldermoor, acts, foe] }
  }
  expect {
    that    = last(pieces(there)).power == n
    message = "${n} in all"
  }
}

test "who supports an attack brings the wall down as well, and who stands by does not" {
  cites = ["KK3-598"]
  cases = {
    "supported" = { line = "attack spearmen with swordsmen, supported by 1 trebuchet", n = 5 }
    "twice"     = { line = "attack spearmen with swordsmen, supported by 2 trebuchet", n = 4 }
    "alone"     = { line = "attack spearmen with swordsmen", n = 7 }
  }

  given {
    call stands { with = [unit.stronghold, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.kings_haven, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.holm_fields, space.kings_haven, 0, 1] }
    call marches_in { with = [unit.trebuchet, player.khanate, space.holm_fields, space.kings_haven, 0, 2] }
  }
  dice { rolls = [1, 1] }
  run battle_at { with = [space.kings_haven, player.khanate] }
  play { lines = ["stand", "${line}"] }
  expect { said = "Spearmen of Aldermark: ${n}." }
}

test "supporters have their bonus against the Type that they help to attack, and penalties of attackers" {
  cases = {
    "halberds against cavalry" = {
      what  = unit.halberdiers,
      foe   = unit.lancers,
      now   = weather.sunny,
      n     = 10,
      cites = ["KK3-558", "KK3-744"]
    }
    "halberds against infantry" = {
      what  = unit.halberdiers,
      foe   = unit.spearmen,
      now   = weather.sunny,
      n     = 8,
      cites = ["KK3-558", "KK3-744"]
    }
    "lancers charge" = {
      what  = unit.lancers,
      foe   = unit.spearmen,
      now   = weather.sunny,
      n     = 10,
      cites = ["KK3-565", "KK3-744"]
    }
    "lancers charge in the snow" = {
      what  = unit.lancers,
      foe   = unit.spearmen,
      now   = weather.snow,
      n     = 8,
      cites = ["KK3-067", "KK3-744"]
    }
  }

  given {
    set game {
      season  = season.winter
      weather = now
    }
    call stands { with = [foe, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
    call marches_in { with = [what, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [1, 1] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack ${foe} with swordsmen, supported by 1 ${what}"] }
  expect { said = "Swordsmen of Tarkhan with support: ${n};" }
}

test "engineers next to an enemy Fortress" {
  cites = ["KK3-562"]
  cases = {
    "with them" = {
      there = space.holm_fields,
      from  = space.holm_fields,
      acts  = duty.defending,
      wall  = unit.castle,
      whose = player.kingdom,
      n     = 7
    }
    "the attack on it" = {
      there = space.kings_haven,
      from  = space.holm_fields,
      acts  = duty.attacking,
      wall  = unit.castle,
      whose = player.kingdom,
      n     = 7
    }
    "support for it" = {
      there = space.kings_haven,
      from  = space.holm_fields,
      acts  = duty.supporting,
      wall  = unit.castle,
      whose = player.kingdom,
      n     = 7
    }
    "an attack from elsewhere" = {
      there = space.kings_haven,
      from  = space.long_downs,
      acts  = duty.attacking,
      wall  = unit.castle,
      whose = player.kingdom,
      n     = 5
    }
    "no Fortress" = {
      there = space.holm_fields,
      from  = space.holm_fields,
      acts  = duty.defending,
      wall  = unit.market,
      whose = player.kingdom,
      n     = 5
    }
    "a Fortress of one's own" = {
      there = space.holm_fields,
      from  = space.holm_fields,
      acts  = duty.defending,
      wall  = unit.castle,
      whose = player.khanate,
      n     = 5
    }
  }

  given {
    call stands { with = [unit.imperial_engineers, player.khanate, space.holm_fields, 1] }
    call stands { with = [wall, whose, space.kings_haven, 1] }
    call weighed { with = [unit.swordsmen, there, from, acts, unit.bowmen] }
  }
  expect {
    that    = last(pieces(there)).power == n
    message = "${n} in all"
  }
}

test "units that strengthen and hearten their province" {
  cites = ["KK3-587"]
  cases = {
    "guards of one's own" = { who = unit.iron_guard, whose = player.khanate, at = space.stonewater, n = 6, m = 4 }
    "drums of one's own"  = { who = unit.royal_guard, whose = player.khanate, at = space.stonewater, n = 5, m = 5 }
    "another's guards"    = { who = unit.iron_guard, whose = player.kingdom, at = space.stonewater, n = 5, m = 4 }
    "another's drums"     = { who = unit.royal_guard, whose = player.kingdom, at = space.stonewater, n = 5, m = 4 }
    "guards further away" = { who = unit.iron_guard, whose = player.khanate, at = space.kings_haven, n = 5, m = 4 }
    "drums further away"  = { who = unit.royal_guard, whose = player.khanate, at = space.kings_haven, n = 5, m = 4 }
  }

  given {
    call stands { with = [who, whose, at, 1] }
    call weighed { with = [unit.swordsmen, space.holm_fields, space.kings_haven, duty.defending, unit.bowmen] }
  }
  expect {
    mine    = last(pieces(space.holm_fields))
    that    = mine.power == n && mine.morale == m
    message = "Strength ${n}, Morale ${m}."
  }
}

test "a way over the river takes away what it gives and takes" {
  cites = ["KK3-414", "KK3-433"]
  cases = {
    "a bridge, attacking"  = { kind = way.bridge, acts = duty.attacking, n = 5 }
    "a road, attacking"    = { kind = way.road, acts = duty.attacking, n = 5 }
    "a railway, defending" = { kind = way.rail, acts = duty.defending, n = 7 }
  }

  given {
    call way_between { with = [space.stonewater, space.holm_fields, kind] }
    call weighed { with = [unit.swordsmen, space.stonewater, space.holm_fields, acts, unit.bowmen] }
  }
  expect {
    that    = last(pieces(space.stonewater)).power == n
    message = "${n} in all"
  }
}

test "poisoned ground takes a point from defenders, beside the terrain" {
  cites = ["KK3-782", "KK3-784"]
  cases = {
    "defending" = { acts = duty.defending, n = 6 }
    "attacking" = { acts = duty.attacking, n = 5 }
  }

  given {
    set space stonewater { foul = 1 }
    call weighed { with = [unit.swordsmen, space.stonewater, space.kings_haven, acts, unit.bowmen] }
  }
  expect {
    that    = last(pieces(space.stonewater)).power == n
    message = "${n} in all"
  }
}

test "ground that Events have changed" {
  cases = {
    "a Horde minds no steppe, whatever the ground has become" = {
      what    = unit.horde,
      foe     = unit.bowmen,
      there   = space.kurgan_plain,
      from    = space.ulan_tamga,
      acts    = duty.attacking,
      ground  = terrain.steppe,
      attack  = -1,
      defence = 0,
      n       = 6,
      cites   = ["KK3-600"]
    }
    "others do" = {
      what    = unit.lancers,
      foe     = unit.bowmen,
      there   = space.kurgan_plain,
      from    = space.ulan_tamga,
      acts    = duty.attacking,
      ground  = terrain.steppe,
      attack  = -1,
      defence = 0,
      n       = 6,
      cites   = ["KK3-259"]
    }
    "who minds no jungle has what it gives" = {
      what    = unit.mercenaries,
      foe     = unit.bowmen,
      there   = space.palm_coast,
      from    = space.kasr_city,
      acts    = duty.defending,
      ground  = terrain.jungle,
      attack  = 0,
      defence = 1,
      n       = 7,
      cites   = ["KK3-601"]
    }
    "floods on the fields are nothing to ships at sea" = {
      what    = unit.cruiser,
      foe     = unit.war_junk,
      there   = space.north_amber,
      from    = space.south_amber,
      acts    = duty.attacking,
      ground  = terrain.fields,
      attack  = -1,
      defence = 0,
      n       = 7,
      cites   = ["KK3-259"]
    }
  }

  given {
    set t {
      in             = [ground]
      attack_change  = attack
      defence_change = defence
    }
    call weighed { with = [what, there, from, acts, foe] }
  }
  expect {
    that    = last(pieces(there)).power == n
    message = "Strength ${n}."
  }
}

test "walls protect whoever defends behind them, also an intruder, who has nothing of the capital" {
  cites = ["KK3-245", "KK3-434"]
  cases = {
    "the owner"   = { whose = player.kingdom, n = 6 }
    "an intruder" = { whose = player.khanate, n = 5 }
  }

  given {
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.castle, player.kingdom, space.dornburg, 1] }
    create {
      unit  = unit.spearmen
      owner = whose
      at    = space.dornburg
      duty  = duty.defending
    }
  }
  expect { that = last(pieces(space.dornburg)).power == n }
}

test "each supporter has its own river, and the defender's half more is for the river that the attacker crosses" {
  cites = ["KK3-248", "KK3-249", "KK3-744"]
  cases = {
    "the supporter alone has to cross" = {
      one  = space.kings_haven,
      two  = space.stonewater,
      said = "Swordsmen of Tarkhan with support: 7; Militia of Aldermark: 3."
    }
    "the attacker alone has to cross" = {
      one  = space.stonewater,
      two  = space.kings_haven,
      said = "Swordsmen of Tarkhan with support: 5; Militia of Aldermark: 5."
    }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, one, space.holm_fields, 0, 1] }
    call marches_in { with = [unit.riflemen, player.khanate, two, space.holm_fields, 0, 1] }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call battle_at { with = [space.holm_fields, player.khanate] }
  }
  play { lines = ["stand", "attack militia with swordsmen, supported by 1 riflemen"] }
  expect { said = said }
}
