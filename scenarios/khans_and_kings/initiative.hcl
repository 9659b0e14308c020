# Stub, to be replaced by its owner.
procedure begin_turn {
  set game { round = game.round + 1 }
  say { text = "Turn ${game.round} begins." }
}

phase events {
  title = "Events"
}

procedure roll_colour {
  roll shown { die = die.colours }
  set game { colour = first(shown) }
  say { text = "The Colour Die shows ${game.colour}." }
}

procedure roll_initiative {}

function move_order { is = powers() }

procedure end_of_turn {}

procedure time_is_up {
  ranking = sorted({ for p in powers() : -count(provinces_of(p)) => p })
  end_game {
    winner  = first(ranking)
    because = "${first(ranking)} holds the most provinces."
  }
}
