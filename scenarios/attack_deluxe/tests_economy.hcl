# Tests of Build and Research: income, prices, limits, places, technologies at all levels.

test "a Build brings a point for each marker and each Population, and oil for each Oil Marker" {
  cites = ["ATK-252", "ATK-254..256", "ATK-259"]

  options = { players = 2 }
  given {
    set game { active = player.red }
    set player red {
      home       = space.new_england
      population = 2
    }
    set space new_england { holder = player.red }
    call oil_lies_in { those = [space.new_england, space.new_england] }
    call red_has_won {
      markers = [unit.fascism_marker, unit.fascism_marker, unit.fascism_marker, unit.democracy_marker]
    }
  }
  run season { p = player.red }
  play { lines = ["Build"] }
  expect { that = player.red.production == 6 && player.red.oil == 2 && player.red.collected }
}

test "points are saved, and oil pays as points do, certificate for point" {
  cites = ["ATK-253", "ATK-257", "ATK-258"]

  options = { players = 2 }
  given {
    set player red {
      home       = space.new_england
      production = 3
      oil        = 4
    }
    set space new_england { holder = player.red }
  }
  run season { p = player.red }
  play { lines = ["Build"] }
  refuse {
    line    = "raise 4 infantry in new_england"
    because = "No more than 3 can be built."
  }
  play { lines = ["use 3 Oil Certificates"] }
  expect { that = means(player.red) == 6 && player.red.oil == 1 }
  play { lines = ["raise 1 artillery in new_england", "done building"] }
  expect {
    that    = player.red.production == 3 && player.red.oil == 2 && player.red.oil_used == 0
    message = "the oil went first, what was not spent is there again"
  }
}

test "what units cost" {
  cites = ["ATK-241", "ATK-266..268", "ATK-270..273"]

  expect { that = unit.infantry.cost == 1 && unit.artillery.cost == 2 && unit.tank.cost == 2 && unit.plane.cost == 3 }
  expect {
    that = unit.destroyer.cost == 2 && unit.submarine.cost == 3 && unit.battleship.cost == 3 && unit.carrier.cost == 4
  }
  run {
    set player red { production = 20 }
    call spend {
      p    = player.red
      cost = 3 * unit.carrier.cost
    }
  }
  expect { that = player.red.production == 8 }
}

test "basic and advanced units, army and fleet and city" {
  cites = ["ATK-069..071", "ATK-263", "ATK-274"]

  expect {
    that = same(where(every(unit), unit.cost > 0 && !unit.advanced), [unit.infantry, unit.artillery, unit.destroyer])
  }
  expect {
    that = same(
      where(every(unit), unit.advanced), [unit.tank, unit.plane, unit.submarine, unit.battleship, unit.carrier]
    )
  }
  expect {
    that = (
      same(where(every(unit), unit.army), [unit.infantry, unit.artillery, unit.tank, unit.plane]) &&
      same(where(every(unit), unit.fleet), [unit.submarine, unit.destroyer, unit.battleship, unit.carrier])
    )
  }
  expect {
    that = !unit.capital_city.army && !unit.capital_city.fleet && unit.capital_city.city
  }
}

test "two advanced units without Minerals: one of the army, one ship; basic ones without end" {
  cites = ["ATK-260..262", "ATK-264", "ATK-290"]

  options = { players = 2 }
  given {
    set player red {
      home       = space.new_england
      production = 100
    }
    call red_holds { those = [space.new_england, space.midwest] }
  }
  run season { p = player.red }
  play { lines = ["Build"] }
  refuse {
    line    = "raise 2 tank in new_england"
    because = "No more than 1 can be built."
  }
  play { lines = ["raise 1 tank in new_england"] }
  refuse {
    line    = "raise 1 plane in new_england"
    because = "You cannot pay for that, or no more advanced army units can be built in this Build."
  }
  play { lines = ["launch 1 carrier on new_england_coast"] }
  refuse {
    line    = "launch 1 submarine on new_england_coast"
    because = "You cannot pay for that, or no more advanced ships can be built in this Build."
  }
  refuse {
    line    = "raise 1 infantry in midwest"
    because = "That is too far from your capital for your Factories, or not yours."
  }
  play { lines = ["raise 40 infantry in new_england", "launch 10 destroyer on new_england_coast"] }
  expect {
    that = (
      count(army_of(space.new_england, player.red)) == 41 &&
      count(fleet_of(space.new_england_coast, player.red)) == 11 &&
      player.red.production == 100 - 2 - 4 - 40 - 20
    )
  }
}

test "Minerals: four, six, eight advanced units, and any number" {
  cites = ["ATK-265", "ATK-291..294"]

  options = { players = 2 }
  given {
    set player red {
      home         = space.new_england
      production   = 200
      technologies = [technology.minerals_1]
    }
  }
  expect { that = buildable(player.red, unit.tank) == 2 && buildable(player.red, unit.submarine) == 2 }
  run {
    set player red { technologies = [technology.minerals_2] }
  }
  expect { that = buildable(player.red, unit.tank) == 3 && buildable(player.red, unit.submarine) == 3 }
  run {
    set player red {
      technologies = [technology.minerals_3]
      army_built   = 1
    }
  }
  expect { that = buildable(player.red, unit.tank) == 3 && buildable(player.red, unit.submarine) == 4 }
  run {
    set player red { technologies = [technology.minerals_4] }
  }
  expect { that = buildable(player.red, unit.tank) == 100 && buildable(player.red, unit.submarine) == 66 }
}

test "Factories carry building one region farther a level" {
  cites = ["ATK-285..289", "ATK-322"]

  options = { players = 2 }
  given {
    set player red { home = space.western_us }
    set s {
      in     = regions()
      holder = player.red
    }
    set space great_plains { holder = none }
  }
  expect { that = same(building_sites(player.red), [space.western_us]) }
  run {
    set player red { technologies = [technology.factories_1] }
  }
  expect {
    that = (
      !contains(building_sites(player.red), space.great_plains) &&
      all([
        for s in building_sites(player.red) :
        s == space.western_us ||
        touches(s, space.western_us) ||
        any([for z in adjacent(s) : z.anchored && touches(z, space.western_us)])
      ])
    )
    message = "next to the capital, and only what is one's own"
  }
  expect { that = count(building_sites(player.red)) > 1 && !contains(building_sites(player.red), space.midwest) }
  run {
    set player red { technologies = [technology.factories_2] }
  }
  expect {
    that = (
      contains(building_sites(player.red), space.midwest) && !contains(building_sites(player.red), space.new_england)
    )
    message = "those between need not be one's own"
  }
  run {
    set player red { technologies = [technology.factories_3] }
  }
  expect { that = contains(building_sites(player.red), space.new_england) }
  run {
    set player red { technologies = [technology.factories_4] }
  }
  expect {
    that = count(building_sites(player.red)) == 1 + count(
      reach(movement.supply_line, player.red, space.western_us, 4),
      space.holder == player.red && space.domain == domain.land
    )
  }
}

test "building through an Anchored Sea Zone: one's own, nobody's, or with leave" {
  cites = ["ATK-322..325"]

  options = { players = 2 }
  given {
    set player red {
      home         = space.old_south
      technologies = [technology.factories_1]
    }
    call red_holds { those = [space.old_south, space.panama] }
  }
  expect {
    that    = contains(building_sites(player.red), space.panama)
    message = "nobody's"
  }
  run {
    create {
      unit  = unit.destroyer
      owner = player.blue
      at    = space.caribbean_sea
    }
  }
  expect {
    that    = !contains(building_sites(player.red), space.panama)
    message = "another's"
  }
  run {
    set space caribbean_sea { open_to = player.red }
  }
  expect {
    that    = contains(building_sites(player.red), space.panama)
    message = "by leave"
  }
  run {
    set space caribbean_sea { open_to = none }
    set u {
      in    = pieces(space.caribbean_sea)
      owner = player.red
    }
  }
  expect {
    that    = contains(building_sites(player.red), space.panama)
    message = "one's own"
  }
}

test "who builds asks leave of the fleet in the way, for this Build only" {
  cites = ["ATK-286", "ATK-325"]

  options = { players = 2 }
  given {
    set player red {
      home         = space.spain
      production   = 3
      technologies = [technology.factories_1]
    }
    call red_holds { those = [space.spain, space.italy] }
    place mediterranean_sea { blue = { destroyer = 1 } }
  }
  run season { p = player.red }
  play { lines = ["Build", "ask leave to pass through mediterranean_sea"] }
  play {
    lines = ["let them pass through mediterranean_sea"]
    by    = player.blue
  }
  play { lines = ["raise 1 infantry in italy", "launch 1 destroyer on italy_coast"] }
  expect {
    that = standing(player.red, unit.infantry, space.italy) == 1 && !usable(space.mediterranean_sea, player.red)
  }
}

test "leave is asked of a fleet beyond neutral land, if the Factories reach further" {
  cites = ["ATK-287", "ATK-288", "ATK-325"]

  cases = {
    "Algeria, Turkey, Persia"     = { works = technology.factories_3, asked = true }
    "to Turkey, if that were red" = { works = technology.factories_2, asked = true }
    "no further than Algeria"     = { works = technology.factories_1, asked = false }
  }

  options = { players = 2, theater = theater.both }
  given {
    set player red {
      home         = space.french_west_africa
      technologies = [works]
    }
    call red_holds { those = [space.french_west_africa, space.persia] }
    place mediterranean_sea { blue = { destroyer = 1 } }
  }
  expect { that = contains(where_to_ask(player.red, order.build), space.mediterranean_sea) == asked }
  run {
    set space mediterranean_sea { open_to = player.red }
  }
  expect {
    that = contains(building_sites(player.red), space.persia) == (level(player.red, technology_type.factories) == 3)
  }
}

test "Rail 1 costs three Infantry or one Artillery" {
  cites = ["ATK-297", "ATK-302..307"]

  options = { players = 2 }
  given {
    place new_england { red = { infantry = 2, artillery = 1 } }
    place colombia { red = { infantry = 1 } }
    set player red { home = space.new_england }
  }
  run season { p = player.red }
  play { lines = ["Research"] }
  refuse {
    line    = "develop rail_2 for infantry"
    because = "That is not the next level of a type you may still raise in this Research, or you have not the units to trade in."
  }
  play { lines = ["develop rail_1 for infantry"] }
  expect { that = empty(every(piece), piece.unit == unit.infantry) && level(player.red, technology_type.rail) == 1 }
  refuse {
    line    = "develop minerals_1 for infantry"
    because = "Minerals 1 is developed for 3 Infantry or 1 Artillery; you have not so many."
  }
  play { lines = ["develop minerals_1 for artillery"] }
  expect { that = empty(every(piece), piece.unit.army) && count(player.red.technologies) == 2 }
}

test "levels come one after the other, one to a Research, and the old card goes back" {
  cites = ["ATK-082", "ATK-083", "ATK-298", "ATK-300", "ATK-301", "ATK-308..310"]

  options = { players = 2 }
  given {
    set player red {
      home         = space.new_england
      technologies = [technology.factories_1]
    }
    place new_england { red = { artillery = 12 } }
  }
  expect { that = stack(technology.factories_1) == 5 }
  run season { p = player.red }
  play { lines = ["Research"] }
  refuse {
    line    = ["develop factories_1 for artillery", "develop factories_3 for artillery"]
    because = "That is not the next level of a type you may still raise in this Research, or you have not the units to trade in."
  }
  play { lines = ["develop factories_2 for artillery"] }
  expect {
    that = (
      same([for t in player.red.technologies : t], [technology.factories_2]) &&
      stack(technology.factories_1) == 6 &&
      stack(technology.factories_2) == 5
    )
  }
  refuse {
    line    = "develop factories_3 for artillery"
    because = "That is not the next level of a type you may still raise in this Research, or you have not the units to trade in."
  }
  play { lines = ["develop minerals_1 for artillery", "done researching"] }
  expect { that = empty(player.red.raised) && count(army_of(space.new_england, player.red)) == 9 }
}

test "without Factories one takes Factories 1" {
  cites = ["ATK-300"]

  expect {
    that = (
      contains(next_cards(player.red), technology.factories_1) &&
      !contains(next_cards(player.red), technology.factories_2)
    )
  }
}

test "Population has one level, any number may be held, each brings a card that waits" {
  cites = ["ATK-153", "ATK-296", "ATK-299", "ATK-311"]

  options = { players = 2 }
  given {
    set player red {
      home       = space.new_england
      population = 7
    }
    place new_england { red = { artillery = 5 } }
    call deck_holds { cards = repeated(unit.annexation, 3) }
  }
  expect { that = technology.population.level == 1 && stack(technology.population) == 17 }
  run season { p = player.red }
  play { lines = ["Research", "develop population for artillery"] }
  expect {
    that = player.red.population == 8 && count(pieces(space.red_hand)) == 1 && first(pieces(space.red_hand)).drawn
  }
  refuse {
    line    = "develop population for artillery"
    because = "That is not the next level of a type you may still raise in this Research, or you have not the units to trade in."
  }
  refuse {
    line    = "play annexation"
    because = "There is no such action"
  }
  play { lines = ["done researching"] }
  expect { that = !first(pieces(space.red_hand)).drawn }
}

test "the Population cards are twenty-four" {
  cites = ["ATK-006"]

  given {
    set player red { population = 20 }
    set player blue { population = 4 }
  }
  expect {
    that = (
      !contains(next_cards(player.red), technology.population) && contains(next_cards(player.red), technology.oil_1)
    )
  }
  expect {
    that    = 24 + 6 * count(every(technology), technology.type != technology_type.population) == 120
    message = "four types of four levels, six of each, and Population"
  }
}

test "every level of Oil brings a marker for a region one controls" {
  cites = ["ATK-133", "ATK-134", "ATK-276..279"]

  options = { players = 2 }
  given {
    set player red { home = space.new_england }
    call red_holds { those = [space.new_england, space.midwest] }
    set space colombia { holder = player.blue }
  }
  run {
    for t {
      in = [technology.oil_1, technology.oil_2, technology.oil_3, technology.oil_4]
      call take_card { with = [player.red, t] }
    }
  }
  refuse {
    line    = "colombia"
    because = "is no answer here"
  }
  play { lines = ["midwest", "midwest", "new_england", "midwest"] }
  expect {
    that = (
      count(wells(space.midwest)) == 3 && count(wells(space.new_england)) == 1 &&
      level(player.red, technology_type.oil) == 4
    )
  }
  expect { that = all(wells(space.midwest), piece.owner == none) }
}

test "a burned region yields again with a marker of a new level" {
  cites = ["ATK-251"]

  options = { players = 2 }
  given {
    set space midwest { holder = player.red }
    set player red { home = space.midwest }
  }
  expect { that = oil_income(player.red) == 0 }
  run take_card { with = [player.red, technology.oil_1] }
  expect { that = oil_income(player.red) == 1 }
}

test "an Oil Marker yields for who holds the region, whoever placed it" {
  cites = ["ATK-256", "ATK-453"]

  options = { players = 2 }
  given {
    set space midwest { holder = player.red }
    call oil_lies_in { those = [space.midwest] }
  }
  expect { that = oil_income(player.red) == 1 && oil_income(player.blue) == 0 }
  run {
    set space midwest { holder = player.blue }
  }
  expect { that = oil_income(player.red) == 0 && oil_income(player.blue) == 1 }
}

test "Build is refused when it was taken, and oil that is not there cannot be used" {
  cites = ["ATK-041", "ATK-257"]

  options = { players = 2 }
  given {
    set player red {
      home       = space.new_england
      oil        = 2
      production = 1
    }
  }
  run {
    call season { p = player.red }
    call season { p = player.red }
  }
  play { lines = ["Build"] }
  refuse {
    line    = "use 3 Oil Certificates"
    because = "You have 2 Oil Certificates."
  }
  play { lines = ["done building"] }
  refuse {
    line    = "Build"
    because = "You have taken Build this year."
  }
}

test "an Oil Marker without a region to stand in is not placed" {
  cites = ["ATK-133"]

  run place_oil { p = player.red }
  expect { that = !any(every(piece), piece.unit == unit.oil_marker) }
}
