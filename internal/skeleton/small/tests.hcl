# A test starts on an empty board, or after the set-up with `setup = true`.

test "a rider moves two spaces, a guard one" {
  cites = ["NAME-1"]

  given {
    set game { active = player.red }
    place red_city {
      red = { guard = 1, rider = 1 }
    }
  }
  run {
    call marching {}
  }
  refuse {
    line    = "march 1 guard from red_city to bridge"
    because = "That is too far."
  }
  play {
    lines = ["march 1 rider from red_city to bridge", "stop marching"]
  }
  expect {
    that    = count(pieces(space.bridge)) == 1
    message = "the rider has arrived"
  }
}

test "two guards beat one, and both sides roll" {
  cites = ["NAME-2"]

  given {
    place bridge {
      red  = { guard = 2 }
      blue = { guard = 1 }
    }
  }
  dice {
    rolls = [2, 6, 6]
  }
  run {
    defaults = true
    call fight { with = [space.bridge, player.red] }
  }
  expect {
    that    = count(pieces(space.bridge)) == 2 && all(pieces(space.bridge), piece.owner == player.red)
    message = "the defender is gone and nobody else"
  }
}

test "both cities win" {
  cites = ["NAME-3"]

  setup = true
  given {
    set space blue_city { holder = player.red }
  }
  expect {
    that    = all([for s in every(space) : s.holder == player.red if s.city])
    message = "red holds them"
  }
}
