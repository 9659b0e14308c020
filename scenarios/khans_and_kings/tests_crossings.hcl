# Tests of rules that meet: how a player might get round one with another.

# ---- Treaties and battles

test "guests who are enemies when a treaty ends fight where they stand" {
  cites   = ["KK3-721", "KKA-25"]
  options = { players = 2 }
  cases = {
    "in the movement of the host"   = { p = player.kingdom, mine = unit.swordsmen, theirs = unit.militia }
    "in the movement of the guests" = { p = player.khanate, mine = unit.militia, theirs = unit.swordsmen }
  }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    call stands { with = [mine, player.kingdom, space.dornburg, 1] }
    call stands { with = [theirs, player.khanate, space.dornburg, 1] }
  }
  run {
    call settle_relation { with = [player.khanate, player.kingdom, relation.hostile] }
    set game { active = p }
    call movement_of { with = [p] }
  }
  refuse {
    line    = ["move 1 swordsmen from dornburg to holm_fields", "move 1 militia from dornburg to holm_fields"]
    because = "You have nothing there that can still move."
  }
  play { lines = ["attack at dornburg"] }
  expect { said = "attacks" }
}

test "guests fight nobody while the treaty lasts" {
  cites   = ["KK3-721", "KKA-25"]
  options = { players = 2 }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    call stands { with = [unit.swordsmen, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.dornburg, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "attack at dornburg"
    because = "Your units have met no enemy there."
  }
  play { lines = ["move 1 swordsmen from dornburg to holm_fields"] }
  expect { that = empty(player.khanate.front) }
}

test "a battle that its player puts off is fought when his movement ends" {
  cites   = ["KK3-721"]
  options = { players = 2 }

  given {
    call two_states {}
    call stands { with = [unit.militia, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.lancers, player.khanate, space.sarai, 1] }
  }
  run movement_of { p = player.khanate }
  play {
    lines = ["stop moving"]
    by    = player.khanate
  }
  expect { said = "Tarkhan attacks Aldermark at Dornburg." }
}

test "who breaks off goes back to where he came from, and who came from nowhere stays" {
  cites   = ["KK3-721", "KK3-736"]
  options = { players = 2 }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.lancers, player.khanate, space.holm_fields, 1] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["move 1 lancers from holm_fields to dornburg", "attack at dornburg"] }
  play {
    by    = player.kingdom
    lines = ["stand"]
  }
  play {
    by    = player.khanate
    lines = ["break off"]
  }
  expect {
    that = (
      count(army(space.dornburg, player.khanate)) == 1 &&
      first(army(space.dornburg, player.khanate)).unit == unit.swordsmen &&
      first(army(space.dornburg, player.khanate)).left == 0 &&
      count(army(space.holm_fields, player.khanate)) == 1
    )
    said = "Aldermark holds Dornburg."
  }
}

test "a garrison whose support has failed stays, and those that came to help it go back" {
  cites   = ["KK3-721", "KK3-736", "KK3-748"]
  options = { players = 2 }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.mercenaries, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.militia, player.khanate, space.dornburg, 2] }
    call stands { with = [unit.light_horse, player.khanate, space.holm_fields, 1] }
  }
  dice { rolls = [1, 1] }
  run movement_of { p = player.khanate }
  play { lines = ["move 1 light_horse from holm_fields to dornburg", "attack at dornburg"] }
  play {
    by    = player.kingdom
    lines = ["stand"]
  }
  play {
    by    = player.khanate
    lines = ["attack mercenaries with militia, supported by 1 militia, 1 light_horse", "oak_march"]
  }
  expect {
    that = (
      count(army(space.dornburg, player.khanate)) == 1 && count(army(space.holm_fields, player.khanate)) == 1 &&
      count(army(space.oak_march, player.khanate)) == 1
    )
  }
}

test "a submarine lies below ships that do not find it, and fights those that do" {
  cites   = ["KK3-551", "KK3-721"]
  options = { players = 2 }
  cases = {
    "a cruiser"   = { above = unit.cruiser, front = 0 }
    "a destroyer" = { above = unit.destroyer, front = 1 }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.submarine, player.khanate, space.south_amber, 1] }
    call stands { with = [above, player.kingdom, space.south_amber, 1] }
  }
  run reset_units { p = player.khanate }
  expect {
    that = (
      count([for s in player.khanate.front : s]) == front && first(pieces(space.south_amber)).engaged == (front == 1)
    )
  }
}

# ---- Agents and railways

test "Agents do not ride to where enemies are, Agents among them" {
  cites = ["KK3-572", "KK3-574"]

  given {
    call union_railway {}
    call rested { with = [unit.agents, player.union, space.millrace] }
    call stands { with = [unit.agents, player.kingdom, space.east_dunes, 1] }
  }
  expect {
    rider = first(pieces(space.millrace))
    that = (
      !contains(stations(rider), space.east_dunes) && contains(stations(rider), space.cape_union) &&
      contains(stations(rider), space.smelter_bay)
    )
  }
}

# ---- Prisoners and offers

test "an offer of a prisoner who is no more lapses" {
  cites   = ["KK3-843"]
  options = { players = 2 }
  cases = {
    "the one on offer is executed"  = { executed = player.khanate, n = 0 }
    "the one in return is executed" = { executed = player.kingdom, n = 0 }
    "the camp is pulled down"       = { executed = player.union, n = 0 }
    "nothing happens to either"     = { executed = player.sultanate, n = 1 }
  }

  given {
    call with_camp {}
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    call imprisoned { with = [unit.bowmen, player.khanate, player.kingdom, space.dornburg] }
  }
  run among_prisoners { who = [player.khanate] }
  play { lines = ["offer kingdom spearmen for bowmen", "done"] }
  run {
    fallen = where(pieces(space.captivity), piece.captor == executed)
    for u {
      in = fallen
      call lose { with = [u, none] }
    }
    call raze {
      when = executed == player.union
      b    = building_at(space.kurgan_plain)
      by   = player.khanate
    }
  }
  expect { that = count(ransoms_for(player.kingdom)) == n && count(every(ransom)) == n }
}

# ---- Supply, snow and railways

test "Agents cut supply and close no railway; snow does neither" {
  cites   = ["KK3-066", "KK3-572", "KK3-653"]
  options = { players = 4 }
  cases = {
    "nobody on the line" = { foe = unit.market, sky = weather.sunny, fed = true, open = true }
    "snow"               = { foe = unit.market, sky = weather.snow, fed = true, open = true }
    "Agents"             = { foe = unit.agents, sky = weather.sunny, fed = false, open = true }
    "militia"            = { foe = unit.militia, sky = weather.snow, fed = false, open = false }
  }

  # All ways from the magazine go through Kasr City or the Lighthouse.
  given {
    set game {
      weather = sky
      season  = season.winter
    }
    call stands { with = [unit.magazine, player.kingdom, space.eldermoor, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.salt_pans, 1] }
    call stands { with = [foe, player.khanate, space.kasr_city, 1] }
    call stands { with = [foe, player.khanate, space.lighthouse, 1] }
    call lay { with = [way.rail, space.salt_pans, space.lighthouse] }
    call lay { with = [way.rail, space.lighthouse, space.kasr_city] }
    call lay { with = [way.rail, space.kasr_city, space.eldermoor] }
  }
  run {
    call reset_units { with = [player.kingdom] }
    call check_supply { with = [player.kingdom] }
  }
  expect {
    rider = first(pieces(space.salt_pans), piece.unit == unit.spearmen)
    that  = rider.supplied == fed && contains(stations(rider), space.eldermoor) == open && may_ride(rider)
  }
}

# ---- Vassals and uprisings

test "rebels in the capital keep the vassals away, and a province that is lost has no privileges any more" {
  cites   = ["KK3-187", "KK3-190", "KK3-193", "KK3-284"]
  options = { players = 2 }

  given {
    call feudal_khanate {}
    set game { round = 3 }
    set space chagan { feudal_since = 1 }
    create {
      unit    = unit.partisans
      owner   = player.independents
      at      = space.sarai
      calling = calling.rebel
      origin  = space.chagan
    }
  }
  run going_home { p = player.khanate }
  refuse {
    line    = "call the vassals of Chagan Valley"
    because = "its capital must be able to take them in"
  }
  play { lines = ["done"] }
  run independents_of { with = [space.chagan] }
  expect { that = space.chagan.holder == none && space.chagan.feudal_since == 0 }
}

# Vassals have been called from Chagan, which was lost then, won back and granted privileges again.
procedure vassals_of_a_lost_province {
  call feudal_khanate {}
  set game { round = 4 }
  call call_up {
    with  = [unit.vassal_knights, space.sarai, player.khanate, calling.vassal, space.chagan]
    ready = true
  }
  call give_province { with = [space.chagan, none] }
  call give_province { with = [space.chagan, player.khanate] }
  set space chagan { feudal_since = 3 }
}

test "who loses a feudal province and wins it back calls no second vassals while the first live" {
  cites   = ["KK3-187", "KK3-190", "KK3-193"]
  options = { players = 2 }

  given vassals_of_a_lost_province {}
  run going_home { p = player.khanate }
  refuse {
    line    = "call the vassals of Chagan Valley"
    because = "one unit at a time"
  }
}

test "when the first vassals have fallen, others come" {
  cites   = ["KK3-187", "KK3-190", "KK3-193"]
  options = { players = 2 }

  given {
    call vassals_of_a_lost_province {}
    call lose { with = [first(pieces(space.sarai)), none] }
  }
  run going_home { p = player.khanate }
  play { lines = ["call the vassals of Chagan Valley"] }
  expect { that = count(called_from(space.chagan, calling.vassal)) == 1 }
}

# ---- Generals and routs

test "a General is taken with the ground that his routed army leaves" {
  cites   = ["KK3-689", "KK3-730"]
  options = { players = 2 }
  cases = {
    "one unit, routed"     = { n = 1, taken = true }
    "another one is there" = { n = 2, taken = false }
  }

  given {
    call two_states {}
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, n] }
    call stands { with = [unit.duke_alaric, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call battle_at { with = [space.holm_fields, player.khanate] }
  }
  play { lines = ["stand", "attack militia with swordsmen"] }
  expect { that = any(every(piece), piece.unit == unit.duke_alaric && piece.captor == player.khanate) == taken }
}

# ---- Fire at aircraft, and cover

test "a gun under cover fires at aircraft, once, and aircraft do not get at it" {
  cites   = ["KK3-765", "KK3-822", "KK3-823"]
  options = { players = 2 }

  given {
    set game { weather = weather.sunny }
    call airfield_at { with = [space.kings_haven, player.khanate] }
    call stands { with = [unit.bomber, player.khanate, space.kings_haven, 2] }
    call stands { with = [unit.flak, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.mercenaries, player.kingdom, space.holm_fields, 1] }
  }
  dice { rolls = [1, 1, 1, 1, 1] }
  run marching { p = player.khanate }
  refuse {
    line    = "attack flak in holm_fields with bomber"
    because = "Others cover it."
  }
  play { lines = ["attack mercenaries in holm_fields with bomber"] }
  expect { said = "Fire from Anti-aircraft Guns of Aldermark at Holm Fields meets Bomber of Tarkhan." }
  dice { rolls = [1, 1] }
  play { lines = ["attack mercenaries in holm_fields with bomber"] }
  expect { unsaid = "Fire from Anti-aircraft Guns" }
}

# ---- Ships that carry others

test "a ship is not disbanded with others aboard" {
  cites = ["KK3-194"]

  given {
    call stands { with = [unit.merchant_junk, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.south_amber, 1] }
    ship = first(pieces(space.south_amber))
    man  = last(pieces(space.south_amber))
    carry man { by = ship }
  }
  run recruiting { p = player.khanate }
  refuse {
    line    = "disband merchant_junk in south_amber"
    because = "it carries others"
  }
  play { lines = ["disband spearmen in south_amber", "disband merchant_junk in south_amber"] }
  expect { that = empty(pieces(space.south_amber)) }
}

# ---- Revolutions and the unit limit

test "no Red Guard rises where the independents have all the units that there is room for" {
  cites = ["KK3-265", "KK3-291", "KK3-292", "KK3-295"]
  cases = {
    "room for one more" = { rebels = 1, n = 2 }
    "full"              = { rebels = 2, n = 2 }
  }

  given stands { with = [unit.partisans, player.independents, space.red_sands, rebels] }
  run red_guard_rises { s = space.red_sands }
  expect { that = crowd(space.red_sands, player.independents) == n && space.red_sands.unit_limit == 2 }
}

# ---- Routed units out of reach

test "of the Routed in a battle those are taken whom one of the enemies could attack" {
  cites = ["KK3-524", "KK3-549", "KK3-616", "KK3-840"]
  cases = {
    "flyers above infantry, and infantry" = {
      what  = unit.kite_riders,
      guard = unit.militia,
      by    = unit.swordsmen,
      field = [space.holm_fields, space.kings_haven],
      taken = 0
    }
    "flyers above infantry, and flyers" = {
      what  = unit.kite_riders,
      guard = unit.militia,
      by    = unit.kite_riders,
      field = [space.holm_fields, space.kings_haven],
      taken = 1
    }
    "they cover no archers" = {
      what  = unit.kite_riders,
      guard = unit.bowmen,
      by    = unit.swordsmen,
      field = [space.holm_fields, space.kings_haven],
      taken = 0,
      cites = ["KK3-765"]
    }
    "a submarine, and a cruiser" = {
      what  = unit.submarine,
      guard = unit.freighter,
      by    = unit.cruiser,
      field = [space.south_amber, space.pearl_gulf],
      taken = 0
    }
    "a submarine, and a destroyer" = {
      what  = unit.submarine,
      guard = unit.freighter,
      by    = unit.destroyer,
      field = [space.south_amber, space.pearl_gulf],
      taken = 1
    }
  }

  given {
    call with_camp {}
    set game { weather = weather.sunny }
    call stands { with = [guard, player.kingdom, field[0], 1] }
    create {
      unit   = what
      owner  = player.kingdom
      at     = field[0]
      routed = true
    }
    call marches_in { with = [by, player.khanate, field[1], field[0], 0, 1] }
  }
  dice { rolls = [4, 4] }
  run {
    defaults = true
    call battle_at { with = [field[0], player.khanate] }
  }
  play { lines = ["stand", "attack ${guard} with ${by}"] }
  expect {
    that = (
      count(prisoners_of(player.khanate)) == taken && count(pieces(field[0], player.khanate)) == 1 &&
      count(pieces(field[0], player.kingdom)) == 1 - taken
    )
  }
}

test "Routed flyers neither attack nor are taken by those who cannot attack them" {
  cites = ["KK3-524", "KK3-615", "KK3-616"]
  cases = {
    "militia"    = { foe = unit.militia, taken = 0 }
    "a catapult" = { foe = unit.catapult, taken = 1 }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.prison_camp, player.kingdom, space.stonewater, 1] }
    call stands { with = [foe, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.kings_haven, 1] }
    create {
      unit   = unit.kite_riders
      owner  = player.khanate
      at     = space.kings_haven
      routed = true
    }
  }
  dice { rolls = [4, 4] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["move 1 swordsmen, 1 kite_riders from kings_haven to holm_fields", "stop moving", "stand"] }
  refuse {
    line    = "attack ${foe} with kite_riders"
    because = "That unit cannot attack now."
  }
  play { lines = ["attack ${foe} with swordsmen"] }
  expect { that = count(prisoners_of(player.kingdom)) == taken }
}

test "Routed flyers begin no battle with infantry below them, and may fly on" {
  cites = ["KK3-524", "KK3-615", "KK3-721"]

  given {
    call with_camp {}
    set game { weather = weather.sunny }
    call stands { with = [unit.swordsmen, player.khanate, space.holm_fields, 1] }
    create {
      unit   = unit.kite_riders
      owner  = player.kingdom
      at     = space.holm_fields
      routed = true
      count  = 2
    }
  }
  run movement_of { p = player.kingdom }
  refuse {
    line    = "attack at holm_fields"
    because = "Your units have met no enemy there."
  }
  play { lines = ["move 1 kite_riders from holm_fields to dornburg", "stop moving"] }
  expect { that = empty(prisoners_of(player.khanate)) && count(pieces(space.holm_fields, player.kingdom)) == 1 }
}
