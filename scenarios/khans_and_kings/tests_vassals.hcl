# Tests of vassals: feudal privileges, and what they send.

procedure feudal_khanate {
  call two_states {}
  set player khanate { government = government.monarchy }
}

test "a feudal province gives up its Wealth, keeps its buildings, and sends vassals from the next turn on" {
  cites = ["KK3-186..191", "KK3-193"]

  given {
    call feudal_khanate {}
    set game { round = 3 }
    call stands { with = [unit.farm, player.khanate, space.red_sands, 1] }
  }
  expect { that = wealth(space.chagan) > 0 }
  run going_home { p = player.khanate }
  refuse {
    line    = "call the vassals of Chagan Valley"
    because = "since an earlier turn"
  }
  refuse {
    line    = "grant feudal privileges to Dornmark"
    because = "That province is not yours, or has its privileges already."
  }
  play { lines = ["grant feudal privileges to Chagan Valley"] }
  expect {
    that = (
      wealth(space.chagan) == 0 && wealth(space.altan_steppe) > 0 && space.chagan.holder == player.khanate &&
      from_buildings(player.khanate, resource.food) == 2
    )
  }
  refuse {
    line    = "call the vassals of Chagan Valley"
    because = "since an earlier turn"
  }
  play { lines = ["done"] }
  given {
    set game { round = 4 }
  }
  run going_home { p = player.khanate }
  refuse {
    line    = "grant feudal privileges to Chagan Valley"
    because = "has its privileges already"
  }
  play { lines = ["call the vassals of Chagan Valley"] }
  expect {
    knights = first(pieces(space.sarai), piece.calling == calling.vassal)
    that    = knights.unit.branch == branch.heavy_cavalry && fresh_arrival(knights) && player.khanate.food == 20
  }
  refuse {
    line    = "call the vassals of Chagan Valley"
    because = "one unit at a time"
  }
}

test "vassals begin a level higher for each building and way of their province" {
  cites = ["KK3-192"]
  cases = {
    "nothing"                  = { houses = 0, ways = false, level = 1 }
    "two buildings"            = { houses = 2, ways = false, level = 3 }
    "two buildings, two ways"  = { houses = 2, ways = true, level = 5 }
    "three buildings, and two" = { houses = 3, ways = true, level = 5 }
  }

  given {
    call feudal_khanate {}
    set game { round = 4 }
    set space chagan { feudal_since = 2 }
    for s {
      in = take([space.red_sands, space.silk_gate, space.chagan_ford], houses)
      call stands { with = [unit.market, player.khanate, s, 1] }
    }
    call lay {
      when = ways
      with = [way.road, space.sarai, space.red_sands]
    }
    call lay {
      when = ways
      with = [way.rail, space.sarai, space.kurgan_plain]
    }
  }
  run going_home { p = player.khanate }
  play { lines = ["call the vassals of Chagan Valley"] }
  expect { that = first(called_from(space.chagan, calling.vassal)).experience == level }
}

# ---- Vassals in other hands

# Vassals of Chagan's, called earlier, are in a camp of the Kingdom's. Both states are feudal.
procedure captive_vassals {
  call feudal_khanate {}
  set player kingdom { government = government.monarchy }
  set game { round = 4 }
  set space chagan { feudal_since = 2 }
  call stands { with = [unit.prison_camp, player.kingdom, space.holm_fields, 1] }
  create {
    unit    = unit.vassal_knights
    owner   = player.khanate
    at      = space.captivity
    captor  = player.kingdom
    camp    = space.holm_fields
    calling = calling.vassal
    origin  = space.chagan
  }
}

test "vassals in captivity, or in the service of their captor, keep their province from sending others" {
  cites = ["KK3-193", "KK3-848"]
  cases = {
    "they are prisoners" = { orders = ["done"], luck = [], whose = player.khanate, how = 0 }
    "they stay true, in the camp" = {
      orders = ["win vassal_knights over", "done"],
      luck   = [2],
      whose  = player.khanate,
      how    = 0
    }
    "they have been won over" = {
      orders = ["win vassal_knights over", "dornburg"],
      luck   = [1],
      whose  = player.kingdom,
      how    = 0
    }
    "they have come home" = { orders = ["done"], luck = [], whose = player.khanate, how = 1 }
  }

  given captive_vassals {}
  dice { rolls = luck }
  run among_prisoners { who = [player.kingdom] }
  play { lines = orders }
  run {
    defaults = true
    vassal   = first(called_from(space.chagan, calling.vassal))
    call hand_back {
      when = how == 1
      with = [vassal, player.khanate]
    }
    call going_home { with = [player.khanate] }
  }
  refuse {
    line    = "call the vassals of Chagan Valley"
    because = "one unit at a time"
  }
  expect { that = first(called_from(space.chagan, calling.vassal)).owner == whose }
}

test "when vassals die in other hands, their province sends others" {
  cites = ["KK3-193", "KK3-846", "KK3-848"]
  cases = {
    "executed"             = { orders = ["execute vassal_knights"], luck = [], dies = false }
    "fallen for their foe" = { orders = ["win vassal_knights over", "dornburg"], luck = [1], dies = true }
  }

  given captive_vassals {}
  dice { rolls = luck }
  run among_prisoners { who = [player.kingdom] }
  play { lines = orders }
  run {
    call lose {
      when = dies
      u    = first(called_from(space.chagan, calling.vassal))
      by   = none
    }
    call going_home { with = [player.khanate] }
  }
  play { lines = ["call the vassals of Chagan Valley"] }
  expect {
    that = (
      count(called_from(space.chagan, calling.vassal)) == 1 &&
      first(called_from(space.chagan, calling.vassal)).owner == player.khanate
    )
  }
}

test "who wins vassals over and takes their province has no second ones of it, before he disbands the first" {
  cites = ["KK3-187", "KK3-193", "KK3-194", "KK3-848"]

  given captive_vassals {}
  dice { rolls = [1] }
  run among_prisoners { who = [player.kingdom] }
  play { lines = ["win vassal_knights over", "dornburg"] }
  run {
    call give_province { with = [space.chagan, player.kingdom] }
    set space chagan { feudal_since = 3 }
    offer {
      to      = player.kingdom
      actions = [action.call_vassals, action.disband]
      prompt  = "Call vassals, and disband."
      done    = "done"
    }
  }
  refuse {
    line    = "call the vassals of Chagan Valley"
    because = "one unit at a time"
  }
  play { lines = ["disband vassal_knights in dornburg", "call the vassals of Chagan Valley"] }
  expect {
    that = (
      count(called_from(space.chagan, calling.vassal)) == 1 &&
      first(called_from(space.chagan, calling.vassal)).space == space.sarai
    )
  }
}

test "a levy and tribes in other hands keep their province from sending others, too" {
  cites = ["KK3-171", "KK3-185"]
  cases = {
    "a levy in captivity" = {
      how    = calling.levy,
      whose  = player.khanate,
      taken  = true,
      orders = ["done"],
      tribes = true
    }
    "a levy that was won over" = {
      how    = calling.levy,
      whose  = player.kingdom,
      taken  = false,
      orders = ["done"],
      tribes = true
    }
    "tribes in captivity" = {
      how    = calling.tribe,
      whose  = player.khanate,
      taken  = true,
      orders = ["call nobody", "done"],
      tribes = false
    }
    "tribes that were won over" = {
      how    = calling.tribe,
      whose  = player.kingdom,
      taken  = false,
      orders = ["call nobody", "done"],
      tribes = false
    }
  }

  given {
    call tribal_khanate {}
    call stands { with = [unit.castle, player.khanate, space.silk_gate, 1] }
    create {
      unit    = unit.spearmen
      owner   = whose
      at      = taken ? space.captivity : space.dornburg
      captor  = taken ? player.kingdom : none
      calling = how
      origin  = space.chagan
    }
    set space chagan { invaded = true }
  }
  expect { that = may_gather(space.chagan, player.khanate) == tribes }
  run {
    call levy { with = [player.khanate] }
    call recruiting { with = [player.khanate] }
  }
  play { lines = orders }
}

test "no vassals without a feudal Government, nor where the capital cannot take them in" {
  cites = ["KK3-186", "KK3-191"]

  given {
    call two_states {}
    set game { round = 4 }
    set space lower_delta {
      holder       = player.khanate
      feudal_since = 2
    }
    set space chagan { feudal_since = 2 }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 6] }
  }
  run going_home { p = player.khanate }
  refuse {
    line    = "grant feudal privileges to the Altan Steppe"
    because = "know no vassals"
  }
  play { lines = ["done"] }
  given {
    set player khanate { government = government.monarchy }
  }
  run going_home { p = player.khanate }
  refuse {
    line    = ["call the vassals of the Lower Delta", "call the vassals of Chagan Valley"]
    because = "its capital must be able to take them in"
  }
}

test "a province with privileges stays part of its state" {
  cites = ["KK3-188"]

  given {
    call feudal_khanate {}
    set game { round = 2 }
  }
  run {
    offer {
      to      = player.khanate
      actions = [action.grant_privileges, action.recruit]
      prompt  = "Grant privileges, and recruit."
      done    = "done"
    }
  }
  play { lines = ["grant feudal privileges to chagan", "recruit spearmen in chagan"] }
  expect {
    that = (
      space.chagan.holder == player.khanate && space.chagan.feudal_since > 0 &&
      count(army(space.sarai, player.khanate)) == 1
    )
  }
}

test "a province that changes hands loses its privileges" {
  cites = ["KK3-187"]

  given {
    call feudal_khanate {}
    set space chagan { feudal_since = 2 }
  }
  run give_province { with = [space.chagan, player.kingdom] }
  expect { that = space.chagan.feudal_since == 0 && wealth(space.chagan) > 0 }
}

test "a call costs nothing, so disbanding who came gives nothing back" {
  cites = ["KK3-195"]

  given {
    call two_states {}
    call call_up {
      with  = [unit.vassal_knights, space.sarai, player.khanate, calling.vassal, space.chagan]
      ready = false
    }
  }
  run recruiting { p = player.khanate }
  play { lines = ["disband vassal_knights in Sarai"] }
  expect { that = player.khanate.food == 20 && player.khanate.gold == 20 }
}

test "a Doctrine may know vassals, too; and only one's own provinces send them" {
  cites = ["KK3-186", "KK3-190"]

  given {
    call two_states {}
    set player khanate { doctrine = doctrine.walls_and_roads }
    set game { round = 2 }
    set space dornmark { feudal_since = 1 }
    set space chagan { feudal_since = 1 }
  }
  expect { that = has_vassals(player.khanate) && !has_vassals(player.kingdom) }
  run going_home { p = player.khanate }
  refuse {
    line = "call the vassals of Dornmark"
    because = <<-END
      Only a province that has had feudal privileges since an earlier turn sends vassals, one unit at a time, and its
      capital must be able to take them in.
    END
  }
  play { lines = ["call the vassals of Chagan Valley"] }
}

test "a way within a province counts once, and so does one that leads out of it" {
  cites = ["KK3-192"]
  cases = {
    "none"          = { inner = 0, outer = 0 }
    "one within"    = { inner = 1, outer = 0 }
    "one out of it" = { inner = 0, outer = 1 }
    "three and two" = { inner = 3, outer = 2 }
  }

  given {
    for w {
      in = take([way.road, way.rail, way.bridge], inner)
      call lay { with = [w, space.sarai, space.red_sands] }
    }
    for w {
      in = take([way.road, way.rail, way.bridge], outer)
      call lay { with = [w, space.kurgan_plain, space.sarai] }
    }
  }
  expect { that = ways_in(space.chagan) == inner + outer && ways_in(space.dornmark) == 0 }
}

# ---- What calls a levy

test "a levy is called when rivals cross the border in their own movement, and by nobody else" {
  cites = ["KK3-164", "KK3-165"]
  cases = {
    "a rival in his movement"            = { whose = player.kingdom, moves = player.kingdom, invaded = true }
    "a rival who withdraws in one's own" = { whose = player.kingdom, moves = player.khanate, invaded = false }
    "one's own units that come home"     = { whose = player.khanate, moves = player.khanate, invaded = false }
  }

  given {
    call two_states {}
    set game { active = moves }
    call stands { with = [unit.castle, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.light_horse, whose, space.mirror_town, 1] }
  }
  run fall_back { with = [first(pieces(space.mirror_town)), space.red_sands] }
  expect { that = space.chagan.invaded == invaded }
}

test "under feudal privileges, or among enemies, a province yields no gas, which comes from its land" {
  cites = ["KK3-189", "KK3-276", "KK3-363"]
  cases = {
    "without privileges" = { since = 0, foe = space.dornburg, fuel = 3, gold = 1 }
    "with them"          = { since = 1, foe = space.dornburg, fuel = 0, gold = 0 }
    "enemies are about"  = { since = 0, foe = space.amber_forest, fuel = 0, gold = 0 }
  }

  given {
    call holds { with = [player.union, [space.nordheim]] }
    set space nordheim { feudal_since = since }
    call stands { with = [unit.militia, player.khanate, foe, 1] }
  }
  expect {
    that = from_sources(player.union, resource.fuel) == fuel && from_sources(player.union, resource.gold) == gold
  }
}
