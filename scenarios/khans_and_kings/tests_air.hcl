# Tests of aviation: bases, missions, what fires and rises against them, and Flying units under fire.

procedure airfield_at {
  params = { s = space, p = player }

  call holds { with = [p, [s.part_of]] }
  call stands { with = [unit.airfield, p, s, 1] }
}

# One aircraft of the Khanate's in Holm Fields, in its movement, in the sunshine.
procedure in_the_hangar {
  params = { what = unit }

  set game { weather = weather.sunny }
  call airfield_at { with = [space.holm_fields, player.khanate] }
  call stands { with = [what, player.khanate, space.holm_fields, 1] }
}

function airmen_at {
  params = { s = space }
  is     = where(pieces(s), is_a(piece, branch.aviation))
}

test "where aircraft may be based" {
  cases = {
    "a fighter at an airfield" = {
      what  = unit.fighter,
      at    = space.holm_fields,
      field = true,
      may   = true,
      cites = ["KK3-816"]
    }
    "a bomber without one" = {
      what  = unit.bomber,
      at    = space.holm_fields,
      field = false,
      may   = false,
      cites = ["KK3-816"]
    }
    "a seaplane on the coast" = {
      what  = unit.seaplane,
      at    = space.holm_fields,
      field = false,
      may   = true,
      cites = ["KK3-536", "KK3-537", "KK3-818"]
    }
    "a seaplane on a river" = {
      what  = unit.seaplane,
      at    = space.oak_march,
      field = false,
      may   = true,
      cites = ["KK3-537", "KK3-818"]
    }
    "a seaplane in a swamp" = {
      what  = unit.seaplane,
      at    = space.reed_bank,
      field = false,
      may   = true,
      cites = ["KK3-818"]
    }
    "a seaplane inland" = {
      what  = unit.seaplane,
      at    = space.ulan_tamga,
      field = false,
      may   = false,
      cites = ["KK3-537", "KK3-818"]
    }
    "a seaplane inland, at an airfield" = {
      what  = unit.seaplane,
      at    = space.ulan_tamga,
      field = true,
      may   = false,
      cites = ["KK3-818"]
    }
    "a seaplane on the lake" = {
      what  = unit.seaplane,
      at    = space.mirror_lake,
      field = false,
      may   = true,
      cites = ["KK3-256"]
    }
    "a fighter on the lake" = {
      what  = unit.fighter,
      at    = space.mirror_lake,
      field = false,
      may   = false,
      cites = ["KK3-816"]
    }
    "a seaplane on the lake's shore" = {
      what  = unit.seaplane,
      at    = space.silk_gate,
      field = false,
      may   = true,
      cites = ["KK3-818"]
    }
    "a seaplane on a coast without rivers" = {
      what  = unit.seaplane,
      at    = space.kings_haven,
      field = false,
      may   = true,
      cites = ["KK3-537", "KK3-818"]
    }
    "a seaplane at sea" = {
      what  = unit.seaplane,
      at    = space.north_amber,
      field = false,
      may   = false,
      cites = ["KK3-818"]
    }
    "a seaplane on the steppe" = {
      what  = unit.seaplane,
      at    = space.pilgrim_hill,
      field = false,
      may   = false,
      cites = ["KK3-254", "KK3-818"]
    }
  }

  given {
    call holds {
      when = at.part_of != none
      with = [player.khanate, provinces()]
    }
    call stands {
      when = field
      with = [unit.airfield, player.khanate, at, 1]
    }
    call stands { with = [what, player.khanate, at, 1] }
  }
  expect {
    that    = may_base(last(pieces(at)), at) == may
    message = "a base, or none"
  }
}

test "an attack from the air is not answered, and ends at the base" {
  cites = ["KK3-534", "KK3-817", "KK3-820", "KK3-821"]
  cases = {
    "it wins"  = { foe = unit.militia, a = 4, b = 1, theirs = wound.heavy_losses }
    "it loses" = { foe = unit.royal_guard, a = 1, b = 4, theirs = wound.fresh }
  }

  given {
    call in_the_hangar { with = [unit.bomber] }
    call stands { with = [foe, player.kingdom, space.long_downs, 1] }
  }
  dice { rolls = [a, b] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["attack ${foe} in long_downs with bomber"] }
  expect {
    plane = first(airmen_at(space.holm_fields))
    that = (
      plane.stage == wound.fresh &&
      !plane.routed &&
      plane.left == 0 &&
      count(every(piece), piece.unit == foe && piece.stage == theirs) == 1
    )
    message = "the bomber is home, and whole"
  }
}

test "how far a mission leads" {
  cites = ["KK3-817"]

  given {
    call in_the_hangar { with = [unit.seaplane] }
    call stands { with = [unit.militia, player.kingdom, space.jasmine_gate, 1] }
    call stands { with = [unit.militia, player.kingdom, space.tea_hills, 1] }
    call stands { with = [unit.bowmen, player.kingdom, space.jasmine_gate, 1] }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  refuse {
    line    = "attack militia in tea_hills with seaplane"
    because = "There is nothing within its range that it may attack."
  }
  refuse {
    line    = "attack bowmen in jasmine_gate with seaplane"
    because = "Others cover it."
  }
  play { lines = ["attack militia in jasmine_gate with seaplane"] }
}

test "who stands beside the base of an aircraft is within its range" {
  cites = ["KK3-817", "KK3-823"]
  cases = {
    "a gunboat on the lake of a seaplane" = { what = unit.seaplane, at = space.mirror_lake, foe = unit.river_gunboat }
    "flyers over the airfield"            = { what = unit.fighter, at = space.holm_fields, foe = unit.kite_riders }
  }

  given {
    set game { weather = weather.sunny }
    call airfield_at { with = [space.holm_fields, player.khanate] }
    call stands { with = [unit.spearmen, player.khanate, space.holm_fields, 1] }
    call stands { with = [what, player.khanate, at, 1] }
    call stands { with = [foe, player.kingdom, at, 1] }
    call stands { with = [unit.flak, player.kingdom, at.domain == domain.lake ? space.west_shore : at, 1] }
  }
  dice { rolls = [1, 1, 1, 4, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  refuse {
    line    = "move ${what} to ${at}"
    because = "It cannot be based there."
  }
  play { lines = ["attack ${foe} in ${at} with ${what}"] }
  expect {
    that    = first(every(piece), piece.unit == what).left == 0
    message = "Guns within a sub-province fire there, too."
    said    = "Fire from Anti-aircraft Guns of Aldermark"
  }
}

test "no mission under clouds, none from elsewhere than a base, and none while routed" {
  cites = ["KK3-816"]
  cases = {
    "clouds" = {
      sky    = weather.cloudy,
      field  = true,
      broken = false,
      why    = "There is nothing within its range that it may attack.",
      cites  = ["KK3-050"]
    }
    "rain" = {
      sky    = weather.rain,
      field  = true,
      broken = false,
      why    = "You have no such aircraft at a base that can still fly.",
      cites  = ["KK3-054"]
    }
    "no airfield" = {
      sky    = weather.sunny,
      field  = false,
      broken = false,
      why    = "You have no such aircraft at a base that can still fly."
    }
    "routed" = {
      sky    = weather.sunny,
      field  = true,
      broken = true,
      why    = "You have no such aircraft at a base that can still fly."
    }
  }

  given {
    set game { weather = sky }
    call holds { with = [player.khanate, [space.dornmark]] }
    call stands {
      when = field
      with = [unit.airfield, player.khanate, space.holm_fields, 1]
    }
    create {
      unit   = unit.bomber
      owner  = player.khanate
      at     = space.holm_fields
      routed = broken
    }
    call stands { with = [unit.spearmen, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.militia, player.kingdom, space.long_downs, 1] }
  }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  refuse {
    line    = "attack militia in long_downs with bomber"
    because = "${why}"
  }
}

test "bombs: the die must show what the aircraft can do" {
  cases = {
    "a bomber's 5" = {
      what  = unit.bomber,
      shown = 5,
      gone  = true,
      level = 2,
      cites = ["KK3-535", "KK3-582", "KK3-583", "KK3-803", "KK3-832..834"]
    }
    "a bomber's 4"   = { what = unit.bomber, shown = 4, gone = false, level = 1, cites = ["KK3-583", "KK3-834"] }
    "a bomber's 8"   = { what = unit.bomber, shown = 8, gone = true, level = 2, cites = ["KK3-834"] }
    "a seaplane's 6" = { what = unit.seaplane, shown = 6, gone = false, level = 1, cites = ["KK3-582"] }
    "a seaplane's 7" = { what = unit.seaplane, shown = 7, gone = true, level = 2, cites = ["KK3-582"] }
  }

  given {
    call in_the_hangar { with = [what] }
    call stands { with = [unit.market, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.farm, player.kingdom, space.long_downs, 1] }
  }
  dice { rolls = [shown] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bomb market in long_downs with ${what}"] }
  expect {
    plane   = first(airmen_at(space.holm_fields))
    that    = (count(buildings_at(space.long_downs)) == 1) == gone && plane.experience == level && plane.left == 0
    message = "one building at most, and one mission"
  }
}

test "one building in a turn, and fighters drop no bombs" {
  cites = ["KK3-535", "KK3-835"]

  given {
    call in_the_hangar { with = [unit.bomber] }
    call stands { with = [unit.fighter, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.market, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.farm, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.dornburg, 1] }
  }
  dice { rolls = [8] }
  run movement_of { p = player.khanate }
  play { lines = ["bomb market in long_downs with bomber"] }
  refuse {
    line    = ["bomb farm in kings_haven with bomber", "bomb farm in kings_haven with fighter"]
    because = "You have no aircraft that bombs and can still fly."
  }
}

test "a change of base" {
  cites = ["KK3-816", "KK3-818"]

  given {
    call in_the_hangar { with = [unit.fighter] }
    call airfield_at { with = [space.kings_haven, player.khanate] }
    call airfield_at { with = [space.jasmine_gate, player.kingdom] }
  }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  refuse {
    line    = ["move fighter to jasmine_gate", "move fighter to long_downs"]
    because = "It cannot be based there."
  }
  play { lines = ["move fighter to kings_haven"] }
  expect { that = count(airmen_at(space.kings_haven)) == 1 && first(airmen_at(space.kings_haven)).left == 0 }
}

# ---- Anti-aircraft fire

test "anti-aircraft guns attack what comes near, and may turn it back" {
  cites = ["KK3-509", "KK3-822..826"]
  cases = {
    "they miss, and it goes on" = {
      there  = space.kings_haven,
      rolls  = [1, 4, 4, 4, 1],
      hurt   = wound.fresh,
      theirs = wound.heavy_losses
    }
    "they hit, and it goes on" = {
      there  = space.kings_haven,
      rolls  = [3, 2, 4, 4, 1],
      hurt   = wound.losses,
      theirs = wound.heavy_losses
    }
    "they miss, and turn it back" = {
      there  = space.kings_haven,
      rolls  = [1, 4, 5],
      hurt   = wound.fresh,
      theirs = wound.fresh
    }
    "next door" = { there = space.jasmine_gate, rolls = [1, 4, 6], hurt = wound.fresh, theirs = wound.fresh }
    "two away, they do nothing" = {
      there  = space.tea_hills,
      rolls  = [4, 1],
      hurt   = wound.fresh,
      theirs = wound.heavy_losses
    }
  }

  given {
    call in_the_hangar { with = [unit.bomber] }
    call stands { with = [unit.flak, player.kingdom, there, 1] }
    call stands { with = [unit.militia, player.kingdom, space.long_downs, 1] }
    set u {
      in       = pieces(there)
      where    = u.unit == unit.flak
      supplied = true
    }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["attack militia in long_downs with bomber"] }
  expect {
    plane   = first(airmen_at(space.holm_fields))
    that    = plane.stage == hurt && count(every(piece), piece.unit == unit.militia && piece.stage == theirs) == 1
    message = "the guns, and then the mission"
  }
}

test "guns fire once in a turn, and are not answered" {
  cites = ["KK3-822", "KK3-824"]

  given {
    call in_the_hangar { with = [unit.bomber] }
    call stands { with = [unit.bomber, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = [1, 4, 5, 8] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bomb market in kings_haven with bomber", "bomb market in kings_haven with bomber"] }
  expect {
    that    = first(army(space.long_downs, player.kingdom)).stage == wound.fresh && empty(buildings_at(space.kings_haven))
    message = "the first is turned back, the second is not fired at"
  }
}

test "aircraft that attack the guns themselves are answered, and answer" {
  cites = ["KK3-824"]

  given {
    call in_the_hangar { with = [unit.bomber] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
  }
  dice { rolls = [1, 2, 1, 3, 2] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["attack flak in long_downs with bomber"] }
  expect {
    plane   = first(airmen_at(space.holm_fields))
    guns    = first(every(piece), piece.unit == unit.flak)
    that    = plane.stage != wound.fresh && guns.stage != wound.fresh
    message = "both are hurt"
  }
}

test "a destroyer intercepts, but does not turn back" {
  cites = ["KK3-544", "KK3-589", "KK3-825"]

  given {
    call in_the_hangar { with = [unit.bomber] }
    call stands { with = [unit.destroyer, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = [1, 4, 8] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bomb market in kings_haven with bomber"] }
  expect {
    said = "Fire from Destroyer of Aldermark at the South Amber Sea meets Bomber of Tarkhan."
    that = empty(buildings_at(space.kings_haven))
  }
}

# ---- Interceptors

test "fighters rise within half of their range" {
  cites = ["KK3-531..533", "KK3-827..831"]
  cases = {
    "two away: the bomber loses and goes home" = {
      base   = space.jasmine_gate,
      rolls  = [4, 2],
      hurt   = wound.losses,
      done   = false,
      mine   = 1,
      theirs = 2
    }
    "two away: the bomber wins and goes on" = {
      base   = space.jasmine_gate,
      rolls  = [1, 1, 8],
      hurt   = wound.fresh,
      done   = true,
      mine   = 2,
      theirs = 1
    }
    "three away: nobody rises" = {
      base   = space.tea_hills,
      rolls  = [8],
      hurt   = wound.fresh,
      done   = true,
      mine   = 2,
      theirs = 1
    }
  }

  given {
    call in_the_hangar { with = [unit.bomber] }
    call airfield_at { with = [base, player.kingdom] }
    create {
      unit  = unit.fighter
      owner = player.kingdom
      at    = base
    }
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bomb market in kings_haven with bomber"] }
  expect {
    plane  = first(airmen_at(space.holm_fields))
    rising = first(airmen_at(base))
    that = (
      plane.stage == hurt && empty(buildings_at(space.kings_haven)) == done && plane.experience == mine &&
      rising.experience == theirs && rising.duty == duty.idle && plane.duty == duty.idle && !plane.repelled
    )
    message = "half of 4 is 2"
  }
}

test "a fighter rises once in a turn" {
  cites = ["KK3-533"]

  given {
    call in_the_hangar { with = [unit.bomber] }
    call stands { with = [unit.bomber, player.khanate, space.holm_fields, 1] }
    call airfield_at { with = [space.long_downs, player.kingdom] }
    call stands { with = [unit.fighter, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = [1, 1, 1, 8] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bomb market in kings_haven with bomber", "bomb market in kings_haven with bomber"] }
  expect {
    that = empty(buildings_at(space.kings_haven)) && first(airmen_at(space.long_downs)).space == space.long_downs
  }
}

test "Flying units come under fire where they arrive" {
  cites = ["KK3-509", "KK3-524", "KK3-830"]
  cases = {
    "turned back"     = { rolls = [1, 4, 5], at = space.holm_fields }
    "not turned back" = { rolls = [1, 4, 4], at = space.kings_haven }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.kite_riders, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["move 1 kite_riders from holm_fields to kings_haven"] }
  expect {
    that    = count(pieces(at), piece.unit == unit.kite_riders) == 1
    message = "where it is"
  }
}

test "gas from the air" {
  cites = ["KK3-779"]

  given {
    set game { round = 4 }
    call in_the_hangar { with = [unit.bomber] }
    set u {
      in       = airmen_at(space.holm_fields)
      upgrades = [upgrade.chemical_weapons]
    }
    call stands { with = [unit.royal_guard, player.kingdom, space.long_downs, 1] }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["attack royal_guard in long_downs with bomber"] }
  expect { that = space.long_downs.foul == 4 }
}

test "anti-aircraft units that are attacked may fall in their own fire" {
  cites = ["KK3-824"]
  cases = {
    "while the aircraft goes on" = { last = 1 }
    "and turn the aircraft back" = { last = 6 }
  }
  given {
    call stands { with = [unit.airfield, player.khanate, space.kings_haven, 1] }
    create {
      unit  = unit.bomber
      owner = player.khanate
      at    = space.kings_haven
      left  = 4
    }
    create {
      unit  = unit.flak
      owner = player.kingdom
      at    = space.holm_fields
      stage = wound.losses
    }
  }
  dice { rolls = [1, 4, last] }
  run marching { p = player.khanate }
  play { lines = ["attack flak in holm_fields with bomber"] }
  expect { that = empty(pieces(space.holm_fields)) }
}

test "a seaplane's coast must be one's own" {
  cites = ["KK3-536", "KK3-818"]

  given {
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.seaplane, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.seaplane, player.khanate, space.kings_haven, 1] }
  }
  expect {
    that = (
      !may_base(first(pieces(space.holm_fields)), space.holm_fields) &&
      !may_base(first(pieces(space.kings_haven)), space.kings_haven)
    )
  }
}

test "aircraft that stay on the ground" {
  cases = {
    "in a storm"          = { sky = weather.storm, come = -1, cites = ["KK3-056"] }
    "in the rain"         = { sky = weather.rain, come = -1, cites = ["KK3-051"] }
    "that have just come" = { sky = weather.sunny, come = 0, cites = ["KK3-154", "KK3-816"] }
  }

  given {
    call in_the_hangar { with = [unit.fighter] }
    set game { weather = sky }
    set u {
      in      = airmen_at(space.holm_fields)
      arrived = come
      left    = 4
    }
    call airfield_at { with = [space.kings_haven, player.khanate] }
    call stands { with = [unit.spearmen, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.fighter, player.kingdom, space.holm_fields, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = ["move fighter to kings_haven", "move spearmen to kings_haven"]
    because = "You have no aircraft that can still fly."
  }
}

# What a bomber of the Khanate's meets on its way from Holm Fields to a market in Kings' Haven.
procedure bombing_raid {
  call in_the_hangar { with = [unit.bomber] }
  call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
}

test "guns that do not fire" {
  cites = ["KK3-509", "KK3-822"]
  cases = {
    "routed" = {
      what   = unit.flak,
      whose  = player.kingdom,
      broken = true,
      aboard = false,
      peace  = false,
      there  = space.kings_haven,
      off    = false
    }
    "aboard a ship" = {
      what   = unit.flak,
      whose  = player.kingdom,
      broken = false,
      aboard = true,
      peace  = false,
      there  = space.south_amber,
      off    = false
    }
    "at peace" = {
      what   = unit.flak,
      whose  = player.kingdom,
      broken = false,
      aboard = false,
      peace  = true,
      there  = space.long_downs,
      off    = false
    }
    "the Khanate's own" = {
      what   = unit.flak,
      whose  = player.khanate,
      broken = false,
      aboard = false,
      peace  = false,
      there  = space.kings_haven,
      off    = false
    }
    "nobody's" = {
      what   = unit.flak,
      whose  = player.kingdom,
      broken = false,
      aboard = false,
      peace  = false,
      there  = space.kings_haven,
      off    = true
    }
    "guns for the field" = {
      what   = unit.field_guns,
      whose  = player.kingdom,
      broken = false,
      aboard = false,
      peace  = false,
      there  = space.kings_haven,
      off    = false
    }
    "a fighter that is routed" = {
      what   = unit.fighter,
      whose  = player.kingdom,
      broken = true,
      aboard = false,
      peace  = false,
      there  = space.kings_haven,
      off    = false
    }
    "a fighter at peace" = {
      what   = unit.fighter,
      whose  = player.kingdom,
      broken = false,
      aboard = false,
      peace  = true,
      there  = space.kings_haven,
      off    = false
    }
    "a bomber of theirs" = {
      what   = unit.bomber,
      whose  = player.kingdom,
      broken = false,
      aboard = false,
      peace  = false,
      there  = space.kings_haven,
      off    = false
    }
  }

  given {
    call bombing_raid {}
    call settle_relation {
      when = peace
      with = [player.khanate, whose == player.khanate ? player.union : whose, relation.peace]
    }
    create u {
      unit   = what
      owner  = off ? none : whose
      at     = there
      routed = broken
    }
    create ship {
      unit  = unit.war_junk
      owner = player.kingdom
      at    = space.south_amber
    }
    carry u {
      when = aboard
      by   = ship
    }
  }
  dice { rolls = [8] }
  run fly_at_market {}
  expect {
    that    = empty(buildings_at(space.kings_haven), piece.unit == unit.market)
    message = "nobody meets it"
  }
}

procedure fly_at_market {
  plane = first(airmen_at(space.holm_fields), piece.owner == player.khanate)
  set plane { left = 4 }
  call fly_to arrived {
    with = [plane, space.kings_haven]
    at   = none
  }
  call drop_bombs {
    when = arrived
    with = [plane, unit.market, space.kings_haven]
  }
}

test "what meets an aircraft on its way" {
  cases = {
    "fire from a forest loses by it" = {
      guns  = [unit.flak],
      there = space.east_weald,
      level = 1,
      after = 1,
      rolls = [1, 4, 1],
      said  = "Anti-aircraft Guns of Aldermark: 4; Bomber of Tarkhan: 8.",
      back  = false,
      cites = ["KK3-824"]
    }
    "the first gun turns it back" = {
      guns  = [unit.flak, unit.flak],
      there = space.long_downs,
      level = 1,
      after = 1,
      rolls = [1, 4, 5],
      said  = "The fire turns Bomber back.",
      back  = true,
      cites = ["KK3-825", "KK3-826"]
    }
    "both guns fire" = {
      guns  = [unit.flak, unit.flak],
      there = space.long_downs,
      level = 1,
      after = 1,
      rolls = [1, 4, 4, 1, 4, 4],
      said  = "Fire from Anti-aircraft Guns",
      back  = false,
      cites = ["KK3-822"]
    }
    "a gun that hits is promoted" = {
      guns  = [unit.flak],
      there = space.long_downs,
      level = 2,
      after = 3,
      rolls = [4, 4, 1],
      said  = "Anti-aircraft Guns of Aldermark: 9; Bomber of Tarkhan: 8.",
      back  = false,
      cites = ["KK3-824"]
    }
    "it is routed" = {
      guns  = [unit.flak],
      there = space.long_downs,
      level = 5,
      after = 5,
      rolls = [4, 1],
      said  = "who are routed",
      back  = true,
      cites = ["KK3-826"]
    }
  }

  given {
    call bombing_raid {}
    for g {
      in = guns
      create {
        unit       = g
        owner      = player.kingdom
        at         = there
        experience = level
      }
    }
  }
  dice { rolls = concat(rolls, back ? [] : [1]) }
  run fly_at_market {}
  expect {
    plane = first(airmen_at(space.holm_fields))
    that = (
      !plane.repelled &&
      plane.left == 0 &&
      plane.moved &&
      plane.duty == duty.idle &&
      all(pieces(there), piece.duty == duty.idle && piece.experience == after)
    )
    message = "home again"
    said    = said
  }
}

test "Flying units that come under fire have the ground to hide in" {
  cites = ["KK3-509", "KK3-524", "KK3-830"]
  cases = {
    "hills" = {
      from  = space.kings_haven,
      to    = space.long_downs,
      whose = player.kingdom,
      rolls = [1, 4, 1],
      said  = "Anti-aircraft Guns of Aldermark: 4; Kite Riders of Tarkhan: 7.",
      at    = space.long_downs,
      left  = 2,
      gone  = false
    }
    "fields, and they fall" = {
      from  = space.kings_haven,
      to    = space.holm_fields,
      whose = player.kingdom,
      rolls = [4, 2],
      said  = "Tarkhan loses Kite Riders at Holm Fields.",
      at    = space.holm_fields,
      left  = 0,
      gone  = true
    }
    "turned back, they go nowhere else" = {
      from  = space.kings_haven,
      to    = space.holm_fields,
      whose = player.kingdom,
      rolls = [1, 4, 6],
      said  = "Tarkhan takes Kite Riders back to King's Haven.",
      at    = space.kings_haven,
      left  = 0,
      gone  = false
    }
  }

  given {
    set game { weather = weather.sunny }
    create {
      unit  = unit.kite_riders
      owner = player.khanate
      at    = from
      stage = gone ? wound.heavy_losses : wound.fresh
    }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.flak, whose, to == space.long_downs ? space.eldermoor : space.stonewater, 1] }
    call stands { with = [unit.militia, player.kingdom, gone || to == space.long_downs ? space.sarai : to, 1] }
  }
  dice { rolls = rolls }
  run movement_of { p = player.khanate }
  play { lines = ["move 1 kite_riders from ${from} to ${to}"] }
  expect {
    kites = where(every(piece), piece.unit == unit.kite_riders)
    that = (
      gone ? empty(kites) :
      first(kites).space == at && first(kites).left == left && !first(kites).repelled && !first(kites).engaged
    )
    message = "where they are, and what is left"
    said    = said
  }
}
