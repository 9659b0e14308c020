# Tests of limits at the table: the set-up, cards, technologies, leave.

test "a negotiation without the card draws one card and discards none" {
  cites = ["ATK-237", "ATK-378"]

  options = { players = 2 }
  given {
    call red_may_parley { with = [government.democracy, unit.democracy_marker] }
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
    set space iceland { holder = player.blue }
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
    that = (
      same(barred_canals(player.red), [space.panama]) && same(where_to_ask(player.red, order.navigate), [space.panama])
    )
    message = "a ship lies at it"
  }
  expect {
    that    = same(where_to_ask(player.red, order.blitz), [space.old_south]) && empty(where_to_ask(player.red, order.move))
    message = "a Tank asks, in a Blitz, but of nobody across an ordinary zone"
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
    that = (
      player.red.population == 1 && empty(wells(space.new_england)) && level(player.red, technology_type.rail) == 1 &&
      game.order == none
    )
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
    that = (
      count(pieces(space.deck)) == 39 &&
      count(unique([for c in take(pieces(space.deck), 19) : c.unit])) == 2 &&
      count(unique([for c in drop(pieces(space.deck), 20) : c.unit])) == 2
    )
    message = "both kinds in either half"
  }
  expect {
    that    = all(pieces(space.red_hand), piece.owner == player.red)
    message = "the card drawn is Red's"
  }
  run discard { c = first(pieces(space.red_hand)) }
  expect {
    that    = all(pieces(space.discards), piece.owner == none)
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
    that = all([
      for p in powers() :
      count(markers_won(p)) == 3 && all(markers_won(p), piece.revealed && piece.unit.sign == p.government)
    ])
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
    that = (
      count(army_of(space.new_england, player.red)) == 1 && count(army_of(space.midwest, player.red)) == 16 &&
      count(army_of(space.old_south, player.red)) == 1
    )
  }
}

test "all the regions beside a capital, and none but those" {
  cites = ["ATK-095..098"]

  expect {
    that = same(start_neighbours(space.new_england), [
      space.eastern_canada, space.quebec, space.midwest, space.old_south, space.panama
    ])
    message = "by land, and by the lane to Panama"
  }
  expect {
    that = same(start_neighbours(space.panama), [
      space.mexico, space.new_england, space.western_us, space.old_south, space.great_plains
    ])
    message = "by land, by two lanes, round the Caribbean Sea"
  }
  expect {
    that = same(start_neighbours(space.spain), [
      space.france, space.italy, space.balkans, space.ukraine, space.caucasus
    ])
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
    that = (
      !lane_in_play(path.panama_hawaii) && !lane_in_play(path.western_us_hawaii) &&
      !lane_in_play(path.somaliland_india) && lane_in_play(path.japan_philippines)
    )
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
  expect { that = !any(every(piece), piece.unit == unit.oil_marker) }
}

test "used cards stay where they are while the deck lasts" {
  cites = ["ATK-059", "ATK-081"]

  options = { players = 2 }
  given {
    call deck_holds { cards = [unit.armor_raid, unit.armor_raid] }
    create {
      unit = unit.bombing_run
      at   = space.discards
    }
  }
  run take_top_card { p = player.red }
  expect {
    that = (
      count(pieces(space.discards)) == 1 && count(pieces(space.deck)) == 1 &&
      first(pieces(space.red_hand)).unit == unit.armor_raid
    )
  }
}

test "a used card is as it was before it was drawn" {
  cites = ["ATK-321", "ATK-378"]

  options = { players = 2 }
  given {
    set player red {
      government = government.fascism
      card       = unit.secret_treaty
    }
    call deck_holds { cards = [unit.armor_raid, unit.armor_raid] }
  }
  run draw_treaty { p = player.red }
  expect {
    that    = all(pieces(space.discards), !piece.drawn && piece.owner == none) && count(pieces(space.discards)) == 1
    message = "it is nobody's, and was not drawn in this action"
  }
}

test "a card does what it says, and its enhanced effect is for the government that it names" {
  cites = ["ATK-151", "ATK-152", "ATK-382", "ATK-383", "ATK-390", "ATK-392", "ATK-394"]
  cases = {
    "Codebreaking"                  = { c = unit.codebreaking, g = government.monarchy, levels = 1, rerolls = 0 }
    "Codebreaking of a Democracy"   = { c = unit.codebreaking, g = government.democracy, levels = 2, rerolls = 0 }
    "Annexation"                    = { c = unit.annexation, g = government.democracy, levels = 1, rerolls = 0 }
    "Armor Raid"                    = { c = unit.armor_raid, g = government.democracy, levels = 0, rerolls = 1 }
    "Armor Raid of a Fascist"       = { c = unit.armor_raid, g = government.fascism, levels = 0, rerolls = 2 }
    "Secret Treaty of a Communist"  = { c = unit.secret_treaty, g = government.communism, levels = 0, rerolls = 0 }
    "Bombing Run, which names none" = { c = unit.bombing_run, g = government.fascism, levels = 0, rerolls = 0 }
  }

  given {
    set player red {
      government = g
      card       = c
    }
  }
  expect { that = player.red.second_levels == levels && player.red.rerolls == rerolls }
  expect {
    that    = enhanced(player.red) == (c.favours == g) && !enhanced(player.blue)
    message = "without a card there is no effect to enhance"
  }
}

test "who may choose none begins the year clockwise, in the order of the seats" {
  cites = ["ATK-039", "ATK-112", "ATK-114"]

  options = { players = 4 }
  given {
    set game {
      starter   = player.green
      clockwise = false
    }
  }
  run begin_year { defaults = true }
  expect {
    that = (
      game.clockwise && turn_order()[0] == player.green && turn_order()[1] == player.yellow &&
      turn_order()[2] == player.red && turn_order()[3] == player.blue
    )
  }
}

test "a capital lies on a Sea Zone that is in play and no Polar Circle" {
  cites = ["ATK-088", "ATK-120", "ATK-121"]

  expect {
    that    = contains(capital_sites(), space.new_england) && !contains(capital_sites(), space.midwest)
    message = "on the sea, not inland"
  }
  expect {
    that    = touches(space.eastern_canada, space.arctic_circle) && !contains(capital_sites(), space.eastern_canada)
    message = "not where only a Polar Circle is"
  }
}

test "the regions proposed beside a capital are two" {
  cites = ["ATK-094"]

  options = { players = 2 }
  given {
    set player red { home = space.new_england }
    set space new_england { holder = player.red }
  }
  run place_army {
    p        = player.red
    defaults = true
  }
  expect {
    that = (
      count(held(player.red)) == 3 &&
      all(
        held(player.red),
        space == player.red.home || contains(start_neighbours(player.red.home), space) ||
        touches(space, player.red.home)
      )
    )
  }
}

test "the throws for the order mean nothing once the game has begun" {
  cites = ["ATK-108", "ATK-109"]

  options = { players = 3 }
  dice { rolls = [1, 2, 6, 5, 3, 3] }
  run first_starter {}
  expect { that = game.starter == player.blue && all(powers(), player.throw == 0 && player.rank == 0) }
}

test "with Rail 4 units go any way by land before the crossing, and any way after it" {
  cites = ["ATK-284", "ATK-315", "ATK-317"]

  given {
    call red_holds {
      those = [
        space.patagonia, space.chile, space.peru, space.colombia, space.panama, space.new_england, space.eastern_canada
      ]
    }
    set player red { technologies = [technology.rail_4] }
  }
  expect {
    that    = same(reach(movement.overland, player.red, space.patagonia, 3), [space.chile, space.peru, space.colombia])
    message = "Panama, where the Sea Lane begins, is four regions off"
  }
  expect {
    that = (
      contains(haul(space.patagonia, player.red), space.eastern_canada) &&
      contains(haul(space.eastern_canada, player.red), space.patagonia)
    )
  }
}

test "units are traded in where most of them stand, unless their owner chooses" {
  cites = ["ATK-306"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england, space.midwest, space.old_south] }
    place new_england { red = { infantry = 1 } }
    place midwest { red = { infantry = 4 } }
    place old_south { red = { infantry = 2 } }
  }
  run season {
    p        = player.red
    defaults = true
  }
  play { lines = ["Research", "develop rail_1 for infantry"] }
  expect {
    that = (
      standing(player.red, unit.infantry, space.midwest) == 1 &&
      standing(player.red, unit.infantry, space.old_south) == 2
    )
  }
}

test "where no card is left to draw, a Secret Treaty takes none from the hand" {
  cites = ["ATK-237", "ATK-378"]

  options = { players = 2 }
  given {
    set player red {
      government = government.fascism
      card       = unit.secret_treaty
    }
    call red_hand_holds { cards = [unit.shock_troops] }
  }
  run draw_treaty { p = player.red }
  expect { that = count(pieces(space.red_hand)) == 1 && empty(pieces(space.discards)) }
}
