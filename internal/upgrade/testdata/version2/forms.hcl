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
  # So there is nothing to do.
  return {
    when = !any(every(piece), piece.owner == p) # nobody at all
  }
  # That is all.

  mine = where(every(piece), piece.owner == p)
  call starve {
    when  = p.money < count(mine)
    p     = p
    group = mine
    n     = count(mine) - p.money
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

  # or all are fed
  return { when = n <= 0 || empty(group) }

  # The cheapest go first.
  call take_away {
    p     = p
    group = sorted(group, piece.unit.cost)
    n     = n
  }
  say { text = "${p} starves." }
}

procedure take_away {
  params = { p = player, group = list(piece), n = int }

  var left { is = n }
  for c {
    in = group
    # Enough.
    break { when = left == 0 }
    set { left = left - 1 }
    destroy c {}
  }
  emit starved {
    when = n > 0
    by   = p
    n    = n
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

  rested = where(pieces(s), piece.moved > 0)
  set rested { moved = it.moved - 1 }
  set c {
    in    = every(piece)
    where = c.space != s # those elsewhere
    moved = 0
  }
}

# The strongest of those who are left, and how it is with the dead.
function bravest {
  params = { s = space }
  is     = best(pieces(s), piece.unit.attack)
  cites  = ["IW-01", "IW-03..05"]
}

rulebook book {
  clause "IW-03" { text = "The strong are brave." }
  clause "IW-04" { text = "The brave are strong." }
  clause "IW-05" { text = "The others wait." }
}
