# Tests of what aircraft are worth to bots. No rule reads it, but a bot that never flies plays another game.

# Ferrania with an airfield and an aircraft factory in Grenzland, and three units that hold it.
procedure flying_school {
  call holds { with = [player.union, [space.grenzland, space.hafenland]] }
  call has_stock { with = [player.union, 20] }
  call stands { with = [unit.riflemen, player.union, space.cape_union, 3] }
  set game { weather = weather.sunny }
}

test "bots: aircraft are recruited where enemies are in range of a base, one to three units on the ground" {
  cases = {
    "a fighter with enemies near"       = { what = unit.fighter, field = unit.airfield, foe = space.black_pits, wings = 0, wanted = true }
    "nobody is near"                    = { what = unit.fighter, field = unit.airfield, foe = space.ulan_tamga, wings = 0, wanted = false }
    "no base"                           = { what = unit.fighter, field = unit.mine, foe = space.black_pits, wings = 0, wanted = false }
    "a seaplane has the coast for base" = { what = unit.seaplane, field = unit.mine, foe = space.black_pits, wings = 0, wanted = true }
    "as many as there may be"           = { what = unit.fighter, field = unit.airfield, foe = space.black_pits, wings = 1, wanted = false }
  }

  given {
    call flying_school {}
    call stands { with = [field, player.union, space.east_dunes, 1] }
    call stands { with = [unit.spearmen, player.kingdom, foe, 2] }
    call stands { with = [unit.bomber, player.union, space.east_dunes, wings] }
  }
  expect { that = (recruit_appeal(player.union, what, space.grenzland) > 0) == wanted }
}

test "bots: what aircraft need is built in one province, where there is room for all of it and enemies are in range" {
  cases = {
    "an airfield, as there is room for the factory" = { what = unit.airfield, has = unit.mine, there = space.east_dunes, full = false, foe = space.black_pits, left = 20, built = true }
    "no room for the factory"                       = { what = unit.airfield, has = unit.mine, there = space.east_dunes, full = true, foe = space.black_pits, left = 20, built = false }
    "the factory beside the airfield"               = { what = unit.aircraft_factory, has = unit.airfield, there = space.east_dunes, full = false, foe = space.black_pits, left = 20, built = true }
    "the airfield in another province"              = { what = unit.airfield, has = unit.aircraft_factory, there = space.northport, full = false, foe = space.black_pits, left = 20, built = false }
    "a second airfield"                             = { what = unit.airfield, has = unit.airfield, there = space.east_dunes, full = false, foe = space.black_pits, left = 20, built = false }
    "nobody is near"                                = { what = unit.airfield, has = unit.mine, there = space.east_dunes, full = false, foe = space.ulan_tamga, left = 20, built = false }
    "nothing would be left"                         = { what = unit.airfield, has = unit.mine, there = space.east_dunes, full = false, foe = space.black_pits, left = 2, built = false }
    "what has nothing to do with aircraft"          = { what = unit.hospital, has = unit.mine, there = space.east_dunes, full = false, foe = space.black_pits, left = 20, built = false }
  }

  given {
    call holds { with = [player.union, [space.grenzland, space.hafenland]] }
    call has_stock { with = [player.union, left] }
    call stands { with = [has, player.union, space.oil_springs, 1] }
    call stands {
      when = full
      with = [unit.market, player.union, space.cape_union, 1]
    }
    call stands { with = [unit.spearmen, player.kingdom, foe, 2] }
  }
  expect { that = (build_appeal(player.union, what, there) > 0) == built }
}

test "bots: aircraft strike before the troops march, where they can succeed, and not into fire" {
  cases = {
    "at militia"                = { foe = unit.militia, there = space.northport, guns = 0, flies = true }
    "at what is much stronger"  = { foe = unit.royal_guard, there = space.northport, guns = 0, flies = false }
    "at militia in the hills"   = { foe = unit.riflemen, there = space.kettle_gorge, guns = 0, flies = false }
    "at militia beside one gun" = { foe = unit.militia, there = space.northport, guns = 1, flies = true }
    "at militia among guns"     = { foe = unit.militia, there = space.northport, guns = 3, flies = false }
  }

  given {
    call flying_school {}
    call stands { with = [unit.airfield, player.union, space.east_dunes, 1] }
    call stands { with = [unit.bomber, player.union, space.east_dunes, 1] }
    call stands { with = [foe, player.kingdom, there, 1] }
    call stands { with = [unit.flak, player.kingdom, there, guns] }
  }
  expect {
    plane  = first(airmen_at(space.east_dunes))
    target = first(enemies(there, player.union))
    that   = (strike_appeal(plane, there, target) > 0) == flies && (bomb_appeal(plane, there) > 0) == (guns < 2)
  }
}

test "bots: aircraft go to a base, and to one with something in range" {
  cases = {
    "from where there is no base"       = { here = space.cape_union, foe = space.ulan_tamga, gain = true }
    "from one base to another"          = { here = space.east_dunes, foe = space.palm_coast, gain = false }
    "from where nothing can be reached" = { here = space.east_dunes, foe = space.ulan_tamga, gain = true }
    "from where something is in range"  = { here = space.east_dunes, foe = space.oil_springs, gain = false }
  }

  given {
    call flying_school {}
    call stands { with = [unit.airfield, player.union, space.east_dunes, 1] }
    call stands { with = [unit.airfield, player.union, space.northport, 1] }
    call stands { with = [unit.fighter, player.union, here, 1] }
    call stands { with = [unit.spearmen, player.kingdom, foe, 1] }
  }
  expect { that = (rebase_appeal(player.union, first(airmen_at(here)), space.northport) > 0) == gain }
}
