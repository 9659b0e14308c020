test "a rider rides once a day" {
  setup = true
  cites = ["HEX-1"]

  run {
    set game { active = player.red }
    call riding {}
  }
  play { lines = ["ride from ford to hill", "ride from ford to wood"] }
  refuse {
    line    = "ride from hill to moor"
    because = "Every rider there has moved."
  }
  expect { that = count(pieces(space.hill)) == 1 }
}

test "the mill is closed, and nobody rides through enemies" {
  setup = true

  run {
    set game { active = player.red }
    call riding {}
  }
  refuse { line = ["ride from ford to mill", "ride from ford to keep"] }
}

test "this one fails on purpose" {
  setup = true

  run {
    set game { active = player.red }
    call riding {}
  }
  play { lines = ["ride from ford to moor", "ride from ford to mill"] }
}
