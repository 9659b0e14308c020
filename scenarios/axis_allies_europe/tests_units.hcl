# Tests of the figures of the units, of who plays, and of what there is.

test "the figures of the units" {
  cases = {
    "infantry"           = { u = unit.infantry, figures = [1, 2, 1, 3], cites = ["EUR-495", "EUR-496", "EUR-498", "EUR-499"] }
    "artillery"          = { u = unit.artillery, figures = [2, 2, 1, 4], cites = ["EUR-015", "EUR-513..516"] }
    "armour"             = { u = unit.armour, figures = [3, 2, 2, 5], cites = ["EUR-500..503"] }
    "antiaircraft gun"   = { u = unit.aa_gun, figures = [0, 1, 1, 5], cites = ["EUR-457..460"] }
    "industrial complex" = { u = unit.industrial_complex, figures = [0, 0, 0, 0], cites = ["EUR-479..482"] }
    "fighter"            = { u = unit.fighter, figures = [3, 4, 4, 12], cites = ["EUR-145", "EUR-535..538"] }
    "bomber"             = { u = unit.bomber, figures = [4, 1, 6, 25], cites = ["EUR-525..528"] }
    "transport"          = { u = unit.transport, figures = [0, 1, 2, 8], cites = ["EUR-206", "EUR-559", "EUR-632..635"] }
    "submarine"          = { u = unit.submarine, figures = [2, 2, 2, 8], cites = ["EUR-210", "EUR-559", "EUR-596..599"] }
    "destroyer"          = { u = unit.destroyer, figures = [3, 3, 2, 12], cites = ["EUR-015", "EUR-559", "EUR-621..624"] }
    "carrier"            = { u = unit.carrier, figures = [1, 3, 2, 18], cites = ["EUR-559..563"] }
    "battleship"         = { u = unit.battleship, figures = [4, 4, 2, 24], cites = ["EUR-559", "EUR-586..589"] }
  }

  expect {
    that = (
      same([u.attack, u.defence, u.move, u.cost], figures) && u.attack == figures[0] && u.defence == figures[1] &&
      u.move == figures[2] && u.cost == figures[3]
    )
    message = "attack, defence, moves and price of ${u}"
  }
}

test "the units are of twelve kinds, four on land, five at sea, two in the air, and the complex" {
  cites = ["EUR-060", "EUR-063", "EUR-069", "EUR-072", "EUR-492", "EUR-522", "EUR-558"]

  expect {
    that = same(
      where(every(unit), unit.domain == domain.land && !unit.industry),
      [unit.infantry, unit.artillery, unit.armour, unit.aa_gun]
    )
  }
  expect { that = same(where(every(unit), unit.captures), [unit.infantry, unit.artillery, unit.armour]) }
  expect {
    that = same(
      where(every(unit), unit.domain == domain.sea),
      [unit.carrier, unit.battleship, unit.destroyer, unit.submarine, unit.transport]
    )
  }
  expect { that = same(where(every(unit), unit.domain == domain.air), [unit.bomber, unit.fighter]) }
  expect { that = same(where(every(unit), unit.industry), [unit.industrial_complex]) }
}

test "moves are from one to six spaces, and a ship's are two" {
  cites = ["EUR-105", "EUR-155", "EUR-559"]

  expect { that = all([for u in every(unit) : u.move >= 1 && u.move <= 6 if !u.industry]) }
  expect { that = all(where(every(unit), unit.domain == domain.sea), unit.move == 2) }
  expect { that = unit.bomber.move == 6 && unit.infantry.move == 1 }
}

test "what the ships carry" {
  cites = ["EUR-590", "EUR-600", "EUR-625"]

  expect { that = !any([unit.battleship, unit.submarine, unit.destroyer], unit.lifts_land || unit.deck) }
  expect {
    that = (
      same(where(every(unit), unit.deck), [unit.carrier]) && same(where(every(unit), unit.lifts_land), [unit.transport])
    )
  }
}

test "what ships may support a landing" {
  cites = ["EUR-297", "EUR-305", "EUR-306"]

  expect { that = same(where(every(unit), unit.bombards), [unit.battleship, unit.destroyer]) }
}

test "a bomber costs what the book prints, or what the other editions have" {
  cites = ["EUR-528"]

  cases = {
    "printed" = { choice = bomber_price.printed, cost = 25 }
    "sister"  = { choice = bomber_price.sister, cost = 15 }
  }

  options = { bomber_price = choice }

  expect { that = unit.bomber.price == cost && unit.fighter.price == 12 }
}

test "what costs least is proposed as a casualty first, and a submarine before a transport" {
  cites = ["EUR-184", "EUR-189"]

  expect { that = all([for u in every(unit) : u.loss_rank == u.cost if u.fights && !u.lifts_land]) }
  expect { that = unit.transport.loss_rank == unit.submarine.loss_rank + 1 }
}

test "dice have six faces" {
  cites = ["EUR-010", "EUR-073"]

  cases = {
    "every face" = { rolls = [1, 2, 3, 4, 5, 6], total = 21 }
    "sixes"      = { rolls = [6, 6, 6, 6, 6, 6], total = 36 }
  }

  given {
    set game { active = player.germany }
  }
  dice { rolls = rolls }
  run {
    roll faces {
      die   = die.d6
      count = 6
    }
    gain player germany { ipc = sum(faces) }
  }
  expect { that = player.germany.ipc == total }
}

# ---- Who plays

test "two, three or four people play" {
  cites = ["EUR-001", "EUR-033..035"]

  expect {
    that    = same([for s in every(seating) : count(s.seats)], [2, 3, 4])
    message = "one seating each for two, three and four people, and none for more"
  }
  expect {
    that = (
      same(seating.two.seats[0], [player.germany]) &&
      same(seating.two.seats[1], [player.soviet_union, player.united_kingdom, player.united_states])
    )
  }
  expect {
    that = (
      same(seating.three.seats[0], [player.germany]) &&
      same(seating.three.seats[1], [player.soviet_union]) &&
      same(seating.three.seats[2], [player.united_kingdom, player.united_states])
    )
  }
  expect {
    that = (
      same(seating.four.seats[0], [player.germany]) && same(seating.four.seats[1], [player.soviet_union]) &&
      same(seating.four.seats[2], [player.united_kingdom]) && same(seating.four.seats[3], [player.united_states])
    )
  }
}

test "Germany plays against three Allies, and every turn comes in its order" {
  cites = ["EUR-028", "EUR-138"]

  expect { that = same(where(every(player), player.alliance == alliance.axis), [player.germany]) }
  expect {
    that = same(
      where(every(player), player.alliance == alliance.allies),
      [player.soviet_union, player.united_kingdom, player.united_states]
    )
  }
  expect {
    that = (
      player.germany.order == 1 && player.soviet_union.order == 2 && player.united_kingdom.order == 3 &&
      player.united_states.order == 4
    )
  }
}

test "each power has money and units of its own" {
  setup = true
  cites = ["EUR-005", "EUR-036", "EUR-042", "EUR-043", "EUR-132", "EUR-133"]

  expect { that = player.united_states.purse == 40 && player.germany.purse == 40 }
  expect { that = all([for p in every(player) : p.purse == production(p) && any(every(piece), piece.owner == p)]) }
}
