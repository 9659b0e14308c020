# Tests of the cash advance before the first round. Clauses 116 to 133.

test "Germany spends first, at once, wherever it has a unit, and keeps what is left" {
  setup = true
  cites = ["EUR-116", "EUR-117", "EUR-119", "EUR-120", "EUR-122", "EUR-123"]

  run open_game {}
  refuse {
    by      = player.germany
    line    = "place 1 infantry in sardinia"
    because = "What is bought now goes where your side has a unit already"
  }
  refuse {
    line    = "place 1 infantry in moscow"
    because = "What is bought now goes where your side has a unit already: land units and aircraft ashore, ships at sea."
  }
  refuse {
    line    = "place 5 infantry in crete"
    because = "infantry costs 3 IPC"
  }
  refuse {
    line    = "place 1 industrial_complex in germany"
    because = "That costs more than is left of the advance."
  }
  refuse {
    line    = "place 1 bomber in germany"
    because = "That costs more than is left of the advance."
  }
  play {
    by    = player.germany
    lines = ["place 1 armour in poland", "place 1 artillery in tunisia", "keep the rest"]
  }
  expect {
    that = (
      standing(player.germany, unit.armour, space.poland) == 3 &&
      standing(player.germany, unit.artillery, space.tunisia) == 2
    )
  }
  expect {
    that    = player.germany.ipc == 0
    message = "What is kept is paid when both sides have had their chance."
  }
}

test "the Allies share 12 IPC as they agree, and place where any of them has a unit" {
  setup = true
  cites = ["EUR-024", "EUR-118", "EUR-119", "EUR-122", "EUR-124"]

  run open_game {}
  play {
    by    = player.germany
    lines = ["keep the rest"]
  }
  play {
    by    = player.soviet_union
    lines = ["0", "12"]
  }
  play {
    by    = player.united_kingdom
    lines = ["true"]
  }
  play {
    by    = player.united_states
    lines = ["true"]
  }
  refuse {
    by      = player.united_kingdom
    line    = "place 2 transport in north_sea"
    because = "transport costs 8 IPC; of the advance 12 are left."
  }
  refuse {
    line    = "place 1 transport in baltic_sea"
    because = "What is bought now goes where your side has a unit already: land units and aircraft ashore, ships at sea."
  }
  refuse {
    line    = "place 1 fighter in germany"
    because = "What is bought now goes where your side has a unit already: land units and aircraft ashore, ships at sea."
  }
  play {
    by    = player.united_kingdom
    lines = ["place 1 infantry in moscow", "place 1 transport in white_sea"]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.moscow) == 1 &&
      standing(player.united_kingdom, unit.transport, space.white_sea) == 1
    )
  }
}

test "ships go to sea, land units and aircraft ashore" {
  setup = true
  cites = ["EUR-119"]

  run open_game {}
  refuse {
    line    = "place 1 transport in germany"
    because = "What is bought now goes where your side has a unit already: land units and aircraft ashore, ships at sea."
  }
  refuse {
    line    = "place 1 infantry in danish_sea"
    because = "What is bought now goes where your side has a unit already: land units and aircraft ashore, ships at sea."
  }
  refuse {
    line    = "place 1 fighter in danish_sea"
    because = "What is bought now goes where your side has a unit already: land units and aircraft ashore, ships at sea."
  }
  play { lines = ["place 1 submarine in danish_sea", "place 1 artillery in crete"] }
  expect {
    that = (
      standing(player.germany, unit.submarine, space.danish_sea) == 3 &&
      standing(player.germany, unit.artillery, space.crete) == 1
    )
  }
}

test "no number limits what is placed in a territory" {
  setup = true
  cites = ["EUR-121"]

  run open_game {}
  play { lines = ["place 4 infantry in crete"] }
  expect { that = standing(player.germany, unit.infantry, space.crete) == 5 }
}

test "what is kept is added to the money that each power starts with" {
  setup = true
  cites = ["EUR-123", "EUR-125..130", "EUR-132"]

  expect {
    that    = all(every(player), player.ipc == 0)
    message = "Nobody has money before the advance is spent."
  }
  run open_game {}
  play { lines = ["place 1 infantry in crete", "keep the rest"] }
  play { lines = ["4", "5", "true", "true"] }
  play { lines = ["keep the rest", "place 1 artillery in malta", "keep the rest"] }
  expect {
    that = (
      player.germany.ipc == 40 + 9 && player.soviet_union.ipc == 24 + 4 && player.united_kingdom.ipc == 25 + 1 &&
      player.united_states.ipc == 40 + 3
    )
  }
  expect { that = all(every(player), player.advance == 0) }
}

test "a complex alone is no foothold" {
  setup = true
  cites = ["EUR-119"]

  given {
    troops = where(pieces(space.stalingrad), !piece.unit.industry)
    destroy troops {}
  }
  run open_game {}
  play { lines = ["keep the rest", "12", "true", "true"] }
  refuse {
    by      = player.soviet_union
    line    = "place 1 infantry in stalingrad"
    because = "What is bought now goes where your side has a unit already: land units and aircraft ashore, ships at sea."
  }
}

test "who says nothing of the shares shares alike" {
  setup = true
  cites = ["EUR-124"]

  run open_game { defaults = true }
  play { lines = ["keep the rest"] }
  expect {
    that = (
      player.germany.advance == 12 && player.soviet_union.advance == 4 && player.united_kingdom.advance == 4 &&
      player.united_states.advance == 4
    )
  }
}

test "who says nothing agrees to the shares that were proposed" {
  setup = true
  cites = ["EUR-124"]

  run open_game { defaults = true }
  play { lines = ["keep the rest", "12"] }
  expect { that = player.soviet_union.advance == 12 && player.united_kingdom.advance == 0 }
}

test "without agreement each Ally has a third" {
  setup = true
  cites = ["EUR-124"]

  cases = {
    "Great Britain refuses"     = { answers = ["false"] }
    "the United States refuses" = { answers = ["true", "false"] }
  }

  run open_game {}
  play {
    by    = player.germany
    lines = ["keep the rest"]
  }
  play { lines = ["12"] }
  play { lines = answers }
  expect {
    that = player.soviet_union.advance == 4 && player.united_kingdom.advance == 4 && player.united_states.advance == 4
  }
}

test "the game begins with the advance, and Germany's first turn follows" {
  setup = true
  cites = ["EUR-014", "EUR-018", "EUR-116", "EUR-126", "EUR-138"]

  run play_round {}
  play { lines = ["keep the rest"] }
  expect { that = game.round == 0 }
  play { lines = ["0", "0", "true", "true", "keep the rest"] }
  expect { that = game.round == 1 && game.active == player.germany && game.phase == phase.purchase_units }
  expect { that = player.germany.ipc == 52 && player.united_states.ipc == 52 && player.soviet_union.ipc == 24 }
}
