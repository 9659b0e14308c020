# Forty odd positions, made up from the book before anybody looked at how the rules are written: where two rules cross, where a
# limit is just reached, where nothing is left, and what a clever player would try. Those of trade, buildings and peoples stand in
# tests_odd_realms.hcl.
#
# Moving
#  1. KK3-236, KK3-407: a road into a swamp spares the penalty of the ground; Armoured units still may not enter.
#  2. KK3-218, KK3-232: hills under steppe are steppe as well: Cavalry gains its point there.
#  3. KK3-154: a recruit who is hurried on by a Decision still waits for the next turn.
#  4. KK3-411: who has ridden by rail has had its turn, and no Decision hurries it on.
#  5. KK3-521, KK3-796: landing takes the turn, for Armoured units that win the battle on the shore, too.
#  6. KK3-574: aircraft at their base are units as well: Agents do not enter.
#  7. KK3-419, KK3-576: Agents are enemy units: logistics centres do not work beside them.
# Trade and wealth
#  8. KK3-384, KK3-387: a trade ship that sails out and back in one movement has moved, and its goods come back.
#  9. KK3-317, KK3-318, KK3-383: gold of a sea trade route comes neither from a province nor from a building: it calls forth no
#     increment, and a negative increment does not lessen it.
# 10. KK3-134, KK3-145, KK3-388: 1 + 2 - 2 markets - 1 route is nothing, and the rate is 1 to 1.
# 11. KK3-139: mines in one sea and a submarine in the other blockade a port; one of the two alone does not.
# 12. KK3-380: opium is exchanged for other strategic resources, and not for opium; a treaty makes no difference.
# Supply
# 13. KK3-505, KK3-619: half of the 0 that Heavy artillery has in battle is 0; half of the 6 that it fires with is 3.
# 14. KK3-569, KK3-611, KK3-619: Hatamoto without supply and with Heavy Losses: (5 - 3 + 2) / 3 is 2; Morale 6 - 3 is 3.
# 15. KK3-396, KK3-468: a magazine serves who holds the province, whoever built it.
# Weather
# 16. KK3-052, KK3-540: the wind carries a Wooden ship along a river, too: four steps.
# 17. KK3-050, KK3-051: under clouds Flying units may come to where enemies are, without a battle, and go on.
# 18. KK3-064, KK3-067, KK3-068: snow in summer is snow in mountains alone: -1 and +1 at Eagle Pass, nothing next to it.
# Battle
# 19. KK3-505, KK3-744: Heavy artillery supports an attack with half of nothing.
# 20. KK3-686, KK3-765, KK3-819: neither a General nor aircraft on the ground cover archers.
# 21. KK3-625, KK3-769: guns that fire from their trench do not move, and keep it.
# 22. KK3-245, KK3-248, KK3-434, KK3-624: (5 + 1 + 2 + 1) x 1.5 is 14 behind a river, and 9 with Losses.
# 23. KK3-246, KK3-262, KK3-435: a stronghold in a capital on hills: 3 + 1 + 1 units and no sixth.
# Sea and air
# 24. KK3-459, KK3-613: Heavy Losses from a mine sink a ship with Losses, and whom it carries.
# 25. KK3-465, KK3-466: the last ship sails out of a naval base, and the enemy who stands in the province has it.
# 26. KK3-666, KK3-667: archers beside a bomber are beaten; the bomber is the victor's, and does not fly before the next turn.
# 27. KK3-464, KK3-832: a bomber destroys the stronghold, and the province falls to those who stand in it.
# 28. KK3-815, KK3-591: looters who take everything have twice of everything, of the ways, too.
# Buildings, units and upgrades
# 29. KK3-396, KK3-447, KK3-448: barracks that change hands count on from the turn in which they were built, for the new owner.
# 30. KK3-111: a strike stops resources: recruits and Decisions still come.
# 31. KK3-195, KK3-664: 2 food, and 1 metal with 1 more for half an upgrade: half of it is 1 food and 1 metal.
# 32. KK3-663: a unit in an ally's land is not upgraded; one in the state's own is, with enemies beside it.
# 33. KK3-337: vassals are called and not recruited: hardy horses do nothing for them.
# Generals and Agents
# 34. KK3-707, KK3-709: two of a level do not quarrel where a third of a higher level commands.
# 35. KK3-709, KK3-720: an Admiral in a naval base and a General of his level quarrel over the troops on land.
# 36. KK3-708, KK3-712: of two Generals only the one who commands learns.
# 37. KK3-575, KK3-810: Agents do not occupy, and plunder like any unit.
# Unrest and victory
# 38. KK3-281, KK3-291: an uprising of one is regional; a revolution where nothing breeds it brings nobody.
# 39. KK3-114, KK3-115, KK3-118: silk lifts the Rebellious: a strike at home, an uprising in what was conquered.
# 40. KK3-036, KK3-188: a feudal province counts among the eight that win.

# ---- Moving

test "a road into a swamp carries no tanks" {
  cites = ["KK3-236", "KK3-407"]

  given {
    set game { weather = weather.sunny }
    call way_between { with = [space.long_downs, space.eldermoor, way.road] }
    call stands { with = [unit.tankettes, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.long_downs, 1] }
  }
  run marching { p = player.kingdom }
  refuse {
    line    = "move 1 tankettes from long_downs to eldermoor"
    because = "\"tankettes\" is not possible here."
  }
  play { lines = ["move 1 spearmen from long_downs to eldermoor"] }
  expect { that = first(pieces(space.eldermoor)).unit == unit.spearmen }
}

test "hills under steppe are steppe to horsemen" {
  cites = ["KK3-218", "KK3-232"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.light_horse, player.khanate, space.sarai, 1] }
  }
  run marching { p = player.khanate }
  play { lines = ["move 1 light_horse from sarai to grey_shore"] }
  expect { that = first(pieces(space.grey_shore)).left == 2 }
}

test "no Decision hurries on who has just been recruited" {
  cites   = ["KK3-154", "KKA-22"]
  options = { players = 2 }

  given {
    call two_states {}
    set game {
      round   = 3
      weather = weather.sunny
    }
    call deal_to { with = [player.khanate, [unit.forced_march]] }
    call stands { with = [unit.light_horse, player.khanate, space.kurgan_plain, 1] }
  }
  run recruiting { p = player.khanate }
  play { lines = ["recruit spearmen in chagan", "done"] }
  run marching { p = player.khanate }
  refuse {
    line    = "play forced_march for spearmen"
    because = "No such unit of yours can still move."
  }
  refuse {
    line    = "move 1 spearmen from sarai to chagan_ford"
    because = "You have nothing there that can still move."
  }
  play { lines = ["play forced_march for light_horse"] }
}

test "no Decision hurries on who has ridden by rail" {
  cites = ["KK3-411", "KKA-22"]

  given {
    call union_railway {}
    set game { weather = weather.sunny }
    call deal_to { with = [player.union, [unit.forced_march]] }
    call stands { with = [unit.riflemen, player.union, space.millrace, 1] }
    call stands { with = [unit.spearmen, player.union, space.northport, 1] }
  }
  run marching { p = player.union }
  play { lines = ["ride riflemen by rail from millrace to cape_union"] }
  refuse {
    line    = "play forced_march for riflemen"
    because = "No such unit of yours can still move."
  }
  refuse {
    line    = "move 1 riflemen from cape_union to oil_springs"
    because = "You have nothing there that can still move."
  }
}

test "tanks that win on the shore have landed, and stay there" {
  cites = ["KK3-521", "KK3-796"]

  given {
    set game { weather = weather.sunny }
    create {
      unit  = unit.militia
      owner = player.kingdom
      at    = space.holm_fields
      stage = wound.heavy_losses
    }
    call aboard_ship { with = [unit.tankettes, unit.freighter, player.khanate, space.north_amber, 2] }
  }
  dice { rolls = [4, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play {
    lines = [
      "land 1 tankettes from freighter at holm_fields", "attack at holm_fields", "stand",
      "attack militia with tankettes"
    ]
  }
  refuse {
    line    = "move 1 tankettes from holm_fields to kings_haven"
    because = "You have nothing there that can still move."
  }
  expect {
    that = (
      first(army(space.holm_fields, player.khanate)).unit == unit.tankettes &&
      first(army(space.holm_fields, player.khanate)).left == 0
    )
  }
}

test "Agents keep away from an airfield with nothing but aircraft" {
  cites = ["KK3-574"]

  given {
    set game { weather = weather.sunny }
    call airfield_at { with = [space.kings_haven, player.kingdom] }
    call stands { with = [unit.bomber, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.agents, player.khanate, space.holm_fields, 1] }
  }
  run marching { p = player.khanate }
  refuse {
    line    = "move 1 agents from holm_fields to kings_haven"
    because = "Units that cannot be attacked keep away from enemies."
  }
}

test "centres do not work beside enemy Agents" {
  cites = ["KK3-419", "KK3-576"]
  cases = {
    "one's own"   = { whose = player.union, works = true }
    "the enemy's" = { whose = player.kingdom, works = false }
  }

  given {
    call two_centres {}
    call stands { with = [unit.agents, whose, space.northport, 1] }
  }
  expect { that = centre_works(space.smelter_bay, player.union) == works }
}

# ---- Supply

test "hunger takes half of what Heavy artillery has at the time" {
  cites = ["KK3-505", "KK3-619"]
  cases = {
    "in battle"   = { doing = duty.defending, n = 2 }
    "when firing" = { doing = duty.firing, n = 5 }
  }

  given {
    create {
      unit     = unit.howitzers
      owner    = player.khanate
      at       = space.holm_fields
      duty     = doing
      rolled   = 2
      supplied = false
    }
  }
  expect {
    that    = first(pieces(space.holm_fields)).power == n
    message = "${n}"
  }
}

test "the grim, the hungry and the few" {
  cites = ["KK3-569", "KK3-611", "KK3-619"]

  given {
    create {
      unit     = unit.hatamoto
      owner    = player.khanate
      at       = space.holm_fields
      duty     = duty.defending
      stage    = wound.heavy_losses
      supplied = false
    }
  }
  expect { that = first(pieces(space.holm_fields)).power == 2 && first(pieces(space.holm_fields)).morale == 3 }
}

test "a magazine feeds who holds its province" {
  cites = ["KK3-396", "KK3-468", "KK3-650"]

  given {
    call two_states {}
    call stands { with = [unit.magazine, player.khanate, space.sarai, 1] }
    call give_province { with = [space.chagan, player.kingdom] }
    call stands { with = [unit.spearmen, player.kingdom, space.silk_gate, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kurgan_plain, 1] }
  }
  run {
    call check_supply { with = [player.kingdom] }
    call check_supply { with = [player.khanate] }
  }
  expect { that = first(pieces(space.silk_gate)).supplied && !first(pieces(space.kurgan_plain)).supplied }
}

# ---- Weather

test "the wind carries a junk up the river" {
  cites = ["KK3-052", "KK3-540"]
  cases = {
    "wind" = { now = weather.windy, line = ["sail 1 war_junk from stonewater to holm_fields"], no = [], n = 1 }
    "sun"  = { now = weather.sunny, line = [], no = ["sail 1 war_junk from stonewater to holm_fields"], n = 0 }
  }

  given {
    set game { weather = now }
    call holds { with = [player.khanate, [space.dornmark]] }
    call stands { with = [unit.war_junk, player.khanate, space.dornburg, 1] }
  }
  run marching { p = player.khanate }
  play { lines = ["sail 1 war_junk from dornburg to oak_march", "sail 1 war_junk from oak_march to stonewater"] }
  refuse {
    line    = no
    because = "You have no ship there that can still move."
  }
  play { lines = line }
  expect { that = count(army(space.holm_fields, player.khanate)) == n }
}

test "under clouds kites come and go among enemies" {
  cites = ["KK3-050", "KK3-051"]

  given {
    set game { weather = weather.cloudy }
    call stands { with = [unit.militia, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.kite_riders, player.khanate, space.holm_fields, 1] }
  }
  run marching { p = player.khanate }
  play { lines = ["move 1 kite_riders from holm_fields to kings_haven"] }
  refuse {
    line    = "attack at kings_haven"
    because = "Your units have met no enemy there."
  }
  play { lines = ["move 1 kite_riders from kings_haven to long_downs"] }
  expect { that = empty(player.khanate.front) && count(pieces(space.kings_haven)) == 1 }
}

test "snow in summer falls on mountains alone" {
  cites = ["KK3-064", "KK3-067", "KK3-068"]
  cases = {
    "who attacks in mountains" = { there = space.eagle_pass, from = space.chagan_ford, acts = duty.attacking, n = 3 }
    "who defends mountains"    = { there = space.eagle_pass, from = space.chagan_ford, acts = duty.defending, n = 10 }
    "who attacks on the hills" = { there = space.falken_tower, from = space.eagle_pass, acts = duty.attacking, n = 4 }
    "who defends the hills"    = { there = space.falken_tower, from = space.eagle_pass, acts = duty.defending, n = 8 }
  }

  given {
    set game {
      season  = season.summer
      weather = weather.snow
    }
    call weighed { with = [unit.swordsmen, there, from, acts, unit.spearmen] }
  }
  expect {
    that    = last(pieces(there)).power == n
    message = "${n}"
  }
}

# ---- Battle

test "Heavy artillery supports with half of nothing" {
  cites = ["KK3-505", "KK3-744"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
    call marches_in { with = [unit.howitzers, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [2, 2] }
  run {
    defaults = true
    call battle_at { with = [space.holm_fields, player.khanate] }
  }
  play { lines = ["stand", "attack spearmen with swordsmen, supported by 1 howitzers"] }
  expect { said = "Swordsmen of Tarkhan with support: 7; Spearmen of Aldermark: 5." }
}

test "neither a General nor aircraft on the ground cover archers" {
  cites = ["KK3-686", "KK3-765", "KK3-819"]
  cases = {
    "a General" = { beside = unit.duke_alaric, rolls = [1, 1], line = ["attack bowmen with swordsmen"], no = [] }
    "a bomber"  = { beside = unit.bomber, rolls = [1, 1], line = ["attack bowmen with swordsmen"], no = [] }
    "a soldier" = { beside = unit.militia, rolls = [], line = [], no = ["attack bowmen with swordsmen"] }
  }

  given {
    call airfield_at { with = [space.kings_haven, player.kingdom] }
    call stands { with = [unit.swordsmen, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.bowmen, player.kingdom, space.kings_haven, 1] }
    call stands { with = [beside, player.kingdom, space.kings_haven, 1] }
    set u {
      in      = pieces(space.kings_haven)
      engaged = u.unit == unit.swordsmen
    }
    set player khanate { front = [space.kings_haven] }
  }
  run battle_at { with = [space.kings_haven, player.khanate] }
  play { lines = ["stand"] }
  refuse {
    line    = no
    because = "Others cover it, or Swordsmen cannot attack it."
  }
  dice { rolls = rolls }
  play { lines = line }
}

test "guns fire from their trench and stay in it" {
  cites = ["KK3-624", "KK3-625", "KK3-769"]

  given {
    set game { weather = weather.sunny }
    create {
      unit   = unit.field_guns
      owner  = player.khanate
      at     = space.kings_haven
      dug_in = space.kings_haven
    }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
  }
  dice { rolls = [1, 1] }
  run marching { p = player.khanate }
  play { lines = ["shell spearmen in holm_fields with field_guns"] }
  expect { that = entrenched(first(pieces(space.kings_haven))) }
}

test "a capital, a castle, a trench and a river" {
  cites = ["KK3-245", "KK3-248", "KK3-434", "KK3-606", "KK3-624"]
  cases = {
    "whole"       = { stage = wound.fresh, n = 14 }
    "with Losses" = { stage = wound.losses, n = 9 }
  }

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    call stands { with = [unit.castle, player.khanate, space.sarai, 1] }
    call weighed { with = [unit.swordsmen, space.sarai, space.red_sands, duty.defending, unit.spearmen] }
    set u {
      in     = pieces(space.sarai)
      stage  = u.unit == unit.swordsmen ? stage : u.stage
      dug_in = u.unit == unit.swordsmen ? space.sarai : none
    }
  }
  expect {
    that    = last(pieces(space.sarai)).power == n
    message = "${n}"
  }
}

test "a stronghold in a capital on hills holds five" {
  cites = ["KK3-246", "KK3-262", "KK3-265", "KK3-435"]

  given {
    call holds { with = [player.union, [space.ironvale]] }
    call has_stock { with = [player.union, 20] }
    call stands { with = [unit.stronghold, player.union, space.ironvale_city, 1] }
    call stands { with = [unit.militia, player.union, space.ironvale_city, 4] }
  }
  run recruiting { p = player.union }
  play { lines = ["recruit spearmen in ironvale"] }
  refuse {
    line    = "recruit spearmen in ironvale"
    because = "That province is not yours, lacks a building that the unit needs or does not raise it, or has no place for it."
  }
}

# ---- Sea and air

test "a mine sinks a ship with Losses, and whom it carries" {
  cites = ["KK3-459", "KK3-613"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.mine_barrier, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.cruiser, player.khanate, space.pearl_gulf, 1] }
    call aboard_ship { with = [unit.spearmen, unit.freighter, player.khanate, space.north_amber, 2] }
    set u {
      in    = pieces(space.north_amber)
      stage = u.unit == unit.freighter ? wound.losses : wound.fresh
    }
  }
  dice { rolls = [3] }
  run marching { p = player.khanate }
  play { lines = ["sail 1 freighter from north_amber to south_amber"] }
  expect { that = empty(army(space.south_amber, player.khanate)) && empty(every(piece), piece.unit == unit.spearmen) }
}

test "the last ship leaves its naval base to the enemy" {
  cites = ["KK3-275", "KK3-465", "KK3-466"]

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.union, [space.hafenland, space.ironvale]] }
    call holds { with = [player.kingdom, [space.eldershore]] }
    call stands { with = [unit.naval_base, player.union, space.northport, 1] }
    call stands { with = [unit.destroyer, player.union, space.northport, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.millrace, 1] }
  }
  run take_provinces { p = player.kingdom }
  expect { that = space.hafenland.holder == player.union }
  run marching { p = player.union }
  play { lines = ["sail 1 destroyer from northport to sunrise_coast", "stop moving"] }
  run take_provinces { p = player.kingdom }
  expect { that = space.hafenland.holder == player.kingdom }
}

test "a bomber beside beaten archers is the victor's, and does not fly yet" {
  cites = ["KK3-666", "KK3-667", "KK3-765"]

  given {
    set game {
      round   = 3
      weather = weather.sunny
    }
    call airfield_at { with = [space.kings_haven, player.kingdom] }
    call stands { with = [unit.bomber, player.kingdom, space.kings_haven, 1] }
    create {
      unit  = unit.bowmen
      owner = player.kingdom
      at    = space.kings_haven
      stage = wound.heavy_losses
    }
    call stands { with = [unit.swordsmen, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.market, player.kingdom, space.stonewater, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  dice { rolls = [4, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play {
    lines = [
      "move 1 swordsmen from holm_fields to kings_haven", "attack at kings_haven", "stand",
      "attack bowmen with swordsmen"
    ]
  }
  refuse {
    line    = "bomb market in stonewater with bomber"
    because = "You have no aircraft that bombs and can still fly."
  }
  expect {
    that = first(airmen_at(space.kings_haven)).owner == player.khanate && first(airmen_at(space.kings_haven)).left == 0
  }
}

test "bombs on a stronghold open the province to those who stand in it" {
  cites = ["KK3-464", "KK3-832"]
  cases = {
    "a hit"  = { shown = 8, whose = player.khanate }
    "a miss" = { shown = 1, whose = player.kingdom }
  }

  given {
    set game { weather = weather.sunny }
    call airfield_at { with = [space.kings_haven, player.khanate] }
    call stands { with = [unit.bomber, player.khanate, space.kings_haven, 1] }
    call holds { with = [player.kingdom, [space.dornmark, space.falkenwald]] }
    call stands { with = [unit.stronghold, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.dornburg, 1] }
  }
  dice { rolls = [shown] }
  run marching { p = player.khanate }
  play { lines = ["bomb stronghold in holm_fields with bomber", "stop moving"] }
  run take_provinces { p = player.khanate }
  expect { that = space.dornmark.holder == whose }
}

test "looters who take everything have twice of everything" {
  cites = ["KK3-591", "KK3-815"]

  given {
    call holds { with = [player.kingdom, [space.chagan, space.dornmark]] }
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call stands { with = [unit.castle, player.kingdom, space.sarai, 1] }
    call lay { with = [way.road, space.sarai, space.chagan_ford] }
    call lay { with = [way.rail, space.sarai, space.kurgan_plain] }
    call stands { with = [unit.mercenaries, player.khanate, space.sarai, 1] }
  }
  run raiding { p = player.khanate }
  play { lines = ["plunder all that stands there of Sarai"] }
  expect {
    that = (
      player.khanate.stone == 4 && player.khanate.gold == 6 && player.khanate.metal == 2 &&
      empty(buildings_at(space.sarai))
    )
    message = "castle, road and railway"
  }
}

# ---- Generals and Agents

test "equals do not quarrel under a third who commands" {
  cites = ["KK3-707..709"]

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.sarai, 3, 2] }
    call in_command { with = [unit.batu_noyan, player.khanate, space.chagan_ford, 1, 2] }
    call in_command { with = [unit.old_temur, player.khanate, space.red_sands, 1, 3] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  expect {
    mine    = last(pieces(space.sarai))
    that    = mine.morale == 6 && commander_of(mine).space == space.red_sands
    message = "3, and Command 1 with two levels more"
  }
}

test "an Admiral at his base and a General quarrel over the garrison" {
  cites = ["KK3-709", "KK3-710", "KK3-720"]
  cases = {
    "a naval base" = { house = unit.naval_base, n = 1 }
    "a port"       = { house = unit.port, n = 4 }
  }

  given {
    call stands { with = [house, player.kingdom, space.kings_haven, 1] }
    call in_command { with = [unit.lord_haven, player.kingdom, space.kings_haven, 3, 1] }
    call in_command { with = [unit.sir_osric, player.kingdom, space.long_downs, 1, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.kings_haven, 1] }
  }
  expect {
    that    = last(pieces(space.kings_haven)).morale == n
    message = "${n}"
  }
}

test "who does not command does not learn" {
  cites = ["KK3-708", "KK3-712"]

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.sarai, 3, 1] }
    call in_command { with = [unit.batu_noyan, player.khanate, space.chagan_ford, 1, 2] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  run {
    call promote { with = [last(pieces(space.sarai)), 1] }
  }
  expect { that = first(pieces(space.sarai)).experience == 1 && first(pieces(space.chagan_ford)).experience == 3 }
}

test "Agents plunder" {
  cites = ["KK3-575", "KK3-810"]

  given {
    call holds { with = [player.kingdom, [space.chagan, space.dornmark]] }
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call stands { with = [unit.market, player.kingdom, space.sarai, 1] }
    call stands { with = [unit.agents, player.khanate, space.sarai, 1] }
  }
  run raiding { p = player.khanate }
  play { lines = ["plunder the building of Sarai"] }
  expect { that = player.khanate.gold == 1 && space.chagan.holder == player.kingdom }
}

# ---- Found since, in the rules

test "a Routed aircraft that fire does not beat flies on to its new base" {
  cites = ["KK3-825", "KK3-826"]
  cases = {
    "the fire fails"   = { rolls = [1, 4, 4], n = 1 }
    "the barrage"      = { rolls = [1, 4, 5], n = 0 }
    "beaten once more" = { rolls = [4, 1], n = 0 }
  }

  given {
    call in_the_hangar { with = [unit.fighter] }
    set u {
      in     = airmen_at(space.holm_fields)
      routed = true
    }
    call airfield_at { with = [space.kings_haven, player.khanate] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["move fighter to kings_haven"] }
  expect { that = count(airmen_at(space.kings_haven)) == n && count(airmen_at(space.holm_fields)) == 1 - n }
}

test "no Decision hurries on a ship in captivity" {
  cites   = ["KK3-838", "KKA-22"]
  options = { players = 2 }

  given {
    call two_states {}
    call stands { with = [unit.prison_camp, player.kingdom, space.holm_fields, 1] }
    call imprisoned { with = [unit.war_junk, player.khanate, player.kingdom, space.holm_fields] }
    call stands { with = [unit.light_horse, player.khanate, space.sarai, 1] }
    call deal_to { with = [player.khanate, [unit.forced_march]] }
    set u {
      in   = pieces(space.captivity)
      left = 2
    }
  }
  run marching { p = player.khanate }
  refuse {
    line    = "play forced_march for war_junk"
    because = "No such unit of yours can still move."
  }
  play { lines = ["play forced_march for light_horse"] }
}
