# Tests of recruiting, receiving and disbanding units.

test "a recruit is paid for and stands in the capital of its province" {
  cites = ["KK3-022", "KK3-147", "KK3-148", "KK3-152", "KK3-154", "KK3-272"]

  given {
    call two_states {}
  }
  run recruiting { p = player.khanate }
  play { lines = ["recruit Light Horse in Chagan Valley"] }
  expect {
    fresh   = first(pieces(space.sarai))
    that    = player.khanate.food == 17 && fresh.unit == unit.light_horse && fresh.owner == player.khanate
    message = "Three food, and it stands in Sarai."
  }
  expect {
    that    = fresh_arrival(first(pieces(space.sarai)))
    message = "It moves from the next turn on."
  }
  refuse {
    line    = "recruit Spearmen in Dornmark"
    because = "That province is not yours, lacks a building that the unit needs or does not raise it, or has no place for it."
  }
}

# The needs of a unit are in one province, whole or not.
test "a unit that needs buildings is raised where all of them stand" {
  cites = ["KK3-148..151"]

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.airfield, player.kingdom, space.holm_fields, 1] }
  }
  run recruiting { p = player.khanate }
  play { lines = ["recruit Lancers in the Altan Steppe"] }
  refuse {
    line    = "recruit Lancers in Chagan Valley"
    because = "That province is not yours, lacks a building that the unit needs or does not raise it, or has no place for it."
  }
  refuse {
    line    = "recruit Catapult in the Altan Steppe"
    because = "That province is not yours, lacks a building that the unit needs or does not raise it, or has no place for it."
  }
}

test "buildings are not recruited" {
  cites = ["KK3-147"]

  given {
    call two_states {}
  }
  run recruiting { p = player.khanate }
  refuse {
    line    = ["recruit Barracks in Chagan Valley", "recruit Militia in Chagan Valley"]
    because = "You cannot pay for that or may not have another."
  }
  play { lines = ["done"] }
}

test "one of two buildings is not enough" {
  cites = ["KK3-151"]
  cases = {
    "only the naval base" = { there = space.hafen, more = space.northport, what = unit.naval_base, served = false }
    "both"                = { there = space.hafen, more = space.northport, what = unit.shipyard, served = true }
  }

  given {
    call holds { with = [player.union, [space.hafenland]] }
    call has_stock { with = [player.union, 20] }
    call stands { with = [unit.naval_base, player.union, there, 1] }
    call stands { with = [what, player.union, more, 1] }
  }
  expect {
    that    = musters(unit.cruiser, space.hafenland, player.union) == served
    message = "A naval base and a shipyard."
  }
}

test "the buildings of another do not serve" {
  cites = ["KK3-149"]

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.kingdom, space.kurgan_plain, 1] }
  }
  expect {
    that    = !musters(unit.lancers, space.altan_steppe, player.khanate)
    message = "They are not the Khan's."
  }
}

test "a capital on forbidden ground raises no such unit" {
  cites = ["KK3-153", "KK3-270"]

  given {
    call holds { with = [player.sultanate, [space.lower_delta, space.jasmine]] }
    call has_stock { with = [player.sultanate, 20] }
  }
  run recruiting { p = player.sultanate }
  refuse {
    line    = "recruit Light Horse in the Lower Delta"
    because = "That province is not yours, lacks a building that the unit needs or does not raise it, or has no place for it."
  }
  play { lines = ["recruit Light Horse in the Jasmine Vale", "recruit Spearmen in the Lower Delta"] }
  expect {
    that    = count(pieces(space.delta_town)) == 1 && count(pieces(space.al_jasmin)) == 1
    message = "Delta Town lies in a swamp."
  }
}

test "a capital that enemies have entered raises nothing" {
  cites = ["KK3-148"]

  given {
    call two_states {}
    call stands { with = [unit.spearmen, player.kingdom, space.altan_ordo, 1] }
  }
  run recruiting { p = player.khanate }
  refuse {
    line    = "recruit Spearmen in the Altan Steppe"
    because = "That province is not yours, lacks a building that the unit needs or does not raise it, or has no place for it."
  }
  play { lines = ["recruit Spearmen in Chagan Valley"] }
}

test "enemies elsewhere in the province do not hinder recruiting" {
  cites = ["KK3-148", "KK3-276"]

  given {
    call two_states {}
    call stands { with = [unit.spearmen, player.kingdom, space.kurgan_plain, 1] }
  }
  run recruiting { p = player.khanate }
  play { lines = ["recruit Spearmen in the Altan Steppe"] }
  expect { that = count(army(space.altan_ordo, player.khanate)) == 1 && !earns(space.altan_steppe, player.khanate) }
}

test "a full capital raises nothing" {
  cites = ["KK3-264", "KK3-265"]
  cases = {
    "five and a fighter" = { n = 4, room = true }
    "six of six"         = { n = 5, room = false }
  }

  given {
    call two_states {}
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, n] }
    call stands { with = [unit.militia, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.fighter, player.kingdom, space.dornburg, 1] }
  }
  expect {
    that    = musters(unit.spearmen, space.dornmark, player.kingdom) == room
    message = "Fields hold five, and the capital one more."
  }
}

test "nobody recruits what he cannot pay for" {
  cites = ["KK3-147"]

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    set player khanate { food = 2 }
  }
  run recruiting { p = player.khanate }
  refuse {
    line    = "recruit Light Horse in Chagan Valley"
    because = "You cannot pay for that or may not have another."
  }
  play { lines = ["recruit Spearmen in Chagan Valley"] }
  expect {
    that    = player.khanate.food == 0
    message = "Two food are spent, and the window closes."
  }
}

test "nobody recruits for a resource that he does not handle" {
  cites = ["KK3-101", "KK3-305"]

  given {
    call holds { with = [player.union, [space.hafenland]] }
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call has_stock { with = [player.khanate, 20] }
    call has_stock { with = [player.union, 20] }
    call stands { with = [unit.workshops, player.union, space.millrace, 1] }
    call stands { with = [unit.barracks, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.factory, player.khanate, space.ulan_tamga, 1] }
    set player khanate { fuel = 20 }
    set player union { wood = 20 }
  }
  expect {
    that    = !may_recruit(unit.catapult, player.union) && !may_recruit(unit.flak, player.khanate)
    message = "Catapults take wood, tanks take fuel."
  }
  expect {
    that    = may_recruit(unit.flak, player.union) && may_recruit(unit.catapult, player.khanate)
    message = "Who handles it may."
  }
}

test "a state has one Elite unit" {
  cites = ["KK3-155", "KK3-156"]

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.mercenaries, player.khanate, space.sarai, 1] }
    call stands { with = [unit.royal_guard, player.kingdom, space.dornburg, 1] }
  }
  run recruiting { p = player.khanate }
  play { lines = ["recruit Khan's Guard in the Altan Steppe"] }
  refuse {
    line    = "recruit Khan's Guard in the Altan Steppe"
    because = "You cannot pay for that or may not have another."
  }
  play { lines = ["recruit Mercenary Guard in the Altan Steppe"] }
  expect {
    that    = elites(player.khanate) == 1 && elites(player.kingdom) == 1
    message = "Neutral ones are not counted."
  }
}

test "an Elite unit that is held captive fills its owner's limit, and not its captor's" {
  cites = ["KK3-155", "KK3-838"]
  cases = {
    "while it is held"                          = { fate = [], n = 1, mine = false }
    "once it is executed"                       = { fate = ["execute khans_guard"], n = 0, mine = true }
    "a neutral one counts nowhere, held or not" = { fate = ["execute mercenaries"], n = 1, mine = false }
  }

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.barracks, player.kingdom, space.oak_march, 1] }
    call stands { with = [unit.prison_camp, player.kingdom, space.holm_fields, 1] }
    call imprisoned { with = [unit.khans_guard, player.khanate, player.kingdom, space.holm_fields] }
    call imprisoned { with = [unit.mercenaries, player.khanate, player.kingdom, space.holm_fields] }
  }
  run among_prisoners { who = [player.kingdom] }
  play { lines = fate }
  expect {
    that = (
      elites(player.khanate) == n && may_recruit(unit.khans_guard, player.khanate) == mine &&
      may_recruit(unit.royal_guard, player.kingdom)
    )
    message = "${n} of the Khanate's"
  }
}

test "an Elite unit that is won over fills the limit of its new state" {
  cites = ["KK3-155", "KK3-838", "KK3-848"]

  given {
    call two_states {}
    call stands { with = [unit.prison_camp, player.kingdom, space.holm_fields, 1] }
    call imprisoned { with = [unit.khans_guard, player.khanate, player.kingdom, space.holm_fields] }
  }
  dice { rolls = [1] }
  run {
    defaults = true
    call among_prisoners { with = [[player.kingdom]] }
  }
  play { lines = ["win khans_guard over"] }
  expect {
    that = (
      may_recruit(unit.khans_guard, player.khanate) && elites(player.kingdom) == 1 &&
      !may_recruit(unit.royal_guard, player.kingdom)
    )
  }
}

test "ships are not launched among enemies" {
  cites = ["KK3-157", "KK3-266"]
  cases = {
    "an enemy in one of two seas" = { foe = unit.cruiser, whose = player.kingdom, friend = false, seas = 1 }
    "a submarine"                 = { foe = unit.submarine, whose = player.kingdom, friend = false, seas = 1 }
    "one at peace"                = { foe = unit.cruiser, whose = player.kingdom, friend = true, seas = 2 }
    "one's own"                   = { foe = unit.cruiser, whose = player.sultanate, friend = false, seas = 2 }
    "mines alone"                 = { foe = unit.mine_barrier, whose = player.kingdom, friend = false, seas = 2 }
  }

  given {
    call holds { with = [player.sultanate, [space.kasr]] }
    call stands { with = [unit.port, player.sultanate, space.lighthouse, 1] }
    call stands { with = [foe, whose, space.delta_bight, 1] }
    set player sultanate { peace_with = friend ? [player.kingdom] : [] }
    set player kingdom { peace_with = friend ? [player.sultanate] : [] }
  }
  expect {
    that = (
      count(moorings(unit.war_dhow, space.kasr, player.sultanate)) == seas &&
      contains(moorings(unit.war_dhow, space.kasr, player.sultanate), space.delta_bight) == (seas == 2)
    )
    message = "${seas} are open"
  }
}

test "a port before which enemies lie everywhere launches nothing, nor do workshops on a bank that they hold" {
  cites = ["KK3-157", "KK3-266"]
  cases = {
    "a port" = {
      what     = unit.war_dhow,
      p        = player.sultanate,
      province = space.kasr,
      house    = unit.port,
      site     = space.lighthouse,
      waters   = [space.delta_bight, space.pearl_gulf]
    }
    "workshops" = {
      what     = unit.river_gunboat,
      p        = player.kingdom,
      province = space.dornmark,
      house    = unit.workshops,
      site     = space.oak_march,
      waters   = [space.oak_march]
    }
  }

  given {
    call holds { with = [p, [province]] }
    call stands { with = [house, p, site, 1] }
  }
  expect { that = musters(what, province, p) }
  given {
    for z {
      in = concat(waters, where(adjacent(site), space.domain == domain.sea))
      call stands { with = [unit.war_junk, player.khanate, z, 1] }
    }
  }
  expect { that = !musters(what, province, p) && empty(receivers(what, p)) }
}

test "ships put to sea where their port is" {
  cites = ["KK3-157"]

  given {
    call holds { with = [player.sultanate, [space.kasr]] }
    call has_stock { with = [player.sultanate, 20] }
    call stands { with = [unit.port, player.sultanate, space.lighthouse, 1] }
  }
  run recruiting { p = player.sultanate }
  play { lines = ["recruit War Dhow in Kasr al-Bahr", "the Delta Bight"] }
  expect {
    that    = count(pieces(space.delta_bight), piece.unit == unit.war_dhow) == 1
    message = "The lighthouse borders two seas, and Kasr a third."
  }
  expect {
    that    = same(moorings(unit.war_dhow, space.kasr, player.sultanate), seas_at(space.lighthouse))
    message = "Only those of the port."
  }
}

test "common ships need no port in a capital on the coast" {
  cases = {
    "a capital on the coast, common" = {
      province = space.kasr,
      what     = unit.war_junk,
      port     = space.kasr_city,
      built    = unit.barracks,
      afloat   = true,
      cites    = ["KK3-158", "KK3-159"]
    }
    "a capital on the coast, regional" = {
      province = space.kasr,
      what     = unit.war_dhow,
      port     = space.kasr_city,
      built    = unit.barracks,
      afloat   = false,
      cites    = ["KK3-151"]
    }
    "no coast at the capital" = {
      province = space.altan_steppe,
      what     = unit.war_junk,
      port     = space.grey_shore,
      built    = unit.barracks,
      afloat   = false,
      cites    = ["KK3-158", "KK3-159"]
    }
    "but a port" = {
      province = space.altan_steppe,
      what     = unit.war_junk,
      port     = space.grey_shore,
      built    = unit.port,
      afloat   = true,
      cites    = ["KK3-158", "KK3-159"]
    }
    "or a naval base" = {
      province = space.altan_steppe,
      what     = unit.freighter,
      port     = space.grey_shore,
      built    = unit.naval_base,
      afloat   = true,
      cites    = ["KK3-158", "KK3-159"]
    }
  }

  given {
    call holds { with = [player.sultanate, [province]] }
    call has_stock { with = [player.sultanate, 20] }
    call stands { with = [built, player.sultanate, port, 1] }
  }
  expect {
    that    = musters(what, province, player.sultanate) == afloat
    message = "Whether it can be raised there."
  }
}

test "river ships are built on a bank of a river" {
  cites = ["KK3-256"]
  cases = {
    "on the Dorn"       = { at = space.dornburg, province = space.dornmark, served = true }
    "away from a river" = { at = space.kings_haven, province = space.eldershore, served = false }
  }

  given {
    call two_states {}
    call stands { with = [unit.workshops, player.kingdom, at, 1] }
  }
  expect {
    that = (
      may_stand(unit.river_gunboat, at) == served && musters(unit.river_gunboat, province, player.kingdom) == served
    )
    message = "Workshops alone do not float a ship."
  }
}

test "a unit that is received costs nothing and comes to a capital that its owner chooses" {
  cites = ["KK3-160..162"]

  given {
    call two_states {}
  }
  run receive { with = [unit.light_horse, player.khanate] }
  play { lines = ["Chagan Valley"] }
  expect {
    that    = player.khanate.food == 20 && count(pieces(space.sarai)) == 1 && fresh_arrival(first(pieces(space.sarai)))
    message = "It is free, and moves from the next turn on."
  }
}

test "no unit is received among enemies" {
  cites = ["KK3-161"]
  cases = {
    "an enemy in the capital" = {
      who    = player.kingdom,
      at     = space.altan_ordo,
      answer = "burkhan",
      there  = space.burkhan_keld,
      bad    = "altan_steppe"
    }
    "an enemy beside it" = {
      who    = player.kingdom,
      at     = space.ulan_tamga,
      answer = "altan_steppe",
      there  = space.altan_ordo,
      bad    = "dornmark"
    }
    "independents in the capital" = {
      who    = player.independents,
      at     = space.altan_ordo,
      answer = "burkhan",
      there  = space.burkhan_keld,
      bad    = "altan_steppe"
    }
  }

  given {
    call holds { with = [player.khanate, [space.altan_steppe, space.burkhan, space.chagan]] }
    call stands { with = [unit.spearmen, who, at, 1] }
  }
  run receive { with = [unit.militia, player.khanate] }
  refuse {
    line    = bad
    because = "is no answer here"
  }
  play { lines = [answer] }
  expect { that = any(pieces(there), piece.unit == unit.militia && piece.owner == player.khanate) }
}

test "a unit for which there is no room is not received" {
  cites = ["KK3-161", "KK3-265"]

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 6] }
  }
  run receive { with = [unit.spearmen, player.khanate] }
  expect {
    that    = count(pieces(space.sarai)) == 6
    message = "It is lost."
    said    = "Tarkhan has no room for Spearmen."
  }
  run receive { with = [unit.kite_riders, player.khanate] }
  expect {
    that    = count(pieces(space.sarai)) == 7
    message = "Flying units take no room."
  }
}

test "disbanding gives back half of what was spent" {
  cites = ["KK3-194", "KK3-195"]
  cases = {
    "an odd price"             = { spent = [3, 1], food = 2, metal = 1 }
    "an even price"            = { spent = [4, 2], food = 2, metal = 1 }
    "what came free"           = { spent = [0, 0], food = 0, metal = 0 }
    "a price after a discount" = { spent = [1, 0], food = 1, metal = 0 }
  }

  given {
    create {
      unit  = unit.lancers
      owner = player.khanate
      at    = space.sarai
      paid  = { food = spent[0], metal = spent[1] }
    }
    call stands { with = [unit.spearmen, player.kingdom, space.sarai, 1] }
  }
  run recruiting { p = player.khanate }
  refuse {
    line    = "disband spearmen in Sarai"
    because = "That is no unit of yours, or it carries others."
  }
  play { lines = ["disband lancers in Sarai"] }
  expect {
    that    = player.khanate.food == food && player.khanate.metal == metal && count(pieces(space.sarai)) == 1
    message = "Rounded up, resource by resource."
  }
}

test "disbanding gives no resource that the state does not handle" {
  cites = ["KK3-195", "KK3-302", "KK3-303"]

  given {
    call holds { with = [player.union, [space.hafenland]] }
    create {
      unit  = unit.bowmen
      owner = player.union
      at    = space.hafen
      paid  = { food = 1, wood = 4 }
    }
  }
  run recruiting { p = player.union }
  play { lines = ["disband bowmen in Hafen"] }
  expect { that = player.union.food == 1 && player.union.wood == 0 && player.union.fuel == 2 }
}

test "what takes no room is raised in a full capital" {
  cites = ["KK3-269"]

  given {
    call two_states {}
    call stands { with = [unit.monastery, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, 6] }
  }
  expect {
    that = (
      musters(unit.kite_riders, space.dornmark, player.kingdom) &&
      !musters(unit.spearmen, space.dornmark, player.kingdom)
    )
    message = "Flying units do not count."
  }
}

test "ships that are received put to sea or lie on their river" {
  cites = ["KK3-157", "KK3-161"]
  cases = {
    "at sea"     = { what = unit.war_junk, yard = unit.barracks, receivers = [space.dornmark, space.eldershore] }
    "on a river" = { what = unit.river_gunboat, yard = unit.workshops, receivers = [space.dornmark] }
    "nowhere"    = { what = unit.river_gunboat, yard = unit.barracks, receivers = [] }
  }

  given {
    call holds { with = [player.kingdom, [space.dornmark, space.eldershore, space.falkenwald]] }
    call stands { with = [yard, player.kingdom, space.oak_march, 1] }
  }
  expect {
    that    = same(receivers(what, player.kingdom), receivers)
    message = "Where it may be."
  }
}

test "a unit that is regional to a region is raised all over it, and nowhere else" {
  cites = ["KK3-858", "KK3-859"]
  cases = {
    "in its region, of which others hold the rest" = {
      province = space.dornmark,
      port     = space.holm_fields,
      rest     = player.khanate,
      may      = true
    }
    "in the other region" = {
      province = space.eldershore,
      port     = space.kings_haven,
      rest     = player.khanate,
      may      = false
    }
    "in the other region, with all of its own" = {
      province = space.eldershore,
      port     = space.kings_haven,
      rest     = player.kingdom,
      may      = false
    }
  }

  given {
    call two_states {}
    set s {
      in     = parts(space.the_north)
      where  = s != space.dornmark
      holder = rest
    }
    call stands { with = [unit.port, player.kingdom, port, 1] }
  }
  expect { that = musters(unit.longship, province, player.kingdom) == may }
}

test "what is no unit of one's own is not disbanded" {
  cites = ["KK3-194"]

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.bowmen, player.kingdom, space.sarai, 1] }
    call stands { with = [unit.market, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.lancers, player.kingdom, space.dornburg, 1] }
  }
  run recruiting { p = player.khanate }
  refuse {
    line    = ["disband barracks in sarai", "disband bowmen in sarai"]
    because = "That is no unit of yours"
  }
  refuse {
    line    = ["disband market in red_sands", "disband lancers in dornburg", "disband spearmen in captivity"]
    because = "You have no unit there."
  }
  play { lines = ["disband spearmen in sarai"] }
}

test "whom one disbands on land has no cargo overseas, and leaves herds grazing" {
  cites = ["KK3-194"]

  given {
    call two_states {}
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.herd, player.khanate, space.sarai, 1] }
  }
  run recruiting { p = player.khanate }
  play { lines = ["disband spearmen in sarai"] }
  expect { that = first(pieces(space.sarai)).unit == unit.herd }
}

test "aircraft are delivered to a base in the province, which may be anywhere in it" {
  cites   = ["KK3-152", "KK3-161", "KK3-816", "KK3-818"]
  options = { players = 3 }
  cases = {
    "a fighter, to the airfield" = {
      what  = unit.fighter,
      field = space.northport,
      foe   = space.hafen,
      at    = [space.northport]
    }
    "among enemies there is none" = { what = unit.fighter, field = space.northport, foe = space.northport, at = [] }
    "a seaplane, to coasts and rivers" = {
      what  = unit.seaplane,
      field = space.northport,
      foe   = space.hafen,
      at    = [space.northport, space.smelter_bay]
    }
  }

  given {
    call two_states {}
    call holds { with = [player.union, [space.hafenland]] }
    call stands { with = [unit.airfield, player.union, field, 1] }
    call stands { with = [unit.aircraft_factory, player.union, space.smelter_bay, 1] }
    call stands { with = [unit.spearmen, player.khanate, foe, 1] }
  }
  expect {
    that = (
      same(arrivals(what, space.hafenland, player.union), at) &&
      musters(what, space.hafenland, player.union) == !empty(at) &&
      empty(receivers(what, player.union)) == empty(at)
    )
  }
}

test "a fighter stands at its airfield when it is recruited, and a seaplane where its owner says" {
  cites   = ["KK3-152", "KK3-816", "KK3-818"]
  options = { players = 3 }

  given {
    call two_states {}
    call holds { with = [player.union, [space.hafenland]] }
    call has_stock { with = [player.union, 20] }
    call stands { with = [unit.airfield, player.union, space.northport, 1] }
    call stands { with = [unit.aircraft_factory, player.union, space.millrace, 1] }
  }
  run recruiting { p = player.union }
  play { lines = ["recruit fighter in hafenland", "recruit seaplane in hafenland", "smelter_bay"] }
  expect {
    that = (
      first(airmen_at(space.northport)).unit == unit.fighter &&
      first(airmen_at(space.smelter_bay)).unit == unit.seaplane &&
      empty(airmen_at(space.hafen))
    )
  }
}

test "Agents in a capital keep no recruits, levies or tribes out of it" {
  cites = ["KK3-148", "KK3-572"]
  cases = {
    "Agents"   = { foe = unit.agents, can = true }
    "infantry" = { foe = unit.spearmen, can = false }
    "flyers"   = { foe = unit.kite_riders, can = false }
  }

  given {
    call two_states {}
    call stands { with = [foe, player.khanate, space.dornburg, 1] }
  }
  run recruiting { p = player.kingdom }
  expect {
    that = (
      takes_in(space.dornburg, unit.spearmen, player.kingdom) == can &&
      !takes_in(space.dornburg, unit.agents, player.kingdom) &&
      musters(unit.spearmen, space.dornmark, player.kingdom) == can
    )
  }
}
