# Tests of buildings: where they may stand, whom they serve, demolition, blowing up, legations, and how many there may be.

# The window of construction for one player alone.
procedure constructing {
  params = { p = player }

  offer {
    to      = p
    actions = [action.build, action.build_way, action.found_legation, action.demolish, action.tear_up]
    prompt  = "Build and demolish."
    done    = "done"
  }
}

# The movement phase of raiders and miners, without moving.
procedure raiding {
  params = { p = player }

  set game { active = p }
  offer {
    to      = p
    actions = [action.plunder, action.blow_up]
    prompt  = "Plunder and blow up."
    done    = "done"
  }
}

function stands_in {
  params = { kind = unit, s = space }
  is     = any(pieces(s), piece.unit == kind)
}

test "a building is paid for, and its pawn stands in the sub-province" {
  cites = ["KK3-393", "KKA-30"]

  given {
    call two_states {}
    set game { round = 3 }
  }
  run constructing { p = player.khanate }
  play { lines = ["build Farm in Kurgan Plain"] }
  expect {
    house = building_at(space.kurgan_plain)
    that = (
      house.unit == unit.farm && house.owner == player.khanate && house.built_on == 3 && player.khanate.gold == 19 &&
      player.khanate.food == 19
    )
  }
}

test "a sub-province holds one building; ways are none of them" {
  cites = ["KK3-390", "KK3-391", "KK3-405"]

  given {
    call two_states {}
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
  }
  run constructing { p = player.khanate }
  refuse {
    line    = "build Farm in Sarai"
    because = "no other building"
  }
  play { lines = ["build Road from Sarai to the Red Sands", "build Farm in the Red Sands"] }
  expect {
    that = (
      has_way(space.sarai, space.red_sands, way.road) && stands_in(unit.farm, space.red_sands) &&
      count(pieces(space.sarai)) == 1
    )
  }
}

test "a building stands only on ground that suits it" {
  cites = ["KK3-211"]
  cases = {
    "no farm in the mountains" = { what = unit.farm, there = space.eagle_pass, fits = false, cites = ["KK3-392"] }
    "no farm in the forest"    = { what = unit.farm, there = space.oak_march, fits = false, cites = ["KK3-392"] }
    "no airfield in the mountains" = {
      what  = unit.airfield,
      there = space.white_peaks,
      fits  = false,
      cites = ["KK3-392"]
    }
    "no airfield in the forest"     = { what = unit.airfield, there = space.deepwood, fits = false, cites = ["KK3-392"] }
    "an airfield in the fields"     = { what = unit.airfield, there = space.holm_fields, fits = true, cites = ["KK3-392"] }
    "a farm on hills of the steppe" = { what = unit.farm, there = space.grey_shore, fits = true, cites = ["KK3-392"] }
    "a mine in the hills"           = { what = unit.mine, there = space.stonewater, fits = true, cites = ["KK3-392"] }
    "no mine in the fields"         = { what = unit.mine, there = space.holm_fields, fits = false, cites = ["KK3-392"] }
    "a sawmill in the forest"       = { what = unit.sawmill, there = space.oak_march, fits = true, cites = ["KK3-392"] }
    "no sawmill in the fields"      = { what = unit.sawmill, there = space.dornburg, fits = false, cites = ["KK3-392"] }
    "a mine anywhere with coal"     = { what = unit.mine, there = space.falkenstadt, fits = true, cites = ["KK3-344"] }
    "a mine in a forest with coal"  = { what = unit.mine, there = space.deepwood, fits = true, cites = ["KK3-344"] }
    "a mine on ice with rare metal" = { what = unit.mine, there = space.white_peaks, fits = true, cites = ["KK3-349"] }
    "a mine in fields with gold"    = { what = unit.mine, there = space.kasr_city, fits = true, cites = ["KK3-360"] }
    "a mine in fields with iron"    = { what = unit.mine, there = space.hafen, fits = true, cites = ["KK3-371"] }
    "an oil well with oil"          = { what = unit.oil_well, there = space.cape_union, fits = true, cites = ["KK3-334"] }
    "no oil well without oil"       = { what = unit.oil_well, there = space.hafen, fits = false, cites = ["KK3-334"] }
    "a plantation with cotton"      = { what = unit.plantation, there = space.reed_fields, fits = true, cites = ["KK3-340"] }
    "a plantation with silk"        = { what = unit.plantation, there = space.sarai, fits = true, cites = ["KK3-366"] }
    "a plantation with tea"         = { what = unit.plantation, there = space.al_jasmin, fits = true, cites = ["KK3-374"] }
    "a plantation with opium"       = { what = unit.plantation, there = space.mirror_town, fits = true, cites = ["KK3-377"] }
    "no plantation without" = {
      what  = unit.plantation,
      there = space.dornburg,
      fits  = false,
      cites = ["KK3-340", "KK3-366", "KK3-374", "KK3-377"]
    }
    "a caravanserai with any source" = {
      what  = unit.caravanserai,
      there = space.altan_ordo,
      fits  = true,
      cites = ["KK3-137"]
    }
    "no caravanserai without a source" = {
      what  = unit.caravanserai,
      there = space.dornburg,
      fits  = false,
      cites = ["KK3-137"]
    }
    "a port on a sea shore" = { what = unit.port, there = space.northport, fits = true, cites = ["KK3-258"] }
    "no port inland"        = { what = unit.port, there = space.millrace, fits = false, cites = ["KK3-258"] }
    "no port on a lake"     = { what = unit.port, there = space.mirror_town, fits = false, cites = ["KK3-255"] }
    "a naval base on a sea shore" = {
      what  = unit.naval_base,
      there = space.northport,
      fits  = true,
      cites = ["KK3-258"]
    }
    "no naval base on a lake" = { what = unit.naval_base, there = space.silk_gate, fits = false, cites = ["KK3-255"] }
  }

  expect { that = is_site(there, what) == fits }
}

test "nothing is built in another's province, nor where enemies are" {
  cites = ["KKA-31"]

  given {
    call two_states {}
    call stands { with = [unit.spearmen, player.kingdom, space.white_peaks, 1] }
  }
  run constructing { p = player.khanate }
  refuse {
    line    = ["build Farm in Dornburg", "build Mine in Burkhan Keld"]
    because = "the province must be yours"
  }
  refuse {
    line    = "build Road from Ulan Tamga to Burkhan Keld"
    because = "Both ends must be yours and free of enemies; a bridge needs a river; and no such way may be there yet."
  }
  refuse {
    line    = "build Road from Burkhan Keld to Ulan Tamga"
    because = "Nothing of the kind can begin there."
  }
  play { lines = ["build Farm in Kurgan Plain"] }
}

test "what costs a resource that a state does not handle is not built" {
  cites = ["KK3-304"]

  given {
    call two_states {}
    set space hafenland { holder = player.union }
    call has_stock { with = [player.union, 20] }
    set player khanate { materials = 20 }
    set player union { stone = 20 }
  }
  expect {
    that = contains(buildable(player.khanate), unit.castle) && !contains(buildable(player.khanate), unit.stronghold)
  }
  expect {
    that = contains(buildable(player.union), unit.stronghold) && !contains(buildable(player.union), unit.castle)
  }
}

test "buildings serve whoever holds the province; those that keep it stay with their builder" {
  cites = ["KK3-394..396", "KK3-463"]
  cases = {
    "a farm"       = { what = unit.farm, serves = player.kingdom }
    "a fort"       = { what = unit.fort, serves = player.kingdom }
    "a stronghold" = { what = unit.stronghold, serves = player.khanate }
    "a legation"   = { what = unit.legation, serves = player.khanate }
  }

  given {
    call two_states {}
    call stands { with = [what, player.khanate, space.sarai, 1] }
  }
  run give_province { with = [space.chagan, player.kingdom] }
  expect { that = building_at(space.sarai).owner == serves }
}

# ---- Demolition and blowing up

test "demolishing returns half of what was paid, rounded up, and removes the building" {
  cites = ["KK3-397", "KK3-398"]

  given {
    call two_states {}
  }
  run constructing { p = player.khanate }
  play { lines = ["build Castle in Sarai"] }
  expect { that = player.khanate.stone == 16 && player.khanate.gold == 19 }
  play { lines = ["demolish Castle in Sarai"] }
  expect { that = player.khanate.stone == 18 && player.khanate.gold == 20 && building_at(space.sarai) == none }
}

test "half of the price that was paid, and not of the list" {
  cites = ["KK3-398"]

  given {
    call two_states {}
    set player khanate { government = government.monarchy }
  }
  run constructing { p = player.khanate }
  play { lines = ["build Castle in Sarai"] }
  expect {
    that    = player.khanate.stone == 17 && player.khanate.gold == 20
    message = "A Monarchy pays a stone and a gold less."
  }
  play { lines = ["demolish Castle in Sarai"] }
  expect { that = player.khanate.stone == 19 && player.khanate.gold == 20 }
}

test "what stood before the game returns half of its list price, in the kinds that the owner handles" {
  cites = ["KK3-303", "KK3-398"]

  given {
    call holds { with = [player.union, [space.hafenland]] }
    call stands { with = [unit.castle, player.union, space.hafen, 1] }
  }
  run constructing { p = player.union }
  play { lines = ["demolish Castle in Hafen"] }
  expect { that = player.union.materials == 2 && player.union.stone == 0 && player.union.gold == 1 }
}

test "nothing is demolished where enemies are, nor in another's province" {
  cites = ["KK3-399"]

  given {
    call two_states {}
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
    call stands { with = [unit.market, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.market, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.red_sands, 1] }
    set border sarai_road { ways = [way.road] }
  }
  run constructing { p = player.khanate }
  refuse {
    line    = ["demolish Market in Sarai", "demolish Market in Dornburg"]
    because = "No building of yours stands there, or enemies are in the province."
  }
  refuse {
    line    = "tear up Road from Chagan Ford to Sarai"
    because = "enemies are in the province"
  }
  play { lines = ["demolish Market in Altan Ordo"] }
}

test "a way is torn up for half its price" {
  cites = ["KK3-397", "KK3-404"]

  given {
    call two_states {}
    set border sarai_road { ways = [way.road, way.rail] }
  }
  run constructing { p = player.khanate }
  play { lines = ["tear up Railway from Sarai to Chagan Ford"] }
  expect {
    that = (
      !has_way(space.sarai, space.chagan_ford, way.rail) && has_way(space.sarai, space.chagan_ford, way.road) &&
      player.khanate.metal == 21 && player.khanate.gold == 21
    )
  }
}

test "a building that was rebuilt for nothing brings back nothing" {
  cites = ["KK3-398", "KK3-184"]

  given {
    call two_states {}
    call stands { with = [unit.farm, player.khanate, space.ulan_tamga, 1] }
    call raze {
      b  = building_at(space.ulan_tamga)
      by = player.kingdom
    }
    call rebuild { with = [first(every(ruin)), player.khanate] }
  }
  run constructing { p = player.khanate }
  play { lines = ["demolish Farm in Ulan Tamga"] }
  expect {
    that = (
      building_at(space.ulan_tamga) == none &&
      all([for r in every(resource) : stock(player.khanate, r) == (handles(player.khanate, r) ? 20 : 0)])
    )
  }
}

test "a way brings back half of what was paid for it, and one that was laid for nothing brings nothing" {
  cites = ["KK3-397", "KK3-398", "KK3-404"]

  given {
    call two_states {}
    set player khanate { government = government.monarchy }
    call lay { with = [way.road, space.sarai, space.chagan_ford] }
  }
  run constructing { p = player.khanate }
  play { lines = ["build Railway from Kurgan Plain to Altan Ordo", "tear up Railway from Kurgan Plain to Altan Ordo"] }
  expect { that = player.khanate.gold == 20 && player.khanate.metal == 20 }
  play { lines = ["tear up Road from Sarai to Chagan Ford"] }
  expect { that = all([for r in every(resource) : stock(player.khanate, r) == (handles(player.khanate, r) ? 20 : 0)]) }
}

test "sappers blow up a building of their own, for what plunder brings, with enemies near by and without experience" {
  cites = ["KK3-400..403"]

  given {
    call two_states {}
    call stands { with = [unit.castle, player.khanate, space.sarai, 1] }
    call stands { with = [unit.market, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.market, player.khanate, space.ulan_tamga, 1] }
    call stands { with = [unit.sappers, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.ulan_tamga, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.red_sands, 1] }
  }
  run raiding { p = player.khanate }
  refuse {
    line    = ["blow up Market in Altan Ordo", "blow up Market in Ulan Tamga"]
    because = "No unit that can blow up buildings stands there"
  }
  play { lines = ["blow up Castle in Sarai"] }
  expect { that = player.khanate.stone == 22 && player.khanate.gold == 21 && building_at(space.sarai) == none }
  expect {
    miner = first(pieces(space.sarai))
    that  = miner.experience == 1 && miner.plundered && empty(rebuildable(space.chagan, player.khanate))
  }
}

test "blowing up saves what plunder brings, whatever the building has cost" {
  cites = ["KK3-402"]
  cases = {
    "it came free"                  = { erected = true, spent = 0 }
    "it was built at a lower price" = { erected = true, spent = 1 }
    "it stood before the game"      = { erected = false, spent = 0 }
  }

  given {
    call two_states {}
    call stands { with = [unit.castle, player.khanate, space.sarai, 1] }
    call stands { with = [unit.sappers, player.khanate, space.sarai, 1] }
    set b {
      in      = buildings_at(space.sarai)
      erected = erected
      paid    = put({}, resource.gold, spent)
    }
  }
  run raiding { p = player.khanate }
  play { lines = ["blow up Castle in Sarai"] }
  expect { that = player.khanate.gold == 21 && player.khanate.stone == 22 && building_at(space.sarai) == none }
}

test "one unit blows up one building in a turn" {
  cites = ["KK3-402", "KK3-814"]

  given {
    call two_states {}
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
    call stands { with = [unit.sappers, player.khanate, space.sarai, 1] }
  }
  run raiding { p = player.khanate }
  play { lines = ["blow up market in sarai"] }
  given {
    call stands { with = [unit.farm, player.khanate, space.sarai, 1] }
  }
  run raiding { p = player.khanate }
  refuse {
    line    = "blow up farm in sarai"
    because = "No unit that can blow up buildings stands there beside one of yours."
  }
  given {
    call stands { with = [unit.sappers, player.khanate, space.sarai, 1] }
  }
  run raiding { p = player.khanate }
  play { lines = ["blow up farm in sarai"] }
  expect { that = building_at(space.sarai) == none }
}

# ---- Legations

test "a legation stands in another's province if he agrees" {
  cites = ["KK3-467"]

  given {
    call two_states {}
  }
  run constructing { p = player.khanate }
  refuse {
    line = "found Legation in Sarai"
    because = <<-END
      A legation stands in a free sub-province of another's province, or of nobody's, and who has refused you is not
      asked again this turn.
    END
  }
  refuse {
    line    = "build Legation in Dornburg"
    because = "You cannot pay for that, or you have all that a state may have."
  }
  play { lines = ["found Legation in Holm Fields"] }
  play {
    by    = player.kingdom
    lines = ["refuse"]
  }
  expect { that = building_at(space.holm_fields) == none && player.khanate.gold == 20 }
  refuse {
    line    = "found Legation in Stonewater"
    because = "who has refused you is not asked again"
  }
}

test "a legation that is granted, and one in a free province" {
  cites = ["KK3-467"]

  given {
    call two_states {}
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, 1] }
  }
  run constructing { p = player.khanate }
  play { lines = ["found Legation in Holm Fields"] }
  play {
    by    = player.kingdom
    lines = ["grant it holm_fields"]
  }
  expect { that = building_at(space.holm_fields).owner == player.khanate && player.khanate.gold == 18 }
  play { lines = ["found Legation in Elkhold"] }
  expect { that = building_at(space.elkhold).owner == player.khanate && player.khanate.gold == 16 }
}

# ---- How many there may be

test "no more of a building than its number for a state" {
  cites = ["KK3-450"]

  given {
    call two_states {}
    call stands { with = [unit.training_camp, player.khanate, space.sarai, 1] }
  }
  run constructing { p = player.khanate }
  play { lines = ["build Training Camp in Altan Ordo"] }
  refuse {
    line    = "build Training Camp in Ulan Tamga"
    because = "you have all that a state may have"
  }
}

test "buildings beyond the number are destroyed, and their owner chooses which" {
  cites = ["KK3-451"]

  given {
    call two_states {}
    call stands { with = [unit.training_camp, player.khanate, space.sarai, 1] }
    call stands { with = [unit.training_camp, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.training_camp, player.kingdom, space.falkenstadt, 1] }
    call stands { with = [unit.market, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.training_camp, player.union, space.hafen, 1] }
  }
  run give_province { with = [space.chagan, player.kingdom] }
  refuse {
    line    = ["the one in holm_fields", "the one in hafen"]
    because = "is no answer here"
  }
  play {
    by    = player.kingdom
    lines = ["the one in dornburg"]
  }
  expect {
    that = (
      building_at(space.dornburg) == none && stands_in(unit.training_camp, space.sarai) &&
      stands_in(unit.training_camp, space.falkenstadt)
    )
  }
}

test "who gives up a Government that allowed more state capitals gives these up" {
  cites = ["KK3-451", "KK3-453"]

  given {
    call two_states {}
    set player khanate { government = government.chiefdom }
    call stands { with = [unit.state_capital, player.khanate, space.sarai, 1] }
    call stands { with = [unit.state_capital, player.khanate, space.altan_ordo, 1] }
  }
  run change_government { with = [player.khanate] }
  play { lines = ["monarchy", "the one in sarai"] }
  expect {
    that = kinds_owned(player.khanate, unit.state_capital) == 1 && is_state_capital(space.altan_steppe, player.khanate)
  }
}

test "one state capital, or as many as the Government allows" {
  cites = ["KK3-452", "KK3-453"]
  given {
    call two_states {}
    call stands { with = [unit.state_capital, player.khanate, space.sarai, 1] }
  }
  expect {
    that = (
      limit_of(unit.state_capital, player.khanate) == player.khanate.government.state_capitals &&
      limit_of(unit.training_camp, player.khanate) == 2
    )
  }
  expect {
    that = (
      is_state_capital(space.chagan, player.khanate) && !is_state_capital(space.burkhan, player.khanate) &&
      !is_state_capital(space.chagan, player.kingdom)
    )
  }
}

# ---- Fortresses

test "castles, forts, strongholds and combat shelters are Fortresses, and so is the ground that they stand on" {
  cites = ["KK3-415..417", "KK3-434", "KK3-462"]
  cases = {
    "a castle"         = { what = unit.castle, strong = true, n = 2 }
    "a fort"           = { what = unit.fort, strong = true, n = 2 }
    "a stronghold"     = { what = unit.stronghold, strong = true, n = 3 }
    "a combat shelter" = { what = unit.combat_shelter, strong = true, n = 3 }
    "a market"         = { what = unit.market, strong = false, n = 0 }
  }

  given {
    call stands { with = [what, player.khanate, space.sarai, 1] }
  }
  expect { that = fortified(space.sarai) == strong && !fortified(space.red_sands) && shelter_at(space.sarai, 0) == n }
}

test "another's legation is not demolished, nor blown up, and no unit is" {
  cites = ["KK3-397", "KK3-400"]

  given {
    call two_states {}
    call stands { with = [unit.legation, player.kingdom, space.sarai, 1] }
    call stands { with = [unit.sappers, player.khanate, space.sarai, 1] }
    call stands { with = [unit.market, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.sappers, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.market, player.khanate, space.altan_ordo, 1] }
  }
  run constructing { p = player.khanate }
  refuse {
    line    = ["demolish Legation in Sarai", "demolish sappers in Sarai"]
    because = "No building of yours stands there, or enemies are in the province."
  }
  refuse {
    line    = "demolish sappers in the Red Sands"
    because = "That is no building of yours."
  }
  play { lines = ["demolish market in Altan Ordo", "done"] }
  run raiding { p = player.khanate }
  refuse {
    line    = ["blow up Legation in Sarai", "blow up sappers in Sarai"]
    because = "No unit that can blow up buildings stands there beside one of yours."
  }
  refuse {
    line    = "blow up sappers in the Red Sands"
    because = "That is no building or way of yours."
  }
  play { lines = ["blow up market in the Red Sands"] }
}

test "only one's own miners who are free, and not Routed, blow anything up" {
  cites = ["KK3-400", "KK3-401", "KK3-615"]

  given {
    call stands { with = [unit.sappers, player.khanate, space.sarai, 3] }
    call stands { with = [unit.sappers, player.union, space.sarai, 1] }
    caught = pieces(space.sarai)[0]
    set caught { captor = player.kingdom }
    beaten = pieces(space.sarai)[2]
    set beaten { routed = true }
  }
  expect {
    free = where(pieces(space.sarai), may_blow_up(piece, player.khanate))
    that = count(free) == 1 && first(free) == pieces(space.sarai)[1]
  }
}

test "only what lies there is torn up, and only within one's own provinces" {
  cites = ["KK3-397", "KK3-399"]

  given {
    call two_states {}
    call lay { with = [way.road, space.sarai, space.chagan_ford] }
    call lay { with = [way.road, space.sarai, space.northport] }
  }
  run constructing { p = player.khanate }
  refuse {
    line    = "tear up Railway from Sarai to Chagan Ford"
    because = "No such way leads there."
  }
  refuse {
    line    = ["tear up Road from Sarai to the Red Sands", "tear up Road from Sarai to Northport"]
    because = "No way of yours leads there, or enemies are in the province."
  }
  play { lines = ["tear up Road from Sarai to Chagan Ford"] }
  expect { that = has_way(space.sarai, space.northport, way.road) }
}

test "a building takes the ruin of a building away, and not that of a way" {
  cites = ["KK3-184", "KK3-393"]

  given {
    call two_states {}
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
    call raze {
      b  = building_at(space.sarai)
      by = player.kingdom
    }
    call raze_way { with = [unit.road, space.sarai, space.red_sands, player.kingdom] }
  }
  run raise_building { with = [unit.farm, space.sarai, player.khanate] }
  expect { that = count(every(ruin)) == 1 && first(every(ruin)).kind == unit.road }
}

test "what nobody destroyed is no ruin of the enemy's" {
  cites = ["KK3-184"]

  given {
    call two_states {}
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
    call lay { with = [way.road, space.sarai, space.red_sands] }
    call raze {
      b  = building_at(space.sarai)
      by = none
    }
    call raze_way { with = [unit.road, space.sarai, space.red_sands, none] }
  }
  expect { that = empty(every(ruin)) && building_at(space.sarai) == none }
}

test "each state's buildings of a kind are counted by themselves" {
  cites = ["KK3-450"]

  given {
    call stands { with = [unit.training_camp, player.khanate, space.sarai, 1] }
    call stands { with = [unit.market, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.training_camp, player.kingdom, space.dornburg, 1] }
  }
  expect {
    that = kinds_owned(player.khanate, unit.training_camp) == 1 && kinds_owned(player.union, unit.training_camp) == 0
  }
}

test "a legation needs a sub-province without a building" {
  cites = ["KK3-390", "KK3-467"]

  given {
    call two_states {}
    call stands { with = [unit.market, player.kingdom, space.holm_fields, 1] }
  }
  run constructing { p = player.khanate }
  refuse {
    line    = "found Legation in Holm Fields"
    because = "A legation stands in a free sub-province"
  }
  play { lines = ["found Legation in Elkhold"] }
}

test "ships put to sea when their port is demolished" {
  cites = ["KK3-668"]
  cases = {
    "a port" = {
      shelter = unit.port,
      at      = space.kings_haven,
      line    = "demolish port in King's Haven",
      ship    = unit.cruiser
    }
    "a naval base" = {
      shelter = unit.naval_base,
      at      = space.kings_haven,
      line    = "demolish naval_base in King's Haven",
      ship    = unit.cruiser
    }
  }

  given {
    call two_states {}
    call stands { with = [shelter, player.kingdom, at, 1] }
    call stands { with = [ship, player.kingdom, at, 1] }
  }
  run constructing { p = player.kingdom }
  play { lines = [line] }
  expect {
    that    = !any(pieces(at), piece.unit == ship) && any([for z in seas_at(at) : any(pieces(z), piece.unit == ship)])
    message = "It lies in the sea beside it."
  }
}

test "what may be demolished, torn up and blown up, and by whom" {
  cites = ["KK3-397", "KK3-399"]

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.legation, player.kingdom, space.sarai, 1] }
    call stands { with = [unit.legation, player.kingdom, space.kurgan_plain, 1] }
    call stands { with = [unit.market, player.khanate, space.white_peaks, 1] }
    call way_between { with = [space.sarai, space.kurgan_plain, way.road] }
  }
  run {
    offer {
      to      = player.khanate
      actions = [action.demolish, action.tear_up]
      prompt  = "Demolish."
      done    = "done"
    }
  }
  refuse {
    line = [
      "demolish market in altan_ordo", "demolish spearmen in altan_ordo", "demolish legation in kurgan_plain",
      "demolish market in ulan_tamga"
    ]
    because = "No building of yours stands there, or enemies are in the province."
  }
  refuse {
    line    = ["demolish spearmen in sarai", "demolish legation in sarai"]
    because = "That is no building of yours."
  }
  refuse {
    line    = ["tear up road from sarai to grey_shore", "tear up road from sarai to red_sands"]
    because = "No way of yours leads there, or enemies are in the province."
  }
  play { lines = ["tear up road from sarai to kurgan_plain", "demolish market in sarai"] }
  expect {
    that = (
      count(pieces(space.sarai)) == 2 && !has_way(space.sarai, space.kurgan_plain, way.road) &&
      count(pieces(space.kurgan_plain)) == 1
    )
  }
}

test "who blows up what" {
  cites = ["KK3-400..403"]

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.sappers, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.legation, player.kingdom, space.kurgan_plain, 1] }
    call stands { with = [unit.sappers, player.kingdom, space.ulan_tamga, 1] }
    call stands { with = [unit.market, player.khanate, space.ulan_tamga, 1] }
    call stands { with = [unit.sappers, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.farm, player.khanate, space.altan_ordo, 1] }
    set u {
      in        = pieces(space.altan_ordo)
      plundered = u.unit == unit.sappers
    }
    call stands { with = [unit.sappers, player.khanate, space.grey_shore, 1] }
    call stands { with = [unit.sawmill, player.khanate, space.grey_shore, 1] }
    call stands { with = [unit.legation, player.kingdom, space.grey_shore, 1] }
  }
  run {
    offer {
      to      = player.khanate
      actions = [action.blow_up]
      prompt  = "Blow up."
      done    = "done"
    }
  }
  refuse {
    line = [
      "blow up market in sarai", "blow up legation in kurgan_plain", "blow up spearmen in kurgan_plain",
      "blow up market in ulan_tamga", "blow up farm in altan_ordo", "blow up market in burkhan_keld"
    ]
    because = "No unit that can blow up buildings stands there beside one of yours."
  }
  refuse {
    line    = ["blow up sappers in grey_shore", "blow up legation in grey_shore"]
    because = "That is no building or way of yours."
  }
  play { lines = ["blow up sawmill in grey_shore"] }
  expect { that = count(pieces(space.grey_shore)) == 2 && first(pieces(space.grey_shore)).plundered }
}

test "what was paid for a building, or is taken to have been paid" {
  cites = ["KK3-398"]
  cases = {
    "it stood before the game"           = { erected = false, gold = 0, n = 2 }
    "it was built for nothing"           = { erected = true, gold = 0, n = 0 }
    "it was built for one"               = { erected = true, gold = 1, n = 1 }
    "one was paid, and nothing is known" = { erected = false, gold = 1, n = 1 }
  }

  given {
    create {
      unit    = unit.market
      owner   = player.khanate
      at      = space.sarai
      erected = erected
      paid    = { gold = gold }
    }
  }
  expect {
    that    = paid_for(first(pieces(space.sarai)))[resource.gold] == n
    message = "${n} gold"
  }
}

test "which legations are founded" {
  cites = ["KK3-398", "KK3-467"]

  given {
    call two_states {}
  }
  run {
    offer {
      to      = player.khanate
      actions = [action.found_legation]
      prompt  = "Found a legation."
      done    = "done"
    }
  }
  refuse {
    line    = ["found market in kasr_city", "found farm in kasr_city"]
    because = "You cannot pay for a legation, or you have all that a state may have."
  }
  refuse {
    line = ["found legation in sarai", "found legation in north_amber"]
    because = <<-END
      A legation stands in a free sub-province of another's province, or of nobody's, and who has refused you is not
      asked again this turn.
    END
  }
  play { lines = ["found legation in kasr_city"] }
  expect {
    that = (
      player.khanate.gold == 18 &&
      paid_for(first(pieces(space.kasr_city)))[resource.gold] == 2 &&
      first(pieces(space.kasr_city)).erected
    )
  }
}

test "what is no building is not built" {
  cites = ["KK3-392"]

  given two_states {}
  run {
    offer {
      to      = player.khanate
      actions = [action.build]
      prompt  = "Build."
      done    = "done"
    }
  }
  refuse {
    line    = ["build spearmen in sarai", "build mine_barrier in sarai", "build legation in sarai", "build road in sarai"]
    because = "You cannot pay for that, or you have all that a state may have."
  }
  play { lines = ["done"] }
}

test "a state founds no more legations than it may have" {
  cites = ["KK3-450", "KK3-467"]

  given {
    call two_states {}
    call stands { with = [unit.legation, player.khanate, space.kurgan_plain, 99] }
  }
  run constructing { p = player.khanate }
  refuse {
    line    = "found legation in hafen"
    because = "You cannot pay for a legation, or you have all that a state may have."
  }
}

test "sappers aboard a ship blow nothing up" {
  cites = ["KK3-401"]

  given {
    call aboard_ship { with = [unit.sappers, unit.river_gunboat, player.khanate, space.sarai, 1] }
    call stands { with = [unit.sappers, player.khanate, space.sarai, 1] }
  }
  expect { that = count(pieces(space.sarai), may_blow_up(piece, player.khanate)) == 1 }
}
