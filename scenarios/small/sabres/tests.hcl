# `given deal` is a procedure that only tests use: it puts cards where a test wants them.

procedure deal {
  params = { at = space, cards = list(unit) }

  for u {
    in = cards
    create {
      unit = u
      at   = at
    }
  }
}

test "thirty cards, two of each, and five in each hand" {
  cites = ["SABRES-1"]
  setup = true

  expect {
    that = (
      count(every(piece)) == 30 &&
      all([for u in every(unit) : count(every(piece), piece.unit == u) == 2]) &&
      count(hand(player.rose)) == 5 && count(hand(player.thorn)) == 5 && count(pieces(space.deck)) == 20 &&
      count(every(unit)) == 15 && sum(every(unit), unit.strength) == 45
    )
  }
}

test "everybody sees his own hand and nobody the deck" {
  cites = ["SABRES-1"]

  cases = {
    "Rose's hand"  = { at = space.hand_of_rose, rose = true, thorn = false }
    "Thorn's hand" = { at = space.hand_of_thorn, rose = false, thorn = true }
    "the deck"     = { at = space.deck, rose = false, thorn = false }
    "the discards" = { at = space.discards, rose = true, thorn = true }
  }

  given {
    create {
      unit = unit.high_3
      at   = at
    }
  }
  expect {
    that = sees(player.rose, first(pieces(at)).unit) == rose && sees(player.thorn, first(pieces(at)).unit) == thorn
  }
}

test "a thrust that nobody parries hits, and both draw up to five" {
  cites = ["SABRES-3", "SABRES-5"]

  given deal {
    at    = space.hand_of_rose
    cards = [unit.high_4, unit.low_1]
  }
  given deal {
    at    = space.hand_of_thorn
    cards = [unit.high_3, unit.high_3, unit.low_5]
  }
  given deal {
    at    = space.deck
    cards = repeated(unit.middle_1, 12)
  }
  run exchange { p = player.rose }
  refuse {
    line    = ["thrust high_3", "thrust low_5"]
    because = "is no answer here"
  }
  play { lines = ["thrust high_4"] }
  expect {
    that = (
      player.rose.hits == 1 && player.thorn.hits == 0 && count(hand(player.rose)) == 5 && count(hand(player.thorn)) == 5
    )
    said = "A hit! Rose has 1."
  }
  expect {
    as   = player.thorn
    said = "Rose thrusts high 4."
  }
  expect { that = count(pieces(space.discards)) == 1 && count(pieces(space.deck)) == 6 && game.active == player.rose }
}

test "a parry is of the same line and at least as strong" {
  cites = ["SABRES-3", "SABRES-2"]

  given deal {
    at    = space.hand_of_rose
    cards = [unit.high_3]
  }
  given deal {
    at    = space.hand_of_thorn
    cards = [unit.high_2, unit.high_3, unit.high_4, unit.low_5]
  }
  run exchange { p = player.rose }
  play { lines = ["thrust high_3"] }
  refuse {
    line    = ["parry with high_2", "parry with low_5"]
    because = "is no answer here"
  }
  play {
    lines = ["parry with high_4"]
    by    = player.thorn
  }
  expect {
    that = (
      player.rose.hits + player.thorn.hits == 0 && count(pieces(space.discards)) == 2 && empty(hand(player.rose)) &&
      count(hand(player.thorn)) == 3
    )
    said = "Thorn parries with high 4."
  }
}

test "a parry of the same strength strikes back" {
  cites = ["SABRES-4"]

  given deal {
    at    = space.hand_of_rose
    cards = [unit.low_3]
  }
  given deal {
    at    = space.hand_of_thorn
    cards = [unit.low_3, unit.low_4]
  }
  given deal {
    at    = space.deck
    cards = repeated(unit.middle_1, 12)
  }
  run exchange { p = player.rose }
  play { lines = ["thrust low_3", "parry with low_3"] }
  expect {
    that = player.thorn.hits == 1 && player.rose.hits == 0 && count(hand(player.rose)) == 5
    said = "Thorn parries and strikes back."
  }
}

test "who could parry may take the hit" {
  cites = ["SABRES-3"]

  given deal {
    at    = space.hand_of_rose
    cards = [unit.low_3]
  }
  given deal {
    at    = space.hand_of_thorn
    cards = [unit.low_3]
  }
  given deal {
    at    = space.deck
    cards = repeated(unit.middle_1, 12)
  }
  run exchange { p = player.rose }
  play { lines = ["thrust low_3", "take the hit"] }
  expect { that = player.rose.hits == 1 && player.thorn.hits == 0 }
}

test "who steps back lets both draw, and who has no card steps back" {
  cites = ["SABRES-2", "SABRES-5"]

  given deal {
    at    = space.hand_of_rose
    cards = [unit.low_3]
  }
  given deal {
    at    = space.deck
    cards = repeated(unit.middle_1, 12)
  }
  run exchange { p = player.thorn }
  expect {
    that = count(hand(player.rose)) == 5 && count(hand(player.thorn)) == 5 && empty(pieces(space.discards))
    said = "Thorn steps back."
  }
  run exchange { p = player.rose }
  play { lines = ["step back"] }
  expect { that = player.rose.hits == 0 && count(hand(player.rose)) == 5 }
}

test "when the deck runs out, the used cards are drawn" {
  cites = ["SABRES-5"]

  given deal {
    at    = space.discards
    cards = repeated(unit.high_1, 12)
  }
  given deal {
    at    = space.deck
    cards = [unit.low_1, unit.low_1, unit.low_1]
  }
  run fill_hands {}
  expect {
    that = (
      count(hand(player.rose), piece.unit == unit.low_1) == 3 && count(hand(player.rose)) == 5 &&
      count(hand(player.thorn)) == 5 &&
      count(pieces(space.deck)) == 5 && empty(pieces(space.discards))
    )
  }
}

test "three hits win" {
  cites = ["SABRES-6"]

  cases = {
    "two"            = { rose = 2, thorn = 2, over = false }
    "three of Rose"  = { rose = 3, thorn = 2, over = true }
    "three of Thorn" = { rose = 0, thorn = 3, over = true }
  }

  given {
    set player rose { hits = rose }
    set player thorn { hits = thorn }
  }
  run {
    check_victory {}
  }
  expect {
    that = (
      game.over == over && contains(game.winners, player.rose) == (rose == 3) &&
      contains(game.winners, player.thorn) == (thorn == 3)
    )
  }
}

test "Rose thrusts first, then Thorn, and the third hit ends it at once" {
  cites = ["SABRES-2", "SABRES-6"]

  given deal {
    at    = space.hand_of_rose
    cards = [unit.high_4]
  }
  given deal {
    at    = space.hand_of_thorn
    cards = [unit.low_5, unit.low_5]
  }
  given deal {
    at    = space.deck
    cards = repeated(unit.middle_5, 30)
  }
  given {
    set player thorn { hits = 2 }
  }
  run round {}
  play {
    lines = ["thrust high_4", "thrust low_5"]
  }
  expect {
    that = (
      game.over && contains(game.winners, player.thorn) && player.rose.hits == 1 && game.round == 1 &&
      game.active == player.thorn
    )
  }
}
