# The odd positions of trade, buildings and peoples. The list of all forty stands in tests_odd_positions.hcl.

# ---- Trade and wealth

test "a trade ship that sails out and back has its goods sent home" {
  cites = ["KK3-384", "KK3-387"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.merchant_junk, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.silk, player.khanate, space.south_amber, 2] }
  }
  run marching { p = player.khanate }
  play {
    lines = [
      "sail 1 merchant_junk from south_amber to north_amber", "sail 1 merchant_junk from north_amber to south_amber"
    ]
  }
  expect { that = from_routes(player.khanate) == 2 && count(pieces(space.stores)) == 2 }
}

test "what a sea trade route brings is no province's and no building's" {
  cites = ["KK3-317", "KK3-318", "KK3-383"]
  cases = {
    "one more gold, from the route alone" = { more = 1, came = 0, gold = 2 }
    "one more gold, and a province"       = { more = 1, came = 1, gold = 4 }
    "two less, from the route alone"      = { more = -2, came = 0, gold = 2 }
    "two less, and a province"            = { more = -2, came = 1, gold = 2 }
  }

  given {
    call stands { with = [unit.merchant_junk, player.khanate, space.south_amber, 1] }
    set player khanate { increments = put(player.khanate.increments, resource.gold, more) }
  }
  run {
    call bring_in { with = [player.khanate, resource.gold, came] }
    call building_income { with = [player.khanate] }
    call collect { with = [player.khanate] }
  }
  expect {
    that    = player.khanate.gold == gold
    message = "${gold}"
  }
}

test "merchants of caravans ask for one at the least" {
  cites = ["KK3-134", "KK3-145", "KK3-146", "KK3-388"]

  given {
    call holds { with = [player.kingdom, [space.eldershore]] }
    call stands { with = [unit.caravanserai, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.market, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.market, player.kingdom, space.east_weald, 1] }
    call stands { with = [unit.merchant_junk, player.kingdom, space.south_amber, 1] }
    gain player kingdom { food = 5 }
  }
  dice { rolls = [1] }
  run market_day { p = player.kingdom }
  play { lines = ["trade 5 food for gold by caravan from kings_haven"] }
  expect { that = player.kingdom.gold == 5 && player.kingdom.food == 0 }
}

test "mines and a submarine close a port on two seas" {
  cites = ["KK3-139", "KK3-141"]
  cases = {
    "both"          = { mines = 1, boats = 1, shut = true }
    "the mines"     = { mines = 1, boats = 0, shut = false }
    "the submarine" = { mines = 0, boats = 1, shut = false }
  }

  given {
    call holds { with = [player.union, [space.grenzland]] }
    call stands { with = [unit.port, player.union, space.cape_union, 1] }
    call stands { with = [unit.mine_barrier, player.kingdom, space.lantern_straits, mines] }
    call stands { with = [unit.submarine, player.kingdom, space.sunrise_coast, boats] }
  }
  expect { that = blockaded(first(pieces(space.cape_union))) == shut }
}

test "nobody forces opium on anybody for opium, and no treaty keeps it out" {
  cites = ["KK3-380"]
  cases = {
    "enemies" = { terms = relation.hostile }
    "allies"  = { terms = relation.alliance }
  }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, terms] }
    call has_tokens { with = [player.khanate, unit.opium, 1] }
    call has_tokens { with = [player.kingdom, unit.opium, 1] }
    call has_tokens { with = [player.kingdom, unit.tea, 1] }
  }
  run disposing { p = player.khanate }
  refuse {
    line    = "force opium on Aldermark for one opium"
    because = "Aldermark has none."
  }
  play { lines = ["force opium on Aldermark for one tea"] }
  expect { that = has_token(player.khanate, unit.tea) && !has_token(player.khanate, unit.opium) }
}

# ---- Buildings, units and upgrades

test "barracks that change hands muster for who has them" {
  cites = ["KK3-396", "KK3-447", "KK3-448"]
  cases = {
    "six turns after they were built" = { now = 7, n = 1 }
    "six turns after they were taken" = { now = 11, n = 0 }
  }

  given {
    call two_states {}
    set game { round = 5 }
    create {
      unit     = unit.barracks
      owner    = player.khanate
      at       = space.red_sands
      built_on = 1
    }
    call give_province { with = [space.chagan, player.kingdom] }
    set game { round = now }
  }
  run {
    call building_income { with = [player.kingdom] }
    call building_income { with = [player.khanate] }
  }
  expect {
    that = (
      count(pieces(space.sarai, player.kingdom), piece.unit == unit.militia) == n &&
      empty(army(space.sarai, player.khanate))
    )
  }
}

test "who strikes still musters, and draws Decisions" {
  cites = ["KK3-111", "KK3-436", "KK3-447"]

  given {
    call two_states {}
    call decks_are_stacked {}
    set game { round = 7 }
    set space chagan { strikes = true }
    create {
      unit     = unit.barracks
      owner    = player.khanate
      at       = space.red_sands
      built_on = 1
    }
    create {
      unit     = unit.general_hq
      owner    = player.khanate
      at       = space.silk_gate
      built_on = 4
    }
    call stands { with = [unit.farm, player.khanate, space.chagan_ford, 1] }
  }
  run building_income { p = player.khanate }
  expect {
    that = (
      count(army(space.sarai, player.khanate)) == 1 && count(pieces(player.khanate.hand)) == 1 &&
      player.khanate.income[resource.food] == 0
    )
  }
}

test "a unit and its half-price upgrade bring back half of what both took" {
  cites = ["KK3-195", "KK3-664"]

  given {
    call in_the_window {}
  }
  run {
    offer {
      to      = player.khanate
      actions = [action.recruit, action.disband, action.upgrade_unit]
      prompt  = "Recruit, equip and disband."
      done    = "done"
    }
  }
  play { lines = ["recruit swordsmen in altan_steppe", "equip swordsmen in altan_ordo with plate_armour"] }
  expect { that = player.khanate.food == 18 && player.khanate.metal == 18 }
  play { lines = ["disband swordsmen in altan_ordo"] }
  expect { that = player.khanate.food == 19 && player.khanate.metal == 19 }
}

test "who is abroad is not equipped, whoever is the host" {
  cites = ["KK3-663"]
  cases = {
    "an ally's land" = {
      there = space.dornburg,
      foe   = space.oak_march,
      line  = [],
      no    = ["equip swordsmen in dornburg with plate_armour"]
    }
    "at home, besieged" = {
      there = space.red_sands,
      foe   = space.red_sands,
      line  = ["equip swordsmen in red_sands with plate_armour"],
      no    = []
    }
    "at home, the shop closed" = {
      there = space.sarai,
      foe   = space.sarai,
      line  = ["equip swordsmen in sarai with plate_armour"],
      no    = []
    }
  }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, relation.alliance] }
    call stands { with = [unit.workshops, player.khanate, space.ulan_tamga, 1] }
    call stands { with = [unit.swordsmen, player.khanate, there, 1] }
    call stands { with = [unit.agents, player.union, foe, 1] }
  }
  run equipping { p = player.khanate }
  refuse {
    line    = no
    because = "Nothing there can be upgraded: it takes the buildings, the price and a unit within your state."
  }
  play { lines = line }
}

test "vassals who are called from among hardy horses were not recruited there" {
  cites   = ["KK3-191", "KK3-337"]
  options = { players = 2 }

  given {
    call feudal_khanate {}
    set game { round = 4 }
    set space altan_steppe { feudal_since = 2 }
  }
  run going_home { p = player.khanate }
  play { lines = ["call the vassals of Altan Steppe"] }
  expect { that = first(called_from(space.altan_steppe, calling.vassal)).speed == 2 }
}

# ---- Unrest and victory

test "the half of one rebel is one, and the Red Guard of no works is nobody" {
  cites = ["KK3-281", "KK3-291"]

  given {
    call two_states {}
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
  }
  run {
    call rise { with = [space.altan_steppe, 1] }
    call red_guard_rises { with = [space.sarai] }
    call revolution { with = [player.kingdom] }
  }
  expect {
    that = (
      count(every(piece), piece.owner == player.independents) <= 2 &&
      count(every(piece), piece.unit == unit.horde) == 1 &&
      empty(every(piece), piece.unit == unit.partisans)
    )
  }
}

test "silk lifts the Rebellious at home, and not those whom they conquered" {
  cites = ["KK3-114", "KK3-115", "KK3-118"]

  given {
    call realm { with = [1, [space.dornmark]] }
    call has_tokens { with = [player.khanate, unit.silk, 3] }
  }
  dice { rolls = [2, 1, 1, 1] }
  run unrest { with = [player.khanate] }
  expect {
    that = space.chagan.strikes && !space.dornmark.strikes
    said = "Dornmark rises:"
  }
}

test "a feudal province is one of the eight" {
  cites   = ["KK3-036", "KK3-188"]
  options = { players = 2 }

  given {
    call two_states {}
    call holds {
      with = [player.khanate, [space.kasr, space.jasmine, space.nordheim, space.mirror_lands, space.lower_delta]]
    }
    set space chagan { feudal_since = 1 }
  }
  run end_of_turn {}
  expect { that = game.over && game.winners == [player.khanate] }
}

# ---- Found since, in the rules

test "tribal warriors in captivity rebuild nothing" {
  cites = ["KK3-184", "KK3-838"]

  given {
    call tribal_khanate {}
    call stands { with = [unit.prison_camp, player.kingdom, space.holm_fields, 1] }
    create {
      unit    = unit.horde
      owner   = player.khanate
      at      = space.captivity
      captor  = player.kingdom
      camp    = space.holm_fields
      calling = calling.tribe
      origin  = space.altan_steppe
    }
    create {
      record = ruin
      kind   = unit.market
      place  = space.kurgan_plain
    }
  }
  expect { that = empty(idle_warriors(player.khanate)) }
  run {
    call set_free { with = [first(pieces(space.captivity)), player.khanate, [space.altan_ordo]] }
  }
  expect { that = count(idle_warriors(player.khanate)) == 1 }
}

test "who takes a province with a camp may try to win over who has refused another" {
  cites = ["KK3-850", "KK3-854"]

  given {
    call two_states {}
    call holds { with = [player.union, [space.hafenland]] }
    call stands { with = [unit.prison_camp, player.kingdom, space.holm_fields, 1] }
    create {
      unit    = unit.horde
      owner   = player.khanate
      at      = space.captivity
      captor  = player.kingdom
      camp    = space.holm_fields
      refused = [player.kingdom]
    }
    call give_province { with = [space.dornmark, player.union] }
  }
  expect {
    that = (
      first(pieces(space.captivity)).captor == player.union &&
      !contains(first(pieces(space.captivity)).refused, player.union)
    )
  }
}

test "one chooses which of two units rides" {
  cites = ["KK3-410"]

  given {
    call union_railway {}
    set game { weather = weather.sunny }
    call stands { with = [unit.riflemen, player.union, space.millrace, 1] }
    create {
      unit  = unit.riflemen
      owner = player.union
      at    = space.millrace
      stage = wound.heavy_losses
    }
  }
  run marching { p = player.union }
  play { lines = ["ride Riflemen #2 by rail from millrace to cape_union"] }
}

test "mines outlive the state that laid them" {
  cites = ["KK3-041", "KK3-456"]

  given {
    call two_states {}
    call stands { with = [unit.mine_barrier, player.khanate, space.north_amber, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  run defeat { p = player.khanate }
  expect {
    that = (
      first(pieces(space.north_amber)).unit == unit.mine_barrier &&
      first(pieces(space.north_amber)).owner == none &&
      empty(pieces(space.sarai))
    )
  }
}

test "a province whose rebels have all fallen stays with its holder" {
  cites = ["KK3-284", "KK3-864"]

  given {
    call two_states {}
    set game { round = 4 }
    create {
      unit  = unit.militia
      owner = player.khanate
      at    = space.sarai
      stage = wound.heavy_losses
    }
    create {
      unit    = unit.partisans
      owner   = player.independents
      at      = space.sarai
      stage   = wound.heavy_losses
      calling = calling.rebel
      origin  = space.chagan
      arrived = 3
    }
  }
  dice { rolls = [2, 1] }
  run {
    defaults = true
    call independents_of { with = [space.chagan] }
  }
  play {
    by    = player.khanate
    lines = ["stand"]
  }
  expect { that = empty(pieces(space.sarai), piece.unit.branch.troop) && space.chagan.holder == player.khanate }
}

test "all who defend together have lost the battle, or won it" {
  cites   = ["KK3-120", "KK3-121"]
  options = { players = 3 }
  cases = {
    "they lose" = {
      what  = unit.swordsmen,
      rolls = [4, 1, 4, 1],
      line  = ["attack militia with swordsmen", "attack militia with swordsmen"],
      won   = 0,
      lost  = 1
    }
    "they hold" = { what = unit.partisans, rolls = [1, 4], line = ["attack militia with partisans"], won = 1, lost = 0 }
  }

  given {
    set game { weather = weather.sunny }
    call hurt { with = [unit.militia, player.kingdom, space.holm_fields, wound.heavy_losses] }
    call hurt { with = [unit.militia, player.union, space.holm_fields, wound.heavy_losses] }
    create {
      unit     = what
      owner    = player.khanate
      at       = space.holm_fields
      start_at = space.kings_haven
      left     = 3
      stage    = wound.losses
    }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call battle_at { with = [space.holm_fields, player.khanate] }
  }
  play {
    by    = player.kingdom
    lines = ["stand to the end of this battle"]
  }
  play {
    by    = player.union
    lines = ["stand to the end of this battle"]
  }
  play {
    by    = player.khanate
    lines = line
  }
  expect {
    that = (
      player.kingdom.won == won && player.union.won == won && player.kingdom.lost == lost &&
      player.union.lost == lost && player.khanate.won == lost && player.khanate.lost == won
    )
  }
}

test "nobody pulls down the walls between which his units have room" {
  cites = ["KK3-264", "KK3-266", "KK3-397", "KK3-400", "KK3-810"]
  cases = {
    "demolished, six are there"   = { whose = player.khanate, n = 5, line = ["demolish castle in sarai"], no = [] }
    "demolished, seven are there" = { whose = player.khanate, n = 6, line = [], no = ["demolish castle in sarai"] }
    "blown up, seven are there"   = { whose = player.khanate, n = 6, line = [], no = ["blow up castle in sarai"] }
    "blown up, six are there"     = { whose = player.khanate, n = 5, line = ["blow up castle in sarai"], no = [] }
    "plundered, seven are there"  = { whose = player.kingdom, n = 6, line = [], no = ["plunder the building of Sarai"] }
    "plundered, six are there"    = { whose = player.kingdom, n = 5, line = ["plunder the building of Sarai"], no = [] }
  }

  # Sarai holds six, and seven with its castle.
  given {
    call holds { with = [whose, [space.chagan]] }
    call stands { with = [unit.castle, whose, space.sarai, 1] }
    call stands { with = [unit.sappers, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, n] }
  }
  run {
    set game { active = player.khanate }
    offer {
      to      = player.khanate
      actions = [action.demolish, action.plunder, action.blow_up]
      prompt  = "Destroy something."
      done    = "done"
    }
  }
  refuse {
    line    = no
    because = "More of your units stand there than the ground holds without it."
  }
  play { lines = line }
  expect { that = count(buildings_at(space.sarai)) == 1 - count(line) }
}

test "Routed rebels neither march into battle nor plunder" {
  cites = ["KK3-284", "KK3-285", "KK3-615"]
  cases = {
    "Routed, and troops next door" = { routed = true, troops = 1, stays = 1, left = 1 }
    "fit, and troops next door"    = { routed = false, troops = 1, stays = 0, left = 1 }
    "Routed, and a market"         = { routed = true, troops = 0, stays = 1, left = 1 }
    "fit, and a market"            = { routed = false, troops = 0, stays = 1, left = 0 }
  }

  given {
    call two_states {}
    set game { round = 4 }
    call stands { with = [unit.market, player.khanate, space.chagan_ford, 1] }
    call stands { with = [unit.castle, player.khanate, space.sarai, troops] }
    call stands { with = [unit.swordsmen, player.khanate, space.sarai, troops] }
    call haunted { with = [unit.partisans, calling.rebel, space.chagan_ford, 1] }
    set u {
      in     = rebels_in(space.chagan_ford)
      routed = routed
    }
  }
  run {
    defaults = true
    call independents_of { with = [space.chagan] }
  }
  expect {
    that = (
      count(rebels_in(space.chagan_ford)) == stays && count(buildings_at(space.chagan_ford)) == left &&
      space.chagan.holder == (left == 0 ? none : player.khanate)
    )
  }
}
