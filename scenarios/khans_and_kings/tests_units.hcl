# The list of units, entered a second time: a figure of units.hcl that is changed by mistake differs from it. Whoever
# replaces rows replaces them here.

test "what each unit is worth" {
  cites = ["KKA-05"]
  cases = {
    "Spearmen"           = { what = unit.spearmen, strength = 3, morale = 3, speed = 1, reach = 0, capacity = 0 }
    "Swordsmen"          = { what = unit.swordsmen, strength = 5, morale = 4, speed = 1, reach = 0, capacity = 0 }
    "Bowmen"             = { what = unit.bowmen, strength = 3, morale = 2, speed = 1, reach = 0, capacity = 0 }
    "Riflemen"           = { what = unit.riflemen, strength = 4, morale = 3, speed = 1, reach = 0, capacity = 0 }
    "Light Horse"        = { what = unit.light_horse, strength = 3, morale = 3, speed = 2, reach = 0, capacity = 0 }
    "Lancers"            = { what = unit.lancers, strength = 5, morale = 4, speed = 2, reach = 0, capacity = 0 }
    "Catapult"           = { what = unit.catapult, strength = 3, morale = 1, speed = 1, reach = 0, capacity = 0 }
    "Trebuchet"          = { what = unit.trebuchet, strength = 4, morale = 1, speed = 1, reach = 0, capacity = 0 }
    "Field Guns"         = { what = unit.field_guns, strength = 4, morale = 2, speed = 1, reach = 1, capacity = 0 }
    "Howitzers"          = { what = unit.howitzers, strength = 6, morale = 2, speed = 1, reach = 2, capacity = 0 }
    "Anti-tank Guns"     = { what = unit.anti_tank_guns, strength = 4, morale = 2, speed = 1, reach = 0, capacity = 0 }
    "Anti-aircraft Guns" = { what = unit.flak, strength = 3, morale = 2, speed = 1, reach = 0, capacity = 0 }
    "Engineers"          = { what = unit.engineers, strength = 2, morale = 2, speed = 1, reach = 0, capacity = 0 }
    "Sappers"            = { what = unit.sappers, strength = 2, morale = 2, speed = 1, reach = 0, capacity = 0 }
    "Agents"             = { what = unit.agents, strength = 2, morale = 3, speed = 2, reach = 0, capacity = 0 }
    "Tankettes"          = { what = unit.tankettes, strength = 6, morale = 4, speed = 2, reach = 0, capacity = 0 }
    "Kite Riders"        = { what = unit.kite_riders, strength = 3, morale = 3, speed = 3, reach = 0, capacity = 0 }
    "Mercenary Guard"    = { what = unit.mercenaries, strength = 6, morale = 5, speed = 1, reach = 0, capacity = 0 }
    "Fighter"            = { what = unit.fighter, strength = 3, morale = 3, speed = 4, reach = 0, capacity = 0 }
    "Bomber"             = { what = unit.bomber, strength = 4, morale = 2, speed = 4, reach = 0, capacity = 0 }
    "Seaplane"           = { what = unit.seaplane, strength = 2, morale = 2, speed = 3, reach = 0, capacity = 0 }
    "War Junk"           = { what = unit.war_junk, strength = 3, morale = 3, speed = 2, reach = 1, capacity = 1 }
    "Merchant Junk"      = { what = unit.merchant_junk, strength = 1, morale = 1, speed = 2, reach = 0, capacity = 2 }
    "Freighter"          = { what = unit.freighter, strength = 1, morale = 1, speed = 2, reach = 0, capacity = 3 }
    "Torpedo Boat"       = { what = unit.torpedo_boat, strength = 3, morale = 2, speed = 3, reach = 0, capacity = 0 }
    "Minesweeper"        = { what = unit.minesweeper, strength = 2, morale = 2, speed = 2, reach = 0, capacity = 0 }
    "Destroyer"          = { what = unit.destroyer, strength = 4, morale = 3, speed = 3, reach = 1, capacity = 0 }
    "Cruiser"            = { what = unit.cruiser, strength = 7, morale = 5, speed = 2, reach = 2, capacity = 1 }
    "Submarine"          = { what = unit.submarine, strength = 4, morale = 3, speed = 2, reach = 0, capacity = 0 }
    "River Gunboat"      = { what = unit.river_gunboat, strength = 3, morale = 2, speed = 2, reach = 1, capacity = 1 }
    "Field Hospital"     = { what = unit.field_hospital, strength = 1, morale = 2, speed = 1, reach = 0, capacity = 0 }
    "Heliograph"         = { what = unit.heliograph, strength = 1, morale = 2, speed = 1, reach = 0, capacity = 0 }
    "Wagon Train"        = { what = unit.wagon_train, strength = 1, morale = 1, speed = 1, reach = 0, capacity = 0 }
    "Horde"              = { what = unit.horde, strength = 4, morale = 3, speed = 2, reach = 0, capacity = 0 }
    "Khan's Guard"       = { what = unit.khans_guard, strength = 7, morale = 6, speed = 2, reach = 0, capacity = 0 }
    "Halberdiers"        = { what = unit.halberdiers, strength = 4, morale = 4, speed = 1, reach = 0, capacity = 0 }
    "Hatamoto"           = { what = unit.hatamoto, strength = 5, morale = 6, speed = 2, reach = 0, capacity = 0 }
    "Royal Guard"        = { what = unit.royal_guard, strength = 7, morale = 7, speed = 1, reach = 0, capacity = 0 }
    "Imperial Engineers" = {
      what     = unit.imperial_engineers,
      strength = 2,
      morale   = 3,
      speed    = 1,
      reach    = 0,
      capacity = 0
    }
    "Iron Guard"  = { what = unit.iron_guard, strength = 8, morale = 5, speed = 1, reach = 0, capacity = 0 }
    "Bedouins"    = { what = unit.bedouins, strength = 3, morale = 3, speed = 2, reach = 0, capacity = 0 }
    "Janissaries" = { what = unit.janissaries, strength = 7, morale = 6, speed = 1, reach = 0, capacity = 0 }
    "War Dhow"    = { what = unit.war_dhow, strength = 4, morale = 3, speed = 3, reach = 0, capacity = 1 }
    "Longship"    = { what = unit.longship, strength = 3, morale = 4, speed = 3, reach = 0, capacity = 2 }
    "Militia"     = { what = unit.militia, strength = 2, morale = 2, speed = 1, reach = 0, capacity = 0 }
    "Armed Inhabitants" = {
      what     = unit.armed_inhabitants,
      strength = 1,
      morale   = 2,
      speed    = 1,
      reach    = 0,
      capacity = 0
    }
    "Vassal Knights" = { what = unit.vassal_knights, strength = 4, morale = 4, speed = 2, reach = 0, capacity = 0 }
    "Partisans"      = { what = unit.partisans, strength = 2, morale = 2, speed = 1, reach = 0, capacity = 0 }
    "Red Guard"      = { what = unit.red_guard, strength = 3, morale = 3, speed = 1, reach = 0, capacity = 0 }
  }

  expect {
    that = (
      what.strength == strength && what.morale == morale && what.speed == speed && what.reach == reach &&
      what.capacity == capacity
    )
  }
}

test "what each unit costs" {
  cites = ["KKA-05"]
  cases = {
    "Spearmen"           = { what = unit.spearmen, food = 2, wood = 0, metal = 0, fuel = 0, gold = 0 }
    "Swordsmen"          = { what = unit.swordsmen, food = 2, wood = 0, metal = 1, fuel = 0, gold = 0 }
    "Bowmen"             = { what = unit.bowmen, food = 1, wood = 1, metal = 0, fuel = 0, gold = 0 }
    "Riflemen"           = { what = unit.riflemen, food = 2, wood = 0, metal = 1, fuel = 0, gold = 0 }
    "Light Horse"        = { what = unit.light_horse, food = 3, wood = 0, metal = 0, fuel = 0, gold = 0 }
    "Lancers"            = { what = unit.lancers, food = 3, wood = 0, metal = 1, fuel = 0, gold = 0 }
    "Catapult"           = { what = unit.catapult, food = 0, wood = 2, metal = 1, fuel = 0, gold = 0 }
    "Trebuchet"          = { what = unit.trebuchet, food = 0, wood = 3, metal = 1, fuel = 0, gold = 0 }
    "Field Guns"         = { what = unit.field_guns, food = 0, wood = 0, metal = 2, fuel = 0, gold = 1 }
    "Howitzers"          = { what = unit.howitzers, food = 0, wood = 0, metal = 3, fuel = 0, gold = 1 }
    "Anti-tank Guns"     = { what = unit.anti_tank_guns, food = 0, wood = 0, metal = 2, fuel = 1, gold = 0 }
    "Anti-aircraft Guns" = { what = unit.flak, food = 0, wood = 0, metal = 2, fuel = 1, gold = 0 }
    "Engineers"          = { what = unit.engineers, food = 1, wood = 0, metal = 0, fuel = 0, gold = 1 }
    "Sappers"            = { what = unit.sappers, food = 1, wood = 0, metal = 1, fuel = 0, gold = 1 }
    "Agents"             = { what = unit.agents, food = 0, wood = 0, metal = 0, fuel = 0, gold = 2 }
    "Tankettes"          = { what = unit.tankettes, food = 0, wood = 0, metal = 3, fuel = 1, gold = 0 }
    "Kite Riders"        = { what = unit.kite_riders, food = 1, wood = 0, metal = 0, fuel = 0, gold = 2 }
    "Mercenary Guard"    = { what = unit.mercenaries, food = 2, wood = 0, metal = 0, fuel = 0, gold = 3 }
    "Fighter"            = { what = unit.fighter, food = 0, wood = 0, metal = 2, fuel = 2, gold = 0 }
    "Bomber"             = { what = unit.bomber, food = 0, wood = 0, metal = 3, fuel = 2, gold = 0 }
    "Seaplane"           = { what = unit.seaplane, food = 0, wood = 0, metal = 2, fuel = 2, gold = 0 }
    "War Junk"           = { what = unit.war_junk, food = 1, wood = 2, metal = 0, fuel = 0, gold = 0 }
    "Merchant Junk"      = { what = unit.merchant_junk, food = 0, wood = 2, metal = 0, fuel = 0, gold = 0 }
    "Freighter"          = { what = unit.freighter, food = 0, wood = 0, metal = 1, fuel = 1, gold = 0 }
    "Torpedo Boat"       = { what = unit.torpedo_boat, food = 0, wood = 0, metal = 2, fuel = 1, gold = 0 }
    "Minesweeper"        = { what = unit.minesweeper, food = 0, wood = 0, metal = 1, fuel = 1, gold = 0 }
    "Destroyer"          = { what = unit.destroyer, food = 0, wood = 0, metal = 2, fuel = 2, gold = 0 }
    "Cruiser"            = { what = unit.cruiser, food = 0, wood = 0, metal = 4, fuel = 2, gold = 0 }
    "Submarine"          = { what = unit.submarine, food = 0, wood = 0, metal = 3, fuel = 2, gold = 0 }
    "River Gunboat"      = { what = unit.river_gunboat, food = 1, wood = 0, metal = 1, fuel = 0, gold = 0 }
    "Field Hospital"     = { what = unit.field_hospital, food = 1, wood = 0, metal = 0, fuel = 0, gold = 1 }
    "Heliograph"         = { what = unit.heliograph, food = 1, wood = 0, metal = 0, fuel = 0, gold = 1 }
    "Wagon Train"        = { what = unit.wagon_train, food = 1, wood = 0, metal = 0, fuel = 0, gold = 1 }
    "Horde"              = { what = unit.horde, food = 3, wood = 0, metal = 0, fuel = 0, gold = 0 }
    "Khan's Guard"       = { what = unit.khans_guard, food = 3, wood = 0, metal = 0, fuel = 0, gold = 2 }
    "Halberdiers"        = { what = unit.halberdiers, food = 2, wood = 0, metal = 1, fuel = 0, gold = 0 }
    "Hatamoto"           = { what = unit.hatamoto, food = 3, wood = 0, metal = 0, fuel = 0, gold = 1 }
    "Royal Guard"        = { what = unit.royal_guard, food = 2, wood = 0, metal = 1, fuel = 0, gold = 2 }
    "Imperial Engineers" = { what = unit.imperial_engineers, food = 1, wood = 0, metal = 0, fuel = 0, gold = 1 }
    "Iron Guard"         = { what = unit.iron_guard, food = 2, wood = 0, metal = 2, fuel = 0, gold = 1 }
    "Bedouins"           = { what = unit.bedouins, food = 3, wood = 0, metal = 0, fuel = 0, gold = 0 }
    "Janissaries"        = { what = unit.janissaries, food = 2, wood = 0, metal = 0, fuel = 0, gold = 3 }
    "War Dhow"           = { what = unit.war_dhow, food = 0, wood = 2, metal = 0, fuel = 0, gold = 1 }
    "Longship"           = { what = unit.longship, food = 1, wood = 2, metal = 0, fuel = 0, gold = 0 }
  }

  expect {
    that = (
      what.price[resource.food] == food && what.price[resource.wood] == wood && what.price[resource.metal] == metal &&
      what.price[resource.fuel] == fuel && what.price[resource.gold] == gold
    )
  }
}

test "what each unit needs" {
  cites = ["KKA-05"]
  cases = {
    "Swordsmen"          = { what = unit.swordsmen, those = [unit.barracks] }
    "Bowmen"             = { what = unit.bowmen, those = [unit.barracks] }
    "Riflemen"           = { what = unit.riflemen, those = [unit.barracks] }
    "Lancers"            = { what = unit.lancers, those = [unit.barracks] }
    "Catapult"           = { what = unit.catapult, those = [unit.workshops] }
    "Trebuchet"          = { what = unit.trebuchet, those = [unit.workshops] }
    "Field Guns"         = { what = unit.field_guns, those = [unit.weapons_factory] }
    "Howitzers"          = { what = unit.howitzers, those = [unit.weapons_factory] }
    "Anti-tank Guns"     = { what = unit.anti_tank_guns, those = [unit.weapons_factory] }
    "Anti-aircraft Guns" = { what = unit.flak, those = [unit.weapons_factory] }
    "Engineers"          = { what = unit.engineers, those = [unit.workshops] }
    "Sappers"            = { what = unit.sappers, those = [unit.workshops] }
    "Tankettes"          = { what = unit.tankettes, those = [unit.factory] }
    "Kite Riders"        = { what = unit.kite_riders, those = [unit.monastery] }
    "Mercenary Guard"    = { what = unit.mercenaries, those = [unit.barracks] }
    "Fighter"            = { what = unit.fighter, those = [unit.airfield, unit.aircraft_factory] }
    "Bomber"             = { what = unit.bomber, those = [unit.airfield, unit.aircraft_factory] }
    "Seaplane"           = { what = unit.seaplane, those = [unit.aircraft_factory] }
    "Torpedo Boat"       = { what = unit.torpedo_boat, those = [unit.naval_base] }
    "Minesweeper"        = { what = unit.minesweeper, those = [unit.naval_base] }
    "Destroyer"          = { what = unit.destroyer, those = [unit.naval_base] }
    "Cruiser"            = { what = unit.cruiser, those = [unit.naval_base, unit.shipyard] }
    "Submarine"          = { what = unit.submarine, those = [unit.naval_base, unit.shipyard] }
    "River Gunboat"      = { what = unit.river_gunboat, those = [unit.workshops] }
    "Field Hospital"     = { what = unit.field_hospital, those = [unit.hospital] }
    "Heliograph"         = { what = unit.heliograph, those = [unit.barracks] }
    "Khan's Guard"       = { what = unit.khans_guard, those = [unit.barracks] }
    "Halberdiers"        = { what = unit.halberdiers, those = [unit.barracks] }
    "Hatamoto"           = { what = unit.hatamoto, those = [unit.barracks] }
    "Royal Guard"        = { what = unit.royal_guard, those = [unit.barracks] }
    "Imperial Engineers" = { what = unit.imperial_engineers, those = [unit.workshops] }
    "Iron Guard"         = { what = unit.iron_guard, those = [unit.barracks] }
    "Janissaries"        = { what = unit.janissaries, those = [unit.barracks] }
    "War Dhow"           = { what = unit.war_dhow, those = [unit.port] }
    "Longship"           = { what = unit.longship, those = [unit.port] }
  }

  expect { that = same(where(every(unit), contains(what.needs, unit)), those) }
}

test "what each unit can do besides" {
  cites = ["KKA-05", "KKA-52"]
  cases = {
    "Spearmen"           = { what = unit.spearmen, those = [ability.spears] }
    "Lancers"            = { what = unit.lancers, those = [ability.charges] }
    "Trebuchet"          = { what = unit.trebuchet, those = [ability.battering] }
    "Anti-tank Guns"     = { what = unit.anti_tank_guns, those = [ability.anti_tank_shells] }
    "Anti-aircraft Guns" = { what = unit.flak, those = [ability.flak_shells] }
    "Engineers"          = { what = unit.engineers, those = [ability.builds_forts] }
    "Sappers"            = { what = unit.sappers, those = [ability.breaching_charges] }
    "Agents"             = { what = unit.agents, those = [ability.unassailable, ability.holds_nothing] }
    "Mercenary Guard"    = { what = unit.mercenaries, those = [ability.looters, ability.jungle_trained] }
    "Bomber"             = { what = unit.bomber, those = [ability.bombardment] }
    "Seaplane"           = { what = unit.seaplane, those = [ability.light_bombs] }
    "Torpedo Boat"       = { what = unit.torpedo_boat, those = [ability.hits_flyers, ability.torpedoes] }
    "Minesweeper"        = { what = unit.minesweeper, those = [ability.sweeps, ability.lays_mines] }
    "Destroyer"          = { what = unit.destroyer, those = [ability.hunts_submarines, ability.intercepts] }
    "Submarine"          = { what = unit.submarine, those = [ability.torpedoes] }
    "Horde"              = { what = unit.horde, those = [ability.steppe_riders] }
    "Khan's Guard"       = { what = unit.khans_guard, those = [ability.charges] }
    "Halberdiers"        = { what = unit.halberdiers, those = [ability.pikes] }
    "Hatamoto"           = { what = unit.hatamoto, those = [ability.grim_resolve, ability.unspeared] }
    "Royal Guard"        = { what = unit.royal_guard, those = [ability.war_drums] }
    "Imperial Engineers" = { what = unit.imperial_engineers, those = [ability.siege_works, ability.builds_forts] }
    "Iron Guard"         = { what = unit.iron_guard, those = [ability.steel_nerves] }
    "Bedouins"           = { what = unit.bedouins, those = [ability.desert_riders] }
    "Janissaries"        = { what = unit.janissaries, those = [ability.road_bound] }
    "Longship"           = { what = unit.longship, those = [ability.picks_retreat] }
  }

  expect { that = same(where(every(ability), contains(what.abilities, ability)), those) }
}

test "which units are recruited, and which are marked" {
  cites = ["KKA-05"]

  expect {
    that = same(where(every(unit), unit.recruitable && unit.branch.troop), [
      unit.spearmen, unit.swordsmen, unit.bowmen, unit.riflemen, unit.light_horse, unit.lancers, unit.catapult,
      unit.trebuchet, unit.field_guns, unit.howitzers, unit.anti_tank_guns, unit.flak, unit.engineers, unit.sappers,
      unit.agents, unit.tankettes, unit.kite_riders, unit.mercenaries, unit.fighter, unit.bomber, unit.seaplane,
      unit.war_junk, unit.merchant_junk, unit.freighter, unit.torpedo_boat, unit.minesweeper, unit.destroyer,
      unit.cruiser, unit.submarine, unit.river_gunboat, unit.field_hospital, unit.heliograph, unit.wagon_train,
      unit.horde, unit.khans_guard, unit.halberdiers, unit.hatamoto, unit.royal_guard, unit.imperial_engineers,
      unit.iron_guard, unit.bedouins, unit.janissaries, unit.war_dhow, unit.longship
    ])
  }
  expect { that = same(where(every(unit), unit.blows_up && unit.branch.troop), [unit.sappers]) }
  expect { that = same(where(every(unit), unit.neutral && unit.branch.troop), [unit.mercenaries, unit.freighter]) }
  expect { that = same(where(every(unit), unit.trade_ship && unit.branch.troop), [unit.merchant_junk, unit.freighter]) }
  expect {
    that = same(where(every(unit), unit.lives_off_land && unit.branch.troop), [unit.bedouins, unit.armed_inhabitants])
  }
  expect { that = unit.field_hospital.heals == 1 && unit.heliograph.signals == 1 && unit.wagon_train.feeds == 2 }
}

test "where regional units come from" {
  cites = ["KKA-05"]
  cases = {
    "Horde"              = { what = unit.horde, home = space.altan_steppe }
    "Khan's Guard"       = { what = unit.khans_guard, home = space.altan_steppe }
    "Halberdiers"        = { what = unit.halberdiers, home = space.falkenwald }
    "Hatamoto"           = { what = unit.hatamoto, home = space.dornmark }
    "Royal Guard"        = { what = unit.royal_guard, home = space.dornmark }
    "Imperial Engineers" = { what = unit.imperial_engineers, home = space.ironvale }
    "Iron Guard"         = { what = unit.iron_guard, home = space.hafenland }
    "Bedouins"           = { what = unit.bedouins, home = space.jasmine }
    "Janissaries"        = { what = unit.janissaries, home = space.kasr }
    "War Dhow"           = { what = unit.war_dhow, home = space.kasr }
    "Longship"           = { what = unit.longship, home = space.the_north }
  }

  expect { that = what.native_to == home }
}

test "of which Type each unit is" {
  cites = ["KKA-05", "KK3-470"]
  cases = {
    "Spearmen"           = { what = unit.spearmen, kind = branch.light_infantry }
    "Swordsmen"          = { what = unit.swordsmen, kind = branch.heavy_infantry }
    "Bowmen"             = { what = unit.bowmen, kind = branch.archers }
    "Riflemen"           = { what = unit.riflemen, kind = branch.riflemen }
    "Light Horse"        = { what = unit.light_horse, kind = branch.light_cavalry }
    "Lancers"            = { what = unit.lancers, kind = branch.heavy_cavalry }
    "Catapult"           = { what = unit.catapult, kind = branch.siege_machine }
    "Trebuchet"          = { what = unit.trebuchet, kind = branch.siege_machine }
    "Field Guns"         = { what = unit.field_guns, kind = branch.light_artillery }
    "Howitzers"          = { what = unit.howitzers, kind = branch.heavy_artillery }
    "Anti-tank Guns"     = { what = unit.anti_tank_guns, kind = branch.anti_tank_artillery }
    "Anti-aircraft Guns" = { what = unit.flak, kind = branch.anti_aircraft_artillery }
    "Engineers"          = { what = unit.engineers, kind = branch.engineers }
    "Sappers"            = { what = unit.sappers, kind = branch.engineers }
    "Agents"             = { what = unit.agents, kind = branch.light_infantry }
    "Tankettes"          = { what = unit.tankettes, kind = branch.armoured }
    "Kite Riders"        = { what = unit.kite_riders, kind = branch.flying }
    "Mercenary Guard"    = { what = unit.mercenaries, kind = branch.elite }
    "Fighter"            = { what = unit.fighter, kind = branch.fighter }
    "Bomber"             = { what = unit.bomber, kind = branch.bomber }
    "Seaplane"           = { what = unit.seaplane, kind = branch.seaplane }
    "War Junk"           = { what = unit.war_junk, kind = branch.wooden_ship }
    "Merchant Junk"      = { what = unit.merchant_junk, kind = branch.wooden_ship }
    "Freighter"          = { what = unit.freighter, kind = branch.small_steel_ship }
    "Torpedo Boat"       = { what = unit.torpedo_boat, kind = branch.small_steel_ship }
    "Minesweeper"        = { what = unit.minesweeper, kind = branch.small_steel_ship }
    "Destroyer"          = { what = unit.destroyer, kind = branch.small_steel_ship }
    "Cruiser"            = { what = unit.cruiser, kind = branch.large_steel_ship }
    "Submarine"          = { what = unit.submarine, kind = branch.submarine }
    "River Gunboat"      = { what = unit.river_gunboat, kind = branch.river_ship }
    "Field Hospital"     = { what = unit.field_hospital, kind = branch.medical }
    "Heliograph"         = { what = unit.heliograph, kind = branch.signals }
    "Wagon Train"        = { what = unit.wagon_train, kind = branch.trains }
    "Horde"              = { what = unit.horde, kind = branch.light_cavalry }
    "Khan's Guard"       = { what = unit.khans_guard, kind = branch.elite }
    "Halberdiers"        = { what = unit.halberdiers, kind = branch.heavy_infantry }
    "Hatamoto"           = { what = unit.hatamoto, kind = branch.heavy_cavalry }
    "Royal Guard"        = { what = unit.royal_guard, kind = branch.elite }
    "Imperial Engineers" = { what = unit.imperial_engineers, kind = branch.engineers }
    "Iron Guard"         = { what = unit.iron_guard, kind = branch.elite }
    "Bedouins"           = { what = unit.bedouins, kind = branch.light_cavalry }
    "Janissaries"        = { what = unit.janissaries, kind = branch.elite }
    "War Dhow"           = { what = unit.war_dhow, kind = branch.wooden_ship }
    "Longship"           = { what = unit.longship, kind = branch.wooden_ship }
    "Militia"            = { what = unit.militia, kind = branch.militia }
    "Armed Inhabitants"  = { what = unit.armed_inhabitants, kind = branch.militia }
    "Vassal Knights"     = { what = unit.vassal_knights, kind = branch.heavy_cavalry }
    "Partisans"          = { what = unit.partisans, kind = branch.light_infantry }
    "Red Guard"          = { what = unit.red_guard, kind = branch.riflemen }
  }

  expect { that = what.branch == kind }
}
