# Positions that tests of several files begin from. Nobody holds anything and no piece is on the board but what they say.

procedure hold {
  params = { p = player, those = list(space) }

  set those { holder = p }
}

procedure red_holds {
  params = { those = list(space) }

  call hold { with = [player.red, those] }
}

procedure blue_holds {
  params = { those = list(space) }

  call hold { with = [player.blue, those] }
}

# Units, cards or markers in a space, the first in front or on top.
procedure put {
  params = { those = list(unit), p = optional(player), s = space }

  for u {
    in = those
    create {
      unit  = u
      owner = p
      at    = s
    }
  }
}

procedure red_hand_holds {
  params = { cards = list(unit) }

  call put { with = [cards, player.red, space.red_hand] }
}

procedure deck_holds {
  params = { cards = list(unit) }

  call put {
    those = cards
    p     = none
    s     = space.deck
  }
}

procedure red_has_won {
  params = { markers = list(unit) }

  call put { with = [markers, player.red, space.red_board] }
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
    deck = first(fleet_of(s, p), piece.unit == ship && empty(cargo(piece)))
    carry u { by = deck }
  }
}

# Two destroyers of Red's, one with Infantry aboard and one with Artillery.
procedure laden_destroyers {
  params = { s = space }

  create {
    unit  = unit.destroyer
    owner = player.red
    at    = s
    count = 2
  }
  call stow {
    with  = [player.red, unit.destroyer, s]
    cargo = [unit.infantry, unit.artillery]
  }
}

# Red holds New England, and in the neutral Midwest a marker lies face down.
procedure red_may_parley {
  params = { g = government, marker = unit }

  set player red { government = g }
  set space new_england { holder = player.red }
  create {
    unit = marker
    at   = space.midwest
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

# Two seasons, between which the fields are uncovered as they are between two years.
procedure two_springs {
  params = { p = player }

  call season { with = [p] }
  set p { covered = [] }
  call season { with = [p] }
}

# ---- What stands where

function standing {
  params = { p = player, what = unit, s = space }
  is     = count(pieces(s, p), piece.unit == what && piece.holder == none)
}

function carried {
  params = { p = player, what = unit, s = space }
  is     = count(pieces(s, p), piece.unit == what && piece.holder != none)
}
