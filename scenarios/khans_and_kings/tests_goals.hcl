# Tests of the ways to win and to lose, and of what is chosen before the first turn.

test "eight provinces win" {
  cites   = ["KK3-033", "KK3-036", "KKA-24"]
  options = { players = 2 }

  given {
    call two_states {}
    call holds { with = [player.khanate, [space.kasr, space.jasmine, space.nordheim, space.mirror_lands]] }
  }
  run end_of_turn {}
  expect { that = !game.over }
  run {
    set space lower_delta { holder = player.khanate }
    call end_of_turn {}
  }
  expect { that = game.over && game.winners == [player.khanate] }
}

test "the goals of sets and doctrines" {
  options = { players = 2 }
  cases = {
    "a whole region" = {
      goal      = aim.lord_of_the_north,
      school    = doctrine.unwritten,
      conquests = [space.dornmark, space.falkenwald, space.nordheim],
      gold      = 0,
      kind      = unit.market,
      n         = 0,
      wins      = true,
      cites     = ["KK3-036", "KK3-274", "KKA-24"]
    }
    "a region but for one" = {
      goal      = aim.lord_of_the_north,
      school    = doctrine.unwritten,
      conquests = [space.dornmark, space.falkenwald],
      gold      = 0,
      kind      = unit.market,
      n         = 0,
      wins      = false,
      cites     = ["KK3-036", "KK3-274"]
    }
    "the other region" = {
      goal      = aim.lord_of_the_south,
      school    = doctrine.unwritten,
      conquests = [space.dornmark, space.falkenwald, space.nordheim],
      gold      = 0,
      kind      = unit.market,
      n         = 0,
      wins      = false,
      cites     = ["KK3-036", "KK3-274"]
    }
    "three markets" = {
      goal      = aim.great_works,
      school    = doctrine.unwritten,
      conquests = [space.nordheim],
      gold      = 0,
      kind      = unit.market,
      n         = 3,
      wins      = true,
      cites     = ["KK3-037", "KKA-24"]
    }
    "two markets" = {
      goal      = aim.great_works,
      school    = doctrine.unwritten,
      conquests = [space.nordheim],
      gold      = 0,
      kind      = unit.market,
      n         = 2,
      wins      = false,
      cites     = ["KK3-037"]
    }
    "three farms" = {
      goal      = aim.great_works,
      school    = doctrine.unwritten,
      conquests = [space.nordheim],
      gold      = 0,
      kind      = unit.farm,
      n         = 3,
      wins      = false,
      cites     = ["KK3-037"]
    }
    "three markets, few lands" = {
      goal      = aim.great_works,
      school    = doctrine.unwritten,
      conquests = [],
      gold      = 0,
      kind      = unit.market,
      n         = 3,
      wins      = false,
      cites     = ["KK3-037"]
    }
    "full coffers" = {
      goal      = aim.full_coffers,
      school    = doctrine.unwritten,
      conquests = [space.nordheim],
      gold      = 25,
      kind      = unit.market,
      n         = 0,
      wins      = true,
      cites     = ["KK3-038", "KKA-24"]
    }
    "nearly full coffers" = {
      goal      = aim.full_coffers,
      school    = doctrine.unwritten,
      conquests = [space.nordheim],
      gold      = 24,
      kind      = unit.market,
      n         = 0,
      wins      = false,
      cites     = ["KK3-038"]
    }
    "the goal of the doctrine" = {
      goal      = aim.full_coffers,
      school    = doctrine.walls_and_roads,
      conquests = [space.nordheim, space.kasr],
      gold      = 0,
      kind      = unit.castle,
      n         = 3,
      wins      = true,
      cites     = ["KK3-034", "KKA-24"]
    }
    "a goal of another doctrine" = {
      goal      = aim.full_coffers,
      school    = doctrine.swift_riders,
      conquests = [space.nordheim, space.kasr],
      gold      = 0,
      kind      = unit.castle,
      n         = 3,
      wins      = false,
      cites     = ["KK3-034"]
    }
    "wide steppes" = {
      goal      = aim.full_coffers,
      school    = doctrine.swift_riders,
      conquests = [space.nordheim, space.kasr, space.jasmine, space.lower_delta, space.dornmark, space.falkenwald],
      gold      = 0,
      kind      = unit.castle,
      n         = 0,
      wins      = true,
      cites     = ["KK3-034", "KKA-24"]
    }
  }

  given {
    call holds { with = [player.khanate, [space.altan_steppe, space.burkhan, space.chagan]] }
    call holds { with = [player.kingdom, [space.eldershore]] }
    call holds { with = [player.khanate, conquests] }
    gain player khanate { gold = gold }
    set player khanate {
      aim      = goal
      doctrine = school
    }
    call stands { with = [kind, player.khanate, space.sarai, n] }
    call stands { with = [kind, player.kingdom, space.kings_haven, 3] }
  }
  run end_of_turn {}
  expect { that = game.over == wins && (!wins || game.winners == [player.khanate]) }
}

test "all lose when one wins; several who reach their goals together win together" {
  cites   = ["KK3-039"]
  options = { players = 3 }
  cases = {
    "one"  = { gold = 0, winners = [player.khanate] }
    "both" = { gold = 25, winners = [player.khanate, player.kingdom] }
  }

  given {
    call two_states {}
    pay player kingdom { gold = 20 }
    set space ironvale { holder = player.union }
    set space nordheim { holder = player.kingdom }
    set space kasr { holder = player.khanate }
    gain player khanate { gold = 5 }
    gain player kingdom { gold = gold }
    set p {
      in  = powers()
      aim = aim.full_coffers
    }
  }
  run end_of_turn {}
  expect { that = game.over && game.winners == winners }
}

test "who has no province left is defeated, and its units disband at once" {
  cites   = ["KK3-040", "KK3-041"]
  options = { players = 3 }

  given {
    call two_states {}
    set space ironvale { holder = player.union }
    call holds { with = [player.khanate, [space.dornmark, space.falkenwald]] }
    call stands { with = [unit.swordsmen, player.kingdom, space.stonewater, 3] }
    call stands { with = [unit.war_junk, player.kingdom, space.north_amber, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.coup, player.kingdom, space.kingdom_hand, 1] }
    call settle_relation { with = [player.union, player.kingdom, relation.alliance] }
    call stands { with = [unit.riflemen, player.union, space.captivity, 1] }
    set u {
      in     = pieces(space.captivity)
      captor = player.kingdom
    }
  }
  run give_province { with = [space.eldershore, player.khanate] }
  expect {
    that = (
      player.kingdom.defeated && empty(every(piece), piece.owner == player.kingdom) &&
      count(pieces(space.strategy_deck)) == 1 && !allied(player.union, player.kingdom) &&
      hostile(player.union, player.kingdom) && count(pieces(space.kings_haven)) == 1 && empty(pieces(space.captivity))
    )
    said = "Aldermark has lost its last province and is defeated."
  }
  expect { that = count(nations()) == 2 && !game.over }
}

test "independents are never defeated" {
  cites   = ["KK3-040"]
  options = { players = 2 }

  given {
    call two_states {}
    set space kasr { holder = player.independents }
    call stands { with = [unit.militia, player.independents, space.kasr_city, 1] }
  }
  run give_province { with = [space.kasr, player.khanate] }
  expect { that = !player.independents.defeated && count(pieces(space.kasr_city)) == 1 }
}

test "one province is enough to stay in the game" {
  cites   = ["KK3-040"]
  options = { players = 2 }

  given {
    call two_states {}
  }
  run {
    call give_province { with = [space.dornmark, player.khanate] }
    call give_province { with = [space.falkenwald, player.independents] }
  }
  expect { that = !player.kingdom.defeated && count(nations()) == 2 }
}

test "the last one wins" {
  cites   = ["KK3-035"]
  options = { players = 2 }

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    call holds { with = [player.kingdom, [space.dornmark]] }
  }
  run {
    call give_province { with = [space.dornmark, player.independents] }
    call end_of_turn {}
  }
  expect { that = game.over && game.winners == [player.khanate] }
}

test "who fall together end the game, and none of them has won" {
  cites   = ["KK3-035", "KK3-040"]
  options = { players = 2 }

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    call holds { with = [player.kingdom, [space.dornmark]] }
  }
  run {
    call give_province { with = [space.dornmark, player.independents] }
    call give_province { with = [space.chagan, player.independents] }
    call end_of_turn {}
  }
  expect { that = game.over && empty(game.winners) }
}

test "when the time is up, who owns the most provinces wins, with those who own as many" {
  cites   = ["KKA-04"]
  options = { players = 3 }
  cases = {
    "one alone" = { more = [space.kasr], winners = [player.khanate] }
    "two"       = { more = [], winners = [player.khanate, player.kingdom] }
  }

  given {
    call two_states {}
    set space ironvale { holder = player.union }
    call holds { with = [player.khanate, more] }
    set game { round = 11 }
  }
  run end_of_turn {}
  expect { that = !game.over }
  run {
    set game { round = 12 }
    call end_of_turn {}
  }
  expect { that = game.over && game.winners == winners }
}

# ---- Before the first turn

test "each chooses a government and a doctrine" {
  cites   = ["KK3-090", "KK3-092..094", "KKA-23"]
  options = { players = 2 }

  given {
    call two_states {}
  }
  run begin_game {}
  play {
    lines = ["chiefdom", "chagan", "swift_riders"]
    by    = player.khanate
  }
  play {
    lines = ["monarchy", "walls_and_roads"]
    by    = player.kingdom
  }
  expect {
    that = (
      player.khanate.government == government.chiefdom && player.khanate.doctrine == doctrine.swift_riders &&
      player.kingdom.government == government.monarchy && player.kingdom.doctrine == doctrine.walls_and_roads
    )
  }
  expect {
    that = (
      any(pieces(space.sarai), piece.unit == unit.militia && piece.owner == player.khanate) &&
      empty(every(piece), piece.owner == player.kingdom && fights(piece))
    )
  }
  expect {
    that = (
      price(unit.spearmen, player.khanate)[resource.food] == 1 &&
      price(unit.castle, player.kingdom)[resource.stone] == unit.castle.price[resource.stone] - 2
    )
    message = "both lower prices"
  }
}

test "governments and doctrines allow more Elite units" {
  cites = ["KK3-092", "KK3-094", "KK3-528"]

  given {
    set player khanate { doctrine = doctrine.swift_riders }
    set player kingdom { government = government.monarchy }
  }
  expect { that = player.khanate.elite_limit == 2 && player.kingdom.elite_limit == 2 && player.union.elite_limit == 1 }
  expect {
    that = (
      player.kingdom.officers_allowed == player.union.officers_allowed + 1 &&
      player.khanate.officers_allowed == player.union.officers_allowed
    )
  }
}

test "every government has bonuses and penalties, and none has another's" {
  cites = ["KK3-092"]

  expect {
    gives = [
      for g in governments() : g
      if any([for r in every(resource) : g.increments[r] > 0 || g.cuts[r] > 0]) ||
      g.elites > 0 ||
      g.generals > 0 ||
      g.brings != none ||
      g.mood > 3
    ]
    takes = [
      for g in governments() : g
      if any(every(resource), g.increments[resource] < 0) || g.elites < 0 || g.generals < 0 || g.mood < 3
    ]
    that = (
      same(gives, governments()) &&
      same(takes, governments()) &&
      all([
        for g in governments() :
        all([for h in governments() : g == h || any([for r in every(resource) : g.increments[r] != h.increments[r]])])
      ])
    )
  }
}

test "what a government gives and takes" {
  cites = ["KK3-092", "KK3-316"]
  cases = {
    "the Chiefdom"          = { rule = government.chiefdom, food = 4, gold = 2, wall = 0, spears = 1 }
    "the Monarchy"          = { rule = government.monarchy, food = 2, gold = 4, wall = 1, spears = 0 }
    "no settled government" = { rule = government.unsettled, food = 3, gold = 3, wall = 0, spears = 0 }
  }

  given {
    set player khanate { government = rule }
  }
  run {
    call bring_in { with = [player.khanate, resource.food, 3] }
    call bring_in { with = [player.khanate, resource.gold, 3] }
    call collect { with = [player.khanate] }
  }
  expect {
    that = (
      player.khanate.food == food &&
      player.khanate.gold == gold &&
      price(unit.castle, player.khanate)[resource.stone] == unit.castle.price[resource.stone] - wall &&
      price(unit.spearmen, player.khanate)[resource.food] == unit.spearmen.price[resource.food] - spears
    )
  }
}

test "a doctrine of walls keeps more Generals, and one of chiefs no more of anything" {
  cites = ["KK3-092", "KK3-094"]

  given {
    set player khanate { government = government.chiefdom }
    set player kingdom { doctrine = doctrine.walls_and_roads }
  }
  expect {
    that = (
      player.kingdom.officers_allowed == player.union.officers_allowed + 1 &&
      player.khanate.officers_allowed == player.union.officers_allowed &&
      player.khanate.elite_limit == 1 &&
      player.kingdom.elite_limit == 1 &&
      player.kingdom.initiative == -1
    )
  }
}

test "the decks are shuffled when the game begins" {
  cites   = ["KK3-087"]
  options = { players = 2 }

  given {
    call two_states {}
    create {
      unit  = unit.coup
      at    = space.strategy_deck
      count = 40
    }
    create {
      unit = unit.great_festival
      at   = space.strategy_deck
    }
  }
  run begin_game {}
  play { lines = ["monarchy", "swift_riders", "monarchy", "swift_riders"] }
  expect { that = last(pieces(space.strategy_deck)).unit != unit.great_festival }
}

test "doctrines may be drawn" {
  cites   = ["KK3-093"]
  options = { players = 2, doctrines = way_of_choosing.drawn }

  given {
    call two_states {}
  }
  dice { rolls = [0, 1] }
  run begin_game {}
  play { lines = ["monarchy", "monarchy"] }
  expect {
    that = player.khanate.doctrine == doctrine.swift_riders && player.kingdom.doctrine == doctrine.walls_and_roads
  }
}

test "goals of one's own are chosen or drawn, unless the scenario sets them" {
  cites   = ["KK3-096"]
  options = { players = 2, goals = source_of_goals.chosen }

  run set_goal { with = [player.khanate] }
  play { lines = ["full_coffers"] }
  expect {
    that = (
      player.khanate.aim == aim.full_coffers && player.kingdom.aim == aim.mastery &&
      sees(player.kingdom, player.khanate.aim)
    )
  }
}

test "goals that are drawn" {
  cites   = ["KK3-096"]
  options = { players = 2, goals = source_of_goals.drawn }

  dice { rolls = [2] }
  run set_goal { with = [player.khanate] }
  expect { that = player.khanate.aim == aim.great_works }
}

test "the scenario's goal is for all, and stays" {
  cites   = ["KK3-096", "KK3-097"]
  options = { players = 2 }

  run set_goal { with = [player.khanate] }
  run change_goals { with = [player.khanate] }
  run begin_turn {}
  expect { that = player.khanate.aim == aim.mastery }
}

test "goals are drawn before the first turn" {
  cites   = ["KK3-096"]
  options = { players = 2, goals = source_of_goals.drawn }

  dice { rolls = [2, 3] }
  run begin_game {}
  play { lines = ["monarchy", "swift_riders", "monarchy", "swift_riders"] }
  expect { that = player.khanate.aim == aim.great_works && player.kingdom.aim == aim.full_coffers }
}

test "secret goals are secret" {
  cites   = ["KKA-24"]
  options = { players = 2, goals = source_of_goals.chosen, secret_goals = true }

  run set_goal { with = [player.khanate] }
  play { lines = ["full_coffers"] }
  expect { that = player.khanate.aim == aim.full_coffers }
  expect {
    that    = sees(player.khanate, player.khanate.aim) && !sees(player.kingdom, player.khanate.aim)
    as      = player.kingdom
    unshown = "full_coffers"
  }
}

test "the provinces that a secret goal names do not tell it" {
  cites   = ["KKA-24", "KK3-206"]
  options = { players = 2, goals = source_of_goals.drawn, secret_goals = true }

  given {
    call two_states {}
    set player khanate { aim = aim.lord_of_the_south }
    set space hafenland { holder = player.union }
  }
  expect { that = national(space.hafenland, player.khanate) && !contains(player.khanate.native, space.hafenland) }
  expect { that = sees(player.khanate, player.khanate.aim) && !sees(player.kingdom, player.khanate.aim) }
  run give_province { with = [space.hafenland, player.khanate] }
  expect {
    as     = player.kingdom
    said   = "Tarkhan takes"
    unsaid = "free again"
  }
  expect { that = player.khanate.satisfaction == 3 }
}

test "the provinces that a goal names are national, until there is another goal" {
  cites   = ["KK3-206", "KK3-207"]
  options = { players = 2, goals = source_of_goals.chosen }

  given {
    set player khanate { native = [space.chagan] }
    call holds { with = [player.khanate, [space.dornmark, space.kasr]] }
  }
  expect { that = !national(space.dornmark, player.khanate) }
  run set_goal { with = [player.khanate] }
  play { lines = ["lord_of_the_north"] }
  expect {
    that = (
      national(space.dornmark, player.khanate) && national(space.chagan, player.khanate) &&
      !national(space.kasr, player.khanate)
    )
  }
  run change_goals { with = [player.khanate] }
  play { lines = ["lord_of_the_south"] }
  expect {
    that = (
      !national(space.dornmark, player.khanate) && national(space.kasr, player.khanate) &&
      national(space.chagan, player.khanate)
    )
    message = "the old region is conquered land now"
  }
  expect { that = mood_in(space.dornmark) == mood.discontented && mood_in(space.kasr) == mood.content }
  run change_goals { with = [player.khanate] }
  play { lines = ["full_coffers"] }
  expect { that = !national(space.kasr, player.khanate) && national(space.chagan, player.khanate) }
}

test "a state is its provinces" {
  cites = ["KK3-002"]

  given {
    call holds { with = [player.khanate, [space.chagan, space.burkhan]] }
  }
  expect {
    that = same(provinces_of(player.khanate), [space.chagan, space.burkhan]) && empty(provinces_of(player.kingdom))
  }
}

test "there are artisan and industrial states, which handle stone and wood, or materials and fuel" {
  cites = ["KK3-098..101"]

  expect {
    that = all([
      for p in every(player) :
      p == player.independents ||
      handles(p, resource.stone) == (p.organisation == organisation.artisan) &&
      handles(p, resource.wood) == (p.organisation == organisation.artisan) &&
      handles(p, resource.materials) == (p.organisation == organisation.industrial) &&
      handles(p, resource.fuel) == (p.organisation == organisation.industrial) &&
      handles(p, resource.gold)
    ])
  }
  expect {
    that = player.union.organisation == organisation.industrial && player.khanate.organisation == organisation.artisan
  }
  run {
    call has_stock { with = [player.union, 20] }
    call has_stock { with = [player.khanate, 20] }
  }
  expect {
    that = (
      affordable(unit.castle, player.khanate) && !affordable(unit.castle, player.union) &&
      affordable(unit.stronghold, player.union) && !affordable(unit.stronghold, player.khanate) &&
      !affordable(unit.war_junk, player.union)
    )
    message = "and so they have other buildings and units"
  }
}
