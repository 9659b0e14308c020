# A test sees everything, unless `as` says who looks.

procedure chase {
  params = { him = space, watch = list(space) }

  create {
    unit  = unit.smuggler
    owner = player.smuggler
    at    = him
  }
  for s {
    in = watch
    create {
      unit  = unit.constable
      owner = player.watch
      at    = s
    }
  }
  set game { trail = [him] }
}

test "the set-up" {
  cites = ["SMUGGLER-1"]
  setup = true

  expect {
    that = (
      !empty(pieces(space.harbour, player.smuggler)) && count(every(piece)) == 4 &&
      all([space.chapel, space.barracks, space.east_gate], count(constables(space)) == 1) &&
      game.trail == [space.harbour]
    )
  }
}

test "the town: places in rows, streets that lead to the next row or along one, and two canals" {
  cites = ["SMUGGLER-1"]

  expect {
    that = (
      sum(every(space), space.column) == 68 && sum(every(space), space.row) == 51 &&
      count(every(space)) == 17 &&
      all([for s in every(space) : all(streets(s), abs(s.row - space.row) + abs(s.column - space.column) == 2)]) &&
      sum(every(space), count(adjacent(space)) - count(streets(space))) == 4
    )
  }
}

test "the smuggler goes to a free place next to him, also by a canal, and may not stay" {
  cites = ["SMUGGLER-2"]

  given chase {
    him   = space.harbour
    watch = [space.tavern]
  }
  run round {}
  refuse {
    line    = ["slip to tavern", "slip to harbour", "slip to well"]
    because = "There is no way for you, or a constable stands there."
  }
  play {
    lines = ["slip to market"]
    by    = player.smuggler
  }
  expect {
    that = (
      !empty(pieces(space.market, player.smuggler)) &&
      game.trail == [space.fish_market, space.rope_walk, space.bridge, space.market]
    )
  }
}

test "a constable walks one street once, and no canal; one of two in a place stays" {
  cites = ["SMUGGLER-3"]

  given chase {
    him   = space.mill
    watch = [space.market, space.market, space.orchard]
  }
  run patrols {}
  refuse {
    line = [
      "patrol from market to harbour", "patrol from market to school", "patrol from market to market",
      "patrol from orchard to bridge"
    ]
    because = "No street leads there."
  }
  refuse {
    line    = "patrol from mill to brewery"
    because = "No constable can still go from there."
  }
  play {
    lines = ["patrol from market to tavern", "patrol from market to tavern"]
    by    = player.watch
  }
  refuse {
    line    = "patrol from tavern to mill"
    because = "No constable can still go from there."
  }
  play { lines = ["patrol from orchard to well"] }
  expect {
    that = count(constables(space.tavern)) == 2 && count(constables(space.well)) == 1 && !any(every(piece), piece.moved)
  }
}

test "the watch sees him in every third round, after he has moved" {
  cites = ["SMUGGLER-4"]

  cases = {
    "in round two"   = { after = 1, seen = false }
    "in round three" = { after = 2, seen = true }
    "in round four"  = { after = 3, seen = false }
    "in round six"   = { after = 5, seen = true }
  }

  given chase {
    him   = space.mill
    watch = [space.orchard]
  }
  given {
    set game { round = after }
  }
  run round {}
  play { lines = ["slip to tavern"] }
  expect {
    that = (
      sees(player.watch, first(pieces(space.tavern))) == seen && sees(player.smuggler, first(pieces(space.tavern))) &&
      (count(game.trail) == 1) == seen
    )
  }
}

test "who was seen is hidden again when he has moved" {
  cites = ["SMUGGLER-4"]

  given chase {
    him   = space.mill
    watch = [space.orchard]
  }
  given {
    set game { round = 2 }
  }
  run round {}
  play { lines = ["slip to tavern"] }
  expect {
    as   = player.watch
    said = "Somebody sees the smuggler: the Tavern!"
  }
  play { lines = ["wait"] }
  run round {}
  play { lines = ["slip to market"] }
  expect {
    as      = player.watch
    that    = count(game.trail) == 4
    unshown = "slip to"
  }
  expect { that = !sees(player.watch, first(pieces(space.market))) }
}

test "a constable finds him where he is, and nowhere else" {
  cites = ["SMUGGLER-5"]

  given chase {
    him   = space.tavern
    watch = [space.town_hall, space.brewery]
  }
  run patrols {}
  play { lines = ["patrol from town_hall to market"] }
  expect { that = !game.over }
  play { lines = ["patrol from brewery to tavern"] }
  expect {
    that = (
      game.over && contains(game.winners, player.watch) && !contains(game.winners, player.smuggler) &&
      sees(player.watch, first(pieces(space.tavern, player.smuggler)))
    )
  }
}

test "where a constable has looked, the trail ends" {
  cites = ["SMUGGLER-5"]

  given chase {
    him   = space.mill
    watch = [space.market]
  }
  given {
    set game { trail = [space.mill, space.tavern, space.well] }
  }
  run patrols {}
  play { lines = ["patrol from market to tavern"] }
  expect { that = game.trail == [space.mill, space.well] && !game.over }
}

test "who is surrounded has lost" {
  cites = ["SMUGGLER-6"]

  cases = {
    "on all sides"  = { watch = [space.fish_market, space.tavern, space.brewery], over = true }
    "except on one" = { watch = [space.fish_market, space.tavern, space.orchard], over = false }
  }

  given chase {
    him   = space.mill
    watch = watch
  }
  run round {}
  expect { that = game.over == over && contains(game.winners, player.watch) == over }
}

test "two constables meet, and the one who has not moved goes on" {
  cites = ["SMUGGLER-3"]

  given chase {
    him   = space.mill
    watch = [space.market, space.well]
  }
  run patrols {}
  expect { that = game.active == player.watch }
  play { lines = ["patrol from market to well", "patrol from well to orchard"] }
  expect { that = count(constables(space.well)) == 1 && count(constables(space.orchard)) == 1 }
}

test "it is the smuggler's turn, then that of the watch" {
  cites = ["SMUGGLER-2"]

  given chase {
    him   = space.mill
    watch = [space.orchard]
  }
  run round {}
  expect { that = game.active == player.smuggler && game.round == 1 }
  play { lines = ["slip to tavern"] }
  expect { that = game.active == player.watch }
}
