# Tests of units that do not survive: in clashes, under fire, in the air; and of what orders are refused.

# A unit with Heavy Losses, which any more destroy.
procedure spent_force {
  params = { what = unit, p = player, there = space }

  create {
    unit  = what
    owner = p
    at    = there
    stage = wound.heavy_losses
  }
}

test "a defender is destroyed, and the deed teaches" {
  cites = ["KK3-613", "KK3-739", "KK3-799"]

  given {
    set game { weather = weather.sunny }
    call spent_force { with = [unit.spearmen, player.kingdom, space.holm_fields] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [4, 1] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack spearmen with swordsmen"] }
  expect {
    mine    = first(army(space.holm_fields, player.khanate))
    that    = mine.experience == 2 && !any(every(piece), piece.owner == player.kingdom)
    message = "nobody is left"
    said    = "Tarkhan wins at Holm Fields."
  }
}

test "both are destroyed, and the sub-province stays with its owner" {
  cites = ["KK3-741"]

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call spent_force { with = [unit.spearmen, player.kingdom, space.holm_fields] }
    create {
      unit     = unit.swordsmen
      owner    = player.khanate
      at       = space.holm_fields
      start_at = space.kings_haven
      engaged  = true
      stage    = wound.heavy_losses
    }
  }
  dice { rolls = [2, 1] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack spearmen with swordsmen"] }
  expect {
    that    = empty(pieces(space.holm_fields)) && space.dornmark.holder == player.kingdom
    said    = "Nobody is left at Holm Fields."
    message = "nobody is left"
  }
}

test "an attacker is destroyed" {
  cites = ["KK3-613", "KK3-739"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.royal_guard, player.kingdom, space.holm_fields, 1] }
    create {
      unit     = unit.swordsmen
      owner    = player.khanate
      at       = space.holm_fields
      start_at = space.kings_haven
      engaged  = true
      stage    = wound.heavy_losses
    }
    call marches_in { with = [unit.spearmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [1, 4] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack royal_guard with swordsmen, supported by 1 spearmen"] }
  expect {
    that = (
      count(army(space.kings_haven, player.khanate)) == 1 &&
      first(army(space.kings_haven, player.khanate)).unit == unit.spearmen &&
      count(army(space.holm_fields, player.kingdom)) == 1
    )
    message = "its support goes back"
  }
}

test "fire destroys" {
  cites = ["KK3-613", "KK3-772"]

  given {
    call gun_ready { with = [unit.field_guns, space.kings_haven] }
    call spent_force { with = [unit.militia, player.kingdom, space.holm_fields] }
  }
  dice { rolls = [4, 2] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["shell militia in holm_fields with field_guns"] }
  expect {
    that = (
      empty(army(space.holm_fields, player.kingdom)) && first(army(space.kings_haven, player.khanate)).experience == 2
    )
    message = "and the gun learns"
  }
}

test "an attack from the air destroys" {
  cites = ["KK3-613", "KK3-820"]

  given {
    call in_the_hangar { with = [unit.bomber] }
    call spent_force { with = [unit.militia, player.kingdom, space.long_downs] }
  }
  dice { rolls = [4, 2] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["attack militia in long_downs with bomber"] }
  expect {
    that    = empty(army(space.long_downs, player.kingdom))
    said    = "Aldermark loses Militia at the Long Downs."
    message = "destroyed from the air"
  }
}

test "anti-aircraft fire destroys, and the mission with it" {
  cites = ["KK3-822", "KK3-826"]

  given {
    call in_the_hangar { with = [unit.fighter] }
    call spent_force { with = [unit.bomber, player.khanate, space.holm_fields] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = [4, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bomb market in kings_haven with bomber"] }
  expect {
    that = (
      !any(every(piece), piece.unit == unit.bomber) &&
      count(buildings_at(space.kings_haven)) == 1 &&
      count(army(space.long_downs, player.kingdom), piece.reacted) == 1
    )
    message = "the second gun has nothing to fire at"
  }
}

test "an interceptor destroys, and others stay at their base" {
  cites = ["KK3-827", "KK3-828"]

  given {
    call in_the_hangar { with = [unit.fighter] }
    call spent_force { with = [unit.bomber, player.khanate, space.holm_fields] }
    call airfield_at { with = [space.long_downs, player.kingdom] }
    call stands { with = [unit.fighter, player.kingdom, space.long_downs, 2] }
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = [4, 2] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bomb market in kings_haven with bomber"] }
  expect {
    that    = !any(every(piece), piece.unit == unit.bomber) && count(airmen_at(space.long_downs), piece.reacted) == 1
    message = "one of two has risen"
  }
}

test "flyers are shot down where they arrive" {
  cites = ["KK3-509", "KK3-524"]

  given {
    set game { weather = weather.sunny }
    call spent_force { with = [unit.kite_riders, player.khanate, space.holm_fields] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.stonewater, 1] }
  }
  dice { rolls = [4, 2] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["move 1 kite_riders from holm_fields to kings_haven"] }
  expect {
    that    = !any(every(piece), piece.unit == unit.kite_riders)
    said    = "Tarkhan loses Kite Riders at King's Haven."
    message = "gone"
  }
}

test "whoever of a fleeing army finds no room looks for another place" {
  cites = ["KK3-265", "KK3-756"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 2] }
    call stands { with = [unit.militia, player.kingdom, space.stonewater, 2] }
    call stands { with = [unit.militia, player.kingdom, space.dornburg, 5] }
    call stands { with = [unit.militia, player.khanate, space.kings_haven, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play {
    by    = player.kingdom
    lines = ["flee to stonewater"]
  }
  expect { that = count(pieces(space.stonewater)) == 3 && count(pieces(space.dornburg)) == 6 }
}

test "gas also comes from guns that fire at buildings, and from bombs" {
  cites = ["KK3-779"]
  cases = {
    "guns"  = { what = unit.howitzers, here = space.kings_haven, order = "bombard market in holm_fields with howitzers" }
    "bombs" = { what = unit.bomber, here = space.kings_haven, order = "bomb market in holm_fields with bomber" }
  }

  given {
    set game {
      round   = 7
      weather = weather.sunny
    }
    call airfield_at { with = [space.kings_haven, player.khanate] }
    create {
      unit     = what
      owner    = player.khanate
      at       = here
      upgrades = [upgrade.chemical_weapons]
    }
    call stands { with = [unit.market, player.kingdom, space.holm_fields, 1] }
  }
  dice { rolls = [1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["${order}"] }
  expect {
    that    = space.holm_fields.foul == 7
    message = "poisoned"
  }
}

test "a prisoner of a third state is lost where its new captor has no camp" {
  cites   = ["KK3-844", "KK3-855"]
  options = { players = 3 }

  given {
    call with_camp {}
    call holds { with = [player.union, [space.hafenland]] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run {
    who = first(pieces(space.captivity))
    call hand_back { with = [who, player.union] }
  }
  expect { that = empty(pieces(space.captivity)) }
}

test "orders that are refused" {
  cases = {
    "to build with spearmen" = {
      order = "raise fort with spearmen in kurgan_plain",
      why   = "You have no unit there that can build and has its whole turn left.",
      cites = ["KK3-579"]
    }
    "to bomb without bombers" = {
      order = "bomb market in long_downs with fighter",
      why   = "You have no aircraft that bombs and can still fly.",
      cites = ["KK3-832"]
    }
    "to bomb what is not there" = {
      order = "bomb market in kings_haven with bomber",
      why   = "There is no building of an enemy there within its range.",
      cites = ["KK3-832"]
    }
    "to put in with an army" = {
      order = "put in at holm_fields with spearmen",
      why   = "You have no ship at sea that can still move.",
      cites = ["KK3-668"]
    }
    "to sweep with an army" = {
      order = "sweep the mines in north_amber with spearmen",
      why   = "You have no minesweeper there that can still move.",
      cites = ["KK3-592"]
    }
  }

  given {
    call in_the_hangar { with = [unit.bomber] }
    call stands { with = [unit.agents, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.engineers, player.khanate, space.ulan_tamga, 1] }
    call stands { with = [unit.fighter, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.torpedo_boat, player.khanate, space.north_amber, 1] }
    call stands { with = [unit.minesweeper, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.mine_barrier, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.port, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.market, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.agents, player.khanate, space.stonewater, 1] }
    call stands { with = [unit.militia, player.kingdom, space.stonewater, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "${order}"
    because = "${why}"
  }
}

test "an attacker may surrender a unit and go on" {
  cites = ["KK3-852"]

  given {
    set game { weather = weather.sunny }
    call two_states {}
    call stands { with = [unit.prison_camp, player.kingdom, space.stonewater, 1] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.spearmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [3, 3] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "surrender spearmen", "stand", "attack militia with swordsmen", "dornburg"] }
  expect { that = count(prisoners_of(player.kingdom)) == 1 && count(army(space.holm_fields, player.khanate)) == 1 }
}

test "beaten Armoured units keep their points, others do not" {
  cites = ["KK3-749", "KK3-758"]
  cases = {
    "tanks"  = { what = unit.tankettes, n = 1 }
    "horse"  = { what = unit.lancers, n = 0 }
    "flyers" = { what = unit.kite_riders, n = 0 }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.royal_guard, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [what, player.khanate, space.kings_haven, space.holm_fields, 1, 1] }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call battle_at { with = [space.holm_fields, player.khanate] }
  }
  play { lines = ["stand", "attack royal_guard with ${what}"] }
  expect {
    that = (
      first(army(space.kings_haven, player.khanate)).left == n &&
      !first(army(space.kings_haven, player.khanate)).engaged
    )
    message = "${n} left"
  }
}

test "after fire nothing of it remains" {
  cites = ["KK3-769"]

  given {
    call gun_ready { with = [unit.field_guns, space.kings_haven] }
    call stands { with = [unit.royal_guard, player.kingdom, space.holm_fields, 1] }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["shell royal_guard in holm_fields with field_guns"] }
  expect {
    gun    = first(army(space.kings_haven, player.khanate))
    target = first(army(space.holm_fields, player.kingdom))
    that   = gun.rolled == 0 && gun.foe == none && gun.duty == duty.idle && target.foe == none && target.duty == duty.idle
  }
}

test "fighters of peaceful neighbours stay on the ground" {
  cites = ["KK3-827"]

  given {
    call in_the_hangar { with = [unit.bomber] }
    call airfield_at { with = [space.jasmine_gate, player.union] }
    call stands { with = [unit.fighter, player.union, space.jasmine_gate, 1] }
    call settle_relation { with = [player.khanate, player.union, relation.peace] }
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = [8] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bomb market in kings_haven with bomber"] }
  expect { that = empty(buildings_at(space.kings_haven)) && !first(airmen_at(space.jasmine_gate)).reacted }
}

test "the camp where a unit is taken is the nearest" {
  cites = ["KK3-837"]

  given {
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call stands { with = [unit.prison_camp, player.khanate, space.ulan_tamga, 1] }
    call stands { with = [unit.prison_camp, player.khanate, space.grey_shore, 1] }
  }
  expect {
    that = (
      nearest_camp(player.khanate, space.grey_shore) == space.grey_shore &&
      nearest_camp(player.khanate, space.ulan_tamga) == space.ulan_tamga &&
      nearest_camp(player.khanate, space.chagan_ford) == space.ulan_tamga
    )
    message = "near before far"
  }
}

test "a minesweeper without points does not sweep" {
  cites = ["KK3-597"]

  given {
    set game { weather = weather.storm }
    call stands { with = [unit.minesweeper, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.mine_barrier, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.light_horse, player.khanate, space.holm_fields, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "sweep the mines in south_amber with minesweeper"
    because = "You have no minesweeper there that can still move."
  }
}

test "the points for further attacks run out" {
  cites = ["KK3-735", "KK3-736"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 3] }
    call marches_in { with = [unit.mercenaries, player.khanate, space.kings_haven, space.holm_fields, 1, 1] }
  }
  dice { rolls = [1, 1, 1, 1] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play {
    lines = [
      "stand", "attack militia with mercenaries", "dornburg", "stand", "attack militia with mercenaries", "dornburg"
    ]
  }
  expect {
    that    = count(army(space.kings_haven, player.khanate)) == 1 && count(army(space.holm_fields, player.kingdom)) == 1
    message = "one point, one further attack"
    said    = "Aldermark holds Holm Fields."
  }
}

test "the weather die clears the gas" {
  cites   = ["KK3-785"]
  options = { players = 2 }

  given {
    set game {
      round  = 5
      drawer = player.kingdom
    }
    set space holm_fields { foul = 3 }
  }
  dice { rolls = [weather.rain] }
  run roll_weather {}
  expect { that = space.holm_fields.foul == 0 }
}

test "a new movement begins without the marks of the last" {
  cites = ["KK3-721"]

  given {
    set game { weather = weather.sunny }
    create {
      unit    = unit.spearmen
      owner   = player.khanate
      at      = space.holm_fields
      fought  = true
      engaged = true
    }
    create {
      unit    = unit.spearmen
      owner   = player.kingdom
      at      = space.dornburg
      fought  = true
      engaged = true
    }
  }
  run reset_units { p = player.khanate }
  expect {
    mine   = first(pieces(space.holm_fields))
    theirs = first(pieces(space.dornburg))
    that   = !mine.fought && !mine.engaged && theirs.fought && theirs.engaged
  }
}
