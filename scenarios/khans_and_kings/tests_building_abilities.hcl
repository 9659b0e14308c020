# Tests of what buildings do: resources, room, Morale, trade, Decisions, training, units that come by themselves, control of provinces.

test "buildings give their resources each turn to the owner of the province, also with enemies about" {
  cites = ["KK3-277", "KK3-425"]

  given {
    call two_states {}
    call stands { with = [unit.farm, player.khanate, space.sarai, 1] }
    call stands { with = [unit.farm, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.sawmill, player.khanate, space.eagle_pass, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.red_sands, 1] }
  }
  expect {
    that = (
      from_buildings(player.khanate, resource.food) == 4 && from_buildings(player.khanate, resource.wood) == 2 &&
      from_buildings(player.kingdom, resource.food) == 0
    )
  }
  run building_income { p = player.khanate }
  expect { that = player.khanate.income[resource.food] == 4 && player.khanate.income[resource.wood] == 2 }
}

test "only plunder takes what a building gives, and strikes" {
  cites = ["KK3-278", "KK3-425"]

  given {
    call two_states {}
    call stands { with = [unit.farm, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.sarai, 1] }
  }
  expect { that = from_buildings(player.khanate, resource.food) == 2 }
  run sack {
    with   = [space.sarai, loot.building, player.kingdom]
    raider = first(pieces(space.sarai), piece.unit == unit.spearmen)
  }
  expect { that = from_buildings(player.khanate, resource.food) == 0 }
  given {
    call stands { with = [unit.farm, player.khanate, space.red_sands, 1] }
    set space chagan { strikes = true }
  }
  expect { that = from_buildings(player.khanate, resource.food) == 0 }
}

test "a strategic resource changes what a building gives" {
  cases = {
    "a mine with coal" = {
      what  = unit.mine,
      there = space.black_pits,
      p     = player.union,
      r     = resource.fuel,
      n     = 4,
      cites = ["KK3-428", "KK3-343"]
    }
    "and no metal" = {
      what  = unit.mine,
      there = space.black_pits,
      p     = player.union,
      r     = resource.metal,
      n     = 0,
      cites = ["KK3-428", "KK3-343"]
    }
    "coal in an artisan's hands" = {
      what  = unit.mine,
      there = space.black_pits,
      p     = player.khanate,
      r     = resource.fuel,
      n     = 0,
      cites = ["KK3-299"]
    }
    "a mine with rare metal" = {
      what  = unit.mine,
      there = space.burkhan_keld,
      p     = player.khanate,
      r     = resource.metal,
      n     = 2,
      cites = ["KK3-428", "KK3-348"]
    }
    "a sawmill with solid wood" = {
      what  = unit.sawmill,
      there = space.east_weald,
      p     = player.kingdom,
      r     = resource.wood,
      n     = 3,
      cites = ["KK3-428", "KK3-354"]
    }
    "a sawmill without" = {
      what  = unit.sawmill,
      there = space.oak_march,
      p     = player.kingdom,
      r     = resource.wood,
      n     = 2,
      cites = ["KK3-428", "KK3-354"]
    }
    "a mine with gold" = {
      what  = unit.mine,
      there = space.salt_pans,
      p     = player.sultanate,
      r     = resource.gold,
      n     = 4,
      cites = ["KK3-428", "KK3-359"]
    }
    "a mine with iron" = {
      what  = unit.mine,
      there = space.millrace,
      p     = player.union,
      r     = resource.metal,
      n     = 4,
      cites = ["KK3-428", "KK3-370"]
    }
    "a mine without any" = {
      what  = unit.mine,
      there = space.stonewater,
      p     = player.kingdom,
      r     = resource.metal,
      n     = 2,
      cites = ["KK3-428"]
    }
    "a farm with coal" = {
      what  = unit.farm,
      there = space.ironvale_city,
      p     = player.union,
      r     = resource.food,
      n     = 2,
      cites = ["KK3-428"]
    }
  }

  given {
    province = there.part_of
    set province { holder = p }
    call stands { with = [what, p, there, 1] }
  }
  expect { that = from_buildings(p, r) == n }
}

test "natural gas gives fuel and gold by itself" {
  cites = ["KK3-363"]
  cases = {
    "an industrial state" = { p = player.union, fuel = 3, gold = 1 }
    "an artisan state"    = { p = player.kingdom, fuel = 0, gold = 1 }
  }

  given {
    set space nordheim { holder = p }
  }
  expect {
    that = (
      from_sources(p, resource.fuel) == fuel && from_sources(p, resource.gold) == gold &&
      from_sources(p, resource.food) == 0
    )
  }
  run building_income { with = [p] }
  expect { that = p.income[resource.fuel] == fuel && p.income[resource.gold] == gold }
}

test "some buildings give any resource, chosen anew each turn" {
  cites = ["KK3-426"]

  given {
    call two_states {}
    call stands { with = [unit.workshops, player.khanate, space.sarai, 1] }
  }
  run building_income { p = player.khanate }
  refuse {
    line    = "fuel"
    because = "is no answer here"
  }
  play { lines = ["stone"] }
  expect { that = player.khanate.income[resource.stone] == 1 && player.khanate.income[resource.gold] == 0 }
  run building_income { p = player.khanate }
  play { lines = ["gold"] }
  expect { that = player.khanate.income[resource.gold] == 1 }
}

test "for some the resource is chosen when they are built, for good" {
  cites = ["KK3-427"]

  given {
    call holds { with = [player.union, [space.hafenland]] }
    call has_stock { with = [player.union, 20] }
  }
  run constructing { p = player.union }
  play { lines = ["build Factory in Hafen"] }
  refuse {
    line    = "stone"
    because = "is no answer here"
  }
  play { lines = ["metal", "done"] }
  run building_income { p = player.union }
  expect { that = player.union.income[resource.metal] == 2 && building_at(space.hafen).makes == resource.metal }
}

# ---- Strength, room, Morale

test "some buildings raise the unit limit" {
  cites = ["KK3-435"]
  cases = {
    "a castle" = { what = unit.castle, n = 1 }
    "a fort"   = { what = unit.fort, n = 0 }
  }

  expect { that = space.sarai.unit_limit == 6 }
  given {
    call stands { with = [what, player.khanate, space.sarai, 1] }
  }
  expect { that = space.sarai.unit_limit == 6 + n && space.red_sands.unit_limit == 2 }
}

test "some buildings hearten the owner's units in their province" {
  cites = ["KK3-446"]

  given {
    call two_states {}
    call stands { with = [unit.spearmen, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.silk_gate, 1] }
  }
  expect { that = first(pieces(space.red_sands)).morale == first(pieces(space.altan_ordo)).morale }
  given {
    call stands { with = [unit.monastery, player.khanate, space.sarai, 1] }
  }
  expect {
    that = (
      first(pieces(space.red_sands)).morale == first(pieces(space.altan_ordo)).morale + 1 &&
      first(pieces(space.silk_gate)).morale == unit.spearmen.morale
    )
  }
}

# ---- Trade

test "a building with the Trade ability makes the trade of its province cheaper, down to 1 to 1" {
  cites = ["KK3-429..431"]
  cases = {
    "no market"         = { markets = 0, shown = 4, got = 3 }
    "one"               = { markets = 1, shown = 4, got = 4 }
    "two"               = { markets = 2, shown = 4, got = 6 }
    "two, a die of one" = { markets = 2, shown = 1, got = 12 }
  }

  given {
    call holds { with = [player.union, [space.hafenland, space.ironvale]] }
    call stands { with = [unit.port, player.union, space.northport, 1] }
    call stands { with = [unit.market, player.union, space.black_pits, 1] }
    for s {
      in = take([space.hafen, space.millrace], markets)
      call stands { with = [unit.market, player.union, s, 1] }
    }
    set player union { food = 12 }
  }
  dice { rolls = [shown] }
  run trade_abroad {
    p      = player.union
    house  = first(pieces(space.northport))
    more   = 0
    gives  = resource.food
    amount = 12
    wants  = resource.gold
  }
  expect { that = player.union.gold == got }
}

# ---- Decisions

procedure decks_are_stacked {
  create {
    unit  = first(every(unit), unit.branch == branch.card && unit.deck == deck.order)
    at    = space.order_deck
    count = 5
  }
}

test "a building brings Decisions every few turns, counted from the turn in which it was built" {
  cites = ["KK3-436"]
  cases = {
    "the turn itself" = { built = 3, now = 3, n = 0 }
    "too early"       = { built = 3, now = 5, n = 0 }
    "after three"     = { built = 3, now = 6, n = 1 }
    "one later"       = { built = 3, now = 7, n = 0 }
    "after six"       = { built = 3, now = 9, n = 1 }
  }

  given {
    call two_states {}
    call decks_are_stacked {}
    set game { round = now }
    create {
      unit     = unit.general_hq
      owner    = player.khanate
      at       = space.sarai
      built_on = built
    }
  }
  run building_income { p = player.khanate }
  expect { that = count(pieces(space.khanate_hand)) == n && empty(pieces(space.kingdom_hand)) }
  run building_income { p = player.kingdom }
  expect { that = empty(pieces(space.kingdom_hand)) }
}

test "a building sells Decisions, as many as one can pay" {
  cites = ["KK3-437", "KK3-438"]

  given {
    call two_states {}
    call decks_are_stacked {}
    call stands { with = [unit.general_hq, player.khanate, space.sarai, 1] }
    set player khanate { gold = 7 }
  }
  run buying { p = player.khanate }
  refuse {
    line    = "buy a Decision at Market"
    because = "No building of yours sells Decisions, or you cannot pay, or its deck is empty."
  }
  play { lines = ["buy a Decision at General HQ", "buy a Decision at General HQ"] }
  expect { that = player.khanate.gold == 1 && count(pieces(space.khanate_hand)) == 2 }
}

test "an empty deck sells no Decisions" {
  cites = ["KK3-437"]

  given {
    call two_states {}
    create {
      unit = unit.ambush
      at   = space.order_deck
    }
    call stands { with = [unit.general_hq, player.khanate, space.sarai, 1] }
  }
  run buying { p = player.khanate }
  play { lines = ["buy a Decision at General HQ"] }
  refuse {
    line    = "buy a Decision at General HQ"
    because = "or its deck is empty."
  }
  expect { that = player.khanate.gold == 17 && count(pieces(space.khanate_hand)) == 1 }
}

test "who has no such building buys no Decisions" {
  cites = ["KK3-437"]

  given {
    call two_states {}
    call decks_are_stacked {}
    call stands { with = [unit.general_hq, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
  }
  run buying { p = player.khanate }
  refuse {
    line    = ["buy a Decision at general_hq", "buy a Decision at market"]
    because = "No building of yours sells Decisions"
  }
  run buying { p = player.kingdom }
  play { lines = ["buy a Decision at general_hq"] }
}

# The window of Decisions and training for one player alone.
procedure buying {
  params = { p = player }

  offer {
    to      = p
    actions = [action.buy_card, action.train]
    prompt  = "Buy Decisions and train."
    done    = "done"
  }
}

# ---- Training

test "a unit of the trained Type in the province is trained once a turn, for 1 food and 1 gold" {
  cites = ["KK3-443", "KK3-444"]

  given {
    call two_states {}
    call stands { with = [unit.training_camp, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.sappers, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.spearmen, player.union, space.red_sands, 1] }
  }
  expect {
    that = count(trainees(space.red_sands, player.khanate)) == 1 && empty(trainees(space.red_sands, player.union))
  }
  run buying { p = player.khanate }
  refuse {
    line    = "train Sappers in the Red Sands"
    because = "That cannot be trained there, or has been trained this turn."
  }
  refuse {
    line    = "train Spearmen in Altan Ordo"
    because = "Nobody there can be trained: a building of the province must train the Type, once a turn."
  }
  play { lines = ["train Spearmen in the Red Sands"] }
  expect {
    pupil = first(pieces(space.red_sands))
    that  = pupil.experience == 2 && player.khanate.food == 19 && player.khanate.gold == 19
  }
  expect {
    that    = empty(trainees(space.red_sands, player.khanate))
    message = "Once a turn."
  }
}

test "who cannot pay does not train, and the Elite learn no more" {
  cites = ["KK3-443", "KK3-444"]

  given {
    call two_states {}
    call stands { with = [unit.training_camp, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.light_horse, player.khanate, space.sarai, 1] }
    best = first(pieces(space.sarai), piece.unit == unit.light_horse)
    set best { experience = 5 }
    set player khanate { gold = 0 }
  }
  expect {
    that = empty(trainees(space.sarai, player.khanate)) && count(trainees(space.red_sands, player.khanate)) == 1
  }
  run buying { p = player.khanate }
  refuse {
    line    = "train Spearmen in the Red Sands"
    because = "Training costs 1 food and 1 gold."
  }
}

test "recruits of the trained Type begin one level higher" {
  cites = ["KK3-445"]
  cases = {
    "a trained type" = { what = unit.spearmen, province = space.chagan, there = space.sarai, level = 2 }
    "another type"   = { what = unit.wagon_train, province = space.chagan, there = space.sarai, level = 1 }
    "another place"  = { what = unit.spearmen, province = space.altan_steppe, there = space.altan_ordo, level = 1 }
  }

  given {
    call two_states {}
    call stands { with = [unit.training_camp, player.khanate, space.red_sands, 1] }
  }
  run recruiting { p = player.khanate }
  play { lines = ["recruit ${what} in ${province}"] }
  expect { that = first(pieces(there), piece.unit == what).experience == level }
}

# ---- Units that come by themselves

test "barracks muster a unit every six turns, in the capital, free and not ready to move" {
  cites = ["KK3-447..449"]
  cases = {
    "too early"    = { built = 2, now = 7, n = 0 }
    "after six"    = { built = 2, now = 8, n = 1 }
    "one later"    = { built = 2, now = 9, n = 0 }
    "after twelve" = { built = 2, now = 14, n = 1 }
  }

  given {
    call two_states {}
    set game { round = now }
    create {
      unit     = unit.barracks
      owner    = player.khanate
      at       = space.red_sands
      built_on = built
    }
  }
  run building_income { p = player.khanate }
  expect {
    that = (
      count(
        pieces(space.sarai), piece.unit == unit.militia && piece.owner == player.khanate && fresh_arrival(piece)
      ) == n &&
      player.khanate.food == 20
    )
  }
}

test "what a building musters is a recruit like others: trained where recruits are, and cheap to equip in its first turn" {
  cites = ["KK3-445", "KK3-449", "KK3-664"]
  cases = {
    "with a camp in the province" = { camp = space.sarai, higher = 1 }
    "with a camp in another"      = { camp = space.altan_ordo, higher = 0 }
  }

  given {
    call two_states {}
    set game { round = 8 }
    call stands { with = [unit.training_camp, player.khanate, camp, 1] }
    create {
      unit     = unit.barracks
      owner    = player.khanate
      at       = space.red_sands
      built_on = 2
    }
  }
  run building_income { p = player.khanate }
  expect {
    that = (
      all(
        where(every(piece), piece.unit == unit.militia),
        piece.experience == 1 + higher && piece.new_recruit && fresh_arrival(piece)
      ) &&
      any(every(piece), piece.unit == unit.militia)
    )
  }
}

test "a full capital, or one with enemies in it, musters nobody" {
  cites = ["KK3-447", "KK3-265"]
  cases = {
    "full"    = { who = player.khanate, n = 6 }
    "enemies" = { who = player.kingdom, n = 1 }
  }

  given {
    call two_states {}
    set game { round = 6 }
    call stands { with = [unit.spearmen, who, space.sarai, n] }
    create {
      unit  = unit.barracks
      owner = player.khanate
      at    = space.red_sands
    }
  }
  run building_income { p = player.khanate }
  expect { that = count(pieces(space.sarai)) == n }
}

# ---- Control of provinces

test "a building that keeps its province has to fall before the province does" {
  cites = ["KK3-463", "KK3-464"]

  given {
    call two_states {}
    call stands { with = [unit.stronghold, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.red_sands, 1] }
  }
  expect { that = keeper(space.chagan) == player.khanate && keeper(space.altan_steppe) == none }
  run take_provinces { p = player.kingdom }
  expect { that = space.chagan.holder == player.khanate }
  run raze {
    b  = building_at(space.sarai)
    by = player.kingdom
  }
  run take_provinces { p = player.kingdom }
  expect { that = space.chagan.holder == player.kingdom }
}

test "a naval base keeps its province for whoever has ships in it" {
  cites = ["KK3-465", "KK3-466"]
  cases = {
    "a ship of the holder" = {
      ships = true,
      owner = player.union,
      what  = unit.destroyer,
      there = space.northport,
      falls = false
    }
    "no ship" = { ships = false, owner = player.union, what = unit.destroyer, there = space.northport, falls = true }
    "a ship off the shore" = {
      ships = true,
      owner = player.union,
      what  = unit.destroyer,
      there = space.sunrise_coast,
      falls = true
    }
    "a ship of the invader" = {
      ships = true,
      owner = player.kingdom,
      what  = unit.destroyer,
      there = space.northport,
      falls = true
    }
    "a ship in another one" = {
      ships = true,
      owner = player.union,
      what  = unit.destroyer,
      there = space.hafen,
      falls = false
    }
  }

  given {
    call holds { with = [player.union, [space.hafenland, space.ironvale]] }
    call stands { with = [unit.naval_base, player.union, space.northport, 1] }
    call stands { with = [unit.naval_base, player.union, space.hafen, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.millrace, 1] }
    create {
      when  = ships
      unit  = what
      owner = owner
      at    = there
    }
  }
  run take_provinces { p = player.kingdom }
  expect { that = (space.hafenland.holder == player.kingdom) == falls }
}

test "the last food and gold are enough to train, and three gold to buy a Decision" {
  cites = ["KK3-437", "KK3-444"]

  given {
    call two_states {}
    call decks_are_stacked {}
    call stands { with = [unit.training_camp, player.khanate, space.sarai, 1] }
    call stands { with = [unit.general_hq, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.red_sands, 1] }
    set player khanate {
      food = 1
      gold = 1
    }
  }
  run buying { p = player.khanate }
  refuse {
    line    = "buy a Decision at General HQ"
    because = "you cannot pay"
  }
  play { lines = ["train Spearmen in the Red Sands"] }
  expect {
    that = player.khanate.food == 0 && player.khanate.gold == 0 && first(pieces(space.red_sands)).experience == 2
  }
}

test "buildings in another's province give nothing, nor do another's in one's own" {
  cites = ["KK3-425"]

  given {
    call two_states {}
    call stands { with = [unit.farm, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.farm, player.kingdom, space.sarai, 1] }
  }
  expect {
    that = from_buildings(player.khanate, resource.food) == 0 && from_buildings(player.kingdom, resource.food) == 0
  }
}

test "workshops go on with what they gave, unless the state no longer handles it" {
  cites = ["KK3-426"]
  cases = {
    "gold"                  = { p = player.khanate, before = resource.gold, after = resource.gold }
    "wood, for an industry" = { p = player.union, before = resource.wood, after = resource.food }
    "fuel, for an industry" = { p = player.union, before = resource.fuel, after = resource.fuel }
  }

  given {
    call stands { with = [unit.workshops, p, space.sarai, 1] }
    call stands { with = [unit.workshops, player.kingdom, space.dornburg, 1] }
    set b {
      in    = pieces(space.sarai)
      makes = before
    }
  }
  run {
    defaults = true
    call choose_yields { with = [p] }
  }
  expect {
    that    = first(pieces(space.sarai)).makes == after && first(pieces(space.dornburg)).makes == none
    message = "${after}"
  }
}

test "nobody is asked what workshops on strike give" {
  cites = ["KK3-111", "KK3-426"]

  given {
    call two_states {}
    call stands { with = [unit.workshops, player.khanate, space.sarai, 1] }
    call stands { with = [unit.workshops, player.khanate, space.altan_ordo, 1] }
    set space chagan { strikes = true }
  }
  run choose_yields { with = [player.khanate] }
  play { lines = ["food"] }
  expect {
    that = building_at(space.sarai).makes == none && building_at(space.altan_ordo).makes == resource.food
  }
}

test "who is trained where" {
  cites = ["KK3-443", "KK3-444"]

  given {
    call two_states {}
    call stands { with = [unit.training_camp, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.catapult, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.ulan_tamga, 1] }
    pay player khanate { food = 19 }
  }
  run {
    offer {
      to      = player.khanate
      actions = [action.train]
      prompt  = "Train."
      done    = "done"
    }
  }
  refuse {
    line    = ["train spearmen in sarai", "train spearmen in ulan_tamga"]
    because = "Nobody there can be trained: a building of the province must train the Type, once a turn."
  }
  refuse {
    line    = "train catapult in kurgan_plain"
    because = "That cannot be trained there, or has been trained this turn."
  }
  play { lines = ["train spearmen in kurgan_plain"] }
  expect {
    that = (
      player.khanate.food == 0 &&
      player.khanate.gold == 19 &&
      first(pieces(space.kurgan_plain), piece.unit == unit.spearmen).experience == 2
    )
  }
}

test "without food there is no training" {
  cites = ["KK3-444"]

  given {
    call two_states {}
    call stands { with = [unit.training_camp, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.general_hq, player.khanate, space.sarai, 1] }
    create {
      unit = unit.ambush
      at   = space.order_deck
    }
    pay player khanate { food = 20 }
  }
  run {
    offer {
      to      = player.khanate
      actions = [action.train, action.buy_card]
      prompt  = "Train."
      done    = "done"
    }
  }
  refuse {
    line    = "train spearmen in kurgan_plain"
    because = "Training costs 1 food and 1 gold."
  }
  play { lines = ["done"] }
}

test "another's barracks muster nobody for a state, and a barracks nobody in its first turn" {
  cites = ["KK3-447", "KK3-448"]

  given {
    set game { round = 6 }
    call two_states {}
    call stands { with = [unit.barracks, player.kingdom, space.dornburg, 1] }
    create {
      unit     = unit.barracks
      owner    = player.khanate
      at       = space.sarai
      built_on = 6
    }
    create {
      unit     = unit.market
      owner    = player.khanate
      at       = space.altan_ordo
      built_on = 5
    }
  }
  run muster { p = player.khanate }
  expect {
    that = (
      empty(every(piece), piece.unit == unit.militia) && is_due(first(pieces(space.altan_ordo)), 1) &&
      !is_due(first(pieces(space.sarai)), 6) && !is_due(first(pieces(space.altan_ordo)), 0) &&
      is_due(first(pieces(space.dornburg)), 6) && is_due(first(pieces(space.dornburg)), 1)
    )
  }
}

test "no more is given up than a state has too much" {
  cites = ["KK3-451"]

  given {
    call two_states {}
    call stands { with = [unit.training_camp, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.training_camp, player.khanate, space.sarai, 1] }
    call stands { with = [unit.monastery, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.training_camp, player.kingdom, space.dornburg, 1] }
  }
  run drop_excess { p = player.khanate }
  expect { that = count(every(piece), piece.unit == unit.training_camp) == 3 && count(pieces(space.red_sands)) == 1 }
}

test "ships in a port keep no province" {
  cites = ["KK3-465"]
  cases = {
    "a naval base" = { house = unit.naval_base, keeps = true }
    "a port"       = { house = unit.port, keeps = false }
  }

  given {
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [house, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.war_junk, player.kingdom, space.holm_fields, 1] }
  }
  expect {
    that    = in_port(last(pieces(space.holm_fields))) && (keeper(space.dornmark) == player.kingdom) == keeps
    message = "a base, or none"
  }
}

test "who was trained, and who was turned away, is another day's business" {
  cites   = ["KK3-024"]
  options = { players = 2 }

  given {
    create {
      unit    = unit.spearmen
      owner   = player.khanate
      at      = space.sarai
      trained = true
    }
    set player khanate { turned_away = [player.kingdom] }
  }
  run {
    defaults = true
    call trade_and_build {}
  }
  play { lines = ["done", "done"] }
  expect { that = !first(pieces(space.sarai)).trained && empty(player.khanate.turned_away) }
}

test "nobody buys from a deck that is empty, whatever the others hold" {
  cites = ["KK3-437", "KK3-438"]

  given {
    call two_states {}
    call stands { with = [unit.general_hq, player.khanate, space.sarai, 1] }
    create {
      unit = unit.coup
      at   = space.strategy_deck
    }
  }
  run buying { p = player.khanate }
  refuse {
    line    = "buy a Decision at general_hq"
    because = "its deck is empty"
  }
}

test "what is not said is the last of a kind, and armies have no number" {
  cites = ["KK3-450", "KK3-451"]

  given {
    call two_states {}
    call stands { with = [unit.training_camp, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.training_camp, player.khanate, space.sarai, 1] }
    call stands { with = [unit.training_camp, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kurgan_plain, 101] }
  }
  run {
    defaults = true
    call drop_excess { with = [player.khanate] }
  }
  expect {
    that = (
      count(every(piece), piece.unit == unit.training_camp) == 2 &&
      empty(buildings_at(space.red_sands)) &&
      count(pieces(space.kurgan_plain)) == 101
    )
  }
}
