# Tests of the types of units, and of what a type brings with it.

test "types belong to types" {
  cites = ["KK3-470", "KK3-486"]
  cases = {
    "light infantry" = {
      what  = unit.spearmen,
      kind  = branch.light_infantry,
      over  = branch.infantry,
      cites = ["KK3-488..490"]
    }
    "heavy infantry" = {
      what  = unit.swordsmen,
      kind  = branch.heavy_infantry,
      over  = branch.infantry,
      cites = ["KK3-489", "KK3-491"]
    }
    "archers" = { what = unit.bowmen, kind = branch.archers, over = branch.infantry, cites = ["KK3-489", "KK3-492"] }
    "militia" = { what = unit.militia, kind = branch.militia, over = branch.infantry, cites = ["KK3-489", "KK3-493"] }
    "riflemen" = {
      what  = unit.riflemen,
      kind  = branch.riflemen,
      over  = branch.infantry,
      cites = ["KK3-489", "KK3-494"]
    }
    "light cavalry" = {
      what  = unit.light_horse,
      kind  = branch.light_cavalry,
      over  = branch.cavalry,
      cites = ["KK3-495", "KK3-497"]
    }
    "heavy cavalry" = {
      what  = unit.lancers,
      kind  = branch.heavy_cavalry,
      over  = branch.cavalry,
      cites = ["KK3-495", "KK3-498"]
    }
    "light artillery" = {
      what  = unit.field_guns,
      kind  = branch.light_artillery,
      over  = branch.artillery,
      cites = ["KK3-499", "KK3-501"]
    }
    "heavy artillery" = {
      what  = unit.howitzers,
      kind  = branch.heavy_artillery,
      over  = branch.artillery,
      cites = ["KK3-499", "KK3-503"]
    }
    "anti-tank artillery" = {
      what  = unit.anti_tank_guns,
      kind  = branch.anti_tank_artillery,
      over  = branch.artillery,
      cites = ["KK3-499", "KK3-507"]
    }
    "anti-aircraft artillery" = {
      what  = unit.flak,
      kind  = branch.anti_aircraft_artillery,
      over  = branch.artillery,
      cites = ["KK3-499", "KK3-508"]
    }
    "engineers" = {
      what  = unit.engineers,
      kind  = branch.engineers,
      over  = branch.support,
      cites = ["KK3-510", "KK3-512"]
    }
    "medical units" = {
      what  = unit.field_hospital,
      kind  = branch.medical,
      over  = branch.support,
      cites = ["KK3-510", "KK3-513"]
    }
    "Signals" = { what = unit.heliograph, kind = branch.signals, over = branch.support, cites = ["KK3-510", "KK3-514"] }
    "Trains"  = { what = unit.wagon_train, kind = branch.trains, over = branch.support, cites = ["KK3-510", "KK3-515"] }
    "siege machines" = {
      what  = unit.trebuchet,
      kind  = branch.siege_machine,
      over  = branch.siege_machine,
      cites = ["KK3-516"]
    }
    "armoured units" = { what = unit.tankettes, kind = branch.armoured, over = branch.armoured, cites = ["KK3-519"] }
    "Flying units"   = { what = unit.kite_riders, kind = branch.flying, over = branch.flying, cites = ["KK3-522"] }
    "Elite units"    = { what = unit.khans_guard, kind = branch.elite, over = branch.elite, cites = ["KK3-527"] }
    "fighters"       = { what = unit.fighter, kind = branch.fighter, over = branch.aviation, cites = ["KK3-530", "KK3-531"] }
    "bombers"        = { what = unit.bomber, kind = branch.bomber, over = branch.aviation, cites = ["KK3-530", "KK3-534"] }
    "seaplanes" = {
      what  = unit.seaplane,
      kind  = branch.seaplane,
      over  = branch.aviation,
      cites = ["KK3-530", "KK3-536"]
    }
    "wooden ships" = {
      what  = unit.war_junk,
      kind  = branch.wooden_ship,
      over  = branch.fleet,
      cites = ["KK3-538", "KK3-539"]
    }
    "small steel ships" = {
      what  = unit.destroyer,
      kind  = branch.small_steel_ship,
      over  = branch.fleet,
      cites = ["KK3-538", "KK3-543"]
    }
    "large steel ships" = {
      what  = unit.cruiser,
      kind  = branch.large_steel_ship,
      over  = branch.fleet,
      cites = ["KK3-538", "KK3-546"]
    }
    "submarines" = {
      what  = unit.submarine,
      kind  = branch.submarine,
      over  = branch.fleet,
      cites = ["KK3-538", "KK3-548"]
    }
    "river ships" = {
      what  = unit.river_gunboat,
      kind  = branch.river_ship,
      over  = branch.fleet,
      cites = ["KK3-538", "KK3-555"]
    }
  }

  given {
    call stands { with = [what, player.khanate, space.sarai, 1] }
  }
  expect {
    that    = is_a(first(pieces(space.sarai)), kind) && is_a(first(pieces(space.sarai)), over) && kind_is(what, kind)
    message = "It is of its type, and of what that belongs to."
  }
  expect {
    that    = count(every(branch), kind_is(what, branch)) == (kind == over ? 1 : 2)
    message = "And of no other."
  }
}

test "small steel ships are torpedo boats, minesweepers and destroyers" {
  cites = ["KK3-543"]

  expect {
    that = all([unit.torpedo_boat, unit.minesweeper, unit.destroyer], unit.branch == branch.small_steel_ship)
  }
}

test "each unit has its statistics" {
  cites = ["KK3-469"]

  given stands {
    with = [unit.swordsmen, player.khanate, space.kurgan_plain]
    n    = 1
  }
  expect {
    u    = first(pieces(space.kurgan_plain))
    that = u.power == unit.swordsmen.strength && u.morale == unit.swordsmen.morale && u.speed == unit.swordsmen.speed
  }
  expect {
    that    = all([for u in every(unit) : u.strength > 0 && u.morale > 0 && u.speed > 0 if u.branch.troop])
    message = "Strength, Morale and Speed"
  }
  expect {
    that    = all([for u in every(unit) : sum(every(resource), u.price[resource]) > 0 if u.recruitable])
    message = "Cost"
  }
}

test "heavy artillery is strong in fire alone" {
  cites = ["KK3-505", "KK3-506", "KK3-676"]
  cases = {
    "attacking" = { doing = duty.attacking, n = 3 }
    "defending" = { doing = duty.defending, n = 3 }
    "firing"    = { doing = duty.firing, n = 9 }
  }

  given {
    create {
      unit   = unit.howitzers
      owner  = player.khanate
      at     = space.sarai
      duty   = doing
      rolled = 3
    }
  }
  expect {
    that    = first(pieces(space.sarai)).power == n
    message = "The die alone, or 6 and the die."
  }
}

test "Flying units neither take nor hold provinces" {
  cites = ["KK3-525", "KK3-526"]

  given {
    call stands { with = [unit.kite_riders, player.khanate, space.sarai, 1] }
  }
  expect {
    that    = !occupies(first(pieces(space.sarai))) && fights(first(pieces(space.sarai)))
    message = "They fight, and that is all."
  }
}
