# Tests of the states of units: Losses, entrenchment, healing, replenishing, regrouping.

procedure hurt {
  params = { what = unit, p = player, there = space, stage = wound }

  create {
    unit  = what
    owner = p
    at    = there
    stage = stage
  }
}

procedure strike_at {
  params = { s = space, steps = int }

  u = first(pieces(s))
  call suffer_losses { with = [u, steps] }
  call bury { with = [u] }
}

test "losses add up" {
  cites = ["KK3-602", "KK3-604", "KK3-605"]
  cases = {
    "none"         = { before = wound.fresh, steps = 0, after = wound.fresh, left = 1 }
    "losses"       = { before = wound.fresh, steps = 1, after = wound.losses, left = 1 }
    "heavy losses" = { before = wound.fresh, steps = 2, after = wound.heavy_losses, left = 1 }
    "losses again" = { before = wound.losses, steps = 1, after = wound.heavy_losses, left = 1, cites = ["KK3-609"] }
    "heavy losses after losses" = {
      before = wound.losses,
      steps  = 2,
      after  = wound.fresh,
      left   = 0,
      cites  = ["KK3-610", "KK3-675"]
    }
    "losses after heavy losses" = {
      before = wound.heavy_losses,
      steps  = 1,
      after  = wound.fresh,
      left   = 0,
      cites  = ["KK3-613"]
    }
    "heavy losses after heavy ones" = {
      before = wound.heavy_losses,
      steps  = 2,
      after  = wound.fresh,
      left   = 0,
      cites  = ["KK3-613"]
    }
  }

  given {
    call hurt { with = [unit.spearmen, player.khanate, space.sarai, before] }
  }
  run strike_at { with = [space.sarai, steps] }
  expect {
    that    = count(pieces(space.sarai)) == left && all(pieces(space.sarai), piece.stage == after)
    message = "What is left of it."
  }
}

test "what is lost is told" {
  cites = ["KK3-675"]

  given {
    call hurt { with = [unit.spearmen, player.khanate, space.sarai, wound.heavy_losses] }
  }
  run strike_at {
    s     = space.sarai
    steps = 1
  }
  expect {
    that = empty(pieces(space.sarai))
    said = "Tarkhan loses Spearmen at Sarai."
  }
}

test "losses weaken the whole Strength" {
  cites = ["KK3-606", "KK3-607", "KK3-611", "KK3-612"]
  cases = {
    "a whole unit of 4"       = { what = unit.riflemen, stage = wound.fresh, n = 4 }
    "losses of 4"             = { what = unit.riflemen, stage = wound.losses, n = 3 }
    "heavy losses of 4"       = { what = unit.riflemen, stage = wound.heavy_losses, n = 2 }
    "losses of 3"             = { what = unit.spearmen, stage = wound.losses, n = 2 }
    "heavy losses of 3"       = { what = unit.spearmen, stage = wound.heavy_losses, n = 1 }
    "a damaged cruiser"       = { what = unit.cruiser, stage = wound.losses, n = 5 }
    "a heavily damaged plane" = { what = unit.bomber, stage = wound.heavy_losses, n = 2 }
  }

  given {
    call hurt { with = [what, player.khanate, space.sarai, stage] }
  }
  expect {
    that    = first(pieces(space.sarai)).power == n
    message = "Strength ${n}"
  }
}

test "losses take their share of the die and of experience, too" {
  cites = ["KK3-606", "KK3-611"]

  given {
    create {
      unit       = unit.riflemen
      owner      = player.khanate
      at         = space.sarai
      stage      = wound.losses
      rolled     = 4
      experience = 3
    }
  }
  expect {
    that    = first(pieces(space.sarai)).power == 7
    message = "(4 + 4 + 2) * 2 / 3, rounded up"
  }
}

# ---- Entrenchment

test "units dig in" {
  cites = ["KK3-622..624"]

  given {
    call stands { with = [unit.spearmen, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.magazine, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.kite_riders, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.old_temur, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.cruiser, player.khanate, space.north_amber, 1] }
  }
  run marching { p = player.khanate }
  refuse {
    line    = ["entrench 1 kite_riders in kurgan_plain", "entrench old_temur in kurgan_plain"]
    because = "That unit cannot dig in now."
  }
  refuse {
    line    = "entrench 1 cruiser in north_amber"
    because = "You have nothing there that has its whole turn left to dig in."
  }
  play { lines = ["entrench 1 spearmen in kurgan_plain"] }
  refuse {
    line    = "move 1 spearmen from kurgan_plain to altan_ordo"
    because = "is not possible here"
  }
  play { lines = ["stop moving"] }
  expect {
    dug  = first(pieces(space.kurgan_plain))
    that = entrenched(dug) && dug.left == 0 && dug.power == 3
  }
  run {
    set u {
      in   = pieces(space.kurgan_plain)
      duty = duty.defending
    }
  }
  expect {
    that    = first(pieces(space.kurgan_plain)).power == 4
    message = "A point more in defence."
  }
  run {
    set u {
      in   = pieces(space.kurgan_plain)
      duty = duty.attacking
    }
  }
  expect {
    that    = first(pieces(space.kurgan_plain)).power == 3
    message = "But not in attack."
  }
}

test "digging in takes the whole turn" {
  cites = ["KK3-623"]

  given {
    call stands { with = [unit.lancers, player.khanate, space.grey_shore, 1] }
  }
  run marching { p = player.khanate }
  play { lines = ["move 1 lancers from grey_shore to sarai"] }
  refuse {
    line    = "entrench 1 lancers in sarai"
    because = "You have nothing there that has its whole turn left to dig in."
  }
  play { lines = ["stop moving"] }
}

test "who moves gives the trenches up" {
  cites = ["KK3-625"]

  given {
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.kurgan_plain
      dug_in = space.kurgan_plain
    }
  }
  expect { that = entrenched(first(pieces(space.kurgan_plain))) }
  run marching { p = player.khanate }
  refuse {
    line    = "entrench 1 spearmen in kurgan_plain"
    because = "You have nothing there that has its whole turn left to dig in."
  }
  play { lines = ["move 1 spearmen from kurgan_plain to altan_ordo"] }
  expect {
    that    = !entrenched(first(pieces(space.altan_ordo)))
    message = "It stands in the open."
  }
  run {
    move u {
      in = pieces(space.altan_ordo)
      to = space.kurgan_plain
    }
  }
  expect {
    that    = !entrenched(first(pieces(space.kurgan_plain)))
    message = "Also when it comes back."
  }
}

# ---- Healing

test "Support units heal those beside them" {
  cites = ["KK3-484", "KK3-513", "KK3-563", "KK3-564", "KK3-608", "KK3-614", "KK3-626..629", "KK3-642"]

  given {
    call hurt { with = [unit.spearmen, player.khanate, space.kurgan_plain, wound.heavy_losses] }
    call hurt { with = [unit.bowmen, player.khanate, space.kurgan_plain, wound.losses] }
    call hurt { with = [unit.spearmen, player.khanate, space.altan_ordo, wound.losses] }
    call stands { with = [unit.field_hospital, player.khanate, space.kurgan_plain, 1] }
  }
  run marching { p = player.khanate }
  refuse {
    line    = "heal spearmen with field_hospital in altan_ordo"
    because = "That heals nobody now."
  }
  play { lines = ["heal spearmen with field_hospital in kurgan_plain"] }
  refuse {
    line    = "heal bowmen with field_hospital in kurgan_plain"
    because = "That heals nobody now."
  }
  expect {
    that    = all(pieces(space.kurgan_plain), piece.left == 0 || piece.unit == unit.bowmen)
    message = "Both have spent their movement."
  }
  expect {
    that    = first(pieces(space.kurgan_plain)).stage == wound.losses
    message = "One level better."
  }
}

test "a hospital heals as many as it can" {
  cites = ["KKA-43", "KK3-441", "KK3-627", "KK3-632", "KK3-633"]
  cases = {
    "a hospital"  = { house = unit.hospital, n = 2 }
    "a monastery" = { house = unit.monastery, n = 1 }
  }

  given {
    call stands { with = [house, player.khanate, space.kurgan_plain, 1] }
    call hurt { with = [unit.spearmen, player.khanate, space.kurgan_plain, wound.losses] }
    call hurt { with = [unit.bowmen, player.khanate, space.kurgan_plain, wound.losses] }
    call hurt { with = [unit.swordsmen, player.khanate, space.kurgan_plain, wound.losses] }
    call stands { with = [house, player.kingdom, space.dornburg, 1] }
  }
  run marching { p = player.khanate }
  play { lines = ["heal spearmen with ${house} in kurgan_plain"] }
  expect {
    house_there = first(pieces(space.kurgan_plain))
    that        = may_heal(house_there) == (n == 2) && house_there.healed == 1
    message     = "${n} in a turn"
  }
  play { lines = ["stop moving"] }
  run reset_units { p = player.khanate }
  expect {
    that    = may_heal(first(pieces(space.kurgan_plain)))
    message = "The next turn it heals again."
  }
}

test "who has no movement left is not healed" {
  cites = ["KK3-629..631"]

  given {
    call stands { with = [unit.hospital, player.khanate, space.sarai, 1] }
    call hurt { with = [unit.lancers, player.khanate, space.grey_shore, wound.losses] }
    call hurt { with = [unit.spearmen, player.khanate, space.grey_shore, wound.losses] }
  }
  run marching { p = player.khanate }
  play { lines = ["move 1 lancers, 1 spearmen from grey_shore to sarai"] }
  refuse {
    line    = "heal spearmen with hospital in sarai"
    because = "That unit is whole, or has no movement left to be healed."
  }
  play { lines = ["heal lancers with hospital in sarai"] }
  expect {
    that = (
      all(pieces(space.sarai), piece.stage == wound.fresh || piece.unit == unit.spearmen) &&
      !any(pieces(space.sarai), piece.left > 0)
    )
    message = "The riders had a point left."
  }
}

# ---- Replenishing

# The window of replenishing for one player alone.
procedure replenishing {
  params = { p = player }

  offer {
    to      = p
    actions = [action.replenish]
    prompt  = "Replenish."
    done    = "done"
  }
}

test "losses are made good for resources" {
  cites = ["KK3-439", "KK3-440", "KK3-634", "KK3-635", "KK3-642", "KK3-643"]
  cases = {
    "infantry" = {
      what  = unit.spearmen,
      p     = player.khanate,
      house = unit.barracks,
      at    = space.sarai,
      cost  = [resource.food],
      cites = ["KK3-636"]
    }
    "cavalry" = {
      what  = unit.lancers,
      p     = player.khanate,
      house = unit.barracks,
      at    = space.sarai,
      cost  = [resource.food],
      cites = ["KK3-636"]
    }
    "artillery" = {
      what  = unit.howitzers,
      p     = player.khanate,
      house = unit.factory,
      at    = space.sarai,
      cost  = [resource.metal],
      cites = ["KK3-637"]
    }
    "tanks" = {
      what  = unit.tankettes,
      p     = player.khanate,
      house = unit.factory,
      at    = space.sarai,
      cost  = [resource.metal],
      cites = ["KK3-638"]
    }
    "siege engines" = {
      what  = unit.catapult,
      p     = player.khanate,
      house = unit.workshops,
      at    = space.sarai,
      cost  = [resource.wood],
      cites = ["KK3-639"]
    }
    "aircraft" = {
      what  = unit.bomber,
      p     = player.union,
      house = unit.airfield,
      at    = space.hafen,
      cost  = [resource.metal, resource.fuel],
      cites = ["KK3-640"]
    }
    "support" = {
      what  = unit.heliograph,
      p     = player.khanate,
      house = unit.barracks,
      at    = space.sarai,
      cost  = [resource.gold],
      cites = ["KK3-641"]
    }
    "flyers" = {
      what  = unit.kite_riders,
      p     = player.khanate,
      house = unit.workshops,
      at    = space.sarai,
      cost  = [resource.gold],
      cites = ["KK3-641"]
    }
    "the elite" = {
      what  = unit.khans_guard,
      p     = player.khanate,
      house = unit.barracks,
      at    = space.sarai,
      cost  = [resource.gold],
      cites = ["KK3-641"]
    }
  }

  given {
    call has_stock { with = [p, 3] }
    call hurt { with = [what, p, at, wound.heavy_losses] }
    call stands { with = [house, p, at, 1] }
  }
  run replenishing { with = [p] }
  play { lines = ["replenish ${what} in ${at}"] }
  expect {
    that = (
      first(pieces(at)).stage == wound.losses &&
      all([for r in every(resource) : !handles(p, r) || stock(p, r) == (contains(cost, r) ? 2 : 3)])
    )
    message = "One level, for the price of the type."
  }
  play { lines = ["replenish ${what} in ${at}"] }
  expect {
    that    = first(pieces(at)).stage == wound.fresh
    message = "The next time it is whole."
  }
}

test "who has not the resource pays its counterpart, and ships have a price" {
  cites = ["KK3-639..641"]
  cases = {
    "a catapult of an industrial state" = { what = unit.catapult, p = player.union, cost = [resource.fuel] }
    "a plane of an artisan state"       = { what = unit.bomber, p = player.khanate, cost = [resource.metal, resource.wood] }
    "a wooden ship"                     = { what = unit.war_junk, p = player.khanate, cost = [resource.wood] }
    "a river ship"                      = { what = unit.river_gunboat, p = player.union, cost = [resource.fuel] }
    "a cruiser"                         = { what = unit.cruiser, p = player.union, cost = [resource.metal, resource.fuel] }
    "a submarine"                       = { what = unit.submarine, p = player.khanate, cost = [resource.metal, resource.wood] }
  }

  expect {
    that    = all([for r in every(resource) : replenish_price(what, p)[r] == (contains(cost, r) ? 1 : 0)])
    message = "One of each."
  }
}

test "nothing is replenished without a depot" {
  cites = ["KK3-439", "KK3-440", "KK3-634"]
  cases = {
    "another province" = {
      what  = unit.spearmen,
      house = unit.barracks,
      at    = space.red_sands,
      depot = space.altan_ordo,
      stock = 3,
      can   = false
    }
    "the same province" = {
      what  = unit.spearmen,
      house = unit.barracks,
      at    = space.red_sands,
      depot = space.sarai,
      stock = 3,
      can   = true
    }
    "the wrong type" = {
      what  = unit.spearmen,
      house = unit.factory,
      at    = space.red_sands,
      depot = space.sarai,
      stock = 3,
      can   = false
    }
    "no price" = {
      what  = unit.spearmen,
      house = unit.barracks,
      at    = space.red_sands,
      depot = space.sarai,
      stock = 0,
      can   = false
    }
    "a coast for ships" = {
      what  = unit.war_junk,
      house = unit.port,
      at    = space.sunrise_coast,
      depot = space.grey_shore,
      stock = 3,
      can   = true
    }
  }

  given {
    call has_stock { with = [player.khanate, stock] }
    call stands { with = [house, player.khanate, depot, 1] }
    call hurt { with = [what, player.khanate, at, wound.losses] }
  }
  expect { that = may_replenish(first(pieces(at)), player.khanate) == can }
}

test "the enemy's depot is no use" {
  cites = ["KK3-634"]

  given {
    call has_stock { with = [player.khanate, 3] }
    call stands { with = [unit.barracks, player.kingdom, space.sarai, 1] }
    call hurt { with = [unit.spearmen, player.khanate, space.sarai, wound.losses] }
  }
  expect { that = !may_replenish(last(pieces(space.sarai)), player.khanate) }
}

test "who cannot heal" {
  cites = ["KK3-626", "KK3-628"]
  cases = {
    "a hospital in the field"        = { routed = false, engaged = false, left = 1, healed = 0, can = true }
    "a Routed one"                   = { routed = true, engaged = false, left = 1, healed = 0, can = false }
    "one in battle"                  = { routed = false, engaged = true, left = 1, healed = 0, can = false }
    "one without movement"           = { routed = false, engaged = false, left = 0, healed = 0, can = false }
    "one that has healed all it can" = { routed = false, engaged = false, left = 0, healed = 1, can = false }
  }

  given {
    create {
      unit    = unit.field_hospital
      owner   = player.khanate
      at      = space.sarai
      routed  = routed
      engaged = engaged
      left    = left
      healed  = healed
    }
  }
  expect { that = may_heal(first(pieces(space.sarai))) == can }
}

test "nobody heals himself, or another's units" {
  cites = ["KK3-626", "KK3-627"]

  given {
    call hurt { with = [unit.field_hospital, player.khanate, space.kurgan_plain, wound.losses] }
    call stands { with = [unit.hospital, player.kingdom, space.kurgan_plain, 1] }
  }
  run marching { p = player.khanate }
  refuse {
    line    = "heal field_hospital with field_hospital in kurgan_plain"
    because = "That heals nobody now."
  }
}

test "who digs in" {
  cites = ["KK3-622", "KK3-623"]
  cases = {
    "a unit that is free"  = { what = unit.spearmen, routed = false, engaged = false, left = 1, moved = false, n = 1 }
    "a Routed one"         = { what = unit.spearmen, routed = true, engaged = false, left = 1, moved = false, n = 0 }
    "one among enemies"    = { what = unit.spearmen, routed = false, engaged = true, left = 1, moved = false, n = 0 }
    "one that has moved"   = { what = unit.lancers, routed = false, engaged = false, left = 1, moved = true, n = 0 }
    "one without movement" = { what = unit.spearmen, routed = false, engaged = false, left = 0, moved = false, n = 0 }
    "a Flying one"         = { what = unit.kite_riders, routed = false, engaged = false, left = 1, moved = false, n = 0 }
    "a ship"               = { what = unit.river_gunboat, routed = false, engaged = false, left = 1, moved = false, n = 0 }
    "a General"            = { what = unit.old_temur, routed = false, engaged = false, left = 1, moved = false, n = 0 }
  }

  given {
    create {
      unit    = what
      owner   = player.khanate
      at      = space.sarai
      routed  = routed
      engaged = engaged
      left    = left
      moved   = moved
    }
  }
  expect { that = count(diggers_of(player.khanate)) == n && empty(diggers_of(player.kingdom)) }
}

test "who can be healed" {
  cites = ["KK3-629", "KK3-631"]
  cases = {
    "with losses"       = { stage = wound.losses, left = 1, engaged = false, n = 1 }
    "with heavy losses" = { stage = wound.heavy_losses, left = 1, engaged = false, n = 1 }
    "whole"             = { stage = wound.fresh, left = 1, engaged = false, n = 0 }
    "without movement"  = { stage = wound.losses, left = 0, engaged = false, n = 0 }
    "among enemies"     = { stage = wound.losses, left = 1, engaged = true, n = 0 }
  }

  given {
    create {
      unit    = unit.spearmen
      owner   = player.khanate
      at      = space.sarai
      stage   = stage
      left    = left
      engaged = engaged
      dug_in  = space.red_sands
    }
  }
  expect {
    that = (
      count(patients_of(player.khanate)) == n && empty(patients_of(player.kingdom)) &&
      !entrenched(first(pieces(space.sarai)))
    )
  }
}

test "what needs neither new men nor regrouping is not offered them" {
  cites = ["KK3-634", "KK3-644"]

  given {
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    call has_stock { with = [player.khanate, 3] }
    call stands { with = [unit.barracks, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call hurt { with = [unit.bowmen, player.khanate, space.sarai, wound.losses] }
    create {
      unit   = unit.swordsmen
      owner  = player.khanate
      at     = space.sarai
      routed = true
    }
    create {
      unit   = unit.riflemen
      owner  = player.kingdom
      at     = space.sarai
      stage  = wound.losses
      routed = true
    }
  }
  run replenishing { p = player.khanate }
  refuse {
    line    = ["replenish spearmen in sarai", "replenish riflemen in sarai"]
    because = "That unit is whole, or has no depot."
  }
  play { lines = ["done"] }
  run marching { p = player.khanate }
  refuse {
    line    = ["regroup spearmen in sarai", "regroup riflemen in sarai"]
    because = "That unit is not Routed, or nobody regroups it."
  }
  play { lines = ["regroup swordsmen in sarai"] }
}

test "trenches are given up for good, however one leaves them" {
  cites = ["KK3-625"]
  cases = {
    "in retreat"             = { how = 1 }
    "by rail"                = { how = 2 }
    "as a prisoner"          = { how = 3 }
    "among the independents" = { how = 4 }
  }

  given {
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.kurgan_plain
      dug_in = space.kurgan_plain
    }
  }
  run {
    u = first(pieces(space.kurgan_plain))
    call go_back {
      when = how == 1
      with = [u, space.altan_ordo]
    }
    call arrive_by_rail {
      when = how == 2
      with = [u, space.altan_ordo]
    }
    call confine {
      when = how == 3
      with = [u, player.kingdom, space.dornburg]
    }
    call sets_out {
      when = how == 4
      with = [u, space.altan_ordo]
    }
    move u { to = space.kurgan_plain }
  }
  expect { that = !entrenched(first(pieces(space.kurgan_plain))) }
}

test "who goes aboard gives the trenches up" {
  cites = ["KK3-625", "KK3-793"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.merchant_junk, player.khanate, space.north_amber, 1] }
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.holm_fields
      dug_in = space.holm_fields
    }
  }
  run marching { p = player.khanate }
  play { lines = ["load 1 spearmen on merchant_junk"] }
  expect { that = first(cargo(first(pieces(space.north_amber)))).dug_in == none }
}

test "only those dig in who are there" {
  cites = ["KK3-622"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.bowmen, player.khanate, space.red_sands, 1] }
    call settle_relation { with = [player.khanate, player.union, relation.peace] }
    create {
      unit  = unit.riflemen
      owner = player.union
      at    = space.sarai
      left  = 1
    }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = ["entrench 1 bowmen in sarai", "entrench 1 spearmen, 1 bowmen in sarai", "entrench 1 riflemen in sarai"]
    because = "That unit cannot dig in now."
  }
  play { lines = ["entrench 1 spearmen in sarai"] }
}

test "nobody digs in aboard a ship" {
  cites = ["KK3-622"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.spearmen, player.khanate, space.holm_fields, 1] }
    call aboard_ship { with = [unit.bowmen, unit.merchant_junk, player.khanate, space.north_amber, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "entrench 1 bowmen in north_amber"
    because = "whole turn left to dig in"
  }
  play { lines = ["entrench 1 spearmen in holm_fields"] }
}

test "an army of more than sixteen digs in in several lines" {
  cites = ["KK3-622"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 17] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "entrench 17 spearmen in sarai"
    because = "That is too many"
  }
  play { lines = ["entrench 16 spearmen in sarai", "entrench 1 spearmen in sarai"] }
}

test "who is healed where, and by whom" {
  cites = ["KK3-441", "KK3-626", "KK3-632"]

  given {
    set game { weather = weather.sunny }
    for s {
      in = [space.sarai, space.red_sands]
      create {
        unit  = s == space.sarai ? unit.spearmen : unit.bowmen
        owner = player.khanate
        at    = s
        stage = wound.losses
      }
    }
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    call stands { with = [unit.hospital, player.kingdom, space.sarai, 1] }
    call stands { with = [unit.field_hospital, player.khanate, space.sarai, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "heal bowmen with field_hospital in sarai"
    because = "That unit is whole, or has no movement left to be healed."
  }
  refuse {
    line    = "heal spearmen with hospital in sarai"
    because = "That heals nobody now."
  }
  play { lines = ["heal spearmen with field_hospital in sarai"] }
}

test "who is replenished" {
  cites = ["KK3-439", "KK3-634"]
  cases = {
    "who has Losses" = {
      what  = unit.spearmen,
      whose = player.khanate,
      how   = wound.losses,
      at    = space.sarai,
      may   = true
    }
    "who is whole" = { what = unit.spearmen, whose = player.khanate, how = wound.fresh, at = space.sarai, may = false }
    "who is in captivity" = {
      what  = unit.spearmen,
      whose = player.khanate,
      how   = wound.losses,
      at    = space.captivity,
      may   = false
    }
    "who is elsewhere" = {
      what  = unit.spearmen,
      whose = player.khanate,
      how   = wound.losses,
      at    = space.burkhan_keld,
      may   = false
    }
  }

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.khanate, space.silk_gate, 1] }
    create {
      unit  = what
      owner = whose
      at    = at
      stage = how
    }
  }
  expect { that = may_replenish(first(pieces(at)), player.khanate) == may }
}

# The window in which units are replenished, for one player alone.
procedure filling_up {
  params = { p = player }

  offer {
    to      = p
    actions = [action.replenish]
    prompt  = "Replenish your units."
    done    = "done"
  }
}

test "where there is nobody to replenish" {
  cites = ["KK3-634"]
  cases = {
    "whole units"    = { whose = player.khanate, how = wound.fresh }
    "another's unit" = { whose = player.kingdom, how = wound.losses }
  }

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.khanate, space.sarai, 1] }
    create {
      unit  = unit.lancers
      owner = player.khanate
      at    = space.red_sands
      stage = wound.losses
    }
    create {
      unit  = unit.spearmen
      owner = whose
      at    = space.sarai
      stage = how
    }
  }
  run filling_up { p = player.khanate }
  refuse {
    line    = "replenish spearmen in sarai"
    because = "Nothing there has Losses, a depot in its province and its price in stock."
  }
  play { lines = ["replenish lancers in red_sands"] }
}

test "who is regrouped, and who is not" {
  cites = ["KK3-644", "KK3-645"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.barracks, player.khanate, space.sarai, 1] }
    call stands { with = [unit.barracks, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.barracks, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.lancers, player.khanate, space.altan_ordo, 1] }
    create {
      unit   = unit.bowmen
      owner  = player.khanate
      at     = space.sarai
      routed = true
    }
    create {
      unit   = unit.swordsmen
      owner  = player.khanate
      at     = space.sarai
      routed = true
    }
    create {
      unit   = unit.riflemen
      owner  = player.kingdom
      at     = space.silk_gate
      routed = true
    }
    call stands { with = [unit.barracks, player.kingdom, space.silk_gate, 1] }
    call stands { with = [unit.barracks, player.kingdom, space.sarai, 1] }
    create {
      unit   = unit.light_horse
      owner  = player.kingdom
      at     = space.sarai
      routed = true
    }
  }
  run {
    them = where(pieces(space.sarai), piece.unit == unit.swordsmen)
    set them { engaged = true }
    call acting { with = [player.khanate] }
  }
  refuse {
    line    = ["regroup riflemen in silk_gate", "regroup lancers in altan_ordo"]
    because = "No General, Signals or barracks can regroup anything there now."
  }
  refuse {
    line    = ["regroup spearmen in sarai", "regroup swordsmen in sarai", "regroup light_horse in sarai"]
    because = "That unit is not Routed, or nobody regroups it."
  }
  play { lines = ["regroup bowmen in sarai"] }
}

test "whose signals regroup whom" {
  cites = ["KK3-568", "KK3-646"]
  cases = {
    "one's own"                  = { whose = player.khanate, rallied = 0, at = space.sarai, may = true }
    "one's own, next door"       = { whose = player.khanate, rallied = 0, at = space.red_sands, may = true }
    "one's own, further away"    = { whose = player.khanate, rallied = 0, at = space.millrace, may = false }
    "one's own, who have called" = { whose = player.khanate, rallied = 1, at = space.sarai, may = false }
    "another's"                  = { whose = player.kingdom, rallied = 0, at = space.sarai, may = false }
  }

  given {
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.sarai
      routed = true
    }
    for p {
      in = [player.khanate, player.kingdom]
      create {
        unit    = p == player.khanate ? unit.old_temur : unit.duke_alaric
        owner   = p
        at      = space.sarai
        rallied = 9
      }
    }
    create {
      unit    = unit.heliograph
      owner   = whose
      at      = at
      rallied = rallied
      left    = 1
    }
  }
  expect { that = may_regroup(first(pieces(space.sarai))) == may }
}
