# The forms that later versions write shorter, with comments in every place.

after phase marching upkeep {
  for p {
    in = every(player)
    call feed {
      p = p
    }
  }
  call wake { s = space.atoll }
}

# Those who cannot pay lose somebody.
procedure feed {
  params = { p = player }
  cites  = ["IW-01"]

  # Nobody to feed.
  if {
    when = !any([for c in every(piece) : c.owner == p]) # nobody at all
    # So there is nothing to do.
    return {}
    # That is all.
  }

  mine = [for c in every(piece) : c if c.owner == p]
  if {
    when = p.money < count(mine)
    call starve {
      p     = p
      group = mine
      n     = count(mine) - p.money
    }
  }
  # A condition that is not alone stays as it is.
  if {
    when = p.money > 0
    pay p { money = min(p.money, count(mine)) }
  }
  else {
    say { text = "${p} has nothing." }
  }
}

# Only if there is somebody.
procedure starve {
  params = { p = player, group = list(piece), n = int }

  if {
    when = n > 0 && !empty(group) # or all are fed

    # The cheapest go first.
    call take_away {
      p     = p
      group = sorted({ for c in group : c.unit.cost => c })
      n     = n
    }
    say { text = "${p} starves." }
  }
}

procedure take_away {
  params = { p = player, group = list(piece), n = int }

  var left { is = n }
  for c {
    in = group
    # Enough.
    if {
      when = left == 0
      break {}
    }
    set left { is = left - 1 }
    destroy c {}
  }
  if {
    when = n > 0
    emit starved {
      by = p
      n  = n
    }
  }
}

event starved {
  fields = { by = player, n = int }
}

on starved mourn {
  say { text = "${by} loses ${n}." }
}

# Pieces may move again.
procedure wake {
  params = { s = space }

  rested = [for c in pieces(s) : c if c.moved > 0]
  for c {
    in = rested
    set c { moved = c.moved - 1 }
  }
  for c {
    in    = every(piece)
    where = c.space != s # those elsewhere
    set c { moved = 0 }
  }
}

# The strongest of those who are left, and how it is with the dead.
function bravest {
  params = { s = space }
  is     = best({ for c in pieces(s) : c.unit.attack => c })
  cites  = ["IW-01", "IW-03", "IW-04", "IW-05"]
}

rulebook book {
  clause "IW-03" { text = "The strong are brave." }
  clause "IW-04" { text = "The brave are strong." }
  clause "IW-05" { text = "The others wait." }
}
