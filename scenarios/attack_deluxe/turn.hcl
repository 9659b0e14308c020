# Years and seasons; what every action begins and ends with.

# The eight actions but for Burn, which has its own place in Winter.
#   move, blitz        movement.hcl
#   transport, navigate
#   negotiate, build, research, burn

# Every action's `do` begins with this: it covers the field on the Government Board and lets a card be played.
procedure begin_order {
  params = { p = player, o = order }

  set p { covered = union(p.covered, [o]) }
  set game { order = o }
}

# And ends with this, also where nothing was done.
procedure end_order {
  params = { p = player, o = order }

  emit order_over {
    by   = p
    what = o
  }
  set p { card = none }
  for s {
    in    = every(space)
    where = s.open_to != none
    set s { open_to = none }
  }
  set game { order = none }
}

function may_order {
  cites  = ["ATK-041"]
  params = { p = player, o = order }
  is     = !contains(p.covered, o)
}

phase season {
  title  = "Season"
  params = { p = player }

  offer {
    to      = p
    actions = [action.move]
    prompt  = "${game.season} of year ${game.round}: choose an action."
    once    = true
  }
}

action move {
  text = "Move"

  require not_covered {
    that    = may_order(actor, order.move)
    message = "You have taken Move this year."
  }

  do {
    call begin_order {
      p = actor
      o = order.move
    }
    call end_order {
      p = actor
      o = order.move
    }
  }
}

sequence game {
  repeat {
    times = option.length.years
    set game { round = game.round + 1 }
    for p {
      in = powers()
      set game { active = p }
      call season { p = p }
      set p { covered = [] }
    }
  }
}
