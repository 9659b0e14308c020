# Tests of limits at the table: the set-up, cards, technologies, leave.

test "a negotiation without the card draws one card and discards none" {
  cites = ["ATK-237", "ATK-378"]

  options = { players = 2 }
  given {
    call red_may_parley {
      g      = government.democracy
      marker = unit.democracy_marker
    }
    call deck_holds { cards = repeated(unit.secret_treaty, 3) }
  }
  run season { p = player.red }
  play { lines = ["Negotiate", "parley with midwest", "win midwest over"] }
  expect { that = count(pieces(space.deck)) == 2 && count(pieces(space.red_hand)) == 1 && game.order == none }
}

test "who could be asked for leave on the Sea Lanes" {
  cites = ["ATK-213", "ATK-228"]

  given {
    set space panama { holder = player.red }
    place caribbean_sea { blue = { destroyer = 1 } }
    place eastern_pacific { blue = { destroyer = 1 } }
    place gulf_of_alaska { blue = { destroyer = 1 } }
    place mid_atlantic { blue = { destroyer = 1 } }
  }
  expect {
    that    = same(barred_lanes(player.red), [space.caribbean_sea, space.eastern_pacific])
    message = "from Panama, of the lane that ends there and of those that begin there"
  }
  run {
    set space panama { holder = none }
    set space new_england { holder = player.red }
  }
  expect {
    that    = same(barred_lanes(player.red), [space.caribbean_sea])
    message = "from New England"
  }
  expect {
    that    = empty(barred_lanes(player.blue))
    message = "one's own zones need no leave"
  }
  run {
    set space new_england { holder = none }
    set space somaliland { holder = player.red }
    place indian_ocean { blue = { destroyer = 1 } }
  }
  expect {
    that    = empty(barred_lanes(player.red))
    message = "the lane to India is not on this board"
  }
}

test "who could be asked for leave in a canal, and for regions in a Blitz" {
  cites = ["ATK-128", "ATK-181"]

  given {
    set space panama { holder = player.blue }
    place mid_atlantic { red = { destroyer = 1 } }
    set space new_england { holder = player.red }
    set space old_south { holder = player.blue }
    place new_england { red = { infantry = 1, plane = 1 } }
    place old_south { blue = { tank = 1 } }
  }
  expect {
    that    = empty(barred_canals(player.red)) && empty(where_to_ask(player.red, order.blitz))
    message = "no ship lies at the canal; neither Infantry nor a Plane asks for leave by land"
  }
  run {
    place caribbean_sea { red = { destroyer = 1 } }
    place new_england { red = { tank = 1 } }
  }
  expect {
    that    = same(barred_canals(player.red), [space.panama]) && same(where_to_ask(player.red, order.navigate), [space.panama])
    message = "a ship lies at it"
  }
  expect {
    that    = same(where_to_ask(player.red, order.blitz), [space.old_south]) && empty(where_to_ask(player.red, order.move))
    message = "a Tank asks, in a Blitz"
  }
  run {
    set space panama { asked = true }
  }
  expect {
    that    = empty(barred_canals(player.red))
    message = "nobody is asked twice"
  }
}

test "the last card of a stack can be had, and a type without Oil brings no marker" {
  cites = ["ATK-006", "ATK-276", "ATK-304"]

  options = { players = 2 }
  given {
    set player blue { population = 23 }
    set space new_england { holder = player.red }
    place new_england { red = { artillery = 3 } }
  }
  run season { p = player.red }
  play { lines = ["Research", "develop population for artillery", "develop rail_1 for artillery", "done researching"] }
  expect {
    that    = player.red.population == 1 && empty(wells(space.new_england)) && level(player.red, technology_type.rail) == 1 && game.order == none
    message = "the twenty-fourth Population, Rail 1, no Oil Marker"
  }
}

test "the doubled levels of Codebreaking are for one Research" {
  cites = ["ATK-301", "ATK-382"]

  options = { players = 2 }
  given {
    set player red { government = government.monarchy }
    place new_england { red = { artillery = 20 } }
    call red_hand_holds { cards = [unit.codebreaking] }
  }
  run two_springs { p = player.red }
  play {
    lines = [
      "Research",
      "play codebreaking",
      "develop rail_1 for artillery",
      "develop rail_2 for artillery",
      "done researching",
      "Research",
      "develop rail_3 for artillery",
      "done researching",
    ]
  }
  expect { that = level(player.red, technology_type.rail) == 3 }
}

test "used cards are shuffled before they are drawn again" {
  cites = ["ATK-080"]

  options = { players = 2 }
  given {
    create {
      unit  = unit.bombing_run
      at    = space.discards
      count = 20
    }
    create {
      unit  = unit.armor_raid
      at    = space.discards
      count = 20
    }
  }
  run take_top_card { p = player.red }
  expect {
    that    = count(pieces(space.deck)) == 39 && count(unique([for c in take(pieces(space.deck), 19) : c.unit])) == 2 && count(unique([for c in drop(pieces(space.deck), 20) : c.unit])) == 2
    message = "both kinds in either half"
  }
  expect {
    that    = all([for c in pieces(space.red_hand) : c.owner == player.red])
    message = "the card drawn is Red's"
  }
  run discard { c = first(pieces(space.red_hand)) }
  expect {
    that    = all([for c in pieces(space.discards) : c.owner == none])
    message = "a used card is nobody's"
  }
}

test "order dice show one to six" {
  cites = ["ATK-072"]

  options = { players = 2 }
  run throw_often { p = player.red }
  expect { that = player.red.throw == 6 && player.red.rank == 1 }
}

# The highest and the lowest face of three hundred order dice.
procedure throw_often {
  params = { p = player }

  roll thrown {
    die   = die.order
    count = 300
  }
  set p {
    throw = max(thrown)
    rank  = min(thrown)
  }
}

test "four players choose among four boards" {
  cites = ["ATK-078"]

  options = { players = 4 }
  given {
    set player red { government = government.monarchy }
  }
  expect { that = same(governments_left(), [government.fascism, government.communism, government.democracy]) }
}

# ---- The set-up

test "who starts is thrown for anew" {
  cites = ["ATK-072", "ATK-108", "ATK-109"]

  options = { players = 2 }
  dice { rolls = [6, 6, 1, 1, 2, 2, 5, 5] }
  run {
    call throw_for_order {}
    call first_starter {}
  }
  expect { that = game.starter == player.blue }
}

test "the three markers a player starts with lie face up before him" {
  cites = ["ATK-056"]

  options = { players = 2 }
  given {
    create {
      unit  = unit.communism_marker
      at    = space.marker_pool
      count = 4
    }
    create {
      unit  = unit.fascism_marker
      at    = space.marker_pool
      count = 4
    }
  }
  dice { rolls = [6, 6, 1, 1] }
  run choose_governments { defaults = true }
  expect {
    that = all([for p in powers() : count(markers_won(p)) == 3 && all([for m in markers_won(p) : m.revealed && m.unit.sign == p.government])])
  }
}

test "one unit stays in the capital and one is kept for each region beside it" {
  cites = ["ATK-094"]

  options = { players = 2 }
  given {
    set player red { home = space.new_england }
    set space new_england { holder = player.red }
  }
  run place_army { p = player.red }
  play { lines = ["midwest, old_south"] }
  refuse {
    line    = "station 1 infantry in new_england"
    because = "You chose other regions."
  }
  play { lines = ["station 12 infantry in midwest", "station 4 artillery in midwest"] }
  refuse {
    line    = "station 1 tank in midwest"
    because = "One unit stays in the capital"
  }
  play { lines = ["station 1 tank in old_south"] }
  expect {
    that = count(army_of(space.new_england, player.red)) == 1 && count(army_of(space.midwest, player.red)) == 16 && count(army_of(space.old_south, player.red)) == 1
  }
}

test "all the regions beside a capital, and none but those" {
  cites = ["ATK-095", "ATK-096", "ATK-097", "ATK-098"]

  expect {
    that    = same(start_neighbours(space.new_england), [space.eastern_canada, space.quebec, space.midwest, space.old_south, space.panama])
    message = "by land, and by the lane to Panama"
  }
  expect {
    that    = same(start_neighbours(space.panama), [space.mexico, space.new_england, space.western_us, space.old_south, space.great_plains])
    message = "by land, by two lanes, round the Caribbean Sea"
  }
  expect {
    that    = same(start_neighbours(space.spain), [space.france, space.italy, space.balkans, space.ukraine, space.caucasus])
    message = "round the Mediterranean Sea: of Europe, and on this board"
  }
  run {
    set space midwest { holder = player.blue }
  }
  expect {
    that    = !contains(start_neighbours(space.new_england), space.midwest)
    message = "not where another is"
  }
}

test "a Sea Lane is there when both its ends are on the boards in use" {
  cites   = ["ATK-118", "ATK-126"]
  options = { theater = theater.pacific }

  expect {
    that = !lane_in_play(path.panama_hawaii) && !lane_in_play(path.western_us_hawaii) && !lane_in_play(path.somaliland_india) && lane_in_play(path.japan_philippines)
  }
}

test "who starts without Oil 1 drills nowhere" {
  cites = ["ATK-058", "ATK-102"]

  options = { players = 2 }
  given {
    set player red { home = space.new_england }
    set space new_england { holder = player.red }
    set player blue { home = space.colombia }
    set space colombia { holder = player.blue }
  }
  run place_fleets {}
  expect { that = !any([for m in every(piece) : m.unit == unit.oil_marker]) }
}
