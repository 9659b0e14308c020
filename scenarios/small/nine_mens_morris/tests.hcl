# A test sets up a position, plays lines as people type them, and says what is refused and what is true afterwards.

procedure men_stand {
  params = { white = list(space), black = list(space) }

  set game { active = player.white }
  for s {
    in = white
    create {
      unit  = unit.man
      owner = player.white
      at    = s
    }
  }
  for s {
    in = black
    create {
      unit  = unit.man
      owner = player.black
      at    = s
    }
  }
}

test "men are placed on empty points, and nobody moves before all are placed" {
  cites = ["MORRIS-1"]
  setup = true

  run round {}
  refuse {
    line    = "move from a1 to a4"
    because = "Place your men first."
  }
  play { lines = ["place a man on d2", "place a man on f4"] }
  run round {}
  refuse {
    line    = "place a man on d2"
    because = "Somebody stands there."
  }
  play { lines = ["place a man on b4"] }
  expect { that = player.white.men == 7 && player.black.men == 8 && count(standing(player.white)) == 2 }
}

test "who closes a mill takes a man, but none out of a mill" {
  cites = ["MORRIS-2"]

  given men_stand {
    white = [space.a7, space.d7, space.b4]
    black = [space.a1, space.d1, space.g1, space.e3]
  }
  given {
    gain player white { men = 1 }
  }
  run turn {}
  play { lines = ["place a man on g7"] }
  expect {
    that = count(standing(player.black)) == 3 && empty(pieces(space.e3)) && player.white.men == 0
    said = "White closes a mill and takes the man on e3."
  }
}

test "if all are in mills, any may be taken" {
  cites = ["MORRIS-2"]

  given men_stand {
    white = [space.a7, space.d7, space.b4, space.f6, space.g4]
    black = [space.a1, space.d1, space.g1]
  }
  run turn {}
  play { lines = ["move from g4 to g7", "take the man on d1"] }
  expect { that = count(standing(player.black)) == 2 && empty(pieces(space.d1)) && game.quiet == 0 }
}

test "a mill that stands already is not closed by another man, and one that is opened may be closed again" {
  cites = ["MORRIS-2"]

  given men_stand {
    white = [space.a7, space.d7, space.g7, space.c3]
    black = [space.e4, space.f2, space.b2, space.d5]
  }
  run turn {}
  play { lines = ["move from c3 to d3"] }
  expect { that = count(standing(player.black)) == 4 && game.quiet == 1 }
  run turn {}
  play { lines = ["move from g7 to g4"] }
  run turn {}
  play { lines = ["move from g4 to g7", "take the man on f2"] }
  expect { that = count(standing(player.black)) == 3 }
}

test "a man moves to the next point" {
  cites = ["MORRIS-3"]

  given men_stand {
    white = [space.a7, space.d6, space.f4, space.c3]
    black = [space.d7, space.e5, space.e4]
  }
  run turn {}
  refuse {
    line    = ["move from a7 to d7", "move from a7 to a1", "move from d6 to e5", "move from d6 to d3"]
    because = "A man moves along a line to the next point"
  }
  refuse {
    line    = ["move from e5 to c5", "move from g1 to d1"]
    because = "You have no man there."
  }
  refuse {
    line    = "place a man on g1"
    because = "All your men are placed."
  }
  play { lines = ["move from d6 to d5"] }
  expect { that = !empty(pieces(space.d5, player.white)) && empty(pieces(space.d6)) }
}

test "the last three men go anywhere, but not while one is in hand" {
  cites = ["MORRIS-4"]

  given men_stand {
    white = [space.a7, space.d6, space.f4]
    black = [space.d7, space.e5, space.e4, space.b4]
  }
  run turn {}
  refuse {
    line    = "move from a7 to e4"
    because = "A man moves along a line to the next point"
  }
  play { lines = ["move from a7 to g1"] }
  expect { that = !empty(pieces(space.g1, player.white)) }
  given {
    gain player white { men = 1 }
  }
  expect {
    that    = same(ways(space.f4, player.white), [space.f6, space.g4, space.f2])
    message = "with a man in hand, three on the board are not the last three"
  }
}

test "two men are too few, and those in hand count" {
  cites = ["MORRIS-5"]

  cases = {
    "two men"             = { hand = 0, at = [space.a1, space.d1], over = true }
    "two and one in hand" = { hand = 1, at = [space.a1, space.d1], over = false }
    "three men"           = { hand = 0, at = [space.a1, space.d1, space.d6], over = false }
  }

  given men_stand {
    white = at
    black = [space.d7, space.e5, space.e4]
  }
  given {
    gain player white { men = hand }
  }
  run {
    check_victory {}
  }
  expect { that = game.over == over && contains(game.winners, player.black) == over }
}

test "who cannot move has lost" {
  cites = ["MORRIS-5"]

  cases = {
    "hemmed in"           = { hand = 0, black = [space.d7, space.a4, space.d1, space.g4, space.b4], over = true }
    "with a man to place" = { hand = 1, black = [space.d7, space.a4, space.d1, space.g4, space.b4], over = false }
    "with one way out"    = { hand = 0, black = [space.d7, space.a4, space.d1, space.b4, space.e4], over = false }
  }

  given men_stand {
    white = [space.a7, space.g7, space.a1, space.g1]
    black = black
  }
  given {
    gain player white { men = hand }
  }
  run {
    check_victory {}
  }
  expect { that = game.over == over && contains(game.winners, player.black) == over }
}

test "forty quiet moves are a draw" {
  cites = ["MORRIS-6"]

  cases = {
    "thirty-eight" = { n = 38, over = false }
    "thirty-nine"  = { n = 39, over = true }
  }

  given men_stand {
    white = [space.a7, space.d6, space.f4, space.c3]
    black = [space.d7, space.e5, space.e4]
  }
  given {
    set game { quiet = n }
  }
  run turn {}
  play { lines = ["move from d6 to d5"] }
  run {
    check_victory {}
  }
  expect { that = game.over == over && empty(game.winners) && (count(game.drawn) == 2) == over }
}

test "White begins, and the turns alternate" {
  cites = ["MORRIS-1"]
  setup = true

  run round {}
  play {
    lines = ["place a man on a1"]
    by    = player.white
  }
  play {
    lines = ["place a man on a4"]
    by    = player.black
  }
  run round {}
  play {
    lines = ["place a man on d1"]
    by    = player.white
  }
  expect { that = game.round == 2 && game.active == player.black }
}

test "Black closes mills as White does, and takes a white man" {
  cites = ["MORRIS-2"]

  given men_stand {
    white = [space.b2, space.c5, space.e3, space.g4]
    black = [space.a7, space.d7, space.b4, space.g1]
  }
  given {
    set game { active = player.black }
    gain player black { men = 1 }
  }
  run turn {}
  play {
    lines = ["place a man on g7", "take the man on e3"]
    by    = player.black
  }
  expect { that = count(standing(player.white)) == 3 && count(standing(player.black)) == 5 }
}

test "a mill takes nobody where nobody is left" {
  cites = ["MORRIS-2"]

  given men_stand {
    white = [space.a7, space.d7, space.g4]
    black = []
  }
  run turn {}
  play { lines = ["move from g4 to g7"] }
  expect { that = count(standing(player.white)) == 3 }
}

test "the end is found before the next turn" {
  cites = ["MORRIS-5"]

  given men_stand {
    white = [space.a7, space.d7]
    black = [space.g1, space.d1, space.b4]
  }
  run round {}
  expect { that = game.over && game.round == 1 && contains(game.winners, player.black) }
}

test "a line of both colours is no mill" {
  cites = ["MORRIS-2"]

  given men_stand {
    white = [space.a7, space.g4]
    black = [space.d7]
  }
  run turn {}
  play { lines = ["move from g4 to g7"] }
  expect { that = count(standing(player.black)) == 1 && !in_a_mill(space.g7, player.white) }
}
