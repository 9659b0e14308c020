# Tests of upgrades and of experience.

# The window of upgrades for one player alone.
procedure equipping {
  params = { p = player }

  offer {
    to      = p
    actions = [action.upgrade_unit]
    prompt  = "Equip units."
    done    = "done"
  }
}

test "an upgrade takes buildings, a price and a unit at home" {
  cites = ["KK3-621", "KK3-659..663"]

  given {
    call two_states {}
    call stands { with = [unit.workshops, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.sarai, 2] }
    call stands { with = [unit.swordsmen, player.khanate, space.millrace, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  run equipping { p = player.khanate }
  refuse {
    line    = "equip swordsmen in millrace with plate_armour"
    because = "Nothing there can be upgraded: it takes the buildings, the price and a unit within your state."
  }
  refuse {
    line    = "equip spearmen in sarai with plate_armour"
    because = "That unit can be given nothing now."
  }
  refuse {
    line    = "equip swordsmen in sarai with rifled_barrels"
    because = "That upgrade is not for it, or not yet."
  }
  play { lines = ["equip swordsmen in sarai with plate_armour"] }
  expect {
    that    = player.khanate.metal == 18
    message = "2 metal."
  }
  expect {
    clad    = first(pieces(space.sarai))
    that    = clad.power == 6 && clad.morale == 5 && last(pieces(space.sarai), piece.unit == unit.swordsmen).power == 5
    message = "The one has it and the other has not."
  }
}

test "an upgrade fails without what it takes" {
  cases = {
    "without the building that unlocks it" = {
      one   = unit.factory,
      there = space.altan_ordo,
      other = unit.factory,
      p     = player.union,
      stock = 9,
      can   = false,
      cites = ["KK3-442", "KK3-660"]
    }
    "without all the buildings it needs" = {
      one   = unit.weapons_factory,
      there = space.hafen,
      other = unit.port,
      p     = player.union,
      stock = 9,
      can   = false,
      cites = ["KK3-661"]
    }
    "with them in two provinces" = {
      one   = unit.weapons_factory,
      there = space.ironvale_city,
      other = unit.factory,
      p     = player.union,
      stock = 9,
      can   = false,
      cites = ["KK3-661"]
    }
    "with them in one province" = {
      one   = unit.weapons_factory,
      there = space.hafen,
      other = unit.factory,
      p     = player.union,
      stock = 9,
      can   = true,
      cites = ["KK3-442", "KK3-661"]
    }
    "without the price" = {
      one   = unit.weapons_factory,
      there = space.hafen,
      other = unit.factory,
      p     = player.union,
      stock = 1,
      can   = false,
      cites = ["KK3-662"]
    }
  }

  given {
    call holds { with = [p, [space.hafenland, space.ironvale]] }
    call has_stock { with = [p, stock] }
    call stands { with = [one, p, there, 1] }
    call stands { with = [other, p, space.northport, 1] }
    call stands { with = [unit.field_guns, p, space.black_pits, 1] }
  }
  expect {
    guns    = first(pieces(space.black_pits))
    that    = contains(upgrades_for(guns, p), upgrade.chemical_weapons) == can
    message = "Chemical weapons."
  }
}

test "recruits are equipped for half" {
  cites = ["KK3-664"]
  cases = {
    "a recruit in a province that has it all" = { at = space.altan_ordo, new = true, price = 1 }
    "a recruit elsewhere"                     = { at = space.sarai, new = true, price = 2 }
    "a unit of old"                           = { at = space.altan_ordo, new = false, price = 2 }
  }

  given {
    call two_states {}
    call stands { with = [unit.workshops, player.khanate, space.ulan_tamga, 1] }
    create {
      unit        = unit.swordsmen
      owner       = player.khanate
      at          = at
      arrived     = game.round
      new_recruit = new
    }
  }
  run equipping { p = player.khanate }
  play { lines = ["equip swordsmen in ${at} with plate_armour"] }
  expect {
    that    = player.khanate.metal == 20 - price && first(pieces(at)).paid[resource.metal] == price
    message = "The price, which counts when it is disbanded."
  }
}

# Swordsmen and vassals in the capital of one province, which has workshops.
procedure in_the_window {
  set game { round = 4 }
  call two_states {}
  set player khanate { government = government.monarchy }
  set space altan_steppe { feudal_since = 1 }
  call stands { with = [unit.workshops, player.khanate, space.ulan_tamga, 1] }
  call stands { with = [unit.barracks, player.khanate, space.ulan_tamga, 1] }
}

test "only who is recruited is equipped for half, not who is called or received in the same window" {
  cites = ["KK3-664"]
  cases = {
    "recruited" = { line = "recruit lancers in altan_steppe", given = false, who = unit.lancers, price = 1 }
    "vassals of a province" = {
      line  = "call the vassals of altan_steppe",
      given = false,
      who   = unit.vassal_knights,
      price = 2,
      cites = ["KK3-190"]
    }
    "received for nothing" = {
      line  = "recruit light_horse in altan_steppe",
      given = true,
      who   = unit.lancers,
      price = 2,
      cites = ["KK3-162"]
    }
  }

  options = { players = 2 }

  given in_the_window {}
  given {
    call deploy {
      when = given
      with = [unit.lancers, player.khanate, space.altan_steppe]
    }
  }
  run trade_and_build {}
  play { lines = ["${line}"] }
  expect {
    fresh = first(pieces(space.altan_ordo), piece.unit == who)
    that  = upgrade_price(upgrade.plate_armour, fresh, player.khanate)[resource.metal] == price && fresh_arrival(fresh)
  }
  play { lines = ["done", "done"] }
  expect {
    fresh = first(pieces(space.altan_ordo), piece.unit == who)
    that  = upgrade_price(upgrade.plate_armour, fresh, player.khanate)[resource.metal] == 2
  }
}

test "what upgrades do" {
  cites = ["KK3-621", "KK3-665", "KKA-40"]
  cases = {
    "remounts" = { what = unit.lancers, gear = [upgrade.remounts], strength = 5, morale = 4, speed = 3 }
    "colours"  = { what = unit.spearmen, gear = [upgrade.colours], strength = 3, morale = 5, speed = 1 }
    "barrels"  = { what = unit.riflemen, gear = [upgrade.rifled_barrels], strength = 5, morale = 3, speed = 1 }
    "two" = {
      what     = unit.swordsmen,
      gear     = [upgrade.plate_armour, upgrade.colours],
      strength = 6,
      morale   = 7,
      speed    = 1
    }
    "none" = { what = unit.spearmen, gear = [upgrade.chemical_weapons], strength = 3, morale = 3, speed = 1 }
  }

  given {
    create {
      unit     = what
      owner    = player.khanate
      at       = space.sarai
      upgrades = gear
    }
  }
  expect {
    u    = first(pieces(space.sarai))
    that = u.power == strength && u.morale == morale && u.speed == speed
  }
}

# ---- Experience

test "levels of experience" {
  cites = ["KK3-798", "KK3-805", "KK3-809"]
  cases = {
    "Green"   = { level = 1, more = 0, title = seasoning.green, cites = ["KK3-806", "KK3-807"] }
    "Blooded" = { level = 2, more = 1, title = seasoning.blooded }
    "Veteran" = { level = 3, more = 2, title = seasoning.veteran }
    "Picked"  = { level = 4, more = 3, title = seasoning.picked }
    "Elite"   = { level = 5, more = 4, title = seasoning.elite }
  }

  given {
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  run {
    u = first(pieces(space.sarai))
    call promote { with = [u, level - 1] }
  }
  expect {
    u    = first(pieces(space.sarai))
    that = u.power == 3 + more && u.morale == 3 + more && seasoning_of(u) == title
  }
}

test "there is nothing above Elite" {
  cites = ["KK3-805"]

  given {
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  run {
    u = first(pieces(space.sarai))
    call promote { with = [u, 3] }
    call promote { with = [u, 3] }
  }
  expect { that = first(pieces(space.sarai)).experience == 5 }
}

test "deeds that teach" {
  cases = {
    "destroying a unit" = { steps = 2, destroyed = true, routed = false, level = 2, cites = ["KK3-799"] }
    "heavy losses"      = { steps = 2, destroyed = false, routed = false, level = 2, cites = ["KK3-800"] }
    "losses"            = { steps = 1, destroyed = false, routed = false, level = 1, cites = ["KK3-800"] }
    "routing a unit"    = { steps = 1, destroyed = false, routed = true, level = 2, cites = ["KK3-801"] }
    "heavy losses and flight" = {
      steps     = 2,
      destroyed = false,
      routed    = true,
      level     = 3,
      cites     = ["KK3-800", "KK3-801"]
    }
  }

  given {
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.sarai, 1] }
  }
  run {
    emit struck {
      doer      = first(pieces(space.sarai))
      victim    = last(pieces(space.sarai))
      steps     = steps
      destroyed = destroyed
      routed    = routed
    }
  }
  expect {
    that    = first(pieces(space.sarai)).experience == level
    message = "Level ${level}."
  }
}

test "a General learns with the units" {
  cites = ["KK3-712", "KK3-713"]

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.sarai, 1, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.silk_gate, 1] }
  }
  run {
    call promote { with = [first(pieces(space.red_sands)), 1] }
    call promote { with = [first(pieces(space.silk_gate)), 1] }
  }
  expect {
    chief   = first(pieces(space.sarai))
    that    = chief.experience == 2 && chief.command == 2
    message = "From the one under command and not from the other."
  }
}

test "nobody learns from nothing" {
  cites = ["KK3-712", "KK3-805"]
  cases = {
    "a unit that knows all"    = { level = 5, n = 1, chief = 1, after = 1 }
    "no deed"                  = { level = 1, n = 0, chief = 1, after = 1 }
    "under a General who does" = { level = 1, n = 1, chief = 5, after = 5 }
    "the last level"           = { level = 4, n = 1, chief = 4, after = 5 }
  }

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.sarai, 1, chief] }
    create {
      unit       = unit.spearmen
      owner      = player.khanate
      at         = space.sarai
      experience = level
    }
  }
  run {
    call promote { with = [last(pieces(space.sarai)), n] }
  }
  expect {
    that    = first(pieces(space.sarai)).experience == after
    message = "The General's level."
  }
}

test "who falls learns nothing" {
  cites = ["KK3-799"]

  given {
    create {
      unit  = unit.spearmen
      owner = player.khanate
      at    = space.sarai
      lost  = true
    }
    call stands { with = [unit.spearmen, player.kingdom, space.sarai, 1] }
  }
  run {
    emit struck {
      doer      = first(pieces(space.sarai))
      victim    = last(pieces(space.sarai))
      steps     = 1
      destroyed = true
      routed    = false
    }
  }
  expect { that = first(pieces(space.sarai)).experience == 1 }
}

test "who may be upgraded, and with what" {
  cases = {
    "guns of an artisan state, which has no fuel" = {
      what  = unit.field_guns,
      p     = player.kingdom,
      one   = unit.weapons_factory,
      other = unit.factory,
      at    = space.dornburg,
      x     = upgrade.chemical_weapons,
      can   = false,
      cites = ["KK3-662"]
    }
    "guns with rifled barrels" = {
      what  = unit.field_guns,
      p     = player.kingdom,
      one   = unit.weapons_factory,
      other = unit.factory,
      at    = space.dornburg,
      x     = upgrade.rifled_barrels,
      can   = true,
      cites = ["KK3-659"]
    }
    "spearmen with rifled barrels" = {
      what  = unit.spearmen,
      p     = player.kingdom,
      one   = unit.weapons_factory,
      other = unit.factory,
      at    = space.dornburg,
      x     = upgrade.rifled_barrels,
      can   = false,
      cites = ["KK3-659"]
    }
    "a unit abroad" = {
      what  = unit.riflemen,
      p     = player.kingdom,
      one   = unit.weapons_factory,
      other = unit.factory,
      at    = space.elkhold,
      x     = upgrade.rifled_barrels,
      can   = false,
      cites = ["KK3-663"]
    }
    "a plane at the coast of the state" = {
      what  = unit.seaplane,
      p     = player.union,
      one   = unit.weapons_factory,
      other = unit.factory,
      at    = space.sunrise_coast,
      x     = upgrade.chemical_weapons,
      can   = true,
      cites = ["KK3-663"]
    }
    "a plane at another coast" = {
      what  = unit.seaplane,
      p     = player.union,
      one   = unit.weapons_factory,
      other = unit.factory,
      at    = space.north_amber,
      x     = upgrade.chemical_weapons,
      can   = false,
      cites = ["KK3-663"]
    }
    "a building" = {
      what  = unit.port,
      p     = player.kingdom,
      one   = unit.weapons_factory,
      other = unit.factory,
      at    = space.dornburg,
      x     = upgrade.rifled_barrels,
      can   = false,
      cites = ["KK3-659"]
    }
  }

  given {
    call two_states {}
    call holds { with = [player.union, [space.hafenland]] }
    call has_stock { with = [player.union, 9] }
    call stands { with = [what, p, at, 1] }
    call stands { with = [one, p, p == player.union ? space.hafen : space.holm_fields, 1] }
    call stands { with = [other, p, p == player.union ? space.northport : space.stonewater, 1] }
  }
  expect {
    u       = first(pieces(at))
    that    = (may_be_upgraded(upgrades_open(p), u, p) && contains(upgrades_for(u, p), x)) == can
    message = "It may, or it may not."
  }
}

test "an upgrade is had once, and a recruit at sea pays the whole price" {
  cites = ["KK3-664", "KK3-665"]

  given {
    call two_states {}
    call holds { with = [player.union, [space.hafenland]] }
    call has_stock { with = [player.union, 9] }
    call stands { with = [unit.weapons_factory, player.union, space.hafen, 1] }
    call stands { with = [unit.factory, player.union, space.northport, 1] }
    create {
      unit     = unit.seaplane
      owner    = player.union
      at       = space.hafen
      upgrades = [upgrade.chemical_weapons]
    }
    create {
      unit        = unit.seaplane
      owner       = player.union
      at          = space.sunrise_coast
      new_recruit = true
    }
  }
  expect {
    that = (
      empty(upgrades_for(last(pieces(space.hafen)), player.union)) &&
      upgrade_price(upgrade.chemical_weapons, first(pieces(space.sunrise_coast)), player.union)[resource.fuel] == 2
    )
  }
}

test "what each upgrade is for" {
  cites = ["KK3-621", "KK3-659"]

  expect {
    that = (
      fits(upgrade.plate_armour, unit.lancers) && fits(upgrade.plate_armour, unit.swordsmen) &&
      !fits(upgrade.plate_armour, unit.light_horse)
    )
    message = "Plate armour is for the heavy ones."
  }
  expect {
    that = (
      fits(upgrade.colours, unit.lancers) && fits(upgrade.colours, unit.spearmen) &&
      !fits(upgrade.colours, unit.howitzers)
    )
    message = "Colours are for infantry and cavalry."
  }
}

test "the enemy's workshops unlock nothing" {
  cites = ["KK3-660"]

  given {
    call two_states {}
    call stands { with = [unit.workshops, player.kingdom, space.dornburg, 1] }
  }
  expect { that = !unlocked(upgrade.plate_armour, player.khanate) && unlocked(upgrade.plate_armour, player.kingdom) }
}

test "which upgrades are for which Types" {
  cites = ["KK3-621", "KK3-659"]
  cases = {
    "riflemen"  = { what = unit.riflemen, those = [upgrade.rifled_barrels, upgrade.colours] }
    "guns"      = { what = unit.field_guns, those = [upgrade.chemical_weapons, upgrade.rifled_barrels] }
    "lancers"   = { what = unit.lancers, those = [upgrade.plate_armour, upgrade.remounts, upgrade.colours] }
    "swordsmen" = { what = unit.swordsmen, those = [upgrade.plate_armour, upgrade.colours] }
    "bombers"   = { what = unit.bomber, those = [upgrade.chemical_weapons] }
  }

  expect { that = same(where(every(upgrade), fits(upgrade, what)), those) }
}

test "what unlocks an upgrade" {
  cites = ["KK3-442", "KK3-660"]
  cases = {
    "a building that does"    = { house = unit.barracks, whose = player.khanate, open = true }
    "another building"        = { house = unit.market, whose = player.khanate, open = false }
    "a building of another's" = { house = unit.barracks, whose = player.kingdom, open = false }
  }

  given {
    call stands { with = [house, whose, space.sarai, 1] }
  }
  expect { that = unlocked(upgrade.remounts, player.khanate) == open }
}

test "who pays half for an upgrade, which is rounded up" {
  cites = ["KK3-662", "KK3-664"]
  cases = {
    "a recruit at home"       = { fresh = true, holder = player.khanate, gold = 1, food = 1 }
    "a veteran"               = { fresh = false, holder = player.khanate, gold = 1, food = 2 }
    "a recruit in a friend's" = { fresh = true, holder = player.kingdom, gold = 1, food = 2 }
  }

  given {
    set game { round = 4 }
    set space chagan { holder = holder }
    call stands { with = [unit.barracks, player.khanate, space.red_sands, 1] }
    create {
      unit        = unit.lancers
      owner       = player.khanate
      at          = space.sarai
      arrived     = 4
      new_recruit = fresh
    }
  }
  expect {
    cost = upgrade_price(upgrade.remounts, first(pieces(space.sarai)), player.khanate)
    that = cost[resource.gold] == gold && cost[resource.food] == food
  }
}

test "nobody is equipped with what his state does not handle" {
  cites = ["KK3-099", "KK3-659"]
  cases = {
    "an artisan state"    = { p = player.khanate, n = false }
    "an industrial state" = { p = player.union, n = true }
  }

  given {
    call holds { with = [p, [space.hafenland]] }
    set q {
      in    = [p]
      metal = 9
      fuel  = 9
    }
    call stands { with = [unit.weapons_factory, p, space.hafen, 1] }
    call stands { with = [unit.factory, p, space.millrace, 1] }
    call stands { with = [unit.field_guns, p, space.smelter_bay, 1] }
  }
  expect { that = contains(upgrades_for(first(pieces(space.smelter_bay)), p), upgrade.chemical_weapons) == n }
}

test "each equips units of his own" {
  cites = ["KK3-659", "KK3-663"]

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.lancers, player.khanate, space.sarai, 1] }
    call stands { with = [unit.light_horse, player.kingdom, space.sarai, 1] }
    call stands { with = [unit.light_horse, player.kingdom, space.silk_gate, 1] }
  }
  run equipping { p = player.khanate }
  refuse {
    line    = "equip light_horse in silk_gate with remounts"
    because = "Nothing there can be upgraded"
  }
  refuse {
    line    = "equip light_horse in sarai with remounts"
    because = "That unit can be given nothing now."
  }
  play { lines = ["equip lancers in sarai with remounts"] }
}

test "prisoners are equipped by nobody" {
  cites = ["KK3-659"]
  cases = {
    "a free unit" = { held = false, can = true }
    "a prisoner"  = { held = true, can = false }
  }

  given {
    call two_states {}
    call stands { with = [unit.weapons_factory, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.riflemen, player.kingdom, space.dornburg, 1] }
    set u {
      in     = pieces(space.dornburg)
      captor = held ? player.khanate : none
    }
  }
  expect { that = may_be_upgraded(upgrades_open(player.kingdom), first(pieces(space.dornburg)), player.kingdom) == can }
}

test "who falls in the clash in which it destroys another teaches its General nothing" {
  cites = ["KK3-799"]
  cases = {
    "both fall"             = { stage = wound.heavy_losses, level = 1 }
    "the attacker survives" = { stage = wound.fresh, level = 2, cites = ["KK3-712"] }
  }

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.holm_fields, 1, 1] }
    create {
      unit       = unit.swordsmen
      owner      = player.khanate
      at         = space.holm_fields
      duty       = duty.attacking
      stage      = stage
      experience = 1
    }
    create {
      unit  = unit.spearmen
      owner = player.kingdom
      at    = space.holm_fields
      duty  = duty.defending
      stage = wound.heavy_losses
    }
  }
  dice { rolls = [2, 1] }
  run {
    call clash {
      one      = pieces(space.holm_fields)[1]
      other    = pieces(space.holm_fields)[2]
      help     = []
      answered = true
    }
  }
  expect { that = first(pieces(space.holm_fields)).experience == level && last(pieces(space.holm_fields)).lost }
}
