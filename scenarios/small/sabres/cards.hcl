# The cards: two of each line and strength, in a deck that is a space off the map, as the hands are.

space deck {
  off_map = true
}

space discards {
  title   = "discard pile"
  off_map = true
}

space hand_of_rose {
  title   = "Rose's hand"
  off_map = true
  hand_of = player.rose
}

space hand_of_thorn {
  title   = "Thorn's hand"
  off_map = true
  hand_of = player.thorn
}

rows unit {
  columns  = [title,      plural,     line,        strength]

  high_1   = ["high 1",   "high 1",   line.high,   1]
  high_2   = ["high 2",   "high 2",   line.high,   2]
  high_3   = ["high 3",   "high 3",   line.high,   3]
  high_4   = ["high 4",   "high 4",   line.high,   4]
  high_5   = ["high 5",   "high 5",   line.high,   5]
  middle_1 = ["middle 1", "middle 1", line.middle, 1]
  middle_2 = ["middle 2", "middle 2", line.middle, 2]
  middle_3 = ["middle 3", "middle 3", line.middle, 3]
  middle_4 = ["middle 4", "middle 4", line.middle, 4]
  middle_5 = ["middle 5", "middle 5", line.middle, 5]
  low_1    = ["low 1",    "low 1",    line.low,    1]
  low_2    = ["low 2",    "low 2",    line.low,    2]
  low_3    = ["low 3",    "low 3",    line.low,    3]
  low_4    = ["low 4",    "low 4",    line.low,    4]
  low_5    = ["low 5",    "low 5",    line.low,    5]
}

setup {
  cites = ["SABRES-1"]

  for u {
    in = every(unit)
    create {
      unit  = u
      at    = space.deck
      count = 2
    }
  }
  shuffle space deck {}
  call fill_hands {}
}
