# The board held against what the book says of it.

# The regions that border a space.
function printed_shores {
  params = { z = space }
  is     = where(adjacent(z), space.domain == domain.land && !empty(space.boards))
}

function land_borders {
  params = { s = space }
  is     = where(adjacent(s), space.domain == domain.land)
}

function seas_of {
  params = { s = space }
  is     = where(adjacent(s), space.domain == domain.sea && !space.polar)
}

test "an anchored zone joins the regions the book lists" {
  cites = ["ATK-125"]
  cases = {
    "the Caribbean Sea joins 6 regions" = {
      zone   = space.caribbean_sea
      shores = [space.old_south, space.great_plains, space.mexico, space.panama, space.colombia, space.amazonia]
      cites  = ["ATK-326", "ATK-327", "ATK-328", "ATK-329", "ATK-330", "ATK-331", "ATK-332"]
    }
    "the Northern Sea joins 7 regions" = {
      zone = space.northern_sea
      shores = [
        space.norway_sweden, space.finland, space.karelia, space.poland, space.germany, space.france,
        space.great_britain
      ]
      cites = ["ATK-333", "ATK-334", "ATK-335", "ATK-336", "ATK-337", "ATK-338", "ATK-339", "ATK-340"]
    }
    "the Mediterranean Sea joins 11 regions" = {
      zone = space.mediterranean_sea
      shores = [
        space.algeria, space.libya, space.egypt_sudan, space.syria_iraq, space.turkey, space.caucasus, space.ukraine,
        space.france, space.balkans, space.italy, space.spain
      ]
      cites = [
        "ATK-341", "ATK-342", "ATK-343", "ATK-344", "ATK-345", "ATK-346", "ATK-347", "ATK-348", "ATK-349", "ATK-350",
        "ATK-351", "ATK-352", "ATK-353"
      ]
    }
    "the Coral Sea joins 6 regions" = {
      zone = space.coral_sea
      shores = [
        space.french_indochina, space.burma_malaysia, space.western_australia, space.northern_australia,
        space.queensland, space.dutch_east_indies
      ]
      cites = ["ATK-354", "ATK-355", "ATK-356", "ATK-357", "ATK-358", "ATK-359", "ATK-360"]
    }
    "the Sea of Japan joins 5 regions" = {
      zone   = space.sea_of_japan
      shores = [space.japan, space.koryak, space.yakut, space.vladivostok, space.manchuko_korea]
      cites  = ["ATK-361", "ATK-362", "ATK-363", "ATK-364", "ATK-365", "ATK-366"]
    }
  }

  expect {
    that    = zone.anchored && same(printed_shores(zone), shores)
    message = "An anchor, and the regions of the book, no other."
  }
}

test "five zones have an anchor" {
  cites = ["ATK-216", "ATK-219", "ATK-220", "ATK-368"]

  expect {
    that = same(where(every(space), space.anchored), [
      space.caribbean_sea, space.northern_sea, space.mediterranean_sea, space.coral_sea, space.sea_of_japan
    ])
    message = "Those the book lists; the oceans have none."
  }
}

test "zones the book calls neighbours" {
  cites = ["ATK-216", "ATK-217", "ATK-219..222"]

  expect {
    that    = touches(space.north_atlantic, space.caribbean_sea) && touches(space.new_england, space.north_atlantic)
    message = "North Atlantic and Caribbean Sea."
  }
  expect {
    that = (
      touches(space.northwest_pacific, space.southwest_pacific) && touches(space.southwest_pacific, space.coral_sea) &&
      touches(space.japan, space.northwest_pacific)
    )
    message = "From Japan over the Pacific to the Coral Sea."
  }
  expect {
    that    = !touches(space.northwest_pacific, space.coral_sea)
    message = "The way leads through the Southwest Pacific."
  }
}

test "regions the book calls neighbours" {
  cites = ["ATK-312", "ATK-318"]

  expect {
    that    = touches(space.new_england, space.midwest) && touches(space.panama, space.colombia)
    message = "New England and Midwest, Panama and Colombia."
  }
}

test "New England is two steps from the Great Plains and three from the Western US" {
  cites = ["ATK-313", "ATK-314"]

  expect {
    that = (
      !touches(space.new_england, space.great_plains) && touches(space.new_england, space.midwest) &&
      touches(space.midwest, space.great_plains)
    )
    message = "Great Plains by the Midwest."
  }
  expect {
    one = land_borders(space.new_england)
    that = (
      !contains(one, space.western_us) && !any([for a in one : touches(a, space.western_us)]) &&
      touches(space.great_plains, space.western_us)
    )
    message = "Western US by Midwest and Great Plains, and no shorter."
  }
}

test "the Red Sea is the Indian Ocean and joins nobody" {
  cites = ["ATK-367..369"]

  expect {
    that = (
      touches(space.saudi_arabia, space.indian_ocean) && touches(space.somaliland, space.indian_ocean) &&
      !space.indian_ocean.anchored
    )
    message = "Both on the Indian Ocean, which has no anchor."
  }
  expect {
    that    = !touches(space.saudi_arabia, space.somaliland) && !any(seas_of(space.saudi_arabia), space.anchored)
    message = "No other way between them."
  }
  expect {
    that = !any(
      every(path),
      contains([path.one_end, path.other_end], space.saudi_arabia) &&
      contains([path.one_end, path.other_end], space.somaliland)
    )
    message = "No lane either."
  }
}

test "the canals" {
  cites = ["ATK-130", "ATK-131", "ATK-373"]

  expect {
    that    = same([for e in borders(space.indian_ocean, space.mediterranean_sea) : e.canal], [space.egypt_sudan])
    message = "Suez joins the Indian Ocean and the Mediterranean Sea and lies in Egypt-Sudan."
  }
  expect {
    that    = same([for e in borders(space.caribbean_sea, space.eastern_pacific) : e.canal], [space.panama])
    message = "The Panama Canal lies in Panama."
  }
  expect {
    cut = [for e in every(border) : e.canal if e.canal != none]
    that = (
      same(cut, [space.egypt_sudan, space.panama]) &&
      all([for e in every(border) : all(e.ends, touches(e.canal, space)) if e.canal != none])
    )
    message = "There are two, and the region of each borders both seas."
  }
}

test "the lanes of the book" {
  cites = ["ATK-126", "ATK-215", "ATK-316", "ATK-371", "ATK-372"]

  expect {
    that = (
      path.new_england_panama.one_end == space.new_england &&
      path.new_england_panama.other_end == space.panama &&
      same(path.new_england_panama.through, [space.north_atlantic, space.caribbean_sea])
    )
    message = "New England to Panama through the North Atlantic and the Caribbean Sea."
  }
  expect {
    that = (
      path.panama_western_us.one_end == space.panama && path.panama_western_us.other_end == space.western_us &&
      path.panama_hawaii.one_end == space.panama && path.panama_hawaii.other_end == space.hawaii
    )
    message = "Panama to the Western US and to Hawaii."
  }
  expect {
    that = !any(
      every(path),
      contains([path.one_end, path.other_end], space.new_england) &&
      contains([path.one_end, path.other_end], space.western_us)
    )
    message = "None runs on through Panama."
  }
  expect {
    that = !any(
      every(path), contains(path.through, space.caribbean_sea) && contains(path.through, space.eastern_pacific)
    )
    message = "None runs through the canal."
  }
}

test "no lane joins Burma-Malaysia and Japan" {
  cites = ["ATK-218"]

  expect {
    that = !any(
      every(path),
      contains([path.one_end, path.other_end], space.burma_malaysia) &&
      contains([path.one_end, path.other_end], space.japan)
    )
    message = "The way over three zones is no lane."
  }
}

test "every lane is drawn through zones that touch, from shore to shore" {
  cites = ["ATK-126"]

  expect {
    that    = all([for l in every(path) : touches(l.one_end, first(l.through)) && touches(l.other_end, last(l.through))])
    message = "It begins and ends at a shore."
  }
  expect {
    that = all([
      for l in every(path) : all([for i in range(1, count(l.through) - 1) : touches(l.through[i - 1], l.through[i])])
    ])
    message = "Its zones touch one after the other."
  }
  expect {
    that = (
      all([for l in every(path) : all(l.through, space.domain == domain.sea && !space.polar)]) &&
      !any(every(path), path.one_end == path.other_end)
    )
    message = "Through open sea only, between two regions."
  }
}

test "two boards that join" {
  cites = ["ATK-012", "ATK-115", "ATK-118", "ATK-119"]

  expect {
    that = (
      any(every(space), contains(space.boards, board.western)) &&
      any(every(space), contains(space.boards, board.pacific))
    )
    message = "A Western and a Pacific board."
  }
  expect {
    both    = [for s in every(space) : s if count(s.boards) == 2 && s.domain == domain.sea && !s.polar]
    that    = same(both, [space.mediterranean_sea, space.indian_ocean, space.southern_indian_ocean, space.bering_sea])
    message = "Zones of one name on both boards are one zone."
  }
  expect {
    that = (
      touches(space.egypt_sudan, space.syria_iraq) &&
      touches(space.muscovy, space.western_siberia) &&
      touches(space.eastern_pacific, space.central_pacific) &&
      any(every(path), path.one_end.boards != path.other_end.boards)
    )
    message = "One reaches the other over land, by sea and by lane."
  }
}

test "the continents of each board" {
  cites = ["ATK-122", "ATK-123"]

  expect {
    western = unique([
      for s in every(space) : s.continent
      if s.domain == domain.land && contains(s.boards, board.western)
    ])
    that    = same(western, [continent.north_america, continent.south_america, continent.europe, continent.africa])
    message = "The Americas, Africa and Europe in the west."
  }
  expect {
    pacific = unique([
      for s in every(space) : s.continent
      if s.domain == domain.land && contains(s.boards, board.pacific)
    ])
    that    = same(pacific, [continent.asia, continent.oceania])
    message = "Asia, Australia and Oceania in the Pacific."
  }
  expect {
    that = all(
      where(every(space), space.domain == domain.land && !empty(space.boards)),
      space.continent != none && count(space.boards) == 1
    )
    message = "Every region lies on a continent and on one board."
  }
}

test "land is regions and ocean is zones" {
  cites   = ["ATK-116", "ATK-117", "ATK-124"]
  options = { theater = theater.both }

  expect {
    that    = count(regions()) == 87 && count(zones()) == 31
    message = "So many of each, each with a name."
  }
  expect {
    that = (
      all(regions(), !empty(land_borders(space)) || !empty(seas_of(space))) &&
      all([for z in zones() : any(adjacent(z), space.domain == domain.sea)])
    )
    message = "Nothing lies apart."
  }
}

test "one board has only what is printed on it" {
  cites = ["ATK-075", "ATK-115"]

  expect {
    that = (
      !any(regions(), space.continent == continent.asia || space.continent == continent.oceania) &&
      contains(zones(), space.indian_ocean) &&
      !contains(zones(), space.coral_sea)
    )
    message = "The Western board, which is the default."
  }
}

test "the Pacific board alone" {
  cites   = ["ATK-075", "ATK-115"]
  options = { theater = theater.pacific }

  expect {
    that = (
      all(regions(), space.continent == continent.asia || space.continent == continent.oceania) &&
      contains(zones(), space.indian_ocean) &&
      !contains(zones(), space.caribbean_sea)
    )
    message = "Asia, Australia, Oceania and their seas."
  }
}

test "five play on both boards" {
  cites   = ["ATK-076"]
  options = { players = 5, theater = theater.western }

  expect {
    that    = count(regions()) == 87
    message = "Whatever board was chosen."
  }
}

test "what has no name cannot be entered" {
  cites   = ["ATK-120"]
  options = { theater = theater.both }

  expect {
    that    = !in_play(space.inland_ice) && !contains(regions(), space.inland_ice)
    message = "It is no region."
  }
}

test "a Polar Circle is no zone anything enters" {
  cites   = ["ATK-121"]
  options = { theater = theater.both }

  expect {
    that    = !in_play(space.arctic_circle) && !in_play(space.antarctic_circle) && !contains(zones(), space.arctic_circle)
    message = "They lie on the board and are not in play."
  }
}

test "ships do not cross a Polar Circle" {
  cites   = ["ATK-121"]
  options = { theater = theater.both }

  given {
    place norwegian_sea { red = { destroyer = 1 } }
  }
  expect {
    ship = first(pieces(space.norwegian_sea))
    that = (
      !contains(reach(movement.sailing, ship, space.norwegian_sea, 1), space.arctic_circle) &&
      distance(movement.sailing, ship, space.norwegian_sea, space.bering_sea, 60) == 5
    )
    message = "From the Norwegian to the Bering Sea the way leads round America, not over the Pole."
  }
}

test "every shore has a Coast with ways out to its zones" {
  cites   = ["ATK-186", "ATK-194"]
  options = { theater = theater.both }

  expect {
    that    = all([for s in regions() : count(every(space), space.coast_of == s) == (empty(seas_of(s)) ? 0 : 1)])
    message = "One Coast for each region by an open sea."
  }
  expect {
    that = all([
      for c in every(space) : same(where(adjacent(c), space.domain == domain.sea), seas_of(c.coast_of))
      if c.coast_of != none
    ])
    message = "It borders the zones its region borders."
  }
  expect {
    that    = !any([for z in every(space) : any(adjacent(z), space.domain == domain.coast) if z.domain == domain.sea])
    message = "And no zone leads back to it."
  }
}

test "two regions share a Coast at the straits" {
  cites = ["ATK-162"]

  expect {
    that = (
      same([for s in adjacent(space.strait_of_gibraltar) : s], [space.spain, space.algeria]) &&
      same([for s in adjacent(space.bosporus) : s], [space.balkans, space.turkey])
    )
    message = "Gibraltar and the Bosporus."
  }
  expect {
    that = (
      space.strait_of_gibraltar.coast_of == none &&
      !any([for z in every(space) : touches(space.strait_of_gibraltar, z) if z.domain == domain.sea])
    )
    message = "Ships have no way into them."
  }
}

test "a capital finds two regions beside it wherever it may stand" {
  cites   = ["ATK-088", "ATK-095..098"]
  options = { theater = theater.both }

  expect {
    sites   = capital_sites()
    that    = count(sites) == 70 && all([for s in sites : count(start_neighbours(s), space.continent == s.continent) >= 2])
    message = "By land, over an anchored zone or by a lane, on the same continent."
  }
  expect {
    that = (
      touches(space.muscovy, space.arctic_circle) && !contains(capital_sites(), space.muscovy) &&
      !contains(capital_sites(), space.bolivia)
    )
    message = "Not where there is but a Polar Circle, nor inland."
  }
}
