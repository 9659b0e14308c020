# Tests of what a type brings to battle.

test "whom types may attack" {
  cases = {
    "infantry and the covered"    = { what = unit.spearmen, target = unit.bowmen, can = false, cites = ["KK3-492"] }
    "infantry and guns"           = { what = unit.spearmen, target = unit.field_guns, can = false, cites = ["KK3-500"] }
    "infantry and Signals"        = { what = unit.spearmen, target = unit.heliograph, can = false, cites = ["KK3-511"] }
    "infantry and siege machines" = { what = unit.spearmen, target = unit.catapult, can = false, cites = ["KK3-517"] }
    "infantry and infantry"       = { what = unit.spearmen, target = unit.swordsmen, can = true, cites = ["KK3-488"] }
    "cavalry and the covered"     = { what = unit.lancers, target = unit.bowmen, can = true, cites = ["KK3-496"] }
    "cavalry and guns"            = { what = unit.light_horse, target = unit.howitzers, can = true, cites = ["KK3-496"] }
    "tanks and guns"              = { what = unit.tankettes, target = unit.howitzers, can = true, cites = ["KK3-520"] }
    "infantry and flyers"         = { what = unit.spearmen, target = unit.kite_riders, can = false, cites = ["KK3-524"] }
    "siege machines and flyers" = {
      what   = unit.catapult,
      target = unit.kite_riders,
      can    = true,
      cites  = ["KK3-518", "KK3-524"]
    }
    "flyers and flyers" = { what = unit.kite_riders, target = unit.kite_riders, can = true, cites = ["KK3-524"] }
    "anti-aircraft guns and flyers" = {
      what   = unit.flak,
      target = unit.kite_riders,
      can    = true,
      cites  = ["KK3-508", "KK3-524"]
    }
    "flyers and infantry"       = { what = unit.kite_riders, target = unit.spearmen, can = true, cites = ["KK3-523"] }
    "a fighter and flyers"      = { what = unit.fighter, target = unit.kite_riders, can = true, cites = ["KK3-524"] }
    "a cruiser and a submarine" = { what = unit.cruiser, target = unit.submarine, can = false, cites = ["KK3-549"] }
    "guns on land and a submarine" = {
      what   = unit.howitzers,
      target = unit.submarine,
      can    = true,
      cites  = ["KK3-549"]
    }
    "a destroyer and a submarine" = {
      what   = unit.destroyer,
      target = unit.submarine,
      can    = true,
      cites  = ["KK3-544", "KK3-549"]
    }
    "a bomber and a submarine" = { what = unit.bomber, target = unit.submarine, can = true, cites = ["KK3-550"] }
    "flyers and a submarine"   = { what = unit.kite_riders, target = unit.submarine, can = true, cites = ["KK3-550"] }
    "a torpedo boat and flyers" = {
      what   = unit.torpedo_boat,
      target = unit.kite_riders,
      can    = true,
      cites  = ["KK3-544"]
    }
    "a cruiser and flyers"       = { what = unit.cruiser, target = unit.kite_riders, can = false, cites = ["KK3-544"] }
    "a wooden ship and infantry" = { what = unit.war_junk, target = unit.spearmen, can = false, cites = ["KK3-541"] }
    "a river ship and infantry"  = { what = unit.river_gunboat, target = unit.spearmen, can = true, cites = ["KK3-541"] }
  }

  given {
    call stands { with = [what, player.khanate, space.dornburg, 1] }
    call stands { with = [target, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.militia, player.kingdom, space.dornburg, 1] }
  }
  expect {
    mine    = first(pieces(space.dornburg))
    theirs  = pieces(space.dornburg, player.kingdom)
    that    = can_target(mine, first(theirs), theirs) == can
    message = "It may, or it may not."
  }
}

test "who fires from a distance" {
  cases = {
    "light artillery"         = { what = unit.field_guns, can = true, cites = ["KK3-502"] }
    "heavy artillery"         = { what = unit.howitzers, can = true, cites = ["KK3-504"] }
    "a wooden ship with guns" = { what = unit.war_junk, can = true, cites = ["KK3-542"] }
    "a wooden ship without"   = { what = unit.merchant_junk, can = false, cites = ["KK3-542"] }
    "infantry"                = { what = unit.riflemen, can = false, cites = ["KK3-502"] }
  }

  given {
    create {
      unit  = what
      owner = player.kingdom
      at    = space.dornburg
      left  = 1
    }
  }
  expect { that = may_fire(first(pieces(space.dornburg))) == can }
}

test "what fires at aircraft by itself" {
  cites = ["KK3-509", "KK3-544"]
  cases = {
    "anti-aircraft guns here"      = { what = unit.flak, at = space.dornburg, n = 1 }
    "anti-aircraft guns next door" = { what = unit.flak, at = space.holm_fields, n = 1 }
    "anti-aircraft guns far away"  = { what = unit.flak, at = space.kings_haven, n = 0 }
    "a destroyer next door"        = { what = unit.destroyer, at = space.north_amber, n = 1 }
    "other guns"                   = { what = unit.field_guns, at = space.dornburg, n = 0 }
  }

  given {
    call stands { with = [what, player.kingdom, at, 1] }
    call stands { with = [unit.kite_riders, player.khanate, space.dornburg, 1] }
  }
  expect {
    that = count(guns_against(last(pieces(space.dornburg)), space.dornburg)) == n
  }
}

test "fighters rise within half of their range, once in a turn" {
  cites = ["KK3-531..533"]
  cases = {
    "near"          = { what = unit.fighter, at = space.kings_haven, done = false, n = 1 }
    "too far"       = { what = unit.fighter, at = space.kasr_city, done = false, n = 0 }
    "a second time" = { what = unit.fighter, at = space.kings_haven, done = true, n = 0 }
    "a bomber"      = { what = unit.bomber, at = space.kings_haven, done = false, n = 0 }
  }

  given {
    call airfield_at { with = [at, player.kingdom] }
    create {
      unit    = what
      owner   = player.kingdom
      at      = at
      reacted = done
    }
    call stands { with = [unit.bomber, player.khanate, space.dornburg, 1] }
  }
  expect {
    that = count(interceptors_of(first(pieces(space.dornburg)), space.dornburg)) == n
  }
}

test "bombers bomb" {
  cites = ["KK3-534", "KK3-535"]

  given {
    call stands { with = [unit.bomber, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.fighter, player.khanate, space.dornburg, 1] }
  }
  expect {
    that = !empty(bombs_of(first(pieces(space.dornburg)))) && empty(bombs_of(last(pieces(space.dornburg))))
  }
}

test "where seaplanes are based" {
  cites = ["KK3-536", "KK3-537"]
  cases = {
    "on the coast"        = { what = unit.seaplane, at = space.holm_fields, can = true }
    "on a river"          = { what = unit.seaplane, at = space.deepwood, can = true }
    "in a swamp"          = { what = unit.seaplane, at = space.eldermoor, can = true }
    "on the lake"         = { what = unit.seaplane, at = space.mirror_lake, can = true }
    "on dry land"         = { what = unit.seaplane, at = space.falken_tower, can = false }
    "a fighter, anywhere" = { what = unit.fighter, at = space.holm_fields, can = false }
  }

  given {
    call two_states {}
    call stands { with = [what, player.kingdom, at, 1] }
  }
  expect { that = may_base(first(pieces(at)), at) == can }
}

test "bonuses against types" {
  cases = {
    "halberdiers and cavalry" = {
      what   = unit.halberdiers,
      target = unit.lancers,
      n      = 8,
      cites  = ["KK3-472", "KK3-487"]
    }
    "halberdiers and infantry" = { what = unit.halberdiers, target = unit.spearmen, n = 4, cites = ["KK3-487"] }
    "spearmen and cavalry"     = { what = unit.spearmen, target = unit.light_horse, n = 5, cites = ["KK3-472"] }
    "submarines and large ships" = {
      what   = unit.submarine,
      target = unit.cruiser,
      n      = 6,
      cites  = ["KK3-547", "KK3-548"]
    }
    "submarines and small ships" = { what = unit.submarine, target = unit.destroyer, n = 4, cites = ["KK3-547"] }
  }

  given {
    call stands { with = [target, player.khanate, space.north_amber, 1] }
    create {
      unit  = what
      owner = player.kingdom
      at    = space.north_amber
      foe   = first(pieces(space.north_amber))
    }
  }
  expect {
    that    = last(pieces(space.north_amber)).power == n
    message = "Strength ${n}"
  }
}

# ---- A clash

procedure meet {
  params = { one = piece, other = piece }

  call clash _margin {
    with     = [one, other]
    help     = []
    answered = true
  }
}

test "the higher total wins, and Morale says who is routed" {
  cites = ["KK3-473", "KK3-474", "KK3-602", "KK3-726"]
  cases = {
    "by 2 against Morale 2" = { what = unit.riflemen, target = unit.militia, dice = [2, 2], routed = false }
    "by 3 against Morale 2" = { what = unit.swordsmen, target = unit.militia, dice = [2, 2], routed = true }
    "by 1 against Morale 2" = { what = unit.spearmen, target = unit.militia, dice = [2, 2], routed = false }
  }

  given {
    call stands { with = [what, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [target, player.kingdom, space.kurgan_plain, 1] }
  }
  dice { rolls = dice }
  run {
    call meet { with = [first(pieces(space.kurgan_plain)), last(pieces(space.kurgan_plain))] }
  }
  expect {
    that    = last(pieces(space.kurgan_plain)).routed == routed && !first(pieces(space.kurgan_plain)).routed
    message = "The loser, and nobody else."
  }
}

test "Routed units found in a battle are taken or killed" {
  cites = ["KK3-615..617"]
  cases = {
    "defenders, and there is a camp"  = { camp = unit.prison_camp, mine = false, theirs = true, taken = 1, left = 1 }
    "defenders, and there is no camp" = { camp = unit.barracks, mine = false, theirs = true, taken = 0, left = 1 }
    "attackers"                       = { camp = unit.barracks, mine = true, theirs = false, taken = 0, left = 1 }
  }

  given {
    call two_states {}
    call stands { with = [camp, player.khanate, space.altan_ordo, 1] }
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.oak_march
      routed = mine
    }
    create {
      unit   = unit.spearmen
      owner  = player.kingdom
      at     = space.oak_march
      routed = theirs
    }
  }
  run battle_at { with = [space.oak_march, player.khanate] }
  expect {
    that    = count(pieces(space.captivity)) == taken && count(pieces(space.oak_march)) == left
    message = "What becomes of them."
  }
}

test "tanks go on after a battle" {
  cites = ["KK3-521"]
  cases = {
    "tanks"  = { what = unit.tankettes, on = true }
    "riders" = { what = unit.lancers, on = false }
  }

  given {
    call two_states {}
    create {
      unit  = what
      owner = player.khanate
      at    = space.dornburg
      left  = 1
    }
    create {
      unit   = unit.militia
      owner  = player.kingdom
      at     = space.dornburg
      routed = true
    }
  }
  run battle_at { with = [space.dornburg, player.khanate] }
  expect {
    that = (first(pieces(space.dornburg)).left > 0) == on
  }
}

# ---- What a state may have, and what it takes

test "Elite units are few" {
  cites = ["KK3-527..529"]

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.mercenaries, player.khanate, space.altan_ordo, 2] }
  }
  expect {
    that    = may_recruit(unit.khans_guard, player.khanate) && elites(player.khanate) == 0
    message = "Neutral ones are not counted."
  }
  run {
    call stands { with = [unit.khans_guard, player.khanate, space.altan_ordo, 1] }
  }
  expect {
    that    = !may_recruit(unit.khans_guard, player.khanate) && may_recruit(unit.mercenaries, player.khanate)
    message = "One in a state."
  }
  run {
    set player khanate { government = first(every(government), government.elites > 0) }
  }
  expect {
    that    = may_recruit(unit.khans_guard, player.khanate)
    message = "Governments raise the limit."
  }
}

test "units cost what they cost, where the buildings are" {
  cites = ["KK3-483", "KK3-485"]

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.khanate, space.kurgan_plain, 1] }
  }
  run recruiting { p = player.khanate }
  refuse {
    line    = "recruit swordsmen in chagan"
    because = "That province is not yours, lacks a building that the unit needs or does not raise it, or has no place for it."
  }
  play { lines = ["recruit swordsmen in altan_steppe"] }
  expect {
    that    = player.khanate.food == 18 && player.khanate.metal == 19
    message = "2 food and 1 metal."
  }
}

# ---- Deeds with guns and bombs

test "fire that destroys a Fortress teaches" {
  cites = ["KK3-802"]
  cases = {
    "a fort"        = { house = unit.fort, roll = [8], level = 2 }
    "a missed fort" = { house = unit.fort, roll = [7], level = 1 }
    "a barracks"    = { house = unit.barracks, roll = [4], level = 1 }
  }

  given {
    call two_states {}
    call stands { with = [house, player.kingdom, space.oak_march, 1] }
    call stands { with = [unit.howitzers, player.khanate, space.elkhold, 1] }
  }
  dice { rolls = roll }
  run marching { p = player.khanate }
  play { lines = ["bombard ${house} in oak_march with howitzers"] }
  expect {
    that = first(pieces(space.elkhold)).experience == level
  }
}

test "bombs that destroy a building, and successful interceptions, teach" {
  cites = ["KK3-803", "KK3-804"]

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.kingdom, space.oak_march, 1] }
    call stands { with = [unit.bomber, player.khanate, space.elkhold, 1] }
  }
  dice { rolls = [6, 4, 1] }
  run {
    call drop_bombs { with = [first(pieces(space.elkhold)), unit.barracks, space.oak_march] }
  }
  expect {
    that    = first(pieces(space.elkhold)).experience == 2
    message = "The building is gone."
  }
  run {
    call stands { with = [unit.fighter, player.kingdom, space.holm_fields, 1] }
    call intercept {
      fighter = first(pieces(space.holm_fields))
      u       = first(pieces(space.elkhold))
    }
  }
  expect {
    that    = first(pieces(space.holm_fields)).experience == 3
    message = "For heavy losses, and for the interception."
  }
}
