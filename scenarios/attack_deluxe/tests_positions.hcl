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

# Cards in a hand and on the deck, the first on top.
procedure red_hand_holds {
  params = { cards = list(unit) }

  for c {
    in = cards
    create {
      unit  = c
      owner = player.red
      at    = space.red_hand
    }
  }
}

procedure deck_holds {
  params = { cards = list(unit) }

  for c {
    in = cards
    create {
      unit = c
      at   = space.deck
    }
  }
}

procedure oil_lies_in {
  params = { those = list(space) }

  for s {
    in = those
    create {
      unit = unit.oil_marker
      at   = s
    }
  }
}

# Units of p's go aboard ships of that kind in the same space, one in each.
procedure stow {
  params = { p = player, ship = unit, s = space, cargo = list(unit) }

  for what {
    in = cargo
    create u {
      unit  = what
      owner = p
      at    = s
    }
    deck = first([for v in fleet_of(s, p) : v if v.unit == ship && empty(cargo(v))])
    carry u { by = deck }
  }
}

# Four of the actions, in the first year if no other was set.
procedure may_act {
  params = { p = player }

  set game {
    round  = max(1, game.round)
    active = p
  }
  offer {
    to      = p
    actions = [action.move, action.blitz, action.transport, action.navigate]
    prompt  = "Choose an action."
    once    = true
  }
}

# ---- What stands where

function standing {
  params = { p = player, what = unit, s = space }
  is     = count([for u in pieces(s) : u if u.owner == p && u.unit == what && u.holder == none])
}

function carried {
  params = { p = player, what = unit, s = space }
  is     = count([for u in pieces(s) : u if u.owner == p && u.unit == what && u.holder != none])
}
