# Tests of provinces: taking them, what they yield, increments and prices.

test "a province falls to whoever stands in it alone" {
  cites = ["KK3-275"]
  cases = {
    "an empty one"                = { foe = unit.barracks, place = space.dornburg, falls = true }
    "one with a unit left"        = { foe = unit.spearmen, place = space.oak_march, falls = false }
    "one with a ship in a river"  = { foe = unit.war_junk, place = space.dornburg, falls = true }
    "one with a plane on a field" = { foe = unit.fighter, place = space.holm_fields, falls = true }
    "one that a flyer guards"     = { foe = unit.kite_riders, place = space.holm_fields, falls = true }
  }

  given {
    call two_states {}
    call stands { with = [unit.spearmen, player.khanate, space.stonewater, 1] }
    call stands { with = [foe, player.kingdom, place, 1] }
  }
  run take_provinces { p = player.khanate }
  expect {
    that    = (space.dornmark.holder == player.khanate) == falls
    message = "Land units hold it, and nothing else."
  }
  expect {
    that    = space.eldershore.holder == player.kingdom
    message = "Only where they stand."
  }
}

test "planes and generals take nothing" {
  cites = ["KK3-275"]
  cases = {
    "a fighter" = { what = unit.fighter }
    "a general" = { what = unit.old_temur }
    "a flyer"   = { what = unit.kite_riders }
    "nobody"    = { what = unit.silk }
  }

  given {
    call two_states {}
    call stands { with = [what, player.khanate, space.stonewater, 1] }
  }
  run take_provinces { p = player.khanate }
  expect {
    that    = space.dornmark.holder == player.kingdom
    message = "It is still the Kingdom's."
  }
}

test "a free province is taken by entering it" {
  cites = ["KK3-275", "KK3-207"]

  given {
    call two_states {}
    call stands { with = [unit.spearmen, player.khanate, space.elkhold, 1] }
  }
  run take_provinces { p = player.khanate }
  expect {
    that    = space.nordheim.holder == player.khanate && !national(space.nordheim, player.khanate)
    message = "It is a conquered one."
    said    = "Tarkhan takes Nordheim."
  }
}

test "who falls with his last province defends no other any more, wherever it is" {
  cites = ["KK3-041", "KK3-275"]

  given {
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.spearmen, player.khanate, space.dornburg, 1] }
    for there {
      in = [space.burkhan_keld, space.elkhold]
      call stands { with = [unit.spearmen, player.khanate, there, 1] }
    }
    for there {
      in = [space.white_peaks, space.frozen_mere]
      call stands { with = [unit.spearmen, player.kingdom, there, 1] }
    }
  }
  run take_provinces { p = player.khanate }
  expect {
    that = (
      player.kingdom.defeated &&
      same(provinces_of(player.khanate), [space.altan_steppe, space.burkhan, space.dornmark, space.nordheim])
    )
  }
}

test "two enemies in one province keep each other from taking it" {
  cites = ["KK3-275"]

  given {
    call two_states {}
    call stands { with = [unit.spearmen, player.khanate, space.elkhold, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.cold_fells, 1] }
  }
  run take_provinces { p = player.khanate }
  expect {
    that    = space.nordheim.holder == none
    message = "Nobody takes it until one remains."
  }
}

test "the provinces of the beginning are national" {
  cites = ["KK3-204", "KK3-205", "KK3-207"]
  setup = true

  expect {
    that = (
      national(space.chagan, player.khanate) && !national(space.chagan, player.kingdom) &&
      !national(space.nordheim, player.khanate)
    )
    message = "For their own state."
  }
}

test "provinces of the colour of the die yield as their Wealth says" {
  cites = ["KK3-013", "KK3-199", "KK3-202", "KK3-306", "KK3-307", "KK3-311..315"]
  cases = {
    "yellow I" = {
      of    = player.khanate,
      at    = space.chagan,
      shown = colour.yellow,
      level = 0,
      what  = resource.gold,
      n     = 0
    }
    "red III" = { of = player.khanate, at = space.chagan, shown = colour.red, level = 0, what = resource.food, n = 3 }
    "blue III" = {
      of    = player.union,
      at    = space.ironvale,
      shown = colour.blue,
      level = 0,
      what  = resource.metal,
      n     = 3
    }
    "yellow II" = {
      of    = player.khanate,
      at    = space.altan_steppe,
      shown = colour.yellow,
      level = 0,
      what  = resource.gold,
      n     = 2
    }
    "yellow I, ruined" = {
      of    = player.khanate,
      at    = space.altan_steppe,
      shown = colour.yellow,
      level = -1,
      what  = resource.gold,
      n     = 1
    }
    "green, artisan" = {
      of    = player.khanate,
      at    = space.grenzland,
      shown = colour.green,
      level = 0,
      what  = resource.wood,
      n     = 2
    }
    "green, industrial" = {
      of    = player.union,
      at    = space.grenzland,
      shown = colour.green,
      level = 0,
      what  = resource.fuel,
      n     = 2
    }
    "white, artisan" = {
      of    = player.khanate,
      at    = space.mirror_lands,
      shown = colour.white,
      level = 0,
      what  = resource.stone,
      n     = 2
    }
    "white, industrial" = {
      of    = player.union,
      at    = space.mirror_lands,
      shown = colour.white,
      level = 0,
      what  = resource.materials,
      n     = 2
    }
    "enriched" = {
      of    = player.union,
      at    = space.mirror_lands,
      shown = colour.white,
      level = 2,
      what  = resource.materials,
      n     = 4,
      cites = ["KK3-203"]
    }
    "another colour" = {
      of    = player.union,
      at    = space.mirror_lands,
      shown = colour.red,
      level = 0,
      what  = resource.food,
      n     = 0
    }
  }

  given {
    province = at
    set province {
      holder   = of
      enriched = level
    }
    set game { colour = shown }
  }
  run {
    call province_income { with = [of] }
    call collect { with = [of] }
  }
  expect {
    that    = stock(of, what) == n && sum(every(resource), stock(of, resource)) == n
    message = "So much, and nothing else."
  }
}

test "no base income while enemies stand in the province" {
  cites = ["KK3-276"]
  cases = {
    "an enemy"  = { who = player.kingdom, what = unit.spearmen, n = 0 }
    "a plane"   = { who = player.kingdom, what = unit.fighter, n = 0 }
    "one's own" = { who = player.khanate, what = unit.spearmen, n = 3 }
    "a general" = { who = player.kingdom, what = unit.old_temur, n = 3 }
  }

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    call stands { with = [what, who, space.red_sands, 1] }
    set game { colour = colour.red }
  }
  run {
    call province_income { with = [player.khanate] }
    call collect { with = [player.khanate] }
  }
  expect {
    that    = player.khanate.food == n
    message = "What the province yields."
  }
}

test "what a player does not handle is ignored" {
  cites = ["KK3-301"]

  run {
    call bring_in { with = [player.khanate, resource.fuel, 4] }
    call bring_in { with = [player.khanate, resource.wood, 2] }
    call collect { with = [player.khanate] }
  }
  expect {
    that    = player.khanate.fuel == 0 && player.khanate.wood == 2
    message = "Fuel is nothing to artisans."
  }
  expect {
    fuel = as_handled({ fuel = 2, wood = 1, gold = 4 }, player.khanate)
    that = (
      fuel[resource.wood] == 3 &&
      fuel[resource.fuel] == 0 &&
      fuel[resource.gold] == 4 &&
      as_handled({ fuel = 2, wood = 1 }, player.union)[resource.fuel] == 3
    )
    message = "Its variant is wood."
  }
}

test "increments count only where something came in" {
  cites = ["KK3-317..319"]
  cases = {
    "one more metal, some came in" = {
      what  = resource.metal,
      more  = 1,
      came  = 2,
      had   = 3,
      has   = 6,
      cites = ["KK3-316"]
    }
    "one more metal, none came in" = { what = resource.metal, more = 1, came = 0, had = 3, has = 3 }
    "two less gold, one came in"   = { what = resource.gold, more = -2, came = 1, had = 3, has = 3, cites = ["KK3-316"] }
    "two less gold, three came in" = {
      what  = resource.gold,
      more  = -2,
      came  = 3,
      had   = 3,
      has   = 4,
      cites = ["KK3-316"]
    }
    "two less gold, none came in" = { what = resource.gold, more = -2, came = 0, had = 3, has = 3 }
  }

  given {
    gain player khanate {
      resource = what
      amount   = had
    }
    set player khanate { increments = put(player.khanate.increments, what, more) }
  }
  run {
    call bring_in { with = [player.khanate, what, came] }
    call collect { with = [player.khanate] }
  }
  expect {
    that    = stock(player.khanate, what) == has
    message = "The stock is never touched."
  }
}

test "a building makes some units cheaper for the state that has it" {
  cites = ["KK3-320", "KK3-321"]
  cases = {
    "no shipyard"        = { p = player.khanate, yard = unit.market, what = unit.war_junk, wood = 2 }
    "a shipyard"         = { p = player.khanate, yard = unit.shipyard, what = unit.war_junk, wood = 1 }
    "another's shipyard" = { p = player.kingdom, yard = unit.shipyard, what = unit.war_junk, wood = 2 }
    "another kind"       = { p = player.khanate, yard = unit.shipyard, what = unit.catapult, wood = 2 }
  }

  given {
    call two_states {}
    # A second one takes nothing more off.
    call stands { with = [yard, player.khanate, space.grey_shore, 2] }
  }
  expect { that = price(what, p)[resource.wood] == wood && price(what, p)[resource.food] == what.price[resource.food] }
}

test "prices are lowered in order, and never below one" {
  cites = ["KK3-320..323"]
  cases = {
    "nothing off"            = { what = unit.royal_guard, off = [0, 0, 0], gold = 2, metal = 1, food = 2 }
    "one gold off"           = { what = unit.royal_guard, off = [1, 0, 0], gold = 1, metal = 1, food = 2 }
    "more off than it costs" = { what = unit.royal_guard, off = [5, 0, 0], gold = 0, metal = 1, food = 2 }
    "gold goes before metal" = { what = unit.royal_guard, off = [2, 1, 2], gold = 0, metal = 0, food = 1 }
    "one of two is left"     = { what = unit.spearmen, off = [3, 3, 3], gold = 0, metal = 0, food = 1 }
    "metal before food"      = { what = unit.swordsmen, off = [0, 1, 2], gold = 0, metal = 0, food = 1 }
    "gold cannot help"       = { what = unit.swordsmen, off = [4, 0, 0], gold = 0, metal = 1, food = 2 }
  }

  given {
    set player kingdom { cuts = { gold = off[0], metal = off[1], food = off[2] } }
  }
  expect {
    cost    = price(what, player.kingdom)
    that    = cost[resource.gold] == gold && cost[resource.metal] == metal && cost[resource.food] == food
    message = "What is left to pay."
  }
}

test "every reduction takes its place in the order" {
  cites = ["KK3-323"]
  cases = {
    "stone before food" = {
      what  = unit.monastery,
      off   = { gold = 1, stone = 2, wood = 0 },
      left  = resource.stone,
      cites = ["KK3-322"]
    }
    "wood before metal" = { what = unit.catapult, off = { gold = 0, stone = 0, wood = 2 }, left = resource.metal }
  }

  given {
    set player khanate { cuts = { gold = off.gold, stone = off.stone, wood = off.wood, metal = 1 } }
  }
  expect {
    cost    = price(what, player.khanate)
    that    = sum(every(resource), cost[resource]) == 1 && cost[left] == 1
    message = "The last one is of the resource that comes last."
  }
}

test "a reduced price is what recruiting takes and disbanding remembers" {
  cites = ["KK3-195", "KK3-321"]

  given {
    call two_states {}
    set player khanate { cuts = { food = 2 } }
  }
  run recruiting { p = player.khanate }
  play { lines = ["recruit Light Horse in Chagan Valley"] }
  expect {
    that    = player.khanate.food == 19
    message = "One instead of three."
  }
  play { lines = ["disband light_horse in Sarai"] }
  expect {
    that    = player.khanate.food == 20
    message = "Half of one, rounded up."
  }
}

test "whoever is at peace is no enemy" {
  cites = ["KK3-148", "KK3-275", "KK3-276"]
  cases = {
    "at peace" = { friends = [player.kingdom], n = 3, raised = true }
    "at war"   = { friends = [], n = 0, raised = false }
  }

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    call stands { with = [unit.spearmen, player.kingdom, space.sarai, 1] }
    set game { colour = colour.red }
    set player khanate { peace_with = [for p in friends : p] }
    set player kingdom { peace_with = [for p in friends : player.khanate] }
  }
  run {
    call province_income { with = [player.khanate] }
    call collect { with = [player.khanate] }
    call take_provinces { with = [player.kingdom] }
  }
  expect {
    that    = player.khanate.food == n && musters(unit.spearmen, space.chagan, player.khanate) == raised
    message = "Guests hinder nobody."
  }
}

test "nothing, and less than nothing, comes in as nothing" {
  cites = ["KK3-203", "KK3-318", "KK3-319"]

  given {
    gain player khanate { gold = 4 }
    set space chagan { enriched = -5 }
  }
  run {
    call bring_in { with = [player.khanate, resource.gold, -2] }
    call collect { with = [player.khanate] }
  }
  expect {
    that    = player.khanate.gold == 4 && player.khanate.income[resource.gold] == 0 && wealth(space.chagan) == 0
    message = "The stock stays as it is."
  }
}

test "a province that stays whose it is changes nothing" {
  cites = ["KK3-275"]

  given {
    call two_states {}
    set space chagan {
      invaded      = true
      feudal_since = 2
    }
  }
  run give_province { with = [space.chagan, player.khanate] }
  expect {
    that   = space.chagan.holder == player.khanate && space.chagan.invaded && space.chagan.feudal_since == 2
    unsaid = "takes"
  }
}

test "only one's own units take a province for one" {
  cites = ["KK3-275"]
  cases = {
    "one's own"  = { whose = player.khanate, taken = true }
    "a friend's" = { whose = player.kingdom, taken = false }
  }

  given {
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    call stands { with = [unit.spearmen, whose, space.sarai, 1] }
  }
  run take_provinces { p = player.khanate }
  expect { that = (space.chagan.holder == player.khanate) == taken }
}

test "what all know to be national" {
  cites   = ["KK3-204..207", "KKA-24"]
  options = { players = 2, goals = source_of_goals.chosen, secret_goals = true }

  given {
    set player khanate {
      aim    = aim.lord_of_the_south
      native = [space.chagan]
    }
  }
  expect {
    that = (
      openly_national(space.chagan, player.khanate) && !openly_national(space.hafenland, player.khanate) &&
      national(space.hafenland, player.khanate) && !openly_national(space.burkhan, player.khanate)
    )
  }
}

test "an open goal makes its provinces national for all to know" {
  cites   = ["KK3-206"]
  options = { players = 2, goals = source_of_goals.chosen }

  given {
    set player khanate { aim = aim.lord_of_the_south }
  }
  expect { that = openly_national(space.hafenland, player.khanate) && !openly_national(space.chagan, player.khanate) }
}

test "a Doctrine adds to what comes in, as a Government does" {
  cites = ["KK3-316"]
  cases = {
    "a Doctrine alone" = { rule = government.unsettled, school = doctrine.walls_and_roads, wood = 1, gold = 0 }
    "both"             = { rule = government.monarchy, school = doctrine.walls_and_roads, wood = 1, gold = 1 }
    "neither"          = { rule = government.unsettled, school = doctrine.unwritten, wood = 0, gold = 0 }
  }

  given {
    set player khanate {
      government = rule
      doctrine   = school
    }
  }
  expect { that = increment(player.khanate, resource.wood) == wood && increment(player.khanate, resource.gold) == gold }
}

test "what came in is reckoned anew in each turn" {
  cites = ["KK3-013", "KK3-317"]

  given {
    call two_states {}
    call stands { with = [unit.farm, player.khanate, space.red_sands, 1] }
  }
  dice { rolls = [colour.green] }
  run {
    defaults = true
    call resources {}
  }
  expect { that = player.khanate.food > 20 && all(every(resource), player.khanate.income[resource] == 0) }
}

test "what a state can afford, with all that lowers the price" {
  cites = ["KK3-320", "KK3-322"]
  cases = {
    "the whole price"                      = { gold = 2, off = 0, can = true }
    "less than that"                       = { gold = 1, off = 0, can = false }
    "one less, and one off"                = { gold = 1, off = 1, can = true }
    "nothing, and one off"                 = { gold = 0, off = 1, can = false }
    "one, and all of it off"               = { gold = 1, off = 2, can = true }
    "nothing, and all of it off: one left" = { gold = 0, off = 2, can = false }
  }

  given {
    set player khanate {
      gold = gold
      cuts = { gold = off }
    }
  }
  expect {
    that = (
      affordable(unit.agents, player.khanate) == can && within_means(unit.agents, player.khanate) == (gold + off >= 2)
    )
  }
}

test "who is still aboard a ship neither takes a province nor keeps it" {
  cites = ["KK3-275", "KK3-796"]
  cases = {
    "invaders aboard"  = { mine = true, theirs = false, to = player.kingdom }
    "invaders ashore"  = { mine = false, theirs = false, to = player.khanate }
    "defenders aboard" = { mine = false, theirs = true, to = player.khanate }
  }

  given {
    call holds { with = [player.kingdom, [space.dornmark, space.eldershore]] }
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call stands {
      when = !mine
      with = [unit.spearmen, player.khanate, space.holm_fields, 1]
    }
    call aboard_ship {
      when = mine
      with = [unit.spearmen, unit.river_gunboat, player.khanate, space.dornburg, 1]
    }
    call aboard_ship {
      when = theirs
      with = [unit.spearmen, unit.river_gunboat, player.kingdom, space.dornburg, 1]
    }
  }
  run take_provinces { p = player.khanate }
  expect { that = space.dornmark.holder == to }
}

test "a province is not taken while Routed defenders are left in it, and the Routed take none" {
  cites = ["KK3-275", "KK3-615"]
  cases = {
    "nobody is routed"      = { mine = false, theirs = false, there = true, to = player.kingdom }
    "the defenders are"     = { mine = false, theirs = true, there = true, to = player.kingdom }
    "they have left"        = { mine = false, theirs = true, there = false, to = player.khanate }
    "the invaders are, too" = { mine = true, theirs = true, there = false, to = player.kingdom }
  }

  given {
    call holds { with = [player.kingdom, [space.dornmark, space.eldershore]] }
    call holds { with = [player.khanate, [space.altan_steppe]] }
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.dornburg
      routed = mine
    }
    create {
      unit   = unit.militia
      owner  = player.kingdom
      at     = there ? space.oak_march : space.kings_haven
      routed = theirs
    }
  }
  run take_provinces { p = player.khanate }
  expect { that = space.dornmark.holder == to }
}
