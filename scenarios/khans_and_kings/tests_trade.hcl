# Tests of the trade in ports and caravanserais, of blockades and of rates.

# The window of trade with the world, for one player.
procedure market_day {
  params = { p = player }

  offer {
    to      = p
    actions = [action.trade_at_port, action.trade_by_caravan]
    prompt  = "Trade."
    done    = "done"
  }
}

procedure kingdom_by_the_sea {
  call two_states {}
  call holds { with = [player.union, [space.hafenland, space.ironvale]] }
  call stands { with = [unit.port, player.kingdom, space.kings_haven, 1] }
}

test "28 fuel at three to one are nine gold, and one fuel is kept" {
  cites = ["KK3-125..129", "KK3-021"]

  given {
    call stands { with = [unit.port, player.union, space.hafen, 1] }
    gain player union { fuel = 28 }
  }
  dice { rolls = [3] }
  run market_day { with = [player.union] }
  play { lines = ["trade 28 fuel for gold in hafen"] }
  expect {
    that = player.union.fuel == 1 && player.union.gold == 9
    said = "trades in Hafen at 3 to 1: 27 fuel for 9 gold."
  }
}

test "who gives less than the rate gets nothing, and may not withdraw" {
  cites = ["KK3-128", "KK3-129"]

  given {
    call stands { with = [unit.port, player.union, space.hafen, 1] }
    gain player union { fuel = 5 }
  }
  dice { rolls = [6] }
  run market_day { with = [player.union] }
  play { lines = ["trade 5 fuel for gold in hafen"] }
  refuse {
    line    = "trade 5 fuel for gold in hafen"
    because = "You have no port there that is open and has not traded this turn."
  }
  expect {
    that = player.union.fuel == 5 && player.union.gold == 0 && first(pieces(space.hafen)).traded
    said = "The merchants in Hafen ask Ferrania for 6 fuel for one gold: too dear."
  }
}

test "all is declared before the roll: what one has, and what one handles" {
  cites = ["KK3-126", "KK3-302"]

  given {
    call stands { with = [unit.port, player.union, space.hafen, 1] }
    gain player union { fuel = 5 }
  }
  run market_day { with = [player.union] }
  refuse {
    line    = "trade 6 fuel for gold in hafen"
    because = "You do not have so much."
  }
  refuse {
    line    = "trade 1 gold for fuel in hafen"
    because = "You have nothing of that."
  }
  refuse {
    line    = ["trade 5 fuel for wood in hafen", "trade 5 fuel for stone in hafen", "trade 5 fuel for fuel in hafen"]
    because = "That is no resource of your state, or the one you give."
  }
}

test "one transaction a port and turn, each with a die of its own" {
  cites = ["KK3-130..132"]

  given {
    call stands { with = [unit.port, player.union, space.hafen, 1] }
    call stands { with = [unit.port, player.union, space.cape_union, 1] }
    call stands { with = [unit.port, player.kingdom, space.kings_haven, 1] }
    gain player union { fuel = 12 }
  }
  dice { rolls = [2, 3] }
  run market_day { with = [player.union] }
  refuse {
    line    = "trade 6 fuel for gold in kings_haven"
    because = "You have no port there that is open and has not traded this turn."
  }
  play { lines = ["trade 6 fuel for gold in hafen"] }
  refuse {
    line    = "trade 6 fuel for gold in hafen"
    because = "You have no port there that is open and has not traded this turn."
  }
  play { lines = ["trade 6 fuel for gold in cape_union"] }
  expect { that = player.union.gold == 5 && player.union.fuel == 0 }
}

test "a port trades again in the next turn" {
  cites   = ["KK3-130"]
  options = { players = 3 }

  given {
    call stands { with = [unit.port, player.kingdom, space.kings_haven, 1] }
    call has_stock { with = [player.kingdom, 20] }
    call holds { with = [player.kingdom, [space.eldershore]] }
  }
  dice { rolls = [5, 5] }
  run trade_and_build {}
  play { lines = ["done", "trade 5 food for gold in kings_haven", "done", "done"] }
  expect { that = !first(pieces(space.kings_haven)).traded && player.kingdom.gold == 21 }
  run trade_and_build {}
  play { lines = ["done", "trade 5 food for gold in kings_haven", "done", "done"] }
  expect { that = player.kingdom.gold == 22 }
}

# ---- Caravanserais

test "a caravanserai trades at two more" {
  cites = ["KK3-133", "KK3-134"]
  cases = {
    "one is three to one"  = { rolls = [1], gold = 4, food = 0 }
    "three is five to one" = { rolls = [3], gold = 2, food = 2 }
    "six is eight to one"  = { rolls = [6], gold = 1, food = 4 }
  }

  given {
    call stands { with = [unit.caravanserai, player.khanate, space.sarai, 1] }
    gain player khanate { food = 12 }
  }
  dice { rolls = rolls }
  run market_day { with = [player.khanate] }
  play { lines = ["trade 12 food for gold by caravan from sarai"] }
  expect { that = player.khanate.gold == gold && player.khanate.food == food }
}

test "one of a resource may be given" {
  cites = ["KK3-126", "KK3-133"]

  given {
    call stands { with = [unit.caravanserai, player.khanate, space.sarai, 1] }
    call stands { with = [unit.port, player.khanate, space.grey_shore, 1] }
    gain player khanate { food = 1 }
  }
  dice { rolls = [1, 1] }
  run market_day { with = [player.khanate] }
  play { lines = ["trade 1 food for gold by caravan from sarai", "trade 1 food for gold in grey_shore"] }
  expect { that = player.khanate.gold == 1 && player.khanate.food == 0 }
}

test "caravanserais that roads do not join trade once in all, joined ones once each" {
  cases = {
    "unconnected"       = { built = false, n = 1, cites = ["KK3-135"] }
    "connected by road" = { built = true, n = 2, cites = ["KK3-136"] }
  }

  # The road runs from Altan Ordo by way of Sarai to Chagan Ford and the Silk Gate.
  given {
    set e {
      in    = every(border)
      where = built
      ways  = e.built
    }
    call stands { with = [unit.caravanserai, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.caravanserai, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.caravanserai, player.khanate, space.burkhan_keld, 1] }
    call stands { with = [unit.caravanserai, player.kingdom, space.sarai, 1] }
  }
  expect {
    that = (
      caravans_allowed(player.khanate) == n && caravans_allowed(player.union) == 0 &&
      caravans_allowed(player.kingdom) == 1
    )
  }
}

test "a road that leads to no other caravanserai joins nothing" {
  cites = ["KK3-135", "KK3-136"]

  given {
    set e {
      in   = every(border)
      ways = e.built
    }
    call stands { with = [unit.caravanserai, player.khanate, space.sarai, 1] }
    call stands { with = [unit.caravanserai, player.khanate, space.burkhan_keld, 1] }
    call stands { with = [unit.caravanserai, player.khanate, space.kings_haven, 1] }
  }
  expect { that = caravans_allowed(player.khanate) == 1 }
}

test "a caravanserai trades once in every window" {
  cites   = ["KK3-005", "KK3-021", "KK3-133", "KK3-135"]
  options = { players = 2 }

  given {
    call two_states {}
    call stands { with = [unit.caravanserai, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.altan_ordo, 1] }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call trade_and_build {}
    call trade_and_build {}
  }
  play { lines = ["trade 3 food for gold by caravan from sarai"] }
  refuse {
    line    = "trade 3 wood for gold by caravan from sarai"
    because = "One caravanserai trades in a turn"
  }
  play { lines = ["done", "done", "trade 3 wood for gold by caravan from sarai"] }
  expect { that = player.khanate.gold == 22 }
}

test "a railway joins no caravanserais" {
  cites = ["KK3-136"]

  given {
    set e {
      in   = every(border)
      ways = e.built
    }
    call stands { with = [unit.caravanserai, player.union, space.millrace, 1] }
    call stands { with = [unit.caravanserai, player.union, space.hafen, 1] }
  }
  expect { that = caravans_allowed(player.union) == 1 }
}

test "the one transaction may start from any caravanserai, and no second one" {
  cites = ["KK3-135"]

  given {
    call stands { with = [unit.caravanserai, player.khanate, space.sarai, 1] }
    call stands { with = [unit.caravanserai, player.khanate, space.burkhan_keld, 1] }
    gain player khanate { food = 12 }
  }
  dice { rolls = [1] }
  run market_day { with = [player.khanate] }
  refuse {
    line    = "trade 13 food for gold by caravan from sarai"
    because = "You do not have so much."
  }
  refuse {
    line    = "trade 1 gold for food by caravan from sarai"
    because = "You have nothing of that."
  }
  refuse {
    line    = ["trade 3 food for fuel by caravan from sarai", "trade 3 food for food by caravan from sarai"]
    because = "That is no resource of your state, or the one you give."
  }
  play { lines = ["trade 3 food for gold by caravan from burkhan_keld"] }
  refuse {
    line    = "trade 3 food for gold by caravan from sarai"
    because = "One caravanserai trades in a turn, or all that roads join with one another."
  }
  expect { that = player.khanate.caravans == 1 && player.khanate.gold == 1 }
}

test "each joined caravanserai trades, and none of them twice" {
  cites = ["KK3-136"]

  given {
    set e {
      in   = every(border)
      ways = e.built
    }
    call stands { with = [unit.caravanserai, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.caravanserai, player.khanate, space.sarai, 1] }
    gain player khanate { food = 12 }
  }
  dice { rolls = [1, 2] }
  run market_day { with = [player.khanate] }
  play { lines = ["trade 3 food for gold by caravan from sarai"] }
  refuse {
    line    = "trade 4 food for gold by caravan from sarai"
    because = "You have no caravanserai there that has not traded this turn."
  }
  play { lines = ["trade 4 food for gold by caravan from altan_ordo"] }
  expect { that = player.khanate.gold == 2 && player.khanate.food == 5 && player.khanate.caravans == 2 }
}

test "a caravanserai stands only in a province with a strategic resource" {
  cites   = ["KK3-137"]
  options = { players = 2 }

  # Dornmark has none; Falkenwald has coal.
  given {
    call two_states {}
  }
  run building { with = [player.kingdom] }
  refuse {
    line    = "build caravanserai in holm_fields"
    because = "It cannot stand there: the ground must suit it, no other building and no enemy may be there, and the province must be yours."
  }
  play { lines = ["build caravanserai in charcoal_hills"] }
  expect { that = has_building(space.charcoal_hills, player.kingdom, unit.caravanserai) }
}

procedure building {
  params = { p = player }

  offer {
    to      = p
    actions = [action.build]
    prompt  = "Build."
    done    = "done"
  }
}

# ---- Blockade

# Kings' Haven lies on the South Amber Sea alone, the Salt Pans on it and on the Pearl Gulf.
test "a port is blockaded when rivals hold every sea that it borders" {
  cites = ["KK3-138..141"]
  cases = {
    "a warship"        = { ships = [unit.war_junk], p = player.khanate, there = space.south_amber, open = false }
    "a steel ship"     = { ships = [unit.cruiser], p = player.khanate, there = space.south_amber, open = false }
    "mines"            = { ships = [unit.mine_barrier], p = player.khanate, there = space.south_amber, open = false }
    "a ship elsewhere" = { ships = [unit.war_junk], p = player.khanate, there = space.north_amber, open = true }
    "one's own ship"   = { ships = [unit.war_junk], p = player.kingdom, there = space.south_amber, open = true }
    "one's own mines"  = { ships = [unit.mine_barrier], p = player.kingdom, there = space.south_amber, open = true }
    "aircraft alone"   = { ships = [unit.bomber], p = player.khanate, there = space.south_amber, open = true }
    "a ship of the independents" = {
      ships = [unit.war_junk],
      p     = player.independents,
      there = space.south_amber,
      open  = false
    }
  }

  given {
    call kingdom_by_the_sea {}
    call stands { with = [first(ships), p, there, 1] }
  }
  expect { that = blockaded(first(pieces(space.kings_haven))) != open }
}

test "what belongs to nobody blockades nobody" {
  cites = ["KK3-140"]

  given {
    call kingdom_by_the_sea {}
    create {
      unit = unit.war_junk
      at   = space.south_amber
    }
  }
  expect { that = !blockaded(first(pieces(space.kings_haven))) }
  run {
    create {
      unit = unit.port
      at   = space.eldermoor
    }
    call stands { with = [unit.war_junk, player.khanate, space.south_amber, 1] }
  }
  expect { that = !blockaded(first(pieces(space.eldermoor))) && blockaded(first(pieces(space.kings_haven))) }
}

test "nothing but ports and caravanserais trades with the world" {
  cites = ["KK3-125", "KK3-133"]

  given {
    call two_states {}
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.naval_base, player.kingdom, space.holm_fields, 1] }
  }
  expect {
    that = (
      empty(open_ports(player.kingdom)) && empty(caravanserais(player.kingdom)) && caravans_allowed(player.kingdom) == 0
    )
  }
}

test "one sea that is free keeps the port open" {
  cites = ["KK3-139", "KK3-141"]

  given {
    call kingdom_by_the_sea {}
    call stands { with = [unit.port, player.kingdom, space.salt_pans, 1] }
    call stands { with = [unit.war_junk, player.khanate, space.south_amber, 1] }
  }
  expect { that = !blockaded(first(pieces(space.salt_pans))) }
  run stands { with = [unit.mine_barrier, player.khanate, space.pearl_gulf, 1] }
  expect { that = blockaded(first(pieces(space.salt_pans))) }
  run {
    ships = pieces(space.south_amber, player.khanate)
    move ships { to = space.north_amber }
  }
  expect {
    that    = !blockaded(first(pieces(space.salt_pans)))
    message = "it ends when the rival has left one of them"
  }
}

test "friends do not blockade" {
  cites = ["KK3-138"]

  given {
    call kingdom_by_the_sea {}
    call stands { with = [unit.war_junk, player.khanate, space.south_amber, 1] }
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
  }
  expect { that = !blockaded(first(pieces(space.kings_haven))) }
}

test "a blockaded port does not trade and does not count; another does" {
  cites = ["KK3-140", "KK3-142", "KK3-143"]

  given {
    call kingdom_by_the_sea {}
    call stands { with = [unit.port, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.war_junk, player.khanate, space.south_amber, 1] }
  }
  expect { that = count(open_ports(player.kingdom)) == 1 }
  dice { rolls = [1] }
  run market_day { with = [player.kingdom] }
  refuse {
    line    = "trade 2 food for gold in kings_haven"
    because = "You have no port there that is open and has not traded this turn."
  }
  play { lines = ["trade 2 food for gold in holm_fields"] }
  expect { that = player.kingdom.gold == 22 }
}

test "caravans cannot be blockaded; the building must be destroyed" {
  cites = ["KK3-144"]
  cases = {
    "ships off the coast"     = { what = unit.war_junk, where = space.south_amber }
    "mines off the coast"     = { what = unit.mine_barrier, where = space.south_amber }
    "troops next door"        = { what = unit.spearmen, where = space.long_downs }
    "troops beside the house" = { what = unit.spearmen, where = space.kings_haven }
    "Agents beside the house" = { what = unit.agents, where = space.kings_haven }
  }

  given {
    call kingdom_by_the_sea {}
    call stands { with = [unit.port, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.caravanserai, player.kingdom, space.kings_haven, 1] }
    call stands { with = [what, player.khanate, where, 1] }
  }
  dice { rolls = [1] }
  run market_day { with = [player.kingdom] }
  play { lines = ["trade 6 food for gold by caravan from kings_haven", "done"] }
  expect { that = player.kingdom.gold == 22 && caravans_allowed(player.kingdom) == 1 }
  run raze { with = [first(caravanserais(player.kingdom)), player.khanate] }
  expect { that = caravans_allowed(player.kingdom) == 0 }
}

test "troops on the road between caravanserais stop neither of them" {
  cites = ["KK3-135", "KK3-144"]

  given {
    call two_states {}
    call way_between { with = [space.kings_haven, space.long_downs, way.road] }
    call way_between { with = [space.long_downs, space.jasmine_gate, way.road] }
    call stands { with = [unit.caravanserai, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.caravanserai, player.kingdom, space.jasmine_gate, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.long_downs, 1] }
  }
  dice { rolls = [1, 1] }
  run market_day { with = [player.kingdom] }
  play {
    lines = ["trade 3 food for gold by caravan from kings_haven", "trade 3 food for gold by caravan from jasmine_gate"]
  }
  expect { that = player.kingdom.gold == 22 }
}

# ---- Rates

test "three markets: six is three to one, and one to four are one to one" {
  cites = ["KK3-145", "KK3-146"]
  cases = {
    "one"  = { rolls = [1], gold = 12, food = 0 }
    "four" = { rolls = [4], gold = 12, food = 0 }
    "five" = { rolls = [5], gold = 6, food = 0 }
    "six"  = { rolls = [6], gold = 4, food = 0 }
  }

  given {
    call stands { with = [unit.port, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.market, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.market, player.kingdom, space.eldermoor, 1] }
    call stands { with = [unit.market, player.kingdom, space.holm_fields, 1] }
    gain player kingdom { food = 12 }
  }
  dice { rolls = rolls }
  run market_day { with = [player.kingdom] }
  play { lines = ["trade 12 food for gold in kings_haven"] }
  expect { that = player.kingdom.gold == gold && player.kingdom.food == food }
}

test "markets help caravanserais, too" {
  cites = ["KK3-145"]

  given {
    call stands { with = [unit.caravanserai, player.khanate, space.sarai, 1] }
    call stands { with = [unit.market, player.khanate, space.chagan_ford, 1] }
    gain player khanate { food = 12 }
  }
  dice { rolls = [3] }
  run market_day { with = [player.khanate] }
  play { lines = ["trade 12 food for gold by caravan from sarai"] }
  expect { that = player.khanate.gold == 3 }
}

test "merchants throw a die of six" {
  cites = ["KK3-128"]

  given {
    call two_states {}
    call stands { with = [unit.port, player.khanate, space.grey_shore, 1] }
  }
  run {
    repeat {
      times = 40
      call trade_abroad {
        p      = player.khanate
        house  = first(pieces(space.grey_shore))
        more   = 0
        gives  = resource.gold
        amount = 1
        wants  = resource.food
      }
      set player khanate {
        gold = 20
        food = 20
      }
    }
  }
  expect {
    said   = "for 6 gold"
    unsaid = "for 7 gold"
  }
  expect { unsaid = "for 8 gold" }
}

test "a port without a sea is not blockaded" {
  cites = ["KK3-138"]

  given {
    call two_states {}
    call stands { with = [unit.port, player.khanate, space.sarai, 1] }
    call stands { with = [unit.port, player.khanate, space.grey_shore, 1] }
    call stands { with = [unit.cruiser, player.kingdom, space.sunrise_coast, 1] }
  }
  expect { that = !blockaded(first(pieces(space.sarai))) && blockaded(first(pieces(space.grey_shore))) }
}

test "ships that are nobody's bar no port" {
  cites = ["KK3-130", "KK3-138"]

  given {
    call two_states {}
    call stands { with = [unit.port, player.khanate, space.grey_shore, 1] }
    create {
      unit = unit.cruiser
      at   = space.sunrise_coast
    }
  }
  expect { that = !blockaded(first(pieces(space.grey_shore))) && count(open_ports(player.khanate)) == 1 }
}

test "a port that is pulled down and built again trades no second time" {
  cites   = ["KK3-130", "KK3-131", "KK3-397"]
  options = { players = 2 }

  given {
    call two_states {}
    call stands { with = [unit.port, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = [1, 1] }
  run trade_and_build {}
  play { lines = ["done"] }
  play {
    by    = player.kingdom
    lines = ["trade 1 wood for food in kings_haven", "demolish port in kings_haven", "build port in kings_haven"]
  }
  refuse {
    line    = "trade 1 wood for food in kings_haven"
    because = "You have no port there that is open and has not traded this turn."
  }
  play { lines = ["build port in holm_fields", "trade 1 wood for food in holm_fields"] }
  refuse {
    line    = "trade 1 wood for food in kings_haven"
    because = "You have no port there that is open and has not traded this turn."
  }
}
