# Tests of what attracts bots. No rule reads it, but bots that do not cross the sea hold each other for ever.

# ---- Attacks

test "bots: aircraft count for a place only if they can fly on from it, half of their strength" {
  cases = {
    "in range of all"                       = { s = space.caucasus, tired = false, strength = 68 }
    "fighters could go there, but not back" = { s = space.russia, tired = false, strength = 26 }
    "the last place for bombers"            = { s = space.evenki, tired = false, strength = 26 }
    "bombers could go there, but not back"  = { s = space.yakut, tired = false, strength = 0 }
    "those that have flown do not count"    = { s = space.caucasus, tired = true, strength = 0 }
  }

  given {
    call printed_map {}
    place germany {
      germany = { fighter = 2, bomber = 1, infantry = 1 }
      japan   = { fighter = 1 }
    }
    set c {
      in    = pieces(space.germany)
      spent = tired
    }
  }
  expect { that = wings(player.germany, s) == strength }
}

test "bots: one unit walks into an empty territory, and all together attack where they are strong enough" {
  cases = {
    "one walks in"               = { foes = 0, there = 0, here = 3, n = 1, appeal = 20 + 2 * 3 + 1 - 3 }
    "not two"                    = { foes = 0, there = 0, here = 3, n = 2, appeal = 0 }
    "nor one more"               = { foes = 0, there = 1, here = 3, n = 1, appeal = 0 }
    "all attack"                 = { foes = 1, there = 0, here = 3, n = 3, appeal = 40 + 2 * 3 + 1 + 3 - 3 }
    "not some of them"           = { foes = 1, there = 0, here = 3, n = 1, appeal = 0 }
    "they are too weak"          = { foes = 3, there = 0, here = 3, n = 3, appeal = 0 }
    "others have come"           = { foes = 1, there = 2, here = 1, n = 1, appeal = 40 + 2 * 3 + 1 + 1 - 3 }
    "there are more than enough" = { foes = 1, there = 4, here = 3, n = 3, appeal = 0 }
  }

  given {
    call printed_map {}
    call stand { with = [unit.infantry, player.soviet_union, space.west_russia, foes] }
    call stand { with = [unit.infantry, player.germany, space.west_russia, there] }
    call stand { with = [unit.infantry, player.germany, space.belorussia, here] }
  }
  expect { that = land_attack_appeal(player.germany, space.west_russia, unit.infantry, n, here) == appeal }
}

test "bots: aircraft join others, a landing too, and fight alone only at sea and over a capital" {
  cases = {
    "with troops"              = { s = space.karelia, z = space.sea_zone_5, troops = 1, aboard = 0, wanted = true }
    "with a landing"           = { s = space.karelia, z = space.sea_zone_5, troops = 0, aboard = 1, wanted = true }
    "nobody else attacks"      = { s = space.karelia, z = space.sea_zone_5, troops = 0, aboard = 0, wanted = false }
    "enough others attack"     = { s = space.karelia, z = space.sea_zone_5, troops = 5, aboard = 0, wanted = false }
    "alone over a capital"     = { s = space.russia, z = space.sea_zone_5, troops = 0, aboard = 0, wanted = true }
    "they land somewhere else" = { s = space.norway, z = space.sea_zone_5, troops = 0, aboard = 1, wanted = false }
    "there is nobody to fight" = { s = space.archangel, z = space.sea_zone_4, troops = 1, aboard = 0, wanted = false }
  }

  given {
    call printed_map {}
    call hold { with = [space.norway, player.soviet_union] }
    call stand { with = [unit.infantry, player.soviet_union, space.karelia, 1] }
    call stand { with = [unit.infantry, player.soviet_union, space.norway, 1] }
    call stand { with = [unit.infantry, player.soviet_union, space.russia, 1] }
    call stand { with = [unit.infantry, player.germany, s, troops] }
    call stand { with = [unit.bomber, player.germany, space.belorussia, 2] }
    call aboard { with = [unit.infantry, player.germany, z, aboard] }
    set c {
      in     = pieces(z)
      where  = c.holder != none
      target = space.karelia
    }
  }
  expect { that = (air_attack_appeal(player.germany, s, unit.bomber, 1) > 0) == wanted }
}

test "bots: warships attack where they win and are needed, and never where there is nobody" {
  cases = {
    "two against one"  = { foes = 1, there = 0, near = 2, wanted = true }
    "one against two"  = { foes = 2, there = 0, near = 1, wanted = false }
    "enough are there" = { foes = 1, there = 3, near = 2, wanted = false }
    "there is nobody"  = { foes = 0, there = 0, near = 2, wanted = false }
  }

  given {
    call printed_map {}
    call stand { with = [unit.destroyer, player.germany, space.sea_zone_12, foes] }
    call stand { with = [unit.destroyer, player.united_states, space.sea_zone_12, there] }
    call stand { with = [unit.destroyer, player.united_states, space.sea_zone_9, near] }
  }
  expect { that = sea_attack_appeal(player.united_states, space.sea_zone_12, unit.destroyer, 1) == (wanted ? 26 : 0) }
}

# ---- Across the sea

test "bots: troops wait for ships as far as no enemy near them keeps them busy, and a capital has a guard" {
  cases = {
    "far from all enemies"                      = { here = space.eastern_canada, n = 3, holder = player.united_states, foes = 0, waiting = 3 }
    "the guard stays"                           = { here = space.eastern_united_states, n = 4, holder = player.united_states, foes = 0, waiting = 0 }
    "those beyond the guard wait"               = { here = space.eastern_united_states, n = 6, holder = player.united_states, foes = 0, waiting = 2 }
    "each enemy keeps two busy"                 = { here = space.mexico, n = 9, holder = player.japan, foes = 2, waiting = 9 - 2 - 2 * 2 }
    "a hostile territory without troops, two"   = { here = space.mexico, n = 9, holder = player.japan, foes = 0, waiting = 9 - 2 }
    "three steps away"                          = { here = space.western_canada, n = 9, holder = player.japan, foes = 1, waiting = 9 - 2 - 2 }
    "nobody waits where there are more enemies" = { here = space.mexico, n = 3, holder = player.japan, foes = 2, waiting = 0 }
    "nobody waits where nobody is"              = { here = space.mexico, n = 0, holder = player.japan, foes = 0, waiting = 0 }
  }

  given {
    call printed_map {}
    call hold { with = [space.panama, holder] }
    call stand { with = [unit.infantry, player.japan, space.panama, foes] }
    call stand { with = [unit.infantry, player.united_states, here, n] }
    call stand { with = [unit.aa_gun, player.united_states, here, 1] }
    call stand { with = [unit.infantry, player.united_kingdom, here, 1] }
  }
  expect { that = troops_waiting(player.united_states, here) == waiting }
}

test "bots: a zone wants ships for the troops beside it that find no room" {
  cases = {
    "beside one territory"    = { z = space.sea_zone_1, empty = 0, laden = 0, wanted = 3 }
    "a ship takes two"        = { z = space.sea_zone_1, empty = 1, laden = 0, wanted = 1 }
    "with a unit aboard, one" = { z = space.sea_zone_1, empty = 0, laden = 1, wanted = 2 }
    "too many ships"          = { z = space.sea_zone_1, empty = 3, laden = 0, wanted = -3 }
    "no troops"               = { z = space.sea_zone_12, empty = 1, laden = 0, wanted = -2 }
  }

  given {
    call printed_map {}
    call stand { with = [unit.infantry, player.united_states, space.eastern_canada, 3] }
    call stand { with = [unit.transport, player.united_states, z, empty] }
    call stand { with = [unit.destroyer, player.united_states, z, 1] }
    call stand { with = [unit.transport, player.united_kingdom, z, 1] }
    call aboard { with = [unit.infantry, player.united_states, z, laden] }
  }
  expect { that = ferry_wanted(z, player.united_states) == wanted }
}

test "bots: an empty transport sails to enemies only to fetch troops, alone" {
  cases = {
    "for three"           = { troops = 3, foes = 0, n = 1, appeal = 8 + 3 }
    "for more than six"   = { troops = 9, foes = 0, n = 1, appeal = 8 + 6 }
    "not two at once"     = { troops = 3, foes = 0, n = 2, appeal = 0 }
    "nobody waits"        = { troops = 0, foes = 0, n = 1, appeal = 0 }
    "an enemy lies there" = { troops = 3, foes = 1, n = 1, appeal = 0 }
  }

  given {
    call printed_map {}
    call stand { with = [unit.infantry, player.united_states, space.eastern_canada, troops] }
    call stand { with = [unit.destroyer, player.germany, space.sea_zone_1, foes] }
  }
  expect { that = sea_attack_appeal(player.united_states, space.sea_zone_1, unit.transport, n) == appeal }
}

test "bots: an empty transport goes back to the nearest troops that no other has room for" {
  cases = {
    "towards where they wait"            = { there = space.sea_zone_53, n = 1, others = 0, beside = 0, appeal = 5 + 1 }
    "all the way"                        = { there = space.sea_zone_52, n = 1, others = 0, beside = 0, appeal = 5 + 2 }
    "not two at once"                    = { there = space.sea_zone_52, n = 2, others = 0, beside = 0, appeal = 0 }
    "not away from them"                 = { there = space.sea_zone_20, n = 1, others = 0, beside = 0, appeal = 0 }
    "another has room for some of them"  = { there = space.sea_zone_52, n = 1, others = 1, beside = 0, appeal = 5 + 2 }
    "others have room for them all"      = { there = space.sea_zone_53, n = 1, others = 2, beside = 0, appeal = 0 }
    "then it goes to those who are next" = { there = space.sea_zone_55, n = 1, others = 2, beside = 0, appeal = 5 + 1 }
    "it is wanted where it lies"         = { there = space.sea_zone_52, n = 1, others = 0, beside = 1, appeal = 0 }
  }

  given {
    call printed_map {}
    call stand { with = [unit.infantry, player.united_states, space.hawaiian_islands, 3] }
    call stand { with = [unit.infantry, player.united_states, space.midway, 3] }
    call stand { with = [unit.transport, player.united_states, space.sea_zone_52, others] }
    call stand { with = [unit.transport, player.united_states, space.sea_zone_54, 1] }
    call stand { with = [unit.infantry, player.united_states, space.mexico, beside] }
  }
  expect { that = redeploy_appeal(player.united_states, space.sea_zone_54, there, unit.transport, n, 1) == appeal }
}

test "bots: a laden transport sails to the shore of an enemy's home, by the shortest way" {
  cases = {
    "nearer"                            = { there = space.sea_zone_9, taken = false, appeal = 40 + 1 }
    "as near as can be"                 = { there = space.sea_zone_7, taken = false, appeal = 40 + 3 }
    "no nearer"                         = { there = space.sea_zone_19, taken = false, appeal = 0 }
    "nobody's home is hostile any more" = { there = space.sea_zone_9, taken = true, appeal = 0 }
  }

  given {
    call printed_map {}
    call aboard { with = [unit.infantry, player.united_states, space.sea_zone_10, 1] }
    set s {
      in         = every(space)
      where      = taken && s.domain == domain.land
      controller = player.united_states
    }
  }
  expect { that = convoy_appeal(player.united_states, space.sea_zone_10, there) == appeal }
}

test "bots: a shore is rich if it is worth more than a landing, and an enemy's" {
  cases = {
    "the enemy's home" = { z = space.sea_zone_7, p = player.united_states, rich = true }
    "one's own"        = { z = space.sea_zone_7, p = player.germany, rich = true }
    "a poor colony"    = { z = space.sea_zone_17, p = player.united_states, rich = false }
    "the high sea"     = { z = space.sea_zone_9, p = player.united_states, rich = false }
  }

  given {
    call printed_map {}
  }
  expect { that = rich_shore(z, p) == rich }
}

test "bots: troops march all together to the nearest enemy, and where none can be marched to, towards ships" {
  cases = {
    "overland"                       = { from = space.western_europe, to = space.germany, n = 3, appeal = 5 + 1 }
    "not some of them"               = { from = space.western_europe, to = space.germany, n = 2, appeal = 0 }
    "not away from the enemy"        = { from = space.germany, to = space.western_europe, n = 3, appeal = 0 }
    "to the sea"                     = { from = space.central_united_states, to = space.eastern_united_states, n = 3, appeal = 5 + 1 }
    "not away from the sea"          = { from = space.eastern_united_states, to = space.central_united_states, n = 3, appeal = 0 }
    "of a capital as many as can go" = { from = space.eastern_united_states, to = space.eastern_canada, n = 2, appeal = 5 + 1 }
    "and not its guard"              = { from = space.eastern_united_states, to = space.eastern_canada, n = 5, appeal = 0 }
  }

  given {
    call printed_map {}
    call stand { with = [unit.infantry, from.controller, from, from.capital != none ? 7 : 3] }
  }
  expect { that = redeploy_appeal(from.controller, from, to, unit.infantry, n, from.capital != none ? 7 : 3) == appeal }
}

test "bots: what does not fight does not march" {
  given {
    call printed_map {}
    call stand { with = [unit.aa_gun, player.germany, space.western_europe, 1] }
    call stand { with = [unit.infantry, player.germany, space.western_europe, 1] }
  }
  expect { that = redeploy_appeal(player.germany, space.western_europe, space.germany, unit.aa_gun, 1, 1) == 0 }
  expect { that = redeploy_appeal(player.germany, space.western_europe, space.germany, unit.infantry, 1, 1) == 6 }
}

test "bots: any way overland is shorter than the shortest with ships" {
  given {
    call printed_map {}
    call stand { with = [unit.infantry, player.germany, space.western_europe, 1] }
    call stand { with = [unit.infantry, player.united_states, space.eastern_canada, 1] }
  }
  expect { that = front(first(pieces(space.western_europe)), space.western_europe) == 3 }
  expect { that = front(first(pieces(space.eastern_canada)), space.eastern_canada) == 107 }
}

# ---- Aircraft that do not fight

test "bots: aircraft in flight land where friends are, others fly after the enemy when none is in their range" {
  cases = {
    "in flight, to friends"          = { from = space.germany, to = space.belorussia, flying = true, there = 2, appeal = 101 + 2 }
    "in flight, anywhere"            = { from = space.germany, to = space.belorussia, flying = true, there = 0, appeal = 101 }
    "enemies in range"               = { from = space.germany, to = space.belorussia, flying = false, there = 2, appeal = -100 }
    "after the enemy"                = { from = space.central_united_states, to = space.eastern_canada, flying = false, there = 2, appeal = 5 + 2 }
    "not to a place without friends" = { from = space.central_united_states, to = space.eastern_canada, flying = false, there = 0, appeal = -100 }
    "not away from the enemy"        = { from = space.central_united_states, to = space.mexico, flying = false, there = 2, appeal = -100 }
  }

  given {
    call printed_map {}
    call stand { with = [unit.fighter, from.controller, from, 1] }
    call stand { with = [unit.infantry, from.controller, to, there] }
    set c {
      in    = pieces(from)
      flown = flying
    }
  }
  expect { that = landing_appeal(from.controller, to, first(pieces(from))) == appeal }
}

# ---- Purchases

test "bots: transports are bought while more troops wait than they carry in two voyages" {
  cases = {
    "no ship"                  = { troops = 1, ships = 0, home = space.eastern_united_states, appeal = 50 }
    "nobody waits"             = { troops = 0, ships = 0, home = space.eastern_united_states, appeal = 0 }
    "four for each ship"       = { troops = 8, ships = 2, home = space.eastern_united_states, appeal = 0 }
    "one more"                 = { troops = 9, ships = 2, home = space.eastern_united_states, appeal = 50 }
    "fifteen ships are enough" = { troops = 61, ships = 15, home = space.eastern_united_states, appeal = 0 }
    "fourteen are not"         = { troops = 61, ships = 14, home = space.eastern_united_states, appeal = 50 }
  }

  given {
    call printed_map {}
    call stand { with = [unit.industrial_complex, player.united_states, home, 1] }
    call stand { with = [unit.infantry, player.united_states, space.eastern_canada, troops] }
    call stand { with = [unit.transport, player.united_states, space.sea_zone_10, ships] }
  }
  expect { that = buy_appeal(player.united_states, unit.transport, 1) == appeal }
}

test "bots: infantry and tanks fill the yards, two for one, while there is room" {
  cases = {
    "infantry"           = { u = unit.infantry, n = 1, room = true, infantry = 0, armour = 0, appeal = 20 }
    "one at a time"      = { u = unit.infantry, n = 2, room = true, infantry = 0, armour = 0, appeal = 0 }
    "no complex"         = { u = unit.infantry, n = 1, room = false, infantry = 0, armour = 0, appeal = 0 }
    "the yards are full" = { u = unit.infantry, n = 1, room = true, infantry = 12, armour = 0, appeal = 0 }
    "a tank after two"   = { u = unit.armour, n = 1, room = true, infantry = 3, armour = 1, appeal = 30 }
    "not before"         = { u = unit.armour, n = 1, room = true, infantry = 2, armour = 1, appeal = 5 }
    "nobody wants guns"  = { u = unit.aa_gun, n = 1, room = true, infantry = 0, armour = 0, appeal = 0 }
    "nor battleships"    = { u = unit.battleship, n = 1, room = true, infantry = 0, armour = 0, appeal = 0 }
  }

  given {
    call printed_map {}
    call stand { with = [unit.industrial_complex, player.united_states, space.eastern_united_states, room ? 1 : 0] }
    call stand { with = [unit.infantry, player.united_states, space.mobilization_zone, infantry] }
    call stand { with = [unit.armour, player.united_states, space.mobilization_zone, armour] }
  }
  expect { that = buy_appeal(player.united_states, u, n) == appeal }
}

test "bots: fighters drive off a blockade; who is rich, or has too many troops, builds aircraft" {
  cases = {
    "a blockade"                     = { u = unit.fighter, ipc = 10, foes = 1, own = 0, infantry = 2, troops = 0, appeal = 45 }
    "ships of friends are none"      = { u = unit.fighter, ipc = 10, foes = 0, own = 0, infantry = 2, troops = 0, appeal = 0 }
    "not with bombers"               = { u = unit.bomber, ipc = 10, foes = 1, own = 0, infantry = 2, troops = 0, appeal = 0 }
    "a fighter for each ship"        = { u = unit.fighter, ipc = 10, foes = 1, own = 1, infantry = 2, troops = 0, appeal = 0 }
    "the price for all yards"        = { u = unit.bomber, ipc = 12 * unit.bomber.price, foes = 0, own = 0, infantry = 2, troops = 0, appeal = 30 + unit.bomber.price }
    "one less"                       = { u = unit.bomber, ipc = 12 * unit.bomber.price - 1, foes = 0, own = 0, infantry = 2, troops = 0, appeal = 0 }
    "as many aircraft as land units" = { u = unit.bomber, ipc = 12 * unit.bomber.price, foes = 0, own = 3, infantry = 2, troops = 0, appeal = 0 }
    "too many troops"                = { u = unit.bomber, ipc = 10, foes = 0, own = 0, infantry = 2, troops = 39, appeal = 30 + unit.bomber.price }
    "hardly enough"                  = { u = unit.bomber, ipc = 10, foes = 0, own = 0, infantry = 2, troops = 38, appeal = 0 }
  }

  given {
    call printed_map {}
    call earn { with = [player.united_states, ipc] }
    call stand { with = [unit.industrial_complex, player.united_states, space.eastern_united_states, 1] }
    call stand { with = [unit.destroyer, player.germany, space.sea_zone_10, foes] }
    call stand { with = [unit.destroyer, player.united_kingdom, space.sea_zone_10, 1] }
    call stand { with = [unit.fighter, player.united_states, space.western_united_states, own] }
    call stand { with = [unit.infantry, player.united_states, space.western_united_states, infantry] }
    call stand { with = [unit.infantry, player.united_states, space.eastern_canada, troops] }
  }
  expect { that = buy_appeal(player.united_states, u, 1) == appeal }
}

test "bots: new transports are launched where troops wait, and no ship among enemies" {
  cases = {
    "where three wait"      = { there = space.sea_zone_9, u = unit.transport, foes = 0, appeal = 5 + 3 }
    "where nobody waits"    = { there = space.sea_zone_19, u = unit.transport, foes = 0, appeal = 5 }
    "where ships have room" = { there = space.sea_zone_12, u = unit.transport, foes = 0, appeal = 5 }
    "another ship"          = { there = space.sea_zone_9, u = unit.destroyer, foes = 0, appeal = 5 }
    "enemies lie there"     = { there = space.sea_zone_9, u = unit.transport, foes = 1, appeal = 1 }
  }

  given {
    call printed_map {}
    call stand { with = [unit.infantry, player.united_states, space.eastern_canada, 3] }
    call stand { with = [unit.transport, player.united_states, space.sea_zone_12, 1] }
    call stand { with = [unit.destroyer, player.germany, there, foes] }
  }
  expect { that = launch_appeal(player.united_states, there, u) == appeal }
}

# ---- Landings

test "bots: a landing is announced where troops aboard, those that march in and aircraft together are strong enough" {
  cases = {
    "two aboard"                       = { aboard = 2, marching = 0, wings = 0, foes = 1, wanted = true }
    "one aboard"                       = { aboard = 1, marching = 0, wings = 0, foes = 1, wanted = false }
    "one aboard and one on foot"       = { aboard = 1, marching = 1, wings = 0, foes = 1, wanted = true }
    "one aboard and a bomber in range" = { aboard = 1, marching = 0, wings = 1, foes = 1, wanted = true }
    "nobody to fight"                  = { aboard = 1, marching = 0, wings = 0, foes = 0, wanted = true }
  }

  given {
    call printed_map {}
    call aboard { with = [unit.infantry, player.united_states, space.sea_zone_13, aboard] }
    call stand { with = [unit.infantry, player.united_states, space.algeria, marching] }
    call stand { with = [unit.bomber, player.united_states, space.anglo_egypt, wings] }
    call stand { with = [unit.infantry, player.germany, space.algeria, foes] }
  }
  expect { that = (assault_appeal(player.united_states, space.algeria, unit.infantry) > 0) == wanted }
}

test "bots: a laden transport sails to a better shore that it can take, and not among enemies" {
  cases = {
    "the shore is empty"       = { garrison = 0, ships = 0, wings = 0, wanted = true }
    "a garrison it can take"   = { garrison = 1, ships = 0, wings = 0, wanted = true }
    "one it cannot"            = { garrison = 3, ships = 0, wings = 0, wanted = false }
    "one it can with aircraft" = { garrison = 3, ships = 0, wings = 2, wanted = true }
    "enemy ships lie there"    = { garrison = 0, ships = 1, wings = 0, wanted = false }
  }

  given {
    call printed_map {}
    call aboard { with = [unit.armour, player.united_states, space.sea_zone_11, 2] }
    call stand { with = [unit.infantry, player.germany, space.algeria, garrison] }
    call stand { with = [unit.bomber, player.united_states, space.anglo_egypt, wings] }
    call stand { with = [unit.destroyer, player.germany, space.sea_zone_12, ships] }
  }
  expect { that = (sail_appeal(player.united_states, first([for c in pieces(space.sea_zone_11) : c if c.unit.lifts_land]), space.sea_zone_11, space.sea_zone_12) > 0) == wanted }
}
