# Tests of our lists: where buildings stand, what they make up for, unlock, shelter and hold, and what sources yield.

test "where buildings stand" {
  cites = ["KKA-06"]
  cases = {
    "a farm in the fields"             = { what = unit.farm, at = space.holm_fields, may = true }
    "a farm in a forest"               = { what = unit.farm, at = space.oak_march, may = false }
    "a farm in icy mountains"          = { what = unit.farm, at = space.white_peaks, may = false }
    "a farm in hills"                  = { what = unit.farm, at = space.stonewater, may = true }
    "a mine in hills"                  = { what = unit.mine, at = space.stonewater, may = true }
    "a mine in the fields"             = { what = unit.mine, at = space.holm_fields, may = false }
    "a mine where there is coal"       = { what = unit.mine, at = space.deepwood, may = true }
    "a mine where there is gold"       = { what = unit.mine, at = space.kasr_city, may = true }
    "a mine where there is iron"       = { what = unit.mine, at = space.northport, may = true }
    "a mine where there is rare metal" = { what = unit.mine, at = space.burkhan_keld, may = true }
    "a mine where there is tea"        = { what = unit.mine, at = space.jasmine_gate, may = false }
    "a sawmill in a forest"            = { what = unit.sawmill, at = space.oak_march, may = true }
    "a sawmill in a jungle"            = { what = unit.sawmill, at = space.palm_coast, may = true }
    "a sawmill in the fields"          = { what = unit.sawmill, at = space.holm_fields, may = false }
    "a plantation of cotton"           = { what = unit.plantation, at = space.reed_fields, may = true }
    "a plantation of silk"             = { what = unit.plantation, at = space.sarai, may = true }
    "a plantation of tea"              = { what = unit.plantation, at = space.al_jasmin, may = true }
    "a plantation of opium"            = { what = unit.plantation, at = space.west_shore, may = true }
    "a plantation of nothing"          = { what = unit.plantation, at = space.holm_fields, may = false }
    "an oil well where there is oil"   = { what = unit.oil_well, at = space.east_dunes, may = true }
    "an oil well where there is none"  = { what = unit.oil_well, at = space.red_sands, may = false }
    "an airfield in the fields"        = { what = unit.airfield, at = space.holm_fields, may = true }
    "an airfield in a forest"          = { what = unit.airfield, at = space.oak_march, may = false }
    "an airfield in icy mountains"     = { what = unit.airfield, at = space.white_peaks, may = false }
    "a port on the coast"              = { what = unit.port, at = space.holm_fields, may = true }
    "a port inland"                    = { what = unit.port, at = space.oak_march, may = false }
    "a shipyard inland"                = { what = unit.shipyard, at = space.oak_march, may = false }
    "a naval base inland"              = { what = unit.naval_base, at = space.oak_march, may = false }
    "a caravanserai where silk is"     = { what = unit.caravanserai, at = space.sarai, may = true }
    "a caravanserai where nothing is"  = { what = unit.caravanserai, at = space.holm_fields, may = false }
  }

  expect {
    that    = is_site(at, what) == may
    message = "it may, or may not"
  }
}

test "what buildings hold, shelter, give and allow" {
  cites = ["KKA-06", "KKA-50"]

  expect {
    that = (
      unit.castle.shelters == 2 && unit.fort.shelters == 2 && unit.stronghold.shelters == 3 &&
      unit.combat_shelter.shelters == 3
    )
    message = "Fortresses of the old days shelter with 2, the new ones with 3."
  }
  expect {
    that    = unit.castle.room == 1 && unit.stronghold.room == 1 && unit.fort.room == 0 && unit.combat_shelter.room == 0
    message = "Castles and strongholds have room for one more."
  }
  expect {
    that    = unit.prison_camp.prisoners == 3 && unit.labour_camp.prisoners == 3
    message = "Three prisoners in a camp."
  }
  expect {
    that = (
      unit.factory.gives_any == 2 && unit.workshops.gives_any == 1 && unit.factory.chosen == choice_time.when_built &&
      unit.workshops.chosen == choice_time.each_turn
    )
    message = "Two for good, or one at will."
  }
  expect {
    that    = unit.hospital.heals == 2 && unit.monastery.heals == 1 && unit.monastery.heartens == 1
    message = "Hospitals heal two, monasteries one, and give heart."
  }
  expect {
    that = (
      limit_of(unit.training_camp, player.khanate) == 2 && limit_of(unit.monastery, player.khanate) == 2 &&
      limit_of(unit.general_hq, player.khanate) == 1
    )
    message = "How many a state may have."
  }
  expect {
    that    = unit.general_hq.cards == 1 && unit.general_hq.cards_every == 3 && unit.barracks.musters_every == 6
    message = "A card in three turns, Militia in six."
  }
}

test "which Types a building makes up for, and which it trains" {
  cites = ["KKA-06"]
  cases = {
    "a factory, guns"           = { house = unit.factory, what = unit.howitzers, makes_up = true }
    "a factory, tanks"          = { house = unit.factory, what = unit.tankettes, makes_up = true }
    "a factory, infantry"       = { house = unit.factory, what = unit.spearmen, makes_up = false }
    "workshops, siege machines" = { house = unit.workshops, what = unit.catapult, makes_up = true }
    "workshops, flyers"         = { house = unit.workshops, what = unit.kite_riders, makes_up = true }
    "workshops, River ships"    = { house = unit.workshops, what = unit.river_gunboat, makes_up = true }
    "workshops, infantry"       = { house = unit.workshops, what = unit.spearmen, makes_up = false }
    "a port, ships"             = { house = unit.port, what = unit.cruiser, makes_up = true }
    "a port, infantry"          = { house = unit.port, what = unit.spearmen, makes_up = false }
    "an airfield, aircraft"     = { house = unit.airfield, what = unit.bomber, makes_up = true }
    "an airfield, flyers"       = { house = unit.airfield, what = unit.kite_riders, makes_up = false }
    "barracks, infantry"        = { house = unit.barracks, what = unit.spearmen, makes_up = true }
    "barracks, cavalry"         = { house = unit.barracks, what = unit.lancers, makes_up = true }
    "barracks, support"         = { house = unit.barracks, what = unit.wagon_train, makes_up = true }
    "barracks, elite"           = { house = unit.barracks, what = unit.mercenaries, makes_up = true }
    "barracks, guns"            = { house = unit.barracks, what = unit.howitzers, makes_up = false }
  }

  expect {
    that    = serves(house, what) == makes_up
    message = "it does, or does not"
  }
  expect {
    that = (
      contains(unit.training_camp.trains, branch.infantry) && contains(unit.training_camp.trains, branch.cavalry) &&
      !contains(unit.training_camp.trains, branch.artillery)
    )
  }
}

test "what buildings unlock, and what arms need" {
  cites = ["KKA-06", "KKA-32"]

  given {
    call stands { with = [unit.weapons_factory, player.union, space.hafen, 1] }
    call stands { with = [unit.barracks, player.kingdom, space.dornburg, 1] }
  }
  expect {
    that = (
      unlocked(upgrade.chemical_weapons, player.union) && unlocked(upgrade.rifled_barrels, player.union) &&
      !unlocked(upgrade.remounts, player.union) && unlocked(upgrade.remounts, player.kingdom) &&
      !unlocked(upgrade.rifled_barrels, player.kingdom)
    )
  }
  expect {
    that = (
      token_for(unit.tankettes) == unit.oil && token_for(unit.bomber) == unit.oil &&
      token_for(unit.torpedo_boat) == unit.coal && token_for(unit.destroyer) == unit.coal &&
      token_for(unit.cruiser) == unit.iron && token_for(unit.submarine) == unit.iron &&
      token_for(unit.howitzers) == unit.rare_metal && token_for(unit.kite_riders) == unit.silk &&
      token_for(unit.spearmen) == none
    )
  }
}

test "how much a source yields" {
  cites = ["KK3-326", "KKA-32"]
  cases = {
    "cotton"     = { what = unit.cotton, n = 3 }
    "solid wood" = { what = unit.cord, n = 3 }
    "gas"        = { what = unit.gas, n = 3 }
    "tea"        = { what = unit.tea, n = 3 }
    "silk"       = { what = unit.silk, n = 3 }
    "horses"     = { what = unit.herd, n = 2 }
    "rare metal" = { what = unit.rare_metal, n = 3 }
    "opium"      = { what = unit.opium, n = 2 }
    "oil"        = { what = unit.oil, n = 3 }
    "coal"       = { what = unit.coal, n = 3 }
    "iron"       = { what = unit.iron, n = 3 }
    "gold"       = { what = unit.gold_ingot, n = 3 }
  }

  given {
    source = first(provinces(), space.yields == what)
    set source { holder = player.khanate }
  }
  run renew_sources {}
  expect {
    that    = count(pieces(space.stores), piece.unit == what && piece.owner == player.khanate) == n
    message = "${n} of it"
  }
}
