# Tests of roads, railways and bridges, of riding by rail and of transport between logistics centres.

# The movement phase of those who ride, without marching.
procedure riding {
  params = { p = player }

  set game { active = p }
  offer {
    to      = p
    actions = [action.ride, action.transport]
    prompt  = "Ride."
    done    = "done"
  }
}

# A unit that begins its movement.
procedure rested {
  params = { what = unit, p = player, there = space }

  create {
    unit  = what
    owner = p
    at    = there
    left  = 1
  }
}

# The Union's railway from Millrace to Cape Union: Millrace, Smelter Bay, the East Dunes, Cape Union.
procedure union_railway {
  call holds { with = [player.union, [space.hafenland, space.grenzland]] }
  call lay { with = [way.rail, space.millrace, space.smelter_bay] }
  call lay { with = [way.rail, space.smelter_bay, space.east_dunes] }
  call lay { with = [way.rail, space.east_dunes, space.cape_union] }
}

test "ways are buildings between sub-provinces, paid for, and built once" {
  cites = ["KK3-404", "KK3-405"]

  given {
    call two_states {}
  }
  run constructing { p = player.khanate }
  play { lines = ["build Railway from Kurgan Plain to Sarai"] }
  expect {
    that = (
      has_way(space.sarai, space.kurgan_plain, way.rail) && player.khanate.metal == 19 && player.khanate.gold == 19 &&
      empty(pieces(space.sarai))
    )
  }
  refuse {
    line    = ["build Railway from Kurgan Plain to Sarai", "build Railway from Sarai to Kurgan Plain"]
    because = "no such way may be there yet"
  }
  play { lines = ["build Road from Sarai to Kurgan Plain"] }
  refuse {
    line    = "build Bridge from Sarai to Kurgan Plain"
    because = "a bridge needs a river"
  }
  refuse {
    line    = "build Road from Sarai to Northport"
    because = "Both ends must be yours"
  }
}

test "a way or a bridge over a river takes its effect away" {
  cites = ["KK3-414", "KK3-432", "KK3-433"]
  cases = {
    "no way"    = { laid = [way.road], before = true, after = false }
    "a railway" = { laid = [way.rail], before = true, after = false }
    "a bridge"  = { laid = [way.bridge], before = true, after = false }
  }

  expect {
    that = river_between(space.dornburg, space.oak_march) == before && !river_between(space.dornburg, space.holm_fields)
  }
  run lay {
    kind  = laid[0]
    one   = space.oak_march
    other = space.dornburg
  }
  expect {
    that = river_between(space.dornburg, space.oak_march) == after && river_between(space.oak_march, space.stonewater)
  }
}

test "a bridge over a river" {
  cites = ["KK3-432"]

  given {
    call two_states {}
  }
  run constructing { p = player.kingdom }
  play { lines = ["build Bridge from Dornburg to the Oak March"] }
  expect { that = !river_between(space.dornburg, space.oak_march) && player.kingdom.metal == 19 }
}

# ---- By rail

test "a unit rides along the railway and cannot move any more" {
  cites = ["KK3-409", "KK3-411", "KK3-412"]

  given {
    call union_railway {}
    call rested { with = [unit.riflemen, player.union, space.millrace] }
  }
  run riding { p = player.union }
  refuse {
    line    = ["ride Riflemen by rail from Millrace to Hafen", "ride Riflemen by rail from Millrace to Northport"]
    because = "not by the railway"
  }
  play { lines = ["ride Riflemen by rail from Millrace to Cape Union"] }
  expect {
    rider = first(pieces(space.cape_union))
    that = (
      rider.unit == unit.riflemen && rider.left == 0 && rider.moved && empty(riders(space.cape_union, player.union)) &&
      rider.start_at == space.millrace
    )
  }
}

test "who has moved, or has just been recruited, or stands off the railway, does not ride" {
  cites = ["KK3-411", "KK3-413"]

  given {
    call union_railway {}
    call rested { with = [unit.riflemen, player.union, space.millrace] }
    call rested { with = [unit.spearmen, player.union, space.smelter_bay] }
    call rested { with = [unit.swordsmen, player.union, space.northport] }
    call stands { with = [unit.halberdiers, player.union, space.east_dunes, 1] }
    walker = first(pieces(space.smelter_bay))
    set walker { moved = true }
  }
  run riding { p = player.union }
  refuse {
    line = [
      "ride Spearmen by rail from Smelter Bay to Millrace", "ride Swordsmen by rail from Northport to Millrace",
      "ride Halberdiers by rail from East Dunes to Millrace"
    ]
    because = "Nobody there can begin a ride: a unit must stand by the railway and must not have moved this turn."
  }
  play { lines = ["ride Riflemen by rail from Millrace to Smelter Bay"] }
}

# Seven steps of rail from Smelter Bay to Ironvale.
procedure long_line {
  call union_railway {}
  call lay { with = [way.rail, space.cape_union, space.oil_springs] }
  call lay { with = [way.rail, space.oil_springs, space.kettle_gorge] }
  call lay { with = [way.rail, space.kettle_gorge, space.black_pits] }
  call lay { with = [way.rail, space.black_pits, space.mirror_town] }
  call lay { with = [way.rail, space.mirror_town, space.ironvale_city] }
  call rested { with = [unit.riflemen, player.union, space.smelter_bay] }
}

test "six moves by rail" {
  cites = ["KK3-410"]

  given {
    call long_line {}
  }
  expect {
    rider = first(pieces(space.smelter_bay))
    that  = contains(stations(rider), space.mirror_town) && !contains(stations(rider), space.ironvale_city)
  }
}

test "eight by rail, where the table reads the other figure" {
  cites = ["KK3-409"]

  options = { rail_moves = 8 }
  given {
    call long_line {}
  }
  expect {
    rider = first(pieces(space.smelter_bay))
    that  = contains(stations(rider), space.ironvale_city)
  }
}

test "enemies on the line stop the train, and a full or forbidden station takes nobody" {
  cites = ["KK3-409", "KK3-412"]

  given {
    call union_railway {}
    call rested { with = [unit.riflemen, player.union, space.millrace] }
    call stands { with = [unit.spearmen, player.kingdom, space.east_dunes, 1] }
    call stands { with = [unit.spearmen, player.union, space.smelter_bay, 5] }
  }
  expect { that = empty(stations(first(pieces(space.millrace)))) }
}

# ---- Logistics centres

procedure two_centres {
  call union_railway {}
  call stands { with = [unit.logistics_centre, player.union, space.smelter_bay, 1] }
  call stands { with = [unit.logistics_centre, player.union, space.cape_union, 1] }
  set player union { fuel = 10 }
}

test "transport between logistics centres costs fuel by the Type" {
  cites = ["KK3-418", "KK3-420", "KK3-421"]
  cases = {
    "armoured"        = { what = unit.tankettes, cost = 3, cites = ["KK3-422"] }
    "heavy artillery" = { what = unit.howitzers, cost = 3, cites = ["KK3-422"] }
    "light artillery" = { what = unit.field_guns, cost = 2, cites = ["KK3-423"] }
    "anti-aircraft"   = { what = unit.flak, cost = 2, cites = ["KK3-423"] }
    "anti-tank"       = { what = unit.anti_tank_guns, cost = 2, cites = ["KK3-423"] }
    "support"         = { what = unit.sappers, cost = 2, cites = ["KK3-423"] }
    "medical"         = { what = unit.field_hospital, cost = 2, cites = ["KK3-423"] }
    "signals"         = { what = unit.heliograph, cost = 2, cites = ["KK3-423"] }
    "trains"          = { what = unit.wagon_train, cost = 2, cites = ["KK3-423"] }
    "infantry"        = { what = unit.spearmen, cost = 1, cites = ["KK3-424"] }
    "cavalry"         = { what = unit.light_horse, cost = 1, cites = ["KK3-424"] }
  }

  given {
    call two_centres {}
    call rested { with = [what, player.union, space.smelter_bay] }
  }
  run riding { p = player.union }
  play { lines = ["transport ${what} from Smelter Bay to Cape Union"] }
  expect {
    that = (
      player.union.fuel == 10 - cost &&
      any([for u in pieces(space.cape_union) : u.unit == what && u.left == 0 && u.moved])
    )
  }
}

test "an artisan state pays for transport in wood" {
  cites = ["KK3-422..424"]

  given {
    call union_railway {}
    call holds { with = [player.khanate, [space.hafenland, space.grenzland]] }
    call stands { with = [unit.logistics_centre, player.khanate, space.smelter_bay, 1] }
    call stands { with = [unit.logistics_centre, player.khanate, space.cape_union, 1] }
    call rested { with = [unit.sappers, player.khanate, space.smelter_bay] }
    set player khanate { wood = 2 }
  }
  run riding { p = player.khanate }
  play { lines = ["transport Sappers from Smelter Bay to Cape Union"] }
  expect { that = player.khanate.wood == 0 }
}

test "centres work only by a railway, without enemies in either province, for units that have not moved" {
  cites = ["KK3-418", "KK3-419"]
  cases = {
    "all is well"           = { cut = false, foe = space.dornburg, moved = false, works = true }
    "no railway"            = { cut = true, foe = space.dornburg, moved = false, works = false }
    "enemies in the first"  = { cut = false, foe = space.northport, moved = false, works = false }
    "enemies in the second" = { cut = false, foe = space.oil_springs, moved = false, works = false }
    "the unit has moved"    = { cut = false, foe = space.dornburg, moved = true, works = false, cites = ["KK3-421"] }
  }

  given {
    call two_centres {}
    call rested { with = [unit.spearmen, player.union, space.smelter_bay] }
    call stands { with = [unit.spearmen, player.kingdom, foe, 1] }
    rider = first(pieces(space.smelter_bay), piece.unit == unit.spearmen)
    set rider { moved = moved }
    call raze_way {
      when = cut
      with = [unit.railway, space.east_dunes, space.cape_union]
      by   = none
    }
  }
  expect {
    that = (
      !empty(centres_from(space.smelter_bay, player.union)) && centre_works(space.smelter_bay, player.union) &&
      !empty(riders(space.smelter_bay, player.union))
    ) == works
  }
}

test "nobody is transported without fuel" {
  cites = ["KK3-424"]

  given {
    call two_centres {}
    set player union { fuel = 1 }
    call rested { with = [unit.spearmen, player.union, space.smelter_bay] }
    call rested { with = [unit.tankettes, player.union, space.smelter_bay] }
  }
  run riding { p = player.union }
  refuse {
    line    = "transport Tankettes from Smelter Bay to Cape Union"
    because = "You cannot pay for its transport, or no centre takes it in."
  }
  play { lines = ["transport Spearmen from Smelter Bay to Cape Union"] }
  expect { that = player.union.fuel == 0 }
}

test "who may ride" {
  cites = ["KK3-411", "KK3-413"]

  given {
    call union_railway {}
    call rested { with = [unit.spearmen, player.union, space.millrace] }
    call rested { with = [unit.spearmen, player.kingdom, space.millrace] }
    call rested { with = [unit.fighter, player.union, space.millrace] }
    call stands { with = [unit.lancers, player.union, space.millrace, 1] }
  }
  expect {
    that = (
      count(riders(space.millrace, player.union)) == 1 &&
      first(riders(space.millrace, player.union)).unit == unit.spearmen
    )
  }
}

test "each rides from where it stands, and nobody from a place without rails" {
  cites = ["KK3-412", "KK3-413"]

  given {
    call union_railway {}
    call rested { with = [unit.spearmen, player.union, space.millrace] }
    call rested { with = [unit.lancers, player.union, space.millrace] }
    call rested { with = [unit.bowmen, player.kingdom, space.millrace] }
    call rested { with = [unit.riflemen, player.union, space.northport] }
  }
  run riding { p = player.union }
  refuse {
    line    = "ride Bowmen by rail from Millrace to Smelter Bay"
    because = "No such unit there has its whole movement."
  }
  refuse {
    line    = "ride Riflemen by rail from Northport to Millrace"
    because = "Nobody there can begin a ride: a unit must stand by the railway and must not have moved this turn."
  }
  play { lines = ["ride Lancers by rail from Millrace to Smelter Bay"] }
  expect {
    that = (
      first(pieces(space.smelter_bay)).unit == unit.lancers && first(pieces(space.smelter_bay)).owner == player.union
    )
  }
}

test "a station has to bear the unit" {
  cites = ["KK3-412"]
  cases = {
    "guns, a swamp"     = { what = unit.field_guns, goes = false }
    "infantry, a swamp" = { what = unit.spearmen, goes = true }
  }

  given {
    call lay { with = [way.rail, space.reed_fields, space.delta_town] }
    call rested { with = [what, player.union, space.reed_fields] }
  }
  expect { that = !empty(stations(first(pieces(space.reed_fields)))) == goes }
}

test "by rail into a rival's empty province is an intrusion like any other" {
  cites = ["KK3-409", "KK3-165"]

  given {
    call union_railway {}
    call holds { with = [player.kingdom, [space.grenzland]] }
    call stands { with = [unit.castle, player.kingdom, parts(space.grenzland)[0], 1] }
    call rested { with = [unit.spearmen, player.union, space.smelter_bay] }
  }
  run riding { p = player.union }
  play { lines = ["ride Spearmen by rail from Smelter Bay to the East Dunes"] }
  expect { that = space.grenzland.invaded }
}

test "transport goes from one's own centre to another that has room" {
  cites = ["KK3-418", "KK3-420"]

  given {
    call two_centres {}
    call rested { with = [unit.spearmen, player.union, space.smelter_bay] }
    call rested { with = [unit.lancers, player.union, space.east_dunes] }
    call rested { with = [unit.bowmen, player.kingdom, space.smelter_bay] }
    call settle_relation { with = [player.union, player.kingdom, relation.alliance] }
  }
  run riding { p = player.union }
  refuse {
    line    = "transport Lancers from the East Dunes to Cape Union"
    because = "No logistics centre of yours works there with another one on its railway, or nobody is there who has not moved."
  }
  refuse {
    line    = "transport Bowmen from Smelter Bay to Cape Union"
    because = "You cannot pay for its transport, or no centre takes it in."
  }
  play { lines = ["transport Spearmen from Smelter Bay to Cape Union"] }
}

test "a full centre takes nobody" {
  cites = ["KK3-420", "KK3-265"]

  given {
    call two_centres {}
    call rested { with = [unit.spearmen, player.union, space.smelter_bay] }
    call stands { with = [unit.spearmen, player.union, space.cape_union, 6] }
  }
  run riding { p = player.union }
  refuse {
    line    = "transport Spearmen from Smelter Bay to Cape Union"
    because = "No logistics centre works there, or it has no room, or its ground does not bear that."
  }
}

test "a way that is laid again takes its own ruin away, from whichever end, and no other" {
  cites = ["KK3-184", "KK3-405"]
  cases = {
    "from one end"   = { one = space.sarai, other = space.red_sands, kind = way.road, n = 2 }
    "from the other" = { one = space.red_sands, other = space.sarai, kind = way.road, n = 2 }
    "another kind"   = { one = space.sarai, other = space.red_sands, kind = way.bridge, n = 3 }
    "another place"  = { one = space.silk_gate, other = space.red_sands, kind = way.road, n = 3 }
    "a shared end"   = { one = space.sarai, other = space.kurgan_plain, kind = way.road, n = 3 }
  }

  given {
    set space chagan { holder = player.khanate }
    call raze_way { with = [unit.road, space.sarai, space.red_sands, player.kingdom] }
    call raze_way { with = [unit.railway, space.sarai, space.red_sands, player.kingdom] }
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
    call raze {
      b  = building_at(space.sarai)
      by = player.kingdom
    }
  }
  run lay { with = [kind, one, other] }
  expect { that = count(every(ruin)) == n }
}

test "a house is no way and a way is no house" {
  cites = ["KK3-404", "KK3-405"]

  given {
    call two_states {}
  }
  run constructing { p = player.khanate }
  refuse {
    line    = "build Market from Sarai to the Red Sands"
    because = "You cannot pay for that."
  }
  refuse {
    line    = ["build Road in Sarai", "build Legation in Sarai"]
    because = "You cannot pay for that, or you have all that a state may have."
  }
  play { lines = ["build Market in Sarai"] }
}

test "enemies close a railway, except those that one passes as if they were not there" {
  cites = ["KK3-409", "KK3-572"]
  cases = {
    "Agents"   = { foe = unit.agents, far = true }
    "a market" = { foe = unit.market, far = true }
    "militia"  = { foe = unit.militia, far = false }
    "flyers"   = { foe = unit.kite_riders, far = false }
  }

  given {
    call union_railway {}
    call rested { with = [unit.riflemen, player.union, space.millrace] }
    call stands { with = [foe, player.kingdom, space.east_dunes, 1] }
  }
  expect {
    rider = first(pieces(space.millrace))
    that  = contains(stations(rider), space.smelter_bay) && contains(stations(rider), space.cape_union) == far
  }
}

test "what is paid for a way is remembered for that way alone" {
  cites = ["KK3-405"]

  given {
    call lay { with = [way.road, space.sarai, space.chagan_ford] }
    call lay { with = [way.rail, space.sarai, space.chagan_ford] }
    call lay { with = [way.road, space.sarai, space.red_sands] }
    call lay { with = [way.road, space.silk_gate, space.chagan_ford] }
    call lay { with = [way.road, space.altan_ordo, space.sarai] }
  }
  expect {
    that = (
      count(ways_paid_between(space.sarai, space.chagan_ford, way.road)) == 1 &&
      count(ways_paid_between(space.chagan_ford, space.sarai, way.road)) == 1 &&
      count(ways_paid_between(space.sarai, space.altan_ordo, way.road)) == 1 &&
      empty(ways_paid_between(space.sarai, space.silk_gate, way.road)) &&
      empty(ways_paid_between(space.sarai, space.chagan_ford, way.bridge)) &&
      count(every(laid_way)) == 5
    )
  }
  run lay { with = [way.road, space.chagan_ford, space.sarai] }
  expect {
    that    = count(every(laid_way)) == 5 && count(ways_paid_between(space.sarai, space.chagan_ford, way.road)) == 1
    message = "Laid again, it is one way."
  }
}

test "ways lead over land" {
  cites = ["KK3-404"]

  given {
    call two_states {}
    set space hafenland { holder = player.khanate }
  }
  expect {
    that = (
      same(
        way_ends(space.grey_shore, way.road, player.khanate),
        where(adjacent(space.grey_shore), space.domain == domain.land)
      ) &&
      empty(way_ends(space.grey_shore, way.bridge, player.khanate))
    )
  }
}

test "a ruined way is raised by what is laid between its own ends" {
  cites = ["KK3-184", "KK3-405"]

  given {
    call two_states {}
    call lay { with = [way.road, space.sarai, space.chagan_ford] }
    call lay { with = [way.road, space.sarai, space.red_sands] }
    call lay { with = [way.road, space.silk_gate, space.chagan_ford] }
    call raze_way { with = [unit.road, space.sarai, space.chagan_ford, player.kingdom] }
    call raze_way { with = [unit.road, space.red_sands, space.sarai, player.kingdom] }
    call raze_way { with = [unit.road, space.silk_gate, space.chagan_ford, player.kingdom] }
    call raze_way { with = [unit.road, space.sarai, space.altan_ordo, player.kingdom] }
  }
  run lay { with = [way.road, space.chagan_ford, space.sarai] }
  expect {
    that = count(every(ruin)) == 3 && !any(every(ruin), ruin.place == space.sarai && ruin.beyond == space.chagan_ford)
  }
}

test "who begins to ride, and where" {
  cites = ["KK3-411", "KK3-413"]

  given {
    call union_railway {}
    call rested { with = [unit.spearmen, player.union, space.millrace] }
    call rested { with = [unit.bowmen, player.kingdom, space.hafen] }
    call stands { with = [unit.lancers, player.union, space.smelter_bay, 1] }
    call rested { with = [unit.riflemen, player.union, space.northport] }
  }
  expect { that = same(starts(player.union), [space.millrace, space.northport]) }
  run riding { p = player.union }
  refuse {
    line = [
      "ride Riflemen by rail from Northport to Millrace", "ride Lancers by rail from Smelter Bay to Hafen",
      "ride Bowmen by rail from Hafen to Millrace"
    ]
    because = "Nobody there can begin a ride"
  }
}

test "a train takes one into the last place at a station" {
  cites = ["KK3-412"]
  cases = {
    "one place left" = { crowd = 4, n = true }
    "no place left"  = { crowd = 5, n = false }
  }

  given {
    call union_railway {}
    call rested { with = [unit.spearmen, player.union, space.millrace] }
    for _i {
      in = range(1, crowd)
      call stands { with = [unit.militia, player.union, space.smelter_bay, 1] }
    }
  }
  expect { that = contains(stations(first(pieces(space.millrace))), space.smelter_bay) == n }
}

test "only a centre in one's own province works" {
  cites = ["KK3-418", "KK3-419"]
  cases = {
    "one's own" = { whose = player.union, works = true }
    "another's" = { whose = player.kingdom, works = false }
    "nobody's"  = { whose = player.independents, works = false }
  }

  given {
    call holds { with = [whose, [space.hafenland]] }
    call stands { with = [unit.logistics_centre, player.union, space.smelter_bay, 1] }
  }
  expect { that = centre_works(space.smelter_bay, player.union) == works }
}

test "transport goes into the last place, where the ground bears the unit, and for whom one names" {
  cites = ["KK3-418", "KK3-420"]

  given {
    call two_centres {}
    call rested { with = [unit.spearmen, player.union, space.smelter_bay] }
    call rested { with = [unit.lancers, player.union, space.smelter_bay] }
    call stands { with = [unit.militia, player.union, space.cape_union, 5] }
  }
  run riding { p = player.union }
  play { lines = ["transport Lancers from Smelter Bay to Cape Union"] }
  expect { that = any(pieces(space.cape_union), piece.unit == unit.lancers) }
  refuse {
    line    = "transport Spearmen from Smelter Bay to Cape Union"
    because = "No logistics centre works there, or it has no room, or its ground does not bear that."
  }
}

test "what is laid as a way" {
  cites = ["KK3-404"]

  expect { that = same(ways_laid(), [unit.road, unit.railway, unit.bridge]) }
}

test "one rides also to a station where Agents are, whom nobody attacks" {
  cites = ["KK3-412", "KK3-572"]

  given {
    call union_railway {}
    call rested { with = [unit.spearmen, player.union, space.millrace] }
    call stands { with = [unit.agents, player.kingdom, space.smelter_bay, 1] }
  }
  expect { that = contains(stations(first(pieces(space.millrace))), space.smelter_bay) }
}

test "nothing is transported to ground that does not bear it" {
  cites = ["KK3-418", "KK3-471"]

  given {
    call holds { with = [player.union, [space.lower_delta]] }
    call lay { with = [way.rail, space.reed_fields, space.delta_town] }
    call stands { with = [unit.logistics_centre, player.union, space.reed_fields, 1] }
    call stands { with = [unit.logistics_centre, player.union, space.delta_town, 1] }
    set player union { fuel = 10 }
    call rested { with = [unit.field_guns, player.union, space.reed_fields] }
    call rested { with = [unit.spearmen, player.union, space.reed_fields] }
  }
  run riding { p = player.union }
  refuse {
    line    = "transport Field Guns from the Reed Fields to Delta Town"
    because = "No logistics centre works there, or it has no room, or its ground does not bear that."
  }
  play { lines = ["transport Spearmen from the Reed Fields to Delta Town"] }
}

test "whoever takes no room goes by rail, or is transported, to a full place" {
  cites = ["KK3-269", "KK3-409", "KK3-420", "KK3-687"]
  cases = {
    "a General" = { what = unit.general_voss, can = true }
    "flyers"    = { what = unit.kite_riders, can = true }
    "infantry"  = { what = unit.riflemen, can = false }
  }

  given {
    call two_centres {}
    call rested { with = [what, player.union, space.smelter_bay] }
    call stands { with = [unit.spearmen, player.union, space.cape_union, space.cape_union.unit_limit] }
  }
  expect { that = contains(stations(first(pieces(space.smelter_bay), piece.unit == what)), space.cape_union) == can }
  run riding { p = player.union }
  expect { that = player.union.fuel == 10 }
}

test "a unit that takes no room is transported to a full centre" {
  cites = ["KK3-269", "KK3-420"]

  given {
    call two_centres {}
    call rested { with = [unit.kite_riders, player.union, space.smelter_bay] }
    call rested { with = [unit.riflemen, player.union, space.smelter_bay] }
    call stands { with = [unit.spearmen, player.union, space.cape_union, space.cape_union.unit_limit] }
  }
  run riding { p = player.union }
  refuse {
    line    = "transport riflemen from smelter_bay to cape_union"
    because = "No logistics centre works there, or it has no room, or its ground does not bear that."
  }
  play { lines = ["transport kite_riders from smelter_bay to cape_union"] }
}
