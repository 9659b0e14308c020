# Tests of the general levy, of tribal warriors and of vassals.

# A rival's step over a border, in his movement phase.
procedure crosses {
  params = { what = unit, p = player, from = space, to = space }

  set game { active = p }
  create scout {
    unit     = what
    owner    = p
    at       = to
    start_at = from
  }
  emit entered { with = [scout, to, from] }
}

# ---- The general levy

test "rivals that cross the border of a province with a Fortress call forth its levy, in the owner's next movement phase" {
  cites = ["KK3-163", "KK3-164", "KK3-166", "KK3-167", "KK3-169", "KK3-170"]

  given {
    call two_states {}
    set game { round = 4 }
    call stands { with = [unit.castle, player.khanate, space.silk_gate, 1] }
  }
  run crosses { with = [unit.light_horse, player.kingdom, space.mirror_town, space.red_sands] }
  expect {
    that    = space.chagan.invaded && !space.altan_steppe.invaded
    message = "The owner is not asked before his own movement."
  }
  run levy { p = player.khanate }
  play {
    by    = player.khanate
    lines = ["call it to the Fortress in silk_gate", "militia"]
  }
  expect {
    fresh = first(pieces(space.silk_gate), piece.unit == unit.militia)
    that = (
      fresh.owner == player.khanate && fresh.calling == calling.levy && fresh.origin == space.chagan &&
      fresh_arrival(fresh) && player.khanate.food == 20 && !space.chagan.invaded
    )
  }
}

test "the levy is of Militia or Light infantry, also regional ones" {
  cites = ["KK3-167", "KK3-168"]

  given {
    call two_states {}
  }
  expect {
    kinds = kinds_for(space.altan_steppe, levy_types())
    that = (
      contains(kinds, unit.militia) &&
      contains(kinds, unit.spearmen) &&
      all(kinds, unit.branch == branch.militia || unit.branch == branch.light_infantry) &&
      !contains(kinds, unit.partisans)
    )
  }
  expect {
    that = (
      regional_in(unit.horde, space.altan_steppe) && regional_in(unit.longship, space.altan_steppe) &&
      !regional_in(unit.horde, space.chagan) && !regional_in(unit.spearmen, space.chagan)
    )
    message = "Regional to a province, or to its region."
  }
  expect {
    kin = kinds_for(space.altan_steppe, tribal_types())
    that = (
      contains(kin, unit.horde) &&
      !contains(kinds_for(space.chagan, tribal_types()), unit.horde) &&
      contains(kin, unit.militia) &&
      contains(kin, unit.riflemen) &&
      contains(kin, unit.bowmen) &&
      contains(kin, unit.spearmen) &&
      !contains(kin, unit.lancers) &&
      !contains(kin, unit.swordsmen)
    )
  }
}

test "no levy for those who do not cross the border as rivals in their own movement" {
  cites = ["KK3-164", "KK3-165"]
  cases = {
    "within the province"   = { from = space.sarai, active = player.kingdom, peace = false, owner = player.kingdom }
    "in another's movement" = { from = space.mirror_town, active = player.union, peace = false, owner = player.kingdom }
    "at peace"              = { from = space.mirror_town, active = player.kingdom, peace = true, owner = player.kingdom }
    "the owner's own"       = { from = space.mirror_town, active = player.khanate, peace = false, owner = player.khanate }
  }

  given {
    call two_states {}
    call settle_relation {
      when = peace
      with = [player.khanate, player.kingdom, relation.peace]
    }
    create scout {
      unit  = unit.light_horse
      owner = owner
      at    = space.red_sands
    }
    set game { active = active }
    emit entered { with = [scout, space.red_sands, from] }
  }
  expect { that = !space.chagan.invaded }
}

test "no levy without a Fortress, nor among enemies, nor beyond the limit" {
  cites = ["KK3-164", "KK3-169"]
  cases = {
    "no fortress"          = { what = unit.market, foe = space.red_sands, crowd = 0 }
    "enemies in the place" = { what = unit.castle, foe = space.silk_gate, crowd = 0 }
    "a full place"         = { what = unit.fort, foe = space.red_sands, crowd = 3 }
  }

  given {
    call two_states {}
    call stands { with = [what, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.spearmen, player.kingdom, foe, 1] }
    for _i {
      in = range(1, crowd)
      call stands { with = [unit.spearmen, player.khanate, space.silk_gate, 1] }
    }
    set space chagan { invaded = true }
  }
  run levy { p = player.khanate }
  expect { that = empty(called_from(space.chagan, calling.levy)) && !space.chagan.invaded }
}

test "no second levy while the first is in play" {
  cites = ["KK3-171"]

  given {
    call two_states {}
    call stands { with = [unit.castle, player.khanate, space.silk_gate, 1] }
    call call_up {
      with  = [unit.militia, space.sarai, player.khanate, calling.levy, space.chagan]
      ready = false
    }
    set space chagan { invaded = true }
  }
  run levy { p = player.khanate }
  expect { that = count(called_from(space.chagan, calling.levy)) == 1 }
  given {
    gone = first(called_from(space.chagan, calling.levy))
    destroy gone {}
    set space chagan { invaded = true }
  }
  run levy { p = player.khanate }
  play { lines = ["call nobody"] }
  expect { that = empty(called_from(space.chagan, calling.levy)) }
}

test "the levy is asked for when the owner's movement begins" {
  cites = ["KK3-166"]

  given {
    call two_states {}
    set game { active = player.khanate }
    call stands { with = [unit.castle, player.khanate, space.silk_gate, 1] }
    set space chagan { invaded = true }
  }
  run movement_of { p = player.khanate }
  play { lines = ["call it to the Fortress in silk_gate", "spearmen"] }
  expect {
    fresh = first(pieces(space.silk_gate), piece.unit == unit.spearmen)
    that  = fresh.left == 0
  }
}

# ---- Tribal warriors

procedure tribal_khanate {
  call two_states {}
  set player khanate { government = government.chiefdom }
}

test "tribal warriors are called the moment that enemies enter, and gather in the capital of the province" {
  cites = ["KK3-172", "KK3-173", "KK3-175", "KK3-181", "KK3-182", "KK3-185"]

  given {
    call tribal_khanate {}
    set game { round = 5 }
  }
  run crosses { with = [unit.spearmen, player.kingdom, space.mirror_town, space.red_sands] }
  refuse {
    line    = ["call lancers", "call sappers", "call horde"]
    because = "Those are not the tribes of the province, or its capital cannot take them in."
  }
  play {
    by    = player.khanate
    lines = ["call Light Horse"]
  }
  expect {
    camp = where(pieces(space.sarai), piece.calling == calling.tribe)
    that = (
      count(camp) == 1 && first(camp).unit == unit.light_horse && !fresh_arrival(first(camp)) &&
      first(camp).origin == space.chagan && player.khanate.food == 20
    )
  }
  run crosses { with = [unit.spearmen, player.kingdom, space.mirror_town, space.silk_gate] }
  expect {
    that    = count(called_from(space.chagan, calling.tribe)) == 1
    message = "Not again while they are in play (KK3-185)."
  }
  expect {
    that = (
      !may_gather(space.chagan, player.khanate) && may_gather(space.burkhan, player.khanate) &&
      empty(called_from(space.burkhan, calling.tribe)) && empty(called_from(space.chagan, calling.vassal))
    )
  }
}

test "they move in the same turn if their owner's movement is still to come" {
  cites = ["KK3-182"]

  given {
    call tribal_khanate {}
    set game {
      round  = 5
      active = player.khanate
    }
    call call_up {
      with  = [unit.light_horse, space.sarai, player.khanate, calling.tribe, space.chagan]
      ready = true
    }
  }
  run reset_units { p = player.khanate }
  expect { that = first(pieces(space.sarai)).left > 0 }
}

test "the units are those of the province, or if it has none, those of the state" {
  cites = ["KK3-174"]

  expect {
    that = (
      same(tribes_of(space.altan_steppe, player.khanate), [unit.horde]) &&
      contains(tribes_of(space.chagan, player.khanate), unit.spearmen) &&
      contains(tribes_of(space.chagan, player.khanate), unit.bowmen) &&
      !contains(tribes_of(space.chagan, player.khanate), unit.lancers)
    )
  }
}

test "the number of warriors goes by the buildings of the province; ways do not count" {
  cites = ["KK3-176"]
  cases = {
    "none"               = { houses = 0, guest = false, n = 1, cites = ["KK3-178"] }
    "two"                = { houses = 2, guest = false, n = 1, cites = ["KK3-178"] }
    "two and a way"      = { houses = 2, guest = false, n = 1, cites = ["KK3-177"] }
    "three"              = { houses = 3, guest = false, n = 2, cites = ["KK3-179"] }
    "two and a legation" = { houses = 2, guest = true, n = 1, cites = ["KK3-178"] }
    "four"               = { houses = 4, guest = false, n = 2, cites = ["KK3-179"] }
  }

  given {
    call holds { with = [player.union, [space.hafenland]] }
    for s {
      in = take([space.northport, space.millrace, space.hafen, space.smelter_bay], houses)
      call stands { with = [unit.farm, player.union, s, 1] }
    }
    call stands {
      when = guest
      with = [unit.legation, player.kingdom, space.smelter_bay, 1]
    }
    call lay { with = [way.road, space.northport, space.millrace] }
    call lay { with = [way.rail, space.hafen, space.smelter_bay] }
    call lay { with = [way.bridge, space.hafen, space.smelter_bay] }
  }
  expect { that = warriors_of(space.hafenland) == n }
}

test "five buildings send three warriors" {
  cites = ["KK3-180"]

  given {
    call holds { with = [player.union, [space.hafenland]] }
    for s {
      in = parts(space.hafenland)
      call stands { with = [unit.farm, player.union, s, 1] }
    }
    call stands { with = [unit.farm, player.union, space.millrace, 1] }
  }
  expect { that = warriors_of(space.hafenland) == 3 }
}

test "three buildings: two warriors come, as far as there is room" {
  cites = ["KK3-176", "KK3-181"]
  cases = {
    "room for all" = { guards = 0, line = ["call Light Horse", "bowmen"], n = 2, archers = 1 }
    "room for one" = { guards = 5, line = ["call Light Horse"], n = 1, archers = 0 }
  }

  given {
    call tribal_khanate {}
    for s {
      in = [space.chagan_ford, space.silk_gate, space.sarai]
      call stands { with = [unit.market, player.khanate, s, 1] }
    }
    for _i {
      in = range(1, guards)
      call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    }
  }
  run crosses { with = [unit.spearmen, player.kingdom, space.mirror_town, space.red_sands] }
  play { lines = line }
  expect {
    that = (
      count(called_from(space.chagan, calling.tribe)) == n &&
      count(pieces(space.sarai), piece.unit == unit.bowmen) == archers
    )
    message = "one chooses for each of them"
  }
}

test "nobody is asked who knows no tribes, whose capital is taken, or whose friends come" {
  cites = ["KK3-173"]
  cases = {
    "no tribes"              = { rule = government.monarchy, foe = space.silk_gate, peace = false, cites = ["KK3-172"] }
    "enemies in the capital" = { rule = government.chiefdom, foe = space.sarai, peace = false, cites = ["KK3-181"] }
    "peace"                  = { rule = government.chiefdom, foe = space.silk_gate, peace = true }
  }

  given {
    call two_states {}
    set player khanate { government = rule }
    call stands { with = [unit.spearmen, player.kingdom, foe, 1] }
    call settle_relation {
      when = peace
      with = [player.khanate, player.kingdom, relation.peace]
    }
  }
  run crosses { with = [unit.spearmen, player.kingdom, space.mirror_town, space.red_sands] }
  expect { that = empty(called_from(space.chagan, calling.tribe)) }
}

test "a Doctrine may know tribes, too" {
  cites = ["KK3-172"]

  given {
    call two_states {}
    set player khanate {
      government = government.monarchy
      doctrine   = doctrine.swift_riders
    }
  }
  expect { that = may_gather(space.chagan, player.khanate) && !may_gather(space.dornmark, player.kingdom) }
}

test "who waits is asked once for units that come together, or not at all in this movement" {
  cites = ["KK3-173"]

  given {
    call tribal_khanate {}
    set game { active = player.kingdom }
    call stands { with = [unit.spearmen, player.kingdom, space.red_sands, 2] }
  }
  run {
    for u {
      in = pieces(space.red_sands)
      emit entered { with = [u, space.red_sands, space.mirror_town] }
    }
  }
  play { lines = ["call nobody now"] }
  run crosses { with = [unit.spearmen, player.kingdom, space.mirror_town, space.silk_gate] }
  play { lines = ["nobody in this movement phase"] }
  run crosses { with = [unit.spearmen, player.kingdom, space.eagle_pass, space.silk_gate] }
  expect { that = empty(called_from(space.chagan, calling.tribe)) && space.chagan.tribes_wait }
}

# The window in which warriors go home, for one player alone.
procedure going_home {
  params = { p = player }

  offer {
    to      = p
    actions = [action.send_home, action.grant_privileges, action.call_vassals]
    prompt  = "Send warriors home, and call vassals."
    done    = "done"
  }
}

test "who has let the first enemies pass may call the tribes against those who follow from the same place" {
  cites = ["KK3-173"]
  cases = {
    "on foot" = {
      order = "move 1 spearmen from mirror_town to red_sands"
      tribe = unit.spearmen
    }
    "by rail" = {
      order = "ride spearmen by rail from mirror_town to red_sands"
      tribe = unit.spearmen
    }
    "on the water" = {
      order = "sail 1 river_gunboat from mirror_lake to silk_gate"
      tribe = unit.spearmen
    }
    "from a ship" = {
      order = "land 1 spearmen from merchant_junk at grey_shore"
      tribe = unit.horde
    }
  }

  given {
    call tribal_khanate {}
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.mirror_lands]] }
    call lay { with = [way.rail, space.mirror_town, space.red_sands] }
    call stands { with = [unit.spearmen, player.kingdom, space.mirror_town, 2] }
    call stands { with = [unit.river_gunboat, player.kingdom, space.mirror_lake, 2] }
    create junk {
      unit  = unit.merchant_junk
      owner = player.kingdom
      at    = space.sunrise_coast
    }
    create crew {
      unit  = unit.spearmen
      owner = player.kingdom
      at    = space.sunrise_coast
    }
    create mates {
      unit  = unit.spearmen
      owner = player.kingdom
      at    = space.sunrise_coast
    }
    carry crew { by = junk }
    carry mates { by = junk }
  }
  run movement_of { p = player.kingdom }
  play { lines = [order, "call nobody now", order, "call ${tribe}"] }
  expect { that = count(every(piece), piece.calling == calling.tribe) == 1 }
}

test "when the province is safe, warriors may go home, and each rebuilds one building for nothing" {
  cites = ["KK3-183", "KK3-184"]

  given {
    call tribal_khanate {}
    call stands { with = [unit.market, player.khanate, space.silk_gate, 1] }
    call lay { with = [way.road, space.sarai, space.chagan_ford] }
    for _i {
      in = range(1, 2)
      call call_up {
        with  = [unit.light_horse, space.sarai, player.khanate, calling.tribe, space.chagan]
        ready = true
      }
    }
    call raze {
      b  = building_at(space.silk_gate)
      by = player.kingdom
    }
    call raze_way { with = [unit.road, space.sarai, space.chagan_ford, player.kingdom] }
  }
  expect { that = building_at(space.silk_gate) == none && count(ruins_of(space.chagan)) == 2 }
  run going_home { p = player.khanate }
  play { lines = ["send light_horse home to Chagan Valley, to rebuild the ruins of a Market in silk_gate"] }
  expect {
    that = (
      building_at(space.silk_gate).unit == unit.market && building_at(space.silk_gate).owner == player.khanate &&
      count(called_from(space.chagan, calling.tribe)) == 1 && player.khanate.gold == 20
    )
  }
  play { lines = ["send light_horse home to Chagan Valley, to rebuild the ruins of a Road in sarai"] }
  expect { that = has_way(space.chagan_ford, space.sarai, way.road) && empty(every(ruin)) }
}

test "warriors rebuild what the enemy blew up while the province was his" {
  cites = ["KK3-184", "KK3-400"]

  given {
    call tribal_khanate {}
    set game { weather = weather.sunny }
    call stands { with = [unit.market, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.sappers, player.kingdom, space.silk_gate, 1] }
    call give_province { with = [space.chagan, player.kingdom] }
  }
  run raiding { p = player.kingdom }
  play { lines = ["blow up Market in Silk Gate", "done"] }
  run give_province { with = [space.chagan, player.khanate] }
  expect {
    that = (
      count(rebuildable(space.chagan, player.khanate)) == 1 && empty(rebuildable(space.chagan, player.kingdom))
    )
  }
}

test "warriors stay while enemies are in the province, and where nothing is to be rebuilt" {
  cites = ["KK3-183", "KK3-184"]
  cases = {
    "enemies"         = { foe = space.red_sands, ruined = true, free = false }
    "nothing to mend" = { foe = space.dornburg, ruined = false, free = false }
    "safe"            = { foe = space.dornburg, ruined = true, free = true }
  }

  given {
    call tribal_khanate {}
    call stands { with = [unit.market, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.spearmen, player.kingdom, foe, 1] }
    call call_up {
      with  = [unit.light_horse, space.sarai, player.khanate, calling.tribe, space.chagan]
      ready = true
    }
    call raze {
      when = ruined
      b    = building_at(space.silk_gate)
      by   = player.kingdom
    }
  }
  expect { that = !empty(idle_warriors(player.khanate)) == free }
}

test "a building of which a state has its number is not rebuilt" {
  cites = ["KK3-184", "KK3-450"]
  cases = {
    "one elsewhere: the other ruin alone" = { elsewhere = unit.general_hq, n = 1 }
    "none elsewhere: either"              = { elsewhere = unit.market, n = 2 }
  }

  given {
    call tribal_khanate {}
    call stands { with = [unit.general_hq, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.farm, player.khanate, space.red_sands, 1] }
    for s {
      in = [space.silk_gate, space.red_sands]
      call raze {
        b  = building_at(s)
        by = player.kingdom
      }
    }
    call stands { with = [elsewhere, player.khanate, space.kurgan_plain, 1] }
    call call_up {
      with  = [unit.light_horse, space.sarai, player.khanate, calling.tribe, space.chagan]
      ready = true
    }
  }
  expect { that = count(rebuildable(space.chagan, player.khanate)) == n && count(ruins_of(space.chagan)) == 2 }
  run going_home { p = player.khanate }
  play { lines = ["send light_horse home to Chagan Valley, to rebuild the ruins of a Farm in red_sands"] }
  expect {
    that = (
      kinds_owned(player.khanate, unit.general_hq) == (n == 1 ? 1 : 0) && building_at(space.red_sands).unit == unit.farm
    )
  }
}

test "what stands again is no ruin any more" {
  cites = ["KK3-184"]

  given {
    call tribal_khanate {}
    call stands { with = [unit.market, player.khanate, space.silk_gate, 1] }
    call raze {
      b  = building_at(space.silk_gate)
      by = player.kingdom
    }
  }
  run constructing { p = player.khanate }
  play { lines = ["build Caravanserai in the Silk Gate"] }
  expect { that = empty(every(ruin)) }
}

test "each is asked of the levy of his own provinces that were entered, and of no others" {
  cites = ["KK3-164", "KK3-166"]

  given {
    call two_states {}
    call stands { with = [unit.castle, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.castle, player.kingdom, space.dornburg, 1] }
    set space dornmark { invaded = true }
  }
  run levy { p = player.khanate }
  expect {
    that = (
      space.dornmark.invaded && empty(called_from(space.dornmark, calling.levy)) &&
      empty(called_from(space.chagan, calling.levy))
    )
  }
}

test "a promise to wait, and having been asked, end with the movement phase" {
  cites = ["KK3-173"]

  given {
    call two_states {}
    set space chagan { tribes_wait = true }
    set space red_sands { asked_from = space.mirror_town }
    set player khanate { government = government.chiefdom }
  }
  run movement_of { p = player.kingdom }
  expect { that = !space.chagan.tribes_wait && space.red_sands.asked_from == none }
  run crosses { with = [unit.spearmen, player.kingdom, space.mirror_town, space.red_sands] }
  play {
    by    = player.khanate
    lines = ["call Light Horse"]
  }
  expect { that = count(called_from(space.chagan, calling.tribe)) == 1 }
}

test "each sends home his own warriors, and each to the ruins of his own province" {
  cites = ["KK3-183", "KK3-184"]

  given {
    call tribal_khanate {}
    for home {
      in = [space.chagan, space.altan_steppe]
      call stands { with = [unit.market, player.khanate, capital_of(home), 1] }
      call raze {
        b  = building_at(capital_of(home))
        by = player.kingdom
      }
    }
    call call_up {
      with  = [unit.light_horse, space.sarai, player.khanate, calling.tribe, space.chagan]
      ready = true
    }
    call call_up {
      with  = [unit.bowmen, space.sarai, player.khanate, calling.tribe, space.altan_steppe]
      ready = true
    }
    call call_up {
      with  = [unit.spearmen, space.sarai, player.khanate, calling.levy, space.chagan]
      ready = true
    }
  }
  expect {
    that = (
      count(idle_warriors(player.khanate)) == 2 && empty(idle_warriors(player.kingdom)) &&
      count(ruins_of(space.chagan)) == 1
    )
  }
  run going_home { p = player.khanate }
  refuse {
    line    = "send bowmen home to Chagan Valley, to rebuild the ruins of a Market in sarai"
    because = "Those are no tribal warriors of that province."
  }
  refuse {
    line    = "send light_horse home to Chagan Valley, to rebuild the ruins of a Market in altan_ordo"
    because = "There is no such ruin in the province, or you have as many as a state may have."
  }
  play { lines = ["send light_horse home to Chagan Valley, to rebuild the ruins of a Market in sarai"] }
  expect { that = count(every(ruin)) == 1 && building_at(space.sarai) != none }
}

test "what threatened a province is forgotten when it changes hands" {
  cites = ["KK3-187"]

  given {
    call two_states {}
    set space chagan { invaded = true }
  }
  run give_province { with = [space.chagan, player.kingdom] }
  expect { that = !space.chagan.invaded }
}

test "nobody is asked to call tribes whom no enemy from abroad has entered, or whose capital has no room" {
  cites = ["KK3-165", "KK3-173"]
  cases = {
    "an enemy from abroad" = { from = space.mirror_town, peace = false, crowd = 0, asked = true }
    "from within"          = { from = space.sarai, peace = false, crowd = 0, asked = false }
    "a friend from abroad" = { from = space.mirror_town, peace = true, crowd = 0, asked = false }
    "no room in the capital" = {
      from  = space.mirror_town,
      peace = false,
      crowd = 6,
      asked = false,
      cites = ["KK3-181"]
    }
  }

  given {
    call tribal_khanate {}
    for _i {
      in = range(1, crowd)
      call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    }
    call settle_relation {
      when = peace
      with = [player.khanate, player.kingdom, relation.peace]
    }
  }
  run {
    defaults = true
    call crosses { with = [unit.spearmen, player.kingdom, from, space.red_sands] }
  }
  expect { that = (space.red_sands.asked_from != none) == asked }
}

test "the tribes of a province that nobody holds follow nobody" {
  cites = ["KK3-165", "KK3-173"]

  run crosses { with = [unit.spearmen, player.kingdom, space.mirror_town, space.red_sands] }
  expect { that = space.red_sands.asked_from == none && !space.chagan.invaded }
}

test "only tribes that can gather answer a call" {
  cites = ["KK3-181"]

  given {
    call tribal_khanate {}
    call stands { with = [unit.spearmen, player.kingdom, space.sarai, 1] }
  }
  expect {
    that = (
      empty(tribes_here(space.chagan, player.khanate)) && !may_gather(space.chagan, player.khanate) &&
      may_gather(space.burkhan, player.khanate)
    )
  }
}

test "the levy is called in provinces that are one's own and were entered, and its question is over when it is answered" {
  cites = ["KK3-164", "KK3-166"]

  given {
    call two_states {}
    call stands { with = [unit.castle, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.castle, player.kingdom, space.dornburg, 1] }
    set space altan_steppe { invaded = true }
    set space dornmark { invaded = true }
  }
  run levy { p = player.khanate }
  expect {
    that    = !space.altan_steppe.invaded && space.dornmark.invaded
    message = "Nothing holds the levy up: the Altan Steppe has no Fortress, nobody has entered Chagan Valley, and Dornmark is another's."
  }
}

test "tribal warriors of the first turn are as ready as others" {
  cites = ["KK3-182"]

  given {
    set game { round = 1 }
    call call_up {
      with  = [unit.light_horse, space.sarai, player.khanate, calling.tribe, space.chagan]
      ready = true
    }
  }
  expect { that = !fresh_arrival(first(pieces(space.sarai))) }
}

test "who takes a province does not send home the warriors of the one who lost it" {
  cites = ["KK3-183"]

  given {
    call tribal_khanate {}
    call stands { with = [unit.market, player.khanate, space.silk_gate, 1] }
    call call_up {
      with  = [unit.light_horse, space.altan_ordo, player.khanate, calling.tribe, space.chagan]
      ready = true
    }
    call raze {
      b  = building_at(space.silk_gate)
      by = player.kingdom
    }
    set space chagan { holder = player.kingdom }
  }
  expect {
    that = (
      !empty(ruins_of(space.chagan)) && empty(idle_warriors(player.kingdom)) && empty(idle_warriors(player.khanate))
    )
  }
}

test "who withdraws over a border in its own movement has crossed it" {
  cites   = ["KK3-164", "KK3-165"]
  options = { players = 2 }
  cases = {
    "to a Fortress"       = { wall = unit.castle, intrusion = true }
    "where there is none" = { wall = unit.market, intrusion = false }
  }

  given {
    call two_states {}
    call stands { with = [wall, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.swordsmen, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.wagon_train, player.khanate, space.dornburg, 1] }
  }
  dice { rolls = [2, 2] }
  run beaten_at_holm_fields {}
  play {
    lines = [
      "move 1 spearmen from dornburg to holm_fields", "attack at holm_fields", "stand to the end",
      "attack swordsmen with spearmen", "kings_haven", "stop moving"
    ]
  }
  expect { that = space.eldershore.invaded == intrusion }
}

test "a Fortress that was not there when they came calls no levy" {
  cites   = ["KK3-164"]
  options = { players = 2 }
  cases = {
    "before" = { early = true }
    "after"  = { early = false }
  }

  given {
    call two_states {}
    call stands {
      when = early
      with = [unit.castle, player.kingdom, space.dornburg, 1]
    }
    call stands { with = [unit.spearmen, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.wagon_train, player.khanate, space.kings_haven, 1] }
  }
  run beaten_at_holm_fields {}
  play { lines = ["move 1 spearmen from kings_haven to holm_fields", "stop moving"] }
  run stands {
    when = !early
    with = [unit.castle, player.kingdom, space.dornburg, 1]
  }
  expect { that = space.dornmark.invaded == early }
}

test "a General who rides over the border alone calls forth neither levy nor tribes" {
  cites = ["KK3-165", "KK3-173", "KK3-686"]
  cases = {
    "a General" = { who = unit.old_temur, called = false }
    "a unit"    = { who = unit.light_horse, called = true }
  }

  given {
    call two_states {}
    set player khanate { government = government.chiefdom }
    call stands { with = [unit.castle, player.khanate, space.silk_gate, 1] }
  }
  run crosses { with = [who, player.kingdom, space.mirror_town, space.red_sands] }
  expect { that = space.chagan.invaded == called && (space.red_sands.asked_from != none) == called }
}
