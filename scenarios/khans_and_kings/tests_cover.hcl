# Tests of cover, and of who can attack whom at all.

# A striker, a target and the units beside the target.
procedure ranked {
  params = { striker = unit, target = unit, beside = optional(unit), there = space }

  create {
    unit  = striker
    owner = player.khanate
    at    = there
  }
  create {
    unit  = target
    owner = player.kingdom
    at    = there
  }
  create {
    when  = beside != none
    unit  = beside
    owner = player.kingdom
    at    = there
  }
}

test "who may be attacked" {
  cases = {
    "infantry attacks infantry" = {
      striker = unit.swordsmen,
      target  = unit.spearmen,
      beside  = unit.bowmen,
      there   = space.holm_fields,
      may     = true,
      cites   = ["KK3-764"]
    }
    "archers are covered" = {
      striker = unit.swordsmen,
      target  = unit.bowmen,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = false,
      cites   = ["KK3-764", "KK3-765"]
    }
    "artillery is covered" = {
      striker = unit.swordsmen,
      target  = unit.field_guns,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = false,
      cites   = ["KK3-765"]
    }
    "siege machines are covered" = {
      striker = unit.swordsmen,
      target  = unit.trebuchet,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = false,
      cites   = ["KK3-765"]
    }
    "support is covered" = {
      striker = unit.swordsmen,
      target  = unit.wagon_train,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = false,
      cites   = ["KK3-765"]
    }
    "archers are covered by flyers" = {
      striker = unit.swordsmen,
      target  = unit.bowmen,
      beside  = unit.kite_riders,
      there   = space.holm_fields,
      may     = false,
      cites   = ["KK3-765"]
    }
    "not by its like" = {
      striker = unit.swordsmen,
      target  = unit.bowmen,
      beside  = unit.wagon_train,
      there   = space.holm_fields,
      may     = true,
      cites   = ["KK3-765"]
    }
    "nor alone" = {
      striker = unit.swordsmen,
      target  = unit.field_guns,
      beside  = unit.field_guns,
      there   = space.holm_fields,
      may     = true,
      cites   = ["KK3-765"]
    }
    "archers attack anybody" = {
      striker = unit.bowmen,
      target  = unit.field_guns,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = true,
      cites   = ["KK3-766"]
    }
    "cavalry attacks anybody" = {
      striker = unit.light_horse,
      target  = unit.field_guns,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = true,
      cites   = ["KK3-768"]
    }
    "tanks attack anybody" = {
      striker = unit.tankettes,
      target  = unit.bowmen,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = true,
      cites   = ["KK3-768"]
    }
    "flyers attack anybody" = {
      striker = unit.kite_riders,
      target  = unit.bowmen,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = true,
      cites   = ["KK3-768"]
    }
    "aircraft are not free of it" = {
      striker = unit.bomber,
      target  = unit.bowmen,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = false,
      cites   = ["KK3-768"]
    }
    "infantry does not reach flyers" = {
      striker = unit.swordsmen,
      target  = unit.kite_riders,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = false,
      cites   = ["KK3-524"]
    }
    "flyers reach flyers" = {
      striker = unit.kite_riders,
      target  = unit.kite_riders,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = true,
      cites   = ["KK3-524"]
    }
    "siege machines reach flyers" = {
      striker = unit.catapult,
      target  = unit.kite_riders,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = true,
      cites   = ["KK3-518"]
    }
    "anti-aircraft guns reach flyers" = {
      striker = unit.flak,
      target  = unit.kite_riders,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = true,
      cites   = ["KK3-524"]
    }
    "fighters reach flyers" = {
      striker = unit.fighter,
      target  = unit.kite_riders,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = true,
      cites   = ["KK3-524"]
    }
    "torpedo boats reach flyers" = {
      striker = unit.torpedo_boat,
      target  = unit.kite_riders,
      beside  = unit.cruiser,
      there   = space.north_amber,
      may     = true,
      cites   = ["KK3-590"]
    }
    "cruisers do not reach flyers" = {
      striker = unit.cruiser,
      target  = unit.kite_riders,
      beside  = unit.cruiser,
      there   = space.north_amber,
      may     = false,
      cites   = ["KK3-590"]
    }
    "nobody attacks aircraft in battle" = {
      striker = unit.flak,
      target  = unit.bomber,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = false,
      cites   = ["KK3-819"]
    }
    "nobody attacks agents" = {
      striker = unit.light_horse,
      target  = unit.agents,
      beside  = unit.spearmen,
      there   = space.holm_fields,
      may     = false,
      cites   = ["KK3-571"]
    }
    "cruisers do not find submarines" = {
      striker = unit.cruiser,
      target  = unit.submarine,
      beside  = unit.cruiser,
      there   = space.north_amber,
      may     = false,
      cites   = ["KK3-549"]
    }
    "destroyers find submarines" = {
      striker = unit.destroyer,
      target  = unit.submarine,
      beside  = unit.cruiser,
      there   = space.north_amber,
      may     = true,
      cites   = ["KK3-585"]
    }
    "aircraft find submarines" = {
      striker = unit.bomber,
      target  = unit.submarine,
      beside  = unit.cruiser,
      there   = space.north_amber,
      may     = true,
      cites   = ["KK3-550"]
    }
    "flyers find submarines" = {
      striker = unit.kite_riders,
      target  = unit.submarine,
      beside  = unit.cruiser,
      there   = space.north_amber,
      may     = true,
      cites   = ["KK3-550"]
    }
    "submarines attack ships" = {
      striker = unit.submarine,
      target  = unit.cruiser,
      beside  = unit.submarine,
      there   = space.north_amber,
      may     = true,
      cites   = ["KK3-549"]
    }
    "wooden ships on rivers do not attack troops" = {
      striker = unit.war_junk,
      target  = unit.spearmen,
      beside  = unit.bowmen,
      there   = space.dornburg,
      may     = false,
      cites   = ["KK3-541"]
    }
    "but ships" = {
      striker = unit.war_junk,
      target  = unit.river_gunboat,
      beside  = unit.bowmen,
      there   = space.dornburg,
      may     = true,
      cites   = ["KK3-541"]
    }
    "river ships attack troops" = {
      striker = unit.river_gunboat,
      target  = unit.spearmen,
      beside  = unit.bowmen,
      there   = space.dornburg,
      may     = true,
      cites   = ["KK3-671"]
    }
    "and are attacked by them" = {
      striker = unit.spearmen,
      target  = unit.river_gunboat,
      beside  = unit.bowmen,
      there   = space.dornburg,
      may     = true,
      cites   = ["KK3-671"]
    }
  }

  given ranked { with = [striker, target, beside, there] }
  expect {
    here    = pieces(there)
    that    = can_target(here[0], here[1], drop(here, 1)) == may
    message = "${striker} and ${target}"
  }
}

test "in a battle the covered one is refused" {
  cites = ["KK3-724", "KK3-764", "KK3-765"]

  given {
    call stands { with = [unit.bowmen, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
    call marches_in { with = [unit.riflemen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [3, 3, 3, 3] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand"] }
  refuse {
    line    = ["attack bowmen with swordsmen", "attack bowmen with swordsmen, supported by 1 riflemen"]
    because = "Others cover it"
  }
  play { lines = ["attack spearmen with swordsmen", "dornburg", "stand", "attack bowmen with riflemen", "stonewater"] }
  expect {
    that = count(army(space.holm_fields, player.khanate)) == 2 && empty(army(space.holm_fields, player.kingdom))
  }
}

test "who attacks from under cover and loses stays, and goes back in the end" {
  cites = ["KK3-766", "KK3-767"]

  given {
    call stands { with = [unit.royal_guard, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.bowmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
    call marches_in { with = [unit.spearmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [1, 4] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack royal_guard with bowmen"] }
  expect {
    here = army(space.holm_fields, player.khanate)
    that = (
      count(here) == 2 &&
      all(here, piece.stage == wound.fresh && !piece.routed) &&
      first(army(space.holm_fields, player.kingdom)).stage == wound.fresh
    )
    message = "nothing happens"
    said    = "The attack comes to nothing."
  }
  play { lines = ["stand", "break off"] }
  expect { that = count(army(space.kings_haven, player.khanate)) == 2 }
}

test "whom the weather keeps from fighting has no part in a battle" {
  cites = ["KK3-050", "KK3-056"]
  cases = {
    "flyers under clouds"    = { what = unit.kite_riders, there = space.holm_fields, sky = weather.cloudy, n = 0 }
    "flyers in the sunshine" = { what = unit.kite_riders, there = space.holm_fields, sky = weather.sunny, n = 1 }
    "ships in a storm"       = { what = unit.cruiser, there = space.north_amber, sky = weather.storm, n = 0 }
    "ships under clouds"     = { what = unit.cruiser, there = space.north_amber, sky = weather.cloudy, n = 1 }
    "infantry in a storm"    = { what = unit.spearmen, there = space.holm_fields, sky = weather.storm, n = 1 }
  }

  given {
    set game { weather = sky }
    call stands { with = [what, player.khanate, there, 1] }
  }
  expect {
    that    = count(army(there, player.khanate)) == n && count(opponents(there, player.kingdom)) == n
    message = "neither attacks nor is attacked"
  }
}

test "Flying units cover archers while they fight, from those who cannot attack them, too" {
  cites = ["KK3-764", "KK3-765"]
  cases = {
    "in the sunshine"                 = { striker = unit.swordsmen, sky = weather.sunny, targets = [] }
    "under clouds nobody covers them" = { striker = unit.swordsmen, sky = weather.cloudy, targets = [unit.bowmen] }
    "cavalry does not care"           = { striker = unit.lancers, sky = weather.sunny, targets = [unit.bowmen] }
    "archers attack the archers"      = { striker = unit.bowmen, sky = weather.sunny, targets = [unit.bowmen] }
  }

  given {
    set game { weather = sky }
    call stands { with = [unit.bowmen, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.kite_riders, player.kingdom, space.holm_fields, 1] }
    call stands { with = [striker, player.khanate, space.holm_fields, 1] }
  }
  expect {
    that = same([
      for u in targets_of(last(pieces(space.holm_fields)), space.holm_fields, player.khanate) : u.unit
    ], targets)
  }
}
