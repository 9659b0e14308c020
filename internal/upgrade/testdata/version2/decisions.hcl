procedure surrender {
  params = { b = battle }

  choose captive {
    by      = where(every(player), player != b.attacker)
    or_else = b.attacker
    prompt  = "Whom do you hand over?"
    from    = where(pieces(b.place), piece.owner != b.attacker)
    pass    = "nobody"
    ask     = true
  }
  destroy captive { when = captive != none }
}

movement on_foot {
  params = { mover = piece }
  pass   = to.domain == domain.land
  cost   = 1
  stop   = to.holder != mover.owner
}

action march {
  text = "march ${n} ${what} from ${here} to ${there}"
  menu = "march"

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor && p.moved == 0])
    message = "You have no piece there that can still move."
  }
  param what {
    in      = unique([for p in pieces(here, actor) : p.unit if p.moved == 0])
    message = "No such piece of yours can still move from there."
  }

  movers = where(pieces(here, actor), piece.unit == what && piece.moved == 0)

  param there {
    in      = reach(movement.on_foot, first(movers), here, what.move)
    message = "That is too far, or not over land."
  }
  param n {
    in = range(1, count(movers))
  }

  require not_home {
    that    = there.holder != actor
    message = "Your own spaces need no marching."
  }

  do {
    for p {
      in = take(movers, n)
      set p { moved = 1 }
      move p { to = there }
    }
  }

  ensure stacking {
    that    = count(pieces(there)) <= 8
    message = "No more than eight pieces may stand in a space."
  }

  appeal = 10 * there.income
}

phase marching {
  title = "March"

  offer {
    to      = game.active
    actions = [action.march]
    prompt  = "March, or stop."
    done    = "stop marching"
  }
}

action reinforce {
  text = "reinforce with ${what}"
  with = { b = battle }

  param what {
    in      = unique([for p in pieces(space.lagoon, actor) : p.unit])
    message = "You have nothing near ${b.place}."
  }

  do {
    going = first(pieces(space.lagoon, actor), piece.unit == what)
    move going { to = b.place }
  }
}

procedure call_for_help {
  params = { b = battle }

  offer {
    to      = every(player)
    actions = [action.reinforce]
    with    = { b = b }
    done    = "send nobody"

    require the_attacker_is_there {
      that    = actor != b.attacker || any(pieces(b.place), piece.owner == actor)
      message = "${actor} has begun this and must be there."
    }
  }
}

after phase marching count_the_marched {
  marched = count(every(piece), piece.moved > 0)
  say {
    text = "${marched} have marched."
  }
}

forbid no_wading {
  movements = [movement.on_foot]
  when      = from == space.atoll && mover.unit == unit.artillery
}

function pace {
  params = { u = unit, mud = int }
  is = first_of(
    { when = u == unit.artillery, then = 1 },
    { when = mud > 2, then = 2 },
    { when = mud > 1, then = 3 },
    4
  )
}

after phase marching pace_of_the_guns {
  say {
    text = "The guns go ${pace(unit.artillery, 1)}."
  }
}
