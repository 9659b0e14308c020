# Tests of fire from a distance, of buildings under fire, and of poisoned ground.

# A gun of the Khanate's in King's Haven, in its movement.
procedure gun_ready {
  params = { what = unit, there = space }

  set game { weather = weather.sunny }
  call stands { with = [what, player.khanate, there, 1] }
  call stands {
    when = there.domain == domain.land
    with = [unit.wagon_train, player.khanate, there, 1]
  }
}

test "fire: an attack from afar, without an answer" {
  cites = ["KK3-502", "KK3-578", "KK3-769..774"]
  cases = {
    "it wins, 3 apart" = {
      what   = unit.field_guns,
      foe    = unit.militia,
      a      = 4,
      b      = 1,
      theirs = wound.heavy_losses,
      away   = true,
      said   = "Heavy losses among Militia of Aldermark, who are routed."
    }
    "it wins, 1 apart" = {
      what   = unit.field_guns,
      foe    = unit.swordsmen,
      a      = 4,
      b      = 3,
      theirs = wound.losses,
      away   = false,
      said   = "Losses among Swordsmen of Aldermark."
    }
    "it wins, equal" = {
      what   = unit.field_guns,
      foe    = unit.swordsmen,
      a      = 4,
      b      = 4,
      theirs = wound.fresh,
      away   = false,
      said   = "Field Guns of Tarkhan: 8; Swordsmen of Aldermark: 5."
    }
    "it loses" = {
      what   = unit.field_guns,
      foe    = unit.royal_guard,
      a      = 3,
      b      = 2,
      theirs = wound.fresh,
      away   = false,
      said   = "The fire has no effect."
    }
    "a draw" = {
      what   = unit.field_guns,
      foe    = unit.swordsmen,
      a      = 1,
      b      = 4,
      theirs = wound.fresh,
      away   = false,
      said   = "The fire has no effect."
    }
    "heavy artillery has its Strength for fire" = {
      what   = unit.howitzers,
      foe    = unit.royal_guard,
      a      = 3,
      b      = 1,
      theirs = wound.losses,
      away   = false,
      said   = "Howitzers of Tarkhan: 9; Royal Guard of Aldermark: 7.",
      cites  = ["KK3-504", "KK3-506"]
    }
  }

  given {
    call gun_ready { with = [what, space.kings_haven] }
    call stands { with = [foe, player.kingdom, space.holm_fields, 1] }
  }
  dice { rolls = [a, b] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["shell ${foe} in holm_fields with ${what}"] }
  expect {
    gun = first(army(space.kings_haven, player.khanate))
    hit = first(concat(
      army(space.holm_fields, player.kingdom),
      concat(army(space.dornburg, player.kingdom), army(space.stonewater, player.kingdom))
    ))
    that = (
      hit.stage == theirs && hit.routed == away && (hit.space != space.holm_fields) == away &&
      gun.stage == wound.fresh && gun.left == 0
    )
    message = "the target suffers, and the gun has had its turn"
    said    = said
  }
}

test "how far fire goes, and on whom" {
  cites = ["KK3-542", "KK3-578", "KK3-770"]
  cases = {
    "one away" = {
      what  = unit.field_guns,
      here  = space.kings_haven,
      there = space.holm_fields,
      foe   = unit.spearmen,
      line  = "shell spearmen in holm_fields with field_guns"
    }
    "two away, with howitzers" = {
      what  = unit.howitzers,
      here  = space.kings_haven,
      there = space.dornburg,
      foe   = unit.spearmen,
      line  = "shell spearmen in dornburg with howitzers"
    }
    "from the sea" = {
      what  = unit.war_junk,
      here  = space.north_amber,
      there = space.holm_fields,
      foe   = unit.spearmen,
      line  = "shell spearmen in holm_fields with war_junk"
    }
    "from the shore" = {
      what  = unit.field_guns,
      here  = space.holm_fields,
      there = space.north_amber,
      foe   = unit.cruiser,
      line  = "shell cruiser in north_amber with field_guns"
    }
    "on archers behind others" = {
      what  = unit.field_guns,
      here  = space.kings_haven,
      there = space.holm_fields,
      foe   = unit.bowmen,
      line  = "shell bowmen in holm_fields with field_guns"
    }
  }

  given {
    call gun_ready { with = [what, here] }
    call stands { with = [foe, player.kingdom, there, 1] }
    call stands {
      when = there.domain == domain.land
      with = [unit.spearmen, player.kingdom, there, 1]
    }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["${line}"] }
  expect { said = "of Tarkhan falls on" }
}

test "who fires has the ground where he stands, and the target has its own" {
  cites = ["KK3-771"]
  cases = {
    "from fields" = { here = space.northport, there = space.millrace, now = season.spring, mine = 5, theirs = 5 }
    "from a desert" = {
      here   = space.red_sands,
      there  = space.millrace,
      now    = season.spring,
      mine   = 4,
      theirs = 5,
      cites  = ["KK3-221"]
    }
    "from a desert in summer" = {
      here   = space.red_sands,
      there  = space.millrace,
      now    = season.summer,
      mine   = 2,
      theirs = 5,
      cites  = ["KK3-077", "KK3-221"]
    }
    "into a desert in summer" = {
      here   = space.millrace,
      there  = space.red_sands,
      now    = season.summer,
      mine   = 5,
      theirs = 0,
      cites  = ["KK3-077", "KK3-221"]
    }
    "from a desert to the next" = {
      here   = space.red_sands,
      there  = space.mirror_town,
      now    = season.spring,
      mine   = 4,
      theirs = 3,
      cites  = ["KK3-221"]
    }
    "a river is no hindrance then" = {
      here   = space.holm_fields,
      there  = space.stonewater,
      now    = season.spring,
      mine   = 5,
      theirs = 5,
      cites  = ["KK3-249"]
    }
  }

  given {
    set game { season = now }
    call gun_ready { with = [unit.field_guns, here] }
    call stands { with = [unit.spearmen, player.kingdom, there, 1] }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["shell spearmen in ${there} with field_guns"] }
  expect { said = "Field Guns of Tarkhan: ${mine}; Spearmen of Aldermark: ${theirs}." }
}

test "out of range, without a range, and after a move" {
  cites = ["KK3-769", "KK3-770"]

  given {
    call gun_ready { with = [unit.field_guns, space.kings_haven] }
    call gun_ready { with = [unit.trebuchet, space.holm_fields] }
    call gun_ready { with = [unit.swordsmen, space.holm_fields] }
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.agents, player.kingdom, space.stonewater, 1] }
    call stands { with = [unit.spearmen, player.union, space.east_weald, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = ["shell spearmen in dornburg with field_guns", "shell agents in stonewater with field_guns"]
    because = "There is no enemy there within its range."
  }
  refuse {
    line    = ["shell spearmen in dornburg with trebuchet", "shell spearmen in dornburg with swordsmen"]
    because = "You have no such unit that can still fire."
  }
  play { lines = ["move 1 field_guns from kings_haven to long_downs"] }
  refuse {
    line    = "shell spearmen in east_weald with field_guns"
    because = "You have no such unit that can still fire."
  }
}

test "buildings under fire" {
  cases = {
    "4 destroys it" = {
      what  = unit.howitzers,
      here  = space.kings_haven,
      wall  = unit.market,
      shown = 4,
      gone  = true,
      level = 1,
      cites = ["KK3-775", "KK3-776", "KK3-777"]
    }
    "3 does not" = {
      what  = unit.howitzers,
      here  = space.kings_haven,
      wall  = unit.market,
      shown = 3,
      gone  = false,
      level = 1,
      cites = ["KK3-777"]
    }
    "8 destroys a Fortress, and teaches" = {
      what  = unit.howitzers,
      here  = space.kings_haven,
      wall  = unit.castle,
      shown = 8,
      gone  = true,
      level = 2,
      cites = ["KK3-778", "KK3-802"]
    }
    "7 does not" = {
      what  = unit.howitzers,
      here  = space.kings_haven,
      wall  = unit.castle,
      shown = 7,
      gone  = false,
      level = 1,
      cites = ["KK3-778"]
    }
    "4 does not" = {
      what  = unit.howitzers,
      here  = space.kings_haven,
      wall  = unit.castle,
      shown = 4,
      gone  = false,
      level = 1,
      cites = ["KK3-778"]
    }
    "by a cruiser" = {
      what  = unit.cruiser,
      here  = space.north_amber,
      wall  = unit.market,
      shown = 4,
      gone  = true,
      level = 1,
      cites = ["KK3-775"]
    }
  }

  given {
    call gun_ready { with = [what, here] }
    call stands { with = [wall, player.kingdom, space.holm_fields, 1] }
  }
  dice { rolls = [shown] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bombard ${wall} in holm_fields with ${what}"] }
  expect {
    gun     = first(army(here, player.khanate))
    that    = empty(buildings_at(space.holm_fields)) == gone && gun.left == 0 && gun.experience == level
    message = "the die decides"
  }
}

test "which buildings are no target, and for whom" {
  cites = ["KK3-455", "KK3-775"]

  given {
    call gun_ready { with = [unit.howitzers, space.kings_haven] }
    call gun_ready { with = [unit.field_guns, space.kings_haven] }
    call stands { with = [unit.market, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.market, player.khanate, space.long_downs, 1] }
    call stands { with = [unit.mine_barrier, player.kingdom, space.south_amber, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "bombard market in holm_fields with field_guns"
    because = "Only Heavy artillery and Large steel ships shell buildings."
  }
  refuse {
    line    = ["bombard market in long_downs with howitzers", "bombard mine_barrier in south_amber with howitzers"]
    because = "There is no building of an enemy there within its range."
  }
}

# ---- Gas

test "artillery with chemical weapons that attacks in a battle leaves gas over it, whoever wins" {
  cites = ["KK3-779", "KK3-780"]
  cases = {
    "it wins"         = { arms = [upgrade.chemical_weapons], a = 4, b = 1, n = 5 }
    "it does not win" = { arms = [upgrade.chemical_weapons], a = 1, b = 4, n = 5 }
    "without them"    = { arms = [], a = 4, b = 1, n = 0 }
  }

  given {
    set game {
      round   = 5
      weather = weather.sunny
    }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.field_guns, player.khanate, space.dornburg, space.holm_fields, 0, 1] }
    set u {
      in       = every(piece)
      where    = u.unit == unit.field_guns
      upgrades = arms
    }
  }
  dice { rolls = [a, b] }
  run {
    defaults = true
    call battle_at { with = [space.holm_fields, player.khanate] }
  }
  play { lines = ["stand", "attack spearmen with field_guns"] }
  expect { that = space.holm_fields.foul == n }
}

test "chemical weapons poison what they strike, also without effect" {
  cites = ["KK3-779"]
  cases = {
    "artillery with them"    = { arms = [upgrade.chemical_weapons], n = 5, cites = ["KK3-780"] }
    "artillery with barrels" = { arms = [upgrade.rifled_barrels], n = 0 }
  }

  given {
    set game { round = 5 }
    call gun_ready { with = [unit.field_guns, space.kings_haven] }
    set u {
      in       = pieces(space.kings_haven)
      upgrades = arms
    }
    call stands { with = [unit.royal_guard, player.kingdom, space.holm_fields, 1] }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["shell royal_guard in holm_fields with field_guns"] }
  expect {
    that    = space.holm_fields.foul == n
    message = "gas, or none"
  }
}

test "who is in the gas when his movement ends has Losses" {
  cites = ["KK3-781", "KK3-783"]

  given {
    set space holm_fields { foul = 1 }
    call gun_ready { with = [unit.lancers, space.kings_haven] }
    call gun_ready { with = [unit.spearmen, space.holm_fields] }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    set p {
      in    = [player.khanate]
      front = []
    }
  }
  run breathe_gas { p = player.khanate }
  expect {
    mine = first(army(space.holm_fields, player.khanate))
    that = (
      mine.stage == wound.losses &&
      mine.hindrance == 1 &&
      first(army(space.kings_haven, player.khanate)).stage == wound.fresh &&
      first(army(space.kings_haven, player.khanate)).hindrance == 0 &&
      first(army(space.holm_fields, player.kingdom)).stage == wound.fresh
    )
    message = "only those who are in it, and whose movement it was"
    said    = "The gas over Holm Fields reaches Spearmen of Tarkhan."
  }
}

test "gas in the weather" {
  cases = {
    "rain clears it"                   = { sky = weather.rain, age = 4, here = 0, cites = ["KK3-785"] }
    "a storm clears it"                = { sky = weather.storm, age = 4, here = 0, cites = ["KK3-785"] }
    "snow clears it"                   = { sky = weather.snow, age = 4, here = 0, cites = ["KK3-785"] }
    "wind drives it on"                = { sky = weather.windy, age = 4, here = 0, cites = ["KK3-786"] }
    "the sun leaves it"                = { sky = weather.sunny, age = 4, here = 4, cites = ["KK3-785", "KK3-786"] }
    "in its first turn, rain does not" = { sky = weather.rain, age = 5, here = 5, cites = ["KK3-787"] }
    "nor does wind"                    = { sky = weather.windy, age = 5, here = 5, cites = ["KK3-787"] }
  }

  given {
    set game {
      round   = 5
      weather = sky
    }
    set space holm_fields { foul = age }
  }
  run gas_in_the_weather {}
  expect {
    drifted = count(adjacent(space.holm_fields), space.foul > 0)
    that    = space.holm_fields.foul == here && drifted == (sky == weather.windy && age == 4 ? 1 : 0)
    message = "as the weather has it"
  }
}

test "a Wooden ship on a river fires at land units" {
  cites = ["KK3-542"]
  given {
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call gun_ready { with = [unit.war_junk, space.stonewater] }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["shell spearmen in holm_fields with war_junk"] }
  expect { said = "Fire from War Junk of Tarkhan falls on Holm Fields." }
}

test "wind drives gas no further than one sub-province" {
  cites = ["KK3-786"]
  cases = {
    "a" = { s = space.white_peaks }
    "b" = { s = space.burkhan_keld }
    "c" = { s = space.ulan_tamga }
    "d" = { s = space.altan_ordo }
    "e" = { s = space.grey_shore }
    "f" = { s = space.kurgan_plain }
    "g" = { s = space.eagle_pass }
  }
  given {
    set game {
      round   = 5
      weather = weather.windy
    }
    set x {
      in   = [s]
      foul = 4
    }
  }
  run gas_in_the_weather {}
  expect { that = count(adjacent(s), space.foul > 0) == 1 }
}

test "wind drives neighbouring gas on, each cloud by one sub-province" {
  cites = ["KK3-786"]
  given {
    set game {
      round   = 5
      weather = weather.windy
    }
    set x {
      in   = [space.altan_ordo, space.sarai]
      foul = 4
    }
  }
  run gas_in_the_weather {}
  expect {
    that = (
      any(adjacent(space.altan_ordo), space.foul > 0) && any(adjacent(space.sarai), space.foul > 0) &&
      sum(lands(), space.foul > 0 ? 1 : 0) <= 2
    )
  }
}

test "gas spares nobody, also no Agents and no aircraft on the ground" {
  cites = ["KK3-783"]
  cases = {
    "spearmen" = { what = unit.spearmen }
    "agents"   = { what = unit.agents }
    "seaplane" = { what = unit.seaplane }
    "kites"    = { what = unit.kite_riders }
  }
  given {
    set space holm_fields { foul = 1 }
    call stands { with = [what, player.khanate, space.holm_fields, 1] }
  }
  run breathe_gas { with = [player.khanate] }
  expect { that = first(pieces(space.holm_fields)).stage == wound.losses }
}

# Fire alone, with units as they stand.
procedure firing {
  params = { p = player }

  offer {
    to      = p
    actions = [action.shell, action.shell_building]
    prompt  = "Fire."
    done    = "hold fire"
  }
}

test "guns that cannot fire" {
  cites = ["KK3-502", "KK3-769"]
  cases = {
    "they have no time left"   = { whose = player.khanate, left = 0, met = false, broken = false, aboard = false }
    "they have met the enemy"  = { whose = player.khanate, left = 1, met = true, broken = false, aboard = false }
    "they are routed"          = { whose = player.khanate, left = 1, met = false, broken = true, aboard = false }
    "they are aboard a ship"   = { whose = player.khanate, left = 1, met = false, broken = false, aboard = true }
    "they are somebody else's" = { whose = player.union, left = 1, met = false, broken = false, aboard = false }
  }

  given {
    set game { weather = weather.sunny }
    create ship {
      unit  = unit.freighter
      owner = player.khanate
      at    = space.south_amber
    }
    create gun {
      unit    = unit.howitzers
      owner   = whose
      at      = aboard ? space.south_amber : space.kings_haven
      left    = left
      engaged = met
      routed  = broken
    }
    carry gun {
      when = aboard
      by   = ship
    }
    create {
      unit  = unit.field_guns
      owner = player.khanate
      at    = space.dornburg
      left  = 1
    }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.market, player.kingdom, space.holm_fields, 1] }
  }
  run firing { p = player.khanate }
  refuse {
    line    = "shell militia in holm_fields with howitzers"
    because = "You have no such unit that can still fire."
  }
  refuse {
    line    = "bombard market in holm_fields with howitzers"
    because = "Only Heavy artillery and Large steel ships shell buildings."
  }
  play { lines = ["hold fire"] }
}

test "what fire does to whom, and what it leaves" {
  cites = ["KK3-769", "KK3-771..774"]
  cases = {
    "as much as Morale does not rout" = {
      foe    = unit.spearmen,
      before = wound.fresh,
      there  = space.holm_fields,
      a      = 2,
      b      = 2,
      theirs = [wound.fresh],
      said   = "Field Guns of Tarkhan: 6; Spearmen of Aldermark: 3."
    }
    "one more than the target harms it" = {
      foe    = unit.swordsmen,
      before = wound.fresh,
      there  = space.holm_fields,
      a      = 2,
      b      = 1,
      theirs = [wound.losses],
      said   = "Field Guns of Tarkhan: 6; Swordsmen of Aldermark: 5."
    }
    "the target has its hills" = {
      foe    = unit.militia,
      before = wound.fresh,
      there  = space.long_downs,
      a      = 1,
      b      = 2,
      theirs = [wound.losses],
      said   = "Field Guns of Tarkhan: 5; Militia of Aldermark: 4."
    }
    "it destroys what is weak" = {
      foe    = unit.militia,
      before = wound.heavy_losses,
      there  = space.holm_fields,
      a      = 2,
      b      = 1,
      theirs = [],
      said   = "Aldermark loses Militia at Holm Fields."
    }
  }

  given {
    call gun_ready { with = [unit.field_guns, space.kings_haven] }
    create {
      unit  = foe
      owner = player.kingdom
      at    = there
      stage = before
    }
    call stands { with = [unit.kite_riders, player.kingdom, there, 1] }
  }
  dice { rolls = [a, b] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  refuse {
    line    = "shell kite_riders in ${there} with field_guns"
    because = "There is no such enemy there."
  }
  play { lines = ["shell ${foe} in ${there} with field_guns"] }
  expect {
    gun = first(army(space.kings_haven, player.khanate))
    hit = where(pieces(there), piece.unit == foe)
    that = (
      same([for u in hit : u.stage], theirs) &&
      all([for u in every(piece) : u.duty == duty.idle && u.foe == none && u.rolled == 0 && !u.lost]) &&
      gun.fought &&
      gun.moved &&
      gun.along == 0 &&
      there.foul == 0
    )
    said    = said
    message = "the target, and the gun"
  }
}

test "a bombardment is the gun's turn, and leaves no gas of itself" {
  cites = ["KK3-769", "KK3-775", "KK3-779"]
  cases = {
    "howitzers"            = { what = unit.howitzers, here = space.kings_haven, arms = [], n = 0 }
    "howitzers with gas"   = { what = unit.howitzers, here = space.kings_haven, arms = [upgrade.chemical_weapons], n = 3 }
    "a cruiser has no gas" = { what = unit.cruiser, here = space.north_amber, arms = [upgrade.chemical_weapons], n = 0 }
  }

  given {
    set game { round = 3 }
    call gun_ready { with = [what, here] }
    set u {
      in       = pieces(here)
      where    = u.unit == what
      upgrades = arms
    }
    call stands { with = [unit.market, player.kingdom, space.holm_fields, 1] }
  }
  dice { rolls = [1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bombard market in holm_fields with ${what}"] }
  expect {
    gun     = first(army(here, player.khanate))
    that    = gun.fought && gun.moved && gun.left == 0 && space.holm_fields.foul == n
    message = "gas, or none"
  }
}

test "whom the gas reaches when a movement ends" {
  cites = ["KK3-783"]

  given {
    set game { weather = weather.sunny }
    set space holm_fields { foul = 1 }
    create {
      unit  = unit.spearmen
      owner = player.khanate
      at    = space.holm_fields
      stage = wound.heavy_losses
    }
    call stands { with = [unit.old_temur, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.naval_base, player.khanate, space.holm_fields, 1] }
    create ship {
      unit  = unit.freighter
      owner = player.khanate
      at    = space.holm_fields
    }
    create man {
      unit  = unit.swordsmen
      owner = player.khanate
      at    = space.holm_fields
    }
    carry man { by = ship }
    call stands { with = [unit.lancers, player.khanate, space.kings_haven, 1] }
  }
  run movement_of { p = player.khanate }
  expect { that = count(pieces(space.holm_fields)) == 5 }
  play { lines = ["stop moving"] }
  expect {
    here = pieces(space.holm_fields)
    that = count(here) == 4 && all(here, piece.stage == (piece.unit == unit.freighter ? wound.losses : wound.fresh))
    said = "Tarkhan loses Spearmen at Holm Fields."
  }
}

test "gas of the first turns, and gas that meets gas" {
  cites = ["KK3-785..787"]
  cases = {
    "the sun is kind to gas in a desert" = { sky = weather.rain, now = 5, old = 1, fresh = 0, here = 0, there = 0 }
    "wind brings gas as old as a turn"   = { sky = weather.windy, now = 5, old = 2, fresh = 0, here = 0, there = 4 }
    "newer gas stays new"                = { sky = weather.windy, now = 5, old = 2, fresh = 5, here = 0, there = 5 }
  }

  given {
    set game {
      round   = now
      weather = sky
    }
    set space salt_pans { foul = old }
    set s {
      in   = adjacent(space.salt_pans)
      foul = fresh
    }
  }
  run gas_in_the_weather {}
  expect {
    that = (
      (sky == weather.rain || space.salt_pans.foul == here) &&
      max([for s in adjacent(space.salt_pans) : s.foul]) == there
    )
    message = "as the weather has it"
  }
}

test "rain clears also gas of the first turn" {
  cites = ["KK3-785"]

  given {
    set game {
      round   = 5
      weather = weather.rain
    }
    set space holm_fields { foul = 1 }
  }
  run gas_in_the_weather {}
  expect { that = space.holm_fields.foul == 0 }
}

test "fire that does not rout destroys what had not much left" {
  cites = ["KK3-613", "KK3-771"]

  given {
    create {
      unit  = unit.royal_guard
      owner = player.kingdom
      at    = space.holm_fields
      stage = wound.heavy_losses
    }
    call gun_ready { with = [unit.field_guns, space.kings_haven] }
  }
  dice { rolls = [1, 2] }
  run fire_at { with = [first(pieces(space.kings_haven)), first(pieces(space.holm_fields)), player.khanate] }
  expect {
    that   = empty(pieces(space.holm_fields))
    unsaid = "routed"
  }
}

test "fire is thrown for with a die of four" {
  cites = ["KK3-772"]

  given {
    call gun_ready { with = [unit.field_guns, space.kings_haven] }
  }
  run {
    repeat {
      times = 40
      create target {
        unit  = unit.royal_guard
        owner = player.kingdom
        at    = space.holm_fields
      }
      call fire_at { with = [first(pieces(space.kings_haven)), target, player.khanate] }
    }
  }
  expect {
    said   = "Field Guns of Tarkhan: 8;"
    unsaid = "Field Guns of Tarkhan: 9;"
  }
  expect { unsaid = "Field Guns of Tarkhan: 10;" }
}

test "buildings are shelled with a die of four, Fortresses with one of eight" {
  cites = ["KK3-776", "KK3-777"]
  cases = {
    "markets" = { house = unit.market, most = "Howitzers: 4.", bad = "Howitzers: 5.", worse = "Howitzers: 6." }
    "combat shelters" = {
      house = unit.combat_shelter,
      most  = "Howitzers: 8.",
      bad   = "Howitzers: 9.",
      worse = "Howitzers: 10."
    }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [house, player.kingdom, space.holm_fields, 20] }
    create {
      unit  = unit.howitzers
      owner = player.khanate
      at    = space.kings_haven
      count = 16
      left  = 1
    }
  }
  run firing { p = player.khanate }
  play {
    lines = [
      "bombard ${house} in holm_fields with howitzers", "bombard ${house} in holm_fields with howitzers",
      "bombard ${house} in holm_fields with howitzers", "bombard ${house} in holm_fields with howitzers",
      "bombard ${house} in holm_fields with howitzers", "bombard ${house} in holm_fields with howitzers",
      "bombard ${house} in holm_fields with howitzers", "bombard ${house} in holm_fields with howitzers",
      "bombard ${house} in holm_fields with howitzers", "bombard ${house} in holm_fields with howitzers",
      "bombard ${house} in holm_fields with howitzers", "bombard ${house} in holm_fields with howitzers",
      "bombard ${house} in holm_fields with howitzers", "bombard ${house} in holm_fields with howitzers",
      "bombard ${house} in holm_fields with howitzers", "bombard ${house} in holm_fields with howitzers"
    ]
  }
  expect {
    said   = most
    unsaid = bad
  }
  expect { unsaid = worse }
}

# Losses of three levels, which would destroy a fresh target, would take dice that are four apart.
test "fire that wins destroys no fresh target, whatever the dice" {
  cites = ["KK3-772"]

  given {
    create {
      unit       = unit.field_guns
      owner      = player.khanate
      at         = space.kings_haven
      experience = 5
    }
    call stands { with = [unit.royal_guard, player.kingdom, space.holm_fields, 1] }
  }
  run {
    defaults = true
    repeat {
      times = 40
      call fire_at { with = [first(pieces(space.kings_haven)), first(pieces(space.holm_fields)), player.khanate] }
      set u {
        in     = pieces(space.holm_fields)
        stage  = wound.fresh
        routed = false
      }
    }
  }
  expect {
    that = count(pieces(space.holm_fields)) == 1
    said = "Heavy losses among Royal Guard of Aldermark."
  }
}
