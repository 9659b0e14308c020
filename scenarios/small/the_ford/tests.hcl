# A test starts on an empty board, or after the set-up with `setup = true`. `dice` says what the next dice show.

test "wood, hill and ford cost two steps, the river is too deep, and a hex holds one piece" {
  cites = ["FORD-1"]

  given {
    place b3 { west = { spearman = 1 } }
    place b4 { west = { rider = 1 } }
    place a4 { west = { archer = 1 } }
  }
  run orders { p = player.west }
  refuse {
    line = [
      "march from b3 to b6", "march from b3 to b4", "march from b4 to d4", "march from b3 to b1", "march from b3 to e3"
    ]
    because = "That is too far, past an enemy, or no place to stand."
  }
  refuse {
    line    = ["march from c3 to c2", "march from e1 to e2"]
    because = "Nobody of yours can still march from there."
  }
  play { lines = ["march from b3 to b2", "march from b4 to d2"] }
  refuse {
    line    = "march from b2 to b1"
    because = "Nobody of yours can still march from there."
  }
  play { lines = ["march from a4 to a5", "end turn"] }
  expect { that = !empty(pieces(space.b2)) && !empty(pieces(space.d2)) && !any(every(piece), piece.marched) }
}

test "who comes next to an enemy stops, and who starts there may leave" {
  cites = ["FORD-2"]

  given {
    place c4 { west = { spearman = 1 } }
    place c2 { west = { archer = 1 } }
    place d2 { east = { archer = 1 } }
  }
  run orders { p = player.west }
  play { lines = ["march from c2 to b2"] }
  refuse {
    line    = "march from c4 to c2"
    because = "past an enemy"
  }
  play { lines = ["march from c4 to c3", "end turn"] }
  expect { that = !empty(pieces(space.c3)) && !empty(pieces(space.b2)) }
}

test "a piece strikes once, within its range, and marches before but not after" {
  cites = ["FORD-3"]

  given {
    place b3 { west = { archer = 1 } }
    place c2 { west = { spearman = 1 } }
    place b1 { west = { rider = 1 } }
    place d2 { east = { spearman = 1 } }
  }
  dice { rolls = [6, 6, 6] }
  run orders { p = player.west }
  refuse {
    line    = ["strike d2 from b1", "strike d2 from a1", "strike c2 from d2"]
    because = "Nobody there can strike."
  }
  refuse {
    line    = ["strike c2 from b3", "strike e2 from b3"]
    because = "No enemy within reach stands there."
  }
  play { lines = ["strike d2 from b3"] }
  refuse {
    line    = "strike d2 from b3"
    because = "Nobody there can strike."
  }
  refuse {
    line    = "march from b3 to b4"
    because = "Nobody of yours can still march from there."
  }
  play { lines = ["strike d2 from c2", "march from b1 to c1", "end turn"] }
  expect {
    that = !first(pieces(space.d2)).wounded
    said = "The spearman in c2 strikes the spearman in d2: 0."
  }
}

test "in the next turn everybody marches and strikes again" {
  cites = ["FORD-1", "FORD-3"]

  given {
    place c2 { west = { spearman = 1 } }
    place d2 { east = { spearman = 1 } }
  }
  dice { rolls = [6, 6, 5, 5] }
  run orders { p = player.west }
  play { lines = ["strike d2 from c2", "end turn"] }
  run orders { p = player.west }
  play { lines = ["march from c2 to c3", "strike d2 from c3", "end turn"] }
  expect { that = !empty(pieces(space.c3)) }
}

test "the aim: its own, more from a hill, less into a wood, and never less than one" {
  cites = ["FORD-4"]

  cases = {
    "over a meadow" = { who = unit.spearman, here = space.c2, there = space.c3, is = 3 }
    "from a hill"   = { who = unit.spearman, here = space.c4, there = space.c3, is = 4 }
    "into a wood"   = { who = unit.spearman, here = space.a3, there = space.a4, is = 2 }
    "both"          = { who = unit.archer, here = space.c4, there = space.a4, is = 3 }
    "a rider"       = { who = unit.rider, here = space.a3, there = space.a4, is = 1 }
    "into a ford"   = { who = unit.rider, here = space.c2, there = space.d2, is = 2 }
  }

  given {
    create {
      unit  = who
      owner = player.west
      at    = here
    }
  }
  expect { that = aim(first(pieces(here)), there) == is }
}

test "the first hit wounds, the second kills" {
  cites = ["FORD-4", "FORD-5"]

  cases = {
    "both dice miss"        = { rolls = [4, 5], before = false, stays = true, wounded = false }
    "one hits"              = { rolls = [3, 4], before = false, stays = true, wounded = true }
    "both hit"              = { rolls = [3, 1], before = false, stays = false, wounded = false }
    "one hits the wounded"  = { rolls = [3, 4], before = true, stays = false, wounded = false }
    "none hits the wounded" = { rolls = [6, 4], before = true, stays = true, wounded = true }
  }

  given {
    place c2 { west = { spearman = 1 } }
    place d2 { east = { rider = 1 } }
    set c {
      in      = pieces(space.d2)
      wounded = before
    }
  }
  dice { rolls = rolls }
  run orders { p = player.west }
  play { lines = ["strike d2 from c2", "end turn"] }
  expect { that = empty(pieces(space.d2)) != stays && any(pieces(space.d2), piece.wounded) == wounded }
}

test "how many dice each rolls" {
  cites = ["FORD-4"]

  cases = {
    "a spearman" = { who = unit.spearman, rolls = [6, 3] }
    "an archer"  = { who = unit.archer, rolls = [3] }
    "a rider"    = { who = unit.rider, rolls = [6, 2] }
  }

  given {
    create {
      unit  = who
      owner = player.west
      at    = space.c2
    }
    place d2 { east = { spearman = 1 } }
  }
  dice { rolls = rolls }
  run orders { p = player.west }
  play { lines = ["strike d2 from c2", "end turn"] }
  expect { that = first(pieces(space.d2)).wounded }
}

test "who stands in both fords when the turn begins wins" {
  cites = ["FORD-6"]

  cases = {
    "both"                    = { ours = { archer = 1 }, theirs = { archer = 0 }, over = true }
    "one of them"             = { ours = { archer = 0 }, theirs = { archer = 0 }, over = false }
    "one of them the enemy's" = { ours = { archer = 0 }, theirs = { archer = 1 }, over = false }
  }

  given {
    place d2 { west = { rider = 1 } }
    place d5 {
      west = ours
      east = theirs
    }
    place g1 { east = { rider = 1 } }
  }
  run round {}
  expect { that = game.over == over && contains(game.winners, player.west) == over }
}

test "who comes into the second ford must stay there until the next turn" {
  cites = ["FORD-6"]

  given {
    place d2 { east = { rider = 1 } }
    place e5 { east = { archer = 1 } }
    place c5 { west = { spearman = 1 } }
  }
  dice { rolls = [1, 2] }
  run round {}
  play { lines = ["march from c5 to c6", "end turn"] }
  play {
    lines = ["march from e5 to d5", "end turn"]
    by    = player.east
  }
  run round {}
  play { lines = ["strike d5 from c6"] }
  expect { that = !game.over && game.round == 2 && empty(pieces(space.d5)) }
}

test "who has nobody left loses" {
  cites = ["FORD-7"]

  given {
    place a1 { west = { rider = 1 } }
  }
  run round {}
  expect { that = game.over && contains(game.winners, player.west) && !contains(game.winners, player.east) }
}

test "how far each of them comes and strikes" {
  cites = ["FORD-1", "FORD-3"]

  cases = {
    "a spearman from a meadow" = { who = unit.spearman, here = space.b4, comes = 10, strikes = 6 }
    "an archer from a meadow"  = { who = unit.archer, here = space.b4, comes = 10, strikes = 15 }
    "a rider from a meadow"    = { who = unit.rider, here = space.b4, comes = 21, strikes = 6 }
    "a rider next to a ford"   = { who = unit.rider, here = space.e2, comes = 19, strikes = 6 }
    "a spearman on a hill"     = { who = unit.spearman, here = space.c4, comes = 8, strikes = 6 }
  }

  given {
    create {
      unit  = who
      owner = player.west
      at    = here
    }
  }
  expect {
    c = first(pieces(here))
    that = (
      count(reach(movement.by_foot, c, here, who.move)) == comes &&
      count(reach(movement.by_air, c, here, who.range)) == strikes
    )
  }
}

test "the board: hexes that touch lie next to each other, and six surround each that is not at the edge" {
  cites = ["FORD-8"]

  expect {
    that = (
      all([
        for s in every(space) : all(adjacent(s), abs(s.column - space.column) <= 1 && abs(s.row - space.row) <= 1)
      ]) &&
      all(where(
        every(space), space.column > 1 && space.column < 7 && space.row > 1 && space.row < 6
      ), count(adjacent(space)) == 6) &&
      sum(every(space), space.column) == 168 && sum(every(space), space.row) == 147 &&
      count(fords()) == 2
    )
  }
}

test "six on each side of the river" {
  cites = ["FORD-8"]
  setup = true

  expect {
    that = all([
      for p in every(player) :
      count(army(p), piece.unit == unit.spearman) == 3 && count(army(p), piece.unit == unit.archer) == 2 &&
      count(army(p)) == 6
    ]) && all(every(piece), (piece.space.column < 4) == (piece.owner == player.west) && piece.space.column != 4)
  }
  run round {}
  expect { that = !game.over }
}

test "at night the larger army wins" {
  cites = ["FORD-7"]

  cases = {
    "the West is larger"   = { ours = { archer = 2 }, drawn = false, won = player.west }
    "the East is larger"   = { ours = { archer = 0 }, drawn = false, won = player.east }
    "nobody is the larger" = { ours = { archer = 1 }, drawn = true, won = player.east }
  }

  given {
    place a1 { west = ours }
    place g1 { east = { rider = 1 } }
  }
  run nightfall {}
  expect { that = game.over && empty(game.drawn) != drawn && (contains(game.winners, won) || drawn) }
}
