# Positions that the tests of both editions begin from, besides those of all editions.

# For tests after the set-up: the map as it is then, and on it one infantry of the power whose turn it is. It can always
# move, so no menu closes by itself.
procedure bare_map {
  params = { p = player }

  everything = where(every(piece), piece.holder == none)
  destroy everything {}
  set game {
    active = p
    round  = 1
  }
  outpost = first_of(
    { when = p == player.germany, then = space.libya },
    { when = p == player.united_kingdom, then = space.india },
    { when = p == player.japan, then = space.manchuria },
    { when = p == player.united_states, then = space.china },
    space.buryatia
  )
  create {
    unit  = unit.infantry
    owner = p
    at    = outpost
  }
}

# Nothing shows in a test that the game is over but that its rules run no further.
procedure see_who_wins {
  check_victory {}
  set game { round = game.round + 1 }
}
