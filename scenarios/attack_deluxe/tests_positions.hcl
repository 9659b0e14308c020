# Positions that tests of several files begin from. Nobody holds anything and no piece is on the board but what they say.

procedure hold {
  params = { p = player, those = list(space) }

  for s {
    in = those
    set s { holder = p }
  }
}

procedure red_holds {
  params = { those = list(space) }

  call hold {
    p     = player.red
    those = those
  }
}

procedure blue_holds {
  params = { those = list(space) }

  call hold {
    p     = player.blue
    those = those
  }
}
