# New units: where they are mobilized, and what is given back.

# ---- Phase 5

# Nor is one that was bought this turn.
function eligible_works {
  cites = concat(inherited, ["A42-401"])
}

phase mobilize_new_units {
  cites = ["A42-399", "A42-114"]

  offer {
    to      = game.active
    actions = [action.mobilize, action.launch]
    prompt  = "Mobilize the units you bought."
    done    = "end mobilization"

    require carriers {
      that    = berthed(game.active) == 0
      message = "A fighter waits at sea for a new carrier: launch it there first."
      cites   = ["A42-385", "A42-387", "A42-508", "A42-528"]
    }
  }
  call refund { with = [game.active] }
  call report_waiting { p = game.active }

  # No deck came for them.
  lost = at_sea(game.active)
  destroy lost {}
}

action mobilize {
  kept = unberthed(actor)

  ensure carriers {
    that    = unberthed(actor) <= kept
    message = "That room is needed for the carrier which fighters at sea wait for."
    cites   = ["A42-385", "A42-508"]
  }
}

# Fighters that wait in the zone go aboard.
action launch {
  cites = ["A42-403", "A42-408..410"]

  kept = unberthed(actor)

  ensure carriers {
    that    = unberthed(actor) <= kept
    message = "That room is needed for the carrier which fighters at sea wait for."
    cites   = ["A42-385", "A42-508"]
  }
}

after action launch fighters_come_aboard {
  cites = ["A42-385", "A42-528"]

  for f {
    in    = pieces(there)
    where = f.owner == actor && f.holder == none
    call embark { with = [f] }
  }
}

# On a carrier of the power's own, new or old, beside the complex.
function berth {
  is    = c.owner == p && deck_room(c) > 0
  cites = ["A42-411..414"]
}

action base {
  menu  = "base a new fighter on a carrier"
  cites = ["A42-411..414"]

  kept = unberthed(actor)

  param there {
    message = "No carrier of yours lies there with room on its deck."
  }
  param ship {
    message = "That is no carrier of yours with room on its deck."
  }
  ensure carriers {
    that    = unberthed(actor) <= kept
    message = "That room is needed for the carrier which fighters at sea wait for."
    cites   = ["A42-385", "A42-508"]
  }
}

# What the limits of the complexes keep out goes back to the bank; what a power could mobilize and does not, waits.
procedure refund {
  params = { p = player }
  cites  = ["A42-418"]

  yards = where(every(space), eligible_works(space, p))
  docks = [for s in yards : s if any(adjacent(s), space.domain == domain.sea)]
  sites = [for s in every(space) : s if s.controller == p && s.was_held_by == p && s.income > 0 && !works(s)]
  mine  = pieces(space.mobilization_zone, p)
  ships = where(mine, piece.unit.domain == domain.sea)
  halls = where(mine, piece.unit.industry)

  call return_to_the_box {
    with = [p, ships]
    room = sum(docks, capacity(space))
  }
  call return_to_the_box {
    p     = p
    units = where(pieces(space.mobilization_zone, p), !piece.unit.industry)
    room  = sum(yards, capacity(space))
  }
  call return_to_the_box {
    with = [p, halls]
    room = count(sites)
  }
}

procedure return_to_the_box {
  params = { p = player, units = list(piece), room = int }
  cites  = ["A42-418"]

  return { when = count(units) <= room }

  choose returned {
    by      = p
    prompt  = "Your complexes cannot mobilize all of these. Which do you return, at their price?"
    from    = units
    count   = count(units) - room
    default = reversed(sorted(units, piece.unit.price))
  }
  price = sum(returned, piece.unit.price)
  gain p { ipc = price }
  say { text = "${p} returns ${returned} and gets ${price} IPC back." }
  destroy returned {}
}
