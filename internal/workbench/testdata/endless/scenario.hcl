# Rules that never come to an end: in the set-up, in a test, and after an answer.

scenario "endless" {
  title            = "Without end"
  language_version = 2
}

class game {
  state = { turns = { type = int, default = 0 } }
}

player red {}

space here {}

procedure turn_for_ever {
  repeat {
    while = game.turns >= 0
    set game { turns = (game.turns + 1) % 1000 }
  }
}

setup {
  call turn_for_ever {}
}

test "it turns for ever" {
  run turn_for_ever {}
}

sequence main {
  call turn_for_ever {}
}
