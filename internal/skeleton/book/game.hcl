# The least that can be played: two players, one place, and a turn in which nothing can be done. Replace it by the game of the book.

scenario "NAME" {
  title            = QUOTED
  language_version = 2
}

player first {}

player second {}

space board {}

unit counter {}

setup {
  place board {
    first  = { counter = 1 }
    second = { counter = 1 }
  }
}

sequence main {
  repeat {
    times = 3
    set game { round = game.round + 1 }
    check_victory {}
  }
}

# lint:ignore SL701 it goes with the rest of this file
victory last_on_the_board {
  when    = all([for p in pieces(space.board) : p.owner == player.first])
  winner  = player.first
  because = "The first player is alone on the board."
}
